// XLA for GPUs, which runs emitted JAX scripts: attention as products and a softmax, kernels
// launched many at a time as CUDA graphs.
module @xla attributes {plan.stack = {
  chips = {
    h100 = {tile = [128, 128], product = "81%", fill = "0ns", stream = "79.6%", permute = "64.7%", launch = "0.647us", attention_depth = 0}},
  source = [
    "XLA: calibrated on one H100 with jax 0.11.2, kernels alone; 14 whole steps were left out of it; docs/one_gpu.md"]
}} {}
