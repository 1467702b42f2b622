// Four pods of TPU v3 side by side: 128 x 32 chips, closed in the short dim only.
module @"tpu-v3-4096" attributes {plan.cluster = {
  chip = "tpu-v3",
  levels = [
    {name = "chip", link = "ici", shape = [128, 32], topology = "torus", bandwidth = "656Gbit/s", latency = "1us", wrap = [false, true]}],
  source = [
    "Kumar et al., arXiv 2011.03641: 4096 chips as a 128 x 32 mesh, torus links in y; links between pods are taken as fast as those within",
    "Jouppi et al., CACM 63(7), 2020: four links of 656 Gbit/s per direction a chip",
    "A hop of about 1 us: the order of magnitude in public scaling guides, an estimate"]
}} {}
