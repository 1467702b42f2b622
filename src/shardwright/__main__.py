"""`python -m shardwright`: the same as the command `shardwright`."""

import sys

from shardwright.tools.cli import main

if __name__ == "__main__":
    sys.exit(main())
