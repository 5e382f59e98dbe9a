"""The pocket: everything that one person, or one screen, can play, without a server.

It plays the server's part of docs/protocol.md around the same `quarterdeck.table`. A browser runs it in a worker and
hands in what keeps games (a *shelf*), what thinks for bots (*thinkers*) and where messages go; docs/pocket.md says how.
"""
