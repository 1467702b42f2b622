module @"a100-80gb" attributes {plan.chip = {
  memory = "80GB", memory_bandwidth = "2039GB/s",
  family = "ampere",
  flops = {f64 = "19.5TFLOP/s", f32 = "19.5TFLOP/s", tf32 = "156TFLOP/s", bf16 = "312TFLOP/s", f16 = "312TFLOP/s", i8 = "624TFLOP/s"},
  kernels = {units = 108, tile = [128, 256], fill = "1.33us", product = "92.1%", stream = "74.6%", launch = "16.8us", links = "66.6%", interference = "68%", attention = "31.6%", attention_depth = 256, f32_products = "tf32"},
  source = [
    "NVIDIA A100 datasheet (SXM4, 80 GB): memory, bandwidth, dense peaks of the tensor cores (f32: of the other cores)",
    "kernels: 108 multiprocessors by the datasheet; heads up to 256 as in FlashAttention-2; products of f32 as XLA does them",
    "other constants of kernels: fitted to PyTorch FSDP on this chip, 28 published runs, 2.7% off when left out (docs/accuracy.md)"]
}} {}
