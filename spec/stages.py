"""The five stages of a program, as executable checks of what may stand at each.

    input -> propagated -> resharded -> collective -> local

A stage is a list of checks over all ops; a check gives the words that finish the sentence "needs
stage S, but ...", or None. Modules, ops and values are those of `ir`, which this layer cannot
import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from shardwright.spec import plan
from shardwright.spec.attributes import EMPTY, AxisList, ShardingAttr, ShardingPerValue
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.blocks.halo import received
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.layout import (
    Disagreement,
    Layout,
    agreed_cut,
    disagreement,
    exchanges,
    layout_of,
)
from shardwright.spec.op import REDUCERS, Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW
from shardwright.spec.types import TensorType
from shardwright.spec.verifying.read_cuts import read

STAGES = ("input", "propagated", "resharded", "collective", "local")

_PROPAGATE = "run sdy-propagation-pipeline first"
_INSERT = "run insert-reshards first"
_LOWER = "run reshard-to-collectives first"
_LOCALIZE = "run localize first"
_DONE = "that pass has run already"

# How a program gets to a stage that takes several passes, for people.
ROADS = {"local": "the pipelines propagate,partition lead there"}

# sdy ops, and the pass that removes them.
_ANNOTATIONS = dict.fromkeys(
    (
        "sdy.sharding_constraint",
        "sdy.sharding_group",
        "sdy.data_flow_edge",
        "sdy.func_data_flow_edge",
        "sdy.named_computation",
    ),
    _PROPAGATE,
)
# Ops that only steer propagation, which leaves them: identities from then on.
SPENT = frozenset({"sdy.propagation_barrier"})
_COLLECTIVES = (
    "sdy.all_gather",
    "sdy.all_slice",
    "sdy.all_to_all",
    "sdy.collective_permute",
    "sdy.reduce_scatter",
)
# Conversions of unreduced values, which propagation may leave: identities until reshards stand.
_UNREDUCING = ("sdy.sharded_to_unreduced", "sdy.replicated_to_unreduced")
# An all_gather may be left, too: a sharded_to_unreduced together with the all_reduce behind it.
_AFTER_PROPAGATION = tuple(name for name in _COLLECTIVES if name != "sdy.all_gather")
_RESHARD, _ALL_REDUCE = "sdy.reshard", "sdy.all_reduce"
MOVERS = frozenset((*_COLLECTIVES, *_UNREDUCING, _RESHARD, _ALL_REDUCE))

# Per stage the ops that may not stand, with what to do about them.
_UNWANTED: dict[str, dict[str, str]] = {
    "input": {},
    "propagated": {**_ANNOTATIONS, **dict.fromkeys(_AFTER_PROPAGATION, _DONE)},
    "resharded": {
        **_ANNOTATIONS,
        **dict.fromkeys(_COLLECTIVES, _DONE),
        **dict.fromkeys((*_UNREDUCING, *SPENT), _INSERT),
    },
    "collective": {
        **_ANNOTATIONS,
        _RESHARD: _LOWER,
        **dict.fromkeys((*_UNREDUCING, *SPENT), _INSERT),
    },
    "local": {
        **_ANNOTATIONS,
        _RESHARD: _LOWER,
        **dict.fromkeys(SPENT, _INSERT),
        **dict.fromkeys((*_COLLECTIVES, *_UNREDUCING, _ALL_REDUCE), _LOCALIZE),
        "sdy.manual_computation": _LOCALIZE,
    },
}


@dataclass(frozen=True, slots=True)
class Problem:
    """The obstacle of a module on its way to a stage; `op` is in the way."""

    message: str
    op: Any

    def __str__(self) -> str:
        return self.message


def options(stage: str) -> tuple[str, ...]:
    """The stages that words like `collective or local` admit."""
    return tuple(stage.split(" or "))


def problem(stage: str, module: Any) -> Problem | None:
    """The first thing that may not stand at a stage; None when the module is at it.

    `any` and `same` admit everything; where one of several will do, what keeps the module from the
    one that it is nearer to. Raises KeyError for another unknown stage.
    """
    if stage in ("any", "same"):
        return None
    if len(options(stage)) > 1:
        found = [problem(one, module) for one in options(stage)]
        return None if None in found else found[-1 if is_local(module) else 0]
    unwanted, checks, meshes = _UNWANTED[stage], _CHECKS[stage], module.meshes
    repeats = _is_consistent in checks  # dear enough to look at each case of an op once
    fine: set[object] = set()
    for op in module.walk():
        case = _case(op) if repeats else None
        if case in fine:
            continue
        if op.name in unwanted:
            return Problem(f"{_called(op)}: {unwanted[op.name]}", op)
        for check in checks:
            if found := check(op, meshes):
                return Problem(found, op)
        if case is not None:
            fine.add(case)
    return _calls_agree(module) if _completes_partials in checks else None


def _case(op: Any) -> object:
    """All that checks look at of an op; None where they look around it. Programs repeat."""
    sig, ins = op.sig, tuple(map(sharding_of, op.operands))
    if not op.results and any(ins):  # they may flow into results of the op around it
        return None
    if op.regions and sig.rule is None:
        return None
    outs = [value.sharding for value in (_defined(op) if op.regions else op.results)]
    if op.notes is EMPTY:
        return sig, ins, tuple(outs)
    return sig, ins, tuple(outs), plan.HALO in op.notes, op.notes.get(plan.CUT)


def is_local(module: Any) -> bool:
    """Whether functions say how the whole is spread: their types are those of one device."""
    return any(plan.ARG_SHARDINGS in func.notes for func in module.funcs)


def is_at(stage: str, module: Any) -> bool:
    """True if a module is at a stage."""
    return problem(stage, module) is None


def _called(op: Any) -> str:
    name = op.results[0].name if op.results else ""
    line = f" (line {op.place[0]})" if op.place[0] else ""
    return f"%{name} is a {op.name}{line}" if name else f"there is a {op.name}{line}"


# --- shardings of values


def sharding_of(value: Any) -> Sharding | None:
    """The sharding of a value.

    A mover's result has what the mover asks for; arguments of inner regions, on which text has no
    shardings, follow the results of their op.
    """
    block = value.owner
    if getattr(block, "name", "") in MOVERS:
        return asked_sharding(block)
    if value.sharding is not None or not hasattr(block, "args") or block.parent is None:
        return value.sharding
    owner = block.parent
    flow = DATA_FLOW.get(owner.name)
    if flow is None:
        return None
    if flow.own_args:
        return _body_sharding(owner, value.index)
    if owner.regions.index(block.region) in flow.shared_args:
        return owner.results[value.index].sharding
    return None


def _body_sharding(owner: Any, index: int) -> Sharding | None:
    """Of an argument of a manual computation: its in_sharding without the manual axes."""
    given, manual = owner.attrs.get("in_shardings"), owner.attrs.get("manual_axes")
    if not isinstance(given, ShardingPerValue):
        return None
    names = {axis.name for axis in manual.axes} if manual else set[str]()
    outer = given.shardings[index]
    free = [tuple(a for a in axes if a.name not in names) for axes in outer.axes]
    return outer.with_axes(free)


def asked_sharding(op: Any) -> Sharding | None:
    """The sharding that a mover asks for."""
    value = op.attrs.get("sharding") or op.attrs.get("out_sharding")
    return value.sharding if isinstance(value, ShardingAttr) else None


def _mesh(value: Sharding, meshes: dict[str, Mesh]) -> Mesh | None:
    return value.mesh if isinstance(value.mesh, Mesh) else meshes.get(value.mesh)


def _layout(value: Any, meshes: dict[str, Mesh]) -> Layout:
    rank, found = len(value.shape), sharding_of(value)
    mesh = _mesh(found, meshes) if found is not None else None
    return layout_of(found, mesh, rank) if mesh is not None else ((),) * rank


# --- checks

Check = Callable[[Any, dict[str, Mesh]], "str | None"]


def _is_closed(op: Any, meshes: dict[str, Mesh]) -> str | None:
    """No dim may be open any more."""
    for value in _defined(op) if op.regions else op.results:
        found = value.sharding
        if found is not None and not _is_fully_closed(found):
            what = f"a value of {op.name} has the open sharding {found}"
            return f"{what}: {_PROPAGATE}"
    return None


@lru_cache(maxsize=65536)
def _is_fully_closed(found: Sharding) -> bool:
    return found.is_fully_closed


def _defined(op: Any) -> Iterator[Any]:
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.args


def _is_consistent(op: Any, meshes: dict[str, Mesh]) -> str | None:
    """Operands and results agree on the axes of every factor."""
    if op.name in MOVERS or op.row is None:
        return None
    sig, values = op.sig, [*op.operands, *op.results]
    if sig.blocks is None:
        return None
    layouts = tuple([_layout(v, meshes) for v in values])
    found = _disagreement(sig, layouts)
    if found is None:
        is_silent = op.row.overlap is not None and plan.HALO not in op.notes
        what = f"{op.name} takes positions from other blocks without saying so"
        return f"{what}: {_INSERT}" if is_silent and _exchanges(sig, layouts) else None
    count = len(op.operands)
    which = f"operand {found.tensor}" if found.tensor < count else f"result {found.tensor - count}"
    has, wants = (_shown(layout, meshes) for layout in (found.has, found.wants))
    return f"{which} of {op.name} is cut {has} where its factors call for {wants}: {_INSERT}"


@lru_cache(maxsize=65536)
def _disagreement(sig: Sig, layouts: tuple[Layout, ...]) -> Disagreement | None:
    types = [t for t in sig.ins + sig.outs if isinstance(t, TensorType)]
    if sig.blocks is None or len(types) < len(layouts):
        return None
    shapes = [t.shape for t in types]
    return disagreement(sig.blocks, shapes, layouts, sig.uncut, uneven(sig), sig)


@lru_cache(maxsize=65536)
def _exchanges(sig: Sig, layouts: tuple[Layout, ...]) -> bool:
    """True if blocks lack something of other blocks; the layouts are consistent."""
    assert sig.blocks is not None
    return any(
        received(sig.shape(need.operand)[need.dim], need)
        for _, needs in exchanges(sig, agreed_cut(sig.blocks, layouts, uneven(sig)))
        for need in needs
    )


def _follows_cut(op: Any, meshes: dict[str, Mesh]) -> str | None:
    """An op that a plan cuts is cut so."""
    if op.notes is EMPTY or plan.CUT not in op.notes or op.sig.blocks is None:
        return None
    mesh = next((mesh for mesh in meshes.values() if mesh.axes), None)
    if mesh is None:
        return None
    wanted = read(op.sig, op.notes, mesh).layouts(op.sig.blocks)
    for index, value in enumerate((*op.operands, *op.results)):
        if isinstance(value.type, TensorType) and _layout(value, meshes) != wanted[index]:
            has, wants = (_shown(one, meshes) for one in (_layout(value, meshes), wanted[index]))
            return f"{op.name} is cut otherwise than its plan says, {has} for {wants}: {_INSERT}"
    return None


def _shown(layout: Layout, meshes: dict[str, Mesh]) -> str:
    """`[{"x"}, {}]`; names are those of the first mesh that has them all."""

    def dim(axes: Axes) -> str:
        known = [mesh for mesh in meshes.values() if all(mesh.has(a.name) for a in axes)]
        return str(AxisList(known[0].spell(axes) if known else axes))

    return f"[{', '.join(map(dim, layout))}]"


def _follows_flow(op: Any, meshes: dict[str, Mesh]) -> str | None:
    """The values that flow into a loop, branch or barrier are cut like its results."""
    flow = DATA_FLOW.get(op.name)
    if flow is None or flow.own_args:
        return None
    sources: list[Any] = [op.operands] if flow.from_operands else []
    wanted = range(len(op.regions)) if flow.from_returns is None else flow.from_returns
    sources += [op.regions[k].block.terminator.operands for k in wanted]
    for values in sources:
        for index, (value, result) in enumerate(zip(values, op.results, strict=True)):
            if _layout(value, meshes) != _layout(result, meshes):
                return f"what flows into result {index} of {op.name} is cut differently: {_INSERT}"
    return None


_COMPLETE = frozenset((_ALL_REDUCE, "sdy.reduce_scatter"))


def _completes_partials(op: Any, meshes: dict[str, Mesh]) -> str | None:
    """A partial value goes into an all_reduce or reduce_scatter, or moves and stays partial."""
    if op.name in _COMPLETE or _stays_partial(op):
        return None
    asked = asked_sharding(op) if op.name in _COLLECTIVES else None
    for index, value in enumerate(op.operands):
        found = sharding_of(value)
        if found is not None and found.unreduced and not _carries(asked, found):
            return f"operand {index} of {op.name} is partial: {_INSERT}"
    return None


def _stays_partial(op: Any) -> bool:
    """True if partial operands of a linear op, or of a loop, give results as partial."""
    partial = [_unreduced(value) for value in op.operands]
    if not any(partial):
        return True
    if op.row is not None and op.row.linear is not None and len(op.results) == 1:
        group = tuple(index for index, axes in enumerate(partial) if axes)
        kept = {partial[index] for index in group} == {_unreduced(op.results[0])}
        return kept and any(group in op.sig.commuting(kind) for kind in REDUCERS.values())
    if "callee" in op.attrs:
        return True  # looked at where the function is known, `_calls_agree`
    around: Any = op.block.parent if op.is_terminator and op.block is not None else None
    if _is_function(around):
        return partial == [_axes(found) for found in around.result_shardings]
    results = _flows_into(op)
    return results is not None and partial == [_unreduced(value) for value in results]


def _calls_agree(module: Any) -> Problem | None:
    """Calls give and get what is partial as the functions take and return it."""
    funcs = {func.symbol: func for func in module.funcs}
    for op in module.walk():
        if "callee" not in op.attrs:
            continue
        func = funcs.get(str(op.attrs["callee"]).removeprefix("@"))
        if func is None:
            continue
        given = [_unreduced(value) for value in (*op.operands, *op.results)]
        args = [_unreduced(value) for value in func.args]
        wanted = [*args, *(_axes(found) for found in func.result_shardings)]
        if given != wanted:
            message = f"a call of @{func.symbol} and the function differ in what is partial"
            return Problem(f"{message}: {_INSERT}", op)
    return None


def _flows_into(op: Any) -> Any:
    """The results that an op's operands flow into, one each; None where they do not."""
    if op.results:
        flow = DATA_FLOW.get(op.name)
        return op.results if flow is not None and flow.from_operands else None
    region: Any = op.block.region if op.block is not None else None
    if region is None:
        return None
    flow = DATA_FLOW.get(region.op.name)
    if flow is None or flow.own_args:
        return None
    returns = flow.from_returns
    flows = returns is None or region.op.regions.index(region) in returns
    return region.op.results if flows else None


def _unreduced(value: Any) -> Axes:
    return _axes(sharding_of(value))


def _axes(found: Sharding | None) -> Axes:
    return found.unreduced if found is not None else ()


def _carries(asked: Sharding | None, found: Sharding) -> bool:
    return asked is not None and asked.unreduced == found.unreduced


def _has_no_sharding(op: Any, meshes: dict[str, Mesh]) -> str | None:
    """Types say what a device holds; functions say how the whole is partitioned."""
    for value in _defined(op) if op.regions else op.results:
        if value.sharding is not None:
            return f"a value of {op.name} has a sharding: {_LOCALIZE}"
    is_spread = plan.ARG_SHARDINGS in op.notes or plan.AXES in op.notes  # a shard number
    if _is_function(op) and not is_spread:
        return f'a function lacks "plan.arg_shardings": {_LOCALIZE}'
    return None


def _is_function(op: Any) -> bool:
    return hasattr(op, "result_shardings")


def _is_global(op: Any, meshes: dict[str, Mesh]) -> str | None:
    if _is_function(op) and plan.ARG_SHARDINGS in op.notes:
        return "the program is local already"
    return None


_RESHARDED: tuple[Check, ...] = (
    _is_global,
    _is_closed,
    _is_consistent,
    _follows_cut,
    _follows_flow,
    _completes_partials,
)
_CHECKS: dict[str, tuple[Check, ...]] = {
    "input": (_is_global,),
    "propagated": (_is_global, _is_closed),
    "resharded": _RESHARDED,
    "collective": _RESHARDED,
    "local": (_has_no_sharding,),
}
