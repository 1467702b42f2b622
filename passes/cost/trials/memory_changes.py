"""Try changes to a program that does not fit, each compiled and analysed: the cheapest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.donation import ALIAS, donated
from shardwright.ir.clusters import chip_names, find_chip
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.value_labels import arg_label, location, result_label
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.recompute.remat_candidates import Choice, chosen
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.passes.cost.trials.trial import Edit, Outcome, Where, op_places, trial
from shardwright.passes.target import mesh_of, stage_count
from shardwright.spec import plan
from shardwright.spec.attributes import Int, MeshAttr, Unit
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.stages import is_local


@dataclass(frozen=True)
class Change:
    """A change that was tried: what it is, how to make it, and the peak it gives.

    `extra_flops`: what it computes again, as a share of the program; `detail`: names, or options.
    """

    what: str
    detail: tuple[str, ...]
    peak_bytes: int
    fits: bool
    extra_flops: float = 0.0


class Variant(NamedTuple):
    """The same model written otherwise: what differs, what writes it, on how many devices.

    `build`: gives the program, None where its sizes do not fit one another.
    """

    what: str
    command: str
    devices: int
    is_wider: bool
    build: Callable[[], Module | None]


class Variants(Protocol):
    """Other ways to write the model that a program is of."""

    def milder(self) -> Iterator[Variant]:
        """On as many devices, with nothing computed again."""
        ...

    def harder(self) -> Iterator[Variant]:
        """On as many devices, with more computed again."""
        ...

    def wider(self) -> Iterator[Variant]:
        """On more devices."""
        ...


Tried = tuple[list[Change], int | None, Module | None]


class Changes:
    """Tries changes, the cheapest first, until one fits."""

    def __init__(
        self,
        given: Module,
        made: Compiled,
        budget: int,
        variants: Variants | None = None,
        script: str = DEFAULT,
    ) -> None:
        """`given`: the program as it was read, global or local; `budget`: programs to try;
        `script`: whose memory counts.
        """
        self.given, self.target, self.variants = given, made.target, variants
        self.start, self.budget, self.script = Outcome(made, script), budget, script
        self.memory = self.target.memory
        self.found: list[Change] = []
        self.flops = flops_of(made.local) or 1.0

    def tried(self) -> Tried:
        """The changes, which of them fits, and the program that it gives."""
        base = self.start
        pairs = spare_results(base.local)
        if pairs and self._may_try():
            changed = self._trial(base.local, donations(base.local, pairs))
            if self._note(_donation(base.local, pairs), changed):
                return self._answer(changed)
            if changed.peak < base.peak:
                base = changed
            else:
                pairs = []
        variants = self.variants
        for attempt in (
            lambda: self._variant(variants.milder() if variants else ()),
            lambda: self._again(base),
            lambda: self._variant(variants.harder() if variants else ()),
            lambda: self._variant(variants.wider()) if variants else self._wider(pairs),
        ):
            fitting = attempt()
            if fitting is not None:
                return self._answer(fitting)
        if self._larger_chip(base):
            return self._answer(base)
        return self.found, None, None

    def _answer(self, outcome: Outcome) -> Tried:
        return self.found, len(self.found) - 1, outcome.local

    def _trial(self, program: Module, edits: Iterable[Edit]) -> Outcome:
        """A program for as many devices with edits, compiled as the verbs do it."""
        return trial(program, edits, self.target, is_judged=True, script=self.script)

    def _may_try(self) -> bool:
        self.budget -= 1
        return self.budget >= 0

    def _note(
        self, said: tuple[str, tuple[str, ...]], found: Outcome, extra_flops: float = 0.0
    ) -> bool:
        fits = found.peak <= self.memory
        self.found.append(Change(said[0], said[1], found.peak, fits, extra_flops))
        return fits

    # --- the model written otherwise

    def _variant(self, variants: Iterable[Variant]) -> Outcome | None:
        for one in variants:
            if not self._may_try():
                return None
            outcome = self._cut(one.build(), one.devices)
            if outcome is None:
                continue
            again = max(0.0, flops_of(outcome.local) / self.flops - 1)
            extra, needed = (0.0, self._machines(one.devices)) if one.is_wider else (again, ())
            if self._note((one.what, (*needed, one.command)), outcome, extra):
                return outcome
        return None

    def _cut(
        self, whole: Module | None, devices: int, edits: Iterable[Edit] = ()
    ) -> Outcome | None:
        """A program on so many devices of the same kind; None where it cannot be cut so.

        Where no size of the cluster has as many, it is cut for none, and compared with its chips.
        """
        if whole is None:
            return None
        target = self.target.sized(devices)
        try:
            if target is not None:
                return trial(whole, edits, target, is_judged=True, script=self.script)
            found = trial(whole, edits).compiled
            return Outcome(replace(found, target=self.target), self.script)
        except ProgramError:
            return None

    # --- values worked out again

    def _again(self, base: Outcome) -> Outcome | None:
        """Work values out again that are live at the peak, until it fits or does not fall."""
        found, names, flops = base, list[str](), 0.0
        best: tuple[Outcome, list[str], float] | None = None
        while self._may_try():
            choices = chosen(found.local, found.memory)
            if not choices:
                break
            count = len(choices)
            after = self._repeated(found.local, choices)
            if after.peak >= found.peak:
                break
            if after.peak <= self.memory:
                count, after = self._fewest(found.local, choices, after)
            names = names + [self._said(one) for one in choices[:count]]
            flops += sum(one.flops for one in choices[:count])
            found = after
            best = found, names, flops
            if after.peak <= self.memory:
                break
        if best is None:
            return None
        found, names, flops = best
        what = f"work {plural(len(names), 'value')} out again (plan.remat)"
        return found if self._note((what, tuple(names)), found, flops / self.flops) else None

    def _fewest(
        self, module: Module, choices: Sequence[Choice], after: Outcome
    ) -> tuple[int, Outcome]:
        """The shortest head of the choices that fits, as far as the budget goes."""
        low, high = 0, len(choices)
        while high - low > 1 and self._may_try():
            middle = (low + high) // 2
            half = self._repeated(module, choices[:middle])
            if half.peak <= self.memory:
                high, after = middle, half
            else:
                low = middle
        return high, after

    def _repeated(self, module: Module, choices: Sequence[Choice]) -> Outcome:
        places = op_places(module)
        marked = dict.fromkeys(op for one in choices for op in one.chain)
        return self._trial(module, [Edit(places[op], plan.REMAT, Unit()) for op in marked])

    def _said(self, one: Choice) -> str:
        value = one.value
        name = f"%{value.name} " if value.name else ""
        op = value.op.name if value.op is not None else ""
        return f"{name}{op}, {byte_count(one.bytes)}, {location(self.start.local, value)}"

    # --- more devices, more memory

    def _wider(self, pairs: Sequence[tuple[int, int]]) -> Outcome | None:
        """An axis of the mesh twice as large."""
        if is_local(self.given):
            return None
        for number, op in enumerate(self.given.ops):
            if op.name != "sdy.mesh":
                continue
            for axis, size in mesh_of(op).axes:
                if not self._may_try():
                    return None
                wide = _doubled(mesh_of(op), axis)
                edits = [Edit(Where("", op=number), "mesh", MeshAttr(wide))]
                edits += donations(self.given, pairs)
                devices = wide.device_count * stage_count(self.given)
                outcome = self._cut(self.given, devices, edits)
                if outcome is None:
                    continue
                what = f'axis "{axis}" of size {2 * size} instead of {size}'
                if self._note((what, self._machines(devices)), outcome):
                    return outcome
        return None

    def _machines(self, devices: int) -> tuple[str, ...]:
        cluster = self.target.on_machines
        has = cluster.devices
        if devices <= has:
            return (f"{devices} of the {has} devices of {cluster.name}",)
        return (f"{plural(devices, 'device')}; {cluster.name} has {has}",)

    def _larger_chip(self, before: Outcome) -> bool:
        """The smallest chip that has the memory."""
        chips = sorted((find_chip(name) for name in chip_names()), key=lambda c: (c.memory, c.name))
        chip = next((chip for chip in chips if chip.memory >= before.peak), None)
        if chip is None:
            return False
        what = f"a chip with more memory: {chip.name}, {byte_count(chip.memory)}"
        self.found.append(Change(what, (), before.peak, True))
        return True


def flops_of(local: Module) -> float:
    """Operations of a device, of all stages that it may run."""
    return sum(op.sig.flops * count for op, count, _ in collective_traffic.executed(local))


# --- donated arguments


def spare_results(local: Module) -> list[tuple[int, int]]:
    """Pairs of an argument that is not given up and a result of its type without a place."""
    main = local.main
    assert main is not None
    homes = donated(main)
    free = [k for k in range(len(main.args)) if k not in homes.values()]
    found: list[tuple[int, int]] = []
    for number, type in enumerate(main.result_types):
        if number in homes:
            continue
        fitting = next((k for k in free if main.args[k].type is type), None)
        if fitting is not None:
            free.remove(fitting)
            found.append((fitting, number))
    return found


def donations(program: Module, pairs: Sequence[tuple[int, int]]) -> list[Edit]:
    """The edits by which arguments of main are overwritten by results."""
    main = program.main
    assert main is not None
    return [
        Edit(Where(main.symbol, argument=argument), ALIAS, Int(result, "i32"))
        for argument, result in pairs
    ]


def _donation(local: Module, pairs: Sequence[tuple[int, int]]) -> tuple[str, tuple[str, ...]]:
    main = local.main
    assert main is not None
    lines = [
        f"{arg_label(main, argument)} for {result_label(main, result)}, {main.args[argument].type}"
        for argument, result in pairs
    ]
    return f"donate {plural(len(pairs), 'argument')} (donate_argnums)", tuple(lines)


def _doubled(mesh: Mesh, axis: str) -> Mesh:
    return Mesh(tuple((name, 2 * size if name == axis else size) for name, size in mesh.axes))
