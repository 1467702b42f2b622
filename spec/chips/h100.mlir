module @"h100" attributes {plan.chip = {
  memory = "80GB", memory_bandwidth = "3350GB/s",
  family = "hopper",
  flops = {f64 = "67TFLOP/s", f32 = "67TFLOP/s", tf32 = "494.7TFLOP/s", bf16 = "989.5TFLOP/s", f16 = "989.5TFLOP/s", i8 = "1979TFLOP/s", f8E4M3FN = "1979TFLOP/s", f8E5M2 = "1979TFLOP/s"},
  kernels = {units = 132, tile = [128, 256], fill = "1.06us", product = "68.2%", stream = "96.6%", launch = "5.33us", links = "58.3%", interference = "36.8%", attention = "17.8%", attention_depth = 256, f32_products = "tf32"},
  source = [
    "NVIDIA H100 datasheet (SXM5): memory, bandwidth; peaks are the dense half of the sparse figures printed there",
    "kernels: 132 multiprocessors by the datasheet; heads up to 256 as in FlashAttention-2; products of f32 as XLA does them",
    "other constants of kernels: fitted to PyTorch FSDP on this chip, 22 published runs, 3.0% off when left out (docs/accuracy.md)"]
}} {}
