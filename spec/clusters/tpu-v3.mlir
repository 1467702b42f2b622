// TPU v3: a 2D torus of 32 x 32 chips, a mesh below that size.
module @"tpu-v3" attributes {plan.cluster = {
  chip = "tpu-v3",
  levels = [
    {name = "slice", link = "dcn", count = 1, scale = true, topology = "switch", bandwidth = "3.125GB/s", latency = "10us"},
    {name = "chip", link = "ici", shape = [32, 32], scale = true, topology = "torus", bandwidth = "656Gbit/s", latency = "1us", wrap_at = 32}],
  source = [
    "Jouppi et al., CACM 63(7), 2020: four links of 656 Gbit/s per direction a chip; a pod of 32 x 32",
    "A hop of about 1 us: the order of magnitude in public scaling guides, an estimate",
    "Between slices, per chip: an estimate of the share of its host's data centre NIC"]
}} {}
