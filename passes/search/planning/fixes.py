"""Layouts of arguments that a user insists on: `params/*/w1 = [{"data"}, {}]`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.errors import Place, ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.parser.dialects import ValueParser
from shardwright.ir.parser.sdy import sharding_of
from shardwright.ir.parser.tokens import Bad, Names
from shardwright.ir.value_labels import arg_labels, argument_path, names_argument
from shardwright.ir.verifier.shardings import sharding_problems
from shardwright.passes.target import mesh_op
from shardwright.spec.attributes import String
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.types import TensorType

_HEAD = "<@mesh, "  # what a layout lacks to be a sharding
FORM = "write 'params/*/w1 = [{\"data\"}, {}]'"


@dataclass(frozen=True)
class Fix:
    """Arguments whose path matches lie so; `text`: as it was asked for."""

    pattern: str
    dims: tuple[Dim, ...]
    text: str

    @staticmethod
    def parse(text: str) -> list[Fix]:
        """Several are separated by semicolons. Raises ProgramError with exit code 2."""
        return [_parsed(part.strip()) for part in text.split(";") if part.strip()]

    def axes(self) -> list[str]:
        """The axes it names."""
        return [axis.name for dim in self.dims for axis in dim.axes]


def _parsed(text: str) -> Fix:
    pattern, equals, layout = text.partition("=")
    if not equals or not pattern.strip():
        raise _wrong(text, f"expected a path and a layout, got {text!r}")
    try:
        return Fix(pattern.strip(), layout_dims(layout.strip()), text)
    except Bad as bad:
        raise _wrong(text, f"{bad.message} in the layout {layout.strip()!r}") from None


def layout_dims(layout: str) -> tuple[Dim, ...]:
    """The dims that `[{"data"}, {}]` says. Raises Bad."""
    written = f"{_HEAD}{layout}>"
    parser = ValueParser(written, 0, (), Names())
    found = sharding_of(parser)
    if parser.last_end != len(written):
        raise Bad("expected the end of the layout", parser.start)
    return found.dims


def _wrong(text: str, message: str) -> ProgramError:
    return error(message, Place("--fix", 1, 1, text), help=FORM, code=USAGE)


def fixed(module: Module, fixes: Sequence[Fix], mesh_name: str, mesh: Mesh) -> Module:
    """A copy of a program on a mesh whose arguments lie as asked.

    Raises ProgramError with exit code 2 where a pattern meets no argument, names an axis that the
    mesh lacks, has other dims than an argument, or says otherwise than another one, or the text.
    """
    copy = module.clone()
    main = copy.main
    assert main is not None
    paths = [argument_path(label) for label in arg_labels(main)]
    said: dict[int, Fix] = {}
    for fix in fixes:
        for name in fix.axes():
            if name not in mesh.names:
                help = nearest(name, list(mesh.names))
                raise error(
                    f'--fix {fix.text!r}: the mesh has no axis "{name}"', help=help, code=USAGE
                )
        met = [k for k, path in enumerate(paths) if names_argument(fix.pattern, path, k)]
        if not met:
            help = nearest(fix.pattern, paths)
            raise error(f"--fix {fix.text!r} meets no argument", help=help, code=USAGE)
        for k in met:
            _lay(main, k, fix, said.get(k), mesh_name, mesh, paths[k])
            said[k] = fix
    return copy


def _lay(
    main: Func, number: int, fix: Fix, before: Fix | None, mesh: str, size: Mesh, path: str
) -> None:
    value, asked = main.args[number], sharding(mesh, fix.dims)
    if len(value.shape) != len(fix.dims):
        message = f"--fix {fix.text!r} has {len(fix.dims)} dims, argument {path} {len(value.shape)}"
        raise error(message, help=FORM, code=USAGE)
    if before is not None and before.dims != fix.dims:
        message = f"--fix {fix.text!r} and {before.text!r} lay argument {path} out differently"
        raise error(message, help="leave one of them out", code=USAGE)
    assert isinstance(value.type, TensorType)
    for problem in sharding_problems(asked, value.type, size):
        message = f"{problem.message}, in --fix {fix.text!r} of argument {path}"
        raise error(message, help=problem.help or FORM, code=USAGE)
    if before is None and contradicts(value, asked):
        message = (
            f"--fix {fix.text!r} lays argument {path} out otherwise than the text: {value.sharding}"
        )
        raise error(message, help="leave it out, or add --ignore-annotations", code=USAGE)
    value.set_sharding(asked)


def contradicts(value: Value, asked: Sharding) -> bool:
    """True if a value's own annotation leaves no room for a layout."""
    own = value.sharding
    if own is None:
        return False
    return not all(
        new.axes[: len(old.axes)] == old.axes if old.is_open else new.axes == old.axes
        for old, new in zip(own.dims, asked.dims, strict=True)
    )


def mesh_symbol(module: Module) -> str:
    """The name of the mesh of a program."""
    found = mesh_op(module)
    symbol = found.attrs.get("sym_name") if found is not None else None
    return symbol.value if isinstance(symbol, String) else "mesh"
