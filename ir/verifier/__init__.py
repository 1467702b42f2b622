"""The verifier checks scopes, symbols, regions, shardings and dialect invariants."""
