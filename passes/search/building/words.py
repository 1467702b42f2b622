"""Words for strategies: what each factor is cut over, and how results are left.

`i:x k:y -> (x, -)`: factor i is cut over axis x, factor k over y; of the one result dim 0 lies cut
over x, dim 1 whole. Letters are those of `plan.cut`; a value has no cut of its own.
"""

from __future__ import annotations

from shardwright.passes.cost.tables.program_graph import Key
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.cuts import letters, spelled_axis
from shardwright.spec.layout import Layout
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy


def words_of(key: Key, strategy: Strategy, mesh: Mesh) -> str:
    """A strategy of an op, or of a value, in words."""
    left = " ".join(_layout(one, mesh) for one in strategy.outs)
    if not isinstance(key, Sig) or key.blocks is None or not strategy.cut:
        return left
    names = {factor: letter for letter, factor in letters(key).items() if factor >= 0}
    cut = " ".join(
        f"{names[factor]}:{_axes(axes, mesh)}" for factor, axes in enumerate(strategy.cut) if axes
    )
    return f"{cut or 'whole'} -> {left}"


def _layout(layout: Layout, mesh: Mesh) -> str:
    return f"({', '.join(_axes(axes, mesh) for axes in layout)})"


def _axes(axes: Axes, mesh: Mesh) -> str:
    return "+".join(map(spelled_axis, mesh.spell(axes))) or "-"
