# pyright: basic
"""The interface of a model family: sizes, weights, loss, and flops per step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, ClassVar

import jax

from shardwright.backends.jax.capture.recipe import Recipe, refused
from shardwright.backends.jax.capture.spread import Spread, Tree


def option(default: Any, help: str, choices: tuple[str, ...] = ()) -> Any:
    """A field that is an option of the command line: `--name`, with dashes."""
    return field(default=default, metadata={"help": help, "choices": choices})


@dataclass(frozen=True)
class Input:
    """One tensor of a batch: rows first."""

    shape: tuple[int, ...]
    dtype: str = "float32"


class Family(ABC):
    """Subclasses are frozen dataclasses of sizes, whose fields are options."""

    cut_by: ClassVar[tuple[str, ...]] = ()  # axes that cut something, of pp, ep and sp

    @abstractmethod
    def check(self, recipe: Recipe) -> None:
        """Raises ProgramError where sizes do not fit each other or the recipe."""

    def expect_useful(self, recipe: Recipe) -> None:
        """Raises ProgramError where there is nothing that an axis would cut."""
        name, parallel = type(self).__name__.lower(), recipe.parallel
        if recipe.stages > 1 and "pp" not in self.cut_by:
            raise refused(f"{name} has no layers to cut into {recipe.stages} stages", "use pp=1")
        if parallel.ep > 1 and "ep" not in self.cut_by:
            raise refused(f"{name} has no experts that ep={parallel.ep} would cut", "use dp or moe")
        if parallel.sp and "sp" not in self.cut_by:
            raise refused(f"{name} has no sequences that sp=on would cut", "use sp=off")

    def copies(self, recipe: Recipe) -> int:
        """Devices of tp that hold the same keys and values, where these have fewer heads."""
        return 1

    @abstractmethod
    def stages(self, spread: Spread) -> list[Tree]:
        """Weights of each stage of the pipeline."""

    def shared(self) -> tuple[str, ...]:
        """Weights of the entrance of which the exit of a pipeline has a copy."""
        return ()

    @abstractmethod
    def batch(self, rows: int) -> Tree:
        """Inputs of a micro-batch of so many rows."""

    def batch_at(self, batch: Tree, stage: int) -> Tree:
        """A micro-batch as a stage takes it."""
        return batch

    @abstractmethod
    def run_stage(
        self, spread: Spread, specs: Tree, weights: Tree, x: jax.Array | None, batch: Tree
    ) -> jax.Array:
        """One stage: `x` is None at the first; the last gives the loss."""

    def tokens(self) -> int:
        """Of a row; 1 where rows are not text."""
        return 1

    @abstractmethod
    def flops(self, parameters: int) -> int:
        """Of the forward pass of a row: additions and multiplications of products."""

    def products(self) -> int:
        """The same without what `flops` takes for a product though it is none; 0: not known."""
        return 0
