// Names that try to leave the strings, comments and identifiers they are put in; devices out of order.
module @names {
  sdy.mesh @mesh = <["class"=2, "a\22, 1); import os  #"=2], device_ids=[3, 1, 0, 2]>
  func.func public @main(%print: tensor<4x2xf32>, %arg1: tensor<2xf32> loc("p['\27; import os; \27']\0Aimport os")) -> (tensor<4x2xf32> {jax.result_info = "result['\22\22\22']\0A)\0Aimport sys #"}, tensor<2xf32> {jax.result_info = "result['\5C\22']"}, tensor<2xi32> {jax.result_info = "result.lambda"}) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"class"}, {"a\22, 1); import os  #"}]>, <@mesh, [{}]>]>, plan.arg_types = [tensor<8x4xf32>, tensor<2xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {"a\22, 1); import os  #"}]>, <@mesh, [{}]>, <@mesh, [{"a\22, 1); import os  #", "class"}]>]>, plan.result_types = [tensor<4x4xf32>, tensor<2xf32>, tensor<8xi32>]} {
    %lax = "stablehlo.all_reduce"(%print) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %q = stablehlo.add %old, %new : tensor<f32>
      stablehlo.return %q : tensor<f32>
    }) {plan.axes = ["class"], plan.reason = "line one\0A    import os  # \22\22\22"} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %jnp = func.call @"x); import os"(%arg1) : (tensor<2xf32>) -> tensor<2xf32>
    %k = func.call @shard_index_swapped() : () -> tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %base = stablehlo.multiply %k, %two : tensor<i32>
    %spread = stablehlo.broadcast_in_dim %base, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %iota = stablehlo.iota dim = 0 : tensor<2xi32>
    %numbers = stablehlo.add %spread, %iota : tensor<2xi32>
    return %lax, %jnp, %numbers : tensor<4x2xf32>, tensor<2xf32>, tensor<2xi32>
  }
  func.func private @"x); import os"(%def: tensor<2xf32>) -> tensor<2xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, plan.arg_types = [tensor<2xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, plan.result_types = [tensor<2xf32>]} {
    %0 = stablehlo.negate %def : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @shard_index_swapped() -> tensor<i32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[]>, plan.arg_types = [], plan.axes = ["a\22, 1); import os  #", "class"], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, []>]>, plan.result_types = [tensor<i32>]} {
    %c = stablehlo.constant dense<[1, 2, 3, 0]> : tensor<4xi32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.dynamic_slice %c, %0, sizes = [1] : (tensor<4xi32>, tensor<ui32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    return %2 : tensor<i32>
  }
}
