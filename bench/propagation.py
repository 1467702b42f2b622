"""CPU time of the whole propagation pipeline against jaxlib's C++ passes, in the same run.

Programs: GPT train steps of several depths; the same with all layers different; with the layers in
a loop. Parsing is not part of it on either side, nor is printing. Both sides run in turns in one
process on one thread, best of `--repeat`. `python bench/propagation.py --layers 1 4 12 24 48 96`
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from against_jaxlib import PROPAGATION, Theirs, best, propagation, step_text
from step_variants import different, scanned

from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline


def programs(options: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Names and texts."""
    for depth in options.layers:
        yield f"{depth} equal layers", step_text(depth)
    for depth in options.different:
        yield f"{depth} different layers", different(depth)
    for depth in options.scanned:
        yield f"loop over {depth} layers", scanned(depth)


def show_passes(text: str, most: int = 8) -> None:
    """Print the passes of ours that take most time, in ms of wall clock."""
    timing: dict[str, float] = {}
    parse_pipeline(PROPAGATION).run(parse(text), timing=timing)
    slowest = sorted(timing.items(), key=lambda item: -item[1])[:most]
    print("   ", ", ".join(f"{name} {seconds * 1e3:.0f}" for name, seconds in slowest))


def main() -> None:
    """Print one line per program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="*", default=[1, 4, 12, 24, 48, 96])
    parser.add_argument("--different", type=int, nargs="*", default=[12, 48])
    parser.add_argument("--scanned", type=int, nargs="*", default=[12, 96])
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--passes", action="store_true", help="also where our time goes")
    options = parser.parse_args()
    theirs = Theirs()
    print(f"{'program':<22} {'ops':>6} {'ours s':>8} {'C++ s':>8} {'C++ / ours':>11}")
    for name, text in programs(options):
        ops = sum(1 for _ in parse(text).walk())
        found = best(propagation(text, theirs), options.repeat)
        ours, other = found["ours"], found["theirs"]
        print(f"{name:<22} {ops:6} {ours:8.3f} {other:8.3f} {other / ours:10.1f}x", flush=True)
        if options.passes:
            show_passes(text)


if __name__ == "__main__":
    main()
