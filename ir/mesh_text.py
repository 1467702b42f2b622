"""Meshes as people write them on a command line: `data=4,model=2`."""

from __future__ import annotations

import re
from math import prod

from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import USAGE
from shardwright.spec.axes import Mesh, quote

MESH = "--mesh"
MAX_DEVICES = 1 << 20

_AXIS = re.compile(r'\s*("?)([A-Za-z_][\w.]*)\1\s*=\s*([0-9]+)\s*\Z', re.ASCII)


def mesh_from(text: str, option: str = MESH, whole: str = "", at: int = 0) -> Mesh:
    """The mesh that `data=4,model=2` says. `whole`: the word of `option` in which it stands, from
    character `at` on, if that says more. Raises ProgramError with exit code 2.
    """
    axes: dict[str, int] = {}
    whole = whole or text
    for word in text.split(","):
        match = _AXIS.match(word)
        if match is None:
            message = f"expected NAME=SIZE, got {word.strip()!r}"
            raise error(message, point(option, whole, at), help="write x=4,y=2", code=USAGE)
        name, size = match[2], int(match[3][:20])
        if name in axes:
            message, help = f"duplicate axis name: {quote(name)}", "name each axis once"
            raise error(message, point(option, whole, at), help=help, code=USAGE)
        if size < 1:
            message = f"axis size must be at least 1, got: {size}"
            raise error(message, point(option, whole, at), help=f"write {name}=1", code=USAGE)
        axes[name] = size
        if prod(axes.values()) > MAX_DEVICES:
            message = f"the mesh has more than {MAX_DEVICES} devices"
            raise error(message, point(option, whole, at), help="make it smaller", code=USAGE)
        at += len(word) + 1
    return Mesh(tuple(axes.items()))


def point(name: str, text: str, at: int) -> Place:
    """A point of a word of the command line, behind blanks."""
    at = max(at, 0)
    blanks = len(text[at:]) - len(text[at:].lstrip())
    return Place(name, 1, at + blanks % max(1, len(text) - at) + 1, text)
