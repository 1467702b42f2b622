"""The verifier's entry point: scopes, terminators, symbols, calls, types, shardings.

Sentences are those of MLIR and Shardy, so that tests of theirs serve here. What is found to be in
order is marked so, and any change clears the mark: `Verification.changed` looks at the rest only.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.analysis.surroundings import Surroundings
from shardwright.ir.core import Func, Module, Op
from shardwright.ir.errors import MAX_ERRORS, Diagnostic, ProgramError, first_errors
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.told_cuts import algorithm_fault, fault_of
from shardwright.ir.verifier.attributes import (
    argument_problems,
    noted_problems,
)
from shardwright.ir.verifier.blocks import Scope, block_problems, region_problems, scopes
from shardwright.ir.verifier.changes import Changes, Due
from shardwright.ir.verifier.known import Known
from shardwright.ir.verifier.report import Reporter
from shardwright.ir.verifier.shardings import Problem
from shardwright.ir.verifier.symbols import Symbols
from shardwright.spec.cuts import is_told


def check(module: Module, most: int = MAX_ERRORS) -> None:
    """Raise ProgramError with what `verify` finds, the first mistakes and their number."""
    problems = verify(module)
    if problems:
        raise ProgramError(*first_errors(problems, most))


def verify(module: Module) -> list[Diagnostic]:
    """All mistakes, in program order; empty when the module is valid."""
    return Verification(module).everything()


class Verification:
    """Verifies a module again and again, while passes change it."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._known = Known(module)
        self._is_new = True  # it has not looked at the meshes itself

    def everything(self) -> list[Diagnostic]:
        """All mistakes, in program order."""
        self._known.is_trusting = False
        with not_collecting():
            return self._problems(Changes(self.module), None)

    def changed(self) -> list[Diagnostic]:
        """The mistakes of what has changed since it was last found to be in order, and of what
        depends on that; as `everything` where every change went through the methods of `ir.core`.
        """
        with not_collecting():
            changes = Changes(self.module)
            return self._changed(changes) if changes else []

    def _changed(self, changes: Changes) -> list[Diagnostic]:
        are_meshes_known = not self._is_new or not changes.may_touch_meshes
        if not are_meshes_known or not self._known.has_meshes_of(self.module):
            return self._problems(changes, None)
        sdy, is_sound = self._known.sdy, self._known.has_sound_labels
        judged = [op for op in changes.labelled if sdy.judges(op) or not is_sound(op)]
        changes.ops += judged
        due = None if changes.is_most else Due(changes, judged)
        self._known.is_trusting = True
        return self._problems(changes, due)

    def _problems(self, changes: Changes, due: Due | None) -> list[Diagnostic]:
        if not self._known.has_meshes_of(self.module):
            self._known = Known(self.module)
        self._is_new = False
        reporter = Reporter(self.module)
        _Verifier(self.module, reporter, self._known, due).run()
        if not reporter.problems:
            changes.settle()
        return reporter.problems


class _Verifier:
    """Verifies a module, or what is due of it; modules in it are verified by others of its kind."""

    def __init__(
        self, module: Module, reporter: Reporter, known: Known, due: Due | None = None
    ) -> None:
        self.module = module
        self.reporter = reporter
        self.symbols = Symbols(module, reporter)
        self.known, self.sdy = known, known.sdy
        self.due = due  # None: everything
        self.surroundings = Surroundings(module)
        self.is_scoped = False  # scopes of the function under work are to be verified

    def run(self) -> None:
        module = self.module
        for problem in (*noted_problems(module), *self.symbols.symbol_problems(module)):
            self._report(module, problem)
        for problem in self.sdy.noted(module):
            self._report(module, problem)
        if module.body.args:
            self._report(module, Problem("region should have no arguments"))
        # Order means nothing among the ops of a module.
        seen = {value for op in module.ops for value in op.results}
        self._ops(Scope(module.body, seen, module))
        self.symbols.table()

    def _report(self, op: Op, problem: Problem) -> None:
        self.reporter.report(op, problem)

    # --- scopes

    def _ops(self, scope: Scope) -> None:
        """The ops of a block, which see the values of the scope and add theirs."""
        due, visible = self.due, scope.visible
        is_plain = self.known.is_plain
        is_top = scope.block is self.module.body
        ops: Sequence[Op] = scope.block.ops
        if due is not None and not (is_top or self.is_scoped):
            ops = [op for op in ops if op in due.ops]  # nobody asks for the others
        for op in ops:
            is_due = due is None or op in due.ops
            if is_top:
                self.is_scoped = due is None or op in due.scoped
            if self.is_scoped:
                for index, value in enumerate(op.operands):
                    if value not in visible:
                        problem = scope.unseen(index, value, self.reporter)
                        if problem is not None:
                            self._report(op, problem)
            if is_due:
                if not is_plain(op):
                    self._op(op, scope)
            elif op.regions and self.is_scoped:
                self._regions(op, scope)
            if self.is_scoped:
                visible.update(op.results)
        for op, problem in block_problems(scope.block):
            self._report(op, problem)

    def _regions(self, op: Op, scope: Scope) -> None:
        for region in op.regions:
            for inner in scopes(region, scope, op):
                self._ops(inner)
                inner.close()

    # --- ops

    def _op(self, op: Op, scope: Scope) -> None:
        if isinstance(op, Module):
            _Verifier(op, self.reporter, Known(op)).run()
            return
        before = len(self.reporter.problems)
        noted = list(noted_problems(op)) if op.notes else []
        for problem in noted:
            self._report(op, problem)
        message = self.known.frame_problem(op)
        problems = list(region_problems(op)) if op.regions and message is None else []
        if message is not None:
            self.reporter.report_fault(op, message)
        for problem in problems:
            self._report(op, problem)
        if message is None and not problems:
            self._meaning(op)
            if op.notes and not noted:
                self._told(op)
        if op.regions:
            with self.sdy.inside(op):
                self._regions(op, scope)
            if len(self.reporter.problems) == before:
                message = self.known.result_problem(op)
                if message is not None:
                    self.reporter.report_fault(op, message)

    def _told(self, op: Op) -> None:
        """Check what a plan says of an op."""
        fault = algorithm_fault(op)
        if fault is None and is_told(op.notes):
            fault = fault_of(self.module, op, self.surroundings)
        if fault is not None:
            self._report(op, Problem(fault, (fault.at,), fault.help))

    def _meaning(self, op: Op) -> None:
        """Check the meaning of an op whose frame is in order."""
        if isinstance(op, Func):
            for problem in (
                *self.symbols.symbol_problems(op),
                *self.symbols.func_problems(op),
                *argument_problems(op),
                *self.sdy.func(op),
            ):
                self._report(op, problem)
        elif op.name in self.symbols.users:
            for problem in self.symbols.users[op.name](op):
                self._report(op, problem)
        for problem in self.sdy.op(op):
            self._report(op, problem)
        frame = op.row.structure if op.row is not None else None
        if op.regions and frame is not None and not frame.isolated:
            message = self.known.region_problem(op)
            if message is not None:
                self.reporter.report_fault(op, message)
