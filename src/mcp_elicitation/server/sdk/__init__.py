"""Where the SDK's servers are met: the only room of the server side that knows it.

``install`` puts ``Rounds`` inside the server's request-state boundary; ``middleware`` runs the handlers of the carriers
in rounds, or lets them push where the client's revision is older; ``channel`` is what one request of the SDK can send;
``outcome`` writes down what a handler came to. Everything that can be decided without the SDK is decided elsewhere.
"""
