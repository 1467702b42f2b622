func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:3 = "stablehlo.batch_norm_training"(%a, %v, %v) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:3 = "stablehlo.batch_norm_grad"(%a, %v, %v, %v, %a) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.batch_norm_inference"(%a, %v, %v, %v, %v) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.broadcast"(%v) <{broadcast_sizes = array<i64: 2, 3>}> {a.b} : (tensor<8xf32>) -> tensor<2x3x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @callee}> {a.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @callee, version = 1 : i32, composite_attributes = {x = 1 : i64}}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @callee, version = 0 : i32, composite_attributes = {}}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @callee}> ({^bb0(%q: tensor<f32>): stablehlo.return %q : tensor<f32>}) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_broadcast_in_dim"(%v, %n) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>, tensor<2xi64>) -> tensor<?x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_broadcast_in_dim"(%v, %n) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>}> {a.b} : (tensor<8xf32>, tensor<2xi64>) -> tensor<?x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_conv"(%x, %w, %m) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> {a.b} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>, tensor<2x2xi64>) -> tensor<1x?x?x4xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_conv"(%x, %w, %m) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>}> : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>, tensor<2x2xi64>) -> tensor<1x?x?x4xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_gather"(%a, %n, %n) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = true}> {a.b} : (tensor<4x8xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<f32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_iota"(%n) <{iota_dimension = 1 : i64}> {a.b} : (tensor<2xi64>) -> tensor<?x?xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_pad"(%a, %s, %n, %n, %n) {a.b} : (tensor<4x8xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.dynamic_reshape"(%a, %n) {a.b} : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<?x?xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ac"}> {a.b} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.get_dimension_size"(%a) <{dimension = 1 : i64}> {a.b} : (tensor<4x8xf32>) -> tensor<i32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.outfeed"(%a, %t) {a.b} : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.outfeed"(%a, %t) <{outfeed_config = "x"}> {a.b} : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.real_dynamic_slice"(%a, %n, %n, %n) {a.b} : (tensor<4x8xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true}> {a.b} : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> {a.b} : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = true}> {a.b} : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.rng"(%s, %s, %n) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> {a.b} : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.set_dimension_size"(%a, %i) <{dimension = 0 : i64}> {a.b} : (tensor<4x8xf32>, tensor<i32>) -> tensor<?x8xf32, #stablehlo.bounds<4, ?>>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 0 : i64, dim = 0 : i64}> {a.b} : (tensor<4x8xf32>, tensor<i32>) -> tensor<8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.unary_einsum"(%a) <{einsum_config = "ab->a"}> {a.b} : (tensor<4x8xf32>) -> tensor<4xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "stablehlo.uniform_quantize"(%v) {a.b} : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.1:3>>
%1 = "stablehlo.uniform_dequantize"(%0) {a.b} : (tensor<8x!quant.uniform<i8:f32, 0.1:3>>) -> tensor<8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "chlo._asin_acos_kernel"(%c) {a.b} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "chlo.constant_like"(%a) <{value = 1.0 : f32}> {a.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "chlo.constant"() <{value = dense<1.0> : tensor<4x8xf32>}> {a.b} : () -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "chlo.constant"() <{value = dense<1> : tensor<4x8xi32>}> : () -> tensor<4x8xi32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "chlo.mulhi"(%ii, %ii) {a.b} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "chlo.ragged_dot"(%a, %b, %n1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> {a.b} : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<1xi64>) -> tensor<1x4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:2 = "chlo.scan"(%a, %v) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q: tensor<8xf32>, %r: tensor<8xf32>): %1 = stablehlo.add %q, %r : tensor<8xf32>
stablehlo.return %1, %1 : tensor<8xf32>, tensor<8xf32> }) {a.b} : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "func.constant"() <{value = @callee}> {a.b} : () -> ((tensor<4x8xf32>) -> tensor<4x8xf32>)
%1 = "func.call_indirect"(%0, %a) {c.d} : ((tensor<4x8xf32>) -> tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "builtin.unrealized_conversion_cast"(%a) {a.b} : (tensor<4x8xf32>) -> i32
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0:2 = "builtin.unrealized_conversion_cast"(%a, %i) : (tensor<4x8xf32>, tensor<i32>) -> (i32, tensor<?xf32>)
return
}
// -----
func.func private @callee(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>, %v: tensor<8xf32>, %t: !stablehlo.token, %n: tensor<2xi64>, %p: tensor<i1>, %d: tensor<?x8xf32>, %x: tensor<1x8x8x3xf32>, %w: tensor<2x2x3x4xf32>, %m: tensor<2x2xi64>, %n1: tensor<1xi64>, %n4: tensor<4xi64>, %ii: tensor<4x8xi32>, %ix: tensor<2xindex>, %c: tensor<4xcomplex<f32>>) {
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
return
}
// -----
func.func @f() attributes {a.a = #chlo.ragged_dot<rhs_group_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>} { return }
// -----
func.func @f() attributes {a.a = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1],rhs_group_dimensions = []>} { return }
// -----
func.func @f() attributes {a.a = #chlo.ragged_dot<lhs_ragged_dimensions = [1]>} { return }
// -----
func.func @f() attributes {a.a = #chlo.ragged_dot<>} { return }
// -----
func.func @f() attributes {a.a = #chlo<precision HIGH>, b.a = [#chlo<precision DEFAULT>]} { return }
