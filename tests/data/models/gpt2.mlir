module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<128xf32>, %arg9: tensor<128x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x128xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x32xf32>, %arg15: tensor<128x32xf32>, %arg16: tensor<i32>, %arg17: tensor<96xf32>, %arg18: tensor<96x32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<128xf32>, %arg26: tensor<128x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32x128xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32xf32>, %arg31: tensor<32x32xf32>, %arg32: tensor<128x32xf32>, %arg33: tensor<96xf32>, %arg34: tensor<96x32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32xf32>, %arg41: tensor<128xf32>, %arg42: tensor<128x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32x128xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32xf32>, %arg47: tensor<32x32xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<2x16xi32>, %arg50: tensor<2xui32>) -> (tensor<96xf32> {jax.result_info = "result[0]['transformer']['h']['0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['attn']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['ln_2']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['transformer']['h']['0']['mlp']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['mlp']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['h']['0']['mlp']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['transformer']['h']['0']['mlp']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['transformer']['ln_f']['scale']"}, tensor<32x32xf32> {jax.result_info = "result[0]['transformer']['wpe']['embedding']"}, tensor<128x32xf32> {jax.result_info = "result[0]['transformer']['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<96xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['attn']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['ln_2']['scale']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['mlp']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['mlp']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['mlp']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu['transformer']['h']['0']['mlp']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['ln_f']['scale']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['wpe']['embedding']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['transformer']['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['attn']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['ln_2']['scale']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['mlp']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['mlp']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['mlp']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].nu['transformer']['h']['0']['mlp']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['ln_f']['scale']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['wpe']['embedding']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['transformer']['wte']['embedding']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %4 = stablehlo.convert %3 : (tensor<2x16xf32>) -> tensor<2x16xi32>
    %5:2 = call @_take(%arg15, %arg49) : (tensor<128x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16x1xi32>)
    %6:2 = call @_take_0(%arg14, %2) : (tensor<32x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16x1xi32>)
    %7 = stablehlo.add %5#0, %6#0 : tensor<2x16x32xf32>
    %c = stablehlo.constant dense<1698514126> : tensor<ui32>
    %8 = call @_threefry_fold_in(%arg50, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %9 = call @_bernoulli(%8, %cst_0) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %11 = stablehlo.divide %7, %10 : tensor<2x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %13 = stablehlo.select %9, %11, %12 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    %14 = chlo.square %13 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<2x16x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %19 = stablehlo.divide %17, %18 : tensor<2x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%14 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %22 = stablehlo.divide %20, %21 : tensor<2x16xf32>
    %23 = chlo.square %19 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<2x16xf32>
    %26 = stablehlo.subtract %22, %23 : tensor<2x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<2x16xf32>
    %29 = stablehlo.compare EQ, %26, %28, FLOAT : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<2x16xi1>, tensor<2x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %34 = stablehlo.compare EQ, %33, %28, FLOAT : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<2x16xi1>, tensor<2x16xf32>
    %38 = stablehlo.divide %32, %37 : tensor<2x16xf32>
    %39 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %40 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %42 = stablehlo.subtract %13, %41 : tensor<2x16x32xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x1xf32>
    %45 = stablehlo.rsqrt %44 : tensor<2x16x1xf32>
    %46 = stablehlo.divide %45, %44 : tensor<2x16x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<2x16x1xf32>
    %49 = stablehlo.reshape %arg5 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %50 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %52 = stablehlo.multiply %50, %51 : tensor<2x16x32xf32>
    %53 = stablehlo.multiply %42, %52 : tensor<2x16x32xf32>
    %54 = stablehlo.reshape %arg4 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %56 = stablehlo.add %53, %55 : tensor<2x16x32xf32>
    %57 = stablehlo.iota dim = 0 : tensor<32xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<1x32x1xi32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0, 2] : (tensor<1x32xi32>) -> tensor<1x1x32xi32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x32x1xi32>) -> tensor<1x32x32xi32>
    %62 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<1x32x32xi32>
    %63 = stablehlo.compare GE, %61, %62, SIGNED : (tensor<1x32x32xi32>, tensor<1x32x32xi32>) -> tensor<1x32x32xi1>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 2, 3] : (tensor<1x32x32xi1>) -> tensor<1x1x32x32xi1>
    %65 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %66 = stablehlo.dot_general %56, %65, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x96xf32>) -> tensor<2x16x96xf32>
    %67 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<2x16x96xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x16x96xf32>
    %70 = stablehlo.slice %69 [0:2, 0:16, 0:32] : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32>
    %71 = stablehlo.slice %69 [0:2, 0:16, 32:64] : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32>
    %72 = stablehlo.slice %69 [0:2, 0:16, 64:96] : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32>
    %73 = stablehlo.reshape %70 : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32>
    %74 = stablehlo.reshape %71 : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32>
    %75 = stablehlo.reshape %72 : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32>
    %76 = stablehlo.slice %64 [0:1, 0:1, 0:16, 0:16] : (tensor<1x1x32x32xi1>) -> tensor<1x1x16x16xi1>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<2x1x16x16xi1>
    %78 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (tensor<2x16xi32>) -> tensor<2x1x1x16xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<2x1x1x16xi32>) -> tensor<2x1x16x16xi32>
    %80 = stablehlo.convert %77 : (tensor<2x1x16x16xi1>) -> tensor<2x1x16x16xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<2x1x16x16xi32>
    %82 = stablehlo.compare NE, %79, %81, SIGNED : (tensor<2x1x16x16xi32>, tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2x1x16x16xi32>
    %84 = stablehlo.compare NE, %80, %83, SIGNED : (tensor<2x1x16x16xi32>, tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi1>
    %85 = stablehlo.and %82, %84 : tensor<2x1x16x16xi1>
    %86 = stablehlo.convert %85 : (tensor<2x1x16x16xi1>) -> tensor<2x1x16x16xf32>
    %c_19 = stablehlo.constant dense<513605975> : tensor<ui32>
    %87 = call @_threefry_fold_in(%arg50, %c_19) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x1x16x16xf32>
    %89 = stablehlo.compare GT, %86, %88, FLOAT : (tensor<2x1x16x16xf32>, tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x1x16x16xf32>
    %91 = stablehlo.convert %90 : tensor<2x1x16x16xf32>
    %cst_22 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x1x16x16xf32>
    %93 = stablehlo.select %89, %91, %92 : tensor<2x1x16x16xi1>, tensor<2x1x16x16xf32>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %94 = stablehlo.sqrt %cst_23 : tensor<f32>
    %95 = stablehlo.convert %94 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %97 = stablehlo.divide %73, %96 : tensor<2x16x4x8xf32>
    %98 = stablehlo.dot_general %97, %74, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x16xf32>
    %99 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<2x1x16x16xf32>) -> tensor<2x4x16x16xf32>
    %100 = stablehlo.add %98, %99 : tensor<2x4x16x16xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x16x16xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x4x16xf32>
    %103 = stablehlo.maximum %102, %101 : tensor<2x4x16xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32>
    %106 = stablehlo.subtract %100, %105 : tensor<2x4x16x16xf32>
    %107 = stablehlo.exponential %106 : tensor<2x4x16x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<2x4x16x16xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32>
    %111 = stablehlo.divide %107, %110 : tensor<2x4x16x16xf32>
    %112 = stablehlo.multiply %109, %109 : tensor<2x4x16x1xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x4x16x1xf32>
    %114 = stablehlo.divide %113, %112 : tensor<2x4x16x1xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = call @_bernoulli_3(%87, %cst_28) : (tensor<2xui32>, tensor<f32>) -> tensor<1x1x16x16xi1>
    %116 = stablehlo.convert %115 : (tensor<1x1x16x16xi1>) -> tensor<1x1x16x16xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %118 = stablehlo.divide %116, %117 : tensor<1x1x16x16xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xf32>) -> tensor<2x4x16x16xf32>
    %120 = stablehlo.multiply %111, %119 : tensor<2x4x16x16xf32>
    %121 = stablehlo.dot_general %75, %120, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x8x16xf32>
    %122 = stablehlo.transpose %121, dims = [0, 3, 1, 2] : (tensor<2x4x8x16xf32>) -> tensor<2x16x4x8xf32>
    %123 = stablehlo.reshape %122 : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32>
    %124 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %125 = stablehlo.dot_general %123, %124, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32>
    %126 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %128 = stablehlo.add %125, %127 : tensor<2x16x32xf32>
    %c_30 = stablehlo.constant dense<442075206> : tensor<ui32>
    %129 = call @_threefry_fold_in(%arg50, %c_30) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %130 = call @_bernoulli(%129, %cst_31) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %132 = stablehlo.divide %128, %131 : tensor<2x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %134 = stablehlo.select %130, %132, %133 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    %135 = stablehlo.add %134, %13 : tensor<2x16x32xf32>
    %136 = chlo.square %135 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %138 = stablehlo.multiply %137, %135 : tensor<2x16x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%135 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_36 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %141 = stablehlo.divide %139, %140 : tensor<2x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%136 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %144 = stablehlo.divide %142, %143 : tensor<2x16xf32>
    %145 = chlo.square %141 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %147 = stablehlo.multiply %146, %141 : tensor<2x16xf32>
    %148 = stablehlo.subtract %144, %145 : tensor<2x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %150 = stablehlo.maximum %149, %148 : tensor<2x16xf32>
    %151 = stablehlo.compare EQ, %148, %150, FLOAT : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %154 = stablehlo.select %151, %152, %153 : tensor<2x16xi1>, tensor<2x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %156 = stablehlo.compare EQ, %155, %150, FLOAT : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %159 = stablehlo.select %156, %157, %158 : tensor<2x16xi1>, tensor<2x16xf32>
    %160 = stablehlo.divide %154, %159 : tensor<2x16xf32>
    %161 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %162 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %164 = stablehlo.subtract %135, %163 : tensor<2x16x32xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %166 = stablehlo.add %162, %165 : tensor<2x16x1xf32>
    %167 = stablehlo.rsqrt %166 : tensor<2x16x1xf32>
    %168 = stablehlo.divide %167, %166 : tensor<2x16x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<2x16x1xf32>
    %171 = stablehlo.reshape %arg7 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %172 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %174 = stablehlo.multiply %172, %173 : tensor<2x16x32xf32>
    %175 = stablehlo.multiply %164, %174 : tensor<2x16x32xf32>
    %176 = stablehlo.reshape %arg6 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %178 = stablehlo.add %175, %177 : tensor<2x16x32xf32>
    %179 = stablehlo.transpose %arg9, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %180 = stablehlo.dot_general %178, %179, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x128xf32>) -> tensor<2x16x128xf32>
    %181 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x16x128xf32>
    %183 = stablehlo.add %180, %182 : tensor<2x16x128xf32>
    %184 = stablehlo.multiply %183, %183 : tensor<2x16x128xf32>
    %185 = stablehlo.multiply %184, %183 : tensor<2x16x128xf32>
    %186 = stablehlo.multiply %183, %183 : tensor<2x16x128xf32>
    %cst_48 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %188 = stablehlo.multiply %187, %186 : tensor<2x16x128xf32>
    %cst_49 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %190 = stablehlo.multiply %189, %185 : tensor<2x16x128xf32>
    %191 = stablehlo.add %183, %190 : tensor<2x16x128xf32>
    %cst_50 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %193 = stablehlo.multiply %192, %191 : tensor<2x16x128xf32>
    %194 = stablehlo.tanh %193 : tensor<2x16x128xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %196 = stablehlo.subtract %195, %194 : tensor<2x16x128xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %198 = stablehlo.add %197, %194 : tensor<2x16x128xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %200 = stablehlo.multiply %199, %198 : tensor<2x16x128xf32>
    %201 = stablehlo.multiply %183, %200 : tensor<2x16x128xf32>
    %202 = stablehlo.transpose %arg11, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %203 = stablehlo.dot_general %201, %202, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<128x32xf32>) -> tensor<2x16x32xf32>
    %204 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %206 = stablehlo.add %203, %205 : tensor<2x16x32xf32>
    %c_54 = stablehlo.constant dense<3830780718> : tensor<ui32>
    %207 = call @_threefry_fold_in(%arg50, %c_54) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %208 = call @_bernoulli(%207, %cst_55) : (tensor<2xui32>, tensor<f32>) -> tensor<2x16x32xi1>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %210 = stablehlo.divide %206, %209 : tensor<2x16x32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %212 = stablehlo.select %208, %210, %211 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    %213 = stablehlo.add %135, %212 : tensor<2x16x32xf32>
    %214 = chlo.square %213 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %216 = stablehlo.multiply %215, %213 : tensor<2x16x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%213 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_60 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %219 = stablehlo.divide %217, %218 : tensor<2x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%214 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_62 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %222 = stablehlo.divide %220, %221 : tensor<2x16xf32>
    %223 = chlo.square %219 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %225 = stablehlo.multiply %224, %219 : tensor<2x16xf32>
    %226 = stablehlo.subtract %222, %223 : tensor<2x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %228 = stablehlo.maximum %227, %226 : tensor<2x16xf32>
    %229 = stablehlo.compare EQ, %226, %228, FLOAT : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %232 = stablehlo.select %229, %230, %231 : tensor<2x16xi1>, tensor<2x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %234 = stablehlo.compare EQ, %233, %228, FLOAT : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %237 = stablehlo.select %234, %235, %236 : tensor<2x16xi1>, tensor<2x16xf32>
    %238 = stablehlo.divide %232, %237 : tensor<2x16xf32>
    %239 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %240 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %241 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %242 = stablehlo.subtract %213, %241 : tensor<2x16x32xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %244 = stablehlo.add %240, %243 : tensor<2x16x1xf32>
    %245 = stablehlo.rsqrt %244 : tensor<2x16x1xf32>
    %246 = stablehlo.divide %245, %244 : tensor<2x16x1xf32>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %248 = stablehlo.multiply %247, %246 : tensor<2x16x1xf32>
    %249 = stablehlo.reshape %arg13 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %250 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %251 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %252 = stablehlo.multiply %250, %251 : tensor<2x16x32xf32>
    %253 = stablehlo.multiply %242, %252 : tensor<2x16x32xf32>
    %254 = stablehlo.reshape %arg12 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %256 = stablehlo.add %253, %255 : tensor<2x16x32xf32>
    %257 = stablehlo.transpose %arg15, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %258 = stablehlo.dot_general %256, %257, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x128xf32>) -> tensor<2x16x128xf32>
    %259 = stablehlo.slice %258 [0:2, 0:15, 0:128] : (tensor<2x16x128xf32>) -> tensor<2x15x128xf32>
    %260 = stablehlo.slice %arg49 [0:2, 1:16] : (tensor<2x16xi32>) -> tensor<2x15xi32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<2x15xi32>) -> tensor<2x15x1xi32>
    %262:2 = call @take_along_axis(%259, %261) : (tensor<2x15x128xf32>, tensor<2x15x1xi32>) -> (tensor<2x15x1xf32>, tensor<2x15x1x1xi32>)
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %263:2 = call @_take_7(%262#0, %c_72) : (tensor<2x15x1xf32>, tensor<i32>) -> (tensor<2x15xf32>, tensor<1xi32>)
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %264 = stablehlo.reduce(%259 init: %cst_73) applies stablehlo.maximum across dimensions = [2] : (tensor<2x15x128xf32>, tensor<f32>) -> tensor<2x15xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x15xf32>
    %266 = stablehlo.maximum %265, %264 : tensor<2x15xf32>
    %267 = stablehlo.is_finite %266 : (tensor<2x15xf32>) -> tensor<2x15xi1>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x15xf32>
    %269 = stablehlo.select %267, %266, %268 : tensor<2x15xi1>, tensor<2x15xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<2x15xf32>) -> tensor<2x15x1xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<2x15x1xf32>) -> tensor<2x15x128xf32>
    %272 = stablehlo.subtract %259, %271 : tensor<2x15x128xf32>
    %273 = stablehlo.exponential %272 : tensor<2x15x128xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<2x15x128xf32>, tensor<f32>) -> tensor<2x15xf32>
    %275 = stablehlo.abs %274 : tensor<2x15xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x15xf32>
    %277 = stablehlo.compare GE, %274, %276, FLOAT : (tensor<2x15xf32>, tensor<2x15xf32>) -> tensor<2x15xi1>
    %278 = stablehlo.log %275 : tensor<2x15xf32>
    %279 = stablehlo.add %278, %269 : tensor<2x15xf32>
    %280 = stablehlo.subtract %279, %263#0 : tensor<2x15xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x15xf32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %282 = stablehlo.divide %281, %cst_79 : tensor<f32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_81 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %283 = stablehlo.divide %cst_80, %cst_81 : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x15xf32>
    %285 = stablehlo.negate %284 : tensor<2x15xf32>
    %286 = stablehlo.divide %284, %275 : tensor<2x15xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x15xf32>
    %288 = stablehlo.select %277, %287, %286 : tensor<2x15xi1>, tensor<2x15xf32>
    %289 = stablehlo.select %277, %286, %287 : tensor<2x15xi1>, tensor<2x15xf32>
    %290 = stablehlo.negate %288 : tensor<2x15xf32>
    %291 = stablehlo.add %289, %290 : tensor<2x15xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<2x15xf32>) -> tensor<2x15x128xf32>
    %293 = stablehlo.multiply %292, %273 : tensor<2x15x128xf32>
    %294 = call @_take_9(%263#1, %285) : (tensor<1xi32>, tensor<2x15xf32>) -> tensor<2x15x1xf32>
    %295 = call @take_along_axis_10(%262#1, %294) : (tensor<2x15x1x1xi32>, tensor<2x15x1xf32>) -> tensor<2x15x128xf32>
    %296 = stablehlo.add %293, %295 : tensor<2x15x128xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.pad %296, %cst_83, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x15x128xf32>, tensor<f32>) -> tensor<2x16x128xf32>
    %298 = stablehlo.dot_general %297, %256, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %299 = stablehlo.transpose %298, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %300 = stablehlo.dot_general %297, %257, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<32x128xf32>) -> tensor<2x16x32xf32>
    %301 = stablehlo.transpose %299, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%300 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %303 = stablehlo.reshape %302 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %304 = stablehlo.reshape %303 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %305 = stablehlo.multiply %242, %300 : tensor<2x16x32xf32>
    %306 = stablehlo.multiply %300, %252 : tensor<2x16x32xf32>
    %307 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %308 = stablehlo.multiply %307, %305 : tensor<2x16x32xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %310 = stablehlo.reshape %309 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %311 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %312 = stablehlo.multiply %305, %311 : tensor<2x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %314 = stablehlo.reshape %313 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %315 = stablehlo.reshape %310 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %316 = stablehlo.multiply %314, %248 : tensor<2x16x1xf32>
    %317 = stablehlo.negate %306 : tensor<2x16x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %319 = stablehlo.reshape %318 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%316 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%319 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %322 = stablehlo.multiply %320, %238 : tensor<2x16xf32>
    %323 = stablehlo.negate %322 : tensor<2x16xf32>
    %324 = stablehlo.multiply %323, %225 : tensor<2x16xf32>
    %325 = stablehlo.add %321, %324 : tensor<2x16xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %327 = stablehlo.divide %322, %326 : tensor<2x16xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %cst_91 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %330 = stablehlo.divide %325, %329 : tensor<2x16xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %332 = stablehlo.add %306, %331 : tensor<2x16x32xf32>
    %333 = stablehlo.multiply %328, %216 : tensor<2x16x32xf32>
    %334 = stablehlo.add %332, %333 : tensor<2x16x32xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %336 = stablehlo.select %208, %334, %335 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %338 = stablehlo.divide %336, %337 : tensor<2x16x32xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%338 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %340 = stablehlo.reshape %339 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %342 = stablehlo.dot_general %338, %201, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x128xf32>) -> tensor<32x128xf32>
    %343 = stablehlo.transpose %342, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %344 = stablehlo.dot_general %338, %202, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<128x32xf32>) -> tensor<2x16x128xf32>
    %345 = stablehlo.transpose %343, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %346 = stablehlo.multiply %183, %344 : tensor<2x16x128xf32>
    %347 = stablehlo.multiply %344, %200 : tensor<2x16x128xf32>
    %cst_96 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %349 = stablehlo.multiply %348, %346 : tensor<2x16x128xf32>
    %350 = stablehlo.multiply %349, %196 : tensor<2x16x128xf32>
    %351 = stablehlo.multiply %350, %194 : tensor<2x16x128xf32>
    %352 = stablehlo.add %350, %351 : tensor<2x16x128xf32>
    %cst_97 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %354 = stablehlo.multiply %353, %352 : tensor<2x16x128xf32>
    %355 = stablehlo.add %347, %354 : tensor<2x16x128xf32>
    %cst_98 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x16x128xf32>
    %357 = stablehlo.multiply %356, %354 : tensor<2x16x128xf32>
    %358 = stablehlo.multiply %357, %188 : tensor<2x16x128xf32>
    %359 = stablehlo.add %355, %358 : tensor<2x16x128xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %361 = stablehlo.reshape %360 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %363 = stablehlo.dot_general %359, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %364 = stablehlo.transpose %363, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %365 = stablehlo.dot_general %359, %179, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<32x128xf32>) -> tensor<2x16x32xf32>
    %366 = stablehlo.transpose %364, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%365 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %368 = stablehlo.reshape %367 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %369 = stablehlo.reshape %368 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %370 = stablehlo.multiply %164, %365 : tensor<2x16x32xf32>
    %371 = stablehlo.multiply %365, %174 : tensor<2x16x32xf32>
    %372 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %373 = stablehlo.multiply %372, %370 : tensor<2x16x32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.reduce(%373 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %375 = stablehlo.reshape %374 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %376 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %377 = stablehlo.multiply %370, %376 : tensor<2x16x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %379 = stablehlo.reshape %378 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %380 = stablehlo.reshape %375 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %381 = stablehlo.multiply %379, %170 : tensor<2x16x1xf32>
    %382 = stablehlo.negate %371 : tensor<2x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %384 = stablehlo.reshape %383 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %385 = stablehlo.add %334, %371 : tensor<2x16x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%381 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%384 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %388 = stablehlo.multiply %386, %160 : tensor<2x16xf32>
    %389 = stablehlo.negate %388 : tensor<2x16xf32>
    %390 = stablehlo.multiply %389, %147 : tensor<2x16xf32>
    %391 = stablehlo.add %387, %390 : tensor<2x16xf32>
    %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %393 = stablehlo.divide %388, %392 : tensor<2x16xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %cst_108 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %396 = stablehlo.divide %391, %395 : tensor<2x16xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %398 = stablehlo.add %385, %397 : tensor<2x16x32xf32>
    %399 = stablehlo.multiply %394, %138 : tensor<2x16x32xf32>
    %400 = stablehlo.add %398, %399 : tensor<2x16x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %402 = stablehlo.select %130, %400, %401 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    %cst_110 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %404 = stablehlo.divide %402, %403 : tensor<2x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %406 = stablehlo.reshape %405 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %408 = stablehlo.dot_general %404, %123, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<32x32xf32>
    %409 = stablehlo.transpose %408, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %410 = stablehlo.dot_general %404, %124, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32>
    %411 = stablehlo.transpose %409, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %412 = stablehlo.reshape %410 : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32>
    %413 = stablehlo.transpose %412, dims = [0, 2, 3, 1] : (tensor<2x16x4x8xf32>) -> tensor<2x4x8x16xf32>
    %414 = stablehlo.dot_general %413, %75, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x16xf32>
    %415 = stablehlo.dot_general %413, %120, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x8x16xf32>
    %416 = stablehlo.transpose %415, dims = [0, 3, 1, 2] : (tensor<2x4x8x16xf32>) -> tensor<2x16x4x8xf32>
    %417 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xf32>) -> tensor<2x4x16x16xf32>
    %418 = stablehlo.multiply %414, %417 : tensor<2x4x16x16xf32>
    %419 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32>
    %420 = stablehlo.multiply %418, %419 : tensor<2x4x16x16xf32>
    %421 = stablehlo.multiply %420, %107 : tensor<2x4x16x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_113) applies stablehlo.add across dimensions = [3] : (tensor<2x4x16x16xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %423 = stablehlo.reshape %422 : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %424 = stablehlo.negate %423 : tensor<2x4x16x1xf32>
    %425 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32>
    %426 = stablehlo.divide %418, %425 : tensor<2x4x16x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%424 init: %cst_114) applies stablehlo.add across dimensions = [3] : (tensor<2x4x16x1xf32>, tensor<f32>) -> tensor<2x4x16xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2] : (tensor<2x4x16xf32>) -> tensor<2x4x16x16xf32>
    %429 = stablehlo.add %426, %428 : tensor<2x4x16x16xf32>
    %430 = stablehlo.multiply %429, %107 : tensor<2x4x16x16xf32>
    %431 = stablehlo.dot_general %430, %97, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x8xf32>
    %432 = stablehlo.transpose %431, dims = [0, 2, 1, 3] : (tensor<2x4x16x8xf32>) -> tensor<2x16x4x8xf32>
    %433 = stablehlo.dot_general %430, %74, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x8xf32>
    %434 = stablehlo.transpose %433, dims = [0, 2, 1, 3] : (tensor<2x4x16x8xf32>) -> tensor<2x16x4x8xf32>
    %435 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %436 = stablehlo.divide %434, %435 : tensor<2x16x4x8xf32>
    %437 = stablehlo.reshape %416 : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32>
    %438 = stablehlo.reshape %432 : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32>
    %439 = stablehlo.reshape %436 : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32>
    %440 = stablehlo.concatenate %439, %438, %437, dim = 2 : (tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x96xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %442 = stablehlo.reshape %441 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %444 = stablehlo.dot_general %440, %56, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xf32>, tensor<2x16x32xf32>) -> tensor<96x32xf32>
    %445 = stablehlo.transpose %444, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %446 = stablehlo.dot_general %440, %65, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x96xf32>, tensor<32x96xf32>) -> tensor<2x16x32xf32>
    %447 = stablehlo.transpose %445, dims = [1, 0] : (tensor<32x96xf32>) -> tensor<96x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%446 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %449 = stablehlo.reshape %448 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %450 = stablehlo.reshape %449 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %451 = stablehlo.multiply %42, %446 : tensor<2x16x32xf32>
    %452 = stablehlo.multiply %446, %52 : tensor<2x16x32xf32>
    %453 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %454 = stablehlo.multiply %453, %451 : tensor<2x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %456 = stablehlo.reshape %455 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %457 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %458 = stablehlo.multiply %451, %457 : tensor<2x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%458 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %460 = stablehlo.reshape %459 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %461 = stablehlo.reshape %456 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %462 = stablehlo.multiply %460, %48 : tensor<2x16x1xf32>
    %463 = stablehlo.negate %452 : tensor<2x16x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %465 = stablehlo.reshape %464 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %466 = stablehlo.add %400, %452 : tensor<2x16x32xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%462 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%465 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %469 = stablehlo.multiply %467, %38 : tensor<2x16xf32>
    %470 = stablehlo.negate %469 : tensor<2x16xf32>
    %471 = stablehlo.multiply %470, %25 : tensor<2x16xf32>
    %472 = stablehlo.add %468, %471 : tensor<2x16xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %474 = stablehlo.divide %469, %473 : tensor<2x16xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %cst_124 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %477 = stablehlo.divide %472, %476 : tensor<2x16xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %479 = stablehlo.add %466, %478 : tensor<2x16x32xf32>
    %480 = stablehlo.multiply %475, %16 : tensor<2x16x32xf32>
    %481 = stablehlo.add %479, %480 : tensor<2x16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %483 = stablehlo.select %9, %481, %482 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %485 = stablehlo.divide %483, %484 : tensor<2x16x32xf32>
    %486 = call @_take_11(%6#1, %485) : (tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<32x32xf32>
    %487 = call @_take_12(%5#1, %485) : (tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %488 = stablehlo.add %301, %487 : tensor<128x32xf32>
    %489 = chlo.square %443 : tensor<96xf32> -> tensor<96xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %491 = chlo.square %490 : tensor<96xf32> -> tensor<96xf32>
    %492 = stablehlo.add %489, %491 : tensor<96xf32>
    %493 = chlo.square %447 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %495 = chlo.square %494 : tensor<96x32xf32> -> tensor<96x32xf32>
    %496 = stablehlo.add %493, %495 : tensor<96x32xf32>
    %497 = chlo.square %407 : tensor<32xf32> -> tensor<32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %499 = chlo.square %498 : tensor<32xf32> -> tensor<32xf32>
    %500 = stablehlo.add %497, %499 : tensor<32xf32>
    %501 = chlo.square %411 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %503 = chlo.square %502 : tensor<32x32xf32> -> tensor<32x32xf32>
    %504 = stablehlo.add %501, %503 : tensor<32x32xf32>
    %505 = chlo.square %450 : tensor<32xf32> -> tensor<32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %507 = chlo.square %506 : tensor<32xf32> -> tensor<32xf32>
    %508 = stablehlo.add %505, %507 : tensor<32xf32>
    %509 = chlo.square %461 : tensor<32xf32> -> tensor<32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %511 = chlo.square %510 : tensor<32xf32> -> tensor<32xf32>
    %512 = stablehlo.add %509, %511 : tensor<32xf32>
    %513 = chlo.square %369 : tensor<32xf32> -> tensor<32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %515 = chlo.square %514 : tensor<32xf32> -> tensor<32xf32>
    %516 = stablehlo.add %513, %515 : tensor<32xf32>
    %517 = chlo.square %380 : tensor<32xf32> -> tensor<32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %519 = chlo.square %518 : tensor<32xf32> -> tensor<32xf32>
    %520 = stablehlo.add %517, %519 : tensor<32xf32>
    %521 = chlo.square %362 : tensor<128xf32> -> tensor<128xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %523 = chlo.square %522 : tensor<128xf32> -> tensor<128xf32>
    %524 = stablehlo.add %521, %523 : tensor<128xf32>
    %525 = chlo.square %366 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %527 = chlo.square %526 : tensor<128x32xf32> -> tensor<128x32xf32>
    %528 = stablehlo.add %525, %527 : tensor<128x32xf32>
    %529 = chlo.square %341 : tensor<32xf32> -> tensor<32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %531 = chlo.square %530 : tensor<32xf32> -> tensor<32xf32>
    %532 = stablehlo.add %529, %531 : tensor<32xf32>
    %533 = chlo.square %345 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %535 = chlo.square %534 : tensor<32x128xf32> -> tensor<32x128xf32>
    %536 = stablehlo.add %533, %535 : tensor<32x128xf32>
    %537 = chlo.square %304 : tensor<32xf32> -> tensor<32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %539 = chlo.square %538 : tensor<32xf32> -> tensor<32xf32>
    %540 = stablehlo.add %537, %539 : tensor<32xf32>
    %541 = chlo.square %315 : tensor<32xf32> -> tensor<32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %543 = chlo.square %542 : tensor<32xf32> -> tensor<32xf32>
    %544 = stablehlo.add %541, %543 : tensor<32xf32>
    %545 = chlo.square %486 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %547 = chlo.square %546 : tensor<32x32xf32> -> tensor<32x32xf32>
    %548 = stablehlo.add %545, %547 : tensor<32x32xf32>
    %549 = chlo.square %488 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %551 = chlo.square %550 : tensor<128x32xf32> -> tensor<128x32xf32>
    %552 = stablehlo.add %549, %551 : tensor<128x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%492 init: %cst_143) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.reduce(%496 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%500 init: %cst_145) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%504 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%508 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%512 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%516 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%520 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%524 init: %cst_151) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%528 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%532 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%536 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%540 init: %cst_155) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%544 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.reduce(%548 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%552 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.add %cst_159, %553 : tensor<f32>
    %570 = stablehlo.add %569, %554 : tensor<f32>
    %571 = stablehlo.add %570, %555 : tensor<f32>
    %572 = stablehlo.add %571, %556 : tensor<f32>
    %573 = stablehlo.add %572, %557 : tensor<f32>
    %574 = stablehlo.add %573, %558 : tensor<f32>
    %575 = stablehlo.add %574, %559 : tensor<f32>
    %576 = stablehlo.add %575, %560 : tensor<f32>
    %577 = stablehlo.add %576, %561 : tensor<f32>
    %578 = stablehlo.add %577, %562 : tensor<f32>
    %579 = stablehlo.add %578, %563 : tensor<f32>
    %580 = stablehlo.add %579, %564 : tensor<f32>
    %581 = stablehlo.add %580, %565 : tensor<f32>
    %582 = stablehlo.add %581, %566 : tensor<f32>
    %583 = stablehlo.add %582, %567 : tensor<f32>
    %584 = stablehlo.add %583, %568 : tensor<f32>
    %585 = stablehlo.sqrt %584 : tensor<f32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %586 = stablehlo.compare LT, %585, %cst_160, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %587 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %588 = stablehlo.divide %443, %587 : tensor<96xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %590 = stablehlo.multiply %588, %589 : tensor<96xf32>
    %591 = stablehlo.select %586, %443, %590 : tensor<i1>, tensor<96xf32>
    %592 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %593 = stablehlo.divide %447, %592 : tensor<96x32xf32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %595 = stablehlo.multiply %593, %594 : tensor<96x32xf32>
    %596 = stablehlo.select %586, %447, %595 : tensor<i1>, tensor<96x32xf32>
    %597 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %598 = stablehlo.divide %407, %597 : tensor<32xf32>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %600 = stablehlo.multiply %598, %599 : tensor<32xf32>
    %601 = stablehlo.select %586, %407, %600 : tensor<i1>, tensor<32xf32>
    %602 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %603 = stablehlo.divide %411, %602 : tensor<32x32xf32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %605 = stablehlo.multiply %603, %604 : tensor<32x32xf32>
    %606 = stablehlo.select %586, %411, %605 : tensor<i1>, tensor<32x32xf32>
    %607 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %608 = stablehlo.divide %450, %607 : tensor<32xf32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %610 = stablehlo.multiply %608, %609 : tensor<32xf32>
    %611 = stablehlo.select %586, %450, %610 : tensor<i1>, tensor<32xf32>
    %612 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %613 = stablehlo.divide %461, %612 : tensor<32xf32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %615 = stablehlo.multiply %613, %614 : tensor<32xf32>
    %616 = stablehlo.select %586, %461, %615 : tensor<i1>, tensor<32xf32>
    %617 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %618 = stablehlo.divide %369, %617 : tensor<32xf32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %620 = stablehlo.multiply %618, %619 : tensor<32xf32>
    %621 = stablehlo.select %586, %369, %620 : tensor<i1>, tensor<32xf32>
    %622 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %623 = stablehlo.divide %380, %622 : tensor<32xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %625 = stablehlo.multiply %623, %624 : tensor<32xf32>
    %626 = stablehlo.select %586, %380, %625 : tensor<i1>, tensor<32xf32>
    %627 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %628 = stablehlo.divide %362, %627 : tensor<128xf32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %630 = stablehlo.multiply %628, %629 : tensor<128xf32>
    %631 = stablehlo.select %586, %362, %630 : tensor<i1>, tensor<128xf32>
    %632 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %633 = stablehlo.divide %366, %632 : tensor<128x32xf32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %635 = stablehlo.multiply %633, %634 : tensor<128x32xf32>
    %636 = stablehlo.select %586, %366, %635 : tensor<i1>, tensor<128x32xf32>
    %637 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %638 = stablehlo.divide %341, %637 : tensor<32xf32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %640 = stablehlo.multiply %638, %639 : tensor<32xf32>
    %641 = stablehlo.select %586, %341, %640 : tensor<i1>, tensor<32xf32>
    %642 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %643 = stablehlo.divide %345, %642 : tensor<32x128xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %645 = stablehlo.multiply %643, %644 : tensor<32x128xf32>
    %646 = stablehlo.select %586, %345, %645 : tensor<i1>, tensor<32x128xf32>
    %647 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %648 = stablehlo.divide %304, %647 : tensor<32xf32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %650 = stablehlo.multiply %648, %649 : tensor<32xf32>
    %651 = stablehlo.select %586, %304, %650 : tensor<i1>, tensor<32xf32>
    %652 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %653 = stablehlo.divide %315, %652 : tensor<32xf32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %655 = stablehlo.multiply %653, %654 : tensor<32xf32>
    %656 = stablehlo.select %586, %315, %655 : tensor<i1>, tensor<32xf32>
    %657 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %658 = stablehlo.divide %486, %657 : tensor<32x32xf32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %660 = stablehlo.multiply %658, %659 : tensor<32x32xf32>
    %661 = stablehlo.select %586, %486, %660 : tensor<i1>, tensor<32x32xf32>
    %662 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %663 = stablehlo.divide %488, %662 : tensor<128x32xf32>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %665 = stablehlo.multiply %663, %664 : tensor<128x32xf32>
    %666 = stablehlo.select %586, %488, %665 : tensor<i1>, tensor<128x32xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %668 = stablehlo.multiply %667, %591 : tensor<96xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %670 = stablehlo.multiply %669, %arg17 : tensor<96xf32>
    %671 = stablehlo.add %668, %670 : tensor<96xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %673 = stablehlo.multiply %672, %596 : tensor<96x32xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %675 = stablehlo.multiply %674, %arg18 : tensor<96x32xf32>
    %676 = stablehlo.add %673, %675 : tensor<96x32xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %678 = stablehlo.multiply %677, %601 : tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %680 = stablehlo.multiply %679, %arg19 : tensor<32xf32>
    %681 = stablehlo.add %678, %680 : tensor<32xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %683 = stablehlo.multiply %682, %606 : tensor<32x32xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %685 = stablehlo.multiply %684, %arg20 : tensor<32x32xf32>
    %686 = stablehlo.add %683, %685 : tensor<32x32xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %688 = stablehlo.multiply %687, %611 : tensor<32xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %690 = stablehlo.multiply %689, %arg21 : tensor<32xf32>
    %691 = stablehlo.add %688, %690 : tensor<32xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %693 = stablehlo.multiply %692, %616 : tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %695 = stablehlo.multiply %694, %arg22 : tensor<32xf32>
    %696 = stablehlo.add %693, %695 : tensor<32xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %698 = stablehlo.multiply %697, %621 : tensor<32xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %700 = stablehlo.multiply %699, %arg23 : tensor<32xf32>
    %701 = stablehlo.add %698, %700 : tensor<32xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %703 = stablehlo.multiply %702, %626 : tensor<32xf32>
    %cst_192 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %705 = stablehlo.multiply %704, %arg24 : tensor<32xf32>
    %706 = stablehlo.add %703, %705 : tensor<32xf32>
    %cst_193 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %708 = stablehlo.multiply %707, %631 : tensor<128xf32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %710 = stablehlo.multiply %709, %arg25 : tensor<128xf32>
    %711 = stablehlo.add %708, %710 : tensor<128xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %713 = stablehlo.multiply %712, %636 : tensor<128x32xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %715 = stablehlo.multiply %714, %arg26 : tensor<128x32xf32>
    %716 = stablehlo.add %713, %715 : tensor<128x32xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %718 = stablehlo.multiply %717, %641 : tensor<32xf32>
    %cst_198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %720 = stablehlo.multiply %719, %arg27 : tensor<32xf32>
    %721 = stablehlo.add %718, %720 : tensor<32xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %723 = stablehlo.multiply %722, %646 : tensor<32x128xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %725 = stablehlo.multiply %724, %arg28 : tensor<32x128xf32>
    %726 = stablehlo.add %723, %725 : tensor<32x128xf32>
    %cst_201 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %728 = stablehlo.multiply %727, %651 : tensor<32xf32>
    %cst_202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %730 = stablehlo.multiply %729, %arg29 : tensor<32xf32>
    %731 = stablehlo.add %728, %730 : tensor<32xf32>
    %cst_203 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %733 = stablehlo.multiply %732, %656 : tensor<32xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %735 = stablehlo.multiply %734, %arg30 : tensor<32xf32>
    %736 = stablehlo.add %733, %735 : tensor<32xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %738 = stablehlo.multiply %737, %661 : tensor<32x32xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %740 = stablehlo.multiply %739, %arg31 : tensor<32x32xf32>
    %741 = stablehlo.add %738, %740 : tensor<32x32xf32>
    %cst_207 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %743 = stablehlo.multiply %742, %666 : tensor<128x32xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %745 = stablehlo.multiply %744, %arg32 : tensor<128x32xf32>
    %746 = stablehlo.add %743, %745 : tensor<128x32xf32>
    %747 = stablehlo.multiply %591, %591 : tensor<96xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %749 = stablehlo.multiply %748, %747 : tensor<96xf32>
    %cst_210 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %751 = stablehlo.multiply %750, %arg33 : tensor<96xf32>
    %752 = stablehlo.add %749, %751 : tensor<96xf32>
    %753 = stablehlo.multiply %596, %596 : tensor<96x32xf32>
    %cst_211 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %755 = stablehlo.multiply %754, %753 : tensor<96x32xf32>
    %cst_212 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %757 = stablehlo.multiply %756, %arg34 : tensor<96x32xf32>
    %758 = stablehlo.add %755, %757 : tensor<96x32xf32>
    %759 = stablehlo.multiply %601, %601 : tensor<32xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %761 = stablehlo.multiply %760, %759 : tensor<32xf32>
    %cst_214 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %763 = stablehlo.multiply %762, %arg35 : tensor<32xf32>
    %764 = stablehlo.add %761, %763 : tensor<32xf32>
    %765 = stablehlo.multiply %606, %606 : tensor<32x32xf32>
    %cst_215 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %767 = stablehlo.multiply %766, %765 : tensor<32x32xf32>
    %cst_216 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %769 = stablehlo.multiply %768, %arg36 : tensor<32x32xf32>
    %770 = stablehlo.add %767, %769 : tensor<32x32xf32>
    %771 = stablehlo.multiply %611, %611 : tensor<32xf32>
    %cst_217 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %773 = stablehlo.multiply %772, %771 : tensor<32xf32>
    %cst_218 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %775 = stablehlo.multiply %774, %arg37 : tensor<32xf32>
    %776 = stablehlo.add %773, %775 : tensor<32xf32>
    %777 = stablehlo.multiply %616, %616 : tensor<32xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %779 = stablehlo.multiply %778, %777 : tensor<32xf32>
    %cst_220 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %781 = stablehlo.multiply %780, %arg38 : tensor<32xf32>
    %782 = stablehlo.add %779, %781 : tensor<32xf32>
    %783 = stablehlo.multiply %621, %621 : tensor<32xf32>
    %cst_221 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %785 = stablehlo.multiply %784, %783 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %787 = stablehlo.multiply %786, %arg39 : tensor<32xf32>
    %788 = stablehlo.add %785, %787 : tensor<32xf32>
    %789 = stablehlo.multiply %626, %626 : tensor<32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %791 = stablehlo.multiply %790, %789 : tensor<32xf32>
    %cst_224 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %793 = stablehlo.multiply %792, %arg40 : tensor<32xf32>
    %794 = stablehlo.add %791, %793 : tensor<32xf32>
    %795 = stablehlo.multiply %631, %631 : tensor<128xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %797 = stablehlo.multiply %796, %795 : tensor<128xf32>
    %cst_226 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %799 = stablehlo.multiply %798, %arg41 : tensor<128xf32>
    %800 = stablehlo.add %797, %799 : tensor<128xf32>
    %801 = stablehlo.multiply %636, %636 : tensor<128x32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %803 = stablehlo.multiply %802, %801 : tensor<128x32xf32>
    %cst_228 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %805 = stablehlo.multiply %804, %arg42 : tensor<128x32xf32>
    %806 = stablehlo.add %803, %805 : tensor<128x32xf32>
    %807 = stablehlo.multiply %641, %641 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %809 = stablehlo.multiply %808, %807 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %811 = stablehlo.multiply %810, %arg43 : tensor<32xf32>
    %812 = stablehlo.add %809, %811 : tensor<32xf32>
    %813 = stablehlo.multiply %646, %646 : tensor<32x128xf32>
    %cst_231 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %815 = stablehlo.multiply %814, %813 : tensor<32x128xf32>
    %cst_232 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %817 = stablehlo.multiply %816, %arg44 : tensor<32x128xf32>
    %818 = stablehlo.add %815, %817 : tensor<32x128xf32>
    %819 = stablehlo.multiply %651, %651 : tensor<32xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %821 = stablehlo.multiply %820, %819 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %823 = stablehlo.multiply %822, %arg45 : tensor<32xf32>
    %824 = stablehlo.add %821, %823 : tensor<32xf32>
    %825 = stablehlo.multiply %656, %656 : tensor<32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %827 = stablehlo.multiply %826, %825 : tensor<32xf32>
    %cst_236 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %829 = stablehlo.multiply %828, %arg46 : tensor<32xf32>
    %830 = stablehlo.add %827, %829 : tensor<32xf32>
    %831 = stablehlo.multiply %661, %661 : tensor<32x32xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %833 = stablehlo.multiply %832, %831 : tensor<32x32xf32>
    %cst_238 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %835 = stablehlo.multiply %834, %arg47 : tensor<32x32xf32>
    %836 = stablehlo.add %833, %835 : tensor<32x32xf32>
    %837 = stablehlo.multiply %666, %666 : tensor<128x32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %839 = stablehlo.multiply %838, %837 : tensor<128x32xf32>
    %cst_240 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %841 = stablehlo.multiply %840, %arg48 : tensor<128x32xf32>
    %842 = stablehlo.add %839, %841 : tensor<128x32xf32>
    %c_241 = stablehlo.constant dense<2147483647> : tensor<i32>
    %843 = stablehlo.compare LT, %arg16, %c_241, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_242 = stablehlo.constant dense<1> : tensor<i32>
    %844 = stablehlo.add %arg16, %c_242 : tensor<i32>
    %c_243 = stablehlo.constant dense<2147483647> : tensor<i32>
    %845 = call @_where_13(%843, %844, %c_243) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_244 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %846 = stablehlo.convert %845 : (tensor<i32>) -> tensor<f32>
    %847 = stablehlo.power %cst_244, %846 : tensor<f32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %848 = stablehlo.subtract %cst_245, %847 : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %850 = stablehlo.divide %671, %849 : tensor<96xf32>
    %851 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %852 = stablehlo.divide %676, %851 : tensor<96x32xf32>
    %853 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %854 = stablehlo.divide %681, %853 : tensor<32xf32>
    %855 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %856 = stablehlo.divide %686, %855 : tensor<32x32xf32>
    %857 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %858 = stablehlo.divide %691, %857 : tensor<32xf32>
    %859 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %860 = stablehlo.divide %696, %859 : tensor<32xf32>
    %861 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %862 = stablehlo.divide %701, %861 : tensor<32xf32>
    %863 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %864 = stablehlo.divide %706, %863 : tensor<32xf32>
    %865 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %866 = stablehlo.divide %711, %865 : tensor<128xf32>
    %867 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %868 = stablehlo.divide %716, %867 : tensor<128x32xf32>
    %869 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %870 = stablehlo.divide %721, %869 : tensor<32xf32>
    %871 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %872 = stablehlo.divide %726, %871 : tensor<32x128xf32>
    %873 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %874 = stablehlo.divide %731, %873 : tensor<32xf32>
    %875 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %876 = stablehlo.divide %736, %875 : tensor<32xf32>
    %877 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %878 = stablehlo.divide %741, %877 : tensor<32x32xf32>
    %879 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %880 = stablehlo.divide %746, %879 : tensor<128x32xf32>
    %cst_246 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %881 = stablehlo.convert %845 : (tensor<i32>) -> tensor<f32>
    %882 = stablehlo.power %cst_246, %881 : tensor<f32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %883 = stablehlo.subtract %cst_247, %882 : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %885 = stablehlo.divide %752, %884 : tensor<96xf32>
    %886 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %887 = stablehlo.divide %758, %886 : tensor<96x32xf32>
    %888 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %889 = stablehlo.divide %764, %888 : tensor<32xf32>
    %890 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %891 = stablehlo.divide %770, %890 : tensor<32x32xf32>
    %892 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %893 = stablehlo.divide %776, %892 : tensor<32xf32>
    %894 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %895 = stablehlo.divide %782, %894 : tensor<32xf32>
    %896 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %897 = stablehlo.divide %788, %896 : tensor<32xf32>
    %898 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %899 = stablehlo.divide %794, %898 : tensor<32xf32>
    %900 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %901 = stablehlo.divide %800, %900 : tensor<128xf32>
    %902 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %903 = stablehlo.divide %806, %902 : tensor<128x32xf32>
    %904 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %905 = stablehlo.divide %812, %904 : tensor<32xf32>
    %906 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %907 = stablehlo.divide %818, %906 : tensor<32x128xf32>
    %908 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %909 = stablehlo.divide %824, %908 : tensor<32xf32>
    %910 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = stablehlo.divide %830, %910 : tensor<32xf32>
    %912 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %913 = stablehlo.divide %836, %912 : tensor<32x32xf32>
    %914 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %915 = stablehlo.divide %842, %914 : tensor<128x32xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %917 = stablehlo.add %885, %916 : tensor<96xf32>
    %918 = stablehlo.sqrt %917 : tensor<96xf32>
    %cst_249 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %920 = stablehlo.add %918, %919 : tensor<96xf32>
    %921 = stablehlo.divide %850, %920 : tensor<96xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %923 = stablehlo.add %887, %922 : tensor<96x32xf32>
    %924 = stablehlo.sqrt %923 : tensor<96x32xf32>
    %cst_251 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %926 = stablehlo.add %924, %925 : tensor<96x32xf32>
    %927 = stablehlo.divide %852, %926 : tensor<96x32xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %929 = stablehlo.add %889, %928 : tensor<32xf32>
    %930 = stablehlo.sqrt %929 : tensor<32xf32>
    %cst_253 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %932 = stablehlo.add %930, %931 : tensor<32xf32>
    %933 = stablehlo.divide %854, %932 : tensor<32xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %935 = stablehlo.add %891, %934 : tensor<32x32xf32>
    %936 = stablehlo.sqrt %935 : tensor<32x32xf32>
    %cst_255 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %938 = stablehlo.add %936, %937 : tensor<32x32xf32>
    %939 = stablehlo.divide %856, %938 : tensor<32x32xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %941 = stablehlo.add %893, %940 : tensor<32xf32>
    %942 = stablehlo.sqrt %941 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %944 = stablehlo.add %942, %943 : tensor<32xf32>
    %945 = stablehlo.divide %858, %944 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %947 = stablehlo.add %895, %946 : tensor<32xf32>
    %948 = stablehlo.sqrt %947 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %950 = stablehlo.add %948, %949 : tensor<32xf32>
    %951 = stablehlo.divide %860, %950 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %953 = stablehlo.add %897, %952 : tensor<32xf32>
    %954 = stablehlo.sqrt %953 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %956 = stablehlo.add %954, %955 : tensor<32xf32>
    %957 = stablehlo.divide %862, %956 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %959 = stablehlo.add %899, %958 : tensor<32xf32>
    %960 = stablehlo.sqrt %959 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %962 = stablehlo.add %960, %961 : tensor<32xf32>
    %963 = stablehlo.divide %864, %962 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %965 = stablehlo.add %901, %964 : tensor<128xf32>
    %966 = stablehlo.sqrt %965 : tensor<128xf32>
    %cst_265 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %968 = stablehlo.add %966, %967 : tensor<128xf32>
    %969 = stablehlo.divide %866, %968 : tensor<128xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %971 = stablehlo.add %903, %970 : tensor<128x32xf32>
    %972 = stablehlo.sqrt %971 : tensor<128x32xf32>
    %cst_267 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %974 = stablehlo.add %972, %973 : tensor<128x32xf32>
    %975 = stablehlo.divide %868, %974 : tensor<128x32xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.add %905, %976 : tensor<32xf32>
    %978 = stablehlo.sqrt %977 : tensor<32xf32>
    %cst_269 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %980 = stablehlo.add %978, %979 : tensor<32xf32>
    %981 = stablehlo.divide %870, %980 : tensor<32xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %983 = stablehlo.add %907, %982 : tensor<32x128xf32>
    %984 = stablehlo.sqrt %983 : tensor<32x128xf32>
    %cst_271 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %986 = stablehlo.add %984, %985 : tensor<32x128xf32>
    %987 = stablehlo.divide %872, %986 : tensor<32x128xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.add %909, %988 : tensor<32xf32>
    %990 = stablehlo.sqrt %989 : tensor<32xf32>
    %cst_273 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %992 = stablehlo.add %990, %991 : tensor<32xf32>
    %993 = stablehlo.divide %874, %992 : tensor<32xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %995 = stablehlo.add %911, %994 : tensor<32xf32>
    %996 = stablehlo.sqrt %995 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.add %996, %997 : tensor<32xf32>
    %999 = stablehlo.divide %876, %998 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1001 = stablehlo.add %913, %1000 : tensor<32x32xf32>
    %1002 = stablehlo.sqrt %1001 : tensor<32x32xf32>
    %cst_277 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1004 = stablehlo.add %1002, %1003 : tensor<32x32xf32>
    %1005 = stablehlo.divide %878, %1004 : tensor<32x32xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1007 = stablehlo.add %915, %1006 : tensor<128x32xf32>
    %1008 = stablehlo.sqrt %1007 : tensor<128x32xf32>
    %cst_279 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1010 = stablehlo.add %1008, %1009 : tensor<128x32xf32>
    %1011 = stablehlo.divide %880, %1010 : tensor<128x32xf32>
    %cst_280 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1013 = stablehlo.multiply %1012, %arg0 : tensor<96xf32>
    %1014 = stablehlo.add %921, %1013 : tensor<96xf32>
    %cst_281 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1016 = stablehlo.multiply %1015, %arg1 : tensor<96x32xf32>
    %1017 = stablehlo.add %927, %1016 : tensor<96x32xf32>
    %cst_282 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1019 = stablehlo.multiply %1018, %arg2 : tensor<32xf32>
    %1020 = stablehlo.add %933, %1019 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1022 = stablehlo.multiply %1021, %arg3 : tensor<32x32xf32>
    %1023 = stablehlo.add %939, %1022 : tensor<32x32xf32>
    %cst_284 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1025 = stablehlo.multiply %1024, %arg4 : tensor<32xf32>
    %1026 = stablehlo.add %945, %1025 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1028 = stablehlo.multiply %1027, %arg5 : tensor<32xf32>
    %1029 = stablehlo.add %951, %1028 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1031 = stablehlo.multiply %1030, %arg6 : tensor<32xf32>
    %1032 = stablehlo.add %957, %1031 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1034 = stablehlo.multiply %1033, %arg7 : tensor<32xf32>
    %1035 = stablehlo.add %963, %1034 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1037 = stablehlo.multiply %1036, %arg8 : tensor<128xf32>
    %1038 = stablehlo.add %969, %1037 : tensor<128xf32>
    %cst_289 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1040 = stablehlo.multiply %1039, %arg9 : tensor<128x32xf32>
    %1041 = stablehlo.add %975, %1040 : tensor<128x32xf32>
    %cst_290 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1043 = stablehlo.multiply %1042, %arg10 : tensor<32xf32>
    %1044 = stablehlo.add %981, %1043 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1046 = stablehlo.multiply %1045, %arg11 : tensor<32x128xf32>
    %1047 = stablehlo.add %987, %1046 : tensor<32x128xf32>
    %cst_292 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1049 = stablehlo.multiply %1048, %arg12 : tensor<32xf32>
    %1050 = stablehlo.add %993, %1049 : tensor<32xf32>
    %cst_293 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1052 = stablehlo.multiply %1051, %arg13 : tensor<32xf32>
    %1053 = stablehlo.add %999, %1052 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1055 = stablehlo.multiply %1054, %arg14 : tensor<32x32xf32>
    %1056 = stablehlo.add %1005, %1055 : tensor<32x32xf32>
    %cst_295 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1058 = stablehlo.multiply %1057, %arg15 : tensor<128x32xf32>
    %1059 = stablehlo.add %1011, %1058 : tensor<128x32xf32>
    %cst_296 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1061 = stablehlo.multiply %1060, %1014 : tensor<96xf32>
    %cst_297 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1063 = stablehlo.multiply %1062, %1017 : tensor<96x32xf32>
    %cst_298 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1065 = stablehlo.multiply %1064, %1020 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1067 = stablehlo.multiply %1066, %1023 : tensor<32x32xf32>
    %cst_300 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1069 = stablehlo.multiply %1068, %1026 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1071 = stablehlo.multiply %1070, %1029 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1073 = stablehlo.multiply %1072, %1032 : tensor<32xf32>
    %cst_303 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1075 = stablehlo.multiply %1074, %1035 : tensor<32xf32>
    %cst_304 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1077 = stablehlo.multiply %1076, %1038 : tensor<128xf32>
    %cst_305 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1079 = stablehlo.multiply %1078, %1041 : tensor<128x32xf32>
    %cst_306 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1081 = stablehlo.multiply %1080, %1044 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1083 = stablehlo.multiply %1082, %1047 : tensor<32x128xf32>
    %cst_308 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1085 = stablehlo.multiply %1084, %1050 : tensor<32xf32>
    %cst_309 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1087 = stablehlo.multiply %1086, %1053 : tensor<32xf32>
    %cst_310 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1089 = stablehlo.multiply %1088, %1056 : tensor<32x32xf32>
    %cst_311 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1091 = stablehlo.multiply %1090, %1059 : tensor<128x32xf32>
    %1092 = stablehlo.add %arg0, %1061 : tensor<96xf32>
    %1093 = stablehlo.add %arg1, %1063 : tensor<96x32xf32>
    %1094 = stablehlo.add %arg2, %1065 : tensor<32xf32>
    %1095 = stablehlo.add %arg3, %1067 : tensor<32x32xf32>
    %1096 = stablehlo.add %arg4, %1069 : tensor<32xf32>
    %1097 = stablehlo.add %arg5, %1071 : tensor<32xf32>
    %1098 = stablehlo.add %arg6, %1073 : tensor<32xf32>
    %1099 = stablehlo.add %arg7, %1075 : tensor<32xf32>
    %1100 = stablehlo.add %arg8, %1077 : tensor<128xf32>
    %1101 = stablehlo.add %arg9, %1079 : tensor<128x32xf32>
    %1102 = stablehlo.add %arg10, %1081 : tensor<32xf32>
    %1103 = stablehlo.add %arg11, %1083 : tensor<32x128xf32>
    %1104 = stablehlo.add %arg12, %1085 : tensor<32xf32>
    %1105 = stablehlo.add %arg13, %1087 : tensor<32xf32>
    %1106 = stablehlo.add %arg14, %1089 : tensor<32x32xf32>
    %1107 = stablehlo.add %arg15, %1091 : tensor<128x32xf32>
    return %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %845, %671, %676, %681, %686, %691, %696, %701, %706, %711, %716, %721, %726, %731, %736, %741, %746, %752, %758, %764, %770, %776, %782, %788, %794, %800, %806, %812, %818, %824, %830, %836, %842, %282 : tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<i32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<f32>
  }
  func.func private @_take(%arg0: tensor<128x32xf32>, %arg1: tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x16xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<2x16xi1>, tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x16x1xi32>, tensor<2x16x1xi32>) -> tensor<2x16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x16x1xi32>, tensor<2x16x1xi32>) -> tensor<2x16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x16x1xi1>, tensor<i1>) -> tensor<2x16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<128x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x16xi1>) -> tensor<2x16x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    return %16, %5 : tensor<2x16x32xf32>, tensor<2x16x1xi32>
  }
  func.func private @_where(%arg0: tensor<2x16xi1>, %arg1: tensor<2x16xi32>, %arg2: tensor<2x16xi32>) -> tensor<2x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x16xi1>, tensor<2x16xi32>
    return %0 : tensor<2x16xi32>
  }
  func.func private @_take_0(%arg0: tensor<32x32xf32>, %arg1: tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x16xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<2x16xi1>, tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x16x1xi32>, tensor<2x16x1xi32>) -> tensor<2x16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x16x1xi32>, tensor<2x16x1xi32>) -> tensor<2x16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x16x1xi1>, tensor<i1>) -> tensor<2x16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<32x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x16xi1>) -> tensor<2x16x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    return %16, %5 : tensor<2x16x32xf32>, tensor<2x16x1xi32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x16x32xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xi1>
    return %2 : tensor<2x16x32xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2x16x32xui64>
    %9 = stablehlo.iota dim = 1 : tensor<2x16x32xui64>
    %10 = stablehlo.iota dim = 2 : tensor<2x16x32xui64>
    %c = stablehlo.constant dense<512> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<2x16x32xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<2x16x32xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<2x16x32xui64>
    %17 = stablehlo.add %12, %14 : tensor<2x16x32xui64>
    %18 = stablehlo.add %17, %16 : tensor<2x16x32xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x32xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<2x16x32xui64>
    %21 = stablehlo.convert %18 : (tensor<2x16x32xui64>) -> tensor<2x16x32xui32>
    %22 = stablehlo.convert %20 : (tensor<2x16x32xui64>) -> tensor<2x16x32xui32>
    %23:2 = call @threefry2x32_1(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>) -> (tensor<2x16x32xui32>, tensor<2x16x32xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<2x16x32xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<2x16x32xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %28 = stablehlo.or %26, %27 : tensor<2x16x32xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<2x16x32xui32>) -> tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<2x16x32xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x32xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<2x16x32xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x32xf32>
    %36 = stablehlo.add %34, %35 : tensor<2x16x32xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x32xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<2x16x32xf32>
    return %38 : tensor<2x16x32xf32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x32xui32>, %arg3: tensor<2x16x32xui32>) -> (tensor<2x16x32xui32>, tensor<2x16x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x32xui32>, tensor<2x16x32xui32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<2x16x32xui32>, %arg2: tensor<2x16x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x32xui32>, tensor<2x16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli_3(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<1x1x16x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<1x1x16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    return %2 : tensor<1x1x16x16xi1>
  }
  func.func private @_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<1x1x16x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<1x1x16x16xui64>
    %9 = stablehlo.iota dim = 1 : tensor<1x1x16x16xui64>
    %10 = stablehlo.iota dim = 2 : tensor<1x1x16x16xui64>
    %11 = stablehlo.iota dim = 3 : tensor<1x1x16x16xui64>
    %c = stablehlo.constant dense<256> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<1x1x16x16xui64>
    %13 = stablehlo.multiply %12, %8 : tensor<1x1x16x16xui64>
    %c_0 = stablehlo.constant dense<256> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<1x1x16x16xui64>
    %15 = stablehlo.multiply %14, %9 : tensor<1x1x16x16xui64>
    %c_1 = stablehlo.constant dense<16> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<1x1x16x16xui64>
    %17 = stablehlo.multiply %16, %10 : tensor<1x1x16x16xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<1x1x16x16xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<1x1x16x16xui64>
    %20 = stablehlo.add %13, %15 : tensor<1x1x16x16xui64>
    %21 = stablehlo.add %20, %17 : tensor<1x1x16x16xui64>
    %22 = stablehlo.add %21, %19 : tensor<1x1x16x16xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<1x1x16x16xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<1x1x16x16xui64>
    %25 = stablehlo.convert %22 : (tensor<1x1x16x16xui64>) -> tensor<1x1x16x16xui32>
    %26 = stablehlo.convert %24 : (tensor<1x1x16x16xui64>) -> tensor<1x1x16x16xui32>
    %27:2 = call @threefry2x32_5(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>) -> (tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<1x1x16x16xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %30 = stablehlo.shift_right_logical %28, %29 : tensor<1x1x16x16xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %32 = stablehlo.or %30, %31 : tensor<1x1x16x16xui32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<1x1x16x16xui32>) -> tensor<1x1x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<1x1x16x16xf32>
    %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x16x16xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<1x1x16x16xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x16x16xf32>
    %40 = stablehlo.add %38, %39 : tensor<1x1x16x16xf32>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x16x16xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<1x1x16x16xf32>
    return %42 : tensor<1x1x16x16xf32>
  }
  func.func private @threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1x1x16x16xui32>, %arg3: tensor<1x1x16x16xui32>) -> (tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1x1x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1x1x16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>
  }
  func.func private @closed_call_6(%arg0: tensor<i32>, %arg1: tensor<1x1x16x16xui32>, %arg2: tensor<1x1x16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1x1x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1x1x16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1x1x16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<1x1x16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1x1x16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1x1x16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1x1x16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1x1x16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<1x1x16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1x1x16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1x1x16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1x1x16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x1x16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<1x1x16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1x1x16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1x1x16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1x1x16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1x1x16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<1x1x16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1x1x16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<1x1x16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<1x1x16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1x1x16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<1x1x16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1x1x16x16xui32>, tensor<1x1x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x15x128xf32>, %arg1: tensor<2x15x1xi32>) -> (tensor<2x15x1xf32>, tensor<2x15x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x15x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x15x1xi32>, tensor<2x15x1xi32>) -> tensor<2x15x1xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x15x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x15x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x15x1xi1>, tensor<2x15x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x15x1xi32>) -> tensor<2x15x1x1xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x15x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x15x1x1xi32>, tensor<2x15x1x1xi32>) -> tensor<2x15x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x15x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x15x1x1xi32>, tensor<2x15x1x1xi32>) -> tensor<2x15x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x15x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x15x1x1xi1>, tensor<i1>) -> tensor<2x15x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x15x128xf32>, tensor<2x15x1x1xi32>) -> tensor<2x15x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x15x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x15x1xi1>, tensor<2x15x1xf32>
    return %15, %5 : tensor<2x15x1xf32>, tensor<2x15x1x1xi32>
  }
  func.func private @_take_7(%arg0: tensor<2x15x1xf32>, %arg1: tensor<i32>) -> (tensor<2x15xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_8(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 15, 1>}> : (tensor<2x15x1xf32>, tensor<1xi32>) -> tensor<2x15xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x15xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x15xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<2x15xi1>, tensor<2x15xf32>
    return %13, %3 : tensor<2x15xf32>, tensor<1xi32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_9(%arg0: tensor<1xi32>, %arg1: tensor<2x15xf32>) -> tensor<2x15x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x15x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x15x1xf32>, tensor<1xi32>, tensor<2x15xf32>) -> tensor<2x15x1xf32>
    return %1 : tensor<2x15x1xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<2x15x1x1xi32>, %arg1: tensor<2x15x1xf32>) -> tensor<2x15x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x15x128xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x15x128xf32>, tensor<2x15x1x1xi32>, tensor<2x15x1xf32>) -> tensor<2x15x128xf32>
    return %1 : tensor<2x15x128xf32>
  }
  func.func private @_take_11(%arg0: tensor<2x16x1xi32>, %arg1: tensor<2x16x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @_take_12(%arg0: tensor<2x16x1xi32>, %arg1: tensor<2x16x32xf32>) -> tensor<128x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<128x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @_where_13(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
