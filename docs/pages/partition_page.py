"""Writes `docs/ops/partitioning.md`: the partitioned form of each op for each cut dim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pages.op_pages import MADE, Variant, variants
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.partition.resharding.rewriter import is_source
from shardwright.passes.registry import main_pipeline
from shardwright.spec.axes import Axis
from shardwright.spec.op import OpRow, ops
from shardwright.spec.sharding import Dim, sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW
from shardwright.spec.types import TensorType
from shardwright.testing.op_table.partitioning import DRAWN, WORDS, Line, best, lines

_HEAD = f"""\
What happens when a mesh axis cuts a dim, from the op table: {DRAWN} instances of each op are drawn,
and each dim longer than 1 of each operand and result is looked at together with the dims that share
its factor. `x → y` means that all operands and results have the dim, `x1 → y0` only those.

- cut: devices work on blocks, nothing moves
- partial: blocks of a reduced dim; the results are completed with the op's own reducer
- exchange: blocks overlap, devices receive what they lack from the others (`plan.halo`)
- expanded: no op on blocks does it; the op is written as others, which are cut
- resharded: the op needs the dim whole, and a reshard stands before it
- uneven: as cut, partial or exchange, but no number of blocks divides the dims of this instance
- minor: the minor part of a dim, cut once the parts left of it are
- error: the partitioner refuses the program

Of random bits every device draws all and keeps its block: parts drawn apart are no parts of the
same stream.

Tested by `tests/passes/partition/table_test.py` and `scaling_test.py`: an instance of each entry
runs on all devices with the numbers of one; flops per device are a share of the whole; nothing
moves where the entry says cut, and where it says exchange as many elements as are priced.
"""
COLUMNS = (*WORDS, "error")


def page() -> str:
    """The whole page."""
    head = f"# Which dims partition\n\n{MADE}\n{_HEAD}"
    return "\n".join([head, *_summary(), "", *_table(), "", *_others()]) + "\n"


def ruled() -> list[OpRow]:
    """Rows by whose rules the table is made."""
    return [row for row in ops().values() if row.sample and row.rule and row.run]


def _summary() -> Iterator[str]:
    found = [line for row in ruled() for line in lines(row)]
    best_of, dims = Counter(map(best, found)), Counter[str]()
    for line in found:
        dims += line.fates
    yield f"| | total | {' | '.join(COLUMNS)} |"
    yield f"|---|---|{'---|' * len(COLUMNS)}"
    for title, counts in (("lines, by the best of each", best_of), ("dims of instances", dims)):
        yield f"| {title} | {counts.total()} | {_cells(counts)} |"


def _cells(counts: Counter[str]) -> str:
    return " | ".join(str(counts[word] or "") for word in COLUMNS)


def _table() -> Iterator[str]:
    yield f"| op | variant | dims | factor | {' | '.join(COLUMNS)} |"
    yield f"|---|---|---|---|{'---|' * len(COLUMNS)}"
    for row in ruled():
        for line in lines(row):
            yield _row(line)


def _row(line: Line) -> str:
    return f"| {line.op} | {line.variant} | {line.role} | {line.kind} | {_cells(line.fates)} |"


# --- ops without factors

_OTHERS = """\
## Ops without a factor rule

- edges: shardings pass along the edges of a loop, a branch, a call or a barrier
- born cut: it has no operands, devices make their blocks
- whole: nothing is known of the dims; operands are resharded to whole ones
- no dims: no operand or result has any
- unjudged: no instance of the op is known, or its types are not those of a program that is cut
"""


def _others() -> Iterator[str]:
    yield _OTHERS
    yield "| op | with its dims cut |\n|---|---|"
    for row in ops().values():
        if row not in ruled() and row.name.startswith(("stablehlo.", "chlo.", "func.call")):
            yield f"| {row.name} | {fate_without_rule(row)} |"


def fate_without_rule(row: OpRow) -> str:
    """The fate of an op that has no samples or no rule."""
    found = variants(row)
    if not found:
        return "unjudged"
    if not any(_has_dims(v.op) for v in found):
        return "no dims"
    problems = [problem for variant in found if (problem := _refusal(variant))]
    if problems:
        return f"error: {problems[0]}"
    if row.name in DATA_FLOW or any("callee" in v.op.attrs for v in found):
        return "edges"
    if any(is_source(v.op) for v in found):
        return "born cut"
    return "cut by its rule" if any(v.op.sig.rule for v in found) else "whole"


def _has_dims(op: Op) -> bool:
    types = (value.type for value in (*op.operands, *op.results))
    return any(isinstance(type, TensorType) and type.rank > 0 for type in types)


def _refusal(variant: Variant) -> str:
    """The partitioner's refusal of a variant whose operands are cut; "" for none."""
    module = _spread(print_module(variant.module, generic=True))
    try:
        main_pipeline().until("local").run(module)
    except ProgramError as problem:
        return str(problem).splitlines()[0].partition("error: ")[2]
    return ""


def _spread(text: str) -> Module:
    """The program with the first even dim of each argument cut."""
    module = parse(text)
    if not module.meshes:
        module.body.ops.insert(0, parse('sdy.mesh @mesh = <["x"=2]>').body.ops[0])
    name = next(iter(module.meshes))
    axis = module.meshes[name].names[0]
    size = module.meshes[name].axis_size(axis)
    for func in module.funcs:
        for value in [] if func.is_declaration else func.args:
            if isinstance(value.type, TensorType) and value.sharding is None:
                even = [d for d, n in enumerate(value.shape) if n > 0 and n % size == 0][:1]
                cuts = [(Axis(axis),) if d in even else () for d in range(len(value.shape))]
                value.sharding = sharding(name, tuple(map(Dim, cuts)))
    return parse(print_module(module))
