"""Quiet hours: what comes in between waits until they end."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from quarterdeck.table.rows import Json

MINUTES = 24 * 60


def quiet_until(quiet: Json, now: float) -> float | None:
    """When the quiet hours end that it is now; None outside of them.

    >>> night = {"on": True, "start": 22 * 60 + 30, "end": 7 * 60, "zone": "UTC"}
    >>> quiet_until(night, 23 * 3600.0), quiet_until(night, 12 * 3600.0)
    (111600.0, None)
    """
    start, end = quiet["start"], quiet["end"]
    if not quiet["on"] or start == end:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(quiet["zone"]))
    minute = here.hour * 60 + here.minute
    if (minute - start) % MINUTES >= (end - start) % MINUTES:
        return None
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    return (over if over > here else over + timedelta(days=1)).timestamp()
