module @"h100" attributes {plan.chip = {
  memory = "80GB", memory_bandwidth = "3350GB/s",
  family = "hopper",
  flops = {f64 = "67TFLOP/s", f32 = "67TFLOP/s", tf32 = "494.7TFLOP/s", bf16 = "989.5TFLOP/s", f16 = "989.5TFLOP/s", i8 = "1979TFLOP/s", f8E4M3FN = "1979TFLOP/s", f8E5M2 = "1979TFLOP/s"},
  source = [
    "NVIDIA H100 datasheet (SXM5): memory, bandwidth; peaks are the dense half of the sparse figures printed there"]
}} {}
