"""Runs hostile files in children under watch: time, memory, and how each ends.

A file is read, checked and printed; of those that are taken and small a part is also propagated,
partitioned and priced. Only success and placed errors are right.
"""

from __future__ import annotations

import gc
import multiprocessing
import re
import resource
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import process_time

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
from shardwright.ir.text_files import text_of
from shardwright.ir.verify import check
from shardwright.passes.cost.evaluation import evaluate
from shardwright.passes.cost.trials.compile import compiled, propagated
from shardwright.passes.importing.gspmd.whole_program import import_gspmd
from shardwright.passes.target import Target
from shardwright.testing.texts.hostile_files import hostile_file

FILE = "hostile.mlir"
SECONDS, SECONDS_PER_BYTE = 2.0, 2e-4  # of a processor, to read, check and print
DEEP_SECONDS = 30.0  # and to partition and price
SILENCE = 120.0  # seconds on the clock after which a child is ended
MEGABYTES = 512  # that one file may add
ADDRESSES = 6 << 30  # bytes of address space of a child
COLLECTED = 50  # files after which a child collects garbage
MOST_OPS = 60  # of a program that is partitioned
_PLACED = re.compile(rf"{re.escape(FILE)}(:\d+:\d+)?: error: ")

Files = Callable[[int], tuple[str, bytes]]


@dataclass(frozen=True)
class Find:
    """A file that ended otherwise than in a result or a placed error."""

    seed: int
    kind: str
    fault: str


def read(data: bytes, parser: Parser) -> Module:
    """The program that a file holds, printed as well. Raises ProgramError."""
    module = parser.parse(text_of(data, FILE), FILE)
    check(module)
    import_gspmd(module)
    print_module(module)
    return module


def price(module: Module) -> None:
    """Propagate, partition and price a program. Raises ProgramError."""
    print_module(propagated(module))
    print_module(compiled(module).local)
    devices = [mesh.device_count for mesh in module.meshes.values()]
    target = Target("dgx-h100").sized(max(devices, default=1))
    if target is not None:
        found = compiled(module, target)
        evaluate.evaluate(found.local, found.target)


def outcome(data: bytes, parser: Parser, is_deep: bool) -> tuple[str, str]:
    """What became of a file, `read`, `refused`, `priced` or `not priced`, and its fault or ""."""
    start, verdict = process_time(), "refused"
    limit = SECONDS + SECONDS_PER_BYTE * len(data)
    try:
        module = read(data, parser)
        verdict = "read"
        if is_deep and len(list(module.walk())) <= MOST_OPS and module.main is not None:
            limit, verdict = limit + DEEP_SECONDS, "not priced"
            price(module)
            verdict = "priced"
    except ProgramError as problem:
        if not _PLACED.match(str(problem)):
            return verdict, f"not placed: {problem}"
    except BaseException as problem:  # also RecursionError, MemoryError
        return verdict, _described(problem)
    seconds = process_time() - start
    return verdict, f"slow: {seconds:.1f} s" if seconds > limit else ""


def _described(problem: BaseException) -> str:
    """An exception with the function that raised it."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    code = trace.tb_frame.f_code if trace is not None else None
    where = f" in {Path(code.co_filename).name}:{code.co_name}" if code is not None else ""
    return f"{type(problem).__name__}{where}: {problem}"[:400]


def _megabytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _child(reports: Connection, files: Files, seeds: Sequence[int], share: float) -> None:
    """Report seed, class, verdict and fault of each file; the seed alone before it is tried."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    gc.freeze()  # seconds are those of the file, not of what the parent holds
    gc.disable()
    parser = Parser(limit=20_000)
    before = _megabytes()
    for number, seed in enumerate(seeds):
        if number % COLLECTED == 0:
            gc.collect()
        kind, data = files(seed)
        reports.send((seed, kind))
        verdict, fault = outcome(data, parser, Random(f"deep {seed}").random() < share)
        after = _megabytes()
        if not fault and after - before > MEGABYTES:
            fault = f"memory: {after - before} MB more"
        before = after
        reports.send((seed, kind, verdict, fault))
    reports.close()


def watched(
    files: Files, seeds: Sequence[int], share: float, silence: float = SILENCE
) -> Iterator[tuple[str, str, Find | None]]:
    """Class, verdict and find of each file. A child that is silent or dies is a find of its file,
    and another goes on behind it.
    """
    left = list(seeds)
    while left:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        child = multiprocessing.get_context("fork").Process(
            target=_child, args=(theirs, files, left, share), daemon=True
        )
        child.start()
        theirs.close()
        kind, fault = "", f"hang: silent for {silence:.0f} s"
        try:
            while left and ours.poll(silence):
                seed, kind, *ended = ours.recv()
                if ended:
                    left.remove(seed)
                    yield kind, ended[0], Find(seed, kind, ended[1]) if ended[1] else None
        except EOFError:
            fault = "died"
        child.kill() if left else child.join()
        child.join()
        if left:
            yield kind, "ended", Find(left.pop(0), kind, f"{fault}, exit code {child.exitcode}")


def tried(
    seeds: Sequence[int], share: float, kind: str = ""
) -> tuple[Counter[tuple[str, str]], list[Find]]:
    """How many files of each class had each verdict, and the finds."""
    counts: Counter[tuple[str, str]] = Counter()
    finds: list[Find] = []
    for name, verdict, find in watched(lambda seed: hostile_file(seed, kind), seeds, share):
        counts[name, verdict] += 1
        finds += [find] if find is not None else []
    return counts, finds
