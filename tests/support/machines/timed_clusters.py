"""Clusters of eight devices for timed programs, and mutations of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shardwright.ir.clusters import read_cluster
from shardwright.spec.cluster import Chip, Cluster, Level

_CHIP = """{name = "small", memory = "1GB", memory_bandwidth = "10GB/s",
    flops = {f32 = "1TFLOP/s", bf16 = "4TFLOP/s", tf32 = "2TFLOP/s"}%s}"""
_KERNELS = """, kernels = {units = 5, tile = [16, 32], fill = "100ns", product = "75%",
    stream = "80%", permute = "30%", launch = "1us", links = "70%", f32_products = "tf32"}"""
_LEVELS = """
    {name = "node", count = 2, topology = "switch", bandwidth = "1GB/s", latency = "3us", shared = true},
    {name = "pair", count = 2, topology = "ring", bandwidth = "2GB/s", latency = "2us"},
    {name = "chip", count = 2, topology = "switch", bandwidth = "4GB/s", latency = "1us"}"""  # noqa: E501


def _read(kernels: str) -> Cluster:
    chip = _CHIP % kernels
    text = f"module attributes {{plan.cluster = {{chip = {chip}, levels = [{_LEVELS}]}}}} {{}}"
    return read_cluster(text, "small.mlir", "small")


SMALL = _read(_KERNELS)
IDEAL = _read("")  # kernels that reach every peak, and are launched in no time


def with_chip(cluster: Cluster, change: Callable[[Chip], Chip]) -> Cluster:
    """The cluster with every chip changed."""
    return replace(cluster, chips=tuple((change(chip), count) for chip, count in cluster.chips))


def with_levels(cluster: Cluster, change: Callable[[Level], Level]) -> Cluster:
    """The cluster with every level changed."""
    return replace(cluster, levels=tuple(map(change, cluster.levels)))


def faster(cluster: Cluster, flops: float, memory: float, links: float) -> Cluster:
    """The cluster with all rates so many times as high."""
    sped = with_levels(cluster, lambda level: replace(level, bandwidth=level.bandwidth * links))
    return with_chip(
        sped,
        lambda chip: replace(
            chip,
            memory_bandwidth=chip.memory_bandwidth * memory,
            flops=tuple((name, rate * flops) for name, rate in chip.flops),
        ),
    )


def without_latency(cluster: Cluster) -> Cluster:
    """The cluster whose messages and kernels start in no time."""
    quick = with_levels(cluster, lambda level: replace(level, latency=0.0))
    return with_chip(quick, lambda chip: replace(chip, kernels=replace(chip.kernels, launch=0.0)))
