# pyright: basic
"""Run as a script: imports a user's Python, and writes what a name in it lowers to as JSON.

    capture_process.py REQUEST ANSWER

REQUEST is JSON: `where` and `name`, `is_file`, and `path`, further places to import from. ANSWER is the
file that gets `text`, with the arguments that it lacks (`dropped`), or `problem`. Python is imported as
`python FILE.py` and `python -m module` do: from the folder of the file, or from the current one, first.
"""  # noqa: E501

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import os
import re
import sys
import sysconfig
import traceback
from typing import Any

# What a mesh of other than the present number of devices says; its product is that number.
_MESH = re.compile(r"Number of devices \d+ must .* mesh_shape \(([\d, ]+)\)")
_RESHAPE = re.compile(r"cannot reshape array of size (\d+) into shape \(([\d, ]+)\)")
_OWN = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))  # what calls functions of users
_LONG = 12  # lines of a message that are told


class Refused(Exception):
    """Told to the user: a kind that `user_code_errors` words, and what it says."""

    def __init__(self, kind: str, **said: Any) -> None:
        super().__init__(kind)
        self.said: dict[str, Any] = {"kind": kind, **said}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The text of the program, or the problem."""
    try:
        return lowered_text(_named(request))
    except Refused as problem:
        return {"problem": problem.said}


def _named(request: dict[str, Any]) -> Any:
    """The object that is asked for."""
    where, name = request["where"], request["name"]
    found = _module(where, request["is_file"])
    for part in name.split("."):
        owner = found
        try:
            found = getattr(owner, part)
        except AttributeError:
            raise Refused("no-name", name=part, known=_programs(owner)) from None
        except Exception as problem:
            raise failed("import", problem) from None
    return found


def _module(where: str, is_file: bool) -> Any:
    """A file runs as a module of its own name, not as `__main__`."""
    try:
        if not is_file:
            return importlib.import_module(where)
        stem = os.path.splitext(os.path.basename(where))[0]
        name = f"_{stem}" if stem in sys.stdlib_module_names else stem
        spec = importlib.util.spec_from_file_location(name, os.path.abspath(where))
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module
    except ModuleNotFoundError as problem:
        if not is_file and problem.name and f"{where}.".startswith(f"{problem.name}."):
            raise Refused("no-module", name=problem.name) from None
        raise failed("import", problem) from None
    except (Exception, SystemExit) as problem:
        raise failed("import", problem) from None


def _programs(owner: Any) -> list[str]:
    """The names of a module that may give programs; those that need no argument first."""
    own = getattr(owner, "__name__", "")
    found: dict[str, bool] = {}
    for name, value in vars(owner).items() if hasattr(owner, "__dict__") else ():
        is_own = getattr(value, "__module__", "") == own and callable(value)
        if is_own and not name.startswith("_") and not isinstance(value, type):
            found[name] = bool(_needed(value))
    return sorted(found, key=lambda name: found[name])


def _needed(function: Any) -> list[str]:
    """The parameters that a call must give."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return []
    several = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [p.name for p in parameters if p.default is p.empty and p.kind not in several]


# --- what a program may be


def lowered_text(found: Any) -> dict[str, Any]:
    _hide()
    was_called = callable(found) and not _is_stage(found)
    if was_called:
        if needed := _needed(found):
            raise Refused("parameters", name=_name(found), known=needed)
        try:
            found = found()
        except (Exception, SystemExit) as problem:
            raise failed("call", problem) from None
    if isinstance(found, str):
        return {"text": found}
    if not _is_stage(found):
        found = _traced(found, was_called)
    return lowered(found)


def _hide() -> None:
    """Leave this file out of the locations that JAX writes."""
    if "jax" in sys.modules:
        hidden = importlib.import_module("jax.extend.source_info_util")
        hidden.register_exclusion(__file__)


def _is_stage(found: Any) -> bool:
    jax = sys.modules.get("jax")
    return jax is not None and isinstance(found, jax.stages.Lowered | jax.stages.Traced)


def _name(function: Any) -> str:
    return getattr(function, "__name__", type(function).__name__)


def _traced(found: Any, was_called: bool) -> Any:
    """`(fn, args)`, traced; a tuple or list is the arguments, all else is the only one."""
    if not isinstance(found, tuple) or len(found) != 2 or not callable(found[0]):
        raise Refused("type", found=_described(found), was_called=was_called)
    function, args = found
    args = tuple(args) if type(args) in (tuple, list) else (args,)
    jax = _jax()
    try:
        if hasattr(function, "trace") and hasattr(function, "lower"):
            return function.trace(*args)
        if hasattr(function, "lower"):
            return function.lower(*args)
        return jax.jit(function, keep_unused=True).trace(*args)
    except (Exception, SystemExit) as problem:
        raise failed("trace", problem, _name(function)) from None


def _described(found: Any) -> str:
    """What came, in a few words."""
    kind = type(found)
    name = kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
    if isinstance(found, tuple):
        return f"a tuple of {', '.join(type(one).__name__ for one in found) or 'nothing'}"
    if hasattr(found, "shape") and hasattr(found, "dtype"):
        return f"{found.dtype}{list(found.shape)}, an array"
    return "None" if found is None else f"an object of type {name}"


def _jax() -> Any:
    """Raises Refused where it is missing."""
    try:
        return importlib.import_module("jax")
    except ImportError as problem:
        raise failed("import", problem) from None


def lowered(stage: Any) -> dict[str, Any]:
    jax = _jax()
    try:
        if isinstance(stage, jax.stages.Traced):
            stage = _keeping(stage).lower(lowering_platforms=("cpu",))
        return {"text": stage.as_text(debug_info=True), "dropped": _dropped(jax, stage)}
    except (Exception, SystemExit) as problem:
        raise failed("lower", problem) from None


def _keeping(traced: Any) -> Any:
    """The same function, keeping the arguments that it does not use.

    JAX has no public way to ask for it here. Where it has changed, `_dropped` finds them.
    """
    if "keep_unused" in getattr(traced, "_params", ()):
        traced._params = {**traced._params, "keep_unused": True}
        traced._lojax = None
    return traced


def _dropped(jax: Any, lowered: Any) -> dict[str, Any] | None:
    """The arguments that JAX left out: their places among all, names, and types as a program.

    `places` is None where JAX does not tell.
    """
    leaves = jax.tree_util.tree_leaves(lowered.args_info)
    told = getattr(getattr(lowered, "_lowering", None), "compile_args", {})
    kept, every = told.get("kept_var_idx"), told.get("all_args_info")
    names = getattr(getattr(every, "debug_info", None), "arg_names", None)
    if kept is None or not names or len(names) != len(leaves):
        return {"places": None, "count": len(leaves)}
    places = [place for place in range(len(leaves)) if place not in kept]
    if not places:
        return None
    shapes = [jax.ShapeDtypeStruct(leaves[one].shape, leaves[one].dtype) for one in places]
    types = jax.jit(lambda *args: None, keep_unused=True).trace(*shapes)
    text = types.lower(lowering_platforms=("cpu",)).as_text()
    said = [names[one] for one in places]
    return {"places": places, "count": len(leaves), "names": said, "types": text}


# --- what went wrong


def failed(what: str, problem: BaseException, name: str = "") -> Refused:
    """An exception of the user's code, at the last line of theirs."""
    if isinstance(problem, ModuleNotFoundError) and problem.name in ("jax", "jaxlib"):
        return Refused("no-jax", **_place(problem))
    lines = [line.rstrip() for line in str(problem).strip().splitlines() if line.strip()]
    kind = type(problem).__name__
    if isinstance(problem, SystemExit):
        first, lines = f"it left with {problem.code!r}", []
    elif isinstance(problem, SyntaxError):
        first, lines = f"{kind}: {problem.msg}", []
    else:
        first = f"{kind}: {lines[0]}" if lines else kind
    said = {"first": first.rstrip("."), "more": lines[1:_LONG], **_place(problem)}
    return Refused("failed", what=what, name=name, devices=_devices(str(problem)), **said)


def _devices(message: str) -> int:
    """How many devices the mesh of a message is for; 0 where it is about none."""
    mesh, reshape = _MESH.search(message), _RESHAPE.search(message)
    shape = mesh[1] if mesh else ""
    if reshape and int(reshape[1]) == _present():
        shape = reshape[2]
    product = 1 if shape else 0
    for size in shape.replace(" ", "").split(","):
        product *= int(size) if size else 1
    return product


def _present() -> int:
    """How many devices JAX has; 0 where nobody asked it yet."""
    jax = sys.modules.get("jax")
    try:
        return jax.device_count() if jax is not None else 0
    except Exception:
        return 0


def _place(problem: BaseException) -> dict[str, Any]:
    """The last line of the user's own, where an exception was raised."""
    if isinstance(problem, SyntaxError) and problem.filename:
        column = problem.offset or 0
        return _at(problem.filename, problem.lineno or 0, column, problem.text or "")
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        if _is_own(frame.filename):
            column: int | None = getattr(frame, "colno", None)
            source = getattr(frame, "_original_line", None) or frame.line or ""
            return _at(frame.filename, frame.lineno or 0, (column or 0) + 1, source)
    return {}


def _at(file: str, line: int, column: int, source: str) -> dict[str, Any]:
    return {
        "file": _shown(file),
        "line": line,
        "column": max(column, 1),
        "source": source.rstrip("\r\n"),
    }


def _shown(file: str) -> str:
    """A file as seen from the current folder, if it is below it."""
    here = os.getcwd() + os.sep
    return file.removeprefix(here)


def _is_own(file: str) -> bool:
    """Whether a file is the user's: no package that was installed, nor Python's, nor this one."""
    if file.startswith("<") or os.path.realpath(file).startswith(_OWN + os.sep):
        return False
    paths = sysconfig.get_paths()
    installed = {os.path.realpath(paths[key]) for key in ("stdlib", "platstdlib")}
    folder = os.path.realpath(file)
    parts = folder.split(os.sep)
    is_package = "site-packages" in parts or "dist-packages" in parts
    return not is_package and not any(folder.startswith(top + os.sep) for top in installed)


def _main() -> None:
    request = json.loads(sys.argv[1])
    target = sys.argv[2]
    folder = os.path.dirname(os.path.abspath(request["where"])) if request["is_file"] else ""
    here = os.path.dirname(os.path.abspath(__file__))
    own = [one for one in sys.path if os.path.abspath(one or ".") != here]
    known = [folder or os.getcwd(), *own]
    sys.path[:] = [*known, *(one for one in request["path"] if one not in known)]
    sys.argv[:] = [request["where"]]
    found = answer(request)
    with open(target, "w", encoding="utf-8") as file:
        json.dump(found, file)


if __name__ == "__main__":
    _main()
