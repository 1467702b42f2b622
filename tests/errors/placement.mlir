// RUN: shardwright-opt %s --split-input-file --verify-diagnostics --place=cluster=dgx-a100:2

// expected-error @below {{has 8 devices, the cluster dgx-a100:2 16}}
sdy.mesh @mesh = <["x"=4, "y"=2]>
