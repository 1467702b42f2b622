"""Reads graphs of ops over n, c, h, w (`sized_ops`); docs/instances.md has the fields."""

from __future__ import annotations

from typing import Any, cast

from shardwright.ir.errors import nearest
from shardwright.passes.search.problem.json_fields import Fields, expect_distinct
from shardwright.passes.search.problem.sized_graphs import (
    NONE,
    C,
    H,
    Kind,
    N,
    Shape,
    SizedGraph,
    SizedOp,
    W,
)

MOST_DEVICES = 1024
OF_TWO = (Kind.MATMUL, Kind.CONV)


def sized_graph(fields: Fields) -> SizedGraph:
    """The graph of a file with `sized_ops`. Raises ProgramError for all that is wrong."""
    fields.expect("name", "sized_ops", "devices")
    devices = fields.whole("devices", least=2)
    if devices > MOST_DEVICES or devices & (devices - 1):
        said = f"field 'devices' is {devices}, expected a power of two of at most {MOST_DEVICES}"
        raise fields.wrong(said, "every level halves the devices")
    ops: list[SizedOp] = []
    known: dict[str, int] = {}
    for one in fields.objects("sized_ops"):
        ops.append(_op(one, known, ops))
        known.setdefault(ops[-1].name, len(ops) - 1)
    if not ops:
        raise fields.wrong("field 'sized_ops' is empty, expected at least one op")
    _expect_order(fields, [op.name for op in ops])
    expect_distinct(fields, [op.name for op in ops], "sized_ops")
    return SizedGraph(tuple(ops), devices.bit_length() - 1)


def _expect_order(fields: Fields, names: list[str]) -> None:
    """Raises ProgramError for an op that reads what itself or a later one makes."""
    for number, one in enumerate(fields.objects("sized_ops")):
        for k, row in enumerate(one.rows("reads")):
            name, _ = _read(one, f"reads[{k}]", row)
            if name in names[number:] and name not in names[:number]:
                said = f"field '{one.at('reads')}[{k}]' reads '{name}', which is made later"
                raise fields.wrong(said, "give ops in program order, without cycles")


def _op(one: Fields, known: dict[str, int], ops: list[SizedOp]) -> SizedOp:
    one.expect("name", "kind", "reads", "makes")
    kind = one.text("kind")
    if kind not in list(Kind):
        help = nearest(kind, list(Kind)) or f"take {', '.join(Kind)}"
        raise one.wrong(f"field '{one.at('kind')}' is '{kind}', which is no class of ops", help)
    pairs = [_read(one, f"reads[{k}]", row) for k, row in enumerate(one.rows("reads"))]
    least, most = (2 if kind in OF_TWO else 1), 2
    if not least <= len(pairs) <= most:
        said = f"field '{one.at('reads')}' has {len(pairs)} inputs, a {kind} has"
        raise one.wrong(f"{said} {'2' if least == most else '1 or 2'}")
    made = _shape(one, "makes", one.get("makes"))
    reads = tuple(known.get(name, NONE) for name, _ in pairs)
    for (name, shape), at in zip(pairs, reads, strict=True):
        if at != NONE and ops[at].out != shape:
            a, b = ("x".join(map(str, some)) for some in (ops[at].out, shape))
            said = f"op '{name}' makes {a}, and '{one.text('name')}' reads it as {b}"
            raise one.wrong(said, "which contradict each other: put a reshape in between")
    found = SizedOp(one.text("name"), Kind(kind), tuple(shape for _, shape in pairs), made, reads)
    _expect_product(one, found)
    return found


def _expect_product(one: Fields, op: SizedOp) -> None:
    """Rows, columns and the sum of a matmul are to agree."""
    if op.kind is Kind.MATMUL:
        a, b = op.ins
        if a[W] != b[H] or op.out[H:] != (a[H], b[W]):
            said = f"{one.path} multiplies {a[H]}x{a[W]} and {b[H]}x{b[W]}"
            raise one.wrong(f"{said} into {op.out[H]}x{op.out[W]}", "give h and w that agree")
    if op.kind is Kind.CONV:
        image, filter = op.ins
        if (op.out[N], op.out[C], filter[C]) != (image[N], filter[N], image[C]):
            said = f"{one.path} has channels or rows that contradict each other"
            raise one.wrong(said, "give the filter as outputs, inputs, height, width")


def _read(one: Fields, key: str, row: object) -> tuple[str, Shape]:
    """`["x", [n, c, h, w]]`."""
    pair = cast(list[Any], row) if isinstance(row, list) else []
    if len(pair) != 2 or not isinstance(pair[0], str):
        raise one.kind(key, cast(object, row), 'a name and n, c, h, w, such as ["x", [1, 1, 8, 4]]')
    return pair[0], _shape(one, f"{key}[1]", cast(object, pair[1]))


def _shape(one: Fields, key: str, row: object) -> Shape:
    sizes = cast(list[Any], row) if isinstance(row, list) else []
    found = [one.as_number(f"{key}[{k}]", size, 1) for k, size in enumerate(sizes)]
    if len(found) != 4 or any(size != int(size) for size in found):
        raise one.kind(key, cast(object, row), "four whole numbers n, c, h, w")
    n, c, h, w = map(int, found)
    return n, c, h, w
