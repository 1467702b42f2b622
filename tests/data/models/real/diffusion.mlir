module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=2, "tensor"=4]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 2 : i64}, {name = "tensor", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<11x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<2x2x4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 46 : i32}, %arg47: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 49 : i32}, %arg50: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 50 : i32}, %arg51: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 51 : i32}, %arg52: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 52 : i32}, %arg53: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 53 : i32}, %arg54: tensor<11x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 55 : i32}, %arg56: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 56 : i32}, %arg57: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 57 : i32}, %arg58: tensor<2x2x4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 58 : i32}, %arg59: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 60 : i32}, %arg61: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 61 : i32}, %arg62: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 62 : i32}, %arg63: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 63 : i32}, %arg64: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 64 : i32}, %arg65: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 65 : i32}, %arg66: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 66 : i32}, %arg67: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 67 : i32}, %arg68: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 68 : i32}, %arg69: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 69 : i32}, %arg70: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 70 : i32}, %arg71: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 71 : i32}, %arg72: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 72 : i32}, %arg73: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 73 : i32}, %arg74: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 74 : i32}, %arg75: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 75 : i32}, %arg76: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 76 : i32}, %arg77: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 77 : i32}, %arg78: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 79 : i32}, %arg80: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 80 : i32}, %arg81: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 81 : i32}, %arg82: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 82 : i32}, %arg83: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 83 : i32}, %arg84: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 84 : i32}, %arg85: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 85 : i32}, %arg86: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 86 : i32}, %arg87: tensor<11x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 87 : i32}, %arg88: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 88 : i32}, %arg89: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 89 : i32}, %arg90: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 90 : i32}, %arg91: tensor<2x2x4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 91 : i32}, %arg92: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 92 : i32}, %arg93: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 93 : i32}, %arg94: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 94 : i32}, %arg95: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 95 : i32}, %arg96: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 96 : i32}, %arg97: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 97 : i32}, %arg98: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 98 : i32}, %arg99: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 99 : i32}, %arg100: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 100 : i32}, %arg101: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 101 : i32}, %arg102: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 102 : i32}, %arg103: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 103 : i32}, %arg104: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 104 : i32}, %arg105: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 105 : i32}, %arg106: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 106 : i32}, %arg107: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 107 : i32}, %arg108: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 108 : i32}, %arg109: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 109 : i32}, %arg110: tensor<32x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 110 : i32}, %arg111: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 111 : i32}, %arg112: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 112 : i32}, %arg113: tensor<96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 113 : i32}, %arg114: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 114 : i32}, %arg115: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 115 : i32}, %arg116: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 116 : i32}, %arg117: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 117 : i32}, %arg118: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 118 : i32}, %arg119: tensor<11x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 119 : i32}, %arg120: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 120 : i32}, %arg121: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 121 : i32}, %arg122: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 122 : i32}, %arg123: tensor<2x2x4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 123 : i32}, %arg124: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 124 : i32}, %arg125: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 125 : i32}, %arg126: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 126 : i32}, %arg127: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 127 : i32}, %arg128: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 128 : i32}, %arg129: tensor<8x16x16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}, {}, {}]>}, %arg130: tensor<8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}]>}, %arg131: tensor<2xui32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][0]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[0]['blocks'][0]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][0]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][0]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][0]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][0]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][0]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[0]['blocks'][1]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[0]['blocks'][1]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[0]['blocks'][1]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['blocks'][1]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][1]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['blocks'][1]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][1]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[0]['blocks'][1]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<16xf32> {jax.result_info = "result[0]['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x16xf32> {jax.result_info = "result[0]['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<11x32xf32> {jax.result_info = "result[0]['label']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['norm']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['norm']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['patches']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x4x32xf32> {jax.result_info = "result[0]['patches']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[0]['positions'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['time1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x32xf32> {jax.result_info = "result[0]['time1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['time2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['time2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][0]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[1]['blocks'][0]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][0]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[1]['blocks'][0]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][0]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1]['blocks'][0]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][0]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[1]['blocks'][0]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][0]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[1]['blocks'][0]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][1]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[1]['blocks'][1]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][1]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[1]['blocks'][1]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[1]['blocks'][1]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1]['blocks'][1]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][1]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[1]['blocks'][1]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][1]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[1]['blocks'][1]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<16xf32> {jax.result_info = "result[1]['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x16xf32> {jax.result_info = "result[1]['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<11x32xf32> {jax.result_info = "result[1]['label']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['norm']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1]['norm']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1]['patches']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x4x32xf32> {jax.result_info = "result[1]['patches']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[1]['positions'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['time1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x32xf32> {jax.result_info = "result[1]['time1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['time2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1]['time2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<i32> {jax.result_info = "result[2][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[2][0].mu['blocks'][0]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[2][0].mu['blocks'][1]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<16xf32> {jax.result_info = "result[2][0].mu['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x16xf32> {jax.result_info = "result[2][0].mu['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<11x32xf32> {jax.result_info = "result[2][0].mu['label']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['norm']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['norm']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['patches']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x4x32xf32> {jax.result_info = "result[2][0].mu['patches']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[2][0].mu['positions'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['time1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x32xf32> {jax.result_info = "result[2][0].mu['time1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].mu['time2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[2][0].mu['time2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[2][0].nu['blocks'][0]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['down']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<128x32xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['down']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<192xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['modulate']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x192xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['modulate']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['out']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['out']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<96xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['qkv']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x96xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['qkv']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<128xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['up']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x128xf32> {jax.result_info = "result[2][0].nu['blocks'][1]['up']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<16xf32> {jax.result_info = "result[2][0].nu['head']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x16xf32> {jax.result_info = "result[2][0].nu['head']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<11x32xf32> {jax.result_info = "result[2][0].nu['label']['embedding'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['norm']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['norm']['scale'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['patches']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x2x4x32xf32> {jax.result_info = "result[2][0].nu['patches']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<64x32xf32> {jax.result_info = "result[2][0].nu['positions'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['time1']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<256x32xf32> {jax.result_info = "result[2][0].nu['time1']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[2][0].nu['time2']['bias'].value", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[2][0].nu['time2']['kernel'].value", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[3]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %cst = stablehlo.constant dense<"0x72F97F3F96F17F3F6DE87F3FF6DD7F3F31D27F3F1EC57F3FBEB67F3F11A77F3F18967F3FD2837F3F40707F3F625B7F3F38457F3FC32D7F3F02157F3FF7FA7E3FA2DF7E3F03C37E3F1CA57E3FEB857E3F71657E3FB0437E3FA6207E3F57FC7D3FC0D67D3FE4AF7D3FC3877D3F5D5E7D3FB4337D3FC6077D3F96DA7C3F24AC7C3F717C7C3F7D4B7C3F48197C3FD5E57B3F23B17B3F347B7B3F09447B3FA10B7B3FFFD17A3F22977A3F0C5B7A3FBD1D7A3F37DF793F7A9F793F885E793F611C793F07D9783F7994783FBA4E783FCA07783FACBF773F5F76773FE42B773F3DE0763F6A93763F6F45763F4AF6753FFCA5753F8954753FF101753F35AE743F5559743F5403743F32AC733FF353733F95FA723F1CA0723F8644723FD7E7713F108A713F322B713F3ECB703F366A703F1B08703FEFA46F3FB3406F3F69DB6E3F12756E3FAF0D6E3F43A56D3FCE3B6D3F52D16C3FD1656C3F4CF96B3FC48B6B3F3C1D6B3FB6AD6A3F313D6A3FB0CB693F3559693FC3E5683F5971683FFAFB673FA685673F610E673F2D96663F091D663FF9A2653FFE27653F19AC643F4D2F643F9BB1633F0433633F8CB3623F3433623FFDB1613FEA2F613FFBAC603F3229603F93A45F3F1E1F5F3FD6985E3FBB115E3FD0895D3F18015D3F93775C3F45ED5B3F2E625B3F50D65A3FAE495A3F49BC593F242E593F409F583F9E0F583F427F573F2EEE563F635C563FE2C9553FAF36553FCAA2543F370E543FF778533F0BE3523F764C523F3BB5513F5A1D513FD784503FB2EB4F3FEF514F3F8FB74E3F941C4E3F00814D3FD5E44C3F15484C3FC2AA4B3FDF0C4B3F6D6E4A3F6FCF493FE52F493FD38F483F3BEF473F1F4E473F80AC463F600A463FC267453FA9C4443F1521443F097D433F87D8423F9133423F298E413F52E8403F0C42403F5B9B3F3F41F43E3FBF4C3E3FD8A43D3F8DFC3C3FE0533C3FD4AA3B3F6C013B3FA8573A3F8BAD393F1603393F4D58383F30AD373FC301373F0756363FFEA9353FAAFD343F0D51343F2AA4333F01F7323F9649323FEA9B313F00EE303FD93F303F77912F3FDDE22E3F0B342E3F05852D3FCDD52C3F64262C3FCC762B3F07C72A3F18172A3F0067293FC1B6283F5D06283FD655273F2EA5263F68F4253F8443253F8492243F6CE1233F3C30233FF77E223F9ECD213F341C213FB96A203F31B91F3F9D071F3FFE551E3F57A41D3FAAF21C3FF8401C3F438F1B3F8DDD1A3FD82B1A3F267A193F78C8183FD116183F3165173F9CB3163F1102163F9550153F279F143FCAED133F803C133F4A8B123F2ADA113F2129113F3278103F5EC70F3FA7160F3F0E660E3F95B50D3F3E050D3F0A550C3FFBA40B3F13F50A3F53450A3FBD95093F52E6083F1437083F0588073F25D9063F772A063FFC7B053FB6CD043FA71F043FCE71033F2FC4023FCA16023FA269013FB7BC003F0A10003F3DC7FE3EEA6EFD3E1D17FC3EDABFFA3E2269F93EFA12F83E63BDF63E6068F53EF413F43E21C0F23EEB6CF13E541AF03E5EC8EE3E0C77ED3E6126EC3E5ED6EA3E0787E93E5F38E83E66EAE63E209DE53E9050E43EB704E33E98B9E13E366FE03E9225DF3EAFDCDD3E8E94DC3E344DDB3EA106DA3ED7C0D83EDA7BD73EAB37D63E4BF4D43EBEB1D33E0470D23E212FD13E16EFCF3EE6AFCE3E9271CD3E1B34CC3E84F7CA3ED0BBC93EFF80C83E1447C73E100EC63EF4D5C43EC49EC33E8168C23E2D33C13EC7FEBF3E54CBBE3ED498BD3E4867BC3EB436BB3E1707BA3E73D8B83ECBAAB73E1F7EB63E7252B53EC327B43E16FEB23E6BD5B13EC3ADB03E2087AF3E8361AE3EEE3CAD3E6119AC3EDFF6AA3E68D5A93EFDB4A83EA095A73E5177A63E125AA53EE43DA43EC822A33EBF08A23ECAEFA03EEAD79F3E21C19E3E6DAB9D3ED2969C3E51839B3EE8709A3E9B5F993E694F983E5240973E5932963E7F25953EC219943E250F933EA705923E4BFD903E10F68F3EF7EF8E3E00EB8D3E2CE78C3E7CE48B3EF1E28A3E8BE2893E49E3883E2DE5873E38E8863E69EC853EC2F1843E42F8833EEAFF823EBB08823EB412813ED71D803E44547E3E2E6F7C3E6C8C7A3EFEAB783EE5CD763E20F2743EB118733E9741713ED46C6F3E679A6D3E50CA6B3E90FC693E2731683E1468663E59A1643EF5DC623EE71A613E315B5F3ED19D5D3EC9E25B3E162A5A3EBA73583EB4BF563E040E553EAB5E533EA6B1513EF606503E9B5E4E3E95B84C3EE2144B3E8273493E75D4473EBA37463E529D443E3B05433E736F413EFBDB3F3ED34A3E3EF9BB3C3E6D2F3B3E2DA5393E391D383E9197363E3214353E1E93333E5214323ECD97303E8F1D2F3E96A52D3EE32F2C3E72BC2A3E434B293E56DC273EA96F263E3B05253E0B9D233E1737223E5FD3203EE1711F3E9C121E3E8EB51C3EB65A1B3E13021A3EA4AB183E6757173E5A05163E7DB5143ECD67133E4B1C123EF2D2103EC38B0F3EBC460E3EDB030D3E1FC30B3E86840A3E0D48093EB50D083E7BD5063E5E9F053E5C6B043E7139033E9F09023EE3DB003E7560FF3D490DFD3D3DBEFA3D4F73F83D792CF63DBAE9F33D0EABF13D6E70EF3DDB39ED3D4D07EB3DC4D8E83D3AAEE63DAC87E43D1665E23D7346E03DC02BDE3DF914DC3D1902DA3D1DF3D73D01E8D53DC2E0D33D5ADDD13DC5DDCF3D00E2CD3D07EACB3DD6F5C93D6705C83DB818C63DC42FC43D874AC23DFC68C03D1F8BBE3DECB0BC3D60DABA3D7407B93D2738B73D726CB53D51A4B33DC0DFB13DBC1EB03D3F61AE3D45A7AC3DCAF0AA3DCA3DA93D3F8EA73D26E2A53D7A39A43D3794A23D59F2A03DDA539F3DB8B89D3DEC209C3D728C9A3D47FB983D656D973DC9E2953D6D5B943D4DD7923D6556913DB0D88F3D2A5E8E3DCEE68C3D97728B3D83018A3D8A93883DAA28873DDEC0853D215C843D6EFA823DC29B813D1740803DD2CE7D3D68237B3DE67D783D44DE753D7944733D7AB0703D40226E3DC1996B3DF516693DD299663D5022643D65B0613D09445F3D34DD5C3DDB7B5A3DF51F583D7AC9553D6278533DA32C513D35E64E3D0EA54C3D26694A3D7432483DEF00463D90D4433D4BAD413D1A8B3F3DF36D3D3DCD553B3DA142393D6434373D0F2B353D9926333DFA26313D282C2F3D1C362D3DCC442B3D3158293D4270273DF68C253D44AE233D25D4213D90FE1F3D7D2D1E3DE3601C3DBA981A3DFBD4183D9C15173D955A153DDFA3133D70F1113D4043103D49990E3D81F30C3DE1510B3D60B4093DF71A083D9D85063D4BF4043DF966033D9EDD013D3458003D62ADFD3C1FB2FA3C8CBEF73C9AD2F43C3BEEF13C5F11EF3CF83BEC3CF66DE93C48A7E63CE1E7E33CB22FE13CAB7EDE3CBFD4DB3CDD31D93CF795D63C0001D43CE872D13CA1EBCE3C1B6BCC3C48F1C93C1D7EC73C8811C53C7CABC23CEB4BC03CC9F2BD3C05A0BB3C9253B93C630DB73C6ACDB43C9993B23CE35FB03C3A32AE3C920AAC3CDBE8A93C09CDA73C10B7A53CE2A6A33C719CA13CB1979F3C95989D3C109F9B3C16AB993C99BC973C8DD3953CE6EF933C9811923C9538903CD2648E3C41968C3CD7CC8A3C8908893C4A49873C0E8F853CC9D9833C6F29823CF67D803CA1AE7D3CE86A7A3CA830773CCCFF733C3ED8703CE5B96D3CACA46A3C7E98673C4395643CE59A613C50A95E3C6EC05B3C28E0583C6A08563C1F39533C3172503C8BB34D3C1AFD4A3CC84E483C81A8453C310A433CC473403C25E53D3C415E3B3C04DF383C5B67363C32F7333C758E313C122D2F3CF6D22C3C0E802A3C4734283C90EF253CD4B1233C027B213C094B1F3CD5211D3C56FF1A3C78E3183C2CCE163C5EBF143CFFB6123CFDB4103C47B90E3CCBC30C3C7AD40A3C43EB083C1508073CDE2A053C9253033C1D82013CE46CFF3BFEE0FB3B6A60F83B09EBF43BBD80F13B6721EE3BE8CCEA3B2283E73BF843E43B4D0FE13B02E5DD3BFAC4DA3B19AFD73B43A3D43B5AA1D13B44A9CE3BE4BACB3B1ED6C83BD8FAC53BF728C33B5F60C03BF4A0BD3B9FEABA3B433DB83BC998B53B16FDB23B106AB03B9DDFAD3BA65DAB3B13E4A83BC872A63BAF09A43BB0A8A13BB24F9F3BA0FE9C3B5FB59A3BDB73983BFB39963BA907943BD0DC913B57B98F3B2A9D8D3B32888B3B597A893B8B73873BB273853BB97A833B8B88813B273A7F3B7D707B3BEFB3773B5304743B8461703B59CB6C3BAD41693B57C4653B3353623B1BEE5E3BE9945B3B7947583BA505553B4ACF513B43A44E3B6F844B3BA86F483BCD65453BBA66423B4E723F3B68883C3BE6A8393BA7D3363B8A08343B6F47313B37902E3BC1E22B3BEE3E293B9FA4263BB513243B148C213B9B0D1F3B2F981C3BB12B1A3B04C8173B0D6D153BAD1A133BC9D0103B468F0E3B08560C3BF4240A3BEFFB073BDEDA053BA7C1033B30B0013BBF4CFF3A3948FB3A9952F73AAF6BF33A4993EF3A38C9EB3A4C0DE83A545FE43A20BFE03A862CDD3A53A7D93A5D2FD63A76C4D23A7166CF3A2415CC3A61D0C83A0098C53AD46BC23AB54BBF3A7937BC3AF72EB93A0832B63A8240B33A3E5AB03A167FAD3AE4AEAA3A80E9A73AC42EA53A8C7EA23AB4D89F3A173D9D3A91AB9A3AFE23983A3DA6953A2932933AA1C7903A84668E3AAF0E8C3A02C0893A5B7A873A9D3D853AA609833A57DE803A21777D3A6A42793A4B1E753A890A713AE7066D3A2F13693A252F653A8F5A613A38955D3AE6DE593A6337563A799E523AF4134F3A9F974B3A4429483AB1C8443AB475413A1B303E3AB5F73A3A4FCC373ABAAD343AC79B313A48962E3A0E9D2B3AEAAF283AB0CE253A33F9223A492F203AC4701D3A7BBD1A3A4315183AF377153A61E5123A665D103AD8DF0D3A906C0B3A6803093A39A4063ADD4E043A2F03023A1182FF398E10FB398BB1F639C264F239EB29EE39C300EA3905E9E5396FE2E139BEECDD39B007DA390533D6397D6ED239DAB9CE39DE14CB394A7FC739E4F8C3397081C039B418BD3976BEB9397C72B6398F34B3397704B039FEE1AC39EECCA93911C5A63934CAA33922DCA039AAFA9D3998259B39BC5C9839E49F9539E1EE9239834990399BAF8D39FB208B39769D8839DF2486390AB78339CC538139F4F57D39D1587939DFCF7439CB5A703944F96B39F9AA67399C6F6339E1465F397C305B39202C5739843953395E584F3968884B395AC94739EE1A4439E07C4039EBEE3C39CE7039394602363913A33239F4522F39AA112C39F8DE2839A1BA25396AA42239169C1F396BA11C392FB419392CD4163927011439EC3A113942810E39F6D30B39D4320939A79D06393C14043961960139CC47FE383379F93899C0F4389D1DF038E58FEB381417E738D3B2E238C662DE389826DA38F2FDD53881E8D138F2E5CD38F2F5C9383018C638604CC2383192BE3857E9BA388751B73876CAB338DA53B0386DEDAC38E796A9380250A6387A18A3380BF09F3872D69C386ECB9938BFCE963824E0933861FF9038382C8E386B668B38C0AD8838FC018638E662833845D08038C4937C380C9F7738F5C1723815FC6D38054D69385EB46438BA316038B6C45B38F26C57380E2A5338A9FB4E3869E14A38F0DA4638E5E74238F0073F38BB3A3B38EF7F373839D7333846403038C4BA2C3865462938"> : tensor<1000xf32>
    %0 = call @_threefry_split(%arg131) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %0 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %6 = stablehlo.reshape %5 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1000> : tensor<i32>
    %7 = call @_randint(%2, %c, %c_0) : (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %8 = call @_normal(%4) : (tensor<2xui32>) -> tensor<8x16x16x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %9 = call @_bernoulli(%6, %cst_1) : (tensor<2xui32>, tensor<f32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.compare LT, %7, %10, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<1000> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.add %7, %12 : tensor<8xi32>
    %14 = stablehlo.select %11, %13, %7 : tensor<8xi1>, tensor<8xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %16 = "stablehlo.gather"(%cst, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1000xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<8xf32>) -> tensor<8x1x1x1xf32>
    %18 = stablehlo.sqrt %17 : tensor<8x1x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x16x16x4xf32>
    %20 = stablehlo.multiply %19, %arg129 : tensor<8x16x16x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1x1x1xf32>
    %22 = stablehlo.subtract %21, %17 : tensor<8x1x1x1xf32>
    %23 = stablehlo.sqrt %22 : tensor<8x1x1x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x16x16x4xf32>
    %25 = stablehlo.multiply %24, %8 : tensor<8x16x16x4xf32>
    %26 = stablehlo.add %20, %25 : tensor<8x16x16x4xf32>
    %27 = sdy.sharding_constraint %26 <@mesh, [{"fsdp"}, {}, {}, {}]> : tensor<8x16x16x4xf32>
    %c_5 = stablehlo.constant dense<10> : tensor<i32>
    %28 = call @_where(%9, %c_5, %arg130) : (tensor<8xi1>, tensor<i32>, tensor<8xi32>) -> tensor<8xi32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %29 = stablehlo.log %cst_6 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %31 = stablehlo.iota dim = 0 : tensor<128xi32>
    %32 = stablehlo.convert %31 : (tensor<128xi32>) -> tensor<128xf32>
    %33 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<128xf32>
    %cst_7 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %36 = stablehlo.divide %34, %35 : tensor<128xf32>
    %37 = stablehlo.exponential %36 : tensor<128xf32>
    %38 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %39 = stablehlo.convert %38 : (tensor<8x1xi32>) -> tensor<8x1xf32>
    %40 = stablehlo.convert %37 : tensor<128xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x128xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<8x128xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<8x128xf32>
    %45 = stablehlo.cosine %44 : tensor<8x128xf32>
    %46 = stablehlo.sine %44 : tensor<8x128xf32>
    %47 = stablehlo.concatenate %45, %46, dim = 1 : (tensor<8x128xf32>, tensor<8x128xf32>) -> tensor<8x256xf32>
    %48 = stablehlo.dot_general %47, %arg29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x256xf32>, tensor<256x32xf32>) -> tensor<8x32xf32>
    %49 = stablehlo.reshape %arg28 : (tensor<32xf32>) -> tensor<1x32xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<8x32xf32>
    %51 = stablehlo.add %48, %50 : tensor<8x32xf32>
    %52:3 = call @silu(%51) : (tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
    %53 = stablehlo.dot_general %52#0, %arg31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %54 = stablehlo.reshape %arg30 : (tensor<32xf32>) -> tensor<1x32xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<8x32xf32>
    %56 = stablehlo.add %53, %55 : tensor<8x32xf32>
    %57:2 = call @_take(%arg22, %28) : (tensor<11x32xf32>, tensor<8xi32>) -> (tensor<8x32xf32>, tensor<8x1xi32>)
    %58 = stablehlo.add %56, %57#0 : tensor<8x32xf32>
    %59 = stablehlo.convolution(%27, %arg26) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x4xf32>, tensor<2x2x4x32xf32>) -> tensor<8x8x8x32xf32>
    %60 = stablehlo.reshape %arg25 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x8x8x32xf32>
    %62 = stablehlo.add %59, %61 : tensor<8x8x8x32xf32>
    %63 = stablehlo.reshape %62 : (tensor<8x8x8x32xf32>) -> tensor<8x64x32xf32>
    %64 = stablehlo.broadcast_in_dim %arg27, dims = [1, 2] : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x64x32xf32>) -> tensor<8x64x32xf32>
    %66 = stablehlo.add %63, %65 : tensor<8x64x32xf32>
    %67:3 = call @silu(%58) : (tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
    %68 = stablehlo.dot_general %67#0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x192xf32>) -> tensor<8x192xf32>
    %69 = stablehlo.reshape %arg2 : (tensor<192xf32>) -> tensor<1x192xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x192xf32>) -> tensor<8x192xf32>
    %71 = stablehlo.add %68, %70 : tensor<8x192xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 2] : (tensor<8x192xf32>) -> tensor<8x1x192xf32>
    %73 = stablehlo.slice %72 [0:8, 0:1, 0:32] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %74 = stablehlo.slice %72 [0:8, 0:1, 32:64] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %75 = stablehlo.slice %72 [0:8, 0:1, 64:96] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %76 = stablehlo.slice %72 [0:8, 0:1, 96:128] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %77 = stablehlo.slice %72 [0:8, 0:1, 128:160] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %78 = stablehlo.slice %72 [0:8, 0:1, 160:192] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %79 = chlo.square %66 : tensor<8x64x32xf32> -> tensor<8x64x32xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %81 = stablehlo.multiply %80, %66 : tensor<8x64x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%66 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %84 = stablehlo.divide %82, %83 : tensor<8x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%79 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %87 = stablehlo.divide %85, %86 : tensor<8x64xf32>
    %88 = chlo.square %84 : tensor<8x64xf32> -> tensor<8x64xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %90 = stablehlo.multiply %89, %84 : tensor<8x64xf32>
    %91 = stablehlo.subtract %87, %88 : tensor<8x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %93 = stablehlo.maximum %92, %91 : tensor<8x64xf32>
    %94 = stablehlo.compare EQ, %91, %93, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %97 = stablehlo.select %94, %95, %96 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %99 = stablehlo.compare EQ, %98, %93, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<8x64xi1>, tensor<8x64xf32>
    %103 = stablehlo.divide %97, %102 : tensor<8x64xf32>
    %104 = stablehlo.reshape %84 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %105 = stablehlo.reshape %93 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %106 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %107 = stablehlo.subtract %66, %106 : tensor<8x64x32xf32>
    %cst_20 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %109 = stablehlo.add %105, %108 : tensor<8x64x1xf32>
    %110 = stablehlo.rsqrt %109 : tensor<8x64x1xf32>
    %111 = stablehlo.divide %110, %109 : tensor<8x64x1xf32>
    %cst_21 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<8x64x1xf32>
    %114 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %115 = stablehlo.multiply %107, %114 : tensor<8x64x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x1x32xf32>
    %117 = stablehlo.add %116, %74 : tensor<8x1x32xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %119 = stablehlo.multiply %115, %118 : tensor<8x64x32xf32>
    %120 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %121 = stablehlo.add %119, %120 : tensor<8x64x32xf32>
    %122 = stablehlo.dot_general %121, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x96xf32>) -> tensor<8x64x96xf32>
    %123 = stablehlo.reshape %arg6 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<8x64x96xf32>
    %125 = stablehlo.add %122, %124 : tensor<8x64x96xf32>
    %126 = stablehlo.slice %125 [0:8, 0:64, 0:32] : (tensor<8x64x96xf32>) -> tensor<8x64x32xf32>
    %127 = stablehlo.slice %125 [0:8, 0:64, 32:64] : (tensor<8x64x96xf32>) -> tensor<8x64x32xf32>
    %128 = stablehlo.slice %125 [0:8, 0:64, 64:96] : (tensor<8x64x96xf32>) -> tensor<8x64x32xf32>
    %129 = stablehlo.reshape %126 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %130 = stablehlo.reshape %127 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %131 = stablehlo.reshape %128 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %132 = stablehlo.reshape %129 : (tensor<8x64x4x8xf32>) -> tensor<8x64x4x1x8xf32>
    %133 = stablehlo.dot_general %132, %130, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x64x4x1x8xf32>, tensor<8x64x4x8xf32>) -> tensor<8x4x64x1x64xf32>
    %cst_23 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<8x4x64x1x64xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_24) applies stablehlo.maximum across dimensions = [4] : (tensor<8x4x64x1x64xf32>, tensor<f32>) -> tensor<8x4x64x1xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x4x64x1xf32>
    %138 = stablehlo.maximum %137, %136 : tensor<8x4x64x1xf32>
    %139 = stablehlo.transpose %138, dims = [3, 0, 1, 2] : (tensor<8x4x64x1xf32>) -> tensor<1x8x4x64xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %141 = stablehlo.transpose %135, dims = [3, 0, 1, 2, 4] : (tensor<8x4x64x1x64xf32>) -> tensor<1x8x4x64x64xf32>
    %142 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %143 = stablehlo.subtract %141, %142 : tensor<1x8x4x64x64xf32>
    %144 = stablehlo.exponential %143 : tensor<1x8x4x64x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_26) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %148 = stablehlo.divide %144, %147 : tensor<1x8x4x64x64xf32>
    %149 = stablehlo.multiply %146, %146 : tensor<1x8x4x64x1xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x8x4x64x1xf32>
    %151 = stablehlo.divide %150, %149 : tensor<1x8x4x64x1xf32>
    %152 = stablehlo.dot_general %131, %148, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<8x64x4x8xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x8x1x64xf32>
    %153 = stablehlo.transpose %152, dims = [3, 0, 4, 1, 2] : (tensor<8x4x8x1x64xf32>) -> tensor<1x8x64x4x8xf32>
    %154 = stablehlo.transpose %153, dims = [1, 2, 3, 0, 4] : (tensor<1x8x64x4x8xf32>) -> tensor<8x64x4x1x8xf32>
    %155 = stablehlo.reshape %154 : (tensor<8x64x4x1x8xf32>) -> tensor<8x64x4x8xf32>
    %156 = stablehlo.reshape %155 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %157 = stablehlo.dot_general %156, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x32xf32>) -> tensor<8x64x32xf32>
    %158 = stablehlo.reshape %arg4 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %160 = stablehlo.add %157, %159 : tensor<8x64x32xf32>
    %161 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %162 = stablehlo.multiply %161, %160 : tensor<8x64x32xf32>
    %163 = stablehlo.add %66, %162 : tensor<8x64x32xf32>
    %164 = chlo.square %163 : tensor<8x64x32xf32> -> tensor<8x64x32xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %166 = stablehlo.multiply %165, %163 : tensor<8x64x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%163 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %169 = stablehlo.divide %167, %168 : tensor<8x64xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%164 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %172 = stablehlo.divide %170, %171 : tensor<8x64xf32>
    %173 = chlo.square %169 : tensor<8x64xf32> -> tensor<8x64xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %175 = stablehlo.multiply %174, %169 : tensor<8x64xf32>
    %176 = stablehlo.subtract %172, %173 : tensor<8x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %178 = stablehlo.maximum %177, %176 : tensor<8x64xf32>
    %179 = stablehlo.compare EQ, %176, %178, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %182 = stablehlo.select %179, %180, %181 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %184 = stablehlo.compare EQ, %183, %178, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %187 = stablehlo.select %184, %185, %186 : tensor<8x64xi1>, tensor<8x64xf32>
    %188 = stablehlo.divide %182, %187 : tensor<8x64xf32>
    %189 = stablehlo.reshape %169 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %190 = stablehlo.reshape %178 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %191 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %192 = stablehlo.subtract %163, %191 : tensor<8x64x32xf32>
    %cst_40 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %194 = stablehlo.add %190, %193 : tensor<8x64x1xf32>
    %195 = stablehlo.rsqrt %194 : tensor<8x64x1xf32>
    %196 = stablehlo.divide %195, %194 : tensor<8x64x1xf32>
    %cst_41 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %198 = stablehlo.multiply %197, %196 : tensor<8x64x1xf32>
    %199 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %200 = stablehlo.multiply %192, %199 : tensor<8x64x32xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x1x32xf32>
    %202 = stablehlo.add %201, %77 : tensor<8x1x32xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %204 = stablehlo.multiply %200, %203 : tensor<8x64x32xf32>
    %205 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %206 = stablehlo.add %204, %205 : tensor<8x64x32xf32>
    %207 = stablehlo.dot_general %206, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x128xf32>) -> tensor<8x64x128xf32>
    %208 = stablehlo.reshape %arg8 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %210 = stablehlo.add %207, %209 : tensor<8x64x128xf32>
    %211 = stablehlo.multiply %210, %210 : tensor<8x64x128xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<8x64x128xf32>
    %213 = stablehlo.multiply %210, %210 : tensor<8x64x128xf32>
    %cst_43 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<8x64x128xf32>
    %cst_44 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %217 = stablehlo.multiply %216, %212 : tensor<8x64x128xf32>
    %218 = stablehlo.add %210, %217 : tensor<8x64x128xf32>
    %cst_45 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %220 = stablehlo.multiply %219, %218 : tensor<8x64x128xf32>
    %221 = stablehlo.tanh %220 : tensor<8x64x128xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %223 = stablehlo.subtract %222, %221 : tensor<8x64x128xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %225 = stablehlo.add %224, %221 : tensor<8x64x128xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %227 = stablehlo.multiply %226, %225 : tensor<8x64x128xf32>
    %228 = stablehlo.multiply %210, %227 : tensor<8x64x128xf32>
    %229 = stablehlo.dot_general %228, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x128xf32>, tensor<128x32xf32>) -> tensor<8x64x32xf32>
    %230 = stablehlo.reshape %arg0 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %232 = stablehlo.add %229, %231 : tensor<8x64x32xf32>
    %233 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %234 = stablehlo.multiply %233, %232 : tensor<8x64x32xf32>
    %235 = stablehlo.add %163, %234 : tensor<8x64x32xf32>
    %236:3 = call @silu(%58) : (tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
    %237 = stablehlo.dot_general %236#0, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x192xf32>) -> tensor<8x192xf32>
    %238 = stablehlo.reshape %arg12 : (tensor<192xf32>) -> tensor<1x192xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<1x192xf32>) -> tensor<8x192xf32>
    %240 = stablehlo.add %237, %239 : tensor<8x192xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 2] : (tensor<8x192xf32>) -> tensor<8x1x192xf32>
    %242 = stablehlo.slice %241 [0:8, 0:1, 0:32] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %243 = stablehlo.slice %241 [0:8, 0:1, 32:64] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %244 = stablehlo.slice %241 [0:8, 0:1, 64:96] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %245 = stablehlo.slice %241 [0:8, 0:1, 96:128] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %246 = stablehlo.slice %241 [0:8, 0:1, 128:160] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %247 = stablehlo.slice %241 [0:8, 0:1, 160:192] : (tensor<8x1x192xf32>) -> tensor<8x1x32xf32>
    %248 = chlo.square %235 : tensor<8x64x32xf32> -> tensor<8x64x32xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %250 = stablehlo.multiply %249, %235 : tensor<8x64x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%235 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_51 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %253 = stablehlo.divide %251, %252 : tensor<8x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%248 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_53 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %256 = stablehlo.divide %254, %255 : tensor<8x64xf32>
    %257 = chlo.square %253 : tensor<8x64xf32> -> tensor<8x64xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %259 = stablehlo.multiply %258, %253 : tensor<8x64xf32>
    %260 = stablehlo.subtract %256, %257 : tensor<8x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %262 = stablehlo.maximum %261, %260 : tensor<8x64xf32>
    %263 = stablehlo.compare EQ, %260, %262, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %266 = stablehlo.select %263, %264, %265 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %268 = stablehlo.compare EQ, %267, %262, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %271 = stablehlo.select %268, %269, %270 : tensor<8x64xi1>, tensor<8x64xf32>
    %272 = stablehlo.divide %266, %271 : tensor<8x64xf32>
    %273 = stablehlo.reshape %253 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %274 = stablehlo.reshape %262 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %275 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %276 = stablehlo.subtract %235, %275 : tensor<8x64x32xf32>
    %cst_61 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %278 = stablehlo.add %274, %277 : tensor<8x64x1xf32>
    %279 = stablehlo.rsqrt %278 : tensor<8x64x1xf32>
    %280 = stablehlo.divide %279, %278 : tensor<8x64x1xf32>
    %cst_62 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %282 = stablehlo.multiply %281, %280 : tensor<8x64x1xf32>
    %283 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %284 = stablehlo.multiply %276, %283 : tensor<8x64x32xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x1x32xf32>
    %286 = stablehlo.add %285, %243 : tensor<8x1x32xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %288 = stablehlo.multiply %284, %287 : tensor<8x64x32xf32>
    %289 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %290 = stablehlo.add %288, %289 : tensor<8x64x32xf32>
    %291 = stablehlo.dot_general %290, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x96xf32>) -> tensor<8x64x96xf32>
    %292 = stablehlo.reshape %arg16 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<8x64x96xf32>
    %294 = stablehlo.add %291, %293 : tensor<8x64x96xf32>
    %295 = stablehlo.slice %294 [0:8, 0:64, 0:32] : (tensor<8x64x96xf32>) -> tensor<8x64x32xf32>
    %296 = stablehlo.slice %294 [0:8, 0:64, 32:64] : (tensor<8x64x96xf32>) -> tensor<8x64x32xf32>
    %297 = stablehlo.slice %294 [0:8, 0:64, 64:96] : (tensor<8x64x96xf32>) -> tensor<8x64x32xf32>
    %298 = stablehlo.reshape %295 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %299 = stablehlo.reshape %296 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %300 = stablehlo.reshape %297 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %301 = stablehlo.reshape %298 : (tensor<8x64x4x8xf32>) -> tensor<8x64x4x1x8xf32>
    %302 = stablehlo.dot_general %301, %299, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x64x4x1x8xf32>, tensor<8x64x4x8xf32>) -> tensor<8x4x64x1x64xf32>
    %cst_64 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %304 = stablehlo.multiply %302, %303 : tensor<8x4x64x1x64xf32>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_65) applies stablehlo.maximum across dimensions = [4] : (tensor<8x4x64x1x64xf32>, tensor<f32>) -> tensor<8x4x64x1xf32>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x4x64x1xf32>
    %307 = stablehlo.maximum %306, %305 : tensor<8x4x64x1xf32>
    %308 = stablehlo.transpose %307, dims = [3, 0, 1, 2] : (tensor<8x4x64x1xf32>) -> tensor<1x8x4x64xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2, 3] : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %310 = stablehlo.transpose %304, dims = [3, 0, 1, 2, 4] : (tensor<8x4x64x1x64xf32>) -> tensor<1x8x4x64x64xf32>
    %311 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %312 = stablehlo.subtract %310, %311 : tensor<1x8x4x64x64xf32>
    %313 = stablehlo.exponential %312 : tensor<1x8x4x64x64xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_67) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %317 = stablehlo.divide %313, %316 : tensor<1x8x4x64x64xf32>
    %318 = stablehlo.multiply %315, %315 : tensor<1x8x4x64x1xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x8x4x64x1xf32>
    %320 = stablehlo.divide %319, %318 : tensor<1x8x4x64x1xf32>
    %321 = stablehlo.dot_general %300, %317, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<8x64x4x8xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x8x1x64xf32>
    %322 = stablehlo.transpose %321, dims = [3, 0, 4, 1, 2] : (tensor<8x4x8x1x64xf32>) -> tensor<1x8x64x4x8xf32>
    %323 = stablehlo.transpose %322, dims = [1, 2, 3, 0, 4] : (tensor<1x8x64x4x8xf32>) -> tensor<8x64x4x1x8xf32>
    %324 = stablehlo.reshape %323 : (tensor<8x64x4x1x8xf32>) -> tensor<8x64x4x8xf32>
    %325 = stablehlo.reshape %324 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %326 = stablehlo.dot_general %325, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x32xf32>) -> tensor<8x64x32xf32>
    %327 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %329 = stablehlo.add %326, %328 : tensor<8x64x32xf32>
    %330 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %331 = stablehlo.multiply %330, %329 : tensor<8x64x32xf32>
    %332 = stablehlo.add %235, %331 : tensor<8x64x32xf32>
    %333 = chlo.square %332 : tensor<8x64x32xf32> -> tensor<8x64x32xf32>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %335 = stablehlo.multiply %334, %332 : tensor<8x64x32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%332 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_71 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %338 = stablehlo.divide %336, %337 : tensor<8x64xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%333 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_73 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %341 = stablehlo.divide %339, %340 : tensor<8x64xf32>
    %342 = chlo.square %338 : tensor<8x64xf32> -> tensor<8x64xf32>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %344 = stablehlo.multiply %343, %338 : tensor<8x64xf32>
    %345 = stablehlo.subtract %341, %342 : tensor<8x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %347 = stablehlo.maximum %346, %345 : tensor<8x64xf32>
    %348 = stablehlo.compare EQ, %345, %347, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %351 = stablehlo.select %348, %349, %350 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %353 = stablehlo.compare EQ, %352, %347, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %356 = stablehlo.select %353, %354, %355 : tensor<8x64xi1>, tensor<8x64xf32>
    %357 = stablehlo.divide %351, %356 : tensor<8x64xf32>
    %358 = stablehlo.reshape %338 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %359 = stablehlo.reshape %347 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %360 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %361 = stablehlo.subtract %332, %360 : tensor<8x64x32xf32>
    %cst_81 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %363 = stablehlo.add %359, %362 : tensor<8x64x1xf32>
    %364 = stablehlo.rsqrt %363 : tensor<8x64x1xf32>
    %365 = stablehlo.divide %364, %363 : tensor<8x64x1xf32>
    %cst_82 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %367 = stablehlo.multiply %366, %365 : tensor<8x64x1xf32>
    %368 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %369 = stablehlo.multiply %361, %368 : tensor<8x64x32xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x1x32xf32>
    %371 = stablehlo.add %370, %246 : tensor<8x1x32xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %373 = stablehlo.multiply %369, %372 : tensor<8x64x32xf32>
    %374 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %375 = stablehlo.add %373, %374 : tensor<8x64x32xf32>
    %376 = stablehlo.dot_general %375, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x128xf32>) -> tensor<8x64x128xf32>
    %377 = stablehlo.reshape %arg18 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x64x128xf32>
    %379 = stablehlo.add %376, %378 : tensor<8x64x128xf32>
    %380 = stablehlo.multiply %379, %379 : tensor<8x64x128xf32>
    %381 = stablehlo.multiply %380, %379 : tensor<8x64x128xf32>
    %382 = stablehlo.multiply %379, %379 : tensor<8x64x128xf32>
    %cst_84 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %384 = stablehlo.multiply %383, %382 : tensor<8x64x128xf32>
    %cst_85 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %386 = stablehlo.multiply %385, %381 : tensor<8x64x128xf32>
    %387 = stablehlo.add %379, %386 : tensor<8x64x128xf32>
    %cst_86 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %389 = stablehlo.multiply %388, %387 : tensor<8x64x128xf32>
    %390 = stablehlo.tanh %389 : tensor<8x64x128xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %392 = stablehlo.subtract %391, %390 : tensor<8x64x128xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %394 = stablehlo.add %393, %390 : tensor<8x64x128xf32>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %396 = stablehlo.multiply %395, %394 : tensor<8x64x128xf32>
    %397 = stablehlo.multiply %379, %396 : tensor<8x64x128xf32>
    %398 = stablehlo.dot_general %397, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x128xf32>, tensor<128x32xf32>) -> tensor<8x64x32xf32>
    %399 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %401 = stablehlo.add %398, %400 : tensor<8x64x32xf32>
    %402 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %403 = stablehlo.multiply %402, %401 : tensor<8x64x32xf32>
    %404 = stablehlo.add %332, %403 : tensor<8x64x32xf32>
    %405 = chlo.square %404 : tensor<8x64x32xf32> -> tensor<8x64x32xf32>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %407 = stablehlo.multiply %406, %404 : tensor<8x64x32xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%404 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_92 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %410 = stablehlo.divide %408, %409 : tensor<8x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%405 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %cst_94 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %413 = stablehlo.divide %411, %412 : tensor<8x64xf32>
    %414 = chlo.square %410 : tensor<8x64xf32> -> tensor<8x64xf32>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %416 = stablehlo.multiply %415, %410 : tensor<8x64xf32>
    %417 = stablehlo.subtract %413, %414 : tensor<8x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %419 = stablehlo.maximum %418, %417 : tensor<8x64xf32>
    %420 = stablehlo.compare EQ, %417, %419, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %423 = stablehlo.select %420, %421, %422 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %425 = stablehlo.compare EQ, %424, %419, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %428 = stablehlo.select %425, %426, %427 : tensor<8x64xi1>, tensor<8x64xf32>
    %429 = stablehlo.divide %423, %428 : tensor<8x64xf32>
    %430 = stablehlo.reshape %410 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %431 = stablehlo.reshape %419 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %432 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %433 = stablehlo.subtract %404, %432 : tensor<8x64x32xf32>
    %cst_102 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %435 = stablehlo.add %431, %434 : tensor<8x64x1xf32>
    %436 = stablehlo.rsqrt %435 : tensor<8x64x1xf32>
    %437 = stablehlo.divide %436, %435 : tensor<8x64x1xf32>
    %cst_103 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x64x1xf32>
    %439 = stablehlo.multiply %438, %437 : tensor<8x64x1xf32>
    %440 = stablehlo.reshape %arg24 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %441 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %442 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %443 = stablehlo.multiply %441, %442 : tensor<8x64x32xf32>
    %444 = stablehlo.multiply %433, %443 : tensor<8x64x32xf32>
    %445 = stablehlo.reshape %arg23 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %447 = stablehlo.add %444, %446 : tensor<8x64x32xf32>
    %448 = stablehlo.dot_general %447, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x16xf32>) -> tensor<8x64x16xf32>
    %449 = stablehlo.reshape %arg20 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x64x16xf32>
    %451 = stablehlo.add %448, %450 : tensor<8x64x16xf32>
    %452 = stablehlo.reshape %451 : (tensor<8x64x16xf32>) -> tensor<8x8x8x2x2x4xf32>
    %453 = stablehlo.transpose %452, dims = [0, 1, 3, 2, 4, 5] : (tensor<8x8x8x2x2x4xf32>) -> tensor<8x8x2x8x2x4xf32>
    %454 = stablehlo.reshape %453 : (tensor<8x8x2x8x2x4xf32>) -> tensor<8x16x16x4xf32>
    %455 = stablehlo.subtract %454, %8 : tensor<8x16x16x4xf32>
    %456 = stablehlo.multiply %455, %455 : tensor<8x16x16x4xf32>
    %cst_104 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x16x16x4xf32>
    %458 = stablehlo.multiply %457, %455 : tensor<8x16x16x4xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%456 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x16x16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %460 = stablehlo.divide %459, %cst_106 : tensor<f32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_108 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %461 = stablehlo.divide %cst_107, %cst_108 : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [] : (tensor<f32>) -> tensor<8x16x16x4xf32>
    %463 = stablehlo.multiply %462, %458 : tensor<8x16x16x4xf32>
    %464 = stablehlo.reshape %463 : (tensor<8x16x16x4xf32>) -> tensor<8x8x2x8x2x4xf32>
    %465 = stablehlo.transpose %464, dims = [0, 1, 3, 2, 4, 5] : (tensor<8x8x2x8x2x4xf32>) -> tensor<8x8x8x2x2x4xf32>
    %466 = stablehlo.reshape %465 : (tensor<8x8x8x2x2x4xf32>) -> tensor<8x64x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %468 = stablehlo.reshape %467 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %469 = stablehlo.reshape %468 : (tensor<1x1x16xf32>) -> tensor<16xf32>
    %470 = stablehlo.dot_general %466, %447, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x16xf32>, tensor<8x64x32xf32>) -> tensor<16x32xf32>
    %471 = stablehlo.transpose %470, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %472 = stablehlo.dot_general %466, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x16xf32>, tensor<32x16xf32>) -> tensor<8x64x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %474 = stablehlo.reshape %473 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %475 = stablehlo.reshape %474 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %476 = stablehlo.multiply %433, %472 : tensor<8x64x32xf32>
    %477 = stablehlo.multiply %472, %443 : tensor<8x64x32xf32>
    %478 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %479 = stablehlo.multiply %478, %476 : tensor<8x64x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %481 = stablehlo.reshape %480 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %482 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x64x32xf32>
    %483 = stablehlo.multiply %476, %482 : tensor<8x64x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %485 = stablehlo.reshape %484 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %486 = stablehlo.reshape %481 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %487 = stablehlo.multiply %485, %439 : tensor<8x64x1xf32>
    %488 = stablehlo.negate %477 : tensor<8x64x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %490 = stablehlo.reshape %489 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %491 = stablehlo.reshape %487 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %492 = stablehlo.reshape %490 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %493 = stablehlo.multiply %491, %429 : tensor<8x64xf32>
    %494 = stablehlo.negate %493 : tensor<8x64xf32>
    %495 = stablehlo.multiply %494, %416 : tensor<8x64xf32>
    %496 = stablehlo.add %492, %495 : tensor<8x64xf32>
    %cst_114 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %498 = stablehlo.divide %493, %497 : tensor<8x64xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %cst_115 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %501 = stablehlo.divide %496, %500 : tensor<8x64xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %503 = stablehlo.add %477, %502 : tensor<8x64x32xf32>
    %504 = stablehlo.multiply %499, %407 : tensor<8x64x32xf32>
    %505 = stablehlo.add %503, %504 : tensor<8x64x32xf32>
    %506 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %507 = stablehlo.multiply %506, %505 : tensor<8x64x32xf32>
    %508 = stablehlo.multiply %505, %401 : tensor<8x64x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.reduce(%508 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %510 = stablehlo.reshape %509 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%507 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %512 = stablehlo.reshape %511 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %513 = stablehlo.reshape %512 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %514 = stablehlo.dot_general %507, %397, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<8x64x128xf32>) -> tensor<32x128xf32>
    %515 = stablehlo.transpose %514, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %516 = stablehlo.dot_general %507, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<128x32xf32>) -> tensor<8x64x128xf32>
    %517 = stablehlo.multiply %379, %516 : tensor<8x64x128xf32>
    %518 = stablehlo.multiply %516, %396 : tensor<8x64x128xf32>
    %cst_118 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %520 = stablehlo.multiply %519, %517 : tensor<8x64x128xf32>
    %521 = stablehlo.multiply %520, %392 : tensor<8x64x128xf32>
    %522 = stablehlo.multiply %521, %390 : tensor<8x64x128xf32>
    %523 = stablehlo.add %521, %522 : tensor<8x64x128xf32>
    %cst_119 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %525 = stablehlo.multiply %524, %523 : tensor<8x64x128xf32>
    %526 = stablehlo.add %518, %525 : tensor<8x64x128xf32>
    %cst_120 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %528 = stablehlo.multiply %527, %525 : tensor<8x64x128xf32>
    %529 = stablehlo.multiply %528, %384 : tensor<8x64x128xf32>
    %530 = stablehlo.add %526, %529 : tensor<8x64x128xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %532 = stablehlo.reshape %531 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %533 = stablehlo.reshape %532 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %534 = stablehlo.dot_general %530, %375, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x128xf32>, tensor<8x64x32xf32>) -> tensor<128x32xf32>
    %535 = stablehlo.transpose %534, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %536 = stablehlo.dot_general %530, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x128xf32>, tensor<32x128xf32>) -> tensor<8x64x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.reduce(%536 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %538 = stablehlo.reshape %537 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %539 = stablehlo.multiply %369, %536 : tensor<8x64x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %541 = stablehlo.reshape %540 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %542 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %543 = stablehlo.multiply %536, %542 : tensor<8x64x32xf32>
    %544 = stablehlo.multiply %361, %543 : tensor<8x64x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %546 = stablehlo.reshape %545 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %547 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %548 = stablehlo.multiply %543, %547 : tensor<8x64x32xf32>
    %549 = stablehlo.multiply %546, %367 : tensor<8x64x1xf32>
    %550 = stablehlo.negate %548 : tensor<8x64x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.reduce(%550 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %552 = stablehlo.reshape %551 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %553 = stablehlo.add %505, %548 : tensor<8x64x32xf32>
    %554 = stablehlo.reshape %549 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %555 = stablehlo.reshape %552 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %556 = stablehlo.multiply %554, %357 : tensor<8x64xf32>
    %557 = stablehlo.negate %556 : tensor<8x64xf32>
    %558 = stablehlo.multiply %557, %344 : tensor<8x64xf32>
    %559 = stablehlo.add %555, %558 : tensor<8x64xf32>
    %cst_126 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %561 = stablehlo.divide %556, %560 : tensor<8x64xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %cst_127 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %564 = stablehlo.divide %559, %563 : tensor<8x64xf32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %566 = stablehlo.add %553, %565 : tensor<8x64x32xf32>
    %567 = stablehlo.multiply %562, %335 : tensor<8x64x32xf32>
    %568 = stablehlo.add %566, %567 : tensor<8x64x32xf32>
    %569 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %570 = stablehlo.multiply %569, %568 : tensor<8x64x32xf32>
    %571 = stablehlo.multiply %568, %329 : tensor<8x64x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %573 = stablehlo.reshape %572 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%570 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %575 = stablehlo.reshape %574 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %576 = stablehlo.reshape %575 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %577 = stablehlo.dot_general %570, %325, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<8x64x32xf32>) -> tensor<32x32xf32>
    %578 = stablehlo.transpose %577, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %579 = stablehlo.dot_general %570, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x32xf32>) -> tensor<8x64x32xf32>
    %580 = stablehlo.reshape %579 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %581 = stablehlo.reshape %580 : (tensor<8x64x4x8xf32>) -> tensor<8x64x4x1x8xf32>
    %582 = stablehlo.transpose %581, dims = [3, 0, 1, 2, 4] : (tensor<8x64x4x1x8xf32>) -> tensor<1x8x64x4x8xf32>
    %583 = stablehlo.transpose %582, dims = [1, 3, 4, 0, 2] : (tensor<1x8x64x4x8xf32>) -> tensor<8x4x8x1x64xf32>
    %584 = stablehlo.dot_general %583, %300, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x64xf32>, tensor<8x64x4x8xf32>) -> tensor<8x4x1x64x64xf32>
    %585 = stablehlo.transpose %584, dims = [2, 0, 1, 3, 4] : (tensor<8x4x1x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %586 = stablehlo.dot_general %583, %317, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x8x64xf32>
    %587 = stablehlo.transpose %586, dims = [0, 3, 1, 2] : (tensor<8x4x8x64xf32>) -> tensor<8x64x4x8xf32>
    %588 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %589 = stablehlo.multiply %585, %588 : tensor<1x8x4x64x64xf32>
    %590 = stablehlo.multiply %589, %313 : tensor<1x8x4x64x64xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_130) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %592 = stablehlo.reshape %591 : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %593 = stablehlo.negate %592 : tensor<1x8x4x64x1xf32>
    %594 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %595 = stablehlo.divide %585, %594 : tensor<1x8x4x64x64xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.reduce(%593 init: %cst_131) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x8x4x64x1xf32>, tensor<f32>) -> tensor<8x4x64xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [1, 2, 3] : (tensor<8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1, 2, 3] : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x64xf32>
    %599 = stablehlo.add %595, %598 : tensor<1x8x4x64x64xf32>
    %600 = stablehlo.multiply %599, %313 : tensor<1x8x4x64x64xf32>
    %601 = stablehlo.transpose %600, dims = [1, 2, 3, 0, 4] : (tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    %cst_132 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %603 = stablehlo.multiply %601, %602 : tensor<8x4x64x1x64xf32>
    %604 = stablehlo.dot_general %603, %301, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x1x8xf32>) -> tensor<8x4x64x8xf32>
    %605 = stablehlo.transpose %604, dims = [0, 2, 1, 3] : (tensor<8x4x64x8xf32>) -> tensor<8x64x4x8xf32>
    %606 = stablehlo.dot_general %603, %299, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x8xf32>) -> tensor<8x4x64x1x8xf32>
    %607 = stablehlo.transpose %606, dims = [0, 2, 1, 3, 4] : (tensor<8x4x64x1x8xf32>) -> tensor<8x64x4x1x8xf32>
    %608 = stablehlo.reshape %607 : (tensor<8x64x4x1x8xf32>) -> tensor<8x64x4x8xf32>
    %609 = stablehlo.reshape %587 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %610 = stablehlo.reshape %605 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %611 = stablehlo.reshape %608 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %612 = stablehlo.concatenate %611, %610, %609, dim = 2 : (tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>) -> tensor<8x64x96xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x96xf32>, tensor<f32>) -> tensor<96xf32>
    %614 = stablehlo.reshape %613 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %615 = stablehlo.reshape %614 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %616 = stablehlo.dot_general %612, %290, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x96xf32>, tensor<8x64x32xf32>) -> tensor<96x32xf32>
    %617 = stablehlo.transpose %616, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %618 = stablehlo.dot_general %612, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x96xf32>, tensor<32x96xf32>) -> tensor<8x64x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %620 = stablehlo.reshape %619 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %621 = stablehlo.multiply %284, %618 : tensor<8x64x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_135) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %623 = stablehlo.reshape %622 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %624 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %625 = stablehlo.multiply %618, %624 : tensor<8x64x32xf32>
    %626 = stablehlo.multiply %276, %625 : tensor<8x64x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %628 = stablehlo.reshape %627 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %629 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %630 = stablehlo.multiply %625, %629 : tensor<8x64x32xf32>
    %631 = stablehlo.multiply %628, %282 : tensor<8x64x1xf32>
    %632 = stablehlo.negate %630 : tensor<8x64x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %634 = stablehlo.reshape %633 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %635 = stablehlo.add %568, %630 : tensor<8x64x32xf32>
    %636 = stablehlo.reshape %631 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %637 = stablehlo.reshape %634 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %638 = stablehlo.multiply %636, %272 : tensor<8x64xf32>
    %639 = stablehlo.negate %638 : tensor<8x64xf32>
    %640 = stablehlo.multiply %639, %259 : tensor<8x64xf32>
    %641 = stablehlo.add %637, %640 : tensor<8x64xf32>
    %cst_138 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %643 = stablehlo.divide %638, %642 : tensor<8x64xf32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %cst_139 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %646 = stablehlo.divide %641, %645 : tensor<8x64xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %648 = stablehlo.add %635, %647 : tensor<8x64x32xf32>
    %649 = stablehlo.multiply %644, %250 : tensor<8x64x32xf32>
    %650 = stablehlo.add %648, %649 : tensor<8x64x32xf32>
    %651 = stablehlo.concatenate %620, %623, %573, %538, %541, %510, dim = 2 : (tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>) -> tensor<8x1x192xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_140) applies stablehlo.add across dimensions = [1] : (tensor<8x1x192xf32>, tensor<f32>) -> tensor<8x192xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<8x192xf32>, tensor<f32>) -> tensor<192xf32>
    %654 = stablehlo.reshape %653 : (tensor<192xf32>) -> tensor<1x192xf32>
    %655 = stablehlo.reshape %654 : (tensor<1x192xf32>) -> tensor<192xf32>
    %656 = stablehlo.dot_general %652, %236#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x192xf32>, tensor<8x32xf32>) -> tensor<192x32xf32>
    %657 = stablehlo.transpose %656, dims = [1, 0] : (tensor<192x32xf32>) -> tensor<32x192xf32>
    %658 = stablehlo.dot_general %652, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x192xf32>, tensor<32x192xf32>) -> tensor<8x32xf32>
    %659 = call @silu_10(%236#1, %236#2, %58, %658) : (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %660 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %661 = stablehlo.multiply %660, %650 : tensor<8x64x32xf32>
    %662 = stablehlo.multiply %650, %232 : tensor<8x64x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_142) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %664 = stablehlo.reshape %663 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%661 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %666 = stablehlo.reshape %665 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %667 = stablehlo.reshape %666 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %668 = stablehlo.dot_general %661, %228, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<8x64x128xf32>) -> tensor<32x128xf32>
    %669 = stablehlo.transpose %668, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %670 = stablehlo.dot_general %661, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<128x32xf32>) -> tensor<8x64x128xf32>
    %671 = stablehlo.multiply %210, %670 : tensor<8x64x128xf32>
    %672 = stablehlo.multiply %670, %227 : tensor<8x64x128xf32>
    %cst_144 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %674 = stablehlo.multiply %673, %671 : tensor<8x64x128xf32>
    %675 = stablehlo.multiply %674, %223 : tensor<8x64x128xf32>
    %676 = stablehlo.multiply %675, %221 : tensor<8x64x128xf32>
    %677 = stablehlo.add %675, %676 : tensor<8x64x128xf32>
    %cst_145 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %679 = stablehlo.multiply %678, %677 : tensor<8x64x128xf32>
    %680 = stablehlo.add %672, %679 : tensor<8x64x128xf32>
    %cst_146 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x64x128xf32>
    %682 = stablehlo.multiply %681, %679 : tensor<8x64x128xf32>
    %683 = stablehlo.multiply %682, %215 : tensor<8x64x128xf32>
    %684 = stablehlo.add %680, %683 : tensor<8x64x128xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.reduce(%684 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %686 = stablehlo.reshape %685 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %687 = stablehlo.reshape %686 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %688 = stablehlo.dot_general %684, %206, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x128xf32>, tensor<8x64x32xf32>) -> tensor<128x32xf32>
    %689 = stablehlo.transpose %688, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %690 = stablehlo.dot_general %684, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x128xf32>, tensor<32x128xf32>) -> tensor<8x64x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_148) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %692 = stablehlo.reshape %691 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %693 = stablehlo.multiply %200, %690 : tensor<8x64x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %695 = stablehlo.reshape %694 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %696 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %697 = stablehlo.multiply %690, %696 : tensor<8x64x32xf32>
    %698 = stablehlo.multiply %192, %697 : tensor<8x64x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %699 = stablehlo.reduce(%698 init: %cst_150) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %700 = stablehlo.reshape %699 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %701 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %702 = stablehlo.multiply %697, %701 : tensor<8x64x32xf32>
    %703 = stablehlo.multiply %700, %198 : tensor<8x64x1xf32>
    %704 = stablehlo.negate %702 : tensor<8x64x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %706 = stablehlo.reshape %705 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %707 = stablehlo.add %650, %702 : tensor<8x64x32xf32>
    %708 = stablehlo.reshape %703 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %709 = stablehlo.reshape %706 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %710 = stablehlo.multiply %708, %188 : tensor<8x64xf32>
    %711 = stablehlo.negate %710 : tensor<8x64xf32>
    %712 = stablehlo.multiply %711, %175 : tensor<8x64xf32>
    %713 = stablehlo.add %709, %712 : tensor<8x64xf32>
    %cst_152 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %715 = stablehlo.divide %710, %714 : tensor<8x64xf32>
    %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %cst_153 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %718 = stablehlo.divide %713, %717 : tensor<8x64xf32>
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %720 = stablehlo.add %707, %719 : tensor<8x64x32xf32>
    %721 = stablehlo.multiply %716, %166 : tensor<8x64x32xf32>
    %722 = stablehlo.add %720, %721 : tensor<8x64x32xf32>
    %723 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %724 = stablehlo.multiply %723, %722 : tensor<8x64x32xf32>
    %725 = stablehlo.multiply %722, %160 : tensor<8x64x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_154) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %727 = stablehlo.reshape %726 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %728 = stablehlo.reduce(%724 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %729 = stablehlo.reshape %728 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %730 = stablehlo.reshape %729 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %731 = stablehlo.dot_general %724, %156, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<8x64x32xf32>) -> tensor<32x32xf32>
    %732 = stablehlo.transpose %731, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %733 = stablehlo.dot_general %724, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x32xf32>, tensor<32x32xf32>) -> tensor<8x64x32xf32>
    %734 = stablehlo.reshape %733 : (tensor<8x64x32xf32>) -> tensor<8x64x4x8xf32>
    %735 = stablehlo.reshape %734 : (tensor<8x64x4x8xf32>) -> tensor<8x64x4x1x8xf32>
    %736 = stablehlo.transpose %735, dims = [3, 0, 1, 2, 4] : (tensor<8x64x4x1x8xf32>) -> tensor<1x8x64x4x8xf32>
    %737 = stablehlo.transpose %736, dims = [1, 3, 4, 0, 2] : (tensor<1x8x64x4x8xf32>) -> tensor<8x4x8x1x64xf32>
    %738 = stablehlo.dot_general %737, %131, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x64xf32>, tensor<8x64x4x8xf32>) -> tensor<8x4x1x64x64xf32>
    %739 = stablehlo.transpose %738, dims = [2, 0, 1, 3, 4] : (tensor<8x4x1x64x64xf32>) -> tensor<1x8x4x64x64xf32>
    %740 = stablehlo.dot_general %737, %148, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x64xf32>, tensor<1x8x4x64x64xf32>) -> tensor<8x4x8x64xf32>
    %741 = stablehlo.transpose %740, dims = [0, 3, 1, 2] : (tensor<8x4x8x64xf32>) -> tensor<8x64x4x8xf32>
    %742 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %743 = stablehlo.multiply %739, %742 : tensor<1x8x4x64x64xf32>
    %744 = stablehlo.multiply %743, %144 : tensor<1x8x4x64x64xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.reduce(%744 init: %cst_156) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x64x64xf32>, tensor<f32>) -> tensor<1x8x4x64xf32>
    %746 = stablehlo.reshape %745 : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x1xf32>
    %747 = stablehlo.negate %746 : tensor<1x8x4x64x1xf32>
    %748 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x64x1xf32>) -> tensor<1x8x4x64x64xf32>
    %749 = stablehlo.divide %739, %748 : tensor<1x8x4x64x64xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.reduce(%747 init: %cst_157) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x8x4x64x1xf32>, tensor<f32>) -> tensor<8x4x64xf32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [1, 2, 3] : (tensor<8x4x64xf32>) -> tensor<1x8x4x64xf32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [0, 1, 2, 3] : (tensor<1x8x4x64xf32>) -> tensor<1x8x4x64x64xf32>
    %753 = stablehlo.add %749, %752 : tensor<1x8x4x64x64xf32>
    %754 = stablehlo.multiply %753, %144 : tensor<1x8x4x64x64xf32>
    %755 = stablehlo.transpose %754, dims = [1, 2, 3, 0, 4] : (tensor<1x8x4x64x64xf32>) -> tensor<8x4x64x1x64xf32>
    %cst_158 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8x4x64x1x64xf32>
    %757 = stablehlo.multiply %755, %756 : tensor<8x4x64x1x64xf32>
    %758 = stablehlo.dot_general %757, %132, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x1x8xf32>) -> tensor<8x4x64x8xf32>
    %759 = stablehlo.transpose %758, dims = [0, 2, 1, 3] : (tensor<8x4x64x8xf32>) -> tensor<8x64x4x8xf32>
    %760 = stablehlo.dot_general %757, %130, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x64x1x64xf32>, tensor<8x64x4x8xf32>) -> tensor<8x4x64x1x8xf32>
    %761 = stablehlo.transpose %760, dims = [0, 2, 1, 3, 4] : (tensor<8x4x64x1x8xf32>) -> tensor<8x64x4x1x8xf32>
    %762 = stablehlo.reshape %761 : (tensor<8x64x4x1x8xf32>) -> tensor<8x64x4x8xf32>
    %763 = stablehlo.reshape %741 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %764 = stablehlo.reshape %759 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %765 = stablehlo.reshape %762 : (tensor<8x64x4x8xf32>) -> tensor<8x64x32xf32>
    %766 = stablehlo.concatenate %765, %764, %763, dim = 2 : (tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>) -> tensor<8x64x96xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.reduce(%766 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x64x96xf32>, tensor<f32>) -> tensor<96xf32>
    %768 = stablehlo.reshape %767 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %769 = stablehlo.reshape %768 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %770 = stablehlo.dot_general %766, %121, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x96xf32>, tensor<8x64x32xf32>) -> tensor<96x32xf32>
    %771 = stablehlo.transpose %770, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %772 = stablehlo.dot_general %766, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64x96xf32>, tensor<32x96xf32>) -> tensor<8x64x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.reduce(%772 init: %cst_160) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %774 = stablehlo.reshape %773 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %775 = stablehlo.multiply %115, %772 : tensor<8x64x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.reduce(%775 init: %cst_161) applies stablehlo.add across dimensions = [1] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %777 = stablehlo.reshape %776 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %778 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    %779 = stablehlo.multiply %772, %778 : tensor<8x64x32xf32>
    %780 = stablehlo.multiply %107, %779 : tensor<8x64x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %782 = stablehlo.reshape %781 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %783 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
    %784 = stablehlo.multiply %779, %783 : tensor<8x64x32xf32>
    %785 = stablehlo.multiply %782, %113 : tensor<8x64x1xf32>
    %786 = stablehlo.negate %784 : tensor<8x64x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<8x64xf32>
    %788 = stablehlo.reshape %787 : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %789 = stablehlo.add %722, %784 : tensor<8x64x32xf32>
    %790 = stablehlo.reshape %785 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %791 = stablehlo.reshape %788 : (tensor<8x64x1xf32>) -> tensor<8x64xf32>
    %792 = stablehlo.multiply %790, %103 : tensor<8x64xf32>
    %793 = stablehlo.negate %792 : tensor<8x64xf32>
    %794 = stablehlo.multiply %793, %90 : tensor<8x64xf32>
    %795 = stablehlo.add %791, %794 : tensor<8x64xf32>
    %cst_164 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %797 = stablehlo.divide %792, %796 : tensor<8x64xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %cst_165 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %800 = stablehlo.divide %795, %799 : tensor<8x64xf32>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x32xf32>
    %802 = stablehlo.add %789, %801 : tensor<8x64x32xf32>
    %803 = stablehlo.multiply %798, %81 : tensor<8x64x32xf32>
    %804 = stablehlo.add %802, %803 : tensor<8x64x32xf32>
    %805 = stablehlo.concatenate %774, %777, %727, %692, %695, %664, dim = 2 : (tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>, tensor<8x1x32xf32>) -> tensor<8x1x192xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.reduce(%805 init: %cst_166) applies stablehlo.add across dimensions = [1] : (tensor<8x1x192xf32>, tensor<f32>) -> tensor<8x192xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %807 = stablehlo.reduce(%806 init: %cst_167) applies stablehlo.add across dimensions = [0] : (tensor<8x192xf32>, tensor<f32>) -> tensor<192xf32>
    %808 = stablehlo.reshape %807 : (tensor<192xf32>) -> tensor<1x192xf32>
    %809 = stablehlo.reshape %808 : (tensor<1x192xf32>) -> tensor<192xf32>
    %810 = stablehlo.dot_general %806, %67#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x192xf32>, tensor<8x32xf32>) -> tensor<192x32xf32>
    %811 = stablehlo.transpose %810, dims = [1, 0] : (tensor<192x32xf32>) -> tensor<32x192xf32>
    %812 = stablehlo.dot_general %806, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x192xf32>, tensor<32x192xf32>) -> tensor<8x32xf32>
    %813 = call @silu_10(%67#1, %67#2, %58, %812) : (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %814 = stablehlo.add %659, %813 : tensor<8x32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.reduce(%804 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<8x64x32xf32>, tensor<f32>) -> tensor<64x32xf32>
    %816 = stablehlo.reshape %815 : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_169) applies stablehlo.add across dimensions = [0] : (tensor<1x64x32xf32>, tensor<f32>) -> tensor<64x32xf32>
    %818 = stablehlo.reshape %804 : (tensor<8x64x32xf32>) -> tensor<8x8x8x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%818 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %820 = stablehlo.reshape %819 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %821 = stablehlo.reshape %820 : (tensor<1x1x1x32xf32>) -> tensor<32xf32>
    %822 = stablehlo.convolution(%27, %818) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x4xf32>, tensor<8x8x8x32xf32>) -> tensor<2x2x4x32xf32>
    %823 = call @_take_11(%57#1, %814) : (tensor<8x1xi32>, tensor<8x32xf32>) -> tensor<11x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%814 init: %cst_171) applies stablehlo.add across dimensions = [0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %825 = stablehlo.reshape %824 : (tensor<32xf32>) -> tensor<1x32xf32>
    %826 = stablehlo.reshape %825 : (tensor<1x32xf32>) -> tensor<32xf32>
    %827 = stablehlo.dot_general %814, %52#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %828 = stablehlo.transpose %827, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %829 = stablehlo.dot_general %814, %arg31, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %830 = call @silu_10(%52#1, %52#2, %51, %829) : (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%830 init: %cst_172) applies stablehlo.add across dimensions = [0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %832 = stablehlo.reshape %831 : (tensor<32xf32>) -> tensor<1x32xf32>
    %833 = stablehlo.reshape %832 : (tensor<1x32xf32>) -> tensor<32xf32>
    %834 = stablehlo.dot_general %830, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<8x256xf32>) -> tensor<32x256xf32>
    %835 = stablehlo.transpose %834, dims = [1, 0] : (tensor<32x256xf32>) -> tensor<256x32xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %837 = stablehlo.multiply %836, %667 : tensor<32xf32>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %839 = stablehlo.multiply %838, %arg65 : tensor<32xf32>
    %840 = stablehlo.add %837, %839 : tensor<32xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %842 = stablehlo.multiply %841, %669 : tensor<128x32xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %844 = stablehlo.multiply %843, %arg66 : tensor<128x32xf32>
    %845 = stablehlo.add %842, %844 : tensor<128x32xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %847 = stablehlo.multiply %846, %809 : tensor<192xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %849 = stablehlo.multiply %848, %arg67 : tensor<192xf32>
    %850 = stablehlo.add %847, %849 : tensor<192xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %852 = stablehlo.multiply %851, %811 : tensor<32x192xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %854 = stablehlo.multiply %853, %arg68 : tensor<32x192xf32>
    %855 = stablehlo.add %852, %854 : tensor<32x192xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %857 = stablehlo.multiply %856, %730 : tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %859 = stablehlo.multiply %858, %arg69 : tensor<32xf32>
    %860 = stablehlo.add %857, %859 : tensor<32xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %862 = stablehlo.multiply %861, %732 : tensor<32x32xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %864 = stablehlo.multiply %863, %arg70 : tensor<32x32xf32>
    %865 = stablehlo.add %862, %864 : tensor<32x32xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %867 = stablehlo.multiply %866, %769 : tensor<96xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %869 = stablehlo.multiply %868, %arg71 : tensor<96xf32>
    %870 = stablehlo.add %867, %869 : tensor<96xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %872 = stablehlo.multiply %871, %771 : tensor<32x96xf32>
    %cst_188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %874 = stablehlo.multiply %873, %arg72 : tensor<32x96xf32>
    %875 = stablehlo.add %872, %874 : tensor<32x96xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %877 = stablehlo.multiply %876, %687 : tensor<128xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %879 = stablehlo.multiply %878, %arg73 : tensor<128xf32>
    %880 = stablehlo.add %877, %879 : tensor<128xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %882 = stablehlo.multiply %881, %689 : tensor<32x128xf32>
    %cst_192 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %884 = stablehlo.multiply %883, %arg74 : tensor<32x128xf32>
    %885 = stablehlo.add %882, %884 : tensor<32x128xf32>
    %cst_193 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %887 = stablehlo.multiply %886, %513 : tensor<32xf32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %889 = stablehlo.multiply %888, %arg75 : tensor<32xf32>
    %890 = stablehlo.add %887, %889 : tensor<32xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %892 = stablehlo.multiply %891, %515 : tensor<128x32xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %894 = stablehlo.multiply %893, %arg76 : tensor<128x32xf32>
    %895 = stablehlo.add %892, %894 : tensor<128x32xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %897 = stablehlo.multiply %896, %655 : tensor<192xf32>
    %cst_198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %899 = stablehlo.multiply %898, %arg77 : tensor<192xf32>
    %900 = stablehlo.add %897, %899 : tensor<192xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %902 = stablehlo.multiply %901, %657 : tensor<32x192xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %904 = stablehlo.multiply %903, %arg78 : tensor<32x192xf32>
    %905 = stablehlo.add %902, %904 : tensor<32x192xf32>
    %cst_201 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %907 = stablehlo.multiply %906, %576 : tensor<32xf32>
    %cst_202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %909 = stablehlo.multiply %908, %arg79 : tensor<32xf32>
    %910 = stablehlo.add %907, %909 : tensor<32xf32>
    %cst_203 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %912 = stablehlo.multiply %911, %578 : tensor<32x32xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %914 = stablehlo.multiply %913, %arg80 : tensor<32x32xf32>
    %915 = stablehlo.add %912, %914 : tensor<32x32xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %917 = stablehlo.multiply %916, %615 : tensor<96xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %919 = stablehlo.multiply %918, %arg81 : tensor<96xf32>
    %920 = stablehlo.add %917, %919 : tensor<96xf32>
    %cst_207 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %922 = stablehlo.multiply %921, %617 : tensor<32x96xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %924 = stablehlo.multiply %923, %arg82 : tensor<32x96xf32>
    %925 = stablehlo.add %922, %924 : tensor<32x96xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %927 = stablehlo.multiply %926, %533 : tensor<128xf32>
    %cst_210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %929 = stablehlo.multiply %928, %arg83 : tensor<128xf32>
    %930 = stablehlo.add %927, %929 : tensor<128xf32>
    %cst_211 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %932 = stablehlo.multiply %931, %535 : tensor<32x128xf32>
    %cst_212 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %934 = stablehlo.multiply %933, %arg84 : tensor<32x128xf32>
    %935 = stablehlo.add %932, %934 : tensor<32x128xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %937 = stablehlo.multiply %936, %469 : tensor<16xf32>
    %cst_214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %939 = stablehlo.multiply %938, %arg85 : tensor<16xf32>
    %940 = stablehlo.add %937, %939 : tensor<16xf32>
    %cst_215 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %942 = stablehlo.multiply %941, %471 : tensor<32x16xf32>
    %cst_216 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %944 = stablehlo.multiply %943, %arg86 : tensor<32x16xf32>
    %945 = stablehlo.add %942, %944 : tensor<32x16xf32>
    %cst_217 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %947 = stablehlo.multiply %946, %823 : tensor<11x32xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %949 = stablehlo.multiply %948, %arg87 : tensor<11x32xf32>
    %950 = stablehlo.add %947, %949 : tensor<11x32xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %952 = stablehlo.multiply %951, %475 : tensor<32xf32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %954 = stablehlo.multiply %953, %arg88 : tensor<32xf32>
    %955 = stablehlo.add %952, %954 : tensor<32xf32>
    %cst_221 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %957 = stablehlo.multiply %956, %486 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %959 = stablehlo.multiply %958, %arg89 : tensor<32xf32>
    %960 = stablehlo.add %957, %959 : tensor<32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %962 = stablehlo.multiply %961, %821 : tensor<32xf32>
    %cst_224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %964 = stablehlo.multiply %963, %arg90 : tensor<32xf32>
    %965 = stablehlo.add %962, %964 : tensor<32xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %967 = stablehlo.multiply %966, %822 : tensor<2x2x4x32xf32>
    %cst_226 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %969 = stablehlo.multiply %968, %arg91 : tensor<2x2x4x32xf32>
    %970 = stablehlo.add %967, %969 : tensor<2x2x4x32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %972 = stablehlo.multiply %971, %817 : tensor<64x32xf32>
    %cst_228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %974 = stablehlo.multiply %973, %arg92 : tensor<64x32xf32>
    %975 = stablehlo.add %972, %974 : tensor<64x32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.multiply %976, %833 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %979 = stablehlo.multiply %978, %arg93 : tensor<32xf32>
    %980 = stablehlo.add %977, %979 : tensor<32xf32>
    %cst_231 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %982 = stablehlo.multiply %981, %835 : tensor<256x32xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %984 = stablehlo.multiply %983, %arg94 : tensor<256x32xf32>
    %985 = stablehlo.add %982, %984 : tensor<256x32xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %987 = stablehlo.multiply %986, %826 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.multiply %988, %arg95 : tensor<32xf32>
    %990 = stablehlo.add %987, %989 : tensor<32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %992 = stablehlo.multiply %991, %828 : tensor<32x32xf32>
    %cst_236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %994 = stablehlo.multiply %993, %arg96 : tensor<32x32xf32>
    %995 = stablehlo.add %992, %994 : tensor<32x32xf32>
    %996 = stablehlo.multiply %667, %667 : tensor<32xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.multiply %997, %996 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1000 = stablehlo.multiply %999, %arg97 : tensor<32xf32>
    %1001 = stablehlo.add %998, %1000 : tensor<32xf32>
    %1002 = stablehlo.multiply %669, %669 : tensor<128x32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1004 = stablehlo.multiply %1003, %1002 : tensor<128x32xf32>
    %cst_240 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1006 = stablehlo.multiply %1005, %arg98 : tensor<128x32xf32>
    %1007 = stablehlo.add %1004, %1006 : tensor<128x32xf32>
    %1008 = stablehlo.multiply %809, %809 : tensor<192xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1010 = stablehlo.multiply %1009, %1008 : tensor<192xf32>
    %cst_242 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1012 = stablehlo.multiply %1011, %arg99 : tensor<192xf32>
    %1013 = stablehlo.add %1010, %1012 : tensor<192xf32>
    %1014 = stablehlo.multiply %811, %811 : tensor<32x192xf32>
    %cst_243 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1016 = stablehlo.multiply %1015, %1014 : tensor<32x192xf32>
    %cst_244 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1018 = stablehlo.multiply %1017, %arg100 : tensor<32x192xf32>
    %1019 = stablehlo.add %1016, %1018 : tensor<32x192xf32>
    %1020 = stablehlo.multiply %730, %730 : tensor<32xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1022 = stablehlo.multiply %1021, %1020 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1024 = stablehlo.multiply %1023, %arg101 : tensor<32xf32>
    %1025 = stablehlo.add %1022, %1024 : tensor<32xf32>
    %1026 = stablehlo.multiply %732, %732 : tensor<32x32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1028 = stablehlo.multiply %1027, %1026 : tensor<32x32xf32>
    %cst_248 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1030 = stablehlo.multiply %1029, %arg102 : tensor<32x32xf32>
    %1031 = stablehlo.add %1028, %1030 : tensor<32x32xf32>
    %1032 = stablehlo.multiply %769, %769 : tensor<96xf32>
    %cst_249 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1034 = stablehlo.multiply %1033, %1032 : tensor<96xf32>
    %cst_250 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1036 = stablehlo.multiply %1035, %arg103 : tensor<96xf32>
    %1037 = stablehlo.add %1034, %1036 : tensor<96xf32>
    %1038 = stablehlo.multiply %771, %771 : tensor<32x96xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1040 = stablehlo.multiply %1039, %1038 : tensor<32x96xf32>
    %cst_252 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1042 = stablehlo.multiply %1041, %arg104 : tensor<32x96xf32>
    %1043 = stablehlo.add %1040, %1042 : tensor<32x96xf32>
    %1044 = stablehlo.multiply %687, %687 : tensor<128xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1046 = stablehlo.multiply %1045, %1044 : tensor<128xf32>
    %cst_254 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1048 = stablehlo.multiply %1047, %arg105 : tensor<128xf32>
    %1049 = stablehlo.add %1046, %1048 : tensor<128xf32>
    %1050 = stablehlo.multiply %689, %689 : tensor<32x128xf32>
    %cst_255 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1052 = stablehlo.multiply %1051, %1050 : tensor<32x128xf32>
    %cst_256 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1054 = stablehlo.multiply %1053, %arg106 : tensor<32x128xf32>
    %1055 = stablehlo.add %1052, %1054 : tensor<32x128xf32>
    %1056 = stablehlo.multiply %513, %513 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1058 = stablehlo.multiply %1057, %1056 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1060 = stablehlo.multiply %1059, %arg107 : tensor<32xf32>
    %1061 = stablehlo.add %1058, %1060 : tensor<32xf32>
    %1062 = stablehlo.multiply %515, %515 : tensor<128x32xf32>
    %cst_259 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1064 = stablehlo.multiply %1063, %1062 : tensor<128x32xf32>
    %cst_260 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1066 = stablehlo.multiply %1065, %arg108 : tensor<128x32xf32>
    %1067 = stablehlo.add %1064, %1066 : tensor<128x32xf32>
    %1068 = stablehlo.multiply %655, %655 : tensor<192xf32>
    %cst_261 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1070 = stablehlo.multiply %1069, %1068 : tensor<192xf32>
    %cst_262 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1072 = stablehlo.multiply %1071, %arg109 : tensor<192xf32>
    %1073 = stablehlo.add %1070, %1072 : tensor<192xf32>
    %1074 = stablehlo.multiply %657, %657 : tensor<32x192xf32>
    %cst_263 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1076 = stablehlo.multiply %1075, %1074 : tensor<32x192xf32>
    %cst_264 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1078 = stablehlo.multiply %1077, %arg110 : tensor<32x192xf32>
    %1079 = stablehlo.add %1076, %1078 : tensor<32x192xf32>
    %1080 = stablehlo.multiply %576, %576 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1082 = stablehlo.multiply %1081, %1080 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1084 = stablehlo.multiply %1083, %arg111 : tensor<32xf32>
    %1085 = stablehlo.add %1082, %1084 : tensor<32xf32>
    %1086 = stablehlo.multiply %578, %578 : tensor<32x32xf32>
    %cst_267 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1088 = stablehlo.multiply %1087, %1086 : tensor<32x32xf32>
    %cst_268 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1090 = stablehlo.multiply %1089, %arg112 : tensor<32x32xf32>
    %1091 = stablehlo.add %1088, %1090 : tensor<32x32xf32>
    %1092 = stablehlo.multiply %615, %615 : tensor<96xf32>
    %cst_269 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1094 = stablehlo.multiply %1093, %1092 : tensor<96xf32>
    %cst_270 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1096 = stablehlo.multiply %1095, %arg113 : tensor<96xf32>
    %1097 = stablehlo.add %1094, %1096 : tensor<96xf32>
    %1098 = stablehlo.multiply %617, %617 : tensor<32x96xf32>
    %cst_271 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1100 = stablehlo.multiply %1099, %1098 : tensor<32x96xf32>
    %cst_272 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1102 = stablehlo.multiply %1101, %arg114 : tensor<32x96xf32>
    %1103 = stablehlo.add %1100, %1102 : tensor<32x96xf32>
    %1104 = stablehlo.multiply %533, %533 : tensor<128xf32>
    %cst_273 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1106 = stablehlo.multiply %1105, %1104 : tensor<128xf32>
    %cst_274 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1108 = stablehlo.multiply %1107, %arg115 : tensor<128xf32>
    %1109 = stablehlo.add %1106, %1108 : tensor<128xf32>
    %1110 = stablehlo.multiply %535, %535 : tensor<32x128xf32>
    %cst_275 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1112 = stablehlo.multiply %1111, %1110 : tensor<32x128xf32>
    %cst_276 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1114 = stablehlo.multiply %1113, %arg116 : tensor<32x128xf32>
    %1115 = stablehlo.add %1112, %1114 : tensor<32x128xf32>
    %1116 = stablehlo.multiply %469, %469 : tensor<16xf32>
    %cst_277 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1118 = stablehlo.multiply %1117, %1116 : tensor<16xf32>
    %cst_278 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1120 = stablehlo.multiply %1119, %arg117 : tensor<16xf32>
    %1121 = stablehlo.add %1118, %1120 : tensor<16xf32>
    %1122 = stablehlo.multiply %471, %471 : tensor<32x16xf32>
    %cst_279 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1124 = stablehlo.multiply %1123, %1122 : tensor<32x16xf32>
    %cst_280 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1126 = stablehlo.multiply %1125, %arg118 : tensor<32x16xf32>
    %1127 = stablehlo.add %1124, %1126 : tensor<32x16xf32>
    %1128 = stablehlo.multiply %823, %823 : tensor<11x32xf32>
    %cst_281 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1130 = stablehlo.multiply %1129, %1128 : tensor<11x32xf32>
    %cst_282 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1132 = stablehlo.multiply %1131, %arg119 : tensor<11x32xf32>
    %1133 = stablehlo.add %1130, %1132 : tensor<11x32xf32>
    %1134 = stablehlo.multiply %475, %475 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1136 = stablehlo.multiply %1135, %1134 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1138 = stablehlo.multiply %1137, %arg120 : tensor<32xf32>
    %1139 = stablehlo.add %1136, %1138 : tensor<32xf32>
    %1140 = stablehlo.multiply %486, %486 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1142 = stablehlo.multiply %1141, %1140 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1144 = stablehlo.multiply %1143, %arg121 : tensor<32xf32>
    %1145 = stablehlo.add %1142, %1144 : tensor<32xf32>
    %1146 = stablehlo.multiply %821, %821 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1148 = stablehlo.multiply %1147, %1146 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1150 = stablehlo.multiply %1149, %arg122 : tensor<32xf32>
    %1151 = stablehlo.add %1148, %1150 : tensor<32xf32>
    %1152 = stablehlo.multiply %822, %822 : tensor<2x2x4x32xf32>
    %cst_289 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1154 = stablehlo.multiply %1153, %1152 : tensor<2x2x4x32xf32>
    %cst_290 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1156 = stablehlo.multiply %1155, %arg123 : tensor<2x2x4x32xf32>
    %1157 = stablehlo.add %1154, %1156 : tensor<2x2x4x32xf32>
    %1158 = stablehlo.multiply %817, %817 : tensor<64x32xf32>
    %cst_291 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1160 = stablehlo.multiply %1159, %1158 : tensor<64x32xf32>
    %cst_292 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1161 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1162 = stablehlo.multiply %1161, %arg124 : tensor<64x32xf32>
    %1163 = stablehlo.add %1160, %1162 : tensor<64x32xf32>
    %1164 = stablehlo.multiply %833, %833 : tensor<32xf32>
    %cst_293 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1166 = stablehlo.multiply %1165, %1164 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1168 = stablehlo.multiply %1167, %arg125 : tensor<32xf32>
    %1169 = stablehlo.add %1166, %1168 : tensor<32xf32>
    %1170 = stablehlo.multiply %835, %835 : tensor<256x32xf32>
    %cst_295 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1172 = stablehlo.multiply %1171, %1170 : tensor<256x32xf32>
    %cst_296 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1174 = stablehlo.multiply %1173, %arg126 : tensor<256x32xf32>
    %1175 = stablehlo.add %1172, %1174 : tensor<256x32xf32>
    %1176 = stablehlo.multiply %826, %826 : tensor<32xf32>
    %cst_297 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1178 = stablehlo.multiply %1177, %1176 : tensor<32xf32>
    %cst_298 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1180 = stablehlo.multiply %1179, %arg127 : tensor<32xf32>
    %1181 = stablehlo.add %1178, %1180 : tensor<32xf32>
    %1182 = stablehlo.multiply %828, %828 : tensor<32x32xf32>
    %cst_299 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1184 = stablehlo.multiply %1183, %1182 : tensor<32x32xf32>
    %cst_300 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1186 = stablehlo.multiply %1185, %arg128 : tensor<32x32xf32>
    %1187 = stablehlo.add %1184, %1186 : tensor<32x32xf32>
    %c_301 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1188 = stablehlo.compare LT, %arg64, %c_301, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_302 = stablehlo.constant dense<1> : tensor<i32>
    %1189 = stablehlo.add %arg64, %c_302 : tensor<i32>
    %c_303 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1190 = call @_where_12(%1188, %1189, %c_303) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_304 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1191 = stablehlo.convert %1190 : (tensor<i32>) -> tensor<f32>
    %1192 = stablehlo.power %cst_304, %1191 : tensor<f32>
    %cst_305 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1193 = stablehlo.subtract %cst_305, %1192 : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1195 = stablehlo.divide %840, %1194 : tensor<32xf32>
    %1196 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1197 = stablehlo.divide %845, %1196 : tensor<128x32xf32>
    %1198 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1199 = stablehlo.divide %850, %1198 : tensor<192xf32>
    %1200 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1201 = stablehlo.divide %855, %1200 : tensor<32x192xf32>
    %1202 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1203 = stablehlo.divide %860, %1202 : tensor<32xf32>
    %1204 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1205 = stablehlo.divide %865, %1204 : tensor<32x32xf32>
    %1206 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1207 = stablehlo.divide %870, %1206 : tensor<96xf32>
    %1208 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1209 = stablehlo.divide %875, %1208 : tensor<32x96xf32>
    %1210 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1211 = stablehlo.divide %880, %1210 : tensor<128xf32>
    %1212 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1213 = stablehlo.divide %885, %1212 : tensor<32x128xf32>
    %1214 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1215 = stablehlo.divide %890, %1214 : tensor<32xf32>
    %1216 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1217 = stablehlo.divide %895, %1216 : tensor<128x32xf32>
    %1218 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1219 = stablehlo.divide %900, %1218 : tensor<192xf32>
    %1220 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1221 = stablehlo.divide %905, %1220 : tensor<32x192xf32>
    %1222 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1223 = stablehlo.divide %910, %1222 : tensor<32xf32>
    %1224 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1225 = stablehlo.divide %915, %1224 : tensor<32x32xf32>
    %1226 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1227 = stablehlo.divide %920, %1226 : tensor<96xf32>
    %1228 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1229 = stablehlo.divide %925, %1228 : tensor<32x96xf32>
    %1230 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1231 = stablehlo.divide %930, %1230 : tensor<128xf32>
    %1232 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1233 = stablehlo.divide %935, %1232 : tensor<32x128xf32>
    %1234 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1235 = stablehlo.divide %940, %1234 : tensor<16xf32>
    %1236 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1237 = stablehlo.divide %945, %1236 : tensor<32x16xf32>
    %1238 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1239 = stablehlo.divide %950, %1238 : tensor<11x32xf32>
    %1240 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1241 = stablehlo.divide %955, %1240 : tensor<32xf32>
    %1242 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1243 = stablehlo.divide %960, %1242 : tensor<32xf32>
    %1244 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1245 = stablehlo.divide %965, %1244 : tensor<32xf32>
    %1246 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1247 = stablehlo.divide %970, %1246 : tensor<2x2x4x32xf32>
    %1248 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1249 = stablehlo.divide %975, %1248 : tensor<64x32xf32>
    %1250 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.divide %980, %1250 : tensor<32xf32>
    %1252 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1253 = stablehlo.divide %985, %1252 : tensor<256x32xf32>
    %1254 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1255 = stablehlo.divide %990, %1254 : tensor<32xf32>
    %1256 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1257 = stablehlo.divide %995, %1256 : tensor<32x32xf32>
    %cst_306 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1258 = stablehlo.convert %1190 : (tensor<i32>) -> tensor<f32>
    %1259 = stablehlo.power %cst_306, %1258 : tensor<f32>
    %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1260 = stablehlo.subtract %cst_307, %1259 : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.divide %1001, %1261 : tensor<32xf32>
    %1263 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1264 = stablehlo.divide %1007, %1263 : tensor<128x32xf32>
    %1265 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1266 = stablehlo.divide %1013, %1265 : tensor<192xf32>
    %1267 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1268 = stablehlo.divide %1019, %1267 : tensor<32x192xf32>
    %1269 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1270 = stablehlo.divide %1025, %1269 : tensor<32xf32>
    %1271 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1272 = stablehlo.divide %1031, %1271 : tensor<32x32xf32>
    %1273 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1274 = stablehlo.divide %1037, %1273 : tensor<96xf32>
    %1275 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1276 = stablehlo.divide %1043, %1275 : tensor<32x96xf32>
    %1277 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1278 = stablehlo.divide %1049, %1277 : tensor<128xf32>
    %1279 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1280 = stablehlo.divide %1055, %1279 : tensor<32x128xf32>
    %1281 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1282 = stablehlo.divide %1061, %1281 : tensor<32xf32>
    %1283 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1284 = stablehlo.divide %1067, %1283 : tensor<128x32xf32>
    %1285 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1286 = stablehlo.divide %1073, %1285 : tensor<192xf32>
    %1287 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1288 = stablehlo.divide %1079, %1287 : tensor<32x192xf32>
    %1289 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1290 = stablehlo.divide %1085, %1289 : tensor<32xf32>
    %1291 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1292 = stablehlo.divide %1091, %1291 : tensor<32x32xf32>
    %1293 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1294 = stablehlo.divide %1097, %1293 : tensor<96xf32>
    %1295 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1296 = stablehlo.divide %1103, %1295 : tensor<32x96xf32>
    %1297 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1298 = stablehlo.divide %1109, %1297 : tensor<128xf32>
    %1299 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1300 = stablehlo.divide %1115, %1299 : tensor<32x128xf32>
    %1301 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1302 = stablehlo.divide %1121, %1301 : tensor<16xf32>
    %1303 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1304 = stablehlo.divide %1127, %1303 : tensor<32x16xf32>
    %1305 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1306 = stablehlo.divide %1133, %1305 : tensor<11x32xf32>
    %1307 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1308 = stablehlo.divide %1139, %1307 : tensor<32xf32>
    %1309 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1310 = stablehlo.divide %1145, %1309 : tensor<32xf32>
    %1311 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1312 = stablehlo.divide %1151, %1311 : tensor<32xf32>
    %1313 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1314 = stablehlo.divide %1157, %1313 : tensor<2x2x4x32xf32>
    %1315 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1316 = stablehlo.divide %1163, %1315 : tensor<64x32xf32>
    %1317 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1318 = stablehlo.divide %1169, %1317 : tensor<32xf32>
    %1319 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1320 = stablehlo.divide %1175, %1319 : tensor<256x32xf32>
    %1321 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1322 = stablehlo.divide %1181, %1321 : tensor<32xf32>
    %1323 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1324 = stablehlo.divide %1187, %1323 : tensor<32x32xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1326 = stablehlo.add %1262, %1325 : tensor<32xf32>
    %1327 = stablehlo.sqrt %1326 : tensor<32xf32>
    %cst_309 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1329 = stablehlo.add %1327, %1328 : tensor<32xf32>
    %1330 = stablehlo.divide %1195, %1329 : tensor<32xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1332 = stablehlo.add %1264, %1331 : tensor<128x32xf32>
    %1333 = stablehlo.sqrt %1332 : tensor<128x32xf32>
    %cst_311 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1335 = stablehlo.add %1333, %1334 : tensor<128x32xf32>
    %1336 = stablehlo.divide %1197, %1335 : tensor<128x32xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1338 = stablehlo.add %1266, %1337 : tensor<192xf32>
    %1339 = stablehlo.sqrt %1338 : tensor<192xf32>
    %cst_313 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1341 = stablehlo.add %1339, %1340 : tensor<192xf32>
    %1342 = stablehlo.divide %1199, %1341 : tensor<192xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1344 = stablehlo.add %1268, %1343 : tensor<32x192xf32>
    %1345 = stablehlo.sqrt %1344 : tensor<32x192xf32>
    %cst_315 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1347 = stablehlo.add %1345, %1346 : tensor<32x192xf32>
    %1348 = stablehlo.divide %1201, %1347 : tensor<32x192xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1350 = stablehlo.add %1270, %1349 : tensor<32xf32>
    %1351 = stablehlo.sqrt %1350 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1352 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1353 = stablehlo.add %1351, %1352 : tensor<32xf32>
    %1354 = stablehlo.divide %1203, %1353 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1356 = stablehlo.add %1272, %1355 : tensor<32x32xf32>
    %1357 = stablehlo.sqrt %1356 : tensor<32x32xf32>
    %cst_319 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1359 = stablehlo.add %1357, %1358 : tensor<32x32xf32>
    %1360 = stablehlo.divide %1205, %1359 : tensor<32x32xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1362 = stablehlo.add %1274, %1361 : tensor<96xf32>
    %1363 = stablehlo.sqrt %1362 : tensor<96xf32>
    %cst_321 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1365 = stablehlo.add %1363, %1364 : tensor<96xf32>
    %1366 = stablehlo.divide %1207, %1365 : tensor<96xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1368 = stablehlo.add %1276, %1367 : tensor<32x96xf32>
    %1369 = stablehlo.sqrt %1368 : tensor<32x96xf32>
    %cst_323 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1371 = stablehlo.add %1369, %1370 : tensor<32x96xf32>
    %1372 = stablehlo.divide %1209, %1371 : tensor<32x96xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1374 = stablehlo.add %1278, %1373 : tensor<128xf32>
    %1375 = stablehlo.sqrt %1374 : tensor<128xf32>
    %cst_325 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1377 = stablehlo.add %1375, %1376 : tensor<128xf32>
    %1378 = stablehlo.divide %1211, %1377 : tensor<128xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1380 = stablehlo.add %1280, %1379 : tensor<32x128xf32>
    %1381 = stablehlo.sqrt %1380 : tensor<32x128xf32>
    %cst_327 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1383 = stablehlo.add %1381, %1382 : tensor<32x128xf32>
    %1384 = stablehlo.divide %1213, %1383 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1386 = stablehlo.add %1282, %1385 : tensor<32xf32>
    %1387 = stablehlo.sqrt %1386 : tensor<32xf32>
    %cst_329 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1389 = stablehlo.add %1387, %1388 : tensor<32xf32>
    %1390 = stablehlo.divide %1215, %1389 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1391 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1392 = stablehlo.add %1284, %1391 : tensor<128x32xf32>
    %1393 = stablehlo.sqrt %1392 : tensor<128x32xf32>
    %cst_331 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1395 = stablehlo.add %1393, %1394 : tensor<128x32xf32>
    %1396 = stablehlo.divide %1217, %1395 : tensor<128x32xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1398 = stablehlo.add %1286, %1397 : tensor<192xf32>
    %1399 = stablehlo.sqrt %1398 : tensor<192xf32>
    %cst_333 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1401 = stablehlo.add %1399, %1400 : tensor<192xf32>
    %1402 = stablehlo.divide %1219, %1401 : tensor<192xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1403 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1404 = stablehlo.add %1288, %1403 : tensor<32x192xf32>
    %1405 = stablehlo.sqrt %1404 : tensor<32x192xf32>
    %cst_335 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1407 = stablehlo.add %1405, %1406 : tensor<32x192xf32>
    %1408 = stablehlo.divide %1221, %1407 : tensor<32x192xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1410 = stablehlo.add %1290, %1409 : tensor<32xf32>
    %1411 = stablehlo.sqrt %1410 : tensor<32xf32>
    %cst_337 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1413 = stablehlo.add %1411, %1412 : tensor<32xf32>
    %1414 = stablehlo.divide %1223, %1413 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1416 = stablehlo.add %1292, %1415 : tensor<32x32xf32>
    %1417 = stablehlo.sqrt %1416 : tensor<32x32xf32>
    %cst_339 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1419 = stablehlo.add %1417, %1418 : tensor<32x32xf32>
    %1420 = stablehlo.divide %1225, %1419 : tensor<32x32xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1422 = stablehlo.add %1294, %1421 : tensor<96xf32>
    %1423 = stablehlo.sqrt %1422 : tensor<96xf32>
    %cst_341 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1425 = stablehlo.add %1423, %1424 : tensor<96xf32>
    %1426 = stablehlo.divide %1227, %1425 : tensor<96xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1428 = stablehlo.add %1296, %1427 : tensor<32x96xf32>
    %1429 = stablehlo.sqrt %1428 : tensor<32x96xf32>
    %cst_343 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1431 = stablehlo.add %1429, %1430 : tensor<32x96xf32>
    %1432 = stablehlo.divide %1229, %1431 : tensor<32x96xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1434 = stablehlo.add %1298, %1433 : tensor<128xf32>
    %1435 = stablehlo.sqrt %1434 : tensor<128xf32>
    %cst_345 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1437 = stablehlo.add %1435, %1436 : tensor<128xf32>
    %1438 = stablehlo.divide %1231, %1437 : tensor<128xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1440 = stablehlo.add %1300, %1439 : tensor<32x128xf32>
    %1441 = stablehlo.sqrt %1440 : tensor<32x128xf32>
    %cst_347 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1443 = stablehlo.add %1441, %1442 : tensor<32x128xf32>
    %1444 = stablehlo.divide %1233, %1443 : tensor<32x128xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1446 = stablehlo.add %1302, %1445 : tensor<16xf32>
    %1447 = stablehlo.sqrt %1446 : tensor<16xf32>
    %cst_349 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1449 = stablehlo.add %1447, %1448 : tensor<16xf32>
    %1450 = stablehlo.divide %1235, %1449 : tensor<16xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1452 = stablehlo.add %1304, %1451 : tensor<32x16xf32>
    %1453 = stablehlo.sqrt %1452 : tensor<32x16xf32>
    %cst_351 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1455 = stablehlo.add %1453, %1454 : tensor<32x16xf32>
    %1456 = stablehlo.divide %1237, %1455 : tensor<32x16xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1458 = stablehlo.add %1306, %1457 : tensor<11x32xf32>
    %1459 = stablehlo.sqrt %1458 : tensor<11x32xf32>
    %cst_353 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1461 = stablehlo.add %1459, %1460 : tensor<11x32xf32>
    %1462 = stablehlo.divide %1239, %1461 : tensor<11x32xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1464 = stablehlo.add %1308, %1463 : tensor<32xf32>
    %1465 = stablehlo.sqrt %1464 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1467 = stablehlo.add %1465, %1466 : tensor<32xf32>
    %1468 = stablehlo.divide %1241, %1467 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1470 = stablehlo.add %1310, %1469 : tensor<32xf32>
    %1471 = stablehlo.sqrt %1470 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1473 = stablehlo.add %1471, %1472 : tensor<32xf32>
    %1474 = stablehlo.divide %1243, %1473 : tensor<32xf32>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.add %1312, %1475 : tensor<32xf32>
    %1477 = stablehlo.sqrt %1476 : tensor<32xf32>
    %cst_359 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1479 = stablehlo.add %1477, %1478 : tensor<32xf32>
    %1480 = stablehlo.divide %1245, %1479 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1482 = stablehlo.add %1314, %1481 : tensor<2x2x4x32xf32>
    %1483 = stablehlo.sqrt %1482 : tensor<2x2x4x32xf32>
    %cst_361 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1485 = stablehlo.add %1483, %1484 : tensor<2x2x4x32xf32>
    %1486 = stablehlo.divide %1247, %1485 : tensor<2x2x4x32xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1488 = stablehlo.add %1316, %1487 : tensor<64x32xf32>
    %1489 = stablehlo.sqrt %1488 : tensor<64x32xf32>
    %cst_363 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1491 = stablehlo.add %1489, %1490 : tensor<64x32xf32>
    %1492 = stablehlo.divide %1249, %1491 : tensor<64x32xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1494 = stablehlo.add %1318, %1493 : tensor<32xf32>
    %1495 = stablehlo.sqrt %1494 : tensor<32xf32>
    %cst_365 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1497 = stablehlo.add %1495, %1496 : tensor<32xf32>
    %1498 = stablehlo.divide %1251, %1497 : tensor<32xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1500 = stablehlo.add %1320, %1499 : tensor<256x32xf32>
    %1501 = stablehlo.sqrt %1500 : tensor<256x32xf32>
    %cst_367 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1503 = stablehlo.add %1501, %1502 : tensor<256x32xf32>
    %1504 = stablehlo.divide %1253, %1503 : tensor<256x32xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1506 = stablehlo.add %1322, %1505 : tensor<32xf32>
    %1507 = stablehlo.sqrt %1506 : tensor<32xf32>
    %cst_369 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1509 = stablehlo.add %1507, %1508 : tensor<32xf32>
    %1510 = stablehlo.divide %1255, %1509 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1512 = stablehlo.add %1324, %1511 : tensor<32x32xf32>
    %1513 = stablehlo.sqrt %1512 : tensor<32x32xf32>
    %cst_371 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1515 = stablehlo.add %1513, %1514 : tensor<32x32xf32>
    %1516 = stablehlo.divide %1257, %1515 : tensor<32x32xf32>
    %cst_372 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1518 = stablehlo.multiply %1517, %1330 : tensor<32xf32>
    %cst_373 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1519 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1520 = stablehlo.multiply %1519, %1336 : tensor<128x32xf32>
    %cst_374 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1521 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1522 = stablehlo.multiply %1521, %1342 : tensor<192xf32>
    %cst_375 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1524 = stablehlo.multiply %1523, %1348 : tensor<32x192xf32>
    %cst_376 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1526 = stablehlo.multiply %1525, %1354 : tensor<32xf32>
    %cst_377 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1527 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1528 = stablehlo.multiply %1527, %1360 : tensor<32x32xf32>
    %cst_378 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1530 = stablehlo.multiply %1529, %1366 : tensor<96xf32>
    %cst_379 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1531 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1532 = stablehlo.multiply %1531, %1372 : tensor<32x96xf32>
    %cst_380 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1533 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1534 = stablehlo.multiply %1533, %1378 : tensor<128xf32>
    %cst_381 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1536 = stablehlo.multiply %1535, %1384 : tensor<32x128xf32>
    %cst_382 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1538 = stablehlo.multiply %1537, %1390 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1539 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1540 = stablehlo.multiply %1539, %1396 : tensor<128x32xf32>
    %cst_384 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1542 = stablehlo.multiply %1541, %1402 : tensor<192xf32>
    %cst_385 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1544 = stablehlo.multiply %1543, %1408 : tensor<32x192xf32>
    %cst_386 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1546 = stablehlo.multiply %1545, %1414 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1548 = stablehlo.multiply %1547, %1420 : tensor<32x32xf32>
    %cst_388 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1549 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1550 = stablehlo.multiply %1549, %1426 : tensor<96xf32>
    %cst_389 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1551 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1552 = stablehlo.multiply %1551, %1432 : tensor<32x96xf32>
    %cst_390 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1554 = stablehlo.multiply %1553, %1438 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1555 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1556 = stablehlo.multiply %1555, %1444 : tensor<32x128xf32>
    %cst_392 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1557 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1558 = stablehlo.multiply %1557, %1450 : tensor<16xf32>
    %cst_393 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1560 = stablehlo.multiply %1559, %1456 : tensor<32x16xf32>
    %cst_394 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1561 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1562 = stablehlo.multiply %1561, %1462 : tensor<11x32xf32>
    %cst_395 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1563 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1564 = stablehlo.multiply %1563, %1468 : tensor<32xf32>
    %cst_396 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.multiply %1565, %1474 : tensor<32xf32>
    %cst_397 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1568 = stablehlo.multiply %1567, %1480 : tensor<32xf32>
    %cst_398 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1569 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1570 = stablehlo.multiply %1569, %1486 : tensor<2x2x4x32xf32>
    %cst_399 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1572 = stablehlo.multiply %1571, %1492 : tensor<64x32xf32>
    %cst_400 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1573 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1574 = stablehlo.multiply %1573, %1498 : tensor<32xf32>
    %cst_401 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1575 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1576 = stablehlo.multiply %1575, %1504 : tensor<256x32xf32>
    %cst_402 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.multiply %1577, %1510 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1580 = stablehlo.multiply %1579, %1516 : tensor<32x32xf32>
    %1581 = stablehlo.add %arg0, %1518 : tensor<32xf32>
    %1582 = stablehlo.add %arg1, %1520 : tensor<128x32xf32>
    %1583 = stablehlo.add %arg2, %1522 : tensor<192xf32>
    %1584 = stablehlo.add %arg3, %1524 : tensor<32x192xf32>
    %1585 = stablehlo.add %arg4, %1526 : tensor<32xf32>
    %1586 = stablehlo.add %arg5, %1528 : tensor<32x32xf32>
    %1587 = stablehlo.add %arg6, %1530 : tensor<96xf32>
    %1588 = stablehlo.add %arg7, %1532 : tensor<32x96xf32>
    %1589 = stablehlo.add %arg8, %1534 : tensor<128xf32>
    %1590 = stablehlo.add %arg9, %1536 : tensor<32x128xf32>
    %1591 = stablehlo.add %arg10, %1538 : tensor<32xf32>
    %1592 = stablehlo.add %arg11, %1540 : tensor<128x32xf32>
    %1593 = stablehlo.add %arg12, %1542 : tensor<192xf32>
    %1594 = stablehlo.add %arg13, %1544 : tensor<32x192xf32>
    %1595 = stablehlo.add %arg14, %1546 : tensor<32xf32>
    %1596 = stablehlo.add %arg15, %1548 : tensor<32x32xf32>
    %1597 = stablehlo.add %arg16, %1550 : tensor<96xf32>
    %1598 = stablehlo.add %arg17, %1552 : tensor<32x96xf32>
    %1599 = stablehlo.add %arg18, %1554 : tensor<128xf32>
    %1600 = stablehlo.add %arg19, %1556 : tensor<32x128xf32>
    %1601 = stablehlo.add %arg20, %1558 : tensor<16xf32>
    %1602 = stablehlo.add %arg21, %1560 : tensor<32x16xf32>
    %1603 = stablehlo.add %arg22, %1562 : tensor<11x32xf32>
    %1604 = stablehlo.add %arg23, %1564 : tensor<32xf32>
    %1605 = stablehlo.add %arg24, %1566 : tensor<32xf32>
    %1606 = stablehlo.add %arg25, %1568 : tensor<32xf32>
    %1607 = stablehlo.add %arg26, %1570 : tensor<2x2x4x32xf32>
    %1608 = stablehlo.add %arg27, %1572 : tensor<64x32xf32>
    %1609 = stablehlo.add %arg28, %1574 : tensor<32xf32>
    %1610 = stablehlo.add %arg29, %1576 : tensor<256x32xf32>
    %1611 = stablehlo.add %arg30, %1578 : tensor<32xf32>
    %1612 = stablehlo.add %arg31, %1580 : tensor<32x32xf32>
    %cst_404 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1614 = stablehlo.multiply %1613, %1581 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1616 = stablehlo.multiply %1615, %arg32 : tensor<32xf32>
    %1617 = stablehlo.add %1614, %1616 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1619 = stablehlo.multiply %1618, %1582 : tensor<128x32xf32>
    %cst_407 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1621 = stablehlo.multiply %1620, %arg33 : tensor<128x32xf32>
    %1622 = stablehlo.add %1619, %1621 : tensor<128x32xf32>
    %cst_408 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1623 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1624 = stablehlo.multiply %1623, %1583 : tensor<192xf32>
    %cst_409 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1626 = stablehlo.multiply %1625, %arg34 : tensor<192xf32>
    %1627 = stablehlo.add %1624, %1626 : tensor<192xf32>
    %cst_410 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1629 = stablehlo.multiply %1628, %1584 : tensor<32x192xf32>
    %cst_411 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1631 = stablehlo.multiply %1630, %arg35 : tensor<32x192xf32>
    %1632 = stablehlo.add %1629, %1631 : tensor<32x192xf32>
    %cst_412 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1634 = stablehlo.multiply %1633, %1585 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1635 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1636 = stablehlo.multiply %1635, %arg36 : tensor<32xf32>
    %1637 = stablehlo.add %1634, %1636 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1639 = stablehlo.multiply %1638, %1586 : tensor<32x32xf32>
    %cst_415 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1641 = stablehlo.multiply %1640, %arg37 : tensor<32x32xf32>
    %1642 = stablehlo.add %1639, %1641 : tensor<32x32xf32>
    %cst_416 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1644 = stablehlo.multiply %1643, %1587 : tensor<96xf32>
    %cst_417 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1645 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1646 = stablehlo.multiply %1645, %arg38 : tensor<96xf32>
    %1647 = stablehlo.add %1644, %1646 : tensor<96xf32>
    %cst_418 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1649 = stablehlo.multiply %1648, %1588 : tensor<32x96xf32>
    %cst_419 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1650 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1651 = stablehlo.multiply %1650, %arg39 : tensor<32x96xf32>
    %1652 = stablehlo.add %1649, %1651 : tensor<32x96xf32>
    %cst_420 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1654 = stablehlo.multiply %1653, %1589 : tensor<128xf32>
    %cst_421 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1656 = stablehlo.multiply %1655, %arg40 : tensor<128xf32>
    %1657 = stablehlo.add %1654, %1656 : tensor<128xf32>
    %cst_422 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1659 = stablehlo.multiply %1658, %1590 : tensor<32x128xf32>
    %cst_423 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1660 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1661 = stablehlo.multiply %1660, %arg41 : tensor<32x128xf32>
    %1662 = stablehlo.add %1659, %1661 : tensor<32x128xf32>
    %cst_424 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1663 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1664 = stablehlo.multiply %1663, %1591 : tensor<32xf32>
    %cst_425 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1666 = stablehlo.multiply %1665, %arg42 : tensor<32xf32>
    %1667 = stablehlo.add %1664, %1666 : tensor<32xf32>
    %cst_426 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1668 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1669 = stablehlo.multiply %1668, %1592 : tensor<128x32xf32>
    %cst_427 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1670 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1671 = stablehlo.multiply %1670, %arg43 : tensor<128x32xf32>
    %1672 = stablehlo.add %1669, %1671 : tensor<128x32xf32>
    %cst_428 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1674 = stablehlo.multiply %1673, %1593 : tensor<192xf32>
    %cst_429 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1675 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1676 = stablehlo.multiply %1675, %arg44 : tensor<192xf32>
    %1677 = stablehlo.add %1674, %1676 : tensor<192xf32>
    %cst_430 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1678 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1679 = stablehlo.multiply %1678, %1594 : tensor<32x192xf32>
    %cst_431 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1680 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
    %1681 = stablehlo.multiply %1680, %arg45 : tensor<32x192xf32>
    %1682 = stablehlo.add %1679, %1681 : tensor<32x192xf32>
    %cst_432 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1683 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1684 = stablehlo.multiply %1683, %1595 : tensor<32xf32>
    %cst_433 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1686 = stablehlo.multiply %1685, %arg46 : tensor<32xf32>
    %1687 = stablehlo.add %1684, %1686 : tensor<32xf32>
    %cst_434 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1688 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1689 = stablehlo.multiply %1688, %1596 : tensor<32x32xf32>
    %cst_435 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1690 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1691 = stablehlo.multiply %1690, %arg47 : tensor<32x32xf32>
    %1692 = stablehlo.add %1689, %1691 : tensor<32x32xf32>
    %cst_436 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1694 = stablehlo.multiply %1693, %1597 : tensor<96xf32>
    %cst_437 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1696 = stablehlo.multiply %1695, %arg48 : tensor<96xf32>
    %1697 = stablehlo.add %1694, %1696 : tensor<96xf32>
    %cst_438 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1698 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1699 = stablehlo.multiply %1698, %1598 : tensor<32x96xf32>
    %cst_439 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1701 = stablehlo.multiply %1700, %arg49 : tensor<32x96xf32>
    %1702 = stablehlo.add %1699, %1701 : tensor<32x96xf32>
    %cst_440 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1704 = stablehlo.multiply %1703, %1599 : tensor<128xf32>
    %cst_441 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1705 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1706 = stablehlo.multiply %1705, %arg50 : tensor<128xf32>
    %1707 = stablehlo.add %1704, %1706 : tensor<128xf32>
    %cst_442 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1708 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1709 = stablehlo.multiply %1708, %1600 : tensor<32x128xf32>
    %cst_443 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1711 = stablehlo.multiply %1710, %arg51 : tensor<32x128xf32>
    %1712 = stablehlo.add %1709, %1711 : tensor<32x128xf32>
    %cst_444 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1713 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1714 = stablehlo.multiply %1713, %1601 : tensor<16xf32>
    %cst_445 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1716 = stablehlo.multiply %1715, %arg52 : tensor<16xf32>
    %1717 = stablehlo.add %1714, %1716 : tensor<16xf32>
    %cst_446 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1719 = stablehlo.multiply %1718, %1602 : tensor<32x16xf32>
    %cst_447 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1721 = stablehlo.multiply %1720, %arg53 : tensor<32x16xf32>
    %1722 = stablehlo.add %1719, %1721 : tensor<32x16xf32>
    %cst_448 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1723 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1724 = stablehlo.multiply %1723, %1603 : tensor<11x32xf32>
    %cst_449 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1725 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1726 = stablehlo.multiply %1725, %arg54 : tensor<11x32xf32>
    %1727 = stablehlo.add %1724, %1726 : tensor<11x32xf32>
    %cst_450 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1729 = stablehlo.multiply %1728, %1604 : tensor<32xf32>
    %cst_451 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1731 = stablehlo.multiply %1730, %arg55 : tensor<32xf32>
    %1732 = stablehlo.add %1729, %1731 : tensor<32xf32>
    %cst_452 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1733 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1734 = stablehlo.multiply %1733, %1605 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1735 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1736 = stablehlo.multiply %1735, %arg56 : tensor<32xf32>
    %1737 = stablehlo.add %1734, %1736 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1738 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1739 = stablehlo.multiply %1738, %1606 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1740 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1741 = stablehlo.multiply %1740, %arg57 : tensor<32xf32>
    %1742 = stablehlo.add %1739, %1741 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1743 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1744 = stablehlo.multiply %1743, %1607 : tensor<2x2x4x32xf32>
    %cst_457 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %1746 = stablehlo.multiply %1745, %arg58 : tensor<2x2x4x32xf32>
    %1747 = stablehlo.add %1744, %1746 : tensor<2x2x4x32xf32>
    %cst_458 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1748 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1749 = stablehlo.multiply %1748, %1608 : tensor<64x32xf32>
    %cst_459 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1751 = stablehlo.multiply %1750, %arg59 : tensor<64x32xf32>
    %1752 = stablehlo.add %1749, %1751 : tensor<64x32xf32>
    %cst_460 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1753 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1754 = stablehlo.multiply %1753, %1609 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1755 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1756 = stablehlo.multiply %1755, %arg60 : tensor<32xf32>
    %1757 = stablehlo.add %1754, %1756 : tensor<32xf32>
    %cst_462 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1758 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1759 = stablehlo.multiply %1758, %1610 : tensor<256x32xf32>
    %cst_463 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1760 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1761 = stablehlo.multiply %1760, %arg61 : tensor<256x32xf32>
    %1762 = stablehlo.add %1759, %1761 : tensor<256x32xf32>
    %cst_464 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1764 = stablehlo.multiply %1763, %1611 : tensor<32xf32>
    %cst_465 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1765 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1766 = stablehlo.multiply %1765, %arg62 : tensor<32xf32>
    %1767 = stablehlo.add %1764, %1766 : tensor<32xf32>
    %cst_466 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1768 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1769 = stablehlo.multiply %1768, %1612 : tensor<32x32xf32>
    %cst_467 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %1770 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1771 = stablehlo.multiply %1770, %arg63 : tensor<32x32xf32>
    %1772 = stablehlo.add %1769, %1771 : tensor<32x32xf32>
    return %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1617, %1622, %1627, %1632, %1637, %1642, %1647, %1652, %1657, %1662, %1667, %1672, %1677, %1682, %1687, %1692, %1697, %1702, %1707, %1712, %1717, %1722, %1727, %1732, %1737, %1742, %1747, %1752, %1757, %1762, %1767, %1772, %1190, %840, %845, %850, %855, %860, %865, %870, %875, %880, %885, %890, %895, %900, %905, %910, %915, %920, %925, %930, %935, %940, %945, %950, %955, %960, %965, %970, %975, %980, %985, %990, %995, %1001, %1007, %1013, %1019, %1025, %1031, %1037, %1043, %1049, %1055, %1061, %1067, %1073, %1079, %1085, %1091, %1097, %1103, %1109, %1115, %1121, %1127, %1133, %1139, %1145, %1151, %1157, %1163, %1169, %1175, %1181, %1187, %460 : tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<11x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x4x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<11x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x4x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<11x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x4x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<192xf32>, tensor<32x192xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<11x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x2x4x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_randint(%arg0: tensor<2xui32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = call @clip(%c, %c_0, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = call @clip_0(%arg1, %c_2, %c_3) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.convert %2 : tensor<i32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_5 = stablehlo.constant dense<2147483647> : tensor<i32>
    %4 = call @clip_0(%arg2, %c_4, %c_5) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.convert %4 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = call @_threefry_split_1(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %9 = stablehlo.slice %8 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xui32>) -> tensor<2xui32>
    %11 = stablehlo.slice %8 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %12 = stablehlo.reshape %11 : (tensor<1x2xui32>) -> tensor<2xui32>
    %13 = stablehlo.slice %10 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
    %15 = stablehlo.slice %10 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
    %17 = stablehlo.iota dim = 0 : tensor<8xui64>
    %c_6 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %19 = stablehlo.multiply %18, %17 : tensor<8xui64>
    %c_7 = stablehlo.constant dense<32> : tensor<ui64>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<8xui64>
    %22 = stablehlo.convert %19 : (tensor<8xui64>) -> tensor<8xui32>
    %23 = stablehlo.convert %21 : (tensor<8xui64>) -> tensor<8xui32>
    %24:2 = call @threefry2x32_4(%14, %16, %23, %22) : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %25 = stablehlo.xor %24#0, %24#1 : tensor<8xui32>
    %26 = stablehlo.slice %12 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %27 = stablehlo.reshape %26 : (tensor<1xui32>) -> tensor<ui32>
    %28 = stablehlo.slice %12 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %29 = stablehlo.reshape %28 : (tensor<1xui32>) -> tensor<ui32>
    %30 = stablehlo.iota dim = 0 : tensor<8xui64>
    %c_8 = stablehlo.constant dense<1> : tensor<ui64>
    %31 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %32 = stablehlo.multiply %31, %30 : tensor<8xui64>
    %c_9 = stablehlo.constant dense<32> : tensor<ui64>
    %33 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %34 = stablehlo.shift_right_logical %32, %33 : tensor<8xui64>
    %35 = stablehlo.convert %32 : (tensor<8xui64>) -> tensor<8xui32>
    %36 = stablehlo.convert %34 : (tensor<8xui64>) -> tensor<8xui32>
    %37:2 = call @threefry2x32_4(%27, %29, %36, %35) : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %38 = stablehlo.xor %37#0, %37#1 : tensor<8xui32>
    %39 = stablehlo.subtract %7, %6 : tensor<1xi32>
    %40 = stablehlo.convert %39 : (tensor<1xi32>) -> tensor<1xui32>
    %41 = stablehlo.compare LE, %7, %6, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_10 = stablehlo.constant dense<1> : tensor<ui32>
    %42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %43 = stablehlo.select %41, %42, %40 : tensor<1xi1>, tensor<1xui32>
    %44 = stablehlo.compare GT, %7, %6, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %45 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %46 = stablehlo.and %45, %44 : tensor<1xi1>
    %c_11 = stablehlo.constant dense<1> : tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %43, %47 : tensor<1xui32>
    %49 = stablehlo.select %46, %48, %43 : tensor<1xi1>, tensor<1xui32>
    %c_12 = stablehlo.constant dense<65536> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %51 = stablehlo.remainder %50, %49 : tensor<1xui32>
    %52 = stablehlo.multiply %51, %51 : tensor<1xui32>
    %53 = stablehlo.remainder %52, %49 : tensor<1xui32>
    %54 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xui32>) -> tensor<8xui32>
    %55 = stablehlo.remainder %25, %54 : tensor<8xui32>
    %56 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<1xui32>) -> tensor<8xui32>
    %57 = stablehlo.multiply %55, %56 : tensor<8xui32>
    %58 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xui32>) -> tensor<8xui32>
    %59 = stablehlo.remainder %38, %58 : tensor<8xui32>
    %60 = stablehlo.add %57, %59 : tensor<8xui32>
    %61 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xui32>) -> tensor<8xui32>
    %62 = stablehlo.remainder %60, %61 : tensor<8xui32>
    %63 = stablehlo.convert %62 : (tensor<8xui32>) -> tensor<8xi32>
    %64 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi32>) -> tensor<8xi32>
    %65 = stablehlo.add %64, %63 : tensor<8xi32>
    return %65 : tensor<8xi32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<i32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @clip_0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<i32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_threefry_split_1(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32_2(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_3(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call_3(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
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
      %7:8 = func.call @closed_call_5(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8xui32>, tensor<8xui32>
  }
  func.func private @closed_call_5(%arg0: tensor<i32>, %arg1: tensor<8xui32>, %arg2: tensor<8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<8x16x16x4xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<8x16x16x4xf32>
    return %0 : tensor<8x16x16x4xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<8x16x16x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16x16x4xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16x16x4xf32> -> tensor<8x16x16x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x16x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16x16x4xf32>
    return %3 : tensor<8x16x16x4xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16x16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<8x16x16x4xui64>
    %7 = stablehlo.iota dim = 1 : tensor<8x16x16x4xui64>
    %8 = stablehlo.iota dim = 2 : tensor<8x16x16x4xui64>
    %9 = stablehlo.iota dim = 3 : tensor<8x16x16x4xui64>
    %c = stablehlo.constant dense<1024> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x16x16x4xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<8x16x16x4xui64>
    %c_0 = stablehlo.constant dense<64> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x16x16x4xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<8x16x16x4xui64>
    %c_1 = stablehlo.constant dense<4> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x16x16x4xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<8x16x16x4xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8x16x16x4xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<8x16x16x4xui64>
    %18 = stablehlo.add %11, %13 : tensor<8x16x16x4xui64>
    %19 = stablehlo.add %18, %15 : tensor<8x16x16x4xui64>
    %20 = stablehlo.add %19, %17 : tensor<8x16x16x4xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<8x16x16x4xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<8x16x16x4xui64>
    %23 = stablehlo.convert %20 : (tensor<8x16x16x4xui64>) -> tensor<8x16x16x4xui32>
    %24 = stablehlo.convert %22 : (tensor<8x16x16x4xui64>) -> tensor<8x16x16x4xui32>
    %25:2 = call @threefry2x32_6(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>) -> (tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<8x16x16x4xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<8x16x16x4xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %30 = stablehlo.or %28, %29 : tensor<8x16x16x4xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<8x16x16x4xui32>) -> tensor<8x16x16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x16x4xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<8x16x16x4xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<8x16x16x4xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<8x16x16x4xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<8x16x16x4xf32>
    %38 = stablehlo.add %36, %37 : tensor<8x16x16x4xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<8x16x16x4xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<8x16x16x4xf32>
    return %40 : tensor<8x16x16x4xf32>
  }
  func.func private @threefry2x32_6(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16x16x4xui32>, %arg3: tensor<8x16x16x4xui32>) -> (tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x16x16x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x16x16x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_7(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>
  }
  func.func private @closed_call_7(%arg0: tensor<i32>, %arg1: tensor<8x16x16x4xui32>, %arg2: tensor<8x16x16x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x16x16x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x16x16x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x16x16x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x16x16x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x16x16x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x16x16x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x16x16x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x16x16x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x16x16x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x16x16x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x16x16x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x16x16x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x16x16x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x16x16x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x16x16x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x16x16x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x16x16x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x16x16x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x16x16x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x16x16x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x16x16x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x16x16x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x16x16x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x16x16x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x16x16x4xui32>, tensor<8x16x16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<8xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_8(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    return %2 : tensor<8xi1>
  }
  func.func private @_uniform_8(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<8xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<8xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<8xui64>
    %13 = stablehlo.convert %10 : (tensor<8xui64>) -> tensor<8xui32>
    %14 = stablehlo.convert %12 : (tensor<8xui64>) -> tensor<8xui32>
    %15:2 = call @threefry2x32_4(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<8xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %20 = stablehlo.or %18, %19 : tensor<8xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<8xui32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<8xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<8xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %28 = stablehlo.add %26, %27 : tensor<8xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<8xf32>
    return %30 : tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<i32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @silu(%arg0: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<8x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<8x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<8x32xf32>
    return %9, %8, %5 : tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @_take(%arg0: tensor<11x32xf32>, %arg1: tensor<8xi32>) -> (tensor<8x32xf32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8xi32>
    %4 = call @_where_9(%1, %3, %arg1) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<8x1xi1>, tensor<i1>) -> tensor<8xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<11x32xf32>, tensor<8x1xi32>) -> tensor<8x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<8xi1>) -> tensor<8x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<8x32xi1>, tensor<8x32xf32>
    return %16, %5 : tensor<8x32xf32>, tensor<8x1xi32>
  }
  func.func private @_where_9(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @silu_10(%arg0: tensor<8x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<8x32xf32>, %arg3: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<8x32xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x32xf32>
    return %3 : tensor<8x32xf32>
  }
  func.func private @_take_11(%arg0: tensor<8x1xi32>, %arg1: tensor<8x32xf32>) -> tensor<11x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<11x32xf32>, tensor<8x1xi32>, tensor<8x32xf32>) -> tensor<11x32xf32>
    return %1 : tensor<11x32xf32>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
