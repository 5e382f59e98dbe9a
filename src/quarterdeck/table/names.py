"""What people write: names and lines of chat, without what would change how others read them."""

import unicodedata

LENGTH = 24
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, marks of direction, what no font has

LINES = {"Cc", "Cs", "Zl", "Zp"}  # controls; what joins the parts of an emoji stays
TURNS = {*"\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}  # marks of direction


def cleaned(name: str) -> str:
    """A name as it is kept and shown."""
    seen = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", name))
    seen = "".join(sign for sign in seen if unicodedata.category(sign) not in UNSEEN)
    return " ".join(seen.split())[:LENGTH].rstrip()


def said(text: str) -> str:
    """A line of chat as it is kept and shown: one line, in the direction that its letters have."""
    plain = "".join(" " if sign.isspace() else sign for sign in without_nul(text))
    plain = "".join(sign for sign in plain if unicodedata.category(sign) not in LINES and sign not in TURNS)
    if not plain.strip():
        raise ValueError("expected something to be said")
    return plain.strip()


def without_nul(text: str) -> str:
    """The text; one with a NUL is no text for a database."""
    if "\0" in text:
        raise ValueError("expected a text without NUL")
    return text
