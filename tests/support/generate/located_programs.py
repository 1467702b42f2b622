"""Programs with random locations, and equivalent spellings of these locations."""

from __future__ import annotations

import re
from random import Random

from shardwright.ir.core import Module, Op
from shardwright.ir.locations.location import UNKNOWN, Location, call_site, file, fuse, named

_FILES = ("train.py", "/a b/m.py", 'odd "name".py', "ü.py")
_NAMES = (
    "mlp", "jit(step)/dense_1", "f.<locals>.<lambda>", "", 'a "quoted" name', "line\nbreak",
    "loc(%0) tensor<4xf32> // #loc1", "back\\slash", "jit:", "params['w']", "\u4e2d\u6587",
)  # fmt: skip
_METADATA = (
    '"m"', "1 : i32", "@symbol", '{a = 1 : i64, b}', '[1, "loc(x)"]', "tensor<4xf32>",
    "affine_map<(d0) -> (d0)>", 'loc("q"("r"))', '[[loc("deep")]]',
)  # fmt: skip


def random_location(random: Random, known: list[Location]) -> Location:
    """A location of any kind, made of `known` ones."""

    def inner() -> Location:
        return random.choice(known) if known else UNKNOWN

    kind = random.randrange(10)
    if kind < 3:
        line, column = random.randrange(1, 50), random.randrange(0, 90)
        end = random.choice((line, line, line + 3)), random.choice((column, column + 7))
        return file(random.choice(_FILES), line, column, *random.choice((end, (-1, -1))))
    if kind < 6:
        return named(random.choice(_NAMES), inner())
    if kind < 8:
        return call_site(inner(), inner())
    if kind < 9:
        metadata = random.choice(_METADATA) if random.random() < 0.5 else ""
        return fuse([inner() for _ in range(random.randrange(4))], metadata)
    return UNKNOWN


def random_locations(random: Random, count: int) -> list[Location]:
    """Locations that share parts, of growing depth; written out each is short."""
    known: list[Location] = []
    while len(known) < count:
        made = random_location(random, known[-8:])
        known.append(made if made.length < 2000 else UNKNOWN)
    return known


def locate(module: Module, random: Random, count: int = 30) -> None:
    """Give every op and block argument one of so many random locations."""
    pool = random_locations(random, count)
    for op in module.walk():
        op.loc = random.choice(pool)
        for region in op.regions:
            for block in region.blocks:
                for value in block.args:
                    value.loc = random.choice(pool)
        _abbreviated(op)


def _abbreviated(op: Op) -> None:
    """Where text may leave a region out, what it says nothing about comes from the op."""
    ops = op.regions[0].blocks[0].ops if op.regions and op.regions[0].blocks else []
    if op.name != "stablehlo.reduce" or len(ops) != 2:
        return
    for inner in ops:
        inner.loc = op.loc
    for value in op.regions[0].blocks[0].args:
        value.loc = op.loc


_ALIAS = re.compile(r"^(#loc\d*) = loc\((.*)\)\n", re.MULTILINE)
_OTHER = re.compile(r"^[#!]\w+ = .*\n", re.MULTILINE)
_USE = re.compile(r'"(?:[^"\\\n]|\\.)*"|(loc\()?(#loc\d*)\b')


def respelled(text: str, random: Random) -> str:
    """The same program as a debug text: aliases of other names above or below it, some locations
    written out.
    """
    table: dict[str, str] = dict(_ALIAS.findall(text))
    names = {name: f"#l{random.randrange(10**6)}${number}" for number, name in enumerate(table)}
    is_above = random.random() < 0.5 or "fused<" in text

    def spelled(inner: str, chance: float, is_table: bool) -> str:
        def use(match: re.Match[str]) -> str:
            start, name = match[1] or "", match[2]
            if name not in table:
                return match[0]
            if "fused<" in inner and not start:  # it may be metadata: an attribute
                return names[name]
            # Only the whole of an op's or argument's location may name an alias further down.
            known = is_above or is_table or bool(start)
            if not known or random.random() < chance:
                return start + spelled(table[name], 1.0, is_table)
            return start + names[name]

        return _USE.sub(use, inner)

    lines = [f"{names[name]} = loc({spelled(said, 0.2, True)})\n" for name, said in table.items()]
    body = spelled(_ALIAS.sub("", text), 0.3, False)
    if not is_above:
        return "".join((body, *lines))
    others = _OTHER.findall(body)  # attributes that locations hold
    return "".join((*others, *lines, _OTHER.sub("", body)))
