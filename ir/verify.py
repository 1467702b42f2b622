"""The verifier's entry point: scopes, terminators, symbols, calls, types, shardings.

Sentences are those of MLIR and Shardy, so that tests of theirs serve here.
"""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op, Region
from shardwright.ir.errors import MAX_ERRORS, Diagnostic, ProgramError, first_errors
from shardwright.ir.verifier.attributes import argument_problems, noted_problems
from shardwright.ir.verifier.blocks import Scope, block_problems, region_problems, scopes
from shardwright.ir.verifier.report import Reporter
from shardwright.ir.verifier.sdy import SdyVerifier
from shardwright.ir.verifier.shardings import Problem
from shardwright.ir.verifier.symbols import Symbols
from shardwright.spec.op import Sig, bodies_problem, first_problem, inferred_problem, problem_of
from shardwright.spec.verifying.bodies import Body


def check(module: Module, most: int = MAX_ERRORS) -> None:
    """Raise ProgramError with what `verify` finds, the first mistakes and their number."""
    problems = verify(module)
    if problems:
        raise ProgramError(*first_errors(problems, most))


def verify(module: Module) -> list[Diagnostic]:
    """All mistakes, in program order; empty when the module is valid."""
    reporter = Reporter(module)
    _Verifier(module, reporter).run()
    return reporter.problems


class _Verifier:
    """Verifies a module; modules in it are verified by others of its kind."""

    def __init__(self, module: Module, reporter: Reporter) -> None:
        self.module = module
        self.reporter = reporter
        self.symbols = Symbols(module, reporter)
        self.sdy = SdyVerifier(module)
        self.checked: dict[int, str | None] = {}  # by id of a signature
        self.kept: list[Sig] = []  # signatures, so that ids stay theirs

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
        visible = scope.visible
        for op in scope.block.ops:
            for index, value in enumerate(op.operands):
                if value not in visible:
                    problem = scope.unseen(index, value, self.reporter)
                    if problem is not None:
                        self._report(op, problem)
            self._op(op, scope)
            visible.update(op.results)
        for op, problem in block_problems(scope.block):
            self._report(op, problem)

    def _region(self, region: Region, around: Scope, owner: Op) -> None:
        for scope in scopes(region, around, owner):
            self._ops(scope)
            scope.close()

    # --- ops

    def _op(self, op: Op, scope: Scope) -> None:
        if isinstance(op, Module):
            _Verifier(op, self.reporter).run()
            return
        before = len(self.reporter.problems)
        if op.notes:
            for problem in noted_problems(op):
                self._report(op, problem)
        message = self._frame(op)
        problems = list(region_problems(op)) if op.regions and message is None else []
        if message is not None:
            self.reporter.report_fault(op, message)
        for problem in problems:
            self._report(op, problem)
        if message is None and not problems:
            self._meaning(op)
        if op.regions:
            with self.sdy.inside(op):
                for region in op.regions:
                    self._region(region, scope, op)
            if len(self.reporter.problems) == before:
                message = _result_problem(op)
                if message is not None:
                    self.reporter.report_fault(op, message)

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
            message = _region_problem(op)
            if message is not None:
                self.reporter.report_fault(op, message)

    def _frame(self, op: Op) -> str | None:
        """The problem that the op's row finds; once per signature."""
        row = op.row
        if row is None:
            return None
        frame = row.structure
        if frame is not None:
            counts = len(op.operands), len(op.results), len(op.regions), len(_successors(op))
            problem = frame.count_problem(*counts)
            if problem is not None:
                return problem
            parent = op.parent
            if frame.parent and parent is not None and parent.name != frame.parent:
                return f"expects parent op '{frame.parent}'"
        if frame is None and row.check is None and row.infer is None:
            return None
        try:
            sig = _fresh_sig(op)
            if id(sig) not in self.checked:
                self.kept.append(sig)
                self.checked[id(sig)] = first_problem(sig) if op.regions else problem_of(sig)
            return self.checked[id(sig)]
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as problem:
            return f"has operands, results and attributes that do not fit together ({problem})"


def _successors(op: Op) -> list[object]:
    return list(getattr(op, "successors", ()))


def _fresh_sig(op: Op) -> Sig:
    """The signature of an op as it is, even when a pass changed it without `touch`."""
    sig = op.sig
    ins, outs = tuple(v.type for v in op.operands), tuple(v.type for v in op.results)
    if (sig.ins, sig.outs, sig.attrs) != (ins, outs, op.attrs):
        op.touch()
        sig = op.sig
    return sig


# --- regions, for the row to judge


def _region_problem(op: Op) -> str | None:
    """The problem with the regions of an op, each of one block; None if nothing."""
    row = op.row
    if row is None or row.check_bodies is None:
        return None
    frame = row.structure
    if frame is not None and frame.ends_with and not all(r.block.ops for r in op.regions):
        return None  # the block is what is wrong
    return bodies_problem(op.sig, tuple(map(_body, op.regions)))


def _result_problem(op: Op) -> str | None:
    """The problem with the results of an op whose regions, of one block each, are in order."""
    row = op.row
    if row is None or row.infer is None or any(len(r.blocks) != 1 for r in op.regions):
        return None
    return inferred_problem(op.sig, tuple(map(_body, op.regions)))


def _body(region: Region) -> Body:
    block = region.block
    args = tuple([value.type for value in block.args])
    if not block.ops:
        return Body(args, (), False)
    end = block.ops[-1]
    return Body(args, tuple([value.type for value in end.operands]), end.is_terminator)
