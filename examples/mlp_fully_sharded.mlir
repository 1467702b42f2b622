// The MLP of mlp_data_parallel.mlir with fully sharded weights (ZeRO-3, FSDP).
//
// The batch is split over "data", and so are the rows of both weights: no device holds a whole
// copy. A weight is gathered before it is used and its gradient is summed into the rows that each
// device owns. The two sdy.sharding_constraint ops at the top say "gathered from here on". Without
// them propagation is free to do something else with the same annotations: it computes part of the
// backward pass with the hidden dimension split, and moves activations instead of weights.
//
// Communication to expect: two all_gathers of weights, two reduce_scatters of gradients (an
// all_reduce followed by a slice, where these are not fused), and the all_reduce of the scalar
// loss.
module @mlp_fully_sharded {
  sdy.mesh @mesh = <["data"=8]>
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg2: tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg3: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<f32>) {
    %0 = sdy.sharding_constraint %arg2 <@mesh, [{}, {}]> : tensor<16x64xf32>
    %1 = sdy.sharding_constraint %arg3 <@mesh, [{}, {}]> : tensor<64x16xf32>
    %2 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %3 = stablehlo.tanh %2 : tensor<32x64xf32>
    %4 = stablehlo.dot_general %3, %1, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<32x16xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.add %5, %5 : tensor<32x16xf32>
    %9 = stablehlo.dot_general %3, %8, contracting_dims = [0] x [0] : (tensor<32x64xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %10 = stablehlo.dot_general %8, %1, contracting_dims = [1] x [1] : (tensor<32x16xf32>, tensor<64x16xf32>) -> tensor<32x64xf32>
    %11 = stablehlo.multiply %3, %3 : tensor<32x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<32x64xf32>
    %12 = stablehlo.subtract %cst_0, %11 : tensor<32x64xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<32x64xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<16x64xf32>
    %15 = stablehlo.multiply %cst_1, %14 : tensor<16x64xf32>
    %16 = stablehlo.subtract %arg2, %15 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<64x16xf32>
    %17 = stablehlo.multiply %cst_2, %9 : tensor<64x16xf32>
    %18 = stablehlo.subtract %arg3, %17 : tensor<64x16xf32>
    return %16, %18, %7 : tensor<16x64xf32>, tensor<64x16xf32>, tensor<f32>
  }
}
