module {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<2x16x16xf32>) -> tensor<8x16xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:16, 0:16] : (tensor<2x16x16xf32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0] {plan.cut = {i = ["data"], j = ["model"]}} : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.slice %arg1 [1:2, 0:16, 0:16] : (tensor<2x16x16xf32>) -> tensor<1x16x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0] {plan.cut = {i = ["data"], k = ["model"]}, plan.partial = "all_reduce"} : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    return %5 : tensor<8x16xf32>
  }
}
