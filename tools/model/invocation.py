"""The command line of a `shardwright model` train step, read back from its program."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from contextlib import redirect_stderr
from dataclasses import asdict, dataclass, fields
from importlib import import_module
from io import StringIO
from pkgutil import iter_modules
from typing import Any, cast

from shardwright.backends.jax import models
from shardwright.backends.jax.capture.labels import label
from shardwright.backends.jax.capture.recipe import Recipe, expect_parameters
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Bool, Int, String
from shardwright.tools.model.options import options_of, read_recipe, read_sizes
from shardwright.tools.model.text import model_record, schedule_text
from shardwright.tools.session import driver
from shardwright.tools.session.session import Session

FAMILIES = tuple(sorted(one.name for one in iter_modules(models.__path__)))
_TRAIN = "shardwright.backends.jax.capture.train"


@dataclass(frozen=True)
class Asked:
    """A model of a family, of `sizes` by field, trained so."""

    family: str
    sizes: dict[str, Any]
    recipe: Recipe

    def words(self) -> list[str]:
        """The options of `shardwright model`; what is as by default is left out."""
        step = asdict(self.recipe) | {"schedule": schedule_text(self.recipe)}
        return _words(family_of(self.family), self.sizes, step)


def family_of(name: str) -> Any:
    """The class of a family. Needs JAX."""
    return import_module(f"{models.__name__}.{name}").FAMILY


def read(family: str, asked: argparse.Namespace) -> Asked:
    """The values of the options. Raises ProgramError."""
    return Asked(family, read_sizes(family_of(family), asked), read_recipe(asked))


def built(session: Session, asked: Asked) -> tuple[Module, dict[str, object]]:
    """The program, and what it says of itself. Raises ProgramError for sizes that do not fit."""
    recipe = asked.recipe
    model = family_of(asked.family)(**asked.sizes)
    model.check(recipe)
    train: Any = import_module(_TRAIN)
    parameters = train.parameters(model, recipe)
    expect_parameters(parameters)
    record = model_record(asked.family, asked.sizes, model, parameters, recipe)
    session.file = f"<{asked.family}>"
    module = driver.make_module(session, train.text(model, recipe))
    label(module, recipe, record)
    return module, record


def asked_for(module: Module) -> Asked | None:
    """The command line that a program records as its origin; None where it has none. Needs JAX.

    The program may have been changed since.
    """
    note = module.notes.get(plan.MODEL)
    said = _read(note) if isinstance(note, Attrs) else {}
    name = said.get("family")
    if name not in FAMILIES:
        return None
    family, sizes = family_of(name), _table(said.get("sizes"))
    try:
        with redirect_stderr(StringIO()):  # argparse writes there what is wrong, and exits
            return read(name, options_of(name, family).parse_args(_words(family, sizes, said)))
    except (ProgramError, SystemExit):
        return None


def _read(note: Attrs) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in note.items():
        if isinstance(value, Attrs):
            found[key] = _read(value)
        elif isinstance(value, Int | String | Bool):
            found[key] = value.value
    return found


# --- words


def _words(family: Any, sizes: Mapping[str, Any], step: Mapping[str, Any]) -> list[str]:
    """Options of a family's sizes, and of a step by fields of `Recipe`."""
    plain: dict[str, Any] = asdict(Recipe())
    found: list[str] = []
    for one in fields(family):
        found += _option(one.name, sizes.get(one.name, one.default), one.default)
    for name, default in plain.items():
        if name == "parallel":
            found += _option(name, _degrees(step.get(name)), "")
        elif name != "chunks":
            found += _option(name, step.get(name, default), default)
    return found


def _option(name: str, value: Any, default: Any) -> list[str]:
    if value == default:
        return []
    option = f"--{name.replace('_', '-')}"
    return [option] if value is True else [option, str(value)]


def _degrees(parallel: object) -> str:
    parts = dict(_table(parallel))
    cut = ["sp=on"] if parts.pop("sp", False) is True else []
    return ",".join([f"{name}={size}" for name, size in parts.items() if size != 1] + cut)


def _table(value: object) -> Mapping[str, Any]:
    return cast(Mapping[str, Any], value) if isinstance(value, dict) else {}
