"""`python -m hemicycle` is the command `hemicycle`."""

import sys

from hemicycle.cli.main import main

sys.exit(main())
