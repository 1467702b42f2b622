"""`shardwright reshard`: programs and their figures, the machine form, wrong questions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shardwright.testing import verbs

SWAP = '[{"x"}, {}] -> [{}, {"x"}]'


def ask(layouts: str, mesh: str = "x=4,y=2", shape: str = "64x32xf32", *more: str) -> Any:
    return verbs.ask("reshard", layouts, "--mesh", mesh, "--shape", shape, *more)


def record(layouts: str, mesh: str = "x=4,y=2", shape: str = "64x32xf32", *more: str) -> Any:
    return verbs.record("reshard", layouts, "--mesh", mesh, "--shape", shape, *more)


def test_an_axis_changes_its_dim():
    found = record(SWAP)
    best = found["programs"][0]
    (step,) = best["steps"]
    assert step["text"] == 'all_to_all [{"x"}: 0->1]' and step["to"] == '[{}, {"x"}]'
    assert best["bytes"] == found["least_bytes"] == 64 * 32 * 4 * 3 // 16
    assert best["peak_bytes"] == 64 * 32 * 4 // 4 and best["proved"]
    assert found["greedy"] == {"bytes": 1536, "peak_bytes": 2048, "steps": 1}


def test_programs_come_cheapest_first():
    code, output, errors = ask(SWAP, "x=4,y=2", "64x32xf32", "--programs", "4")
    assert (code, errors) == (0, "")
    assert "1. 1.54 KB received, 1 step, peak 2.05 KB: no cheaper one" in output
    found = record(SWAP, "x=4,y=2", "64x32xf32", "--programs", "4")["programs"]
    order = [(one["bytes"], len(one["steps"])) for one in found]
    assert len(order) == 4 and order == sorted(order)


# Worked cases with exhaustive optima: elements each device receives, most it holds.
WORKED = [
    ("x1=2,x2=2,y1=3,y2=2", '[{"x2","x1"}, {"y2","y1"}] -> [{"y2","y1"}, {"x2","x1"}]', 13, 6),
    ("x1=2,x2=2,y1=3,y2=2", '[{"x2"}, {"y2","y1"}] -> [{"y1"}, {"x2","x1"}]', 19, 12),
    ("x1=2,x2=2,y1=3,y2=2", '[{"y1"}, {"x2","x1"}] -> [{"x2"}, {"y2","y1"}]', 19, 12),
    ("x1=2,x2=3,y1=3,y2=2", '[{"x2","x1"}, {"y2","y1"}] -> [{"y2"}, {"x1","x2"}]', 12, 12),
]


@pytest.mark.parametrize(("mesh", "layouts", "received", "peak"), WORKED)
def test_worked_cases(mesh: str, layouts: str, received: int, peak: int):
    best = record(layouts, mesh, "12x12xi8")["programs"][0]
    assert (best["bytes"], best["peak_bytes"]) == (received, peak)


def test_partial_values_are_reduced_on_the_way():
    found = record('[{}, {}], unreduced={"y"} -> [{"x"}, {}]')
    best = found["programs"][0]
    assert [step["op"] for step in best["steps"]] == ["all_slice", "all_reduce"]
    assert best["steps"][0]["to"] == '[{"x"}, {}], unreduced={"y"}'
    assert best["bytes"] == 64 * 32 * 4 // 4  # 2 (g - 1) / g of a quarter
    assert found["greedy"] is None and found["least_bytes"] is None


def test_values_become_partial():
    best = record('[{"x"}, {}] -> [{}, {}], unreduced=max{"x", "y"}')["programs"][0]
    assert sorted(step["op"] for step in best["steps"]) == [
        "replicated_to_unreduced", "sharded_to_unreduced",
    ]  # fmt: skip
    assert best["bytes"] == 0 and best["steps"][-1]["to"].endswith('unreduced=max{"x", "y"}')


# Mesh a, b, c; shape; layouts; bytes without and with idle axes.
SHARED = [
    ("a=5,b=2,c=2", "20x20xi8", '[{}, {"b","a"}] -> [{"b"}, {"a"}]', 60, 40),
    ("a=5,b=2,c=2", "20x20xi8", '[{"b"},{"a"}] -> [{"a","b"},{}]', 56, 48),
    ("a=2,b=2,c=3", "12x12x12xi8", '[{"c"},{},{"b"}] -> [{"b"},{},{"c"}]', 480, 384),
    ("a=3,b=3,c=4", "36x36xi8", '[{"a"},{"c"}] -> [{"c","a"},{}]', 171, 129),
]


@pytest.mark.parametrize(("mesh", "shape", "layouts", "alone", "shared"), SHARED)
def test_idle_axes_are_used_unless_forbidden(
    mesh: str, shape: str, layouts: str, alone: int, shared: int
):
    best = record(layouts, mesh, shape)["programs"][0]
    assert best["bytes"] == shared and best["proved"]
    assert best["peak_bytes"] <= record(layouts, mesh, shape)["greedy"]["peak_bytes"]
    forbidden = record(layouts, mesh, shape, "--no-idle-axes")["programs"][0]
    assert forbidden["bytes"] == alone


def test_idle_axes_may_share_a_sum():
    layouts = '[{}], unreduced={"x"} -> [{}]'
    plain, shared = (
        record(layouts, "x=4,y=4", "64xf32", *more)["programs"][0]["bytes"]
        for more in (["--no-idle-axes"], [])
    )
    assert (plain, shared) == (384, 288)


def test_equal_layouts_need_nothing():
    code, output, _ = ask('[{"x"}, {}] -> [{"x"}, {}]')
    assert code == 0 and "nothing to do" in output
    assert record("[] -> []", "x=2", "f32")["programs"][0]["steps"] == []


WRONG: list[tuple[str, dict[str, str], str, str, int]] = [
    ('[{"z"}, {}] -> [{}, {"x"}]', {}, 'unknown axis name: "z"', 'known: "x", "y"', 3),
    ('[{"x"}, {}] -> [{"x"}]', {}, "doesn't match tensor rank: 1 != 2", "write 2 dims", 16),
    ('[{"x"}, {}]', {}, "expected two layouts with -> between them, got 1", "->", 1),
    (f"{SWAP} -> []", {}, "expected two layouts with -> between them, got 3", "->", 28),
    ('[{"x", ?}, {}] -> [{}, {}]', {}, "dim 0 is open", 'write {"x"}', 2),
    ('[{"x"}, {"x"}] -> [{}, {}]', {}, 'duplicate axis ref: "x"', "one dim", 10),
    ('[{"x":(1)3}, {}] -> [{}, {}]', {}, "doesn't divide the size of the full axis 4", "(1)2", 3),
    ('[{"x"}, {} -> [{}, {}]', {}, "expected ']'", "braces", 12),
    ('[{"x"}, {}] more -> [{}, {}]', {}, "expected -> or the end", "braces", 13),
    (
        '[{}, {}], unreduced=max{"x"} -> [{}, {}], unreduced={"x"}', {},
        "partial results combine by max before, by add after", "two reshards", 30,
    ),
    (SWAP, {"shape": "6x32xf32"}, "dim 0 of size 6 is not divided by its 4 shards", "to 8", 2),
    (SWAP, {"shape": "8x32xf31"}, 'unknown element type "f31"', "did you mean f32?", 6),
    (SWAP, {"shape": "8x?xf32"}, "expected sizes and an element type", "64x32xf32", 1),
    (SWAP, {"shape": "9" * 30 + "x4xf32"}, "the tensor has more than", "smaller", 1),
    (SWAP, {"mesh": "x4,y=2"}, "expected NAME=SIZE, got 'x4'", "x=4", 1),
    (SWAP, {"mesh": "y=2,x=0"}, "axis size must be at least 1, got: 0", "x=1", 5),
    (SWAP, {"mesh": "x=4,x=2"}, 'duplicate axis name: "x"', "once", 5),
    (SWAP, {"mesh": "x=4,y=99999999"}, "the mesh has more than", "smaller", 5),
]  # fmt: skip


@pytest.mark.parametrize(("layouts", "words", "message", "help", "column"), WRONG)
def test_a_wrong_question_is_located_and_repaired(
    layouts: str, words: dict[str, str], message: str, help: str, column: int
):
    code, output, errors = ask(layouts, **words)
    assert (code, output) == (2, "")
    first, *_, last = errors.splitlines()
    assert message in first and f":1:{column}: error: " in first
    assert last.startswith("help: ") and help in last


@pytest.mark.parametrize("count", ["0", "x", "1000"])
def test_a_wrong_number_of_programs_is_refused(count: str):
    code, _, errors = ask(SWAP, "x=4,y=2", "64x32xf32", "--programs", count)
    assert code == 2 and "expected 1 to 50" in errors


def test_hostile_sizes_end_soon():
    axes = ",".join(f"a{k}=2" for k in range(20))
    names = ", ".join(f'"a{k}"' for k in range(20))
    back = ", ".join(f'"a{k}"' for k in reversed(range(20)))
    layouts = f"[{{{names}}}, {{}}] -> [{{}}, {{{back}}}]"
    found = record(layouts, axes, f"{1 << 20}x{1 << 20}xf32")
    assert not found["programs"][0]["proved"] and found["least_bytes"] is None


# --- on a cluster

CLUSTER = ("--cluster", "gcp-v100:2")
TURN = '[{"x", "y"}, {}] -> [{}, {"y", "x"}]'


def test_on_a_cluster_programs_come_fastest_first():
    found = record(TURN, "x=2,y=8", "4096x4096xf32", *CLUSTER)
    times = [one["seconds"] for one in found["programs"]]
    assert times == sorted(times) and len(times) == 3
    assert found["cluster"] == "gcp-v100:2" and 0 < found["least_seconds"] <= times[0]
    for one in found["programs"]:
        assert one["seconds"] == pytest.approx(sum(step["seconds"] for step in one["steps"]))
    best, other = found["programs"][:2]
    assert best["proved"] and best["bytes"] > other["bytes"]  # fewer bytes are not less time


def test_idle_axes_share_the_work_on_a_cluster():
    question = ('[{}, {}], unreduced={"x"} -> [{}, {}]', "x=2,y=8", "4096x8192xf32", *CLUSTER)
    alone, shared = record(*question, "--no-idle-axes"), record(*question)
    assert shared["programs"][0]["seconds"] * 7 < alone["programs"][0]["seconds"]
    assert shared["least_seconds"] <= shared["programs"][0]["seconds"]


def test_without_a_cluster_nothing_is_said_of_time():
    found = record(TURN, "x=2,y=8", "4096x4096xf32")
    assert "seconds" not in json.dumps(found) and "cluster" not in found


def test_a_cluster_of_another_size_is_refused():
    code, output, errors = ask(SWAP, "x=4,y=2", "64x32xf32", *CLUSTER)
    assert (code, output) == (2, "")
    assert "the mesh has 8 devices, the cluster gcp-v100:2 16" in errors
    assert "help: write --cluster gcp-v100:1" in errors


def test_an_unknown_cluster_is_refused():
    code, _, errors = ask(SWAP, "x=4,y=2", "64x32xf32", "--cluster", "gcp-v10:2")
    assert code == 2 and 'unknown cluster "gcp-v10"' in errors
