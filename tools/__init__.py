"""What a person runs: shardwright and shardwright-opt."""
