"""Named pipelines of `pipelines.txt`: their items, switched on and off by options.

    name{option=default other=default} =
        item, item{key=$option}, item if option and not other, ...

An indented line continues the one above. `$option` stands for the option's value. An option whose
default is `true` or `false` takes these words only; another one holds when it is not empty.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.errors import nearest

_OPTION = re.compile(r"""([A-Za-z0-9_\-]+)(?:=("[^"]*"|'[^']*'|\{[^{}]*\}|[^\s]*))?""")
_WORDS = {"true": True, "1": True, "false": False, "0": False}


@dataclass(frozen=True)
class NamedPipeline:
    """A pipeline with its name, the defaults of its options, and its items with conditions."""

    name: str
    options: tuple[tuple[str, str], ...]
    items: tuple[str, ...]

    def __str__(self) -> str:
        options = " ".join(f"{key}={_quoted(value)}" for key, value in self.options)
        head = f"{self.name}{{{options}}}" if options else self.name
        return f"{head} = {', '.join(self.items)}"

    def expand(self, options: str = "") -> str:
        """The items for given options. Raises ValueError for an unknown option or a bad value."""
        values = dict(self.options)
        for key, text in read_options(self.name, options):
            if key not in values:
                known = [name for name, _ in self.options]
                hint = nearest(key, known) or "it has no options"
                raise ValueError(f'pipeline "{self.name}" has no option "{key}"; {hint}')
            if values[key] in _WORDS and text not in _WORDS:
                raise ValueError(f'option "{key}" of "{self.name}" is true or false, got "{text}"')
            values[key] = text
        return ",".join(
            _filled(item, values)
            for item, _, conditions in (entry.partition(" if ") for entry in self.items)
            if all(_holds(condition, values) for condition in conditions.split(" and "))
        )


def read_options(name: str, text: str) -> Iterator[tuple[str, str]]:
    """Keys and values of `a=1 b={x} c`; quotes and braces around a value go, no value is `true`.

    Raises ValueError.
    """
    at = 0
    for match in _OPTION.finditer(text):
        if text[at : match.start()].strip():
            break
        at = match.end()
        value = "true" if match[2] is None else match[2]
        yield match[1], value[1:-1] if value[:1] in "\"'{" and len(value) > 1 else value
    if text[at:].strip():
        raise ValueError(f'cannot read the options of "{name}" at "{text[at:].strip()}"')


def _holds(condition: str, values: dict[str, str]) -> bool:
    if not condition:
        return True
    word = condition.strip()
    value = values[word.removeprefix("not ")]
    return _WORDS.get(value, bool(value)) is not word.startswith("not ")


def _filled(item: str, values: dict[str, str]) -> str:
    return re.sub(r"\$([a-z0-9\-]+)", lambda match: _quoted(values[match[1]]), item)


def _quoted(value: str) -> str:
    return value if re.fullmatch(r"[^\s{}\"',]+", value) else f'"{value}"'


def read_pipelines(text: str) -> dict[str, NamedPipeline]:
    """All pipelines of a file, by name."""
    found: dict[str, NamedPipeline] = {}
    for line in _statements(text):
        head, _, items = _split_head(line)
        name, _, options = head.partition("{")
        name = name.strip()
        defaults = tuple(read_options(name, options.strip().removesuffix("}")))
        found[name] = NamedPipeline(name, defaults, tuple(_split_items(items)))
    return found


def _statements(text: str) -> Iterator[str]:
    """Lines without comments, joined with those that continue them."""
    current = ""
    for line in text.splitlines():
        line = line.split("#", 1)[0].rstrip()
        if line[:1].isspace():
            current += " " + line.strip()
            continue
        if current:
            yield current
        current = line
    if current:
        yield current


def _split_head(line: str) -> tuple[str, str, str]:
    """Name and options, and the items behind the first `=` outside of braces."""
    at = line.index("=", line.index("}") if "{" in line.split("=")[0] else 0)
    return line[:at], "=", line[at + 1 :]


def _split_items(text: str) -> Iterator[str]:
    """Items between commas, those in braces aside."""
    depth, start = 0, 0
    for at, char in enumerate(text):
        depth += {"{": 1, "}": -1}.get(char, 0)
        if char == "," and not depth:
            yield text[start:at].strip()
            start = at + 1
    if last := text[start:].strip():
        yield last
