"""Bytes on the wire per device of annotated programs: our partitioner's and XLA's.

XLA partitions the same text for as many fake CPU devices. Its CPU backend forms no reduce-scatters, so
a second figure counts each of its all-reduces whose result is only sliced as one. Ring algorithms,
loops multiplied out. `python bench/against_xla.py` takes the train steps of `workloads.py`,
`--scale` those on 64 to 512 devices, `FILE ...` programs on 8.
"""  # noqa: E501

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from pathlib import Path

from workloads import ROWS, SCALE_ROWS, text

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline
from shardwright.testing.oracle.hlo_scatters import scattered_wire_bytes
from shardwright.testing.oracles import xla_partitioned

COLUMNS = ("program", "ours", "by bytes", "XLA", "scattered", "ratio", "ratio", "flops")


def programs(args: argparse.Namespace) -> Iterator[tuple[str, str, int]]:
    """Name, text and number of devices."""
    for path in args.files:
        yield path.stem, path.read_text(encoding="utf-8"), 8
    if not args.files:
        for name, mode, mesh in SCALE_ROWS if args.scale else ROWS:
            yield f"{name} {mode} {mesh[0]}x{mesh[1]}", text(name, mode, mesh), mesh[0] * mesh[1]


def moved(program: str, conflicts: str, devices: int) -> tuple[float, float]:
    """Ring bytes per device, and the work of all devices over that of the whole program."""
    whole, local = parse(program), parse(program)
    main_pipeline(conflicts=conflicts).run(local)
    flops = collective_traffic.dot_flops(whole)
    share = collective_traffic.dot_flops(local) * devices / flops if flops else 0.0
    return collective_traffic.total_ring_bytes(local), share


def mean(ratios: list[float]) -> str:
    return f"{exp(sum(map(log, ratios)) / len(ratios)):.2f}" if ratios else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--scale", action="store_true", help="64 to 512 devices")
    args = parser.parse_args()
    print("{:<24} {:>13} {:>13} {:>13} {:>13} {:>6} {:>6} {:>6}".format(*COLUMNS))
    against, scattered = list[float](), list[float]()
    for name, program, devices in programs(args):
        ours, share = moved(program, "size", devices)
        by_bytes, _ = moved(program, "cost", devices)
        row = f"{name:<24} {ours:>13,.0f} {by_bytes:>13,.0f}"
        theirs = xla_partitioned(program, devices)
        if theirs is None or not theirs.wire_bytes:
            print(f"{row} XLA moves nothing or gave no answer", flush=True)
            continue
        fair = scattered_wire_bytes(theirs.text, devices)
        against.append(ours / theirs.wire_bytes)
        scattered.append(ours / fair)
        ratios = f"{against[-1]:>6.2f} {scattered[-1]:>6.2f} {share:>6.2f}"
        print(f"{row} {theirs.wire_bytes:>13,.0f} {fair:>13,.0f} {ratios}", flush=True)
    print(f"geometric means: {mean(against)} of XLA, {mean(scattered)} of XLA with scatters")


if __name__ == "__main__":
    main()
