"""`shardwright explain`: its words, its JSON, its exit codes, and fix-its that do what they say."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.manual_computation import run_on_pieces
from shardwright.passes.cost.trials.trial import Edit, Outcome, edited
from shardwright.passes.explain import fix_its as fixes
from shardwright.passes.explain.answer_words import text_of
from shardwright.passes.explain.answers import (
    about_collective,
    about_everything,
    about_op,
    about_value,
)
from shardwright.passes.explain.chains import Chains
from shardwright.passes.explain.fix_its import Fix, Fixer
from shardwright.passes.explain.study import study
from shardwright.passes.explain.value_numbers import Names
from shardwright.passes.registry import main_pipeline
from shardwright.passes.shared.shardings import set_sharding
from shardwright.passes.target import Target
from shardwright.testing import verbs
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.tools import cli
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.session import Session

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
GPT = EXAMPLES / "gpt_train_step.mlir"
LAYERS = str(EXAMPLES / "linear_layers.mlir")

# %a and %b disagree about both dims; nobody knows what happens in @kernel.
PROGRAM = """\
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>} loc("a"("train.py":3:1)),
                %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8x8xf32> loc("jit(f)/add"("train.py":7:4))
  %1 = stablehlo.custom_call @kernel(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.multiply %1, %0 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
"""  # noqa: E501


def run(*words: str, stdin: str = PROGRAM) -> tuple[int, str, str]:
    return verbs.ask("explain", *words, "-Wno-missing-rule", stdin=stdin)


def record(*words: str, stdin: str = PROGRAM) -> dict[str, Any]:
    return verbs.record("explain", *words, "-Wno-missing-rule", stdin=stdin)


# --- a value


def test_a_chain_leads_from_the_annotation_to_the_value():
    found = record("-", "--value", "%2")
    first, *_, last = found["chain"]
    assert (first["step"], first["op"], first["to"]) == (0, "annotation", "%a")
    assert first["loc"].startswith("train.py:3:1")
    assert (last["to"], last["dim"], last["axis"]) == ("%2", 0, "x")
    for before, after in zip(found["chain"], found["chain"][1:], strict=False):
        assert (before["to"], before["dim"]) == (after["from"], after["from_dim"])
    assert set(first) == {"step", "op", "factor", "axis", "from", "from_dim", "to", "dim", "loc"}


def test_the_text_names_lines_of_the_users_file():
    code, output, errors = run("-", "--value", "%0", "--budget", "0")
    assert (code, errors) == (0, "")
    assert "annotation: %a dim 0  (train.py:3:1" in output
    assert "stablehlo.add along factor i: %0 dim 0  (train.py:7:4" in output


def test_a_conflict_names_who_is_in_the_way():
    found = record("-", "--op", "%0", "--budget", "0")["conflicts"]
    causes = {(c["value"], c["dim"], c["axis"]): c for c in found}
    assert causes["%a", 1, "x"]["cause"] == "closed"
    taken = causes["%0", 1, "x"]
    assert (taken["cause"], taken["by"], taken["by_dim"]) == ("taken", "%0", 0)
    assert "the annotation of %a" in taken["why"]
    assert causes["%0", 1, "y"]["cause"] == "veto"


def test_arguments_and_values_are_one():
    assert record("-", "--arg", "1") == record("-", "--value", "%b")
    assert record("-", "--arg", "1") == record("-", "--value", "b")


def test_why_not_says_what_is_in_the_way_and_tries_it():
    found = record("-", "--value", "%2", "--why-not", '[{"y"}, {"x"}]')["why_not"]
    reasons = {(r["dim"], r["axis"]): r for r in found["reasons"]}
    assert not reasons[0, "y"]["has"] and "nobody offers it" in reasons[0, "y"]["why"]
    assert reasons[0, "x"]["has"] and not reasons[0, "x"]["wanted"]
    assert "cuts dim 0 already" in reasons[1, "x"]["why"]
    assert found["fix_it"]["bytes_before"] == record("-")["ring_bytes"]
    code, output, _ = run("-", "--value", "%2", "--why-not", '<@mesh, [{"x"}, {}]>')
    assert code == 0 and "dim 0: x is there" in output


# --- what moves


def test_collectives_add_up():
    found = record("-")
    assert found["ring_bytes"] == sum(group["bytes"] for group in found["collectives"])
    numbers = sorted(n for group in found["collectives"] for n in group["numbers"])
    assert numbers == list(range(len(numbers)))


def test_layers_are_listed_once():
    code, output, errors = run(str(EXAMPLES / "gpt_train_step.mlir"), "--budget", "0")
    assert (code, errors) == (0, "")
    assert output.count("all_reduce over data: 12 collectives") == 1
    assert "all_gather" not in output and "5 causes more" in output


def test_a_custom_call_replicates_silently():
    found = record("-", "--op", "%1")
    (gather,) = found["collectives"]
    assert (
        gather["full_remat"] and gather["implicit"] and gather["for"].startswith("operand 0 of %1")
    )
    assert {c["cause"] for c in found["conflicts"]} == {"no-rule"}
    best = found["fix_its"][0]
    assert best["edits"][0]["is_wrapped"] and best["removes"]
    assert best["bytes_after"] < best["bytes_before"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--forbid", "full-remat"], 3),
        (["--forbid", "implicit-reshard"], 3),
        (["--forbid", "implicit-reshard,full-remat"], 3),
        ([], 0),
    ],
)
def test_forbidden_movement_is_exit_code_3(words: list[str], code: int):
    found, _, errors = run("-", "--budget", "0", *words)
    assert found == code
    assert ("error: forbidden" in errors) == bool(code)


def test_what_is_not_there_is_not_forbidden():
    code, output, errors = run(LAYERS, "--forbid", "implicit-reshard,full-remat", "--json")
    assert (code, errors) == (0, "")
    assert [entry["collectives"] for entry in json.loads(output)["forbidden"]] == [[], []]


def test_a_reshard_that_is_asked_for_is_no_implicit_one():
    asked = """\
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %a : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.tanh %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
"""  # noqa: E501
    code, output, _ = run("-", "--forbid", "implicit-reshard", stdin=asked)
    assert code == 0 and "the program asks for it" in output


WRONG = {
    "--value": (["--value", "%aa"], 'did you mean "%a"?'),
    "--op of an argument": (["--op", "%a"], "ask for it with --value or --arg"),
    "--arg": (["--arg", "7"], "arguments are 0 to 1"),
    "--collective": (["--collective", "99"], "collectives are 0 to 2"),
    "--forbid": (["--forbid", "full-rema"], 'did you mean "full-remat"?'),
    "--why-not alone": (["--why-not", "[{}]"], "--why-not needs --value or --arg"),
}


@pytest.mark.parametrize(("words", "said"), WRONG.values(), ids=WRONG)
def test_a_wrong_question_is_exit_code_2(words: list[str], said: str):
    code, output, errors = run("-", *words)
    assert (code, output) == (2, "") and said in errors


@pytest.mark.parametrize("text", ['[{"q"}, {}]', "[{}]", "nonsense", '[{"x"}, {"x"}]', "", "<"])
def test_a_wrong_sharding_is_a_diagnostic(text: str):
    code, _, errors = run("-", "--value", "%0", "--why-not", text or " ")
    assert code in (1, 2) and errors.count("error:") >= 1


def test_a_local_program_is_refused():
    out = io.StringIO()
    assert cli.main(["compile", LAYERS, "--emit", "mlir"], io.StringIO(), out, io.StringIO()) == 0
    code, _, errors = run("-", stdin=out.getvalue())
    assert code == 1 and "explain the program that it was made of" in errors


# --- generated programs

KINDS = {"annotation", "constraint", "sharding group"}
KINDS |= {"sdy.manual_computation", "sdy.named_computation"}


def studies(seeds: range) -> Iterator[tuple[int, Session, Chains]]:
    for seed in seeds:
        session = Session(io.StringIO(random_program(seed)), io.StringIO(), io.StringIO())
        try:
            yield seed, session, Chains(study(driver.read_module(session, "-")))
        except ProgramError:
            continue


def bytes_of_text(chains: Chains, fix: Fix) -> float:
    """Bytes of the program with a fix written into its text by hand, run from there."""
    module = chains.study.program.clone()
    names = Names(module)
    for edit in fix.edits:
        value = names.values[edit.number]
        if edit.is_wrapped and value.op is not None:
            run_on_pieces(module, value.op, edit.sharding)
        else:
            set_sharding(value, edit.sharding)
    again = Session(io.StringIO(print_module(module)), io.StringIO(), io.StringIO())
    return collective_traffic.total_ring_bytes(
        for_target.partitioned(again, driver.read_module(again, "-")).local
    )


def wrong_claims(chains: Chains, budget: int) -> tuple[int, list[Fix]]:
    """How many fix-its a program gets, and those that do not keep their word."""
    found = [
        fix for _, fixes in about_everything(chains, Fixer(chains, budget)).fixes for fix in fixes
    ]
    total = chains.study.ring_bytes
    wrong = [
        fix
        for fix in found[:2]
        if not fix.bytes_after < fix.bytes_before == total
        or bytes_of_text(chains, fix) != fix.bytes_after
    ]
    return len(found), wrong


def test_fix_its_move_the_bytes_that_they_claim():
    claims = [wrong_claims(chains, 4) for _, _, chains in studies(range(24))]
    claims.append(wrong_claims(train_step(), 3))
    assert sum(count for count, _ in claims) > 8
    assert [fix for _, wrong in claims for fix in wrong] == []


def train_step() -> Chains:
    """Of a program in which optimisations move sums."""
    return Chains(study(parse(GPT.read_text(encoding="utf-8"))))


def test_a_trial_on_another_pipeline_is_caught(monkeypatch: pytest.MonkeyPatch):
    chains, right = train_step(), fixes.trial
    plain = main_pipeline().plain()
    chains.study.compiled = compiled(chains.study.program, pipeline=plain)  # as it once was

    def wrong(program: Module, edits: Sequence[Edit], target: Target, **_: Any) -> Outcome:
        return right(program, edits, target, pipeline=plain)

    monkeypatch.setattr(fixes, "trial", wrong)
    assert wrong_claims(chains, 3)[1]


def test_every_question_about_generated_programs_has_an_answer():
    roots = Counter[str]()
    for _, _, chains in studies(range(100, 122)):
        known, fixer = chains.study, Fixer(chains, 0)
        for number, value in enumerate(known.names.values):
            answer = about_value(chains, number, fixer)
            roots += Counter(links[0].op for links in answer.links)
            json.dumps(answer.record())
            assert text_of(answer, True)
            if value.op is not None:
                assert text_of(about_op(chains, number, fixer), False)
        for index in range(len(known.sent)):
            assert len(about_collective(chains, index, fixer).groups) <= 1
        assert None not in known.mover_of
    assert set(roots) <= KINDS and roots["annotation"] > 50 and roots["constraint"] > 5, roots


@pytest.mark.parametrize("name", ["reductions", "mlp_fully_sharded", "sequence_parallel_block"])
def test_fix_its_on_a_cluster_save_the_time_that_they_claim(name: str):
    """Judged like any verb's program; the edited text, run from there, takes as long."""
    cluster = "pcie-workstation:8"
    program = parse((EXAMPLES / f"{name}.mlir").read_text(encoding="utf-8"))
    chains = Chains(study(program, Target(cluster)))
    fixer = Fixer(chains, 12)
    found = [fix for _, fixes in about_everything(chains, fixer).fixes for fix in fixes]
    assert found
    for fix in found[:3]:
        text = print_module(edited(program, [fixer.edit_of(one) for one in fix.edits]))
        cost = verbs.record("cost", "-", "--cluster", cluster, stdin=text)
        assert (cost["step_seconds"], cost["peak_bytes"]) == (fix.seconds_after, fix.peak_after)
        assert fix.seconds_before is not None and cost["step_seconds"] < fix.seconds_before
        assert cost["fits"]


LOOP = """\
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %w: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}, %n: tensor<i32>) -> tensor<64x64xf32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%s = %a, %i = %n) : tensor<64x64xf32>, tensor<i32>
  cond {
    %1 = stablehlo.compare GT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = stablehlo.subtract %i, %c : tensor<i32>
    stablehlo.return %1, %2 : tensor<64x64xf32>, tensor<i32>
  }
  return %0#0 : tensor<64x64xf32>
}
"""  # noqa: E501


def test_a_region_argument_has_no_annotation_of_its_own():
    found = record("-", "--value", "%s", "--why-not", "[{}, {}]", stdin=LOOP)["why_not"]
    assert found["reasons"] and found["fix_it"] is None


def test_loops_that_do_not_say_how_often_they_run_keep_their_fix_its():
    by_bytes = record("-", stdin=LOOP)["fix_its"]
    by_time = record("-", "--cluster", "dgx-h100", stdin=LOOP)["fix_its"]
    assert by_bytes and by_time and by_time[0]["seconds_after"] < by_time[0]["seconds_before"]


def test_a_mesh_inside_shardings_takes_the_same_fix_its():
    body = PROGRAM.partition("\n")[2].replace("@mesh", 'mesh<["x"=2, "y"=2]>')
    named, inlined = (record("-", stdin=one)["fix_its"] for one in (PROGRAM, body))
    assert [fix["bytes_after"] for fix in named] == [fix["bytes_after"] for fix in inlined] != []
