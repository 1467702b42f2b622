"""Marks the propagation passes that can record what they do."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import Pass
from shardwright.passes.propagation.engine.recorder import Recorder


@dataclass(frozen=True)
class Traceable(Pass):
    """A propagation pass that fills a recorder when it is asked to."""

    @abstractmethod
    def traced(self, module: Module, recorder: Recorder | None) -> list[Diagnostic]:
        """Run, and fill the recorder with what happens."""
