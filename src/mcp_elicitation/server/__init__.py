"""The server side: ``Elicitation(server)`` installs it, ``ask`` uses it.

``sdk`` wraps the SDK's handlers: it opens the transcript from the request state, runs the handler with an ``Asker`` at
hand, and turns a suspended run into the result that asks; ``rounds`` is the part of that which is values only, ``gate``
looks at every result that somebody else asks with, ``standin`` tells what the SDK shows in place of an error.
``ask`` is what handlers see; it finds the asker of the request it stands in (``asker``; ``replayed`` is the one that
asks in rounds) and knows nothing of the wire. ``elicitation`` is the composition root; ``startup`` decides, from
values, what must be refused before the first request.

Request → sdk → (transcript) → handler → ask → Asker → Run → result or Suspension → sdk → result.

It must never seal (the SDK's boundary does), and never let an ask leave for a client that did not declare its mode.
"""
