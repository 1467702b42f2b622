module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4, "model"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}, {name = "model", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<1x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<32x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<4x4x3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<17x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 46 : i32}, %arg47: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 49 : i32}, %arg50: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 50 : i32}, %arg51: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 51 : i32}, %arg52: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 52 : i32}, %arg53: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 53 : i32}, %arg54: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 55 : i32}, %arg56: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 56 : i32}, %arg57: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 57 : i32}, %arg58: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 58 : i32}, %arg59: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 60 : i32}, %arg61: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 61 : i32}, %arg62: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 62 : i32}, %arg63: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 63 : i32}, %arg64: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 64 : i32}, %arg65: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 65 : i32}, %arg66: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 66 : i32}, %arg67: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 67 : i32}, %arg68: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 68 : i32}, %arg69: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 69 : i32}, %arg70: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 70 : i32}, %arg71: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 71 : i32}, %arg72: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 72 : i32}, %arg73: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 73 : i32}, %arg74: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 74 : i32}, %arg75: tensor<1x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 75 : i32}, %arg76: tensor<10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 76 : i32}, %arg77: tensor<32x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 78 : i32}, %arg79: tensor<4x4x3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 79 : i32}, %arg80: tensor<17x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 83 : i32}, %arg84: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 84 : i32}, %arg85: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 85 : i32}, %arg86: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 86 : i32}, %arg87: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 87 : i32}, %arg88: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 88 : i32}, %arg89: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 89 : i32}, %arg90: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 90 : i32}, %arg91: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 91 : i32}, %arg92: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 92 : i32}, %arg93: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 93 : i32}, %arg94: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 94 : i32}, %arg95: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 95 : i32}, %arg96: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 96 : i32}, %arg97: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 97 : i32}, %arg98: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 98 : i32}, %arg99: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 99 : i32}, %arg100: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 100 : i32}, %arg101: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 101 : i32}, %arg102: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 102 : i32}, %arg103: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 103 : i32}, %arg104: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 104 : i32}, %arg105: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 105 : i32}, %arg106: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 106 : i32}, %arg107: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 107 : i32}, %arg108: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 108 : i32}, %arg109: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 109 : i32}, %arg110: tensor<32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>, tf.aliasing_output = 110 : i32}, %arg111: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 111 : i32}, %arg112: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 112 : i32}, %arg113: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 113 : i32}, %arg114: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 114 : i32}, %arg115: tensor<1x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 115 : i32}, %arg116: tensor<10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 116 : i32}, %arg117: tensor<32x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 117 : i32}, %arg118: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 118 : i32}, %arg119: tensor<4x4x3x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 119 : i32}, %arg120: tensor<17x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 120 : i32}, %arg121: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 121 : i32}, %arg122: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 122 : i32}, %arg123: tensor<8x16x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}, {}]>}, %arg124: tensor<8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}) -> (tensor<32xf32> {jax.result_info = "result[0].params['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block0']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block0']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block0']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block0']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8xf32> {jax.result_info = "result[0].params['block0']['attention']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].params['block0']['attention']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block0']['attention']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].params['block0']['attention']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].params['block0']['attention']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].params['block0']['attention']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].params['block0']['attention']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].params['block0']['attention']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block0']['down']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0].params['block0']['down']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].params['block0']['up']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0].params['block0']['up']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block1']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block1']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block1']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block1']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8xf32> {jax.result_info = "result[0].params['block1']['attention']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].params['block1']['attention']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block1']['attention']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].params['block1']['attention']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].params['block1']['attention']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].params['block1']['attention']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].params['block1']['attention']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].params['block1']['attention']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].params['block1']['down']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0].params['block1']['down']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].params['block1']['up']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0].params['block1']['up']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<1x1x32xf32> {jax.result_info = "result[0].params['class']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<10xf32> {jax.result_info = "result[0].params['head']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x10xf32> {jax.result_info = "result[0].params['head']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].params['patches']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x4x3x32xf32> {jax.result_info = "result[0].params['patches']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<17x32xf32> {jax.result_info = "result[0].params['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<i32> {jax.result_info = "result[0].optimizer[0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['attention']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['down']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['down']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['up']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0].optimizer[0].mu['block0']['up']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['attention']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['down']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['down']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['up']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0].optimizer[0].mu['block1']['up']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<1x1x32xf32> {jax.result_info = "result[0].optimizer[0].mu['class']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<10xf32> {jax.result_info = "result[0].optimizer[0].mu['head']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x10xf32> {jax.result_info = "result[0].optimizer[0].mu['head']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].mu['patches']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x4x3x32xf32> {jax.result_info = "result[0].optimizer[0].mu['patches']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<17x32xf32> {jax.result_info = "result[0].optimizer[0].mu['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['attention']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['down']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['down']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['up']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0].optimizer[0].nu['block0']['up']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['LayerNorm_0']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['LayerNorm_0']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['LayerNorm_1']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['LayerNorm_1']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['key']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['key']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['out']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['out']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['query']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['query']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['value']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<32x4x8xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['attention']['value']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['down']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['down']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<128xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['up']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0].optimizer[0].nu['block1']['up']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<1x1x32xf32> {jax.result_info = "result[0].optimizer[0].nu['class']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<10xf32> {jax.result_info = "result[0].optimizer[0].nu['head']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x10xf32> {jax.result_info = "result[0].optimizer[0].nu['head']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].optimizer[0].nu['patches']['bias']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x4x3x32xf32> {jax.result_info = "result[0].optimizer[0].nu['patches']['kernel']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<17x32xf32> {jax.result_info = "result[0].optimizer[0].nu['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[0].scale", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<i32> {jax.result_info = "result[0].good_steps", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<i1> {jax.result_info = "result[1]['is_finite']", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[1]['loss']", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[1]['scale']", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.convert %arg123 : (tensor<8x16x16x3xf32>) -> tensor<8x16x16x3xbf16>
    %1 = stablehlo.convert %arg38 : (tensor<4x4x3x32xf32>) -> tensor<4x4x3x32xbf16>
    %2 = stablehlo.convert %arg37 : (tensor<32xf32>) -> tensor<32xbf16>
    %3 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x3xbf16>, tensor<4x4x3x32xbf16>) -> tensor<8x4x4x32xbf16>
    %4 = stablehlo.reshape %2 : (tensor<32xbf16>) -> tensor<1x1x1x32xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xbf16>) -> tensor<8x4x4x32xbf16>
    %6 = stablehlo.add %3, %5 : tensor<8x4x4x32xbf16>
    %7 = stablehlo.reshape %6 : (tensor<8x4x4x32xbf16>) -> tensor<8x16x32xbf16>
    %8 = stablehlo.broadcast_in_dim %arg34, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %9 = stablehlo.convert %8 : (tensor<8x1x32xf32>) -> tensor<8x1x32xbf16>
    %10 = stablehlo.concatenate %9, %7, dim = 1 : (tensor<8x1x32xbf16>, tensor<8x16x32xbf16>) -> tensor<8x17x32xbf16>
    %11 = stablehlo.convert %arg39 : (tensor<17x32xf32>) -> tensor<17x32xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<17x32xbf16>) -> tensor<1x17x32xbf16>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x17x32xbf16>) -> tensor<8x17x32xbf16>
    %14 = stablehlo.add %10, %13 : tensor<8x17x32xbf16>
    %15 = stablehlo.convert %14 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %16 = chlo.square %15 : tensor<8x17x32xf32> -> tensor<8x17x32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x17x32xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<8x17x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %21 = stablehlo.divide %19, %20 : tensor<8x17xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %24 = stablehlo.divide %22, %23 : tensor<8x17xf32>
    %25 = chlo.square %21 : tensor<8x17xf32> -> tensor<8x17xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %27 = stablehlo.multiply %26, %21 : tensor<8x17xf32>
    %28 = stablehlo.subtract %24, %25 : tensor<8x17xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<8x17xf32>
    %31 = stablehlo.compare EQ, %28, %30, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %36 = stablehlo.compare EQ, %35, %30, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<8x17xi1>, tensor<8x17xf32>
    %40 = stablehlo.divide %34, %39 : tensor<8x17xf32>
    %41 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %42 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %43 = stablehlo.convert %14 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %45 = stablehlo.subtract %43, %44 : tensor<8x17x32xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %47 = stablehlo.add %42, %46 : tensor<8x17x1xf32>
    %48 = stablehlo.rsqrt %47 : tensor<8x17x1xf32>
    %49 = stablehlo.divide %48, %47 : tensor<8x17x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<8x17x1xf32>
    %52 = stablehlo.reshape %arg3 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %53 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<8x17x32xf32>
    %56 = stablehlo.multiply %45, %55 : tensor<8x17x32xf32>
    %57 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %59 = stablehlo.add %56, %58 : tensor<8x17x32xf32>
    %60 = stablehlo.convert %59 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %61 = stablehlo.convert %arg11 : (tensor<32x4x8xf32>) -> tensor<32x4x8xbf16>
    %62 = stablehlo.convert %arg10 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %63 = stablehlo.dot_general %60, %61, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %64 = stablehlo.reshape %62 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %66 = stablehlo.add %63, %65 : tensor<8x17x4x8xbf16>
    %67 = stablehlo.convert %59 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %68 = stablehlo.convert %arg7 : (tensor<32x4x8xf32>) -> tensor<32x4x8xbf16>
    %69 = stablehlo.convert %arg6 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %70 = stablehlo.dot_general %67, %68, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %71 = stablehlo.reshape %69 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %73 = stablehlo.add %70, %72 : tensor<8x17x4x8xbf16>
    %74 = stablehlo.convert %59 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %75 = stablehlo.convert %arg13 : (tensor<32x4x8xf32>) -> tensor<32x4x8xbf16>
    %76 = stablehlo.convert %arg12 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %77 = stablehlo.dot_general %74, %75, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %78 = stablehlo.reshape %76 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %80 = stablehlo.add %77, %79 : tensor<8x17x4x8xbf16>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %81 = stablehlo.sqrt %cst_13 : tensor<f32>
    %82 = stablehlo.convert %81 : (tensor<f32>) -> tensor<bf16>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<bf16>) -> tensor<8x17x4x8xbf16>
    %84 = stablehlo.divide %66, %83 : tensor<8x17x4x8xbf16>
    %85 = stablehlo.dot_general %84, %73, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x17xbf16>
    %cst_14 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %86 = stablehlo.reduce(%85 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x17x17xbf16>, tensor<bf16>) -> tensor<8x4x17xbf16>
    %cst_15 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %87 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<8x4x17xbf16>
    %88 = stablehlo.maximum %87, %86 : tensor<8x4x17xbf16>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<8x4x17xbf16>) -> tensor<8x4x17x1xbf16>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %91 = stablehlo.subtract %85, %90 : tensor<8x4x17x17xbf16>
    %92 = stablehlo.exponential %91 : tensor<8x4x17x17xbf16>
    %93 = stablehlo.convert %92 : (tensor<8x4x17x17xbf16>) -> tensor<8x4x17x17xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<8x4x17x17xf32>, tensor<f32>) -> tensor<8x4x17xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<8x4x17xf32>) -> tensor<8x4x17x1xf32>
    %96 = stablehlo.convert %95 : (tensor<8x4x17x1xf32>) -> tensor<8x4x17x1xbf16>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %98 = stablehlo.divide %92, %97 : tensor<8x4x17x17xbf16>
    %99 = stablehlo.multiply %96, %96 : tensor<8x4x17x1xbf16>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<8x4x17x1xbf16>
    %101 = stablehlo.divide %100, %99 : tensor<8x4x17x1xbf16>
    %102 = stablehlo.dot_general %80, %98, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x4x17x17xbf16>) -> tensor<8x4x8x17xbf16>
    %103 = stablehlo.transpose %102, dims = [0, 3, 1, 2] : (tensor<8x4x8x17xbf16>) -> tensor<8x17x4x8xbf16>
    %104 = stablehlo.convert %arg9 : (tensor<4x8x32xf32>) -> tensor<4x8x32xbf16>
    %105 = stablehlo.convert %arg8 : (tensor<32xf32>) -> tensor<32xbf16>
    %106 = stablehlo.dot_general %103, %104, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<4x8x32xbf16>) -> tensor<8x17x32xbf16>
    %107 = stablehlo.reshape %105 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<8x17x32xbf16>
    %109 = stablehlo.add %106, %108 : tensor<8x17x32xbf16>
    %110 = stablehlo.add %14, %109 : tensor<8x17x32xbf16>
    %111 = stablehlo.convert %110 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %112 = chlo.square %111 : tensor<8x17x32xf32> -> tensor<8x17x32xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x17x32xf32>
    %114 = stablehlo.multiply %113, %111 : tensor<8x17x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%111 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_20 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %117 = stablehlo.divide %115, %116 : tensor<8x17xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%112 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_22 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %120 = stablehlo.divide %118, %119 : tensor<8x17xf32>
    %121 = chlo.square %117 : tensor<8x17xf32> -> tensor<8x17xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %123 = stablehlo.multiply %122, %117 : tensor<8x17xf32>
    %124 = stablehlo.subtract %120, %121 : tensor<8x17xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %126 = stablehlo.maximum %125, %124 : tensor<8x17xf32>
    %127 = stablehlo.compare EQ, %124, %126, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %130 = stablehlo.select %127, %128, %129 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %132 = stablehlo.compare EQ, %131, %126, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %135 = stablehlo.select %132, %133, %134 : tensor<8x17xi1>, tensor<8x17xf32>
    %136 = stablehlo.divide %130, %135 : tensor<8x17xf32>
    %137 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %138 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %139 = stablehlo.convert %110 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %140 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %141 = stablehlo.subtract %139, %140 : tensor<8x17x32xf32>
    %cst_30 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %143 = stablehlo.add %138, %142 : tensor<8x17x1xf32>
    %144 = stablehlo.rsqrt %143 : tensor<8x17x1xf32>
    %145 = stablehlo.divide %144, %143 : tensor<8x17x1xf32>
    %cst_31 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %147 = stablehlo.multiply %146, %145 : tensor<8x17x1xf32>
    %148 = stablehlo.reshape %arg5 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %149 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %150 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %151 = stablehlo.multiply %149, %150 : tensor<8x17x32xf32>
    %152 = stablehlo.multiply %141, %151 : tensor<8x17x32xf32>
    %153 = stablehlo.reshape %arg4 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %155 = stablehlo.add %152, %154 : tensor<8x17x32xf32>
    %156 = stablehlo.convert %155 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %157 = stablehlo.convert %arg17 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %158 = stablehlo.convert %arg16 : (tensor<128xf32>) -> tensor<128xbf16>
    %159 = stablehlo.dot_general %156, %157, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x128xbf16>) -> tensor<8x17x128xbf16>
    %160 = stablehlo.reshape %158 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<8x17x128xbf16>
    %162 = stablehlo.add %159, %161 : tensor<8x17x128xbf16>
    %163 = stablehlo.multiply %162, %162 : tensor<8x17x128xbf16>
    %164 = stablehlo.multiply %163, %162 : tensor<8x17x128xbf16>
    %165 = stablehlo.multiply %162, %162 : tensor<8x17x128xbf16>
    %cst_32 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %166 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %167 = stablehlo.multiply %166, %165 : tensor<8x17x128xbf16>
    %cst_33 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %168 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %169 = stablehlo.multiply %168, %164 : tensor<8x17x128xbf16>
    %170 = stablehlo.add %162, %169 : tensor<8x17x128xbf16>
    %cst_34 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %171 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %172 = stablehlo.multiply %171, %170 : tensor<8x17x128xbf16>
    %173 = stablehlo.tanh %172 : tensor<8x17x128xbf16>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %174 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %175 = stablehlo.subtract %174, %173 : tensor<8x17x128xbf16>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %176 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %177 = stablehlo.add %176, %173 : tensor<8x17x128xbf16>
    %cst_37 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %178 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %179 = stablehlo.multiply %178, %177 : tensor<8x17x128xbf16>
    %180 = stablehlo.multiply %162, %179 : tensor<8x17x128xbf16>
    %181 = stablehlo.convert %arg15 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %182 = stablehlo.convert %arg14 : (tensor<32xf32>) -> tensor<32xbf16>
    %183 = stablehlo.dot_general %180, %181, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x128xbf16>, tensor<128x32xbf16>) -> tensor<8x17x32xbf16>
    %184 = stablehlo.reshape %182 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<8x17x32xbf16>
    %186 = stablehlo.add %183, %185 : tensor<8x17x32xbf16>
    %187 = stablehlo.add %110, %186 : tensor<8x17x32xbf16>
    %188 = stablehlo.convert %187 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %189 = chlo.square %188 : tensor<8x17x32xf32> -> tensor<8x17x32xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x17x32xf32>
    %191 = stablehlo.multiply %190, %188 : tensor<8x17x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%188 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %194 = stablehlo.divide %192, %193 : tensor<8x17xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%189 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_42 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %197 = stablehlo.divide %195, %196 : tensor<8x17xf32>
    %198 = chlo.square %194 : tensor<8x17xf32> -> tensor<8x17xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %200 = stablehlo.multiply %199, %194 : tensor<8x17xf32>
    %201 = stablehlo.subtract %197, %198 : tensor<8x17xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %203 = stablehlo.maximum %202, %201 : tensor<8x17xf32>
    %204 = stablehlo.compare EQ, %201, %203, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %207 = stablehlo.select %204, %205, %206 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %209 = stablehlo.compare EQ, %208, %203, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %212 = stablehlo.select %209, %210, %211 : tensor<8x17xi1>, tensor<8x17xf32>
    %213 = stablehlo.divide %207, %212 : tensor<8x17xf32>
    %214 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %215 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %216 = stablehlo.convert %187 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %217 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %218 = stablehlo.subtract %216, %217 : tensor<8x17x32xf32>
    %cst_50 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %220 = stablehlo.add %215, %219 : tensor<8x17x1xf32>
    %221 = stablehlo.rsqrt %220 : tensor<8x17x1xf32>
    %222 = stablehlo.divide %221, %220 : tensor<8x17x1xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %224 = stablehlo.multiply %223, %222 : tensor<8x17x1xf32>
    %225 = stablehlo.reshape %arg19 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %226 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %227 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %228 = stablehlo.multiply %226, %227 : tensor<8x17x32xf32>
    %229 = stablehlo.multiply %218, %228 : tensor<8x17x32xf32>
    %230 = stablehlo.reshape %arg18 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %232 = stablehlo.add %229, %231 : tensor<8x17x32xf32>
    %233 = stablehlo.convert %232 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %234 = stablehlo.convert %arg27 : (tensor<32x4x8xf32>) -> tensor<32x4x8xbf16>
    %235 = stablehlo.convert %arg26 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %236 = stablehlo.dot_general %233, %234, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %237 = stablehlo.reshape %235 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %239 = stablehlo.add %236, %238 : tensor<8x17x4x8xbf16>
    %240 = stablehlo.convert %232 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %241 = stablehlo.convert %arg23 : (tensor<32x4x8xf32>) -> tensor<32x4x8xbf16>
    %242 = stablehlo.convert %arg22 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %243 = stablehlo.dot_general %240, %241, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %244 = stablehlo.reshape %242 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %246 = stablehlo.add %243, %245 : tensor<8x17x4x8xbf16>
    %247 = stablehlo.convert %232 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %248 = stablehlo.convert %arg29 : (tensor<32x4x8xf32>) -> tensor<32x4x8xbf16>
    %249 = stablehlo.convert %arg28 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %250 = stablehlo.dot_general %247, %248, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %251 = stablehlo.reshape %249 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2, 3] : (tensor<1x1x4x8xbf16>) -> tensor<8x17x4x8xbf16>
    %253 = stablehlo.add %250, %252 : tensor<8x17x4x8xbf16>
    %cst_52 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %254 = stablehlo.sqrt %cst_52 : tensor<f32>
    %255 = stablehlo.convert %254 : (tensor<f32>) -> tensor<bf16>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<bf16>) -> tensor<8x17x4x8xbf16>
    %257 = stablehlo.divide %239, %256 : tensor<8x17x4x8xbf16>
    %258 = stablehlo.dot_general %257, %246, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x17xbf16>
    %cst_53 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %259 = stablehlo.reduce(%258 init: %cst_53) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x17x17xbf16>, tensor<bf16>) -> tensor<8x4x17xbf16>
    %cst_54 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %260 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<bf16>) -> tensor<8x4x17xbf16>
    %261 = stablehlo.maximum %260, %259 : tensor<8x4x17xbf16>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<8x4x17xbf16>) -> tensor<8x4x17x1xbf16>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %264 = stablehlo.subtract %258, %263 : tensor<8x4x17x17xbf16>
    %265 = stablehlo.exponential %264 : tensor<8x4x17x17xbf16>
    %266 = stablehlo.convert %265 : (tensor<8x4x17x17xbf16>) -> tensor<8x4x17x17xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_55) applies stablehlo.add across dimensions = [3] : (tensor<8x4x17x17xf32>, tensor<f32>) -> tensor<8x4x17xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2] : (tensor<8x4x17xf32>) -> tensor<8x4x17x1xf32>
    %269 = stablehlo.convert %268 : (tensor<8x4x17x1xf32>) -> tensor<8x4x17x1xbf16>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %271 = stablehlo.divide %265, %270 : tensor<8x4x17x17xbf16>
    %272 = stablehlo.multiply %269, %269 : tensor<8x4x17x1xbf16>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %273 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<bf16>) -> tensor<8x4x17x1xbf16>
    %274 = stablehlo.divide %273, %272 : tensor<8x4x17x1xbf16>
    %275 = stablehlo.dot_general %253, %271, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x4x17x17xbf16>) -> tensor<8x4x8x17xbf16>
    %276 = stablehlo.transpose %275, dims = [0, 3, 1, 2] : (tensor<8x4x8x17xbf16>) -> tensor<8x17x4x8xbf16>
    %277 = stablehlo.convert %arg25 : (tensor<4x8x32xf32>) -> tensor<4x8x32xbf16>
    %278 = stablehlo.convert %arg24 : (tensor<32xf32>) -> tensor<32xbf16>
    %279 = stablehlo.dot_general %276, %277, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<4x8x32xbf16>) -> tensor<8x17x32xbf16>
    %280 = stablehlo.reshape %278 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<8x17x32xbf16>
    %282 = stablehlo.add %279, %281 : tensor<8x17x32xbf16>
    %283 = stablehlo.add %187, %282 : tensor<8x17x32xbf16>
    %284 = stablehlo.convert %283 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %285 = chlo.square %284 : tensor<8x17x32xf32> -> tensor<8x17x32xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x17x32xf32>
    %287 = stablehlo.multiply %286, %284 : tensor<8x17x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%284 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_59 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %290 = stablehlo.divide %288, %289 : tensor<8x17xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%285 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_61 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %293 = stablehlo.divide %291, %292 : tensor<8x17xf32>
    %294 = chlo.square %290 : tensor<8x17xf32> -> tensor<8x17xf32>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %296 = stablehlo.multiply %295, %290 : tensor<8x17xf32>
    %297 = stablehlo.subtract %293, %294 : tensor<8x17xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %299 = stablehlo.maximum %298, %297 : tensor<8x17xf32>
    %300 = stablehlo.compare EQ, %297, %299, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %303 = stablehlo.select %300, %301, %302 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %305 = stablehlo.compare EQ, %304, %299, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %308 = stablehlo.select %305, %306, %307 : tensor<8x17xi1>, tensor<8x17xf32>
    %309 = stablehlo.divide %303, %308 : tensor<8x17xf32>
    %310 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %311 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %312 = stablehlo.convert %283 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %313 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %314 = stablehlo.subtract %312, %313 : tensor<8x17x32xf32>
    %cst_69 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %316 = stablehlo.add %311, %315 : tensor<8x17x1xf32>
    %317 = stablehlo.rsqrt %316 : tensor<8x17x1xf32>
    %318 = stablehlo.divide %317, %316 : tensor<8x17x1xf32>
    %cst_70 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %320 = stablehlo.multiply %319, %318 : tensor<8x17x1xf32>
    %321 = stablehlo.reshape %arg21 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %322 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %323 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %324 = stablehlo.multiply %322, %323 : tensor<8x17x32xf32>
    %325 = stablehlo.multiply %314, %324 : tensor<8x17x32xf32>
    %326 = stablehlo.reshape %arg20 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %328 = stablehlo.add %325, %327 : tensor<8x17x32xf32>
    %329 = stablehlo.convert %328 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %330 = stablehlo.convert %arg33 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %331 = stablehlo.convert %arg32 : (tensor<128xf32>) -> tensor<128xbf16>
    %332 = stablehlo.dot_general %329, %330, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<32x128xbf16>) -> tensor<8x17x128xbf16>
    %333 = stablehlo.reshape %331 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<8x17x128xbf16>
    %335 = stablehlo.add %332, %334 : tensor<8x17x128xbf16>
    %336 = stablehlo.multiply %335, %335 : tensor<8x17x128xbf16>
    %337 = stablehlo.multiply %336, %335 : tensor<8x17x128xbf16>
    %338 = stablehlo.multiply %335, %335 : tensor<8x17x128xbf16>
    %cst_71 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %339 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %340 = stablehlo.multiply %339, %338 : tensor<8x17x128xbf16>
    %cst_72 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %341 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %342 = stablehlo.multiply %341, %337 : tensor<8x17x128xbf16>
    %343 = stablehlo.add %335, %342 : tensor<8x17x128xbf16>
    %cst_73 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %344 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %345 = stablehlo.multiply %344, %343 : tensor<8x17x128xbf16>
    %346 = stablehlo.tanh %345 : tensor<8x17x128xbf16>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %347 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %348 = stablehlo.subtract %347, %346 : tensor<8x17x128xbf16>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %349 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %350 = stablehlo.add %349, %346 : tensor<8x17x128xbf16>
    %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %351 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %352 = stablehlo.multiply %351, %350 : tensor<8x17x128xbf16>
    %353 = stablehlo.multiply %335, %352 : tensor<8x17x128xbf16>
    %354 = stablehlo.convert %arg31 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %355 = stablehlo.convert %arg30 : (tensor<32xf32>) -> tensor<32xbf16>
    %356 = stablehlo.dot_general %353, %354, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x17x128xbf16>, tensor<128x32xbf16>) -> tensor<8x17x32xbf16>
    %357 = stablehlo.reshape %355 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<8x17x32xbf16>
    %359 = stablehlo.add %356, %358 : tensor<8x17x32xbf16>
    %360 = stablehlo.add %283, %359 : tensor<8x17x32xbf16>
    %361 = stablehlo.convert %360 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %362 = chlo.square %361 : tensor<8x17x32xf32> -> tensor<8x17x32xf32>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x17x32xf32>
    %364 = stablehlo.multiply %363, %361 : tensor<8x17x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%361 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_79 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %367 = stablehlo.divide %365, %366 : tensor<8x17xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%362 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_81 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %370 = stablehlo.divide %368, %369 : tensor<8x17xf32>
    %371 = chlo.square %367 : tensor<8x17xf32> -> tensor<8x17xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %373 = stablehlo.multiply %372, %367 : tensor<8x17xf32>
    %374 = stablehlo.subtract %370, %371 : tensor<8x17xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %376 = stablehlo.maximum %375, %374 : tensor<8x17xf32>
    %377 = stablehlo.compare EQ, %374, %376, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %380 = stablehlo.select %377, %378, %379 : tensor<8x17xi1>, tensor<8x17xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %382 = stablehlo.compare EQ, %381, %376, FLOAT : (tensor<8x17xf32>, tensor<8x17xf32>) -> tensor<8x17xi1>
    %cst_87 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %385 = stablehlo.select %382, %383, %384 : tensor<8x17xi1>, tensor<8x17xf32>
    %386 = stablehlo.divide %380, %385 : tensor<8x17xf32>
    %387 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %388 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %389 = stablehlo.convert %360 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %390 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %391 = stablehlo.subtract %389, %390 : tensor<8x17x32xf32>
    %cst_89 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %393 = stablehlo.add %388, %392 : tensor<8x17x1xf32>
    %394 = stablehlo.rsqrt %393 : tensor<8x17x1xf32>
    %395 = stablehlo.divide %394, %393 : tensor<8x17x1xf32>
    %cst_90 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x17x1xf32>
    %397 = stablehlo.multiply %396, %395 : tensor<8x17x1xf32>
    %398 = stablehlo.reshape %arg1 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %399 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %400 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %401 = stablehlo.multiply %399, %400 : tensor<8x17x32xf32>
    %402 = stablehlo.multiply %391, %401 : tensor<8x17x32xf32>
    %403 = stablehlo.reshape %arg0 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %405 = stablehlo.add %402, %404 : tensor<8x17x32xf32>
    %406 = stablehlo.slice %405 [0:8, 0:1, 0:32] : (tensor<8x17x32xf32>) -> tensor<8x1x32xf32>
    %407 = stablehlo.reshape %406 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %408 = stablehlo.dot_general %407, %arg36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
    %409 = stablehlo.reshape %arg35 : (tensor<10xf32>) -> tensor<1x10xf32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<8x10xf32>
    %411 = stablehlo.add %408, %410 : tensor<8x10xf32>
    %412 = stablehlo.broadcast_in_dim %arg124, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %413:2 = call @take_along_axis(%411, %412) : (tensor<8x10xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %414:2 = call @_take(%413#0, %c) : (tensor<8x1xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>)
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %415 = stablehlo.reduce(%411 init: %cst_91) applies stablehlo.maximum across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %417 = stablehlo.maximum %416, %415 : tensor<8xf32>
    %418 = stablehlo.is_finite %417 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %420 = stablehlo.select %418, %417, %419 : tensor<8xi1>, tensor<8xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %423 = stablehlo.subtract %411, %422 : tensor<8x10xf32>
    %424 = stablehlo.exponential %423 : tensor<8x10xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %426 = stablehlo.abs %425 : tensor<8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %428 = stablehlo.compare GE, %425, %427, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %429 = stablehlo.log %426 : tensor<8xf32>
    %430 = stablehlo.add %429, %420 : tensor<8xf32>
    %431 = stablehlo.subtract %430, %414#0 : tensor<8xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%431 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %433 = stablehlo.divide %432, %cst_97 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %434 = stablehlo.multiply %cst_98, %arg121 : tensor<f32>
    %cst_99 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %435 = stablehlo.divide %434, %cst_99 : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %435, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %437 = stablehlo.negate %436 : tensor<8xf32>
    %438 = stablehlo.divide %436, %426 : tensor<8xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %440 = stablehlo.select %428, %439, %438 : tensor<8xi1>, tensor<8xf32>
    %441 = stablehlo.select %428, %438, %439 : tensor<8xi1>, tensor<8xf32>
    %442 = stablehlo.negate %440 : tensor<8xf32>
    %443 = stablehlo.add %441, %442 : tensor<8xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %445 = stablehlo.multiply %444, %424 : tensor<8x10xf32>
    %446 = call @_take_0(%414#1, %437) : (tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    %447 = call @take_along_axis_1(%413#1, %446) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    %448 = stablehlo.add %445, %447 : tensor<8x10xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.reduce(%448 init: %cst_101) applies stablehlo.add across dimensions = [0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<10xf32>
    %450 = stablehlo.reshape %449 : (tensor<10xf32>) -> tensor<1x10xf32>
    %451 = stablehlo.reshape %450 : (tensor<1x10xf32>) -> tensor<10xf32>
    %452 = stablehlo.dot_general %448, %407, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<8x32xf32>) -> tensor<10x32xf32>
    %453 = stablehlo.transpose %452, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %454 = stablehlo.dot_general %448, %arg36, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<32x10xf32>) -> tensor<8x32xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 2] : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.pad %455, %cst_102, low = [0, 0, 0], high = [0, 16, 0], interior = [0, 0, 0] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x17x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%456 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %458 = stablehlo.reshape %457 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %459 = stablehlo.reshape %458 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %460 = stablehlo.multiply %391, %456 : tensor<8x17x32xf32>
    %461 = stablehlo.multiply %456, %401 : tensor<8x17x32xf32>
    %462 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %463 = stablehlo.multiply %462, %460 : tensor<8x17x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %465 = stablehlo.reshape %464 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %466 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %467 = stablehlo.multiply %460, %466 : tensor<8x17x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %469 = stablehlo.reshape %468 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %470 = stablehlo.reshape %465 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %471 = stablehlo.multiply %469, %397 : tensor<8x17x1xf32>
    %472 = stablehlo.negate %461 : tensor<8x17x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %474 = stablehlo.reshape %473 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %475 = stablehlo.convert %461 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%471 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%474 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %478 = stablehlo.multiply %476, %386 : tensor<8x17xf32>
    %479 = stablehlo.negate %478 : tensor<8x17xf32>
    %480 = stablehlo.multiply %479, %373 : tensor<8x17xf32>
    %481 = stablehlo.add %477, %480 : tensor<8x17xf32>
    %cst_109 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %483 = stablehlo.divide %478, %482 : tensor<8x17xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %cst_110 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %486 = stablehlo.divide %481, %485 : tensor<8x17xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %488 = stablehlo.multiply %484, %364 : tensor<8x17x32xf32>
    %489 = stablehlo.add %487, %488 : tensor<8x17x32xf32>
    %490 = stablehlo.convert %489 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %491 = stablehlo.add %475, %490 : tensor<8x17x32xbf16>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %492 = stablehlo.reduce(%491 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %493 = stablehlo.reshape %492 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %494 = stablehlo.reshape %493 : (tensor<1x1x32xbf16>) -> tensor<32xbf16>
    %495 = stablehlo.dot_general %491, %353, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<8x17x128xbf16>) -> tensor<32x128xbf16>
    %496 = stablehlo.transpose %495, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %497 = stablehlo.dot_general %491, %354, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<128x32xbf16>) -> tensor<8x17x128xbf16>
    %498 = stablehlo.convert %494 : (tensor<32xbf16>) -> tensor<32xf32>
    %499 = stablehlo.convert %496 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %500 = stablehlo.multiply %335, %497 : tensor<8x17x128xbf16>
    %501 = stablehlo.multiply %497, %352 : tensor<8x17x128xbf16>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %502 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %503 = stablehlo.multiply %502, %500 : tensor<8x17x128xbf16>
    %504 = stablehlo.multiply %503, %348 : tensor<8x17x128xbf16>
    %505 = stablehlo.multiply %504, %346 : tensor<8x17x128xbf16>
    %506 = stablehlo.add %504, %505 : tensor<8x17x128xbf16>
    %cst_113 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %507 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %508 = stablehlo.multiply %507, %506 : tensor<8x17x128xbf16>
    %509 = stablehlo.add %501, %508 : tensor<8x17x128xbf16>
    %cst_114 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %510 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %511 = stablehlo.multiply %510, %508 : tensor<8x17x128xbf16>
    %512 = stablehlo.multiply %511, %340 : tensor<8x17x128xbf16>
    %513 = stablehlo.add %509, %512 : tensor<8x17x128xbf16>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %514 = stablehlo.reduce(%513 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %515 = stablehlo.reshape %514 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %516 = stablehlo.reshape %515 : (tensor<1x1x128xbf16>) -> tensor<128xbf16>
    %517 = stablehlo.dot_general %513, %329, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x128xbf16>, tensor<8x17x32xbf16>) -> tensor<128x32xbf16>
    %518 = stablehlo.transpose %517, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %519 = stablehlo.dot_general %513, %330, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x128xbf16>, tensor<32x128xbf16>) -> tensor<8x17x32xbf16>
    %520 = stablehlo.convert %516 : (tensor<128xbf16>) -> tensor<128xf32>
    %521 = stablehlo.convert %518 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %522 = stablehlo.convert %519 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %524 = stablehlo.reshape %523 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %525 = stablehlo.reshape %524 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %526 = stablehlo.multiply %314, %522 : tensor<8x17x32xf32>
    %527 = stablehlo.multiply %522, %324 : tensor<8x17x32xf32>
    %528 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %529 = stablehlo.multiply %528, %526 : tensor<8x17x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%529 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %531 = stablehlo.reshape %530 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %532 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %533 = stablehlo.multiply %526, %532 : tensor<8x17x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %535 = stablehlo.reshape %534 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %536 = stablehlo.reshape %531 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %537 = stablehlo.multiply %535, %320 : tensor<8x17x1xf32>
    %538 = stablehlo.negate %527 : tensor<8x17x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %540 = stablehlo.reshape %539 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %541 = stablehlo.convert %527 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %542 = stablehlo.add %491, %541 : tensor<8x17x32xbf16>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%537 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%540 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %545 = stablehlo.multiply %543, %309 : tensor<8x17xf32>
    %546 = stablehlo.negate %545 : tensor<8x17xf32>
    %547 = stablehlo.multiply %546, %296 : tensor<8x17xf32>
    %548 = stablehlo.add %544, %547 : tensor<8x17xf32>
    %cst_122 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %550 = stablehlo.divide %545, %549 : tensor<8x17xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %553 = stablehlo.divide %548, %552 : tensor<8x17xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %555 = stablehlo.multiply %551, %287 : tensor<8x17x32xf32>
    %556 = stablehlo.add %554, %555 : tensor<8x17x32xf32>
    %557 = stablehlo.convert %556 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %558 = stablehlo.add %542, %557 : tensor<8x17x32xbf16>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %559 = stablehlo.reduce(%558 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %560 = stablehlo.reshape %559 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %561 = stablehlo.reshape %560 : (tensor<1x1x32xbf16>) -> tensor<32xbf16>
    %562 = stablehlo.dot_general %558, %276, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<8x17x4x8xbf16>) -> tensor<32x4x8xbf16>
    %563 = stablehlo.transpose %562, dims = [1, 2, 0] : (tensor<32x4x8xbf16>) -> tensor<4x8x32xbf16>
    %564 = stablehlo.dot_general %558, %277, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<4x8x32xbf16>) -> tensor<8x17x4x8xbf16>
    %565 = stablehlo.convert %561 : (tensor<32xbf16>) -> tensor<32xf32>
    %566 = stablehlo.convert %563 : (tensor<4x8x32xbf16>) -> tensor<4x8x32xf32>
    %567 = stablehlo.transpose %564, dims = [0, 2, 3, 1] : (tensor<8x17x4x8xbf16>) -> tensor<8x4x8x17xbf16>
    %568 = stablehlo.dot_general %567, %253, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x17xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x17xbf16>
    %569 = stablehlo.dot_general %567, %271, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x17xbf16>, tensor<8x4x17x17xbf16>) -> tensor<8x4x8x17xbf16>
    %570 = stablehlo.transpose %569, dims = [0, 3, 1, 2] : (tensor<8x4x8x17xbf16>) -> tensor<8x17x4x8xbf16>
    %571 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %572 = stablehlo.multiply %568, %571 : tensor<8x4x17x17xbf16>
    %573 = stablehlo.multiply %572, %265 : tensor<8x4x17x17xbf16>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %574 = stablehlo.reduce(%573 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<8x4x17x17xbf16>, tensor<bf16>) -> tensor<8x4x17xbf16>
    %575 = stablehlo.reshape %574 : (tensor<8x4x17xbf16>) -> tensor<8x4x17x1xbf16>
    %576 = stablehlo.negate %575 : tensor<8x4x17x1xbf16>
    %577 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %578 = stablehlo.divide %568, %577 : tensor<8x4x17x17xbf16>
    %579 = stablehlo.convert %576 : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x1xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_126) applies stablehlo.add across dimensions = [3] : (tensor<8x4x17x1xf32>, tensor<f32>) -> tensor<8x4x17xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2] : (tensor<8x4x17xf32>) -> tensor<8x4x17x17xf32>
    %582 = stablehlo.convert %581 : (tensor<8x4x17x17xf32>) -> tensor<8x4x17x17xbf16>
    %583 = stablehlo.add %578, %582 : tensor<8x4x17x17xbf16>
    %584 = stablehlo.multiply %583, %265 : tensor<8x4x17x17xbf16>
    %585 = stablehlo.dot_general %584, %257, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x17x17xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x8xbf16>
    %586 = stablehlo.transpose %585, dims = [0, 2, 1, 3] : (tensor<8x4x17x8xbf16>) -> tensor<8x17x4x8xbf16>
    %587 = stablehlo.dot_general %584, %246, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x17x17xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x8xbf16>
    %588 = stablehlo.transpose %587, dims = [0, 2, 1, 3] : (tensor<8x4x17x8xbf16>) -> tensor<8x17x4x8xbf16>
    %589 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<bf16>) -> tensor<8x17x4x8xbf16>
    %590 = stablehlo.divide %588, %589 : tensor<8x17x4x8xbf16>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %591 = stablehlo.reduce(%570 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
    %592 = stablehlo.reshape %591 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %593 = stablehlo.reshape %592 : (tensor<1x1x4x8xbf16>) -> tensor<4x8xbf16>
    %594 = stablehlo.dot_general %570, %247, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x32xbf16>) -> tensor<4x8x32xbf16>
    %595 = stablehlo.transpose %594, dims = [2, 0, 1] : (tensor<4x8x32xbf16>) -> tensor<32x4x8xbf16>
    %596 = stablehlo.dot_general %570, %248, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x32xbf16>
    %597 = stablehlo.convert %593 : (tensor<4x8xbf16>) -> tensor<4x8xf32>
    %598 = stablehlo.convert %595 : (tensor<32x4x8xbf16>) -> tensor<32x4x8xf32>
    %599 = stablehlo.convert %596 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %600 = stablehlo.reduce(%586 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
    %601 = stablehlo.reshape %600 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %602 = stablehlo.reshape %601 : (tensor<1x1x4x8xbf16>) -> tensor<4x8xbf16>
    %603 = stablehlo.dot_general %586, %240, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x32xbf16>) -> tensor<4x8x32xbf16>
    %604 = stablehlo.transpose %603, dims = [2, 0, 1] : (tensor<4x8x32xbf16>) -> tensor<32x4x8xbf16>
    %605 = stablehlo.dot_general %586, %241, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x32xbf16>
    %606 = stablehlo.convert %602 : (tensor<4x8xbf16>) -> tensor<4x8xf32>
    %607 = stablehlo.convert %604 : (tensor<32x4x8xbf16>) -> tensor<32x4x8xf32>
    %608 = stablehlo.convert %605 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %609 = stablehlo.add %599, %608 : tensor<8x17x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %610 = stablehlo.reduce(%590 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
    %611 = stablehlo.reshape %610 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %612 = stablehlo.reshape %611 : (tensor<1x1x4x8xbf16>) -> tensor<4x8xbf16>
    %613 = stablehlo.dot_general %590, %233, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x32xbf16>) -> tensor<4x8x32xbf16>
    %614 = stablehlo.transpose %613, dims = [2, 0, 1] : (tensor<4x8x32xbf16>) -> tensor<32x4x8xbf16>
    %615 = stablehlo.dot_general %590, %234, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x32xbf16>
    %616 = stablehlo.convert %612 : (tensor<4x8xbf16>) -> tensor<4x8xf32>
    %617 = stablehlo.convert %614 : (tensor<32x4x8xbf16>) -> tensor<32x4x8xf32>
    %618 = stablehlo.convert %615 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %619 = stablehlo.add %609, %618 : tensor<8x17x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %621 = stablehlo.reshape %620 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %622 = stablehlo.reshape %621 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %623 = stablehlo.multiply %218, %619 : tensor<8x17x32xf32>
    %624 = stablehlo.multiply %619, %228 : tensor<8x17x32xf32>
    %625 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %626 = stablehlo.multiply %625, %623 : tensor<8x17x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %628 = stablehlo.reshape %627 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %629 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %630 = stablehlo.multiply %623, %629 : tensor<8x17x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %632 = stablehlo.reshape %631 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %633 = stablehlo.reshape %628 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %634 = stablehlo.multiply %632, %224 : tensor<8x17x1xf32>
    %635 = stablehlo.negate %624 : tensor<8x17x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %637 = stablehlo.reshape %636 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %638 = stablehlo.convert %624 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %639 = stablehlo.add %558, %638 : tensor<8x17x32xbf16>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%634 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.reduce(%637 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %642 = stablehlo.multiply %640, %213 : tensor<8x17xf32>
    %643 = stablehlo.negate %642 : tensor<8x17xf32>
    %644 = stablehlo.multiply %643, %200 : tensor<8x17xf32>
    %645 = stablehlo.add %641, %644 : tensor<8x17xf32>
    %cst_136 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %647 = stablehlo.divide %642, %646 : tensor<8x17xf32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %cst_137 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %650 = stablehlo.divide %645, %649 : tensor<8x17xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %652 = stablehlo.multiply %648, %191 : tensor<8x17x32xf32>
    %653 = stablehlo.add %651, %652 : tensor<8x17x32xf32>
    %654 = stablehlo.convert %653 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %655 = stablehlo.add %639, %654 : tensor<8x17x32xbf16>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %656 = stablehlo.reduce(%655 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %657 = stablehlo.reshape %656 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %658 = stablehlo.reshape %657 : (tensor<1x1x32xbf16>) -> tensor<32xbf16>
    %659 = stablehlo.dot_general %655, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<8x17x128xbf16>) -> tensor<32x128xbf16>
    %660 = stablehlo.transpose %659, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %661 = stablehlo.dot_general %655, %181, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<128x32xbf16>) -> tensor<8x17x128xbf16>
    %662 = stablehlo.convert %658 : (tensor<32xbf16>) -> tensor<32xf32>
    %663 = stablehlo.convert %660 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %664 = stablehlo.multiply %162, %661 : tensor<8x17x128xbf16>
    %665 = stablehlo.multiply %661, %179 : tensor<8x17x128xbf16>
    %cst_139 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %666 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %667 = stablehlo.multiply %666, %664 : tensor<8x17x128xbf16>
    %668 = stablehlo.multiply %667, %175 : tensor<8x17x128xbf16>
    %669 = stablehlo.multiply %668, %173 : tensor<8x17x128xbf16>
    %670 = stablehlo.add %668, %669 : tensor<8x17x128xbf16>
    %cst_140 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %671 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %672 = stablehlo.multiply %671, %670 : tensor<8x17x128xbf16>
    %673 = stablehlo.add %665, %672 : tensor<8x17x128xbf16>
    %cst_141 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %674 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<bf16>) -> tensor<8x17x128xbf16>
    %675 = stablehlo.multiply %674, %672 : tensor<8x17x128xbf16>
    %676 = stablehlo.multiply %675, %167 : tensor<8x17x128xbf16>
    %677 = stablehlo.add %673, %676 : tensor<8x17x128xbf16>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %678 = stablehlo.reduce(%677 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %679 = stablehlo.reshape %678 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %680 = stablehlo.reshape %679 : (tensor<1x1x128xbf16>) -> tensor<128xbf16>
    %681 = stablehlo.dot_general %677, %156, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x128xbf16>, tensor<8x17x32xbf16>) -> tensor<128x32xbf16>
    %682 = stablehlo.transpose %681, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %683 = stablehlo.dot_general %677, %157, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x128xbf16>, tensor<32x128xbf16>) -> tensor<8x17x32xbf16>
    %684 = stablehlo.convert %680 : (tensor<128xbf16>) -> tensor<128xf32>
    %685 = stablehlo.convert %682 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %686 = stablehlo.convert %683 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %688 = stablehlo.reshape %687 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %689 = stablehlo.reshape %688 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %690 = stablehlo.multiply %141, %686 : tensor<8x17x32xf32>
    %691 = stablehlo.multiply %686, %151 : tensor<8x17x32xf32>
    %692 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %693 = stablehlo.multiply %692, %690 : tensor<8x17x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %695 = stablehlo.reshape %694 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %696 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %697 = stablehlo.multiply %690, %696 : tensor<8x17x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_145) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %699 = stablehlo.reshape %698 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %700 = stablehlo.reshape %695 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %701 = stablehlo.multiply %699, %147 : tensor<8x17x1xf32>
    %702 = stablehlo.negate %691 : tensor<8x17x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%702 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %704 = stablehlo.reshape %703 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %705 = stablehlo.convert %691 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %706 = stablehlo.add %655, %705 : tensor<8x17x32xbf16>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%701 init: %cst_147) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %708 = stablehlo.reduce(%704 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %709 = stablehlo.multiply %707, %136 : tensor<8x17xf32>
    %710 = stablehlo.negate %709 : tensor<8x17xf32>
    %711 = stablehlo.multiply %710, %123 : tensor<8x17xf32>
    %712 = stablehlo.add %708, %711 : tensor<8x17xf32>
    %cst_149 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %714 = stablehlo.divide %709, %713 : tensor<8x17xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %cst_150 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %717 = stablehlo.divide %712, %716 : tensor<8x17xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %719 = stablehlo.multiply %715, %114 : tensor<8x17x32xf32>
    %720 = stablehlo.add %718, %719 : tensor<8x17x32xf32>
    %721 = stablehlo.convert %720 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %722 = stablehlo.add %706, %721 : tensor<8x17x32xbf16>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %723 = stablehlo.reduce(%722 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %724 = stablehlo.reshape %723 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %725 = stablehlo.reshape %724 : (tensor<1x1x32xbf16>) -> tensor<32xbf16>
    %726 = stablehlo.dot_general %722, %103, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<8x17x4x8xbf16>) -> tensor<32x4x8xbf16>
    %727 = stablehlo.transpose %726, dims = [1, 2, 0] : (tensor<32x4x8xbf16>) -> tensor<4x8x32xbf16>
    %728 = stablehlo.dot_general %722, %104, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x32xbf16>, tensor<4x8x32xbf16>) -> tensor<8x17x4x8xbf16>
    %729 = stablehlo.convert %725 : (tensor<32xbf16>) -> tensor<32xf32>
    %730 = stablehlo.convert %727 : (tensor<4x8x32xbf16>) -> tensor<4x8x32xf32>
    %731 = stablehlo.transpose %728, dims = [0, 2, 3, 1] : (tensor<8x17x4x8xbf16>) -> tensor<8x4x8x17xbf16>
    %732 = stablehlo.dot_general %731, %80, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x17xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x17xbf16>
    %733 = stablehlo.dot_general %731, %98, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x17xbf16>, tensor<8x4x17x17xbf16>) -> tensor<8x4x8x17xbf16>
    %734 = stablehlo.transpose %733, dims = [0, 3, 1, 2] : (tensor<8x4x8x17xbf16>) -> tensor<8x17x4x8xbf16>
    %735 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %736 = stablehlo.multiply %732, %735 : tensor<8x4x17x17xbf16>
    %737 = stablehlo.multiply %736, %92 : tensor<8x4x17x17xbf16>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %738 = stablehlo.reduce(%737 init: %cst_152) applies stablehlo.add across dimensions = [3] : (tensor<8x4x17x17xbf16>, tensor<bf16>) -> tensor<8x4x17xbf16>
    %739 = stablehlo.reshape %738 : (tensor<8x4x17xbf16>) -> tensor<8x4x17x1xbf16>
    %740 = stablehlo.negate %739 : tensor<8x4x17x1xbf16>
    %741 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x17xbf16>
    %742 = stablehlo.divide %732, %741 : tensor<8x4x17x17xbf16>
    %743 = stablehlo.convert %740 : (tensor<8x4x17x1xbf16>) -> tensor<8x4x17x1xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.reduce(%743 init: %cst_153) applies stablehlo.add across dimensions = [3] : (tensor<8x4x17x1xf32>, tensor<f32>) -> tensor<8x4x17xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2] : (tensor<8x4x17xf32>) -> tensor<8x4x17x17xf32>
    %746 = stablehlo.convert %745 : (tensor<8x4x17x17xf32>) -> tensor<8x4x17x17xbf16>
    %747 = stablehlo.add %742, %746 : tensor<8x4x17x17xbf16>
    %748 = stablehlo.multiply %747, %92 : tensor<8x4x17x17xbf16>
    %749 = stablehlo.dot_general %748, %84, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x17x17xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x8xbf16>
    %750 = stablehlo.transpose %749, dims = [0, 2, 1, 3] : (tensor<8x4x17x8xbf16>) -> tensor<8x17x4x8xbf16>
    %751 = stablehlo.dot_general %748, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x17x17xbf16>, tensor<8x17x4x8xbf16>) -> tensor<8x4x17x8xbf16>
    %752 = stablehlo.transpose %751, dims = [0, 2, 1, 3] : (tensor<8x4x17x8xbf16>) -> tensor<8x17x4x8xbf16>
    %753 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<bf16>) -> tensor<8x17x4x8xbf16>
    %754 = stablehlo.divide %752, %753 : tensor<8x17x4x8xbf16>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %755 = stablehlo.reduce(%734 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
    %756 = stablehlo.reshape %755 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %757 = stablehlo.reshape %756 : (tensor<1x1x4x8xbf16>) -> tensor<4x8xbf16>
    %758 = stablehlo.dot_general %734, %74, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x32xbf16>) -> tensor<4x8x32xbf16>
    %759 = stablehlo.transpose %758, dims = [2, 0, 1] : (tensor<4x8x32xbf16>) -> tensor<32x4x8xbf16>
    %760 = stablehlo.dot_general %734, %75, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x32xbf16>
    %761 = stablehlo.convert %757 : (tensor<4x8xbf16>) -> tensor<4x8xf32>
    %762 = stablehlo.convert %759 : (tensor<32x4x8xbf16>) -> tensor<32x4x8xf32>
    %763 = stablehlo.convert %760 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %764 = stablehlo.reduce(%750 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
    %765 = stablehlo.reshape %764 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %766 = stablehlo.reshape %765 : (tensor<1x1x4x8xbf16>) -> tensor<4x8xbf16>
    %767 = stablehlo.dot_general %750, %67, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x32xbf16>) -> tensor<4x8x32xbf16>
    %768 = stablehlo.transpose %767, dims = [2, 0, 1] : (tensor<4x8x32xbf16>) -> tensor<32x4x8xbf16>
    %769 = stablehlo.dot_general %750, %68, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x32xbf16>
    %770 = stablehlo.convert %766 : (tensor<4x8xbf16>) -> tensor<4x8xf32>
    %771 = stablehlo.convert %768 : (tensor<32x4x8xbf16>) -> tensor<32x4x8xf32>
    %772 = stablehlo.convert %769 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %773 = stablehlo.add %763, %772 : tensor<8x17x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %774 = stablehlo.reduce(%754 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x4x8xbf16>, tensor<bf16>) -> tensor<4x8xbf16>
    %775 = stablehlo.reshape %774 : (tensor<4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %776 = stablehlo.reshape %775 : (tensor<1x1x4x8xbf16>) -> tensor<4x8xbf16>
    %777 = stablehlo.dot_general %754, %60, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<8x17x32xbf16>) -> tensor<4x8x32xbf16>
    %778 = stablehlo.transpose %777, dims = [2, 0, 1] : (tensor<4x8x32xbf16>) -> tensor<32x4x8xbf16>
    %779 = stablehlo.dot_general %754, %61, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x17x4x8xbf16>, tensor<32x4x8xbf16>) -> tensor<8x17x32xbf16>
    %780 = stablehlo.convert %776 : (tensor<4x8xbf16>) -> tensor<4x8xf32>
    %781 = stablehlo.convert %778 : (tensor<32x4x8xbf16>) -> tensor<32x4x8xf32>
    %782 = stablehlo.convert %779 : (tensor<8x17x32xbf16>) -> tensor<8x17x32xf32>
    %783 = stablehlo.add %773, %782 : tensor<8x17x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %785 = stablehlo.reshape %784 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %786 = stablehlo.reshape %785 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %787 = stablehlo.multiply %45, %783 : tensor<8x17x32xf32>
    %788 = stablehlo.multiply %783, %55 : tensor<8x17x32xf32>
    %789 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<8x17x1xf32>) -> tensor<8x17x32xf32>
    %790 = stablehlo.multiply %789, %787 : tensor<8x17x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %791 = stablehlo.reduce(%790 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %792 = stablehlo.reshape %791 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %793 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x17x32xf32>
    %794 = stablehlo.multiply %787, %793 : tensor<8x17x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %795 = stablehlo.reduce(%794 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %796 = stablehlo.reshape %795 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %797 = stablehlo.reshape %792 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %798 = stablehlo.multiply %796, %51 : tensor<8x17x1xf32>
    %799 = stablehlo.negate %788 : tensor<8x17x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %800 = stablehlo.reduce(%799 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<8x17x32xf32>, tensor<f32>) -> tensor<8x17xf32>
    %801 = stablehlo.reshape %800 : (tensor<8x17xf32>) -> tensor<8x17x1xf32>
    %802 = stablehlo.convert %788 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %803 = stablehlo.add %722, %802 : tensor<8x17x32xbf16>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%798 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%801 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<8x17x1xf32>, tensor<f32>) -> tensor<8x17xf32>
    %806 = stablehlo.multiply %804, %40 : tensor<8x17xf32>
    %807 = stablehlo.negate %806 : tensor<8x17xf32>
    %808 = stablehlo.multiply %807, %27 : tensor<8x17xf32>
    %809 = stablehlo.add %805, %808 : tensor<8x17xf32>
    %cst_163 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %811 = stablehlo.divide %806, %810 : tensor<8x17xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %cst_164 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x17xf32>
    %814 = stablehlo.divide %809, %813 : tensor<8x17xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<8x17xf32>) -> tensor<8x17x32xf32>
    %816 = stablehlo.multiply %812, %18 : tensor<8x17x32xf32>
    %817 = stablehlo.add %815, %816 : tensor<8x17x32xf32>
    %818 = stablehlo.convert %817 : (tensor<8x17x32xf32>) -> tensor<8x17x32xbf16>
    %819 = stablehlo.add %803, %818 : tensor<8x17x32xbf16>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %820 = stablehlo.reduce(%819 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<8x17x32xbf16>, tensor<bf16>) -> tensor<17x32xbf16>
    %821 = stablehlo.reshape %820 : (tensor<17x32xbf16>) -> tensor<1x17x32xbf16>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %822 = stablehlo.reduce(%821 init: %cst_166) applies stablehlo.add across dimensions = [0] : (tensor<1x17x32xbf16>, tensor<bf16>) -> tensor<17x32xbf16>
    %823 = stablehlo.convert %822 : (tensor<17x32xbf16>) -> tensor<17x32xf32>
    %824 = stablehlo.slice %819 [0:8, 0:1, 0:32] : (tensor<8x17x32xbf16>) -> tensor<8x1x32xbf16>
    %825 = stablehlo.slice %819 [0:8, 1:17, 0:32] : (tensor<8x17x32xbf16>) -> tensor<8x16x32xbf16>
    %826 = stablehlo.convert %824 : (tensor<8x1x32xbf16>) -> tensor<8x1x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%826 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %829 = stablehlo.reshape %825 : (tensor<8x16x32xbf16>) -> tensor<8x4x4x32xbf16>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %830 = stablehlo.reduce(%829 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %831 = stablehlo.reshape %830 : (tensor<32xbf16>) -> tensor<1x1x1x32xbf16>
    %832 = stablehlo.reshape %831 : (tensor<1x1x1x32xbf16>) -> tensor<32xbf16>
    %833 = stablehlo.convolution(%0, %829) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x3xbf16>, tensor<8x4x4x32xbf16>) -> tensor<4x4x3x32xbf16>
    %834 = stablehlo.convert %832 : (tensor<32xbf16>) -> tensor<32xf32>
    %835 = stablehlo.convert %833 : (tensor<4x4x3x32xbf16>) -> tensor<4x4x3x32xf32>
    %836 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %837 = stablehlo.divide %459, %836 : tensor<32xf32>
    %838 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %839 = stablehlo.divide %470, %838 : tensor<32xf32>
    %840 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %841 = stablehlo.divide %786, %840 : tensor<32xf32>
    %842 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %843 = stablehlo.divide %797, %842 : tensor<32xf32>
    %844 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %845 = stablehlo.divide %689, %844 : tensor<32xf32>
    %846 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %847 = stablehlo.divide %700, %846 : tensor<32xf32>
    %848 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %849 = stablehlo.divide %770, %848 : tensor<4x8xf32>
    %850 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %851 = stablehlo.divide %771, %850 : tensor<32x4x8xf32>
    %852 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %853 = stablehlo.divide %729, %852 : tensor<32xf32>
    %854 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %855 = stablehlo.divide %730, %854 : tensor<4x8x32xf32>
    %856 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %857 = stablehlo.divide %780, %856 : tensor<4x8xf32>
    %858 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %859 = stablehlo.divide %781, %858 : tensor<32x4x8xf32>
    %860 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %861 = stablehlo.divide %761, %860 : tensor<4x8xf32>
    %862 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %863 = stablehlo.divide %762, %862 : tensor<32x4x8xf32>
    %864 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %865 = stablehlo.divide %662, %864 : tensor<32xf32>
    %866 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %867 = stablehlo.divide %663, %866 : tensor<128x32xf32>
    %868 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %869 = stablehlo.divide %684, %868 : tensor<128xf32>
    %870 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %871 = stablehlo.divide %685, %870 : tensor<32x128xf32>
    %872 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %873 = stablehlo.divide %622, %872 : tensor<32xf32>
    %874 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %875 = stablehlo.divide %633, %874 : tensor<32xf32>
    %876 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %877 = stablehlo.divide %525, %876 : tensor<32xf32>
    %878 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %879 = stablehlo.divide %536, %878 : tensor<32xf32>
    %880 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %881 = stablehlo.divide %606, %880 : tensor<4x8xf32>
    %882 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %883 = stablehlo.divide %607, %882 : tensor<32x4x8xf32>
    %884 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %885 = stablehlo.divide %565, %884 : tensor<32xf32>
    %886 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %887 = stablehlo.divide %566, %886 : tensor<4x8x32xf32>
    %888 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %889 = stablehlo.divide %616, %888 : tensor<4x8xf32>
    %890 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %891 = stablehlo.divide %617, %890 : tensor<32x4x8xf32>
    %892 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %893 = stablehlo.divide %597, %892 : tensor<4x8xf32>
    %894 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
    %895 = stablehlo.divide %598, %894 : tensor<32x4x8xf32>
    %896 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %897 = stablehlo.divide %498, %896 : tensor<32xf32>
    %898 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %899 = stablehlo.divide %499, %898 : tensor<128x32xf32>
    %900 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %901 = stablehlo.divide %520, %900 : tensor<128xf32>
    %902 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %903 = stablehlo.divide %521, %902 : tensor<32x128xf32>
    %904 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
    %905 = stablehlo.divide %828, %904 : tensor<1x1x32xf32>
    %906 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %907 = stablehlo.divide %451, %906 : tensor<10xf32>
    %908 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %909 = stablehlo.divide %453, %908 : tensor<32x10xf32>
    %910 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = stablehlo.divide %834, %910 : tensor<32xf32>
    %912 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
    %913 = stablehlo.divide %835, %912 : tensor<4x4x3x32xf32>
    %914 = stablehlo.broadcast_in_dim %arg121, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
    %915 = stablehlo.divide %823, %914 : tensor<17x32xf32>
    %916 = stablehlo.is_finite %837 : (tensor<32xf32>) -> tensor<32xi1>
    %c_169 = stablehlo.constant dense<true> : tensor<i1>
    %917 = stablehlo.reduce(%916 init: %c_169) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %918 = stablehlo.is_finite %839 : (tensor<32xf32>) -> tensor<32xi1>
    %c_170 = stablehlo.constant dense<true> : tensor<i1>
    %919 = stablehlo.reduce(%918 init: %c_170) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %920 = stablehlo.is_finite %841 : (tensor<32xf32>) -> tensor<32xi1>
    %c_171 = stablehlo.constant dense<true> : tensor<i1>
    %921 = stablehlo.reduce(%920 init: %c_171) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %922 = stablehlo.is_finite %843 : (tensor<32xf32>) -> tensor<32xi1>
    %c_172 = stablehlo.constant dense<true> : tensor<i1>
    %923 = stablehlo.reduce(%922 init: %c_172) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %924 = stablehlo.is_finite %845 : (tensor<32xf32>) -> tensor<32xi1>
    %c_173 = stablehlo.constant dense<true> : tensor<i1>
    %925 = stablehlo.reduce(%924 init: %c_173) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %926 = stablehlo.is_finite %847 : (tensor<32xf32>) -> tensor<32xi1>
    %c_174 = stablehlo.constant dense<true> : tensor<i1>
    %927 = stablehlo.reduce(%926 init: %c_174) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %928 = stablehlo.is_finite %849 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %c_175 = stablehlo.constant dense<true> : tensor<i1>
    %929 = stablehlo.reduce(%928 init: %c_175) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
    %930 = stablehlo.is_finite %851 : (tensor<32x4x8xf32>) -> tensor<32x4x8xi1>
    %c_176 = stablehlo.constant dense<true> : tensor<i1>
    %931 = stablehlo.reduce(%930 init: %c_176) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<32x4x8xi1>, tensor<i1>) -> tensor<i1>
    %932 = stablehlo.is_finite %853 : (tensor<32xf32>) -> tensor<32xi1>
    %c_177 = stablehlo.constant dense<true> : tensor<i1>
    %933 = stablehlo.reduce(%932 init: %c_177) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %934 = stablehlo.is_finite %855 : (tensor<4x8x32xf32>) -> tensor<4x8x32xi1>
    %c_178 = stablehlo.constant dense<true> : tensor<i1>
    %935 = stablehlo.reduce(%934 init: %c_178) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x8x32xi1>, tensor<i1>) -> tensor<i1>
    %936 = stablehlo.is_finite %857 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %c_179 = stablehlo.constant dense<true> : tensor<i1>
    %937 = stablehlo.reduce(%936 init: %c_179) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
    %938 = stablehlo.is_finite %859 : (tensor<32x4x8xf32>) -> tensor<32x4x8xi1>
    %c_180 = stablehlo.constant dense<true> : tensor<i1>
    %939 = stablehlo.reduce(%938 init: %c_180) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<32x4x8xi1>, tensor<i1>) -> tensor<i1>
    %940 = stablehlo.is_finite %861 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %c_181 = stablehlo.constant dense<true> : tensor<i1>
    %941 = stablehlo.reduce(%940 init: %c_181) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
    %942 = stablehlo.is_finite %863 : (tensor<32x4x8xf32>) -> tensor<32x4x8xi1>
    %c_182 = stablehlo.constant dense<true> : tensor<i1>
    %943 = stablehlo.reduce(%942 init: %c_182) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<32x4x8xi1>, tensor<i1>) -> tensor<i1>
    %944 = stablehlo.is_finite %865 : (tensor<32xf32>) -> tensor<32xi1>
    %c_183 = stablehlo.constant dense<true> : tensor<i1>
    %945 = stablehlo.reduce(%944 init: %c_183) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %946 = stablehlo.is_finite %867 : (tensor<128x32xf32>) -> tensor<128x32xi1>
    %c_184 = stablehlo.constant dense<true> : tensor<i1>
    %947 = stablehlo.reduce(%946 init: %c_184) applies stablehlo.and across dimensions = [0, 1] : (tensor<128x32xi1>, tensor<i1>) -> tensor<i1>
    %948 = stablehlo.is_finite %869 : (tensor<128xf32>) -> tensor<128xi1>
    %c_185 = stablehlo.constant dense<true> : tensor<i1>
    %949 = stablehlo.reduce(%948 init: %c_185) applies stablehlo.and across dimensions = [0] : (tensor<128xi1>, tensor<i1>) -> tensor<i1>
    %950 = stablehlo.is_finite %871 : (tensor<32x128xf32>) -> tensor<32x128xi1>
    %c_186 = stablehlo.constant dense<true> : tensor<i1>
    %951 = stablehlo.reduce(%950 init: %c_186) applies stablehlo.and across dimensions = [0, 1] : (tensor<32x128xi1>, tensor<i1>) -> tensor<i1>
    %952 = stablehlo.is_finite %873 : (tensor<32xf32>) -> tensor<32xi1>
    %c_187 = stablehlo.constant dense<true> : tensor<i1>
    %953 = stablehlo.reduce(%952 init: %c_187) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %954 = stablehlo.is_finite %875 : (tensor<32xf32>) -> tensor<32xi1>
    %c_188 = stablehlo.constant dense<true> : tensor<i1>
    %955 = stablehlo.reduce(%954 init: %c_188) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %956 = stablehlo.is_finite %877 : (tensor<32xf32>) -> tensor<32xi1>
    %c_189 = stablehlo.constant dense<true> : tensor<i1>
    %957 = stablehlo.reduce(%956 init: %c_189) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %958 = stablehlo.is_finite %879 : (tensor<32xf32>) -> tensor<32xi1>
    %c_190 = stablehlo.constant dense<true> : tensor<i1>
    %959 = stablehlo.reduce(%958 init: %c_190) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %960 = stablehlo.is_finite %881 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %c_191 = stablehlo.constant dense<true> : tensor<i1>
    %961 = stablehlo.reduce(%960 init: %c_191) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
    %962 = stablehlo.is_finite %883 : (tensor<32x4x8xf32>) -> tensor<32x4x8xi1>
    %c_192 = stablehlo.constant dense<true> : tensor<i1>
    %963 = stablehlo.reduce(%962 init: %c_192) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<32x4x8xi1>, tensor<i1>) -> tensor<i1>
    %964 = stablehlo.is_finite %885 : (tensor<32xf32>) -> tensor<32xi1>
    %c_193 = stablehlo.constant dense<true> : tensor<i1>
    %965 = stablehlo.reduce(%964 init: %c_193) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %966 = stablehlo.is_finite %887 : (tensor<4x8x32xf32>) -> tensor<4x8x32xi1>
    %c_194 = stablehlo.constant dense<true> : tensor<i1>
    %967 = stablehlo.reduce(%966 init: %c_194) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x8x32xi1>, tensor<i1>) -> tensor<i1>
    %968 = stablehlo.is_finite %889 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %c_195 = stablehlo.constant dense<true> : tensor<i1>
    %969 = stablehlo.reduce(%968 init: %c_195) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
    %970 = stablehlo.is_finite %891 : (tensor<32x4x8xf32>) -> tensor<32x4x8xi1>
    %c_196 = stablehlo.constant dense<true> : tensor<i1>
    %971 = stablehlo.reduce(%970 init: %c_196) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<32x4x8xi1>, tensor<i1>) -> tensor<i1>
    %972 = stablehlo.is_finite %893 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %c_197 = stablehlo.constant dense<true> : tensor<i1>
    %973 = stablehlo.reduce(%972 init: %c_197) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
    %974 = stablehlo.is_finite %895 : (tensor<32x4x8xf32>) -> tensor<32x4x8xi1>
    %c_198 = stablehlo.constant dense<true> : tensor<i1>
    %975 = stablehlo.reduce(%974 init: %c_198) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<32x4x8xi1>, tensor<i1>) -> tensor<i1>
    %976 = stablehlo.is_finite %897 : (tensor<32xf32>) -> tensor<32xi1>
    %c_199 = stablehlo.constant dense<true> : tensor<i1>
    %977 = stablehlo.reduce(%976 init: %c_199) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %978 = stablehlo.is_finite %899 : (tensor<128x32xf32>) -> tensor<128x32xi1>
    %c_200 = stablehlo.constant dense<true> : tensor<i1>
    %979 = stablehlo.reduce(%978 init: %c_200) applies stablehlo.and across dimensions = [0, 1] : (tensor<128x32xi1>, tensor<i1>) -> tensor<i1>
    %980 = stablehlo.is_finite %901 : (tensor<128xf32>) -> tensor<128xi1>
    %c_201 = stablehlo.constant dense<true> : tensor<i1>
    %981 = stablehlo.reduce(%980 init: %c_201) applies stablehlo.and across dimensions = [0] : (tensor<128xi1>, tensor<i1>) -> tensor<i1>
    %982 = stablehlo.is_finite %903 : (tensor<32x128xf32>) -> tensor<32x128xi1>
    %c_202 = stablehlo.constant dense<true> : tensor<i1>
    %983 = stablehlo.reduce(%982 init: %c_202) applies stablehlo.and across dimensions = [0, 1] : (tensor<32x128xi1>, tensor<i1>) -> tensor<i1>
    %984 = stablehlo.is_finite %905 : (tensor<1x1x32xf32>) -> tensor<1x1x32xi1>
    %c_203 = stablehlo.constant dense<true> : tensor<i1>
    %985 = stablehlo.reduce(%984 init: %c_203) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x1x32xi1>, tensor<i1>) -> tensor<i1>
    %986 = stablehlo.is_finite %907 : (tensor<10xf32>) -> tensor<10xi1>
    %c_204 = stablehlo.constant dense<true> : tensor<i1>
    %987 = stablehlo.reduce(%986 init: %c_204) applies stablehlo.and across dimensions = [0] : (tensor<10xi1>, tensor<i1>) -> tensor<i1>
    %988 = stablehlo.is_finite %909 : (tensor<32x10xf32>) -> tensor<32x10xi1>
    %c_205 = stablehlo.constant dense<true> : tensor<i1>
    %989 = stablehlo.reduce(%988 init: %c_205) applies stablehlo.and across dimensions = [0, 1] : (tensor<32x10xi1>, tensor<i1>) -> tensor<i1>
    %990 = stablehlo.is_finite %911 : (tensor<32xf32>) -> tensor<32xi1>
    %c_206 = stablehlo.constant dense<true> : tensor<i1>
    %991 = stablehlo.reduce(%990 init: %c_206) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %992 = stablehlo.is_finite %913 : (tensor<4x4x3x32xf32>) -> tensor<4x4x3x32xi1>
    %c_207 = stablehlo.constant dense<true> : tensor<i1>
    %993 = stablehlo.reduce(%992 init: %c_207) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x32xi1>, tensor<i1>) -> tensor<i1>
    %994 = stablehlo.is_finite %915 : (tensor<17x32xf32>) -> tensor<17x32xi1>
    %c_208 = stablehlo.constant dense<true> : tensor<i1>
    %995 = stablehlo.reduce(%994 init: %c_208) applies stablehlo.and across dimensions = [0, 1] : (tensor<17x32xi1>, tensor<i1>) -> tensor<i1>
    %996 = stablehlo.broadcast_in_dim %917, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %997 = stablehlo.broadcast_in_dim %919, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %998 = stablehlo.broadcast_in_dim %921, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %999 = stablehlo.broadcast_in_dim %923, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1000 = stablehlo.broadcast_in_dim %925, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1001 = stablehlo.broadcast_in_dim %927, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1002 = stablehlo.broadcast_in_dim %929, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1003 = stablehlo.broadcast_in_dim %931, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1004 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1005 = stablehlo.broadcast_in_dim %935, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1006 = stablehlo.broadcast_in_dim %937, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1007 = stablehlo.broadcast_in_dim %939, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1008 = stablehlo.broadcast_in_dim %941, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1009 = stablehlo.broadcast_in_dim %943, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1010 = stablehlo.broadcast_in_dim %945, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1011 = stablehlo.broadcast_in_dim %947, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1012 = stablehlo.broadcast_in_dim %949, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1013 = stablehlo.broadcast_in_dim %951, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1014 = stablehlo.broadcast_in_dim %953, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1015 = stablehlo.broadcast_in_dim %955, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1016 = stablehlo.broadcast_in_dim %957, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1017 = stablehlo.broadcast_in_dim %959, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1018 = stablehlo.broadcast_in_dim %961, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1019 = stablehlo.broadcast_in_dim %963, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1020 = stablehlo.broadcast_in_dim %965, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1021 = stablehlo.broadcast_in_dim %967, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1022 = stablehlo.broadcast_in_dim %969, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1023 = stablehlo.broadcast_in_dim %971, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1024 = stablehlo.broadcast_in_dim %973, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1025 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1026 = stablehlo.broadcast_in_dim %977, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1027 = stablehlo.broadcast_in_dim %979, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1028 = stablehlo.broadcast_in_dim %981, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1029 = stablehlo.broadcast_in_dim %983, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1030 = stablehlo.broadcast_in_dim %985, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1031 = stablehlo.broadcast_in_dim %987, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1032 = stablehlo.broadcast_in_dim %989, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1033 = stablehlo.broadcast_in_dim %991, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1034 = stablehlo.broadcast_in_dim %993, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1035 = stablehlo.broadcast_in_dim %995, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1036 = stablehlo.concatenate %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<16xi1>
    %1037 = stablehlo.concatenate %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<16xi1>
    %1038 = stablehlo.concatenate %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<8xi1>
    %1039 = stablehlo.concatenate %1036, %1037, %1038, dim = 0 : (tensor<16xi1>, tensor<16xi1>, tensor<8xi1>) -> tensor<40xi1>
    %c_209 = stablehlo.constant dense<true> : tensor<i1>
    %1040 = stablehlo.reduce(%1039 init: %c_209) applies stablehlo.and across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
    %1041 = stablehlo.convert %1040 : (tensor<i1>) -> tensor<i32>
    %1042:121 = "stablehlo.case"(%1041) ({
      stablehlo.return %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>
    }, {
      %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1053 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1054 = stablehlo.multiply %1053, %837 : tensor<32xf32>
      %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1055 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1056 = stablehlo.multiply %1055, %arg41 : tensor<32xf32>
      %1057 = stablehlo.add %1054, %1056 : tensor<32xf32>
      %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1058 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1059 = stablehlo.multiply %1058, %839 : tensor<32xf32>
      %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1060 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1061 = stablehlo.multiply %1060, %arg42 : tensor<32xf32>
      %1062 = stablehlo.add %1059, %1061 : tensor<32xf32>
      %cst_220 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1063 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1064 = stablehlo.multiply %1063, %841 : tensor<32xf32>
      %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1065 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1066 = stablehlo.multiply %1065, %arg43 : tensor<32xf32>
      %1067 = stablehlo.add %1064, %1066 : tensor<32xf32>
      %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1068 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1069 = stablehlo.multiply %1068, %843 : tensor<32xf32>
      %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1070 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1071 = stablehlo.multiply %1070, %arg44 : tensor<32xf32>
      %1072 = stablehlo.add %1069, %1071 : tensor<32xf32>
      %cst_224 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1073 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1074 = stablehlo.multiply %1073, %845 : tensor<32xf32>
      %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1075 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1076 = stablehlo.multiply %1075, %arg45 : tensor<32xf32>
      %1077 = stablehlo.add %1074, %1076 : tensor<32xf32>
      %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1078 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1079 = stablehlo.multiply %1078, %847 : tensor<32xf32>
      %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1080 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1081 = stablehlo.multiply %1080, %arg46 : tensor<32xf32>
      %1082 = stablehlo.add %1079, %1081 : tensor<32xf32>
      %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1083 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1084 = stablehlo.multiply %1083, %849 : tensor<4x8xf32>
      %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1085 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1086 = stablehlo.multiply %1085, %arg47 : tensor<4x8xf32>
      %1087 = stablehlo.add %1084, %1086 : tensor<4x8xf32>
      %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1088 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1089 = stablehlo.multiply %1088, %851 : tensor<32x4x8xf32>
      %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1090 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1091 = stablehlo.multiply %1090, %arg48 : tensor<32x4x8xf32>
      %1092 = stablehlo.add %1089, %1091 : tensor<32x4x8xf32>
      %cst_232 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1093 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1094 = stablehlo.multiply %1093, %853 : tensor<32xf32>
      %cst_233 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1095 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1096 = stablehlo.multiply %1095, %arg49 : tensor<32xf32>
      %1097 = stablehlo.add %1094, %1096 : tensor<32xf32>
      %cst_234 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1098 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1099 = stablehlo.multiply %1098, %855 : tensor<4x8x32xf32>
      %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1100 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1101 = stablehlo.multiply %1100, %arg50 : tensor<4x8x32xf32>
      %1102 = stablehlo.add %1099, %1101 : tensor<4x8x32xf32>
      %cst_236 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1103 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1104 = stablehlo.multiply %1103, %857 : tensor<4x8xf32>
      %cst_237 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1105 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1106 = stablehlo.multiply %1105, %arg51 : tensor<4x8xf32>
      %1107 = stablehlo.add %1104, %1106 : tensor<4x8xf32>
      %cst_238 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1108 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1109 = stablehlo.multiply %1108, %859 : tensor<32x4x8xf32>
      %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1110 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1111 = stablehlo.multiply %1110, %arg52 : tensor<32x4x8xf32>
      %1112 = stablehlo.add %1109, %1111 : tensor<32x4x8xf32>
      %cst_240 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1113 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1114 = stablehlo.multiply %1113, %861 : tensor<4x8xf32>
      %cst_241 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1115 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1116 = stablehlo.multiply %1115, %arg53 : tensor<4x8xf32>
      %1117 = stablehlo.add %1114, %1116 : tensor<4x8xf32>
      %cst_242 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1118 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1119 = stablehlo.multiply %1118, %863 : tensor<32x4x8xf32>
      %cst_243 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1120 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1121 = stablehlo.multiply %1120, %arg54 : tensor<32x4x8xf32>
      %1122 = stablehlo.add %1119, %1121 : tensor<32x4x8xf32>
      %cst_244 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1123 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1124 = stablehlo.multiply %1123, %865 : tensor<32xf32>
      %cst_245 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1125 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1126 = stablehlo.multiply %1125, %arg55 : tensor<32xf32>
      %1127 = stablehlo.add %1124, %1126 : tensor<32xf32>
      %cst_246 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1128 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1129 = stablehlo.multiply %1128, %867 : tensor<128x32xf32>
      %cst_247 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1130 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1131 = stablehlo.multiply %1130, %arg56 : tensor<128x32xf32>
      %1132 = stablehlo.add %1129, %1131 : tensor<128x32xf32>
      %cst_248 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1133 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1134 = stablehlo.multiply %1133, %869 : tensor<128xf32>
      %cst_249 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1135 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1136 = stablehlo.multiply %1135, %arg57 : tensor<128xf32>
      %1137 = stablehlo.add %1134, %1136 : tensor<128xf32>
      %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1138 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1139 = stablehlo.multiply %1138, %871 : tensor<32x128xf32>
      %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1140 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1141 = stablehlo.multiply %1140, %arg58 : tensor<32x128xf32>
      %1142 = stablehlo.add %1139, %1141 : tensor<32x128xf32>
      %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1143 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1144 = stablehlo.multiply %1143, %873 : tensor<32xf32>
      %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1145 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1146 = stablehlo.multiply %1145, %arg59 : tensor<32xf32>
      %1147 = stablehlo.add %1144, %1146 : tensor<32xf32>
      %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1148 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1149 = stablehlo.multiply %1148, %875 : tensor<32xf32>
      %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1150 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1151 = stablehlo.multiply %1150, %arg60 : tensor<32xf32>
      %1152 = stablehlo.add %1149, %1151 : tensor<32xf32>
      %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1153 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1154 = stablehlo.multiply %1153, %877 : tensor<32xf32>
      %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1155 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1156 = stablehlo.multiply %1155, %arg61 : tensor<32xf32>
      %1157 = stablehlo.add %1154, %1156 : tensor<32xf32>
      %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1158 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1159 = stablehlo.multiply %1158, %879 : tensor<32xf32>
      %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1160 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1161 = stablehlo.multiply %1160, %arg62 : tensor<32xf32>
      %1162 = stablehlo.add %1159, %1161 : tensor<32xf32>
      %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1163 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1164 = stablehlo.multiply %1163, %881 : tensor<4x8xf32>
      %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1165 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1166 = stablehlo.multiply %1165, %arg63 : tensor<4x8xf32>
      %1167 = stablehlo.add %1164, %1166 : tensor<4x8xf32>
      %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1168 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1169 = stablehlo.multiply %1168, %883 : tensor<32x4x8xf32>
      %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1170 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1171 = stablehlo.multiply %1170, %arg64 : tensor<32x4x8xf32>
      %1172 = stablehlo.add %1169, %1171 : tensor<32x4x8xf32>
      %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1173 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1174 = stablehlo.multiply %1173, %885 : tensor<32xf32>
      %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1175 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1176 = stablehlo.multiply %1175, %arg65 : tensor<32xf32>
      %1177 = stablehlo.add %1174, %1176 : tensor<32xf32>
      %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1178 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1179 = stablehlo.multiply %1178, %887 : tensor<4x8x32xf32>
      %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1180 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1181 = stablehlo.multiply %1180, %arg66 : tensor<4x8x32xf32>
      %1182 = stablehlo.add %1179, %1181 : tensor<4x8x32xf32>
      %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1183 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1184 = stablehlo.multiply %1183, %889 : tensor<4x8xf32>
      %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1185 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1186 = stablehlo.multiply %1185, %arg67 : tensor<4x8xf32>
      %1187 = stablehlo.add %1184, %1186 : tensor<4x8xf32>
      %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1188 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1189 = stablehlo.multiply %1188, %891 : tensor<32x4x8xf32>
      %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1190 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1191 = stablehlo.multiply %1190, %arg68 : tensor<32x4x8xf32>
      %1192 = stablehlo.add %1189, %1191 : tensor<32x4x8xf32>
      %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1193 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1194 = stablehlo.multiply %1193, %893 : tensor<4x8xf32>
      %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1195 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1196 = stablehlo.multiply %1195, %arg69 : tensor<4x8xf32>
      %1197 = stablehlo.add %1194, %1196 : tensor<4x8xf32>
      %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1198 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1199 = stablehlo.multiply %1198, %895 : tensor<32x4x8xf32>
      %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1200 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1201 = stablehlo.multiply %1200, %arg70 : tensor<32x4x8xf32>
      %1202 = stablehlo.add %1199, %1201 : tensor<32x4x8xf32>
      %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1203 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1204 = stablehlo.multiply %1203, %897 : tensor<32xf32>
      %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1205 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1206 = stablehlo.multiply %1205, %arg71 : tensor<32xf32>
      %1207 = stablehlo.add %1204, %1206 : tensor<32xf32>
      %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1208 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1209 = stablehlo.multiply %1208, %899 : tensor<128x32xf32>
      %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1210 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1211 = stablehlo.multiply %1210, %arg72 : tensor<128x32xf32>
      %1212 = stablehlo.add %1209, %1211 : tensor<128x32xf32>
      %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1213 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1214 = stablehlo.multiply %1213, %901 : tensor<128xf32>
      %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1215 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1216 = stablehlo.multiply %1215, %arg73 : tensor<128xf32>
      %1217 = stablehlo.add %1214, %1216 : tensor<128xf32>
      %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1218 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1219 = stablehlo.multiply %1218, %903 : tensor<32x128xf32>
      %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1220 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1221 = stablehlo.multiply %1220, %arg74 : tensor<32x128xf32>
      %1222 = stablehlo.add %1219, %1221 : tensor<32x128xf32>
      %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1223 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1224 = stablehlo.multiply %1223, %905 : tensor<1x1x32xf32>
      %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1225 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1226 = stablehlo.multiply %1225, %arg75 : tensor<1x1x32xf32>
      %1227 = stablehlo.add %1224, %1226 : tensor<1x1x32xf32>
      %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1228 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1229 = stablehlo.multiply %1228, %907 : tensor<10xf32>
      %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1230 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1231 = stablehlo.multiply %1230, %arg76 : tensor<10xf32>
      %1232 = stablehlo.add %1229, %1231 : tensor<10xf32>
      %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1233 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1234 = stablehlo.multiply %1233, %909 : tensor<32x10xf32>
      %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1235 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1236 = stablehlo.multiply %1235, %arg77 : tensor<32x10xf32>
      %1237 = stablehlo.add %1234, %1236 : tensor<32x10xf32>
      %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1238 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1239 = stablehlo.multiply %1238, %911 : tensor<32xf32>
      %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1240 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1241 = stablehlo.multiply %1240, %arg78 : tensor<32xf32>
      %1242 = stablehlo.add %1239, %1241 : tensor<32xf32>
      %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1243 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1244 = stablehlo.multiply %1243, %913 : tensor<4x4x3x32xf32>
      %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1245 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1246 = stablehlo.multiply %1245, %arg79 : tensor<4x4x3x32xf32>
      %1247 = stablehlo.add %1244, %1246 : tensor<4x4x3x32xf32>
      %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %1248 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1249 = stablehlo.multiply %1248, %915 : tensor<17x32xf32>
      %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1250 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1251 = stablehlo.multiply %1250, %arg80 : tensor<17x32xf32>
      %1252 = stablehlo.add %1249, %1251 : tensor<17x32xf32>
      %1253 = stablehlo.multiply %837, %837 : tensor<32xf32>
      %cst_296 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1254 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1255 = stablehlo.multiply %1254, %1253 : tensor<32xf32>
      %cst_297 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1256 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1257 = stablehlo.multiply %1256, %arg81 : tensor<32xf32>
      %1258 = stablehlo.add %1255, %1257 : tensor<32xf32>
      %1259 = stablehlo.multiply %839, %839 : tensor<32xf32>
      %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1260 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1261 = stablehlo.multiply %1260, %1259 : tensor<32xf32>
      %cst_299 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1262 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1263 = stablehlo.multiply %1262, %arg82 : tensor<32xf32>
      %1264 = stablehlo.add %1261, %1263 : tensor<32xf32>
      %1265 = stablehlo.multiply %841, %841 : tensor<32xf32>
      %cst_300 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1266 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1267 = stablehlo.multiply %1266, %1265 : tensor<32xf32>
      %cst_301 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1268 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1269 = stablehlo.multiply %1268, %arg83 : tensor<32xf32>
      %1270 = stablehlo.add %1267, %1269 : tensor<32xf32>
      %1271 = stablehlo.multiply %843, %843 : tensor<32xf32>
      %cst_302 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1272 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1273 = stablehlo.multiply %1272, %1271 : tensor<32xf32>
      %cst_303 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1274 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1275 = stablehlo.multiply %1274, %arg84 : tensor<32xf32>
      %1276 = stablehlo.add %1273, %1275 : tensor<32xf32>
      %1277 = stablehlo.multiply %845, %845 : tensor<32xf32>
      %cst_304 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1278 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1279 = stablehlo.multiply %1278, %1277 : tensor<32xf32>
      %cst_305 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1280 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1281 = stablehlo.multiply %1280, %arg85 : tensor<32xf32>
      %1282 = stablehlo.add %1279, %1281 : tensor<32xf32>
      %1283 = stablehlo.multiply %847, %847 : tensor<32xf32>
      %cst_306 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1284 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1285 = stablehlo.multiply %1284, %1283 : tensor<32xf32>
      %cst_307 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1286 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1287 = stablehlo.multiply %1286, %arg86 : tensor<32xf32>
      %1288 = stablehlo.add %1285, %1287 : tensor<32xf32>
      %1289 = stablehlo.multiply %849, %849 : tensor<4x8xf32>
      %cst_308 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1290 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1291 = stablehlo.multiply %1290, %1289 : tensor<4x8xf32>
      %cst_309 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1292 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1293 = stablehlo.multiply %1292, %arg87 : tensor<4x8xf32>
      %1294 = stablehlo.add %1291, %1293 : tensor<4x8xf32>
      %1295 = stablehlo.multiply %851, %851 : tensor<32x4x8xf32>
      %cst_310 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1296 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1297 = stablehlo.multiply %1296, %1295 : tensor<32x4x8xf32>
      %cst_311 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1298 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1299 = stablehlo.multiply %1298, %arg88 : tensor<32x4x8xf32>
      %1300 = stablehlo.add %1297, %1299 : tensor<32x4x8xf32>
      %1301 = stablehlo.multiply %853, %853 : tensor<32xf32>
      %cst_312 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1302 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1303 = stablehlo.multiply %1302, %1301 : tensor<32xf32>
      %cst_313 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1304 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1305 = stablehlo.multiply %1304, %arg89 : tensor<32xf32>
      %1306 = stablehlo.add %1303, %1305 : tensor<32xf32>
      %1307 = stablehlo.multiply %855, %855 : tensor<4x8x32xf32>
      %cst_314 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1308 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1309 = stablehlo.multiply %1308, %1307 : tensor<4x8x32xf32>
      %cst_315 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1310 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1311 = stablehlo.multiply %1310, %arg90 : tensor<4x8x32xf32>
      %1312 = stablehlo.add %1309, %1311 : tensor<4x8x32xf32>
      %1313 = stablehlo.multiply %857, %857 : tensor<4x8xf32>
      %cst_316 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1314 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1315 = stablehlo.multiply %1314, %1313 : tensor<4x8xf32>
      %cst_317 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1316 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1317 = stablehlo.multiply %1316, %arg91 : tensor<4x8xf32>
      %1318 = stablehlo.add %1315, %1317 : tensor<4x8xf32>
      %1319 = stablehlo.multiply %859, %859 : tensor<32x4x8xf32>
      %cst_318 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1320 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1321 = stablehlo.multiply %1320, %1319 : tensor<32x4x8xf32>
      %cst_319 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1322 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1323 = stablehlo.multiply %1322, %arg92 : tensor<32x4x8xf32>
      %1324 = stablehlo.add %1321, %1323 : tensor<32x4x8xf32>
      %1325 = stablehlo.multiply %861, %861 : tensor<4x8xf32>
      %cst_320 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1326 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1327 = stablehlo.multiply %1326, %1325 : tensor<4x8xf32>
      %cst_321 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1328 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1329 = stablehlo.multiply %1328, %arg93 : tensor<4x8xf32>
      %1330 = stablehlo.add %1327, %1329 : tensor<4x8xf32>
      %1331 = stablehlo.multiply %863, %863 : tensor<32x4x8xf32>
      %cst_322 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1332 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1333 = stablehlo.multiply %1332, %1331 : tensor<32x4x8xf32>
      %cst_323 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1334 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1335 = stablehlo.multiply %1334, %arg94 : tensor<32x4x8xf32>
      %1336 = stablehlo.add %1333, %1335 : tensor<32x4x8xf32>
      %1337 = stablehlo.multiply %865, %865 : tensor<32xf32>
      %cst_324 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1338 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1339 = stablehlo.multiply %1338, %1337 : tensor<32xf32>
      %cst_325 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1340 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1341 = stablehlo.multiply %1340, %arg95 : tensor<32xf32>
      %1342 = stablehlo.add %1339, %1341 : tensor<32xf32>
      %1343 = stablehlo.multiply %867, %867 : tensor<128x32xf32>
      %cst_326 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1344 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1345 = stablehlo.multiply %1344, %1343 : tensor<128x32xf32>
      %cst_327 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1346 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1347 = stablehlo.multiply %1346, %arg96 : tensor<128x32xf32>
      %1348 = stablehlo.add %1345, %1347 : tensor<128x32xf32>
      %1349 = stablehlo.multiply %869, %869 : tensor<128xf32>
      %cst_328 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1350 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1351 = stablehlo.multiply %1350, %1349 : tensor<128xf32>
      %cst_329 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1352 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1353 = stablehlo.multiply %1352, %arg97 : tensor<128xf32>
      %1354 = stablehlo.add %1351, %1353 : tensor<128xf32>
      %1355 = stablehlo.multiply %871, %871 : tensor<32x128xf32>
      %cst_330 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1356 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1357 = stablehlo.multiply %1356, %1355 : tensor<32x128xf32>
      %cst_331 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1358 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1359 = stablehlo.multiply %1358, %arg98 : tensor<32x128xf32>
      %1360 = stablehlo.add %1357, %1359 : tensor<32x128xf32>
      %1361 = stablehlo.multiply %873, %873 : tensor<32xf32>
      %cst_332 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1362 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1363 = stablehlo.multiply %1362, %1361 : tensor<32xf32>
      %cst_333 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1364 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1365 = stablehlo.multiply %1364, %arg99 : tensor<32xf32>
      %1366 = stablehlo.add %1363, %1365 : tensor<32xf32>
      %1367 = stablehlo.multiply %875, %875 : tensor<32xf32>
      %cst_334 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1368 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1369 = stablehlo.multiply %1368, %1367 : tensor<32xf32>
      %cst_335 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1370 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1371 = stablehlo.multiply %1370, %arg100 : tensor<32xf32>
      %1372 = stablehlo.add %1369, %1371 : tensor<32xf32>
      %1373 = stablehlo.multiply %877, %877 : tensor<32xf32>
      %cst_336 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1374 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1375 = stablehlo.multiply %1374, %1373 : tensor<32xf32>
      %cst_337 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1376 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1377 = stablehlo.multiply %1376, %arg101 : tensor<32xf32>
      %1378 = stablehlo.add %1375, %1377 : tensor<32xf32>
      %1379 = stablehlo.multiply %879, %879 : tensor<32xf32>
      %cst_338 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1380 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1381 = stablehlo.multiply %1380, %1379 : tensor<32xf32>
      %cst_339 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1382 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1383 = stablehlo.multiply %1382, %arg102 : tensor<32xf32>
      %1384 = stablehlo.add %1381, %1383 : tensor<32xf32>
      %1385 = stablehlo.multiply %881, %881 : tensor<4x8xf32>
      %cst_340 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1386 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1387 = stablehlo.multiply %1386, %1385 : tensor<4x8xf32>
      %cst_341 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1388 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1389 = stablehlo.multiply %1388, %arg103 : tensor<4x8xf32>
      %1390 = stablehlo.add %1387, %1389 : tensor<4x8xf32>
      %1391 = stablehlo.multiply %883, %883 : tensor<32x4x8xf32>
      %cst_342 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1392 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1393 = stablehlo.multiply %1392, %1391 : tensor<32x4x8xf32>
      %cst_343 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1394 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1395 = stablehlo.multiply %1394, %arg104 : tensor<32x4x8xf32>
      %1396 = stablehlo.add %1393, %1395 : tensor<32x4x8xf32>
      %1397 = stablehlo.multiply %885, %885 : tensor<32xf32>
      %cst_344 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1398 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1399 = stablehlo.multiply %1398, %1397 : tensor<32xf32>
      %cst_345 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1400 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1401 = stablehlo.multiply %1400, %arg105 : tensor<32xf32>
      %1402 = stablehlo.add %1399, %1401 : tensor<32xf32>
      %1403 = stablehlo.multiply %887, %887 : tensor<4x8x32xf32>
      %cst_346 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1404 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1405 = stablehlo.multiply %1404, %1403 : tensor<4x8x32xf32>
      %cst_347 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1406 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1407 = stablehlo.multiply %1406, %arg106 : tensor<4x8x32xf32>
      %1408 = stablehlo.add %1405, %1407 : tensor<4x8x32xf32>
      %1409 = stablehlo.multiply %889, %889 : tensor<4x8xf32>
      %cst_348 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1410 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1411 = stablehlo.multiply %1410, %1409 : tensor<4x8xf32>
      %cst_349 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1412 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1413 = stablehlo.multiply %1412, %arg107 : tensor<4x8xf32>
      %1414 = stablehlo.add %1411, %1413 : tensor<4x8xf32>
      %1415 = stablehlo.multiply %891, %891 : tensor<32x4x8xf32>
      %cst_350 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1416 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1417 = stablehlo.multiply %1416, %1415 : tensor<32x4x8xf32>
      %cst_351 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1418 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1419 = stablehlo.multiply %1418, %arg108 : tensor<32x4x8xf32>
      %1420 = stablehlo.add %1417, %1419 : tensor<32x4x8xf32>
      %1421 = stablehlo.multiply %893, %893 : tensor<4x8xf32>
      %cst_352 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1422 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1423 = stablehlo.multiply %1422, %1421 : tensor<4x8xf32>
      %cst_353 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1424 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1425 = stablehlo.multiply %1424, %arg109 : tensor<4x8xf32>
      %1426 = stablehlo.add %1423, %1425 : tensor<4x8xf32>
      %1427 = stablehlo.multiply %895, %895 : tensor<32x4x8xf32>
      %cst_354 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1428 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1429 = stablehlo.multiply %1428, %1427 : tensor<32x4x8xf32>
      %cst_355 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1430 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1431 = stablehlo.multiply %1430, %arg110 : tensor<32x4x8xf32>
      %1432 = stablehlo.add %1429, %1431 : tensor<32x4x8xf32>
      %1433 = stablehlo.multiply %897, %897 : tensor<32xf32>
      %cst_356 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1434 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1435 = stablehlo.multiply %1434, %1433 : tensor<32xf32>
      %cst_357 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1436 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1437 = stablehlo.multiply %1436, %arg111 : tensor<32xf32>
      %1438 = stablehlo.add %1435, %1437 : tensor<32xf32>
      %1439 = stablehlo.multiply %899, %899 : tensor<128x32xf32>
      %cst_358 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1440 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1441 = stablehlo.multiply %1440, %1439 : tensor<128x32xf32>
      %cst_359 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1442 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1443 = stablehlo.multiply %1442, %arg112 : tensor<128x32xf32>
      %1444 = stablehlo.add %1441, %1443 : tensor<128x32xf32>
      %1445 = stablehlo.multiply %901, %901 : tensor<128xf32>
      %cst_360 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1446 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1447 = stablehlo.multiply %1446, %1445 : tensor<128xf32>
      %cst_361 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1448 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1449 = stablehlo.multiply %1448, %arg113 : tensor<128xf32>
      %1450 = stablehlo.add %1447, %1449 : tensor<128xf32>
      %1451 = stablehlo.multiply %903, %903 : tensor<32x128xf32>
      %cst_362 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1452 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1453 = stablehlo.multiply %1452, %1451 : tensor<32x128xf32>
      %cst_363 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1454 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1455 = stablehlo.multiply %1454, %arg114 : tensor<32x128xf32>
      %1456 = stablehlo.add %1453, %1455 : tensor<32x128xf32>
      %1457 = stablehlo.multiply %905, %905 : tensor<1x1x32xf32>
      %cst_364 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1458 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1459 = stablehlo.multiply %1458, %1457 : tensor<1x1x32xf32>
      %cst_365 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1460 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1461 = stablehlo.multiply %1460, %arg115 : tensor<1x1x32xf32>
      %1462 = stablehlo.add %1459, %1461 : tensor<1x1x32xf32>
      %1463 = stablehlo.multiply %907, %907 : tensor<10xf32>
      %cst_366 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1464 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1465 = stablehlo.multiply %1464, %1463 : tensor<10xf32>
      %cst_367 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1466 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1467 = stablehlo.multiply %1466, %arg116 : tensor<10xf32>
      %1468 = stablehlo.add %1465, %1467 : tensor<10xf32>
      %1469 = stablehlo.multiply %909, %909 : tensor<32x10xf32>
      %cst_368 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1470 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1471 = stablehlo.multiply %1470, %1469 : tensor<32x10xf32>
      %cst_369 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1472 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1473 = stablehlo.multiply %1472, %arg117 : tensor<32x10xf32>
      %1474 = stablehlo.add %1471, %1473 : tensor<32x10xf32>
      %1475 = stablehlo.multiply %911, %911 : tensor<32xf32>
      %cst_370 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1476 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1477 = stablehlo.multiply %1476, %1475 : tensor<32xf32>
      %cst_371 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1478 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1479 = stablehlo.multiply %1478, %arg118 : tensor<32xf32>
      %1480 = stablehlo.add %1477, %1479 : tensor<32xf32>
      %1481 = stablehlo.multiply %913, %913 : tensor<4x4x3x32xf32>
      %cst_372 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1482 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1483 = stablehlo.multiply %1482, %1481 : tensor<4x4x3x32xf32>
      %cst_373 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1484 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1485 = stablehlo.multiply %1484, %arg119 : tensor<4x4x3x32xf32>
      %1486 = stablehlo.add %1483, %1485 : tensor<4x4x3x32xf32>
      %1487 = stablehlo.multiply %915, %915 : tensor<17x32xf32>
      %cst_374 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1488 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1489 = stablehlo.multiply %1488, %1487 : tensor<17x32xf32>
      %cst_375 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1490 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1491 = stablehlo.multiply %1490, %arg120 : tensor<17x32xf32>
      %1492 = stablehlo.add %1489, %1491 : tensor<17x32xf32>
      %c_376 = stablehlo.constant dense<2147483647> : tensor<i32>
      %1493 = stablehlo.compare LT, %arg40, %c_376, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_377 = stablehlo.constant dense<1> : tensor<i32>
      %1494 = stablehlo.add %arg40, %c_377 : tensor<i32>
      %c_378 = stablehlo.constant dense<2147483647> : tensor<i32>
      %1495 = func.call @_where_2(%1493, %1494, %c_378) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_379 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1496 = stablehlo.convert %1495 : (tensor<i32>) -> tensor<f32>
      %1497 = stablehlo.power %cst_379, %1496 : tensor<f32>
      %cst_380 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1498 = stablehlo.subtract %cst_380, %1497 : tensor<f32>
      %1499 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1500 = stablehlo.divide %1057, %1499 : tensor<32xf32>
      %1501 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1502 = stablehlo.divide %1062, %1501 : tensor<32xf32>
      %1503 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1504 = stablehlo.divide %1067, %1503 : tensor<32xf32>
      %1505 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1506 = stablehlo.divide %1072, %1505 : tensor<32xf32>
      %1507 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1508 = stablehlo.divide %1077, %1507 : tensor<32xf32>
      %1509 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1510 = stablehlo.divide %1082, %1509 : tensor<32xf32>
      %1511 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1512 = stablehlo.divide %1087, %1511 : tensor<4x8xf32>
      %1513 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1514 = stablehlo.divide %1092, %1513 : tensor<32x4x8xf32>
      %1515 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1516 = stablehlo.divide %1097, %1515 : tensor<32xf32>
      %1517 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1518 = stablehlo.divide %1102, %1517 : tensor<4x8x32xf32>
      %1519 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1520 = stablehlo.divide %1107, %1519 : tensor<4x8xf32>
      %1521 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1522 = stablehlo.divide %1112, %1521 : tensor<32x4x8xf32>
      %1523 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1524 = stablehlo.divide %1117, %1523 : tensor<4x8xf32>
      %1525 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1526 = stablehlo.divide %1122, %1525 : tensor<32x4x8xf32>
      %1527 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1528 = stablehlo.divide %1127, %1527 : tensor<32xf32>
      %1529 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1530 = stablehlo.divide %1132, %1529 : tensor<128x32xf32>
      %1531 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1532 = stablehlo.divide %1137, %1531 : tensor<128xf32>
      %1533 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1534 = stablehlo.divide %1142, %1533 : tensor<32x128xf32>
      %1535 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1536 = stablehlo.divide %1147, %1535 : tensor<32xf32>
      %1537 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1538 = stablehlo.divide %1152, %1537 : tensor<32xf32>
      %1539 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1540 = stablehlo.divide %1157, %1539 : tensor<32xf32>
      %1541 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1542 = stablehlo.divide %1162, %1541 : tensor<32xf32>
      %1543 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1544 = stablehlo.divide %1167, %1543 : tensor<4x8xf32>
      %1545 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1546 = stablehlo.divide %1172, %1545 : tensor<32x4x8xf32>
      %1547 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1548 = stablehlo.divide %1177, %1547 : tensor<32xf32>
      %1549 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1550 = stablehlo.divide %1182, %1549 : tensor<4x8x32xf32>
      %1551 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1552 = stablehlo.divide %1187, %1551 : tensor<4x8xf32>
      %1553 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1554 = stablehlo.divide %1192, %1553 : tensor<32x4x8xf32>
      %1555 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1556 = stablehlo.divide %1197, %1555 : tensor<4x8xf32>
      %1557 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1558 = stablehlo.divide %1202, %1557 : tensor<32x4x8xf32>
      %1559 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1560 = stablehlo.divide %1207, %1559 : tensor<32xf32>
      %1561 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1562 = stablehlo.divide %1212, %1561 : tensor<128x32xf32>
      %1563 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1564 = stablehlo.divide %1217, %1563 : tensor<128xf32>
      %1565 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1566 = stablehlo.divide %1222, %1565 : tensor<32x128xf32>
      %1567 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1568 = stablehlo.divide %1227, %1567 : tensor<1x1x32xf32>
      %1569 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1570 = stablehlo.divide %1232, %1569 : tensor<10xf32>
      %1571 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1572 = stablehlo.divide %1237, %1571 : tensor<32x10xf32>
      %1573 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1574 = stablehlo.divide %1242, %1573 : tensor<32xf32>
      %1575 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1576 = stablehlo.divide %1247, %1575 : tensor<4x4x3x32xf32>
      %1577 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1578 = stablehlo.divide %1252, %1577 : tensor<17x32xf32>
      %cst_381 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %1579 = stablehlo.convert %1495 : (tensor<i32>) -> tensor<f32>
      %1580 = stablehlo.power %cst_381, %1579 : tensor<f32>
      %cst_382 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1581 = stablehlo.subtract %cst_382, %1580 : tensor<f32>
      %1582 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1583 = stablehlo.divide %1258, %1582 : tensor<32xf32>
      %1584 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1585 = stablehlo.divide %1264, %1584 : tensor<32xf32>
      %1586 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1587 = stablehlo.divide %1270, %1586 : tensor<32xf32>
      %1588 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1589 = stablehlo.divide %1276, %1588 : tensor<32xf32>
      %1590 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1591 = stablehlo.divide %1282, %1590 : tensor<32xf32>
      %1592 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1593 = stablehlo.divide %1288, %1592 : tensor<32xf32>
      %1594 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1595 = stablehlo.divide %1294, %1594 : tensor<4x8xf32>
      %1596 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1597 = stablehlo.divide %1300, %1596 : tensor<32x4x8xf32>
      %1598 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1599 = stablehlo.divide %1306, %1598 : tensor<32xf32>
      %1600 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1601 = stablehlo.divide %1312, %1600 : tensor<4x8x32xf32>
      %1602 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1603 = stablehlo.divide %1318, %1602 : tensor<4x8xf32>
      %1604 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1605 = stablehlo.divide %1324, %1604 : tensor<32x4x8xf32>
      %1606 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1607 = stablehlo.divide %1330, %1606 : tensor<4x8xf32>
      %1608 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1609 = stablehlo.divide %1336, %1608 : tensor<32x4x8xf32>
      %1610 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1611 = stablehlo.divide %1342, %1610 : tensor<32xf32>
      %1612 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1613 = stablehlo.divide %1348, %1612 : tensor<128x32xf32>
      %1614 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1615 = stablehlo.divide %1354, %1614 : tensor<128xf32>
      %1616 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1617 = stablehlo.divide %1360, %1616 : tensor<32x128xf32>
      %1618 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1619 = stablehlo.divide %1366, %1618 : tensor<32xf32>
      %1620 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1621 = stablehlo.divide %1372, %1620 : tensor<32xf32>
      %1622 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1623 = stablehlo.divide %1378, %1622 : tensor<32xf32>
      %1624 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1625 = stablehlo.divide %1384, %1624 : tensor<32xf32>
      %1626 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1627 = stablehlo.divide %1390, %1626 : tensor<4x8xf32>
      %1628 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1629 = stablehlo.divide %1396, %1628 : tensor<32x4x8xf32>
      %1630 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1631 = stablehlo.divide %1402, %1630 : tensor<32xf32>
      %1632 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1633 = stablehlo.divide %1408, %1632 : tensor<4x8x32xf32>
      %1634 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1635 = stablehlo.divide %1414, %1634 : tensor<4x8xf32>
      %1636 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1637 = stablehlo.divide %1420, %1636 : tensor<32x4x8xf32>
      %1638 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1639 = stablehlo.divide %1426, %1638 : tensor<4x8xf32>
      %1640 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1641 = stablehlo.divide %1432, %1640 : tensor<32x4x8xf32>
      %1642 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1643 = stablehlo.divide %1438, %1642 : tensor<32xf32>
      %1644 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1645 = stablehlo.divide %1444, %1644 : tensor<128x32xf32>
      %1646 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1647 = stablehlo.divide %1450, %1646 : tensor<128xf32>
      %1648 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1649 = stablehlo.divide %1456, %1648 : tensor<32x128xf32>
      %1650 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1651 = stablehlo.divide %1462, %1650 : tensor<1x1x32xf32>
      %1652 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1653 = stablehlo.divide %1468, %1652 : tensor<10xf32>
      %1654 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1655 = stablehlo.divide %1474, %1654 : tensor<32x10xf32>
      %1656 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1657 = stablehlo.divide %1480, %1656 : tensor<32xf32>
      %1658 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1659 = stablehlo.divide %1486, %1658 : tensor<4x4x3x32xf32>
      %1660 = stablehlo.broadcast_in_dim %1581, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1661 = stablehlo.divide %1492, %1660 : tensor<17x32xf32>
      %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1662 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1663 = stablehlo.add %1583, %1662 : tensor<32xf32>
      %1664 = stablehlo.sqrt %1663 : tensor<32xf32>
      %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1665 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1666 = stablehlo.add %1664, %1665 : tensor<32xf32>
      %1667 = stablehlo.divide %1500, %1666 : tensor<32xf32>
      %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1668 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1669 = stablehlo.add %1585, %1668 : tensor<32xf32>
      %1670 = stablehlo.sqrt %1669 : tensor<32xf32>
      %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1671 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1672 = stablehlo.add %1670, %1671 : tensor<32xf32>
      %1673 = stablehlo.divide %1502, %1672 : tensor<32xf32>
      %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1674 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1675 = stablehlo.add %1587, %1674 : tensor<32xf32>
      %1676 = stablehlo.sqrt %1675 : tensor<32xf32>
      %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1677 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1678 = stablehlo.add %1676, %1677 : tensor<32xf32>
      %1679 = stablehlo.divide %1504, %1678 : tensor<32xf32>
      %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1680 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1681 = stablehlo.add %1589, %1680 : tensor<32xf32>
      %1682 = stablehlo.sqrt %1681 : tensor<32xf32>
      %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1683 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1684 = stablehlo.add %1682, %1683 : tensor<32xf32>
      %1685 = stablehlo.divide %1506, %1684 : tensor<32xf32>
      %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1686 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1687 = stablehlo.add %1591, %1686 : tensor<32xf32>
      %1688 = stablehlo.sqrt %1687 : tensor<32xf32>
      %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1689 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1690 = stablehlo.add %1688, %1689 : tensor<32xf32>
      %1691 = stablehlo.divide %1508, %1690 : tensor<32xf32>
      %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1692 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1693 = stablehlo.add %1593, %1692 : tensor<32xf32>
      %1694 = stablehlo.sqrt %1693 : tensor<32xf32>
      %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1695 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1696 = stablehlo.add %1694, %1695 : tensor<32xf32>
      %1697 = stablehlo.divide %1510, %1696 : tensor<32xf32>
      %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1698 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1699 = stablehlo.add %1595, %1698 : tensor<4x8xf32>
      %1700 = stablehlo.sqrt %1699 : tensor<4x8xf32>
      %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1701 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1702 = stablehlo.add %1700, %1701 : tensor<4x8xf32>
      %1703 = stablehlo.divide %1512, %1702 : tensor<4x8xf32>
      %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1704 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1705 = stablehlo.add %1597, %1704 : tensor<32x4x8xf32>
      %1706 = stablehlo.sqrt %1705 : tensor<32x4x8xf32>
      %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1707 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1708 = stablehlo.add %1706, %1707 : tensor<32x4x8xf32>
      %1709 = stablehlo.divide %1514, %1708 : tensor<32x4x8xf32>
      %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1710 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1711 = stablehlo.add %1599, %1710 : tensor<32xf32>
      %1712 = stablehlo.sqrt %1711 : tensor<32xf32>
      %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1713 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1714 = stablehlo.add %1712, %1713 : tensor<32xf32>
      %1715 = stablehlo.divide %1516, %1714 : tensor<32xf32>
      %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1716 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1717 = stablehlo.add %1601, %1716 : tensor<4x8x32xf32>
      %1718 = stablehlo.sqrt %1717 : tensor<4x8x32xf32>
      %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1719 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1720 = stablehlo.add %1718, %1719 : tensor<4x8x32xf32>
      %1721 = stablehlo.divide %1518, %1720 : tensor<4x8x32xf32>
      %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1722 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1723 = stablehlo.add %1603, %1722 : tensor<4x8xf32>
      %1724 = stablehlo.sqrt %1723 : tensor<4x8xf32>
      %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1725 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1726 = stablehlo.add %1724, %1725 : tensor<4x8xf32>
      %1727 = stablehlo.divide %1520, %1726 : tensor<4x8xf32>
      %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1728 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1729 = stablehlo.add %1605, %1728 : tensor<32x4x8xf32>
      %1730 = stablehlo.sqrt %1729 : tensor<32x4x8xf32>
      %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1731 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1732 = stablehlo.add %1730, %1731 : tensor<32x4x8xf32>
      %1733 = stablehlo.divide %1522, %1732 : tensor<32x4x8xf32>
      %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1734 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1735 = stablehlo.add %1607, %1734 : tensor<4x8xf32>
      %1736 = stablehlo.sqrt %1735 : tensor<4x8xf32>
      %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1737 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1738 = stablehlo.add %1736, %1737 : tensor<4x8xf32>
      %1739 = stablehlo.divide %1524, %1738 : tensor<4x8xf32>
      %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1740 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1741 = stablehlo.add %1609, %1740 : tensor<32x4x8xf32>
      %1742 = stablehlo.sqrt %1741 : tensor<32x4x8xf32>
      %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1743 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1744 = stablehlo.add %1742, %1743 : tensor<32x4x8xf32>
      %1745 = stablehlo.divide %1526, %1744 : tensor<32x4x8xf32>
      %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1746 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1747 = stablehlo.add %1611, %1746 : tensor<32xf32>
      %1748 = stablehlo.sqrt %1747 : tensor<32xf32>
      %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1749 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1750 = stablehlo.add %1748, %1749 : tensor<32xf32>
      %1751 = stablehlo.divide %1528, %1750 : tensor<32xf32>
      %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1752 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1753 = stablehlo.add %1613, %1752 : tensor<128x32xf32>
      %1754 = stablehlo.sqrt %1753 : tensor<128x32xf32>
      %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1755 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1756 = stablehlo.add %1754, %1755 : tensor<128x32xf32>
      %1757 = stablehlo.divide %1530, %1756 : tensor<128x32xf32>
      %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1758 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1759 = stablehlo.add %1615, %1758 : tensor<128xf32>
      %1760 = stablehlo.sqrt %1759 : tensor<128xf32>
      %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1761 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1762 = stablehlo.add %1760, %1761 : tensor<128xf32>
      %1763 = stablehlo.divide %1532, %1762 : tensor<128xf32>
      %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1764 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1765 = stablehlo.add %1617, %1764 : tensor<32x128xf32>
      %1766 = stablehlo.sqrt %1765 : tensor<32x128xf32>
      %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1767 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1768 = stablehlo.add %1766, %1767 : tensor<32x128xf32>
      %1769 = stablehlo.divide %1534, %1768 : tensor<32x128xf32>
      %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1770 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1771 = stablehlo.add %1619, %1770 : tensor<32xf32>
      %1772 = stablehlo.sqrt %1771 : tensor<32xf32>
      %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1773 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1774 = stablehlo.add %1772, %1773 : tensor<32xf32>
      %1775 = stablehlo.divide %1536, %1774 : tensor<32xf32>
      %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1776 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1777 = stablehlo.add %1621, %1776 : tensor<32xf32>
      %1778 = stablehlo.sqrt %1777 : tensor<32xf32>
      %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1779 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1780 = stablehlo.add %1778, %1779 : tensor<32xf32>
      %1781 = stablehlo.divide %1538, %1780 : tensor<32xf32>
      %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1782 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1783 = stablehlo.add %1623, %1782 : tensor<32xf32>
      %1784 = stablehlo.sqrt %1783 : tensor<32xf32>
      %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1785 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1786 = stablehlo.add %1784, %1785 : tensor<32xf32>
      %1787 = stablehlo.divide %1540, %1786 : tensor<32xf32>
      %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1788 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1789 = stablehlo.add %1625, %1788 : tensor<32xf32>
      %1790 = stablehlo.sqrt %1789 : tensor<32xf32>
      %cst_426 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1791 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1792 = stablehlo.add %1790, %1791 : tensor<32xf32>
      %1793 = stablehlo.divide %1542, %1792 : tensor<32xf32>
      %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1794 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1795 = stablehlo.add %1627, %1794 : tensor<4x8xf32>
      %1796 = stablehlo.sqrt %1795 : tensor<4x8xf32>
      %cst_428 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1797 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1798 = stablehlo.add %1796, %1797 : tensor<4x8xf32>
      %1799 = stablehlo.divide %1544, %1798 : tensor<4x8xf32>
      %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1800 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1801 = stablehlo.add %1629, %1800 : tensor<32x4x8xf32>
      %1802 = stablehlo.sqrt %1801 : tensor<32x4x8xf32>
      %cst_430 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1803 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1804 = stablehlo.add %1802, %1803 : tensor<32x4x8xf32>
      %1805 = stablehlo.divide %1546, %1804 : tensor<32x4x8xf32>
      %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1806 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1807 = stablehlo.add %1631, %1806 : tensor<32xf32>
      %1808 = stablehlo.sqrt %1807 : tensor<32xf32>
      %cst_432 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1809 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1810 = stablehlo.add %1808, %1809 : tensor<32xf32>
      %1811 = stablehlo.divide %1548, %1810 : tensor<32xf32>
      %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1812 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1813 = stablehlo.add %1633, %1812 : tensor<4x8x32xf32>
      %1814 = stablehlo.sqrt %1813 : tensor<4x8x32xf32>
      %cst_434 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1815 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1816 = stablehlo.add %1814, %1815 : tensor<4x8x32xf32>
      %1817 = stablehlo.divide %1550, %1816 : tensor<4x8x32xf32>
      %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1818 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1819 = stablehlo.add %1635, %1818 : tensor<4x8xf32>
      %1820 = stablehlo.sqrt %1819 : tensor<4x8xf32>
      %cst_436 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1821 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1822 = stablehlo.add %1820, %1821 : tensor<4x8xf32>
      %1823 = stablehlo.divide %1552, %1822 : tensor<4x8xf32>
      %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1824 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1825 = stablehlo.add %1637, %1824 : tensor<32x4x8xf32>
      %1826 = stablehlo.sqrt %1825 : tensor<32x4x8xf32>
      %cst_438 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1827 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1828 = stablehlo.add %1826, %1827 : tensor<32x4x8xf32>
      %1829 = stablehlo.divide %1554, %1828 : tensor<32x4x8xf32>
      %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1830 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1831 = stablehlo.add %1639, %1830 : tensor<4x8xf32>
      %1832 = stablehlo.sqrt %1831 : tensor<4x8xf32>
      %cst_440 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1833 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1834 = stablehlo.add %1832, %1833 : tensor<4x8xf32>
      %1835 = stablehlo.divide %1556, %1834 : tensor<4x8xf32>
      %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1836 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1837 = stablehlo.add %1641, %1836 : tensor<32x4x8xf32>
      %1838 = stablehlo.sqrt %1837 : tensor<32x4x8xf32>
      %cst_442 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1839 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1840 = stablehlo.add %1838, %1839 : tensor<32x4x8xf32>
      %1841 = stablehlo.divide %1558, %1840 : tensor<32x4x8xf32>
      %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1842 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1843 = stablehlo.add %1643, %1842 : tensor<32xf32>
      %1844 = stablehlo.sqrt %1843 : tensor<32xf32>
      %cst_444 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1845 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1846 = stablehlo.add %1844, %1845 : tensor<32xf32>
      %1847 = stablehlo.divide %1560, %1846 : tensor<32xf32>
      %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1848 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1849 = stablehlo.add %1645, %1848 : tensor<128x32xf32>
      %1850 = stablehlo.sqrt %1849 : tensor<128x32xf32>
      %cst_446 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1851 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1852 = stablehlo.add %1850, %1851 : tensor<128x32xf32>
      %1853 = stablehlo.divide %1562, %1852 : tensor<128x32xf32>
      %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1854 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1855 = stablehlo.add %1647, %1854 : tensor<128xf32>
      %1856 = stablehlo.sqrt %1855 : tensor<128xf32>
      %cst_448 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1857 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1858 = stablehlo.add %1856, %1857 : tensor<128xf32>
      %1859 = stablehlo.divide %1564, %1858 : tensor<128xf32>
      %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1860 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1861 = stablehlo.add %1649, %1860 : tensor<32x128xf32>
      %1862 = stablehlo.sqrt %1861 : tensor<32x128xf32>
      %cst_450 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1863 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1864 = stablehlo.add %1862, %1863 : tensor<32x128xf32>
      %1865 = stablehlo.divide %1566, %1864 : tensor<32x128xf32>
      %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1866 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1867 = stablehlo.add %1651, %1866 : tensor<1x1x32xf32>
      %1868 = stablehlo.sqrt %1867 : tensor<1x1x32xf32>
      %cst_452 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1869 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %1870 = stablehlo.add %1868, %1869 : tensor<1x1x32xf32>
      %1871 = stablehlo.divide %1568, %1870 : tensor<1x1x32xf32>
      %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1872 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1873 = stablehlo.add %1653, %1872 : tensor<10xf32>
      %1874 = stablehlo.sqrt %1873 : tensor<10xf32>
      %cst_454 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1875 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1876 = stablehlo.add %1874, %1875 : tensor<10xf32>
      %1877 = stablehlo.divide %1570, %1876 : tensor<10xf32>
      %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1878 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1879 = stablehlo.add %1655, %1878 : tensor<32x10xf32>
      %1880 = stablehlo.sqrt %1879 : tensor<32x10xf32>
      %cst_456 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1881 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %1882 = stablehlo.add %1880, %1881 : tensor<32x10xf32>
      %1883 = stablehlo.divide %1572, %1882 : tensor<32x10xf32>
      %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1884 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1885 = stablehlo.add %1657, %1884 : tensor<32xf32>
      %1886 = stablehlo.sqrt %1885 : tensor<32xf32>
      %cst_458 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1887 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1888 = stablehlo.add %1886, %1887 : tensor<32xf32>
      %1889 = stablehlo.divide %1574, %1888 : tensor<32xf32>
      %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1890 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1891 = stablehlo.add %1659, %1890 : tensor<4x4x3x32xf32>
      %1892 = stablehlo.sqrt %1891 : tensor<4x4x3x32xf32>
      %cst_460 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1893 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %1894 = stablehlo.add %1892, %1893 : tensor<4x4x3x32xf32>
      %1895 = stablehlo.divide %1576, %1894 : tensor<4x4x3x32xf32>
      %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1896 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1897 = stablehlo.add %1661, %1896 : tensor<17x32xf32>
      %1898 = stablehlo.sqrt %1897 : tensor<17x32xf32>
      %cst_462 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %1899 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %1900 = stablehlo.add %1898, %1899 : tensor<17x32xf32>
      %1901 = stablehlo.divide %1578, %1900 : tensor<17x32xf32>
      %cst_463 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1902 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1903 = stablehlo.multiply %1902, %arg0 : tensor<32xf32>
      %1904 = stablehlo.add %1667, %1903 : tensor<32xf32>
      %cst_464 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1905 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1906 = stablehlo.multiply %1905, %arg1 : tensor<32xf32>
      %1907 = stablehlo.add %1673, %1906 : tensor<32xf32>
      %cst_465 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1908 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1909 = stablehlo.multiply %1908, %arg2 : tensor<32xf32>
      %1910 = stablehlo.add %1679, %1909 : tensor<32xf32>
      %cst_466 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1911 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1912 = stablehlo.multiply %1911, %arg3 : tensor<32xf32>
      %1913 = stablehlo.add %1685, %1912 : tensor<32xf32>
      %cst_467 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1914 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1915 = stablehlo.multiply %1914, %arg4 : tensor<32xf32>
      %1916 = stablehlo.add %1691, %1915 : tensor<32xf32>
      %cst_468 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1917 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1918 = stablehlo.multiply %1917, %arg5 : tensor<32xf32>
      %1919 = stablehlo.add %1697, %1918 : tensor<32xf32>
      %cst_469 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1920 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1921 = stablehlo.multiply %1920, %arg6 : tensor<4x8xf32>
      %1922 = stablehlo.add %1703, %1921 : tensor<4x8xf32>
      %cst_470 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1923 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1924 = stablehlo.multiply %1923, %arg7 : tensor<32x4x8xf32>
      %1925 = stablehlo.add %1709, %1924 : tensor<32x4x8xf32>
      %cst_471 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1926 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1927 = stablehlo.multiply %1926, %arg8 : tensor<32xf32>
      %1928 = stablehlo.add %1715, %1927 : tensor<32xf32>
      %cst_472 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1929 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1930 = stablehlo.multiply %1929, %arg9 : tensor<4x8x32xf32>
      %1931 = stablehlo.add %1721, %1930 : tensor<4x8x32xf32>
      %cst_473 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1932 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1933 = stablehlo.multiply %1932, %arg10 : tensor<4x8xf32>
      %1934 = stablehlo.add %1727, %1933 : tensor<4x8xf32>
      %cst_474 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1935 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1936 = stablehlo.multiply %1935, %arg11 : tensor<32x4x8xf32>
      %1937 = stablehlo.add %1733, %1936 : tensor<32x4x8xf32>
      %cst_475 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1938 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1939 = stablehlo.multiply %1938, %arg12 : tensor<4x8xf32>
      %1940 = stablehlo.add %1739, %1939 : tensor<4x8xf32>
      %cst_476 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1941 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1942 = stablehlo.multiply %1941, %arg13 : tensor<32x4x8xf32>
      %1943 = stablehlo.add %1745, %1942 : tensor<32x4x8xf32>
      %cst_477 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1944 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1945 = stablehlo.multiply %1944, %arg14 : tensor<32xf32>
      %1946 = stablehlo.add %1751, %1945 : tensor<32xf32>
      %cst_478 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1947 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1948 = stablehlo.multiply %1947, %arg15 : tensor<128x32xf32>
      %1949 = stablehlo.add %1757, %1948 : tensor<128x32xf32>
      %cst_479 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1950 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1951 = stablehlo.multiply %1950, %arg16 : tensor<128xf32>
      %1952 = stablehlo.add %1763, %1951 : tensor<128xf32>
      %cst_480 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1953 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %1954 = stablehlo.multiply %1953, %arg17 : tensor<32x128xf32>
      %1955 = stablehlo.add %1769, %1954 : tensor<32x128xf32>
      %cst_481 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1956 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1957 = stablehlo.multiply %1956, %arg18 : tensor<32xf32>
      %1958 = stablehlo.add %1775, %1957 : tensor<32xf32>
      %cst_482 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1959 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1960 = stablehlo.multiply %1959, %arg19 : tensor<32xf32>
      %1961 = stablehlo.add %1781, %1960 : tensor<32xf32>
      %cst_483 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1962 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1963 = stablehlo.multiply %1962, %arg20 : tensor<32xf32>
      %1964 = stablehlo.add %1787, %1963 : tensor<32xf32>
      %cst_484 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1965 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1966 = stablehlo.multiply %1965, %arg21 : tensor<32xf32>
      %1967 = stablehlo.add %1793, %1966 : tensor<32xf32>
      %cst_485 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1968 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1969 = stablehlo.multiply %1968, %arg22 : tensor<4x8xf32>
      %1970 = stablehlo.add %1799, %1969 : tensor<4x8xf32>
      %cst_486 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1971 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1972 = stablehlo.multiply %1971, %arg23 : tensor<32x4x8xf32>
      %1973 = stablehlo.add %1805, %1972 : tensor<32x4x8xf32>
      %cst_487 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1974 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1975 = stablehlo.multiply %1974, %arg24 : tensor<32xf32>
      %1976 = stablehlo.add %1811, %1975 : tensor<32xf32>
      %cst_488 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1977 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %1978 = stablehlo.multiply %1977, %arg25 : tensor<4x8x32xf32>
      %1979 = stablehlo.add %1817, %1978 : tensor<4x8x32xf32>
      %cst_489 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1980 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1981 = stablehlo.multiply %1980, %arg26 : tensor<4x8xf32>
      %1982 = stablehlo.add %1823, %1981 : tensor<4x8xf32>
      %cst_490 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1983 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1984 = stablehlo.multiply %1983, %arg27 : tensor<32x4x8xf32>
      %1985 = stablehlo.add %1829, %1984 : tensor<32x4x8xf32>
      %cst_491 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1986 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %1987 = stablehlo.multiply %1986, %arg28 : tensor<4x8xf32>
      %1988 = stablehlo.add %1835, %1987 : tensor<4x8xf32>
      %cst_492 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1989 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %1990 = stablehlo.multiply %1989, %arg29 : tensor<32x4x8xf32>
      %1991 = stablehlo.add %1841, %1990 : tensor<32x4x8xf32>
      %cst_493 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1992 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1993 = stablehlo.multiply %1992, %arg30 : tensor<32xf32>
      %1994 = stablehlo.add %1847, %1993 : tensor<32xf32>
      %cst_494 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1995 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %1996 = stablehlo.multiply %1995, %arg31 : tensor<128x32xf32>
      %1997 = stablehlo.add %1853, %1996 : tensor<128x32xf32>
      %cst_495 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %1998 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %1999 = stablehlo.multiply %1998, %arg32 : tensor<128xf32>
      %2000 = stablehlo.add %1859, %1999 : tensor<128xf32>
      %cst_496 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2001 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %2002 = stablehlo.multiply %2001, %arg33 : tensor<32x128xf32>
      %2003 = stablehlo.add %1865, %2002 : tensor<32x128xf32>
      %cst_497 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2004 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %2005 = stablehlo.multiply %2004, %arg34 : tensor<1x1x32xf32>
      %2006 = stablehlo.add %1871, %2005 : tensor<1x1x32xf32>
      %cst_498 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2007 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %2008 = stablehlo.multiply %2007, %arg35 : tensor<10xf32>
      %2009 = stablehlo.add %1877, %2008 : tensor<10xf32>
      %cst_499 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2010 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %2011 = stablehlo.multiply %2010, %arg36 : tensor<32x10xf32>
      %2012 = stablehlo.add %1883, %2011 : tensor<32x10xf32>
      %cst_500 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2013 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2014 = stablehlo.multiply %2013, %arg37 : tensor<32xf32>
      %2015 = stablehlo.add %1889, %2014 : tensor<32xf32>
      %cst_501 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2016 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %2017 = stablehlo.multiply %2016, %arg38 : tensor<4x4x3x32xf32>
      %2018 = stablehlo.add %1895, %2017 : tensor<4x4x3x32xf32>
      %cst_502 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2019 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %2020 = stablehlo.multiply %2019, %arg39 : tensor<17x32xf32>
      %2021 = stablehlo.add %1901, %2020 : tensor<17x32xf32>
      %cst_503 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2022 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2023 = stablehlo.multiply %2022, %1904 : tensor<32xf32>
      %cst_504 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2024 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2025 = stablehlo.multiply %2024, %1907 : tensor<32xf32>
      %cst_505 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2026 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2027 = stablehlo.multiply %2026, %1910 : tensor<32xf32>
      %cst_506 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2028 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2029 = stablehlo.multiply %2028, %1913 : tensor<32xf32>
      %cst_507 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2030 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2031 = stablehlo.multiply %2030, %1916 : tensor<32xf32>
      %cst_508 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2032 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2033 = stablehlo.multiply %2032, %1919 : tensor<32xf32>
      %cst_509 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2034 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2035 = stablehlo.multiply %2034, %1922 : tensor<4x8xf32>
      %cst_510 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2036 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %2037 = stablehlo.multiply %2036, %1925 : tensor<32x4x8xf32>
      %cst_511 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2038 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2039 = stablehlo.multiply %2038, %1928 : tensor<32xf32>
      %cst_512 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2040 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %2041 = stablehlo.multiply %2040, %1931 : tensor<4x8x32xf32>
      %cst_513 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2042 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2043 = stablehlo.multiply %2042, %1934 : tensor<4x8xf32>
      %cst_514 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2044 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %2045 = stablehlo.multiply %2044, %1937 : tensor<32x4x8xf32>
      %cst_515 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2046 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2047 = stablehlo.multiply %2046, %1940 : tensor<4x8xf32>
      %cst_516 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2048 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %2049 = stablehlo.multiply %2048, %1943 : tensor<32x4x8xf32>
      %cst_517 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2050 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2051 = stablehlo.multiply %2050, %1946 : tensor<32xf32>
      %cst_518 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2052 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %2053 = stablehlo.multiply %2052, %1949 : tensor<128x32xf32>
      %cst_519 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2054 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %2055 = stablehlo.multiply %2054, %1952 : tensor<128xf32>
      %cst_520 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2056 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %2057 = stablehlo.multiply %2056, %1955 : tensor<32x128xf32>
      %cst_521 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2058 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2059 = stablehlo.multiply %2058, %1958 : tensor<32xf32>
      %cst_522 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2060 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2061 = stablehlo.multiply %2060, %1961 : tensor<32xf32>
      %cst_523 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2062 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2063 = stablehlo.multiply %2062, %1964 : tensor<32xf32>
      %cst_524 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2064 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2065 = stablehlo.multiply %2064, %1967 : tensor<32xf32>
      %cst_525 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2066 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2067 = stablehlo.multiply %2066, %1970 : tensor<4x8xf32>
      %cst_526 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2068 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %2069 = stablehlo.multiply %2068, %1973 : tensor<32x4x8xf32>
      %cst_527 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2070 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2071 = stablehlo.multiply %2070, %1976 : tensor<32xf32>
      %cst_528 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2072 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
      %2073 = stablehlo.multiply %2072, %1979 : tensor<4x8x32xf32>
      %cst_529 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2074 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2075 = stablehlo.multiply %2074, %1982 : tensor<4x8xf32>
      %cst_530 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2076 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %2077 = stablehlo.multiply %2076, %1985 : tensor<32x4x8xf32>
      %cst_531 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2078 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2079 = stablehlo.multiply %2078, %1988 : tensor<4x8xf32>
      %cst_532 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2080 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<32x4x8xf32>
      %2081 = stablehlo.multiply %2080, %1991 : tensor<32x4x8xf32>
      %cst_533 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2082 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2083 = stablehlo.multiply %2082, %1994 : tensor<32xf32>
      %cst_534 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2084 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
      %2085 = stablehlo.multiply %2084, %1997 : tensor<128x32xf32>
      %cst_535 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2086 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<128xf32>
      %2087 = stablehlo.multiply %2086, %2000 : tensor<128xf32>
      %cst_536 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2088 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
      %2089 = stablehlo.multiply %2088, %2003 : tensor<32x128xf32>
      %cst_537 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2090 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<1x1x32xf32>
      %2091 = stablehlo.multiply %2090, %2006 : tensor<1x1x32xf32>
      %cst_538 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2092 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %2093 = stablehlo.multiply %2092, %2009 : tensor<10xf32>
      %cst_539 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2094 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
      %2095 = stablehlo.multiply %2094, %2012 : tensor<32x10xf32>
      %cst_540 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2096 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2097 = stablehlo.multiply %2096, %2015 : tensor<32xf32>
      %cst_541 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2098 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<4x4x3x32xf32>
      %2099 = stablehlo.multiply %2098, %2018 : tensor<4x4x3x32xf32>
      %cst_542 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
      %2100 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
      %2101 = stablehlo.multiply %2100, %2021 : tensor<17x32xf32>
      %2102 = stablehlo.add %arg0, %2023 : tensor<32xf32>
      %2103 = stablehlo.add %arg1, %2025 : tensor<32xf32>
      %2104 = stablehlo.add %arg2, %2027 : tensor<32xf32>
      %2105 = stablehlo.add %arg3, %2029 : tensor<32xf32>
      %2106 = stablehlo.add %arg4, %2031 : tensor<32xf32>
      %2107 = stablehlo.add %arg5, %2033 : tensor<32xf32>
      %2108 = stablehlo.add %arg6, %2035 : tensor<4x8xf32>
      %2109 = stablehlo.add %arg7, %2037 : tensor<32x4x8xf32>
      %2110 = stablehlo.add %arg8, %2039 : tensor<32xf32>
      %2111 = stablehlo.add %arg9, %2041 : tensor<4x8x32xf32>
      %2112 = stablehlo.add %arg10, %2043 : tensor<4x8xf32>
      %2113 = stablehlo.add %arg11, %2045 : tensor<32x4x8xf32>
      %2114 = stablehlo.add %arg12, %2047 : tensor<4x8xf32>
      %2115 = stablehlo.add %arg13, %2049 : tensor<32x4x8xf32>
      %2116 = stablehlo.add %arg14, %2051 : tensor<32xf32>
      %2117 = stablehlo.add %arg15, %2053 : tensor<128x32xf32>
      %2118 = stablehlo.add %arg16, %2055 : tensor<128xf32>
      %2119 = stablehlo.add %arg17, %2057 : tensor<32x128xf32>
      %2120 = stablehlo.add %arg18, %2059 : tensor<32xf32>
      %2121 = stablehlo.add %arg19, %2061 : tensor<32xf32>
      %2122 = stablehlo.add %arg20, %2063 : tensor<32xf32>
      %2123 = stablehlo.add %arg21, %2065 : tensor<32xf32>
      %2124 = stablehlo.add %arg22, %2067 : tensor<4x8xf32>
      %2125 = stablehlo.add %arg23, %2069 : tensor<32x4x8xf32>
      %2126 = stablehlo.add %arg24, %2071 : tensor<32xf32>
      %2127 = stablehlo.add %arg25, %2073 : tensor<4x8x32xf32>
      %2128 = stablehlo.add %arg26, %2075 : tensor<4x8xf32>
      %2129 = stablehlo.add %arg27, %2077 : tensor<32x4x8xf32>
      %2130 = stablehlo.add %arg28, %2079 : tensor<4x8xf32>
      %2131 = stablehlo.add %arg29, %2081 : tensor<32x4x8xf32>
      %2132 = stablehlo.add %arg30, %2083 : tensor<32xf32>
      %2133 = stablehlo.add %arg31, %2085 : tensor<128x32xf32>
      %2134 = stablehlo.add %arg32, %2087 : tensor<128xf32>
      %2135 = stablehlo.add %arg33, %2089 : tensor<32x128xf32>
      %2136 = stablehlo.add %arg34, %2091 : tensor<1x1x32xf32>
      %2137 = stablehlo.add %arg35, %2093 : tensor<10xf32>
      %2138 = stablehlo.add %arg36, %2095 : tensor<32x10xf32>
      %2139 = stablehlo.add %arg37, %2097 : tensor<32xf32>
      %2140 = stablehlo.add %arg38, %2099 : tensor<4x4x3x32xf32>
      %2141 = stablehlo.add %arg39, %2101 : tensor<17x32xf32>
      stablehlo.return %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %1495, %1057, %1062, %1067, %1072, %1077, %1082, %1087, %1092, %1097, %1102, %1107, %1112, %1117, %1122, %1127, %1132, %1137, %1142, %1147, %1152, %1157, %1162, %1167, %1172, %1177, %1182, %1187, %1192, %1197, %1202, %1207, %1212, %1217, %1222, %1227, %1232, %1237, %1242, %1247, %1252, %1258, %1264, %1270, %1276, %1282, %1288, %1294, %1300, %1306, %1312, %1318, %1324, %1330, %1336, %1342, %1348, %1354, %1360, %1366, %1372, %1378, %1384, %1390, %1396, %1402, %1408, %1414, %1420, %1426, %1432, %1438, %1444, %1450, %1456, %1462, %1468, %1474, %1480, %1486, %1492 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>
    }) : (tensor<i32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>)
    %c_210 = stablehlo.constant dense<1999> : tensor<i32>
    %1043 = stablehlo.compare GE, %arg122, %c_210, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_211 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1044 = stablehlo.multiply %arg121, %cst_211 : tensor<f32>
    %1045 = call @_where_3(%1043, %1044, %arg121) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1046 = stablehlo.divide %arg121, %cst_212 : tensor<f32>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1047 = stablehlo.maximum %1046, %cst_213 : tensor<f32>
    %1048 = call @_where_4(%1040, %1045, %1047) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1049 = stablehlo.not %1043 : tensor<i1>
    %1050 = stablehlo.and %1040, %1049 : tensor<i1>
    %c_214 = stablehlo.constant dense<1> : tensor<i32>
    %1051 = stablehlo.add %arg122, %c_214 : tensor<i32>
    %c_215 = stablehlo.constant dense<0> : tensor<i32>
    %1052 = call @_where_5(%1050, %1051, %c_215) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %1042#0, %1042#1, %1042#2, %1042#3, %1042#4, %1042#5, %1042#6, %1042#7, %1042#8, %1042#9, %1042#10, %1042#11, %1042#12, %1042#13, %1042#14, %1042#15, %1042#16, %1042#17, %1042#18, %1042#19, %1042#20, %1042#21, %1042#22, %1042#23, %1042#24, %1042#25, %1042#26, %1042#27, %1042#28, %1042#29, %1042#30, %1042#31, %1042#32, %1042#33, %1042#34, %1042#35, %1042#36, %1042#37, %1042#38, %1042#39, %1042#40, %1042#41, %1042#42, %1042#43, %1042#44, %1042#45, %1042#46, %1042#47, %1042#48, %1042#49, %1042#50, %1042#51, %1042#52, %1042#53, %1042#54, %1042#55, %1042#56, %1042#57, %1042#58, %1042#59, %1042#60, %1042#61, %1042#62, %1042#63, %1042#64, %1042#65, %1042#66, %1042#67, %1042#68, %1042#69, %1042#70, %1042#71, %1042#72, %1042#73, %1042#74, %1042#75, %1042#76, %1042#77, %1042#78, %1042#79, %1042#80, %1042#81, %1042#82, %1042#83, %1042#84, %1042#85, %1042#86, %1042#87, %1042#88, %1042#89, %1042#90, %1042#91, %1042#92, %1042#93, %1042#94, %1042#95, %1042#96, %1042#97, %1042#98, %1042#99, %1042#100, %1042#101, %1042#102, %1042#103, %1042#104, %1042#105, %1042#106, %1042#107, %1042#108, %1042#109, %1042#110, %1042#111, %1042#112, %1042#113, %1042#114, %1042#115, %1042#116, %1042#117, %1042#118, %1042#119, %1042#120, %1048, %1052, %1040, %433, %1048 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<4x8x32xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<4x8xf32>, tensor<32x4x8xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<1x1x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<4x4x3x32xf32>, tensor<17x32xf32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<f32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x10xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x10xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x1xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1>}> : (tensor<8x1xf32>, tensor<1xi32>) -> tensor<8xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8xi1>, tensor<8xf32>
    return %13, %3 : tensor<8xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<8xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x1xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x10xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    return %1 : tensor<8x10xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
}
