"""Ops over windows: reduce_window (pooling, running sums), select_and_scatter (its gradient)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random

from shardwright.spec.attributes import Attribute, Attrs
from shardwright.spec.blocks import padding, select_overlap, window_overlap
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder, blocked
from shardwright.spec.kernel_layouts import Piece
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference import window_reference
from shardwright.spec.reference.window_reference import Window, window_of
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.types import ELEMENTS, tensor
from shardwright.spec.values.fields import dense_table, i64
from shardwright.spec.verifying import infer_reduction
from shardwright.spec.verifying.attribute_classes import I64_ELEMENTS, I64S
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import TENSOR, variadic


def _reduce_window_rule(sig: Sig) -> Rule | None:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    half, window = len(sig.ins) // 2, window_of(sig)
    if len(sig.ins) != 2 * half:
        return None
    for dim, size in enumerate(sig.out_shape(0)):
        kind = Kind.PASS if window.is_trivial(dim) else Kind.PERMUTATION
        builder.factor([dim] * half + [NO_DIM] * half, [dim] * half, size, kind)
    return builder.build()


def _dilated_whole(sig: Sig) -> tuple[int, ...]:
    """Dims with holes between neighbours: Shardy looks at the window only and lets them pass."""
    assert sig.rule is not None
    dilations = window_of(sig).base_dilations
    return tuple(sig.rule.results[0][dim][0] for dim, step in enumerate(dilations) if step > 1)


def _kind(sig: Sig, operand: int) -> str:
    return ELEMENTS[sig.element(operand)].kind


def _reduce_window_run(run: Run, *operands: Values) -> tuple[Values, ...]:
    half = len(operands) // 2
    return window_reference.reduce_window(
        operands[:half],
        operands[half:],
        window_of(run.sig),
        run.sig.hints.body,
        [run.sig.element(k) for k in range(half)],
        lambda *args: run.call(0, *args),
    )


_BODIES = {
    "add": "sint float",
    "mul": "sint float",
    "max": "sint uint float",
    "min": "sint uint float",
    "and": "sint bool",
    "or": "sint bool",
    "compose": "sint",
}


def _reduce_window_sample(random: Random) -> Sample:
    shape = draw_shape(random, 1, 3)
    window = _draw_window(random, len(shape), has_dilations=True)
    out = window.out_shape(shape)
    if 0 in out:
        return _reduce_window_sample(random)
    body = random.choice(tuple(_BODIES))
    elements = [draw_element(random, _BODIES[body])] * random.choice((1, 1, 2))
    ins = [*(tensor(shape, e) for e in elements), *(tensor((), e) for e in elements)]
    outs = tuple(tensor(out, e) for e in elements)
    # Padding holds init values; XLA, the second judge, leaves padding out.
    init = {"add": "value:0", "mul": "value:1", "compose": "value:0"}.get(body, "any")
    wishes = ("any",) * len(elements) + (init,) * len(elements)
    return Sample(tuple(ins), outs, _attrs(window, has_dilations=True), body, wishes)


def _draw_window(random: Random, rank: int, has_dilations: bool) -> Window:
    def draw(*choices: int) -> tuple[int, ...]:
        return tuple(random.choice(choices) for _ in range(rank))

    sizes = draw(1, 1, 2, 3)
    steps = (1, 1, 2) if has_dilations else (1,)
    edges = ((0, 0), (0, 0), (1, 0), (1, 1), (0, 2))
    if has_dilations:
        edges = (*edges, (-1, 1))
    trivial = [size == 1 and random.random() < 0.8 for size in sizes]
    padding = tuple((0, 0) if plain else random.choice(edges) for plain in trivial)
    strides = tuple(1 if plain else random.choice((1, 1, 2)) for plain in trivial)
    return Window(sizes, strides, draw(*steps), draw(*steps), padding)


def _attrs(window: Window, has_dilations: bool) -> Attrs:
    found: dict[str, Attribute] = {
        "window_dimensions": i64(window.sizes),
        "window_strides": i64(window.strides),
        "padding": dense_table(window.padding),
    }
    if has_dilations:
        found["base_dilations"] = i64(window.base_dilations)
        found["window_dilations"] = i64(window.dilations)
    return Attrs(found)


# --- select_and_scatter


def _select_and_scatter_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    window = window_of(sig)
    for dim, (size, source) in enumerate(zip(sig.shape(0), sig.shape(1), strict=True)):
        if window.is_trivial(dim):
            builder.factor([dim, dim, NO_DIM], [dim], size)
            continue
        builder.factor([NO_DIM, dim, NO_DIM], [NO_DIM], source, Kind.REPLICATE)
        builder.factor([dim, NO_DIM, NO_DIM], [dim], size, Kind.PERMUTATION)
    return builder.build()


def _select_and_scatter_flops(sig: Sig) -> float:
    """One per element of a window."""
    return float(prod(sig.shape(1)) * prod(window_of(sig).sizes))


def _select_and_scatter_run(run: Run, operand: Values, source: Values, init: Values) -> Values:
    return window_reference.select_and_scatter(
        operand,
        source,
        init,
        window_of(run.sig),
        lambda *args: run.call(0, *args),
        lambda *args: run.call(1, *args),
    )


def _select_and_scatter_torch(sig: Sig, names: Sequence[str]) -> str:
    """A helper of the prelude; "" when a region is not a plain comparison or reducer."""
    direction, reducer = _recognised(sig)
    if not direction or not reducer:
        return ""
    window = window_of(sig)
    padding = python_tuple([python_tuple(edges) for edges in window.padding])
    return (
        f"_select_and_scatter({', '.join(names)}, torch.{direction.lower()}, "
        f'"{reducer}", {python_tuple(window.sizes)}, {python_tuple(window.strides)}, {padding})'
    )


def _select_and_scatter_jax(sig: Sig, names: Sequence[str]) -> str:
    """A helper of the prelude for the gradient of a maximum or minimum; "" for anything else."""
    direction, reducer = _recognised(sig)
    is_number = _kind(sig, 0) in ("float", "int", "uint")
    if direction not in ("GE", "LE") or reducer != "sum" or not is_number:
        return ""
    window, best = window_of(sig), {"GE": "max", "LE": "min"}[direction]
    padding = python_tuple([python_tuple(edges) for edges in window.padding])
    return (
        f"_select_and_scatter_add({', '.join(names)}, lax.{best}, "
        f"{python_tuple(window.sizes)}, {python_tuple(window.strides)}, {padding})"
    )


def _recognised(sig: Sig) -> tuple[str, str]:
    """Direction of the selection and torch's name of the reduction, "" where unknown."""
    if len(sig.hints.body) != 2:
        return "", ""
    direction, kind = sig.hints.body
    return direction, {"add": "sum", "mul": "prod"}.get(kind, "")


def _select_and_scatter_pieces(sig: Sig) -> tuple[Piece, ...]:
    """As XLA's SelectAndScatterExpander writes it: numbers of all places, the chosen ones of each
    window by a reduction over windows, and a scatter.
    """
    window, shape = window_of(sig), sig.shape(0)
    padded = prod(n + sum(edges) for n, edges in zip(shape, window.padding, strict=True))
    width, number = ELEMENTS[sig.element()].bits // 8, 4
    windows, is_padded = prod(sig.shape(1)), padded != prod(shape)
    places = Piece((), (padded * number,) * len(shape))
    values = Piece((0, 2), (padded * width,)) if is_padded else Piece((), ())
    given = (~1,) if is_padded else (0,)
    chosen = Piece((*given, ~0), (windows * width, *(windows * number,) * len(shape)))
    indices = Piece((~2,), (windows * number * len(shape),))
    base = Piece((2,), (padded * width,))
    result = Piece((~4, ~3, 1), (padded * width,), is_over=True)
    found = (places, values, chosen, indices, base, result)
    return (*found, Piece((~5,), (prod(shape) * width,))) if is_padded else found


def _select_and_scatter_sample(random: Random) -> Sample:
    shape, element = draw_shape(random, 1, 3), draw_element(random, "float sint")
    window = _draw_window(random, len(shape), has_dilations=False)
    out = window.out_shape(shape)
    if 0 in out:
        return _select_and_scatter_sample(random)
    whole, source = tensor(shape, element), tensor(out, element)
    body = random.choice(
        ("compare:GE add", "compare:GE add", "compare:LE add", "compare:GT compose")
    )
    attrs = _attrs(window, has_dilations=False)
    ins = (whole, source, tensor((), element))
    # Judges differ in which of equals they select.
    return Sample(ins, (whole,), attrs, body, ("distinct", "any", "value:0"))


_OPTIONAL = ("window_strides", "base_dilations", "window_dilations")

ROWS = [
    OpRow(
        name="stablehlo.reduce_window",
        structure=Definition(
            ins=(variadic(TENSOR), variadic(TENSOR)),
            outs=(variadic(TENSOR),),
            fields=(
                Field("window_dimensions", I64S),
                *(Field(name, I64S, False) for name in _OPTIONAL),
                Field("padding", I64_ELEMENTS, False),
            ),
            regions=("body",),
            ends_with="stablehlo.return",
        ),
        infer=infer_reduction.reduce_window,
        check_bodies=infer_reduction.reduce_window_bodies,
        infer_bodies=infer_reduction.reduce_window_types,
        inherent=(
            "window_dimensions",
            "window_strides",
            "base_dilations",
            "window_dilations",
            "padding",
        ),
        hints=("body", "identities"),
        rule=_reduce_window_rule,
        careful=lambda sig: blocked(sig.rule) if sig.rule else None,
        whole=_dilated_whole,
        overlap=window_overlap.reduce_window_overlap,
        local=window_overlap.reduce_window_local,
        padded=padding.plain,
        flops=1.0,
        run=_reduce_window_run,
        sample=_reduce_window_sample,
    ),
    OpRow(
        name="stablehlo.select_and_scatter",
        eager=eager.selected,
        inherent=("window_dimensions", "window_strides", "padding"),
        structure=Definition(
            ins=(TENSOR,) * 3,
            outs=(TENSOR,),
            fields=(
                *(Field(name, I64S, False) for name in ("window_dimensions", "window_strides")),
                Field("padding", I64_ELEMENTS, False),
            ),
            regions=("select", "scatter"),
        ),
        infer=infer_reduction.select_and_scatter,
        check_bodies=infer_reduction.select_and_scatter_bodies,
        infer_bodies=infer_reduction.select_and_scatter_types,
        hints=("choice",),
        rule=_select_and_scatter_rule,
        careful=lambda sig: blocked(
            _select_and_scatter_rule(sig), (Kind.PERMUTATION, Kind.REPLICATE)
        ),
        blocks=select_overlap.blocks,
        overlap=select_overlap.overlap,
        local=select_overlap.local,
        flops=_select_and_scatter_flops,
        pieces=_select_and_scatter_pieces,
        run=_select_and_scatter_run,
        jax=_select_and_scatter_jax,
        torch=_select_and_scatter_torch,
        sample=_select_and_scatter_sample,
    ),
]
