// RUN: shardwright-opt --insert-reshards --split-input-file %s | filecheck %s

// A contracted dim that one operand cuts: the other is sliced, which moves nothing, and the small
// partial result is summed. Gathering the operand would move 8 times as much.
sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: @contract_where_one_operand_is_cut
func.func @contract_where_one_operand_is_cut(%a: tensor<4x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<64x4xf32>) -> tensor<4x4xf32> {
  // CHECK: %0 = sdy.reshard %arg1 <@mesh, [{"x"}, {}]> {plan.reason = "operand 1 of stablehlo.dot_general needs dim 0 (factor k) cut by x, has it whole"}
  // CHECK-NEXT: %1 = stablehlo.dot_general %arg0, %0, {{.*}}unreduced={"x"}
  // CHECK-NEXT: %2 = sdy.all_reduce {"x"} %1 out_sharding=<@mesh, [{}, {}]> {plan.reason = "result 0 of stablehlo.dot_general is a partial add: factor k (dim 1 of operand 0) is cut by x"}
  // CHECK-NEXT: return %2
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// The kind of a partial result is the reducer's; an init that is no identity is folded in once.
sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: @init_enters_once
func.func @init_enters_once(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<f32> {
  // CHECK: %cst = stablehlo.constant {{.*}} dense<5.000000e+00>
  // CHECK-NEXT: %[[LOW:.*]] = stablehlo.constant {{.*}} dense<0xFF800000>
  // CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %[[LOW]]) applies stablehlo.maximum
  // CHECK-NEXT: %1 = sdy.all_reduce {"x"} %0 {{.*}}plan.kind = "max"
  // CHECK-NEXT: %2 = stablehlo.maximum %cst, %1
  %five = stablehlo.constant dense<5.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %five) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// One reshard serves all users that want the same; a constant is born as its user wants it.
sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: @shared
func.func @shared(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  // CHECK: stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>}
  // CHECK: sdy.reshard %arg0 <@mesh, [{}, {"x"}]>
  // CHECK-NOT: sdy.reshard
  %one = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %0 = stablehlo.add %a, %one {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>} : tensor<8x8xf32>
  %1 = stablehlo.tanh %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>} : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// A dim that must stay whole hands its axis to one that need not: an all_to_all, no gather.
sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: @sorted
func.func @sorted(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  // CHECK: %0 = sdy.reshard %arg0 <@mesh, [{}, {"x"}]> {plan.reason = "operand 0 of stablehlo.sort needs dim 0 (factor i) whole, has it cut by x and dim 1 (factor j) cut by x, has it whole"}
  // CHECK-NEXT: %1 = "stablehlo.sort"(%0)
  // CHECK: return %1
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// Arguments have the layout the callee gives them.
sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: @main
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  // CHECK: %0 = sdy.reshard %arg0 <@mesh, [{}]> {plan.reason = "operand 0 of func.call needs dim 0 whole, has it cut by x"}
  // CHECK-NEXT: %1 = call @twice(%0)
  // CHECK-SAME: [<@mesh, [{"x"}]>]
  // CHECK-NEXT: %2 = sdy.reshard %1 <@mesh, [{}]>
  %0 = call @twice(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @twice(%a: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
