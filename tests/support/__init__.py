"""`shardwright.testing`: random programs, oracles and soundness checks, also for your own rewrites.

strategies  hypothesis strategies of whole programs
recipes     the same programs by seed, and a shrinker, without hypothesis
soundness   `assert_rewrite_sound`: a rewritten program computes what it computed
oracles     jaxlib's printer, Shardy's passes, the StableHLO interpreter, XLA
scripts     run generated scripts, one or many at a time
coverage    what generated programs contain
"""
