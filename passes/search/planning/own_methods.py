"""Methods that are not ours: from a file, or from packages that are installed.

A method is a class with `name`, `paper`, `label`, `decides` and `about`, and either `solve` (see
`Method`: it answers the problem of a mesh) or `meshes` and `annotate` (see `Rule`: it writes a plan
into a program). docs/methods.md shows one of each.
"""

from __future__ import annotations

import importlib.util
import inspect
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.planning.planners import PLANNERS, Planner, planner_of

GROUP = "shardwright.methods"  # of entry points of packages
FACTS = ("paper", "label", "decides", "about")
KINDS = (("solve",), ("meshes", "annotate"))
HELP = "see docs/methods.md for what a method needs"


def known(file: str | None = None) -> dict[str, Planner]:
    """All methods by name: ours, those of packages, and those of a file.

    Raises ProgramError with exit code 2 for a file that cannot be read, or what is no method.
    """
    found = dict(PLANNERS)
    for point in entry_points(group=GROUP):
        _add(found, _kind(point.load(), f"{GROUP}: {point.name}"), point.name)
    for kind in _of_file(file) if file is not None else ():
        _add(found, kind, str(file))
    return found


def _add(found: dict[str, Planner], kind: type[Any], where: str) -> None:
    planner = planner_of(kind if hasattr(kind, "solve") else kind())
    if planner.name in found:
        raise _wrong(f'there is a method "{planner.name}" already', where, "give it another name")
    found[planner.name] = planner


def _of_file(file: str) -> Iterator[type[Any]]:
    """The methods that a file defines."""
    path = Path(file)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise _wrong("no Python file", file, "write --load my_method.py")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except ProgramError:
        raise
    except Exception as problem:
        said = f"the file fails: {type(problem).__name__}: {problem}"
        raise _wrong(said, file, "mend it; it is run as it stands") from problem
    kinds = [one for one in vars(module).values() if inspect.isclass(one)]
    own = [one for one in kinds if one.__module__ == module.__name__ and hasattr(one, "name")]
    if not own:
        raise _wrong("no class has a name, and solve or annotate", file, HELP)
    for one in own:
        yield _kind(one, file)


def _kind(one: Any, where: str) -> type[Any]:
    """A class that is a method. Raises ProgramError for what lacks something."""
    name = getattr(one, "__name__", str(one))
    if not any(all(callable(getattr(one, part, None)) for part in parts) for parts in KINDS):
        said = f"{name} has neither solve, nor meshes and annotate"
        raise _wrong(said, where, HELP)
    lacks = [fact for fact in FACTS if not hasattr(one, fact)]
    if lacks:
        raise _wrong(f"{name} lacks {', '.join(lacks)}", where, HELP)
    return one


def _wrong(said: str, where: str, help: str) -> ProgramError:
    return error(said, Place(where), help=help, code=USAGE)
