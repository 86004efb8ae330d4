"""How ``await ask…`` works without a session.

A handler runs from the top in every round. What was answered so far is the ``Transcript``; a ``Run`` holds it while
the handler runs. An ask whose answer is in the transcript returns at once; one that is not notes its question and
raises ``Suspended``, and so do those that run beside it. When the handler is back, ``Run.suspension`` gives what must
go out and the transcript of the next round, which travels as the request state.

In:   the opened state and the answers of the retry (``state.read_state``, ``Transcript.receive``).
Out:  the handler's own result, or a ``Suspension``.

Answers count only for questions that this state asked, and only while the question is still the same: every answer
carries the digest of what the person saw. Nothing in here awaits, seals, or knows an SDK.
"""
