# ruff: noqa: E501  lines of IR are long
"""Locations and names of attributes: read, held, printed as MLIR prints them, and told to people."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random
from time import process_time

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.locations.location import (
    UNKNOWN,
    CallSite,
    File,
    Fused,
    Location,
    Named,
    call_site,
    file,
    fuse,
    named,
    origin,
    written_out,
)
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.printer.aliases import Aliases
from shardwright.ir.verify import verify
from shardwright.spec.op import ops
from shardwright.testing.generate.aliased_programs import aliased_program
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.testing.generate.located_programs import locate, random_locations, respelled
from shardwright.testing.op_table.op_cases import cases, module_of
from shardwright.testing.oracles import jaxlib_print, verdicts
from shardwright.testing.texts.location_texts import location_text, mistaken
from shardwright.testing.texts.program_texts import reflow

FORMS = [False, True]


def debug(text: str, generic: bool = False) -> str:
    """Our debug form of a text."""
    return print_module(parse(text), generic=generic, debuginfo=True)


def mlir(text: str, generic: bool = False, debuginfo: bool = True) -> str:
    """MLIR's form of a text."""
    printed = jaxlib_print(text, generic=generic, debuginfo=debuginfo)
    assert printed is not None
    return printed.rstrip("\n") + "\n"


def returning(location: str) -> str:
    """A program whose `return` has a location."""
    return (
        f'module {{\n  func.func @f() {{\n    return loc({location})\n  }} loc("F")\n}} loc("M")\n'
    )


def every_op(seed: int, generic: bool) -> Module:
    """A module with an instance of each op that has samples, which are read in this form."""
    found = [cases(row, 1, seed)[0] for row in ops().values() if row.sample is not None]
    kept = [case for case in found if is_read(print_module(module_of([case]), generic=generic))]
    assert len(kept) > 0.95 * len(found)  # other tests see to the rest
    return module_of(kept)


def is_read(text: str) -> bool:
    try:
        parse(text)
    except ProgramError:
        return False
    return True


# --- as MLIR prints them


@pytest.mark.parametrize("generic", FORMS)
def test_generated_locations_print_as_mlir_prints_them_and_read_back(generic: bool):
    kinds: Counter[str] = Counter()
    modules = [parse(random_program(seed)) for seed in range(4)]
    modules += [every_op(seed, generic) for seed in range(2)]
    for seed, module in enumerate(modules):
        random = Random(seed)
        locate(module, random)
        kinds.update(type(op.loc).__name__ for op in module.walk())
        text = print_module(module, generic=generic, debuginfo=True)
        assert mlir(text, generic) == text
        assert debug(respelled(text, random), generic) == text
    assert set(kinds) == {"Unknown", "File", "Named", "CallSite", "Fused"}
    assert min(kinds.values()) > 20, kinds


@pytest.mark.parametrize("generic", FORMS)
def test_text_without_locations_prints_the_places_that_mlir_gives(generic: bool):
    for seed in range(5):
        text = random_program(seed)
        for spelled in (text, print_module(parse(text)), reflow(text, seed)):
            assert debug(spelled, generic) == mlir(spelled, generic)


@pytest.mark.parametrize("debuginfo", [False, True])
@pytest.mark.parametrize("generic", FORMS)
def test_attributes_and_types_get_the_names_that_mlir_gives(generic: bool, debuginfo: bool):
    unread = 0
    for seed in range(12):
        text = aliased_program(seed)
        ours = print_module(parse(text), generic=generic, debuginfo=debuginfo)
        assert ours == mlir(text, generic, debuginfo), seed
        # MLIR does not look into attributes of arguments, and may print what it does not read.
        assert is_read(ours) == (verdicts([ours]) == [[]])
        unread += not is_read(ours)
        if is_read(ours):
            assert print_module(parse(ours), generic=generic, debuginfo=debuginfo) == ours
    assert unread < 4


def test_a_table_in_the_wrong_order_is_caught(monkeypatch: pytest.MonkeyPatch):
    module = parse(random_program(0))
    locate(module, Random(0))
    assert mlir(print_module(module, debuginfo=True)) == print_module(module, debuginfo=True)

    def all_deferred(self: Aliases, node: str | Location, can_defer: bool) -> None:
        visit(self, node, True)

    visit = Aliases.visit
    monkeypatch.setattr(Aliases, "visit", all_deferred)
    text = print_module(module, debuginfo=True)
    refused = verdicts([text])[0]
    assert refused or mlir(text) != text


# --- mistakes


def test_mistakes_in_locations_are_those_that_mlir_finds():
    random = Random(0)
    spelled = [mistaken(location_text(random), random) for _ in range(300)]
    same = 0
    counts: Counter[str] = Counter()
    said = verdicts([returning(text) for text in spelled])
    for text, theirs in zip(spelled, said, strict=True):
        assert theirs is not None
        try:
            ours = debug(returning(text))
        except ProgramError as problem:
            assert theirs, f"MLIR reads loc({text})"
            first = problem.diagnostics[0]
            place = first.place.line, first.place.column
            same += (*place, first.message) == theirs[0]
            counts[first.message] += 1
        else:
            assert not theirs, f"MLIR refuses loc({text}): {theirs}"
            assert ours == mlir(returning(text))
    assert len(counts) >= 8, counts
    assert same > 0.9 * counts.total(), counts


TABLES = {
    "#a = loc(#a)\nfunc.func @f() { return loc(#a) }": "1:12: error: undefined symbol alias id 'a'",
    '#a = loc("x"(#b))\n#b = loc("y"(#a))\nfunc.func @f() { return loc(#a) }': "1:16: error: undefined symbol alias id 'b'",
    '#b = loc("y")\n#b = loc("z")\nfunc.func @f() { return loc(#b) }': "2:1: error: redefinition of attribute alias id 'b'",
    '#b.c = loc("y")\nfunc.func @f() { return }': "1:1: error: attribute names with a '.' are reserved for dialect-defined names",
    "func.func @f() { return loc(#b) }": "1:29: error: operation location alias was never defined",
    'func.func @f(%a: i32 loc(#b)) { return }\n#c = loc("y")': "1:26: error: operation location alias was never defined",
    'func.func @f() { return loc("q"(#b)) }\n#b = loc("y")': "1:35: error: undefined symbol alias id 'b'",
    'func.func @f() { return loc("n"("c" }': "1:36: error: expected ')' after child location of NameLoc",
    'func.func @f() { return loc(fused<"m"["a"]) }': "1:38: error: expected '>' after fused location metadata",
}


@pytest.mark.parametrize("text", TABLES)
def test_tables_of_locations_are_checked(text: str):
    with pytest.raises(ProgramError) as problem:
        parse(text)
    assert TABLES[text] in str(problem.value)
    assert verdicts([text])[0], "MLIR reads it"


def test_an_alias_of_a_whole_location_may_stand_below_its_use():
    text = 'func.func @f(%a: i32 loc(#b)) {\n return loc(#b) } loc(#b)\n#b = loc("y")\n'
    (func,) = parse(text).funcs
    assert func.loc is func.args[0].loc is func.body.ops[0].loc is named("y")
    assert debug(text) == mlir(text)


def test_what_a_string_says_is_no_location():
    text = """\
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "['#loc']"}) {
    return %arg0 : tensor<4xf32> loc(#loc)
  }
}
"""
    located = f'#loc = loc("f.py":1:1)\n{text}'
    assert print_module(parse(located)) == text.replace(" loc(#loc)", "")
    assert str(jaxlib_print(located)) == text.replace(" loc(#loc)", "")


def test_layouts_of_locations():
    text = """\
func.func @f(%a: i32 loc ("x"), %b: i32 loc(
    callsite("a" // a note )
      at "b"))) attributes {a.b = #q, a.c = [#q, 1, loc  (#q)]} { return loc( "f.py" : 0x3 : 1 to : 8 )
} loc
(fused<[loc ("m")]>
["a", "b"]) #p = loc("y") func.func private @g() loc(#p)
"""
    text = '#q = loc("zz")\n' + text
    assert debug(text) == mlir(text)


# --- how they are held


def test_equal_locations_are_one():
    inner = named("mlp", file("train.py", 41, 12))
    assert named("mlp", file("train.py", 41, 12, 41, 12)) is inner
    assert call_site(inner, UNKNOWN) is call_site(inner, UNKNOWN)
    assert fuse([inner, fuse([inner, named("b")]), UNKNOWN]) is fuse([inner, named("b")])
    assert fuse([inner, inner]) is inner
    assert fuse([]) is UNKNOWN
    assert isinstance(fuse([], '"m"'), Fused)


def test_a_location_is_what_the_text_says():
    text = """\
#loc = loc(unknown)
func.func @f(%a: tensor<f32> loc("x")) {
  %0 = stablehlo.negate %a : tensor<f32> loc(#loc2)
  return loc(#loc)
} loc(#loc1)
#loc1 = loc("f.py":1:2 to :3)
#loc2 = loc("neg% tensor<"(callsite(#loc1 at fused["g", #loc1])))
"""
    (func,) = parse(text).funcs
    assert isinstance(func.loc, File)
    assert (func.loc.line, func.loc.column, func.loc.end_column) == (1, 2, 3)
    negate, end = func.body.ops
    assert isinstance(negate.loc, Named) and negate.loc.name == "neg% tensor<"
    assert isinstance(negate.loc.child, CallSite) and negate.loc.child.callee is func.loc
    assert end.loc is UNKNOWN
    assert func.args[0].loc is named("x")
    assert "loc(" not in print_module(parse(text))
    inner = 'callsite("f.py":1:2 to :3 at fused["g", "f.py":1:2 to :3])'
    assert written_out(negate.loc) == f'"neg% tensor<"({inner})'


DEPTH = 10_000
DEEP = {
    "names": '"a"(' * DEPTH + '"b"' + ")" * DEPTH,
    "calls": "callsite(" * DEPTH + '"b"' + ' at "c")' * DEPTH,
    "lists": 'fused<"m">["z", ' * DEPTH + '"b"' + "]" * DEPTH,
    "lines": '"a"(\n' * DEPTH + '"b"' + ")" * DEPTH,
}


@pytest.mark.parametrize("name", DEEP)
def test_nesting_ten_thousand_deep_is_read_and_printed(name: str):
    text = returning(DEEP[name])
    ours = debug(text)
    assert debug(ours) == ours
    gc.collect()  # letting go of it must not go too deep either


def test_metadata_within_metadata_is_bounded():
    with pytest.raises(ProgramError, match="metadata nest deeper than 20"):
        parse(returning("fused<loc(" * 1000 + '"b"' + ')>["z"]' * 1000))


def _doubling(levels: int, use: str) -> str:
    lines = [f"#l{k + 1} = loc(callsite(#l{k} at #l{k}))\n" for k in range(levels)]
    return f'#l0 = loc("x")\n{"".join(lines)}func.func @f() {use} {{ return loc(#l{levels}) }}\n'


def test_shared_parts_stay_shared():
    for levels in (100, 1000):
        text = _doubling(levels, "")
        ours = debug(text)
        assert len(ours) < 2 * len(text) and ours.count("callsite(") == levels


def test_a_location_attribute_that_explodes_is_refused():
    with pytest.raises(ProgramError, match="locations as attributes need more than"):
        parse(_doubling(1000, "attributes {a.b = #l1000}"))


def test_a_call_stack_for_every_op_costs_time_and_memory_linear_in_the_text():
    """Each op has 30 frames of its own on top of shared ones."""
    spent: list[float] = []
    for count in (200, 800):
        table = ['#f0 = loc("main"("train.py":1:1))\n']
        table += [f"#f{k + 1} = loc(callsite(#g{k} at #f{k // 2}))\n" for k in range(count)]
        names = [f'#g{k} = loc("f{k}"("train.py":{k + 1}:2))\n' for k in range(count)]
        ops = [
            f"%{k} = stablehlo.constant dense<0> : tensor<i32> loc(#f{k})\n" for k in range(count)
        ]
        text = f"{''.join(names)}{''.join(table)}func.func @f() {{\n{''.join(ops)}return\n}}\n"
        start = process_time()
        ours = debug(text)
        spent.append(process_time() - start)
        assert len(ours) < 2 * len(text)
    assert spent[1] < 12 * spent[0] + 0.1, spent


# --- told to people

ORIGINS = [
    ('"jit(step)/dense_1"("mlp"("train.py":41:12 to :30))', "train.py:41:12 in mlp (jit(step)/dense_1)"),
    ('"jit(f)/add"(callsite("g"("a.py":7:3) at callsite("f"("b.py":9:1) at "c.py":1:1)))', "a.py:7:3 in g (jit(f)/add)"),
    ('"jit:"("jit(f)/jit"(callsite("f"("a.py":2:3) at unknown)))', "a.py:2:3 in f (jit(f)/jit)"),
    ('fused<"m">["f"("a.py":2:3), "b.py":1:1]', "a.py:2:3 in f"),
    ('"a.py":2:3', "a.py:2:3"),
    ("\"params['w']\"", "params['w']"),
    ('"bad\\0Aname\\1B[31m"("a.py":1:2)', "a.py:1:2 in bad?name?[31m"),
    ("unknown", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "shown"), ORIGINS)
def test_the_line_behind_a_location(text: str, shown: str):
    assert str(origin(parse(returning(text)).funcs[0].body.ops[0].loc)) == shown


WRONG = """\
#loc = loc("jit(step)/dense_1"("mlp"("train.py":41:12)))
func.func @main(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  %0 = "stablehlo.add"(%a, %b) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32> loc(#loc)
  return
}
"""
NOTE = "note: from train.py:41:12 in mlp (jit(step)/dense_1)"


def test_verifiers_say_which_line_an_op_comes_from():
    (problem,) = verify(parse(WRONG, "a.mlir"))
    assert NOTE in str(problem).split("\n")
    assert [p.notes for p in verify(parse(WRONG.replace(" loc(#loc)", ""))) if p.notes] == []


def test_the_parser_says_which_line_a_statement_comes_from():
    with pytest.raises(ProgramError) as problem:
        parse(WRONG.replace("%b)", "%zz)"))
    assert NOTE in str(problem.value).split("\n")


def test_random_locations_share_their_parts():
    found = random_locations(Random(0), 40)
    assert len(set(found)) > 20
    assert max(location.length for location in found) > 100
