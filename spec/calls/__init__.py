"""The targets of `stablehlo.custom_call` that are known: a row per target, as ops have rows."""
