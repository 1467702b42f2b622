func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %t: tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
  %0 = "mpmd.transfer"(%a) {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
  %1 = "mpmd.assign"(%t) {a.b} : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %2 = "mpmd.assign"(%t) <{origin = "bla"}> {a.b} : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %3 = "mpmd.unassign"(%1) {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32>
  %4 = "mpmd.unassign"(%1) <{origin = "x"}> {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32>
  %5 = "mpmd.named_tensor"(%t) <{name = "x"}> {a.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = "mpmd.broadcast"(%t) {a.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = "mpmd.reduce"(%t, %t) <{reduction = #mpmd.reduction<add>}> {a.b} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = "mpmd.reduce"(%t) <{reduction = #mpmd.reduction<max>}> {a.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = "mpmd.named_computation"(%t) <{origin = #mpmd.user_origin<"f1">}> ({
  ^bb0(%q: tensor<4x8xf32>):
    %n = stablehlo.negate %q : tensor<4x8xf32>
    "mpmd.return"(%n) {a.b} : (tensor<4x8xf32>) -> ()
  }) {a.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = "mpmd.fragment"(%a) <{mesh_name = "m1", origin = [#mpmd.user_origin<"f"(1)>], stage_id = 3 : i64}> ({
  ^bb0(%q: tensor<4x8xf32>):
    %n = stablehlo.negate %q : tensor<4x8xf32>
    "mpmd.return"(%n) : (tensor<4x8xf32>) -> ()
  }) {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %11 = "mpmd.fragment"(%a) <{mesh_name = "m1", origin = []}> ({
  ^bb0(%q: tensor<4x8xf32>):
    "mpmd.return"(%q) : (tensor<4x8xf32>) -> ()
  }) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %12:2 = "mpmd.for"(%t, %t) <{iterations = 12 : ui32, unroll_factor = 3 : ui32}> ({
  ^bb0(%q: tensor<4x8xf32>, %r: tensor<4x8xf32>, %i: tensor<ui32>):
    "mpmd.return"(%q, %q) : (tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  }) {a.b} : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %13 = "mpmd.for"(%t) <{iterations = 12 : ui32}> ({
  ^bb0(%q: tensor<4x8xf32>, %i: tensor<ui32>):
    "mpmd.return"(%q) : (tensor<4x8xf32>) -> ()
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %14 = "mpmd.call"(%a) <{callee = @g}> {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %15 = "mpmd.fragment_call"(%a) <{callee = @h, mesh_name = "m1", origin = [#mpmd.user_origin<"f">]}> {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
}
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
  return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
}
func.func private @h(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  return %a : tensor<4x8xf32>
}
// -----
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
  %10 = "mpmd.fragment"(%a) <{mesh_name = "m1", origin = [#mpmd.user_origin<"f"(1)>], stage_id = 3 : i64, in_shardings=#sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, out_shardings=#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
  ^bb0(%q: tensor<4x8xf32>):
    %n = stablehlo.negate %q : tensor<4x8xf32>
    "mpmd.return"(%n) : (tensor<4x8xf32>) -> ()
  }) {a.b} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return %10 : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
}
// -----
func.func @f(%t: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
  %7 = "mpmd.reduce"(%t) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  "mpmd.for"() <{iterations = 12 : ui32}> ({
  ^bb0(%i: tensor<ui32>):
    "mpmd.return"() : () -> ()
  }) : () -> ()
  "mpmd.named_computation"() <{origin = #mpmd.user_origin<"f1"(2)>}> ({
    mpmd.return {a.b}
  }) : () -> ()
  "mpmd.fragment"() <{mesh_name = "m1", origin = [#mpmd.user_origin<"f"(1)>, #mpmd.user_origin<"g">], in_shardings=#sdy.sharding_per_value<[]>}> ({
    mpmd.return
  }) : () -> ()
  "mpmd.fragment_call"() <{mesh_name = "m1", callee = @h, origin = [#mpmd.user_origin<"f"(1)>, #mpmd.user_origin<"g">]}> : () -> ()
  mpmd.call @h() : () -> ()
  mpmd.named_computation<"f1"(2)> () () {
    mpmd.return {a.b}
  } : () -> ()
  %8 = mpmd.reduce<none> %t : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func private @h() attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
  mpmd.fragment<mesh="m1", origin=[], in_shardings=[]> () () { mpmd.return } : () -> ()
  mpmd.fragment<mesh="m1", origin=[], out_shardings=[]> () () { mpmd.return } : () -> ()
  return
}
// -----
unrealized_conversion_cast to i32
// -----
%1 = builtin.unrealized_conversion_cast to i32 {a.b}
// -----
func.func @g() { return }
%f = func.constant @g : () -> ()
// -----
func.func @f(%a: tensor<4xf32>, %f: (tensor<4xf32>) -> tensor<4xf32>, %g: (tensor<4xf32>, i32) -> ()) -> ((tensor<4xf32>) -> tensor<4xf32>) { 
  %c = constant @f2 : () -> ()
  %c2 = constant @f2 : () -> ()
  %0 = call_indirect %f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  call_indirect %c() : () -> ()
  return %f : (tensor<4xf32>) -> tensor<4xf32> }
func.func @f2() { return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: tensor<4x2xi32>, %j: tensor<2xi32>) {
 %1 = "chlo.scan"(%a) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({ ^bb0(%r: tensor<8xf32>): stablehlo.return %r : tensor<8xf32> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
 return
}
// -----
func.func @f(%a: tensor<?xf32>) {
 %0 = "stablehlo.uniform_quantize"(%a) : (tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.0>>
 return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: tensor<4x2xi32>, %j: tensor<2xi32>) {
 %0:4 = "chlo.scan"(%a, %i, %b, %j) <{dimension = 0 : i64, scan_dim_size = 4 : i64, is_associative = true, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 2, 2>}> ({ ^bb0(%q: tensor<8xf32>, %p: tensor<2xi32>,%r: tensor<8xf32>, %z: tensor<2xi32>): %1 = stablehlo.add %q, %r : tensor<8xf32> 
 stablehlo.return %1, %p, %1, %p : tensor<8xf32>, tensor<2xi32>, tensor<8xf32>, tensor<2xi32> }) {a.b} : (tensor<4x8xf32>, tensor<4x2xi32>, tensor<8xf32>, tensor<2xi32>) -> (tensor<4x8xf32>, tensor<4x2xi32>, tensor<8xf32>, tensor<2xi32>)
 return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: tensor<4x2xi32>, %j: tensor<2xi32>) {
 %1:2 = "chlo.scan"(%b) <{dimension = 0 : i64, scan_dim_size = 4 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%r: tensor<8xf32>): stablehlo.return %r, %r : tensor<8xf32>, tensor<8xf32> }) : (tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>)
 return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: tensor<4x2xi32>, %j: tensor<2xi32>) {
 %1:2 = chlo.scan() inits (%b) dimension=0 attributes {scan_dim_size = 4 : i64} { ^bb0(%r: tensor<8xf32>): stablehlo.return %r, %r : tensor<8xf32>, tensor<8xf32> } : (tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>)
 return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: tensor<4x2xi32>, %j: tensor<2xi32>) {
 %1:2 = chlo.scan() inits (%b) dimension=0 {^bb0(%r: tensor<8xf32>): stablehlo.return %r, %r : tensor<8xf32>, tensor<8xf32> } : (tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>)
 return
}
// -----
func.func @f(%a: tensor<i32>) {
  %1:2 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @c}> ({ stablehlo.return }, {stablehlo.return}) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  "stablehlo.composite"() <{name = "a.b", decomposition = @d, version = 0 : i32}> : () -> ()
  stablehlo.composite "a.b" {decomposition = @d} : () -> ()
 return
}
func.func @c(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) { return %a, %a : tensor<i32>, tensor<i32> }
func.func @d() { return }
// -----
func.func @f(%a: tensor<i32>) {
  %1:2 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @c}> ({}) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return }
func.func @c(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) { return %a, %a : tensor<i32>, tensor<i32> }
// -----
func.func @f(%x: tensor<i32>) {
    %1 = "stablehlo.composite"(%x) <{name = "a.b", decomposition = @c}> ({^bb0(%a: tensor<i32>, %b: tensor<i32>): %2 = stablehlo.add %a, %b : tensor<i32> stablehlo.return %2 : tensor<i32>}, { }) : (tensor<i32>) -> (tensor<i32>)
  return }
func.func @c(%a: tensor<i32>) -> (tensor<i32>) { return %a : tensor<i32> }
// -----
func.func @f(%x: tensor<4xi32>) {
    %0 = "chlo.constant_like"(%x) <{value = 1 : i32}> : (tensor<4xi32>) -> tensor<4xi32>
  return }
