"""Ops over windows: reduce_window (pooling, running sums), select_and_scatter (its gradient)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from .. import window_reference
from ..attributes import Attribute, Attrs
from ..checking import check, wrong_result
from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..fields import dense_table, i64, ints
from ..op import OpRow, Run, Sample, Sig, Values
from ..sampling import draw_element, draw_shape
from ..spelling import python_tuple
from ..types import ELEMENTS, tensor
from ..window_reference import Window, window_of


def _wrong_window(sig: Sig) -> Iterator[str]:
    window, rank = window_of(sig), len(sig.shape(0))
    if len(window.sizes) != rank or (not ints(sig.attrs, "window_dimensions") and rank):
        yield (
            f"expects window-dimensions size == input rank, but got window-dimensions size: "
            f"{len(ints(sig.attrs, 'window_dimensions'))} and rank = {rank}"
        )
    lists = {
        "window-strides": window.strides,
        "base-dilation factors": window.base_dilations,
        "window-dilation factors": window.dilations,
        "padding-entries": window.padding,
    }
    for name, values in lists.items():
        if len(values) != rank:
            yield (
                f"expects {name} to have same dimension-size as size of window dimensions "
                f"({rank}), but got: {len(values)}"
            )
    positive = {"value": window.sizes, "stride": window.strides, "dilation": window.dilations}
    for name, values in {**positive, "base dilation": window.base_dilations}.items():
        for dim, value in enumerate(values):
            if value <= 0:
                yield (
                    f"expects window to have positive {name} for {dim}-th window dimension, "
                    f"but got {value}"
                )


# --- reduce_window


def _reduce_window_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    half, window = len(sig.ins) // 2, window_of(sig)
    for dim, size in enumerate(sig.out_shape(0)):
        kind = Kind.PASS if window.is_trivial(dim) else Kind.PERMUTATION
        builder.factor([dim] * half + [NO_DIM] * half, [dim] * half, size, kind)
    return builder.build()


def _dilated_whole(sig: Sig) -> tuple[int, ...]:
    """Dims with holes between neighbours: Shardy looks at the window only and lets them pass."""
    assert sig.rule is not None
    dilations = window_of(sig).base_dilations
    return tuple(sig.rule.results[0][dim][0] for dim, step in enumerate(dilations) if step > 1)


@check(~2, 0, requires=("window_dimensions",))
def _reduce_window_check(sig: Sig) -> Iterator[str]:
    half = len(sig.ins) // 2
    if len(sig.ins) != 2 * half or len(sig.outs) != half:
        yield (
            f"expects one init value and one result per input, got {len(sig.ins)} operands and "
            f"{len(sig.outs)} results"
        )
    if any(sig.shape(k) != sig.shape(0) for k in range(half)):
        yield "expects all inputs to have compatible shapes"
    yield from _wrong_window(sig)
    shape = window_of(sig).out_shape(sig.shape(0))
    for k in range(half):
        if sig.shape(half + k) or _kind(sig, half + k) != _kind(sig, k):
            yield (
                f"expects init value {k} to be a rank-0 tensor promotable to the input's element "
                f"type, but got '{sig.ins[half + k]}'"
            )
        yield from wrong_result(sig, shape, sig.element(k), k)


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


@check(3)
def _select_and_scatter_check(sig: Sig) -> Iterator[str]:
    yield from _wrong_window(sig)
    expected = tensor(window_of(sig).out_shape(sig.shape(0)), sig.element())
    if sig.ins[1] is not expected:
        yield f"expects source-type to be '{expected}', but got '{sig.ins[1]}'"
    if sig.ins[2] is not tensor((), sig.element()):
        yield f"expects init value to be '{tensor((), sig.element())}', but got '{sig.ins[2]}'"
    yield from wrong_result(sig, sig.shape(0))


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


ROWS = [
    OpRow(
        name="stablehlo.reduce_window",
        inherent=(
            "window_dimensions",
            "window_strides",
            "base_dilations",
            "window_dilations",
            "padding",
        ),
        hints=("body",),
        rule=_reduce_window_rule,
        whole=_dilated_whole,
        check=_reduce_window_check,
        flops=1.0,
        run=_reduce_window_run,
        sample=_reduce_window_sample,
    ),
    OpRow(
        name="stablehlo.select_and_scatter",
        inherent=("window_dimensions", "window_strides", "padding"),
        hints=("choice",),
        rule=_select_and_scatter_rule,
        check=_select_and_scatter_check,
        flops=1.0,
        run=_select_and_scatter_run,
        jax=_select_and_scatter_jax,
        torch=_select_and_scatter_torch,
        sample=_select_and_scatter_sample,
    ),
]
