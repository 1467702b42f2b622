module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 20 : i32}, %arg21: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<3x32x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<4x8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<4x16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg42: tensor<4x16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<64x32xf32> {jax.result_info = "result[0].embed", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<16x32xf32> {jax.result_info = "result[0].positions", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[0].norm1.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[0].norm1.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[0].norm2.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[0].norm2.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[0].blocks[0].qkv", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].blocks[0].out", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<32x128xf32> {jax.result_info = "result[0].blocks[0].up", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128x32xf32> {jax.result_info = "result[0].blocks[0].down", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[1].norm1.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[1].norm1.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[1].norm2.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].blocks[1].norm2.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[0].blocks[1].qkv", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>}, tensor<4x8x32xf32> {jax.result_info = "result[0].blocks[1].out", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<32x128xf32> {jax.result_info = "result[0].blocks[1].up", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128x32xf32> {jax.result_info = "result[0].blocks[1].down", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[0].norm.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0].norm.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<i32> {jax.result_info = "result[1][1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].mu.embed", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<16x32xf32> {jax.result_info = "result[1][1][0].mu.positions", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].norm1.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].norm1.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].norm2.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].norm2.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].qkv", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>}, tensor<4x8x32xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].out", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].up", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu.blocks[0].down", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].norm1.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].norm1.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].norm2.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].norm2.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x32x4x8xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].qkv", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"model"}, {}]>}, tensor<4x8x32xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].out", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].up", sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu.blocks[1].down", sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.norm.scale", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu.norm.bias", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0:2 = call @_take(%arg0, %arg41) : (tensor<64x32xf32>, tensor<4x16xi32>) -> (tensor<4x16x32xf32>, tensor<4x16x1xi32>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<4x16x32xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<4x16x32xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<4x16x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_var(%4, %c) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<4x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %11 = stablehlo.subtract %4, %10 : tensor<4x16x32xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %13 = stablehlo.add %9, %12 : tensor<4x16x1xf32>
    %14 = stablehlo.sqrt %13 : tensor<4x16x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %16 = stablehlo.divide %11, %15 : tensor<4x16x32xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<4x16x32xf32>
    %20 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %22 = stablehlo.add %19, %21 : tensor<4x16x32xf32>
    %23 = stablehlo.dot_general %arg6, %22, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x32x4x8xf32>, tensor<4x16x32xf32>) -> tensor<3x4x8x4x16xf32>
    %24 = stablehlo.transpose %23, dims = [0, 3, 4, 1, 2] : (tensor<3x4x8x4x16xf32>) -> tensor<3x4x16x4x8xf32>
    %25 = stablehlo.slice %24 [0:1, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %27 = stablehlo.slice %24 [1:2, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %29 = stablehlo.slice %24 [2:3, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %31 = sdy.sharding_constraint %26 <@mesh, [{"data"}, {}, {"model"}, {}]> : tensor<4x16x4x8xf32>
    %32 = stablehlo.dot_general %31, %28, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %33 = stablehlo.sqrt %cst_2 : tensor<f32>
    %34 = stablehlo.convert %33 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %36 = stablehlo.divide %32, %35 : tensor<4x4x16x16xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %37 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %38 = call @tril(%37) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = call @_where_1(%38, %36, %cst_4) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16x16xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<4x4x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %45 = stablehlo.subtract %39, %44 : tensor<4x4x16x16xf32>
    %46 = stablehlo.exponential %45 : tensor<4x4x16x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %50 = stablehlo.divide %46, %49 : tensor<4x4x16x16xf32>
    %51 = stablehlo.dot_general %30, %50, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %52 = stablehlo.transpose %51, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32>
    %53 = stablehlo.dot_general %52, %arg7, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x8x32xf32>) -> tensor<4x16x32xf32>
    %54 = sdy.sharding_constraint %53 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %55 = stablehlo.add %4, %54 : tensor<4x16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %59 = stablehlo.divide %57, %58 : tensor<4x16x1xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %60 = call @_var(%55, %c_10) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<4x16x1xf32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %62 = stablehlo.subtract %55, %61 : tensor<4x16x32xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %64 = stablehlo.add %60, %63 : tensor<4x16x1xf32>
    %65 = stablehlo.sqrt %64 : tensor<4x16x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %67 = stablehlo.divide %62, %66 : tensor<4x16x32xf32>
    %68 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %70 = stablehlo.multiply %67, %69 : tensor<4x16x32xf32>
    %71 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %73 = stablehlo.add %70, %72 : tensor<4x16x32xf32>
    %74 = stablehlo.dot_general %73, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x128xf32>) -> tensor<4x16x128xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<4x16x128xf32>
    %77 = stablehlo.negate %74 : tensor<4x16x128xf32>
    %cst_13 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %79 = stablehlo.multiply %77, %78 : tensor<4x16x128xf32>
    %80 = chlo.erfc %79 : tensor<4x16x128xf32> -> tensor<4x16x128xf32>
    %81 = stablehlo.multiply %76, %80 : tensor<4x16x128xf32>
    %82 = stablehlo.dot_general %81, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<128x32xf32>) -> tensor<4x16x32xf32>
    %83 = sdy.sharding_constraint %82 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %84 = stablehlo.add %55, %83 : tensor<4x16x32xf32>
    %85 = sdy.sharding_constraint %84 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %89 = stablehlo.divide %87, %88 : tensor<4x16x1xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %90 = call @_var_2(%85, %c_16) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<4x16x1xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %92 = stablehlo.subtract %85, %91 : tensor<4x16x32xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %94 = stablehlo.add %90, %93 : tensor<4x16x1xf32>
    %95 = stablehlo.sqrt %94 : tensor<4x16x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %97 = stablehlo.divide %92, %96 : tensor<4x16x32xf32>
    %98 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<4x16x32xf32>
    %101 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %103 = stablehlo.add %100, %102 : tensor<4x16x32xf32>
    %104 = stablehlo.dot_general %arg14, %103, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x32x4x8xf32>, tensor<4x16x32xf32>) -> tensor<3x4x8x4x16xf32>
    %105 = stablehlo.reduce_precision %104, format = e8m23 : tensor<3x4x8x4x16xf32>
    %106 = stablehlo.transpose %105, dims = [0, 3, 4, 1, 2] : (tensor<3x4x8x4x16xf32>) -> tensor<3x4x16x4x8xf32>
    %107 = stablehlo.slice %106 [0:1, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %108 = stablehlo.reshape %107 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %109 = stablehlo.slice %106 [1:2, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %110 = stablehlo.reshape %109 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %111 = stablehlo.slice %106 [2:3, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %112 = stablehlo.reshape %111 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %113 = sdy.sharding_constraint %108 <@mesh, [{"data"}, {}, {"model"}, {}]> : tensor<4x16x4x8xf32>
    %114 = stablehlo.dot_general %113, %110, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %cst_18 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %115 = stablehlo.sqrt %cst_18 : tensor<f32>
    %116 = stablehlo.convert %115 : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %118 = stablehlo.divide %114, %117 : tensor<4x4x16x16xf32>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %119 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %120 = call @tril_4(%119) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %121 = call @_where_5(%120, %118, %cst_20) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16x16xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_21) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %124 = stablehlo.maximum %123, %122 : tensor<4x4x16xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %127 = stablehlo.subtract %121, %126 : tensor<4x4x16x16xf32>
    %128 = stablehlo.exponential %127 : tensor<4x4x16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %132 = stablehlo.divide %128, %131 : tensor<4x4x16x16xf32>
    %133 = stablehlo.dot_general %112, %132, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %134 = stablehlo.transpose %133, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32>
    %135 = stablehlo.dot_general %134, %arg15, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x8x32xf32>) -> tensor<4x16x32xf32>
    %136 = stablehlo.reduce_precision %135, format = e8m23 : tensor<4x16x32xf32>
    %137 = sdy.sharding_constraint %136 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %138 = stablehlo.add %85, %137 : tensor<4x16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_25 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %142 = stablehlo.divide %140, %141 : tensor<4x16x1xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %143 = call @_var_2(%138, %c_26) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<4x16x1xf32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %145 = stablehlo.subtract %138, %144 : tensor<4x16x32xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %147 = stablehlo.add %143, %146 : tensor<4x16x1xf32>
    %148 = stablehlo.sqrt %147 : tensor<4x16x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %150 = stablehlo.divide %145, %149 : tensor<4x16x32xf32>
    %151 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<4x16x32xf32>
    %154 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %156 = stablehlo.add %153, %155 : tensor<4x16x32xf32>
    %157 = stablehlo.dot_general %156, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x128xf32>) -> tensor<4x16x128xf32>
    %158 = stablehlo.reduce_precision %157, format = e8m23 : tensor<4x16x128xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %160 = stablehlo.multiply %159, %158 : tensor<4x16x128xf32>
    %161 = stablehlo.negate %158 : tensor<4x16x128xf32>
    %cst_29 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %163 = stablehlo.multiply %161, %162 : tensor<4x16x128xf32>
    %164 = chlo.erfc %163 : tensor<4x16x128xf32> -> tensor<4x16x128xf32>
    %165 = stablehlo.multiply %160, %164 : tensor<4x16x128xf32>
    %166 = stablehlo.dot_general %165, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<128x32xf32>) -> tensor<4x16x32xf32>
    %167 = sdy.sharding_constraint %166 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %168 = stablehlo.add %138, %167 : tensor<4x16x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_31 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %172 = stablehlo.divide %170, %171 : tensor<4x16x1xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %173:4 = call @_var_6(%168, %c_32) : (tensor<4x16x32xf32>, tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>)
    %174 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %175 = stablehlo.subtract %168, %174 : tensor<4x16x32xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %177 = stablehlo.add %173#0, %176 : tensor<4x16x1xf32>
    %178 = stablehlo.sqrt %177 : tensor<4x16x1xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %180 = stablehlo.divide %179, %178 : tensor<4x16x1xf32>
    %181 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %182 = stablehlo.divide %175, %181 : tensor<4x16x32xf32>
    %183 = stablehlo.multiply %178, %178 : tensor<4x16x1xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %185 = stablehlo.divide %184, %183 : tensor<4x16x1xf32>
    %186 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %188 = stablehlo.multiply %182, %187 : tensor<4x16x32xf32>
    %189 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %191 = stablehlo.add %188, %190 : tensor<4x16x32xf32>
    %192 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %193 = stablehlo.dot_general %191, %192, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x64xf32>) -> tensor<4x16x64xf32>
    %194:3 = call @log_softmax(%193) : (tensor<4x16x64xf32>) -> (tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x1xf32>)
    %195 = stablehlo.broadcast_in_dim %arg42, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %196:2 = call @take_along_axis(%194#0, %195) : (tensor<4x16x64xf32>, tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196#0 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %198 = stablehlo.divide %197, %cst_37 : tensor<f32>
    %199 = stablehlo.negate %198 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.negate %cst_38 : tensor<f32>
    %cst_39 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %201 = stablehlo.divide %200, %cst_39 : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %203 = call @take_along_axis_8(%196#1, %202) : (tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    %204 = call @log_softmax_9(%194#1, %194#2, %203) : (tensor<4x16x64xf32>, tensor<4x16x1xf32>, tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %205 = stablehlo.dot_general %204, %191, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %206 = stablehlo.transpose %205, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %207 = stablehlo.dot_general %204, %192, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<32x64xf32>) -> tensor<4x16x32xf32>
    %208 = stablehlo.transpose %206, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%207 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %210 = stablehlo.reshape %209 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %212 = stablehlo.multiply %182, %207 : tensor<4x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %214 = stablehlo.reshape %213 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %215 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %216 = stablehlo.multiply %207, %215 : tensor<4x16x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%214 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %218 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %219 = stablehlo.multiply %216, %218 : tensor<4x16x32xf32>
    %220 = stablehlo.multiply %219, %175 : tensor<4x16x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %222 = stablehlo.reshape %221 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %223 = stablehlo.negate %222 : tensor<4x16x1xf32>
    %224 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %225 = stablehlo.divide %216, %224 : tensor<4x16x32xf32>
    %226 = stablehlo.multiply %223, %180 : tensor<4x16x1xf32>
    %227 = stablehlo.negate %225 : tensor<4x16x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %229 = stablehlo.reshape %228 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %230 = call @_var_10(%173#1, %173#2, %173#3, %226) : (tensor<4x16x32xf32>, tensor<f32>, tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %231 = stablehlo.add %225, %230 : tensor<4x16x32xf32>
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %233 = stablehlo.divide %229, %232 : tensor<4x16x1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %236 = stablehlo.add %231, %235 : tensor<4x16x32xf32>
    %237:13 = stablehlo.optimization_barrier %105, %136, %158, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %84, %236 : tensor<3x4x8x4x16xf32>, tensor<4x16x32xf32>, tensor<4x16x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>
    %238 = sdy.sharding_constraint %237#11 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %242 = stablehlo.divide %240, %241 : tensor<4x16x1xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %243:4 = call @_var_12(%238, %c_50) : (tensor<4x16x32xf32>, tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>)
    %244 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %245 = stablehlo.subtract %238, %244 : tensor<4x16x32xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %247 = stablehlo.add %243#0, %246 : tensor<4x16x1xf32>
    %248 = stablehlo.sqrt %247 : tensor<4x16x1xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %250 = stablehlo.divide %249, %248 : tensor<4x16x1xf32>
    %251 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %252 = stablehlo.divide %245, %251 : tensor<4x16x32xf32>
    %253 = stablehlo.multiply %248, %248 : tensor<4x16x1xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %255 = stablehlo.divide %254, %253 : tensor<4x16x1xf32>
    %256 = stablehlo.broadcast_in_dim %237#3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %258 = stablehlo.multiply %252, %257 : tensor<4x16x32xf32>
    %259 = stablehlo.broadcast_in_dim %237#4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %261 = stablehlo.add %258, %260 : tensor<4x16x32xf32>
    %262 = stablehlo.transpose %237#0, dims = [0, 3, 4, 1, 2] : (tensor<3x4x8x4x16xf32>) -> tensor<3x4x16x4x8xf32>
    %263 = stablehlo.slice %262 [0:1, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %264 = stablehlo.reshape %263 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %265 = stablehlo.slice %262 [1:2, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %266 = stablehlo.reshape %265 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %267 = stablehlo.slice %262 [2:3, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %268 = stablehlo.reshape %267 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %269 = sdy.sharding_constraint %264 <@mesh, [{"data"}, {}, {"model"}, {}]> : tensor<4x16x4x8xf32>
    %270 = stablehlo.dot_general %269, %266, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %cst_54 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %271 = stablehlo.sqrt %cst_54 : tensor<f32>
    %272 = stablehlo.convert %271 : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %274 = stablehlo.divide %270, %273 : tensor<4x4x16x16xf32>
    %c_55 = stablehlo.constant dense<true> : tensor<i1>
    %275 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %276 = call @tril_14(%275) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %277:2 = call @_where_15(%276, %274, %cst_56) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>)
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %278 = stablehlo.reduce(%277#0 init: %cst_57) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %280 = stablehlo.maximum %279, %278 : tensor<4x4x16xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %283 = stablehlo.subtract %277#0, %282 : tensor<4x4x16x16xf32>
    %284 = stablehlo.exponential %283 : tensor<4x4x16x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_59) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %288 = stablehlo.divide %284, %287 : tensor<4x4x16x16xf32>
    %289 = stablehlo.multiply %286, %286 : tensor<4x4x16x1xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x4x16x1xf32>
    %291 = stablehlo.divide %290, %289 : tensor<4x4x16x1xf32>
    %292 = stablehlo.dot_general %268, %288, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %293 = stablehlo.transpose %292, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32>
    %294 = sdy.sharding_constraint %237#1 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %295 = stablehlo.add %238, %294 : tensor<4x16x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_62 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %299 = stablehlo.divide %297, %298 : tensor<4x16x1xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %300:4 = call @_var_12(%295, %c_63) : (tensor<4x16x32xf32>, tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>)
    %301 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %302 = stablehlo.subtract %295, %301 : tensor<4x16x32xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %304 = stablehlo.add %300#0, %303 : tensor<4x16x1xf32>
    %305 = stablehlo.sqrt %304 : tensor<4x16x1xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %307 = stablehlo.divide %306, %305 : tensor<4x16x1xf32>
    %308 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %309 = stablehlo.divide %302, %308 : tensor<4x16x32xf32>
    %310 = stablehlo.multiply %305, %305 : tensor<4x16x1xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %312 = stablehlo.divide %311, %310 : tensor<4x16x1xf32>
    %313 = stablehlo.broadcast_in_dim %237#5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %315 = stablehlo.multiply %309, %314 : tensor<4x16x32xf32>
    %316 = stablehlo.broadcast_in_dim %237#6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %318 = stablehlo.add %315, %317 : tensor<4x16x32xf32>
    %cst_67 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %320 = stablehlo.multiply %319, %237#2 : tensor<4x16x128xf32>
    %321 = stablehlo.negate %237#2 : tensor<4x16x128xf32>
    %cst_68 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %323 = stablehlo.multiply %321, %322 : tensor<4x16x128xf32>
    %324 = chlo.erfc %323 : tensor<4x16x128xf32> -> tensor<4x16x128xf32>
    %325 = chlo.square %323 : tensor<4x16x128xf32> -> tensor<4x16x128xf32>
    %326 = stablehlo.negate %325 : tensor<4x16x128xf32>
    %327 = stablehlo.exponential %326 : tensor<4x16x128xf32>
    %328 = stablehlo.multiply %320, %324 : tensor<4x16x128xf32>
    %329 = sdy.sharding_constraint %237#12 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %330 = stablehlo.dot_general %329, %328, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x128xf32>) -> tensor<32x128xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %332 = stablehlo.dot_general %329, %237#10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<128x32xf32>) -> tensor<4x16x128xf32>
    %333 = stablehlo.multiply %320, %332 : tensor<4x16x128xf32>
    %334 = stablehlo.multiply %332, %324 : tensor<4x16x128xf32>
    %cst_69 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %336 = stablehlo.multiply %335, %333 : tensor<4x16x128xf32>
    %337 = stablehlo.multiply %336, %327 : tensor<4x16x128xf32>
    %cst_70 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %339 = stablehlo.multiply %337, %338 : tensor<4x16x128xf32>
    %340 = stablehlo.negate %339 : tensor<4x16x128xf32>
    %cst_71 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %342 = stablehlo.multiply %341, %334 : tensor<4x16x128xf32>
    %343 = stablehlo.add %340, %342 : tensor<4x16x128xf32>
    %344 = stablehlo.dot_general %343, %318, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<4x16x32xf32>) -> tensor<128x32xf32>
    %345 = stablehlo.transpose %344, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %346 = stablehlo.dot_general %343, %237#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<32x128xf32>) -> tensor<4x16x32xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%346 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %348 = stablehlo.reshape %347 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %350 = stablehlo.multiply %309, %346 : tensor<4x16x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %352 = stablehlo.reshape %351 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %353 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %354 = stablehlo.multiply %346, %353 : tensor<4x16x32xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%352 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %356 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %357 = stablehlo.multiply %354, %356 : tensor<4x16x32xf32>
    %358 = stablehlo.multiply %357, %302 : tensor<4x16x32xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %360 = stablehlo.reshape %359 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %361 = stablehlo.negate %360 : tensor<4x16x1xf32>
    %362 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %363 = stablehlo.divide %354, %362 : tensor<4x16x32xf32>
    %364 = stablehlo.multiply %361, %307 : tensor<4x16x1xf32>
    %365 = stablehlo.negate %363 : tensor<4x16x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %367 = stablehlo.reshape %366 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %368 = stablehlo.add %237#12, %363 : tensor<4x16x32xf32>
    %369 = call @_var_16(%300#1, %300#2, %300#3, %364) : (tensor<4x16x32xf32>, tensor<f32>, tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %370 = stablehlo.add %368, %369 : tensor<4x16x32xf32>
    %cst_78 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %372 = stablehlo.divide %367, %371 : tensor<4x16x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %375 = stablehlo.add %370, %374 : tensor<4x16x32xf32>
    %376 = sdy.sharding_constraint %375 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %377 = stablehlo.dot_general %376, %293, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x4x8xf32>) -> tensor<32x4x8xf32>
    %378 = stablehlo.transpose %377, dims = [1, 2, 0] : (tensor<32x4x8xf32>) -> tensor<4x8x32xf32>
    %379 = stablehlo.dot_general %376, %237#8, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x8x32xf32>) -> tensor<4x16x4x8xf32>
    %380 = stablehlo.transpose %379, dims = [0, 2, 3, 1] : (tensor<4x16x4x8xf32>) -> tensor<4x4x8x16xf32>
    %381 = stablehlo.dot_general %380, %268, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %382 = stablehlo.dot_general %380, %288, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %383 = stablehlo.transpose %382, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32>
    %384 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %385 = stablehlo.multiply %381, %384 : tensor<4x4x16x16xf32>
    %386 = stablehlo.multiply %385, %284 : tensor<4x4x16x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %388 = stablehlo.reshape %387 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %389 = stablehlo.negate %388 : tensor<4x4x16x1xf32>
    %390 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %391 = stablehlo.divide %381, %390 : tensor<4x4x16x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%389 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x1xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %394 = stablehlo.add %391, %393 : tensor<4x4x16x16xf32>
    %395 = stablehlo.multiply %394, %284 : tensor<4x4x16x16xf32>
    %396 = call @_where_18(%277#1, %395) : (tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %397 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %398 = stablehlo.divide %396, %397 : tensor<4x4x16x16xf32>
    %399 = stablehlo.dot_general %398, %269, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x8xf32>
    %400 = stablehlo.transpose %399, dims = [0, 2, 1, 3] : (tensor<4x4x16x8xf32>) -> tensor<4x16x4x8xf32>
    %401 = stablehlo.dot_general %398, %266, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x8xf32>
    %402 = stablehlo.transpose %401, dims = [0, 2, 1, 3] : (tensor<4x4x16x8xf32>) -> tensor<4x16x4x8xf32>
    %403 = sdy.sharding_constraint %402 <@mesh, [{"data"}, {}, {"model"}, {}]> : tensor<4x16x4x8xf32>
    %404 = stablehlo.broadcast_in_dim %383, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.pad %404, %cst_82, low = [2, 0, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x4x16x4x8xf32>, tensor<f32>) -> tensor<3x4x16x4x8xf32>
    %406 = stablehlo.broadcast_in_dim %400, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.pad %406, %cst_83, low = [1, 0, 0, 0, 0], high = [1, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x4x16x4x8xf32>, tensor<f32>) -> tensor<3x4x16x4x8xf32>
    %408 = stablehlo.add %405, %407 : tensor<3x4x16x4x8xf32>
    %409 = stablehlo.broadcast_in_dim %403, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.pad %409, %cst_84, low = [0, 0, 0, 0, 0], high = [2, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x4x16x4x8xf32>, tensor<f32>) -> tensor<3x4x16x4x8xf32>
    %411 = stablehlo.add %408, %410 : tensor<3x4x16x4x8xf32>
    %412 = stablehlo.transpose %411, dims = [0, 3, 4, 1, 2] : (tensor<3x4x16x4x8xf32>) -> tensor<3x4x8x4x16xf32>
    %413 = stablehlo.dot_general %412, %237#7, contracting_dims = [0, 1, 2] x [0, 2, 3], precision = [DEFAULT, DEFAULT] : (tensor<3x4x8x4x16xf32>, tensor<3x32x4x8xf32>) -> tensor<4x16x32xf32>
    %414 = stablehlo.dot_general %412, %261, contracting_dims = [3, 4] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x8x4x16xf32>, tensor<4x16x32xf32>) -> tensor<3x4x8x32xf32>
    %415 = stablehlo.transpose %414, dims = [0, 3, 1, 2] : (tensor<3x4x8x32xf32>) -> tensor<3x32x4x8xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%413 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %417 = stablehlo.reshape %416 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %419 = stablehlo.multiply %252, %413 : tensor<4x16x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %421 = stablehlo.reshape %420 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %422 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %423 = stablehlo.multiply %413, %422 : tensor<4x16x32xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%421 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %425 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %426 = stablehlo.multiply %423, %425 : tensor<4x16x32xf32>
    %427 = stablehlo.multiply %426, %245 : tensor<4x16x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %429 = stablehlo.reshape %428 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %430 = stablehlo.negate %429 : tensor<4x16x1xf32>
    %431 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %432 = stablehlo.divide %423, %431 : tensor<4x16x32xf32>
    %433 = stablehlo.multiply %430, %250 : tensor<4x16x1xf32>
    %434 = stablehlo.negate %432 : tensor<4x16x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %436 = stablehlo.reshape %435 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %437 = stablehlo.add %375, %432 : tensor<4x16x32xf32>
    %438 = call @_var_16(%243#1, %243#2, %243#3, %433) : (tensor<4x16x32xf32>, tensor<f32>, tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %439 = stablehlo.add %437, %438 : tensor<4x16x32xf32>
    %cst_91 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %441 = stablehlo.divide %436, %440 : tensor<4x16x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %444 = stablehlo.add %439, %443 : tensor<4x16x32xf32>
    %445 = sdy.sharding_constraint %444 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %446:10 = stablehlo.optimization_barrier %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %3, %445 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>
    %447 = sdy.sharding_constraint %446#8 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_94 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %451 = stablehlo.divide %449, %450 : tensor<4x16x1xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %452:4 = call @_var_19(%447, %c_95) : (tensor<4x16x32xf32>, tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>)
    %453 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %454 = stablehlo.subtract %447, %453 : tensor<4x16x32xf32>
    %cst_96 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %456 = stablehlo.add %452#0, %455 : tensor<4x16x1xf32>
    %457 = stablehlo.sqrt %456 : tensor<4x16x1xf32>
    %cst_97 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %459 = stablehlo.divide %458, %457 : tensor<4x16x1xf32>
    %460 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %461 = stablehlo.divide %454, %460 : tensor<4x16x32xf32>
    %462 = stablehlo.multiply %457, %457 : tensor<4x16x1xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %464 = stablehlo.divide %463, %462 : tensor<4x16x1xf32>
    %465 = stablehlo.broadcast_in_dim %446#0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %467 = stablehlo.multiply %461, %466 : tensor<4x16x32xf32>
    %468 = stablehlo.broadcast_in_dim %446#1, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %470 = stablehlo.add %467, %469 : tensor<4x16x32xf32>
    %471 = stablehlo.dot_general %446#4, %470, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x32x4x8xf32>, tensor<4x16x32xf32>) -> tensor<3x4x8x4x16xf32>
    %472 = stablehlo.transpose %471, dims = [0, 3, 4, 1, 2] : (tensor<3x4x8x4x16xf32>) -> tensor<3x4x16x4x8xf32>
    %473 = stablehlo.slice %472 [0:1, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %474 = stablehlo.reshape %473 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %475 = stablehlo.slice %472 [1:2, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %476 = stablehlo.reshape %475 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %477 = stablehlo.slice %472 [2:3, 0:4, 0:16, 0:4, 0:8] : (tensor<3x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %478 = stablehlo.reshape %477 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    %479 = sdy.sharding_constraint %474 <@mesh, [{"data"}, {}, {"model"}, {}]> : tensor<4x16x4x8xf32>
    %480 = stablehlo.dot_general %479, %476, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %cst_99 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %481 = stablehlo.sqrt %cst_99 : tensor<f32>
    %482 = stablehlo.convert %481 : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %484 = stablehlo.divide %480, %483 : tensor<4x4x16x16xf32>
    %c_100 = stablehlo.constant dense<true> : tensor<i1>
    %485 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %486 = call @tril_21(%485) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %487:2 = call @_where_22(%486, %484, %cst_101) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>)
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %488 = stablehlo.reduce(%487#0 init: %cst_102) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %490 = stablehlo.maximum %489, %488 : tensor<4x4x16xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %493 = stablehlo.subtract %487#0, %492 : tensor<4x4x16x16xf32>
    %494 = stablehlo.exponential %493 : tensor<4x4x16x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_104) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %498 = stablehlo.divide %494, %497 : tensor<4x4x16x16xf32>
    %499 = stablehlo.multiply %496, %496 : tensor<4x4x16x1xf32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x4x16x1xf32>
    %501 = stablehlo.divide %500, %499 : tensor<4x4x16x1xf32>
    %502 = stablehlo.dot_general %478, %498, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %503 = stablehlo.transpose %502, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32>
    %504 = stablehlo.dot_general %503, %446#5, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x8xf32>, tensor<4x8x32xf32>) -> tensor<4x16x32xf32>
    %505 = sdy.sharding_constraint %504 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %506 = stablehlo.add %447, %505 : tensor<4x16x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %510 = stablehlo.divide %508, %509 : tensor<4x16x1xf32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %511:4 = call @_var_19(%506, %c_108) : (tensor<4x16x32xf32>, tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>)
    %512 = stablehlo.broadcast_in_dim %510, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %513 = stablehlo.subtract %506, %512 : tensor<4x16x32xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %515 = stablehlo.add %511#0, %514 : tensor<4x16x1xf32>
    %516 = stablehlo.sqrt %515 : tensor<4x16x1xf32>
    %cst_110 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %518 = stablehlo.divide %517, %516 : tensor<4x16x1xf32>
    %519 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %520 = stablehlo.divide %513, %519 : tensor<4x16x32xf32>
    %521 = stablehlo.multiply %516, %516 : tensor<4x16x1xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %523 = stablehlo.divide %522, %521 : tensor<4x16x1xf32>
    %524 = stablehlo.broadcast_in_dim %446#2, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %526 = stablehlo.multiply %520, %525 : tensor<4x16x32xf32>
    %527 = stablehlo.broadcast_in_dim %446#3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %529 = stablehlo.add %526, %528 : tensor<4x16x32xf32>
    %530 = stablehlo.dot_general %529, %446#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<32x128xf32>) -> tensor<4x16x128xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %532 = stablehlo.multiply %531, %530 : tensor<4x16x128xf32>
    %533 = stablehlo.negate %530 : tensor<4x16x128xf32>
    %cst_113 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %535 = stablehlo.multiply %533, %534 : tensor<4x16x128xf32>
    %536 = chlo.erfc %535 : tensor<4x16x128xf32> -> tensor<4x16x128xf32>
    %537 = chlo.square %535 : tensor<4x16x128xf32> -> tensor<4x16x128xf32>
    %538 = stablehlo.negate %537 : tensor<4x16x128xf32>
    %539 = stablehlo.exponential %538 : tensor<4x16x128xf32>
    %540 = stablehlo.multiply %532, %536 : tensor<4x16x128xf32>
    %541 = sdy.sharding_constraint %446#9 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %542 = stablehlo.dot_general %541, %540, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x128xf32>) -> tensor<32x128xf32>
    %543 = stablehlo.transpose %542, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %544 = stablehlo.dot_general %541, %446#7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<128x32xf32>) -> tensor<4x16x128xf32>
    %545 = stablehlo.multiply %532, %544 : tensor<4x16x128xf32>
    %546 = stablehlo.multiply %544, %536 : tensor<4x16x128xf32>
    %cst_114 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %548 = stablehlo.multiply %547, %545 : tensor<4x16x128xf32>
    %549 = stablehlo.multiply %548, %539 : tensor<4x16x128xf32>
    %cst_115 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %551 = stablehlo.multiply %549, %550 : tensor<4x16x128xf32>
    %552 = stablehlo.negate %551 : tensor<4x16x128xf32>
    %cst_116 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4x16x128xf32>
    %554 = stablehlo.multiply %553, %546 : tensor<4x16x128xf32>
    %555 = stablehlo.add %552, %554 : tensor<4x16x128xf32>
    %556 = stablehlo.dot_general %555, %529, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<4x16x32xf32>) -> tensor<128x32xf32>
    %557 = stablehlo.transpose %556, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %558 = stablehlo.dot_general %555, %446#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x128xf32>, tensor<32x128xf32>) -> tensor<4x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %560 = stablehlo.reshape %559 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %562 = stablehlo.multiply %520, %558 : tensor<4x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%562 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %564 = stablehlo.reshape %563 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %565 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %566 = stablehlo.multiply %558, %565 : tensor<4x16x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.reduce(%564 init: %cst_120) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %568 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %569 = stablehlo.multiply %566, %568 : tensor<4x16x32xf32>
    %570 = stablehlo.multiply %569, %513 : tensor<4x16x32xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %572 = stablehlo.reshape %571 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %573 = stablehlo.negate %572 : tensor<4x16x1xf32>
    %574 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %575 = stablehlo.divide %566, %574 : tensor<4x16x32xf32>
    %576 = stablehlo.multiply %573, %518 : tensor<4x16x1xf32>
    %577 = stablehlo.negate %575 : tensor<4x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %579 = stablehlo.reshape %578 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %580 = stablehlo.add %446#9, %575 : tensor<4x16x32xf32>
    %581 = call @_var_23(%511#1, %511#2, %511#3, %576) : (tensor<4x16x32xf32>, tensor<f32>, tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %582 = stablehlo.add %580, %581 : tensor<4x16x32xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %584 = stablehlo.divide %579, %583 : tensor<4x16x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.reduce(%584 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %587 = stablehlo.add %582, %586 : tensor<4x16x32xf32>
    %588 = sdy.sharding_constraint %587 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %589 = stablehlo.dot_general %588, %503, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x16x4x8xf32>) -> tensor<32x4x8xf32>
    %590 = stablehlo.transpose %589, dims = [1, 2, 0] : (tensor<32x4x8xf32>) -> tensor<4x8x32xf32>
    %591 = stablehlo.dot_general %588, %446#5, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x16x32xf32>, tensor<4x8x32xf32>) -> tensor<4x16x4x8xf32>
    %592 = stablehlo.transpose %591, dims = [0, 2, 3, 1] : (tensor<4x16x4x8xf32>) -> tensor<4x4x8x16xf32>
    %593 = stablehlo.dot_general %592, %478, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x16xf32>
    %594 = stablehlo.dot_general %592, %498, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x8x16xf32>
    %595 = stablehlo.transpose %594, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32>
    %596 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %597 = stablehlo.multiply %593, %596 : tensor<4x4x16x16xf32>
    %598 = stablehlo.multiply %597, %494 : tensor<4x4x16x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.reduce(%598 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %600 = stablehlo.reshape %599 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %601 = stablehlo.negate %600 : tensor<4x4x16x1xf32>
    %602 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %603 = stablehlo.divide %593, %602 : tensor<4x4x16x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%601 init: %cst_126) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x1xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %606 = stablehlo.add %603, %605 : tensor<4x4x16x16xf32>
    %607 = stablehlo.multiply %606, %494 : tensor<4x4x16x16xf32>
    %608 = call @_where_25(%487#1, %607) : (tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %609 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %610 = stablehlo.divide %608, %609 : tensor<4x4x16x16xf32>
    %611 = stablehlo.dot_general %610, %479, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x8xf32>
    %612 = stablehlo.transpose %611, dims = [0, 2, 1, 3] : (tensor<4x4x16x8xf32>) -> tensor<4x16x4x8xf32>
    %613 = stablehlo.dot_general %610, %476, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x4x16x8xf32>
    %614 = stablehlo.transpose %613, dims = [0, 2, 1, 3] : (tensor<4x4x16x8xf32>) -> tensor<4x16x4x8xf32>
    %615 = sdy.sharding_constraint %614 <@mesh, [{"data"}, {}, {"model"}, {}]> : tensor<4x16x4x8xf32>
    %616 = stablehlo.broadcast_in_dim %595, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.pad %616, %cst_127, low = [2, 0, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x4x16x4x8xf32>, tensor<f32>) -> tensor<3x4x16x4x8xf32>
    %618 = stablehlo.broadcast_in_dim %612, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.pad %618, %cst_128, low = [1, 0, 0, 0, 0], high = [1, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x4x16x4x8xf32>, tensor<f32>) -> tensor<3x4x16x4x8xf32>
    %620 = stablehlo.add %617, %619 : tensor<3x4x16x4x8xf32>
    %621 = stablehlo.broadcast_in_dim %615, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.pad %621, %cst_129, low = [0, 0, 0, 0, 0], high = [2, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x4x16x4x8xf32>, tensor<f32>) -> tensor<3x4x16x4x8xf32>
    %623 = stablehlo.add %620, %622 : tensor<3x4x16x4x8xf32>
    %624 = stablehlo.transpose %623, dims = [0, 3, 4, 1, 2] : (tensor<3x4x16x4x8xf32>) -> tensor<3x4x8x4x16xf32>
    %625 = stablehlo.dot_general %624, %446#4, contracting_dims = [0, 1, 2] x [0, 2, 3], precision = [DEFAULT, DEFAULT] : (tensor<3x4x8x4x16xf32>, tensor<3x32x4x8xf32>) -> tensor<4x16x32xf32>
    %626 = stablehlo.dot_general %624, %470, contracting_dims = [3, 4] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x8x4x16xf32>, tensor<4x16x32xf32>) -> tensor<3x4x8x32xf32>
    %627 = stablehlo.transpose %626, dims = [0, 3, 1, 2] : (tensor<3x4x8x32xf32>) -> tensor<3x32x4x8xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.reduce(%625 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %629 = stablehlo.reshape %628 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %631 = stablehlo.multiply %461, %625 : tensor<4x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %633 = stablehlo.reshape %632 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %634 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x16x32xf32>
    %635 = stablehlo.multiply %625, %634 : tensor<4x16x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%633 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %637 = stablehlo.broadcast_in_dim %464, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %638 = stablehlo.multiply %635, %637 : tensor<4x16x32xf32>
    %639 = stablehlo.multiply %638, %454 : tensor<4x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%639 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %641 = stablehlo.reshape %640 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %642 = stablehlo.negate %641 : tensor<4x16x1xf32>
    %643 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %644 = stablehlo.divide %635, %643 : tensor<4x16x32xf32>
    %645 = stablehlo.multiply %642, %459 : tensor<4x16x1xf32>
    %646 = stablehlo.negate %644 : tensor<4x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %648 = stablehlo.reshape %647 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %649 = stablehlo.add %587, %644 : tensor<4x16x32xf32>
    %650 = call @_var_23(%452#1, %452#2, %452#3, %645) : (tensor<4x16x32xf32>, tensor<f32>, tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %651 = stablehlo.add %649, %650 : tensor<4x16x32xf32>
    %cst_136 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %653 = stablehlo.divide %648, %652 : tensor<4x16x1xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%653 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %656 = stablehlo.add %651, %655 : tensor<4x16x32xf32>
    %657 = sdy.sharding_constraint %656 <@mesh, [{"data"}, {"model"}, {}]> : tensor<4x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %659 = stablehlo.reshape %658 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_139) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %661 = call @_take_26(%0#1, %657) : (tensor<4x16x1xi32>, tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %662 = stablehlo.add %208, %661 : tensor<64x32xf32>
    %cst_140 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %663 = call @clip(%662, %cst_140, %cst_141) : (tensor<64x32xf32>, tensor<f32>, tensor<f32>) -> tensor<64x32xf32>
    %cst_142 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %664 = call @clip_27(%660, %cst_142, %cst_143) : (tensor<16x32xf32>, tensor<f32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_144 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %665 = call @clip_28(%636, %cst_144, %cst_145) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_146 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %666 = call @clip_28(%630, %cst_146, %cst_147) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_148 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %667 = call @clip_28(%567, %cst_148, %cst_149) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_150 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %668 = call @clip_28(%561, %cst_150, %cst_151) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_152 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %669 = call @clip_29(%627, %cst_152, %cst_153) : (tensor<3x32x4x8xf32>, tensor<f32>, tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_154 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %670 = call @clip_30(%590, %cst_154, %cst_155) : (tensor<4x8x32xf32>, tensor<f32>, tensor<f32>) -> tensor<4x8x32xf32>
    %cst_156 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %671 = call @clip_31(%557, %cst_156, %cst_157) : (tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> tensor<32x128xf32>
    %cst_158 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %672 = call @clip_32(%543, %cst_158, %cst_159) : (tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> tensor<128x32xf32>
    %cst_160 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %673 = call @clip_28(%424, %cst_160, %cst_161) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_162 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %674 = call @clip_28(%418, %cst_162, %cst_163) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_164 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %675 = call @clip_28(%355, %cst_164, %cst_165) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_166 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %676 = call @clip_28(%349, %cst_166, %cst_167) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_168 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %677 = call @clip_29(%415, %cst_168, %cst_169) : (tensor<3x32x4x8xf32>, tensor<f32>, tensor<f32>) -> tensor<3x32x4x8xf32>
    %cst_170 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %678 = call @clip_30(%378, %cst_170, %cst_171) : (tensor<4x8x32xf32>, tensor<f32>, tensor<f32>) -> tensor<4x8x32xf32>
    %cst_172 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %679 = call @clip_31(%345, %cst_172, %cst_173) : (tensor<32x128xf32>, tensor<f32>, tensor<f32>) -> tensor<32x128xf32>
    %cst_174 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %680 = call @clip_32(%331, %cst_174, %cst_175) : (tensor<128x32xf32>, tensor<f32>, tensor<f32>) -> tensor<128x32xf32>
    %cst_176 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %681 = call @clip_28(%217, %cst_176, %cst_177) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_178 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %682 = call @clip_28(%211, %cst_178, %cst_179) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %684 = stablehlo.multiply %683, %663 : tensor<64x32xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %686 = stablehlo.multiply %685, %arg21 : tensor<64x32xf32>
    %687 = stablehlo.add %684, %686 : tensor<64x32xf32>
    %688 = stablehlo.sign %687 : tensor<64x32xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %690 = stablehlo.multiply %689, %664 : tensor<16x32xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %692 = stablehlo.multiply %691, %arg22 : tensor<16x32xf32>
    %693 = stablehlo.add %690, %692 : tensor<16x32xf32>
    %694 = stablehlo.sign %693 : tensor<16x32xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %696 = stablehlo.multiply %695, %665 : tensor<32xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %698 = stablehlo.multiply %697, %arg23 : tensor<32xf32>
    %699 = stablehlo.add %696, %698 : tensor<32xf32>
    %700 = stablehlo.sign %699 : tensor<32xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %702 = stablehlo.multiply %701, %666 : tensor<32xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %704 = stablehlo.multiply %703, %arg24 : tensor<32xf32>
    %705 = stablehlo.add %702, %704 : tensor<32xf32>
    %706 = stablehlo.sign %705 : tensor<32xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %708 = stablehlo.multiply %707, %667 : tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %710 = stablehlo.multiply %709, %arg25 : tensor<32xf32>
    %711 = stablehlo.add %708, %710 : tensor<32xf32>
    %712 = stablehlo.sign %711 : tensor<32xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %714 = stablehlo.multiply %713, %668 : tensor<32xf32>
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %716 = stablehlo.multiply %715, %arg26 : tensor<32xf32>
    %717 = stablehlo.add %714, %716 : tensor<32xf32>
    %718 = stablehlo.sign %717 : tensor<32xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %720 = stablehlo.multiply %719, %669 : tensor<3x32x4x8xf32>
    %cst_193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %722 = stablehlo.multiply %721, %arg27 : tensor<3x32x4x8xf32>
    %723 = stablehlo.add %720, %722 : tensor<3x32x4x8xf32>
    %724 = stablehlo.sign %723 : tensor<3x32x4x8xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %726 = stablehlo.multiply %725, %670 : tensor<4x8x32xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %728 = stablehlo.multiply %727, %arg28 : tensor<4x8x32xf32>
    %729 = stablehlo.add %726, %728 : tensor<4x8x32xf32>
    %730 = stablehlo.sign %729 : tensor<4x8x32xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %732 = stablehlo.multiply %731, %671 : tensor<32x128xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %734 = stablehlo.multiply %733, %arg29 : tensor<32x128xf32>
    %735 = stablehlo.add %732, %734 : tensor<32x128xf32>
    %736 = stablehlo.sign %735 : tensor<32x128xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %738 = stablehlo.multiply %737, %672 : tensor<128x32xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %740 = stablehlo.multiply %739, %arg30 : tensor<128x32xf32>
    %741 = stablehlo.add %738, %740 : tensor<128x32xf32>
    %742 = stablehlo.sign %741 : tensor<128x32xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %744 = stablehlo.multiply %743, %673 : tensor<32xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %746 = stablehlo.multiply %745, %arg31 : tensor<32xf32>
    %747 = stablehlo.add %744, %746 : tensor<32xf32>
    %748 = stablehlo.sign %747 : tensor<32xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %750 = stablehlo.multiply %749, %674 : tensor<32xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %752 = stablehlo.multiply %751, %arg32 : tensor<32xf32>
    %753 = stablehlo.add %750, %752 : tensor<32xf32>
    %754 = stablehlo.sign %753 : tensor<32xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %756 = stablehlo.multiply %755, %675 : tensor<32xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = stablehlo.multiply %757, %arg33 : tensor<32xf32>
    %759 = stablehlo.add %756, %758 : tensor<32xf32>
    %760 = stablehlo.sign %759 : tensor<32xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %762 = stablehlo.multiply %761, %676 : tensor<32xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %764 = stablehlo.multiply %763, %arg34 : tensor<32xf32>
    %765 = stablehlo.add %762, %764 : tensor<32xf32>
    %766 = stablehlo.sign %765 : tensor<32xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %768 = stablehlo.multiply %767, %677 : tensor<3x32x4x8xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %770 = stablehlo.multiply %769, %arg35 : tensor<3x32x4x8xf32>
    %771 = stablehlo.add %768, %770 : tensor<3x32x4x8xf32>
    %772 = stablehlo.sign %771 : tensor<3x32x4x8xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %774 = stablehlo.multiply %773, %678 : tensor<4x8x32xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %776 = stablehlo.multiply %775, %arg36 : tensor<4x8x32xf32>
    %777 = stablehlo.add %774, %776 : tensor<4x8x32xf32>
    %778 = stablehlo.sign %777 : tensor<4x8x32xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %780 = stablehlo.multiply %779, %679 : tensor<32x128xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %782 = stablehlo.multiply %781, %arg37 : tensor<32x128xf32>
    %783 = stablehlo.add %780, %782 : tensor<32x128xf32>
    %784 = stablehlo.sign %783 : tensor<32x128xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %786 = stablehlo.multiply %785, %680 : tensor<128x32xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %788 = stablehlo.multiply %787, %arg38 : tensor<128x32xf32>
    %789 = stablehlo.add %786, %788 : tensor<128x32xf32>
    %790 = stablehlo.sign %789 : tensor<128x32xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %792 = stablehlo.multiply %791, %681 : tensor<32xf32>
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %794 = stablehlo.multiply %793, %arg39 : tensor<32xf32>
    %795 = stablehlo.add %792, %794 : tensor<32xf32>
    %796 = stablehlo.sign %795 : tensor<32xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %798 = stablehlo.multiply %797, %682 : tensor<32xf32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %800 = stablehlo.multiply %799, %arg40 : tensor<32xf32>
    %801 = stablehlo.add %798, %800 : tensor<32xf32>
    %802 = stablehlo.sign %801 : tensor<32xf32>
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %804 = stablehlo.multiply %803, %663 : tensor<64x32xf32>
    %cst_221 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %806 = stablehlo.multiply %805, %arg21 : tensor<64x32xf32>
    %807 = stablehlo.add %804, %806 : tensor<64x32xf32>
    %cst_222 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %809 = stablehlo.multiply %808, %664 : tensor<16x32xf32>
    %cst_223 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %811 = stablehlo.multiply %810, %arg22 : tensor<16x32xf32>
    %812 = stablehlo.add %809, %811 : tensor<16x32xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %814 = stablehlo.multiply %813, %665 : tensor<32xf32>
    %cst_225 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %816 = stablehlo.multiply %815, %arg23 : tensor<32xf32>
    %817 = stablehlo.add %814, %816 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %819 = stablehlo.multiply %818, %666 : tensor<32xf32>
    %cst_227 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %821 = stablehlo.multiply %820, %arg24 : tensor<32xf32>
    %822 = stablehlo.add %819, %821 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %824 = stablehlo.multiply %823, %667 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %826 = stablehlo.multiply %825, %arg25 : tensor<32xf32>
    %827 = stablehlo.add %824, %826 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %829 = stablehlo.multiply %828, %668 : tensor<32xf32>
    %cst_231 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %831 = stablehlo.multiply %830, %arg26 : tensor<32xf32>
    %832 = stablehlo.add %829, %831 : tensor<32xf32>
    %cst_232 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %834 = stablehlo.multiply %833, %669 : tensor<3x32x4x8xf32>
    %cst_233 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %836 = stablehlo.multiply %835, %arg27 : tensor<3x32x4x8xf32>
    %837 = stablehlo.add %834, %836 : tensor<3x32x4x8xf32>
    %cst_234 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %839 = stablehlo.multiply %838, %670 : tensor<4x8x32xf32>
    %cst_235 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %841 = stablehlo.multiply %840, %arg28 : tensor<4x8x32xf32>
    %842 = stablehlo.add %839, %841 : tensor<4x8x32xf32>
    %cst_236 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %844 = stablehlo.multiply %843, %671 : tensor<32x128xf32>
    %cst_237 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %846 = stablehlo.multiply %845, %arg29 : tensor<32x128xf32>
    %847 = stablehlo.add %844, %846 : tensor<32x128xf32>
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %849 = stablehlo.multiply %848, %672 : tensor<128x32xf32>
    %cst_239 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %851 = stablehlo.multiply %850, %arg30 : tensor<128x32xf32>
    %852 = stablehlo.add %849, %851 : tensor<128x32xf32>
    %cst_240 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %854 = stablehlo.multiply %853, %673 : tensor<32xf32>
    %cst_241 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %856 = stablehlo.multiply %855, %arg31 : tensor<32xf32>
    %857 = stablehlo.add %854, %856 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %859 = stablehlo.multiply %858, %674 : tensor<32xf32>
    %cst_243 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %861 = stablehlo.multiply %860, %arg32 : tensor<32xf32>
    %862 = stablehlo.add %859, %861 : tensor<32xf32>
    %cst_244 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %864 = stablehlo.multiply %863, %675 : tensor<32xf32>
    %cst_245 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %866 = stablehlo.multiply %865, %arg33 : tensor<32xf32>
    %867 = stablehlo.add %864, %866 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %869 = stablehlo.multiply %868, %676 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %871 = stablehlo.multiply %870, %arg34 : tensor<32xf32>
    %872 = stablehlo.add %869, %871 : tensor<32xf32>
    %cst_248 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %874 = stablehlo.multiply %873, %677 : tensor<3x32x4x8xf32>
    %cst_249 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %876 = stablehlo.multiply %875, %arg35 : tensor<3x32x4x8xf32>
    %877 = stablehlo.add %874, %876 : tensor<3x32x4x8xf32>
    %cst_250 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %879 = stablehlo.multiply %878, %678 : tensor<4x8x32xf32>
    %cst_251 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %881 = stablehlo.multiply %880, %arg36 : tensor<4x8x32xf32>
    %882 = stablehlo.add %879, %881 : tensor<4x8x32xf32>
    %cst_252 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %884 = stablehlo.multiply %883, %679 : tensor<32x128xf32>
    %cst_253 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %886 = stablehlo.multiply %885, %arg37 : tensor<32x128xf32>
    %887 = stablehlo.add %884, %886 : tensor<32x128xf32>
    %cst_254 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %889 = stablehlo.multiply %888, %680 : tensor<128x32xf32>
    %cst_255 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %891 = stablehlo.multiply %890, %arg38 : tensor<128x32xf32>
    %892 = stablehlo.add %889, %891 : tensor<128x32xf32>
    %cst_256 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %894 = stablehlo.multiply %893, %681 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %896 = stablehlo.multiply %895, %arg39 : tensor<32xf32>
    %897 = stablehlo.add %894, %896 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %899 = stablehlo.multiply %898, %682 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %901 = stablehlo.multiply %900, %arg40 : tensor<32xf32>
    %902 = stablehlo.add %899, %901 : tensor<32xf32>
    %c_260 = stablehlo.constant dense<2147483647> : tensor<i32>
    %903 = stablehlo.compare LT, %arg20, %c_260, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_261 = stablehlo.constant dense<1> : tensor<i32>
    %904 = stablehlo.add %arg20, %c_261 : tensor<i32>
    %c_262 = stablehlo.constant dense<2147483647> : tensor<i32>
    %905 = call @_where_33(%903, %904, %c_262) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_263 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %907 = stablehlo.multiply %906, %arg0 : tensor<64x32xf32>
    %908 = stablehlo.add %688, %907 : tensor<64x32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %910 = stablehlo.multiply %909, %arg1 : tensor<16x32xf32>
    %911 = stablehlo.add %694, %910 : tensor<16x32xf32>
    %cst_265 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %913 = stablehlo.multiply %912, %arg2 : tensor<32xf32>
    %914 = stablehlo.add %700, %913 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %916 = stablehlo.multiply %915, %arg3 : tensor<32xf32>
    %917 = stablehlo.add %706, %916 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %919 = stablehlo.multiply %918, %arg4 : tensor<32xf32>
    %920 = stablehlo.add %712, %919 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %922 = stablehlo.multiply %921, %arg5 : tensor<32xf32>
    %923 = stablehlo.add %718, %922 : tensor<32xf32>
    %cst_269 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %925 = stablehlo.multiply %924, %arg6 : tensor<3x32x4x8xf32>
    %926 = stablehlo.add %724, %925 : tensor<3x32x4x8xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %928 = stablehlo.multiply %927, %arg7 : tensor<4x8x32xf32>
    %929 = stablehlo.add %730, %928 : tensor<4x8x32xf32>
    %cst_271 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %931 = stablehlo.multiply %930, %arg8 : tensor<32x128xf32>
    %932 = stablehlo.add %736, %931 : tensor<32x128xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %934 = stablehlo.multiply %933, %arg9 : tensor<128x32xf32>
    %935 = stablehlo.add %742, %934 : tensor<128x32xf32>
    %cst_273 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %937 = stablehlo.multiply %936, %arg10 : tensor<32xf32>
    %938 = stablehlo.add %748, %937 : tensor<32xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %940 = stablehlo.multiply %939, %arg11 : tensor<32xf32>
    %941 = stablehlo.add %754, %940 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %943 = stablehlo.multiply %942, %arg12 : tensor<32xf32>
    %944 = stablehlo.add %760, %943 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %946 = stablehlo.multiply %945, %arg13 : tensor<32xf32>
    %947 = stablehlo.add %766, %946 : tensor<32xf32>
    %cst_277 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %949 = stablehlo.multiply %948, %arg14 : tensor<3x32x4x8xf32>
    %950 = stablehlo.add %772, %949 : tensor<3x32x4x8xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %952 = stablehlo.multiply %951, %arg15 : tensor<4x8x32xf32>
    %953 = stablehlo.add %778, %952 : tensor<4x8x32xf32>
    %cst_279 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %955 = stablehlo.multiply %954, %arg16 : tensor<32x128xf32>
    %956 = stablehlo.add %784, %955 : tensor<32x128xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %958 = stablehlo.multiply %957, %arg17 : tensor<128x32xf32>
    %959 = stablehlo.add %790, %958 : tensor<128x32xf32>
    %cst_281 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %961 = stablehlo.multiply %960, %arg18 : tensor<32xf32>
    %962 = stablehlo.add %796, %961 : tensor<32xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %964 = stablehlo.multiply %963, %arg19 : tensor<32xf32>
    %965 = stablehlo.add %802, %964 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %967 = stablehlo.multiply %966, %908 : tensor<64x32xf32>
    %cst_284 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %969 = stablehlo.multiply %968, %911 : tensor<16x32xf32>
    %cst_285 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %971 = stablehlo.multiply %970, %914 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %973 = stablehlo.multiply %972, %917 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %975 = stablehlo.multiply %974, %920 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.multiply %976, %923 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %979 = stablehlo.multiply %978, %926 : tensor<3x32x4x8xf32>
    %cst_290 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %981 = stablehlo.multiply %980, %929 : tensor<4x8x32xf32>
    %cst_291 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %983 = stablehlo.multiply %982, %932 : tensor<32x128xf32>
    %cst_292 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %985 = stablehlo.multiply %984, %935 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %987 = stablehlo.multiply %986, %938 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.multiply %988, %941 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %991 = stablehlo.multiply %990, %944 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %993 = stablehlo.multiply %992, %947 : tensor<32xf32>
    %cst_297 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %995 = stablehlo.multiply %994, %950 : tensor<3x32x4x8xf32>
    %cst_298 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %997 = stablehlo.multiply %996, %953 : tensor<4x8x32xf32>
    %cst_299 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %999 = stablehlo.multiply %998, %956 : tensor<32x128xf32>
    %cst_300 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1001 = stablehlo.multiply %1000, %959 : tensor<128x32xf32>
    %cst_301 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1003 = stablehlo.multiply %1002, %962 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1005 = stablehlo.multiply %1004, %965 : tensor<32xf32>
    %1006 = stablehlo.add %arg0, %967 : tensor<64x32xf32>
    %1007 = stablehlo.add %arg1, %969 : tensor<16x32xf32>
    %1008 = stablehlo.add %arg2, %971 : tensor<32xf32>
    %1009 = stablehlo.add %arg3, %973 : tensor<32xf32>
    %1010 = stablehlo.add %arg4, %975 : tensor<32xf32>
    %1011 = stablehlo.add %arg5, %977 : tensor<32xf32>
    %1012 = stablehlo.add %arg6, %979 : tensor<3x32x4x8xf32>
    %1013 = stablehlo.add %arg7, %981 : tensor<4x8x32xf32>
    %1014 = stablehlo.add %arg8, %983 : tensor<32x128xf32>
    %1015 = stablehlo.add %arg9, %985 : tensor<128x32xf32>
    %1016 = stablehlo.add %arg10, %987 : tensor<32xf32>
    %1017 = stablehlo.add %arg11, %989 : tensor<32xf32>
    %1018 = stablehlo.add %arg12, %991 : tensor<32xf32>
    %1019 = stablehlo.add %arg13, %993 : tensor<32xf32>
    %1020 = stablehlo.add %arg14, %995 : tensor<3x32x4x8xf32>
    %1021 = stablehlo.add %arg15, %997 : tensor<4x8x32xf32>
    %1022 = stablehlo.add %arg16, %999 : tensor<32x128xf32>
    %1023 = stablehlo.add %arg17, %1001 : tensor<128x32xf32>
    %1024 = stablehlo.add %arg18, %1003 : tensor<32xf32>
    %1025 = stablehlo.add %arg19, %1005 : tensor<32xf32>
    return %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %905, %807, %812, %817, %822, %827, %832, %837, %842, %847, %852, %857, %862, %867, %872, %877, %882, %887, %892, %897, %902, %199 : tensor<64x32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x32x4x8xf32>, tensor<4x8x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>
  }
  func.func private @_take(%arg0: tensor<64x32xf32>, %arg1: tensor<4x16xi32>) -> (tensor<4x16x32xf32>, tensor<4x16x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x16xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4x16xi1>, tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x16x1xi32>, tensor<4x16x1xi32>) -> tensor<4x16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x16x1xi32>, tensor<4x16x1xi32>) -> tensor<4x16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x16x1xi1>, tensor<i1>) -> tensor<4x16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<4x16x1xi32>) -> tensor<4x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x16xi1>) -> tensor<4x16x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<4x16x32xi1>, tensor<4x16x32xf32>
    return %16, %5 : tensor<4x16x32xf32>, tensor<4x16x1xi32>
  }
  func.func private @_where(%arg0: tensor<4x16xi1>, %arg1: tensor<4x16xi32>, %arg2: tensor<4x16xi32>) -> tensor<4x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x16xi1>, tensor<4x16xi32>
    return %0 : tensor<4x16xi32>
  }
  func.func private @_var(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> tensor<4x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x32xf32>
    %6 = chlo.square %5 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4x16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where_0(%13, %12, %cst_4) : (tensor<i1>, tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16x1xf32>
    return %14 : tensor<4x16x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<f32>) -> tensor<4x16x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4x16x1xf32>
    return %2 : tensor<4x16x1xf32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where_1(%arg0: tensor<16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<f32>) -> tensor<4x4x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %3 : tensor<4x4x16x16xf32>
  }
  func.func private @_var_2(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> tensor<4x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x32xf32>
    %6 = chlo.square %5 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4x16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where_3(%13, %12, %cst_4) : (tensor<i1>, tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16x1xf32>
    return %14 : tensor<4x16x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<f32>) -> tensor<4x16x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4x16x1xf32>
    return %2 : tensor<4x16x1xf32>
  }
  func.func private @tril_4(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where_5(%arg0: tensor<16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<f32>) -> tensor<4x4x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %3 : tensor<4x4x16x16xf32>
  }
  func.func private @_var_6(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x32xf32>
    %6 = chlo.square %5 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x16x32xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_7(%15, %14, %cst_5) : (tensor<i1>, tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16x1xf32>
    return %16, %8, %10, %15 : tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<f32>) -> tensor<4x16x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4x16x1xf32>
    return %2 : tensor<4x16x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x16x64xf32>) -> (tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x64xf32>
    %6 = stablehlo.exponential %5 : tensor<4x16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %9 = stablehlo.log %8 : tensor<4x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x16x64xf32>
    return %11, %6, %8 : tensor<4x16x64xf32>, tensor<4x16x64xf32>, tensor<4x16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x16x64xf32>, %arg1: tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x16x1xi32>, tensor<4x16x1xi32>) -> tensor<4x16x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x16x1xi1>, tensor<4x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x16x1xi32>) -> tensor<4x16x1x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x16x1x1xi1>, tensor<i1>) -> tensor<4x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x16x64xf32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x16x1xi1>, tensor<4x16x1xf32>
    return %15, %5 : tensor<4x16x1xf32>, tensor<4x16x1x1xi32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<4x16x1x1xi32>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x16x64xf32>, tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x64xf32>
    return %1 : tensor<4x16x64xf32>
  }
  func.func private @log_softmax_9(%arg0: tensor<4x16x64xf32>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<4x16x64xf32>) -> tensor<4x16x64xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<4x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x64xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x16x64xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x16x64xf32>
    return %7 : tensor<4x16x64xf32>
  }
  func.func private @_var_10(%arg0: tensor<4x16x32xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<4x16x1xf32>) -> tensor<4x16x32xf32> {
    %0 = call @_where_11(%arg2, %arg3) : (tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<4x16x32xf32>
    %6 = stablehlo.negate %5 : tensor<4x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x16x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %13 = stablehlo.add %5, %12 : tensor<4x16x32xf32>
    return %13 : tensor<4x16x32xf32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<4x16x1xf32>
    return %1 : tensor<4x16x1xf32>
  }
  func.func private @_var_12(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x32xf32>
    %6 = chlo.square %5 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x16x32xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_13(%15, %14, %cst_5) : (tensor<i1>, tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16x1xf32>
    return %16, %8, %10, %15 : tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_13(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<f32>) -> tensor<4x16x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4x16x1xf32>
    return %2 : tensor<4x16x1xf32>
  }
  func.func private @tril_14(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where_15(%arg0: tensor<16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %3, %1 : tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>
  }
  func.func private @_var_16(%arg0: tensor<4x16x32xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<4x16x1xf32>) -> tensor<4x16x32xf32> {
    %0 = call @_where_17(%arg2, %arg3) : (tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<4x16x32xf32>
    %6 = stablehlo.negate %5 : tensor<4x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x16x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %13 = stablehlo.add %5, %12 : tensor<4x16x32xf32>
    return %13 : tensor<4x16x32xf32>
  }
  func.func private @_where_17(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<4x16x1xf32>
    return %1 : tensor<4x16x1xf32>
  }
  func.func private @_where_18(%arg0: tensor<4x4x16x16xi1>, %arg1: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %1 : tensor<4x4x16x16xf32>
  }
  func.func private @_var_19(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> (tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x32xf32>
    %6 = chlo.square %5 : tensor<4x16x32xf32> -> tensor<4x16x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x16x32xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_20(%15, %14, %cst_5) : (tensor<i1>, tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16x1xf32>
    return %16, %8, %10, %15 : tensor<4x16x1xf32>, tensor<4x16x32xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_20(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<f32>) -> tensor<4x16x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4x16x1xf32>
    return %2 : tensor<4x16x1xf32>
  }
  func.func private @tril_21(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where_22(%arg0: tensor<16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %3, %1 : tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>
  }
  func.func private @_var_23(%arg0: tensor<4x16x32xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<4x16x1xf32>) -> tensor<4x16x32xf32> {
    %0 = call @_where_24(%arg2, %arg3) : (tensor<i1>, tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<4x16x32xf32>
    %6 = stablehlo.negate %5 : tensor<4x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x16x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
    %13 = stablehlo.add %5, %12 : tensor<4x16x32xf32>
    return %13 : tensor<4x16x32xf32>
  }
  func.func private @_where_24(%arg0: tensor<i1>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<4x16x1xf32>
    return %1 : tensor<4x16x1xf32>
  }
  func.func private @_where_25(%arg0: tensor<4x4x16x16xi1>, %arg1: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %1 : tensor<4x4x16x16xf32>
  }
  func.func private @_take_26(%arg0: tensor<4x16x1xi32>, %arg1: tensor<4x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<4x16x1xi32>, tensor<4x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @clip(%arg0: tensor<64x32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<64x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<64x32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<64x32xf32>
    return %5 : tensor<64x32xf32>
  }
  func.func private @clip_27(%arg0: tensor<16x32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<16x32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<16x32xf32>
    return %5 : tensor<16x32xf32>
  }
  func.func private @clip_28(%arg0: tensor<32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<32xf32>
    return %5 : tensor<32xf32>
  }
  func.func private @clip_29(%arg0: tensor<3x32x4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x32x4x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x32x4x8xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x32x4x8xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x32x4x8xf32>
    return %5 : tensor<3x32x4x8xf32>
  }
  func.func private @clip_30(%arg0: tensor<4x8x32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x8x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x8x32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<4x8x32xf32>
    return %5 : tensor<4x8x32xf32>
  }
  func.func private @clip_31(%arg0: tensor<32x128xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x128xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<32x128xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<32x128xf32>
    return %5 : tensor<32x128xf32>
  }
  func.func private @clip_32(%arg0: tensor<128x32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<128x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<128x32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<128x32xf32>
    return %5 : tensor<128x32xf32>
  }
  func.func private @_where_33(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
