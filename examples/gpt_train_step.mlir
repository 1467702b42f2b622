module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4, "model"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}, {name = "model", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg1: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg2: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg3: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg4: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg5: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg6: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg7: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg8: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg9: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg10: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg11: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg12: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg13: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg14: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg15: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg16: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg17: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg18: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg19: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg20: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg21: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg22: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg23: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg24: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg25: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg26: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg27: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg28: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg29: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg30: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg31: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg32: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg33: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg34: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg35: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg36: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg37: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg38: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg39: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg40: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg41: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg42: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg43: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg44: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg45: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg46: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg47: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg48: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg49: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg50: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg51: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg52: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg53: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg54: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg55: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg56: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg57: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg58: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg59: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg60: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg61: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg62: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg63: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg64: tensor<512x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg65: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg66: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg67: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg68: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg69: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg70: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg71: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg72: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg73: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg74: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg75: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg76: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg77: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg78: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg79: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg80: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg81: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg82: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg83: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg84: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg85: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg86: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg87: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg88: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg89: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg90: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg91: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg92: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg93: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg94: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg95: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg96: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg97: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg98: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg99: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg100: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg101: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg102: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg103: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg104: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg105: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg106: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg107: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg108: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg109: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg110: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg111: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg112: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg113: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg114: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg115: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg116: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg117: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg118: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg119: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg120: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg121: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg122: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg123: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg124: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg125: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg126: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg127: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg128: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg129: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg130: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg131: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg132: tensor<512x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg133: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg134: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg135: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg136: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg137: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg138: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg139: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg140: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg141: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg142: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg143: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg144: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg145: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg146: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg147: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg148: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg149: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg150: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg151: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg152: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg153: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg154: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg155: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg156: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg157: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg158: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg159: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg160: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg161: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg162: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg163: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg164: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg165: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg166: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg167: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg168: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg169: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg170: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg171: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg172: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg173: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg174: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg175: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg176: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg177: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg178: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg179: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg180: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg181: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg182: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg183: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg184: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg185: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg186: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg187: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg188: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg189: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg190: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg191: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg192: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg193: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg194: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg195: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg196: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg197: tensor<4x16x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, %arg198: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg199: tensor<64x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}]>}, %arg200: tensor<512x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg201: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg202: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg203: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg204: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg205: tensor<16x32xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg206: tensor<16x32xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['b_down']"}, tensor<256xf32> {jax.result_info = "result.params['blocks'][0]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][0]['bk']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][0]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][0]['bv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.params['blocks'][0]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.params['blocks'][0]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][0]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.params['blocks'][0]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][0]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][0]['wv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][1]['b_down']"}, tensor<256xf32> {jax.result_info = "result.params['blocks'][1]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][1]['bk']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][1]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][1]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][1]['bv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][1]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][1]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][1]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][1]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.params['blocks'][1]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.params['blocks'][1]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][1]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.params['blocks'][1]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][1]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][1]['wv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][2]['b_down']"}, tensor<256xf32> {jax.result_info = "result.params['blocks'][2]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][2]['bk']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][2]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][2]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][2]['bv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][2]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][2]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][2]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][2]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.params['blocks'][2]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.params['blocks'][2]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][2]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.params['blocks'][2]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][2]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][2]['wv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][3]['b_down']"}, tensor<256xf32> {jax.result_info = "result.params['blocks'][3]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][3]['bk']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][3]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][3]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.params['blocks'][3]['bv']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][3]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][3]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][3]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.params['blocks'][3]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.params['blocks'][3]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.params['blocks'][3]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][3]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.params['blocks'][3]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][3]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.params['blocks'][3]['wv']"}, tensor<512x64xf32> {jax.result_info = "result.params['embedding']"}, tensor<64xf32> {jax.result_info = "result.params['final_bias']"}, tensor<64xf32> {jax.result_info = "result.params['final_scale']"}, tensor<32x64xf32> {jax.result_info = "result.params['positions']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][0]['b_down']"}, tensor<256xf32> {jax.result_info = "result.m['blocks'][0]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][0]['bk']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][0]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][0]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][0]['bv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][0]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][0]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][0]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][0]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.m['blocks'][0]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.m['blocks'][0]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][0]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.m['blocks'][0]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][0]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][0]['wv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][1]['b_down']"}, tensor<256xf32> {jax.result_info = "result.m['blocks'][1]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][1]['bk']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][1]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][1]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][1]['bv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][1]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][1]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][1]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][1]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.m['blocks'][1]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.m['blocks'][1]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][1]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.m['blocks'][1]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][1]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][1]['wv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][2]['b_down']"}, tensor<256xf32> {jax.result_info = "result.m['blocks'][2]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][2]['bk']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][2]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][2]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][2]['bv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][2]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][2]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][2]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][2]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.m['blocks'][2]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.m['blocks'][2]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][2]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.m['blocks'][2]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][2]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][2]['wv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][3]['b_down']"}, tensor<256xf32> {jax.result_info = "result.m['blocks'][3]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][3]['bk']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][3]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][3]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.m['blocks'][3]['bv']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][3]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][3]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][3]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.m['blocks'][3]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.m['blocks'][3]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.m['blocks'][3]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][3]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.m['blocks'][3]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][3]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.m['blocks'][3]['wv']"}, tensor<512x64xf32> {jax.result_info = "result.m['embedding']"}, tensor<64xf32> {jax.result_info = "result.m['final_bias']"}, tensor<64xf32> {jax.result_info = "result.m['final_scale']"}, tensor<32x64xf32> {jax.result_info = "result.m['positions']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][0]['b_down']"}, tensor<256xf32> {jax.result_info = "result.v['blocks'][0]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][0]['bk']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][0]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][0]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][0]['bv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][0]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][0]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][0]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][0]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.v['blocks'][0]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.v['blocks'][0]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][0]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.v['blocks'][0]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][0]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][0]['wv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][1]['b_down']"}, tensor<256xf32> {jax.result_info = "result.v['blocks'][1]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][1]['bk']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][1]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][1]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][1]['bv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][1]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][1]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][1]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][1]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.v['blocks'][1]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.v['blocks'][1]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][1]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.v['blocks'][1]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][1]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][1]['wv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][2]['b_down']"}, tensor<256xf32> {jax.result_info = "result.v['blocks'][2]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][2]['bk']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][2]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][2]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][2]['bv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][2]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][2]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][2]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][2]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.v['blocks'][2]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.v['blocks'][2]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][2]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.v['blocks'][2]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][2]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][2]['wv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][3]['b_down']"}, tensor<256xf32> {jax.result_info = "result.v['blocks'][3]['b_up']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][3]['bk']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][3]['bo']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][3]['bq']"}, tensor<4x16xf32> {jax.result_info = "result.v['blocks'][3]['bv']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][3]['norm1_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][3]['norm1_scale']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][3]['norm2_bias']"}, tensor<64xf32> {jax.result_info = "result.v['blocks'][3]['norm2_scale']"}, tensor<256x64xf32> {jax.result_info = "result.v['blocks'][3]['w_down']"}, tensor<64x256xf32> {jax.result_info = "result.v['blocks'][3]['w_up']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][3]['wk']"}, tensor<4x16x64xf32> {jax.result_info = "result.v['blocks'][3]['wo']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][3]['wq']"}, tensor<64x4x16xf32> {jax.result_info = "result.v['blocks'][3]['wv']"}, tensor<512x64xf32> {jax.result_info = "result.v['embedding']"}, tensor<64xf32> {jax.result_info = "result.v['final_bias']"}, tensor<64xf32> {jax.result_info = "result.v['final_scale']"}, tensor<32x64xf32> {jax.result_info = "result.v['positions']"}, tensor<i32> {jax.result_info = "result.count"}, tensor<f32> {jax.result_info = "result.loss"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg205, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<512> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg205, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg205 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg64, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg67, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x32x64xf32>) -> tensor<16x32x64xf32>
    %9 = stablehlo.add %6, %8 : tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<16x32x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<16x32x64xf32>
    %16 = chlo.square %15 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<16x32x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<16x32x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %24 = stablehlo.add %22, %23 : tensor<16x32x1xf32>
    %25 = stablehlo.rsqrt %24 : tensor<16x32x1xf32>
    %26 = stablehlo.divide %25, %24 : tensor<16x32x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<16x32x1xf32>
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %30 = stablehlo.multiply %15, %29 : tensor<16x32x64xf32>
    %31 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<16x32x64xf32>
    %34 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %36 = stablehlo.add %33, %35 : tensor<16x32x64xf32>
    %37 = stablehlo.dot_general %36, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %38 = stablehlo.broadcast_in_dim %arg4, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %40 = stablehlo.add %37, %39 : tensor<16x32x4x16xf32>
    %41 = stablehlo.dot_general %36, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %42 = stablehlo.broadcast_in_dim %arg2, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %44 = stablehlo.add %41, %43 : tensor<16x32x4x16xf32>
    %45 = stablehlo.dot_general %36, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %46 = stablehlo.broadcast_in_dim %arg5, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %48 = stablehlo.add %45, %47 : tensor<16x32x4x16xf32>
    %49 = stablehlo.dot_general %40, %44, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %cst_7 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %51 = stablehlo.multiply %49, %50 : tensor<16x4x32x32xf32>
    %52 = stablehlo.iota dim = 0 : tensor<32xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %57 = stablehlo.compare GE, %55, %56, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %58:2 = call @_where(%57, %51, %cst_8) : (tensor<32x32xi1>, tensor<16x4x32x32xf32>, tensor<f32>) -> (tensor<16x4x32x32xf32>, tensor<16x4x32x32xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%58#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %61 = stablehlo.maximum %60, %59 : tensor<16x4x32xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %64 = stablehlo.subtract %58#0, %63 : tensor<16x4x32x32xf32>
    %65 = stablehlo.exponential %64 : tensor<16x4x32x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %69 = stablehlo.divide %65, %68 : tensor<16x4x32x32xf32>
    %70 = stablehlo.multiply %67, %67 : tensor<16x4x32x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4x32x1xf32>
    %72 = stablehlo.divide %71, %70 : tensor<16x4x32x1xf32>
    %73 = stablehlo.dot_general %48, %69, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %74 = stablehlo.dot_general %73, %arg13, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<4x16x64xf32>) -> tensor<16x32x64xf32>
    %75 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %77 = stablehlo.add %74, %76 : tensor<16x32x64xf32>
    %78 = stablehlo.add %9, %77 : tensor<16x32x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %82 = stablehlo.divide %80, %81 : tensor<16x32x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %84 = stablehlo.subtract %78, %83 : tensor<16x32x64xf32>
    %85 = chlo.square %84 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %87 = stablehlo.multiply %86, %84 : tensor<16x32x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%85 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_17 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %91 = stablehlo.divide %89, %90 : tensor<16x32x1xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %93 = stablehlo.add %91, %92 : tensor<16x32x1xf32>
    %94 = stablehlo.rsqrt %93 : tensor<16x32x1xf32>
    %95 = stablehlo.divide %94, %93 : tensor<16x32x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<16x32x1xf32>
    %98 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %99 = stablehlo.multiply %84, %98 : tensor<16x32x64xf32>
    %100 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %102 = stablehlo.multiply %99, %101 : tensor<16x32x64xf32>
    %103 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %105 = stablehlo.add %102, %104 : tensor<16x32x64xf32>
    %106 = stablehlo.dot_general %105, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %107 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %109 = stablehlo.add %106, %108 : tensor<16x32x256xf32>
    %110 = stablehlo.multiply %109, %109 : tensor<16x32x256xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<16x32x256xf32>
    %112 = stablehlo.multiply %109, %109 : tensor<16x32x256xf32>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<16x32x256xf32>
    %cst_21 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %116 = stablehlo.multiply %115, %111 : tensor<16x32x256xf32>
    %117 = stablehlo.add %109, %116 : tensor<16x32x256xf32>
    %cst_22 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<16x32x256xf32>
    %120 = stablehlo.tanh %119 : tensor<16x32x256xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %122 = stablehlo.subtract %121, %120 : tensor<16x32x256xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %124 = stablehlo.add %123, %120 : tensor<16x32x256xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<16x32x256xf32>
    %127 = stablehlo.multiply %109, %126 : tensor<16x32x256xf32>
    %128 = stablehlo.dot_general %127, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %129 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %131 = stablehlo.add %128, %130 : tensor<16x32x64xf32>
    %132 = stablehlo.add %78, %131 : tensor<16x32x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_27 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %136 = stablehlo.divide %134, %135 : tensor<16x32x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %138 = stablehlo.subtract %132, %137 : tensor<16x32x64xf32>
    %139 = chlo.square %138 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %141 = stablehlo.multiply %140, %138 : tensor<16x32x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%139 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_30 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %145 = stablehlo.divide %143, %144 : tensor<16x32x1xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %147 = stablehlo.add %145, %146 : tensor<16x32x1xf32>
    %148 = stablehlo.rsqrt %147 : tensor<16x32x1xf32>
    %149 = stablehlo.divide %148, %147 : tensor<16x32x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %151 = stablehlo.multiply %150, %149 : tensor<16x32x1xf32>
    %152 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %153 = stablehlo.multiply %138, %152 : tensor<16x32x64xf32>
    %154 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %156 = stablehlo.multiply %153, %155 : tensor<16x32x64xf32>
    %157 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %159 = stablehlo.add %156, %158 : tensor<16x32x64xf32>
    %160 = stablehlo.dot_general %159, %arg30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %161 = stablehlo.broadcast_in_dim %arg20, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %163 = stablehlo.add %160, %162 : tensor<16x32x4x16xf32>
    %164 = stablehlo.dot_general %159, %arg28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %165 = stablehlo.broadcast_in_dim %arg18, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %167 = stablehlo.add %164, %166 : tensor<16x32x4x16xf32>
    %168 = stablehlo.dot_general %159, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %169 = stablehlo.broadcast_in_dim %arg21, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %171 = stablehlo.add %168, %170 : tensor<16x32x4x16xf32>
    %172 = stablehlo.dot_general %163, %167, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %cst_33 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %174 = stablehlo.multiply %172, %173 : tensor<16x4x32x32xf32>
    %175 = stablehlo.iota dim = 0 : tensor<32xi32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %177 = stablehlo.broadcast_in_dim %175, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %179 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %180 = stablehlo.compare GE, %178, %179, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_34 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %181:2 = call @_where(%180, %174, %cst_34) : (tensor<32x32xi1>, tensor<16x4x32x32xf32>, tensor<f32>) -> (tensor<16x4x32x32xf32>, tensor<16x4x32x32xi1>)
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %182 = stablehlo.reduce(%181#0 init: %cst_35) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %184 = stablehlo.maximum %183, %182 : tensor<16x4x32xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %187 = stablehlo.subtract %181#0, %186 : tensor<16x4x32x32xf32>
    %188 = stablehlo.exponential %187 : tensor<16x4x32x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_37) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %192 = stablehlo.divide %188, %191 : tensor<16x4x32x32xf32>
    %193 = stablehlo.multiply %190, %190 : tensor<16x4x32x1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x4x32x1xf32>
    %195 = stablehlo.divide %194, %193 : tensor<16x4x32x1xf32>
    %196 = stablehlo.dot_general %171, %192, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %197 = stablehlo.dot_general %196, %arg29, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<4x16x64xf32>) -> tensor<16x32x64xf32>
    %198 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %200 = stablehlo.add %197, %199 : tensor<16x32x64xf32>
    %201 = stablehlo.add %132, %200 : tensor<16x32x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_40 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %205 = stablehlo.divide %203, %204 : tensor<16x32x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %207 = stablehlo.subtract %201, %206 : tensor<16x32x64xf32>
    %208 = chlo.square %207 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %210 = stablehlo.multiply %209, %207 : tensor<16x32x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%208 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_43 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %214 = stablehlo.divide %212, %213 : tensor<16x32x1xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %216 = stablehlo.add %214, %215 : tensor<16x32x1xf32>
    %217 = stablehlo.rsqrt %216 : tensor<16x32x1xf32>
    %218 = stablehlo.divide %217, %216 : tensor<16x32x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %220 = stablehlo.multiply %219, %218 : tensor<16x32x1xf32>
    %221 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %222 = stablehlo.multiply %207, %221 : tensor<16x32x64xf32>
    %223 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %225 = stablehlo.multiply %222, %224 : tensor<16x32x64xf32>
    %226 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %228 = stablehlo.add %225, %227 : tensor<16x32x64xf32>
    %229 = stablehlo.dot_general %228, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %230 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %232 = stablehlo.add %229, %231 : tensor<16x32x256xf32>
    %233 = stablehlo.multiply %232, %232 : tensor<16x32x256xf32>
    %234 = stablehlo.multiply %233, %232 : tensor<16x32x256xf32>
    %235 = stablehlo.multiply %232, %232 : tensor<16x32x256xf32>
    %cst_46 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %237 = stablehlo.multiply %236, %235 : tensor<16x32x256xf32>
    %cst_47 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %239 = stablehlo.multiply %238, %234 : tensor<16x32x256xf32>
    %240 = stablehlo.add %232, %239 : tensor<16x32x256xf32>
    %cst_48 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %242 = stablehlo.multiply %241, %240 : tensor<16x32x256xf32>
    %243 = stablehlo.tanh %242 : tensor<16x32x256xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %245 = stablehlo.subtract %244, %243 : tensor<16x32x256xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %247 = stablehlo.add %246, %243 : tensor<16x32x256xf32>
    %cst_51 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %249 = stablehlo.multiply %248, %247 : tensor<16x32x256xf32>
    %250 = stablehlo.multiply %232, %249 : tensor<16x32x256xf32>
    %251 = stablehlo.dot_general %250, %arg26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %252 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %254 = stablehlo.add %251, %253 : tensor<16x32x64xf32>
    %255 = stablehlo.add %201, %254 : tensor<16x32x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_53 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %259 = stablehlo.divide %257, %258 : tensor<16x32x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %261 = stablehlo.subtract %255, %260 : tensor<16x32x64xf32>
    %262 = chlo.square %261 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %264 = stablehlo.multiply %263, %261 : tensor<16x32x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%262 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_56 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %268 = stablehlo.divide %266, %267 : tensor<16x32x1xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %270 = stablehlo.add %268, %269 : tensor<16x32x1xf32>
    %271 = stablehlo.rsqrt %270 : tensor<16x32x1xf32>
    %272 = stablehlo.divide %271, %270 : tensor<16x32x1xf32>
    %cst_58 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %274 = stablehlo.multiply %273, %272 : tensor<16x32x1xf32>
    %275 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %276 = stablehlo.multiply %261, %275 : tensor<16x32x64xf32>
    %277 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %279 = stablehlo.multiply %276, %278 : tensor<16x32x64xf32>
    %280 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %282 = stablehlo.add %279, %281 : tensor<16x32x64xf32>
    %283 = stablehlo.dot_general %282, %arg46, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %284 = stablehlo.broadcast_in_dim %arg36, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %286 = stablehlo.add %283, %285 : tensor<16x32x4x16xf32>
    %287 = stablehlo.dot_general %282, %arg44, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %288 = stablehlo.broadcast_in_dim %arg34, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %290 = stablehlo.add %287, %289 : tensor<16x32x4x16xf32>
    %291 = stablehlo.dot_general %282, %arg47, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %292 = stablehlo.broadcast_in_dim %arg37, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %294 = stablehlo.add %291, %293 : tensor<16x32x4x16xf32>
    %295 = stablehlo.dot_general %286, %290, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %cst_59 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %297 = stablehlo.multiply %295, %296 : tensor<16x4x32x32xf32>
    %298 = stablehlo.iota dim = 0 : tensor<32xi32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %300 = stablehlo.broadcast_in_dim %298, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %301 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %302 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %303 = stablehlo.compare GE, %301, %302, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_60 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %304:2 = call @_where(%303, %297, %cst_60) : (tensor<32x32xi1>, tensor<16x4x32x32xf32>, tensor<f32>) -> (tensor<16x4x32x32xf32>, tensor<16x4x32x32xi1>)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %305 = stablehlo.reduce(%304#0 init: %cst_61) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %307 = stablehlo.maximum %306, %305 : tensor<16x4x32xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %310 = stablehlo.subtract %304#0, %309 : tensor<16x4x32x32xf32>
    %311 = stablehlo.exponential %310 : tensor<16x4x32x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %315 = stablehlo.divide %311, %314 : tensor<16x4x32x32xf32>
    %316 = stablehlo.multiply %313, %313 : tensor<16x4x32x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x4x32x1xf32>
    %318 = stablehlo.divide %317, %316 : tensor<16x4x32x1xf32>
    %319 = stablehlo.dot_general %294, %315, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %320 = stablehlo.dot_general %319, %arg45, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<4x16x64xf32>) -> tensor<16x32x64xf32>
    %321 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %323 = stablehlo.add %320, %322 : tensor<16x32x64xf32>
    %324 = stablehlo.add %255, %323 : tensor<16x32x64xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_66 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %328 = stablehlo.divide %326, %327 : tensor<16x32x1xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %330 = stablehlo.subtract %324, %329 : tensor<16x32x64xf32>
    %331 = chlo.square %330 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %333 = stablehlo.multiply %332, %330 : tensor<16x32x64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%331 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_69 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %337 = stablehlo.divide %335, %336 : tensor<16x32x1xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %339 = stablehlo.add %337, %338 : tensor<16x32x1xf32>
    %340 = stablehlo.rsqrt %339 : tensor<16x32x1xf32>
    %341 = stablehlo.divide %340, %339 : tensor<16x32x1xf32>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %343 = stablehlo.multiply %342, %341 : tensor<16x32x1xf32>
    %344 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %345 = stablehlo.multiply %330, %344 : tensor<16x32x64xf32>
    %346 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %348 = stablehlo.multiply %345, %347 : tensor<16x32x64xf32>
    %349 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %351 = stablehlo.add %348, %350 : tensor<16x32x64xf32>
    %352 = stablehlo.dot_general %351, %arg43, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %353 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %355 = stablehlo.add %352, %354 : tensor<16x32x256xf32>
    %356 = stablehlo.multiply %355, %355 : tensor<16x32x256xf32>
    %357 = stablehlo.multiply %356, %355 : tensor<16x32x256xf32>
    %358 = stablehlo.multiply %355, %355 : tensor<16x32x256xf32>
    %cst_72 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %360 = stablehlo.multiply %359, %358 : tensor<16x32x256xf32>
    %cst_73 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %362 = stablehlo.multiply %361, %357 : tensor<16x32x256xf32>
    %363 = stablehlo.add %355, %362 : tensor<16x32x256xf32>
    %cst_74 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %365 = stablehlo.multiply %364, %363 : tensor<16x32x256xf32>
    %366 = stablehlo.tanh %365 : tensor<16x32x256xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %368 = stablehlo.subtract %367, %366 : tensor<16x32x256xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %370 = stablehlo.add %369, %366 : tensor<16x32x256xf32>
    %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %372 = stablehlo.multiply %371, %370 : tensor<16x32x256xf32>
    %373 = stablehlo.multiply %355, %372 : tensor<16x32x256xf32>
    %374 = stablehlo.dot_general %373, %arg42, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %375 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %377 = stablehlo.add %374, %376 : tensor<16x32x64xf32>
    %378 = stablehlo.add %324, %377 : tensor<16x32x64xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_79 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %382 = stablehlo.divide %380, %381 : tensor<16x32x1xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %384 = stablehlo.subtract %378, %383 : tensor<16x32x64xf32>
    %385 = chlo.square %384 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %387 = stablehlo.multiply %386, %384 : tensor<16x32x64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%385 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_82 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %391 = stablehlo.divide %389, %390 : tensor<16x32x1xf32>
    %cst_83 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %393 = stablehlo.add %391, %392 : tensor<16x32x1xf32>
    %394 = stablehlo.rsqrt %393 : tensor<16x32x1xf32>
    %395 = stablehlo.divide %394, %393 : tensor<16x32x1xf32>
    %cst_84 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %397 = stablehlo.multiply %396, %395 : tensor<16x32x1xf32>
    %398 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %399 = stablehlo.multiply %384, %398 : tensor<16x32x64xf32>
    %400 = stablehlo.broadcast_in_dim %arg55, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %402 = stablehlo.multiply %399, %401 : tensor<16x32x64xf32>
    %403 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %405 = stablehlo.add %402, %404 : tensor<16x32x64xf32>
    %406 = stablehlo.dot_general %405, %arg62, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %407 = stablehlo.broadcast_in_dim %arg52, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %409 = stablehlo.add %406, %408 : tensor<16x32x4x16xf32>
    %410 = stablehlo.dot_general %405, %arg60, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %411 = stablehlo.broadcast_in_dim %arg50, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %413 = stablehlo.add %410, %412 : tensor<16x32x4x16xf32>
    %414 = stablehlo.dot_general %405, %arg63, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x4x16xf32>) -> tensor<16x32x4x16xf32>
    %415 = stablehlo.broadcast_in_dim %arg53, dims = [2, 3] : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xf32>) -> tensor<16x32x4x16xf32>
    %417 = stablehlo.add %414, %416 : tensor<16x32x4x16xf32>
    %418 = stablehlo.dot_general %409, %413, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %cst_85 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %420 = stablehlo.multiply %418, %419 : tensor<16x4x32x32xf32>
    %421 = stablehlo.iota dim = 0 : tensor<32xi32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %423 = stablehlo.broadcast_in_dim %421, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %424 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %425 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %426 = stablehlo.compare GE, %424, %425, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_86 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %427:2 = call @_where(%426, %420, %cst_86) : (tensor<32x32xi1>, tensor<16x4x32x32xf32>, tensor<f32>) -> (tensor<16x4x32x32xf32>, tensor<16x4x32x32xi1>)
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %428 = stablehlo.reduce(%427#0 init: %cst_87) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x4x32xf32>
    %430 = stablehlo.maximum %429, %428 : tensor<16x4x32xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %433 = stablehlo.subtract %427#0, %432 : tensor<16x4x32x32xf32>
    %434 = stablehlo.exponential %433 : tensor<16x4x32x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_89) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %436 = stablehlo.broadcast_in_dim %435, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %438 = stablehlo.divide %434, %437 : tensor<16x4x32x32xf32>
    %439 = stablehlo.multiply %436, %436 : tensor<16x4x32x1xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x4x32x1xf32>
    %441 = stablehlo.divide %440, %439 : tensor<16x4x32x1xf32>
    %442 = stablehlo.dot_general %417, %438, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %443 = stablehlo.dot_general %442, %arg61, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<4x16x64xf32>) -> tensor<16x32x64xf32>
    %444 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %446 = stablehlo.add %443, %445 : tensor<16x32x64xf32>
    %447 = stablehlo.add %378, %446 : tensor<16x32x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_92 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %451 = stablehlo.divide %449, %450 : tensor<16x32x1xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %453 = stablehlo.subtract %447, %452 : tensor<16x32x64xf32>
    %454 = chlo.square %453 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_93 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %456 = stablehlo.multiply %455, %453 : tensor<16x32x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%454 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_95 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %460 = stablehlo.divide %458, %459 : tensor<16x32x1xf32>
    %cst_96 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %462 = stablehlo.add %460, %461 : tensor<16x32x1xf32>
    %463 = stablehlo.rsqrt %462 : tensor<16x32x1xf32>
    %464 = stablehlo.divide %463, %462 : tensor<16x32x1xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %466 = stablehlo.multiply %465, %464 : tensor<16x32x1xf32>
    %467 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %468 = stablehlo.multiply %453, %467 : tensor<16x32x64xf32>
    %469 = stablehlo.broadcast_in_dim %arg57, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %471 = stablehlo.multiply %468, %470 : tensor<16x32x64xf32>
    %472 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %474 = stablehlo.add %471, %473 : tensor<16x32x64xf32>
    %475 = stablehlo.dot_general %474, %arg59, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %476 = stablehlo.broadcast_in_dim %arg49, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %478 = stablehlo.add %475, %477 : tensor<16x32x256xf32>
    %479 = stablehlo.multiply %478, %478 : tensor<16x32x256xf32>
    %480 = stablehlo.multiply %479, %478 : tensor<16x32x256xf32>
    %481 = stablehlo.multiply %478, %478 : tensor<16x32x256xf32>
    %cst_98 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %483 = stablehlo.multiply %482, %481 : tensor<16x32x256xf32>
    %cst_99 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %485 = stablehlo.multiply %484, %480 : tensor<16x32x256xf32>
    %486 = stablehlo.add %478, %485 : tensor<16x32x256xf32>
    %cst_100 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %488 = stablehlo.multiply %487, %486 : tensor<16x32x256xf32>
    %489 = stablehlo.tanh %488 : tensor<16x32x256xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %491 = stablehlo.subtract %490, %489 : tensor<16x32x256xf32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %493 = stablehlo.add %492, %489 : tensor<16x32x256xf32>
    %cst_103 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %495 = stablehlo.multiply %494, %493 : tensor<16x32x256xf32>
    %496 = stablehlo.multiply %478, %495 : tensor<16x32x256xf32>
    %497 = stablehlo.dot_general %496, %arg58, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %498 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %500 = stablehlo.add %497, %499 : tensor<16x32x64xf32>
    %501 = stablehlo.add %447, %500 : tensor<16x32x64xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_105 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %505 = stablehlo.divide %503, %504 : tensor<16x32x1xf32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %507 = stablehlo.subtract %501, %506 : tensor<16x32x64xf32>
    %508 = chlo.square %507 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %510 = stablehlo.multiply %509, %507 : tensor<16x32x64xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%508 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_108 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %514 = stablehlo.divide %512, %513 : tensor<16x32x1xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %516 = stablehlo.add %514, %515 : tensor<16x32x1xf32>
    %517 = stablehlo.rsqrt %516 : tensor<16x32x1xf32>
    %518 = stablehlo.divide %517, %516 : tensor<16x32x1xf32>
    %cst_110 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %520 = stablehlo.multiply %519, %518 : tensor<16x32x1xf32>
    %521 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %522 = stablehlo.multiply %507, %521 : tensor<16x32x64xf32>
    %523 = stablehlo.broadcast_in_dim %arg66, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %525 = stablehlo.multiply %522, %524 : tensor<16x32x64xf32>
    %526 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %528 = stablehlo.add %525, %527 : tensor<16x32x64xf32>
    %529 = stablehlo.transpose %arg64, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %530 = stablehlo.dot_general %528, %529, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x512xf32>) -> tensor<16x32x512xf32>
    %531 = stablehlo.broadcast_in_dim %arg206, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %532 = stablehlo.iota dim = 0 : tensor<512xi32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [2] : (tensor<512xi32>) -> tensor<1x1x512xi32>
    %534 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2] : (tensor<16x32x1xi32>) -> tensor<16x32x512xi32>
    %535 = stablehlo.broadcast_in_dim %533, dims = [0, 1, 2] : (tensor<1x1x512xi32>) -> tensor<16x32x512xi32>
    %536 = stablehlo.compare EQ, %534, %535, SIGNED : (tensor<16x32x512xi32>, tensor<16x32x512xi32>) -> tensor<16x32x512xi1>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = call @_where_0(%536, %530, %cst_111) : (tensor<16x32x512xi1>, tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32x512xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %539 = stablehlo.reduce(%530 init: %cst_113) applies stablehlo.maximum across dimensions = [2] : (tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %541 = stablehlo.maximum %540, %539 : tensor<16x32xf32>
    %542 = stablehlo.is_finite %541 : (tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %544 = stablehlo.select %542, %541, %543 : tensor<16x32xi1>, tensor<16x32xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x512xf32>
    %547 = stablehlo.subtract %530, %546 : tensor<16x32x512xf32>
    %548 = stablehlo.exponential %547 : tensor<16x32x512xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32xf32>
    %550 = stablehlo.abs %549 : tensor<16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %552 = stablehlo.compare GE, %549, %551, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %553 = stablehlo.log %550 : tensor<16x32xf32>
    %554 = stablehlo.add %553, %544 : tensor<16x32xf32>
    %555 = stablehlo.subtract %554, %538 : tensor<16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %557 = stablehlo.divide %556, %cst_119 : tensor<f32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_121 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %558 = stablehlo.divide %cst_120, %cst_121 : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %560 = stablehlo.negate %559 : tensor<16x32xf32>
    %561 = stablehlo.divide %559, %550 : tensor<16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %563 = stablehlo.select %552, %562, %561 : tensor<16x32xi1>, tensor<16x32xf32>
    %564 = stablehlo.select %552, %561, %562 : tensor<16x32xi1>, tensor<16x32xf32>
    %565 = stablehlo.negate %563 : tensor<16x32xf32>
    %566 = stablehlo.add %564, %565 : tensor<16x32xf32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x512xf32>
    %568 = stablehlo.multiply %567, %548 : tensor<16x32x512xf32>
    %569 = stablehlo.broadcast_in_dim %560, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x512xf32>
    %570 = call @_where_1(%536, %569) : (tensor<16x32x512xi1>, tensor<16x32x512xf32>) -> tensor<16x32x512xf32>
    %571 = stablehlo.add %568, %570 : tensor<16x32x512xf32>
    %572 = stablehlo.dot_general %571, %528, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x512xf32>, tensor<16x32x64xf32>) -> tensor<512x64xf32>
    %573 = stablehlo.transpose %572, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %574 = stablehlo.dot_general %571, %529, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x512xf32>, tensor<64x512xf32>) -> tensor<16x32x64xf32>
    %575 = stablehlo.transpose %573, dims = [1, 0] : (tensor<64x512xf32>) -> tensor<512x64xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%574 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %577 = stablehlo.reshape %576 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %579 = stablehlo.multiply %522, %574 : tensor<16x32x64xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %581 = stablehlo.reshape %580 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %582 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %583 = stablehlo.multiply %574, %582 : tensor<16x32x64xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%581 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %585 = stablehlo.multiply %507, %583 : tensor<16x32x64xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %587 = stablehlo.reshape %586 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %588 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %589 = stablehlo.multiply %583, %588 : tensor<16x32x64xf32>
    %590 = stablehlo.multiply %587, %520 : tensor<16x32x1xf32>
    %cst_128 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %592 = stablehlo.divide %590, %591 : tensor<16x32x1xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %595 = stablehlo.multiply %594, %510 : tensor<16x32x64xf32>
    %596 = stablehlo.add %589, %595 : tensor<16x32x64xf32>
    %597 = stablehlo.negate %596 : tensor<16x32x64xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.reduce(%597 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %599 = stablehlo.reshape %598 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_131 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %601 = stablehlo.divide %599, %600 : tensor<16x32x1xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %604 = stablehlo.add %596, %603 : tensor<16x32x64xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %606 = stablehlo.reshape %605 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%606 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %608 = stablehlo.dot_general %604, %496, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %609 = stablehlo.transpose %608, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %610 = stablehlo.dot_general %604, %arg58, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %611 = stablehlo.multiply %478, %610 : tensor<16x32x256xf32>
    %612 = stablehlo.multiply %610, %495 : tensor<16x32x256xf32>
    %cst_135 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %614 = stablehlo.multiply %613, %611 : tensor<16x32x256xf32>
    %615 = stablehlo.multiply %614, %491 : tensor<16x32x256xf32>
    %616 = stablehlo.multiply %615, %489 : tensor<16x32x256xf32>
    %617 = stablehlo.add %615, %616 : tensor<16x32x256xf32>
    %cst_136 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %619 = stablehlo.multiply %618, %617 : tensor<16x32x256xf32>
    %620 = stablehlo.add %612, %619 : tensor<16x32x256xf32>
    %cst_137 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %622 = stablehlo.multiply %621, %619 : tensor<16x32x256xf32>
    %623 = stablehlo.multiply %622, %483 : tensor<16x32x256xf32>
    %624 = stablehlo.add %620, %623 : tensor<16x32x256xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %626 = stablehlo.reshape %625 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %628 = stablehlo.dot_general %624, %474, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %629 = stablehlo.transpose %628, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %630 = stablehlo.dot_general %624, %arg59, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %632 = stablehlo.reshape %631 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %634 = stablehlo.multiply %468, %630 : tensor<16x32x64xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.reduce(%634 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %636 = stablehlo.reshape %635 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %637 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %638 = stablehlo.multiply %630, %637 : tensor<16x32x64xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.reduce(%636 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %640 = stablehlo.multiply %453, %638 : tensor<16x32x64xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.reduce(%640 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %642 = stablehlo.reshape %641 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %643 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %644 = stablehlo.multiply %638, %643 : tensor<16x32x64xf32>
    %645 = stablehlo.multiply %642, %466 : tensor<16x32x1xf32>
    %cst_145 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %647 = stablehlo.divide %645, %646 : tensor<16x32x1xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%647 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %650 = stablehlo.multiply %649, %456 : tensor<16x32x64xf32>
    %651 = stablehlo.add %644, %650 : tensor<16x32x64xf32>
    %652 = stablehlo.negate %651 : tensor<16x32x64xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_147) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %654 = stablehlo.reshape %653 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %655 = stablehlo.add %604, %651 : tensor<16x32x64xf32>
    %cst_148 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %657 = stablehlo.divide %654, %656 : tensor<16x32x1xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %660 = stablehlo.add %655, %659 : tensor<16x32x64xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %662 = stablehlo.reshape %661 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %664 = stablehlo.dot_general %660, %442, contracting_dims = [0, 1] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x4x16x32xf32>) -> tensor<64x4x16xf32>
    %665 = stablehlo.transpose %664, dims = [1, 2, 0] : (tensor<64x4x16xf32>) -> tensor<4x16x64xf32>
    %666 = stablehlo.dot_general %660, %arg61, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<4x16x64xf32>) -> tensor<16x32x4x16xf32>
    %667 = stablehlo.transpose %666, dims = [0, 2, 3, 1] : (tensor<16x32x4x16xf32>) -> tensor<16x4x16x32xf32>
    %668 = stablehlo.dot_general %667, %417, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %669 = stablehlo.dot_general %667, %438, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %670 = stablehlo.transpose %669, dims = [0, 3, 1, 2] : (tensor<16x4x16x32xf32>) -> tensor<16x32x4x16xf32>
    %671 = stablehlo.broadcast_in_dim %441, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %672 = stablehlo.multiply %668, %671 : tensor<16x4x32x32xf32>
    %673 = stablehlo.multiply %672, %434 : tensor<16x4x32x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%673 init: %cst_152) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %675 = stablehlo.reshape %674 : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %676 = stablehlo.negate %675 : tensor<16x4x32x1xf32>
    %677 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %678 = stablehlo.divide %668, %677 : tensor<16x4x32x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%676 init: %cst_153) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x1xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x32xf32>
    %681 = stablehlo.add %678, %680 : tensor<16x4x32x32xf32>
    %682 = stablehlo.multiply %681, %434 : tensor<16x4x32x32xf32>
    %683 = call @_where_2(%427#1, %682) : (tensor<16x4x32x32xi1>, tensor<16x4x32x32xf32>) -> tensor<16x4x32x32xf32>
    %cst_154 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %685 = stablehlo.multiply %683, %684 : tensor<16x4x32x32xf32>
    %686 = stablehlo.dot_general %685, %409, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %687 = stablehlo.transpose %686, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %688 = stablehlo.dot_general %685, %413, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %689 = stablehlo.transpose %688, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.reduce(%670 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %691 = stablehlo.reshape %690 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%691 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %693 = stablehlo.dot_general %670, %405, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %694 = stablehlo.transpose %693, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %695 = stablehlo.dot_general %670, %arg63, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%687 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %697 = stablehlo.reshape %696 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %699 = stablehlo.dot_general %687, %405, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %700 = stablehlo.transpose %699, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %701 = stablehlo.dot_general %687, %arg60, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %702 = stablehlo.add %695, %701 : tensor<16x32x64xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%689 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %704 = stablehlo.reshape %703 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %706 = stablehlo.dot_general %689, %405, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %707 = stablehlo.transpose %706, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %708 = stablehlo.dot_general %689, %arg62, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %709 = stablehlo.add %702, %708 : tensor<16x32x64xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %710 = stablehlo.reduce(%709 init: %cst_161) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %711 = stablehlo.reshape %710 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %712 = stablehlo.reduce(%711 init: %cst_162) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %713 = stablehlo.multiply %399, %709 : tensor<16x32x64xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.reduce(%713 init: %cst_163) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %715 = stablehlo.reshape %714 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %716 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %717 = stablehlo.multiply %709, %716 : tensor<16x32x64xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.reduce(%715 init: %cst_164) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %719 = stablehlo.multiply %384, %717 : tensor<16x32x64xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %720 = stablehlo.reduce(%719 init: %cst_165) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %721 = stablehlo.reshape %720 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %722 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %723 = stablehlo.multiply %717, %722 : tensor<16x32x64xf32>
    %724 = stablehlo.multiply %721, %397 : tensor<16x32x1xf32>
    %cst_166 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %726 = stablehlo.divide %724, %725 : tensor<16x32x1xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.reduce(%726 init: %cst_167) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %729 = stablehlo.multiply %728, %387 : tensor<16x32x64xf32>
    %730 = stablehlo.add %723, %729 : tensor<16x32x64xf32>
    %731 = stablehlo.negate %730 : tensor<16x32x64xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.reduce(%731 init: %cst_168) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %733 = stablehlo.reshape %732 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %734 = stablehlo.add %660, %730 : tensor<16x32x64xf32>
    %cst_169 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %736 = stablehlo.divide %733, %735 : tensor<16x32x1xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%736 init: %cst_170) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %739 = stablehlo.add %734, %738 : tensor<16x32x64xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.reduce(%739 init: %cst_171) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %741 = stablehlo.reshape %740 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.reduce(%741 init: %cst_172) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %743 = stablehlo.dot_general %739, %373, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %744 = stablehlo.transpose %743, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %745 = stablehlo.dot_general %739, %arg42, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %746 = stablehlo.multiply %355, %745 : tensor<16x32x256xf32>
    %747 = stablehlo.multiply %745, %372 : tensor<16x32x256xf32>
    %cst_173 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %749 = stablehlo.multiply %748, %746 : tensor<16x32x256xf32>
    %750 = stablehlo.multiply %749, %368 : tensor<16x32x256xf32>
    %751 = stablehlo.multiply %750, %366 : tensor<16x32x256xf32>
    %752 = stablehlo.add %750, %751 : tensor<16x32x256xf32>
    %cst_174 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %754 = stablehlo.multiply %753, %752 : tensor<16x32x256xf32>
    %755 = stablehlo.add %747, %754 : tensor<16x32x256xf32>
    %cst_175 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %757 = stablehlo.multiply %756, %754 : tensor<16x32x256xf32>
    %758 = stablehlo.multiply %757, %360 : tensor<16x32x256xf32>
    %759 = stablehlo.add %755, %758 : tensor<16x32x256xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%759 init: %cst_176) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %761 = stablehlo.reshape %760 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%761 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %763 = stablehlo.dot_general %759, %351, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %764 = stablehlo.transpose %763, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %765 = stablehlo.dot_general %759, %arg43, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%765 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %767 = stablehlo.reshape %766 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.reduce(%767 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %769 = stablehlo.multiply %345, %765 : tensor<16x32x64xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.reduce(%769 init: %cst_180) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %771 = stablehlo.reshape %770 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %772 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %773 = stablehlo.multiply %765, %772 : tensor<16x32x64xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.reduce(%771 init: %cst_181) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %775 = stablehlo.multiply %330, %773 : tensor<16x32x64xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.reduce(%775 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %777 = stablehlo.reshape %776 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %778 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %779 = stablehlo.multiply %773, %778 : tensor<16x32x64xf32>
    %780 = stablehlo.multiply %777, %343 : tensor<16x32x1xf32>
    %cst_183 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %782 = stablehlo.divide %780, %781 : tensor<16x32x1xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %783 = stablehlo.reduce(%782 init: %cst_184) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %785 = stablehlo.multiply %784, %333 : tensor<16x32x64xf32>
    %786 = stablehlo.add %779, %785 : tensor<16x32x64xf32>
    %787 = stablehlo.negate %786 : tensor<16x32x64xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.reduce(%787 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %789 = stablehlo.reshape %788 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %790 = stablehlo.add %739, %786 : tensor<16x32x64xf32>
    %cst_186 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %792 = stablehlo.divide %789, %791 : tensor<16x32x1xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%792 init: %cst_187) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %795 = stablehlo.add %790, %794 : tensor<16x32x64xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.reduce(%795 init: %cst_188) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %797 = stablehlo.reshape %796 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %798 = stablehlo.reduce(%797 init: %cst_189) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %799 = stablehlo.dot_general %795, %319, contracting_dims = [0, 1] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x4x16x32xf32>) -> tensor<64x4x16xf32>
    %800 = stablehlo.transpose %799, dims = [1, 2, 0] : (tensor<64x4x16xf32>) -> tensor<4x16x64xf32>
    %801 = stablehlo.dot_general %795, %arg45, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<4x16x64xf32>) -> tensor<16x32x4x16xf32>
    %802 = stablehlo.transpose %801, dims = [0, 2, 3, 1] : (tensor<16x32x4x16xf32>) -> tensor<16x4x16x32xf32>
    %803 = stablehlo.dot_general %802, %294, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %804 = stablehlo.dot_general %802, %315, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %805 = stablehlo.transpose %804, dims = [0, 3, 1, 2] : (tensor<16x4x16x32xf32>) -> tensor<16x32x4x16xf32>
    %806 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %807 = stablehlo.multiply %803, %806 : tensor<16x4x32x32xf32>
    %808 = stablehlo.multiply %807, %311 : tensor<16x4x32x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.reduce(%808 init: %cst_190) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %810 = stablehlo.reshape %809 : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %811 = stablehlo.negate %810 : tensor<16x4x32x1xf32>
    %812 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %813 = stablehlo.divide %803, %812 : tensor<16x4x32x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.reduce(%811 init: %cst_191) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x1xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x32xf32>
    %816 = stablehlo.add %813, %815 : tensor<16x4x32x32xf32>
    %817 = stablehlo.multiply %816, %311 : tensor<16x4x32x32xf32>
    %818 = call @_where_2(%304#1, %817) : (tensor<16x4x32x32xi1>, tensor<16x4x32x32xf32>) -> tensor<16x4x32x32xf32>
    %cst_192 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %820 = stablehlo.multiply %818, %819 : tensor<16x4x32x32xf32>
    %821 = stablehlo.dot_general %820, %286, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %822 = stablehlo.transpose %821, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %823 = stablehlo.dot_general %820, %290, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %824 = stablehlo.transpose %823, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.reduce(%805 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %826 = stablehlo.reshape %825 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%826 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %828 = stablehlo.dot_general %805, %282, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %829 = stablehlo.transpose %828, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %830 = stablehlo.dot_general %805, %arg47, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%822 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %832 = stablehlo.reshape %831 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%832 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %834 = stablehlo.dot_general %822, %282, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %835 = stablehlo.transpose %834, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %836 = stablehlo.dot_general %822, %arg44, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %837 = stablehlo.add %830, %836 : tensor<16x32x64xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%824 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %839 = stablehlo.reshape %838 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%839 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %841 = stablehlo.dot_general %824, %282, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %842 = stablehlo.transpose %841, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %843 = stablehlo.dot_general %824, %arg46, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %844 = stablehlo.add %837, %843 : tensor<16x32x64xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%844 init: %cst_199) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %846 = stablehlo.reshape %845 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%846 init: %cst_200) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %848 = stablehlo.multiply %276, %844 : tensor<16x32x64xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%848 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %850 = stablehlo.reshape %849 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %851 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %852 = stablehlo.multiply %844, %851 : tensor<16x32x64xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.reduce(%850 init: %cst_202) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %854 = stablehlo.multiply %261, %852 : tensor<16x32x64xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%854 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %856 = stablehlo.reshape %855 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %857 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %858 = stablehlo.multiply %852, %857 : tensor<16x32x64xf32>
    %859 = stablehlo.multiply %856, %274 : tensor<16x32x1xf32>
    %cst_204 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %861 = stablehlo.divide %859, %860 : tensor<16x32x1xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%861 init: %cst_205) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %864 = stablehlo.multiply %863, %264 : tensor<16x32x64xf32>
    %865 = stablehlo.add %858, %864 : tensor<16x32x64xf32>
    %866 = stablehlo.negate %865 : tensor<16x32x64xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %867 = stablehlo.reduce(%866 init: %cst_206) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %868 = stablehlo.reshape %867 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %869 = stablehlo.add %795, %865 : tensor<16x32x64xf32>
    %cst_207 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %871 = stablehlo.divide %868, %870 : tensor<16x32x1xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.reduce(%871 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %874 = stablehlo.add %869, %873 : tensor<16x32x64xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %876 = stablehlo.reshape %875 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%876 init: %cst_210) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %878 = stablehlo.dot_general %874, %250, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %879 = stablehlo.transpose %878, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %880 = stablehlo.dot_general %874, %arg26, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %881 = stablehlo.multiply %232, %880 : tensor<16x32x256xf32>
    %882 = stablehlo.multiply %880, %249 : tensor<16x32x256xf32>
    %cst_211 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %884 = stablehlo.multiply %883, %881 : tensor<16x32x256xf32>
    %885 = stablehlo.multiply %884, %245 : tensor<16x32x256xf32>
    %886 = stablehlo.multiply %885, %243 : tensor<16x32x256xf32>
    %887 = stablehlo.add %885, %886 : tensor<16x32x256xf32>
    %cst_212 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %889 = stablehlo.multiply %888, %887 : tensor<16x32x256xf32>
    %890 = stablehlo.add %882, %889 : tensor<16x32x256xf32>
    %cst_213 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %892 = stablehlo.multiply %891, %889 : tensor<16x32x256xf32>
    %893 = stablehlo.multiply %892, %237 : tensor<16x32x256xf32>
    %894 = stablehlo.add %890, %893 : tensor<16x32x256xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%894 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %896 = stablehlo.reshape %895 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %897 = stablehlo.reduce(%896 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %898 = stablehlo.dot_general %894, %228, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %899 = stablehlo.transpose %898, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %900 = stablehlo.dot_general %894, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %901 = stablehlo.reduce(%900 init: %cst_216) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %902 = stablehlo.reshape %901 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %903 = stablehlo.reduce(%902 init: %cst_217) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %904 = stablehlo.multiply %222, %900 : tensor<16x32x64xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %905 = stablehlo.reduce(%904 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %906 = stablehlo.reshape %905 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %907 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %908 = stablehlo.multiply %900, %907 : tensor<16x32x64xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%906 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %910 = stablehlo.multiply %207, %908 : tensor<16x32x64xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%910 init: %cst_220) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %912 = stablehlo.reshape %911 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %913 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %914 = stablehlo.multiply %908, %913 : tensor<16x32x64xf32>
    %915 = stablehlo.multiply %912, %220 : tensor<16x32x1xf32>
    %cst_221 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %917 = stablehlo.divide %915, %916 : tensor<16x32x1xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %918 = stablehlo.reduce(%917 init: %cst_222) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %919 = stablehlo.broadcast_in_dim %918, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %920 = stablehlo.multiply %919, %210 : tensor<16x32x64xf32>
    %921 = stablehlo.add %914, %920 : tensor<16x32x64xf32>
    %922 = stablehlo.negate %921 : tensor<16x32x64xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_223) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %924 = stablehlo.reshape %923 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %925 = stablehlo.add %874, %921 : tensor<16x32x64xf32>
    %cst_224 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %927 = stablehlo.divide %924, %926 : tensor<16x32x1xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %928 = stablehlo.reduce(%927 init: %cst_225) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %930 = stablehlo.add %925, %929 : tensor<16x32x64xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.reduce(%930 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %932 = stablehlo.reshape %931 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %933 = stablehlo.reduce(%932 init: %cst_227) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %934 = stablehlo.dot_general %930, %196, contracting_dims = [0, 1] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x4x16x32xf32>) -> tensor<64x4x16xf32>
    %935 = stablehlo.transpose %934, dims = [1, 2, 0] : (tensor<64x4x16xf32>) -> tensor<4x16x64xf32>
    %936 = stablehlo.dot_general %930, %arg29, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<4x16x64xf32>) -> tensor<16x32x4x16xf32>
    %937 = stablehlo.transpose %936, dims = [0, 2, 3, 1] : (tensor<16x32x4x16xf32>) -> tensor<16x4x16x32xf32>
    %938 = stablehlo.dot_general %937, %171, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %939 = stablehlo.dot_general %937, %192, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %940 = stablehlo.transpose %939, dims = [0, 3, 1, 2] : (tensor<16x4x16x32xf32>) -> tensor<16x32x4x16xf32>
    %941 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %942 = stablehlo.multiply %938, %941 : tensor<16x4x32x32xf32>
    %943 = stablehlo.multiply %942, %188 : tensor<16x4x32x32xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %944 = stablehlo.reduce(%943 init: %cst_228) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %945 = stablehlo.reshape %944 : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %946 = stablehlo.negate %945 : tensor<16x4x32x1xf32>
    %947 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %948 = stablehlo.divide %938, %947 : tensor<16x4x32x32xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %949 = stablehlo.reduce(%946 init: %cst_229) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x1xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x32xf32>
    %951 = stablehlo.add %948, %950 : tensor<16x4x32x32xf32>
    %952 = stablehlo.multiply %951, %188 : tensor<16x4x32x32xf32>
    %953 = call @_where_2(%181#1, %952) : (tensor<16x4x32x32xi1>, tensor<16x4x32x32xf32>) -> tensor<16x4x32x32xf32>
    %cst_230 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %955 = stablehlo.multiply %953, %954 : tensor<16x4x32x32xf32>
    %956 = stablehlo.dot_general %955, %163, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %957 = stablehlo.transpose %956, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %958 = stablehlo.dot_general %955, %167, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %959 = stablehlo.transpose %958, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%940 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %961 = stablehlo.reshape %960 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %962 = stablehlo.reduce(%961 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %963 = stablehlo.dot_general %940, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %964 = stablehlo.transpose %963, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %965 = stablehlo.dot_general %940, %arg31, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.reduce(%957 init: %cst_233) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %967 = stablehlo.reshape %966 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.reduce(%967 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %969 = stablehlo.dot_general %957, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %970 = stablehlo.transpose %969, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %971 = stablehlo.dot_general %957, %arg28, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %972 = stablehlo.add %965, %971 : tensor<16x32x64xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %973 = stablehlo.reduce(%959 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %974 = stablehlo.reshape %973 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_236) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %976 = stablehlo.dot_general %959, %159, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %977 = stablehlo.transpose %976, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %978 = stablehlo.dot_general %959, %arg30, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %979 = stablehlo.add %972, %978 : tensor<16x32x64xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %980 = stablehlo.reduce(%979 init: %cst_237) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %981 = stablehlo.reshape %980 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %982 = stablehlo.reduce(%981 init: %cst_238) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %983 = stablehlo.multiply %153, %979 : tensor<16x32x64xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.reduce(%983 init: %cst_239) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %985 = stablehlo.reshape %984 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %986 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %987 = stablehlo.multiply %979, %986 : tensor<16x32x64xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.reduce(%985 init: %cst_240) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %989 = stablehlo.multiply %138, %987 : tensor<16x32x64xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.reduce(%989 init: %cst_241) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %991 = stablehlo.reshape %990 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %992 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %993 = stablehlo.multiply %987, %992 : tensor<16x32x64xf32>
    %994 = stablehlo.multiply %991, %151 : tensor<16x32x1xf32>
    %cst_242 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %996 = stablehlo.divide %994, %995 : tensor<16x32x1xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %997 = stablehlo.reduce(%996 init: %cst_243) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %998 = stablehlo.broadcast_in_dim %997, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %999 = stablehlo.multiply %998, %141 : tensor<16x32x64xf32>
    %1000 = stablehlo.add %993, %999 : tensor<16x32x64xf32>
    %1001 = stablehlo.negate %1000 : tensor<16x32x64xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1002 = stablehlo.reduce(%1001 init: %cst_244) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1003 = stablehlo.reshape %1002 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %1004 = stablehlo.add %930, %1000 : tensor<16x32x64xf32>
    %cst_245 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1006 = stablehlo.divide %1003, %1005 : tensor<16x32x1xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1007 = stablehlo.reduce(%1006 init: %cst_246) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %1009 = stablehlo.add %1004, %1008 : tensor<16x32x64xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1010 = stablehlo.reduce(%1009 init: %cst_247) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1011 = stablehlo.reshape %1010 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1012 = stablehlo.reduce(%1011 init: %cst_248) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1013 = stablehlo.dot_general %1009, %127, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %1014 = stablehlo.transpose %1013, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %1015 = stablehlo.dot_general %1009, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %1016 = stablehlo.multiply %109, %1015 : tensor<16x32x256xf32>
    %1017 = stablehlo.multiply %1015, %126 : tensor<16x32x256xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %1019 = stablehlo.multiply %1018, %1016 : tensor<16x32x256xf32>
    %1020 = stablehlo.multiply %1019, %122 : tensor<16x32x256xf32>
    %1021 = stablehlo.multiply %1020, %120 : tensor<16x32x256xf32>
    %1022 = stablehlo.add %1020, %1021 : tensor<16x32x256xf32>
    %cst_250 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %1024 = stablehlo.multiply %1023, %1022 : tensor<16x32x256xf32>
    %1025 = stablehlo.add %1017, %1024 : tensor<16x32x256xf32>
    %cst_251 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %1027 = stablehlo.multiply %1026, %1024 : tensor<16x32x256xf32>
    %1028 = stablehlo.multiply %1027, %114 : tensor<16x32x256xf32>
    %1029 = stablehlo.add %1025, %1028 : tensor<16x32x256xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1031 = stablehlo.reshape %1030 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.reduce(%1031 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1033 = stablehlo.dot_general %1029, %105, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %1034 = stablehlo.transpose %1033, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %1035 = stablehlo.dot_general %1029, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1035 init: %cst_254) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1037 = stablehlo.reshape %1036 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1038 = stablehlo.reduce(%1037 init: %cst_255) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1039 = stablehlo.multiply %99, %1035 : tensor<16x32x64xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1040 = stablehlo.reduce(%1039 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1041 = stablehlo.reshape %1040 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %1042 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %1043 = stablehlo.multiply %1035, %1042 : tensor<16x32x64xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.reduce(%1041 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1045 = stablehlo.multiply %84, %1043 : tensor<16x32x64xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1046 = stablehlo.reduce(%1045 init: %cst_258) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1047 = stablehlo.reshape %1046 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %1048 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %1049 = stablehlo.multiply %1043, %1048 : tensor<16x32x64xf32>
    %1050 = stablehlo.multiply %1047, %97 : tensor<16x32x1xf32>
    %cst_259 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1052 = stablehlo.divide %1050, %1051 : tensor<16x32x1xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1052 init: %cst_260) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1054 = stablehlo.broadcast_in_dim %1053, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %1055 = stablehlo.multiply %1054, %87 : tensor<16x32x64xf32>
    %1056 = stablehlo.add %1049, %1055 : tensor<16x32x64xf32>
    %1057 = stablehlo.negate %1056 : tensor<16x32x64xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1058 = stablehlo.reduce(%1057 init: %cst_261) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1059 = stablehlo.reshape %1058 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %1060 = stablehlo.add %1009, %1056 : tensor<16x32x64xf32>
    %cst_262 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1062 = stablehlo.divide %1059, %1061 : tensor<16x32x1xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1063 = stablehlo.reduce(%1062 init: %cst_263) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %1065 = stablehlo.add %1060, %1064 : tensor<16x32x64xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1066 = stablehlo.reduce(%1065 init: %cst_264) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1067 = stablehlo.reshape %1066 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%1067 init: %cst_265) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1069 = stablehlo.dot_general %1065, %73, contracting_dims = [0, 1] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x4x16x32xf32>) -> tensor<64x4x16xf32>
    %1070 = stablehlo.transpose %1069, dims = [1, 2, 0] : (tensor<64x4x16xf32>) -> tensor<4x16x64xf32>
    %1071 = stablehlo.dot_general %1065, %arg13, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<4x16x64xf32>) -> tensor<16x32x4x16xf32>
    %1072 = stablehlo.transpose %1071, dims = [0, 2, 3, 1] : (tensor<16x32x4x16xf32>) -> tensor<16x4x16x32xf32>
    %1073 = stablehlo.dot_general %1072, %48, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x32xf32>
    %1074 = stablehlo.dot_general %1072, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x16x32xf32>, tensor<16x4x32x32xf32>) -> tensor<16x4x16x32xf32>
    %1075 = stablehlo.transpose %1074, dims = [0, 3, 1, 2] : (tensor<16x4x16x32xf32>) -> tensor<16x32x4x16xf32>
    %1076 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %1077 = stablehlo.multiply %1073, %1076 : tensor<16x4x32x32xf32>
    %1078 = stablehlo.multiply %1077, %65 : tensor<16x4x32x32xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1079 = stablehlo.reduce(%1078 init: %cst_266) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x32xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %1080 = stablehlo.reshape %1079 : (tensor<16x4x32xf32>) -> tensor<16x4x32x1xf32>
    %1081 = stablehlo.negate %1080 : tensor<16x4x32x1xf32>
    %1082 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<16x4x32x1xf32>) -> tensor<16x4x32x32xf32>
    %1083 = stablehlo.divide %1073, %1082 : tensor<16x4x32x32xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.reduce(%1081 init: %cst_267) applies stablehlo.add across dimensions = [3] : (tensor<16x4x32x1xf32>, tensor<f32>) -> tensor<16x4x32xf32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [0, 1, 2] : (tensor<16x4x32xf32>) -> tensor<16x4x32x32xf32>
    %1086 = stablehlo.add %1083, %1085 : tensor<16x4x32x32xf32>
    %1087 = stablehlo.multiply %1086, %65 : tensor<16x4x32x32xf32>
    %1088 = call @_where_2(%58#1, %1087) : (tensor<16x4x32x32xi1>, tensor<16x4x32x32xf32>) -> tensor<16x4x32x32xf32>
    %cst_268 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %1090 = stablehlo.multiply %1088, %1089 : tensor<16x4x32x32xf32>
    %1091 = stablehlo.dot_general %1090, %40, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %1092 = stablehlo.transpose %1091, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %1093 = stablehlo.dot_general %1090, %44, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32xf32>, tensor<16x32x4x16xf32>) -> tensor<16x4x32x16xf32>
    %1094 = stablehlo.transpose %1093, dims = [0, 2, 1, 3] : (tensor<16x4x32x16xf32>) -> tensor<16x32x4x16xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1095 = stablehlo.reduce(%1075 init: %cst_269) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1096 = stablehlo.reshape %1095 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1096 init: %cst_270) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1098 = stablehlo.dot_general %1075, %36, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %1099 = stablehlo.transpose %1098, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %1100 = stablehlo.dot_general %1075, %arg15, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1101 = stablehlo.reduce(%1092 init: %cst_271) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1102 = stablehlo.reshape %1101 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1103 = stablehlo.reduce(%1102 init: %cst_272) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1104 = stablehlo.dot_general %1092, %36, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %1105 = stablehlo.transpose %1104, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %1106 = stablehlo.dot_general %1092, %arg12, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %1107 = stablehlo.add %1100, %1106 : tensor<16x32x64xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1108 = stablehlo.reduce(%1094 init: %cst_273) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1109 = stablehlo.reshape %1108 : (tensor<4x16xf32>) -> tensor<1x1x4x16xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1110 = stablehlo.reduce(%1109 init: %cst_274) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1111 = stablehlo.dot_general %1094, %36, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<16x32x64xf32>) -> tensor<4x16x64xf32>
    %1112 = stablehlo.transpose %1111, dims = [2, 0, 1] : (tensor<4x16x64xf32>) -> tensor<64x4x16xf32>
    %1113 = stablehlo.dot_general %1094, %arg14, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x16xf32>, tensor<64x4x16xf32>) -> tensor<16x32x64xf32>
    %1114 = stablehlo.add %1107, %1113 : tensor<16x32x64xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1115 = stablehlo.reduce(%1114 init: %cst_275) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1116 = stablehlo.reshape %1115 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1117 = stablehlo.reduce(%1116 init: %cst_276) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1118 = stablehlo.multiply %30, %1114 : tensor<16x32x64xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1119 = stablehlo.reduce(%1118 init: %cst_277) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1120 = stablehlo.reshape %1119 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %1121 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %1122 = stablehlo.multiply %1114, %1121 : tensor<16x32x64xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.reduce(%1120 init: %cst_278) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1124 = stablehlo.multiply %15, %1122 : tensor<16x32x64xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1125 = stablehlo.reduce(%1124 init: %cst_279) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1126 = stablehlo.reshape %1125 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %1127 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %1128 = stablehlo.multiply %1122, %1127 : tensor<16x32x64xf32>
    %1129 = stablehlo.multiply %1126, %28 : tensor<16x32x1xf32>
    %cst_280 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1131 = stablehlo.divide %1129, %1130 : tensor<16x32x1xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1132 = stablehlo.reduce(%1131 init: %cst_281) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1133 = stablehlo.broadcast_in_dim %1132, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %1134 = stablehlo.multiply %1133, %18 : tensor<16x32x64xf32>
    %1135 = stablehlo.add %1128, %1134 : tensor<16x32x64xf32>
    %1136 = stablehlo.negate %1135 : tensor<16x32x64xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1137 = stablehlo.reduce(%1136 init: %cst_282) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1138 = stablehlo.reshape %1137 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %1139 = stablehlo.add %1065, %1135 : tensor<16x32x64xf32>
    %cst_283 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1141 = stablehlo.divide %1138, %1140 : tensor<16x32x1xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1142 = stablehlo.reduce(%1141 init: %cst_284) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %1144 = stablehlo.add %1139, %1143 : tensor<16x32x64xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.reduce(%1144 init: %cst_285) applies stablehlo.add across dimensions = [0] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %1146 = stablehlo.reshape %1145 : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1147 = stablehlo.reduce(%1146 init: %cst_286) applies stablehlo.add across dimensions = [0] : (tensor<1x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1149 = "stablehlo.scatter"(%1148, %5, %1144) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg207: tensor<f32>, %arg208: tensor<f32>):
      %2653 = stablehlo.add %arg207, %arg208 : tensor<f32>
      stablehlo.return %2653 : tensor<f32>
    }) : (tensor<512x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<512x64xf32>
    %1150 = stablehlo.add %575, %1149 : tensor<512x64xf32>
    %c_288 = stablehlo.constant dense<1> : tensor<i32>
    %1151 = stablehlo.add %arg204, %c_288 : tensor<i32>
    %1152 = stablehlo.convert %1151 : (tensor<i32>) -> tensor<f32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1154 = stablehlo.multiply %1153, %arg68 : tensor<64xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1156 = stablehlo.multiply %1155, %1012 : tensor<64xf32>
    %1157 = stablehlo.add %1154, %1156 : tensor<64xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1159 = stablehlo.multiply %1158, %arg69 : tensor<256xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1161 = stablehlo.multiply %1160, %1032 : tensor<256xf32>
    %1162 = stablehlo.add %1159, %1161 : tensor<256xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1164 = stablehlo.multiply %1163, %arg70 : tensor<4x16xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1166 = stablehlo.multiply %1165, %1103 : tensor<4x16xf32>
    %1167 = stablehlo.add %1164, %1166 : tensor<4x16xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1169 = stablehlo.multiply %1168, %arg71 : tensor<64xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1171 = stablehlo.multiply %1170, %1068 : tensor<64xf32>
    %1172 = stablehlo.add %1169, %1171 : tensor<64xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1174 = stablehlo.multiply %1173, %arg72 : tensor<4x16xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1176 = stablehlo.multiply %1175, %1110 : tensor<4x16xf32>
    %1177 = stablehlo.add %1174, %1176 : tensor<4x16xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1179 = stablehlo.multiply %1178, %arg73 : tensor<4x16xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1181 = stablehlo.multiply %1180, %1097 : tensor<4x16xf32>
    %1182 = stablehlo.add %1179, %1181 : tensor<4x16xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1184 = stablehlo.multiply %1183, %arg74 : tensor<64xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1186 = stablehlo.multiply %1185, %1117 : tensor<64xf32>
    %1187 = stablehlo.add %1184, %1186 : tensor<64xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1189 = stablehlo.multiply %1188, %arg75 : tensor<64xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1191 = stablehlo.multiply %1190, %1123 : tensor<64xf32>
    %1192 = stablehlo.add %1189, %1191 : tensor<64xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1194 = stablehlo.multiply %1193, %arg76 : tensor<64xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1196 = stablehlo.multiply %1195, %1038 : tensor<64xf32>
    %1197 = stablehlo.add %1194, %1196 : tensor<64xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1199 = stablehlo.multiply %1198, %arg77 : tensor<64xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1201 = stablehlo.multiply %1200, %1044 : tensor<64xf32>
    %1202 = stablehlo.add %1199, %1201 : tensor<64xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1204 = stablehlo.multiply %1203, %arg78 : tensor<256x64xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1206 = stablehlo.multiply %1205, %1014 : tensor<256x64xf32>
    %1207 = stablehlo.add %1204, %1206 : tensor<256x64xf32>
    %cst_311 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1209 = stablehlo.multiply %1208, %arg79 : tensor<64x256xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1211 = stablehlo.multiply %1210, %1034 : tensor<64x256xf32>
    %1212 = stablehlo.add %1209, %1211 : tensor<64x256xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1214 = stablehlo.multiply %1213, %arg80 : tensor<64x4x16xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1216 = stablehlo.multiply %1215, %1105 : tensor<64x4x16xf32>
    %1217 = stablehlo.add %1214, %1216 : tensor<64x4x16xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1219 = stablehlo.multiply %1218, %arg81 : tensor<4x16x64xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1221 = stablehlo.multiply %1220, %1070 : tensor<4x16x64xf32>
    %1222 = stablehlo.add %1219, %1221 : tensor<4x16x64xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1224 = stablehlo.multiply %1223, %arg82 : tensor<64x4x16xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1226 = stablehlo.multiply %1225, %1112 : tensor<64x4x16xf32>
    %1227 = stablehlo.add %1224, %1226 : tensor<64x4x16xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1229 = stablehlo.multiply %1228, %arg83 : tensor<64x4x16xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1231 = stablehlo.multiply %1230, %1099 : tensor<64x4x16xf32>
    %1232 = stablehlo.add %1229, %1231 : tensor<64x4x16xf32>
    %cst_321 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1234 = stablehlo.multiply %1233, %arg84 : tensor<64xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1236 = stablehlo.multiply %1235, %877 : tensor<64xf32>
    %1237 = stablehlo.add %1234, %1236 : tensor<64xf32>
    %cst_323 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1239 = stablehlo.multiply %1238, %arg85 : tensor<256xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1240 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1241 = stablehlo.multiply %1240, %897 : tensor<256xf32>
    %1242 = stablehlo.add %1239, %1241 : tensor<256xf32>
    %cst_325 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1244 = stablehlo.multiply %1243, %arg86 : tensor<4x16xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1245 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1246 = stablehlo.multiply %1245, %968 : tensor<4x16xf32>
    %1247 = stablehlo.add %1244, %1246 : tensor<4x16xf32>
    %cst_327 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1249 = stablehlo.multiply %1248, %arg87 : tensor<64xf32>
    %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1251 = stablehlo.multiply %1250, %933 : tensor<64xf32>
    %1252 = stablehlo.add %1249, %1251 : tensor<64xf32>
    %cst_329 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1254 = stablehlo.multiply %1253, %arg88 : tensor<4x16xf32>
    %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1256 = stablehlo.multiply %1255, %975 : tensor<4x16xf32>
    %1257 = stablehlo.add %1254, %1256 : tensor<4x16xf32>
    %cst_331 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1259 = stablehlo.multiply %1258, %arg89 : tensor<4x16xf32>
    %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1261 = stablehlo.multiply %1260, %962 : tensor<4x16xf32>
    %1262 = stablehlo.add %1259, %1261 : tensor<4x16xf32>
    %cst_333 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1264 = stablehlo.multiply %1263, %arg90 : tensor<64xf32>
    %cst_334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1266 = stablehlo.multiply %1265, %982 : tensor<64xf32>
    %1267 = stablehlo.add %1264, %1266 : tensor<64xf32>
    %cst_335 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1269 = stablehlo.multiply %1268, %arg91 : tensor<64xf32>
    %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1271 = stablehlo.multiply %1270, %988 : tensor<64xf32>
    %1272 = stablehlo.add %1269, %1271 : tensor<64xf32>
    %cst_337 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1274 = stablehlo.multiply %1273, %arg92 : tensor<64xf32>
    %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1276 = stablehlo.multiply %1275, %903 : tensor<64xf32>
    %1277 = stablehlo.add %1274, %1276 : tensor<64xf32>
    %cst_339 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1279 = stablehlo.multiply %1278, %arg93 : tensor<64xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1281 = stablehlo.multiply %1280, %909 : tensor<64xf32>
    %1282 = stablehlo.add %1279, %1281 : tensor<64xf32>
    %cst_341 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1284 = stablehlo.multiply %1283, %arg94 : tensor<256x64xf32>
    %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1286 = stablehlo.multiply %1285, %879 : tensor<256x64xf32>
    %1287 = stablehlo.add %1284, %1286 : tensor<256x64xf32>
    %cst_343 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1289 = stablehlo.multiply %1288, %arg95 : tensor<64x256xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1291 = stablehlo.multiply %1290, %899 : tensor<64x256xf32>
    %1292 = stablehlo.add %1289, %1291 : tensor<64x256xf32>
    %cst_345 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1294 = stablehlo.multiply %1293, %arg96 : tensor<64x4x16xf32>
    %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1296 = stablehlo.multiply %1295, %970 : tensor<64x4x16xf32>
    %1297 = stablehlo.add %1294, %1296 : tensor<64x4x16xf32>
    %cst_347 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1299 = stablehlo.multiply %1298, %arg97 : tensor<4x16x64xf32>
    %cst_348 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1301 = stablehlo.multiply %1300, %935 : tensor<4x16x64xf32>
    %1302 = stablehlo.add %1299, %1301 : tensor<4x16x64xf32>
    %cst_349 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1304 = stablehlo.multiply %1303, %arg98 : tensor<64x4x16xf32>
    %cst_350 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1306 = stablehlo.multiply %1305, %977 : tensor<64x4x16xf32>
    %1307 = stablehlo.add %1304, %1306 : tensor<64x4x16xf32>
    %cst_351 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1309 = stablehlo.multiply %1308, %arg99 : tensor<64x4x16xf32>
    %cst_352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1311 = stablehlo.multiply %1310, %964 : tensor<64x4x16xf32>
    %1312 = stablehlo.add %1309, %1311 : tensor<64x4x16xf32>
    %cst_353 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1314 = stablehlo.multiply %1313, %arg100 : tensor<64xf32>
    %cst_354 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1316 = stablehlo.multiply %1315, %742 : tensor<64xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<64xf32>
    %cst_355 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1319 = stablehlo.multiply %1318, %arg101 : tensor<256xf32>
    %cst_356 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1320 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1321 = stablehlo.multiply %1320, %762 : tensor<256xf32>
    %1322 = stablehlo.add %1319, %1321 : tensor<256xf32>
    %cst_357 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1324 = stablehlo.multiply %1323, %arg102 : tensor<4x16xf32>
    %cst_358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1326 = stablehlo.multiply %1325, %833 : tensor<4x16xf32>
    %1327 = stablehlo.add %1324, %1326 : tensor<4x16xf32>
    %cst_359 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1329 = stablehlo.multiply %1328, %arg103 : tensor<64xf32>
    %cst_360 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1331 = stablehlo.multiply %1330, %798 : tensor<64xf32>
    %1332 = stablehlo.add %1329, %1331 : tensor<64xf32>
    %cst_361 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1334 = stablehlo.multiply %1333, %arg104 : tensor<4x16xf32>
    %cst_362 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1336 = stablehlo.multiply %1335, %840 : tensor<4x16xf32>
    %1337 = stablehlo.add %1334, %1336 : tensor<4x16xf32>
    %cst_363 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1339 = stablehlo.multiply %1338, %arg105 : tensor<4x16xf32>
    %cst_364 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1341 = stablehlo.multiply %1340, %827 : tensor<4x16xf32>
    %1342 = stablehlo.add %1339, %1341 : tensor<4x16xf32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1344 = stablehlo.multiply %1343, %arg106 : tensor<64xf32>
    %cst_366 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1346 = stablehlo.multiply %1345, %847 : tensor<64xf32>
    %1347 = stablehlo.add %1344, %1346 : tensor<64xf32>
    %cst_367 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1349 = stablehlo.multiply %1348, %arg107 : tensor<64xf32>
    %cst_368 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1351 = stablehlo.multiply %1350, %853 : tensor<64xf32>
    %1352 = stablehlo.add %1349, %1351 : tensor<64xf32>
    %cst_369 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1354 = stablehlo.multiply %1353, %arg108 : tensor<64xf32>
    %cst_370 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1356 = stablehlo.multiply %1355, %768 : tensor<64xf32>
    %1357 = stablehlo.add %1354, %1356 : tensor<64xf32>
    %cst_371 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1359 = stablehlo.multiply %1358, %arg109 : tensor<64xf32>
    %cst_372 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1361 = stablehlo.multiply %1360, %774 : tensor<64xf32>
    %1362 = stablehlo.add %1359, %1361 : tensor<64xf32>
    %cst_373 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1364 = stablehlo.multiply %1363, %arg110 : tensor<256x64xf32>
    %cst_374 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1366 = stablehlo.multiply %1365, %744 : tensor<256x64xf32>
    %1367 = stablehlo.add %1364, %1366 : tensor<256x64xf32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1369 = stablehlo.multiply %1368, %arg111 : tensor<64x256xf32>
    %cst_376 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1371 = stablehlo.multiply %1370, %764 : tensor<64x256xf32>
    %1372 = stablehlo.add %1369, %1371 : tensor<64x256xf32>
    %cst_377 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1374 = stablehlo.multiply %1373, %arg112 : tensor<64x4x16xf32>
    %cst_378 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1376 = stablehlo.multiply %1375, %835 : tensor<64x4x16xf32>
    %1377 = stablehlo.add %1374, %1376 : tensor<64x4x16xf32>
    %cst_379 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1379 = stablehlo.multiply %1378, %arg113 : tensor<4x16x64xf32>
    %cst_380 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1381 = stablehlo.multiply %1380, %800 : tensor<4x16x64xf32>
    %1382 = stablehlo.add %1379, %1381 : tensor<4x16x64xf32>
    %cst_381 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1384 = stablehlo.multiply %1383, %arg114 : tensor<64x4x16xf32>
    %cst_382 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1386 = stablehlo.multiply %1385, %842 : tensor<64x4x16xf32>
    %1387 = stablehlo.add %1384, %1386 : tensor<64x4x16xf32>
    %cst_383 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1389 = stablehlo.multiply %1388, %arg115 : tensor<64x4x16xf32>
    %cst_384 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1391 = stablehlo.multiply %1390, %829 : tensor<64x4x16xf32>
    %1392 = stablehlo.add %1389, %1391 : tensor<64x4x16xf32>
    %cst_385 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1394 = stablehlo.multiply %1393, %arg116 : tensor<64xf32>
    %cst_386 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1395 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1396 = stablehlo.multiply %1395, %607 : tensor<64xf32>
    %1397 = stablehlo.add %1394, %1396 : tensor<64xf32>
    %cst_387 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1398 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1399 = stablehlo.multiply %1398, %arg117 : tensor<256xf32>
    %cst_388 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1401 = stablehlo.multiply %1400, %627 : tensor<256xf32>
    %1402 = stablehlo.add %1399, %1401 : tensor<256xf32>
    %cst_389 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1403 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1404 = stablehlo.multiply %1403, %arg118 : tensor<4x16xf32>
    %cst_390 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1406 = stablehlo.multiply %1405, %698 : tensor<4x16xf32>
    %1407 = stablehlo.add %1404, %1406 : tensor<4x16xf32>
    %cst_391 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1409 = stablehlo.multiply %1408, %arg119 : tensor<64xf32>
    %cst_392 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1411 = stablehlo.multiply %1410, %663 : tensor<64xf32>
    %1412 = stablehlo.add %1409, %1411 : tensor<64xf32>
    %cst_393 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1414 = stablehlo.multiply %1413, %arg120 : tensor<4x16xf32>
    %cst_394 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1416 = stablehlo.multiply %1415, %705 : tensor<4x16xf32>
    %1417 = stablehlo.add %1414, %1416 : tensor<4x16xf32>
    %cst_395 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1419 = stablehlo.multiply %1418, %arg121 : tensor<4x16xf32>
    %cst_396 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1421 = stablehlo.multiply %1420, %692 : tensor<4x16xf32>
    %1422 = stablehlo.add %1419, %1421 : tensor<4x16xf32>
    %cst_397 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1423 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1424 = stablehlo.multiply %1423, %arg122 : tensor<64xf32>
    %cst_398 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1425 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1426 = stablehlo.multiply %1425, %712 : tensor<64xf32>
    %1427 = stablehlo.add %1424, %1426 : tensor<64xf32>
    %cst_399 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1428 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1429 = stablehlo.multiply %1428, %arg123 : tensor<64xf32>
    %cst_400 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1431 = stablehlo.multiply %1430, %718 : tensor<64xf32>
    %1432 = stablehlo.add %1429, %1431 : tensor<64xf32>
    %cst_401 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1434 = stablehlo.multiply %1433, %arg124 : tensor<64xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1436 = stablehlo.multiply %1435, %633 : tensor<64xf32>
    %1437 = stablehlo.add %1434, %1436 : tensor<64xf32>
    %cst_403 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1439 = stablehlo.multiply %1438, %arg125 : tensor<64xf32>
    %cst_404 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1440 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1441 = stablehlo.multiply %1440, %639 : tensor<64xf32>
    %1442 = stablehlo.add %1439, %1441 : tensor<64xf32>
    %cst_405 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1443 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1444 = stablehlo.multiply %1443, %arg126 : tensor<256x64xf32>
    %cst_406 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1446 = stablehlo.multiply %1445, %609 : tensor<256x64xf32>
    %1447 = stablehlo.add %1444, %1446 : tensor<256x64xf32>
    %cst_407 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1449 = stablehlo.multiply %1448, %arg127 : tensor<64x256xf32>
    %cst_408 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1451 = stablehlo.multiply %1450, %629 : tensor<64x256xf32>
    %1452 = stablehlo.add %1449, %1451 : tensor<64x256xf32>
    %cst_409 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1453 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1454 = stablehlo.multiply %1453, %arg128 : tensor<64x4x16xf32>
    %cst_410 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1455 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1456 = stablehlo.multiply %1455, %700 : tensor<64x4x16xf32>
    %1457 = stablehlo.add %1454, %1456 : tensor<64x4x16xf32>
    %cst_411 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1458 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1459 = stablehlo.multiply %1458, %arg129 : tensor<4x16x64xf32>
    %cst_412 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1461 = stablehlo.multiply %1460, %665 : tensor<4x16x64xf32>
    %1462 = stablehlo.add %1459, %1461 : tensor<4x16x64xf32>
    %cst_413 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1464 = stablehlo.multiply %1463, %arg130 : tensor<64x4x16xf32>
    %cst_414 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1466 = stablehlo.multiply %1465, %707 : tensor<64x4x16xf32>
    %1467 = stablehlo.add %1464, %1466 : tensor<64x4x16xf32>
    %cst_415 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1469 = stablehlo.multiply %1468, %arg131 : tensor<64x4x16xf32>
    %cst_416 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1470 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1471 = stablehlo.multiply %1470, %694 : tensor<64x4x16xf32>
    %1472 = stablehlo.add %1469, %1471 : tensor<64x4x16xf32>
    %cst_417 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1474 = stablehlo.multiply %1473, %arg132 : tensor<512x64xf32>
    %cst_418 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1476 = stablehlo.multiply %1475, %1150 : tensor<512x64xf32>
    %1477 = stablehlo.add %1474, %1476 : tensor<512x64xf32>
    %cst_419 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1479 = stablehlo.multiply %1478, %arg133 : tensor<64xf32>
    %cst_420 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1481 = stablehlo.multiply %1480, %578 : tensor<64xf32>
    %1482 = stablehlo.add %1479, %1481 : tensor<64xf32>
    %cst_421 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1484 = stablehlo.multiply %1483, %arg134 : tensor<64xf32>
    %cst_422 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1485 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1486 = stablehlo.multiply %1485, %584 : tensor<64xf32>
    %1487 = stablehlo.add %1484, %1486 : tensor<64xf32>
    %cst_423 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1489 = stablehlo.multiply %1488, %arg135 : tensor<32x64xf32>
    %cst_424 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1491 = stablehlo.multiply %1490, %1147 : tensor<32x64xf32>
    %1492 = stablehlo.add %1489, %1491 : tensor<32x64xf32>
    %cst_425 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1494 = stablehlo.multiply %1493, %arg136 : tensor<64xf32>
    %1495 = chlo.square %1012 : tensor<64xf32> -> tensor<64xf32>
    %cst_426 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1497 = stablehlo.multiply %1496, %1495 : tensor<64xf32>
    %1498 = stablehlo.add %1494, %1497 : tensor<64xf32>
    %cst_427 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1500 = stablehlo.multiply %1499, %arg137 : tensor<256xf32>
    %1501 = chlo.square %1032 : tensor<256xf32> -> tensor<256xf32>
    %cst_428 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1503 = stablehlo.multiply %1502, %1501 : tensor<256xf32>
    %1504 = stablehlo.add %1500, %1503 : tensor<256xf32>
    %cst_429 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1506 = stablehlo.multiply %1505, %arg138 : tensor<4x16xf32>
    %1507 = chlo.square %1103 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_430 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1509 = stablehlo.multiply %1508, %1507 : tensor<4x16xf32>
    %1510 = stablehlo.add %1506, %1509 : tensor<4x16xf32>
    %cst_431 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1512 = stablehlo.multiply %1511, %arg139 : tensor<64xf32>
    %1513 = chlo.square %1068 : tensor<64xf32> -> tensor<64xf32>
    %cst_432 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1515 = stablehlo.multiply %1514, %1513 : tensor<64xf32>
    %1516 = stablehlo.add %1512, %1515 : tensor<64xf32>
    %cst_433 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1518 = stablehlo.multiply %1517, %arg140 : tensor<4x16xf32>
    %1519 = chlo.square %1110 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_434 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1521 = stablehlo.multiply %1520, %1519 : tensor<4x16xf32>
    %1522 = stablehlo.add %1518, %1521 : tensor<4x16xf32>
    %cst_435 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1524 = stablehlo.multiply %1523, %arg141 : tensor<4x16xf32>
    %1525 = chlo.square %1097 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_436 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1527 = stablehlo.multiply %1526, %1525 : tensor<4x16xf32>
    %1528 = stablehlo.add %1524, %1527 : tensor<4x16xf32>
    %cst_437 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1530 = stablehlo.multiply %1529, %arg142 : tensor<64xf32>
    %1531 = chlo.square %1117 : tensor<64xf32> -> tensor<64xf32>
    %cst_438 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1533 = stablehlo.multiply %1532, %1531 : tensor<64xf32>
    %1534 = stablehlo.add %1530, %1533 : tensor<64xf32>
    %cst_439 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1536 = stablehlo.multiply %1535, %arg143 : tensor<64xf32>
    %1537 = chlo.square %1123 : tensor<64xf32> -> tensor<64xf32>
    %cst_440 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1539 = stablehlo.multiply %1538, %1537 : tensor<64xf32>
    %1540 = stablehlo.add %1536, %1539 : tensor<64xf32>
    %cst_441 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1542 = stablehlo.multiply %1541, %arg144 : tensor<64xf32>
    %1543 = chlo.square %1038 : tensor<64xf32> -> tensor<64xf32>
    %cst_442 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1545 = stablehlo.multiply %1544, %1543 : tensor<64xf32>
    %1546 = stablehlo.add %1542, %1545 : tensor<64xf32>
    %cst_443 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1548 = stablehlo.multiply %1547, %arg145 : tensor<64xf32>
    %1549 = chlo.square %1044 : tensor<64xf32> -> tensor<64xf32>
    %cst_444 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1551 = stablehlo.multiply %1550, %1549 : tensor<64xf32>
    %1552 = stablehlo.add %1548, %1551 : tensor<64xf32>
    %cst_445 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1554 = stablehlo.multiply %1553, %arg146 : tensor<256x64xf32>
    %1555 = chlo.square %1014 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_446 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1557 = stablehlo.multiply %1556, %1555 : tensor<256x64xf32>
    %1558 = stablehlo.add %1554, %1557 : tensor<256x64xf32>
    %cst_447 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1560 = stablehlo.multiply %1559, %arg147 : tensor<64x256xf32>
    %1561 = chlo.square %1034 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_448 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1563 = stablehlo.multiply %1562, %1561 : tensor<64x256xf32>
    %1564 = stablehlo.add %1560, %1563 : tensor<64x256xf32>
    %cst_449 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1566 = stablehlo.multiply %1565, %arg148 : tensor<64x4x16xf32>
    %1567 = chlo.square %1105 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_450 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1569 = stablehlo.multiply %1568, %1567 : tensor<64x4x16xf32>
    %1570 = stablehlo.add %1566, %1569 : tensor<64x4x16xf32>
    %cst_451 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1572 = stablehlo.multiply %1571, %arg149 : tensor<4x16x64xf32>
    %1573 = chlo.square %1070 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %cst_452 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1575 = stablehlo.multiply %1574, %1573 : tensor<4x16x64xf32>
    %1576 = stablehlo.add %1572, %1575 : tensor<4x16x64xf32>
    %cst_453 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1578 = stablehlo.multiply %1577, %arg150 : tensor<64x4x16xf32>
    %1579 = chlo.square %1112 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_454 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1581 = stablehlo.multiply %1580, %1579 : tensor<64x4x16xf32>
    %1582 = stablehlo.add %1578, %1581 : tensor<64x4x16xf32>
    %cst_455 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1584 = stablehlo.multiply %1583, %arg151 : tensor<64x4x16xf32>
    %1585 = chlo.square %1099 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_456 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1587 = stablehlo.multiply %1586, %1585 : tensor<64x4x16xf32>
    %1588 = stablehlo.add %1584, %1587 : tensor<64x4x16xf32>
    %cst_457 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1590 = stablehlo.multiply %1589, %arg152 : tensor<64xf32>
    %1591 = chlo.square %877 : tensor<64xf32> -> tensor<64xf32>
    %cst_458 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1593 = stablehlo.multiply %1592, %1591 : tensor<64xf32>
    %1594 = stablehlo.add %1590, %1593 : tensor<64xf32>
    %cst_459 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1596 = stablehlo.multiply %1595, %arg153 : tensor<256xf32>
    %1597 = chlo.square %897 : tensor<256xf32> -> tensor<256xf32>
    %cst_460 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1599 = stablehlo.multiply %1598, %1597 : tensor<256xf32>
    %1600 = stablehlo.add %1596, %1599 : tensor<256xf32>
    %cst_461 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1602 = stablehlo.multiply %1601, %arg154 : tensor<4x16xf32>
    %1603 = chlo.square %968 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_462 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1605 = stablehlo.multiply %1604, %1603 : tensor<4x16xf32>
    %1606 = stablehlo.add %1602, %1605 : tensor<4x16xf32>
    %cst_463 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1608 = stablehlo.multiply %1607, %arg155 : tensor<64xf32>
    %1609 = chlo.square %933 : tensor<64xf32> -> tensor<64xf32>
    %cst_464 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1611 = stablehlo.multiply %1610, %1609 : tensor<64xf32>
    %1612 = stablehlo.add %1608, %1611 : tensor<64xf32>
    %cst_465 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1614 = stablehlo.multiply %1613, %arg156 : tensor<4x16xf32>
    %1615 = chlo.square %975 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_466 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1617 = stablehlo.multiply %1616, %1615 : tensor<4x16xf32>
    %1618 = stablehlo.add %1614, %1617 : tensor<4x16xf32>
    %cst_467 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1620 = stablehlo.multiply %1619, %arg157 : tensor<4x16xf32>
    %1621 = chlo.square %962 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_468 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1623 = stablehlo.multiply %1622, %1621 : tensor<4x16xf32>
    %1624 = stablehlo.add %1620, %1623 : tensor<4x16xf32>
    %cst_469 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1626 = stablehlo.multiply %1625, %arg158 : tensor<64xf32>
    %1627 = chlo.square %982 : tensor<64xf32> -> tensor<64xf32>
    %cst_470 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1629 = stablehlo.multiply %1628, %1627 : tensor<64xf32>
    %1630 = stablehlo.add %1626, %1629 : tensor<64xf32>
    %cst_471 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1632 = stablehlo.multiply %1631, %arg159 : tensor<64xf32>
    %1633 = chlo.square %988 : tensor<64xf32> -> tensor<64xf32>
    %cst_472 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1635 = stablehlo.multiply %1634, %1633 : tensor<64xf32>
    %1636 = stablehlo.add %1632, %1635 : tensor<64xf32>
    %cst_473 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1637 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1638 = stablehlo.multiply %1637, %arg160 : tensor<64xf32>
    %1639 = chlo.square %903 : tensor<64xf32> -> tensor<64xf32>
    %cst_474 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1641 = stablehlo.multiply %1640, %1639 : tensor<64xf32>
    %1642 = stablehlo.add %1638, %1641 : tensor<64xf32>
    %cst_475 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1644 = stablehlo.multiply %1643, %arg161 : tensor<64xf32>
    %1645 = chlo.square %909 : tensor<64xf32> -> tensor<64xf32>
    %cst_476 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1647 = stablehlo.multiply %1646, %1645 : tensor<64xf32>
    %1648 = stablehlo.add %1644, %1647 : tensor<64xf32>
    %cst_477 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1650 = stablehlo.multiply %1649, %arg162 : tensor<256x64xf32>
    %1651 = chlo.square %879 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_478 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1653 = stablehlo.multiply %1652, %1651 : tensor<256x64xf32>
    %1654 = stablehlo.add %1650, %1653 : tensor<256x64xf32>
    %cst_479 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1656 = stablehlo.multiply %1655, %arg163 : tensor<64x256xf32>
    %1657 = chlo.square %899 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_480 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1659 = stablehlo.multiply %1658, %1657 : tensor<64x256xf32>
    %1660 = stablehlo.add %1656, %1659 : tensor<64x256xf32>
    %cst_481 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1661 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1662 = stablehlo.multiply %1661, %arg164 : tensor<64x4x16xf32>
    %1663 = chlo.square %970 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_482 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1665 = stablehlo.multiply %1664, %1663 : tensor<64x4x16xf32>
    %1666 = stablehlo.add %1662, %1665 : tensor<64x4x16xf32>
    %cst_483 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1668 = stablehlo.multiply %1667, %arg165 : tensor<4x16x64xf32>
    %1669 = chlo.square %935 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %cst_484 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1670 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1671 = stablehlo.multiply %1670, %1669 : tensor<4x16x64xf32>
    %1672 = stablehlo.add %1668, %1671 : tensor<4x16x64xf32>
    %cst_485 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1674 = stablehlo.multiply %1673, %arg166 : tensor<64x4x16xf32>
    %1675 = chlo.square %977 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_486 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1677 = stablehlo.multiply %1676, %1675 : tensor<64x4x16xf32>
    %1678 = stablehlo.add %1674, %1677 : tensor<64x4x16xf32>
    %cst_487 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1680 = stablehlo.multiply %1679, %arg167 : tensor<64x4x16xf32>
    %1681 = chlo.square %964 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_488 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1683 = stablehlo.multiply %1682, %1681 : tensor<64x4x16xf32>
    %1684 = stablehlo.add %1680, %1683 : tensor<64x4x16xf32>
    %cst_489 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1686 = stablehlo.multiply %1685, %arg168 : tensor<64xf32>
    %1687 = chlo.square %742 : tensor<64xf32> -> tensor<64xf32>
    %cst_490 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1688 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1689 = stablehlo.multiply %1688, %1687 : tensor<64xf32>
    %1690 = stablehlo.add %1686, %1689 : tensor<64xf32>
    %cst_491 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1692 = stablehlo.multiply %1691, %arg169 : tensor<256xf32>
    %1693 = chlo.square %762 : tensor<256xf32> -> tensor<256xf32>
    %cst_492 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1695 = stablehlo.multiply %1694, %1693 : tensor<256xf32>
    %1696 = stablehlo.add %1692, %1695 : tensor<256xf32>
    %cst_493 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1698 = stablehlo.multiply %1697, %arg170 : tensor<4x16xf32>
    %1699 = chlo.square %833 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_494 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1701 = stablehlo.multiply %1700, %1699 : tensor<4x16xf32>
    %1702 = stablehlo.add %1698, %1701 : tensor<4x16xf32>
    %cst_495 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1704 = stablehlo.multiply %1703, %arg171 : tensor<64xf32>
    %1705 = chlo.square %798 : tensor<64xf32> -> tensor<64xf32>
    %cst_496 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1707 = stablehlo.multiply %1706, %1705 : tensor<64xf32>
    %1708 = stablehlo.add %1704, %1707 : tensor<64xf32>
    %cst_497 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1710 = stablehlo.multiply %1709, %arg172 : tensor<4x16xf32>
    %1711 = chlo.square %840 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_498 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1712 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1713 = stablehlo.multiply %1712, %1711 : tensor<4x16xf32>
    %1714 = stablehlo.add %1710, %1713 : tensor<4x16xf32>
    %cst_499 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1716 = stablehlo.multiply %1715, %arg173 : tensor<4x16xf32>
    %1717 = chlo.square %827 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_500 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1719 = stablehlo.multiply %1718, %1717 : tensor<4x16xf32>
    %1720 = stablehlo.add %1716, %1719 : tensor<4x16xf32>
    %cst_501 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1722 = stablehlo.multiply %1721, %arg174 : tensor<64xf32>
    %1723 = chlo.square %847 : tensor<64xf32> -> tensor<64xf32>
    %cst_502 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1725 = stablehlo.multiply %1724, %1723 : tensor<64xf32>
    %1726 = stablehlo.add %1722, %1725 : tensor<64xf32>
    %cst_503 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1728 = stablehlo.multiply %1727, %arg175 : tensor<64xf32>
    %1729 = chlo.square %853 : tensor<64xf32> -> tensor<64xf32>
    %cst_504 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1731 = stablehlo.multiply %1730, %1729 : tensor<64xf32>
    %1732 = stablehlo.add %1728, %1731 : tensor<64xf32>
    %cst_505 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1733 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1734 = stablehlo.multiply %1733, %arg176 : tensor<64xf32>
    %1735 = chlo.square %768 : tensor<64xf32> -> tensor<64xf32>
    %cst_506 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1737 = stablehlo.multiply %1736, %1735 : tensor<64xf32>
    %1738 = stablehlo.add %1734, %1737 : tensor<64xf32>
    %cst_507 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1740 = stablehlo.multiply %1739, %arg177 : tensor<64xf32>
    %1741 = chlo.square %774 : tensor<64xf32> -> tensor<64xf32>
    %cst_508 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1743 = stablehlo.multiply %1742, %1741 : tensor<64xf32>
    %1744 = stablehlo.add %1740, %1743 : tensor<64xf32>
    %cst_509 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1746 = stablehlo.multiply %1745, %arg178 : tensor<256x64xf32>
    %1747 = chlo.square %744 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_510 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1748 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1749 = stablehlo.multiply %1748, %1747 : tensor<256x64xf32>
    %1750 = stablehlo.add %1746, %1749 : tensor<256x64xf32>
    %cst_511 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1751 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1752 = stablehlo.multiply %1751, %arg179 : tensor<64x256xf32>
    %1753 = chlo.square %764 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_512 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1755 = stablehlo.multiply %1754, %1753 : tensor<64x256xf32>
    %1756 = stablehlo.add %1752, %1755 : tensor<64x256xf32>
    %cst_513 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1757 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1758 = stablehlo.multiply %1757, %arg180 : tensor<64x4x16xf32>
    %1759 = chlo.square %835 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_514 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1760 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1761 = stablehlo.multiply %1760, %1759 : tensor<64x4x16xf32>
    %1762 = stablehlo.add %1758, %1761 : tensor<64x4x16xf32>
    %cst_515 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1764 = stablehlo.multiply %1763, %arg181 : tensor<4x16x64xf32>
    %1765 = chlo.square %800 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %cst_516 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1767 = stablehlo.multiply %1766, %1765 : tensor<4x16x64xf32>
    %1768 = stablehlo.add %1764, %1767 : tensor<4x16x64xf32>
    %cst_517 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1770 = stablehlo.multiply %1769, %arg182 : tensor<64x4x16xf32>
    %1771 = chlo.square %842 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_518 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1773 = stablehlo.multiply %1772, %1771 : tensor<64x4x16xf32>
    %1774 = stablehlo.add %1770, %1773 : tensor<64x4x16xf32>
    %cst_519 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1776 = stablehlo.multiply %1775, %arg183 : tensor<64x4x16xf32>
    %1777 = chlo.square %829 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_520 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1779 = stablehlo.multiply %1778, %1777 : tensor<64x4x16xf32>
    %1780 = stablehlo.add %1776, %1779 : tensor<64x4x16xf32>
    %cst_521 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1782 = stablehlo.multiply %1781, %arg184 : tensor<64xf32>
    %1783 = chlo.square %607 : tensor<64xf32> -> tensor<64xf32>
    %cst_522 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1785 = stablehlo.multiply %1784, %1783 : tensor<64xf32>
    %1786 = stablehlo.add %1782, %1785 : tensor<64xf32>
    %cst_523 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1787 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1788 = stablehlo.multiply %1787, %arg185 : tensor<256xf32>
    %1789 = chlo.square %627 : tensor<256xf32> -> tensor<256xf32>
    %cst_524 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1791 = stablehlo.multiply %1790, %1789 : tensor<256xf32>
    %1792 = stablehlo.add %1788, %1791 : tensor<256xf32>
    %cst_525 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1793 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1794 = stablehlo.multiply %1793, %arg186 : tensor<4x16xf32>
    %1795 = chlo.square %698 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_526 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1796 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1797 = stablehlo.multiply %1796, %1795 : tensor<4x16xf32>
    %1798 = stablehlo.add %1794, %1797 : tensor<4x16xf32>
    %cst_527 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1800 = stablehlo.multiply %1799, %arg187 : tensor<64xf32>
    %1801 = chlo.square %663 : tensor<64xf32> -> tensor<64xf32>
    %cst_528 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1803 = stablehlo.multiply %1802, %1801 : tensor<64xf32>
    %1804 = stablehlo.add %1800, %1803 : tensor<64xf32>
    %cst_529 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1805 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1806 = stablehlo.multiply %1805, %arg188 : tensor<4x16xf32>
    %1807 = chlo.square %705 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_530 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1808 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1809 = stablehlo.multiply %1808, %1807 : tensor<4x16xf32>
    %1810 = stablehlo.add %1806, %1809 : tensor<4x16xf32>
    %cst_531 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1811 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1812 = stablehlo.multiply %1811, %arg189 : tensor<4x16xf32>
    %1813 = chlo.square %692 : tensor<4x16xf32> -> tensor<4x16xf32>
    %cst_532 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1814 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1815 = stablehlo.multiply %1814, %1813 : tensor<4x16xf32>
    %1816 = stablehlo.add %1812, %1815 : tensor<4x16xf32>
    %cst_533 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1818 = stablehlo.multiply %1817, %arg190 : tensor<64xf32>
    %1819 = chlo.square %712 : tensor<64xf32> -> tensor<64xf32>
    %cst_534 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1820 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1821 = stablehlo.multiply %1820, %1819 : tensor<64xf32>
    %1822 = stablehlo.add %1818, %1821 : tensor<64xf32>
    %cst_535 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1823 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1824 = stablehlo.multiply %1823, %arg191 : tensor<64xf32>
    %1825 = chlo.square %718 : tensor<64xf32> -> tensor<64xf32>
    %cst_536 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1826 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1827 = stablehlo.multiply %1826, %1825 : tensor<64xf32>
    %1828 = stablehlo.add %1824, %1827 : tensor<64xf32>
    %cst_537 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1829 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1830 = stablehlo.multiply %1829, %arg192 : tensor<64xf32>
    %1831 = chlo.square %633 : tensor<64xf32> -> tensor<64xf32>
    %cst_538 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1833 = stablehlo.multiply %1832, %1831 : tensor<64xf32>
    %1834 = stablehlo.add %1830, %1833 : tensor<64xf32>
    %cst_539 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1835 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1836 = stablehlo.multiply %1835, %arg193 : tensor<64xf32>
    %1837 = chlo.square %639 : tensor<64xf32> -> tensor<64xf32>
    %cst_540 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1838 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1839 = stablehlo.multiply %1838, %1837 : tensor<64xf32>
    %1840 = stablehlo.add %1836, %1839 : tensor<64xf32>
    %cst_541 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1842 = stablehlo.multiply %1841, %arg194 : tensor<256x64xf32>
    %1843 = chlo.square %609 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_542 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1845 = stablehlo.multiply %1844, %1843 : tensor<256x64xf32>
    %1846 = stablehlo.add %1842, %1845 : tensor<256x64xf32>
    %cst_543 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1847 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1848 = stablehlo.multiply %1847, %arg195 : tensor<64x256xf32>
    %1849 = chlo.square %629 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_544 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1851 = stablehlo.multiply %1850, %1849 : tensor<64x256xf32>
    %1852 = stablehlo.add %1848, %1851 : tensor<64x256xf32>
    %cst_545 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1854 = stablehlo.multiply %1853, %arg196 : tensor<64x4x16xf32>
    %1855 = chlo.square %700 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_546 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1857 = stablehlo.multiply %1856, %1855 : tensor<64x4x16xf32>
    %1858 = stablehlo.add %1854, %1857 : tensor<64x4x16xf32>
    %cst_547 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1859 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1860 = stablehlo.multiply %1859, %arg197 : tensor<4x16x64xf32>
    %1861 = chlo.square %665 : tensor<4x16x64xf32> -> tensor<4x16x64xf32>
    %cst_548 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1863 = stablehlo.multiply %1862, %1861 : tensor<4x16x64xf32>
    %1864 = stablehlo.add %1860, %1863 : tensor<4x16x64xf32>
    %cst_549 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1865 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1866 = stablehlo.multiply %1865, %arg198 : tensor<64x4x16xf32>
    %1867 = chlo.square %707 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_550 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1868 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1869 = stablehlo.multiply %1868, %1867 : tensor<64x4x16xf32>
    %1870 = stablehlo.add %1866, %1869 : tensor<64x4x16xf32>
    %cst_551 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1871 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1872 = stablehlo.multiply %1871, %arg199 : tensor<64x4x16xf32>
    %1873 = chlo.square %694 : tensor<64x4x16xf32> -> tensor<64x4x16xf32>
    %cst_552 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1874 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %1875 = stablehlo.multiply %1874, %1873 : tensor<64x4x16xf32>
    %1876 = stablehlo.add %1872, %1875 : tensor<64x4x16xf32>
    %cst_553 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1877 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1878 = stablehlo.multiply %1877, %arg200 : tensor<512x64xf32>
    %1879 = chlo.square %1150 : tensor<512x64xf32> -> tensor<512x64xf32>
    %cst_554 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1881 = stablehlo.multiply %1880, %1879 : tensor<512x64xf32>
    %1882 = stablehlo.add %1878, %1881 : tensor<512x64xf32>
    %cst_555 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1884 = stablehlo.multiply %1883, %arg201 : tensor<64xf32>
    %1885 = chlo.square %578 : tensor<64xf32> -> tensor<64xf32>
    %cst_556 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1886 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1887 = stablehlo.multiply %1886, %1885 : tensor<64xf32>
    %1888 = stablehlo.add %1884, %1887 : tensor<64xf32>
    %cst_557 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1889 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1890 = stablehlo.multiply %1889, %arg202 : tensor<64xf32>
    %1891 = chlo.square %584 : tensor<64xf32> -> tensor<64xf32>
    %cst_558 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1893 = stablehlo.multiply %1892, %1891 : tensor<64xf32>
    %1894 = stablehlo.add %1890, %1893 : tensor<64xf32>
    %cst_559 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1895 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1896 = stablehlo.multiply %1895, %arg203 : tensor<32x64xf32>
    %1897 = chlo.square %1147 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_560 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1898 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1899 = stablehlo.multiply %1898, %1897 : tensor<32x64xf32>
    %1900 = stablehlo.add %1896, %1899 : tensor<32x64xf32>
    %cst_561 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1901 = stablehlo.power %cst_561, %1152 : tensor<f32>
    %cst_562 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1902 = stablehlo.subtract %cst_562, %1901 : tensor<f32>
    %cst_563 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1903 = stablehlo.power %cst_563, %1152 : tensor<f32>
    %cst_564 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1904 = stablehlo.subtract %cst_564, %1903 : tensor<f32>
    %1905 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1906 = stablehlo.divide %1157, %1905 : tensor<64xf32>
    %cst_565 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1907 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1908 = stablehlo.multiply %1907, %1906 : tensor<64xf32>
    %1909 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1910 = stablehlo.divide %1498, %1909 : tensor<64xf32>
    %1911 = stablehlo.sqrt %1910 : tensor<64xf32>
    %cst_566 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1912 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1913 = stablehlo.add %1911, %1912 : tensor<64xf32>
    %1914 = stablehlo.divide %1908, %1913 : tensor<64xf32>
    %1915 = stablehlo.subtract %arg0, %1914 : tensor<64xf32>
    %1916 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1917 = stablehlo.divide %1162, %1916 : tensor<256xf32>
    %cst_567 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1918 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1919 = stablehlo.multiply %1918, %1917 : tensor<256xf32>
    %1920 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1921 = stablehlo.divide %1504, %1920 : tensor<256xf32>
    %1922 = stablehlo.sqrt %1921 : tensor<256xf32>
    %cst_568 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1923 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1924 = stablehlo.add %1922, %1923 : tensor<256xf32>
    %1925 = stablehlo.divide %1919, %1924 : tensor<256xf32>
    %1926 = stablehlo.subtract %arg1, %1925 : tensor<256xf32>
    %1927 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1928 = stablehlo.divide %1167, %1927 : tensor<4x16xf32>
    %cst_569 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1929 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1930 = stablehlo.multiply %1929, %1928 : tensor<4x16xf32>
    %1931 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1932 = stablehlo.divide %1510, %1931 : tensor<4x16xf32>
    %1933 = stablehlo.sqrt %1932 : tensor<4x16xf32>
    %cst_570 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1934 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1935 = stablehlo.add %1933, %1934 : tensor<4x16xf32>
    %1936 = stablehlo.divide %1930, %1935 : tensor<4x16xf32>
    %1937 = stablehlo.subtract %arg2, %1936 : tensor<4x16xf32>
    %1938 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1939 = stablehlo.divide %1172, %1938 : tensor<64xf32>
    %cst_571 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1940 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1941 = stablehlo.multiply %1940, %1939 : tensor<64xf32>
    %1942 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1943 = stablehlo.divide %1516, %1942 : tensor<64xf32>
    %1944 = stablehlo.sqrt %1943 : tensor<64xf32>
    %cst_572 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1945 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1946 = stablehlo.add %1944, %1945 : tensor<64xf32>
    %1947 = stablehlo.divide %1941, %1946 : tensor<64xf32>
    %1948 = stablehlo.subtract %arg3, %1947 : tensor<64xf32>
    %1949 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1950 = stablehlo.divide %1177, %1949 : tensor<4x16xf32>
    %cst_573 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1951 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1952 = stablehlo.multiply %1951, %1950 : tensor<4x16xf32>
    %1953 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1954 = stablehlo.divide %1522, %1953 : tensor<4x16xf32>
    %1955 = stablehlo.sqrt %1954 : tensor<4x16xf32>
    %cst_574 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1956 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1957 = stablehlo.add %1955, %1956 : tensor<4x16xf32>
    %1958 = stablehlo.divide %1952, %1957 : tensor<4x16xf32>
    %1959 = stablehlo.subtract %arg4, %1958 : tensor<4x16xf32>
    %1960 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1961 = stablehlo.divide %1182, %1960 : tensor<4x16xf32>
    %cst_575 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1962 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1963 = stablehlo.multiply %1962, %1961 : tensor<4x16xf32>
    %1964 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1965 = stablehlo.divide %1528, %1964 : tensor<4x16xf32>
    %1966 = stablehlo.sqrt %1965 : tensor<4x16xf32>
    %cst_576 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1967 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1968 = stablehlo.add %1966, %1967 : tensor<4x16xf32>
    %1969 = stablehlo.divide %1963, %1968 : tensor<4x16xf32>
    %1970 = stablehlo.subtract %arg5, %1969 : tensor<4x16xf32>
    %1971 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1972 = stablehlo.divide %1187, %1971 : tensor<64xf32>
    %cst_577 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1973 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1974 = stablehlo.multiply %1973, %1972 : tensor<64xf32>
    %1975 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1976 = stablehlo.divide %1534, %1975 : tensor<64xf32>
    %1977 = stablehlo.sqrt %1976 : tensor<64xf32>
    %cst_578 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1978 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1979 = stablehlo.add %1977, %1978 : tensor<64xf32>
    %1980 = stablehlo.divide %1974, %1979 : tensor<64xf32>
    %1981 = stablehlo.subtract %arg6, %1980 : tensor<64xf32>
    %1982 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1983 = stablehlo.divide %1192, %1982 : tensor<64xf32>
    %cst_579 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1984 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1985 = stablehlo.multiply %1984, %1983 : tensor<64xf32>
    %1986 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1987 = stablehlo.divide %1540, %1986 : tensor<64xf32>
    %1988 = stablehlo.sqrt %1987 : tensor<64xf32>
    %cst_580 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1989 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1990 = stablehlo.add %1988, %1989 : tensor<64xf32>
    %1991 = stablehlo.divide %1985, %1990 : tensor<64xf32>
    %1992 = stablehlo.subtract %arg7, %1991 : tensor<64xf32>
    %1993 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1994 = stablehlo.divide %1197, %1993 : tensor<64xf32>
    %cst_581 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1995 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1996 = stablehlo.multiply %1995, %1994 : tensor<64xf32>
    %1997 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1998 = stablehlo.divide %1546, %1997 : tensor<64xf32>
    %1999 = stablehlo.sqrt %1998 : tensor<64xf32>
    %cst_582 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2000 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2001 = stablehlo.add %1999, %2000 : tensor<64xf32>
    %2002 = stablehlo.divide %1996, %2001 : tensor<64xf32>
    %2003 = stablehlo.subtract %arg8, %2002 : tensor<64xf32>
    %2004 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2005 = stablehlo.divide %1202, %2004 : tensor<64xf32>
    %cst_583 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2006 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2007 = stablehlo.multiply %2006, %2005 : tensor<64xf32>
    %2008 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2009 = stablehlo.divide %1552, %2008 : tensor<64xf32>
    %2010 = stablehlo.sqrt %2009 : tensor<64xf32>
    %cst_584 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2011 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2012 = stablehlo.add %2010, %2011 : tensor<64xf32>
    %2013 = stablehlo.divide %2007, %2012 : tensor<64xf32>
    %2014 = stablehlo.subtract %arg9, %2013 : tensor<64xf32>
    %2015 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2016 = stablehlo.divide %1207, %2015 : tensor<256x64xf32>
    %cst_585 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2018 = stablehlo.multiply %2017, %2016 : tensor<256x64xf32>
    %2019 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2020 = stablehlo.divide %1558, %2019 : tensor<256x64xf32>
    %2021 = stablehlo.sqrt %2020 : tensor<256x64xf32>
    %cst_586 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2022 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2023 = stablehlo.add %2021, %2022 : tensor<256x64xf32>
    %2024 = stablehlo.divide %2018, %2023 : tensor<256x64xf32>
    %2025 = stablehlo.subtract %arg10, %2024 : tensor<256x64xf32>
    %2026 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2027 = stablehlo.divide %1212, %2026 : tensor<64x256xf32>
    %cst_587 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2028 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2029 = stablehlo.multiply %2028, %2027 : tensor<64x256xf32>
    %2030 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2031 = stablehlo.divide %1564, %2030 : tensor<64x256xf32>
    %2032 = stablehlo.sqrt %2031 : tensor<64x256xf32>
    %cst_588 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2033 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2034 = stablehlo.add %2032, %2033 : tensor<64x256xf32>
    %2035 = stablehlo.divide %2029, %2034 : tensor<64x256xf32>
    %2036 = stablehlo.subtract %arg11, %2035 : tensor<64x256xf32>
    %2037 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2038 = stablehlo.divide %1217, %2037 : tensor<64x4x16xf32>
    %cst_589 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2039 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2040 = stablehlo.multiply %2039, %2038 : tensor<64x4x16xf32>
    %2041 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2042 = stablehlo.divide %1570, %2041 : tensor<64x4x16xf32>
    %2043 = stablehlo.sqrt %2042 : tensor<64x4x16xf32>
    %cst_590 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2045 = stablehlo.add %2043, %2044 : tensor<64x4x16xf32>
    %2046 = stablehlo.divide %2040, %2045 : tensor<64x4x16xf32>
    %2047 = stablehlo.subtract %arg12, %2046 : tensor<64x4x16xf32>
    %2048 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2049 = stablehlo.divide %1222, %2048 : tensor<4x16x64xf32>
    %cst_591 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2050 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2051 = stablehlo.multiply %2050, %2049 : tensor<4x16x64xf32>
    %2052 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2053 = stablehlo.divide %1576, %2052 : tensor<4x16x64xf32>
    %2054 = stablehlo.sqrt %2053 : tensor<4x16x64xf32>
    %cst_592 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2055 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2056 = stablehlo.add %2054, %2055 : tensor<4x16x64xf32>
    %2057 = stablehlo.divide %2051, %2056 : tensor<4x16x64xf32>
    %2058 = stablehlo.subtract %arg13, %2057 : tensor<4x16x64xf32>
    %2059 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2060 = stablehlo.divide %1227, %2059 : tensor<64x4x16xf32>
    %cst_593 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2061 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2062 = stablehlo.multiply %2061, %2060 : tensor<64x4x16xf32>
    %2063 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2064 = stablehlo.divide %1582, %2063 : tensor<64x4x16xf32>
    %2065 = stablehlo.sqrt %2064 : tensor<64x4x16xf32>
    %cst_594 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2066 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2067 = stablehlo.add %2065, %2066 : tensor<64x4x16xf32>
    %2068 = stablehlo.divide %2062, %2067 : tensor<64x4x16xf32>
    %2069 = stablehlo.subtract %arg14, %2068 : tensor<64x4x16xf32>
    %2070 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2071 = stablehlo.divide %1232, %2070 : tensor<64x4x16xf32>
    %cst_595 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2072 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2073 = stablehlo.multiply %2072, %2071 : tensor<64x4x16xf32>
    %2074 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2075 = stablehlo.divide %1588, %2074 : tensor<64x4x16xf32>
    %2076 = stablehlo.sqrt %2075 : tensor<64x4x16xf32>
    %cst_596 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2077 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2078 = stablehlo.add %2076, %2077 : tensor<64x4x16xf32>
    %2079 = stablehlo.divide %2073, %2078 : tensor<64x4x16xf32>
    %2080 = stablehlo.subtract %arg15, %2079 : tensor<64x4x16xf32>
    %2081 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2082 = stablehlo.divide %1237, %2081 : tensor<64xf32>
    %cst_597 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2083 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2084 = stablehlo.multiply %2083, %2082 : tensor<64xf32>
    %2085 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2086 = stablehlo.divide %1594, %2085 : tensor<64xf32>
    %2087 = stablehlo.sqrt %2086 : tensor<64xf32>
    %cst_598 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2088 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2089 = stablehlo.add %2087, %2088 : tensor<64xf32>
    %2090 = stablehlo.divide %2084, %2089 : tensor<64xf32>
    %2091 = stablehlo.subtract %arg16, %2090 : tensor<64xf32>
    %2092 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2093 = stablehlo.divide %1242, %2092 : tensor<256xf32>
    %cst_599 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2094 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2095 = stablehlo.multiply %2094, %2093 : tensor<256xf32>
    %2096 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2097 = stablehlo.divide %1600, %2096 : tensor<256xf32>
    %2098 = stablehlo.sqrt %2097 : tensor<256xf32>
    %cst_600 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2099 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2100 = stablehlo.add %2098, %2099 : tensor<256xf32>
    %2101 = stablehlo.divide %2095, %2100 : tensor<256xf32>
    %2102 = stablehlo.subtract %arg17, %2101 : tensor<256xf32>
    %2103 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2104 = stablehlo.divide %1247, %2103 : tensor<4x16xf32>
    %cst_601 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2105 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2106 = stablehlo.multiply %2105, %2104 : tensor<4x16xf32>
    %2107 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2108 = stablehlo.divide %1606, %2107 : tensor<4x16xf32>
    %2109 = stablehlo.sqrt %2108 : tensor<4x16xf32>
    %cst_602 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2110 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2111 = stablehlo.add %2109, %2110 : tensor<4x16xf32>
    %2112 = stablehlo.divide %2106, %2111 : tensor<4x16xf32>
    %2113 = stablehlo.subtract %arg18, %2112 : tensor<4x16xf32>
    %2114 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2115 = stablehlo.divide %1252, %2114 : tensor<64xf32>
    %cst_603 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2116 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2117 = stablehlo.multiply %2116, %2115 : tensor<64xf32>
    %2118 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2119 = stablehlo.divide %1612, %2118 : tensor<64xf32>
    %2120 = stablehlo.sqrt %2119 : tensor<64xf32>
    %cst_604 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2121 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2122 = stablehlo.add %2120, %2121 : tensor<64xf32>
    %2123 = stablehlo.divide %2117, %2122 : tensor<64xf32>
    %2124 = stablehlo.subtract %arg19, %2123 : tensor<64xf32>
    %2125 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2126 = stablehlo.divide %1257, %2125 : tensor<4x16xf32>
    %cst_605 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2127 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2128 = stablehlo.multiply %2127, %2126 : tensor<4x16xf32>
    %2129 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2130 = stablehlo.divide %1618, %2129 : tensor<4x16xf32>
    %2131 = stablehlo.sqrt %2130 : tensor<4x16xf32>
    %cst_606 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2132 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2133 = stablehlo.add %2131, %2132 : tensor<4x16xf32>
    %2134 = stablehlo.divide %2128, %2133 : tensor<4x16xf32>
    %2135 = stablehlo.subtract %arg20, %2134 : tensor<4x16xf32>
    %2136 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2137 = stablehlo.divide %1262, %2136 : tensor<4x16xf32>
    %cst_607 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2138 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2139 = stablehlo.multiply %2138, %2137 : tensor<4x16xf32>
    %2140 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2141 = stablehlo.divide %1624, %2140 : tensor<4x16xf32>
    %2142 = stablehlo.sqrt %2141 : tensor<4x16xf32>
    %cst_608 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2143 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2144 = stablehlo.add %2142, %2143 : tensor<4x16xf32>
    %2145 = stablehlo.divide %2139, %2144 : tensor<4x16xf32>
    %2146 = stablehlo.subtract %arg21, %2145 : tensor<4x16xf32>
    %2147 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2148 = stablehlo.divide %1267, %2147 : tensor<64xf32>
    %cst_609 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2149 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2150 = stablehlo.multiply %2149, %2148 : tensor<64xf32>
    %2151 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2152 = stablehlo.divide %1630, %2151 : tensor<64xf32>
    %2153 = stablehlo.sqrt %2152 : tensor<64xf32>
    %cst_610 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2154 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2155 = stablehlo.add %2153, %2154 : tensor<64xf32>
    %2156 = stablehlo.divide %2150, %2155 : tensor<64xf32>
    %2157 = stablehlo.subtract %arg22, %2156 : tensor<64xf32>
    %2158 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2159 = stablehlo.divide %1272, %2158 : tensor<64xf32>
    %cst_611 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2160 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2161 = stablehlo.multiply %2160, %2159 : tensor<64xf32>
    %2162 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2163 = stablehlo.divide %1636, %2162 : tensor<64xf32>
    %2164 = stablehlo.sqrt %2163 : tensor<64xf32>
    %cst_612 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2165 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2166 = stablehlo.add %2164, %2165 : tensor<64xf32>
    %2167 = stablehlo.divide %2161, %2166 : tensor<64xf32>
    %2168 = stablehlo.subtract %arg23, %2167 : tensor<64xf32>
    %2169 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2170 = stablehlo.divide %1277, %2169 : tensor<64xf32>
    %cst_613 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2171 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2172 = stablehlo.multiply %2171, %2170 : tensor<64xf32>
    %2173 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2174 = stablehlo.divide %1642, %2173 : tensor<64xf32>
    %2175 = stablehlo.sqrt %2174 : tensor<64xf32>
    %cst_614 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2176 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2177 = stablehlo.add %2175, %2176 : tensor<64xf32>
    %2178 = stablehlo.divide %2172, %2177 : tensor<64xf32>
    %2179 = stablehlo.subtract %arg24, %2178 : tensor<64xf32>
    %2180 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2181 = stablehlo.divide %1282, %2180 : tensor<64xf32>
    %cst_615 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2182 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2183 = stablehlo.multiply %2182, %2181 : tensor<64xf32>
    %2184 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2185 = stablehlo.divide %1648, %2184 : tensor<64xf32>
    %2186 = stablehlo.sqrt %2185 : tensor<64xf32>
    %cst_616 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2187 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2188 = stablehlo.add %2186, %2187 : tensor<64xf32>
    %2189 = stablehlo.divide %2183, %2188 : tensor<64xf32>
    %2190 = stablehlo.subtract %arg25, %2189 : tensor<64xf32>
    %2191 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2192 = stablehlo.divide %1287, %2191 : tensor<256x64xf32>
    %cst_617 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2193 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2194 = stablehlo.multiply %2193, %2192 : tensor<256x64xf32>
    %2195 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2196 = stablehlo.divide %1654, %2195 : tensor<256x64xf32>
    %2197 = stablehlo.sqrt %2196 : tensor<256x64xf32>
    %cst_618 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2198 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2199 = stablehlo.add %2197, %2198 : tensor<256x64xf32>
    %2200 = stablehlo.divide %2194, %2199 : tensor<256x64xf32>
    %2201 = stablehlo.subtract %arg26, %2200 : tensor<256x64xf32>
    %2202 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2203 = stablehlo.divide %1292, %2202 : tensor<64x256xf32>
    %cst_619 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2204 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2205 = stablehlo.multiply %2204, %2203 : tensor<64x256xf32>
    %2206 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2207 = stablehlo.divide %1660, %2206 : tensor<64x256xf32>
    %2208 = stablehlo.sqrt %2207 : tensor<64x256xf32>
    %cst_620 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2210 = stablehlo.add %2208, %2209 : tensor<64x256xf32>
    %2211 = stablehlo.divide %2205, %2210 : tensor<64x256xf32>
    %2212 = stablehlo.subtract %arg27, %2211 : tensor<64x256xf32>
    %2213 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2214 = stablehlo.divide %1297, %2213 : tensor<64x4x16xf32>
    %cst_621 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2215 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2216 = stablehlo.multiply %2215, %2214 : tensor<64x4x16xf32>
    %2217 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2218 = stablehlo.divide %1666, %2217 : tensor<64x4x16xf32>
    %2219 = stablehlo.sqrt %2218 : tensor<64x4x16xf32>
    %cst_622 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2220 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2221 = stablehlo.add %2219, %2220 : tensor<64x4x16xf32>
    %2222 = stablehlo.divide %2216, %2221 : tensor<64x4x16xf32>
    %2223 = stablehlo.subtract %arg28, %2222 : tensor<64x4x16xf32>
    %2224 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2225 = stablehlo.divide %1302, %2224 : tensor<4x16x64xf32>
    %cst_623 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2226 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2227 = stablehlo.multiply %2226, %2225 : tensor<4x16x64xf32>
    %2228 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2229 = stablehlo.divide %1672, %2228 : tensor<4x16x64xf32>
    %2230 = stablehlo.sqrt %2229 : tensor<4x16x64xf32>
    %cst_624 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2231 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2232 = stablehlo.add %2230, %2231 : tensor<4x16x64xf32>
    %2233 = stablehlo.divide %2227, %2232 : tensor<4x16x64xf32>
    %2234 = stablehlo.subtract %arg29, %2233 : tensor<4x16x64xf32>
    %2235 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2236 = stablehlo.divide %1307, %2235 : tensor<64x4x16xf32>
    %cst_625 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2237 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2238 = stablehlo.multiply %2237, %2236 : tensor<64x4x16xf32>
    %2239 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2240 = stablehlo.divide %1678, %2239 : tensor<64x4x16xf32>
    %2241 = stablehlo.sqrt %2240 : tensor<64x4x16xf32>
    %cst_626 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2242 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2243 = stablehlo.add %2241, %2242 : tensor<64x4x16xf32>
    %2244 = stablehlo.divide %2238, %2243 : tensor<64x4x16xf32>
    %2245 = stablehlo.subtract %arg30, %2244 : tensor<64x4x16xf32>
    %2246 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2247 = stablehlo.divide %1312, %2246 : tensor<64x4x16xf32>
    %cst_627 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2248 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2249 = stablehlo.multiply %2248, %2247 : tensor<64x4x16xf32>
    %2250 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2251 = stablehlo.divide %1684, %2250 : tensor<64x4x16xf32>
    %2252 = stablehlo.sqrt %2251 : tensor<64x4x16xf32>
    %cst_628 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2253 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2254 = stablehlo.add %2252, %2253 : tensor<64x4x16xf32>
    %2255 = stablehlo.divide %2249, %2254 : tensor<64x4x16xf32>
    %2256 = stablehlo.subtract %arg31, %2255 : tensor<64x4x16xf32>
    %2257 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2258 = stablehlo.divide %1317, %2257 : tensor<64xf32>
    %cst_629 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2259 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2260 = stablehlo.multiply %2259, %2258 : tensor<64xf32>
    %2261 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2262 = stablehlo.divide %1690, %2261 : tensor<64xf32>
    %2263 = stablehlo.sqrt %2262 : tensor<64xf32>
    %cst_630 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2264 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2265 = stablehlo.add %2263, %2264 : tensor<64xf32>
    %2266 = stablehlo.divide %2260, %2265 : tensor<64xf32>
    %2267 = stablehlo.subtract %arg32, %2266 : tensor<64xf32>
    %2268 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2269 = stablehlo.divide %1322, %2268 : tensor<256xf32>
    %cst_631 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2270 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2271 = stablehlo.multiply %2270, %2269 : tensor<256xf32>
    %2272 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2273 = stablehlo.divide %1696, %2272 : tensor<256xf32>
    %2274 = stablehlo.sqrt %2273 : tensor<256xf32>
    %cst_632 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2275 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2276 = stablehlo.add %2274, %2275 : tensor<256xf32>
    %2277 = stablehlo.divide %2271, %2276 : tensor<256xf32>
    %2278 = stablehlo.subtract %arg33, %2277 : tensor<256xf32>
    %2279 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2280 = stablehlo.divide %1327, %2279 : tensor<4x16xf32>
    %cst_633 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2281 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2282 = stablehlo.multiply %2281, %2280 : tensor<4x16xf32>
    %2283 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2284 = stablehlo.divide %1702, %2283 : tensor<4x16xf32>
    %2285 = stablehlo.sqrt %2284 : tensor<4x16xf32>
    %cst_634 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2286 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2287 = stablehlo.add %2285, %2286 : tensor<4x16xf32>
    %2288 = stablehlo.divide %2282, %2287 : tensor<4x16xf32>
    %2289 = stablehlo.subtract %arg34, %2288 : tensor<4x16xf32>
    %2290 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2291 = stablehlo.divide %1332, %2290 : tensor<64xf32>
    %cst_635 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2292 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2293 = stablehlo.multiply %2292, %2291 : tensor<64xf32>
    %2294 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2295 = stablehlo.divide %1708, %2294 : tensor<64xf32>
    %2296 = stablehlo.sqrt %2295 : tensor<64xf32>
    %cst_636 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2297 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2298 = stablehlo.add %2296, %2297 : tensor<64xf32>
    %2299 = stablehlo.divide %2293, %2298 : tensor<64xf32>
    %2300 = stablehlo.subtract %arg35, %2299 : tensor<64xf32>
    %2301 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2302 = stablehlo.divide %1337, %2301 : tensor<4x16xf32>
    %cst_637 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2303 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2304 = stablehlo.multiply %2303, %2302 : tensor<4x16xf32>
    %2305 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2306 = stablehlo.divide %1714, %2305 : tensor<4x16xf32>
    %2307 = stablehlo.sqrt %2306 : tensor<4x16xf32>
    %cst_638 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2308 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2309 = stablehlo.add %2307, %2308 : tensor<4x16xf32>
    %2310 = stablehlo.divide %2304, %2309 : tensor<4x16xf32>
    %2311 = stablehlo.subtract %arg36, %2310 : tensor<4x16xf32>
    %2312 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2313 = stablehlo.divide %1342, %2312 : tensor<4x16xf32>
    %cst_639 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2314 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2315 = stablehlo.multiply %2314, %2313 : tensor<4x16xf32>
    %2316 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2317 = stablehlo.divide %1720, %2316 : tensor<4x16xf32>
    %2318 = stablehlo.sqrt %2317 : tensor<4x16xf32>
    %cst_640 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2319 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2320 = stablehlo.add %2318, %2319 : tensor<4x16xf32>
    %2321 = stablehlo.divide %2315, %2320 : tensor<4x16xf32>
    %2322 = stablehlo.subtract %arg37, %2321 : tensor<4x16xf32>
    %2323 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2324 = stablehlo.divide %1347, %2323 : tensor<64xf32>
    %cst_641 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2325 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2326 = stablehlo.multiply %2325, %2324 : tensor<64xf32>
    %2327 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2328 = stablehlo.divide %1726, %2327 : tensor<64xf32>
    %2329 = stablehlo.sqrt %2328 : tensor<64xf32>
    %cst_642 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2330 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2331 = stablehlo.add %2329, %2330 : tensor<64xf32>
    %2332 = stablehlo.divide %2326, %2331 : tensor<64xf32>
    %2333 = stablehlo.subtract %arg38, %2332 : tensor<64xf32>
    %2334 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2335 = stablehlo.divide %1352, %2334 : tensor<64xf32>
    %cst_643 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2336 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2337 = stablehlo.multiply %2336, %2335 : tensor<64xf32>
    %2338 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2339 = stablehlo.divide %1732, %2338 : tensor<64xf32>
    %2340 = stablehlo.sqrt %2339 : tensor<64xf32>
    %cst_644 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2341 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2342 = stablehlo.add %2340, %2341 : tensor<64xf32>
    %2343 = stablehlo.divide %2337, %2342 : tensor<64xf32>
    %2344 = stablehlo.subtract %arg39, %2343 : tensor<64xf32>
    %2345 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2346 = stablehlo.divide %1357, %2345 : tensor<64xf32>
    %cst_645 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2347 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2348 = stablehlo.multiply %2347, %2346 : tensor<64xf32>
    %2349 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2350 = stablehlo.divide %1738, %2349 : tensor<64xf32>
    %2351 = stablehlo.sqrt %2350 : tensor<64xf32>
    %cst_646 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2352 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2353 = stablehlo.add %2351, %2352 : tensor<64xf32>
    %2354 = stablehlo.divide %2348, %2353 : tensor<64xf32>
    %2355 = stablehlo.subtract %arg40, %2354 : tensor<64xf32>
    %2356 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2357 = stablehlo.divide %1362, %2356 : tensor<64xf32>
    %cst_647 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2358 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2359 = stablehlo.multiply %2358, %2357 : tensor<64xf32>
    %2360 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2361 = stablehlo.divide %1744, %2360 : tensor<64xf32>
    %2362 = stablehlo.sqrt %2361 : tensor<64xf32>
    %cst_648 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2363 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2364 = stablehlo.add %2362, %2363 : tensor<64xf32>
    %2365 = stablehlo.divide %2359, %2364 : tensor<64xf32>
    %2366 = stablehlo.subtract %arg41, %2365 : tensor<64xf32>
    %2367 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2368 = stablehlo.divide %1367, %2367 : tensor<256x64xf32>
    %cst_649 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2369 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2370 = stablehlo.multiply %2369, %2368 : tensor<256x64xf32>
    %2371 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2372 = stablehlo.divide %1750, %2371 : tensor<256x64xf32>
    %2373 = stablehlo.sqrt %2372 : tensor<256x64xf32>
    %cst_650 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2374 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2375 = stablehlo.add %2373, %2374 : tensor<256x64xf32>
    %2376 = stablehlo.divide %2370, %2375 : tensor<256x64xf32>
    %2377 = stablehlo.subtract %arg42, %2376 : tensor<256x64xf32>
    %2378 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2379 = stablehlo.divide %1372, %2378 : tensor<64x256xf32>
    %cst_651 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2380 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2381 = stablehlo.multiply %2380, %2379 : tensor<64x256xf32>
    %2382 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2383 = stablehlo.divide %1756, %2382 : tensor<64x256xf32>
    %2384 = stablehlo.sqrt %2383 : tensor<64x256xf32>
    %cst_652 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2385 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2386 = stablehlo.add %2384, %2385 : tensor<64x256xf32>
    %2387 = stablehlo.divide %2381, %2386 : tensor<64x256xf32>
    %2388 = stablehlo.subtract %arg43, %2387 : tensor<64x256xf32>
    %2389 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2390 = stablehlo.divide %1377, %2389 : tensor<64x4x16xf32>
    %cst_653 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2391 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2392 = stablehlo.multiply %2391, %2390 : tensor<64x4x16xf32>
    %2393 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2394 = stablehlo.divide %1762, %2393 : tensor<64x4x16xf32>
    %2395 = stablehlo.sqrt %2394 : tensor<64x4x16xf32>
    %cst_654 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2396 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2397 = stablehlo.add %2395, %2396 : tensor<64x4x16xf32>
    %2398 = stablehlo.divide %2392, %2397 : tensor<64x4x16xf32>
    %2399 = stablehlo.subtract %arg44, %2398 : tensor<64x4x16xf32>
    %2400 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2401 = stablehlo.divide %1382, %2400 : tensor<4x16x64xf32>
    %cst_655 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2402 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2403 = stablehlo.multiply %2402, %2401 : tensor<4x16x64xf32>
    %2404 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2405 = stablehlo.divide %1768, %2404 : tensor<4x16x64xf32>
    %2406 = stablehlo.sqrt %2405 : tensor<4x16x64xf32>
    %cst_656 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2407 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2408 = stablehlo.add %2406, %2407 : tensor<4x16x64xf32>
    %2409 = stablehlo.divide %2403, %2408 : tensor<4x16x64xf32>
    %2410 = stablehlo.subtract %arg45, %2409 : tensor<4x16x64xf32>
    %2411 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2412 = stablehlo.divide %1387, %2411 : tensor<64x4x16xf32>
    %cst_657 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2413 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2414 = stablehlo.multiply %2413, %2412 : tensor<64x4x16xf32>
    %2415 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2416 = stablehlo.divide %1774, %2415 : tensor<64x4x16xf32>
    %2417 = stablehlo.sqrt %2416 : tensor<64x4x16xf32>
    %cst_658 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2418 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2419 = stablehlo.add %2417, %2418 : tensor<64x4x16xf32>
    %2420 = stablehlo.divide %2414, %2419 : tensor<64x4x16xf32>
    %2421 = stablehlo.subtract %arg46, %2420 : tensor<64x4x16xf32>
    %2422 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2423 = stablehlo.divide %1392, %2422 : tensor<64x4x16xf32>
    %cst_659 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2424 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2425 = stablehlo.multiply %2424, %2423 : tensor<64x4x16xf32>
    %2426 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2427 = stablehlo.divide %1780, %2426 : tensor<64x4x16xf32>
    %2428 = stablehlo.sqrt %2427 : tensor<64x4x16xf32>
    %cst_660 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2429 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2430 = stablehlo.add %2428, %2429 : tensor<64x4x16xf32>
    %2431 = stablehlo.divide %2425, %2430 : tensor<64x4x16xf32>
    %2432 = stablehlo.subtract %arg47, %2431 : tensor<64x4x16xf32>
    %2433 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2434 = stablehlo.divide %1397, %2433 : tensor<64xf32>
    %cst_661 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2435 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2436 = stablehlo.multiply %2435, %2434 : tensor<64xf32>
    %2437 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2438 = stablehlo.divide %1786, %2437 : tensor<64xf32>
    %2439 = stablehlo.sqrt %2438 : tensor<64xf32>
    %cst_662 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2440 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2441 = stablehlo.add %2439, %2440 : tensor<64xf32>
    %2442 = stablehlo.divide %2436, %2441 : tensor<64xf32>
    %2443 = stablehlo.subtract %arg48, %2442 : tensor<64xf32>
    %2444 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2445 = stablehlo.divide %1402, %2444 : tensor<256xf32>
    %cst_663 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2446 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2447 = stablehlo.multiply %2446, %2445 : tensor<256xf32>
    %2448 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2449 = stablehlo.divide %1792, %2448 : tensor<256xf32>
    %2450 = stablehlo.sqrt %2449 : tensor<256xf32>
    %cst_664 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2451 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2452 = stablehlo.add %2450, %2451 : tensor<256xf32>
    %2453 = stablehlo.divide %2447, %2452 : tensor<256xf32>
    %2454 = stablehlo.subtract %arg49, %2453 : tensor<256xf32>
    %2455 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2456 = stablehlo.divide %1407, %2455 : tensor<4x16xf32>
    %cst_665 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2457 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2458 = stablehlo.multiply %2457, %2456 : tensor<4x16xf32>
    %2459 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2460 = stablehlo.divide %1798, %2459 : tensor<4x16xf32>
    %2461 = stablehlo.sqrt %2460 : tensor<4x16xf32>
    %cst_666 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2462 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2463 = stablehlo.add %2461, %2462 : tensor<4x16xf32>
    %2464 = stablehlo.divide %2458, %2463 : tensor<4x16xf32>
    %2465 = stablehlo.subtract %arg50, %2464 : tensor<4x16xf32>
    %2466 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2467 = stablehlo.divide %1412, %2466 : tensor<64xf32>
    %cst_667 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2468 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2469 = stablehlo.multiply %2468, %2467 : tensor<64xf32>
    %2470 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2471 = stablehlo.divide %1804, %2470 : tensor<64xf32>
    %2472 = stablehlo.sqrt %2471 : tensor<64xf32>
    %cst_668 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2473 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2474 = stablehlo.add %2472, %2473 : tensor<64xf32>
    %2475 = stablehlo.divide %2469, %2474 : tensor<64xf32>
    %2476 = stablehlo.subtract %arg51, %2475 : tensor<64xf32>
    %2477 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2478 = stablehlo.divide %1417, %2477 : tensor<4x16xf32>
    %cst_669 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2479 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2480 = stablehlo.multiply %2479, %2478 : tensor<4x16xf32>
    %2481 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2482 = stablehlo.divide %1810, %2481 : tensor<4x16xf32>
    %2483 = stablehlo.sqrt %2482 : tensor<4x16xf32>
    %cst_670 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2484 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2485 = stablehlo.add %2483, %2484 : tensor<4x16xf32>
    %2486 = stablehlo.divide %2480, %2485 : tensor<4x16xf32>
    %2487 = stablehlo.subtract %arg52, %2486 : tensor<4x16xf32>
    %2488 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2489 = stablehlo.divide %1422, %2488 : tensor<4x16xf32>
    %cst_671 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2490 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2491 = stablehlo.multiply %2490, %2489 : tensor<4x16xf32>
    %2492 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2493 = stablehlo.divide %1816, %2492 : tensor<4x16xf32>
    %2494 = stablehlo.sqrt %2493 : tensor<4x16xf32>
    %cst_672 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2495 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2496 = stablehlo.add %2494, %2495 : tensor<4x16xf32>
    %2497 = stablehlo.divide %2491, %2496 : tensor<4x16xf32>
    %2498 = stablehlo.subtract %arg53, %2497 : tensor<4x16xf32>
    %2499 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2500 = stablehlo.divide %1427, %2499 : tensor<64xf32>
    %cst_673 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2501 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2502 = stablehlo.multiply %2501, %2500 : tensor<64xf32>
    %2503 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2504 = stablehlo.divide %1822, %2503 : tensor<64xf32>
    %2505 = stablehlo.sqrt %2504 : tensor<64xf32>
    %cst_674 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2506 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2507 = stablehlo.add %2505, %2506 : tensor<64xf32>
    %2508 = stablehlo.divide %2502, %2507 : tensor<64xf32>
    %2509 = stablehlo.subtract %arg54, %2508 : tensor<64xf32>
    %2510 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2511 = stablehlo.divide %1432, %2510 : tensor<64xf32>
    %cst_675 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2512 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2513 = stablehlo.multiply %2512, %2511 : tensor<64xf32>
    %2514 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2515 = stablehlo.divide %1828, %2514 : tensor<64xf32>
    %2516 = stablehlo.sqrt %2515 : tensor<64xf32>
    %cst_676 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2517 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2518 = stablehlo.add %2516, %2517 : tensor<64xf32>
    %2519 = stablehlo.divide %2513, %2518 : tensor<64xf32>
    %2520 = stablehlo.subtract %arg55, %2519 : tensor<64xf32>
    %2521 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2522 = stablehlo.divide %1437, %2521 : tensor<64xf32>
    %cst_677 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2523 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2524 = stablehlo.multiply %2523, %2522 : tensor<64xf32>
    %2525 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2526 = stablehlo.divide %1834, %2525 : tensor<64xf32>
    %2527 = stablehlo.sqrt %2526 : tensor<64xf32>
    %cst_678 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2528 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2529 = stablehlo.add %2527, %2528 : tensor<64xf32>
    %2530 = stablehlo.divide %2524, %2529 : tensor<64xf32>
    %2531 = stablehlo.subtract %arg56, %2530 : tensor<64xf32>
    %2532 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2533 = stablehlo.divide %1442, %2532 : tensor<64xf32>
    %cst_679 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2534 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2535 = stablehlo.multiply %2534, %2533 : tensor<64xf32>
    %2536 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2537 = stablehlo.divide %1840, %2536 : tensor<64xf32>
    %2538 = stablehlo.sqrt %2537 : tensor<64xf32>
    %cst_680 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2539 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2540 = stablehlo.add %2538, %2539 : tensor<64xf32>
    %2541 = stablehlo.divide %2535, %2540 : tensor<64xf32>
    %2542 = stablehlo.subtract %arg57, %2541 : tensor<64xf32>
    %2543 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2544 = stablehlo.divide %1447, %2543 : tensor<256x64xf32>
    %cst_681 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2545 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2546 = stablehlo.multiply %2545, %2544 : tensor<256x64xf32>
    %2547 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2548 = stablehlo.divide %1846, %2547 : tensor<256x64xf32>
    %2549 = stablehlo.sqrt %2548 : tensor<256x64xf32>
    %cst_682 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2550 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2551 = stablehlo.add %2549, %2550 : tensor<256x64xf32>
    %2552 = stablehlo.divide %2546, %2551 : tensor<256x64xf32>
    %2553 = stablehlo.subtract %arg58, %2552 : tensor<256x64xf32>
    %2554 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2555 = stablehlo.divide %1452, %2554 : tensor<64x256xf32>
    %cst_683 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2556 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2557 = stablehlo.multiply %2556, %2555 : tensor<64x256xf32>
    %2558 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2559 = stablehlo.divide %1852, %2558 : tensor<64x256xf32>
    %2560 = stablehlo.sqrt %2559 : tensor<64x256xf32>
    %cst_684 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2561 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2562 = stablehlo.add %2560, %2561 : tensor<64x256xf32>
    %2563 = stablehlo.divide %2557, %2562 : tensor<64x256xf32>
    %2564 = stablehlo.subtract %arg59, %2563 : tensor<64x256xf32>
    %2565 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2566 = stablehlo.divide %1457, %2565 : tensor<64x4x16xf32>
    %cst_685 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2567 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2568 = stablehlo.multiply %2567, %2566 : tensor<64x4x16xf32>
    %2569 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2570 = stablehlo.divide %1858, %2569 : tensor<64x4x16xf32>
    %2571 = stablehlo.sqrt %2570 : tensor<64x4x16xf32>
    %cst_686 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2572 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2573 = stablehlo.add %2571, %2572 : tensor<64x4x16xf32>
    %2574 = stablehlo.divide %2568, %2573 : tensor<64x4x16xf32>
    %2575 = stablehlo.subtract %arg60, %2574 : tensor<64x4x16xf32>
    %2576 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2577 = stablehlo.divide %1462, %2576 : tensor<4x16x64xf32>
    %cst_687 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2578 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2579 = stablehlo.multiply %2578, %2577 : tensor<4x16x64xf32>
    %2580 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2581 = stablehlo.divide %1864, %2580 : tensor<4x16x64xf32>
    %2582 = stablehlo.sqrt %2581 : tensor<4x16x64xf32>
    %cst_688 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2583 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %2584 = stablehlo.add %2582, %2583 : tensor<4x16x64xf32>
    %2585 = stablehlo.divide %2579, %2584 : tensor<4x16x64xf32>
    %2586 = stablehlo.subtract %arg61, %2585 : tensor<4x16x64xf32>
    %2587 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2588 = stablehlo.divide %1467, %2587 : tensor<64x4x16xf32>
    %cst_689 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2589 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2590 = stablehlo.multiply %2589, %2588 : tensor<64x4x16xf32>
    %2591 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2592 = stablehlo.divide %1870, %2591 : tensor<64x4x16xf32>
    %2593 = stablehlo.sqrt %2592 : tensor<64x4x16xf32>
    %cst_690 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2594 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2595 = stablehlo.add %2593, %2594 : tensor<64x4x16xf32>
    %2596 = stablehlo.divide %2590, %2595 : tensor<64x4x16xf32>
    %2597 = stablehlo.subtract %arg62, %2596 : tensor<64x4x16xf32>
    %2598 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2599 = stablehlo.divide %1472, %2598 : tensor<64x4x16xf32>
    %cst_691 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2600 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2601 = stablehlo.multiply %2600, %2599 : tensor<64x4x16xf32>
    %2602 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2603 = stablehlo.divide %1876, %2602 : tensor<64x4x16xf32>
    %2604 = stablehlo.sqrt %2603 : tensor<64x4x16xf32>
    %cst_692 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2605 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<64x4x16xf32>
    %2606 = stablehlo.add %2604, %2605 : tensor<64x4x16xf32>
    %2607 = stablehlo.divide %2601, %2606 : tensor<64x4x16xf32>
    %2608 = stablehlo.subtract %arg63, %2607 : tensor<64x4x16xf32>
    %2609 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %2610 = stablehlo.divide %1477, %2609 : tensor<512x64xf32>
    %cst_693 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2611 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %2612 = stablehlo.multiply %2611, %2610 : tensor<512x64xf32>
    %2613 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %2614 = stablehlo.divide %1882, %2613 : tensor<512x64xf32>
    %2615 = stablehlo.sqrt %2614 : tensor<512x64xf32>
    %cst_694 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2616 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %2617 = stablehlo.add %2615, %2616 : tensor<512x64xf32>
    %2618 = stablehlo.divide %2612, %2617 : tensor<512x64xf32>
    %2619 = stablehlo.subtract %arg64, %2618 : tensor<512x64xf32>
    %2620 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2621 = stablehlo.divide %1482, %2620 : tensor<64xf32>
    %cst_695 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2622 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2623 = stablehlo.multiply %2622, %2621 : tensor<64xf32>
    %2624 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2625 = stablehlo.divide %1888, %2624 : tensor<64xf32>
    %2626 = stablehlo.sqrt %2625 : tensor<64xf32>
    %cst_696 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2627 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2628 = stablehlo.add %2626, %2627 : tensor<64xf32>
    %2629 = stablehlo.divide %2623, %2628 : tensor<64xf32>
    %2630 = stablehlo.subtract %arg65, %2629 : tensor<64xf32>
    %2631 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2632 = stablehlo.divide %1487, %2631 : tensor<64xf32>
    %cst_697 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2633 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2634 = stablehlo.multiply %2633, %2632 : tensor<64xf32>
    %2635 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2636 = stablehlo.divide %1894, %2635 : tensor<64xf32>
    %2637 = stablehlo.sqrt %2636 : tensor<64xf32>
    %cst_698 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2638 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2639 = stablehlo.add %2637, %2638 : tensor<64xf32>
    %2640 = stablehlo.divide %2634, %2639 : tensor<64xf32>
    %2641 = stablehlo.subtract %arg66, %2640 : tensor<64xf32>
    %2642 = stablehlo.broadcast_in_dim %1902, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2643 = stablehlo.divide %1492, %2642 : tensor<32x64xf32>
    %cst_699 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2644 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2645 = stablehlo.multiply %2644, %2643 : tensor<32x64xf32>
    %2646 = stablehlo.broadcast_in_dim %1904, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2647 = stablehlo.divide %1900, %2646 : tensor<32x64xf32>
    %2648 = stablehlo.sqrt %2647 : tensor<32x64xf32>
    %cst_700 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2649 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2650 = stablehlo.add %2648, %2649 : tensor<32x64xf32>
    %2651 = stablehlo.divide %2645, %2650 : tensor<32x64xf32>
    %2652 = stablehlo.subtract %arg67, %2651 : tensor<32x64xf32>
    return %1915, %1926, %1937, %1948, %1959, %1970, %1981, %1992, %2003, %2014, %2025, %2036, %2047, %2058, %2069, %2080, %2091, %2102, %2113, %2124, %2135, %2146, %2157, %2168, %2179, %2190, %2201, %2212, %2223, %2234, %2245, %2256, %2267, %2278, %2289, %2300, %2311, %2322, %2333, %2344, %2355, %2366, %2377, %2388, %2399, %2410, %2421, %2432, %2443, %2454, %2465, %2476, %2487, %2498, %2509, %2520, %2531, %2542, %2553, %2564, %2575, %2586, %2597, %2608, %2619, %2630, %2641, %2652, %1157, %1162, %1167, %1172, %1177, %1182, %1187, %1192, %1197, %1202, %1207, %1212, %1217, %1222, %1227, %1232, %1237, %1242, %1247, %1252, %1257, %1262, %1267, %1272, %1277, %1282, %1287, %1292, %1297, %1302, %1307, %1312, %1317, %1322, %1327, %1332, %1337, %1342, %1347, %1352, %1357, %1362, %1367, %1372, %1377, %1382, %1387, %1392, %1397, %1402, %1407, %1412, %1417, %1422, %1427, %1432, %1437, %1442, %1447, %1452, %1457, %1462, %1467, %1472, %1477, %1482, %1487, %1492, %1498, %1504, %1510, %1516, %1522, %1528, %1534, %1540, %1546, %1552, %1558, %1564, %1570, %1576, %1582, %1588, %1594, %1600, %1606, %1612, %1618, %1624, %1630, %1636, %1642, %1648, %1654, %1660, %1666, %1672, %1678, %1684, %1690, %1696, %1702, %1708, %1714, %1720, %1726, %1732, %1738, %1744, %1750, %1756, %1762, %1768, %1774, %1780, %1786, %1792, %1798, %1804, %1810, %1816, %1822, %1828, %1834, %1840, %1846, %1852, %1858, %1864, %1870, %1876, %1882, %1888, %1894, %1900, %1151, %557 : tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<512x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<512x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<64x4x16xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<512x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<32x32xi1>, %arg1: tensor<16x4x32x32xf32>, %arg2: tensor<f32>) -> (tensor<16x4x32x32xf32>, tensor<16x4x32x32xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<16x4x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x4x32x32xi1>, tensor<16x4x32x32xf32>
    return %3, %1 : tensor<16x4x32x32xf32>, tensor<16x4x32x32xi1>
  }
  func.func private @_where_0(%arg0: tensor<16x32x512xi1>, %arg1: tensor<16x32x512xf32>, %arg2: tensor<f32>) -> tensor<16x32x512xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x512xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16x32x512xi1>, tensor<16x32x512xf32>
    return %2 : tensor<16x32x512xf32>
  }
  func.func private @_where_1(%arg0: tensor<16x32x512xi1>, %arg1: tensor<16x32x512xf32>) -> tensor<16x32x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x512xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x32x512xi1>, tensor<16x32x512xf32>
    return %1 : tensor<16x32x512xf32>
  }
  func.func private @_where_2(%arg0: tensor<16x4x32x32xi1>, %arg1: tensor<16x4x32x32xf32>) -> tensor<16x4x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x4x32x32xi1>, tensor<16x4x32x32xf32>
    return %1 : tensor<16x4x32x32xf32>
  }
}
