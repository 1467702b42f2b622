"""`shardwright`: the command with its verbs. Each verb is a module here, imported on demand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, TextIO, cast

import shardwright
from shardwright.tools.session.arguments import Arguments
from shardwright.tools.session.session import CUSTOM_CALLS, FORMS, Session, run_tool
from shardwright.tools.session.warning_policy import add_warnings, read_policy

VERBS = {
    "compile": "write the program that one device of the mesh runs, as a JAX or torch script",
    "verify": "prove on random inputs that the partitioned program computes the same",
    "show": "show shardings, collectives, bytes and flops; or the levels and chips of a cluster",
    "explain": "say why a value is sharded as it is, why data moves, and what would move less",
    "memory": "say what a device holds at the peak, whether it fits, and what change would",
    "reshard": "list the cheapest collectives from one layout of a tensor to another",
    "cost": "say how long a step takes on a cluster, what takes the time, and what would be faster",
    "plan": "solve a problem of choices of strategies, saved or named, with a bound",
    "compare": "rank programs, meshes, layouts and methods by time and memory",
    "diff": "say what differs between two programs, and what moves, takes or holds more for it",
    "schedule": "play a pipeline schedule: who does what when, bubbles, memory, a lower bound",
    "synthesize": "list placements of a mesh on a machine, and programs that reduce over it",
    "model": "write an annotated train step by parameters: layers, widths, and what is parallel",
    "draw": "draw a program: ops coloured by sharding, what moves in red, layers folded",
    "calibrate": "measure this machine into a cluster file with error bars",
    "doctor": "show versions and optional packages, and test this installation",
}


# Verbs that read programs.
READERS = ("compile", "verify", "show", "explain", "memory", "cost", "plan", "compare", "draw")


class Verb(Protocol):
    """The interface of a verb's module."""

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Declare arguments and description."""
        ...

    def run(self, session: Session, found: argparse.Namespace) -> int:
        """Do it; returns the exit code. Raises ProgramError."""
        ...


def main(
    argv: Sequence[str] | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Run a verb on these arguments and streams; returns the exit code, never raises."""
    return run_tool(_run, argv, stdin, stdout, stderr)


def _run(session: Session, argv: list[str]) -> int:
    with session.reading_words():
        name = _parser().parse_args(argv[:1]).verb
        verb = cast(Verb, import_module(f"{__package__}.{name}"))
        parser = Arguments(prog=f"shardwright {name}", allow_abbrev=False)
        parser.add_argument("--diagnostics", choices=FORMS, default="text", help="form of messages")
        add_warnings(parser)
        verb.configure(parser)
        if name in READERS:
            parser.add_argument("--custom-calls", metavar="FILE", help=CUSTOM_CALLS)
        found = parser.parse_args(argv[1:])
    session.policy = read_policy(found.warnings)
    session.custom_calls = getattr(found, "custom_calls", None) or ""
    session.began(f"shardwright {name}", argv[1:], getattr(found, "file", ""))
    return verb.run(session, found)


def _parser() -> Arguments:
    width = max(map(len, VERBS))
    parser = Arguments(
        prog="shardwright",
        description=shardwright.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="verbs:\n"
        + "\n".join(f"  {name:{width}}  {text}" for name, text in VERBS.items())
        + "\n\n`shardwright VERB --help` shows a verb's options; see also shardwright-opt.",
        usage="shardwright [-h] [--version] VERB ...",
        allow_abbrev=False,
    )
    parser.add_argument("verb", metavar="VERB", choices=VERBS, help="what to do")
    parser.add_argument(
        "--version", action="version", version=f"shardwright {shardwright.__version__}"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
