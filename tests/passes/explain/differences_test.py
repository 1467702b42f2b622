"""Differences of generated programs: none where they mean the same, one where one is planted."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.passes.cost.trials.compile import warning
from shardwright.passes.explain.differences import differ, matching, owners, said_of_devices
from shardwright.passes.explain.differences.differ import difference
from shardwright.passes.explain.differences.same_order import in_same_order
from shardwright.passes.explain.differences.value_graph import value_graph
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.generate.same_meaning import CHANGES, NOTHING, meant_alike, planted
from shardwright.testing.verbs import ask

SEEDS = range(24)
KINDS = {
    "replaced": "structure", "added": "structure", "removed": "structure", "told": "cut",
    "argument": "sharding", "constraint": "sharding", "mesh": "mesh",
}  # fmt: skip


def program(seed: int) -> str:
    return random_program(seed, Features(calls=True, control=True, constraints=True))


def words(old: str, new: str) -> list[str]:
    return [one.words for one in difference(parse(old), parse(new)).entries]


@pytest.mark.parametrize("what", NOTHING)
def test_what_means_the_same_has_no_difference(what: str):
    for seed in SEEDS:
        text = program(seed)
        assert words(text, meant_alike(text, Random(seed), what)) == [], seed


@pytest.mark.parametrize("what", CHANGES)
def test_one_planted_change_is_one_entry(what: str):
    """Also where the program is renumbered, reordered, moved, and its functions are renamed."""
    counts: Counter[str] = Counter()
    for seed in range(60 if what in ("constraint", "mesh") else 24):
        old = program(seed)
        new = planted(old, Random(seed), what)
        if new is None:
            counts["nothing to plant in"] += 1
            continue
        found = difference(parse(old), parse(meant_alike(new, Random(seed))))
        assert [one.kind for one in found.entries] == [KINDS[what]], (seed, found.entries)
        counts["planted"] += 1
    assert counts["planted"] >= 5, counts


def annotated_otherwise(seeds: range) -> Iterator[tuple[str, str]]:
    """Pairs of one text, in which an argument is cut otherwise."""
    for seed in seeds:
        old = program(seed)
        new = planted(old, Random(seed), "argument")
        if new is not None:
            yield old, new


def test_programs_of_one_text_are_matched_by_number_as_by_meaning():
    count = 0
    for old, new in annotated_otherwise(range(40)):
        found = matching.match(value_graph(parse(old)), value_graph(parse(new)))
        assert matching.is_repeated(found)
        other = matching.by_meaning(matching.arguments_and_results(found.old, found.new))
        assert list(found.nodes.items()) == list(other.nodes.items())
        assert (found.back, found.args, found.results) == (other.back, other.args, other.results)
        assert found.constant == other.constant
        count += 1
    assert count >= 10


def model(words: str) -> Module:
    code, text, errors = ask("model", "mlp", "--layers", "2", "--unroll", *words.split())
    assert code == 0, errors
    return parse(text)


@pytest.mark.parametrize("more", ["", "--microbatch 32", "--hidden 128", "--parallel fsdp=2,tp=2"])
def test_programs_of_other_sizes_differ_as_if_matched_by_meaning(
    more: str, monkeypatch: pytest.MonkeyPatch
):
    old = model("--hidden 64 --microbatch 16 --parallel fsdp=2")
    new = model(f"--hidden 64 --microbatch 16 --parallel fsdp=2 {more}")
    assert matching.is_repeated(matching.arguments_and_results(value_graph(old), value_graph(new)))
    found = difference(old, new)
    assert bool(found.entries) == bool(more)
    monkeypatch.setattr(matching, "is_repeated", lambda _: False)
    assert Counter(found.entries) == Counter(difference(old, new).entries)


def test_operands_that_are_swapped_are_no_repetition():
    text = "func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {{\n{}\n}}\n"
    body = "%0 = stablehlo.subtract {} : tensor<4xf32>\nreturn %0 : tensor<4xf32>"
    old, new = (parse(text.format(body.format(ins))) for ins in ("%a, %b", "%b, %a"))
    found = matching.arguments_and_results(value_graph(old), value_graph(new))
    assert not matching.is_repeated(found)
    assert [one.kind for one in difference(old, new).entries] == ["structure"]


SUB_AXES = """sdy.mesh @m = <["x"=36]>
func.func @main(%a: tensor<36xf32> {{sdy.sharding = #sdy.sharding<@m, [{{"x":(1)4}}]>}},
    %b: tensor<36xf32> {{sdy.sharding = #sdy.sharding<@m, [{{"x":(1)6}}]>}},
    %c: tensor<36xf32> {{sdy.sharding = #sdy.sharding<@m, [{{{}}}]>}}) -> tensor<36xf32> {{
  %0 = stablehlo.add %a, %b : tensor<36xf32>
  %1 = stablehlo.add %0, %c : tensor<36xf32>
  return %1 : tensor<36xf32>
}}
"""  # of which the partitioner takes one as another, with a warning


def test_two_processes_give_what_one_gives(monkeypatch: pytest.MonkeyPatch):
    """Also its warnings and errors."""
    monkeypatch.setattr(differ, "WORTH_A_PROCESS", 0)
    for old, new in annotated_otherwise(range(12)):
        a, b = parse(old), parse(new)
        assert difference(a, b, jobs=2) == difference(a, b)
    texts = [SUB_AXES.format(axes) for axes in ('"x"', "")]
    heard = [list[Diagnostic](), list[Diagnostic]()]
    for jobs, said in zip((1, 2), heard, strict=True):
        old, new = map(parse, texts)
        difference(old, new, run=warning(said), jobs=jobs)
    assert heard[0] == heard[1] != []


# --- mutants


def entries(what: str, seeds: range) -> list[int]:
    """How many entries programs with one planted change have."""
    found: list[int] = []
    for seed in seeds:
        old = program(seed)
        new = planted(old, Random(seed), what)
        if new is not None:
            found.append(len(difference(parse(old), parse(meant_alike(new, Random(seed)))).entries))
    return found


def test_nodes_that_are_matched_by_hash_alone_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: nothing spreads from what is matched, so all behind a change differs."""
    assert set(entries("replaced", range(12))) == {1}
    monkeypatch.setattr(getattr(matching, "_Spread"), "run", lambda self: None)  # noqa: B009
    with pytest.raises((AssertionError, ProgramError)):
        assert set(entries("replaced", range(12))) == {1}


def test_constraints_that_nobody_reads_are_caught(monkeypatch: pytest.MonkeyPatch):
    said = getattr(said_of_devices, "_Said")  # noqa: B009
    assert set(entries("constraint", range(40))) == {1}
    monkeypatch.setattr(said, "constraints", lambda self: iter(()))
    assert 0 in entries("constraint", range(40))


def test_effects_without_owners_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: collectives stand beside the change that they follow from."""
    monkeypatch.setattr(owners, "_owner", lambda *_: None)
    assert max(entries("argument", range(12))) > 1


def test_an_order_that_is_kept_is_caught():
    """Ops of the new program come into the order of the old one, and no op before its operands."""
    moved = 0
    for seed in SEEDS:
        text = random_program(seed, Features(control=True, constraints=True))
        old, new = parse(text), parse(meant_alike(text, Random(seed), "reordered"))
        found = matching.match(value_graph(old), value_graph(new))
        ordered = in_same_order(found).module
        assert not verify(ordered)
        names = [[op.name for op in one.main.body.ops] for one in (old, new, ordered) if one.main]
        assert names[2] == names[0]
        moved += names[1] != names[0]
    assert moved >= 5
