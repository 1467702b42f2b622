"""Prints ops without regions from templates, and numbers the names in printed text.

Ops of one signature differ in their names only: the second one is printed by its form with a mark
for each name, and the text with marks is the template of all that follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.ir.core import Op, Value
from shardwright.ir.diagnostics.at_op import module_of, op_error

_MARK = "\x00"
TABLES = ("replica_groups", "source_target_pairs")
LONG = 1 << 12  # characters of an op that are counted
MOST_LISTED = 1 << 30  # characters of ops that list devices, in a text
_UNKNOWN = "<<UNKNOWN SSA VALUE>>"


class Lines:
    """Templates of one text. `print_op` asks the form of an op, which asks `names`.

    `texts` are the names of values.
    """

    def __init__(self, print_op: Callable[[Op], str]) -> None:
        self.print_op = print_op
        self.texts: dict[Value, str] = {}
        self._marked: list[Value] | None = None  # values that marks stand for, if any do
        self._templates: dict[str, dict[tuple[object, ...], str]] = {}  # by dialect
        self._listed = 0  # characters of ops that list devices

    def names(self, values: Sequence[Value]) -> str:
        """`%0, %arg1`."""
        if self._marked is not None:
            self._marked += values
            return ", ".join([_MARK] * len(values))
        return ", ".join(self._names(values))

    def _names(self, values: Sequence[Value]) -> list[str]:
        texts = self.texts
        try:
            return [texts[value] for value in values]
        except KeyError:  # an invalid program can be printed too
            return [texts.get(value, _UNKNOWN) for value in values]

    def texts_of(self, ops: Sequence[Op], dialect: str) -> list[str]:
        """Ops one after another, without margin; `dialect` is left out of their names."""
        templates = self._templates.setdefault(dialect, {})
        found: list[str] = []
        for op in ops:
            results = op.results
            if type(op) is not Op or op.regions or len(results) > 1:
                found.append(self.print_op(op))
                if len(found[-1]) > LONG:
                    self._count(op, found[-1])
                continue
            values = results + op.operands
            sharding = results[0].sharding if results else None
            # Attributes by identity: they live as long as the program that is printed.
            key = op.name, id(op.attrs), id(op.notes), sharding, *[v.type for v in values]
            template = templates.get(key)
            if template == "":
                template = templates[key] = self._template(op, values)
            if template:
                found.append(template % tuple(self._names(values)))
            else:
                templates[key] = ""
                found.append(self.print_op(op))
            if len(found[-1]) > LONG:
                self._count(op, found[-1])
        return found

    def _count(self, op: Op, text: str) -> None:
        """Tables of devices are held once, but printed at each op. Raises ProgramError."""
        if not any(name in op.attrs for name in TABLES):
            return
        self._listed += len(text)
        if self._listed > MOST_LISTED:
            message = f"lists devices, as those before it do: {self._listed} characters, at most"
            help = "partition the program for a smaller mesh, or print it before localize"
            raise op_error(module_of(op), op, f"{message} {MOST_LISTED}", help=help)

    def _template(self, op: Op, values: Sequence[Value]) -> str:
        """The text of ops like this one, `%s` for each name; "" when this op does not show it."""
        if len(set(values)) < len(values):
            return ""  # which one a mark stands for is not clear
        self._marked = []
        try:
            text = self.print_op(op)
            is_in_order = self._marked == values and text.count(_MARK) == len(values)
        finally:
            self._marked = None
        return text.replace("%", "%%").replace(_MARK, "%s") if is_in_order else ""
