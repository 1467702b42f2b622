"""Hypothesis strategies of whole programs; they shrink op by op, a recipe being a list."""

from __future__ import annotations

from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.testing.generate.spread import MESHES
from shardwright.testing.makers import MAKERS
from shardwright.testing.recipes import EVEN, MAX_OPS, MIN_OPS, UNEVEN, Decision, Recipe, build

_SEEDS = st.integers(0, (1 << 16) - 1)

# A kind occurs as often as its weight says, in tenths.
_KINDS = [kind for kind, maker in MAKERS.items() for _ in range(max(1, round(10 * maker.weight)))]


def recipes(
    *,
    meshes: tuple[tuple[int, ...], ...] = MESHES,
    kinds: tuple[str, ...] = (),
    min_ops: int = MIN_OPS,
    max_ops: int = MAX_OPS,
    integers: bool | None = None,
) -> st.SearchStrategy[Recipe]:
    """Recipes of programs on these meshes (axis sizes, at most three axes).

    `kinds`: keys of `makers.MAKERS` to choose from (default: all, by weight); `integers`: only
    programs without floats, which are exact in every bit, or only programs with them.
    """
    decision = st.builds(Decision, st.sampled_from(kinds or _KINDS), _SEEDS)
    evens = st.lists(st.sampled_from(EVEN), min_size=1, max_size=2, unique=True)
    unevens = st.lists(st.sampled_from(UNEVEN), max_size=1)
    return st.builds(
        Recipe,
        mesh=st.sampled_from(meshes),
        sizes=st.tuples(evens, unevens).map(lambda pair: (*pair[0], *pair[1])),
        ops=st.lists(decision, min_size=min_ops, max_size=max_ops).map(tuple),
        is_integer=st.booleans() if integers is None else st.just(integers),
        spread=_SEEDS,
        is_shuffled=st.booleans(),
    )


def programs(
    *,
    meshes: tuple[tuple[int, ...], ...] = MESHES,
    kinds: tuple[str, ...] = (),
    min_ops: int = MIN_OPS,
    max_ops: int = MAX_OPS,
    integers: bool | None = None,
) -> st.SearchStrategy[Module]:
    """Annotated programs, stage `input`, valid by construction; see `recipes`."""
    chosen = recipes(
        meshes=meshes, kinds=kinds, min_ops=min_ops, max_ops=max_ops, integers=integers
    )
    return chosen.map(build)
