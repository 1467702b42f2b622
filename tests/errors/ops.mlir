// RUN: shardwright-opt %s --split-input-file --verify-diagnostics

func.func @main(%a0: tensor<i1>, %a1: tensor<i8>) {
  // expected-error @below {{mismatched operand types}}
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<i1>, tensor<i8>) -> tensor<i8>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) {
  // expected-error @below {{AllToAll concat_dimension 1 is out-of-bounds for input rank 1}}
  %r:2 = "stablehlo.all_to_all"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<2x16xf32>, tensor<2x16xf32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{replica groups should be a rank 2 tensor}}
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> {replica_groups = dense<0> : tensor<1xi64>} : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{if `use_global_device_ids` is set, the replica groups cannot be empty}}
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<> : tensor<0x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{Invalid replica id -1}}
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[-1, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{replica id #0 seen more than once}}
  %r = "stablehlo.collective_broadcast"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> {replica_groups = dense<0> : tensor<2x2xi64>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{replica id #0 not seen in replica groups}}
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) {
  // expected-error @below {{group size of replica_groups must be 3}}
  %r:2 = "stablehlo.all_to_all"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 3 : i64, split_dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<2x16xf32>, tensor<2x16xf32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<9223372036854775807x8xf32>) {
  // expected-error @below {{split dimension has size 9223372036854775807, expected to be a multiple of split_count 2}}
  %r:2 = "stablehlo.all_to_all"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<9223372036854775807x8xf32>) -> (tensor<2x16xf32>, tensor<2x16xf32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{Layout attributes should be specified for either both operands and results or none.}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> {result_layouts = ""} : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{Number of operands must match the number of operand layouts, 1 != 0}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{Only tensor types can have non-empty layout: result #0 of type '!stablehlo.future<tensor<f32>>' has layout dense<[0, 1]> : tensor<2xindex>}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x8xf32>) -> (!stablehlo.future<tensor<f32>>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4xf32>) {
  // expected-error @below {{incorrect layout dense<[1, 0]> : tensor<2xindex> for type 'tensor<4xf32>', layout must be a permutation of [0, 1)}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4xf32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{expects operandIndex in the output_operand_alias attribute to be in range [0, 1); got: 7.}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 7, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{output_tuple_indices in the output_operand_alias attribute out of bounds}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [100], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{shapes mismatch in the output_operand_alias attribute: operand part has type 'tensor<4x8xf32>' and output part has type 'tensor<*xi1>'}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x8xf32>) -> (tensor<*xi1>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{backend_config for api_version API_VERSION_TYPED_FFI must be a dictionary attribute.}}
  %r:2 = "stablehlo.custom_call"(%a0) <{api_version = 4 : i32, backend_config = "text", call_target_name = "foo", called_computations = [@f], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<ui32>, %a1: tensor<i32>, %a2: tensor<1xi64>) {
  // expected-error @below {{offset_dims size (1) plus collapse_slice_dims size (0) plus operand_batching_dims size (0) is not equal to operand rank (0)}}
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false}> : (tensor<ui32>, tensor<i32>, tensor<1xi64>) -> tensor<3xui32>
  return
}

// -----

func.func @main(%a0: tensor<4xui32>, %a1: tensor<i32>, %a2: tensor<1xi64>) {
  // expected-error @below {{Expects index_vector_dim to be in range [0, rank-of('start_indices')] i.e. [0, 0]. got: 1.}}
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{indices_are_sorted = false}> {dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>} : (tensor<4xui32>, tensor<i32>, tensor<1xi64>) -> tensor<3xui32>
  return
}

// -----

func.func @main(%a0: tensor<8x3x6x6xi32>, %a1: tensor<3xi32>) {
  // expected-error @below {{start_index_map size (0) is not equal to size of index dimension (0) of start_indices (3)}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 6, 6>}> : (tensor<8x3x6x6xi32>, tensor<3xi32>) -> tensor<1x3x6x6xi32>
  return
}

// -----

func.func @main(%a0: tensor<8x3x6x6xi32>, %a1: tensor<3xi32>) {
  // expected-error @below {{expects offset_dims to be sorted, got: [0, 1, 3, 2]}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 2], start_index_map = [2, 3, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 6, 6>}> : (tensor<8x3x6x6xi32>, tensor<3xi32>) -> tensor<1x3x6x6xi32>
  return
}

// -----

func.func @main(%a0: tensor<8x3x6x6xi32>, %a1: tensor<3xi32>) {
  // expected-error @below {{expects offset_dims to not repeat, got: [0, 1, 2, 2]}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 2], start_index_map = [2, 3, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 6, 6>}> : (tensor<8x3x6x6xi32>, tensor<3xi32>) -> tensor<1x3x6x6xi32>
  return
}

// -----

func.func @main(%a0: tensor<8x3x6x6xi32>, %a1: tensor<3xi32>) {
  // expected-error @below {{has duplicated dimension from start_index_map and operand_batching_dims: 3}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [3, 3, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 6, 6>}> : (tensor<8x3x6x6xi32>, tensor<3xi32>) -> tensor<1x3x6x6xi32>
  return
}

// -----

func.func @main(%a0: tensor<4xui32>, %a1: tensor<i32>, %a2: tensor<1xi64>) {
  // expected-error @below {{Expects each element of start_index_map to be in range [0, rank-of('operand')) i.e. [0, 1). got: 1.}}
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [1]>, indices_are_sorted = false}> : (tensor<4xui32>, tensor<i32>, tensor<1xi64>) -> tensor<3xui32>
  return
}

// -----

func.func @main(%a0: tensor<4x2x4xi16>, %a1: tensor<1x4xui8>) {
  // expected-error @below {{expects start_indices_batching_dims not to include index_vector_dim 0}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 2, 1>}> : (tensor<4x2x4xi16>, tensor<1x4xui8>) -> tensor<4x4x2xi16>
  return
}

// -----

func.func @main(%a0: tensor<3x4xi1>, %a1: tensor<3x4xi8>, %a2: tensor<2xi32>) {
  // expected-error @below {{operand_batching_dims and start_indices_batching_dims should have the same size}}
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<3x4xi1>, tensor<3x4xi8>, tensor<2xi32>) -> tensor<3x4x1xi1>
  return
}

// -----

func.func @main(%a0: tensor<4x2x4xi16>, %a1: tensor<1x5xui8>) {
  // expected-error @below {{operand_batching_dims[0] and start_indices_batching_dims[0] must have compatible sizes, but got 4 and 5}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], operand_batching_dims = [2], start_indices_batching_dims = [1], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 2, 1>}> : (tensor<4x2x4xi16>, tensor<1x5xui8>) -> tensor<4x4x2xi16>
  return
}

// -----

func.func @main(%a0: tensor<0xui32>, %a1: tensor<i32>, %a2: tensor<0xi64>) {
  // expected-error @below {{slice_sizes size (0) not equal to operand rank (1)}}
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false}> : (tensor<0xui32>, tensor<i32>, tensor<0xi64>) -> tensor<3xui32>
  return
}

// -----

func.func @main(%a0: tensor<4xui32>, %a1: tensor<i32>, %a2: tensor<1xi64>) {
  // expected-error @below {{Expects each element of offset_dims to be in range [0, implied-result-rank) i.e. [0, 1). got: 1.}}
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0]>, indices_are_sorted = false}> : (tensor<4xui32>, tensor<i32>, tensor<1xi64>) -> tensor<3xui32>
  return
}

// -----

func.func @main(%a0: tensor<4x2x4xi16>, %a1: tensor<1x4xui8>) {
  // expected-error @below {{Expects that for each dim in operand_batching_dims, slice_sizes[dim] should be <= 1, but got 2}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], operand_batching_dims = [2], start_indices_batching_dims = [1], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 2>}> : (tensor<4x2x4xi16>, tensor<1x4xui8>) -> tensor<4x4x2xi16>
  return
}

// -----

func.func @main(%a0: tensor<6x6x3x8xi32>, %a1: tensor<3xi32>) {
  // expected-error @below {{slice size (6) is out of bounds for operand dimension (3) at index 2}}
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [2, 3, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 6, 6>}> : (tensor<6x6x3x8xi32>, tensor<3xi32>) -> tensor<1x3x6x6xi32>
  return
}

// -----

func.func @main(%a0: tensor<5xi1>, %a1: tensor<i32>) {
  // expected-error @below {{has mismatched number of slice sizes (0) and number of start indices (1)}}
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64>}> : (tensor<5xi1>, tensor<i32>) -> tensor<3xi1>
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<i32>) {
  // expected-error @below {{has mismatched number of start indices (1) and the rank of operand (0)}}
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<i1>, tensor<i32>) -> tensor<3xi1>
  return
}

// -----

func.func @main(%a0: tensor<4x2xi1>, %a1: tensor<i4>, %a2: tensor<i64>) {
  // expected-error @below {{start indices must have same element type}}
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 4, 1>}> : (tensor<4x2xi1>, tensor<i4>, tensor<i64>) -> tensor<4x1xi1>
  return
}

// -----

func.func @main(%a0: tensor<5xi1>, %a1: tensor<i32>) {
  // expected-error @below {{has negative size index to dynamic slice: -1}}
  %r = "stablehlo.dynamic_slice"(%a0, %a1) {slice_sizes = array<i64: -1>} : (tensor<5xi1>, tensor<i32>) -> tensor<3xi1>
  return
}

// -----

func.func @main(%a0: tensor<0xi1>, %a1: tensor<i32>) {
  // expected-error @below {{has slice size 3 greater than dimension size 0 in dimension 0 of operand}}
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<0xi1>, tensor<i32>) -> tensor<3xi1>
  return
}

// -----

func.func @main(%a0: tensor<4x3x4xui64>, %a1: tensor<ui64>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>) {
  // expected-error @below {{update rank does not match operand rank: 0 vs 3.}}
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<4x3x4xui64>, tensor<ui64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x3x4xui64>
  return
}

// -----

func.func @main(%a0: tensor<4x4xcomplex<f32>>, %a1: tensor<1x4xcomplex<f32>>, %a2: tensor<i32>) {
  // expected-error @below {{expects number of start_indices to match operand rank: 1 vs 2.}}
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<4x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<i32>) -> tensor<4x4xcomplex<f32>>
  return
}

// -----

func.func @main(%a0: tensor<4x4xcomplex<f32>>, %a1: tensor<1x8xcomplex<f32>>, %a2: tensor<i32>, %a3: tensor<i32>) {
  // expected-error @below {{expects size at dimension 1 of update to be in range [0, 4]. Got: 8.}}
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f32>>, tensor<1x8xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<4x4xcomplex<f32>>
  return
}

// -----

func.func @main(%a0: tensor<f32>) {
  // expected-error @below {{operand's rank must be at least 1}}
  %r:2 = "chlo.top_k"(%a0) <{k = 5 : i64}> : (tensor<f32>) -> (tensor<6x5xf32>, tensor<6x5xi32>)
  return
}

// -----

func.func @main(%a0: tensor<0xf32>) {
  // expected-error @below {{operand's last dimension must be at least 5}}
  %r:2 = "chlo.top_k"(%a0) <{k = 5 : i64}> : (tensor<0xf32>) -> (tensor<6x5xf32>, tensor<6x5xi32>)
  return
}

// -----

func.func @main(%a0: tensor<f32>) {
  // expected-error @below {{argument 'a' must have rank >= 2, got shape .}}
  %r = "stablehlo.cholesky"(%a0) <{lower = false}> : (tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x0xf32>) {
  // expected-error @below {{minor dimensions of 'a' must have equal size, got shape 4, 0.}}
  %r = "stablehlo.cholesky"(%a0) <{lower = false}> : (tensor<4x0xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x1xf64>, %a1: tensor<4x1x3xf64>) {
  // expected-error @below {{two minor dimensions of operand 'a' must be compatible, but got 'tensor<4x1xf64>'}}
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x1xf64>, tensor<4x1x3xf64>) -> tensor<4x1x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<2x5x3x3xf64>, %a1: tensor<f64>) {
  // expected-error @below {{operands must have equal rank, but got 'tensor<2x5x3x3xf64>' and 'tensor<f64>'}}
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x3x3xf64>, tensor<f64>) -> tensor<2x5x3x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<4x1x1xf64>, %a1: tensor<4x2x3xf64>) {
  // expected-error @below {{shared dimension of operands 'a' and 'b' must be compatible, but got 'tensor<4x1x1xf64>' and 'tensor<4x2x3xf64>'}}
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x1x1xf64>, tensor<4x2x3xf64>) -> tensor<4x1x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<2x5x3x3xf64>, %a1: tensor<4x5x3x3xf64>) {
  // expected-error @below {{batch dimensions of the operands must be compatible, but got 'tensor<2x5x3x3xf64>' and 'tensor<4x5x3x3xf64>'}}
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x3x3xf64>, tensor<4x5x3x3xf64>) -> tensor<2x5x3x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<4x1x1xf64>, %a1: tensor<4x1x3xf64>) {
  // expected-error @below {{Invalid transpose option value for triangular solve}}
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = true}> : (tensor<4x1x1xf64>, tensor<4x1x3xf64>) -> tensor<4x1x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<4xcomplex<f64>>) {
  // expected-error @below {{rank must be between 1 and 3, but got 0.}}
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @main(%a0: tensor<4xcomplex<f64>>) {
  // expected-error @below {{RFFT requires f32 or f64 input type, but is given 'complex<f64>'.}}
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @main(%a0: tensor<4xf32>) {
  // expected-error @below {{FFT/IFFT/IRFFT take a complex tensor as input, but is given 'tensor<4xf32>'.}}
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @main(%a0: tensor<4xcomplex<f64>>) {
  // expected-error @below {{operand rank must not be less than fft rank of 2 for operand of type 'tensor<4xcomplex<f64>>'.}}
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 4, 4>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @main(%a0: tensor<3x4xcomplex<f64>>) {
  // expected-error @below {{IRFFT requires non-final dimensions to be compatible with fft_length. Got: 3, 4 but wanted 4, 2, and 3 != 4.}}
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 4, 2>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x4xcomplex<f64>>) -> tensor<3x4x2xf64>
  return
}

// -----

func.func @main(%a0: tensor<3x4x2xcomplex<f64>>) {
  // expected-error @below {{IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: 2 but fft_length is 0.}}
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>}> {fft_length = array<i64: 0>} : (tensor<3x4x2xcomplex<f64>>) -> tensor<3x4x2xf64>
  return
}

// -----

func.func @main(%a0: tensor<5x6x4xf64>, %a1: tensor<5xf64>, %a2: tensor<1xf64>) {
  // expected-error @below {{expects single-dimensional operands to have compatible shapes.}}
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<5x6x4xf64>, tensor<5xf64>, tensor<1xf64>) -> (tensor<5x6x4xf64>, tensor<5xf64>, tensor<5xf64>)
  return
}

// -----

func.func @main(%a0: tensor<f64>, %a1: tensor<5xf64>, %a2: tensor<5xf64>) {
  // expected-error @below {{expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex 0, and rank 0.}}
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<f64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5x6x4xf64>, tensor<5xf64>, tensor<5xf64>)
  return
}

// -----

func.func @main(%a0: tensor<6x4xf64>, %a1: tensor<5xf64>, %a2: tensor<5xf64>) {
  // expected-error @below {{expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is 5 and the feature count is 6.}}
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<6x4xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5x6x4xf64>, tensor<5xf64>, tensor<5xf64>)
  return
}

// -----

func.func @main(%a0: tensor<ui64>, %a1: tensor<6xui64>, %a2: tensor<ui64>, %a3: tensor<ui64>, %a4: tensor<ui64>, %a5: tensor<ui64>) {
  // expected-error @below {{expects all inputs to have compatible shapes. Shape at input-index 1 is not compatible with shape at input-index 0}}
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({ ^bb0_0(%b0_0_0: tensor<ui64>, %b0_0_1: tensor<ui64>, %b0_0_2: tensor<ui64>, %b0_0_3: tensor<ui64>): "stablehlo.return"(%a4, %a5) : (tensor<ui64>, tensor<ui64>) -> () }) : (tensor<ui64>, tensor<6xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<ui64>, tensor<ui64>)
  return
}

// -----

func.func @main(%a0: tensor<4xf32>, %a1: tensor<f32>, %a2: tensor<f32>) {
  // expected-error @below {{Duplicate reduction dimension: 0}}
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 0>}> ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @main(%a0: tensor<4x3x3xf32>, %a1: tensor<f32>, %a2: tensor<f32>) {
  // expected-error @below {{expects window-dimensions size == input rank, but got window-dimensions size: 0 and input: 'tensor<4x3x3xf32>' with rank = 3.}}
  %r = "stablehlo.reduce_window"(%a0, %a1) <{base_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64>, window_strides = array<i64: 2, 1, 1>}> ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<f32>) -> () }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<3x1x5xf32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xi32>, %a1: tensor<1x4xi32>, %a2: tensor<i32>, %a3: tensor<i1>, %a4: tensor<i32>) {
  // expected-error @below {{expects window-dimensions size == operand rank, but got window-dimensions size: 0 and operand-type: 'tensor<2x4xi32>' with rank = 2.}}
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{padding = dense<0> : tensor<2x2xi64>, window_strides = array<i64: 2, 1>}> ({ ^bb0_0(%b0_0_0: tensor<i32>, %b0_0_1: tensor<i32>): "stablehlo.return"(%a3) : (tensor<i1>) -> () }, { ^bb1_0(%b1_0_0: tensor<i32>, %b1_0_1: tensor<i32>): "stablehlo.return"(%a4) : (tensor<i32>) -> () }) {window_dimensions = {}} : (tensor<2x4xi32>, tensor<1x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xi32>, %a1: tensor<1x4xi32>, %a2: tensor<i32>, %a3: tensor<i1>, %a4: tensor<i32>) {
  // expected-error @below {{expects source-type to be 'tensor<1x2xi32>', but got'tensor<1x4xi32>'}}
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 2>}> ({ ^bb0_0(%b0_0_0: tensor<i32>, %b0_0_1: tensor<i32>): "stablehlo.return"(%a3) : (tensor<i1>) -> () }, { ^bb1_0(%b1_0_0: tensor<i32>, %b1_0_1: tensor<i32>): "stablehlo.return"(%a4) : (tensor<i32>) -> () }) : (tensor<2x4xi32>, tensor<1x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<f32>) {
  // expected-error @below {{expects number of operands to match the arity of map computation, but got: 1 and 2}}
  %r = "stablehlo.map"(%a0) <{dimensions = array<i64: 0, 1>}> ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a1) : (tensor<f32>) -> () }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<f32>) {
  // expected-error @below {{computation arguments must be 0-rank tensor, but got: arg #0 of type 'i1'}}
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({ ^bb0_0(%b0_0_0: i1, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<f32>) -> () }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<4x8xi2>, %a2: tensor<f32>) {
  // expected-error @below {{element type of operands and computation arguments must match, but got: 'i2' and 'f32'}}
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<f32>) -> () }) : (tensor<4x8xf32>, tensor<4x8xi2>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x1x4xi32>, %a1: tensor<4x1x4xi32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  // expected-error @below {{computation must return single output, but got: 2}}
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({ ^bb0_0(%b0_0_0: tensor<i32>, %b0_0_1: tensor<i32>): "stablehlo.return"(%a2, %a3) : (tensor<i32>, tensor<i32>) -> () }) : (tensor<4x1x4xi32>, tensor<4x1x4xi32>) -> tensor<4x1x4xi32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<0xf32>) {
  // expected-error @below {{computation must return 0-rank tensor, but got: 'tensor<0xf32>'}}
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<0xf32>) -> () }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<f32>) {
  // expected-error @below {{requires monotonically increasing dimension numbers, but got: -1}}
  %r = "stablehlo.map"(%a0, %a1) ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<f32>) -> () }) {dimensions = array<i64: -1>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<f32>) {
  // expected-error @below {{applied to a subset of dimensions currently not supported: operand dimensions = 2, requested map dimensions size = 0}}
  %r = "stablehlo.map"(%a0, %a1) ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): "stablehlo.return"(%a2) : (tensor<f32>) -> () }) {dimensions = array<i64>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<2xi1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) {
  // expected-error @below {{operand should be rank 0 tensor but got rank 1}}
  %r = "stablehlo.if"(%a0) ({ "stablehlo.return"(%a1) : (tensor<4x8xf32>) -> () }, { "stablehlo.return"(%a2) : (tensor<4x8xf32>) -> () }) : (tensor<2xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) {
  // expected-error @below {{branch 0 must have 0 arguments, but found 1}}
  %r = "stablehlo.if"(%a0) ({ ^bb0_0(%b0_0_0: tensor<i32>): "stablehlo.return"(%a1) : (tensor<4x8xf32>) -> () }, { "stablehlo.return"(%a2) : (tensor<4x8xf32>) -> () }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<f32>, %a2: tensor<4x8xf32>) {
  // expected-error @below {{branch 0 and branch 1 have mismatched return types: 'tensor<f32>' vs 'tensor<4x8xf32>'}}
  %r = "stablehlo.if"(%a0) ({ "stablehlo.return"(%a1) : (tensor<f32>) -> () }, { "stablehlo.return"(%a2) : (tensor<4x8xf32>) -> () }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<3x3x1xi1>, %a1: tensor<?x?xf32>, %a2: tensor<1x3x1xi32>, %a3: tensor<3x1xi1>, %a4: tensor<3x1xi1>, %a5: tensor<i1>, %a6: tensor<i1>) {
  // expected-error @below {{Not all inputs have compatible shapes.}}
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 2], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<i1>, %b0_0_1: tensor<i1>, %b0_0_2: tensor<i1>, %b0_0_3: tensor<i1>): "stablehlo.return"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> () }) : (tensor<3x3x1xi1>, tensor<?x?xf32>, tensor<1x3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) -> (tensor<3x3x1xi1>, tensor<3x3x1xi1>)
  return
}

// -----

func.func @main(%a0: tensor<3x3x1xi1>, %a1: tensor<3x3x1xi1>, %a2: tensor<1x3x1xi32>, %a3: tensor<3xi1>, %a4: tensor<3x1xi1>, %a5: tensor<i1>, %a6: tensor<i1>) {
  // expected-error @below {{Not all updates have compatible shapes.}}
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 2], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<i1>, %b0_0_1: tensor<i1>, %b0_0_2: tensor<i1>, %b0_0_3: tensor<i1>): "stablehlo.return"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> () }) : (tensor<3x3x1xi1>, tensor<3x3x1xi1>, tensor<1x3x1xi32>, tensor<3xi1>, tensor<3x1xi1>) -> (tensor<3x3x1xi1>, tensor<3x3x1xi1>)
  return
}

// -----

func.func @main(%a0: tensor<4xf64>, %a1: tensor<1x1xi8>, %a2: tensor<1xf64>, %a3: tensor<f64>) {
  // expected-error @below {{expects updates tensor must be of rank 2 ( == rank-of('scatter_indices') - 1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got 1.}}
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<f64>, %b0_0_1: tensor<f64>): "stablehlo.return"(%a3) : (tensor<f64>) -> () }) : (tensor<4xf64>, tensor<1x1xi8>, tensor<1xf64>) -> tensor<4xf64>
  return
}

// -----

func.func @main(%a0: tensor<4x2xf64>, %a1: tensor<1x1xi8>, %a2: tensor<1xf64>, %a3: tensor<f64>) {
  // expected-error @below {{Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. 1 but got 2.}}
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<f64>, %b0_0_1: tensor<f64>): "stablehlo.return"(%a3) : (tensor<f64>) -> () }) : (tensor<4x2xf64>, tensor<1x1xi8>, tensor<1xf64>) -> tensor<4xf64>
  return
}

// -----

func.func @main(%a0: tensor<1x4x1xf32>, %a1: tensor<1x1x4xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{has duplicated dimension from rhs_batching_dimensions and rhs_contracting_dimensions: 0}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2]>}> : (tensor<1x4x1xf32>, tensor<1x1x4xf32>, tensor<3xi64>) -> tensor<3x1x4x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<3x3x1xi1>, %a1: tensor<3x3x1xi1>, %a2: tensor<1x3x1xi32>, %a3: tensor<3x1xi1>, %a4: tensor<3x1xi1>, %a5: tensor<i1>, %a6: tensor<i1>) {
  // expected-error @below {{Expects scatter_indices_batching_dims to not repeat; got: [1, 1, 2].}}
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 1, 2], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<i1>, %b0_0_1: tensor<i1>, %b0_0_2: tensor<i1>, %b0_0_3: tensor<i1>): "stablehlo.return"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> () }) : (tensor<3x3x1xi1>, tensor<3x3x1xi1>, tensor<1x3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) -> (tensor<3x3x1xi1>, tensor<3x3x1xi1>)
  return
}

// -----

func.func @main(%a0: tensor<3x3x1xi1>, %a1: tensor<3x3x1xi1>, %a2: tensor<1x3x1xi32>, %a3: tensor<3x1xi1>, %a4: tensor<3x1xi1>, %a5: tensor<i1>, %a6: tensor<i1>) {
  // expected-error @below {{expects scatter_indices_batching_dims not to include index_vector_dim 0.}}
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<i1>, %b0_0_1: tensor<i1>, %b0_0_2: tensor<i1>, %b0_0_3: tensor<i1>): "stablehlo.return"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> () }) : (tensor<3x3x1xi1>, tensor<3x3x1xi1>, tensor<1x3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) -> (tensor<3x3x1xi1>, tensor<3x3x1xi1>)
  return
}

// -----

func.func @main(%a0: tensor<4xf64>, %a1: tensor<1x1xi8>, %a2: tensor<1xf64>, %a3: tensor<f64>) {
  // expected-error @below {{Scatter op has 0 elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim=0 of scatter_indices is 1. These two numbers must be equal.}}
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = []>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<f64>, %b0_0_1: tensor<f64>): "stablehlo.return"(%a3) : (tensor<f64>) -> () }) : (tensor<4xf64>, tensor<1x1xi8>, tensor<1xf64>) -> tensor<4xf64>
  return
}

// -----

func.func @main(%a0: tensor<4xf64>, %a1: tensor<1x0xi8>, %a2: tensor<1xf64>, %a3: tensor<f64>) {
  // expected-error @below {{expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding dimensions of scatter indices. For scatter dimension 0, updates bound is 1 , scatter_indices bound is 0.}}
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({ ^bb0_0(%b0_0_0: tensor<f64>, %b0_0_1: tensor<f64>): "stablehlo.return"(%a3) : (tensor<f64>) -> () }) : (tensor<4xf64>, tensor<1x0xi8>, tensor<1xf64>) -> tensor<4xf64>
  return
}

// -----

func.func @main(%a0: tensor<f32>) {
  // expected-error @below {{TransposeOp operand rank 0 does not match permutation size 1}}
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @main(%a0: tensor<4xf32>) {
  // expected-error @below {{attribute permutation must be a permutation of [0] but got -1}}
  %r = "stablehlo.transpose"(%a0) {permutation = array<i64: -1>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @main(%a0: tensor<i32>) {
  // expected-error @below {{the number of elements in start_indices (2) does not match the rank of the operand (0)}}
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<i32>) -> tensor<5x5xi32>
  return
}

// -----

func.func @main(%a0: tensor<5x5xi32>) {
  // expected-error @below {{negative start index -1 in dimension 0}}
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: -1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xi32>) -> tensor<5x5xi32>
  return
}

// -----

func.func @main(%a0: tensor<5x0xi32>) {
  // expected-error @below {{limit index 5 is larger than dimension size 0 in dimension 1}}
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x0xi32>) -> tensor<5x5xi32>
  return
}

// -----

func.func @main(%a0: tensor<5x5xi32>) {
  // expected-error @below {{start index 0 is larger than limit index -1 in dimension 0}}
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: -1, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xi32>) -> tensor<5x5xi32>
  return
}

// -----

func.func @main(%a0: tensor<5x5xi32>) {
  // expected-error @below {{stride must be positive but got 0 in dimension 1}}
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 0>}> : (tensor<5x5xi32>) -> tensor<5x5xi32>
  return
}

// -----

// Only here. MLIR: padding operands size (0) must match operand rank (1)
func.func @main(%a0: tensor<0xi1>, %a1: tensor<i1>, %a2: tensor<0xi32>, %a3: tensor<0xi32>, %a4: tensor<0xi32>) {
  // expected-error @below {{'stablehlo.dynamic_pad' op edge_padding_low length (0) must match operand rank (1)}}
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<0xi1>, tensor<i1>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  return
}

// -----

func.func @main(%a0: tensor<4x6xf32>, %a1: tensor<f32>) {
  // expected-error @below {{Interior padding cannot be negative: -1}}
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 1, -2>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: -1, 0>}> : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x6xf32>, %a1: tensor<f32>) {
  // expected-error @below {{Padding result in negative size for dimension 1}}
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 1, 9223372036854775807>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{expected 1 or more operands, but found 0}}
  %r = "stablehlo.concatenate"() <{dimension = 1 : i64}> : () -> tensor<1x3x4x2xi1>
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<1x1x4x2xi1>) {
  // expected-error @below {{rank-0 values cannot be concatenated}}
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<i1>, tensor<1x1x4x2xi1>) -> tensor<1x3x4x2xi1>
  return
}

// -----

func.func @main(%a0: tensor<1x2x4x3xi1>, %a1: tensor<1x1x4x2xi1>) {
  // expected-error @below {{shapes of operand (0) and (1) are not compatible at non-concat index 3: (1, 2, 4, 3) != (1, 1, 4, 2)}}
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<1x2x4x3xi1>, tensor<1x1x4x2xi1>) -> tensor<1x3x4x2xi1>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects the shape of padding-attribute to be {N, 2}, but got {}.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> {padding = dense<0> : tensor<i64>} : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects window-dilation factors to have same dimension-size as size of window dimensions (1), but got: 2.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects window to have positive window dilation factor for 0-th window dimension, but got -1.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: -1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tuple<>) {
  // expected-error @below {{index 1 is out of bounds of operand with size 0}}
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<>) -> tensor<i32>
  return
}

// -----

func.func @main(%a0: tensor<2x3x2xi8>) {
  // expected-error @below {{cannot convert between real and complex types, but got: 'tensor<2x3x2xi8>' and 'tensor<2x3xcomplex<f32>>'}}
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x3x2xi8>) -> tensor<2x3xcomplex<f32>>
  return
}

// -----

func.func @main(%a0: tensor<i8>) {
  // expected-error @below {{rank of smaller element type (0) should be 1 more than rank of larger element type (2), but 0 != 2 + 1.}}
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<i8>) -> tensor<2x3xbf16>
  return
}

// -----

func.func @main(%a0: tensor<0xf32>) {
  // expected-error @below {{requires compatible bit widths. Got: 'tensor<0xf32>' and 'tensor<2x3xbf16>', but 16 * 3 != 32.}}
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<0xf32>) -> tensor<2x3xbf16>
  return
}

// -----

func.func @main(%a0: tensor<0x3x2xi8>) {
  // expected-error @below {{operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: 'tensor<0x3x2xi8>' and 'tensor<2x3xbf16>'.}}
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<0x3x2xi8>) -> tensor<2x3xbf16>
  return
}

// -----

func.func @main(%a0: tensor<f32>) {
  // expected-error @below {{requires dimension attribute in range [0, 0); found (0)}}
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 0 : i64}> : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @main(%a0: tensor<0xf32>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects convolution arguments to have >= 2 dimensions. Got: 'tensor<0xf32>' and 'tensor<3x1x2xf64>'.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<0xf32>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<f64>) {
  // expected-error @below {{expects convolution arguments to have same number of dimensions. Got: 'tensor<6x3x6xf64>' and 'tensor<f64>'.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<f64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xui8>) {
  // expected-error @below {{expects lhs and rhs to have compatible element type. Got: 'f64' and 'ui8'}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xui8>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects the same size for input, kernel and output spatial-dimensions, but got 1, 0, and 1 resp.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects batch_group_count and feature_group_count not to be both greater than 1. Got 2 and 3 resp.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> {batch_group_count = 2 : i64} : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<3x9x9x8xbf16>, %a1: tensor<2x3x3x3xbf16>, %a2: tensor<2x2xi64>) {
  // expected-error @below {{expects input batch dimension (9) to be divisible by batch_group_count. Got batch_group_count = 100.}}
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 100 : i64, dimension_numbers = #stablehlo.conv<[f, b, 1, 0]x[0, o, i, 1]->[b, 1, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<3x9x9x8xbf16>, tensor<2x3x3x3xbf16>, tensor<2x2xi64>) -> tensor<3x10x9x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<6x3x7xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects input feature dimension (7) to be a multiple of feature_group_count. Got feature_group_count = 3.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x7xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x12xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{expects input feature dimension (12) / feature_group_count = kernel input feature dimension (2). Got feature_group_count = 3.}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x12xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<2xi32>) {
  // expected-error @below {{Broadcast with negative dimension size -1}}
  %r = "stablehlo.broadcast"(%a0) {broadcast_sizes = array<i64: -1>} : (tensor<2xi32>) -> tensor<2x4x2xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{requires the same number of operands and results}}
  %r:2 = "stablehlo.optimization_barrier"() : () -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<f32>, %a1: tensor<i32>) {
  // expected-error @below {{requires the same type for operand and result at index 0}}
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<f32>, tensor<i32>) -> (tensor<4x8xf32>, tensor<i32>)
  return
}

// -----

func.func @main(%a0: tensor<2x4xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>, %a3: tensor<2xf32>, %a4: tensor<f32>) {
  // expected-error @below {{expects multi-dimensional operands to have compatible shapes.}}
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<2x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @main(%a0: i1) {
  // expected-error @below {{operand #0 must be tensor of 4/6/8/16/32/64-bit float values, but got 'i1'}}
  %r = "chlo.erf"(%a0) : (i1) -> tensor<f64>
  return
}

// -----

func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x3xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{There must be exactly one ragged dimension in the lhs.}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [2]>}> : (tensor<1x2xf32>, tensor<2x3x3xf32>, tensor<3xi64>) -> tensor<1x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x3xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{Expects lhs_ragged_dim to be in range [0, lhs_rank) i.e. [0, 2). got: 2.}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2], rhs_group_dimensions = [2]>}> : (tensor<1x2xf32>, tensor<2x3x3xf32>, tensor<3xi64>) -> tensor<1x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xbf16>, %a1: tensor<3x4x4xbf16>) {
  // expected-error @below {{lhs and rhs should have the same number of contracting dimensions}}
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<rhs_contracting_dimensions = [2]>}> : (tensor<2x4xbf16>, tensor<3x4x4xbf16>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xbf16>, %a1: tensor<f32>) {
  // expected-error @below {{rhs_contracting_dimensions value: 2 is out of range: [0, 0)}}
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>}> : (tensor<2x4xbf16>, tensor<f32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xbf16>, %a1: tensor<3x4x4xbf16>) {
  // expected-error @below {{contracting dimension sizes must match for lhs/rhs}}
  %r = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : (tensor<2x4xbf16>, tensor<3x4x4xbf16>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x3xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{There must be zero group dimensions in the rhs when the ragged dimension is batch or contracting.}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]>}> : (tensor<1x2xf32>, tensor<2x3x3xf32>, tensor<3xi64>) -> tensor<1x3xf32>
  return
}

// -----

// Only here. MLIR: has duplicated dimension from rhs_group_dimensions and rhs_batching_dimensions: 2
func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x3xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{'chlo.ragged_dot' op There must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting.}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [2, 2]>}> : (tensor<1x2xf32>, tensor<2x3x3xf32>, tensor<3xi64>) -> tensor<1x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x3xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{Expects rhs_group_dim to be in range [0, rhs_rank) i.e. [0, 3). got: -1.}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [-1]>}> : (tensor<1x2xf32>, tensor<2x3x3xf32>, tensor<3xi64>) -> tensor<1x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x3xf32>, %a2: tensor<i64>) {
  // expected-error @below {{expected group_sizes to have rank 1, got 0}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [2]>}> : (tensor<1x2xf32>, tensor<2x3x3xf32>, tensor<i64>) -> tensor<1x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<1x2xf32>, %a1: tensor<2x3x6xf32>, %a2: tensor<3xi64>) {
  // expected-error @below {{rhs group dimension is expected to have size=3, got 6}}
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [2]>}> : (tensor<1x2xf32>, tensor<2x3x6xf32>, tensor<3xi64>) -> tensor<1x3xf32>
  return
}

// -----

func.func @main(%a0: tensor<3xf32>, %a1: tensor<3xf32>) {
  // expected-error @below {{inferred shape '[]' is incompatible with return type of operation 'tensor<0xf32>'}}
  %r = "stablehlo.dot"(%a0, %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @main(%a0: tensor<i64>) {
  // expected-error @below {{output state shape must be compatible with initial state shape. Got: 'tensor<i64>' and 'tensor<2xi64>'}}
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<i64>) -> (tensor<2xi64>, tensor<4xi32>)
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<i32>, %a2: tensor<i2>) {
  // expected-error @below {{requires compatible types for non-predicate operands}}
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<i32>, tensor<i2>) -> tensor<i32>
  return
}

// -----

func.func @main(%a0: tensor<1xi1>, %a1: tensor<i32>, %a2: tensor<i32>) {
  // expected-error @below {{requires the same shape for all operands}}
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1xi1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @main(%a0: tensor<ui32>, %a1: tensor<ui32>, %a2: tensor<1xui32>) {
  // expected-error @below {{max shape [1] is not scalar and is not compatible to operand shape []}}
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>) -> tensor<ui32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{expected attribute name}}
  %r = "stablehlo.iota"() <{iota_dimension = 1, 1 : i64}> : () -> tensor<2x2x2xui8>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{Expected dimensions f not specified}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, 2]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{Expected spatial dimensions 0, 1 not specified}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[2, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{Unexpected dimension -1}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, -1, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{Duplicate entries for spatial dimension 0}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{Unexpected keyword f}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main(%a0: tensor<6x3x6xf64>, %a1: tensor<3x1x2xf64>) {
  // expected-error @below {{Unexpected dimension f, expecting b}}
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, 0, i]->[f, 0, f]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<6x3x6xf64>, tensor<3x1x2xf64>) -> tensor<3x11x3xf64>
  return
}

// -----

func.func @main() {
  // expected-error @below {{unknown StableHLO attribute}}
  %r = "stablehlo.constant"() {value = #stablehlo<bogus LT>} : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{#"bogus"<"attr"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
  %r = "stablehlo.constant"() {value = #bogus.attr} : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xbf16>, %a1: tensor<3x4x4xbf16>) {
  // expected-error @below {{expected '['}}
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = 0>}> : (tensor<2x4xbf16>, tensor<3x4x4xbf16>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{invalid properties {bogus = 1 : i64} for op stablehlo.replica_id: this operation has empty properties}}
  %r = "stablehlo.replica_id"() <{bogus = 1 : i64}> : () -> tensor<ui32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{invalid properties {value} for op stablehlo.constant: Invalid attribute `value` in property conversion: unit}}
  %r = "stablehlo.constant"() <{value}> : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{attribute 'value' failed to satisfy constraint: constant vector/tensor attribute}}
  %r = "stablehlo.constant"() {value} : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{Negative tolerance}}
  %r = "stablehlo.constant"() {value = #stablehlo.result_accuracy<atol = -0.1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{Invalid tolerances for ResultAccuracyAttr with mode HIGHEST, must be all zero.}}
  %r = "stablehlo.constant"() {value = #stablehlo.result_accuracy<atol = 0.1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{duplicate or unknown struct parameter name: handles}}
  %r = "stablehlo.collective_permute"(%a0) <{channel_handle = #stablehlo.channel_handle<handles = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{invalid tensor element type}}
  %r = "stablehlo.replica_id"() : () -> tensor<none>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{expected valid keyword}}
  %r = "stablehlo.collective_broadcast"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{expected ::mlir::stablehlo::Precision to be one of: DEFAULT, HIGH, HIGHEST}}
  %r = "stablehlo.constant"() {value = #stablehlo<precision BOGUS>} : () -> tensor<2x2xi32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{expected integer value}}
  %r = "stablehlo.collective_broadcast"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = [-1]>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<4x8xf32>) {
  // expected-error @below {{integer value too large}}
  %r = "stablehlo.collective_broadcast"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 9223372036854775808, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xbf16>, %a1: tensor<3x4x4xbf16>) {
  // expected-error @below {{duplicated `rhs_contracting_dimensions` entry}}
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x4xbf16>, tensor<3x4x4xbf16>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @main(%a0: tensor<2x4xbf16>, %a1: tensor<3x4x4xbf16>) {
  // expected-error @below {{expected one of: `lhs_batching_dimensions`, `rhs_batching_dimensions`, `lhs_contracting_dimensions`, `rhs_contracting_dimensions`}}
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensionss = [2]>}> : (tensor<2x4xbf16>, tensor<3x4x4xbf16>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{requires one result}}
  "stablehlo.replica_id"() : () -> ()
  return
}

// -----

func.func @main() {
  // expected-error @below {{requires a single operand}}
  %r = "chlo.erf"() : () -> tensor<f64>
  return
}

// -----

func.func @main(%a0: tensor<i32>) {
  // expected-error @below {{requires zero operands}}
  %r = "stablehlo.replica_id"(%a0) : (tensor<i32>) -> tensor<ui32>
  return
}

// -----

func.func @main(%a0: tensor<6x5xf32>) {
  // expected-error @below {{expected 2 results}}
  %r = "chlo.top_k"(%a0) <{k = 5 : i64}> : (tensor<6x5xf32>) -> tensor<6x5xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{expected 2 operands, but found 0}}
  %r = "chlo.mulhi"() : () -> tensor<4xi8>
  return
}

// -----

func.func @main(%a0: tensor<4xf32>, %a1: tensor<f32>, %a2: tensor<f32>) {
  // expected-error @below {{expects a non-empty block}}
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({ ^bb0_0(%b0_0_0: tensor<f32>, %b0_0_1: tensor<f32>): }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) {
  // expected-error @below {{expects regions to end with 'stablehlo.return', found 'sdy.return'}}
  %r = "stablehlo.if"(%a0) ({ "sdy.return"(%a1) : (tensor<4x8xf32>) -> () }, { "stablehlo.return"(%a2) : (tensor<4x8xf32>) -> () }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%a0: tensor<i1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>, %a3: tensor<4x8xf32>) {
  // expected-error @below {{expects region #1 to have 0 or 1 blocks}}
  %r = "stablehlo.if"(%a0) ({ "stablehlo.return"(%a1) : (tensor<4x8xf32>) -> () }, { "stablehlo.return"(%a2) : (tensor<4x8xf32>) -> ()  ^bb1_1: "stablehlo.return"(%a3) : (tensor<4x8xf32>) -> () }) : (tensor<i1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main() {
  // expected-error @below {{inferred type(s) 'tensor<ui32>' are incompatible with return type(s) of operation 'tensor<1xui32>'}}
  %r = "stablehlo.replica_id"() : () -> tensor<1xui32>
  return
}
