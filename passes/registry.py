"""Finds passes by file name, and makes pipelines of texts that name them.

A pass is `passes/<room>/<name>.py`; files that stand deeper are library. `pipelines.txt` names
pipelines: `named_pipelines.py` tells how. `pipeline_text.py` reads texts, `running.py` runs passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from inspect import getmembers, isclass
from pkgutil import ModuleInfo, iter_modules
from typing import Any, get_type_hints

import shardwright.passes as _passes
from shardwright.ir.errors import nearest
from shardwright.passes.base import Pass
from shardwright.passes.named_pipelines import NamedPipeline, read_options, read_pipelines
from shardwright.passes.pipeline_text import Item, option_text, option_value, problem, read_items
from shardwright.passes.running import Hook, PassFault, Pipeline, Step
from shardwright.passes.verifying import InvalidProgram, Verify, timed

__all__ = [
    "Hook",
    "InvalidProgram",
    "PassFault",
    "Pipeline",
    "Step",
    "Verify",
    "find",
    "main_pipeline",
    "make_step",
    "names",
    "parse_pipeline",
    "pipelines",
    "timed",
]

LIBRARIES = ("shared", "explain")  # rooms without passes; elsewhere what stands deeper is library


@cache
def _modules() -> dict[str, str]:
    """Pass name -> dotted module name, found by a look into the rooms without importing passes."""
    found: dict[str, str] = {}
    for info in _rooms_files():
        name = info.name.rpartition(".")[2].replace("_", "-")
        if name in found:
            raise ValueError(f"two passes are called {name}: {found[name]} and {info.name}")
        found[name] = info.name
    return found


def _rooms_files() -> Iterator[ModuleInfo]:
    """The files that stand in rooms themselves, by dotted names."""
    for room in iter_modules(_passes.__path__):
        if room.ispkg and room.name not in LIBRARIES:
            inside = import_module(f"{_passes.__name__}.{room.name}")
            every = iter_modules(inside.__path__, f"{inside.__name__}.")
            yield from (info for info in every if not info.ispkg)


@cache
def pipelines() -> dict[str, NamedPipeline]:
    """Named pipelines by name."""
    return read_pipelines((files(_passes) / "pipelines.txt").read_text(encoding="utf-8"))


def names() -> list[str]:
    """All passes and named pipelines, sorted."""
    return sorted([*_modules(), *pipelines()])


@cache
def find(name: str) -> type[Pass]:
    """The pass class of this name. Raises KeyError."""
    module = import_module(_modules()[name])
    classes = [
        member
        for _, member in getmembers(module, isclass)
        if issubclass(member, Pass) and member.__module__ == module.__name__
    ]
    (found,) = classes
    return found


def parse_pipeline(text: str) -> Pipeline:
    """Read a pipeline string. Raises ProgramError (exit code 2) with the place in the string."""
    return _parsed(text)


@cache
def _parsed(text: str) -> Pipeline:
    steps = (step for item in read_items(text) for step in _steps(text, item))
    return Pipeline(tuple(steps))


def _steps(text: str, item: Item) -> tuple[Step, ...]:
    """The steps that an item of a text stands for."""
    name, options, at = item
    if name not in pipelines() and name not in _modules():
        message = f"'{name}' does not refer to a registered pass or pass pipeline"
        raise problem(text, at, message, nearest(name, names()))
    try:
        if name not in pipelines():
            return (make_step(name, options),)
        items = pipelines()[name].expand(options)
    except ValueError as bad:
        raise problem(text, at, str(bad)) from None
    return parse_pipeline(items).steps


def main_pipeline(cluster: str = "", placement: str = "off", conflicts: str = "size") -> Pipeline:
    """The pipeline that every verb, trial and page runs, whole or cut by stage."""
    options = {"cluster": cluster, "placement": placement, "conflicts": conflicts}
    said = " ".join(f"{key}={option_text(value)}" for key, value in options.items())
    return parse_pipeline(f"compile{{{said}}}")


def make_step(name: str, options: str = "") -> Step:
    """A pass with options `a=1 b=x,y`. Raises KeyError for the name, ValueError for the options."""
    kind = find(name)
    known = {f.name: f for f in fields(kind)}
    types = get_type_hints(kind)
    values: dict[str, Any] = {}
    for word, text in read_options(name, options):
        key = word.replace("-", "_")
        if key not in known:
            spelled = [k.replace("_", "-") for k in known]
            hint = nearest(word, spelled) or "it has no options"
            raise ValueError(f'pass "{name}" has no option "{word}"; {hint}')
        values[key] = option_value(name, word, text, types[key])
    return Step(name, kind(**values))
