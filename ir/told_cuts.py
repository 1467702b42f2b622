"""Finds what a plan says of ops (`plan.cut` and its companions), and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.analysis.surroundings import Surroundings
from shardwright.ir.core import Module, Op, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.spec import plan
from shardwright.spec.attributes import AxisList
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import WORDS, Told, is_told
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.stages import MOVERS
from shardwright.spec.verifying.faults import Fault, Unfit
from shardwright.spec.verifying.read_cuts import read


def told_ops(module: Module) -> Iterator[Op]:
    """Ops about whose cut a plan says something, in program order."""
    return (op for op in module.walk() if op.notes.items_tuple and is_told(op.notes))


def expect_untold(module: Module, lost: str) -> None:
    """For a pass with which cuts would be lost. Raises ProgramError at the first op with one."""
    for op in told_ops(module):
        help = "run insert-reshards and reshard-to-collectives first, or strip-plan"
        raise op_error(module, op, f"is cut by a plan, {lost}", help=help)


def told_of(module: Module, mesh: Mesh) -> dict[Op, Told]:
    """By op what a plan says. Raises ProgramError at the first op where that cannot be done."""
    found: dict[Op, Told] = {}
    surroundings = Surroundings(module)
    for op in told_ops(module):
        try:
            found[op] = _told(op, mesh, surroundings)
        except Unfit as unfit:
            fault = unfit.fault
            raise op_error(module, op, str(fault), help=fault.help) from None
    return found


def fault_of(module: Module, op: Op, surroundings: Surroundings | None = None) -> Fault | None:
    """What is wrong with what a plan says of an op; `surroundings` of the module, where known."""
    found = mesh_of_plan(module)
    if found is None:
        help = 'add one, for example  sdy.mesh @mesh = <["x"=8]>'
        return Fault("is cut by a plan, but the program has no mesh", _key(op), help)
    try:
        _told(op, found[1], surroundings or Surroundings(module))
    except Unfit as unfit:
        return unfit.fault
    return None


def algorithm_fault(op: Op) -> Fault | None:
    """What is wrong with the place of a collective's algorithm: it is of one that nothing merges
    with others.
    """
    if plan.ALGORITHM not in op.notes or op.name in COLLECTIVES:
        return None
    needed = plan.TOLD if op.name in MOVERS else plan.PARTIAL
    if needed in op.notes:
        return None
    help = f"add {needed}" + ("" if needed == plan.TOLD else ' = "all_reduce"')
    return Fault(f"has {plan.ALGORITHM} without {needed}", plan.ALGORITHM, help)


def mesh_of_plan(module: Module) -> tuple[str, Mesh] | None:
    """The mesh that cuts are over, with its name: the first that has axes."""
    return next(((name, mesh) for name, mesh in module.meshes.items() if mesh.axes), None)


def _key(op: Op) -> str:
    return next((word for word in WORDS if word in op.notes), plan.CUT)


def _told(op: Op, mesh: Mesh, surroundings: Surroundings) -> Told:
    told = read(op.sig, op.notes, mesh)
    expect_spread(op, told, surroundings)
    return told


def expect_spread(op: Op, told: Told, surroundings: Surroundings) -> None:
    """Raises Unfit where an op is not spread over the mesh by itself."""
    for around in surroundings.of(op):
        if around.sig.rule is not None:
            message = f"is cut by a plan, but stands in the body of {around.name}, which runs per"
            raise Unfit(f"{message} element", _key(op), f"cut the {around.name} instead")
        manual = around.attrs.get("manual_axes")
        if isinstance(manual, AxisList):
            _expect_free(op, told, manual.axes)
        if plan.KERNEL in around.notes and "callee" in around.attrs:
            name = callee(around)
            message = f"is cut by a plan, but stands in @{name}, which one kernel runs"
            help = f"cut the arguments of @{name} by sdy.sharding, or remove {plan.KERNEL}"
            raise Unfit(message, _key(op), help)
        if "decomposition" in around.attrs:
            name = callee(around)
            message = f"is cut by a plan, but stands in @{name}, which a composite is made of"
            help = f"call @{name} in place of the composite, or cut what uses it"
            raise Unfit(message, _key(op), help)


def _expect_free(op: Op, told: Told, manual: tuple[Axis, ...]) -> None:
    names = {axis.name for axis in manual}
    for axes in told.cut or ():
        for axis in axes:
            if axis.name in names:
                message = f'has {plan.CUT} over axis "{axis.name}", which is manual here'
                help = "cut it over axes that are not manual, or change the manual computation"
                raise Unfit(message, plan.CUT, help)
