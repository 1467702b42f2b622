"""Tactics of PartIR: the collectives that are foreseen are those of the program for one device."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.planning.program_texts import on_mesh, unannotated
from shardwright.passes.search.rules import TACTICS, foreseen
from shardwright.passes.search.rules.shares import Shares
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.testing.laid_out import NO_ROWS, SPELLINGS, TWO_PRODUCTS, kinds, text_of

LAYERS = Path(__file__).parents[3] / "data" / "models" / "layers"
SOURCES = {
    "plain": text_of(SPELLINGS["plain"]),
    **{name: (LAYERS / f"{name}.mlir").read_text("utf-8") for name in ("mlp",)},
}


def both(source: str, name: str) -> tuple[Counter[str], Counter[str]]:
    """Collectives by kind: foreseen, and of the program for one device."""
    rule = TACTICS[name]
    mesh = rule.meshes(8)[0]
    module = on_mesh(unannotated(parse(source)), mesh)
    tiles = rule.tiled(Subject(module, "mesh", mesh))
    local = compiled(module, Target()).local
    return tiles.collectives(), kinds(local)


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("name", [name for name in TACTICS if name != "partir-bp-z2"])
def test_collectives_are_as_foreseen(source: str, name: str):
    foreseen_ones, found = both(SOURCES[source], name)
    assert foreseen_ones == found


@pytest.mark.parametrize("name", ["partir-bp", "partir-bp-z3"])
def test_products_of_parameters_are_as_foreseen(name: str):
    """Tokens that wait for each other are no rows, so a batch of experts is what experts make, and
    the tokens are among what Z3 shares.
    """
    foreseen_ones, found = both((LAYERS / "experts.mlir").read_text("utf-8"), name)
    assert foreseen_ones == found


def test_products_that_are_not_frozen_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Shares, "_freeze", lambda one, step: None)
    foreseen_ones, found = both((LAYERS / "experts.mlir").read_text("utf-8"), "partir-bp-z3")
    assert foreseen_ones != found


DLRM = LAYERS.parent / "real" / "dlrm.mlir"


def test_rows_stay_where_sums_over_them_scatter():
    """Gradients of tables that lie over both axes: rows are not moved to columns and back."""
    foreseen_ones, found = both(DLRM.read_text("utf-8"), "partir-bp-mp-z2")
    assert foreseen_ones == found and "all_to_all" not in found


def test_rows_that_move_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Shares, "stay", lambda one, step: None)
    foreseen_ones, found = both(DLRM.read_text("utf-8"), "partir-bp-mp-z2")
    assert foreseen_ones != found


def test_counts_of_a_transformer_in_words():
    """20 weights in two layers: 7 norms' and biases' stay whole under MP. 4 sums a layer forward
    and back, 2 around the tied table, 3 of the vocabulary; the loss.
    """
    found = {name: both(SOURCES["plain"], name)[1] for name in TACTICS}
    assert found["partir-bp"] == {"all_reduce": 20 + 1}
    assert found["partir-bp-mp"] == {"all_reduce": 20 + 1 + 4 * 2 + 2 + 3}
    assert found["partir-bp-z2"]["reduce_scatter"] == 20 + 1  # of the table two
    assert found["partir-bp-z2"]["all_gather"] == 20
    assert (
        found["partir-bp-z3"]["all_gather"] == 2 * 20 - 1
    )  # the first norm's bias has no use back


def test_what_a_tactic_cannot_tile_is_refused():
    cases = {"partir-bp": (NO_ROWS, "has no batch"), "partir-bp-z2": (TWO_PRODUCTS, "nothing that")}
    for name, (source, words) in cases.items():
        rule, mesh = TACTICS[name], Mesh((("data", 8),))
        with pytest.raises(ProgramError, match=words):
            rule.annotate(on_mesh(parse(source), mesh), "mesh", mesh)


# --- planted errors


def test_sums_that_wait_for_two_users_are_caught(monkeypatch: pytest.MonkeyPatch):
    rule = foreseen.Foresight.may_wait

    def waits(
        self: foreseen.Foresight, step: foreseen.Step, waiting: dict[int, frozenset[str]]
    ) -> bool:
        self.users.clear()
        return rule(self, step, waiting)

    monkeypatch.setattr(foreseen.Foresight, "may_wait", waits)
    foreseen_ones, found = both(SOURCES["plain"], "partir-bp-mp")
    assert foreseen_ones != found


def test_gathers_of_other_values_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(foreseen.Foresight, "gathers", none)
    foreseen_ones, found = both(SOURCES["mlp"], "partir-bp-z3")
    assert foreseen_ones != found


def none(_: object) -> int:
    """No gathers."""
    return 0
