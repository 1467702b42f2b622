"""This room infers result types and checks op definitions as MLIR does."""
