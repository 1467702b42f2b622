"""Writes loops over calls, and the lists of what they take and leave."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shardwright.backends.bundles import ARGUMENTS, Bundle, Bundles, Column, Listed, Row
from shardwright.backends.call_loops import Roll
from shardwright.backends.list_entries import (
    NUMBER,
    ROW,
    TURN,
    VALUE,
    affine,
    entries_of,
    line_at,
    numbers_of,
)
from shardwright.backends.loop_forms import Form, Span
from shardwright.backends.loop_overwriting import (
    HOME,
    over_each,
    overwritten_by,
    whole_rows,
    write_over,
)
from shardwright.backends.names import LINE, identifier
from shardwright.backends.overwriting import over_all
from shardwright.backends.short_lists import compact, compact_lines, sliced
from shardwright.ir.core import Value

if TYPE_CHECKING:
    from shardwright.backends.emit import Writer

Start = tuple[int, Value]  # a result of a call, and what stands for it before the first one

MANY = 64  # arguments that are spelled by their places
RESERVED = (TURN, ROW, VALUE, NUMBER, HOME)
_PARTS = re.compile(r"\d+|\D+", re.ASCII)


def name_bundles(writer: Writer, found: Bundles, labels: Mapping[Value, str]) -> None:
    """Name bundles, and their columns, after the arguments or results that they hold."""
    for bundle in found.bundles:
        pairs = [(labels.get(c[0], ""), labels.get(c[1], "")) for c in bundle.columns]
        stem, bundle.fields = _stem_and_fields(pairs)
        word = identifier(stem, "") if stem else ""
        bundle.name = bundle.read_name = writer.names.new(
            word or ("inputs" if bundle.maker == ARGUMENTS else "kept")
        )


def _stem_and_fields(labels: Sequence[tuple[str, str]]) -> tuple[str, list[str]]:
    """What labels have together before the number of their line, what each has behind it."""
    stems: list[str] = []
    fields: list[str] = []
    for one, other in labels:
        parts, others = _PARTS.findall(one), _PARTS.findall(other)
        pairs = list(zip(parts, others, strict=False))
        at = next((k for k, (a, b) in enumerate(pairs) if a != b), len(pairs))
        stems.append("".join(parts[:at]))
        fields.append(identifier("".join(parts[at + 1 :]), ""))
    is_one = len(set(stems)) == 1 and all(map(all, labels))
    return (stems[0], fields) if is_one else ("", [""] * len(labels))


# --- arguments


def write_arguments(writer: Writer, found: Bundles, source: str) -> None:
    """Lines that take a function's arguments from the tuple that it has of them."""
    number = {value: k for k, value in enumerate(writer.func.args)}
    lone = [v for v in writer.func.args if v not in found.places and writer.reads(v)]
    is_many = len(lone) > MANY
    for value in lone:
        if is_many or writer.stem_of(value) == f"arg{number[value]}":
            writer.hold(value, f"{source}[{number[value]}]")
            lone = [one for one in lone if one is not value]
    for run in _runs([(number[value], writer.parameter(value)) for value in lone]):
        first, names = run[0][0], ", ".join(name for _, name in run)
        taken = f"[{first}]" if len(run) == 1 else f"[{first}:{first + len(run)}]"
        writer.line(f"{names} = {source}{taken}")
    for bundle in found.made_by(ARGUMENTS):
        lines = [[number[column[k]] for column in bundle.columns] for k in range(bundle.turns)]
        if bundle.is_flat:
            writer.line(f"{bundle.name} = {_values_of(source, [line[0] for line in lines])}")
        else:
            writer.line(f"{bundle.name} = {_lines_of(source, lines)}")
    _hold_places(writer, found, ARGUMENTS)


def _runs(names: Sequence[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    """Numbered names, those that follow one another and fit a line together."""
    runs: list[list[tuple[int, str]]] = []
    for number, name in names:
        last = runs[-1] if runs else []
        width = sum(len(word) + 2 for _, word in last) + len(name)
        if last and last[-1][0] == number - 1 and width < LINE - 30:
            last.append((number, name))
        else:
            runs.append([(number, name)])
    return runs


def _values_of(source: str, numbers: Sequence[int]) -> str:
    """A list of what stands at these places of a tuple."""
    step = affine(numbers)
    if step == 1:
        return f"{source}[{numbers[0]}:{numbers[-1] + 1}]"
    if step is None:
        return f"[{source}[{NUMBER}] for {NUMBER} in {numbers_of(numbers)}]"
    return f"[{source}[{line_at(numbers[0], step)}] for {TURN} in range({len(numbers)})]"


def _lines_of(source: str, lines: Sequence[Sequence[int]]) -> str:
    """A list of the lists of what stands at these places of a tuple."""
    firsts = [line[0] for line in lines]
    step = affine(firsts)
    offsets = [number - firsts[0] for number in lines[0]]
    turns = f"for {TURN} in range({len(lines)})"
    if not _is_regular(lines):
        return f"[[{source}[{NUMBER}] for {NUMBER} in {ROW}] for {ROW} in {[*map(tuple, lines)]}]"
    if step is None:
        taken = f"{source}[{NUMBER} : {NUMBER} + {len(offsets)}]"
        if offsets != list(range(len(offsets))):
            taken = f"[{', '.join(f'{source}[{NUMBER} + {offset}]' for offset in offsets)}]"
        return f"[{taken} for {NUMBER} in {tuple(firsts)}]"
    if offsets == list(range(len(offsets))):
        start, end = line_at(firsts[0], step), line_at(firsts[0] + len(offsets), step)
        return f"[{source}[{start} : {end}] {turns}]"
    at = line_at(0, step)
    return f"[[{source}[{at} + {NUMBER}] for {NUMBER} in {numbers_of(lines[0])}] {turns}]"


def _is_regular(lines: Sequence[Sequence[int]]) -> bool:
    """True if the numbers of all lines are apart as those of the first are."""
    offsets = [[number - line[0] for number in line] for line in lines]
    return all(one == offsets[0] for one in offsets)


def _hold_places(writer: Writer, found: Bundles, maker: int) -> None:
    """Spell what stands in the bundles of a loop, or of the arguments."""
    for bundle in found.made_by(maker):
        for number, column in enumerate(bundle.columns):
            for line, value in enumerate(column):
                place = "" if bundle.is_flat else f"[{number}]"
                writer.hold(value, f"{bundle.read_name}[{line}]{place}")


# --- loops


def write_roll(writer: Writer, found: Bundles, loop: int, form: Form) -> None:
    """Write the calls of a loop, and spell what others take from them."""
    roll, bundles = found.rolls[loop], found.made_by(loop)
    first, last = roll.calls[0], roll.calls[-1]
    starts = write_starts(writer, roll)
    handed, copied = dict[int, str](), dict[str, str]()
    for (number, _), name in starts.items():
        if handed.setdefault(number, name) != name:
            copied[name] = handed[number]
    writer.let_go(first, [first.operands[p] for p in roll.carried], [*starts.values()])
    listed = _write_lists(writer, found, loop, form)
    over = over_each(writer, found, loop) if form.is_of_values else None
    overs = () if over is not None else overwritten_by(writer, found, loop)
    for one in overs or ():
        writer.expect_order(one.home.lines)
    taken = [
        _taken(writer, found, loop, number, form, starts, listed)
        for number in range(len(form.parameters))
    ]
    symbol = roll.func.symbol
    hidden = ["given", line_at(0, form.step)] if form.hidden else []
    call = ", ".join([*writer.program.parameters(symbol), *hidden, *taken])
    call = f"{writer.program.functions[symbol]}({call})"
    turns = f"for {TURN} in range({len(roll.calls)})"
    rows: list[str] = []
    whole = whole_rows(writer, found, overs or (), last)
    if len(bundles) == 1 and not handed and (not overs or bundles[0] in whole):
        one = call if over is None else over(call)
        one = over_all(whole[bundles[0]], call) if overs else one
        writer.line(f"{bundles[0].name} = [{one} {turns}]")
    else:
        rows = [writer.names.new(f"{bundle.name}_{ROW}") for bundle in bundles]
        for bundle in bundles:
            writer.line(f"{bundle.name} = []")
        writer.line(f"{turns}:")
        with writer.indented():
            targets = ", ".join([*handed.values(), *rows])
            writer.line(f"{targets} = {call}" if targets else call)
            for name, source in copied.items():
                writer.line(f"{name} = {source}")
            by_bundle = dict(zip(bundles, rows, strict=True))
            write_over(writer, found, overs or (), by_bundle, last)
            for bundle, row in zip(bundles, rows, strict=True):
                writer.line(f"{bundle.name}.append({row})")
    _write_given(writer, bundles)
    _hold_places(writer, found, loop)
    for number, name in handed.items():
        writer.own(last.results[number], name)
    if overs is None:
        writer.write_over(*roll.calls)
    own_lists = [name for name in listed.values() if not writer.is_kept(name)]
    writer.pass_by_loop(roll.calls, [*rows, *copied, *_done(found, loop), *own_lists])


def write_starts(writer: Writer, roll: Roll) -> dict[Start, str]:
    """By result of a call, and the value that stands for it before the first one, the name under
    which the next call takes it. One result may take the place of several values.
    """
    first, names = roll.calls[0], dict[Start, str]()
    for position, number in roll.carried.items():
        start = first.operands[position]
        if (number, start) in names:
            continue
        stem = writer.stem_of(roll.func.body.terminator.operands[number])
        own = writer.taken_over(start, first)
        is_free = own and own not in names.values()
        name = names[number, start] = own if is_free else writer.names.new(stem)
        if name != writer.use(start):
            writer.line(f"{name} = {writer.use(start)}")
    return names


def _done(found: Bundles, loop: int) -> list[str]:
    """The bundles that a loop is the last to read."""
    last = [(bundle.read_name, found.last_reader(bundle)) for bundle in found.bundles]
    return [name for name, reader in last if reader is not None and reader[0] == loop]


def _taken(
    writer: Writer, found: Bundles, loop: int, number: int, form: Form,
    starts: Mapping[Start, str], listed: Mapping[int, str],
) -> str:  # fmt: skip
    """What a call of the loop gives for a parameter."""
    roll, row, parameter = found.rolls[loop], form.rows[number], form.parameters[number]
    if number in listed:
        return f"{listed[number]}[{TURN}]"
    if row is not None:
        name = row.bundle.read_name
        if number in form.spans:
            return f"{name}[{_span(row, form.spans[number])}]"
        if number in form.owned and writer.frees:
            return f"{name}.pop({'' if row.lines[0] else '0'})"
        return f"{name}[{writer.order(row.lines)}]"
    assert isinstance(parameter, int)
    value = roll.calls[0].operands[parameter]
    if parameter in roll.carried:
        return starts[roll.carried[parameter], value]
    return writer.use(value)


def _span(row: Row, span: Span) -> str:
    """The lines of a list of values that a turn takes at once."""
    step = affine(row.lines)
    assert step is not None  # they come as one list only then
    first, end = row.lines[0], row.lines[0] + span.apart * (span.many - 1) + 1
    by = "" if span.apart == 1 else f" : {span.apart}"
    return f"{line_at(first, step)} : {line_at(end, step)}{by}"


def _write_lists(writer: Writer, found: Bundles, loop: int, form: Form) -> dict[int, str]:
    """Lists of what the calls take from here and there, by parameter."""
    roll, made = found.rolls[loop], dict[int, str]()
    for number, positions in enumerate(form.parameters):
        row = form.rows[number]
        if isinstance(positions, int):
            continue
        if row is not None:
            writer.expect_order(row.lines)
            continue
        columns = [roll.operands(position) for (position,) in positions]
        lines = [
            entries_of(found, values, lambda bundle: bundle.read_name, writer.use)
            for values in zip(*columns, strict=True)
        ]
        if len(positions) == 1:
            items = sliced(compact([entry for (entry,) in lines]))
        else:
            items = compact_lines(lines)
        values, block = tuple(columns), roll.calls[0].block
        later = [n for n in range(loop + 1, len(found.rolls))]
        later = [n for n in later if found.rolls[n].calls[0].block is block]
        is_kept = any(values in _lists(found, n) for n in later)
        made[number] = writer.list_of((block, *values), items, is_kept=is_kept)
    return made


def _lists(found: Bundles, loop: int) -> list[tuple[Column, ...]]:
    """What a loop takes from here and there, each as one list."""
    taken = [one.values for one in found.taken[loop] if isinstance(one, Listed)]
    return [(values,) for values in taken]


def _write_given(writer: Writer, bundles: Sequence[Bundle]) -> None:
    """Let a caller replace results for everything that follows."""
    for bundle in bundles:
        given = writer.program.given
        numbers = [[given.get(value, -1) for value in column] for column in bundle.columns]
        lines = [list(line) for line in zip(*numbers, strict=True)]
        if any(number < 0 for line in lines for number in line) or not _is_read(bundle):
            continue
        writer.compute([value for column in bundle.columns for value in column])
        bundle.read_name = writer.names.new(f"given_{bundle.name}")
        firsts = [line[0] for line in lines]
        if bundle.is_flat:
            _write_given_values(writer, bundle, firsts)
            continue
        step, offsets = affine(firsts), [number - firsts[0] for number in lines[0]]
        is_regular = _is_regular(lines)
        if step is not None and is_regular and offsets == list(range(len(offsets))):
            key = f"{line_at(0, step)} + {NUMBER}"
            pairs = f"{NUMBER}, {VALUE} in enumerate({ROW}, {firsts[0]})"
            source = f"{TURN}, {ROW} in enumerate({bundle.name})"
        elif step is not None and is_regular:
            key = f"{line_at(0, step)} + {NUMBER}"
            pairs = f"{NUMBER}, {VALUE} in zip({tuple(lines[0])}, {ROW}, strict=True)"
            source = f"{TURN}, {ROW} in enumerate({bundle.name})"
        else:
            key = NUMBER
            pairs = f"{NUMBER}, {VALUE} in zip({TURN}, {ROW}, strict=True)"
            source = f"{TURN}, {ROW} in zip({[*map(tuple, lines)]}, {bundle.name}, strict=True)"
        row = f'[given.get(f"res{{{key}}}", {VALUE}) for {pairs}]'
        writer.line(f"{bundle.read_name} = [{row} for {source}]")


def _write_given_values(writer: Writer, bundle: Bundle, numbers: Sequence[int]) -> None:
    """The same for a list of values."""
    pairs = f"zip({tuple(numbers)}, {bundle.name}, strict=True)"
    if affine(numbers) == 1:
        pairs = f"enumerate({bundle.name}, {numbers[0]})"
    one = f'given.get(f"res{{{NUMBER}}}", {VALUE}) for {NUMBER}, {VALUE} in {pairs}'
    writer.line(f"{bundle.read_name} = [{one}]")


def _is_read(bundle: Bundle) -> bool:
    """True if anything but what main returns reads a bundle."""
    values = (value for column in bundle.columns for value in column)
    return any(user.name != "func.return" for value in values for user in value.users())
