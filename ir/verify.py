"""Whether a program means something: scopes, terminators, symbols, calls, types, shardings.

Sentences are those of MLIR and Shardy, so that tests of theirs serve here.
"""

from __future__ import annotations

from shardwright.spec.op import Sig

from .core import TERMINATORS, Block, Func, Module, Op, Region, Value, callee
from .errors import MAX_ERRORS, Diagnostic, Place, ProgramError, nearest, note
from .verify_regions import region_problem
from .verify_sdy import SdyVerifier
from .verify_shardings import Problem


def check(module: Module) -> None:
    """Raise ProgramError with what `verify` finds, the first 20 mistakes and their number."""
    problems = verify(module)
    if len(problems) > MAX_ERRORS:
        more = Diagnostic("note", f"... and {len(problems) - MAX_ERRORS} more errors")
        problems = [*problems[:MAX_ERRORS], more]
    if problems:
        raise ProgramError(*problems)


def verify(module: Module) -> list[Diagnostic]:
    """All mistakes, in program order; empty when the module is valid."""
    return _Verifier(module).run()


class _Verifier:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.lines = module.source.split("\n") if module.source else []
        self.problems: list[Diagnostic] = []
        self.funcs: dict[str, Func] = {}
        self.sdy = SdyVerifier(module)
        self.checked: dict[int, str | None] = {}  # by id of a signature
        self.kept: list[object] = []  # signatures, so that ids stay theirs

    def run(self) -> list[Diagnostic]:
        self._symbols()
        for op in self.module.ops:
            self._op(op, set())
            if isinstance(op, Func):
                self._func(op)
            elif op.name != "sdy.mesh" and not op.regions and op.results:
                self._report(op, Problem("must stand in a function"))
        for op, problem in self.sdy.groups():
            self._report(op, problem)
        return self.problems

    def _report(self, op: Op, problem: Problem) -> None:
        message = f"'{op.name}' op {problem.message}"
        place = self._focus(op, problem.focus)
        self.problems.append(
            Diagnostic("error", message, place, notes=problem.notes, help=problem.help)
        )

    def _focus(self, op: Op, fragments: tuple[str, ...]) -> Place:
        """The place of an op, or of fragments found in its source line one after the other."""
        line, column = op.place
        if not 0 < line <= len(self.lines):
            return Place(self.module.file, line, column)
        source = self.lines[line - 1]
        at = column - 1
        for fragment in fragments:
            found = source.find(fragment, at)
            if found < 0:
                break
            at = found
        return Place(self.module.file, line, at + 1, source)

    # --- symbols, functions

    def _symbols(self) -> None:
        seen: dict[str, Op] = {}
        for op in self.module.ops:
            name = op.attrs.get("sym_name")
            if name is None:
                continue
            symbol = str(name)[1:-1]
            if symbol in seen:
                here = note("see existing symbol definition here", self._focus(seen[symbol], ()))
                message = f"redefinition of symbol named '{symbol}'"
                self._report(op, Problem(message, (f"@{symbol}",), notes=(here,)))
            seen.setdefault(symbol, op)
            if isinstance(op, Func):
                self.funcs.setdefault(op.symbol, op)

    def _func(self, func: Func) -> None:
        for problem in self.sdy.func(func):
            self._report(func, problem)
        if func.is_declaration or not func.body.ops:
            return
        self._block(func.body, set(func.args), "func.return")
        end = func.body.ops[-1]
        if end.name == "func.return":
            self._return(func, end)

    def _return(self, func: Func, end: Op) -> None:
        count, expected = len(end.operands), len(func.result_types)
        if count != expected:
            message = (
                f"has {count} operands, but enclosing function (@{func.symbol}) returns {expected}"
            )
            self._report(end, Problem(message))
            return
        for index, (value, type) in enumerate(zip(end.operands, func.result_types, strict=True)):
            if value.type is not type:
                message = (
                    f"type of return operand {index} ('{value.type}') doesn't match function result"
                    f" type ('{type}') in function @{func.symbol}"
                )
                self._report(end, Problem(message, (str(value.type),)))

    def _call(self, op: Op) -> None:
        name = callee(op)
        func = self.funcs.get(name)
        if func is None:
            message = f"'{name}' does not reference a valid function"
            help = nearest(name, list(self.funcs))
            self._report(op, Problem(message, (f"@{name}",), help))
            return
        here = (note(f"@{name} is defined here", self._focus(func, (f"@{name}",))),)
        if len(op.operands) != len(func.args):
            message = (
                f"incorrect number of operands for callee: expected {len(func.args)},"
                f" got {len(op.operands)}"
            )
            self._report(op, Problem(message, notes=here))
            return
        for index, (value, arg) in enumerate(zip(op.operands, func.args, strict=True)):
            if value.type is not arg.type:
                message = (
                    f"operand type mismatch: expected operand type '{arg.type}', but provided"
                    f" '{value.type}' for operand number {index}"
                )
                self._report(op, Problem(message, (str(value.type),), notes=here))
        outs = [value.type for value in op.results]
        if len(outs) != len(func.result_types):
            message = (
                f"incorrect number of results for callee: expected {len(func.result_types)},"
                f" got {len(outs)}"
            )
            self._report(op, Problem(message, notes=here))
            return
        for index, (type, expected) in enumerate(zip(outs, func.result_types, strict=True)):
            if type is not expected:
                message = (
                    f"result type mismatch at index {index}: expected '{expected}', got '{type}'"
                )
                self._report(op, Problem(message, ("->", str(type)), notes=here))

    # --- ops and blocks

    def _block(self, block: Block, visible: set[Value], terminator: str) -> None:
        """Ops of a block, which see `visible`; what the block adds is taken out again."""
        added: list[Value] = list(block.args)
        visible.update(added)
        for position, op in enumerate(block.ops):
            self._op(op, visible)
            visible.update(op.results)
            added += op.results
            if op.name in TERMINATORS and position + 1 < len(block.ops):
                self._report(op, Problem("must be the last operation in the parent block"))
        self._terminator(block, terminator)
        visible.difference_update(added)

    def _terminator(self, block: Block, expected: str) -> None:
        end = block.ops[-1] if block.ops else None
        owner = block.parent
        if end is not None and end.name == expected:
            return
        if end is not None and end.name in TERMINATORS:
            inside = f"'{owner.name}'" if owner is not None else "a region"
            message = f"expected '{expected}' at the end of {inside}, got '{end.name}'"
            self._report(end, Problem(message))
        elif end is not None:
            help = f"end it with {expected}"
            self._report(end, Problem("is the end of a block with no terminator", help=help))
        elif owner is not None:
            self._report(owner, Problem(f"empty block: expect at least a terminator '{expected}'"))

    def _op(self, op: Op, visible: set[Value]) -> None:
        for index, value in enumerate(op.operands):
            if value not in visible:
                self._report(op, Problem(f"operand #{index} does not dominate this use"))
        problem = self._fit(op)
        if problem is not None:
            self._report(op, Problem(problem))
        if op.name == "func.call":
            self._call(op)
        for found in self.sdy.op(op):
            self._report(op, found)
        if isinstance(op, Func | Module) and op.parent is not self.module:
            self._report(op, Problem("must stand at the top of a module"))
        elif op.regions and not isinstance(op, Func | Module):
            self._regions(op, visible)

    def _fit(self, op: Op) -> str | None:
        """What the op's row has to say; once per signature."""
        row = op.row
        if row is None or row.check is None:
            return None
        try:
            sig = _fresh_sig(op)
            if id(sig) not in self.checked:
                self.kept.append(sig)
                self.checked[id(sig)] = row.check(sig)
            return self.checked[id(sig)]
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as problem:
            return f"has operands, results and attributes that do not fit together ({problem})"

    def _regions(self, op: Op, visible: set[Value]) -> None:
        problem = region_problem(op)
        if problem is not None:
            self._report(op, Problem(problem))
        terminator = "sdy.return" if op.name.startswith("sdy.") else "stablehlo.return"
        with self.sdy.inside(op):
            for region in op.regions:
                self._region(region, visible, terminator)

    def _region(self, region: Region, visible: set[Value], terminator: str) -> None:
        for block in region.blocks:
            self._block(block, visible, terminator)


def _fresh_sig(op: Op) -> Sig:
    """The signature of an op as it is, even when a pass changed it without `touch`."""
    sig = op.sig
    ins, outs = tuple(v.type for v in op.operands), tuple(v.type for v in op.results)
    if (sig.ins, sig.outs, sig.attrs) != (ins, outs, op.attrs):
        op.touch()
        sig = op.sig
    return sig
