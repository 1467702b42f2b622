"""Published methods on programs: legal, infeasible, or refused and why, and what a step takes.

    python bench/plan/published.py [--programs P ...] [--methods M ...] [--axes 1 2 3] [--fresh]
        [--seconds 300] [--again 20] [--jobs 1] [--records FILE] [-o docs/methods/programs.md]

Programs are train steps of `shardwright model` (an encoder-decoder forward and back), without
annotations, on eight H100; on a mesh of two axes methods of squares take four. Methods share the
tables of a program and mesh (`published_cells.py`). What takes less than `--again` seconds of the
CPU is planned again under another hash seed, and texts are compared. `--records` keeps cells as
they are made: a run goes on where one was stopped, and the page, which `-o` writes, has all that
are kept. `--fresh` makes those again that are of another state of the source.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from threading import Lock
from typing import Any

from published_cells import MESHES, PROGRAMS, ROOT, TABLES, WHOLE

from shardwright.ir import text_files as files
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.planted import Shape
from shardwright.testing.certify import SMALL, certify

METHOD_NAMES = (
    "pase", "alpa-intra", "optcnn", "accpar", "hypar", "tofu", "cube-3d", "optimus-2d",
    "tesseract-2.5d", "tensoropt", "double-recursive", "mindspore", "partir", "galvatron-intra",
    "nnscaler-intra",
)  # fmt: skip
CHAINS = [Shape(1, 1), Shape(6, 3, 1, 3, 0, 0, 1), Shape(7, 3, 1, 2, 0, 1, 1)]
SOURCES = ("spec", "ir", "passes")  # what an answer depends on
Cell = dict[str, Any]
NOT_RUN: Cell = {"is": "not run"}
Key = tuple[str, str, int]  # program, method, axes
HEAD = """# Published methods on programs

Train steps of `shardwright model` (unrolled, AdamW), and an encoder-decoder forward and back, on eight H100, on meshes of one axis, two
and three: milliseconds of a step on the simulator, or why there is no plan. Made by `python bench/plan/published.py -o docs/methods/programs.md`.
A cell is *legal* (the time), *infeasible* (the plan does not fit a device), or *refused*: the method's own algorithm cannot answer, and no other one
answers in its place. Meshes of one axis are 8, of two 4 x 2, of three 2 x 2 x 2; `optimus-2d`, and `tesseract-2.5d` on two axes, take 2 x 2 of
four H100, which is what they have below eight. In each table *null* cuts nothing; *CPU s* are those of planning, compiling, pricing and writing the
plans of a row, as far as they are known, and *tables*, of all choices and moves, are made once by program and mesh, and are in no method's seconds.

"""  # noqa: E501


def state() -> str:
    """A short name of the state of the source."""
    sums = hashlib.sha256()
    for room in SOURCES:
        for path in sorted((ROOT / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                sums.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return sums.hexdigest()[:12]


@dataclass
class Records:
    """Cells by program, method and axes; a later line of `file` stands for an earlier one."""

    file: Path | None
    state: str
    every: dict[Key, Cell] = field(default_factory=dict[Key, Cell])
    lock: Lock = field(default_factory=Lock)

    def read(self) -> None:
        if self.file and self.file.exists():
            for one in map(json.loads, self.file.read_text().splitlines()):
                self.every[one["program"], one["method"], one["axes"]] = one

    def keep(self, one: Cell) -> None:
        with self.lock:
            self.every[one["program"], one["method"], one["axes"]] = one
            print(json.dumps(one), file=sys.stderr, flush=True)
            if self.file:
                with self.file.open("a") as file:
                    file.write(json.dumps(one) + "\n")

    def is_made(self, key: Key, fresh: bool) -> bool:
        """Whether there is a cell; `fresh`: of this state."""
        one = self.every.get(key)
        return one is not None and (not fresh or one["state"] == self.state)

    def is_open(self, key: Key, again: float) -> bool:
        """Whether a cell of this state is to be made again, and was not."""
        one = self.every.get(key, NOT_RUN)
        is_fast = one.get("seconds", again) < again
        return is_fast and "same" not in one and one["state"] == self.state


@dataclass(frozen=True)
class Asked:
    """What is made: cells of `seconds` at most, those below `again` twice."""

    records: Records
    seconds: float
    again: float
    fresh: bool

    def run(self, name: str, axes: int, methods: Sequence[str]) -> None:
        """The cells of a program and mesh, and of fast ones whether another process agrees."""
        records = self.records
        left = [m for m in methods if not records.is_made((name, m, axes), self.fresh)]
        for one in self.made(name, axes, left, "1"):
            records.keep(one)
        fast = [m for m in methods if records.is_open((name, m, axes), self.again)]
        for one in self.made(name, axes, fast, "2"):
            if one["method"] != TABLES:
                first = records.every[name, one["method"], axes]
                records.keep({**first, "same": one.get("text") == first["text"]})

    def made(self, name: str, axes: int, methods: Sequence[str], hashes: str) -> Iterator[Cell]:
        """Cells by a process with a hash seed, as they come."""
        if not methods:
            return
        script = str(Path(__file__).with_name("published_cells.py"))
        words = [sys.executable, script, name, str(axes), *methods, "--seconds", str(self.seconds)]
        environment = {**os.environ, "PYTHONHASHSEED": hashes}
        child = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
        assert child.stdout is not None
        for line in child.stdout:
            found = json.loads(line)
            yield {"program": name, "axes": axes, "state": self.records.state, **found}
        if child.wait():
            raise SystemExit(f"no cells of {name} on {axes} axes")


# --- the page


def shown(one: Cell) -> str:
    if one["is"] == "legal":
        return f"{1e3 * one['step']:.3f}"
    return one["is"]


def reason(one: Cell) -> str:
    """Why, without the words that every refusal begins with."""
    _, _, rest = str(one["why"]).partition("refused mesh ")
    said = rest.partition(": ")[2]
    if said or one["is"] != "refused":
        return said or one["why"]
    return f"{one['why']} (help: {one.get('help', 'none')})"


def tables(found: dict[Key, Cell]) -> Iterator[str]:
    """A table by number of axes, and the reasons behind each."""
    for axes in sorted({axes for _, _, axes in found}):
        yield f"## Meshes of {axes} ax{'i' if axes == 1 else 'e'}s\n"
        yield f"| method | {' | '.join(PROGRAMS)} | ops decided | CPU s |"
        yield f"|---|{'---|' * (len(PROGRAMS) + 2)}"
        whole = [found.get((program, WHOLE, 1), NOT_RUN) for program in PROGRAMS]
        yield f"| *{WHOLE}* | {' | '.join(map(shown, whole))} | | |"
        made = [found.get((program, TABLES, axes), NOT_RUN) for program in PROGRAMS]
        yield f"| *{TABLES}* |{' |' * len(PROGRAMS)} | {_seconds(made)} |"
        for name in METHOD_NAMES:
            row = [found.get((program, name, axes), NOT_RUN) for program in PROGRAMS]
            parts = [one["decided"] for one in row if "decided" in one]
            share = f"{sum(parts) / len(parts):.0%}" if parts else "-"
            yield f"| {name} | {' | '.join(map(shown, row))} | {share} | {_seconds(row)} |"
        yield ""
        for name in METHOD_NAMES:
            whys: dict[str, list[str]] = {}
            for program in PROGRAMS:
                one = found.get((program, name, axes), NOT_RUN)
                if "why" in one:
                    whys.setdefault(reason(one), []).append(program)
            for why, some in whys.items():
                where = "all" if len(some) == len(PROGRAMS) else "; ".join(some)
                yield f"- {name} ({where}): {why}"
        yield ""


def _seconds(row: Sequence[Cell]) -> str:
    """Of the CPU, of all cells that have some."""
    some = [one["seconds"] for one in row if "seconds" in one]
    return f"{sum(some):.1f}" if some else "-"


def totals(found: dict[Key, Cell], state: str) -> str:
    every = [one for one in found.values() if one["method"] in METHOD_NAMES]
    counts = {word: sum(one["is"] == word for one in every) for word in
              ("legal", "infeasible", "refused", "cut off", "failed")}  # fmt: skip
    same = sum(one.get("same", False) for one in every)
    planned = sum("same" in one for one in every)
    words = ", ".join(f"{count} {word}" for word, count in counts.items() if count)
    whole = len(PROGRAMS) * len(MESHES) * len(METHOD_NAMES)
    words += f", {whole - len(every)} not run" if len(every) < whole else ""
    older = sum(one["state"] != state for one in every)
    twice = f"{same} of {planned} plans made twice are the same bytes. " if planned else ""
    return (
        f"Of {whole} cells: {words}; of those run {counts['legal'] / len(every):.0%} are legal. "
        f"{twice}{older or 'None'} of the cells run {'is' if older == 1 else 'are'} of an older "
        "state of the source.\n"
    )


def slower(found: dict[Key, Cell]) -> Iterator[str]:
    """Plans that take longer than where nothing is cut."""
    yield f"Slower than *{WHOLE}* (numbers of axes): steps of little work, in which what is sent is waited for longer than what is saved, by"  # noqa: E501
    yield "objectives of elements or bytes, or in spaces that cut something everywhere.\n"
    for name in METHOD_NAMES:
        where: dict[str, list[str]] = {}
        for program, axes in product(PROGRAMS, MESHES):
            whole = found.get((program, WHOLE, 1), NOT_RUN).get("step", math.inf)
            if found.get((program, name, axes), NOT_RUN).get("step", 0.0) > whole:
                where.setdefault(program, []).append(str(axes))
        if where:
            words = "; ".join(f"{one} ({', '.join(axes)})" for one, axes in where.items())
            yield f"- {name}: {words}"
    yield ""


def certified() -> str:
    """What `certify` complains of, of the methods that solve problems."""
    names = [name for name in METHOD_NAMES if name in METHODS]
    rules = ", ".join(name for name in METHOD_NAMES if name not in METHODS)
    lines: list[str] = []
    for name in names:
        shapes = CHAINS if name == "galvatron-intra" else SMALL  # it refuses what is no chain
        lines += certify(METHODS[name](), shapes=shapes)
    said = "no complaint" if not lines else f"{len(lines)} complaints, the first: {lines[0]}"
    return f"`certify` on {', '.join(names)}: {said}. Rules, which solve no problem: {rules}.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", nargs="*", default=[])
    parser.add_argument("--methods", nargs="*", default=[*METHOD_NAMES, WHOLE])
    parser.add_argument("--axes", nargs="*", type=int, default=[1, 2, 3])
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--again", type=float, default=20.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--records", type=Path)
    parser.add_argument("-o", dest="output")
    found = parser.parse_args()
    records = Records(found.records, state())
    records.read()
    asked = Asked(records, found.seconds, found.again, found.fresh)
    with ThreadPoolExecutor(found.jobs) as pool:
        waiting: list[Future[None]] = []
        for axes in found.axes:
            for name in PROGRAMS:
                methods = [name for name in found.methods if name != WHOLE or axes == 1]
                if not found.programs or any(part in name for part in found.programs):
                    waiting.append(pool.submit(asked.run, name, axes, methods))
        for done in waiting:
            done.result()
    if found.output:
        every = records.every
        page = HEAD + totals(every, records.state) + certified() + "\n"
        page += "\n".join([*slower(every), *tables(every)])
        files.write_text(found.output, page, sys.stdout)


if __name__ == "__main__":
    main()
