"""Puts back the arguments that JAX left out of a lowered program because nothing uses them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shardwright.backends.jax.program.argument import PythonName
from shardwright.ir.core import Func, Value
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic, Place
from shardwright.ir.locations.location import named
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.spec.attributes import EMPTY
from shardwright.spec.machines.number_words import plural
from shardwright.spec.types import Type

_HELP = "give (fn, args), the Traced, or what jax.jit(fn, keep_unused=True) lowers to"
_SHOWN = 4


def restored(
    asked: PythonName, text: str, dropped: Mapping[str, Any]
) -> tuple[str, tuple[Diagnostic, ...]]:
    """The text with the arguments that it lacks, and a warning where something is lost."""
    module = parse(text, asked.text)
    main = module.main
    if main is None:
        return text, ()
    names: list[str] = dropped.get("names", [])
    if dropped["places"] is None:
        lost = dropped["count"] - len(main.args)
        message = f"JAX left {plural(lost, 'unused argument')} out of the program"
        return text, (_warning(asked, message),) if lost > 0 else ()
    types = parse(dropped["types"]).main
    assert types is not None
    # Constants that JAX made arguments of stand in front.
    first = len(main.args) + len(names) - dropped["count"]
    for place, name, like in zip(dropped["places"], names, types.args, strict=True):
        _insert(main, first + place, like.type, name)
    if not module.meshes:
        return print_module(module, debuginfo=True), ()
    said = ", ".join(names[:_SHOWN]) + (", ..." if len(names) > _SHOWN else "")
    message = f"JAX left the sharding of unused arguments out of the program: {said}"
    return print_module(module, debuginfo=True), (_warning(asked, message),)


def _insert(main: Func, index: int, type: Type, name: str) -> None:
    args = main.body.args
    value = Value(type, main.body, index)
    value.loc = named(name)
    args.insert(index, value)
    for place, found in enumerate(args):
        found.index = place
    main.arg_attrs.insert(index, EMPTY)
    main.touch()


def _warning(asked: PythonName, message: str) -> Diagnostic:
    return warning("dropped-arguments", message, Place(asked.text), help=_HELP)
