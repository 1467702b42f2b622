"""A difference of two programs: what changed, how, how often, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from shardwright.passes.explain.collective_words import collective_words
from shardwright.passes.explain.differences.value_graph import trimmed
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown

Kind = Literal["mesh", "structure", "sharding", "cut", "plan", "collective"]
Way = Literal["new", "gone", "moved", "dearer", "cheaper", "changed"]
PLACES = 3  # lines of a user's file that are named


@dataclass(frozen=True)
class Change:
    """Equal changes of one class of values or ops, as one.

    what     an argument's path, an op's kind or a value; `alike`: what all of its class are called
    count    how often, per step
    before, after  as text; "" where there is none
    places   lines of the user's file
    seconds, bytes  of all executions on one device, after less before: for collectives alone, as
             are `collective` (its kind), `axes`, and `more_often`
    effects  what follows from it
    touched  numbers of values of the programs that it concerns (`of old`, `of new`)
    """

    kind: Kind
    way: Way
    what: str
    before: str = ""
    after: str = ""
    count: int = 1
    places: tuple[str, ...] = ()
    because: str = ""
    seconds: float | None = None
    bytes: float | None = None
    axes: tuple[str, ...] = ()
    collective: str = ""
    more_often: bool = False
    effects: tuple[Change, ...] = ()
    alike: str = field(default="", compare=False, repr=False)
    touched: frozenset[tuple[str, int]] = field(default=frozenset(), compare=False, repr=False)

    @property
    def is_more(self) -> bool:
        """True of collectives that are new, or run more often."""
        if self.kind != "collective" or self.way in ("gone", "moved"):
            return False
        return self.way == "new" or self.more_often

    @property
    def words(self) -> str:
        """One line, without what follows."""
        if self.kind == "collective":
            return f"{self.way}: {self._collective_words()}"
        times = f", {self.count} times" if self.count > 1 else ""
        where = f" ({trimmed(self.places, PLACES)})" if self.places else ""
        return f"{self.kind}: {self.what} {self._change_words()}{times}{where}".rstrip()

    def _change_words(self) -> str:
        if self.before and self.after:
            return f"{self.before} -> {self.after}"
        if not self.before and not self.after:
            return {"new": "is new", "gone": "is gone"}.get(self.way, "")
        return f"is new: {self.after}" if self.after else f"is gone: {self.before}"

    def _collective_words(self) -> str:
        found = collective_words(self.collective, self.what, self.axes, self.count)
        if self.seconds is not None:
            found += f", {_signed(self.seconds, self.way)}{shown(abs(self.seconds), 'seconds')}"
        elif self.bytes is not None:
            found += f", {_signed(self.bytes, self.way)}{byte_count(abs(self.bytes))}"
        if self.before or self.after:
            found += f" ({self.before} -> {self.after})"
        found += f" ({trimmed(self.places, PLACES)})" if self.places else ""
        return f"{found}; because {self.because}" if self.because else found

    def record(self) -> dict[str, object]:
        """The machine form."""
        found: dict[str, object] = {
            "kind": self.kind, "change": self.way, "what": self.what, "before": self.before,
            "after": self.after, "count": self.count, "places": list(self.places),
            "because": self.because, "words": self.words,
        }  # fmt: skip
        if self.kind == "collective":
            found |= {
                "collective": self.collective, "axes": list(self.axes), "seconds": self.seconds,
                "bytes": self.bytes,
            }  # fmt: skip
        return found | {"effects": [one.record() for one in self.effects]}

    def walk(self) -> Iterator[Change]:
        """Itself, and all that follows."""
        yield self
        for one in self.effects:
            yield from one.walk()


def _signed(number: float, way: Way) -> str:
    if way not in ("dearer", "cheaper", "moved"):
        return ""
    return "-" if number < 0 else "+"


def folded(changes: Iterable[Change]) -> list[Change]:
    """Equal changes of layers that are alike as one, in the order of the first of each."""
    groups: dict[object, list[Change]] = {}
    for one in changes:
        what = one.alike or one.what
        key = (one.kind, one.way, what, one.before, one.after, one.axes, one.collective)
        groups.setdefault(key, []).append(one)
    return [_together(found) for found in groups.values()]


def _together(found: Sequence[Change]) -> Change:
    first = found[0]
    if len(found) == 1:
        return first
    is_class = first.alike and any(one.what != first.what for one in found)
    places = tuple(dict.fromkeys(place for one in found for place in one.places))
    return replace(
        first,
        what=first.alike if is_class else first.what,
        count=sum(one.count for one in found),
        places=places,
        seconds=_sum(one.seconds for one in found),
        bytes=_sum(one.bytes for one in found),
        touched=frozenset().union(*(one.touched for one in found)),
    )


def _sum(numbers: Iterable[float | None]) -> float | None:
    found = [one for one in numbers if one is not None]
    return sum(found) if found else None
