module @"rtx-4090" attributes {plan.chip = {
  memory = "24GB", memory_bandwidth = "1008GB/s",
  family = "ada",
  flops = {f32 = "82.6TFLOP/s", tf32 = "82.6TFLOP/s", bf16 = "165.2TFLOP/s", f16 = "165.2TFLOP/s", i8 = "660.6TFLOP/s", f8E4M3FN = "330.3TFLOP/s", f8E5M2 = "330.3TFLOP/s"},
  kernels = {units = 128, tile = [128, 128], fill = "1us", product = "80%", stream = "85%", launch = "3us", links = "85%", attention = "50%", attention_depth = 256, f32_products = "tf32"},
  source = [
    "NVIDIA Ada GPU architecture whitepaper, appendix A: GeForce RTX 4090, dense, sums in f32",
    "kernels: 128 multiprocessors by the whitepaper; heads up to 256 as in FlashAttention-2; products of f32 as XLA does them; the rest are uncalibrated defaults"]
}} {}
