"""``python -m mcp_elicitation`` is the command ``mcp-elicitation``."""

import sys

from mcp_elicitation.cli.main import main

sys.exit(main())
