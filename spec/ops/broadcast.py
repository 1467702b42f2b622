"""`chlo.broadcast_*`: elementwise ops whose operands are broadcast to one shape first.

`broadcast_dimensions` gives the dims of an operand of lower rank; without it dims align at the
minor end. With equal shapes or scalars the factor rule is that of the elementwise op; otherwise
there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.op import NoReference, OpRow, Run, Sample, Sig, Spelling, Values
from shardwright.spec.ops import pointwise, selection
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.types import TensorType
from shardwright.spec.values import fields
from shardwright.spec.verifying import infer_broadcast
from shardwright.spec.verifying.attribute_classes import I64S, enum
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_elements, same_elements
from shardwright.spec.verifying.type_classes import ALL, BOOL, COMPLEX, FLOAT, INT, any_rank, ranked

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


def _run(row: OpRow) -> Callable[..., Any]:
    inner = row.run
    assert inner is not None

    def run(run: Run, *operands: Values) -> Any:
        shapes = _placed(run.sig)
        columns = zip(*shapes, strict=True)
        if any(len({*sizes} - {1}) > 1 for sizes in columns):
            raise NoReference
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
        drawn = replace(drawn, attrs=_in_dialect("chlo", drawn.attrs))
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


def _in_dialect(name: str, attrs: Attrs) -> Attrs:
    """The attributes with the dialect's own enums: chlo spells its own as StableHLO does."""
    return Attrs(
        {
            key: replace(value, dialect=name) if isinstance(value, Enum) else value
            for key, value in attrs.items()
        }
    )


_DIMS = Field("broadcast_dimensions", I64S, False)
_DIRECTION = enum("Which comparison operation to perform.", "comparison_direction", "LT", "chlo")
_ORDER = enum("Which comparison type to use.", "comparison_type", "FLOAT", "chlo")
_COMPARE = (Field("compare_type", _ORDER, False), Field("comparison_direction", _DIRECTION))
_ANY, _BITS, _FLOAT = any_rank(*ALL), any_rank(BOOL, INT), any_rank(FLOAT)


_TRAITS = {
    **dict.fromkeys(("and", "or", "xor"), ()),
    **dict.fromkeys(("add", "maximum", "minimum"), (compatible_elements,)),
}
_INFER = {
    "compare": infer_broadcast.binary(lambda element: "i1"),
    "complex": infer_broadcast.binary(lambda element: f"complex<{element}>"),
    "select": infer_broadcast.select,
}


def _structure(word: str) -> Definition:
    """The structure in MLIR's definition; the shapes are the check's."""
    if word == "compare":
        return Definition(ins=(_ANY, _ANY), outs=(any_rank(BOOL),), fields=(*_COMPARE, _DIMS))
    if word == "select":
        return Definition(ins=(ranked(BOOL), _ANY, _ANY), outs=(_ANY,))
    if word == "complex":
        return Definition(ins=(_FLOAT, _FLOAT), outs=(any_rank(COMPLEX),), fields=(_DIMS,))
    kind = {"and": _BITS, "or": _BITS, "xor": _BITS, "zeta": _FLOAT}.get(word, _ANY)
    out = _FLOAT if word == "zeta" else _ANY
    traits = _TRAITS.get(word, (same_elements,))
    return Definition(ins=(kind, kind), outs=(out,), fields=(_DIMS,), traits=traits)


def _broadcast(row: OpRow) -> OpRow:
    word = row.name.partition(".")[2]
    return replace(
        row,
        name=f"{pointwise.CHLO}broadcast_{word}",
        syntax="chlo_broadcast",
        inherent=(*row.inherent, "broadcast_dimensions") if word != "select" else (),
        own_rule=True,
        elementwise=True,
        structure=_structure(word),
        infer=_INFER.get(word, infer_broadcast.binary(lambda element: element)),
        check=None,
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
