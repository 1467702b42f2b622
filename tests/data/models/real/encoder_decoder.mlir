module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=8]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<12x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 33 : i32}, %arg34: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<12x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 49 : i32}, %arg50: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 50 : i32}, %arg51: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 51 : i32}, %arg52: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 52 : i32}, %arg53: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 53 : i32}, %arg54: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 54 : i32}, %arg55: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 55 : i32}, %arg56: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 56 : i32}, %arg57: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 57 : i32}, %arg58: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 58 : i32}, %arg59: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 60 : i32}, %arg61: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 61 : i32}, %arg62: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 62 : i32}, %arg63: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 63 : i32}, %arg64: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 64 : i32}, %arg65: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 65 : i32}, %arg66: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 66 : i32}, %arg67: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 67 : i32}, %arg68: tensor<12x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 68 : i32}, %arg69: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 69 : i32}, %arg70: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 70 : i32}, %arg71: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 71 : i32}, %arg72: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 72 : i32}, %arg73: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 73 : i32}, %arg74: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 74 : i32}, %arg75: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 75 : i32}, %arg76: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 76 : i32}, %arg77: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 80 : i32}, %arg81: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 81 : i32}, %arg82: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 82 : i32}, %arg83: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 83 : i32}, %arg84: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 84 : i32}, %arg85: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 85 : i32}, %arg86: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 86 : i32}, %arg87: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 87 : i32}, %arg88: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 88 : i32}, %arg89: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 89 : i32}, %arg90: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 90 : i32}, %arg91: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 91 : i32}, %arg92: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 92 : i32}, %arg93: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 93 : i32}, %arg94: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 94 : i32}, %arg95: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 95 : i32}, %arg96: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 96 : i32}, %arg97: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 97 : i32}, %arg98: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>, tf.aliasing_output = 98 : i32}, %arg99: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 99 : i32}, %arg100: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 100 : i32}, %arg101: tensor<8x12xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, %arg102: tensor<8x11xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, %arg103: tensor<2xui32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<64x32xf32> {jax.result_info = "result[0].embed.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<12x32xf32> {jax.result_info = "result[0].positions", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32x32xf32> {jax.result_info = "result[0].encoder[0].within.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].encoder[0].within.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].encoder[0].within.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].encoder[0].within.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128x32xf32> {jax.result_info = "result[0].encoder[0].perceptron.up.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].encoder[0].perceptron.up.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x128xf32> {jax.result_info = "result[0].encoder[0].perceptron.down.weight", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].encoder[0].perceptron.down.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].encoder[0].norms[0].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].encoder[0].norms[0].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].encoder[0].norms[1].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].encoder[0].norms[1].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].within.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].within.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].within.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].within.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].across.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].across.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].across.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[0].decoder[0].across.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128x32xf32> {jax.result_info = "result[0].decoder[0].perceptron.up.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].decoder[0].perceptron.up.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x128xf32> {jax.result_info = "result[0].decoder[0].perceptron.down.weight", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].perceptron.down.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].norms[0].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].norms[0].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].norms[1].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].norms[1].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].norms[2].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[0].decoder[0].norms[2].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<64x32xf32> {jax.result_info = "result[0].head.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<i32> {jax.result_info = "result[1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<64x32xf32> {jax.result_info = "result[1][0].mu.embed.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<12x32xf32> {jax.result_info = "result[1][0].mu.positions", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.encoder[0].within.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.encoder[0].within.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.encoder[0].within.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.encoder[0].within.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128x32xf32> {jax.result_info = "result[1][0].mu.encoder[0].perceptron.up.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128xf32> {jax.result_info = "result[1][0].mu.encoder[0].perceptron.up.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x128xf32> {jax.result_info = "result[1][0].mu.encoder[0].perceptron.down.weight", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.encoder[0].perceptron.down.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.encoder[0].norms[0].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.encoder[0].norms[0].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.encoder[0].norms[1].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.encoder[0].norms[1].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].within.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].within.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].within.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].within.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].across.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].across.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].across.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].across.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128x32xf32> {jax.result_info = "result[1][0].mu.decoder[0].perceptron.up.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128xf32> {jax.result_info = "result[1][0].mu.decoder[0].perceptron.up.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x128xf32> {jax.result_info = "result[1][0].mu.decoder[0].perceptron.down.weight", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].perceptron.down.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].norms[0].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].norms[0].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].norms[1].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].norms[1].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].norms[2].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu.decoder[0].norms[2].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<64x32xf32> {jax.result_info = "result[1][0].mu.head.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[1][0].nu.embed.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<12x32xf32> {jax.result_info = "result[1][0].nu.positions", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.encoder[0].within.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.encoder[0].within.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.encoder[0].within.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.encoder[0].within.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128x32xf32> {jax.result_info = "result[1][0].nu.encoder[0].perceptron.up.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128xf32> {jax.result_info = "result[1][0].nu.encoder[0].perceptron.up.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x128xf32> {jax.result_info = "result[1][0].nu.encoder[0].perceptron.down.weight", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.encoder[0].perceptron.down.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.encoder[0].norms[0].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.encoder[0].norms[0].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.encoder[0].norms[1].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.encoder[0].norms[1].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].within.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].within.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].within.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].within.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].across.query_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].across.key_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].across.value_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].across.output_proj.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128x32xf32> {jax.result_info = "result[1][0].nu.decoder[0].perceptron.up.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<128xf32> {jax.result_info = "result[1][0].nu.decoder[0].perceptron.up.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32x128xf32> {jax.result_info = "result[1][0].nu.decoder[0].perceptron.down.weight", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].perceptron.down.bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].norms[0].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].norms[0].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].norms[1].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].norms[1].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].norms[2].weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu.decoder[0].norms[2].bias", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, tensor<64x32xf32> {jax.result_info = "result[1][0].nu.head.weight", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<i32> {jax.result_info = "result[1][2].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = call @_threefry_split(%arg103) : (tensor<2xui32>) -> tensor<8x2xui32>
    %1 = stablehlo.slice %arg102 [0:8, 0:10] : (tensor<8x11xi32>) -> tensor<8x10xi32>
    %2 = call @_threefry_split_0(%0) : (tensor<8x2xui32>) -> tensor<8x2x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %4 = stablehlo.compare NE, %arg101, %3, SIGNED : (tensor<8x12xi32>, tensor<8x12xi32>) -> tensor<8x12xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<8x12xi1>) -> tensor<8x1x12xi1>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x12xi1>) -> tensor<8x12x1xi1>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x1x12xi1>) -> tensor<8x12x12xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<8x12x1xi1>) -> tensor<8x12x12xi1>
    %9 = stablehlo.and %7, %8 : tensor<8x12x12xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %11 = stablehlo.compare LT, %arg101, %10, SIGNED : (tensor<8x12xi32>, tensor<8x12xi32>) -> tensor<8x12xi1>
    %c_1 = stablehlo.constant dense<64> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %13 = stablehlo.add %arg101, %12 : tensor<8x12xi32>
    %14 = stablehlo.select %11, %13, %arg101 : tensor<8x12xi1>, tensor<8x12xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<32> : tensor<i32>
    %16 = stablehlo.add %c_4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_6 : tensor<i1>, tensor<i32>
    %18 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8x12xi32>) -> tensor<8x12x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<12x1xi32>) -> tensor<8x12x1xi32>
    %21 = stablehlo.concatenate %18, %20, dim = 2 : (tensor<8x12x1xi32>, tensor<8x12x1xi32>) -> tensor<8x12x2xi32>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<8x12x2xi32>) -> tensor<8x12x1x32xf32>
    %23 = stablehlo.reshape %22 : (tensor<8x12x1x32xf32>) -> tensor<8x12x32xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12x32xf32>) -> tensor<1x12x32xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x12x32xf32>) -> tensor<8x12x32xf32>
    %26 = stablehlo.add %23, %25 : tensor<8x12x32xf32>
    %27 = stablehlo.slice %2 [0:8, 0:1, 0:2] : (tensor<8x2x2xui32>) -> tensor<8x1x2xui32>
    %28 = stablehlo.reshape %27 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %29 = call @_threefry_split_3(%28) : (tensor<8x2xui32>) -> tensor<8x3x2xui32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %33 = stablehlo.divide %31, %32 : tensor<8x12x1xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %34:4 = call @_var(%26, %c_8) : (tensor<8x12x32xf32>, tensor<i32>) -> (tensor<8x12x1xf32>, tensor<8x12x32xf32>, tensor<f32>, tensor<i1>)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %36 = stablehlo.maximum %35, %34#0 : tensor<8x12x1xf32>
    %37 = stablehlo.compare EQ, %34#0, %36, FLOAT : (tensor<8x12x1xf32>, tensor<8x12x1xf32>) -> tensor<8x12x1xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<8x12x1xi1>, tensor<8x12x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %42 = stablehlo.compare EQ, %41, %36, FLOAT : (tensor<8x12x1xf32>, tensor<8x12x1xf32>) -> tensor<8x12x1xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<8x12x1xi1>, tensor<8x12x1xf32>
    %46 = stablehlo.divide %40, %45 : tensor<8x12x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %48 = stablehlo.add %36, %47 : tensor<8x12x1xf32>
    %49 = stablehlo.rsqrt %48 : tensor<8x12x1xf32>
    %50 = stablehlo.divide %49, %48 : tensor<8x12x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<8x12x1xf32>
    %53 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %54 = stablehlo.subtract %26, %53 : tensor<8x12x32xf32>
    %55 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<8x12x32xf32>
    %57 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %60 = stablehlo.multiply %59, %56 : tensor<8x12x32xf32>
    %61 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %64 = stablehlo.add %60, %63 : tensor<8x12x32xf32>
    %65 = stablehlo.dot_general %arg2, %64, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %66 = stablehlo.transpose %65, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %67 = stablehlo.reshape %66 : (tensor<8x12x32xf32>) -> tensor<8x12x4x8xf32>
    %68 = stablehlo.dot_general %arg3, %64, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %69 = stablehlo.transpose %68, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %70 = stablehlo.reshape %69 : (tensor<8x12x32xf32>) -> tensor<8x12x4x8xf32>
    %71 = stablehlo.dot_general %arg4, %64, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %72 = stablehlo.transpose %71, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %73 = stablehlo.reshape %72 : (tensor<8x12x32xf32>) -> tensor<8x12x4x8xf32>
    %cst_17 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x12x4x8xf32>
    %75 = stablehlo.divide %67, %74 : tensor<8x12x4x8xf32>
    %76 = stablehlo.dot_general %75, %70, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x4x8xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x12xf32>
    %cst_18 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %77:2 = call @_where_6(%9, %76, %cst_18) : (tensor<8x12x12xi1>, tensor<8x4x12x12xf32>, tensor<f32>) -> (tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.reduce(%77#0 init: %cst_19) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4x12xf32>
    %80 = stablehlo.maximum %79, %78 : tensor<8x4x12xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %83 = stablehlo.subtract %77#0, %82 : tensor<8x4x12x12xf32>
    %84 = stablehlo.exponential %83 : tensor<8x4x12x12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %88 = stablehlo.divide %84, %87 : tensor<8x4x12x12xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<8x4x12x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x4x12x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<8x4x12x1xf32>
    %92 = stablehlo.dot_general %88, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x8xf32>
    %93 = stablehlo.transpose %92, dims = [0, 2, 1, 3] : (tensor<8x4x12x8xf32>) -> tensor<8x12x4x8xf32>
    %94 = stablehlo.reshape %93 : (tensor<8x12x4x8xf32>) -> tensor<8x12x32xf32>
    %95 = stablehlo.dot_general %arg5, %94, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %96 = stablehlo.transpose %95, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %97 = stablehlo.slice %29 [0:8, 0:1, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
    %98 = stablehlo.reshape %97 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.subtract %cst_24, %cst_23 : tensor<f32>
    %100 = stablehlo.convert %99 : tensor<f32>
    %101 = call @_bernoulli(%98, %100) : (tensor<8x2xui32>, tensor<f32>) -> tensor<8x12x32xi1>
    %102 = stablehlo.convert %99 : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %104 = stablehlo.divide %96, %103 : tensor<8x12x32xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %105 = call @_where_9(%101, %104, %c_25) : (tensor<8x12x32xi1>, tensor<8x12x32xf32>, tensor<i32>) -> tensor<8x12x32xf32>
    %106 = stablehlo.add %26, %105 : tensor<8x12x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %cst_27 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %110 = stablehlo.divide %108, %109 : tensor<8x12x1xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %111:4 = call @_var(%106, %c_28) : (tensor<8x12x32xf32>, tensor<i32>) -> (tensor<8x12x1xf32>, tensor<8x12x32xf32>, tensor<f32>, tensor<i1>)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %113 = stablehlo.maximum %112, %111#0 : tensor<8x12x1xf32>
    %114 = stablehlo.compare EQ, %111#0, %113, FLOAT : (tensor<8x12x1xf32>, tensor<8x12x1xf32>) -> tensor<8x12x1xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %117 = stablehlo.select %114, %115, %116 : tensor<8x12x1xi1>, tensor<8x12x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %119 = stablehlo.compare EQ, %118, %113, FLOAT : (tensor<8x12x1xf32>, tensor<8x12x1xf32>) -> tensor<8x12x1xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %122 = stablehlo.select %119, %120, %121 : tensor<8x12x1xi1>, tensor<8x12x1xf32>
    %123 = stablehlo.divide %117, %122 : tensor<8x12x1xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %125 = stablehlo.add %113, %124 : tensor<8x12x1xf32>
    %126 = stablehlo.rsqrt %125 : tensor<8x12x1xf32>
    %127 = stablehlo.divide %126, %125 : tensor<8x12x1xf32>
    %cst_36 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<8x12x1xf32>
    %130 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %131 = stablehlo.subtract %106, %130 : tensor<8x12x32xf32>
    %132 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %133 = stablehlo.multiply %131, %132 : tensor<8x12x32xf32>
    %134 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %137 = stablehlo.multiply %136, %133 : tensor<8x12x32xf32>
    %138 = stablehlo.broadcast_in_dim %arg13, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %141 = stablehlo.add %137, %140 : tensor<8x12x32xf32>
    %142 = stablehlo.dot_general %arg6, %141, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x32xf32>, tensor<8x12x32xf32>) -> tensor<128x8x12xf32>
    %143 = stablehlo.transpose %142, dims = [1, 2, 0] : (tensor<128x8x12xf32>) -> tensor<8x12x128xf32>
    %144 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [1, 2] : (tensor<1x128xf32>) -> tensor<1x1x128xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x12x128xf32>
    %147 = stablehlo.add %143, %146 : tensor<8x12x128xf32>
    %148 = call @relu(%147) : (tensor<8x12x128xf32>) -> tensor<8x12x128xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %150 = stablehlo.compare GT, %147, %149, FLOAT : (tensor<8x12x128xf32>, tensor<8x12x128xf32>) -> tensor<8x12x128xi1>
    %151 = stablehlo.dot_general %arg8, %148, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x128xf32>, tensor<8x12x128xf32>) -> tensor<32x8x12xf32>
    %152 = stablehlo.transpose %151, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %153 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %156 = stablehlo.add %152, %155 : tensor<8x12x32xf32>
    %157 = stablehlo.slice %29 [0:8, 2:3, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
    %158 = stablehlo.reshape %157 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.subtract %cst_39, %cst_38 : tensor<f32>
    %160 = stablehlo.convert %159 : tensor<f32>
    %161 = call @_bernoulli(%158, %160) : (tensor<8x2xui32>, tensor<f32>) -> tensor<8x12x32xi1>
    %162 = stablehlo.convert %159 : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %164 = stablehlo.divide %156, %163 : tensor<8x12x32xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %165 = call @_where_9(%161, %164, %c_40) : (tensor<8x12x32xi1>, tensor<8x12x32xf32>, tensor<i32>) -> tensor<8x12x32xf32>
    %166 = stablehlo.add %106, %165 : tensor<8x12x32xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %167 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<10x10xi1>
    %168 = call @tril(%167) : (tensor<10x10xi1>) -> tensor<10x10xi1>
    %169 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<8x12xi1>) -> tensor<8x10x12xi1>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<8x10xi32>
    %171 = stablehlo.compare LT, %1, %170, SIGNED : (tensor<8x10xi32>, tensor<8x10xi32>) -> tensor<8x10xi1>
    %c_43 = stablehlo.constant dense<64> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<8x10xi32>
    %173 = stablehlo.add %1, %172 : tensor<8x10xi32>
    %174 = stablehlo.select %171, %173, %1 : tensor<8x10xi1>, tensor<8x10xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.compare LT, %c_44, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %c_47 = stablehlo.constant dense<32> : tensor<i32>
    %176 = stablehlo.add %c_46, %c_47 : tensor<i32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.select %175, %176, %c_48 : tensor<i1>, tensor<i32>
    %178 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<8x10xi32>) -> tensor<8x10x1xi32>
    %179 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<i32>) -> tensor<10x1xi32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [1, 2] : (tensor<10x1xi32>) -> tensor<8x10x1xi32>
    %181 = stablehlo.concatenate %178, %180, dim = 2 : (tensor<8x10x1xi32>, tensor<8x10x1xi32>) -> tensor<8x10x2xi32>
    %182 = "stablehlo.gather"(%arg0, %181) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<8x10x2xi32>) -> tensor<8x10x1x32xf32>
    %183 = stablehlo.reshape %182 : (tensor<8x10x1x32xf32>) -> tensor<8x10x32xf32>
    %184 = stablehlo.slice %arg1 [0:10, 0:32] : (tensor<12x32xf32>) -> tensor<10x32xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [1, 2] : (tensor<10x32xf32>) -> tensor<1x10x32xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<1x10x32xf32>) -> tensor<8x10x32xf32>
    %187 = stablehlo.add %183, %186 : tensor<8x10x32xf32>
    %188 = stablehlo.slice %2 [0:8, 1:2, 0:2] : (tensor<8x2x2xui32>) -> tensor<8x1x2xui32>
    %189 = stablehlo.reshape %188 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %190 = call @_threefry_split_3(%189) : (tensor<8x2xui32>) -> tensor<8x3x2xui32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%187 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %cst_50 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %194 = stablehlo.divide %192, %193 : tensor<8x10x1xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %195:4 = call @_var_10(%187, %c_51) : (tensor<8x10x32xf32>, tensor<i32>) -> (tensor<8x10x1xf32>, tensor<8x10x32xf32>, tensor<f32>, tensor<i1>)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %197 = stablehlo.maximum %196, %195#0 : tensor<8x10x1xf32>
    %198 = stablehlo.compare EQ, %195#0, %197, FLOAT : (tensor<8x10x1xf32>, tensor<8x10x1xf32>) -> tensor<8x10x1xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %201 = stablehlo.select %198, %199, %200 : tensor<8x10x1xi1>, tensor<8x10x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %203 = stablehlo.compare EQ, %202, %197, FLOAT : (tensor<8x10x1xf32>, tensor<8x10x1xf32>) -> tensor<8x10x1xi1>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %206 = stablehlo.select %203, %204, %205 : tensor<8x10x1xi1>, tensor<8x10x1xf32>
    %207 = stablehlo.divide %201, %206 : tensor<8x10x1xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %209 = stablehlo.add %197, %208 : tensor<8x10x1xf32>
    %210 = stablehlo.rsqrt %209 : tensor<8x10x1xf32>
    %211 = stablehlo.divide %210, %209 : tensor<8x10x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %213 = stablehlo.multiply %212, %211 : tensor<8x10x1xf32>
    %214 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %215 = stablehlo.subtract %187, %214 : tensor<8x10x32xf32>
    %216 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %217 = stablehlo.multiply %215, %216 : tensor<8x10x32xf32>
    %218 = stablehlo.broadcast_in_dim %arg26, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %221 = stablehlo.multiply %220, %217 : tensor<8x10x32xf32>
    %222 = stablehlo.broadcast_in_dim %arg27, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %225 = stablehlo.add %221, %224 : tensor<8x10x32xf32>
    %226 = stablehlo.dot_general %arg14, %225, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %227 = stablehlo.transpose %226, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %228 = stablehlo.reshape %227 : (tensor<8x10x32xf32>) -> tensor<8x10x4x8xf32>
    %229 = stablehlo.dot_general %arg15, %225, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %230 = stablehlo.transpose %229, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %231 = stablehlo.reshape %230 : (tensor<8x10x32xf32>) -> tensor<8x10x4x8xf32>
    %232 = stablehlo.dot_general %arg16, %225, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %233 = stablehlo.transpose %232, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %234 = stablehlo.reshape %233 : (tensor<8x10x32xf32>) -> tensor<8x10x4x8xf32>
    %cst_60 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x10x4x8xf32>
    %236 = stablehlo.divide %228, %235 : tensor<8x10x4x8xf32>
    %237 = stablehlo.dot_general %236, %231, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x10x4x8xf32>, tensor<8x10x4x8xf32>) -> tensor<8x4x10x10xf32>
    %cst_61 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %238:2 = call @_where_12(%168, %237, %cst_61) : (tensor<10x10xi1>, tensor<8x4x10x10xf32>, tensor<f32>) -> (tensor<8x4x10x10xf32>, tensor<8x4x10x10xi1>)
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %239 = stablehlo.reduce(%238#0 init: %cst_62) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x10x10xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x4x10xf32>
    %241 = stablehlo.maximum %240, %239 : tensor<8x4x10xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<8x4x10xf32>) -> tensor<8x4x10x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x10xf32>
    %244 = stablehlo.subtract %238#0, %243 : tensor<8x4x10x10xf32>
    %245 = stablehlo.exponential %244 : tensor<8x4x10x10xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_64) applies stablehlo.add across dimensions = [3] : (tensor<8x4x10x10xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2] : (tensor<8x4x10xf32>) -> tensor<8x4x10x1xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x10xf32>
    %249 = stablehlo.divide %245, %248 : tensor<8x4x10x10xf32>
    %250 = stablehlo.multiply %247, %247 : tensor<8x4x10x1xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x4x10x1xf32>
    %252 = stablehlo.divide %251, %250 : tensor<8x4x10x1xf32>
    %253 = stablehlo.dot_general %249, %234, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x10xf32>, tensor<8x10x4x8xf32>) -> tensor<8x4x10x8xf32>
    %254 = stablehlo.transpose %253, dims = [0, 2, 1, 3] : (tensor<8x4x10x8xf32>) -> tensor<8x10x4x8xf32>
    %255 = stablehlo.reshape %254 : (tensor<8x10x4x8xf32>) -> tensor<8x10x32xf32>
    %256 = stablehlo.dot_general %arg17, %255, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %257 = stablehlo.transpose %256, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %258 = stablehlo.slice %190 [0:8, 0:1, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
    %259 = stablehlo.reshape %258 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %260 = stablehlo.subtract %cst_67, %cst_66 : tensor<f32>
    %261 = stablehlo.convert %260 : tensor<f32>
    %262 = call @_bernoulli_13(%259, %261) : (tensor<8x2xui32>, tensor<f32>) -> tensor<8x10x32xi1>
    %263 = stablehlo.convert %260 : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %265 = stablehlo.divide %257, %264 : tensor<8x10x32xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %266 = call @_where_17(%262, %265, %c_68) : (tensor<8x10x32xi1>, tensor<8x10x32xf32>, tensor<i32>) -> tensor<8x10x32xf32>
    %267 = stablehlo.add %187, %266 : tensor<8x10x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %271 = stablehlo.divide %269, %270 : tensor<8x10x1xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %272:4 = call @_var_10(%267, %c_71) : (tensor<8x10x32xf32>, tensor<i32>) -> (tensor<8x10x1xf32>, tensor<8x10x32xf32>, tensor<f32>, tensor<i1>)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %274 = stablehlo.maximum %273, %272#0 : tensor<8x10x1xf32>
    %275 = stablehlo.compare EQ, %272#0, %274, FLOAT : (tensor<8x10x1xf32>, tensor<8x10x1xf32>) -> tensor<8x10x1xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %278 = stablehlo.select %275, %276, %277 : tensor<8x10x1xi1>, tensor<8x10x1xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %280 = stablehlo.compare EQ, %279, %274, FLOAT : (tensor<8x10x1xf32>, tensor<8x10x1xf32>) -> tensor<8x10x1xi1>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %283 = stablehlo.select %280, %281, %282 : tensor<8x10x1xi1>, tensor<8x10x1xf32>
    %284 = stablehlo.divide %278, %283 : tensor<8x10x1xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %286 = stablehlo.add %274, %285 : tensor<8x10x1xf32>
    %287 = stablehlo.rsqrt %286 : tensor<8x10x1xf32>
    %288 = stablehlo.divide %287, %286 : tensor<8x10x1xf32>
    %cst_79 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %290 = stablehlo.multiply %289, %288 : tensor<8x10x1xf32>
    %291 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %292 = stablehlo.subtract %267, %291 : tensor<8x10x32xf32>
    %293 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %294 = stablehlo.multiply %292, %293 : tensor<8x10x32xf32>
    %295 = stablehlo.broadcast_in_dim %arg30, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %298 = stablehlo.multiply %297, %294 : tensor<8x10x32xf32>
    %299 = stablehlo.broadcast_in_dim %arg31, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %302 = stablehlo.add %298, %301 : tensor<8x10x32xf32>
    %303 = stablehlo.dot_general %arg18, %302, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %304 = stablehlo.transpose %303, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %305 = stablehlo.reshape %304 : (tensor<8x10x32xf32>) -> tensor<8x10x4x8xf32>
    %306 = stablehlo.dot_general %arg19, %166, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %307 = stablehlo.transpose %306, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %308 = stablehlo.reshape %307 : (tensor<8x12x32xf32>) -> tensor<8x12x4x8xf32>
    %309 = stablehlo.dot_general %arg20, %166, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %310 = stablehlo.transpose %309, dims = [1, 2, 0] : (tensor<32x8x12xf32>) -> tensor<8x12x32xf32>
    %311 = stablehlo.reshape %310 : (tensor<8x12x32xf32>) -> tensor<8x12x4x8xf32>
    %cst_80 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x10x4x8xf32>
    %313 = stablehlo.divide %305, %312 : tensor<8x10x4x8xf32>
    %314 = stablehlo.dot_general %313, %308, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x10x4x8xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x10x12xf32>
    %cst_81 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %315:2 = call @_where_18(%169, %314, %cst_81) : (tensor<8x10x12xi1>, tensor<8x4x10x12xf32>, tensor<f32>) -> (tensor<8x4x10x12xf32>, tensor<8x4x10x12xi1>)
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %316 = stablehlo.reduce(%315#0 init: %cst_82) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x10x12xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x4x10xf32>
    %318 = stablehlo.maximum %317, %316 : tensor<8x4x10xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<8x4x10xf32>) -> tensor<8x4x10x1xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x12xf32>
    %321 = stablehlo.subtract %315#0, %320 : tensor<8x4x10x12xf32>
    %322 = stablehlo.exponential %321 : tensor<8x4x10x12xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_84) applies stablehlo.add across dimensions = [3] : (tensor<8x4x10x12xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1, 2] : (tensor<8x4x10xf32>) -> tensor<8x4x10x1xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x12xf32>
    %326 = stablehlo.divide %322, %325 : tensor<8x4x10x12xf32>
    %327 = stablehlo.multiply %324, %324 : tensor<8x4x10x1xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x4x10x1xf32>
    %329 = stablehlo.divide %328, %327 : tensor<8x4x10x1xf32>
    %330 = stablehlo.dot_general %326, %311, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x10x8xf32>
    %331 = stablehlo.transpose %330, dims = [0, 2, 1, 3] : (tensor<8x4x10x8xf32>) -> tensor<8x10x4x8xf32>
    %332 = stablehlo.reshape %331 : (tensor<8x10x4x8xf32>) -> tensor<8x10x32xf32>
    %333 = stablehlo.dot_general %arg21, %332, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %334 = stablehlo.transpose %333, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %335 = stablehlo.slice %190 [0:8, 1:2, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
    %336 = stablehlo.reshape %335 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %cst_86 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.subtract %cst_87, %cst_86 : tensor<f32>
    %338 = stablehlo.convert %337 : tensor<f32>
    %339 = call @_bernoulli_13(%336, %338) : (tensor<8x2xui32>, tensor<f32>) -> tensor<8x10x32xi1>
    %340 = stablehlo.convert %337 : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %342 = stablehlo.divide %334, %341 : tensor<8x10x32xf32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %343 = call @_where_17(%339, %342, %c_88) : (tensor<8x10x32xi1>, tensor<8x10x32xf32>, tensor<i32>) -> tensor<8x10x32xf32>
    %344 = stablehlo.add %267, %343 : tensor<8x10x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %348 = stablehlo.divide %346, %347 : tensor<8x10x1xf32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %349:4 = call @_var_10(%344, %c_91) : (tensor<8x10x32xf32>, tensor<i32>) -> (tensor<8x10x1xf32>, tensor<8x10x32xf32>, tensor<f32>, tensor<i1>)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %351 = stablehlo.maximum %350, %349#0 : tensor<8x10x1xf32>
    %352 = stablehlo.compare EQ, %349#0, %351, FLOAT : (tensor<8x10x1xf32>, tensor<8x10x1xf32>) -> tensor<8x10x1xi1>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %355 = stablehlo.select %352, %353, %354 : tensor<8x10x1xi1>, tensor<8x10x1xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %357 = stablehlo.compare EQ, %356, %351, FLOAT : (tensor<8x10x1xf32>, tensor<8x10x1xf32>) -> tensor<8x10x1xi1>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %360 = stablehlo.select %357, %358, %359 : tensor<8x10x1xi1>, tensor<8x10x1xf32>
    %361 = stablehlo.divide %355, %360 : tensor<8x10x1xf32>
    %cst_98 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %363 = stablehlo.add %351, %362 : tensor<8x10x1xf32>
    %364 = stablehlo.rsqrt %363 : tensor<8x10x1xf32>
    %365 = stablehlo.divide %364, %363 : tensor<8x10x1xf32>
    %cst_99 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %367 = stablehlo.multiply %366, %365 : tensor<8x10x1xf32>
    %368 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %369 = stablehlo.subtract %344, %368 : tensor<8x10x32xf32>
    %370 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %371 = stablehlo.multiply %369, %370 : tensor<8x10x32xf32>
    %372 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %375 = stablehlo.multiply %374, %371 : tensor<8x10x32xf32>
    %376 = stablehlo.broadcast_in_dim %arg29, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %379 = stablehlo.add %375, %378 : tensor<8x10x32xf32>
    %380 = stablehlo.dot_general %arg22, %379, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x32xf32>, tensor<8x10x32xf32>) -> tensor<128x8x10xf32>
    %381 = stablehlo.transpose %380, dims = [1, 2, 0] : (tensor<128x8x10xf32>) -> tensor<8x10x128xf32>
    %382 = stablehlo.broadcast_in_dim %arg23, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [1, 2] : (tensor<1x128xf32>) -> tensor<1x1x128xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x10x128xf32>
    %385 = stablehlo.add %381, %384 : tensor<8x10x128xf32>
    %386 = call @relu_19(%385) : (tensor<8x10x128xf32>) -> tensor<8x10x128xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x10x128xf32>
    %388 = stablehlo.compare GT, %385, %387, FLOAT : (tensor<8x10x128xf32>, tensor<8x10x128xf32>) -> tensor<8x10x128xi1>
    %389 = stablehlo.dot_general %arg24, %386, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x128xf32>, tensor<8x10x128xf32>) -> tensor<32x8x10xf32>
    %390 = stablehlo.transpose %389, dims = [1, 2, 0] : (tensor<32x8x10xf32>) -> tensor<8x10x32xf32>
    %391 = stablehlo.broadcast_in_dim %arg25, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [1, 2] : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %394 = stablehlo.add %390, %393 : tensor<8x10x32xf32>
    %395 = stablehlo.slice %190 [0:8, 2:3, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
    %396 = stablehlo.reshape %395 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %cst_101 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %397 = stablehlo.subtract %cst_102, %cst_101 : tensor<f32>
    %398 = stablehlo.convert %397 : tensor<f32>
    %399 = call @_bernoulli_13(%396, %398) : (tensor<8x2xui32>, tensor<f32>) -> tensor<8x10x32xi1>
    %400 = stablehlo.convert %397 : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %402 = stablehlo.divide %394, %401 : tensor<8x10x32xf32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %403 = call @_where_17(%399, %402, %c_103) : (tensor<8x10x32xi1>, tensor<8x10x32xf32>, tensor<i32>) -> tensor<8x10x32xf32>
    %404 = stablehlo.add %344, %403 : tensor<8x10x32xf32>
    %405 = stablehlo.dot_general %arg32, %404, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<8x10x32xf32>) -> tensor<64x8x10xf32>
    %406 = stablehlo.transpose %405, dims = [1, 2, 0] : (tensor<64x8x10xf32>) -> tensor<8x10x64xf32>
    %407 = stablehlo.slice %arg102 [0:8, 1:11] : (tensor<8x11xi32>) -> tensor<8x10xi32>
    %408 = call @_one_hot(%407) : (tensor<8x10xi32>) -> tensor<8x10x64xf32>
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x10x64xf32>
    %410 = stablehlo.multiply %409, %408 : tensor<8x10x64xf32>
    %cst_105 = stablehlo.constant dense<1.562500e-03> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8x10x64xf32>
    %412 = stablehlo.add %410, %411 : tensor<8x10x64xf32>
    %413:3 = call @log_softmax(%406) : (tensor<8x10x64xf32>) -> (tensor<8x10x64xf32>, tensor<8x10x64xf32>, tensor<8x10x1xf32>)
    %414 = stablehlo.multiply %412, %413#0 : tensor<8x10x64xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<8x10x64xf32>, tensor<f32>) -> tensor<8x10xf32>
    %416 = stablehlo.negate %415 : tensor<8x10xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %417 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<8x10xi32>
    %418 = stablehlo.compare NE, %407, %417, SIGNED : (tensor<8x10xi32>, tensor<8x10xi32>) -> tensor<8x10xi1>
    %419 = stablehlo.convert %418 : (tensor<8x10xi1>) -> tensor<8x10xf32>
    %420 = stablehlo.multiply %416, %419 : tensor<8x10xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%419 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %423 = stablehlo.maximum %422, %cst_110 : tensor<f32>
    %424 = stablehlo.divide %421, %423 : tensor<f32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %425 = stablehlo.divide %cst_111, %423 : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %427 = stablehlo.multiply %426, %419 : tensor<8x10xf32>
    %428 = stablehlo.negate %427 : tensor<8x10xf32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x64xf32>
    %430 = stablehlo.multiply %412, %429 : tensor<8x10x64xf32>
    %431 = call @log_softmax_20(%413#1, %413#2, %430) : (tensor<8x10x64xf32>, tensor<8x10x1xf32>, tensor<8x10x64xf32>) -> tensor<8x10x64xf32>
    %432 = stablehlo.transpose %431, dims = [2, 0, 1] : (tensor<8x10x64xf32>) -> tensor<64x8x10xf32>
    %433 = stablehlo.dot_general %432, %arg32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8x10xf32>, tensor<64x32xf32>) -> tensor<8x10x32xf32>
    %434 = stablehlo.dot_general %432, %404, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x8x10xf32>, tensor<8x10x32xf32>) -> tensor<64x32xf32>
    %435 = call @_where_21(%399, %433) : (tensor<8x10x32xi1>, tensor<8x10x32xf32>) -> tensor<8x10x32xf32>
    %436 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %437 = stablehlo.divide %435, %436 : tensor<8x10x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %439 = stablehlo.reshape %438 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %443 = stablehlo.transpose %437, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %444 = stablehlo.dot_general %443, %arg24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x128xf32>) -> tensor<8x10x128xf32>
    %445 = stablehlo.dot_general %443, %386, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x128xf32>) -> tensor<32x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x10x128xf32>
    %447 = stablehlo.select %388, %444, %446 : tensor<8x10x128xi1>, tensor<8x10x128xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x128xf32>, tensor<f32>) -> tensor<128xf32>
    %449 = stablehlo.reshape %448 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_118) applies stablehlo.add across dimensions = [0] : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %453 = stablehlo.transpose %447, dims = [2, 0, 1] : (tensor<8x10x128xf32>) -> tensor<128x8x10xf32>
    %454 = stablehlo.dot_general %453, %arg22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x8x10xf32>, tensor<128x32xf32>) -> tensor<8x10x32xf32>
    %455 = stablehlo.dot_general %453, %379, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<128x8x10xf32>, tensor<8x10x32xf32>) -> tensor<128x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%454 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %457 = stablehlo.reshape %456 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_120) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%459 init: %cst_121) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %461 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %462 = stablehlo.multiply %461, %454 : tensor<8x10x32xf32>
    %463 = stablehlo.multiply %454, %371 : tensor<8x10x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %465 = stablehlo.reshape %464 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_124) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %469 = stablehlo.multiply %369, %462 : tensor<8x10x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %471 = stablehlo.reshape %470 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %472 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %473 = stablehlo.multiply %462, %472 : tensor<8x10x32xf32>
    %474 = stablehlo.negate %473 : tensor<8x10x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %476 = stablehlo.reshape %475 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %477 = stablehlo.add %433, %473 : tensor<8x10x32xf32>
    %478 = stablehlo.multiply %471, %367 : tensor<8x10x1xf32>
    %479 = stablehlo.multiply %478, %361 : tensor<8x10x1xf32>
    %480 = call @_var_22(%349#1, %349#2, %349#3, %479) : (tensor<8x10x32xf32>, tensor<f32>, tensor<i1>, tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %481 = stablehlo.add %477, %480 : tensor<8x10x32xf32>
    %cst_127 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %483 = stablehlo.divide %476, %482 : tensor<8x10x1xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x32xf32>
    %486 = stablehlo.add %481, %485 : tensor<8x10x32xf32>
    %487 = call @_where_21(%339, %486) : (tensor<8x10x32xi1>, tensor<8x10x32xf32>) -> tensor<8x10x32xf32>
    %488 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %489 = stablehlo.divide %487, %488 : tensor<8x10x32xf32>
    %490 = stablehlo.transpose %489, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %491 = stablehlo.dot_general %490, %arg21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x32xf32>) -> tensor<8x10x32xf32>
    %492 = stablehlo.dot_general %490, %332, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x32xf32>) -> tensor<32x32xf32>
    %493 = stablehlo.reshape %491 : (tensor<8x10x32xf32>) -> tensor<8x10x4x8xf32>
    %494 = stablehlo.transpose %493, dims = [0, 2, 1, 3] : (tensor<8x10x4x8xf32>) -> tensor<8x4x10x8xf32>
    %495 = stablehlo.dot_general %494, %326, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x8xf32>, tensor<8x4x10x12xf32>) -> tensor<8x4x8x12xf32>
    %496 = stablehlo.transpose %495, dims = [0, 3, 1, 2] : (tensor<8x4x8x12xf32>) -> tensor<8x12x4x8xf32>
    %497 = stablehlo.dot_general %494, %311, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x8xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x10x12xf32>
    %498 = stablehlo.broadcast_in_dim %329, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x12xf32>
    %499 = stablehlo.multiply %497, %498 : tensor<8x4x10x12xf32>
    %500 = stablehlo.multiply %499, %322 : tensor<8x4x10x12xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_129) applies stablehlo.add across dimensions = [3] : (tensor<8x4x10x12xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %502 = stablehlo.reshape %501 : (tensor<8x4x10xf32>) -> tensor<8x4x10x1xf32>
    %503 = stablehlo.negate %502 : tensor<8x4x10x1xf32>
    %504 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x12xf32>
    %505 = stablehlo.divide %497, %504 : tensor<8x4x10x12xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%503 init: %cst_130) applies stablehlo.add across dimensions = [3] : (tensor<8x4x10x1xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2] : (tensor<8x4x10xf32>) -> tensor<8x4x10x12xf32>
    %508 = stablehlo.add %505, %507 : tensor<8x4x10x12xf32>
    %509 = stablehlo.multiply %508, %322 : tensor<8x4x10x12xf32>
    %510 = call @_where_24(%315#1, %509) : (tensor<8x4x10x12xi1>, tensor<8x4x10x12xf32>) -> tensor<8x4x10x12xf32>
    %511 = stablehlo.dot_general %510, %313, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x12xf32>, tensor<8x10x4x8xf32>) -> tensor<8x4x12x8xf32>
    %512 = stablehlo.transpose %511, dims = [0, 2, 1, 3] : (tensor<8x4x12x8xf32>) -> tensor<8x12x4x8xf32>
    %513 = stablehlo.dot_general %510, %308, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x10x8xf32>
    %514 = stablehlo.transpose %513, dims = [0, 2, 1, 3] : (tensor<8x4x10x8xf32>) -> tensor<8x10x4x8xf32>
    %cst_131 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x10x4x8xf32>
    %516 = stablehlo.divide %514, %515 : tensor<8x10x4x8xf32>
    %517 = stablehlo.reshape %496 : (tensor<8x12x4x8xf32>) -> tensor<8x12x32xf32>
    %518 = stablehlo.transpose %517, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %519 = stablehlo.dot_general %518, %arg20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x32xf32>) -> tensor<8x12x32xf32>
    %520 = stablehlo.dot_general %518, %166, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x32xf32>) -> tensor<32x32xf32>
    %521 = stablehlo.reshape %512 : (tensor<8x12x4x8xf32>) -> tensor<8x12x32xf32>
    %522 = stablehlo.transpose %521, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %523 = stablehlo.dot_general %522, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x32xf32>) -> tensor<8x12x32xf32>
    %524 = stablehlo.add %519, %523 : tensor<8x12x32xf32>
    %525 = stablehlo.dot_general %522, %166, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x32xf32>) -> tensor<32x32xf32>
    %526 = stablehlo.reshape %516 : (tensor<8x10x4x8xf32>) -> tensor<8x10x32xf32>
    %527 = stablehlo.transpose %526, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %528 = stablehlo.dot_general %527, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x32xf32>) -> tensor<8x10x32xf32>
    %529 = stablehlo.dot_general %527, %302, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x32xf32>) -> tensor<32x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%528 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %531 = stablehlo.reshape %530 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %535 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %536 = stablehlo.multiply %535, %528 : tensor<8x10x32xf32>
    %537 = stablehlo.multiply %528, %294 : tensor<8x10x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %539 = stablehlo.reshape %538 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %543 = stablehlo.multiply %292, %536 : tensor<8x10x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%543 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %545 = stablehlo.reshape %544 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %546 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %547 = stablehlo.multiply %536, %546 : tensor<8x10x32xf32>
    %548 = stablehlo.negate %547 : tensor<8x10x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %550 = stablehlo.reshape %549 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %551 = stablehlo.add %486, %547 : tensor<8x10x32xf32>
    %552 = stablehlo.multiply %545, %290 : tensor<8x10x1xf32>
    %553 = stablehlo.multiply %552, %284 : tensor<8x10x1xf32>
    %554 = call @_var_22(%272#1, %272#2, %272#3, %553) : (tensor<8x10x32xf32>, tensor<f32>, tensor<i1>, tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %555 = stablehlo.add %551, %554 : tensor<8x10x32xf32>
    %cst_140 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %557 = stablehlo.divide %550, %556 : tensor<8x10x1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x32xf32>
    %560 = stablehlo.add %555, %559 : tensor<8x10x32xf32>
    %561 = call @_where_21(%262, %560) : (tensor<8x10x32xi1>, tensor<8x10x32xf32>) -> tensor<8x10x32xf32>
    %562 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %563 = stablehlo.divide %561, %562 : tensor<8x10x32xf32>
    %564 = stablehlo.transpose %563, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %565 = stablehlo.dot_general %564, %arg17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x32xf32>) -> tensor<8x10x32xf32>
    %566 = stablehlo.dot_general %564, %255, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x32xf32>) -> tensor<32x32xf32>
    %567 = stablehlo.reshape %565 : (tensor<8x10x32xf32>) -> tensor<8x10x4x8xf32>
    %568 = stablehlo.transpose %567, dims = [0, 2, 1, 3] : (tensor<8x10x4x8xf32>) -> tensor<8x4x10x8xf32>
    %569 = stablehlo.dot_general %568, %249, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x8xf32>, tensor<8x4x10x10xf32>) -> tensor<8x4x8x10xf32>
    %570 = stablehlo.transpose %569, dims = [0, 3, 1, 2] : (tensor<8x4x8x10xf32>) -> tensor<8x10x4x8xf32>
    %571 = stablehlo.dot_general %568, %234, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x8xf32>, tensor<8x10x4x8xf32>) -> tensor<8x4x10x10xf32>
    %572 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x10xf32>
    %573 = stablehlo.multiply %571, %572 : tensor<8x4x10x10xf32>
    %574 = stablehlo.multiply %573, %245 : tensor<8x4x10x10xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.reduce(%574 init: %cst_142) applies stablehlo.add across dimensions = [3] : (tensor<8x4x10x10xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %576 = stablehlo.reshape %575 : (tensor<8x4x10xf32>) -> tensor<8x4x10x1xf32>
    %577 = stablehlo.negate %576 : tensor<8x4x10x1xf32>
    %578 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2, 3] : (tensor<8x4x10x1xf32>) -> tensor<8x4x10x10xf32>
    %579 = stablehlo.divide %571, %578 : tensor<8x4x10x10xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%577 init: %cst_143) applies stablehlo.add across dimensions = [3] : (tensor<8x4x10x1xf32>, tensor<f32>) -> tensor<8x4x10xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2] : (tensor<8x4x10xf32>) -> tensor<8x4x10x10xf32>
    %582 = stablehlo.add %579, %581 : tensor<8x4x10x10xf32>
    %583 = stablehlo.multiply %582, %245 : tensor<8x4x10x10xf32>
    %584 = call @_where_25(%238#1, %583) : (tensor<8x4x10x10xi1>, tensor<8x4x10x10xf32>) -> tensor<8x4x10x10xf32>
    %585 = stablehlo.dot_general %584, %236, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x10xf32>, tensor<8x10x4x8xf32>) -> tensor<8x4x10x8xf32>
    %586 = stablehlo.transpose %585, dims = [0, 2, 1, 3] : (tensor<8x4x10x8xf32>) -> tensor<8x10x4x8xf32>
    %587 = stablehlo.dot_general %584, %231, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x10x10xf32>, tensor<8x10x4x8xf32>) -> tensor<8x4x10x8xf32>
    %588 = stablehlo.transpose %587, dims = [0, 2, 1, 3] : (tensor<8x4x10x8xf32>) -> tensor<8x10x4x8xf32>
    %cst_144 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x10x4x8xf32>
    %590 = stablehlo.divide %588, %589 : tensor<8x10x4x8xf32>
    %591 = stablehlo.reshape %570 : (tensor<8x10x4x8xf32>) -> tensor<8x10x32xf32>
    %592 = stablehlo.transpose %591, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %593 = stablehlo.dot_general %592, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x32xf32>) -> tensor<8x10x32xf32>
    %594 = stablehlo.dot_general %592, %225, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x32xf32>) -> tensor<32x32xf32>
    %595 = stablehlo.reshape %586 : (tensor<8x10x4x8xf32>) -> tensor<8x10x32xf32>
    %596 = stablehlo.transpose %595, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %597 = stablehlo.dot_general %596, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x32xf32>) -> tensor<8x10x32xf32>
    %598 = stablehlo.add %593, %597 : tensor<8x10x32xf32>
    %599 = stablehlo.dot_general %596, %225, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x32xf32>) -> tensor<32x32xf32>
    %600 = stablehlo.reshape %590 : (tensor<8x10x4x8xf32>) -> tensor<8x10x32xf32>
    %601 = stablehlo.transpose %600, dims = [2, 0, 1] : (tensor<8x10x32xf32>) -> tensor<32x8x10xf32>
    %602 = stablehlo.dot_general %601, %arg14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<32x32xf32>) -> tensor<8x10x32xf32>
    %603 = stablehlo.add %598, %602 : tensor<8x10x32xf32>
    %604 = stablehlo.dot_general %601, %225, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x10xf32>, tensor<8x10x32xf32>) -> tensor<32x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%603 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %606 = stablehlo.reshape %605 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%606 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %610 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x10x32xf32>
    %611 = stablehlo.multiply %610, %603 : tensor<8x10x32xf32>
    %612 = stablehlo.multiply %603, %217 : tensor<8x10x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<32xf32>
    %614 = stablehlo.reshape %613 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%614 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%616 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %618 = stablehlo.multiply %215, %611 : tensor<8x10x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %620 = stablehlo.reshape %619 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %621 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %622 = stablehlo.multiply %611, %621 : tensor<8x10x32xf32>
    %623 = stablehlo.negate %622 : tensor<8x10x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_152) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %625 = stablehlo.reshape %624 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %626 = stablehlo.add %560, %622 : tensor<8x10x32xf32>
    %627 = stablehlo.multiply %620, %213 : tensor<8x10x1xf32>
    %628 = stablehlo.multiply %627, %207 : tensor<8x10x1xf32>
    %629 = call @_var_22(%195#1, %195#2, %195#3, %628) : (tensor<8x10x32xf32>, tensor<f32>, tensor<i1>, tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %630 = stablehlo.add %626, %629 : tensor<8x10x32xf32>
    %cst_153 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %632 = stablehlo.divide %625, %631 : tensor<8x10x1xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x32xf32>
    %635 = stablehlo.add %630, %634 : tensor<8x10x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_155) applies stablehlo.add across dimensions = [0] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<10x32xf32>
    %637 = stablehlo.reshape %636 : (tensor<10x32xf32>) -> tensor<1x10x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<1x10x32xf32>, tensor<f32>) -> tensor<10x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.pad %638, %cst_157, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<10x32xf32>, tensor<f32>) -> tensor<12x32xf32>
    %640 = stablehlo.broadcast_in_dim %635, dims = [0, 1, 3] : (tensor<8x10x32xf32>) -> tensor<8x10x1x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %c_159 = stablehlo.constant dense<[63, 0]> : tensor<2xi32>
    %c_160 = stablehlo.constant dense<2147483647> : tensor<i32>
    %642 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %643 = stablehlo.minimum %c_159, %642 : tensor<2xi32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [2] : (tensor<2xi32>) -> tensor<8x10x2xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %645 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<8x10x2xi32>
    %646 = stablehlo.clamp %645, %181, %644 : tensor<8x10x2xi32>
    %647 = "stablehlo.scatter"(%641, %646, %640) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %1699 = stablehlo.add %arg104, %arg105 : tensor<f32>
      stablehlo.return %1699 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<8x10x2xi32>, tensor<8x10x1x32xf32>) -> tensor<64x32xf32>
    %648 = call @_where_26(%161, %524) : (tensor<8x12x32xi1>, tensor<8x12x32xf32>) -> tensor<8x12x32xf32>
    %649 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %650 = stablehlo.divide %648, %649 : tensor<8x12x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.reduce(%650 init: %cst_162) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %652 = stablehlo.reshape %651 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_163) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_164) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %656 = stablehlo.transpose %650, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %657 = stablehlo.dot_general %656, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x128xf32>) -> tensor<8x12x128xf32>
    %658 = stablehlo.dot_general %656, %148, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x128xf32>) -> tensor<32x128xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %660 = stablehlo.select %150, %657, %659 : tensor<8x12x128xi1>, tensor<8x12x128xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x128xf32>, tensor<f32>) -> tensor<128xf32>
    %662 = stablehlo.reshape %661 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%664 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %666 = stablehlo.transpose %660, dims = [2, 0, 1] : (tensor<8x12x128xf32>) -> tensor<128x8x12xf32>
    %667 = stablehlo.dot_general %666, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x8x12xf32>, tensor<128x32xf32>) -> tensor<8x12x32xf32>
    %668 = stablehlo.dot_general %666, %141, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<128x8x12xf32>, tensor<8x12x32xf32>) -> tensor<128x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%667 init: %cst_169) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %670 = stablehlo.reshape %669 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.reduce(%670 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_171) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %674 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %675 = stablehlo.multiply %674, %667 : tensor<8x12x32xf32>
    %676 = stablehlo.multiply %667, %133 : tensor<8x12x32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_172) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %678 = stablehlo.reshape %677 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_174) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %682 = stablehlo.multiply %131, %675 : tensor<8x12x32xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_175) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %684 = stablehlo.reshape %683 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %685 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %686 = stablehlo.multiply %675, %685 : tensor<8x12x32xf32>
    %687 = stablehlo.negate %686 : tensor<8x12x32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.reduce(%687 init: %cst_176) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %689 = stablehlo.reshape %688 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %690 = stablehlo.add %524, %686 : tensor<8x12x32xf32>
    %691 = stablehlo.multiply %684, %129 : tensor<8x12x1xf32>
    %692 = stablehlo.multiply %691, %123 : tensor<8x12x1xf32>
    %693 = call @_var_27(%111#1, %111#2, %111#3, %692) : (tensor<8x12x32xf32>, tensor<f32>, tensor<i1>, tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %694 = stablehlo.add %690, %693 : tensor<8x12x32xf32>
    %cst_177 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %696 = stablehlo.divide %689, %695 : tensor<8x12x1xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.reduce(%696 init: %cst_178) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %699 = stablehlo.add %694, %698 : tensor<8x12x32xf32>
    %700 = call @_where_26(%101, %699) : (tensor<8x12x32xi1>, tensor<8x12x32xf32>) -> tensor<8x12x32xf32>
    %701 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %702 = stablehlo.divide %700, %701 : tensor<8x12x32xf32>
    %703 = stablehlo.transpose %702, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %704 = stablehlo.dot_general %703, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x32xf32>) -> tensor<8x12x32xf32>
    %705 = stablehlo.dot_general %703, %94, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x32xf32>) -> tensor<32x32xf32>
    %706 = stablehlo.reshape %704 : (tensor<8x12x32xf32>) -> tensor<8x12x4x8xf32>
    %707 = stablehlo.transpose %706, dims = [0, 2, 1, 3] : (tensor<8x12x4x8xf32>) -> tensor<8x4x12x8xf32>
    %708 = stablehlo.dot_general %707, %88, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x8xf32>, tensor<8x4x12x12xf32>) -> tensor<8x4x8x12xf32>
    %709 = stablehlo.transpose %708, dims = [0, 3, 1, 2] : (tensor<8x4x8x12xf32>) -> tensor<8x12x4x8xf32>
    %710 = stablehlo.dot_general %707, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x8xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x12xf32>
    %711 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %712 = stablehlo.multiply %710, %711 : tensor<8x4x12x12xf32>
    %713 = stablehlo.multiply %712, %84 : tensor<8x4x12x12xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.reduce(%713 init: %cst_179) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x12xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %715 = stablehlo.reshape %714 : (tensor<8x4x12xf32>) -> tensor<8x4x12x1xf32>
    %716 = stablehlo.negate %715 : tensor<8x4x12x1xf32>
    %717 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<8x4x12x1xf32>) -> tensor<8x4x12x12xf32>
    %718 = stablehlo.divide %710, %717 : tensor<8x4x12x12xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %719 = stablehlo.reduce(%716 init: %cst_180) applies stablehlo.add across dimensions = [3] : (tensor<8x4x12x1xf32>, tensor<f32>) -> tensor<8x4x12xf32>
    %720 = stablehlo.broadcast_in_dim %719, dims = [0, 1, 2] : (tensor<8x4x12xf32>) -> tensor<8x4x12x12xf32>
    %721 = stablehlo.add %718, %720 : tensor<8x4x12x12xf32>
    %722 = stablehlo.multiply %721, %84 : tensor<8x4x12x12xf32>
    %723 = call @_where_29(%77#1, %722) : (tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>) -> tensor<8x4x12x12xf32>
    %724 = stablehlo.dot_general %723, %75, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x8xf32>
    %725 = stablehlo.transpose %724, dims = [0, 2, 1, 3] : (tensor<8x4x12x8xf32>) -> tensor<8x12x4x8xf32>
    %726 = stablehlo.dot_general %723, %70, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x12x12xf32>, tensor<8x12x4x8xf32>) -> tensor<8x4x12x8xf32>
    %727 = stablehlo.transpose %726, dims = [0, 2, 1, 3] : (tensor<8x4x12x8xf32>) -> tensor<8x12x4x8xf32>
    %cst_181 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x12x4x8xf32>
    %729 = stablehlo.divide %727, %728 : tensor<8x12x4x8xf32>
    %730 = stablehlo.reshape %709 : (tensor<8x12x4x8xf32>) -> tensor<8x12x32xf32>
    %731 = stablehlo.transpose %730, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %732 = stablehlo.dot_general %731, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x32xf32>) -> tensor<8x12x32xf32>
    %733 = stablehlo.dot_general %731, %64, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x32xf32>) -> tensor<32x32xf32>
    %734 = stablehlo.reshape %725 : (tensor<8x12x4x8xf32>) -> tensor<8x12x32xf32>
    %735 = stablehlo.transpose %734, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %736 = stablehlo.dot_general %735, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x32xf32>) -> tensor<8x12x32xf32>
    %737 = stablehlo.add %732, %736 : tensor<8x12x32xf32>
    %738 = stablehlo.dot_general %735, %64, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x32xf32>) -> tensor<32x32xf32>
    %739 = stablehlo.reshape %729 : (tensor<8x12x4x8xf32>) -> tensor<8x12x32xf32>
    %740 = stablehlo.transpose %739, dims = [2, 0, 1] : (tensor<8x12x32xf32>) -> tensor<32x8x12xf32>
    %741 = stablehlo.dot_general %740, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<32x32xf32>) -> tensor<8x12x32xf32>
    %742 = stablehlo.add %737, %741 : tensor<8x12x32xf32>
    %743 = stablehlo.dot_general %740, %64, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x8x12xf32>, tensor<8x12x32xf32>) -> tensor<32x32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.reduce(%742 init: %cst_182) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %745 = stablehlo.reshape %744 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.reduce(%745 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%747 init: %cst_184) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %749 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x12x32xf32>
    %750 = stablehlo.multiply %749, %742 : tensor<8x12x32xf32>
    %751 = stablehlo.multiply %742, %56 : tensor<8x12x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_185) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %753 = stablehlo.reshape %752 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%753 init: %cst_186) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %755 = stablehlo.broadcast_in_dim %754, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%755 init: %cst_187) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %757 = stablehlo.multiply %54, %750 : tensor<8x12x32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%757 init: %cst_188) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %759 = stablehlo.reshape %758 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %760 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %761 = stablehlo.multiply %750, %760 : tensor<8x12x32xf32>
    %762 = stablehlo.negate %761 : tensor<8x12x32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%762 init: %cst_189) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %764 = stablehlo.reshape %763 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %765 = stablehlo.add %699, %761 : tensor<8x12x32xf32>
    %766 = stablehlo.multiply %759, %52 : tensor<8x12x1xf32>
    %767 = stablehlo.multiply %766, %46 : tensor<8x12x1xf32>
    %768 = call @_var_27(%34#1, %34#2, %34#3, %767) : (tensor<8x12x32xf32>, tensor<f32>, tensor<i1>, tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %769 = stablehlo.add %765, %768 : tensor<8x12x32xf32>
    %cst_190 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %771 = stablehlo.divide %764, %770 : tensor<8x12x1xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.reduce(%771 init: %cst_191) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %774 = stablehlo.add %769, %773 : tensor<8x12x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<12x32xf32>
    %776 = stablehlo.reshape %775 : (tensor<12x32xf32>) -> tensor<1x12x32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%776 init: %cst_193) applies stablehlo.add across dimensions = [0] : (tensor<1x12x32xf32>, tensor<f32>) -> tensor<12x32xf32>
    %778 = stablehlo.add %639, %777 : tensor<12x32xf32>
    %779 = stablehlo.broadcast_in_dim %774, dims = [0, 1, 3] : (tensor<8x12x32xf32>) -> tensor<8x12x1x32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %c_195 = stablehlo.constant dense<[63, 0]> : tensor<2xi32>
    %c_196 = stablehlo.constant dense<2147483647> : tensor<i32>
    %781 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %782 = stablehlo.minimum %c_195, %781 : tensor<2xi32>
    %783 = stablehlo.broadcast_in_dim %782, dims = [2] : (tensor<2xi32>) -> tensor<8x12x2xi32>
    %c_197 = stablehlo.constant dense<0> : tensor<i32>
    %784 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<8x12x2xi32>
    %785 = stablehlo.clamp %784, %21, %783 : tensor<8x12x2xi32>
    %786 = "stablehlo.scatter"(%780, %785, %779) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %1699 = stablehlo.add %arg104, %arg105 : tensor<f32>
      stablehlo.return %1699 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<8x12x2xi32>, tensor<8x12x1x32xf32>) -> tensor<64x32xf32>
    %787 = stablehlo.add %647, %786 : tensor<64x32xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %789 = stablehlo.multiply %788, %787 : tensor<64x32xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %791 = stablehlo.multiply %790, %arg34 : tensor<64x32xf32>
    %792 = stablehlo.add %789, %791 : tensor<64x32xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %794 = stablehlo.multiply %793, %778 : tensor<12x32xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %796 = stablehlo.multiply %795, %arg35 : tensor<12x32xf32>
    %797 = stablehlo.add %794, %796 : tensor<12x32xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %799 = stablehlo.multiply %798, %743 : tensor<32x32xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %801 = stablehlo.multiply %800, %arg36 : tensor<32x32xf32>
    %802 = stablehlo.add %799, %801 : tensor<32x32xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %804 = stablehlo.multiply %803, %738 : tensor<32x32xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %806 = stablehlo.multiply %805, %arg37 : tensor<32x32xf32>
    %807 = stablehlo.add %804, %806 : tensor<32x32xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %809 = stablehlo.multiply %808, %733 : tensor<32x32xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %811 = stablehlo.multiply %810, %arg38 : tensor<32x32xf32>
    %812 = stablehlo.add %809, %811 : tensor<32x32xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %814 = stablehlo.multiply %813, %705 : tensor<32x32xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %816 = stablehlo.multiply %815, %arg39 : tensor<32x32xf32>
    %817 = stablehlo.add %814, %816 : tensor<32x32xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %819 = stablehlo.multiply %818, %668 : tensor<128x32xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %821 = stablehlo.multiply %820, %arg40 : tensor<128x32xf32>
    %822 = stablehlo.add %819, %821 : tensor<128x32xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %824 = stablehlo.multiply %823, %665 : tensor<128xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %826 = stablehlo.multiply %825, %arg41 : tensor<128xf32>
    %827 = stablehlo.add %824, %826 : tensor<128xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %829 = stablehlo.multiply %828, %658 : tensor<32x128xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %831 = stablehlo.multiply %830, %arg42 : tensor<32x128xf32>
    %832 = stablehlo.add %829, %831 : tensor<32x128xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %834 = stablehlo.multiply %833, %655 : tensor<32xf32>
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %836 = stablehlo.multiply %835, %arg43 : tensor<32xf32>
    %837 = stablehlo.add %834, %836 : tensor<32xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %839 = stablehlo.multiply %838, %756 : tensor<32xf32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %841 = stablehlo.multiply %840, %arg44 : tensor<32xf32>
    %842 = stablehlo.add %839, %841 : tensor<32xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %844 = stablehlo.multiply %843, %748 : tensor<32xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %846 = stablehlo.multiply %845, %arg45 : tensor<32xf32>
    %847 = stablehlo.add %844, %846 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %849 = stablehlo.multiply %848, %681 : tensor<32xf32>
    %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %851 = stablehlo.multiply %850, %arg46 : tensor<32xf32>
    %852 = stablehlo.add %849, %851 : tensor<32xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %854 = stablehlo.multiply %853, %673 : tensor<32xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %856 = stablehlo.multiply %855, %arg47 : tensor<32xf32>
    %857 = stablehlo.add %854, %856 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %859 = stablehlo.multiply %858, %604 : tensor<32x32xf32>
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %861 = stablehlo.multiply %860, %arg48 : tensor<32x32xf32>
    %862 = stablehlo.add %859, %861 : tensor<32x32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %864 = stablehlo.multiply %863, %599 : tensor<32x32xf32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %866 = stablehlo.multiply %865, %arg49 : tensor<32x32xf32>
    %867 = stablehlo.add %864, %866 : tensor<32x32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %869 = stablehlo.multiply %868, %594 : tensor<32x32xf32>
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %871 = stablehlo.multiply %870, %arg50 : tensor<32x32xf32>
    %872 = stablehlo.add %869, %871 : tensor<32x32xf32>
    %cst_232 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %874 = stablehlo.multiply %873, %566 : tensor<32x32xf32>
    %cst_233 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %876 = stablehlo.multiply %875, %arg51 : tensor<32x32xf32>
    %877 = stablehlo.add %874, %876 : tensor<32x32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %879 = stablehlo.multiply %878, %529 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %881 = stablehlo.multiply %880, %arg52 : tensor<32x32xf32>
    %882 = stablehlo.add %879, %881 : tensor<32x32xf32>
    %cst_236 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %884 = stablehlo.multiply %883, %525 : tensor<32x32xf32>
    %cst_237 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %886 = stablehlo.multiply %885, %arg53 : tensor<32x32xf32>
    %887 = stablehlo.add %884, %886 : tensor<32x32xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %889 = stablehlo.multiply %888, %520 : tensor<32x32xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %891 = stablehlo.multiply %890, %arg54 : tensor<32x32xf32>
    %892 = stablehlo.add %889, %891 : tensor<32x32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %894 = stablehlo.multiply %893, %492 : tensor<32x32xf32>
    %cst_241 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %896 = stablehlo.multiply %895, %arg55 : tensor<32x32xf32>
    %897 = stablehlo.add %894, %896 : tensor<32x32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %899 = stablehlo.multiply %898, %455 : tensor<128x32xf32>
    %cst_243 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %901 = stablehlo.multiply %900, %arg56 : tensor<128x32xf32>
    %902 = stablehlo.add %899, %901 : tensor<128x32xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %904 = stablehlo.multiply %903, %452 : tensor<128xf32>
    %cst_245 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %906 = stablehlo.multiply %905, %arg57 : tensor<128xf32>
    %907 = stablehlo.add %904, %906 : tensor<128xf32>
    %cst_246 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %909 = stablehlo.multiply %908, %445 : tensor<32x128xf32>
    %cst_247 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %911 = stablehlo.multiply %910, %arg58 : tensor<32x128xf32>
    %912 = stablehlo.add %909, %911 : tensor<32x128xf32>
    %cst_248 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %914 = stablehlo.multiply %913, %442 : tensor<32xf32>
    %cst_249 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %916 = stablehlo.multiply %915, %arg59 : tensor<32xf32>
    %917 = stablehlo.add %914, %916 : tensor<32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %919 = stablehlo.multiply %918, %617 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %921 = stablehlo.multiply %920, %arg60 : tensor<32xf32>
    %922 = stablehlo.add %919, %921 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %924 = stablehlo.multiply %923, %609 : tensor<32xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %926 = stablehlo.multiply %925, %arg61 : tensor<32xf32>
    %927 = stablehlo.add %924, %926 : tensor<32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %929 = stablehlo.multiply %928, %468 : tensor<32xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %931 = stablehlo.multiply %930, %arg62 : tensor<32xf32>
    %932 = stablehlo.add %929, %931 : tensor<32xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %934 = stablehlo.multiply %933, %460 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %936 = stablehlo.multiply %935, %arg63 : tensor<32xf32>
    %937 = stablehlo.add %934, %936 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %939 = stablehlo.multiply %938, %542 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %941 = stablehlo.multiply %940, %arg64 : tensor<32xf32>
    %942 = stablehlo.add %939, %941 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %944 = stablehlo.multiply %943, %534 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %946 = stablehlo.multiply %945, %arg65 : tensor<32xf32>
    %947 = stablehlo.add %944, %946 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %949 = stablehlo.multiply %948, %434 : tensor<64x32xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %951 = stablehlo.multiply %950, %arg66 : tensor<64x32xf32>
    %952 = stablehlo.add %949, %951 : tensor<64x32xf32>
    %953 = stablehlo.multiply %787, %787 : tensor<64x32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %955 = stablehlo.multiply %954, %953 : tensor<64x32xf32>
    %cst_265 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %957 = stablehlo.multiply %956, %arg67 : tensor<64x32xf32>
    %958 = stablehlo.add %955, %957 : tensor<64x32xf32>
    %959 = stablehlo.multiply %778, %778 : tensor<12x32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %961 = stablehlo.multiply %960, %959 : tensor<12x32xf32>
    %cst_267 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %963 = stablehlo.multiply %962, %arg68 : tensor<12x32xf32>
    %964 = stablehlo.add %961, %963 : tensor<12x32xf32>
    %965 = stablehlo.multiply %743, %743 : tensor<32x32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %967 = stablehlo.multiply %966, %965 : tensor<32x32xf32>
    %cst_269 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %969 = stablehlo.multiply %968, %arg69 : tensor<32x32xf32>
    %970 = stablehlo.add %967, %969 : tensor<32x32xf32>
    %971 = stablehlo.multiply %738, %738 : tensor<32x32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %973 = stablehlo.multiply %972, %971 : tensor<32x32xf32>
    %cst_271 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %975 = stablehlo.multiply %974, %arg70 : tensor<32x32xf32>
    %976 = stablehlo.add %973, %975 : tensor<32x32xf32>
    %977 = stablehlo.multiply %733, %733 : tensor<32x32xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %979 = stablehlo.multiply %978, %977 : tensor<32x32xf32>
    %cst_273 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %981 = stablehlo.multiply %980, %arg71 : tensor<32x32xf32>
    %982 = stablehlo.add %979, %981 : tensor<32x32xf32>
    %983 = stablehlo.multiply %705, %705 : tensor<32x32xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %985 = stablehlo.multiply %984, %983 : tensor<32x32xf32>
    %cst_275 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %987 = stablehlo.multiply %986, %arg72 : tensor<32x32xf32>
    %988 = stablehlo.add %985, %987 : tensor<32x32xf32>
    %989 = stablehlo.multiply %668, %668 : tensor<128x32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %991 = stablehlo.multiply %990, %989 : tensor<128x32xf32>
    %cst_277 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %993 = stablehlo.multiply %992, %arg73 : tensor<128x32xf32>
    %994 = stablehlo.add %991, %993 : tensor<128x32xf32>
    %995 = stablehlo.multiply %665, %665 : tensor<128xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %997 = stablehlo.multiply %996, %995 : tensor<128xf32>
    %cst_279 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %999 = stablehlo.multiply %998, %arg74 : tensor<128xf32>
    %1000 = stablehlo.add %997, %999 : tensor<128xf32>
    %1001 = stablehlo.multiply %658, %658 : tensor<32x128xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1003 = stablehlo.multiply %1002, %1001 : tensor<32x128xf32>
    %cst_281 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1005 = stablehlo.multiply %1004, %arg75 : tensor<32x128xf32>
    %1006 = stablehlo.add %1003, %1005 : tensor<32x128xf32>
    %1007 = stablehlo.multiply %655, %655 : tensor<32xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1009 = stablehlo.multiply %1008, %1007 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1011 = stablehlo.multiply %1010, %arg76 : tensor<32xf32>
    %1012 = stablehlo.add %1009, %1011 : tensor<32xf32>
    %1013 = stablehlo.multiply %756, %756 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1015 = stablehlo.multiply %1014, %1013 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1017 = stablehlo.multiply %1016, %arg77 : tensor<32xf32>
    %1018 = stablehlo.add %1015, %1017 : tensor<32xf32>
    %1019 = stablehlo.multiply %748, %748 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = stablehlo.multiply %1020, %1019 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1023 = stablehlo.multiply %1022, %arg78 : tensor<32xf32>
    %1024 = stablehlo.add %1021, %1023 : tensor<32xf32>
    %1025 = stablehlo.multiply %681, %681 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1027 = stablehlo.multiply %1026, %1025 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1029 = stablehlo.multiply %1028, %arg79 : tensor<32xf32>
    %1030 = stablehlo.add %1027, %1029 : tensor<32xf32>
    %1031 = stablehlo.multiply %673, %673 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1033 = stablehlo.multiply %1032, %1031 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1035 = stablehlo.multiply %1034, %arg80 : tensor<32xf32>
    %1036 = stablehlo.add %1033, %1035 : tensor<32xf32>
    %1037 = stablehlo.multiply %604, %604 : tensor<32x32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1039 = stablehlo.multiply %1038, %1037 : tensor<32x32xf32>
    %cst_293 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1041 = stablehlo.multiply %1040, %arg81 : tensor<32x32xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<32x32xf32>
    %1043 = stablehlo.multiply %599, %599 : tensor<32x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1045 = stablehlo.multiply %1044, %1043 : tensor<32x32xf32>
    %cst_295 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1047 = stablehlo.multiply %1046, %arg82 : tensor<32x32xf32>
    %1048 = stablehlo.add %1045, %1047 : tensor<32x32xf32>
    %1049 = stablehlo.multiply %594, %594 : tensor<32x32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1051 = stablehlo.multiply %1050, %1049 : tensor<32x32xf32>
    %cst_297 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1053 = stablehlo.multiply %1052, %arg83 : tensor<32x32xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<32x32xf32>
    %1055 = stablehlo.multiply %566, %566 : tensor<32x32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1057 = stablehlo.multiply %1056, %1055 : tensor<32x32xf32>
    %cst_299 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1059 = stablehlo.multiply %1058, %arg84 : tensor<32x32xf32>
    %1060 = stablehlo.add %1057, %1059 : tensor<32x32xf32>
    %1061 = stablehlo.multiply %529, %529 : tensor<32x32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1063 = stablehlo.multiply %1062, %1061 : tensor<32x32xf32>
    %cst_301 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1065 = stablehlo.multiply %1064, %arg85 : tensor<32x32xf32>
    %1066 = stablehlo.add %1063, %1065 : tensor<32x32xf32>
    %1067 = stablehlo.multiply %525, %525 : tensor<32x32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1069 = stablehlo.multiply %1068, %1067 : tensor<32x32xf32>
    %cst_303 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1071 = stablehlo.multiply %1070, %arg86 : tensor<32x32xf32>
    %1072 = stablehlo.add %1069, %1071 : tensor<32x32xf32>
    %1073 = stablehlo.multiply %520, %520 : tensor<32x32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1075 = stablehlo.multiply %1074, %1073 : tensor<32x32xf32>
    %cst_305 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1077 = stablehlo.multiply %1076, %arg87 : tensor<32x32xf32>
    %1078 = stablehlo.add %1075, %1077 : tensor<32x32xf32>
    %1079 = stablehlo.multiply %492, %492 : tensor<32x32xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1081 = stablehlo.multiply %1080, %1079 : tensor<32x32xf32>
    %cst_307 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1083 = stablehlo.multiply %1082, %arg88 : tensor<32x32xf32>
    %1084 = stablehlo.add %1081, %1083 : tensor<32x32xf32>
    %1085 = stablehlo.multiply %455, %455 : tensor<128x32xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1087 = stablehlo.multiply %1086, %1085 : tensor<128x32xf32>
    %cst_309 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1089 = stablehlo.multiply %1088, %arg89 : tensor<128x32xf32>
    %1090 = stablehlo.add %1087, %1089 : tensor<128x32xf32>
    %1091 = stablehlo.multiply %452, %452 : tensor<128xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1093 = stablehlo.multiply %1092, %1091 : tensor<128xf32>
    %cst_311 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1095 = stablehlo.multiply %1094, %arg90 : tensor<128xf32>
    %1096 = stablehlo.add %1093, %1095 : tensor<128xf32>
    %1097 = stablehlo.multiply %445, %445 : tensor<32x128xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1099 = stablehlo.multiply %1098, %1097 : tensor<32x128xf32>
    %cst_313 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1101 = stablehlo.multiply %1100, %arg91 : tensor<32x128xf32>
    %1102 = stablehlo.add %1099, %1101 : tensor<32x128xf32>
    %1103 = stablehlo.multiply %442, %442 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1105 = stablehlo.multiply %1104, %1103 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1107 = stablehlo.multiply %1106, %arg92 : tensor<32xf32>
    %1108 = stablehlo.add %1105, %1107 : tensor<32xf32>
    %1109 = stablehlo.multiply %617, %617 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1111 = stablehlo.multiply %1110, %1109 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1113 = stablehlo.multiply %1112, %arg93 : tensor<32xf32>
    %1114 = stablehlo.add %1111, %1113 : tensor<32xf32>
    %1115 = stablehlo.multiply %609, %609 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1117 = stablehlo.multiply %1116, %1115 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1119 = stablehlo.multiply %1118, %arg94 : tensor<32xf32>
    %1120 = stablehlo.add %1117, %1119 : tensor<32xf32>
    %1121 = stablehlo.multiply %468, %468 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1123 = stablehlo.multiply %1122, %1121 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1125 = stablehlo.multiply %1124, %arg95 : tensor<32xf32>
    %1126 = stablehlo.add %1123, %1125 : tensor<32xf32>
    %1127 = stablehlo.multiply %460, %460 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1129 = stablehlo.multiply %1128, %1127 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1131 = stablehlo.multiply %1130, %arg96 : tensor<32xf32>
    %1132 = stablehlo.add %1129, %1131 : tensor<32xf32>
    %1133 = stablehlo.multiply %542, %542 : tensor<32xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1135 = stablehlo.multiply %1134, %1133 : tensor<32xf32>
    %cst_325 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1137 = stablehlo.multiply %1136, %arg97 : tensor<32xf32>
    %1138 = stablehlo.add %1135, %1137 : tensor<32xf32>
    %1139 = stablehlo.multiply %534, %534 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1141 = stablehlo.multiply %1140, %1139 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1143 = stablehlo.multiply %1142, %arg98 : tensor<32xf32>
    %1144 = stablehlo.add %1141, %1143 : tensor<32xf32>
    %1145 = stablehlo.multiply %434, %434 : tensor<64x32xf32>
    %cst_328 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1147 = stablehlo.multiply %1146, %1145 : tensor<64x32xf32>
    %cst_329 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1149 = stablehlo.multiply %1148, %arg99 : tensor<64x32xf32>
    %1150 = stablehlo.add %1147, %1149 : tensor<64x32xf32>
    %c_330 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1151 = stablehlo.compare LT, %arg33, %c_330, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_331 = stablehlo.constant dense<1> : tensor<i32>
    %1152 = stablehlo.add %arg33, %c_331 : tensor<i32>
    %c_332 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1153 = call @_where_30(%1151, %1152, %c_332) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_333 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1154 = stablehlo.convert %1153 : (tensor<i32>) -> tensor<f32>
    %1155 = stablehlo.power %cst_333, %1154 : tensor<f32>
    %cst_334 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1156 = stablehlo.subtract %cst_334, %1155 : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1158 = stablehlo.divide %792, %1157 : tensor<64x32xf32>
    %1159 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1160 = stablehlo.divide %797, %1159 : tensor<12x32xf32>
    %1161 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1162 = stablehlo.divide %802, %1161 : tensor<32x32xf32>
    %1163 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1164 = stablehlo.divide %807, %1163 : tensor<32x32xf32>
    %1165 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1166 = stablehlo.divide %812, %1165 : tensor<32x32xf32>
    %1167 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1168 = stablehlo.divide %817, %1167 : tensor<32x32xf32>
    %1169 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1170 = stablehlo.divide %822, %1169 : tensor<128x32xf32>
    %1171 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1172 = stablehlo.divide %827, %1171 : tensor<128xf32>
    %1173 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1174 = stablehlo.divide %832, %1173 : tensor<32x128xf32>
    %1175 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1176 = stablehlo.divide %837, %1175 : tensor<32xf32>
    %1177 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1178 = stablehlo.divide %842, %1177 : tensor<32xf32>
    %1179 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1180 = stablehlo.divide %847, %1179 : tensor<32xf32>
    %1181 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1182 = stablehlo.divide %852, %1181 : tensor<32xf32>
    %1183 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1184 = stablehlo.divide %857, %1183 : tensor<32xf32>
    %1185 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1186 = stablehlo.divide %862, %1185 : tensor<32x32xf32>
    %1187 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1188 = stablehlo.divide %867, %1187 : tensor<32x32xf32>
    %1189 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1190 = stablehlo.divide %872, %1189 : tensor<32x32xf32>
    %1191 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1192 = stablehlo.divide %877, %1191 : tensor<32x32xf32>
    %1193 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1194 = stablehlo.divide %882, %1193 : tensor<32x32xf32>
    %1195 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1196 = stablehlo.divide %887, %1195 : tensor<32x32xf32>
    %1197 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1198 = stablehlo.divide %892, %1197 : tensor<32x32xf32>
    %1199 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1200 = stablehlo.divide %897, %1199 : tensor<32x32xf32>
    %1201 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1202 = stablehlo.divide %902, %1201 : tensor<128x32xf32>
    %1203 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1204 = stablehlo.divide %907, %1203 : tensor<128xf32>
    %1205 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1206 = stablehlo.divide %912, %1205 : tensor<32x128xf32>
    %1207 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1208 = stablehlo.divide %917, %1207 : tensor<32xf32>
    %1209 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1210 = stablehlo.divide %922, %1209 : tensor<32xf32>
    %1211 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1212 = stablehlo.divide %927, %1211 : tensor<32xf32>
    %1213 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1214 = stablehlo.divide %932, %1213 : tensor<32xf32>
    %1215 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1216 = stablehlo.divide %937, %1215 : tensor<32xf32>
    %1217 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1218 = stablehlo.divide %942, %1217 : tensor<32xf32>
    %1219 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1220 = stablehlo.divide %947, %1219 : tensor<32xf32>
    %1221 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1222 = stablehlo.divide %952, %1221 : tensor<64x32xf32>
    %cst_335 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1223 = stablehlo.convert %1153 : (tensor<i32>) -> tensor<f32>
    %1224 = stablehlo.power %cst_335, %1223 : tensor<f32>
    %cst_336 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1225 = stablehlo.subtract %cst_336, %1224 : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1227 = stablehlo.divide %958, %1226 : tensor<64x32xf32>
    %1228 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1229 = stablehlo.divide %964, %1228 : tensor<12x32xf32>
    %1230 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1231 = stablehlo.divide %970, %1230 : tensor<32x32xf32>
    %1232 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1233 = stablehlo.divide %976, %1232 : tensor<32x32xf32>
    %1234 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1235 = stablehlo.divide %982, %1234 : tensor<32x32xf32>
    %1236 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1237 = stablehlo.divide %988, %1236 : tensor<32x32xf32>
    %1238 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1239 = stablehlo.divide %994, %1238 : tensor<128x32xf32>
    %1240 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1241 = stablehlo.divide %1000, %1240 : tensor<128xf32>
    %1242 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1243 = stablehlo.divide %1006, %1242 : tensor<32x128xf32>
    %1244 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1245 = stablehlo.divide %1012, %1244 : tensor<32xf32>
    %1246 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1247 = stablehlo.divide %1018, %1246 : tensor<32xf32>
    %1248 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1249 = stablehlo.divide %1024, %1248 : tensor<32xf32>
    %1250 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.divide %1030, %1250 : tensor<32xf32>
    %1252 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1253 = stablehlo.divide %1036, %1252 : tensor<32xf32>
    %1254 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1255 = stablehlo.divide %1042, %1254 : tensor<32x32xf32>
    %1256 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1257 = stablehlo.divide %1048, %1256 : tensor<32x32xf32>
    %1258 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1259 = stablehlo.divide %1054, %1258 : tensor<32x32xf32>
    %1260 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1261 = stablehlo.divide %1060, %1260 : tensor<32x32xf32>
    %1262 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1263 = stablehlo.divide %1066, %1262 : tensor<32x32xf32>
    %1264 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1265 = stablehlo.divide %1072, %1264 : tensor<32x32xf32>
    %1266 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1267 = stablehlo.divide %1078, %1266 : tensor<32x32xf32>
    %1268 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1269 = stablehlo.divide %1084, %1268 : tensor<32x32xf32>
    %1270 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1271 = stablehlo.divide %1090, %1270 : tensor<128x32xf32>
    %1272 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1273 = stablehlo.divide %1096, %1272 : tensor<128xf32>
    %1274 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1275 = stablehlo.divide %1102, %1274 : tensor<32x128xf32>
    %1276 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1277 = stablehlo.divide %1108, %1276 : tensor<32xf32>
    %1278 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1279 = stablehlo.divide %1114, %1278 : tensor<32xf32>
    %1280 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1281 = stablehlo.divide %1120, %1280 : tensor<32xf32>
    %1282 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1283 = stablehlo.divide %1126, %1282 : tensor<32xf32>
    %1284 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1285 = stablehlo.divide %1132, %1284 : tensor<32xf32>
    %1286 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1287 = stablehlo.divide %1138, %1286 : tensor<32xf32>
    %1288 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1289 = stablehlo.divide %1144, %1288 : tensor<32xf32>
    %1290 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1291 = stablehlo.divide %1150, %1290 : tensor<64x32xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1293 = stablehlo.add %1227, %1292 : tensor<64x32xf32>
    %1294 = stablehlo.sqrt %1293 : tensor<64x32xf32>
    %cst_338 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1296 = stablehlo.add %1294, %1295 : tensor<64x32xf32>
    %1297 = stablehlo.divide %1158, %1296 : tensor<64x32xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1299 = stablehlo.add %1229, %1298 : tensor<12x32xf32>
    %1300 = stablehlo.sqrt %1299 : tensor<12x32xf32>
    %cst_340 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1302 = stablehlo.add %1300, %1301 : tensor<12x32xf32>
    %1303 = stablehlo.divide %1160, %1302 : tensor<12x32xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1305 = stablehlo.add %1231, %1304 : tensor<32x32xf32>
    %1306 = stablehlo.sqrt %1305 : tensor<32x32xf32>
    %cst_342 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1308 = stablehlo.add %1306, %1307 : tensor<32x32xf32>
    %1309 = stablehlo.divide %1162, %1308 : tensor<32x32xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1311 = stablehlo.add %1233, %1310 : tensor<32x32xf32>
    %1312 = stablehlo.sqrt %1311 : tensor<32x32xf32>
    %cst_344 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1314 = stablehlo.add %1312, %1313 : tensor<32x32xf32>
    %1315 = stablehlo.divide %1164, %1314 : tensor<32x32xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1317 = stablehlo.add %1235, %1316 : tensor<32x32xf32>
    %1318 = stablehlo.sqrt %1317 : tensor<32x32xf32>
    %cst_346 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1320 = stablehlo.add %1318, %1319 : tensor<32x32xf32>
    %1321 = stablehlo.divide %1166, %1320 : tensor<32x32xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1323 = stablehlo.add %1237, %1322 : tensor<32x32xf32>
    %1324 = stablehlo.sqrt %1323 : tensor<32x32xf32>
    %cst_348 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1326 = stablehlo.add %1324, %1325 : tensor<32x32xf32>
    %1327 = stablehlo.divide %1168, %1326 : tensor<32x32xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1329 = stablehlo.add %1239, %1328 : tensor<128x32xf32>
    %1330 = stablehlo.sqrt %1329 : tensor<128x32xf32>
    %cst_350 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1332 = stablehlo.add %1330, %1331 : tensor<128x32xf32>
    %1333 = stablehlo.divide %1170, %1332 : tensor<128x32xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1335 = stablehlo.add %1241, %1334 : tensor<128xf32>
    %1336 = stablehlo.sqrt %1335 : tensor<128xf32>
    %cst_352 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1338 = stablehlo.add %1336, %1337 : tensor<128xf32>
    %1339 = stablehlo.divide %1172, %1338 : tensor<128xf32>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1341 = stablehlo.add %1243, %1340 : tensor<32x128xf32>
    %1342 = stablehlo.sqrt %1341 : tensor<32x128xf32>
    %cst_354 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1344 = stablehlo.add %1342, %1343 : tensor<32x128xf32>
    %1345 = stablehlo.divide %1174, %1344 : tensor<32x128xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1347 = stablehlo.add %1245, %1346 : tensor<32xf32>
    %1348 = stablehlo.sqrt %1347 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1350 = stablehlo.add %1348, %1349 : tensor<32xf32>
    %1351 = stablehlo.divide %1176, %1350 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1352 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1353 = stablehlo.add %1247, %1352 : tensor<32xf32>
    %1354 = stablehlo.sqrt %1353 : tensor<32xf32>
    %cst_358 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1356 = stablehlo.add %1354, %1355 : tensor<32xf32>
    %1357 = stablehlo.divide %1178, %1356 : tensor<32xf32>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1359 = stablehlo.add %1249, %1358 : tensor<32xf32>
    %1360 = stablehlo.sqrt %1359 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.add %1360, %1361 : tensor<32xf32>
    %1363 = stablehlo.divide %1180, %1362 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1365 = stablehlo.add %1251, %1364 : tensor<32xf32>
    %1366 = stablehlo.sqrt %1365 : tensor<32xf32>
    %cst_362 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1368 = stablehlo.add %1366, %1367 : tensor<32xf32>
    %1369 = stablehlo.divide %1182, %1368 : tensor<32xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1371 = stablehlo.add %1253, %1370 : tensor<32xf32>
    %1372 = stablehlo.sqrt %1371 : tensor<32xf32>
    %cst_364 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1374 = stablehlo.add %1372, %1373 : tensor<32xf32>
    %1375 = stablehlo.divide %1184, %1374 : tensor<32xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1377 = stablehlo.add %1255, %1376 : tensor<32x32xf32>
    %1378 = stablehlo.sqrt %1377 : tensor<32x32xf32>
    %cst_366 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1380 = stablehlo.add %1378, %1379 : tensor<32x32xf32>
    %1381 = stablehlo.divide %1186, %1380 : tensor<32x32xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1383 = stablehlo.add %1257, %1382 : tensor<32x32xf32>
    %1384 = stablehlo.sqrt %1383 : tensor<32x32xf32>
    %cst_368 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1386 = stablehlo.add %1384, %1385 : tensor<32x32xf32>
    %1387 = stablehlo.divide %1188, %1386 : tensor<32x32xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1389 = stablehlo.add %1259, %1388 : tensor<32x32xf32>
    %1390 = stablehlo.sqrt %1389 : tensor<32x32xf32>
    %cst_370 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1391 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1392 = stablehlo.add %1390, %1391 : tensor<32x32xf32>
    %1393 = stablehlo.divide %1190, %1392 : tensor<32x32xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1395 = stablehlo.add %1261, %1394 : tensor<32x32xf32>
    %1396 = stablehlo.sqrt %1395 : tensor<32x32xf32>
    %cst_372 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1398 = stablehlo.add %1396, %1397 : tensor<32x32xf32>
    %1399 = stablehlo.divide %1192, %1398 : tensor<32x32xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1401 = stablehlo.add %1263, %1400 : tensor<32x32xf32>
    %1402 = stablehlo.sqrt %1401 : tensor<32x32xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1403 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1404 = stablehlo.add %1402, %1403 : tensor<32x32xf32>
    %1405 = stablehlo.divide %1194, %1404 : tensor<32x32xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1407 = stablehlo.add %1265, %1406 : tensor<32x32xf32>
    %1408 = stablehlo.sqrt %1407 : tensor<32x32xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1410 = stablehlo.add %1408, %1409 : tensor<32x32xf32>
    %1411 = stablehlo.divide %1196, %1410 : tensor<32x32xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1413 = stablehlo.add %1267, %1412 : tensor<32x32xf32>
    %1414 = stablehlo.sqrt %1413 : tensor<32x32xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1416 = stablehlo.add %1414, %1415 : tensor<32x32xf32>
    %1417 = stablehlo.divide %1198, %1416 : tensor<32x32xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1419 = stablehlo.add %1269, %1418 : tensor<32x32xf32>
    %1420 = stablehlo.sqrt %1419 : tensor<32x32xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1422 = stablehlo.add %1420, %1421 : tensor<32x32xf32>
    %1423 = stablehlo.divide %1200, %1422 : tensor<32x32xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1425 = stablehlo.add %1271, %1424 : tensor<128x32xf32>
    %1426 = stablehlo.sqrt %1425 : tensor<128x32xf32>
    %cst_382 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1428 = stablehlo.add %1426, %1427 : tensor<128x32xf32>
    %1429 = stablehlo.divide %1202, %1428 : tensor<128x32xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1431 = stablehlo.add %1273, %1430 : tensor<128xf32>
    %1432 = stablehlo.sqrt %1431 : tensor<128xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1434 = stablehlo.add %1432, %1433 : tensor<128xf32>
    %1435 = stablehlo.divide %1204, %1434 : tensor<128xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1437 = stablehlo.add %1275, %1436 : tensor<32x128xf32>
    %1438 = stablehlo.sqrt %1437 : tensor<32x128xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1440 = stablehlo.add %1438, %1439 : tensor<32x128xf32>
    %1441 = stablehlo.divide %1206, %1440 : tensor<32x128xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1443 = stablehlo.add %1277, %1442 : tensor<32xf32>
    %1444 = stablehlo.sqrt %1443 : tensor<32xf32>
    %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1446 = stablehlo.add %1444, %1445 : tensor<32xf32>
    %1447 = stablehlo.divide %1208, %1446 : tensor<32xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1449 = stablehlo.add %1279, %1448 : tensor<32xf32>
    %1450 = stablehlo.sqrt %1449 : tensor<32xf32>
    %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1452 = stablehlo.add %1450, %1451 : tensor<32xf32>
    %1453 = stablehlo.divide %1210, %1452 : tensor<32xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1455 = stablehlo.add %1281, %1454 : tensor<32xf32>
    %1456 = stablehlo.sqrt %1455 : tensor<32xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1458 = stablehlo.add %1456, %1457 : tensor<32xf32>
    %1459 = stablehlo.divide %1212, %1458 : tensor<32xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1461 = stablehlo.add %1283, %1460 : tensor<32xf32>
    %1462 = stablehlo.sqrt %1461 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1464 = stablehlo.add %1462, %1463 : tensor<32xf32>
    %1465 = stablehlo.divide %1214, %1464 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1467 = stablehlo.add %1285, %1466 : tensor<32xf32>
    %1468 = stablehlo.sqrt %1467 : tensor<32xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1470 = stablehlo.add %1468, %1469 : tensor<32xf32>
    %1471 = stablehlo.divide %1216, %1470 : tensor<32xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1473 = stablehlo.add %1287, %1472 : tensor<32xf32>
    %1474 = stablehlo.sqrt %1473 : tensor<32xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.add %1474, %1475 : tensor<32xf32>
    %1477 = stablehlo.divide %1218, %1476 : tensor<32xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1479 = stablehlo.add %1289, %1478 : tensor<32xf32>
    %1480 = stablehlo.sqrt %1479 : tensor<32xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1482 = stablehlo.add %1480, %1481 : tensor<32xf32>
    %1483 = stablehlo.divide %1220, %1482 : tensor<32xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1485 = stablehlo.add %1291, %1484 : tensor<64x32xf32>
    %1486 = stablehlo.sqrt %1485 : tensor<64x32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1488 = stablehlo.add %1486, %1487 : tensor<64x32xf32>
    %1489 = stablehlo.divide %1222, %1488 : tensor<64x32xf32>
    %cst_403 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1491 = stablehlo.multiply %1490, %arg0 : tensor<64x32xf32>
    %1492 = stablehlo.add %1297, %1491 : tensor<64x32xf32>
    %cst_404 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1494 = stablehlo.multiply %1493, %arg1 : tensor<12x32xf32>
    %1495 = stablehlo.add %1303, %1494 : tensor<12x32xf32>
    %cst_405 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1497 = stablehlo.multiply %1496, %arg2 : tensor<32x32xf32>
    %1498 = stablehlo.add %1309, %1497 : tensor<32x32xf32>
    %cst_406 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1500 = stablehlo.multiply %1499, %arg3 : tensor<32x32xf32>
    %1501 = stablehlo.add %1315, %1500 : tensor<32x32xf32>
    %cst_407 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1503 = stablehlo.multiply %1502, %arg4 : tensor<32x32xf32>
    %1504 = stablehlo.add %1321, %1503 : tensor<32x32xf32>
    %cst_408 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1506 = stablehlo.multiply %1505, %arg5 : tensor<32x32xf32>
    %1507 = stablehlo.add %1327, %1506 : tensor<32x32xf32>
    %cst_409 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1509 = stablehlo.multiply %1508, %arg6 : tensor<128x32xf32>
    %1510 = stablehlo.add %1333, %1509 : tensor<128x32xf32>
    %cst_410 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1512 = stablehlo.multiply %1511, %arg7 : tensor<128xf32>
    %1513 = stablehlo.add %1339, %1512 : tensor<128xf32>
    %cst_411 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1515 = stablehlo.multiply %1514, %arg8 : tensor<32x128xf32>
    %1516 = stablehlo.add %1345, %1515 : tensor<32x128xf32>
    %cst_412 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1518 = stablehlo.multiply %1517, %arg9 : tensor<32xf32>
    %1519 = stablehlo.add %1351, %1518 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1521 = stablehlo.multiply %1520, %arg10 : tensor<32xf32>
    %1522 = stablehlo.add %1357, %1521 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1524 = stablehlo.multiply %1523, %arg11 : tensor<32xf32>
    %1525 = stablehlo.add %1363, %1524 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1527 = stablehlo.multiply %1526, %arg12 : tensor<32xf32>
    %1528 = stablehlo.add %1369, %1527 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1530 = stablehlo.multiply %1529, %arg13 : tensor<32xf32>
    %1531 = stablehlo.add %1375, %1530 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1533 = stablehlo.multiply %1532, %arg14 : tensor<32x32xf32>
    %1534 = stablehlo.add %1381, %1533 : tensor<32x32xf32>
    %cst_418 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1536 = stablehlo.multiply %1535, %arg15 : tensor<32x32xf32>
    %1537 = stablehlo.add %1387, %1536 : tensor<32x32xf32>
    %cst_419 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1539 = stablehlo.multiply %1538, %arg16 : tensor<32x32xf32>
    %1540 = stablehlo.add %1393, %1539 : tensor<32x32xf32>
    %cst_420 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1542 = stablehlo.multiply %1541, %arg17 : tensor<32x32xf32>
    %1543 = stablehlo.add %1399, %1542 : tensor<32x32xf32>
    %cst_421 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1545 = stablehlo.multiply %1544, %arg18 : tensor<32x32xf32>
    %1546 = stablehlo.add %1405, %1545 : tensor<32x32xf32>
    %cst_422 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1548 = stablehlo.multiply %1547, %arg19 : tensor<32x32xf32>
    %1549 = stablehlo.add %1411, %1548 : tensor<32x32xf32>
    %cst_423 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1551 = stablehlo.multiply %1550, %arg20 : tensor<32x32xf32>
    %1552 = stablehlo.add %1417, %1551 : tensor<32x32xf32>
    %cst_424 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1554 = stablehlo.multiply %1553, %arg21 : tensor<32x32xf32>
    %1555 = stablehlo.add %1423, %1554 : tensor<32x32xf32>
    %cst_425 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1557 = stablehlo.multiply %1556, %arg22 : tensor<128x32xf32>
    %1558 = stablehlo.add %1429, %1557 : tensor<128x32xf32>
    %cst_426 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1560 = stablehlo.multiply %1559, %arg23 : tensor<128xf32>
    %1561 = stablehlo.add %1435, %1560 : tensor<128xf32>
    %cst_427 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1563 = stablehlo.multiply %1562, %arg24 : tensor<32x128xf32>
    %1564 = stablehlo.add %1441, %1563 : tensor<32x128xf32>
    %cst_428 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.multiply %1565, %arg25 : tensor<32xf32>
    %1567 = stablehlo.add %1447, %1566 : tensor<32xf32>
    %cst_429 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1569 = stablehlo.multiply %1568, %arg26 : tensor<32xf32>
    %1570 = stablehlo.add %1453, %1569 : tensor<32xf32>
    %cst_430 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1572 = stablehlo.multiply %1571, %arg27 : tensor<32xf32>
    %1573 = stablehlo.add %1459, %1572 : tensor<32xf32>
    %cst_431 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1575 = stablehlo.multiply %1574, %arg28 : tensor<32xf32>
    %1576 = stablehlo.add %1465, %1575 : tensor<32xf32>
    %cst_432 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.multiply %1577, %arg29 : tensor<32xf32>
    %1579 = stablehlo.add %1471, %1578 : tensor<32xf32>
    %cst_433 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1581 = stablehlo.multiply %1580, %arg30 : tensor<32xf32>
    %1582 = stablehlo.add %1477, %1581 : tensor<32xf32>
    %cst_434 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1584 = stablehlo.multiply %1583, %arg31 : tensor<32xf32>
    %1585 = stablehlo.add %1483, %1584 : tensor<32xf32>
    %cst_435 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1587 = stablehlo.multiply %1586, %arg32 : tensor<64x32xf32>
    %1588 = stablehlo.add %1489, %1587 : tensor<64x32xf32>
    %c_436 = stablehlo.constant dense<0> : tensor<i32>
    %1589 = stablehlo.subtract %arg100, %c_436 : tensor<i32>
    %c_437 = stablehlo.constant dense<0> : tensor<i32>
    %c_438 = stablehlo.constant dense<4000> : tensor<i32>
    %1590 = call @clip(%1589, %c_437, %c_438) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1591 = stablehlo.convert %1590 : (tensor<i32>) -> tensor<f32>
    %cst_439 = stablehlo.constant dense<4.000000e+03> : tensor<f32>
    %1592 = stablehlo.divide %1591, %cst_439 : tensor<f32>
    %cst_440 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1593 = stablehlo.subtract %cst_440, %1592 : tensor<f32>
    %cst_441 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1594 = stablehlo.multiply %cst_441, %1593 : tensor<f32>
    %cst_442 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1595 = stablehlo.add %1594, %cst_442 : tensor<f32>
    %cst_443 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1596 = stablehlo.multiply %cst_443, %1595 : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1598 = stablehlo.multiply %1597, %1492 : tensor<64x32xf32>
    %1599 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1600 = stablehlo.multiply %1599, %1495 : tensor<12x32xf32>
    %1601 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1602 = stablehlo.multiply %1601, %1498 : tensor<32x32xf32>
    %1603 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1604 = stablehlo.multiply %1603, %1501 : tensor<32x32xf32>
    %1605 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1606 = stablehlo.multiply %1605, %1504 : tensor<32x32xf32>
    %1607 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1608 = stablehlo.multiply %1607, %1507 : tensor<32x32xf32>
    %1609 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1610 = stablehlo.multiply %1609, %1510 : tensor<128x32xf32>
    %1611 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1612 = stablehlo.multiply %1611, %1513 : tensor<128xf32>
    %1613 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1614 = stablehlo.multiply %1613, %1516 : tensor<32x128xf32>
    %1615 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1616 = stablehlo.multiply %1615, %1519 : tensor<32xf32>
    %1617 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1618 = stablehlo.multiply %1617, %1522 : tensor<32xf32>
    %1619 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1620 = stablehlo.multiply %1619, %1525 : tensor<32xf32>
    %1621 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1622 = stablehlo.multiply %1621, %1528 : tensor<32xf32>
    %1623 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1624 = stablehlo.multiply %1623, %1531 : tensor<32xf32>
    %1625 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1626 = stablehlo.multiply %1625, %1534 : tensor<32x32xf32>
    %1627 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1628 = stablehlo.multiply %1627, %1537 : tensor<32x32xf32>
    %1629 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1630 = stablehlo.multiply %1629, %1540 : tensor<32x32xf32>
    %1631 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1632 = stablehlo.multiply %1631, %1543 : tensor<32x32xf32>
    %1633 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1634 = stablehlo.multiply %1633, %1546 : tensor<32x32xf32>
    %1635 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1636 = stablehlo.multiply %1635, %1549 : tensor<32x32xf32>
    %1637 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1638 = stablehlo.multiply %1637, %1552 : tensor<32x32xf32>
    %1639 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1640 = stablehlo.multiply %1639, %1555 : tensor<32x32xf32>
    %1641 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1642 = stablehlo.multiply %1641, %1558 : tensor<128x32xf32>
    %1643 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1644 = stablehlo.multiply %1643, %1561 : tensor<128xf32>
    %1645 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1646 = stablehlo.multiply %1645, %1564 : tensor<32x128xf32>
    %1647 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1648 = stablehlo.multiply %1647, %1567 : tensor<32xf32>
    %1649 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1650 = stablehlo.multiply %1649, %1570 : tensor<32xf32>
    %1651 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1652 = stablehlo.multiply %1651, %1573 : tensor<32xf32>
    %1653 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1654 = stablehlo.multiply %1653, %1576 : tensor<32xf32>
    %1655 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1656 = stablehlo.multiply %1655, %1579 : tensor<32xf32>
    %1657 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1658 = stablehlo.multiply %1657, %1582 : tensor<32xf32>
    %1659 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1660 = stablehlo.multiply %1659, %1585 : tensor<32xf32>
    %1661 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1662 = stablehlo.multiply %1661, %1588 : tensor<64x32xf32>
    %c_444 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1663 = stablehlo.compare LT, %arg100, %c_444, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_445 = stablehlo.constant dense<1> : tensor<i32>
    %1664 = stablehlo.add %arg100, %c_445 : tensor<i32>
    %c_446 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1665 = call @_where_30(%1663, %1664, %c_446) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1666 = stablehlo.add %arg0, %1598 : tensor<64x32xf32>
    %1667 = stablehlo.add %arg1, %1600 : tensor<12x32xf32>
    %1668 = stablehlo.add %arg2, %1602 : tensor<32x32xf32>
    %1669 = stablehlo.add %arg3, %1604 : tensor<32x32xf32>
    %1670 = stablehlo.add %arg4, %1606 : tensor<32x32xf32>
    %1671 = stablehlo.add %arg5, %1608 : tensor<32x32xf32>
    %1672 = stablehlo.add %arg6, %1610 : tensor<128x32xf32>
    %1673 = stablehlo.add %arg7, %1612 : tensor<128xf32>
    %1674 = stablehlo.add %arg8, %1614 : tensor<32x128xf32>
    %1675 = stablehlo.add %arg9, %1616 : tensor<32xf32>
    %1676 = stablehlo.add %arg10, %1618 : tensor<32xf32>
    %1677 = stablehlo.add %arg11, %1620 : tensor<32xf32>
    %1678 = stablehlo.add %arg12, %1622 : tensor<32xf32>
    %1679 = stablehlo.add %arg13, %1624 : tensor<32xf32>
    %1680 = stablehlo.add %arg14, %1626 : tensor<32x32xf32>
    %1681 = stablehlo.add %arg15, %1628 : tensor<32x32xf32>
    %1682 = stablehlo.add %arg16, %1630 : tensor<32x32xf32>
    %1683 = stablehlo.add %arg17, %1632 : tensor<32x32xf32>
    %1684 = stablehlo.add %arg18, %1634 : tensor<32x32xf32>
    %1685 = stablehlo.add %arg19, %1636 : tensor<32x32xf32>
    %1686 = stablehlo.add %arg20, %1638 : tensor<32x32xf32>
    %1687 = stablehlo.add %arg21, %1640 : tensor<32x32xf32>
    %1688 = stablehlo.add %arg22, %1642 : tensor<128x32xf32>
    %1689 = stablehlo.add %arg23, %1644 : tensor<128xf32>
    %1690 = stablehlo.add %arg24, %1646 : tensor<32x128xf32>
    %1691 = stablehlo.add %arg25, %1648 : tensor<32xf32>
    %1692 = stablehlo.add %arg26, %1650 : tensor<32xf32>
    %1693 = stablehlo.add %arg27, %1652 : tensor<32xf32>
    %1694 = stablehlo.add %arg28, %1654 : tensor<32xf32>
    %1695 = stablehlo.add %arg29, %1656 : tensor<32xf32>
    %1696 = stablehlo.add %arg30, %1658 : tensor<32xf32>
    %1697 = stablehlo.add %arg31, %1660 : tensor<32xf32>
    %1698 = stablehlo.add %arg32, %1662 : tensor<64x32xf32>
    return %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1153, %792, %797, %802, %807, %812, %817, %822, %827, %832, %837, %842, %847, %852, %857, %862, %867, %872, %877, %882, %887, %892, %897, %902, %907, %912, %917, %922, %927, %932, %937, %942, %947, %952, %958, %964, %970, %976, %982, %988, %994, %1000, %1006, %1012, %1018, %1024, %1030, %1036, %1042, %1048, %1054, %1060, %1066, %1072, %1078, %1084, %1090, %1096, %1102, %1108, %1114, %1120, %1126, %1132, %1138, %1144, %1150, %1665, %424 : tensor<64x32xf32>, tensor<12x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<12x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<12x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<8x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<8xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<8xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<8xui64>
    %9 = stablehlo.convert %6 : (tensor<8xui64>) -> tensor<8xui32>
    %10 = stablehlo.convert %8 : (tensor<8xui64>) -> tensor<8xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<8x1xui32>, tensor<8x1xui32>) -> tensor<8x2xui32>
    return %14 : tensor<8x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8xui32>, tensor<8xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<8xui32>, %arg2: tensor<8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8xui32>
    %9 = stablehlo.or %5, %8 : tensor<8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8xui32>
    %19 = stablehlo.or %15, %18 : tensor<8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8xui32>
    %29 = stablehlo.or %25, %28 : tensor<8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8xui32>
    %39 = stablehlo.or %35, %38 : tensor<8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %42 = stablehlo.add %33, %41 : tensor<8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %44 = stablehlo.add %40, %43 : tensor<8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %48 = stablehlo.add %44, %47 : tensor<8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_0(%arg0: tensor<8x2xui32>) -> tensor<8x2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xui32>) -> tensor<8xui32>
    %2 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32_1(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<8x2xui32>, tensor<8x2xui32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1] : (tensor<8x2xui32>) -> tensor<8x2x1xui32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [0, 1] : (tensor<8x2xui32>) -> tensor<8x2x1xui32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<8x2x1xui32>, tensor<8x2x1xui32>) -> tensor<8x2x2xui32>
    return %18 : tensor<8x2x2xui32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x2xui32>, %arg3: tensor<1x2xui32>) -> (tensor<8x2xui32>, tensor<8x2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<8x2xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x2xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<8x2xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x2xui32>, tensor<8x2xui32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<8x2xui32>, %arg2: tensor<8x2xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x2xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x2xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x2xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x2xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_3(%arg0: tensor<8x2xui32>) -> tensor<8x3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xui32>) -> tensor<8xui32>
    %2 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32_4(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<8x3xui32>, tensor<8x3xui32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1] : (tensor<8x3xui32>) -> tensor<8x3x1xui32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [0, 1] : (tensor<8x3xui32>) -> tensor<8x3x1xui32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<8x3x1xui32>, tensor<8x3x1xui32>) -> tensor<8x3x2xui32>
    return %18 : tensor<8x3x2xui32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x3xui32>, %arg3: tensor<1x3xui32>) -> (tensor<8x3xui32>, tensor<8x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<8x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x3xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<8x3xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_5(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x3xui32>, tensor<8x3xui32>
  }
  func.func private @closed_call_5(%arg0: tensor<i32>, %arg1: tensor<8x3xui32>, %arg2: tensor<8x3xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x3xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x3xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x3xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x3xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_var(%arg0: tensor<8x12x32xf32>, %arg1: tensor<i32>) -> (tensor<8x12x1xf32>, tensor<8x12x32xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x12x1xf32>) -> tensor<8x12x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x12x32xf32>
    %6 = chlo.square %5 : tensor<8x12x32xf32> -> tensor<8x12x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x12x32xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<8x12x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12x1xf32>
    return %16, %8, %10, %15 : tensor<8x12x1xf32>, tensor<8x12x32xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8x12x1xf32>, %arg2: tensor<f32>) -> tensor<8x12x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<12x1xf32>) -> tensor<8x12x1xf32>
    %4 = stablehlo.select %arg0, %arg1, %3 : tensor<i1>, tensor<8x12x1xf32>
    return %4 : tensor<8x12x1xf32>
  }
  func.func private @_where_6(%arg0: tensor<8x12x12xi1>, %arg1: tensor<8x4x12x12xf32>, %arg2: tensor<f32>) -> (tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<8x12x12xi1>) -> tensor<8x4x12x12xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<12x12xf32>) -> tensor<4x12x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3] : (tensor<4x12x12xf32>) -> tensor<8x4x12x12xf32>
    %4 = stablehlo.select %1, %arg1, %3 : tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>
    return %4, %1 : tensor<8x4x12x12xf32>, tensor<8x4x12x12xi1>
  }
  func.func private @_bernoulli(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>) -> tensor<8x12x32xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x12x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8x12x32xf32>, tensor<8x12x32xf32>) -> tensor<8x12x32xi1>
    return %2 : tensor<8x12x32xi1>
  }
  func.func private @_uniform(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x12x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %6 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %7 = stablehlo.reshape %6 : (tensor<8x1xui32>) -> tensor<8xui32>
    %8 = stablehlo.iota dim = 0 : tensor<12x32xui64>
    %9 = stablehlo.iota dim = 1 : tensor<12x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<12x32xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<12x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<12x32xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<12x32xui64>
    %14 = stablehlo.add %11, %13 : tensor<12x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<12x32xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<12x32xui64>
    %17 = stablehlo.convert %14 : (tensor<12x32xui64>) -> tensor<12x32xui32>
    %18 = stablehlo.convert %16 : (tensor<12x32xui64>) -> tensor<12x32xui32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<12x32xui32>) -> tensor<1x12x32xui32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<12x32xui32>) -> tensor<1x12x32xui32>
    %21 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %22 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %23:2 = call @threefry2x32_7(%21, %22, %19, %20) : (tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<1x12x32xui32>, tensor<1x12x32xui32>) -> (tensor<8x12x32xui32>, tensor<8x12x32xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<8x12x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<8x12x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %28 = stablehlo.or %26, %27 : tensor<8x12x32xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x12x32xui32>) -> tensor<8x12x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<8x12x32xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x12x32xf32>
    %35 = stablehlo.multiply %31, %34 : tensor<8x12x32xf32>
    %36 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x12x32xf32>
    %38 = stablehlo.add %35, %37 : tensor<8x12x32xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x12x32xf32>
    %41 = stablehlo.maximum %40, %38 : tensor<8x12x32xf32>
    return %41 : tensor<8x12x32xf32>
  }
  func.func private @threefry2x32_7(%arg0: tensor<8x1x1xui32>, %arg1: tensor<8x1x1xui32>, %arg2: tensor<1x12x32xui32>, %arg3: tensor<1x12x32xui32>) -> (tensor<8x12x32xui32>, tensor<8x12x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x12x32xui32>) -> tensor<8x12x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x12x32xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x12x32xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<1x12x32xui32>) -> tensor<8x12x32xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x12x32xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x12x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x12x32xui32>, tensor<8x12x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_8(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x12x32xui32>, tensor<8x12x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x12x32xui32>, tensor<8x12x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x12x32xui32>, tensor<8x12x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x12x32xui32>, tensor<8x12x32xui32>
  }
  func.func private @closed_call_8(%arg0: tensor<i32>, %arg1: tensor<8x12x32xui32>, %arg2: tensor<8x12x32xui32>, %arg3: tensor<8x1x1xui32>, %arg4: tensor<8x1x1xui32>, %arg5: tensor<8x1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x12x32xui32>, tensor<8x12x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x12x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x12x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x12x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x12x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x12x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x12x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x12x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x12x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x12x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x12x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x12x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x12x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x12x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x12x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x12x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x12x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x12x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x12x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x12x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x12x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x12x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x12x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x12x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x12x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x12x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x12x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x12x32xui32>, tensor<8x12x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_9(%arg0: tensor<8x12x32xi1>, %arg1: tensor<8x12x32xf32>, %arg2: tensor<i32>) -> tensor<8x12x32xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<12x32xf32>) -> tensor<8x12x32xf32>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<8x12x32xi1>, tensor<8x12x32xf32>
    return %3 : tensor<8x12x32xf32>
  }
  func.func private @relu(%arg0: tensor<8x12x128xf32>) -> tensor<8x12x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x12x128xf32>
    return %1 : tensor<8x12x128xf32>
  }
  func.func private @tril(%arg0: tensor<10x10xi1>) -> tensor<10x10xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<10x10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x10xi32>
    %2 = stablehlo.add %0, %1 : tensor<10x10xi32>
    %3 = stablehlo.iota dim = 1 : tensor<10x10xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<10x10xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<10x10xi1>, tensor<10x10xi1>
    return %6 : tensor<10x10xi1>
  }
  func.func private @_var_10(%arg0: tensor<8x10x32xf32>, %arg1: tensor<i32>) -> (tensor<8x10x1xf32>, tensor<8x10x32xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x10x32xf32>
    %6 = chlo.square %5 : tensor<8x10x32xf32> -> tensor<8x10x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x10x32xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<8x10x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_11(%15, %14, %cst_5) : (tensor<i1>, tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10x1xf32>
    return %16, %8, %10, %15 : tensor<8x10x1xf32>, tensor<8x10x32xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<8x10x1xf32>, %arg2: tensor<f32>) -> tensor<8x10x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<10x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<10x1xf32>) -> tensor<8x10x1xf32>
    %4 = stablehlo.select %arg0, %arg1, %3 : tensor<i1>, tensor<8x10x1xf32>
    return %4 : tensor<8x10x1xf32>
  }
  func.func private @_where_12(%arg0: tensor<10x10xi1>, %arg1: tensor<8x4x10x10xf32>, %arg2: tensor<f32>) -> (tensor<8x4x10x10xf32>, tensor<8x4x10x10xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<10x10xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<10x10xi1>) -> tensor<4x10x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<10x10xf32>) -> tensor<4x10x10xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3] : (tensor<4x10x10xi1>) -> tensor<8x4x10x10xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3] : (tensor<4x10x10xf32>) -> tensor<8x4x10x10xf32>
    %5 = stablehlo.select %3, %arg1, %4 : tensor<8x4x10x10xi1>, tensor<8x4x10x10xf32>
    return %5, %3 : tensor<8x4x10x10xf32>, tensor<8x4x10x10xi1>
  }
  func.func private @_bernoulli_13(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>) -> tensor<8x10x32xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_14(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x10x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8x10x32xf32>, tensor<8x10x32xf32>) -> tensor<8x10x32xi1>
    return %2 : tensor<8x10x32xi1>
  }
  func.func private @_uniform_14(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x10x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %6 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %7 = stablehlo.reshape %6 : (tensor<8x1xui32>) -> tensor<8xui32>
    %8 = stablehlo.iota dim = 0 : tensor<10x32xui64>
    %9 = stablehlo.iota dim = 1 : tensor<10x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<10x32xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<10x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<10x32xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<10x32xui64>
    %14 = stablehlo.add %11, %13 : tensor<10x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<10x32xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<10x32xui64>
    %17 = stablehlo.convert %14 : (tensor<10x32xui64>) -> tensor<10x32xui32>
    %18 = stablehlo.convert %16 : (tensor<10x32xui64>) -> tensor<10x32xui32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<10x32xui32>) -> tensor<1x10x32xui32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<10x32xui32>) -> tensor<1x10x32xui32>
    %21 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %22 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %23:2 = call @threefry2x32_15(%21, %22, %19, %20) : (tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<1x10x32xui32>, tensor<1x10x32xui32>) -> (tensor<8x10x32xui32>, tensor<8x10x32xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<8x10x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<8x10x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %28 = stablehlo.or %26, %27 : tensor<8x10x32xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x10x32xui32>) -> tensor<8x10x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<8x10x32xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x10x32xf32>
    %35 = stablehlo.multiply %31, %34 : tensor<8x10x32xf32>
    %36 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x10x32xf32>
    %38 = stablehlo.add %35, %37 : tensor<8x10x32xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x10x32xf32>
    %41 = stablehlo.maximum %40, %38 : tensor<8x10x32xf32>
    return %41 : tensor<8x10x32xf32>
  }
  func.func private @threefry2x32_15(%arg0: tensor<8x1x1xui32>, %arg1: tensor<8x1x1xui32>, %arg2: tensor<1x10x32xui32>, %arg3: tensor<1x10x32xui32>) -> (tensor<8x10x32xui32>, tensor<8x10x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x10x32xui32>) -> tensor<8x10x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x10x32xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x10x32xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<1x10x32xui32>) -> tensor<8x10x32xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x10x32xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x10x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x10x32xui32>, tensor<8x10x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x10x32xui32>, tensor<8x10x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x10x32xui32>, tensor<8x10x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x10x32xui32>, tensor<8x10x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x10x32xui32>, tensor<8x10x32xui32>
  }
  func.func private @closed_call_16(%arg0: tensor<i32>, %arg1: tensor<8x10x32xui32>, %arg2: tensor<8x10x32xui32>, %arg3: tensor<8x1x1xui32>, %arg4: tensor<8x1x1xui32>, %arg5: tensor<8x1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x10x32xui32>, tensor<8x10x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x10x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x10x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x10x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x10x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x10x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x10x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x10x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x10x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x10x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x10x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x10x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x10x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x10x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x10x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x10x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x10x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x10x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x10x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x10x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x10x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x10x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x10x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x10x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x10x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x10x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x10x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x10x32xui32>, tensor<8x10x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_17(%arg0: tensor<8x10x32xi1>, %arg1: tensor<8x10x32xf32>, %arg2: tensor<i32>) -> tensor<8x10x32xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<10x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<10x32xf32>) -> tensor<8x10x32xf32>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<8x10x32xi1>, tensor<8x10x32xf32>
    return %3 : tensor<8x10x32xf32>
  }
  func.func private @_where_18(%arg0: tensor<8x10x12xi1>, %arg1: tensor<8x4x10x12xf32>, %arg2: tensor<f32>) -> (tensor<8x4x10x12xf32>, tensor<8x4x10x12xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<10x12xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<8x10x12xi1>) -> tensor<8x4x10x12xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<10x12xf32>) -> tensor<4x10x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3] : (tensor<4x10x12xf32>) -> tensor<8x4x10x12xf32>
    %4 = stablehlo.select %1, %arg1, %3 : tensor<8x4x10x12xi1>, tensor<8x4x10x12xf32>
    return %4, %1 : tensor<8x4x10x12xf32>, tensor<8x4x10x12xi1>
  }
  func.func private @relu_19(%arg0: tensor<8x10x128xf32>) -> tensor<8x10x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x10x128xf32>
    return %1 : tensor<8x10x128xf32>
  }
  func.func private @_one_hot(%arg0: tensor<8x10xi32>) -> tensor<8x10x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x10xi32>) -> tensor<8x10x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x10x1xi32>) -> tensor<8x10x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<8x10x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x10x64xi32>, tensor<8x10x64xi32>) -> tensor<8x10x64xi1>
    %5 = stablehlo.convert %4 : (tensor<8x10x64xi1>) -> tensor<8x10x64xf32>
    return %5 : tensor<8x10x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x10x64xf32>) -> (tensor<8x10x64xf32>, tensor<8x10x64xf32>, tensor<8x10x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x10x64xf32>, tensor<f32>) -> tensor<8x10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8x10xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x10x64xf32>
    %6 = stablehlo.exponential %5 : tensor<8x10x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x10x64xf32>, tensor<f32>) -> tensor<8x10xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %9 = stablehlo.log %8 : tensor<8x10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x64xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x10x64xf32>
    return %11, %6, %8 : tensor<8x10x64xf32>, tensor<8x10x64xf32>, tensor<8x10x1xf32>
  }
  func.func private @log_softmax_20(%arg0: tensor<8x10x64xf32>, %arg1: tensor<8x10x1xf32>, %arg2: tensor<8x10x64xf32>) -> tensor<8x10x64xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x10x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x10x64xf32>, tensor<f32>) -> tensor<8x10xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x10x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x64xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x10x64xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x10x64xf32>
    return %7 : tensor<8x10x64xf32>
  }
  func.func private @_where_21(%arg0: tensor<8x10x32xi1>, %arg1: tensor<8x10x32xf32>) -> tensor<8x10x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x10x32xi1>, tensor<8x10x32xf32>
    return %1 : tensor<8x10x32xf32>
  }
  func.func private @_var_22(%arg0: tensor<8x10x32xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<8x10x1xf32>) -> tensor<8x10x32xf32> {
    %0 = call @_where_23(%arg2, %arg3) : (tensor<i1>, tensor<8x10x1xf32>) -> tensor<8x10x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8x10x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x32xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<8x10x32xf32>
    %6 = stablehlo.negate %5 : tensor<8x10x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x10x32xf32>, tensor<f32>) -> tensor<8x10xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<8x10x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x32xf32>
    %13 = stablehlo.add %5, %12 : tensor<8x10x32xf32>
    return %13 : tensor<8x10x32xf32>
  }
  func.func private @_where_23(%arg0: tensor<i1>, %arg1: tensor<8x10x1xf32>) -> tensor<8x10x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<8x10x1xf32>
    return %1 : tensor<8x10x1xf32>
  }
  func.func private @_where_24(%arg0: tensor<8x4x10x12xi1>, %arg1: tensor<8x4x10x12xf32>) -> tensor<8x4x10x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x10x12xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4x10x12xi1>, tensor<8x4x10x12xf32>
    return %1 : tensor<8x4x10x12xf32>
  }
  func.func private @_where_25(%arg0: tensor<8x4x10x10xi1>, %arg1: tensor<8x4x10x10xf32>) -> tensor<8x4x10x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x10x10xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4x10x10xi1>, tensor<8x4x10x10xf32>
    return %1 : tensor<8x4x10x10xf32>
  }
  func.func private @_where_26(%arg0: tensor<8x12x32xi1>, %arg1: tensor<8x12x32xf32>) -> tensor<8x12x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x12x32xi1>, tensor<8x12x32xf32>
    return %1 : tensor<8x12x32xf32>
  }
  func.func private @_var_27(%arg0: tensor<8x12x32xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<8x12x1xf32>) -> tensor<8x12x32xf32> {
    %0 = call @_where_28(%arg2, %arg3) : (tensor<i1>, tensor<8x12x1xf32>) -> tensor<8x12x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8x12x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<8x12x32xf32>
    %6 = stablehlo.negate %5 : tensor<8x12x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x12x32xf32>, tensor<f32>) -> tensor<8x12xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x12xf32>) -> tensor<8x12x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<8x12x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x12x1xf32>, tensor<f32>) -> tensor<8x12xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x12xf32>) -> tensor<8x12x32xf32>
    %13 = stablehlo.add %5, %12 : tensor<8x12x32xf32>
    return %13 : tensor<8x12x32xf32>
  }
  func.func private @_where_28(%arg0: tensor<i1>, %arg1: tensor<8x12x1xf32>) -> tensor<8x12x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<8x12x1xf32>
    return %1 : tensor<8x12x1xf32>
  }
  func.func private @_where_29(%arg0: tensor<8x4x12x12xi1>, %arg1: tensor<8x4x12x12xf32>) -> tensor<8x4x12x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x12x12xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x4x12x12xi1>, tensor<8x4x12x12xf32>
    return %1 : tensor<8x4x12x12xf32>
  }
  func.func private @_where_30(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
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
}
