"""What is cut level by level or layer by layer: sized ops, layers as ops, blocks of layers."""
