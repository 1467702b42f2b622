module @mlp_tensor_parallel {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg2: tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg3: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}) -> (tensor<16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<f32>) {
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
