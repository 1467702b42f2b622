// A transformer block in sequence parallelism: the same mesh axis splits positions outside of
// attention and MLP, and heads and hidden units inside of them.
//
// Shapes: x (%arg0) is batch 4, sequence 16, width 32. Then wq, wk, wv (width, 4 heads, head size
// 8), wo (heads, head size, width), and the MLP's two matrices with 64 hidden units. The block is r
// = x + attention(norm(x)), r + mlp(norm(r)), with causal attention, RMS norm and SiLU.
//
// sdy.sharding_constraint states where the layout changes. [{"data"}, {}, {}] after each norm
// gathers the positions; attention and MLP then run split by heads and by hidden units, which
// propagation finds from the weights. [{"data"}, {"model"}, {}] after each of them returns to split
// positions, so norms and residual additions are done once and not on all 4 devices of "model".
//
// Communication to expect: twice an all_gather over "model" on dimension 1, and twice a
// reduce_scatter (or an all_reduce followed by a slice), together as much data as the two
// all_reduces of plain tensor parallelism.
module @sequence_parallel_block {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<4x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, %arg1: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg2: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg3: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg4: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg5: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg6: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}) -> (tensor<4x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<3.125000e-02> : tensor<4x16xf32>
    %2 = stablehlo.multiply %1, %cst_0 : tensor<4x16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<4x16xf32>
    %3 = stablehlo.add %2, %cst_1 : tensor<4x16xf32>
    %4 = stablehlo.rsqrt %3 : tensor<4x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x16x32xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"data"}, {}, {}]> : tensor<4x16x32xf32>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [2] x [0] : (tensor<4x16x32xf32>, tensor<32x4x8xf32>) -> tensor<4x16x4x8xf32>
    %9 = stablehlo.dot_general %7, %arg2, contracting_dims = [2] x [0] : (tensor<4x16x32xf32>, tensor<32x4x8xf32>) -> tensor<4x16x4x8xf32>
    %10 = stablehlo.dot_general %7, %arg3, contracting_dims = [2] x [0] : (tensor<4x16x32xf32>, tensor<32x4x8xf32>) -> tensor<4x16x4x8xf32>
    %11 = stablehlo.dot_general %8, %9, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<4x4x16x16xf32>
    %12 = stablehlo.multiply %11, %cst_2 : tensor<4x4x16x16xf32>
    %13 = stablehlo.iota dim = 2 : tensor<4x4x16x16xi32>
    %14 = stablehlo.iota dim = 3 : tensor<4x4x16x16xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4x16x16xi32>, tensor<4x4x16x16xi32>) -> tensor<4x4x16x16xi1>
    %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<4x4x16x16xf32>
    %16 = stablehlo.select %15, %12, %cst_3 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %19 = stablehlo.subtract %16, %18 : tensor<4x4x16x16xf32>
    %20 = stablehlo.exponential %19 : tensor<4x4x16x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %23 = stablehlo.divide %20, %22 : tensor<4x4x16x16xf32>
    %24 = stablehlo.dot_general %23, %10, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<4x4x16x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x8xf32>
    %25 = stablehlo.dot_general %24, %arg4, contracting_dims = [1, 3] x [0, 1] : (tensor<4x4x16x8xf32>, tensor<4x8x32xf32>) -> tensor<4x16x32xf32>
    %26 = sdy.sharding_constraint %25 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %27 = stablehlo.add %arg0, %26 : tensor<4x16x32xf32>
    %28 = stablehlo.multiply %27, %27 : tensor<4x16x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_7 = stablehlo.constant dense<3.125000e-02> : tensor<4x16xf32>
    %30 = stablehlo.multiply %29, %cst_7 : tensor<4x16xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<4x16xf32>
    %31 = stablehlo.add %30, %cst_8 : tensor<4x16xf32>
    %32 = stablehlo.rsqrt %31 : tensor<4x16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %34 = stablehlo.multiply %27, %33 : tensor<4x16x32xf32>
    %35 = sdy.sharding_constraint %34 <@mesh, [{"data"}, {}, {}]> : tensor<4x16x32xf32>
    %36 = stablehlo.dot_general %35, %arg5, contracting_dims = [2] x [0] : (tensor<4x16x32xf32>, tensor<32x64xf32>) -> tensor<4x16x64xf32>
    %37 = stablehlo.logistic %36 : tensor<4x16x64xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<4x16x64xf32>
    %39 = stablehlo.dot_general %38, %arg6, contracting_dims = [2] x [0] : (tensor<4x16x64xf32>, tensor<64x32xf32>) -> tensor<4x16x32xf32>
    %40 = sdy.sharding_constraint %39 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %41 = stablehlo.add %27, %40 : tensor<4x16x32xf32>
    return %41 : tensor<4x16x32xf32>
  }
}
