# ruff: noqa: E501  lines of IR are long
"""Small valid programs that together hold every sdy op and every place where a sharding is attached,
functions, calls, modules and regions in all their forms. MLIR accepts each, and prints it back.
"""

from __future__ import annotations

_MESHES = """sdy.mesh @m = <["x"=4, "y"=2, "z"=2]>
sdy.mesh @n = <["x"=4, "y"=2, "z"=2], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>
sdy.mesh @one = <[], device_ids=[3]>
sdy.mesh @none = <[]>
"""

_T = "tensor<8x8xf32>"


def _body(*lines: str) -> str:
    head = f'func.func @f(%a: {_T} {{sdy.sharding = #sdy.sharding<@m, [{{"x"}}, {{"y"}}]>}}, %b: {_T}) {{'
    return "\n".join((_MESHES + head, *(f"  {line}" for line in lines), "  return", "}", ""))


_MANUAL = (
    '%0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x", "y"}, {}]>] out_shardings=[<@m, [{"x"}, {?}]>] manual_axes={"x"} (%p: tensor<2x8xf32>) {',
    '  %q = sdy.sharding_constraint %p <@m, [{"y"}, {}]> : tensor<2x8xf32>',
    '  %r = sdy.all_gather [{"y"}, {}] %q out_sharding=<@m, [{}, {}]> : tensor<2x8xf32>',
    "  sdy.return %r : tensor<2x8xf32>",
    f"}} : ({_T}) -> {_T}",
)
_NESTED = (
    '%0 = sdy.manual_computation(%a, %b) in_shardings=[<@m, [{"x"}, {}]>, <@m, [{}, {}], replicated={"x"}>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%p: tensor<2x8xf32>, %s: tensor<8x8xf32>) {',
    '  %1 = sdy.manual_computation(%p) in_shardings=[<@m, [{"y"}, {"z"}]>] out_shardings=[<@m, [{"y"}, {}]>] manual_axes={"y"} (%q: tensor<1x8xf32>) {',
    "    %2 = stablehlo.negate %q : tensor<1x8xf32>",
    "    sdy.return %2 : tensor<1x8xf32>",
    "  } : (tensor<2x8xf32>) -> tensor<2x8xf32>",
    "  sdy.return %1 : tensor<2x8xf32>",
    f"}} : ({_T}, {_T}) -> {_T}",
)

KERNELS: dict[str, str] = {
    "constraint and reshard": _body(
        f'%0 = sdy.sharding_constraint %a <@m, [{{"x":(1)2, ?}}p1, {{"y"}}p0], replicated={{"x":(2)2, "z"}}> : {_T}',
        f'%1 = sdy.reshard %0 <@m, [{{"x"}}, {{}}], unreduced={{"y", "z"}}> : {_T}',
        f'%2 = sdy.reshard %1 <mesh<["u"=2, "v"=4]>, [{{"v", "u"}}, {{?}}]> : {_T}',
    ),
    "groups, barriers, edges": _body(
        f"sdy.sharding_group %a group_id=3 : {_T}",
        f"sdy.sharding_group %b group_id=3 : {_T}",
        f"%0 = sdy.propagation_barrier %a allowed_direction=FORWARD : {_T}",
        f"%1 = stablehlo.negate %0 : {_T}",
        f'%2 = sdy.data_flow_edge %1 sharding=<@m, [{{"x", ?}}, {{?}}]> : {_T}',
        f"%3 = sdy.func_data_flow_edge %b : {_T}",
        f"%4 = sdy.constant dense<1.000000e+00> : {_T}",
    ).replace("sdy.sharding_group %b group_id=3 : tensor<8x8xf32>\n", ""),
    "shardings of results": _body(
        f'%0 = stablehlo.add %a, %b {{sdy.sharding = #sdy.sharding_per_value<[<@m, [{{"x"}}, {{"y"}}]>]>}} : {_T}',
        f'%1:2 = stablehlo.optimization_barrier {{sdy.sharding = #sdy.sharding_per_value<[<@m, [{{"x"}}, {{}}]>, <@m, [{{}}, {{?}}]>]>}} %0, %b : {_T}, {_T}',
        f"%2 = stablehlo.negate %1#1 {{sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {{i=8, j=8}}>}} : {_T}",
        "%3 = stablehlo.create_token {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : !stablehlo.token",
        'stablehlo.custom_call @call(%a) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@one, []>]>} : (tensor<8x8xf32>) -> ()',
        "%4 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=8, k=8} reduction={k}, custom>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>",
    ),
    "gather and slice": _body(
        f'%0 = sdy.all_gather [{{"x"}}, {{}}] %a out_sharding=<@m, [{{}}, {{"y"}}]> : {_T}',
        f'%1 = sdy.all_slice [{{"x":(1)2}}, {{"z"}}] %0 out_sharding=<@m, [{{"x":(1)2}}, {{"y", "z"}}]> : {_T}',
        f'%2 = sdy.all_gather [{{}}, {{"z"}}] %1 out_sharding=<@m, [{{"x":(1)2}}, {{"y"}}]> : {_T}',
    ),
    "reduce": _body(
        f'%c = sdy.reshard %a <@m, [{{"x"}}, {{}}], unreduced={{"y", "z"}}> : {_T}',
        f'%0 = sdy.all_reduce {{"y"}} %c out_sharding=<@m, [{{"x"}}, {{}}], unreduced={{"z"}}> : {_T}',
        f'%1 = sdy.reduce_scatter [{{"z"}}, {{}}] %0 out_sharding=<@m, [{{"x", "z"}}, {{}}]> : {_T}',
        f'%2 = sdy.sharded_to_unreduced [{{"z"}}, {{}}] %1 out_sharding=<@m, [{{"x"}}, {{}}], unreduced={{"z"}}> : {_T}',
        f'%3 = sdy.replicated_to_unreduced {{"y"}} %2 out_sharding=<@m, [{{"x"}}, {{}}], unreduced={{"y", "z"}}> : {_T}',
    ),
    "exchange": _body(
        f'%0 = sdy.all_to_all [{{"x"}}: 0->1] %a out_sharding=<@m, [{{}}, {{"y", "x"}}]> : {_T}',
        f'%1 = sdy.collective_permute %0 out_sharding=<@n, [{{}}, {{"x", "y"}}]> : {_T}',
        f'%2 = sdy.collective_permute %1 out_sharding=<@n, [{{}}, {{"y", "x"}}]> : {_T}',
    ),
    "manual": _body(*_MANUAL),
    "nested manual": _body(*_NESTED),
    "named": _body(
        '%0:2 = sdy.named_computation<"n">(%a, %b) in_shardings=[<@m, [{"x"}, {}]>, <@m, [{}, {"y"}]>] out_shardings=[<@m, [{"x"}, {}]>, <@m, [{}, {?}]>] (%p: tensor<8x8xf32>, %q: tensor<8x8xf32>) {',
        f"  %1 = stablehlo.add %p, %q : {_T}",
        f"  sdy.return %1, %q : {_T}, {_T}",
        f"}} : ({_T}, {_T}) -> ({_T}, {_T})",
        f'%2 = sdy.named_computation<"k">(%0#1) (%r: {_T}) {{',
        f"  sdy.return %r : {_T}",
        f"}} : ({_T}) -> {_T}",
    ),
    "loop": _body(
        f'%0:2 = stablehlo.while(%i = %a, %k = %b) : {_T}, {_T} attributes {{sdy.sharding = #sdy.sharding_per_value<[<@m, [{{"x"}}, {{}}]>, <@m, [{{?}}, {{?}}]>]>}}',
        "cond {",
        "  %1 = stablehlo.constant dense<true> : tensor<i1>",
        "  stablehlo.return %1 : tensor<i1>",
        "} do {",
        f"  %2 = func.call @g(%i) : ({_T}) -> {_T}",
        f"  stablehlo.return %2, %k : {_T}, {_T}",
        "}",
    )
    + f"func.func private @g(%a: {_T}) -> {_T} {{\n  return %a : {_T}\n}}\n",
    "branches": f"""{_MESHES}func.func @f(%a: {_T}, %i: tensor<i32>, %p: tensor<i1>) -> {_T} {{
  %0 = "stablehlo.case"(%i) ({{
    %1 = stablehlo.negate %a : {_T}
    stablehlo.return %1 : {_T}
  }}, {{
    stablehlo.return %a : {_T}
  }}) {{sdy.sharding = #sdy.sharding_per_value<[<@m, [{{"x"}}, {{}}]>]>}} : (tensor<i32>) -> {_T}
  %2 = "stablehlo.if"(%p) ({{
    stablehlo.return %0 : {_T}
  }}, {{
    %3 = func.call @f(%a, %i, %p) : ({_T}, tensor<i32>, tensor<i1>) -> {_T}
    stablehlo.return %3 : {_T}
  }}) : (tensor<i1>) -> {_T}
  return %2 : {_T}
}}
""",
    "reducers": """func.func @f(%a: tensor<8x8xf32>, %z: tensor<f32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %3 = stablehlo.add %x, %y : tensor<f32>
    %4 = stablehlo.add %3, %y : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }
  %1 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%u: tensor<f32>, %v: tensor<f32>):
    %5 = stablehlo.compare LT, %u, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8x8xf32>
}
""",
    "calls": """func.func public @main(%a: tensor<4xf32> {jax.buffer_donor = true}, %b: tensor<i32> {mhlo.parameter_replication = [true]}) -> (tensor<4xf32> {jax.result_info = "result"}, tensor<i32>) attributes {plan.memory = {peak = 1 : i64}} {
  %0:2 = call @pair(%a, %b) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
  call @nothing() : () -> ()
  %1 = call @outside(%0#0) {note = "x"} : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<i32>
}
func.func private @pair(%a: tensor<4xf32>, %b: tensor<i32>) -> (tensor<4xf32>, tensor<i32>) {
  return %a, %b : tensor<4xf32>, tensor<i32>
}
func.func nested @nothing() attributes {no_inline} {
  return
}
func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
""",
    "shardings of functions": """sdy.mesh @m = <["x"=4, "y"=2]>
sdy.mesh @e = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
func.func @f(%a: tensor<8x8xf32> {jax.arg_info = "a", sdy.sharding = #sdy.sharding<@m, [{"x"}, {?}]>}, %b: !stablehlo.token {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@e, [{"y", "x"}, {}]>}, tensor<f32>) {
  %0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  return %a, %0 : tensor<8x8xf32>, tensor<f32>
}
func.func private @g(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(2)2}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["u"=2]>, [{"u"}]>})
""",
    "modules": """module @outer attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32} {
  sdy.mesh @m = <["x"=2]>
  module @inner attributes {plan.stages = 2 : i64} {
    sdy.mesh @m = <["x"=4]>
    func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)2}]>}) {
      return
    }
  }
  module {
  }
  func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}
""",
    "quoted": f"""{_MESHES}"func.func"() <{{function_type = ({_T}) -> {_T}, sym_name = "f", sym_visibility = "private", arg_attrs = [{{sdy.sharding = #sdy.sharding<@m, [{{"x"}}, {{}}]>}}]}}> ({{
^bb0(%a: {_T}):
  %0 = "sdy.reshard"(%a) <{{sharding = #sdy.sharding<@m, [{{}}, {{"y"}}]>}}> : ({_T}) -> {_T}
  %1 = "sdy.all_reduce"(%0) <{{out_sharding = #sdy.sharding<@m, [{{}}, {{"y"}}]>, reduction_axes = #sdy<axis_ref_list{{"x"}}>}}> : ({_T}) -> {_T}
  %2 = "sdy.propagation_barrier"(%1) <{{allowed_direction = 2 : i32}}> {{note}} : ({_T}) -> {_T}
  "sdy.sharding_group"(%2) <{{group_id = 1 : i64}}> : ({_T}) -> ()
  %3 = "sdy.manual_computation"(%2) <{{in_shardings = #sdy.sharding_per_value<[<@m, [{{"x"}}, {{}}]>]>, manual_axes = #sdy<manual_axes{{"x"}}>, out_shardings = #sdy.sharding_per_value<[<@m, [{{"x"}}, {{}}]>]>}}> ({{
  ^bb0(%p: tensor<2x8xf32>):
    "sdy.return"(%p) : (tensor<2x8xf32>) -> ()
  }}) : ({_T}) -> {_T}
  %4 = "func.call"(%3) <{{callee = @f}}> : ({_T}) -> {_T}
  "func.return"(%4) : ({_T}) -> ()
}}) : () -> ()
""",
    "order": """%0 = stablehlo.add %1, %1 : tensor<4xf32>
%1 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %2 = stablehlo.add %a, %a : tensor<4xf32>
  %3 = stablehlo.multiply %2, %a : tensor<4xf32>
  %4 = stablehlo.subtract %3, %2 : tensor<4xf32>
  return %4 : tensor<4xf32>
}
""",
}  # fmt: skip
