module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["expert"=8]> {stablehlo.mesh = {axes = [{name = "expert", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<32x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<8x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<8x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<8x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 12 : i32}, %arg13: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 13 : i32}, %arg14: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<8x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 16 : i32}, %arg17: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<32x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<8x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<8x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<8x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 26 : i32}, %arg27: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 27 : i32}, %arg28: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32}, %arg29: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 29 : i32}, %arg30: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 30 : i32}, %arg31: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 31 : i32}, %arg32: tensor<8x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 32 : i32}, %arg33: tensor<256x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 33 : i32}, %arg34: tensor<32x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 34 : i32}, %arg35: tensor<8x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 36 : i32}, %arg37: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 37 : i32}, %arg38: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 38 : i32}, %arg39: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 39 : i32}, %arg40: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 40 : i32}, %arg41: tensor<8x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 41 : i32}, %arg42: tensor<8x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 42 : i32}, %arg43: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 44 : i32}, %arg45: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 45 : i32}, %arg46: tensor<32x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 46 : i32}, %arg47: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 47 : i32}, %arg48: tensor<8x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>, tf.aliasing_output = 48 : i32}, %arg49: tensor<8x17xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}]>}) -> (tensor<256x32xf32> {jax.result_info = "result[0]['embed']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x256xf32> {jax.result_info = "result[0]['head']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x64x32xf32> {jax.result_info = "result[0]['layers'][0]['down']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['layers'][0]['norm1']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['layers'][0]['norm2']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['layers'][0]['out']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['layers'][0]['qkv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[0]['layers'][0]['router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x32x64xf32> {jax.result_info = "result[0]['layers'][0]['up']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<8x64x32xf32> {jax.result_info = "result[0]['layers'][1]['down']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[0]['layers'][1]['norm1']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[0]['layers'][1]['norm2']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[0]['layers'][1]['out']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x96xf32> {jax.result_info = "result[0]['layers'][1]['qkv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[0]['layers'][1]['router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x32x64xf32> {jax.result_info = "result[0]['layers'][1]['up']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<i32> {jax.result_info = "result[1][0].count", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<256x32xf32> {jax.result_info = "result[1][0].mu['embed']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x256xf32> {jax.result_info = "result[1][0].mu['head']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x64x32xf32> {jax.result_info = "result[1][0].mu['layers'][0]['down']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['layers'][0]['norm1']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['layers'][0]['norm2']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu['layers'][0]['out']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x96xf32> {jax.result_info = "result[1][0].mu['layers'][0]['qkv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[1][0].mu['layers'][0]['router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x32x64xf32> {jax.result_info = "result[1][0].mu['layers'][0]['up']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<8x64x32xf32> {jax.result_info = "result[1][0].mu['layers'][1]['down']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['layers'][1]['norm1']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].mu['layers'][1]['norm2']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].mu['layers'][1]['out']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x96xf32> {jax.result_info = "result[1][0].mu['layers'][1]['qkv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[1][0].mu['layers'][1]['router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x32x64xf32> {jax.result_info = "result[1][0].mu['layers'][1]['up']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<256x32xf32> {jax.result_info = "result[1][0].nu['embed']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x256xf32> {jax.result_info = "result[1][0].nu['head']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x64x32xf32> {jax.result_info = "result[1][0].nu['layers'][0]['down']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['layers'][0]['norm1']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['layers'][0]['norm2']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu['layers'][0]['out']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x96xf32> {jax.result_info = "result[1][0].nu['layers'][0]['qkv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[1][0].nu['layers'][0]['router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x32x64xf32> {jax.result_info = "result[1][0].nu['layers'][0]['up']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<8x64x32xf32> {jax.result_info = "result[1][0].nu['layers'][1]['down']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['layers'][1]['norm1']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32xf32> {jax.result_info = "result[1][0].nu['layers'][1]['norm2']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x32xf32> {jax.result_info = "result[1][0].nu['layers'][1]['out']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x96xf32> {jax.result_info = "result[1][0].nu['layers'][1]['qkv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[1][0].nu['layers'][1]['router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x32x64xf32> {jax.result_info = "result[1][0].nu['layers'][1]['up']", sdy.sharding = #sdy.sharding<@mesh, [{"expert"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.slice %arg49 [0:8, 0:16] : (tensor<8x17xi32>) -> tensor<8x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x16xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<8x16xi32>, tensor<8x16xi32>) -> tensor<8x16xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x16xi32>
    %4 = stablehlo.add %0, %3 : tensor<8x16xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<8x16xi1>, tensor<8x16xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x16xi32>) -> tensor<8x16x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<256x32xf32>, tensor<8x16x1xi32>) -> tensor<8x16x32xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<8x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x16x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<8x16x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<8x16x1xf32>
    %16 = stablehlo.divide %15, %14 : tensor<8x16x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<8x16x1xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<8x16x32xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<8x16x32xf32>
    %24 = stablehlo.dot_general %23, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x96xf32>) -> tensor<8x16x96xf32>
    %25 = stablehlo.reshape %24 : (tensor<8x16x96xf32>) -> tensor<8x16x12x8xf32>
    %26 = stablehlo.slice %25 [0:8, 0:16, 0:4, 0:8] : (tensor<8x16x12x8xf32>) -> tensor<8x16x4x8xf32>
    %27 = stablehlo.slice %25 [0:8, 0:16, 4:8, 0:8] : (tensor<8x16x12x8xf32>) -> tensor<8x16x4x8xf32>
    %28 = stablehlo.slice %25 [0:8, 0:16, 8:12, 0:8] : (tensor<8x16x12x8xf32>) -> tensor<8x16x4x8xf32>
    %29 = stablehlo.reshape %26 : (tensor<8x16x4x8xf32>) -> tensor<8x16x4x1x8xf32>
    %30 = stablehlo.dot_general %29, %27, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4x1x8xf32>, tensor<8x16x4x8xf32>) -> tensor<8x4x16x1x16xf32>
    %cst_4 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4x16x1x16xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<8x4x16x1x16xf32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %33 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<8x4x16x16xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %35 = call @tril(%34) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %36 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<1x1x16x16xi1>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<8x4x16x16xi1>
    %38 = stablehlo.and %33, %37 : tensor<8x4x16x16xi1>
    %cst_7 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %39:2 = call @_where(%38, %32, %cst_7) : (tensor<8x4x16x16xi1>, tensor<8x4x16x1x16xf32>, tensor<f32>) -> (tensor<1x8x4x16x16xf32>, tensor<1x8x4x16x16xi1>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39#0 init: %cst_8) applies stablehlo.maximum across dimensions = [4] : (tensor<1x8x4x16x16xf32>, tensor<f32>) -> tensor<1x8x4x16xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x8x4x16xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<1x8x4x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %45 = stablehlo.subtract %39#0, %44 : tensor<1x8x4x16x16xf32>
    %46 = stablehlo.exponential %45 : tensor<1x8x4x16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_10) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x16x16xf32>, tensor<f32>) -> tensor<1x8x4x16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %50 = stablehlo.divide %46, %49 : tensor<1x8x4x16x16xf32>
    %51 = stablehlo.multiply %48, %48 : tensor<1x8x4x16x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x8x4x16x1xf32>
    %53 = stablehlo.divide %52, %51 : tensor<1x8x4x16x1xf32>
    %54 = stablehlo.dot_general %28, %50, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4x8xf32>, tensor<1x8x4x16x16xf32>) -> tensor<8x4x8x1x16xf32>
    %55 = stablehlo.transpose %54, dims = [3, 0, 4, 1, 2] : (tensor<8x4x8x1x16xf32>) -> tensor<1x8x16x4x8xf32>
    %56 = stablehlo.transpose %55, dims = [1, 2, 3, 0, 4] : (tensor<1x8x16x4x8xf32>) -> tensor<8x16x4x1x8xf32>
    %57 = stablehlo.reshape %56 : (tensor<8x16x4x1x8xf32>) -> tensor<8x16x4x8xf32>
    %58 = stablehlo.reshape %57 : (tensor<8x16x4x8xf32>) -> tensor<8x16x32xf32>
    %59 = stablehlo.dot_general %58, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %60 = stablehlo.add %7, %59 : tensor<8x16x32xf32>
    %61 = stablehlo.multiply %60, %60 : tensor<8x16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %65 = stablehlo.divide %63, %64 : tensor<8x16x1xf32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %67 = stablehlo.add %65, %66 : tensor<8x16x1xf32>
    %68 = stablehlo.rsqrt %67 : tensor<8x16x1xf32>
    %69 = stablehlo.divide %68, %67 : tensor<8x16x1xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<8x16x1xf32>
    %72 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %73 = stablehlo.multiply %60, %72 : tensor<8x16x32xf32>
    %74 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %76 = stablehlo.multiply %73, %75 : tensor<8x16x32xf32>
    %77 = stablehlo.dot_general %76, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x8xf32>) -> tensor<8x16x8xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_16) applies stablehlo.maximum across dimensions = [2] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %80 = stablehlo.maximum %79, %78 : tensor<8x16xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %83 = stablehlo.subtract %77, %82 : tensor<8x16x8xf32>
    %84 = stablehlo.exponential %83 : tensor<8x16x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %88 = stablehlo.divide %84, %87 : tensor<8x16x8xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<8x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<8x16x1xf32>
    %values, %indices = chlo.top_k(%88, k = 2) : tensor<8x16x8xf32> -> (tensor<8x16x2xf32>, tensor<8x16x2xi32>)
    %92 = stablehlo.reshape %indices : (tensor<8x16x2xi32>) -> tensor<8x16x2x1xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%values init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2xf32>, tensor<f32>) -> tensor<8x16xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x2xf32>
    %96 = stablehlo.divide %values, %95 : tensor<8x16x2xf32>
    %97 = stablehlo.multiply %94, %94 : tensor<8x16x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %99 = stablehlo.divide %98, %97 : tensor<8x16x1xf32>
    %100 = call @_one_hot(%indices) : (tensor<8x16x2xi32>) -> tensor<8x16x2x8xf32>
    %101 = stablehlo.transpose %100, dims = [0, 2, 1, 3] : (tensor<8x16x2x8xf32>) -> tensor<8x2x16x8xf32>
    %102 = stablehlo.reshape %101 : (tensor<8x2x16x8xf32>) -> tensor<8x32x8xf32>
    %103 = call @cumsum(%102) : (tensor<8x32x8xf32>) -> tensor<8x32x8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x32x8xf32>
    %105 = stablehlo.subtract %103, %104 : tensor<8x32x8xf32>
    %106 = stablehlo.multiply %105, %102 : tensor<8x32x8xf32>
    %107 = stablehlo.reshape %106 : (tensor<8x32x8xf32>) -> tensor<8x2x16x8xf32>
    %108 = stablehlo.transpose %107, dims = [0, 2, 1, 3] : (tensor<8x2x16x8xf32>) -> tensor<8x16x2x8xf32>
    %109 = call @_one_hot_1(%108) : (tensor<8x16x2x8xf32>) -> tensor<8x16x2x8x5xf32>
    %cst_23 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x16x2x8xf32>
    %111 = stablehlo.compare LT, %108, %110, FLOAT : (tensor<8x16x2x8xf32>, tensor<8x16x2x8xf32>) -> tensor<8x16x2x8xi1>
    %112 = stablehlo.convert %111 : (tensor<8x16x2x8xi1>) -> tensor<8x16x2x8xf32>
    %113 = stablehlo.multiply %100, %112 : tensor<8x16x2x8xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<8x16x2x8xf32>) -> tensor<8x16x2x8x1xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3, 4] : (tensor<8x16x2x8x1xf32>) -> tensor<8x16x2x8x5xf32>
    %116 = stablehlo.multiply %109, %115 : tensor<8x16x2x8x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2x8x5xf32>, tensor<f32>) -> tensor<8x16x8x5xf32>
    %118 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<8x16x2xf32>) -> tensor<8x16x2x1x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3, 4] : (tensor<8x16x2x1x1xf32>) -> tensor<8x16x2x8x5xf32>
    %120 = stablehlo.multiply %116, %119 : tensor<8x16x2x8x5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2x8x5xf32>, tensor<f32>) -> tensor<8x16x8x5xf32>
    %122 = stablehlo.dot_general %76, %117, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x8x5xf32>) -> tensor<8x32x8x5xf32>
    %123 = stablehlo.transpose %122, dims = [2, 0, 3, 1] : (tensor<8x32x8x5xf32>) -> tensor<8x8x5x32xf32>
    %124 = sdy.sharding_constraint %123 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %125 = stablehlo.dot_general %124, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x32xf32>, tensor<8x32x64xf32>) -> tensor<8x8x5x64xf32>
    %126 = stablehlo.multiply %125, %125 : tensor<8x8x5x64xf32>
    %127 = stablehlo.multiply %126, %125 : tensor<8x8x5x64xf32>
    %128 = stablehlo.multiply %125, %125 : tensor<8x8x5x64xf32>
    %cst_26 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<8x8x5x64xf32>
    %cst_27 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %132 = stablehlo.multiply %131, %127 : tensor<8x8x5x64xf32>
    %133 = stablehlo.add %125, %132 : tensor<8x8x5x64xf32>
    %cst_28 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<8x8x5x64xf32>
    %136 = stablehlo.tanh %135 : tensor<8x8x5x64xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %138 = stablehlo.subtract %137, %136 : tensor<8x8x5x64xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %140 = stablehlo.add %139, %136 : tensor<8x8x5x64xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %142 = stablehlo.multiply %141, %140 : tensor<8x8x5x64xf32>
    %143 = stablehlo.multiply %125, %142 : tensor<8x8x5x64xf32>
    %144 = stablehlo.dot_general %143, %arg2, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x64xf32>, tensor<8x64x32xf32>) -> tensor<8x8x5x32xf32>
    %145 = sdy.sharding_constraint %144 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %146 = stablehlo.dot_general %121, %145, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8x5xf32>, tensor<8x8x5x32xf32>) -> tensor<8x16x32xf32>
    %147 = stablehlo.slice %100 [0:8, 0:16, 0:1, 0:8] : (tensor<8x16x2x8xf32>) -> tensor<8x16x1x8xf32>
    %148 = stablehlo.reshape %147 : (tensor<8x16x1x8xf32>) -> tensor<8x16x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_33 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %151 = stablehlo.divide %149, %150 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%88 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_35 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %154 = stablehlo.divide %152, %153 : tensor<8xf32>
    %155 = stablehlo.multiply %151, %154 : tensor<8xf32>
    %156 = sdy.sharding_constraint %146 <@mesh, [{"expert"}, {}, {}]> : tensor<8x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%155 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %158 = stablehlo.multiply %cst_37, %157 : tensor<f32>
    %159 = stablehlo.add %60, %156 : tensor<8x16x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.add %cst_38, %158 : tensor<f32>
    %161 = stablehlo.multiply %159, %159 : tensor<8x16x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %165 = stablehlo.divide %163, %164 : tensor<8x16x1xf32>
    %cst_41 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %167 = stablehlo.add %165, %166 : tensor<8x16x1xf32>
    %168 = stablehlo.rsqrt %167 : tensor<8x16x1xf32>
    %169 = stablehlo.divide %168, %167 : tensor<8x16x1xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<8x16x1xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %173 = stablehlo.multiply %159, %172 : tensor<8x16x32xf32>
    %174 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<8x16x32xf32>
    %177 = stablehlo.dot_general %176, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x96xf32>) -> tensor<8x16x96xf32>
    %178 = stablehlo.reshape %177 : (tensor<8x16x96xf32>) -> tensor<8x16x12x8xf32>
    %179 = stablehlo.slice %178 [0:8, 0:16, 0:4, 0:8] : (tensor<8x16x12x8xf32>) -> tensor<8x16x4x8xf32>
    %180 = stablehlo.slice %178 [0:8, 0:16, 4:8, 0:8] : (tensor<8x16x12x8xf32>) -> tensor<8x16x4x8xf32>
    %181 = stablehlo.slice %178 [0:8, 0:16, 8:12, 0:8] : (tensor<8x16x12x8xf32>) -> tensor<8x16x4x8xf32>
    %182 = stablehlo.reshape %179 : (tensor<8x16x4x8xf32>) -> tensor<8x16x4x1x8xf32>
    %183 = stablehlo.dot_general %182, %180, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4x1x8xf32>, tensor<8x16x4x8xf32>) -> tensor<8x4x16x1x16xf32>
    %cst_43 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x4x16x1x16xf32>
    %185 = stablehlo.multiply %183, %184 : tensor<8x4x16x1x16xf32>
    %c_44 = stablehlo.constant dense<true> : tensor<i1>
    %186 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i1>) -> tensor<8x4x16x16xi1>
    %c_45 = stablehlo.constant dense<true> : tensor<i1>
    %187 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %188 = call @tril(%187) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %189 = stablehlo.broadcast_in_dim %188, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<1x1x16x16xi1>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<8x4x16x16xi1>
    %191 = stablehlo.and %186, %190 : tensor<8x4x16x16xi1>
    %cst_46 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %192:2 = call @_where(%191, %185, %cst_46) : (tensor<8x4x16x16xi1>, tensor<8x4x16x1x16xf32>, tensor<f32>) -> (tensor<1x8x4x16x16xf32>, tensor<1x8x4x16x16xi1>)
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %193 = stablehlo.reduce(%192#0 init: %cst_47) applies stablehlo.maximum across dimensions = [4] : (tensor<1x8x4x16x16xf32>, tensor<f32>) -> tensor<1x8x4x16xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x8x4x16xf32>
    %195 = stablehlo.maximum %194, %193 : tensor<1x8x4x16xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x1xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %198 = stablehlo.subtract %192#0, %197 : tensor<1x8x4x16x16xf32>
    %199 = stablehlo.exponential %198 : tensor<1x8x4x16x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_49) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x16x16xf32>, tensor<f32>) -> tensor<1x8x4x16xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %203 = stablehlo.divide %199, %202 : tensor<1x8x4x16x16xf32>
    %204 = stablehlo.multiply %201, %201 : tensor<1x8x4x16x1xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x8x4x16x1xf32>
    %206 = stablehlo.divide %205, %204 : tensor<1x8x4x16x1xf32>
    %207 = stablehlo.dot_general %181, %203, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4x8xf32>, tensor<1x8x4x16x16xf32>) -> tensor<8x4x8x1x16xf32>
    %208 = stablehlo.transpose %207, dims = [3, 0, 4, 1, 2] : (tensor<8x4x8x1x16xf32>) -> tensor<1x8x16x4x8xf32>
    %209 = stablehlo.transpose %208, dims = [1, 2, 3, 0, 4] : (tensor<1x8x16x4x8xf32>) -> tensor<8x16x4x1x8xf32>
    %210 = stablehlo.reshape %209 : (tensor<8x16x4x1x8xf32>) -> tensor<8x16x4x8xf32>
    %211 = stablehlo.reshape %210 : (tensor<8x16x4x8xf32>) -> tensor<8x16x32xf32>
    %212 = stablehlo.dot_general %211, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %213 = stablehlo.add %159, %212 : tensor<8x16x32xf32>
    %214 = stablehlo.multiply %213, %213 : tensor<8x16x32xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %cst_52 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %218 = stablehlo.divide %216, %217 : tensor<8x16x1xf32>
    %cst_53 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %220 = stablehlo.add %218, %219 : tensor<8x16x1xf32>
    %221 = stablehlo.rsqrt %220 : tensor<8x16x1xf32>
    %222 = stablehlo.divide %221, %220 : tensor<8x16x1xf32>
    %cst_54 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %224 = stablehlo.multiply %223, %222 : tensor<8x16x1xf32>
    %225 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %226 = stablehlo.multiply %213, %225 : tensor<8x16x32xf32>
    %227 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %229 = stablehlo.multiply %226, %228 : tensor<8x16x32xf32>
    %230 = stablehlo.dot_general %229, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x8xf32>) -> tensor<8x16x8xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_55) applies stablehlo.maximum across dimensions = [2] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %233 = stablehlo.maximum %232, %231 : tensor<8x16xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %236 = stablehlo.subtract %230, %235 : tensor<8x16x8xf32>
    %237 = stablehlo.exponential %236 : tensor<8x16x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %241 = stablehlo.divide %237, %240 : tensor<8x16x8xf32>
    %242 = stablehlo.multiply %239, %239 : tensor<8x16x1xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %244 = stablehlo.divide %243, %242 : tensor<8x16x1xf32>
    %values_59, %indices_60 = chlo.top_k(%241, k = 2) : tensor<8x16x8xf32> -> (tensor<8x16x2xf32>, tensor<8x16x2xi32>)
    %245 = stablehlo.reshape %indices_60 : (tensor<8x16x2xi32>) -> tensor<8x16x2x1xi32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%values_59 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2xf32>, tensor<f32>) -> tensor<8x16xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x2xf32>
    %249 = stablehlo.divide %values_59, %248 : tensor<8x16x2xf32>
    %250 = stablehlo.multiply %247, %247 : tensor<8x16x1xf32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %252 = stablehlo.divide %251, %250 : tensor<8x16x1xf32>
    %253 = call @_one_hot(%indices_60) : (tensor<8x16x2xi32>) -> tensor<8x16x2x8xf32>
    %254 = stablehlo.transpose %253, dims = [0, 2, 1, 3] : (tensor<8x16x2x8xf32>) -> tensor<8x2x16x8xf32>
    %255 = stablehlo.reshape %254 : (tensor<8x2x16x8xf32>) -> tensor<8x32x8xf32>
    %256 = call @cumsum(%255) : (tensor<8x32x8xf32>) -> tensor<8x32x8xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x32x8xf32>
    %258 = stablehlo.subtract %256, %257 : tensor<8x32x8xf32>
    %259 = stablehlo.multiply %258, %255 : tensor<8x32x8xf32>
    %260 = stablehlo.reshape %259 : (tensor<8x32x8xf32>) -> tensor<8x2x16x8xf32>
    %261 = stablehlo.transpose %260, dims = [0, 2, 1, 3] : (tensor<8x2x16x8xf32>) -> tensor<8x16x2x8xf32>
    %262 = call @_one_hot_1(%261) : (tensor<8x16x2x8xf32>) -> tensor<8x16x2x8x5xf32>
    %cst_64 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x16x2x8xf32>
    %264 = stablehlo.compare LT, %261, %263, FLOAT : (tensor<8x16x2x8xf32>, tensor<8x16x2x8xf32>) -> tensor<8x16x2x8xi1>
    %265 = stablehlo.convert %264 : (tensor<8x16x2x8xi1>) -> tensor<8x16x2x8xf32>
    %266 = stablehlo.multiply %253, %265 : tensor<8x16x2x8xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2, 3] : (tensor<8x16x2x8xf32>) -> tensor<8x16x2x8x1xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2, 3, 4] : (tensor<8x16x2x8x1xf32>) -> tensor<8x16x2x8x5xf32>
    %269 = stablehlo.multiply %262, %268 : tensor<8x16x2x8x5xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2x8x5xf32>, tensor<f32>) -> tensor<8x16x8x5xf32>
    %271 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<8x16x2xf32>) -> tensor<8x16x2x1x1xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2, 3, 4] : (tensor<8x16x2x1x1xf32>) -> tensor<8x16x2x8x5xf32>
    %273 = stablehlo.multiply %269, %272 : tensor<8x16x2x8x5xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2x8x5xf32>, tensor<f32>) -> tensor<8x16x8x5xf32>
    %275 = stablehlo.dot_general %229, %270, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x8x5xf32>) -> tensor<8x32x8x5xf32>
    %276 = stablehlo.transpose %275, dims = [2, 0, 3, 1] : (tensor<8x32x8x5xf32>) -> tensor<8x8x5x32xf32>
    %277 = sdy.sharding_constraint %276 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %278 = stablehlo.dot_general %277, %arg15, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x32xf32>, tensor<8x32x64xf32>) -> tensor<8x8x5x64xf32>
    %279 = stablehlo.multiply %278, %278 : tensor<8x8x5x64xf32>
    %280 = stablehlo.multiply %279, %278 : tensor<8x8x5x64xf32>
    %281 = stablehlo.multiply %278, %278 : tensor<8x8x5x64xf32>
    %cst_67 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %283 = stablehlo.multiply %282, %281 : tensor<8x8x5x64xf32>
    %cst_68 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %285 = stablehlo.multiply %284, %280 : tensor<8x8x5x64xf32>
    %286 = stablehlo.add %278, %285 : tensor<8x8x5x64xf32>
    %cst_69 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %288 = stablehlo.multiply %287, %286 : tensor<8x8x5x64xf32>
    %289 = stablehlo.tanh %288 : tensor<8x8x5x64xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %291 = stablehlo.subtract %290, %289 : tensor<8x8x5x64xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %293 = stablehlo.add %292, %289 : tensor<8x8x5x64xf32>
    %cst_72 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %295 = stablehlo.multiply %294, %293 : tensor<8x8x5x64xf32>
    %296 = stablehlo.multiply %278, %295 : tensor<8x8x5x64xf32>
    %297 = stablehlo.dot_general %296, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x64xf32>, tensor<8x64x32xf32>) -> tensor<8x8x5x32xf32>
    %298 = sdy.sharding_constraint %297 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %299 = stablehlo.dot_general %274, %298, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8x5xf32>, tensor<8x8x5x32xf32>) -> tensor<8x16x32xf32>
    %300 = stablehlo.slice %253 [0:8, 0:16, 0:1, 0:8] : (tensor<8x16x2x8xf32>) -> tensor<8x16x1x8xf32>
    %301 = stablehlo.reshape %300 : (tensor<8x16x1x8xf32>) -> tensor<8x16x8xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_74 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %304 = stablehlo.divide %302, %303 : tensor<8xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%241 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_76 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %307 = stablehlo.divide %305, %306 : tensor<8xf32>
    %308 = stablehlo.multiply %304, %307 : tensor<8xf32>
    %309 = sdy.sharding_constraint %299 <@mesh, [{"expert"}, {}, {}]> : tensor<8x16x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%308 init: %cst_77) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %311 = stablehlo.multiply %cst_78, %310 : tensor<f32>
    %312 = stablehlo.add %213, %309 : tensor<8x16x32xf32>
    %313 = stablehlo.add %160, %311 : tensor<f32>
    %314 = stablehlo.dot_general %312, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x256xf32>) -> tensor<8x16x256xf32>
    %315 = stablehlo.slice %arg49 [0:8, 1:17] : (tensor<8x17xi32>) -> tensor<8x16xi32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<8x16xi32>) -> tensor<8x16x1xi32>
    %317:2 = call @take_along_axis(%314, %316) : (tensor<8x16x256xf32>, tensor<8x16x1xi32>) -> (tensor<8x16x1xf32>, tensor<8x16x1x1xi32>)
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %318:2 = call @_take(%317#0, %c_79) : (tensor<8x16x1xf32>, tensor<i32>) -> (tensor<8x16xf32>, tensor<1xi32>)
    %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %319 = stablehlo.reduce(%314 init: %cst_80) applies stablehlo.maximum across dimensions = [2] : (tensor<8x16x256xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %321 = stablehlo.maximum %320, %319 : tensor<8x16xf32>
    %322 = stablehlo.is_finite %321 : (tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %324 = stablehlo.select %322, %321, %323 : tensor<8x16xi1>, tensor<8x16xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x256xf32>
    %327 = stablehlo.subtract %314, %326 : tensor<8x16x256xf32>
    %328 = stablehlo.exponential %327 : tensor<8x16x256xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<8x16x256xf32>, tensor<f32>) -> tensor<8x16xf32>
    %330 = stablehlo.abs %329 : tensor<8x16xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %332 = stablehlo.compare GE, %329, %331, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %333 = stablehlo.log %330 : tensor<8x16xf32>
    %334 = stablehlo.add %333, %324 : tensor<8x16xf32>
    %335 = stablehlo.subtract %334, %318#0 : tensor<8x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %337 = stablehlo.divide %336, %cst_86 : tensor<f32>
    %cst_87 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %338 = stablehlo.multiply %cst_87, %313 : tensor<f32>
    %339 = stablehlo.add %337, %338 : tensor<f32>
    %cst_88 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %340 = stablehlo.multiply %cst_88, %cst_89 : tensor<f32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_91 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %341 = stablehlo.divide %cst_90, %cst_91 : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %343 = stablehlo.negate %342 : tensor<8x16xf32>
    %344 = stablehlo.divide %342, %330 : tensor<8x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %346 = stablehlo.select %332, %345, %344 : tensor<8x16xi1>, tensor<8x16xf32>
    %347 = stablehlo.select %332, %344, %345 : tensor<8x16xi1>, tensor<8x16xf32>
    %348 = stablehlo.negate %346 : tensor<8x16xf32>
    %349 = stablehlo.add %347, %348 : tensor<8x16xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x256xf32>
    %351 = stablehlo.multiply %350, %328 : tensor<8x16x256xf32>
    %352 = call @_take_3(%318#1, %343) : (tensor<1xi32>, tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %353 = call @take_along_axis_4(%317#1, %352) : (tensor<8x16x1x1xi32>, tensor<8x16x1xf32>) -> tensor<8x16x256xf32>
    %354 = stablehlo.add %351, %353 : tensor<8x16x256xf32>
    %355 = stablehlo.dot_general %354, %312, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x256xf32>, tensor<8x16x32xf32>) -> tensor<256x32xf32>
    %356 = stablehlo.transpose %355, dims = [1, 0] : (tensor<256x32xf32>) -> tensor<32x256xf32>
    %357 = stablehlo.dot_general %354, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x256xf32>, tensor<32x256xf32>) -> tensor<8x16x32xf32>
    %cst_93 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %358 = stablehlo.multiply %cst_93, %340 : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %360 = sdy.sharding_constraint %357 <@mesh, [{"expert"}, {}, {}]> : tensor<8x16x32xf32>
    %361 = stablehlo.multiply %304, %359 : tensor<8xf32>
    %cst_94 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %363 = stablehlo.divide %361, %362 : tensor<8xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [2] : (tensor<8xf32>) -> tensor<8x16x8xf32>
    %365 = stablehlo.dot_general %360, %274, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x8x5xf32>) -> tensor<8x32x8x5xf32>
    %366 = stablehlo.transpose %365, dims = [2, 0, 3, 1] : (tensor<8x32x8x5xf32>) -> tensor<8x8x5x32xf32>
    %367 = stablehlo.dot_general %360, %298, batching_dims = [0] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x8x5x32xf32>) -> tensor<8x16x8x5xf32>
    %368 = sdy.sharding_constraint %366 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %369 = stablehlo.dot_general %368, %296, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x32xf32>, tensor<8x8x5x64xf32>) -> tensor<8x32x64xf32>
    %370 = stablehlo.transpose %369, dims = [0, 2, 1] : (tensor<8x32x64xf32>) -> tensor<8x64x32xf32>
    %371 = stablehlo.dot_general %368, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x32xf32>, tensor<8x64x32xf32>) -> tensor<8x8x5x64xf32>
    %372 = stablehlo.multiply %278, %371 : tensor<8x8x5x64xf32>
    %373 = stablehlo.multiply %371, %295 : tensor<8x8x5x64xf32>
    %cst_95 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %375 = stablehlo.multiply %374, %372 : tensor<8x8x5x64xf32>
    %376 = stablehlo.multiply %375, %291 : tensor<8x8x5x64xf32>
    %377 = stablehlo.multiply %376, %289 : tensor<8x8x5x64xf32>
    %378 = stablehlo.add %376, %377 : tensor<8x8x5x64xf32>
    %cst_96 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %380 = stablehlo.multiply %379, %378 : tensor<8x8x5x64xf32>
    %381 = stablehlo.add %373, %380 : tensor<8x8x5x64xf32>
    %cst_97 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %383 = stablehlo.multiply %382, %380 : tensor<8x8x5x64xf32>
    %384 = stablehlo.multiply %383, %283 : tensor<8x8x5x64xf32>
    %385 = stablehlo.add %381, %384 : tensor<8x8x5x64xf32>
    %386 = stablehlo.dot_general %385, %277, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x64xf32>, tensor<8x8x5x32xf32>) -> tensor<8x64x32xf32>
    %387 = stablehlo.transpose %386, dims = [0, 2, 1] : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %388 = stablehlo.dot_general %385, %arg15, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x64xf32>, tensor<8x32x64xf32>) -> tensor<8x8x5x32xf32>
    %389 = sdy.sharding_constraint %388 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %390 = stablehlo.transpose %389, dims = [1, 3, 0, 2] : (tensor<8x8x5x32xf32>) -> tensor<8x32x8x5xf32>
    %391 = stablehlo.dot_general %390, %270, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x8x5xf32>, tensor<8x16x8x5xf32>) -> tensor<8x32x16xf32>
    %392 = stablehlo.transpose %391, dims = [0, 2, 1] : (tensor<8x32x16xf32>) -> tensor<8x16x32xf32>
    %393 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 3, 4] : (tensor<8x16x8x5xf32>) -> tensor<8x16x2x8x5xf32>
    %394 = stablehlo.multiply %269, %393 : tensor<8x16x2x8x5xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_98) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x16x2x8x5xf32>, tensor<f32>) -> tensor<8x16x2xf32>
    %396 = stablehlo.reshape %395 : (tensor<8x16x2xf32>) -> tensor<8x16x2x1x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_99) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x16x2x1x1xf32>, tensor<f32>) -> tensor<8x16x2xf32>
    %398 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x2xf32>
    %399 = stablehlo.multiply %397, %398 : tensor<8x16x2xf32>
    %400 = stablehlo.multiply %399, %values_59 : tensor<8x16x2xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%400 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2xf32>, tensor<f32>) -> tensor<8x16xf32>
    %402 = stablehlo.reshape %401 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %403 = stablehlo.negate %402 : tensor<8x16x1xf32>
    %404 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x2xf32>
    %405 = stablehlo.divide %397, %404 : tensor<8x16x2xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%403 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x2xf32>
    %408 = stablehlo.add %405, %407 : tensor<8x16x2xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x16x8xf32>
    %410 = "stablehlo.scatter"(%409, %245, %408) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %1099 = stablehlo.add %arg50, %arg51 : tensor<f32>
      stablehlo.return %1099 : tensor<f32>
    }) : (tensor<8x16x8xf32>, tensor<8x16x2x1xi32>, tensor<8x16x2xf32>) -> tensor<8x16x8xf32>
    %411 = stablehlo.add %364, %410 : tensor<8x16x8xf32>
    %412 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %413 = stablehlo.multiply %411, %412 : tensor<8x16x8xf32>
    %414 = stablehlo.multiply %413, %237 : tensor<8x16x8xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %416 = stablehlo.reshape %415 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %417 = stablehlo.negate %416 : tensor<8x16x1xf32>
    %418 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %419 = stablehlo.divide %411, %418 : tensor<8x16x8xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%417 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x8xf32>
    %422 = stablehlo.add %419, %421 : tensor<8x16x8xf32>
    %423 = stablehlo.multiply %422, %237 : tensor<8x16x8xf32>
    %424 = stablehlo.dot_general %423, %229, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8xf32>, tensor<8x16x32xf32>) -> tensor<8x32xf32>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %426 = stablehlo.dot_general %423, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8xf32>, tensor<32x8xf32>) -> tensor<8x16x32xf32>
    %427 = stablehlo.add %392, %426 : tensor<8x16x32xf32>
    %428 = stablehlo.multiply %226, %427 : tensor<8x16x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %430 = stablehlo.reshape %429 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %431 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %432 = stablehlo.multiply %427, %431 : tensor<8x16x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%430 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %434 = stablehlo.multiply %213, %432 : tensor<8x16x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %436 = stablehlo.reshape %435 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %437 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %438 = stablehlo.multiply %432, %437 : tensor<8x16x32xf32>
    %439 = stablehlo.add %357, %438 : tensor<8x16x32xf32>
    %440 = stablehlo.multiply %436, %224 : tensor<8x16x1xf32>
    %cst_108 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %442 = stablehlo.divide %440, %441 : tensor<8x16x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %445 = stablehlo.multiply %213, %444 : tensor<8x16x32xf32>
    %446 = stablehlo.add %439, %445 : tensor<8x16x32xf32>
    %447 = stablehlo.multiply %444, %213 : tensor<8x16x32xf32>
    %448 = stablehlo.add %446, %447 : tensor<8x16x32xf32>
    %449 = stablehlo.dot_general %448, %211, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x32xf32>) -> tensor<32x32xf32>
    %450 = stablehlo.transpose %449, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %451 = stablehlo.dot_general %448, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %452 = stablehlo.reshape %451 : (tensor<8x16x32xf32>) -> tensor<8x16x4x8xf32>
    %453 = stablehlo.reshape %452 : (tensor<8x16x4x8xf32>) -> tensor<8x16x4x1x8xf32>
    %454 = stablehlo.transpose %453, dims = [3, 0, 1, 2, 4] : (tensor<8x16x4x1x8xf32>) -> tensor<1x8x16x4x8xf32>
    %455 = stablehlo.transpose %454, dims = [1, 3, 4, 0, 2] : (tensor<1x8x16x4x8xf32>) -> tensor<8x4x8x1x16xf32>
    %456 = stablehlo.dot_general %455, %181, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x16xf32>, tensor<8x16x4x8xf32>) -> tensor<8x4x1x16x16xf32>
    %457 = stablehlo.transpose %456, dims = [2, 0, 1, 3, 4] : (tensor<8x4x1x16x16xf32>) -> tensor<1x8x4x16x16xf32>
    %458 = stablehlo.dot_general %455, %203, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x16xf32>, tensor<1x8x4x16x16xf32>) -> tensor<8x4x8x16xf32>
    %459 = stablehlo.transpose %458, dims = [0, 3, 1, 2] : (tensor<8x4x8x16xf32>) -> tensor<8x16x4x8xf32>
    %460 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %461 = stablehlo.multiply %457, %460 : tensor<1x8x4x16x16xf32>
    %462 = stablehlo.multiply %461, %199 : tensor<1x8x4x16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_110) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x16x16xf32>, tensor<f32>) -> tensor<1x8x4x16xf32>
    %464 = stablehlo.reshape %463 : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x1xf32>
    %465 = stablehlo.negate %464 : tensor<1x8x4x16x1xf32>
    %466 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %467 = stablehlo.divide %457, %466 : tensor<1x8x4x16x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%465 init: %cst_111) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x8x4x16x1xf32>, tensor<f32>) -> tensor<8x4x16xf32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [1, 2, 3] : (tensor<8x4x16xf32>) -> tensor<1x8x4x16xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2, 3] : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x16xf32>
    %471 = stablehlo.add %467, %470 : tensor<1x8x4x16x16xf32>
    %472 = stablehlo.multiply %471, %199 : tensor<1x8x4x16x16xf32>
    %473 = call @_where_5(%192#1, %472) : (tensor<1x8x4x16x16xi1>, tensor<1x8x4x16x16xf32>) -> tensor<8x4x16x1x16xf32>
    %cst_112 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4x16x1x16xf32>
    %475 = stablehlo.multiply %473, %474 : tensor<8x4x16x1x16xf32>
    %476 = stablehlo.dot_general %475, %182, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16x1x16xf32>, tensor<8x16x4x1x8xf32>) -> tensor<8x4x16x8xf32>
    %477 = stablehlo.transpose %476, dims = [0, 2, 1, 3] : (tensor<8x4x16x8xf32>) -> tensor<8x16x4x8xf32>
    %478 = stablehlo.dot_general %475, %180, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16x1x16xf32>, tensor<8x16x4x8xf32>) -> tensor<8x4x16x1x8xf32>
    %479 = stablehlo.transpose %478, dims = [0, 2, 1, 3, 4] : (tensor<8x4x16x1x8xf32>) -> tensor<8x16x4x1x8xf32>
    %480 = stablehlo.reshape %479 : (tensor<8x16x4x1x8xf32>) -> tensor<8x16x4x8xf32>
    %481 = stablehlo.concatenate %480, %477, %459, dim = 2 : (tensor<8x16x4x8xf32>, tensor<8x16x4x8xf32>, tensor<8x16x4x8xf32>) -> tensor<8x16x12x8xf32>
    %482 = stablehlo.reshape %481 : (tensor<8x16x12x8xf32>) -> tensor<8x16x96xf32>
    %483 = stablehlo.dot_general %482, %176, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x96xf32>, tensor<8x16x32xf32>) -> tensor<96x32xf32>
    %484 = stablehlo.transpose %483, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %485 = stablehlo.dot_general %482, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x96xf32>, tensor<32x96xf32>) -> tensor<8x16x32xf32>
    %486 = stablehlo.multiply %173, %485 : tensor<8x16x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %488 = stablehlo.reshape %487 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %489 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %490 = stablehlo.multiply %485, %489 : tensor<8x16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%488 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %492 = stablehlo.multiply %159, %490 : tensor<8x16x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %494 = stablehlo.reshape %493 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %495 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %496 = stablehlo.multiply %490, %495 : tensor<8x16x32xf32>
    %497 = stablehlo.add %448, %496 : tensor<8x16x32xf32>
    %498 = stablehlo.multiply %494, %171 : tensor<8x16x1xf32>
    %cst_116 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %500 = stablehlo.divide %498, %499 : tensor<8x16x1xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %503 = stablehlo.multiply %159, %502 : tensor<8x16x32xf32>
    %504 = stablehlo.add %497, %503 : tensor<8x16x32xf32>
    %505 = stablehlo.multiply %502, %159 : tensor<8x16x32xf32>
    %506 = stablehlo.add %504, %505 : tensor<8x16x32xf32>
    %cst_118 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %507 = stablehlo.multiply %cst_118, %340 : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %509 = sdy.sharding_constraint %506 <@mesh, [{"expert"}, {}, {}]> : tensor<8x16x32xf32>
    %510 = stablehlo.multiply %151, %508 : tensor<8xf32>
    %cst_119 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %512 = stablehlo.divide %510, %511 : tensor<8xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [2] : (tensor<8xf32>) -> tensor<8x16x8xf32>
    %514 = stablehlo.dot_general %509, %121, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x8x5xf32>) -> tensor<8x32x8x5xf32>
    %515 = stablehlo.transpose %514, dims = [2, 0, 3, 1] : (tensor<8x32x8x5xf32>) -> tensor<8x8x5x32xf32>
    %516 = stablehlo.dot_general %509, %145, batching_dims = [0] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x8x5x32xf32>) -> tensor<8x16x8x5xf32>
    %517 = sdy.sharding_constraint %515 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %518 = stablehlo.dot_general %517, %143, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x32xf32>, tensor<8x8x5x64xf32>) -> tensor<8x32x64xf32>
    %519 = stablehlo.transpose %518, dims = [0, 2, 1] : (tensor<8x32x64xf32>) -> tensor<8x64x32xf32>
    %520 = stablehlo.dot_general %517, %arg2, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x32xf32>, tensor<8x64x32xf32>) -> tensor<8x8x5x64xf32>
    %521 = stablehlo.multiply %125, %520 : tensor<8x8x5x64xf32>
    %522 = stablehlo.multiply %520, %142 : tensor<8x8x5x64xf32>
    %cst_120 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %524 = stablehlo.multiply %523, %521 : tensor<8x8x5x64xf32>
    %525 = stablehlo.multiply %524, %138 : tensor<8x8x5x64xf32>
    %526 = stablehlo.multiply %525, %136 : tensor<8x8x5x64xf32>
    %527 = stablehlo.add %525, %526 : tensor<8x8x5x64xf32>
    %cst_121 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %529 = stablehlo.multiply %528, %527 : tensor<8x8x5x64xf32>
    %530 = stablehlo.add %522, %529 : tensor<8x8x5x64xf32>
    %cst_122 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8x8x5x64xf32>
    %532 = stablehlo.multiply %531, %529 : tensor<8x8x5x64xf32>
    %533 = stablehlo.multiply %532, %130 : tensor<8x8x5x64xf32>
    %534 = stablehlo.add %530, %533 : tensor<8x8x5x64xf32>
    %535 = stablehlo.dot_general %534, %124, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x64xf32>, tensor<8x8x5x32xf32>) -> tensor<8x64x32xf32>
    %536 = stablehlo.transpose %535, dims = [0, 2, 1] : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %537 = stablehlo.dot_general %534, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x8x5x64xf32>, tensor<8x32x64xf32>) -> tensor<8x8x5x32xf32>
    %538 = sdy.sharding_constraint %537 <@mesh, [{"expert"}, {}, {}, {}]> : tensor<8x8x5x32xf32>
    %539 = stablehlo.transpose %538, dims = [1, 3, 0, 2] : (tensor<8x8x5x32xf32>) -> tensor<8x32x8x5xf32>
    %540 = stablehlo.dot_general %539, %117, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x8x5xf32>, tensor<8x16x8x5xf32>) -> tensor<8x32x16xf32>
    %541 = stablehlo.transpose %540, dims = [0, 2, 1] : (tensor<8x32x16xf32>) -> tensor<8x16x32xf32>
    %542 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 3, 4] : (tensor<8x16x8x5xf32>) -> tensor<8x16x2x8x5xf32>
    %543 = stablehlo.multiply %116, %542 : tensor<8x16x2x8x5xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%543 init: %cst_123) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x16x2x8x5xf32>, tensor<f32>) -> tensor<8x16x2xf32>
    %545 = stablehlo.reshape %544 : (tensor<8x16x2xf32>) -> tensor<8x16x2x1x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_124) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x16x2x1x1xf32>, tensor<f32>) -> tensor<8x16x2xf32>
    %547 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x2xf32>
    %548 = stablehlo.multiply %546, %547 : tensor<8x16x2xf32>
    %549 = stablehlo.multiply %548, %values : tensor<8x16x2xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%549 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<8x16x2xf32>, tensor<f32>) -> tensor<8x16xf32>
    %551 = stablehlo.reshape %550 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %552 = stablehlo.negate %551 : tensor<8x16x1xf32>
    %553 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x2xf32>
    %554 = stablehlo.divide %546, %553 : tensor<8x16x2xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%552 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x2xf32>
    %557 = stablehlo.add %554, %556 : tensor<8x16x2xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x16x8xf32>
    %559 = "stablehlo.scatter"(%558, %92, %557) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %1099 = stablehlo.add %arg50, %arg51 : tensor<f32>
      stablehlo.return %1099 : tensor<f32>
    }) : (tensor<8x16x8xf32>, tensor<8x16x2x1xi32>, tensor<8x16x2xf32>) -> tensor<8x16x8xf32>
    %560 = stablehlo.add %513, %559 : tensor<8x16x8xf32>
    %561 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %562 = stablehlo.multiply %560, %561 : tensor<8x16x8xf32>
    %563 = stablehlo.multiply %562, %84 : tensor<8x16x8xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<8x16x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %565 = stablehlo.reshape %564 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %566 = stablehlo.negate %565 : tensor<8x16x1xf32>
    %567 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x8xf32>
    %568 = stablehlo.divide %560, %567 : tensor<8x16x8xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.reduce(%566 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x8xf32>
    %571 = stablehlo.add %568, %570 : tensor<8x16x8xf32>
    %572 = stablehlo.multiply %571, %84 : tensor<8x16x8xf32>
    %573 = stablehlo.dot_general %572, %76, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8xf32>, tensor<8x16x32xf32>) -> tensor<8x32xf32>
    %574 = stablehlo.transpose %573, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %575 = stablehlo.dot_general %572, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8xf32>, tensor<32x8xf32>) -> tensor<8x16x32xf32>
    %576 = stablehlo.add %541, %575 : tensor<8x16x32xf32>
    %577 = stablehlo.multiply %73, %576 : tensor<8x16x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %579 = stablehlo.reshape %578 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %580 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %581 = stablehlo.multiply %576, %580 : tensor<8x16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%579 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %583 = stablehlo.multiply %60, %581 : tensor<8x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %585 = stablehlo.reshape %584 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %586 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %587 = stablehlo.multiply %581, %586 : tensor<8x16x32xf32>
    %588 = stablehlo.add %506, %587 : tensor<8x16x32xf32>
    %589 = stablehlo.multiply %585, %71 : tensor<8x16x1xf32>
    %cst_133 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %591 = stablehlo.divide %589, %590 : tensor<8x16x1xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %594 = stablehlo.multiply %60, %593 : tensor<8x16x32xf32>
    %595 = stablehlo.add %588, %594 : tensor<8x16x32xf32>
    %596 = stablehlo.multiply %593, %60 : tensor<8x16x32xf32>
    %597 = stablehlo.add %595, %596 : tensor<8x16x32xf32>
    %598 = stablehlo.dot_general %597, %58, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x32xf32>) -> tensor<32x32xf32>
    %599 = stablehlo.transpose %598, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %600 = stablehlo.dot_general %597, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x32xf32>) -> tensor<8x16x32xf32>
    %601 = stablehlo.reshape %600 : (tensor<8x16x32xf32>) -> tensor<8x16x4x8xf32>
    %602 = stablehlo.reshape %601 : (tensor<8x16x4x8xf32>) -> tensor<8x16x4x1x8xf32>
    %603 = stablehlo.transpose %602, dims = [3, 0, 1, 2, 4] : (tensor<8x16x4x1x8xf32>) -> tensor<1x8x16x4x8xf32>
    %604 = stablehlo.transpose %603, dims = [1, 3, 4, 0, 2] : (tensor<1x8x16x4x8xf32>) -> tensor<8x4x8x1x16xf32>
    %605 = stablehlo.dot_general %604, %28, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x16xf32>, tensor<8x16x4x8xf32>) -> tensor<8x4x1x16x16xf32>
    %606 = stablehlo.transpose %605, dims = [2, 0, 1, 3, 4] : (tensor<8x4x1x16x16xf32>) -> tensor<1x8x4x16x16xf32>
    %607 = stablehlo.dot_general %604, %50, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8x1x16xf32>, tensor<1x8x4x16x16xf32>) -> tensor<8x4x8x16xf32>
    %608 = stablehlo.transpose %607, dims = [0, 3, 1, 2] : (tensor<8x4x8x16xf32>) -> tensor<8x16x4x8xf32>
    %609 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %610 = stablehlo.multiply %606, %609 : tensor<1x8x4x16x16xf32>
    %611 = stablehlo.multiply %610, %46 : tensor<1x8x4x16x16xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_135) applies stablehlo.add across dimensions = [4] : (tensor<1x8x4x16x16xf32>, tensor<f32>) -> tensor<1x8x4x16xf32>
    %613 = stablehlo.reshape %612 : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x1xf32>
    %614 = stablehlo.negate %613 : tensor<1x8x4x16x1xf32>
    %615 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x8x4x16x1xf32>) -> tensor<1x8x4x16x16xf32>
    %616 = stablehlo.divide %606, %615 : tensor<1x8x4x16x16xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%614 init: %cst_136) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x8x4x16x1xf32>, tensor<f32>) -> tensor<8x4x16xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [1, 2, 3] : (tensor<8x4x16xf32>) -> tensor<1x8x4x16xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2, 3] : (tensor<1x8x4x16xf32>) -> tensor<1x8x4x16x16xf32>
    %620 = stablehlo.add %616, %619 : tensor<1x8x4x16x16xf32>
    %621 = stablehlo.multiply %620, %46 : tensor<1x8x4x16x16xf32>
    %622 = call @_where_5(%39#1, %621) : (tensor<1x8x4x16x16xi1>, tensor<1x8x4x16x16xf32>) -> tensor<8x4x16x1x16xf32>
    %cst_137 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x4x16x1x16xf32>
    %624 = stablehlo.multiply %622, %623 : tensor<8x4x16x1x16xf32>
    %625 = stablehlo.dot_general %624, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16x1x16xf32>, tensor<8x16x4x1x8xf32>) -> tensor<8x4x16x8xf32>
    %626 = stablehlo.transpose %625, dims = [0, 2, 1, 3] : (tensor<8x4x16x8xf32>) -> tensor<8x16x4x8xf32>
    %627 = stablehlo.dot_general %624, %27, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16x1x16xf32>, tensor<8x16x4x8xf32>) -> tensor<8x4x16x1x8xf32>
    %628 = stablehlo.transpose %627, dims = [0, 2, 1, 3, 4] : (tensor<8x4x16x1x8xf32>) -> tensor<8x16x4x1x8xf32>
    %629 = stablehlo.reshape %628 : (tensor<8x16x4x1x8xf32>) -> tensor<8x16x4x8xf32>
    %630 = stablehlo.concatenate %629, %626, %608, dim = 2 : (tensor<8x16x4x8xf32>, tensor<8x16x4x8xf32>, tensor<8x16x4x8xf32>) -> tensor<8x16x12x8xf32>
    %631 = stablehlo.reshape %630 : (tensor<8x16x12x8xf32>) -> tensor<8x16x96xf32>
    %632 = stablehlo.dot_general %631, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x96xf32>, tensor<8x16x32xf32>) -> tensor<96x32xf32>
    %633 = stablehlo.transpose %632, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %634 = stablehlo.dot_general %631, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x96xf32>, tensor<32x96xf32>) -> tensor<8x16x32xf32>
    %635 = stablehlo.multiply %20, %634 : tensor<8x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %637 = stablehlo.reshape %636 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %638 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %639 = stablehlo.multiply %634, %638 : tensor<8x16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%637 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %641 = stablehlo.multiply %7, %639 : tensor<8x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<8x16xf32>
    %643 = stablehlo.reshape %642 : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %644 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x32xf32>
    %645 = stablehlo.multiply %639, %644 : tensor<8x16x32xf32>
    %646 = stablehlo.add %597, %645 : tensor<8x16x32xf32>
    %647 = stablehlo.multiply %643, %18 : tensor<8x16x1xf32>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %649 = stablehlo.divide %647, %648 : tensor<8x16x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x32xf32>
    %652 = stablehlo.multiply %7, %651 : tensor<8x16x32xf32>
    %653 = stablehlo.add %646, %652 : tensor<8x16x32xf32>
    %654 = stablehlo.multiply %651, %7 : tensor<8x16x32xf32>
    %655 = stablehlo.add %653, %654 : tensor<8x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %657 = "stablehlo.scatter"(%656, %6, %655) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %1099 = stablehlo.add %arg50, %arg51 : tensor<f32>
      stablehlo.return %1099 : tensor<f32>
    }) : (tensor<256x32xf32>, tensor<8x16x1xi32>, tensor<8x16x32xf32>) -> tensor<256x32xf32>
    %cst_144 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %659 = stablehlo.multiply %658, %657 : tensor<256x32xf32>
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %661 = stablehlo.multiply %660, %arg17 : tensor<256x32xf32>
    %662 = stablehlo.add %659, %661 : tensor<256x32xf32>
    %cst_146 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %664 = stablehlo.multiply %663, %356 : tensor<32x256xf32>
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %666 = stablehlo.multiply %665, %arg18 : tensor<32x256xf32>
    %667 = stablehlo.add %664, %666 : tensor<32x256xf32>
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %669 = stablehlo.multiply %668, %519 : tensor<8x64x32xf32>
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %671 = stablehlo.multiply %670, %arg19 : tensor<8x64x32xf32>
    %672 = stablehlo.add %669, %671 : tensor<8x64x32xf32>
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %674 = stablehlo.multiply %673, %640 : tensor<32xf32>
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %676 = stablehlo.multiply %675, %arg20 : tensor<32xf32>
    %677 = stablehlo.add %674, %676 : tensor<32xf32>
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %679 = stablehlo.multiply %678, %582 : tensor<32xf32>
    %cst_153 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %681 = stablehlo.multiply %680, %arg21 : tensor<32xf32>
    %682 = stablehlo.add %679, %681 : tensor<32xf32>
    %cst_154 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %684 = stablehlo.multiply %683, %599 : tensor<32x32xf32>
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %686 = stablehlo.multiply %685, %arg22 : tensor<32x32xf32>
    %687 = stablehlo.add %684, %686 : tensor<32x32xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %689 = stablehlo.multiply %688, %633 : tensor<32x96xf32>
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %691 = stablehlo.multiply %690, %arg23 : tensor<32x96xf32>
    %692 = stablehlo.add %689, %691 : tensor<32x96xf32>
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %694 = stablehlo.multiply %693, %574 : tensor<32x8xf32>
    %cst_159 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %696 = stablehlo.multiply %695, %arg24 : tensor<32x8xf32>
    %697 = stablehlo.add %694, %696 : tensor<32x8xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %699 = stablehlo.multiply %698, %536 : tensor<8x32x64xf32>
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %701 = stablehlo.multiply %700, %arg25 : tensor<8x32x64xf32>
    %702 = stablehlo.add %699, %701 : tensor<8x32x64xf32>
    %cst_162 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %704 = stablehlo.multiply %703, %370 : tensor<8x64x32xf32>
    %cst_163 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %706 = stablehlo.multiply %705, %arg26 : tensor<8x64x32xf32>
    %707 = stablehlo.add %704, %706 : tensor<8x64x32xf32>
    %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %709 = stablehlo.multiply %708, %491 : tensor<32xf32>
    %cst_165 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %711 = stablehlo.multiply %710, %arg27 : tensor<32xf32>
    %712 = stablehlo.add %709, %711 : tensor<32xf32>
    %cst_166 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %714 = stablehlo.multiply %713, %433 : tensor<32xf32>
    %cst_167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %716 = stablehlo.multiply %715, %arg28 : tensor<32xf32>
    %717 = stablehlo.add %714, %716 : tensor<32xf32>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %719 = stablehlo.multiply %718, %450 : tensor<32x32xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %721 = stablehlo.multiply %720, %arg29 : tensor<32x32xf32>
    %722 = stablehlo.add %719, %721 : tensor<32x32xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %724 = stablehlo.multiply %723, %484 : tensor<32x96xf32>
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %726 = stablehlo.multiply %725, %arg30 : tensor<32x96xf32>
    %727 = stablehlo.add %724, %726 : tensor<32x96xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %729 = stablehlo.multiply %728, %425 : tensor<32x8xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %731 = stablehlo.multiply %730, %arg31 : tensor<32x8xf32>
    %732 = stablehlo.add %729, %731 : tensor<32x8xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %734 = stablehlo.multiply %733, %387 : tensor<8x32x64xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %736 = stablehlo.multiply %735, %arg32 : tensor<8x32x64xf32>
    %737 = stablehlo.add %734, %736 : tensor<8x32x64xf32>
    %738 = stablehlo.multiply %657, %657 : tensor<256x32xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %740 = stablehlo.multiply %739, %738 : tensor<256x32xf32>
    %cst_177 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %742 = stablehlo.multiply %741, %arg33 : tensor<256x32xf32>
    %743 = stablehlo.add %740, %742 : tensor<256x32xf32>
    %744 = stablehlo.multiply %356, %356 : tensor<32x256xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %746 = stablehlo.multiply %745, %744 : tensor<32x256xf32>
    %cst_179 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %748 = stablehlo.multiply %747, %arg34 : tensor<32x256xf32>
    %749 = stablehlo.add %746, %748 : tensor<32x256xf32>
    %750 = stablehlo.multiply %519, %519 : tensor<8x64x32xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %752 = stablehlo.multiply %751, %750 : tensor<8x64x32xf32>
    %cst_181 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %754 = stablehlo.multiply %753, %arg35 : tensor<8x64x32xf32>
    %755 = stablehlo.add %752, %754 : tensor<8x64x32xf32>
    %756 = stablehlo.multiply %640, %640 : tensor<32xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = stablehlo.multiply %757, %756 : tensor<32xf32>
    %cst_183 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %760 = stablehlo.multiply %759, %arg36 : tensor<32xf32>
    %761 = stablehlo.add %758, %760 : tensor<32xf32>
    %762 = stablehlo.multiply %582, %582 : tensor<32xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %764 = stablehlo.multiply %763, %762 : tensor<32xf32>
    %cst_185 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %766 = stablehlo.multiply %765, %arg37 : tensor<32xf32>
    %767 = stablehlo.add %764, %766 : tensor<32xf32>
    %768 = stablehlo.multiply %599, %599 : tensor<32x32xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %770 = stablehlo.multiply %769, %768 : tensor<32x32xf32>
    %cst_187 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %772 = stablehlo.multiply %771, %arg38 : tensor<32x32xf32>
    %773 = stablehlo.add %770, %772 : tensor<32x32xf32>
    %774 = stablehlo.multiply %633, %633 : tensor<32x96xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %776 = stablehlo.multiply %775, %774 : tensor<32x96xf32>
    %cst_189 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %778 = stablehlo.multiply %777, %arg39 : tensor<32x96xf32>
    %779 = stablehlo.add %776, %778 : tensor<32x96xf32>
    %780 = stablehlo.multiply %574, %574 : tensor<32x8xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %782 = stablehlo.multiply %781, %780 : tensor<32x8xf32>
    %cst_191 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %784 = stablehlo.multiply %783, %arg40 : tensor<32x8xf32>
    %785 = stablehlo.add %782, %784 : tensor<32x8xf32>
    %786 = stablehlo.multiply %536, %536 : tensor<8x32x64xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %788 = stablehlo.multiply %787, %786 : tensor<8x32x64xf32>
    %cst_193 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %790 = stablehlo.multiply %789, %arg41 : tensor<8x32x64xf32>
    %791 = stablehlo.add %788, %790 : tensor<8x32x64xf32>
    %792 = stablehlo.multiply %370, %370 : tensor<8x64x32xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %794 = stablehlo.multiply %793, %792 : tensor<8x64x32xf32>
    %cst_195 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %796 = stablehlo.multiply %795, %arg42 : tensor<8x64x32xf32>
    %797 = stablehlo.add %794, %796 : tensor<8x64x32xf32>
    %798 = stablehlo.multiply %491, %491 : tensor<32xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %800 = stablehlo.multiply %799, %798 : tensor<32xf32>
    %cst_197 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %802 = stablehlo.multiply %801, %arg43 : tensor<32xf32>
    %803 = stablehlo.add %800, %802 : tensor<32xf32>
    %804 = stablehlo.multiply %433, %433 : tensor<32xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %806 = stablehlo.multiply %805, %804 : tensor<32xf32>
    %cst_199 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %808 = stablehlo.multiply %807, %arg44 : tensor<32xf32>
    %809 = stablehlo.add %806, %808 : tensor<32xf32>
    %810 = stablehlo.multiply %450, %450 : tensor<32x32xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %812 = stablehlo.multiply %811, %810 : tensor<32x32xf32>
    %cst_201 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %814 = stablehlo.multiply %813, %arg45 : tensor<32x32xf32>
    %815 = stablehlo.add %812, %814 : tensor<32x32xf32>
    %816 = stablehlo.multiply %484, %484 : tensor<32x96xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %818 = stablehlo.multiply %817, %816 : tensor<32x96xf32>
    %cst_203 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %820 = stablehlo.multiply %819, %arg46 : tensor<32x96xf32>
    %821 = stablehlo.add %818, %820 : tensor<32x96xf32>
    %822 = stablehlo.multiply %425, %425 : tensor<32x8xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %824 = stablehlo.multiply %823, %822 : tensor<32x8xf32>
    %cst_205 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %826 = stablehlo.multiply %825, %arg47 : tensor<32x8xf32>
    %827 = stablehlo.add %824, %826 : tensor<32x8xf32>
    %828 = stablehlo.multiply %387, %387 : tensor<8x32x64xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %830 = stablehlo.multiply %829, %828 : tensor<8x32x64xf32>
    %cst_207 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %832 = stablehlo.multiply %831, %arg48 : tensor<8x32x64xf32>
    %833 = stablehlo.add %830, %832 : tensor<8x32x64xf32>
    %c_208 = stablehlo.constant dense<2147483647> : tensor<i32>
    %834 = stablehlo.compare LT, %arg16, %c_208, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_209 = stablehlo.constant dense<1> : tensor<i32>
    %835 = stablehlo.add %arg16, %c_209 : tensor<i32>
    %c_210 = stablehlo.constant dense<2147483647> : tensor<i32>
    %836 = call @_where_6(%834, %835, %c_210) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %837 = stablehlo.convert %836 : (tensor<i32>) -> tensor<f32>
    %838 = stablehlo.power %cst_211, %837 : tensor<f32>
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %839 = stablehlo.subtract %cst_212, %838 : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %841 = stablehlo.divide %662, %840 : tensor<256x32xf32>
    %842 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %843 = stablehlo.divide %667, %842 : tensor<32x256xf32>
    %844 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %845 = stablehlo.divide %672, %844 : tensor<8x64x32xf32>
    %846 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %847 = stablehlo.divide %677, %846 : tensor<32xf32>
    %848 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %849 = stablehlo.divide %682, %848 : tensor<32xf32>
    %850 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %851 = stablehlo.divide %687, %850 : tensor<32x32xf32>
    %852 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %853 = stablehlo.divide %692, %852 : tensor<32x96xf32>
    %854 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %855 = stablehlo.divide %697, %854 : tensor<32x8xf32>
    %856 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %857 = stablehlo.divide %702, %856 : tensor<8x32x64xf32>
    %858 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %859 = stablehlo.divide %707, %858 : tensor<8x64x32xf32>
    %860 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %861 = stablehlo.divide %712, %860 : tensor<32xf32>
    %862 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %863 = stablehlo.divide %717, %862 : tensor<32xf32>
    %864 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %865 = stablehlo.divide %722, %864 : tensor<32x32xf32>
    %866 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %867 = stablehlo.divide %727, %866 : tensor<32x96xf32>
    %868 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %869 = stablehlo.divide %732, %868 : tensor<32x8xf32>
    %870 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %871 = stablehlo.divide %737, %870 : tensor<8x32x64xf32>
    %cst_213 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %872 = stablehlo.convert %836 : (tensor<i32>) -> tensor<f32>
    %873 = stablehlo.power %cst_213, %872 : tensor<f32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %874 = stablehlo.subtract %cst_214, %873 : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %876 = stablehlo.divide %743, %875 : tensor<256x32xf32>
    %877 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %878 = stablehlo.divide %749, %877 : tensor<32x256xf32>
    %879 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %880 = stablehlo.divide %755, %879 : tensor<8x64x32xf32>
    %881 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %882 = stablehlo.divide %761, %881 : tensor<32xf32>
    %883 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %884 = stablehlo.divide %767, %883 : tensor<32xf32>
    %885 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %886 = stablehlo.divide %773, %885 : tensor<32x32xf32>
    %887 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %888 = stablehlo.divide %779, %887 : tensor<32x96xf32>
    %889 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %890 = stablehlo.divide %785, %889 : tensor<32x8xf32>
    %891 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %892 = stablehlo.divide %791, %891 : tensor<8x32x64xf32>
    %893 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %894 = stablehlo.divide %797, %893 : tensor<8x64x32xf32>
    %895 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %896 = stablehlo.divide %803, %895 : tensor<32xf32>
    %897 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %898 = stablehlo.divide %809, %897 : tensor<32xf32>
    %899 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %900 = stablehlo.divide %815, %899 : tensor<32x32xf32>
    %901 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %902 = stablehlo.divide %821, %901 : tensor<32x96xf32>
    %903 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %904 = stablehlo.divide %827, %903 : tensor<32x8xf32>
    %905 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %906 = stablehlo.divide %833, %905 : tensor<8x32x64xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %908 = stablehlo.add %876, %907 : tensor<256x32xf32>
    %909 = stablehlo.sqrt %908 : tensor<256x32xf32>
    %cst_216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %911 = stablehlo.add %909, %910 : tensor<256x32xf32>
    %912 = stablehlo.divide %841, %911 : tensor<256x32xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %914 = stablehlo.add %878, %913 : tensor<32x256xf32>
    %915 = stablehlo.sqrt %914 : tensor<32x256xf32>
    %cst_218 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %917 = stablehlo.add %915, %916 : tensor<32x256xf32>
    %918 = stablehlo.divide %843, %917 : tensor<32x256xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %920 = stablehlo.add %880, %919 : tensor<8x64x32xf32>
    %921 = stablehlo.sqrt %920 : tensor<8x64x32xf32>
    %cst_220 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %923 = stablehlo.add %921, %922 : tensor<8x64x32xf32>
    %924 = stablehlo.divide %845, %923 : tensor<8x64x32xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %926 = stablehlo.add %882, %925 : tensor<32xf32>
    %927 = stablehlo.sqrt %926 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %929 = stablehlo.add %927, %928 : tensor<32xf32>
    %930 = stablehlo.divide %847, %929 : tensor<32xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %932 = stablehlo.add %884, %931 : tensor<32xf32>
    %933 = stablehlo.sqrt %932 : tensor<32xf32>
    %cst_224 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %935 = stablehlo.add %933, %934 : tensor<32xf32>
    %936 = stablehlo.divide %849, %935 : tensor<32xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %938 = stablehlo.add %886, %937 : tensor<32x32xf32>
    %939 = stablehlo.sqrt %938 : tensor<32x32xf32>
    %cst_226 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %941 = stablehlo.add %939, %940 : tensor<32x32xf32>
    %942 = stablehlo.divide %851, %941 : tensor<32x32xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %944 = stablehlo.add %888, %943 : tensor<32x96xf32>
    %945 = stablehlo.sqrt %944 : tensor<32x96xf32>
    %cst_228 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %947 = stablehlo.add %945, %946 : tensor<32x96xf32>
    %948 = stablehlo.divide %853, %947 : tensor<32x96xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %950 = stablehlo.add %890, %949 : tensor<32x8xf32>
    %951 = stablehlo.sqrt %950 : tensor<32x8xf32>
    %cst_230 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %953 = stablehlo.add %951, %952 : tensor<32x8xf32>
    %954 = stablehlo.divide %855, %953 : tensor<32x8xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %956 = stablehlo.add %892, %955 : tensor<8x32x64xf32>
    %957 = stablehlo.sqrt %956 : tensor<8x32x64xf32>
    %cst_232 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %959 = stablehlo.add %957, %958 : tensor<8x32x64xf32>
    %960 = stablehlo.divide %857, %959 : tensor<8x32x64xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %962 = stablehlo.add %894, %961 : tensor<8x64x32xf32>
    %963 = stablehlo.sqrt %962 : tensor<8x64x32xf32>
    %cst_234 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %965 = stablehlo.add %963, %964 : tensor<8x64x32xf32>
    %966 = stablehlo.divide %859, %965 : tensor<8x64x32xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %968 = stablehlo.add %896, %967 : tensor<32xf32>
    %969 = stablehlo.sqrt %968 : tensor<32xf32>
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %971 = stablehlo.add %969, %970 : tensor<32xf32>
    %972 = stablehlo.divide %861, %971 : tensor<32xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %974 = stablehlo.add %898, %973 : tensor<32xf32>
    %975 = stablehlo.sqrt %974 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.add %975, %976 : tensor<32xf32>
    %978 = stablehlo.divide %863, %977 : tensor<32xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %980 = stablehlo.add %900, %979 : tensor<32x32xf32>
    %981 = stablehlo.sqrt %980 : tensor<32x32xf32>
    %cst_240 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %983 = stablehlo.add %981, %982 : tensor<32x32xf32>
    %984 = stablehlo.divide %865, %983 : tensor<32x32xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %986 = stablehlo.add %902, %985 : tensor<32x96xf32>
    %987 = stablehlo.sqrt %986 : tensor<32x96xf32>
    %cst_242 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %989 = stablehlo.add %987, %988 : tensor<32x96xf32>
    %990 = stablehlo.divide %867, %989 : tensor<32x96xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %992 = stablehlo.add %904, %991 : tensor<32x8xf32>
    %993 = stablehlo.sqrt %992 : tensor<32x8xf32>
    %cst_244 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %995 = stablehlo.add %993, %994 : tensor<32x8xf32>
    %996 = stablehlo.divide %869, %995 : tensor<32x8xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %998 = stablehlo.add %906, %997 : tensor<8x32x64xf32>
    %999 = stablehlo.sqrt %998 : tensor<8x32x64xf32>
    %cst_246 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %1001 = stablehlo.add %999, %1000 : tensor<8x32x64xf32>
    %1002 = stablehlo.divide %871, %1001 : tensor<8x32x64xf32>
    %cst_247 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1004 = stablehlo.multiply %1003, %arg0 : tensor<256x32xf32>
    %1005 = stablehlo.add %912, %1004 : tensor<256x32xf32>
    %cst_248 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %1007 = stablehlo.multiply %1006, %arg1 : tensor<32x256xf32>
    %1008 = stablehlo.add %918, %1007 : tensor<32x256xf32>
    %cst_249 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %1010 = stablehlo.multiply %1009, %arg2 : tensor<8x64x32xf32>
    %1011 = stablehlo.add %924, %1010 : tensor<8x64x32xf32>
    %cst_250 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1013 = stablehlo.multiply %1012, %arg3 : tensor<32xf32>
    %1014 = stablehlo.add %930, %1013 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1016 = stablehlo.multiply %1015, %arg4 : tensor<32xf32>
    %1017 = stablehlo.add %936, %1016 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1019 = stablehlo.multiply %1018, %arg5 : tensor<32x32xf32>
    %1020 = stablehlo.add %942, %1019 : tensor<32x32xf32>
    %cst_253 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1022 = stablehlo.multiply %1021, %arg6 : tensor<32x96xf32>
    %1023 = stablehlo.add %948, %1022 : tensor<32x96xf32>
    %cst_254 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1025 = stablehlo.multiply %1024, %arg7 : tensor<32x8xf32>
    %1026 = stablehlo.add %954, %1025 : tensor<32x8xf32>
    %cst_255 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %1028 = stablehlo.multiply %1027, %arg8 : tensor<8x32x64xf32>
    %1029 = stablehlo.add %960, %1028 : tensor<8x32x64xf32>
    %cst_256 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %1031 = stablehlo.multiply %1030, %arg9 : tensor<8x64x32xf32>
    %1032 = stablehlo.add %966, %1031 : tensor<8x64x32xf32>
    %cst_257 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1034 = stablehlo.multiply %1033, %arg10 : tensor<32xf32>
    %1035 = stablehlo.add %972, %1034 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1037 = stablehlo.multiply %1036, %arg11 : tensor<32xf32>
    %1038 = stablehlo.add %978, %1037 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1040 = stablehlo.multiply %1039, %arg12 : tensor<32x32xf32>
    %1041 = stablehlo.add %984, %1040 : tensor<32x32xf32>
    %cst_260 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1043 = stablehlo.multiply %1042, %arg13 : tensor<32x96xf32>
    %1044 = stablehlo.add %990, %1043 : tensor<32x96xf32>
    %cst_261 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1046 = stablehlo.multiply %1045, %arg14 : tensor<32x8xf32>
    %1047 = stablehlo.add %996, %1046 : tensor<32x8xf32>
    %cst_262 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %1049 = stablehlo.multiply %1048, %arg15 : tensor<8x32x64xf32>
    %1050 = stablehlo.add %1002, %1049 : tensor<8x32x64xf32>
    %cst_263 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
    %1052 = stablehlo.multiply %1051, %1005 : tensor<256x32xf32>
    %cst_264 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
    %1054 = stablehlo.multiply %1053, %1008 : tensor<32x256xf32>
    %cst_265 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %1056 = stablehlo.multiply %1055, %1011 : tensor<8x64x32xf32>
    %cst_266 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1058 = stablehlo.multiply %1057, %1014 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1060 = stablehlo.multiply %1059, %1017 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1062 = stablehlo.multiply %1061, %1020 : tensor<32x32xf32>
    %cst_269 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1064 = stablehlo.multiply %1063, %1023 : tensor<32x96xf32>
    %cst_270 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1066 = stablehlo.multiply %1065, %1026 : tensor<32x8xf32>
    %cst_271 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %1068 = stablehlo.multiply %1067, %1029 : tensor<8x32x64xf32>
    %cst_272 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<8x64x32xf32>
    %1070 = stablehlo.multiply %1069, %1032 : tensor<8x64x32xf32>
    %cst_273 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1072 = stablehlo.multiply %1071, %1035 : tensor<32xf32>
    %cst_274 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1074 = stablehlo.multiply %1073, %1038 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1076 = stablehlo.multiply %1075, %1041 : tensor<32x32xf32>
    %cst_276 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1078 = stablehlo.multiply %1077, %1044 : tensor<32x96xf32>
    %cst_277 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1080 = stablehlo.multiply %1079, %1047 : tensor<32x8xf32>
    %cst_278 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %1082 = stablehlo.multiply %1081, %1050 : tensor<8x32x64xf32>
    %1083 = stablehlo.add %arg0, %1052 : tensor<256x32xf32>
    %1084 = stablehlo.add %arg1, %1054 : tensor<32x256xf32>
    %1085 = stablehlo.add %arg2, %1056 : tensor<8x64x32xf32>
    %1086 = stablehlo.add %arg3, %1058 : tensor<32xf32>
    %1087 = stablehlo.add %arg4, %1060 : tensor<32xf32>
    %1088 = stablehlo.add %arg5, %1062 : tensor<32x32xf32>
    %1089 = stablehlo.add %arg6, %1064 : tensor<32x96xf32>
    %1090 = stablehlo.add %arg7, %1066 : tensor<32x8xf32>
    %1091 = stablehlo.add %arg8, %1068 : tensor<8x32x64xf32>
    %1092 = stablehlo.add %arg9, %1070 : tensor<8x64x32xf32>
    %1093 = stablehlo.add %arg10, %1072 : tensor<32xf32>
    %1094 = stablehlo.add %arg11, %1074 : tensor<32xf32>
    %1095 = stablehlo.add %arg12, %1076 : tensor<32x32xf32>
    %1096 = stablehlo.add %arg13, %1078 : tensor<32x96xf32>
    %1097 = stablehlo.add %arg14, %1080 : tensor<32x8xf32>
    %1098 = stablehlo.add %arg15, %1082 : tensor<8x32x64xf32>
    return %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %836, %662, %667, %672, %677, %682, %687, %692, %697, %702, %707, %712, %717, %722, %727, %732, %737, %743, %749, %755, %761, %767, %773, %779, %785, %791, %797, %803, %809, %815, %821, %827, %833, %339 : tensor<256x32xf32>, tensor<32x256xf32>, tensor<8x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x8xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x8xf32>, tensor<8x32x64xf32>, tensor<i32>, tensor<256x32xf32>, tensor<32x256xf32>, tensor<8x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x8xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x8xf32>, tensor<8x32x64xf32>, tensor<256x32xf32>, tensor<32x256xf32>, tensor<8x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x8xf32>, tensor<8x32x64xf32>, tensor<8x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x8xf32>, tensor<8x32x64xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<8x4x16x16xi1>, %arg1: tensor<8x4x16x1x16xf32>, %arg2: tensor<f32>) -> (tensor<1x8x4x16x16xf32>, tensor<1x8x4x16x16xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8x4x16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<8x4x16x16xi1>) -> tensor<1x8x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<8x4x16x16xf32>) -> tensor<1x8x4x16x16xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<8x4x16x1x16xf32>) -> tensor<1x8x4x16x16xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x8x4x16x16xi1>, tensor<1x8x4x16x16xf32>
    return %4, %1 : tensor<1x8x4x16x16xf32>, tensor<1x8x4x16x16xi1>
  }
  func.func private @_one_hot(%arg0: tensor<8x16x2xi32>) -> tensor<8x16x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<8x16x2xi32>) -> tensor<8x16x2x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<8x16x2x1xi32>) -> tensor<8x16x2x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<8x16x2x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x16x2x8xi32>, tensor<8x16x2x8xi32>) -> tensor<8x16x2x8xi1>
    %5 = stablehlo.convert %4 : (tensor<8x16x2x8xi1>) -> tensor<8x16x2x8xf32>
    return %5 : tensor<8x16x2x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<8x32x8xf32>) -> tensor<8x32x8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<8x32x8xf32>) -> tensor<8x32x8xf32>
    return %0 : tensor<8x32x8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<8x32x8xf32>) -> tensor<8x32x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [31, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 32, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x32x8xf32>, tensor<f32>) -> tensor<8x32x8xf32>
    return %1 : tensor<8x32x8xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<8x16x2x8xf32>) -> tensor<8x16x2x8x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<8x16x2x8xf32>) -> tensor<8x16x2x8x1xf32>
    %1 = stablehlo.iota dim = 4 : tensor<1x1x1x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3, 4] : (tensor<8x16x2x8x1xf32>) -> tensor<8x16x2x8x5xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x5xf32>) -> tensor<8x16x2x8x5xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<8x16x2x8x5xf32>, tensor<8x16x2x8x5xf32>) -> tensor<8x16x2x8x5xi1>
    %5 = stablehlo.convert %4 : (tensor<8x16x2x8x5xi1>) -> tensor<8x16x2x8x5xf32>
    return %5 : tensor<8x16x2x8x5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x16x256xf32>, %arg1: tensor<8x16x1xi32>) -> (tensor<8x16x1xf32>, tensor<8x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x16x1xi32>, tensor<8x16x1xi32>) -> tensor<8x16x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x16x1xi1>, tensor<8x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x16x1xi32>) -> tensor<8x16x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x16x1x1xi32>, tensor<8x16x1x1xi32>) -> tensor<8x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x16x1x1xi32>, tensor<8x16x1x1xi32>) -> tensor<8x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x16x1x1xi1>, tensor<i1>) -> tensor<8x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x16x256xf32>, tensor<8x16x1x1xi32>) -> tensor<8x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x16x1xi1>, tensor<8x16x1xf32>
    return %15, %5 : tensor<8x16x1xf32>, tensor<8x16x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x16x1xf32>, %arg1: tensor<i32>) -> (tensor<8x16xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_2(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 16, 1>}> : (tensor<8x16x1xf32>, tensor<1xi32>) -> tensor<8x16xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x16xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8x16xi1>, tensor<8x16xf32>
    return %13, %3 : tensor<8x16xf32>, tensor<1xi32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_3(%arg0: tensor<1xi32>, %arg1: tensor<8x16xf32>) -> tensor<8x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x16x1xf32>, tensor<1xi32>, tensor<8x16xf32>) -> tensor<8x16x1xf32>
    return %1 : tensor<8x16x1xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<8x16x1x1xi32>, %arg1: tensor<8x16x1xf32>) -> tensor<8x16x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x16x256xf32>, tensor<8x16x1x1xi32>, tensor<8x16x1xf32>) -> tensor<8x16x256xf32>
    return %1 : tensor<8x16x256xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x8x4x16x16xi1>, %arg1: tensor<1x8x4x16x16xf32>) -> tensor<8x4x16x1x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x4x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x8x4x16x16xi1>, tensor<1x8x4x16x16xf32>
    %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x8x4x16x16xf32>) -> tensor<8x4x16x1x16xf32>
    return %2 : tensor<8x4x16x1x16xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
