// Every kind of reduction over a split dimension. Each function leaves a different partial result
// on each device, and the all_reduce that completes it must combine with the same operation.
//
//   sum            plain addition
//   sum_from_five  starts at 5, which counts once and not once per device
//   sum_all        both dimensions, so devices along both axes hold a part
//   maximum, minimum, product
//   all, any       logical and, or
//   argmax         values and indices reduced together: combining them separately is wrong, and for
//                  equal values the smaller index wins, whichever device has it
//   softmax        a maximum and a sum over the other dimension, both needed again by every element
//
// An argument's sharding reaches the functions through the calls; they need no annotation
// themselves. Constants that cannot be printed in decimal are bits: 0xFF800000 is minus infinity,
// 0x7F800000 plus.
module @reductions {
  sdy.mesh @mesh = <["rows"=4, "columns"=2]>
  func.func public @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"rows"}, {"columns"}]>}, %arg1: tensor<8x16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"rows"}, {"columns"}]>}, %arg2: tensor<8x16xi1> {sdy.sharding = #sdy.sharding<@mesh, [{"rows"}, {"columns"}]>}) -> (tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>, tensor<16xi1>, tensor<16xi32>, tensor<8x16xf32>) {
    %0 = call @sum(%arg0) : (tensor<8x16xf32>) -> tensor<16xf32>
    %1 = call @sum_from_five(%arg0) : (tensor<8x16xf32>) -> tensor<16xf32>
    %2 = call @sum_all(%arg1) : (tensor<8x16xi32>) -> tensor<i32>
    %3 = call @maximum(%arg0) : (tensor<8x16xf32>) -> tensor<16xf32>
    %4 = call @minimum(%arg0) : (tensor<8x16xf32>) -> tensor<16xf32>
    %5 = call @product(%arg0) : (tensor<8x16xf32>) -> tensor<16xf32>
    %6 = call @all(%arg2) : (tensor<8x16xi1>) -> tensor<16xi1>
    %7 = call @any(%arg2) : (tensor<8x16xi1>) -> tensor<16xi1>
    %8 = call @argmax(%arg0) : (tensor<8x16xf32>) -> tensor<16xi32>
    %9 = call @softmax(%arg0) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>, tensor<16xi1>, tensor<16xi32>, tensor<8x16xf32>
  }
  func.func private @sum(%arg0: tensor<8x16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @sum_from_five(%arg0: tensor<8x16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @sum_all(%arg0: tensor<8x16xi32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @maximum(%arg0: tensor<8x16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @minimum(%arg0: tensor<8x16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @product(%arg0: tensor<8x16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @all(%arg0: tensor<8x16xi1>) -> tensor<16xi1> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<8x16xi1>, tensor<i1>) -> tensor<16xi1>
    return %0 : tensor<16xi1>
  }
  func.func private @any(%arg0: tensor<8x16xi1>) -> tensor<16xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8x16xi1>, tensor<i1>) -> tensor<16xi1>
    return %0 : tensor<16xi1>
  }
  func.func private @argmax(%arg0: tensor<8x16xf32>) -> tensor<16xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8x16xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<8x16xf32>, tensor<8x16xi32>, tensor<f32>, tensor<i32>) -> (tensor<16xf32>, tensor<16xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<16xi32>
  }
  func.func private @softmax(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<8x16xf32>
    %3 = stablehlo.exponential %2 : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %6 = stablehlo.divide %3, %5 : tensor<8x16xf32>
    return %6 : tensor<8x16xf32>
  }
}
