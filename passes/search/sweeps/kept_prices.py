"""Prices that are kept from one run to the next: a folder of JSON files, one per price.

The name of a file is a digest of all that the price follows from. Entries are written whole or not
at all, so processes share a folder; one that cannot be read, or is not what it should be, is no
entry.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from typing import Any, TypedDict, cast

import shardwright
from shardwright.ir import text_files as files
from shardwright.ir.errors import ProgramError

FORMAT = 2  # of entries
CODE = ("spec", "ir", "passes")  # what prices follow from


class Price(TypedDict, total=False):
    """What a candidate takes, or why it cannot be priced (`failed`, with `help`).

    Of planned ones also the `text` of the plan, its `mesh`, `turns`, its micro-batches, the part of
    ops that the method `decided`, and how long it searched.
    """

    seconds: float
    peak_bytes: int
    failed: str
    help: str
    text: str
    turns: int
    mesh: list[list[str | int]]
    decided: float
    search_seconds: float


_TYPES = {
    "seconds": float, "peak_bytes": int, "failed": str, "help": str, "text": str, "turns": int,
    "mesh": list, "decided": float, "search_seconds": float,
}  # fmt: skip


def usual_folder() -> Path | None:
    """`shardwright/compare` in the user's cache folder; None for who has no home."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        folder = Path(base) if base else Path.home() / ".cache"
    except RuntimeError:
        return None
    return folder / "shardwright" / "compare"


@cache
def code_version() -> str:
    """The version, and a digest of names, sizes and dates of the files that prices follow from."""
    root = Path(shardwright.__file__).parent
    found = blake2b(digest_size=8)
    for room in CODE:
        folder = root / room if (root / room).is_dir() else root.parent.parent / room
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".txt", ".lark", ".mlir"):
                facts = path.stat()
                name = path.relative_to(folder)
                found.update(f"{room}/{name} {facts.st_size} {facts.st_mtime_ns}\n".encode())
    return f"{shardwright.__version__}+{found.hexdigest()}"


def digest(*parts: object) -> str:
    """The name of an entry: of the version, and of parts, each as it prints."""
    said = json.dumps([FORMAT, code_version(), *map(str, parts)])
    return blake2b(said.encode(), digest_size=20).hexdigest()


class Prices:
    """Prices by digest; `folder`: None keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def get(self, key: str) -> Price | None:
        """A price that was kept."""
        if self.folder is None:
            return None
        try:
            found = json.loads(self._file(self.folder, key).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return None
        return found["price"] if _is_entry(found, key) else None

    def put(self, key: str, price: Price) -> None:
        """Keep a price; where that cannot be done, nothing is kept."""
        if self.folder is None:
            return
        path = self._file(self.folder, key)
        with suppress(OSError, ProgramError):
            path.parent.mkdir(parents=True, exist_ok=True)
            said = json.dumps({"format": FORMAT, "key": key, "price": price})
            files.write_text(str(path), said + "\n", StringIO())

    @staticmethod
    def _file(folder: Path, key: str) -> Path:
        return folder / key[:2] / f"{key[2:]}.json"


def _is_entry(found: Any, key: str) -> bool:
    """True if what was read is whole."""
    if not isinstance(found, dict):
        return False
    entry = cast(dict[str, Any], found)
    if entry.get("key") != key or entry.get("format") != FORMAT:
        return False
    if not isinstance(entry.get("price"), dict):
        return False
    price = cast(dict[str, Any], entry["price"])
    if not all(type(value) is _TYPES.get(name) for name, value in price.items()):
        return False
    return "failed" in price or {"seconds", "peak_bytes"} <= price.keys()
