// The MLP of mlp_data_parallel.mlir in tensor parallelism (Megatron's layout) times data
// parallelism.
//
// The mesh has two axes, 2 x 4 devices. The batch is split over "data". The hidden dimension of 64
// is split over "model": the columns of w1 (%arg2) and the rows of w2 (%arg3), so that each device
// computes 16 hidden units from start to end, and holds a quarter of the weights.
//
// Communication to expect: y = a.w2 sums over the hidden dimension, an all_reduce over "model" in
// the forward pass; then the three sums over the batch, all_reduces over "data", of which the
// weight gradients are now four times smaller per device. The backward pass needs none over
// "model": the gradient of x is not asked for.
module @mlp_tensor_parallel {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg2: tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg3: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}) -> (tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1 = stablehlo.tanh %0 : tensor<32x64xf32>
    %2 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %3 = stablehlo.subtract %2, %arg1 : tensor<32x16xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.add %3, %3 : tensor<32x16xf32>
    %7 = stablehlo.dot_general %1, %6, contracting_dims = [0] x [0] : (tensor<32x64xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %8 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [1] : (tensor<32x16xf32>, tensor<64x16xf32>) -> tensor<32x64xf32>
    %9 = stablehlo.multiply %1, %1 : tensor<32x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<32x64xf32>
    %10 = stablehlo.subtract %cst_0, %9 : tensor<32x64xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<32x64xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<16x64xf32>
    %13 = stablehlo.multiply %cst_1, %12 : tensor<16x64xf32>
    %14 = stablehlo.subtract %arg2, %13 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<64x16xf32>
    %15 = stablehlo.multiply %cst_2, %7 : tensor<64x16xf32>
    %16 = stablehlo.subtract %arg3, %15 : tensor<64x16xf32>
    return %14, %16, %5 : tensor<16x64xf32>, tensor<64x16xf32>, tensor<f32>
  }
}
