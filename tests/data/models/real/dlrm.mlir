module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["shard"=8]> {stablehlo.mesh = {axes = [{name = "shard", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<13x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 3 : i32}, %arg4: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 4 : i32}, %arg5: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 5 : i32}, %arg6: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 6 : i32}, %arg7: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 7 : i32}, %arg8: tensor<18x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 8 : i32}, %arg9: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 9 : i32}, %arg10: tensor<32x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 10 : i32}, %arg11: tensor<1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32}, %arg12: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 12 : i32}, %arg13: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>, tf.aliasing_output = 13 : i32}, %arg14: tensor<13x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 14 : i32}, %arg15: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32}, %arg16: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 16 : i32}, %arg17: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 17 : i32}, %arg18: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 18 : i32}, %arg19: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>, tf.aliasing_output = 19 : i32}, %arg20: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 20 : i32}, %arg21: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 21 : i32}, %arg22: tensor<18x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 23 : i32}, %arg24: tensor<32x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 24 : i32}, %arg25: tensor<1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 25 : i32}, %arg26: tensor<32x13xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, %arg27: tensor<32x4x3xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}, {}]>}, %arg28: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"shard"}]>}) -> (tensor<13x32xf32> {jax.result_info = "result[0][0]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0][1]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x8xf32> {jax.result_info = "result[0][2]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<64x8xf32> {jax.result_info = "result[0][3]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<64x8xf32> {jax.result_info = "result[0][4]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<64x8xf32> {jax.result_info = "result[0][5]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[0][6]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8xf32> {jax.result_info = "result[0][7]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<18x32xf32> {jax.result_info = "result[0][8]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[0][9]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x1xf32> {jax.result_info = "result[0][10]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<1xf32> {jax.result_info = "result[0][11]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<i32> {jax.result_info = "result[1][0]", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[1][1]", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<13x32xf32> {jax.result_info = "result[1][2]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][3]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x8xf32> {jax.result_info = "result[1][4]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<64x8xf32> {jax.result_info = "result[1][5]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<64x8xf32> {jax.result_info = "result[1][6]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<64x8xf32> {jax.result_info = "result[1][7]", sdy.sharding = #sdy.sharding<@mesh, [{"shard"}, {}]>}, tensor<32x8xf32> {jax.result_info = "result[1][8]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8xf32> {jax.result_info = "result[1][9]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<18x32xf32> {jax.result_info = "result[1][10]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32xf32> {jax.result_info = "result[1][11]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<32x1xf32> {jax.result_info = "result[1][12]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<1xf32> {jax.result_info = "result[1][13]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %c = stablehlo.constant dense<[5, 10, 11, 15, 16, 17, 20, 21, 22, 23]> : tensor<10xi32>
    %c_0 = stablehlo.constant dense<32> : tensor<1xi32>
    %0 = stablehlo.slice %arg27 [0:32, 3:4, 0:3] : (tensor<32x4x3xi32>) -> tensor<32x1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<32x1x3xi32>) -> tensor<32x3xi32>
    %2 = stablehlo.slice %arg27 [0:32, 2:3, 0:3] : (tensor<32x4x3xi32>) -> tensor<32x1x3xi32>
    %3 = stablehlo.reshape %2 : (tensor<32x1x3xi32>) -> tensor<32x3xi32>
    %4 = stablehlo.slice %arg27 [0:32, 1:2, 0:3] : (tensor<32x4x3xi32>) -> tensor<32x1x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1x3xi32>) -> tensor<32x3xi32>
    %6 = stablehlo.slice %arg27 [0:32, 0:1, 0:3] : (tensor<32x4x3xi32>) -> tensor<32x1x3xi32>
    %7 = stablehlo.reshape %6 : (tensor<32x1x3xi32>) -> tensor<32x3xi32>
    %8:2 = call @_take(%arg5, %1) : (tensor<64x8xf32>, tensor<32x3xi32>) -> (tensor<32x3x8xf32>, tensor<32x3x1xi32>)
    %9:2 = call @_take(%arg4, %3) : (tensor<64x8xf32>, tensor<32x3xi32>) -> (tensor<32x3x8xf32>, tensor<32x3x1xi32>)
    %10:2 = call @_take(%arg3, %5) : (tensor<64x8xf32>, tensor<32x3xi32>) -> (tensor<32x3x8xf32>, tensor<32x3x1xi32>)
    %11:2 = call @_take(%arg2, %7) : (tensor<64x8xf32>, tensor<32x3xi32>) -> (tensor<32x3x8xf32>, tensor<32x3x1xi32>)
    %12 = stablehlo.dot_general %arg26, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x13xf32>, tensor<13x32xf32>) -> tensor<32x32xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %15 = stablehlo.add %12, %14 : tensor<32x32xf32>
    %16 = call @relu(%15) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %18 = stablehlo.compare GT, %15, %17, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %19 = stablehlo.dot_general %16, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %20 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %22 = stablehlo.add %19, %21 : tensor<32x8xf32>
    %23 = call @relu_0(%22) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %25 = stablehlo.compare GT, %22, %24, FLOAT : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%11#0 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<32x3x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%10#0 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<32x3x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%9#0 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<32x3x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%8#0 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<32x3x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %30 = stablehlo.broadcast_in_dim %23, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %32 = stablehlo.broadcast_in_dim %27, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %33 = stablehlo.broadcast_in_dim %28, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %34 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %35 = stablehlo.concatenate %30, %31, %32, %33, %34, dim = 1 : (tensor<32x1x8xf32>, tensor<32x1x8xf32>, tensor<32x1x8xf32>, tensor<32x1x8xf32>, tensor<32x1x8xf32>) -> tensor<32x5x8xf32>
    %36 = stablehlo.transpose %35, dims = [0, 2, 1] : (tensor<32x5x8xf32>) -> tensor<32x8x5xf32>
    %37 = stablehlo.dot_general %35, %36, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x5x8xf32>, tensor<32x8x5xf32>) -> tensor<32x5x5xf32>
    %38 = stablehlo.reshape %37 : (tensor<32x5x5xf32>) -> tensor<32x25xf32>
    %39:2 = call @_take_1(%38, %c) : (tensor<32x25xf32>, tensor<10xi32>) -> (tensor<32x10xf32>, tensor<10x1xi32>)
    %40 = stablehlo.concatenate %23, %39#0, dim = 1 : (tensor<32x8xf32>, tensor<32x10xf32>) -> tensor<32x18xf32>
    %41 = stablehlo.dot_general %40, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x18xf32>, tensor<18x32xf32>) -> tensor<32x32xf32>
    %42 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %44 = stablehlo.add %41, %43 : tensor<32x32xf32>
    %45 = call @relu(%44) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %47 = stablehlo.compare GT, %44, %46, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %48 = stablehlo.dot_general %45, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %49 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %51 = stablehlo.add %48, %50 : tensor<32x1xf32>
    %52 = stablehlo.broadcast_in_dim %arg28, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %53:2 = call @log_sigmoid(%51) : (tensor<32x1xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>)
    %54 = stablehlo.negate %51 : tensor<32x1xf32>
    %55:2 = call @log_sigmoid(%54) : (tensor<32x1xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>)
    %cst_7 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %57 = stablehlo.multiply %56, %52 : tensor<32x1xf32>
    %58 = stablehlo.multiply %57, %53#0 : tensor<32x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %60 = stablehlo.subtract %59, %52 : tensor<32x1xf32>
    %61 = stablehlo.multiply %60, %55#0 : tensor<32x1xf32>
    %62 = stablehlo.subtract %58, %61 : tensor<32x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %65 = stablehlo.divide %63, %64 : tensor<32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.reduce(%c_0 init: %c_12) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %68 = stablehlo.convert %67 : (tensor<i32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.compare EQ, %68, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %70 = call @_where_3(%69, %c_14, %68) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.compare EQ, %68, %cst_15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %72 = stablehlo.divide %66, %70 : tensor<f32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %73 = call @_where_4(%71, %c_16, %72) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = call @_where_5(%71, %cst_17) : (tensor<i1>, tensor<f32>) -> tensor<f32>
    %75 = stablehlo.divide %74, %70 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.divide %76, %77 : tensor<32xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %80 = stablehlo.negate %79 : tensor<32x1xf32>
    %81 = stablehlo.multiply %60, %80 : tensor<32x1xf32>
    %82 = stablehlo.multiply %57, %79 : tensor<32x1xf32>
    %83 = call @log_sigmoid_6(%55#1, %81) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %84 = stablehlo.negate %83 : tensor<32x1xf32>
    %85 = call @log_sigmoid_6(%53#1, %82) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %86 = stablehlo.add %84, %85 : tensor<32x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %88 = stablehlo.reshape %87 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %91 = stablehlo.dot_general %86, %45, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %93 = stablehlo.dot_general %86, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %95 = stablehlo.select %47, %93, %94 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %97 = stablehlo.reshape %96 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.dot_general %95, %40, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x18xf32>) -> tensor<32x18xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<32x18xf32>) -> tensor<18x32xf32>
    %101 = stablehlo.dot_general %95, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<18x32xf32>) -> tensor<32x18xf32>
    %102 = stablehlo.slice %101 [0:32, 0:8] : (tensor<32x18xf32>) -> tensor<32x8xf32>
    %103 = stablehlo.slice %101 [0:32, 8:18] : (tensor<32x18xf32>) -> tensor<32x10xf32>
    %104 = call @_take_8(%39#1, %103) : (tensor<10x1xi32>, tensor<32x10xf32>) -> tensor<32x25xf32>
    %105 = stablehlo.reshape %104 : (tensor<32x25xf32>) -> tensor<32x5x5xf32>
    %106 = stablehlo.dot_general %105, %35, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x5x5xf32>, tensor<32x5x8xf32>) -> tensor<32x5x8xf32>
    %107 = stablehlo.transpose %106, dims = [0, 2, 1] : (tensor<32x5x8xf32>) -> tensor<32x8x5xf32>
    %108 = stablehlo.dot_general %105, %36, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x5x5xf32>, tensor<32x8x5xf32>) -> tensor<32x5x8xf32>
    %109 = stablehlo.transpose %107, dims = [0, 2, 1] : (tensor<32x8x5xf32>) -> tensor<32x5x8xf32>
    %110 = stablehlo.add %108, %109 : tensor<32x5x8xf32>
    %111 = stablehlo.slice %110 [0:32, 0:1, 0:8] : (tensor<32x5x8xf32>) -> tensor<32x1x8xf32>
    %112 = stablehlo.reshape %111 : (tensor<32x1x8xf32>) -> tensor<32x8xf32>
    %113 = stablehlo.slice %110 [0:32, 1:2, 0:8] : (tensor<32x5x8xf32>) -> tensor<32x1x8xf32>
    %114 = stablehlo.reshape %113 : (tensor<32x1x8xf32>) -> tensor<32x8xf32>
    %115 = stablehlo.slice %110 [0:32, 2:3, 0:8] : (tensor<32x5x8xf32>) -> tensor<32x1x8xf32>
    %116 = stablehlo.reshape %115 : (tensor<32x1x8xf32>) -> tensor<32x8xf32>
    %117 = stablehlo.slice %110 [0:32, 3:4, 0:8] : (tensor<32x5x8xf32>) -> tensor<32x1x8xf32>
    %118 = stablehlo.reshape %117 : (tensor<32x1x8xf32>) -> tensor<32x8xf32>
    %119 = stablehlo.slice %110 [0:32, 4:5, 0:8] : (tensor<32x5x8xf32>) -> tensor<32x1x8xf32>
    %120 = stablehlo.reshape %119 : (tensor<32x1x8xf32>) -> tensor<32x8xf32>
    %121 = stablehlo.add %102, %112 : tensor<32x8xf32>
    %122 = stablehlo.broadcast_in_dim %120, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x3x8xf32>
    %123 = stablehlo.broadcast_in_dim %118, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x3x8xf32>
    %124 = stablehlo.broadcast_in_dim %116, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x3x8xf32>
    %125 = stablehlo.broadcast_in_dim %114, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x3x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %127 = stablehlo.select %25, %121, %126 : tensor<32x8xi1>, tensor<32x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %129 = stablehlo.reshape %128 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %131 = stablehlo.dot_general %127, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %133 = stablehlo.dot_general %127, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %135 = stablehlo.select %18, %133, %134 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %137 = stablehlo.reshape %136 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %139 = stablehlo.dot_general %135, %arg26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x13xf32>) -> tensor<32x13xf32>
    %140 = stablehlo.transpose %139, dims = [1, 0] : (tensor<32x13xf32>) -> tensor<13x32xf32>
    %141 = call @_take_9(%11#1, %125) : (tensor<32x3x1xi32>, tensor<32x3x8xf32>) -> tensor<64x8xf32>
    %142 = call @_take_9(%10#1, %124) : (tensor<32x3x1xi32>, tensor<32x3x8xf32>) -> tensor<64x8xf32>
    %143 = call @_take_9(%9#1, %123) : (tensor<32x3x1xi32>, tensor<32x3x8xf32>) -> tensor<64x8xf32>
    %144 = call @_take_9(%8#1, %122) : (tensor<32x3x1xi32>, tensor<32x3x8xf32>) -> tensor<64x8xf32>
    %145 = chlo.square %140 : tensor<13x32xf32> -> tensor<13x32xf32>
    %146 = stablehlo.add %arg14, %145 : tensor<13x32xf32>
    %147 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<13x32xf32>
    %148 = stablehlo.multiply %147, %140 : tensor<13x32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<13x32xf32>
    %150 = stablehlo.add %146, %149 : tensor<13x32xf32>
    %151 = stablehlo.sqrt %150 : tensor<13x32xf32>
    %152 = stablehlo.divide %148, %151 : tensor<13x32xf32>
    %153 = stablehlo.subtract %arg0, %152 : tensor<13x32xf32>
    %154 = chlo.square %138 : tensor<32xf32> -> tensor<32xf32>
    %155 = stablehlo.add %arg15, %154 : tensor<32xf32>
    %156 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %157 = stablehlo.multiply %156, %138 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %159 = stablehlo.add %155, %158 : tensor<32xf32>
    %160 = stablehlo.sqrt %159 : tensor<32xf32>
    %161 = stablehlo.divide %157, %160 : tensor<32xf32>
    %162 = stablehlo.subtract %arg1, %161 : tensor<32xf32>
    %163 = chlo.square %141 : tensor<64x8xf32> -> tensor<64x8xf32>
    %164 = stablehlo.add %arg16, %163 : tensor<64x8xf32>
    %165 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %166 = stablehlo.multiply %165, %141 : tensor<64x8xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %168 = stablehlo.add %164, %167 : tensor<64x8xf32>
    %169 = stablehlo.sqrt %168 : tensor<64x8xf32>
    %170 = stablehlo.divide %166, %169 : tensor<64x8xf32>
    %171 = stablehlo.subtract %arg2, %170 : tensor<64x8xf32>
    %172 = chlo.square %142 : tensor<64x8xf32> -> tensor<64x8xf32>
    %173 = stablehlo.add %arg17, %172 : tensor<64x8xf32>
    %174 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %175 = stablehlo.multiply %174, %142 : tensor<64x8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %177 = stablehlo.add %173, %176 : tensor<64x8xf32>
    %178 = stablehlo.sqrt %177 : tensor<64x8xf32>
    %179 = stablehlo.divide %175, %178 : tensor<64x8xf32>
    %180 = stablehlo.subtract %arg3, %179 : tensor<64x8xf32>
    %181 = chlo.square %143 : tensor<64x8xf32> -> tensor<64x8xf32>
    %182 = stablehlo.add %arg18, %181 : tensor<64x8xf32>
    %183 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %184 = stablehlo.multiply %183, %143 : tensor<64x8xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %186 = stablehlo.add %182, %185 : tensor<64x8xf32>
    %187 = stablehlo.sqrt %186 : tensor<64x8xf32>
    %188 = stablehlo.divide %184, %187 : tensor<64x8xf32>
    %189 = stablehlo.subtract %arg4, %188 : tensor<64x8xf32>
    %190 = chlo.square %144 : tensor<64x8xf32> -> tensor<64x8xf32>
    %191 = stablehlo.add %arg19, %190 : tensor<64x8xf32>
    %192 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %193 = stablehlo.multiply %192, %144 : tensor<64x8xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %195 = stablehlo.add %191, %194 : tensor<64x8xf32>
    %196 = stablehlo.sqrt %195 : tensor<64x8xf32>
    %197 = stablehlo.divide %193, %196 : tensor<64x8xf32>
    %198 = stablehlo.subtract %arg5, %197 : tensor<64x8xf32>
    %199 = chlo.square %132 : tensor<32x8xf32> -> tensor<32x8xf32>
    %200 = stablehlo.add %arg20, %199 : tensor<32x8xf32>
    %201 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %202 = stablehlo.multiply %201, %132 : tensor<32x8xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %204 = stablehlo.add %200, %203 : tensor<32x8xf32>
    %205 = stablehlo.sqrt %204 : tensor<32x8xf32>
    %206 = stablehlo.divide %202, %205 : tensor<32x8xf32>
    %207 = stablehlo.subtract %arg6, %206 : tensor<32x8xf32>
    %208 = chlo.square %130 : tensor<8xf32> -> tensor<8xf32>
    %209 = stablehlo.add %arg21, %208 : tensor<8xf32>
    %210 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %211 = stablehlo.multiply %210, %130 : tensor<8xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %213 = stablehlo.add %209, %212 : tensor<8xf32>
    %214 = stablehlo.sqrt %213 : tensor<8xf32>
    %215 = stablehlo.divide %211, %214 : tensor<8xf32>
    %216 = stablehlo.subtract %arg7, %215 : tensor<8xf32>
    %217 = chlo.square %100 : tensor<18x32xf32> -> tensor<18x32xf32>
    %218 = stablehlo.add %arg22, %217 : tensor<18x32xf32>
    %219 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<18x32xf32>
    %220 = stablehlo.multiply %219, %100 : tensor<18x32xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<18x32xf32>
    %222 = stablehlo.add %218, %221 : tensor<18x32xf32>
    %223 = stablehlo.sqrt %222 : tensor<18x32xf32>
    %224 = stablehlo.divide %220, %223 : tensor<18x32xf32>
    %225 = stablehlo.subtract %arg8, %224 : tensor<18x32xf32>
    %226 = chlo.square %98 : tensor<32xf32> -> tensor<32xf32>
    %227 = stablehlo.add %arg23, %226 : tensor<32xf32>
    %228 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %229 = stablehlo.multiply %228, %98 : tensor<32xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %231 = stablehlo.add %227, %230 : tensor<32xf32>
    %232 = stablehlo.sqrt %231 : tensor<32xf32>
    %233 = stablehlo.divide %229, %232 : tensor<32xf32>
    %234 = stablehlo.subtract %arg9, %233 : tensor<32xf32>
    %235 = chlo.square %92 : tensor<32x1xf32> -> tensor<32x1xf32>
    %236 = stablehlo.add %arg24, %235 : tensor<32x1xf32>
    %237 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %238 = stablehlo.multiply %237, %92 : tensor<32x1xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %240 = stablehlo.add %236, %239 : tensor<32x1xf32>
    %241 = stablehlo.sqrt %240 : tensor<32x1xf32>
    %242 = stablehlo.divide %238, %241 : tensor<32x1xf32>
    %243 = stablehlo.subtract %arg10, %242 : tensor<32x1xf32>
    %244 = chlo.square %90 : tensor<1xf32> -> tensor<1xf32>
    %245 = stablehlo.add %arg25, %244 : tensor<1xf32>
    %246 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %247 = stablehlo.multiply %246, %90 : tensor<1xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %249 = stablehlo.add %245, %248 : tensor<1xf32>
    %250 = stablehlo.sqrt %249 : tensor<1xf32>
    %251 = stablehlo.divide %247, %250 : tensor<1xf32>
    %252 = stablehlo.subtract %arg11, %251 : tensor<1xf32>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %253 = stablehlo.add %arg12, %c_42 : tensor<i32>
    return %153, %162, %171, %180, %189, %198, %207, %216, %225, %234, %243, %252, %253, %arg13, %146, %155, %164, %173, %182, %191, %200, %209, %218, %227, %236, %245, %73 : tensor<13x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<18x32xf32>, tensor<32xf32>, tensor<32x1xf32>, tensor<1xf32>, tensor<i32>, tensor<f32>, tensor<13x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<18x32xf32>, tensor<32xf32>, tensor<32x1xf32>, tensor<1xf32>, tensor<f32>
  }
  func.func private @_take(%arg0: tensor<64x8xf32>, %arg1: tensor<32x3xi32>) -> (tensor<32x3x8xf32>, tensor<32x3x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x3xi32>, tensor<32x3xi32>) -> tensor<32x3xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x3xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<32x3xi1>, tensor<32x3xi32>, tensor<32x3xi32>) -> tensor<32x3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32x3xi32>) -> tensor<32x3x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x3x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x3x1xi32>, tensor<32x3x1xi32>) -> tensor<32x3x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x3x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x3x1xi32>, tensor<32x3x1xi32>) -> tensor<32x3x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x3x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x3x1xi1>, tensor<i1>) -> tensor<32x3xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<64x8xf32>, tensor<32x3x1xi32>) -> tensor<32x3x8xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<32x3xi1>) -> tensor<32x3x8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x3x8xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<32x3x8xi1>, tensor<32x3x8xf32>
    return %16, %5 : tensor<32x3x8xf32>, tensor<32x3x1xi32>
  }
  func.func private @_where(%arg0: tensor<32x3xi1>, %arg1: tensor<32x3xi32>, %arg2: tensor<32x3xi32>) -> tensor<32x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<32x3xi1>, tensor<32x3xi32>
    return %0 : tensor<32x3xi32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @relu_0(%arg0: tensor<32x8xf32>) -> tensor<32x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x8xf32>
    return %1 : tensor<32x8xf32>
  }
  func.func private @_take_1(%arg0: tensor<32x25xf32>, %arg1: tensor<10xi32>) -> (tensor<32x10xf32>, tensor<10x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_0 = stablehlo.constant dense<25> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<10xi32>
    %4 = call @_where_2(%1, %3, %arg1) : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %c_1 = stablehlo.constant dense<24> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<10x1xi32>, tensor<10x1xi32>) -> tensor<10x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<10x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<10x1xi32>, tensor<10x1xi32>) -> tensor<10x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<10x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<10x1xi1>, tensor<i1>) -> tensor<10xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x25xf32>, tensor<10x1xi32>) -> tensor<32x10xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<10xi1>) -> tensor<32x10xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<32x10xi1>, tensor<32x10xf32>
    return %16, %5 : tensor<32x10xf32>, tensor<10x1xi32>
  }
  func.func private @_where_2(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @log_sigmoid(%arg0: tensor<32x1xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<32x1xf32>
    %1:2 = call @softplus(%0) : (tensor<32x1xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>)
    %2 = stablehlo.negate %1#0 : tensor<32x1xf32>
    return %2, %1#1 : tensor<32x1xf32>, tensor<32x1xf32>
  }
  func.func private @softplus(%arg0: tensor<32x1xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x1xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<32x1xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<32x1xf32>
    %7 = stablehlo.abs %3 : tensor<32x1xf32>
    %8 = stablehlo.negate %7 : tensor<32x1xf32>
    %9 = stablehlo.exponential %8 : tensor<32x1xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<32x1xf32>
    %11 = stablehlo.add %1, %10 : tensor<32x1xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<32x1xi1>, tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<32x1xi1>, tensor<32x1xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<32x1xi1>, tensor<32x1xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<32x1xf32>
    %22 = stablehlo.exponential %21 : tensor<32x1xf32>
    return %12, %22 : tensor<32x1xf32>, tensor<32x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.select %arg0, %cst, %arg1 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @log_sigmoid_6(%arg0: tensor<32x1xf32>, %arg1: tensor<32x1xf32>) -> tensor<32x1xf32> {
    %0 = stablehlo.negate %arg1 : tensor<32x1xf32>
    %1 = call @softplus_7(%arg0, %0) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %2 = stablehlo.negate %1 : tensor<32x1xf32>
    return %2 : tensor<32x1xf32>
  }
  func.func private @softplus_7(%arg0: tensor<32x1xf32>, %arg1: tensor<32x1xf32>) -> tensor<32x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<32x1xf32>
    return %0 : tensor<32x1xf32>
  }
  func.func private @_take_8(%arg0: tensor<10x1xi32>, %arg1: tensor<32x10xf32>) -> tensor<32x25xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x25xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x25xf32>, tensor<10x1xi32>, tensor<32x10xf32>) -> tensor<32x25xf32>
    return %1 : tensor<32x25xf32>
  }
  func.func private @_take_9(%arg0: tensor<32x3x1xi32>, %arg1: tensor<32x3x8xf32>) -> tensor<64x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x8xf32>, tensor<32x3x1xi32>, tensor<32x3x8xf32>) -> tensor<64x8xf32>
    return %1 : tensor<64x8xf32>
  }
}
