// Two DGX-2 as TACCL has them: each odd GPU has a NIC to send, each even one a NIC to receive.
module @"dgx-2-pair" attributes {plan.cluster = {
  chip = "v100-32gb",
  levels = [
    {name = "node", link = "nic", count = 2, topology = "graph", bandwidth = "12.5GB/s", latency = "2.6us",
     graph = "1>16 3>18 5>20 7>22 9>24 11>26 13>28 15>30 17>0 19>2 21>4 23>6 25>8 27>10 29>12 31>14"},
    {name = "gpu", link = "nvlink", count = 16, topology = "switch", bandwidth = "125GB/s", latency = "0.35us"}],
  source = [
    "Shah et al., NSDI 2023, TACCL: 8 us per MB on NVLink; pairs of GPUs share a NIC, one sends and one receives",
    "microsoft/TE-CCL, parameters of DGX-2: 0.35 us inside, 2.6 us outside; 125 and 12.5 GB/s"]
}} {}
