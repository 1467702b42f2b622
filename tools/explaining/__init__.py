"""What `shardwright explain` finds out: names, chains, movers, conflicts, fix-its."""
