"""This room implements the options, expectations and shrinker of shardwright-opt."""
