"""Two copies of a model in opposite directions: numbers of one device, lists, sums, refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings

from shardwright.ir.analysis.handed_results import handed_on, readers_of
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.analysis.staged_step import StagedStep, read_staged
from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.cost.stages import late_hops as late
from shardwright.passes.cost.stages.late_hops import late_hops
from shardwright.passes.pipeline.schedules.actions import Lists, PassTimes
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.bubbles import bubble_of, formula_of, least_span
from shardwright.passes.pipeline.schedules.ledger import peaks
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.noted_lists import noted_lists
from shardwright.passes.pipeline.schedules.staged_calls import plan_of
from shardwright.passes.pipeline.schedules.timing import play
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.pipeline.stage_copies import copied_loop
from shardwright.passes.pipeline.stage_copies.copied_lists import as_stages
from shardwright.passes.pipeline.stage_copies.copied_loop import CopiedLoop
from shardwright.passes.pipeline.stage_copies.own_states import Own
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.spec.schedule_names import Named
from shardwright.testing.generate.staged_steps import OWN, SMALL, STEP, staged_step
from shardwright.testing.oracles import jaxlib_print
from shardwright.testing.soundness import differences
from tests.passes.pipeline.copied_steps import CopiedStep, copied_steps

# Name, stages of the first products, micro-batches, devices of a stage.
CASES = [
    ("masked_mean", (0, 1), 2, 2),
    ("dropout", (0, 1), 2, 2),
    ("half_precision", (0, 1), 2, 2),
    ("experts", (0, 1), 2, 1),
    ("integers", (0, 1), 2, 1),
    ("tied", (0, 1, 2, 2, 3), 4, 1),
    ("conv_net", (0, 1, 1), 2, 2),
    ("whitened", (0, 1, 1), 2, 1),
    ("branches", (0, 1), 2, 1),
    ("encoder_decoder", (0, 1, 2, 3), 4, 1),
]
RICH = CopiedStep((0, 0, 1), 2, 1, True, True, True, True, True)


def copied(text: str) -> Module:
    module = parse(text)
    parse_pipeline("follow-stages").run(module)
    after = parse(print_module(module))
    assert verify(after) == []
    assert print_module(after) == print_module(module)
    return after


def on_devices(text: str) -> Module:
    """The program of one device."""
    module = parse(text)
    main_pipeline().run(module)
    return module


def faults(whole: str, text: str) -> list[str]:
    """What differs from one device: in the text as it runs, and on ranks that follow lists."""
    module = parse(whole)
    args = inputs(module, 3)
    right = run(module, args)
    played = run_stages(closed(on_devices(text)), args)
    return [*differences(run(copied(text), args), right), *differences(played, right)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_copies_compute_what_one_device_does(case: tuple[str, tuple[int, ...], int, int]):
    pytest.importorskip("jax")
    name, stages, count, devices = case
    assert not faults(*staged_step(name, stages, "chimera", count, devices))


@settings(max_examples=12)
@given(copied_steps())
def test_generated_steps_compute_what_one_device_does(step: CopiedStep):
    pytest.importorskip("jax")
    whole, text = step.texts()
    assert not faults(whole, text)
    lists = noted_lists(copied(text))
    assert lists is not None and not broken(lists) and not broken(with_transfers(lists))
    assert lists.microbatches == step.microbatches // 2
    down, up = lists.places[0][: step.stages], lists.places[0][step.stages :]
    assert down == tuple(range(step.stages)) == up[::-1]


def test_a_step_that_is_copied_stays_as_it_is():
    pytest.importorskip("jax")
    module = copied(RICH.texts()[1])
    before = print_module(module)
    parse_pipeline("follow-stages, copy-stages").run(module)
    assert print_module(module) == before


def test_copies_over_several_meshes_are_the_step():
    pytest.importorskip("jax")
    whole, text = RICH.texts()
    over = copied(text)
    assert jaxlib_print(print_module(over)) == print_module(over)
    parse_pipeline("write-mpmd").run(over)
    assert jaxlib_print(print_module(over)) == print_module(over)
    back = parse(print_module(over))
    parse_pipeline("read-mpmd").run(back)
    lists = noted_lists(back)
    assert lists is not None and lists.copies == 2 and not broken(lists)
    args = inputs(parse(whole), 1)
    assert differences(run(back, args), run(parse(whole), args)) == []


# --- lists


@pytest.mark.parametrize("ranks", [2, 4, 8, 16])
@pytest.mark.parametrize("units", [1, 2, 3])
def test_lists_of_stages_take_as_long_as_those_of_copies(ranks: int, units: int):
    given = lists_of_schedule(Named("chimera"), ranks, units * ranks)
    found = as_stages(given)
    assert not broken(found) and not broken(with_transfers(found))
    for times in ((2, 1, 1, 0), (1, 1, 1, 0), (3, 2, 1, 1)):
        one = PassTimes(*times)
        one_way, other = play(given, [one] * ranks), play(found, [one] * 2 * ranks)
        assert one_way.spans == other.spans
        assert peaks(found) == peaks(given)
        least = [
            least_span(lists, [one] * lists.stages, Fraction(ranks)) for lists in (given, found)
        ]
        assert least[0] == least[1] <= other.makespan
        formula = formula_of(Named("chimera"), ranks, units * ranks, one)
        if formula is not None and not one.sent:
            assert bubble_of(other).idle == formula.value


def test_lists_of_one_chain_are_refused():
    found = as_stages(lists_of_schedule(Named("chimera"), 4, 8))
    whole = Lists(found.ranks, found.stages, found.microbatches, found.places)
    assert [one.rule for one in broken(whole)][:1] == [2]


# --- sums, and what these lead to


def sent_late(step: StagedStep, module: Module) -> Counter[tuple[int, int]]:
    """Bytes that scripts bring behind the loop, and hand on, by both groups."""
    found, seen = Counter[tuple[int, int]](), set[tuple[Value, int]]()
    read = [(v, step.homes.get(v, one.stage), step.places[one.stage])
            for one in step.updates for v in one.takes]  # fmt: skip
    handed = handed_on(step, read_plan(module))
    read += [(v, step.homes[v], here) for v, arg in handed.items()
             for here in sorted(readers_of(step, arg))]  # fmt: skip
    for value, stage, here in read:
        if step.places[stage] != here and (value, here) not in seen:
            seen.add((value, here))
            found[step.places[stage], here] += value.tensor.bytes
    return found


def charged_and_sent(text: str) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    module = on_devices(text)
    plan, found = plan_of(module), Counter[tuple[int, int]]()
    assert plan is not None
    for (before, after), size in late_hops(module, plan).items():
        found[plan.group_of(before), plan.group_of(after)] += size
    whole = closed(module)
    step = read_staged(whole)
    assert step is not None
    return found, sent_late(step, whole)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_what_is_charged_behind_the_loop_is_sent(case: tuple[str, tuple[int, ...], int, int]):
    pytest.importorskip("jax")
    name, stages, count, devices = case
    charged, sent = charged_and_sent(staged_step(name, stages, "chimera", count, devices)[1])
    assert charged == sent and sent


def test_a_charge_that_forgets_results_is_caught(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")
    monkeypatch.setattr(late, "_handed", lambda *_: ())  # pyright: ignore
    charged, sent = charged_and_sent(RICH.texts()[1])
    assert charged != sent


# --- planted mistakes


def _one(own: Own, element: str) -> int:
    return 1


def _first_alone(own: Own, parts: Sequence[Value], turns: int, like: Op) -> Iterator[Op]:
    return _TOGETHER(own, [parts[0], parts[0]], turns, like)


def _same_turns(loop: CopiedLoop, body: Block, turn: Value, copy: int) -> Value:
    return turn


def _always_adds(*_: object) -> Own:
    return Own("add")


_TOGETHER = Own.together
WRONG: dict[str, tuple[object, str, Callable[..., object]]] = {
    "a sum that begins with one": (Own, "start", _one),
    "a copy that is left out": (Own, "together", _first_alone),
    "copies of the same rows": (CopiedLoop, "_number", _same_turns),
    "a maximum that is taken for a sum": (copied_loop, "own_of", _always_adds),
}


@pytest.mark.parametrize("name", WRONG)
def test_mistakes_are_caught(name: str, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")
    whole, text = RICH.texts()
    assert not faults(whole, text)
    monkeypatch.setattr(*WRONG[name])
    assert faults(whole, text)


# --- refusals

PLANNED = SMALL.format("").replace("1f1b", "chimera").replace("12x8", "36x8")
CUT = STEP.replace("1f1b", "chimera")
AVERAGE = ("%8 = stablehlo.add %i, %one", "%8 = stablehlo.add %i, %one")


@pytest.mark.parametrize(
    ("old", "new", "said", "help"),
    [
        ("plan.stages = 2", "plan.stages = 4", "has 2 stages on 4 groups of devices",
         "cut it into 2 stages, and write plan.stages = 2"),
        ("plan.microbatches = 2", "plan.microbatches = 3",
         'has 3 micro-batches, expected a multiple of 2 for "chimera" on 2 groups of devices',
         "run 4 micro-batches"),
        (", plan.stages", f"{OWN}, plan.stages", "puts each stage on two groups of devices",
         "leave out plan.topology: all groups have the program's one mesh then"),
    ],
)  # fmt: skip
def test_what_copies_cannot_run_is_refused(old: str, new: str, said: str, help: str):
    text = PLANNED.replace(old, new)
    with pytest.raises(ProgramError) as caught:
        parse_pipeline("follow-stages").run(parse(text))
    (found,) = caught.value.diagnostics
    assert said in found.message and found.help == help


def test_what_is_no_sum_is_refused():
    parse_pipeline("copy-stages").run(parse(CUT))
    text = CUT.replace("%1 = stablehlo.add %c, %0", "%1 = stablehlo.subtract %0, %c")
    with pytest.raises(ProgramError) as caught:
        parse_pipeline("copy-stages").run(parse(text))
    (found,) = caught.value.diagnostics
    assert "carries operand 1 from micro-batch to micro-batch, which is no sum" in found.message
