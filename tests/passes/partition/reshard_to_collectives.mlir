// RUN: shardwright-opt --reshard-to-collectives --split-input-file %s | filecheck %s

sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK-LABEL: @one_step_each
func.func @one_step_each(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  // CHECK: sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> :
  // CHECK: sdy.all_slice [{}, {"y"}] %arg0 out_sharding=<@mesh, [{"x"}, {"y"}]> :
  // CHECK: sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"x"}]> :
  %0 = sdy.reshard %a <@mesh, [{}, {}]> : tensor<8x8xf32>
  %1 = sdy.reshard %a <@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
  %2 = sdy.reshard %a <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Another order of the same axes is a permutation; what is gathered is gathered last.
sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK-LABEL: @orders
func.func @orders(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}]>}, tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) {
  // CHECK: sdy.collective_permute %arg0 out_sharding=<@mesh, [{"y", "x"}]>
  // CHECK: %[[P:.*]] = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"y", "x"}]>
  // CHECK-NEXT: sdy.all_gather [{"x"}] %[[P]] out_sharding=<@mesh, [{"y"}]>
  %0 = sdy.reshard %a <@mesh, [{"y", "x"}]> : tensor<8xf32>
  %1 = sdy.reshard %a <@mesh, [{"y"}]> : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A sum of which everyone keeps a slice is scattered; axes that nobody slices are all-reduced on what
// is left.
sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK-LABEL: @scattered
func.func @scattered(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) {
  // CHECK: %[[S:.*]] = sdy.reduce_scatter [{"y"}] %0 out_sharding=<@mesh, [{"y"}], unreduced={"x"}> {plan.kind = "max"
  // CHECK-NEXT: %[[R:.*]] = sdy.all_reduce {"x"} %[[S]] out_sharding=<@mesh, [{"y"}]> {plan.kind = "max"
  // CHECK-NEXT: return %[[R]]
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x", "y"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = sdy.all_reduce {"x", "y"} %0 out_sharding=<@mesh, [{}]> {plan.kind = "max"} : tensor<8xf32>
  %2 = sdy.reshard %1 <@mesh, [{"y"}]> : tensor<8xf32>
  return %2 : tensor<8xf32>
}
