"""Passes: a dataclass per file. The file name, with dashes, is the pass name and the registration.

`passes/shard/close_shardings.py` holds exactly one `Pass` and is called `close-shardings`; the
fields of the dataclass are its options (`max_steps` is spelled `max-steps`). Named pipelines are
lines of `pipelines.txt`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import Place, ProgramError, error


def place_of(module: Module, op: Op) -> Place:
    """Where an op stands in the text its module was read from."""
    line, column = op.place
    lines = module.source.split("\n", line) if line else []
    source = lines[line - 1] if 0 < line <= len(lines) else ""
    return Place(module.file, line, column, source)


def op_error(module: Module, op: Op, message: str, *, help: str = "") -> ProgramError:
    """A diagnostic located at an op, in MLIR's form `'dialect.op' op message`."""
    return error(f"'{op.name}' op {message}", place_of(module, op), help=help)


Progress = Callable[[str], None]


@dataclass(frozen=True)
class Pass:
    """A rewrite of a module in place.

    `needs` and `leaves` are stages of `spec/stages.py` (`any`: every stage; `same`: the stage it
    found). `anchor` is where it nests in a pipeline string.
    """

    needs: ClassVar[str] = "any"
    leaves: ClassVar[str] = "same"
    anchor: ClassVar[str] = "builtin.module"  # or "func.func"

    @abstractmethod
    def run(self, module: Module) -> None:
        """Rewrite the whole module. Raises ProgramError when the program does not allow it."""
