// Megatron-LM of 2021: attention as products and a softmax, collectives that computing waits for.
module @megatron attributes {plan.stack = {
  chips = {
    "a100-80gb" = {product = "80%", fill = "1.02us", stream = "88.8%", launch = "9us", links = "73.6%", attention_depth = 0}},
  overlap = "none",
  source = [
    "fitted to D. Narayanan et al., SC 2021, table 1: 6 rows, 2.6% off when left out; docs/accuracy.md"]
}} {}
