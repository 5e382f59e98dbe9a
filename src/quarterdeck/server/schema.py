"""The tables of the store. A change here needs a migration in migrations/versions."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

keys = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32), nullable=False),  # the guest who opened it
    Column("secret", String(64), nullable=False),  # of the fair dealer
    Column("forked", Boolean, nullable=False),  # began at a position instead of the setup
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("awaits_bot", Boolean, nullable=False),  # a bot or time is next: goes on by itself after a restart
    Column("number", Integer, nullable=False),  # of the last log entry
    Column("step", Integer, nullable=False),  # log entries in force
    Column("head", Integer, nullable=False),  # the last of them; 0 is the start
    Column("past", JSON, nullable=False),  # head, step and seat before each answer that may go back
    Column("hidden", JSON, nullable=False),  # how many entries in force each reader must not know of
    Column("counter", Integer, nullable=False),  # of the fair dealer
    Column("waiting", JSON, nullable=False),  # seats that everybody may see waited for
    Column("scores", JSON),
    Column("ranks", JSON),
    Column("terms", JSON, nullable=False),  # see table/terms.py
    Column("company", JSON, nullable=False),  # what is asked of all its people, see table/company.py
    Column("due", Float),  # when it is to be taken up again although nobody comes
    Column("since", JSON, nullable=False),  # when each seat of `waiting` began to be waited for
    Column("last", JSON),  # the last thing that everybody was told of
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_host", "host", "over", "updated"),
    Index("tables_by_bot", "awaits_bot"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # "open", "bot" or "person"
    Column("guest", String(32)),
    Column("own", Boolean, nullable=False),  # bears the guest's own name
    Column("name", Text, nullable=False),
    Column("level", String(32)),
    Column("nonce", String(64)),
    Column("live", JSON, nullable=False),  # orders, extensions and early answer
    Column("company", JSON, nullable=False),  # away, time left, the bot that sits in: see table/company.py
    Index("seats_by_guest", "guest"),
)

log = Table(
    "log",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("back", Integer, nullable=False),  # log entries that this one takes back; 0 for an answer
    Column("seat", Integer, nullable=False),  # -1 is chance
    Column("words", Text, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("label", JSON),
    Column("events", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "number", name="log_numbers"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # after the log entry of that number; 0 is the start
    Column("state", LargeBinary, nullable=False),  # compressed JSON
)

chat = Table(
    "chat",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

looks = Table(
    "looks",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),  # when the guest last left the table
    Column("line", Integer, nullable=False),  # of chat, the last one by then
)
