// DGX H100: 8 GPUs on NVSwitch, a NIC for each.
module @"dgx-h100" attributes {plan.cluster = {
  chip = "h100",
  levels = [
    {name = "node", link = "nic", count = 1, scale = true, topology = "switch", bandwidth = "400Gbit/s", latency = "2.7us"},
    {name = "gpu", link = "nvlink", count = 8, topology = "switch", bandwidth = "25GB/s", links = 18, latency = "0.6us"}],
  source = [
    "NVIDIA DGX H100 datasheet: 8 GPUs, eighteen NVLinks of 25 GB/s per direction each to NVSwitch, eight adapters of 400 Gbit/s for computing",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 0.6 us on NVLink, 1.0 us on PCI, 2.7 us on a network"]
}} {}
