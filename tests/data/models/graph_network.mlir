module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<48x1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<48x1xf32>, %arg4: tensor<16xf32>, %arg5: tensor<48x16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<48x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16x16xf32>, %arg12: tensor<16xf32>, %arg13: tensor<48x16xf32>, %arg14: tensor<16xf32>, %arg15: tensor<16x16xf32>, %arg16: tensor<16xf32>, %arg17: tensor<48x16xf32>, %arg18: tensor<16xf32>, %arg19: tensor<16x16xf32>, %arg20: tensor<i32>, %arg21: tensor<1xf32>, %arg22: tensor<48x1xf32>, %arg23: tensor<1xf32>, %arg24: tensor<48x1xf32>, %arg25: tensor<16xf32>, %arg26: tensor<48x16xf32>, %arg27: tensor<16xf32>, %arg28: tensor<16x16xf32>, %arg29: tensor<16xf32>, %arg30: tensor<48x16xf32>, %arg31: tensor<16xf32>, %arg32: tensor<16x16xf32>, %arg33: tensor<16xf32>, %arg34: tensor<48x16xf32>, %arg35: tensor<16xf32>, %arg36: tensor<16x16xf32>, %arg37: tensor<16xf32>, %arg38: tensor<48x16xf32>, %arg39: tensor<16xf32>, %arg40: tensor<16x16xf32>, %arg41: tensor<1xf32>, %arg42: tensor<48x1xf32>, %arg43: tensor<1xf32>, %arg44: tensor<48x1xf32>, %arg45: tensor<16xf32>, %arg46: tensor<48x16xf32>, %arg47: tensor<16xf32>, %arg48: tensor<16x16xf32>, %arg49: tensor<16xf32>, %arg50: tensor<48x16xf32>, %arg51: tensor<16xf32>, %arg52: tensor<16x16xf32>, %arg53: tensor<16xf32>, %arg54: tensor<48x16xf32>, %arg55: tensor<16xf32>, %arg56: tensor<16x16xf32>, %arg57: tensor<16xf32>, %arg58: tensor<48x16xf32>, %arg59: tensor<16xf32>, %arg60: tensor<16x16xf32>, %arg61: tensor<6x16xf32>, %arg62: tensor<12x16xf32>, %arg63: tensor<12xi32>, %arg64: tensor<12xi32>) -> (tensor<1xf32> {jax.result_info = "result[0]['linear']['b']"}, tensor<48x1xf32> {jax.result_info = "result[0]['linear']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['linear_1']['b']"}, tensor<48x1xf32> {jax.result_info = "result[0]['linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[0]['mlp/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['mlp/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_1/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[0]['mlp_1/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_1/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['mlp_1/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_2/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[0]['mlp_2/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_2/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['mlp_2/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_3/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[0]['mlp_3/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['mlp_3/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['mlp_3/~/linear_1']['w']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<1xf32> {jax.result_info = "result[1][1][0].mu['linear']['b']"}, tensor<48x1xf32> {jax.result_info = "result[1][1][0].mu['linear']['w']"}, tensor<1xf32> {jax.result_info = "result[1][1][0].mu['linear_1']['b']"}, tensor<48x1xf32> {jax.result_info = "result[1][1][0].mu['linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].mu['mlp/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['mlp/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_1/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_1/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_1/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_1/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_2/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_2/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_2/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_2/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_3/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_3/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['mlp_3/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].mu['mlp_3/~/linear_1']['w']"}, tensor<1xf32> {jax.result_info = "result[1][1][0].nu['linear']['b']"}, tensor<48x1xf32> {jax.result_info = "result[1][1][0].nu['linear']['w']"}, tensor<1xf32> {jax.result_info = "result[1][1][0].nu['linear_1']['b']"}, tensor<48x1xf32> {jax.result_info = "result[1][1][0].nu['linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].nu['mlp/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['mlp/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_1/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_1/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_1/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_1/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_2/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_2/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_2/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_2/~/linear_1']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_3/~/linear_0']['b']"}, tensor<48x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_3/~/linear_0']['w']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['mlp_3/~/linear_1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1][1][0].nu['mlp_3/~/linear_1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.compare LT, %arg64, %0, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %3 = stablehlo.add %arg64, %2 : tensor<12xi32>
    %4 = stablehlo.select %1, %3, %arg64 : tensor<12xi1>, tensor<12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %6 = "stablehlo.gather"(%arg61, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %8 = stablehlo.compare LT, %arg63, %7, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %10 = stablehlo.add %arg63, %9 : tensor<12xi32>
    %11 = stablehlo.select %8, %10, %arg63 : tensor<12xi1>, tensor<12xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %13 = "stablehlo.gather"(%arg61, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %14 = stablehlo.concatenate %arg62, %6, %13, dim = 1 : (tensor<12x16xf32>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x48xf32>
    %15 = stablehlo.dot_general %14, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x48xf32>, tensor<48x16xf32>) -> tensor<12x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
    %17 = stablehlo.add %15, %16 : tensor<12x16xf32>
    %18 = call @relu(%17) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %20 = stablehlo.compare GT, %17, %19, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %21 = stablehlo.dot_general %18, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %22 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
    %23 = stablehlo.add %21, %22 : tensor<12x16xf32>
    %24 = call @relu(%23) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %26 = stablehlo.compare GT, %23, %25, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %27 = stablehlo.concatenate %24, %6, %13, dim = 1 : (tensor<12x16xf32>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x48xf32>
    %28 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x48xf32>, tensor<48x1xf32>) -> tensor<12x1xf32>
    %29 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<1xf32>) -> tensor<12x1xf32>
    %30 = stablehlo.add %28, %29 : tensor<12x1xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %32 = stablehlo.broadcast_in_dim %arg63, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %33 = "stablehlo.scatter"(%31, %32, %30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.maximum %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %34 = "stablehlo.gather"(%31, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %35 = "stablehlo.gather"(%33, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %36 = stablehlo.compare EQ, %30, %35, FLOAT : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x1xi1>
    %37 = stablehlo.compare EQ, %34, %35, FLOAT : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x1xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %41 = stablehlo.select %36, %39, %40 : tensor<12x1xi1>, tensor<12x1xf32>
    %42 = "stablehlo.scatter"(%38, %32, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %43 = "stablehlo.gather"(%42, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %45 = stablehlo.add %43, %44 : tensor<12x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %47 = stablehlo.divide %46, %45 : tensor<12x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %49 = stablehlo.divide %48, %43 : tensor<12x1xf32>
    %50 = stablehlo.select %37, %47, %49 : tensor<12x1xi1>, tensor<12x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %52 = stablehlo.select %36, %50, %51 : tensor<12x1xi1>, tensor<12x1xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %54 = stablehlo.compare LT, %arg63, %53, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_13 = stablehlo.constant dense<6> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %56 = stablehlo.add %arg63, %55 : tensor<12xi32>
    %57 = stablehlo.select %54, %56, %arg63 : tensor<12xi1>, tensor<12xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %59 = "stablehlo.gather"(%33, %58) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %60 = stablehlo.subtract %30, %59 : tensor<12x1xf32>
    %61 = stablehlo.exponential %60 : tensor<12x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %63 = stablehlo.broadcast_in_dim %arg63, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %64 = "stablehlo.scatter"(%62, %63, %61) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %66 = stablehlo.compare LT, %arg63, %65, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_16 = stablehlo.constant dense<6> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %68 = stablehlo.add %arg63, %67 : tensor<12xi32>
    %69 = stablehlo.select %66, %68, %arg63 : tensor<12xi1>, tensor<12xi32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %71 = "stablehlo.gather"(%64, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %72 = stablehlo.divide %61, %71 : tensor<12x1xf32>
    %73 = stablehlo.multiply %71, %71 : tensor<12x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %75 = stablehlo.divide %74, %73 : tensor<12x1xf32>
    %76 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %77 = stablehlo.multiply %24, %76 : tensor<12x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %79 = stablehlo.broadcast_in_dim %arg64, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %80 = "stablehlo.scatter"(%78, %79, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x16xf32>, tensor<12x1xi32>, tensor<12x16xf32>) -> tensor<6x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %82 = stablehlo.broadcast_in_dim %arg63, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %83 = "stablehlo.scatter"(%81, %82, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x16xf32>, tensor<12x1xi32>, tensor<12x16xf32>) -> tensor<6x16xf32>
    %84 = stablehlo.concatenate %arg61, %80, %83, dim = 1 : (tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x48xf32>
    %85 = stablehlo.dot_general %84, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x48xf32>, tensor<48x16xf32>) -> tensor<6x16xf32>
    %86 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<16xf32>) -> tensor<6x16xf32>
    %87 = stablehlo.add %85, %86 : tensor<6x16xf32>
    %88 = call @relu_0(%87) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %90 = stablehlo.compare GT, %87, %89, FLOAT : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xi1>
    %91 = stablehlo.dot_general %88, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %92 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<16xf32>) -> tensor<6x16xf32>
    %93 = stablehlo.add %91, %92 : tensor<6x16xf32>
    %94 = call @relu_0(%93) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %96 = stablehlo.compare GT, %93, %95, FLOAT : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xi1>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %98 = stablehlo.compare LT, %arg64, %97, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_23 = stablehlo.constant dense<6> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %100 = stablehlo.add %arg64, %99 : tensor<12xi32>
    %101 = stablehlo.select %98, %100, %arg64 : tensor<12xi1>, tensor<12xi32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %103 = "stablehlo.gather"(%94, %102) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %105 = stablehlo.compare LT, %arg63, %104, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %107 = stablehlo.add %arg63, %106 : tensor<12xi32>
    %108 = stablehlo.select %105, %107, %arg63 : tensor<12xi1>, tensor<12xi32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %110 = "stablehlo.gather"(%94, %109) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %111 = stablehlo.concatenate %77, %103, %110, dim = 1 : (tensor<12x16xf32>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x48xf32>
    %112 = stablehlo.dot_general %111, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x48xf32>, tensor<48x16xf32>) -> tensor<12x16xf32>
    %113 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
    %114 = stablehlo.add %112, %113 : tensor<12x16xf32>
    %115 = call @relu(%114) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %117 = stablehlo.compare GT, %114, %116, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %118 = stablehlo.dot_general %115, %arg15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %119 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
    %120 = stablehlo.add %118, %119 : tensor<12x16xf32>
    %121 = call @relu(%120) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %123 = stablehlo.compare GT, %120, %122, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %124 = stablehlo.concatenate %121, %103, %110, dim = 1 : (tensor<12x16xf32>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x48xf32>
    %125 = stablehlo.dot_general %124, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x48xf32>, tensor<48x1xf32>) -> tensor<12x1xf32>
    %126 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<12x1xf32>
    %127 = stablehlo.add %125, %126 : tensor<12x1xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %129 = stablehlo.broadcast_in_dim %arg63, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %130 = "stablehlo.scatter"(%128, %129, %127) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.maximum %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %131 = "stablehlo.gather"(%128, %129) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %132 = "stablehlo.gather"(%130, %129) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %133 = stablehlo.compare EQ, %127, %132, FLOAT : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x1xi1>
    %134 = stablehlo.compare EQ, %131, %132, FLOAT : (tensor<12x1xf32>, tensor<12x1xf32>) -> tensor<12x1xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %138 = stablehlo.select %133, %136, %137 : tensor<12x1xi1>, tensor<12x1xf32>
    %139 = "stablehlo.scatter"(%135, %129, %138) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %140 = "stablehlo.gather"(%139, %129) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %142 = stablehlo.add %140, %141 : tensor<12x1xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %144 = stablehlo.divide %143, %142 : tensor<12x1xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %146 = stablehlo.divide %145, %140 : tensor<12x1xf32>
    %147 = stablehlo.select %134, %144, %146 : tensor<12x1xi1>, tensor<12x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %149 = stablehlo.select %133, %147, %148 : tensor<12x1xi1>, tensor<12x1xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %151 = stablehlo.compare LT, %arg63, %150, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_37 = stablehlo.constant dense<6> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %153 = stablehlo.add %arg63, %152 : tensor<12xi32>
    %154 = stablehlo.select %151, %153, %arg63 : tensor<12xi1>, tensor<12xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %156 = "stablehlo.gather"(%130, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %157 = stablehlo.subtract %127, %156 : tensor<12x1xf32>
    %158 = stablehlo.exponential %157 : tensor<12x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %160 = stablehlo.broadcast_in_dim %arg63, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %161 = "stablehlo.scatter"(%159, %160, %158) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %163 = stablehlo.compare LT, %arg63, %162, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_40 = stablehlo.constant dense<6> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %165 = stablehlo.add %arg63, %164 : tensor<12xi32>
    %166 = stablehlo.select %163, %165, %arg63 : tensor<12xi1>, tensor<12xi32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %168 = "stablehlo.gather"(%161, %167) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %169 = stablehlo.divide %158, %168 : tensor<12x1xf32>
    %170 = stablehlo.multiply %168, %168 : tensor<12x1xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %172 = stablehlo.divide %171, %170 : tensor<12x1xf32>
    %173 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %174 = stablehlo.multiply %121, %173 : tensor<12x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %176 = stablehlo.broadcast_in_dim %arg64, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %177 = "stablehlo.scatter"(%175, %176, %174) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x16xf32>, tensor<12x1xi32>, tensor<12x16xf32>) -> tensor<6x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %179 = stablehlo.broadcast_in_dim %arg63, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %180 = "stablehlo.scatter"(%178, %179, %174) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x16xf32>, tensor<12x1xi32>, tensor<12x16xf32>) -> tensor<6x16xf32>
    %181 = stablehlo.concatenate %94, %177, %180, dim = 1 : (tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x48xf32>
    %182 = stablehlo.dot_general %181, %arg17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x48xf32>, tensor<48x16xf32>) -> tensor<6x16xf32>
    %183 = stablehlo.broadcast_in_dim %arg16, dims = [1] : (tensor<16xf32>) -> tensor<6x16xf32>
    %184 = stablehlo.add %182, %183 : tensor<6x16xf32>
    %185 = call @relu_0(%184) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %187 = stablehlo.compare GT, %184, %186, FLOAT : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xi1>
    %188 = stablehlo.dot_general %185, %arg19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %189 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<16xf32>) -> tensor<6x16xf32>
    %190 = stablehlo.add %188, %189 : tensor<6x16xf32>
    %191 = call @relu_0(%190) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %193 = stablehlo.compare GT, %190, %192, FLOAT : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xi1>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%191 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %197 = stablehlo.select %193, %195, %196 : tensor<6x16xi1>, tensor<6x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %199 = stablehlo.dot_general %197, %185, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %201 = stablehlo.dot_general %197, %arg19, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %203 = stablehlo.select %187, %201, %202 : tensor<6x16xi1>, tensor<6x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %205 = stablehlo.dot_general %203, %181, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x48xf32>) -> tensor<16x48xf32>
    %206 = stablehlo.transpose %205, dims = [1, 0] : (tensor<16x48xf32>) -> tensor<48x16xf32>
    %207 = stablehlo.dot_general %203, %arg17, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<48x16xf32>) -> tensor<6x48xf32>
    %208 = stablehlo.slice %207 [0:6, 0:16] : (tensor<6x48xf32>) -> tensor<6x16xf32>
    %209 = stablehlo.slice %207 [0:6, 16:32] : (tensor<6x48xf32>) -> tensor<6x16xf32>
    %210 = stablehlo.slice %207 [0:6, 32:48] : (tensor<6x48xf32>) -> tensor<6x16xf32>
    %c_52 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %212 = stablehlo.compare GE, %179, %211, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %213 = stablehlo.broadcast_in_dim %c_52, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %215 = stablehlo.compare LE, %179, %214, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %216 = stablehlo.and %212, %215 : tensor<12x1xi1>
    %c_54 = stablehlo.constant dense<true> : tensor<i1>
    %217 = stablehlo.reduce(%216 init: %c_54) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %218 = "stablehlo.gather"(%210, %179) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %219 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<12xi1>) -> tensor<12x16xi1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %221 = stablehlo.select %219, %218, %220 : tensor<12x16xi1>, tensor<12x16xf32>
    %c_56 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %223 = stablehlo.compare GE, %176, %222, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %224 = stablehlo.broadcast_in_dim %c_56, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %226 = stablehlo.compare LE, %176, %225, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %227 = stablehlo.and %223, %226 : tensor<12x1xi1>
    %c_58 = stablehlo.constant dense<true> : tensor<i1>
    %228 = stablehlo.reduce(%227 init: %c_58) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %229 = "stablehlo.gather"(%209, %176) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %230 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<12xi1>) -> tensor<12x16xi1>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %232 = stablehlo.select %230, %229, %231 : tensor<12x16xi1>, tensor<12x16xf32>
    %233 = stablehlo.add %221, %232 : tensor<12x16xf32>
    %234 = stablehlo.multiply %121, %233 : tensor<12x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_60) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %236 = stablehlo.reshape %235 : (tensor<12xf32>) -> tensor<12x1xf32>
    %237 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %238 = stablehlo.multiply %233, %237 : tensor<12x16xf32>
    %239 = stablehlo.multiply %236, %172 : tensor<12x1xf32>
    %240 = stablehlo.multiply %239, %158 : tensor<12x1xf32>
    %241 = stablehlo.negate %240 : tensor<12x1xf32>
    %242 = stablehlo.divide %236, %168 : tensor<12x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %244 = "stablehlo.scatter"(%243, %167, %241) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %c_62 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %246 = stablehlo.compare GE, %160, %245, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %247 = stablehlo.broadcast_in_dim %c_62, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %249 = stablehlo.compare LE, %160, %248, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %250 = stablehlo.and %246, %249 : tensor<12x1xi1>
    %c_64 = stablehlo.constant dense<true> : tensor<i1>
    %251 = stablehlo.reduce(%250 init: %c_64) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %252 = "stablehlo.gather"(%244, %160) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %253 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<12xi1>) -> tensor<12x1xi1>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %255 = stablehlo.select %253, %252, %254 : tensor<12x1xi1>, tensor<12x1xf32>
    %256 = stablehlo.add %242, %255 : tensor<12x1xf32>
    %257 = stablehlo.multiply %256, %158 : tensor<12x1xf32>
    %258 = stablehlo.negate %257 : tensor<12x1xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %260 = "stablehlo.scatter"(%259, %155, %258) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %c_67 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %262 = stablehlo.compare GE, %129, %261, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %263 = stablehlo.broadcast_in_dim %c_67, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %265 = stablehlo.compare LE, %129, %264, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %266 = stablehlo.and %262, %265 : tensor<12x1xi1>
    %c_69 = stablehlo.constant dense<true> : tensor<i1>
    %267 = stablehlo.reduce(%266 init: %c_69) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %268 = "stablehlo.gather"(%260, %129) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %269 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<12xi1>) -> tensor<12x1xi1>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %271 = stablehlo.select %269, %268, %270 : tensor<12x1xi1>, tensor<12x1xf32>
    %272 = stablehlo.multiply %271, %149 : tensor<12x1xf32>
    %273 = stablehlo.add %257, %272 : tensor<12x1xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<f32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %276 = stablehlo.dot_general %273, %124, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x1xf32>, tensor<12x48xf32>) -> tensor<1x48xf32>
    %277 = stablehlo.transpose %276, dims = [1, 0] : (tensor<1x48xf32>) -> tensor<48x1xf32>
    %278 = stablehlo.dot_general %273, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x1xf32>, tensor<48x1xf32>) -> tensor<12x48xf32>
    %279 = stablehlo.slice %278 [0:12, 0:16] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %280 = stablehlo.slice %278 [0:12, 16:32] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %281 = stablehlo.slice %278 [0:12, 32:48] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %282 = stablehlo.add %238, %279 : tensor<12x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %284 = stablehlo.select %123, %282, %283 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %286 = stablehlo.dot_general %284, %115, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<16x16xf32>
    %287 = stablehlo.transpose %286, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %288 = stablehlo.dot_general %284, %arg15, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %290 = stablehlo.select %117, %288, %289 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %292 = stablehlo.dot_general %290, %111, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x48xf32>) -> tensor<16x48xf32>
    %293 = stablehlo.transpose %292, dims = [1, 0] : (tensor<16x48xf32>) -> tensor<48x16xf32>
    %294 = stablehlo.dot_general %290, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<48x16xf32>) -> tensor<12x48xf32>
    %295 = stablehlo.slice %294 [0:12, 0:16] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %296 = stablehlo.slice %294 [0:12, 16:32] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %297 = stablehlo.slice %294 [0:12, 32:48] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %298 = stablehlo.add %280, %296 : tensor<12x16xf32>
    %299 = stablehlo.add %281, %297 : tensor<12x16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %301 = "stablehlo.scatter"(%300, %109, %299) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x16xf32>, tensor<12x1xi32>, tensor<12x16xf32>) -> tensor<6x16xf32>
    %302 = stablehlo.add %208, %301 : tensor<6x16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %304 = "stablehlo.scatter"(%303, %102, %298) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x16xf32>, tensor<12x1xi32>, tensor<12x16xf32>) -> tensor<6x16xf32>
    %305 = stablehlo.add %302, %304 : tensor<6x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %307 = stablehlo.select %96, %305, %306 : tensor<6x16xi1>, tensor<6x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_79) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %309 = stablehlo.dot_general %307, %88, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %310 = stablehlo.transpose %309, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %311 = stablehlo.dot_general %307, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %313 = stablehlo.select %90, %311, %312 : tensor<6x16xi1>, tensor<6x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %315 = stablehlo.dot_general %313, %84, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x48xf32>) -> tensor<16x48xf32>
    %316 = stablehlo.transpose %315, dims = [1, 0] : (tensor<16x48xf32>) -> tensor<48x16xf32>
    %317 = stablehlo.dot_general %313, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<48x16xf32>) -> tensor<6x48xf32>
    %318 = stablehlo.slice %317 [0:6, 0:16] : (tensor<6x48xf32>) -> tensor<6x16xf32>
    %319 = stablehlo.slice %317 [0:6, 16:32] : (tensor<6x48xf32>) -> tensor<6x16xf32>
    %320 = stablehlo.slice %317 [0:6, 32:48] : (tensor<6x48xf32>) -> tensor<6x16xf32>
    %c_82 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %321 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %322 = stablehlo.compare GE, %82, %321, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %323 = stablehlo.broadcast_in_dim %c_82, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %325 = stablehlo.compare LE, %82, %324, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %326 = stablehlo.and %322, %325 : tensor<12x1xi1>
    %c_84 = stablehlo.constant dense<true> : tensor<i1>
    %327 = stablehlo.reduce(%326 init: %c_84) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %328 = "stablehlo.gather"(%320, %82) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %329 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<12xi1>) -> tensor<12x16xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %331 = stablehlo.select %329, %328, %330 : tensor<12x16xi1>, tensor<12x16xf32>
    %332 = stablehlo.add %295, %331 : tensor<12x16xf32>
    %c_86 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %334 = stablehlo.compare GE, %79, %333, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %335 = stablehlo.broadcast_in_dim %c_86, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %337 = stablehlo.compare LE, %79, %336, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %338 = stablehlo.and %334, %337 : tensor<12x1xi1>
    %c_88 = stablehlo.constant dense<true> : tensor<i1>
    %339 = stablehlo.reduce(%338 init: %c_88) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %340 = "stablehlo.gather"(%319, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<12x1xi32>) -> tensor<12x16xf32>
    %341 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<12xi1>) -> tensor<12x16xi1>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %343 = stablehlo.select %341, %340, %342 : tensor<12x16xi1>, tensor<12x16xf32>
    %344 = stablehlo.add %332, %343 : tensor<12x16xf32>
    %345 = stablehlo.multiply %24, %344 : tensor<12x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %347 = stablehlo.reshape %346 : (tensor<12xf32>) -> tensor<12x1xf32>
    %348 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %349 = stablehlo.multiply %344, %348 : tensor<12x16xf32>
    %350 = stablehlo.multiply %347, %75 : tensor<12x1xf32>
    %351 = stablehlo.multiply %350, %61 : tensor<12x1xf32>
    %352 = stablehlo.negate %351 : tensor<12x1xf32>
    %353 = stablehlo.divide %347, %71 : tensor<12x1xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %355 = "stablehlo.scatter"(%354, %70, %352) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %c_92 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %356 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %357 = stablehlo.compare GE, %63, %356, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %358 = stablehlo.broadcast_in_dim %c_92, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %360 = stablehlo.compare LE, %63, %359, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %361 = stablehlo.and %357, %360 : tensor<12x1xi1>
    %c_94 = stablehlo.constant dense<true> : tensor<i1>
    %362 = stablehlo.reduce(%361 init: %c_94) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %363 = "stablehlo.gather"(%355, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %364 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<12xi1>) -> tensor<12x1xi1>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %366 = stablehlo.select %364, %363, %365 : tensor<12x1xi1>, tensor<12x1xf32>
    %367 = stablehlo.add %353, %366 : tensor<12x1xf32>
    %368 = stablehlo.multiply %367, %61 : tensor<12x1xf32>
    %369 = stablehlo.negate %368 : tensor<12x1xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %371 = "stablehlo.scatter"(%370, %58, %369) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1176 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %1176 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<12x1xi32>, tensor<12x1xf32>) -> tensor<6x1xf32>
    %c_97 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %372 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %373 = stablehlo.compare GE, %32, %372, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %374 = stablehlo.broadcast_in_dim %c_97, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %376 = stablehlo.compare LE, %32, %375, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %377 = stablehlo.and %373, %376 : tensor<12x1xi1>
    %c_99 = stablehlo.constant dense<true> : tensor<i1>
    %378 = stablehlo.reduce(%377 init: %c_99) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %379 = "stablehlo.gather"(%371, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %380 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<12xi1>) -> tensor<12x1xi1>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %382 = stablehlo.select %380, %379, %381 : tensor<12x1xi1>, tensor<12x1xf32>
    %383 = stablehlo.multiply %382, %52 : tensor<12x1xf32>
    %384 = stablehlo.add %368, %383 : tensor<12x1xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<f32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %387 = stablehlo.dot_general %384, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x1xf32>, tensor<12x48xf32>) -> tensor<1x48xf32>
    %388 = stablehlo.transpose %387, dims = [1, 0] : (tensor<1x48xf32>) -> tensor<48x1xf32>
    %389 = stablehlo.dot_general %384, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x1xf32>, tensor<48x1xf32>) -> tensor<12x48xf32>
    %390 = stablehlo.slice %389 [0:12, 0:16] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %391 = stablehlo.slice %389 [0:12, 16:32] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %392 = stablehlo.slice %389 [0:12, 32:48] : (tensor<12x48xf32>) -> tensor<12x16xf32>
    %393 = stablehlo.add %349, %390 : tensor<12x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %395 = stablehlo.select %26, %393, %394 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.reduce(%395 init: %cst_103) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %397 = stablehlo.dot_general %395, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<16x16xf32>
    %398 = stablehlo.transpose %397, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %399 = stablehlo.dot_general %395, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %401 = stablehlo.select %20, %399, %400 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_105) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %403 = stablehlo.dot_general %401, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x48xf32>) -> tensor<16x48xf32>
    %404 = stablehlo.transpose %403, dims = [1, 0] : (tensor<16x48xf32>) -> tensor<48x16xf32>
    %405 = chlo.square %386 : tensor<1xf32> -> tensor<1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %407 = chlo.square %406 : tensor<1xf32> -> tensor<1xf32>
    %408 = stablehlo.add %405, %407 : tensor<1xf32>
    %409 = chlo.square %388 : tensor<48x1xf32> -> tensor<48x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %411 = chlo.square %410 : tensor<48x1xf32> -> tensor<48x1xf32>
    %412 = stablehlo.add %409, %411 : tensor<48x1xf32>
    %413 = chlo.square %275 : tensor<1xf32> -> tensor<1xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %415 = chlo.square %414 : tensor<1xf32> -> tensor<1xf32>
    %416 = stablehlo.add %413, %415 : tensor<1xf32>
    %417 = chlo.square %277 : tensor<48x1xf32> -> tensor<48x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %419 = chlo.square %418 : tensor<48x1xf32> -> tensor<48x1xf32>
    %420 = stablehlo.add %417, %419 : tensor<48x1xf32>
    %421 = chlo.square %402 : tensor<16xf32> -> tensor<16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %423 = chlo.square %422 : tensor<16xf32> -> tensor<16xf32>
    %424 = stablehlo.add %421, %423 : tensor<16xf32>
    %425 = chlo.square %404 : tensor<48x16xf32> -> tensor<48x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %427 = chlo.square %426 : tensor<48x16xf32> -> tensor<48x16xf32>
    %428 = stablehlo.add %425, %427 : tensor<48x16xf32>
    %429 = chlo.square %396 : tensor<16xf32> -> tensor<16xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %431 = chlo.square %430 : tensor<16xf32> -> tensor<16xf32>
    %432 = stablehlo.add %429, %431 : tensor<16xf32>
    %433 = chlo.square %398 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %435 = chlo.square %434 : tensor<16x16xf32> -> tensor<16x16xf32>
    %436 = stablehlo.add %433, %435 : tensor<16x16xf32>
    %437 = chlo.square %314 : tensor<16xf32> -> tensor<16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %439 = chlo.square %438 : tensor<16xf32> -> tensor<16xf32>
    %440 = stablehlo.add %437, %439 : tensor<16xf32>
    %441 = chlo.square %316 : tensor<48x16xf32> -> tensor<48x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %443 = chlo.square %442 : tensor<48x16xf32> -> tensor<48x16xf32>
    %444 = stablehlo.add %441, %443 : tensor<48x16xf32>
    %445 = chlo.square %308 : tensor<16xf32> -> tensor<16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %447 = chlo.square %446 : tensor<16xf32> -> tensor<16xf32>
    %448 = stablehlo.add %445, %447 : tensor<16xf32>
    %449 = chlo.square %310 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %451 = chlo.square %450 : tensor<16x16xf32> -> tensor<16x16xf32>
    %452 = stablehlo.add %449, %451 : tensor<16x16xf32>
    %453 = chlo.square %291 : tensor<16xf32> -> tensor<16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %455 = chlo.square %454 : tensor<16xf32> -> tensor<16xf32>
    %456 = stablehlo.add %453, %455 : tensor<16xf32>
    %457 = chlo.square %293 : tensor<48x16xf32> -> tensor<48x16xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %459 = chlo.square %458 : tensor<48x16xf32> -> tensor<48x16xf32>
    %460 = stablehlo.add %457, %459 : tensor<48x16xf32>
    %461 = chlo.square %285 : tensor<16xf32> -> tensor<16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %463 = chlo.square %462 : tensor<16xf32> -> tensor<16xf32>
    %464 = stablehlo.add %461, %463 : tensor<16xf32>
    %465 = chlo.square %287 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %467 = chlo.square %466 : tensor<16x16xf32> -> tensor<16x16xf32>
    %468 = stablehlo.add %465, %467 : tensor<16x16xf32>
    %469 = chlo.square %204 : tensor<16xf32> -> tensor<16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %471 = chlo.square %470 : tensor<16xf32> -> tensor<16xf32>
    %472 = stablehlo.add %469, %471 : tensor<16xf32>
    %473 = chlo.square %206 : tensor<48x16xf32> -> tensor<48x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %475 = chlo.square %474 : tensor<48x16xf32> -> tensor<48x16xf32>
    %476 = stablehlo.add %473, %475 : tensor<48x16xf32>
    %477 = chlo.square %198 : tensor<16xf32> -> tensor<16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %479 = chlo.square %478 : tensor<16xf32> -> tensor<16xf32>
    %480 = stablehlo.add %477, %479 : tensor<16xf32>
    %481 = chlo.square %200 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %483 = chlo.square %482 : tensor<16x16xf32> -> tensor<16x16xf32>
    %484 = stablehlo.add %481, %483 : tensor<16x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.reduce(%408 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%412 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%416 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%420 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%424 init: %cst_130) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%428 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%432 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%436 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%440 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%444 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%448 init: %cst_136) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%452 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%456 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%460 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%464 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%468 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%472 init: %cst_142) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%476 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<48x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%480 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%484 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.add %cst_146, %485 : tensor<f32>
    %506 = stablehlo.add %505, %486 : tensor<f32>
    %507 = stablehlo.add %506, %487 : tensor<f32>
    %508 = stablehlo.add %507, %488 : tensor<f32>
    %509 = stablehlo.add %508, %489 : tensor<f32>
    %510 = stablehlo.add %509, %490 : tensor<f32>
    %511 = stablehlo.add %510, %491 : tensor<f32>
    %512 = stablehlo.add %511, %492 : tensor<f32>
    %513 = stablehlo.add %512, %493 : tensor<f32>
    %514 = stablehlo.add %513, %494 : tensor<f32>
    %515 = stablehlo.add %514, %495 : tensor<f32>
    %516 = stablehlo.add %515, %496 : tensor<f32>
    %517 = stablehlo.add %516, %497 : tensor<f32>
    %518 = stablehlo.add %517, %498 : tensor<f32>
    %519 = stablehlo.add %518, %499 : tensor<f32>
    %520 = stablehlo.add %519, %500 : tensor<f32>
    %521 = stablehlo.add %520, %501 : tensor<f32>
    %522 = stablehlo.add %521, %502 : tensor<f32>
    %523 = stablehlo.add %522, %503 : tensor<f32>
    %524 = stablehlo.add %523, %504 : tensor<f32>
    %525 = stablehlo.sqrt %524 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %526 = stablehlo.compare LT, %525, %cst_147, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %527 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %528 = stablehlo.divide %386, %527 : tensor<1xf32>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %530 = stablehlo.multiply %528, %529 : tensor<1xf32>
    %531 = stablehlo.select %526, %386, %530 : tensor<i1>, tensor<1xf32>
    %532 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %533 = stablehlo.divide %388, %532 : tensor<48x1xf32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %535 = stablehlo.multiply %533, %534 : tensor<48x1xf32>
    %536 = stablehlo.select %526, %388, %535 : tensor<i1>, tensor<48x1xf32>
    %537 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %538 = stablehlo.divide %275, %537 : tensor<1xf32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %540 = stablehlo.multiply %538, %539 : tensor<1xf32>
    %541 = stablehlo.select %526, %275, %540 : tensor<i1>, tensor<1xf32>
    %542 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %543 = stablehlo.divide %277, %542 : tensor<48x1xf32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %545 = stablehlo.multiply %543, %544 : tensor<48x1xf32>
    %546 = stablehlo.select %526, %277, %545 : tensor<i1>, tensor<48x1xf32>
    %547 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %548 = stablehlo.divide %402, %547 : tensor<16xf32>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %550 = stablehlo.multiply %548, %549 : tensor<16xf32>
    %551 = stablehlo.select %526, %402, %550 : tensor<i1>, tensor<16xf32>
    %552 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %553 = stablehlo.divide %404, %552 : tensor<48x16xf32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %555 = stablehlo.multiply %553, %554 : tensor<48x16xf32>
    %556 = stablehlo.select %526, %404, %555 : tensor<i1>, tensor<48x16xf32>
    %557 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %558 = stablehlo.divide %396, %557 : tensor<16xf32>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %560 = stablehlo.multiply %558, %559 : tensor<16xf32>
    %561 = stablehlo.select %526, %396, %560 : tensor<i1>, tensor<16xf32>
    %562 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %563 = stablehlo.divide %398, %562 : tensor<16x16xf32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %565 = stablehlo.multiply %563, %564 : tensor<16x16xf32>
    %566 = stablehlo.select %526, %398, %565 : tensor<i1>, tensor<16x16xf32>
    %567 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %568 = stablehlo.divide %314, %567 : tensor<16xf32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %570 = stablehlo.multiply %568, %569 : tensor<16xf32>
    %571 = stablehlo.select %526, %314, %570 : tensor<i1>, tensor<16xf32>
    %572 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %573 = stablehlo.divide %316, %572 : tensor<48x16xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %575 = stablehlo.multiply %573, %574 : tensor<48x16xf32>
    %576 = stablehlo.select %526, %316, %575 : tensor<i1>, tensor<48x16xf32>
    %577 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %578 = stablehlo.divide %308, %577 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %580 = stablehlo.multiply %578, %579 : tensor<16xf32>
    %581 = stablehlo.select %526, %308, %580 : tensor<i1>, tensor<16xf32>
    %582 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %583 = stablehlo.divide %310, %582 : tensor<16x16xf32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %585 = stablehlo.multiply %583, %584 : tensor<16x16xf32>
    %586 = stablehlo.select %526, %310, %585 : tensor<i1>, tensor<16x16xf32>
    %587 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %588 = stablehlo.divide %291, %587 : tensor<16xf32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %590 = stablehlo.multiply %588, %589 : tensor<16xf32>
    %591 = stablehlo.select %526, %291, %590 : tensor<i1>, tensor<16xf32>
    %592 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %593 = stablehlo.divide %293, %592 : tensor<48x16xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %595 = stablehlo.multiply %593, %594 : tensor<48x16xf32>
    %596 = stablehlo.select %526, %293, %595 : tensor<i1>, tensor<48x16xf32>
    %597 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %598 = stablehlo.divide %285, %597 : tensor<16xf32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %600 = stablehlo.multiply %598, %599 : tensor<16xf32>
    %601 = stablehlo.select %526, %285, %600 : tensor<i1>, tensor<16xf32>
    %602 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %603 = stablehlo.divide %287, %602 : tensor<16x16xf32>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %605 = stablehlo.multiply %603, %604 : tensor<16x16xf32>
    %606 = stablehlo.select %526, %287, %605 : tensor<i1>, tensor<16x16xf32>
    %607 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %608 = stablehlo.divide %204, %607 : tensor<16xf32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %610 = stablehlo.multiply %608, %609 : tensor<16xf32>
    %611 = stablehlo.select %526, %204, %610 : tensor<i1>, tensor<16xf32>
    %612 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %613 = stablehlo.divide %206, %612 : tensor<48x16xf32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %615 = stablehlo.multiply %613, %614 : tensor<48x16xf32>
    %616 = stablehlo.select %526, %206, %615 : tensor<i1>, tensor<48x16xf32>
    %617 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %618 = stablehlo.divide %198, %617 : tensor<16xf32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %620 = stablehlo.multiply %618, %619 : tensor<16xf32>
    %621 = stablehlo.select %526, %198, %620 : tensor<i1>, tensor<16xf32>
    %622 = stablehlo.broadcast_in_dim %525, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %623 = stablehlo.divide %200, %622 : tensor<16x16xf32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %625 = stablehlo.multiply %623, %624 : tensor<16x16xf32>
    %626 = stablehlo.select %526, %200, %625 : tensor<i1>, tensor<16x16xf32>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %628 = stablehlo.multiply %627, %531 : tensor<1xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %630 = stablehlo.multiply %629, %arg21 : tensor<1xf32>
    %631 = stablehlo.add %628, %630 : tensor<1xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %633 = stablehlo.multiply %632, %536 : tensor<48x1xf32>
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %635 = stablehlo.multiply %634, %arg22 : tensor<48x1xf32>
    %636 = stablehlo.add %633, %635 : tensor<48x1xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %638 = stablehlo.multiply %637, %541 : tensor<1xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %640 = stablehlo.multiply %639, %arg23 : tensor<1xf32>
    %641 = stablehlo.add %638, %640 : tensor<1xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %643 = stablehlo.multiply %642, %546 : tensor<48x1xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %645 = stablehlo.multiply %644, %arg24 : tensor<48x1xf32>
    %646 = stablehlo.add %643, %645 : tensor<48x1xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %648 = stablehlo.multiply %647, %551 : tensor<16xf32>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %650 = stablehlo.multiply %649, %arg25 : tensor<16xf32>
    %651 = stablehlo.add %648, %650 : tensor<16xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %653 = stablehlo.multiply %652, %556 : tensor<48x16xf32>
    %cst_179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %655 = stablehlo.multiply %654, %arg26 : tensor<48x16xf32>
    %656 = stablehlo.add %653, %655 : tensor<48x16xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %658 = stablehlo.multiply %657, %561 : tensor<16xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %660 = stablehlo.multiply %659, %arg27 : tensor<16xf32>
    %661 = stablehlo.add %658, %660 : tensor<16xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %663 = stablehlo.multiply %662, %566 : tensor<16x16xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %665 = stablehlo.multiply %664, %arg28 : tensor<16x16xf32>
    %666 = stablehlo.add %663, %665 : tensor<16x16xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %668 = stablehlo.multiply %667, %571 : tensor<16xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %670 = stablehlo.multiply %669, %arg29 : tensor<16xf32>
    %671 = stablehlo.add %668, %670 : tensor<16xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %673 = stablehlo.multiply %672, %576 : tensor<48x16xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %675 = stablehlo.multiply %674, %arg30 : tensor<48x16xf32>
    %676 = stablehlo.add %673, %675 : tensor<48x16xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %678 = stablehlo.multiply %677, %581 : tensor<16xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %680 = stablehlo.multiply %679, %arg31 : tensor<16xf32>
    %681 = stablehlo.add %678, %680 : tensor<16xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %683 = stablehlo.multiply %682, %586 : tensor<16x16xf32>
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %685 = stablehlo.multiply %684, %arg32 : tensor<16x16xf32>
    %686 = stablehlo.add %683, %685 : tensor<16x16xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %688 = stablehlo.multiply %687, %591 : tensor<16xf32>
    %cst_193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %690 = stablehlo.multiply %689, %arg33 : tensor<16xf32>
    %691 = stablehlo.add %688, %690 : tensor<16xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %693 = stablehlo.multiply %692, %596 : tensor<48x16xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %695 = stablehlo.multiply %694, %arg34 : tensor<48x16xf32>
    %696 = stablehlo.add %693, %695 : tensor<48x16xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %698 = stablehlo.multiply %697, %601 : tensor<16xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %700 = stablehlo.multiply %699, %arg35 : tensor<16xf32>
    %701 = stablehlo.add %698, %700 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %703 = stablehlo.multiply %702, %606 : tensor<16x16xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %705 = stablehlo.multiply %704, %arg36 : tensor<16x16xf32>
    %706 = stablehlo.add %703, %705 : tensor<16x16xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %708 = stablehlo.multiply %707, %611 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %710 = stablehlo.multiply %709, %arg37 : tensor<16xf32>
    %711 = stablehlo.add %708, %710 : tensor<16xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %713 = stablehlo.multiply %712, %616 : tensor<48x16xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %715 = stablehlo.multiply %714, %arg38 : tensor<48x16xf32>
    %716 = stablehlo.add %713, %715 : tensor<48x16xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %718 = stablehlo.multiply %717, %621 : tensor<16xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %720 = stablehlo.multiply %719, %arg39 : tensor<16xf32>
    %721 = stablehlo.add %718, %720 : tensor<16xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %723 = stablehlo.multiply %722, %626 : tensor<16x16xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %725 = stablehlo.multiply %724, %arg40 : tensor<16x16xf32>
    %726 = stablehlo.add %723, %725 : tensor<16x16xf32>
    %727 = stablehlo.multiply %531, %531 : tensor<1xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %729 = stablehlo.multiply %728, %727 : tensor<1xf32>
    %cst_209 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %731 = stablehlo.multiply %730, %arg41 : tensor<1xf32>
    %732 = stablehlo.add %729, %731 : tensor<1xf32>
    %733 = stablehlo.multiply %536, %536 : tensor<48x1xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %735 = stablehlo.multiply %734, %733 : tensor<48x1xf32>
    %cst_211 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %737 = stablehlo.multiply %736, %arg42 : tensor<48x1xf32>
    %738 = stablehlo.add %735, %737 : tensor<48x1xf32>
    %739 = stablehlo.multiply %541, %541 : tensor<1xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %741 = stablehlo.multiply %740, %739 : tensor<1xf32>
    %cst_213 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %743 = stablehlo.multiply %742, %arg43 : tensor<1xf32>
    %744 = stablehlo.add %741, %743 : tensor<1xf32>
    %745 = stablehlo.multiply %546, %546 : tensor<48x1xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %747 = stablehlo.multiply %746, %745 : tensor<48x1xf32>
    %cst_215 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %749 = stablehlo.multiply %748, %arg44 : tensor<48x1xf32>
    %750 = stablehlo.add %747, %749 : tensor<48x1xf32>
    %751 = stablehlo.multiply %551, %551 : tensor<16xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %753 = stablehlo.multiply %752, %751 : tensor<16xf32>
    %cst_217 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %755 = stablehlo.multiply %754, %arg45 : tensor<16xf32>
    %756 = stablehlo.add %753, %755 : tensor<16xf32>
    %757 = stablehlo.multiply %556, %556 : tensor<48x16xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %759 = stablehlo.multiply %758, %757 : tensor<48x16xf32>
    %cst_219 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %761 = stablehlo.multiply %760, %arg46 : tensor<48x16xf32>
    %762 = stablehlo.add %759, %761 : tensor<48x16xf32>
    %763 = stablehlo.multiply %561, %561 : tensor<16xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %765 = stablehlo.multiply %764, %763 : tensor<16xf32>
    %cst_221 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %767 = stablehlo.multiply %766, %arg47 : tensor<16xf32>
    %768 = stablehlo.add %765, %767 : tensor<16xf32>
    %769 = stablehlo.multiply %566, %566 : tensor<16x16xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %771 = stablehlo.multiply %770, %769 : tensor<16x16xf32>
    %cst_223 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %773 = stablehlo.multiply %772, %arg48 : tensor<16x16xf32>
    %774 = stablehlo.add %771, %773 : tensor<16x16xf32>
    %775 = stablehlo.multiply %571, %571 : tensor<16xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %777 = stablehlo.multiply %776, %775 : tensor<16xf32>
    %cst_225 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %779 = stablehlo.multiply %778, %arg49 : tensor<16xf32>
    %780 = stablehlo.add %777, %779 : tensor<16xf32>
    %781 = stablehlo.multiply %576, %576 : tensor<48x16xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %783 = stablehlo.multiply %782, %781 : tensor<48x16xf32>
    %cst_227 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %785 = stablehlo.multiply %784, %arg50 : tensor<48x16xf32>
    %786 = stablehlo.add %783, %785 : tensor<48x16xf32>
    %787 = stablehlo.multiply %581, %581 : tensor<16xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %789 = stablehlo.multiply %788, %787 : tensor<16xf32>
    %cst_229 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %791 = stablehlo.multiply %790, %arg51 : tensor<16xf32>
    %792 = stablehlo.add %789, %791 : tensor<16xf32>
    %793 = stablehlo.multiply %586, %586 : tensor<16x16xf32>
    %cst_230 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %795 = stablehlo.multiply %794, %793 : tensor<16x16xf32>
    %cst_231 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %797 = stablehlo.multiply %796, %arg52 : tensor<16x16xf32>
    %798 = stablehlo.add %795, %797 : tensor<16x16xf32>
    %799 = stablehlo.multiply %591, %591 : tensor<16xf32>
    %cst_232 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %801 = stablehlo.multiply %800, %799 : tensor<16xf32>
    %cst_233 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %803 = stablehlo.multiply %802, %arg53 : tensor<16xf32>
    %804 = stablehlo.add %801, %803 : tensor<16xf32>
    %805 = stablehlo.multiply %596, %596 : tensor<48x16xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %807 = stablehlo.multiply %806, %805 : tensor<48x16xf32>
    %cst_235 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %809 = stablehlo.multiply %808, %arg54 : tensor<48x16xf32>
    %810 = stablehlo.add %807, %809 : tensor<48x16xf32>
    %811 = stablehlo.multiply %601, %601 : tensor<16xf32>
    %cst_236 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %813 = stablehlo.multiply %812, %811 : tensor<16xf32>
    %cst_237 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %815 = stablehlo.multiply %814, %arg55 : tensor<16xf32>
    %816 = stablehlo.add %813, %815 : tensor<16xf32>
    %817 = stablehlo.multiply %606, %606 : tensor<16x16xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %819 = stablehlo.multiply %818, %817 : tensor<16x16xf32>
    %cst_239 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %821 = stablehlo.multiply %820, %arg56 : tensor<16x16xf32>
    %822 = stablehlo.add %819, %821 : tensor<16x16xf32>
    %823 = stablehlo.multiply %611, %611 : tensor<16xf32>
    %cst_240 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %825 = stablehlo.multiply %824, %823 : tensor<16xf32>
    %cst_241 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %827 = stablehlo.multiply %826, %arg57 : tensor<16xf32>
    %828 = stablehlo.add %825, %827 : tensor<16xf32>
    %829 = stablehlo.multiply %616, %616 : tensor<48x16xf32>
    %cst_242 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %831 = stablehlo.multiply %830, %829 : tensor<48x16xf32>
    %cst_243 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %833 = stablehlo.multiply %832, %arg58 : tensor<48x16xf32>
    %834 = stablehlo.add %831, %833 : tensor<48x16xf32>
    %835 = stablehlo.multiply %621, %621 : tensor<16xf32>
    %cst_244 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %837 = stablehlo.multiply %836, %835 : tensor<16xf32>
    %cst_245 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %839 = stablehlo.multiply %838, %arg59 : tensor<16xf32>
    %840 = stablehlo.add %837, %839 : tensor<16xf32>
    %841 = stablehlo.multiply %626, %626 : tensor<16x16xf32>
    %cst_246 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %843 = stablehlo.multiply %842, %841 : tensor<16x16xf32>
    %cst_247 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %845 = stablehlo.multiply %844, %arg60 : tensor<16x16xf32>
    %846 = stablehlo.add %843, %845 : tensor<16x16xf32>
    %c_248 = stablehlo.constant dense<2147483647> : tensor<i32>
    %847 = stablehlo.compare LT, %arg20, %c_248, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_249 = stablehlo.constant dense<1> : tensor<i32>
    %848 = stablehlo.add %arg20, %c_249 : tensor<i32>
    %c_250 = stablehlo.constant dense<2147483647> : tensor<i32>
    %849 = call @_where(%847, %848, %c_250) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %850 = stablehlo.convert %849 : (tensor<i32>) -> tensor<f32>
    %851 = stablehlo.power %cst_251, %850 : tensor<f32>
    %cst_252 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %852 = stablehlo.subtract %cst_252, %851 : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %854 = stablehlo.divide %631, %853 : tensor<1xf32>
    %855 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %856 = stablehlo.divide %636, %855 : tensor<48x1xf32>
    %857 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %858 = stablehlo.divide %641, %857 : tensor<1xf32>
    %859 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %860 = stablehlo.divide %646, %859 : tensor<48x1xf32>
    %861 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %862 = stablehlo.divide %651, %861 : tensor<16xf32>
    %863 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %864 = stablehlo.divide %656, %863 : tensor<48x16xf32>
    %865 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %866 = stablehlo.divide %661, %865 : tensor<16xf32>
    %867 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %868 = stablehlo.divide %666, %867 : tensor<16x16xf32>
    %869 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %870 = stablehlo.divide %671, %869 : tensor<16xf32>
    %871 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %872 = stablehlo.divide %676, %871 : tensor<48x16xf32>
    %873 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %874 = stablehlo.divide %681, %873 : tensor<16xf32>
    %875 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %876 = stablehlo.divide %686, %875 : tensor<16x16xf32>
    %877 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %878 = stablehlo.divide %691, %877 : tensor<16xf32>
    %879 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %880 = stablehlo.divide %696, %879 : tensor<48x16xf32>
    %881 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %882 = stablehlo.divide %701, %881 : tensor<16xf32>
    %883 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %884 = stablehlo.divide %706, %883 : tensor<16x16xf32>
    %885 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %886 = stablehlo.divide %711, %885 : tensor<16xf32>
    %887 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %888 = stablehlo.divide %716, %887 : tensor<48x16xf32>
    %889 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %890 = stablehlo.divide %721, %889 : tensor<16xf32>
    %891 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %892 = stablehlo.divide %726, %891 : tensor<16x16xf32>
    %cst_253 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %893 = stablehlo.convert %849 : (tensor<i32>) -> tensor<f32>
    %894 = stablehlo.power %cst_253, %893 : tensor<f32>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %895 = stablehlo.subtract %cst_254, %894 : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %897 = stablehlo.divide %732, %896 : tensor<1xf32>
    %898 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %899 = stablehlo.divide %738, %898 : tensor<48x1xf32>
    %900 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %901 = stablehlo.divide %744, %900 : tensor<1xf32>
    %902 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %903 = stablehlo.divide %750, %902 : tensor<48x1xf32>
    %904 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %905 = stablehlo.divide %756, %904 : tensor<16xf32>
    %906 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %907 = stablehlo.divide %762, %906 : tensor<48x16xf32>
    %908 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %909 = stablehlo.divide %768, %908 : tensor<16xf32>
    %910 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %911 = stablehlo.divide %774, %910 : tensor<16x16xf32>
    %912 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %913 = stablehlo.divide %780, %912 : tensor<16xf32>
    %914 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %915 = stablehlo.divide %786, %914 : tensor<48x16xf32>
    %916 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %917 = stablehlo.divide %792, %916 : tensor<16xf32>
    %918 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %919 = stablehlo.divide %798, %918 : tensor<16x16xf32>
    %920 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %921 = stablehlo.divide %804, %920 : tensor<16xf32>
    %922 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %923 = stablehlo.divide %810, %922 : tensor<48x16xf32>
    %924 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %925 = stablehlo.divide %816, %924 : tensor<16xf32>
    %926 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %927 = stablehlo.divide %822, %926 : tensor<16x16xf32>
    %928 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %929 = stablehlo.divide %828, %928 : tensor<16xf32>
    %930 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %931 = stablehlo.divide %834, %930 : tensor<48x16xf32>
    %932 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %933 = stablehlo.divide %840, %932 : tensor<16xf32>
    %934 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %935 = stablehlo.divide %846, %934 : tensor<16x16xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %937 = stablehlo.add %897, %936 : tensor<1xf32>
    %938 = stablehlo.sqrt %937 : tensor<1xf32>
    %cst_256 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %940 = stablehlo.add %938, %939 : tensor<1xf32>
    %941 = stablehlo.divide %854, %940 : tensor<1xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %943 = stablehlo.add %899, %942 : tensor<48x1xf32>
    %944 = stablehlo.sqrt %943 : tensor<48x1xf32>
    %cst_258 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %946 = stablehlo.add %944, %945 : tensor<48x1xf32>
    %947 = stablehlo.divide %856, %946 : tensor<48x1xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %949 = stablehlo.add %901, %948 : tensor<1xf32>
    %950 = stablehlo.sqrt %949 : tensor<1xf32>
    %cst_260 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %952 = stablehlo.add %950, %951 : tensor<1xf32>
    %953 = stablehlo.divide %858, %952 : tensor<1xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %955 = stablehlo.add %903, %954 : tensor<48x1xf32>
    %956 = stablehlo.sqrt %955 : tensor<48x1xf32>
    %cst_262 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %958 = stablehlo.add %956, %957 : tensor<48x1xf32>
    %959 = stablehlo.divide %860, %958 : tensor<48x1xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %961 = stablehlo.add %905, %960 : tensor<16xf32>
    %962 = stablehlo.sqrt %961 : tensor<16xf32>
    %cst_264 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %964 = stablehlo.add %962, %963 : tensor<16xf32>
    %965 = stablehlo.divide %862, %964 : tensor<16xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %967 = stablehlo.add %907, %966 : tensor<48x16xf32>
    %968 = stablehlo.sqrt %967 : tensor<48x16xf32>
    %cst_266 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %970 = stablehlo.add %968, %969 : tensor<48x16xf32>
    %971 = stablehlo.divide %864, %970 : tensor<48x16xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %973 = stablehlo.add %909, %972 : tensor<16xf32>
    %974 = stablehlo.sqrt %973 : tensor<16xf32>
    %cst_268 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %976 = stablehlo.add %974, %975 : tensor<16xf32>
    %977 = stablehlo.divide %866, %976 : tensor<16xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %979 = stablehlo.add %911, %978 : tensor<16x16xf32>
    %980 = stablehlo.sqrt %979 : tensor<16x16xf32>
    %cst_270 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %982 = stablehlo.add %980, %981 : tensor<16x16xf32>
    %983 = stablehlo.divide %868, %982 : tensor<16x16xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %985 = stablehlo.add %913, %984 : tensor<16xf32>
    %986 = stablehlo.sqrt %985 : tensor<16xf32>
    %cst_272 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %988 = stablehlo.add %986, %987 : tensor<16xf32>
    %989 = stablehlo.divide %870, %988 : tensor<16xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %991 = stablehlo.add %915, %990 : tensor<48x16xf32>
    %992 = stablehlo.sqrt %991 : tensor<48x16xf32>
    %cst_274 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %994 = stablehlo.add %992, %993 : tensor<48x16xf32>
    %995 = stablehlo.divide %872, %994 : tensor<48x16xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %997 = stablehlo.add %917, %996 : tensor<16xf32>
    %998 = stablehlo.sqrt %997 : tensor<16xf32>
    %cst_276 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1000 = stablehlo.add %998, %999 : tensor<16xf32>
    %1001 = stablehlo.divide %874, %1000 : tensor<16xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1003 = stablehlo.add %919, %1002 : tensor<16x16xf32>
    %1004 = stablehlo.sqrt %1003 : tensor<16x16xf32>
    %cst_278 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1006 = stablehlo.add %1004, %1005 : tensor<16x16xf32>
    %1007 = stablehlo.divide %876, %1006 : tensor<16x16xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1009 = stablehlo.add %921, %1008 : tensor<16xf32>
    %1010 = stablehlo.sqrt %1009 : tensor<16xf32>
    %cst_280 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1012 = stablehlo.add %1010, %1011 : tensor<16xf32>
    %1013 = stablehlo.divide %878, %1012 : tensor<16xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1015 = stablehlo.add %923, %1014 : tensor<48x16xf32>
    %1016 = stablehlo.sqrt %1015 : tensor<48x16xf32>
    %cst_282 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1018 = stablehlo.add %1016, %1017 : tensor<48x16xf32>
    %1019 = stablehlo.divide %880, %1018 : tensor<48x16xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1021 = stablehlo.add %925, %1020 : tensor<16xf32>
    %1022 = stablehlo.sqrt %1021 : tensor<16xf32>
    %cst_284 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1024 = stablehlo.add %1022, %1023 : tensor<16xf32>
    %1025 = stablehlo.divide %882, %1024 : tensor<16xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1027 = stablehlo.add %927, %1026 : tensor<16x16xf32>
    %1028 = stablehlo.sqrt %1027 : tensor<16x16xf32>
    %cst_286 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1030 = stablehlo.add %1028, %1029 : tensor<16x16xf32>
    %1031 = stablehlo.divide %884, %1030 : tensor<16x16xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1033 = stablehlo.add %929, %1032 : tensor<16xf32>
    %1034 = stablehlo.sqrt %1033 : tensor<16xf32>
    %cst_288 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1036 = stablehlo.add %1034, %1035 : tensor<16xf32>
    %1037 = stablehlo.divide %886, %1036 : tensor<16xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1039 = stablehlo.add %931, %1038 : tensor<48x16xf32>
    %1040 = stablehlo.sqrt %1039 : tensor<48x16xf32>
    %cst_290 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1042 = stablehlo.add %1040, %1041 : tensor<48x16xf32>
    %1043 = stablehlo.divide %888, %1042 : tensor<48x16xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1045 = stablehlo.add %933, %1044 : tensor<16xf32>
    %1046 = stablehlo.sqrt %1045 : tensor<16xf32>
    %cst_292 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1048 = stablehlo.add %1046, %1047 : tensor<16xf32>
    %1049 = stablehlo.divide %890, %1048 : tensor<16xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1051 = stablehlo.add %935, %1050 : tensor<16x16xf32>
    %1052 = stablehlo.sqrt %1051 : tensor<16x16xf32>
    %cst_294 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1054 = stablehlo.add %1052, %1053 : tensor<16x16xf32>
    %1055 = stablehlo.divide %892, %1054 : tensor<16x16xf32>
    %cst_295 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1057 = stablehlo.multiply %1056, %arg0 : tensor<1xf32>
    %1058 = stablehlo.add %941, %1057 : tensor<1xf32>
    %cst_296 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %1060 = stablehlo.multiply %1059, %arg1 : tensor<48x1xf32>
    %1061 = stablehlo.add %947, %1060 : tensor<48x1xf32>
    %cst_297 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1063 = stablehlo.multiply %1062, %arg2 : tensor<1xf32>
    %1064 = stablehlo.add %953, %1063 : tensor<1xf32>
    %cst_298 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %1066 = stablehlo.multiply %1065, %arg3 : tensor<48x1xf32>
    %1067 = stablehlo.add %959, %1066 : tensor<48x1xf32>
    %cst_299 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1069 = stablehlo.multiply %1068, %arg4 : tensor<16xf32>
    %1070 = stablehlo.add %965, %1069 : tensor<16xf32>
    %cst_300 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1072 = stablehlo.multiply %1071, %arg5 : tensor<48x16xf32>
    %1073 = stablehlo.add %971, %1072 : tensor<48x16xf32>
    %cst_301 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1075 = stablehlo.multiply %1074, %arg6 : tensor<16xf32>
    %1076 = stablehlo.add %977, %1075 : tensor<16xf32>
    %cst_302 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1078 = stablehlo.multiply %1077, %arg7 : tensor<16x16xf32>
    %1079 = stablehlo.add %983, %1078 : tensor<16x16xf32>
    %cst_303 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1081 = stablehlo.multiply %1080, %arg8 : tensor<16xf32>
    %1082 = stablehlo.add %989, %1081 : tensor<16xf32>
    %cst_304 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1084 = stablehlo.multiply %1083, %arg9 : tensor<48x16xf32>
    %1085 = stablehlo.add %995, %1084 : tensor<48x16xf32>
    %cst_305 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1087 = stablehlo.multiply %1086, %arg10 : tensor<16xf32>
    %1088 = stablehlo.add %1001, %1087 : tensor<16xf32>
    %cst_306 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1090 = stablehlo.multiply %1089, %arg11 : tensor<16x16xf32>
    %1091 = stablehlo.add %1007, %1090 : tensor<16x16xf32>
    %cst_307 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1093 = stablehlo.multiply %1092, %arg12 : tensor<16xf32>
    %1094 = stablehlo.add %1013, %1093 : tensor<16xf32>
    %cst_308 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1096 = stablehlo.multiply %1095, %arg13 : tensor<48x16xf32>
    %1097 = stablehlo.add %1019, %1096 : tensor<48x16xf32>
    %cst_309 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1099 = stablehlo.multiply %1098, %arg14 : tensor<16xf32>
    %1100 = stablehlo.add %1025, %1099 : tensor<16xf32>
    %cst_310 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1102 = stablehlo.multiply %1101, %arg15 : tensor<16x16xf32>
    %1103 = stablehlo.add %1031, %1102 : tensor<16x16xf32>
    %cst_311 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1105 = stablehlo.multiply %1104, %arg16 : tensor<16xf32>
    %1106 = stablehlo.add %1037, %1105 : tensor<16xf32>
    %cst_312 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1108 = stablehlo.multiply %1107, %arg17 : tensor<48x16xf32>
    %1109 = stablehlo.add %1043, %1108 : tensor<48x16xf32>
    %cst_313 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1111 = stablehlo.multiply %1110, %arg18 : tensor<16xf32>
    %1112 = stablehlo.add %1049, %1111 : tensor<16xf32>
    %cst_314 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1114 = stablehlo.multiply %1113, %arg19 : tensor<16x16xf32>
    %1115 = stablehlo.add %1055, %1114 : tensor<16x16xf32>
    %cst_315 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1117 = stablehlo.multiply %1116, %1058 : tensor<1xf32>
    %cst_316 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %1119 = stablehlo.multiply %1118, %1061 : tensor<48x1xf32>
    %cst_317 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1121 = stablehlo.multiply %1120, %1064 : tensor<1xf32>
    %cst_318 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<48x1xf32>
    %1123 = stablehlo.multiply %1122, %1067 : tensor<48x1xf32>
    %cst_319 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1125 = stablehlo.multiply %1124, %1070 : tensor<16xf32>
    %cst_320 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1127 = stablehlo.multiply %1126, %1073 : tensor<48x16xf32>
    %cst_321 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1129 = stablehlo.multiply %1128, %1076 : tensor<16xf32>
    %cst_322 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1131 = stablehlo.multiply %1130, %1079 : tensor<16x16xf32>
    %cst_323 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1133 = stablehlo.multiply %1132, %1082 : tensor<16xf32>
    %cst_324 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1135 = stablehlo.multiply %1134, %1085 : tensor<48x16xf32>
    %cst_325 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1137 = stablehlo.multiply %1136, %1088 : tensor<16xf32>
    %cst_326 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1139 = stablehlo.multiply %1138, %1091 : tensor<16x16xf32>
    %cst_327 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1141 = stablehlo.multiply %1140, %1094 : tensor<16xf32>
    %cst_328 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1143 = stablehlo.multiply %1142, %1097 : tensor<48x16xf32>
    %cst_329 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1145 = stablehlo.multiply %1144, %1100 : tensor<16xf32>
    %cst_330 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1147 = stablehlo.multiply %1146, %1103 : tensor<16x16xf32>
    %cst_331 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1149 = stablehlo.multiply %1148, %1106 : tensor<16xf32>
    %cst_332 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<48x16xf32>
    %1151 = stablehlo.multiply %1150, %1109 : tensor<48x16xf32>
    %cst_333 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1153 = stablehlo.multiply %1152, %1112 : tensor<16xf32>
    %cst_334 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1155 = stablehlo.multiply %1154, %1115 : tensor<16x16xf32>
    %1156 = stablehlo.add %arg0, %1117 : tensor<1xf32>
    %1157 = stablehlo.add %arg1, %1119 : tensor<48x1xf32>
    %1158 = stablehlo.add %arg2, %1121 : tensor<1xf32>
    %1159 = stablehlo.add %arg3, %1123 : tensor<48x1xf32>
    %1160 = stablehlo.add %arg4, %1125 : tensor<16xf32>
    %1161 = stablehlo.add %arg5, %1127 : tensor<48x16xf32>
    %1162 = stablehlo.add %arg6, %1129 : tensor<16xf32>
    %1163 = stablehlo.add %arg7, %1131 : tensor<16x16xf32>
    %1164 = stablehlo.add %arg8, %1133 : tensor<16xf32>
    %1165 = stablehlo.add %arg9, %1135 : tensor<48x16xf32>
    %1166 = stablehlo.add %arg10, %1137 : tensor<16xf32>
    %1167 = stablehlo.add %arg11, %1139 : tensor<16x16xf32>
    %1168 = stablehlo.add %arg12, %1141 : tensor<16xf32>
    %1169 = stablehlo.add %arg13, %1143 : tensor<48x16xf32>
    %1170 = stablehlo.add %arg14, %1145 : tensor<16xf32>
    %1171 = stablehlo.add %arg15, %1147 : tensor<16x16xf32>
    %1172 = stablehlo.add %arg16, %1149 : tensor<16xf32>
    %1173 = stablehlo.add %arg17, %1151 : tensor<48x16xf32>
    %1174 = stablehlo.add %arg18, %1153 : tensor<16xf32>
    %1175 = stablehlo.add %arg19, %1155 : tensor<16x16xf32>
    return %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %849, %631, %636, %641, %646, %651, %656, %661, %666, %671, %676, %681, %686, %691, %696, %701, %706, %711, %716, %721, %726, %732, %738, %744, %750, %756, %762, %768, %774, %780, %786, %792, %798, %804, %810, %816, %822, %828, %834, %840, %846, %194 : tensor<1xf32>, tensor<48x1xf32>, tensor<1xf32>, tensor<48x1xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<1xf32>, tensor<48x1xf32>, tensor<1xf32>, tensor<48x1xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<1xf32>, tensor<48x1xf32>, tensor<1xf32>, tensor<48x1xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<12x16xf32>) -> tensor<12x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x16xf32>
    return %1 : tensor<12x16xf32>
  }
  func.func private @relu_0(%arg0: tensor<6x16xf32>) -> tensor<6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x16xf32>
    return %1 : tensor<6x16xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
