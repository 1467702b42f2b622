"""Attributes short, in full and by aliases; what propagation edges, rules, shardings may say: our
verdict on each text is MLIR's.

`tests/fuzz_spellings.py` asks about many more.
"""

from __future__ import annotations

import pytest

pytest.importorskip("jaxlib", reason="the oracle is jaxlib's parser and verifier")

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.testing.oracle.rejects import ours
from shardwright.testing.oracle.spelling_verdicts import compared
from shardwright.testing.oracles import Said, jaxlib_print, verdicts

T = "tensor<8x8xf32>"
CUT = '{sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}'
HEAD = """\
#mesh = #sdy.mesh<["a"=2]>
#sharding = #sdy.sharding<@m, [{"x"}, {}]>
#one = 1 : i64
#short = 1 : i32
#list = array<i64: 1, 0>
#lt = #stablehlo<comparison_direction LT>
#text = "a"
#yes = true
sdy.mesh @m = <["x"=4, "y"=2, "z"=2]>
sdy.mesh @one = <[], device_ids=[3]>
"""


def program(body: str, args: str = f"%a: {T} {CUT}") -> str:
    return f"{HEAD}func.func @f({args}, %b: {T}) {{\n{body}\nreturn\n}}\n"


def noted(entry: str, args: str = f"%a: {T} {CUT}") -> str:
    return program(f'%0 = "stablehlo.negate"(%a) {{{entry}}} : ({T}) -> {T}', args)


MESHES = (
    '#sdy.mesh<["a"=2]>', '#sdy<mesh<["a"=2]>>', '#sdy<mesh <["a"=2]>>', "#mesh", "#sharding",
    '<[#sdy<mesh_axis"a"=2>]>', '<[#sdy<axis_ref"a">]>', 'mesh<["a"=2]>',
)  # fmt: skip
SHARDINGS = (
    '#sdy.sharding<@m, [{"x"}, {}]>', "#sharding", "#mesh",
    '<@m, [#sdy<dimension_sharding{"x"}>, {}]>',
    '<@m, [{#sdy<axis_ref"x">}, {}]>', '<mesh #sdy.mesh<["x"=2]>, [{"x"}, {}]>',
    '<mesh #mesh, [{"a"}, {}]>', '<@m, [{"x"}, {}], replicated={#sdy<axis_ref"y">}>',
    '<@m, [{"x":#sdy<sub_axis_info(1)2>}, {}]>',
)  # fmt: skip
LISTS = ('[{"x"}, {}]', '#sdy<list_of_axis_ref_lists[{"x"}, {}]>', '[#sdy<axis_ref_list{"x"}>, {}]')
AXES = ('{"z"}', '#sdy<axis_ref_list{"z"}>', '{#sdy<axis_ref"z">}', '#sdy<manual_axes{"z"}>')
PARAMS = ('#sdy<all_to_all_param_list[{"x"}: 0->1]>', '[#sdy<all_to_all_param{"x"}: 0->1>]')
MANUAL = ('{"x"}', '#sdy<manual_axes{"x"}>', '#sdy<axis_ref_list{"x"}>', "{#text}")
RULES = (
    "<([i, j])->([i, j]) {i=8, j=8}>", "<(#sdy<tensor_mapping[i, j]>)->([i, j]) {i=8, j=8}>",
    "<([#sdy<dim_mapping i>, j])->([i, j]) {i=8, j=8}>", "<([ , j])->([i, j]) {i=8, j=8}>",
)  # fmt: skip
NUMBERS = ("1", "#one", "#short", "0x1", "1 : i64", "1 : i32", "#list", "true")
FORMS = {
    "iota": (f"%0 = stablehlo.iota dim = {{}} : {T}", NUMBERS),
    "concatenate": (
        f"%0 = stablehlo.concatenate %a, dim = {{}} : ({T}) -> {T}", NUMBERS,
    ),
    "group": (f"sdy.sharding_group %a group_id={{}} : {T}", NUMBERS),
    "transpose": (
        f"%0 = stablehlo.transpose %a, dims = {{}} : ({T}) -> {T}",
        ("[1, 0]", "#list", "[0x1, 0]", "array<i64: 1, 0>", "#one"),
    ),
    "compare": (
        f"%0 = stablehlo.compare {{}}, %a, %b : ({T}, {T}) -> tensor<8x8xi1>",
        ("LT", '"LT"', "#lt", "#stablehlo<comparison_direction LT>", "#text", "lt"),
    ),
    "cholesky": (f"%0 = stablehlo.cholesky %a, lower = {{}} : {T}", ("true", "#yes", "#one")),
    "names": (f"{{}} = stablehlo.negate %a : {T}", ("%0x", "%x0", "%-1", "%٣", "loc(unknown)")),
    "strings": (
        f"%0 = stablehlo.negate %a {{{{x.y = {{}}}}}} : {T}",
        ('"a\nb"', '"a // b\nc"', '"a\x02b"', '"a\x0cb"', '"é"'),
    ),
    "comments": ("{}", ('// dense<"0x', "// \x02", "/ /", "\x00", "\u2028")),
}  # fmt: skip
STEPS = (
    '{step-0 = [{"x" = operand-0 -> [result-0]}]}',
    '{step--1 = [{"x" = operand-0 -> [result-0]}]}',
    '{step-0 = [{"x" = operand-0 -> [result-0]}]}, {step-0 = [{"y" = operand-0 -> [result-0]}]}',
    '{step-0 = [{"x" = operand-0 -> [operand-0]}]}',
    '{step-0 = [{"x" = operand-0 -> [result-0, result-0]}]}',
    '{step-0 = [{"x" = operand-1 -> [result-0]}]}',
    '{step-0 = [{"x" = operand-0 -> [result-1]}]}',
    '{step-0 = [{"w" = operand-0 -> [result-0]}]}',
    '{step-0 = [{"x" = operand-0 -> []}]}',
    '#sdy<propagation_one_step{step-0 = [{"x" = #sdy<edge_value_ref operand-0> -> [result-0]}]}>',
)
NEGATE = f"%1 = stablehlo.negate %a : {T}"
TUPLES = (f"tuple<{T}>", f"tuple<{T}, {T}>", f"tuple<tuple<{T}>>", "tuple<>", "tuple<i32>")
RULE = "sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>"


def _texts() -> list[str]:
    body = f"(%p: tensor<2x8xf32>) {{\nsdy.return %p : tensor<2x8xf32>\n}} : ({T}) -> {T}"
    side = '[<@m, [{"x"}, {}]>]'
    found = [f"{HEAD}sdy.mesh @k = {mesh}\n" for mesh in MESHES]
    for cut in SHARDINGS:
        found += [
            program(f"%0 = sdy.sharding_constraint %a {cut} : {T}"),
            program(f"{NEGATE}\n%0 = sdy.data_flow_edge %1 sharding={cut} : {T}"),
            program(f'%0 = sdy.all_gather [{{}}, {{"y"}}] %a out_sharding={cut} : {T}'),
            program(f"%0 = sdy.manual_computation(%a) in_shardings=[{cut}] out_shardings={side}"
                    f' manual_axes={{"x"}} {body}'),
        ]  # fmt: skip
    for axes in MANUAL:
        start = f"%0 = sdy.manual_computation(%a) in_shardings={side} out_shardings={side}"
        found.append(program(f"{start} manual_axes={axes} {body}"))
    for axes in LISTS:
        found.append(
            program(f'%0 = sdy.all_gather {axes} %a out_sharding=<@m, [{{}}, {{"y"}}]> : {T}')
        )
    for axes in AXES:
        found.append(
            program(f'%0 = sdy.all_reduce {axes} %a out_sharding=<@m, [{{"x"}}, {{"y"}}]> : {T}')
        )
    for axes in PARAMS:
        found.append(
            program(f'%0 = sdy.all_to_all {axes} %a out_sharding=<@m, [{{}}, {{"y", "x"}}]> : {T}')
        )
    found += [noted(f"sdy.sharding_rule = #sdy.op_sharding_rule{rule}") for rule in RULES]
    for form, values in FORMS.values():
        found += [program(form.format(value)) for value in values]
    for steps in STEPS:
        edges = f"#sdy.propagation_edges<[{steps}]>"
        found += [noted(f"sdy.propagation_edges = {edges}"), noted(f"x.y = {edges}")]
        found.append(noted(f"sdy.propagation_edges = {edges}", f"%a: {T}"))
        found.append(noted(f"sdy.result_propagation_edges = [{edges}]"))
    for type in ("tensor<?x8xf32>", "tensor<*xf32>", "tensor<8x8xf32>"):
        found.append(program(f"%0 = stablehlo.negate %a {{{RULE}}} : {type}", f"%a: {type}"))
    for type in TUPLES:
        for cut in ('@m, [{"x"}, {}]', "@m, []", "@one, []"):
            note = f"sdy.sharding = #sdy.sharding_per_value<[<{cut}>]>"
            call = f'%0 = "stablehlo.custom_call"(%a) {{call_target_name = "q", {note}}}'
            found.append(program(f"{call} : ({T}) -> {type}"))
            found.append(program("", f"%a: {type} {{sdy.sharding = #sdy.sharding<{cut}>}}"))
    return found


def test_our_verdict_on_every_spelling_is_mlirs():
    texts = _texts()
    different = [
        f"MLIR: {theirs}\nours: {mine}\n{text}"
        for text, theirs in zip(texts, verdicts(texts), strict=True)
        if theirs is not None and bool(theirs) != bool(mine := ours(text))
    ]
    assert not different, "\n".join(different)
    valid = [text for text in texts if not ours(text)]
    assert len(valid) > 80 and len(texts) - len(valid) > 80
    for text in valid:
        assert print_module(parse(text)) == jaxlib_print(text)


def test_generated_texts_have_mlirs_verdict():
    counts, different = compared(range(400))
    assert not different, "\n".join(map(str, different))
    for kind in ("attribute", "sdy", "pretty", "generic", "file"):
        assert counts[f"{kind}: both accept"] and counts[f"{kind}: both refuse"], counts


def test_a_judge_that_refuses_nothing_or_everything_is_seen():
    assert compared(range(40), lambda text: [])[1]
    assert compared(range(40), lambda text: [Said(1, 1, "no")])[1]
