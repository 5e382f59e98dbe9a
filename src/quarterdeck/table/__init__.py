"""How people sit at a match: seats, asking, telling, undo, live play, pace, chat. No I/O.

A table takes what people ask for, what bots answer and the time; it gives what is to be kept and what is to be told.
It owns no socket, no store, no clock, no task and no generator: whoever puts a server or a browser around it hands in
`now` and chance, keeps what it is given, and tells the table when that is safe.
"""
