module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<80xf32>, %arg5: tensor<4x1x80xf32>, %arg6: tensor<8xf32>, %arg7: tensor<32x152xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<i32>, %arg12: tensor<128x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<80xf32>, %arg17: tensor<4x1x80xf32>, %arg18: tensor<8xf32>, %arg19: tensor<32x152xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<128x32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<8xf32>, %arg26: tensor<8xf32>, %arg27: tensor<80xf32>, %arg28: tensor<4x1x80xf32>, %arg29: tensor<8xf32>, %arg30: tensor<32x152xf32>, %arg31: tensor<64xf32>, %arg32: tensor<64x32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<2x16xi32>) -> (tensor<128x32xf32> {jax.result_info = "result[0]['backbone']['embedder']['embedding'].value"}, tensor<32xf32> {jax.result_info = "result[0]['backbone']['final_norm']['weight'].value"}, tensor<8xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['A_log'].value"}, tensor<8xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['D'].value"}, tensor<80xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['conv1d']['conv']['bias'].value"}, tensor<4x1x80xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['conv1d']['conv']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['dt_bias'].value"}, tensor<32x152xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['in_proj']['kernel'].value"}, tensor<64xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['norm']['weight'].value"}, tensor<64x32xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['mixer']['out_proj']['kernel'].value"}, tensor<32xf32> {jax.result_info = "result[0]['backbone']['layers'][0]['norm']['weight'].value"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['backbone']['embedder']['embedding'].value"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['backbone']['final_norm']['weight'].value"}, tensor<8xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['A_log'].value"}, tensor<8xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['D'].value"}, tensor<80xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['conv1d']['conv']['bias'].value"}, tensor<4x1x80xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['conv1d']['conv']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['dt_bias'].value"}, tensor<32x152xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['in_proj']['kernel'].value"}, tensor<64xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['norm']['weight'].value"}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['mixer']['out_proj']['kernel'].value"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['backbone']['layers'][0]['norm']['weight'].value"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['backbone']['embedder']['embedding'].value"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['backbone']['final_norm']['weight'].value"}, tensor<8xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['A_log'].value"}, tensor<8xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['D'].value"}, tensor<80xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['conv1d']['conv']['bias'].value"}, tensor<4x1x80xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['conv1d']['conv']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['dt_bias'].value"}, tensor<32x152xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['in_proj']['kernel'].value"}, tensor<64xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['norm']['weight'].value"}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['mixer']['out_proj']['kernel'].value"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['backbone']['layers'][0]['norm']['weight'].value"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0:2 = call @_take(%arg0, %arg34) : (tensor<128x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16x1xi32>)
    %1 = stablehlo.multiply %0#0, %0#0 : tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %3 = stablehlo.multiply %2, %0#0 : tensor<2x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<2x16x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<2x16x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<2x16x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<2x16x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<2x16x1xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %15 = stablehlo.multiply %0#0, %14 : tensor<2x16x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<2x16x32xf32>
    %19 = stablehlo.dot_general %18, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x152xf32>) -> tensor<2x16x152xf32>
    %20 = stablehlo.slice %19 [0:2, 0:16, 0:0] : (tensor<2x16x152xf32>) -> tensor<2x16x0xf32>
    %21 = stablehlo.slice %19 [0:2, 0:16, 0:0] : (tensor<2x16x152xf32>) -> tensor<2x16x0xf32>
    %22 = stablehlo.slice %19 [0:2, 0:16, 0:64] : (tensor<2x16x152xf32>) -> tensor<2x16x64xf32>
    %23 = stablehlo.slice %19 [0:2, 0:16, 64:144] : (tensor<2x16x152xf32>) -> tensor<2x16x80xf32>
    %24 = stablehlo.slice %19 [0:2, 0:16, 144:152] : (tensor<2x16x152xf32>) -> tensor<2x16x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = call @_pad(%23, %cst_4) : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<2x19x80xf32>
    %26 = stablehlo.reshape %arg5 : (tensor<4x1x80xf32>) -> tensor<4x80xf32>
    %27 = stablehlo.slice %26 [0:1, 0:80] : (tensor<4x80xf32>) -> tensor<1x80xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x80xf32>) -> tensor<80xf32>
    %29 = stablehlo.slice %25 [0:2, 0:16, 0:80] : (tensor<2x19x80xf32>) -> tensor<2x16x80xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [2] : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<2x16x80xf32>
    %33 = stablehlo.slice %26 [1:2, 0:80] : (tensor<4x80xf32>) -> tensor<1x80xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x80xf32>) -> tensor<80xf32>
    %35 = stablehlo.slice %25 [0:2, 1:17, 0:80] : (tensor<2x19x80xf32>) -> tensor<2x16x80xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [2] : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %38 = stablehlo.multiply %37, %35 : tensor<2x16x80xf32>
    %39 = stablehlo.add %32, %38 : tensor<2x16x80xf32>
    %40 = stablehlo.slice %26 [2:3, 0:80] : (tensor<4x80xf32>) -> tensor<1x80xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x80xf32>) -> tensor<80xf32>
    %42 = stablehlo.slice %25 [0:2, 2:18, 0:80] : (tensor<2x19x80xf32>) -> tensor<2x16x80xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [2] : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<2x16x80xf32>
    %46 = stablehlo.add %39, %45 : tensor<2x16x80xf32>
    %47 = stablehlo.slice %26 [3:4, 0:80] : (tensor<4x80xf32>) -> tensor<1x80xf32>
    %48 = stablehlo.reshape %47 : (tensor<1x80xf32>) -> tensor<80xf32>
    %49 = stablehlo.slice %25 [0:2, 3:19, 0:80] : (tensor<2x19x80xf32>) -> tensor<2x16x80xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [2] : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %52 = stablehlo.multiply %51, %49 : tensor<2x16x80xf32>
    %53 = stablehlo.add %46, %52 : tensor<2x16x80xf32>
    %54 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %56 = stablehlo.add %53, %55 : tensor<2x16x80xf32>
    %57:3 = call @silu(%56) : (tensor<2x16x80xf32>) -> (tensor<2x16x80xf32>, tensor<2x16x80xf32>, tensor<2x16x80xf32>)
    %58 = stablehlo.slice %57#0 [0:2, 0:16, 0:64] : (tensor<2x16x80xf32>) -> tensor<2x16x64xf32>
    %59 = stablehlo.slice %57#0 [0:2, 0:16, 64:72] : (tensor<2x16x80xf32>) -> tensor<2x16x8xf32>
    %60 = stablehlo.slice %57#0 [0:2, 0:16, 72:80] : (tensor<2x16x80xf32>) -> tensor<2x16x8xf32>
    %61 = stablehlo.exponential %arg2 : tensor<8xf32>
    %62 = stablehlo.negate %61 : tensor<8xf32>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 3] : (tensor<2x16x8xf32>) -> tensor<2x16x1x8xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<2x16x1x8xf32>) -> tensor<2x16x8x8xf32>
    %65 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 3] : (tensor<2x16x8xf32>) -> tensor<2x16x1x8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<2x16x1x8xf32>) -> tensor<2x16x8x8xf32>
    %67 = stablehlo.reshape %58 : (tensor<2x16x64xf32>) -> tensor<2x16x8x8xf32>
    %68 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x16x8xf32>
    %70 = stablehlo.add %24, %69 : tensor<2x16x8xf32>
    %71:2 = call @softplus(%70) : (tensor<2x16x8xf32>) -> (tensor<2x16x8xf32>, tensor<2x16x8xf32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %72:3 = call @clip(%71#0, %cst_5, %cst_6) : (tensor<2x16x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>)
    %73 = stablehlo.reshape %arg3 : (tensor<8xf32>) -> tensor<1x1x8x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x1x8x1xf32>) -> tensor<2x16x8x8xf32>
    %75 = stablehlo.multiply %74, %67 : tensor<2x16x8x8xf32>
    %76 = stablehlo.broadcast_in_dim %72#0, dims = [0, 1, 2] : (tensor<2x16x8xf32>) -> tensor<2x16x8x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x16x8x1xf32>) -> tensor<2x16x8x8xf32>
    %78 = stablehlo.multiply %67, %77 : tensor<2x16x8x8xf32>
    %79 = stablehlo.broadcast_in_dim %62, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x16x8xf32>
    %81 = stablehlo.multiply %80, %72#0 : tensor<2x16x8xf32>
    %82 = stablehlo.reshape %78 : (tensor<2x16x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %83 = stablehlo.reshape %81 : (tensor<2x16x8xf32>) -> tensor<2x2x8x8xf32>
    %84 = stablehlo.reshape %64 : (tensor<2x16x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %85 = stablehlo.reshape %66 : (tensor<2x16x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %86 = stablehlo.transpose %83, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %87 = call @cumsum(%86) : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %88 = call @cumsum(%86) : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8x1xf32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x1x8xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3, 4] : (tensor<2x8x2x8x1xf32>) -> tensor<2x8x2x8x8xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3, 4] : (tensor<2x8x2x1x8xf32>) -> tensor<2x8x2x8x8xf32>
    %93 = stablehlo.subtract %91, %92 : tensor<2x8x2x8x8xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %94 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %95 = call @tril(%94) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96:2 = call @_where_1(%95, %93, %cst_7) : (tensor<8x8xi1>, tensor<2x8x2x8x8xf32>, tensor<f32>) -> (tensor<2x8x2x8x8xf32>, tensor<2x8x2x8x8xi1>)
    %97 = stablehlo.exponential %96#0 : tensor<2x8x2x8x8xf32>
    %98 = stablehlo.dot_general %84, %85, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %99 = stablehlo.transpose %98, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %100 = stablehlo.dot_general %97, %99, batching_dims = [0, 2, 4, 1, 3] x [0, 1, 2, 3, 4], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %101 = stablehlo.dot_general %100, %82, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %102 = stablehlo.transpose %101, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %103 = stablehlo.slice %87 [0:2, 0:8, 0:2, 7:8] : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<2x8x2x1xf32>) -> tensor<2x8x2x8xf32>
    %105 = stablehlo.subtract %104, %87 : tensor<2x8x2x8xf32>
    %106 = stablehlo.exponential %105 : tensor<2x8x2x8xf32>
    %107 = stablehlo.dot_general %106, %82, batching_dims = [0, 2, 3, 1] x [0, 1, 2, 3], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %108 = stablehlo.dot_general %107, %84, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1x8x8x8xf32>
    %110 = stablehlo.concatenate %109, %108, dim = 1 : (tensor<2x1x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
    %111 = stablehlo.slice %87 [0:2, 0:8, 0:2, 7:8] : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x1xf32>
    %112 = stablehlo.reshape %111 : (tensor<2x8x2x1xf32>) -> tensor<2x8x2xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %113 = call @_pad_2(%112, %c_9) : (tensor<2x8x2xf32>, tensor<i32>) -> tensor<2x8x3xf32>
    %114 = call @cumsum_3(%113) : (tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<2x8x3xf32>) -> tensor<2x8x3x1xf32>
    %116 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 3] : (tensor<2x8x3xf32>) -> tensor<2x8x1x3xf32>
    %117 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2, 3] : (tensor<2x8x3x1xf32>) -> tensor<2x8x3x3xf32>
    %118 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<2x8x1x3xf32>) -> tensor<2x8x3x3xf32>
    %119 = stablehlo.subtract %117, %118 : tensor<2x8x3x3xf32>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %120 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<3x3xi1>
    %121 = call @tril_5(%120) : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122:2 = call @_where_6(%121, %119, %cst_11) : (tensor<3x3xi1>, tensor<2x8x3x3xf32>, tensor<f32>) -> (tensor<2x8x3x3xf32>, tensor<2x8x3x3xi1>)
    %123 = stablehlo.exponential %122#0 : tensor<2x8x3x3xf32>
    %124 = stablehlo.dot_general %110, %123, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x8x8x8xf32>, tensor<2x8x3x3xf32>) -> tensor<2x8x8x8x3xf32>
    %125 = stablehlo.transpose %124, dims = [0, 4, 1, 2, 3] : (tensor<2x8x8x8x3xf32>) -> tensor<2x3x8x8x8xf32>
    %126 = stablehlo.slice %125 [0:2, 0:2, 0:8, 0:8, 0:8] : (tensor<2x3x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %127 = stablehlo.exponential %87 : tensor<2x8x2x8xf32>
    %128 = stablehlo.dot_general %126, %85, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %129 = stablehlo.dot_general %127, %128, batching_dims = [0, 2, 3, 1] x [0, 1, 4, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %130 = stablehlo.add %102, %129 : tensor<2x2x8x8x8xf32>
    %131 = stablehlo.reshape %130 : (tensor<2x2x8x8x8xf32>) -> tensor<2x16x8x8xf32>
    %132 = stablehlo.add %131, %75 : tensor<2x16x8x8xf32>
    %133 = stablehlo.reshape %132 : (tensor<2x16x8x8xf32>) -> tensor<2x16x64xf32>
    %134:3 = call @silu_7(%22) : (tensor<2x16x64xf32>) -> (tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>)
    %135 = stablehlo.multiply %133, %134#0 : tensor<2x16x64xf32>
    %136 = stablehlo.multiply %135, %135 : tensor<2x16x64xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %138 = stablehlo.multiply %137, %135 : tensor<2x16x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%136 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<2x16xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %142 = stablehlo.divide %140, %141 : tensor<2x16x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %144 = stablehlo.add %142, %143 : tensor<2x16x1xf32>
    %145 = stablehlo.rsqrt %144 : tensor<2x16x1xf32>
    %146 = stablehlo.divide %145, %144 : tensor<2x16x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<2x16x1xf32>
    %149 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x64xf32>
    %150 = stablehlo.multiply %135, %149 : tensor<2x16x64xf32>
    %151 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x16x64xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<2x16x64xf32>
    %154 = stablehlo.dot_general %153, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x64xf32>, tensor<64x32xf32>) -> tensor<2x16x32xf32>
    %155 = stablehlo.add %0#0, %154 : tensor<2x16x32xf32>
    %156 = stablehlo.multiply %155, %155 : tensor<2x16x32xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %158 = stablehlo.multiply %157, %155 : tensor<2x16x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%156 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %162 = stablehlo.divide %160, %161 : tensor<2x16x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %164 = stablehlo.add %162, %163 : tensor<2x16x1xf32>
    %165 = stablehlo.rsqrt %164 : tensor<2x16x1xf32>
    %166 = stablehlo.divide %165, %164 : tensor<2x16x1xf32>
    %cst_21 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %168 = stablehlo.multiply %167, %166 : tensor<2x16x1xf32>
    %169 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %170 = stablehlo.multiply %155, %169 : tensor<2x16x32xf32>
    %171 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %173 = stablehlo.multiply %170, %172 : tensor<2x16x32xf32>
    %174 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %175 = stablehlo.dot_general %173, %174, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<32x128xf32>) -> tensor<2x16x128xf32>
    %176 = stablehlo.slice %175 [0:2, 0:15, 0:128] : (tensor<2x16x128xf32>) -> tensor<2x15x128xf32>
    %177 = stablehlo.reshape %176 : (tensor<2x15x128xf32>) -> tensor<30x128xf32>
    %178 = stablehlo.slice %arg34 [0:2, 1:16] : (tensor<2x16xi32>) -> tensor<2x15xi32>
    %179 = stablehlo.reshape %178 : (tensor<2x15xi32>) -> tensor<30xi32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %181:2 = call @take_along_axis(%177, %180) : (tensor<30x128xf32>, tensor<30x1xi32>) -> (tensor<30x1xf32>, tensor<30x1x1xi32>)
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %182:2 = call @_take_8(%181#0, %c_22) : (tensor<30x1xf32>, tensor<i32>) -> (tensor<30xf32>, tensor<1xi32>)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.reduce(%177 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<30x128xf32>, tensor<f32>) -> tensor<30xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %185 = stablehlo.maximum %184, %183 : tensor<30xf32>
    %186 = stablehlo.is_finite %185 : (tensor<30xf32>) -> tensor<30xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %188 = stablehlo.select %186, %185, %187 : tensor<30xi1>, tensor<30xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<30xf32>) -> tensor<30x1xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<30x1xf32>) -> tensor<30x128xf32>
    %191 = stablehlo.subtract %177, %190 : tensor<30x128xf32>
    %192 = stablehlo.exponential %191 : tensor<30x128xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<30x128xf32>, tensor<f32>) -> tensor<30xf32>
    %194 = stablehlo.abs %193 : tensor<30xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %196 = stablehlo.compare GE, %193, %195, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %197 = stablehlo.log %194 : tensor<30xf32>
    %198 = stablehlo.add %197, %188 : tensor<30xf32>
    %199 = stablehlo.subtract %198, %182#0 : tensor<30xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %201 = stablehlo.divide %200, %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_31 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %202 = stablehlo.divide %cst_30, %cst_31 : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %204 = stablehlo.negate %203 : tensor<30xf32>
    %205 = stablehlo.divide %203, %194 : tensor<30xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %207 = stablehlo.select %196, %206, %205 : tensor<30xi1>, tensor<30xf32>
    %208 = stablehlo.select %196, %205, %206 : tensor<30xi1>, tensor<30xf32>
    %209 = stablehlo.negate %207 : tensor<30xf32>
    %210 = stablehlo.add %208, %209 : tensor<30xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<30xf32>) -> tensor<30x128xf32>
    %212 = stablehlo.multiply %211, %192 : tensor<30x128xf32>
    %213 = call @_take_10(%182#1, %204) : (tensor<1xi32>, tensor<30xf32>) -> tensor<30x1xf32>
    %214 = call @take_along_axis_11(%181#1, %213) : (tensor<30x1x1xi32>, tensor<30x1xf32>) -> tensor<30x128xf32>
    %215 = stablehlo.add %212, %214 : tensor<30x128xf32>
    %216 = stablehlo.reshape %215 : (tensor<30x128xf32>) -> tensor<2x15x128xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.pad %216, %cst_33, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x15x128xf32>, tensor<f32>) -> tensor<2x16x128xf32>
    %218 = stablehlo.dot_general %217, %173, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %219 = stablehlo.transpose %218, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %220 = stablehlo.dot_general %217, %174, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xf32>, tensor<32x128xf32>) -> tensor<2x16x32xf32>
    %221 = stablehlo.transpose %219, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %222 = stablehlo.multiply %170, %220 : tensor<2x16x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %224 = stablehlo.reshape %223 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %225 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %226 = stablehlo.multiply %220, %225 : tensor<2x16x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%224 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %228 = stablehlo.multiply %155, %226 : tensor<2x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %230 = stablehlo.reshape %229 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %231 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %232 = stablehlo.multiply %226, %231 : tensor<2x16x32xf32>
    %233 = stablehlo.multiply %230, %168 : tensor<2x16x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<2x16x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%235 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %238 = stablehlo.multiply %237, %158 : tensor<2x16x32xf32>
    %239 = stablehlo.add %232, %238 : tensor<2x16x32xf32>
    %240 = stablehlo.dot_general %239, %153, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<2x16x64xf32>) -> tensor<32x64xf32>
    %241 = stablehlo.transpose %240, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %242 = stablehlo.dot_general %239, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xf32>, tensor<64x32xf32>) -> tensor<2x16x64xf32>
    %243 = stablehlo.multiply %150, %242 : tensor<2x16x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %245 = stablehlo.reshape %244 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %246 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x16x64xf32>
    %247 = stablehlo.multiply %242, %246 : tensor<2x16x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%245 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.multiply %135, %247 : tensor<2x16x64xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<2x16xf32>
    %251 = stablehlo.reshape %250 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %252 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x64xf32>
    %253 = stablehlo.multiply %247, %252 : tensor<2x16x64xf32>
    %254 = stablehlo.multiply %251, %148 : tensor<2x16x1xf32>
    %cst_42 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %256 = stablehlo.divide %254, %255 : tensor<2x16x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x64xf32>
    %259 = stablehlo.multiply %258, %138 : tensor<2x16x64xf32>
    %260 = stablehlo.add %253, %259 : tensor<2x16x64xf32>
    %261 = stablehlo.multiply %133, %260 : tensor<2x16x64xf32>
    %262 = stablehlo.multiply %260, %134#0 : tensor<2x16x64xf32>
    %263 = call @silu_12(%134#1, %134#2, %22, %261) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %264 = stablehlo.reshape %262 : (tensor<2x16x64xf32>) -> tensor<2x16x8x8xf32>
    %265 = stablehlo.reshape %264 : (tensor<2x16x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %266 = stablehlo.dot_general %265, %127, batching_dims = [0, 1, 2, 3] x [0, 2, 3, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8x8xf32>
    %267 = stablehlo.transpose %266, dims = [0, 1, 3, 4, 2] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %268 = stablehlo.dot_general %265, %128, batching_dims = [0, 1, 2, 3] x [0, 1, 4, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8xf32>
    %269 = stablehlo.transpose %268, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %270 = stablehlo.dot_general %267, %126, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %271 = stablehlo.transpose %270, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %272 = stablehlo.dot_general %267, %85, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %273 = stablehlo.multiply %269, %127 : tensor<2x8x2x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.pad %272, %cst_44, low = [0, 0, 0, 0, 0], high = [0, 1, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x2x8x8x8xf32>, tensor<f32>) -> tensor<2x3x8x8x8xf32>
    %275 = stablehlo.transpose %274, dims = [0, 2, 3, 4, 1] : (tensor<2x3x8x8x8xf32>) -> tensor<2x8x8x8x3xf32>
    %276 = stablehlo.dot_general %275, %110, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [3, 4], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8x8x3xf32>, tensor<2x3x8x8x8xf32>) -> tensor<2x8x3x3xf32>
    %277 = stablehlo.dot_general %275, %123, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8x8x3xf32>, tensor<2x8x3x3xf32>) -> tensor<2x8x8x8x3xf32>
    %278 = stablehlo.transpose %277, dims = [0, 4, 1, 2, 3] : (tensor<2x8x8x8x3xf32>) -> tensor<2x3x8x8x8xf32>
    %279 = stablehlo.multiply %276, %123 : tensor<2x8x3x3xf32>
    %280 = call @_where_13(%122#1, %279) : (tensor<2x8x3x3xi1>, tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<2x8x3x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %282 = stablehlo.reshape %281 : (tensor<2x8x3xf32>) -> tensor<2x8x3x1xf32>
    %283 = stablehlo.negate %280 : tensor<2x8x3x3xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<2x8x3x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %285 = stablehlo.reshape %284 : (tensor<2x8x3xf32>) -> tensor<2x8x1x3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%282 init: %cst_48) applies stablehlo.add across dimensions = [3] : (tensor<2x8x3x1xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %288 = stablehlo.add %286, %287 : tensor<2x8x3xf32>
    %289 = call @cumsum_14(%288) : (tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %290 = call @_pad_16(%289) : (tensor<2x8x3xf32>) -> tensor<2x8x2xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2] : (tensor<2x8x2xf32>) -> tensor<2x8x2x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.pad %291, %cst_49, low = [0, 0, 0, 7], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x8x2x1xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    %293 = stablehlo.add %273, %292 : tensor<2x8x2x8xf32>
    %294 = stablehlo.slice %278 [0:2, 0:1, 0:8, 0:8, 0:8] : (tensor<2x3x8x8x8xf32>) -> tensor<2x1x8x8x8xf32>
    %295 = stablehlo.slice %278 [0:2, 1:3, 0:8, 0:8, 0:8] : (tensor<2x3x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %296 = stablehlo.dot_general %295, %107, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %297 = stablehlo.transpose %296, dims = [0, 1, 4, 2, 3] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %298 = stablehlo.dot_general %295, %84, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %299 = stablehlo.transpose %298, dims = [0, 1, 4, 2, 3] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %300 = stablehlo.dot_general %299, %106, batching_dims = [0, 1, 2, 3] x [0, 2, 3, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8x8xf32>
    %301 = stablehlo.dot_general %299, %82, batching_dims = [0, 1, 2, 3] x [0, 1, 2, 3], contracting_dims = [4] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8xf32>
    %302 = stablehlo.transpose %301, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %303 = stablehlo.multiply %302, %106 : tensor<2x8x2x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_50) applies stablehlo.add across dimensions = [3] : (tensor<2x8x2x8xf32>, tensor<f32>) -> tensor<2x8x2xf32>
    %305 = stablehlo.reshape %304 : (tensor<2x8x2xf32>) -> tensor<2x8x2x1xf32>
    %306 = stablehlo.negate %303 : tensor<2x8x2x8xf32>
    %307 = stablehlo.add %293, %306 : tensor<2x8x2x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.pad %305, %cst_51, low = [0, 0, 0, 7], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x8x2x1xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    %309 = stablehlo.add %307, %308 : tensor<2x8x2x8xf32>
    %310 = stablehlo.transpose %265, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %311 = stablehlo.dot_general %310, %100, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %312 = stablehlo.transpose %311, dims = [0, 1, 4, 2, 3] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %313 = stablehlo.add %300, %312 : tensor<2x2x8x8x8xf32>
    %314 = stablehlo.dot_general %310, %82, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %315 = stablehlo.transpose %314, dims = [0, 1, 4, 2, 3] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %316 = stablehlo.dot_general %315, %97, batching_dims = [0, 1, 2, 3, 4] x [0, 2, 4, 1, 3], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x8x2x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %317 = stablehlo.dot_general %315, %99, batching_dims = [0, 1, 2, 3, 4] x [0, 1, 2, 3, 4], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %318 = stablehlo.transpose %317, dims = [0, 3, 1, 4, 2] : (tensor<2x2x8x8x8xf32>) -> tensor<2x8x2x8x8xf32>
    %319 = stablehlo.transpose %316, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %320 = stablehlo.dot_general %319, %84, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %321 = stablehlo.transpose %320, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %322 = stablehlo.add %271, %321 : tensor<2x2x8x8x8xf32>
    %323 = stablehlo.dot_general %319, %85, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8x8xf32>, tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %324 = stablehlo.transpose %323, dims = [0, 1, 3, 2, 4] : (tensor<2x2x8x8x8xf32>) -> tensor<2x2x8x8x8xf32>
    %325 = stablehlo.add %297, %324 : tensor<2x2x8x8x8xf32>
    %326 = stablehlo.multiply %318, %97 : tensor<2x8x2x8x8xf32>
    %327 = call @_where_17(%96#1, %326) : (tensor<2x8x2x8x8xi1>, tensor<2x8x2x8x8xf32>) -> tensor<2x8x2x8x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_52) applies stablehlo.add across dimensions = [4] : (tensor<2x8x2x8x8xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    %329 = stablehlo.reshape %328 : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8x1xf32>
    %330 = stablehlo.negate %327 : tensor<2x8x2x8x8xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_53) applies stablehlo.add across dimensions = [3] : (tensor<2x8x2x8x8xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    %332 = stablehlo.reshape %331 : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x1x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<2x8x2x1x8xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%329 init: %cst_55) applies stablehlo.add across dimensions = [4] : (tensor<2x8x2x8x1xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    %335 = stablehlo.add %333, %334 : tensor<2x8x2x8xf32>
    %336 = call @cumsum_18(%335) : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %337 = call @cumsum_18(%309) : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %338 = stablehlo.add %336, %337 : tensor<2x8x2x8xf32>
    %339 = stablehlo.transpose %338, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %340 = stablehlo.reshape %322 : (tensor<2x2x8x8x8xf32>) -> tensor<2x16x8x8xf32>
    %341 = stablehlo.reshape %325 : (tensor<2x2x8x8x8xf32>) -> tensor<2x16x8x8xf32>
    %342 = stablehlo.reshape %339 : (tensor<2x2x8x8xf32>) -> tensor<2x16x8xf32>
    %343 = stablehlo.reshape %313 : (tensor<2x2x8x8x8xf32>) -> tensor<2x16x8x8xf32>
    %344 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x16x8xf32>
    %345 = stablehlo.multiply %344, %342 : tensor<2x16x8xf32>
    %346 = stablehlo.multiply %342, %72#0 : tensor<2x16x8xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%346 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %348 = stablehlo.reshape %347 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %350 = stablehlo.multiply %67, %343 : tensor<2x16x8x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_58) applies stablehlo.add across dimensions = [3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<2x16x8xf32>
    %352 = stablehlo.reshape %351 : (tensor<2x16x8xf32>) -> tensor<2x16x8x1xf32>
    %353 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x16x8x1xf32>) -> tensor<2x16x8x8xf32>
    %354 = stablehlo.multiply %343, %353 : tensor<2x16x8x8xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%352 init: %cst_59) applies stablehlo.add across dimensions = [3] : (tensor<2x16x8x1xf32>, tensor<f32>) -> tensor<2x16x8xf32>
    %356 = stablehlo.add %345, %355 : tensor<2x16x8xf32>
    %357 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x1x8x1xf32>) -> tensor<2x16x8x8xf32>
    %358 = stablehlo.multiply %357, %264 : tensor<2x16x8x8xf32>
    %359 = stablehlo.add %354, %358 : tensor<2x16x8x8xf32>
    %360 = stablehlo.multiply %264, %67 : tensor<2x16x8x8xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %362 = stablehlo.reshape %361 : (tensor<8xf32>) -> tensor<1x1x8x1xf32>
    %363 = stablehlo.reshape %362 : (tensor<1x1x8x1xf32>) -> tensor<8xf32>
    %364 = call @clip_20(%72#1, %72#2, %356) : (tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xf32>
    %365 = call @softplus_21(%71#1, %364) : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_61) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %367 = stablehlo.reshape %366 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%367 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %369 = stablehlo.reshape %359 : (tensor<2x16x8x8xf32>) -> tensor<2x16x64xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%340 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<2x16x8xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 3] : (tensor<2x16x8xf32>) -> tensor<2x16x1x8xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%371 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2x16x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%341 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<2x16x8xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 3] : (tensor<2x16x8xf32>) -> tensor<2x16x1x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2x16x8xf32>
    %376 = stablehlo.negate %349 : tensor<8xf32>
    %377 = stablehlo.multiply %376, %61 : tensor<8xf32>
    %378 = stablehlo.concatenate %369, %375, %372, dim = 2 : (tensor<2x16x64xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x80xf32>
    %379 = call @silu_22(%57#1, %57#2, %56, %378) : (tensor<2x16x80xf32>, tensor<2x16x80xf32>, tensor<2x16x80xf32>, tensor<2x16x80xf32>) -> tensor<2x16x80xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<80xf32>
    %381 = stablehlo.reshape %380 : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x80xf32>, tensor<f32>) -> tensor<80xf32>
    %383 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %384 = stablehlo.multiply %383, %379 : tensor<2x16x80xf32>
    %385 = stablehlo.multiply %379, %49 : tensor<2x16x80xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<80xf32>
    %387 = stablehlo.reshape %386 : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x80xf32>, tensor<f32>) -> tensor<80xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.pad %384, %cst_71, low = [0, 3, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<2x19x80xf32>
    %390 = stablehlo.broadcast_in_dim %388, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.pad %390, %cst_72, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<1x80xf32>, tensor<f32>) -> tensor<4x80xf32>
    %392 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %393 = stablehlo.multiply %392, %379 : tensor<2x16x80xf32>
    %394 = stablehlo.multiply %379, %42 : tensor<2x16x80xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<80xf32>
    %396 = stablehlo.reshape %395 : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x80xf32>, tensor<f32>) -> tensor<80xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.pad %393, %cst_75, low = [0, 2, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<2x19x80xf32>
    %399 = stablehlo.add %389, %398 : tensor<2x19x80xf32>
    %400 = stablehlo.broadcast_in_dim %397, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.pad %400, %cst_76, low = [2, 0], high = [1, 0], interior = [0, 0] : (tensor<1x80xf32>, tensor<f32>) -> tensor<4x80xf32>
    %402 = stablehlo.add %391, %401 : tensor<4x80xf32>
    %403 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %404 = stablehlo.multiply %403, %379 : tensor<2x16x80xf32>
    %405 = stablehlo.multiply %379, %35 : tensor<2x16x80xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<80xf32>
    %407 = stablehlo.reshape %406 : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x80xf32>, tensor<f32>) -> tensor<80xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.pad %404, %cst_79, low = [0, 1, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<2x19x80xf32>
    %410 = stablehlo.add %399, %409 : tensor<2x19x80xf32>
    %411 = stablehlo.broadcast_in_dim %408, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.pad %411, %cst_80, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<1x80xf32>, tensor<f32>) -> tensor<4x80xf32>
    %413 = stablehlo.add %402, %412 : tensor<4x80xf32>
    %414 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x80xf32>) -> tensor<2x16x80xf32>
    %415 = stablehlo.multiply %414, %379 : tensor<2x16x80xf32>
    %416 = stablehlo.multiply %379, %29 : tensor<2x16x80xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<80xf32>
    %418 = stablehlo.reshape %417 : (tensor<80xf32>) -> tensor<1x1x80xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x80xf32>, tensor<f32>) -> tensor<80xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.pad %415, %cst_83, low = [0, 0, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<2x19x80xf32>
    %421 = stablehlo.add %410, %420 : tensor<2x19x80xf32>
    %422 = stablehlo.broadcast_in_dim %419, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.pad %422, %cst_84, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<1x80xf32>, tensor<f32>) -> tensor<4x80xf32>
    %424 = stablehlo.add %413, %423 : tensor<4x80xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 2] : (tensor<4x80xf32>) -> tensor<4x1x80xf32>
    %426 = call @_pad_23(%421) : (tensor<2x19x80xf32>) -> tensor<2x16x80xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x16x0xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x16x0xf32>
    %429 = stablehlo.concatenate %427, %428, %263, %426, %365, dim = 2 : (tensor<2x16x0xf32>, tensor<2x16x0xf32>, tensor<2x16x64xf32>, tensor<2x16x80xf32>, tensor<2x16x8xf32>) -> tensor<2x16x152xf32>
    %430 = stablehlo.dot_general %429, %18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x152xf32>, tensor<2x16x32xf32>) -> tensor<152x32xf32>
    %431 = stablehlo.transpose %430, dims = [1, 0] : (tensor<152x32xf32>) -> tensor<32x152xf32>
    %432 = stablehlo.dot_general %429, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x16x152xf32>, tensor<32x152xf32>) -> tensor<2x16x32xf32>
    %433 = stablehlo.multiply %15, %432 : tensor<2x16x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %435 = stablehlo.reshape %434 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %436 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %437 = stablehlo.multiply %432, %436 : tensor<2x16x32xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%435 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %439 = stablehlo.multiply %0#0, %437 : tensor<2x16x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %441 = stablehlo.reshape %440 : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %442 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %443 = stablehlo.multiply %437, %442 : tensor<2x16x32xf32>
    %444 = stablehlo.add %239, %443 : tensor<2x16x32xf32>
    %445 = stablehlo.multiply %441, %13 : tensor<2x16x1xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %447 = stablehlo.divide %445, %446 : tensor<2x16x1xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x32xf32>
    %450 = stablehlo.multiply %449, %3 : tensor<2x16x32xf32>
    %451 = stablehlo.add %444, %450 : tensor<2x16x32xf32>
    %452 = call @_take_24(%0#1, %451) : (tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    %453 = stablehlo.add %221, %452 : tensor<128x32xf32>
    %454 = chlo.square %453 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %456 = chlo.square %455 : tensor<128x32xf32> -> tensor<128x32xf32>
    %457 = stablehlo.add %454, %456 : tensor<128x32xf32>
    %458 = chlo.square %227 : tensor<32xf32> -> tensor<32xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %460 = chlo.square %459 : tensor<32xf32> -> tensor<32xf32>
    %461 = stablehlo.add %458, %460 : tensor<32xf32>
    %462 = chlo.square %377 : tensor<8xf32> -> tensor<8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %464 = chlo.square %463 : tensor<8xf32> -> tensor<8xf32>
    %465 = stablehlo.add %462, %464 : tensor<8xf32>
    %466 = chlo.square %363 : tensor<8xf32> -> tensor<8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %468 = chlo.square %467 : tensor<8xf32> -> tensor<8xf32>
    %469 = stablehlo.add %466, %468 : tensor<8xf32>
    %470 = chlo.square %382 : tensor<80xf32> -> tensor<80xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %472 = chlo.square %471 : tensor<80xf32> -> tensor<80xf32>
    %473 = stablehlo.add %470, %472 : tensor<80xf32>
    %474 = chlo.square %425 : tensor<4x1x80xf32> -> tensor<4x1x80xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %476 = chlo.square %475 : tensor<4x1x80xf32> -> tensor<4x1x80xf32>
    %477 = stablehlo.add %474, %476 : tensor<4x1x80xf32>
    %478 = chlo.square %368 : tensor<8xf32> -> tensor<8xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %480 = chlo.square %479 : tensor<8xf32> -> tensor<8xf32>
    %481 = stablehlo.add %478, %480 : tensor<8xf32>
    %482 = chlo.square %431 : tensor<32x152xf32> -> tensor<32x152xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %484 = chlo.square %483 : tensor<32x152xf32> -> tensor<32x152xf32>
    %485 = stablehlo.add %482, %484 : tensor<32x152xf32>
    %486 = chlo.square %248 : tensor<64xf32> -> tensor<64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %488 = chlo.square %487 : tensor<64xf32> -> tensor<64xf32>
    %489 = stablehlo.add %486, %488 : tensor<64xf32>
    %490 = chlo.square %241 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %492 = chlo.square %491 : tensor<64x32xf32> -> tensor<64x32xf32>
    %493 = stablehlo.add %490, %492 : tensor<64x32xf32>
    %494 = chlo.square %438 : tensor<32xf32> -> tensor<32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %496 = chlo.square %495 : tensor<32xf32> -> tensor<32xf32>
    %497 = stablehlo.add %494, %496 : tensor<32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%457 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%461 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%465 init: %cst_105) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%469 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%473 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<80xf32>, tensor<f32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%477 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x80xf32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%481 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%485 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x152xf32>, tensor<f32>) -> tensor<f32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%489 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%493 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%497 init: %cst_113) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.add %cst_114, %498 : tensor<f32>
    %510 = stablehlo.add %509, %499 : tensor<f32>
    %511 = stablehlo.add %510, %500 : tensor<f32>
    %512 = stablehlo.add %511, %501 : tensor<f32>
    %513 = stablehlo.add %512, %502 : tensor<f32>
    %514 = stablehlo.add %513, %503 : tensor<f32>
    %515 = stablehlo.add %514, %504 : tensor<f32>
    %516 = stablehlo.add %515, %505 : tensor<f32>
    %517 = stablehlo.add %516, %506 : tensor<f32>
    %518 = stablehlo.add %517, %507 : tensor<f32>
    %519 = stablehlo.add %518, %508 : tensor<f32>
    %520 = stablehlo.sqrt %519 : tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %521 = stablehlo.compare LT, %520, %cst_115, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %522 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %523 = stablehlo.divide %453, %522 : tensor<128x32xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %525 = stablehlo.multiply %523, %524 : tensor<128x32xf32>
    %526 = stablehlo.select %521, %453, %525 : tensor<i1>, tensor<128x32xf32>
    %527 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %528 = stablehlo.divide %227, %527 : tensor<32xf32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %530 = stablehlo.multiply %528, %529 : tensor<32xf32>
    %531 = stablehlo.select %521, %227, %530 : tensor<i1>, tensor<32xf32>
    %532 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %533 = stablehlo.divide %377, %532 : tensor<8xf32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %535 = stablehlo.multiply %533, %534 : tensor<8xf32>
    %536 = stablehlo.select %521, %377, %535 : tensor<i1>, tensor<8xf32>
    %537 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %538 = stablehlo.divide %363, %537 : tensor<8xf32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %540 = stablehlo.multiply %538, %539 : tensor<8xf32>
    %541 = stablehlo.select %521, %363, %540 : tensor<i1>, tensor<8xf32>
    %542 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %543 = stablehlo.divide %382, %542 : tensor<80xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %545 = stablehlo.multiply %543, %544 : tensor<80xf32>
    %546 = stablehlo.select %521, %382, %545 : tensor<i1>, tensor<80xf32>
    %547 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %548 = stablehlo.divide %425, %547 : tensor<4x1x80xf32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %550 = stablehlo.multiply %548, %549 : tensor<4x1x80xf32>
    %551 = stablehlo.select %521, %425, %550 : tensor<i1>, tensor<4x1x80xf32>
    %552 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %553 = stablehlo.divide %368, %552 : tensor<8xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %555 = stablehlo.multiply %553, %554 : tensor<8xf32>
    %556 = stablehlo.select %521, %368, %555 : tensor<i1>, tensor<8xf32>
    %557 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %558 = stablehlo.divide %431, %557 : tensor<32x152xf32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %560 = stablehlo.multiply %558, %559 : tensor<32x152xf32>
    %561 = stablehlo.select %521, %431, %560 : tensor<i1>, tensor<32x152xf32>
    %562 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %563 = stablehlo.divide %248, %562 : tensor<64xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %565 = stablehlo.multiply %563, %564 : tensor<64xf32>
    %566 = stablehlo.select %521, %248, %565 : tensor<i1>, tensor<64xf32>
    %567 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %568 = stablehlo.divide %241, %567 : tensor<64x32xf32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %570 = stablehlo.multiply %568, %569 : tensor<64x32xf32>
    %571 = stablehlo.select %521, %241, %570 : tensor<i1>, tensor<64x32xf32>
    %572 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %573 = stablehlo.divide %438, %572 : tensor<32xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %575 = stablehlo.multiply %573, %574 : tensor<32xf32>
    %576 = stablehlo.select %521, %438, %575 : tensor<i1>, tensor<32xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %578 = stablehlo.multiply %577, %526 : tensor<128x32xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %580 = stablehlo.multiply %579, %arg12 : tensor<128x32xf32>
    %581 = stablehlo.add %578, %580 : tensor<128x32xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %583 = stablehlo.multiply %582, %531 : tensor<32xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %585 = stablehlo.multiply %584, %arg13 : tensor<32xf32>
    %586 = stablehlo.add %583, %585 : tensor<32xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %588 = stablehlo.multiply %587, %536 : tensor<8xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %590 = stablehlo.multiply %589, %arg14 : tensor<8xf32>
    %591 = stablehlo.add %588, %590 : tensor<8xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %593 = stablehlo.multiply %592, %541 : tensor<8xf32>
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %595 = stablehlo.multiply %594, %arg15 : tensor<8xf32>
    %596 = stablehlo.add %593, %595 : tensor<8xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %598 = stablehlo.multiply %597, %546 : tensor<80xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %600 = stablehlo.multiply %599, %arg16 : tensor<80xf32>
    %601 = stablehlo.add %598, %600 : tensor<80xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %603 = stablehlo.multiply %602, %551 : tensor<4x1x80xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %605 = stablehlo.multiply %604, %arg17 : tensor<4x1x80xf32>
    %606 = stablehlo.add %603, %605 : tensor<4x1x80xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %608 = stablehlo.multiply %607, %556 : tensor<8xf32>
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %610 = stablehlo.multiply %609, %arg18 : tensor<8xf32>
    %611 = stablehlo.add %608, %610 : tensor<8xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %613 = stablehlo.multiply %612, %561 : tensor<32x152xf32>
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %615 = stablehlo.multiply %614, %arg19 : tensor<32x152xf32>
    %616 = stablehlo.add %613, %615 : tensor<32x152xf32>
    %cst_143 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %618 = stablehlo.multiply %617, %566 : tensor<64xf32>
    %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %620 = stablehlo.multiply %619, %arg20 : tensor<64xf32>
    %621 = stablehlo.add %618, %620 : tensor<64xf32>
    %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %623 = stablehlo.multiply %622, %571 : tensor<64x32xf32>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %625 = stablehlo.multiply %624, %arg21 : tensor<64x32xf32>
    %626 = stablehlo.add %623, %625 : tensor<64x32xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %628 = stablehlo.multiply %627, %576 : tensor<32xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %630 = stablehlo.multiply %629, %arg22 : tensor<32xf32>
    %631 = stablehlo.add %628, %630 : tensor<32xf32>
    %632 = stablehlo.multiply %526, %526 : tensor<128x32xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %634 = stablehlo.multiply %633, %632 : tensor<128x32xf32>
    %cst_150 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %636 = stablehlo.multiply %635, %arg23 : tensor<128x32xf32>
    %637 = stablehlo.add %634, %636 : tensor<128x32xf32>
    %638 = stablehlo.multiply %531, %531 : tensor<32xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %640 = stablehlo.multiply %639, %638 : tensor<32xf32>
    %cst_152 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %642 = stablehlo.multiply %641, %arg24 : tensor<32xf32>
    %643 = stablehlo.add %640, %642 : tensor<32xf32>
    %644 = stablehlo.multiply %536, %536 : tensor<8xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %646 = stablehlo.multiply %645, %644 : tensor<8xf32>
    %cst_154 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %648 = stablehlo.multiply %647, %arg25 : tensor<8xf32>
    %649 = stablehlo.add %646, %648 : tensor<8xf32>
    %650 = stablehlo.multiply %541, %541 : tensor<8xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %652 = stablehlo.multiply %651, %650 : tensor<8xf32>
    %cst_156 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %654 = stablehlo.multiply %653, %arg26 : tensor<8xf32>
    %655 = stablehlo.add %652, %654 : tensor<8xf32>
    %656 = stablehlo.multiply %546, %546 : tensor<80xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %658 = stablehlo.multiply %657, %656 : tensor<80xf32>
    %cst_158 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %660 = stablehlo.multiply %659, %arg27 : tensor<80xf32>
    %661 = stablehlo.add %658, %660 : tensor<80xf32>
    %662 = stablehlo.multiply %551, %551 : tensor<4x1x80xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %664 = stablehlo.multiply %663, %662 : tensor<4x1x80xf32>
    %cst_160 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %666 = stablehlo.multiply %665, %arg28 : tensor<4x1x80xf32>
    %667 = stablehlo.add %664, %666 : tensor<4x1x80xf32>
    %668 = stablehlo.multiply %556, %556 : tensor<8xf32>
    %cst_161 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %670 = stablehlo.multiply %669, %668 : tensor<8xf32>
    %cst_162 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %672 = stablehlo.multiply %671, %arg29 : tensor<8xf32>
    %673 = stablehlo.add %670, %672 : tensor<8xf32>
    %674 = stablehlo.multiply %561, %561 : tensor<32x152xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %676 = stablehlo.multiply %675, %674 : tensor<32x152xf32>
    %cst_164 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %678 = stablehlo.multiply %677, %arg30 : tensor<32x152xf32>
    %679 = stablehlo.add %676, %678 : tensor<32x152xf32>
    %680 = stablehlo.multiply %566, %566 : tensor<64xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %682 = stablehlo.multiply %681, %680 : tensor<64xf32>
    %cst_166 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %684 = stablehlo.multiply %683, %arg31 : tensor<64xf32>
    %685 = stablehlo.add %682, %684 : tensor<64xf32>
    %686 = stablehlo.multiply %571, %571 : tensor<64x32xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %688 = stablehlo.multiply %687, %686 : tensor<64x32xf32>
    %cst_168 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %690 = stablehlo.multiply %689, %arg32 : tensor<64x32xf32>
    %691 = stablehlo.add %688, %690 : tensor<64x32xf32>
    %692 = stablehlo.multiply %576, %576 : tensor<32xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %694 = stablehlo.multiply %693, %692 : tensor<32xf32>
    %cst_170 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %696 = stablehlo.multiply %695, %arg33 : tensor<32xf32>
    %697 = stablehlo.add %694, %696 : tensor<32xf32>
    %c_171 = stablehlo.constant dense<2147483647> : tensor<i32>
    %698 = stablehlo.compare LT, %arg11, %c_171, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_172 = stablehlo.constant dense<1> : tensor<i32>
    %699 = stablehlo.add %arg11, %c_172 : tensor<i32>
    %c_173 = stablehlo.constant dense<2147483647> : tensor<i32>
    %700 = call @_where_25(%698, %699, %c_173) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %701 = stablehlo.convert %700 : (tensor<i32>) -> tensor<f32>
    %702 = stablehlo.power %cst_174, %701 : tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %703 = stablehlo.subtract %cst_175, %702 : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %705 = stablehlo.divide %581, %704 : tensor<128x32xf32>
    %706 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %707 = stablehlo.divide %586, %706 : tensor<32xf32>
    %708 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %709 = stablehlo.divide %591, %708 : tensor<8xf32>
    %710 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %711 = stablehlo.divide %596, %710 : tensor<8xf32>
    %712 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %713 = stablehlo.divide %601, %712 : tensor<80xf32>
    %714 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %715 = stablehlo.divide %606, %714 : tensor<4x1x80xf32>
    %716 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %717 = stablehlo.divide %611, %716 : tensor<8xf32>
    %718 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %719 = stablehlo.divide %616, %718 : tensor<32x152xf32>
    %720 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %721 = stablehlo.divide %621, %720 : tensor<64xf32>
    %722 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %723 = stablehlo.divide %626, %722 : tensor<64x32xf32>
    %724 = stablehlo.broadcast_in_dim %703, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %725 = stablehlo.divide %631, %724 : tensor<32xf32>
    %cst_176 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %726 = stablehlo.convert %700 : (tensor<i32>) -> tensor<f32>
    %727 = stablehlo.power %cst_176, %726 : tensor<f32>
    %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %728 = stablehlo.subtract %cst_177, %727 : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %730 = stablehlo.divide %637, %729 : tensor<128x32xf32>
    %731 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %732 = stablehlo.divide %643, %731 : tensor<32xf32>
    %733 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %734 = stablehlo.divide %649, %733 : tensor<8xf32>
    %735 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %736 = stablehlo.divide %655, %735 : tensor<8xf32>
    %737 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %738 = stablehlo.divide %661, %737 : tensor<80xf32>
    %739 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %740 = stablehlo.divide %667, %739 : tensor<4x1x80xf32>
    %741 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %742 = stablehlo.divide %673, %741 : tensor<8xf32>
    %743 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %744 = stablehlo.divide %679, %743 : tensor<32x152xf32>
    %745 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %746 = stablehlo.divide %685, %745 : tensor<64xf32>
    %747 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %748 = stablehlo.divide %691, %747 : tensor<64x32xf32>
    %749 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %750 = stablehlo.divide %697, %749 : tensor<32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %752 = stablehlo.add %730, %751 : tensor<128x32xf32>
    %753 = stablehlo.sqrt %752 : tensor<128x32xf32>
    %cst_179 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %755 = stablehlo.add %753, %754 : tensor<128x32xf32>
    %756 = stablehlo.divide %705, %755 : tensor<128x32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = stablehlo.add %732, %757 : tensor<32xf32>
    %759 = stablehlo.sqrt %758 : tensor<32xf32>
    %cst_181 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %761 = stablehlo.add %759, %760 : tensor<32xf32>
    %762 = stablehlo.divide %707, %761 : tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %764 = stablehlo.add %734, %763 : tensor<8xf32>
    %765 = stablehlo.sqrt %764 : tensor<8xf32>
    %cst_183 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %767 = stablehlo.add %765, %766 : tensor<8xf32>
    %768 = stablehlo.divide %709, %767 : tensor<8xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %770 = stablehlo.add %736, %769 : tensor<8xf32>
    %771 = stablehlo.sqrt %770 : tensor<8xf32>
    %cst_185 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %773 = stablehlo.add %771, %772 : tensor<8xf32>
    %774 = stablehlo.divide %711, %773 : tensor<8xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %776 = stablehlo.add %738, %775 : tensor<80xf32>
    %777 = stablehlo.sqrt %776 : tensor<80xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %779 = stablehlo.add %777, %778 : tensor<80xf32>
    %780 = stablehlo.divide %713, %779 : tensor<80xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %782 = stablehlo.add %740, %781 : tensor<4x1x80xf32>
    %783 = stablehlo.sqrt %782 : tensor<4x1x80xf32>
    %cst_189 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %785 = stablehlo.add %783, %784 : tensor<4x1x80xf32>
    %786 = stablehlo.divide %715, %785 : tensor<4x1x80xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %788 = stablehlo.add %742, %787 : tensor<8xf32>
    %789 = stablehlo.sqrt %788 : tensor<8xf32>
    %cst_191 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %791 = stablehlo.add %789, %790 : tensor<8xf32>
    %792 = stablehlo.divide %717, %791 : tensor<8xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %794 = stablehlo.add %744, %793 : tensor<32x152xf32>
    %795 = stablehlo.sqrt %794 : tensor<32x152xf32>
    %cst_193 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %797 = stablehlo.add %795, %796 : tensor<32x152xf32>
    %798 = stablehlo.divide %719, %797 : tensor<32x152xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %800 = stablehlo.add %746, %799 : tensor<64xf32>
    %801 = stablehlo.sqrt %800 : tensor<64xf32>
    %cst_195 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %803 = stablehlo.add %801, %802 : tensor<64xf32>
    %804 = stablehlo.divide %721, %803 : tensor<64xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %806 = stablehlo.add %748, %805 : tensor<64x32xf32>
    %807 = stablehlo.sqrt %806 : tensor<64x32xf32>
    %cst_197 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %809 = stablehlo.add %807, %808 : tensor<64x32xf32>
    %810 = stablehlo.divide %723, %809 : tensor<64x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %812 = stablehlo.add %750, %811 : tensor<32xf32>
    %813 = stablehlo.sqrt %812 : tensor<32xf32>
    %cst_199 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %815 = stablehlo.add %813, %814 : tensor<32xf32>
    %816 = stablehlo.divide %725, %815 : tensor<32xf32>
    %cst_200 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %818 = stablehlo.multiply %817, %arg0 : tensor<128x32xf32>
    %819 = stablehlo.add %756, %818 : tensor<128x32xf32>
    %cst_201 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %821 = stablehlo.multiply %820, %arg1 : tensor<32xf32>
    %822 = stablehlo.add %762, %821 : tensor<32xf32>
    %cst_202 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %824 = stablehlo.multiply %823, %arg2 : tensor<8xf32>
    %825 = stablehlo.add %768, %824 : tensor<8xf32>
    %cst_203 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %827 = stablehlo.multiply %826, %arg3 : tensor<8xf32>
    %828 = stablehlo.add %774, %827 : tensor<8xf32>
    %cst_204 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %830 = stablehlo.multiply %829, %arg4 : tensor<80xf32>
    %831 = stablehlo.add %780, %830 : tensor<80xf32>
    %cst_205 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %833 = stablehlo.multiply %832, %arg5 : tensor<4x1x80xf32>
    %834 = stablehlo.add %786, %833 : tensor<4x1x80xf32>
    %cst_206 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %836 = stablehlo.multiply %835, %arg6 : tensor<8xf32>
    %837 = stablehlo.add %792, %836 : tensor<8xf32>
    %cst_207 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %839 = stablehlo.multiply %838, %arg7 : tensor<32x152xf32>
    %840 = stablehlo.add %798, %839 : tensor<32x152xf32>
    %cst_208 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %842 = stablehlo.multiply %841, %arg8 : tensor<64xf32>
    %843 = stablehlo.add %804, %842 : tensor<64xf32>
    %cst_209 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %845 = stablehlo.multiply %844, %arg9 : tensor<64x32xf32>
    %846 = stablehlo.add %810, %845 : tensor<64x32xf32>
    %cst_210 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %848 = stablehlo.multiply %847, %arg10 : tensor<32xf32>
    %849 = stablehlo.add %816, %848 : tensor<32xf32>
    %cst_211 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %851 = stablehlo.multiply %850, %819 : tensor<128x32xf32>
    %cst_212 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %853 = stablehlo.multiply %852, %822 : tensor<32xf32>
    %cst_213 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %855 = stablehlo.multiply %854, %825 : tensor<8xf32>
    %cst_214 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %857 = stablehlo.multiply %856, %828 : tensor<8xf32>
    %cst_215 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %859 = stablehlo.multiply %858, %831 : tensor<80xf32>
    %cst_216 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4x1x80xf32>
    %861 = stablehlo.multiply %860, %834 : tensor<4x1x80xf32>
    %cst_217 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %863 = stablehlo.multiply %862, %837 : tensor<8xf32>
    %cst_218 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32x152xf32>
    %865 = stablehlo.multiply %864, %840 : tensor<32x152xf32>
    %cst_219 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %867 = stablehlo.multiply %866, %843 : tensor<64xf32>
    %cst_220 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %869 = stablehlo.multiply %868, %846 : tensor<64x32xf32>
    %cst_221 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %871 = stablehlo.multiply %870, %849 : tensor<32xf32>
    %872 = stablehlo.add %arg0, %851 : tensor<128x32xf32>
    %873 = stablehlo.add %arg1, %853 : tensor<32xf32>
    %874 = stablehlo.add %arg2, %855 : tensor<8xf32>
    %875 = stablehlo.add %arg3, %857 : tensor<8xf32>
    %876 = stablehlo.add %arg4, %859 : tensor<80xf32>
    %877 = stablehlo.add %arg5, %861 : tensor<4x1x80xf32>
    %878 = stablehlo.add %arg6, %863 : tensor<8xf32>
    %879 = stablehlo.add %arg7, %865 : tensor<32x152xf32>
    %880 = stablehlo.add %arg8, %867 : tensor<64xf32>
    %881 = stablehlo.add %arg9, %869 : tensor<64x32xf32>
    %882 = stablehlo.add %arg10, %871 : tensor<32xf32>
    return %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %700, %581, %586, %591, %596, %601, %606, %611, %616, %621, %626, %631, %637, %643, %649, %655, %661, %667, %673, %679, %685, %691, %697, %201 : tensor<128x32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<80xf32>, tensor<4x1x80xf32>, tensor<8xf32>, tensor<32x152xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<i32>, tensor<128x32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<80xf32>, tensor<4x1x80xf32>, tensor<8xf32>, tensor<32x152xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<80xf32>, tensor<4x1x80xf32>, tensor<8xf32>, tensor<32x152xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<f32>
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
  func.func private @_pad(%arg0: tensor<2x16x80xf32>, %arg1: tensor<f32>) -> tensor<2x19x80xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 3, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x16x80xf32>, tensor<f32>) -> tensor<2x19x80xf32>
    return %1 : tensor<2x19x80xf32>
  }
  func.func private @silu(%arg0: tensor<2x16x80xf32>) -> (tensor<2x16x80xf32>, tensor<2x16x80xf32>, tensor<2x16x80xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x16x80xf32>
    %1 = stablehlo.exponential %0 : tensor<2x16x80xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x80xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x16x80xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x80xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x16x80xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x80xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x16x80xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x16x80xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x16x80xf32>
    return %9, %8, %5 : tensor<2x16x80xf32>, tensor<2x16x80xf32>, tensor<2x16x80xf32>
  }
  func.func private @softplus(%arg0: tensor<2x16x8xf32>) -> (tensor<2x16x8xf32>, tensor<2x16x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x8xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x16x8xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2x16x8xf32>
    %7 = stablehlo.abs %3 : tensor<2x16x8xf32>
    %8 = stablehlo.negate %7 : tensor<2x16x8xf32>
    %9 = stablehlo.exponential %8 : tensor<2x16x8xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x16x8xf32>
    %11 = stablehlo.add %1, %10 : tensor<2x16x8xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<2x16x8xf32>
    %22 = stablehlo.exponential %21 : tensor<2x16x8xf32>
    return %12, %22 : tensor<2x16x8xf32>, tensor<2x16x8xf32>
  }
  func.func private @clip(%arg0: tensor<2x16x8xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x16x8xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x16x8xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x16x8xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x16x8xf32>, tensor<2x16x8xf32>) -> tensor<2x16x8xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16x8xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x16x8xi1>, tensor<2x16x8xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x16x8xf32>
    return %15, %12, %25 : tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    return %0 : tensor<2x8x2x8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [7, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 8>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x2x8xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    return %1 : tensor<2x8x2x8xf32>
  }
  func.func private @tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @_where_1(%arg0: tensor<8x8xi1>, %arg1: tensor<2x8x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x8x2x8x8xf32>, tensor<2x8x2x8x8xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<8x8xi1>) -> tensor<2x8x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x8x2x8x8xi1>, tensor<2x8x2x8x8xf32>
    return %3, %1 : tensor<2x8x2x8x8xf32>, tensor<2x8x2x8x8xi1>
  }
  func.func private @_pad_2(%arg0: tensor<2x8x2xf32>, %arg1: tensor<i32>) -> tensor<2x8x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x8x2xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    return %1 : tensor<2x8x3xf32>
  }
  func.func private @cumsum_3(%arg0: tensor<2x8x3xf32>) -> tensor<2x8x3xf32> {
    %0 = call @cumsum_4(%arg0) : (tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    return %0 : tensor<2x8x3xf32>
  }
  func.func private @cumsum_4(%arg0: tensor<2x8x3xf32>) -> tensor<2x8x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    return %1 : tensor<2x8x3xf32>
  }
  func.func private @tril_5(%arg0: tensor<3x3xi1>) -> tensor<3x3xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x3xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xi1>
    return %6 : tensor<3x3xi1>
  }
  func.func private @_where_6(%arg0: tensor<3x3xi1>, %arg1: tensor<2x8x3x3xf32>, %arg2: tensor<f32>) -> (tensor<2x8x3x3xf32>, tensor<2x8x3x3xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<2x8x3x3xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x3x3xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x8x3x3xi1>, tensor<2x8x3x3xf32>
    return %3, %1 : tensor<2x8x3x3xf32>, tensor<2x8x3x3xi1>
  }
  func.func private @silu_7(%arg0: tensor<2x16x64xf32>) -> (tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x16x64xf32>
    %1 = stablehlo.exponential %0 : tensor<2x16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x16x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x16x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x16x64xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x16x64xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x16x64xf32>
    return %9, %8, %5 : tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<30x128xf32>, %arg1: tensor<30x1xi32>) -> (tensor<30x1xf32>, tensor<30x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<30x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<30x1xi32>, tensor<30x1xi32>) -> tensor<30x1xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<30x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<30x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<30x1xi1>, tensor<30x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<30x1xi32>) -> tensor<30x1x1xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<30x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<30x1x1xi32>, tensor<30x1x1xi32>) -> tensor<30x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<30x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<30x1x1xi32>, tensor<30x1x1xi32>) -> tensor<30x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<30x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<30x1x1xi1>, tensor<i1>) -> tensor<30x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<30x128xf32>, tensor<30x1x1xi32>) -> tensor<30x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<30x1xi1>, tensor<30x1xf32>
    return %15, %5 : tensor<30x1xf32>, tensor<30x1x1xi32>
  }
  func.func private @_take_8(%arg0: tensor<30x1xf32>, %arg1: tensor<i32>) -> (tensor<30xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_9(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 30, 1>}> : (tensor<30x1xf32>, tensor<1xi32>) -> tensor<30xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<30xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<30xi1>, tensor<30xf32>
    return %13, %3 : tensor<30xf32>, tensor<1xi32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_10(%arg0: tensor<1xi32>, %arg1: tensor<30xf32>) -> tensor<30x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<30x1xf32>, tensor<1xi32>, tensor<30xf32>) -> tensor<30x1xf32>
    return %1 : tensor<30x1xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<30x1x1xi32>, %arg1: tensor<30x1xf32>) -> tensor<30x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30x128xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<30x128xf32>, tensor<30x1x1xi32>, tensor<30x1xf32>) -> tensor<30x128xf32>
    return %1 : tensor<30x128xf32>
  }
  func.func private @silu_12(%arg0: tensor<2x16x64xf32>, %arg1: tensor<2x16x64xf32>, %arg2: tensor<2x16x64xf32>, %arg3: tensor<2x16x64xf32>) -> tensor<2x16x64xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x16x64xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x16x64xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x16x64xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x16x64xf32>
    return %3 : tensor<2x16x64xf32>
  }
  func.func private @_where_13(%arg0: tensor<2x8x3x3xi1>, %arg1: tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x3x3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x3x3xi1>, tensor<2x8x3x3xf32>
    return %1 : tensor<2x8x3x3xf32>
  }
  func.func private @cumsum_14(%arg0: tensor<2x8x3xf32>) -> tensor<2x8x3xf32> {
    %0 = call @cumsum_15(%arg0) : (tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    return %0 : tensor<2x8x3xf32>
  }
  func.func private @cumsum_15(%arg0: tensor<2x8x3xf32>) -> tensor<2x8x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    return %1 : tensor<2x8x3xf32>
  }
  func.func private @_pad_16(%arg0: tensor<2x8x3xf32>) -> tensor<2x8x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, -1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2x8x2xf32>
    %1 = stablehlo.slice %0 [0:2, 0:8, 0:2] : (tensor<2x8x2xf32>) -> tensor<2x8x2xf32>
    return %1 : tensor<2x8x2xf32>
  }
  func.func private @_where_17(%arg0: tensor<2x8x2x8x8xi1>, %arg1: tensor<2x8x2x8x8xf32>) -> tensor<2x8x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x2x8x8xi1>, tensor<2x8x2x8x8xf32>
    return %1 : tensor<2x8x2x8x8xf32>
  }
  func.func private @cumsum_18(%arg0: tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32> {
    %0 = call @cumsum_19(%arg0) : (tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    return %0 : tensor<2x8x2x8xf32>
  }
  func.func private @cumsum_19(%arg0: tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 7]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 8>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x2x8xf32>, tensor<f32>) -> tensor<2x8x2x8xf32>
    return %1 : tensor<2x8x2x8xf32>
  }
  func.func private @clip_20(%arg0: tensor<2x16x8xf32>, %arg1: tensor<2x16x8xf32>, %arg2: tensor<2x16x8xf32>) -> tensor<2x16x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x16x8xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x16x8xf32>
    return %1 : tensor<2x16x8xf32>
  }
  func.func private @softplus_21(%arg0: tensor<2x16x8xf32>, %arg1: tensor<2x16x8xf32>) -> tensor<2x16x8xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x16x8xf32>
    return %0 : tensor<2x16x8xf32>
  }
  func.func private @silu_22(%arg0: tensor<2x16x80xf32>, %arg1: tensor<2x16x80xf32>, %arg2: tensor<2x16x80xf32>, %arg3: tensor<2x16x80xf32>) -> tensor<2x16x80xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x16x80xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x16x80xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x16x80xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x16x80xf32>
    return %3 : tensor<2x16x80xf32>
  }
  func.func private @_pad_23(%arg0: tensor<2x19x80xf32>) -> tensor<2x16x80xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, -3, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x19x80xf32>, tensor<f32>) -> tensor<2x16x80xf32>
    %1 = stablehlo.slice %0 [0:2, 0:16, 0:80] : (tensor<2x16x80xf32>) -> tensor<2x16x80xf32>
    return %1 : tensor<2x16x80xf32>
  }
  func.func private @_take_24(%arg0: tensor<2x16x1xi32>, %arg1: tensor<2x16x32xf32>) -> tensor<128x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<128x32xf32>, tensor<2x16x1xi32>, tensor<2x16x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @_where_25(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
