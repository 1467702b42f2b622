"""Loads clusters and chips by name or from a file: `dgx-a100:4`, `tpu-v4:4x4x8`, `mine.mlir`.

A file is a module with one `plan.cluster` (or `plan.chip`, `plan.stack`) dictionary; those that
come along are in `spec/clusters`, `spec/chips` and `spec/stacks`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath

from shardwright.ir.errors import Place, ProgramError, error, nearest
from shardwright.ir.parse import parse
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, Bool, Int, Ints, String
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.machines.chip_fields import chip_from
from shardwright.spec.machines.cluster_fields import SIZES, cluster_from
from shardwright.spec.machines.described import BadCluster, Path
from shardwright.spec.machines.stack import stack_from

USAGE = 2
MAX_BYTES = 1 << 20

_SIZES = re.compile(r"[0-9]{1,7}(x[0-9]{1,7})*\Z")


def cluster_names() -> list[str]:
    """The clusters that come along."""
    return _names("clusters")


def chip_names() -> list[str]:
    """The chips that come along."""
    return _names("chips")


def stack_names() -> list[str]:
    """The software stacks that come along."""
    return _names("stacks")


def with_stack(cluster: Cluster, text: str) -> Cluster:
    """The cluster with the constants of the stack `NAME` or `FILE.mlir`. Raises ProgramError."""
    file, source = _file(text, text, "stack")
    name = text.rpartition("/")[2].removesuffix(".mlir")
    try:
        stack = stack_from(_dictionary(file, source, plan.STACK), name, chip_names())
        return stack.on(cluster)
    except BadCluster as bad:
        if bad.path:
            raise _located(bad, file, source, plan.STACK) from None
        place = Place("--stack", 1, 1, text)
        raise error(str(bad), place, help=bad.help, code=USAGE) from None


def find_cluster(text: str) -> Cluster:
    """The cluster that `NAME`, `FILE.mlir` or one of them with `:SIZES` says. Raises ProgramError.

    Sizes replace the counts of the levels that scale, from the right: `dgx-a100:4` has four nodes,
    `tpu-v4:2x4x4x8` two slices of 4 x 4 x 8 chips. The name of a chip
    that no cluster has is one device of it, no links. `/N` behind all that: the first N devices.
    """
    whole, slash, part = text.rpartition("/")
    if slash and part.isdecimal():
        return first_devices(find_cluster(whole), int(part[:9]), text)
    if text in chip_names() and text not in cluster_names():
        chip = find_chip(text)
        return Cluster(text, (), ((chip, 1),))
    name, colon, sizes = (text, "", "") if text.endswith(".mlir") else text.rpartition(":")
    if not colon:
        name = text
    elif not _SIZES.match(sizes):
        place = Place("--cluster", 1, len(name) + 2, text)
        help = f"write {name}:4, or {name}:2x4 where several levels scale"
        raise error(f'expected sizes, got "{sizes[:40]}"', place, help=help, code=USAGE)
    asked = tuple(map(int, sizes.split("x"))) if colon else ()
    file, source = _file(name, text)
    own = name.rpartition("/")[2].removesuffix(".mlir")
    try:
        return read_cluster(source, file, f"{own}:{sizes}" if colon else own, asked)
    except BadCluster as bad:
        place = Place("--cluster", 1, _size_column(text, len(name) + 1, bad.path), text)
        raise error(str(bad), place, help=bad.help, code=USAGE) from None


def first_devices(cluster: Cluster, devices: int, text: str) -> Cluster:
    """The first devices of a cluster that `text` names. Raises ProgramError."""
    try:
        return replace(cluster.first(devices), name=text)
    except KeyError as problem:
        place = Place("--cluster", 1, text.rindex("/") + 2, text)
        message = f"cannot take {devices} of the {cluster.devices} devices of {cluster.name}"
        help = f"the nearest part of it has {problem.args[0]}"
        raise error(message, place, help=help, code=USAGE) from None


def read_cluster(source: str, file: str, name: str, sizes: tuple[int, ...] = ()) -> Cluster:
    """The cluster of a text; `file` is its name in messages.

    Raises ProgramError for the text, BadCluster for the sizes.
    """
    try:
        return cluster_from(_dictionary(file, source, plan.CLUSTER), name, _chip_at, sizes)
    except BadCluster as bad:
        if bad.path[:1] == (SIZES,):
            raise
        raise _located(bad, file, source, plan.CLUSTER) from None


def _size_column(text: str, start: int, path: Path) -> int:
    """The column of the size that a path names."""
    before = text[start:].split("x")[: int(path[1])]
    return start + sum(len(size) + 1 for size in before) + 1


@cache
def find_chip(name: str) -> Chip:
    """The chip of a name. Raises KeyError."""
    folder = _folder("chips")
    if name not in chip_names():
        raise KeyError(name)
    source = (folder / f"{name}.mlir").read_text(encoding="utf-8")
    try:
        return chip_from(_dictionary(f"{name}.mlir", source, plan.CHIP), name)
    except BadCluster as bad:
        raise _located(bad, f"{name}.mlir", source, plan.CHIP) from None


def _folder(kind: str) -> Traversable:
    return resources.files("shardwright.spec") / kind


@cache
def _names(kind: str) -> list[str]:
    names = (entry.name for entry in _folder(kind).iterdir())
    return sorted(name.removesuffix(".mlir") for name in names if name.endswith(".mlir"))


def _file(name: str, text: str, kind: str = "cluster") -> tuple[str, str]:
    """The name of a file for messages, and its text."""
    names = _names(f"{kind}s")
    if name in names:
        source = (_folder(f"{kind}s") / f"{name}.mlir").read_text(encoding="utf-8")
        return f"{name}.mlir", source
    if not name.endswith(".mlir"):
        help = f"{nearest(name, names)} (a file of your own ends in .mlir)"
        place = Place(f"--{kind}", 1, 1, text)
        raise error(f'unknown {kind} "{name[:80]}"', place, help=help, code=USAGE)
    try:
        with FilePath(name).open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
        source = raw.decode()
    except (OSError, ValueError) as bad:
        reason = bad.strerror if isinstance(bad, OSError) else "it is not UTF-8"
        help = f"name a readable file, or one of the {kind}s that come along"
        raise error(f"cannot read {name}: {reason}", help=help, code=USAGE) from None
    if len(raw) > MAX_BYTES:
        message = f"expected a {kind} of at most {MAX_BYTES} bytes, the file has more"
        raise error(message, Place(name), help="describe each level once", code=USAGE)
    return name, source


def _chip_at(name: str, path: Path) -> Chip:
    """The chip that a cluster names at a path. Raises BadCluster."""
    try:
        return find_chip(name)
    except KeyError:
        help = nearest(name, chip_names())
        raise BadCluster(f'unknown chip "{name[:40]}"', path, help) from None


def _dictionary(file: str, source: str, key: str) -> object:
    return _plain(_attribute(file, source, key))


@lru_cache(maxsize=64)
def _attribute(file: str, source: str, key: str) -> Attrs:
    """The dictionary of a text. A pipeline asks for one cluster as often as it has passes."""
    found = parse(source, file).notes.get(key)
    if not isinstance(found, Attrs):
        help = f"write module attributes {{{key} = {{...}}}} {{}}"
        raise error(f"expected a module with a dictionary {key}", Place(file, 1, 1), help=help)
    return found


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
    """The offset of the deepest key of a path that the text has."""
    here: list[str | int] = []  # the path of what is being read, below the module
    kinds: list[str] = []
    found, depth, is_key = 0, 0, False
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
        elif is_key:
            here[-1] = text.strip('"')
        is_key = text in "{," and bool(kinds) and kinds[-1] == "{"
        matched = _shared(here, path)
        if matched > depth and text != "[":
            found, depth = token.start(), matched
    return found


def _shared(here: list[str | int], path: Path) -> int:
    """The number of leading keys of a path that the current place shares."""
    if len(here) > len(path):
        here = here[: len(path)]
    return next((n for n, (a, b) in enumerate(zip(here, path, strict=False)) if a != b), len(here))
