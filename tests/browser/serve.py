"""The real server on a free port; bots wait some seconds for an undo, clocks run at some scale. Prints its address."""

import asyncio
import sys

import uvicorn

from quarterdeck.server.__main__ import bound, wired
from quarterdeck.server.app import create_app
from quarterdeck.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        store=sys.argv[1],
        bot_pause=0.0,
        bot_grace=float(sys.argv[2]),
        even=0.05,
        clock=float(sys.argv[3]),
        workers=1,
        seed=7,
        iterations=20,
        people_first=True,
        patience=60.0,
        burst=10_000,  # these sailors are quicker than any person
        calls_burst=100_000,
    )
    listener = bound("127.0.0.1", 0)
    listener.listen()  # whoever comes before the server is ready waits in the queue
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    asyncio.run(uvicorn.Server(wired(create_app(settings), settings)).serve([listener]))
