// TPU v5p: a 3D torus of cubes of 4 x 4 x 4, closed where all dims are multiples of 4.
module @"tpu-v5p" attributes {plan.cluster = {
  chip = "tpu-v5p",
  levels = [
    {name = "slice", link = "dcn", count = 1, scale = true, topology = "switch", bandwidth = "6.25GB/s", latency = "10us"},
    {name = "chip", link = "ici", shape = [4, 4, 4], scale = true, topology = "torus", bandwidth = "800Gbit/s", latency = "1us", wrap_multiple = 4}],
  source = [
    "Google Cloud, TPU v5p: 4800 Gbit/s between chips, six links; slices of cubes of 4 x 4 x 4",
    "A hop of about 1 us: the order of magnitude in public scaling guides, an estimate",
    "Between slices, per chip: an estimate of the share of its host's data centre NIC"]
}} {}
