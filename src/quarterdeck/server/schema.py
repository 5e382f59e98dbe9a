"""The tables of the store. A change here needs a migration in migrations/versions.

Whatever belongs to a person has a column `guest`: it is exported, merged and deleted with the person, without a word
elsewhere. A column with `SECRET` is not exported; a table with `erased` keeps its rows with these values instead. A
column with `OTHER` names another person: it is merged too, and a row without its person is gone, or names nobody.
One with `PEOPLE` is JSON with ids of people in it: they are merged and erased there, and exported.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
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
SECRET = {"secret": True}
OTHER = {"other": True}
PEOPLE = {"people": True}

keys = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

bans = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),  # a person's id, an address or a network
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),  # of the person
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("preferences", JSON, nullable=False),  # those that were chosen
)

devices = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),  # as its cookie says
    Column("guest", String(32)),  # whose it is; None: signed out
    Column("browser", String(16), nullable=False),
    Column("system", String(16), nullable=False),
    Column("came", String(8), nullable=False),  # "first", "link" or "passkey"
    Column("created", Float, nullable=False),
    Column("seen", Integer, nullable=False),  # the day since 1970
    Index("devices_by_guest", "guest"),
    info={"erased": {"guest": None, "browser": "", "system": ""}},  # a cookie of the past stays void
)

links = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True, info=SECRET),  # of what the link says
    Column("guest", String(32), nullable=False),
    Column("came", String(8), nullable=False),  # what a device that follows it comes by
    Column("state", String(8), nullable=False),  # "open", "used" or "revoked"
    Column("until", Float, nullable=False),
    Index("links_by_guest", "guest"),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # the credential's, as base64url
    Column("guest", String(32), nullable=False),
    Column("key", LargeBinary, nullable=False, info=SECRET),  # the public one
    Column("signed", Integer, nullable=False, info=SECRET),  # of signatures, as far as its device counts
    Column("browser", String(16), nullable=False),  # where it was made
    Column("system", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Integer, nullable=False),  # the day since 1970
    Index("passkeys_by_guest", "guest"),
)

servers = Table(  # the processes that share the store, see server/fleet.py
    "servers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it
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
    Column("code", String(6)),  # by which it is found while seats are open
    Column("server", Integer),  # in whose memory it is, see `servers`
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_host", "host", "over"),  # no column that every answer changes: its index would be written, too
    Index("tables_by_bot", "awaits_bot"),
    Index("tables_by_code", "code"),
    Index("tables_by_due", "due"),
    Index("tables_by_server", "server"),
    ForeignKeyConstraint(["server"], ["servers.id"], "tables_server", ondelete="SET NULL").ddl_if("postgresql"),
)

OWN_COLUMNS = [column for column in tables.columns if column.name != "server"]  # of a table, wherever it is

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
    Column("invited", String(32), info=OTHER),  # for whom an open seat is kept
    Index("seats_by_guest", "guest"),
    Index("seats_by_invited", "invited"),
    info={"erased": {"guest": None, "own": False, "name": ""}},  # games of others stay whole
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

volumes = Table(
    "volumes",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True),  # number of those that lie in it, instead of in log and snapshots
    Column("last", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # see server/volumes.py
)

chat = Table(
    "chat",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("room", String(8), nullable=False),  # "players" or "watchers"
    Column("kind", String(8), nullable=False),  # "text", "phrase" or "struck"
    Column("guest", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("reactions", JSON, nullable=False, info=PEOPLE),  # guests by reaction
    Column("reports", JSON, nullable=False, info=PEOPLE),  # guests who have shown it to the host
    info={"erased": {"guest": "", "name": "", "text": "", "kind": "struck"}},  # the lines are counted
)

mutes = Table(
    "mutes",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, info=OTHER),  # whom the guest does not want to hear
    Column("table", String(32), primary_key=True),  # there; empty: anywhere
)

friends = Table(
    "friends",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, info=OTHER),
    Column("friend", Boolean, nullable=False),  # as the guest wants it; unsaid: who has finished a game with him
)

ratings = Table(
    "ratings",
    METADATA,
    Column("table", String(32), primary_key=True),  # which may be deleted: a rating stays
    Column("seat", Integer, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("guest", String(32), nullable=False),  # or "bot:" and a level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),  # rated so far, this one included: the most is the rating now
    Column("at", Float, nullable=False),
    Index("ratings_by_guest", "guest", "game", "games"),
)

deeds = Table(  # what tables that are deleted said of their people, see server/history.py
    "deeds",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("people", JSON, nullable=False, info=PEOPLE | SECRET),  # the others
    Column("levels", JSON, nullable=False),  # of the bots
    Column("marks", JSON, nullable=False),  # of the game's own feats
)

tournaments = Table(  # see table/tournament.py
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), info=OTHER),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),  # at each table
    Column("kind", String(8), nullable=False),  # "swiss" or "robin"
    Column("rounds", Integer, nullable=False),
    Column("terms", JSON, nullable=False),  # of its tables
    Column("round", Integer, nullable=False),  # 0: people gather
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tournaments_by_host", "host", "over", "updated"),
)

entrants = Table(
    "entrants",
    METADATA,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order of coming
    Column("guest", String(32)),
    Column("out", Boolean, nullable=False),  # has withdrawn
    UniqueConstraint("tournament", "guest", name="entrants_once"),
    Index("entrants_by_guest", "guest"),
    info={"erased": {"guest": None, "out": True}},  # the others have played against him
)

pairings = Table(
    "pairings",
    METADATA,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("table", String(32), primary_key=True),  # which may be deleted before its tournament
    Column("round", Integer, nullable=False),
    Column("people", JSON, nullable=False),  # numbers of entrants by seat
    Column("points", JSON),  # theirs, once the table is over
)

looks = Table(
    "looks",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),  # when the guest last left the table
    Column("line", Integer, nullable=False),  # of chat, the last one that the guest has seen
    Column("quiet", Boolean, nullable=False),  # the guest wants to hear nobody there
    Column("step", Integer, nullable=False),  # of the game, the last one that the guest has seen
    Column("stepped", Float),  # when that was; None: nobody has said yet
)

ways = Table(
    "ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("kind", String(8), nullable=False),  # "push", "mail" or "hook"
    Column("address", Text, nullable=False),  # of the push service, the mailbox or the hook
    Column("keys", JSON, nullable=False, info=SECRET),  # of a push; the form of a hook
    Column("confirmed", Boolean, nullable=False),
    Column("label", String(64), nullable=False),  # the browser that a push reaches
    Column("created", Float, nullable=False),
    Index("ways_by_guest", "guest"),
)

wishes = Table(
    "wishes",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("kinds", JSON, nullable=False),  # for each kind of notice, the kinds of ways
    Column("quiet", JSON, nullable=False),  # quiet hours: on, start and end in minutes, zone
    Column("silent", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("page", Text, nullable=False),  # the address that the person knows this server by
)

notices = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("table", String(32), ForeignKey("tables.id")),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float),  # when it is sent; None: it was, and the person has not looked since
    UniqueConstraint("guest", "table", "kind", name="notices_once"),
    Index("notices_by_due", "due"),
)

deliveries = Table(
    "deliveries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("way", String(32), nullable=False),
    Column("letter", JSON, nullable=False, info=SECRET),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Index("deliveries_by_due", "due"),
)
