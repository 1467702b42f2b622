// Azure NDv2: a hybrid cube mesh of NVLink, one NIC.
module @"ndv2" attributes {plan.cluster = {
  chip = "v100-32gb",
  levels = [
    {name = "node", link = "nic", count = 1, scale = true, topology = "switch", bandwidth = "100Gbit/s", links = 1, shared = true, latency = "2.7us"},
    {name = "gpu", link = "nvlink", count = 8, topology = "graph", bandwidth = "25GB/s", latency = "0.6us",
     graph = "0-1:2 0-2:1 0-3:1 0-4:2 1-2:1 1-3:2 1-5:1 2-3:2 2-6:2 3-7:1 4-5:2 4-6:1 4-7:1 5-6:1 5-7:2 6-7:2"}],
  source = [
    "NVLink links of the hybrid cube mesh: microsoft/msccl topologies/nvidia.py; each carries 25 GB/s per direction",
    "Azure ND v2 series: one InfiniBand EDR adapter of 100 Gbit/s",
    "NVIDIA/nccl src/graph/tuning.cc, ring with protocol LL: a hop is 0.6 us on NVLink, 1.0 us on PCI, 2.7 us on a network"]
}} {}
