"""The page `docs/methods/acceptance.md`: a row per published method, put together from other pages.

Nothing is measured here: what a method reproduces stands on its own page, what it does with
programs in `programs.md`, and what its plans compute in `executed.md`.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.rules import RULES
from shardwright.passes.search.rules.partir import PartIR

NAMES = (
    "pase", "alpa-intra", "optcnn", "accpar", "hypar", "tofu", "cube-3d", "optimus-2d",
    "tesseract-2.5d", "tensoropt", "double-recursive", "mindspore", "partir", "galvatron-intra",
    "nnscaler-intra",
)  # fmt: skip
VERDICTS = ("reproduces", "equal", "beside eliminate")  # heads of columns that hold verdicts
GOOD = ("pass", "equal")
HEAD = """# Published methods, at a glance

Put together from other pages by `make golden`. *Lines*: of the method's file; its kernel is shared. *Faithful*: rows of the method's page whose
verdict is pass, by what is compared; others are named. *General*: cells of [programs](programs.md) (seven programs on meshes of one axis, two and
three). *Executed*: a train step by the JAX script and by the torch script, equal to one device ([runs](executed.md)).

| method | lines | label | faithful | general, of 21 | executed |
|---|---|---|---|---|---|
"""  # noqa: E501


def page(root: Path) -> str:
    """The page, from a checkout."""
    folder = root / "docs" / "methods"
    legal = _cells((folder / "programs.md").read_text(encoding="utf-8"))
    runs = _rows((folder / "executed.md").read_text(encoding="utf-8"))
    lines: list[str] = []
    for name in NAMES:
        own = (folder / f"{name}.md").read_text(encoding="utf-8")
        cells = (
            f"[{name}]({name}.md)", str(lines_of(_kind(name))), PLANNERS[name].label, faithful(own),
            _counted(legal[name]), executed(runs[name]),
        )  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    return HEAD + "\n".join(lines) + "\n"


def faithful(page: str) -> str:
    """How many rows of a method's page pass, by what they compare, and those that do not."""
    found: list[str] = []
    for heads, rows in tables(page):
        if not any(heads[-1].endswith(word) or heads[-1].startswith(word) for word in VERDICTS):
            continue
        told = [row for row in rows if row[-1] != "-"]
        good = [row for row in told if row[-1] in GOOD or row[-1].endswith(" of it")]
        others = [f"{', '.join(row[:-1][:2])}: {row[-1]}" for row in told if row not in good]
        what = ", ".join(told[0][:-1] if len(told) == 1 else heads[1:-1] or heads[:1])
        found.append(f"{len(good)} of {len(told)} ({what})" + "".join(f"; {one}" for one in others))
    return "; ".join(found)


def executed(row: list[str]) -> str:
    """What the two scripts of a plan gave, on so many devices."""
    words = {"JAX": row[1:3], "torch": row[3:5]}
    return "; ".join(
        f"{name} {on.split(' devices')[0]}: {said.split(' (')[0]}"
        for name, (on, said) in words.items()
    )


def tables(page: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Heads and rows of the tables of a page."""
    for block in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        rows = [_row(line) for line in block.splitlines()]
        yield rows[0], rows[2:]


def _row(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _rows(page: str) -> dict[str, list[str]]:
    """Rows of a page's tables by their first cell."""
    return {row[0]: row for _, rows in tables(page) for row in rows}


def _cells(page: str) -> dict[str, list[str]]:
    """What became of a method, program by program, on meshes of one axis, two, and three."""
    found: dict[str, list[str]] = {}
    for heads, rows in tables(page):
        if heads[0] == "method":
            for row in rows:
                found.setdefault(row[0], []).extend(row[1 : heads.index("ops decided")])
    return found


def _counted(cells: list[str]) -> str:
    kinds = Counter("legal" if re.fullmatch(r"[\d.]+", cell) else cell for cell in cells)
    return ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))


def _kind(name: str) -> type:
    return METHODS.get(name) or (PartIR if name == "partir" else type(RULES[name]))


def lines_of(method: type) -> int:
    """Of the file that a method stands in."""
    return len(Path(inspect.getfile(method)).read_text(encoding="utf-8").splitlines())
