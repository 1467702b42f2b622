// Eight small devices on a switch, to see what a program that does not fit is told.
module @small_memory attributes {plan.cluster = {
  chip = {name = "small", memory = "3.2MB", memory_bandwidth = "100GB/s", flops = {f32 = "1TFLOP/s"}, source = ["an example, of no chip"]},
  levels = [{name = "card", count = 8, topology = "switch", bandwidth = "25GB/s", latency = "1us"}],
  source = ["an example, of no machine"]
}} {}
