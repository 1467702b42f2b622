module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x2xf32>, %arg1: tensor<7x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x2xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.compare GT, %2, %8, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = call @_where(%9, %6, %cst_10) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.compare GT, %5, %11, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = call @_where_0(%12, %7, %cst_12) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<200x1xf32>
    %15 = stablehlo.negate %14 : tensor<200x1xf32>
    %16 = stablehlo.iota dim = 0 : tensor<10xi32>
    %c_14 = stablehlo.constant dense<9> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %18 = stablehlo.compare EQ, %16, %17, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %19:10 = stablehlo.while(%iterArg = %5, %iterArg_139 = %arg0, %iterArg_140 = %arg1, %iterArg_141 = %2, %iterArg_142 = %c, %iterArg_143 = %18, %iterArg_144 = %c_15, %iterArg_145 = %10, %iterArg_146 = %13, %iterArg_147 = %15) : tensor<7xf32>, tensor<6x2xf32>, tensor<7x2xf32>, tensor<6xf32>, tensor<1xi32>, tensor<10xi1>, tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>
    cond {
      %c_148 = stablehlo.constant dense<2000> : tensor<i32>
      %352 = stablehlo.compare LT, %iterArg_144, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.compare LT, %iterArg_144, %c_149, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_150 = stablehlo.constant dense<10> : tensor<i32>
      %354 = func.call @floor_divide(%iterArg_144, %c_150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_151 = stablehlo.constant dense<1> : tensor<i32>
      %355 = stablehlo.subtract %354, %c_151 : tensor<i32>
      %356 = stablehlo.convert %355 : tensor<i32>
      %c_152 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %356, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_153 = stablehlo.constant dense<200> : tensor<i32>
      %358 = stablehlo.add %356, %c_153 : tensor<i32>
      %359 = stablehlo.select %357, %358, %356 : tensor<i1>, tensor<i32>
      %c_154 = stablehlo.constant dense<0> : tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %c_154, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %c_157 = stablehlo.constant dense<1> : tensor<i32>
      %361 = stablehlo.add %c_156, %c_157 : tensor<i32>
      %c_158 = stablehlo.constant dense<0> : tensor<i32>
      %362 = stablehlo.select %360, %361, %c_158 : tensor<i1>, tensor<i32>
      %363 = stablehlo.dynamic_slice %iterArg_147, %359, %362, sizes = [1, 1] : (tensor<200x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %364 = stablehlo.reshape %363 : (tensor<1x1xf32>) -> tensor<f32>
      %365 = stablehlo.is_finite %364 : (tensor<f32>) -> tensor<i1>
      %366 = stablehlo.not %365 : tensor<i1>
      %367 = stablehlo.not %366 : tensor<i1>
      %c_159 = stablehlo.constant dense<10> : tensor<i32>
      %368 = func.call @floor_divide(%iterArg_144, %c_159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_160 = stablehlo.constant dense<1> : tensor<i32>
      %369 = stablehlo.subtract %368, %c_160 : tensor<i32>
      %370 = stablehlo.convert %369 : tensor<i32>
      %c_161 = stablehlo.constant dense<0> : tensor<i32>
      %371 = stablehlo.compare LT, %370, %c_161, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_162 = stablehlo.constant dense<200> : tensor<i32>
      %372 = stablehlo.add %370, %c_162 : tensor<i32>
      %373 = stablehlo.select %371, %372, %370 : tensor<i1>, tensor<i32>
      %c_163 = stablehlo.constant dense<0> : tensor<i32>
      %c_164 = stablehlo.constant dense<0> : tensor<i32>
      %374 = stablehlo.compare LT, %c_163, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_165 = stablehlo.constant dense<0> : tensor<i32>
      %c_166 = stablehlo.constant dense<1> : tensor<i32>
      %375 = stablehlo.add %c_165, %c_166 : tensor<i32>
      %c_167 = stablehlo.constant dense<0> : tensor<i32>
      %376 = stablehlo.select %374, %375, %c_167 : tensor<i1>, tensor<i32>
      %377 = stablehlo.dynamic_slice %iterArg_147, %373, %376, sizes = [1, 1] : (tensor<200x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %378 = stablehlo.reshape %377 : (tensor<1x1xf32>) -> tensor<f32>
      %c_168 = stablehlo.constant dense<0> : tensor<i32>
      %379 = stablehlo.compare GT, %iterArg_144, %c_168, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_169 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %380 = stablehlo.compare LT, %378, %cst_169, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_170 = stablehlo.constant dense<false> : tensor<i1>
      %381 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i1>) -> tensor<i1>
      %382 = stablehlo.compare NE, %379, %381, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %383 = stablehlo.convert %382 : tensor<i1>
      %384 = stablehlo.and %383, %380 : tensor<i1>
      %385 = stablehlo.not %384 : tensor<i1>
      %386 = stablehlo.and %367, %385 : tensor<i1>
      %c_171 = stablehlo.constant dense<false> : tensor<i1>
      %387 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i1>) -> tensor<i1>
      %388 = stablehlo.compare NE, %353, %387, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %389 = stablehlo.convert %388 : tensor<i1>
      %390 = stablehlo.or %389, %386 : tensor<i1>
      %c_172 = stablehlo.constant dense<false> : tensor<i1>
      %391 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i1>) -> tensor<i1>
      %392 = stablehlo.compare NE, %352, %391, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %393 = stablehlo.convert %392 : tensor<i1>
      %394 = stablehlo.and %393, %390 : tensor<i1>
      stablehlo.return %394 : tensor<i1>
    } do {
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %352:11 = stablehlo.while(%iterArg_149 = %iterArg_143, %iterArg_150 = %iterArg, %iterArg_151 = %iterArg_139, %iterArg_152 = %iterArg_140, %iterArg_153 = %iterArg_141, %iterArg_154 = %iterArg_142, %iterArg_155 = %c_148, %iterArg_156 = %iterArg_144, %iterArg_157 = %iterArg_145, %iterArg_158 = %iterArg_146, %iterArg_159 = %iterArg_147) : tensor<10xi1>, tensor<7xf32>, tensor<6x2xf32>, tensor<7x2xf32>, tensor<6xf32>, tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>
      cond {
        %c_160 = stablehlo.constant dense<10> : tensor<i32>
        %353 = stablehlo.compare LT, %iterArg_155, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %353 : tensor<i1>
      } do {
        %353 = func.call @dynamic_index_in_dim(%iterArg_149, %iterArg_155) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %354:4 = func.call @closed_call(%iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %353) : (tensor<7xf32>, tensor<6x2xf32>, tensor<7x2xf32>, tensor<6xf32>, tensor<1xi32>, tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>, tensor<i1>) -> (tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>)
        %c_160 = stablehlo.constant dense<1> : tensor<i32>
        %355 = stablehlo.add %iterArg_155, %c_160 : tensor<i32>
        stablehlo.return %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %355, %354#0, %354#1, %354#2, %354#3 : tensor<10xi1>, tensor<7xf32>, tensor<6x2xf32>, tensor<7x2xf32>, tensor<6xf32>, tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>
      }
      stablehlo.return %iterArg, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %352#7, %352#8, %352#9, %352#10 : tensor<7xf32>, tensor<6x2xf32>, tensor<7x2xf32>, tensor<6xf32>, tensor<1xi32>, tensor<10xi1>, tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>
    }
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.compare GT, %2, %20, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.compare GT, %5, %22, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %24 = stablehlo.log %2 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<6xf32>
    %27 = stablehlo.subtract %19#7, %26 : tensor<6xf32>
    %28 = stablehlo.multiply %2, %27 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = call @_where(%21, %28, %cst_19) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %31 = stablehlo.log %5 : tensor<7xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<7xf32>
    %34 = stablehlo.subtract %19#8, %33 : tensor<7xf32>
    %35 = stablehlo.multiply %5, %34 : tensor<7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = call @_where_0(%23, %35, %cst_22) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %38 = stablehlo.broadcast_in_dim %19#7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %39 = stablehlo.broadcast_in_dim %19#8, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %42 = stablehlo.add %40, %41 : tensor<6x7xf32>
    %43 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<7x2xf32>) -> tensor<6x7xf32>
    %cst_24 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<6x7xf32>
    %46 = stablehlo.multiply %arg0, %arg0 : tensor<6x2xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %48 = stablehlo.multiply %47, %arg0 : tensor<6x2xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%46 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.multiply %arg1, %arg1 : tensor<7x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %53 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %55 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %56 = stablehlo.add %54, %55 : tensor<6x7xf32>
    %57 = stablehlo.add %56, %45 : tensor<6x7xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<6x7xf32>
    %60 = stablehlo.subtract %42, %59 : tensor<6x7xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %62 = stablehlo.divide %60, %61 : tensor<6x7xf32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_30) applies stablehlo.maximum across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<7xf32>
    %66 = stablehlo.is_finite %65 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %68 = stablehlo.select %66, %65, %67 : tensor<7xi1>, tensor<7xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %71 = stablehlo.subtract %62, %70 : tensor<6x7xf32>
    %72 = stablehlo.exponential %71 : tensor<6x7xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
    %74 = stablehlo.abs %73 : tensor<7xf32>
    %75 = stablehlo.log %74 : tensor<7xf32>
    %76 = stablehlo.add %75, %68 : tensor<7xf32>
    %77 = stablehlo.is_finite %76 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = call @_where_6(%77, %76, %cst_34) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %81 = stablehlo.subtract %62, %80 : tensor<6x7xf32>
    %82 = stablehlo.exponential %81 : tensor<6x7xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %84 = stablehlo.multiply %83, %78 : tensor<7xf32>
    %85 = stablehlo.is_finite %19#8 : (tensor<7xf32>) -> tensor<7xi1>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %86 = call @_where_7(%85, %19#8, %c_36) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %87 = stablehlo.subtract %84, %86 : tensor<7xf32>
    %88 = stablehlo.add %87, %19#8 : tensor<7xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %90 = stablehlo.divide %88, %89 : tensor<7xf32>
    %91 = stablehlo.exponential %90 : tensor<7xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %93 = stablehlo.add %30, %37 : tensor<f32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%2 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%5 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %96 = stablehlo.multiply %94, %95 : tensor<f32>
    %97 = stablehlo.subtract %96, %92 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %98 = stablehlo.multiply %cst_41, %97 : tensor<f32>
    %99 = stablehlo.add %93, %98 : tensor<f32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %103 = stablehlo.compare GT, %2, %102, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = call @_where(%103, %100, %cst_45) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %106 = stablehlo.compare GT, %2, %105, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = call @_where(%106, %101, %cst_47) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<200x1xf32>
    %109 = stablehlo.negate %108 : tensor<200x1xf32>
    %110 = stablehlo.iota dim = 0 : tensor<10xi32>
    %c_49 = stablehlo.constant dense<9> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %112 = stablehlo.compare EQ, %110, %111, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %113:9 = stablehlo.while(%iterArg = %2, %iterArg_139 = %arg0, %iterArg_140 = %c_0, %iterArg_141 = %c_1, %iterArg_142 = %112, %iterArg_143 = %c_50, %iterArg_144 = %104, %iterArg_145 = %107, %iterArg_146 = %109) : tensor<6xf32>, tensor<6x2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<10xi1>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>
    cond {
      %c_147 = stablehlo.constant dense<2000> : tensor<i32>
      %352 = stablehlo.compare LT, %iterArg_143, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.compare LT, %iterArg_143, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_149 = stablehlo.constant dense<10> : tensor<i32>
      %354 = func.call @floor_divide(%iterArg_143, %c_149) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_150 = stablehlo.constant dense<1> : tensor<i32>
      %355 = stablehlo.subtract %354, %c_150 : tensor<i32>
      %356 = stablehlo.convert %355 : tensor<i32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %356, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<200> : tensor<i32>
      %358 = stablehlo.add %356, %c_152 : tensor<i32>
      %359 = stablehlo.select %357, %358, %356 : tensor<i1>, tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %c_154 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %c_153, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %c_156 = stablehlo.constant dense<1> : tensor<i32>
      %361 = stablehlo.add %c_155, %c_156 : tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %362 = stablehlo.select %360, %361, %c_157 : tensor<i1>, tensor<i32>
      %363 = stablehlo.dynamic_slice %iterArg_146, %359, %362, sizes = [1, 1] : (tensor<200x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %364 = stablehlo.reshape %363 : (tensor<1x1xf32>) -> tensor<f32>
      %365 = stablehlo.is_finite %364 : (tensor<f32>) -> tensor<i1>
      %366 = stablehlo.not %365 : tensor<i1>
      %367 = stablehlo.not %366 : tensor<i1>
      %c_158 = stablehlo.constant dense<10> : tensor<i32>
      %368 = func.call @floor_divide(%iterArg_143, %c_158) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_159 = stablehlo.constant dense<1> : tensor<i32>
      %369 = stablehlo.subtract %368, %c_159 : tensor<i32>
      %370 = stablehlo.convert %369 : tensor<i32>
      %c_160 = stablehlo.constant dense<0> : tensor<i32>
      %371 = stablehlo.compare LT, %370, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_161 = stablehlo.constant dense<200> : tensor<i32>
      %372 = stablehlo.add %370, %c_161 : tensor<i32>
      %373 = stablehlo.select %371, %372, %370 : tensor<i1>, tensor<i32>
      %c_162 = stablehlo.constant dense<0> : tensor<i32>
      %c_163 = stablehlo.constant dense<0> : tensor<i32>
      %374 = stablehlo.compare LT, %c_162, %c_163, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_164 = stablehlo.constant dense<0> : tensor<i32>
      %c_165 = stablehlo.constant dense<1> : tensor<i32>
      %375 = stablehlo.add %c_164, %c_165 : tensor<i32>
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      %376 = stablehlo.select %374, %375, %c_166 : tensor<i1>, tensor<i32>
      %377 = stablehlo.dynamic_slice %iterArg_146, %373, %376, sizes = [1, 1] : (tensor<200x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %378 = stablehlo.reshape %377 : (tensor<1x1xf32>) -> tensor<f32>
      %c_167 = stablehlo.constant dense<0> : tensor<i32>
      %379 = stablehlo.compare GT, %iterArg_143, %c_167, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_168 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %380 = stablehlo.compare LT, %378, %cst_168, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_169 = stablehlo.constant dense<false> : tensor<i1>
      %381 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i1>) -> tensor<i1>
      %382 = stablehlo.compare NE, %379, %381, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %383 = stablehlo.convert %382 : tensor<i1>
      %384 = stablehlo.and %383, %380 : tensor<i1>
      %385 = stablehlo.not %384 : tensor<i1>
      %386 = stablehlo.and %367, %385 : tensor<i1>
      %c_170 = stablehlo.constant dense<false> : tensor<i1>
      %387 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i1>) -> tensor<i1>
      %388 = stablehlo.compare NE, %353, %387, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %389 = stablehlo.convert %388 : tensor<i1>
      %390 = stablehlo.or %389, %386 : tensor<i1>
      %c_171 = stablehlo.constant dense<false> : tensor<i1>
      %391 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i1>) -> tensor<i1>
      %392 = stablehlo.compare NE, %352, %391, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %393 = stablehlo.convert %392 : tensor<i1>
      %394 = stablehlo.and %393, %390 : tensor<i1>
      stablehlo.return %394 : tensor<i1>
    } do {
      %c_147 = stablehlo.constant dense<0> : tensor<i32>
      %352:10 = stablehlo.while(%iterArg_148 = %iterArg_142, %iterArg_149 = %iterArg, %iterArg_150 = %iterArg_139, %iterArg_151 = %iterArg_140, %iterArg_152 = %iterArg_141, %iterArg_153 = %c_147, %iterArg_154 = %iterArg_143, %iterArg_155 = %iterArg_144, %iterArg_156 = %iterArg_145, %iterArg_157 = %iterArg_146) : tensor<10xi1>, tensor<6xf32>, tensor<6x2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>
      cond {
        %c_158 = stablehlo.constant dense<10> : tensor<i32>
        %353 = stablehlo.compare LT, %iterArg_153, %c_158, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %353 : tensor<i1>
      } do {
        %353 = func.call @dynamic_index_in_dim(%iterArg_148, %iterArg_153) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %354:4 = func.call @closed_call_8(%iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %353) : (tensor<6xf32>, tensor<6x2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>, tensor<i1>) -> (tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>)
        %c_158 = stablehlo.constant dense<1> : tensor<i32>
        %355 = stablehlo.add %iterArg_153, %c_158 : tensor<i32>
        stablehlo.return %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %355, %354#0, %354#1, %354#2, %354#3 : tensor<10xi1>, tensor<6xf32>, tensor<6x2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>
      }
      stablehlo.return %iterArg, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %352#6, %352#7, %352#8, %352#9 : tensor<6xf32>, tensor<6x2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<10xi1>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>
    }
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %115 = stablehlo.compare GT, %2, %114, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %117 = stablehlo.compare GT, %2, %116, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %118 = stablehlo.log %2 : tensor<6xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<6xf32>
    %121 = stablehlo.subtract %113#6, %120 : tensor<6xf32>
    %122 = stablehlo.multiply %2, %121 : tensor<6xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = call @_where(%115, %122, %cst_54) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %125 = stablehlo.log %2 : tensor<6xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %127 = stablehlo.multiply %126, %125 : tensor<6xf32>
    %128 = stablehlo.subtract %113#7, %127 : tensor<6xf32>
    %129 = stablehlo.multiply %2, %128 : tensor<6xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = call @_where(%117, %129, %cst_57) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %132 = stablehlo.broadcast_in_dim %113#6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %133 = stablehlo.broadcast_in_dim %113#7, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %135 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %136 = stablehlo.add %134, %135 : tensor<6x6xf32>
    %137 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
    %cst_59 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<6x6xf32>
    %140 = stablehlo.multiply %arg0, %arg0 : tensor<6x2xf32>
    %cst_60 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %142 = stablehlo.multiply %141, %arg0 : tensor<6x2xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%140 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %144 = stablehlo.multiply %arg0, %arg0 : tensor<6x2xf32>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %146 = stablehlo.multiply %145, %arg0 : tensor<6x2xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%144 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %149 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %151 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %152 = stablehlo.add %150, %151 : tensor<6x6xf32>
    %153 = stablehlo.add %152, %139 : tensor<6x6xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<6x6xf32>
    %156 = stablehlo.subtract %136, %155 : tensor<6x6xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %158 = stablehlo.divide %156, %157 : tensor<6x6xf32>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_66) applies stablehlo.maximum across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %161 = stablehlo.maximum %160, %159 : tensor<6xf32>
    %162 = stablehlo.is_finite %161 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %164 = stablehlo.select %162, %161, %163 : tensor<6xi1>, tensor<6xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %167 = stablehlo.subtract %158, %166 : tensor<6x6xf32>
    %168 = stablehlo.exponential %167 : tensor<6x6xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_69) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %170 = stablehlo.abs %169 : tensor<6xf32>
    %171 = stablehlo.log %170 : tensor<6xf32>
    %172 = stablehlo.add %171, %164 : tensor<6xf32>
    %173 = stablehlo.is_finite %172 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = call @_where_9(%173, %172, %cst_70) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %177 = stablehlo.subtract %158, %176 : tensor<6x6xf32>
    %178 = stablehlo.exponential %177 : tensor<6x6xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %180 = stablehlo.multiply %179, %174 : tensor<6xf32>
    %181 = stablehlo.is_finite %113#7 : (tensor<6xf32>) -> tensor<6xi1>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %182 = call @_where_10(%181, %113#7, %c_72) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %183 = stablehlo.subtract %180, %182 : tensor<6xf32>
    %184 = stablehlo.add %183, %113#7 : tensor<6xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %186 = stablehlo.divide %184, %185 : tensor<6xf32>
    %187 = stablehlo.exponential %186 : tensor<6xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_74) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %189 = stablehlo.add %124, %131 : tensor<f32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%2 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%2 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %192 = stablehlo.multiply %190, %191 : tensor<f32>
    %193 = stablehlo.subtract %192, %188 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %194 = stablehlo.multiply %cst_77, %193 : tensor<f32>
    %195 = stablehlo.add %189, %194 : tensor<f32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %199 = stablehlo.compare GT, %5, %198, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %200 = call @_where_0(%199, %196, %cst_81) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %202 = stablehlo.compare GT, %5, %201, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = call @_where_0(%202, %197, %cst_83) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_84 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<200x1xf32>
    %205 = stablehlo.negate %204 : tensor<200x1xf32>
    %206 = stablehlo.iota dim = 0 : tensor<10xi32>
    %c_87 = stablehlo.constant dense<9> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %208 = stablehlo.compare EQ, %206, %207, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %209:13 = stablehlo.while(%iterArg = %cst_85, %iterArg_139 = %5, %iterArg_140 = %cst_84, %iterArg_141 = %arg1, %iterArg_142 = %arg1, %iterArg_143 = %5, %iterArg_144 = %c_2, %iterArg_145 = %c_3, %iterArg_146 = %208, %iterArg_147 = %c_88, %iterArg_148 = %200, %iterArg_149 = %203, %iterArg_150 = %205) : tensor<f32>, tensor<7xf32>, tensor<f32>, tensor<7x2xf32>, tensor<7x2xf32>, tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<10xi1>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>
    cond {
      %c_151 = stablehlo.constant dense<2000> : tensor<i32>
      %352 = stablehlo.compare LT, %iterArg_147, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.compare LT, %iterArg_147, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_153 = stablehlo.constant dense<10> : tensor<i32>
      %354 = func.call @floor_divide(%iterArg_147, %c_153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %355 = stablehlo.subtract %354, %c_154 : tensor<i32>
      %356 = stablehlo.convert %355 : tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %356, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_156 = stablehlo.constant dense<200> : tensor<i32>
      %358 = stablehlo.add %356, %c_156 : tensor<i32>
      %359 = stablehlo.select %357, %358, %356 : tensor<i1>, tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %c_158 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %c_157, %c_158, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_159 = stablehlo.constant dense<0> : tensor<i32>
      %c_160 = stablehlo.constant dense<1> : tensor<i32>
      %361 = stablehlo.add %c_159, %c_160 : tensor<i32>
      %c_161 = stablehlo.constant dense<0> : tensor<i32>
      %362 = stablehlo.select %360, %361, %c_161 : tensor<i1>, tensor<i32>
      %363 = stablehlo.dynamic_slice %iterArg_150, %359, %362, sizes = [1, 1] : (tensor<200x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %364 = stablehlo.reshape %363 : (tensor<1x1xf32>) -> tensor<f32>
      %365 = stablehlo.is_finite %364 : (tensor<f32>) -> tensor<i1>
      %366 = stablehlo.not %365 : tensor<i1>
      %367 = stablehlo.not %366 : tensor<i1>
      %c_162 = stablehlo.constant dense<10> : tensor<i32>
      %368 = func.call @floor_divide(%iterArg_147, %c_162) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_163 = stablehlo.constant dense<1> : tensor<i32>
      %369 = stablehlo.subtract %368, %c_163 : tensor<i32>
      %370 = stablehlo.convert %369 : tensor<i32>
      %c_164 = stablehlo.constant dense<0> : tensor<i32>
      %371 = stablehlo.compare LT, %370, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_165 = stablehlo.constant dense<200> : tensor<i32>
      %372 = stablehlo.add %370, %c_165 : tensor<i32>
      %373 = stablehlo.select %371, %372, %370 : tensor<i1>, tensor<i32>
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      %c_167 = stablehlo.constant dense<0> : tensor<i32>
      %374 = stablehlo.compare LT, %c_166, %c_167, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_168 = stablehlo.constant dense<0> : tensor<i32>
      %c_169 = stablehlo.constant dense<1> : tensor<i32>
      %375 = stablehlo.add %c_168, %c_169 : tensor<i32>
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      %376 = stablehlo.select %374, %375, %c_170 : tensor<i1>, tensor<i32>
      %377 = stablehlo.dynamic_slice %iterArg_150, %373, %376, sizes = [1, 1] : (tensor<200x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %378 = stablehlo.reshape %377 : (tensor<1x1xf32>) -> tensor<f32>
      %c_171 = stablehlo.constant dense<0> : tensor<i32>
      %379 = stablehlo.compare GT, %iterArg_147, %c_171, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %380 = stablehlo.convert %iterArg : tensor<f32>
      %381 = stablehlo.compare LT, %378, %380, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_172 = stablehlo.constant dense<false> : tensor<i1>
      %382 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i1>) -> tensor<i1>
      %383 = stablehlo.compare NE, %379, %382, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %384 = stablehlo.convert %383 : tensor<i1>
      %385 = stablehlo.and %384, %381 : tensor<i1>
      %386 = stablehlo.not %385 : tensor<i1>
      %387 = stablehlo.and %367, %386 : tensor<i1>
      %c_173 = stablehlo.constant dense<false> : tensor<i1>
      %388 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i1>) -> tensor<i1>
      %389 = stablehlo.compare NE, %353, %388, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %390 = stablehlo.convert %389 : tensor<i1>
      %391 = stablehlo.or %390, %387 : tensor<i1>
      %c_174 = stablehlo.constant dense<false> : tensor<i1>
      %392 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i1>) -> tensor<i1>
      %393 = stablehlo.compare NE, %352, %392, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %394 = stablehlo.convert %393 : tensor<i1>
      %395 = stablehlo.and %394, %391 : tensor<i1>
      stablehlo.return %395 : tensor<i1>
    } do {
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %352:13 = stablehlo.while(%iterArg_152 = %iterArg_146, %iterArg_153 = %iterArg_139, %iterArg_154 = %iterArg_140, %iterArg_155 = %iterArg_141, %iterArg_156 = %iterArg_142, %iterArg_157 = %iterArg_143, %iterArg_158 = %iterArg_144, %iterArg_159 = %iterArg_145, %iterArg_160 = %c_151, %iterArg_161 = %iterArg_147, %iterArg_162 = %iterArg_148, %iterArg_163 = %iterArg_149, %iterArg_164 = %iterArg_150) : tensor<10xi1>, tensor<7xf32>, tensor<f32>, tensor<7x2xf32>, tensor<7x2xf32>, tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>
      cond {
        %c_165 = stablehlo.constant dense<10> : tensor<i32>
        %353 = stablehlo.compare LT, %iterArg_160, %c_165, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %353 : tensor<i1>
      } do {
        %353 = func.call @dynamic_index_in_dim(%iterArg_152, %iterArg_160) : (tensor<10xi1>, tensor<i32>) -> tensor<i1>
        %354:4 = func.call @closed_call_11(%iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %353) : (tensor<7xf32>, tensor<f32>, tensor<7x2xf32>, tensor<7x2xf32>, tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>, tensor<i1>) -> (tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>)
        %c_165 = stablehlo.constant dense<1> : tensor<i32>
        %355 = stablehlo.add %iterArg_160, %c_165 : tensor<i32>
        stablehlo.return %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %355, %354#0, %354#1, %354#2, %354#3 : tensor<10xi1>, tensor<7xf32>, tensor<f32>, tensor<7x2xf32>, tensor<7x2xf32>, tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>
      }
      stablehlo.return %iterArg, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %352#9, %352#10, %352#11, %352#12 : tensor<f32>, tensor<7xf32>, tensor<f32>, tensor<7x2xf32>, tensor<7x2xf32>, tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<10xi1>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>
    }
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %211 = stablehlo.compare GT, %5, %210, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %213 = stablehlo.compare GT, %5, %212, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %214 = stablehlo.log %5 : tensor<7xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %216 = stablehlo.multiply %215, %214 : tensor<7xf32>
    %217 = stablehlo.subtract %209#10, %216 : tensor<7xf32>
    %218 = stablehlo.multiply %5, %217 : tensor<7xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = call @_where_0(%211, %218, %cst_92) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %221 = stablehlo.log %5 : tensor<7xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %223 = stablehlo.multiply %222, %221 : tensor<7xf32>
    %224 = stablehlo.subtract %209#11, %223 : tensor<7xf32>
    %225 = stablehlo.multiply %5, %224 : tensor<7xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = call @_where_0(%213, %225, %cst_95) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %228 = stablehlo.broadcast_in_dim %209#10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %229 = stablehlo.broadcast_in_dim %209#11, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %230 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %231 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %232 = stablehlo.add %230, %231 : tensor<7x7xf32>
    %233 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x7xf32>
    %cst_97 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %235 = stablehlo.multiply %234, %233 : tensor<7x7xf32>
    %236 = stablehlo.multiply %arg1, %arg1 : tensor<7x2xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_98) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %238 = stablehlo.multiply %arg1, %arg1 : tensor<7x2xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %241 = stablehlo.broadcast_in_dim %237, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %243 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %244 = stablehlo.add %242, %243 : tensor<7x7xf32>
    %245 = stablehlo.add %244, %235 : tensor<7x7xf32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %247 = stablehlo.multiply %246, %245 : tensor<7x7xf32>
    %248 = stablehlo.subtract %232, %247 : tensor<7x7xf32>
    %cst_101 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %250 = stablehlo.divide %248, %249 : tensor<7x7xf32>
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_102) applies stablehlo.maximum across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %253 = stablehlo.maximum %252, %251 : tensor<7xf32>
    %254 = stablehlo.is_finite %253 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %256 = stablehlo.select %254, %253, %255 : tensor<7xi1>, tensor<7xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %259 = stablehlo.subtract %250, %258 : tensor<7x7xf32>
    %260 = stablehlo.exponential %259 : tensor<7x7xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_105) applies stablehlo.add across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %262 = stablehlo.abs %261 : tensor<7xf32>
    %263 = stablehlo.log %262 : tensor<7xf32>
    %264 = stablehlo.add %263, %256 : tensor<7xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %266 = stablehlo.multiply %265, %264 : tensor<7xf32>
    %267 = stablehlo.is_finite %209#11 : (tensor<7xf32>) -> tensor<7xi1>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %268 = call @_where_7(%267, %209#11, %c_107) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %269 = stablehlo.subtract %266, %268 : tensor<7xf32>
    %270 = stablehlo.add %269, %209#11 : tensor<7xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %272 = stablehlo.divide %270, %271 : tensor<7xf32>
    %273 = stablehlo.exponential %272 : tensor<7xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %275 = stablehlo.add %220, %227 : tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%5 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%5 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %278 = stablehlo.multiply %276, %277 : tensor<f32>
    %279 = stablehlo.subtract %278, %274 : tensor<f32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %280 = stablehlo.multiply %cst_112, %279 : tensor<f32>
    %281 = stablehlo.add %275, %280 : tensor<f32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %282 = stablehlo.add %195, %281 : tensor<f32>
    %cst_114 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %283 = stablehlo.multiply %cst_114, %282 : tensor<f32>
    %284 = stablehlo.subtract %99, %283 : tensor<f32>
    %cst_115 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %285 = stablehlo.multiply %cst_115, %cst_113 : tensor<f32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%2 init: %cst_116) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%5 init: %cst_117) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %288 = stablehlo.subtract %286, %287 : tensor<f32>
    %289 = stablehlo.multiply %288, %288 : tensor<f32>
    %290 = stablehlo.convert %285 : tensor<f32>
    %291 = stablehlo.multiply %290, %289 : tensor<f32>
    %292 = stablehlo.add %284, %291 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.negate %cst_118 : tensor<f32>
    %cst_119 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %294 = stablehlo.multiply %cst_119, %293 : tensor<f32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %295 = stablehlo.multiply %cst_120, %294 : tensor<f32>
    %296 = stablehlo.negate %295 : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %298 = stablehlo.multiply %297, %187 : tensor<6xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %300 = stablehlo.divide %298, %299 : tensor<6xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %302 = stablehlo.multiply %301, %300 : tensor<6xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %304 = stablehlo.multiply %178, %303 : tensor<6x6xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %306 = stablehlo.divide %304, %305 : tensor<6x6xf32>
    %307 = stablehlo.negate %306 : tensor<6x6xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<6x6xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %311 = stablehlo.reshape %310 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%309 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %313 = stablehlo.reshape %312 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%311 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%313 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0] : (tensor<6xf32>) -> tensor<6x2xf32>
    %317 = stablehlo.multiply %316, %146 : tensor<6x2xf32>
    %318 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<6xf32>) -> tensor<6x2xf32>
    %319 = stablehlo.multiply %318, %142 : tensor<6x2xf32>
    %320 = stablehlo.add %317, %319 : tensor<6x2xf32>
    %cst_129 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %322 = stablehlo.multiply %321, %309 : tensor<6x6xf32>
    %323 = stablehlo.dot_general %322, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %324 = stablehlo.add %320, %323 : tensor<6x2xf32>
    %325 = stablehlo.dot_general %322, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %326 = stablehlo.add %324, %325 : tensor<6x2xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %327 = stablehlo.multiply %cst_130, %cst_131 : tensor<f32>
    %328 = stablehlo.negate %327 : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %330 = stablehlo.multiply %329, %91 : tensor<7xf32>
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %332 = stablehlo.divide %330, %331 : tensor<7xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %334 = stablehlo.multiply %333, %332 : tensor<7xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [1] : (tensor<7xf32>) -> tensor<6x7xf32>
    %336 = stablehlo.multiply %82, %335 : tensor<6x7xf32>
    %cst_134 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %338 = stablehlo.divide %336, %337 : tensor<6x7xf32>
    %339 = stablehlo.negate %338 : tensor<6x7xf32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %341 = stablehlo.multiply %340, %339 : tensor<6x7xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_136) applies stablehlo.add across dimensions = [1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<6xf32>
    %343 = stablehlo.reshape %342 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_137) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<6xf32>) -> tensor<6x2xf32>
    %346 = stablehlo.multiply %345, %48 : tensor<6x2xf32>
    %347 = stablehlo.add %326, %346 : tensor<6x2xf32>
    %cst_138 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %349 = stablehlo.multiply %348, %341 : tensor<6x7xf32>
    %350 = stablehlo.dot_general %349, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x2xf32>) -> tensor<6x2xf32>
    %351 = stablehlo.add %347, %350 : tensor<6x2xf32>
    return %292, %351 : tensor<f32>, tensor<6x2xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.sign %arg1 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<i1>
    %7 = stablehlo.compare NE, %3, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.convert %7 : tensor<i1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<i1>
    %10 = stablehlo.compare NE, %5, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = stablehlo.convert %10 : tensor<i1>
    %12 = stablehlo.and %8, %11 : tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.subtract %0, %c_2 : tensor<i32>
    %14 = call @_where_1(%12, %13, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %14 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<10xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @closed_call(%arg0: tensor<7xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<7x2xf32>, %arg3: tensor<6xf32>, %arg4: tensor<1xi32>, %arg5: tensor<i32>, %arg6: tensor<6xf32>, %arg7: tensor<7xf32>, %arg8: tensor<200x1xf32>, %arg9: tensor<i1>) -> (tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>) {
    %0 = stablehlo.log %arg0 : tensor<7xf32>
    %1 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.power %cst, %2 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.multiply %cst_0, %3 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.maximum %4, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %5, %cst_2 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<6x7xf32>
    %12 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<7x2xf32>) -> tensor<6x7xf32>
    %cst_3 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<6x7xf32>
    %15 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %23 = stablehlo.add %21, %22 : tensor<6x7xf32>
    %24 = stablehlo.add %23, %14 : tensor<6x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<6x7xf32>
    %27 = stablehlo.subtract %11, %26 : tensor<6x7xf32>
    %28 = stablehlo.convert %6 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %30 = stablehlo.divide %27, %29 : tensor<6x7xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.maximum across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<7xf32>
    %34 = stablehlo.is_finite %33 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.select %34, %33, %35 : tensor<7xi1>, tensor<7xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %39 = stablehlo.subtract %30, %38 : tensor<6x7xf32>
    %40 = stablehlo.exponential %39 : tensor<6x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.sign %41 : tensor<7xf32>
    %43 = stablehlo.abs %41 : tensor<7xf32>
    %44 = stablehlo.log %43 : tensor<7xf32>
    %45 = stablehlo.add %44, %36 : tensor<7xf32>
    %46 = stablehlo.convert %6 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<7xf32>
    %49 = stablehlo.is_finite %arg7 : (tensor<7xf32>) -> tensor<7xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %50 = call @_where_2(%49, %arg7, %c) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %51 = stablehlo.subtract %48, %50 : tensor<7xf32>
    %52 = stablehlo.convert %6 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %54 = stablehlo.multiply %53, %0 : tensor<7xf32>
    %55 = stablehlo.is_finite %51 : (tensor<7xf32>) -> tensor<7xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %56 = call @_where_2(%55, %51, %c_11) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<7xf32>
    %60 = stablehlo.is_finite %arg7 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = call @_where_3(%60, %arg7, %cst_13) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %65 = stablehlo.multiply %64, %59 : tensor<7xf32>
    %66 = stablehlo.add %63, %65 : tensor<7xf32>
    %67 = stablehlo.log %arg3 : tensor<6xf32>
    %68 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<f32>
    %70 = stablehlo.power %cst_16, %69 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.multiply %cst_17, %70 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.maximum %71, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.multiply %72, %cst_19 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %75 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %78 = stablehlo.add %76, %77 : tensor<6x7xf32>
    %79 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<7x2xf32>) -> tensor<6x7xf32>
    %cst_20 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<6x7xf32>
    %82 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %87 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %90 = stablehlo.add %88, %89 : tensor<6x7xf32>
    %91 = stablehlo.add %90, %81 : tensor<6x7xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<6x7xf32>
    %94 = stablehlo.subtract %78, %93 : tensor<6x7xf32>
    %95 = stablehlo.convert %73 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %97 = stablehlo.divide %94, %96 : tensor<6x7xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_24) applies stablehlo.maximum across dimensions = [1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %100 = stablehlo.maximum %99, %98 : tensor<6xf32>
    %101 = stablehlo.is_finite %100 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %103 = stablehlo.select %101, %100, %102 : tensor<6xi1>, tensor<6xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
    %106 = stablehlo.subtract %97, %105 : tensor<6x7xf32>
    %107 = stablehlo.exponential %106 : tensor<6x7xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<6xf32>
    %109 = stablehlo.sign %108 : tensor<6xf32>
    %110 = stablehlo.abs %108 : tensor<6xf32>
    %111 = stablehlo.log %110 : tensor<6xf32>
    %112 = stablehlo.add %111, %103 : tensor<6xf32>
    %113 = stablehlo.convert %73 : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %115 = stablehlo.multiply %114, %112 : tensor<6xf32>
    %116 = stablehlo.is_finite %arg6 : (tensor<6xf32>) -> tensor<6xi1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %117 = call @_where_4(%116, %arg6, %c_28) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %118 = stablehlo.subtract %115, %117 : tensor<6xf32>
    %119 = stablehlo.convert %73 : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %121 = stablehlo.multiply %120, %67 : tensor<6xf32>
    %122 = stablehlo.is_finite %118 : (tensor<6xf32>) -> tensor<6xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %123 = call @_where_4(%122, %118, %c_29) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %124 = stablehlo.subtract %121, %123 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<6xf32>
    %127 = stablehlo.is_finite %arg6 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = call @_where_5(%127, %arg6, %cst_31) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<6xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %132 = stablehlo.multiply %131, %126 : tensor<6xf32>
    %133 = stablehlo.add %130, %132 : tensor<6xf32>
    %c_34 = stablehlo.constant dense<1999> : tensor<i32>
    %134 = stablehlo.compare EQ, %arg5, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.compare GE, %arg5, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<false> : tensor<i1>
    %136 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i1>) -> tensor<i1>
    %137 = stablehlo.compare NE, %135, %136, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %138 = stablehlo.convert %137 : tensor<i1>
    %139 = stablehlo.and %arg9, %138 : tensor<i1>
    %c_37 = stablehlo.constant dense<false> : tensor<i1>
    %140 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i1>) -> tensor<i1>
    %141 = stablehlo.compare NE, %134, %140, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %142 = stablehlo.convert %141 : tensor<i1>
    %143 = stablehlo.or %142, %139 : tensor<i1>
    %144 = stablehlo.convert %143 : (tensor<i1>) -> tensor<i32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %145 = "stablehlo.case"(%144) ({
      %cst_43 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      stablehlo.return %cst_43 : tensor<f32>
    }, {
      %155 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %156 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %157 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
      %158 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
      %159 = stablehlo.add %157, %158 : tensor<6x7xf32>
      %160 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<7x2xf32>) -> tensor<6x7xf32>
      %cst_43 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %162 = stablehlo.multiply %161, %160 : tensor<6x7xf32>
      %163 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.reduce(%163 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
      %165 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %166 = stablehlo.reduce(%165 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %168 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x7xf32>
      %170 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
      %171 = stablehlo.add %169, %170 : tensor<6x7xf32>
      %172 = stablehlo.add %171, %162 : tensor<6x7xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %174 = stablehlo.multiply %173, %172 : tensor<6x7xf32>
      %175 = stablehlo.subtract %159, %174 : tensor<6x7xf32>
      %176 = stablehlo.convert %cst_38 : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
      %178 = stablehlo.divide %175, %177 : tensor<6x7xf32>
      %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_47) applies stablehlo.maximum across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
      %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %181 = stablehlo.maximum %180, %179 : tensor<7xf32>
      %182 = stablehlo.is_finite %181 : (tensor<7xf32>) -> tensor<7xi1>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %184 = stablehlo.select %182, %181, %183 : tensor<7xi1>, tensor<7xf32>
      %185 = stablehlo.broadcast_in_dim %184, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
      %187 = stablehlo.subtract %178, %186 : tensor<6x7xf32>
      %188 = stablehlo.exponential %187 : tensor<6x7xf32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %189 = stablehlo.reduce(%188 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
      %190 = stablehlo.sign %189 : tensor<7xf32>
      %191 = stablehlo.abs %189 : tensor<7xf32>
      %192 = stablehlo.log %191 : tensor<7xf32>
      %193 = stablehlo.add %192, %184 : tensor<7xf32>
      %194 = stablehlo.convert %cst_38 : tensor<f32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %196 = stablehlo.multiply %195, %193 : tensor<7xf32>
      %197 = stablehlo.is_finite %66 : (tensor<7xf32>) -> tensor<7xi1>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %198 = func.call @_where_2(%197, %66, %c_51) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
      %199 = stablehlo.subtract %196, %198 : tensor<7xf32>
      %200 = stablehlo.add %199, %66 : tensor<7xf32>
      %201 = stablehlo.convert %cst_38 : tensor<f32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %203 = stablehlo.divide %200, %202 : tensor<7xf32>
      %204 = stablehlo.exponential %203 : tensor<7xf32>
      %205 = stablehlo.subtract %204, %arg0 : tensor<7xf32>
      %206 = stablehlo.abs %205 : tensor<7xf32>
      %207 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %208 = stablehlo.broadcast_in_dim %206, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %209 = stablehlo.convert %207 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %210 = stablehlo.convert %207 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x7xf32>
      %212 = stablehlo.power %208, %211 : tensor<1x7xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %213 = stablehlo.reduce(%212 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<1x7xf32>, tensor<f32>) -> tensor<1xf32>
      %214 = stablehlo.convert %arg4 : (tensor<1xi32>) -> tensor<1xf32>
      %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %215 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %216 = stablehlo.divide %215, %214 : tensor<1xf32>
      %217 = stablehlo.convert %216 : tensor<1xf32>
      %218 = stablehlo.power %213, %217 : tensor<1xf32>
      %219 = stablehlo.reshape %218 : (tensor<1xf32>) -> tensor<f32>
      stablehlo.return %219 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    %c_39 = stablehlo.constant dense<10> : tensor<i32>
    %146 = call @floor_divide(%arg5, %c_39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.compare LT, %146, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_41 = stablehlo.constant dense<200> : tensor<i32>
    %148 = stablehlo.add %146, %c_41 : tensor<i32>
    %149 = stablehlo.select %147, %148, %146 : tensor<i1>, tensor<i32>
    %150 = stablehlo.convert %149 : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %152 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %153 = "stablehlo.scatter"(%arg8, %151, %152) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      stablehlo.return %arg11 : tensor<f32>
    }) : (tensor<200x1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<200x1xf32>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %154 = stablehlo.add %arg5, %c_42 : tensor<i32>
    return %154, %133, %66, %153 : tensor<i32>, tensor<6xf32>, tensor<7xf32>, tensor<200x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where_3(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where_4(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_5(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_6(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where_7(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<6xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi32>, %arg4: tensor<i32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<200x1xf32>, %arg8: tensor<i1>) -> (tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>) {
    %0 = stablehlo.log %arg0 : tensor<6xf32>
    %1 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.power %cst, %2 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.multiply %cst_0, %3 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.maximum %4, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %5, %cst_2 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %11 = stablehlo.add %9, %10 : tensor<6x6xf32>
    %12 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
    %cst_3 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<6x6xf32>
    %15 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %23 = stablehlo.add %21, %22 : tensor<6x6xf32>
    %24 = stablehlo.add %23, %14 : tensor<6x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<6x6xf32>
    %27 = stablehlo.subtract %11, %26 : tensor<6x6xf32>
    %28 = stablehlo.convert %6 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %30 = stablehlo.divide %27, %29 : tensor<6x6xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.maximum across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<6xf32>
    %34 = stablehlo.is_finite %33 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.select %34, %33, %35 : tensor<6xi1>, tensor<6xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %39 = stablehlo.subtract %30, %38 : tensor<6x6xf32>
    %40 = stablehlo.exponential %39 : tensor<6x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.sign %41 : tensor<6xf32>
    %43 = stablehlo.abs %41 : tensor<6xf32>
    %44 = stablehlo.log %43 : tensor<6xf32>
    %45 = stablehlo.add %44, %36 : tensor<6xf32>
    %46 = stablehlo.convert %6 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<6xf32>
    %49 = stablehlo.is_finite %arg6 : (tensor<6xf32>) -> tensor<6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %50 = call @_where_4(%49, %arg6, %c) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %51 = stablehlo.subtract %48, %50 : tensor<6xf32>
    %52 = stablehlo.convert %6 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %54 = stablehlo.multiply %53, %0 : tensor<6xf32>
    %55 = stablehlo.is_finite %51 : (tensor<6xf32>) -> tensor<6xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %56 = call @_where_4(%55, %51, %c_11) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<6xf32>
    %60 = stablehlo.is_finite %arg6 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = call @_where_5(%60, %arg6, %cst_13) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %65 = stablehlo.multiply %64, %59 : tensor<6xf32>
    %66 = stablehlo.add %63, %65 : tensor<6xf32>
    %67 = stablehlo.log %arg0 : tensor<6xf32>
    %68 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f32>
    %70 = stablehlo.power %cst_16, %69 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.multiply %cst_17, %70 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.maximum %71, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.multiply %72, %cst_19 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %75 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %78 = stablehlo.add %76, %77 : tensor<6x6xf32>
    %79 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
    %cst_20 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<6x6xf32>
    %82 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %87 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %90 = stablehlo.add %88, %89 : tensor<6x6xf32>
    %91 = stablehlo.add %90, %81 : tensor<6x6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<6x6xf32>
    %94 = stablehlo.subtract %78, %93 : tensor<6x6xf32>
    %95 = stablehlo.convert %73 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %97 = stablehlo.divide %94, %96 : tensor<6x6xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_24) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %100 = stablehlo.maximum %99, %98 : tensor<6xf32>
    %101 = stablehlo.is_finite %100 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %103 = stablehlo.select %101, %100, %102 : tensor<6xi1>, tensor<6xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %106 = stablehlo.subtract %97, %105 : tensor<6x6xf32>
    %107 = stablehlo.exponential %106 : tensor<6x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %109 = stablehlo.sign %108 : tensor<6xf32>
    %110 = stablehlo.abs %108 : tensor<6xf32>
    %111 = stablehlo.log %110 : tensor<6xf32>
    %112 = stablehlo.add %111, %103 : tensor<6xf32>
    %113 = stablehlo.convert %73 : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %115 = stablehlo.multiply %114, %112 : tensor<6xf32>
    %116 = stablehlo.is_finite %arg5 : (tensor<6xf32>) -> tensor<6xi1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %117 = call @_where_4(%116, %arg5, %c_28) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %118 = stablehlo.subtract %115, %117 : tensor<6xf32>
    %119 = stablehlo.convert %73 : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %121 = stablehlo.multiply %120, %67 : tensor<6xf32>
    %122 = stablehlo.is_finite %118 : (tensor<6xf32>) -> tensor<6xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %123 = call @_where_4(%122, %118, %c_29) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %124 = stablehlo.subtract %121, %123 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<6xf32>
    %127 = stablehlo.is_finite %arg5 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = call @_where_5(%127, %arg5, %cst_31) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<6xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %132 = stablehlo.multiply %131, %126 : tensor<6xf32>
    %133 = stablehlo.add %130, %132 : tensor<6xf32>
    %c_34 = stablehlo.constant dense<1999> : tensor<i32>
    %134 = stablehlo.compare EQ, %arg4, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.compare GE, %arg4, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<false> : tensor<i1>
    %136 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i1>) -> tensor<i1>
    %137 = stablehlo.compare NE, %135, %136, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %138 = stablehlo.convert %137 : tensor<i1>
    %139 = stablehlo.and %arg8, %138 : tensor<i1>
    %c_37 = stablehlo.constant dense<false> : tensor<i1>
    %140 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i1>) -> tensor<i1>
    %141 = stablehlo.compare NE, %134, %140, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %142 = stablehlo.convert %141 : tensor<i1>
    %143 = stablehlo.or %142, %139 : tensor<i1>
    %144 = stablehlo.convert %143 : (tensor<i1>) -> tensor<i32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %145 = "stablehlo.case"(%144) ({
      %cst_43 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      stablehlo.return %cst_43 : tensor<f32>
    }, {
      %155 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %156 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %157 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
      %158 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
      %159 = stablehlo.add %157, %158 : tensor<6x6xf32>
      %160 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
      %cst_43 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %162 = stablehlo.multiply %161, %160 : tensor<6x6xf32>
      %163 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.reduce(%163 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
      %165 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %166 = stablehlo.reduce(%165 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %168 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
      %170 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
      %171 = stablehlo.add %169, %170 : tensor<6x6xf32>
      %172 = stablehlo.add %171, %162 : tensor<6x6xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %174 = stablehlo.multiply %173, %172 : tensor<6x6xf32>
      %175 = stablehlo.subtract %159, %174 : tensor<6x6xf32>
      %176 = stablehlo.convert %cst_38 : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %178 = stablehlo.divide %175, %177 : tensor<6x6xf32>
      %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_47) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %181 = stablehlo.maximum %180, %179 : tensor<6xf32>
      %182 = stablehlo.is_finite %181 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %184 = stablehlo.select %182, %181, %183 : tensor<6xi1>, tensor<6xf32>
      %185 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
      %187 = stablehlo.subtract %178, %186 : tensor<6x6xf32>
      %188 = stablehlo.exponential %187 : tensor<6x6xf32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %189 = stablehlo.reduce(%188 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
      %190 = stablehlo.sign %189 : tensor<6xf32>
      %191 = stablehlo.abs %189 : tensor<6xf32>
      %192 = stablehlo.log %191 : tensor<6xf32>
      %193 = stablehlo.add %192, %184 : tensor<6xf32>
      %194 = stablehlo.convert %cst_38 : tensor<f32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %196 = stablehlo.multiply %195, %193 : tensor<6xf32>
      %197 = stablehlo.is_finite %133 : (tensor<6xf32>) -> tensor<6xi1>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %198 = func.call @_where_4(%197, %133, %c_51) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
      %199 = stablehlo.subtract %196, %198 : tensor<6xf32>
      %200 = stablehlo.add %199, %133 : tensor<6xf32>
      %201 = stablehlo.convert %cst_38 : tensor<f32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %203 = stablehlo.divide %200, %202 : tensor<6xf32>
      %204 = stablehlo.exponential %203 : tensor<6xf32>
      %205 = stablehlo.subtract %204, %arg0 : tensor<6xf32>
      %206 = stablehlo.abs %205 : tensor<6xf32>
      %207 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %208 = stablehlo.broadcast_in_dim %206, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %209 = stablehlo.convert %207 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %210 = stablehlo.convert %207 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x6xf32>
      %212 = stablehlo.power %208, %211 : tensor<1x6xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %213 = stablehlo.reduce(%212 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<1x6xf32>, tensor<f32>) -> tensor<1xf32>
      %214 = stablehlo.convert %arg2 : (tensor<1xi32>) -> tensor<1xf32>
      %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %215 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %216 = stablehlo.divide %215, %214 : tensor<1xf32>
      %217 = stablehlo.convert %216 : tensor<1xf32>
      %218 = stablehlo.power %213, %217 : tensor<1xf32>
      %219 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %220 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %221 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
      %222 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
      %223 = stablehlo.add %221, %222 : tensor<6x6xf32>
      %224 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
      %cst_54 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %225 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %226 = stablehlo.multiply %225, %224 : tensor<6x6xf32>
      %227 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
      %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %228 = stablehlo.reduce(%227 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
      %229 = stablehlo.multiply %arg1, %arg1 : tensor<6x2xf32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %230 = stablehlo.reduce(%229 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<6xf32>
      %231 = stablehlo.broadcast_in_dim %230, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %232 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
      %234 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
      %235 = stablehlo.add %233, %234 : tensor<6x6xf32>
      %236 = stablehlo.add %235, %226 : tensor<6x6xf32>
      %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %237 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %238 = stablehlo.multiply %237, %236 : tensor<6x6xf32>
      %239 = stablehlo.subtract %223, %238 : tensor<6x6xf32>
      %240 = stablehlo.convert %cst_38 : tensor<f32>
      %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
      %242 = stablehlo.divide %239, %241 : tensor<6x6xf32>
      %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %243 = stablehlo.reduce(%242 init: %cst_58) applies stablehlo.maximum across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %244 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %245 = stablehlo.maximum %244, %243 : tensor<6xf32>
      %246 = stablehlo.is_finite %245 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %247 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %248 = stablehlo.select %246, %245, %247 : tensor<6xi1>, tensor<6xf32>
      %249 = stablehlo.broadcast_in_dim %248, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
      %251 = stablehlo.subtract %242, %250 : tensor<6x6xf32>
      %252 = stablehlo.exponential %251 : tensor<6x6xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %253 = stablehlo.reduce(%252 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
      %254 = stablehlo.sign %253 : tensor<6xf32>
      %255 = stablehlo.abs %253 : tensor<6xf32>
      %256 = stablehlo.log %255 : tensor<6xf32>
      %257 = stablehlo.add %256, %248 : tensor<6xf32>
      %258 = stablehlo.convert %cst_38 : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %260 = stablehlo.multiply %259, %257 : tensor<6xf32>
      %261 = stablehlo.is_finite %66 : (tensor<6xf32>) -> tensor<6xi1>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %262 = func.call @_where_4(%261, %66, %c_62) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
      %263 = stablehlo.subtract %260, %262 : tensor<6xf32>
      %264 = stablehlo.add %263, %66 : tensor<6xf32>
      %265 = stablehlo.convert %cst_38 : tensor<f32>
      %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %267 = stablehlo.divide %264, %266 : tensor<6xf32>
      %268 = stablehlo.exponential %267 : tensor<6xf32>
      %269 = stablehlo.subtract %268, %arg0 : tensor<6xf32>
      %270 = stablehlo.abs %269 : tensor<6xf32>
      %271 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %272 = stablehlo.broadcast_in_dim %270, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %273 = stablehlo.convert %271 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %274 = stablehlo.convert %271 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x6xf32>
      %276 = stablehlo.power %272, %275 : tensor<1x6xf32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %277 = stablehlo.reduce(%276 init: %cst_63) applies stablehlo.add across dimensions = [1] : (tensor<1x6xf32>, tensor<f32>) -> tensor<1xf32>
      %278 = stablehlo.convert %arg3 : (tensor<1xi32>) -> tensor<1xf32>
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %279 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %280 = stablehlo.divide %279, %278 : tensor<1xf32>
      %281 = stablehlo.convert %280 : tensor<1xf32>
      %282 = stablehlo.power %277, %281 : tensor<1xf32>
      %283 = stablehlo.add %218, %282 : tensor<1xf32>
      %284 = stablehlo.reshape %283 : (tensor<1xf32>) -> tensor<f32>
      stablehlo.return %284 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    %c_39 = stablehlo.constant dense<10> : tensor<i32>
    %146 = call @floor_divide(%arg4, %c_39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.compare LT, %146, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_41 = stablehlo.constant dense<200> : tensor<i32>
    %148 = stablehlo.add %146, %c_41 : tensor<i32>
    %149 = stablehlo.select %147, %148, %146 : tensor<i1>, tensor<i32>
    %150 = stablehlo.convert %149 : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %152 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %153 = "stablehlo.scatter"(%arg7, %151, %152) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      stablehlo.return %arg10 : tensor<f32>
    }) : (tensor<200x1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<200x1xf32>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %154 = stablehlo.add %arg4, %c_42 : tensor<i32>
    return %154, %133, %66, %153 : tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<200x1xf32>
  }
  func.func private @_where_9(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_10(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @closed_call_11(%arg0: tensor<7xf32>, %arg1: tensor<f32>, %arg2: tensor<7x2xf32>, %arg3: tensor<7x2xf32>, %arg4: tensor<7xf32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>, %arg7: tensor<i32>, %arg8: tensor<7xf32>, %arg9: tensor<7xf32>, %arg10: tensor<200x1xf32>, %arg11: tensor<i1>) -> (tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>) {
    %0 = stablehlo.log %arg0 : tensor<7xf32>
    %1 = stablehlo.convert %arg7 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.convert %arg7 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.power %cst, %2 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.multiply %cst_0, %3 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.maximum %4, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<7x7xf32>
    %12 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x7xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<7x7xf32>
    %15 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.multiply %arg3, %arg3 : tensor<7x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %23 = stablehlo.add %21, %22 : tensor<7x7xf32>
    %24 = stablehlo.add %23, %14 : tensor<7x7xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<7x7xf32>
    %27 = stablehlo.subtract %11, %26 : tensor<7x7xf32>
    %28 = stablehlo.convert %6 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %30 = stablehlo.divide %27, %29 : tensor<7x7xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<7xf32>
    %34 = stablehlo.is_finite %33 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.select %34, %33, %35 : tensor<7xi1>, tensor<7xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %39 = stablehlo.subtract %30, %38 : tensor<7x7xf32>
    %40 = stablehlo.exponential %39 : tensor<7x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.sign %41 : tensor<7xf32>
    %43 = stablehlo.abs %41 : tensor<7xf32>
    %44 = stablehlo.log %43 : tensor<7xf32>
    %45 = stablehlo.add %44, %36 : tensor<7xf32>
    %46 = stablehlo.convert %6 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<7xf32>
    %49 = stablehlo.is_finite %arg9 : (tensor<7xf32>) -> tensor<7xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %50 = call @_where_2(%49, %arg9, %c) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %51 = stablehlo.subtract %48, %50 : tensor<7xf32>
    %52 = stablehlo.convert %6 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %54 = stablehlo.multiply %53, %0 : tensor<7xf32>
    %55 = stablehlo.is_finite %51 : (tensor<7xf32>) -> tensor<7xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %56 = call @_where_2(%55, %51, %c_10) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<7xf32>
    %60 = stablehlo.is_finite %arg9 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = call @_where_3(%60, %arg9, %cst_12) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<7xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %65 = stablehlo.multiply %64, %59 : tensor<7xf32>
    %66 = stablehlo.add %63, %65 : tensor<7xf32>
    %67 = stablehlo.log %arg4 : tensor<7xf32>
    %68 = stablehlo.convert %arg7 : (tensor<i32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.convert %arg7 : (tensor<i32>) -> tensor<f32>
    %70 = stablehlo.power %cst_15, %69 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.multiply %cst_16, %70 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.maximum %71, %cst_17 : tensor<f32>
    %73 = stablehlo.multiply %72, %arg1 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %75 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %78 = stablehlo.add %76, %77 : tensor<7x7xf32>
    %79 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x7xf32>
    %cst_18 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<7x7xf32>
    %82 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %84 = stablehlo.multiply %arg3, %arg3 : tensor<7x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %87 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %90 = stablehlo.add %88, %89 : tensor<7x7xf32>
    %91 = stablehlo.add %90, %81 : tensor<7x7xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<7x7xf32>
    %94 = stablehlo.subtract %78, %93 : tensor<7x7xf32>
    %95 = stablehlo.convert %73 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %97 = stablehlo.divide %94, %96 : tensor<7x7xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %100 = stablehlo.maximum %99, %98 : tensor<7xf32>
    %101 = stablehlo.is_finite %100 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %103 = stablehlo.select %101, %100, %102 : tensor<7xi1>, tensor<7xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %106 = stablehlo.subtract %97, %105 : tensor<7x7xf32>
    %107 = stablehlo.exponential %106 : tensor<7x7xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %109 = stablehlo.sign %108 : tensor<7xf32>
    %110 = stablehlo.abs %108 : tensor<7xf32>
    %111 = stablehlo.log %110 : tensor<7xf32>
    %112 = stablehlo.add %111, %103 : tensor<7xf32>
    %113 = stablehlo.convert %73 : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %115 = stablehlo.multiply %114, %112 : tensor<7xf32>
    %116 = stablehlo.is_finite %arg8 : (tensor<7xf32>) -> tensor<7xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %117 = call @_where_2(%116, %arg8, %c_26) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %118 = stablehlo.subtract %115, %117 : tensor<7xf32>
    %119 = stablehlo.convert %73 : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %121 = stablehlo.multiply %120, %67 : tensor<7xf32>
    %122 = stablehlo.is_finite %118 : (tensor<7xf32>) -> tensor<7xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %123 = call @_where_2(%122, %118, %c_27) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
    %124 = stablehlo.subtract %121, %123 : tensor<7xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<7xf32>
    %127 = stablehlo.is_finite %arg8 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = call @_where_3(%127, %arg8, %cst_29) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<7xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %132 = stablehlo.multiply %131, %126 : tensor<7xf32>
    %133 = stablehlo.add %130, %132 : tensor<7xf32>
    %c_32 = stablehlo.constant dense<1999> : tensor<i32>
    %134 = stablehlo.compare EQ, %arg7, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.compare GE, %arg7, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<false> : tensor<i1>
    %136 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i1>) -> tensor<i1>
    %137 = stablehlo.compare NE, %135, %136, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %138 = stablehlo.convert %137 : tensor<i1>
    %139 = stablehlo.and %arg11, %138 : tensor<i1>
    %c_35 = stablehlo.constant dense<false> : tensor<i1>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i1>) -> tensor<i1>
    %141 = stablehlo.compare NE, %134, %140, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %142 = stablehlo.convert %141 : tensor<i1>
    %143 = stablehlo.or %142, %139 : tensor<i1>
    %144 = stablehlo.convert %143 : (tensor<i1>) -> tensor<i32>
    %145 = "stablehlo.case"(%144) ({
      %cst_40 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      stablehlo.return %cst_40 : tensor<f32>
    }, {
      %155 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
      %156 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %157 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
      %158 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
      %159 = stablehlo.add %157, %158 : tensor<7x7xf32>
      %160 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x7xf32>
      %cst_40 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %162 = stablehlo.multiply %161, %160 : tensor<7x7xf32>
      %163 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.reduce(%163 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
      %165 = stablehlo.multiply %arg3, %arg3 : tensor<7x2xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %166 = stablehlo.reduce(%165 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %168 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
      %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
      %170 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
      %171 = stablehlo.add %169, %170 : tensor<7x7xf32>
      %172 = stablehlo.add %171, %162 : tensor<7x7xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %174 = stablehlo.multiply %173, %172 : tensor<7x7xf32>
      %175 = stablehlo.subtract %159, %174 : tensor<7x7xf32>
      %176 = stablehlo.convert %arg1 : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %178 = stablehlo.divide %175, %177 : tensor<7x7xf32>
      %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_44) applies stablehlo.maximum across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
      %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %181 = stablehlo.maximum %180, %179 : tensor<7xf32>
      %182 = stablehlo.is_finite %181 : (tensor<7xf32>) -> tensor<7xi1>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %184 = stablehlo.select %182, %181, %183 : tensor<7xi1>, tensor<7xf32>
      %185 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
      %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
      %187 = stablehlo.subtract %178, %186 : tensor<7x7xf32>
      %188 = stablehlo.exponential %187 : tensor<7x7xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %189 = stablehlo.reduce(%188 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
      %190 = stablehlo.sign %189 : tensor<7xf32>
      %191 = stablehlo.abs %189 : tensor<7xf32>
      %192 = stablehlo.log %191 : tensor<7xf32>
      %193 = stablehlo.add %192, %184 : tensor<7xf32>
      %194 = stablehlo.convert %arg1 : tensor<f32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %196 = stablehlo.multiply %195, %193 : tensor<7xf32>
      %197 = stablehlo.is_finite %133 : (tensor<7xf32>) -> tensor<7xi1>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %198 = func.call @_where_2(%197, %133, %c_48) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
      %199 = stablehlo.subtract %196, %198 : tensor<7xf32>
      %200 = stablehlo.add %199, %133 : tensor<7xf32>
      %201 = stablehlo.convert %arg1 : tensor<f32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %203 = stablehlo.divide %200, %202 : tensor<7xf32>
      %204 = stablehlo.exponential %203 : tensor<7xf32>
      %205 = stablehlo.subtract %204, %arg4 : tensor<7xf32>
      %206 = stablehlo.abs %205 : tensor<7xf32>
      %207 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %208 = stablehlo.broadcast_in_dim %206, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %209 = stablehlo.convert %207 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %210 = stablehlo.convert %207 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x7xf32>
      %212 = stablehlo.power %208, %211 : tensor<1x7xf32>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %213 = stablehlo.reduce(%212 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<1x7xf32>, tensor<f32>) -> tensor<1xf32>
      %214 = stablehlo.convert %arg5 : (tensor<1xi32>) -> tensor<1xf32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %215 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %216 = stablehlo.divide %215, %214 : tensor<1xf32>
      %217 = stablehlo.convert %216 : tensor<1xf32>
      %218 = stablehlo.power %213, %217 : tensor<1xf32>
      %219 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
      %220 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %221 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
      %222 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
      %223 = stablehlo.add %221, %222 : tensor<7x7xf32>
      %224 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x7xf32>
      %cst_51 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %225 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %226 = stablehlo.multiply %225, %224 : tensor<7x7xf32>
      %227 = stablehlo.multiply %arg2, %arg2 : tensor<7x2xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %228 = stablehlo.reduce(%227 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
      %229 = stablehlo.multiply %arg3, %arg3 : tensor<7x2xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %230 = stablehlo.reduce(%229 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
      %231 = stablehlo.broadcast_in_dim %230, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %232 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
      %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
      %234 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
      %235 = stablehlo.add %233, %234 : tensor<7x7xf32>
      %236 = stablehlo.add %235, %226 : tensor<7x7xf32>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %237 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %238 = stablehlo.multiply %237, %236 : tensor<7x7xf32>
      %239 = stablehlo.subtract %223, %238 : tensor<7x7xf32>
      %240 = stablehlo.convert %arg1 : tensor<f32>
      %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %242 = stablehlo.divide %239, %241 : tensor<7x7xf32>
      %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %243 = stablehlo.reduce(%242 init: %cst_55) applies stablehlo.maximum across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
      %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %244 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %245 = stablehlo.maximum %244, %243 : tensor<7xf32>
      %246 = stablehlo.is_finite %245 : (tensor<7xf32>) -> tensor<7xi1>
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %247 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %248 = stablehlo.select %246, %245, %247 : tensor<7xi1>, tensor<7xf32>
      %249 = stablehlo.broadcast_in_dim %248, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
      %251 = stablehlo.subtract %242, %250 : tensor<7x7xf32>
      %252 = stablehlo.exponential %251 : tensor<7x7xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %253 = stablehlo.reduce(%252 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
      %254 = stablehlo.sign %253 : tensor<7xf32>
      %255 = stablehlo.abs %253 : tensor<7xf32>
      %256 = stablehlo.log %255 : tensor<7xf32>
      %257 = stablehlo.add %256, %248 : tensor<7xf32>
      %258 = stablehlo.convert %arg1 : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %260 = stablehlo.multiply %259, %257 : tensor<7xf32>
      %261 = stablehlo.is_finite %66 : (tensor<7xf32>) -> tensor<7xi1>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %262 = func.call @_where_2(%261, %66, %c_59) : (tensor<7xi1>, tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
      %263 = stablehlo.subtract %260, %262 : tensor<7xf32>
      %264 = stablehlo.add %263, %66 : tensor<7xf32>
      %265 = stablehlo.convert %arg1 : tensor<f32>
      %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %267 = stablehlo.divide %264, %266 : tensor<7xf32>
      %268 = stablehlo.exponential %267 : tensor<7xf32>
      %269 = stablehlo.subtract %268, %arg0 : tensor<7xf32>
      %270 = stablehlo.abs %269 : tensor<7xf32>
      %271 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %272 = stablehlo.broadcast_in_dim %270, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %273 = stablehlo.convert %271 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %274 = stablehlo.convert %271 : (tensor<1x1xi32>) -> tensor<1x1xf32>
      %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x7xf32>
      %276 = stablehlo.power %272, %275 : tensor<1x7xf32>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %277 = stablehlo.reduce(%276 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<1x7xf32>, tensor<f32>) -> tensor<1xf32>
      %278 = stablehlo.convert %arg6 : (tensor<1xi32>) -> tensor<1xf32>
      %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %279 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %280 = stablehlo.divide %279, %278 : tensor<1xf32>
      %281 = stablehlo.convert %280 : tensor<1xf32>
      %282 = stablehlo.power %277, %281 : tensor<1xf32>
      %283 = stablehlo.add %218, %282 : tensor<1xf32>
      %284 = stablehlo.reshape %283 : (tensor<1xf32>) -> tensor<f32>
      stablehlo.return %284 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    %c_36 = stablehlo.constant dense<10> : tensor<i32>
    %146 = call @floor_divide(%arg7, %c_36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.compare LT, %146, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<200> : tensor<i32>
    %148 = stablehlo.add %146, %c_38 : tensor<i32>
    %149 = stablehlo.select %147, %148, %146 : tensor<i1>, tensor<i32>
    %150 = stablehlo.convert %149 : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %152 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %153 = "stablehlo.scatter"(%arg10, %151, %152) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      stablehlo.return %arg13 : tensor<f32>
    }) : (tensor<200x1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<200x1xf32>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %154 = stablehlo.add %arg7, %c_39 : tensor<i32>
    return %154, %133, %66, %153 : tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<200x1xf32>
  }
}
