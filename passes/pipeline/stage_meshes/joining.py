"""Puts a step in stages together of the programs of all meshes: of each the stages that it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from shardwright.ir.analysis.stage_meshes import GroupMeshes, is_move, moved_to
from shardwright.ir.core import Block, Func, Module, Op, Region, Value, clone
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_closing.step_pieces import SETUP, Piece
from shardwright.passes.pipeline.stage_meshes.copied_functions import FunctionCopies
from shardwright.passes.pipeline.stage_meshes.stage_moves import NUMBER, home_of, move
from shardwright.passes.shared.data_flow import is_loop
from shardwright.passes.shared.symbols import MESH, call_to
from shardwright.spec.attributes import Array, Attribute, Int, ShardingPerValue, String, TypeAttr
from shardwright.spec.plan import (
    ARG_SHARDINGS,
    ARG_TYPES,
    PLACE,
    RESULT_SHARDINGS,
    RESULT_TYPES,
)
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type

_MAIN_NOTES = (ARG_SHARDINGS, ARG_TYPES, RESULT_SHARDINGS, RESULT_TYPES)


@dataclass
class View:
    """The program of one mesh, closed. `now`: by its values those of the joined program."""

    main: Func
    now: dict[Value, Value] = field(default_factory=dict[Value, Value])

    @property
    def loop(self) -> Op | None:
        """The loop over micro-batches."""
        return next((op for op in self.main.body.ops if is_loop(op)), None)

    def shardings(self, key: str) -> Sequence[Sharding]:
        """Of arguments or results of main."""
        found = self.main.notes[key]
        assert isinstance(found, ShardingPerValue)
        return found.shardings


@dataclass(frozen=True)
class _Place:
    """Where calls and moves of the joined program go: a block, and those of views."""

    block: Block
    ops: Callable[[View], Sequence[Op]]


class Joined:
    """`module`: the step before it was laid out, whose main is replaced; `places`: by stage its
    group; `programs`: by name of a mesh.
    """

    def __init__(
        self, module: Module, groups: GroupMeshes, places: Sequence[int],
        programs: Mapping[str, Module],
    ) -> None:  # fmt: skip
        self.module, self.groups, self.places = module, groups, places
        assert module.main is not None
        self.old = module.main
        self.programs = programs
        self.views: dict[str, View] = {}
        for name, program in programs.items():
            assert program.main is not None
            self.views[name] = View(program.main)
        self.first = next(iter(self.views.values()))
        self.whole = {_number(op): op.result.type for op in self.old.walk() if is_move(op)}
        self.homes = self._homes()
        self.ends = [self._stage_of(value) for value in self.old.body.terminator.operands]

    def write(self) -> None:
        """Put it into the module."""
        types = [self._view(k).main.args[n].type for n, k in enumerate(self.homes)]
        made = [self._view(k).main.result_types[n] for n, k in enumerate(self.ends)]
        func = Func(self.old.symbol, types, made, self.old.visibility, self.old.loc, self.old.place)
        func.notes = self.old.notes
        self._note_shardings(func)
        for old, new in zip(self.old.args, func.args, strict=True):
            new.name, new.loc = old.name, old.loc
        self._take_arguments(func)
        self._fill(_Place(func.body, _head))
        if self.first.loop is not None:
            self._loop(func.body)
        self._fill(_Place(func.body, _tail))
        results = [
            self._view(stage).now[self._view(stage).main.body.terminator.operands[n]]
            for n, stage in enumerate(self.ends)
        ]
        func.body.append(Op("func.return", results))
        self._replace(func)

    # --- stages, and what they take and give

    def _name(self, stage: int) -> str:
        """Of the mesh of a stage."""
        return self.groups.names[self.places[stage]]

    def _view(self, stage: int) -> View:
        return self.views[self._name(stage)]

    def _homes(self) -> list[int]:
        """By argument the first stage that takes it."""
        found: dict[Value, int] = {}
        for op in self.old.walk():
            part = part_of(op)
            for value in op.operands if part is not None else ():
                found[value] = min(found.get(value, len(self.places)), part[1] if part else 0)
        return [found.get(arg, 0) for arg in self.old.args]

    def _stage_of(self, value: Value) -> int:
        home = home_of(value)
        return (
            self.homes[value.index] if home is None and value.owner is self.old.body else home or 0
        )

    def _note_shardings(self, func: Func) -> None:
        """How arguments and results are cut, each on its own mesh."""
        for key, stages in ((ARG_SHARDINGS, self.homes), (RESULT_SHARDINGS, self.ends)):
            cut = [self._view(k).shardings(key)[n] for n, k in enumerate(stages)]
            func.set_note(key, ShardingPerValue(tuple(cut)))
        for key, types in (
            (ARG_TYPES, [arg.type for arg in self.old.args]), (RESULT_TYPES, self.old.result_types),
        ):  # fmt: skip
            func.set_note(key, Array(tuple(map(TypeAttr, types))))

    def _take_arguments(self, func: Func) -> None:
        """Arguments as all meshes take them: by moves where that is another one."""
        read = self._read_arguments()
        for n, arg in enumerate(func.args):
            home = self._view(self.homes[n])
            for stage in read.get(n, ()):
                view = self._view(stage)
                if view is home or view.main.args[n] in view.now:
                    continue
                made = move(arg, stage, 0)
                made.result.set_type(view.main.args[n].type)
                before, after = (one.shardings(ARG_SHARDINGS)[n] for one in (home, view))
                note_move(made, before, after, self.old.args[n].type)
                view.now[view.main.args[n]] = func.body.append(made).result
            home.now[home.main.args[n]] = arg

    def _read_arguments(self) -> dict[int, list[int]]:
        """By number of an argument the stages that take it in the programs of their meshes."""
        found: dict[int, dict[int, None]] = {}
        for view in self.views.values():
            for op in view.main.walk():
                part = part_of(op)
                if part is None or self._view(part[1]) is not view:
                    continue
                for value in op.operands:
                    if value.owner is view.main.body:
                        found.setdefault(value.index, {})[part[1]] = None
        return {n: sorted(stages) for n, stages in found.items()}

    # --- calls and moves

    def _fill(self, place: _Place) -> None:
        """Calls of all stages in a block, each once all that it reads is there."""
        waiting = [*self._calls(place)]
        moves: dict[int, dict[str, Op]] = {}
        for name, view in self.views.items():
            for op in filter(is_move, place.ops(view)):
                moves.setdefault(_number(op), {})[name] = op
        while waiting or moves:
            done = [number for number, ops in moves.items() if self._move(number, ops, place.block)]
            for number in done:
                del moves[number]
            ready = next((one for one in waiting if _is_ready(*one)), None)
            if ready is not None:
                waiting.remove(ready)
                self._append(place.block, *ready)
            assert done or ready is not None, "what a stage reads is made before it"

    def _calls(self, place: _Place) -> Iterator[tuple[View, Op]]:
        """The calls of a block, those of each stage of the program of its mesh."""
        found: list[tuple[tuple[int, ...], View, Op]] = []
        for view in self.views.values():
            for number, op in enumerate(place.ops(view)):
                part = part_of(op)
                if part is not None and self._view(part[1]) is view:
                    order = Piece(*part).order
                    found.append(((order[0], order[2], number), view, op))
        yield from ((view, op) for _, view, op in sorted(found, key=lambda one: one[0]))

    def _append(self, block: Block, view: View, op: Op) -> None:
        copy = clone(op, view.now)
        view.now.update(zip(op.results, copy.results, strict=True))
        block.append(copy)

    def _move(self, number: int, ops: Mapping[str, Op], block: Block) -> bool:
        """A move from the program of one mesh to that of another, if what it reads is there."""
        giver = next((n for n, op in ops.items() if op.operands[0] in self.views[n].now), None)
        if giver is None:
            return False
        given = ops[giver]
        stage = moved_to(given)
        taken, taker = ops[self._name(stage)], self._view(stage)
        made = move(self.views[giver].now[given.operands[0]], stage, 0)
        made.result.set_type(taken.result.type)
        before, after = _cut(given, ARG_SHARDINGS), _cut(taken, RESULT_SHARDINGS)
        note_move(made, before, after, self.whole[number])
        taker.now[taken.result] = block.append(made).result
        return True

    # --- the loop over micro-batches

    def _loop(self, block: Block) -> None:
        loop = self.first.loop
        assert loop is not None
        zero = loop.operands[0].op
        assert zero is not None
        start = block.append(clone(zero, {})).result
        states = [
            (view, k) for view in self.views.values() if view.loop is not None
            for k in range(1, len(view.loop.operands)) if self._owns(view, k)
        ]  # fmt: skip
        first = [view.now[_loop_of(view).operands[k]] for view, k in states]
        types = [start.type, *(value.type for value in first)]
        test, body = Block(types), Block(types)
        for inner, number in ((test, 0), (body, 1)):
            args = [_loop_of(view).regions[number].block.args[k] for view, k in states]
            for old, new in zip(
                [loop.regions[number].block.args[0], *args], inner.args, strict=True
            ):
                new.name, new.loc = old.name, old.loc
        _copy_plain(loop.regions[0].block, test)
        for (view, k), new in zip(states, body.args[1:], strict=True):
            view.now[_loop_of(view).regions[1].block.args[k]] = new
        for view in self.views.values():
            view.now[_loop_of(view).regions[1].block.args[0]] = body.args[0]
        self._fill(_Place(body, _body))
        after = [
            view.now[_loop_of(view).regions[1].block.terminator.operands[k]] for view, k in states
        ]
        _copy_plain(loop.regions[1].block, body, after)
        made = Op(loop.name, [start, *first], types, loop.attrs,
                  [Region([test]), Region([body])], loop.notes, loop.loc, loop.place)  # fmt: skip
        block.append(made)
        for (view, k), result in zip(states, made.results[1:], strict=True):
            view.now[_loop_of(view).results[k]] = result

    def _owns(self, view: View, k: int) -> bool:
        home = home_of(_loop_of(view).results[k])
        return home is not None and self._view(home) is view

    # --- the module

    def _replace(self, func: Func) -> None:
        """The new main, the functions that it calls, and the meshes."""
        module = self.module
        for op in [op for op in module.ops if isinstance(op, Func) or op.name == MESH]:
            op.erase()
        for number, (name, program) in enumerate(self.programs.items()):
            meshes = (op for op in program.ops if op.name == MESH)
            found = next(op for op in meshes if op.attrs["sym_name"] == String(name))
            module.body.insert(number, clone(found, {}))
        module.body.append(func)
        copies = FunctionCopies(module)
        for op in func.walk():
            part = part_of(op)
            if part is not None:
                program = self.programs[self._name(part[1])]
                call_to(op, copies.of(program, op))
        devices: Attribute = Int(self.groups.devices, "i32")
        module.set_note("mhlo.num_partitions", devices)
        module.set_note("mhlo.num_replicas", Int(1, "i32"))


def _loop_of(view: View) -> Op:
    assert view.loop is not None
    return view.loop


def _head(view: View) -> Sequence[Op]:
    """What stands before the loop; without one, passes over the micro-batch too."""
    ops, loop = view.main.body.ops, view.loop
    found = ops[:-1] if loop is None else ops[: ops.index(loop)]
    return [op for op in found if loop is None or (part_of(op) or ("",))[0] == SETUP]


def _body(view: View) -> Sequence[Op]:
    return _loop_of(view).regions[1].block.ops


def _tail(view: View) -> Sequence[Op]:
    ops, loop = view.main.body.ops, view.loop
    return () if loop is None else ops[ops.index(loop) + 1 : -1]


def _is_ready(view: View, op: Op) -> bool:
    return all(value in view.now for value in op.operands)


def _copy_plain(source: Block, block: Block, after: Sequence[Value] = ()) -> None:
    """Append what counts micro-batches, and the end of a block."""
    mapping = {source.args[0]: block.args[0]}
    for op in source.ops[:-1]:
        if part_of(op) is None and not is_move(op):
            block.append(clone(op, mapping))
    first = source.terminator.operands[0]
    block.append(Op(source.terminator.name, [mapping[first], *after]))


def note_move(op: Op, before: Sharding, after: Sharding, whole: Type) -> None:
    """How a value is cut on both sides of a move."""
    op.set_attrs(op.attrs.without(NUMBER))
    op.set_note(ARG_SHARDINGS, ShardingPerValue((before,)))
    op.set_note(RESULT_SHARDINGS, ShardingPerValue((after,)))
    op.set_note(ARG_TYPES, Array((TypeAttr(whole),)))


def _number(op: Op) -> int:
    found = op.attrs[NUMBER]
    assert isinstance(found, String)
    return int(found.value)


def _cut(op: Op, key: str) -> Sharding:
    found = op.notes[key]
    assert isinstance(found, ShardingPerValue) and PLACE in op.notes
    return found.shardings[0]
