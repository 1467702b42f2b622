// What rotated.local.mlir must compute.
module @rotated {
  func.func public @main(%a: tensor<4x2xf32>) -> tensor<4xf32> {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%a init: %none) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    return %sum : tensor<4xf32>
  }
}
