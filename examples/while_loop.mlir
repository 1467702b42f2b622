// A loop whose carried values are split: three steps of x = tanh(A.x + b), starting from zero.
//
// The loop carries three values: a counter, x, and the largest change of the last step. Only A
// (rows split over "rows") and b (split over both axes) are annotated. What enters the loop, the
// argument of its body, what the body returns and what leaves the loop are one value to propagation
// and get one sharding: x is split like b.
//
// Communication to expect, in each iteration: A.x needs all rows of x, an all_gather over "rows";
// the largest change is a maximum over all devices, an all_reduce with max. The condition reads
// only the counter, which is the same everywhere, so all devices leave the loop together.
module @while_loop {
  sdy.mesh @mesh = <["rows"=4, "columns"=2]>
  func.func public @main(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"rows"}, {}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"rows"}, {"columns"}]>}) -> (tensor<16x8xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_1 = %cst, %iterArg_2 = %cst_0) : tensor<i32>, tensor<16x8xf32>, tensor<f32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.dot_general %arg0, %iterArg_1, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %2 = stablehlo.add %1, %arg1 : tensor<16x8xf32>
      %3 = stablehlo.tanh %2 : tensor<16x8xf32>
      %4 = stablehlo.subtract %3, %iterArg_1 : tensor<16x8xf32>
      %5 = stablehlo.abs %4 : tensor<16x8xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %7, %3, %6 : tensor<i32>, tensor<16x8xf32>, tensor<f32>
    }
    return %0#1, %0#2 : tensor<16x8xf32>, tensor<f32>
  }
}
