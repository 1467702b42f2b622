"""How a program is held: core objects, parser, printer, verifier, reference run."""
