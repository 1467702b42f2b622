"""Numbers the values of a program by their names in its text, and traces their origins."""

from __future__ import annotations

import difflib
from collections import defaultdict
from collections.abc import Iterator

from shardwright.ir.core import Block, Func, Module, Op, Value, out_sharding
from shardwright.ir.errors import Place, Suggestion, error, nearest
from shardwright.ir.value_labels import (
    arg_labels,
    is_named_result,
    name_of,
    path_of,
    result_labels,
    values_of,
)
from shardwright.passes.cost.trials.trial import Where, inside
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import CONSTANTS, CONSTRAINT, RESHARD

ASKING = frozenset((CONSTRAINT, RESHARD))  # ops by which a program asks for a reshard
NOT_NAMED = -1
USAGE = 2  # exit code

Key = tuple[tuple[int, int], int]  # place of an op in the text, index of its result


class Names:
    """Numbers the named values of a program as it was read; passes may copy ops, never places.

    `values` holds them in program order, main first.
    """

    def __init__(self, module: Module) -> None:
        self.module = module
        main = module.main
        self.funcs = sorted(module.funcs, key=lambda func: func is not main)
        self.values = [value for func in self.funcs for value in values_of(func)]
        self.functions = [func.symbol for func in self.funcs for _ in values_of(func)]
        self._numbers = {value: number for number, value in enumerate(self.values)}
        self._keys: dict[Key, int] = {}
        self._names: dict[str, list[int]] = defaultdict(list)
        self.texts = [name_of(value) for value in self.values]
        for number, value in enumerate(self.values):
            self._names[self.texts[number]].append(number)
            if value.op is not None:
                self._keys.setdefault((value.op.place, value.index), number)
        self._wheres = [found for func in self.funcs for found in _wheres(func)]
        self.kinds: dict[tuple[int, int], str] = {}
        for op in module.walk():  # ops that a text abbreviates stand at the place of their owner
            self.kinds.setdefault(op.place, op.name)
        self.asked: dict[int, list[Sharding]] = defaultdict(list)  # by constraints on a value
        for op in module.walk():
            if op.name in ASKING and (wanted := out_sharding(op)) is not None:
                self.asked[self._numbers.get(op.operands[0], NOT_NAMED)].append(wanted)
        self.main = "" if main is None else main.symbol
        self.results = [] if main is None else list(main.result_shardings)
        self.labels = [] if main is None else arg_labels(main)
        self.args = [] if main is None or main.is_declaration else list(main.args)
        self.result_labels = [] if main is None else result_labels(main)
        self._paths = {self._numbers[value]: path_of(value) for value in self.args}

    def where(self, number: int) -> tuple[Where, int] | None:
        """The argument or op that a value is or is made by, and which of its results it is.

        Region arguments are made by no op: they have no place of their own.
        """
        return self._wheres[number]

    def number(self, value: Value | None) -> int | None:
        """The number of a value, or of the one that it is a copy of; None for what passes made."""
        if value is None:
            return None
        found, op = self._numbers.get(value), value.op
        if found is None and op is not None and self._is_copy(op):
            found = self._keys.get((op.place, value.index))
        return found

    def _is_copy(self, op: Op) -> bool:
        """True if an op stands for one of the text, and was not made beside it."""
        kind = self.kinds.get(op.place)
        return kind == op.name or (kind in CONSTANTS and op.name in CONSTANTS)

    def declared(self, user: Op, index: int) -> Sharding | None:
        """The sharding that the text gives a result of main, where `user` returns it."""
        func = user.parent
        is_main = isinstance(func, Func) and func.symbol == self.main
        return self.results[index] if is_main and user.is_terminator else None

    def find(self, name: str) -> int:
        """The number of `%name`, that of main where several have it, or of a labelled argument.

        Raises ProgramError.
        """
        wanted = name if name.startswith("%") else f"%{name}"
        for spelled in (wanted, f"{wanted}#0"):
            if found := self._names.get(spelled):
                return found[0]
        if name in self.labels:
            return self.argument(self.labels.index(name))
        paths = [path for path in self._paths.values() if path]
        is_path = not name.startswith("%") and not name.isidentifier()
        known, asked = (paths, name) if is_path and paths else (list(self._names), wanted)
        help = nearest(asked, known)
        if not isinstance(help, Suggestion) and known:
            close = difflib.get_close_matches(asked, known, 1, 0.0)
            help = f'the nearest is "{(close or known)[0]}"; {help}'
        raise error(f"no value is called {asked}", Place(self.module.file), help=help, code=USAGE)

    def argument(self, index: int) -> int:
        """The number of an argument of main. Raises ProgramError."""
        if not 0 <= index < len(self.args):
            last = len(self.args) - 1
            message = f"main has no argument {index}"
            help = f"arguments are 0 to {last}" if self.args else "main has no arguments"
            raise error(message, Place(self.module.file), help=help, code=USAGE)
        return self._numbers[self.args[index]]

    def shown(self, number: int) -> str:
        """`%3`, or `%3 of @f` outside of main; the path of an argument that has one."""
        path = self._paths.get(number, "")
        if path and path != self.values[number].name:
            return path
        function = self.functions[number]
        name = self.texts[number]
        return name if function == self.main else f"{name} of @{function}"

    def result(self, index: int) -> str:
        """The user's name of a result of main, or `result 2 of main`."""
        label = self.result_labels[index]
        return label if is_named_result(label, index) else f"result {index} of main"

    def labelled(self, value: Value | None) -> str:
        """The name of a value, or what makes it where passes did."""
        number = self.number(value)
        if number is not None:
            return self.shown(number)
        if value is None:
            return "a value made by a pass"
        if value.op is None:
            return f"argument {value.index} of a region"
        return f"a {value.op.name}"


def _wheres(func: Func) -> Iterator[tuple[Where, int] | None]:
    """Per value of a function its place in the text, and which result of its op it is."""
    order = {op: index for index, op in enumerate(inside(func))}
    for value in values_of(func):
        op = value.op
        if op is None:
            is_own = isinstance(value.owner, Block) and value.owner.parent is func
            yield (Where(func.symbol, argument=value.index), 0) if is_own else None
        else:
            yield Where(func.symbol, op=order[op]), value.index
