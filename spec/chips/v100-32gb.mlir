module @"v100-32gb" attributes {plan.chip = {
  memory = "32GB", memory_bandwidth = "900GB/s",
  family = "volta",
  flops = {f64 = "7.8TFLOP/s", f32 = "15.7TFLOP/s", f16 = "125TFLOP/s"},
  kernels = {units = 80, tile = [128, 128], fill = "1us", product = "80%", stream = "85%", launch = "3us", links = "85%"},
  source = [
    "NVIDIA V100 datasheet (SXM2, January 2020): memory, bandwidth, peaks; f16 is that of the tensor cores",
    "kernels: 80 multiprocessors by the datasheet; the other constants are uncalibrated defaults"]
}} {}
