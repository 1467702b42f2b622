module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4, "model"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}, {name = "model", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 7 : i32}, %arg8: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<13x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}) -> (tensor<64x32xf32> {jax.result_info = "result[0]['embed']['embeddings']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[0]['linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<32x64xf32> {jax.result_info = "result[0]['linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128xf32> {jax.result_info = "result[0]['lstm/linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<64x128xf32> {jax.result_info = "result[0]['lstm/linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128xf32> {jax.result_info = "result[0]['lstm_1/linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<64x128xf32> {jax.result_info = "result[0]['lstm_1/linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<i32> {jax.result_info = "result[1][1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].mu['embed']['embeddings']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[1][1][0].mu['linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<32x64xf32> {jax.result_info = "result[1][1][0].mu['linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['lstm/linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<64x128xf32> {jax.result_info = "result[1][1][0].mu['lstm/linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['lstm_1/linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<64x128xf32> {jax.result_info = "result[1][1][0].mu['lstm_1/linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].nu['embed']['embeddings']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<64xf32> {jax.result_info = "result[1][1][0].nu['linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<32x64xf32> {jax.result_info = "result[1][1][0].nu['linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['lstm/linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<64x128xf32> {jax.result_info = "result[1][1][0].nu['lstm/linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['lstm_1/linear']['b']", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, tensor<64x128xf32> {jax.result_info = "result[1][1][0].nu['lstm_1/linear']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.slice %arg22 [0:12, 0:8] : (tensor<13x8xi32>) -> tensor<12x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %4 = stablehlo.add %0, %3 : tensor<12x8xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<12x8xi1>, tensor<12x8xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<12x8x1xi32>) -> tensor<12x8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<128xf32>) -> tensor<8x128xf32>
    %17 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<128xf32>) -> tensor<8x128xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %43:35 = stablehlo.while(%iterArg = %7, %iterArg_126 = %arg4, %iterArg_127 = %16, %iterArg_128 = %arg6, %iterArg_129 = %17, %iterArg_130 = %c_29, %iterArg_131 = %10, %iterArg_132 = %11, %iterArg_133 = %14, %iterArg_134 = %15, %iterArg_135 = %18, %iterArg_136 = %19, %iterArg_137 = %20, %iterArg_138 = %21, %iterArg_139 = %22, %iterArg_140 = %23, %iterArg_141 = %24, %iterArg_142 = %25, %iterArg_143 = %26, %iterArg_144 = %27, %iterArg_145 = %28, %iterArg_146 = %29, %iterArg_147 = %30, %iterArg_148 = %31, %iterArg_149 = %32, %iterArg_150 = %33, %iterArg_151 = %34, %iterArg_152 = %35, %iterArg_153 = %36, %iterArg_154 = %37, %iterArg_155 = %38, %iterArg_156 = %39, %iterArg_157 = %40, %iterArg_158 = %41, %iterArg_159 = %42) : tensor<12x8x32xf32>, tensor<64x128xf32>, tensor<8x128xf32>, tensor<64x128xf32>, tensor<8x128xf32>, tensor<i32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>
    cond {
      %c_160 = stablehlo.constant dense<12> : tensor<i32>
      %337 = stablehlo.compare LT, %iterArg_130, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %337 : tensor<i1>
    } do {
      %337 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_130) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %338:29 = func.call @closed_call(%iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %337) : (tensor<64x128xf32>, tensor<8x128xf32>, tensor<64x128xf32>, tensor<8x128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
      %339 = func.call @dynamic_update_index_in_dim(%iterArg_135, %338#4, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %340 = func.call @dynamic_update_index_in_dim_0(%iterArg_136, %338#5, %iterArg_130) : (tensor<12x8x64xf32>, tensor<8x64xf32>, tensor<i32>) -> tensor<12x8x64xf32>
      %341 = func.call @dynamic_update_index_in_dim(%iterArg_137, %338#6, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %342 = func.call @dynamic_update_index_in_dim(%iterArg_138, %338#7, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %343 = func.call @dynamic_update_index_in_dim(%iterArg_139, %338#8, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %344 = func.call @dynamic_update_index_in_dim(%iterArg_140, %338#9, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %345 = func.call @dynamic_update_index_in_dim(%iterArg_141, %338#10, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %346 = func.call @dynamic_update_index_in_dim(%iterArg_142, %338#11, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %347 = func.call @dynamic_update_index_in_dim(%iterArg_143, %338#12, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %348 = func.call @dynamic_update_index_in_dim(%iterArg_144, %338#13, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %349 = func.call @dynamic_update_index_in_dim(%iterArg_145, %338#14, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %350 = func.call @dynamic_update_index_in_dim(%iterArg_146, %338#15, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %351 = func.call @dynamic_update_index_in_dim(%iterArg_147, %338#16, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %352 = func.call @dynamic_update_index_in_dim_0(%iterArg_148, %338#17, %iterArg_130) : (tensor<12x8x64xf32>, tensor<8x64xf32>, tensor<i32>) -> tensor<12x8x64xf32>
      %353 = func.call @dynamic_update_index_in_dim(%iterArg_149, %338#18, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %354 = func.call @dynamic_update_index_in_dim(%iterArg_150, %338#19, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %355 = func.call @dynamic_update_index_in_dim(%iterArg_151, %338#20, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %356 = func.call @dynamic_update_index_in_dim(%iterArg_152, %338#21, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %357 = func.call @dynamic_update_index_in_dim(%iterArg_153, %338#22, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %358 = func.call @dynamic_update_index_in_dim(%iterArg_154, %338#23, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %359 = func.call @dynamic_update_index_in_dim(%iterArg_155, %338#24, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %360 = func.call @dynamic_update_index_in_dim(%iterArg_156, %338#25, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %361 = func.call @dynamic_update_index_in_dim(%iterArg_157, %338#26, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %362 = func.call @dynamic_update_index_in_dim(%iterArg_158, %338#27, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %363 = func.call @dynamic_update_index_in_dim(%iterArg_159, %338#28, %iterArg_130) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %c_160 = stablehlo.constant dense<1> : tensor<i32>
      %364 = stablehlo.add %iterArg_130, %c_160 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %364, %338#0, %338#1, %338#2, %338#3, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363 : tensor<12x8x32xf32>, tensor<64x128xf32>, tensor<8x128xf32>, tensor<64x128xf32>, tensor<8x128xf32>, tensor<i32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>
    }
    %44 = stablehlo.reshape %43#10 : (tensor<12x8x32xf32>) -> tensor<96x32xf32>
    %45 = stablehlo.dot_general %44, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x32xf32>, tensor<32x64xf32>) -> tensor<96x64xf32>
    %46 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<96x64xf32>
    %47 = stablehlo.add %45, %46 : tensor<96x64xf32>
    %48 = stablehlo.reshape %47 : (tensor<96x64xf32>) -> tensor<12x8x64xf32>
    %49:3 = call @log_softmax(%48) : (tensor<12x8x64xf32>) -> (tensor<12x8x64xf32>, tensor<12x8x64xf32>, tensor<12x8x1xf32>)
    %50 = stablehlo.slice %arg22 [1:13, 0:8] : (tensor<13x8xi32>) -> tensor<12x8xi32>
    %51 = call @_one_hot(%50) : (tensor<12x8xi32>) -> tensor<12x8x64xf32>
    %52 = stablehlo.multiply %51, %49#0 : tensor<12x8x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<12x8x64xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_32 : tensor<f32>
    %56 = stablehlo.negate %55 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.negate %cst_33 : tensor<f32>
    %cst_34 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_34 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x64xf32>
    %61 = stablehlo.multiply %51, %60 : tensor<12x8x64xf32>
    %62 = call @log_softmax_1(%49#1, %49#2, %61) : (tensor<12x8x64xf32>, tensor<12x8x1xf32>, tensor<12x8x64xf32>) -> tensor<12x8x64xf32>
    %63 = stablehlo.reshape %62 : (tensor<12x8x64xf32>) -> tensor<96x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<96x64xf32>, tensor<f32>) -> tensor<64xf32>
    %65 = stablehlo.dot_general %63, %44, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<96x32xf32>) -> tensor<64x32xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %67 = stablehlo.dot_general %63, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<32x64xf32>) -> tensor<96x32xf32>
    %68 = stablehlo.reshape %67 : (tensor<96x32xf32>) -> tensor<12x8x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %78:37 = stablehlo.while(%iterArg = %68, %iterArg_126 = %43#11, %iterArg_127 = %43#12, %iterArg_128 = %43#13, %iterArg_129 = %43#14, %iterArg_130 = %43#15, %iterArg_131 = %43#16, %iterArg_132 = %43#17, %iterArg_133 = %43#18, %iterArg_134 = %43#19, %iterArg_135 = %43#20, %iterArg_136 = %43#21, %iterArg_137 = %43#22, %iterArg_138 = %43#23, %iterArg_139 = %43#24, %iterArg_140 = %43#25, %iterArg_141 = %43#26, %iterArg_142 = %43#27, %iterArg_143 = %43#28, %iterArg_144 = %43#29, %iterArg_145 = %43#30, %iterArg_146 = %43#31, %iterArg_147 = %43#32, %iterArg_148 = %43#33, %iterArg_149 = %43#34, %iterArg_150 = %arg4, %iterArg_151 = %arg6, %iterArg_152 = %c_45, %iterArg_153 = %73, %iterArg_154 = %74, %iterArg_155 = %75, %iterArg_156 = %76, %iterArg_157 = %69, %iterArg_158 = %70, %iterArg_159 = %71, %iterArg_160 = %72, %iterArg_161 = %77) : tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<i32>, tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<12x8x32xf32>
    cond {
      %c_162 = stablehlo.constant dense<12> : tensor<i32>
      %337 = stablehlo.compare LT, %iterArg_152, %c_162, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %337 : tensor<i1>
    } do {
      %c_162 = stablehlo.constant dense<12> : tensor<i32>
      %337 = stablehlo.subtract %c_162, %iterArg_152 : tensor<i32>
      %c_163 = stablehlo.constant dense<1> : tensor<i32>
      %338 = stablehlo.subtract %337, %c_163 : tensor<i32>
      %339 = func.call @dynamic_index_in_dim(%iterArg, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %340 = func.call @dynamic_index_in_dim_2(%iterArg_126, %338) : (tensor<12x8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
      %341 = func.call @dynamic_index_in_dim(%iterArg_127, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %342 = func.call @dynamic_index_in_dim(%iterArg_128, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %343 = func.call @dynamic_index_in_dim(%iterArg_129, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %344 = func.call @dynamic_index_in_dim(%iterArg_130, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %345 = func.call @dynamic_index_in_dim(%iterArg_131, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %346 = func.call @dynamic_index_in_dim(%iterArg_132, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %347 = func.call @dynamic_index_in_dim(%iterArg_133, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %348 = func.call @dynamic_index_in_dim(%iterArg_134, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %349 = func.call @dynamic_index_in_dim(%iterArg_135, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %350 = func.call @dynamic_index_in_dim(%iterArg_136, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %351 = func.call @dynamic_index_in_dim(%iterArg_137, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %352 = func.call @dynamic_index_in_dim_2(%iterArg_138, %338) : (tensor<12x8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
      %353 = func.call @dynamic_index_in_dim(%iterArg_139, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %354 = func.call @dynamic_index_in_dim(%iterArg_140, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %355 = func.call @dynamic_index_in_dim(%iterArg_141, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %356 = func.call @dynamic_index_in_dim(%iterArg_142, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %357 = func.call @dynamic_index_in_dim(%iterArg_143, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %358 = func.call @dynamic_index_in_dim(%iterArg_144, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %359 = func.call @dynamic_index_in_dim(%iterArg_145, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %360 = func.call @dynamic_index_in_dim(%iterArg_146, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %361 = func.call @dynamic_index_in_dim(%iterArg_147, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %362 = func.call @dynamic_index_in_dim(%iterArg_148, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %363 = func.call @dynamic_index_in_dim(%iterArg_149, %338) : (tensor<12x8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %364:9 = func.call @closed_call_3(%iterArg_150, %iterArg_151, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %iterArg_160, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363) : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>)
      %365 = func.call @dynamic_update_index_in_dim(%iterArg_161, %364#8, %338) : (tensor<12x8x32xf32>, tensor<8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
      %c_164 = stablehlo.constant dense<1> : tensor<i32>
      %366 = stablehlo.add %iterArg_152, %c_164 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %366, %364#0, %364#1, %364#2, %364#3, %364#4, %364#5, %364#6, %364#7, %365 : tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x64xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<i32>, tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<12x8x32xf32>
    }
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %80 = "stablehlo.scatter"(%79, %6, %78#36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %337 = stablehlo.add %arg23, %arg24 : tensor<f32>
      stablehlo.return %337 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x8x1xi32>, tensor<12x8x32xf32>) -> tensor<64x32xf32>
    %81 = chlo.square %80 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %83 = chlo.square %82 : tensor<64x32xf32> -> tensor<64x32xf32>
    %84 = stablehlo.add %81, %83 : tensor<64x32xf32>
    %85 = chlo.square %64 : tensor<64xf32> -> tensor<64xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %87 = chlo.square %86 : tensor<64xf32> -> tensor<64xf32>
    %88 = stablehlo.add %85, %87 : tensor<64xf32>
    %89 = chlo.square %66 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %91 = chlo.square %90 : tensor<32x64xf32> -> tensor<32x64xf32>
    %92 = stablehlo.add %89, %91 : tensor<32x64xf32>
    %93 = chlo.square %78#29 : tensor<128xf32> -> tensor<128xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %95 = chlo.square %94 : tensor<128xf32> -> tensor<128xf32>
    %96 = stablehlo.add %93, %95 : tensor<128xf32>
    %97 = chlo.square %78#28 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %99 = chlo.square %98 : tensor<64x128xf32> -> tensor<64x128xf32>
    %100 = stablehlo.add %97, %99 : tensor<64x128xf32>
    %101 = chlo.square %78#31 : tensor<128xf32> -> tensor<128xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %103 = chlo.square %102 : tensor<128xf32> -> tensor<128xf32>
    %104 = stablehlo.add %101, %103 : tensor<128xf32>
    %105 = chlo.square %78#30 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %107 = chlo.square %106 : tensor<64x128xf32> -> tensor<64x128xf32>
    %108 = stablehlo.add %105, %107 : tensor<64x128xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%84 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%88 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%92 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%96 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%100 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%104 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%108 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.add %cst_61, %109 : tensor<f32>
    %117 = stablehlo.add %116, %110 : tensor<f32>
    %118 = stablehlo.add %117, %111 : tensor<f32>
    %119 = stablehlo.add %118, %112 : tensor<f32>
    %120 = stablehlo.add %119, %113 : tensor<f32>
    %121 = stablehlo.add %120, %114 : tensor<f32>
    %122 = stablehlo.add %121, %115 : tensor<f32>
    %123 = stablehlo.sqrt %122 : tensor<f32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.compare LT, %123, %cst_62, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %125 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %126 = stablehlo.divide %80, %125 : tensor<64x32xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %128 = stablehlo.multiply %126, %127 : tensor<64x32xf32>
    %129 = stablehlo.select %124, %80, %128 : tensor<i1>, tensor<64x32xf32>
    %130 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %131 = stablehlo.divide %64, %130 : tensor<64xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %133 = stablehlo.multiply %131, %132 : tensor<64xf32>
    %134 = stablehlo.select %124, %64, %133 : tensor<i1>, tensor<64xf32>
    %135 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %136 = stablehlo.divide %66, %135 : tensor<32x64xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %138 = stablehlo.multiply %136, %137 : tensor<32x64xf32>
    %139 = stablehlo.select %124, %66, %138 : tensor<i1>, tensor<32x64xf32>
    %140 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %141 = stablehlo.divide %78#29, %140 : tensor<128xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %143 = stablehlo.multiply %141, %142 : tensor<128xf32>
    %144 = stablehlo.select %124, %78#29, %143 : tensor<i1>, tensor<128xf32>
    %145 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %146 = stablehlo.divide %78#28, %145 : tensor<64x128xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %148 = stablehlo.multiply %146, %147 : tensor<64x128xf32>
    %149 = stablehlo.select %124, %78#28, %148 : tensor<i1>, tensor<64x128xf32>
    %150 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %151 = stablehlo.divide %78#31, %150 : tensor<128xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %153 = stablehlo.multiply %151, %152 : tensor<128xf32>
    %154 = stablehlo.select %124, %78#31, %153 : tensor<i1>, tensor<128xf32>
    %155 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %156 = stablehlo.divide %78#30, %155 : tensor<64x128xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %158 = stablehlo.multiply %156, %157 : tensor<64x128xf32>
    %159 = stablehlo.select %124, %78#30, %158 : tensor<i1>, tensor<64x128xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %161 = stablehlo.multiply %160, %129 : tensor<64x32xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %163 = stablehlo.multiply %162, %arg8 : tensor<64x32xf32>
    %164 = stablehlo.add %161, %163 : tensor<64x32xf32>
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %166 = stablehlo.multiply %165, %134 : tensor<64xf32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %168 = stablehlo.multiply %167, %arg9 : tensor<64xf32>
    %169 = stablehlo.add %166, %168 : tensor<64xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %171 = stablehlo.multiply %170, %139 : tensor<32x64xf32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %173 = stablehlo.multiply %172, %arg10 : tensor<32x64xf32>
    %174 = stablehlo.add %171, %173 : tensor<32x64xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %176 = stablehlo.multiply %175, %144 : tensor<128xf32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %178 = stablehlo.multiply %177, %arg11 : tensor<128xf32>
    %179 = stablehlo.add %176, %178 : tensor<128xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %181 = stablehlo.multiply %180, %149 : tensor<64x128xf32>
    %cst_79 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %183 = stablehlo.multiply %182, %arg12 : tensor<64x128xf32>
    %184 = stablehlo.add %181, %183 : tensor<64x128xf32>
    %cst_80 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %186 = stablehlo.multiply %185, %154 : tensor<128xf32>
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %188 = stablehlo.multiply %187, %arg13 : tensor<128xf32>
    %189 = stablehlo.add %186, %188 : tensor<128xf32>
    %cst_82 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %191 = stablehlo.multiply %190, %159 : tensor<64x128xf32>
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %193 = stablehlo.multiply %192, %arg14 : tensor<64x128xf32>
    %194 = stablehlo.add %191, %193 : tensor<64x128xf32>
    %195 = stablehlo.multiply %129, %129 : tensor<64x32xf32>
    %cst_84 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %197 = stablehlo.multiply %196, %195 : tensor<64x32xf32>
    %cst_85 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %199 = stablehlo.multiply %198, %arg15 : tensor<64x32xf32>
    %200 = stablehlo.add %197, %199 : tensor<64x32xf32>
    %201 = stablehlo.multiply %134, %134 : tensor<64xf32>
    %cst_86 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %203 = stablehlo.multiply %202, %201 : tensor<64xf32>
    %cst_87 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %205 = stablehlo.multiply %204, %arg16 : tensor<64xf32>
    %206 = stablehlo.add %203, %205 : tensor<64xf32>
    %207 = stablehlo.multiply %139, %139 : tensor<32x64xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %209 = stablehlo.multiply %208, %207 : tensor<32x64xf32>
    %cst_89 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %211 = stablehlo.multiply %210, %arg17 : tensor<32x64xf32>
    %212 = stablehlo.add %209, %211 : tensor<32x64xf32>
    %213 = stablehlo.multiply %144, %144 : tensor<128xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<128xf32>
    %cst_91 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %217 = stablehlo.multiply %216, %arg18 : tensor<128xf32>
    %218 = stablehlo.add %215, %217 : tensor<128xf32>
    %219 = stablehlo.multiply %149, %149 : tensor<64x128xf32>
    %cst_92 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %221 = stablehlo.multiply %220, %219 : tensor<64x128xf32>
    %cst_93 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %223 = stablehlo.multiply %222, %arg19 : tensor<64x128xf32>
    %224 = stablehlo.add %221, %223 : tensor<64x128xf32>
    %225 = stablehlo.multiply %154, %154 : tensor<128xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %227 = stablehlo.multiply %226, %225 : tensor<128xf32>
    %cst_95 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %229 = stablehlo.multiply %228, %arg20 : tensor<128xf32>
    %230 = stablehlo.add %227, %229 : tensor<128xf32>
    %231 = stablehlo.multiply %159, %159 : tensor<64x128xf32>
    %cst_96 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %233 = stablehlo.multiply %232, %231 : tensor<64x128xf32>
    %cst_97 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %235 = stablehlo.multiply %234, %arg21 : tensor<64x128xf32>
    %236 = stablehlo.add %233, %235 : tensor<64x128xf32>
    %c_98 = stablehlo.constant dense<2147483647> : tensor<i32>
    %237 = stablehlo.compare LT, %arg7, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<1> : tensor<i32>
    %238 = stablehlo.add %arg7, %c_99 : tensor<i32>
    %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
    %239 = call @_where(%237, %238, %c_100) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %240 = stablehlo.convert %239 : (tensor<i32>) -> tensor<f32>
    %241 = stablehlo.power %cst_101, %240 : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.subtract %cst_102, %241 : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %244 = stablehlo.divide %164, %243 : tensor<64x32xf32>
    %245 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %246 = stablehlo.divide %169, %245 : tensor<64xf32>
    %247 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %248 = stablehlo.divide %174, %247 : tensor<32x64xf32>
    %249 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %250 = stablehlo.divide %179, %249 : tensor<128xf32>
    %251 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %252 = stablehlo.divide %184, %251 : tensor<64x128xf32>
    %253 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %254 = stablehlo.divide %189, %253 : tensor<128xf32>
    %255 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %256 = stablehlo.divide %194, %255 : tensor<64x128xf32>
    %cst_103 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %257 = stablehlo.convert %239 : (tensor<i32>) -> tensor<f32>
    %258 = stablehlo.power %cst_103, %257 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.subtract %cst_104, %258 : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %261 = stablehlo.divide %200, %260 : tensor<64x32xf32>
    %262 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %263 = stablehlo.divide %206, %262 : tensor<64xf32>
    %264 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %265 = stablehlo.divide %212, %264 : tensor<32x64xf32>
    %266 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %267 = stablehlo.divide %218, %266 : tensor<128xf32>
    %268 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %269 = stablehlo.divide %224, %268 : tensor<64x128xf32>
    %270 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %271 = stablehlo.divide %230, %270 : tensor<128xf32>
    %272 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %273 = stablehlo.divide %236, %272 : tensor<64x128xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %275 = stablehlo.add %261, %274 : tensor<64x32xf32>
    %276 = stablehlo.sqrt %275 : tensor<64x32xf32>
    %cst_106 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %278 = stablehlo.add %276, %277 : tensor<64x32xf32>
    %279 = stablehlo.divide %244, %278 : tensor<64x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %281 = stablehlo.add %263, %280 : tensor<64xf32>
    %282 = stablehlo.sqrt %281 : tensor<64xf32>
    %cst_108 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %284 = stablehlo.add %282, %283 : tensor<64xf32>
    %285 = stablehlo.divide %246, %284 : tensor<64xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %287 = stablehlo.add %265, %286 : tensor<32x64xf32>
    %288 = stablehlo.sqrt %287 : tensor<32x64xf32>
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %290 = stablehlo.add %288, %289 : tensor<32x64xf32>
    %291 = stablehlo.divide %248, %290 : tensor<32x64xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %293 = stablehlo.add %267, %292 : tensor<128xf32>
    %294 = stablehlo.sqrt %293 : tensor<128xf32>
    %cst_112 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %296 = stablehlo.add %294, %295 : tensor<128xf32>
    %297 = stablehlo.divide %250, %296 : tensor<128xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %299 = stablehlo.add %269, %298 : tensor<64x128xf32>
    %300 = stablehlo.sqrt %299 : tensor<64x128xf32>
    %cst_114 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %302 = stablehlo.add %300, %301 : tensor<64x128xf32>
    %303 = stablehlo.divide %252, %302 : tensor<64x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %305 = stablehlo.add %271, %304 : tensor<128xf32>
    %306 = stablehlo.sqrt %305 : tensor<128xf32>
    %cst_116 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %308 = stablehlo.add %306, %307 : tensor<128xf32>
    %309 = stablehlo.divide %254, %308 : tensor<128xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %311 = stablehlo.add %273, %310 : tensor<64x128xf32>
    %312 = stablehlo.sqrt %311 : tensor<64x128xf32>
    %cst_118 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %314 = stablehlo.add %312, %313 : tensor<64x128xf32>
    %315 = stablehlo.divide %256, %314 : tensor<64x128xf32>
    %cst_119 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %317 = stablehlo.multiply %316, %279 : tensor<64x32xf32>
    %cst_120 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %319 = stablehlo.multiply %318, %285 : tensor<64xf32>
    %cst_121 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %321 = stablehlo.multiply %320, %291 : tensor<32x64xf32>
    %cst_122 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %323 = stablehlo.multiply %322, %297 : tensor<128xf32>
    %cst_123 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %325 = stablehlo.multiply %324, %303 : tensor<64x128xf32>
    %cst_124 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %327 = stablehlo.multiply %326, %309 : tensor<128xf32>
    %cst_125 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %329 = stablehlo.multiply %328, %315 : tensor<64x128xf32>
    %330 = stablehlo.add %arg0, %317 : tensor<64x32xf32>
    %331 = stablehlo.add %arg1, %319 : tensor<64xf32>
    %332 = stablehlo.add %arg2, %321 : tensor<32x64xf32>
    %333 = stablehlo.add %arg3, %323 : tensor<128xf32>
    %334 = stablehlo.add %arg4, %325 : tensor<64x128xf32>
    %335 = stablehlo.add %arg5, %327 : tensor<128xf32>
    %336 = stablehlo.add %arg6, %329 : tensor<64x128xf32>
    return %330, %331, %332, %333, %334, %335, %336, %239, %164, %169, %174, %179, %184, %189, %194, %200, %206, %212, %218, %224, %230, %236, %56 : tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<i32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12x8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 32] : (tensor<12x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x128xf32>, %arg1: tensor<8x128xf32>, %arg2: tensor<64x128xf32>, %arg3: tensor<8x128xf32>, %arg4: tensor<8x32xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<8x32xf32>, %arg7: tensor<8x32xf32>, %arg8: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.concatenate %arg8, %arg4, dim = 1 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x64xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x128xf32>) -> tensor<8x128xf32>
    %2 = stablehlo.add %1, %arg1 : tensor<8x128xf32>
    %3 = stablehlo.slice %2 [0:8, 0:32] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %4 = stablehlo.slice %2 [0:8, 32:64] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %5 = stablehlo.slice %2 [0:8, 64:96] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %6 = stablehlo.slice %2 [0:8, 96:128] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %8 = stablehlo.add %5, %7 : tensor<8x32xf32>
    %9 = stablehlo.negate %8 : tensor<8x32xf32>
    %10 = stablehlo.exponential %9 : tensor<8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %12 = stablehlo.add %11, %10 : tensor<8x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %14 = stablehlo.divide %13, %12 : tensor<8x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<8x32xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<8x32xf32>
    %18 = stablehlo.multiply %14, %arg5 : tensor<8x32xf32>
    %19 = stablehlo.negate %3 : tensor<8x32xf32>
    %20 = stablehlo.exponential %19 : tensor<8x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %22 = stablehlo.add %21, %20 : tensor<8x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %24 = stablehlo.divide %23, %22 : tensor<8x32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<8x32xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<8x32xf32>
    %28 = stablehlo.tanh %4 : tensor<8x32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<8x32xf32>
    %31 = stablehlo.multiply %24, %28 : tensor<8x32xf32>
    %32 = stablehlo.add %18, %31 : tensor<8x32xf32>
    %33 = stablehlo.negate %6 : tensor<8x32xf32>
    %34 = stablehlo.exponential %33 : tensor<8x32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %36 = stablehlo.add %35, %34 : tensor<8x32xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %38 = stablehlo.divide %37, %36 : tensor<8x32xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<8x32xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<8x32xf32>
    %42 = stablehlo.tanh %32 : tensor<8x32xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<8x32xf32>
    %45 = stablehlo.multiply %38, %42 : tensor<8x32xf32>
    %46 = stablehlo.concatenate %45, %arg6, dim = 1 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x64xf32>
    %47 = stablehlo.dot_general %46, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x128xf32>) -> tensor<8x128xf32>
    %48 = stablehlo.add %47, %arg3 : tensor<8x128xf32>
    %49 = stablehlo.slice %48 [0:8, 0:32] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %50 = stablehlo.slice %48 [0:8, 32:64] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %51 = stablehlo.slice %48 [0:8, 64:96] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %52 = stablehlo.slice %48 [0:8, 96:128] : (tensor<8x128xf32>) -> tensor<8x32xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %54 = stablehlo.add %51, %53 : tensor<8x32xf32>
    %55 = stablehlo.negate %54 : tensor<8x32xf32>
    %56 = stablehlo.exponential %55 : tensor<8x32xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %58 = stablehlo.add %57, %56 : tensor<8x32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %60 = stablehlo.divide %59, %58 : tensor<8x32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %62 = stablehlo.subtract %61, %60 : tensor<8x32xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<8x32xf32>
    %64 = stablehlo.multiply %60, %arg7 : tensor<8x32xf32>
    %65 = stablehlo.negate %49 : tensor<8x32xf32>
    %66 = stablehlo.exponential %65 : tensor<8x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %68 = stablehlo.add %67, %66 : tensor<8x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %70 = stablehlo.divide %69, %68 : tensor<8x32xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %72 = stablehlo.subtract %71, %70 : tensor<8x32xf32>
    %73 = stablehlo.multiply %70, %72 : tensor<8x32xf32>
    %74 = stablehlo.tanh %50 : tensor<8x32xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %76 = stablehlo.subtract %75, %74 : tensor<8x32xf32>
    %77 = stablehlo.multiply %70, %74 : tensor<8x32xf32>
    %78 = stablehlo.add %64, %77 : tensor<8x32xf32>
    %79 = stablehlo.negate %52 : tensor<8x32xf32>
    %80 = stablehlo.exponential %79 : tensor<8x32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %82 = stablehlo.add %81, %80 : tensor<8x32xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %84 = stablehlo.divide %83, %82 : tensor<8x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %86 = stablehlo.subtract %85, %84 : tensor<8x32xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<8x32xf32>
    %88 = stablehlo.tanh %78 : tensor<8x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %90 = stablehlo.subtract %89, %88 : tensor<8x32xf32>
    %91 = stablehlo.multiply %84, %88 : tensor<8x32xf32>
    return %45, %32, %91, %78, %91, %0, %17, %arg5, %14, %27, %28, %30, %24, %41, %42, %44, %38, %46, %63, %arg7, %60, %73, %74, %76, %70, %87, %88, %90, %84 : tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12x8x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<i32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<12x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x8x32xf32>
    return %1 : tensor<12x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<12x8x64xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<i32>) -> tensor<12x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<12x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x8x64xf32>
    return %1 : tensor<12x8x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<12x8x64xf32>) -> (tensor<12x8x64xf32>, tensor<12x8x64xf32>, tensor<12x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x8x64xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8x64xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x64xf32>, tensor<f32>) -> tensor<12x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %9 = stablehlo.log %8 : tensor<12x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x64xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8x64xf32>
    return %11, %6, %8 : tensor<12x8x64xf32>, tensor<12x8x64xf32>, tensor<12x8x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<12x8xi32>) -> tensor<12x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x8x1xi32>) -> tensor<12x8x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<12x8x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8x64xi32>, tensor<12x8x64xi32>) -> tensor<12x8x64xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8x64xi1>) -> tensor<12x8x64xf32>
    return %5 : tensor<12x8x64xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<12x8x64xf32>, %arg1: tensor<12x8x1xf32>, %arg2: tensor<12x8x64xf32>) -> tensor<12x8x64xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x8x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x64xf32>, tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x64xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x8x64xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x8x64xf32>
    return %7 : tensor<12x8x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<12x8x64xf32>, %arg1: tensor<i32>) -> tensor<8x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 64] : (tensor<12x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    return %1 : tensor<8x64xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<64x128xf32>, %arg5: tensor<128xf32>, %arg6: tensor<8x32xf32>, %arg7: tensor<8x32xf32>, %arg8: tensor<8x32xf32>, %arg9: tensor<8x32xf32>, %arg10: tensor<8x32xf32>, %arg11: tensor<8x64xf32>, %arg12: tensor<8x32xf32>, %arg13: tensor<8x32xf32>, %arg14: tensor<8x32xf32>, %arg15: tensor<8x32xf32>, %arg16: tensor<8x32xf32>, %arg17: tensor<8x32xf32>, %arg18: tensor<8x32xf32>, %arg19: tensor<8x32xf32>, %arg20: tensor<8x32xf32>, %arg21: tensor<8x32xf32>, %arg22: tensor<8x32xf32>, %arg23: tensor<8x64xf32>, %arg24: tensor<8x32xf32>, %arg25: tensor<8x32xf32>, %arg26: tensor<8x32xf32>, %arg27: tensor<8x32xf32>, %arg28: tensor<8x32xf32>, %arg29: tensor<8x32xf32>, %arg30: tensor<8x32xf32>, %arg31: tensor<8x32xf32>, %arg32: tensor<8x32xf32>, %arg33: tensor<8x32xf32>, %arg34: tensor<8x32xf32>) -> (tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.add %arg8, %arg10 : tensor<8x32xf32>
    %1 = stablehlo.multiply %arg34, %0 : tensor<8x32xf32>
    %2 = stablehlo.multiply %0, %arg32 : tensor<8x32xf32>
    %3 = stablehlo.multiply %1, %arg33 : tensor<8x32xf32>
    %4 = stablehlo.add %arg9, %3 : tensor<8x32xf32>
    %5 = stablehlo.multiply %3, %arg32 : tensor<8x32xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x32xf32>
    %7 = stablehlo.multiply %2, %arg31 : tensor<8x32xf32>
    %8 = stablehlo.multiply %arg30, %6 : tensor<8x32xf32>
    %9 = stablehlo.multiply %6, %arg28 : tensor<8x32xf32>
    %10 = stablehlo.multiply %8, %arg29 : tensor<8x32xf32>
    %11 = stablehlo.multiply %10, %arg28 : tensor<8x32xf32>
    %12 = stablehlo.add %10, %11 : tensor<8x32xf32>
    %13 = stablehlo.multiply %9, %arg27 : tensor<8x32xf32>
    %14 = stablehlo.multiply %arg26, %6 : tensor<8x32xf32>
    %15 = stablehlo.multiply %6, %arg25 : tensor<8x32xf32>
    %16 = stablehlo.multiply %15, %arg24 : tensor<8x32xf32>
    %17 = stablehlo.concatenate %13, %12, %16, %7, dim = 1 : (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %19 = stablehlo.add %arg5, %18 : tensor<128xf32>
    %20 = stablehlo.dot_general %17, %arg23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %22 = stablehlo.add %arg4, %21 : tensor<64x128xf32>
    %23 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128xf32>, tensor<64x128xf32>) -> tensor<8x64xf32>
    %24 = stablehlo.slice %23 [0:8, 0:32] : (tensor<8x64xf32>) -> tensor<8x32xf32>
    %25 = stablehlo.slice %23 [0:8, 32:64] : (tensor<8x64xf32>) -> tensor<8x32xf32>
    %26 = stablehlo.add %arg6, %24 : tensor<8x32xf32>
    %27 = stablehlo.multiply %arg22, %26 : tensor<8x32xf32>
    %28 = stablehlo.multiply %26, %arg20 : tensor<8x32xf32>
    %29 = stablehlo.multiply %27, %arg21 : tensor<8x32xf32>
    %30 = stablehlo.add %arg7, %29 : tensor<8x32xf32>
    %31 = stablehlo.multiply %29, %arg20 : tensor<8x32xf32>
    %32 = stablehlo.add %30, %31 : tensor<8x32xf32>
    %33 = stablehlo.multiply %28, %arg19 : tensor<8x32xf32>
    %34 = stablehlo.multiply %arg18, %32 : tensor<8x32xf32>
    %35 = stablehlo.multiply %32, %arg16 : tensor<8x32xf32>
    %36 = stablehlo.multiply %34, %arg17 : tensor<8x32xf32>
    %37 = stablehlo.multiply %36, %arg16 : tensor<8x32xf32>
    %38 = stablehlo.add %36, %37 : tensor<8x32xf32>
    %39 = stablehlo.multiply %35, %arg15 : tensor<8x32xf32>
    %40 = stablehlo.multiply %arg14, %32 : tensor<8x32xf32>
    %41 = stablehlo.multiply %32, %arg13 : tensor<8x32xf32>
    %42 = stablehlo.multiply %41, %arg12 : tensor<8x32xf32>
    %43 = stablehlo.concatenate %39, %38, %42, %33, dim = 1 : (tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %45 = stablehlo.add %arg3, %44 : tensor<128xf32>
    %46 = stablehlo.dot_general %43, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %48 = stablehlo.add %arg2, %47 : tensor<64x128xf32>
    %49 = stablehlo.dot_general %43, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128xf32>, tensor<64x128xf32>) -> tensor<8x64xf32>
    %50 = stablehlo.slice %49 [0:8, 0:32] : (tensor<8x64xf32>) -> tensor<8x32xf32>
    %51 = stablehlo.slice %49 [0:8, 32:64] : (tensor<8x64xf32>) -> tensor<8x32xf32>
    return %48, %45, %22, %19, %51, %40, %25, %14, %50 : tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<128xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
