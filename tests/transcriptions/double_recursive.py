"""Double Recursive partitioning (Wang et al., Euro-Par 2021; `rec_core` of MindSpore).

Every level halves every op: one dimension is cut, or none where no dimension is even.  Only moved
elements count; there is no compute term, no bandwidth, no latency.

Input: a list of ops in node order, each a dict

* ``"kind"``: ``"matmul"``, ``"conv"``, ``"pooling"``, ``"elementwise"``, ``"first"`` (takes the
  first even dimension unseen: batch norm, one-hot, PReLU, softmax, losses, unsorted segment sums)
  or ``"uncut"`` (a reshape, anything unknown);
* ``"inputs"``: one or two shapes, each ``[n, c, h, w]`` of whole numbers >= 1;
* ``"sources"``: for each input the index of the earlier op that feeds it, or None;
* ``"output"``: a shape.

A matrix is h by w; a convolution has the image as input 0 and the filter as input 1.  Every op has
shapes of its own, also for an input that another op feeds, and halves them by its own cut alone.

Chosen here, where the published rules are silent: a cut that is not of a product goes through every
tensor of its op whose own dimension is even; the weights count cuts that are not allowed too; an op
that is read twice by the same op has two edges to it.  The memory test at the end is left out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

N, C, H, W = range(4)
ROWS_FACTOR = 0.25  # what the cost of cutting a product's rows is scaled by
REDISTRIBUTION_FACTOR = 16.0  # the price of one element on an edge whose two cuts differ
MOST_DEVICES = 1024


class Cut(NamedTuple):
    """A way to halve an op: what it costs and the dimension cut of each tensor (None: whole)."""

    cost: float
    inputs: tuple[int | None, ...]
    output: int | None


def size(shape: list[int]) -> int:
    """Elements of a shape."""
    n, c, h, w = shape
    return n * c * h * w


def is_even(extent: int) -> bool:
    """Whether a dimension may be cut."""
    return extent >= 2 and extent % 2 == 0


def matmul_costs(op: dict[str, Any]) -> tuple[float, float, float]:
    """The own costs of cutting i, j and k of out[i, j] = sum over k of A[i, k] B[k, j]."""
    first, second = op["inputs"]
    i, j, k = first[H], second[W], first[W]
    return j * k / 2 * ROWS_FACTOR, i * k / 2, i * j / 2


def matmul_cuts(op: dict[str, Any]) -> list[Cut]:
    """The even ones of i, j and k, in this order."""
    first, second = op["inputs"]
    cost_i, cost_j, cost_k = matmul_costs(op)
    found: list[Cut] = []
    if is_even(first[H]):
        found.append(Cut(cost_i, (H, None), H))
    if is_even(second[W]):
        found.append(Cut(cost_j, (None, W), W))
    if is_even(first[W]):
        found.append(Cut(cost_k, (W, H), None))
    return found


def convolution_cuts(op: dict[str, Any]) -> list[Cut]:
    """The batch alone: rows and columns are off, and so is the channel partition."""
    image, filters = op["inputs"]
    return [Cut(size(filters) / 2, (N, None), N)] if is_even(image[N]) else []


def dimension_cuts(op: dict[str, Any], dims: tuple[int, ...]) -> list[Cut]:
    """The dimensions among `dims` that are even in input 0; others may be whole."""

    def cut_of(shape: list[int], dim: int) -> int | None:
        return dim if is_even(shape[dim]) else None

    return [
        Cut(0.0, tuple(cut_of(shape, dim) for shape in op["inputs"]), cut_of(op["output"], dim))
        for dim in dims
        if is_even(op["inputs"][0][dim])
    ]


def allowed_cuts(op: dict[str, Any]) -> list[Cut]:
    """The cuts an op may choose from in one level, in the order that breaks ties."""
    kind = op["kind"]
    if kind == "matmul":
        return matmul_cuts(op)
    if kind == "conv":
        return convolution_cuts(op)
    if kind == "pooling":
        return dimension_cuts(op, (N, C))
    if kind == "elementwise":
        return dimension_cuts(op, (N, C, H, W))
    if kind == "first":
        return dimension_cuts(op, (N, C, H, W))[:1]
    return []


def weight(op: dict[str, Any]) -> float:
    """What the ops are ordered by in a level; heavier ops choose first."""
    kind = op["kind"]
    if kind == "matmul":
        return max(matmul_costs(op))
    if kind == "conv":
        image, filters = op["inputs"]
        return min(size(filters), size(image), size(op["output"])) / 2
    return float("inf") if kind == "first" else 0.0


def with_redistribution(
    node: int, cut: Cut, ops: list[dict[str, Any]], chosen: dict[int, Cut]
) -> float:
    """A cut's own cost and its edges to the neighbours that have chosen in this level already."""
    op = ops[node]
    total = cut.cost
    for operand, producer in enumerate(op["sources"]):
        # Whichever input the edge feeds, the size of input 0 is what it costs.
        if producer in chosen and chosen[producer].output != cut.inputs[operand]:
            total += REDISTRIBUTION_FACTOR * size(op["inputs"][0])
    for consumer, other in enumerate(ops):
        for producer in other["sources"]:
            # Likewise the successor is asked for the cut of its input 0, whichever it reads.
            is_decided = producer == node and consumer in chosen
            if is_decided and chosen[consumer].inputs[0] != cut.output:
                total += REDISTRIBUTION_FACTOR * size(op["output"])
    return total


def choose_level(ops: list[dict[str, Any]]) -> list[Cut]:
    """The cuts of all ops in one level, each with its sum at the time it was chosen."""
    ascending = sorted(range(len(ops)), key=lambda node: (weight(ops[node]), node))
    chosen: dict[int, Cut] = {}
    for node in reversed(ascending):
        op = ops[node]
        cuts = allowed_cuts(op)
        if not cuts:
            chosen[node] = Cut(0.0, (None,) * len(op["inputs"]), None)
        elif op["kind"] == "first":
            chosen[node] = cuts[0]
        else:
            priced = [
                cut._replace(cost=with_redistribution(node, cut, ops, chosen)) for cut in cuts
            ]
            chosen[node] = min(priced, key=lambda cut: cut.cost)
    return [chosen[node] for node in range(len(ops))]


def halved(shape: list[int], dim: int | None) -> list[int]:
    """The shape of one half."""
    return [extent // 2 if axis == dim else extent for axis, extent in enumerate(shape)]


def halve(op: dict[str, Any], cut: Cut) -> dict[str, Any]:
    """The op as one half of the devices sees it."""
    inputs = [halved(shape, dim) for shape, dim in zip(op["inputs"], cut.inputs, strict=True)]
    return {**op, "inputs": inputs, "output": halved(op["output"], cut.output)}


def partition(ops: list[dict[str, Any]], devices: int) -> list[list[Cut]]:
    """The cuts of every level, outermost first: a list of levels, each in node order."""
    if devices < 1 or devices > MOST_DEVICES or devices & (devices - 1):
        raise ValueError(f"{devices} devices are no power of two up to {MOST_DEVICES}")
    levels: list[list[Cut]] = []
    for _ in range(devices.bit_length() - 1):
        level = choose_level(ops)
        levels.append(level)
        ops = [halve(op, cut) for op, cut in zip(ops, level, strict=True)]
    return levels
