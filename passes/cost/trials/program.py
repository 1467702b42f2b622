"""A program that is tried with many edits on one target.

    program = Program(module, target)
    program.trial(edits).seconds

Each outcome is, figure by figure, that of `trial` on the same edits. What trials have in common is
done once: the steps before propagation, and what propagation and the partitioner found out about
signatures in layouts. Edits are made in the module itself and taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from shardwright.ir.core import Module
from shardwright.ir.errors import MAX_ERRORS, ProgramError, first_errors
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.verify import Verification
from shardwright.passes.base import Memory
from shardwright.passes.cost.evaluation.evaluate import Before
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.apart_layers import ApartLayers
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.cost.trials.folded import Folded, Known
from shardwright.passes.cost.trials.long_figures import Figures
from shardwright.passes.cost.trials.manual_computation import MANUAL
from shardwright.passes.cost.trials.places import Placed, Places, in_place
from shardwright.passes.cost.trials.prepared import Prepared
from shardwright.passes.cost.trials.short_programs import ShortProgram
from shardwright.passes.cost.trials.trial import Edit, Outcome, edited
from shardwright.passes.cost.trials.workers import spread
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target

_APART = "apart"
_ByFew = Known | Literal["apart"] | None
_Tried = tuple[Outcome | Figures, bytes | None]  # and its state, where that is known


class Program:
    """A program, parsed and in order, on a target. It belongs to this object as long as trials run.

    `script`: whose memory is asked for. `memory`: what passes found out in other runs.
    """

    def __init__(
        self,
        module: Module,
        target: Target = Target(),
        *,
        script: str = DEFAULT,
        memory: Memory | None = None,
    ) -> None:
        self.module, self.target, self.script = module, target, script
        self._places = Places(module)
        self._verification = Verification(module)
        self._memory = Memory() if memory is None else memory
        self._is_one_of_many = memory is not None
        machines = target.machines
        self._before = None if machines is None else Before.of(machines, self._memory)
        self._prepared: Prepared | None = None
        self._folded: Folded | None = None
        self._apart: ApartLayers | None = None
        self._known: dict[bytes, Figures] = {}  # by state behind propagation
        self._is_new = self._is_unfolded = True

    def trial(self, edits: Iterable[Edit] = ()) -> Outcome:
        """The program with edits, compiled for the target, as `trial` gives it without judging.

        Raises ProgramError where the edited program is wrong, or cannot be compiled.
        """
        found, _ = self._tried(edits, None)
        assert isinstance(found, Outcome)
        return found

    def figures(self, edits: Iterable[Edit] = ()) -> Figures:
        """The figures of `trial`, without the program that they are of. Raises ProgramError."""
        with not_collecting():  # what is left of a trial is next to nothing
            found, state = self._tried(edits, self._known)
            if isinstance(found, Outcome):
                local = found.local
                found = Figures(
                    found.seconds, found.peak, found.fits, found.ring_bytes, found.argument_bytes
                )
                local.dissolve()
        if state is not None:
            self._known[state] = found
        return found

    def all_figures(
        self, trials: Sequence[Sequence[Edit]], jobs: int = 1
    ) -> list[Figures | ProgramError]:
        """The figures of many trials in order, or what is wrong there; equal for any `jobs`, the
        number of processes.
        """
        self._fold()
        self._prepare()

        def work(number: int) -> Figures | None:
            try:
                return self.figures(trials[number])
            except ProgramError:
                return None

        found = spread(work, len(trials), jobs)
        pairs = zip(found, trials, strict=True)
        return [self._wrong(edits) if one is None else one for one, edits in pairs]

    def _wrong(self, edits: Sequence[Edit]) -> Figures | ProgramError:
        try:
            return self.figures(edits)
        except ProgramError as problem:
            return problem

    def _prepare(self) -> None:
        """Look at the program as it was given, without edits."""
        if self._is_new:
            self._is_new = False
            self._prepared = Prepared.of(self.module, self.target, self._memory)

    def _fold(self) -> None:
        """The same of its short form."""
        if self._is_unfolded:
            self._is_unfolded = False
            short = ShortProgram.of(self.module, self._memory if self._is_one_of_many else None)
            if short is not None:
                self._folded = Folded.of(
                    short.short, self.target, self._memory, self.script, self._before
                )
            if self._folded is not None:
                self._apart = ApartLayers(self._folded, self.target, self._memory)

    def _outcome(self, made: Compiled) -> Outcome:
        return Outcome(made, self.script, self._before)

    def _tried(self, edits: Iterable[Edit], known: Mapping[bytes, Figures] | None) -> _Tried:
        """The edited program, or its figures: `known` ones of the same state, or such that few
        layers tell. None: the program is asked for.
        """
        given = list(edits)
        placed = [(self._places.find(edit.where), edit) for edit in given]
        if any(edit.key == MANUAL for edit in given):  # adds ops
            made = compiled(edited(self.module, given), self.target, is_judged=False)
            return self._outcome(made), None
        if known is not None:
            found = self._by_few(placed, known)
            if found is not None:
                return found
        self._prepare()
        with in_place(self._places, placed):
            self._expect_legal()
            return self._compiled(placed, known or {})

    def _by_few(self, placed: Placed, known: Mapping[bytes, Figures]) -> Known | None:
        """The figures of the edited program, where few of its layers tell them, and its state: of
        those that are equal edits may be of all, or of one.
        """
        self._fold()
        if self._folded is None or self._apart is None:
            return None
        found = self._by(self._folded, placed, known)
        if found != _APART:
            return found
        folded = self._apart.by(placed)
        found = None if folded is None else self._by(folded, placed, known)
        return None if found == _APART else found

    def _by(self, folded: Folded, placed: Placed, known: Mapping[bytes, Figures]) -> _ByFew:
        """The same by a short form. `_APART`: edits tell layers apart that it takes for equal."""
        with in_place(self._places, placed):
            few = folded.of_few(placed)
            if few is None:
                return _APART
            self._expect_legal()
            return folded.figures(few, known)

    def _expect_legal(self) -> None:
        """Raises ProgramError where what edits changed is wrong."""
        problems = self._verification.changed()
        if problems:
            raise ProgramError(*first_errors(problems, MAX_ERRORS))

    def _compiled(self, placed: Placed, known: Mapping[bytes, Figures]) -> _Tried:
        """The edited program on the target."""
        ready = self._prepared
        annotations = None if ready is None else ready.annotations(placed)
        if ready is None or annotations is None:
            return self._outcome(self._from_scratch()), None
        with ready.propagated(annotations) as state:
            found = None if state is None else known.get(state)
            if found is not None:
                return found, state
            local = None if state is None else ready.local()
        if local is None:  # says what is wrong
            return self._outcome(self._from_scratch()), None
        steps = main_pipeline(self.target.cluster, self.target.placement)
        made = Compiled(None, local, steps, ready.target)
        return self._outcome(made), state

    def _from_scratch(self) -> Compiled:
        return compiled(self.module, self.target, is_judged=False, memory=self._memory)
