"""Draws instances of gather and scatter: any mix of collapsed, batching and window dims."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from shardwright.spec.attributes import Attribute, Attrs, Bool, Dialect, Dims, Number
from shardwright.spec.op import Sample
from shardwright.spec.rows.indexing import GATHER_LISTS, SCATTER_LISTS
from shardwright.spec.rows.sampling import draw_element
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import i64

_SIZES = (1, 2, 3, 4, 4, 6, 8)
_INDEX_ELEMENTS = ("i32", "i32", "i64", "i8", "ui8", "ui32")


@dataclass(frozen=True)
class _Layout:
    """Shapes and dimension numbers that fit together."""

    operand: tuple[int, ...]
    indices: tuple[int, ...]
    window: tuple[int, ...]
    window_dims: tuple[int, ...]
    collapsed: tuple[int, ...]
    operand_batching: tuple[int, ...]
    index_batching: tuple[int, ...]
    index_map: tuple[int, ...]
    vector_dim: int
    slice_sizes: tuple[int, ...]

    def numbers(self, name: str, words: tuple[str, str, str, str, str]) -> Dialect:
        """The dialect attribute; absent lists are left out as MLIR prints them."""
        lists = (
            self.window_dims,
            self.collapsed,
            self.operand_batching,
            self.index_batching,
            self.index_map,
        )
        fields: list[tuple[str, Attribute]] = [
            (word, Dims(values)) for word, values in zip(words, lists, strict=True) if values
        ]
        if self.vector_dim:
            fields.append(("index_vector_dim", Number(self.vector_dim)))
        return Dialect(name, tuple(fields))


def _draw(random: Random) -> _Layout:
    """Each operand dim is collapsed, batching, or part of the window."""
    operand = tuple(random.choice(_SIZES) for _ in range(random.randint(1, 4)))
    kinds = [random.choice(("collapsed", "batching", "window", "window")) for _ in operand]
    batching = tuple(d for d, kind in enumerate(kinds) if kind == "batching")
    plain = [random.choice((1, 2, 4, 5)) for _ in range(random.randint(0, 2))]
    batch = [(operand[d], d) for d in batching] + [(n, -1) for n in plain]
    random.shuffle(batch)
    free = [d for d, kind in enumerate(kinds) if kind != "batching"]
    if not free:
        return _draw(random)
    index_map = tuple(random.sample(free, random.randint(1, len(free))))
    sizes = [n for n, _ in batch]
    is_scalar = len(index_map) == 1 and random.random() < 0.4
    vector_dim = len(batch) if is_scalar else random.randint(0, len(batch))
    if not is_scalar:
        sizes.insert(vector_dim, len(index_map))
    dim_of = {d: k + (not is_scalar and k >= vector_dim) for k, (_, d) in enumerate(batch)}
    slices = [
        random.choice((n, n, 1, random.randint(1, n))) if kind == "window" else 1
        for n, kind in zip(operand, kinds, strict=True)
    ]
    inner = [size for size, kind in zip(slices, kinds, strict=True) if kind == "window"]
    rank = len(batch) + len(inner)
    window_dims = tuple(sorted(random.sample(range(rank), len(inner))))
    outer, inside = iter(n for n, _ in batch), iter(inner)
    return _Layout(
        operand=operand,
        indices=tuple(sizes),
        window=tuple(next(inside if d in window_dims else outer) for d in range(rank)),
        window_dims=window_dims,
        collapsed=tuple(d for d, kind in enumerate(kinds) if kind == "collapsed"),
        operand_batching=batching,
        index_batching=tuple(dim_of[d] for d in batching),
        index_map=index_map,
        vector_dim=vector_dim,
        slice_sizes=tuple(slices),
    )


def _index_data(random: Random, layout: _Layout) -> str:
    """Mostly indices in range, sometimes any."""
    bound = max((layout.operand[d] for d in layout.index_map), default=1)
    return random.choice(("any", f"index:{bound}", f"index:{bound + 1}"))


def gather(random: Random) -> Sample:
    """A gather of any element type."""
    layout = _draw(random)
    element = draw_element(random, "sint uint float bool complex")
    indices = tensor(layout.indices, random.choice(_INDEX_ELEMENTS))
    attrs: dict[str, Attribute] = {
        "dimension_numbers": layout.numbers("stablehlo.gather", GATHER_LISTS),
        "slice_sizes": i64(layout.slice_sizes),
        "indices_are_sorted": Bool(False),
    }
    return Sample(
        (tensor(layout.operand, element), indices),
        (tensor(layout.window, element),),
        Attrs(attrs),
        operands=("any", _index_data(random, layout)),
    )


_BODIES = {
    "add": "sint float",
    "mul": "sint float",
    "max": "sint uint float",
    "min": "sint uint float",
    "and": "bool",
    "or": "bool",
    "compose": "sint",
}


def scatter(random: Random) -> Sample:
    """A scatter of one or two inputs with a recognised reducer, or one that is not."""
    layout = _draw(random)
    body = random.choice(tuple(_BODIES))
    elements = [draw_element(random, _BODIES[body])] * random.choice((1, 1, 2))
    indices = tensor(layout.indices, random.choice(_INDEX_ELEMENTS))
    inputs = [tensor(layout.operand, element) for element in elements]
    updates = [tensor(layout.window, element) for element in elements]
    attrs: dict[str, Attribute] = {
        "scatter_dimension_numbers": layout.numbers("stablehlo.scatter", SCATTER_LISTS),
        "indices_are_sorted": Bool(False),
        "unique_indices": Bool(False),
    }
    free = ("any",) * len(elements)
    # XLA drops a window that does not fit, the StableHLO interpreter only what lies outside of it.
    has_window = any(layout.slice_sizes[d] > 1 for d in layout.index_map)
    wish = "value:0" if has_window else _index_data(random, layout)
    return Sample(
        (*inputs, indices, *updates),
        tuple(inputs),
        Attrs(attrs),
        body,
        (*free, wish, *free),
    )
