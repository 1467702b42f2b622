"""Labels of arguments as labels of ops: what takes an argument first stands on the stage that is
said of it.

A weight that is cast, or tied to one of another stage, is taken by more ops: these stand where what
they read does.
"""

from __future__ import annotations

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Func, Module, Op, Value, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import nearest
from shardwright.ir.value_labels import arg_labels, argument_path, names_argument
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.shared.data_flow import is_loop
from shardwright.passes.shared.symbols import CALL
from shardwright.passes.shared.taken_rows import taken_rows
from shardwright.spec.attributes import Array, Attrs, Int
from shardwright.spec.plan import STAGE


def spread_argument_labels(module: Module) -> None:
    """Give what `plan.stage` of main says of arguments to the ops that take them first.

    Raises ProgramError where a pattern meets no argument, and where two tell one argument
    different stages.
    """
    main = module.main
    said = None if main is None or main.is_declaration else main.notes.get(STAGE)
    if main is None or not isinstance(said, Attrs):
        return
    for number, stage in _by_argument(module, main, said).items():
        if isinstance(stage, Array):
            _spread_rows(module, main.args[number], stage)
            continue
        first = _first_user(module, main.args[number])
        if first is not None and STAGE not in first.notes:
            first.set_note(STAGE, stage)
    main.set_note(STAGE, None)


def _spread_rows(module: Module, value: Value, stages: Array) -> None:
    """Give the stages of rows along dim 0 to the loop that takes them turn by turn, or to slices.

    Raises ProgramError where there are other rows, and where nothing takes them one by one.
    """
    main, rows = module.main, value.shape[0] if value.shape else 0
    assert main is not None
    label = arg_labels(main)[value.index]
    if len(stages.items) != rows:
        said = f"has {STAGE} of {len(stages.items)} rows of {label}, expected {rows}: {value.type}"
        raise op_error(module, main, said, help="write a stage for each row along dim 0")
    loops = (op for op in main.walk() if is_loop(op) and trip_count(op) == rows)
    first = next((op for op in loops if value in used(op)), None)
    takers = [(op, row) for op in value.users() if (row := _row_of(op, value)) is not None]
    if first is None and not takers:
        said = f"has {STAGE} of rows of {label}, and nothing takes them one by one"
        help = f"expected a loop of {rows} turns, or slices of one row: give it one stage"
        raise op_error(module, main, said, help=help)
    if first is not None and STAGE not in first.notes:
        first.set_note(STAGE, stages)
    for op, row in takers:
        if STAGE not in op.notes:
            op.set_note(STAGE, stages.items[row])


def _row_of(op: Op, value: Value) -> int | None:
    """The row along dim 0 that an op takes out of a value; None where it does otherwise."""
    rows = taken_rows(op)
    is_row = rows is not None and rows.dim == 0 and rows.stop - rows.start == 1
    return rows.start if rows is not None and is_row and op.operands[0] is value else None


def _by_argument(module: Module, main: Func, said: Attrs) -> dict[int, Int | Array]:
    """By number of an argument its stage."""
    paths = [argument_path(label) for label in arg_labels(main)]
    found: dict[int, Int | Array] = {}
    told: dict[int, str] = {}
    for pattern, stage in said.items():
        if not isinstance(stage, Int | Array):
            continue  # the verifier says so
        met = [k for k, path in enumerate(paths) if names_argument(pattern, path, k)]
        if not met:
            message = f'has {STAGE} of "{pattern}", which meets no argument'
            raise op_error(module, main, message, help=nearest(pattern, paths))
        for k in met:
            if found.setdefault(k, stage) != stage:
                told_already = f'{_shown(found[k])} of "{told[k]}"'
                message = f'has {STAGE} = {_shown(stage)} of "{pattern}", and {told_already}'
                help = f"both meet argument {paths[k]}: leave one of them out"
                raise op_error(module, main, message, help=help)
            told.setdefault(k, pattern)
    return found


def _shown(stage: Int | Array) -> str:
    return str(stage.value) if isinstance(stage, Int) else str(stage)


def _first_user(module: Module, value: Value) -> Op | None:
    """The op that takes a value first: in a loop that it enters, or a function called once."""
    users = sorted(value.uses, key=lambda use: _place(use[0]))
    for op, index in users:
        inner = _inside(module, op, index)
        found = op if inner is None else _first_user(module, inner)
        if found is not None and not found.is_terminator:
            return found
    return None


def _place(op: Op) -> int:
    assert op.block is not None
    return op.block.index(op)


def _inside(module: Module, op: Op, index: int) -> Value | None:
    """What an operand is within an op; None where the op itself is what takes it."""
    if is_loop(op):
        return op.regions[1].blocks[0].args[index]
    if op.name != CALL:
        return None
    name = callee(op)
    func = module.func(name)
    times = sum(one.name == CALL and callee(one) == name for one in module.walk())
    return None if func is None or func.is_declaration or times > 1 else func.args[index]
