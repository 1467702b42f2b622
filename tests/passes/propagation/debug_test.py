"""Debug options: where each axis came from, and by which ops, written as Shardy writes it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shardwright.passes.propagation.engine import debug_notes_writer
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.testing.oracle.shardy_steps import ours, shown_difference, theirs
from shardwright.testing.oracles import shardy

BOTH = "debug-propagation-edge-sharding=true debug-sharding-origins=true"
IMPORT = "sdy-import-pipeline,sdy-flatten-call-graph,symbol-dce,sdy-import-func-calls,symbol-dce"
SINK = (
    "sdy-sink-data-flow-edges"
    "{sink-debug-propagation-edge-sharding=true sink-debug-sharding-origins=true}"
)
STEPS = (
    f"sdy-apply-sharding-constraints{{{BOTH}}}",
    "sdy-sharding-group-import,sdy-pre-order-funcs",
    f"sdy-user-priority-propagate{{{BOTH} keep-sharding-rules=true}}",
    f"func.func({SINK})",
    "sdy-remove-propagation-debug-info",
)
UNKNOWN = '": 0"'  # what Shardy writes, if it survives, for an axis that no input brought

# Programs of a whole chain of passes take long.
FEWER = settings(max_examples=settings.default.max_examples // 5)


def canonical(text: str) -> str:
    """Entries of one step in order: where several sources gave one axis, Shardy has none."""

    def ordered(match: re.Match[str]) -> str:
        return match[1] + ", ".join(sorted(re.findall(r"\{[^{}]*\}", match[2]))) + match[3]

    return re.sub(r"(step-\d+ = \[)((?:\{[^{}]*\}(?:, )?)+)(\])", ordered, text)


def differences(text: str) -> list[str]:
    """Steps that differ from Shardy's, each fed with Shardy's."""
    found: list[str] = []
    given = theirs(text, IMPORT)
    for step in STEPS:
        wanted = None if given is None else theirs(given, step)
        if given is None or wanted is None or UNKNOWN in wanted:
            break  # it died: an axis that no input brought
        if difference := shown_difference(canonical(ours(given, step)), canonical(wanted)):
            found.append(f"{step}\n{difference}")
        given = wanted
    return found


@FEWER
@given(st.integers(0, 2**40))
@example(5058)  # an argument that has its sharding from its group
def test_random_programs(seed: int):
    assert differences(random_program(seed)) == []


MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "no sources": lambda patch: patch.setattr(debug_notes_writer, "_source", lambda *_: None),
    "constraints take nothing over": lambda patch: patch.setattr(
        debug_notes_writer.DebugRecorder, "_enter_given", lambda *_: None
    ),
    "steps start anew": lambda patch: patch.setattr(debug_notes_writer, "next_step", lambda _: 0),
}


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS.keys())
def test_a_mistake_is_caught(mutate: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch):
    mutate(monkeypatch)
    assert any(differences(random_program(seed)) for seed in (41, *range(20)))


PROGRAM = """module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}p1, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y", ?}p2]>}) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
"""  # noqa: E501


def test_dumps_between_user_priorities(tmp_path: Path):
    folders = [tmp_path / "ours", tmp_path / "real"]
    for folder, run in zip(folders, (ours, shardy), strict=True):
        folder.mkdir()
        run(PROGRAM, f"sdy-user-priority-propagate{{module-dump-directory={folder}}}")
    mine, real = ({p.name: p.read_text() for p in folder.iterdir()} for folder in folders)
    assert mine == {name: text.rstrip("\n") + "\n" for name, text in real.items()}


# An axis that an op itself brings, where Shardy dies: it is left out, what inputs bring stays.
OWN_AXIS = PROGRAM.replace(
    "%0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>",
    '%1 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"y"}]>]>} '
    ": tensor<8x8xf32>\n%0 = stablehlo.negate %1 : tensor<8x8xf32>",
)


def test_an_axis_of_unknown_origin_is_left_out():
    text = ours(OWN_AXIS, "sdy-user-priority-propagate{debug-sharding-origins=true}")
    assert 'sdy.sharding_origins = [{x = "input: 0"}]' in text
    assert text.count("y =") == 1  # where it is an input's own
