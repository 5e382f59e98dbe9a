"""Tables in memory, around `quarterdeck.table`: what a server and a pocket do alike.

Whatever a table gives is kept first, acknowledged then, and told last. Where things are kept, who thinks for bots and
how messages travel is their owner's business: there are tasks and a clock here, and neither a socket nor a database.
"""
