// What names.local.mlir must compute.
module @names {
  func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<2xf32>) -> (tensor<4x4xf32> {jax.result_info = "result['\22\22\22']\0A)\0Aimport sys #"}, tensor<2xf32> {jax.result_info = "result['\5C\22']"}, tensor<8xi32> {jax.result_info = "result.lambda"}) {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %rows = stablehlo.reshape %arg0 : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
    %sum = stablehlo.reduce(%rows init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %negative = stablehlo.negate %arg1 : tensor<2xf32>
    %iota = stablehlo.iota dim = 0 : tensor<8xi32>
    return %sum, %negative, %iota : tensor<4x4xf32>, tensor<2xf32>, tensor<8xi32>
  }
}
