"""A sample of hostile files of every class, the watch over them, and what was once found."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser
from shardwright.testing.texts import hostile_runs
from shardwright.testing.texts.hostile_files import CLASSES, hostile_file, main, valid_files
from shardwright.testing.texts.hostile_runs import FILE, outcome, read, tried, watched

COUNT = 25  # files of a class
T = "tensor<8x8xf32>"
PLAIN = main(f"%0 = stablehlo.negate %a : {T}", "%0").encode()


@pytest.mark.parametrize("kind", CLASSES)
def test_hostile_files_give_results_or_placed_errors(kind: str):
    counts, finds = tried(range(COUNT), 0.1, kind)
    assert finds == []
    assert counts.total() == COUNT
    assert sum(counts[kind, verdict] for verdict in ("refused", "read", "priced")) > COUNT // 2


def test_every_class_is_drawn_and_no_two_seeds_are_alike():
    files = [hostile_file(seed) for seed in range(1000)]
    assert {kind for kind, _ in files} == set(CLASSES)
    assert len({data for _, data in files}) > 900
    assert files[:20] == [hostile_file(seed) for seed in range(20)]


def test_files_that_are_changed_were_valid():
    files = [text.encode() for text in valid_files()]
    runs = watched(lambda seed: ("valid", files[seed]), range(len(files)), 0.0)
    assert Counter((verdict, find) for _, verdict, find in runs) == {("read", None): len(files)}


# --- the watch

FAULTS = {
    "hang": lambda: time.sleep(600),
    "died": lambda: os._exit(9),
    "RecursionError": lambda: (_ for _ in ()).throw(RecursionError("too deep")),
    "memory": lambda: bytes(b"x" * (hostile_runs.MEGABYTES + 64 << 20)),
    "not placed": lambda: (_ for _ in ()).throw(ProgramError()),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_ends_otherwise_is_found_and_the_rest_goes_on(
    name: str, monkeypatch: pytest.MonkeyPatch
):
    def faulty(data: bytes, parser: Parser) -> object:
        return FAULTS[name]() if data == b"fault" else read(data, parser)

    monkeypatch.setattr(hostile_runs, "read", faulty)
    files = {0: b"", 1: b"fault", 2: PLAIN}
    found = list(watched(lambda seed: ("made", files[seed]), [0, 1, 2], 0.0, silence=5.0))
    assert [find and find.seed for _, _, find in found] == [None, 1, None]
    assert found[1][2] is not None and found[1][2].fault.startswith(name)
    assert found[2][1] == "read"


def test_what_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hostile_runs, "SECONDS", -1.0)
    assert outcome(PLAIN, Parser(), False)[1].startswith("slow")


# --- what was found

SHARDING = "#sdy.sharding<@mesh, ["
MANY = ", ".join(map(str, range(16)))
SUM = f"""({{
^bb0(%l: tensor<f32>, %r: tensor<f32>):
%s = stablehlo.add %l, %r : tensor<f32>
stablehlo.return %s : tensor<f32>
}}) : ({T}) -> {T}"""
NO_CUTS = "#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>"
FOUND = {
    "shardings in shardings": (
        f"module attributes {{x.y = {SHARDING * 99}{']>' * 99}}} {{}}",
        "nested too deep, at most 100",
    ),
    "2^62 to the 300th elements": (
        main(
            'dense<"0x00">'.join(("%0 = stablehlo.constant ", f" : tensor<{f'{2**62}x' * 300}f32>"))
        ),
        "a tensor of 2^18600 elements or more, at most 2^512",
    ),
    "functions in functions": (
        main(f"%0 = stablehlo.negate %a : {'(' * 5000}{') -> ()' * 5000}"),
        "nested too deep, at most 100",
    ),
    "groups by axes in a program to partition": (
        'sdy.mesh @mesh = <["x"=8]>\n'
        + main(
            '%0 = "stablehlo.all_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<'
            f'mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}}> {SUM}',
            "%0",
        ),
        "passes do not take groups of devices by mesh axes",
    ),
    "types of a local program that is none": (
        'sdy.mesh @mesh = <["x"=8]>\n'
        + main("").replace(" {\n", " attributes {plan.arg_types = []} {\n", 1),
        'lacks "plan.arg_shardings"',
    ),
    "too few types of a local program": (
        'sdy.mesh @mesh = <["x"=8]>\n'
        + main("").replace(
            " {\n",
            f" attributes {{plan.arg_shardings = {NO_CUTS}, plan.result_shardings = {NO_CUTS}, "
            f"plan.arg_types = [], plan.result_types = [{T}]}} {{\n",
            1,
        ),
        '@main has 1 args, "plan.arg_shardings" 1, "plan.arg_types" 0',
    ),
    "groups larger than memory": (
        main(
            '%0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : '
            f"tensor<2147483648x4447xi64>}}> {SUM}"
        ),
        "replica groups should have at most 16777216 ids, but have 9549859782656",
    ),
    "a device that the cluster lacks": (
        'sdy.mesh @mesh = <["x"=8]>\n'
        + main(
            f'%0 = "stablehlo.all_reduce"(%a) <{{replica_groups = dense<[[{MANY}]]> : '
            f"tensor<1x16xi64>}}> {SUM}",
            "%0",
        ),
        "names device 15, the cluster has 8 devices",
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_what_crashed_once_is_refused_where_it_stands(name: str):
    text, message = FOUND[name]
    with pytest.raises(ProgramError, match=f"^{FILE}:[0-9]+:[0-9]+: error: ") as problem:
        hostile_runs.price(read(text.encode(), Parser()))
    assert message in str(problem.value)


@pytest.mark.parametrize(("left", "right"), [("(", ") -> ()"), ("() -> (", ")"), ("tuple<", ">")])
def test_types_that_nest_less_deep_are_read(left: str, right: str):
    for depth in (1, 50, 90):
        type = left * depth + "f32" + right * depth
        text = f"func.func private @f({type})\n"
        assert outcome(text.encode(), Parser(), False) == ("read", "")
        held = main(f'%0 = "test.op"(%a) : ({T}) -> ({type})').encode()
        assert outcome(held, Parser(allow_unregistered=True), False) == ("read", "")


def test_files_are_read_from_a_checkout():
    assert Path(__file__).parents[3].joinpath("examples").is_dir() and len(valid_files()) > 50
