"""Names that people give themselves: one line, nothing invisible, not too long."""

import unicodedata

LENGTH = 24
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, marks of direction, what no font has


def cleaned(name: str) -> str:
    """A name as it is kept and shown."""
    seen = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", name))
    seen = "".join(sign for sign in seen if unicodedata.category(sign) not in UNSEEN)
    return " ".join(seen.split())[:LENGTH].rstrip()
