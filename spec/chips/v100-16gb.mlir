module @"v100-16gb" attributes {plan.chip = {
  memory = "16GB", memory_bandwidth = "900GB/s",
  family = "volta",
  flops = {f64 = "7.8TFLOP/s", f32 = "15.7TFLOP/s", f16 = "125TFLOP/s"},
  source = [
    "NVIDIA V100 datasheet (SXM2, January 2020): memory, bandwidth, peaks; f16 is that of the tensor cores"]
}} {}
