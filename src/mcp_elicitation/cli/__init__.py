"""The command ``mcp-elicitation``: one file per subcommand, each with ``add(parser)`` and ``run(args) -> exit code``.

``main`` knows the subcommands by name and sentence only and loads the file of the one that was asked for, so that
``--help`` stays quick and a command that needs an extra says which.
"""
