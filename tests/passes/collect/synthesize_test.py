"""Chains in the place of collectives: the fastest, and numerics as before, on every device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.collect.chains import chain_lowering
from shardwright.passes.collect.chains.chain_lowering import Site
from shardwright.passes.collect.chains.chain_prices import KINDS, Prices
from shardwright.passes.collect.chains.fastest import AG, AR, RS, fastest_chain
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Attrs, String
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.machines.axis_digits import Numbers, level_digits
from shardwright.spec.machines.units import quantity
from shardwright.spec.op import Values
from shardwright.spec.placement import device_ids, placements
from shardwright.spec.sharding_rules.reductions import Collective
from shardwright.testing.generate.level_programs import SYSTEMS, cluster_text, level_program
from shardwright.testing.generate.moving_programs import moving_program
from shardwright.testing.scripts import Job, ScriptFailed, run_scripts
from shardwright.testing.soundness import assert_rewrite_sound, rewrite

PARTITION = "sdy-propagation-pipeline,partition"
SEEDS = range(120)


# --- numerics


def checked(seed: int, file: Callable[[tuple[int, ...]], str]) -> list[Op]:
    """The collectives of a program after the pass, which computes what it computed."""
    random = Random(seed)
    system = random.choice(SYSTEMS)
    name = file(system)
    after = assert_rewrite_sound(
        level_program(random, system), f"{PARTITION},synthesize{{cluster={name}}}", seed=seed
    )
    return [op for op in after.walk() if op.name in KINDS]


def draws(seed: int) -> Callable[..., float]:
    """Prices without sense: every chain is the fastest somewhere, one piece never is."""
    known: dict[object, float] = {}

    def seconds(self: object, collective: Collective, axes: object, held: float) -> float:
        key = collective, axes, round(held, 3)
        if key not in known:
            known[key] = Random(f"{seed} {len(known)}").choice((1.0, 2.0, 5.0, 1e-3))
        return known[key]

    return seconds


def test_all_devices_compute_what_they_did(cluster: Any, monkeypatch: pytest.MonkeyPatch):
    chains: set[str] = set()
    for seed in SEEDS:
        monkeypatch.setattr(Prices, "_seconds", draws(seed))
        for op in checked(seed, cluster):
            note = op.notes.get("plan.synthesis")
            if isinstance(note, Attrs) and isinstance(program := note["program"], String):
                chains.add(program.value)
    assert len(chains) > 20, sorted(chains)
    assert {text.split("@")[0] for text in chains} == {"AR", "RS", "AG"}


def test_what_was_done_is_not_done_again(cluster: Any):
    chains = 0
    for seed in SEEDS:
        system = Random(seed).choice(SYSTEMS)
        passes = f"synthesize{{cluster={cluster(system)}}}"
        once = rewrite(parse(level_program(Random(seed), system)), f"{PARTITION},{passes}")
        chains += print_module(once).count("plan.synthesis")
        assert print_module(rewrite(once, passes)) == print_module(once)
    assert chains > 20


def test_loops_and_shard_numbers_keep_their_meaning(cluster: Any, monkeypatch: pytest.MonkeyPatch):
    chains = 0
    for seed in range(30):
        monkeypatch.setattr(Prices, "_seconds", draws(seed))
        text = moving_program(seed)
        (mesh,) = parse(text).meshes.values()
        system = {2: (2,), 6: (2, 3), 8: (2, 2, 2)}[mesh.device_count]
        passes = f"{PARTITION},synthesize{{cluster={cluster(system)}}}"
        chains += "plan.synthesis" in print_module(assert_rewrite_sound(text, passes, seed=seed))
    assert chains > 4


def kept(self: object, value: Value, dim: int, old: Axes, new: Axes) -> Value:
    return value


def reversed_axes(self: Site, levels: Sequence[int]) -> Axes:
    return tuple(axis for level in levels for axis in self.levels[level])[::-1]


def neighbours(self: Prices, axes: Axes) -> Numbers:
    ids = np.arange(self.mesh.device_count)
    return ids.reshape(-1, prod(axis.size for axis in axes))


MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (chain_lowering.Writer, "reordered", kept),
    (Site, "axes", reversed_axes),
    (Prices, "groups", neighbours),
]


@pytest.mark.parametrize(("owner", "name", "wrong"), MUTANTS)
def test_mutants_are_caught(
    owner: Any, name: str, wrong: Callable[..., Any], cluster: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(owner, name, wrong)
    with pytest.raises((AssertionError, ProgramError)):
        for seed in SEEDS:
            monkeypatch.setattr(Prices, "_seconds", draws(seed))
            checked(seed, cluster)


# --- scripts


@pytest.mark.parametrize(("target", "processes"), [("jax", 0), ("torch", 4)])
def test_scripts_run_chains(
    target: str, processes: int, tmp_path: Path, cluster: Any, monkeypatch: pytest.MonkeyPatch
):
    pytest.importorskip(target)
    emit = import_module(f"shardwright.backends.{target}.lower").emit
    jobs, expected = list[Job](), list[list[Values]]()
    seed = 0
    while len(jobs) < (4 if processes else 8):
        seed += 1
        monkeypatch.setattr(Prices, "_seconds", draws(seed))
        system = (2, 2) if processes else (2, 2, 2)
        whole = parse(level_program(Random(seed), system))
        name = cluster(system)
        passes = ("partition", f"partition{{cluster={name}}}")[seed % 2]  # alone, and fused
        passes = f"sdy-propagation-pipeline,{passes},synthesize{{cluster={name}}}"
        local = rewrite(whole, passes)
        if "plan.synthesis" not in print_module(local):
            continue
        path = tmp_path / f"{seed}.py"
        path.write_text(emit(local, whole, "test"))
        args = inputs(whole, seed)
        jobs.append((path, args))
        expected.append(run(whole, args))
    for outcome, wanted in zip(run_scripts(jobs, processes), expected, strict=True):
        assert not isinstance(outcome, ScriptFailed), str(outcome)
        assert all(np.array_equal(a, b) for a, b in zip(outcome, wanted, strict=True))


# --- the fastest chain


def every_chain(radices: tuple[int, ...], elements: int, price: Any) -> list[float]:
    """Seconds of all chains in the place of an all-reduce, by the words of the docstring."""
    levels = range(len(radices))
    runs = [tuple(range(a, b)) for a in levels for b in range(a + 1, len(radices) + 1)]
    found: list[float] = []

    def go(open: frozenset[int], held: tuple[int, ...], seconds: float) -> None:
        if not open and not held:
            found.append(seconds)
        size = -(-elements // prod(radices[level] for level in held))
        for some in runs:
            if open >= set(some):
                go(open - set(some), held, seconds + price(AR, some, size))
                go(open - set(some), held + some[::-1], seconds + price(RS, some, size))
            if held and set(held[-len(some) :]) == set(some):
                go(open, held[: -len(some)], seconds + price(AG, some, size))

    go(frozenset(levels), (), 0.0)
    return found


@pytest.mark.parametrize("radices", [(2,), (2, 3), (4, 2), (2, 2, 3), (2, 2, 2, 2)])
@pytest.mark.parametrize("seed", range(4))
def test_no_chain_is_faster(radices: tuple[int, ...], seed: int):
    known: dict[object, float] = {}

    def price(collective: Collective, run: tuple[int, ...], elements: float) -> float:
        key = collective, run, elements
        return known.setdefault(key, Random(f"{seed} {key}").random() + 0.01)

    found = fastest_chain(AR, radices, 1000, price)
    assert found.seconds == pytest.approx(min(every_chain(radices, 1000, price)), rel=1e-8)


def offer(cluster: str, mesh: str, elements: int, over: str = '"x"') -> dict[str, Any]:
    """The note on the all-reduce of so many numbers over axes."""
    lists = "[{" + over + "}, {}]"
    devices = find_cluster(cluster).devices
    text = f"""
sdy.mesh @mesh = <[{mesh}]>
func.func @main(%a: tensor<{devices}x{elements}xf32> {{sdy.sharding = #sdy.sharding<@mesh, {lists}>}})
    -> tensor<{elements}xf32> {{
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<{devices}x{elements}xf32>, tensor<f32>) -> tensor<{elements}xf32>
  return %0 : tensor<{elements}xf32>
}}
"""  # noqa: E501
    module = rewrite(parse(text), f"{PARTITION},synthesize{{cluster={cluster} mode=report}}")
    (note,) = (op.notes["plan.synthesis"] for op in module.walk() if "plan.synthesis" in op.notes)
    assert isinstance(note, Attrs)
    words = {key: item.value for key, item in note.items() if isinstance(item, String)}
    times = ("default", "seconds", "bound")
    return words | {key: quantity(words[key], "seconds") for key in times if key in words}


def test_two_nodes_that_share_a_card_take_what_the_hand_check_says():
    """16 devices of 270 GB/s behind a card of 8 GB/s, twice: 242.2 ms and 131.9 ms per GB, at the
    part of the links that these chips reach.
    """
    found = offer("gcp-a100:2", '"x"=32', 250_000_000)
    reached = find_cluster("gcp-a100:2").chip.kernels.links
    assert found["program"] == "RS@IG1 AR@P AG@IG1"
    assert found["default"] * reached == pytest.approx(0.2422, rel=2e-3)
    assert found["seconds"] * reached == pytest.approx(0.1319, rel=2e-3)
    assert found["bound"] * reached == pytest.approx(0.125, rel=2e-3)


def test_a_ring_over_all_cards_is_not_replaced_by_something_slower():
    """Each GPU has a card: local links and cards work at the same time in a ring."""
    found = offer("dgx-a100:4", '"x"=32', 250_000_000)
    assert found["program"] == "AR@IG0"
    reached = find_cluster("dgx-a100:4").chip.kernels.links
    assert found["seconds"] == found["default"] == pytest.approx(9.688e-3 / reached, rel=2e-2)


@pytest.mark.parametrize("name", ["gcp-v100:4", "dgx-h100:2", "tpu-v4:2x2x2x2", "ndv2:2"])
@pytest.mark.parametrize("elements", [64, 100_000, 100_000_000])
def test_times_are_in_order(name: str, elements: int):
    found = offer(name, f'"x"={find_cluster(name).devices}', elements)
    assert found["bound"] <= found["seconds"] * 1.001 and found["seconds"] <= found["default"]


# --- digits of axes


def test_digits_are_those_of_the_placement(tmp_path: Path):
    for system in ((2, 4), (2, 2, 3), (4, 6)):
        path = tmp_path / "c.mlir"
        path.write_text(cluster_text(system))
        cluster = find_cluster(str(path))
        for sizes in ((2, prod(system) // 2), (prod(system) // 2, 2), (prod(system),)):
            for matrix in placements(system, sizes):
                axes = tuple((f"a{k}", size) for k, size in enumerate(sizes))
                found = level_digits(Mesh(axes, device_ids(matrix)), cluster)
                rows = [
                    [
                        prod(d.axis.size for d in found[name] if d.level == level)
                        for level in range(len(system))
                    ]
                    for name, _ in axes
                ]
                assert tuple(map(tuple, rows)) == matrix


def test_axes_in_no_order_have_no_digits(tmp_path: Path):
    path = tmp_path / "c.mlir"
    path.write_text(cluster_text((2, 4)))
    cluster = find_cluster(str(path))
    mesh = Mesh((("x", 2), ("y", 4)), (0, 1, 3, 2, 4, 5, 7, 6))
    assert [*level_digits(mesh, cluster)] == ["x"]
    assert [*level_digits(Mesh((("x", 8),), (1, 0, 2, 3, 4, 5, 6, 7)), cluster)] == []


# --- modes, and what is left alone


def test_a_report_changes_notes_only(cluster: Any):
    name = cluster((2, 4))
    text = level_program(Random(3), (2, 4))
    local = rewrite(parse(text), PARTITION)
    report = rewrite(local, f"synthesize{{cluster={name} mode=report}}")
    assert "plan.synthesis" in print_module(report)
    for op in report.walk():
        op.set_note("plan.synthesis", None)
    assert print_module(report) == print_module(local)
    assert print_module(rewrite(local, "synthesize{mode=off}")) == print_module(local)


def test_groups_that_are_no_product_of_levels_stay(cluster: Any):
    text = """
sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[0, 3, 5, 6, 1, 2, 4, 7]>
func.func @main(%a: tensor<8x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<64xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8x64xi32>, tensor<i32>) -> tensor<64xi32>
  return %0 : tensor<64xi32>
}
"""  # noqa: E501
    name = cluster((2, 4))
    local = rewrite(parse(text), PARTITION)
    after = rewrite(local, f"synthesize{{cluster={name}}}")
    assert print_module(after) == print_module(local)
    report = print_module(rewrite(local, f"synthesize{{cluster={name} mode=report}}"))
    assert 'plan.synthesis = {kept = "its groups are no product of levels"}' in report


@pytest.mark.parametrize(
    ("options", "words", "help"),
    [
        ("", 'needs the option "cluster"', "synthesize{cluster=dgx-a100:4}"),
        ("cluster=dgx-a100:2 mode=maybe", 'unknown mode "maybe"', "on"),
        ("cluster=dgx-a100:2", "has 8 devices, the cluster dgx-a100:2 16", "dgx-a100:1"),
        ("cluster=dgx-a10:2", 'unknown cluster "dgx-a10"', "dgx-a100"),
    ],
)
def test_what_cannot_be_done_is_said(options: str, words: str, help: str):
    local = rewrite(parse(level_program(Random(0), (2, 4))), PARTITION)
    with pytest.raises(ProgramError) as caught:
        parse_pipeline(f"synthesize{{{options}}}").run(local)
    assert words in str(caught.value)
    assert help in str(caught.value.diagnostics[0].help)
