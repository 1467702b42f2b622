module @"rtx-4090" attributes {plan.chip = {
  memory = "24GB", memory_bandwidth = "1008GB/s",
  family = "ada",
  flops = {f32 = "82.6TFLOP/s", tf32 = "82.6TFLOP/s", bf16 = "165.2TFLOP/s", f16 = "165.2TFLOP/s", i8 = "660.6TFLOP/s", f8E4M3FN = "330.3TFLOP/s", f8E5M2 = "330.3TFLOP/s"},
  source = [
    "NVIDIA Ada GPU architecture whitepaper, appendix A: GeForce RTX 4090, dense, sums in f32"]
}} {}
