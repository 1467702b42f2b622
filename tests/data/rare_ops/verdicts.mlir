// transfer ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
return
}
// -----
// transfer same mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// transfer global
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8x8xf32>>
return
}
// -----
// transfer sharded
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %s : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
return
}
// -----
// transfer sharded2
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>
return
}
// -----
// transfer unknown
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"zz", tensor<4x8xf32>>
return
}
// -----
// transfer tensor
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %t : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// transfer result tensor
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32>
return
}
// -----
// transfer 2
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.transfer"(%a, %a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// transfer 2r
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0:2 = "mpmd.transfer"(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>)
return
}
// -----
// transfer no topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>)  {
%0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
return
}
// -----
// mesh args no topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>)  {
return
}
// -----
// mesh args unknown
func.func @f(%a: !mpmd.mesh_tensor<"zz", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
return
}
// -----
// assign ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.assign %t : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// assign global
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.assign %u : (tensor<8x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// assign unknown
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.assign %t : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"zz", tensor<4x8xf32>>
return
}
// -----
// assign sharded
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.assign %t : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>
return
}
// -----
// assign mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.assign %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// assign to tensor
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.assign %t : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// assign origin int
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.assign"(%t) <{origin = 1 : i64}> : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// assign no topology
func.func @f(%t: tensor<4x8xf32>)  {
%0 = mpmd.assign %t : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// unassign ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.unassign %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32>
return
}
// -----
// unassign global
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.unassign %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<8x8xf32>
return
}
// -----
// unassign sharded
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.unassign %s : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> tensor<4x8xf32>
return
}
// -----
// unassign tensor
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.unassign %t : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// unassign to mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.unassign %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// named_tensor ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_tensor %t name="x" : tensor<4x8xf32>
return
}
// -----
// named_tensor mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_tensor %a name="x" : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// named_tensor types
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_tensor"(%t) <{name="x"}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
return
}
// -----
// named_tensor noname
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_tensor"(%t) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// named_tensor token
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%k = stablehlo.create_token : !stablehlo.token
%0 = "mpmd.named_tensor"(%k)  <{name="x"}> : (!stablehlo.token) -> !stablehlo.token
return
}
// -----
// broadcast types
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.broadcast"(%t) : (tensor<4x8xf32>) -> tensor<8x8xf32>
return
}
// -----
// broadcast mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.broadcast %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// reduce ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<add> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce none 2
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<none> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce 0
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<add> : () -> tensor<4x8xf32>
return
}
// -----
// reduce 0g
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.reduce"() <{reduction = #mpmd.reduction<add>}> : () -> tensor<4x8xf32>
return
}
// -----
// reduce mixed
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<add> %t, %u : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce result
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<add> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
return
}
// -----
// reduce mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<add> %a, %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// reduce kind
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<xor> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce kind mul
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<mul> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce kind and
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<and> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce kind or
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.reduce<or> %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// reduce attr int
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.reduce"(%t) <{reduction = 1 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%t) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%a) (%q: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) { mpmd.return %q : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// nc arg type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%t) (%q: tensor<8x8xf32>) { mpmd.return %q : tensor<8x8xf32> } : (tensor<4x8xf32>) -> tensor<8x8xf32>
return
}
// -----
// nc arg count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%t) () { %1 = stablehlo.constant dense<1.0> : tensor<4x8xf32> mpmd.return %1 : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc arg count2
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%t) (%q: tensor<4x8xf32>, %r: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc result type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%t) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<8x8xf32>
return
}
// -----
// nc result count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0:2 = mpmd.named_computation<"f"> (%t) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
return
}
// -----
// nc free
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.named_computation<"f"> (%t) (%q: tensor<4x8xf32>) { mpmd.return %t : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc empty
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_computation"(%t) <{origin = #mpmd.user_origin<"f">}> ({}) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc no term
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_computation"(%t) <{origin = #mpmd.user_origin<"f">}> ({ ^bb0(%q: tensor<4x8xf32>): %1 = stablehlo.negate %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc wrong term
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_computation"(%t) <{origin = #mpmd.user_origin<"f">}> ({ ^bb0(%q: tensor<4x8xf32>): stablehlo.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc no origin
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_computation"(%t) ({ ^bb0(%q: tensor<4x8xf32>): mpmd.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc origin str
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_computation"(%t) <{origin = "x"}> ({ ^bb0(%q: tensor<4x8xf32>): mpmd.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc no region
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.named_computation"(%t) <{origin = #mpmd.user_origin<"f">}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// nc no topology
func.func @f(%t: tensor<4x8xf32>)  {
%0 = mpmd.named_computation<"f"> (%t) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// frag ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag sharded
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%s) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag sharded local
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%s) (%q: tensor<2x8xf32>) { mpmd.return %q : tensor<2x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>
return
}
// -----
// frag no origin stage
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=[], stage=1> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag unknown mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="zz", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag other mesh operand
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%b) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m2", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag other mesh result
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
return
}
// -----
// frag tensor operand
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%t) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag tensor result
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32>
return
}
// -----
// frag arg type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<8x8xf32>) { mpmd.return %q : tensor<8x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag arg mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) { mpmd.return %q : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag arg count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) () { %1 = stablehlo.constant dense<1.0> : tensor<4x8xf32> mpmd.return %1 : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag ret type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8x8xf32>>
return
}
// -----
// frag ret count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0:2 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>)
return
}
// -----
// frag free
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %t : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag in count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"], in_shardings=[]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag in rank
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"], in_shardings=[<@mesh, [{}]>]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag out count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"], out_shardings=[]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag in axis
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"], in_shardings=[<@mesh, [{"q"}, {}]>]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag origin strings
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.fragment"(%a) <{mesh_name = "m1", origin = ["f"]}> ({ ^bb0(%q: tensor<4x8xf32>): mpmd.return %q : tensor<4x8xf32> }) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag stage i32
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.fragment"(%a) <{mesh_name = "m1", origin = [#mpmd.user_origin<"f">], stage_id = 1 : i32}> ({ ^bb0(%q: tensor<4x8xf32>): mpmd.return %q : tensor<4x8xf32> }) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag no mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.fragment"(%a) <{origin = []}> ({ ^bb0(%q: tensor<4x8xf32>): mpmd.return %q : tensor<4x8xf32> }) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag nested
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { %1 = mpmd.named_computation<"f"> (%q) (%z: tensor<4x8xf32>) { mpmd.return %z : tensor<4x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32> mpmd.return %1 : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// frag no topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>)  {
%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%a) (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// for ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%a) {iterations = 12 : ui32} (%q: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %i: tensor<ui32>) { mpmd.return %q : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> } : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
// -----
// for mixed
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0:2 = mpmd.for (%a, %t) {iterations = 12 : ui32} (%q: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %r: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q, %r : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, tensor<4x8xf32> } : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, tensor<4x8xf32>
return
}
// -----
// for zero
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 0 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for i32
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : i32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for none
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for unroll bad
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32, unroll_factor = 5 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for unroll 0
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32, unroll_factor = 0 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for index type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>, %i: tensor<i32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for no index
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for no args
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.for"(%t) <{iterations = 12 : ui32}> ({ mpmd.return }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
return
}
// -----
// for arg type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<8x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<8x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for ret type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %i : tensor<ui32> } : tensor<4x8xf32>
return
}
// -----
// for ret count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return } : tensor<4x8xf32>
return
}
// -----
// for result type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = "mpmd.for"(%t) <{iterations = 12 : ui32}> ({ ^bb0(%q: tensor<4x8xf32>, %i: tensor<ui32>): mpmd.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> tensor<8x8xf32>
return
}
// -----
// for result count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0:2 = "mpmd.for"(%t) <{iterations = 12 : ui32}> ({ ^bb0(%q: tensor<4x8xf32>, %i: tensor<ui32>): mpmd.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
return
}
// -----
// for free
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %t : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// for no topology
func.func @f(%t: tensor<4x8xf32>)  {
%0 = mpmd.for (%t) {iterations = 12 : ui32} (%q: tensor<4x8xf32>, %i: tensor<ui32>) { mpmd.return %q : tensor<4x8xf32> } : tensor<4x8xf32>
return
}
// -----
// return outside
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
mpmd.return %t : tensor<4x8xf32>
return
}
// -----
// return in func
func.func @f(%t: tensor<f32>) { mpmd.return %t : tensor<f32> }
// -----
// call ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>, %b: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %s: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
%0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
return
}
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} {
return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> } func.func private @h() {
return
}
// -----
// call ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call public
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call no callee topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call no own topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call other topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call plain
func.func @f(%a: tensor<4x8xf32>) { %0 = mpmd.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> { return %a : tensor<4x8xf32> }
// -----
// call plain public
func.func @f(%a: tensor<4x8xf32>) { %0 = mpmd.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32> return }
func.func @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> { return %a : tensor<4x8xf32> }
// -----
// call arg count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g() : () -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call arg type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<8x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<8x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call res count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> () return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// call res type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.call @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8x8xf32>> return }
func.func private @g(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return %a : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> }
// -----
// fc ok
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc sharded
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<2x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { %0 = stablehlo.constant dense<1.0> : tensor<4x8xf32> return %0 : tensor<4x8xf32> }
// -----
// fc sharded global
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc sharded nomesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc result type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc arg type
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<8x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<8x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc arg count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g() : () -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc res count
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> () return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc no mesh_shape
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> { return %a : tensor<4x8xf32> }
// -----
// fc other mesh_shape
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=4]>} { return %a : tensor<4x8xf32> }
// -----
// fc unknown mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="zz", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc operand mesh
func.func @f(%a: !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m2", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc result mesh
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc tensor
func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// fc missing
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @zz(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
// -----
// fc no topology
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) { %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> return }
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} { return %a : tensor<4x8xf32> }
// -----
// topology int
func.func @f(%a: tensor<4x8xf32>) attributes {topology = 1 : i32} { return }
// -----
// topology int2
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = 1 : i32} { %0 = mpmd.unassign %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> tensor<4x8xf32> return }
// -----
// topology dup
func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m1": <["x"=2]>>>} { return }
// -----
// topology empty
func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<>} { return }
// -----
// topology empty mesh
func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1": <[]>>>} { return }
// -----
// topology on op
func.func @f(%a: tensor<4x8xf32>) { %0 = stablehlo.negate %a {topology = #mpmd.topology<<"m1": <["x"=2]>>>} : tensor<4x8xf32> return }
// -----
// meshtensor bad axis
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"q"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return }
// -----
// meshtensor rank
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return }
// -----
// meshtensor indiv
sdy.mesh @mesh = <["x"=3]>
func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>) attributes {topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>} { return }
// -----
// ok
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// dim 1
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<4xf32>, %q1: tensor<4xf32>):  stablehlo.return %q0, %q1 : tensor<4xf32>, tensor<4xf32> }) : (tensor<4x8xf32>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) return }
// -----
// dim 5
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 5 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// dim -1
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = -1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// scan size
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// scan size wrong
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 5 : i64}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// scan size neg
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = -5 : i64}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// no inputs no outputs
func.func @f(%a0: tensor<8xf32>) { %0:1 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%q0: tensor<8xf32>):  stablehlo.return %q0 : tensor<8xf32> }) : (tensor<8xf32>) -> (tensor<8xf32>) return }
// -----
// no inputs, no size
func.func @f(%a0: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>):  stablehlo.return %q0, %q0 : tensor<8xf32>, tensor<8xf32> }) : (tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// no inputs, size
func.func @f(%a0: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}> ({ ^bb0(%q0: tensor<8xf32>):  stablehlo.return %q0, %q0 : tensor<8xf32>, tensor<8xf32> }) : (tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// no inputs, size dyn
func.func @f(%a0: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>):  stablehlo.return %q0, %q0 : tensor<8xf32>, tensor<8xf32> }) : (tensor<8xf32>) -> (tensor<?x8xf32>, tensor<8xf32>) return }
// -----
// body arg count
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// body arg type
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<4xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// carry arg type
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<4xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// body arg elem
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf64>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// ret count
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0 : tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// ret type
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>): %z = stablehlo.constant dense<1.0> : tensor<4xf32> stablehlo.return %z, %q1 : tensor<4xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// ret carry type
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>): %z = stablehlo.constant dense<1.0> : tensor<4xf32> stablehlo.return %q0, %z : tensor<8xf32>, tensor<4xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// out type
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x9xf32>, tensor<8xf32>) return }
// -----
// out len
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<5x8xf32>, tensor<8xf32>) return }
// -----
// out elem
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf64>, tensor<8xf32>) return }
// -----
// out carry
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<9xf32>) return }
// -----
// inits/carries differ
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 2, 0>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) return }
// -----
// two inputs differ
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<5x8xf32>, %a2: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1, %a2) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>, %q2: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<5x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// scalar input
func.func @f(%a0: tensor<f32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<f32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// dyn input
func.func @f(%a0: tensor<?x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<?x8xf32>, tensor<8xf32>) return }
// -----
// assoc
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, is_associative = true, is_reverse = true}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// assoc int
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, is_associative = 1 : i32}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// neg segs
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: -1, 3>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// 3 segs
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// i64 segs
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i64: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>):  stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// dim dup
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>): %z = stablehlo.constant dense<1.0> : tensor<4xf32> stablehlo.return %q0, %q1 : tensor<8xf32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) return }
// -----
// out rank0 from scalar ret
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<f32>, %q1: tensor<f32>):  stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32> }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>) return }
// -----
// dim beyond ret
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) { %0:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%q0: tensor<8xf32>, %q1: tensor<8xf32>): %z = stablehlo.constant dense<1.0> : tensor<f32> stablehlo.return %z, %q1 : tensor<f32>, tensor<8xf32> }) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>) return }
// -----
// as ok
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> stablehlo.return %1 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as slice
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = stablehlo.slice %q [0:2, 0:8] : (tensor<4x8xf32>) -> tensor<2x8xf32> stablehlo.return %1 : tensor<2x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<2x8xf32>> return }
// -----
// as slice wrong
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = stablehlo.slice %q [0:2, 0:8] : (tensor<4x8xf32>) -> tensor<2x8xf32> stablehlo.return %1 : tensor<2x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as two ops
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> %2 = stablehlo.negate %1 : tensor<4x8xf32> stablehlo.return %2 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as none
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): stablehlo.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as add
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %2 = stablehlo.negate %q : tensor<4x8xf32> stablehlo.return %2 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as ret other
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> stablehlo.return %q : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as arg type
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<2x8xf32>): stablehlo.return %q : tensor<2x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as no term
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as wrong term
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> sdy.return %1 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as dynslice
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %c = stablehlo.constant dense<0> : tensor<i32> %1 = stablehlo.dynamic_slice %q, %c, %c, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32> stablehlo.return %1 : tensor<1x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<1x8xf32>> return }
// -----
// as dus
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %c = stablehlo.constant dense<0> : tensor<i32> %1 = stablehlo.dynamic_update_slice %q, %q, %c, %c : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32> stablehlo.return %1 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>> return }
// -----
// as future 2
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> stablehlo.return %1 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>, tensor<4x8xf32>> return }
// -----
// as future dyn
func.func @f(%a: tensor<4x8xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%q: tensor<4x8xf32>): %1 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32> stablehlo.return %1 : tensor<4x8xf32> }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<?x8xf32>> return }
// -----
// ci ok
func.func @f(%f: (i32) -> f32, %a: i32) { %0 = "func.call_indirect"(%f, %a) : ((i32) -> f32, i32) -> f32 return }
// -----
// ci arg
func.func @f(%f: (i32) -> f32, %a: f32) { %0 = "func.call_indirect"(%f, %a) : ((i32) -> f32, f32) -> f32 return }
// -----
// ci count
func.func @f(%f: (i32) -> f32, %a: f32) { %0 = "func.call_indirect"(%f) : ((i32) -> f32) -> f32 return }
// -----
// ci res
func.func @f(%f: (i32) -> f32, %a: i32) { %0 = "func.call_indirect"(%f, %a) : ((i32) -> f32, i32) -> i32 return }
// -----
// ci res count
func.func @f(%f: (i32) -> f32, %a: i32) { "func.call_indirect"(%f, %a) : ((i32) -> f32, i32) -> () return }
// -----
// ci nofn
func.func @f(%f: i32, %a: i32) { %0 = "func.call_indirect"(%f, %a) : (i32, i32) -> i32 return }
// -----
// ci none
func.func @f(%f: i32, %a: i32) { "func.call_indirect"() : () -> () return }
// -----
// ci pretty arg
func.func @f(%f: (i32) -> f32, %a: f32) { %0 = call_indirect %f(%a) : (i32) -> f32 return }
// -----
// const ok
func.func @f() { %0 = "func.constant"() <{value = @g}> : () -> (() -> ()) return } func.func private @g()
// -----
// const missing
func.func @f() { %0 = "func.constant"() <{value = @zz}> : () -> (() -> ()) return } func.func private @g()
// -----
// const type
func.func @f() { %0 = "func.constant"() <{value = @g}> : () -> ((i32) -> ()) return } func.func private @g()
// -----
// const notfn
func.func @f() { %0 = "func.constant"() <{value = @g}> : () -> i32 return } func.func private @g()
// -----
// const operand
func.func @f(%a: i32) { %0 = "func.constant"(%a) <{value = @g}> : (i32) -> (() -> ()) return } func.func private @g()
// -----
// const nested
func.func @f(%a: i32) { %0 = "func.constant"() <{value = @g::@h}> : () -> (() -> ()) return } func.func private @g()
// -----
// const novalue
func.func @f(%a: i32) { %0 = "func.constant"() : () -> (() -> ()) return } func.func private @g()
// -----
// const two results
func.func @f(%a: i32) { %0:2 = "func.constant"() <{value = @g}> : () -> ((() -> ()), (() -> ())) return } func.func private @g()
// -----
// const two results2
func.func @f(%a: i32) { %0:2 = "func.constant"() <{value = @g}> : () -> (() -> (), () -> ()) return } func.func private @g()
// -----
// const to mesh
sdy.mesh @g = <["x"=2]> func.func @f(%a: i32) { %0 = "func.constant"() <{value = @g}> : () -> (() -> ()) return }
// -----
// cast none
func.func @f(%a: i32) { "builtin.unrealized_conversion_cast"(%a) : (i32) -> () return }
// -----
// comp name
func.func @f(%a: tensor<f32>) { %0 = stablehlo.composite "a" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> return } func.func private @g(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
// -----
// comp decl
func.func @f(%a: tensor<f32>) { %0 = stablehlo.composite "a.b" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> return } func.func private @g(tensor<f32>) -> tensor<f32>
// -----
// comp public
func.func @f(%a: tensor<f32>) { %0 = stablehlo.composite "a.b" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> return } func.func @g(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
// -----
// comp recursion
func.func @g(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.composite "a.b" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> return %a : tensor<f32> }
// -----
// comp name $
func.func @g(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.composite "a.b$1.c" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> return %a : tensor<f32> }
// -----
// comp name 1
func.func @g(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.composite "1a.b" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> return %a : tensor<f32> }
// -----
// comp negversion
func.func @g(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.composite "a.b" %a {decomposition = @g, version = -1 : i32} : (tensor<f32>) -> tensor<f32> return %a : tensor<f32> }
// -----
// comp type
func.func @g(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.composite "a.b" %a {decomposition = @h} : (tensor<f32>) -> tensor<f32> return %a : tensor<f32> } func.func private @h(tensor<i32>) -> tensor<f32>
// -----
// comp dyn
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = stablehlo.composite "a.b" %a {decomposition = @h} : (tensor<4xf32>) -> tensor<4xf32> return %a : tensor<4xf32> } func.func private @h(tensor<?xf32>) -> tensor<?xf32>
// -----
// comp region args
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @g}> ({ ^bb0(%z: tensor<4xf32>): }) : (tensor<4xf32>) -> tensor<4xf32> return %a : tensor<4xf32> }
// -----
// comp region capture
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @g}> ({ stablehlo.return %a : tensor<4xf32> }) : (tensor<4xf32>) -> tensor<4xf32> return %a : tensor<4xf32> }
// -----
// comp region noterm
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @g}> ({ %z = stablehlo.negate %a : tensor<4xf32> }) : (tensor<4xf32>) -> tensor<4xf32> return %a : tensor<4xf32> }
// -----
// comp region two blocks
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @g}> ({ stablehlo.return ^bb1: stablehlo.return }) : (tensor<4xf32>) -> tensor<4xf32> return %a : tensor<4xf32> }
// -----
// comp region sdyret
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.composite"(%a) <{name = "a.b", decomposition = @g}> ({ sdy.return }) : (tensor<4xf32>) -> tensor<4xf32> return %a : tensor<4xf32> }
