// A mixture-of-experts layer with top-1 gating, dispatch and combine as dense contractions
// (GShard).
//
// Shapes: x (%arg0) is 8 groups of 8 tokens of width 16; %arg1 the gate (width, 8 experts); %arg2
// and %arg3 each expert's two matrices, with 32 hidden units. Every expert takes 2 tokens from a
// group.
//
// An argmax (a reduce over values and indices together) picks the expert of each token, comparing
// with an iota makes it a one-hot row, and a strictly lower triangular matrix counts the earlier
// tokens of the group with the same choice: the token's place in the expert's queue.
// dispatch[group, token, expert, place] is 1 where a token is served; a token whose place is beyond
// the queue is in no entry, and passes on the residual only. dispatch gathers the inputs,
// dispatch * gate brings the outputs back. (The gate of the chosen expert is 1 / sum(exp(logits -
// max)), as its own term is exp(0).)
//
// One mesh axis splits both the groups and the experts, never at the same time. The three
// constraints say where it changes hands: inputs are collected by group, then
// [{}, {"expert"}, {}, {}] hands them to the experts, and [{"expert"}, {}, {}, {}] returns the
// outputs to the groups. Without the first one the layout of the experts would spread backwards
// over the dispatch and cost all_gathers.
//
// Communication to expect: two all_to_alls over "expert", and between them an all_reduce over
// "model", which splits the hidden units of each expert.
module @moe_layer {
  sdy.mesh @mesh = <["expert"=4, "model"=2]>
  func.func public @main(%arg0: tensor<8x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg2: tensor<8x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {"model"}]>}, %arg3: tensor<8x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {"model"}, {}]>}) -> (tensor<8x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x8xf32>) -> tensor<8x8x8xf32>
    %1 = stablehlo.iota dim = 2 : tensor<8x8x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = stablehlo.reduce(%0 init: %cst), (%1 init: %c) across dimensions = [2] : (tensor<8x8x8xf32>, tensor<8x8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xi32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
      %36 = stablehlo.compare GT, %arg4, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %37 = stablehlo.compare EQ, %arg4, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %38 = stablehlo.compare LT, %arg5, %arg7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %39 = stablehlo.and %37, %38 : tensor<i1>
      %40 = stablehlo.or %36, %39 : tensor<i1>
      %41 = stablehlo.select %36, %arg4, %arg6 : tensor<i1>, tensor<f32>
      %42 = stablehlo.select %40, %arg5, %arg7 : tensor<i1>, tensor<i32>
      stablehlo.return %41, %42 : tensor<f32>, tensor<i32>
    }
    %3 = stablehlo.broadcast_in_dim %2#0, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x8xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<8x8x8xf32>
    %5 = stablehlo.exponential %4 : tensor<8x8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
    %7 = stablehlo.divide %cst_1, %6 : tensor<8x8xf32>
    %8 = stablehlo.broadcast_in_dim %2#1, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x8xi32>
    %9 = stablehlo.compare EQ, %8, %1, SIGNED : (tensor<8x8x8xi32>, tensor<8x8x8xi32>) -> tensor<8x8x8xi1>
    %10 = stablehlo.convert %9 : (tensor<8x8x8xi1>) -> tensor<8x8x8xf32>
    %11 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %12 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %13 = stablehlo.compare GT, %11, %12, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %14 = stablehlo.convert %13 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %15 = stablehlo.dot_general %10, %14, contracting_dims = [1] x [1] : (tensor<8x8x8xf32>, tensor<8x8xf32>) -> tensor<8x8x8xf32>
    %16 = stablehlo.transpose %15, dims = [0, 2, 1] : (tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %17 = stablehlo.convert %16 : (tensor<8x8x8xf32>) -> tensor<8x8x8xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<8x8x8xi32>) -> tensor<8x8x8x2xi32>
    %19 = stablehlo.iota dim = 3 : tensor<8x8x8x2xi32>
    %20 = stablehlo.compare EQ, %18, %19, SIGNED : (tensor<8x8x8x2xi32>, tensor<8x8x8x2xi32>) -> tensor<8x8x8x2xi1>
    %21 = stablehlo.convert %20 : (tensor<8x8x8x2xi1>) -> tensor<8x8x8x2xf32>
    %22 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<8x8x8xf32>) -> tensor<8x8x8x2xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<8x8x8x2xf32>
    %24 = stablehlo.dot_general %23, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x8x8x2xf32>, tensor<8x8x16xf32>) -> tensor<8x8x2x16xf32>
    %25 = sdy.sharding_constraint %24 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x2x16xf32>
    %26 = sdy.sharding_constraint %25 <@mesh, [{}, {"expert"}, {}, {}]> : tensor<8x8x2x16xf32>
    %27 = stablehlo.dot_general %26, %arg2, batching_dims = [1] x [0], contracting_dims = [3] x [1] : (tensor<8x8x2x16xf32>, tensor<8x16x32xf32>) -> tensor<8x8x2x32xf32>
    %28 = stablehlo.tanh %27 : tensor<8x8x2x32xf32>
    %29 = stablehlo.dot_general %28, %arg3, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x8x2x32xf32>, tensor<8x32x16xf32>) -> tensor<8x8x2x16xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0, 2, 3] : (tensor<8x8x2x16xf32>) -> tensor<8x8x2x16xf32>
    %31 = sdy.sharding_constraint %30 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x2x16xf32>
    %32 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x8x2xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<8x8x8x2xf32>
    %34 = stablehlo.dot_general %33, %31, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x8x2xf32>, tensor<8x8x2x16xf32>) -> tensor<8x8x16xf32>
    %35 = stablehlo.add %arg0, %34 : tensor<8x8x16xf32>
    return %35 : tensor<8x8x16xf32>
  }
}
