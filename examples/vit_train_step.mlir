module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4, "model"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}, {name = "model", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<64x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg1: tensor<64x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, %arg2: tensor<17x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg3: tensor<1x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg4: tensor<4x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg5: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg6: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg7: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg8: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg9: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg10: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg11: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg12: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg13: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg14: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg15: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg16: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg17: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg18: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg19: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg20: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg21: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg22: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg23: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg24: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg25: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg26: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg27: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg28: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg29: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg30: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg31: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg32: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg33: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg34: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg35: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg36: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg37: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg38: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg39: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg40: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg41: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg42: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg43: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg44: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg45: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg46: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg47: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg48: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg49: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg50: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg51: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg52: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg53: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg54: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg55: tensor<100x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg56: tensor<100xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg57: tensor<64x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg58: tensor<64x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, %arg59: tensor<17x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg60: tensor<1x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg61: tensor<4x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg62: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg63: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg64: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg65: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg66: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg67: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg68: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg69: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg70: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg71: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg72: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg73: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg74: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg75: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg76: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg77: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg78: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg79: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg80: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg81: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg82: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg83: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg84: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg85: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg86: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg87: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg88: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg89: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg90: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg91: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg92: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg93: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg94: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg95: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg96: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg97: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg98: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg99: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg100: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg101: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg102: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg103: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg104: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg105: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg106: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg107: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg108: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg109: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg110: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg111: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg112: tensor<100x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg113: tensor<100xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg114: tensor<64x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg115: tensor<64x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, %arg116: tensor<17x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg117: tensor<1x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg118: tensor<4x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg119: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg120: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg121: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg122: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg123: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg124: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg125: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg126: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg127: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg128: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg129: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg130: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg131: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg132: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg133: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg134: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg135: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg136: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg137: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg138: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg139: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg140: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg141: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg142: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg143: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg144: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg145: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg146: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg147: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg148: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg149: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg150: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg151: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg152: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg153: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg154: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg155: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg156: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg157: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg158: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg159: tensor<192x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg160: tensor<192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg161: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg162: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg163: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg164: tensor<256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg165: tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, %arg166: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg167: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg168: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg169: tensor<100x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, %arg170: tensor<100xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %arg171: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg172: tensor<16x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}, {}]>}, %arg173: tensor<16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}) -> (tensor<64x3x8x8xf32> {jax.result_info = "result.params.patch_embed.proj.weight"}, tensor<64x1x1xf32> {jax.result_info = "result.params.patch_embed.proj.bias"}, tensor<17x64xf32> {jax.result_info = "result.params.global_pos_embed.weight"}, tensor<1x64xf32> {jax.result_info = "result.params.cls_token"}, tensor<4x64xf32> {jax.result_info = "result.params.reg_tokens"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].norm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.params.blocks[0].blocks[0].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.params.blocks[0].blocks[0].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.params.blocks[0].blocks[0].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[0].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].norm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.params.blocks[0].blocks[1].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.params.blocks[0].blocks[1].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.params.blocks[0].blocks[1].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[1].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].norm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.params.blocks[0].blocks[2].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.params.blocks[0].blocks[2].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.params.blocks[0].blocks[2].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[2].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].norm.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.params.blocks[0].blocks[3].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.params.blocks[0].blocks[3].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.params.blocks[0].blocks[3].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.params.blocks[0].blocks[3].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.params.norm.weight"}, tensor<64xf32> {jax.result_info = "result.params.norm.bias"}, tensor<100x64xf32> {jax.result_info = "result.params.head.weight"}, tensor<100xf32> {jax.result_info = "result.params.head.bias"}, tensor<64x3x8x8xf32> {jax.result_info = "result.m.patch_embed.proj.weight"}, tensor<64x1x1xf32> {jax.result_info = "result.m.patch_embed.proj.bias"}, tensor<17x64xf32> {jax.result_info = "result.m.global_pos_embed.weight"}, tensor<1x64xf32> {jax.result_info = "result.m.cls_token"}, tensor<4x64xf32> {jax.result_info = "result.m.reg_tokens"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].norm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.m.blocks[0].blocks[0].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.m.blocks[0].blocks[0].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.m.blocks[0].blocks[0].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[0].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].norm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.m.blocks[0].blocks[1].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.m.blocks[0].blocks[1].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.m.blocks[0].blocks[1].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[1].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].norm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.m.blocks[0].blocks[2].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.m.blocks[0].blocks[2].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.m.blocks[0].blocks[2].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[2].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].norm.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.m.blocks[0].blocks[3].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.m.blocks[0].blocks[3].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.m.blocks[0].blocks[3].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.m.blocks[0].blocks[3].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.m.norm.weight"}, tensor<64xf32> {jax.result_info = "result.m.norm.bias"}, tensor<100x64xf32> {jax.result_info = "result.m.head.weight"}, tensor<100xf32> {jax.result_info = "result.m.head.bias"}, tensor<64x3x8x8xf32> {jax.result_info = "result.v.patch_embed.proj.weight"}, tensor<64x1x1xf32> {jax.result_info = "result.v.patch_embed.proj.bias"}, tensor<17x64xf32> {jax.result_info = "result.v.global_pos_embed.weight"}, tensor<1x64xf32> {jax.result_info = "result.v.cls_token"}, tensor<4x64xf32> {jax.result_info = "result.v.reg_tokens"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].norm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.v.blocks[0].blocks[0].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.v.blocks[0].blocks[0].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.v.blocks[0].blocks[0].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[0].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].norm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.v.blocks[0].blocks[1].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.v.blocks[0].blocks[1].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.v.blocks[0].blocks[1].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[1].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].norm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.v.blocks[0].blocks[2].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.v.blocks[0].blocks[2].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.v.blocks[0].blocks[2].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[2].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].prenorm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].prenorm.bias"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].norm.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].norm.bias"}, tensor<192x64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].attn.qkv.weight"}, tensor<192xf32> {jax.result_info = "result.v.blocks[0].blocks[3].attn.qkv.bias"}, tensor<64x64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].attn.proj.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].attn.proj.bias"}, tensor<256x64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].mlp.fc1.weight"}, tensor<256xf32> {jax.result_info = "result.v.blocks[0].blocks[3].mlp.fc1.bias"}, tensor<64x256xf32> {jax.result_info = "result.v.blocks[0].blocks[3].mlp.fc2.weight"}, tensor<64xf32> {jax.result_info = "result.v.blocks[0].blocks[3].mlp.fc2.bias"}, tensor<64xf32> {jax.result_info = "result.v.norm.weight"}, tensor<64xf32> {jax.result_info = "result.v.norm.bias"}, tensor<100x64xf32> {jax.result_info = "result.v.head.weight"}, tensor<100xf32> {jax.result_info = "result.v.head.bias"}, tensor<i32> {jax.result_info = "result.count"}, tensor<f32> {jax.result_info = "result.loss"}) {
    %0 = stablehlo.broadcast_in_dim %arg172, dims = [0, 2, 3, 4] : (tensor<16x3x32x32xf32>) -> tensor<16x1x3x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<16x1x3x32x32xf32>) -> tensor<16x3x32x32xf32>
    %2 = stablehlo.convolution(%1, %arg0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [8, 8], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x32x32xf32>, tensor<64x3x8x8xf32>) -> tensor<16x64x4x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<16x64x4x4xf32>) -> tensor<16x1x64x4x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<16x1x64x4x4xf32>) -> tensor<16x64x4x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x64x1x1xf32>) -> tensor<16x64x4x4xf32>
    %7 = stablehlo.add %4, %6 : tensor<16x64x4x4xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<16x64x4x4xf32>) -> tensor<16x4x4x64xf32>
    %9 = stablehlo.reshape %8 : (tensor<16x4x4x64xf32>) -> tensor<16x16x64xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<16x1x64xf32>
    %11 = stablehlo.concatenate %10, %9, dim = 1 : (tensor<16x1x64xf32>, tensor<16x16x64xf32>) -> tensor<16x17x64xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<17x64xf32>) -> tensor<1x17x64xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x17x64xf32>) -> tensor<16x17x64xf32>
    %14 = stablehlo.add %11, %13 : tensor<16x17x64xf32>
    %15 = stablehlo.slice %14 [0:16, 0:1, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x1x64xf32>
    %16 = stablehlo.slice %14 [0:16, 1:17, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x16x64xf32>
    %17 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<4x64xf32>) -> tensor<16x4x64xf32>
    %18 = stablehlo.concatenate %15, %17, %16, dim = 1 : (tensor<16x1x64xf32>, tensor<16x4x64xf32>, tensor<16x16x64xf32>) -> tensor<16x21x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<16x21x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %23:4 = call @_var(%18, %c) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %25 = stablehlo.maximum %24, %23#0 : tensor<16x21x1xf32>
    %26 = stablehlo.compare EQ, %23#0, %25, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %31 = stablehlo.compare EQ, %30, %25, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %35 = stablehlo.divide %29, %34 : tensor<16x21x1xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %37 = stablehlo.add %25, %36 : tensor<16x21x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<16x21x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<16x21x1xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<16x21x1xf32>
    %42 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %43 = stablehlo.subtract %18, %42 : tensor<16x21x64xf32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<16x21x64xf32>
    %46 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %49 = stablehlo.multiply %48, %45 : tensor<16x21x64xf32>
    %50 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %53 = stablehlo.add %49, %52 : tensor<16x21x64xf32>
    %54 = stablehlo.dot_general %arg9, %53, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<192x64xf32>, tensor<16x21x64xf32>) -> tensor<192x16x21xf32>
    %55 = stablehlo.transpose %54, dims = [1, 2, 0] : (tensor<192x16x21xf32>) -> tensor<16x21x192xf32>
    %56 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [1, 2] : (tensor<1x192xf32>) -> tensor<1x1x192xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x21x192xf32>
    %59 = stablehlo.add %55, %58 : tensor<16x21x192xf32>
    %60 = stablehlo.reshape %59 : (tensor<16x21x192xf32>) -> tensor<16x21x3x4x16xf32>
    %61 = stablehlo.transpose %60, dims = [0, 2, 3, 1, 4] : (tensor<16x21x3x4x16xf32>) -> tensor<16x3x4x21x16xf32>
    %62 = stablehlo.slice %61 [0:16, 0:1, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %63 = stablehlo.reshape %62 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %64 = stablehlo.slice %61 [0:16, 1:2, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %65 = stablehlo.reshape %64 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %66 = stablehlo.slice %61 [0:16, 2:3, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %67 = stablehlo.reshape %66 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %68 = stablehlo.dot_general %63, %65, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %69 = stablehlo.sqrt %cst_9 : tensor<f32>
    %70 = stablehlo.convert %69 : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %72 = stablehlo.divide %68, %71 : tensor<16x4x21x21xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x4x21xf32>
    %75 = stablehlo.maximum %74, %73 : tensor<16x4x21xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %78 = stablehlo.subtract %72, %77 : tensor<16x4x21x21xf32>
    %79 = stablehlo.exponential %78 : tensor<16x4x21x21xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %83 = stablehlo.divide %79, %82 : tensor<16x4x21x21xf32>
    %84 = stablehlo.multiply %81, %81 : tensor<16x4x21x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4x21x1xf32>
    %86 = stablehlo.divide %85, %84 : tensor<16x4x21x1xf32>
    %87 = stablehlo.dot_general %83, %67, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %88 = stablehlo.transpose %87, dims = [0, 2, 1, 3] : (tensor<16x4x21x16xf32>) -> tensor<16x21x4x16xf32>
    %89 = stablehlo.reshape %88 : (tensor<16x21x4x16xf32>) -> tensor<16x21x64xf32>
    %90 = stablehlo.dot_general %arg11, %89, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %91 = stablehlo.transpose %90, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %92 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %95 = stablehlo.add %91, %94 : tensor<16x21x64xf32>
    %96 = stablehlo.add %18, %95 : tensor<16x21x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %100 = stablehlo.divide %98, %99 : tensor<16x21x1xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %101:4 = call @_var(%96, %c_16) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %103 = stablehlo.maximum %102, %101#0 : tensor<16x21x1xf32>
    %104 = stablehlo.compare EQ, %101#0, %103, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %107 = stablehlo.select %104, %105, %106 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %109 = stablehlo.compare EQ, %108, %103, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %113 = stablehlo.divide %107, %112 : tensor<16x21x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %115 = stablehlo.add %103, %114 : tensor<16x21x1xf32>
    %116 = stablehlo.rsqrt %115 : tensor<16x21x1xf32>
    %117 = stablehlo.divide %116, %115 : tensor<16x21x1xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<16x21x1xf32>
    %120 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %121 = stablehlo.subtract %96, %120 : tensor<16x21x64xf32>
    %122 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %123 = stablehlo.multiply %121, %122 : tensor<16x21x64xf32>
    %124 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %127 = stablehlo.multiply %126, %123 : tensor<16x21x64xf32>
    %128 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %131 = stablehlo.add %127, %130 : tensor<16x21x64xf32>
    %132 = stablehlo.dot_general %arg13, %131, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<16x21x64xf32>) -> tensor<256x16x21xf32>
    %133 = stablehlo.transpose %132, dims = [1, 2, 0] : (tensor<256x16x21xf32>) -> tensor<16x21x256xf32>
    %134 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [1, 2] : (tensor<1x256xf32>) -> tensor<1x1x256xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x21x256xf32>
    %137 = stablehlo.add %133, %136 : tensor<16x21x256xf32>
    %138 = stablehlo.multiply %137, %137 : tensor<16x21x256xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<16x21x256xf32>
    %140 = stablehlo.multiply %137, %137 : tensor<16x21x256xf32>
    %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %142 = stablehlo.multiply %141, %140 : tensor<16x21x256xf32>
    %cst_26 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %144 = stablehlo.multiply %143, %139 : tensor<16x21x256xf32>
    %145 = stablehlo.add %137, %144 : tensor<16x21x256xf32>
    %cst_27 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %147 = stablehlo.multiply %146, %145 : tensor<16x21x256xf32>
    %148 = stablehlo.tanh %147 : tensor<16x21x256xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %150 = stablehlo.subtract %149, %148 : tensor<16x21x256xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %152 = stablehlo.add %151, %148 : tensor<16x21x256xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<16x21x256xf32>
    %155 = stablehlo.multiply %137, %154 : tensor<16x21x256xf32>
    %156 = stablehlo.dot_general %arg15, %155, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<16x21x256xf32>) -> tensor<64x16x21xf32>
    %157 = stablehlo.transpose %156, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %158 = stablehlo.broadcast_in_dim %arg16, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %161 = stablehlo.add %157, %160 : tensor<16x21x64xf32>
    %162 = stablehlo.add %96, %161 : tensor<16x21x64xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_32 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %166 = stablehlo.divide %164, %165 : tensor<16x21x1xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %167:4 = call @_var(%162, %c_33) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %169 = stablehlo.maximum %168, %167#0 : tensor<16x21x1xf32>
    %170 = stablehlo.compare EQ, %167#0, %169, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %173 = stablehlo.select %170, %171, %172 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %175 = stablehlo.compare EQ, %174, %169, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %178 = stablehlo.select %175, %176, %177 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %179 = stablehlo.divide %173, %178 : tensor<16x21x1xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %181 = stablehlo.add %169, %180 : tensor<16x21x1xf32>
    %182 = stablehlo.rsqrt %181 : tensor<16x21x1xf32>
    %183 = stablehlo.divide %182, %181 : tensor<16x21x1xf32>
    %cst_41 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %185 = stablehlo.multiply %184, %183 : tensor<16x21x1xf32>
    %186 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %187 = stablehlo.subtract %162, %186 : tensor<16x21x64xf32>
    %188 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %189 = stablehlo.multiply %187, %188 : tensor<16x21x64xf32>
    %190 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %193 = stablehlo.multiply %192, %189 : tensor<16x21x64xf32>
    %194 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %197 = stablehlo.add %193, %196 : tensor<16x21x64xf32>
    %198 = stablehlo.dot_general %arg21, %197, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<192x64xf32>, tensor<16x21x64xf32>) -> tensor<192x16x21xf32>
    %199 = stablehlo.transpose %198, dims = [1, 2, 0] : (tensor<192x16x21xf32>) -> tensor<16x21x192xf32>
    %200 = stablehlo.broadcast_in_dim %arg22, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [1, 2] : (tensor<1x192xf32>) -> tensor<1x1x192xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x21x192xf32>
    %203 = stablehlo.add %199, %202 : tensor<16x21x192xf32>
    %204 = stablehlo.reshape %203 : (tensor<16x21x192xf32>) -> tensor<16x21x3x4x16xf32>
    %205 = stablehlo.transpose %204, dims = [0, 2, 3, 1, 4] : (tensor<16x21x3x4x16xf32>) -> tensor<16x3x4x21x16xf32>
    %206 = stablehlo.slice %205 [0:16, 0:1, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %207 = stablehlo.reshape %206 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %208 = stablehlo.slice %205 [0:16, 1:2, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %209 = stablehlo.reshape %208 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %210 = stablehlo.slice %205 [0:16, 2:3, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %211 = stablehlo.reshape %210 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %212 = stablehlo.dot_general %207, %209, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %213 = stablehlo.sqrt %cst_42 : tensor<f32>
    %214 = stablehlo.convert %213 : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %216 = stablehlo.divide %212, %215 : tensor<16x4x21x21xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x4x21xf32>
    %219 = stablehlo.maximum %218, %217 : tensor<16x4x21xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %222 = stablehlo.subtract %216, %221 : tensor<16x4x21x21xf32>
    %223 = stablehlo.exponential %222 : tensor<16x4x21x21xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %227 = stablehlo.divide %223, %226 : tensor<16x4x21x21xf32>
    %228 = stablehlo.multiply %225, %225 : tensor<16x4x21x1xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x4x21x1xf32>
    %230 = stablehlo.divide %229, %228 : tensor<16x4x21x1xf32>
    %231 = stablehlo.dot_general %227, %211, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %232 = stablehlo.transpose %231, dims = [0, 2, 1, 3] : (tensor<16x4x21x16xf32>) -> tensor<16x21x4x16xf32>
    %233 = stablehlo.reshape %232 : (tensor<16x21x4x16xf32>) -> tensor<16x21x64xf32>
    %234 = stablehlo.dot_general %arg23, %233, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %235 = stablehlo.transpose %234, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %236 = stablehlo.broadcast_in_dim %arg24, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %239 = stablehlo.add %235, %238 : tensor<16x21x64xf32>
    %240 = stablehlo.add %162, %239 : tensor<16x21x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_48 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %244 = stablehlo.divide %242, %243 : tensor<16x21x1xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %245:4 = call @_var(%240, %c_49) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %247 = stablehlo.maximum %246, %245#0 : tensor<16x21x1xf32>
    %248 = stablehlo.compare EQ, %245#0, %247, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %251 = stablehlo.select %248, %249, %250 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %253 = stablehlo.compare EQ, %252, %247, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %256 = stablehlo.select %253, %254, %255 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %257 = stablehlo.divide %251, %256 : tensor<16x21x1xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %259 = stablehlo.add %247, %258 : tensor<16x21x1xf32>
    %260 = stablehlo.rsqrt %259 : tensor<16x21x1xf32>
    %261 = stablehlo.divide %260, %259 : tensor<16x21x1xf32>
    %cst_57 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %263 = stablehlo.multiply %262, %261 : tensor<16x21x1xf32>
    %264 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %265 = stablehlo.subtract %240, %264 : tensor<16x21x64xf32>
    %266 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %267 = stablehlo.multiply %265, %266 : tensor<16x21x64xf32>
    %268 = stablehlo.broadcast_in_dim %arg19, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %271 = stablehlo.multiply %270, %267 : tensor<16x21x64xf32>
    %272 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %275 = stablehlo.add %271, %274 : tensor<16x21x64xf32>
    %276 = stablehlo.dot_general %arg25, %275, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<16x21x64xf32>) -> tensor<256x16x21xf32>
    %277 = stablehlo.transpose %276, dims = [1, 2, 0] : (tensor<256x16x21xf32>) -> tensor<16x21x256xf32>
    %278 = stablehlo.broadcast_in_dim %arg26, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [1, 2] : (tensor<1x256xf32>) -> tensor<1x1x256xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x21x256xf32>
    %281 = stablehlo.add %277, %280 : tensor<16x21x256xf32>
    %282 = stablehlo.multiply %281, %281 : tensor<16x21x256xf32>
    %283 = stablehlo.multiply %282, %281 : tensor<16x21x256xf32>
    %284 = stablehlo.multiply %281, %281 : tensor<16x21x256xf32>
    %cst_58 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %286 = stablehlo.multiply %285, %284 : tensor<16x21x256xf32>
    %cst_59 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %288 = stablehlo.multiply %287, %283 : tensor<16x21x256xf32>
    %289 = stablehlo.add %281, %288 : tensor<16x21x256xf32>
    %cst_60 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %291 = stablehlo.multiply %290, %289 : tensor<16x21x256xf32>
    %292 = stablehlo.tanh %291 : tensor<16x21x256xf32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %294 = stablehlo.subtract %293, %292 : tensor<16x21x256xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %296 = stablehlo.add %295, %292 : tensor<16x21x256xf32>
    %cst_63 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %298 = stablehlo.multiply %297, %296 : tensor<16x21x256xf32>
    %299 = stablehlo.multiply %281, %298 : tensor<16x21x256xf32>
    %300 = stablehlo.dot_general %arg27, %299, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<16x21x256xf32>) -> tensor<64x16x21xf32>
    %301 = stablehlo.transpose %300, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %302 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %305 = stablehlo.add %301, %304 : tensor<16x21x64xf32>
    %306 = stablehlo.add %240, %305 : tensor<16x21x64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%306 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_65 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %310 = stablehlo.divide %308, %309 : tensor<16x21x1xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %311:4 = call @_var(%306, %c_66) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %313 = stablehlo.maximum %312, %311#0 : tensor<16x21x1xf32>
    %314 = stablehlo.compare EQ, %311#0, %313, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %317 = stablehlo.select %314, %315, %316 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %319 = stablehlo.compare EQ, %318, %313, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %322 = stablehlo.select %319, %320, %321 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %323 = stablehlo.divide %317, %322 : tensor<16x21x1xf32>
    %cst_73 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %325 = stablehlo.add %313, %324 : tensor<16x21x1xf32>
    %326 = stablehlo.rsqrt %325 : tensor<16x21x1xf32>
    %327 = stablehlo.divide %326, %325 : tensor<16x21x1xf32>
    %cst_74 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %329 = stablehlo.multiply %328, %327 : tensor<16x21x1xf32>
    %330 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %331 = stablehlo.subtract %306, %330 : tensor<16x21x64xf32>
    %332 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %333 = stablehlo.multiply %331, %332 : tensor<16x21x64xf32>
    %334 = stablehlo.broadcast_in_dim %arg29, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %337 = stablehlo.multiply %336, %333 : tensor<16x21x64xf32>
    %338 = stablehlo.broadcast_in_dim %arg30, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %341 = stablehlo.add %337, %340 : tensor<16x21x64xf32>
    %342 = stablehlo.dot_general %arg33, %341, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<192x64xf32>, tensor<16x21x64xf32>) -> tensor<192x16x21xf32>
    %343 = stablehlo.transpose %342, dims = [1, 2, 0] : (tensor<192x16x21xf32>) -> tensor<16x21x192xf32>
    %344 = stablehlo.broadcast_in_dim %arg34, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [1, 2] : (tensor<1x192xf32>) -> tensor<1x1x192xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x21x192xf32>
    %347 = stablehlo.add %343, %346 : tensor<16x21x192xf32>
    %348 = stablehlo.reshape %347 : (tensor<16x21x192xf32>) -> tensor<16x21x3x4x16xf32>
    %349 = stablehlo.transpose %348, dims = [0, 2, 3, 1, 4] : (tensor<16x21x3x4x16xf32>) -> tensor<16x3x4x21x16xf32>
    %350 = stablehlo.slice %349 [0:16, 0:1, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %351 = stablehlo.reshape %350 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %352 = stablehlo.slice %349 [0:16, 1:2, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %353 = stablehlo.reshape %352 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %354 = stablehlo.slice %349 [0:16, 2:3, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %355 = stablehlo.reshape %354 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %356 = stablehlo.dot_general %351, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %cst_75 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %357 = stablehlo.sqrt %cst_75 : tensor<f32>
    %358 = stablehlo.convert %357 : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %360 = stablehlo.divide %356, %359 : tensor<16x4x21x21xf32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_76) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x4x21xf32>
    %363 = stablehlo.maximum %362, %361 : tensor<16x4x21xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %366 = stablehlo.subtract %360, %365 : tensor<16x4x21x21xf32>
    %367 = stablehlo.exponential %366 : tensor<16x4x21x21xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%367 init: %cst_78) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %371 = stablehlo.divide %367, %370 : tensor<16x4x21x21xf32>
    %372 = stablehlo.multiply %369, %369 : tensor<16x4x21x1xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x4x21x1xf32>
    %374 = stablehlo.divide %373, %372 : tensor<16x4x21x1xf32>
    %375 = stablehlo.dot_general %371, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %376 = stablehlo.transpose %375, dims = [0, 2, 1, 3] : (tensor<16x4x21x16xf32>) -> tensor<16x21x4x16xf32>
    %377 = stablehlo.reshape %376 : (tensor<16x21x4x16xf32>) -> tensor<16x21x64xf32>
    %378 = stablehlo.dot_general %arg35, %377, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %379 = stablehlo.transpose %378, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %380 = stablehlo.broadcast_in_dim %arg36, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %383 = stablehlo.add %379, %382 : tensor<16x21x64xf32>
    %384 = stablehlo.add %306, %383 : tensor<16x21x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_81 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %388 = stablehlo.divide %386, %387 : tensor<16x21x1xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %389:4 = call @_var(%384, %c_82) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %391 = stablehlo.maximum %390, %389#0 : tensor<16x21x1xf32>
    %392 = stablehlo.compare EQ, %389#0, %391, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %395 = stablehlo.select %392, %393, %394 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %397 = stablehlo.compare EQ, %396, %391, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_87 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %400 = stablehlo.select %397, %398, %399 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %401 = stablehlo.divide %395, %400 : tensor<16x21x1xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %403 = stablehlo.add %391, %402 : tensor<16x21x1xf32>
    %404 = stablehlo.rsqrt %403 : tensor<16x21x1xf32>
    %405 = stablehlo.divide %404, %403 : tensor<16x21x1xf32>
    %cst_90 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %407 = stablehlo.multiply %406, %405 : tensor<16x21x1xf32>
    %408 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %409 = stablehlo.subtract %384, %408 : tensor<16x21x64xf32>
    %410 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %411 = stablehlo.multiply %409, %410 : tensor<16x21x64xf32>
    %412 = stablehlo.broadcast_in_dim %arg31, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %415 = stablehlo.multiply %414, %411 : tensor<16x21x64xf32>
    %416 = stablehlo.broadcast_in_dim %arg32, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %419 = stablehlo.add %415, %418 : tensor<16x21x64xf32>
    %420 = stablehlo.dot_general %arg37, %419, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<16x21x64xf32>) -> tensor<256x16x21xf32>
    %421 = stablehlo.transpose %420, dims = [1, 2, 0] : (tensor<256x16x21xf32>) -> tensor<16x21x256xf32>
    %422 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [1, 2] : (tensor<1x256xf32>) -> tensor<1x1x256xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x21x256xf32>
    %425 = stablehlo.add %421, %424 : tensor<16x21x256xf32>
    %426 = stablehlo.multiply %425, %425 : tensor<16x21x256xf32>
    %427 = stablehlo.multiply %426, %425 : tensor<16x21x256xf32>
    %428 = stablehlo.multiply %425, %425 : tensor<16x21x256xf32>
    %cst_91 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %430 = stablehlo.multiply %429, %428 : tensor<16x21x256xf32>
    %cst_92 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %432 = stablehlo.multiply %431, %427 : tensor<16x21x256xf32>
    %433 = stablehlo.add %425, %432 : tensor<16x21x256xf32>
    %cst_93 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %435 = stablehlo.multiply %434, %433 : tensor<16x21x256xf32>
    %436 = stablehlo.tanh %435 : tensor<16x21x256xf32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %438 = stablehlo.subtract %437, %436 : tensor<16x21x256xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %440 = stablehlo.add %439, %436 : tensor<16x21x256xf32>
    %cst_96 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %442 = stablehlo.multiply %441, %440 : tensor<16x21x256xf32>
    %443 = stablehlo.multiply %425, %442 : tensor<16x21x256xf32>
    %444 = stablehlo.dot_general %arg39, %443, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<16x21x256xf32>) -> tensor<64x16x21xf32>
    %445 = stablehlo.transpose %444, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %446 = stablehlo.broadcast_in_dim %arg40, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %449 = stablehlo.add %445, %448 : tensor<16x21x64xf32>
    %450 = stablehlo.add %384, %449 : tensor<16x21x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%450 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_98 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %454 = stablehlo.divide %452, %453 : tensor<16x21x1xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %455:4 = call @_var(%450, %c_99) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %457 = stablehlo.maximum %456, %455#0 : tensor<16x21x1xf32>
    %458 = stablehlo.compare EQ, %455#0, %457, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %461 = stablehlo.select %458, %459, %460 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %463 = stablehlo.compare EQ, %462, %457, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_104 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %466 = stablehlo.select %463, %464, %465 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %467 = stablehlo.divide %461, %466 : tensor<16x21x1xf32>
    %cst_106 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %469 = stablehlo.add %457, %468 : tensor<16x21x1xf32>
    %470 = stablehlo.rsqrt %469 : tensor<16x21x1xf32>
    %471 = stablehlo.divide %470, %469 : tensor<16x21x1xf32>
    %cst_107 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %473 = stablehlo.multiply %472, %471 : tensor<16x21x1xf32>
    %474 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %475 = stablehlo.subtract %450, %474 : tensor<16x21x64xf32>
    %476 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %477 = stablehlo.multiply %475, %476 : tensor<16x21x64xf32>
    %478 = stablehlo.broadcast_in_dim %arg41, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %481 = stablehlo.multiply %480, %477 : tensor<16x21x64xf32>
    %482 = stablehlo.broadcast_in_dim %arg42, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %485 = stablehlo.add %481, %484 : tensor<16x21x64xf32>
    %486 = stablehlo.dot_general %arg45, %485, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<192x64xf32>, tensor<16x21x64xf32>) -> tensor<192x16x21xf32>
    %487 = stablehlo.transpose %486, dims = [1, 2, 0] : (tensor<192x16x21xf32>) -> tensor<16x21x192xf32>
    %488 = stablehlo.broadcast_in_dim %arg46, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [1, 2] : (tensor<1x192xf32>) -> tensor<1x1x192xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x21x192xf32>
    %491 = stablehlo.add %487, %490 : tensor<16x21x192xf32>
    %492 = stablehlo.reshape %491 : (tensor<16x21x192xf32>) -> tensor<16x21x3x4x16xf32>
    %493 = stablehlo.transpose %492, dims = [0, 2, 3, 1, 4] : (tensor<16x21x3x4x16xf32>) -> tensor<16x3x4x21x16xf32>
    %494 = stablehlo.slice %493 [0:16, 0:1, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %495 = stablehlo.reshape %494 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %496 = stablehlo.slice %493 [0:16, 1:2, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %497 = stablehlo.reshape %496 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %498 = stablehlo.slice %493 [0:16, 2:3, 0:4, 0:21, 0:16] : (tensor<16x3x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %499 = stablehlo.reshape %498 : (tensor<16x1x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %500 = stablehlo.dot_general %495, %497, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %501 = stablehlo.sqrt %cst_108 : tensor<f32>
    %502 = stablehlo.convert %501 : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %504 = stablehlo.divide %500, %503 : tensor<16x4x21x21xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_109) applies stablehlo.maximum across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %cst_110 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x4x21xf32>
    %507 = stablehlo.maximum %506, %505 : tensor<16x4x21xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %510 = stablehlo.subtract %504, %509 : tensor<16x4x21x21xf32>
    %511 = stablehlo.exponential %510 : tensor<16x4x21x21xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_111) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %515 = stablehlo.divide %511, %514 : tensor<16x4x21x21xf32>
    %516 = stablehlo.multiply %513, %513 : tensor<16x4x21x1xf32>
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x4x21x1xf32>
    %518 = stablehlo.divide %517, %516 : tensor<16x4x21x1xf32>
    %519 = stablehlo.dot_general %515, %499, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %520 = stablehlo.transpose %519, dims = [0, 2, 1, 3] : (tensor<16x4x21x16xf32>) -> tensor<16x21x4x16xf32>
    %521 = stablehlo.reshape %520 : (tensor<16x21x4x16xf32>) -> tensor<16x21x64xf32>
    %522 = stablehlo.dot_general %arg47, %521, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %523 = stablehlo.transpose %522, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %524 = stablehlo.broadcast_in_dim %arg48, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %527 = stablehlo.add %523, %526 : tensor<16x21x64xf32>
    %528 = stablehlo.add %450, %527 : tensor<16x21x64xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_114 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %532 = stablehlo.divide %530, %531 : tensor<16x21x1xf32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %533:4 = call @_var(%528, %c_115) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %535 = stablehlo.maximum %534, %533#0 : tensor<16x21x1xf32>
    %536 = stablehlo.compare EQ, %533#0, %535, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %539 = stablehlo.select %536, %537, %538 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %541 = stablehlo.compare EQ, %540, %535, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_120 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %544 = stablehlo.select %541, %542, %543 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %545 = stablehlo.divide %539, %544 : tensor<16x21x1xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %547 = stablehlo.add %535, %546 : tensor<16x21x1xf32>
    %548 = stablehlo.rsqrt %547 : tensor<16x21x1xf32>
    %549 = stablehlo.divide %548, %547 : tensor<16x21x1xf32>
    %cst_123 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %551 = stablehlo.multiply %550, %549 : tensor<16x21x1xf32>
    %552 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %553 = stablehlo.subtract %528, %552 : tensor<16x21x64xf32>
    %554 = stablehlo.broadcast_in_dim %548, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %555 = stablehlo.multiply %553, %554 : tensor<16x21x64xf32>
    %556 = stablehlo.broadcast_in_dim %arg43, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %559 = stablehlo.multiply %558, %555 : tensor<16x21x64xf32>
    %560 = stablehlo.broadcast_in_dim %arg44, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %563 = stablehlo.add %559, %562 : tensor<16x21x64xf32>
    %564 = stablehlo.dot_general %arg49, %563, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<16x21x64xf32>) -> tensor<256x16x21xf32>
    %565 = stablehlo.transpose %564, dims = [1, 2, 0] : (tensor<256x16x21xf32>) -> tensor<16x21x256xf32>
    %566 = stablehlo.broadcast_in_dim %arg50, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [1, 2] : (tensor<1x256xf32>) -> tensor<1x1x256xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x21x256xf32>
    %569 = stablehlo.add %565, %568 : tensor<16x21x256xf32>
    %570 = stablehlo.multiply %569, %569 : tensor<16x21x256xf32>
    %571 = stablehlo.multiply %570, %569 : tensor<16x21x256xf32>
    %572 = stablehlo.multiply %569, %569 : tensor<16x21x256xf32>
    %cst_124 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %574 = stablehlo.multiply %573, %572 : tensor<16x21x256xf32>
    %cst_125 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %576 = stablehlo.multiply %575, %571 : tensor<16x21x256xf32>
    %577 = stablehlo.add %569, %576 : tensor<16x21x256xf32>
    %cst_126 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %579 = stablehlo.multiply %578, %577 : tensor<16x21x256xf32>
    %580 = stablehlo.tanh %579 : tensor<16x21x256xf32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %582 = stablehlo.subtract %581, %580 : tensor<16x21x256xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %584 = stablehlo.add %583, %580 : tensor<16x21x256xf32>
    %cst_129 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %586 = stablehlo.multiply %585, %584 : tensor<16x21x256xf32>
    %587 = stablehlo.multiply %569, %586 : tensor<16x21x256xf32>
    %588 = stablehlo.dot_general %arg51, %587, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<16x21x256xf32>) -> tensor<64x16x21xf32>
    %589 = stablehlo.transpose %588, dims = [1, 2, 0] : (tensor<64x16x21xf32>) -> tensor<16x21x64xf32>
    %590 = stablehlo.broadcast_in_dim %arg52, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %593 = stablehlo.add %589, %592 : tensor<16x21x64xf32>
    %594 = stablehlo.add %528, %593 : tensor<16x21x64xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_131 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %598 = stablehlo.divide %596, %597 : tensor<16x21x1xf32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %599:4 = call @_var(%594, %c_132) : (tensor<16x21x64xf32>, tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %601 = stablehlo.maximum %600, %599#0 : tensor<16x21x1xf32>
    %602 = stablehlo.compare EQ, %599#0, %601, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %605 = stablehlo.select %602, %603, %604 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %607 = stablehlo.compare EQ, %606, %601, FLOAT : (tensor<16x21x1xf32>, tensor<16x21x1xf32>) -> tensor<16x21x1xi1>
    %cst_137 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %610 = stablehlo.select %607, %608, %609 : tensor<16x21x1xi1>, tensor<16x21x1xf32>
    %611 = stablehlo.divide %605, %610 : tensor<16x21x1xf32>
    %cst_139 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %613 = stablehlo.add %601, %612 : tensor<16x21x1xf32>
    %614 = stablehlo.rsqrt %613 : tensor<16x21x1xf32>
    %615 = stablehlo.divide %614, %613 : tensor<16x21x1xf32>
    %cst_140 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %617 = stablehlo.multiply %616, %615 : tensor<16x21x1xf32>
    %618 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %619 = stablehlo.subtract %594, %618 : tensor<16x21x64xf32>
    %620 = stablehlo.broadcast_in_dim %614, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %621 = stablehlo.multiply %619, %620 : tensor<16x21x64xf32>
    %622 = stablehlo.broadcast_in_dim %arg53, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %625 = stablehlo.multiply %624, %621 : tensor<16x21x64xf32>
    %626 = stablehlo.broadcast_in_dim %arg54, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [1, 2] : (tensor<1x64xf32>) -> tensor<1x1x64xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %629 = stablehlo.add %625, %628 : tensor<16x21x64xf32>
    %630 = call @pool_sd(%629) : (tensor<16x21x64xf32>) -> tensor<16x64xf32>
    %631 = stablehlo.dot_general %arg55, %630, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<100x64xf32>, tensor<16x64xf32>) -> tensor<100x16xf32>
    %632 = stablehlo.transpose %631, dims = [1, 0] : (tensor<100x16xf32>) -> tensor<16x100xf32>
    %633 = stablehlo.broadcast_in_dim %arg56, dims = [1] : (tensor<100xf32>) -> tensor<1x100xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<1x100xf32>) -> tensor<16x100xf32>
    %635 = stablehlo.add %632, %634 : tensor<16x100xf32>
    %636 = stablehlo.broadcast_in_dim %arg173, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %637:2 = call @take_along_axis(%635, %636) : (tensor<16x100xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %c_141 = stablehlo.constant dense<0> : tensor<i32>
    %638:2 = call @_take(%637#0, %c_141) : (tensor<16x1xf32>, tensor<i32>) -> (tensor<16xf32>, tensor<1xi32>)
    %cst_142 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %639 = stablehlo.reduce(%635 init: %cst_142) applies stablehlo.maximum across dimensions = [1] : (tensor<16x100xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_143 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %641 = stablehlo.maximum %640, %639 : tensor<16xf32>
    %642 = stablehlo.is_finite %641 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %644 = stablehlo.select %642, %641, %643 : tensor<16xi1>, tensor<16xf32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x100xf32>
    %647 = stablehlo.subtract %635, %646 : tensor<16x100xf32>
    %648 = stablehlo.exponential %647 : tensor<16x100xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.reduce(%648 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<16x100xf32>, tensor<f32>) -> tensor<16xf32>
    %650 = stablehlo.abs %649 : tensor<16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %652 = stablehlo.compare GE, %649, %651, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %653 = stablehlo.log %650 : tensor<16xf32>
    %654 = stablehlo.add %653, %644 : tensor<16xf32>
    %655 = stablehlo.subtract %654, %638#0 : tensor<16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.reduce(%655 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_148 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %657 = stablehlo.divide %656, %cst_148 : tensor<f32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_150 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %658 = stablehlo.divide %cst_149, %cst_150 : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %660 = stablehlo.negate %659 : tensor<16xf32>
    %661 = stablehlo.divide %659, %650 : tensor<16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %663 = stablehlo.select %652, %662, %661 : tensor<16xi1>, tensor<16xf32>
    %664 = stablehlo.select %652, %661, %662 : tensor<16xi1>, tensor<16xf32>
    %665 = stablehlo.negate %663 : tensor<16xf32>
    %666 = stablehlo.add %664, %665 : tensor<16xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0] : (tensor<16xf32>) -> tensor<16x100xf32>
    %668 = stablehlo.multiply %667, %648 : tensor<16x100xf32>
    %669 = call @_take_1(%638#1, %660) : (tensor<1xi32>, tensor<16xf32>) -> tensor<16x1xf32>
    %670 = call @take_along_axis_2(%637#1, %669) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x100xf32>
    %671 = stablehlo.add %668, %670 : tensor<16x100xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %672 = stablehlo.reduce(%671 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<16x100xf32>, tensor<f32>) -> tensor<100xf32>
    %673 = stablehlo.reshape %672 : (tensor<100xf32>) -> tensor<1x100xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%673 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<1x100xf32>, tensor<f32>) -> tensor<100xf32>
    %675 = stablehlo.transpose %671, dims = [1, 0] : (tensor<16x100xf32>) -> tensor<100x16xf32>
    %676 = stablehlo.dot_general %675, %arg55, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<100x16xf32>, tensor<100x64xf32>) -> tensor<16x64xf32>
    %677 = stablehlo.dot_general %675, %630, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<100x16xf32>, tensor<16x64xf32>) -> tensor<100x64xf32>
    %678 = call @pool_sd_3(%676) : (tensor<16x64xf32>) -> tensor<16x21x64xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %680 = stablehlo.reshape %679 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %682 = stablehlo.broadcast_in_dim %681, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %684 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %685 = stablehlo.multiply %684, %678 : tensor<16x21x64xf32>
    %686 = stablehlo.multiply %678, %621 : tensor<16x21x64xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %688 = stablehlo.reshape %687 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %690 = stablehlo.broadcast_in_dim %689, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_159) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %692 = stablehlo.multiply %619, %685 : tensor<16x21x64xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%692 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %694 = stablehlo.reshape %693 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %695 = stablehlo.broadcast_in_dim %614, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %696 = stablehlo.multiply %685, %695 : tensor<16x21x64xf32>
    %697 = stablehlo.negate %696 : tensor<16x21x64xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %699 = stablehlo.reshape %698 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %700 = stablehlo.multiply %694, %617 : tensor<16x21x1xf32>
    %701 = stablehlo.multiply %700, %611 : tensor<16x21x1xf32>
    %702 = call @_var_4(%599#1, %599#2, %599#3, %701) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %703 = stablehlo.add %696, %702 : tensor<16x21x64xf32>
    %cst_162 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %705 = stablehlo.divide %699, %704 : tensor<16x21x1xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %708 = stablehlo.add %703, %707 : tensor<16x21x64xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%708 init: %cst_164) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %710 = stablehlo.reshape %709 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_166) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %714 = stablehlo.transpose %708, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %715 = stablehlo.dot_general %714, %arg51, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x256xf32>) -> tensor<16x21x256xf32>
    %716 = stablehlo.dot_general %714, %587, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x256xf32>) -> tensor<64x256xf32>
    %717 = stablehlo.multiply %569, %715 : tensor<16x21x256xf32>
    %718 = stablehlo.multiply %715, %586 : tensor<16x21x256xf32>
    %cst_167 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %720 = stablehlo.multiply %719, %717 : tensor<16x21x256xf32>
    %721 = stablehlo.multiply %720, %582 : tensor<16x21x256xf32>
    %722 = stablehlo.multiply %721, %580 : tensor<16x21x256xf32>
    %723 = stablehlo.add %721, %722 : tensor<16x21x256xf32>
    %cst_168 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %725 = stablehlo.multiply %724, %723 : tensor<16x21x256xf32>
    %726 = stablehlo.add %718, %725 : tensor<16x21x256xf32>
    %cst_169 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %728 = stablehlo.multiply %727, %725 : tensor<16x21x256xf32>
    %729 = stablehlo.multiply %728, %574 : tensor<16x21x256xf32>
    %730 = stablehlo.add %726, %729 : tensor<16x21x256xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x256xf32>, tensor<f32>) -> tensor<256xf32>
    %732 = stablehlo.reshape %731 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_171) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%734 init: %cst_172) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %736 = stablehlo.transpose %730, dims = [2, 0, 1] : (tensor<16x21x256xf32>) -> tensor<256x16x21xf32>
    %737 = stablehlo.dot_general %736, %arg49, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<256x64xf32>) -> tensor<16x21x64xf32>
    %738 = stablehlo.dot_general %736, %563, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<16x21x64xf32>) -> tensor<256x64xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%737 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %740 = stablehlo.reshape %739 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.reduce(%740 init: %cst_174) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.reduce(%742 init: %cst_175) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %744 = stablehlo.broadcast_in_dim %557, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %745 = stablehlo.multiply %744, %737 : tensor<16x21x64xf32>
    %746 = stablehlo.multiply %737, %555 : tensor<16x21x64xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %747 = stablehlo.reduce(%746 init: %cst_176) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %748 = stablehlo.reshape %747 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%750 init: %cst_178) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %752 = stablehlo.multiply %553, %745 : tensor<16x21x64xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %754 = stablehlo.reshape %753 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %755 = stablehlo.broadcast_in_dim %548, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %756 = stablehlo.multiply %745, %755 : tensor<16x21x64xf32>
    %757 = stablehlo.negate %756 : tensor<16x21x64xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%757 init: %cst_180) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %759 = stablehlo.reshape %758 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %760 = stablehlo.add %708, %756 : tensor<16x21x64xf32>
    %761 = stablehlo.multiply %754, %551 : tensor<16x21x1xf32>
    %762 = stablehlo.multiply %761, %545 : tensor<16x21x1xf32>
    %763 = call @_var_4(%533#1, %533#2, %533#3, %762) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %764 = stablehlo.add %760, %763 : tensor<16x21x64xf32>
    %cst_181 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %766 = stablehlo.divide %759, %765 : tensor<16x21x1xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.reduce(%766 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %769 = stablehlo.add %764, %768 : tensor<16x21x64xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.reduce(%769 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %771 = stablehlo.reshape %770 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.reduce(%771 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.reduce(%773 init: %cst_185) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %775 = stablehlo.transpose %769, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %776 = stablehlo.dot_general %775, %arg47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x64xf32>) -> tensor<16x21x64xf32>
    %777 = stablehlo.dot_general %775, %521, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x64xf32>) -> tensor<64x64xf32>
    %778 = stablehlo.reshape %776 : (tensor<16x21x64xf32>) -> tensor<16x21x4x16xf32>
    %779 = stablehlo.transpose %778, dims = [0, 2, 1, 3] : (tensor<16x21x4x16xf32>) -> tensor<16x4x21x16xf32>
    %780 = stablehlo.dot_general %779, %515, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x21xf32>) -> tensor<16x4x16x21xf32>
    %781 = stablehlo.transpose %780, dims = [0, 1, 3, 2] : (tensor<16x4x16x21xf32>) -> tensor<16x4x21x16xf32>
    %782 = stablehlo.dot_general %779, %499, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %783 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %784 = stablehlo.multiply %782, %783 : tensor<16x4x21x21xf32>
    %785 = stablehlo.multiply %784, %511 : tensor<16x4x21x21xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.reduce(%785 init: %cst_186) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %787 = stablehlo.reshape %786 : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %788 = stablehlo.negate %787 : tensor<16x4x21x1xf32>
    %789 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %790 = stablehlo.divide %782, %789 : tensor<16x4x21x21xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %791 = stablehlo.reduce(%788 init: %cst_187) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x1xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %792 = stablehlo.broadcast_in_dim %791, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x21xf32>
    %793 = stablehlo.add %790, %792 : tensor<16x4x21x21xf32>
    %794 = stablehlo.multiply %793, %511 : tensor<16x4x21x21xf32>
    %795 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %796 = stablehlo.divide %794, %795 : tensor<16x4x21x21xf32>
    %797 = stablehlo.dot_general %796, %495, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %798 = stablehlo.dot_general %796, %497, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %799 = stablehlo.broadcast_in_dim %781, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %800 = stablehlo.pad %799, %cst_188, low = [0, 2, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %801 = stablehlo.broadcast_in_dim %797, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.pad %801, %cst_189, low = [0, 1, 0, 0, 0], high = [0, 1, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %803 = stablehlo.add %800, %802 : tensor<16x3x4x21x16xf32>
    %804 = stablehlo.broadcast_in_dim %798, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.pad %804, %cst_190, low = [0, 0, 0, 0, 0], high = [0, 2, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %806 = stablehlo.add %803, %805 : tensor<16x3x4x21x16xf32>
    %807 = stablehlo.transpose %806, dims = [0, 3, 1, 2, 4] : (tensor<16x3x4x21x16xf32>) -> tensor<16x21x3x4x16xf32>
    %808 = stablehlo.reshape %807 : (tensor<16x21x3x4x16xf32>) -> tensor<16x21x192xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.reduce(%808 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x192xf32>, tensor<f32>) -> tensor<192xf32>
    %810 = stablehlo.reshape %809 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %811 = stablehlo.reduce(%810 init: %cst_192) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.reduce(%812 init: %cst_193) applies stablehlo.add across dimensions = [0] : (tensor<1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %814 = stablehlo.transpose %808, dims = [2, 0, 1] : (tensor<16x21x192xf32>) -> tensor<192x16x21xf32>
    %815 = stablehlo.dot_general %814, %arg45, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<192x64xf32>) -> tensor<16x21x64xf32>
    %816 = stablehlo.dot_general %814, %485, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<16x21x64xf32>) -> tensor<192x64xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%815 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %818 = stablehlo.reshape %817 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%818 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.reduce(%820 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %822 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %823 = stablehlo.multiply %822, %815 : tensor<16x21x64xf32>
    %824 = stablehlo.multiply %815, %477 : tensor<16x21x64xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.reduce(%824 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %826 = stablehlo.reshape %825 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%826 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.reduce(%828 init: %cst_199) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %830 = stablehlo.multiply %475, %823 : tensor<16x21x64xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%830 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %832 = stablehlo.reshape %831 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %833 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %834 = stablehlo.multiply %823, %833 : tensor<16x21x64xf32>
    %835 = stablehlo.negate %834 : tensor<16x21x64xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%835 init: %cst_201) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %837 = stablehlo.reshape %836 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %838 = stablehlo.add %769, %834 : tensor<16x21x64xf32>
    %839 = stablehlo.multiply %832, %473 : tensor<16x21x1xf32>
    %840 = stablehlo.multiply %839, %467 : tensor<16x21x1xf32>
    %841 = call @_var_4(%455#1, %455#2, %455#3, %840) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %842 = stablehlo.add %838, %841 : tensor<16x21x64xf32>
    %cst_202 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %844 = stablehlo.divide %837, %843 : tensor<16x21x1xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%844 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %847 = stablehlo.add %842, %846 : tensor<16x21x64xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%847 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %849 = stablehlo.reshape %848 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%851 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %853 = stablehlo.transpose %847, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %854 = stablehlo.dot_general %853, %arg39, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x256xf32>) -> tensor<16x21x256xf32>
    %855 = stablehlo.dot_general %853, %443, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x256xf32>) -> tensor<64x256xf32>
    %856 = stablehlo.multiply %425, %854 : tensor<16x21x256xf32>
    %857 = stablehlo.multiply %854, %442 : tensor<16x21x256xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %859 = stablehlo.multiply %858, %856 : tensor<16x21x256xf32>
    %860 = stablehlo.multiply %859, %438 : tensor<16x21x256xf32>
    %861 = stablehlo.multiply %860, %436 : tensor<16x21x256xf32>
    %862 = stablehlo.add %860, %861 : tensor<16x21x256xf32>
    %cst_208 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %864 = stablehlo.multiply %863, %862 : tensor<16x21x256xf32>
    %865 = stablehlo.add %857, %864 : tensor<16x21x256xf32>
    %cst_209 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %867 = stablehlo.multiply %866, %864 : tensor<16x21x256xf32>
    %868 = stablehlo.multiply %867, %430 : tensor<16x21x256xf32>
    %869 = stablehlo.add %865, %868 : tensor<16x21x256xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%869 init: %cst_210) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x256xf32>, tensor<f32>) -> tensor<256xf32>
    %871 = stablehlo.reshape %870 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.reduce(%871 init: %cst_211) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.reduce(%873 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %875 = stablehlo.transpose %869, dims = [2, 0, 1] : (tensor<16x21x256xf32>) -> tensor<256x16x21xf32>
    %876 = stablehlo.dot_general %875, %arg37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<256x64xf32>) -> tensor<16x21x64xf32>
    %877 = stablehlo.dot_general %875, %419, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<16x21x64xf32>) -> tensor<256x64xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%876 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %879 = stablehlo.reshape %878 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%879 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %881 = stablehlo.broadcast_in_dim %880, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.reduce(%881 init: %cst_215) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %883 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %884 = stablehlo.multiply %883, %876 : tensor<16x21x64xf32>
    %885 = stablehlo.multiply %876, %411 : tensor<16x21x64xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%885 init: %cst_216) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %887 = stablehlo.reshape %886 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%887 init: %cst_217) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%889 init: %cst_218) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %891 = stablehlo.multiply %409, %884 : tensor<16x21x64xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%891 init: %cst_219) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %893 = stablehlo.reshape %892 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %894 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %895 = stablehlo.multiply %884, %894 : tensor<16x21x64xf32>
    %896 = stablehlo.negate %895 : tensor<16x21x64xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %897 = stablehlo.reduce(%896 init: %cst_220) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %898 = stablehlo.reshape %897 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %899 = stablehlo.add %847, %895 : tensor<16x21x64xf32>
    %900 = stablehlo.multiply %893, %407 : tensor<16x21x1xf32>
    %901 = stablehlo.multiply %900, %401 : tensor<16x21x1xf32>
    %902 = call @_var_4(%389#1, %389#2, %389#3, %901) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %903 = stablehlo.add %899, %902 : tensor<16x21x64xf32>
    %cst_221 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %905 = stablehlo.divide %898, %904 : tensor<16x21x1xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%905 init: %cst_222) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %908 = stablehlo.add %903, %907 : tensor<16x21x64xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%908 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %910 = stablehlo.reshape %909 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%910 init: %cst_224) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %912 = stablehlo.broadcast_in_dim %911, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %913 = stablehlo.reduce(%912 init: %cst_225) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %914 = stablehlo.transpose %908, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %915 = stablehlo.dot_general %914, %arg35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x64xf32>) -> tensor<16x21x64xf32>
    %916 = stablehlo.dot_general %914, %377, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x64xf32>) -> tensor<64x64xf32>
    %917 = stablehlo.reshape %915 : (tensor<16x21x64xf32>) -> tensor<16x21x4x16xf32>
    %918 = stablehlo.transpose %917, dims = [0, 2, 1, 3] : (tensor<16x21x4x16xf32>) -> tensor<16x4x21x16xf32>
    %919 = stablehlo.dot_general %918, %371, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x21xf32>) -> tensor<16x4x16x21xf32>
    %920 = stablehlo.transpose %919, dims = [0, 1, 3, 2] : (tensor<16x4x16x21xf32>) -> tensor<16x4x21x16xf32>
    %921 = stablehlo.dot_general %918, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %922 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %923 = stablehlo.multiply %921, %922 : tensor<16x4x21x21xf32>
    %924 = stablehlo.multiply %923, %367 : tensor<16x4x21x21xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %925 = stablehlo.reduce(%924 init: %cst_226) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %926 = stablehlo.reshape %925 : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %927 = stablehlo.negate %926 : tensor<16x4x21x1xf32>
    %928 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %929 = stablehlo.divide %921, %928 : tensor<16x4x21x21xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %930 = stablehlo.reduce(%927 init: %cst_227) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x1xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x21xf32>
    %932 = stablehlo.add %929, %931 : tensor<16x4x21x21xf32>
    %933 = stablehlo.multiply %932, %367 : tensor<16x4x21x21xf32>
    %934 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %935 = stablehlo.divide %933, %934 : tensor<16x4x21x21xf32>
    %936 = stablehlo.dot_general %935, %351, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %937 = stablehlo.dot_general %935, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %938 = stablehlo.broadcast_in_dim %920, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %939 = stablehlo.pad %938, %cst_228, low = [0, 2, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %940 = stablehlo.broadcast_in_dim %936, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %941 = stablehlo.pad %940, %cst_229, low = [0, 1, 0, 0, 0], high = [0, 1, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %942 = stablehlo.add %939, %941 : tensor<16x3x4x21x16xf32>
    %943 = stablehlo.broadcast_in_dim %937, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %944 = stablehlo.pad %943, %cst_230, low = [0, 0, 0, 0, 0], high = [0, 2, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %945 = stablehlo.add %942, %944 : tensor<16x3x4x21x16xf32>
    %946 = stablehlo.transpose %945, dims = [0, 3, 1, 2, 4] : (tensor<16x3x4x21x16xf32>) -> tensor<16x21x3x4x16xf32>
    %947 = stablehlo.reshape %946 : (tensor<16x21x3x4x16xf32>) -> tensor<16x21x192xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.reduce(%947 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x192xf32>, tensor<f32>) -> tensor<192xf32>
    %949 = stablehlo.reshape %948 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.reduce(%949 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %951 = stablehlo.broadcast_in_dim %950, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %952 = stablehlo.reduce(%951 init: %cst_233) applies stablehlo.add across dimensions = [0] : (tensor<1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %953 = stablehlo.transpose %947, dims = [2, 0, 1] : (tensor<16x21x192xf32>) -> tensor<192x16x21xf32>
    %954 = stablehlo.dot_general %953, %arg33, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<192x64xf32>) -> tensor<16x21x64xf32>
    %955 = stablehlo.dot_general %953, %341, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<16x21x64xf32>) -> tensor<192x64xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %956 = stablehlo.reduce(%954 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %957 = stablehlo.reshape %956 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %958 = stablehlo.reduce(%957 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %959 = stablehlo.broadcast_in_dim %958, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%959 init: %cst_236) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %961 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %962 = stablehlo.multiply %961, %954 : tensor<16x21x64xf32>
    %963 = stablehlo.multiply %954, %333 : tensor<16x21x64xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.reduce(%963 init: %cst_237) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %965 = stablehlo.reshape %964 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.reduce(%965 init: %cst_238) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %967 = stablehlo.broadcast_in_dim %966, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.reduce(%967 init: %cst_239) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %969 = stablehlo.multiply %331, %962 : tensor<16x21x64xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.reduce(%969 init: %cst_240) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %971 = stablehlo.reshape %970 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %972 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %973 = stablehlo.multiply %962, %972 : tensor<16x21x64xf32>
    %974 = stablehlo.negate %973 : tensor<16x21x64xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_241) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %976 = stablehlo.reshape %975 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %977 = stablehlo.add %908, %973 : tensor<16x21x64xf32>
    %978 = stablehlo.multiply %971, %329 : tensor<16x21x1xf32>
    %979 = stablehlo.multiply %978, %323 : tensor<16x21x1xf32>
    %980 = call @_var_4(%311#1, %311#2, %311#3, %979) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %981 = stablehlo.add %977, %980 : tensor<16x21x64xf32>
    %cst_242 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %983 = stablehlo.divide %976, %982 : tensor<16x21x1xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.reduce(%983 init: %cst_243) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %985 = stablehlo.broadcast_in_dim %984, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %986 = stablehlo.add %981, %985 : tensor<16x21x64xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %987 = stablehlo.reduce(%986 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %988 = stablehlo.reshape %987 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %989 = stablehlo.reduce(%988 init: %cst_245) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %990 = stablehlo.broadcast_in_dim %989, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %991 = stablehlo.reduce(%990 init: %cst_246) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %992 = stablehlo.transpose %986, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %993 = stablehlo.dot_general %992, %arg27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x256xf32>) -> tensor<16x21x256xf32>
    %994 = stablehlo.dot_general %992, %299, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x256xf32>) -> tensor<64x256xf32>
    %995 = stablehlo.multiply %281, %993 : tensor<16x21x256xf32>
    %996 = stablehlo.multiply %993, %298 : tensor<16x21x256xf32>
    %cst_247 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %998 = stablehlo.multiply %997, %995 : tensor<16x21x256xf32>
    %999 = stablehlo.multiply %998, %294 : tensor<16x21x256xf32>
    %1000 = stablehlo.multiply %999, %292 : tensor<16x21x256xf32>
    %1001 = stablehlo.add %999, %1000 : tensor<16x21x256xf32>
    %cst_248 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %1003 = stablehlo.multiply %1002, %1001 : tensor<16x21x256xf32>
    %1004 = stablehlo.add %996, %1003 : tensor<16x21x256xf32>
    %cst_249 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %1006 = stablehlo.multiply %1005, %1003 : tensor<16x21x256xf32>
    %1007 = stablehlo.multiply %1006, %286 : tensor<16x21x256xf32>
    %1008 = stablehlo.add %1004, %1007 : tensor<16x21x256xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_250) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1010 = stablehlo.reshape %1009 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1011 = stablehlo.reduce(%1010 init: %cst_251) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1012 init: %cst_252) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1014 = stablehlo.transpose %1008, dims = [2, 0, 1] : (tensor<16x21x256xf32>) -> tensor<256x16x21xf32>
    %1015 = stablehlo.dot_general %1014, %arg25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<256x64xf32>) -> tensor<16x21x64xf32>
    %1016 = stablehlo.dot_general %1014, %275, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<16x21x64xf32>) -> tensor<256x64xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1015 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1019 = stablehlo.reduce(%1018 init: %cst_254) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1021 = stablehlo.reduce(%1020 init: %cst_255) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1022 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %1023 = stablehlo.multiply %1022, %1015 : tensor<16x21x64xf32>
    %1024 = stablehlo.multiply %1015, %267 : tensor<16x21x64xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1025 = stablehlo.reduce(%1024 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1026 = stablehlo.reshape %1025 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1027 = stablehlo.reduce(%1026 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1028 = stablehlo.broadcast_in_dim %1027, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1029 = stablehlo.reduce(%1028 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1030 = stablehlo.multiply %265, %1023 : tensor<16x21x64xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1031 = stablehlo.reduce(%1030 init: %cst_259) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1032 = stablehlo.reshape %1031 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1033 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1034 = stablehlo.multiply %1023, %1033 : tensor<16x21x64xf32>
    %1035 = stablehlo.negate %1034 : tensor<16x21x64xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1035 init: %cst_260) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1037 = stablehlo.reshape %1036 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1038 = stablehlo.add %986, %1034 : tensor<16x21x64xf32>
    %1039 = stablehlo.multiply %1032, %263 : tensor<16x21x1xf32>
    %1040 = stablehlo.multiply %1039, %257 : tensor<16x21x1xf32>
    %1041 = call @_var_4(%245#1, %245#2, %245#3, %1040) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1042 = stablehlo.add %1038, %1041 : tensor<16x21x64xf32>
    %cst_261 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %1044 = stablehlo.divide %1037, %1043 : tensor<16x21x1xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_262) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %1047 = stablehlo.add %1042, %1046 : tensor<16x21x64xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1048 = stablehlo.reduce(%1047 init: %cst_263) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1049 = stablehlo.reshape %1048 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1050 = stablehlo.reduce(%1049 init: %cst_264) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1052 = stablehlo.reduce(%1051 init: %cst_265) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1053 = stablehlo.transpose %1047, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %1054 = stablehlo.dot_general %1053, %arg23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x64xf32>) -> tensor<16x21x64xf32>
    %1055 = stablehlo.dot_general %1053, %233, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x64xf32>) -> tensor<64x64xf32>
    %1056 = stablehlo.reshape %1054 : (tensor<16x21x64xf32>) -> tensor<16x21x4x16xf32>
    %1057 = stablehlo.transpose %1056, dims = [0, 2, 1, 3] : (tensor<16x21x4x16xf32>) -> tensor<16x4x21x16xf32>
    %1058 = stablehlo.dot_general %1057, %227, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x21xf32>) -> tensor<16x4x16x21xf32>
    %1059 = stablehlo.transpose %1058, dims = [0, 1, 3, 2] : (tensor<16x4x16x21xf32>) -> tensor<16x4x21x16xf32>
    %1060 = stablehlo.dot_general %1057, %211, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %1061 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %1062 = stablehlo.multiply %1060, %1061 : tensor<16x4x21x21xf32>
    %1063 = stablehlo.multiply %1062, %223 : tensor<16x4x21x21xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1064 = stablehlo.reduce(%1063 init: %cst_266) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %1065 = stablehlo.reshape %1064 : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %1066 = stablehlo.negate %1065 : tensor<16x4x21x1xf32>
    %1067 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %1068 = stablehlo.divide %1060, %1067 : tensor<16x4x21x21xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.reduce(%1066 init: %cst_267) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x1xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %1070 = stablehlo.broadcast_in_dim %1069, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x21xf32>
    %1071 = stablehlo.add %1068, %1070 : tensor<16x4x21x21xf32>
    %1072 = stablehlo.multiply %1071, %223 : tensor<16x4x21x21xf32>
    %1073 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %1074 = stablehlo.divide %1072, %1073 : tensor<16x4x21x21xf32>
    %1075 = stablehlo.dot_general %1074, %207, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %1076 = stablehlo.dot_general %1074, %209, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %1077 = stablehlo.broadcast_in_dim %1059, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1078 = stablehlo.pad %1077, %cst_268, low = [0, 2, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %1079 = stablehlo.broadcast_in_dim %1075, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.pad %1079, %cst_269, low = [0, 1, 0, 0, 0], high = [0, 1, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %1081 = stablehlo.add %1078, %1080 : tensor<16x3x4x21x16xf32>
    %1082 = stablehlo.broadcast_in_dim %1076, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1083 = stablehlo.pad %1082, %cst_270, low = [0, 0, 0, 0, 0], high = [0, 2, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %1084 = stablehlo.add %1081, %1083 : tensor<16x3x4x21x16xf32>
    %1085 = stablehlo.transpose %1084, dims = [0, 3, 1, 2, 4] : (tensor<16x3x4x21x16xf32>) -> tensor<16x21x3x4x16xf32>
    %1086 = stablehlo.reshape %1085 : (tensor<16x21x3x4x16xf32>) -> tensor<16x21x192xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1087 = stablehlo.reduce(%1086 init: %cst_271) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1088 = stablehlo.reshape %1087 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1089 = stablehlo.reduce(%1088 init: %cst_272) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1090 = stablehlo.broadcast_in_dim %1089, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1091 = stablehlo.reduce(%1090 init: %cst_273) applies stablehlo.add across dimensions = [0] : (tensor<1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1092 = stablehlo.transpose %1086, dims = [2, 0, 1] : (tensor<16x21x192xf32>) -> tensor<192x16x21xf32>
    %1093 = stablehlo.dot_general %1092, %arg21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<192x64xf32>) -> tensor<16x21x64xf32>
    %1094 = stablehlo.dot_general %1092, %197, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<16x21x64xf32>) -> tensor<192x64xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1095 = stablehlo.reduce(%1093 init: %cst_274) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1096 = stablehlo.reshape %1095 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1096 init: %cst_275) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.reduce(%1098 init: %cst_276) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1100 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %1101 = stablehlo.multiply %1100, %1093 : tensor<16x21x64xf32>
    %1102 = stablehlo.multiply %1093, %189 : tensor<16x21x64xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1103 = stablehlo.reduce(%1102 init: %cst_277) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1104 = stablehlo.reshape %1103 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1105 = stablehlo.reduce(%1104 init: %cst_278) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1107 = stablehlo.reduce(%1106 init: %cst_279) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1108 = stablehlo.multiply %187, %1101 : tensor<16x21x64xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1109 = stablehlo.reduce(%1108 init: %cst_280) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1110 = stablehlo.reshape %1109 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1111 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1112 = stablehlo.multiply %1101, %1111 : tensor<16x21x64xf32>
    %1113 = stablehlo.negate %1112 : tensor<16x21x64xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1114 = stablehlo.reduce(%1113 init: %cst_281) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1115 = stablehlo.reshape %1114 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1116 = stablehlo.add %1047, %1112 : tensor<16x21x64xf32>
    %1117 = stablehlo.multiply %1110, %185 : tensor<16x21x1xf32>
    %1118 = stablehlo.multiply %1117, %179 : tensor<16x21x1xf32>
    %1119 = call @_var_4(%167#1, %167#2, %167#3, %1118) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1120 = stablehlo.add %1116, %1119 : tensor<16x21x64xf32>
    %cst_282 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %1122 = stablehlo.divide %1115, %1121 : tensor<16x21x1xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.reduce(%1122 init: %cst_283) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %1125 = stablehlo.add %1120, %1124 : tensor<16x21x64xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1126 = stablehlo.reduce(%1125 init: %cst_284) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1127 = stablehlo.reshape %1126 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1127 init: %cst_285) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1129 = stablehlo.broadcast_in_dim %1128, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1130 = stablehlo.reduce(%1129 init: %cst_286) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1131 = stablehlo.transpose %1125, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %1132 = stablehlo.dot_general %1131, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x256xf32>) -> tensor<16x21x256xf32>
    %1133 = stablehlo.dot_general %1131, %155, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x256xf32>) -> tensor<64x256xf32>
    %1134 = stablehlo.multiply %137, %1132 : tensor<16x21x256xf32>
    %1135 = stablehlo.multiply %1132, %154 : tensor<16x21x256xf32>
    %cst_287 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %1137 = stablehlo.multiply %1136, %1134 : tensor<16x21x256xf32>
    %1138 = stablehlo.multiply %1137, %150 : tensor<16x21x256xf32>
    %1139 = stablehlo.multiply %1138, %148 : tensor<16x21x256xf32>
    %1140 = stablehlo.add %1138, %1139 : tensor<16x21x256xf32>
    %cst_288 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %1142 = stablehlo.multiply %1141, %1140 : tensor<16x21x256xf32>
    %1143 = stablehlo.add %1135, %1142 : tensor<16x21x256xf32>
    %cst_289 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<16x21x256xf32>
    %1145 = stablehlo.multiply %1144, %1142 : tensor<16x21x256xf32>
    %1146 = stablehlo.multiply %1145, %142 : tensor<16x21x256xf32>
    %1147 = stablehlo.add %1143, %1146 : tensor<16x21x256xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_290) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1149 = stablehlo.reshape %1148 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1150 = stablehlo.reduce(%1149 init: %cst_291) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1152 = stablehlo.reduce(%1151 init: %cst_292) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1153 = stablehlo.transpose %1147, dims = [2, 0, 1] : (tensor<16x21x256xf32>) -> tensor<256x16x21xf32>
    %1154 = stablehlo.dot_general %1153, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<256x64xf32>) -> tensor<16x21x64xf32>
    %1155 = stablehlo.dot_general %1153, %131, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<256x16x21xf32>, tensor<16x21x64xf32>) -> tensor<256x64xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1156 = stablehlo.reduce(%1154 init: %cst_293) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1157 = stablehlo.reshape %1156 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1158 = stablehlo.reduce(%1157 init: %cst_294) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1159 = stablehlo.broadcast_in_dim %1158, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1160 = stablehlo.reduce(%1159 init: %cst_295) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1161 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %1162 = stablehlo.multiply %1161, %1154 : tensor<16x21x64xf32>
    %1163 = stablehlo.multiply %1154, %123 : tensor<16x21x64xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1164 = stablehlo.reduce(%1163 init: %cst_296) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1165 = stablehlo.reshape %1164 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1166 = stablehlo.reduce(%1165 init: %cst_297) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = stablehlo.reduce(%1167 init: %cst_298) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1169 = stablehlo.multiply %121, %1162 : tensor<16x21x64xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1170 = stablehlo.reduce(%1169 init: %cst_299) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1171 = stablehlo.reshape %1170 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1172 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1173 = stablehlo.multiply %1162, %1172 : tensor<16x21x64xf32>
    %1174 = stablehlo.negate %1173 : tensor<16x21x64xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1175 = stablehlo.reduce(%1174 init: %cst_300) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1176 = stablehlo.reshape %1175 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1177 = stablehlo.add %1125, %1173 : tensor<16x21x64xf32>
    %1178 = stablehlo.multiply %1171, %119 : tensor<16x21x1xf32>
    %1179 = stablehlo.multiply %1178, %113 : tensor<16x21x1xf32>
    %1180 = call @_var_4(%101#1, %101#2, %101#3, %1179) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1181 = stablehlo.add %1177, %1180 : tensor<16x21x64xf32>
    %cst_301 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %1183 = stablehlo.divide %1176, %1182 : tensor<16x21x1xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1184 = stablehlo.reduce(%1183 init: %cst_302) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1185 = stablehlo.broadcast_in_dim %1184, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %1186 = stablehlo.add %1181, %1185 : tensor<16x21x64xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1187 = stablehlo.reduce(%1186 init: %cst_303) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1188 = stablehlo.reshape %1187 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1189 = stablehlo.reduce(%1188 init: %cst_304) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1190 = stablehlo.broadcast_in_dim %1189, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1191 = stablehlo.reduce(%1190 init: %cst_305) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1192 = stablehlo.transpose %1186, dims = [2, 0, 1] : (tensor<16x21x64xf32>) -> tensor<64x16x21xf32>
    %1193 = stablehlo.dot_general %1192, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<64x64xf32>) -> tensor<16x21x64xf32>
    %1194 = stablehlo.dot_general %1192, %89, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x21xf32>, tensor<16x21x64xf32>) -> tensor<64x64xf32>
    %1195 = stablehlo.reshape %1193 : (tensor<16x21x64xf32>) -> tensor<16x21x4x16xf32>
    %1196 = stablehlo.transpose %1195, dims = [0, 2, 1, 3] : (tensor<16x21x4x16xf32>) -> tensor<16x4x21x16xf32>
    %1197 = stablehlo.dot_general %1196, %83, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x21xf32>) -> tensor<16x4x16x21xf32>
    %1198 = stablehlo.transpose %1197, dims = [0, 1, 3, 2] : (tensor<16x4x16x21xf32>) -> tensor<16x4x21x16xf32>
    %1199 = stablehlo.dot_general %1196, %67, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x16xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x21xf32>
    %1200 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %1201 = stablehlo.multiply %1199, %1200 : tensor<16x4x21x21xf32>
    %1202 = stablehlo.multiply %1201, %79 : tensor<16x4x21x21xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1203 = stablehlo.reduce(%1202 init: %cst_306) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x21xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %1204 = stablehlo.reshape %1203 : (tensor<16x4x21xf32>) -> tensor<16x4x21x1xf32>
    %1205 = stablehlo.negate %1204 : tensor<16x4x21x1xf32>
    %1206 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<16x4x21x1xf32>) -> tensor<16x4x21x21xf32>
    %1207 = stablehlo.divide %1199, %1206 : tensor<16x4x21x21xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1208 = stablehlo.reduce(%1205 init: %cst_307) applies stablehlo.add across dimensions = [3] : (tensor<16x4x21x1xf32>, tensor<f32>) -> tensor<16x4x21xf32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [0, 1, 2] : (tensor<16x4x21xf32>) -> tensor<16x4x21x21xf32>
    %1210 = stablehlo.add %1207, %1209 : tensor<16x4x21x21xf32>
    %1211 = stablehlo.multiply %1210, %79 : tensor<16x4x21x21xf32>
    %1212 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<16x4x21x21xf32>
    %1213 = stablehlo.divide %1211, %1212 : tensor<16x4x21x21xf32>
    %1214 = stablehlo.dot_general %1213, %63, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %1215 = stablehlo.dot_general %1213, %65, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x21x21xf32>, tensor<16x4x21x16xf32>) -> tensor<16x4x21x16xf32>
    %1216 = stablehlo.broadcast_in_dim %1198, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1217 = stablehlo.pad %1216, %cst_308, low = [0, 2, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %1218 = stablehlo.broadcast_in_dim %1214, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1219 = stablehlo.pad %1218, %cst_309, low = [0, 1, 0, 0, 0], high = [0, 1, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %1220 = stablehlo.add %1217, %1219 : tensor<16x3x4x21x16xf32>
    %1221 = stablehlo.broadcast_in_dim %1215, dims = [0, 2, 3, 4] : (tensor<16x4x21x16xf32>) -> tensor<16x1x4x21x16xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1222 = stablehlo.pad %1221, %cst_310, low = [0, 0, 0, 0, 0], high = [0, 2, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x1x4x21x16xf32>, tensor<f32>) -> tensor<16x3x4x21x16xf32>
    %1223 = stablehlo.add %1220, %1222 : tensor<16x3x4x21x16xf32>
    %1224 = stablehlo.transpose %1223, dims = [0, 3, 1, 2, 4] : (tensor<16x3x4x21x16xf32>) -> tensor<16x21x3x4x16xf32>
    %1225 = stablehlo.reshape %1224 : (tensor<16x21x3x4x16xf32>) -> tensor<16x21x192xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1226 = stablehlo.reduce(%1225 init: %cst_311) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1227 = stablehlo.reshape %1226 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1228 = stablehlo.reduce(%1227 init: %cst_312) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1229 = stablehlo.broadcast_in_dim %1228, dims = [1] : (tensor<192xf32>) -> tensor<1x192xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1230 = stablehlo.reduce(%1229 init: %cst_313) applies stablehlo.add across dimensions = [0] : (tensor<1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1231 = stablehlo.transpose %1225, dims = [2, 0, 1] : (tensor<16x21x192xf32>) -> tensor<192x16x21xf32>
    %1232 = stablehlo.dot_general %1231, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<192x64xf32>) -> tensor<16x21x64xf32>
    %1233 = stablehlo.dot_general %1231, %53, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<192x16x21xf32>, tensor<16x21x64xf32>) -> tensor<192x64xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1234 = stablehlo.reduce(%1232 init: %cst_314) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1235 = stablehlo.reshape %1234 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1236 = stablehlo.reduce(%1235 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1238 = stablehlo.reduce(%1237 init: %cst_316) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1239 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x21x64xf32>
    %1240 = stablehlo.multiply %1239, %1232 : tensor<16x21x64xf32>
    %1241 = stablehlo.multiply %1232, %45 : tensor<16x21x64xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1242 = stablehlo.reduce(%1241 init: %cst_317) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1243 = stablehlo.reshape %1242 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1244 = stablehlo.reduce(%1243 init: %cst_318) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1245 = stablehlo.broadcast_in_dim %1244, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1246 = stablehlo.reduce(%1245 init: %cst_319) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1247 = stablehlo.multiply %43, %1240 : tensor<16x21x64xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1248 = stablehlo.reduce(%1247 init: %cst_320) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1249 = stablehlo.reshape %1248 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1250 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1251 = stablehlo.multiply %1240, %1250 : tensor<16x21x64xf32>
    %1252 = stablehlo.negate %1251 : tensor<16x21x64xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1253 = stablehlo.reduce(%1252 init: %cst_321) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1254 = stablehlo.reshape %1253 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %1255 = stablehlo.add %1186, %1251 : tensor<16x21x64xf32>
    %1256 = stablehlo.multiply %1249, %41 : tensor<16x21x1xf32>
    %1257 = stablehlo.multiply %1256, %35 : tensor<16x21x1xf32>
    %1258 = call @_var_4(%23#1, %23#2, %23#3, %1257) : (tensor<16x21x64xf32>, tensor<f32>, tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %1259 = stablehlo.add %1255, %1258 : tensor<16x21x64xf32>
    %cst_322 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %1261 = stablehlo.divide %1254, %1260 : tensor<16x21x1xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1262 = stablehlo.reduce(%1261 init: %cst_323) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %1264 = stablehlo.add %1259, %1263 : tensor<16x21x64xf32>
    %1265 = stablehlo.slice %1264 [0:16, 0:1, 0:64] : (tensor<16x21x64xf32>) -> tensor<16x1x64xf32>
    %1266 = stablehlo.slice %1264 [0:16, 1:5, 0:64] : (tensor<16x21x64xf32>) -> tensor<16x4x64xf32>
    %1267 = stablehlo.slice %1264 [0:16, 5:21, 0:64] : (tensor<16x21x64xf32>) -> tensor<16x16x64xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1268 = stablehlo.reduce(%1266 init: %cst_324) applies stablehlo.add across dimensions = [0] : (tensor<16x4x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = stablehlo.pad %1267, %cst_325, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x17x64xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1270 = stablehlo.pad %1265, %cst_326, low = [0, 0, 0], high = [0, 16, 0], interior = [0, 0, 0] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<16x17x64xf32>
    %1271 = stablehlo.add %1269, %1270 : tensor<16x17x64xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1271 init: %cst_327) applies stablehlo.add across dimensions = [0] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<17x64xf32>
    %1273 = stablehlo.reshape %1272 : (tensor<17x64xf32>) -> tensor<1x17x64xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1274 = stablehlo.reduce(%1273 init: %cst_328) applies stablehlo.add across dimensions = [0] : (tensor<1x17x64xf32>, tensor<f32>) -> tensor<17x64xf32>
    %1275 = stablehlo.slice %1271 [0:16, 0:1, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x1x64xf32>
    %1276 = stablehlo.slice %1271 [0:16, 1:17, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x16x64xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1277 = stablehlo.reduce(%1275 init: %cst_329) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1278 = stablehlo.broadcast_in_dim %1277, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %1279 = stablehlo.reshape %1276 : (tensor<16x16x64xf32>) -> tensor<16x4x4x64xf32>
    %1280 = stablehlo.transpose %1279, dims = [0, 3, 1, 2] : (tensor<16x4x4x64xf32>) -> tensor<16x64x4x4xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1281 = stablehlo.reduce(%1280 init: %cst_330) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<16x64x4x4xf32>, tensor<f32>) -> tensor<64xf32>
    %1282 = stablehlo.reshape %1281 : (tensor<64xf32>) -> tensor<1x64x1x1xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1283 = stablehlo.reduce(%1282 init: %cst_331) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x64x1x1xf32>, tensor<f32>) -> tensor<64xf32>
    %1284 = stablehlo.broadcast_in_dim %1283, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %1285 = stablehlo.broadcast_in_dim %1280, dims = [0, 2, 3, 4] : (tensor<16x64x4x4xf32>) -> tensor<16x1x64x4x4xf32>
    %1286 = stablehlo.reshape %1285 : (tensor<16x1x64x4x4xf32>) -> tensor<16x64x4x4xf32>
    %1287 = stablehlo.convolution(%1, %1286) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [8, 8], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x32x32xf32>, tensor<16x64x4x4xf32>) -> tensor<64x3x8x8xf32>
    %1288 = chlo.square %1287 : tensor<64x3x8x8xf32> -> tensor<64x3x8x8xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %1290 = chlo.square %1289 : tensor<64x3x8x8xf32> -> tensor<64x3x8x8xf32>
    %1291 = stablehlo.add %1288, %1290 : tensor<64x3x8x8xf32>
    %1292 = chlo.square %1284 : tensor<64x1x1xf32> -> tensor<64x1x1xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %1294 = chlo.square %1293 : tensor<64x1x1xf32> -> tensor<64x1x1xf32>
    %1295 = stablehlo.add %1292, %1294 : tensor<64x1x1xf32>
    %1296 = chlo.square %1274 : tensor<17x64xf32> -> tensor<17x64xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %1298 = chlo.square %1297 : tensor<17x64xf32> -> tensor<17x64xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<17x64xf32>
    %1300 = chlo.square %1278 : tensor<1x64xf32> -> tensor<1x64xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %1302 = chlo.square %1301 : tensor<1x64xf32> -> tensor<1x64xf32>
    %1303 = stablehlo.add %1300, %1302 : tensor<1x64xf32>
    %1304 = chlo.square %1268 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %1306 = chlo.square %1305 : tensor<4x64xf32> -> tensor<4x64xf32>
    %1307 = stablehlo.add %1304, %1306 : tensor<4x64xf32>
    %1308 = chlo.square %1246 : tensor<64xf32> -> tensor<64xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1310 = chlo.square %1309 : tensor<64xf32> -> tensor<64xf32>
    %1311 = stablehlo.add %1308, %1310 : tensor<64xf32>
    %1312 = chlo.square %1238 : tensor<64xf32> -> tensor<64xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1314 = chlo.square %1313 : tensor<64xf32> -> tensor<64xf32>
    %1315 = stablehlo.add %1312, %1314 : tensor<64xf32>
    %1316 = chlo.square %1168 : tensor<64xf32> -> tensor<64xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1317 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1318 = chlo.square %1317 : tensor<64xf32> -> tensor<64xf32>
    %1319 = stablehlo.add %1316, %1318 : tensor<64xf32>
    %1320 = chlo.square %1160 : tensor<64xf32> -> tensor<64xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1322 = chlo.square %1321 : tensor<64xf32> -> tensor<64xf32>
    %1323 = stablehlo.add %1320, %1322 : tensor<64xf32>
    %1324 = chlo.square %1233 : tensor<192x64xf32> -> tensor<192x64xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1326 = chlo.square %1325 : tensor<192x64xf32> -> tensor<192x64xf32>
    %1327 = stablehlo.add %1324, %1326 : tensor<192x64xf32>
    %1328 = chlo.square %1230 : tensor<192xf32> -> tensor<192xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1330 = chlo.square %1329 : tensor<192xf32> -> tensor<192xf32>
    %1331 = stablehlo.add %1328, %1330 : tensor<192xf32>
    %1332 = chlo.square %1194 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1334 = chlo.square %1333 : tensor<64x64xf32> -> tensor<64x64xf32>
    %1335 = stablehlo.add %1332, %1334 : tensor<64x64xf32>
    %1336 = chlo.square %1191 : tensor<64xf32> -> tensor<64xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1338 = chlo.square %1337 : tensor<64xf32> -> tensor<64xf32>
    %1339 = stablehlo.add %1336, %1338 : tensor<64xf32>
    %1340 = chlo.square %1155 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1342 = chlo.square %1341 : tensor<256x64xf32> -> tensor<256x64xf32>
    %1343 = stablehlo.add %1340, %1342 : tensor<256x64xf32>
    %1344 = chlo.square %1152 : tensor<256xf32> -> tensor<256xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1346 = chlo.square %1345 : tensor<256xf32> -> tensor<256xf32>
    %1347 = stablehlo.add %1344, %1346 : tensor<256xf32>
    %1348 = chlo.square %1133 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1350 = chlo.square %1349 : tensor<64x256xf32> -> tensor<64x256xf32>
    %1351 = stablehlo.add %1348, %1350 : tensor<64x256xf32>
    %1352 = chlo.square %1130 : tensor<64xf32> -> tensor<64xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1354 = chlo.square %1353 : tensor<64xf32> -> tensor<64xf32>
    %1355 = stablehlo.add %1352, %1354 : tensor<64xf32>
    %1356 = chlo.square %1107 : tensor<64xf32> -> tensor<64xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1358 = chlo.square %1357 : tensor<64xf32> -> tensor<64xf32>
    %1359 = stablehlo.add %1356, %1358 : tensor<64xf32>
    %1360 = chlo.square %1099 : tensor<64xf32> -> tensor<64xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1362 = chlo.square %1361 : tensor<64xf32> -> tensor<64xf32>
    %1363 = stablehlo.add %1360, %1362 : tensor<64xf32>
    %1364 = chlo.square %1029 : tensor<64xf32> -> tensor<64xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1366 = chlo.square %1365 : tensor<64xf32> -> tensor<64xf32>
    %1367 = stablehlo.add %1364, %1366 : tensor<64xf32>
    %1368 = chlo.square %1021 : tensor<64xf32> -> tensor<64xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1370 = chlo.square %1369 : tensor<64xf32> -> tensor<64xf32>
    %1371 = stablehlo.add %1368, %1370 : tensor<64xf32>
    %1372 = chlo.square %1094 : tensor<192x64xf32> -> tensor<192x64xf32>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1374 = chlo.square %1373 : tensor<192x64xf32> -> tensor<192x64xf32>
    %1375 = stablehlo.add %1372, %1374 : tensor<192x64xf32>
    %1376 = chlo.square %1091 : tensor<192xf32> -> tensor<192xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1378 = chlo.square %1377 : tensor<192xf32> -> tensor<192xf32>
    %1379 = stablehlo.add %1376, %1378 : tensor<192xf32>
    %1380 = chlo.square %1055 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1381 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1382 = chlo.square %1381 : tensor<64x64xf32> -> tensor<64x64xf32>
    %1383 = stablehlo.add %1380, %1382 : tensor<64x64xf32>
    %1384 = chlo.square %1052 : tensor<64xf32> -> tensor<64xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1386 = chlo.square %1385 : tensor<64xf32> -> tensor<64xf32>
    %1387 = stablehlo.add %1384, %1386 : tensor<64xf32>
    %1388 = chlo.square %1016 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1389 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1390 = chlo.square %1389 : tensor<256x64xf32> -> tensor<256x64xf32>
    %1391 = stablehlo.add %1388, %1390 : tensor<256x64xf32>
    %1392 = chlo.square %1013 : tensor<256xf32> -> tensor<256xf32>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1394 = chlo.square %1393 : tensor<256xf32> -> tensor<256xf32>
    %1395 = stablehlo.add %1392, %1394 : tensor<256xf32>
    %1396 = chlo.square %994 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1398 = chlo.square %1397 : tensor<64x256xf32> -> tensor<64x256xf32>
    %1399 = stablehlo.add %1396, %1398 : tensor<64x256xf32>
    %1400 = chlo.square %991 : tensor<64xf32> -> tensor<64xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1401 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1402 = chlo.square %1401 : tensor<64xf32> -> tensor<64xf32>
    %1403 = stablehlo.add %1400, %1402 : tensor<64xf32>
    %1404 = chlo.square %968 : tensor<64xf32> -> tensor<64xf32>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1406 = chlo.square %1405 : tensor<64xf32> -> tensor<64xf32>
    %1407 = stablehlo.add %1404, %1406 : tensor<64xf32>
    %1408 = chlo.square %960 : tensor<64xf32> -> tensor<64xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1410 = chlo.square %1409 : tensor<64xf32> -> tensor<64xf32>
    %1411 = stablehlo.add %1408, %1410 : tensor<64xf32>
    %1412 = chlo.square %890 : tensor<64xf32> -> tensor<64xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1414 = chlo.square %1413 : tensor<64xf32> -> tensor<64xf32>
    %1415 = stablehlo.add %1412, %1414 : tensor<64xf32>
    %1416 = chlo.square %882 : tensor<64xf32> -> tensor<64xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1417 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1418 = chlo.square %1417 : tensor<64xf32> -> tensor<64xf32>
    %1419 = stablehlo.add %1416, %1418 : tensor<64xf32>
    %1420 = chlo.square %955 : tensor<192x64xf32> -> tensor<192x64xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1422 = chlo.square %1421 : tensor<192x64xf32> -> tensor<192x64xf32>
    %1423 = stablehlo.add %1420, %1422 : tensor<192x64xf32>
    %1424 = chlo.square %952 : tensor<192xf32> -> tensor<192xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1425 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1426 = chlo.square %1425 : tensor<192xf32> -> tensor<192xf32>
    %1427 = stablehlo.add %1424, %1426 : tensor<192xf32>
    %1428 = chlo.square %916 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1430 = chlo.square %1429 : tensor<64x64xf32> -> tensor<64x64xf32>
    %1431 = stablehlo.add %1428, %1430 : tensor<64x64xf32>
    %1432 = chlo.square %913 : tensor<64xf32> -> tensor<64xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1434 = chlo.square %1433 : tensor<64xf32> -> tensor<64xf32>
    %1435 = stablehlo.add %1432, %1434 : tensor<64xf32>
    %1436 = chlo.square %877 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1437 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1438 = chlo.square %1437 : tensor<256x64xf32> -> tensor<256x64xf32>
    %1439 = stablehlo.add %1436, %1438 : tensor<256x64xf32>
    %1440 = chlo.square %874 : tensor<256xf32> -> tensor<256xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1441 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1442 = chlo.square %1441 : tensor<256xf32> -> tensor<256xf32>
    %1443 = stablehlo.add %1440, %1442 : tensor<256xf32>
    %1444 = chlo.square %855 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1446 = chlo.square %1445 : tensor<64x256xf32> -> tensor<64x256xf32>
    %1447 = stablehlo.add %1444, %1446 : tensor<64x256xf32>
    %1448 = chlo.square %852 : tensor<64xf32> -> tensor<64xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1449 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1450 = chlo.square %1449 : tensor<64xf32> -> tensor<64xf32>
    %1451 = stablehlo.add %1448, %1450 : tensor<64xf32>
    %1452 = chlo.square %829 : tensor<64xf32> -> tensor<64xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1453 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1454 = chlo.square %1453 : tensor<64xf32> -> tensor<64xf32>
    %1455 = stablehlo.add %1452, %1454 : tensor<64xf32>
    %1456 = chlo.square %821 : tensor<64xf32> -> tensor<64xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1458 = chlo.square %1457 : tensor<64xf32> -> tensor<64xf32>
    %1459 = stablehlo.add %1456, %1458 : tensor<64xf32>
    %1460 = chlo.square %751 : tensor<64xf32> -> tensor<64xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1461 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1462 = chlo.square %1461 : tensor<64xf32> -> tensor<64xf32>
    %1463 = stablehlo.add %1460, %1462 : tensor<64xf32>
    %1464 = chlo.square %743 : tensor<64xf32> -> tensor<64xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1466 = chlo.square %1465 : tensor<64xf32> -> tensor<64xf32>
    %1467 = stablehlo.add %1464, %1466 : tensor<64xf32>
    %1468 = chlo.square %816 : tensor<192x64xf32> -> tensor<192x64xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1470 = chlo.square %1469 : tensor<192x64xf32> -> tensor<192x64xf32>
    %1471 = stablehlo.add %1468, %1470 : tensor<192x64xf32>
    %1472 = chlo.square %813 : tensor<192xf32> -> tensor<192xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1474 = chlo.square %1473 : tensor<192xf32> -> tensor<192xf32>
    %1475 = stablehlo.add %1472, %1474 : tensor<192xf32>
    %1476 = chlo.square %777 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1478 = chlo.square %1477 : tensor<64x64xf32> -> tensor<64x64xf32>
    %1479 = stablehlo.add %1476, %1478 : tensor<64x64xf32>
    %1480 = chlo.square %774 : tensor<64xf32> -> tensor<64xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1482 = chlo.square %1481 : tensor<64xf32> -> tensor<64xf32>
    %1483 = stablehlo.add %1480, %1482 : tensor<64xf32>
    %1484 = chlo.square %738 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1485 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1486 = chlo.square %1485 : tensor<256x64xf32> -> tensor<256x64xf32>
    %1487 = stablehlo.add %1484, %1486 : tensor<256x64xf32>
    %1488 = chlo.square %735 : tensor<256xf32> -> tensor<256xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1490 = chlo.square %1489 : tensor<256xf32> -> tensor<256xf32>
    %1491 = stablehlo.add %1488, %1490 : tensor<256xf32>
    %1492 = chlo.square %716 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1494 = chlo.square %1493 : tensor<64x256xf32> -> tensor<64x256xf32>
    %1495 = stablehlo.add %1492, %1494 : tensor<64x256xf32>
    %1496 = chlo.square %713 : tensor<64xf32> -> tensor<64xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1498 = chlo.square %1497 : tensor<64xf32> -> tensor<64xf32>
    %1499 = stablehlo.add %1496, %1498 : tensor<64xf32>
    %1500 = chlo.square %691 : tensor<64xf32> -> tensor<64xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1502 = chlo.square %1501 : tensor<64xf32> -> tensor<64xf32>
    %1503 = stablehlo.add %1500, %1502 : tensor<64xf32>
    %1504 = chlo.square %683 : tensor<64xf32> -> tensor<64xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1506 = chlo.square %1505 : tensor<64xf32> -> tensor<64xf32>
    %1507 = stablehlo.add %1504, %1506 : tensor<64xf32>
    %1508 = chlo.square %677 : tensor<100x64xf32> -> tensor<100x64xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %1510 = chlo.square %1509 : tensor<100x64xf32> -> tensor<100x64xf32>
    %1511 = stablehlo.add %1508, %1510 : tensor<100x64xf32>
    %1512 = chlo.square %674 : tensor<100xf32> -> tensor<100xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1513 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %1514 = chlo.square %1513 : tensor<100xf32> -> tensor<100xf32>
    %1515 = stablehlo.add %1512, %1514 : tensor<100xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1516 = stablehlo.reduce(%1291 init: %cst_389) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<64x3x8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.reduce(%1295 init: %cst_390) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1518 = stablehlo.reduce(%1299 init: %cst_391) applies stablehlo.add across dimensions = [0, 1] : (tensor<17x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1519 = stablehlo.reduce(%1303 init: %cst_392) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1520 = stablehlo.reduce(%1307 init: %cst_393) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1521 = stablehlo.reduce(%1311 init: %cst_394) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1522 = stablehlo.reduce(%1315 init: %cst_395) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.reduce(%1319 init: %cst_396) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1524 = stablehlo.reduce(%1323 init: %cst_397) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1525 = stablehlo.reduce(%1327 init: %cst_398) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1526 = stablehlo.reduce(%1331 init: %cst_399) applies stablehlo.add across dimensions = [0] : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1527 = stablehlo.reduce(%1335 init: %cst_400) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1528 = stablehlo.reduce(%1339 init: %cst_401) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.reduce(%1343 init: %cst_402) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1530 = stablehlo.reduce(%1347 init: %cst_403) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1531 = stablehlo.reduce(%1351 init: %cst_404) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1532 = stablehlo.reduce(%1355 init: %cst_405) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1533 = stablehlo.reduce(%1359 init: %cst_406) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1534 = stablehlo.reduce(%1363 init: %cst_407) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.reduce(%1367 init: %cst_408) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1536 = stablehlo.reduce(%1371 init: %cst_409) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1537 = stablehlo.reduce(%1375 init: %cst_410) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1538 = stablehlo.reduce(%1379 init: %cst_411) applies stablehlo.add across dimensions = [0] : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1539 = stablehlo.reduce(%1383 init: %cst_412) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1540 = stablehlo.reduce(%1387 init: %cst_413) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.reduce(%1391 init: %cst_414) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1542 = stablehlo.reduce(%1395 init: %cst_415) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1543 = stablehlo.reduce(%1399 init: %cst_416) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1544 = stablehlo.reduce(%1403 init: %cst_417) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1545 = stablehlo.reduce(%1407 init: %cst_418) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1546 = stablehlo.reduce(%1411 init: %cst_419) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1547 = stablehlo.reduce(%1415 init: %cst_420) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1548 = stablehlo.reduce(%1419 init: %cst_421) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1549 = stablehlo.reduce(%1423 init: %cst_422) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1550 = stablehlo.reduce(%1427 init: %cst_423) applies stablehlo.add across dimensions = [0] : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1551 = stablehlo.reduce(%1431 init: %cst_424) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1552 = stablehlo.reduce(%1435 init: %cst_425) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.reduce(%1439 init: %cst_426) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1554 = stablehlo.reduce(%1443 init: %cst_427) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1555 = stablehlo.reduce(%1447 init: %cst_428) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1556 = stablehlo.reduce(%1451 init: %cst_429) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1557 = stablehlo.reduce(%1455 init: %cst_430) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1558 = stablehlo.reduce(%1459 init: %cst_431) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.reduce(%1463 init: %cst_432) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1560 = stablehlo.reduce(%1467 init: %cst_433) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1561 = stablehlo.reduce(%1471 init: %cst_434) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1562 = stablehlo.reduce(%1475 init: %cst_435) applies stablehlo.add across dimensions = [0] : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1563 = stablehlo.reduce(%1479 init: %cst_436) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1564 = stablehlo.reduce(%1483 init: %cst_437) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.reduce(%1487 init: %cst_438) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1566 = stablehlo.reduce(%1491 init: %cst_439) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1567 = stablehlo.reduce(%1495 init: %cst_440) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1568 = stablehlo.reduce(%1499 init: %cst_441) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1569 = stablehlo.reduce(%1503 init: %cst_442) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1570 = stablehlo.reduce(%1507 init: %cst_443) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.reduce(%1511 init: %cst_444) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1572 = stablehlo.reduce(%1515 init: %cst_445) applies stablehlo.add across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1573 = stablehlo.add %cst_446, %1516 : tensor<f32>
    %1574 = stablehlo.add %1573, %1517 : tensor<f32>
    %1575 = stablehlo.add %1574, %1518 : tensor<f32>
    %1576 = stablehlo.add %1575, %1519 : tensor<f32>
    %1577 = stablehlo.add %1576, %1520 : tensor<f32>
    %1578 = stablehlo.add %1577, %1521 : tensor<f32>
    %1579 = stablehlo.add %1578, %1522 : tensor<f32>
    %1580 = stablehlo.add %1579, %1523 : tensor<f32>
    %1581 = stablehlo.add %1580, %1524 : tensor<f32>
    %1582 = stablehlo.add %1581, %1525 : tensor<f32>
    %1583 = stablehlo.add %1582, %1526 : tensor<f32>
    %1584 = stablehlo.add %1583, %1527 : tensor<f32>
    %1585 = stablehlo.add %1584, %1528 : tensor<f32>
    %1586 = stablehlo.add %1585, %1529 : tensor<f32>
    %1587 = stablehlo.add %1586, %1530 : tensor<f32>
    %1588 = stablehlo.add %1587, %1531 : tensor<f32>
    %1589 = stablehlo.add %1588, %1532 : tensor<f32>
    %1590 = stablehlo.add %1589, %1533 : tensor<f32>
    %1591 = stablehlo.add %1590, %1534 : tensor<f32>
    %1592 = stablehlo.add %1591, %1535 : tensor<f32>
    %1593 = stablehlo.add %1592, %1536 : tensor<f32>
    %1594 = stablehlo.add %1593, %1537 : tensor<f32>
    %1595 = stablehlo.add %1594, %1538 : tensor<f32>
    %1596 = stablehlo.add %1595, %1539 : tensor<f32>
    %1597 = stablehlo.add %1596, %1540 : tensor<f32>
    %1598 = stablehlo.add %1597, %1541 : tensor<f32>
    %1599 = stablehlo.add %1598, %1542 : tensor<f32>
    %1600 = stablehlo.add %1599, %1543 : tensor<f32>
    %1601 = stablehlo.add %1600, %1544 : tensor<f32>
    %1602 = stablehlo.add %1601, %1545 : tensor<f32>
    %1603 = stablehlo.add %1602, %1546 : tensor<f32>
    %1604 = stablehlo.add %1603, %1547 : tensor<f32>
    %1605 = stablehlo.add %1604, %1548 : tensor<f32>
    %1606 = stablehlo.add %1605, %1549 : tensor<f32>
    %1607 = stablehlo.add %1606, %1550 : tensor<f32>
    %1608 = stablehlo.add %1607, %1551 : tensor<f32>
    %1609 = stablehlo.add %1608, %1552 : tensor<f32>
    %1610 = stablehlo.add %1609, %1553 : tensor<f32>
    %1611 = stablehlo.add %1610, %1554 : tensor<f32>
    %1612 = stablehlo.add %1611, %1555 : tensor<f32>
    %1613 = stablehlo.add %1612, %1556 : tensor<f32>
    %1614 = stablehlo.add %1613, %1557 : tensor<f32>
    %1615 = stablehlo.add %1614, %1558 : tensor<f32>
    %1616 = stablehlo.add %1615, %1559 : tensor<f32>
    %1617 = stablehlo.add %1616, %1560 : tensor<f32>
    %1618 = stablehlo.add %1617, %1561 : tensor<f32>
    %1619 = stablehlo.add %1618, %1562 : tensor<f32>
    %1620 = stablehlo.add %1619, %1563 : tensor<f32>
    %1621 = stablehlo.add %1620, %1564 : tensor<f32>
    %1622 = stablehlo.add %1621, %1565 : tensor<f32>
    %1623 = stablehlo.add %1622, %1566 : tensor<f32>
    %1624 = stablehlo.add %1623, %1567 : tensor<f32>
    %1625 = stablehlo.add %1624, %1568 : tensor<f32>
    %1626 = stablehlo.add %1625, %1569 : tensor<f32>
    %1627 = stablehlo.add %1626, %1570 : tensor<f32>
    %1628 = stablehlo.add %1627, %1571 : tensor<f32>
    %1629 = stablehlo.add %1628, %1572 : tensor<f32>
    %1630 = stablehlo.sqrt %1629 : tensor<f32>
    %cst_447 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1631 = stablehlo.compare LT, %1630, %cst_447, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1632 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %1633 = stablehlo.divide %1287, %1632 : tensor<64x3x8x8xf32>
    %cst_448 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %1635 = stablehlo.multiply %1633, %1634 : tensor<64x3x8x8xf32>
    %1636 = stablehlo.select %1631, %1287, %1635 : tensor<i1>, tensor<64x3x8x8xf32>
    %1637 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %1638 = stablehlo.divide %1284, %1637 : tensor<64x1x1xf32>
    %cst_449 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %1640 = stablehlo.multiply %1638, %1639 : tensor<64x1x1xf32>
    %1641 = stablehlo.select %1631, %1284, %1640 : tensor<i1>, tensor<64x1x1xf32>
    %1642 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %1643 = stablehlo.divide %1274, %1642 : tensor<17x64xf32>
    %cst_450 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1644 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %1645 = stablehlo.multiply %1643, %1644 : tensor<17x64xf32>
    %1646 = stablehlo.select %1631, %1274, %1645 : tensor<i1>, tensor<17x64xf32>
    %1647 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %1648 = stablehlo.divide %1278, %1647 : tensor<1x64xf32>
    %cst_451 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %1650 = stablehlo.multiply %1648, %1649 : tensor<1x64xf32>
    %1651 = stablehlo.select %1631, %1278, %1650 : tensor<i1>, tensor<1x64xf32>
    %1652 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %1653 = stablehlo.divide %1268, %1652 : tensor<4x64xf32>
    %cst_452 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1654 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %1655 = stablehlo.multiply %1653, %1654 : tensor<4x64xf32>
    %1656 = stablehlo.select %1631, %1268, %1655 : tensor<i1>, tensor<4x64xf32>
    %1657 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1658 = stablehlo.divide %1246, %1657 : tensor<64xf32>
    %cst_453 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1660 = stablehlo.multiply %1658, %1659 : tensor<64xf32>
    %1661 = stablehlo.select %1631, %1246, %1660 : tensor<i1>, tensor<64xf32>
    %1662 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1663 = stablehlo.divide %1238, %1662 : tensor<64xf32>
    %cst_454 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1665 = stablehlo.multiply %1663, %1664 : tensor<64xf32>
    %1666 = stablehlo.select %1631, %1238, %1665 : tensor<i1>, tensor<64xf32>
    %1667 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1668 = stablehlo.divide %1168, %1667 : tensor<64xf32>
    %cst_455 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1670 = stablehlo.multiply %1668, %1669 : tensor<64xf32>
    %1671 = stablehlo.select %1631, %1168, %1670 : tensor<i1>, tensor<64xf32>
    %1672 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1673 = stablehlo.divide %1160, %1672 : tensor<64xf32>
    %cst_456 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1675 = stablehlo.multiply %1673, %1674 : tensor<64xf32>
    %1676 = stablehlo.select %1631, %1160, %1675 : tensor<i1>, tensor<64xf32>
    %1677 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1678 = stablehlo.divide %1233, %1677 : tensor<192x64xf32>
    %cst_457 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1680 = stablehlo.multiply %1678, %1679 : tensor<192x64xf32>
    %1681 = stablehlo.select %1631, %1233, %1680 : tensor<i1>, tensor<192x64xf32>
    %1682 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1683 = stablehlo.divide %1230, %1682 : tensor<192xf32>
    %cst_458 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1685 = stablehlo.multiply %1683, %1684 : tensor<192xf32>
    %1686 = stablehlo.select %1631, %1230, %1685 : tensor<i1>, tensor<192xf32>
    %1687 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1688 = stablehlo.divide %1194, %1687 : tensor<64x64xf32>
    %cst_459 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1690 = stablehlo.multiply %1688, %1689 : tensor<64x64xf32>
    %1691 = stablehlo.select %1631, %1194, %1690 : tensor<i1>, tensor<64x64xf32>
    %1692 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1693 = stablehlo.divide %1191, %1692 : tensor<64xf32>
    %cst_460 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1695 = stablehlo.multiply %1693, %1694 : tensor<64xf32>
    %1696 = stablehlo.select %1631, %1191, %1695 : tensor<i1>, tensor<64xf32>
    %1697 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1698 = stablehlo.divide %1155, %1697 : tensor<256x64xf32>
    %cst_461 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1700 = stablehlo.multiply %1698, %1699 : tensor<256x64xf32>
    %1701 = stablehlo.select %1631, %1155, %1700 : tensor<i1>, tensor<256x64xf32>
    %1702 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1703 = stablehlo.divide %1152, %1702 : tensor<256xf32>
    %cst_462 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1704 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1705 = stablehlo.multiply %1703, %1704 : tensor<256xf32>
    %1706 = stablehlo.select %1631, %1152, %1705 : tensor<i1>, tensor<256xf32>
    %1707 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1708 = stablehlo.divide %1133, %1707 : tensor<64x256xf32>
    %cst_463 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1710 = stablehlo.multiply %1708, %1709 : tensor<64x256xf32>
    %1711 = stablehlo.select %1631, %1133, %1710 : tensor<i1>, tensor<64x256xf32>
    %1712 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1713 = stablehlo.divide %1130, %1712 : tensor<64xf32>
    %cst_464 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1714 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1715 = stablehlo.multiply %1713, %1714 : tensor<64xf32>
    %1716 = stablehlo.select %1631, %1130, %1715 : tensor<i1>, tensor<64xf32>
    %1717 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1718 = stablehlo.divide %1107, %1717 : tensor<64xf32>
    %cst_465 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1719 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1720 = stablehlo.multiply %1718, %1719 : tensor<64xf32>
    %1721 = stablehlo.select %1631, %1107, %1720 : tensor<i1>, tensor<64xf32>
    %1722 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1723 = stablehlo.divide %1099, %1722 : tensor<64xf32>
    %cst_466 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1725 = stablehlo.multiply %1723, %1724 : tensor<64xf32>
    %1726 = stablehlo.select %1631, %1099, %1725 : tensor<i1>, tensor<64xf32>
    %1727 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1728 = stablehlo.divide %1029, %1727 : tensor<64xf32>
    %cst_467 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1730 = stablehlo.multiply %1728, %1729 : tensor<64xf32>
    %1731 = stablehlo.select %1631, %1029, %1730 : tensor<i1>, tensor<64xf32>
    %1732 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1733 = stablehlo.divide %1021, %1732 : tensor<64xf32>
    %cst_468 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1734 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1735 = stablehlo.multiply %1733, %1734 : tensor<64xf32>
    %1736 = stablehlo.select %1631, %1021, %1735 : tensor<i1>, tensor<64xf32>
    %1737 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1738 = stablehlo.divide %1094, %1737 : tensor<192x64xf32>
    %cst_469 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1740 = stablehlo.multiply %1738, %1739 : tensor<192x64xf32>
    %1741 = stablehlo.select %1631, %1094, %1740 : tensor<i1>, tensor<192x64xf32>
    %1742 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1743 = stablehlo.divide %1091, %1742 : tensor<192xf32>
    %cst_470 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1744 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1745 = stablehlo.multiply %1743, %1744 : tensor<192xf32>
    %1746 = stablehlo.select %1631, %1091, %1745 : tensor<i1>, tensor<192xf32>
    %1747 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1748 = stablehlo.divide %1055, %1747 : tensor<64x64xf32>
    %cst_471 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1750 = stablehlo.multiply %1748, %1749 : tensor<64x64xf32>
    %1751 = stablehlo.select %1631, %1055, %1750 : tensor<i1>, tensor<64x64xf32>
    %1752 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1753 = stablehlo.divide %1052, %1752 : tensor<64xf32>
    %cst_472 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1755 = stablehlo.multiply %1753, %1754 : tensor<64xf32>
    %1756 = stablehlo.select %1631, %1052, %1755 : tensor<i1>, tensor<64xf32>
    %1757 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1758 = stablehlo.divide %1016, %1757 : tensor<256x64xf32>
    %cst_473 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1759 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1760 = stablehlo.multiply %1758, %1759 : tensor<256x64xf32>
    %1761 = stablehlo.select %1631, %1016, %1760 : tensor<i1>, tensor<256x64xf32>
    %1762 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1763 = stablehlo.divide %1013, %1762 : tensor<256xf32>
    %cst_474 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1764 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1765 = stablehlo.multiply %1763, %1764 : tensor<256xf32>
    %1766 = stablehlo.select %1631, %1013, %1765 : tensor<i1>, tensor<256xf32>
    %1767 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1768 = stablehlo.divide %994, %1767 : tensor<64x256xf32>
    %cst_475 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1770 = stablehlo.multiply %1768, %1769 : tensor<64x256xf32>
    %1771 = stablehlo.select %1631, %994, %1770 : tensor<i1>, tensor<64x256xf32>
    %1772 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1773 = stablehlo.divide %991, %1772 : tensor<64xf32>
    %cst_476 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1774 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1775 = stablehlo.multiply %1773, %1774 : tensor<64xf32>
    %1776 = stablehlo.select %1631, %991, %1775 : tensor<i1>, tensor<64xf32>
    %1777 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1778 = stablehlo.divide %968, %1777 : tensor<64xf32>
    %cst_477 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1779 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1780 = stablehlo.multiply %1778, %1779 : tensor<64xf32>
    %1781 = stablehlo.select %1631, %968, %1780 : tensor<i1>, tensor<64xf32>
    %1782 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1783 = stablehlo.divide %960, %1782 : tensor<64xf32>
    %cst_478 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1785 = stablehlo.multiply %1783, %1784 : tensor<64xf32>
    %1786 = stablehlo.select %1631, %960, %1785 : tensor<i1>, tensor<64xf32>
    %1787 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1788 = stablehlo.divide %890, %1787 : tensor<64xf32>
    %cst_479 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1790 = stablehlo.multiply %1788, %1789 : tensor<64xf32>
    %1791 = stablehlo.select %1631, %890, %1790 : tensor<i1>, tensor<64xf32>
    %1792 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1793 = stablehlo.divide %882, %1792 : tensor<64xf32>
    %cst_480 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1794 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1795 = stablehlo.multiply %1793, %1794 : tensor<64xf32>
    %1796 = stablehlo.select %1631, %882, %1795 : tensor<i1>, tensor<64xf32>
    %1797 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1798 = stablehlo.divide %955, %1797 : tensor<192x64xf32>
    %cst_481 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1800 = stablehlo.multiply %1798, %1799 : tensor<192x64xf32>
    %1801 = stablehlo.select %1631, %955, %1800 : tensor<i1>, tensor<192x64xf32>
    %1802 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1803 = stablehlo.divide %952, %1802 : tensor<192xf32>
    %cst_482 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1805 = stablehlo.multiply %1803, %1804 : tensor<192xf32>
    %1806 = stablehlo.select %1631, %952, %1805 : tensor<i1>, tensor<192xf32>
    %1807 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1808 = stablehlo.divide %916, %1807 : tensor<64x64xf32>
    %cst_483 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1809 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1810 = stablehlo.multiply %1808, %1809 : tensor<64x64xf32>
    %1811 = stablehlo.select %1631, %916, %1810 : tensor<i1>, tensor<64x64xf32>
    %1812 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1813 = stablehlo.divide %913, %1812 : tensor<64xf32>
    %cst_484 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1814 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1815 = stablehlo.multiply %1813, %1814 : tensor<64xf32>
    %1816 = stablehlo.select %1631, %913, %1815 : tensor<i1>, tensor<64xf32>
    %1817 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1818 = stablehlo.divide %877, %1817 : tensor<256x64xf32>
    %cst_485 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1819 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1820 = stablehlo.multiply %1818, %1819 : tensor<256x64xf32>
    %1821 = stablehlo.select %1631, %877, %1820 : tensor<i1>, tensor<256x64xf32>
    %1822 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1823 = stablehlo.divide %874, %1822 : tensor<256xf32>
    %cst_486 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1824 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1825 = stablehlo.multiply %1823, %1824 : tensor<256xf32>
    %1826 = stablehlo.select %1631, %874, %1825 : tensor<i1>, tensor<256xf32>
    %1827 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1828 = stablehlo.divide %855, %1827 : tensor<64x256xf32>
    %cst_487 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1829 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1830 = stablehlo.multiply %1828, %1829 : tensor<64x256xf32>
    %1831 = stablehlo.select %1631, %855, %1830 : tensor<i1>, tensor<64x256xf32>
    %1832 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1833 = stablehlo.divide %852, %1832 : tensor<64xf32>
    %cst_488 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1834 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1835 = stablehlo.multiply %1833, %1834 : tensor<64xf32>
    %1836 = stablehlo.select %1631, %852, %1835 : tensor<i1>, tensor<64xf32>
    %1837 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1838 = stablehlo.divide %829, %1837 : tensor<64xf32>
    %cst_489 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1839 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1840 = stablehlo.multiply %1838, %1839 : tensor<64xf32>
    %1841 = stablehlo.select %1631, %829, %1840 : tensor<i1>, tensor<64xf32>
    %1842 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1843 = stablehlo.divide %821, %1842 : tensor<64xf32>
    %cst_490 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1845 = stablehlo.multiply %1843, %1844 : tensor<64xf32>
    %1846 = stablehlo.select %1631, %821, %1845 : tensor<i1>, tensor<64xf32>
    %1847 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1848 = stablehlo.divide %751, %1847 : tensor<64xf32>
    %cst_491 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1849 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1850 = stablehlo.multiply %1848, %1849 : tensor<64xf32>
    %1851 = stablehlo.select %1631, %751, %1850 : tensor<i1>, tensor<64xf32>
    %1852 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1853 = stablehlo.divide %743, %1852 : tensor<64xf32>
    %cst_492 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1854 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1855 = stablehlo.multiply %1853, %1854 : tensor<64xf32>
    %1856 = stablehlo.select %1631, %743, %1855 : tensor<i1>, tensor<64xf32>
    %1857 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1858 = stablehlo.divide %816, %1857 : tensor<192x64xf32>
    %cst_493 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1859 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1860 = stablehlo.multiply %1858, %1859 : tensor<192x64xf32>
    %1861 = stablehlo.select %1631, %816, %1860 : tensor<i1>, tensor<192x64xf32>
    %1862 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1863 = stablehlo.divide %813, %1862 : tensor<192xf32>
    %cst_494 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1864 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1865 = stablehlo.multiply %1863, %1864 : tensor<192xf32>
    %1866 = stablehlo.select %1631, %813, %1865 : tensor<i1>, tensor<192xf32>
    %1867 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1868 = stablehlo.divide %777, %1867 : tensor<64x64xf32>
    %cst_495 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1869 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1870 = stablehlo.multiply %1868, %1869 : tensor<64x64xf32>
    %1871 = stablehlo.select %1631, %777, %1870 : tensor<i1>, tensor<64x64xf32>
    %1872 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1873 = stablehlo.divide %774, %1872 : tensor<64xf32>
    %cst_496 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1874 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1875 = stablehlo.multiply %1873, %1874 : tensor<64xf32>
    %1876 = stablehlo.select %1631, %774, %1875 : tensor<i1>, tensor<64xf32>
    %1877 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1878 = stablehlo.divide %738, %1877 : tensor<256x64xf32>
    %cst_497 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1879 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1880 = stablehlo.multiply %1878, %1879 : tensor<256x64xf32>
    %1881 = stablehlo.select %1631, %738, %1880 : tensor<i1>, tensor<256x64xf32>
    %1882 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1883 = stablehlo.divide %735, %1882 : tensor<256xf32>
    %cst_498 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1884 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1885 = stablehlo.multiply %1883, %1884 : tensor<256xf32>
    %1886 = stablehlo.select %1631, %735, %1885 : tensor<i1>, tensor<256xf32>
    %1887 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1888 = stablehlo.divide %716, %1887 : tensor<64x256xf32>
    %cst_499 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1889 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1890 = stablehlo.multiply %1888, %1889 : tensor<64x256xf32>
    %1891 = stablehlo.select %1631, %716, %1890 : tensor<i1>, tensor<64x256xf32>
    %1892 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1893 = stablehlo.divide %713, %1892 : tensor<64xf32>
    %cst_500 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1894 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1895 = stablehlo.multiply %1893, %1894 : tensor<64xf32>
    %1896 = stablehlo.select %1631, %713, %1895 : tensor<i1>, tensor<64xf32>
    %1897 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1898 = stablehlo.divide %691, %1897 : tensor<64xf32>
    %cst_501 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1899 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1900 = stablehlo.multiply %1898, %1899 : tensor<64xf32>
    %1901 = stablehlo.select %1631, %691, %1900 : tensor<i1>, tensor<64xf32>
    %1902 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1903 = stablehlo.divide %683, %1902 : tensor<64xf32>
    %cst_502 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1904 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1905 = stablehlo.multiply %1903, %1904 : tensor<64xf32>
    %1906 = stablehlo.select %1631, %683, %1905 : tensor<i1>, tensor<64xf32>
    %1907 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %1908 = stablehlo.divide %677, %1907 : tensor<100x64xf32>
    %cst_503 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1909 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %1910 = stablehlo.multiply %1908, %1909 : tensor<100x64xf32>
    %1911 = stablehlo.select %1631, %677, %1910 : tensor<i1>, tensor<100x64xf32>
    %1912 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %1913 = stablehlo.divide %674, %1912 : tensor<100xf32>
    %cst_504 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1914 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %1915 = stablehlo.multiply %1913, %1914 : tensor<100xf32>
    %1916 = stablehlo.select %1631, %674, %1915 : tensor<i1>, tensor<100xf32>
    %cst_505 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1917 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %1918 = stablehlo.multiply %1917, %1636 : tensor<64x3x8x8xf32>
    %cst_506 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1919 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %1920 = stablehlo.multiply %1919, %arg57 : tensor<64x3x8x8xf32>
    %1921 = stablehlo.add %1918, %1920 : tensor<64x3x8x8xf32>
    %cst_507 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1922 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %1923 = stablehlo.multiply %1922, %1641 : tensor<64x1x1xf32>
    %cst_508 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1924 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %1925 = stablehlo.multiply %1924, %arg58 : tensor<64x1x1xf32>
    %1926 = stablehlo.add %1923, %1925 : tensor<64x1x1xf32>
    %cst_509 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1927 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %1928 = stablehlo.multiply %1927, %1646 : tensor<17x64xf32>
    %cst_510 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1929 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %1930 = stablehlo.multiply %1929, %arg59 : tensor<17x64xf32>
    %1931 = stablehlo.add %1928, %1930 : tensor<17x64xf32>
    %cst_511 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1932 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %1933 = stablehlo.multiply %1932, %1651 : tensor<1x64xf32>
    %cst_512 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1934 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %1935 = stablehlo.multiply %1934, %arg60 : tensor<1x64xf32>
    %1936 = stablehlo.add %1933, %1935 : tensor<1x64xf32>
    %cst_513 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1937 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %1938 = stablehlo.multiply %1937, %1656 : tensor<4x64xf32>
    %cst_514 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1939 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %1940 = stablehlo.multiply %1939, %arg61 : tensor<4x64xf32>
    %1941 = stablehlo.add %1938, %1940 : tensor<4x64xf32>
    %cst_515 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1942 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1943 = stablehlo.multiply %1942, %1661 : tensor<64xf32>
    %cst_516 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1944 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1945 = stablehlo.multiply %1944, %arg62 : tensor<64xf32>
    %1946 = stablehlo.add %1943, %1945 : tensor<64xf32>
    %cst_517 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1947 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1948 = stablehlo.multiply %1947, %1666 : tensor<64xf32>
    %cst_518 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1949 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1950 = stablehlo.multiply %1949, %arg63 : tensor<64xf32>
    %1951 = stablehlo.add %1948, %1950 : tensor<64xf32>
    %cst_519 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1952 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1953 = stablehlo.multiply %1952, %1671 : tensor<64xf32>
    %cst_520 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1954 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1955 = stablehlo.multiply %1954, %arg64 : tensor<64xf32>
    %1956 = stablehlo.add %1953, %1955 : tensor<64xf32>
    %cst_521 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1957 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1958 = stablehlo.multiply %1957, %1676 : tensor<64xf32>
    %cst_522 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1959 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1960 = stablehlo.multiply %1959, %arg65 : tensor<64xf32>
    %1961 = stablehlo.add %1958, %1960 : tensor<64xf32>
    %cst_523 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1962 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1963 = stablehlo.multiply %1962, %1681 : tensor<192x64xf32>
    %cst_524 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1964 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %1965 = stablehlo.multiply %1964, %arg66 : tensor<192x64xf32>
    %1966 = stablehlo.add %1963, %1965 : tensor<192x64xf32>
    %cst_525 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1967 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1968 = stablehlo.multiply %1967, %1686 : tensor<192xf32>
    %cst_526 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1969 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1970 = stablehlo.multiply %1969, %arg67 : tensor<192xf32>
    %1971 = stablehlo.add %1968, %1970 : tensor<192xf32>
    %cst_527 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1972 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1973 = stablehlo.multiply %1972, %1691 : tensor<64x64xf32>
    %cst_528 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1974 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1975 = stablehlo.multiply %1974, %arg68 : tensor<64x64xf32>
    %1976 = stablehlo.add %1973, %1975 : tensor<64x64xf32>
    %cst_529 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1977 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1978 = stablehlo.multiply %1977, %1696 : tensor<64xf32>
    %cst_530 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1979 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1980 = stablehlo.multiply %1979, %arg69 : tensor<64xf32>
    %1981 = stablehlo.add %1978, %1980 : tensor<64xf32>
    %cst_531 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1982 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1983 = stablehlo.multiply %1982, %1701 : tensor<256x64xf32>
    %cst_532 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1984 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1985 = stablehlo.multiply %1984, %arg70 : tensor<256x64xf32>
    %1986 = stablehlo.add %1983, %1985 : tensor<256x64xf32>
    %cst_533 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1987 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1988 = stablehlo.multiply %1987, %1706 : tensor<256xf32>
    %cst_534 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1989 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1990 = stablehlo.multiply %1989, %arg71 : tensor<256xf32>
    %1991 = stablehlo.add %1988, %1990 : tensor<256xf32>
    %cst_535 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1992 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1993 = stablehlo.multiply %1992, %1711 : tensor<64x256xf32>
    %cst_536 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1995 = stablehlo.multiply %1994, %arg72 : tensor<64x256xf32>
    %1996 = stablehlo.add %1993, %1995 : tensor<64x256xf32>
    %cst_537 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1997 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1998 = stablehlo.multiply %1997, %1716 : tensor<64xf32>
    %cst_538 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1999 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2000 = stablehlo.multiply %1999, %arg73 : tensor<64xf32>
    %2001 = stablehlo.add %1998, %2000 : tensor<64xf32>
    %cst_539 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2003 = stablehlo.multiply %2002, %1721 : tensor<64xf32>
    %cst_540 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2004 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2005 = stablehlo.multiply %2004, %arg74 : tensor<64xf32>
    %2006 = stablehlo.add %2003, %2005 : tensor<64xf32>
    %cst_541 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2007 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2008 = stablehlo.multiply %2007, %1726 : tensor<64xf32>
    %cst_542 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2009 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2010 = stablehlo.multiply %2009, %arg75 : tensor<64xf32>
    %2011 = stablehlo.add %2008, %2010 : tensor<64xf32>
    %cst_543 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2012 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2013 = stablehlo.multiply %2012, %1731 : tensor<64xf32>
    %cst_544 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2014 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2015 = stablehlo.multiply %2014, %arg76 : tensor<64xf32>
    %2016 = stablehlo.add %2013, %2015 : tensor<64xf32>
    %cst_545 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2018 = stablehlo.multiply %2017, %1736 : tensor<64xf32>
    %cst_546 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2019 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2020 = stablehlo.multiply %2019, %arg77 : tensor<64xf32>
    %2021 = stablehlo.add %2018, %2020 : tensor<64xf32>
    %cst_547 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2022 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2023 = stablehlo.multiply %2022, %1741 : tensor<192x64xf32>
    %cst_548 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2024 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2025 = stablehlo.multiply %2024, %arg78 : tensor<192x64xf32>
    %2026 = stablehlo.add %2023, %2025 : tensor<192x64xf32>
    %cst_549 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2027 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2028 = stablehlo.multiply %2027, %1746 : tensor<192xf32>
    %cst_550 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2029 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2030 = stablehlo.multiply %2029, %arg79 : tensor<192xf32>
    %2031 = stablehlo.add %2028, %2030 : tensor<192xf32>
    %cst_551 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2032 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2033 = stablehlo.multiply %2032, %1751 : tensor<64x64xf32>
    %cst_552 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2034 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2035 = stablehlo.multiply %2034, %arg80 : tensor<64x64xf32>
    %2036 = stablehlo.add %2033, %2035 : tensor<64x64xf32>
    %cst_553 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2037 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2038 = stablehlo.multiply %2037, %1756 : tensor<64xf32>
    %cst_554 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2039 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2040 = stablehlo.multiply %2039, %arg81 : tensor<64xf32>
    %2041 = stablehlo.add %2038, %2040 : tensor<64xf32>
    %cst_555 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2042 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2043 = stablehlo.multiply %2042, %1761 : tensor<256x64xf32>
    %cst_556 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2045 = stablehlo.multiply %2044, %arg82 : tensor<256x64xf32>
    %2046 = stablehlo.add %2043, %2045 : tensor<256x64xf32>
    %cst_557 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2047 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2048 = stablehlo.multiply %2047, %1766 : tensor<256xf32>
    %cst_558 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2049 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2050 = stablehlo.multiply %2049, %arg83 : tensor<256xf32>
    %2051 = stablehlo.add %2048, %2050 : tensor<256xf32>
    %cst_559 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2052 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2053 = stablehlo.multiply %2052, %1771 : tensor<64x256xf32>
    %cst_560 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2054 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2055 = stablehlo.multiply %2054, %arg84 : tensor<64x256xf32>
    %2056 = stablehlo.add %2053, %2055 : tensor<64x256xf32>
    %cst_561 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2057 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2058 = stablehlo.multiply %2057, %1776 : tensor<64xf32>
    %cst_562 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2059 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2060 = stablehlo.multiply %2059, %arg85 : tensor<64xf32>
    %2061 = stablehlo.add %2058, %2060 : tensor<64xf32>
    %cst_563 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2062 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2063 = stablehlo.multiply %2062, %1781 : tensor<64xf32>
    %cst_564 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2064 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2065 = stablehlo.multiply %2064, %arg86 : tensor<64xf32>
    %2066 = stablehlo.add %2063, %2065 : tensor<64xf32>
    %cst_565 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2067 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2068 = stablehlo.multiply %2067, %1786 : tensor<64xf32>
    %cst_566 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2069 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2070 = stablehlo.multiply %2069, %arg87 : tensor<64xf32>
    %2071 = stablehlo.add %2068, %2070 : tensor<64xf32>
    %cst_567 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2072 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2073 = stablehlo.multiply %2072, %1791 : tensor<64xf32>
    %cst_568 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2074 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2075 = stablehlo.multiply %2074, %arg88 : tensor<64xf32>
    %2076 = stablehlo.add %2073, %2075 : tensor<64xf32>
    %cst_569 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2077 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2078 = stablehlo.multiply %2077, %1796 : tensor<64xf32>
    %cst_570 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2079 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2080 = stablehlo.multiply %2079, %arg89 : tensor<64xf32>
    %2081 = stablehlo.add %2078, %2080 : tensor<64xf32>
    %cst_571 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2082 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2083 = stablehlo.multiply %2082, %1801 : tensor<192x64xf32>
    %cst_572 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2084 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2085 = stablehlo.multiply %2084, %arg90 : tensor<192x64xf32>
    %2086 = stablehlo.add %2083, %2085 : tensor<192x64xf32>
    %cst_573 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2087 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2088 = stablehlo.multiply %2087, %1806 : tensor<192xf32>
    %cst_574 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2090 = stablehlo.multiply %2089, %arg91 : tensor<192xf32>
    %2091 = stablehlo.add %2088, %2090 : tensor<192xf32>
    %cst_575 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2092 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2093 = stablehlo.multiply %2092, %1811 : tensor<64x64xf32>
    %cst_576 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2094 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2095 = stablehlo.multiply %2094, %arg92 : tensor<64x64xf32>
    %2096 = stablehlo.add %2093, %2095 : tensor<64x64xf32>
    %cst_577 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2097 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2098 = stablehlo.multiply %2097, %1816 : tensor<64xf32>
    %cst_578 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2099 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2100 = stablehlo.multiply %2099, %arg93 : tensor<64xf32>
    %2101 = stablehlo.add %2098, %2100 : tensor<64xf32>
    %cst_579 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2102 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2103 = stablehlo.multiply %2102, %1821 : tensor<256x64xf32>
    %cst_580 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2105 = stablehlo.multiply %2104, %arg94 : tensor<256x64xf32>
    %2106 = stablehlo.add %2103, %2105 : tensor<256x64xf32>
    %cst_581 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2107 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2108 = stablehlo.multiply %2107, %1826 : tensor<256xf32>
    %cst_582 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2109 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2110 = stablehlo.multiply %2109, %arg95 : tensor<256xf32>
    %2111 = stablehlo.add %2108, %2110 : tensor<256xf32>
    %cst_583 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2112 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2113 = stablehlo.multiply %2112, %1831 : tensor<64x256xf32>
    %cst_584 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2114 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2115 = stablehlo.multiply %2114, %arg96 : tensor<64x256xf32>
    %2116 = stablehlo.add %2113, %2115 : tensor<64x256xf32>
    %cst_585 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2117 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2118 = stablehlo.multiply %2117, %1836 : tensor<64xf32>
    %cst_586 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2119 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2120 = stablehlo.multiply %2119, %arg97 : tensor<64xf32>
    %2121 = stablehlo.add %2118, %2120 : tensor<64xf32>
    %cst_587 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2122 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2123 = stablehlo.multiply %2122, %1841 : tensor<64xf32>
    %cst_588 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2124 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2125 = stablehlo.multiply %2124, %arg98 : tensor<64xf32>
    %2126 = stablehlo.add %2123, %2125 : tensor<64xf32>
    %cst_589 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2127 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2128 = stablehlo.multiply %2127, %1846 : tensor<64xf32>
    %cst_590 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2129 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2130 = stablehlo.multiply %2129, %arg99 : tensor<64xf32>
    %2131 = stablehlo.add %2128, %2130 : tensor<64xf32>
    %cst_591 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2132 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2133 = stablehlo.multiply %2132, %1851 : tensor<64xf32>
    %cst_592 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2134 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2135 = stablehlo.multiply %2134, %arg100 : tensor<64xf32>
    %2136 = stablehlo.add %2133, %2135 : tensor<64xf32>
    %cst_593 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2137 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2138 = stablehlo.multiply %2137, %1856 : tensor<64xf32>
    %cst_594 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2139 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2140 = stablehlo.multiply %2139, %arg101 : tensor<64xf32>
    %2141 = stablehlo.add %2138, %2140 : tensor<64xf32>
    %cst_595 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2142 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2143 = stablehlo.multiply %2142, %1861 : tensor<192x64xf32>
    %cst_596 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2144 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2145 = stablehlo.multiply %2144, %arg102 : tensor<192x64xf32>
    %2146 = stablehlo.add %2143, %2145 : tensor<192x64xf32>
    %cst_597 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2147 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2148 = stablehlo.multiply %2147, %1866 : tensor<192xf32>
    %cst_598 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2149 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2150 = stablehlo.multiply %2149, %arg103 : tensor<192xf32>
    %2151 = stablehlo.add %2148, %2150 : tensor<192xf32>
    %cst_599 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2152 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2153 = stablehlo.multiply %2152, %1871 : tensor<64x64xf32>
    %cst_600 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2154 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2155 = stablehlo.multiply %2154, %arg104 : tensor<64x64xf32>
    %2156 = stablehlo.add %2153, %2155 : tensor<64x64xf32>
    %cst_601 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2157 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2158 = stablehlo.multiply %2157, %1876 : tensor<64xf32>
    %cst_602 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2159 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2160 = stablehlo.multiply %2159, %arg105 : tensor<64xf32>
    %2161 = stablehlo.add %2158, %2160 : tensor<64xf32>
    %cst_603 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2162 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2163 = stablehlo.multiply %2162, %1881 : tensor<256x64xf32>
    %cst_604 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2164 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2165 = stablehlo.multiply %2164, %arg106 : tensor<256x64xf32>
    %2166 = stablehlo.add %2163, %2165 : tensor<256x64xf32>
    %cst_605 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2167 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2168 = stablehlo.multiply %2167, %1886 : tensor<256xf32>
    %cst_606 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2169 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2170 = stablehlo.multiply %2169, %arg107 : tensor<256xf32>
    %2171 = stablehlo.add %2168, %2170 : tensor<256xf32>
    %cst_607 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2172 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2173 = stablehlo.multiply %2172, %1891 : tensor<64x256xf32>
    %cst_608 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2174 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2175 = stablehlo.multiply %2174, %arg108 : tensor<64x256xf32>
    %2176 = stablehlo.add %2173, %2175 : tensor<64x256xf32>
    %cst_609 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2177 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2178 = stablehlo.multiply %2177, %1896 : tensor<64xf32>
    %cst_610 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2179 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2180 = stablehlo.multiply %2179, %arg109 : tensor<64xf32>
    %2181 = stablehlo.add %2178, %2180 : tensor<64xf32>
    %cst_611 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2182 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2183 = stablehlo.multiply %2182, %1901 : tensor<64xf32>
    %cst_612 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2184 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2185 = stablehlo.multiply %2184, %arg110 : tensor<64xf32>
    %2186 = stablehlo.add %2183, %2185 : tensor<64xf32>
    %cst_613 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2187 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2188 = stablehlo.multiply %2187, %1906 : tensor<64xf32>
    %cst_614 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2189 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2190 = stablehlo.multiply %2189, %arg111 : tensor<64xf32>
    %2191 = stablehlo.add %2188, %2190 : tensor<64xf32>
    %cst_615 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2192 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %2193 = stablehlo.multiply %2192, %1911 : tensor<100x64xf32>
    %cst_616 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2194 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %2195 = stablehlo.multiply %2194, %arg112 : tensor<100x64xf32>
    %2196 = stablehlo.add %2193, %2195 : tensor<100x64xf32>
    %cst_617 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2197 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2198 = stablehlo.multiply %2197, %1916 : tensor<100xf32>
    %cst_618 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2199 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2200 = stablehlo.multiply %2199, %arg113 : tensor<100xf32>
    %2201 = stablehlo.add %2198, %2200 : tensor<100xf32>
    %2202 = stablehlo.multiply %1636, %1636 : tensor<64x3x8x8xf32>
    %cst_619 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2203 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %2204 = stablehlo.multiply %2203, %2202 : tensor<64x3x8x8xf32>
    %cst_620 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2205 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %2206 = stablehlo.multiply %2205, %arg114 : tensor<64x3x8x8xf32>
    %2207 = stablehlo.add %2204, %2206 : tensor<64x3x8x8xf32>
    %2208 = stablehlo.multiply %1641, %1641 : tensor<64x1x1xf32>
    %cst_621 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %2210 = stablehlo.multiply %2209, %2208 : tensor<64x1x1xf32>
    %cst_622 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2211 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %2212 = stablehlo.multiply %2211, %arg115 : tensor<64x1x1xf32>
    %2213 = stablehlo.add %2210, %2212 : tensor<64x1x1xf32>
    %2214 = stablehlo.multiply %1646, %1646 : tensor<17x64xf32>
    %cst_623 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2215 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %2216 = stablehlo.multiply %2215, %2214 : tensor<17x64xf32>
    %cst_624 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2217 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %2218 = stablehlo.multiply %2217, %arg116 : tensor<17x64xf32>
    %2219 = stablehlo.add %2216, %2218 : tensor<17x64xf32>
    %2220 = stablehlo.multiply %1651, %1651 : tensor<1x64xf32>
    %cst_625 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2221 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %2222 = stablehlo.multiply %2221, %2220 : tensor<1x64xf32>
    %cst_626 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2223 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %2224 = stablehlo.multiply %2223, %arg117 : tensor<1x64xf32>
    %2225 = stablehlo.add %2222, %2224 : tensor<1x64xf32>
    %2226 = stablehlo.multiply %1656, %1656 : tensor<4x64xf32>
    %cst_627 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2227 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %2228 = stablehlo.multiply %2227, %2226 : tensor<4x64xf32>
    %cst_628 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2229 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %2230 = stablehlo.multiply %2229, %arg118 : tensor<4x64xf32>
    %2231 = stablehlo.add %2228, %2230 : tensor<4x64xf32>
    %2232 = stablehlo.multiply %1661, %1661 : tensor<64xf32>
    %cst_629 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2233 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2234 = stablehlo.multiply %2233, %2232 : tensor<64xf32>
    %cst_630 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2235 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2236 = stablehlo.multiply %2235, %arg119 : tensor<64xf32>
    %2237 = stablehlo.add %2234, %2236 : tensor<64xf32>
    %2238 = stablehlo.multiply %1666, %1666 : tensor<64xf32>
    %cst_631 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2239 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2240 = stablehlo.multiply %2239, %2238 : tensor<64xf32>
    %cst_632 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2241 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2242 = stablehlo.multiply %2241, %arg120 : tensor<64xf32>
    %2243 = stablehlo.add %2240, %2242 : tensor<64xf32>
    %2244 = stablehlo.multiply %1671, %1671 : tensor<64xf32>
    %cst_633 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2245 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2246 = stablehlo.multiply %2245, %2244 : tensor<64xf32>
    %cst_634 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2247 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2248 = stablehlo.multiply %2247, %arg121 : tensor<64xf32>
    %2249 = stablehlo.add %2246, %2248 : tensor<64xf32>
    %2250 = stablehlo.multiply %1676, %1676 : tensor<64xf32>
    %cst_635 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2251 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2252 = stablehlo.multiply %2251, %2250 : tensor<64xf32>
    %cst_636 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2253 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2254 = stablehlo.multiply %2253, %arg122 : tensor<64xf32>
    %2255 = stablehlo.add %2252, %2254 : tensor<64xf32>
    %2256 = stablehlo.multiply %1681, %1681 : tensor<192x64xf32>
    %cst_637 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2257 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2258 = stablehlo.multiply %2257, %2256 : tensor<192x64xf32>
    %cst_638 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2259 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2260 = stablehlo.multiply %2259, %arg123 : tensor<192x64xf32>
    %2261 = stablehlo.add %2258, %2260 : tensor<192x64xf32>
    %2262 = stablehlo.multiply %1686, %1686 : tensor<192xf32>
    %cst_639 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2263 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2264 = stablehlo.multiply %2263, %2262 : tensor<192xf32>
    %cst_640 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2265 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2266 = stablehlo.multiply %2265, %arg124 : tensor<192xf32>
    %2267 = stablehlo.add %2264, %2266 : tensor<192xf32>
    %2268 = stablehlo.multiply %1691, %1691 : tensor<64x64xf32>
    %cst_641 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2269 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2270 = stablehlo.multiply %2269, %2268 : tensor<64x64xf32>
    %cst_642 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2271 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2272 = stablehlo.multiply %2271, %arg125 : tensor<64x64xf32>
    %2273 = stablehlo.add %2270, %2272 : tensor<64x64xf32>
    %2274 = stablehlo.multiply %1696, %1696 : tensor<64xf32>
    %cst_643 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2275 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2276 = stablehlo.multiply %2275, %2274 : tensor<64xf32>
    %cst_644 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2277 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2278 = stablehlo.multiply %2277, %arg126 : tensor<64xf32>
    %2279 = stablehlo.add %2276, %2278 : tensor<64xf32>
    %2280 = stablehlo.multiply %1701, %1701 : tensor<256x64xf32>
    %cst_645 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2281 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2282 = stablehlo.multiply %2281, %2280 : tensor<256x64xf32>
    %cst_646 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2283 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2284 = stablehlo.multiply %2283, %arg127 : tensor<256x64xf32>
    %2285 = stablehlo.add %2282, %2284 : tensor<256x64xf32>
    %2286 = stablehlo.multiply %1706, %1706 : tensor<256xf32>
    %cst_647 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2287 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2288 = stablehlo.multiply %2287, %2286 : tensor<256xf32>
    %cst_648 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2289 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2290 = stablehlo.multiply %2289, %arg128 : tensor<256xf32>
    %2291 = stablehlo.add %2288, %2290 : tensor<256xf32>
    %2292 = stablehlo.multiply %1711, %1711 : tensor<64x256xf32>
    %cst_649 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2293 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2294 = stablehlo.multiply %2293, %2292 : tensor<64x256xf32>
    %cst_650 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2295 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2296 = stablehlo.multiply %2295, %arg129 : tensor<64x256xf32>
    %2297 = stablehlo.add %2294, %2296 : tensor<64x256xf32>
    %2298 = stablehlo.multiply %1716, %1716 : tensor<64xf32>
    %cst_651 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2299 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2300 = stablehlo.multiply %2299, %2298 : tensor<64xf32>
    %cst_652 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2301 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2302 = stablehlo.multiply %2301, %arg130 : tensor<64xf32>
    %2303 = stablehlo.add %2300, %2302 : tensor<64xf32>
    %2304 = stablehlo.multiply %1721, %1721 : tensor<64xf32>
    %cst_653 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2305 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2306 = stablehlo.multiply %2305, %2304 : tensor<64xf32>
    %cst_654 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2307 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2308 = stablehlo.multiply %2307, %arg131 : tensor<64xf32>
    %2309 = stablehlo.add %2306, %2308 : tensor<64xf32>
    %2310 = stablehlo.multiply %1726, %1726 : tensor<64xf32>
    %cst_655 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2311 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2312 = stablehlo.multiply %2311, %2310 : tensor<64xf32>
    %cst_656 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2313 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2314 = stablehlo.multiply %2313, %arg132 : tensor<64xf32>
    %2315 = stablehlo.add %2312, %2314 : tensor<64xf32>
    %2316 = stablehlo.multiply %1731, %1731 : tensor<64xf32>
    %cst_657 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2317 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2318 = stablehlo.multiply %2317, %2316 : tensor<64xf32>
    %cst_658 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2319 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2320 = stablehlo.multiply %2319, %arg133 : tensor<64xf32>
    %2321 = stablehlo.add %2318, %2320 : tensor<64xf32>
    %2322 = stablehlo.multiply %1736, %1736 : tensor<64xf32>
    %cst_659 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2323 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2324 = stablehlo.multiply %2323, %2322 : tensor<64xf32>
    %cst_660 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2325 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2326 = stablehlo.multiply %2325, %arg134 : tensor<64xf32>
    %2327 = stablehlo.add %2324, %2326 : tensor<64xf32>
    %2328 = stablehlo.multiply %1741, %1741 : tensor<192x64xf32>
    %cst_661 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2329 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2330 = stablehlo.multiply %2329, %2328 : tensor<192x64xf32>
    %cst_662 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2331 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2332 = stablehlo.multiply %2331, %arg135 : tensor<192x64xf32>
    %2333 = stablehlo.add %2330, %2332 : tensor<192x64xf32>
    %2334 = stablehlo.multiply %1746, %1746 : tensor<192xf32>
    %cst_663 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2335 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2336 = stablehlo.multiply %2335, %2334 : tensor<192xf32>
    %cst_664 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2337 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2338 = stablehlo.multiply %2337, %arg136 : tensor<192xf32>
    %2339 = stablehlo.add %2336, %2338 : tensor<192xf32>
    %2340 = stablehlo.multiply %1751, %1751 : tensor<64x64xf32>
    %cst_665 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2341 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2342 = stablehlo.multiply %2341, %2340 : tensor<64x64xf32>
    %cst_666 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2343 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2344 = stablehlo.multiply %2343, %arg137 : tensor<64x64xf32>
    %2345 = stablehlo.add %2342, %2344 : tensor<64x64xf32>
    %2346 = stablehlo.multiply %1756, %1756 : tensor<64xf32>
    %cst_667 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2347 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2348 = stablehlo.multiply %2347, %2346 : tensor<64xf32>
    %cst_668 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2349 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2350 = stablehlo.multiply %2349, %arg138 : tensor<64xf32>
    %2351 = stablehlo.add %2348, %2350 : tensor<64xf32>
    %2352 = stablehlo.multiply %1761, %1761 : tensor<256x64xf32>
    %cst_669 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2353 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2354 = stablehlo.multiply %2353, %2352 : tensor<256x64xf32>
    %cst_670 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2355 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2356 = stablehlo.multiply %2355, %arg139 : tensor<256x64xf32>
    %2357 = stablehlo.add %2354, %2356 : tensor<256x64xf32>
    %2358 = stablehlo.multiply %1766, %1766 : tensor<256xf32>
    %cst_671 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2359 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2360 = stablehlo.multiply %2359, %2358 : tensor<256xf32>
    %cst_672 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2361 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2362 = stablehlo.multiply %2361, %arg140 : tensor<256xf32>
    %2363 = stablehlo.add %2360, %2362 : tensor<256xf32>
    %2364 = stablehlo.multiply %1771, %1771 : tensor<64x256xf32>
    %cst_673 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2365 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2366 = stablehlo.multiply %2365, %2364 : tensor<64x256xf32>
    %cst_674 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2367 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2368 = stablehlo.multiply %2367, %arg141 : tensor<64x256xf32>
    %2369 = stablehlo.add %2366, %2368 : tensor<64x256xf32>
    %2370 = stablehlo.multiply %1776, %1776 : tensor<64xf32>
    %cst_675 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2371 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2372 = stablehlo.multiply %2371, %2370 : tensor<64xf32>
    %cst_676 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2373 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2374 = stablehlo.multiply %2373, %arg142 : tensor<64xf32>
    %2375 = stablehlo.add %2372, %2374 : tensor<64xf32>
    %2376 = stablehlo.multiply %1781, %1781 : tensor<64xf32>
    %cst_677 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2377 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2378 = stablehlo.multiply %2377, %2376 : tensor<64xf32>
    %cst_678 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2379 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2380 = stablehlo.multiply %2379, %arg143 : tensor<64xf32>
    %2381 = stablehlo.add %2378, %2380 : tensor<64xf32>
    %2382 = stablehlo.multiply %1786, %1786 : tensor<64xf32>
    %cst_679 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2383 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2384 = stablehlo.multiply %2383, %2382 : tensor<64xf32>
    %cst_680 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2385 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2386 = stablehlo.multiply %2385, %arg144 : tensor<64xf32>
    %2387 = stablehlo.add %2384, %2386 : tensor<64xf32>
    %2388 = stablehlo.multiply %1791, %1791 : tensor<64xf32>
    %cst_681 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2389 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2390 = stablehlo.multiply %2389, %2388 : tensor<64xf32>
    %cst_682 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2391 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2392 = stablehlo.multiply %2391, %arg145 : tensor<64xf32>
    %2393 = stablehlo.add %2390, %2392 : tensor<64xf32>
    %2394 = stablehlo.multiply %1796, %1796 : tensor<64xf32>
    %cst_683 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2395 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2396 = stablehlo.multiply %2395, %2394 : tensor<64xf32>
    %cst_684 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2397 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2398 = stablehlo.multiply %2397, %arg146 : tensor<64xf32>
    %2399 = stablehlo.add %2396, %2398 : tensor<64xf32>
    %2400 = stablehlo.multiply %1801, %1801 : tensor<192x64xf32>
    %cst_685 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2401 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2402 = stablehlo.multiply %2401, %2400 : tensor<192x64xf32>
    %cst_686 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2403 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2404 = stablehlo.multiply %2403, %arg147 : tensor<192x64xf32>
    %2405 = stablehlo.add %2402, %2404 : tensor<192x64xf32>
    %2406 = stablehlo.multiply %1806, %1806 : tensor<192xf32>
    %cst_687 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2407 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2408 = stablehlo.multiply %2407, %2406 : tensor<192xf32>
    %cst_688 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2409 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2410 = stablehlo.multiply %2409, %arg148 : tensor<192xf32>
    %2411 = stablehlo.add %2408, %2410 : tensor<192xf32>
    %2412 = stablehlo.multiply %1811, %1811 : tensor<64x64xf32>
    %cst_689 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2413 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2414 = stablehlo.multiply %2413, %2412 : tensor<64x64xf32>
    %cst_690 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2415 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2416 = stablehlo.multiply %2415, %arg149 : tensor<64x64xf32>
    %2417 = stablehlo.add %2414, %2416 : tensor<64x64xf32>
    %2418 = stablehlo.multiply %1816, %1816 : tensor<64xf32>
    %cst_691 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2419 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2420 = stablehlo.multiply %2419, %2418 : tensor<64xf32>
    %cst_692 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2421 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2422 = stablehlo.multiply %2421, %arg150 : tensor<64xf32>
    %2423 = stablehlo.add %2420, %2422 : tensor<64xf32>
    %2424 = stablehlo.multiply %1821, %1821 : tensor<256x64xf32>
    %cst_693 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2425 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2426 = stablehlo.multiply %2425, %2424 : tensor<256x64xf32>
    %cst_694 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2427 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2428 = stablehlo.multiply %2427, %arg151 : tensor<256x64xf32>
    %2429 = stablehlo.add %2426, %2428 : tensor<256x64xf32>
    %2430 = stablehlo.multiply %1826, %1826 : tensor<256xf32>
    %cst_695 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2431 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2432 = stablehlo.multiply %2431, %2430 : tensor<256xf32>
    %cst_696 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2433 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2434 = stablehlo.multiply %2433, %arg152 : tensor<256xf32>
    %2435 = stablehlo.add %2432, %2434 : tensor<256xf32>
    %2436 = stablehlo.multiply %1831, %1831 : tensor<64x256xf32>
    %cst_697 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2437 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2438 = stablehlo.multiply %2437, %2436 : tensor<64x256xf32>
    %cst_698 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2439 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2440 = stablehlo.multiply %2439, %arg153 : tensor<64x256xf32>
    %2441 = stablehlo.add %2438, %2440 : tensor<64x256xf32>
    %2442 = stablehlo.multiply %1836, %1836 : tensor<64xf32>
    %cst_699 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2443 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2444 = stablehlo.multiply %2443, %2442 : tensor<64xf32>
    %cst_700 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2445 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2446 = stablehlo.multiply %2445, %arg154 : tensor<64xf32>
    %2447 = stablehlo.add %2444, %2446 : tensor<64xf32>
    %2448 = stablehlo.multiply %1841, %1841 : tensor<64xf32>
    %cst_701 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2449 = stablehlo.broadcast_in_dim %cst_701, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2450 = stablehlo.multiply %2449, %2448 : tensor<64xf32>
    %cst_702 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2451 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2452 = stablehlo.multiply %2451, %arg155 : tensor<64xf32>
    %2453 = stablehlo.add %2450, %2452 : tensor<64xf32>
    %2454 = stablehlo.multiply %1846, %1846 : tensor<64xf32>
    %cst_703 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2455 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2456 = stablehlo.multiply %2455, %2454 : tensor<64xf32>
    %cst_704 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2457 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2458 = stablehlo.multiply %2457, %arg156 : tensor<64xf32>
    %2459 = stablehlo.add %2456, %2458 : tensor<64xf32>
    %2460 = stablehlo.multiply %1851, %1851 : tensor<64xf32>
    %cst_705 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2461 = stablehlo.broadcast_in_dim %cst_705, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2462 = stablehlo.multiply %2461, %2460 : tensor<64xf32>
    %cst_706 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2463 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2464 = stablehlo.multiply %2463, %arg157 : tensor<64xf32>
    %2465 = stablehlo.add %2462, %2464 : tensor<64xf32>
    %2466 = stablehlo.multiply %1856, %1856 : tensor<64xf32>
    %cst_707 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2467 = stablehlo.broadcast_in_dim %cst_707, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2468 = stablehlo.multiply %2467, %2466 : tensor<64xf32>
    %cst_708 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2469 = stablehlo.broadcast_in_dim %cst_708, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2470 = stablehlo.multiply %2469, %arg158 : tensor<64xf32>
    %2471 = stablehlo.add %2468, %2470 : tensor<64xf32>
    %2472 = stablehlo.multiply %1861, %1861 : tensor<192x64xf32>
    %cst_709 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2473 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2474 = stablehlo.multiply %2473, %2472 : tensor<192x64xf32>
    %cst_710 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2475 = stablehlo.broadcast_in_dim %cst_710, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2476 = stablehlo.multiply %2475, %arg159 : tensor<192x64xf32>
    %2477 = stablehlo.add %2474, %2476 : tensor<192x64xf32>
    %2478 = stablehlo.multiply %1866, %1866 : tensor<192xf32>
    %cst_711 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2479 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2480 = stablehlo.multiply %2479, %2478 : tensor<192xf32>
    %cst_712 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2481 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2482 = stablehlo.multiply %2481, %arg160 : tensor<192xf32>
    %2483 = stablehlo.add %2480, %2482 : tensor<192xf32>
    %2484 = stablehlo.multiply %1871, %1871 : tensor<64x64xf32>
    %cst_713 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2485 = stablehlo.broadcast_in_dim %cst_713, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2486 = stablehlo.multiply %2485, %2484 : tensor<64x64xf32>
    %cst_714 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2487 = stablehlo.broadcast_in_dim %cst_714, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2488 = stablehlo.multiply %2487, %arg161 : tensor<64x64xf32>
    %2489 = stablehlo.add %2486, %2488 : tensor<64x64xf32>
    %2490 = stablehlo.multiply %1876, %1876 : tensor<64xf32>
    %cst_715 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2491 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2492 = stablehlo.multiply %2491, %2490 : tensor<64xf32>
    %cst_716 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2493 = stablehlo.broadcast_in_dim %cst_716, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2494 = stablehlo.multiply %2493, %arg162 : tensor<64xf32>
    %2495 = stablehlo.add %2492, %2494 : tensor<64xf32>
    %2496 = stablehlo.multiply %1881, %1881 : tensor<256x64xf32>
    %cst_717 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2497 = stablehlo.broadcast_in_dim %cst_717, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2498 = stablehlo.multiply %2497, %2496 : tensor<256x64xf32>
    %cst_718 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2499 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2500 = stablehlo.multiply %2499, %arg163 : tensor<256x64xf32>
    %2501 = stablehlo.add %2498, %2500 : tensor<256x64xf32>
    %2502 = stablehlo.multiply %1886, %1886 : tensor<256xf32>
    %cst_719 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2503 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2504 = stablehlo.multiply %2503, %2502 : tensor<256xf32>
    %cst_720 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2505 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2506 = stablehlo.multiply %2505, %arg164 : tensor<256xf32>
    %2507 = stablehlo.add %2504, %2506 : tensor<256xf32>
    %2508 = stablehlo.multiply %1891, %1891 : tensor<64x256xf32>
    %cst_721 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2509 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2510 = stablehlo.multiply %2509, %2508 : tensor<64x256xf32>
    %cst_722 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2511 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2512 = stablehlo.multiply %2511, %arg165 : tensor<64x256xf32>
    %2513 = stablehlo.add %2510, %2512 : tensor<64x256xf32>
    %2514 = stablehlo.multiply %1896, %1896 : tensor<64xf32>
    %cst_723 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2515 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2516 = stablehlo.multiply %2515, %2514 : tensor<64xf32>
    %cst_724 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2517 = stablehlo.broadcast_in_dim %cst_724, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2518 = stablehlo.multiply %2517, %arg166 : tensor<64xf32>
    %2519 = stablehlo.add %2516, %2518 : tensor<64xf32>
    %2520 = stablehlo.multiply %1901, %1901 : tensor<64xf32>
    %cst_725 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2521 = stablehlo.broadcast_in_dim %cst_725, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2522 = stablehlo.multiply %2521, %2520 : tensor<64xf32>
    %cst_726 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2523 = stablehlo.broadcast_in_dim %cst_726, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2524 = stablehlo.multiply %2523, %arg167 : tensor<64xf32>
    %2525 = stablehlo.add %2522, %2524 : tensor<64xf32>
    %2526 = stablehlo.multiply %1906, %1906 : tensor<64xf32>
    %cst_727 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2527 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2528 = stablehlo.multiply %2527, %2526 : tensor<64xf32>
    %cst_728 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2529 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2530 = stablehlo.multiply %2529, %arg168 : tensor<64xf32>
    %2531 = stablehlo.add %2528, %2530 : tensor<64xf32>
    %2532 = stablehlo.multiply %1911, %1911 : tensor<100x64xf32>
    %cst_729 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2533 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %2534 = stablehlo.multiply %2533, %2532 : tensor<100x64xf32>
    %cst_730 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2535 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %2536 = stablehlo.multiply %2535, %arg169 : tensor<100x64xf32>
    %2537 = stablehlo.add %2534, %2536 : tensor<100x64xf32>
    %2538 = stablehlo.multiply %1916, %1916 : tensor<100xf32>
    %cst_731 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %2539 = stablehlo.broadcast_in_dim %cst_731, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2540 = stablehlo.multiply %2539, %2538 : tensor<100xf32>
    %cst_732 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2541 = stablehlo.broadcast_in_dim %cst_732, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2542 = stablehlo.multiply %2541, %arg170 : tensor<100xf32>
    %2543 = stablehlo.add %2540, %2542 : tensor<100xf32>
    %c_733 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2544 = stablehlo.compare LT, %arg171, %c_733, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_734 = stablehlo.constant dense<1> : tensor<i32>
    %2545 = stablehlo.add %arg171, %c_734 : tensor<i32>
    %c_735 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2546 = call @_where_6(%2544, %2545, %c_735) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_736 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2547 = stablehlo.convert %2546 : (tensor<i32>) -> tensor<f32>
    %2548 = stablehlo.power %cst_736, %2547 : tensor<f32>
    %cst_737 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2549 = stablehlo.subtract %cst_737, %2548 : tensor<f32>
    %2550 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %2551 = stablehlo.divide %1921, %2550 : tensor<64x3x8x8xf32>
    %2552 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %2553 = stablehlo.divide %1926, %2552 : tensor<64x1x1xf32>
    %2554 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %2555 = stablehlo.divide %1931, %2554 : tensor<17x64xf32>
    %2556 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %2557 = stablehlo.divide %1936, %2556 : tensor<1x64xf32>
    %2558 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %2559 = stablehlo.divide %1941, %2558 : tensor<4x64xf32>
    %2560 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2561 = stablehlo.divide %1946, %2560 : tensor<64xf32>
    %2562 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2563 = stablehlo.divide %1951, %2562 : tensor<64xf32>
    %2564 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2565 = stablehlo.divide %1956, %2564 : tensor<64xf32>
    %2566 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2567 = stablehlo.divide %1961, %2566 : tensor<64xf32>
    %2568 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2569 = stablehlo.divide %1966, %2568 : tensor<192x64xf32>
    %2570 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2571 = stablehlo.divide %1971, %2570 : tensor<192xf32>
    %2572 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2573 = stablehlo.divide %1976, %2572 : tensor<64x64xf32>
    %2574 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2575 = stablehlo.divide %1981, %2574 : tensor<64xf32>
    %2576 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2577 = stablehlo.divide %1986, %2576 : tensor<256x64xf32>
    %2578 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2579 = stablehlo.divide %1991, %2578 : tensor<256xf32>
    %2580 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2581 = stablehlo.divide %1996, %2580 : tensor<64x256xf32>
    %2582 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2583 = stablehlo.divide %2001, %2582 : tensor<64xf32>
    %2584 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2585 = stablehlo.divide %2006, %2584 : tensor<64xf32>
    %2586 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2587 = stablehlo.divide %2011, %2586 : tensor<64xf32>
    %2588 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2589 = stablehlo.divide %2016, %2588 : tensor<64xf32>
    %2590 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2591 = stablehlo.divide %2021, %2590 : tensor<64xf32>
    %2592 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2593 = stablehlo.divide %2026, %2592 : tensor<192x64xf32>
    %2594 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2595 = stablehlo.divide %2031, %2594 : tensor<192xf32>
    %2596 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2597 = stablehlo.divide %2036, %2596 : tensor<64x64xf32>
    %2598 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2599 = stablehlo.divide %2041, %2598 : tensor<64xf32>
    %2600 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2601 = stablehlo.divide %2046, %2600 : tensor<256x64xf32>
    %2602 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2603 = stablehlo.divide %2051, %2602 : tensor<256xf32>
    %2604 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2605 = stablehlo.divide %2056, %2604 : tensor<64x256xf32>
    %2606 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2607 = stablehlo.divide %2061, %2606 : tensor<64xf32>
    %2608 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2609 = stablehlo.divide %2066, %2608 : tensor<64xf32>
    %2610 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2611 = stablehlo.divide %2071, %2610 : tensor<64xf32>
    %2612 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2613 = stablehlo.divide %2076, %2612 : tensor<64xf32>
    %2614 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2615 = stablehlo.divide %2081, %2614 : tensor<64xf32>
    %2616 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2617 = stablehlo.divide %2086, %2616 : tensor<192x64xf32>
    %2618 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2619 = stablehlo.divide %2091, %2618 : tensor<192xf32>
    %2620 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2621 = stablehlo.divide %2096, %2620 : tensor<64x64xf32>
    %2622 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2623 = stablehlo.divide %2101, %2622 : tensor<64xf32>
    %2624 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2625 = stablehlo.divide %2106, %2624 : tensor<256x64xf32>
    %2626 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2627 = stablehlo.divide %2111, %2626 : tensor<256xf32>
    %2628 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2629 = stablehlo.divide %2116, %2628 : tensor<64x256xf32>
    %2630 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2631 = stablehlo.divide %2121, %2630 : tensor<64xf32>
    %2632 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2633 = stablehlo.divide %2126, %2632 : tensor<64xf32>
    %2634 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2635 = stablehlo.divide %2131, %2634 : tensor<64xf32>
    %2636 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2637 = stablehlo.divide %2136, %2636 : tensor<64xf32>
    %2638 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2639 = stablehlo.divide %2141, %2638 : tensor<64xf32>
    %2640 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2641 = stablehlo.divide %2146, %2640 : tensor<192x64xf32>
    %2642 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2643 = stablehlo.divide %2151, %2642 : tensor<192xf32>
    %2644 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2645 = stablehlo.divide %2156, %2644 : tensor<64x64xf32>
    %2646 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2647 = stablehlo.divide %2161, %2646 : tensor<64xf32>
    %2648 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2649 = stablehlo.divide %2166, %2648 : tensor<256x64xf32>
    %2650 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2651 = stablehlo.divide %2171, %2650 : tensor<256xf32>
    %2652 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2653 = stablehlo.divide %2176, %2652 : tensor<64x256xf32>
    %2654 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2655 = stablehlo.divide %2181, %2654 : tensor<64xf32>
    %2656 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2657 = stablehlo.divide %2186, %2656 : tensor<64xf32>
    %2658 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2659 = stablehlo.divide %2191, %2658 : tensor<64xf32>
    %2660 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %2661 = stablehlo.divide %2196, %2660 : tensor<100x64xf32>
    %2662 = stablehlo.broadcast_in_dim %2549, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2663 = stablehlo.divide %2201, %2662 : tensor<100xf32>
    %cst_738 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %2664 = stablehlo.convert %2546 : (tensor<i32>) -> tensor<f32>
    %2665 = stablehlo.power %cst_738, %2664 : tensor<f32>
    %cst_739 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2666 = stablehlo.subtract %cst_739, %2665 : tensor<f32>
    %2667 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %2668 = stablehlo.divide %2207, %2667 : tensor<64x3x8x8xf32>
    %2669 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %2670 = stablehlo.divide %2213, %2669 : tensor<64x1x1xf32>
    %2671 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %2672 = stablehlo.divide %2219, %2671 : tensor<17x64xf32>
    %2673 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %2674 = stablehlo.divide %2225, %2673 : tensor<1x64xf32>
    %2675 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %2676 = stablehlo.divide %2231, %2675 : tensor<4x64xf32>
    %2677 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2678 = stablehlo.divide %2237, %2677 : tensor<64xf32>
    %2679 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2680 = stablehlo.divide %2243, %2679 : tensor<64xf32>
    %2681 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2682 = stablehlo.divide %2249, %2681 : tensor<64xf32>
    %2683 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2684 = stablehlo.divide %2255, %2683 : tensor<64xf32>
    %2685 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2686 = stablehlo.divide %2261, %2685 : tensor<192x64xf32>
    %2687 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2688 = stablehlo.divide %2267, %2687 : tensor<192xf32>
    %2689 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2690 = stablehlo.divide %2273, %2689 : tensor<64x64xf32>
    %2691 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2692 = stablehlo.divide %2279, %2691 : tensor<64xf32>
    %2693 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2694 = stablehlo.divide %2285, %2693 : tensor<256x64xf32>
    %2695 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2696 = stablehlo.divide %2291, %2695 : tensor<256xf32>
    %2697 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2698 = stablehlo.divide %2297, %2697 : tensor<64x256xf32>
    %2699 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2700 = stablehlo.divide %2303, %2699 : tensor<64xf32>
    %2701 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2702 = stablehlo.divide %2309, %2701 : tensor<64xf32>
    %2703 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2704 = stablehlo.divide %2315, %2703 : tensor<64xf32>
    %2705 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2706 = stablehlo.divide %2321, %2705 : tensor<64xf32>
    %2707 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2708 = stablehlo.divide %2327, %2707 : tensor<64xf32>
    %2709 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2710 = stablehlo.divide %2333, %2709 : tensor<192x64xf32>
    %2711 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2712 = stablehlo.divide %2339, %2711 : tensor<192xf32>
    %2713 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2714 = stablehlo.divide %2345, %2713 : tensor<64x64xf32>
    %2715 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2716 = stablehlo.divide %2351, %2715 : tensor<64xf32>
    %2717 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2718 = stablehlo.divide %2357, %2717 : tensor<256x64xf32>
    %2719 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2720 = stablehlo.divide %2363, %2719 : tensor<256xf32>
    %2721 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2722 = stablehlo.divide %2369, %2721 : tensor<64x256xf32>
    %2723 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2724 = stablehlo.divide %2375, %2723 : tensor<64xf32>
    %2725 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2726 = stablehlo.divide %2381, %2725 : tensor<64xf32>
    %2727 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2728 = stablehlo.divide %2387, %2727 : tensor<64xf32>
    %2729 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2730 = stablehlo.divide %2393, %2729 : tensor<64xf32>
    %2731 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2732 = stablehlo.divide %2399, %2731 : tensor<64xf32>
    %2733 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2734 = stablehlo.divide %2405, %2733 : tensor<192x64xf32>
    %2735 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2736 = stablehlo.divide %2411, %2735 : tensor<192xf32>
    %2737 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2738 = stablehlo.divide %2417, %2737 : tensor<64x64xf32>
    %2739 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2740 = stablehlo.divide %2423, %2739 : tensor<64xf32>
    %2741 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2742 = stablehlo.divide %2429, %2741 : tensor<256x64xf32>
    %2743 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2744 = stablehlo.divide %2435, %2743 : tensor<256xf32>
    %2745 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2746 = stablehlo.divide %2441, %2745 : tensor<64x256xf32>
    %2747 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2748 = stablehlo.divide %2447, %2747 : tensor<64xf32>
    %2749 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2750 = stablehlo.divide %2453, %2749 : tensor<64xf32>
    %2751 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2752 = stablehlo.divide %2459, %2751 : tensor<64xf32>
    %2753 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2754 = stablehlo.divide %2465, %2753 : tensor<64xf32>
    %2755 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2756 = stablehlo.divide %2471, %2755 : tensor<64xf32>
    %2757 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2758 = stablehlo.divide %2477, %2757 : tensor<192x64xf32>
    %2759 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2760 = stablehlo.divide %2483, %2759 : tensor<192xf32>
    %2761 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2762 = stablehlo.divide %2489, %2761 : tensor<64x64xf32>
    %2763 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2764 = stablehlo.divide %2495, %2763 : tensor<64xf32>
    %2765 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2766 = stablehlo.divide %2501, %2765 : tensor<256x64xf32>
    %2767 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2768 = stablehlo.divide %2507, %2767 : tensor<256xf32>
    %2769 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2770 = stablehlo.divide %2513, %2769 : tensor<64x256xf32>
    %2771 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2772 = stablehlo.divide %2519, %2771 : tensor<64xf32>
    %2773 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2774 = stablehlo.divide %2525, %2773 : tensor<64xf32>
    %2775 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2776 = stablehlo.divide %2531, %2775 : tensor<64xf32>
    %2777 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %2778 = stablehlo.divide %2537, %2777 : tensor<100x64xf32>
    %2779 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2780 = stablehlo.divide %2543, %2779 : tensor<100xf32>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2781 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %2782 = stablehlo.add %2668, %2781 : tensor<64x3x8x8xf32>
    %2783 = stablehlo.sqrt %2782 : tensor<64x3x8x8xf32>
    %cst_741 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2784 = stablehlo.broadcast_in_dim %cst_741, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %2785 = stablehlo.add %2783, %2784 : tensor<64x3x8x8xf32>
    %2786 = stablehlo.divide %2551, %2785 : tensor<64x3x8x8xf32>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2787 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %2788 = stablehlo.add %2670, %2787 : tensor<64x1x1xf32>
    %2789 = stablehlo.sqrt %2788 : tensor<64x1x1xf32>
    %cst_743 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2790 = stablehlo.broadcast_in_dim %cst_743, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %2791 = stablehlo.add %2789, %2790 : tensor<64x1x1xf32>
    %2792 = stablehlo.divide %2553, %2791 : tensor<64x1x1xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2793 = stablehlo.broadcast_in_dim %cst_744, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %2794 = stablehlo.add %2672, %2793 : tensor<17x64xf32>
    %2795 = stablehlo.sqrt %2794 : tensor<17x64xf32>
    %cst_745 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2796 = stablehlo.broadcast_in_dim %cst_745, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %2797 = stablehlo.add %2795, %2796 : tensor<17x64xf32>
    %2798 = stablehlo.divide %2555, %2797 : tensor<17x64xf32>
    %cst_746 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2799 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %2800 = stablehlo.add %2674, %2799 : tensor<1x64xf32>
    %2801 = stablehlo.sqrt %2800 : tensor<1x64xf32>
    %cst_747 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2802 = stablehlo.broadcast_in_dim %cst_747, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %2803 = stablehlo.add %2801, %2802 : tensor<1x64xf32>
    %2804 = stablehlo.divide %2557, %2803 : tensor<1x64xf32>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2805 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %2806 = stablehlo.add %2676, %2805 : tensor<4x64xf32>
    %2807 = stablehlo.sqrt %2806 : tensor<4x64xf32>
    %cst_749 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2808 = stablehlo.broadcast_in_dim %cst_749, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %2809 = stablehlo.add %2807, %2808 : tensor<4x64xf32>
    %2810 = stablehlo.divide %2559, %2809 : tensor<4x64xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2811 = stablehlo.broadcast_in_dim %cst_750, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2812 = stablehlo.add %2678, %2811 : tensor<64xf32>
    %2813 = stablehlo.sqrt %2812 : tensor<64xf32>
    %cst_751 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2814 = stablehlo.broadcast_in_dim %cst_751, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2815 = stablehlo.add %2813, %2814 : tensor<64xf32>
    %2816 = stablehlo.divide %2561, %2815 : tensor<64xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2817 = stablehlo.broadcast_in_dim %cst_752, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2818 = stablehlo.add %2680, %2817 : tensor<64xf32>
    %2819 = stablehlo.sqrt %2818 : tensor<64xf32>
    %cst_753 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2820 = stablehlo.broadcast_in_dim %cst_753, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2821 = stablehlo.add %2819, %2820 : tensor<64xf32>
    %2822 = stablehlo.divide %2563, %2821 : tensor<64xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2823 = stablehlo.broadcast_in_dim %cst_754, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2824 = stablehlo.add %2682, %2823 : tensor<64xf32>
    %2825 = stablehlo.sqrt %2824 : tensor<64xf32>
    %cst_755 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2826 = stablehlo.broadcast_in_dim %cst_755, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2827 = stablehlo.add %2825, %2826 : tensor<64xf32>
    %2828 = stablehlo.divide %2565, %2827 : tensor<64xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2829 = stablehlo.broadcast_in_dim %cst_756, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2830 = stablehlo.add %2684, %2829 : tensor<64xf32>
    %2831 = stablehlo.sqrt %2830 : tensor<64xf32>
    %cst_757 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2832 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2833 = stablehlo.add %2831, %2832 : tensor<64xf32>
    %2834 = stablehlo.divide %2567, %2833 : tensor<64xf32>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2835 = stablehlo.broadcast_in_dim %cst_758, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2836 = stablehlo.add %2686, %2835 : tensor<192x64xf32>
    %2837 = stablehlo.sqrt %2836 : tensor<192x64xf32>
    %cst_759 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2838 = stablehlo.broadcast_in_dim %cst_759, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2839 = stablehlo.add %2837, %2838 : tensor<192x64xf32>
    %2840 = stablehlo.divide %2569, %2839 : tensor<192x64xf32>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2841 = stablehlo.broadcast_in_dim %cst_760, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2842 = stablehlo.add %2688, %2841 : tensor<192xf32>
    %2843 = stablehlo.sqrt %2842 : tensor<192xf32>
    %cst_761 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2844 = stablehlo.broadcast_in_dim %cst_761, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2845 = stablehlo.add %2843, %2844 : tensor<192xf32>
    %2846 = stablehlo.divide %2571, %2845 : tensor<192xf32>
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2847 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2848 = stablehlo.add %2690, %2847 : tensor<64x64xf32>
    %2849 = stablehlo.sqrt %2848 : tensor<64x64xf32>
    %cst_763 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2850 = stablehlo.broadcast_in_dim %cst_763, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2851 = stablehlo.add %2849, %2850 : tensor<64x64xf32>
    %2852 = stablehlo.divide %2573, %2851 : tensor<64x64xf32>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2853 = stablehlo.broadcast_in_dim %cst_764, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2854 = stablehlo.add %2692, %2853 : tensor<64xf32>
    %2855 = stablehlo.sqrt %2854 : tensor<64xf32>
    %cst_765 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2856 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2857 = stablehlo.add %2855, %2856 : tensor<64xf32>
    %2858 = stablehlo.divide %2575, %2857 : tensor<64xf32>
    %cst_766 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2859 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2860 = stablehlo.add %2694, %2859 : tensor<256x64xf32>
    %2861 = stablehlo.sqrt %2860 : tensor<256x64xf32>
    %cst_767 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2862 = stablehlo.broadcast_in_dim %cst_767, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2863 = stablehlo.add %2861, %2862 : tensor<256x64xf32>
    %2864 = stablehlo.divide %2577, %2863 : tensor<256x64xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2865 = stablehlo.broadcast_in_dim %cst_768, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2866 = stablehlo.add %2696, %2865 : tensor<256xf32>
    %2867 = stablehlo.sqrt %2866 : tensor<256xf32>
    %cst_769 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2868 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2869 = stablehlo.add %2867, %2868 : tensor<256xf32>
    %2870 = stablehlo.divide %2579, %2869 : tensor<256xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2871 = stablehlo.broadcast_in_dim %cst_770, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2872 = stablehlo.add %2698, %2871 : tensor<64x256xf32>
    %2873 = stablehlo.sqrt %2872 : tensor<64x256xf32>
    %cst_771 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2874 = stablehlo.broadcast_in_dim %cst_771, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2875 = stablehlo.add %2873, %2874 : tensor<64x256xf32>
    %2876 = stablehlo.divide %2581, %2875 : tensor<64x256xf32>
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2877 = stablehlo.broadcast_in_dim %cst_772, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2878 = stablehlo.add %2700, %2877 : tensor<64xf32>
    %2879 = stablehlo.sqrt %2878 : tensor<64xf32>
    %cst_773 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2880 = stablehlo.broadcast_in_dim %cst_773, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2881 = stablehlo.add %2879, %2880 : tensor<64xf32>
    %2882 = stablehlo.divide %2583, %2881 : tensor<64xf32>
    %cst_774 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2883 = stablehlo.broadcast_in_dim %cst_774, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2884 = stablehlo.add %2702, %2883 : tensor<64xf32>
    %2885 = stablehlo.sqrt %2884 : tensor<64xf32>
    %cst_775 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2886 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2887 = stablehlo.add %2885, %2886 : tensor<64xf32>
    %2888 = stablehlo.divide %2585, %2887 : tensor<64xf32>
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2889 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2890 = stablehlo.add %2704, %2889 : tensor<64xf32>
    %2891 = stablehlo.sqrt %2890 : tensor<64xf32>
    %cst_777 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2892 = stablehlo.broadcast_in_dim %cst_777, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2893 = stablehlo.add %2891, %2892 : tensor<64xf32>
    %2894 = stablehlo.divide %2587, %2893 : tensor<64xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2895 = stablehlo.broadcast_in_dim %cst_778, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2896 = stablehlo.add %2706, %2895 : tensor<64xf32>
    %2897 = stablehlo.sqrt %2896 : tensor<64xf32>
    %cst_779 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2898 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2899 = stablehlo.add %2897, %2898 : tensor<64xf32>
    %2900 = stablehlo.divide %2589, %2899 : tensor<64xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2901 = stablehlo.broadcast_in_dim %cst_780, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2902 = stablehlo.add %2708, %2901 : tensor<64xf32>
    %2903 = stablehlo.sqrt %2902 : tensor<64xf32>
    %cst_781 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2904 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2905 = stablehlo.add %2903, %2904 : tensor<64xf32>
    %2906 = stablehlo.divide %2591, %2905 : tensor<64xf32>
    %cst_782 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2907 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2908 = stablehlo.add %2710, %2907 : tensor<192x64xf32>
    %2909 = stablehlo.sqrt %2908 : tensor<192x64xf32>
    %cst_783 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2910 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2911 = stablehlo.add %2909, %2910 : tensor<192x64xf32>
    %2912 = stablehlo.divide %2593, %2911 : tensor<192x64xf32>
    %cst_784 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2913 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2914 = stablehlo.add %2712, %2913 : tensor<192xf32>
    %2915 = stablehlo.sqrt %2914 : tensor<192xf32>
    %cst_785 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2916 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2917 = stablehlo.add %2915, %2916 : tensor<192xf32>
    %2918 = stablehlo.divide %2595, %2917 : tensor<192xf32>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2919 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2920 = stablehlo.add %2714, %2919 : tensor<64x64xf32>
    %2921 = stablehlo.sqrt %2920 : tensor<64x64xf32>
    %cst_787 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2922 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2923 = stablehlo.add %2921, %2922 : tensor<64x64xf32>
    %2924 = stablehlo.divide %2597, %2923 : tensor<64x64xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2925 = stablehlo.broadcast_in_dim %cst_788, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2926 = stablehlo.add %2716, %2925 : tensor<64xf32>
    %2927 = stablehlo.sqrt %2926 : tensor<64xf32>
    %cst_789 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2928 = stablehlo.broadcast_in_dim %cst_789, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2929 = stablehlo.add %2927, %2928 : tensor<64xf32>
    %2930 = stablehlo.divide %2599, %2929 : tensor<64xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2931 = stablehlo.broadcast_in_dim %cst_790, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2932 = stablehlo.add %2718, %2931 : tensor<256x64xf32>
    %2933 = stablehlo.sqrt %2932 : tensor<256x64xf32>
    %cst_791 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2934 = stablehlo.broadcast_in_dim %cst_791, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %2935 = stablehlo.add %2933, %2934 : tensor<256x64xf32>
    %2936 = stablehlo.divide %2601, %2935 : tensor<256x64xf32>
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2937 = stablehlo.broadcast_in_dim %cst_792, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2938 = stablehlo.add %2720, %2937 : tensor<256xf32>
    %2939 = stablehlo.sqrt %2938 : tensor<256xf32>
    %cst_793 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2940 = stablehlo.broadcast_in_dim %cst_793, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2941 = stablehlo.add %2939, %2940 : tensor<256xf32>
    %2942 = stablehlo.divide %2603, %2941 : tensor<256xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2943 = stablehlo.broadcast_in_dim %cst_794, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2944 = stablehlo.add %2722, %2943 : tensor<64x256xf32>
    %2945 = stablehlo.sqrt %2944 : tensor<64x256xf32>
    %cst_795 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2946 = stablehlo.broadcast_in_dim %cst_795, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %2947 = stablehlo.add %2945, %2946 : tensor<64x256xf32>
    %2948 = stablehlo.divide %2605, %2947 : tensor<64x256xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2949 = stablehlo.broadcast_in_dim %cst_796, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2950 = stablehlo.add %2724, %2949 : tensor<64xf32>
    %2951 = stablehlo.sqrt %2950 : tensor<64xf32>
    %cst_797 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2952 = stablehlo.broadcast_in_dim %cst_797, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2953 = stablehlo.add %2951, %2952 : tensor<64xf32>
    %2954 = stablehlo.divide %2607, %2953 : tensor<64xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2955 = stablehlo.broadcast_in_dim %cst_798, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2956 = stablehlo.add %2726, %2955 : tensor<64xf32>
    %2957 = stablehlo.sqrt %2956 : tensor<64xf32>
    %cst_799 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2958 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2959 = stablehlo.add %2957, %2958 : tensor<64xf32>
    %2960 = stablehlo.divide %2609, %2959 : tensor<64xf32>
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2961 = stablehlo.broadcast_in_dim %cst_800, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2962 = stablehlo.add %2728, %2961 : tensor<64xf32>
    %2963 = stablehlo.sqrt %2962 : tensor<64xf32>
    %cst_801 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2964 = stablehlo.broadcast_in_dim %cst_801, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2965 = stablehlo.add %2963, %2964 : tensor<64xf32>
    %2966 = stablehlo.divide %2611, %2965 : tensor<64xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2967 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2968 = stablehlo.add %2730, %2967 : tensor<64xf32>
    %2969 = stablehlo.sqrt %2968 : tensor<64xf32>
    %cst_803 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2970 = stablehlo.broadcast_in_dim %cst_803, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2971 = stablehlo.add %2969, %2970 : tensor<64xf32>
    %2972 = stablehlo.divide %2613, %2971 : tensor<64xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2973 = stablehlo.broadcast_in_dim %cst_804, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2974 = stablehlo.add %2732, %2973 : tensor<64xf32>
    %2975 = stablehlo.sqrt %2974 : tensor<64xf32>
    %cst_805 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2976 = stablehlo.broadcast_in_dim %cst_805, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2977 = stablehlo.add %2975, %2976 : tensor<64xf32>
    %2978 = stablehlo.divide %2615, %2977 : tensor<64xf32>
    %cst_806 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2979 = stablehlo.broadcast_in_dim %cst_806, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2980 = stablehlo.add %2734, %2979 : tensor<192x64xf32>
    %2981 = stablehlo.sqrt %2980 : tensor<192x64xf32>
    %cst_807 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2982 = stablehlo.broadcast_in_dim %cst_807, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %2983 = stablehlo.add %2981, %2982 : tensor<192x64xf32>
    %2984 = stablehlo.divide %2617, %2983 : tensor<192x64xf32>
    %cst_808 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2985 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2986 = stablehlo.add %2736, %2985 : tensor<192xf32>
    %2987 = stablehlo.sqrt %2986 : tensor<192xf32>
    %cst_809 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2988 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2989 = stablehlo.add %2987, %2988 : tensor<192xf32>
    %2990 = stablehlo.divide %2619, %2989 : tensor<192xf32>
    %cst_810 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2991 = stablehlo.broadcast_in_dim %cst_810, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2992 = stablehlo.add %2738, %2991 : tensor<64x64xf32>
    %2993 = stablehlo.sqrt %2992 : tensor<64x64xf32>
    %cst_811 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2994 = stablehlo.broadcast_in_dim %cst_811, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2995 = stablehlo.add %2993, %2994 : tensor<64x64xf32>
    %2996 = stablehlo.divide %2621, %2995 : tensor<64x64xf32>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2997 = stablehlo.broadcast_in_dim %cst_812, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2998 = stablehlo.add %2740, %2997 : tensor<64xf32>
    %2999 = stablehlo.sqrt %2998 : tensor<64xf32>
    %cst_813 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3000 = stablehlo.broadcast_in_dim %cst_813, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3001 = stablehlo.add %2999, %3000 : tensor<64xf32>
    %3002 = stablehlo.divide %2623, %3001 : tensor<64xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3003 = stablehlo.broadcast_in_dim %cst_814, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3004 = stablehlo.add %2742, %3003 : tensor<256x64xf32>
    %3005 = stablehlo.sqrt %3004 : tensor<256x64xf32>
    %cst_815 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3006 = stablehlo.broadcast_in_dim %cst_815, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3007 = stablehlo.add %3005, %3006 : tensor<256x64xf32>
    %3008 = stablehlo.divide %2625, %3007 : tensor<256x64xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3009 = stablehlo.broadcast_in_dim %cst_816, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3010 = stablehlo.add %2744, %3009 : tensor<256xf32>
    %3011 = stablehlo.sqrt %3010 : tensor<256xf32>
    %cst_817 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3012 = stablehlo.broadcast_in_dim %cst_817, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3013 = stablehlo.add %3011, %3012 : tensor<256xf32>
    %3014 = stablehlo.divide %2627, %3013 : tensor<256xf32>
    %cst_818 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3015 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3016 = stablehlo.add %2746, %3015 : tensor<64x256xf32>
    %3017 = stablehlo.sqrt %3016 : tensor<64x256xf32>
    %cst_819 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3018 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3019 = stablehlo.add %3017, %3018 : tensor<64x256xf32>
    %3020 = stablehlo.divide %2629, %3019 : tensor<64x256xf32>
    %cst_820 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3021 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3022 = stablehlo.add %2748, %3021 : tensor<64xf32>
    %3023 = stablehlo.sqrt %3022 : tensor<64xf32>
    %cst_821 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3024 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3025 = stablehlo.add %3023, %3024 : tensor<64xf32>
    %3026 = stablehlo.divide %2631, %3025 : tensor<64xf32>
    %cst_822 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3027 = stablehlo.broadcast_in_dim %cst_822, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3028 = stablehlo.add %2750, %3027 : tensor<64xf32>
    %3029 = stablehlo.sqrt %3028 : tensor<64xf32>
    %cst_823 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3030 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3031 = stablehlo.add %3029, %3030 : tensor<64xf32>
    %3032 = stablehlo.divide %2633, %3031 : tensor<64xf32>
    %cst_824 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3033 = stablehlo.broadcast_in_dim %cst_824, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3034 = stablehlo.add %2752, %3033 : tensor<64xf32>
    %3035 = stablehlo.sqrt %3034 : tensor<64xf32>
    %cst_825 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3036 = stablehlo.broadcast_in_dim %cst_825, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3037 = stablehlo.add %3035, %3036 : tensor<64xf32>
    %3038 = stablehlo.divide %2635, %3037 : tensor<64xf32>
    %cst_826 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3039 = stablehlo.broadcast_in_dim %cst_826, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3040 = stablehlo.add %2754, %3039 : tensor<64xf32>
    %3041 = stablehlo.sqrt %3040 : tensor<64xf32>
    %cst_827 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3042 = stablehlo.broadcast_in_dim %cst_827, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3043 = stablehlo.add %3041, %3042 : tensor<64xf32>
    %3044 = stablehlo.divide %2637, %3043 : tensor<64xf32>
    %cst_828 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3045 = stablehlo.broadcast_in_dim %cst_828, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3046 = stablehlo.add %2756, %3045 : tensor<64xf32>
    %3047 = stablehlo.sqrt %3046 : tensor<64xf32>
    %cst_829 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3048 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3049 = stablehlo.add %3047, %3048 : tensor<64xf32>
    %3050 = stablehlo.divide %2639, %3049 : tensor<64xf32>
    %cst_830 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3051 = stablehlo.broadcast_in_dim %cst_830, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %3052 = stablehlo.add %2758, %3051 : tensor<192x64xf32>
    %3053 = stablehlo.sqrt %3052 : tensor<192x64xf32>
    %cst_831 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3054 = stablehlo.broadcast_in_dim %cst_831, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %3055 = stablehlo.add %3053, %3054 : tensor<192x64xf32>
    %3056 = stablehlo.divide %2641, %3055 : tensor<192x64xf32>
    %cst_832 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3057 = stablehlo.broadcast_in_dim %cst_832, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3058 = stablehlo.add %2760, %3057 : tensor<192xf32>
    %3059 = stablehlo.sqrt %3058 : tensor<192xf32>
    %cst_833 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3060 = stablehlo.broadcast_in_dim %cst_833, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3061 = stablehlo.add %3059, %3060 : tensor<192xf32>
    %3062 = stablehlo.divide %2643, %3061 : tensor<192xf32>
    %cst_834 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3063 = stablehlo.broadcast_in_dim %cst_834, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3064 = stablehlo.add %2762, %3063 : tensor<64x64xf32>
    %3065 = stablehlo.sqrt %3064 : tensor<64x64xf32>
    %cst_835 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3066 = stablehlo.broadcast_in_dim %cst_835, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3067 = stablehlo.add %3065, %3066 : tensor<64x64xf32>
    %3068 = stablehlo.divide %2645, %3067 : tensor<64x64xf32>
    %cst_836 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3069 = stablehlo.broadcast_in_dim %cst_836, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3070 = stablehlo.add %2764, %3069 : tensor<64xf32>
    %3071 = stablehlo.sqrt %3070 : tensor<64xf32>
    %cst_837 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3072 = stablehlo.broadcast_in_dim %cst_837, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3073 = stablehlo.add %3071, %3072 : tensor<64xf32>
    %3074 = stablehlo.divide %2647, %3073 : tensor<64xf32>
    %cst_838 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3075 = stablehlo.broadcast_in_dim %cst_838, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3076 = stablehlo.add %2766, %3075 : tensor<256x64xf32>
    %3077 = stablehlo.sqrt %3076 : tensor<256x64xf32>
    %cst_839 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3078 = stablehlo.broadcast_in_dim %cst_839, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3079 = stablehlo.add %3077, %3078 : tensor<256x64xf32>
    %3080 = stablehlo.divide %2649, %3079 : tensor<256x64xf32>
    %cst_840 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3081 = stablehlo.broadcast_in_dim %cst_840, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3082 = stablehlo.add %2768, %3081 : tensor<256xf32>
    %3083 = stablehlo.sqrt %3082 : tensor<256xf32>
    %cst_841 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3084 = stablehlo.broadcast_in_dim %cst_841, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3085 = stablehlo.add %3083, %3084 : tensor<256xf32>
    %3086 = stablehlo.divide %2651, %3085 : tensor<256xf32>
    %cst_842 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3087 = stablehlo.broadcast_in_dim %cst_842, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3088 = stablehlo.add %2770, %3087 : tensor<64x256xf32>
    %3089 = stablehlo.sqrt %3088 : tensor<64x256xf32>
    %cst_843 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3090 = stablehlo.broadcast_in_dim %cst_843, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3091 = stablehlo.add %3089, %3090 : tensor<64x256xf32>
    %3092 = stablehlo.divide %2653, %3091 : tensor<64x256xf32>
    %cst_844 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3093 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3094 = stablehlo.add %2772, %3093 : tensor<64xf32>
    %3095 = stablehlo.sqrt %3094 : tensor<64xf32>
    %cst_845 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3096 = stablehlo.broadcast_in_dim %cst_845, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3097 = stablehlo.add %3095, %3096 : tensor<64xf32>
    %3098 = stablehlo.divide %2655, %3097 : tensor<64xf32>
    %cst_846 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3099 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3100 = stablehlo.add %2774, %3099 : tensor<64xf32>
    %3101 = stablehlo.sqrt %3100 : tensor<64xf32>
    %cst_847 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3102 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3103 = stablehlo.add %3101, %3102 : tensor<64xf32>
    %3104 = stablehlo.divide %2657, %3103 : tensor<64xf32>
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3105 = stablehlo.broadcast_in_dim %cst_848, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3106 = stablehlo.add %2776, %3105 : tensor<64xf32>
    %3107 = stablehlo.sqrt %3106 : tensor<64xf32>
    %cst_849 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3108 = stablehlo.broadcast_in_dim %cst_849, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3109 = stablehlo.add %3107, %3108 : tensor<64xf32>
    %3110 = stablehlo.divide %2659, %3109 : tensor<64xf32>
    %cst_850 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3111 = stablehlo.broadcast_in_dim %cst_850, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %3112 = stablehlo.add %2778, %3111 : tensor<100x64xf32>
    %3113 = stablehlo.sqrt %3112 : tensor<100x64xf32>
    %cst_851 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3114 = stablehlo.broadcast_in_dim %cst_851, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %3115 = stablehlo.add %3113, %3114 : tensor<100x64xf32>
    %3116 = stablehlo.divide %2661, %3115 : tensor<100x64xf32>
    %cst_852 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3117 = stablehlo.broadcast_in_dim %cst_852, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %3118 = stablehlo.add %2780, %3117 : tensor<100xf32>
    %3119 = stablehlo.sqrt %3118 : tensor<100xf32>
    %cst_853 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %3120 = stablehlo.broadcast_in_dim %cst_853, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %3121 = stablehlo.add %3119, %3120 : tensor<100xf32>
    %3122 = stablehlo.divide %2663, %3121 : tensor<100xf32>
    %cst_854 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3123 = stablehlo.broadcast_in_dim %cst_854, dims = [] : (tensor<f32>) -> tensor<64x3x8x8xf32>
    %3124 = stablehlo.multiply %3123, %2786 : tensor<64x3x8x8xf32>
    %cst_855 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3125 = stablehlo.broadcast_in_dim %cst_855, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32>
    %3126 = stablehlo.multiply %3125, %2792 : tensor<64x1x1xf32>
    %cst_856 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3127 = stablehlo.broadcast_in_dim %cst_856, dims = [] : (tensor<f32>) -> tensor<17x64xf32>
    %3128 = stablehlo.multiply %3127, %2798 : tensor<17x64xf32>
    %cst_857 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3129 = stablehlo.broadcast_in_dim %cst_857, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %3130 = stablehlo.multiply %3129, %2804 : tensor<1x64xf32>
    %cst_858 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3131 = stablehlo.broadcast_in_dim %cst_858, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %3132 = stablehlo.multiply %3131, %2810 : tensor<4x64xf32>
    %cst_859 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3133 = stablehlo.broadcast_in_dim %cst_859, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3134 = stablehlo.multiply %3133, %2816 : tensor<64xf32>
    %cst_860 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3135 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3136 = stablehlo.multiply %3135, %2822 : tensor<64xf32>
    %cst_861 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3137 = stablehlo.broadcast_in_dim %cst_861, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3138 = stablehlo.multiply %3137, %2828 : tensor<64xf32>
    %cst_862 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3139 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3140 = stablehlo.multiply %3139, %2834 : tensor<64xf32>
    %cst_863 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3141 = stablehlo.broadcast_in_dim %cst_863, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %3142 = stablehlo.multiply %3141, %2840 : tensor<192x64xf32>
    %cst_864 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3143 = stablehlo.broadcast_in_dim %cst_864, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3144 = stablehlo.multiply %3143, %2846 : tensor<192xf32>
    %cst_865 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3145 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3146 = stablehlo.multiply %3145, %2852 : tensor<64x64xf32>
    %cst_866 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3147 = stablehlo.broadcast_in_dim %cst_866, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3148 = stablehlo.multiply %3147, %2858 : tensor<64xf32>
    %cst_867 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3149 = stablehlo.broadcast_in_dim %cst_867, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3150 = stablehlo.multiply %3149, %2864 : tensor<256x64xf32>
    %cst_868 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3151 = stablehlo.broadcast_in_dim %cst_868, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3152 = stablehlo.multiply %3151, %2870 : tensor<256xf32>
    %cst_869 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3153 = stablehlo.broadcast_in_dim %cst_869, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3154 = stablehlo.multiply %3153, %2876 : tensor<64x256xf32>
    %cst_870 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3155 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3156 = stablehlo.multiply %3155, %2882 : tensor<64xf32>
    %cst_871 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3157 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3158 = stablehlo.multiply %3157, %2888 : tensor<64xf32>
    %cst_872 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3159 = stablehlo.broadcast_in_dim %cst_872, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3160 = stablehlo.multiply %3159, %2894 : tensor<64xf32>
    %cst_873 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3161 = stablehlo.broadcast_in_dim %cst_873, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3162 = stablehlo.multiply %3161, %2900 : tensor<64xf32>
    %cst_874 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3163 = stablehlo.broadcast_in_dim %cst_874, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3164 = stablehlo.multiply %3163, %2906 : tensor<64xf32>
    %cst_875 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3165 = stablehlo.broadcast_in_dim %cst_875, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %3166 = stablehlo.multiply %3165, %2912 : tensor<192x64xf32>
    %cst_876 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3167 = stablehlo.broadcast_in_dim %cst_876, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3168 = stablehlo.multiply %3167, %2918 : tensor<192xf32>
    %cst_877 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3169 = stablehlo.broadcast_in_dim %cst_877, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3170 = stablehlo.multiply %3169, %2924 : tensor<64x64xf32>
    %cst_878 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3171 = stablehlo.broadcast_in_dim %cst_878, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3172 = stablehlo.multiply %3171, %2930 : tensor<64xf32>
    %cst_879 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3173 = stablehlo.broadcast_in_dim %cst_879, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3174 = stablehlo.multiply %3173, %2936 : tensor<256x64xf32>
    %cst_880 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3175 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3176 = stablehlo.multiply %3175, %2942 : tensor<256xf32>
    %cst_881 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3177 = stablehlo.broadcast_in_dim %cst_881, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3178 = stablehlo.multiply %3177, %2948 : tensor<64x256xf32>
    %cst_882 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3179 = stablehlo.broadcast_in_dim %cst_882, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3180 = stablehlo.multiply %3179, %2954 : tensor<64xf32>
    %cst_883 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3181 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3182 = stablehlo.multiply %3181, %2960 : tensor<64xf32>
    %cst_884 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3183 = stablehlo.broadcast_in_dim %cst_884, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3184 = stablehlo.multiply %3183, %2966 : tensor<64xf32>
    %cst_885 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3185 = stablehlo.broadcast_in_dim %cst_885, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3186 = stablehlo.multiply %3185, %2972 : tensor<64xf32>
    %cst_886 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3187 = stablehlo.broadcast_in_dim %cst_886, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3188 = stablehlo.multiply %3187, %2978 : tensor<64xf32>
    %cst_887 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3189 = stablehlo.broadcast_in_dim %cst_887, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %3190 = stablehlo.multiply %3189, %2984 : tensor<192x64xf32>
    %cst_888 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3191 = stablehlo.broadcast_in_dim %cst_888, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3192 = stablehlo.multiply %3191, %2990 : tensor<192xf32>
    %cst_889 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3193 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3194 = stablehlo.multiply %3193, %2996 : tensor<64x64xf32>
    %cst_890 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3195 = stablehlo.broadcast_in_dim %cst_890, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3196 = stablehlo.multiply %3195, %3002 : tensor<64xf32>
    %cst_891 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3197 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3198 = stablehlo.multiply %3197, %3008 : tensor<256x64xf32>
    %cst_892 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3199 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3200 = stablehlo.multiply %3199, %3014 : tensor<256xf32>
    %cst_893 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3201 = stablehlo.broadcast_in_dim %cst_893, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3202 = stablehlo.multiply %3201, %3020 : tensor<64x256xf32>
    %cst_894 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3203 = stablehlo.broadcast_in_dim %cst_894, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3204 = stablehlo.multiply %3203, %3026 : tensor<64xf32>
    %cst_895 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3205 = stablehlo.broadcast_in_dim %cst_895, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3206 = stablehlo.multiply %3205, %3032 : tensor<64xf32>
    %cst_896 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3207 = stablehlo.broadcast_in_dim %cst_896, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3208 = stablehlo.multiply %3207, %3038 : tensor<64xf32>
    %cst_897 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3209 = stablehlo.broadcast_in_dim %cst_897, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3210 = stablehlo.multiply %3209, %3044 : tensor<64xf32>
    %cst_898 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3211 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3212 = stablehlo.multiply %3211, %3050 : tensor<64xf32>
    %cst_899 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3213 = stablehlo.broadcast_in_dim %cst_899, dims = [] : (tensor<f32>) -> tensor<192x64xf32>
    %3214 = stablehlo.multiply %3213, %3056 : tensor<192x64xf32>
    %cst_900 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3215 = stablehlo.broadcast_in_dim %cst_900, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3216 = stablehlo.multiply %3215, %3062 : tensor<192xf32>
    %cst_901 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3217 = stablehlo.broadcast_in_dim %cst_901, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3218 = stablehlo.multiply %3217, %3068 : tensor<64x64xf32>
    %cst_902 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3219 = stablehlo.broadcast_in_dim %cst_902, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3220 = stablehlo.multiply %3219, %3074 : tensor<64xf32>
    %cst_903 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3221 = stablehlo.broadcast_in_dim %cst_903, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %3222 = stablehlo.multiply %3221, %3080 : tensor<256x64xf32>
    %cst_904 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3223 = stablehlo.broadcast_in_dim %cst_904, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3224 = stablehlo.multiply %3223, %3086 : tensor<256xf32>
    %cst_905 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3225 = stablehlo.broadcast_in_dim %cst_905, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %3226 = stablehlo.multiply %3225, %3092 : tensor<64x256xf32>
    %cst_906 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3227 = stablehlo.broadcast_in_dim %cst_906, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3228 = stablehlo.multiply %3227, %3098 : tensor<64xf32>
    %cst_907 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3229 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3230 = stablehlo.multiply %3229, %3104 : tensor<64xf32>
    %cst_908 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3231 = stablehlo.broadcast_in_dim %cst_908, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3232 = stablehlo.multiply %3231, %3110 : tensor<64xf32>
    %cst_909 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3233 = stablehlo.broadcast_in_dim %cst_909, dims = [] : (tensor<f32>) -> tensor<100x64xf32>
    %3234 = stablehlo.multiply %3233, %3116 : tensor<100x64xf32>
    %cst_910 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %3235 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %3236 = stablehlo.multiply %3235, %3122 : tensor<100xf32>
    %3237 = stablehlo.add %arg0, %3124 : tensor<64x3x8x8xf32>
    %3238 = stablehlo.add %arg1, %3126 : tensor<64x1x1xf32>
    %3239 = stablehlo.add %arg2, %3128 : tensor<17x64xf32>
    %3240 = stablehlo.add %arg3, %3130 : tensor<1x64xf32>
    %3241 = stablehlo.add %arg4, %3132 : tensor<4x64xf32>
    %3242 = stablehlo.add %arg5, %3134 : tensor<64xf32>
    %3243 = stablehlo.add %arg6, %3136 : tensor<64xf32>
    %3244 = stablehlo.add %arg7, %3138 : tensor<64xf32>
    %3245 = stablehlo.add %arg8, %3140 : tensor<64xf32>
    %3246 = stablehlo.add %arg9, %3142 : tensor<192x64xf32>
    %3247 = stablehlo.add %arg10, %3144 : tensor<192xf32>
    %3248 = stablehlo.add %arg11, %3146 : tensor<64x64xf32>
    %3249 = stablehlo.add %arg12, %3148 : tensor<64xf32>
    %3250 = stablehlo.add %arg13, %3150 : tensor<256x64xf32>
    %3251 = stablehlo.add %arg14, %3152 : tensor<256xf32>
    %3252 = stablehlo.add %arg15, %3154 : tensor<64x256xf32>
    %3253 = stablehlo.add %arg16, %3156 : tensor<64xf32>
    %3254 = stablehlo.add %arg17, %3158 : tensor<64xf32>
    %3255 = stablehlo.add %arg18, %3160 : tensor<64xf32>
    %3256 = stablehlo.add %arg19, %3162 : tensor<64xf32>
    %3257 = stablehlo.add %arg20, %3164 : tensor<64xf32>
    %3258 = stablehlo.add %arg21, %3166 : tensor<192x64xf32>
    %3259 = stablehlo.add %arg22, %3168 : tensor<192xf32>
    %3260 = stablehlo.add %arg23, %3170 : tensor<64x64xf32>
    %3261 = stablehlo.add %arg24, %3172 : tensor<64xf32>
    %3262 = stablehlo.add %arg25, %3174 : tensor<256x64xf32>
    %3263 = stablehlo.add %arg26, %3176 : tensor<256xf32>
    %3264 = stablehlo.add %arg27, %3178 : tensor<64x256xf32>
    %3265 = stablehlo.add %arg28, %3180 : tensor<64xf32>
    %3266 = stablehlo.add %arg29, %3182 : tensor<64xf32>
    %3267 = stablehlo.add %arg30, %3184 : tensor<64xf32>
    %3268 = stablehlo.add %arg31, %3186 : tensor<64xf32>
    %3269 = stablehlo.add %arg32, %3188 : tensor<64xf32>
    %3270 = stablehlo.add %arg33, %3190 : tensor<192x64xf32>
    %3271 = stablehlo.add %arg34, %3192 : tensor<192xf32>
    %3272 = stablehlo.add %arg35, %3194 : tensor<64x64xf32>
    %3273 = stablehlo.add %arg36, %3196 : tensor<64xf32>
    %3274 = stablehlo.add %arg37, %3198 : tensor<256x64xf32>
    %3275 = stablehlo.add %arg38, %3200 : tensor<256xf32>
    %3276 = stablehlo.add %arg39, %3202 : tensor<64x256xf32>
    %3277 = stablehlo.add %arg40, %3204 : tensor<64xf32>
    %3278 = stablehlo.add %arg41, %3206 : tensor<64xf32>
    %3279 = stablehlo.add %arg42, %3208 : tensor<64xf32>
    %3280 = stablehlo.add %arg43, %3210 : tensor<64xf32>
    %3281 = stablehlo.add %arg44, %3212 : tensor<64xf32>
    %3282 = stablehlo.add %arg45, %3214 : tensor<192x64xf32>
    %3283 = stablehlo.add %arg46, %3216 : tensor<192xf32>
    %3284 = stablehlo.add %arg47, %3218 : tensor<64x64xf32>
    %3285 = stablehlo.add %arg48, %3220 : tensor<64xf32>
    %3286 = stablehlo.add %arg49, %3222 : tensor<256x64xf32>
    %3287 = stablehlo.add %arg50, %3224 : tensor<256xf32>
    %3288 = stablehlo.add %arg51, %3226 : tensor<64x256xf32>
    %3289 = stablehlo.add %arg52, %3228 : tensor<64xf32>
    %3290 = stablehlo.add %arg53, %3230 : tensor<64xf32>
    %3291 = stablehlo.add %arg54, %3232 : tensor<64xf32>
    %3292 = stablehlo.add %arg55, %3234 : tensor<100x64xf32>
    %3293 = stablehlo.add %arg56, %3236 : tensor<100xf32>
    return %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %1921, %1926, %1931, %1936, %1941, %1946, %1951, %1956, %1961, %1966, %1971, %1976, %1981, %1986, %1991, %1996, %2001, %2006, %2011, %2016, %2021, %2026, %2031, %2036, %2041, %2046, %2051, %2056, %2061, %2066, %2071, %2076, %2081, %2086, %2091, %2096, %2101, %2106, %2111, %2116, %2121, %2126, %2131, %2136, %2141, %2146, %2151, %2156, %2161, %2166, %2171, %2176, %2181, %2186, %2191, %2196, %2201, %2207, %2213, %2219, %2225, %2231, %2237, %2243, %2249, %2255, %2261, %2267, %2273, %2279, %2285, %2291, %2297, %2303, %2309, %2315, %2321, %2327, %2333, %2339, %2345, %2351, %2357, %2363, %2369, %2375, %2381, %2387, %2393, %2399, %2405, %2411, %2417, %2423, %2429, %2435, %2441, %2447, %2453, %2459, %2465, %2471, %2477, %2483, %2489, %2495, %2501, %2507, %2513, %2519, %2525, %2531, %2537, %2543, %2546, %657 : tensor<64x3x8x8xf32>, tensor<64x1x1xf32>, tensor<17x64xf32>, tensor<1x64xf32>, tensor<4x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<100x64xf32>, tensor<100xf32>, tensor<64x3x8x8xf32>, tensor<64x1x1xf32>, tensor<17x64xf32>, tensor<1x64xf32>, tensor<4x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<100x64xf32>, tensor<100xf32>, tensor<64x3x8x8xf32>, tensor<64x1x1xf32>, tensor<17x64xf32>, tensor<1x64xf32>, tensor<4x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<100x64xf32>, tensor<100xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<16x21x64xf32>, %arg1: tensor<i32>) -> (tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x21x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x21x1xf32>) -> tensor<16x21x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x21x64xf32>
    %6 = chlo.square %5 : tensor<16x21x64xf32> -> tensor<16x21x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x21x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x21x64xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x21x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21x1xf32>
    return %16, %8, %10, %15 : tensor<16x21x1xf32>, tensor<16x21x64xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x21x1xf32>, %arg2: tensor<f32>) -> tensor<16x21x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<21x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<21x1xf32>) -> tensor<16x21x1xf32>
    %4 = stablehlo.select %arg0, %arg1, %3 : tensor<i1>, tensor<16x21x1xf32>
    return %4 : tensor<16x21x1xf32>
  }
  func.func private @pool_sd(%arg0: tensor<16x21x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 5:21, 0:64] : (tensor<16x21x64xf32>) -> tensor<16x16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x64xf32>
    return %3 : tensor<16x64xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x100xf32>, %arg1: tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<100> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<99> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x100xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15, %5 : tensor<16x1xf32>, tensor<16x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<16x1xf32>, %arg1: tensor<i32>) -> (tensor<16xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_0(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1>}> : (tensor<16x1xf32>, tensor<1xi32>) -> tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<16xi1>, tensor<16xf32>
    return %13, %3 : tensor<16xf32>, tensor<1xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_1(%arg0: tensor<1xi32>, %arg1: tensor<16xf32>) -> tensor<16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x1xf32>, tensor<1xi32>, tensor<16xf32>) -> tensor<16x1xf32>
    return %1 : tensor<16x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x100xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x100xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x100xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x100xf32>
    return %1 : tensor<16x100xf32>
  }
  func.func private @pool_sd_3(%arg0: tensor<16x64xf32>) -> tensor<16x21x64xf32> {
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<16x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<16x64xf32>) -> tensor<16x16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst_0, low = [0, 5, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x21x64xf32>
    return %3 : tensor<16x21x64xf32>
  }
  func.func private @_var_4(%arg0: tensor<16x21x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x21x1xf32>) -> tensor<16x21x64xf32> {
    %0 = call @_where_5(%arg2, %arg3) : (tensor<i1>, tensor<16x21x1xf32>) -> tensor<16x21x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x21x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x21x64xf32>
    %6 = stablehlo.negate %5 : tensor<16x21x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x21x64xf32>, tensor<f32>) -> tensor<16x21xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x21xf32>) -> tensor<16x21x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x21x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x21x1xf32>, tensor<f32>) -> tensor<16x21xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x21xf32>) -> tensor<16x21x64xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x21x64xf32>
    return %13 : tensor<16x21x64xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<16x21x1xf32>) -> tensor<16x21x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x21x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x21x1xf32>
    return %1 : tensor<16x21x1xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
