"""How functions that loops call take their arguments and hand on their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from shardwright.backends.bundles import Bundle, Bundles, Listed, Row, Taken
from shardwright.backends.list_entries import affine
from shardwright.backends.names import LINE, items
from shardwright.ir.core import Func, Value

if TYPE_CHECKING:
    from shardwright.backends.emit import Writer

LEAST = 3  # lines of a list that come as one


@dataclass(frozen=True)
class Naming:
    """Names of a list and of its columns; those of a bundle are known later."""

    bundle: Bundle | None
    columns: int

    @property
    def stem(self) -> str:
        return self.bundle.name if self.bundle is not None else "listed"

    @property
    def fields(self) -> Sequence[str]:
        is_row = self.bundle is not None and len(self.bundle.columns) == self.columns
        return self.bundle.fields if self.bundle is not None and is_row else [""] * self.columns


class Span(NamedTuple):
    """Lines of a list that a turn takes."""

    many: int
    apart: int


@dataclass(frozen=True)
class Form:
    """How a function that a loop calls is written.

    parameters  each an argument, or by column those of a list; of one column it is a value
    rows        by parameter the lines of a bundle that the loop gives
    names       by parameter what its list is called, and its columns
    spans       by parameter that is several lines of a list of values how many, and how far apart
    owned       numbers of parameters that the loop hands over
    results     each a result, or those of a bundle
    hidden      by result that the function reads itself, and a caller may replace, its number among
                those of main in the first turn
    step        how far that number is from turn to turn
    """

    parameters: Sequence[int | Sequence[Sequence[int]]]
    rows: Sequence[Row | None]
    names: Sequence[Naming]
    spans: Mapping[int, Span]
    owned: frozenset[int]
    results: Sequence[int | Sequence[int]]
    hidden: Mapping[int, int]
    step: int

    @property
    def is_of_values(self) -> bool:
        """True if turns give one value each, and no list of them."""
        return [isinstance(one, int) or len(one) for one in self.results] == [1]


def form_of(found: Bundles, loop: int, given: Mapping[Value, int]) -> Form:
    """The form of the function that a loop calls. `given`: what a caller of main may replace."""
    roll = found.rolls[loop]
    groups: dict[object, list[int]] = {}
    joined = _joined(found.taken[loop])
    for position, taken in enumerate(found.taken[loop]):
        place = joined.get(position) or _place(found, position, taken)
        groups.setdefault(place, []).append(position)
    parameters: list[int | list[list[int]]] = []
    rows: list[Row | None] = []
    names: list[Naming] = []
    owned, spans = set[int](), dict[int, Span]()
    for place, positions in groups.items():
        taken = found.taken[loop][positions[0]]
        if isinstance(place, _Joined):
            spans[len(parameters)] = Span(len(place.columns), place.apart)
            parameters.append(place.columns)
            taken = place.first
        elif isinstance(taken, Row):
            columns: list[list[int]] = [[] for _ in taken.bundle.columns]
            for position in positions:
                row = found.taken[loop][position]
                assert isinstance(row, Row)
                columns[row.column].append(position)
            if found.last_reader(taken.bundle) == (loop, taken.lines):
                owned.add(len(parameters))
            parameters.append(columns)
        elif isinstance(taken, Listed):
            parameters.append([[p] for p in sorted(positions, key=lambda p: _rank(found, loop, p))])
        else:
            parameters += positions
        rows.append(taken if isinstance(taken, Row) else None)
        bundle = taken.bundle if isinstance(taken, Row) else None
        last = parameters[-1]
        names.append(Naming(bundle, 1 if isinstance(last, int) else len(last)))
    handed = dict.fromkeys(roll.carried.values())
    bundles = [[c[0].index for c in bundle.columns] for bundle in found.made_by(loop)]
    hidden, step = _hidden(found, loop, given)
    results = [*handed, *bundles]
    return Form(parameters, rows, names, spans, frozenset(owned), results, hidden, step)


@dataclass(frozen=True, eq=False)
class _Joined:
    """Operands that are lines of a list of values at equal distances."""

    first: Row
    apart: int
    columns: list[list[int]]


def _joined(taken: Sequence[Taken]) -> dict[int, _Joined]:
    """By position the operands that it comes with as one list."""
    groups: dict[tuple[int, int], dict[int, list[int]]] = {}
    rows: dict[int, Row] = {}
    for position, one in enumerate(taken):
        step = affine(one.lines) if isinstance(one, Row) and one.bundle.is_flat else None
        if isinstance(one, Row) and step is not None and step > 0:
            rows[position] = one
            columns = groups.setdefault((id(one.bundle), step), {})
            columns.setdefault(one.lines[0], []).append(position)
    found: dict[int, _Joined] = {}
    for columns in groups.values():
        firsts = sorted(columns)
        apart = affine(firsts) if len(firsts) >= LEAST else None
        if apart is None:
            continue
        ordered = [columns[first] for first in firsts]
        joined = _Joined(rows[ordered[0][0]], apart, ordered)
        found.update((position, joined) for positions in ordered for position in positions)
    return found


def _place(found: Bundles, position: int, taken: Taken) -> object:
    """What operands that come as one list have together."""
    if isinstance(taken, Row):
        return id(taken.bundle), taken.lines
    if not isinstance(taken, Listed):
        return position
    places = [found.places.get(value) for value in taken.values]
    return tuple(None if place is None else (id(place[0]), place[1]) for place in places)


def _rank(found: Bundles, loop: int, position: int) -> tuple[int, int]:
    """Where an operand stands in lists that are put together of lines of bundles."""
    taken = found.taken[loop][position]
    assert isinstance(taken, Listed)
    places = [found.places[value][2] for value in taken.values if value in found.places]
    return (places[0] if places else 0), position


def _hidden(found: Bundles, loop: int, given: Mapping[Value, int]) -> tuple[dict[int, int], int]:
    """The results that the function reads itself, by number; none where numbers are irregular."""
    outputs = found.rolls[loop].func.body.terminator.operands
    hidden: dict[int, int] = {}
    steps: dict[int | None, None] = {}
    for bundle in found.made_by(loop):
        for column in bundle.columns:
            inner = outputs[column[0].index]
            if all(value in given for value in column) and len(inner.uses) > 1:
                numbers = [given[value] for value in column]
                hidden[column[0].index] = numbers[0]
                steps[affine(numbers)] = None
    step, *others = steps or {0: None}
    return ({}, 0) if others or step is None else (hidden, step)


def write_parameters(writer: Writer, func: Func, form: Form) -> list[str]:
    """The parameters of a function; the lines that unpack them are for `write_unpacking`."""
    names: list[str] = []
    if form.hidden:
        names += ["given", writer.names.new(AT)]
        outputs = func.body.terminator.operands
        for number, first in form.hidden.items():
            writer.hide(outputs[number], f'f"res{{{names[1]} + {first}}}"')
    for one, naming in zip(form.parameters, form.names, strict=True):
        if isinstance(one, int):
            names.append(writer.parameter(func.args[one], "x"))
        elif len(one) == 1:
            names.append(writer.names.new(naming.fields[0] or "x"))
        else:
            names.append(writer.names.new(naming.stem))
    return names


AT = "at"  # the first of a turn's numbers of results


def write_unpacking(writer: Writer, func: Func, form: Form, names: Sequence[str]) -> None:
    """Lines that take arguments out of bundles."""
    names = names[-len(form.parameters) :]
    for number, (one, naming) in enumerate(zip(form.parameters, form.names, strict=True)):
        if isinstance(one, int):
            continue
        is_owned = number in form.owned and writer.frees
        if len(one) == 1:
            _name_all(writer, [func.args[p] for p in one[0]], names[number], is_owned=is_owned)
            continue
        parts: list[str] = []
        for positions, field in zip(one, naming.fields, strict=True):
            values = [func.args[position] for position in positions]
            read = [value for value in values if writer.reads(value)]
            if not read:
                parts.append("_")
                continue
            name = writer.define(read[0], field or "x") if is_owned else ""
            parts.append(name or writer.parameter(read[0], field or "x"))
            for value in read[1:]:
                writer.alias(value, parts[-1], is_owned=is_owned)
        is_read = any(part != "_" for part in parts)
        if is_read:
            _unpack(writer, parts, names[number])
        if is_owned:
            writer.delete([names[number], *(["_"] if is_read and "_" in parts else [])])


def _name_all(writer: Writer, values: Sequence[Value], name: str, *, is_owned: bool) -> None:
    """Spell values by the name of a parameter, which the function may let go of if it owns it."""
    for number, value in enumerate(values):
        if number or not is_owned:
            writer.alias(value, name, is_owned=is_owned)
        else:
            writer.own(value, name)


def _unpack(writer: Writer, parts: Sequence[str], source: str) -> None:
    for first, end in _chunks(parts, LINE - len(source) - 20):
        whole = (first, end) == (0, len(parts))
        taken = source if whole else f"{source}[{first}:{end}]"
        names = parts[first:end]
        writer.line(f"{', '.join(names)}{',' if len(names) == 1 else ''} = {taken}")


def _chunks(parts: Sequence[str], width: int) -> list[tuple[int, int]]:
    """Stretches of parts that fit a line."""
    bounds = [0]
    filled = 0
    for number, part in enumerate(parts):
        if filled and filled + len(part) > width:
            bounds.append(number)
            filled = 0
        filled += len(part) + 2
    return list(zip(bounds, [*bounds[1:], len(parts)], strict=True))


def write_return(writer: Writer, func: Func, form: Form) -> None:
    """The end of a function."""
    outputs = func.body.terminator.operands
    texts: list[str] = []
    for one in form.results:
        if isinstance(one, int):
            texts.append(writer.use(outputs[one]))
            continue
        parts = [writer.result(outputs[number]) for number in one]
        if len(parts) == 1:
            texts += parts
            continue
        chunks = _chunks(parts, LINE - 20)
        if len(chunks) == 1:
            texts.append(f"[{', '.join(parts)}]")
            continue
        name = writer.names.new("kept")
        for first, end in chunks:
            sign = "+=" if first else "="
            writer.line(f"{name} {sign} [{', '.join(parts[first:end])}]")
        texts.append(name)
    writer.line(f"return {', '.join(texts) if texts else items([])}")
