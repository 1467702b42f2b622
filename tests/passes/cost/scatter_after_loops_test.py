"""A reduce_scatter leaves a loop where the memory allows that the loop carries the whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost import scatter_after_loops
from shardwright.passes.cost.liveness.scripts import DEFAULT, TEXT, script_peak
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.running import Pipeline
from shardwright.testing.jax_corpus.train_loops import scattered
from shardwright.testing.soundness import assert_rewrite_sound

_CLUSTER = """module attributes {plan.cluster = {
  chip = {name = "tiny", memory = "%dB", memory_bandwidth = "10GB/s", flops = {f32 = "1TFLOP/s"}},
  levels = [{name = "node", count = 4, topology = "switch", bandwidth = "1GB/s", latency = "1us"}]
}} {}
"""


def without(text: str) -> Module:
    module = parse(text)
    steps = main_pipeline().until("local").steps
    Pipeline(tuple(s for s in steps if s.name != scatter_after_loops.NAME)).run(module)
    return module


def cluster(folder: Path, memory: int) -> str:
    path = folder / "tiny.mlir"
    path.write_text(_CLUSTER % memory)
    return str(path)


def pipeline(name: str) -> str:
    before = "propagate,insert-reshards,delay-reduces,sum-after-loops"
    after = "pad,reshard-to-collectives,localize"
    option = f"{{cluster={name}}}" if name else ""
    return f"{before},scatter-after-loops{option},{after}"


def scatters(module: Module) -> int:
    found = collective_traffic.collectives(module)
    return sum(one.count for one in found if one.kind == "stablehlo.reduce_scatter")


def local(text: str, name: str = "") -> Module:
    module = parse(text)
    parse_pipeline(pipeline(name)).run(module)
    return module


def held(module: Module, script: str = DEFAULT) -> int:
    """Bytes at the peak, as they are reported."""
    return script_peak(module, None, script).bytes


def test_without_a_cluster_the_peak_stays() -> None:
    text = scattered(1024)
    plain, made = without(text), local(text)
    assert scatters(plain) == scatters(made) == 16
    assert held(made, TEXT) == held(plain, TEXT)


def test_without_a_cluster_it_leaves_where_the_peak_is_elsewhere() -> None:
    text = scattered(1024, is_wide_after=True)
    plain, made = without(text), local(text)
    assert scatters(plain) == 16 and scatters(made) == 2
    assert held(made) <= held(plain)
    assert_rewrite_sound(text, pipeline(""))


def test_it_leaves_where_all_accumulators_fit(tmp_path: Path) -> None:
    text = scattered(1024)
    low, roomy = held(without(text)), cluster(tmp_path, 10**9)
    whole = local(text, roomy)
    assert scatters(whole) == 2
    assert held(whole) > low
    assert_rewrite_sound(text, pipeline(roomy))


def test_only_as_many_leave_as_fit(tmp_path: Path) -> None:
    text = scattered(1024)
    low, high = held(without(text)), held(local(text, cluster(tmp_path, 10**9)))
    counts: list[int] = []
    for memory in (low, high - 1, high):
        made = local(text, cluster(tmp_path, memory))
        assert held(made) <= memory
        counts.append(scatters(made))
    assert counts == [9, 9, 2]


def test_the_main_pipeline_does_it() -> None:
    made = parse(scattered(1024, is_wide_after=True))
    main_pipeline().run(made)
    assert scatters(made) == 2


def test_a_peak_that_nobody_looks_at_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(module: Module, script: str) -> float:
        return 0.0

    monkeypatch.setattr(scatter_after_loops, "_peak", nothing)
    text = scattered(1024)
    assert held(local(text)) > held(without(text))
