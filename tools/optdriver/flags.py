"""The command line of `shardwright-opt`: mlir-opt's spellings, and every pass as a flag."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import shardwright
from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.registry import Pipeline, Verify, names, parse_pipeline
from shardwright.tools.optdriver.shrink import BUDGET
from shardwright.tools.session.arguments import Arguments
from shardwright.tools.session.session import CUSTOM_CALLS, FORMS, PROGRAM
from shardwright.tools.session.warning_policy import Policy, add_warnings, read_policy

_ALL = "*"


@dataclass(frozen=True)
class Options:
    """A parsed command line. `print_before` and `print_after` hold pass names, `*` for all."""

    path: str
    output: str
    pipeline: Pipeline
    split: bool
    verify_diagnostics: str  # "", "all" or "only-expected"
    check_input: bool
    custom_calls: str
    verify: Verify
    allow_unregistered: bool
    generic: bool
    debuginfo: bool
    unreduced_kinds: bool
    print_before: frozenset[str]
    print_after: frozenset[str]
    after_change: bool
    timing: bool
    dump_dir: str
    reparse_each: bool
    show_passes: bool
    shrink: bool
    budget: int
    policy: Policy

    @property
    def files(self) -> list[str]:
        """What options of passes say; some name files that are read, such as a cluster's."""
        values = [value for step in self.pipeline.steps for value in vars(step.run).values()]
        return [self.custom_calls, *(value for value in values if isinstance(value, str))]

    def prints_before(self, name: str) -> bool:
        """True if the program is shown before a pass."""
        return bool({_ALL, name} & self.print_before)

    def prints_after(self, name: str) -> bool:
        """True if the program is shown after a pass (if changed, under `after_change`)."""
        return bool({_ALL, name} & self.print_after)


def read_options(argv: Sequence[str]) -> Options:
    """Parse a command line. Raises SystemExit from argparse, ProgramError with code 2 from us."""
    parser = _parser()
    parser.more = [f"--{name}" for name in names()]
    items, rest = _take_passes(_without_values(_double_dashes(argv, parser)))
    found = parser.parse_args(rest)
    if found.shrink and (found.split_input_file or found.verify_diagnostics):
        help = "leave out --split-input-file and --verify-diagnostics"
        raise error("--shrink takes one program that fails", help=help, code=USAGE)
    return Options(
        path=found.file,
        output=found.output,
        pipeline=_pipeline(items, found.pass_pipeline, found.passes, found.stop_after),
        split=found.split_input_file,
        verify_diagnostics=found.verify_diagnostics,
        check_input=not found.disable_verify,
        custom_calls=found.custom_calls,
        verify=Verify.NOTHING if found.disable_verify else found.verify_each,
        allow_unregistered=found.allow_unregistered_dialect,
        generic=found.generic,
        debuginfo=found.debuginfo,
        unreduced_kinds=found.unreduced_kinds,
        print_before=_selected(found.before_all, found.before),
        print_after=_selected(found.after_all or found.after_change, found.after),
        after_change=found.after_change,
        timing=found.timing,
        dump_dir=found.dump_dir,
        reparse_each=found.reparse_each,
        show_passes=found.show_passes,
        shrink=found.shrink,
        budget=found.budget,
        policy=read_policy(found.warnings),
    )


def _parser() -> Arguments:
    parser = Arguments(
        prog="shardwright-opt",
        description="Run passes on a program: an mlir-opt for StableHLO + sdy.",
        epilog="Every pass and named pipeline is also a flag, run in command-line order: "
        "--NAME or --NAME='key=value key=value'. --show-passes lists them.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("file", nargs="?", default="-", metavar="FILE", help=PROGRAM)
    add("-o", dest="output", default="-", metavar="FILE", help="output; - is stdout (default)")
    add("--pass-pipeline", metavar="TEXT", help="'builtin.module(pass{key=value},...)'")
    add("-p", "--passes", metavar="TEXT", help="the same without the anchor: 'pass{key=value},...'")
    add("--stop-after", metavar="PASS", help="leave out everything after this pass")
    _add_input(parser)
    _add_output(parser)
    _add_watching(parser)
    add_warnings(parser)
    add("--show-passes", action="store_true", help="list passes and pipelines, and leave")
    add("--version", action="version", version=f"shardwright {shardwright.__version__}")
    return parser


def _add_input(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("input and checks").add_argument
    add("--split-input-file", action="store_true", help="run each piece between // ----- alone")
    add("--verify-diagnostics", default="", metavar="all|only-expected",
        choices=("all", "only-expected"), help="expect what the comments say")  # fmt: skip
    add("--verify-each", type=_verify, default=Verify.CHANGED, metavar="0|1|full",
        help="check what passes changed after each, all at the end (1); or all")  # fmt: skip
    add("--disable-verify", action="store_true", help="check nothing, the input neither")
    add("--custom-calls", default="", metavar="FILE", help=CUSTOM_CALLS)
    add("--allow-unregistered-dialect", action="store_true", help="accept ops nobody knows")
    add("--reparse-each", action="store_true", help="print and parse again after each pass")


def _add_output(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("output").add_argument
    add("--mlir-print-op-generic", "--print-op-generic", dest="generic", action="store_true",
        help="quoted generic form")  # fmt: skip
    add("--mlir-print-debuginfo", "--print-debuginfo", dest="debuginfo", action="store_true",
        help="print loc(...)")  # fmt: skip
    add("--print-unreduced-kinds", dest="unreduced_kinds", action="store_true",
        help='unreduced=max{"x"} in place of plan.kind, for newer Shardy')  # fmt: skip
    add("--diagnostics", choices=FORMS, default="text", help="form of messages")
    add("--shrink", action="store_true", help="write the smallest program that fails the same way")
    add("--budget", type=_count, default=BUDGET, metavar="N",
        help=f"runs that --shrink may take (default {BUDGET})")  # fmt: skip
    add("--dump-dir", default="", metavar="DIR", help="one numbered file per pass")


def _add_watching(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("watching, on stderr").add_argument
    add("--mlir-print-ir-before-all", dest="before_all", action="store_true",
        help="show the program before each pass")  # fmt: skip
    add("--mlir-print-ir-after-all", "--print-between-passes", dest="after_all",
        action="store_true", help="show the program after each pass")  # fmt: skip
    add("--mlir-print-ir-before", dest="before", action="append", metavar="PASS,...", default=[])
    add("--mlir-print-ir-after", dest="after", action="append", metavar="PASS,...", default=[])
    add("--mlir-print-ir-after-change", dest="after_change", action="store_true",
        help="show the program after passes that changed it")  # fmt: skip
    add("--mlir-timing", "--time-passes", dest="timing", action="store_true",
        help="seconds per pass")  # fmt: skip


def _verify(text: str) -> Verify:
    words = {"1": "1", "true": "1", "0": "0", "false": "0", "full": "full"}
    if text not in words:
        raise argparse.ArgumentTypeError(f"expected 0, 1 or full, got {text!r}")
    return Verify(words[text])


def _count(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"expected a number, got {text!r}")
    return int(text)


def _double_dashes(argv: Sequence[str], parser: argparse.ArgumentParser) -> list[str]:
    """Write `-pass-pipeline=..` and `-cse` with two dashes; LLVM's people type both."""
    known = {option for option in parser._option_string_actions if option.startswith("--")}  # pyright: ignore[reportPrivateUsage]
    known |= {f"--{name}" for name in names()}
    return [
        f"-{word}" if word.startswith("-") and f"-{word.split('=', 1)[0]}" in known else word
        for word in argv
    ]


# Options that may stand without a value, and the value they then have: what follows is a file.
_BARE = {"--verify-diagnostics": "all", "--verify-each": "1"}


def _without_values(words: list[str]) -> list[str]:
    """Write the value of options out that may stand without one."""
    return [f"{word}={_BARE[word]}" if word in _BARE else word for word in words]


def _take_passes(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """Pipeline items of the pass flags in order, and all other words."""
    known = set(names())
    items: list[str] = []
    rest: list[str] = []
    for word in argv:
        name, equals, options = word.removeprefix("--").partition("=")
        if word.startswith("--") and name in known:
            items.append(f"{name}{{{options}}}" if equals else name)
        else:
            rest.append(word)
    return items, rest


def _pipeline(
    items: list[str], pass_pipeline: str | None, passes: str | None, stop_after: str | None
) -> Pipeline:
    texts = [text for text in (",".join(items), pass_pipeline, passes) if text is not None and text]
    if len(texts) > 1:
        raise error("--pass-pipeline, --passes and pass flags exclude one another", code=USAGE)
    if pass_pipeline is not None and not pass_pipeline.lstrip().startswith("builtin.module"):
        raise _unanchored(pass_pipeline)
    pipeline = parse_pipeline(texts[0] if texts else "")
    return pipeline if stop_after is None else _cut(pipeline, stop_after)


def _unanchored(text: str) -> ProgramError:
    return error(
        "expected pass pipeline to be wrapped with the anchor operation type, "
        "e.g. 'builtin.module(...)'",
        help=f"write --pass-pipeline='builtin.module({text})' or --passes='{text}'",
        code=USAGE,
    )


def _cut(pipeline: Pipeline, name: str) -> Pipeline:
    found = [step.name for step in pipeline.steps]
    if name not in found:
        hint = nearest(name, found)
        raise error(f'--stop-after: no pass "{name}" in the pipeline', help=hint, code=USAGE)
    return Pipeline(pipeline.steps[: found.index(name) + 1])


def _selected(everything: bool, lists: list[str]) -> frozenset[str]:
    if everything:
        return frozenset({_ALL})
    return frozenset(name for text in lists for name in text.split(",") if name)
