"""Random cuts for all ops of a program: `plan.cut`, and what becomes of operands and results."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.told_cuts import fault_of, mesh_of_plan
from shardwright.passes.clean.rewrites.unused_ops import erase_dead
from shardwright.passes.partition.resharding.layouts import spread_ops
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, String
from shardwright.spec.axes import Axes, Axis, Mesh, total
from shardwright.spec.cuts import (
    ALL_REDUCE,
    OWN,
    PARTIAL,
    commuting,
    completion,
    letters,
    may_be_cut,
    written,
)
from shardwright.spec.factors import Kind
from shardwright.spec.layout import Cut, partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.verifying.read_cuts import read
from shardwright.testing.recipes import Decision, Recipe, build, random_recipe, table_recipe

WHOLE_RATE, STACKED_RATE, SUB_AXIS_RATE = 0.05, 0.25, 0.15
REDUCED_RATE, END_RATE, OWN_RATE, HANDED_RATE, TRIES = 0.85, 0.6, 0.15, 0.8, 12


@dataclass
class Shares:
    """How many ops were told, and how; `of` gives parts of all told ones."""

    counts: Counter[str] = field(default_factory=Counter[str])
    names: Counter[str] = field(default_factory=Counter[str])

    def of(self, what: str) -> float:
        return self.counts[what] / max(1, self.counts["told"])

    def __str__(self) -> str:
        told = self.counts["told"]
        parts = ", ".join(
            f"{what} {count / max(1, told):.0%}"
            for what, count in sorted(self.counts.items())
            if what != "told"
        )
        return f"{told} cuts of {len(self.names)} kinds of ops: {parts}"


# Kinds of decisions of `recipes` that make ops with reduced factors, and ops that are linear.
REDUCING = (
    *("dot", "dot", "dot", "reduce", "reduce", "reduce logic"),
    *("argmax", "convolution", "scatter", "gather"),
)
LINEAR = ("transpose", "reshape", "float binary", "convert", "concatenate", "slice", "while")
STEERING = ("sdy.sharding_constraint", "sdy.propagation_barrier", "sdy.sharding_group")


def told_recipe(seed: int) -> Recipe:
    """A program of all kinds of ops, or of many products and sums with linear ops behind them."""
    recipe = table_recipe(seed) if seed % 2 else random_recipe(seed)
    if seed % 3 == 0:
        return recipe
    rng = Random(seed)
    kinds = [rng.choice((*REDUCING, *LINEAR)) for _ in recipe.ops]
    made = tuple(Decision(kind, rng.randrange(1 << 16)) for kind in kinds)
    return replace(recipe, ops=made, table_share=0.0)


def told_program(seed: int, shares: Shares | None = None) -> tuple[Module, list[Op]]:
    """The program of a seed without dead ops, with a cut for each op that has factors."""
    module = pruned(build(told_recipe(seed)))
    return module, tell_cuts(module, seed, shares)


def pruned(built: Module) -> Module:
    """A program without dead ops, read from its text."""
    module = parse(print_module(built))
    while prune(module):
        pass
    return module


def prune(module: Module) -> int:
    """Erase ops that nothing uses, constraints on what nothing uses, and groups."""
    steering = [op for op in module.walk() if op.name in STEERING]
    dead = [op for op in steering if not any(value.uses for value in op.results)]
    for op in dead:
        op.erase()
    return len(dead) + erase_dead(module.body)


def tell_cuts(module: Module, seed: int, shares: Shares | None = None) -> list[Op]:
    """Give every op that has factors a random legal cut; returns the ops, in program order."""
    found = mesh_of_plan(module)
    assert found is not None
    teller = _Teller(module, found[1], Random(seed), shares or Shares())
    ops = [op for func in module.funcs for op in spread_ops(func)]
    return [op for op in ops if teller.tell(op)]


@dataclass
class _Teller:
    module: Module
    mesh: Mesh
    rng: Random
    shares: Shares

    def tell(self, op: Op) -> bool:
        """Give one op a cut; says whether it has one."""
        if op.sig.blocks is None or op.is_terminator or op.name.startswith("sdy."):
            return False
        if not op.operands or not op.results:
            return False
        for _ in range(TRIES):
            handed = self._handed(op) if self.rng.random() < HANDED_RATE else None
            cut = self._cut(op.sig) if handed is None else handed
            op.set_notes(op.notes.set(plan.CUT, cut))
            if (
                handed is not None
                and fault_of(self.module, op) is None
                and not self._is_partial(op)
            ):
                group = self._group(op)
                uses: dict[str, Attribute] = {f"operand{k}": String(PARTIAL) for k in group}
                op.set_note(plan.OPERANDS, Attrs(uses))
            if fault_of(self.module, op) is None:
                self._ends(op)
                self._count(op)
                return True
            op.set_notes(op.notes.without(plan.CUT, plan.OPERANDS))
        return False

    # --- cuts

    def _cut(self, sig: Sig) -> Attrs:
        rule, legal = sig.blocks, may_be_cut(sig)
        assert rule is not None
        known = set(letters(sig).values())
        factors = [f for f, ok in enumerate(legal) if ok and f in known]
        cut: list[list[Axis]] = [[] for _ in rule.sizes]
        if not factors or self.rng.random() < WHOLE_RATE:
            return Attrs()
        last = None
        for axis in self._atoms():
            reduced = [f for f in factors if rule.kinds[f] == Kind.REDUCTION]
            pool = reduced if reduced and self.rng.random() < REDUCED_RATE else factors
            factor = self.rng.choice(pool)
            if last is not None and self.rng.random() < STACKED_RATE:
                factor = last
            if self.rng.random() < 0.15:
                continue
            cut[factor].append(axis)
            last = factor
        return written(sig, tuple(map(tuple, cut)), self.mesh)

    def _atoms(self) -> list[Axis]:
        """The axes of the mesh in random order, some of them in two parts."""
        found: list[Axis] = []
        for name, size in self.mesh.axes:
            parts = [n for n in range(2, size) if size % n == 0]
            if parts and self.rng.random() < SUB_AXIS_RATE:
                major = parts[0]  # always the same cut: other sub-axes could not stand beside it
                found += [Axis(name, 1, major), Axis(name, major, size // major)]
            elif size > 1:
                found.append(Axis(name, 1, size))
        self.rng.shuffle(found)
        return found

    # --- partial results

    def _ends(self, op: Op) -> None:
        told = read(op.sig, op.notes, self.mesh)
        rule = op.sig.blocks
        assert rule is not None and told.cut is not None
        over = partial_axes(rule, told.cut)
        if over and completion(op.sig) == ALL_REDUCE and self.rng.random() < END_RATE:
            end = self._scattered(op.sig, told.cut, over) if self.rng.random() < 0.6 else None
            op.set_note(plan.PARTIAL, end or String(ALL_REDUCE))
            if fault_of(self.module, op) is not None:
                op.set_note(plan.PARTIAL, String(ALL_REDUCE))
        given = op.notes.get(plan.OPERANDS)
        if self.rng.random() < OWN_RATE and given is None:
            index = self.rng.randrange(len(op.operands))
            op.set_note(plan.OPERANDS, Attrs({f"operand{index}": String(OWN)}))

    def _scattered(self, sig: Sig, cut: Cut, over: Axes) -> Attrs | None:
        rule = sig.blocks
        assert rule is not None
        held = {f for tensor in rule.results for dim in tensor for f in dim}
        names = {f: letter for letter, f in letters(sig).items() if f in held}
        fits = [f for f in names if may_be_cut(sig)[f] and rule.kinds[f] == Kind.PASS]
        if not fits:
            return None
        axis, factor = self.rng.choice(over), self.rng.choice(fits)
        (word,) = self.mesh.spell((axis,))
        text = word.name if word.is_whole else f"{word.name}:({word.pre}){word.size}"
        return Attrs({names[factor]: Array((String(text),))})

    def _handed(self, op: Op) -> Attrs | None:
        """The cut with which an op can take operands before they are summed, if it can."""
        group, rule = self._group(op), op.sig.blocks
        if not group or rule is None:
            return None
        cut: list[Axes] = [()] * len(rule.sizes)
        for index in group:
            maker = op.operands[index].op
            assert maker is not None
            told, own = read(maker.sig, maker.notes, self.mesh), maker.sig.blocks
            assert own is not None
            layout = told.layouts(own)[len(maker.operands) + op.operands[index].index]
            for factors, axes in zip(rule.operands[index], layout, strict=True):
                if axes:
                    cut[factors[0]] = axes
        try:
            return written(op.sig, tuple(cut), self.mesh)
        except KeyError:
            return None

    def _group(self, op: Op) -> tuple[int, ...]:
        """Operands that are partial alike, in which the op is linear; none where there are none."""
        if len(op.results) != 1:
            return ()
        for group in commuting(op.sig, "add"):
            parts = [self._partial(op, index) for index in group]
            if parts and parts[0] and all(set(one) == set(parts[0]) for one in parts):
                return group
        return ()

    def _partial(self, op: Op, index: int) -> Axes:
        value = op.operands[index]
        maker = value.op
        if maker is None or plan.CUT not in maker.notes or maker.block is not op.block:
            return ()
        row, rule = maker.row, maker.sig.blocks
        kinds = row.combine(maker.sig) if row is not None and row.combine is not None else ()
        told = read(maker.sig, maker.notes, self.mesh)
        if told.partial or rule is None or told.cut is None or not kinds:
            return ()
        is_sum = kinds[value.index] == "add" and not (row and row.once)
        return partial_axes(rule, told.cut) if is_sum else ()

    def _is_partial(self, op: Op) -> bool:
        told, rule = read(op.sig, op.notes, self.mesh), op.sig.blocks
        assert rule is not None and told.cut is not None
        return bool(partial_axes(rule, told.cut))

    # --- coverage

    def _count(self, op: Op) -> None:
        told, rule, counts = read(op.sig, op.notes, self.mesh), op.sig.blocks, self.shares.counts
        assert rule is not None and told.cut is not None
        self.shares.names[op.name] += 1
        counts["told"] += 1
        counts["not replicated"] += any(told.cut)
        counts["contracting"] += bool(partial_axes(rule, told.cut))
        counts["two axes on a factor"] += any(self._names(axes) > 1 for axes in told.cut)
        pairs = zip(rule.sizes, told.cut, strict=True)
        counts["uneven"] += any(size % total(axes) for size, axes in pairs)
        counts["summed as told"] += told.scattered is not None and not any(told.scattered)
        counts["scattered as told"] += any(told.scattered or ())
        counts["operands of its own"] += bool(told.own)
        counts["takes what is partial"] += bool(told.partial)
        counts["needs positions of neighbours"] += any(told.cut[f] for f in op.sig.overlaps)

    def _names(self, axes: Axes) -> int:
        return len({axis.name for axis in axes})
