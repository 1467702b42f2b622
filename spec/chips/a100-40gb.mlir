module @"a100-40gb" attributes {plan.chip = {
  memory = "40GB", memory_bandwidth = "1555GB/s",
  family = "ampere",
  flops = {f64 = "19.5TFLOP/s", f32 = "19.5TFLOP/s", tf32 = "156TFLOP/s", bf16 = "312TFLOP/s", f16 = "312TFLOP/s", i8 = "624TFLOP/s"},
  kernels = {units = 108, tile = [128, 256], fill = "1.33us", product = "92.1%", stream = "74.6%", launch = "16.8us", links = "66.6%", interference = "68%", attention = "31.6%", attention_depth = 256, f32_products = "tf32"},
  source = [
    "NVIDIA A100 datasheet (SXM4, 40 GB): memory, bandwidth, dense peaks of the tensor cores (f32: of the other cores)",
    "kernels: 108 multiprocessors by the datasheet; heads up to 256 as in FlashAttention-2; products of f32 as XLA does them",
    "other constants of kernels: as of a100-80gb, whose multiprocessors it has"]
}} {}
