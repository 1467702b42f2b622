module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4, "rows"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}, {name = "rows", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<1x1x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<3x3x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<3x3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<3x3x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<2x2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<2x2x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 46 : i32}, %arg47: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<3x3x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 49 : i32}, %arg50: tensor<3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 50 : i32}, %arg51: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 51 : i32}, %arg52: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 52 : i32}, %arg53: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 53 : i32}, %arg54: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 54 : i32}, %arg55: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 55 : i32}, %arg56: tensor<3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 56 : i32}, %arg57: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 57 : i32}, %arg58: tensor<3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 58 : i32}, %arg59: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 59 : i32}, %arg60: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 60 : i32}, %arg61: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 61 : i32}, %arg62: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 62 : i32}, %arg63: tensor<3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 63 : i32}, %arg64: tensor<1x1x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 64 : i32}, %arg65: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 65 : i32}, %arg66: tensor<3x3x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 66 : i32}, %arg67: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 67 : i32}, %arg68: tensor<3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 68 : i32}, %arg69: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 69 : i32}, %arg70: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 70 : i32}, %arg71: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 71 : i32}, %arg72: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 72 : i32}, %arg73: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 73 : i32}, %arg74: tensor<3x3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 74 : i32}, %arg75: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 75 : i32}, %arg76: tensor<3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 76 : i32}, %arg77: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 77 : i32}, %arg78: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 78 : i32}, %arg79: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 79 : i32}, %arg80: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 81 : i32}, %arg82: tensor<3x3x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 83 : i32}, %arg84: tensor<3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 84 : i32}, %arg85: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 85 : i32}, %arg86: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 86 : i32}, %arg87: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 87 : i32}, %arg88: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 88 : i32}, %arg89: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 89 : i32}, %arg90: tensor<2x2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 90 : i32}, %arg91: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 91 : i32}, %arg92: tensor<2x2x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 92 : i32}, %arg93: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 93 : i32}, %arg94: tensor<3x3x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 94 : i32}, %arg95: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 95 : i32}, %arg96: tensor<3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 96 : i32}, %arg97: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 97 : i32}, %arg98: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 98 : i32}, %arg99: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 99 : i32}, %arg100: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 100 : i32}, %arg101: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 101 : i32}, %arg102: tensor<3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 102 : i32}, %arg103: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 103 : i32}, %arg104: tensor<3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 104 : i32}, %arg105: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 105 : i32}, %arg106: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 106 : i32}, %arg107: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 107 : i32}, %arg108: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 108 : i32}, %arg109: tensor<3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 109 : i32}, %arg110: tensor<1x1x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 110 : i32}, %arg111: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 111 : i32}, %arg112: tensor<3x3x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 112 : i32}, %arg113: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 113 : i32}, %arg114: tensor<3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 114 : i32}, %arg115: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 115 : i32}, %arg116: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 116 : i32}, %arg117: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 117 : i32}, %arg118: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 118 : i32}, %arg119: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 119 : i32}, %arg120: tensor<3x3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 120 : i32}, %arg121: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 121 : i32}, %arg122: tensor<3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 122 : i32}, %arg123: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 123 : i32}, %arg124: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 124 : i32}, %arg125: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 125 : i32}, %arg126: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 126 : i32}, %arg127: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 127 : i32}, %arg128: tensor<3x3x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 128 : i32}, %arg129: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 129 : i32}, %arg130: tensor<3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 130 : i32}, %arg131: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 131 : i32}, %arg132: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 132 : i32}, %arg133: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 133 : i32}, %arg134: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 134 : i32}, %arg135: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 135 : i32}, %arg136: tensor<2x2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 136 : i32}, %arg137: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 137 : i32}, %arg138: tensor<2x2x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 138 : i32}, %arg139: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 139 : i32}, %arg140: tensor<8x32x32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"rows"}, {}, {}]>}, %arg141: tensor<8x32x32xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"rows"}, {}]>}) -> (tensor<8xf32> {jax.result_info = "result[0]['down'][0]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x3x8xf32> {jax.result_info = "result[0]['down'][0]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x8xf32> {jax.result_info = "result[0]['down'][0]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['down'][0]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x16xf32> {jax.result_info = "result[0]['down'][1]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['down'][1]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3xf32> {jax.result_info = "result[0]['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<1x1x8x3xf32> {jax.result_info = "result[0]['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[0]['merge'][0]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x32x16xf32> {jax.result_info = "result[0]['merge'][0]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[0]['merge'][0]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['merge'][0]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[0]['merge'][0]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['merge'][0]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['merge'][0]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['merge'][0]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['merge'][1]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x8xf32> {jax.result_info = "result[0]['merge'][1]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[0]['merge'][1]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x8xf32> {jax.result_info = "result[0]['merge'][1]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[0]['merge'][1]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['merge'][1]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['merge'][1]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[0]['merge'][1]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['middle']['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x32xf32> {jax.result_info = "result[0]['middle']['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['middle']['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['middle']['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['middle']['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['middle']['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['middle']['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['middle']['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[0]['up'][0]['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x32x16xf32> {jax.result_info = "result[0]['up'][0]['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[0]['up'][1]['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x16x8xf32> {jax.result_info = "result[0]['up'][1]['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<i32> {jax.result_info = "result[1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['down'][0]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x3x8xf32> {jax.result_info = "result[1][0].mu['down'][0]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['down'][0]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x8xf32> {jax.result_info = "result[1][0].mu['down'][0]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['down'][0]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['down'][0]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['down'][0]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['down'][0]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['down'][1]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x16xf32> {jax.result_info = "result[1][0].mu['down'][1]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['down'][1]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x16xf32> {jax.result_info = "result[1][0].mu['down'][1]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['down'][1]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['down'][1]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['down'][1]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['down'][1]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3xf32> {jax.result_info = "result[1][0].mu['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<1x1x8x3xf32> {jax.result_info = "result[1][0].mu['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x32x16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['merge'][0]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['merge'][1]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['middle']['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x32xf32> {jax.result_info = "result[1][0].mu['middle']['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['middle']['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x32x32xf32> {jax.result_info = "result[1][0].mu['middle']['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['middle']['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['middle']['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['middle']['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['middle']['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].mu['up'][0]['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x32x16xf32> {jax.result_info = "result[1][0].mu['up'][0]['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].mu['up'][1]['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x16x8xf32> {jax.result_info = "result[1][0].mu['up'][1]['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['down'][0]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x3x8xf32> {jax.result_info = "result[1][0].nu['down'][0]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['down'][0]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x8xf32> {jax.result_info = "result[1][0].nu['down'][0]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['down'][0]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['down'][0]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['down'][0]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['down'][0]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['down'][1]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x16xf32> {jax.result_info = "result[1][0].nu['down'][1]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['down'][1]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x16xf32> {jax.result_info = "result[1][0].nu['down'][1]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['down'][1]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['down'][1]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['down'][1]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['down'][1]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3xf32> {jax.result_info = "result[1][0].nu['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<1x1x8x3xf32> {jax.result_info = "result[1][0].nu['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x32x16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['merge'][0]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x8x8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['merge'][1]['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['middle']['conv1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x16x32xf32> {jax.result_info = "result[1][0].nu['middle']['conv1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['middle']['conv2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x32x32xf32> {jax.result_info = "result[1][0].nu['middle']['conv2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['middle']['norm1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['middle']['norm1']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['middle']['norm2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['middle']['norm2']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1][0].nu['up'][0]['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x32x16xf32> {jax.result_info = "result[1][0].nu['up'][0]['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][0].nu['up'][1]['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x16x8xf32> {jax.result_info = "result[1][0].nu['up'][1]['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<i32> {jax.result_info = "result[1][1].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.convolution(%arg140, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x3xf32>, tensor<3x3x3x8xf32>) -> tensor<8x32x32x8xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x32x32x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x4x2xf32>
    %5 = chlo.square %4 : tensor<8x32x32x4x2xf32> -> tensor<8x32x32x4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x4x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<8x32x32x4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %10 = stablehlo.divide %8, %9 : tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<8x4xf32>
    %14 = chlo.square %10 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %16 = stablehlo.multiply %15, %10 : tensor<8x4xf32>
    %17 = stablehlo.subtract %13, %14 : tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<8x4xf32>
    %20 = stablehlo.compare EQ, %17, %19, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<8x4xi1>, tensor<8x4xf32>
    %29 = stablehlo.divide %23, %28 : tensor<8x4xf32>
    %30 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %31 = stablehlo.reshape %30 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %32 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %33 = stablehlo.reshape %32 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %34 = stablehlo.reshape %31 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %35 = stablehlo.reshape %33 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %37 = stablehlo.subtract %3, %36 : tensor<8x32x32x8xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %39 = stablehlo.add %35, %38 : tensor<8x1x1x8xf32>
    %40 = stablehlo.rsqrt %39 : tensor<8x1x1x8xf32>
    %41 = stablehlo.divide %40, %39 : tensor<8x1x1x8xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<8x1x1x8xf32>
    %44 = stablehlo.reshape %arg5 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<8x1x1x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %48 = stablehlo.multiply %37, %47 : tensor<8x32x32x8xf32>
    %49 = stablehlo.reshape %arg4 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %51 = stablehlo.add %48, %50 : tensor<8x32x32x8xf32>
    %52 = call @relu(%51) : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %54 = stablehlo.compare GT, %51, %53, FLOAT : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xi1>
    %55 = stablehlo.convolution(%52, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<3x3x8x8xf32>) -> tensor<8x32x32x8xf32>
    %56 = stablehlo.reshape %arg2 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %58 = stablehlo.add %55, %57 : tensor<8x32x32x8xf32>
    %59 = stablehlo.reshape %58 : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x4x2xf32>
    %60 = chlo.square %59 : tensor<8x32x32x4x2xf32> -> tensor<8x32x32x4x2xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x32x32x4x2xf32>
    %62 = stablehlo.multiply %61, %59 : tensor<8x32x32x4x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%59 init: %cst_15) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_16 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %65 = stablehlo.divide %63, %64 : tensor<8x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_18 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %68 = stablehlo.divide %66, %67 : tensor<8x4xf32>
    %69 = chlo.square %65 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %71 = stablehlo.multiply %70, %65 : tensor<8x4xf32>
    %72 = stablehlo.subtract %68, %69 : tensor<8x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %74 = stablehlo.maximum %73, %72 : tensor<8x4xf32>
    %75 = stablehlo.compare EQ, %72, %74, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %80 = stablehlo.compare EQ, %79, %74, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<8x4xi1>, tensor<8x4xf32>
    %84 = stablehlo.divide %78, %83 : tensor<8x4xf32>
    %85 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %86 = stablehlo.reshape %85 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %87 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %88 = stablehlo.reshape %87 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %89 = stablehlo.reshape %86 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %90 = stablehlo.reshape %88 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %92 = stablehlo.subtract %58, %91 : tensor<8x32x32x8xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %94 = stablehlo.add %90, %93 : tensor<8x1x1x8xf32>
    %95 = stablehlo.rsqrt %94 : tensor<8x1x1x8xf32>
    %96 = stablehlo.divide %95, %94 : tensor<8x1x1x8xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<8x1x1x8xf32>
    %99 = stablehlo.reshape %arg7 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %101 = stablehlo.multiply %95, %100 : tensor<8x1x1x8xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %103 = stablehlo.multiply %92, %102 : tensor<8x32x32x8xf32>
    %104 = stablehlo.reshape %arg6 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %106 = stablehlo.add %103, %105 : tensor<8x32x32x8xf32>
    %107 = call @relu(%106) : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %109 = stablehlo.compare GT, %106, %108, FLOAT : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xi1>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.reduce_window"(%107, %110) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2325 = stablehlo.maximum %arg142, %arg143 : tensor<f32>
      stablehlo.return %2325 : tensor<f32>
    }) : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x16x16x8xf32>
    %112 = stablehlo.convolution(%111, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x8xf32>, tensor<3x3x8x16xf32>) -> tensor<8x16x16x16xf32>
    %113 = stablehlo.reshape %arg8 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %115 = stablehlo.add %112, %114 : tensor<8x16x16x16xf32>
    %116 = stablehlo.reshape %115 : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x4x4xf32>
    %117 = chlo.square %116 : tensor<8x16x16x4x4xf32> -> tensor<8x16x16x4x4xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16x16x4x4xf32>
    %119 = stablehlo.multiply %118, %116 : tensor<8x16x16x4x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%116 init: %cst_31) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_32 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %122 = stablehlo.divide %120, %121 : tensor<8x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%117 init: %cst_33) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_34 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %125 = stablehlo.divide %123, %124 : tensor<8x4xf32>
    %126 = chlo.square %122 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %128 = stablehlo.multiply %127, %122 : tensor<8x4xf32>
    %129 = stablehlo.subtract %125, %126 : tensor<8x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %131 = stablehlo.maximum %130, %129 : tensor<8x4xf32>
    %132 = stablehlo.compare EQ, %129, %131, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %135 = stablehlo.select %132, %133, %134 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %137 = stablehlo.compare EQ, %136, %131, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %140 = stablehlo.select %137, %138, %139 : tensor<8x4xi1>, tensor<8x4xf32>
    %141 = stablehlo.divide %135, %140 : tensor<8x4xf32>
    %142 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %143 = stablehlo.reshape %142 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %144 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %145 = stablehlo.reshape %144 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %146 = stablehlo.reshape %143 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %147 = stablehlo.reshape %145 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %149 = stablehlo.subtract %115, %148 : tensor<8x16x16x16xf32>
    %cst_42 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %151 = stablehlo.add %147, %150 : tensor<8x1x1x16xf32>
    %152 = stablehlo.rsqrt %151 : tensor<8x1x1x16xf32>
    %153 = stablehlo.divide %152, %151 : tensor<8x1x1x16xf32>
    %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<8x1x1x16xf32>
    %156 = stablehlo.reshape %arg13 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %158 = stablehlo.multiply %152, %157 : tensor<8x1x1x16xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %160 = stablehlo.multiply %149, %159 : tensor<8x16x16x16xf32>
    %161 = stablehlo.reshape %arg12 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %163 = stablehlo.add %160, %162 : tensor<8x16x16x16xf32>
    %164 = call @relu_0(%163) : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %166 = stablehlo.compare GT, %163, %165, FLOAT : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xi1>
    %167 = stablehlo.convolution(%164, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<8x16x16x16xf32>
    %168 = stablehlo.reshape %arg10 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %170 = stablehlo.add %167, %169 : tensor<8x16x16x16xf32>
    %171 = stablehlo.reshape %170 : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x4x4xf32>
    %172 = chlo.square %171 : tensor<8x16x16x4x4xf32> -> tensor<8x16x16x4x4xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x16x16x4x4xf32>
    %174 = stablehlo.multiply %173, %171 : tensor<8x16x16x4x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%171 init: %cst_46) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_47 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %177 = stablehlo.divide %175, %176 : tensor<8x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%172 init: %cst_48) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_49 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %180 = stablehlo.divide %178, %179 : tensor<8x4xf32>
    %181 = chlo.square %177 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %183 = stablehlo.multiply %182, %177 : tensor<8x4xf32>
    %184 = stablehlo.subtract %180, %181 : tensor<8x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %186 = stablehlo.maximum %185, %184 : tensor<8x4xf32>
    %187 = stablehlo.compare EQ, %184, %186, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %190 = stablehlo.select %187, %188, %189 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %192 = stablehlo.compare EQ, %191, %186, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %195 = stablehlo.select %192, %193, %194 : tensor<8x4xi1>, tensor<8x4xf32>
    %196 = stablehlo.divide %190, %195 : tensor<8x4xf32>
    %197 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %198 = stablehlo.reshape %197 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %199 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %200 = stablehlo.reshape %199 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %201 = stablehlo.reshape %198 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %202 = stablehlo.reshape %200 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %203 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %204 = stablehlo.subtract %170, %203 : tensor<8x16x16x16xf32>
    %cst_57 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %206 = stablehlo.add %202, %205 : tensor<8x1x1x16xf32>
    %207 = stablehlo.rsqrt %206 : tensor<8x1x1x16xf32>
    %208 = stablehlo.divide %207, %206 : tensor<8x1x1x16xf32>
    %cst_58 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %210 = stablehlo.multiply %209, %208 : tensor<8x1x1x16xf32>
    %211 = stablehlo.reshape %arg15 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %213 = stablehlo.multiply %207, %212 : tensor<8x1x1x16xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %215 = stablehlo.multiply %204, %214 : tensor<8x16x16x16xf32>
    %216 = stablehlo.reshape %arg14 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %218 = stablehlo.add %215, %217 : tensor<8x16x16x16xf32>
    %219 = call @relu_0(%218) : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xi1>
    %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<f32>
    %223 = "stablehlo.reduce_window"(%219, %222) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2325 = stablehlo.maximum %arg142, %arg143 : tensor<f32>
      stablehlo.return %2325 : tensor<f32>
    }) : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x8x8x16xf32>
    %224 = stablehlo.convolution(%223, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<8x8x8x32xf32>
    %225 = stablehlo.reshape %arg34 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %227 = stablehlo.add %224, %226 : tensor<8x8x8x32xf32>
    %228 = stablehlo.reshape %227 : (tensor<8x8x8x32xf32>) -> tensor<8x8x8x4x8xf32>
    %229 = chlo.square %228 : tensor<8x8x8x4x8xf32> -> tensor<8x8x8x4x8xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x8x8x4x8xf32>
    %231 = stablehlo.multiply %230, %228 : tensor<8x8x8x4x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%228 init: %cst_62) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x8x8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_63 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %234 = stablehlo.divide %232, %233 : tensor<8x4xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%229 init: %cst_64) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x8x8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_65 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %237 = stablehlo.divide %235, %236 : tensor<8x4xf32>
    %238 = chlo.square %234 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %240 = stablehlo.multiply %239, %234 : tensor<8x4xf32>
    %241 = stablehlo.subtract %237, %238 : tensor<8x4xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %243 = stablehlo.maximum %242, %241 : tensor<8x4xf32>
    %244 = stablehlo.compare EQ, %241, %243, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %247 = stablehlo.select %244, %245, %246 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %249 = stablehlo.compare EQ, %248, %243, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %252 = stablehlo.select %249, %250, %251 : tensor<8x4xi1>, tensor<8x4xf32>
    %253 = stablehlo.divide %247, %252 : tensor<8x4xf32>
    %254 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x8xf32>
    %255 = stablehlo.reshape %254 : (tensor<8x4x8xf32>) -> tensor<8x32xf32>
    %256 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x8xf32>
    %257 = stablehlo.reshape %256 : (tensor<8x4x8xf32>) -> tensor<8x32xf32>
    %258 = stablehlo.reshape %255 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %259 = stablehlo.reshape %257 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %260 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %261 = stablehlo.subtract %227, %260 : tensor<8x8x8x32xf32>
    %cst_73 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x1x1x32xf32>
    %263 = stablehlo.add %259, %262 : tensor<8x1x1x32xf32>
    %264 = stablehlo.rsqrt %263 : tensor<8x1x1x32xf32>
    %265 = stablehlo.divide %264, %263 : tensor<8x1x1x32xf32>
    %cst_74 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x1x1x32xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<8x1x1x32xf32>
    %268 = stablehlo.reshape %arg39 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %270 = stablehlo.multiply %264, %269 : tensor<8x1x1x32xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %272 = stablehlo.multiply %261, %271 : tensor<8x8x8x32xf32>
    %273 = stablehlo.reshape %arg38 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %275 = stablehlo.add %272, %274 : tensor<8x8x8x32xf32>
    %276 = call @relu_1(%275) : (tensor<8x8x8x32xf32>) -> tensor<8x8x8x32xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x8x8x32xf32>
    %278 = stablehlo.compare GT, %275, %277, FLOAT : (tensor<8x8x8x32xf32>, tensor<8x8x8x32xf32>) -> tensor<8x8x8x32xi1>
    %279 = stablehlo.convolution(%276, %arg37) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<8x8x8x32xf32>
    %280 = stablehlo.reshape %arg36 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %282 = stablehlo.add %279, %281 : tensor<8x8x8x32xf32>
    %283 = stablehlo.reshape %282 : (tensor<8x8x8x32xf32>) -> tensor<8x8x8x4x8xf32>
    %284 = chlo.square %283 : tensor<8x8x8x4x8xf32> -> tensor<8x8x8x4x8xf32>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x8x8x4x8xf32>
    %286 = stablehlo.multiply %285, %283 : tensor<8x8x8x4x8xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%283 init: %cst_77) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x8x8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_78 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %289 = stablehlo.divide %287, %288 : tensor<8x4xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%284 init: %cst_79) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x8x8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_80 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %292 = stablehlo.divide %290, %291 : tensor<8x4xf32>
    %293 = chlo.square %289 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %295 = stablehlo.multiply %294, %289 : tensor<8x4xf32>
    %296 = stablehlo.subtract %292, %293 : tensor<8x4xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %298 = stablehlo.maximum %297, %296 : tensor<8x4xf32>
    %299 = stablehlo.compare EQ, %296, %298, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %302 = stablehlo.select %299, %300, %301 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %304 = stablehlo.compare EQ, %303, %298, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_86 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %307 = stablehlo.select %304, %305, %306 : tensor<8x4xi1>, tensor<8x4xf32>
    %308 = stablehlo.divide %302, %307 : tensor<8x4xf32>
    %309 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x8xf32>
    %310 = stablehlo.reshape %309 : (tensor<8x4x8xf32>) -> tensor<8x32xf32>
    %311 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x8xf32>
    %312 = stablehlo.reshape %311 : (tensor<8x4x8xf32>) -> tensor<8x32xf32>
    %313 = stablehlo.reshape %310 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %314 = stablehlo.reshape %312 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %315 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %316 = stablehlo.subtract %282, %315 : tensor<8x8x8x32xf32>
    %cst_88 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x1x1x32xf32>
    %318 = stablehlo.add %314, %317 : tensor<8x1x1x32xf32>
    %319 = stablehlo.rsqrt %318 : tensor<8x1x1x32xf32>
    %320 = stablehlo.divide %319, %318 : tensor<8x1x1x32xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x1x1x32xf32>
    %322 = stablehlo.multiply %321, %320 : tensor<8x1x1x32xf32>
    %323 = stablehlo.reshape %arg41 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %325 = stablehlo.multiply %319, %324 : tensor<8x1x1x32xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %327 = stablehlo.multiply %316, %326 : tensor<8x8x8x32xf32>
    %328 = stablehlo.reshape %arg40 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %330 = stablehlo.add %327, %329 : tensor<8x8x8x32xf32>
    %331 = call @relu_1(%330) : (tensor<8x8x8x32xf32>) -> tensor<8x8x8x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x8x8x32xf32>
    %333 = stablehlo.compare GT, %330, %332, FLOAT : (tensor<8x8x8x32xf32>, tensor<8x8x8x32xf32>) -> tensor<8x8x8x32xi1>
    %334 = stablehlo.convolution(%331, %arg43) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x32xf32>, tensor<2x2x32x16xf32>) -> tensor<8x16x16x16xf32>
    %335 = stablehlo.reshape %arg42 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %337 = stablehlo.add %334, %336 : tensor<8x16x16x16xf32>
    %338 = stablehlo.concatenate %219, %337, dim = 3 : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<8x16x16x32xf32>
    %339 = stablehlo.convolution(%338, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x32xf32>, tensor<3x3x32x16xf32>) -> tensor<8x16x16x16xf32>
    %340 = stablehlo.reshape %arg18 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %342 = stablehlo.add %339, %341 : tensor<8x16x16x16xf32>
    %343 = stablehlo.reshape %342 : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x4x4xf32>
    %344 = chlo.square %343 : tensor<8x16x16x4x4xf32> -> tensor<8x16x16x4x4xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x16x16x4x4xf32>
    %346 = stablehlo.multiply %345, %343 : tensor<8x16x16x4x4xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%343 init: %cst_92) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_93 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %349 = stablehlo.divide %347, %348 : tensor<8x4xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%344 init: %cst_94) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_95 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %352 = stablehlo.divide %350, %351 : tensor<8x4xf32>
    %353 = chlo.square %349 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %355 = stablehlo.multiply %354, %349 : tensor<8x4xf32>
    %356 = stablehlo.subtract %352, %353 : tensor<8x4xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %358 = stablehlo.maximum %357, %356 : tensor<8x4xf32>
    %359 = stablehlo.compare EQ, %356, %358, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %362 = stablehlo.select %359, %360, %361 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %364 = stablehlo.compare EQ, %363, %358, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %367 = stablehlo.select %364, %365, %366 : tensor<8x4xi1>, tensor<8x4xf32>
    %368 = stablehlo.divide %362, %367 : tensor<8x4xf32>
    %369 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %370 = stablehlo.reshape %369 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %371 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %372 = stablehlo.reshape %371 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %373 = stablehlo.reshape %370 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %374 = stablehlo.reshape %372 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %375 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %376 = stablehlo.subtract %342, %375 : tensor<8x16x16x16xf32>
    %cst_103 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %378 = stablehlo.add %374, %377 : tensor<8x1x1x16xf32>
    %379 = stablehlo.rsqrt %378 : tensor<8x1x1x16xf32>
    %380 = stablehlo.divide %379, %378 : tensor<8x1x1x16xf32>
    %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %382 = stablehlo.multiply %381, %380 : tensor<8x1x1x16xf32>
    %383 = stablehlo.reshape %arg23 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %385 = stablehlo.multiply %379, %384 : tensor<8x1x1x16xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %387 = stablehlo.multiply %376, %386 : tensor<8x16x16x16xf32>
    %388 = stablehlo.reshape %arg22 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %390 = stablehlo.add %387, %389 : tensor<8x16x16x16xf32>
    %391 = call @relu_0(%390) : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %393 = stablehlo.compare GT, %390, %392, FLOAT : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xi1>
    %394 = stablehlo.convolution(%391, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<8x16x16x16xf32>
    %395 = stablehlo.reshape %arg20 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %397 = stablehlo.add %394, %396 : tensor<8x16x16x16xf32>
    %398 = stablehlo.reshape %397 : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x4x4xf32>
    %399 = chlo.square %398 : tensor<8x16x16x4x4xf32> -> tensor<8x16x16x4x4xf32>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<8x16x16x4x4xf32>
    %401 = stablehlo.multiply %400, %398 : tensor<8x16x16x4x4xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%398 init: %cst_107) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_108 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %404 = stablehlo.divide %402, %403 : tensor<8x4xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%399 init: %cst_109) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_110 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %407 = stablehlo.divide %405, %406 : tensor<8x4xf32>
    %408 = chlo.square %404 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %410 = stablehlo.multiply %409, %404 : tensor<8x4xf32>
    %411 = stablehlo.subtract %407, %408 : tensor<8x4xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %413 = stablehlo.maximum %412, %411 : tensor<8x4xf32>
    %414 = stablehlo.compare EQ, %411, %413, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %417 = stablehlo.select %414, %415, %416 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %419 = stablehlo.compare EQ, %418, %413, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_116 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %422 = stablehlo.select %419, %420, %421 : tensor<8x4xi1>, tensor<8x4xf32>
    %423 = stablehlo.divide %417, %422 : tensor<8x4xf32>
    %424 = stablehlo.broadcast_in_dim %404, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %425 = stablehlo.reshape %424 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %426 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
    %427 = stablehlo.reshape %426 : (tensor<8x4x4xf32>) -> tensor<8x16xf32>
    %428 = stablehlo.reshape %425 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %429 = stablehlo.reshape %427 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %430 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %431 = stablehlo.subtract %397, %430 : tensor<8x16x16x16xf32>
    %cst_118 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %433 = stablehlo.add %429, %432 : tensor<8x1x1x16xf32>
    %434 = stablehlo.rsqrt %433 : tensor<8x1x1x16xf32>
    %435 = stablehlo.divide %434, %433 : tensor<8x1x1x16xf32>
    %cst_119 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %437 = stablehlo.multiply %436, %435 : tensor<8x1x1x16xf32>
    %438 = stablehlo.reshape %arg25 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %440 = stablehlo.multiply %434, %439 : tensor<8x1x1x16xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %442 = stablehlo.multiply %431, %441 : tensor<8x16x16x16xf32>
    %443 = stablehlo.reshape %arg24 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %445 = stablehlo.add %442, %444 : tensor<8x16x16x16xf32>
    %446 = call @relu_0(%445) : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %448 = stablehlo.compare GT, %445, %447, FLOAT : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xi1>
    %449 = stablehlo.convolution(%446, %arg45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<2x2x16x8xf32>) -> tensor<8x32x32x8xf32>
    %450 = stablehlo.reshape %arg44 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %452 = stablehlo.add %449, %451 : tensor<8x32x32x8xf32>
    %453 = stablehlo.concatenate %107, %452, dim = 3 : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<8x32x32x16xf32>
    %454 = stablehlo.convolution(%453, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x16xf32>, tensor<3x3x16x8xf32>) -> tensor<8x32x32x8xf32>
    %455 = stablehlo.reshape %arg26 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %457 = stablehlo.add %454, %456 : tensor<8x32x32x8xf32>
    %458 = stablehlo.reshape %457 : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x4x2xf32>
    %459 = chlo.square %458 : tensor<8x32x32x4x2xf32> -> tensor<8x32x32x4x2xf32>
    %cst_121 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x32x32x4x2xf32>
    %461 = stablehlo.multiply %460, %458 : tensor<8x32x32x4x2xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%458 init: %cst_122) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_123 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %464 = stablehlo.divide %462, %463 : tensor<8x4xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%459 init: %cst_124) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_125 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %467 = stablehlo.divide %465, %466 : tensor<8x4xf32>
    %468 = chlo.square %464 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_126 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %470 = stablehlo.multiply %469, %464 : tensor<8x4xf32>
    %471 = stablehlo.subtract %467, %468 : tensor<8x4xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %473 = stablehlo.maximum %472, %471 : tensor<8x4xf32>
    %474 = stablehlo.compare EQ, %471, %473, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %477 = stablehlo.select %474, %475, %476 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %479 = stablehlo.compare EQ, %478, %473, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %482 = stablehlo.select %479, %480, %481 : tensor<8x4xi1>, tensor<8x4xf32>
    %483 = stablehlo.divide %477, %482 : tensor<8x4xf32>
    %484 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %485 = stablehlo.reshape %484 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %486 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %487 = stablehlo.reshape %486 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %488 = stablehlo.reshape %485 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %489 = stablehlo.reshape %487 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %490 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %491 = stablehlo.subtract %457, %490 : tensor<8x32x32x8xf32>
    %cst_133 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %493 = stablehlo.add %489, %492 : tensor<8x1x1x8xf32>
    %494 = stablehlo.rsqrt %493 : tensor<8x1x1x8xf32>
    %495 = stablehlo.divide %494, %493 : tensor<8x1x1x8xf32>
    %cst_134 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %497 = stablehlo.multiply %496, %495 : tensor<8x1x1x8xf32>
    %498 = stablehlo.reshape %arg31 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %500 = stablehlo.multiply %494, %499 : tensor<8x1x1x8xf32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %502 = stablehlo.multiply %491, %501 : tensor<8x32x32x8xf32>
    %503 = stablehlo.reshape %arg30 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %505 = stablehlo.add %502, %504 : tensor<8x32x32x8xf32>
    %506 = call @relu(%505) : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %508 = stablehlo.compare GT, %505, %507, FLOAT : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xi1>
    %509 = stablehlo.convolution(%506, %arg29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<3x3x8x8xf32>) -> tensor<8x32x32x8xf32>
    %510 = stablehlo.reshape %arg28 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %512 = stablehlo.add %509, %511 : tensor<8x32x32x8xf32>
    %513 = stablehlo.reshape %512 : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x4x2xf32>
    %514 = chlo.square %513 : tensor<8x32x32x4x2xf32> -> tensor<8x32x32x4x2xf32>
    %cst_136 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8x32x32x4x2xf32>
    %516 = stablehlo.multiply %515, %513 : tensor<8x32x32x4x2xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%513 init: %cst_137) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_138 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %519 = stablehlo.divide %517, %518 : tensor<8x4xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%514 init: %cst_139) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_140 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %522 = stablehlo.divide %520, %521 : tensor<8x4xf32>
    %523 = chlo.square %519 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_141 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %525 = stablehlo.multiply %524, %519 : tensor<8x4xf32>
    %526 = stablehlo.subtract %522, %523 : tensor<8x4xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %528 = stablehlo.maximum %527, %526 : tensor<8x4xf32>
    %529 = stablehlo.compare EQ, %526, %528, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %532 = stablehlo.select %529, %530, %531 : tensor<8x4xi1>, tensor<8x4xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %534 = stablehlo.compare EQ, %533, %528, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %cst_146 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %537 = stablehlo.select %534, %535, %536 : tensor<8x4xi1>, tensor<8x4xf32>
    %538 = stablehlo.divide %532, %537 : tensor<8x4xf32>
    %539 = stablehlo.broadcast_in_dim %519, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %540 = stablehlo.reshape %539 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %541 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x2xf32>
    %542 = stablehlo.reshape %541 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
    %543 = stablehlo.reshape %540 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %544 = stablehlo.reshape %542 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %545 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %546 = stablehlo.subtract %512, %545 : tensor<8x32x32x8xf32>
    %cst_148 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %548 = stablehlo.add %544, %547 : tensor<8x1x1x8xf32>
    %549 = stablehlo.rsqrt %548 : tensor<8x1x1x8xf32>
    %550 = stablehlo.divide %549, %548 : tensor<8x1x1x8xf32>
    %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x1x1x8xf32>
    %552 = stablehlo.multiply %551, %550 : tensor<8x1x1x8xf32>
    %553 = stablehlo.reshape %arg33 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %555 = stablehlo.multiply %549, %554 : tensor<8x1x1x8xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %557 = stablehlo.multiply %546, %556 : tensor<8x32x32x8xf32>
    %558 = stablehlo.reshape %arg32 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %560 = stablehlo.add %557, %559 : tensor<8x32x32x8xf32>
    %561 = call @relu(%560) : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %563 = stablehlo.compare GT, %560, %562, FLOAT : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xi1>
    %564 = stablehlo.convolution(%561, %arg17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<1x1x8x3xf32>) -> tensor<8x32x32x3xf32>
    %565 = stablehlo.reshape %arg16 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<8x32x32x3xf32>
    %567 = stablehlo.add %564, %566 : tensor<8x32x32x3xf32>
    %568 = stablehlo.broadcast_in_dim %arg141, dims = [0, 1, 2] : (tensor<8x32x32xi32>) -> tensor<8x32x32x1xi32>
    %569:2 = call @take_along_axis(%567, %568) : (tensor<8x32x32x3xf32>, tensor<8x32x32x1xi32>) -> (tensor<8x32x32x1xf32>, tensor<8x32x32x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %570:2 = call @_take(%569#0, %c) : (tensor<8x32x32x1xf32>, tensor<i32>) -> (tensor<8x32x32xf32>, tensor<1xi32>)
    %cst_151 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %571 = stablehlo.reduce(%567 init: %cst_151) applies stablehlo.maximum across dimensions = [3] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %cst_152 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %573 = stablehlo.maximum %572, %571 : tensor<8x32x32xf32>
    %574 = stablehlo.is_finite %573 : (tensor<8x32x32xf32>) -> tensor<8x32x32xi1>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %576 = stablehlo.select %574, %573, %575 : tensor<8x32x32xi1>, tensor<8x32x32xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 2] : (tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2, 3] : (tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    %579 = stablehlo.subtract %567, %578 : tensor<8x32x32x3xf32>
    %580 = stablehlo.exponential %579 : tensor<8x32x32x3xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.reduce(%580 init: %cst_154) applies stablehlo.add across dimensions = [3] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %582 = stablehlo.abs %581 : tensor<8x32x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %584 = stablehlo.compare GE, %581, %583, FLOAT : (tensor<8x32x32xf32>, tensor<8x32x32xf32>) -> tensor<8x32x32xi1>
    %585 = stablehlo.log %582 : tensor<8x32x32xf32>
    %586 = stablehlo.add %585, %576 : tensor<8x32x32xf32>
    %587 = stablehlo.subtract %586, %570#0 : tensor<8x32x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %588 = stablehlo.reduce(%587 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_157 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %589 = stablehlo.divide %588, %cst_157 : tensor<f32>
    %cst_158 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %590 = stablehlo.reduce(%567 init: %cst_158) applies stablehlo.maximum across dimensions = [3] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %cst_159 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %592 = stablehlo.maximum %591, %590 : tensor<8x32x32xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1, 2] : (tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2, 3] : (tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    %595 = stablehlo.subtract %567, %594 : tensor<8x32x32x3xf32>
    %596 = stablehlo.exponential %595 : tensor<8x32x32x3xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_160) applies stablehlo.add across dimensions = [3] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1, 2] : (tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2, 3] : (tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    %600 = stablehlo.divide %596, %599 : tensor<8x32x32x3xf32>
    %601 = stablehlo.multiply %598, %598 : tensor<8x32x32x1xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x32x32x1xf32>
    %603 = stablehlo.divide %602, %601 : tensor<8x32x32x1xf32>
    %604 = call @_one_hot(%arg141) : (tensor<8x32x32xi32>) -> tensor<8x32x32x3xf32>
    %605 = stablehlo.multiply %600, %604 : tensor<8x32x32x3xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_162) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %607 = stablehlo.add %600, %604 : tensor<8x32x32x3xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%607 init: %cst_163) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.add %589, %cst_164 : tensor<f32>
    %cst_165 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %611 = stablehlo.multiply %610, %606 : tensor<8x3xf32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %613 = stablehlo.add %611, %612 : tensor<8x3xf32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %615 = stablehlo.add %608, %614 : tensor<8x3xf32>
    %616 = stablehlo.divide %613, %615 : tensor<8x3xf32>
    %617 = stablehlo.multiply %615, %615 : tensor<8x3xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %619 = stablehlo.divide %618, %617 : tensor<8x3xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%616 init: %cst_169) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_170 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %621 = stablehlo.divide %620, %cst_170 : tensor<f32>
    %622 = stablehlo.subtract %609, %621 : tensor<f32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %623 = stablehlo.negate %cst_171 : tensor<f32>
    %cst_172 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %624 = stablehlo.divide %623, %cst_172 : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %626 = stablehlo.multiply %625, %619 : tensor<8x3xf32>
    %627 = stablehlo.multiply %626, %613 : tensor<8x3xf32>
    %628 = stablehlo.negate %627 : tensor<8x3xf32>
    %629 = stablehlo.divide %625, %615 : tensor<8x3xf32>
    %cst_173 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %631 = stablehlo.multiply %630, %629 : tensor<8x3xf32>
    %632 = stablehlo.broadcast_in_dim %628, dims = [0, 3] : (tensor<8x3xf32>) -> tensor<8x32x32x3xf32>
    %633 = stablehlo.broadcast_in_dim %631, dims = [0, 3] : (tensor<8x3xf32>) -> tensor<8x32x32x3xf32>
    %634 = stablehlo.multiply %633, %604 : tensor<8x32x32x3xf32>
    %635 = stablehlo.add %632, %634 : tensor<8x32x32x3xf32>
    %636 = stablehlo.broadcast_in_dim %603, dims = [0, 1, 2, 3] : (tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    %637 = stablehlo.multiply %635, %636 : tensor<8x32x32x3xf32>
    %638 = stablehlo.multiply %637, %596 : tensor<8x32x32x3xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.reduce(%638 init: %cst_174) applies stablehlo.add across dimensions = [3] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %640 = stablehlo.reshape %639 : (tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32>
    %641 = stablehlo.negate %640 : tensor<8x32x32x1xf32>
    %642 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2, 3] : (tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    %643 = stablehlo.divide %635, %642 : tensor<8x32x32x3xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%641 init: %cst_175) applies stablehlo.add across dimensions = [3] : (tensor<8x32x32x1xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2] : (tensor<8x32x32xf32>) -> tensor<8x32x32x3xf32>
    %646 = stablehlo.add %643, %645 : tensor<8x32x32x3xf32>
    %647 = stablehlo.multiply %646, %596 : tensor<8x32x32x3xf32>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_177 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %648 = stablehlo.divide %cst_176, %cst_177 : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %650 = stablehlo.negate %649 : tensor<8x32x32xf32>
    %651 = stablehlo.divide %649, %582 : tensor<8x32x32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %653 = stablehlo.select %584, %652, %651 : tensor<8x32x32xi1>, tensor<8x32x32xf32>
    %654 = stablehlo.select %584, %651, %652 : tensor<8x32x32xi1>, tensor<8x32x32xf32>
    %655 = stablehlo.negate %653 : tensor<8x32x32xf32>
    %656 = stablehlo.add %654, %655 : tensor<8x32x32xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2] : (tensor<8x32x32xf32>) -> tensor<8x32x32x3xf32>
    %658 = stablehlo.multiply %657, %580 : tensor<8x32x32x3xf32>
    %659 = stablehlo.add %647, %658 : tensor<8x32x32x3xf32>
    %660 = call @_take_2(%570#1, %650) : (tensor<1xi32>, tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32>
    %661 = call @take_along_axis_3(%569#1, %660) : (tensor<8x32x32x1x1xi32>, tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    %662 = stablehlo.add %659, %661 : tensor<8x32x32x3xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x3xf32>, tensor<f32>) -> tensor<3xf32>
    %664 = stablehlo.reshape %663 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %665 = stablehlo.reshape %664 : (tensor<1x1x1x3xf32>) -> tensor<3xf32>
    %666 = stablehlo.convolution(%561, %662) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<8x32x32x3xf32>) -> tensor<1x1x8x3xf32>
    %667 = stablehlo.reverse %arg17, dims = [0, 1] : tensor<1x1x8x3xf32>
    %668 = stablehlo.convolution(%662, %667) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x3xf32>, tensor<1x1x8x3xf32>) -> tensor<8x32x32x8xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %670 = stablehlo.select %563, %668, %669 : tensor<8x32x32x8xi1>, tensor<8x32x32x8xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.reduce(%670 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %672 = stablehlo.reshape %671 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %673 = stablehlo.reshape %672 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %674 = stablehlo.multiply %546, %670 : tensor<8x32x32x8xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_182) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %676 = stablehlo.reshape %675 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %677 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %678 = stablehlo.multiply %670, %677 : tensor<8x32x32x8xf32>
    %679 = stablehlo.multiply %549, %676 : tensor<8x1x1x8xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_183) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x8xf32>, tensor<f32>) -> tensor<1x1x8xf32>
    %681 = stablehlo.reshape %680 : (tensor<1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %682 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %683 = stablehlo.multiply %676, %682 : tensor<8x1x1x8xf32>
    %684 = stablehlo.reshape %681 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %685 = stablehlo.multiply %683, %552 : tensor<8x1x1x8xf32>
    %686 = stablehlo.negate %678 : tensor<8x32x32x8xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_184) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %688 = stablehlo.reshape %687 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %689 = stablehlo.reshape %685 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %690 = stablehlo.reshape %688 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %691 = stablehlo.reshape %689 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%691 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %693 = stablehlo.reshape %690 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_186) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %695 = stablehlo.multiply %692, %538 : tensor<8x4xf32>
    %696 = stablehlo.negate %695 : tensor<8x4xf32>
    %697 = stablehlo.multiply %696, %525 : tensor<8x4xf32>
    %698 = stablehlo.add %694, %697 : tensor<8x4xf32>
    %cst_187 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %700 = stablehlo.divide %695, %699 : tensor<8x4xf32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %cst_188 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %703 = stablehlo.divide %698, %702 : tensor<8x4xf32>
    %704 = stablehlo.broadcast_in_dim %703, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %705 = stablehlo.multiply %701, %516 : tensor<8x32x32x4x2xf32>
    %706 = stablehlo.add %704, %705 : tensor<8x32x32x4x2xf32>
    %707 = stablehlo.reshape %706 : (tensor<8x32x32x4x2xf32>) -> tensor<8x32x32x8xf32>
    %708 = stablehlo.add %678, %707 : tensor<8x32x32x8xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%708 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %710 = stablehlo.reshape %709 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %711 = stablehlo.reshape %710 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %712 = stablehlo.convolution(%506, %708) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<3x3x8x8xf32>
    %713 = stablehlo.reverse %arg29, dims = [0, 1] : tensor<3x3x8x8xf32>
    %714 = stablehlo.convolution(%708, %713) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<3x3x8x8xf32>) -> tensor<8x32x32x8xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %716 = stablehlo.select %508, %714, %715 : tensor<8x32x32x8xi1>, tensor<8x32x32x8xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%716 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %718 = stablehlo.reshape %717 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %719 = stablehlo.reshape %718 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %720 = stablehlo.multiply %491, %716 : tensor<8x32x32x8xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_192) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %722 = stablehlo.reshape %721 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %723 = stablehlo.broadcast_in_dim %500, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %724 = stablehlo.multiply %716, %723 : tensor<8x32x32x8xf32>
    %725 = stablehlo.multiply %494, %722 : tensor<8x1x1x8xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_193) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x8xf32>, tensor<f32>) -> tensor<1x1x8xf32>
    %727 = stablehlo.reshape %726 : (tensor<1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %728 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %729 = stablehlo.multiply %722, %728 : tensor<8x1x1x8xf32>
    %730 = stablehlo.reshape %727 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %731 = stablehlo.multiply %729, %497 : tensor<8x1x1x8xf32>
    %732 = stablehlo.negate %724 : tensor<8x32x32x8xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_194) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %734 = stablehlo.reshape %733 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %735 = stablehlo.reshape %731 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %736 = stablehlo.reshape %734 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %737 = stablehlo.reshape %735 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_195) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %739 = stablehlo.reshape %736 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.reduce(%739 init: %cst_196) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %741 = stablehlo.multiply %738, %483 : tensor<8x4xf32>
    %742 = stablehlo.negate %741 : tensor<8x4xf32>
    %743 = stablehlo.multiply %742, %470 : tensor<8x4xf32>
    %744 = stablehlo.add %740, %743 : tensor<8x4xf32>
    %cst_197 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %746 = stablehlo.divide %741, %745 : tensor<8x4xf32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %cst_198 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %749 = stablehlo.divide %744, %748 : tensor<8x4xf32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %751 = stablehlo.multiply %747, %461 : tensor<8x32x32x4x2xf32>
    %752 = stablehlo.add %750, %751 : tensor<8x32x32x4x2xf32>
    %753 = stablehlo.reshape %752 : (tensor<8x32x32x4x2xf32>) -> tensor<8x32x32x8xf32>
    %754 = stablehlo.add %724, %753 : tensor<8x32x32x8xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%754 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %756 = stablehlo.reshape %755 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %757 = stablehlo.reshape %756 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %758 = stablehlo.convolution(%453, %754) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x16xf32>, tensor<8x32x32x8xf32>) -> tensor<3x3x16x8xf32>
    %759 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<3x3x16x8xf32>
    %760 = stablehlo.convolution(%754, %759) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<3x3x16x8xf32>) -> tensor<8x32x32x16xf32>
    %761 = stablehlo.slice %760 [0:8, 0:32, 0:32, 0:8] : (tensor<8x32x32x16xf32>) -> tensor<8x32x32x8xf32>
    %762 = stablehlo.slice %760 [0:8, 0:32, 0:32, 8:16] : (tensor<8x32x32x16xf32>) -> tensor<8x32x32x8xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%762 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %764 = stablehlo.reshape %763 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %765 = stablehlo.reshape %764 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %766 = stablehlo.convolution(%446, %762) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<8x32x32x8xf32>) -> tensor<2x2x16x8xf32>
    %767 = stablehlo.reverse %arg45, dims = [0, 1] : tensor<2x2x16x8xf32>
    %768 = stablehlo.convolution(%762, %767) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<2x2x16x8xf32>) -> tensor<8x16x16x16xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %770 = stablehlo.select %448, %768, %769 : tensor<8x16x16x16xi1>, tensor<8x16x16x16xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.reduce(%770 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %772 = stablehlo.reshape %771 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %773 = stablehlo.reshape %772 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %774 = stablehlo.multiply %431, %770 : tensor<8x16x16x16xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_203) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %776 = stablehlo.reshape %775 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %777 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %778 = stablehlo.multiply %770, %777 : tensor<8x16x16x16xf32>
    %779 = stablehlo.multiply %434, %776 : tensor<8x1x1x16xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.reduce(%779 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x16xf32>, tensor<f32>) -> tensor<1x1x16xf32>
    %781 = stablehlo.reshape %780 : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %782 = stablehlo.broadcast_in_dim %438, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %783 = stablehlo.multiply %776, %782 : tensor<8x1x1x16xf32>
    %784 = stablehlo.reshape %781 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %785 = stablehlo.multiply %783, %437 : tensor<8x1x1x16xf32>
    %786 = stablehlo.negate %778 : tensor<8x16x16x16xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_205) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %788 = stablehlo.reshape %787 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %789 = stablehlo.reshape %785 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %790 = stablehlo.reshape %788 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %791 = stablehlo.reshape %789 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %792 = stablehlo.reduce(%791 init: %cst_206) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %793 = stablehlo.reshape %790 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%793 init: %cst_207) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %795 = stablehlo.multiply %792, %423 : tensor<8x4xf32>
    %796 = stablehlo.negate %795 : tensor<8x4xf32>
    %797 = stablehlo.multiply %796, %410 : tensor<8x4xf32>
    %798 = stablehlo.add %794, %797 : tensor<8x4xf32>
    %cst_208 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %800 = stablehlo.divide %795, %799 : tensor<8x4xf32>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %cst_209 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %803 = stablehlo.divide %798, %802 : tensor<8x4xf32>
    %804 = stablehlo.broadcast_in_dim %803, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %805 = stablehlo.multiply %801, %401 : tensor<8x16x16x4x4xf32>
    %806 = stablehlo.add %804, %805 : tensor<8x16x16x4x4xf32>
    %807 = stablehlo.reshape %806 : (tensor<8x16x16x4x4xf32>) -> tensor<8x16x16x16xf32>
    %808 = stablehlo.add %778, %807 : tensor<8x16x16x16xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.reduce(%808 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %810 = stablehlo.reshape %809 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %811 = stablehlo.reshape %810 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %812 = stablehlo.convolution(%391, %808) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %813 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<3x3x16x16xf32>
    %814 = stablehlo.convolution(%808, %813) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<8x16x16x16xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %816 = stablehlo.select %393, %814, %815 : tensor<8x16x16x16xi1>, tensor<8x16x16x16xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %818 = stablehlo.reshape %817 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %819 = stablehlo.reshape %818 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %820 = stablehlo.multiply %376, %816 : tensor<8x16x16x16xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.reduce(%820 init: %cst_213) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %822 = stablehlo.reshape %821 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %823 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %824 = stablehlo.multiply %816, %823 : tensor<8x16x16x16xf32>
    %825 = stablehlo.multiply %379, %822 : tensor<8x1x1x16xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%825 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x16xf32>, tensor<f32>) -> tensor<1x1x16xf32>
    %827 = stablehlo.reshape %826 : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %828 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %829 = stablehlo.multiply %822, %828 : tensor<8x1x1x16xf32>
    %830 = stablehlo.reshape %827 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %831 = stablehlo.multiply %829, %382 : tensor<8x1x1x16xf32>
    %832 = stablehlo.negate %824 : tensor<8x16x16x16xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%832 init: %cst_215) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %834 = stablehlo.reshape %833 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %835 = stablehlo.reshape %831 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %836 = stablehlo.reshape %834 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %837 = stablehlo.reshape %835 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%837 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %839 = stablehlo.reshape %836 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%839 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %841 = stablehlo.multiply %838, %368 : tensor<8x4xf32>
    %842 = stablehlo.negate %841 : tensor<8x4xf32>
    %843 = stablehlo.multiply %842, %355 : tensor<8x4xf32>
    %844 = stablehlo.add %840, %843 : tensor<8x4xf32>
    %cst_218 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %846 = stablehlo.divide %841, %845 : tensor<8x4xf32>
    %847 = stablehlo.broadcast_in_dim %846, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %cst_219 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %849 = stablehlo.divide %844, %848 : tensor<8x4xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %851 = stablehlo.multiply %847, %346 : tensor<8x16x16x4x4xf32>
    %852 = stablehlo.add %850, %851 : tensor<8x16x16x4x4xf32>
    %853 = stablehlo.reshape %852 : (tensor<8x16x16x4x4xf32>) -> tensor<8x16x16x16xf32>
    %854 = stablehlo.add %824, %853 : tensor<8x16x16x16xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%854 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %856 = stablehlo.reshape %855 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %857 = stablehlo.reshape %856 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %858 = stablehlo.convolution(%338, %854) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x32xf32>, tensor<8x16x16x16xf32>) -> tensor<3x3x32x16xf32>
    %859 = stablehlo.reverse %arg19, dims = [0, 1] : tensor<3x3x32x16xf32>
    %860 = stablehlo.convolution(%854, %859) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<3x3x32x16xf32>) -> tensor<8x16x16x32xf32>
    %861 = stablehlo.slice %860 [0:8, 0:16, 0:16, 0:16] : (tensor<8x16x16x32xf32>) -> tensor<8x16x16x16xf32>
    %862 = stablehlo.slice %860 [0:8, 0:16, 0:16, 16:32] : (tensor<8x16x16x32xf32>) -> tensor<8x16x16x16xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%862 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %864 = stablehlo.reshape %863 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %865 = stablehlo.reshape %864 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %866 = stablehlo.convolution(%331, %862) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x32xf32>, tensor<8x16x16x16xf32>) -> tensor<2x2x32x16xf32>
    %867 = stablehlo.reverse %arg43, dims = [0, 1] : tensor<2x2x32x16xf32>
    %868 = stablehlo.convolution(%862, %867) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<2x2x32x16xf32>) -> tensor<8x8x8x32xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<8x8x8x32xf32>
    %870 = stablehlo.select %333, %868, %869 : tensor<8x8x8x32xi1>, tensor<8x8x8x32xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %872 = stablehlo.reshape %871 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %873 = stablehlo.reshape %872 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %874 = stablehlo.multiply %316, %870 : tensor<8x8x8x32xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_224) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %876 = stablehlo.reshape %875 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %877 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %878 = stablehlo.multiply %870, %877 : tensor<8x8x8x32xf32>
    %879 = stablehlo.multiply %319, %876 : tensor<8x1x1x32xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%879 init: %cst_225) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %881 = stablehlo.reshape %880 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %882 = stablehlo.broadcast_in_dim %323, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %883 = stablehlo.multiply %876, %882 : tensor<8x1x1x32xf32>
    %884 = stablehlo.reshape %881 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %885 = stablehlo.multiply %883, %322 : tensor<8x1x1x32xf32>
    %886 = stablehlo.negate %878 : tensor<8x8x8x32xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%886 init: %cst_226) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %888 = stablehlo.reshape %887 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %889 = stablehlo.reshape %885 : (tensor<8x1x1x32xf32>) -> tensor<8x32xf32>
    %890 = stablehlo.reshape %888 : (tensor<8x1x1x32xf32>) -> tensor<8x32xf32>
    %891 = stablehlo.reshape %889 : (tensor<8x32xf32>) -> tensor<8x4x8xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%891 init: %cst_227) applies stablehlo.add across dimensions = [2] : (tensor<8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %893 = stablehlo.reshape %890 : (tensor<8x32xf32>) -> tensor<8x4x8xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %894 = stablehlo.reduce(%893 init: %cst_228) applies stablehlo.add across dimensions = [2] : (tensor<8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %895 = stablehlo.multiply %892, %308 : tensor<8x4xf32>
    %896 = stablehlo.negate %895 : tensor<8x4xf32>
    %897 = stablehlo.multiply %896, %295 : tensor<8x4xf32>
    %898 = stablehlo.add %894, %897 : tensor<8x4xf32>
    %cst_229 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %900 = stablehlo.divide %895, %899 : tensor<8x4xf32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x8x8x4x8xf32>
    %cst_230 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %903 = stablehlo.divide %898, %902 : tensor<8x4xf32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x8x8x4x8xf32>
    %905 = stablehlo.multiply %901, %286 : tensor<8x8x8x4x8xf32>
    %906 = stablehlo.add %904, %905 : tensor<8x8x8x4x8xf32>
    %907 = stablehlo.reshape %906 : (tensor<8x8x8x4x8xf32>) -> tensor<8x8x8x32xf32>
    %908 = stablehlo.add %878, %907 : tensor<8x8x8x32xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%908 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %910 = stablehlo.reshape %909 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %911 = stablehlo.reshape %910 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %912 = stablehlo.convolution(%276, %908) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x32xf32>, tensor<8x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %913 = stablehlo.reverse %arg37, dims = [0, 1] : tensor<3x3x32x32xf32>
    %914 = stablehlo.convolution(%908, %913) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<8x8x8x32xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<8x8x8x32xf32>
    %916 = stablehlo.select %278, %914, %915 : tensor<8x8x8x32xi1>, tensor<8x8x8x32xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%916 init: %cst_233) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %918 = stablehlo.reshape %917 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %919 = stablehlo.reshape %918 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %920 = stablehlo.multiply %261, %916 : tensor<8x8x8x32xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %921 = stablehlo.reduce(%920 init: %cst_234) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %922 = stablehlo.reshape %921 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %923 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %924 = stablehlo.multiply %916, %923 : tensor<8x8x8x32xf32>
    %925 = stablehlo.multiply %264, %922 : tensor<8x1x1x32xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.reduce(%925 init: %cst_235) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x32xf32>, tensor<f32>) -> tensor<1x1x32xf32>
    %927 = stablehlo.reshape %926 : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %928 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %929 = stablehlo.multiply %922, %928 : tensor<8x1x1x32xf32>
    %930 = stablehlo.reshape %927 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %931 = stablehlo.multiply %929, %267 : tensor<8x1x1x32xf32>
    %932 = stablehlo.negate %924 : tensor<8x8x8x32xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %933 = stablehlo.reduce(%932 init: %cst_236) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %934 = stablehlo.reshape %933 : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %935 = stablehlo.reshape %931 : (tensor<8x1x1x32xf32>) -> tensor<8x32xf32>
    %936 = stablehlo.reshape %934 : (tensor<8x1x1x32xf32>) -> tensor<8x32xf32>
    %937 = stablehlo.reshape %935 : (tensor<8x32xf32>) -> tensor<8x4x8xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.reduce(%937 init: %cst_237) applies stablehlo.add across dimensions = [2] : (tensor<8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %939 = stablehlo.reshape %936 : (tensor<8x32xf32>) -> tensor<8x4x8xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %940 = stablehlo.reduce(%939 init: %cst_238) applies stablehlo.add across dimensions = [2] : (tensor<8x4x8xf32>, tensor<f32>) -> tensor<8x4xf32>
    %941 = stablehlo.multiply %938, %253 : tensor<8x4xf32>
    %942 = stablehlo.negate %941 : tensor<8x4xf32>
    %943 = stablehlo.multiply %942, %240 : tensor<8x4xf32>
    %944 = stablehlo.add %940, %943 : tensor<8x4xf32>
    %cst_239 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %946 = stablehlo.divide %941, %945 : tensor<8x4xf32>
    %947 = stablehlo.broadcast_in_dim %946, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x8x8x4x8xf32>
    %cst_240 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %949 = stablehlo.divide %944, %948 : tensor<8x4xf32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x8x8x4x8xf32>
    %951 = stablehlo.multiply %947, %231 : tensor<8x8x8x4x8xf32>
    %952 = stablehlo.add %950, %951 : tensor<8x8x8x4x8xf32>
    %953 = stablehlo.reshape %952 : (tensor<8x8x8x4x8xf32>) -> tensor<8x8x8x32xf32>
    %954 = stablehlo.add %924, %953 : tensor<8x8x8x32xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %955 = stablehlo.reduce(%954 init: %cst_241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %956 = stablehlo.reshape %955 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %957 = stablehlo.reshape %956 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %958 = stablehlo.convolution(%223, %954) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x16xf32>, tensor<8x8x8x32xf32>) -> tensor<3x3x16x32xf32>
    %959 = stablehlo.reverse %arg35, dims = [0, 1] : tensor<3x3x16x32xf32>
    %960 = stablehlo.convolution(%954, %959) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x32xf32>, tensor<3x3x16x32xf32>) -> tensor<8x8x8x16xf32>
    %cst_242 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %961 = stablehlo.pad %219, %cst_242, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16x16x16xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %962 = "stablehlo.select_and_scatter"(%961, %960, %cst_243) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2325 = stablehlo.compare GE, %arg142, %arg143, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2325 : tensor<i1>
    }, {
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2325 = stablehlo.add %arg142, %arg143 : tensor<f32>
      stablehlo.return %2325 : tensor<f32>
    }) : (tensor<8x16x16x16xf32>, tensor<8x8x8x16xf32>, tensor<f32>) -> tensor<8x16x16x16xf32>
    %963 = stablehlo.slice %962 [0:8, 0:16, 0:16, 0:16] : (tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32>
    %964 = stablehlo.add %861, %963 : tensor<8x16x16x16xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %966 = stablehlo.select %221, %964, %965 : tensor<8x16x16x16xi1>, tensor<8x16x16x16xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.reduce(%966 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %968 = stablehlo.reshape %967 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %969 = stablehlo.reshape %968 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %970 = stablehlo.multiply %204, %966 : tensor<8x16x16x16xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %971 = stablehlo.reduce(%970 init: %cst_246) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %972 = stablehlo.reshape %971 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %973 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %974 = stablehlo.multiply %966, %973 : tensor<8x16x16x16xf32>
    %975 = stablehlo.multiply %207, %972 : tensor<8x1x1x16xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.reduce(%975 init: %cst_247) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x16xf32>, tensor<f32>) -> tensor<1x1x16xf32>
    %977 = stablehlo.reshape %976 : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %978 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %979 = stablehlo.multiply %972, %978 : tensor<8x1x1x16xf32>
    %980 = stablehlo.reshape %977 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %981 = stablehlo.multiply %979, %210 : tensor<8x1x1x16xf32>
    %982 = stablehlo.negate %974 : tensor<8x16x16x16xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %983 = stablehlo.reduce(%982 init: %cst_248) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %984 = stablehlo.reshape %983 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %985 = stablehlo.reshape %981 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %986 = stablehlo.reshape %984 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %987 = stablehlo.reshape %985 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.reduce(%987 init: %cst_249) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %989 = stablehlo.reshape %986 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.reduce(%989 init: %cst_250) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %991 = stablehlo.multiply %988, %196 : tensor<8x4xf32>
    %992 = stablehlo.negate %991 : tensor<8x4xf32>
    %993 = stablehlo.multiply %992, %183 : tensor<8x4xf32>
    %994 = stablehlo.add %990, %993 : tensor<8x4xf32>
    %cst_251 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %996 = stablehlo.divide %991, %995 : tensor<8x4xf32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %cst_252 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %999 = stablehlo.divide %994, %998 : tensor<8x4xf32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %1001 = stablehlo.multiply %997, %174 : tensor<8x16x16x4x4xf32>
    %1002 = stablehlo.add %1000, %1001 : tensor<8x16x16x4x4xf32>
    %1003 = stablehlo.reshape %1002 : (tensor<8x16x16x4x4xf32>) -> tensor<8x16x16x16xf32>
    %1004 = stablehlo.add %974, %1003 : tensor<8x16x16x16xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1006 = stablehlo.reshape %1005 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1007 = stablehlo.reshape %1006 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %1008 = stablehlo.convolution(%164, %1004) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<8x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1009 = stablehlo.reverse %arg11, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1010 = stablehlo.convolution(%1004, %1009) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<8x16x16x16xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %1012 = stablehlo.select %166, %1010, %1011 : tensor<8x16x16x16xi1>, tensor<8x16x16x16xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1012 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1014 = stablehlo.reshape %1013 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1015 = stablehlo.reshape %1014 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %1016 = stablehlo.multiply %149, %1012 : tensor<8x16x16x16xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_256) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %1019 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<8x1x1x16xf32>) -> tensor<8x16x16x16xf32>
    %1020 = stablehlo.multiply %1012, %1019 : tensor<8x16x16x16xf32>
    %1021 = stablehlo.multiply %152, %1018 : tensor<8x1x1x16xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1022 = stablehlo.reduce(%1021 init: %cst_257) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x16xf32>, tensor<f32>) -> tensor<1x1x16xf32>
    %1023 = stablehlo.reshape %1022 : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %1024 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x1x1x16xf32>
    %1025 = stablehlo.multiply %1018, %1024 : tensor<8x1x1x16xf32>
    %1026 = stablehlo.reshape %1023 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %1027 = stablehlo.multiply %1025, %155 : tensor<8x1x1x16xf32>
    %1028 = stablehlo.negate %1020 : tensor<8x16x16x16xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1029 = stablehlo.reduce(%1028 init: %cst_258) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %1030 = stablehlo.reshape %1029 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %1031 = stablehlo.reshape %1027 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %1032 = stablehlo.reshape %1030 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %1033 = stablehlo.reshape %1031 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1034 = stablehlo.reduce(%1033 init: %cst_259) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1035 = stablehlo.reshape %1032 : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1035 init: %cst_260) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1037 = stablehlo.multiply %1034, %141 : tensor<8x4xf32>
    %1038 = stablehlo.negate %1037 : tensor<8x4xf32>
    %1039 = stablehlo.multiply %1038, %128 : tensor<8x4xf32>
    %1040 = stablehlo.add %1036, %1039 : tensor<8x4xf32>
    %cst_261 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1042 = stablehlo.divide %1037, %1041 : tensor<8x4xf32>
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %cst_262 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1045 = stablehlo.divide %1040, %1044 : tensor<8x4xf32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x16x16x4x4xf32>
    %1047 = stablehlo.multiply %1043, %119 : tensor<8x16x16x4x4xf32>
    %1048 = stablehlo.add %1046, %1047 : tensor<8x16x16x4x4xf32>
    %1049 = stablehlo.reshape %1048 : (tensor<8x16x16x4x4xf32>) -> tensor<8x16x16x16xf32>
    %1050 = stablehlo.add %1020, %1049 : tensor<8x16x16x16xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1051 = stablehlo.reduce(%1050 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1052 = stablehlo.reshape %1051 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1053 = stablehlo.reshape %1052 : (tensor<1x1x1x16xf32>) -> tensor<16xf32>
    %1054 = stablehlo.convolution(%111, %1050) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x8xf32>, tensor<8x16x16x16xf32>) -> tensor<3x3x8x16xf32>
    %1055 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x8x16xf32>
    %1056 = stablehlo.convolution(%1050, %1055) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16xf32>, tensor<3x3x8x16xf32>) -> tensor<8x16x16x8xf32>
    %cst_264 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1057 = stablehlo.pad %107, %cst_264, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x32x32x8xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1058 = "stablehlo.select_and_scatter"(%1057, %1056, %cst_265) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2325 = stablehlo.compare GE, %arg142, %arg143, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2325 : tensor<i1>
    }, {
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2325 = stablehlo.add %arg142, %arg143 : tensor<f32>
      stablehlo.return %2325 : tensor<f32>
    }) : (tensor<8x32x32x8xf32>, tensor<8x16x16x8xf32>, tensor<f32>) -> tensor<8x32x32x8xf32>
    %1059 = stablehlo.slice %1058 [0:8, 0:32, 0:32, 0:8] : (tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xf32>
    %1060 = stablehlo.add %761, %1059 : tensor<8x32x32x8xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %1062 = stablehlo.select %109, %1060, %1061 : tensor<8x32x32x8xi1>, tensor<8x32x32x8xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1063 = stablehlo.reduce(%1062 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1064 = stablehlo.reshape %1063 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %1065 = stablehlo.reshape %1064 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %1066 = stablehlo.multiply %92, %1062 : tensor<8x32x32x8xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1067 = stablehlo.reduce(%1066 init: %cst_268) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1068 = stablehlo.reshape %1067 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %1069 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %1070 = stablehlo.multiply %1062, %1069 : tensor<8x32x32x8xf32>
    %1071 = stablehlo.multiply %95, %1068 : tensor<8x1x1x8xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1072 = stablehlo.reduce(%1071 init: %cst_269) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x8xf32>, tensor<f32>) -> tensor<1x1x8xf32>
    %1073 = stablehlo.reshape %1072 : (tensor<1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %1074 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %1075 = stablehlo.multiply %1068, %1074 : tensor<8x1x1x8xf32>
    %1076 = stablehlo.reshape %1073 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %1077 = stablehlo.multiply %1075, %98 : tensor<8x1x1x8xf32>
    %1078 = stablehlo.negate %1070 : tensor<8x32x32x8xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1079 = stablehlo.reduce(%1078 init: %cst_270) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1080 = stablehlo.reshape %1079 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %1081 = stablehlo.reshape %1077 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %1082 = stablehlo.reshape %1080 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %1083 = stablehlo.reshape %1081 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.reduce(%1083 init: %cst_271) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1085 = stablehlo.reshape %1082 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1086 = stablehlo.reduce(%1085 init: %cst_272) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1087 = stablehlo.multiply %1084, %84 : tensor<8x4xf32>
    %1088 = stablehlo.negate %1087 : tensor<8x4xf32>
    %1089 = stablehlo.multiply %1088, %71 : tensor<8x4xf32>
    %1090 = stablehlo.add %1086, %1089 : tensor<8x4xf32>
    %cst_273 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1092 = stablehlo.divide %1087, %1091 : tensor<8x4xf32>
    %1093 = stablehlo.broadcast_in_dim %1092, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %cst_274 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1095 = stablehlo.divide %1090, %1094 : tensor<8x4xf32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %1097 = stablehlo.multiply %1093, %62 : tensor<8x32x32x4x2xf32>
    %1098 = stablehlo.add %1096, %1097 : tensor<8x32x32x4x2xf32>
    %1099 = stablehlo.reshape %1098 : (tensor<8x32x32x4x2xf32>) -> tensor<8x32x32x8xf32>
    %1100 = stablehlo.add %1070, %1099 : tensor<8x32x32x8xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1101 = stablehlo.reduce(%1100 init: %cst_275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1102 = stablehlo.reshape %1101 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %1103 = stablehlo.reshape %1102 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %1104 = stablehlo.convolution(%52, %1100) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<8x32x32x8xf32>) -> tensor<3x3x8x8xf32>
    %1105 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x8x8xf32>
    %1106 = stablehlo.convolution(%1100, %1105) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x8xf32>, tensor<3x3x8x8xf32>) -> tensor<8x32x32x8xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %1108 = stablehlo.select %54, %1106, %1107 : tensor<8x32x32x8xi1>, tensor<8x32x32x8xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1109 = stablehlo.reduce(%1108 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1110 = stablehlo.reshape %1109 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %1111 = stablehlo.reshape %1110 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %1112 = stablehlo.multiply %37, %1108 : tensor<8x32x32x8xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1113 = stablehlo.reduce(%1112 init: %cst_278) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1114 = stablehlo.reshape %1113 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %1115 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<8x1x1x8xf32>) -> tensor<8x32x32x8xf32>
    %1116 = stablehlo.multiply %1108, %1115 : tensor<8x32x32x8xf32>
    %1117 = stablehlo.multiply %40, %1114 : tensor<8x1x1x8xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1118 = stablehlo.reduce(%1117 init: %cst_279) applies stablehlo.add across dimensions = [0] : (tensor<8x1x1x8xf32>, tensor<f32>) -> tensor<1x1x8xf32>
    %1119 = stablehlo.reshape %1118 : (tensor<1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %1120 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %1121 = stablehlo.multiply %1114, %1120 : tensor<8x1x1x8xf32>
    %1122 = stablehlo.reshape %1119 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %1123 = stablehlo.multiply %1121, %43 : tensor<8x1x1x8xf32>
    %1124 = stablehlo.negate %1116 : tensor<8x32x32x8xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1125 = stablehlo.reduce(%1124 init: %cst_280) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1126 = stablehlo.reshape %1125 : (tensor<8x8xf32>) -> tensor<8x1x1x8xf32>
    %1127 = stablehlo.reshape %1123 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %1128 = stablehlo.reshape %1126 : (tensor<8x1x1x8xf32>) -> tensor<8x8xf32>
    %1129 = stablehlo.reshape %1127 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1130 = stablehlo.reduce(%1129 init: %cst_281) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1131 = stablehlo.reshape %1128 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1132 = stablehlo.reduce(%1131 init: %cst_282) applies stablehlo.add across dimensions = [2] : (tensor<8x4x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1133 = stablehlo.multiply %1130, %29 : tensor<8x4xf32>
    %1134 = stablehlo.negate %1133 : tensor<8x4xf32>
    %1135 = stablehlo.multiply %1134, %16 : tensor<8x4xf32>
    %1136 = stablehlo.add %1132, %1135 : tensor<8x4xf32>
    %cst_283 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1138 = stablehlo.divide %1133, %1137 : tensor<8x4xf32>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %cst_284 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1141 = stablehlo.divide %1136, %1140 : tensor<8x4xf32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [0, 3] : (tensor<8x4xf32>) -> tensor<8x32x32x4x2xf32>
    %1143 = stablehlo.multiply %1139, %7 : tensor<8x32x32x4x2xf32>
    %1144 = stablehlo.add %1142, %1143 : tensor<8x32x32x4x2xf32>
    %1145 = stablehlo.reshape %1144 : (tensor<8x32x32x4x2xf32>) -> tensor<8x32x32x8xf32>
    %1146 = stablehlo.add %1116, %1145 : tensor<8x32x32x8xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1147 = stablehlo.reduce(%1146 init: %cst_285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1148 = stablehlo.reshape %1147 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %1149 = stablehlo.reshape %1148 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %1150 = stablehlo.convolution(%arg140, %1146) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x3xf32>, tensor<8x32x32x8xf32>) -> tensor<3x3x3x8xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1152 = stablehlo.multiply %1151, %1149 : tensor<8xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1154 = stablehlo.multiply %1153, %arg47 : tensor<8xf32>
    %1155 = stablehlo.add %1152, %1154 : tensor<8xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1157 = stablehlo.multiply %1156, %1150 : tensor<3x3x3x8xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1159 = stablehlo.multiply %1158, %arg48 : tensor<3x3x3x8xf32>
    %1160 = stablehlo.add %1157, %1159 : tensor<3x3x3x8xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1161 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1162 = stablehlo.multiply %1161, %1103 : tensor<8xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1164 = stablehlo.multiply %1163, %arg49 : tensor<8xf32>
    %1165 = stablehlo.add %1162, %1164 : tensor<8xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1167 = stablehlo.multiply %1166, %1104 : tensor<3x3x8x8xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1169 = stablehlo.multiply %1168, %arg50 : tensor<3x3x8x8xf32>
    %1170 = stablehlo.add %1167, %1169 : tensor<3x3x8x8xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1172 = stablehlo.multiply %1171, %1111 : tensor<8xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1174 = stablehlo.multiply %1173, %arg51 : tensor<8xf32>
    %1175 = stablehlo.add %1172, %1174 : tensor<8xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1177 = stablehlo.multiply %1176, %1122 : tensor<8xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1179 = stablehlo.multiply %1178, %arg52 : tensor<8xf32>
    %1180 = stablehlo.add %1177, %1179 : tensor<8xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1182 = stablehlo.multiply %1181, %1065 : tensor<8xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1184 = stablehlo.multiply %1183, %arg53 : tensor<8xf32>
    %1185 = stablehlo.add %1182, %1184 : tensor<8xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1187 = stablehlo.multiply %1186, %1076 : tensor<8xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1189 = stablehlo.multiply %1188, %arg54 : tensor<8xf32>
    %1190 = stablehlo.add %1187, %1189 : tensor<8xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1192 = stablehlo.multiply %1191, %1053 : tensor<16xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1194 = stablehlo.multiply %1193, %arg55 : tensor<16xf32>
    %1195 = stablehlo.add %1192, %1194 : tensor<16xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1197 = stablehlo.multiply %1196, %1054 : tensor<3x3x8x16xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1199 = stablehlo.multiply %1198, %arg56 : tensor<3x3x8x16xf32>
    %1200 = stablehlo.add %1197, %1199 : tensor<3x3x8x16xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1202 = stablehlo.multiply %1201, %1007 : tensor<16xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1204 = stablehlo.multiply %1203, %arg57 : tensor<16xf32>
    %1205 = stablehlo.add %1202, %1204 : tensor<16xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1207 = stablehlo.multiply %1206, %1008 : tensor<3x3x16x16xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1209 = stablehlo.multiply %1208, %arg58 : tensor<3x3x16x16xf32>
    %1210 = stablehlo.add %1207, %1209 : tensor<3x3x16x16xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1212 = stablehlo.multiply %1211, %1015 : tensor<16xf32>
    %cst_311 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1214 = stablehlo.multiply %1213, %arg59 : tensor<16xf32>
    %1215 = stablehlo.add %1212, %1214 : tensor<16xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1217 = stablehlo.multiply %1216, %1026 : tensor<16xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1219 = stablehlo.multiply %1218, %arg60 : tensor<16xf32>
    %1220 = stablehlo.add %1217, %1219 : tensor<16xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1222 = stablehlo.multiply %1221, %969 : tensor<16xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1224 = stablehlo.multiply %1223, %arg61 : tensor<16xf32>
    %1225 = stablehlo.add %1222, %1224 : tensor<16xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1227 = stablehlo.multiply %1226, %980 : tensor<16xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1229 = stablehlo.multiply %1228, %arg62 : tensor<16xf32>
    %1230 = stablehlo.add %1227, %1229 : tensor<16xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1232 = stablehlo.multiply %1231, %665 : tensor<3xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1234 = stablehlo.multiply %1233, %arg63 : tensor<3xf32>
    %1235 = stablehlo.add %1232, %1234 : tensor<3xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1237 = stablehlo.multiply %1236, %666 : tensor<1x1x8x3xf32>
    %cst_321 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1239 = stablehlo.multiply %1238, %arg64 : tensor<1x1x8x3xf32>
    %1240 = stablehlo.add %1237, %1239 : tensor<1x1x8x3xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1242 = stablehlo.multiply %1241, %857 : tensor<16xf32>
    %cst_323 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1244 = stablehlo.multiply %1243, %arg65 : tensor<16xf32>
    %1245 = stablehlo.add %1242, %1244 : tensor<16xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1247 = stablehlo.multiply %1246, %858 : tensor<3x3x32x16xf32>
    %cst_325 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1249 = stablehlo.multiply %1248, %arg66 : tensor<3x3x32x16xf32>
    %1250 = stablehlo.add %1247, %1249 : tensor<3x3x32x16xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1252 = stablehlo.multiply %1251, %811 : tensor<16xf32>
    %cst_327 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1254 = stablehlo.multiply %1253, %arg67 : tensor<16xf32>
    %1255 = stablehlo.add %1252, %1254 : tensor<16xf32>
    %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1257 = stablehlo.multiply %1256, %812 : tensor<3x3x16x16xf32>
    %cst_329 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1259 = stablehlo.multiply %1258, %arg68 : tensor<3x3x16x16xf32>
    %1260 = stablehlo.add %1257, %1259 : tensor<3x3x16x16xf32>
    %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1262 = stablehlo.multiply %1261, %819 : tensor<16xf32>
    %cst_331 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1264 = stablehlo.multiply %1263, %arg69 : tensor<16xf32>
    %1265 = stablehlo.add %1262, %1264 : tensor<16xf32>
    %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1266 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1267 = stablehlo.multiply %1266, %830 : tensor<16xf32>
    %cst_333 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1269 = stablehlo.multiply %1268, %arg70 : tensor<16xf32>
    %1270 = stablehlo.add %1267, %1269 : tensor<16xf32>
    %cst_334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1272 = stablehlo.multiply %1271, %773 : tensor<16xf32>
    %cst_335 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1274 = stablehlo.multiply %1273, %arg71 : tensor<16xf32>
    %1275 = stablehlo.add %1272, %1274 : tensor<16xf32>
    %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1277 = stablehlo.multiply %1276, %784 : tensor<16xf32>
    %cst_337 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1279 = stablehlo.multiply %1278, %arg72 : tensor<16xf32>
    %1280 = stablehlo.add %1277, %1279 : tensor<16xf32>
    %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1282 = stablehlo.multiply %1281, %757 : tensor<8xf32>
    %cst_339 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1284 = stablehlo.multiply %1283, %arg73 : tensor<8xf32>
    %1285 = stablehlo.add %1282, %1284 : tensor<8xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1287 = stablehlo.multiply %1286, %758 : tensor<3x3x16x8xf32>
    %cst_341 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1289 = stablehlo.multiply %1288, %arg74 : tensor<3x3x16x8xf32>
    %1290 = stablehlo.add %1287, %1289 : tensor<3x3x16x8xf32>
    %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1292 = stablehlo.multiply %1291, %711 : tensor<8xf32>
    %cst_343 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1294 = stablehlo.multiply %1293, %arg75 : tensor<8xf32>
    %1295 = stablehlo.add %1292, %1294 : tensor<8xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1296 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1297 = stablehlo.multiply %1296, %712 : tensor<3x3x8x8xf32>
    %cst_345 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1299 = stablehlo.multiply %1298, %arg76 : tensor<3x3x8x8xf32>
    %1300 = stablehlo.add %1297, %1299 : tensor<3x3x8x8xf32>
    %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1302 = stablehlo.multiply %1301, %719 : tensor<8xf32>
    %cst_347 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1304 = stablehlo.multiply %1303, %arg77 : tensor<8xf32>
    %1305 = stablehlo.add %1302, %1304 : tensor<8xf32>
    %cst_348 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1307 = stablehlo.multiply %1306, %730 : tensor<8xf32>
    %cst_349 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1309 = stablehlo.multiply %1308, %arg78 : tensor<8xf32>
    %1310 = stablehlo.add %1307, %1309 : tensor<8xf32>
    %cst_350 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1312 = stablehlo.multiply %1311, %673 : tensor<8xf32>
    %cst_351 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1314 = stablehlo.multiply %1313, %arg79 : tensor<8xf32>
    %1315 = stablehlo.add %1312, %1314 : tensor<8xf32>
    %cst_352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1317 = stablehlo.multiply %1316, %684 : tensor<8xf32>
    %cst_353 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1319 = stablehlo.multiply %1318, %arg80 : tensor<8xf32>
    %1320 = stablehlo.add %1317, %1319 : tensor<8xf32>
    %cst_354 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1322 = stablehlo.multiply %1321, %957 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1324 = stablehlo.multiply %1323, %arg81 : tensor<32xf32>
    %1325 = stablehlo.add %1322, %1324 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1327 = stablehlo.multiply %1326, %958 : tensor<3x3x16x32xf32>
    %cst_357 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1329 = stablehlo.multiply %1328, %arg82 : tensor<3x3x16x32xf32>
    %1330 = stablehlo.add %1327, %1329 : tensor<3x3x16x32xf32>
    %cst_358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1332 = stablehlo.multiply %1331, %911 : tensor<32xf32>
    %cst_359 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1334 = stablehlo.multiply %1333, %arg83 : tensor<32xf32>
    %1335 = stablehlo.add %1332, %1334 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1337 = stablehlo.multiply %1336, %912 : tensor<3x3x32x32xf32>
    %cst_361 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1339 = stablehlo.multiply %1338, %arg84 : tensor<3x3x32x32xf32>
    %1340 = stablehlo.add %1337, %1339 : tensor<3x3x32x32xf32>
    %cst_362 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1342 = stablehlo.multiply %1341, %919 : tensor<32xf32>
    %cst_363 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1344 = stablehlo.multiply %1343, %arg85 : tensor<32xf32>
    %1345 = stablehlo.add %1342, %1344 : tensor<32xf32>
    %cst_364 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1347 = stablehlo.multiply %1346, %930 : tensor<32xf32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1349 = stablehlo.multiply %1348, %arg86 : tensor<32xf32>
    %1350 = stablehlo.add %1347, %1349 : tensor<32xf32>
    %cst_366 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1352 = stablehlo.multiply %1351, %873 : tensor<32xf32>
    %cst_367 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1354 = stablehlo.multiply %1353, %arg87 : tensor<32xf32>
    %1355 = stablehlo.add %1352, %1354 : tensor<32xf32>
    %cst_368 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1356 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1357 = stablehlo.multiply %1356, %884 : tensor<32xf32>
    %cst_369 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1359 = stablehlo.multiply %1358, %arg88 : tensor<32xf32>
    %1360 = stablehlo.add %1357, %1359 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1362 = stablehlo.multiply %1361, %865 : tensor<16xf32>
    %cst_371 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1364 = stablehlo.multiply %1363, %arg89 : tensor<16xf32>
    %1365 = stablehlo.add %1362, %1364 : tensor<16xf32>
    %cst_372 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1366 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1367 = stablehlo.multiply %1366, %866 : tensor<2x2x32x16xf32>
    %cst_373 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1369 = stablehlo.multiply %1368, %arg90 : tensor<2x2x32x16xf32>
    %1370 = stablehlo.add %1367, %1369 : tensor<2x2x32x16xf32>
    %cst_374 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1371 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1372 = stablehlo.multiply %1371, %765 : tensor<8xf32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1374 = stablehlo.multiply %1373, %arg91 : tensor<8xf32>
    %1375 = stablehlo.add %1372, %1374 : tensor<8xf32>
    %cst_376 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1377 = stablehlo.multiply %1376, %766 : tensor<2x2x16x8xf32>
    %cst_377 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1379 = stablehlo.multiply %1378, %arg92 : tensor<2x2x16x8xf32>
    %1380 = stablehlo.add %1377, %1379 : tensor<2x2x16x8xf32>
    %1381 = stablehlo.multiply %1149, %1149 : tensor<8xf32>
    %cst_378 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1383 = stablehlo.multiply %1382, %1381 : tensor<8xf32>
    %cst_379 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1384 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1385 = stablehlo.multiply %1384, %arg93 : tensor<8xf32>
    %1386 = stablehlo.add %1383, %1385 : tensor<8xf32>
    %1387 = stablehlo.multiply %1150, %1150 : tensor<3x3x3x8xf32>
    %cst_380 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1389 = stablehlo.multiply %1388, %1387 : tensor<3x3x3x8xf32>
    %cst_381 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1391 = stablehlo.multiply %1390, %arg94 : tensor<3x3x3x8xf32>
    %1392 = stablehlo.add %1389, %1391 : tensor<3x3x3x8xf32>
    %1393 = stablehlo.multiply %1103, %1103 : tensor<8xf32>
    %cst_382 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1395 = stablehlo.multiply %1394, %1393 : tensor<8xf32>
    %cst_383 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1397 = stablehlo.multiply %1396, %arg95 : tensor<8xf32>
    %1398 = stablehlo.add %1395, %1397 : tensor<8xf32>
    %1399 = stablehlo.multiply %1104, %1104 : tensor<3x3x8x8xf32>
    %cst_384 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1401 = stablehlo.multiply %1400, %1399 : tensor<3x3x8x8xf32>
    %cst_385 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1403 = stablehlo.multiply %1402, %arg96 : tensor<3x3x8x8xf32>
    %1404 = stablehlo.add %1401, %1403 : tensor<3x3x8x8xf32>
    %1405 = stablehlo.multiply %1111, %1111 : tensor<8xf32>
    %cst_386 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1407 = stablehlo.multiply %1406, %1405 : tensor<8xf32>
    %cst_387 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1409 = stablehlo.multiply %1408, %arg97 : tensor<8xf32>
    %1410 = stablehlo.add %1407, %1409 : tensor<8xf32>
    %1411 = stablehlo.multiply %1122, %1122 : tensor<8xf32>
    %cst_388 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1413 = stablehlo.multiply %1412, %1411 : tensor<8xf32>
    %cst_389 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1415 = stablehlo.multiply %1414, %arg98 : tensor<8xf32>
    %1416 = stablehlo.add %1413, %1415 : tensor<8xf32>
    %1417 = stablehlo.multiply %1065, %1065 : tensor<8xf32>
    %cst_390 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1419 = stablehlo.multiply %1418, %1417 : tensor<8xf32>
    %cst_391 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1421 = stablehlo.multiply %1420, %arg99 : tensor<8xf32>
    %1422 = stablehlo.add %1419, %1421 : tensor<8xf32>
    %1423 = stablehlo.multiply %1076, %1076 : tensor<8xf32>
    %cst_392 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1425 = stablehlo.multiply %1424, %1423 : tensor<8xf32>
    %cst_393 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1427 = stablehlo.multiply %1426, %arg100 : tensor<8xf32>
    %1428 = stablehlo.add %1425, %1427 : tensor<8xf32>
    %1429 = stablehlo.multiply %1053, %1053 : tensor<16xf32>
    %cst_394 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1431 = stablehlo.multiply %1430, %1429 : tensor<16xf32>
    %cst_395 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1433 = stablehlo.multiply %1432, %arg101 : tensor<16xf32>
    %1434 = stablehlo.add %1431, %1433 : tensor<16xf32>
    %1435 = stablehlo.multiply %1054, %1054 : tensor<3x3x8x16xf32>
    %cst_396 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1437 = stablehlo.multiply %1436, %1435 : tensor<3x3x8x16xf32>
    %cst_397 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1439 = stablehlo.multiply %1438, %arg102 : tensor<3x3x8x16xf32>
    %1440 = stablehlo.add %1437, %1439 : tensor<3x3x8x16xf32>
    %1441 = stablehlo.multiply %1007, %1007 : tensor<16xf32>
    %cst_398 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1443 = stablehlo.multiply %1442, %1441 : tensor<16xf32>
    %cst_399 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1445 = stablehlo.multiply %1444, %arg103 : tensor<16xf32>
    %1446 = stablehlo.add %1443, %1445 : tensor<16xf32>
    %1447 = stablehlo.multiply %1008, %1008 : tensor<3x3x16x16xf32>
    %cst_400 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1449 = stablehlo.multiply %1448, %1447 : tensor<3x3x16x16xf32>
    %cst_401 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1451 = stablehlo.multiply %1450, %arg104 : tensor<3x3x16x16xf32>
    %1452 = stablehlo.add %1449, %1451 : tensor<3x3x16x16xf32>
    %1453 = stablehlo.multiply %1015, %1015 : tensor<16xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1455 = stablehlo.multiply %1454, %1453 : tensor<16xf32>
    %cst_403 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1457 = stablehlo.multiply %1456, %arg105 : tensor<16xf32>
    %1458 = stablehlo.add %1455, %1457 : tensor<16xf32>
    %1459 = stablehlo.multiply %1026, %1026 : tensor<16xf32>
    %cst_404 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1461 = stablehlo.multiply %1460, %1459 : tensor<16xf32>
    %cst_405 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1463 = stablehlo.multiply %1462, %arg106 : tensor<16xf32>
    %1464 = stablehlo.add %1461, %1463 : tensor<16xf32>
    %1465 = stablehlo.multiply %969, %969 : tensor<16xf32>
    %cst_406 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1467 = stablehlo.multiply %1466, %1465 : tensor<16xf32>
    %cst_407 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1469 = stablehlo.multiply %1468, %arg107 : tensor<16xf32>
    %1470 = stablehlo.add %1467, %1469 : tensor<16xf32>
    %1471 = stablehlo.multiply %980, %980 : tensor<16xf32>
    %cst_408 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1473 = stablehlo.multiply %1472, %1471 : tensor<16xf32>
    %cst_409 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1475 = stablehlo.multiply %1474, %arg108 : tensor<16xf32>
    %1476 = stablehlo.add %1473, %1475 : tensor<16xf32>
    %1477 = stablehlo.multiply %665, %665 : tensor<3xf32>
    %cst_410 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1479 = stablehlo.multiply %1478, %1477 : tensor<3xf32>
    %cst_411 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1481 = stablehlo.multiply %1480, %arg109 : tensor<3xf32>
    %1482 = stablehlo.add %1479, %1481 : tensor<3xf32>
    %1483 = stablehlo.multiply %666, %666 : tensor<1x1x8x3xf32>
    %cst_412 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1485 = stablehlo.multiply %1484, %1483 : tensor<1x1x8x3xf32>
    %cst_413 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1487 = stablehlo.multiply %1486, %arg110 : tensor<1x1x8x3xf32>
    %1488 = stablehlo.add %1485, %1487 : tensor<1x1x8x3xf32>
    %1489 = stablehlo.multiply %857, %857 : tensor<16xf32>
    %cst_414 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1491 = stablehlo.multiply %1490, %1489 : tensor<16xf32>
    %cst_415 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1493 = stablehlo.multiply %1492, %arg111 : tensor<16xf32>
    %1494 = stablehlo.add %1491, %1493 : tensor<16xf32>
    %1495 = stablehlo.multiply %858, %858 : tensor<3x3x32x16xf32>
    %cst_416 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1497 = stablehlo.multiply %1496, %1495 : tensor<3x3x32x16xf32>
    %cst_417 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1499 = stablehlo.multiply %1498, %arg112 : tensor<3x3x32x16xf32>
    %1500 = stablehlo.add %1497, %1499 : tensor<3x3x32x16xf32>
    %1501 = stablehlo.multiply %811, %811 : tensor<16xf32>
    %cst_418 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1503 = stablehlo.multiply %1502, %1501 : tensor<16xf32>
    %cst_419 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1505 = stablehlo.multiply %1504, %arg113 : tensor<16xf32>
    %1506 = stablehlo.add %1503, %1505 : tensor<16xf32>
    %1507 = stablehlo.multiply %812, %812 : tensor<3x3x16x16xf32>
    %cst_420 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1509 = stablehlo.multiply %1508, %1507 : tensor<3x3x16x16xf32>
    %cst_421 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1511 = stablehlo.multiply %1510, %arg114 : tensor<3x3x16x16xf32>
    %1512 = stablehlo.add %1509, %1511 : tensor<3x3x16x16xf32>
    %1513 = stablehlo.multiply %819, %819 : tensor<16xf32>
    %cst_422 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1515 = stablehlo.multiply %1514, %1513 : tensor<16xf32>
    %cst_423 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1517 = stablehlo.multiply %1516, %arg115 : tensor<16xf32>
    %1518 = stablehlo.add %1515, %1517 : tensor<16xf32>
    %1519 = stablehlo.multiply %830, %830 : tensor<16xf32>
    %cst_424 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1521 = stablehlo.multiply %1520, %1519 : tensor<16xf32>
    %cst_425 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1523 = stablehlo.multiply %1522, %arg116 : tensor<16xf32>
    %1524 = stablehlo.add %1521, %1523 : tensor<16xf32>
    %1525 = stablehlo.multiply %773, %773 : tensor<16xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1527 = stablehlo.multiply %1526, %1525 : tensor<16xf32>
    %cst_427 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1529 = stablehlo.multiply %1528, %arg117 : tensor<16xf32>
    %1530 = stablehlo.add %1527, %1529 : tensor<16xf32>
    %1531 = stablehlo.multiply %784, %784 : tensor<16xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1533 = stablehlo.multiply %1532, %1531 : tensor<16xf32>
    %cst_429 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1535 = stablehlo.multiply %1534, %arg118 : tensor<16xf32>
    %1536 = stablehlo.add %1533, %1535 : tensor<16xf32>
    %1537 = stablehlo.multiply %757, %757 : tensor<8xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1539 = stablehlo.multiply %1538, %1537 : tensor<8xf32>
    %cst_431 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1541 = stablehlo.multiply %1540, %arg119 : tensor<8xf32>
    %1542 = stablehlo.add %1539, %1541 : tensor<8xf32>
    %1543 = stablehlo.multiply %758, %758 : tensor<3x3x16x8xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1545 = stablehlo.multiply %1544, %1543 : tensor<3x3x16x8xf32>
    %cst_433 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1547 = stablehlo.multiply %1546, %arg120 : tensor<3x3x16x8xf32>
    %1548 = stablehlo.add %1545, %1547 : tensor<3x3x16x8xf32>
    %1549 = stablehlo.multiply %711, %711 : tensor<8xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1551 = stablehlo.multiply %1550, %1549 : tensor<8xf32>
    %cst_435 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1553 = stablehlo.multiply %1552, %arg121 : tensor<8xf32>
    %1554 = stablehlo.add %1551, %1553 : tensor<8xf32>
    %1555 = stablehlo.multiply %712, %712 : tensor<3x3x8x8xf32>
    %cst_436 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1557 = stablehlo.multiply %1556, %1555 : tensor<3x3x8x8xf32>
    %cst_437 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1559 = stablehlo.multiply %1558, %arg122 : tensor<3x3x8x8xf32>
    %1560 = stablehlo.add %1557, %1559 : tensor<3x3x8x8xf32>
    %1561 = stablehlo.multiply %719, %719 : tensor<8xf32>
    %cst_438 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1563 = stablehlo.multiply %1562, %1561 : tensor<8xf32>
    %cst_439 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1565 = stablehlo.multiply %1564, %arg123 : tensor<8xf32>
    %1566 = stablehlo.add %1563, %1565 : tensor<8xf32>
    %1567 = stablehlo.multiply %730, %730 : tensor<8xf32>
    %cst_440 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1569 = stablehlo.multiply %1568, %1567 : tensor<8xf32>
    %cst_441 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1571 = stablehlo.multiply %1570, %arg124 : tensor<8xf32>
    %1572 = stablehlo.add %1569, %1571 : tensor<8xf32>
    %1573 = stablehlo.multiply %673, %673 : tensor<8xf32>
    %cst_442 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1575 = stablehlo.multiply %1574, %1573 : tensor<8xf32>
    %cst_443 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1577 = stablehlo.multiply %1576, %arg125 : tensor<8xf32>
    %1578 = stablehlo.add %1575, %1577 : tensor<8xf32>
    %1579 = stablehlo.multiply %684, %684 : tensor<8xf32>
    %cst_444 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1581 = stablehlo.multiply %1580, %1579 : tensor<8xf32>
    %cst_445 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1582 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1583 = stablehlo.multiply %1582, %arg126 : tensor<8xf32>
    %1584 = stablehlo.add %1581, %1583 : tensor<8xf32>
    %1585 = stablehlo.multiply %957, %957 : tensor<32xf32>
    %cst_446 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1587 = stablehlo.multiply %1586, %1585 : tensor<32xf32>
    %cst_447 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1589 = stablehlo.multiply %1588, %arg127 : tensor<32xf32>
    %1590 = stablehlo.add %1587, %1589 : tensor<32xf32>
    %1591 = stablehlo.multiply %958, %958 : tensor<3x3x16x32xf32>
    %cst_448 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1593 = stablehlo.multiply %1592, %1591 : tensor<3x3x16x32xf32>
    %cst_449 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1595 = stablehlo.multiply %1594, %arg128 : tensor<3x3x16x32xf32>
    %1596 = stablehlo.add %1593, %1595 : tensor<3x3x16x32xf32>
    %1597 = stablehlo.multiply %911, %911 : tensor<32xf32>
    %cst_450 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1599 = stablehlo.multiply %1598, %1597 : tensor<32xf32>
    %cst_451 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1600 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1601 = stablehlo.multiply %1600, %arg129 : tensor<32xf32>
    %1602 = stablehlo.add %1599, %1601 : tensor<32xf32>
    %1603 = stablehlo.multiply %912, %912 : tensor<3x3x32x32xf32>
    %cst_452 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1605 = stablehlo.multiply %1604, %1603 : tensor<3x3x32x32xf32>
    %cst_453 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1607 = stablehlo.multiply %1606, %arg130 : tensor<3x3x32x32xf32>
    %1608 = stablehlo.add %1605, %1607 : tensor<3x3x32x32xf32>
    %1609 = stablehlo.multiply %919, %919 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1611 = stablehlo.multiply %1610, %1609 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1612 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1613 = stablehlo.multiply %1612, %arg131 : tensor<32xf32>
    %1614 = stablehlo.add %1611, %1613 : tensor<32xf32>
    %1615 = stablehlo.multiply %930, %930 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1617 = stablehlo.multiply %1616, %1615 : tensor<32xf32>
    %cst_457 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1619 = stablehlo.multiply %1618, %arg132 : tensor<32xf32>
    %1620 = stablehlo.add %1617, %1619 : tensor<32xf32>
    %1621 = stablehlo.multiply %873, %873 : tensor<32xf32>
    %cst_458 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1623 = stablehlo.multiply %1622, %1621 : tensor<32xf32>
    %cst_459 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1625 = stablehlo.multiply %1624, %arg133 : tensor<32xf32>
    %1626 = stablehlo.add %1623, %1625 : tensor<32xf32>
    %1627 = stablehlo.multiply %884, %884 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1629 = stablehlo.multiply %1628, %1627 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1631 = stablehlo.multiply %1630, %arg134 : tensor<32xf32>
    %1632 = stablehlo.add %1629, %1631 : tensor<32xf32>
    %1633 = stablehlo.multiply %865, %865 : tensor<16xf32>
    %cst_462 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1635 = stablehlo.multiply %1634, %1633 : tensor<16xf32>
    %cst_463 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1636 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1637 = stablehlo.multiply %1636, %arg135 : tensor<16xf32>
    %1638 = stablehlo.add %1635, %1637 : tensor<16xf32>
    %1639 = stablehlo.multiply %866, %866 : tensor<2x2x32x16xf32>
    %cst_464 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1641 = stablehlo.multiply %1640, %1639 : tensor<2x2x32x16xf32>
    %cst_465 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1643 = stablehlo.multiply %1642, %arg136 : tensor<2x2x32x16xf32>
    %1644 = stablehlo.add %1641, %1643 : tensor<2x2x32x16xf32>
    %1645 = stablehlo.multiply %765, %765 : tensor<8xf32>
    %cst_466 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1647 = stablehlo.multiply %1646, %1645 : tensor<8xf32>
    %cst_467 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1649 = stablehlo.multiply %1648, %arg137 : tensor<8xf32>
    %1650 = stablehlo.add %1647, %1649 : tensor<8xf32>
    %1651 = stablehlo.multiply %766, %766 : tensor<2x2x16x8xf32>
    %cst_468 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1653 = stablehlo.multiply %1652, %1651 : tensor<2x2x16x8xf32>
    %cst_469 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1654 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1655 = stablehlo.multiply %1654, %arg138 : tensor<2x2x16x8xf32>
    %1656 = stablehlo.add %1653, %1655 : tensor<2x2x16x8xf32>
    %c_470 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1657 = stablehlo.compare LT, %arg46, %c_470, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_471 = stablehlo.constant dense<1> : tensor<i32>
    %1658 = stablehlo.add %arg46, %c_471 : tensor<i32>
    %c_472 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1659 = call @_where_4(%1657, %1658, %c_472) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_473 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1660 = stablehlo.convert %1659 : (tensor<i32>) -> tensor<f32>
    %1661 = stablehlo.power %cst_473, %1660 : tensor<f32>
    %cst_474 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1662 = stablehlo.subtract %cst_474, %1661 : tensor<f32>
    %1663 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1664 = stablehlo.divide %1155, %1663 : tensor<8xf32>
    %1665 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1666 = stablehlo.divide %1160, %1665 : tensor<3x3x3x8xf32>
    %1667 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1668 = stablehlo.divide %1165, %1667 : tensor<8xf32>
    %1669 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1670 = stablehlo.divide %1170, %1669 : tensor<3x3x8x8xf32>
    %1671 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1672 = stablehlo.divide %1175, %1671 : tensor<8xf32>
    %1673 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1674 = stablehlo.divide %1180, %1673 : tensor<8xf32>
    %1675 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1676 = stablehlo.divide %1185, %1675 : tensor<8xf32>
    %1677 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1678 = stablehlo.divide %1190, %1677 : tensor<8xf32>
    %1679 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1680 = stablehlo.divide %1195, %1679 : tensor<16xf32>
    %1681 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1682 = stablehlo.divide %1200, %1681 : tensor<3x3x8x16xf32>
    %1683 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1684 = stablehlo.divide %1205, %1683 : tensor<16xf32>
    %1685 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1686 = stablehlo.divide %1210, %1685 : tensor<3x3x16x16xf32>
    %1687 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1688 = stablehlo.divide %1215, %1687 : tensor<16xf32>
    %1689 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1690 = stablehlo.divide %1220, %1689 : tensor<16xf32>
    %1691 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1692 = stablehlo.divide %1225, %1691 : tensor<16xf32>
    %1693 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1694 = stablehlo.divide %1230, %1693 : tensor<16xf32>
    %1695 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1696 = stablehlo.divide %1235, %1695 : tensor<3xf32>
    %1697 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1698 = stablehlo.divide %1240, %1697 : tensor<1x1x8x3xf32>
    %1699 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1700 = stablehlo.divide %1245, %1699 : tensor<16xf32>
    %1701 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1702 = stablehlo.divide %1250, %1701 : tensor<3x3x32x16xf32>
    %1703 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1704 = stablehlo.divide %1255, %1703 : tensor<16xf32>
    %1705 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1706 = stablehlo.divide %1260, %1705 : tensor<3x3x16x16xf32>
    %1707 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1708 = stablehlo.divide %1265, %1707 : tensor<16xf32>
    %1709 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1710 = stablehlo.divide %1270, %1709 : tensor<16xf32>
    %1711 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1712 = stablehlo.divide %1275, %1711 : tensor<16xf32>
    %1713 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1714 = stablehlo.divide %1280, %1713 : tensor<16xf32>
    %1715 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1716 = stablehlo.divide %1285, %1715 : tensor<8xf32>
    %1717 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1718 = stablehlo.divide %1290, %1717 : tensor<3x3x16x8xf32>
    %1719 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1720 = stablehlo.divide %1295, %1719 : tensor<8xf32>
    %1721 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1722 = stablehlo.divide %1300, %1721 : tensor<3x3x8x8xf32>
    %1723 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1724 = stablehlo.divide %1305, %1723 : tensor<8xf32>
    %1725 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1726 = stablehlo.divide %1310, %1725 : tensor<8xf32>
    %1727 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1728 = stablehlo.divide %1315, %1727 : tensor<8xf32>
    %1729 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1730 = stablehlo.divide %1320, %1729 : tensor<8xf32>
    %1731 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1732 = stablehlo.divide %1325, %1731 : tensor<32xf32>
    %1733 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1734 = stablehlo.divide %1330, %1733 : tensor<3x3x16x32xf32>
    %1735 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1736 = stablehlo.divide %1335, %1735 : tensor<32xf32>
    %1737 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1738 = stablehlo.divide %1340, %1737 : tensor<3x3x32x32xf32>
    %1739 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1740 = stablehlo.divide %1345, %1739 : tensor<32xf32>
    %1741 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1742 = stablehlo.divide %1350, %1741 : tensor<32xf32>
    %1743 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1744 = stablehlo.divide %1355, %1743 : tensor<32xf32>
    %1745 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1746 = stablehlo.divide %1360, %1745 : tensor<32xf32>
    %1747 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1748 = stablehlo.divide %1365, %1747 : tensor<16xf32>
    %1749 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1750 = stablehlo.divide %1370, %1749 : tensor<2x2x32x16xf32>
    %1751 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1752 = stablehlo.divide %1375, %1751 : tensor<8xf32>
    %1753 = stablehlo.broadcast_in_dim %1662, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1754 = stablehlo.divide %1380, %1753 : tensor<2x2x16x8xf32>
    %cst_475 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1755 = stablehlo.convert %1659 : (tensor<i32>) -> tensor<f32>
    %1756 = stablehlo.power %cst_475, %1755 : tensor<f32>
    %cst_476 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1757 = stablehlo.subtract %cst_476, %1756 : tensor<f32>
    %1758 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1759 = stablehlo.divide %1386, %1758 : tensor<8xf32>
    %1760 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1761 = stablehlo.divide %1392, %1760 : tensor<3x3x3x8xf32>
    %1762 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1763 = stablehlo.divide %1398, %1762 : tensor<8xf32>
    %1764 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1765 = stablehlo.divide %1404, %1764 : tensor<3x3x8x8xf32>
    %1766 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1767 = stablehlo.divide %1410, %1766 : tensor<8xf32>
    %1768 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1769 = stablehlo.divide %1416, %1768 : tensor<8xf32>
    %1770 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1771 = stablehlo.divide %1422, %1770 : tensor<8xf32>
    %1772 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1773 = stablehlo.divide %1428, %1772 : tensor<8xf32>
    %1774 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1775 = stablehlo.divide %1434, %1774 : tensor<16xf32>
    %1776 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1777 = stablehlo.divide %1440, %1776 : tensor<3x3x8x16xf32>
    %1778 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1779 = stablehlo.divide %1446, %1778 : tensor<16xf32>
    %1780 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1781 = stablehlo.divide %1452, %1780 : tensor<3x3x16x16xf32>
    %1782 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1783 = stablehlo.divide %1458, %1782 : tensor<16xf32>
    %1784 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1785 = stablehlo.divide %1464, %1784 : tensor<16xf32>
    %1786 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1787 = stablehlo.divide %1470, %1786 : tensor<16xf32>
    %1788 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1789 = stablehlo.divide %1476, %1788 : tensor<16xf32>
    %1790 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1791 = stablehlo.divide %1482, %1790 : tensor<3xf32>
    %1792 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1793 = stablehlo.divide %1488, %1792 : tensor<1x1x8x3xf32>
    %1794 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1795 = stablehlo.divide %1494, %1794 : tensor<16xf32>
    %1796 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1797 = stablehlo.divide %1500, %1796 : tensor<3x3x32x16xf32>
    %1798 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1799 = stablehlo.divide %1506, %1798 : tensor<16xf32>
    %1800 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1801 = stablehlo.divide %1512, %1800 : tensor<3x3x16x16xf32>
    %1802 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1803 = stablehlo.divide %1518, %1802 : tensor<16xf32>
    %1804 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1805 = stablehlo.divide %1524, %1804 : tensor<16xf32>
    %1806 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1807 = stablehlo.divide %1530, %1806 : tensor<16xf32>
    %1808 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1809 = stablehlo.divide %1536, %1808 : tensor<16xf32>
    %1810 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1811 = stablehlo.divide %1542, %1810 : tensor<8xf32>
    %1812 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %1813 = stablehlo.divide %1548, %1812 : tensor<3x3x16x8xf32>
    %1814 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1815 = stablehlo.divide %1554, %1814 : tensor<8xf32>
    %1816 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1817 = stablehlo.divide %1560, %1816 : tensor<3x3x8x8xf32>
    %1818 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1819 = stablehlo.divide %1566, %1818 : tensor<8xf32>
    %1820 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1821 = stablehlo.divide %1572, %1820 : tensor<8xf32>
    %1822 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1823 = stablehlo.divide %1578, %1822 : tensor<8xf32>
    %1824 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1825 = stablehlo.divide %1584, %1824 : tensor<8xf32>
    %1826 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1827 = stablehlo.divide %1590, %1826 : tensor<32xf32>
    %1828 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1829 = stablehlo.divide %1596, %1828 : tensor<3x3x16x32xf32>
    %1830 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1831 = stablehlo.divide %1602, %1830 : tensor<32xf32>
    %1832 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1833 = stablehlo.divide %1608, %1832 : tensor<3x3x32x32xf32>
    %1834 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1835 = stablehlo.divide %1614, %1834 : tensor<32xf32>
    %1836 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1837 = stablehlo.divide %1620, %1836 : tensor<32xf32>
    %1838 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1839 = stablehlo.divide %1626, %1838 : tensor<32xf32>
    %1840 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1841 = stablehlo.divide %1632, %1840 : tensor<32xf32>
    %1842 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1843 = stablehlo.divide %1638, %1842 : tensor<16xf32>
    %1844 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1845 = stablehlo.divide %1644, %1844 : tensor<2x2x32x16xf32>
    %1846 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1847 = stablehlo.divide %1650, %1846 : tensor<8xf32>
    %1848 = stablehlo.broadcast_in_dim %1757, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %1849 = stablehlo.divide %1656, %1848 : tensor<2x2x16x8xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1851 = stablehlo.add %1759, %1850 : tensor<8xf32>
    %1852 = stablehlo.sqrt %1851 : tensor<8xf32>
    %cst_478 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1854 = stablehlo.add %1852, %1853 : tensor<8xf32>
    %1855 = stablehlo.divide %1664, %1854 : tensor<8xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1857 = stablehlo.add %1761, %1856 : tensor<3x3x3x8xf32>
    %1858 = stablehlo.sqrt %1857 : tensor<3x3x3x8xf32>
    %cst_480 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1859 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %1860 = stablehlo.add %1858, %1859 : tensor<3x3x3x8xf32>
    %1861 = stablehlo.divide %1666, %1860 : tensor<3x3x3x8xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1863 = stablehlo.add %1763, %1862 : tensor<8xf32>
    %1864 = stablehlo.sqrt %1863 : tensor<8xf32>
    %cst_482 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1865 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1866 = stablehlo.add %1864, %1865 : tensor<8xf32>
    %1867 = stablehlo.divide %1668, %1866 : tensor<8xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1868 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1869 = stablehlo.add %1765, %1868 : tensor<3x3x8x8xf32>
    %1870 = stablehlo.sqrt %1869 : tensor<3x3x8x8xf32>
    %cst_484 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1871 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1872 = stablehlo.add %1870, %1871 : tensor<3x3x8x8xf32>
    %1873 = stablehlo.divide %1670, %1872 : tensor<3x3x8x8xf32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1874 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1875 = stablehlo.add %1767, %1874 : tensor<8xf32>
    %1876 = stablehlo.sqrt %1875 : tensor<8xf32>
    %cst_486 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1877 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1878 = stablehlo.add %1876, %1877 : tensor<8xf32>
    %1879 = stablehlo.divide %1672, %1878 : tensor<8xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1881 = stablehlo.add %1769, %1880 : tensor<8xf32>
    %1882 = stablehlo.sqrt %1881 : tensor<8xf32>
    %cst_488 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1884 = stablehlo.add %1882, %1883 : tensor<8xf32>
    %1885 = stablehlo.divide %1674, %1884 : tensor<8xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1886 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1887 = stablehlo.add %1771, %1886 : tensor<8xf32>
    %1888 = stablehlo.sqrt %1887 : tensor<8xf32>
    %cst_490 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1889 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1890 = stablehlo.add %1888, %1889 : tensor<8xf32>
    %1891 = stablehlo.divide %1676, %1890 : tensor<8xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1893 = stablehlo.add %1773, %1892 : tensor<8xf32>
    %1894 = stablehlo.sqrt %1893 : tensor<8xf32>
    %cst_492 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1895 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1896 = stablehlo.add %1894, %1895 : tensor<8xf32>
    %1897 = stablehlo.divide %1678, %1896 : tensor<8xf32>
    %cst_493 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1898 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1899 = stablehlo.add %1775, %1898 : tensor<16xf32>
    %1900 = stablehlo.sqrt %1899 : tensor<16xf32>
    %cst_494 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1901 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1902 = stablehlo.add %1900, %1901 : tensor<16xf32>
    %1903 = stablehlo.divide %1680, %1902 : tensor<16xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1904 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1905 = stablehlo.add %1777, %1904 : tensor<3x3x8x16xf32>
    %1906 = stablehlo.sqrt %1905 : tensor<3x3x8x16xf32>
    %cst_496 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1907 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %1908 = stablehlo.add %1906, %1907 : tensor<3x3x8x16xf32>
    %1909 = stablehlo.divide %1682, %1908 : tensor<3x3x8x16xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1910 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1911 = stablehlo.add %1779, %1910 : tensor<16xf32>
    %1912 = stablehlo.sqrt %1911 : tensor<16xf32>
    %cst_498 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1913 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1914 = stablehlo.add %1912, %1913 : tensor<16xf32>
    %1915 = stablehlo.divide %1684, %1914 : tensor<16xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1916 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1917 = stablehlo.add %1781, %1916 : tensor<3x3x16x16xf32>
    %1918 = stablehlo.sqrt %1917 : tensor<3x3x16x16xf32>
    %cst_500 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1919 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1920 = stablehlo.add %1918, %1919 : tensor<3x3x16x16xf32>
    %1921 = stablehlo.divide %1686, %1920 : tensor<3x3x16x16xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1922 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1923 = stablehlo.add %1783, %1922 : tensor<16xf32>
    %1924 = stablehlo.sqrt %1923 : tensor<16xf32>
    %cst_502 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1925 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1926 = stablehlo.add %1924, %1925 : tensor<16xf32>
    %1927 = stablehlo.divide %1688, %1926 : tensor<16xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1928 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1929 = stablehlo.add %1785, %1928 : tensor<16xf32>
    %1930 = stablehlo.sqrt %1929 : tensor<16xf32>
    %cst_504 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1931 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1932 = stablehlo.add %1930, %1931 : tensor<16xf32>
    %1933 = stablehlo.divide %1690, %1932 : tensor<16xf32>
    %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1934 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1935 = stablehlo.add %1787, %1934 : tensor<16xf32>
    %1936 = stablehlo.sqrt %1935 : tensor<16xf32>
    %cst_506 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1937 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1938 = stablehlo.add %1936, %1937 : tensor<16xf32>
    %1939 = stablehlo.divide %1692, %1938 : tensor<16xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1940 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1941 = stablehlo.add %1789, %1940 : tensor<16xf32>
    %1942 = stablehlo.sqrt %1941 : tensor<16xf32>
    %cst_508 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1943 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1944 = stablehlo.add %1942, %1943 : tensor<16xf32>
    %1945 = stablehlo.divide %1694, %1944 : tensor<16xf32>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1946 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1947 = stablehlo.add %1791, %1946 : tensor<3xf32>
    %1948 = stablehlo.sqrt %1947 : tensor<3xf32>
    %cst_510 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1949 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1950 = stablehlo.add %1948, %1949 : tensor<3xf32>
    %1951 = stablehlo.divide %1696, %1950 : tensor<3xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1952 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1953 = stablehlo.add %1793, %1952 : tensor<1x1x8x3xf32>
    %1954 = stablehlo.sqrt %1953 : tensor<1x1x8x3xf32>
    %cst_512 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1955 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %1956 = stablehlo.add %1954, %1955 : tensor<1x1x8x3xf32>
    %1957 = stablehlo.divide %1698, %1956 : tensor<1x1x8x3xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1958 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1959 = stablehlo.add %1795, %1958 : tensor<16xf32>
    %1960 = stablehlo.sqrt %1959 : tensor<16xf32>
    %cst_514 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1961 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1962 = stablehlo.add %1960, %1961 : tensor<16xf32>
    %1963 = stablehlo.divide %1700, %1962 : tensor<16xf32>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1964 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1965 = stablehlo.add %1797, %1964 : tensor<3x3x32x16xf32>
    %1966 = stablehlo.sqrt %1965 : tensor<3x3x32x16xf32>
    %cst_516 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1967 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1968 = stablehlo.add %1966, %1967 : tensor<3x3x32x16xf32>
    %1969 = stablehlo.divide %1702, %1968 : tensor<3x3x32x16xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1970 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1971 = stablehlo.add %1799, %1970 : tensor<16xf32>
    %1972 = stablehlo.sqrt %1971 : tensor<16xf32>
    %cst_518 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1973 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1974 = stablehlo.add %1972, %1973 : tensor<16xf32>
    %1975 = stablehlo.divide %1704, %1974 : tensor<16xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1976 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1977 = stablehlo.add %1801, %1976 : tensor<3x3x16x16xf32>
    %1978 = stablehlo.sqrt %1977 : tensor<3x3x16x16xf32>
    %cst_520 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1979 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1980 = stablehlo.add %1978, %1979 : tensor<3x3x16x16xf32>
    %1981 = stablehlo.divide %1706, %1980 : tensor<3x3x16x16xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1982 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1983 = stablehlo.add %1803, %1982 : tensor<16xf32>
    %1984 = stablehlo.sqrt %1983 : tensor<16xf32>
    %cst_522 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1985 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1986 = stablehlo.add %1984, %1985 : tensor<16xf32>
    %1987 = stablehlo.divide %1708, %1986 : tensor<16xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1988 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1989 = stablehlo.add %1805, %1988 : tensor<16xf32>
    %1990 = stablehlo.sqrt %1989 : tensor<16xf32>
    %cst_524 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1991 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1992 = stablehlo.add %1990, %1991 : tensor<16xf32>
    %1993 = stablehlo.divide %1710, %1992 : tensor<16xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1995 = stablehlo.add %1807, %1994 : tensor<16xf32>
    %1996 = stablehlo.sqrt %1995 : tensor<16xf32>
    %cst_526 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1997 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1998 = stablehlo.add %1996, %1997 : tensor<16xf32>
    %1999 = stablehlo.divide %1712, %1998 : tensor<16xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2000 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2001 = stablehlo.add %1809, %2000 : tensor<16xf32>
    %2002 = stablehlo.sqrt %2001 : tensor<16xf32>
    %cst_528 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2003 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2004 = stablehlo.add %2002, %2003 : tensor<16xf32>
    %2005 = stablehlo.divide %1714, %2004 : tensor<16xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2006 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2007 = stablehlo.add %1811, %2006 : tensor<8xf32>
    %2008 = stablehlo.sqrt %2007 : tensor<8xf32>
    %cst_530 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2009 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2010 = stablehlo.add %2008, %2009 : tensor<8xf32>
    %2011 = stablehlo.divide %1716, %2010 : tensor<8xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2012 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %2013 = stablehlo.add %1813, %2012 : tensor<3x3x16x8xf32>
    %2014 = stablehlo.sqrt %2013 : tensor<3x3x16x8xf32>
    %cst_532 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2015 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %2016 = stablehlo.add %2014, %2015 : tensor<3x3x16x8xf32>
    %2017 = stablehlo.divide %1718, %2016 : tensor<3x3x16x8xf32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2018 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2019 = stablehlo.add %1815, %2018 : tensor<8xf32>
    %2020 = stablehlo.sqrt %2019 : tensor<8xf32>
    %cst_534 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2021 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2022 = stablehlo.add %2020, %2021 : tensor<8xf32>
    %2023 = stablehlo.divide %1720, %2022 : tensor<8xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2024 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %2025 = stablehlo.add %1817, %2024 : tensor<3x3x8x8xf32>
    %2026 = stablehlo.sqrt %2025 : tensor<3x3x8x8xf32>
    %cst_536 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2027 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %2028 = stablehlo.add %2026, %2027 : tensor<3x3x8x8xf32>
    %2029 = stablehlo.divide %1722, %2028 : tensor<3x3x8x8xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2030 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2031 = stablehlo.add %1819, %2030 : tensor<8xf32>
    %2032 = stablehlo.sqrt %2031 : tensor<8xf32>
    %cst_538 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2033 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2034 = stablehlo.add %2032, %2033 : tensor<8xf32>
    %2035 = stablehlo.divide %1724, %2034 : tensor<8xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2036 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2037 = stablehlo.add %1821, %2036 : tensor<8xf32>
    %2038 = stablehlo.sqrt %2037 : tensor<8xf32>
    %cst_540 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2039 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2040 = stablehlo.add %2038, %2039 : tensor<8xf32>
    %2041 = stablehlo.divide %1726, %2040 : tensor<8xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2042 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2043 = stablehlo.add %1823, %2042 : tensor<8xf32>
    %2044 = stablehlo.sqrt %2043 : tensor<8xf32>
    %cst_542 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2045 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2046 = stablehlo.add %2044, %2045 : tensor<8xf32>
    %2047 = stablehlo.divide %1728, %2046 : tensor<8xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2048 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2049 = stablehlo.add %1825, %2048 : tensor<8xf32>
    %2050 = stablehlo.sqrt %2049 : tensor<8xf32>
    %cst_544 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2051 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2052 = stablehlo.add %2050, %2051 : tensor<8xf32>
    %2053 = stablehlo.divide %1730, %2052 : tensor<8xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2054 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2055 = stablehlo.add %1827, %2054 : tensor<32xf32>
    %2056 = stablehlo.sqrt %2055 : tensor<32xf32>
    %cst_546 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2057 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2058 = stablehlo.add %2056, %2057 : tensor<32xf32>
    %2059 = stablehlo.divide %1732, %2058 : tensor<32xf32>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2060 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %2061 = stablehlo.add %1829, %2060 : tensor<3x3x16x32xf32>
    %2062 = stablehlo.sqrt %2061 : tensor<3x3x16x32xf32>
    %cst_548 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2063 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %2064 = stablehlo.add %2062, %2063 : tensor<3x3x16x32xf32>
    %2065 = stablehlo.divide %1734, %2064 : tensor<3x3x16x32xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2066 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2067 = stablehlo.add %1831, %2066 : tensor<32xf32>
    %2068 = stablehlo.sqrt %2067 : tensor<32xf32>
    %cst_550 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2069 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2070 = stablehlo.add %2068, %2069 : tensor<32xf32>
    %2071 = stablehlo.divide %1736, %2070 : tensor<32xf32>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2072 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2073 = stablehlo.add %1833, %2072 : tensor<3x3x32x32xf32>
    %2074 = stablehlo.sqrt %2073 : tensor<3x3x32x32xf32>
    %cst_552 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2075 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2076 = stablehlo.add %2074, %2075 : tensor<3x3x32x32xf32>
    %2077 = stablehlo.divide %1738, %2076 : tensor<3x3x32x32xf32>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2078 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2079 = stablehlo.add %1835, %2078 : tensor<32xf32>
    %2080 = stablehlo.sqrt %2079 : tensor<32xf32>
    %cst_554 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2081 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2082 = stablehlo.add %2080, %2081 : tensor<32xf32>
    %2083 = stablehlo.divide %1740, %2082 : tensor<32xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2084 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2085 = stablehlo.add %1837, %2084 : tensor<32xf32>
    %2086 = stablehlo.sqrt %2085 : tensor<32xf32>
    %cst_556 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2087 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2088 = stablehlo.add %2086, %2087 : tensor<32xf32>
    %2089 = stablehlo.divide %1742, %2088 : tensor<32xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2090 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2091 = stablehlo.add %1839, %2090 : tensor<32xf32>
    %2092 = stablehlo.sqrt %2091 : tensor<32xf32>
    %cst_558 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2093 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2094 = stablehlo.add %2092, %2093 : tensor<32xf32>
    %2095 = stablehlo.divide %1744, %2094 : tensor<32xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2096 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2097 = stablehlo.add %1841, %2096 : tensor<32xf32>
    %2098 = stablehlo.sqrt %2097 : tensor<32xf32>
    %cst_560 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2099 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2100 = stablehlo.add %2098, %2099 : tensor<32xf32>
    %2101 = stablehlo.divide %1746, %2100 : tensor<32xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2102 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2103 = stablehlo.add %1843, %2102 : tensor<16xf32>
    %2104 = stablehlo.sqrt %2103 : tensor<16xf32>
    %cst_562 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2105 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2106 = stablehlo.add %2104, %2105 : tensor<16xf32>
    %2107 = stablehlo.divide %1748, %2106 : tensor<16xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2108 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %2109 = stablehlo.add %1845, %2108 : tensor<2x2x32x16xf32>
    %2110 = stablehlo.sqrt %2109 : tensor<2x2x32x16xf32>
    %cst_564 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2111 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %2112 = stablehlo.add %2110, %2111 : tensor<2x2x32x16xf32>
    %2113 = stablehlo.divide %1750, %2112 : tensor<2x2x32x16xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2114 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2115 = stablehlo.add %1847, %2114 : tensor<8xf32>
    %2116 = stablehlo.sqrt %2115 : tensor<8xf32>
    %cst_566 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2117 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2118 = stablehlo.add %2116, %2117 : tensor<8xf32>
    %2119 = stablehlo.divide %1752, %2118 : tensor<8xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2120 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %2121 = stablehlo.add %1849, %2120 : tensor<2x2x16x8xf32>
    %2122 = stablehlo.sqrt %2121 : tensor<2x2x16x8xf32>
    %cst_568 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2123 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %2124 = stablehlo.add %2122, %2123 : tensor<2x2x16x8xf32>
    %2125 = stablehlo.divide %1754, %2124 : tensor<2x2x16x8xf32>
    %2126 = stablehlo.convert %arg139 : (tensor<i32>) -> tensor<f32>
    %cst_569 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %2127 = stablehlo.minimum %2126, %cst_569 : tensor<f32>
    %cst_570 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %2128 = stablehlo.multiply %cst_570, %2127 : tensor<f32>
    %cst_571 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %2129 = stablehlo.divide %2128, %cst_571 : tensor<f32>
    %2130 = stablehlo.cosine %2129 : tensor<f32>
    %cst_572 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2131 = stablehlo.add %cst_572, %2130 : tensor<f32>
    %cst_573 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2132 = stablehlo.multiply %cst_573, %2131 : tensor<f32>
    %cst_574 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2133 = stablehlo.power %2132, %cst_574 : tensor<f32>
    %cst_575 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2134 = stablehlo.multiply %cst_575, %2133 : tensor<f32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2135 = stablehlo.add %2134, %cst_576 : tensor<f32>
    %cst_577 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2136 = stablehlo.multiply %cst_577, %2135 : tensor<f32>
    %cst_578 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2137 = stablehlo.multiply %cst_578, %2136 : tensor<f32>
    %2138 = stablehlo.convert %2137 : tensor<f32>
    %2139 = stablehlo.broadcast_in_dim %2138, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2140 = stablehlo.multiply %2139, %1855 : tensor<8xf32>
    %2141 = stablehlo.convert %2137 : tensor<f32>
    %2142 = stablehlo.broadcast_in_dim %2141, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %2143 = stablehlo.multiply %2142, %1861 : tensor<3x3x3x8xf32>
    %2144 = stablehlo.convert %2137 : tensor<f32>
    %2145 = stablehlo.broadcast_in_dim %2144, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2146 = stablehlo.multiply %2145, %1867 : tensor<8xf32>
    %2147 = stablehlo.convert %2137 : tensor<f32>
    %2148 = stablehlo.broadcast_in_dim %2147, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %2149 = stablehlo.multiply %2148, %1873 : tensor<3x3x8x8xf32>
    %2150 = stablehlo.convert %2137 : tensor<f32>
    %2151 = stablehlo.broadcast_in_dim %2150, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2152 = stablehlo.multiply %2151, %1879 : tensor<8xf32>
    %2153 = stablehlo.convert %2137 : tensor<f32>
    %2154 = stablehlo.broadcast_in_dim %2153, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2155 = stablehlo.multiply %2154, %1885 : tensor<8xf32>
    %2156 = stablehlo.convert %2137 : tensor<f32>
    %2157 = stablehlo.broadcast_in_dim %2156, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2158 = stablehlo.multiply %2157, %1891 : tensor<8xf32>
    %2159 = stablehlo.convert %2137 : tensor<f32>
    %2160 = stablehlo.broadcast_in_dim %2159, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2161 = stablehlo.multiply %2160, %1897 : tensor<8xf32>
    %2162 = stablehlo.convert %2137 : tensor<f32>
    %2163 = stablehlo.broadcast_in_dim %2162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2164 = stablehlo.multiply %2163, %1903 : tensor<16xf32>
    %2165 = stablehlo.convert %2137 : tensor<f32>
    %2166 = stablehlo.broadcast_in_dim %2165, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %2167 = stablehlo.multiply %2166, %1909 : tensor<3x3x8x16xf32>
    %2168 = stablehlo.convert %2137 : tensor<f32>
    %2169 = stablehlo.broadcast_in_dim %2168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2170 = stablehlo.multiply %2169, %1915 : tensor<16xf32>
    %2171 = stablehlo.convert %2137 : tensor<f32>
    %2172 = stablehlo.broadcast_in_dim %2171, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2173 = stablehlo.multiply %2172, %1921 : tensor<3x3x16x16xf32>
    %2174 = stablehlo.convert %2137 : tensor<f32>
    %2175 = stablehlo.broadcast_in_dim %2174, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2176 = stablehlo.multiply %2175, %1927 : tensor<16xf32>
    %2177 = stablehlo.convert %2137 : tensor<f32>
    %2178 = stablehlo.broadcast_in_dim %2177, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2179 = stablehlo.multiply %2178, %1933 : tensor<16xf32>
    %2180 = stablehlo.convert %2137 : tensor<f32>
    %2181 = stablehlo.broadcast_in_dim %2180, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2182 = stablehlo.multiply %2181, %1939 : tensor<16xf32>
    %2183 = stablehlo.convert %2137 : tensor<f32>
    %2184 = stablehlo.broadcast_in_dim %2183, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2185 = stablehlo.multiply %2184, %1945 : tensor<16xf32>
    %2186 = stablehlo.convert %2137 : tensor<f32>
    %2187 = stablehlo.broadcast_in_dim %2186, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2188 = stablehlo.multiply %2187, %1951 : tensor<3xf32>
    %2189 = stablehlo.convert %2137 : tensor<f32>
    %2190 = stablehlo.broadcast_in_dim %2189, dims = [] : (tensor<f32>) -> tensor<1x1x8x3xf32>
    %2191 = stablehlo.multiply %2190, %1957 : tensor<1x1x8x3xf32>
    %2192 = stablehlo.convert %2137 : tensor<f32>
    %2193 = stablehlo.broadcast_in_dim %2192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2194 = stablehlo.multiply %2193, %1963 : tensor<16xf32>
    %2195 = stablehlo.convert %2137 : tensor<f32>
    %2196 = stablehlo.broadcast_in_dim %2195, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %2197 = stablehlo.multiply %2196, %1969 : tensor<3x3x32x16xf32>
    %2198 = stablehlo.convert %2137 : tensor<f32>
    %2199 = stablehlo.broadcast_in_dim %2198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2200 = stablehlo.multiply %2199, %1975 : tensor<16xf32>
    %2201 = stablehlo.convert %2137 : tensor<f32>
    %2202 = stablehlo.broadcast_in_dim %2201, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2203 = stablehlo.multiply %2202, %1981 : tensor<3x3x16x16xf32>
    %2204 = stablehlo.convert %2137 : tensor<f32>
    %2205 = stablehlo.broadcast_in_dim %2204, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2206 = stablehlo.multiply %2205, %1987 : tensor<16xf32>
    %2207 = stablehlo.convert %2137 : tensor<f32>
    %2208 = stablehlo.broadcast_in_dim %2207, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2209 = stablehlo.multiply %2208, %1993 : tensor<16xf32>
    %2210 = stablehlo.convert %2137 : tensor<f32>
    %2211 = stablehlo.broadcast_in_dim %2210, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2212 = stablehlo.multiply %2211, %1999 : tensor<16xf32>
    %2213 = stablehlo.convert %2137 : tensor<f32>
    %2214 = stablehlo.broadcast_in_dim %2213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2215 = stablehlo.multiply %2214, %2005 : tensor<16xf32>
    %2216 = stablehlo.convert %2137 : tensor<f32>
    %2217 = stablehlo.broadcast_in_dim %2216, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2218 = stablehlo.multiply %2217, %2011 : tensor<8xf32>
    %2219 = stablehlo.convert %2137 : tensor<f32>
    %2220 = stablehlo.broadcast_in_dim %2219, dims = [] : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %2221 = stablehlo.multiply %2220, %2017 : tensor<3x3x16x8xf32>
    %2222 = stablehlo.convert %2137 : tensor<f32>
    %2223 = stablehlo.broadcast_in_dim %2222, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2224 = stablehlo.multiply %2223, %2023 : tensor<8xf32>
    %2225 = stablehlo.convert %2137 : tensor<f32>
    %2226 = stablehlo.broadcast_in_dim %2225, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %2227 = stablehlo.multiply %2226, %2029 : tensor<3x3x8x8xf32>
    %2228 = stablehlo.convert %2137 : tensor<f32>
    %2229 = stablehlo.broadcast_in_dim %2228, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2230 = stablehlo.multiply %2229, %2035 : tensor<8xf32>
    %2231 = stablehlo.convert %2137 : tensor<f32>
    %2232 = stablehlo.broadcast_in_dim %2231, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2233 = stablehlo.multiply %2232, %2041 : tensor<8xf32>
    %2234 = stablehlo.convert %2137 : tensor<f32>
    %2235 = stablehlo.broadcast_in_dim %2234, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2236 = stablehlo.multiply %2235, %2047 : tensor<8xf32>
    %2237 = stablehlo.convert %2137 : tensor<f32>
    %2238 = stablehlo.broadcast_in_dim %2237, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2239 = stablehlo.multiply %2238, %2053 : tensor<8xf32>
    %2240 = stablehlo.convert %2137 : tensor<f32>
    %2241 = stablehlo.broadcast_in_dim %2240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2242 = stablehlo.multiply %2241, %2059 : tensor<32xf32>
    %2243 = stablehlo.convert %2137 : tensor<f32>
    %2244 = stablehlo.broadcast_in_dim %2243, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %2245 = stablehlo.multiply %2244, %2065 : tensor<3x3x16x32xf32>
    %2246 = stablehlo.convert %2137 : tensor<f32>
    %2247 = stablehlo.broadcast_in_dim %2246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2248 = stablehlo.multiply %2247, %2071 : tensor<32xf32>
    %2249 = stablehlo.convert %2137 : tensor<f32>
    %2250 = stablehlo.broadcast_in_dim %2249, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2251 = stablehlo.multiply %2250, %2077 : tensor<3x3x32x32xf32>
    %2252 = stablehlo.convert %2137 : tensor<f32>
    %2253 = stablehlo.broadcast_in_dim %2252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2254 = stablehlo.multiply %2253, %2083 : tensor<32xf32>
    %2255 = stablehlo.convert %2137 : tensor<f32>
    %2256 = stablehlo.broadcast_in_dim %2255, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2257 = stablehlo.multiply %2256, %2089 : tensor<32xf32>
    %2258 = stablehlo.convert %2137 : tensor<f32>
    %2259 = stablehlo.broadcast_in_dim %2258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2260 = stablehlo.multiply %2259, %2095 : tensor<32xf32>
    %2261 = stablehlo.convert %2137 : tensor<f32>
    %2262 = stablehlo.broadcast_in_dim %2261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2263 = stablehlo.multiply %2262, %2101 : tensor<32xf32>
    %2264 = stablehlo.convert %2137 : tensor<f32>
    %2265 = stablehlo.broadcast_in_dim %2264, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2266 = stablehlo.multiply %2265, %2107 : tensor<16xf32>
    %2267 = stablehlo.convert %2137 : tensor<f32>
    %2268 = stablehlo.broadcast_in_dim %2267, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %2269 = stablehlo.multiply %2268, %2113 : tensor<2x2x32x16xf32>
    %2270 = stablehlo.convert %2137 : tensor<f32>
    %2271 = stablehlo.broadcast_in_dim %2270, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2272 = stablehlo.multiply %2271, %2119 : tensor<8xf32>
    %2273 = stablehlo.convert %2137 : tensor<f32>
    %2274 = stablehlo.broadcast_in_dim %2273, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %2275 = stablehlo.multiply %2274, %2125 : tensor<2x2x16x8xf32>
    %c_579 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2276 = stablehlo.compare LT, %arg139, %c_579, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_580 = stablehlo.constant dense<1> : tensor<i32>
    %2277 = stablehlo.add %arg139, %c_580 : tensor<i32>
    %c_581 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2278 = call @_where_4(%2276, %2277, %c_581) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2279 = stablehlo.add %arg0, %2140 : tensor<8xf32>
    %2280 = stablehlo.add %arg1, %2143 : tensor<3x3x3x8xf32>
    %2281 = stablehlo.add %arg2, %2146 : tensor<8xf32>
    %2282 = stablehlo.add %arg3, %2149 : tensor<3x3x8x8xf32>
    %2283 = stablehlo.add %arg4, %2152 : tensor<8xf32>
    %2284 = stablehlo.add %arg5, %2155 : tensor<8xf32>
    %2285 = stablehlo.add %arg6, %2158 : tensor<8xf32>
    %2286 = stablehlo.add %arg7, %2161 : tensor<8xf32>
    %2287 = stablehlo.add %arg8, %2164 : tensor<16xf32>
    %2288 = stablehlo.add %arg9, %2167 : tensor<3x3x8x16xf32>
    %2289 = stablehlo.add %arg10, %2170 : tensor<16xf32>
    %2290 = stablehlo.add %arg11, %2173 : tensor<3x3x16x16xf32>
    %2291 = stablehlo.add %arg12, %2176 : tensor<16xf32>
    %2292 = stablehlo.add %arg13, %2179 : tensor<16xf32>
    %2293 = stablehlo.add %arg14, %2182 : tensor<16xf32>
    %2294 = stablehlo.add %arg15, %2185 : tensor<16xf32>
    %2295 = stablehlo.add %arg16, %2188 : tensor<3xf32>
    %2296 = stablehlo.add %arg17, %2191 : tensor<1x1x8x3xf32>
    %2297 = stablehlo.add %arg18, %2194 : tensor<16xf32>
    %2298 = stablehlo.add %arg19, %2197 : tensor<3x3x32x16xf32>
    %2299 = stablehlo.add %arg20, %2200 : tensor<16xf32>
    %2300 = stablehlo.add %arg21, %2203 : tensor<3x3x16x16xf32>
    %2301 = stablehlo.add %arg22, %2206 : tensor<16xf32>
    %2302 = stablehlo.add %arg23, %2209 : tensor<16xf32>
    %2303 = stablehlo.add %arg24, %2212 : tensor<16xf32>
    %2304 = stablehlo.add %arg25, %2215 : tensor<16xf32>
    %2305 = stablehlo.add %arg26, %2218 : tensor<8xf32>
    %2306 = stablehlo.add %arg27, %2221 : tensor<3x3x16x8xf32>
    %2307 = stablehlo.add %arg28, %2224 : tensor<8xf32>
    %2308 = stablehlo.add %arg29, %2227 : tensor<3x3x8x8xf32>
    %2309 = stablehlo.add %arg30, %2230 : tensor<8xf32>
    %2310 = stablehlo.add %arg31, %2233 : tensor<8xf32>
    %2311 = stablehlo.add %arg32, %2236 : tensor<8xf32>
    %2312 = stablehlo.add %arg33, %2239 : tensor<8xf32>
    %2313 = stablehlo.add %arg34, %2242 : tensor<32xf32>
    %2314 = stablehlo.add %arg35, %2245 : tensor<3x3x16x32xf32>
    %2315 = stablehlo.add %arg36, %2248 : tensor<32xf32>
    %2316 = stablehlo.add %arg37, %2251 : tensor<3x3x32x32xf32>
    %2317 = stablehlo.add %arg38, %2254 : tensor<32xf32>
    %2318 = stablehlo.add %arg39, %2257 : tensor<32xf32>
    %2319 = stablehlo.add %arg40, %2260 : tensor<32xf32>
    %2320 = stablehlo.add %arg41, %2263 : tensor<32xf32>
    %2321 = stablehlo.add %arg42, %2266 : tensor<16xf32>
    %2322 = stablehlo.add %arg43, %2269 : tensor<2x2x32x16xf32>
    %2323 = stablehlo.add %arg44, %2272 : tensor<8xf32>
    %2324 = stablehlo.add %arg45, %2275 : tensor<2x2x16x8xf32>
    return %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %1659, %1155, %1160, %1165, %1170, %1175, %1180, %1185, %1190, %1195, %1200, %1205, %1210, %1215, %1220, %1225, %1230, %1235, %1240, %1245, %1250, %1255, %1260, %1265, %1270, %1275, %1280, %1285, %1290, %1295, %1300, %1305, %1310, %1315, %1320, %1325, %1330, %1335, %1340, %1345, %1350, %1355, %1360, %1365, %1370, %1375, %1380, %1386, %1392, %1398, %1404, %1410, %1416, %1422, %1428, %1434, %1440, %1446, %1452, %1458, %1464, %1470, %1476, %1482, %1488, %1494, %1500, %1506, %1512, %1518, %1524, %1530, %1536, %1542, %1548, %1554, %1560, %1566, %1572, %1578, %1584, %1590, %1596, %1602, %1608, %1614, %1620, %1626, %1632, %1638, %1644, %1650, %1656, %2278, %622 : tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3xf32>, tensor<1x1x8x3xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<2x2x32x16xf32>, tensor<8xf32>, tensor<2x2x16x8xf32>, tensor<i32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3xf32>, tensor<1x1x8x3xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<2x2x32x16xf32>, tensor<8xf32>, tensor<2x2x16x8xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3xf32>, tensor<1x1x8x3xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<2x2x32x16xf32>, tensor<8xf32>, tensor<2x2x16x8xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x32x32x8xf32>) -> tensor<8x32x32x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x32x32x8xf32>
    return %1 : tensor<8x32x32x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16x16x16xf32>
    return %1 : tensor<8x16x16x16xf32>
  }
  func.func private @relu_1(%arg0: tensor<8x8x8x32xf32>) -> tensor<8x8x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x8x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x8x8x32xf32>
    return %1 : tensor<8x8x8x32xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x32x32x3xf32>, %arg1: tensor<8x32x32x1xi32>) -> (tensor<8x32x32x1xf32>, tensor<8x32x32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x32x32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x32x32x1xi32>, tensor<8x32x32x1xi32>) -> tensor<8x32x32x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x32x32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x32x32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x32x32x1xi1>, tensor<8x32x32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x32x32x1xi32>) -> tensor<8x32x32x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x32x32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x32x32x1x1xi32>, tensor<8x32x32x1x1xi32>) -> tensor<8x32x32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [4] : (tensor<1xi32>) -> tensor<1x1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x1xi32>) -> tensor<8x32x32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x32x32x1x1xi32>, tensor<8x32x32x1x1xi32>) -> tensor<8x32x32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x32x32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [4] : (tensor<8x32x32x1x1xi1>, tensor<i1>) -> tensor<8x32x32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3], operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [0, 1, 2], start_index_map = [3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<8x32x32x3xf32>, tensor<8x32x32x1x1xi32>) -> tensor<8x32x32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x32x32x1xi1>, tensor<8x32x32x1xf32>
    return %15, %5 : tensor<8x32x32x1xf32>, tensor<8x32x32x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x32x32x1xf32>, %arg1: tensor<i32>) -> (tensor<8x32x32xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 32, 32, 1>}> : (tensor<8x32x32x1xf32>, tensor<1xi32>) -> tensor<8x32x32xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x32x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8x32x32xi1>, tensor<8x32x32xf32>
    return %13, %3 : tensor<8x32x32xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_one_hot(%arg0: tensor<8x32x32xi32>) -> tensor<8x32x32x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<8x32x32xi32>) -> tensor<8x32x32x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<8x32x32x1xi32>) -> tensor<8x32x32x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xi32>) -> tensor<8x32x32x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x32x32x3xi32>, tensor<8x32x32x3xi32>) -> tensor<8x32x32x3xi1>
    %5 = stablehlo.convert %4 : (tensor<8x32x32x3xi1>) -> tensor<8x32x32x3xf32>
    return %5 : tensor<8x32x32x3xf32>
  }
  func.func private @_take_2(%arg0: tensor<1xi32>, %arg1: tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x32x32x1xf32>, tensor<1xi32>, tensor<8x32x32xf32>) -> tensor<8x32x32x1xf32>
    return %1 : tensor<8x32x32x1xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<8x32x32x1x1xi32>, %arg1: tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [3], input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [0, 1, 2], scatter_dims_to_operand_dims = [3], index_vector_dim = 4>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x32x32x3xf32>, tensor<8x32x32x1x1xi32>, tensor<8x32x32x1xf32>) -> tensor<8x32x32x3xf32>
    return %1 : tensor<8x32x32x3xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
