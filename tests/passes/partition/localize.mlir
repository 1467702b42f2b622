// RUN: shardwright-opt --localize --split-input-file %s | filecheck %s

// Sub-axes become axes of the refined mesh, in the same place: devices keep their numbers.
// CHECK: sdy.mesh @mesh = <["x_0"=2, "x_1"=2, "y"=2]>
sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK: func.func @sub_axes(%arg0: tensor<2xf32>) -> tensor<4xf32>
// CHECK-SAME: plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x_0", "x_1"}]>]>
// CHECK-SAME: plan.arg_types = [tensor<8xf32>]
// CHECK-SAME: plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"x_0"}]>]>
func.func @sub_axes(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}]>}) {
  // CHECK: "stablehlo.all_gather"(%arg0)
  // CHECK-SAME: replica_groups = dense<{{\[}}[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>
  // CHECK-SAME: plan.axes = ["x_1"]
  %0 = sdy.all_gather [{"x":(2)2}] %a out_sharding=<@mesh, [{"x":(1)2}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A slice is a dynamic_slice at the device's shard number; a reduction brings its reducer.
sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK-LABEL: func.func @slice_and_reduce
func.func @slice_and_reduce(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) {
  // CHECK: %0 = stablehlo.reduce(%arg0 init: %cst)
  // CHECK-SAME: (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: %1 = "stablehlo.all_reduce"(%0)
  // CHECK-SAME: replica_groups = dense<{{\[}}[0, 4], [1, 5], [2, 6], [3, 7]]>
  // CHECK: stablehlo.minimum
  // CHECK: plan.axes = ["x"]
  // CHECK: %[[SHARD:.*]] = call @shard_index_y() : () -> tensor<i32>
  // CHECK: %[[START:.*]] = stablehlo.multiply %[[SHARD]]
  // CHECK: stablehlo.dynamic_slice %1, %[[START]], sizes = [2]
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %high) applies stablehlo.minimum across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], unreduced={"x"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = sdy.all_reduce {"x"} %0 out_sharding=<@mesh, [{}]> {plan.kind = "min"} : tensor<8xf32>
  %2 = sdy.all_slice [{"y"}] %1 out_sharding=<@mesh, [{"y"}]> : tensor<8xf32>
  return %2 : tensor<8xf32>
}
// CHECK: func.func private @shard_index_y() -> tensor<i32> attributes {plan.axes = ["y"]}
// CHECK: stablehlo.partition_id : tensor<ui32>
// CHECK: stablehlo.remainder

// -----

// Devices in any order: a table by device id.
sdy.mesh @mesh = <["x"=4], device_ids=[3, 1, 0, 2]>
// CHECK-LABEL: func.func @any_order
func.func @any_order(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@mesh, [{"x"}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func private @shard_index_x
// CHECK: stablehlo.constant dense<[2, 1, 3, 0]> : tensor<4xi32>
