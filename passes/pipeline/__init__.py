"""Programs in turns and in stages: micro-batches."""
