"""Clusters and chips by name or from a file: `dgx-a100`, `dgx-a100:4`, `tpu-v4:4x4x8`, `mine.mlir`.

A file is a module with one `plan.cluster` (or `plan.chip`) dictionary; those that come along are
in `spec/clusters` and `spec/chips`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath

from shardwright.spec import cluster as facts
from shardwright.spec.attributes import Array, Attribute, Attrs, Bool, Int, Ints, String
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.cluster_fields import SIZES, BadCluster, Path, chip_from, cluster_from

from .errors import Place, ProgramError, error, nearest
from .parse import parse

CLUSTER, CHIP = "plan.cluster", "plan.chip"
USAGE = 2
MAX_BYTES = 1 << 20

_SIZES = re.compile(r"[0-9]{1,7}(x[0-9]{1,7})*\Z")


def cluster_names() -> list[str]:
    """The clusters that come along."""
    return _names("clusters")


def chip_names() -> list[str]:
    """The chips that come along."""
    return _names("chips")


def find_cluster(text: str) -> Cluster:
    """The cluster that `NAME`, `FILE.mlir` or one of them with `:SIZES` says. Raises ProgramError.

    Sizes replace the counts of the levels that scale, from the right: `dgx-a100:4` has four nodes,
    `tpu-v4:2x4x4x8` two slices of 4 x 4 x 8 chips.
    """
    name, colon, sizes = text.partition(":")
    if colon and not _SIZES.match(sizes):
        place = Place("--cluster", 1, len(name) + 2, text)
        help = f"write {name}:4, or {name}:2x4 where several levels scale"
        raise error(f"expected sizes behind the colon, got {sizes!r}", place, help=help, code=USAGE)
    asked = tuple(map(int, sizes.split("x"))) if colon else ()
    file, source = _file(name, text)
    dictionary = _dictionary(file, source, CLUSTER)
    own = name.rpartition("/")[2].removesuffix(".mlir")
    try:
        return cluster_from(
            dictionary, f"{own}:{sizes}" if colon else own, _chip_finder(file), asked
        )
    except BadCluster as bad:
        if bad.path[:1] == (SIZES,):
            place = Place("--cluster", 1, _size_column(text, bad.path), text)
            raise error(str(bad), place, help=bad.help, code=USAGE) from None
        raise _located(bad, file, source, CLUSTER) from None


def _size_column(text: str, path: Path) -> int:
    start = text.index(":") + 1
    return start + sum(len(size) + 1 for size in text[start:].split("x")[: int(path[1])]) + 1


@cache
def find_chip(name: str) -> Chip:
    """The chip of a name. Raises KeyError."""
    folder = _folder("chips")
    if name not in chip_names():
        raise KeyError(name)
    source = (folder / f"{name}.mlir").read_text(encoding="utf-8")
    try:
        return chip_from(_dictionary(f"{name}.mlir", source, CHIP), name)
    except BadCluster as bad:
        raise _located(bad, f"{name}.mlir", source, CHIP) from None


def _folder(kind: str) -> Traversable:
    return resources.files(facts.__package__) / kind


@cache
def _names(kind: str) -> list[str]:
    names = (entry.name for entry in _folder(kind).iterdir())
    return sorted(name.removesuffix(".mlir") for name in names if name.endswith(".mlir"))


def _file(name: str, text: str) -> tuple[str, str]:
    """The name of a file for messages, and its text."""
    if name in cluster_names():
        source = (_folder("clusters") / f"{name}.mlir").read_text(encoding="utf-8")
        return f"{name}.mlir", source
    if not name.endswith(".mlir"):
        place = Place("--cluster", 1, 1, text)
        help = nearest(name, cluster_names()) + "; or name a file that ends in .mlir"
        raise error(f'unknown cluster "{name}"', place, help=help.lstrip("; "), code=USAGE)
    try:
        raw = FilePath(name).read_bytes()[: MAX_BYTES + 1]
        if len(raw) > MAX_BYTES:
            raise error(f"a cluster file has at most {MAX_BYTES} bytes", Place(name), code=USAGE)
        return name, raw.decode()
    except (OSError, UnicodeDecodeError) as bad:
        reason = bad.strerror if isinstance(bad, OSError) else "it is not UTF-8"
        help = "name a readable file, or one of the clusters that come along"
        raise error(f"cannot read {name}: {reason}", help=help, code=USAGE) from None


def _chip_finder(file: str):
    def chip(name: str, path: Path) -> Chip:
        try:
            return find_chip(name)
        except KeyError:
            raise BadCluster(f'unknown chip "{name}"', path, nearest(name, chip_names())) from None

    return chip


def _dictionary(file: str, source: str, key: str) -> object:
    module = parse(source, file)
    found = module.notes.get(key)
    if not isinstance(found, Attrs):
        help = f"write module attributes {{{key} = {{...}}}} {{}}"
        raise error(f"expected a module with a dictionary {key}", Place(file, 1, 1), help=help)
    return _plain(found)


def _plain(value: Attribute) -> object:
    """An attribute as Python's own numbers, texts, lists and dictionaries."""
    match value:
        case Attrs():
            return {key: _plain(item) for key, item in value.items()}
        case Array():
            return [_plain(item) for item in value]
        case Ints():
            return list(value.values)
        case Int() | Bool() | String():
            return value.value
        case _:
            return value


# --- places


_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|//[^\n]*|[\w.$-]+|[\[\]{}=,]|\s+|.', re.S)


def _located(bad: BadCluster, file: str, source: str, key: str) -> ProgramError:
    """The message at the place in the text that a path of keys leads to."""
    at = _offset(source, (key, *bad.path))
    line = source.count("\n", 0, at) + 1
    start = source.rfind("\n", 0, at) + 1
    end = source.find("\n", at)
    place = Place(file, line, at - start + 1, source[start : end if end >= 0 else len(source)])
    return error(str(bad), place, help=bad.help)


def _offset(source: str, path: Path) -> int:
    """Where the deepest key of a path that the text has stands."""
    here: list[str | int] = []  # the path of what is being read, below the module
    kinds: list[str] = []
    found, depth = 0, 0
    for token in _TOKEN.finditer(source):
        text = token[0]
        if text.isspace() or text.startswith("//"):
            continue
        if text in "[{":
            kinds.append(text)
            here.append(0 if text == "[" else "")
        elif text in "]}" and kinds:
            kinds.pop()
            here.pop()
        elif text == "," and kinds and kinds[-1] == "[":
            here[-1] = int(here[-1]) + 1
        elif kinds and kinds[-1] == "{" and text not in "=,":
            here[-1] = text.strip('"')
        matched = _shared(here, path)
        if matched > depth and text != "[":
            found, depth = token.start(), matched
    return found


def _shared(here: list[str | int], path: Path) -> int:
    """How many leading keys of a path the current place has."""
    if len(here) > len(path):
        here = here[: len(path)]
    return next((n for n, (a, b) in enumerate(zip(here, path, strict=False)) if a != b), len(here))
