"""Words for what a user's Python does instead of giving a program."""

from __future__ import annotations

import signal
from collections.abc import Mapping, Sequence
from typing import Any

from shardwright.backends.jax.program.argument import PythonName
from shardwright.ir.errors import Place, ProgramError, error, nearest, note
from shardwright.ir.exit_codes import MISSING, WRONG

_ACCEPTED = "expected a jax.stages.Lowered or Traced, text, or (fn, args)"
_PAIR = "(fn, args) is a function and a tuple of its arguments, arrays or jax.ShapeDtypeStruct"
_DEVICES = (
    "the mesh decides how many devices there are: describe it as "
    "jax.sharding.AbstractMesh(sizes, names), or before JAX is used, "
    'jax.config.update("jax_num_cpu_devices", N)'
)
_EXPLICIT = (
    "axes of the mesh are Explicit, as those of jax.make_mesh are: say the sharding of that "
    "result, or leave it to propagation with axis_types=(jax.sharding.AxisType.Auto,) * N"
)


def refused(asked: PythonName, said: Mapping[str, Any]) -> ProgramError:
    """The error for a problem that `capture_process` tells."""
    place = _place(asked, said)
    known: Sequence[str] = said.get("known", ())
    match said["kind"]:
        case "no-jax":
            message = f"{asked.text} needs jax, which is not installed"
            return error(message, place, help="pip install 'shardwright[jax]'", code=MISSING)
        case "no-module":
            help = "modules are looked for in this folder first; a file is FILE.py:NAME"
            return error(f"no module is called {said['name']!r}", place, help=help)
        case "no-name":
            help = nearest(said["name"], list(known))
            return error(f"{asked.where} defines no {said['name']!r}", place, help=help)
        case "parameters":
            return _has_parameters(asked, said["name"], known, place)
        case "type":
            gave = "gave" if said["was_called"] else "is"
            message = f"{asked.name} {gave} {said['found']}, {_ACCEPTED}"
            return error(message, place, help=f"return (fn, args): {_PAIR}")
        case _:
            return _failed(asked, said, place)


def _has_parameters(
    asked: PythonName, name: str, needed: Sequence[str], place: Place
) -> ProgramError:
    words = ", ".join(needed)
    message = f"{asked.name} takes {words}; expected a function without parameters"
    example = f"def program(): return {name}, ({words},)" if len(needed) == 1 else ""
    example = example or f"def program(): return {name}, ({words})"
    help = f"write {example}, of arrays or jax.ShapeDtypeStruct, and name {asked.where}:program"
    return error(message, place, help=help)


def _failed(asked: PythonName, said: Mapping[str, Any], place: Place) -> ProgramError:
    doing = {
        "import": f"{asked.where} cannot be imported",
        "call": f"the call of {asked.name} failed",
        "trace": f"{_traced(asked, said['name'])} cannot be traced",
        "lower": f"{asked.name} cannot be lowered",
    }[said["what"]]
    notes = (note("\n".join(said["more"])),) if said["more"] else ()
    is_about = said["devices"] or "device" in said["first"] + said.get("source", "")
    help = _DEVICES if is_about else ""
    if "ShardingTypeError" in said["first"]:
        help = _EXPLICIT
    return error(f"{doing}: {said['first']}", place, notes=notes, help=help)


def _traced(asked: PythonName, function: str) -> str:
    return function if function == asked.name else f"{function} of {asked.name}"


def _place(asked: PythonName, said: Mapping[str, Any]) -> Place:
    if "file" not in said:
        return Place(asked.text)
    return Place(said["file"], said["line"], said["column"], said["source"])


def died(asked: PythonName, code: int) -> ProgramError:
    """The error for a process that ended before it told anything."""
    how = f"exit code {code}" if code >= 0 else _signal(-code)
    message = f"the process that ran {asked.where} ended with {how}"
    help = f"what it printed stands above; run it alone: python -c 'import {_module(asked)}'"
    return error(message, Place(asked.text), help=help, code=WRONG)


def _module(asked: PythonName) -> str:
    return asked.where.rpartition("/")[2].removesuffix(".py") if asked.is_file else asked.where


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
