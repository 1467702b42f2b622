"""The command-line tools: shardwright and shardwright-opt."""
