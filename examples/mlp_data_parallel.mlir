// A two-layer MLP in data parallelism: one step of gradient descent, written out.
//
// %arg0 is a batch of 32 inputs, %arg1 the targets, %arg2 and %arg3 the weights. The step is h =
// x.w1, a = tanh(h), y = a.w2, loss = sum((y - target)^2), the gradients of both weights, and w -
// 0.001 * gradient. It returns the new weights and the loss.
//
// A mesh names the devices' dimensions: here 8 devices along one axis, "data". A sharding has one
// pair of braces per dimension of its tensor, listing the axes that split it: [{"data"}, {}] cuts
// the batch into 8 pieces of 4 rows, [{}, {}] keeps a whole copy of the weights on every device.
// Only arguments and results are annotated; propagation decides all other shardings.
//
// Communication to expect: the batch is summed over in three places (loss and both weight
// gradients), so three all_reduces over "data", and nothing in the forward pass.
module @mlp_data_parallel {
  sdy.mesh @mesh = <["data"=8]>
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg2: tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg3: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32>) {
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
