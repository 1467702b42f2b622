"""`chlo.broadcast_*`: elementwise ops whose operands are broadcast to one shape first.

`broadcast_dimensions` gives the dims of an operand of lower rank; without it dims align at the
minor end. With equal shapes or scalars the factor rule is that of the elementwise op; otherwise
there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from .. import fields
from ..attributes import Attrs, Enum
from ..checking import Check, check
from ..op import OpRow, Run, Sample, Sig, Spelling, Values, sig
from ..spelling import python_tuple
from ..types import TensorType, tensor
from . import pointwise, selection

_NAMES = (
    "add", "and", "atan2", "compare", "complex", "divide", "maximum", "minimum", "multiply", "or",
    "power", "remainder", "select", "shift_left", "shift_right_arithmetic", "shift_right_logical",
    "subtract", "xor", "next_after", "polygamma", "zeta",
)  # fmt: skip


def _placed(found: Sig) -> list[tuple[int, ...]]:
    """The shape of each operand with dims of size 1 put in, all of one rank."""
    rank = max(found.in_ranks)
    places = fields.ints(found.attrs, "broadcast_dimensions")
    shapes: list[tuple[int, ...]] = []
    for shape in map(found.shape, range(len(found.ins))):
        if len(shape) == rank or len(places) != len(shape):
            shapes.append((1,) * (rank - len(shape)) + shape)
            continue
        sizes = dict(zip(places, shape, strict=True))
        shapes.append(tuple(sizes.get(dim, 1) for dim in range(rank)))
    return shapes


def _check(row: OpRow, operands: int) -> Check:
    @check(operands)
    def problems(found: Sig) -> Iterator[str]:
        columns = list(zip(*_placed(found), strict=True))
        if any(len({*sizes} - {1}) > 1 for sizes in columns):
            yield f"requires shapes that broadcast, got {', '.join(map(str, found.ins))}"
            return
        whole = tuple(next((n for n in sizes if n != 1), 1) for sizes in columns)
        ins = tuple(tensor(whole, found.element(k)) for k in range(operands))
        inner = sig(row.name, found.attrs.without("broadcast_dimensions"), ins, found.outs)
        if row.check is not None and (problem := row.check(inner)):
            yield problem

    return problems


def _run(row: OpRow) -> Callable[..., Any]:
    inner = row.run
    assert inner is not None

    def run(run: Run, *operands: Values) -> Any:
        shapes = _placed(run.sig)
        return inner(run, *(x.reshape(n) for x, n in zip(operands, shapes, strict=True)))

    return run


def _spelling(spelling: Spelling | None, module: str) -> Spelling:
    assert spelling is not None

    def spell(found: Sig, names: Sequence[str]) -> str:
        shapes = _placed(found)
        wide = [
            _spread(module, name, found.shape(k), shapes[k], found.out_shape(0))
            for k, name in enumerate(names)
        ]
        return spelling.format(*wide) if isinstance(spelling, str) else spelling(found, wide)

    return spell


def _spread(
    module: str, name: str, shape: tuple[int, ...], placed: tuple[int, ...], whole: tuple[int, ...]
) -> str:
    """The operand in the shape of the result; reshaped first unless its dims are the minor ones."""
    if shape == whole:
        return name
    is_minor = placed[len(placed) - len(shape) :] == shape
    aligned = name if is_minor else f"{name}.reshape({python_tuple(placed)})"
    return f"{module}.broadcast_to({aligned}, {python_tuple(whole)})"


def _sample(row: OpRow) -> Callable[[Random], Sample]:
    draw = row.sample
    assert draw is not None

    def sample(random: Random) -> Sample:
        drawn = draw(random)
        drawn = replace(drawn, attrs=_in_chlo(drawn.attrs))
        return _narrowed(random, drawn) if random.random() < 0.4 and len(drawn.ins) == 2 else drawn

    return sample


def _narrowed(random: Random, drawn: Sample) -> Sample:
    """The sample with an operand that lacks some dims."""
    index = random.randrange(2)
    type = drawn.ins[index]
    assert isinstance(type, TensorType)
    places = tuple(dim for dim in range(type.rank) if random.random() < 0.5)
    ins = list(drawn.ins)
    ins[index] = type.with_shape(tuple(type.shape[dim] for dim in places))
    attrs = drawn.attrs.plus(broadcast_dimensions=fields.i64(places))
    return replace(drawn, ins=tuple(ins), attrs=attrs)


def _in_chlo(attrs: Attrs) -> Attrs:
    """The attributes with chlo's own enums, which are spelled as StableHLO's."""
    return Attrs(
        {
            key: replace(value, dialect="chlo") if isinstance(value, Enum) else value
            for key, value in attrs.items()
        }
    )


def _broadcast(row: OpRow) -> OpRow:
    word = row.name.partition(".")[2]
    return replace(
        row,
        name=f"{pointwise.CHLO}broadcast_{word}",
        syntax="chlo_broadcast",
        inherent=(*row.inherent, "broadcast_dimensions"),
        check=_check(row, 3 if word == "select" else 2),
        run=_run(row),
        jax=_spelling(row.jax, "jnp"),
        torch=_spelling(row.torch, "torch"),
        sample=_sample(row),
    )


ROWS: list[OpRow] = [
    _broadcast(row)
    for row in [*pointwise.ROWS, *selection.ROWS]
    if row.name.partition(".")[2] in _NAMES
]
