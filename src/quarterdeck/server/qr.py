"""QR codes, drawn here: no address is told to anybody else."""

import asyncio

import segno

from quarterdeck.server.protocol import Qr


async def qr(text: str) -> Qr:
    """A text as a QR code. That takes five milliseconds, so it is drawn beside what else is asked."""
    return await asyncio.to_thread(drawn, text)


def drawn(text: str) -> Qr:
    """A text as the dark modules of a QR code: the path of an SVG whose sides are `size`, without a margin."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return {"size": len(rows), "path": path}
