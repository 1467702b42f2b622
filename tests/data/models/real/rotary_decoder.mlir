module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 0 : i32}, %arg1: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 21 : i32}, %arg22: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 46 : i32}, %arg47: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 49 : i32}, %arg50: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 50 : i32}, %arg51: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 51 : i32}, %arg52: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 52 : i32}, %arg53: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 53 : i32}, %arg54: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 54 : i32}, %arg55: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 55 : i32}, %arg56: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 56 : i32}, %arg57: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 57 : i32}, %arg58: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 58 : i32}, %arg59: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 59 : i32}, %arg60: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 60 : i32}, %arg61: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 61 : i32}, %arg62: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 62 : i32}, %arg63: tensor<4x33xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<i32> {jax.result_info = "result[0].step", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<64x4x16xf32> {jax.result_info = "result[0].params['Block_0']['Attention_0']['key'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x16x64xf32> {jax.result_info = "result[0].params['Block_0']['Attention_0']['out'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].params['Block_0']['Attention_0']['query'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].params['Block_0']['Attention_0']['value'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x256xf32> {jax.result_info = "result[0].params['Block_0']['Dense_0']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x256xf32> {jax.result_info = "result[0].params['Block_0']['Dense_1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<256x64xf32> {jax.result_info = "result[0].params['Block_0']['Dense_2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].params['Block_0']['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64xf32> {jax.result_info = "result[0].params['Block_0']['RMSNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].params['Block_1']['Attention_0']['key'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x16x64xf32> {jax.result_info = "result[0].params['Block_1']['Attention_0']['out'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].params['Block_1']['Attention_0']['query'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].params['Block_1']['Attention_0']['value'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x256xf32> {jax.result_info = "result[0].params['Block_1']['Dense_0']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x256xf32> {jax.result_info = "result[0].params['Block_1']['Dense_1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<256x64xf32> {jax.result_info = "result[0].params['Block_1']['Dense_2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].params['Block_1']['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64xf32> {jax.result_info = "result[0].params['Block_1']['RMSNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x64xf32> {jax.result_info = "result[0].params['Embed_0']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].params['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Attention_0']['key'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x16x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Attention_0']['out'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Attention_0']['query'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Attention_0']['value'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Dense_0']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Dense_1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<256x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['Dense_2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_0']['RMSNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Attention_0']['key'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x16x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Attention_0']['out'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Attention_0']['query'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Attention_0']['value'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Dense_0']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Dense_1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<256x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['Dense_2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Block_1']['RMSNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['Embed_0']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Attention_0']['key'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x16x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Attention_0']['out'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Attention_0']['query'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Attention_0']['value'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Dense_0']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Dense_1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<256x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['Dense_2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_0']['RMSNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Attention_0']['key'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x16x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Attention_0']['out'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Attention_0']['query'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x4x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Attention_0']['value'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Dense_0']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x256xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Dense_1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<256x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['Dense_2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Block_1']['RMSNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['Embed_0']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['RMSNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<i32> {jax.result_info = "result[0].opt_state[1][2].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.slice %arg63 [0:4, 0:32] : (tensor<4x33xi32>) -> tensor<4x32xi32>
    %1 = sdy.sharding_constraint %arg19 <@mesh, [{"model"}, {}]> : tensor<256x64xf32>
    %2:2 = call @_take(%1, %0) : (tensor<256x64xf32>, tensor<4x32xi32>) -> (tensor<4x32x64xf32>, tensor<4x32x1xi32>)
    %3 = chlo.square %2#0 : tensor<4x32x64xf32> -> tensor<4x32x64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x64xf32>
    %5 = stablehlo.multiply %4, %2#0 : tensor<4x32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %8 = stablehlo.divide %6, %7 : tensor<4x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %13 = stablehlo.subtract %2#0, %12 : tensor<4x32x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<4x32x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<4x32x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<4x32x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4x32x1xf32>
    %20 = stablehlo.reshape %arg8 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %21 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<4x32x64xf32>
    %24 = stablehlo.multiply %13, %23 : tensor<4x32x64xf32>
    %25 = sdy.sharding_constraint %arg3 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %26 = stablehlo.dot_general %24, %25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x4x16xf32>) -> tensor<4x32x4x16xf32>
    %27 = sdy.sharding_constraint %arg1 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %28 = stablehlo.dot_general %24, %27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x4x16xf32>) -> tensor<4x32x4x16xf32>
    %29 = sdy.sharding_constraint %arg4 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %30 = stablehlo.dot_general %24, %29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x4x16xf32>) -> tensor<4x32x4x16xf32>
    %31 = stablehlo.iota dim = 0 : tensor<32xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<32xi32>) -> tensor<4x32xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<4x32xi32>) -> tensor<4x32x1xi32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (tensor<4x32xi32>) -> tensor<4x1x32xi32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<4x32x1xi32>) -> tensor<4x32x32xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<4x1x32xi32>) -> tensor<4x32x32xi32>
    %37 = stablehlo.compare GE, %35, %36, SIGNED : (tensor<4x32x32xi32>, tensor<4x32x32xi32>) -> tensor<4x32x32xi1>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 2, 3] : (tensor<4x32x32xi1>) -> tensor<4x1x32x32xi1>
    %39 = stablehlo.convert %38 : (tensor<4x1x32x32xi1>) -> tensor<4x1x32x32xf32>
    %40 = stablehlo.iota dim = 0 : tensor<8xi32>
    %41 = stablehlo.negate %40 : tensor<8xi32>
    %42 = stablehlo.convert %41 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %44 = stablehlo.divide %42, %43 : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %46 = stablehlo.power %45, %44 : tensor<8xf32>
    %47 = stablehlo.iota dim = 0 : tensor<32xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %49 = stablehlo.convert %48 : (tensor<32x1xi32>) -> tensor<32x1xf32>
    %50 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<32x8xf32>
    %54 = stablehlo.sine %53 : tensor<32x8xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %56 = stablehlo.cosine %53 : tensor<32x8xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %58 = stablehlo.slice %26 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %59 = stablehlo.slice %26 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %60 = stablehlo.broadcast_in_dim %57, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %62 = stablehlo.multiply %58, %61 : tensor<4x32x4x8xf32>
    %63 = stablehlo.broadcast_in_dim %55, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %65 = stablehlo.multiply %59, %64 : tensor<4x32x4x8xf32>
    %66 = stablehlo.subtract %62, %65 : tensor<4x32x4x8xf32>
    %67 = stablehlo.broadcast_in_dim %57, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %69 = stablehlo.multiply %59, %68 : tensor<4x32x4x8xf32>
    %70 = stablehlo.broadcast_in_dim %55, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %72 = stablehlo.multiply %58, %71 : tensor<4x32x4x8xf32>
    %73 = stablehlo.add %69, %72 : tensor<4x32x4x8xf32>
    %74 = stablehlo.concatenate %66, %73, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %75 = stablehlo.iota dim = 0 : tensor<8xi32>
    %76 = stablehlo.negate %75 : tensor<8xi32>
    %77 = stablehlo.convert %76 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %79 = stablehlo.divide %77, %78 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %81 = stablehlo.power %80, %79 : tensor<8xf32>
    %82 = stablehlo.iota dim = 0 : tensor<32xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %84 = stablehlo.convert %83 : (tensor<32x1xi32>) -> tensor<32x1xf32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %87 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %88 = stablehlo.multiply %86, %87 : tensor<32x8xf32>
    %89 = stablehlo.sine %88 : tensor<32x8xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %91 = stablehlo.cosine %88 : tensor<32x8xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %93 = stablehlo.slice %28 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %94 = stablehlo.slice %28 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %95 = stablehlo.broadcast_in_dim %92, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %97 = stablehlo.multiply %93, %96 : tensor<4x32x4x8xf32>
    %98 = stablehlo.broadcast_in_dim %90, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %100 = stablehlo.multiply %94, %99 : tensor<4x32x4x8xf32>
    %101 = stablehlo.subtract %97, %100 : tensor<4x32x4x8xf32>
    %102 = stablehlo.broadcast_in_dim %92, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %104 = stablehlo.multiply %94, %103 : tensor<4x32x4x8xf32>
    %105 = stablehlo.broadcast_in_dim %90, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %107 = stablehlo.multiply %93, %106 : tensor<4x32x4x8xf32>
    %108 = stablehlo.add %104, %107 : tensor<4x32x4x8xf32>
    %109 = stablehlo.concatenate %101, %108, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %110 = stablehlo.sqrt %cst_9 : tensor<f32>
    %111 = stablehlo.convert %110 : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<4x32x4x16xf32>
    %113 = stablehlo.divide %74, %112 : tensor<4x32x4x16xf32>
    %114 = stablehlo.dot_general %113, %109, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x32xf32>
    %cst_10 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %115:2 = call @_where_0(%39, %114, %cst_10) : (tensor<4x1x32x32xf32>, tensor<4x4x32x32xf32>, tensor<f32>) -> (tensor<4x4x32x32xf32>, tensor<4x4x32x32xi1>)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %116 = stablehlo.reduce(%115#0 init: %cst_11) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4x32xf32>
    %118 = stablehlo.maximum %117, %116 : tensor<4x4x32xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %121 = stablehlo.subtract %115#0, %120 : tensor<4x4x32x32xf32>
    %122 = stablehlo.exponential %121 : tensor<4x4x32x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %126 = stablehlo.divide %122, %125 : tensor<4x4x32x32xf32>
    %127 = stablehlo.multiply %124, %124 : tensor<4x4x32x1xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x4x32x1xf32>
    %129 = stablehlo.divide %128, %127 : tensor<4x4x32x1xf32>
    %130 = stablehlo.dot_general %30, %126, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x16x32xf32>
    %131 = stablehlo.transpose %130, dims = [0, 3, 1, 2] : (tensor<4x4x16x32xf32>) -> tensor<4x32x4x16xf32>
    %132 = sdy.sharding_constraint %arg2 <@mesh, [{"model"}, {}, {}]> : tensor<4x16x64xf32>
    %133 = stablehlo.dot_general %131, %132, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x16x64xf32>) -> tensor<4x32x64xf32>
    %134 = stablehlo.add %2#0, %133 : tensor<4x32x64xf32>
    %135 = chlo.square %134 : tensor<4x32x64xf32> -> tensor<4x32x64xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x32x64xf32>
    %137 = stablehlo.multiply %136, %134 : tensor<4x32x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%135 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_17 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %140 = stablehlo.divide %138, %139 : tensor<4x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %143 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %145 = stablehlo.subtract %134, %144 : tensor<4x32x64xf32>
    %cst_19 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %147 = stablehlo.add %143, %146 : tensor<4x32x1xf32>
    %148 = stablehlo.rsqrt %147 : tensor<4x32x1xf32>
    %149 = stablehlo.divide %148, %147 : tensor<4x32x1xf32>
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %151 = stablehlo.multiply %150, %149 : tensor<4x32x1xf32>
    %152 = stablehlo.reshape %arg9 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %153 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %154 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %155 = stablehlo.multiply %153, %154 : tensor<4x32x64xf32>
    %156 = stablehlo.multiply %145, %155 : tensor<4x32x64xf32>
    %157 = sdy.sharding_constraint %arg5 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %158 = stablehlo.dot_general %156, %157, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x256xf32>) -> tensor<4x32x256xf32>
    %159:3 = call @silu(%158) : (tensor<4x32x256xf32>) -> (tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>)
    %160 = sdy.sharding_constraint %arg6 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %161 = stablehlo.dot_general %156, %160, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x256xf32>) -> tensor<4x32x256xf32>
    %162 = stablehlo.multiply %159#0, %161 : tensor<4x32x256xf32>
    %163 = sdy.sharding_constraint %arg7 <@mesh, [{"model"}, {}]> : tensor<256x64xf32>
    %164 = stablehlo.dot_general %162, %163, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<256x64xf32>) -> tensor<4x32x64xf32>
    %165 = stablehlo.add %134, %164 : tensor<4x32x64xf32>
    %166 = sdy.sharding_constraint %165 <@mesh, [{"data"}, {}, {}]> : tensor<4x32x64xf32>
    %167 = chlo.square %166 : tensor<4x32x64xf32> -> tensor<4x32x64xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x32x64xf32>
    %169 = stablehlo.multiply %168, %166 : tensor<4x32x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%167 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %172 = stablehlo.divide %170, %171 : tensor<4x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %175 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %176 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %177 = stablehlo.subtract %166, %176 : tensor<4x32x64xf32>
    %cst_25 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %179 = stablehlo.add %175, %178 : tensor<4x32x1xf32>
    %180 = stablehlo.rsqrt %179 : tensor<4x32x1xf32>
    %181 = stablehlo.divide %180, %179 : tensor<4x32x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %183 = stablehlo.multiply %182, %181 : tensor<4x32x1xf32>
    %184 = stablehlo.reshape %arg17 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %185 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %186 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %187 = stablehlo.multiply %185, %186 : tensor<4x32x64xf32>
    %188 = stablehlo.multiply %177, %187 : tensor<4x32x64xf32>
    %189 = sdy.sharding_constraint %arg12 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %190 = stablehlo.dot_general %188, %189, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x4x16xf32>) -> tensor<4x32x4x16xf32>
    %191 = sdy.sharding_constraint %arg10 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %192 = stablehlo.dot_general %188, %191, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x4x16xf32>) -> tensor<4x32x4x16xf32>
    %193 = sdy.sharding_constraint %arg13 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %194 = stablehlo.dot_general %188, %193, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x4x16xf32>) -> tensor<4x32x4x16xf32>
    %195 = stablehlo.iota dim = 0 : tensor<32xi32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [1] : (tensor<32xi32>) -> tensor<4x32xi32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<4x32xi32>) -> tensor<4x32x1xi32>
    %198 = stablehlo.broadcast_in_dim %196, dims = [0, 2] : (tensor<4x32xi32>) -> tensor<4x1x32xi32>
    %199 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<4x32x1xi32>) -> tensor<4x32x32xi32>
    %200 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<4x1x32xi32>) -> tensor<4x32x32xi32>
    %201 = stablehlo.compare GE, %199, %200, SIGNED : (tensor<4x32x32xi32>, tensor<4x32x32xi32>) -> tensor<4x32x32xi1>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 2, 3] : (tensor<4x32x32xi1>) -> tensor<4x1x32x32xi1>
    %203 = stablehlo.convert %202 : (tensor<4x1x32x32xi1>) -> tensor<4x1x32x32xf32>
    %204 = stablehlo.iota dim = 0 : tensor<8xi32>
    %205 = stablehlo.negate %204 : tensor<8xi32>
    %206 = stablehlo.convert %205 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %208 = stablehlo.divide %206, %207 : tensor<8xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %210 = stablehlo.power %209, %208 : tensor<8xf32>
    %211 = stablehlo.iota dim = 0 : tensor<32xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %213 = stablehlo.convert %212 : (tensor<32x1xi32>) -> tensor<32x1xf32>
    %214 = stablehlo.broadcast_in_dim %210, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %215 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %216 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %217 = stablehlo.multiply %215, %216 : tensor<32x8xf32>
    %218 = stablehlo.sine %217 : tensor<32x8xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %220 = stablehlo.cosine %217 : tensor<32x8xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %222 = stablehlo.slice %190 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %223 = stablehlo.slice %190 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %224 = stablehlo.broadcast_in_dim %221, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %226 = stablehlo.multiply %222, %225 : tensor<4x32x4x8xf32>
    %227 = stablehlo.broadcast_in_dim %219, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %229 = stablehlo.multiply %223, %228 : tensor<4x32x4x8xf32>
    %230 = stablehlo.subtract %226, %229 : tensor<4x32x4x8xf32>
    %231 = stablehlo.broadcast_in_dim %221, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %233 = stablehlo.multiply %223, %232 : tensor<4x32x4x8xf32>
    %234 = stablehlo.broadcast_in_dim %219, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %236 = stablehlo.multiply %222, %235 : tensor<4x32x4x8xf32>
    %237 = stablehlo.add %233, %236 : tensor<4x32x4x8xf32>
    %238 = stablehlo.concatenate %230, %237, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %239 = stablehlo.iota dim = 0 : tensor<8xi32>
    %240 = stablehlo.negate %239 : tensor<8xi32>
    %241 = stablehlo.convert %240 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %243 = stablehlo.divide %241, %242 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %245 = stablehlo.power %244, %243 : tensor<8xf32>
    %246 = stablehlo.iota dim = 0 : tensor<32xi32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %248 = stablehlo.convert %247 : (tensor<32x1xi32>) -> tensor<32x1xf32>
    %249 = stablehlo.broadcast_in_dim %245, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %250 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %251 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %252 = stablehlo.multiply %250, %251 : tensor<32x8xf32>
    %253 = stablehlo.sine %252 : tensor<32x8xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %255 = stablehlo.cosine %252 : tensor<32x8xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %257 = stablehlo.slice %192 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %258 = stablehlo.slice %192 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %259 = stablehlo.broadcast_in_dim %256, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %261 = stablehlo.multiply %257, %260 : tensor<4x32x4x8xf32>
    %262 = stablehlo.broadcast_in_dim %254, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %264 = stablehlo.multiply %258, %263 : tensor<4x32x4x8xf32>
    %265 = stablehlo.subtract %261, %264 : tensor<4x32x4x8xf32>
    %266 = stablehlo.broadcast_in_dim %256, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %268 = stablehlo.multiply %258, %267 : tensor<4x32x4x8xf32>
    %269 = stablehlo.broadcast_in_dim %254, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %271 = stablehlo.multiply %257, %270 : tensor<4x32x4x8xf32>
    %272 = stablehlo.add %268, %271 : tensor<4x32x4x8xf32>
    %273 = stablehlo.concatenate %265, %272, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %274 = stablehlo.sqrt %cst_31 : tensor<f32>
    %275 = stablehlo.convert %274 : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<4x32x4x16xf32>
    %277 = stablehlo.divide %238, %276 : tensor<4x32x4x16xf32>
    %278 = stablehlo.dot_general %277, %273, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x32xf32>
    %cst_32 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %279:2 = call @_where_0(%203, %278, %cst_32) : (tensor<4x1x32x32xf32>, tensor<4x4x32x32xf32>, tensor<f32>) -> (tensor<4x4x32x32xf32>, tensor<4x4x32x32xi1>)
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %280 = stablehlo.reduce(%279#0 init: %cst_33) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x4x32xf32>
    %282 = stablehlo.maximum %281, %280 : tensor<4x4x32xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %285 = stablehlo.subtract %279#0, %284 : tensor<4x4x32x32xf32>
    %286 = stablehlo.exponential %285 : tensor<4x4x32x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%286 init: %cst_35) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %290 = stablehlo.divide %286, %289 : tensor<4x4x32x32xf32>
    %291 = stablehlo.multiply %288, %288 : tensor<4x4x32x1xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x4x32x1xf32>
    %293 = stablehlo.divide %292, %291 : tensor<4x4x32x1xf32>
    %294 = stablehlo.dot_general %194, %290, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x16x32xf32>
    %295 = stablehlo.transpose %294, dims = [0, 3, 1, 2] : (tensor<4x4x16x32xf32>) -> tensor<4x32x4x16xf32>
    %296 = sdy.sharding_constraint %arg11 <@mesh, [{"model"}, {}, {}]> : tensor<4x16x64xf32>
    %297 = stablehlo.dot_general %295, %296, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x16x64xf32>) -> tensor<4x32x64xf32>
    %298 = stablehlo.add %166, %297 : tensor<4x32x64xf32>
    %299 = chlo.square %298 : tensor<4x32x64xf32> -> tensor<4x32x64xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x32x64xf32>
    %301 = stablehlo.multiply %300, %298 : tensor<4x32x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%299 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_39 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %304 = stablehlo.divide %302, %303 : tensor<4x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %307 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %308 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %309 = stablehlo.subtract %298, %308 : tensor<4x32x64xf32>
    %cst_41 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %311 = stablehlo.add %307, %310 : tensor<4x32x1xf32>
    %312 = stablehlo.rsqrt %311 : tensor<4x32x1xf32>
    %313 = stablehlo.divide %312, %311 : tensor<4x32x1xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %315 = stablehlo.multiply %314, %313 : tensor<4x32x1xf32>
    %316 = stablehlo.reshape %arg18 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %317 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %318 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %319 = stablehlo.multiply %317, %318 : tensor<4x32x64xf32>
    %320 = stablehlo.multiply %309, %319 : tensor<4x32x64xf32>
    %321 = sdy.sharding_constraint %arg14 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %322 = stablehlo.dot_general %320, %321, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x256xf32>) -> tensor<4x32x256xf32>
    %323:3 = call @silu(%322) : (tensor<4x32x256xf32>) -> (tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>)
    %324 = sdy.sharding_constraint %arg15 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %325 = stablehlo.dot_general %320, %324, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x256xf32>) -> tensor<4x32x256xf32>
    %326 = stablehlo.multiply %323#0, %325 : tensor<4x32x256xf32>
    %327 = sdy.sharding_constraint %arg16 <@mesh, [{"model"}, {}]> : tensor<256x64xf32>
    %328 = stablehlo.dot_general %326, %327, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<256x64xf32>) -> tensor<4x32x64xf32>
    %329 = stablehlo.add %298, %328 : tensor<4x32x64xf32>
    %330 = sdy.sharding_constraint %329 <@mesh, [{"data"}, {}, {}]> : tensor<4x32x64xf32>
    %331 = chlo.square %330 : tensor<4x32x64xf32> -> tensor<4x32x64xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x32x64xf32>
    %333 = stablehlo.multiply %332, %330 : tensor<4x32x64xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%331 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_45 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %336 = stablehlo.divide %334, %335 : tensor<4x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %339 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %340 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %341 = stablehlo.subtract %330, %340 : tensor<4x32x64xf32>
    %cst_47 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %343 = stablehlo.add %339, %342 : tensor<4x32x1xf32>
    %344 = stablehlo.rsqrt %343 : tensor<4x32x1xf32>
    %345 = stablehlo.divide %344, %343 : tensor<4x32x1xf32>
    %cst_48 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %347 = stablehlo.multiply %346, %345 : tensor<4x32x1xf32>
    %348 = stablehlo.reshape %arg20 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %349 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %350 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %351 = stablehlo.multiply %349, %350 : tensor<4x32x64xf32>
    %352 = stablehlo.multiply %341, %351 : tensor<4x32x64xf32>
    %353 = stablehlo.transpose %1, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %354 = stablehlo.dot_general %352, %353, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<64x256xf32>) -> tensor<4x32x256xf32>
    %355 = stablehlo.slice %arg63 [0:4, 1:33] : (tensor<4x33xi32>) -> tensor<4x32xi32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<4x32xi32>) -> tensor<4x32x1xi32>
    %357:2 = call @take_along_axis(%354, %356) : (tensor<4x32x256xf32>, tensor<4x32x1xi32>) -> (tensor<4x32x1xf32>, tensor<4x32x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %358:2 = call @_take_1(%357#0, %c) : (tensor<4x32x1xf32>, tensor<i32>) -> (tensor<4x32xf32>, tensor<1xi32>)
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %359 = stablehlo.reduce(%354 init: %cst_49) applies stablehlo.maximum across dimensions = [2] : (tensor<4x32x256xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %361 = stablehlo.maximum %360, %359 : tensor<4x32xf32>
    %362 = stablehlo.is_finite %361 : (tensor<4x32xf32>) -> tensor<4x32xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %364 = stablehlo.select %362, %361, %363 : tensor<4x32xi1>, tensor<4x32xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x256xf32>
    %367 = stablehlo.subtract %354, %366 : tensor<4x32x256xf32>
    %368 = stablehlo.exponential %367 : tensor<4x32x256xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<4x32x256xf32>, tensor<f32>) -> tensor<4x32xf32>
    %370 = stablehlo.abs %369 : tensor<4x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %372 = stablehlo.compare GE, %369, %371, FLOAT : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xi1>
    %373 = stablehlo.log %370 : tensor<4x32xf32>
    %374 = stablehlo.add %373, %364 : tensor<4x32xf32>
    %375 = stablehlo.subtract %374, %358#0 : tensor<4x32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %377 = stablehlo.divide %376, %cst_55 : tensor<f32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %378 = stablehlo.divide %cst_56, %cst_57 : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %380 = stablehlo.negate %379 : tensor<4x32xf32>
    %381 = stablehlo.divide %379, %370 : tensor<4x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %383 = stablehlo.select %372, %382, %381 : tensor<4x32xi1>, tensor<4x32xf32>
    %384 = stablehlo.select %372, %381, %382 : tensor<4x32xi1>, tensor<4x32xf32>
    %385 = stablehlo.negate %383 : tensor<4x32xf32>
    %386 = stablehlo.add %384, %385 : tensor<4x32xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x256xf32>
    %388 = stablehlo.multiply %387, %368 : tensor<4x32x256xf32>
    %389 = call @_take_3(%358#1, %380) : (tensor<1xi32>, tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %390 = call @take_along_axis_4(%357#1, %389) : (tensor<4x32x1x1xi32>, tensor<4x32x1xf32>) -> tensor<4x32x256xf32>
    %391 = stablehlo.add %388, %390 : tensor<4x32x256xf32>
    %392 = stablehlo.dot_general %391, %352, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    %393 = stablehlo.transpose %392, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %394 = stablehlo.dot_general %391, %353, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<64x256xf32>) -> tensor<4x32x64xf32>
    %395 = stablehlo.transpose %393, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %396 = stablehlo.multiply %341, %394 : tensor<4x32x64xf32>
    %397 = stablehlo.multiply %394, %351 : tensor<4x32x64xf32>
    %398 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %399 = stablehlo.multiply %398, %396 : tensor<4x32x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %401 = stablehlo.reshape %400 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %402 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %403 = stablehlo.multiply %396, %402 : tensor<4x32x64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %405 = stablehlo.reshape %404 : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %406 = stablehlo.reshape %401 : (tensor<1x1x64xf32>) -> tensor<64xf32>
    %407 = stablehlo.multiply %405, %347 : tensor<4x32x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_62 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %410 = stablehlo.divide %408, %409 : tensor<4x32xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %412 = stablehlo.multiply %411, %333 : tensor<4x32x64xf32>
    %413 = stablehlo.add %397, %412 : tensor<4x32x64xf32>
    %414 = sdy.sharding_constraint %413 <@mesh, [{"data"}, {}, {}]> : tensor<4x32x64xf32>
    %415 = stablehlo.dot_general %414, %326, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<4x32x256xf32>) -> tensor<64x256xf32>
    %416 = stablehlo.transpose %415, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %417 = stablehlo.dot_general %414, %327, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<256x64xf32>) -> tensor<4x32x256xf32>
    %418 = sdy.sharding_constraint %416 <@mesh, [{"model"}, {}]> : tensor<256x64xf32>
    %419 = stablehlo.multiply %323#0, %417 : tensor<4x32x256xf32>
    %420 = stablehlo.multiply %417, %325 : tensor<4x32x256xf32>
    %421 = stablehlo.dot_general %419, %320, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    %422 = stablehlo.transpose %421, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %423 = stablehlo.dot_general %419, %324, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<64x256xf32>) -> tensor<4x32x64xf32>
    %424 = sdy.sharding_constraint %422 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %425 = call @silu_5(%323#1, %323#2, %322, %420) : (tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>) -> tensor<4x32x256xf32>
    %426 = stablehlo.dot_general %425, %320, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    %427 = stablehlo.transpose %426, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %428 = stablehlo.dot_general %425, %321, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<64x256xf32>) -> tensor<4x32x64xf32>
    %429 = stablehlo.add %423, %428 : tensor<4x32x64xf32>
    %430 = sdy.sharding_constraint %427 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %431 = stablehlo.multiply %309, %429 : tensor<4x32x64xf32>
    %432 = stablehlo.multiply %429, %319 : tensor<4x32x64xf32>
    %433 = stablehlo.add %414, %432 : tensor<4x32x64xf32>
    %434 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %435 = stablehlo.multiply %434, %431 : tensor<4x32x64xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %437 = stablehlo.reshape %436 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %438 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %439 = stablehlo.multiply %431, %438 : tensor<4x32x64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %441 = stablehlo.reshape %440 : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %442 = stablehlo.reshape %437 : (tensor<1x1x64xf32>) -> tensor<64xf32>
    %443 = stablehlo.multiply %441, %315 : tensor<4x32x1xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%443 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_66 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %446 = stablehlo.divide %444, %445 : tensor<4x32xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %448 = stablehlo.multiply %447, %301 : tensor<4x32x64xf32>
    %449 = stablehlo.add %433, %448 : tensor<4x32x64xf32>
    %450 = stablehlo.dot_general %449, %295, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<4x32x4x16xf32>) -> tensor<64x4x16xf32>
    %451 = stablehlo.transpose %450, dims = [1, 2, 0] : (tensor<64x4x16xf32>) -> tensor<4x16x64xf32>
    %452 = stablehlo.dot_general %449, %296, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<4x16x64xf32>) -> tensor<4x32x4x16xf32>
    %453 = sdy.sharding_constraint %451 <@mesh, [{"model"}, {}, {}]> : tensor<4x16x64xf32>
    %454 = stablehlo.transpose %452, dims = [0, 2, 3, 1] : (tensor<4x32x4x16xf32>) -> tensor<4x4x16x32xf32>
    %455 = stablehlo.dot_general %454, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x32xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x32xf32>
    %456 = stablehlo.dot_general %454, %290, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x16x32xf32>
    %457 = stablehlo.transpose %456, dims = [0, 3, 1, 2] : (tensor<4x4x16x32xf32>) -> tensor<4x32x4x16xf32>
    %458 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %459 = stablehlo.multiply %455, %458 : tensor<4x4x32x32xf32>
    %460 = stablehlo.multiply %459, %286 : tensor<4x4x32x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_67) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %462 = stablehlo.reshape %461 : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %463 = stablehlo.negate %462 : tensor<4x4x32x1xf32>
    %464 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %465 = stablehlo.divide %455, %464 : tensor<4x4x32x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%463 init: %cst_68) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %468 = stablehlo.add %465, %467 : tensor<4x4x32x32xf32>
    %469 = stablehlo.multiply %468, %286 : tensor<4x4x32x32xf32>
    %470 = call @_where_6(%279#1, %469) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %471 = stablehlo.dot_general %470, %277, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x32x32xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x16xf32>
    %472 = stablehlo.transpose %471, dims = [0, 2, 1, 3] : (tensor<4x4x32x16xf32>) -> tensor<4x32x4x16xf32>
    %473 = stablehlo.dot_general %470, %273, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x32x32xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x16xf32>
    %474 = stablehlo.transpose %473, dims = [0, 2, 1, 3] : (tensor<4x4x32x16xf32>) -> tensor<4x32x4x16xf32>
    %475 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<4x32x4x16xf32>
    %476 = stablehlo.divide %474, %475 : tensor<4x32x4x16xf32>
    %477 = stablehlo.slice %472 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %478 = stablehlo.slice %472 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %479 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %480 = stablehlo.multiply %478, %479 : tensor<4x32x4x8xf32>
    %481 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %482 = stablehlo.multiply %478, %481 : tensor<4x32x4x8xf32>
    %483 = stablehlo.negate %477 : tensor<4x32x4x8xf32>
    %484 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %485 = stablehlo.multiply %483, %484 : tensor<4x32x4x8xf32>
    %486 = stablehlo.add %482, %485 : tensor<4x32x4x8xf32>
    %487 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %488 = stablehlo.multiply %477, %487 : tensor<4x32x4x8xf32>
    %489 = stablehlo.add %480, %488 : tensor<4x32x4x8xf32>
    %490 = stablehlo.concatenate %489, %486, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %491 = stablehlo.slice %476 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %492 = stablehlo.slice %476 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %493 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %494 = stablehlo.multiply %492, %493 : tensor<4x32x4x8xf32>
    %495 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %496 = stablehlo.multiply %492, %495 : tensor<4x32x4x8xf32>
    %497 = stablehlo.negate %491 : tensor<4x32x4x8xf32>
    %498 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %499 = stablehlo.multiply %497, %498 : tensor<4x32x4x8xf32>
    %500 = stablehlo.add %496, %499 : tensor<4x32x4x8xf32>
    %501 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %502 = stablehlo.multiply %491, %501 : tensor<4x32x4x8xf32>
    %503 = stablehlo.add %494, %502 : tensor<4x32x4x8xf32>
    %504 = stablehlo.concatenate %503, %500, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %505 = stablehlo.dot_general %457, %188, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x64xf32>) -> tensor<4x16x64xf32>
    %506 = stablehlo.transpose %505, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %507 = stablehlo.dot_general %457, %193, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<4x32x64xf32>
    %508 = sdy.sharding_constraint %506 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %509 = stablehlo.dot_general %490, %188, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x64xf32>) -> tensor<4x16x64xf32>
    %510 = stablehlo.transpose %509, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %511 = stablehlo.dot_general %490, %191, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<4x32x64xf32>
    %512 = stablehlo.add %507, %511 : tensor<4x32x64xf32>
    %513 = sdy.sharding_constraint %510 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %514 = stablehlo.dot_general %504, %188, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x64xf32>) -> tensor<4x16x64xf32>
    %515 = stablehlo.transpose %514, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %516 = stablehlo.dot_general %504, %189, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<4x32x64xf32>
    %517 = stablehlo.add %512, %516 : tensor<4x32x64xf32>
    %518 = sdy.sharding_constraint %515 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %519 = stablehlo.multiply %177, %517 : tensor<4x32x64xf32>
    %520 = stablehlo.multiply %517, %187 : tensor<4x32x64xf32>
    %521 = stablehlo.add %449, %520 : tensor<4x32x64xf32>
    %522 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %523 = stablehlo.multiply %522, %519 : tensor<4x32x64xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %525 = stablehlo.reshape %524 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %526 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %527 = stablehlo.multiply %519, %526 : tensor<4x32x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %529 = stablehlo.reshape %528 : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %530 = stablehlo.reshape %525 : (tensor<1x1x64xf32>) -> tensor<64xf32>
    %531 = stablehlo.multiply %529, %183 : tensor<4x32x1xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_72 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %534 = stablehlo.divide %532, %533 : tensor<4x32xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %536 = stablehlo.multiply %535, %169 : tensor<4x32x64xf32>
    %537 = stablehlo.add %521, %536 : tensor<4x32x64xf32>
    %538 = sdy.sharding_constraint %537 <@mesh, [{"data"}, {}, {}]> : tensor<4x32x64xf32>
    %539 = stablehlo.dot_general %538, %162, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<4x32x256xf32>) -> tensor<64x256xf32>
    %540 = stablehlo.transpose %539, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %541 = stablehlo.dot_general %538, %163, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<256x64xf32>) -> tensor<4x32x256xf32>
    %542 = sdy.sharding_constraint %540 <@mesh, [{"model"}, {}]> : tensor<256x64xf32>
    %543 = stablehlo.multiply %159#0, %541 : tensor<4x32x256xf32>
    %544 = stablehlo.multiply %541, %161 : tensor<4x32x256xf32>
    %545 = stablehlo.dot_general %543, %156, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    %546 = stablehlo.transpose %545, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %547 = stablehlo.dot_general %543, %160, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<64x256xf32>) -> tensor<4x32x64xf32>
    %548 = sdy.sharding_constraint %546 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %549 = call @silu_5(%159#1, %159#2, %158, %544) : (tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>) -> tensor<4x32x256xf32>
    %550 = stablehlo.dot_general %549, %156, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    %551 = stablehlo.transpose %550, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %552 = stablehlo.dot_general %549, %157, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x256xf32>, tensor<64x256xf32>) -> tensor<4x32x64xf32>
    %553 = stablehlo.add %547, %552 : tensor<4x32x64xf32>
    %554 = sdy.sharding_constraint %551 <@mesh, [{}, {"model"}]> : tensor<64x256xf32>
    %555 = stablehlo.multiply %145, %553 : tensor<4x32x64xf32>
    %556 = stablehlo.multiply %553, %155 : tensor<4x32x64xf32>
    %557 = stablehlo.add %538, %556 : tensor<4x32x64xf32>
    %558 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %559 = stablehlo.multiply %558, %555 : tensor<4x32x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %561 = stablehlo.reshape %560 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %562 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %563 = stablehlo.multiply %555, %562 : tensor<4x32x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %565 = stablehlo.reshape %564 : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %566 = stablehlo.reshape %561 : (tensor<1x1x64xf32>) -> tensor<64xf32>
    %567 = stablehlo.multiply %565, %151 : tensor<4x32x1xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_76 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %570 = stablehlo.divide %568, %569 : tensor<4x32xf32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %572 = stablehlo.multiply %571, %137 : tensor<4x32x64xf32>
    %573 = stablehlo.add %557, %572 : tensor<4x32x64xf32>
    %574 = stablehlo.dot_general %573, %131, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<4x32x4x16xf32>) -> tensor<64x4x16xf32>
    %575 = stablehlo.transpose %574, dims = [1, 2, 0] : (tensor<64x4x16xf32>) -> tensor<4x16x64xf32>
    %576 = stablehlo.dot_general %573, %132, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x64xf32>, tensor<4x16x64xf32>) -> tensor<4x32x4x16xf32>
    %577 = sdy.sharding_constraint %575 <@mesh, [{"model"}, {}, {}]> : tensor<4x16x64xf32>
    %578 = stablehlo.transpose %576, dims = [0, 2, 3, 1] : (tensor<4x32x4x16xf32>) -> tensor<4x4x16x32xf32>
    %579 = stablehlo.dot_general %578, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x32xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x32xf32>
    %580 = stablehlo.dot_general %578, %126, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x16x32xf32>
    %581 = stablehlo.transpose %580, dims = [0, 3, 1, 2] : (tensor<4x4x16x32xf32>) -> tensor<4x32x4x16xf32>
    %582 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %583 = stablehlo.multiply %579, %582 : tensor<4x4x32x32xf32>
    %584 = stablehlo.multiply %583, %122 : tensor<4x4x32x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.reduce(%584 init: %cst_77) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %586 = stablehlo.reshape %585 : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %587 = stablehlo.negate %586 : tensor<4x4x32x1xf32>
    %588 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %589 = stablehlo.divide %579, %588 : tensor<4x4x32x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%587 init: %cst_78) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %592 = stablehlo.add %589, %591 : tensor<4x4x32x32xf32>
    %593 = stablehlo.multiply %592, %122 : tensor<4x4x32x32xf32>
    %594 = call @_where_6(%115#1, %593) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %595 = stablehlo.dot_general %594, %113, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x32x32xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x16xf32>
    %596 = stablehlo.transpose %595, dims = [0, 2, 1, 3] : (tensor<4x4x32x16xf32>) -> tensor<4x32x4x16xf32>
    %597 = stablehlo.dot_general %594, %109, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x32x32xf32>, tensor<4x32x4x16xf32>) -> tensor<4x4x32x16xf32>
    %598 = stablehlo.transpose %597, dims = [0, 2, 1, 3] : (tensor<4x4x32x16xf32>) -> tensor<4x32x4x16xf32>
    %599 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<4x32x4x16xf32>
    %600 = stablehlo.divide %598, %599 : tensor<4x32x4x16xf32>
    %601 = stablehlo.slice %596 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %602 = stablehlo.slice %596 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %603 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %604 = stablehlo.multiply %602, %603 : tensor<4x32x4x8xf32>
    %605 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %606 = stablehlo.multiply %602, %605 : tensor<4x32x4x8xf32>
    %607 = stablehlo.negate %601 : tensor<4x32x4x8xf32>
    %608 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %609 = stablehlo.multiply %607, %608 : tensor<4x32x4x8xf32>
    %610 = stablehlo.add %606, %609 : tensor<4x32x4x8xf32>
    %611 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %612 = stablehlo.multiply %601, %611 : tensor<4x32x4x8xf32>
    %613 = stablehlo.add %604, %612 : tensor<4x32x4x8xf32>
    %614 = stablehlo.concatenate %613, %610, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %615 = stablehlo.slice %600 [0:4, 0:32, 0:4, 0:8] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %616 = stablehlo.slice %600 [0:4, 0:32, 0:4, 8:16] : (tensor<4x32x4x16xf32>) -> tensor<4x32x4x8xf32>
    %617 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %618 = stablehlo.multiply %616, %617 : tensor<4x32x4x8xf32>
    %619 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %620 = stablehlo.multiply %616, %619 : tensor<4x32x4x8xf32>
    %621 = stablehlo.negate %615 : tensor<4x32x4x8xf32>
    %622 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %623 = stablehlo.multiply %621, %622 : tensor<4x32x4x8xf32>
    %624 = stablehlo.add %620, %623 : tensor<4x32x4x8xf32>
    %625 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<4x32x4x8xf32>
    %626 = stablehlo.multiply %615, %625 : tensor<4x32x4x8xf32>
    %627 = stablehlo.add %618, %626 : tensor<4x32x4x8xf32>
    %628 = stablehlo.concatenate %627, %624, dim = 3 : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x32x4x16xf32>
    %629 = stablehlo.dot_general %581, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x64xf32>) -> tensor<4x16x64xf32>
    %630 = stablehlo.transpose %629, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %631 = stablehlo.dot_general %581, %29, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<4x32x64xf32>
    %632 = sdy.sharding_constraint %630 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %633 = stablehlo.dot_general %614, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x64xf32>) -> tensor<4x16x64xf32>
    %634 = stablehlo.transpose %633, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %635 = stablehlo.dot_general %614, %27, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<4x32x64xf32>
    %636 = stablehlo.add %631, %635 : tensor<4x32x64xf32>
    %637 = sdy.sharding_constraint %634 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %638 = stablehlo.dot_general %628, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<4x32x64xf32>) -> tensor<4x16x64xf32>
    %639 = stablehlo.transpose %638, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %640 = stablehlo.dot_general %628, %25, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<4x32x64xf32>
    %641 = stablehlo.add %636, %640 : tensor<4x32x64xf32>
    %642 = sdy.sharding_constraint %639 <@mesh, [{}, {"model"}, {}]> : tensor<64x4x16xf32>
    %643 = stablehlo.multiply %13, %641 : tensor<4x32x64xf32>
    %644 = stablehlo.multiply %641, %23 : tensor<4x32x64xf32>
    %645 = stablehlo.add %573, %644 : tensor<4x32x64xf32>
    %646 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %647 = stablehlo.multiply %646, %643 : tensor<4x32x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%647 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %649 = stablehlo.reshape %648 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %650 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %651 = stablehlo.multiply %643, %650 : tensor<4x32x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %653 = stablehlo.reshape %652 : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %654 = stablehlo.reshape %649 : (tensor<1x1x64xf32>) -> tensor<64xf32>
    %655 = stablehlo.multiply %653, %19 : tensor<4x32x1xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.reduce(%655 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_82 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %658 = stablehlo.divide %656, %657 : tensor<4x32xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %660 = stablehlo.multiply %659, %5 : tensor<4x32x64xf32>
    %661 = stablehlo.add %645, %660 : tensor<4x32x64xf32>
    %662 = call @_take_7(%2#1, %661) : (tensor<4x32x1xi32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    %663 = stablehlo.add %395, %662 : tensor<256x64xf32>
    %664 = sdy.sharding_constraint %663 <@mesh, [{"model"}, {}]> : tensor<256x64xf32>
    %665 = chlo.square %637 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %667 = chlo.square %666 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %668 = stablehlo.add %665, %667 : tensor<64x4x16xf32>
    %669 = chlo.square %577 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %671 = chlo.square %670 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %672 = stablehlo.add %669, %671 : tensor<4x16x64xf32>
    %673 = chlo.square %642 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %675 = chlo.square %674 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %676 = stablehlo.add %673, %675 : tensor<64x4x16xf32>
    %677 = chlo.square %632 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %679 = chlo.square %678 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %680 = stablehlo.add %677, %679 : tensor<64x4x16xf32>
    %681 = chlo.square %554 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %683 = chlo.square %682 : tensor<64x256xf32> -> tensor<64x256xf32>
    %684 = stablehlo.add %681, %683 : tensor<64x256xf32>
    %685 = chlo.square %548 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %687 = chlo.square %686 : tensor<64x256xf32> -> tensor<64x256xf32>
    %688 = stablehlo.add %685, %687 : tensor<64x256xf32>
    %689 = chlo.square %542 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %691 = chlo.square %690 : tensor<256x64xf32> -> tensor<256x64xf32>
    %692 = stablehlo.add %689, %691 : tensor<256x64xf32>
    %693 = chlo.square %654 : tensor<64xf32> -> tensor<64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %695 = chlo.square %694 : tensor<64xf32> -> tensor<64xf32>
    %696 = stablehlo.add %693, %695 : tensor<64xf32>
    %697 = chlo.square %566 : tensor<64xf32> -> tensor<64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %699 = chlo.square %698 : tensor<64xf32> -> tensor<64xf32>
    %700 = stablehlo.add %697, %699 : tensor<64xf32>
    %701 = chlo.square %513 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %703 = chlo.square %702 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %704 = stablehlo.add %701, %703 : tensor<64x4x16xf32>
    %705 = chlo.square %453 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %707 = chlo.square %706 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %708 = stablehlo.add %705, %707 : tensor<4x16x64xf32>
    %709 = chlo.square %518 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %711 = chlo.square %710 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %712 = stablehlo.add %709, %711 : tensor<64x4x16xf32>
    %713 = chlo.square %508 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %715 = chlo.square %714 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %716 = stablehlo.add %713, %715 : tensor<64x4x16xf32>
    %717 = chlo.square %430 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %719 = chlo.square %718 : tensor<64x256xf32> -> tensor<64x256xf32>
    %720 = stablehlo.add %717, %719 : tensor<64x256xf32>
    %721 = chlo.square %424 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %723 = chlo.square %722 : tensor<64x256xf32> -> tensor<64x256xf32>
    %724 = stablehlo.add %721, %723 : tensor<64x256xf32>
    %725 = chlo.square %418 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %727 = chlo.square %726 : tensor<256x64xf32> -> tensor<256x64xf32>
    %728 = stablehlo.add %725, %727 : tensor<256x64xf32>
    %729 = chlo.square %530 : tensor<64xf32> -> tensor<64xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %731 = chlo.square %730 : tensor<64xf32> -> tensor<64xf32>
    %732 = stablehlo.add %729, %731 : tensor<64xf32>
    %733 = chlo.square %442 : tensor<64xf32> -> tensor<64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %735 = chlo.square %734 : tensor<64xf32> -> tensor<64xf32>
    %736 = stablehlo.add %733, %735 : tensor<64xf32>
    %737 = chlo.square %664 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %739 = chlo.square %738 : tensor<256x64xf32> -> tensor<256x64xf32>
    %740 = stablehlo.add %737, %739 : tensor<256x64xf32>
    %741 = chlo.square %406 : tensor<64xf32> -> tensor<64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %743 = chlo.square %742 : tensor<64xf32> -> tensor<64xf32>
    %744 = stablehlo.add %741, %743 : tensor<64xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.reduce(%668 init: %cst_103) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.reduce(%672 init: %cst_104) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %747 = stablehlo.reduce(%676 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%680 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%684 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.reduce(%688 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%692 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%696 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%700 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%704 init: %cst_112) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%708 init: %cst_113) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%712 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%716 init: %cst_115) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%720 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %759 = stablehlo.reduce(%724 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%728 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.reduce(%732 init: %cst_119) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%736 init: %cst_120) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%740 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.reduce(%744 init: %cst_122) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.add %cst_123, %745 : tensor<f32>
    %766 = stablehlo.add %765, %746 : tensor<f32>
    %767 = stablehlo.add %766, %747 : tensor<f32>
    %768 = stablehlo.add %767, %748 : tensor<f32>
    %769 = stablehlo.add %768, %749 : tensor<f32>
    %770 = stablehlo.add %769, %750 : tensor<f32>
    %771 = stablehlo.add %770, %751 : tensor<f32>
    %772 = stablehlo.add %771, %752 : tensor<f32>
    %773 = stablehlo.add %772, %753 : tensor<f32>
    %774 = stablehlo.add %773, %754 : tensor<f32>
    %775 = stablehlo.add %774, %755 : tensor<f32>
    %776 = stablehlo.add %775, %756 : tensor<f32>
    %777 = stablehlo.add %776, %757 : tensor<f32>
    %778 = stablehlo.add %777, %758 : tensor<f32>
    %779 = stablehlo.add %778, %759 : tensor<f32>
    %780 = stablehlo.add %779, %760 : tensor<f32>
    %781 = stablehlo.add %780, %761 : tensor<f32>
    %782 = stablehlo.add %781, %762 : tensor<f32>
    %783 = stablehlo.add %782, %763 : tensor<f32>
    %784 = stablehlo.add %783, %764 : tensor<f32>
    %785 = stablehlo.sqrt %784 : tensor<f32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %786 = stablehlo.compare LT, %785, %cst_124, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %787 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %788 = stablehlo.divide %637, %787 : tensor<64x4x16xf32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %790 = stablehlo.multiply %788, %789 : tensor<64x4x16xf32>
    %791 = stablehlo.select %786, %637, %790 : tensor<i1>, tensor<64x4x16xf32>
    %792 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %793 = stablehlo.divide %577, %792 : tensor<4x16x64xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %795 = stablehlo.multiply %793, %794 : tensor<4x16x64xf32>
    %796 = stablehlo.select %786, %577, %795 : tensor<i1>, tensor<4x16x64xf32>
    %797 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %798 = stablehlo.divide %642, %797 : tensor<64x4x16xf32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %800 = stablehlo.multiply %798, %799 : tensor<64x4x16xf32>
    %801 = stablehlo.select %786, %642, %800 : tensor<i1>, tensor<64x4x16xf32>
    %802 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %803 = stablehlo.divide %632, %802 : tensor<64x4x16xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %805 = stablehlo.multiply %803, %804 : tensor<64x4x16xf32>
    %806 = stablehlo.select %786, %632, %805 : tensor<i1>, tensor<64x4x16xf32>
    %807 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %808 = stablehlo.divide %554, %807 : tensor<64x256xf32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %810 = stablehlo.multiply %808, %809 : tensor<64x256xf32>
    %811 = stablehlo.select %786, %554, %810 : tensor<i1>, tensor<64x256xf32>
    %812 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %813 = stablehlo.divide %548, %812 : tensor<64x256xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %815 = stablehlo.multiply %813, %814 : tensor<64x256xf32>
    %816 = stablehlo.select %786, %548, %815 : tensor<i1>, tensor<64x256xf32>
    %817 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %818 = stablehlo.divide %542, %817 : tensor<256x64xf32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %820 = stablehlo.multiply %818, %819 : tensor<256x64xf32>
    %821 = stablehlo.select %786, %542, %820 : tensor<i1>, tensor<256x64xf32>
    %822 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %823 = stablehlo.divide %654, %822 : tensor<64xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %825 = stablehlo.multiply %823, %824 : tensor<64xf32>
    %826 = stablehlo.select %786, %654, %825 : tensor<i1>, tensor<64xf32>
    %827 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %828 = stablehlo.divide %566, %827 : tensor<64xf32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %830 = stablehlo.multiply %828, %829 : tensor<64xf32>
    %831 = stablehlo.select %786, %566, %830 : tensor<i1>, tensor<64xf32>
    %832 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %833 = stablehlo.divide %513, %832 : tensor<64x4x16xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %835 = stablehlo.multiply %833, %834 : tensor<64x4x16xf32>
    %836 = stablehlo.select %786, %513, %835 : tensor<i1>, tensor<64x4x16xf32>
    %837 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %838 = stablehlo.divide %453, %837 : tensor<4x16x64xf32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %840 = stablehlo.multiply %838, %839 : tensor<4x16x64xf32>
    %841 = stablehlo.select %786, %453, %840 : tensor<i1>, tensor<4x16x64xf32>
    %842 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %843 = stablehlo.divide %518, %842 : tensor<64x4x16xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %845 = stablehlo.multiply %843, %844 : tensor<64x4x16xf32>
    %846 = stablehlo.select %786, %518, %845 : tensor<i1>, tensor<64x4x16xf32>
    %847 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %848 = stablehlo.divide %508, %847 : tensor<64x4x16xf32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %850 = stablehlo.multiply %848, %849 : tensor<64x4x16xf32>
    %851 = stablehlo.select %786, %508, %850 : tensor<i1>, tensor<64x4x16xf32>
    %852 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %853 = stablehlo.divide %430, %852 : tensor<64x256xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %855 = stablehlo.multiply %853, %854 : tensor<64x256xf32>
    %856 = stablehlo.select %786, %430, %855 : tensor<i1>, tensor<64x256xf32>
    %857 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %858 = stablehlo.divide %424, %857 : tensor<64x256xf32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %860 = stablehlo.multiply %858, %859 : tensor<64x256xf32>
    %861 = stablehlo.select %786, %424, %860 : tensor<i1>, tensor<64x256xf32>
    %862 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %863 = stablehlo.divide %418, %862 : tensor<256x64xf32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %865 = stablehlo.multiply %863, %864 : tensor<256x64xf32>
    %866 = stablehlo.select %786, %418, %865 : tensor<i1>, tensor<256x64xf32>
    %867 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %868 = stablehlo.divide %530, %867 : tensor<64xf32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %870 = stablehlo.multiply %868, %869 : tensor<64xf32>
    %871 = stablehlo.select %786, %530, %870 : tensor<i1>, tensor<64xf32>
    %872 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %873 = stablehlo.divide %442, %872 : tensor<64xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %875 = stablehlo.multiply %873, %874 : tensor<64xf32>
    %876 = stablehlo.select %786, %442, %875 : tensor<i1>, tensor<64xf32>
    %877 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %878 = stablehlo.divide %664, %877 : tensor<256x64xf32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %880 = stablehlo.multiply %878, %879 : tensor<256x64xf32>
    %881 = stablehlo.select %786, %664, %880 : tensor<i1>, tensor<256x64xf32>
    %882 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %883 = stablehlo.divide %406, %882 : tensor<64xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %885 = stablehlo.multiply %883, %884 : tensor<64xf32>
    %886 = stablehlo.select %786, %406, %885 : tensor<i1>, tensor<64xf32>
    %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %888 = stablehlo.multiply %887, %791 : tensor<64x4x16xf32>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %890 = stablehlo.multiply %889, %arg22 : tensor<64x4x16xf32>
    %891 = stablehlo.add %888, %890 : tensor<64x4x16xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %893 = stablehlo.multiply %892, %796 : tensor<4x16x64xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %895 = stablehlo.multiply %894, %arg23 : tensor<4x16x64xf32>
    %896 = stablehlo.add %893, %895 : tensor<4x16x64xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %898 = stablehlo.multiply %897, %801 : tensor<64x4x16xf32>
    %cst_150 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %900 = stablehlo.multiply %899, %arg24 : tensor<64x4x16xf32>
    %901 = stablehlo.add %898, %900 : tensor<64x4x16xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %903 = stablehlo.multiply %902, %806 : tensor<64x4x16xf32>
    %cst_152 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %905 = stablehlo.multiply %904, %arg25 : tensor<64x4x16xf32>
    %906 = stablehlo.add %903, %905 : tensor<64x4x16xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %908 = stablehlo.multiply %907, %811 : tensor<64x256xf32>
    %cst_154 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %910 = stablehlo.multiply %909, %arg26 : tensor<64x256xf32>
    %911 = stablehlo.add %908, %910 : tensor<64x256xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %913 = stablehlo.multiply %912, %816 : tensor<64x256xf32>
    %cst_156 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %915 = stablehlo.multiply %914, %arg27 : tensor<64x256xf32>
    %916 = stablehlo.add %913, %915 : tensor<64x256xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %918 = stablehlo.multiply %917, %821 : tensor<256x64xf32>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %920 = stablehlo.multiply %919, %arg28 : tensor<256x64xf32>
    %921 = stablehlo.add %918, %920 : tensor<256x64xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %923 = stablehlo.multiply %922, %826 : tensor<64xf32>
    %cst_160 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %925 = stablehlo.multiply %924, %arg29 : tensor<64xf32>
    %926 = stablehlo.add %923, %925 : tensor<64xf32>
    %cst_161 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %928 = stablehlo.multiply %927, %831 : tensor<64xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %930 = stablehlo.multiply %929, %arg30 : tensor<64xf32>
    %931 = stablehlo.add %928, %930 : tensor<64xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %933 = stablehlo.multiply %932, %836 : tensor<64x4x16xf32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %935 = stablehlo.multiply %934, %arg31 : tensor<64x4x16xf32>
    %936 = stablehlo.add %933, %935 : tensor<64x4x16xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %938 = stablehlo.multiply %937, %841 : tensor<4x16x64xf32>
    %cst_166 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %940 = stablehlo.multiply %939, %arg32 : tensor<4x16x64xf32>
    %941 = stablehlo.add %938, %940 : tensor<4x16x64xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %943 = stablehlo.multiply %942, %846 : tensor<64x4x16xf32>
    %cst_168 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %945 = stablehlo.multiply %944, %arg33 : tensor<64x4x16xf32>
    %946 = stablehlo.add %943, %945 : tensor<64x4x16xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %948 = stablehlo.multiply %947, %851 : tensor<64x4x16xf32>
    %cst_170 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %950 = stablehlo.multiply %949, %arg34 : tensor<64x4x16xf32>
    %951 = stablehlo.add %948, %950 : tensor<64x4x16xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %953 = stablehlo.multiply %952, %856 : tensor<64x256xf32>
    %cst_172 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %955 = stablehlo.multiply %954, %arg35 : tensor<64x256xf32>
    %956 = stablehlo.add %953, %955 : tensor<64x256xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %958 = stablehlo.multiply %957, %861 : tensor<64x256xf32>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %960 = stablehlo.multiply %959, %arg36 : tensor<64x256xf32>
    %961 = stablehlo.add %958, %960 : tensor<64x256xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %963 = stablehlo.multiply %962, %866 : tensor<256x64xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %965 = stablehlo.multiply %964, %arg37 : tensor<256x64xf32>
    %966 = stablehlo.add %963, %965 : tensor<256x64xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %968 = stablehlo.multiply %967, %871 : tensor<64xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %970 = stablehlo.multiply %969, %arg38 : tensor<64xf32>
    %971 = stablehlo.add %968, %970 : tensor<64xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %973 = stablehlo.multiply %972, %876 : tensor<64xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %975 = stablehlo.multiply %974, %arg39 : tensor<64xf32>
    %976 = stablehlo.add %973, %975 : tensor<64xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %978 = stablehlo.multiply %977, %881 : tensor<256x64xf32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %980 = stablehlo.multiply %979, %arg40 : tensor<256x64xf32>
    %981 = stablehlo.add %978, %980 : tensor<256x64xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %983 = stablehlo.multiply %982, %886 : tensor<64xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %985 = stablehlo.multiply %984, %arg41 : tensor<64xf32>
    %986 = stablehlo.add %983, %985 : tensor<64xf32>
    %987 = stablehlo.multiply %791, %791 : tensor<64x4x16xf32>
    %cst_185 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %989 = stablehlo.multiply %988, %987 : tensor<64x4x16xf32>
    %cst_186 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %991 = stablehlo.multiply %990, %arg42 : tensor<64x4x16xf32>
    %992 = stablehlo.add %989, %991 : tensor<64x4x16xf32>
    %993 = stablehlo.multiply %796, %796 : tensor<4x16x64xf32>
    %cst_187 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %995 = stablehlo.multiply %994, %993 : tensor<4x16x64xf32>
    %cst_188 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %997 = stablehlo.multiply %996, %arg43 : tensor<4x16x64xf32>
    %998 = stablehlo.add %995, %997 : tensor<4x16x64xf32>
    %999 = stablehlo.multiply %801, %801 : tensor<64x4x16xf32>
    %cst_189 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1001 = stablehlo.multiply %1000, %999 : tensor<64x4x16xf32>
    %cst_190 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1003 = stablehlo.multiply %1002, %arg44 : tensor<64x4x16xf32>
    %1004 = stablehlo.add %1001, %1003 : tensor<64x4x16xf32>
    %1005 = stablehlo.multiply %806, %806 : tensor<64x4x16xf32>
    %cst_191 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1007 = stablehlo.multiply %1006, %1005 : tensor<64x4x16xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1009 = stablehlo.multiply %1008, %arg45 : tensor<64x4x16xf32>
    %1010 = stablehlo.add %1007, %1009 : tensor<64x4x16xf32>
    %1011 = stablehlo.multiply %811, %811 : tensor<64x256xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1013 = stablehlo.multiply %1012, %1011 : tensor<64x256xf32>
    %cst_194 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1015 = stablehlo.multiply %1014, %arg46 : tensor<64x256xf32>
    %1016 = stablehlo.add %1013, %1015 : tensor<64x256xf32>
    %1017 = stablehlo.multiply %816, %816 : tensor<64x256xf32>
    %cst_195 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1019 = stablehlo.multiply %1018, %1017 : tensor<64x256xf32>
    %cst_196 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1021 = stablehlo.multiply %1020, %arg47 : tensor<64x256xf32>
    %1022 = stablehlo.add %1019, %1021 : tensor<64x256xf32>
    %1023 = stablehlo.multiply %821, %821 : tensor<256x64xf32>
    %cst_197 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1025 = stablehlo.multiply %1024, %1023 : tensor<256x64xf32>
    %cst_198 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1027 = stablehlo.multiply %1026, %arg48 : tensor<256x64xf32>
    %1028 = stablehlo.add %1025, %1027 : tensor<256x64xf32>
    %1029 = stablehlo.multiply %826, %826 : tensor<64xf32>
    %cst_199 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1031 = stablehlo.multiply %1030, %1029 : tensor<64xf32>
    %cst_200 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1033 = stablehlo.multiply %1032, %arg49 : tensor<64xf32>
    %1034 = stablehlo.add %1031, %1033 : tensor<64xf32>
    %1035 = stablehlo.multiply %831, %831 : tensor<64xf32>
    %cst_201 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1037 = stablehlo.multiply %1036, %1035 : tensor<64xf32>
    %cst_202 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1039 = stablehlo.multiply %1038, %arg50 : tensor<64xf32>
    %1040 = stablehlo.add %1037, %1039 : tensor<64xf32>
    %1041 = stablehlo.multiply %836, %836 : tensor<64x4x16xf32>
    %cst_203 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1043 = stablehlo.multiply %1042, %1041 : tensor<64x4x16xf32>
    %cst_204 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1045 = stablehlo.multiply %1044, %arg51 : tensor<64x4x16xf32>
    %1046 = stablehlo.add %1043, %1045 : tensor<64x4x16xf32>
    %1047 = stablehlo.multiply %841, %841 : tensor<4x16x64xf32>
    %cst_205 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1049 = stablehlo.multiply %1048, %1047 : tensor<4x16x64xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1051 = stablehlo.multiply %1050, %arg52 : tensor<4x16x64xf32>
    %1052 = stablehlo.add %1049, %1051 : tensor<4x16x64xf32>
    %1053 = stablehlo.multiply %846, %846 : tensor<64x4x16xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1055 = stablehlo.multiply %1054, %1053 : tensor<64x4x16xf32>
    %cst_208 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1057 = stablehlo.multiply %1056, %arg53 : tensor<64x4x16xf32>
    %1058 = stablehlo.add %1055, %1057 : tensor<64x4x16xf32>
    %1059 = stablehlo.multiply %851, %851 : tensor<64x4x16xf32>
    %cst_209 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1061 = stablehlo.multiply %1060, %1059 : tensor<64x4x16xf32>
    %cst_210 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1063 = stablehlo.multiply %1062, %arg54 : tensor<64x4x16xf32>
    %1064 = stablehlo.add %1061, %1063 : tensor<64x4x16xf32>
    %1065 = stablehlo.multiply %856, %856 : tensor<64x256xf32>
    %cst_211 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1067 = stablehlo.multiply %1066, %1065 : tensor<64x256xf32>
    %cst_212 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1069 = stablehlo.multiply %1068, %arg55 : tensor<64x256xf32>
    %1070 = stablehlo.add %1067, %1069 : tensor<64x256xf32>
    %1071 = stablehlo.multiply %861, %861 : tensor<64x256xf32>
    %cst_213 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1073 = stablehlo.multiply %1072, %1071 : tensor<64x256xf32>
    %cst_214 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1075 = stablehlo.multiply %1074, %arg56 : tensor<64x256xf32>
    %1076 = stablehlo.add %1073, %1075 : tensor<64x256xf32>
    %1077 = stablehlo.multiply %866, %866 : tensor<256x64xf32>
    %cst_215 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1079 = stablehlo.multiply %1078, %1077 : tensor<256x64xf32>
    %cst_216 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1081 = stablehlo.multiply %1080, %arg57 : tensor<256x64xf32>
    %1082 = stablehlo.add %1079, %1081 : tensor<256x64xf32>
    %1083 = stablehlo.multiply %871, %871 : tensor<64xf32>
    %cst_217 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1085 = stablehlo.multiply %1084, %1083 : tensor<64xf32>
    %cst_218 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1087 = stablehlo.multiply %1086, %arg58 : tensor<64xf32>
    %1088 = stablehlo.add %1085, %1087 : tensor<64xf32>
    %1089 = stablehlo.multiply %876, %876 : tensor<64xf32>
    %cst_219 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1091 = stablehlo.multiply %1090, %1089 : tensor<64xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1093 = stablehlo.multiply %1092, %arg59 : tensor<64xf32>
    %1094 = stablehlo.add %1091, %1093 : tensor<64xf32>
    %1095 = stablehlo.multiply %881, %881 : tensor<256x64xf32>
    %cst_221 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1097 = stablehlo.multiply %1096, %1095 : tensor<256x64xf32>
    %cst_222 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1099 = stablehlo.multiply %1098, %arg60 : tensor<256x64xf32>
    %1100 = stablehlo.add %1097, %1099 : tensor<256x64xf32>
    %1101 = stablehlo.multiply %886, %886 : tensor<64xf32>
    %cst_223 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1103 = stablehlo.multiply %1102, %1101 : tensor<64xf32>
    %cst_224 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1105 = stablehlo.multiply %1104, %arg61 : tensor<64xf32>
    %1106 = stablehlo.add %1103, %1105 : tensor<64xf32>
    %c_225 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1107 = stablehlo.compare LT, %arg21, %c_225, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_226 = stablehlo.constant dense<1> : tensor<i32>
    %1108 = stablehlo.add %arg21, %c_226 : tensor<i32>
    %c_227 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1109 = call @_where_8(%1107, %1108, %c_227) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1110 = stablehlo.convert %1109 : (tensor<i32>) -> tensor<f32>
    %1111 = stablehlo.power %cst_228, %1110 : tensor<f32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1112 = stablehlo.subtract %cst_229, %1111 : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1114 = stablehlo.divide %891, %1113 : tensor<64x4x16xf32>
    %1115 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1116 = stablehlo.divide %896, %1115 : tensor<4x16x64xf32>
    %1117 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1118 = stablehlo.divide %901, %1117 : tensor<64x4x16xf32>
    %1119 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1120 = stablehlo.divide %906, %1119 : tensor<64x4x16xf32>
    %1121 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1122 = stablehlo.divide %911, %1121 : tensor<64x256xf32>
    %1123 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1124 = stablehlo.divide %916, %1123 : tensor<64x256xf32>
    %1125 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1126 = stablehlo.divide %921, %1125 : tensor<256x64xf32>
    %1127 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1128 = stablehlo.divide %926, %1127 : tensor<64xf32>
    %1129 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1130 = stablehlo.divide %931, %1129 : tensor<64xf32>
    %1131 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1132 = stablehlo.divide %936, %1131 : tensor<64x4x16xf32>
    %1133 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1134 = stablehlo.divide %941, %1133 : tensor<4x16x64xf32>
    %1135 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1136 = stablehlo.divide %946, %1135 : tensor<64x4x16xf32>
    %1137 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1138 = stablehlo.divide %951, %1137 : tensor<64x4x16xf32>
    %1139 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1140 = stablehlo.divide %956, %1139 : tensor<64x256xf32>
    %1141 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1142 = stablehlo.divide %961, %1141 : tensor<64x256xf32>
    %1143 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1144 = stablehlo.divide %966, %1143 : tensor<256x64xf32>
    %1145 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1146 = stablehlo.divide %971, %1145 : tensor<64xf32>
    %1147 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1148 = stablehlo.divide %976, %1147 : tensor<64xf32>
    %1149 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1150 = stablehlo.divide %981, %1149 : tensor<256x64xf32>
    %1151 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1152 = stablehlo.divide %986, %1151 : tensor<64xf32>
    %cst_230 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1153 = stablehlo.convert %1109 : (tensor<i32>) -> tensor<f32>
    %1154 = stablehlo.power %cst_230, %1153 : tensor<f32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1155 = stablehlo.subtract %cst_231, %1154 : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1157 = stablehlo.divide %992, %1156 : tensor<64x4x16xf32>
    %1158 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1159 = stablehlo.divide %998, %1158 : tensor<4x16x64xf32>
    %1160 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1161 = stablehlo.divide %1004, %1160 : tensor<64x4x16xf32>
    %1162 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1163 = stablehlo.divide %1010, %1162 : tensor<64x4x16xf32>
    %1164 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1165 = stablehlo.divide %1016, %1164 : tensor<64x256xf32>
    %1166 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1167 = stablehlo.divide %1022, %1166 : tensor<64x256xf32>
    %1168 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1169 = stablehlo.divide %1028, %1168 : tensor<256x64xf32>
    %1170 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1171 = stablehlo.divide %1034, %1170 : tensor<64xf32>
    %1172 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1173 = stablehlo.divide %1040, %1172 : tensor<64xf32>
    %1174 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1175 = stablehlo.divide %1046, %1174 : tensor<64x4x16xf32>
    %1176 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1177 = stablehlo.divide %1052, %1176 : tensor<4x16x64xf32>
    %1178 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1179 = stablehlo.divide %1058, %1178 : tensor<64x4x16xf32>
    %1180 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1181 = stablehlo.divide %1064, %1180 : tensor<64x4x16xf32>
    %1182 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1183 = stablehlo.divide %1070, %1182 : tensor<64x256xf32>
    %1184 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1185 = stablehlo.divide %1076, %1184 : tensor<64x256xf32>
    %1186 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1187 = stablehlo.divide %1082, %1186 : tensor<256x64xf32>
    %1188 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1189 = stablehlo.divide %1088, %1188 : tensor<64xf32>
    %1190 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1191 = stablehlo.divide %1094, %1190 : tensor<64xf32>
    %1192 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1193 = stablehlo.divide %1100, %1192 : tensor<256x64xf32>
    %1194 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1195 = stablehlo.divide %1106, %1194 : tensor<64xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1197 = stablehlo.add %1157, %1196 : tensor<64x4x16xf32>
    %1198 = stablehlo.sqrt %1197 : tensor<64x4x16xf32>
    %cst_233 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1200 = stablehlo.add %1198, %1199 : tensor<64x4x16xf32>
    %1201 = stablehlo.divide %1114, %1200 : tensor<64x4x16xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1203 = stablehlo.add %1159, %1202 : tensor<4x16x64xf32>
    %1204 = stablehlo.sqrt %1203 : tensor<4x16x64xf32>
    %cst_235 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1206 = stablehlo.add %1204, %1205 : tensor<4x16x64xf32>
    %1207 = stablehlo.divide %1116, %1206 : tensor<4x16x64xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1209 = stablehlo.add %1161, %1208 : tensor<64x4x16xf32>
    %1210 = stablehlo.sqrt %1209 : tensor<64x4x16xf32>
    %cst_237 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1212 = stablehlo.add %1210, %1211 : tensor<64x4x16xf32>
    %1213 = stablehlo.divide %1118, %1212 : tensor<64x4x16xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1215 = stablehlo.add %1163, %1214 : tensor<64x4x16xf32>
    %1216 = stablehlo.sqrt %1215 : tensor<64x4x16xf32>
    %cst_239 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1218 = stablehlo.add %1216, %1217 : tensor<64x4x16xf32>
    %1219 = stablehlo.divide %1120, %1218 : tensor<64x4x16xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1221 = stablehlo.add %1165, %1220 : tensor<64x256xf32>
    %1222 = stablehlo.sqrt %1221 : tensor<64x256xf32>
    %cst_241 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1224 = stablehlo.add %1222, %1223 : tensor<64x256xf32>
    %1225 = stablehlo.divide %1122, %1224 : tensor<64x256xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1227 = stablehlo.add %1167, %1226 : tensor<64x256xf32>
    %1228 = stablehlo.sqrt %1227 : tensor<64x256xf32>
    %cst_243 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1230 = stablehlo.add %1228, %1229 : tensor<64x256xf32>
    %1231 = stablehlo.divide %1124, %1230 : tensor<64x256xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1233 = stablehlo.add %1169, %1232 : tensor<256x64xf32>
    %1234 = stablehlo.sqrt %1233 : tensor<256x64xf32>
    %cst_245 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1236 = stablehlo.add %1234, %1235 : tensor<256x64xf32>
    %1237 = stablehlo.divide %1126, %1236 : tensor<256x64xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1239 = stablehlo.add %1171, %1238 : tensor<64xf32>
    %1240 = stablehlo.sqrt %1239 : tensor<64xf32>
    %cst_247 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1242 = stablehlo.add %1240, %1241 : tensor<64xf32>
    %1243 = stablehlo.divide %1128, %1242 : tensor<64xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1245 = stablehlo.add %1173, %1244 : tensor<64xf32>
    %1246 = stablehlo.sqrt %1245 : tensor<64xf32>
    %cst_249 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1248 = stablehlo.add %1246, %1247 : tensor<64xf32>
    %1249 = stablehlo.divide %1130, %1248 : tensor<64xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1251 = stablehlo.add %1175, %1250 : tensor<64x4x16xf32>
    %1252 = stablehlo.sqrt %1251 : tensor<64x4x16xf32>
    %cst_251 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1254 = stablehlo.add %1252, %1253 : tensor<64x4x16xf32>
    %1255 = stablehlo.divide %1132, %1254 : tensor<64x4x16xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1257 = stablehlo.add %1177, %1256 : tensor<4x16x64xf32>
    %1258 = stablehlo.sqrt %1257 : tensor<4x16x64xf32>
    %cst_253 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1260 = stablehlo.add %1258, %1259 : tensor<4x16x64xf32>
    %1261 = stablehlo.divide %1134, %1260 : tensor<4x16x64xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1263 = stablehlo.add %1179, %1262 : tensor<64x4x16xf32>
    %1264 = stablehlo.sqrt %1263 : tensor<64x4x16xf32>
    %cst_255 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1266 = stablehlo.add %1264, %1265 : tensor<64x4x16xf32>
    %1267 = stablehlo.divide %1136, %1266 : tensor<64x4x16xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1269 = stablehlo.add %1181, %1268 : tensor<64x4x16xf32>
    %1270 = stablehlo.sqrt %1269 : tensor<64x4x16xf32>
    %cst_257 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1272 = stablehlo.add %1270, %1271 : tensor<64x4x16xf32>
    %1273 = stablehlo.divide %1138, %1272 : tensor<64x4x16xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1275 = stablehlo.add %1183, %1274 : tensor<64x256xf32>
    %1276 = stablehlo.sqrt %1275 : tensor<64x256xf32>
    %cst_259 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1278 = stablehlo.add %1276, %1277 : tensor<64x256xf32>
    %1279 = stablehlo.divide %1140, %1278 : tensor<64x256xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1281 = stablehlo.add %1185, %1280 : tensor<64x256xf32>
    %1282 = stablehlo.sqrt %1281 : tensor<64x256xf32>
    %cst_261 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1284 = stablehlo.add %1282, %1283 : tensor<64x256xf32>
    %1285 = stablehlo.divide %1142, %1284 : tensor<64x256xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1287 = stablehlo.add %1187, %1286 : tensor<256x64xf32>
    %1288 = stablehlo.sqrt %1287 : tensor<256x64xf32>
    %cst_263 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1290 = stablehlo.add %1288, %1289 : tensor<256x64xf32>
    %1291 = stablehlo.divide %1144, %1290 : tensor<256x64xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1293 = stablehlo.add %1189, %1292 : tensor<64xf32>
    %1294 = stablehlo.sqrt %1293 : tensor<64xf32>
    %cst_265 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1296 = stablehlo.add %1294, %1295 : tensor<64xf32>
    %1297 = stablehlo.divide %1146, %1296 : tensor<64xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1299 = stablehlo.add %1191, %1298 : tensor<64xf32>
    %1300 = stablehlo.sqrt %1299 : tensor<64xf32>
    %cst_267 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1302 = stablehlo.add %1300, %1301 : tensor<64xf32>
    %1303 = stablehlo.divide %1148, %1302 : tensor<64xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1305 = stablehlo.add %1193, %1304 : tensor<256x64xf32>
    %1306 = stablehlo.sqrt %1305 : tensor<256x64xf32>
    %cst_269 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1308 = stablehlo.add %1306, %1307 : tensor<256x64xf32>
    %1309 = stablehlo.divide %1150, %1308 : tensor<256x64xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1311 = stablehlo.add %1195, %1310 : tensor<64xf32>
    %1312 = stablehlo.sqrt %1311 : tensor<64xf32>
    %cst_271 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1314 = stablehlo.add %1312, %1313 : tensor<64xf32>
    %1315 = stablehlo.divide %1152, %1314 : tensor<64xf32>
    %cst_272 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1317 = stablehlo.multiply %1316, %arg1 : tensor<64x4x16xf32>
    %1318 = stablehlo.add %1201, %1317 : tensor<64x4x16xf32>
    %cst_273 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1320 = stablehlo.multiply %1319, %arg2 : tensor<4x16x64xf32>
    %1321 = stablehlo.add %1207, %1320 : tensor<4x16x64xf32>
    %cst_274 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1323 = stablehlo.multiply %1322, %arg3 : tensor<64x4x16xf32>
    %1324 = stablehlo.add %1213, %1323 : tensor<64x4x16xf32>
    %cst_275 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1326 = stablehlo.multiply %1325, %arg4 : tensor<64x4x16xf32>
    %1327 = stablehlo.add %1219, %1326 : tensor<64x4x16xf32>
    %cst_276 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1329 = stablehlo.multiply %1328, %arg5 : tensor<64x256xf32>
    %1330 = stablehlo.add %1225, %1329 : tensor<64x256xf32>
    %cst_277 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1332 = stablehlo.multiply %1331, %arg6 : tensor<64x256xf32>
    %1333 = stablehlo.add %1231, %1332 : tensor<64x256xf32>
    %cst_278 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1335 = stablehlo.multiply %1334, %arg7 : tensor<256x64xf32>
    %1336 = stablehlo.add %1237, %1335 : tensor<256x64xf32>
    %cst_279 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1338 = stablehlo.multiply %1337, %arg8 : tensor<64xf32>
    %1339 = stablehlo.add %1243, %1338 : tensor<64xf32>
    %cst_280 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1341 = stablehlo.multiply %1340, %arg9 : tensor<64xf32>
    %1342 = stablehlo.add %1249, %1341 : tensor<64xf32>
    %cst_281 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1344 = stablehlo.multiply %1343, %arg10 : tensor<64x4x16xf32>
    %1345 = stablehlo.add %1255, %1344 : tensor<64x4x16xf32>
    %cst_282 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1347 = stablehlo.multiply %1346, %arg11 : tensor<4x16x64xf32>
    %1348 = stablehlo.add %1261, %1347 : tensor<4x16x64xf32>
    %cst_283 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1350 = stablehlo.multiply %1349, %arg12 : tensor<64x4x16xf32>
    %1351 = stablehlo.add %1267, %1350 : tensor<64x4x16xf32>
    %cst_284 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1352 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1353 = stablehlo.multiply %1352, %arg13 : tensor<64x4x16xf32>
    %1354 = stablehlo.add %1273, %1353 : tensor<64x4x16xf32>
    %cst_285 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1356 = stablehlo.multiply %1355, %arg14 : tensor<64x256xf32>
    %1357 = stablehlo.add %1279, %1356 : tensor<64x256xf32>
    %cst_286 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1359 = stablehlo.multiply %1358, %arg15 : tensor<64x256xf32>
    %1360 = stablehlo.add %1285, %1359 : tensor<64x256xf32>
    %cst_287 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1362 = stablehlo.multiply %1361, %arg16 : tensor<256x64xf32>
    %1363 = stablehlo.add %1291, %1362 : tensor<256x64xf32>
    %cst_288 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1365 = stablehlo.multiply %1364, %arg17 : tensor<64xf32>
    %1366 = stablehlo.add %1297, %1365 : tensor<64xf32>
    %cst_289 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1368 = stablehlo.multiply %1367, %arg18 : tensor<64xf32>
    %1369 = stablehlo.add %1303, %1368 : tensor<64xf32>
    %cst_290 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1371 = stablehlo.multiply %1370, %arg19 : tensor<256x64xf32>
    %1372 = stablehlo.add %1309, %1371 : tensor<256x64xf32>
    %cst_291 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1374 = stablehlo.multiply %1373, %arg20 : tensor<64xf32>
    %1375 = stablehlo.add %1315, %1374 : tensor<64xf32>
    %c_292 = stablehlo.constant dense<0> : tensor<i32>
    %1376 = stablehlo.subtract %arg62, %c_292 : tensor<i32>
    %c_293 = stablehlo.constant dense<0> : tensor<i32>
    %c_294 = stablehlo.constant dense<2000> : tensor<i32>
    %1377 = call @clip(%1376, %c_293, %c_294) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1378 = stablehlo.convert %1377 : (tensor<i32>) -> tensor<f32>
    %cst_295 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
    %1379 = stablehlo.divide %1378, %cst_295 : tensor<f32>
    %cst_296 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1380 = stablehlo.subtract %cst_296, %1379 : tensor<f32>
    %cst_297 = stablehlo.constant dense<-6.000000e-04> : tensor<f32>
    %1381 = stablehlo.multiply %cst_297, %1380 : tensor<f32>
    %cst_298 = stablehlo.constant dense<6.000000e-04> : tensor<f32>
    %1382 = stablehlo.add %1381, %cst_298 : tensor<f32>
    %c_299 = stablehlo.constant dense<2000> : tensor<i32>
    %1383 = stablehlo.compare LT, %arg62, %c_299, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_300 = stablehlo.constant dense<2000> : tensor<i32>
    %1384 = stablehlo.subtract %arg62, %c_300 : tensor<i32>
    %1385 = stablehlo.convert %1384 : (tensor<i32>) -> tensor<f32>
    %cst_301 = stablehlo.constant dense<5.980000e+05> : tensor<f32>
    %1386 = stablehlo.minimum %1385, %cst_301 : tensor<f32>
    %cst_302 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1387 = stablehlo.multiply %cst_302, %1386 : tensor<f32>
    %cst_303 = stablehlo.constant dense<5.980000e+05> : tensor<f32>
    %1388 = stablehlo.divide %1387, %cst_303 : tensor<f32>
    %1389 = stablehlo.cosine %1388 : tensor<f32>
    %cst_304 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1390 = stablehlo.add %cst_304, %1389 : tensor<f32>
    %cst_305 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1391 = stablehlo.multiply %cst_305, %1390 : tensor<f32>
    %cst_306 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1392 = stablehlo.power %1391, %cst_306 : tensor<f32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1393 = stablehlo.multiply %cst_307, %1392 : tensor<f32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1394 = stablehlo.add %1393, %cst_308 : tensor<f32>
    %cst_309 = stablehlo.constant dense<6.000000e-04> : tensor<f32>
    %1395 = stablehlo.multiply %cst_309, %1394 : tensor<f32>
    %1396 = call @_where_9(%1383, %1382, %1395) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_310 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1397 = stablehlo.multiply %cst_310, %1396 : tensor<f32>
    %1398 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1399 = stablehlo.multiply %1398, %1318 : tensor<64x4x16xf32>
    %1400 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1401 = stablehlo.multiply %1400, %1321 : tensor<4x16x64xf32>
    %1402 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1403 = stablehlo.multiply %1402, %1324 : tensor<64x4x16xf32>
    %1404 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1405 = stablehlo.multiply %1404, %1327 : tensor<64x4x16xf32>
    %1406 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1407 = stablehlo.multiply %1406, %1330 : tensor<64x256xf32>
    %1408 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1409 = stablehlo.multiply %1408, %1333 : tensor<64x256xf32>
    %1410 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1411 = stablehlo.multiply %1410, %1336 : tensor<256x64xf32>
    %1412 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1413 = stablehlo.multiply %1412, %1339 : tensor<64xf32>
    %1414 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1415 = stablehlo.multiply %1414, %1342 : tensor<64xf32>
    %1416 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1417 = stablehlo.multiply %1416, %1345 : tensor<64x4x16xf32>
    %1418 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1419 = stablehlo.multiply %1418, %1348 : tensor<4x16x64xf32>
    %1420 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1421 = stablehlo.multiply %1420, %1351 : tensor<64x4x16xf32>
    %1422 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1423 = stablehlo.multiply %1422, %1354 : tensor<64x4x16xf32>
    %1424 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1425 = stablehlo.multiply %1424, %1357 : tensor<64x256xf32>
    %1426 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1427 = stablehlo.multiply %1426, %1360 : tensor<64x256xf32>
    %1428 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1429 = stablehlo.multiply %1428, %1363 : tensor<256x64xf32>
    %1430 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1431 = stablehlo.multiply %1430, %1366 : tensor<64xf32>
    %1432 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1433 = stablehlo.multiply %1432, %1369 : tensor<64xf32>
    %1434 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1435 = stablehlo.multiply %1434, %1372 : tensor<256x64xf32>
    %1436 = stablehlo.broadcast_in_dim %1397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1437 = stablehlo.multiply %1436, %1375 : tensor<64xf32>
    %c_311 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1438 = stablehlo.compare LT, %arg62, %c_311, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_312 = stablehlo.constant dense<1> : tensor<i32>
    %1439 = stablehlo.add %arg62, %c_312 : tensor<i32>
    %c_313 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1440 = call @_where_8(%1438, %1439, %c_313) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1441 = stablehlo.add %arg1, %1399 : tensor<64x4x16xf32>
    %1442 = stablehlo.add %arg2, %1401 : tensor<4x16x64xf32>
    %1443 = stablehlo.add %arg3, %1403 : tensor<64x4x16xf32>
    %1444 = stablehlo.add %arg4, %1405 : tensor<64x4x16xf32>
    %1445 = stablehlo.add %arg5, %1407 : tensor<64x256xf32>
    %1446 = stablehlo.add %arg6, %1409 : tensor<64x256xf32>
    %1447 = stablehlo.add %arg7, %1411 : tensor<256x64xf32>
    %1448 = stablehlo.add %arg8, %1413 : tensor<64xf32>
    %1449 = stablehlo.add %arg9, %1415 : tensor<64xf32>
    %1450 = stablehlo.add %arg10, %1417 : tensor<64x4x16xf32>
    %1451 = stablehlo.add %arg11, %1419 : tensor<4x16x64xf32>
    %1452 = stablehlo.add %arg12, %1421 : tensor<64x4x16xf32>
    %1453 = stablehlo.add %arg13, %1423 : tensor<64x4x16xf32>
    %1454 = stablehlo.add %arg14, %1425 : tensor<64x256xf32>
    %1455 = stablehlo.add %arg15, %1427 : tensor<64x256xf32>
    %1456 = stablehlo.add %arg16, %1429 : tensor<256x64xf32>
    %1457 = stablehlo.add %arg17, %1431 : tensor<64xf32>
    %1458 = stablehlo.add %arg18, %1433 : tensor<64xf32>
    %1459 = stablehlo.add %arg19, %1435 : tensor<256x64xf32>
    %1460 = stablehlo.add %arg20, %1437 : tensor<64xf32>
    %c_314 = stablehlo.constant dense<1> : tensor<i32>
    %1461 = stablehlo.add %arg0, %c_314 : tensor<i32>
    return %1461, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1109, %891, %896, %901, %906, %911, %916, %921, %926, %931, %936, %941, %946, %951, %956, %961, %966, %971, %976, %981, %986, %992, %998, %1004, %1010, %1016, %1022, %1028, %1034, %1040, %1046, %1052, %1058, %1064, %1070, %1076, %1082, %1088, %1094, %1100, %1106, %1440, %377 : tensor<i32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<i32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @_take(%arg0: tensor<256x64xf32>, %arg1: tensor<4x32xi32>) -> (tensor<4x32x64xf32>, tensor<4x32x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x32xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x32xi32>, tensor<4x32xi32>) -> tensor<4x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x32xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x32xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4x32xi1>, tensor<4x32xi32>, tensor<4x32xi32>) -> tensor<4x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x32xi32>) -> tensor<4x32x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x32x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x32x1xi32>, tensor<4x32x1xi32>) -> tensor<4x32x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x32x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x32x1xi32>, tensor<4x32x1xi32>) -> tensor<4x32x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x32x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x32x1xi1>, tensor<i1>) -> tensor<4x32xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<4x32x1xi32>) -> tensor<4x32x64xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x32xi1>) -> tensor<4x32x64xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x64xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<4x32x64xi1>, tensor<4x32x64xf32>
    return %16, %5 : tensor<4x32x64xf32>, tensor<4x32x1xi32>
  }
  func.func private @_where(%arg0: tensor<4x32xi1>, %arg1: tensor<4x32xi32>, %arg2: tensor<4x32xi32>) -> tensor<4x32xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x32xi1>, tensor<4x32xi32>
    return %0 : tensor<4x32xi32>
  }
  func.func private @_where_0(%arg0: tensor<4x1x32x32xf32>, %arg1: tensor<4x4x32x32xf32>, %arg2: tensor<f32>) -> (tensor<4x4x32x32xf32>, tensor<4x4x32x32xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x32x32xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4x1x32x32xf32>, tensor<4x1x32x32xf32>) -> tensor<4x1x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<4x1x32x32xi1>) -> tensor<4x4x32x32xi1>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>
    return %4, %2 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xi1>
  }
  func.func private @silu(%arg0: tensor<4x32x256xf32>) -> (tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x32x256xf32>
    %1 = stablehlo.exponential %0 : tensor<4x32x256xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x256xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x32x256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x32x256xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x32x256xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x32x256xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x32x256xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x32x256xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x32x256xf32>
    return %9, %8, %5 : tensor<4x32x256xf32>, tensor<4x32x256xf32>, tensor<4x32x256xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x32x256xf32>, %arg1: tensor<4x32x1xi32>) -> (tensor<4x32x1xf32>, tensor<4x32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x32x1xi32>, tensor<4x32x1xi32>) -> tensor<4x32x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x32x1xi1>, tensor<4x32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x32x1xi32>) -> tensor<4x32x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x32x1x1xi32>, tensor<4x32x1x1xi32>) -> tensor<4x32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x32x1x1xi32>, tensor<4x32x1x1xi32>) -> tensor<4x32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x32x1x1xi1>, tensor<i1>) -> tensor<4x32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x32x256xf32>, tensor<4x32x1x1xi32>) -> tensor<4x32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x32x1xi1>, tensor<4x32x1xf32>
    return %15, %5 : tensor<4x32x1xf32>, tensor<4x32x1x1xi32>
  }
  func.func private @_take_1(%arg0: tensor<4x32x1xf32>, %arg1: tensor<i32>) -> (tensor<4x32xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_2(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 32, 1>}> : (tensor<4x32x1xf32>, tensor<1xi32>) -> tensor<4x32xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<4x32xi1>, tensor<4x32xf32>
    return %13, %3 : tensor<4x32xf32>, tensor<1xi32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_3(%arg0: tensor<1xi32>, %arg1: tensor<4x32xf32>) -> tensor<4x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x32x1xf32>, tensor<1xi32>, tensor<4x32xf32>) -> tensor<4x32x1xf32>
    return %1 : tensor<4x32x1xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<4x32x1x1xi32>, %arg1: tensor<4x32x1xf32>) -> tensor<4x32x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x32x256xf32>, tensor<4x32x1x1xi32>, tensor<4x32x1xf32>) -> tensor<4x32x256xf32>
    return %1 : tensor<4x32x256xf32>
  }
  func.func private @silu_5(%arg0: tensor<4x32x256xf32>, %arg1: tensor<4x32x256xf32>, %arg2: tensor<4x32x256xf32>, %arg3: tensor<4x32x256xf32>) -> tensor<4x32x256xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x32x256xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x32x256xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x32x256xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x32x256xf32>
    return %3 : tensor<4x32x256xf32>
  }
  func.func private @_where_6(%arg0: tensor<4x4x32x32xi1>, %arg1: tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>
    return %1 : tensor<4x4x32x32xf32>
  }
  func.func private @_take_7(%arg0: tensor<4x32x1xi32>, %arg1: tensor<4x32x64xf32>) -> tensor<256x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<4x32x1xi32>, tensor<4x32x64xf32>) -> tensor<256x64xf32>
    return %1 : tensor<256x64xf32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
