"""Growth of the time to read or refuse a text with its length: `python bench/growth.py`.

Each kind of text is made at two lengths, the second eight times the first. Time that grows with the
length gives a ratio of about 8, squared growth 64. Exit code 1 when a ratio is above 24.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from time import process_time

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
from shardwright.testing.texts.program_texts import in_function

TIMES = 8
MOST = 24.0
LEAST_S = 0.02  # shorter times say nothing


def mesh(axes: int) -> str:
    """A mesh of so many axes, and a function that uses one."""
    listed = ", ".join(f'"a{number}"={1 + (number < 3)}' for number in range(axes))
    argument = '%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a0"}]>}'
    return f"sdy.mesh @m = <[{listed}]>\nfunc.func @f({argument}) {{ return }}\n"


LARGE: dict[str, Callable[[int], str]] = {
    "axes of a mesh": lambda size: mesh(size // 10),
    "garbage": lambda size: "garbage! " * (size // 9),
    "one word": lambda size: "x" * size,
    "open braces": lambda size: "{" * size,
    "closed braces": lambda size: "}" * size,
    "quotes": lambda size: '"' * size,
    "backslashes": lambda size: '"' + "\\" * size,
    "open string": lambda size: in_function('%0 = stablehlo.abs %a {x = "' + '\\"' * (size // 2)),
    "quoted op": lambda size: in_function('"' + '\\"' * (size // 2) + '"() : () -> ()'),
    "quoted symbol": lambda size: in_function(
        '%0 = stablehlo.custom_call @"' + '\\"' * (size // 2) + '"() : () -> tensor<f32>'
    ),
    "sizes": lambda size: in_function(f"stablehlo.abs %a : tensor<{'1x' * (size // 2)}f32>"),
    "nested lists": lambda size: in_function(
        f"%0 = stablehlo.constant dense<{'[' * (size // 2)}1{']' * (size // 2)}> : tensor<1xf32>"
    ),
    "comments": lambda size: "// x\n" * (size // 5),
    "newlines": lambda size: "\n" * size,
    "locations": lambda size: "loc(" * (size // 4),
    "types": lambda size: "tensor<" * (size // 7),
    "constants": lambda size: "dense<" * (size // 6),
    "blobs": lambda size: 'dense<"0x' * (size // 9),
    "aliases": lambda size: "#a = 1\n" * (size // 7),
    "statements": lambda size: in_function(
        "stablehlo.add %a, %a : tensor<4x8xf32>\n" * (size // 40)
    ),
    "statements on a line": lambda size: in_function(
        "stablehlo.abs %a : tensor<4x8xf32> " * (size // 36)
    ),
    "operands": lambda size: in_function(f"stablehlo.return {'%a, ' * (size // 4)}%a"),
    "results": lambda size: in_function(", ".join(f"%x{n}" for n in range(size // 6)) + " = foo"),
    "a list": lambda size: in_function(
        f"%0 = stablehlo.constant dense<[{'1, ' * (size // 3)}1]> : tensor<{size // 3 + 1}xi32>"
    ),
    "a number": lambda size: f"module attributes {{a.b = {'9' * size}}} {{}}",
    "a name": lambda size: f"module @{'a' * size} {{}}",
    "an attribute": lambda size: f"module attributes {{a.b = [{'1, ' * (size // 3)}1]}} {{}}",
}


def cost(text: str) -> float:
    """CPU seconds to read and print, or refuse, a text that is seen for the first time."""
    parser = Parser()
    start = process_time()
    with suppress(ProgramError):
        print_module(parser.parse(text))
    return process_time() - start


def main() -> int:
    """Print a row per kind of text."""
    parser = argparse.ArgumentParser(description="growth of the time to read a text")
    parser.add_argument("--size", type=int, default=100_000, help="characters of the short texts")
    parser.add_argument("--only", default="", help="kinds whose name holds this")
    options = parser.parse_args()
    bad = 0
    print(f"{'text':24} {'s':>8} {'s, x8':>8} {'ratio':>7} {'MB/s':>7} {'peak MB':>8}")
    for name, make in LARGE.items():
        if options.only not in name:
            continue
        short, long = make(options.size), make(options.size * TIMES)
        cost(short)  # the grammar is loaded
        one, many = max(min(cost(short), cost(short)), 1e-6), cost(long)
        grows = many / one > MOST and many > LEAST_S
        bad += grows
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        mark = "  GROWS" if grows else ""
        speed = len(long) / 1e6 / many
        print(f"{name:24} {one:8.3f} {many:8.3f} {many / one:7.1f} {speed:7.1f} {peak:8.0f}{mark}")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
