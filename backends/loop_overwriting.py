"""Writes what turns of loops write over donated arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from shardwright.backends.bundles import Bundle, Bundles, Row
from shardwright.backends.list_entries import NUMBER, affine
from shardwright.backends.overwriting import over, over_all
from shardwright.ir.core import Op

if TYPE_CHECKING:
    from shardwright.backends.emit import Writer

HOME = "home"  # an argument that a turn writes over
LEAST = 3  # of these that are worth a loop


@dataclass(frozen=True)
class Over:
    """A result of a loop's calls that is written over an argument, a column of a bundle."""

    result: int
    home: Row
    may_lie_there: bool


def overwritten_by(writer: Writer, found: Bundles, loop: int) -> list[Over] | None:
    """What each turn of a loop writes over arguments; None if turns do not do the same."""
    calls = found.rolls[loop].calls
    seen = [_of_call(writer, found, call) for call in calls]
    if any(one is None for one in seen) or len({len(one or ()) for one in seen}) > 1:
        return None
    overs: list[Over] = []
    for homes in zip(*[one or () for one in seen], strict=True):
        lines = [line for _, _, _, line, _ in homes]
        results, bundles, columns = ({home[k] for home in homes} for k in (0, 1, 2))
        lies = {home[4] for home in homes}
        if len(results) * len(bundles) * len(columns) * len(lies) > 1 or len(lines) < 2:
            return None
        result, bundle, column, _, lie = homes[0]
        overs.append(Over(result, Row(bundle, column, tuple(lines)), lie))
    return overs


def over_each(writer: Writer, found: Bundles, loop: int) -> Callable[[str], str] | None:
    """What a turn gives, written over the argument that it is for; None if that is not so."""
    calls = found.rolls[loop].calls
    homes = [writer.homes.at.get(call, ()) for call in calls]
    every = [some[0] for some in homes if len(some) == 1]
    if [home.value.op for home in every] != [*calls]:
        return None
    place = writer.arguments_by_turn([home.argument for home in every])
    if not place or len({home.may_lie_there for home in every}) > 1:
        return None
    return lambda text: over(place, text, may_lie_there=every[0].may_lie_there)


def _of_call(
    writer: Writer, found: Bundles, call: Op
) -> list[tuple[int, Bundle, int, int, bool]] | None:
    """By result that is written over an argument: the bundle, column and line of that."""
    homes: list[tuple[int, Bundle, int, int, bool]] = []
    for home in writer.homes.at.get(call, ()):
        there = found.places.get(writer.func.args[home.argument])
        if home.value.op is not call or home.value not in found.places or there is None:
            return None
        bundle, line, column = there
        homes.append((home.value.index, bundle, column, line, home.may_lie_there))
    return sorted(homes, key=lambda one: one[0])


class _Written(NamedTuple):
    """Texts of a row and of the row of arguments that its values are written over."""

    row: str
    homes: str
    may_lie_there: bool

    def line(self, number: str, home: str) -> str:
        text = f"{self.row}[{number}]" if number else self.row
        return f"{text} = {over(home, text, may_lie_there=self.may_lie_there)}"


def whole_rows(
    writer: Writer, found: Bundles, overs: Sequence[Over], call: Op
) -> dict[Bundle, str]:
    """Bundles of which a turn writes all values over arguments of one row, and these."""
    whole: dict[Bundle, str] = {}
    for bundle, some in _by_bundle(found, overs, call).items():
        pairs = [(str(found.places[call.results[one.result]][2]), one.home) for one in some]
        told = {_homes_of(writer, one) for one in some}
        if len(told) == 1 and [int(number) for number, _ in pairs] == [*range(_width(bundle))]:
            homes = _homes(told.pop(), pairs)
            whole.update({bundle: homes} if homes else {})
    return whole


def _by_bundle(found: Bundles, overs: Sequence[Over], call: Op) -> dict[Bundle, list[Over]]:
    by_bundle: dict[Bundle, list[Over]] = {}
    for one in overs:
        bundle, _, _ = found.places[call.results[one.result]]
        by_bundle.setdefault(bundle, []).append(one)
    return by_bundle


def _width(bundle: Bundle) -> int:
    return len(bundle.columns)


def _homes_of(writer: Writer, one: Over) -> str:
    """The row of arguments that a turn writes a value over one of."""
    return f"{one.home.bundle.name}[{writer.order(one.home.lines)}]"


def write_over(
    writer: Writer, found: Bundles, overs: Sequence[Over], rows: Mapping[Bundle, str], call: Op
) -> None:
    """Write what a turn does so: row by row, or in a loop where values follow one another."""
    whole = whole_rows(writer, found, overs, call)
    together: dict[_Written, list[tuple[str, Row]]] = {}
    for bundle, some in _by_bundle(found, overs, call).items():
        row = rows[bundle]
        if bundle in whole:
            writer.line(f"{row} = {over_all(whole[bundle], row)}")
            continue
        for one in some:
            number = found.places[call.results[one.result]][2]
            written = _Written(row, _homes_of(writer, one), one.may_lie_there)
            pair = "" if bundle.is_flat else str(number), one.home
            together.setdefault(written, []).append(pair)
    for written, pairs in together.items():
        places = _places(_homes(written.homes, pairs), pairs)
        if not places:
            for number, home in pairs:
                at = "" if home.bundle.is_flat else f"[{home.column}]"
                writer.line(written.line(number, f"{written.homes}{at}"))
            continue
        writer.line(f"for {NUMBER}, {HOME} in {places}:")
        with writer.indented():
            writer.line(written.line(NUMBER, HOME))


def _places(homes: str, pairs: Sequence[tuple[str, Row]]) -> str:
    """Numbers in a row, and the arguments there."""
    numbers = [int(number) for number, _ in pairs] if homes else []
    if not numbers:
        return ""
    if numbers == [*range(len(numbers))]:
        return f"enumerate({homes})"
    if affine(numbers) == 1:
        return f"enumerate({homes}, {numbers[0]})"
    return f"zip({tuple(numbers)}, {homes}, strict=True)"


def _homes(homes: str, pairs: Sequence[tuple[str, Row]]) -> str:
    """Arguments of a row of these, if they are at equal distances; else ""."""
    if len(pairs) < LEAST:
        return ""
    columns = [home.column for _, home in pairs]
    step = affine(columns)
    if step is None or step < 1:
        return ""
    count = len(pairs[0][1].bundle.columns)
    by = "" if step == 1 else f":{step}"
    start, end = str(columns[0] or ""), str(columns[-1] + 1 if columns[-1] + step < count else "")
    is_all = not start and not end and not by
    return homes if is_all else f"{homes}[{start}:{end}{by}]"
