// Two NDv2 as TACCL has them: GPU 0 sends to the other machine, GPU 1 receives.
module @"ndv2-pair" attributes {plan.cluster = {
  chip = "v100-32gb",
  levels = [
    {name = "node", link = "nic", count = 2, topology = "graph", bandwidth = "12.5GB/s", latency = "2.6us", graph = "0>9 8>1"},
    {name = "gpu", link = "nvlink", count = 8, topology = "graph", bandwidth = "25GB/s", latency = "0.35us",
     graph = "0-1:2 0-2:1 0-3:1 0-4:2 1-2:1 1-3:2 1-5:1 2-3:2 2-6:2 3-7:1 4-5:2 4-6:1 4-7:1 5-6:1 5-7:2 6-7:2"}],
  source = [
    "NVLink links of the hybrid cube mesh: microsoft/msccl topologies/nvidia.py; each carries 25 GB/s per direction",
    "Shah et al., NSDI 2023, TACCL: one NIC of 12.5 GB/s a machine, behind GPUs 0 and 1; latencies taken as those of dgx-2-pair"]
}} {}
