"""Which choices of a node the text leaves open.

What is annotated is a constraint: closed dims are cut as they say, open ones may be cut further. So
are the words of a plan about an op; where it says nothing of a sum, that may be completed anyhow.
"""

from __future__ import annotations

import numpy as np

from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.tables import FREE, Tables
from shardwright.passes.search.problem.problem import Bools, Ints
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.cuts import Told
from shardwright.spec.layout import Layout, layout_of
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.strategies import Strategy, scatter_of
from shardwright.spec.types import TensorType


def allowed_of(built: Built) -> Bools:
    """By choice of all nodes, one behind the other, whether the text allows it."""
    tables = built.tables
    sizes = tables.sizes
    starts = np.cumsum(sizes) - sizes
    asked = tables.given != FREE
    found = np.repeat(~asked, sizes)
    found[starts[asked] + tables.given[asked]] = True
    known: dict[tuple[Sharding, int], Bools] = {}
    for node, sharding in built.graph.asked.items():
        type = built.graph.keys[node]
        if asked[node] or not isinstance(type, TensorType):
            continue
        kind = int(tables.kinds[node])
        if (sharding, kind) not in known:
            least = _layout(sharding, type, tables)
            choices = tables.strategies[kind]
            known[sharding, kind] = np.array([_is_in(one, sharding, least) for one in choices])
        found[starts[node] : starts[node] + sizes[node]] &= known[sharding, kind]
    for node, told in built.told.items():
        sig, choices = built.graph.keys[node], tables.strategies[int(tables.kinds[node])]
        assert isinstance(sig, Sig)
        does = np.array([_does(one, sig, told, tables.mesh) for one in choices])
        found[starts[node] : starts[node] + sizes[node]] &= does
    return _tied(found, starts, sizes, tables)


def _does(choice: Strategy, sig: Sig, told: Told, mesh: Mesh) -> bool:
    """True if a strategy does what a plan says of its op."""
    if told.cut is not None and choice.cut != told.cut:
        return False
    if told.scattered is None:
        return True
    into = scatter_of(sig, mesh, choice)
    axes: list[Axes] = [()] * len(told.scattered)
    if into is not None:
        axes[into[0]] = into[1]
    return tuple(axes) == told.scattered


def _layout(sharding: Sharding, type: TensorType, tables: Tables) -> Layout:
    """The axes that dims are cut over at least; a dim of size 1 stays whole."""
    found = layout_of(sharding, tables.mesh, len(type.shape))
    return tuple(axes if n > 1 else () for axes, n in zip(found, type.shape, strict=True))


def _is_in(choice: Strategy, asked: Sharding, least: Layout) -> bool:
    """True if a layout cuts every dim as asked, open ones perhaps further."""
    pairs = zip(choice.outs[0], least, asked.dims, strict=True)
    return all(
        axes[: len(first)] == first if dim.is_open else axes == first for axes, first, dim in pairs
    )


def _tied(found: Bools, starts: Ints, sizes: Ints, tables: Tables) -> Bools:
    """What all tied nodes allow, where that is anything."""
    for node in np.flatnonzero(tables.tie != np.arange(len(sizes))).tolist():
        first = int(tables.tie[node])
        here = slice(int(starts[node]), int(starts[node] + sizes[node]))
        there = slice(int(starts[first]), int(starts[first] + sizes[first]))
        if sizes[node] == sizes[first] and np.any(found[here] & found[there]):
            found[there] &= found[here]
            found[here] = found[there]
    return found
