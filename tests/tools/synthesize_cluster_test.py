"""`shardwright synthesize COLLECTIVE --cluster`: lists, the machine form, pictures, scripts."""

from __future__ import annotations

import ast
import os
import shlex
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from shardwright.backends.verification.script_runner import on_ranks
from shardwright.ir.clusters import find_cluster
from shardwright.passes.collect.comparison import candidates
from shardwright.passes.collect.comparison.cluster_question import read_cluster_question
from shardwright.testing import verbs
from shardwright.testing.generate.level_programs import cluster_text
from shardwright.testing.machines.reference_graphs import cluster_text as graph_text
from shardwright.testing.scripts import run_script

ask, record = partial(verbs.ask, "synthesize"), partial(verbs.record, "synthesize")


GCP = ("--cluster", "gcp-a100:2", "--bytes", "1GB")
DGX = ("--cluster", "dgx-a100:4", "--bytes", "1GB", "--axes", "data=8,model=4", "--over", "data")


def test_the_hand_check():
    """242.2 ms as a flat ring, 131.9 ms as scatter, sums, gather; NCCL's trees are between.

    All at the part of the links that these chips reach, behind launches of microseconds.
    """
    found, reached = record("all-reduce", *GCP), find_cluster(GCP[1]).chip.kernels.links
    (placement,) = found["placements"]
    first = placement["programs"][0]
    default, *others = placement["defaults"]
    assert placement["default"] == default and default["algorithm"] == "NCCL tree LL128"
    assert default["seconds"] * reached == pytest.approx(0.145, rel=1e-3)  # 1/(.9375*.92*8) s
    ring = pytest.approx(0.2422 / reached, rel=1e-3)
    assert others[0] == {"algorithm": "flat ring", "seconds": ring}
    assert first["program"] == "RS·IG1 AR·P AG·IG1" and placement["optimal"]
    assert first["seconds"] * reached == pytest.approx(0.1319, rel=1e-3)
    assert others[0]["seconds"] / first["seconds"] == pytest.approx(1.836, rel=2e-3)
    assert first["speedup"] == pytest.approx(default["seconds"] / first["seconds"])
    assert first["seconds"] == pytest.approx(sum(step["seconds"] for step in first["steps"]))
    assert [len(step["groups"]) for step in first["steps"]] == [2, 16, 2]
    piped = placement["pipelined"]
    assert piped["bound"] <= piped["seconds"] <= 1.05 * piped["bound"]


def test_placements_and_programs_are_listed_best_first():
    found = record("all-reduce", *DGX, "--programs", "7")
    assert found["axes"] == {"data": 8, "model": 4} and found["over"] == ["data"]
    best = [placement["programs"][0]["seconds"] for placement in found["placements"]]
    assert best == sorted(best) and len(best) == 3
    for placement in found["placements"]:
        times = [program["seconds"] for program in placement["programs"]]
        assert times == sorted(times) and len(times) in (3, 7)
        assert sorted(placement["device_ids"]) == [*range(32)]
        assert placement["pipelined"]["seconds"] <= times[0] * (1 + 1e-9)


@pytest.mark.parametrize("kind", ["all-gather", "reduce-scatter"])
def test_gathers_and_scatters_go_level_by_level(kind: str):
    found = record(kind, "--cluster", "gcp-v100:2", "--bytes", "1GB")
    (placement,) = found["placements"]
    (program,) = placement["programs"]
    assert len(program["steps"]) == 2 and program["speedup"] > 1.6
    assert found["graph"]["bound"] <= found["graph"]["seconds"] <= program["seconds"]


@pytest.mark.parametrize("kind", ["all-to-all", "broadcast"])
def test_others_have_a_schedule_on_the_links(kind: str):
    pytest.importorskip("scipy")
    found = record(kind, "--cluster", "ndv2:2", "--bytes", "1GB")
    assert 0 <= found["graph"]["gap"] < 0.05
    assert record(kind, "--cluster", "dgx-a100:8", "--bytes", "1GB")["graph"] is None


def test_people_see_who_talks_to_whom():
    _, output, _ = ask("all-reduce", "--cluster", "gcp-v100:2", "--bytes", "1GB")
    assert "times of a model, not measured" in output
    assert "AR·P: all-reduce on node, 147.1 ms, 8 groups of 2: 0 8 | 1 9 | 2 10 .." in output
    code, picture, _ = ask("all-reduce", *GCP, "--draw")
    assert (
        code == 0 and "A B C D E F G H I J K L M N O P A B C D E F G H I J K L M N O P" in picture
    )


LEVEL = '{{name = "{}", count = {}, topology = "{}", bandwidth = "{}"{}}}'
RACKS = ("--cluster", "docs/clusters/racks.mlir", "--bytes", "1GB")


def test_a_timeline_says_what_works_when(monkeypatch: pytest.MonkeyPatch):
    """Bars and digits begin and end where the record says; chunks go through a step in order."""
    monkeypatch.chdir(Path(__file__).parents[2])
    _, drawn, _ = ask("all-reduce", *RACKS, "--draw")
    (placement,) = record("all-reduce", *RACKS)["placements"]
    lines = drawn.splitlines()[3:]
    start = lines[0].index("█")
    longest = lines[0].count("█")
    scale = longest / placement["default"]["seconds"]
    first = placement["programs"][0]
    at = 0.0
    for line, step in zip(lines[2:], first["steps"], strict=False):
        assert line.split()[0] == step["instruction"]
        assert abs(line.index("█") - start - at * scale) <= 1
        assert abs(line.count("█") - step["seconds"] * scale) <= 1
        at += step["seconds"]
    chunked = next(line for line in lines if line.startswith("in 64 chunks"))
    cells = chunked.count("█")
    assert abs(cells - placement["pipelined"]["seconds"] * scale) <= 1
    rows = lines[lines.index(chunked) + 1 :][:5]
    assert [row.split()[0] for row in rows] == placement["pipelined"]["program"].split()
    for row in rows:
        digits = row[start : start + cells].replace("·", "")
        assert list(digits) == sorted(digits) and digits[0] < "3" and digits[-1] in "789"
    for name in dict.fromkeys([*first["program"].split(), *(row.split()[0] for row in rows)]):
        assert any(line.startswith(f"{name}: ") for line in lines)


def deep(tmp_path: Path, count: int) -> str:
    """A cluster of levels, each four times as fast as the one outside."""
    levels = [
        LEVEL.format(f"l{k}", 2, "switch", f"{4**k}GB/s", ", shared = true") for k in range(count)
    ]
    path = tmp_path / f"deep{count}.mlir"
    path.write_text(graph_text(", ".join(levels)))
    return str(path)


def offered(cluster: str) -> candidates.Offered:
    """Without a schedule on the links."""
    question = read_cluster_question("all-reduce", "1GB", cluster, None, None)
    (one,) = candidates.offers(question, 1)
    return one


@pytest.mark.parametrize("count", [5, 6])
def test_five_levels_are_searched_for_what_all_devices_run(count: int, tmp_path: Path):
    """All programs would take half a minute."""
    one = offered(deep(tmp_path, count))
    (first,), piped = one.programs, one.pipelined
    assert one.is_uniform and piped is not None and not piped.bound
    assert piped.seconds < first.seconds < one.default.seconds
    text = first.text.split()
    assert text[0] == f"RS·IG{count - 1}" and text[-1] == f"AG·IG{count - 1}"
    drawn = ask("all-reduce", "--bytes", "1GB", "--cluster", deep(tmp_path, count), "--draw")[1]
    assert " chunks: " in drawn


def test_that_only_these_were_searched_is_said(tmp_path: Path):
    asked = ("--cluster", deep(tmp_path, 6), "--bytes", "1GB")
    assert "of what all devices run alike (more than four levels)" in ask("all-reduce", *asked)[1]
    (one,) = record("all-reduce", *asked)["placements"]
    assert not one["optimal"] and one["pipelined"]["bound"] is None


@pytest.mark.parametrize("count", [3, 4])
def test_on_fewer_levels_these_are_as_fast_as_any(
    count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Where links are shared, no reduce, broadcast or step of first devices is better."""
    every = offered(deep(tmp_path, count))
    monkeypatch.setattr(candidates, "LEVELS", 2)
    chains = offered(deep(tmp_path, count))
    assert every.is_optimal and not every.is_uniform and chains.is_uniform
    assert every.programs[0].seconds == pytest.approx(chains.programs[0].seconds)
    assert every.pipelined is not None and chains.pipelined is not None
    assert every.pipelined.seconds == pytest.approx(chains.pipelined.seconds)


def test_a_timeline_of_one_device_is_empty():
    code, drawn, _ = ask("all-reduce", "--cluster", "cpu-processes:1", "--bytes", "1GB", "--draw")
    assert code == 0 and drawn.splitlines()[-1] == "default: flat ring   0 ns"


# --- scripts


DRIVER = """
import runpy, sys
if "RANK" in __import__("os").environ:
    import torch.distributed as dist
    dist.init_process_group("gloo")
for path in sys.argv[1:]:
    sys.argv = [path, "--repeat", "1"]
    try:
        runpy.run_path(path, run_name="__main__")
    except SystemExit as end:
        print(path, end.code)
"""


ASKED = {  # and what is timed against one piece on two nodes of two
    "all-reduce": "RS on IG1, AR on P, AG on IG1 in 8 chunks",
    "all-gather": "AG on P, AG on IG1 in 4 chunks",
    "reduce-scatter": "RS on IG1, RS on P in 4 chunks",
    "all-to-all": "a schedule on the links, 1 piece in 1 turn",
    "broadcast": "a schedule on the links, 2 pieces in 4 turns",
    "all-to-all --axes a=2,b=2 --over b": "a schedule on the links, 1 piece in 1 turn",
}


def scripts(tmp_path: Path, target: str) -> list[Path]:
    """Of every collective."""
    cluster = tmp_path / "cluster.mlir"
    cluster.write_text(cluster_text((2, 2)))
    paths: list[Path] = []
    for words, said in ASKED.items():
        kind, *axes = words.split()
        command = (kind, "--bytes", "1kB", "--cluster", str(cluster), *axes, "--emit", target)
        code, script, errors = ask(*command)
        assert code == 0, errors
        assert f"one piece against {said}." in script and shlex.join(command) in script
        paths.append(tmp_path / f"bench{len(paths)}_{target}.py")
        paths[-1].write_text(script)
    return paths


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_scripts_time_two_ways_to_the_same(target: str, tmp_path: Path):
    pytest.importorskip(target)
    pytest.importorskip("scipy")
    paths = scripts(tmp_path, target)
    for path in paths:
        ast.parse(path.read_text())
    driver = tmp_path / "driver.py"
    driver.write_text(DRIVER)
    launcher = on_ranks(4) if target == "torch" else [sys.executable]
    command = [*launcher, str(driver), *map(str, paths)]
    flags = {"XLA_FLAGS": "--xla_force_host_platform_device_count=8", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        command,
        env={**os.environ, **flags, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.stdout.count("equal: True") == len(ASKED), done.stdout + done.stderr
    assert done.stdout.count("default ") == len(ASKED)


def test_data_that_are_not_worth_chunks_run_a_program_in_one_piece():
    command = ("all-reduce", "--bytes", "100kB", "--cluster", "gcp-v100:4", "--emit", "torch")
    code, script, errors = ask(*command)
    assert code == 0, errors
    ast.parse(script)
    assert "one piece against RS on IG1, AR on P, AG on IG1." in script
    assert script.count(" = reduce_scatter(") == 1


def test_each_node_has_a_schedule_on_its_own_links():
    command = ("all-to-all", "--bytes", "100MB", "--cluster", "ndv2:2", "--axes", "a=2,b=8")
    code, script, errors = ask(*command, "--over", "b", "--emit", "jax")
    assert code == 0, errors
    ast.parse(script)
    assert "one piece against a schedule on the links, 4 pieces in 5 turns." in script
    assert "lax.rem(" in script and ', "b_gpu", [(' in script


def test_all_programs_of_levels_run_in_one_script(tmp_path: Path):
    code, text, errors = ask("--levels", "2x2", "--max-size", "3", "--emit", "jax")
    assert code == 0, errors
    path = tmp_path / "programs.py"
    path.write_text(text)
    args = [np.arange(4 * 4 * 4, dtype=np.int32).reshape(4, 4, 4)]
    results = run_script(path, args, devices=4)
    assert len(results) == 24
    for result in results:
        assert np.array_equal(result, np.broadcast_to(args[0].sum(axis=0), (4, 4, 4)))


# --- wrong questions


@pytest.mark.parametrize(
    ("words", "message", "help"),
    [
        ("all-redce --bytes 1GB --cluster dgx-a100:4", "unknown collective", "all-reduce"),
        ("all-reduce --bytes 1 --cluster dgx-a100:4", "without a unit", "80GB"),
        ("all-reduce --bytes 1GB/s --cluster dgx-a100:4", "bytes per second", "80GB"),
        ("all-reduce --bytes 1GB --cluster dgx-a100:4 --axes a=8,b=2", "multiply to 16", "b=4"),
        ("all-reduce --bytes 1GB --cluster dgx-a100:4 --axes a=32 --over b", "unknown axis", "a"),
        ("all-reduce --bytes 1GB --cluster dgx-a10:4", "unknown cluster", "dgx-a100"),
        ("all-reduce --bytes 1GB --cluster dgx-a100:0", "at least 1", "1 or more"),
        ("all-reduce --bytes 1GB --cluster dgx-a100:2x8", "at most 1 size,", "leave some out"),
        ("all-reduce --bytes 1e400GB --cluster dgx-a100:2", "from 1 B to 1e+06 PB", "80GB"),
        ("all-reduce --cluster dgx-a100:2", "COLLECTIVE and --bytes", "--bytes 1GiB"),
        ("--cluster dgx-a100:2", "COLLECTIVE and --bytes", "all-reduce"),
        ("all-reduce --bytes 1GB --levels 2x2", "not on levels", "--cluster"),
        ("--levels 2x2x2 --emit jax", "848 programs are more than 128", "--max-size"),
        ("--levels 16x16 --emit jax", "2 to 64 devices", "--levels 2x4"),
        ("broadcast --bytes 1GB --cluster dgx-a100:4 --emit jax", "another way", "at most 16"),
        (
            "all-to-all --bytes 1GB --cluster dgx-a100:4 --axes 4x8 --over 0 --emit torch",
            "another way",
            "several levels",
        ),
    ],
)
def test_wrong_questions_have_a_way_out(words: str, message: str, help: str):
    code, output, errors = ask(*words.split())
    assert code == 2 and not output
    assert message in errors.splitlines()[0] and help in errors.splitlines()[-1]


SEVEN = ", ".join(LEVEL.format(name, 2, "switch", "1GB/s", "") for name in "abcdefg")


@pytest.mark.parametrize(
    ("levels", "code", "place", "message", "help"),
    [
        (LEVEL.format("n", 0, "switch", "1GB/s", ""), 1, "count = 0", "at least 1", "1 or more"),
        (LEVEL.format("n", 2, "switch", "300GB", ""), 1, "bandwidth", "is bytes", "300GB/s"),
        (LEVEL.format("n", 2, "switch", "300gb/s", ""), 1, "bandwidth", "no known unit", "300GB/s"),
        (LEVEL.format("n", 2, "switch", "1e-300B/s", ""), 1, "bandwidth", "from 1 B/s", "300GB/s"),
        (LEVEL.format("n", 4, "graph", "1GB/s", ', graph = "0-1 2-3"'), 1, "graph = ",
         "device 2 is not connected", "2-0"),
        (LEVEL.format("n", 3, "graph", "1GB/s", ', graph = "0>1 1>2"'), 1, "graph = ",
         "not connected to device 0 both ways", "1-0"),
        (SEVEN, 2, "", "programs over 7 levels are too many", "f and g as one level"),
    ],
    ids=str,
)  # fmt: skip
def test_clusters_that_do_not_work_are_shown(
    levels: str, code: int, place: str, message: str, help: str, tmp_path: Path
):
    """At the place in the file, with the nearest legal choice; never a traceback."""
    path = tmp_path / "mine.mlir"
    path.write_text(graph_text(levels))
    answer, output, errors = ask("all-reduce", "--bytes", "1GB", "--cluster", str(path))
    lines = errors.splitlines()
    assert answer == code and not output
    assert message in lines[0] and help in lines[-1]
    column = len(lines[2]) - 1
    assert lines[1][column:].startswith(place)
