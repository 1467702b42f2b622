module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x1x16xf32>, %arg1: tensor<1x1x1x16xf32>, %arg2: tensor<1x1x1x16xf32>, %arg3: tensor<1x1x1x16xf32>, %arg4: tensor<3x3x64x16xf32>, %arg5: tensor<3x3x16x16xf32>, %arg6: tensor<1x1x1x16xf32>, %arg7: tensor<1x1x1x16xf32>, %arg8: tensor<1x1x64x16xf32>, %arg9: tensor<1x1x1x16xf32>, %arg10: tensor<1x1x1x16xf32>, %arg11: tensor<1x1x1x16xf32>, %arg12: tensor<1x1x1x16xf32>, %arg13: tensor<3x3x16x16xf32>, %arg14: tensor<3x3x16x16xf32>, %arg15: tensor<1x1x1x16xf32>, %arg16: tensor<1x1x1x16xf32>, %arg17: tensor<1x1x16x16xf32>, %arg18: tensor<1x1x1x32xf32>, %arg19: tensor<1x1x1x32xf32>, %arg20: tensor<1x1x1x32xf32>, %arg21: tensor<1x1x1x32xf32>, %arg22: tensor<3x3x16x32xf32>, %arg23: tensor<3x3x32x32xf32>, %arg24: tensor<1x1x1x32xf32>, %arg25: tensor<1x1x1x32xf32>, %arg26: tensor<1x1x16x32xf32>, %arg27: tensor<1x1x1x32xf32>, %arg28: tensor<1x1x1x32xf32>, %arg29: tensor<1x1x1x32xf32>, %arg30: tensor<1x1x1x32xf32>, %arg31: tensor<3x3x32x32xf32>, %arg32: tensor<3x3x32x32xf32>, %arg33: tensor<1x1x1x32xf32>, %arg34: tensor<1x1x1x32xf32>, %arg35: tensor<1x1x32x32xf32>, %arg36: tensor<1x1x1x64xf32>, %arg37: tensor<1x1x1x64xf32>, %arg38: tensor<7x7x3x64xf32>, %arg39: tensor<10xf32>, %arg40: tensor<32x10xf32>, %arg41: tensor<4x32x32x3xf32>, %arg42: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/batchnorm_0']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/batchnorm_0']['scale']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/batchnorm_1']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/batchnorm_1']['scale']"}, tensor<3x3x64x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/conv_0']['w']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/conv_1']['w']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/shortcut_batchnorm']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/shortcut_batchnorm']['scale']"}, tensor<1x1x64x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_0/~/block_0/~/shortcut_conv']['w']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/batchnorm_0']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/batchnorm_0']['scale']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/batchnorm_1']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/batchnorm_1']['scale']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/conv_0']['w']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/conv_1']['w']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/shortcut_batchnorm']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/shortcut_batchnorm']['scale']"}, tensor<1x1x16x16xf32> {jax.result_info = "result[1]['res_net/~/block_group_1/~/block_0/~/shortcut_conv']['w']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/batchnorm_0']['offset']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/batchnorm_0']['scale']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/batchnorm_1']['offset']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/batchnorm_1']['scale']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/conv_0']['w']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/conv_1']['w']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/shortcut_batchnorm']['offset']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/shortcut_batchnorm']['scale']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_2/~/block_0/~/shortcut_conv']['w']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/batchnorm_0']['offset']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/batchnorm_0']['scale']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/batchnorm_1']['offset']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/batchnorm_1']['scale']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/conv_0']['w']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/conv_1']['w']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/shortcut_batchnorm']['offset']"}, tensor<1x1x1x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/shortcut_batchnorm']['scale']"}, tensor<1x1x32x32xf32> {jax.result_info = "result[1]['res_net/~/block_group_3/~/block_0/~/shortcut_conv']['w']"}, tensor<1x1x1x64xf32> {jax.result_info = "result[1]['res_net/~/initial_batchnorm']['offset']"}, tensor<1x1x1x64xf32> {jax.result_info = "result[1]['res_net/~/initial_batchnorm']['scale']"}, tensor<7x7x3x64xf32> {jax.result_info = "result[1]['res_net/~/initial_conv']['w']"}, tensor<10xf32> {jax.result_info = "result[1]['res_net/~/logits']['b']"}, tensor<32x10xf32> {jax.result_info = "result[1]['res_net/~/logits']['w']"}) {
    %0 = stablehlo.convolution(%arg41, %arg38) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x3xf32>, tensor<7x7x3x64xf32>) -> tensor<4x16x16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1x1x64xf32>
    %5 = chlo.square %0 : tensor<4x16x16x64xf32> -> tensor<4x16x16x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %7 = stablehlo.multiply %6, %0 : tensor<4x16x16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_3 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %11 = stablehlo.divide %9, %10 : tensor<1x1x1x64xf32>
    %12 = chlo.square %4 : tensor<1x1x1x64xf32> -> tensor<1x1x1x64xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %14 = stablehlo.multiply %13, %4 : tensor<1x1x1x64xf32>
    %15 = stablehlo.subtract %11, %12 : tensor<1x1x1x64xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %17 = stablehlo.add %15, %16 : tensor<1x1x1x64xf32>
    %18 = stablehlo.rsqrt %17 : tensor<1x1x1x64xf32>
    %19 = stablehlo.divide %18, %17 : tensor<1x1x1x64xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<1x1x1x64xf32>
    %22 = stablehlo.multiply %arg37, %18 : tensor<1x1x1x64xf32>
    %23 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %24 = stablehlo.subtract %0, %23 : tensor<4x16x16x64xf32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<4x16x16x64xf32>
    %27 = stablehlo.broadcast_in_dim %arg36, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %28 = stablehlo.add %26, %27 : tensor<4x16x16x64xf32>
    %29 = call @relu(%28) : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %31 = stablehlo.compare GT, %28, %30, FLOAT : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.reduce_window"(%29, %32) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %872 = stablehlo.maximum %arg43, %arg44 : tensor<f32>
      stablehlo.return %872 : tensor<f32>
    }) : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<4x8x8x64xf32>
    %34 = stablehlo.convolution(%33, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x64xf32>, tensor<1x1x64x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_10 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %38 = stablehlo.divide %36, %37 : tensor<1x1x1x16xf32>
    %39 = chlo.square %34 : tensor<4x8x8x16xf32> -> tensor<4x8x8x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %41 = stablehlo.multiply %40, %34 : tensor<4x8x8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_13 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %45 = stablehlo.divide %43, %44 : tensor<1x1x1x16xf32>
    %46 = chlo.square %38 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %48 = stablehlo.multiply %47, %38 : tensor<1x1x1x16xf32>
    %49 = stablehlo.subtract %45, %46 : tensor<1x1x1x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %51 = stablehlo.add %49, %50 : tensor<1x1x1x16xf32>
    %52 = stablehlo.rsqrt %51 : tensor<1x1x1x16xf32>
    %53 = stablehlo.divide %52, %51 : tensor<1x1x1x16xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<1x1x1x16xf32>
    %56 = stablehlo.multiply %arg7, %52 : tensor<1x1x1x16xf32>
    %57 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %58 = stablehlo.subtract %34, %57 : tensor<4x8x8x16xf32>
    %59 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %60 = stablehlo.multiply %58, %59 : tensor<4x8x8x16xf32>
    %61 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %62 = stablehlo.add %60, %61 : tensor<4x8x8x16xf32>
    %63 = stablehlo.convolution(%33, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x64xf32>, tensor<3x3x64x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_18 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %67 = stablehlo.divide %65, %66 : tensor<1x1x1x16xf32>
    %68 = chlo.square %63 : tensor<4x8x8x16xf32> -> tensor<4x8x8x16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %70 = stablehlo.multiply %69, %63 : tensor<4x8x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_21 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %74 = stablehlo.divide %72, %73 : tensor<1x1x1x16xf32>
    %75 = chlo.square %67 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %77 = stablehlo.multiply %76, %67 : tensor<1x1x1x16xf32>
    %78 = stablehlo.subtract %74, %75 : tensor<1x1x1x16xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %80 = stablehlo.add %78, %79 : tensor<1x1x1x16xf32>
    %81 = stablehlo.rsqrt %80 : tensor<1x1x1x16xf32>
    %82 = stablehlo.divide %81, %80 : tensor<1x1x1x16xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<1x1x1x16xf32>
    %85 = stablehlo.multiply %arg1, %81 : tensor<1x1x1x16xf32>
    %86 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %87 = stablehlo.subtract %63, %86 : tensor<4x8x8x16xf32>
    %88 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %89 = stablehlo.multiply %87, %88 : tensor<4x8x8x16xf32>
    %90 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %91 = stablehlo.add %89, %90 : tensor<4x8x8x16xf32>
    %92 = call @relu_0(%91) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %94 = stablehlo.compare GT, %91, %93, FLOAT : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %95 = stablehlo.convolution(%92, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_27 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %99 = stablehlo.divide %97, %98 : tensor<1x1x1x16xf32>
    %100 = chlo.square %95 : tensor<4x8x8x16xf32> -> tensor<4x8x8x16xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %102 = stablehlo.multiply %101, %95 : tensor<4x8x8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%100 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_30 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %106 = stablehlo.divide %104, %105 : tensor<1x1x1x16xf32>
    %107 = chlo.square %99 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %109 = stablehlo.multiply %108, %99 : tensor<1x1x1x16xf32>
    %110 = stablehlo.subtract %106, %107 : tensor<1x1x1x16xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %112 = stablehlo.add %110, %111 : tensor<1x1x1x16xf32>
    %113 = stablehlo.rsqrt %112 : tensor<1x1x1x16xf32>
    %114 = stablehlo.divide %113, %112 : tensor<1x1x1x16xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<1x1x1x16xf32>
    %117 = stablehlo.multiply %arg3, %113 : tensor<1x1x1x16xf32>
    %118 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %119 = stablehlo.subtract %95, %118 : tensor<4x8x8x16xf32>
    %120 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %121 = stablehlo.multiply %119, %120 : tensor<4x8x8x16xf32>
    %122 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %123 = stablehlo.add %121, %122 : tensor<4x8x8x16xf32>
    %124 = stablehlo.add %123, %62 : tensor<4x8x8x16xf32>
    %125 = call @relu_0(%124) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %127 = stablehlo.compare GT, %124, %126, FLOAT : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %128 = stablehlo.convolution(%125, %arg17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<1x1x16x16xf32>) -> tensor<4x4x4x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_36 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %132 = stablehlo.divide %130, %131 : tensor<1x1x1x16xf32>
    %133 = chlo.square %128 : tensor<4x4x4x16xf32> -> tensor<4x4x4x16xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %135 = stablehlo.multiply %134, %128 : tensor<4x4x4x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%133 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_39 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %139 = stablehlo.divide %137, %138 : tensor<1x1x1x16xf32>
    %140 = chlo.square %132 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %142 = stablehlo.multiply %141, %132 : tensor<1x1x1x16xf32>
    %143 = stablehlo.subtract %139, %140 : tensor<1x1x1x16xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %145 = stablehlo.add %143, %144 : tensor<1x1x1x16xf32>
    %146 = stablehlo.rsqrt %145 : tensor<1x1x1x16xf32>
    %147 = stablehlo.divide %146, %145 : tensor<1x1x1x16xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %149 = stablehlo.multiply %148, %147 : tensor<1x1x1x16xf32>
    %150 = stablehlo.multiply %arg16, %146 : tensor<1x1x1x16xf32>
    %151 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %152 = stablehlo.subtract %128, %151 : tensor<4x4x4x16xf32>
    %153 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %154 = stablehlo.multiply %152, %153 : tensor<4x4x4x16xf32>
    %155 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %156 = stablehlo.add %154, %155 : tensor<4x4x4x16xf32>
    %157 = stablehlo.convolution(%125, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x4x4x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_44 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %161 = stablehlo.divide %159, %160 : tensor<1x1x1x16xf32>
    %162 = chlo.square %157 : tensor<4x4x4x16xf32> -> tensor<4x4x4x16xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %164 = stablehlo.multiply %163, %157 : tensor<4x4x4x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_47 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %168 = stablehlo.divide %166, %167 : tensor<1x1x1x16xf32>
    %169 = chlo.square %161 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %171 = stablehlo.multiply %170, %161 : tensor<1x1x1x16xf32>
    %172 = stablehlo.subtract %168, %169 : tensor<1x1x1x16xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %174 = stablehlo.add %172, %173 : tensor<1x1x1x16xf32>
    %175 = stablehlo.rsqrt %174 : tensor<1x1x1x16xf32>
    %176 = stablehlo.divide %175, %174 : tensor<1x1x1x16xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %178 = stablehlo.multiply %177, %176 : tensor<1x1x1x16xf32>
    %179 = stablehlo.multiply %arg10, %175 : tensor<1x1x1x16xf32>
    %180 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %181 = stablehlo.subtract %157, %180 : tensor<4x4x4x16xf32>
    %182 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %183 = stablehlo.multiply %181, %182 : tensor<4x4x4x16xf32>
    %184 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %185 = stablehlo.add %183, %184 : tensor<4x4x4x16xf32>
    %186 = call @relu_1(%185) : (tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %188 = stablehlo.compare GT, %185, %187, FLOAT : (tensor<4x4x4x16xf32>, tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xi1>
    %189 = stablehlo.convolution(%186, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x4x4x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_52) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_53 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %193 = stablehlo.divide %191, %192 : tensor<1x1x1x16xf32>
    %194 = chlo.square %189 : tensor<4x4x4x16xf32> -> tensor<4x4x4x16xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %196 = stablehlo.multiply %195, %189 : tensor<4x4x4x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%194 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_56 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %200 = stablehlo.divide %198, %199 : tensor<1x1x1x16xf32>
    %201 = chlo.square %193 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %203 = stablehlo.multiply %202, %193 : tensor<1x1x1x16xf32>
    %204 = stablehlo.subtract %200, %201 : tensor<1x1x1x16xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %206 = stablehlo.add %204, %205 : tensor<1x1x1x16xf32>
    %207 = stablehlo.rsqrt %206 : tensor<1x1x1x16xf32>
    %208 = stablehlo.divide %207, %206 : tensor<1x1x1x16xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %210 = stablehlo.multiply %209, %208 : tensor<1x1x1x16xf32>
    %211 = stablehlo.multiply %arg12, %207 : tensor<1x1x1x16xf32>
    %212 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %213 = stablehlo.subtract %189, %212 : tensor<4x4x4x16xf32>
    %214 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %215 = stablehlo.multiply %213, %214 : tensor<4x4x4x16xf32>
    %216 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %217 = stablehlo.add %215, %216 : tensor<4x4x4x16xf32>
    %218 = stablehlo.add %217, %156 : tensor<4x4x4x16xf32>
    %219 = call @relu_1(%218) : (tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<4x4x4x16xf32>, tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xi1>
    %222 = stablehlo.convolution(%219, %arg26) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<1x1x16x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_61) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_62 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %226 = stablehlo.divide %224, %225 : tensor<1x1x1x32xf32>
    %227 = chlo.square %222 : tensor<4x2x2x32xf32> -> tensor<4x2x2x32xf32>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %229 = stablehlo.multiply %228, %222 : tensor<4x2x2x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%227 init: %cst_64) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_65 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %233 = stablehlo.divide %231, %232 : tensor<1x1x1x32xf32>
    %234 = chlo.square %226 : tensor<1x1x1x32xf32> -> tensor<1x1x1x32xf32>
    %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %236 = stablehlo.multiply %235, %226 : tensor<1x1x1x32xf32>
    %237 = stablehlo.subtract %233, %234 : tensor<1x1x1x32xf32>
    %cst_67 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %239 = stablehlo.add %237, %238 : tensor<1x1x1x32xf32>
    %240 = stablehlo.rsqrt %239 : tensor<1x1x1x32xf32>
    %241 = stablehlo.divide %240, %239 : tensor<1x1x1x32xf32>
    %cst_68 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %243 = stablehlo.multiply %242, %241 : tensor<1x1x1x32xf32>
    %244 = stablehlo.multiply %arg25, %240 : tensor<1x1x1x32xf32>
    %245 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %246 = stablehlo.subtract %222, %245 : tensor<4x2x2x32xf32>
    %247 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %248 = stablehlo.multiply %246, %247 : tensor<4x2x2x32xf32>
    %249 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %250 = stablehlo.add %248, %249 : tensor<4x2x2x32xf32>
    %251 = stablehlo.convolution(%219, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<3x3x16x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_69) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %255 = stablehlo.divide %253, %254 : tensor<1x1x1x32xf32>
    %256 = chlo.square %251 : tensor<4x2x2x32xf32> -> tensor<4x2x2x32xf32>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %258 = stablehlo.multiply %257, %251 : tensor<4x2x2x32xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%256 init: %cst_72) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_73 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %262 = stablehlo.divide %260, %261 : tensor<1x1x1x32xf32>
    %263 = chlo.square %255 : tensor<1x1x1x32xf32> -> tensor<1x1x1x32xf32>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %265 = stablehlo.multiply %264, %255 : tensor<1x1x1x32xf32>
    %266 = stablehlo.subtract %262, %263 : tensor<1x1x1x32xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %268 = stablehlo.add %266, %267 : tensor<1x1x1x32xf32>
    %269 = stablehlo.rsqrt %268 : tensor<1x1x1x32xf32>
    %270 = stablehlo.divide %269, %268 : tensor<1x1x1x32xf32>
    %cst_76 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %272 = stablehlo.multiply %271, %270 : tensor<1x1x1x32xf32>
    %273 = stablehlo.multiply %arg19, %269 : tensor<1x1x1x32xf32>
    %274 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %275 = stablehlo.subtract %251, %274 : tensor<4x2x2x32xf32>
    %276 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<4x2x2x32xf32>
    %278 = stablehlo.broadcast_in_dim %arg18, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %279 = stablehlo.add %277, %278 : tensor<4x2x2x32xf32>
    %280 = call @relu_2(%279) : (tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %282 = stablehlo.compare GT, %279, %281, FLOAT : (tensor<4x2x2x32xf32>, tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xi1>
    %283 = stablehlo.convolution(%280, %arg23) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_78) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_79 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %287 = stablehlo.divide %285, %286 : tensor<1x1x1x32xf32>
    %288 = chlo.square %283 : tensor<4x2x2x32xf32> -> tensor<4x2x2x32xf32>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %290 = stablehlo.multiply %289, %283 : tensor<4x2x2x32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%288 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_82 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %294 = stablehlo.divide %292, %293 : tensor<1x1x1x32xf32>
    %295 = chlo.square %287 : tensor<1x1x1x32xf32> -> tensor<1x1x1x32xf32>
    %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %297 = stablehlo.multiply %296, %287 : tensor<1x1x1x32xf32>
    %298 = stablehlo.subtract %294, %295 : tensor<1x1x1x32xf32>
    %cst_84 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %300 = stablehlo.add %298, %299 : tensor<1x1x1x32xf32>
    %301 = stablehlo.rsqrt %300 : tensor<1x1x1x32xf32>
    %302 = stablehlo.divide %301, %300 : tensor<1x1x1x32xf32>
    %cst_85 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %304 = stablehlo.multiply %303, %302 : tensor<1x1x1x32xf32>
    %305 = stablehlo.multiply %arg21, %301 : tensor<1x1x1x32xf32>
    %306 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %307 = stablehlo.subtract %283, %306 : tensor<4x2x2x32xf32>
    %308 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %309 = stablehlo.multiply %307, %308 : tensor<4x2x2x32xf32>
    %310 = stablehlo.broadcast_in_dim %arg20, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %311 = stablehlo.add %309, %310 : tensor<4x2x2x32xf32>
    %312 = stablehlo.add %311, %250 : tensor<4x2x2x32xf32>
    %313 = call @relu_2(%312) : (tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %315 = stablehlo.compare GT, %312, %314, FLOAT : (tensor<4x2x2x32xf32>, tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xi1>
    %316 = stablehlo.convolution(%313, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<1x1x32x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_87) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_88 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %320 = stablehlo.divide %318, %319 : tensor<1x1x1x32xf32>
    %321 = chlo.square %316 : tensor<4x1x1x32xf32> -> tensor<4x1x1x32xf32>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %323 = stablehlo.multiply %322, %316 : tensor<4x1x1x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%321 init: %cst_90) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_91 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %327 = stablehlo.divide %325, %326 : tensor<1x1x1x32xf32>
    %328 = chlo.square %320 : tensor<1x1x1x32xf32> -> tensor<1x1x1x32xf32>
    %cst_92 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %330 = stablehlo.multiply %329, %320 : tensor<1x1x1x32xf32>
    %331 = stablehlo.subtract %327, %328 : tensor<1x1x1x32xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %333 = stablehlo.add %331, %332 : tensor<1x1x1x32xf32>
    %334 = stablehlo.rsqrt %333 : tensor<1x1x1x32xf32>
    %335 = stablehlo.divide %334, %333 : tensor<1x1x1x32xf32>
    %cst_94 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %337 = stablehlo.multiply %336, %335 : tensor<1x1x1x32xf32>
    %338 = stablehlo.multiply %arg34, %334 : tensor<1x1x1x32xf32>
    %339 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %340 = stablehlo.subtract %316, %339 : tensor<4x1x1x32xf32>
    %341 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %342 = stablehlo.multiply %340, %341 : tensor<4x1x1x32xf32>
    %343 = stablehlo.broadcast_in_dim %arg33, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %344 = stablehlo.add %342, %343 : tensor<4x1x1x32xf32>
    %345 = stablehlo.convolution(%313, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_96 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %349 = stablehlo.divide %347, %348 : tensor<1x1x1x32xf32>
    %350 = chlo.square %345 : tensor<4x1x1x32xf32> -> tensor<4x1x1x32xf32>
    %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %352 = stablehlo.multiply %351, %345 : tensor<4x1x1x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%350 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_99 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %356 = stablehlo.divide %354, %355 : tensor<1x1x1x32xf32>
    %357 = chlo.square %349 : tensor<1x1x1x32xf32> -> tensor<1x1x1x32xf32>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %359 = stablehlo.multiply %358, %349 : tensor<1x1x1x32xf32>
    %360 = stablehlo.subtract %356, %357 : tensor<1x1x1x32xf32>
    %cst_101 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %362 = stablehlo.add %360, %361 : tensor<1x1x1x32xf32>
    %363 = stablehlo.rsqrt %362 : tensor<1x1x1x32xf32>
    %364 = stablehlo.divide %363, %362 : tensor<1x1x1x32xf32>
    %cst_102 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %366 = stablehlo.multiply %365, %364 : tensor<1x1x1x32xf32>
    %367 = stablehlo.multiply %arg28, %363 : tensor<1x1x1x32xf32>
    %368 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %369 = stablehlo.subtract %345, %368 : tensor<4x1x1x32xf32>
    %370 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %371 = stablehlo.multiply %369, %370 : tensor<4x1x1x32xf32>
    %372 = stablehlo.broadcast_in_dim %arg27, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %373 = stablehlo.add %371, %372 : tensor<4x1x1x32xf32>
    %374 = call @relu_3(%373) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %376 = stablehlo.compare GT, %373, %375, FLOAT : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xi1>
    %377 = stablehlo.convolution(%374, %arg32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_104) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_105 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %381 = stablehlo.divide %379, %380 : tensor<1x1x1x32xf32>
    %382 = chlo.square %377 : tensor<4x1x1x32xf32> -> tensor<4x1x1x32xf32>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %384 = stablehlo.multiply %383, %377 : tensor<4x1x1x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%382 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_108 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %388 = stablehlo.divide %386, %387 : tensor<1x1x1x32xf32>
    %389 = chlo.square %381 : tensor<1x1x1x32xf32> -> tensor<1x1x1x32xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %391 = stablehlo.multiply %390, %381 : tensor<1x1x1x32xf32>
    %392 = stablehlo.subtract %388, %389 : tensor<1x1x1x32xf32>
    %cst_110 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %394 = stablehlo.add %392, %393 : tensor<1x1x1x32xf32>
    %395 = stablehlo.rsqrt %394 : tensor<1x1x1x32xf32>
    %396 = stablehlo.divide %395, %394 : tensor<1x1x1x32xf32>
    %cst_111 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %398 = stablehlo.multiply %397, %396 : tensor<1x1x1x32xf32>
    %399 = stablehlo.multiply %arg30, %395 : tensor<1x1x1x32xf32>
    %400 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %401 = stablehlo.subtract %377, %400 : tensor<4x1x1x32xf32>
    %402 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %403 = stablehlo.multiply %401, %402 : tensor<4x1x1x32xf32>
    %404 = stablehlo.broadcast_in_dim %arg29, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %405 = stablehlo.add %403, %404 : tensor<4x1x1x32xf32>
    %406 = stablehlo.add %405, %344 : tensor<4x1x1x32xf32>
    %407 = call @relu_3(%406) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %409 = stablehlo.compare GT, %406, %408, FLOAT : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xi1>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%407 init: %cst_113) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %412 = stablehlo.divide %410, %411 : tensor<4x32xf32>
    %413 = stablehlo.dot_general %412, %arg40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<32x10xf32>) -> tensor<4x10xf32>
    %414 = stablehlo.broadcast_in_dim %arg39, dims = [1] : (tensor<10xf32>) -> tensor<4x10xf32>
    %415 = stablehlo.add %413, %414 : tensor<4x10xf32>
    %416 = stablehlo.broadcast_in_dim %arg42, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %417:2 = call @take_along_axis(%415, %416) : (tensor<4x10xf32>, tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %418:2 = call @_take(%417#0, %c) : (tensor<4x1xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<1xi32>)
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %419 = stablehlo.reduce(%415 init: %cst_115) applies stablehlo.maximum across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %421 = stablehlo.maximum %420, %419 : tensor<4xf32>
    %422 = stablehlo.is_finite %421 : (tensor<4xf32>) -> tensor<4xi1>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %424 = stablehlo.select %422, %421, %423 : tensor<4xi1>, tensor<4xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %427 = stablehlo.subtract %415, %426 : tensor<4x10xf32>
    %428 = stablehlo.exponential %427 : tensor<4x10xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_118) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %430 = stablehlo.abs %429 : tensor<4xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %432 = stablehlo.compare GE, %429, %431, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %433 = stablehlo.log %430 : tensor<4xf32>
    %434 = stablehlo.add %433, %424 : tensor<4xf32>
    %435 = stablehlo.subtract %434, %418#0 : tensor<4xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_120) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_121 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %437 = stablehlo.divide %436, %cst_121 : tensor<f32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_123 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %438 = stablehlo.divide %cst_122, %cst_123 : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %440 = stablehlo.negate %439 : tensor<4xf32>
    %441 = stablehlo.divide %439, %430 : tensor<4xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %443 = stablehlo.select %432, %442, %441 : tensor<4xi1>, tensor<4xf32>
    %444 = stablehlo.select %432, %441, %442 : tensor<4xi1>, tensor<4xf32>
    %445 = stablehlo.negate %443 : tensor<4xf32>
    %446 = stablehlo.add %444, %445 : tensor<4xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %448 = stablehlo.multiply %447, %428 : tensor<4x10xf32>
    %449 = call @_take_4(%418#1, %440) : (tensor<1xi32>, tensor<4xf32>) -> tensor<4x1xf32>
    %450 = call @take_along_axis_5(%417#1, %449) : (tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x10xf32>
    %451 = stablehlo.add %448, %450 : tensor<4x10xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<10xf32>
    %453 = stablehlo.dot_general %451, %412, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x10xf32>, tensor<4x32xf32>) -> tensor<10x32xf32>
    %454 = stablehlo.transpose %453, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %455 = stablehlo.dot_general %451, %arg40, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x10xf32>, tensor<32x10xf32>) -> tensor<4x32xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %457 = stablehlo.divide %455, %456 : tensor<4x32xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 3] : (tensor<4x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %460 = stablehlo.select %409, %458, %459 : tensor<4x1x1x32xi1>, tensor<4x1x1x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %462 = stablehlo.reshape %461 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %463 = stablehlo.multiply %401, %460 : tensor<4x1x1x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %465 = stablehlo.reshape %464 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %466 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %467 = stablehlo.multiply %460, %466 : tensor<4x1x1x32xf32>
    %468 = stablehlo.negate %467 : tensor<4x1x1x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_130) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %470 = stablehlo.reshape %469 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %471 = stablehlo.multiply %arg30, %465 : tensor<1x1x1x32xf32>
    %472 = stablehlo.multiply %465, %395 : tensor<1x1x1x32xf32>
    %473 = stablehlo.multiply %471, %398 : tensor<1x1x1x32xf32>
    %474 = stablehlo.negate %473 : tensor<1x1x1x32xf32>
    %475 = stablehlo.multiply %474, %391 : tensor<1x1x1x32xf32>
    %476 = stablehlo.add %470, %475 : tensor<1x1x1x32xf32>
    %cst_131 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %478 = stablehlo.divide %473, %477 : tensor<1x1x1x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %481 = stablehlo.multiply %480, %384 : tensor<4x1x1x32xf32>
    %482 = stablehlo.add %467, %481 : tensor<4x1x1x32xf32>
    %cst_133 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %484 = stablehlo.divide %476, %483 : tensor<1x1x1x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.reduce(%484 init: %cst_134) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %487 = stablehlo.add %482, %486 : tensor<4x1x1x32xf32>
    %488 = stablehlo.convolution(%374, %487) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<3x3x32x32xf32>
    %489 = stablehlo.reverse %arg32, dims = [0, 1] : tensor<3x3x32x32xf32>
    %490 = stablehlo.convolution(%487, %489) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x1x1x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %492 = stablehlo.select %376, %490, %491 : tensor<4x1x1x32xi1>, tensor<4x1x1x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_136) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %494 = stablehlo.reshape %493 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %495 = stablehlo.multiply %369, %492 : tensor<4x1x1x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %497 = stablehlo.reshape %496 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %498 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %499 = stablehlo.multiply %492, %498 : tensor<4x1x1x32xf32>
    %500 = stablehlo.negate %499 : tensor<4x1x1x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %502 = stablehlo.reshape %501 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %503 = stablehlo.multiply %arg28, %497 : tensor<1x1x1x32xf32>
    %504 = stablehlo.multiply %497, %363 : tensor<1x1x1x32xf32>
    %505 = stablehlo.multiply %503, %366 : tensor<1x1x1x32xf32>
    %506 = stablehlo.negate %505 : tensor<1x1x1x32xf32>
    %507 = stablehlo.multiply %506, %359 : tensor<1x1x1x32xf32>
    %508 = stablehlo.add %502, %507 : tensor<1x1x1x32xf32>
    %cst_139 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %510 = stablehlo.divide %505, %509 : tensor<1x1x1x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%510 init: %cst_140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %513 = stablehlo.multiply %512, %352 : tensor<4x1x1x32xf32>
    %514 = stablehlo.add %499, %513 : tensor<4x1x1x32xf32>
    %cst_141 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %516 = stablehlo.divide %508, %515 : tensor<1x1x1x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %519 = stablehlo.add %514, %518 : tensor<4x1x1x32xf32>
    %520 = stablehlo.convolution(%313, %519) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<4x1x1x32xf32>) -> tensor<3x3x32x32xf32>
    %521 = stablehlo.reverse %arg31, dims = [0, 1] : tensor<3x3x32x32xf32>
    %522 = stablehlo.convolution(%519, %521) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%460 init: %cst_143) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %524 = stablehlo.reshape %523 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %525 = stablehlo.multiply %340, %460 : tensor<4x1x1x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %527 = stablehlo.reshape %526 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %528 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %529 = stablehlo.multiply %460, %528 : tensor<4x1x1x32xf32>
    %530 = stablehlo.negate %529 : tensor<4x1x1x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_145) applies stablehlo.add across dimensions = [0] : (tensor<4x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %532 = stablehlo.reshape %531 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %533 = stablehlo.multiply %arg34, %527 : tensor<1x1x1x32xf32>
    %534 = stablehlo.multiply %527, %334 : tensor<1x1x1x32xf32>
    %535 = stablehlo.multiply %533, %337 : tensor<1x1x1x32xf32>
    %536 = stablehlo.negate %535 : tensor<1x1x1x32xf32>
    %537 = stablehlo.multiply %536, %330 : tensor<1x1x1x32xf32>
    %538 = stablehlo.add %532, %537 : tensor<1x1x1x32xf32>
    %cst_146 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %540 = stablehlo.divide %535, %539 : tensor<1x1x1x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %543 = stablehlo.multiply %542, %323 : tensor<4x1x1x32xf32>
    %544 = stablehlo.add %529, %543 : tensor<4x1x1x32xf32>
    %cst_148 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %546 = stablehlo.divide %538, %545 : tensor<1x1x1x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.reduce(%546 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [3] : (tensor<32xf32>) -> tensor<4x1x1x32xf32>
    %549 = stablehlo.add %544, %548 : tensor<4x1x1x32xf32>
    %550 = stablehlo.convolution(%313, %549) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<4x1x1x32xf32>) -> tensor<1x1x32x32xf32>
    %551 = stablehlo.reverse %arg35, dims = [0, 1] : tensor<1x1x32x32xf32>
    %552 = stablehlo.convolution(%549, %551) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x1x1x32xf32>, tensor<1x1x32x32xf32>) -> tensor<4x2x2x32xf32>
    %553 = stablehlo.add %522, %552 : tensor<4x2x2x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %555 = stablehlo.select %315, %553, %554 : tensor<4x2x2x32xi1>, tensor<4x2x2x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %557 = stablehlo.reshape %556 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %558 = stablehlo.multiply %307, %555 : tensor<4x2x2x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %560 = stablehlo.reshape %559 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %561 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %562 = stablehlo.multiply %555, %561 : tensor<4x2x2x32xf32>
    %563 = stablehlo.negate %562 : tensor<4x2x2x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %565 = stablehlo.reshape %564 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %566 = stablehlo.multiply %arg21, %560 : tensor<1x1x1x32xf32>
    %567 = stablehlo.multiply %560, %301 : tensor<1x1x1x32xf32>
    %568 = stablehlo.multiply %566, %304 : tensor<1x1x1x32xf32>
    %569 = stablehlo.negate %568 : tensor<1x1x1x32xf32>
    %570 = stablehlo.multiply %569, %297 : tensor<1x1x1x32xf32>
    %571 = stablehlo.add %565, %570 : tensor<1x1x1x32xf32>
    %cst_154 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %573 = stablehlo.divide %568, %572 : tensor<1x1x1x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [3] : (tensor<32xf32>) -> tensor<4x2x2x32xf32>
    %576 = stablehlo.multiply %575, %290 : tensor<4x2x2x32xf32>
    %577 = stablehlo.add %562, %576 : tensor<4x2x2x32xf32>
    %cst_156 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %579 = stablehlo.divide %571, %578 : tensor<1x1x1x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [3] : (tensor<32xf32>) -> tensor<4x2x2x32xf32>
    %582 = stablehlo.add %577, %581 : tensor<4x2x2x32xf32>
    %583 = stablehlo.convolution(%280, %582) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<4x2x2x32xf32>) -> tensor<3x3x32x32xf32>
    %584 = stablehlo.reverse %arg23, dims = [0, 1] : tensor<3x3x32x32xf32>
    %585 = stablehlo.convolution(%582, %584) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x2x2x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %587 = stablehlo.select %282, %585, %586 : tensor<4x2x2x32xi1>, tensor<4x2x2x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %588 = stablehlo.reduce(%587 init: %cst_159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %589 = stablehlo.reshape %588 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %590 = stablehlo.multiply %275, %587 : tensor<4x2x2x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %592 = stablehlo.reshape %591 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %593 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %594 = stablehlo.multiply %587, %593 : tensor<4x2x2x32xf32>
    %595 = stablehlo.negate %594 : tensor<4x2x2x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.reduce(%595 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %597 = stablehlo.reshape %596 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %598 = stablehlo.multiply %arg19, %592 : tensor<1x1x1x32xf32>
    %599 = stablehlo.multiply %592, %269 : tensor<1x1x1x32xf32>
    %600 = stablehlo.multiply %598, %272 : tensor<1x1x1x32xf32>
    %601 = stablehlo.negate %600 : tensor<1x1x1x32xf32>
    %602 = stablehlo.multiply %601, %265 : tensor<1x1x1x32xf32>
    %603 = stablehlo.add %597, %602 : tensor<1x1x1x32xf32>
    %cst_162 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %605 = stablehlo.divide %600, %604 : tensor<1x1x1x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [3] : (tensor<32xf32>) -> tensor<4x2x2x32xf32>
    %608 = stablehlo.multiply %607, %258 : tensor<4x2x2x32xf32>
    %609 = stablehlo.add %594, %608 : tensor<4x2x2x32xf32>
    %cst_164 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %611 = stablehlo.divide %603, %610 : tensor<1x1x1x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [3] : (tensor<32xf32>) -> tensor<4x2x2x32xf32>
    %614 = stablehlo.add %609, %613 : tensor<4x2x2x32xf32>
    %615 = stablehlo.convolution(%219, %614) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<4x2x2x32xf32>) -> tensor<3x3x16x32xf32>
    %616 = stablehlo.reverse %arg22, dims = [0, 1] : tensor<3x3x16x32xf32>
    %617 = stablehlo.convolution(%614, %616) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<3x3x16x32xf32>) -> tensor<4x4x4x16xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%555 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %619 = stablehlo.reshape %618 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %620 = stablehlo.multiply %246, %555 : tensor<4x2x2x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%620 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %622 = stablehlo.reshape %621 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %623 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x2x2x32xf32>
    %624 = stablehlo.multiply %555, %623 : tensor<4x2x2x32xf32>
    %625 = stablehlo.negate %624 : tensor<4x2x2x32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x32xf32>, tensor<f32>) -> tensor<32xf32>
    %627 = stablehlo.reshape %626 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %628 = stablehlo.multiply %arg25, %622 : tensor<1x1x1x32xf32>
    %629 = stablehlo.multiply %622, %240 : tensor<1x1x1x32xf32>
    %630 = stablehlo.multiply %628, %243 : tensor<1x1x1x32xf32>
    %631 = stablehlo.negate %630 : tensor<1x1x1x32xf32>
    %632 = stablehlo.multiply %631, %236 : tensor<1x1x1x32xf32>
    %633 = stablehlo.add %627, %632 : tensor<1x1x1x32xf32>
    %cst_169 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %635 = stablehlo.divide %630, %634 : tensor<1x1x1x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [3] : (tensor<32xf32>) -> tensor<4x2x2x32xf32>
    %638 = stablehlo.multiply %637, %229 : tensor<4x2x2x32xf32>
    %639 = stablehlo.add %624, %638 : tensor<4x2x2x32xf32>
    %cst_171 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<1x1x1x32xf32>
    %641 = stablehlo.divide %633, %640 : tensor<1x1x1x32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [3] : (tensor<32xf32>) -> tensor<4x2x2x32xf32>
    %644 = stablehlo.add %639, %643 : tensor<4x2x2x32xf32>
    %645 = stablehlo.convolution(%219, %644) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<4x2x2x32xf32>) -> tensor<1x1x16x32xf32>
    %646 = stablehlo.reverse %arg26, dims = [0, 1] : tensor<1x1x16x32xf32>
    %647 = stablehlo.convolution(%644, %646) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2x32xf32>, tensor<1x1x16x32xf32>) -> tensor<4x4x4x16xf32>
    %648 = stablehlo.add %617, %647 : tensor<4x4x4x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %650 = stablehlo.select %221, %648, %649 : tensor<4x4x4x16xi1>, tensor<4x4x4x16xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.reduce(%650 init: %cst_174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %652 = stablehlo.reshape %651 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %653 = stablehlo.multiply %213, %650 : tensor<4x4x4x16xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%653 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %655 = stablehlo.reshape %654 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %656 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %657 = stablehlo.multiply %650, %656 : tensor<4x4x4x16xf32>
    %658 = stablehlo.negate %657 : tensor<4x4x4x16xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %660 = stablehlo.reshape %659 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %661 = stablehlo.multiply %arg12, %655 : tensor<1x1x1x16xf32>
    %662 = stablehlo.multiply %655, %207 : tensor<1x1x1x16xf32>
    %663 = stablehlo.multiply %661, %210 : tensor<1x1x1x16xf32>
    %664 = stablehlo.negate %663 : tensor<1x1x1x16xf32>
    %665 = stablehlo.multiply %664, %203 : tensor<1x1x1x16xf32>
    %666 = stablehlo.add %660, %665 : tensor<1x1x1x16xf32>
    %cst_177 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %668 = stablehlo.divide %663, %667 : tensor<1x1x1x16xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [3] : (tensor<16xf32>) -> tensor<4x4x4x16xf32>
    %671 = stablehlo.multiply %670, %196 : tensor<4x4x4x16xf32>
    %672 = stablehlo.add %657, %671 : tensor<4x4x4x16xf32>
    %cst_179 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %674 = stablehlo.divide %666, %673 : tensor<1x1x1x16xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [3] : (tensor<16xf32>) -> tensor<4x4x4x16xf32>
    %677 = stablehlo.add %672, %676 : tensor<4x4x4x16xf32>
    %678 = stablehlo.convolution(%186, %677) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<4x4x4x16xf32>) -> tensor<3x3x16x16xf32>
    %679 = stablehlo.reverse %arg14, dims = [0, 1] : tensor<3x3x16x16xf32>
    %680 = stablehlo.convolution(%677, %679) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x4x4x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %682 = stablehlo.select %188, %680, %681 : tensor<4x4x4x16xi1>, tensor<4x4x4x16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %684 = stablehlo.reshape %683 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %685 = stablehlo.multiply %181, %682 : tensor<4x4x4x16xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %687 = stablehlo.reshape %686 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %688 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %689 = stablehlo.multiply %682, %688 : tensor<4x4x4x16xf32>
    %690 = stablehlo.negate %689 : tensor<4x4x4x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %692 = stablehlo.reshape %691 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %693 = stablehlo.multiply %arg10, %687 : tensor<1x1x1x16xf32>
    %694 = stablehlo.multiply %687, %175 : tensor<1x1x1x16xf32>
    %695 = stablehlo.multiply %693, %178 : tensor<1x1x1x16xf32>
    %696 = stablehlo.negate %695 : tensor<1x1x1x16xf32>
    %697 = stablehlo.multiply %696, %171 : tensor<1x1x1x16xf32>
    %698 = stablehlo.add %692, %697 : tensor<1x1x1x16xf32>
    %cst_185 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %700 = stablehlo.divide %695, %699 : tensor<1x1x1x16xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.reduce(%700 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [3] : (tensor<16xf32>) -> tensor<4x4x4x16xf32>
    %703 = stablehlo.multiply %702, %164 : tensor<4x4x4x16xf32>
    %704 = stablehlo.add %689, %703 : tensor<4x4x4x16xf32>
    %cst_187 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %706 = stablehlo.divide %698, %705 : tensor<1x1x1x16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_188) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [3] : (tensor<16xf32>) -> tensor<4x4x4x16xf32>
    %709 = stablehlo.add %704, %708 : tensor<4x4x4x16xf32>
    %710 = stablehlo.convolution(%125, %709) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<4x4x4x16xf32>) -> tensor<3x3x16x16xf32>
    %711 = stablehlo.reverse %arg13, dims = [0, 1] : tensor<3x3x16x16xf32>
    %712 = stablehlo.convolution(%709, %711) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%650 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %714 = stablehlo.reshape %713 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %715 = stablehlo.multiply %152, %650 : tensor<4x4x4x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %717 = stablehlo.reshape %716 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %718 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x4x4x16xf32>
    %719 = stablehlo.multiply %650, %718 : tensor<4x4x4x16xf32>
    %720 = stablehlo.negate %719 : tensor<4x4x4x16xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %722 = stablehlo.reshape %721 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %723 = stablehlo.multiply %arg16, %717 : tensor<1x1x1x16xf32>
    %724 = stablehlo.multiply %717, %146 : tensor<1x1x1x16xf32>
    %725 = stablehlo.multiply %723, %149 : tensor<1x1x1x16xf32>
    %726 = stablehlo.negate %725 : tensor<1x1x1x16xf32>
    %727 = stablehlo.multiply %726, %142 : tensor<1x1x1x16xf32>
    %728 = stablehlo.add %722, %727 : tensor<1x1x1x16xf32>
    %cst_192 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %730 = stablehlo.divide %725, %729 : tensor<1x1x1x16xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [3] : (tensor<16xf32>) -> tensor<4x4x4x16xf32>
    %733 = stablehlo.multiply %732, %135 : tensor<4x4x4x16xf32>
    %734 = stablehlo.add %719, %733 : tensor<4x4x4x16xf32>
    %cst_194 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %736 = stablehlo.divide %728, %735 : tensor<1x1x1x16xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%736 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [3] : (tensor<16xf32>) -> tensor<4x4x4x16xf32>
    %739 = stablehlo.add %734, %738 : tensor<4x4x4x16xf32>
    %740 = stablehlo.convolution(%125, %739) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<4x4x4x16xf32>) -> tensor<1x1x16x16xf32>
    %741 = stablehlo.reverse %arg17, dims = [0, 1] : tensor<1x1x16x16xf32>
    %742 = stablehlo.convolution(%739, %741) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x16xf32>, tensor<1x1x16x16xf32>) -> tensor<4x8x8x16xf32>
    %743 = stablehlo.add %712, %742 : tensor<4x8x8x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %745 = stablehlo.select %127, %743, %744 : tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.reduce(%745 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %747 = stablehlo.reshape %746 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %748 = stablehlo.multiply %119, %745 : tensor<4x8x8x16xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %750 = stablehlo.reshape %749 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %751 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %752 = stablehlo.multiply %745, %751 : tensor<4x8x8x16xf32>
    %753 = stablehlo.negate %752 : tensor<4x8x8x16xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%753 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %755 = stablehlo.reshape %754 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %756 = stablehlo.multiply %arg3, %750 : tensor<1x1x1x16xf32>
    %757 = stablehlo.multiply %750, %113 : tensor<1x1x1x16xf32>
    %758 = stablehlo.multiply %756, %116 : tensor<1x1x1x16xf32>
    %759 = stablehlo.negate %758 : tensor<1x1x1x16xf32>
    %760 = stablehlo.multiply %759, %109 : tensor<1x1x1x16xf32>
    %761 = stablehlo.add %755, %760 : tensor<1x1x1x16xf32>
    %cst_200 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %763 = stablehlo.divide %758, %762 : tensor<1x1x1x16xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.reduce(%763 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %766 = stablehlo.multiply %765, %102 : tensor<4x8x8x16xf32>
    %767 = stablehlo.add %752, %766 : tensor<4x8x8x16xf32>
    %cst_202 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %769 = stablehlo.divide %761, %768 : tensor<1x1x1x16xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.reduce(%769 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %772 = stablehlo.add %767, %771 : tensor<4x8x8x16xf32>
    %773 = stablehlo.convolution(%92, %772) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %774 = stablehlo.reverse %arg5, dims = [0, 1] : tensor<3x3x16x16xf32>
    %775 = stablehlo.convolution(%772, %774) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %777 = stablehlo.select %94, %775, %776 : tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%777 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %779 = stablehlo.reshape %778 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %780 = stablehlo.multiply %87, %777 : tensor<4x8x8x16xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %782 = stablehlo.reshape %781 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %783 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %784 = stablehlo.multiply %777, %783 : tensor<4x8x8x16xf32>
    %785 = stablehlo.negate %784 : tensor<4x8x8x16xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.reduce(%785 init: %cst_207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %787 = stablehlo.reshape %786 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %788 = stablehlo.multiply %arg1, %782 : tensor<1x1x1x16xf32>
    %789 = stablehlo.multiply %782, %81 : tensor<1x1x1x16xf32>
    %790 = stablehlo.multiply %788, %84 : tensor<1x1x1x16xf32>
    %791 = stablehlo.negate %790 : tensor<1x1x1x16xf32>
    %792 = stablehlo.multiply %791, %77 : tensor<1x1x1x16xf32>
    %793 = stablehlo.add %787, %792 : tensor<1x1x1x16xf32>
    %cst_208 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %795 = stablehlo.divide %790, %794 : tensor<1x1x1x16xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.reduce(%795 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %797 = stablehlo.broadcast_in_dim %796, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %798 = stablehlo.multiply %797, %70 : tensor<4x8x8x16xf32>
    %799 = stablehlo.add %784, %798 : tensor<4x8x8x16xf32>
    %cst_210 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %801 = stablehlo.divide %793, %800 : tensor<1x1x1x16xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.reduce(%801 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %804 = stablehlo.add %799, %803 : tensor<4x8x8x16xf32>
    %805 = stablehlo.convolution(%33, %804) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x64xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x64x16xf32>
    %806 = stablehlo.reverse %arg4, dims = [0, 1] : tensor<3x3x64x16xf32>
    %807 = stablehlo.convolution(%804, %806) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<3x3x64x16xf32>) -> tensor<4x8x8x64xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %808 = stablehlo.reduce(%745 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %809 = stablehlo.reshape %808 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %810 = stablehlo.multiply %58, %745 : tensor<4x8x8x16xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %811 = stablehlo.reduce(%810 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %812 = stablehlo.reshape %811 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %813 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %814 = stablehlo.multiply %745, %813 : tensor<4x8x8x16xf32>
    %815 = stablehlo.negate %814 : tensor<4x8x8x16xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.reduce(%815 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %817 = stablehlo.reshape %816 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %818 = stablehlo.multiply %arg7, %812 : tensor<1x1x1x16xf32>
    %819 = stablehlo.multiply %812, %52 : tensor<1x1x1x16xf32>
    %820 = stablehlo.multiply %818, %55 : tensor<1x1x1x16xf32>
    %821 = stablehlo.negate %820 : tensor<1x1x1x16xf32>
    %822 = stablehlo.multiply %821, %48 : tensor<1x1x1x16xf32>
    %823 = stablehlo.add %817, %822 : tensor<1x1x1x16xf32>
    %cst_215 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %825 = stablehlo.divide %820, %824 : tensor<1x1x1x16xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%825 init: %cst_216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %827 = stablehlo.broadcast_in_dim %826, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %828 = stablehlo.multiply %827, %41 : tensor<4x8x8x16xf32>
    %829 = stablehlo.add %814, %828 : tensor<4x8x8x16xf32>
    %cst_217 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %831 = stablehlo.divide %823, %830 : tensor<1x1x1x16xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.reduce(%831 init: %cst_218) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %833 = stablehlo.broadcast_in_dim %832, dims = [3] : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %834 = stablehlo.add %829, %833 : tensor<4x8x8x16xf32>
    %835 = stablehlo.convolution(%33, %834) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x64xf32>, tensor<4x8x8x16xf32>) -> tensor<1x1x64x16xf32>
    %836 = stablehlo.reverse %arg8, dims = [0, 1] : tensor<1x1x64x16xf32>
    %837 = stablehlo.convolution(%834, %836) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x16xf32>, tensor<1x1x64x16xf32>) -> tensor<4x8x8x64xf32>
    %838 = stablehlo.add %807, %837 : tensor<4x8x8x64xf32>
    %cst_219 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %839 = stablehlo.pad %29, %cst_219, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<4x17x17x64xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = "stablehlo.select_and_scatter"(%839, %838, %cst_220) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %872 = stablehlo.compare GE, %arg43, %arg44, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %872 : tensor<i1>
    }, {
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %872 = stablehlo.add %arg43, %arg44 : tensor<f32>
      stablehlo.return %872 : tensor<f32>
    }) : (tensor<4x17x17x64xf32>, tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<4x17x17x64xf32>
    %841 = stablehlo.slice %840 [0:4, 0:16, 0:16, 0:64] : (tensor<4x17x17x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %843 = stablehlo.select %31, %841, %842 : tensor<4x16x16x64xi1>, tensor<4x16x16x64xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%843 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %845 = stablehlo.reshape %844 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %846 = stablehlo.multiply %24, %843 : tensor<4x16x16x64xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%846 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %848 = stablehlo.reshape %847 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %849 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %850 = stablehlo.multiply %843, %849 : tensor<4x16x16x64xf32>
    %851 = stablehlo.negate %850 : tensor<4x16x16x64xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%851 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %853 = stablehlo.reshape %852 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %854 = stablehlo.multiply %arg37, %848 : tensor<1x1x1x64xf32>
    %855 = stablehlo.multiply %848, %18 : tensor<1x1x1x64xf32>
    %856 = stablehlo.multiply %854, %21 : tensor<1x1x1x64xf32>
    %857 = stablehlo.negate %856 : tensor<1x1x1x64xf32>
    %858 = stablehlo.multiply %857, %14 : tensor<1x1x1x64xf32>
    %859 = stablehlo.add %853, %858 : tensor<1x1x1x64xf32>
    %cst_225 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %861 = stablehlo.divide %856, %860 : tensor<1x1x1x64xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%861 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [3] : (tensor<64xf32>) -> tensor<4x16x16x64xf32>
    %864 = stablehlo.multiply %863, %7 : tensor<4x16x16x64xf32>
    %865 = stablehlo.add %850, %864 : tensor<4x16x16x64xf32>
    %cst_227 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %867 = stablehlo.divide %859, %866 : tensor<1x1x1x64xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.reduce(%867 init: %cst_228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [3] : (tensor<64xf32>) -> tensor<4x16x16x64xf32>
    %870 = stablehlo.add %865, %869 : tensor<4x16x16x64xf32>
    %871 = stablehlo.convolution(%arg41, %870) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x3xf32>, tensor<4x16x16x64xf32>) -> tensor<7x7x3x64xf32>
    return %437, %779, %789, %747, %757, %805, %773, %809, %819, %835, %684, %694, %652, %662, %710, %678, %714, %724, %740, %589, %599, %557, %567, %615, %583, %619, %629, %645, %494, %504, %462, %472, %520, %488, %524, %534, %550, %845, %855, %871, %452, %454 : tensor<f32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<3x3x64x16xf32>, tensor<3x3x16x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x64x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x16x16xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x16x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x32x32xf32>, tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>, tensor<7x7x3x64xf32>, tensor<10xf32>, tensor<32x10xf32>
  }
  func.func private @relu(%arg0: tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x16x64xf32>
    return %1 : tensor<4x16x16x64xf32>
  }
  func.func private @relu_0(%arg0: tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x8x16xf32>
    return %1 : tensor<4x8x8x16xf32>
  }
  func.func private @relu_1(%arg0: tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x4x4x16xf32>
    return %1 : tensor<4x4x4x16xf32>
  }
  func.func private @relu_2(%arg0: tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x2x2x32xf32>
    return %1 : tensor<4x2x2x32xf32>
  }
  func.func private @relu_3(%arg0: tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x1x1x32xf32>
    return %1 : tensor<4x1x1x32xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x10xf32>, %arg1: tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x10xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1xi1>, tensor<4x1xf32>
    return %15, %5 : tensor<4x1xf32>, tensor<4x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<4x1xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<4xi1>, tensor<4xf32>
    return %13, %3 : tensor<4xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_4(%arg0: tensor<1xi32>, %arg1: tensor<4xf32>) -> tensor<4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x1xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x1xf32>
    return %1 : tensor<4x1xf32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<4x1x1xi32>, %arg1: tensor<4x1xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x10xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x10xf32>
    return %1 : tensor<4x10xf32>
  }
}
