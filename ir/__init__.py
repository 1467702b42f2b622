"""The IR: core objects, parser, printer, verifier, reference run."""
