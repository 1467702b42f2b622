"""Which arguments name Python: `FILE.py:name` and `module:name`."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.exit_codes import USAGE

_DOTTED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
_FILE = re.compile(r"(?P<where>.*\.py):(?P<name>[^/\\]*)", re.DOTALL)
_MODULE = re.compile(r"(?P<where>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<name>[^/\\]*)")


@dataclass(frozen=True)
class PythonName:
    """`name` of the file or module `where`, as it was asked for by `text`."""

    text: str
    where: str
    name: str
    is_file: bool


def python_name(path: str) -> PythonName | None:
    """What an argument names in Python; None for a file, and for what can only be one.

    Raises ProgramError for Python without a name in it.
    """
    if _exists(path):
        if path.endswith(".py") and Path(path).is_file():
            raise _nameless(path, path)
        return None
    found = _FILE.fullmatch(path) or _MODULE.fullmatch(path)
    if found is None:
        return None
    where, name, is_file = found["where"], found["name"], found.re is _FILE
    if not is_file and _exists(where):
        message = f"{where!r} is a file of text, which has no {name!r} to name"
        raise error(message, Place(path), help=f"write {where}", code=USAGE)
    if not name:
        raise _nameless(path, where if is_file else "")
    if is_file and not Path(where).is_file():
        raise error(f"cannot read {where!r}: no such file", Place(path))
    if _DOTTED.fullmatch(name) is None:
        message = f"expected a name of Python behind the colon, got {name!r}"
        raise error(message, Place(path), help=_form(where), code=USAGE)
    return PythonName(path, where, name, is_file)


def _exists(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def _form(where: str) -> str:
    return f"write {where}:NAME, of what gives the program"


def _nameless(path: str, file: str) -> ProgramError:
    """Python was given, and not what in it is the program."""
    where = path.removesuffix(":")
    known = ", ".join(f"{where}:{name}" for name in _callable(file)[:5])
    help = f"{_form(where)}: {known}" if known else _form(where)
    return error(
        "this is Python: which function gives the program?", Place(path), help=help, code=2
    )


def _callable(file: str) -> list[str]:
    """The functions of a file that need no argument."""
    try:
        tree = ast.parse(Path(file).read_bytes())
    except (OSError, ValueError, SyntaxError):
        return []
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and len(node.args.defaults) >= len(node.args.posonlyargs) + len(node.args.args)
        and None not in node.args.kw_defaults
        and not node.name.startswith("_")
    ]
