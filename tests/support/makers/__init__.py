"""Makers of one kind of op each for generated programs: one function `(scope) -> None` per kind."""

from __future__ import annotations

from random import Random

from shardwright.testing.generate.scope import Maker, Scope
from shardwright.testing.makers import indexing, pointwise, reducing, regions, shaping
from shardwright.testing.makers.table import TABLE_MAKERS, table_kind

MAKERS: dict[str, Maker] = {
    **pointwise.MAKERS,
    **shaping.MAKERS,
    **reducing.MAKERS,
    **indexing.MAKERS,
    **regions.MAKERS,
}

_IN_BODIES = tuple(kind for kind, maker in MAKERS.items() if maker.in_bodies)


def maker_of(kind: str) -> Maker:
    """The maker of a kind, one of `MAKERS` or of the rows of the op table."""
    return MAKERS[kind] if kind in MAKERS else TABLE_MAKERS[kind]


def body_op(scope: Scope, rng: Random, table_share: float = 0.0) -> None:
    """Add a random op that is at home in regions and callees."""
    if table_share and rng.random() < table_share:
        maker_of(table_kind(rng)).make(scope)
        return
    weights = [MAKERS[kind].weight for kind in _IN_BODIES]
    MAKERS[rng.choices(_IN_BODIES, weights)[0]].make(scope)
