module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<f32>, %arg2: tensor<3xf32>, %arg3: tensor<f32>, %arg4: tensor<3xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>, %arg14: tensor<i32>, %arg15: tensor<f32>, %arg16: tensor<4xf32>, %arg17: tensor<4xf32>, %arg18: tensor<i32>, %arg19: tensor<i32>, %arg20: tensor<2xui32>, %arg21: tensor<2xui32>) -> (tensor<i32> {jax.result_info = "result.i"}, tensor<f32> {jax.result_info = "result.z['scale']"}, tensor<3xf32> {jax.result_info = "result.z['w']"}, tensor<f32> {jax.result_info = "result.z_grad['scale']"}, tensor<3xf32> {jax.result_info = "result.z_grad['w']"}, tensor<f32> {jax.result_info = "result.potential_energy"}, tensor<f32> {jax.result_info = "result.energy"}, tensor<i32> {jax.result_info = "result.num_steps"}, tensor<f32> {jax.result_info = "result.accept_prob"}, tensor<f32> {jax.result_info = "result.mean_accept_prob"}, tensor<i1> {jax.result_info = "result.diverging"}, tensor<f32> {jax.result_info = "result.adapt_state.step_size"}, tensor<4xf32> {jax.result_info = "result.adapt_state.inverse_mass_matrix"}, tensor<4xf32> {jax.result_info = "result.adapt_state.mass_matrix_sqrt"}, tensor<4xf32> {jax.result_info = "result.adapt_state.mass_matrix_sqrt_inv"}, tensor<f32> {jax.result_info = "result.adapt_state.ss_state[0]"}, tensor<f32> {jax.result_info = "result.adapt_state.ss_state[1]"}, tensor<f32> {jax.result_info = "result.adapt_state.ss_state[2]"}, tensor<i32> {jax.result_info = "result.adapt_state.ss_state[3]"}, tensor<f32> {jax.result_info = "result.adapt_state.ss_state[4]"}, tensor<4xf32> {jax.result_info = "result.adapt_state.mm_state[0]"}, tensor<4xf32> {jax.result_info = "result.adapt_state.mm_state[1]"}, tensor<i32> {jax.result_info = "result.adapt_state.mm_state[2]"}, tensor<i32> {jax.result_info = "result.adapt_state.window_idx"}, tensor<2xui32> {jax.result_info = "result.adapt_state.rng_key"}, tensor<2xui32> {jax.result_info = "result.rng_key"}) {
    %0 = sdy.sharding_constraint %arg20 <@empty_mesh, [{}]> : tensor<2xui32>
    %1 = sdy.sharding_constraint %arg21 <@empty_mesh, [{}]> : tensor<2xui32>
    %cst = stablehlo.constant dense<[[-1.000000e+00, -0.913043498, -0.826086938], [-0.739130437, -0.652173936, -0.565217376], [-0.478260875, -0.391304344, -0.304347813], [-0.217391297, -0.130434781, -0.0434782617], [0.0434782617, 0.130434781, 0.217391297], [0.304347813, 0.391304344, 0.478260875], [0.565217376, 0.652173936, 0.739130437], [0.826086938, 0.913043498, 1.000000e+00]]> : tensor<8x3xf32>
    %c = stablehlo.constant dense<[0, 1, 0, 1, 0, 1, 0, 1]> : tensor<8xi32>
    %c_0 = stablehlo.constant dense<true> : tensor<8xi1>
    %c_1 = stablehlo.constant dense<[[0, 4]]> : tensor<1x2xi32>
    %2 = call @_threefry_split(%1) : (tensor<2xui32>) -> tensor<3x2xui32>
    %3 = stablehlo.slice %2 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %2 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %6 = stablehlo.reshape %5 : (tensor<1x2xui32>) -> tensor<2xui32>
    %7 = stablehlo.slice %2 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xui32>) -> tensor<2xui32>
    %9 = call @_normal(%6) : (tensor<2xui32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %arg9, %9 : tensor<4xf32>
    %11 = stablehlo.slice %10 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %12 = stablehlo.slice %10 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %13 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.compare LT, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %15 = call @_where(%14, %c_3, %c_4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = stablehlo.reshape %13 : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %16, %12, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    %18 = stablehlo.multiply %arg8, %17 : tensor<4xf32>
    %19 = stablehlo.dot_general %18, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %cst_5, %19 : tensor<f32>
    %21 = stablehlo.add %arg5, %20 : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %24:36 = stablehlo.while(%iterArg = %15, %iterArg_18 = %arg7, %iterArg_19 = %arg8, %iterArg_20 = %cst, %iterArg_21 = %c, %iterArg_22 = %c_0, %iterArg_23 = %21, %iterArg_24 = %22, %iterArg_25 = %23, %iterArg_26 = %arg1, %iterArg_27 = %arg2, %iterArg_28 = %13, %iterArg_29 = %12, %iterArg_30 = %arg3, %iterArg_31 = %arg4, %iterArg_32 = %arg1, %iterArg_33 = %arg2, %iterArg_34 = %13, %iterArg_35 = %12, %iterArg_36 = %arg3, %iterArg_37 = %arg4, %iterArg_38 = %arg1, %iterArg_39 = %arg2, %iterArg_40 = %arg5, %iterArg_41 = %arg3, %iterArg_42 = %arg4, %iterArg_43 = %21, %iterArg_44 = %c_8, %iterArg_45 = %cst_9, %iterArg_46 = %13, %iterArg_47 = %12, %iterArg_48 = %c_10, %iterArg_49 = %c_11, %iterArg_50 = %cst_12, %iterArg_51 = %c_13, %iterArg_52 = %8) : tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<8x3xf32>, tensor<8xi32>, tensor<8xi1>, tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<2xui32>
    cond {
      %40 = stablehlo.compare LT, %iterArg_44, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %41 = stablehlo.not %iterArg_48 : tensor<i1>
      %c_53 = stablehlo.constant dense<false> : tensor<i1>
      %42 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i1>) -> tensor<i1>
      %43 = stablehlo.compare NE, %40, %42, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %44 = stablehlo.convert %43 : tensor<i1>
      %45 = stablehlo.and %44, %41 : tensor<i1>
      %46 = stablehlo.not %iterArg_49 : tensor<i1>
      %47 = stablehlo.and %45, %46 : tensor<i1>
      stablehlo.return %47 : tensor<i1>
    } do {
      %40 = func.call @_threefry_split(%iterArg_52) : (tensor<2xui32>) -> tensor<3x2xui32>
      %41 = stablehlo.slice %40 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %42 = stablehlo.reshape %41 : (tensor<1x2xui32>) -> tensor<2xui32>
      %43 = stablehlo.slice %40 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %44 = stablehlo.reshape %43 : (tensor<1x2xui32>) -> tensor<2xui32>
      %45 = stablehlo.slice %40 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %46 = stablehlo.reshape %45 : (tensor<1x2xui32>) -> tensor<2xui32>
      %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %47 = func.call @_bernoulli(%44, %cst_53) : (tensor<2xui32>, tensor<f32>) -> tensor<i1>
      %48 = func.call @_threefry_split_5(%46) : (tensor<2xui32>) -> tensor<2x2xui32>
      %49 = stablehlo.slice %48 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %50 = stablehlo.reshape %49 : (tensor<1x2xui32>) -> tensor<2xui32>
      %51 = stablehlo.slice %48 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %52 = stablehlo.reshape %51 : (tensor<1x2xui32>) -> tensor<2xui32>
      %c_54 = stablehlo.constant dense<2> : tensor<i32>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.compare EQ, %c_54, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.compare NE, %iterArg_44, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %55 = stablehlo.and %53, %54 : tensor<i1>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %56 = func.call @_where_8(%55, %c_57, %c_58) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %57 = stablehlo.and %iterArg_44, %c_59 : tensor<i32>
      %c_60 = stablehlo.constant dense<2> : tensor<i32>
      %58 = stablehlo.multiply %56, %c_60 : tensor<i32>
      %59 = func.call @_where_9(%57, %58, %56) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_61 = stablehlo.constant dense<2> : tensor<i32>
      %c_62 = stablehlo.constant dense<2> : tensor<i32>
      %60 = stablehlo.multiply %c_61, %c_62 : tensor<i32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.shift_right_logical %iterArg_44, %c_63 : tensor<i32>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.and %61, %c_64 : tensor<i32>
      %63 = stablehlo.multiply %59, %60 : tensor<i32>
      %64 = func.call @_where_9(%62, %63, %59) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %65 = stablehlo.multiply %60, %60 : tensor<i32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.shift_right_logical %61, %c_65 : tensor<i32>
      %c_66 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.and %66, %c_66 : tensor<i32>
      %68 = stablehlo.multiply %64, %65 : tensor<i32>
      %69 = func.call @_where_9(%67, %68, %64) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %70 = stablehlo.multiply %65, %65 : tensor<i32>
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %71 = stablehlo.shift_right_logical %66, %c_67 : tensor<i32>
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.and %71, %c_68 : tensor<i32>
      %73 = stablehlo.multiply %69, %70 : tensor<i32>
      %74 = func.call @_where_9(%72, %73, %69) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %75 = stablehlo.multiply %70, %70 : tensor<i32>
      %c_69 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.shift_right_logical %71, %c_69 : tensor<i32>
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.and %76, %c_70 : tensor<i32>
      %78 = stablehlo.multiply %74, %75 : tensor<i32>
      %79 = func.call @_where_9(%77, %78, %74) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %80 = stablehlo.multiply %75, %75 : tensor<i32>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.shift_right_logical %76, %c_71 : tensor<i32>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %82 = stablehlo.and %81, %c_72 : tensor<i32>
      %83 = stablehlo.multiply %79, %80 : tensor<i32>
      %84 = func.call @_where_9(%82, %83, %79) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = stablehlo.multiply %80, %80 : tensor<i32>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.shift_right_logical %81, %c_73 : tensor<i32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %c_75 = stablehlo.constant dense<false> : tensor<i1>
      %87:38 = stablehlo.while(%iterArg_82 = %84, %iterArg_83 = %47, %iterArg_84 = %iterArg_18, %iterArg_85 = %iterArg_19, %iterArg_86 = %iterArg_20, %iterArg_87 = %iterArg_21, %iterArg_88 = %iterArg_22, %iterArg_89 = %iterArg_23, %iterArg_90 = %iterArg_26, %iterArg_91 = %iterArg_27, %iterArg_92 = %iterArg_28, %iterArg_93 = %iterArg_29, %iterArg_94 = %iterArg_30, %iterArg_95 = %iterArg_31, %iterArg_96 = %iterArg_32, %iterArg_97 = %iterArg_33, %iterArg_98 = %iterArg_34, %iterArg_99 = %iterArg_35, %iterArg_100 = %iterArg_36, %iterArg_101 = %iterArg_37, %iterArg_102 = %iterArg_38, %iterArg_103 = %iterArg_39, %iterArg_104 = %iterArg_40, %iterArg_105 = %iterArg_41, %iterArg_106 = %iterArg_42, %iterArg_107 = %iterArg_43, %iterArg_108 = %iterArg_44, %iterArg_109 = %iterArg_45, %iterArg_110 = %iterArg_46, %iterArg_111 = %iterArg_47, %iterArg_112 = %iterArg_48, %iterArg_113 = %iterArg_49, %iterArg_114 = %iterArg_50, %iterArg_115 = %c_74, %iterArg_116 = %c_75, %iterArg_117 = %iterArg_24, %iterArg_118 = %iterArg_25, %iterArg_119 = %50) : tensor<i32>, tensor<i1>, tensor<f32>, tensor<4xf32>, tensor<8x3xf32>, tensor<8xi32>, tensor<8xi1>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2xui32>
      cond {
        %132 = stablehlo.convert %iterArg_115 : tensor<i32>
        %133 = stablehlo.compare LT, %132, %iterArg_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %134 = stablehlo.not %iterArg_116 : tensor<i1>
        %135 = stablehlo.and %133, %134 : tensor<i1>
        %136 = stablehlo.not %iterArg_113 : tensor<i1>
        %137 = stablehlo.and %135, %136 : tensor<i1>
        stablehlo.return %137 : tensor<i1>
      } do {
        %132 = func.call @_threefry_split_5(%iterArg_119) : (tensor<2xui32>) -> tensor<2x2xui32>
        %133 = stablehlo.slice %132 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
        %134 = stablehlo.reshape %133 : (tensor<1x2xui32>) -> tensor<2xui32>
        %135 = stablehlo.slice %132 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
        %136 = stablehlo.reshape %135 : (tensor<1x2xui32>) -> tensor<2xui32>
        %137 = stablehlo.convert %iterArg_83 : (tensor<i1>) -> tensor<i32>
        %138:6 = "stablehlo.case"(%137) ({
          stablehlo.return %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
        }, {
          stablehlo.return %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
        }) : (tensor<i32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>)
        %139 = stablehlo.negate %iterArg_84 : tensor<f32>
        %140 = func.call @_where_10(%iterArg_83, %iterArg_84, %139) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %cst_120 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %141 = stablehlo.multiply %cst_120, %140 : tensor<f32>
        %142 = stablehlo.multiply %141, %138#4 : tensor<f32>
        %143 = stablehlo.subtract %138#2, %142 : tensor<f32>
        %cst_121 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %144 = stablehlo.multiply %cst_121, %140 : tensor<f32>
        %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %146 = stablehlo.multiply %145, %138#5 : tensor<3xf32>
        %147 = stablehlo.subtract %138#3, %146 : tensor<3xf32>
        %148 = stablehlo.reshape %143 : (tensor<f32>) -> tensor<1xf32>
        %149 = stablehlo.concatenate %148, %147, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
        %150 = stablehlo.multiply %iterArg_85, %149 : tensor<4xf32>
        %151 = stablehlo.slice %150 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
        %152 = stablehlo.slice %150 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
        %153 = stablehlo.reshape %151 : (tensor<1xf32>) -> tensor<f32>
        %154 = stablehlo.multiply %140, %153 : tensor<f32>
        %155 = stablehlo.add %138#0, %154 : tensor<f32>
        %156 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %157 = stablehlo.multiply %156, %152 : tensor<3xf32>
        %158 = stablehlo.add %138#1, %157 : tensor<3xf32>
        %159 = stablehlo.exponential %155 : tensor<f32>
        %160 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %161 = stablehlo.reduce(%160 init: %cst_122) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
        %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %162 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<0xf32>
        %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %163 = stablehlo.compare GT, %159, %cst_124, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %164 = stablehlo.dot_general %iterArg_86, %158, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
        %165 = stablehlo.compare EQ, %164, %164, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %cst_125 = stablehlo.constant dense<0x7F800000> : tensor<f32>
        %166 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %167 = stablehlo.compare NE, %164, %166, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %168 = stablehlo.and %165, %167 : tensor<8xi1>
        %cst_126 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %169 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %170 = stablehlo.compare NE, %164, %169, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %171 = stablehlo.and %168, %170 : tensor<8xi1>
        %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %172 = stablehlo.reduce(%161 init: %cst_127) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %cst_128 = stablehlo.constant dense<6.28318548> : tensor<f32>
        %173 = stablehlo.sqrt %cst_128 : tensor<f32>
        %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %174 = stablehlo.multiply %173, %cst_129 : tensor<f32>
        %175 = stablehlo.log %174 : tensor<f32>
        %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %176 = stablehlo.subtract %159, %cst_130 : tensor<f32>
        %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %177 = stablehlo.divide %176, %cst_131 : tensor<f32>
        %178 = stablehlo.multiply %177, %177 : tensor<f32>
        %cst_132 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %179 = stablehlo.multiply %cst_132, %177 : tensor<f32>
        %cst_133 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
        %180 = stablehlo.multiply %cst_133, %178 : tensor<f32>
        %181 = stablehlo.convert %175 : tensor<f32>
        %182 = stablehlo.subtract %180, %181 : tensor<f32>
        %183 = stablehlo.compare EQ, %159, %159, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_134 = stablehlo.constant dense<0x7F800000> : tensor<f32>
        %184 = stablehlo.compare NE, %159, %cst_134, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %185 = stablehlo.and %183, %184 : tensor<i1>
        %cst_135 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %186 = stablehlo.compare NE, %159, %cst_135, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %187 = stablehlo.and %185, %186 : tensor<i1>
        %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %188:2 = func.call @_where_11(%187, %182, %cst_136) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
        %cst_137 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %189 = stablehlo.log %cst_137 : tensor<f32>
        %190 = stablehlo.convert %189 : tensor<f32>
        %191 = stablehlo.add %188#0, %190 : tensor<f32>
        %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %192 = stablehlo.compare GT, %159, %cst_138, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %193:2 = func.call @_where_11(%192, %191, %cst_139) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
        %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %194 = stablehlo.reduce(%193#0 init: %cst_140) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %cst_141 = stablehlo.constant dense<6.28318548> : tensor<f32>
        %195 = stablehlo.sqrt %cst_141 : tensor<f32>
        %196 = stablehlo.convert %195 : tensor<f32>
        %197 = stablehlo.multiply %196, %159 : tensor<f32>
        %198 = stablehlo.log %197 : tensor<f32>
        %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %199 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %200 = stablehlo.subtract %158, %199 : tensor<3xf32>
        %201 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %202 = stablehlo.divide %200, %201 : tensor<3xf32>
        %203 = stablehlo.multiply %159, %159 : tensor<f32>
        %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %204 = stablehlo.divide %cst_143, %203 : tensor<f32>
        %205 = stablehlo.multiply %202, %202 : tensor<3xf32>
        %cst_144 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %206 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %207 = stablehlo.multiply %206, %202 : tensor<3xf32>
        %cst_145 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
        %208 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %209 = stablehlo.multiply %208, %205 : tensor<3xf32>
        %210 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %211 = stablehlo.subtract %209, %210 : tensor<3xf32>
        %212 = stablehlo.compare EQ, %158, %158, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_146 = stablehlo.constant dense<0x7F800000> : tensor<f32>
        %213 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %214 = stablehlo.compare NE, %158, %213, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %215 = stablehlo.and %212, %214 : tensor<3xi1>
        %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %216 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %217 = stablehlo.compare NE, %158, %216, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %218 = stablehlo.and %215, %217 : tensor<3xi1>
        %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %219:2 = func.call @_where_12(%218, %211, %cst_148) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
        %220 = stablehlo.broadcast_in_dim %219#0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %221 = stablehlo.reshape %220 : (tensor<3x1xf32>) -> tensor<3xf32>
        %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %222 = stablehlo.reduce(%221 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
        %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %223 = stablehlo.reduce(%222 init: %cst_150) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %224 = stablehlo.is_finite %164 : (tensor<8xf32>) -> tensor<8xi1>
        %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %225 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %226:2 = func.call @_where_13(%224, %164, %225) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %227:2 = func.call @clip(%226#0, %c_152) : (tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>)
        %228 = stablehlo.abs %226#0 : tensor<8xf32>
        %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %229 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %230 = stablehlo.compare GE, %226#0, %229, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %231 = stablehlo.negate %228 : tensor<8xf32>
        %232 = stablehlo.exponential %231 : tensor<8xf32>
        %233 = stablehlo.log_plus_one %232 : tensor<8xf32>
        %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %234 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %235 = stablehlo.add %232, %234 : tensor<8xf32>
        %236 = stablehlo.add %227#0, %233 : tensor<8xf32>
        %237 = stablehlo.convert %iterArg_87 : (tensor<8xi32>) -> tensor<8xf32>
        %238 = stablehlo.multiply %226#0, %237 : tensor<8xf32>
        %239 = stablehlo.subtract %236, %238 : tensor<8xf32>
        %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %240 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %241 = stablehlo.compare GT, %164, %240, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %242 = stablehlo.convert %241 : (tensor<8xi1>) -> tensor<8xi32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %244 = stablehlo.compare NE, %iterArg_87, %243, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %246 = stablehlo.compare NE, %242, %245, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %247 = stablehlo.xor %244, %246 : tensor<8xi1>
        %248 = stablehlo.convert %247 : (tensor<8xi1>) -> tensor<8xf32>
        %cst_158 = stablehlo.constant dense<0x7F800000> : tensor<f32>
        %249 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %250 = stablehlo.multiply %249, %248 : tensor<8xf32>
        %251:2 = func.call @_where_14(%224, %239, %250) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
        %252 = stablehlo.negate %251#0 : tensor<8xf32>
        %cst_159 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %253:2 = func.call @_where_15(%iterArg_88, %252, %cst_159) : (tensor<8xi1>, tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>)
        %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %254 = stablehlo.reduce(%253#0 init: %cst_160) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
        %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %255 = stablehlo.add %cst_161, %172 : tensor<f32>
        %256 = stablehlo.add %255, %194 : tensor<f32>
        %257 = stablehlo.add %256, %223 : tensor<f32>
        %258 = stablehlo.add %257, %254 : tensor<f32>
        %259 = stablehlo.negate %258 : tensor<f32>
        %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %260 = stablehlo.negate %cst_162 : tensor<f32>
        %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %262 = func.call @_where_16(%iterArg_88, %253#1, %261) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %263 = stablehlo.negate %262 : tensor<8xf32>
        %264 = func.call @_where_17(%224, %251#1, %263) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %265 = stablehlo.negate %264 : tensor<8xf32>
        %266 = stablehlo.multiply %265, %237 : tensor<8xf32>
        %267 = stablehlo.divide %264, %235 : tensor<8xf32>
        %268 = stablehlo.multiply %267, %232 : tensor<8xf32>
        %269 = stablehlo.negate %268 : tensor<8xf32>
        %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %270 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %271 = stablehlo.select %230, %270, %269 : tensor<8xi1>, tensor<8xf32>
        %272 = stablehlo.select %230, %269, %270 : tensor<8xi1>, tensor<8xf32>
        %273 = stablehlo.add %266, %272 : tensor<8xf32>
        %274 = stablehlo.negate %271 : tensor<8xf32>
        %275 = stablehlo.add %273, %274 : tensor<8xf32>
        %276 = func.call @clip_18(%227#1, %264) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %277 = stablehlo.add %275, %276 : tensor<8xf32>
        %278 = func.call @_where_19(%224, %226#1, %277) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %279 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %280 = stablehlo.reshape %279 : (tensor<3xf32>) -> tensor<3x1xf32>
        %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %281 = stablehlo.reduce(%280 init: %cst_164) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %282 = func.call @_where_20(%218, %219#1, %281) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %283 = stablehlo.negate %282 : tensor<3xf32>
        %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %284 = stablehlo.reduce(%283 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
        %cst_166 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
        %285 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %286 = stablehlo.multiply %285, %282 : tensor<3xf32>
        %287 = stablehlo.multiply %286, %207 : tensor<3xf32>
        %288 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %289 = stablehlo.multiply %287, %288 : tensor<3xf32>
        %290 = stablehlo.multiply %289, %200 : tensor<3xf32>
        %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %291 = stablehlo.reduce(%290 init: %cst_167) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
        %292 = stablehlo.negate %291 : tensor<f32>
        %293 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %294 = stablehlo.divide %287, %293 : tensor<3xf32>
        %295 = stablehlo.divide %284, %197 : tensor<f32>
        %296 = stablehlo.multiply %196, %295 : tensor<f32>
        %297 = stablehlo.add %292, %296 : tensor<f32>
        %298 = func.call @_where_21(%192, %193#1, %260) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %299 = func.call @_where_21(%187, %188#1, %298) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %cst_168 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
        %300 = stablehlo.multiply %cst_168, %299 : tensor<f32>
        %301 = stablehlo.multiply %300, %179 : tensor<f32>
        %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %302 = stablehlo.divide %301, %cst_169 : tensor<f32>
        %303 = stablehlo.add %297, %302 : tensor<f32>
        %304 = stablehlo.dot_general %278, %iterArg_86, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x3xf32>) -> tensor<3xf32>
        %305 = stablehlo.add %294, %304 : tensor<3xf32>
        %306 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %307 = stablehlo.reduce(%306 init: %cst_170) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
        %308 = stablehlo.multiply %303, %159 : tensor<f32>
        %309 = stablehlo.add %307, %308 : tensor<f32>
        %cst_171 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %310 = stablehlo.multiply %cst_171, %140 : tensor<f32>
        %311 = stablehlo.multiply %310, %309 : tensor<f32>
        %312 = stablehlo.subtract %143, %311 : tensor<f32>
        %cst_172 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %313 = stablehlo.multiply %cst_172, %140 : tensor<f32>
        %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %315 = stablehlo.multiply %314, %305 : tensor<3xf32>
        %316 = stablehlo.subtract %147, %315 : tensor<3xf32>
        %317 = stablehlo.reshape %312 : (tensor<f32>) -> tensor<1xf32>
        %318 = stablehlo.concatenate %317, %316, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
        %319 = stablehlo.multiply %iterArg_85, %318 : tensor<4xf32>
        %320 = stablehlo.dot_general %319, %318, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
        %cst_173 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %321 = stablehlo.multiply %cst_173, %320 : tensor<f32>
        %322 = stablehlo.add %259, %321 : tensor<f32>
        %323 = stablehlo.subtract %322, %iterArg_89 : tensor<f32>
        %324 = stablehlo.compare NE, %323, %323, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_174 = stablehlo.constant dense<0x7F800000> : tensor<f32>
        %325 = func.call @_where_22(%324, %cst_174, %323) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %326 = stablehlo.negate %325 : tensor<f32>
        %cst_175 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
        %327 = stablehlo.compare GT, %325, %cst_175, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %328 = stablehlo.negate %325 : tensor<f32>
        %329 = stablehlo.exponential %328 : tensor<f32>
        %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %330 = func.call @clip_23(%329, %cst_176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %331 = stablehlo.compare EQ, %iterArg_115, %c_177, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %332 = stablehlo.convert %331 : (tensor<i1>) -> tensor<i32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %c_179 = stablehlo.constant dense<false> : tensor<i1>
        %c_180 = stablehlo.constant dense<1> : tensor<i32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %c_182 = stablehlo.constant dense<false> : tensor<i1>
        %c_183 = stablehlo.constant dense<1> : tensor<i32>
        %333:26 = "stablehlo.case"(%332) ({
          %354 = stablehlo.convert %iterArg_83 : (tensor<i1>) -> tensor<i32>
          %355:12 = "stablehlo.case"(%354) ({
            stablehlo.return %155, %158, %312, %316, %309, %305, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
          }, {
            stablehlo.return %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %155, %158, %312, %316, %309, %305 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
          }) : (tensor<i32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>)
          %356 = stablehlo.add %iterArg_110, %312 : tensor<f32>
          %357 = stablehlo.add %iterArg_111, %316 : tensor<3xf32>
          %358 = stablehlo.subtract %326, %iterArg_109 : tensor<f32>
          %359 = stablehlo.negate %358 : tensor<f32>
          %360 = stablehlo.exponential %359 : tensor<f32>
          %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %361 = stablehlo.add %cst_191, %360 : tensor<f32>
          %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %362 = stablehlo.divide %cst_192, %361 : tensor<f32>
          %363 = func.call @_bernoulli(%136, %362) : (tensor<2xui32>, tensor<f32>) -> tensor<i1>
          %364 = stablehlo.convert %363 : (tensor<i1>) -> tensor<i32>
          %365:6 = "stablehlo.case"(%364) ({
            stablehlo.return %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %iterArg_107 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>
          }, {
            stablehlo.return %155, %158, %259, %309, %305, %322 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>
          }) : (tensor<i32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>)
          %c_193 = stablehlo.constant dense<1> : tensor<i32>
          %366 = stablehlo.add %iterArg_108, %c_193 : tensor<i32>
          %367 = stablehlo.maximum %iterArg_109, %326 : tensor<f32>
          %368 = stablehlo.subtract %iterArg_109, %326 : tensor<f32>
          %369 = stablehlo.compare NE, %368, %368, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %370 = stablehlo.add %iterArg_109, %326 : tensor<f32>
          %371 = stablehlo.abs %368 : tensor<f32>
          %372 = stablehlo.negate %371 : tensor<f32>
          %373 = stablehlo.exponential %372 : tensor<f32>
          %374 = stablehlo.log_plus_one %373 : tensor<f32>
          %375 = stablehlo.add %367, %374 : tensor<f32>
          %376 = stablehlo.select %369, %370, %375 : tensor<i1>, tensor<f32>
          %377 = stablehlo.add %iterArg_114, %330 : tensor<f32>
          %378 = stablehlo.add %iterArg_115, %c_183 : tensor<i32>
          stablehlo.return %355#0, %355#1, %355#2, %355#3, %355#4, %355#5, %355#6, %355#7, %355#8, %355#9, %355#10, %355#11, %365#0, %365#1, %365#2, %365#3, %365#4, %365#5, %366, %376, %356, %357, %iterArg_112, %327, %377, %378 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>
        }, {
          stablehlo.return %155, %158, %312, %316, %309, %305, %155, %158, %312, %316, %309, %305, %155, %158, %259, %309, %305, %322, %c_178, %326, %312, %316, %c_179, %327, %330, %c_180 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>
        }) : (tensor<i32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>)
        %c_184 = stablehlo.constant dense<1> : tensor<i32>
        %334 = stablehlo.shift_right_arithmetic %iterArg_115, %c_184 : tensor<i32>
        %335 = func.call @bitwise_count(%334) : (tensor<i32>) -> tensor<ui8>
        %336 = stablehlo.convert %335 : (tensor<ui8>) -> tensor<i32>
        %337 = stablehlo.not %iterArg_115 : tensor<i32>
        %c_185 = stablehlo.constant dense<1> : tensor<i32>
        %338 = stablehlo.add %iterArg_115, %c_185 : tensor<i32>
        %339 = stablehlo.and %337, %338 : tensor<i32>
        %c_186 = stablehlo.constant dense<1> : tensor<i32>
        %340 = stablehlo.subtract %339, %c_186 : tensor<i32>
        %341 = func.call @bitwise_count(%340) : (tensor<i32>) -> tensor<ui8>
        %342 = stablehlo.convert %341 : (tensor<ui8>) -> tensor<i32>
        %343 = stablehlo.subtract %336, %342 : tensor<i32>
        %c_187 = stablehlo.constant dense<1> : tensor<i32>
        %344 = stablehlo.add %343, %c_187 : tensor<i32>
        %345 = stablehlo.reshape %312 : (tensor<f32>) -> tensor<1xf32>
        %346 = stablehlo.concatenate %345, %316, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
        %347 = stablehlo.reshape %333#20 : (tensor<f32>) -> tensor<1xf32>
        %348 = stablehlo.concatenate %347, %333#21, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
        %c_188 = stablehlo.constant dense<2> : tensor<i32>
        %349 = func.call @remainder(%iterArg_115, %c_188) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %350 = stablehlo.compare EQ, %349, %c_189, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %351 = stablehlo.convert %350 : (tensor<i1>) -> tensor<i32>
        %352:2 = "stablehlo.case"(%351) ({
          stablehlo.return %iterArg_117, %iterArg_118 : tensor<4x4xf32>, tensor<4x4xf32>
        }, {
          %c_191 = stablehlo.constant dense<0> : tensor<i32>
          %354 = stablehlo.compare LT, %336, %c_191, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_192 = stablehlo.constant dense<4> : tensor<i32>
          %355 = stablehlo.add %336, %c_192 : tensor<i32>
          %356 = stablehlo.select %354, %355, %336 : tensor<i1>, tensor<i32>
          %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %358 = "stablehlo.scatter"(%iterArg_117, %357, %346) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
          ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
            stablehlo.return %arg23 : tensor<f32>
          }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %359 = stablehlo.compare LT, %336, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_194 = stablehlo.constant dense<4> : tensor<i32>
          %360 = stablehlo.add %336, %c_194 : tensor<i32>
          %361 = stablehlo.select %359, %360, %336 : tensor<i1>, tensor<i32>
          %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %363 = "stablehlo.scatter"(%iterArg_118, %362, %348) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
          ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
            stablehlo.return %arg23 : tensor<f32>
          }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
          stablehlo.return %358, %363 : tensor<4x4xf32>, tensor<4x4xf32>
        }) : (tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
        %c_190 = stablehlo.constant dense<false> : tensor<i1>
        %353:9 = stablehlo.while(%iterArg_191 = %344, %iterArg_192 = %352#1, %iterArg_193 = %348, %iterArg_194 = %352#0, %iterArg_195 = %312, %iterArg_196 = %316, %iterArg_197 = %iterArg_85, %iterArg_198 = %336, %iterArg_199 = %c_190) : tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<3xf32>, tensor<4xf32>, tensor<i32>, tensor<i1>
        cond {
          %354 = stablehlo.compare GE, %iterArg_198, %iterArg_191, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %355 = stablehlo.not %iterArg_199 : tensor<i1>
          %356 = stablehlo.and %354, %355 : tensor<i1>
          stablehlo.return %356 : tensor<i1>
        } do {
          %c_200 = stablehlo.constant dense<0> : tensor<i32>
          %354 = stablehlo.compare LT, %iterArg_198, %c_200, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_201 = stablehlo.constant dense<4> : tensor<i32>
          %355 = stablehlo.add %iterArg_198, %c_201 : tensor<i32>
          %356 = stablehlo.select %354, %355, %iterArg_198 : tensor<i1>, tensor<i32>
          %c_202 = stablehlo.constant dense<0> : tensor<i32>
          %c_203 = stablehlo.constant dense<0> : tensor<i32>
          %357 = stablehlo.compare LT, %c_202, %c_203, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_204 = stablehlo.constant dense<0> : tensor<i32>
          %c_205 = stablehlo.constant dense<4> : tensor<i32>
          %358 = stablehlo.add %c_204, %c_205 : tensor<i32>
          %c_206 = stablehlo.constant dense<0> : tensor<i32>
          %359 = stablehlo.select %357, %358, %c_206 : tensor<i1>, tensor<i32>
          %360 = stablehlo.dynamic_slice %iterArg_192, %356, %359, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
          %361 = stablehlo.reshape %360 : (tensor<1x4xf32>) -> tensor<4xf32>
          %362 = stablehlo.subtract %iterArg_193, %361 : tensor<4xf32>
          %c_207 = stablehlo.constant dense<0> : tensor<i32>
          %363 = stablehlo.compare LT, %iterArg_198, %c_207, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_208 = stablehlo.constant dense<4> : tensor<i32>
          %364 = stablehlo.add %iterArg_198, %c_208 : tensor<i32>
          %365 = stablehlo.select %363, %364, %iterArg_198 : tensor<i1>, tensor<i32>
          %c_209 = stablehlo.constant dense<0> : tensor<i32>
          %c_210 = stablehlo.constant dense<0> : tensor<i32>
          %366 = stablehlo.compare LT, %c_209, %c_210, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_211 = stablehlo.constant dense<0> : tensor<i32>
          %c_212 = stablehlo.constant dense<4> : tensor<i32>
          %367 = stablehlo.add %c_211, %c_212 : tensor<i32>
          %c_213 = stablehlo.constant dense<0> : tensor<i32>
          %368 = stablehlo.select %366, %367, %c_213 : tensor<i1>, tensor<i32>
          %369 = stablehlo.dynamic_slice %iterArg_194, %365, %368, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
          %370 = stablehlo.reshape %369 : (tensor<1x4xf32>) -> tensor<4xf32>
          %371 = stablehlo.add %362, %370 : tensor<4xf32>
          %372 = stablehlo.slice %371 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
          %373 = stablehlo.slice %371 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
          %374 = stablehlo.reshape %372 : (tensor<1xf32>) -> tensor<f32>
          %c_214 = stablehlo.constant dense<0> : tensor<i32>
          %375 = stablehlo.compare LT, %iterArg_198, %c_214, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_215 = stablehlo.constant dense<4> : tensor<i32>
          %376 = stablehlo.add %iterArg_198, %c_215 : tensor<i32>
          %377 = stablehlo.select %375, %376, %iterArg_198 : tensor<i1>, tensor<i32>
          %c_216 = stablehlo.constant dense<0> : tensor<i32>
          %c_217 = stablehlo.constant dense<0> : tensor<i32>
          %378 = stablehlo.compare LT, %c_216, %c_217, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_218 = stablehlo.constant dense<0> : tensor<i32>
          %c_219 = stablehlo.constant dense<4> : tensor<i32>
          %379 = stablehlo.add %c_218, %c_219 : tensor<i32>
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %380 = stablehlo.select %378, %379, %c_220 : tensor<i1>, tensor<i32>
          %381 = stablehlo.dynamic_slice %iterArg_194, %377, %380, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
          %382 = stablehlo.reshape %381 : (tensor<1x4xf32>) -> tensor<4xf32>
          %383 = stablehlo.slice %382 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
          %384 = stablehlo.slice %382 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
          %385 = stablehlo.reshape %383 : (tensor<1xf32>) -> tensor<f32>
          %c_221 = stablehlo.constant dense<1> : tensor<i32>
          %386 = stablehlo.subtract %iterArg_198, %c_221 : tensor<i32>
          %387 = stablehlo.reshape %385 : (tensor<f32>) -> tensor<1xf32>
          %388 = stablehlo.concatenate %387, %384, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
          %389 = stablehlo.reshape %iterArg_195 : (tensor<f32>) -> tensor<1xf32>
          %390 = stablehlo.concatenate %389, %iterArg_196, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
          %391 = stablehlo.reshape %374 : (tensor<f32>) -> tensor<1xf32>
          %392 = stablehlo.concatenate %391, %373, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
          %393 = stablehlo.multiply %iterArg_197, %388 : tensor<4xf32>
          %394 = stablehlo.multiply %iterArg_197, %390 : tensor<4xf32>
          %395 = stablehlo.add %388, %390 : tensor<4xf32>
          %cst_222 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %396 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<4xf32>
          %397 = stablehlo.divide %395, %396 : tensor<4xf32>
          %398 = stablehlo.subtract %392, %397 : tensor<4xf32>
          %399 = stablehlo.dot_general %393, %398, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
          %400 = stablehlo.dot_general %394, %398, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
          %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %401 = stablehlo.compare LE, %399, %cst_223, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %402 = stablehlo.compare LE, %400, %cst_224, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %403 = stablehlo.or %401, %402 : tensor<i1>
          stablehlo.return %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %iterArg_196, %iterArg_197, %386, %403 : tensor<i32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<3xf32>, tensor<4xf32>, tensor<i32>, tensor<i1>
        }
        stablehlo.return %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %333#0, %333#1, %333#2, %333#3, %333#4, %333#5, %333#6, %333#7, %333#8, %333#9, %333#10, %333#11, %333#12, %333#13, %333#14, %333#15, %333#16, %333#17, %333#18, %333#19, %333#20, %333#21, %333#22, %333#23, %333#24, %333#25, %353#8, %352#0, %352#1, %134 : tensor<i32>, tensor<i1>, tensor<f32>, tensor<4xf32>, tensor<8x3xf32>, tensor<8xi32>, tensor<8xi1>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2xui32>
      }
      %88 = stablehlo.convert %47 : (tensor<i1>) -> tensor<i32>
      %89:12 = "stablehlo.case"(%88) ({
        stablehlo.return %87#8, %87#9, %87#10, %87#11, %87#12, %87#13, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
      }, {
        stablehlo.return %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %87#14, %87#15, %87#16, %87#17, %87#18, %87#19 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>)
      %90 = stablehlo.add %iterArg_46, %87#28 : tensor<f32>
      %91 = stablehlo.add %iterArg_47, %87#29 : tensor<3xf32>
      %92 = stablehlo.subtract %87#27, %iterArg_45 : tensor<f32>
      %93 = stablehlo.exponential %92 : tensor<f32>
      %94 = stablehlo.or %87#34, %87#31 : tensor<i1>
      %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %95 = func.call @clip_23(%93, %cst_76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = func.call @_where_22(%94, %cst_77, %95) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %97 = stablehlo.reshape %89#2 : (tensor<f32>) -> tensor<1xf32>
      %98 = stablehlo.concatenate %97, %89#3, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
      %99 = stablehlo.reshape %89#8 : (tensor<f32>) -> tensor<1xf32>
      %100 = stablehlo.concatenate %99, %89#9, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
      %101 = stablehlo.reshape %90 : (tensor<f32>) -> tensor<1xf32>
      %102 = stablehlo.concatenate %101, %91, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
      %103 = stablehlo.multiply %iterArg_19, %98 : tensor<4xf32>
      %104 = stablehlo.multiply %iterArg_19, %100 : tensor<4xf32>
      %105 = stablehlo.add %98, %100 : tensor<4xf32>
      %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %107 = stablehlo.divide %105, %106 : tensor<4xf32>
      %108 = stablehlo.subtract %102, %107 : tensor<4xf32>
      %109 = stablehlo.dot_general %103, %108, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %110 = stablehlo.dot_general %104, %108, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.compare LE, %109, %cst_79, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.compare LE, %110, %cst_80, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %113 = stablehlo.or %111, %112 : tensor<i1>
      %114 = stablehlo.or %87#34, %113 : tensor<i1>
      %115 = func.call @_bernoulli(%52, %96) : (tensor<2xui32>, tensor<f32>) -> tensor<i1>
      %116 = stablehlo.convert %115 : (tensor<i1>) -> tensor<i32>
      %117:6 = "stablehlo.case"(%116) ({
        stablehlo.return %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>
      }, {
        stablehlo.return %87#20, %87#21, %87#22, %87#23, %87#24, %87#25 : tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>)
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %118 = stablehlo.add %iterArg_44, %c_81 : tensor<i32>
      %119 = stablehlo.maximum %iterArg_45, %87#27 : tensor<f32>
      %120 = stablehlo.subtract %iterArg_45, %87#27 : tensor<f32>
      %121 = stablehlo.compare NE, %120, %120, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %122 = stablehlo.add %iterArg_45, %87#27 : tensor<f32>
      %123 = stablehlo.abs %120 : tensor<f32>
      %124 = stablehlo.negate %123 : tensor<f32>
      %125 = stablehlo.exponential %124 : tensor<f32>
      %126 = stablehlo.log_plus_one %125 : tensor<f32>
      %127 = stablehlo.add %119, %126 : tensor<f32>
      %128 = stablehlo.select %121, %122, %127 : tensor<i1>, tensor<f32>
      %129 = stablehlo.add %iterArg_50, %87#32 : tensor<f32>
      %130 = stablehlo.convert %87#33 : tensor<i32>
      %131 = stablehlo.add %iterArg_51, %130 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %89#0, %89#1, %89#2, %89#3, %89#4, %89#5, %89#6, %89#7, %89#8, %89#9, %89#10, %89#11, %117#0, %117#1, %117#2, %117#3, %117#4, %117#5, %118, %128, %90, %91, %114, %87#31, %129, %131, %42 : tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<8x3xf32>, tensor<8xi32>, tensor<8xi1>, tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<2xui32>
    }
    %25 = stablehlo.convert %24#34 : (tensor<i32>) -> tensor<f32>
    %26 = stablehlo.divide %24#33, %25 : tensor<f32>
    %c_14 = stablehlo.constant dense<5> : tensor<i32>
    %27 = stablehlo.compare LT, %arg0, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %28 = stablehlo.convert %27 : (tensor<i1>) -> tensor<i32>
    %29:14 = "stablehlo.case"(%28) ({
      stablehlo.return %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %0 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>
    }, {
      %40 = func.call @_threefry_split_5(%0) : (tensor<2xui32>) -> tensor<2x2xui32>
      %41 = stablehlo.slice %40 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %42 = stablehlo.reshape %41 : (tensor<1x2xui32>) -> tensor<2xui32>
      %cst_18 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
      %43 = stablehlo.subtract %cst_18, %26 : tensor<f32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %44 = stablehlo.add %arg14, %c_19 : tensor<i32>
      %c_20 = stablehlo.constant dense<10> : tensor<i32>
      %45 = stablehlo.add %44, %c_20 : tensor<i32>
      %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %47 = stablehlo.divide %cst_21, %46 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %48 = stablehlo.subtract %cst_22, %47 : tensor<f32>
      %49 = stablehlo.multiply %48, %arg13 : tensor<f32>
      %c_23 = stablehlo.constant dense<10> : tensor<i32>
      %50 = stablehlo.add %44, %c_23 : tensor<i32>
      %51 = stablehlo.convert %50 : (tensor<i32>) -> tensor<f32>
      %52 = stablehlo.divide %43, %51 : tensor<f32>
      %53 = stablehlo.add %49, %52 : tensor<f32>
      %54 = stablehlo.convert %44 : (tensor<i32>) -> tensor<f32>
      %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %55 = stablehlo.power %54, %cst_24 : tensor<f32>
      %cst_25 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %56 = stablehlo.divide %55, %cst_25 : tensor<f32>
      %57 = stablehlo.convert %56 : tensor<f32>
      %58 = stablehlo.multiply %57, %53 : tensor<f32>
      %59 = stablehlo.subtract %arg15, %58 : tensor<f32>
      %60 = stablehlo.convert %44 : (tensor<i32>) -> tensor<f32>
      %cst_26 = stablehlo.constant dense<-7.500000e-01> : tensor<f32>
      %61 = stablehlo.power %60, %cst_26 : tensor<f32>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %62 = stablehlo.subtract %cst_27, %61 : tensor<f32>
      %63 = stablehlo.convert %62 : tensor<f32>
      %64 = stablehlo.multiply %63, %arg12 : tensor<f32>
      %65 = stablehlo.convert %61 : tensor<f32>
      %66 = stablehlo.multiply %65, %59 : tensor<f32>
      %67 = stablehlo.add %64, %66 : tensor<f32>
      %c_28 = stablehlo.constant dense<4> : tensor<i32>
      %68 = stablehlo.compare EQ, %arg0, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %69 = stablehlo.exponential %67 : tensor<f32>
      %70 = stablehlo.exponential %59 : tensor<f32>
      %71 = func.call @_where_25(%68, %69, %70) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_29 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
      %cst_30 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
      %72 = func.call @clip_26(%71, %cst_29, %cst_30) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %73 = stablehlo.compare GT, %arg19, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %74 = stablehlo.compare LT, %arg19, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %75 = stablehlo.and %73, %74 : tensor<i1>
      %76 = stablehlo.convert %75 : (tensor<i1>) -> tensor<i32>
      %77:3 = "stablehlo.case"(%76) ({
        stablehlo.return %arg16, %arg17, %arg18 : tensor<4xf32>, tensor<4xf32>, tensor<i32>
      }, {
        %92 = stablehlo.reshape %24#21 : (tensor<f32>) -> tensor<1xf32>
        %93 = stablehlo.concatenate %92, %24#22, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
        %c_41 = stablehlo.constant dense<1> : tensor<i32>
        %94 = stablehlo.add %arg18, %c_41 : tensor<i32>
        %95 = stablehlo.subtract %93, %arg16 : tensor<4xf32>
        %96 = stablehlo.convert %94 : (tensor<i32>) -> tensor<f32>
        %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %98 = stablehlo.divide %95, %97 : tensor<4xf32>
        %99 = stablehlo.add %arg16, %98 : tensor<4xf32>
        %100 = stablehlo.subtract %93, %99 : tensor<4xf32>
        %101 = stablehlo.multiply %95, %100 : tensor<4xf32>
        %102 = stablehlo.add %arg17, %101 : tensor<4xf32>
        stablehlo.return %99, %102, %94 : tensor<4xf32>, tensor<4xf32>, tensor<i32>
      }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i32>)
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %78 = stablehlo.compare LT, %arg19, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %arg19, %c_34 : tensor<i32>
      %80 = stablehlo.select %78, %79, %arg19 : tensor<i1>, tensor<i32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %81 = stablehlo.compare LT, %c_35, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %c_38 = stablehlo.constant dense<2> : tensor<i32>
      %82 = stablehlo.add %c_37, %c_38 : tensor<i32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.select %81, %82, %c_39 : tensor<i1>, tensor<i32>
      %84 = stablehlo.dynamic_slice %c_1, %80, %83, sizes = [1, 1] : (tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %85 = stablehlo.reshape %84 : (tensor<1x1xi32>) -> tensor<i32>
      %86 = stablehlo.compare EQ, %arg0, %85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %arg19, %c_40 : tensor<i32>
      %88 = func.call @_where_27(%86, %87, %arg19) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %89 = stablehlo.and %86, %75 : tensor<i1>
      %90 = stablehlo.convert %89 : (tensor<i1>) -> tensor<i32>
      %91:14 = "stablehlo.case"(%90) ({
        stablehlo.return %72, %arg8, %arg9, %arg10, %59, %67, %53, %44, %arg15, %77#0, %77#1, %77#2, %88, %42 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>
      }, {
        %c_41 = stablehlo.constant dense<1> : tensor<i32>
        %92 = stablehlo.subtract %77#2, %c_41 : tensor<i32>
        %93 = stablehlo.convert %92 : (tensor<i32>) -> tensor<f32>
        %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %95 = stablehlo.divide %77#1, %94 : tensor<4xf32>
        %c_42 = stablehlo.constant dense<5> : tensor<i32>
        %96 = stablehlo.add %77#2, %c_42 : tensor<i32>
        %97 = stablehlo.convert %77#2 : (tensor<i32>) -> tensor<f32>
        %98 = stablehlo.convert %96 : (tensor<i32>) -> tensor<f32>
        %99 = stablehlo.divide %97, %98 : tensor<f32>
        %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %101 = stablehlo.multiply %100, %95 : tensor<4xf32>
        %c_43 = stablehlo.constant dense<5> : tensor<i32>
        %102 = stablehlo.add %77#2, %c_43 : tensor<i32>
        %103 = stablehlo.convert %102 : (tensor<i32>) -> tensor<f32>
        %cst_44 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %104 = stablehlo.divide %cst_44, %103 : tensor<f32>
        %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
        %105 = stablehlo.multiply %cst_45, %104 : tensor<f32>
        %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %107 = stablehlo.add %101, %106 : tensor<4xf32>
        %108 = stablehlo.sqrt %107 : tensor<4xf32>
        %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %109 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %110 = stablehlo.divide %109, %108 : tensor<4xf32>
        %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %111 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %112 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %cst_49 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
        %113 = stablehlo.log %cst_49 : tensor<f32>
        %114 = stablehlo.log %72 : tensor<f32>
        %115 = stablehlo.convert %113 : tensor<f32>
        %116 = stablehlo.add %115, %114 : tensor<f32>
        %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %c_53 = stablehlo.constant dense<0> : tensor<i32>
        %c_54 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %72, %107, %110, %108, %cst_50, %cst_51, %cst_52, %c_53, %116, %111, %112, %c_54, %88, %42 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>)
      stablehlo.return %91#0, %91#1, %91#2, %91#3, %91#4, %91#5, %91#6, %91#7, %91#8, %91#9, %91#10, %91#11, %91#12, %91#13 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>)
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.add %arg0, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %31 = stablehlo.compare LT, %arg0, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<5> : tensor<i32>
    %32 = stablehlo.subtract %30, %c_17 : tensor<i32>
    %33 = call @_where_27(%31, %30, %32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %34 = stablehlo.subtract %26, %arg6 : tensor<f32>
    %35 = stablehlo.convert %33 : (tensor<i32>) -> tensor<f32>
    %36 = stablehlo.divide %34, %35 : tensor<f32>
    %37 = stablehlo.add %arg6, %36 : tensor<f32>
    %38 = sdy.sharding_constraint %29#13 <@empty_mesh, [{}]> : tensor<2xui32>
    %39 = sdy.sharding_constraint %4 <@empty_mesh, [{}]> : tensor<2xui32>
    return %30, %24#21, %24#22, %24#24, %24#25, %24#23, %24#26, %24#34, %26, %37, %24#32, %29#0, %29#1, %29#2, %29#3, %29#4, %29#5, %29#6, %29#7, %29#8, %29#9, %29#10, %29#11, %29#12, %38, %39 : tensor<i32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<4xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %1 = chlo.erf_inv %0 : tensor<4xf32> -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<4xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<4xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<4xui64>
    %11 = stablehlo.convert %8 : (tensor<4xui64>) -> tensor<4xui32>
    %12 = stablehlo.convert %10 : (tensor<4xui64>) -> tensor<4xui32>
    %13:2 = call @threefry2x32_0(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %18 = stablehlo.or %16, %17 : tensor<4xui32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<4xui32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<4xf32>
    %22 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<4xf32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %26 = stablehlo.add %24, %25 : tensor<4xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<4xf32>
    return %28 : tensor<4xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4xui32>, %arg3: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4xui32>, tensor<4xui32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<4xui32>, %arg2: tensor<4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4xui32>
    %9 = stablehlo.or %5, %8 : tensor<4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4xui32>
    %19 = stablehlo.or %15, %18 : tensor<4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4xui32>
    %29 = stablehlo.or %25, %28 : tensor<4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4xui32>
    %39 = stablehlo.or %35, %38 : tensor<4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %42 = stablehlo.add %33, %41 : tensor<4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %44 = stablehlo.add %40, %43 : tensor<4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %48 = stablehlo.add %44, %47 : tensor<4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_2(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.compare LT, %0, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @_uniform_2(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %6:2 = call @threefry2x32_3(%3, %5, %c, %c_0) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    %7 = stablehlo.xor %6#0, %6#1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %8 = stablehlo.shift_right_logical %7, %c_1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %9 = stablehlo.or %8, %c_2 : tensor<ui32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<ui32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %10, %cst : tensor<f32>
    %12 = stablehlo.subtract %1, %0 : tensor<f32>
    %13 = stablehlo.multiply %11, %12 : tensor<f32>
    %14 = stablehlo.add %13, %0 : tensor<f32>
    %15 = stablehlo.reshape %14 : (tensor<f32>) -> tensor<f32>
    %16 = stablehlo.maximum %0, %15 : tensor<f32>
    return %16 : tensor<f32>
  }
  func.func private @threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.add %arg2, %arg0 : tensor<ui32>
    %3 = stablehlo.add %arg3, %arg1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %2, %iterArg_6 = %3, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:8 = func.call @closed_call_4(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %6, %5#0, %5#1, %5#2, %5#3, %5#4, %5#5, %5#6, %5#7 : tensor<i32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %4#2, %4#3 : tensor<ui32>, tensor<ui32>
  }
  func.func private @closed_call_4(%arg0: tensor<i32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<ui32>
    %4 = stablehlo.shift_left %arg2, %2 : tensor<ui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %5 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %6 = stablehlo.shift_right_logical %arg2, %5 : tensor<ui32>
    %7 = stablehlo.or %4, %6 : tensor<ui32>
    %8 = stablehlo.xor %3, %7 : tensor<ui32>
    %9 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %10 = stablehlo.reshape %9 : (tensor<1xui32>) -> tensor<ui32>
    %11 = stablehlo.add %3, %8 : tensor<ui32>
    %12 = stablehlo.shift_left %8, %10 : tensor<ui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %13 = stablehlo.subtract %c_1, %10 : tensor<ui32>
    %14 = stablehlo.shift_right_logical %8, %13 : tensor<ui32>
    %15 = stablehlo.or %12, %14 : tensor<ui32>
    %16 = stablehlo.xor %11, %15 : tensor<ui32>
    %17 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %18 = stablehlo.reshape %17 : (tensor<1xui32>) -> tensor<ui32>
    %19 = stablehlo.add %11, %16 : tensor<ui32>
    %20 = stablehlo.shift_left %16, %18 : tensor<ui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %21 = stablehlo.subtract %c_2, %18 : tensor<ui32>
    %22 = stablehlo.shift_right_logical %16, %21 : tensor<ui32>
    %23 = stablehlo.or %20, %22 : tensor<ui32>
    %24 = stablehlo.xor %19, %23 : tensor<ui32>
    %25 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %26 = stablehlo.reshape %25 : (tensor<1xui32>) -> tensor<ui32>
    %27 = stablehlo.add %19, %24 : tensor<ui32>
    %28 = stablehlo.shift_left %24, %26 : tensor<ui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %29 = stablehlo.subtract %c_3, %26 : tensor<ui32>
    %30 = stablehlo.shift_right_logical %24, %29 : tensor<ui32>
    %31 = stablehlo.or %28, %30 : tensor<ui32>
    %32 = stablehlo.xor %27, %31 : tensor<ui32>
    %33 = stablehlo.add %27, %arg3 : tensor<ui32>
    %34 = stablehlo.add %32, %arg4 : tensor<ui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %36 = stablehlo.convert %35 : (tensor<i32>) -> tensor<ui32>
    %37 = stablehlo.add %34, %36 : tensor<ui32>
    return %0, %33, %37, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_5(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32_6(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32_6(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_7(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call_7(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_9(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<f32>, tensor<f32>
  }
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %2, %3 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @_where_13(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    return %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @clip(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<8xi1>, tensor<8xf32>
    %12 = stablehlo.divide %6, %11 : tensor<8xf32>
    return %2, %12 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_where_14(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8xi1>, tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    return %1, %2 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_where_15(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    return %2, %3 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_where_16(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8xi1>, tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @_where_17(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8xi1>, tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @clip_18(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @_where_19(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8xi1>, tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @_where_20(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_21(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.select %arg0, %arg2, %cst : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_22(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @clip_23(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.minimum %0, %arg0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @bitwise_count(%arg0: tensor<i32>) -> tensor<ui8> {
    %0 = stablehlo.abs %arg0 : tensor<i32>
    %1 = stablehlo.popcnt %0 : tensor<i32>
    %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<ui8>
    return %2 : tensor<ui8>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where_24(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_24(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_25(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip_26(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<f32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_27(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
