"""Fuzzes the language: inputs are read or refused, in time bounded by their size."""

from __future__ import annotations

from collections import Counter
from time import process_time

from shardwright.ir.errors import ProgramError
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.testing.texts.fuzz_inputs import fuzz_input

SECONDS = 0.5  # any input
SECONDS_PER_BYTE = 1e-4  # and this for its size

Outcome = tuple[str, str]  # what became of an input, and the fault


def outcome(text: str, parser: Parser) -> Outcome:
    """The outcome of one input: refused, invalid or valid; the fault or ""."""
    start = process_time()
    verdict, fault = "fault", ""
    try:
        verdict, fault = _run(text, parser)
    except ProgramError:
        verdict = "refused"
    except BaseException as problem:  # also RecursionError, MemoryError
        fault = f"{type(problem).__name__}: {problem}"
    seconds = process_time() - start
    if not fault and seconds > SECONDS + SECONDS_PER_BYTE * len(text):
        fault = f"slow: {seconds:.2f} s for {len(text)} characters"
    return verdict, fault


def _run(text: str, parser: Parser) -> Outcome:
    module = parser.parse(text)
    problems = list(map(str, verify(module)))
    if problems:
        return "invalid", ""
    for generic in (False, True):
        printed = print_module(module, generic=generic)
        try:
            again = print_module(parser.parse(printed), generic=generic)
        except ProgramError as problem:
            return "valid", f"does not read back: {problem}"
        if again != printed:
            return "valid", f"prints differently when read back: {_difference(printed, again)}"
    return "valid", ""


def _difference(one: str, other: str) -> str:
    lines = zip(one.split("\n"), other.split("\n"), strict=False)
    return next((f"{a!r} != {b!r}" for a, b in lines if a != b), "in length")


def run(seeds: range) -> tuple[Counter[str], list[tuple[int, str]]]:
    """Outcomes of a run of seeds, and the faults."""
    parser = Parser(limit=20_000)
    counts: Counter[str] = Counter()
    faults: list[tuple[int, str]] = []
    for seed in seeds:
        kind, text = fuzz_input(seed)
        with not_collecting():  # seconds are those of the text, not of what the process holds
            verdict, fault = outcome(text, parser)
        counts[f"{kind} {verdict}"] += 1
        if fault:
            faults.append((seed, fault))
    return counts, faults


def smaller(text: str, fault: str) -> str:
    """A part of a text with the same kind of fault: pieces are dropped as long as it stays."""
    kind = fault.split(":")[0]
    size = len(text) // 2
    while size:
        at = 0
        while at < len(text):
            shorter = text[:at] + text[at + size :]
            if outcome(shorter, Parser())[1].split(":")[0] == kind:
                text = shorter
            else:
                at += size
        size //= 2
    return text
