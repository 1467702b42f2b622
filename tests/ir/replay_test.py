"""What is remembered of texts changes nothing: shapes of statements, lines, templates of lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.memo.known_statements import Reader
from shardwright.ir.memo.replay import Cut, Replay, Skeleton
from shardwright.ir.parse import Parser, parse
from shardwright.ir.print import print_module
from shardwright.ir.printer.templates import Lines
from shardwright.ir.verify import check
from shardwright.spec.op import ops
from shardwright.testing.generate.base_programs import base, has_base
from shardwright.testing.generate.variants import variant, with_mesh
from shardwright.testing.texts.program_texts import CUT, in_function

_NUMBER = re.compile(r"(?<![\w.%@#$\-])\d+(?![\w.])")
_STRING = re.compile(r'"[a-z_]+"(?!\()')


def texts(rounds: int, seed: int = 0) -> list[str]:
    """Modules with one op each, of every row, as drawn and in other spellings."""
    random = Random(seed)
    rows = [row for row in ops().values() if has_base(row)]
    found = [with_mesh(base(row, random)) for row in rows]
    for _ in range(rounds):
        found += [variant(row, random) for row in rows]
    return found


def changed(text: str, random: Random) -> str:
    """A text of the same shape with some other numbers and strings, mostly no legal program."""

    def number(match: re.Match[str]) -> str:
        return str(random.choice((0, 1, 2, 7, 99999999999999999999))) if draw() else match[0]

    def draw() -> bool:
        return random.random() < 0.15

    text = _NUMBER.sub(number, text)
    return _STRING.sub(lambda match: '"odd"' if draw() else match[0], text)


def facts(module: Module) -> list[object]:
    """What the printed text does not show."""
    return [
        (op.name, op.place, [value.name for value in op.results], op.loc) for op in module.walk()
    ]


def outcome(parser: Parser, text: str) -> object:
    """What becomes of a text: the program and its facts, or the diagnostics."""
    try:
        module = parser.parse(text)
    except ProgramError as problem:
        return str(problem)
    return print_module(module, generic=True), facts(module)


def _ask(self: Replay, rule: str, text: str, parse: Callable[[str, str], object]) -> object:
    return parse(rule, text)


def _unknown(*_: object) -> None:
    """No shape is known."""


def by_the_grammar(monkeypatch: pytest.MonkeyPatch, all_texts: list[str]) -> list[object]:
    """The outcomes when nothing is remembered and the grammar is always asked."""
    parser = Parser(limit=0)
    with monkeypatch.context() as patch:
        patch.setattr(Replay, "read", _ask)
        patch.setattr(Reader, "_filled", _unknown)
        return [outcome(parser, text) for text in all_texts]


def test_shapes_give_what_the_grammar_gives(monkeypatch: pytest.MonkeyPatch):
    random = Random(1)
    drawn = texts(1)[::2]
    all_texts = [text for text in drawn for text in (text, text, changed(text, random))]
    expected = by_the_grammar(monkeypatch, all_texts)
    counts = {"replayed": 0}
    value = Skeleton.value

    def counted(*args: object) -> object:
        counts["replayed"] += 1
        return value(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Skeleton, "value", counted)
    parser = Parser()
    parser.reader.limit = 0  # statements are forgotten, their shapes are not
    for text, wanted in zip(all_texts, expected, strict=True):
        assert outcome(parser, text) == wanted, text
    refused = sum(isinstance(found, str) for found in expected)
    print(f"\n{len(all_texts)} texts, {refused} refused, {counts['replayed']} shapes replayed")
    assert refused > 25
    assert counts["replayed"] > len(all_texts)


def test_a_shape_that_keeps_a_number_is_caught(monkeypatch: pytest.MonkeyPatch):
    body = "%0 = stablehlo.slice %a [{}:3, 0:8] : (tensor<4x8xf32>) -> tensor<2x8xf32>"
    all_texts = [in_function(body.format(start)) for start in (1, 1, 1, 0)]
    expected = by_the_grammar(monkeypatch, all_texts)

    def nothing(found: Cut, start: int, end: int) -> tuple[int, int]:
        return 0, 0

    monkeypatch.setattr("shardwright.ir.memo.replay._holes_inside", nothing)
    parser = Parser()
    parser.reader.limit = 0
    assert [outcome(parser, text) for text in all_texts] != expected


def test_shapes_of_statements_are_used(monkeypatch: pytest.MonkeyPatch):
    """A line that differs in an attribute, a type and names is read without the grammar."""
    line = "%{0} = stablehlo.slice %a [{0}:3, 0:8] : (tensor<4x8xf32>) -> tensor<{1}x8xf32>\n"
    text = in_function("".join(line.format(start, 3 - start) for start in (0, 1, 2)))
    asked: list[str] = []
    ask = Reader._ask  # pyright: ignore[reportPrivateUsage]

    def counted(self: Reader, rule: str, text: str) -> object:
        asked.append(rule)
        return ask(self, rule, text)

    monkeypatch.setattr(Reader, "_ask", counted)
    assert print_module(Parser().parse(text)).count("stablehlo.slice") == 3
    assert asked.count("slice") == 1


def test_lines_that_come_again_give_the_same():
    parser, forgetful = Parser(), Parser(limit=0)
    for text in texts(1, seed=2)[::3]:
        expected = outcome(forgetful, text)
        assert [outcome(parser, text) for _ in range(3)] == [expected] * 3, text


def test_a_line_that_comes_again_is_still_checked():
    good = in_function("%0 = stablehlo.negate %a : tensor<4x8xf32>")
    parser = Parser()
    for _ in range(3):
        parser.parse(good)
    for wrong in ("%0 = stablehlo.negate %b :", "%a = stablehlo.negate %a :", "%0 = negate %a :"):
        with pytest.raises(ProgramError):
            parser.parse(good.replace("%0 = stablehlo.negate %a :", wrong))


def test_templates_of_lines_print_the_same(monkeypatch: pytest.MonkeyPatch):
    """Each op thrice, with other operands where there are others of their types."""
    modules: list[Module] = []
    for text in texts(1):
        with suppress(ProgramError):  # some spellings are illegal
            module = parse(text)
            check(module)
            modules.append(module)
    assert len(modules) > len(ops())
    for module in modules:
        for func in module.funcs:
            ops_of = [op for op in func.body.ops[:-1] if not op.regions and len(op.results) < 2]
            if func.body.ops and type(func.body.ops[0]) is Op:
                _repeat(func.body.ops, ops_of)
    found = [print_module(module) for module in modules]

    def direct(self: Lines, found: list[Op], dialect: str) -> list[str]:
        return [self.print_op(op) for op in found]

    monkeypatch.setattr(Lines, "texts_of", direct)
    assert found == [print_module(module) for module in modules]


def _repeat(block: list[Op], chosen: list[Op]) -> None:
    """Put two copies of some ops before the last op of a block, operands in other orders."""
    for op in chosen:
        for turn in (0, 1):
            operands = list(op.operands)
            if turn and len({value.type for value in operands}) == 1:
                operands.reverse()
            copy = Op(op.name, operands, [v.type for v in op.results], op.attrs, (), op.notes)
            copy.block = op.block
            for value, like in zip(copy.results, op.results, strict=True):
                value.sharding = like.sharding
            block.insert(len(block) - 1, copy)


def test_uses_are_made_when_asked_for():
    text = in_function(CUT + "%0 = stablehlo.add %a, %a : tensor<4x8xf32>\n" * 1)
    module = parse(text)
    (func,) = module.funcs
    add = func.body.ops[1]
    assert list(func.args[0].uses) == [(func.body.ops[0], 0), (add, 0), (add, 1)]
    func.body.ops.remove(func.body.ops[0])  # whoever moves ops first sees the uses of all
    other = parse(text)
    (func,) = other.funcs
    moved = func.body.ops.pop(1)
    assert list(func.args[0].uses) == [(func.body.ops[0], 0), (moved, 0), (moved, 1)]


def test_a_name_before_its_definition_keeps_its_uses():
    body = "stablehlo.abs %9 : tensor<4x8xf32>\n%9 = stablehlo.abs %a : tensor<4x8xf32>\n"
    module = parse(in_function(body + "%1 = stablehlo.abs %9 : tensor<4x8xf32>"))
    first, definition, last = module.funcs[0].body.ops[:3]
    assert list(definition.results[0].uses) == [(first, 0), (last, 0)]
