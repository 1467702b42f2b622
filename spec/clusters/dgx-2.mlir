// DGX-2: 16 V100 on NVSwitch, eight NICs.
module @"dgx-2" attributes {plan.cluster = {
  chip = "v100-32gb",
  levels = [
    {name = "node", link = "nic", count = 1, scale = true, topology = "switch", bandwidth = "100Gbit/s", latency = "2.7us", links = 8, shared = true},
    {name = "gpu", link = "nvlink", count = 16, topology = "switch", bandwidth = "25GB/s", links = 6, latency = "0.6us"}],
  source = [
    "NVIDIA DGX-2 datasheet: 16 V100, six NVLinks of 25 GB/s per direction each to NVSwitch, eight EDR adapters of 100 Gbit/s",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 0.6 us on NVLink, 1.0 us on PCI, 2.7 us on a network"]
}} {}
