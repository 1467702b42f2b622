"""Programs in pipeline stages: listed, priced and run for all devices."""

from __future__ import annotations

import io
import json

import pytest

import shardwright as sw
from shardwright.ir.analysis.staged_step import read_staged
from shardwright.ir.parse import parse
from shardwright.spec.attributes import Int
from shardwright.testing.generate.staged_programs import staged, whole
from shardwright.testing.generate.staged_steps import OWN, SMALL
from shardwright.testing.verbs import ask, record
from shardwright.tools import opt
from shardwright.tools import show as showing

T, CUT = "tensor<16x4xf32>", 'sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>'


def line_of(stages: int) -> str:
    """A global program: stages one after another, each on eight devices."""
    phase = 'plan.phase = "forward"'
    calls = "".join(
        f"%{k + 1} = call @stage(%{k}) {{{phase}, plan.stage = {k} : i64}} : ({T}) -> {T}\n"
        for k in range(stages)
    )
    return f"""module attributes {{plan.stages = {stages} : i64, plan.schedule = "1f1b"}} {{
      sdy.mesh @mesh = <["x"=8]>
      func.func @main(%0: {T} {{{CUT}}}) -> {T} {{
        {calls}
        return %{stages} : {T}
      }}
      func.func private @stage(%0: {T}) -> {T} {{
        %1 = stablehlo.tanh %0 : {T}
        return %1 : {T}
      }}
    }}"""


TEXTS = [*map(line_of, (2, 3, 4)), *(whole(staged(seed)) for seed in range(4))]


def passed(text: str, passes: str) -> str:
    out, err = io.StringIO(), io.StringIO()
    assert opt.main(["-", "-p", passes], io.StringIO(text), out, err) == 0, err.getvalue()
    return out.getvalue()


PARTITIONED = passed(TEXTS[0], "propagate,partition")


def sizes(text: str) -> tuple[int, int]:
    """Stages, and devices of each."""
    module = parse(text)
    count = module.notes["plan.stages"]
    assert isinstance(count, Int)
    return count.value, max(mesh.device_count for mesh in module.meshes.values())


@pytest.mark.parametrize("text", [*TEXTS, PARTITIONED], ids=range(1 + len(TEXTS)))
def test_show_lists_each_stage(text: str):
    stages, count = sizes(text)
    found = record("show", "-", stdin=text)
    assert found["devices"] == stages * count
    assert {one["rank"] for one in found["stages"]} == {*range(stages)}
    assert {one["devices"] for one in found["stages"]} == {count}
    assert {one["stage"] for one in found["values"]} == {one["stage"] for one in found["stages"]}
    code, out, errors = ask("show", "-", stdin=text)
    assert code == 0, errors
    assert out.startswith(f"<stdin>: {len(found['stages'])} stages, {stages * count} devices\n")


def test_what_is_partitioned_has_no_causes():
    code, out, errors = ask("explain", "-", stdin=PARTITIONED)
    assert (code, out) == (1, "") and "already partitioned" in errors


@pytest.mark.parametrize("text", TEXTS[:3])
def test_python_explains_each_stage(text: str):
    stages, count = sizes(text)
    found = sw.explain(sw.parse(text)).pipeline
    assert found is not None
    assert [one.devices for one in found.stages] == [count] * stages
    ends = [(one.stage, one.to_stage, one.bytes) for one in found.transfers]
    assert ends == [(k, k + 1, 2 * 4 * 4) for k in range(stages - 1)]


@pytest.mark.parametrize("text", TEXTS[3:])
def test_local_stages_become_functions_of_their_own(text: str):
    step = read_staged(parse(sw.compile(sw.parse(text), emit="mlir")))
    stages, _ = sizes(text)
    assert step is not None and len(step.rows) == stages
    assert {one.kind for one in step.passes} == {"F", "B"}
    assert step.places == tuple(stage % stages for stage in range(len(step.places)))


@pytest.mark.parametrize("text", TEXTS[:3])
def test_all_stages_run_in_numpy_and_have_scripts(text: str):
    program = sw.parse(text)
    found = sw.verify(program, skip=("jax", "torch"), edge_inputs=False)
    assert found.ok and found.runs[0].name == "all devices in lockstep"
    stages, count = sizes(text)
    for target in ("jax", "torch"):
        script = sw.compile(program, emit=target)
        assert f"RANKS = {stages}  #" in script and "ACTIONS = (" in script
        assert f"groups of {count} " in script
    assert 'plan.phase = "forward"' in sw.compile(program, emit="mlir")


@pytest.mark.parametrize("stages", [2, 3, 4])
def test_cost_and_memory_price_all_devices(stages: int):
    on = ["--cluster", f"dgx-h100:{stages}", "--json"]
    code, out, errors = ask("cost", "-", *on, stdin=line_of(stages))
    found = json.loads(out)
    assert (code, found["devices"]) == (0, 8 * stages), errors
    command = f"shardwright compile - --cluster dgx-h100:{stages} --emit jax"
    assert found["command"] == command
    assert ask("memory", "-", *on, stdin=line_of(stages))[0] == 0


def test_devices_of_unequal_groups_are_added_up():
    words = ("--skip", "jax,torch", "--no-edge-inputs")
    code, out, errors = ask("verify", "-", *words, stdin=SMALL.format(OWN))
    assert code == 0, errors
    assert out.splitlines()[0] == "<stdin>: 2 results, 4 devices, seed 0"


def test_what_help_says_is_taken():
    text = passed(TEXTS[0], "strip-plan")
    for words in (["show"], ["explain"], ["compile", "--emit", "jax"]):
        code, _, errors = ask(words[0], "-", *words[1:], stdin=text)
        assert code == 0, errors


def test_a_verb_that_takes_one_stage_for_all_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: stages are not counted."""

    def one(_: object) -> int:
        return 1

    monkeypatch.setattr(showing, "stage_count", one)
    with pytest.raises(AssertionError):
        test_show_lists_each_stage(TEXTS[0])
