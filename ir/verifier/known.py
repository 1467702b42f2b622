"""What the verifier has found out about signatures, notes, bodies and shardings: once for all ops
alike, as long as the meshes of the module stay.
"""

from __future__ import annotations

from shardwright.ir.core import Branch, Module, Op, Region
from shardwright.ir.verifier.attributes import depends_on_place, noted_problems
from shardwright.ir.verifier.sdy import SdyVerifier, sound_meshes
from shardwright.ir.verifier.symbols import BY_FUNCTION
from shardwright.spec.attributes import Attrs
from shardwright.spec.op import Sig, bodies_problem, first_problem, inferred_problem, problem_of
from shardwright.spec.verifying.bodies import Body

Bodies = tuple[Body, ...]


class Known:
    """Answers by signature. `is_trusting`: the signature that an op has is the one it should have,
    since every change went through the methods of `ir.core`.
    """

    def __init__(self, module: Module) -> None:
        self.sdy = SdyVerifier(module)
        self.is_trusting = False
        self._counts: dict[tuple[str, int, int, int, int], str | None] = {}
        self._types: dict[Sig, str | None] = {}
        self._bodies: dict[tuple[Sig, Bodies], str | None] = {}
        self._results: dict[tuple[Sig, Bodies], str | None] = {}
        self._plain: dict[Sig, bool] = {}
        self._noted: dict[tuple[Sig, int], tuple[bool, Attrs]] = {}  # by the id of the notes

    def has_meshes_of(self, module: Module) -> bool:
        return self.sdy.meshes == sound_meshes(module)

    def sig(self, op: Op) -> Sig:
        return op.sig if self.is_trusting else op.fresh_sig()

    # --- what one op's row says

    def frame_problem(self, op: Op) -> str | None:
        """The problem with the numbers of an op's parts, where it stands, its attributes and types.

        Sentences of the row, or what made it fail.
        """
        row = op.row
        if row is None:
            return None
        frame = row.structure
        if frame is not None:
            problem = self._count_problem(op)
            if problem is not None:
                return problem
            parent = op.parent
            if frame.parent and parent is not None and parent.name != frame.parent:
                allowed = frame.parent.split(", ")
                if parent.name not in allowed:
                    which = "to be one of " if len(allowed) > 1 else ""
                    return f"expects parent op {which}'{frame.parent}'"
        if frame is None and row.check is None and row.infer is None:
            return None
        try:
            sig = self.sig(op)
            if sig not in self._types:
                self._types[sig] = first_problem(sig) if op.regions else problem_of(sig)
            return self._types[sig]
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as problem:
            return f"has operands, results and attributes that do not fit together ({problem})"

    def _count_problem(self, op: Op) -> str | None:
        assert op.row is not None and op.row.structure is not None
        successors = len(op.successors) if isinstance(op, Branch) else 0
        counts = len(op.operands), len(op.results), len(op.regions), successors
        key = op.name, *counts
        if key not in self._counts:
            self._counts[key] = op.row.structure.count_problem(*counts)
        return self._counts[key]

    # --- regions, for the row to judge

    def region_problem(self, op: Op) -> str | None:
        """The problem with the regions of an op, each of one block; None if nothing."""
        row = op.row
        if row is None or row.check_bodies is None:
            return None
        frame = row.structure
        if frame is not None and frame.ends_with and not all(r.block.ops for r in op.regions):
            return None  # the block is what is wrong
        key = op.sig, tuple(map(_body, op.regions))
        if key not in self._bodies:
            self._bodies[key] = bodies_problem(*key)
        return self._bodies[key]

    def result_problem(self, op: Op) -> str | None:
        """The problem with the results of an op whose regions, of one block each, are in order."""
        row = op.row
        if row is None or row.infer is None or any(len(r.blocks) != 1 for r in op.regions):
            return None
        key = op.sig, tuple(map(_body, op.regions))
        if key not in self._results:
            self._results[key] = inferred_problem(*key)
        return self._results[key]

    # --- shortcuts

    def is_plain(self, op: Op) -> bool:
        """True if all there is to verify of an op is in its signature and its labels, and these
        were found to be in order before: so it is of most ops.
        """
        if op.regions:
            return False
        try:
            sig = self.sig(op)
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
            return False
        if sig not in self._plain:
            self._plain[sig] = self._is_plain(op)
        return self._plain[sig] and self.has_sound_labels(op)

    def _is_plain(self, op: Op) -> bool:
        row = op.row
        if row is None or isinstance(op, Branch) or op.name in BY_FUNCTION:
            return False
        if (row.structure is not None and row.structure.parent) or self.sdy.judges(op):
            return False
        return self.frame_problem(op) is None

    def has_sound_labels(self, op: Op) -> bool:
        """True if the notes and shardings of an op are in order wherever it stands, as long as that
        is outside manual axes; the op itself is.
        """
        notes = op.notes
        if notes.items_tuple:
            key = op.sig, id(notes)
            found = self._noted.get(key)
            if found is None:
                found = self._noted[key] = self._has_sound_notes(op), notes
            if not found[0]:
                return False
        is_sound = self.sdy.is_sound
        return all([is_sound(value) for value in op.results])

    def _has_sound_notes(self, op: Op) -> bool:
        if any(map(depends_on_place, op.notes)):
            return False
        return not any(noted_problems(op)) and not any(self.sdy.noted(op))


def _body(region: Region) -> Body:
    block = region.block
    args = tuple([value.type for value in block.args])
    if not block.ops:
        return Body(args, (), False)
    end = block.ops[-1]
    return Body(args, tuple([value.type for value in end.operands]), end.is_terminator)
