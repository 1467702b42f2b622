// PyTorch with fully sharded data parallelism, kernels of 2023.
module @"pytorch-fsdp" attributes {plan.stack = {
  chips = {
    "a100-80gb" = {product = "90.5%", fill = "1.37us", stream = "72.8%", launch = "16.1us", links = "68.3%", attention = "32.5%", interference = "54.8%"},
    h100 = {product = "67.8%", fill = "0.896us", stream = "94.6%", launch = "5.21us", links = "61.6%", attention = "18.15%", interference = "34.9%"}},
  source = [
    "fitted to mosaicml/llm-foundry, scripts/train/benchmarking (MPT, PyTorch FSDP, 2023): A100 28 rows, k-fold error 2.6%; H100 22 rows, 2.7%; docs/accuracy.md"]
}} {}
