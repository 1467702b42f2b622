# ruff: noqa: E501  lines of IR are long
"""Hand-written single ops, for the rows of the op table that draw no samples."""

from __future__ import annotations

from shardwright.testing.texts.program_texts import MESHES, in_function

# ` ~ ` stands for a new line; the function's arguments are `texts.ARGUMENTS`, %c is cut over x and y.
OPS = """
%0 = stablehlo.partition_id : tensor<ui32>
%0 = stablehlo.replica_id : tensor<ui32>
%0 = stablehlo.create_token : !stablehlo.token
%0 = stablehlo.after_all %t, %t : !stablehlo.token
%0 = stablehlo.after_all : !stablehlo.token
%0 = stablehlo.tuple %a, %i : tuple<tensor<4x8xf32>, tensor<i32>> ~ %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4x8xf32>, tensor<i32>>) -> tensor<i32>
%0 = stablehlo.tuple : tuple<>
%0:2 = stablehlo.optimization_barrier %a, %i : tensor<4x8xf32>, tensor<i32>
%0 = stablehlo.optimization_barrier %t : !stablehlo.token
stablehlo.optimization_barrier()
%0, %1 = stablehlo.rng_bit_generator %v, algorithm = THREE_FRY : (tensor<2xi64>) -> (tensor<2xi64>, tensor<4xi32>)
%0 = stablehlo.custom_call @foo(%a) {api_version = 2 : i32, backend_config = "a%b", has_side_effect = true} : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0:2 = stablehlo.custom_call @"foo bar"(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], called_computations = [@f]} : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
%0 = stablehlo.custom_call @ffi(%a, %t) {api_version = 4 : i32, backend_config = {eps = 1.0e-05 : f32, n = 3 : i64, v = array<i64: 1, 2>}} : (tensor<4x8xf32>, !stablehlo.token) -> tuple<tensor<4x8xf32>, !stablehlo.token>
stablehlo.custom_call @none() : () -> ()
%0 = stablehlo.custom_call @Cholesky(%b) : (tensor<8x8xf32>) -> tensor<8x8xf32>
%0:2 = stablehlo.custom_call @Eigh(%b) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
%0:2 = stablehlo.custom_call @Qr(%b) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
%0:2 = stablehlo.custom_call @mhlo.topk(%a) {mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<4x8xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
%0:2 = stablehlo.custom_call @ApproxTopK(%a, %k, %s, %i) {called_computations = [@f], mhlo.backend_config = {reduction_dim = 1 : i64, recall_target = 0.9 : f32, top_k = 2 : i64}} : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
%0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): ~ %1 = stablehlo.add %q, %r : tensor<f32> ~ stablehlo.return %1 : tensor<f32> }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4x8xf32> }, { ~ %1 = stablehlo.negate %a : tensor<4x8xf32> ~ stablehlo.return %1 : tensor<4x8xf32> }) : (tensor<i1>) -> tensor<4x8xf32>
"stablehlo.if"(%p) ({ stablehlo.return }, { stablehlo.return }) : (tensor<i1>) -> ()
%0:2 = "stablehlo.case"(%i) ({ stablehlo.return %a, %i : tensor<4x8xf32>, tensor<i32> }, { stablehlo.return %a, %i : tensor<4x8xf32>, tensor<i32> }) : (tensor<i32>) -> (tensor<4x8xf32>, tensor<i32>)
"stablehlo.case"(%i) ({ stablehlo.return }) : (tensor<i32>) -> ()
%0:2 = stablehlo.while(%q = %a, %r = %i) : tensor<4x8xf32>, tensor<i32> cond { stablehlo.return %p : tensor<i1> } do { %1 = stablehlo.add %r, %r : tensor<i32> ~ stablehlo.return %q, %1 : tensor<4x8xf32>, tensor<i32> }
stablehlo.while() cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return }
%0 = stablehlo.while(%q = %t) : !stablehlo.token cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return %q : !stablehlo.token }
%0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({ ~ ^bb0(%q: tensor<f32>, %r: tensor<f32>): ~ %1 = stablehlo.add %q, %r : tensor<f32> ~ stablehlo.return %1 : tensor<f32> ~ }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0:2 = "stablehlo.all_reduce"(%a, %b) <{replica_groups = dense<[[0, -1], [1, 2]]> : tensor<2x2xi64>}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): ~ %1 = stablehlo.maximum %q, %r : tensor<f32> ~ stablehlo.return %1 : tensor<f32> }) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
%0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
%0:2 = "stablehlo.all_gather"(%a, %k) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x16xf32>, tensor<4x16xi32>)
%0 = "stablehlo.reduce_scatter"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): ~ %1 = stablehlo.add %q, %r : tensor<f32> ~ stablehlo.return %1 : tensor<f32> }) : (tensor<4x8xf32>) -> tensor<4x4xf32>
%0 = "stablehlo.all_to_all"(%a) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64, concat_dimension = 1 : i64}> : (tensor<4x8xf32>) -> tensor<2x16xf32>
%0 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.collective_broadcast"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
func.call @h() {a.b} : () -> ()
"func.call"(%a) <{callee = @g, no_inline, arg_attrs = [{a.b}], res_attrs = [{c.d = 1 : i32}]}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = func.constant @g : (tensor<4x8xf32>) -> tensor<4x8xf32> ~ %1 = func.call_indirect %0(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = func.constant @h : () -> () ~ func.call_indirect %0() {a.b} : () -> ()
%0 = builtin.unrealized_conversion_cast %a : tensor<4x8xf32> to tensor<4x8xi32>
%0:2 = builtin.unrealized_conversion_cast %a, %i : tensor<4x8xf32>, tensor<i32> to i32, f32 {a.b}
%0 = builtin.unrealized_conversion_cast to i32
%0 = stablehlo.rng %s, %s, %v, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
%0 = stablehlo.set_dimension_size %a, %i, dim = 0 : (tensor<4x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<4, ?>>
%0 = stablehlo.composite "my.op" %a {composite_attributes = {a = 1 : i32}, decomposition = @g, version = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
stablehlo.composite "a.b" {decomposition = @h} : () -> ()
%0:2 = "stablehlo.infeed"(%t) <{infeed_config = "x", layout = [[1, 0]]}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
%0 = "stablehlo.outfeed"(%a, %t) <{outfeed_config = "y"}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
%0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
%0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
%0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): ~ %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x8xf32> ~ stablehlo.return %1 : tensor<8x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<8x8xf32>> ~ %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<8x8xf32>>) -> tensor<8x8xf32>
%0 = chlo.constant dense<1.0> : tensor<2xf32>
%0 = "chlo.constant_like"(%a) <{value = 1.0 : f32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0:2 = chlo.scan(%b) inits (%u) dimension=0 { ~ ^bb0(%q: tensor<8xf32>, %r: tensor<2xui32>): ~ stablehlo.return %q, %r : tensor<8xf32>, tensor<2xui32> ~ } : (tensor<8x8xf32>, tensor<2xui32>) -> (tensor<8x8xf32>, tensor<2xui32>)
%0 = "chlo.scan"(%a, %s) <{dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({ ~ ^bb0(%q: tensor<4xf32>, %r: tensor<f32>): ~ stablehlo.return %r : tensor<f32> ~ }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
%0 = call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = sdy.sharding_constraint %a <@mesh, [{"x", ?}p1, {}], replicated={"y"}> : tensor<4x8xf32>
%0 = sdy.sharding_constraint %a <mesh<["x"=4]>, [{"x":(1)2, ?}p1, {}], unreduced={"x":(2)2}> : tensor<4x8xf32>
%0 = sdy.sharding_constraint %a <@mesh, [{?}, {"x":(2)2, ?}]> : tensor<4x8xf32>
%0 = sdy.sharding_constraint %s <@mesh, []> : tensor<f32>
%0 = sdy.sharding_constraint %a <mesh<[], device_ids=[3]>, []> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.reshard %s <@mesh, [], replicated={"x", "y"}> : tensor<f32>
sdy.sharding_group %a group_id=3 : tensor<4x8xf32>
sdy.sharding_group %s group_id=0 : tensor<f32>
%0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<4x8xf32>
%0 = sdy.propagation_barrier %a allowed_direction=FORWARD : tensor<4x8xf32>
%0 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<4x8xf32>
%0 = stablehlo.constant dense<[[1.0, -0.5], [0.1, 3.0e38]]> : tensor<2x2xf32>
%0 = sdy.constant dense<1.0> : tensor<4x8xf32>
%0 = sdy.constant dense<[1, 2]> : tensor<2xi8>
%0 = stablehlo.add %a, %a : tensor<4x8xf32> ~ %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
%0 = stablehlo.add %a, %a : tensor<4x8xf32> ~ %1 = sdy.data_flow_edge %0 : tensor<4x8xf32>
%0 = sdy.func_data_flow_edge %b : tensor<8x8xf32>
%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.all_gather [{"x":(2)2}, {"y"}] %c out_sharding=<@mesh, [{"x":(1)2}, {}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
%0 = sdy.reshard %x <@mesh, [{"x"}, {"y"}, {}, {}]> : tensor<1x8x8x3xf32> ~ %1 = sdy.all_to_all [{"x"}: 0->2, {"y"}: 1->3] %0 out_sharding=<@mesh, [{}, {}, {"x"}, {"y"}]> : tensor<1x8x8x3xf32>
%0 = sdy.collective_permute %c out_sharding=<@mesh, [{"x":(2)2, "y"}, {"x":(1)2}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.all_reduce {"y"} %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.reduce_scatter [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.sharded_to_unreduced [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}], unreduced={"x"}> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.replicated_to_unreduced {"y"} %0 out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x8xf32>
%0:2 = sdy.manual_computation(%a, %i) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, []>] manual_axes={"x"} (%q: tensor<1x8xf32>, %r: tensor<i32>) { ~ sdy.return %q, %r : tensor<1x8xf32>, tensor<i32> ~ } : (tensor<4x8xf32>, tensor<i32>) -> (tensor<4x8xf32>, tensor<i32>)
%0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x", "y"}, {?}]>] out_shardings=[<@mesh, [{"x", ?}, {}], replicated={"y"}>] manual_axes={"x"} (%q: tensor<1x8xf32>) { ~ %1 = stablehlo.negate %q : tensor<1x8xf32> ~ sdy.return %1 : tensor<1x8xf32> ~ } : (tensor<4x8xf32>) -> tensor<4x8xf32>
sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () { ~ sdy.return ~ } : () -> ()
%0 = sdy.named_computation<"foo">(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] (%q: tensor<4x8xf32>) { ~ sdy.return %q : tensor<4x8xf32> ~ } : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0:2 = sdy.named_computation<"a \\22b\\22">(%a, %i) (%q: tensor<4x8xf32>, %r: tensor<i32>) { ~ sdy.return %r, %q : tensor<i32>, tensor<4x8xf32> ~ } : (tensor<4x8xf32>, tensor<i32>) -> (tensor<i32>, tensor<4x8xf32>)
""".strip().split("\n")

# Whole functions of the `mpmd` dialect: programs on two meshes.
MPMD = """
%0 = mpmd.named_tensor %a name="x" : tensor<4x8xf32>
%0:2 = mpmd.named_computation<"f1"> (%a, %a) (%q: tensor<4x8xf32>, %r: tensor<4x8xf32>) { ~ mpmd.return %r, %q : tensor<4x8xf32>, tensor<4x8xf32> ~ } : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
%0 = mpmd.named_computation<"f1"(3)> (%a) (%q: tensor<4x8xf32>) { ~ %1 = stablehlo.add %q, %q : tensor<4x8xf32> ~ mpmd.return %1 : tensor<4x8xf32> ~ } : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = mpmd.assign {a.b} %a : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
%0 = mpmd.assign %a : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> ~ %1 = mpmd.unassign %0 : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32>
%0 = mpmd.transfer %m : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
%0 = mpmd.transfer {a.b} %m : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {?}]>>
%0 = mpmd.broadcast %a : tensor<4x8xf32>
%0 = mpmd.reduce<add> %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = mpmd.reduce<none> %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = mpmd.reduce<max> {a.b} %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = mpmd.fragment<mesh="m1", origin=["f1"]> (%m) (%q: tensor<4x8xf32>) { ~ mpmd.return %q : tensor<4x8xf32> ~ } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
%0 = mpmd.fragment<mesh="m1", origin=["f1"(1), "f2"], stage=2, in_shardings=[<@mesh, [{}, {}]>], out_shardings=[<@mesh, [{"x"}, {}]>]> (%m) {a.b} (%q: tensor<4x8xf32>) { ~ %1 = stablehlo.add %q, %q : tensor<4x8xf32> ~ mpmd.return %1 : tensor<4x8xf32> ~ } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
%0 = mpmd.fragment_call<mesh="m1", origin=[]> @p(%m) {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
%0 = mpmd.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0:2 = mpmd.for (%a, %a) {iterations = 4 : ui32, unroll_factor = 2 : ui32} (%q: tensor<4x8xf32>, %r: tensor<4x8xf32>, %i: tensor<ui32>) { ~ mpmd.return %r, %q : tensor<4x8xf32>, tensor<4x8xf32> ~ } : tensor<4x8xf32>, tensor<4x8xf32>
""".strip().split("\n")

_CUT = '%c = sdy.sharding_constraint %a <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>\n'
_CALLED = (
    "func.func private @h() attributes {a.b} { return }\n"
    "func.func @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> { return %a : tensor<4x8xf32> }\n"
    "func.func private @k(tensor<4x8xf32> {a.b}, tensor<i32>) -> (tensor<f32> {c.d})\n"
)


HOLDERS = (
    """module @name attributes {a.b = 1 : i32} {
func.func public @f(%a: tensor<4xf32> {c.d}) -> (tensor<4xf32> {e.f}) attributes {g.h} {
return %a : tensor<4xf32>
}
}""",
    """"builtin.module"() ({
"builtin.module"() <{sym_name = "inner", sym_visibility = "private"}> ({
"func.func"() <{function_type = () -> (), no_inline, sym_name = "f"}> ({
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
}) : () -> ()""",
    "module {\n}",
)

_PLACED = (
    "func.func private @p(%a: tensor<4x8xf32>) -> tensor<4x8xf32>"
    ' attributes {mesh_shape = #sdy.mesh<["x"=4]>} { return %a : tensor<4x8xf32> }\n'
)
_TOPOLOGY = 'attributes {topology = #mpmd.topology<<"m1" : <["x"=4]>>, <"m2" : <["x"=4, "y"=2]>>>}'


def written_texts() -> list[str]:
    """A module for each of these ops."""
    found: list[str] = [*HOLDERS]
    for body in OPS:
        lines = body.replace(" ~ ", "\n")
        found.append(in_function(_CUT + lines if "%c " in body else lines, MESHES) + _CALLED)
    for body in MPMD:
        lines = body.replace(" ~ ", "\n")
        args = '%a: tensor<4x8xf32>, %m: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>'
        text = f"{MESHES}func.func @f({args}) {_TOPOLOGY} {{\n{lines}\nreturn\n}}\n{_CALLED}"
        found.append(text + _PLACED)
    return found
