"""Programs in pipeline stages: priced for all devices, refused where one stage would speak."""

from __future__ import annotations

import io
import json

import pytest

import shardwright as sw
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials import compile as compiling
from shardwright.spec.attributes import Int
from shardwright.testing.generate.staged_programs import staged, whole
from shardwright.testing.verbs import ask
from shardwright.tools import opt

REFUSED = (
    ["show"], ["show", "--json"], ["explain"], ["explain", "--json"], ["verify"],
    ["compile", "--emit", "jax"], ["compile", "--emit", "torch"], ["compile", "--emit", "mlir"],
)  # fmt: skip
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


def sizes(text: str) -> tuple[int, int]:
    """Stages, and devices of each."""
    module = parse(text)
    count = module.notes["plan.stages"]
    assert isinstance(count, Int)
    return count.value, max(mesh.device_count for mesh in module.meshes.values())


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_a_verb_that_does_not_know_stages_says_so(words: list[str]):
    for text in (*TEXTS, passed(TEXTS[0], "propagate,partition")):
        stages, count = sizes(text)
        code, out, errors = ask(words[0], "-", *words[1:], stdin=text)
        if words[0] == "explain" and "already partitioned" in errors:
            continue
        assert (code, out) == (1, "")
        said = f"is a pipeline of {stages} stages on {count} devices each"
        assert said in errors and "--strip-plan" in errors


def test_python_is_told_the_same():
    program = sw.parse(TEXTS[0])
    for ask_it in (sw.compile, sw.verify, sw.explain):
        with pytest.raises(ProgramError, match="a pipeline of 2 stages on 8 devices each"):
            ask_it(program)


@pytest.mark.parametrize("stages", [2, 3, 4])
def test_cost_and_memory_price_all_devices(stages: int):
    on = ["--cluster", f"dgx-h100:{stages}", "--json"]
    code, out, errors = ask("cost", "-", *on, stdin=line_of(stages))
    found = json.loads(out)
    assert (code, found["devices"], found["command"]) == (0, 8 * stages, ""), errors
    assert ask("memory", "-", *on, stdin=line_of(stages))[0] == 0


def test_what_help_says_is_taken():
    text = passed(TEXTS[0], "strip-plan")
    for words in (["show"], ["explain"], ["compile", "--emit", "jax"]):
        code, _, errors = ask(words[0], "-", *words[1:], stdin=text)
        assert code == 0, errors


def test_a_verb_that_takes_one_stage_for_all_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: stages are not counted."""

    def one(_: object) -> int:
        return 1

    monkeypatch.setattr(compiling, "stage_count", one)
    assert ask("show", "-", stdin=TEXTS[0])[0] == 0
