"""The travel desk of the examples, over streamable HTTP on a free port.

python -m tests.peers.travel
"""

from __future__ import annotations

from examples import trip
from tests.serving import serve_process

if __name__ == "__main__":
    serve_process(trip.server.streamable_http_app())
