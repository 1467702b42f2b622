module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["batch"=8]> {stablehlo.mesh = {axes = [{name = "batch", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg1: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg2: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg3: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg4: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg5: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg6: tensor<3x3x8x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg7: tensor<3x3x8x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg8: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg9: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg10: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg11: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg12: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg13: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg14: tensor<3x3x8x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg15: tensor<3x3x16x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg16: tensor<1x1x8x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg17: tensor<7x7x3x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg18: tensor<10xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg19: tensor<16x10xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg20: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg21: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg22: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg23: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg24: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg25: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg26: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg27: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg28: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg29: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg30: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg31: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg32: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg33: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg34: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg35: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg36: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg37: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg38: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg39: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg40: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg41: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg42: tensor<i32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, []>}, %arg43: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg44: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg45: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg46: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg47: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg48: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg49: tensor<1x1x1x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg50: tensor<3x3x8x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg51: tensor<3x3x8x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg52: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg53: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg54: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg55: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg56: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg57: tensor<1x1x1x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg58: tensor<3x3x8x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg59: tensor<3x3x16x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg60: tensor<1x1x8x16xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg61: tensor<7x7x3x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg62: tensor<10xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg63: tensor<16x10xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg64: tensor<16x32x32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {}, {}, {}]>}, %arg65: tensor<16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}]>}) -> (tensor<1x1x1x8xf32> {jax.result_info = "result[0].params['batch_norm']['offset']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].params['batch_norm']['scale']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].params['block/batch_norm']['offset']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].params['block/batch_norm']['scale']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].params['block/batch_norm_1']['offset']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].params['block/batch_norm_1']['scale']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].params['block/conv2_d']['w']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].params['block/conv2_d_1']['w']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].params['block_1/batch_norm']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].params['block_1/batch_norm']['scale']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].params['block_1/batch_norm_1']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].params['block_1/batch_norm_1']['scale']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].params['block_1/batch_norm_2']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].params['block_1/batch_norm_2']['scale']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[0].params['block_1/conv2_d']['w']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0].params['block_1/conv2_d_1']['w']"}, tensor<1x1x8x16xf32> {jax.result_info = "result[0].params['block_1/conv2_d_2']['w']"}, tensor<7x7x3x8xf32> {jax.result_info = "result[0].params['conv2_d']['w']"}, tensor<10xf32> {jax.result_info = "result[0].params['linear']['b']"}, tensor<16x10xf32> {jax.result_info = "result[0].params['linear']['w']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['batch_norm/~/mean_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['batch_norm/~/mean_ema']['counter']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['batch_norm/~/mean_ema']['hidden']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['batch_norm/~/var_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['batch_norm/~/var_ema']['counter']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['batch_norm/~/var_ema']['hidden']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm/~/mean_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block/batch_norm/~/mean_ema']['counter']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm/~/mean_ema']['hidden']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm/~/var_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block/batch_norm/~/var_ema']['counter']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm/~/var_ema']['hidden']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm_1/~/mean_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block/batch_norm_1/~/mean_ema']['counter']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm_1/~/mean_ema']['hidden']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm_1/~/var_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block/batch_norm_1/~/var_ema']['counter']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].averages['block/batch_norm_1/~/var_ema']['hidden']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm/~/mean_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block_1/batch_norm/~/mean_ema']['counter']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm/~/mean_ema']['hidden']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm/~/var_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block_1/batch_norm/~/var_ema']['counter']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm/~/var_ema']['hidden']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_1/~/mean_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block_1/batch_norm_1/~/mean_ema']['counter']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_1/~/mean_ema']['hidden']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_1/~/var_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block_1/batch_norm_1/~/var_ema']['counter']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_1/~/var_ema']['hidden']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_2/~/mean_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block_1/batch_norm_2/~/mean_ema']['counter']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_2/~/mean_ema']['hidden']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_2/~/var_ema']['average']"}, tensor<i32> {jax.result_info = "result[0].averages['block_1/batch_norm_2/~/var_ema']['counter']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].averages['block_1/batch_norm_2/~/var_ema']['hidden']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['batch_norm']['offset']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['batch_norm']['scale']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block/batch_norm']['offset']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block/batch_norm']['scale']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block/batch_norm_1']['offset']"}, tensor<1x1x1x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block/batch_norm_1']['scale']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block/conv2_d']['w']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block/conv2_d_1']['w']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/batch_norm']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/batch_norm']['scale']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/batch_norm_1']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/batch_norm_1']['scale']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/batch_norm_2']['offset']"}, tensor<1x1x1x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/batch_norm_2']['scale']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/conv2_d']['w']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/conv2_d_1']['w']"}, tensor<1x1x8x16xf32> {jax.result_info = "result[0].optimizer[1][0].trace['block_1/conv2_d_2']['w']"}, tensor<7x7x3x8xf32> {jax.result_info = "result[0].optimizer[1][0].trace['conv2_d']['w']"}, tensor<10xf32> {jax.result_info = "result[0].optimizer[1][0].trace['linear']['b']"}, tensor<16x10xf32> {jax.result_info = "result[0].optimizer[1][0].trace['linear']['w']"}, tensor<f32> {jax.result_info = "result[1]['accuracy']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = stablehlo.convolution(%arg64, %arg17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x32x32x3xf32>, tensor<7x7x3x8xf32>) -> tensor<16x16x16x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1x1x8xf32>
    %5 = chlo.square %0 : tensor<16x16x16x8xf32> -> tensor<16x16x16x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x8xf32>
    %7 = stablehlo.multiply %6, %0 : tensor<16x16x16x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_3 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %11 = stablehlo.divide %9, %10 : tensor<1x1x1x8xf32>
    %12 = chlo.square %4 : tensor<1x1x1x8xf32> -> tensor<1x1x1x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %14 = stablehlo.multiply %13, %4 : tensor<1x1x1x8xf32>
    %15 = stablehlo.subtract %11, %12 : tensor<1x1x1x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %arg20, %c : tensor<i32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %18 = stablehlo.multiply %arg21, %17 : tensor<1x1x1x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %19 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %21 = stablehlo.multiply %4, %20 : tensor<1x1x1x8xf32>
    %22 = stablehlo.add %18, %21 : tensor<1x1x1x8xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %23 = stablehlo.convert %16 : (tensor<i32>) -> tensor<f32>
    %24 = stablehlo.power %cst_8, %23 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.subtract %cst_9, %24 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %27 = stablehlo.divide %22, %26 : tensor<1x1x1x8xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %28 = stablehlo.add %arg22, %c_10 : tensor<i32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %30 = stablehlo.multiply %arg23, %29 : tensor<1x1x1x8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.subtract %cst_12, %cst_13 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %33 = stablehlo.multiply %15, %32 : tensor<1x1x1x8xf32>
    %34 = stablehlo.add %30, %33 : tensor<1x1x1x8xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %35 = stablehlo.convert %28 : (tensor<i32>) -> tensor<f32>
    %36 = stablehlo.power %cst_14, %35 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.subtract %cst_15, %36 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %39 = stablehlo.divide %34, %38 : tensor<1x1x1x8xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %41 = stablehlo.add %15, %40 : tensor<1x1x1x8xf32>
    %42 = stablehlo.rsqrt %41 : tensor<1x1x1x8xf32>
    %43 = stablehlo.divide %42, %41 : tensor<1x1x1x8xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<1x1x1x8xf32>
    %46 = stablehlo.multiply %arg1, %42 : tensor<1x1x1x8xf32>
    %47 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x16x16x8xf32>
    %48 = stablehlo.subtract %0, %47 : tensor<16x16x16x8xf32>
    %49 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x16x16x8xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<16x16x16x8xf32>
    %51 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x16x16x8xf32>
    %52 = stablehlo.add %50, %51 : tensor<16x16x16x8xf32>
    %53 = call @relu(%52) : (tensor<16x16x16x8xf32>) -> tensor<16x16x16x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16x16x8xf32>
    %55 = stablehlo.compare GT, %52, %54, FLOAT : (tensor<16x16x16x8xf32>, tensor<16x16x16x8xf32>) -> tensor<16x16x16x8xi1>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.reduce_window"(%53, %56) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %806 = stablehlo.maximum %arg66, %arg67 : tensor<f32>
      stablehlo.return %806 : tensor<f32>
    }) : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<16x8x8x8xf32>
    %58 = stablehlo.convolution(%57, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<16x8x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_21 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %62 = stablehlo.divide %60, %61 : tensor<1x1x1x8xf32>
    %63 = chlo.square %58 : tensor<16x8x8x8xf32> -> tensor<16x8x8x8xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %65 = stablehlo.multiply %64, %58 : tensor<16x8x8x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_24 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %69 = stablehlo.divide %67, %68 : tensor<1x1x1x8xf32>
    %70 = chlo.square %62 : tensor<1x1x1x8xf32> -> tensor<1x1x1x8xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %72 = stablehlo.multiply %71, %62 : tensor<1x1x1x8xf32>
    %73 = stablehlo.subtract %69, %70 : tensor<1x1x1x8xf32>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %74 = stablehlo.add %arg24, %c_26 : tensor<i32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %76 = stablehlo.multiply %arg25, %75 : tensor<1x1x1x8xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.subtract %cst_28, %cst_29 : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %79 = stablehlo.multiply %62, %78 : tensor<1x1x1x8xf32>
    %80 = stablehlo.add %76, %79 : tensor<1x1x1x8xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f32>
    %82 = stablehlo.power %cst_30, %81 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.subtract %cst_31, %82 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %85 = stablehlo.divide %80, %84 : tensor<1x1x1x8xf32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.add %arg26, %c_32 : tensor<i32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %88 = stablehlo.multiply %arg27, %87 : tensor<1x1x1x8xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.subtract %cst_34, %cst_35 : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %91 = stablehlo.multiply %73, %90 : tensor<1x1x1x8xf32>
    %92 = stablehlo.add %88, %91 : tensor<1x1x1x8xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %93 = stablehlo.convert %86 : (tensor<i32>) -> tensor<f32>
    %94 = stablehlo.power %cst_36, %93 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.subtract %cst_37, %94 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %97 = stablehlo.divide %92, %96 : tensor<1x1x1x8xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %99 = stablehlo.add %73, %98 : tensor<1x1x1x8xf32>
    %100 = stablehlo.rsqrt %99 : tensor<1x1x1x8xf32>
    %101 = stablehlo.divide %100, %99 : tensor<1x1x1x8xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<1x1x1x8xf32>
    %104 = stablehlo.multiply %arg3, %100 : tensor<1x1x1x8xf32>
    %105 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %106 = stablehlo.subtract %58, %105 : tensor<16x8x8x8xf32>
    %107 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<16x8x8x8xf32>
    %109 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %110 = stablehlo.add %108, %109 : tensor<16x8x8x8xf32>
    %111 = call @relu_0(%110) : (tensor<16x8x8x8xf32>) -> tensor<16x8x8x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %113 = stablehlo.compare GT, %110, %112, FLOAT : (tensor<16x8x8x8xf32>, tensor<16x8x8x8xf32>) -> tensor<16x8x8x8xi1>
    %114 = stablehlo.convolution(%111, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<16x8x8x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_42 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %118 = stablehlo.divide %116, %117 : tensor<1x1x1x8xf32>
    %119 = chlo.square %114 : tensor<16x8x8x8xf32> -> tensor<16x8x8x8xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %121 = stablehlo.multiply %120, %114 : tensor<16x8x8x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%119 init: %cst_44) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_45 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %125 = stablehlo.divide %123, %124 : tensor<1x1x1x8xf32>
    %126 = chlo.square %118 : tensor<1x1x1x8xf32> -> tensor<1x1x1x8xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %128 = stablehlo.multiply %127, %118 : tensor<1x1x1x8xf32>
    %129 = stablehlo.subtract %125, %126 : tensor<1x1x1x8xf32>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %130 = stablehlo.add %arg28, %c_47 : tensor<i32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %132 = stablehlo.multiply %arg29, %131 : tensor<1x1x1x8xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %133 = stablehlo.subtract %cst_49, %cst_50 : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %135 = stablehlo.multiply %118, %134 : tensor<1x1x1x8xf32>
    %136 = stablehlo.add %132, %135 : tensor<1x1x1x8xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %137 = stablehlo.convert %130 : (tensor<i32>) -> tensor<f32>
    %138 = stablehlo.power %cst_51, %137 : tensor<f32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.subtract %cst_52, %138 : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %141 = stablehlo.divide %136, %140 : tensor<1x1x1x8xf32>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %142 = stablehlo.add %arg30, %c_53 : tensor<i32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %144 = stablehlo.multiply %arg31, %143 : tensor<1x1x1x8xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %145 = stablehlo.subtract %cst_55, %cst_56 : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %147 = stablehlo.multiply %129, %146 : tensor<1x1x1x8xf32>
    %148 = stablehlo.add %144, %147 : tensor<1x1x1x8xf32>
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %149 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %150 = stablehlo.power %cst_57, %149 : tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.subtract %cst_58, %150 : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %153 = stablehlo.divide %148, %152 : tensor<1x1x1x8xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %155 = stablehlo.add %129, %154 : tensor<1x1x1x8xf32>
    %156 = stablehlo.rsqrt %155 : tensor<1x1x1x8xf32>
    %157 = stablehlo.divide %156, %155 : tensor<1x1x1x8xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %159 = stablehlo.multiply %158, %157 : tensor<1x1x1x8xf32>
    %160 = stablehlo.multiply %arg5, %156 : tensor<1x1x1x8xf32>
    %161 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %162 = stablehlo.subtract %114, %161 : tensor<16x8x8x8xf32>
    %163 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %164 = stablehlo.multiply %162, %163 : tensor<16x8x8x8xf32>
    %165 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %166 = stablehlo.add %164, %165 : tensor<16x8x8x8xf32>
    %167 = stablehlo.add %57, %166 : tensor<16x8x8x8xf32>
    %168 = call @relu_0(%167) : (tensor<16x8x8x8xf32>) -> tensor<16x8x8x8xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %170 = stablehlo.compare GT, %167, %169, FLOAT : (tensor<16x8x8x8xf32>, tensor<16x8x8x8xf32>) -> tensor<16x8x8x8xi1>
    %171 = stablehlo.convolution(%168, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<3x3x8x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_63 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %175 = stablehlo.divide %173, %174 : tensor<1x1x1x16xf32>
    %176 = chlo.square %171 : tensor<16x4x4x16xf32> -> tensor<16x4x4x16xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %178 = stablehlo.multiply %177, %171 : tensor<16x4x4x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%176 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_66 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %182 = stablehlo.divide %180, %181 : tensor<1x1x1x16xf32>
    %183 = chlo.square %175 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %185 = stablehlo.multiply %184, %175 : tensor<1x1x1x16xf32>
    %186 = stablehlo.subtract %182, %183 : tensor<1x1x1x16xf32>
    %c_68 = stablehlo.constant dense<1> : tensor<i32>
    %187 = stablehlo.add %arg32, %c_68 : tensor<i32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %189 = stablehlo.multiply %arg33, %188 : tensor<1x1x1x16xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %190 = stablehlo.subtract %cst_70, %cst_71 : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %192 = stablehlo.multiply %175, %191 : tensor<1x1x1x16xf32>
    %193 = stablehlo.add %189, %192 : tensor<1x1x1x16xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %194 = stablehlo.convert %187 : (tensor<i32>) -> tensor<f32>
    %195 = stablehlo.power %cst_72, %194 : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.subtract %cst_73, %195 : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %198 = stablehlo.divide %193, %197 : tensor<1x1x1x16xf32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %199 = stablehlo.add %arg34, %c_74 : tensor<i32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %201 = stablehlo.multiply %arg35, %200 : tensor<1x1x1x16xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %202 = stablehlo.subtract %cst_76, %cst_77 : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %204 = stablehlo.multiply %186, %203 : tensor<1x1x1x16xf32>
    %205 = stablehlo.add %201, %204 : tensor<1x1x1x16xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %206 = stablehlo.convert %199 : (tensor<i32>) -> tensor<f32>
    %207 = stablehlo.power %cst_78, %206 : tensor<f32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.subtract %cst_79, %207 : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %210 = stablehlo.divide %205, %209 : tensor<1x1x1x16xf32>
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %212 = stablehlo.add %186, %211 : tensor<1x1x1x16xf32>
    %213 = stablehlo.rsqrt %212 : tensor<1x1x1x16xf32>
    %214 = stablehlo.divide %213, %212 : tensor<1x1x1x16xf32>
    %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %216 = stablehlo.multiply %215, %214 : tensor<1x1x1x16xf32>
    %217 = stablehlo.multiply %arg9, %213 : tensor<1x1x1x16xf32>
    %218 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %219 = stablehlo.subtract %171, %218 : tensor<16x4x4x16xf32>
    %220 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %221 = stablehlo.multiply %219, %220 : tensor<16x4x4x16xf32>
    %222 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %223 = stablehlo.add %221, %222 : tensor<16x4x4x16xf32>
    %224 = call @relu_1(%223) : (tensor<16x4x4x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %226 = stablehlo.compare GT, %223, %225, FLOAT : (tensor<16x4x4x16xf32>, tensor<16x4x4x16xf32>) -> tensor<16x4x4x16xi1>
    %227 = stablehlo.convolution(%224, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_84 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %231 = stablehlo.divide %229, %230 : tensor<1x1x1x16xf32>
    %232 = chlo.square %227 : tensor<16x4x4x16xf32> -> tensor<16x4x4x16xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %234 = stablehlo.multiply %233, %227 : tensor<16x4x4x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%232 init: %cst_86) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_87 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %238 = stablehlo.divide %236, %237 : tensor<1x1x1x16xf32>
    %239 = chlo.square %231 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_88 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %241 = stablehlo.multiply %240, %231 : tensor<1x1x1x16xf32>
    %242 = stablehlo.subtract %238, %239 : tensor<1x1x1x16xf32>
    %c_89 = stablehlo.constant dense<1> : tensor<i32>
    %243 = stablehlo.add %arg36, %c_89 : tensor<i32>
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %245 = stablehlo.multiply %arg37, %244 : tensor<1x1x1x16xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %246 = stablehlo.subtract %cst_91, %cst_92 : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %248 = stablehlo.multiply %231, %247 : tensor<1x1x1x16xf32>
    %249 = stablehlo.add %245, %248 : tensor<1x1x1x16xf32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.convert %243 : (tensor<i32>) -> tensor<f32>
    %251 = stablehlo.power %cst_93, %250 : tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.subtract %cst_94, %251 : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %254 = stablehlo.divide %249, %253 : tensor<1x1x1x16xf32>
    %c_95 = stablehlo.constant dense<1> : tensor<i32>
    %255 = stablehlo.add %arg38, %c_95 : tensor<i32>
    %cst_96 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %257 = stablehlo.multiply %arg39, %256 : tensor<1x1x1x16xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_98 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %258 = stablehlo.subtract %cst_97, %cst_98 : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %260 = stablehlo.multiply %242, %259 : tensor<1x1x1x16xf32>
    %261 = stablehlo.add %257, %260 : tensor<1x1x1x16xf32>
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %262 = stablehlo.convert %255 : (tensor<i32>) -> tensor<f32>
    %263 = stablehlo.power %cst_99, %262 : tensor<f32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.subtract %cst_100, %263 : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %266 = stablehlo.divide %261, %265 : tensor<1x1x1x16xf32>
    %cst_101 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %268 = stablehlo.add %242, %267 : tensor<1x1x1x16xf32>
    %269 = stablehlo.rsqrt %268 : tensor<1x1x1x16xf32>
    %270 = stablehlo.divide %269, %268 : tensor<1x1x1x16xf32>
    %cst_102 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %272 = stablehlo.multiply %271, %270 : tensor<1x1x1x16xf32>
    %273 = stablehlo.multiply %arg11, %269 : tensor<1x1x1x16xf32>
    %274 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %275 = stablehlo.subtract %227, %274 : tensor<16x4x4x16xf32>
    %276 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<16x4x4x16xf32>
    %278 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %279 = stablehlo.add %277, %278 : tensor<16x4x4x16xf32>
    %280 = stablehlo.convolution(%168, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<1x1x8x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_103) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_104 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %284 = stablehlo.divide %282, %283 : tensor<1x1x1x16xf32>
    %285 = chlo.square %280 : tensor<16x4x4x16xf32> -> tensor<16x4x4x16xf32>
    %cst_105 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %287 = stablehlo.multiply %286, %280 : tensor<16x4x4x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%285 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_107 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %291 = stablehlo.divide %289, %290 : tensor<1x1x1x16xf32>
    %292 = chlo.square %284 : tensor<1x1x1x16xf32> -> tensor<1x1x1x16xf32>
    %cst_108 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %294 = stablehlo.multiply %293, %284 : tensor<1x1x1x16xf32>
    %295 = stablehlo.subtract %291, %292 : tensor<1x1x1x16xf32>
    %c_109 = stablehlo.constant dense<1> : tensor<i32>
    %296 = stablehlo.add %arg40, %c_109 : tensor<i32>
    %cst_110 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %298 = stablehlo.multiply %arg41, %297 : tensor<1x1x1x16xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %299 = stablehlo.subtract %cst_111, %cst_112 : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %301 = stablehlo.multiply %284, %300 : tensor<1x1x1x16xf32>
    %302 = stablehlo.add %298, %301 : tensor<1x1x1x16xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %303 = stablehlo.convert %296 : (tensor<i32>) -> tensor<f32>
    %304 = stablehlo.power %cst_113, %303 : tensor<f32>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %305 = stablehlo.subtract %cst_114, %304 : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %307 = stablehlo.divide %302, %306 : tensor<1x1x1x16xf32>
    %c_115 = stablehlo.constant dense<1> : tensor<i32>
    %308 = stablehlo.add %arg42, %c_115 : tensor<i32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %310 = stablehlo.multiply %arg43, %309 : tensor<1x1x1x16xf32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %311 = stablehlo.subtract %cst_117, %cst_118 : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %313 = stablehlo.multiply %295, %312 : tensor<1x1x1x16xf32>
    %314 = stablehlo.add %310, %313 : tensor<1x1x1x16xf32>
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %315 = stablehlo.convert %308 : (tensor<i32>) -> tensor<f32>
    %316 = stablehlo.power %cst_119, %315 : tensor<f32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %317 = stablehlo.subtract %cst_120, %316 : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %319 = stablehlo.divide %314, %318 : tensor<1x1x1x16xf32>
    %cst_121 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %321 = stablehlo.add %295, %320 : tensor<1x1x1x16xf32>
    %322 = stablehlo.rsqrt %321 : tensor<1x1x1x16xf32>
    %323 = stablehlo.divide %322, %321 : tensor<1x1x1x16xf32>
    %cst_122 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %325 = stablehlo.multiply %324, %323 : tensor<1x1x1x16xf32>
    %326 = stablehlo.multiply %arg13, %322 : tensor<1x1x1x16xf32>
    %327 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %328 = stablehlo.subtract %280, %327 : tensor<16x4x4x16xf32>
    %329 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %330 = stablehlo.multiply %328, %329 : tensor<16x4x4x16xf32>
    %331 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %332 = stablehlo.add %330, %331 : tensor<16x4x4x16xf32>
    %333 = stablehlo.add %332, %279 : tensor<16x4x4x16xf32>
    %334 = call @relu_1(%333) : (tensor<16x4x4x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %336 = stablehlo.compare GT, %333, %335, FLOAT : (tensor<16x4x4x16xf32>, tensor<16x4x4x16xf32>) -> tensor<16x4x4x16xi1>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%334 init: %cst_124) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_125 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %339 = stablehlo.divide %337, %338 : tensor<16x16xf32>
    %340 = stablehlo.dot_general %339, %arg19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %341 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<10xf32>) -> tensor<16x10xf32>
    %342 = stablehlo.add %340, %341 : tensor<16x10xf32>
    %343 = call @_one_hot(%arg65) : (tensor<16xi32>) -> tensor<16x10xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %345 = stablehlo.multiply %344, %343 : tensor<16x10xf32>
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %347 = stablehlo.add %345, %346 : tensor<16x10xf32>
    %348:3 = call @log_softmax(%342) : (tensor<16x10xf32>) -> (tensor<16x10xf32>, tensor<16x10xf32>, tensor<16x1xf32>)
    %349 = stablehlo.multiply %347, %348#0 : tensor<16x10xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %351 = stablehlo.negate %350 : tensor<16xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %353 = stablehlo.divide %352, %cst_130 : tensor<f32>
    %354 = call @argmax(%342) : (tensor<16x10xf32>) -> tensor<16xi32>
    %355 = stablehlo.compare EQ, %354, %arg65, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %356 = stablehlo.convert %355 : (tensor<16xi1>) -> tensor<16xi32>
    %357 = stablehlo.convert %356 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %359 = stablehlo.divide %358, %cst_132 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_134 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %360 = stablehlo.divide %cst_133, %cst_134 : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %362 = stablehlo.negate %361 : tensor<16xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<16xf32>) -> tensor<16x10xf32>
    %364 = stablehlo.multiply %347, %363 : tensor<16x10xf32>
    %365 = call @log_softmax_2(%348#1, %348#2, %364) : (tensor<16x10xf32>, tensor<16x1xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_135) applies stablehlo.add across dimensions = [0] : (tensor<16x10xf32>, tensor<f32>) -> tensor<10xf32>
    %367 = stablehlo.dot_general %365, %339, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x10xf32>, tensor<16x16xf32>) -> tensor<10x16xf32>
    %368 = stablehlo.transpose %367, dims = [1, 0] : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %369 = stablehlo.dot_general %365, %arg19, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x16xf32>
    %cst_136 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %371 = stablehlo.divide %369, %370 : tensor<16x16xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %374 = stablehlo.select %336, %372, %373 : tensor<16x4x4x16xi1>, tensor<16x4x4x16xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_138) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %376 = stablehlo.reshape %375 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %377 = stablehlo.multiply %328, %374 : tensor<16x4x4x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_139) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %379 = stablehlo.reshape %378 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %380 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %381 = stablehlo.multiply %374, %380 : tensor<16x4x4x16xf32>
    %382 = stablehlo.negate %381 : tensor<16x4x4x16xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %384 = stablehlo.reshape %383 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %385 = stablehlo.multiply %arg13, %379 : tensor<1x1x1x16xf32>
    %386 = stablehlo.multiply %379, %322 : tensor<1x1x1x16xf32>
    %387 = stablehlo.multiply %385, %325 : tensor<1x1x1x16xf32>
    %388 = stablehlo.negate %387 : tensor<1x1x1x16xf32>
    %389 = stablehlo.multiply %388, %294 : tensor<1x1x1x16xf32>
    %390 = stablehlo.add %384, %389 : tensor<1x1x1x16xf32>
    %cst_141 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %392 = stablehlo.divide %387, %391 : tensor<1x1x1x16xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [3] : (tensor<16xf32>) -> tensor<16x4x4x16xf32>
    %395 = stablehlo.multiply %394, %287 : tensor<16x4x4x16xf32>
    %396 = stablehlo.add %381, %395 : tensor<16x4x4x16xf32>
    %cst_143 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %398 = stablehlo.divide %390, %397 : tensor<1x1x1x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_144) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [3] : (tensor<16xf32>) -> tensor<16x4x4x16xf32>
    %401 = stablehlo.add %396, %400 : tensor<16x4x4x16xf32>
    %402 = stablehlo.convolution(%168, %401) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<16x4x4x16xf32>) -> tensor<1x1x8x16xf32>
    %403 = stablehlo.reverse %arg16, dims = [0, 1] : tensor<1x1x8x16xf32>
    %404 = stablehlo.convolution(%401, %403) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x16xf32>, tensor<1x1x8x16xf32>) -> tensor<16x8x8x8xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%374 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %406 = stablehlo.reshape %405 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %407 = stablehlo.multiply %275, %374 : tensor<16x4x4x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_146) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %409 = stablehlo.reshape %408 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %410 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %411 = stablehlo.multiply %374, %410 : tensor<16x4x4x16xf32>
    %412 = stablehlo.negate %411 : tensor<16x4x4x16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %414 = stablehlo.reshape %413 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %415 = stablehlo.multiply %arg11, %409 : tensor<1x1x1x16xf32>
    %416 = stablehlo.multiply %409, %269 : tensor<1x1x1x16xf32>
    %417 = stablehlo.multiply %415, %272 : tensor<1x1x1x16xf32>
    %418 = stablehlo.negate %417 : tensor<1x1x1x16xf32>
    %419 = stablehlo.multiply %418, %241 : tensor<1x1x1x16xf32>
    %420 = stablehlo.add %414, %419 : tensor<1x1x1x16xf32>
    %cst_148 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %422 = stablehlo.divide %417, %421 : tensor<1x1x1x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [3] : (tensor<16xf32>) -> tensor<16x4x4x16xf32>
    %425 = stablehlo.multiply %424, %234 : tensor<16x4x4x16xf32>
    %426 = stablehlo.add %411, %425 : tensor<16x4x4x16xf32>
    %cst_150 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %428 = stablehlo.divide %420, %427 : tensor<1x1x1x16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [3] : (tensor<16xf32>) -> tensor<16x4x4x16xf32>
    %431 = stablehlo.add %426, %430 : tensor<16x4x4x16xf32>
    %432 = stablehlo.convolution(%224, %431) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x16xf32>, tensor<16x4x4x16xf32>) -> tensor<3x3x16x16xf32>
    %433 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<3x3x16x16xf32>
    %434 = stablehlo.convolution(%431, %433) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x4x4x16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %436 = stablehlo.select %226, %434, %435 : tensor<16x4x4x16xi1>, tensor<16x4x4x16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.reduce(%436 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %438 = stablehlo.reshape %437 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %439 = stablehlo.multiply %219, %436 : tensor<16x4x4x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %441 = stablehlo.reshape %440 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %442 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x4x4x16xf32>
    %443 = stablehlo.multiply %436, %442 : tensor<16x4x4x16xf32>
    %444 = stablehlo.negate %443 : tensor<16x4x4x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %446 = stablehlo.reshape %445 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %447 = stablehlo.multiply %arg9, %441 : tensor<1x1x1x16xf32>
    %448 = stablehlo.multiply %441, %213 : tensor<1x1x1x16xf32>
    %449 = stablehlo.multiply %447, %216 : tensor<1x1x1x16xf32>
    %450 = stablehlo.negate %449 : tensor<1x1x1x16xf32>
    %451 = stablehlo.multiply %450, %185 : tensor<1x1x1x16xf32>
    %452 = stablehlo.add %446, %451 : tensor<1x1x1x16xf32>
    %cst_156 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %454 = stablehlo.divide %449, %453 : tensor<1x1x1x16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [3] : (tensor<16xf32>) -> tensor<16x4x4x16xf32>
    %457 = stablehlo.multiply %456, %178 : tensor<16x4x4x16xf32>
    %458 = stablehlo.add %443, %457 : tensor<16x4x4x16xf32>
    %cst_158 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %460 = stablehlo.divide %452, %459 : tensor<1x1x1x16xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [3] : (tensor<16xf32>) -> tensor<16x4x4x16xf32>
    %463 = stablehlo.add %458, %462 : tensor<16x4x4x16xf32>
    %464 = stablehlo.convolution(%168, %463) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<16x4x4x16xf32>) -> tensor<3x3x8x16xf32>
    %465 = stablehlo.reverse %arg14, dims = [0, 1] : tensor<3x3x8x16xf32>
    %466 = stablehlo.convolution(%463, %465) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x16xf32>, tensor<3x3x8x16xf32>) -> tensor<16x8x8x8xf32>
    %467 = stablehlo.add %404, %466 : tensor<16x8x8x8xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %469 = stablehlo.select %170, %467, %468 : tensor<16x8x8x8xi1>, tensor<16x8x8x8xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %471 = stablehlo.reshape %470 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %472 = stablehlo.multiply %162, %469 : tensor<16x8x8x8xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_162) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %474 = stablehlo.reshape %473 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %475 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %476 = stablehlo.multiply %469, %475 : tensor<16x8x8x8xf32>
    %477 = stablehlo.negate %476 : tensor<16x8x8x8xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %479 = stablehlo.reshape %478 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %480 = stablehlo.multiply %arg5, %474 : tensor<1x1x1x8xf32>
    %481 = stablehlo.multiply %474, %156 : tensor<1x1x1x8xf32>
    %482 = stablehlo.multiply %480, %159 : tensor<1x1x1x8xf32>
    %483 = stablehlo.negate %482 : tensor<1x1x1x8xf32>
    %484 = stablehlo.multiply %483, %128 : tensor<1x1x1x8xf32>
    %485 = stablehlo.add %479, %484 : tensor<1x1x1x8xf32>
    %cst_164 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %487 = stablehlo.divide %482, %486 : tensor<1x1x1x8xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [3] : (tensor<8xf32>) -> tensor<16x8x8x8xf32>
    %490 = stablehlo.multiply %489, %121 : tensor<16x8x8x8xf32>
    %491 = stablehlo.add %476, %490 : tensor<16x8x8x8xf32>
    %cst_166 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %493 = stablehlo.divide %485, %492 : tensor<1x1x1x8xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [3] : (tensor<8xf32>) -> tensor<16x8x8x8xf32>
    %496 = stablehlo.add %491, %495 : tensor<16x8x8x8xf32>
    %497 = stablehlo.convolution(%111, %496) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<16x8x8x8xf32>) -> tensor<3x3x8x8xf32>
    %498 = stablehlo.reverse %arg7, dims = [0, 1] : tensor<3x3x8x8xf32>
    %499 = stablehlo.convolution(%496, %498) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<16x8x8x8xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %501 = stablehlo.select %113, %499, %500 : tensor<16x8x8x8xi1>, tensor<16x8x8x8xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %503 = stablehlo.reshape %502 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %504 = stablehlo.multiply %106, %501 : tensor<16x8x8x8xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %506 = stablehlo.reshape %505 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %507 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x8x8x8xf32>
    %508 = stablehlo.multiply %501, %507 : tensor<16x8x8x8xf32>
    %509 = stablehlo.negate %508 : tensor<16x8x8x8xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %511 = stablehlo.reshape %510 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %512 = stablehlo.multiply %arg3, %506 : tensor<1x1x1x8xf32>
    %513 = stablehlo.multiply %506, %100 : tensor<1x1x1x8xf32>
    %514 = stablehlo.multiply %512, %103 : tensor<1x1x1x8xf32>
    %515 = stablehlo.negate %514 : tensor<1x1x1x8xf32>
    %516 = stablehlo.multiply %515, %72 : tensor<1x1x1x8xf32>
    %517 = stablehlo.add %511, %516 : tensor<1x1x1x8xf32>
    %cst_172 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %519 = stablehlo.divide %514, %518 : tensor<1x1x1x8xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [3] : (tensor<8xf32>) -> tensor<16x8x8x8xf32>
    %522 = stablehlo.multiply %521, %65 : tensor<16x8x8x8xf32>
    %523 = stablehlo.add %508, %522 : tensor<16x8x8x8xf32>
    %cst_174 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %525 = stablehlo.divide %517, %524 : tensor<1x1x1x8xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [3] : (tensor<8xf32>) -> tensor<16x8x8x8xf32>
    %528 = stablehlo.add %523, %527 : tensor<16x8x8x8xf32>
    %529 = stablehlo.convolution(%57, %528) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<16x8x8x8xf32>) -> tensor<3x3x8x8xf32>
    %530 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<3x3x8x8xf32>
    %531 = stablehlo.convolution(%528, %530) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<16x8x8x8xf32>
    %532 = stablehlo.add %469, %531 : tensor<16x8x8x8xf32>
    %cst_176 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %533 = stablehlo.pad %53, %cst_176, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<16x17x17x8xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = "stablehlo.select_and_scatter"(%533, %532, %cst_177) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %806 = stablehlo.compare GE, %arg66, %arg67, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %806 : tensor<i1>
    }, {
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %806 = stablehlo.add %arg66, %arg67 : tensor<f32>
      stablehlo.return %806 : tensor<f32>
    }) : (tensor<16x17x17x8xf32>, tensor<16x8x8x8xf32>, tensor<f32>) -> tensor<16x17x17x8xf32>
    %535 = stablehlo.slice %534 [0:16, 0:16, 0:16, 0:8] : (tensor<16x17x17x8xf32>) -> tensor<16x16x16x8xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<16x16x16x8xf32>
    %537 = stablehlo.select %55, %535, %536 : tensor<16x16x16x8xi1>, tensor<16x16x16x8xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %539 = stablehlo.reshape %538 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %540 = stablehlo.multiply %48, %537 : tensor<16x16x16x8xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %542 = stablehlo.reshape %541 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %543 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<16x16x16x8xf32>
    %544 = stablehlo.multiply %537, %543 : tensor<16x16x16x8xf32>
    %545 = stablehlo.negate %544 : tensor<16x16x16x8xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %547 = stablehlo.reshape %546 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %548 = stablehlo.multiply %arg1, %542 : tensor<1x1x1x8xf32>
    %549 = stablehlo.multiply %542, %42 : tensor<1x1x1x8xf32>
    %550 = stablehlo.multiply %548, %45 : tensor<1x1x1x8xf32>
    %551 = stablehlo.negate %550 : tensor<1x1x1x8xf32>
    %552 = stablehlo.multiply %551, %14 : tensor<1x1x1x8xf32>
    %553 = stablehlo.add %547, %552 : tensor<1x1x1x8xf32>
    %cst_182 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %555 = stablehlo.divide %550, %554 : tensor<1x1x1x8xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [3] : (tensor<8xf32>) -> tensor<16x16x16x8xf32>
    %558 = stablehlo.multiply %557, %7 : tensor<16x16x16x8xf32>
    %559 = stablehlo.add %544, %558 : tensor<16x16x16x8xf32>
    %cst_184 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %561 = stablehlo.divide %553, %560 : tensor<1x1x1x8xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [3] : (tensor<8xf32>) -> tensor<16x16x16x8xf32>
    %564 = stablehlo.add %559, %563 : tensor<16x16x16x8xf32>
    %565 = stablehlo.convolution(%arg64, %564) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x32x32x3xf32>, tensor<16x16x16x8xf32>) -> tensor<7x7x3x8xf32>
    %cst_186 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %567 = stablehlo.multiply %566, %arg0 : tensor<1x1x1x8xf32>
    %568 = stablehlo.add %539, %567 : tensor<1x1x1x8xf32>
    %cst_187 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %570 = stablehlo.multiply %569, %arg1 : tensor<1x1x1x8xf32>
    %571 = stablehlo.add %549, %570 : tensor<1x1x1x8xf32>
    %cst_188 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %573 = stablehlo.multiply %572, %arg2 : tensor<1x1x1x8xf32>
    %574 = stablehlo.add %503, %573 : tensor<1x1x1x8xf32>
    %cst_189 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %576 = stablehlo.multiply %575, %arg3 : tensor<1x1x1x8xf32>
    %577 = stablehlo.add %513, %576 : tensor<1x1x1x8xf32>
    %cst_190 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %579 = stablehlo.multiply %578, %arg4 : tensor<1x1x1x8xf32>
    %580 = stablehlo.add %471, %579 : tensor<1x1x1x8xf32>
    %cst_191 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %582 = stablehlo.multiply %581, %arg5 : tensor<1x1x1x8xf32>
    %583 = stablehlo.add %481, %582 : tensor<1x1x1x8xf32>
    %cst_192 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %585 = stablehlo.multiply %584, %arg6 : tensor<3x3x8x8xf32>
    %586 = stablehlo.add %529, %585 : tensor<3x3x8x8xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %588 = stablehlo.multiply %587, %arg7 : tensor<3x3x8x8xf32>
    %589 = stablehlo.add %497, %588 : tensor<3x3x8x8xf32>
    %cst_194 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %591 = stablehlo.multiply %590, %arg8 : tensor<1x1x1x16xf32>
    %592 = stablehlo.add %438, %591 : tensor<1x1x1x16xf32>
    %cst_195 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %594 = stablehlo.multiply %593, %arg9 : tensor<1x1x1x16xf32>
    %595 = stablehlo.add %448, %594 : tensor<1x1x1x16xf32>
    %cst_196 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %597 = stablehlo.multiply %596, %arg10 : tensor<1x1x1x16xf32>
    %598 = stablehlo.add %406, %597 : tensor<1x1x1x16xf32>
    %cst_197 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %600 = stablehlo.multiply %599, %arg11 : tensor<1x1x1x16xf32>
    %601 = stablehlo.add %416, %600 : tensor<1x1x1x16xf32>
    %cst_198 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %603 = stablehlo.multiply %602, %arg12 : tensor<1x1x1x16xf32>
    %604 = stablehlo.add %376, %603 : tensor<1x1x1x16xf32>
    %cst_199 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %606 = stablehlo.multiply %605, %arg13 : tensor<1x1x1x16xf32>
    %607 = stablehlo.add %386, %606 : tensor<1x1x1x16xf32>
    %cst_200 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %609 = stablehlo.multiply %608, %arg14 : tensor<3x3x8x16xf32>
    %610 = stablehlo.add %464, %609 : tensor<3x3x8x16xf32>
    %cst_201 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %612 = stablehlo.multiply %611, %arg15 : tensor<3x3x16x16xf32>
    %613 = stablehlo.add %432, %612 : tensor<3x3x16x16xf32>
    %cst_202 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %615 = stablehlo.multiply %614, %arg16 : tensor<1x1x8x16xf32>
    %616 = stablehlo.add %402, %615 : tensor<1x1x8x16xf32>
    %cst_203 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<7x7x3x8xf32>
    %618 = stablehlo.multiply %617, %arg17 : tensor<7x7x3x8xf32>
    %619 = stablehlo.add %565, %618 : tensor<7x7x3x8xf32>
    %cst_204 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %621 = stablehlo.multiply %620, %arg18 : tensor<10xf32>
    %622 = stablehlo.add %366, %621 : tensor<10xf32>
    %cst_205 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %624 = stablehlo.multiply %623, %arg19 : tensor<16x10xf32>
    %625 = stablehlo.add %368, %624 : tensor<16x10xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %627 = stablehlo.multiply %626, %arg44 : tensor<1x1x1x8xf32>
    %628 = stablehlo.add %568, %627 : tensor<1x1x1x8xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %630 = stablehlo.multiply %629, %arg45 : tensor<1x1x1x8xf32>
    %631 = stablehlo.add %571, %630 : tensor<1x1x1x8xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %633 = stablehlo.multiply %632, %arg46 : tensor<1x1x1x8xf32>
    %634 = stablehlo.add %574, %633 : tensor<1x1x1x8xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %636 = stablehlo.multiply %635, %arg47 : tensor<1x1x1x8xf32>
    %637 = stablehlo.add %577, %636 : tensor<1x1x1x8xf32>
    %cst_210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %639 = stablehlo.multiply %638, %arg48 : tensor<1x1x1x8xf32>
    %640 = stablehlo.add %580, %639 : tensor<1x1x1x8xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %642 = stablehlo.multiply %641, %arg49 : tensor<1x1x1x8xf32>
    %643 = stablehlo.add %583, %642 : tensor<1x1x1x8xf32>
    %cst_212 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %645 = stablehlo.multiply %644, %arg50 : tensor<3x3x8x8xf32>
    %646 = stablehlo.add %586, %645 : tensor<3x3x8x8xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %648 = stablehlo.multiply %647, %arg51 : tensor<3x3x8x8xf32>
    %649 = stablehlo.add %589, %648 : tensor<3x3x8x8xf32>
    %cst_214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %651 = stablehlo.multiply %650, %arg52 : tensor<1x1x1x16xf32>
    %652 = stablehlo.add %592, %651 : tensor<1x1x1x16xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %654 = stablehlo.multiply %653, %arg53 : tensor<1x1x1x16xf32>
    %655 = stablehlo.add %595, %654 : tensor<1x1x1x16xf32>
    %cst_216 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %657 = stablehlo.multiply %656, %arg54 : tensor<1x1x1x16xf32>
    %658 = stablehlo.add %598, %657 : tensor<1x1x1x16xf32>
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %660 = stablehlo.multiply %659, %arg55 : tensor<1x1x1x16xf32>
    %661 = stablehlo.add %601, %660 : tensor<1x1x1x16xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %663 = stablehlo.multiply %662, %arg56 : tensor<1x1x1x16xf32>
    %664 = stablehlo.add %604, %663 : tensor<1x1x1x16xf32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %666 = stablehlo.multiply %665, %arg57 : tensor<1x1x1x16xf32>
    %667 = stablehlo.add %607, %666 : tensor<1x1x1x16xf32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %669 = stablehlo.multiply %668, %arg58 : tensor<3x3x8x16xf32>
    %670 = stablehlo.add %610, %669 : tensor<3x3x8x16xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %672 = stablehlo.multiply %671, %arg59 : tensor<3x3x16x16xf32>
    %673 = stablehlo.add %613, %672 : tensor<3x3x16x16xf32>
    %cst_222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %675 = stablehlo.multiply %674, %arg60 : tensor<1x1x8x16xf32>
    %676 = stablehlo.add %616, %675 : tensor<1x1x8x16xf32>
    %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<7x7x3x8xf32>
    %678 = stablehlo.multiply %677, %arg61 : tensor<7x7x3x8xf32>
    %679 = stablehlo.add %619, %678 : tensor<7x7x3x8xf32>
    %cst_224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %681 = stablehlo.multiply %680, %arg62 : tensor<10xf32>
    %682 = stablehlo.add %622, %681 : tensor<10xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %684 = stablehlo.multiply %683, %arg63 : tensor<16x10xf32>
    %685 = stablehlo.add %625, %684 : tensor<16x10xf32>
    %cst_226 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %687 = stablehlo.multiply %686, %628 : tensor<1x1x1x8xf32>
    %688 = stablehlo.add %568, %687 : tensor<1x1x1x8xf32>
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %690 = stablehlo.multiply %689, %631 : tensor<1x1x1x8xf32>
    %691 = stablehlo.add %571, %690 : tensor<1x1x1x8xf32>
    %cst_228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %693 = stablehlo.multiply %692, %634 : tensor<1x1x1x8xf32>
    %694 = stablehlo.add %574, %693 : tensor<1x1x1x8xf32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %696 = stablehlo.multiply %695, %637 : tensor<1x1x1x8xf32>
    %697 = stablehlo.add %577, %696 : tensor<1x1x1x8xf32>
    %cst_230 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %699 = stablehlo.multiply %698, %640 : tensor<1x1x1x8xf32>
    %700 = stablehlo.add %580, %699 : tensor<1x1x1x8xf32>
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %702 = stablehlo.multiply %701, %643 : tensor<1x1x1x8xf32>
    %703 = stablehlo.add %583, %702 : tensor<1x1x1x8xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %705 = stablehlo.multiply %704, %646 : tensor<3x3x8x8xf32>
    %706 = stablehlo.add %586, %705 : tensor<3x3x8x8xf32>
    %cst_233 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %708 = stablehlo.multiply %707, %649 : tensor<3x3x8x8xf32>
    %709 = stablehlo.add %589, %708 : tensor<3x3x8x8xf32>
    %cst_234 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %711 = stablehlo.multiply %710, %652 : tensor<1x1x1x16xf32>
    %712 = stablehlo.add %592, %711 : tensor<1x1x1x16xf32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %714 = stablehlo.multiply %713, %655 : tensor<1x1x1x16xf32>
    %715 = stablehlo.add %595, %714 : tensor<1x1x1x16xf32>
    %cst_236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %717 = stablehlo.multiply %716, %658 : tensor<1x1x1x16xf32>
    %718 = stablehlo.add %598, %717 : tensor<1x1x1x16xf32>
    %cst_237 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %720 = stablehlo.multiply %719, %661 : tensor<1x1x1x16xf32>
    %721 = stablehlo.add %601, %720 : tensor<1x1x1x16xf32>
    %cst_238 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %723 = stablehlo.multiply %722, %664 : tensor<1x1x1x16xf32>
    %724 = stablehlo.add %604, %723 : tensor<1x1x1x16xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %726 = stablehlo.multiply %725, %667 : tensor<1x1x1x16xf32>
    %727 = stablehlo.add %607, %726 : tensor<1x1x1x16xf32>
    %cst_240 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %729 = stablehlo.multiply %728, %670 : tensor<3x3x8x16xf32>
    %730 = stablehlo.add %610, %729 : tensor<3x3x8x16xf32>
    %cst_241 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %732 = stablehlo.multiply %731, %673 : tensor<3x3x16x16xf32>
    %733 = stablehlo.add %613, %732 : tensor<3x3x16x16xf32>
    %cst_242 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %735 = stablehlo.multiply %734, %676 : tensor<1x1x8x16xf32>
    %736 = stablehlo.add %616, %735 : tensor<1x1x8x16xf32>
    %cst_243 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<7x7x3x8xf32>
    %738 = stablehlo.multiply %737, %679 : tensor<7x7x3x8xf32>
    %739 = stablehlo.add %619, %738 : tensor<7x7x3x8xf32>
    %cst_244 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %741 = stablehlo.multiply %740, %682 : tensor<10xf32>
    %742 = stablehlo.add %622, %741 : tensor<10xf32>
    %cst_245 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %744 = stablehlo.multiply %743, %685 : tensor<16x10xf32>
    %745 = stablehlo.add %625, %744 : tensor<16x10xf32>
    %cst_246 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %747 = stablehlo.multiply %746, %688 : tensor<1x1x1x8xf32>
    %cst_247 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %749 = stablehlo.multiply %748, %691 : tensor<1x1x1x8xf32>
    %cst_248 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %751 = stablehlo.multiply %750, %694 : tensor<1x1x1x8xf32>
    %cst_249 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %753 = stablehlo.multiply %752, %697 : tensor<1x1x1x8xf32>
    %cst_250 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %755 = stablehlo.multiply %754, %700 : tensor<1x1x1x8xf32>
    %cst_251 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %757 = stablehlo.multiply %756, %703 : tensor<1x1x1x8xf32>
    %cst_252 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %759 = stablehlo.multiply %758, %706 : tensor<3x3x8x8xf32>
    %cst_253 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %761 = stablehlo.multiply %760, %709 : tensor<3x3x8x8xf32>
    %cst_254 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %763 = stablehlo.multiply %762, %712 : tensor<1x1x1x16xf32>
    %cst_255 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %765 = stablehlo.multiply %764, %715 : tensor<1x1x1x16xf32>
    %cst_256 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %767 = stablehlo.multiply %766, %718 : tensor<1x1x1x16xf32>
    %cst_257 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %769 = stablehlo.multiply %768, %721 : tensor<1x1x1x16xf32>
    %cst_258 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %771 = stablehlo.multiply %770, %724 : tensor<1x1x1x16xf32>
    %cst_259 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<1x1x1x16xf32>
    %773 = stablehlo.multiply %772, %727 : tensor<1x1x1x16xf32>
    %cst_260 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %775 = stablehlo.multiply %774, %730 : tensor<3x3x8x16xf32>
    %cst_261 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %777 = stablehlo.multiply %776, %733 : tensor<3x3x16x16xf32>
    %cst_262 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %779 = stablehlo.multiply %778, %736 : tensor<1x1x8x16xf32>
    %cst_263 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<7x7x3x8xf32>
    %781 = stablehlo.multiply %780, %739 : tensor<7x7x3x8xf32>
    %cst_264 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %783 = stablehlo.multiply %782, %742 : tensor<10xf32>
    %cst_265 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %785 = stablehlo.multiply %784, %745 : tensor<16x10xf32>
    %786 = stablehlo.add %arg0, %747 : tensor<1x1x1x8xf32>
    %787 = stablehlo.add %arg1, %749 : tensor<1x1x1x8xf32>
    %788 = stablehlo.add %arg2, %751 : tensor<1x1x1x8xf32>
    %789 = stablehlo.add %arg3, %753 : tensor<1x1x1x8xf32>
    %790 = stablehlo.add %arg4, %755 : tensor<1x1x1x8xf32>
    %791 = stablehlo.add %arg5, %757 : tensor<1x1x1x8xf32>
    %792 = stablehlo.add %arg6, %759 : tensor<3x3x8x8xf32>
    %793 = stablehlo.add %arg7, %761 : tensor<3x3x8x8xf32>
    %794 = stablehlo.add %arg8, %763 : tensor<1x1x1x16xf32>
    %795 = stablehlo.add %arg9, %765 : tensor<1x1x1x16xf32>
    %796 = stablehlo.add %arg10, %767 : tensor<1x1x1x16xf32>
    %797 = stablehlo.add %arg11, %769 : tensor<1x1x1x16xf32>
    %798 = stablehlo.add %arg12, %771 : tensor<1x1x1x16xf32>
    %799 = stablehlo.add %arg13, %773 : tensor<1x1x1x16xf32>
    %800 = stablehlo.add %arg14, %775 : tensor<3x3x8x16xf32>
    %801 = stablehlo.add %arg15, %777 : tensor<3x3x16x16xf32>
    %802 = stablehlo.add %arg16, %779 : tensor<1x1x8x16xf32>
    %803 = stablehlo.add %arg17, %781 : tensor<7x7x3x8xf32>
    %804 = stablehlo.add %arg18, %783 : tensor<10xf32>
    %805 = stablehlo.add %arg19, %785 : tensor<16x10xf32>
    return %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %27, %16, %22, %39, %28, %34, %85, %74, %80, %97, %86, %92, %141, %130, %136, %153, %142, %148, %198, %187, %193, %210, %199, %205, %254, %243, %249, %266, %255, %261, %307, %296, %302, %319, %308, %314, %628, %631, %634, %637, %640, %643, %646, %649, %652, %655, %658, %661, %664, %667, %670, %673, %676, %679, %682, %685, %359, %353 : tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x16x16xf32>, tensor<1x1x8x16xf32>, tensor<7x7x3x8xf32>, tensor<10xf32>, tensor<16x10xf32>, tensor<1x1x1x8xf32>, tensor<i32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<i32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<i32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<i32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<i32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<i32>, tensor<1x1x1x8xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<1x1x1x16xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>, tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<3x3x8x16xf32>, tensor<3x3x16x16xf32>, tensor<1x1x8x16xf32>, tensor<7x7x3x8xf32>, tensor<10xf32>, tensor<16x10xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x16x16x8xf32>) -> tensor<16x16x16x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16x16x8xf32>
    return %1 : tensor<16x16x16x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<16x8x8x8xf32>) -> tensor<16x8x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x8x8x8xf32>
    return %1 : tensor<16x8x8x8xf32>
  }
  func.func private @relu_1(%arg0: tensor<16x4x4x16xf32>) -> tensor<16x4x4x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x4x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x4x4x16xf32>
    return %1 : tensor<16x4x4x16xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16xi32>) -> tensor<16x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x10xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x10xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x10xi32>) -> tensor<16x10xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x10xi32>, tensor<16x10xi32>) -> tensor<16x10xi1>
    %5 = stablehlo.convert %4 : (tensor<16x10xi1>) -> tensor<16x10xf32>
    return %5 : tensor<16x10xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x10xf32>) -> (tensor<16x10xf32>, tensor<16x10xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x10xf32>
    %6 = stablehlo.exponential %5 : tensor<16x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x10xf32>
    return %11, %6, %8 : tensor<16x10xf32>, tensor<16x10xf32>, tensor<16x1xf32>
  }
  func.func private @argmax(%arg0: tensor<16x10xf32>) -> tensor<16xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<16x10xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<16x10xf32>, tensor<16x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<16xf32>, tensor<16xi32>)
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
  func.func private @log_softmax_2(%arg0: tensor<16x10xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x10xf32>) -> tensor<16x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x10xf32>
    return %7 : tensor<16x10xf32>
  }
}
