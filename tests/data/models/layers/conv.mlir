module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x128x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x128x128xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x3x128x128xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x128x128xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<128x1024xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x3x16x128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x3x128x128xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x3x128x128xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3x3x128x128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x128x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<128x1024xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x3x16x128xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64x32x32x16xf32>, %arg13: tensor<64x1024xf32>) -> (tensor<3x3x128x128xf32> {jax.result_info = "result[0]['block0a']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['block0b']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['block1a']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['block1b']"}, tensor<128x1024xf32> {jax.result_info = "result[0]['head']"}, tensor<3x3x16x128xf32> {jax.result_info = "result[0]['stem']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['block0a']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['block0b']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['block1a']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['block1b']"}, tensor<128x1024xf32> {jax.result_info = "result[1]['head']"}, tensor<3x3x16x128xf32> {jax.result_info = "result[1]['stem']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg12, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x16xf32>, tensor<3x3x16x128xf32>) -> tensor<64x32x32x128xf32>
    %1 = call @relu(%0) : (tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xi1>
    %4 = stablehlo.convolution(%1, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %5 = call @relu(%4) : (tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xi1>
    %8 = stablehlo.convolution(%5, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %9 = stablehlo.add %1, %8 : tensor<64x32x32x128xf32>
    %10 = call @relu(%9) : (tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %12 = stablehlo.compare GT, %9, %11, FLOAT : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xi1>
    %13 = stablehlo.convolution(%10, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %14 = call @relu(%13) : (tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %16 = stablehlo.compare GT, %13, %15, FLOAT : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xi1>
    %17 = stablehlo.convolution(%14, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %18 = stablehlo.add %10, %17 : tensor<64x32x32x128xf32>
    %19 = call @relu(%18) : (tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %21 = stablehlo.compare GT, %18, %20, FLOAT : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x32x32x128xf32>, tensor<f32>) -> tensor<64x128xf32>
    %cst_5 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %24 = stablehlo.divide %22, %23 : tensor<64x128xf32>
    %25 = stablehlo.dot_general %24, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x1024xf32>) -> tensor<64x1024xf32>
    %26:3 = call @log_softmax(%25) : (tensor<64x1024xf32>) -> (tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1xf32>)
    %27 = stablehlo.multiply %26#0, %arg13 : tensor<64x1024xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_8 : tensor<f32>
    %31 = stablehlo.negate %30 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.negate %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_10 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1024xf32>
    %36 = stablehlo.multiply %35, %arg13 : tensor<64x1024xf32>
    %37 = call @log_softmax_0(%26#1, %26#2, %36) : (tensor<64x1024xf32>, tensor<64x1xf32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
    %38 = stablehlo.dot_general %37, %24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1024xf32>, tensor<64x128xf32>) -> tensor<1024x128xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<1024x128xf32>) -> tensor<128x1024xf32>
    %40 = stablehlo.dot_general %37, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1024xf32>, tensor<128x1024xf32>) -> tensor<64x128xf32>
    %cst_11 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %42 = stablehlo.divide %40, %41 : tensor<64x128xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 3] : (tensor<64x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %45 = stablehlo.select %21, %43, %44 : tensor<64x32x32x128xi1>, tensor<64x32x32x128xf32>
    %46 = stablehlo.convolution(%14, %45) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<3x3x128x128xf32>
    %47 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x128x128xf32>
    %48 = stablehlo.convolution(%45, %47) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %50 = stablehlo.select %16, %48, %49 : tensor<64x32x32x128xi1>, tensor<64x32x32x128xf32>
    %51 = stablehlo.convolution(%10, %50) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<3x3x128x128xf32>
    %52 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x128x128xf32>
    %53 = stablehlo.convolution(%50, %52) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %54 = stablehlo.add %45, %53 : tensor<64x32x32x128xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %56 = stablehlo.select %12, %54, %55 : tensor<64x32x32x128xi1>, tensor<64x32x32x128xf32>
    %57 = stablehlo.convolution(%5, %56) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<3x3x128x128xf32>
    %58 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x128x128xf32>
    %59 = stablehlo.convolution(%56, %58) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %61 = stablehlo.select %7, %59, %60 : tensor<64x32x32x128xi1>, tensor<64x32x32x128xf32>
    %62 = stablehlo.convolution(%1, %61) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<64x32x32x128xf32>) -> tensor<3x3x128x128xf32>
    %63 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3x128x128xf32>
    %64 = stablehlo.convolution(%61, %63) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x128xf32>, tensor<3x3x128x128xf32>) -> tensor<64x32x32x128xf32>
    %65 = stablehlo.add %56, %64 : tensor<64x32x32x128xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %67 = stablehlo.select %3, %65, %66 : tensor<64x32x32x128xi1>, tensor<64x32x32x128xf32>
    %68 = stablehlo.convolution(%arg12, %67) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x16xf32>, tensor<64x32x32x128xf32>) -> tensor<3x3x16x128xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %70 = stablehlo.multiply %69, %arg6 : tensor<3x3x128x128xf32>
    %71 = stablehlo.add %70, %62 : tensor<3x3x128x128xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %73 = stablehlo.multiply %72, %arg7 : tensor<3x3x128x128xf32>
    %74 = stablehlo.add %73, %57 : tensor<3x3x128x128xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %76 = stablehlo.multiply %75, %arg8 : tensor<3x3x128x128xf32>
    %77 = stablehlo.add %76, %51 : tensor<3x3x128x128xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %79 = stablehlo.multiply %78, %arg9 : tensor<3x3x128x128xf32>
    %80 = stablehlo.add %79, %46 : tensor<3x3x128x128xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<128x1024xf32>
    %82 = stablehlo.multiply %81, %arg10 : tensor<128x1024xf32>
    %83 = stablehlo.add %82, %39 : tensor<128x1024xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x16x128xf32>
    %85 = stablehlo.multiply %84, %arg11 : tensor<3x3x16x128xf32>
    %86 = stablehlo.add %85, %68 : tensor<3x3x16x128xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %88 = stablehlo.multiply %87, %71 : tensor<3x3x128x128xf32>
    %89 = stablehlo.subtract %arg0, %88 : tensor<3x3x128x128xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %91 = stablehlo.multiply %90, %74 : tensor<3x3x128x128xf32>
    %92 = stablehlo.subtract %arg1, %91 : tensor<3x3x128x128xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %94 = stablehlo.multiply %93, %77 : tensor<3x3x128x128xf32>
    %95 = stablehlo.subtract %arg2, %94 : tensor<3x3x128x128xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %97 = stablehlo.multiply %96, %80 : tensor<3x3x128x128xf32>
    %98 = stablehlo.subtract %arg3, %97 : tensor<3x3x128x128xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<128x1024xf32>
    %100 = stablehlo.multiply %99, %83 : tensor<128x1024xf32>
    %101 = stablehlo.subtract %arg4, %100 : tensor<128x1024xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x3x16x128xf32>
    %103 = stablehlo.multiply %102, %86 : tensor<3x3x16x128xf32>
    %104 = stablehlo.subtract %arg5, %103 : tensor<3x3x16x128xf32>
    return %89, %92, %95, %98, %101, %104, %71, %74, %77, %80, %83, %86, %31 : tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<128x1024xf32>, tensor<3x3x16x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<128x1024xf32>, tensor<3x3x16x128xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x32x32x128xf32>) -> tensor<64x32x32x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32x32x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x32x32x128xf32>
    return %1 : tensor<64x32x32x128xf32>
  }
  func.func private @log_softmax(%arg0: tensor<64x1024xf32>) -> (tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<64x1024xf32>
    %6 = stablehlo.exponential %5 : tensor<64x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %9 = stablehlo.log %8 : tensor<64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x1024xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<64x1024xf32>
    return %11, %6, %8 : tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<64x1024xf32>, %arg1: tensor<64x1xf32>, %arg2: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
    %0 = stablehlo.negate %arg2 : tensor<64x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x1024xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<64x1024xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<64x1024xf32>
    return %7 : tensor<64x1024xf32>
  }
}
