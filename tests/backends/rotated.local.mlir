// A value that is the same on all devices goes round: only who wrote this knows that it stays the same.
module @rotated {
  sdy.mesh @mesh = <["x"=4]>
  func.func public @main(%a: tensor<4x2xf32>) -> tensor<4xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.arg_types = [tensor<4x2xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, plan.result_types = [tensor<4xf32>]} {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%a init: %none) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    %round = "stablehlo.collective_permute"(%sum) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> {plan.axes = ["x"]} : (tensor<4xf32>) -> tensor<4xf32>
    return %round : tensor<4xf32>
  }
}
