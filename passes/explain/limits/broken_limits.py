"""Holds a program to the limits that it states: which are broken, by how much, who caused it, and
what was tried that keeps them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import Diagnostic, ProgramError, note
from shardwright.ir.value_labels import location
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.passes.cost.trials.memory_changes import Changes
from shardwright.passes.cost.trials.trial import Outcome
from shardwright.passes.explain.chains import Chains
from shardwright.passes.explain.collective_words import collective_words
from shardwright.passes.explain.differences.movements import ByStudy, Movement, by_text, moving
from shardwright.passes.explain.differences.value_graph import value_graph
from shardwright.passes.explain.fix_its import Annotation, Fixer
from shardwright.passes.explain.limits.stated_limits import COLLECTIVES, SECONDS, limits_of
from shardwright.passes.explain.movers import Mover
from shardwright.passes.explain.study import Study, study
from shardwright.passes.target import stage_count
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.machines.units import shown

TRIES = 8  # programs that are compiled to find what keeps a limit
CAUSES = 3  # collectives that are named


@dataclass
class Held:
    """A program, compiled, with the limits it states. `script`: whose memory counts."""

    program: Module
    made: Compiled
    script: str = DEFAULT
    _study: list[Study] = field(default_factory=list[Study], init=False)

    def figures(self, outcome: Outcome) -> dict[str, float]:
        """What the limits of the program are held against, by their names."""
        limits = limits_of(self.program)
        names = [] if limits is None else list(limits.bounds)
        counts: dict[str, int] = {}
        for one in collectives(outcome.local):
            kind = one.kind.rpartition(".")[2]
            counts[kind] = counts.get(kind, 0) + one.count
        found: dict[str, float] = {}
        for name in names:
            if name.startswith(f"{COLLECTIVES}."):
                found[name] = counts.get(name.partition(".")[2], 0)
            elif name in SECONDS:
                cost = outcome.cost
                assert cost is not None
                found[name] = cost.step if name == SECONDS[0] else cost.exposed
            else:
                found[name] = outcome.peak if name == "peak_bytes" else outcome.ring_bytes
        return found

    def broken(self) -> list[Diagnostic]:
        """An error for each limit that is broken; none where all are kept."""
        limits = limits_of(self.program)
        if limits is None:
            return []
        figures = self.figures(Outcome(self.made, self.script))
        over = [name for name, bound in limits.bounds.items() if figures[name] > bound]
        return [self._error(name, figures[name], limits.bounds[name]) for name in over]

    def _error(self, name: str, figure: float, bound: float) -> Diagnostic:
        more = f" ({100 * (figure / bound - 1):+.3g}%)" if bound else ""
        message = (
            f"plan.limits: {name} is {_words(name, figure)}, expected at most "
            f"{_words(name, bound)}{more}"
        )
        place = place_of(self.program, self.program)
        notes = tuple(self._memory() if name == "peak_bytes" else self._causes(name))
        return Diagnostic("error", message, place, notes, self._fix(name, figure, bound))

    # --- who caused it

    def _memory(self) -> Iterator[Diagnostic]:
        held = Outcome(self.made, self.script).memory
        for one in held.live[:CAUSES]:
            made = location(self.made.local, one.value)
            where = f", made at {made}" if made and one.op is not None else ""
            yield note(f"{byte_count(one.bytes)} are {one.name} ({one.role}){where}")

    def _causes(self, name: str) -> Iterator[Diagnostic]:
        """The collectives that count, those that take most first."""
        found = self._movements(name)
        if not found:
            yield note("nothing moves: it is what is computed that takes the time")
        for one in found[:CAUSES]:
            words = collective_words(one.kind, one.what, one.axes, one.count)
            much = shown(one.seconds, "seconds") if one.seconds else byte_count(one.bytes)
            where = f" ({one.places[0]})" if one.places else ""
            yield note(f"{words}, {much}{where}; because {one.reason or 'the program says so'}")
        if len(found) > CAUSES:
            yield note(f"{plural(len(found) - CAUSES, 'collective')} more: shardwright explain")

    def _movements(self, name: str) -> list[Movement]:
        known = self._known()
        graph = value_graph(self.program)
        kind = name.partition(".")[2]
        if known is None:
            found = moving(self.made, by_text(graph)).movements
        else:
            found = moving(known.compiled, ByStudy(graph, known)).movements
        kept = [one for one in found if not kind or one.kind == kind]
        return sorted(kept, key=lambda one: (-(one.seconds or 0.0), -one.bytes))

    def _known(self) -> Study | None:
        """How the program was partitioned; None of one that was given partitioned."""
        if self.made.propagated is None or stage_count(self.program) > 1:
            return None
        if not self._study:
            self._study.append(study(self.program, self.made.target))
        return self._study[0]

    # --- what was tried

    def _fix(self, name: str, figure: float, bound: float) -> str:
        """What was tried that keeps a limit, else what comes nearest; "" where nothing does."""
        tried = list(self._kept_memory(bound)) if name == "peak_bytes" else []
        if not any(after <= bound for after, _ in tried):
            tried += self._annotated(name, bound)
        better = [one for one in tried if one[0] < figure]
        if not better:
            return "raise the limit: nothing that was tried keeps it" if tried else ""
        after, what = min(better, key=lambda one: one[0])
        keeps = "keeps the limit" if after <= bound else "comes nearest to the limit"
        return f"{what}: tried, {_words(name, figure)} -> {_words(name, after)}, which {keeps}"

    def _kept_memory(self, bound: float) -> Iterator[tuple[float, str]]:
        """Changes that take less memory; those of a machine need to know which."""
        if self.made.target.machines is None:
            return
        changes = Changes(self.program, self.made, TRIES, None, self.script)
        changes.memory = bound
        found, _, _ = changes.tried()
        for one in found:
            if one.peak_bytes < Outcome(self.made, self.script).peak:
                names = f" ({', '.join(one.detail[:2])})" if one.detail else ""
                yield one.peak_bytes, f"{one.what}{names}"

    def _annotated(self, name: str, bound: float) -> Iterator[tuple[float, str]]:
        """Annotations for what moves, each tried by compiling the program so."""
        known = self._known()
        if known is None:
            return
        fixer = Fixer(Chains(known), TRIES)
        for mover in self._movers(known, name):
            for what, edits in fixer.candidates([mover]):
                outcome = fixer.outcome(edits, is_asked=True)
                if outcome is None:
                    continue
                after = self._figure(name, outcome)
                yield after, f"{what}: {_spelled(known, edits)}"
                if after <= bound:
                    return

    def _figure(self, name: str, outcome: Outcome) -> float:
        try:
            return self.figures(Outcome(outcome.compiled, self.script))[name]
        except ProgramError:  # what was tried cannot be priced
            return float("inf")

    def _movers(self, known: Study, name: str) -> list[Mover]:
        """What moves, most bytes first: of the kind that a limit counts."""
        kind = name.partition(".")[2]
        sent = zip(known.sent, known.mover_of, strict=True)
        wanted = {
            number: transfer.total_bytes
            for transfer, number in sent
            if number is not None and (not kind or transfer.kind.endswith(f".{kind}"))
        }
        order = sorted(wanted, key=lambda number: -wanted[number])
        return [known.movers[number] for number in order]


def _words(name: str, figure: float) -> str:
    if name in SECONDS:
        return shown(figure, "seconds")
    return f"{figure:g}" if name.startswith(COLLECTIVES) else byte_count(figure)


def _spelled(known: Study, edits: tuple[Annotation, ...]) -> str:
    first = edits[0]
    more = f" and {len(edits) - 1} alike" if len(edits) > 1 else ""
    return f"{known.names.shown(first.number)} {first.sharding}{more}"
