"""This library groups the ops of a block into fused kernels."""
