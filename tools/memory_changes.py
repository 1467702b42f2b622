"""Changes to a program that does not fit, each tried for real: partitioned and analysed again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shardwright.ir import traffic
from shardwright.ir.clusters import chip_names, find_chip
from shardwright.ir.core import Module, Op, clone
from shardwright.ir.errors import ProgramError
from shardwright.passes.cost._live import Peak, donated
from shardwright.passes.cost._recompute import REMAT
from shardwright.passes.cost.memory import peak
from shardwright.passes.cost.remat import Remat
from shardwright.spec.attributes import Int, MeshAttr, Unit
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster

from . import road
from .explaining.names import location
from .memory_again import Choice, chosen
from .memory_answer import Change
from .memory_words import Other, command, harder, made, made_by, milder, wider
from .model_words import Asked
from .tables import byte_count, plural
from .work import Work

_ALIAS = "tf.aliasing_output"

Tried = tuple[list[Change], int | None, Module | None]


class Changes:
    """Tries changes, the cheapest first, until one fits."""

    def __init__(
        self, work: Work, given: Module, local: Module, cluster: Cluster, budget: int
    ) -> None:
        """`given`: the program as it was read, global or local; `budget`: programs to try."""
        self.work, self.given, self.local = work, given, local
        self.cluster, self.budget = cluster, budget
        self.memory = min(chip.memory for chip, _ in cluster.chips)
        self.found: list[Change] = []
        self.flops = flops_of(local) or 1.0

    def tried(self) -> Tried:
        """The changes, which of them fits, and the program that it gives."""
        base, before = self.local, peak(self.local, self.cluster)
        pairs = spare_results(self.local)
        if pairs and self._may_try():
            changed = give_up(self.local, pairs)
            after = peak(changed, self.cluster)
            if self._note(_donation(self.local, pairs), after):
                return self._answer(changed)
            if after.bytes < before.bytes:
                base, before = changed, after
            else:
                pairs = []
        asked = made_by(self.work, self.given)
        for attempt in (
            lambda: self._in_words(asked, milder),
            lambda: self._again(base, before),
            lambda: self._in_words(asked, harder),
            lambda: self._wider(pairs) if asked is None else self._in_words(asked, wider),
        ):
            fitting = attempt()
            if fitting is not None:
                return self._answer(fitting)
        if self._larger_chip(before):
            return self._answer(base)
        return self.found, None, None

    def _answer(self, module: Module) -> Tried:
        return self.found, len(self.found) - 1, module

    def _may_try(self) -> bool:
        self.budget -= 1
        return self.budget >= 0

    def _note(
        self, said: tuple[str, tuple[str, ...]], found: Peak, extra_flops: float = 0.0
    ) -> bool:
        fits = found.bytes <= self.memory
        self.found.append(Change(said[0], said[1], found.bytes, fits, extra_flops))
        return fits

    # --- another program by words of `shardwright model`

    def _in_words(
        self, asked: Asked | None, others: Callable[[Asked], Iterator[Other]]
    ) -> Module | None:
        if asked is None:
            return None
        for what, other in others(asked):
            if not self._may_try():
                return None
            module = self._cut(made(self.work, other))
            if module is None:
                continue
            devices = other.recipe.parallel.devices
            is_wider = devices > asked.recipe.parallel.devices
            extra = 0.0 if is_wider else max(0.0, flops_of(module) / self.flops - 1)
            needed = self._machines(devices) if is_wider else ()
            if self._note((what, (*needed, command(other))), peak(module, self.cluster), extra):
                return module
        return None

    def _cut(self, whole: Module | None) -> Module | None:
        """The program for one device; None where it cannot be cut so."""
        try:
            watch = road.Watch(verify_each=False)
            return None if whole is None else road.apply(self.work, whole, road.PARTITION, watch)
        except ProgramError:
            return None

    # --- values worked out again

    def _again(self, base: Module, before: Peak) -> Module | None:
        """Work values out again that are live at the peak, until it fits or does not fall."""
        module, found, names, flops = base, before, list[str](), 0.0
        best: tuple[Module, Peak, list[str], float] | None = None
        while self._may_try():
            choices = chosen(module, found)
            if not choices:
                break
            count = len(choices)
            changed, after = self._repeated(module, choices)
            if after.bytes >= found.bytes:
                break
            if after.bytes <= self.memory:
                count, changed, after = self._fewest(module, choices, changed, after)
            names = names + [self._said(one) for one in choices[:count]]
            flops += sum(one.flops for one in choices[:count])
            module, found = changed, after
            best = module, found, names, flops
            if after.bytes <= self.memory:
                break
        if best is None:
            return None
        module, found, names, flops = best
        what = f"work {plural(len(names), 'value')} out again (plan.remat)"
        fits = self._note((what, tuple(names)), found, flops / self.flops)
        return module if fits else None

    def _fewest(
        self, module: Module, choices: Sequence[Choice], changed: Module, after: Peak
    ) -> tuple[int, Module, Peak]:
        """The shortest head of the choices that fits, as far as the budget goes."""
        low, high = 0, len(choices)
        while high - low > 1 and self._may_try():
            middle = (low + high) // 2
            half, least = self._repeated(module, choices[:middle])
            if least.bytes <= self.memory:
                high, changed, after = middle, half, least
            else:
                low = middle
        return high, changed, after

    def _repeated(self, module: Module, choices: Sequence[Choice]) -> tuple[Module, Peak]:
        copy, same = copied(module)
        for one in choices:
            for op in one.chain:
                same[op].set_note(REMAT, Unit())
        Remat().run(copy)
        return copy, peak(copy, self.cluster)

    def _said(self, one: Choice) -> str:
        value = one.value
        name = f"%{value.name} " if value.name else ""
        op = value.op.name if value.op is not None else ""
        return f"{name}{op}, {byte_count(one.bytes)}, {location(self.local, value)}"

    # --- more devices, more memory

    def _wider(self, pairs: Sequence[tuple[int, int]]) -> Module | None:
        """An axis of the mesh twice as large."""
        if road.is_local(self.given):
            return None
        for name, mesh in self.given.meshes.items():
            for axis, size in mesh.axes:
                if not self._may_try():
                    return None
                module = self._partitioned(name, _doubled(mesh, axis))
                if module is None:
                    continue
                wide = give_up(module, pairs) if pairs else module
                what = f'axis "{axis}" of size {2 * size} instead of {size}'
                if self._note(
                    (what, self._machines(2 * mesh.device_count)), peak(wide, self.cluster)
                ):
                    return wide
        return None

    def _partitioned(self, name: str, mesh: Mesh) -> Module | None:
        """The program of one device on another mesh; None where it cannot be cut so."""
        whole = road.fresh(self.work, self.given)
        for op in whole.ops:
            if op.name == "sdy.mesh" and str(op.attrs["sym_name"]).strip('"') == name:
                op.set_attr("mesh", MeshAttr(mesh))
        return self._cut(whole)

    def _machines(self, devices: int) -> tuple[str, ...]:
        has = self.cluster.devices
        if devices <= has:
            return (f"{devices} of the {has} devices of {self.cluster.name}",)
        return (f"{plural(devices, 'device')}; {self.cluster.name} has {has}",)

    def _larger_chip(self, before: Peak) -> bool:
        """The smallest chip that has the memory."""
        chips = sorted((find_chip(name) for name in chip_names()), key=lambda c: (c.memory, c.name))
        chip = next((chip for chip in chips if chip.memory >= before.bytes), None)
        if chip is None:
            return False
        what = f"a chip with more memory: {chip.name}, {byte_count(chip.memory)}"
        self.found.append(Change(what, (), before.bytes, True))
        return True


def flops_of(local: Module) -> float:
    """Operations of a device, of all stages that it may run."""
    return sum(op.sig.flops * count for op, count, _ in traffic.executed(local))


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


def give_up(local: Module, pairs: Sequence[tuple[int, int]]) -> Module:
    """A copy whose arguments are overwritten by results."""
    module, _ = copied(local)
    main = module.main
    assert main is not None
    for argument, result in pairs:
        attrs = main.arg_attrs[argument]
        main.arg_attrs[argument] = attrs.set(_ALIAS, Int(result, "i32"))
    return module


def _donation(local: Module, pairs: Sequence[tuple[int, int]]) -> tuple[str, tuple[str, ...]]:
    assert local.main is not None
    lines = [
        f"argument {argument} for result {result}, {local.main.args[argument].type}"
        for argument, result in pairs
    ]
    return f"donate {plural(len(pairs), 'argument')} (donate_argnums)", tuple(lines)


def copied(module: Module) -> tuple[Module, dict[Op, Op]]:
    """A copy of a module, and which op is a copy of which."""
    copy = Module(module.symbol, module.notes)
    copy.file, copy.source, copy.resources = module.file, module.source, module.resources
    for op in module.ops:
        copy.body.append(clone(op, {}))
    return copy, dict(zip(module.walk(), copy.walk(), strict=True))


def _doubled(mesh: Mesh, axis: str) -> Mesh:
    return Mesh(tuple((name, 2 * size if name == axis else size) for name, size in mesh.axes))
