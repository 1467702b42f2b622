module @"b200" attributes {plan.chip = {
  memory = "180GB", memory_bandwidth = "8000GB/s",
  family = "blackwell",
  flops = {f64 = "37TFLOP/s", f32 = "75TFLOP/s", tf32 = "1125TFLOP/s", bf16 = "2250TFLOP/s", f16 = "2250TFLOP/s", i8 = "4500TFLOP/s", f8E4M3FN = "4500TFLOP/s", f8E5M2 = "4500TFLOP/s", f4E2M1FN = "9000TFLOP/s"},
  kernels = {units = 148, tile = [128, 256], fill = "1us", product = "80%", stream = "85%", launch = "3us", links = "85%", attention = "50%", attention_depth = 256, f32_products = "tf32"},
  source = [
    "NVIDIA DGX B200 datasheet: an eighth of 1440 GB, 64 TB/s and of 72 PFLOP/s in fp8 with sparsity, half of it dense; other types by the ratios of the HGX B200 page",
    "kernels: 148 multiprocessors by the microbenchmarks published of it; heads up to 256 as in FlashAttention-2; products of f32 as XLA does them; the rest are uncalibrated defaults"]
}} {}
