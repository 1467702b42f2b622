"""Export: reshards, their lowering to collectives, and the pipeline's options, as in Shardy."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.exporting.explicit_reshards import common_axes, reshape_axes
from shardwright.passes.exporting.greedy import chain as greedy_collectives
from shardwright.passes.exporting.greedy.chain import Collective, collectives
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Mesh
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.machines.reshard_pairs import SIZE, Pair, program, random_pairs
from shardwright.testing.oracle.shardy_steps import shown_difference, theirs
from shardwright.testing.oracles import shardy

LOWER = "sdy-reshard-to-collectives"
FULL = "sdy-insert-explicit-reshards{enable-full-version=true}"
SIMPLIFY = "region-simplify=aggressive"
# Ours, and Shardy's spelling of it.
STEPS = {
    FULL: f"func.func({FULL})",
    "canonicalize{enable-patterns=sdy-reshard}": (
        f"canonicalize{{enable-patterns={{sdy-reshard}} {SIMPLIFY}}}"
    ),
    LOWER: f"func.func({LOWER})",
    "canonicalize{enable-patterns=sdy-collective}": (
        f"canonicalize{{enable-patterns={{sdy-collective}} {SIMPLIFY}}}"
    ),
}

# Programs of a whole chain of passes take long.
FEWER = settings(max_examples=settings.default.max_examples // 5)


def after(pipeline: str, text: str) -> str:
    module = parse(text)
    parse_pipeline(pipeline).run(module)
    return print_module(module)


# --- reshard to collectives


def lowered_alike(seed: int, count: int = 12) -> Counter[str]:
    """How many reshards become the same chain; those that Shardy gets wrong are counted apart."""
    mesh, rank, pairs = random_pairs(seed, count)
    wanted = theirs(program(mesh, rank, pairs), STEPS[LOWER])
    if wanted is None:  # one of them has no answer: it takes all others with it
        if count == 1:
            return Counter({"refused": 1})
        return sum((_alike(mesh, rank, [pair]) for pair in pairs), Counter())
    return _alike(mesh, rank, pairs)


def _alike(mesh: Any, rank: int, pairs: list[Pair]) -> Counter[str]:
    text = program(mesh, rank, pairs)
    wanted = theirs(text, STEPS[LOWER])
    if wanted is None:
        return Counter(refused=1)
    found: Counter[str] = Counter()
    bodies = zip(after(LOWER, text).split("func.func"), wanted.split("func.func"), strict=True)
    for pair, (ours, real) in zip(["", *pairs], bodies, strict=True):
        if ours == real:
            found["equal"] += 1
            continue
        # Shardy stopped short of the wanted sharding; ours goes on from there.
        assert real.split("return")[0].rstrip() in ours, f"{mesh} {pair}\n{real}\n{ours}"
        assert _last_sharding(real) != pair[1] == _last_sharding(ours)
        found["completed"] += 1
    return found


def _last_sharding(body: str) -> str:
    return re.findall(r"out_sharding=(<.*>) :", body)[-1]


@FEWER
@given(st.integers(0, 2**40))
def test_reshards_become_shardys_chains(seed: int):
    assert lowered_alike(seed)


@FEWER
@given(st.integers(0, 2**40))
def test_chains_lead_to_the_wanted_sharding_by_possible_steps(seed: int):
    axes, rank, pairs = random_pairs(seed, 4)
    mesh = Mesh(axes)
    module = parse(program(axes, rank, pairs))
    for func in module.funcs:
        ends = [func.args[0].sharding, func.body.ops[0].attrs["sharding"].sharding]  # type: ignore[union-attr]
        first, last = ([mesh.resolve(a) for a in end.axes] for end in ends if end is not None)
        chain = collectives(first, last, [SIZE] * rank, moves_devices=False)
        for step in [Collective("", (), tuple(first)), *chain]:
            used = [axis for dim in step.out for axis in dim]
            pieces = [(a.name, k) for a in used for k in range(a.pre, a.next_pre)]
            assert len(pieces) == len(set(pieces))
        assert tuple(last) == (chain[-1].out if chain else tuple(first))


SHORT = ('<@mesh, [{"z"}, {"y"}, {"x"}]>', '<@mesh, [{}, {"z"}, {"y", "x"}]>')
IMPOSSIBLE = ('<@mesh, [{"x":(2)2}, {"x":(1)2}]>', '<@mesh, [{"x":(6)2, "x":(1)3}, {"x":(3)2}]>')


def test_what_shardy_leaves_short_is_completed():
    assert _alike((("x", 2), ("y", 3), ("z", 4)), 3, [SHORT])["completed"] == 1


def test_what_shardy_cannot_do_is_gathered():
    text = program((("x", 12),), 2, [IMPOSSIBLE])
    assert theirs(text, STEPS[LOWER]) is None
    assert "all_gather" in after(LOWER, text)


MESHES = (
    'sdy.mesh @mesh = <["x"=2, "y"=2]>\nsdy.mesh @rev = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>\n'
    'sdy.mesh @same = <["x"=2, "y"=2]>\nsdy.mesh @other = <["x"=4]>\nsdy.mesh @one = <[], '
    "device_ids=[1]>\n"
)


def move(given: str, wanted: str, before: str = "%0") -> str:
    type, attr = "tensor<8x8xf32>", f"{{sdy.sharding = #sdy.sharding{given}}}" if given else ""
    barrier = f"%1 = sdy.propagation_barrier %0 allowed_direction=NONE : {type}\n"
    return (
        f"module {{\n{MESHES}func.func @main(%0: {type} {attr}) -> {type} {{\n{barrier}"
        f"%2 = sdy.reshard {before} {wanted} : {type}\nreturn %2 : {type}\n}}\n}}"
    )


X, Y, NONE = '<@mesh, [{"x"}, {}]>', '<@mesh, [{}, {"x"}]>', "<@mesh, [{}, {}]>"
MOVES = {
    "open dims": move('<@mesh, [{"x", ?}, {?}]>', '<@mesh, [{?}, {"x", ?}], replicated={"y"}>'),
    "no sharding": move("", Y),
    "no sharding, none wanted": move("", NONE),
    "other device order": move('<@rev, [{"x"}, {}]>', '<@mesh, [{}, {"x", "y"}]>'),
    "other device order, gathered": move('<@rev, [{"x"}, {}]>', NONE),
    "other mesh": move('<@other, [{"x"}, {}]>', X),
    "other mesh, gathered": move('<@other, [{"x"}, {}]>', NONE),
    "from one device": move("<@one, []>", X),
    "behind a barrier": move(X, Y, "%1"),
    "nothing to do behind a barrier": move(X, X, "%1"),
    "partial": move(
        '<@mesh, [{"x"}, {}], unreduced={"y"}>', Y.replace("]>", '], unreduced={"y"}>')
    ),
}


@pytest.mark.parametrize("text", MOVES.values(), ids=MOVES.keys())
@pytest.mark.parametrize("options", ["", "{keep-redundant-reshards=true}"])
def test_single_reshards(text: str, options: str):
    assert after(LOWER + options, text) == theirs(text, f"func.func({LOWER}{options})")


REFUSED = {
    "equal meshes": (move('<@same, [{"x"}, {}]>', X), "moves between equal meshes @same and @mesh"),
    "one device": (move(X, "<@one, []>"), "cannot move a value"),
    "sum lost": (move('<@mesh, [{}, {}], unreduced={"y"}>', X), "which axes values are partial"),
}


@pytest.mark.parametrize(("text", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_refused_reshards(text: str, message: str):
    with pytest.raises(ProgramError, match=message):
        after(LOWER, text)


# --- the steps of export


def step_differences(seed: int, features: Features) -> list[str]:
    """Steps of the export with collectives that differ from Shardy's, each fed with Shardy's."""
    text = theirs(random_program(seed, features))
    found: list[str] = []
    for ours, real in STEPS.items():
        wanted = None if text is None else theirs(text, real)
        if text is None or wanted is None:
            break
        try:
            made = after(ours, text)
        except ProgramError as refused:  # sums that Shardy loses
            assert "values are partial" in str(refused)
            break
        if difference := shown_difference(made, wanted):
            found.append(f"{ours}\n{difference}")
        text = wanted
    return found


@FEWER
@given(st.integers(0, 2**40), st.booleans())
def test_random_programs(seed: int, unreduced: bool):
    assert step_differences(seed, Features(unreduced=unreduced)) == []


# Seeds of programs that once came out otherwise: what each of them needs is said beside it.
FOUND = {
    126: "axes dealt out anew to the factors of a reshape",
    310: "a reshape whose operand is cut by more than its result shows",
    3105: "a candidate that lost nothing is reckoned from an uncut factor",
    13: "equal reshards stay where only reshards of reshards are asked for",
}


@pytest.mark.parametrize("seed", FOUND, ids=FOUND.values())
def test_programs_that_once_differed(seed: int):
    assert step_differences(seed, Features()) == []


# --- the pipeline's options


DOTS = """module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {?}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y", ?}, {}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"y"}]> : tensor<8x8xf32>
    %1 = stablehlo.dot %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x":(1)2}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=6, k=8} reduction={k}>} : (tensor<8x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %2 = stablehlo.dot %arg0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}]>]>} : (tensor<8x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    return %2 : tensor<8x6xf32>
  }
}
""".replace('"x":(1)2', '"x"')  # noqa: E501
OPTIONS = (
    "enable-insert-explicit-collectives=true",
    "enable-insert-explicit-collectives=true remove-all-gather-reduce-scatter-for-cmv1=true",
    "avoid-export-for-partitioning=true",
    "avoid-export-for-partitioning=true enable-insert-explicit-collectives=true",
    "avoid-reshards-on-calls=true",
    "keep-sharding-rules=true",
    "update-non-divisible-input-output-shardings=false",
)


@pytest.mark.parametrize("options", OPTIONS)
def test_export_options(options: str):
    pipeline = f"sdy-export-pipeline{{{options}}}"
    assert after(pipeline, DOTS) == theirs(DOTS, pipeline)


@pytest.mark.parametrize("options", ["", " enable-insert-explicit-collectives=true"])
def test_dumps(tmp_path: Path, options: str):
    ours, real = tmp_path / "ours", tmp_path / "real"
    ours.mkdir(), real.mkdir()
    after(f"sdy-export-pipeline{{dump-directory={ours}{options}}}", DOTS)
    shardy(DOTS, f"sdy-export-pipeline{{dump-directory={real}{options}}}")
    assert [path.name for path in sorted(ours.iterdir())] == [
        p.name for p in sorted(real.iterdir())
    ]
    for path in real.iterdir():
        assert (ours / path.name).read_text() == print_module(parse(path.read_text()))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("module-dump-directory=/nonesuch", "there is no dump directory"),
        ("module-dump-directory=/tmp file-name=../x", "a dump is a file in its directory"),
    ],
)
def test_refused_dumps(options: str, message: str):
    with pytest.raises(ProgramError, match=message):
        after(f"sdy-save-module{{{options}}}", DOTS)


# --- each of these mistakes is caught


def never_ahead(chain: Any, source: int, moved: Any) -> None:
    """No slice before an exchange."""


MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "no slicing ahead": lambda patch: patch.setattr(
        greedy_collectives._Chain,  # pyright: ignore[reportPrivateUsage]
        "_slice_ahead",
        never_ahead,
    ),
    "one round": lambda patch: patch.setattr(greedy_collectives, "ROUNDS", 1),
    "sub-axes not aligned": lambda patch: patch.setattr(
        greedy_collectives, "aligned", lambda axes, others: list(axes)
    ),
}


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS.keys())
def test_a_wrong_chain_is_caught(mutate: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch):
    mutate(monkeypatch)
    with pytest.raises((AssertionError, KeyError, IndexError)):
        for seed in range(60):
            lowered_alike(seed)


STEP_MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "reshapes not dealt anew": lambda patch: patch.setattr(reshape_axes, "_deal", lambda *_: None),
    "elements do not count": lambda patch: patch.setattr(
        common_axes, "_value", lambda candidate, rule: (candidate.extra, candidate.axes)
    ),
}


@pytest.mark.parametrize("mutate", STEP_MUTANTS.values(), ids=STEP_MUTANTS.keys())
def test_a_wrong_reshard_is_caught(mutate: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch):
    mutate(monkeypatch)
    assert any(step_differences(seed, Features()) for seed in (*FOUND, *range(100)))


SORTED = """
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<4x4xf32> {
  %0:2 = "stablehlo.sort"(%a, %a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %r: tensor<f32>, %s: tensor<f32>):
    %2 = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  %1 = stablehlo.add %0#1, %0#0 : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
"""  # noqa: E501


def test_reshards_behind_an_op_stand_in_the_order_of_its_results():
    text = after(FULL, SORTED)
    assert text.index("%0#0 <@mesh, [{}, {}]>") < text.index("%0#1 <@mesh, [{?}, {?}]>")
    assert text == theirs(SORTED, STEPS[FULL])
