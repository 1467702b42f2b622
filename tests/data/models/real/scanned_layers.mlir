module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=8]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<3x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<3x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<3x128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<3x4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<12x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 21 : i32}, %arg22: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<3x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<3x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<3x128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<3x4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<12x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<3x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 46 : i32}, %arg47: tensor<3x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<3x128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 49 : i32}, %arg50: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 50 : i32}, %arg51: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 51 : i32}, %arg52: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 52 : i32}, %arg53: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 53 : i32}, %arg54: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 54 : i32}, %arg55: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 55 : i32}, %arg56: tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 56 : i32}, %arg57: tensor<3x4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 57 : i32}, %arg58: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 58 : i32}, %arg59: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 59 : i32}, %arg60: tensor<3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 60 : i32}, %arg61: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 61 : i32}, %arg62: tensor<12x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 62 : i32}, %arg63: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 63 : i32}, %arg64: tensor<16x12xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, %arg65: tensor<16x12xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}) -> (tensor<32x64xf32> {jax.result_info = "result[0]['Dense_0']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0]['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0]['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<3x128xf32> {jax.result_info = "result[0]['blocks']['Dense_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32x128xf32> {jax.result_info = "result[0]['blocks']['Dense_0']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[0]['blocks']['Dense_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x128x32xf32> {jax.result_info = "result[0]['blocks']['Dense_1']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[0]['blocks']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[0]['blocks']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[0]['blocks']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[0]['blocks']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x4x8x32xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[0]['blocks']['MultiHeadDotProductAttention_0']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<12x32xf32> {jax.result_info = "result[0]['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<64x32xf32> {jax.result_info = "result[0]['tokens']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<i32> {jax.result_info = "result[1][1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<32x64xf32> {jax.result_info = "result[1][1][0].mu['Dense_0']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<3x128xf32> {jax.result_info = "result[1][1][0].mu['blocks']['Dense_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32x128xf32> {jax.result_info = "result[1][1][0].mu['blocks']['Dense_0']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['Dense_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x128x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['Dense_1']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x4x8x32xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].mu['blocks']['MultiHeadDotProductAttention_0']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<12x32xf32> {jax.result_info = "result[1][1][0].mu['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].mu['tokens']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32x64xf32> {jax.result_info = "result[1][1][0].nu['Dense_0']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<3x128xf32> {jax.result_info = "result[1][1][0].nu['blocks']['Dense_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32x128xf32> {jax.result_info = "result[1][1][0].nu['blocks']['Dense_0']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['Dense_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x128x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['Dense_1']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<3x4x8x32xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<3x4x8xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].nu['blocks']['MultiHeadDotProductAttention_0']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<12x32xf32> {jax.result_info = "result[1][1][0].nu['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].nu['tokens']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %21 = stablehlo.reshape %arg64 : (tensor<16x12xi32>) -> tensor<2x8x12xi32>
    %22 = sdy.sharding_constraint %21 <@mesh, [{}, {"fsdp"}, {}]> : tensor<2x8x12xi32>
    %23 = stablehlo.reshape %arg65 : (tensor<16x12xi32>) -> tensor<2x8x12xi32>
    %24 = sdy.sharding_constraint %23 <@mesh, [{}, {"fsdp"}, {}]> : tensor<2x8x12xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %25:46 = stablehlo.while(%iterArg = %22, %iterArg_283 = %24, %iterArg_284 = %arg20, %iterArg_285 = %arg19, %iterArg_286 = %arg3, %iterArg_287 = %arg4, %iterArg_288 = %arg5, %iterArg_289 = %arg6, %iterArg_290 = %arg7, %iterArg_291 = %arg8, %iterArg_292 = %arg9, %iterArg_293 = %arg10, %iterArg_294 = %arg11, %iterArg_295 = %arg12, %iterArg_296 = %arg13, %iterArg_297 = %arg14, %iterArg_298 = %arg15, %iterArg_299 = %arg16, %iterArg_300 = %arg17, %iterArg_301 = %arg18, %iterArg_302 = %arg2, %iterArg_303 = %arg1, %iterArg_304 = %arg0, %iterArg_305 = %c, %iterArg_306 = %cst_20, %iterArg_307 = %0, %iterArg_308 = %1, %iterArg_309 = %2, %iterArg_310 = %3, %iterArg_311 = %4, %iterArg_312 = %5, %iterArg_313 = %6, %iterArg_314 = %7, %iterArg_315 = %8, %iterArg_316 = %9, %iterArg_317 = %10, %iterArg_318 = %11, %iterArg_319 = %12, %iterArg_320 = %13, %iterArg_321 = %14, %iterArg_322 = %15, %iterArg_323 = %16, %iterArg_324 = %17, %iterArg_325 = %18, %iterArg_326 = %19, %iterArg_327 = %20) : tensor<2x8x12xi32>, tensor<2x8x12xi32>, tensor<64x32xf32>, tensor<12x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<i32>, tensor<f32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>
    cond {
      %c_328 = stablehlo.constant dense<2> : tensor<i32>
      %878 = stablehlo.compare LT, %iterArg_305, %c_328, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %878 : tensor<i1>
    } do {
      %878 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_305) : (tensor<2x8x12xi32>, tensor<i32>) -> tensor<8x12xi32>
      %879 = func.call @dynamic_index_in_dim(%iterArg_283, %iterArg_305) : (tensor<2x8x12xi32>, tensor<i32>) -> tensor<8x12xi32>
      %880:22 = func.call @closed_call(%iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %iterArg_306, %iterArg_307, %iterArg_308, %iterArg_309, %iterArg_310, %iterArg_311, %iterArg_312, %iterArg_313, %iterArg_314, %iterArg_315, %iterArg_316, %iterArg_317, %iterArg_318, %iterArg_319, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %iterArg_326, %iterArg_327, %878, %879) : (tensor<64x32xf32>, tensor<12x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<f32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>, tensor<8x12xi32>, tensor<8x12xi32>) -> (tensor<f32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>)
      %c_328 = stablehlo.constant dense<1> : tensor<i32>
      %881 = stablehlo.add %iterArg_305, %c_328 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %881, %880#0, %880#1, %880#2, %880#3, %880#4, %880#5, %880#6, %880#7, %880#8, %880#9, %880#10, %880#11, %880#12, %880#13, %880#14, %880#15, %880#16, %880#17, %880#18, %880#19, %880#20, %880#21 : tensor<2x8x12xi32>, tensor<2x8x12xi32>, tensor<64x32xf32>, tensor<12x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<i32>, tensor<f32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>
    }
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %27 = stablehlo.divide %25#25, %26 : tensor<32x64xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %29 = stablehlo.divide %25#26, %28 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.divide %25#27, %30 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %33 = stablehlo.divide %25#28, %32 : tensor<3x128xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %35 = stablehlo.divide %25#29, %34 : tensor<3x32x128xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %37 = stablehlo.divide %25#30, %36 : tensor<3x32xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %39 = stablehlo.divide %25#31, %38 : tensor<3x128x32xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %41 = stablehlo.divide %25#32, %40 : tensor<3x32xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %43 = stablehlo.divide %25#33, %42 : tensor<3x32xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %45 = stablehlo.divide %25#34, %44 : tensor<3x32xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %47 = stablehlo.divide %25#35, %46 : tensor<3x32xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %49 = stablehlo.divide %25#36, %48 : tensor<3x4x8xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %51 = stablehlo.divide %25#37, %50 : tensor<3x32x4x8xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %53 = stablehlo.divide %25#38, %52 : tensor<3x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %55 = stablehlo.divide %25#39, %54 : tensor<3x4x8x32xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %57 = stablehlo.divide %25#40, %56 : tensor<3x4x8xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %59 = stablehlo.divide %25#41, %58 : tensor<3x32x4x8xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %61 = stablehlo.divide %25#42, %60 : tensor<3x4x8xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %63 = stablehlo.divide %25#43, %62 : tensor<3x32x4x8xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %65 = stablehlo.divide %25#44, %64 : tensor<12x32xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %67 = stablehlo.divide %25#45, %66 : tensor<64x32xf32>
    %68 = chlo.square %27 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %70 = chlo.square %69 : tensor<32x64xf32> -> tensor<32x64xf32>
    %71 = stablehlo.add %68, %70 : tensor<32x64xf32>
    %72 = chlo.square %29 : tensor<32xf32> -> tensor<32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %74 = chlo.square %73 : tensor<32xf32> -> tensor<32xf32>
    %75 = stablehlo.add %72, %74 : tensor<32xf32>
    %76 = chlo.square %31 : tensor<32xf32> -> tensor<32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = chlo.square %77 : tensor<32xf32> -> tensor<32xf32>
    %79 = stablehlo.add %76, %78 : tensor<32xf32>
    %80 = chlo.square %33 : tensor<3x128xf32> -> tensor<3x128xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %82 = chlo.square %81 : tensor<3x128xf32> -> tensor<3x128xf32>
    %83 = stablehlo.add %80, %82 : tensor<3x128xf32>
    %84 = chlo.square %35 : tensor<3x32x128xf32> -> tensor<3x32x128xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %86 = chlo.square %85 : tensor<3x32x128xf32> -> tensor<3x32x128xf32>
    %87 = stablehlo.add %84, %86 : tensor<3x32x128xf32>
    %88 = chlo.square %37 : tensor<3x32xf32> -> tensor<3x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %90 = chlo.square %89 : tensor<3x32xf32> -> tensor<3x32xf32>
    %91 = stablehlo.add %88, %90 : tensor<3x32xf32>
    %92 = chlo.square %39 : tensor<3x128x32xf32> -> tensor<3x128x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %94 = chlo.square %93 : tensor<3x128x32xf32> -> tensor<3x128x32xf32>
    %95 = stablehlo.add %92, %94 : tensor<3x128x32xf32>
    %96 = chlo.square %41 : tensor<3x32xf32> -> tensor<3x32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %98 = chlo.square %97 : tensor<3x32xf32> -> tensor<3x32xf32>
    %99 = stablehlo.add %96, %98 : tensor<3x32xf32>
    %100 = chlo.square %43 : tensor<3x32xf32> -> tensor<3x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %102 = chlo.square %101 : tensor<3x32xf32> -> tensor<3x32xf32>
    %103 = stablehlo.add %100, %102 : tensor<3x32xf32>
    %104 = chlo.square %45 : tensor<3x32xf32> -> tensor<3x32xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %106 = chlo.square %105 : tensor<3x32xf32> -> tensor<3x32xf32>
    %107 = stablehlo.add %104, %106 : tensor<3x32xf32>
    %108 = chlo.square %47 : tensor<3x32xf32> -> tensor<3x32xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %110 = chlo.square %109 : tensor<3x32xf32> -> tensor<3x32xf32>
    %111 = stablehlo.add %108, %110 : tensor<3x32xf32>
    %112 = chlo.square %49 : tensor<3x4x8xf32> -> tensor<3x4x8xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %114 = chlo.square %113 : tensor<3x4x8xf32> -> tensor<3x4x8xf32>
    %115 = stablehlo.add %112, %114 : tensor<3x4x8xf32>
    %116 = chlo.square %51 : tensor<3x32x4x8xf32> -> tensor<3x32x4x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %118 = chlo.square %117 : tensor<3x32x4x8xf32> -> tensor<3x32x4x8xf32>
    %119 = stablehlo.add %116, %118 : tensor<3x32x4x8xf32>
    %120 = chlo.square %53 : tensor<3x32xf32> -> tensor<3x32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %122 = chlo.square %121 : tensor<3x32xf32> -> tensor<3x32xf32>
    %123 = stablehlo.add %120, %122 : tensor<3x32xf32>
    %124 = chlo.square %55 : tensor<3x4x8x32xf32> -> tensor<3x4x8x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %126 = chlo.square %125 : tensor<3x4x8x32xf32> -> tensor<3x4x8x32xf32>
    %127 = stablehlo.add %124, %126 : tensor<3x4x8x32xf32>
    %128 = chlo.square %57 : tensor<3x4x8xf32> -> tensor<3x4x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %130 = chlo.square %129 : tensor<3x4x8xf32> -> tensor<3x4x8xf32>
    %131 = stablehlo.add %128, %130 : tensor<3x4x8xf32>
    %132 = chlo.square %59 : tensor<3x32x4x8xf32> -> tensor<3x32x4x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %134 = chlo.square %133 : tensor<3x32x4x8xf32> -> tensor<3x32x4x8xf32>
    %135 = stablehlo.add %132, %134 : tensor<3x32x4x8xf32>
    %136 = chlo.square %61 : tensor<3x4x8xf32> -> tensor<3x4x8xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %138 = chlo.square %137 : tensor<3x4x8xf32> -> tensor<3x4x8xf32>
    %139 = stablehlo.add %136, %138 : tensor<3x4x8xf32>
    %140 = chlo.square %63 : tensor<3x32x4x8xf32> -> tensor<3x32x4x8xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %142 = chlo.square %141 : tensor<3x32x4x8xf32> -> tensor<3x32x4x8xf32>
    %143 = stablehlo.add %140, %142 : tensor<3x32x4x8xf32>
    %144 = chlo.square %65 : tensor<12x32xf32> -> tensor<12x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %146 = chlo.square %145 : tensor<12x32xf32> -> tensor<12x32xf32>
    %147 = stablehlo.add %144, %146 : tensor<12x32xf32>
    %148 = chlo.square %67 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %150 = chlo.square %149 : tensor<64x32xf32> -> tensor<64x32xf32>
    %151 = stablehlo.add %148, %150 : tensor<64x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%71 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%75 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%79 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%83 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%87 init: %cst_67) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%91 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%95 init: %cst_69) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%99 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%103 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%107 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%111 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%115 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%119 init: %cst_75) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x32x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%123 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%127 init: %cst_77) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x4x8x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%131 init: %cst_78) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%135 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x32x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%139 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%143 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x32x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%147 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%151 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.add %cst_84, %152 : tensor<f32>
    %174 = stablehlo.add %173, %153 : tensor<f32>
    %175 = stablehlo.add %174, %154 : tensor<f32>
    %176 = stablehlo.add %175, %155 : tensor<f32>
    %177 = stablehlo.add %176, %156 : tensor<f32>
    %178 = stablehlo.add %177, %157 : tensor<f32>
    %179 = stablehlo.add %178, %158 : tensor<f32>
    %180 = stablehlo.add %179, %159 : tensor<f32>
    %181 = stablehlo.add %180, %160 : tensor<f32>
    %182 = stablehlo.add %181, %161 : tensor<f32>
    %183 = stablehlo.add %182, %162 : tensor<f32>
    %184 = stablehlo.add %183, %163 : tensor<f32>
    %185 = stablehlo.add %184, %164 : tensor<f32>
    %186 = stablehlo.add %185, %165 : tensor<f32>
    %187 = stablehlo.add %186, %166 : tensor<f32>
    %188 = stablehlo.add %187, %167 : tensor<f32>
    %189 = stablehlo.add %188, %168 : tensor<f32>
    %190 = stablehlo.add %189, %169 : tensor<f32>
    %191 = stablehlo.add %190, %170 : tensor<f32>
    %192 = stablehlo.add %191, %171 : tensor<f32>
    %193 = stablehlo.add %192, %172 : tensor<f32>
    %194 = stablehlo.sqrt %193 : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.compare LT, %194, %cst_85, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %196 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %197 = stablehlo.divide %27, %196 : tensor<32x64xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %199 = stablehlo.multiply %197, %198 : tensor<32x64xf32>
    %200 = stablehlo.select %195, %27, %199 : tensor<i1>, tensor<32x64xf32>
    %201 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %202 = stablehlo.divide %29, %201 : tensor<32xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %204 = stablehlo.multiply %202, %203 : tensor<32xf32>
    %205 = stablehlo.select %195, %29, %204 : tensor<i1>, tensor<32xf32>
    %206 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %207 = stablehlo.divide %31, %206 : tensor<32xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %209 = stablehlo.multiply %207, %208 : tensor<32xf32>
    %210 = stablehlo.select %195, %31, %209 : tensor<i1>, tensor<32xf32>
    %211 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %212 = stablehlo.divide %33, %211 : tensor<3x128xf32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %214 = stablehlo.multiply %212, %213 : tensor<3x128xf32>
    %215 = stablehlo.select %195, %33, %214 : tensor<i1>, tensor<3x128xf32>
    %216 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %217 = stablehlo.divide %35, %216 : tensor<3x32x128xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %219 = stablehlo.multiply %217, %218 : tensor<3x32x128xf32>
    %220 = stablehlo.select %195, %35, %219 : tensor<i1>, tensor<3x32x128xf32>
    %221 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %222 = stablehlo.divide %37, %221 : tensor<3x32xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %224 = stablehlo.multiply %222, %223 : tensor<3x32xf32>
    %225 = stablehlo.select %195, %37, %224 : tensor<i1>, tensor<3x32xf32>
    %226 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %227 = stablehlo.divide %39, %226 : tensor<3x128x32xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %229 = stablehlo.multiply %227, %228 : tensor<3x128x32xf32>
    %230 = stablehlo.select %195, %39, %229 : tensor<i1>, tensor<3x128x32xf32>
    %231 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %232 = stablehlo.divide %41, %231 : tensor<3x32xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %234 = stablehlo.multiply %232, %233 : tensor<3x32xf32>
    %235 = stablehlo.select %195, %41, %234 : tensor<i1>, tensor<3x32xf32>
    %236 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %237 = stablehlo.divide %43, %236 : tensor<3x32xf32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %239 = stablehlo.multiply %237, %238 : tensor<3x32xf32>
    %240 = stablehlo.select %195, %43, %239 : tensor<i1>, tensor<3x32xf32>
    %241 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %242 = stablehlo.divide %45, %241 : tensor<3x32xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %244 = stablehlo.multiply %242, %243 : tensor<3x32xf32>
    %245 = stablehlo.select %195, %45, %244 : tensor<i1>, tensor<3x32xf32>
    %246 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %247 = stablehlo.divide %47, %246 : tensor<3x32xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %249 = stablehlo.multiply %247, %248 : tensor<3x32xf32>
    %250 = stablehlo.select %195, %47, %249 : tensor<i1>, tensor<3x32xf32>
    %251 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %252 = stablehlo.divide %49, %251 : tensor<3x4x8xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %254 = stablehlo.multiply %252, %253 : tensor<3x4x8xf32>
    %255 = stablehlo.select %195, %49, %254 : tensor<i1>, tensor<3x4x8xf32>
    %256 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %257 = stablehlo.divide %51, %256 : tensor<3x32x4x8xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %259 = stablehlo.multiply %257, %258 : tensor<3x32x4x8xf32>
    %260 = stablehlo.select %195, %51, %259 : tensor<i1>, tensor<3x32x4x8xf32>
    %261 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %262 = stablehlo.divide %53, %261 : tensor<3x32xf32>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %264 = stablehlo.multiply %262, %263 : tensor<3x32xf32>
    %265 = stablehlo.select %195, %53, %264 : tensor<i1>, tensor<3x32xf32>
    %266 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %267 = stablehlo.divide %55, %266 : tensor<3x4x8x32xf32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %269 = stablehlo.multiply %267, %268 : tensor<3x4x8x32xf32>
    %270 = stablehlo.select %195, %55, %269 : tensor<i1>, tensor<3x4x8x32xf32>
    %271 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %272 = stablehlo.divide %57, %271 : tensor<3x4x8xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %274 = stablehlo.multiply %272, %273 : tensor<3x4x8xf32>
    %275 = stablehlo.select %195, %57, %274 : tensor<i1>, tensor<3x4x8xf32>
    %276 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %277 = stablehlo.divide %59, %276 : tensor<3x32x4x8xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %279 = stablehlo.multiply %277, %278 : tensor<3x32x4x8xf32>
    %280 = stablehlo.select %195, %59, %279 : tensor<i1>, tensor<3x32x4x8xf32>
    %281 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %282 = stablehlo.divide %61, %281 : tensor<3x4x8xf32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %284 = stablehlo.multiply %282, %283 : tensor<3x4x8xf32>
    %285 = stablehlo.select %195, %61, %284 : tensor<i1>, tensor<3x4x8xf32>
    %286 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %287 = stablehlo.divide %63, %286 : tensor<3x32x4x8xf32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %289 = stablehlo.multiply %287, %288 : tensor<3x32x4x8xf32>
    %290 = stablehlo.select %195, %63, %289 : tensor<i1>, tensor<3x32x4x8xf32>
    %291 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %292 = stablehlo.divide %65, %291 : tensor<12x32xf32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %294 = stablehlo.multiply %292, %293 : tensor<12x32xf32>
    %295 = stablehlo.select %195, %65, %294 : tensor<i1>, tensor<12x32xf32>
    %296 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %297 = stablehlo.divide %67, %296 : tensor<64x32xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %299 = stablehlo.multiply %297, %298 : tensor<64x32xf32>
    %300 = stablehlo.select %195, %67, %299 : tensor<i1>, tensor<64x32xf32>
    %cst_107 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %302 = stablehlo.multiply %301, %200 : tensor<32x64xf32>
    %cst_108 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %304 = stablehlo.multiply %303, %arg22 : tensor<32x64xf32>
    %305 = stablehlo.add %302, %304 : tensor<32x64xf32>
    %cst_109 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %307 = stablehlo.multiply %306, %205 : tensor<32xf32>
    %cst_110 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %309 = stablehlo.multiply %308, %arg23 : tensor<32xf32>
    %310 = stablehlo.add %307, %309 : tensor<32xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %312 = stablehlo.multiply %311, %210 : tensor<32xf32>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %314 = stablehlo.multiply %313, %arg24 : tensor<32xf32>
    %315 = stablehlo.add %312, %314 : tensor<32xf32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %317 = stablehlo.multiply %316, %215 : tensor<3x128xf32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %319 = stablehlo.multiply %318, %arg25 : tensor<3x128xf32>
    %320 = stablehlo.add %317, %319 : tensor<3x128xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %322 = stablehlo.multiply %321, %220 : tensor<3x32x128xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %324 = stablehlo.multiply %323, %arg26 : tensor<3x32x128xf32>
    %325 = stablehlo.add %322, %324 : tensor<3x32x128xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %327 = stablehlo.multiply %326, %225 : tensor<3x32xf32>
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %329 = stablehlo.multiply %328, %arg27 : tensor<3x32xf32>
    %330 = stablehlo.add %327, %329 : tensor<3x32xf32>
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %332 = stablehlo.multiply %331, %230 : tensor<3x128x32xf32>
    %cst_120 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %334 = stablehlo.multiply %333, %arg28 : tensor<3x128x32xf32>
    %335 = stablehlo.add %332, %334 : tensor<3x128x32xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %337 = stablehlo.multiply %336, %235 : tensor<3x32xf32>
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %339 = stablehlo.multiply %338, %arg29 : tensor<3x32xf32>
    %340 = stablehlo.add %337, %339 : tensor<3x32xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %342 = stablehlo.multiply %341, %240 : tensor<3x32xf32>
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %344 = stablehlo.multiply %343, %arg30 : tensor<3x32xf32>
    %345 = stablehlo.add %342, %344 : tensor<3x32xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %347 = stablehlo.multiply %346, %245 : tensor<3x32xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %349 = stablehlo.multiply %348, %arg31 : tensor<3x32xf32>
    %350 = stablehlo.add %347, %349 : tensor<3x32xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %352 = stablehlo.multiply %351, %250 : tensor<3x32xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %354 = stablehlo.multiply %353, %arg32 : tensor<3x32xf32>
    %355 = stablehlo.add %352, %354 : tensor<3x32xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %357 = stablehlo.multiply %356, %255 : tensor<3x4x8xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %359 = stablehlo.multiply %358, %arg33 : tensor<3x4x8xf32>
    %360 = stablehlo.add %357, %359 : tensor<3x4x8xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %362 = stablehlo.multiply %361, %260 : tensor<3x32x4x8xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %364 = stablehlo.multiply %363, %arg34 : tensor<3x32x4x8xf32>
    %365 = stablehlo.add %362, %364 : tensor<3x32x4x8xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %367 = stablehlo.multiply %366, %265 : tensor<3x32xf32>
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %369 = stablehlo.multiply %368, %arg35 : tensor<3x32xf32>
    %370 = stablehlo.add %367, %369 : tensor<3x32xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %372 = stablehlo.multiply %371, %270 : tensor<3x4x8x32xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %374 = stablehlo.multiply %373, %arg36 : tensor<3x4x8x32xf32>
    %375 = stablehlo.add %372, %374 : tensor<3x4x8x32xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %377 = stablehlo.multiply %376, %275 : tensor<3x4x8xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %379 = stablehlo.multiply %378, %arg37 : tensor<3x4x8xf32>
    %380 = stablehlo.add %377, %379 : tensor<3x4x8xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %382 = stablehlo.multiply %381, %280 : tensor<3x32x4x8xf32>
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %384 = stablehlo.multiply %383, %arg38 : tensor<3x32x4x8xf32>
    %385 = stablehlo.add %382, %384 : tensor<3x32x4x8xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %387 = stablehlo.multiply %386, %285 : tensor<3x4x8xf32>
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %389 = stablehlo.multiply %388, %arg39 : tensor<3x4x8xf32>
    %390 = stablehlo.add %387, %389 : tensor<3x4x8xf32>
    %cst_143 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %392 = stablehlo.multiply %391, %290 : tensor<3x32x4x8xf32>
    %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %394 = stablehlo.multiply %393, %arg40 : tensor<3x32x4x8xf32>
    %395 = stablehlo.add %392, %394 : tensor<3x32x4x8xf32>
    %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %397 = stablehlo.multiply %396, %295 : tensor<12x32xf32>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %399 = stablehlo.multiply %398, %arg41 : tensor<12x32xf32>
    %400 = stablehlo.add %397, %399 : tensor<12x32xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %402 = stablehlo.multiply %401, %300 : tensor<64x32xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %404 = stablehlo.multiply %403, %arg42 : tensor<64x32xf32>
    %405 = stablehlo.add %402, %404 : tensor<64x32xf32>
    %406 = stablehlo.multiply %200, %200 : tensor<32x64xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %408 = stablehlo.multiply %407, %406 : tensor<32x64xf32>
    %cst_150 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %410 = stablehlo.multiply %409, %arg43 : tensor<32x64xf32>
    %411 = stablehlo.add %408, %410 : tensor<32x64xf32>
    %412 = stablehlo.multiply %205, %205 : tensor<32xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %414 = stablehlo.multiply %413, %412 : tensor<32xf32>
    %cst_152 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %416 = stablehlo.multiply %415, %arg44 : tensor<32xf32>
    %417 = stablehlo.add %414, %416 : tensor<32xf32>
    %418 = stablehlo.multiply %210, %210 : tensor<32xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %420 = stablehlo.multiply %419, %418 : tensor<32xf32>
    %cst_154 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %422 = stablehlo.multiply %421, %arg45 : tensor<32xf32>
    %423 = stablehlo.add %420, %422 : tensor<32xf32>
    %424 = stablehlo.multiply %215, %215 : tensor<3x128xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %426 = stablehlo.multiply %425, %424 : tensor<3x128xf32>
    %cst_156 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %428 = stablehlo.multiply %427, %arg46 : tensor<3x128xf32>
    %429 = stablehlo.add %426, %428 : tensor<3x128xf32>
    %430 = stablehlo.multiply %220, %220 : tensor<3x32x128xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %432 = stablehlo.multiply %431, %430 : tensor<3x32x128xf32>
    %cst_158 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %434 = stablehlo.multiply %433, %arg47 : tensor<3x32x128xf32>
    %435 = stablehlo.add %432, %434 : tensor<3x32x128xf32>
    %436 = stablehlo.multiply %225, %225 : tensor<3x32xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %438 = stablehlo.multiply %437, %436 : tensor<3x32xf32>
    %cst_160 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %440 = stablehlo.multiply %439, %arg48 : tensor<3x32xf32>
    %441 = stablehlo.add %438, %440 : tensor<3x32xf32>
    %442 = stablehlo.multiply %230, %230 : tensor<3x128x32xf32>
    %cst_161 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %444 = stablehlo.multiply %443, %442 : tensor<3x128x32xf32>
    %cst_162 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %446 = stablehlo.multiply %445, %arg49 : tensor<3x128x32xf32>
    %447 = stablehlo.add %444, %446 : tensor<3x128x32xf32>
    %448 = stablehlo.multiply %235, %235 : tensor<3x32xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %450 = stablehlo.multiply %449, %448 : tensor<3x32xf32>
    %cst_164 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %452 = stablehlo.multiply %451, %arg50 : tensor<3x32xf32>
    %453 = stablehlo.add %450, %452 : tensor<3x32xf32>
    %454 = stablehlo.multiply %240, %240 : tensor<3x32xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<3x32xf32>
    %cst_166 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %458 = stablehlo.multiply %457, %arg51 : tensor<3x32xf32>
    %459 = stablehlo.add %456, %458 : tensor<3x32xf32>
    %460 = stablehlo.multiply %245, %245 : tensor<3x32xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %462 = stablehlo.multiply %461, %460 : tensor<3x32xf32>
    %cst_168 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %464 = stablehlo.multiply %463, %arg52 : tensor<3x32xf32>
    %465 = stablehlo.add %462, %464 : tensor<3x32xf32>
    %466 = stablehlo.multiply %250, %250 : tensor<3x32xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %468 = stablehlo.multiply %467, %466 : tensor<3x32xf32>
    %cst_170 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %470 = stablehlo.multiply %469, %arg53 : tensor<3x32xf32>
    %471 = stablehlo.add %468, %470 : tensor<3x32xf32>
    %472 = stablehlo.multiply %255, %255 : tensor<3x4x8xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %474 = stablehlo.multiply %473, %472 : tensor<3x4x8xf32>
    %cst_172 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %476 = stablehlo.multiply %475, %arg54 : tensor<3x4x8xf32>
    %477 = stablehlo.add %474, %476 : tensor<3x4x8xf32>
    %478 = stablehlo.multiply %260, %260 : tensor<3x32x4x8xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %480 = stablehlo.multiply %479, %478 : tensor<3x32x4x8xf32>
    %cst_174 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %482 = stablehlo.multiply %481, %arg55 : tensor<3x32x4x8xf32>
    %483 = stablehlo.add %480, %482 : tensor<3x32x4x8xf32>
    %484 = stablehlo.multiply %265, %265 : tensor<3x32xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %486 = stablehlo.multiply %485, %484 : tensor<3x32xf32>
    %cst_176 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %488 = stablehlo.multiply %487, %arg56 : tensor<3x32xf32>
    %489 = stablehlo.add %486, %488 : tensor<3x32xf32>
    %490 = stablehlo.multiply %270, %270 : tensor<3x4x8x32xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %492 = stablehlo.multiply %491, %490 : tensor<3x4x8x32xf32>
    %cst_178 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %494 = stablehlo.multiply %493, %arg57 : tensor<3x4x8x32xf32>
    %495 = stablehlo.add %492, %494 : tensor<3x4x8x32xf32>
    %496 = stablehlo.multiply %275, %275 : tensor<3x4x8xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %498 = stablehlo.multiply %497, %496 : tensor<3x4x8xf32>
    %cst_180 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %500 = stablehlo.multiply %499, %arg58 : tensor<3x4x8xf32>
    %501 = stablehlo.add %498, %500 : tensor<3x4x8xf32>
    %502 = stablehlo.multiply %280, %280 : tensor<3x32x4x8xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %504 = stablehlo.multiply %503, %502 : tensor<3x32x4x8xf32>
    %cst_182 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %506 = stablehlo.multiply %505, %arg59 : tensor<3x32x4x8xf32>
    %507 = stablehlo.add %504, %506 : tensor<3x32x4x8xf32>
    %508 = stablehlo.multiply %285, %285 : tensor<3x4x8xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %510 = stablehlo.multiply %509, %508 : tensor<3x4x8xf32>
    %cst_184 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %512 = stablehlo.multiply %511, %arg60 : tensor<3x4x8xf32>
    %513 = stablehlo.add %510, %512 : tensor<3x4x8xf32>
    %514 = stablehlo.multiply %290, %290 : tensor<3x32x4x8xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %516 = stablehlo.multiply %515, %514 : tensor<3x32x4x8xf32>
    %cst_186 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %518 = stablehlo.multiply %517, %arg61 : tensor<3x32x4x8xf32>
    %519 = stablehlo.add %516, %518 : tensor<3x32x4x8xf32>
    %520 = stablehlo.multiply %295, %295 : tensor<12x32xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %522 = stablehlo.multiply %521, %520 : tensor<12x32xf32>
    %cst_188 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %524 = stablehlo.multiply %523, %arg62 : tensor<12x32xf32>
    %525 = stablehlo.add %522, %524 : tensor<12x32xf32>
    %526 = stablehlo.multiply %300, %300 : tensor<64x32xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %528 = stablehlo.multiply %527, %526 : tensor<64x32xf32>
    %cst_190 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %530 = stablehlo.multiply %529, %arg63 : tensor<64x32xf32>
    %531 = stablehlo.add %528, %530 : tensor<64x32xf32>
    %c_191 = stablehlo.constant dense<2147483647> : tensor<i32>
    %532 = stablehlo.compare LT, %arg21, %c_191, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_192 = stablehlo.constant dense<1> : tensor<i32>
    %533 = stablehlo.add %arg21, %c_192 : tensor<i32>
    %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
    %534 = call @_where_26(%532, %533, %c_193) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %535 = stablehlo.convert %534 : (tensor<i32>) -> tensor<f32>
    %536 = stablehlo.power %cst_194, %535 : tensor<f32>
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %537 = stablehlo.subtract %cst_195, %536 : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %539 = stablehlo.divide %305, %538 : tensor<32x64xf32>
    %540 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %541 = stablehlo.divide %310, %540 : tensor<32xf32>
    %542 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %543 = stablehlo.divide %315, %542 : tensor<32xf32>
    %544 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %545 = stablehlo.divide %320, %544 : tensor<3x128xf32>
    %546 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %547 = stablehlo.divide %325, %546 : tensor<3x32x128xf32>
    %548 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %549 = stablehlo.divide %330, %548 : tensor<3x32xf32>
    %550 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %551 = stablehlo.divide %335, %550 : tensor<3x128x32xf32>
    %552 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %553 = stablehlo.divide %340, %552 : tensor<3x32xf32>
    %554 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %555 = stablehlo.divide %345, %554 : tensor<3x32xf32>
    %556 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %557 = stablehlo.divide %350, %556 : tensor<3x32xf32>
    %558 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %559 = stablehlo.divide %355, %558 : tensor<3x32xf32>
    %560 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %561 = stablehlo.divide %360, %560 : tensor<3x4x8xf32>
    %562 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %563 = stablehlo.divide %365, %562 : tensor<3x32x4x8xf32>
    %564 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %565 = stablehlo.divide %370, %564 : tensor<3x32xf32>
    %566 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %567 = stablehlo.divide %375, %566 : tensor<3x4x8x32xf32>
    %568 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %569 = stablehlo.divide %380, %568 : tensor<3x4x8xf32>
    %570 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %571 = stablehlo.divide %385, %570 : tensor<3x32x4x8xf32>
    %572 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %573 = stablehlo.divide %390, %572 : tensor<3x4x8xf32>
    %574 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %575 = stablehlo.divide %395, %574 : tensor<3x32x4x8xf32>
    %576 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %577 = stablehlo.divide %400, %576 : tensor<12x32xf32>
    %578 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %579 = stablehlo.divide %405, %578 : tensor<64x32xf32>
    %cst_196 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %580 = stablehlo.convert %534 : (tensor<i32>) -> tensor<f32>
    %581 = stablehlo.power %cst_196, %580 : tensor<f32>
    %cst_197 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %582 = stablehlo.subtract %cst_197, %581 : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %584 = stablehlo.divide %411, %583 : tensor<32x64xf32>
    %585 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %586 = stablehlo.divide %417, %585 : tensor<32xf32>
    %587 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %588 = stablehlo.divide %423, %587 : tensor<32xf32>
    %589 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %590 = stablehlo.divide %429, %589 : tensor<3x128xf32>
    %591 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %592 = stablehlo.divide %435, %591 : tensor<3x32x128xf32>
    %593 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %594 = stablehlo.divide %441, %593 : tensor<3x32xf32>
    %595 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %596 = stablehlo.divide %447, %595 : tensor<3x128x32xf32>
    %597 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %598 = stablehlo.divide %453, %597 : tensor<3x32xf32>
    %599 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %600 = stablehlo.divide %459, %599 : tensor<3x32xf32>
    %601 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %602 = stablehlo.divide %465, %601 : tensor<3x32xf32>
    %603 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %604 = stablehlo.divide %471, %603 : tensor<3x32xf32>
    %605 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %606 = stablehlo.divide %477, %605 : tensor<3x4x8xf32>
    %607 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %608 = stablehlo.divide %483, %607 : tensor<3x32x4x8xf32>
    %609 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %610 = stablehlo.divide %489, %609 : tensor<3x32xf32>
    %611 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %612 = stablehlo.divide %495, %611 : tensor<3x4x8x32xf32>
    %613 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %614 = stablehlo.divide %501, %613 : tensor<3x4x8xf32>
    %615 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %616 = stablehlo.divide %507, %615 : tensor<3x32x4x8xf32>
    %617 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %618 = stablehlo.divide %513, %617 : tensor<3x4x8xf32>
    %619 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %620 = stablehlo.divide %519, %619 : tensor<3x32x4x8xf32>
    %621 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %622 = stablehlo.divide %525, %621 : tensor<12x32xf32>
    %623 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %624 = stablehlo.divide %531, %623 : tensor<64x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %626 = stablehlo.add %584, %625 : tensor<32x64xf32>
    %627 = stablehlo.sqrt %626 : tensor<32x64xf32>
    %cst_199 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %629 = stablehlo.add %627, %628 : tensor<32x64xf32>
    %630 = stablehlo.divide %539, %629 : tensor<32x64xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %632 = stablehlo.add %586, %631 : tensor<32xf32>
    %633 = stablehlo.sqrt %632 : tensor<32xf32>
    %cst_201 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %635 = stablehlo.add %633, %634 : tensor<32xf32>
    %636 = stablehlo.divide %541, %635 : tensor<32xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %638 = stablehlo.add %588, %637 : tensor<32xf32>
    %639 = stablehlo.sqrt %638 : tensor<32xf32>
    %cst_203 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %641 = stablehlo.add %639, %640 : tensor<32xf32>
    %642 = stablehlo.divide %543, %641 : tensor<32xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %644 = stablehlo.add %590, %643 : tensor<3x128xf32>
    %645 = stablehlo.sqrt %644 : tensor<3x128xf32>
    %cst_205 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %647 = stablehlo.add %645, %646 : tensor<3x128xf32>
    %648 = stablehlo.divide %545, %647 : tensor<3x128xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %650 = stablehlo.add %592, %649 : tensor<3x32x128xf32>
    %651 = stablehlo.sqrt %650 : tensor<3x32x128xf32>
    %cst_207 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %653 = stablehlo.add %651, %652 : tensor<3x32x128xf32>
    %654 = stablehlo.divide %547, %653 : tensor<3x32x128xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %656 = stablehlo.add %594, %655 : tensor<3x32xf32>
    %657 = stablehlo.sqrt %656 : tensor<3x32xf32>
    %cst_209 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %659 = stablehlo.add %657, %658 : tensor<3x32xf32>
    %660 = stablehlo.divide %549, %659 : tensor<3x32xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %662 = stablehlo.add %596, %661 : tensor<3x128x32xf32>
    %663 = stablehlo.sqrt %662 : tensor<3x128x32xf32>
    %cst_211 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %665 = stablehlo.add %663, %664 : tensor<3x128x32xf32>
    %666 = stablehlo.divide %551, %665 : tensor<3x128x32xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %668 = stablehlo.add %598, %667 : tensor<3x32xf32>
    %669 = stablehlo.sqrt %668 : tensor<3x32xf32>
    %cst_213 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %671 = stablehlo.add %669, %670 : tensor<3x32xf32>
    %672 = stablehlo.divide %553, %671 : tensor<3x32xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %674 = stablehlo.add %600, %673 : tensor<3x32xf32>
    %675 = stablehlo.sqrt %674 : tensor<3x32xf32>
    %cst_215 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %677 = stablehlo.add %675, %676 : tensor<3x32xf32>
    %678 = stablehlo.divide %555, %677 : tensor<3x32xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %680 = stablehlo.add %602, %679 : tensor<3x32xf32>
    %681 = stablehlo.sqrt %680 : tensor<3x32xf32>
    %cst_217 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %683 = stablehlo.add %681, %682 : tensor<3x32xf32>
    %684 = stablehlo.divide %557, %683 : tensor<3x32xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %686 = stablehlo.add %604, %685 : tensor<3x32xf32>
    %687 = stablehlo.sqrt %686 : tensor<3x32xf32>
    %cst_219 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %689 = stablehlo.add %687, %688 : tensor<3x32xf32>
    %690 = stablehlo.divide %559, %689 : tensor<3x32xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %692 = stablehlo.add %606, %691 : tensor<3x4x8xf32>
    %693 = stablehlo.sqrt %692 : tensor<3x4x8xf32>
    %cst_221 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %695 = stablehlo.add %693, %694 : tensor<3x4x8xf32>
    %696 = stablehlo.divide %561, %695 : tensor<3x4x8xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %698 = stablehlo.add %608, %697 : tensor<3x32x4x8xf32>
    %699 = stablehlo.sqrt %698 : tensor<3x32x4x8xf32>
    %cst_223 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %701 = stablehlo.add %699, %700 : tensor<3x32x4x8xf32>
    %702 = stablehlo.divide %563, %701 : tensor<3x32x4x8xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %704 = stablehlo.add %610, %703 : tensor<3x32xf32>
    %705 = stablehlo.sqrt %704 : tensor<3x32xf32>
    %cst_225 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %707 = stablehlo.add %705, %706 : tensor<3x32xf32>
    %708 = stablehlo.divide %565, %707 : tensor<3x32xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %710 = stablehlo.add %612, %709 : tensor<3x4x8x32xf32>
    %711 = stablehlo.sqrt %710 : tensor<3x4x8x32xf32>
    %cst_227 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %713 = stablehlo.add %711, %712 : tensor<3x4x8x32xf32>
    %714 = stablehlo.divide %567, %713 : tensor<3x4x8x32xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %716 = stablehlo.add %614, %715 : tensor<3x4x8xf32>
    %717 = stablehlo.sqrt %716 : tensor<3x4x8xf32>
    %cst_229 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %719 = stablehlo.add %717, %718 : tensor<3x4x8xf32>
    %720 = stablehlo.divide %569, %719 : tensor<3x4x8xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %722 = stablehlo.add %616, %721 : tensor<3x32x4x8xf32>
    %723 = stablehlo.sqrt %722 : tensor<3x32x4x8xf32>
    %cst_231 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %725 = stablehlo.add %723, %724 : tensor<3x32x4x8xf32>
    %726 = stablehlo.divide %571, %725 : tensor<3x32x4x8xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %728 = stablehlo.add %618, %727 : tensor<3x4x8xf32>
    %729 = stablehlo.sqrt %728 : tensor<3x4x8xf32>
    %cst_233 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %731 = stablehlo.add %729, %730 : tensor<3x4x8xf32>
    %732 = stablehlo.divide %573, %731 : tensor<3x4x8xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %734 = stablehlo.add %620, %733 : tensor<3x32x4x8xf32>
    %735 = stablehlo.sqrt %734 : tensor<3x32x4x8xf32>
    %cst_235 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %737 = stablehlo.add %735, %736 : tensor<3x32x4x8xf32>
    %738 = stablehlo.divide %575, %737 : tensor<3x32x4x8xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %740 = stablehlo.add %622, %739 : tensor<12x32xf32>
    %741 = stablehlo.sqrt %740 : tensor<12x32xf32>
    %cst_237 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %743 = stablehlo.add %741, %742 : tensor<12x32xf32>
    %744 = stablehlo.divide %577, %743 : tensor<12x32xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %746 = stablehlo.add %624, %745 : tensor<64x32xf32>
    %747 = stablehlo.sqrt %746 : tensor<64x32xf32>
    %cst_239 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %749 = stablehlo.add %747, %748 : tensor<64x32xf32>
    %750 = stablehlo.divide %579, %749 : tensor<64x32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %752 = stablehlo.multiply %751, %arg0 : tensor<32x64xf32>
    %753 = stablehlo.add %630, %752 : tensor<32x64xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %755 = stablehlo.multiply %754, %arg1 : tensor<32xf32>
    %756 = stablehlo.add %636, %755 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = stablehlo.multiply %757, %arg2 : tensor<32xf32>
    %759 = stablehlo.add %642, %758 : tensor<32xf32>
    %cst_243 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %761 = stablehlo.multiply %760, %arg3 : tensor<3x128xf32>
    %762 = stablehlo.add %648, %761 : tensor<3x128xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %764 = stablehlo.multiply %763, %arg4 : tensor<3x32x128xf32>
    %765 = stablehlo.add %654, %764 : tensor<3x32x128xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %767 = stablehlo.multiply %766, %arg5 : tensor<3x32xf32>
    %768 = stablehlo.add %660, %767 : tensor<3x32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %770 = stablehlo.multiply %769, %arg6 : tensor<3x128x32xf32>
    %771 = stablehlo.add %666, %770 : tensor<3x128x32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %773 = stablehlo.multiply %772, %arg7 : tensor<3x32xf32>
    %774 = stablehlo.add %672, %773 : tensor<3x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %776 = stablehlo.multiply %775, %arg8 : tensor<3x32xf32>
    %777 = stablehlo.add %678, %776 : tensor<3x32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %779 = stablehlo.multiply %778, %arg9 : tensor<3x32xf32>
    %780 = stablehlo.add %684, %779 : tensor<3x32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %782 = stablehlo.multiply %781, %arg10 : tensor<3x32xf32>
    %783 = stablehlo.add %690, %782 : tensor<3x32xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %785 = stablehlo.multiply %784, %arg11 : tensor<3x4x8xf32>
    %786 = stablehlo.add %696, %785 : tensor<3x4x8xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %788 = stablehlo.multiply %787, %arg12 : tensor<3x32x4x8xf32>
    %789 = stablehlo.add %702, %788 : tensor<3x32x4x8xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %791 = stablehlo.multiply %790, %arg13 : tensor<3x32xf32>
    %792 = stablehlo.add %708, %791 : tensor<3x32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %794 = stablehlo.multiply %793, %arg14 : tensor<3x4x8x32xf32>
    %795 = stablehlo.add %714, %794 : tensor<3x4x8x32xf32>
    %cst_255 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %797 = stablehlo.multiply %796, %arg15 : tensor<3x4x8xf32>
    %798 = stablehlo.add %720, %797 : tensor<3x4x8xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %800 = stablehlo.multiply %799, %arg16 : tensor<3x32x4x8xf32>
    %801 = stablehlo.add %726, %800 : tensor<3x32x4x8xf32>
    %cst_257 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %803 = stablehlo.multiply %802, %arg17 : tensor<3x4x8xf32>
    %804 = stablehlo.add %732, %803 : tensor<3x4x8xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %806 = stablehlo.multiply %805, %arg18 : tensor<3x32x4x8xf32>
    %807 = stablehlo.add %738, %806 : tensor<3x32x4x8xf32>
    %cst_259 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %809 = stablehlo.multiply %808, %arg19 : tensor<12x32xf32>
    %810 = stablehlo.add %744, %809 : tensor<12x32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %812 = stablehlo.multiply %811, %arg20 : tensor<64x32xf32>
    %813 = stablehlo.add %750, %812 : tensor<64x32xf32>
    %cst_261 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %815 = stablehlo.multiply %814, %753 : tensor<32x64xf32>
    %cst_262 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %817 = stablehlo.multiply %816, %756 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %819 = stablehlo.multiply %818, %759 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %821 = stablehlo.multiply %820, %762 : tensor<3x128xf32>
    %cst_265 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %823 = stablehlo.multiply %822, %765 : tensor<3x32x128xf32>
    %cst_266 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %825 = stablehlo.multiply %824, %768 : tensor<3x32xf32>
    %cst_267 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %827 = stablehlo.multiply %826, %771 : tensor<3x128x32xf32>
    %cst_268 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %829 = stablehlo.multiply %828, %774 : tensor<3x32xf32>
    %cst_269 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %831 = stablehlo.multiply %830, %777 : tensor<3x32xf32>
    %cst_270 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %833 = stablehlo.multiply %832, %780 : tensor<3x32xf32>
    %cst_271 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %835 = stablehlo.multiply %834, %783 : tensor<3x32xf32>
    %cst_272 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %837 = stablehlo.multiply %836, %786 : tensor<3x4x8xf32>
    %cst_273 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %839 = stablehlo.multiply %838, %789 : tensor<3x32x4x8xf32>
    %cst_274 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %841 = stablehlo.multiply %840, %792 : tensor<3x32xf32>
    %cst_275 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %843 = stablehlo.multiply %842, %795 : tensor<3x4x8x32xf32>
    %cst_276 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %845 = stablehlo.multiply %844, %798 : tensor<3x4x8xf32>
    %cst_277 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %847 = stablehlo.multiply %846, %801 : tensor<3x32x4x8xf32>
    %cst_278 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %849 = stablehlo.multiply %848, %804 : tensor<3x4x8xf32>
    %cst_279 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %851 = stablehlo.multiply %850, %807 : tensor<3x32x4x8xf32>
    %cst_280 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %853 = stablehlo.multiply %852, %810 : tensor<12x32xf32>
    %cst_281 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %855 = stablehlo.multiply %854, %813 : tensor<64x32xf32>
    %856 = stablehlo.add %arg0, %815 : tensor<32x64xf32>
    %857 = stablehlo.add %arg1, %817 : tensor<32xf32>
    %858 = stablehlo.add %arg2, %819 : tensor<32xf32>
    %859 = stablehlo.add %arg3, %821 : tensor<3x128xf32>
    %860 = stablehlo.add %arg4, %823 : tensor<3x32x128xf32>
    %861 = stablehlo.add %arg5, %825 : tensor<3x32xf32>
    %862 = stablehlo.add %arg6, %827 : tensor<3x128x32xf32>
    %863 = stablehlo.add %arg7, %829 : tensor<3x32xf32>
    %864 = stablehlo.add %arg8, %831 : tensor<3x32xf32>
    %865 = stablehlo.add %arg9, %833 : tensor<3x32xf32>
    %866 = stablehlo.add %arg10, %835 : tensor<3x32xf32>
    %867 = stablehlo.add %arg11, %837 : tensor<3x4x8xf32>
    %868 = stablehlo.add %arg12, %839 : tensor<3x32x4x8xf32>
    %869 = stablehlo.add %arg13, %841 : tensor<3x32xf32>
    %870 = stablehlo.add %arg14, %843 : tensor<3x4x8x32xf32>
    %871 = stablehlo.add %arg15, %845 : tensor<3x4x8xf32>
    %872 = stablehlo.add %arg16, %847 : tensor<3x32x4x8xf32>
    %873 = stablehlo.add %arg17, %849 : tensor<3x4x8xf32>
    %874 = stablehlo.add %arg18, %851 : tensor<3x32x4x8xf32>
    %875 = stablehlo.add %arg19, %853 : tensor<12x32xf32>
    %876 = stablehlo.add %arg20, %855 : tensor<64x32xf32>
    %cst_282 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %877 = stablehlo.divide %25#24, %cst_282 : tensor<f32>
    return %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %534, %305, %310, %315, %320, %325, %330, %335, %340, %345, %350, %355, %360, %365, %370, %375, %380, %385, %390, %395, %400, %405, %411, %417, %423, %429, %435, %441, %447, %453, %459, %465, %471, %477, %483, %489, %495, %501, %507, %513, %519, %525, %531, %877 : tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x12xi32>, %arg1: tensor<i32>) -> tensor<8x12xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 12] : (tensor<2x8x12xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x12xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x12xi32>) -> tensor<8x12xi32>
    return %1 : tensor<8x12xi32>
  }
  func.func private @closed_call(%arg0: tensor<64x32xf32>, %arg1: tensor<12x32xf32>, %arg2: tensor<3x128xf32>, %arg3: tensor<3x32x128xf32>, %arg4: tensor<3x32xf32>, %arg5: tensor<3x128x32xf32>, %arg6: tensor<3x32xf32>, %arg7: tensor<3x32xf32>, %arg8: tensor<3x32xf32>, %arg9: tensor<3x32xf32>, %arg10: tensor<3x4x8xf32>, %arg11: tensor<3x32x4x8xf32>, %arg12: tensor<3x32xf32>, %arg13: tensor<3x4x8x32xf32>, %arg14: tensor<3x4x8xf32>, %arg15: tensor<3x32x4x8xf32>, %arg16: tensor<3x4x8xf32>, %arg17: tensor<3x32x4x8xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x64xf32>, %arg21: tensor<f32>, %arg22: tensor<32x64xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<3x128xf32>, %arg26: tensor<3x32x128xf32>, %arg27: tensor<3x32xf32>, %arg28: tensor<3x128x32xf32>, %arg29: tensor<3x32xf32>, %arg30: tensor<3x32xf32>, %arg31: tensor<3x32xf32>, %arg32: tensor<3x32xf32>, %arg33: tensor<3x4x8xf32>, %arg34: tensor<3x32x4x8xf32>, %arg35: tensor<3x32xf32>, %arg36: tensor<3x4x8x32xf32>, %arg37: tensor<3x4x8xf32>, %arg38: tensor<3x32x4x8xf32>, %arg39: tensor<3x4x8xf32>, %arg40: tensor<3x32x4x8xf32>, %arg41: tensor<12x32xf32>, %arg42: tensor<64x32xf32>, %arg43: tensor<8x12xi32>, %arg44: tensor<8x12xi32>) -> (tensor<f32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>) {
    %0:2 = call @_take(%arg0, %arg43) : (tensor<64x32xf32>, tensor<8x12xi32>) -> (tensor<8x12x32xf32>, tensor<8x12x1xi32>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12x32xf32>) -> tensor<1x12x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x12x32xf32>) -> tensor<8x12x32xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<8x12x32xf32>
    %4 = stablehlo.iota dim = 0 : tensor<12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<12xi32>) -> tensor<8x12xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x12xi32>) -> tensor<8x12x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<8x12xi32>) -> tensor<8x1x12xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<8x12x1xi32>) -> tensor<8x12x12xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x12xi32>) -> tensor<8x12x12xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<8x12x12xi32>, tensor<8x12x12xi32>) -> tensor<8x12x12xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 2, 3] : (tensor<8x12x12xi1>) -> tensor<8x1x12x12xi1>
    %12 = stablehlo.convert %11 : (tensor<8x1x12x12xi1>) -> tensor<8x1x12x12xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.sqrt %cst : tensor<f32>
    %14 = stablehlo.convert %13 : tensor<f32>
    %cst_0 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %15:2 = call @_where_0(%12, %cst_0) : (tensor<8x1x12x12xf32>, tensor<f32>) -> (tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x8x12x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17:22 = stablehlo.while(%iterArg = %arg2, %iterArg_54 = %arg3, %iterArg_55 = %arg4, %iterArg_56 = %arg5, %iterArg_57 = %arg6, %iterArg_58 = %arg7, %iterArg_59 = %arg8, %iterArg_60 = %arg9, %iterArg_61 = %arg10, %iterArg_62 = %arg11, %iterArg_63 = %arg12, %iterArg_64 = %arg13, %iterArg_65 = %arg14, %iterArg_66 = %arg15, %iterArg_67 = %arg16, %iterArg_68 = %arg17, %iterArg_69 = %14, %iterArg_70 = %15#0, %iterArg_71 = %15#1, %iterArg_72 = %c, %iterArg_73 = %3, %iterArg_74 = %16) : tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<f32>, tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>, tensor<i32>, tensor<8x12x32xf32>, tensor<3x8x12x32xf32>
    cond {
      %c_75 = stablehlo.constant dense<3> : tensor<i32>
      %177 = stablehlo.compare LT, %iterArg_72, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %177 : tensor<i1>
    } do {
      %177 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_72) : (tensor<3x128xf32>, tensor<i32>) -> tensor<128xf32>
      %178 = func.call @dynamic_index_in_dim_2(%iterArg_54, %iterArg_72) : (tensor<3x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %179 = func.call @dynamic_index_in_dim_3(%iterArg_55, %iterArg_72) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %180 = func.call @dynamic_index_in_dim_4(%iterArg_56, %iterArg_72) : (tensor<3x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %181 = func.call @dynamic_index_in_dim_3(%iterArg_57, %iterArg_72) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %182 = func.call @dynamic_index_in_dim_3(%iterArg_58, %iterArg_72) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %183 = func.call @dynamic_index_in_dim_3(%iterArg_59, %iterArg_72) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %184 = func.call @dynamic_index_in_dim_3(%iterArg_60, %iterArg_72) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %185 = func.call @dynamic_index_in_dim_5(%iterArg_61, %iterArg_72) : (tensor<3x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %186 = func.call @dynamic_index_in_dim_6(%iterArg_62, %iterArg_72) : (tensor<3x32x4x8xf32>, tensor<i32>) -> tensor<32x4x8xf32>
      %187 = func.call @dynamic_index_in_dim_3(%iterArg_63, %iterArg_72) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %188 = func.call @dynamic_index_in_dim_7(%iterArg_64, %iterArg_72) : (tensor<3x4x8x32xf32>, tensor<i32>) -> tensor<4x8x32xf32>
      %189 = func.call @dynamic_index_in_dim_5(%iterArg_65, %iterArg_72) : (tensor<3x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %190 = func.call @dynamic_index_in_dim_6(%iterArg_66, %iterArg_72) : (tensor<3x32x4x8xf32>, tensor<i32>) -> tensor<32x4x8xf32>
      %191 = func.call @dynamic_index_in_dim_5(%iterArg_67, %iterArg_72) : (tensor<3x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %192 = func.call @dynamic_index_in_dim_6(%iterArg_68, %iterArg_72) : (tensor<3x32x4x8xf32>, tensor<i32>) -> tensor<32x4x8xf32>
      %193:2 = func.call @closed_call_8(%iterArg_69, %iterArg_70, %iterArg_71, %iterArg_73, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192) : (tensor<f32>, tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>, tensor<8x12x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>) -> (tensor<8x12x32xf32>, tensor<8x12x32xf32>)
      %194 = func.call @dynamic_update_index_in_dim(%iterArg_74, %193#1, %iterArg_72) : (tensor<3x8x12x32xf32>, tensor<8x12x32xf32>, tensor<i32>) -> tensor<3x8x12x32xf32>
      %c_75 = stablehlo.constant dense<1> : tensor<i32>
      %195 = stablehlo.add %iterArg_72, %c_75 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %195, %193#0, %194 : tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<f32>, tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>, tensor<i32>, tensor<8x12x32xf32>, tensor<3x8x12x32xf32>
    }
    %18 = chlo.square %17#20 : tensor<8x12x32xf32> -> tensor<8x12x32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %20 = stablehlo.multiply %19, %17#20 : tensor<8x12x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%17#20 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %23 = stablehlo.divide %21, %22 : tensor<8x12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %26 = stablehlo.divide %24, %25 : tensor<8x12xf32>
    %27 = chlo.square %23 : tensor<8x12xf32> -> tensor<8x12xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %29 = stablehlo.multiply %28, %23 : tensor<8x12xf32>
    %30 = stablehlo.subtract %26, %27 : tensor<8x12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<8x12xf32>
    %33 = stablehlo.compare EQ, %30, %32, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<8x12xi1>, tensor<8x12xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %38 = stablehlo.compare EQ, %37, %32, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<8x12xi1>, tensor<8x12xf32>
    %42 = stablehlo.divide %36, %41 : tensor<8x12xf32>
    %43 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %44 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %46 = stablehlo.subtract %17#20, %45 : tensor<8x12x32xf32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %48 = stablehlo.add %44, %47 : tensor<8x12x1xf32>
    %49 = stablehlo.rsqrt %48 : tensor<8x12x1xf32>
    %50 = stablehlo.divide %49, %48 : tensor<8x12x1xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<8x12x1xf32>
    %53 = stablehlo.reshape %arg18 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %54 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<8x12x32xf32>
    %57 = stablehlo.multiply %46, %56 : tensor<8x12x32xf32>
    %58 = stablehlo.reshape %arg19 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %60 = stablehlo.add %57, %59 : tensor<8x12x32xf32>
    %61 = stablehlo.dot_general %60, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x64xf32>) -> tensor<8x12x64xf32>
    %62 = stablehlo.broadcast_in_dim %arg44, dims = [0, 1] : (tensor<8x12xi32>) -> tensor<8x12x1xi32>
    %63:2 = call @take_along_axis(%61, %62) : (tensor<8x12x64xf32>, tensor<8x12x1xi32>) -> (tensor<8x12x1xf32>, tensor<8x12x1x1xi32>)
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %64:2 = call @_take_10(%63#0, %c_16) : (tensor<8x12x1xf32>, tensor<i32>) -> (tensor<8x12xf32>, tensor<1xi32>)
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.maximum across dimensions = [2] : (tensor<8x12x64xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %67 = stablehlo.maximum %66, %65 : tensor<8x12xf32>
    %68 = stablehlo.is_finite %67 : (tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %70 = stablehlo.select %68, %67, %69 : tensor<8x12xi1>, tensor<8x12xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x64xf32>
    %73 = stablehlo.subtract %61, %72 : tensor<8x12x64xf32>
    %74 = stablehlo.exponential %73 : tensor<8x12x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x12x64xf32>, tensor<f32>) -> tensor<8x12xf32>
    %76 = stablehlo.abs %75 : tensor<8x12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %78 = stablehlo.compare GE, %75, %77, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %79 = stablehlo.log %76 : tensor<8x12xf32>
    %80 = stablehlo.add %79, %70 : tensor<8x12xf32>
    %81 = stablehlo.subtract %80, %64#0 : tensor<8x12xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %83 = stablehlo.divide %82, %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %84 = stablehlo.divide %cst_24, %cst_25 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %86 = stablehlo.negate %85 : tensor<8x12xf32>
    %87 = stablehlo.divide %85, %76 : tensor<8x12xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %89 = stablehlo.select %78, %88, %87 : tensor<8x12xi1>, tensor<8x12xf32>
    %90 = stablehlo.select %78, %87, %88 : tensor<8x12xi1>, tensor<8x12xf32>
    %91 = stablehlo.negate %89 : tensor<8x12xf32>
    %92 = stablehlo.add %90, %91 : tensor<8x12xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x64xf32>
    %94 = stablehlo.multiply %93, %74 : tensor<8x12x64xf32>
    %95 = call @_take_12(%64#1, %86) : (tensor<1xi32>, tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %96 = call @take_along_axis_13(%63#1, %95) : (tensor<8x12x1x1xi32>, tensor<8x12x1xf32>) -> tensor<8x12x64xf32>
    %97 = stablehlo.add %94, %96 : tensor<8x12x64xf32>
    %98 = stablehlo.dot_general %97, %60, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64xf32>, tensor<8x12x32xf32>) -> tensor<64x32xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %100 = stablehlo.dot_general %97, %arg20, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64xf32>, tensor<32x64xf32>) -> tensor<8x12x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %102 = stablehlo.reshape %101 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %103 = stablehlo.reshape %102 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %104 = stablehlo.multiply %46, %100 : tensor<8x12x32xf32>
    %105 = stablehlo.multiply %100, %56 : tensor<8x12x32xf32>
    %106 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %107 = stablehlo.multiply %106, %104 : tensor<8x12x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.reshape %108 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %110 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %111 = stablehlo.multiply %104, %110 : tensor<8x12x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %113 = stablehlo.reshape %112 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %114 = stablehlo.reshape %109 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %115 = stablehlo.multiply %113, %52 : tensor<8x12x1xf32>
    %116 = stablehlo.negate %105 : tensor<8x12x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %118 = stablehlo.reshape %117 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%115 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%118 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %121 = stablehlo.multiply %119, %42 : tensor<8x12xf32>
    %122 = stablehlo.negate %121 : tensor<8x12xf32>
    %123 = stablehlo.multiply %122, %29 : tensor<8x12xf32>
    %124 = stablehlo.add %120, %123 : tensor<8x12xf32>
    %cst_33 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %126 = stablehlo.divide %121, %125 : tensor<8x12xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %129 = stablehlo.divide %124, %128 : tensor<8x12xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %131 = stablehlo.add %105, %130 : tensor<8x12x32xf32>
    %132 = stablehlo.multiply %127, %20 : tensor<8x12x32xf32>
    %133 = stablehlo.add %131, %132 : tensor<8x12x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x128xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x32x128xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x128x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4x8x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %150:35 = stablehlo.while(%iterArg = %arg2, %iterArg_54 = %arg3, %iterArg_55 = %arg5, %iterArg_56 = %arg6, %iterArg_57 = %arg7, %iterArg_58 = %arg8, %iterArg_59 = %arg9, %iterArg_60 = %arg10, %iterArg_61 = %arg11, %iterArg_62 = %arg12, %iterArg_63 = %arg13, %iterArg_64 = %arg14, %iterArg_65 = %arg15, %iterArg_66 = %arg16, %iterArg_67 = %arg17, %iterArg_68 = %17#21, %iterArg_69 = %12, %iterArg_70 = %c_51, %iterArg_71 = %133, %iterArg_72 = %134, %iterArg_73 = %135, %iterArg_74 = %136, %iterArg_75 = %137, %iterArg_76 = %138, %iterArg_77 = %139, %iterArg_78 = %140, %iterArg_79 = %141, %iterArg_80 = %142, %iterArg_81 = %143, %iterArg_82 = %144, %iterArg_83 = %145, %iterArg_84 = %146, %iterArg_85 = %147, %iterArg_86 = %148, %iterArg_87 = %149) : tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x8x12x32xf32>, tensor<8x1x12x12xf32>, tensor<i32>, tensor<8x12x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>
    cond {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %177 = stablehlo.compare LT, %iterArg_70, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %177 : tensor<i1>
    } do {
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %177 = stablehlo.subtract %c_88, %iterArg_70 : tensor<i32>
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %178 = stablehlo.subtract %177, %c_89 : tensor<i32>
      %179 = func.call @dynamic_index_in_dim_1(%iterArg, %178) : (tensor<3x128xf32>, tensor<i32>) -> tensor<128xf32>
      %180 = func.call @dynamic_index_in_dim_2(%iterArg_54, %178) : (tensor<3x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %181 = func.call @dynamic_index_in_dim_4(%iterArg_55, %178) : (tensor<3x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %182 = func.call @dynamic_index_in_dim_3(%iterArg_56, %178) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %183 = func.call @dynamic_index_in_dim_3(%iterArg_57, %178) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %184 = func.call @dynamic_index_in_dim_3(%iterArg_58, %178) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %185 = func.call @dynamic_index_in_dim_3(%iterArg_59, %178) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %186 = func.call @dynamic_index_in_dim_5(%iterArg_60, %178) : (tensor<3x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %187 = func.call @dynamic_index_in_dim_6(%iterArg_61, %178) : (tensor<3x32x4x8xf32>, tensor<i32>) -> tensor<32x4x8xf32>
      %188 = func.call @dynamic_index_in_dim_3(%iterArg_62, %178) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %189 = func.call @dynamic_index_in_dim_7(%iterArg_63, %178) : (tensor<3x4x8x32xf32>, tensor<i32>) -> tensor<4x8x32xf32>
      %190 = func.call @dynamic_index_in_dim_5(%iterArg_64, %178) : (tensor<3x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %191 = func.call @dynamic_index_in_dim_6(%iterArg_65, %178) : (tensor<3x32x4x8xf32>, tensor<i32>) -> tensor<32x4x8xf32>
      %192 = func.call @dynamic_index_in_dim_5(%iterArg_66, %178) : (tensor<3x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %193 = func.call @dynamic_index_in_dim_6(%iterArg_67, %178) : (tensor<3x32x4x8xf32>, tensor<i32>) -> tensor<32x4x8xf32>
      %194 = func.call @dynamic_index_in_dim_14(%iterArg_68, %178) : (tensor<3x8x12x32xf32>, tensor<i32>) -> tensor<8x12x32xf32>
      %195:17 = func.call @closed_call_15(%iterArg_69, %iterArg_71, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194) : (tensor<8x1x12x12xf32>, tensor<8x12x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<8x12x32xf32>) -> (tensor<8x12x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>)
      %196 = func.call @dynamic_update_index_in_dim_18(%iterArg_72, %195#1, %178) : (tensor<3x128xf32>, tensor<128xf32>, tensor<i32>) -> tensor<3x128xf32>
      %197 = func.call @dynamic_update_index_in_dim_19(%iterArg_73, %195#2, %178) : (tensor<3x32x128xf32>, tensor<32x128xf32>, tensor<i32>) -> tensor<3x32x128xf32>
      %198 = func.call @dynamic_update_index_in_dim_20(%iterArg_74, %195#3, %178) : (tensor<3x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %199 = func.call @dynamic_update_index_in_dim_21(%iterArg_75, %195#4, %178) : (tensor<3x128x32xf32>, tensor<128x32xf32>, tensor<i32>) -> tensor<3x128x32xf32>
      %200 = func.call @dynamic_update_index_in_dim_20(%iterArg_76, %195#5, %178) : (tensor<3x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %201 = func.call @dynamic_update_index_in_dim_20(%iterArg_77, %195#6, %178) : (tensor<3x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %202 = func.call @dynamic_update_index_in_dim_20(%iterArg_78, %195#7, %178) : (tensor<3x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %203 = func.call @dynamic_update_index_in_dim_20(%iterArg_79, %195#8, %178) : (tensor<3x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %204 = func.call @dynamic_update_index_in_dim_22(%iterArg_80, %195#9, %178) : (tensor<3x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<3x4x8xf32>
      %205 = func.call @dynamic_update_index_in_dim_23(%iterArg_81, %195#10, %178) : (tensor<3x32x4x8xf32>, tensor<32x4x8xf32>, tensor<i32>) -> tensor<3x32x4x8xf32>
      %206 = func.call @dynamic_update_index_in_dim_20(%iterArg_82, %195#11, %178) : (tensor<3x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %207 = func.call @dynamic_update_index_in_dim_24(%iterArg_83, %195#12, %178) : (tensor<3x4x8x32xf32>, tensor<4x8x32xf32>, tensor<i32>) -> tensor<3x4x8x32xf32>
      %208 = func.call @dynamic_update_index_in_dim_22(%iterArg_84, %195#13, %178) : (tensor<3x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<3x4x8xf32>
      %209 = func.call @dynamic_update_index_in_dim_23(%iterArg_85, %195#14, %178) : (tensor<3x32x4x8xf32>, tensor<32x4x8xf32>, tensor<i32>) -> tensor<3x32x4x8xf32>
      %210 = func.call @dynamic_update_index_in_dim_22(%iterArg_86, %195#15, %178) : (tensor<3x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<3x4x8xf32>
      %211 = func.call @dynamic_update_index_in_dim_23(%iterArg_87, %195#16, %178) : (tensor<3x32x4x8xf32>, tensor<32x4x8xf32>, tensor<i32>) -> tensor<3x32x4x8xf32>
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %212 = stablehlo.add %iterArg_70, %c_90 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %212, %195#0, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211 : tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x8x12x32xf32>, tensor<8x1x12x12xf32>, tensor<i32>, tensor<8x12x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>
    }
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150#18 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<12x32xf32>
    %152 = stablehlo.reshape %151 : (tensor<12x32xf32>) -> tensor<1x12x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x12x32xf32>, tensor<f32>) -> tensor<12x32xf32>
    %154 = call @_take_25(%0#1, %150#18) : (tensor<8x12x1xi32>, tensor<8x12x32xf32>) -> tensor<64x32xf32>
    %155 = stablehlo.add %arg21, %83 : tensor<f32>
    %156 = stablehlo.add %arg22, %99 : tensor<32x64xf32>
    %157 = stablehlo.add %arg23, %103 : tensor<32xf32>
    %158 = stablehlo.add %arg24, %114 : tensor<32xf32>
    %159 = stablehlo.add %arg25, %150#19 : tensor<3x128xf32>
    %160 = stablehlo.add %arg26, %150#20 : tensor<3x32x128xf32>
    %161 = stablehlo.add %arg27, %150#21 : tensor<3x32xf32>
    %162 = stablehlo.add %arg28, %150#22 : tensor<3x128x32xf32>
    %163 = stablehlo.add %arg29, %150#23 : tensor<3x32xf32>
    %164 = stablehlo.add %arg30, %150#24 : tensor<3x32xf32>
    %165 = stablehlo.add %arg31, %150#25 : tensor<3x32xf32>
    %166 = stablehlo.add %arg32, %150#26 : tensor<3x32xf32>
    %167 = stablehlo.add %arg33, %150#27 : tensor<3x4x8xf32>
    %168 = stablehlo.add %arg34, %150#28 : tensor<3x32x4x8xf32>
    %169 = stablehlo.add %arg35, %150#29 : tensor<3x32xf32>
    %170 = stablehlo.add %arg36, %150#30 : tensor<3x4x8x32xf32>
    %171 = stablehlo.add %arg37, %150#31 : tensor<3x4x8xf32>
    %172 = stablehlo.add %arg38, %150#32 : tensor<3x32x4x8xf32>
    %173 = stablehlo.add %arg39, %150#33 : tensor<3x4x8xf32>
    %174 = stablehlo.add %arg40, %150#34 : tensor<3x32x4x8xf32>
    %175 = stablehlo.add %arg41, %153 : tensor<12x32xf32>
    %176 = stablehlo.add %arg42, %154 : tensor<64x32xf32>
    return %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176 : tensor<f32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32xf32>, tensor<3x128x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x32xf32>, tensor<3x4x8x32xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<3x4x8xf32>, tensor<3x32x4x8xf32>, tensor<12x32xf32>, tensor<64x32xf32>
  }
  func.func private @_take(%arg0: tensor<64x32xf32>, %arg1: tensor<8x12xi32>) -> (tensor<8x12x32xf32>, tensor<8x12x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x12xi32>, tensor<8x12xi32>) -> tensor<8x12xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x12xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<8x12xi1>, tensor<8x12xi32>, tensor<8x12xi32>) -> tensor<8x12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x12xi32>) -> tensor<8x12x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x12x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x12x1xi32>, tensor<8x12x1xi32>) -> tensor<8x12x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x12x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x12x1xi32>, tensor<8x12x1xi32>) -> tensor<8x12x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x12x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x12x1xi1>, tensor<i1>) -> tensor<8x12xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<8x12x1xi32>) -> tensor<8x12x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<8x12xi1>) -> tensor<8x12x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<8x12x32xi1>, tensor<8x12x32xf32>
    return %16, %5 : tensor<8x12x32xf32>, tensor<8x12x1xi32>
  }
  func.func private @_where(%arg0: tensor<8x12xi1>, %arg1: tensor<8x12xi32>, %arg2: tensor<8x12xi32>) -> tensor<8x12xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x12xi1>, tensor<8x12xi32>
    return %0 : tensor<8x12xi32>
  }
  func.func private @_where_0(%arg0: tensor<8x1x12x12xf32>, %arg1: tensor<f32>) -> (tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1x12x12xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<8x1x12x12xf32>, tensor<8x1x12x12xf32>) -> tensor<8x1x12x12xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<8x1x12x12xi1>) -> tensor<8x4x12x12xi1>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x4x12x12xf32>
    return %2, %3 : tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x128xf32>, %arg1: tensor<i32>) -> tensor<128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 128] : (tensor<3x128xf32>, tensor<i32>, tensor<i32>) -> tensor<1x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128xf32>) -> tensor<128xf32>
    return %1 : tensor<128xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x32x128xf32>, %arg1: tensor<i32>) -> tensor<32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<3x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<3x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x128x32xf32>, %arg1: tensor<i32>) -> tensor<128x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<3x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 8] : (tensor<3x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x32x4x8xf32>, %arg1: tensor<i32>) -> tensor<32x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 32, 4, 8] : (tensor<3x32x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4x8xf32>) -> tensor<32x4x8xf32>
    return %1 : tensor<32x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x4x8x32xf32>, %arg1: tensor<i32>) -> tensor<4x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 8, 32] : (tensor<3x4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8x32xf32>) -> tensor<4x8x32xf32>
    return %1 : tensor<4x8x32xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<f32>, %arg1: tensor<8x4x12x12xi1>, %arg2: tensor<8x4x12x12xf32>, %arg3: tensor<8x12x32xf32>, %arg4: tensor<128xf32>, %arg5: tensor<32x128xf32>, %arg6: tensor<32xf32>, %arg7: tensor<128x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<4x8xf32>, %arg13: tensor<32x4x8xf32>, %arg14: tensor<32xf32>, %arg15: tensor<4x8x32xf32>, %arg16: tensor<4x8xf32>, %arg17: tensor<32x4x8xf32>, %arg18: tensor<4x8xf32>, %arg19: tensor<32x4x8xf32>) -> (tensor<8x12x32xf32>, tensor<8x12x32xf32>) {
    %0 = chlo.square %arg3 : tensor<8x12x32xf32> -> tensor<8x12x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8x12xf32>
    %7 = chlo.square %3 : tensor<8x12xf32> -> tensor<8x12xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<8x12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<8x12xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %14 = stablehlo.subtract %arg3, %13 : tensor<8x12x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<8x12x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<8x12x1xf32>
    %18 = stablehlo.reshape %arg9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<8x12x32xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<8x12x32xf32>
    %23 = stablehlo.reshape %arg8 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %25 = stablehlo.add %22, %24 : tensor<8x12x32xf32>
    %26 = stablehlo.dot_general %25, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x4x8xf32>) -> tensor<8x12x4x8xf32>
    %27 = stablehlo.reshape %arg16 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>) -> tensor<8x12x4x8xf32>
    %29 = stablehlo.add %26, %28 : tensor<8x12x4x8xf32>
    %30 = stablehlo.dot_general %25, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x4x8xf32>) -> tensor<8x12x4x8xf32>
    %31 = stablehlo.reshape %arg12 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>) -> tensor<8x12x4x8xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x12x4x8xf32>
    %34 = stablehlo.dot_general %25, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x4x8xf32>) -> tensor<8x12x4x8xf32>
    %35 = stablehlo.reshape %arg18 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>) -> tensor<8x12x4x8xf32>
    %37 = stablehlo.add %34, %36 : tensor<8x12x4x8xf32>
    %38 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x12x4x8xf32>
    %39 = stablehlo.divide %29, %38 : tensor<8x12x4x8xf32>
    %40 = stablehlo.dot_general %39, %33, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x12xf32>
    %41 = call @_where_9(%40, %arg1, %arg2) : (tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>) -> tensor<8x4x12x12xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x12xf32>
    %44 = stablehlo.maximum %43, %42 : tensor<8x4x12xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %47 = stablehlo.subtract %41, %46 : tensor<8x4x12x12xf32>
    %48 = stablehlo.exponential %47 : tensor<8x4x12x12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %52 = stablehlo.divide %48, %51 : tensor<8x4x12x12xf32>
    %53 = stablehlo.dot_general %37, %52, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x4x12x12xf32>) -> tensor<8x4x8x12xf32>
    %54 = stablehlo.transpose %53, dims = [0, 3, 1, 2] : (tensor<8x4x8x12xf32>) -> tensor<8x12x4x8xf32>
    %55 = stablehlo.dot_general %54, %arg15, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<4x8x32xf32>) -> tensor<8x12x32xf32>
    %56 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %58 = stablehlo.add %55, %57 : tensor<8x12x32xf32>
    %59 = stablehlo.add %arg3, %58 : tensor<8x12x32xf32>
    %60 = chlo.square %59 : tensor<8x12x32xf32> -> tensor<8x12x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%59 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %63 = stablehlo.divide %61, %62 : tensor<8x12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%60 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %66 = stablehlo.divide %64, %65 : tensor<8x12xf32>
    %67 = chlo.square %63 : tensor<8x12xf32> -> tensor<8x12xf32>
    %68 = stablehlo.subtract %66, %67 : tensor<8x12xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %70 = stablehlo.maximum %69, %68 : tensor<8x12xf32>
    %71 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %74 = stablehlo.subtract %59, %73 : tensor<8x12x32xf32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %76 = stablehlo.add %72, %75 : tensor<8x12x1xf32>
    %77 = stablehlo.rsqrt %76 : tensor<8x12x1xf32>
    %78 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<8x12x32xf32>
    %82 = stablehlo.multiply %74, %81 : tensor<8x12x32xf32>
    %83 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %85 = stablehlo.add %82, %84 : tensor<8x12x32xf32>
    %86 = stablehlo.dot_general %85, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x128xf32>) -> tensor<8x12x128xf32>
    %87 = stablehlo.reshape %arg4 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x12x128xf32>
    %89 = stablehlo.add %86, %88 : tensor<8x12x128xf32>
    %90 = stablehlo.multiply %89, %89 : tensor<8x12x128xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<8x12x128xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<8x12x128xf32>
    %94 = stablehlo.add %89, %93 : tensor<8x12x128xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<8x12x128xf32>
    %97 = stablehlo.tanh %96 : tensor<8x12x128xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %99 = stablehlo.add %98, %97 : tensor<8x12x128xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<8x12x128xf32>
    %102 = stablehlo.multiply %89, %101 : tensor<8x12x128xf32>
    %103 = stablehlo.dot_general %102, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x128xf32>, tensor<128x32xf32>) -> tensor<8x12x32xf32>
    %104 = stablehlo.reshape %arg6 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %106 = stablehlo.add %103, %105 : tensor<8x12x32xf32>
    %107 = stablehlo.add %59, %106 : tensor<8x12x32xf32>
    %108 = sdy.sharding_constraint %107 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x12x32xf32>
    return %108, %arg3 : tensor<8x12x32xf32>, tensor<8x12x32xf32>
  }
  func.func private @_where_9(%arg0: tensor<8x4x12x12xf32>, %arg1: tensor<8x4x12x12xi1>, %arg2: tensor<8x4x12x12xf32>) -> tensor<8x4x12x12xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>
    return %0 : tensor<8x4x12x12xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x8x12x32xf32>, %arg1: tensor<8x12x32xf32>, %arg2: tensor<i32>) -> tensor<3x8x12x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x12x32xf32>) -> tensor<1x8x12x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x8x12x32xf32>, tensor<1x8x12x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x12x32xf32>
    return %1 : tensor<3x8x12x32xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x12x64xf32>, %arg1: tensor<8x12x1xi32>) -> (tensor<8x12x1xf32>, tensor<8x12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x12x1xi32>, tensor<8x12x1xi32>) -> tensor<8x12x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x12x1xi1>, tensor<8x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x12x1xi32>) -> tensor<8x12x1x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x12x1x1xi32>, tensor<8x12x1x1xi32>) -> tensor<8x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x12x1x1xi32>, tensor<8x12x1x1xi32>) -> tensor<8x12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x12x1x1xi1>, tensor<i1>) -> tensor<8x12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x12x64xf32>, tensor<8x12x1x1xi32>) -> tensor<8x12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x12x1xi1>, tensor<8x12x1xf32>
    return %15, %5 : tensor<8x12x1xf32>, tensor<8x12x1x1xi32>
  }
  func.func private @_take_10(%arg0: tensor<8x12x1xf32>, %arg1: tensor<i32>) -> (tensor<8x12xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_11(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 12, 1>}> : (tensor<8x12x1xf32>, tensor<1xi32>) -> tensor<8x12xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x12xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8x12xi1>, tensor<8x12xf32>
    return %13, %3 : tensor<8x12xf32>, tensor<1xi32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_12(%arg0: tensor<1xi32>, %arg1: tensor<8x12xf32>) -> tensor<8x12x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x12x1xf32>, tensor<1xi32>, tensor<8x12xf32>) -> tensor<8x12x1xf32>
    return %1 : tensor<8x12x1xf32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<8x12x1x1xi32>, %arg1: tensor<8x12x1xf32>) -> tensor<8x12x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x12x64xf32>, tensor<8x12x1x1xi32>, tensor<8x12x1xf32>) -> tensor<8x12x64xf32>
    return %1 : tensor<8x12x64xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x8x12x32xf32>, %arg1: tensor<i32>) -> tensor<8x12x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 12, 32] : (tensor<3x8x12x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x12x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x12x32xf32>) -> tensor<8x12x32xf32>
    return %1 : tensor<8x12x32xf32>
  }
  func.func private @closed_call_15(%arg0: tensor<8x1x12x12xf32>, %arg1: tensor<8x12x32xf32>, %arg2: tensor<128xf32>, %arg3: tensor<32x128xf32>, %arg4: tensor<128x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<4x8xf32>, %arg10: tensor<32x4x8xf32>, %arg11: tensor<32xf32>, %arg12: tensor<4x8x32xf32>, %arg13: tensor<4x8xf32>, %arg14: tensor<32x4x8xf32>, %arg15: tensor<4x8xf32>, %arg16: tensor<32x4x8xf32>, %arg17: tensor<8x12x32xf32>) -> (tensor<8x12x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>) {
    %0 = chlo.square %arg17 : tensor<8x12x32xf32> -> tensor<8x12x32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %2 = stablehlo.multiply %1, %arg17 : tensor<8x12x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg17 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8x12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%0 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %8 = stablehlo.divide %6, %7 : tensor<8x12xf32>
    %9 = chlo.square %5 : tensor<8x12xf32> -> tensor<8x12xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %11 = stablehlo.multiply %10, %5 : tensor<8x12xf32>
    %12 = stablehlo.subtract %8, %9 : tensor<8x12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<8x12xf32>
    %15 = stablehlo.compare EQ, %12, %14, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<8x12xi1>, tensor<8x12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<8x12xi1>, tensor<8x12xf32>
    %24 = stablehlo.divide %18, %23 : tensor<8x12xf32>
    %25 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %26 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %28 = stablehlo.subtract %arg17, %27 : tensor<8x12x32xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %30 = stablehlo.add %26, %29 : tensor<8x12x1xf32>
    %31 = stablehlo.rsqrt %30 : tensor<8x12x1xf32>
    %32 = stablehlo.divide %31, %30 : tensor<8x12x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<8x12x1xf32>
    %35 = stablehlo.reshape %arg6 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %36 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<8x12x32xf32>
    %39 = stablehlo.multiply %28, %38 : tensor<8x12x32xf32>
    %40 = stablehlo.reshape %arg5 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %42 = stablehlo.add %39, %41 : tensor<8x12x32xf32>
    %43 = stablehlo.dot_general %42, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x4x8xf32>) -> tensor<8x12x4x8xf32>
    %44 = stablehlo.reshape %arg13 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>) -> tensor<8x12x4x8xf32>
    %46 = stablehlo.add %43, %45 : tensor<8x12x4x8xf32>
    %47 = stablehlo.dot_general %42, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x4x8xf32>) -> tensor<8x12x4x8xf32>
    %48 = stablehlo.reshape %arg9 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>) -> tensor<8x12x4x8xf32>
    %50 = stablehlo.add %47, %49 : tensor<8x12x4x8xf32>
    %51 = stablehlo.dot_general %42, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x4x8xf32>) -> tensor<8x12x4x8xf32>
    %52 = stablehlo.reshape %arg15 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>) -> tensor<8x12x4x8xf32>
    %54 = stablehlo.add %51, %53 : tensor<8x12x4x8xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %55 = stablehlo.sqrt %cst_13 : tensor<f32>
    %56 = stablehlo.convert %55 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<8x12x4x8xf32>
    %58 = stablehlo.divide %46, %57 : tensor<8x12x4x8xf32>
    %59 = stablehlo.dot_general %58, %50, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x12xf32>
    %cst_14 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %60:2 = call @_where_16(%arg0, %59, %cst_14) : (tensor<8x1x12x12xf32>, tensor<8x4x12x12xf32>, tensor<f32>) -> (tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60#0 init: %cst_15) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x4x12xf32>
    %63 = stablehlo.maximum %62, %61 : tensor<8x4x12xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %66 = stablehlo.subtract %60#0, %65 : tensor<8x4x12x12xf32>
    %67 = stablehlo.exponential %66 : tensor<8x4x12x12xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %71 = stablehlo.divide %67, %70 : tensor<8x4x12x12xf32>
    %72 = stablehlo.multiply %69, %69 : tensor<8x4x12x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x4x12x1xf32>
    %74 = stablehlo.divide %73, %72 : tensor<8x4x12x1xf32>
    %75 = stablehlo.dot_general %54, %71, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x4x12x12xf32>) -> tensor<8x4x8x12xf32>
    %76 = stablehlo.transpose %75, dims = [0, 3, 1, 2] : (tensor<8x4x8x12xf32>) -> tensor<8x12x4x8xf32>
    %77 = stablehlo.dot_general %76, %arg12, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<4x8x32xf32>) -> tensor<8x12x32xf32>
    %78 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %80 = stablehlo.add %77, %79 : tensor<8x12x32xf32>
    %81 = stablehlo.add %arg17, %80 : tensor<8x12x32xf32>
    %82 = chlo.square %81 : tensor<8x12x32xf32> -> tensor<8x12x32xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %84 = stablehlo.multiply %83, %81 : tensor<8x12x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%81 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %87 = stablehlo.divide %85, %86 : tensor<8x12xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%82 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %90 = stablehlo.divide %88, %89 : tensor<8x12xf32>
    %91 = chlo.square %87 : tensor<8x12xf32> -> tensor<8x12xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %93 = stablehlo.multiply %92, %87 : tensor<8x12xf32>
    %94 = stablehlo.subtract %90, %91 : tensor<8x12xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %96 = stablehlo.maximum %95, %94 : tensor<8x12xf32>
    %97 = stablehlo.compare EQ, %94, %96, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %100 = stablehlo.select %97, %98, %99 : tensor<8x12xi1>, tensor<8x12xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %102 = stablehlo.compare EQ, %101, %96, FLOAT : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %105 = stablehlo.select %102, %103, %104 : tensor<8x12xi1>, tensor<8x12xf32>
    %106 = stablehlo.divide %100, %105 : tensor<8x12xf32>
    %107 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %108 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %109 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %110 = stablehlo.subtract %81, %109 : tensor<8x12x32xf32>
    %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %112 = stablehlo.add %108, %111 : tensor<8x12x1xf32>
    %113 = stablehlo.rsqrt %112 : tensor<8x12x1xf32>
    %114 = stablehlo.divide %113, %112 : tensor<8x12x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<8x12x1xf32>
    %117 = stablehlo.reshape %arg8 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %118 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %120 = stablehlo.multiply %118, %119 : tensor<8x12x32xf32>
    %121 = stablehlo.multiply %110, %120 : tensor<8x12x32xf32>
    %122 = stablehlo.reshape %arg7 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %124 = stablehlo.add %121, %123 : tensor<8x12x32xf32>
    %125 = stablehlo.dot_general %124, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<32x128xf32>) -> tensor<8x12x128xf32>
    %126 = stablehlo.reshape %arg2 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x12x128xf32>
    %128 = stablehlo.add %125, %127 : tensor<8x12x128xf32>
    %129 = stablehlo.multiply %128, %128 : tensor<8x12x128xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<8x12x128xf32>
    %131 = stablehlo.multiply %128, %128 : tensor<8x12x128xf32>
    %cst_33 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %133 = stablehlo.multiply %132, %131 : tensor<8x12x128xf32>
    %cst_34 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %135 = stablehlo.multiply %134, %130 : tensor<8x12x128xf32>
    %136 = stablehlo.add %128, %135 : tensor<8x12x128xf32>
    %cst_35 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %138 = stablehlo.multiply %137, %136 : tensor<8x12x128xf32>
    %139 = stablehlo.tanh %138 : tensor<8x12x128xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %141 = stablehlo.subtract %140, %139 : tensor<8x12x128xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %143 = stablehlo.add %142, %139 : tensor<8x12x128xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %145 = stablehlo.multiply %144, %143 : tensor<8x12x128xf32>
    %146 = stablehlo.multiply %128, %145 : tensor<8x12x128xf32>
    %147 = sdy.sharding_constraint %arg1 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x12x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %149 = stablehlo.reshape %148 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %150 = stablehlo.reshape %149 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %151 = stablehlo.dot_general %147, %146, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<8x12x128xf32>) -> tensor<32x128xf32>
    %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %153 = stablehlo.dot_general %147, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<128x32xf32>) -> tensor<8x12x128xf32>
    %154 = stablehlo.multiply %128, %153 : tensor<8x12x128xf32>
    %155 = stablehlo.multiply %153, %145 : tensor<8x12x128xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %157 = stablehlo.multiply %156, %154 : tensor<8x12x128xf32>
    %158 = stablehlo.multiply %157, %141 : tensor<8x12x128xf32>
    %159 = stablehlo.multiply %158, %139 : tensor<8x12x128xf32>
    %160 = stablehlo.add %158, %159 : tensor<8x12x128xf32>
    %cst_41 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %162 = stablehlo.multiply %161, %160 : tensor<8x12x128xf32>
    %163 = stablehlo.add %155, %162 : tensor<8x12x128xf32>
    %cst_42 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %165 = stablehlo.multiply %164, %162 : tensor<8x12x128xf32>
    %166 = stablehlo.multiply %165, %133 : tensor<8x12x128xf32>
    %167 = stablehlo.add %163, %166 : tensor<8x12x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x128xf32>, tensor<f32>) -> tensor<128xf32>
    %169 = stablehlo.reshape %168 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %170 = stablehlo.reshape %169 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %171 = stablehlo.dot_general %167, %124, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x128xf32>, tensor<8x12x32xf32>) -> tensor<128x32xf32>
    %172 = stablehlo.transpose %171, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %173 = stablehlo.dot_general %167, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x128xf32>, tensor<32x128xf32>) -> tensor<8x12x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %175 = stablehlo.reshape %174 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %176 = stablehlo.reshape %175 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %177 = stablehlo.multiply %110, %173 : tensor<8x12x32xf32>
    %178 = stablehlo.multiply %173, %120 : tensor<8x12x32xf32>
    %179 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %180 = stablehlo.multiply %179, %177 : tensor<8x12x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %182 = stablehlo.reshape %181 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %183 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %184 = stablehlo.multiply %177, %183 : tensor<8x12x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %186 = stablehlo.reshape %185 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %187 = stablehlo.reshape %182 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %188 = stablehlo.multiply %186, %116 : tensor<8x12x1xf32>
    %189 = stablehlo.negate %178 : tensor<8x12x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %191 = stablehlo.reshape %190 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %192 = stablehlo.add %147, %178 : tensor<8x12x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%188 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%191 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %195 = stablehlo.multiply %193, %106 : tensor<8x12xf32>
    %196 = stablehlo.negate %195 : tensor<8x12xf32>
    %197 = stablehlo.multiply %196, %93 : tensor<8x12xf32>
    %198 = stablehlo.add %194, %197 : tensor<8x12xf32>
    %cst_50 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %200 = stablehlo.divide %195, %199 : tensor<8x12xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %cst_51 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %203 = stablehlo.divide %198, %202 : tensor<8x12xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %205 = stablehlo.add %192, %204 : tensor<8x12x32xf32>
    %206 = stablehlo.multiply %201, %84 : tensor<8x12x32xf32>
    %207 = stablehlo.add %205, %206 : tensor<8x12x32xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %209 = stablehlo.reshape %208 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %210 = stablehlo.reshape %209 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %211 = stablehlo.dot_general %207, %76, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<8x12x4x8xf32>) -> tensor<32x4x8xf32>
    %212 = stablehlo.transpose %211, dims = [1, 2, 0] : (tensor<32x4x8xf32>) -> tensor<4x8x32xf32>
    %213 = stablehlo.dot_general %207, %arg12, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x32xf32>, tensor<4x8x32xf32>) -> tensor<8x12x4x8xf32>
    %214 = stablehlo.transpose %213, dims = [0, 2, 3, 1] : (tensor<8x12x4x8xf32>) -> tensor<8x4x8x12xf32>
    %215 = stablehlo.dot_general %214, %54, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x12xf32>
    %216 = stablehlo.dot_general %214, %71, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x12xf32>, tensor<8x4x12x12xf32>) -> tensor<8x4x8x12xf32>
    %217 = stablehlo.transpose %216, dims = [0, 3, 1, 2] : (tensor<8x4x8x12xf32>) -> tensor<8x12x4x8xf32>
    %218 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %219 = stablehlo.multiply %215, %218 : tensor<8x4x12x12xf32>
    %220 = stablehlo.multiply %219, %67 : tensor<8x4x12x12xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_53) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %222 = stablehlo.reshape %221 : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %223 = stablehlo.negate %222 : tensor<8x4x12x1xf32>
    %224 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %225 = stablehlo.divide %215, %224 : tensor<8x4x12x12xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%223 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x1xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x12xf32>
    %228 = stablehlo.add %225, %227 : tensor<8x4x12x12xf32>
    %229 = stablehlo.multiply %228, %67 : tensor<8x4x12x12xf32>
    %230 = call @_where_17(%60#1, %229) : (tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>) -> tensor<8x4x12x12xf32>
    %231 = stablehlo.dot_general %230, %58, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x8xf32>
    %232 = stablehlo.transpose %231, dims = [0, 2, 1, 3] : (tensor<8x4x12x8xf32>) -> tensor<8x12x4x8xf32>
    %233 = stablehlo.dot_general %230, %50, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x8xf32>
    %234 = stablehlo.transpose %233, dims = [0, 2, 1, 3] : (tensor<8x4x12x8xf32>) -> tensor<8x12x4x8xf32>
    %235 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<8x12x4x8xf32>
    %236 = stablehlo.divide %234, %235 : tensor<8x12x4x8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%217 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %238 = stablehlo.reshape %237 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %239 = stablehlo.reshape %238 : (tensor<1x1x4x8xf32>) -> tensor<4x8xf32>
    %240 = stablehlo.dot_general %217, %42, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x12x32xf32>) -> tensor<4x8x32xf32>
    %241 = stablehlo.transpose %240, dims = [2, 0, 1] : (tensor<4x8x32xf32>) -> tensor<32x4x8xf32>
    %242 = stablehlo.dot_general %217, %arg16, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<32x4x8xf32>) -> tensor<8x12x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%232 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %244 = stablehlo.reshape %243 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %245 = stablehlo.reshape %244 : (tensor<1x1x4x8xf32>) -> tensor<4x8xf32>
    %246 = stablehlo.dot_general %232, %42, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x12x32xf32>) -> tensor<4x8x32xf32>
    %247 = stablehlo.transpose %246, dims = [2, 0, 1] : (tensor<4x8x32xf32>) -> tensor<32x4x8xf32>
    %248 = stablehlo.dot_general %232, %arg10, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<32x4x8xf32>) -> tensor<8x12x32xf32>
    %249 = stablehlo.add %242, %248 : tensor<8x12x32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%236 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %251 = stablehlo.reshape %250 : (tensor<4x8xf32>) -> tensor<1x1x4x8xf32>
    %252 = stablehlo.reshape %251 : (tensor<1x1x4x8xf32>) -> tensor<4x8xf32>
    %253 = stablehlo.dot_general %236, %42, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x12x32xf32>) -> tensor<4x8x32xf32>
    %254 = stablehlo.transpose %253, dims = [2, 0, 1] : (tensor<4x8x32xf32>) -> tensor<32x4x8xf32>
    %255 = stablehlo.dot_general %236, %arg14, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<32x4x8xf32>) -> tensor<8x12x32xf32>
    %256 = stablehlo.add %249, %255 : tensor<8x12x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %258 = stablehlo.reshape %257 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %259 = stablehlo.reshape %258 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %260 = stablehlo.multiply %28, %256 : tensor<8x12x32xf32>
    %261 = stablehlo.multiply %256, %38 : tensor<8x12x32xf32>
    %262 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %263 = stablehlo.multiply %262, %260 : tensor<8x12x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%263 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %265 = stablehlo.reshape %264 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %266 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %267 = stablehlo.multiply %260, %266 : tensor<8x12x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %269 = stablehlo.reshape %268 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %270 = stablehlo.reshape %265 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %271 = stablehlo.multiply %269, %34 : tensor<8x12x1xf32>
    %272 = stablehlo.negate %261 : tensor<8x12x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %274 = stablehlo.reshape %273 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %275 = stablehlo.add %207, %261 : tensor<8x12x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%271 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%274 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %278 = stablehlo.multiply %276, %24 : tensor<8x12xf32>
    %279 = stablehlo.negate %278 : tensor<8x12xf32>
    %280 = stablehlo.multiply %279, %11 : tensor<8x12xf32>
    %281 = stablehlo.add %277, %280 : tensor<8x12xf32>
    %cst_64 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %283 = stablehlo.divide %278, %282 : tensor<8x12xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %cst_65 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %286 = stablehlo.divide %281, %285 : tensor<8x12xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %288 = stablehlo.add %275, %287 : tensor<8x12x32xf32>
    %289 = stablehlo.multiply %284, %2 : tensor<8x12x32xf32>
    %290 = stablehlo.add %288, %289 : tensor<8x12x32xf32>
    return %290, %170, %172, %150, %152, %259, %270, %176, %187, %245, %247, %210, %212, %252, %254, %239, %241 : tensor<8x12x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>
  }
  func.func private @_where_16(%arg0: tensor<8x1x12x12xf32>, %arg1: tensor<8x4x12x12xf32>, %arg2: tensor<f32>) -> (tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1x12x12xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<8x1x12x12xf32>, tensor<8x1x12x12xf32>) -> tensor<8x1x12x12xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<8x1x12x12xi1>) -> tensor<8x4x12x12xi1>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8x4x12x12xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>
    return %4, %2 : tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>
  }
  func.func private @_where_17(%arg0: tensor<8x4x12x12xi1>, %arg1: tensor<8x4x12x12xf32>) -> tensor<8x4x12x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x12x12xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>
    return %1 : tensor<8x4x12x12xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<3x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<i32>) -> tensor<3x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x128xf32>, tensor<1x128xf32>, tensor<i32>, tensor<i32>) -> tensor<3x128xf32>
    return %1 : tensor<3x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<3x32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<i32>) -> tensor<3x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x32x128xf32>
    return %1 : tensor<3x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<3x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<i32>) -> tensor<3x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<3x32xf32>
    return %1 : tensor<3x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<3x128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<i32>) -> tensor<3x128x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x128x32xf32>, tensor<1x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x128x32xf32>
    return %1 : tensor<3x128x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<3x4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<i32>) -> tensor<3x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x4x8xf32>, tensor<1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x8xf32>
    return %1 : tensor<3x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<3x32x4x8xf32>, %arg1: tensor<32x4x8xf32>, %arg2: tensor<i32>) -> tensor<3x32x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<32x4x8xf32>) -> tensor<1x32x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x32x4x8xf32>, tensor<1x32x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x32x4x8xf32>
    return %1 : tensor<3x32x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<3x4x8x32xf32>, %arg1: tensor<4x8x32xf32>, %arg2: tensor<i32>) -> tensor<3x4x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x8x32xf32>) -> tensor<1x4x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x4x8x32xf32>, tensor<1x4x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x8x32xf32>
    return %1 : tensor<3x4x8x32xf32>
  }
  func.func private @_take_25(%arg0: tensor<8x12x1xi32>, %arg1: tensor<8x12x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<8x12x1xi32>, tensor<8x12x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @_where_26(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
