sdy.mesh @mesh = <["data"=2, "model"=4]>
func.func @main(%x: tensor<8x16xf32>, %weights: tensor<2x16x16xf32>) -> tensor<8x16xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %out:2 = stablehlo.while(%layer = %zero, %h = %x) : tensor<i32>, tensor<8x16xf32>
  cond {
    %layers = stablehlo.constant dense<2> : tensor<i32>
    %more = stablehlo.compare LT, %layer, %layers : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %first = stablehlo.constant dense<0> : tensor<i32>
    %w = stablehlo.dynamic_slice %weights, %layer, %first, %first, sizes = [1, 16, 16] : (tensor<2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %v = stablehlo.reshape %w : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %g = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] {plan.cut = {i = ["data"]}} : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %layer, %one : tensor<i32>
    stablehlo.return %next, %g : tensor<i32>, tensor<8x16xf32>
  }
  return %out#1 : tensor<8x16xf32>
}
