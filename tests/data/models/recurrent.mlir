module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<32x5xf32>, %arg2: tensor<64x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<16x16xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<16xf32>, %arg16: tensor<16x16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<16x16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16x16xf32>, %arg21: tensor<16xf32>, %arg22: tensor<16x16xf32>, %arg23: tensor<16x16xf32>, %arg24: tensor<16x16xf32>, %arg25: tensor<16x16xf32>, %arg26: tensor<16x16xf32>, %arg27: tensor<i32>, %arg28: tensor<5xf32>, %arg29: tensor<32x5xf32>, %arg30: tensor<64x16xf32>, %arg31: tensor<16xf32>, %arg32: tensor<16x16xf32>, %arg33: tensor<16x16xf32>, %arg34: tensor<16x16xf32>, %arg35: tensor<16xf32>, %arg36: tensor<16x16xf32>, %arg37: tensor<16xf32>, %arg38: tensor<16x16xf32>, %arg39: tensor<16xf32>, %arg40: tensor<16x16xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32xf32>, %arg43: tensor<16xf32>, %arg44: tensor<16x16xf32>, %arg45: tensor<16xf32>, %arg46: tensor<16x16xf32>, %arg47: tensor<16xf32>, %arg48: tensor<16x16xf32>, %arg49: tensor<16xf32>, %arg50: tensor<16x16xf32>, %arg51: tensor<16x16xf32>, %arg52: tensor<16x16xf32>, %arg53: tensor<16x16xf32>, %arg54: tensor<16x16xf32>, %arg55: tensor<5xf32>, %arg56: tensor<32x5xf32>, %arg57: tensor<64x16xf32>, %arg58: tensor<16xf32>, %arg59: tensor<16x16xf32>, %arg60: tensor<16x16xf32>, %arg61: tensor<16x16xf32>, %arg62: tensor<16xf32>, %arg63: tensor<16x16xf32>, %arg64: tensor<16xf32>, %arg65: tensor<16x16xf32>, %arg66: tensor<16xf32>, %arg67: tensor<16x16xf32>, %arg68: tensor<32xf32>, %arg69: tensor<32xf32>, %arg70: tensor<16xf32>, %arg71: tensor<16x16xf32>, %arg72: tensor<16xf32>, %arg73: tensor<16x16xf32>, %arg74: tensor<16xf32>, %arg75: tensor<16x16xf32>, %arg76: tensor<16xf32>, %arg77: tensor<16x16xf32>, %arg78: tensor<16x16xf32>, %arg79: tensor<16x16xf32>, %arg80: tensor<16x16xf32>, %arg81: tensor<16x16xf32>, %arg82: tensor<3x7xi32>, %arg83: tensor<3xi32>, %arg84: tensor<3x7xi32>) -> (tensor<5xf32> {jax.result_info = "result[0]['params']['Dense_0']['bias']"}, tensor<32x5xf32> {jax.result_info = "result[0]['params']['Dense_0']['kernel']"}, tensor<64x16xf32> {jax.result_info = "result[0]['params']['Embed_0']['embedding']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['hn']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['hn']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['hr']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['hz']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['in']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['in']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['ir']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['ir']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['iz']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['GRUCell_0']['iz']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['params']['LayerNorm_0']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['params']['LayerNorm_0']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['hf']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['hf']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['hg']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['hg']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['hi']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['hi']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['ho']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['ho']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['if']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['ig']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['ii']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['OptimizedLSTMCell_0']['io']['kernel']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<5xf32> {jax.result_info = "result[1][1][0].mu['params']['Dense_0']['bias']"}, tensor<32x5xf32> {jax.result_info = "result[1][1][0].mu['params']['Dense_0']['kernel']"}, tensor<64x16xf32> {jax.result_info = "result[1][1][0].mu['params']['Embed_0']['embedding']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['hn']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['hn']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['hr']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['hz']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['in']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['in']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['ir']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['ir']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['iz']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['GRUCell_0']['iz']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['params']['LayerNorm_0']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['params']['LayerNorm_0']['scale']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['hf']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['hf']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['hg']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['hg']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['hi']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['hi']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['ho']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['ho']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['if']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['ig']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['ii']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['params']['OptimizedLSTMCell_0']['io']['kernel']"}, tensor<5xf32> {jax.result_info = "result[1][1][0].nu['params']['Dense_0']['bias']"}, tensor<32x5xf32> {jax.result_info = "result[1][1][0].nu['params']['Dense_0']['kernel']"}, tensor<64x16xf32> {jax.result_info = "result[1][1][0].nu['params']['Embed_0']['embedding']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['hn']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['hn']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['hr']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['hz']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['in']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['in']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['ir']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['ir']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['iz']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['GRUCell_0']['iz']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['params']['LayerNorm_0']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['params']['LayerNorm_0']['scale']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['hf']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['hf']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['hg']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['hg']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['hi']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['hi']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['ho']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['ho']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['if']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['ig']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['ii']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['params']['OptimizedLSTMCell_0']['io']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0:2 = call @_take(%arg2, %arg82) : (tensor<64x16xf32>, tensor<3x7xi32>) -> (tensor<3x7x16xf32>, tensor<3x7x1xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %3 = stablehlo.transpose %0#0, dims = [1, 0, 2] : (tensor<3x7x16xf32>) -> tensor<7x3x16xf32>
    %4 = stablehlo.concatenate %arg20, %arg16, %arg18, %arg22, dim = 1 : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x64xf32>
    %5 = stablehlo.concatenate %arg19, %arg15, %arg17, %arg21, dim = 0 : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<64xf32>
    %6 = stablehlo.reshape %5 : (tensor<64xf32>) -> tensor<1x64xf32>
    %7 = stablehlo.concatenate %arg25, %arg23, %arg24, %arg26, dim = 1 : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %21:20 = stablehlo.while(%iterArg = %3, %iterArg_401 = %4, %iterArg_402 = %6, %iterArg_403 = %7, %iterArg_404 = %c, %iterArg_405 = %1, %iterArg_406 = %2, %iterArg_407 = %8, %iterArg_408 = %9, %iterArg_409 = %10, %iterArg_410 = %11, %iterArg_411 = %12, %iterArg_412 = %13, %iterArg_413 = %14, %iterArg_414 = %15, %iterArg_415 = %16, %iterArg_416 = %17, %iterArg_417 = %18, %iterArg_418 = %19, %iterArg_419 = %20) : tensor<7x3x16xf32>, tensor<16x64xf32>, tensor<1x64xf32>, tensor<16x64xf32>, tensor<i32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>
    cond {
      %c_420 = stablehlo.constant dense<7> : tensor<i32>
      %1266 = stablehlo.compare LT, %iterArg_404, %c_420, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1266 : tensor<i1>
    } do {
      %1266 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_404) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1267:15 = func.call @closed_call(%iterArg_401, %iterArg_402, %iterArg_403, %iterArg_405, %iterArg_406, %1266) : (tensor<16x64xf32>, tensor<1x64xf32>, tensor<16x64xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> (tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>)
      %1268 = func.call @dynamic_update_index_in_dim(%iterArg_407, %1267#2, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1269 = func.call @dynamic_update_index_in_dim(%iterArg_408, %1267#3, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1270 = func.call @dynamic_update_index_in_dim(%iterArg_409, %1267#4, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1271 = func.call @dynamic_update_index_in_dim(%iterArg_410, %1267#5, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1272 = func.call @dynamic_update_index_in_dim(%iterArg_411, %1267#6, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1273 = func.call @dynamic_update_index_in_dim(%iterArg_412, %1267#7, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1274 = func.call @dynamic_update_index_in_dim(%iterArg_413, %1267#8, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1275 = func.call @dynamic_update_index_in_dim(%iterArg_414, %1267#9, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1276 = func.call @dynamic_update_index_in_dim(%iterArg_415, %1267#10, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1277 = func.call @dynamic_update_index_in_dim(%iterArg_416, %1267#11, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1278 = func.call @dynamic_update_index_in_dim(%iterArg_417, %1267#12, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1279 = func.call @dynamic_update_index_in_dim(%iterArg_418, %1267#13, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1280 = func.call @dynamic_update_index_in_dim(%iterArg_419, %1267#14, %iterArg_404) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %c_420 = stablehlo.constant dense<1> : tensor<i32>
      %1281 = stablehlo.add %iterArg_404, %c_420 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_401, %iterArg_402, %iterArg_403, %1281, %1267#0, %1267#1, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280 : tensor<7x3x16xf32>, tensor<16x64xf32>, tensor<1x64xf32>, tensor<16x64xf32>, tensor<i32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>
    }
    %22 = stablehlo.transpose %21#7, dims = [1, 0, 2] : (tensor<7x3x16xf32>) -> tensor<3x7x16xf32>
    %23 = stablehlo.broadcast_in_dim %arg83, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %24 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_14 = stablehlo.constant dense<-1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %26 = stablehlo.multiply %25, %24 : tensor<7xi32>
    %c_15 = stablehlo.constant dense<6> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %28 = stablehlo.add %27, %26 : tensor<7xi32>
    %29 = stablehlo.reshape %28 : (tensor<7xi32>) -> tensor<1x7xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %31 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %32 = stablehlo.add %30, %31 : tensor<3x7xi32>
    %c_16 = stablehlo.constant dense<7> : tensor<i32>
    %33 = call @remainder(%32, %c_16) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %34 = stablehlo.reshape %33 : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %35:2 = call @take_along_axis(%0#0, %34) : (tensor<3x7x16xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x16xf32>, tensor<3x7x1xi32>)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %37 = stablehlo.transpose %35#0, dims = [1, 0, 2] : (tensor<3x7x16xf32>) -> tensor<7x3x16xf32>
    %38 = stablehlo.reshape %arg9 : (tensor<16xf32>) -> tensor<1x16xf32>
    %39 = stablehlo.reshape %arg11 : (tensor<16xf32>) -> tensor<1x16xf32>
    %40 = stablehlo.reshape %arg7 : (tensor<16xf32>) -> tensor<1x16xf32>
    %41 = stablehlo.reshape %arg3 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %52:23 = stablehlo.while(%iterArg = %37, %iterArg_401 = %arg12, %iterArg_402 = %39, %iterArg_403 = %arg6, %iterArg_404 = %arg8, %iterArg_405 = %40, %iterArg_406 = %arg10, %iterArg_407 = %38, %iterArg_408 = %arg5, %iterArg_409 = %arg4, %iterArg_410 = %41, %iterArg_411 = %c_28, %iterArg_412 = %36, %iterArg_413 = %42, %iterArg_414 = %43, %iterArg_415 = %44, %iterArg_416 = %45, %iterArg_417 = %46, %iterArg_418 = %47, %iterArg_419 = %48, %iterArg_420 = %49, %iterArg_421 = %50, %iterArg_422 = %51) : tensor<7x3x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>
    cond {
      %c_423 = stablehlo.constant dense<7> : tensor<i32>
      %1266 = stablehlo.compare LT, %iterArg_411, %c_423, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1266 : tensor<i1>
    } do {
      %1266 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_411) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1267:11 = func.call @closed_call_1(%iterArg_401, %iterArg_402, %iterArg_403, %iterArg_404, %iterArg_405, %iterArg_406, %iterArg_407, %iterArg_408, %iterArg_409, %iterArg_410, %iterArg_412, %1266) : (tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> (tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>)
      %1268 = func.call @dynamic_update_index_in_dim(%iterArg_413, %1267#1, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1269 = func.call @dynamic_update_index_in_dim(%iterArg_414, %1267#2, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1270 = func.call @dynamic_update_index_in_dim(%iterArg_415, %1267#3, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1271 = func.call @dynamic_update_index_in_dim(%iterArg_416, %1267#4, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1272 = func.call @dynamic_update_index_in_dim(%iterArg_417, %1267#5, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1273 = func.call @dynamic_update_index_in_dim(%iterArg_418, %1267#6, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1274 = func.call @dynamic_update_index_in_dim(%iterArg_419, %1267#7, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1275 = func.call @dynamic_update_index_in_dim(%iterArg_420, %1267#8, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1276 = func.call @dynamic_update_index_in_dim(%iterArg_421, %1267#9, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %1277 = func.call @dynamic_update_index_in_dim(%iterArg_422, %1267#10, %iterArg_411) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %c_423 = stablehlo.constant dense<1> : tensor<i32>
      %1278 = stablehlo.add %iterArg_411, %c_423 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_401, %iterArg_402, %iterArg_403, %iterArg_404, %iterArg_405, %iterArg_406, %iterArg_407, %iterArg_408, %iterArg_409, %iterArg_410, %1278, %1267#0, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277 : tensor<7x3x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>
    }
    %53 = stablehlo.transpose %52#13, dims = [1, 0, 2] : (tensor<7x3x16xf32>) -> tensor<3x7x16xf32>
    %54 = stablehlo.broadcast_in_dim %arg83, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_29 = stablehlo.constant dense<-1> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %57 = stablehlo.multiply %56, %55 : tensor<7xi32>
    %c_30 = stablehlo.constant dense<6> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %59 = stablehlo.add %58, %57 : tensor<7xi32>
    %60 = stablehlo.reshape %59 : (tensor<7xi32>) -> tensor<1x7xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %62 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %63 = stablehlo.add %61, %62 : tensor<3x7xi32>
    %c_31 = stablehlo.constant dense<7> : tensor<i32>
    %64 = call @remainder(%63, %c_31) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    %65 = stablehlo.reshape %64 : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %66:2 = call @take_along_axis(%53, %65) : (tensor<3x7x16xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x16xf32>, tensor<3x7x1xi32>)
    %67 = stablehlo.concatenate %22, %66#0, dim = 2 : (tensor<3x7x16xf32>, tensor<3x7x16xf32>) -> tensor<3x7x32xf32>
    %68 = chlo.square %67 : tensor<3x7x32xf32> -> tensor<3x7x32xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x7x32xf32>
    %70 = stablehlo.multiply %69, %67 : tensor<3x7x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%67 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<3x7x32xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %73 = stablehlo.divide %71, %72 : tensor<3x7xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%68 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<3x7x32xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_36 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %76 = stablehlo.divide %74, %75 : tensor<3x7xf32>
    %77 = chlo.square %73 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %79 = stablehlo.multiply %78, %73 : tensor<3x7xf32>
    %80 = stablehlo.subtract %76, %77 : tensor<3x7xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %82 = stablehlo.maximum %81, %80 : tensor<3x7xf32>
    %83 = stablehlo.compare EQ, %80, %82, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %88 = stablehlo.compare EQ, %87, %82, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %91 = stablehlo.select %88, %89, %90 : tensor<3x7xi1>, tensor<3x7xf32>
    %92 = stablehlo.divide %86, %91 : tensor<3x7xf32>
    %93 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %94 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x32xf32>
    %96 = stablehlo.subtract %67, %95 : tensor<3x7x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %98 = stablehlo.add %94, %97 : tensor<3x7x1xf32>
    %99 = stablehlo.rsqrt %98 : tensor<3x7x1xf32>
    %100 = stablehlo.divide %99, %98 : tensor<3x7x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<3x7x1xf32>
    %103 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %104 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x32xf32>
    %105 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x7x32xf32>
    %106 = stablehlo.multiply %104, %105 : tensor<3x7x32xf32>
    %107 = stablehlo.multiply %96, %106 : tensor<3x7x32xf32>
    %108 = stablehlo.reshape %arg13 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x7x32xf32>
    %110 = stablehlo.add %107, %109 : tensor<3x7x32xf32>
    %111 = stablehlo.dot_general %110, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x32xf32>, tensor<32x5xf32>) -> tensor<3x7x5xf32>
    %112 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<3x7x5xf32>
    %114 = stablehlo.add %111, %113 : tensor<3x7x5xf32>
    %115 = stablehlo.broadcast_in_dim %arg84, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %116:2 = call @take_along_axis_2(%114, %115) : (tensor<3x7x5xf32>, tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>)
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %117:2 = call @_take_3(%116#0, %c_46) : (tensor<3x7x1xf32>, tensor<i32>) -> (tensor<3x7xf32>, tensor<1xi32>)
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %118 = stablehlo.reduce(%114 init: %cst_47) applies stablehlo.maximum across dimensions = [2] : (tensor<3x7x5xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %120 = stablehlo.maximum %119, %118 : tensor<3x7xf32>
    %121 = stablehlo.is_finite %120 : (tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %123 = stablehlo.select %121, %120, %122 : tensor<3x7xi1>, tensor<3x7xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x5xf32>
    %126 = stablehlo.subtract %114, %125 : tensor<3x7x5xf32>
    %127 = stablehlo.exponential %126 : tensor<3x7x5xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<3x7x5xf32>, tensor<f32>) -> tensor<3x7xf32>
    %129 = stablehlo.abs %128 : tensor<3x7xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %131 = stablehlo.compare GE, %128, %130, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %132 = stablehlo.log %129 : tensor<3x7xf32>
    %133 = stablehlo.add %132, %123 : tensor<3x7xf32>
    %134 = stablehlo.subtract %133, %117#0 : tensor<3x7xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %136 = stablehlo.divide %135, %cst_53 : tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_55 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %137 = stablehlo.divide %cst_54, %cst_55 : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %139 = stablehlo.negate %138 : tensor<3x7xf32>
    %140 = stablehlo.divide %138, %129 : tensor<3x7xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %142 = stablehlo.select %131, %141, %140 : tensor<3x7xi1>, tensor<3x7xf32>
    %143 = stablehlo.select %131, %140, %141 : tensor<3x7xi1>, tensor<3x7xf32>
    %144 = stablehlo.negate %142 : tensor<3x7xf32>
    %145 = stablehlo.add %143, %144 : tensor<3x7xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x5xf32>
    %147 = stablehlo.multiply %146, %127 : tensor<3x7x5xf32>
    %148 = call @_take_5(%117#1, %139) : (tensor<1xi32>, tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %149 = call @take_along_axis_6(%116#1, %148) : (tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x5xf32>
    %150 = stablehlo.add %147, %149 : tensor<3x7x5xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %152 = stablehlo.reshape %151 : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %153 = stablehlo.reshape %152 : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %154 = stablehlo.dot_general %150, %110, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x5xf32>, tensor<3x7x32xf32>) -> tensor<5x32xf32>
    %155 = stablehlo.transpose %154, dims = [1, 0] : (tensor<5x32xf32>) -> tensor<32x5xf32>
    %156 = stablehlo.dot_general %150, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x5xf32>, tensor<32x5xf32>) -> tensor<3x7x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x32xf32>, tensor<f32>) -> tensor<32xf32>
    %158 = stablehlo.reshape %157 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %159 = stablehlo.reshape %158 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %160 = stablehlo.multiply %96, %156 : tensor<3x7x32xf32>
    %161 = stablehlo.multiply %156, %106 : tensor<3x7x32xf32>
    %162 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<3x7x1xf32>) -> tensor<3x7x32xf32>
    %163 = stablehlo.multiply %162, %160 : tensor<3x7x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7x32xf32>, tensor<f32>) -> tensor<32xf32>
    %165 = stablehlo.reshape %164 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %166 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x7x32xf32>
    %167 = stablehlo.multiply %160, %166 : tensor<3x7x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<3x7x32xf32>, tensor<f32>) -> tensor<3x7xf32>
    %169 = stablehlo.reshape %168 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %170 = stablehlo.reshape %165 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %171 = stablehlo.multiply %169, %102 : tensor<3x7x1xf32>
    %172 = stablehlo.negate %161 : tensor<3x7x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<3x7x32xf32>, tensor<f32>) -> tensor<3x7xf32>
    %174 = stablehlo.reshape %173 : (tensor<3x7xf32>) -> tensor<3x7x1xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%171 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%174 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<3x7x1xf32>, tensor<f32>) -> tensor<3x7xf32>
    %177 = stablehlo.multiply %175, %92 : tensor<3x7xf32>
    %178 = stablehlo.negate %177 : tensor<3x7xf32>
    %179 = stablehlo.multiply %178, %79 : tensor<3x7xf32>
    %180 = stablehlo.add %176, %179 : tensor<3x7xf32>
    %cst_64 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %182 = stablehlo.divide %177, %181 : tensor<3x7xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x32xf32>
    %cst_65 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %185 = stablehlo.divide %180, %184 : tensor<3x7xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x32xf32>
    %187 = stablehlo.add %161, %186 : tensor<3x7x32xf32>
    %188 = stablehlo.multiply %183, %70 : tensor<3x7x32xf32>
    %189 = stablehlo.add %187, %188 : tensor<3x7x32xf32>
    %190 = stablehlo.slice %189 [0:3, 0:7, 0:16] : (tensor<3x7x32xf32>) -> tensor<3x7x16xf32>
    %191 = stablehlo.slice %189 [0:3, 0:7, 16:32] : (tensor<3x7x32xf32>) -> tensor<3x7x16xf32>
    %192 = call @take_along_axis_7(%66#1, %191) : (tensor<3x7x1xi32>, tensor<3x7x16xf32>) -> tensor<3x7x16xf32>
    %193 = stablehlo.transpose %192, dims = [1, 0, 2] : (tensor<3x7x16xf32>) -> tensor<7x3x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %206:30 = stablehlo.while(%iterArg = %193, %iterArg_401 = %37, %iterArg_402 = %52#14, %iterArg_403 = %52#15, %iterArg_404 = %52#16, %iterArg_405 = %52#17, %iterArg_406 = %52#18, %iterArg_407 = %52#19, %iterArg_408 = %52#20, %iterArg_409 = %52#21, %iterArg_410 = %52#22, %iterArg_411 = %arg10, %iterArg_412 = %arg5, %iterArg_413 = %arg12, %iterArg_414 = %arg6, %iterArg_415 = %arg8, %iterArg_416 = %arg4, %iterArg_417 = %c_78, %iterArg_418 = %195, %iterArg_419 = %196, %iterArg_420 = %197, %iterArg_421 = %198, %iterArg_422 = %199, %iterArg_423 = %200, %iterArg_424 = %201, %iterArg_425 = %202, %iterArg_426 = %203, %iterArg_427 = %204, %iterArg_428 = %194, %iterArg_429 = %205) : tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<7x3x16xf32>
    cond {
      %c_430 = stablehlo.constant dense<7> : tensor<i32>
      %1266 = stablehlo.compare LT, %iterArg_417, %c_430, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1266 : tensor<i1>
    } do {
      %c_430 = stablehlo.constant dense<7> : tensor<i32>
      %1266 = stablehlo.subtract %c_430, %iterArg_417 : tensor<i32>
      %c_431 = stablehlo.constant dense<1> : tensor<i32>
      %1267 = stablehlo.subtract %1266, %c_431 : tensor<i32>
      %1268 = func.call @dynamic_index_in_dim(%iterArg, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1269 = func.call @dynamic_index_in_dim(%iterArg_401, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1270 = func.call @dynamic_index_in_dim(%iterArg_402, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1271 = func.call @dynamic_index_in_dim(%iterArg_403, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1272 = func.call @dynamic_index_in_dim(%iterArg_404, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1273 = func.call @dynamic_index_in_dim(%iterArg_405, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1274 = func.call @dynamic_index_in_dim(%iterArg_406, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1275 = func.call @dynamic_index_in_dim(%iterArg_407, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1276 = func.call @dynamic_index_in_dim(%iterArg_408, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1277 = func.call @dynamic_index_in_dim(%iterArg_409, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1278 = func.call @dynamic_index_in_dim(%iterArg_410, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1279:12 = func.call @closed_call_8(%iterArg_411, %iterArg_412, %iterArg_413, %iterArg_414, %iterArg_415, %iterArg_416, %iterArg_418, %iterArg_419, %iterArg_420, %iterArg_421, %iterArg_422, %iterArg_423, %iterArg_424, %iterArg_425, %iterArg_426, %iterArg_427, %iterArg_428, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3x16xf32>)
      %1280 = func.call @dynamic_update_index_in_dim(%iterArg_429, %1279#11, %1267) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %c_432 = stablehlo.constant dense<1> : tensor<i32>
      %1281 = stablehlo.add %iterArg_417, %c_432 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_401, %iterArg_402, %iterArg_403, %iterArg_404, %iterArg_405, %iterArg_406, %iterArg_407, %iterArg_408, %iterArg_409, %iterArg_410, %iterArg_411, %iterArg_412, %iterArg_413, %iterArg_414, %iterArg_415, %iterArg_416, %1281, %1279#0, %1279#1, %1279#2, %1279#3, %1279#4, %1279#5, %1279#6, %1279#7, %1279#8, %1279#9, %1279#10, %1280 : tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<7x3x16xf32>
    }
    %207 = stablehlo.transpose %206#29, dims = [1, 0, 2] : (tensor<7x3x16xf32>) -> tensor<3x7x16xf32>
    %208 = call @take_along_axis_7(%35#1, %207) : (tensor<3x7x1xi32>, tensor<3x7x16xf32>) -> tensor<3x7x16xf32>
    %209 = stablehlo.transpose %190, dims = [1, 0, 2] : (tensor<3x7x16xf32>) -> tensor<7x3x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %225:32 = stablehlo.while(%iterArg = %209, %iterArg_401 = %21#8, %iterArg_402 = %3, %iterArg_403 = %21#9, %iterArg_404 = %21#10, %iterArg_405 = %21#11, %iterArg_406 = %21#12, %iterArg_407 = %21#13, %iterArg_408 = %21#14, %iterArg_409 = %21#15, %iterArg_410 = %21#16, %iterArg_411 = %21#17, %iterArg_412 = %21#18, %iterArg_413 = %21#19, %iterArg_414 = %4, %iterArg_415 = %7, %iterArg_416 = %c_94, %iterArg_417 = %212, %iterArg_418 = %213, %iterArg_419 = %214, %iterArg_420 = %215, %iterArg_421 = %216, %iterArg_422 = %217, %iterArg_423 = %218, %iterArg_424 = %219, %iterArg_425 = %220, %iterArg_426 = %221, %iterArg_427 = %222, %iterArg_428 = %223, %iterArg_429 = %210, %iterArg_430 = %211, %iterArg_431 = %224) : tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<7x3x16xf32>
    cond {
      %c_432 = stablehlo.constant dense<7> : tensor<i32>
      %1266 = stablehlo.compare LT, %iterArg_416, %c_432, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1266 : tensor<i1>
    } do {
      %c_432 = stablehlo.constant dense<7> : tensor<i32>
      %1266 = stablehlo.subtract %c_432, %iterArg_416 : tensor<i32>
      %c_433 = stablehlo.constant dense<1> : tensor<i32>
      %1267 = stablehlo.subtract %1266, %c_433 : tensor<i32>
      %1268 = func.call @dynamic_index_in_dim(%iterArg, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1269 = func.call @dynamic_index_in_dim(%iterArg_401, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1270 = func.call @dynamic_index_in_dim(%iterArg_402, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1271 = func.call @dynamic_index_in_dim(%iterArg_403, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1272 = func.call @dynamic_index_in_dim(%iterArg_404, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1273 = func.call @dynamic_index_in_dim(%iterArg_405, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1274 = func.call @dynamic_index_in_dim(%iterArg_406, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1275 = func.call @dynamic_index_in_dim(%iterArg_407, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1276 = func.call @dynamic_index_in_dim(%iterArg_408, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1277 = func.call @dynamic_index_in_dim(%iterArg_409, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1278 = func.call @dynamic_index_in_dim(%iterArg_410, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1279 = func.call @dynamic_index_in_dim(%iterArg_411, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1280 = func.call @dynamic_index_in_dim(%iterArg_412, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1281 = func.call @dynamic_index_in_dim(%iterArg_413, %1267) : (tensor<7x3x16xf32>, tensor<i32>) -> tensor<3x16xf32>
      %1282:15 = func.call @closed_call_9(%iterArg_414, %iterArg_415, %iterArg_417, %iterArg_418, %iterArg_419, %iterArg_420, %iterArg_421, %iterArg_422, %iterArg_423, %iterArg_424, %iterArg_425, %iterArg_426, %iterArg_427, %iterArg_428, %iterArg_429, %iterArg_430, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>)
      %1283 = func.call @dynamic_update_index_in_dim(%iterArg_431, %1282#14, %1267) : (tensor<7x3x16xf32>, tensor<3x16xf32>, tensor<i32>) -> tensor<7x3x16xf32>
      %c_434 = stablehlo.constant dense<1> : tensor<i32>
      %1284 = stablehlo.add %iterArg_416, %c_434 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_401, %iterArg_402, %iterArg_403, %iterArg_404, %iterArg_405, %iterArg_406, %iterArg_407, %iterArg_408, %iterArg_409, %iterArg_410, %iterArg_411, %iterArg_412, %iterArg_413, %iterArg_414, %iterArg_415, %1284, %1282#0, %1282#1, %1282#2, %1282#3, %1282#4, %1282#5, %1282#6, %1282#7, %1282#8, %1282#9, %1282#10, %1282#11, %1282#12, %1282#13, %1283 : tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<7x3x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<7x3x16xf32>
    }
    %226 = stablehlo.transpose %225#31, dims = [1, 0, 2] : (tensor<7x3x16xf32>) -> tensor<3x7x16xf32>
    %227 = stablehlo.add %208, %226 : tensor<3x7x16xf32>
    %228 = call @_take_10(%0#1, %227) : (tensor<3x7x1xi32>, tensor<3x7x16xf32>) -> tensor<64x16xf32>
    %229 = chlo.square %153 : tensor<5xf32> -> tensor<5xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %231 = chlo.square %230 : tensor<5xf32> -> tensor<5xf32>
    %232 = stablehlo.add %229, %231 : tensor<5xf32>
    %233 = chlo.square %155 : tensor<32x5xf32> -> tensor<32x5xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %235 = chlo.square %234 : tensor<32x5xf32> -> tensor<32x5xf32>
    %236 = stablehlo.add %233, %235 : tensor<32x5xf32>
    %237 = chlo.square %228 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %239 = chlo.square %238 : tensor<64x16xf32> -> tensor<64x16xf32>
    %240 = stablehlo.add %237, %239 : tensor<64x16xf32>
    %241 = chlo.square %206#27 : tensor<16xf32> -> tensor<16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %243 = chlo.square %242 : tensor<16xf32> -> tensor<16xf32>
    %244 = stablehlo.add %241, %243 : tensor<16xf32>
    %245 = chlo.square %206#26 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %247 = chlo.square %246 : tensor<16x16xf32> -> tensor<16x16xf32>
    %248 = stablehlo.add %245, %247 : tensor<16x16xf32>
    %249 = chlo.square %206#20 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %251 = chlo.square %250 : tensor<16x16xf32> -> tensor<16x16xf32>
    %252 = stablehlo.add %249, %251 : tensor<16x16xf32>
    %253 = chlo.square %206#23 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %255 = chlo.square %254 : tensor<16x16xf32> -> tensor<16x16xf32>
    %256 = stablehlo.add %253, %255 : tensor<16x16xf32>
    %257 = chlo.square %206#25 : tensor<16xf32> -> tensor<16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %259 = chlo.square %258 : tensor<16xf32> -> tensor<16xf32>
    %260 = stablehlo.add %257, %259 : tensor<16xf32>
    %261 = chlo.square %206#24 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %263 = chlo.square %262 : tensor<16x16xf32> -> tensor<16x16xf32>
    %264 = stablehlo.add %261, %263 : tensor<16x16xf32>
    %265 = chlo.square %206#19 : tensor<16xf32> -> tensor<16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %267 = chlo.square %266 : tensor<16xf32> -> tensor<16xf32>
    %268 = stablehlo.add %265, %267 : tensor<16xf32>
    %269 = chlo.square %206#18 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %271 = chlo.square %270 : tensor<16x16xf32> -> tensor<16x16xf32>
    %272 = stablehlo.add %269, %271 : tensor<16x16xf32>
    %273 = chlo.square %206#22 : tensor<16xf32> -> tensor<16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %275 = chlo.square %274 : tensor<16xf32> -> tensor<16xf32>
    %276 = stablehlo.add %273, %275 : tensor<16xf32>
    %277 = chlo.square %206#21 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %279 = chlo.square %278 : tensor<16x16xf32> -> tensor<16x16xf32>
    %280 = stablehlo.add %277, %279 : tensor<16x16xf32>
    %281 = chlo.square %159 : tensor<32xf32> -> tensor<32xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %283 = chlo.square %282 : tensor<32xf32> -> tensor<32xf32>
    %284 = stablehlo.add %281, %283 : tensor<32xf32>
    %285 = chlo.square %170 : tensor<32xf32> -> tensor<32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %287 = chlo.square %286 : tensor<32xf32> -> tensor<32xf32>
    %288 = stablehlo.add %285, %287 : tensor<32xf32>
    %289 = chlo.square %225#22 : tensor<16xf32> -> tensor<16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %291 = chlo.square %290 : tensor<16xf32> -> tensor<16xf32>
    %292 = stablehlo.add %289, %291 : tensor<16xf32>
    %293 = chlo.square %225#18 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %295 = chlo.square %294 : tensor<16x16xf32> -> tensor<16x16xf32>
    %296 = stablehlo.add %293, %295 : tensor<16x16xf32>
    %297 = chlo.square %225#23 : tensor<16xf32> -> tensor<16xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %299 = chlo.square %298 : tensor<16xf32> -> tensor<16xf32>
    %300 = stablehlo.add %297, %299 : tensor<16xf32>
    %301 = chlo.square %225#19 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %303 = chlo.square %302 : tensor<16x16xf32> -> tensor<16x16xf32>
    %304 = stablehlo.add %301, %303 : tensor<16x16xf32>
    %305 = chlo.square %225#21 : tensor<16xf32> -> tensor<16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %307 = chlo.square %306 : tensor<16xf32> -> tensor<16xf32>
    %308 = stablehlo.add %305, %307 : tensor<16xf32>
    %309 = chlo.square %225#17 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %311 = chlo.square %310 : tensor<16x16xf32> -> tensor<16x16xf32>
    %312 = stablehlo.add %309, %311 : tensor<16x16xf32>
    %313 = chlo.square %225#24 : tensor<16xf32> -> tensor<16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %315 = chlo.square %314 : tensor<16xf32> -> tensor<16xf32>
    %316 = stablehlo.add %313, %315 : tensor<16xf32>
    %317 = chlo.square %225#20 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %319 = chlo.square %318 : tensor<16x16xf32> -> tensor<16x16xf32>
    %320 = stablehlo.add %317, %319 : tensor<16x16xf32>
    %321 = chlo.square %225#26 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %323 = chlo.square %322 : tensor<16x16xf32> -> tensor<16x16xf32>
    %324 = stablehlo.add %321, %323 : tensor<16x16xf32>
    %325 = chlo.square %225#27 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %327 = chlo.square %326 : tensor<16x16xf32> -> tensor<16x16xf32>
    %328 = stablehlo.add %325, %327 : tensor<16x16xf32>
    %329 = chlo.square %225#25 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %331 = chlo.square %330 : tensor<16x16xf32> -> tensor<16x16xf32>
    %332 = stablehlo.add %329, %331 : tensor<16x16xf32>
    %333 = chlo.square %225#28 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %335 = chlo.square %334 : tensor<16x16xf32> -> tensor<16x16xf32>
    %336 = stablehlo.add %333, %335 : tensor<16x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%232 init: %cst_122) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%236 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%240 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%244 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%248 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%252 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%256 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%260 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%264 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%268 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%272 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%276 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%280 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%284 init: %cst_135) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%288 init: %cst_136) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%292 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%296 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%300 init: %cst_139) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%304 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%308 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%312 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%316 init: %cst_143) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%320 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%324 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%328 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%332 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%336 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.add %cst_149, %337 : tensor<f32>
    %365 = stablehlo.add %364, %338 : tensor<f32>
    %366 = stablehlo.add %365, %339 : tensor<f32>
    %367 = stablehlo.add %366, %340 : tensor<f32>
    %368 = stablehlo.add %367, %341 : tensor<f32>
    %369 = stablehlo.add %368, %342 : tensor<f32>
    %370 = stablehlo.add %369, %343 : tensor<f32>
    %371 = stablehlo.add %370, %344 : tensor<f32>
    %372 = stablehlo.add %371, %345 : tensor<f32>
    %373 = stablehlo.add %372, %346 : tensor<f32>
    %374 = stablehlo.add %373, %347 : tensor<f32>
    %375 = stablehlo.add %374, %348 : tensor<f32>
    %376 = stablehlo.add %375, %349 : tensor<f32>
    %377 = stablehlo.add %376, %350 : tensor<f32>
    %378 = stablehlo.add %377, %351 : tensor<f32>
    %379 = stablehlo.add %378, %352 : tensor<f32>
    %380 = stablehlo.add %379, %353 : tensor<f32>
    %381 = stablehlo.add %380, %354 : tensor<f32>
    %382 = stablehlo.add %381, %355 : tensor<f32>
    %383 = stablehlo.add %382, %356 : tensor<f32>
    %384 = stablehlo.add %383, %357 : tensor<f32>
    %385 = stablehlo.add %384, %358 : tensor<f32>
    %386 = stablehlo.add %385, %359 : tensor<f32>
    %387 = stablehlo.add %386, %360 : tensor<f32>
    %388 = stablehlo.add %387, %361 : tensor<f32>
    %389 = stablehlo.add %388, %362 : tensor<f32>
    %390 = stablehlo.add %389, %363 : tensor<f32>
    %391 = stablehlo.sqrt %390 : tensor<f32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %392 = stablehlo.compare LT, %391, %cst_150, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %393 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %394 = stablehlo.divide %153, %393 : tensor<5xf32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %396 = stablehlo.multiply %394, %395 : tensor<5xf32>
    %397 = stablehlo.select %392, %153, %396 : tensor<i1>, tensor<5xf32>
    %398 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %399 = stablehlo.divide %155, %398 : tensor<32x5xf32>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %401 = stablehlo.multiply %399, %400 : tensor<32x5xf32>
    %402 = stablehlo.select %392, %155, %401 : tensor<i1>, tensor<32x5xf32>
    %403 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %404 = stablehlo.divide %228, %403 : tensor<64x16xf32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %406 = stablehlo.multiply %404, %405 : tensor<64x16xf32>
    %407 = stablehlo.select %392, %228, %406 : tensor<i1>, tensor<64x16xf32>
    %408 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %409 = stablehlo.divide %206#27, %408 : tensor<16xf32>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %411 = stablehlo.multiply %409, %410 : tensor<16xf32>
    %412 = stablehlo.select %392, %206#27, %411 : tensor<i1>, tensor<16xf32>
    %413 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %414 = stablehlo.divide %206#26, %413 : tensor<16x16xf32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %416 = stablehlo.multiply %414, %415 : tensor<16x16xf32>
    %417 = stablehlo.select %392, %206#26, %416 : tensor<i1>, tensor<16x16xf32>
    %418 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %419 = stablehlo.divide %206#20, %418 : tensor<16x16xf32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %421 = stablehlo.multiply %419, %420 : tensor<16x16xf32>
    %422 = stablehlo.select %392, %206#20, %421 : tensor<i1>, tensor<16x16xf32>
    %423 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %424 = stablehlo.divide %206#23, %423 : tensor<16x16xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %426 = stablehlo.multiply %424, %425 : tensor<16x16xf32>
    %427 = stablehlo.select %392, %206#23, %426 : tensor<i1>, tensor<16x16xf32>
    %428 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %429 = stablehlo.divide %206#25, %428 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %431 = stablehlo.multiply %429, %430 : tensor<16xf32>
    %432 = stablehlo.select %392, %206#25, %431 : tensor<i1>, tensor<16xf32>
    %433 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %434 = stablehlo.divide %206#24, %433 : tensor<16x16xf32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %436 = stablehlo.multiply %434, %435 : tensor<16x16xf32>
    %437 = stablehlo.select %392, %206#24, %436 : tensor<i1>, tensor<16x16xf32>
    %438 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %439 = stablehlo.divide %206#19, %438 : tensor<16xf32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %441 = stablehlo.multiply %439, %440 : tensor<16xf32>
    %442 = stablehlo.select %392, %206#19, %441 : tensor<i1>, tensor<16xf32>
    %443 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %444 = stablehlo.divide %206#18, %443 : tensor<16x16xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %446 = stablehlo.multiply %444, %445 : tensor<16x16xf32>
    %447 = stablehlo.select %392, %206#18, %446 : tensor<i1>, tensor<16x16xf32>
    %448 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %449 = stablehlo.divide %206#22, %448 : tensor<16xf32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %451 = stablehlo.multiply %449, %450 : tensor<16xf32>
    %452 = stablehlo.select %392, %206#22, %451 : tensor<i1>, tensor<16xf32>
    %453 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %454 = stablehlo.divide %206#21, %453 : tensor<16x16xf32>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %456 = stablehlo.multiply %454, %455 : tensor<16x16xf32>
    %457 = stablehlo.select %392, %206#21, %456 : tensor<i1>, tensor<16x16xf32>
    %458 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %459 = stablehlo.divide %159, %458 : tensor<32xf32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %461 = stablehlo.multiply %459, %460 : tensor<32xf32>
    %462 = stablehlo.select %392, %159, %461 : tensor<i1>, tensor<32xf32>
    %463 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %464 = stablehlo.divide %170, %463 : tensor<32xf32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %466 = stablehlo.multiply %464, %465 : tensor<32xf32>
    %467 = stablehlo.select %392, %170, %466 : tensor<i1>, tensor<32xf32>
    %468 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %469 = stablehlo.divide %225#22, %468 : tensor<16xf32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %471 = stablehlo.multiply %469, %470 : tensor<16xf32>
    %472 = stablehlo.select %392, %225#22, %471 : tensor<i1>, tensor<16xf32>
    %473 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %474 = stablehlo.divide %225#18, %473 : tensor<16x16xf32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %476 = stablehlo.multiply %474, %475 : tensor<16x16xf32>
    %477 = stablehlo.select %392, %225#18, %476 : tensor<i1>, tensor<16x16xf32>
    %478 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %479 = stablehlo.divide %225#23, %478 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %481 = stablehlo.multiply %479, %480 : tensor<16xf32>
    %482 = stablehlo.select %392, %225#23, %481 : tensor<i1>, tensor<16xf32>
    %483 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %484 = stablehlo.divide %225#19, %483 : tensor<16x16xf32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %486 = stablehlo.multiply %484, %485 : tensor<16x16xf32>
    %487 = stablehlo.select %392, %225#19, %486 : tensor<i1>, tensor<16x16xf32>
    %488 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %489 = stablehlo.divide %225#21, %488 : tensor<16xf32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %491 = stablehlo.multiply %489, %490 : tensor<16xf32>
    %492 = stablehlo.select %392, %225#21, %491 : tensor<i1>, tensor<16xf32>
    %493 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %494 = stablehlo.divide %225#17, %493 : tensor<16x16xf32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %496 = stablehlo.multiply %494, %495 : tensor<16x16xf32>
    %497 = stablehlo.select %392, %225#17, %496 : tensor<i1>, tensor<16x16xf32>
    %498 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %499 = stablehlo.divide %225#24, %498 : tensor<16xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %501 = stablehlo.multiply %499, %500 : tensor<16xf32>
    %502 = stablehlo.select %392, %225#24, %501 : tensor<i1>, tensor<16xf32>
    %503 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %504 = stablehlo.divide %225#20, %503 : tensor<16x16xf32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %506 = stablehlo.multiply %504, %505 : tensor<16x16xf32>
    %507 = stablehlo.select %392, %225#20, %506 : tensor<i1>, tensor<16x16xf32>
    %508 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %509 = stablehlo.divide %225#26, %508 : tensor<16x16xf32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %511 = stablehlo.multiply %509, %510 : tensor<16x16xf32>
    %512 = stablehlo.select %392, %225#26, %511 : tensor<i1>, tensor<16x16xf32>
    %513 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %514 = stablehlo.divide %225#27, %513 : tensor<16x16xf32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %516 = stablehlo.multiply %514, %515 : tensor<16x16xf32>
    %517 = stablehlo.select %392, %225#27, %516 : tensor<i1>, tensor<16x16xf32>
    %518 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %519 = stablehlo.divide %225#25, %518 : tensor<16x16xf32>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %521 = stablehlo.multiply %519, %520 : tensor<16x16xf32>
    %522 = stablehlo.select %392, %225#25, %521 : tensor<i1>, tensor<16x16xf32>
    %523 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %524 = stablehlo.divide %225#28, %523 : tensor<16x16xf32>
    %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %526 = stablehlo.multiply %524, %525 : tensor<16x16xf32>
    %527 = stablehlo.select %392, %225#28, %526 : tensor<i1>, tensor<16x16xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %529 = stablehlo.multiply %528, %397 : tensor<5xf32>
    %cst_179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %531 = stablehlo.multiply %530, %arg28 : tensor<5xf32>
    %532 = stablehlo.add %529, %531 : tensor<5xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %534 = stablehlo.multiply %533, %402 : tensor<32x5xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %536 = stablehlo.multiply %535, %arg29 : tensor<32x5xf32>
    %537 = stablehlo.add %534, %536 : tensor<32x5xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %539 = stablehlo.multiply %538, %407 : tensor<64x16xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %541 = stablehlo.multiply %540, %arg30 : tensor<64x16xf32>
    %542 = stablehlo.add %539, %541 : tensor<64x16xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %544 = stablehlo.multiply %543, %412 : tensor<16xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %546 = stablehlo.multiply %545, %arg31 : tensor<16xf32>
    %547 = stablehlo.add %544, %546 : tensor<16xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %549 = stablehlo.multiply %548, %417 : tensor<16x16xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %551 = stablehlo.multiply %550, %arg32 : tensor<16x16xf32>
    %552 = stablehlo.add %549, %551 : tensor<16x16xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %554 = stablehlo.multiply %553, %422 : tensor<16x16xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %556 = stablehlo.multiply %555, %arg33 : tensor<16x16xf32>
    %557 = stablehlo.add %554, %556 : tensor<16x16xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %559 = stablehlo.multiply %558, %427 : tensor<16x16xf32>
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %561 = stablehlo.multiply %560, %arg34 : tensor<16x16xf32>
    %562 = stablehlo.add %559, %561 : tensor<16x16xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %564 = stablehlo.multiply %563, %432 : tensor<16xf32>
    %cst_193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %566 = stablehlo.multiply %565, %arg35 : tensor<16xf32>
    %567 = stablehlo.add %564, %566 : tensor<16xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %569 = stablehlo.multiply %568, %437 : tensor<16x16xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %571 = stablehlo.multiply %570, %arg36 : tensor<16x16xf32>
    %572 = stablehlo.add %569, %571 : tensor<16x16xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %574 = stablehlo.multiply %573, %442 : tensor<16xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %576 = stablehlo.multiply %575, %arg37 : tensor<16xf32>
    %577 = stablehlo.add %574, %576 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %579 = stablehlo.multiply %578, %447 : tensor<16x16xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %581 = stablehlo.multiply %580, %arg38 : tensor<16x16xf32>
    %582 = stablehlo.add %579, %581 : tensor<16x16xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %584 = stablehlo.multiply %583, %452 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %586 = stablehlo.multiply %585, %arg39 : tensor<16xf32>
    %587 = stablehlo.add %584, %586 : tensor<16xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %589 = stablehlo.multiply %588, %457 : tensor<16x16xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %591 = stablehlo.multiply %590, %arg40 : tensor<16x16xf32>
    %592 = stablehlo.add %589, %591 : tensor<16x16xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %594 = stablehlo.multiply %593, %462 : tensor<32xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %596 = stablehlo.multiply %595, %arg41 : tensor<32xf32>
    %597 = stablehlo.add %594, %596 : tensor<32xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %599 = stablehlo.multiply %598, %467 : tensor<32xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %601 = stablehlo.multiply %600, %arg42 : tensor<32xf32>
    %602 = stablehlo.add %599, %601 : tensor<32xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %604 = stablehlo.multiply %603, %472 : tensor<16xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %606 = stablehlo.multiply %605, %arg43 : tensor<16xf32>
    %607 = stablehlo.add %604, %606 : tensor<16xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %609 = stablehlo.multiply %608, %477 : tensor<16x16xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %611 = stablehlo.multiply %610, %arg44 : tensor<16x16xf32>
    %612 = stablehlo.add %609, %611 : tensor<16x16xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %614 = stablehlo.multiply %613, %482 : tensor<16xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %616 = stablehlo.multiply %615, %arg45 : tensor<16xf32>
    %617 = stablehlo.add %614, %616 : tensor<16xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %619 = stablehlo.multiply %618, %487 : tensor<16x16xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %621 = stablehlo.multiply %620, %arg46 : tensor<16x16xf32>
    %622 = stablehlo.add %619, %621 : tensor<16x16xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %624 = stablehlo.multiply %623, %492 : tensor<16xf32>
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %626 = stablehlo.multiply %625, %arg47 : tensor<16xf32>
    %627 = stablehlo.add %624, %626 : tensor<16xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %629 = stablehlo.multiply %628, %497 : tensor<16x16xf32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %631 = stablehlo.multiply %630, %arg48 : tensor<16x16xf32>
    %632 = stablehlo.add %629, %631 : tensor<16x16xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %634 = stablehlo.multiply %633, %502 : tensor<16xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %636 = stablehlo.multiply %635, %arg49 : tensor<16xf32>
    %637 = stablehlo.add %634, %636 : tensor<16xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %639 = stablehlo.multiply %638, %507 : tensor<16x16xf32>
    %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %641 = stablehlo.multiply %640, %arg50 : tensor<16x16xf32>
    %642 = stablehlo.add %639, %641 : tensor<16x16xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %644 = stablehlo.multiply %643, %512 : tensor<16x16xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %646 = stablehlo.multiply %645, %arg51 : tensor<16x16xf32>
    %647 = stablehlo.add %644, %646 : tensor<16x16xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %649 = stablehlo.multiply %648, %517 : tensor<16x16xf32>
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %651 = stablehlo.multiply %650, %arg52 : tensor<16x16xf32>
    %652 = stablehlo.add %649, %651 : tensor<16x16xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %654 = stablehlo.multiply %653, %522 : tensor<16x16xf32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %656 = stablehlo.multiply %655, %arg53 : tensor<16x16xf32>
    %657 = stablehlo.add %654, %656 : tensor<16x16xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %659 = stablehlo.multiply %658, %527 : tensor<16x16xf32>
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %661 = stablehlo.multiply %660, %arg54 : tensor<16x16xf32>
    %662 = stablehlo.add %659, %661 : tensor<16x16xf32>
    %663 = stablehlo.multiply %397, %397 : tensor<5xf32>
    %cst_232 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %665 = stablehlo.multiply %664, %663 : tensor<5xf32>
    %cst_233 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %667 = stablehlo.multiply %666, %arg55 : tensor<5xf32>
    %668 = stablehlo.add %665, %667 : tensor<5xf32>
    %669 = stablehlo.multiply %402, %402 : tensor<32x5xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %671 = stablehlo.multiply %670, %669 : tensor<32x5xf32>
    %cst_235 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %673 = stablehlo.multiply %672, %arg56 : tensor<32x5xf32>
    %674 = stablehlo.add %671, %673 : tensor<32x5xf32>
    %675 = stablehlo.multiply %407, %407 : tensor<64x16xf32>
    %cst_236 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %677 = stablehlo.multiply %676, %675 : tensor<64x16xf32>
    %cst_237 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %679 = stablehlo.multiply %678, %arg57 : tensor<64x16xf32>
    %680 = stablehlo.add %677, %679 : tensor<64x16xf32>
    %681 = stablehlo.multiply %412, %412 : tensor<16xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %683 = stablehlo.multiply %682, %681 : tensor<16xf32>
    %cst_239 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %685 = stablehlo.multiply %684, %arg58 : tensor<16xf32>
    %686 = stablehlo.add %683, %685 : tensor<16xf32>
    %687 = stablehlo.multiply %417, %417 : tensor<16x16xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %689 = stablehlo.multiply %688, %687 : tensor<16x16xf32>
    %cst_241 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %691 = stablehlo.multiply %690, %arg59 : tensor<16x16xf32>
    %692 = stablehlo.add %689, %691 : tensor<16x16xf32>
    %693 = stablehlo.multiply %422, %422 : tensor<16x16xf32>
    %cst_242 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %695 = stablehlo.multiply %694, %693 : tensor<16x16xf32>
    %cst_243 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %697 = stablehlo.multiply %696, %arg60 : tensor<16x16xf32>
    %698 = stablehlo.add %695, %697 : tensor<16x16xf32>
    %699 = stablehlo.multiply %427, %427 : tensor<16x16xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %701 = stablehlo.multiply %700, %699 : tensor<16x16xf32>
    %cst_245 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %703 = stablehlo.multiply %702, %arg61 : tensor<16x16xf32>
    %704 = stablehlo.add %701, %703 : tensor<16x16xf32>
    %705 = stablehlo.multiply %432, %432 : tensor<16xf32>
    %cst_246 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %707 = stablehlo.multiply %706, %705 : tensor<16xf32>
    %cst_247 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %709 = stablehlo.multiply %708, %arg62 : tensor<16xf32>
    %710 = stablehlo.add %707, %709 : tensor<16xf32>
    %711 = stablehlo.multiply %437, %437 : tensor<16x16xf32>
    %cst_248 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %713 = stablehlo.multiply %712, %711 : tensor<16x16xf32>
    %cst_249 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %715 = stablehlo.multiply %714, %arg63 : tensor<16x16xf32>
    %716 = stablehlo.add %713, %715 : tensor<16x16xf32>
    %717 = stablehlo.multiply %442, %442 : tensor<16xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %719 = stablehlo.multiply %718, %717 : tensor<16xf32>
    %cst_251 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %721 = stablehlo.multiply %720, %arg64 : tensor<16xf32>
    %722 = stablehlo.add %719, %721 : tensor<16xf32>
    %723 = stablehlo.multiply %447, %447 : tensor<16x16xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %725 = stablehlo.multiply %724, %723 : tensor<16x16xf32>
    %cst_253 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %727 = stablehlo.multiply %726, %arg65 : tensor<16x16xf32>
    %728 = stablehlo.add %725, %727 : tensor<16x16xf32>
    %729 = stablehlo.multiply %452, %452 : tensor<16xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %731 = stablehlo.multiply %730, %729 : tensor<16xf32>
    %cst_255 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %733 = stablehlo.multiply %732, %arg66 : tensor<16xf32>
    %734 = stablehlo.add %731, %733 : tensor<16xf32>
    %735 = stablehlo.multiply %457, %457 : tensor<16x16xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %737 = stablehlo.multiply %736, %735 : tensor<16x16xf32>
    %cst_257 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %739 = stablehlo.multiply %738, %arg67 : tensor<16x16xf32>
    %740 = stablehlo.add %737, %739 : tensor<16x16xf32>
    %741 = stablehlo.multiply %462, %462 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %743 = stablehlo.multiply %742, %741 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %745 = stablehlo.multiply %744, %arg68 : tensor<32xf32>
    %746 = stablehlo.add %743, %745 : tensor<32xf32>
    %747 = stablehlo.multiply %467, %467 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %749 = stablehlo.multiply %748, %747 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %751 = stablehlo.multiply %750, %arg69 : tensor<32xf32>
    %752 = stablehlo.add %749, %751 : tensor<32xf32>
    %753 = stablehlo.multiply %472, %472 : tensor<16xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %755 = stablehlo.multiply %754, %753 : tensor<16xf32>
    %cst_263 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %757 = stablehlo.multiply %756, %arg70 : tensor<16xf32>
    %758 = stablehlo.add %755, %757 : tensor<16xf32>
    %759 = stablehlo.multiply %477, %477 : tensor<16x16xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %761 = stablehlo.multiply %760, %759 : tensor<16x16xf32>
    %cst_265 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %763 = stablehlo.multiply %762, %arg71 : tensor<16x16xf32>
    %764 = stablehlo.add %761, %763 : tensor<16x16xf32>
    %765 = stablehlo.multiply %482, %482 : tensor<16xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %767 = stablehlo.multiply %766, %765 : tensor<16xf32>
    %cst_267 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %769 = stablehlo.multiply %768, %arg72 : tensor<16xf32>
    %770 = stablehlo.add %767, %769 : tensor<16xf32>
    %771 = stablehlo.multiply %487, %487 : tensor<16x16xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %773 = stablehlo.multiply %772, %771 : tensor<16x16xf32>
    %cst_269 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %775 = stablehlo.multiply %774, %arg73 : tensor<16x16xf32>
    %776 = stablehlo.add %773, %775 : tensor<16x16xf32>
    %777 = stablehlo.multiply %492, %492 : tensor<16xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %779 = stablehlo.multiply %778, %777 : tensor<16xf32>
    %cst_271 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %781 = stablehlo.multiply %780, %arg74 : tensor<16xf32>
    %782 = stablehlo.add %779, %781 : tensor<16xf32>
    %783 = stablehlo.multiply %497, %497 : tensor<16x16xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %785 = stablehlo.multiply %784, %783 : tensor<16x16xf32>
    %cst_273 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %787 = stablehlo.multiply %786, %arg75 : tensor<16x16xf32>
    %788 = stablehlo.add %785, %787 : tensor<16x16xf32>
    %789 = stablehlo.multiply %502, %502 : tensor<16xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %791 = stablehlo.multiply %790, %789 : tensor<16xf32>
    %cst_275 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %793 = stablehlo.multiply %792, %arg76 : tensor<16xf32>
    %794 = stablehlo.add %791, %793 : tensor<16xf32>
    %795 = stablehlo.multiply %507, %507 : tensor<16x16xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %797 = stablehlo.multiply %796, %795 : tensor<16x16xf32>
    %cst_277 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %799 = stablehlo.multiply %798, %arg77 : tensor<16x16xf32>
    %800 = stablehlo.add %797, %799 : tensor<16x16xf32>
    %801 = stablehlo.multiply %512, %512 : tensor<16x16xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %803 = stablehlo.multiply %802, %801 : tensor<16x16xf32>
    %cst_279 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %805 = stablehlo.multiply %804, %arg78 : tensor<16x16xf32>
    %806 = stablehlo.add %803, %805 : tensor<16x16xf32>
    %807 = stablehlo.multiply %517, %517 : tensor<16x16xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %809 = stablehlo.multiply %808, %807 : tensor<16x16xf32>
    %cst_281 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %811 = stablehlo.multiply %810, %arg79 : tensor<16x16xf32>
    %812 = stablehlo.add %809, %811 : tensor<16x16xf32>
    %813 = stablehlo.multiply %522, %522 : tensor<16x16xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %815 = stablehlo.multiply %814, %813 : tensor<16x16xf32>
    %cst_283 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %817 = stablehlo.multiply %816, %arg80 : tensor<16x16xf32>
    %818 = stablehlo.add %815, %817 : tensor<16x16xf32>
    %819 = stablehlo.multiply %527, %527 : tensor<16x16xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %821 = stablehlo.multiply %820, %819 : tensor<16x16xf32>
    %cst_285 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %823 = stablehlo.multiply %822, %arg81 : tensor<16x16xf32>
    %824 = stablehlo.add %821, %823 : tensor<16x16xf32>
    %c_286 = stablehlo.constant dense<2147483647> : tensor<i32>
    %825 = stablehlo.compare LT, %arg27, %c_286, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_287 = stablehlo.constant dense<1> : tensor<i32>
    %826 = stablehlo.add %arg27, %c_287 : tensor<i32>
    %c_288 = stablehlo.constant dense<2147483647> : tensor<i32>
    %827 = call @_where_0(%825, %826, %c_288) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %828 = stablehlo.convert %827 : (tensor<i32>) -> tensor<f32>
    %829 = stablehlo.power %cst_289, %828 : tensor<f32>
    %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %830 = stablehlo.subtract %cst_290, %829 : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %832 = stablehlo.divide %532, %831 : tensor<5xf32>
    %833 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %834 = stablehlo.divide %537, %833 : tensor<32x5xf32>
    %835 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %836 = stablehlo.divide %542, %835 : tensor<64x16xf32>
    %837 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %838 = stablehlo.divide %547, %837 : tensor<16xf32>
    %839 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %840 = stablehlo.divide %552, %839 : tensor<16x16xf32>
    %841 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %842 = stablehlo.divide %557, %841 : tensor<16x16xf32>
    %843 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %844 = stablehlo.divide %562, %843 : tensor<16x16xf32>
    %845 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %846 = stablehlo.divide %567, %845 : tensor<16xf32>
    %847 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %848 = stablehlo.divide %572, %847 : tensor<16x16xf32>
    %849 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %850 = stablehlo.divide %577, %849 : tensor<16xf32>
    %851 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %852 = stablehlo.divide %582, %851 : tensor<16x16xf32>
    %853 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %854 = stablehlo.divide %587, %853 : tensor<16xf32>
    %855 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %856 = stablehlo.divide %592, %855 : tensor<16x16xf32>
    %857 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %858 = stablehlo.divide %597, %857 : tensor<32xf32>
    %859 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %860 = stablehlo.divide %602, %859 : tensor<32xf32>
    %861 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %862 = stablehlo.divide %607, %861 : tensor<16xf32>
    %863 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %864 = stablehlo.divide %612, %863 : tensor<16x16xf32>
    %865 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %866 = stablehlo.divide %617, %865 : tensor<16xf32>
    %867 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %868 = stablehlo.divide %622, %867 : tensor<16x16xf32>
    %869 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %870 = stablehlo.divide %627, %869 : tensor<16xf32>
    %871 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %872 = stablehlo.divide %632, %871 : tensor<16x16xf32>
    %873 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %874 = stablehlo.divide %637, %873 : tensor<16xf32>
    %875 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %876 = stablehlo.divide %642, %875 : tensor<16x16xf32>
    %877 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %878 = stablehlo.divide %647, %877 : tensor<16x16xf32>
    %879 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %880 = stablehlo.divide %652, %879 : tensor<16x16xf32>
    %881 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %882 = stablehlo.divide %657, %881 : tensor<16x16xf32>
    %883 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %884 = stablehlo.divide %662, %883 : tensor<16x16xf32>
    %cst_291 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %885 = stablehlo.convert %827 : (tensor<i32>) -> tensor<f32>
    %886 = stablehlo.power %cst_291, %885 : tensor<f32>
    %cst_292 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %887 = stablehlo.subtract %cst_292, %886 : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %889 = stablehlo.divide %668, %888 : tensor<5xf32>
    %890 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %891 = stablehlo.divide %674, %890 : tensor<32x5xf32>
    %892 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %893 = stablehlo.divide %680, %892 : tensor<64x16xf32>
    %894 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %895 = stablehlo.divide %686, %894 : tensor<16xf32>
    %896 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %897 = stablehlo.divide %692, %896 : tensor<16x16xf32>
    %898 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %899 = stablehlo.divide %698, %898 : tensor<16x16xf32>
    %900 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %901 = stablehlo.divide %704, %900 : tensor<16x16xf32>
    %902 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %903 = stablehlo.divide %710, %902 : tensor<16xf32>
    %904 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %905 = stablehlo.divide %716, %904 : tensor<16x16xf32>
    %906 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %907 = stablehlo.divide %722, %906 : tensor<16xf32>
    %908 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %909 = stablehlo.divide %728, %908 : tensor<16x16xf32>
    %910 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %911 = stablehlo.divide %734, %910 : tensor<16xf32>
    %912 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %913 = stablehlo.divide %740, %912 : tensor<16x16xf32>
    %914 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %915 = stablehlo.divide %746, %914 : tensor<32xf32>
    %916 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %917 = stablehlo.divide %752, %916 : tensor<32xf32>
    %918 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %919 = stablehlo.divide %758, %918 : tensor<16xf32>
    %920 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %921 = stablehlo.divide %764, %920 : tensor<16x16xf32>
    %922 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %923 = stablehlo.divide %770, %922 : tensor<16xf32>
    %924 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %925 = stablehlo.divide %776, %924 : tensor<16x16xf32>
    %926 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %927 = stablehlo.divide %782, %926 : tensor<16xf32>
    %928 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %929 = stablehlo.divide %788, %928 : tensor<16x16xf32>
    %930 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %931 = stablehlo.divide %794, %930 : tensor<16xf32>
    %932 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %933 = stablehlo.divide %800, %932 : tensor<16x16xf32>
    %934 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %935 = stablehlo.divide %806, %934 : tensor<16x16xf32>
    %936 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %937 = stablehlo.divide %812, %936 : tensor<16x16xf32>
    %938 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %939 = stablehlo.divide %818, %938 : tensor<16x16xf32>
    %940 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %941 = stablehlo.divide %824, %940 : tensor<16x16xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %943 = stablehlo.add %889, %942 : tensor<5xf32>
    %944 = stablehlo.sqrt %943 : tensor<5xf32>
    %cst_294 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %946 = stablehlo.add %944, %945 : tensor<5xf32>
    %947 = stablehlo.divide %832, %946 : tensor<5xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %949 = stablehlo.add %891, %948 : tensor<32x5xf32>
    %950 = stablehlo.sqrt %949 : tensor<32x5xf32>
    %cst_296 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %952 = stablehlo.add %950, %951 : tensor<32x5xf32>
    %953 = stablehlo.divide %834, %952 : tensor<32x5xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %955 = stablehlo.add %893, %954 : tensor<64x16xf32>
    %956 = stablehlo.sqrt %955 : tensor<64x16xf32>
    %cst_298 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %958 = stablehlo.add %956, %957 : tensor<64x16xf32>
    %959 = stablehlo.divide %836, %958 : tensor<64x16xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %961 = stablehlo.add %895, %960 : tensor<16xf32>
    %962 = stablehlo.sqrt %961 : tensor<16xf32>
    %cst_300 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %964 = stablehlo.add %962, %963 : tensor<16xf32>
    %965 = stablehlo.divide %838, %964 : tensor<16xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %967 = stablehlo.add %897, %966 : tensor<16x16xf32>
    %968 = stablehlo.sqrt %967 : tensor<16x16xf32>
    %cst_302 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %970 = stablehlo.add %968, %969 : tensor<16x16xf32>
    %971 = stablehlo.divide %840, %970 : tensor<16x16xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %973 = stablehlo.add %899, %972 : tensor<16x16xf32>
    %974 = stablehlo.sqrt %973 : tensor<16x16xf32>
    %cst_304 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %976 = stablehlo.add %974, %975 : tensor<16x16xf32>
    %977 = stablehlo.divide %842, %976 : tensor<16x16xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %979 = stablehlo.add %901, %978 : tensor<16x16xf32>
    %980 = stablehlo.sqrt %979 : tensor<16x16xf32>
    %cst_306 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %982 = stablehlo.add %980, %981 : tensor<16x16xf32>
    %983 = stablehlo.divide %844, %982 : tensor<16x16xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %985 = stablehlo.add %903, %984 : tensor<16xf32>
    %986 = stablehlo.sqrt %985 : tensor<16xf32>
    %cst_308 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %988 = stablehlo.add %986, %987 : tensor<16xf32>
    %989 = stablehlo.divide %846, %988 : tensor<16xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %991 = stablehlo.add %905, %990 : tensor<16x16xf32>
    %992 = stablehlo.sqrt %991 : tensor<16x16xf32>
    %cst_310 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %994 = stablehlo.add %992, %993 : tensor<16x16xf32>
    %995 = stablehlo.divide %848, %994 : tensor<16x16xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %997 = stablehlo.add %907, %996 : tensor<16xf32>
    %998 = stablehlo.sqrt %997 : tensor<16xf32>
    %cst_312 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1000 = stablehlo.add %998, %999 : tensor<16xf32>
    %1001 = stablehlo.divide %850, %1000 : tensor<16xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1003 = stablehlo.add %909, %1002 : tensor<16x16xf32>
    %1004 = stablehlo.sqrt %1003 : tensor<16x16xf32>
    %cst_314 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1006 = stablehlo.add %1004, %1005 : tensor<16x16xf32>
    %1007 = stablehlo.divide %852, %1006 : tensor<16x16xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1009 = stablehlo.add %911, %1008 : tensor<16xf32>
    %1010 = stablehlo.sqrt %1009 : tensor<16xf32>
    %cst_316 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1012 = stablehlo.add %1010, %1011 : tensor<16xf32>
    %1013 = stablehlo.divide %854, %1012 : tensor<16xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1015 = stablehlo.add %913, %1014 : tensor<16x16xf32>
    %1016 = stablehlo.sqrt %1015 : tensor<16x16xf32>
    %cst_318 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1018 = stablehlo.add %1016, %1017 : tensor<16x16xf32>
    %1019 = stablehlo.divide %856, %1018 : tensor<16x16xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = stablehlo.add %915, %1020 : tensor<32xf32>
    %1022 = stablehlo.sqrt %1021 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1024 = stablehlo.add %1022, %1023 : tensor<32xf32>
    %1025 = stablehlo.divide %858, %1024 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1027 = stablehlo.add %917, %1026 : tensor<32xf32>
    %1028 = stablehlo.sqrt %1027 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1030 = stablehlo.add %1028, %1029 : tensor<32xf32>
    %1031 = stablehlo.divide %860, %1030 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1033 = stablehlo.add %919, %1032 : tensor<16xf32>
    %1034 = stablehlo.sqrt %1033 : tensor<16xf32>
    %cst_324 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1036 = stablehlo.add %1034, %1035 : tensor<16xf32>
    %1037 = stablehlo.divide %862, %1036 : tensor<16xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1039 = stablehlo.add %921, %1038 : tensor<16x16xf32>
    %1040 = stablehlo.sqrt %1039 : tensor<16x16xf32>
    %cst_326 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1042 = stablehlo.add %1040, %1041 : tensor<16x16xf32>
    %1043 = stablehlo.divide %864, %1042 : tensor<16x16xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1045 = stablehlo.add %923, %1044 : tensor<16xf32>
    %1046 = stablehlo.sqrt %1045 : tensor<16xf32>
    %cst_328 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1048 = stablehlo.add %1046, %1047 : tensor<16xf32>
    %1049 = stablehlo.divide %866, %1048 : tensor<16xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1051 = stablehlo.add %925, %1050 : tensor<16x16xf32>
    %1052 = stablehlo.sqrt %1051 : tensor<16x16xf32>
    %cst_330 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1054 = stablehlo.add %1052, %1053 : tensor<16x16xf32>
    %1055 = stablehlo.divide %868, %1054 : tensor<16x16xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1057 = stablehlo.add %927, %1056 : tensor<16xf32>
    %1058 = stablehlo.sqrt %1057 : tensor<16xf32>
    %cst_332 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1060 = stablehlo.add %1058, %1059 : tensor<16xf32>
    %1061 = stablehlo.divide %870, %1060 : tensor<16xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1063 = stablehlo.add %929, %1062 : tensor<16x16xf32>
    %1064 = stablehlo.sqrt %1063 : tensor<16x16xf32>
    %cst_334 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1066 = stablehlo.add %1064, %1065 : tensor<16x16xf32>
    %1067 = stablehlo.divide %872, %1066 : tensor<16x16xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1069 = stablehlo.add %931, %1068 : tensor<16xf32>
    %1070 = stablehlo.sqrt %1069 : tensor<16xf32>
    %cst_336 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1072 = stablehlo.add %1070, %1071 : tensor<16xf32>
    %1073 = stablehlo.divide %874, %1072 : tensor<16xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1075 = stablehlo.add %933, %1074 : tensor<16x16xf32>
    %1076 = stablehlo.sqrt %1075 : tensor<16x16xf32>
    %cst_338 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1078 = stablehlo.add %1076, %1077 : tensor<16x16xf32>
    %1079 = stablehlo.divide %876, %1078 : tensor<16x16xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1081 = stablehlo.add %935, %1080 : tensor<16x16xf32>
    %1082 = stablehlo.sqrt %1081 : tensor<16x16xf32>
    %cst_340 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1084 = stablehlo.add %1082, %1083 : tensor<16x16xf32>
    %1085 = stablehlo.divide %878, %1084 : tensor<16x16xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1087 = stablehlo.add %937, %1086 : tensor<16x16xf32>
    %1088 = stablehlo.sqrt %1087 : tensor<16x16xf32>
    %cst_342 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1090 = stablehlo.add %1088, %1089 : tensor<16x16xf32>
    %1091 = stablehlo.divide %880, %1090 : tensor<16x16xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1093 = stablehlo.add %939, %1092 : tensor<16x16xf32>
    %1094 = stablehlo.sqrt %1093 : tensor<16x16xf32>
    %cst_344 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1096 = stablehlo.add %1094, %1095 : tensor<16x16xf32>
    %1097 = stablehlo.divide %882, %1096 : tensor<16x16xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1099 = stablehlo.add %941, %1098 : tensor<16x16xf32>
    %1100 = stablehlo.sqrt %1099 : tensor<16x16xf32>
    %cst_346 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1102 = stablehlo.add %1100, %1101 : tensor<16x16xf32>
    %1103 = stablehlo.divide %884, %1102 : tensor<16x16xf32>
    %cst_347 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1105 = stablehlo.multiply %1104, %arg0 : tensor<5xf32>
    %1106 = stablehlo.add %947, %1105 : tensor<5xf32>
    %cst_348 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %1108 = stablehlo.multiply %1107, %arg1 : tensor<32x5xf32>
    %1109 = stablehlo.add %953, %1108 : tensor<32x5xf32>
    %cst_349 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1111 = stablehlo.multiply %1110, %arg2 : tensor<64x16xf32>
    %1112 = stablehlo.add %959, %1111 : tensor<64x16xf32>
    %cst_350 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1114 = stablehlo.multiply %1113, %arg3 : tensor<16xf32>
    %1115 = stablehlo.add %965, %1114 : tensor<16xf32>
    %cst_351 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1117 = stablehlo.multiply %1116, %arg4 : tensor<16x16xf32>
    %1118 = stablehlo.add %971, %1117 : tensor<16x16xf32>
    %cst_352 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1120 = stablehlo.multiply %1119, %arg5 : tensor<16x16xf32>
    %1121 = stablehlo.add %977, %1120 : tensor<16x16xf32>
    %cst_353 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1123 = stablehlo.multiply %1122, %arg6 : tensor<16x16xf32>
    %1124 = stablehlo.add %983, %1123 : tensor<16x16xf32>
    %cst_354 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1126 = stablehlo.multiply %1125, %arg7 : tensor<16xf32>
    %1127 = stablehlo.add %989, %1126 : tensor<16xf32>
    %cst_355 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1129 = stablehlo.multiply %1128, %arg8 : tensor<16x16xf32>
    %1130 = stablehlo.add %995, %1129 : tensor<16x16xf32>
    %cst_356 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1132 = stablehlo.multiply %1131, %arg9 : tensor<16xf32>
    %1133 = stablehlo.add %1001, %1132 : tensor<16xf32>
    %cst_357 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1135 = stablehlo.multiply %1134, %arg10 : tensor<16x16xf32>
    %1136 = stablehlo.add %1007, %1135 : tensor<16x16xf32>
    %cst_358 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1138 = stablehlo.multiply %1137, %arg11 : tensor<16xf32>
    %1139 = stablehlo.add %1013, %1138 : tensor<16xf32>
    %cst_359 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1141 = stablehlo.multiply %1140, %arg12 : tensor<16x16xf32>
    %1142 = stablehlo.add %1019, %1141 : tensor<16x16xf32>
    %cst_360 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1144 = stablehlo.multiply %1143, %arg13 : tensor<32xf32>
    %1145 = stablehlo.add %1025, %1144 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1147 = stablehlo.multiply %1146, %arg14 : tensor<32xf32>
    %1148 = stablehlo.add %1031, %1147 : tensor<32xf32>
    %cst_362 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1150 = stablehlo.multiply %1149, %arg15 : tensor<16xf32>
    %1151 = stablehlo.add %1037, %1150 : tensor<16xf32>
    %cst_363 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1153 = stablehlo.multiply %1152, %arg16 : tensor<16x16xf32>
    %1154 = stablehlo.add %1043, %1153 : tensor<16x16xf32>
    %cst_364 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1156 = stablehlo.multiply %1155, %arg17 : tensor<16xf32>
    %1157 = stablehlo.add %1049, %1156 : tensor<16xf32>
    %cst_365 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1159 = stablehlo.multiply %1158, %arg18 : tensor<16x16xf32>
    %1160 = stablehlo.add %1055, %1159 : tensor<16x16xf32>
    %cst_366 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1161 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1162 = stablehlo.multiply %1161, %arg19 : tensor<16xf32>
    %1163 = stablehlo.add %1061, %1162 : tensor<16xf32>
    %cst_367 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1165 = stablehlo.multiply %1164, %arg20 : tensor<16x16xf32>
    %1166 = stablehlo.add %1067, %1165 : tensor<16x16xf32>
    %cst_368 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1168 = stablehlo.multiply %1167, %arg21 : tensor<16xf32>
    %1169 = stablehlo.add %1073, %1168 : tensor<16xf32>
    %cst_369 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1171 = stablehlo.multiply %1170, %arg22 : tensor<16x16xf32>
    %1172 = stablehlo.add %1079, %1171 : tensor<16x16xf32>
    %cst_370 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1174 = stablehlo.multiply %1173, %arg23 : tensor<16x16xf32>
    %1175 = stablehlo.add %1085, %1174 : tensor<16x16xf32>
    %cst_371 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1177 = stablehlo.multiply %1176, %arg24 : tensor<16x16xf32>
    %1178 = stablehlo.add %1091, %1177 : tensor<16x16xf32>
    %cst_372 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1180 = stablehlo.multiply %1179, %arg25 : tensor<16x16xf32>
    %1181 = stablehlo.add %1097, %1180 : tensor<16x16xf32>
    %cst_373 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1183 = stablehlo.multiply %1182, %arg26 : tensor<16x16xf32>
    %1184 = stablehlo.add %1103, %1183 : tensor<16x16xf32>
    %cst_374 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1186 = stablehlo.multiply %1185, %1106 : tensor<5xf32>
    %cst_375 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %1188 = stablehlo.multiply %1187, %1109 : tensor<32x5xf32>
    %cst_376 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1190 = stablehlo.multiply %1189, %1112 : tensor<64x16xf32>
    %cst_377 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1192 = stablehlo.multiply %1191, %1115 : tensor<16xf32>
    %cst_378 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1194 = stablehlo.multiply %1193, %1118 : tensor<16x16xf32>
    %cst_379 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1196 = stablehlo.multiply %1195, %1121 : tensor<16x16xf32>
    %cst_380 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1198 = stablehlo.multiply %1197, %1124 : tensor<16x16xf32>
    %cst_381 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1200 = stablehlo.multiply %1199, %1127 : tensor<16xf32>
    %cst_382 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1202 = stablehlo.multiply %1201, %1130 : tensor<16x16xf32>
    %cst_383 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1204 = stablehlo.multiply %1203, %1133 : tensor<16xf32>
    %cst_384 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1206 = stablehlo.multiply %1205, %1136 : tensor<16x16xf32>
    %cst_385 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1208 = stablehlo.multiply %1207, %1139 : tensor<16xf32>
    %cst_386 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1210 = stablehlo.multiply %1209, %1142 : tensor<16x16xf32>
    %cst_387 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1212 = stablehlo.multiply %1211, %1145 : tensor<32xf32>
    %cst_388 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1214 = stablehlo.multiply %1213, %1148 : tensor<32xf32>
    %cst_389 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1216 = stablehlo.multiply %1215, %1151 : tensor<16xf32>
    %cst_390 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1218 = stablehlo.multiply %1217, %1154 : tensor<16x16xf32>
    %cst_391 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1220 = stablehlo.multiply %1219, %1157 : tensor<16xf32>
    %cst_392 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1222 = stablehlo.multiply %1221, %1160 : tensor<16x16xf32>
    %cst_393 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1224 = stablehlo.multiply %1223, %1163 : tensor<16xf32>
    %cst_394 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1226 = stablehlo.multiply %1225, %1166 : tensor<16x16xf32>
    %cst_395 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1228 = stablehlo.multiply %1227, %1169 : tensor<16xf32>
    %cst_396 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1230 = stablehlo.multiply %1229, %1172 : tensor<16x16xf32>
    %cst_397 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1232 = stablehlo.multiply %1231, %1175 : tensor<16x16xf32>
    %cst_398 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1234 = stablehlo.multiply %1233, %1178 : tensor<16x16xf32>
    %cst_399 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1236 = stablehlo.multiply %1235, %1181 : tensor<16x16xf32>
    %cst_400 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1238 = stablehlo.multiply %1237, %1184 : tensor<16x16xf32>
    %1239 = stablehlo.add %arg0, %1186 : tensor<5xf32>
    %1240 = stablehlo.add %arg1, %1188 : tensor<32x5xf32>
    %1241 = stablehlo.add %arg2, %1190 : tensor<64x16xf32>
    %1242 = stablehlo.add %arg3, %1192 : tensor<16xf32>
    %1243 = stablehlo.add %arg4, %1194 : tensor<16x16xf32>
    %1244 = stablehlo.add %arg5, %1196 : tensor<16x16xf32>
    %1245 = stablehlo.add %arg6, %1198 : tensor<16x16xf32>
    %1246 = stablehlo.add %arg7, %1200 : tensor<16xf32>
    %1247 = stablehlo.add %arg8, %1202 : tensor<16x16xf32>
    %1248 = stablehlo.add %arg9, %1204 : tensor<16xf32>
    %1249 = stablehlo.add %arg10, %1206 : tensor<16x16xf32>
    %1250 = stablehlo.add %arg11, %1208 : tensor<16xf32>
    %1251 = stablehlo.add %arg12, %1210 : tensor<16x16xf32>
    %1252 = stablehlo.add %arg13, %1212 : tensor<32xf32>
    %1253 = stablehlo.add %arg14, %1214 : tensor<32xf32>
    %1254 = stablehlo.add %arg15, %1216 : tensor<16xf32>
    %1255 = stablehlo.add %arg16, %1218 : tensor<16x16xf32>
    %1256 = stablehlo.add %arg17, %1220 : tensor<16xf32>
    %1257 = stablehlo.add %arg18, %1222 : tensor<16x16xf32>
    %1258 = stablehlo.add %arg19, %1224 : tensor<16xf32>
    %1259 = stablehlo.add %arg20, %1226 : tensor<16x16xf32>
    %1260 = stablehlo.add %arg21, %1228 : tensor<16xf32>
    %1261 = stablehlo.add %arg22, %1230 : tensor<16x16xf32>
    %1262 = stablehlo.add %arg23, %1232 : tensor<16x16xf32>
    %1263 = stablehlo.add %arg24, %1234 : tensor<16x16xf32>
    %1264 = stablehlo.add %arg25, %1236 : tensor<16x16xf32>
    %1265 = stablehlo.add %arg26, %1238 : tensor<16x16xf32>
    return %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %827, %532, %537, %542, %547, %552, %557, %562, %567, %572, %577, %582, %587, %592, %597, %602, %607, %612, %617, %622, %627, %632, %637, %642, %647, %652, %657, %662, %668, %674, %680, %686, %692, %698, %704, %710, %716, %722, %728, %734, %740, %746, %752, %758, %764, %770, %776, %782, %788, %794, %800, %806, %812, %818, %824, %136 : tensor<5xf32>, tensor<32x5xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<5xf32>, tensor<32x5xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<5xf32>, tensor<32x5xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @_take(%arg0: tensor<64x16xf32>, %arg1: tensor<3x7xi32>) -> (tensor<3x7x16xf32>, tensor<3x7x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<3x7xi1>, tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x7x1xi1>, tensor<i1>) -> tensor<3x7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<64x16xf32>, tensor<3x7x1xi32>) -> tensor<3x7x16xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x7xi1>) -> tensor<3x7x16xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x16xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<3x7x16xi1>, tensor<3x7x16xf32>
    return %16, %5 : tensor<3x7x16xf32>, tensor<3x7x1xi32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xi32>
    return %0 : tensor<3x7xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x3x16xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 16] : (tensor<7x3x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<16x64xf32>, %arg1: tensor<1x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<3x16xf32>, %arg4: tensor<3x16xf32>, %arg5: tensor<3x16xf32>) -> (tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x64xf32>) -> tensor<3x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<3x64xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x64xf32>
    %3 = stablehlo.slice %2 [0:3, 0:16] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %4 = stablehlo.slice %2 [0:3, 16:32] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %5 = stablehlo.slice %2 [0:3, 32:48] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %6 = stablehlo.slice %2 [0:3, 48:64] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %7 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x64xf32>) -> tensor<3x64xf32>
    %8 = stablehlo.slice %7 [0:3, 0:16] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %9 = stablehlo.slice %7 [0:3, 16:32] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %10 = stablehlo.slice %7 [0:3, 32:48] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %11 = stablehlo.slice %7 [0:3, 48:64] : (tensor<3x64xf32>) -> tensor<3x16xf32>
    %12 = stablehlo.add %3, %8 : tensor<3x16xf32>
    %13 = stablehlo.negate %12 : tensor<3x16xf32>
    %14 = stablehlo.exponential %13 : tensor<3x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %16 = stablehlo.add %15, %14 : tensor<3x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %18 = stablehlo.divide %17, %16 : tensor<3x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<3x16xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<3x16xf32>
    %22 = stablehlo.add %4, %9 : tensor<3x16xf32>
    %23 = stablehlo.negate %22 : tensor<3x16xf32>
    %24 = stablehlo.exponential %23 : tensor<3x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %26 = stablehlo.add %25, %24 : tensor<3x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %28 = stablehlo.divide %27, %26 : tensor<3x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x16xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<3x16xf32>
    %32 = stablehlo.add %5, %10 : tensor<3x16xf32>
    %33 = stablehlo.tanh %32 : tensor<3x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<3x16xf32>
    %36 = stablehlo.add %6, %11 : tensor<3x16xf32>
    %37 = stablehlo.negate %36 : tensor<3x16xf32>
    %38 = stablehlo.exponential %37 : tensor<3x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %40 = stablehlo.add %39, %38 : tensor<3x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %42 = stablehlo.divide %41, %40 : tensor<3x16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<3x16xf32>
    %45 = stablehlo.multiply %42, %44 : tensor<3x16xf32>
    %46 = stablehlo.multiply %28, %arg3 : tensor<3x16xf32>
    %47 = stablehlo.multiply %18, %33 : tensor<3x16xf32>
    %48 = stablehlo.add %46, %47 : tensor<3x16xf32>
    %49 = stablehlo.tanh %48 : tensor<3x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %51 = stablehlo.subtract %50, %49 : tensor<3x16xf32>
    %52 = stablehlo.multiply %42, %49 : tensor<3x16xf32>
    return %48, %52, %52, %arg4, %21, %31, %33, %35, %45, %arg3, %28, %18, %49, %51, %42 : tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x3x16xf32>, %arg1: tensor<3x16xf32>, %arg2: tensor<i32>) -> tensor<7x3x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x3x16xf32>, tensor<1x3x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x3x16xf32>
    return %1 : tensor<7x3x16xf32>
  }
  func.func private @remainder(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi32>
    return %15 : tensor<3x7xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7x16xf32>, %arg1: tensor<3x7x1xi32>) -> (tensor<3x7x16xf32>, tensor<3x7x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x1xi1>, tensor<3x7x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x7x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<3x7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x7x1xi1>, tensor<i1>) -> tensor<3x7xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 16>}> : (tensor<3x7x16xf32>, tensor<3x7x1xi32>) -> tensor<3x7x16xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x7xi1>) -> tensor<3x7x16xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x16xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<3x7x16xi1>, tensor<3x7x16xf32>
    return %15, %4 : tensor<3x7x16xf32>, tensor<3x7x1xi32>
  }
  func.func private @closed_call_1(%arg0: tensor<16x16xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<1x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<1x16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<1x16xf32>, %arg10: tensor<3x16xf32>, %arg11: tensor<3x16xf32>) -> (tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) {
    %0 = stablehlo.dot_general %arg11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x16xf32>
    %3 = stablehlo.dot_general %arg10, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x16xf32>
    %5 = stablehlo.negate %4 : tensor<3x16xf32>
    %6 = stablehlo.exponential %5 : tensor<3x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %8 = stablehlo.add %7, %6 : tensor<3x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %10 = stablehlo.divide %9, %8 : tensor<3x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x16xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<3x16xf32>
    %14 = stablehlo.dot_general %arg11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x16xf32>
    %17 = stablehlo.dot_general %arg10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %18 = stablehlo.add %16, %17 : tensor<3x16xf32>
    %19 = stablehlo.negate %18 : tensor<3x16xf32>
    %20 = stablehlo.exponential %19 : tensor<3x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<3x16xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<3x16xf32>
    %28 = stablehlo.dot_general %arg11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x16xf32>
    %31 = stablehlo.dot_general %arg10, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %32 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x16xf32>
    %34 = stablehlo.multiply %10, %33 : tensor<3x16xf32>
    %35 = stablehlo.add %30, %34 : tensor<3x16xf32>
    %36 = stablehlo.tanh %35 : tensor<3x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<3x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %40 = stablehlo.subtract %39, %24 : tensor<3x16xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<3x16xf32>
    %42 = stablehlo.multiply %24, %arg10 : tensor<3x16xf32>
    %43 = stablehlo.add %41, %42 : tensor<3x16xf32>
    return %43, %43, %arg10, %13, %27, %33, %10, %36, %38, %40, %24 : tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<3x7x5xf32>, %arg1: tensor<3x7x1xi32>) -> (tensor<3x7x1xf32>, tensor<3x7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7x1xi32>, tensor<3x7x1xi32>) -> tensor<3x7x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7x1xi1>, tensor<3x7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x7x1xi32>) -> tensor<3x7x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x7x1x1xi1>, tensor<i1>) -> tensor<3x7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x7x5xf32>, tensor<3x7x1x1xi32>) -> tensor<3x7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7x1xi1>, tensor<3x7x1xf32>
    return %15, %5 : tensor<3x7x1xf32>, tensor<3x7x1x1xi32>
  }
  func.func private @_take_3(%arg0: tensor<3x7x1xf32>, %arg1: tensor<i32>) -> (tensor<3x7xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_4(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 3, 7, 1>}> : (tensor<3x7x1xf32>, tensor<1xi32>) -> tensor<3x7xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    return %13, %3 : tensor<3x7xf32>, tensor<1xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_5(%arg0: tensor<1xi32>, %arg1: tensor<3x7xf32>) -> tensor<3x7x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x1xf32>, tensor<1xi32>, tensor<3x7xf32>) -> tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<3x7x1xf32>) -> tensor<3x7x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x5xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1xf32>) -> tensor<3x7x5xf32>
    return %1 : tensor<3x7x5xf32>
  }
  func.func private @take_along_axis_7(%arg0: tensor<3x7x1xi32>, %arg1: tensor<3x7x16xf32>) -> tensor<3x7x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x16xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7x16xf32>, tensor<3x7x1xi32>, tensor<3x7x16xf32>) -> tensor<3x7x16xf32>
    return %1 : tensor<3x7x16xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16x16xf32>, %arg12: tensor<16x16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<16x16xf32>, %arg15: tensor<16xf32>, %arg16: tensor<3x16xf32>, %arg17: tensor<3x16xf32>, %arg18: tensor<3x16xf32>, %arg19: tensor<3x16xf32>, %arg20: tensor<3x16xf32>, %arg21: tensor<3x16xf32>, %arg22: tensor<3x16xf32>, %arg23: tensor<3x16xf32>, %arg24: tensor<3x16xf32>, %arg25: tensor<3x16xf32>, %arg26: tensor<3x16xf32>, %arg27: tensor<3x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) {
    %0 = stablehlo.add %arg16, %arg17 : tensor<3x16xf32>
    %1 = stablehlo.multiply %arg27, %0 : tensor<3x16xf32>
    %2 = stablehlo.multiply %0, %arg19 : tensor<3x16xf32>
    %3 = stablehlo.multiply %arg26, %0 : tensor<3x16xf32>
    %4 = stablehlo.multiply %0, %arg24 : tensor<3x16xf32>
    %5 = stablehlo.negate %4 : tensor<3x16xf32>
    %6 = stablehlo.add %2, %5 : tensor<3x16xf32>
    %7 = stablehlo.multiply %3, %arg25 : tensor<3x16xf32>
    %8 = stablehlo.multiply %7, %arg24 : tensor<3x16xf32>
    %9 = stablehlo.add %7, %8 : tensor<3x16xf32>
    %10 = stablehlo.multiply %arg23, %9 : tensor<3x16xf32>
    %11 = stablehlo.multiply %9, %arg22 : tensor<3x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<16xf32>
    %13 = stablehlo.reshape %12 : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x16xf32>) -> tensor<16xf32>
    %15 = stablehlo.add %arg15, %14 : tensor<16xf32>
    %16 = stablehlo.dot_general %10, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %18 = stablehlo.add %arg14, %17 : tensor<16x16xf32>
    %19 = stablehlo.dot_general %10, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %20 = stablehlo.add %1, %19 : tensor<3x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.reshape %21 : (tensor<16xf32>) -> tensor<1x16xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x16xf32>) -> tensor<16xf32>
    %24 = stablehlo.add %arg13, %23 : tensor<16xf32>
    %25 = stablehlo.dot_general %9, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %27 = stablehlo.add %arg12, %26 : tensor<16x16xf32>
    %28 = stablehlo.dot_general %9, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %29 = stablehlo.multiply %6, %arg21 : tensor<3x16xf32>
    %30 = stablehlo.dot_general %29, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.add %arg11, %31 : tensor<16x16xf32>
    %33 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %34 = stablehlo.add %20, %33 : tensor<3x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%29 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.reshape %35 : (tensor<16xf32>) -> tensor<1x16xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x16xf32>) -> tensor<16xf32>
    %38 = stablehlo.add %arg10, %37 : tensor<16xf32>
    %39 = stablehlo.dot_general %29, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %41 = stablehlo.add %arg9, %40 : tensor<16x16xf32>
    %42 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %43 = stablehlo.add %28, %42 : tensor<3x16xf32>
    %44 = stablehlo.multiply %11, %arg20 : tensor<3x16xf32>
    %45 = stablehlo.dot_general %44, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %47 = stablehlo.add %arg8, %46 : tensor<16x16xf32>
    %48 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %49 = stablehlo.add %34, %48 : tensor<3x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%44 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.reshape %50 : (tensor<16xf32>) -> tensor<1x16xf32>
    %52 = stablehlo.reshape %51 : (tensor<1x16xf32>) -> tensor<16xf32>
    %53 = stablehlo.add %arg7, %52 : tensor<16xf32>
    %54 = stablehlo.dot_general %44, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<16x16xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.add %arg6, %55 : tensor<16x16xf32>
    %57 = stablehlo.dot_general %44, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %58 = stablehlo.add %43, %57 : tensor<3x16xf32>
    return %56, %53, %47, %41, %38, %32, %27, %24, %18, %15, %49, %58 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<3x16xf32>, tensor<3x16xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x16xf32>, %arg11: tensor<16x16xf32>, %arg12: tensor<16x16xf32>, %arg13: tensor<16x16xf32>, %arg14: tensor<3x16xf32>, %arg15: tensor<3x16xf32>, %arg16: tensor<3x16xf32>, %arg17: tensor<3x16xf32>, %arg18: tensor<3x16xf32>, %arg19: tensor<3x16xf32>, %arg20: tensor<3x16xf32>, %arg21: tensor<3x16xf32>, %arg22: tensor<3x16xf32>, %arg23: tensor<3x16xf32>, %arg24: tensor<3x16xf32>, %arg25: tensor<3x16xf32>, %arg26: tensor<3x16xf32>, %arg27: tensor<3x16xf32>, %arg28: tensor<3x16xf32>, %arg29: tensor<3x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) {
    %0 = stablehlo.add %arg15, %arg16 : tensor<3x16xf32>
    %1 = stablehlo.multiply %arg29, %0 : tensor<3x16xf32>
    %2 = stablehlo.multiply %0, %arg27 : tensor<3x16xf32>
    %3 = stablehlo.multiply %1, %arg28 : tensor<3x16xf32>
    %4 = stablehlo.add %arg14, %3 : tensor<3x16xf32>
    %5 = stablehlo.multiply %3, %arg27 : tensor<3x16xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x16xf32>
    %7 = stablehlo.multiply %arg26, %6 : tensor<3x16xf32>
    %8 = stablehlo.multiply %6, %arg21 : tensor<3x16xf32>
    %9 = stablehlo.multiply %arg25, %6 : tensor<3x16xf32>
    %10 = stablehlo.multiply %6, %arg24 : tensor<3x16xf32>
    %11 = stablehlo.multiply %2, %arg23 : tensor<3x16xf32>
    %12 = stablehlo.multiply %7, %arg22 : tensor<3x16xf32>
    %13 = stablehlo.multiply %12, %arg21 : tensor<3x16xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x16xf32>
    %15 = stablehlo.multiply %10, %arg20 : tensor<3x16xf32>
    %16 = stablehlo.multiply %8, %arg19 : tensor<3x16xf32>
    %17 = stablehlo.concatenate %16, %15, %14, %11, dim = 1 : (tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x64xf32>
    %18 = stablehlo.dot_general %17, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64xf32>, tensor<3x16xf32>) -> tensor<64x16xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %20 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64xf32>, tensor<16x64xf32>) -> tensor<3x16xf32>
    %21 = stablehlo.slice %19 [0:16, 0:16] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %22 = stablehlo.slice %19 [0:16, 16:32] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %23 = stablehlo.slice %19 [0:16, 32:48] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %24 = stablehlo.slice %19 [0:16, 48:64] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %25 = stablehlo.add %arg10, %21 : tensor<16x16xf32>
    %26 = stablehlo.add %arg11, %22 : tensor<16x16xf32>
    %27 = stablehlo.add %arg12, %23 : tensor<16x16xf32>
    %28 = stablehlo.add %arg13, %24 : tensor<16x16xf32>
    %29 = stablehlo.concatenate %16, %15, %14, %11, dim = 1 : (tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x64xf32>, tensor<f32>) -> tensor<64xf32>
    %31 = stablehlo.reshape %30 : (tensor<64xf32>) -> tensor<1x64xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x64xf32>) -> tensor<64xf32>
    %33 = stablehlo.dot_general %29, %arg17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64xf32>, tensor<3x16xf32>) -> tensor<64x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %35 = stablehlo.dot_general %29, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64xf32>, tensor<16x64xf32>) -> tensor<3x16xf32>
    %36 = stablehlo.slice %32 [0:16] : (tensor<64xf32>) -> tensor<16xf32>
    %37 = stablehlo.slice %32 [16:32] : (tensor<64xf32>) -> tensor<16xf32>
    %38 = stablehlo.slice %32 [32:48] : (tensor<64xf32>) -> tensor<16xf32>
    %39 = stablehlo.slice %32 [48:64] : (tensor<64xf32>) -> tensor<16xf32>
    %40 = stablehlo.add %arg6, %36 : tensor<16xf32>
    %41 = stablehlo.add %arg7, %37 : tensor<16xf32>
    %42 = stablehlo.add %arg8, %38 : tensor<16xf32>
    %43 = stablehlo.add %arg9, %39 : tensor<16xf32>
    %44 = stablehlo.slice %34 [0:16, 0:16] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %45 = stablehlo.slice %34 [0:16, 16:32] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %46 = stablehlo.slice %34 [0:16, 32:48] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %47 = stablehlo.slice %34 [0:16, 48:64] : (tensor<16x64xf32>) -> tensor<16x16xf32>
    %48 = stablehlo.add %arg2, %44 : tensor<16x16xf32>
    %49 = stablehlo.add %arg3, %45 : tensor<16x16xf32>
    %50 = stablehlo.add %arg4, %46 : tensor<16x16xf32>
    %51 = stablehlo.add %arg5, %47 : tensor<16x16xf32>
    return %48, %49, %50, %51, %40, %41, %42, %43, %25, %26, %27, %28, %9, %35, %20 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>
  }
  func.func private @_take_10(%arg0: tensor<3x7x1xi32>, %arg1: tensor<3x7x16xf32>) -> tensor<64x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x16xf32>, tensor<3x7x1xi32>, tensor<3x7x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
}
