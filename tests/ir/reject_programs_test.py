"""We refuse the programs that MLIR and Shardy refuse, in their words: mistakes in sdy ops, meshes,
shardings, functions, modules, values and statements. `tests/fuzz_rejects.py` makes more of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verifier import shardings
from shardwright.ir.verify import verify
from shardwright.spec.axes import Axes, Mesh
from shardwright.testing.generate.broken_programs import CHANGES, Swap
from shardwright.testing.generate.broken_samples import Tally, is_said, pairs, singles, sources
from shardwright.testing.oracle.rejects import Outcome, outcomes
from shardwright.testing.oracles import jaxlib_print
from shardwright.testing.texts.sdy_samples import KERNELS

SINGLES, PAIRS, SEED = 330, 90, 3

# Where we say something else on purpose: part of the text, and the reason.
OTHER_VERDICT = {"unreduced=max": "a newer Shardy's spelling, which we read"}
OTHER_SENTENCE = {":(1)0": "a part of size 0 is refused as it is read, without the name of its op"}
SAID = 0.88  # of the refused programs whose brackets match, those with MLIR's sentence
ON_LINE = 0.93


@pytest.fixture(scope="module")
def tally() -> Tally:
    found = Tally()
    for _ in found.add(outcomes(singles(SINGLES, SEED) + pairs(PAIRS, SEED))):
        pass
    return found


def test_the_sources_are_valid():
    assert [one for one in outcomes(sources().items()) if one.is_invalid or one.ours] == []


@pytest.mark.parametrize("name", KERNELS)
def test_kernels_are_printed_as_mlir_does(name: str):
    module = parse(KERNELS[name])
    assert verify(module) == []
    assert print_module(module) == jaxlib_print(KERNELS[name])


def test_verdicts_are_mlirs(tally: Tally):
    other = [one for one in tally.verdicts if not any(part in one.text for part in OTHER_VERDICT)]
    assert not other, "\n".join(map(str, other))
    assert tally.counts["refused by both"] >= 330
    assert tally.counts["accepted by both"] >= 20


def test_sentences_and_lines_are_mlirs(tally: Tally):
    refused = tally.counts["refused by both"]
    shown = "\n".join(map(str, tally.sentences))
    balanced = refused - tally.counts["brackets reported first"]
    assert tally.counts["one sentence"] >= SAID * balanced, shown
    assert tally.counts["on one line"] >= ON_LINE * refused, shown


def test_every_kind_of_mistake_is_refused(tally: Tally):
    """Each change makes programs that MLIR refuses, so none of them tests nothing."""
    for change in CHANGES:
        made = [broken for text in KERNELS.values() for broken in change(text)]
        assert any(one.is_invalid for one in outcomes(made[:: max(1, len(made) // 12)])), change


def test_sentences_of_verifiers_are_mlirs():
    """What is legal text and means nothing is refused in the same words."""
    made = list(_meaningless())
    other = [one for one in made if not (one.ours and is_said(one))]
    other = [one for one in other if not any(part in one.text for part in OTHER_SENTENCE)]
    assert len(made) >= 150
    assert not other, "\n".join(map(str, other))


def _meaningless() -> Iterator[Outcome]:
    """Programs that can be read, with wrong shardings, axes, meshes and counts."""
    wanted = {"mesh of a sharding", "one dim", "lists of axes", "gathered axes", "exchange"}
    changes = [change for change in CHANGES if isinstance(change, Swap) and change.name in wanted]
    made = [broken for change in changes for text in KERNELS.values() for broken in change(text)]
    for outcome in outcomes(made[:: max(1, len(made) // 400)]):
        if outcome.theirs and outcome.theirs[0].message.startswith("'"):
            yield outcome


def test_a_check_that_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """A verifier of ours without one of its checks gives another verdict on some program."""

    def always(axes: Axes, mesh: Mesh) -> bool:
        return True

    monkeypatch.setattr(shardings, "is_sorted", always)
    change = next(one for one in CHANGES if isinstance(one, Swap) and one.name == "lists of axes")
    made = [broken for text in KERNELS.values() for broken in change(text)]
    found = Tally()
    for _ in found.add(outcomes([one for one in made if '={"z", "y"}>' in one[0]])):
        pass
    assert len(found.verdicts) >= 2
