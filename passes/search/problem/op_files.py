"""Reads graphs of ops (`--format graph` with `ops`); docs/instances.md has the fields."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

from shardwright.ir.errors import nearest
from shardwright.passes.search.problem.json_fields import Fields, expect_distinct
from shardwright.passes.search.problem.op_graphs import Access, LoopOp, OpGraph, prime_parts

MOST_DEVICES = 1 << 20


def op_graph(fields: Fields) -> OpGraph:
    """The graph of a file with `ops`. Raises ProgramError for all that is wrong."""
    fields.expect("name", "ops", "devices", "parts", "bytes")
    key = fields.expect_one("devices", "parts")
    if key == "devices":
        devices = fields.whole("devices", least=2)
        if devices > MOST_DEVICES:
            raise fields.wrong(f"field 'devices' is {devices}, expected at most {MOST_DEVICES}")
        parts = prime_parts(devices)
    else:
        rows = enumerate(fields.rows("parts"))
        parts = tuple(fields.as_whole(f"parts[{k}]", one, 2) for k, one in rows)
        if not parts or prod(parts) > MOST_DEVICES:
            raise fields.wrong("field 'parts' is empty, or has too many devices")
    ops = [_op(one) for one in fields.objects("ops")]
    if not ops:
        raise fields.wrong("field 'ops' is empty, expected at least one op")
    expect_distinct(fields, [op.name for op in ops], "ops")
    expect_distinct(fields, [op.makes.tensor for op in ops], "results")
    _expect_no_cycle(fields, ops)
    return OpGraph(tuple(ops), _shapes(fields, ops), parts, fields.whole("bytes", 4, least=1))


def _expect_no_cycle(fields: Fields, ops: list[LoopOp]) -> None:
    """Raises ProgramError where a tensor is made of itself."""
    waiting, made = list(ops), {op.makes.tensor for op in ops}
    while waiting:
        left = [op for op in waiting if any(one.tensor in made for one in op.reads)]
        if len(left) == len(waiting):
            names = ", ".join(f"'{op.name}'" for op in left[:4])
            raise fields.wrong(
                f"ops {names} read what is made of their own results", "cut the cycle"
            )
        made -= {op.makes.tensor for op in waiting if op not in left}
        waiting = left


def _op(one: Fields) -> LoopOp:
    one.expect("name", "loops", "reads", "makes")
    inner = one.inner("loops")
    sizes = {str(name): inner.whole(name, least=1) for name in inner.values}
    reads = tuple(
        _access(one, f"reads[{k}]", row, sizes) for k, row in enumerate(one.rows("reads"))
    )
    return LoopOp(one.text("name"), sizes, reads, _access(one, "makes", one.get("makes"), sizes))


def _access(one: Fields, key: str, row: object, sizes: dict[str, int]) -> Access:
    """`["x", "ik"]`, or with loops of longer names `["x", ["rows", "k"]]`."""
    pair = cast(list[Any], row) if isinstance(row, list) else []
    tensor: Any = pair[0] if len(pair) == 2 else None
    index: Any = pair[1] if len(pair) == 2 else None
    if not isinstance(tensor, str) or not isinstance(index, (str, list)):
        raise one.kind(key, cast(object, row), 'a tensor and its loops, such as ["x", "ik"]')
    loops = tuple(map(str, cast(Sequence[Any], index)))
    for loop in loops:
        if loop not in sizes:
            message = f"field '{one.at(key)}' is indexed by '{loop}', which is no loop of the op"
            raise one.wrong(message, nearest(loop, list(sizes)))
    if len(set(loops)) < len(loops):
        raise one.wrong(f"field '{one.at(key)}' is indexed by a loop twice", "use another loop")
    return Access(tensor, loops)


def _shapes(fields: Fields, ops: list[LoopOp]) -> dict[str, tuple[int, ...]]:
    """Of every tensor, on which all ops are to agree."""
    found: dict[str, tuple[tuple[int, ...], str]] = {}
    for op in ops:
        for tensor, loops in op.accesses:
            shape = tuple(op.loops[loop] for loop in loops)
            before, where = found.setdefault(tensor, (shape, op.name))
            if before != shape:
                one, other = ("x".join(map(str, some)) for some in (before, shape))
                message = f"tensor '{tensor}' is {one} in op '{where}' and {other} in '{op.name}'"
                raise fields.wrong(message, "which contradict each other: give loops equal sizes")
    return {name: shape for name, (shape, _) in found.items()}
