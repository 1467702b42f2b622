"""Turns the findings of verifiers into located diagnostics."""

from __future__ import annotations

from functools import cached_property

from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import origin_notes
from shardwright.ir.errors import Diagnostic, Place, note
from shardwright.ir.verifier.shardings import Problem
from shardwright.spec.verifying.faults import Fault


class Reporter:
    """Collects the mistakes of one source text."""

    def __init__(self, module: Module) -> None:
        self.file = module.file
        self.source = module.source
        self.problems: list[Diagnostic] = []

    @cached_property
    def lines(self) -> list[str]:
        """Of the text, which is long: not before there is a mistake."""
        return self.source.split("\n") if self.source else []

    def report(self, op: Op, problem: Problem) -> None:
        """Note a mistake of an op."""
        message = f"'{op.name}' op {problem.message}"
        place = self.focus(op, problem.focus)
        notes = (*problem.notes, *origin_notes(op.loc))
        also = f"'{op.name}' op {problem.also}" if problem.also else ""
        made = Diagnostic("error", message, place, notes=notes, help=problem.help, also=also)
        self.problems.append(made)

    def report_fault(self, op: Op, sentence: str) -> None:
        """Note what an op's row has against it, at the operand or attribute that it is about."""
        if not isinstance(sentence, Fault):
            self.report(op, Problem(sentence))
            return
        word, _, number = sentence.at.partition(" ")
        focus = (sentence.at,) if sentence.at and not number else ()
        if word == "operand" and op.operands[int(number)].name:
            focus = (f"%{op.operands[int(number)].name}",)
        self.report(op, Problem(sentence, focus, sentence.help, also=sentence.also))

    def note(self, message: str, op: Op) -> Diagnostic:
        """A note that points at another op."""
        return note(message, self.focus(op, ()))

    def focus(self, op: Op, fragments: tuple[str, ...]) -> Place:
        """The place of an op, or of fragments found in its source line one after the other."""
        line, column = op.place
        if not 0 < line <= len(self.lines):
            return Place(self.file, line, column)
        source = self.lines[line - 1]
        at = column - 1
        for fragment in fragments:
            found = source.find(fragment, at)
            if found < 0:
                break
            at = found
        return Place(self.file, line, at + 1, source)
