"""The base class of passes: a dataclass per file, whose name with dashes is the name of the pass.

`passes/clean/strip_plan.py` holds exactly one `Pass` and is called `strip-plan`; the
fields of the dataclass are its options (`max_steps` is spelled `max-steps`). Named pipelines are
lines of `pipelines.txt`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.errors import Diagnostic

__all__ = ["UNCHANGED", "Memory", "Pass", "op_error", "place_of"]

T = TypeVar("T")

# What a pass may return that left the module as it was, and warns of nothing: what was checked
# before it still holds.
UNCHANGED: Sequence[Diagnostic] = list[Diagnostic]()


@dataclass
class Memory:
    """What passes found out that holds of all programs, to be found out once in many runs.

    Each answer follows from its question alone. `is_again`: a program like the one at hand came
    through the same passes, so what stages forbid need not be looked for.
    """

    is_again: bool = False
    _found: dict[Hashable, Any] = field(default_factory=dict[Hashable, Any])

    def of(self, question: Hashable, answer: Callable[[], T]) -> T:
        """The answer to a question that begins with a word for its kind."""
        if question not in self._found:
            self._found[question] = answer()
        return self._found[question]


@dataclass(frozen=True)
class Pass:
    """A rewrite of a module in place.

    `needs` and `leaves` are stages of `spec/stages.py` (`any`: every stage; `same`: the stage it
    found; `needs` may be `collective or local`). `anchor`: where it nests in a pipeline string.
    """

    needs: ClassVar[str] = "any"
    leaves: ClassVar[str] = "same"
    anchor: ClassVar[str] = "builtin.module"  # or "func.func"
    takes_any_calls: ClassVar[bool] = False  # True: also calls that never end, or nest deep

    def left_out(self) -> Pass | None:
        """The replacement where its optimisation is left out: None for nothing, the pass
        itself where a program cannot do without it."""
        return self

    @abstractmethod
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Rewrite the whole module; returns what there is to warn of
        (`ir/diagnostics/warnings.py`), if anything, or `UNCHANGED`.

        Raises ProgramError when the program does not allow it.
        """

    def run_with(self, module: Module, memory: Memory) -> Sequence[Diagnostic] | None:
        """The same in one of many runs, which share what passes can remember."""
        return self.run(module)
