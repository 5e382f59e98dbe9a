"""Every message and body of docs/protocol.md; web/src/protocol.ts is generated from here."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, Field
from typing_extensions import TypedDict

from quarterdeck.core.events import FACEDOWN
from quarterdeck.server.names import said, without_nul
from quarterdeck.table.chat import PHRASES, REACTIONS
from quarterdeck.table.settings import GRACE, VOTE

PROTOCOL = 3  # counts the changes that a page of an older version does not understand
NAME = 40  # characters of a name
TEXT = 500  # characters of a chat line

Seat = Annotated[int, Field(ge=0, le=15)]
Name = Annotated[str, Field(max_length=NAME), AfterValidator(without_nul)]
Said = Annotated[str, Field(min_length=1, max_length=TEXT), AfterValidator(said)]
Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Request = Annotated[str, Field(max_length=64)]
Code = Annotated[str, Field(pattern=r"^[A-Ja-j]{4}[0-9]{2}$")]
Options = dict[str, Any]


class Argument(TypedDict):
    """One argument of a phrase."""

    kind: str
    value: int
    name: NotRequired[str]


class Phrase(TypedDict):
    """A message of the words files with its arguments."""

    id: str
    args: dict[str, Argument]


class Setting(TypedDict):
    """A declared option of a game."""

    name: str
    choices: list[str | int | bool]
    default: str | int | bool
    message: str
    rule: str
    group: str
    seats: list[int]
    first: str | int | bool | None
    names_seats: bool
    picture: str


class Game(TypedDict):
    """A game of the start page."""

    id: str
    seats: list[int]
    rules_version: int
    minutes: int
    weight: int
    options: list[Setting]
    orders: list[Setting]
    solo: bool


Who = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]  # what a guest calls another person by
SeatKind = Literal["me", "open", "bot", "person"]


class SeatRequest(TypedDict):
    """Who is to sit there."""

    kind: SeatKind
    name: NotRequired[Name]
    level: NotRequired[str]
    friend: NotRequired[Who]


class Terms(TypedDict):
    """What the people of a table agree on, see table/terms.py."""

    pace: Literal["none", "decision", "game", "days"]
    seconds: int
    increment: int
    end: Literal["bot", "default"]
    vacation: int
    away: int
    level: str
    sit: Literal["link", "code", "friends", "anybody"]
    watch: Literal["nobody", "link", "anybody"]
    hotseat: bool
    takeback: bool
    hints: bool
    forks: bool
    rated: bool


class TableRequest(TypedDict):
    """A new table."""

    game: str
    options: NotRequired[Options]
    seats: Annotated[list[SeatRequest], Field(max_length=16)]
    hotseat: NotRequired[bool]
    terms: NotRequired[Annotated[dict[str, Any], "Partial<Terms>"]]
    nonce: NotRequired[Nonce]


class CodeRequest(TypedDict):
    """A code that somebody read out."""

    code: Code


class JoinRequest(TypedDict):
    """A guest takes an open seat."""

    code: NotRequired[Code]
    seat: NotRequired[Seat | None]
    name: NotRequired[Name | None]
    nonce: NotRequired[Nonce]


class ForkRequest(TypedDict):
    """A new table that goes on from a step."""

    step: Annotated[int, Field(ge=0)]
    seats: Annotated[list[SeatRequest], Field(max_length=16)]
    nonce: NotRequired[Nonce]


class RematchRequest(TypedDict):
    """Whether a player wants to play again with the same people, with one seat more, and without waiting longer."""

    yes: bool
    more: NotRequired[bool]
    now: NotRequired[bool]


class Rematch(TypedDict):
    """Who wants to play again: seats that said yes or no, until when all are kept, and the new table."""

    until: float
    yes: list[int]
    no: list[int]
    more: bool
    table: str | None


class NextTable(TypedDict):
    """The table where the people of another go on; null while somebody has not answered."""

    id: str | None


class InviteRequest(TypedDict):
    """The host keeps an open seat for a friend, or without a name asks again the one for whom it is kept."""

    seat: Seat
    who: NotRequired[Who]


class Friend(TypedDict):
    """Somebody with whom a guest has finished a game, or whom he has made a friend."""

    who: str
    name: str


class Companion(TypedDict):
    """Somebody else at a table, as the guest calls him."""

    seat: int
    who: str
    friend: bool


class FriendRequest(TypedDict):
    """Somebody is to be a friend, or not."""

    who: Who
    friend: bool


class HintRequest(TypedDict):
    """A seat asks what a captain would do."""

    seat: Seat


class Preferences(TypedDict):
    """What a person has chosen for all devices; what is not there was never chosen."""

    language: NotRequired[Literal["en", "pl"]]
    theme: NotRequired[Literal["system", "light", "dark"]]
    speed: NotRequired[Literal["1", "0.5", "0"]]
    ask: NotRequired[Literal["final", "always", "never"]]


class MeRequest(TypedDict):
    """What a person changes: the name, or what holds on all devices."""

    name: NotRequired[Name]
    preferences: NotRequired[Preferences]


class DeleteRequest(TypedDict):
    """A person says the own name, and is deleted."""

    name: Name


class FollowRequest(TypedDict):
    """A device follows a link: with everything of its person, or alone."""

    merge: bool


class PasskeyRequest(TypedDict):
    """What a browser has made or signed, as WebAuthn spells it."""

    credential: Annotated[dict[str, Any], "object"]


class TableId(TypedDict):
    """The id of a new table."""

    id: str


class Done(TypedDict):
    """The call has done what it says."""

    done: bool


class Hint(TypedDict):
    """What a captain would do."""

    words: str


class SittingBot(TypedDict):
    """A bot that plays for a person: since when, why, and how many steps the person had been told of then."""

    since: float
    why: Literal["time", "clock", "vote", "asked", "resigned"]
    step: int


class Vacation(TypedDict):
    """How many seconds of vacation a person has used, and since when it is now; null if it is not."""

    used: float
    since: float | None


class SeatSummary(TypedDict):
    """Who sits there."""

    kind: SeatKind
    name: str
    level: str | None
    present: bool
    away: float | None
    bot: SittingBot | None
    votes: list[int]
    needed: int
    resigned: bool
    hints: int
    forks: int
    invited: float | None
    nudged: float | None
    more: list[int]
    vacation: Vacation | None


class TakeBack(TypedDict):
    """A seat asks all others whether its last answer and the steps after it may fall."""

    seat: int
    back: int
    until: float
    yes: list[int]


class Note(TypedDict):
    """Something that happened between the people: the message `note-<note>` of the words."""

    at: float
    step: int
    note: str
    seat: int | None
    args: dict[str, int | str]


class Watcher(TypedDict):
    """Somebody who looks on."""

    name: str
    since: float
    who: str


class TableSummary(TypedDict):
    """What everybody may know about a table."""

    id: str
    game: str
    options: Options
    seats: list[SeatSummary]
    my_seats: list[int]
    kept: int | None
    begun: bool
    over: bool
    step: int
    commitment: str
    scores: list[int] | None
    ranks: list[int] | None
    waiting: list[int]
    since: dict[str, float]
    ends: dict[str, float]
    watchers: list[Watcher]
    last: Phrase | None
    code: str | None
    updated: float
    terms: Terms
    created: float
    hosting: bool
    rematch: Rematch | None
    host: int | None
    cancelled: bool
    takeback: TakeBack | None
    notes: list[Note]


WayKind = Literal["push", "mail", "hook"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class Quiet(TypedDict):
    """Quiet hours, in minutes of the day."""

    on: bool
    start: Minute
    end: Minute
    zone: Annotated[str, Field(max_length=64)]


class Way(TypedDict):
    """A way to a person."""

    id: str
    kind: WayKind
    address: str
    label: str
    confirmed: bool


class Notices(TypedDict):
    """What a person wishes to hear of, and how."""

    ways: list[Way]
    kinds: dict[str, list[WayKind]]
    quiet: Quiet
    silent: bool
    key: str
    mail: bool


class WishRequest(TypedDict):
    """Something else that a person wishes."""

    kinds: NotRequired[dict[str, list[WayKind]]]
    quiet: NotRequired[Quiet]
    silent: NotRequired[bool]
    lang: NotRequired[Literal["en", "pl"]]


class WayRequest(TypedDict):
    """One more way to a person."""

    kind: WayKind
    address: Annotated[str, Field(min_length=3, max_length=2000)]
    keys: NotRequired[dict[Literal["p256dh", "auth"], Annotated[str, Field(max_length=200)]]]
    label: NotRequired[Annotated[str, Field(max_length=64)]]
    form: NotRequired[Annotated[str, Field(max_length=8)]]
    lang: NotRequired[Literal["en", "pl"]]


class MyTable(TypedDict):
    """A table as its guest's list shows it."""

    table: TableSummary
    asked: bool | None
    unread: int


class Me(TypedDict):
    """The guest."""

    name: str
    preferences: Preferences
    tables: list[TableSummary]


class Device(TypedDict):
    """A browser that is signed in; times are days."""

    id: str
    browser: str
    system: str
    came: Literal["first", "link", "passkey"]
    since: float
    seen: float
    here: bool


class Passkey(TypedDict):
    """A passkey and where it was made."""

    id: str
    browser: str
    system: str
    since: float
    used: float


class Person(TypedDict):
    """The person behind a device."""

    name: str
    preferences: Preferences
    since: float
    devices: list[Device]
    passkeys: list[Passkey]


class Rating(TypedDict):
    """How strong somebody is in a game, how sure that is, and after how many rated games."""

    mu: float
    sigma: float
    games: int


class GameHistory(TypedDict):
    """What a person has played of one game; `bots` says where each level stands on the same scale."""

    game: str
    played: int
    won: int
    rating: Rating | None
    bots: dict[str, float]


class Other(TypedDict):
    """Who else sat at a table."""

    seat: int
    name: str
    bot: bool


class Result(TypedDict):
    """A game that is over; one that went on from another, or with several seats of the person, is not counted."""

    table: str
    game: str
    at: float
    place: int
    points: int
    others: list[Other]
    rated: bool
    counted: bool


class Opponent(TypedDict):
    """Somebody across the table: games together, how many the person has won, and the other."""

    name: str
    played: int
    won: int
    lost: int
    who: str
    friend: bool


class Favourite(TypedDict):
    """The character that a person has played most: a message of the game's words."""

    game: str
    message: str
    played: int


class Feat(TypedDict):
    """How far a person is with a feat, of one game or of all; once done, when and by which table."""

    feat: str
    game: str | None
    have: int
    goal: int
    table: str | None
    at: float | None


class History(TypedDict):
    """What a person has played."""

    played: int
    won: int
    run: int
    best_run: int
    games: list[GameHistory]
    results: list[Result]
    opponents: list[Opponent]
    favourite: Favourite | None
    feats: list[Feat]


class Qr(TypedDict):
    """A QR code: an SVG path in a square of that size, without a margin."""

    size: int
    path: str


class DeviceLink(TypedDict):
    """A link that lets one more device in; `left` in seconds."""

    url: str
    left: float
    qr: Qr


class Invitation(TypedDict):
    """The link to a table."""

    url: str
    qr: Qr


class LinkPath(TypedDict):
    """Where a device that has shown a passkey goes on."""

    path: str


class Guest(TypedDict):
    """A person and how many tables there are, as a link shows them."""

    name: str
    tables: int
    running: int


class LinkCard(TypedDict):
    """What following a link would do."""

    left: float
    theirs: Guest
    mine: Guest
    both: int
    may_switch: bool


class Component(TypedDict):
    """A component of a game, with all that its data file says."""

    id: NotRequired[str]
    kind: NotRequired[str]
    group: NotRequired[str]
    provenance: NotRequired[str]
    source: NotRequired[str]


class View(TypedDict):
    """All that a seat may know."""

    game: str
    rules_version: int
    seat: int | None
    seats: int
    options: Options
    waiting: list[int]
    over: bool
    scores: list[int] | None
    ranks: list[int] | None
    state: Annotated[dict[str, Any], "object"]
    derived: Annotated[dict[str, Any], "object"]


class Event(TypedDict):
    """Something that happened, as the reader may know it."""

    kind: str
    rule: str
    args: dict[str, int | list[int]]
    phrase: Phrase


Change = Annotated[Any, "[] | [unknown] | { [name: string]: Change }"]  # how a view becomes the next one
Changed = Annotated[Any, "Change"]


class Answered(TypedDict):
    """One answer and what it brought about, but for the view after it."""

    step: int
    seat: int
    action: Phrase | None
    auto: bool
    events: list[Event]


class StepChange(Answered):
    """The same as it travels: how the view before becomes the one after it."""

    change: Changed


class Step(Answered):
    """The same put together."""

    view: View


class Steps(TypedDict):
    """A piece of a replay, and how many steps there are."""

    steps: list[StepChange]
    total: int


class Option(TypedDict):
    """One legal answer."""

    words: str
    marks: list[str]
    label: Phrase
    note: Phrase | None
    preference: bool


class Decision(TypedDict):
    """A question to one seat."""

    id: str
    seat: int
    must: bool
    prompt: Phrase
    rule: str
    options: list[Option]
    default: str


class Undo(TypedDict):
    """Whether the last answer can be taken back, and why not."""

    possible: bool
    reason: NotRequired[Phrase | None]
    beyond: NotRequired[Literal["free", "ask"] | None]


class Clock(TypedDict):
    """How long the question is open to everybody; without seconds nobody knows."""

    window: str
    seconds: float | None
    left: float | None
    extended: list[int]
    may_extend: list[int]
    extensions: list[int]


class SeatTime(TypedDict):
    """Since when the table waits for a seat, and how much time it has left; whether that runs now."""

    asked: float | None
    left: float | None
    runs: bool


class Unsettled(TypedDict):
    """A play that counts already and may still be interrupted, by an option with the mark `play:<id>`."""

    id: int
    seat: int
    card: int
    seconds: float
    left: float
    extended: list[int]
    may_extend: list[int]


class ReactionSummary(TypedDict):
    """Who reacted to a line in that way."""

    reaction: str
    names: list[str]
    mine: bool


class ChatLine(TypedDict):
    """Something that was said at a table."""

    line: int
    room: Literal["players", "watchers"]
    kind: Literal["text", "phrase", "struck"]
    seat: int | None
    who: str
    mine: bool
    name: str
    text: str
    lang: str
    at: float
    reactions: list[ReactionSummary]
    reports: int


class Chat(TypedDict):
    """What a guest hears at a table, and how."""

    lines: list[ChatLine]
    read: int
    quiet: bool
    muted: list[str]
    blocked: list[str]


class ListenRequest(TypedDict):
    """Where the guest has read to, and whether the guest wants to hear nobody."""

    read: NotRequired[Annotated[int, Field(ge=0, le=2**31 - 1)]]
    quiet: NotRequired[bool]


class SeenRequest(TypedDict):
    """The last step that a player has seen."""

    step: Annotated[int, Field(ge=0, le=2**31 - 1)]


class Seen(TypedDict):
    """The last step that a player has seen on any device, and how many seconds ago; null: nobody has said yet."""

    step: int
    ago: float | None


class MuteRequest(TypedDict):
    """Whom the guest does not want to hear, here or everywhere."""

    who: Annotated[str, Field(max_length=32)]
    on: bool
    everywhere: NotRequired[bool]


class Nothing(TypedDict):
    """It is done, and there is nothing to say about it."""


class Health(TypedDict):
    """How the server is."""

    status: Literal["ok", "unready"]
    version: str


class Failure(TypedDict):
    """The body of every refused call."""

    error: Phrase


class HelloMessage(TypedDict):
    """The greeting of a table's socket, before everything else: a page of another protocol loads itself anew."""

    n: int
    type: Literal["hello"]
    protocol: int
    version: str


class TableMessage(TypedDict):
    """The table's summary; first of all, and whenever seats, names or presence change."""

    n: int
    type: Literal["table"]
    table: TableSummary


class Standing(TypedDict):
    """How a seat stands, but for its view."""

    n: int
    type: Literal["state"]
    seat: int | None
    step: int
    decision: Decision | None
    waiting: list[int]
    undo: Undo
    clock: Clock | None
    times: list[SeatTime]
    orders: Options | None
    stop: bool
    ahead: Decision | None
    sealed: str | None
    unsettled: list[Unsettled]


class StateChange(Standing):
    """What a seat sees now and what it is asked, as it travels: how the view told before becomes this one."""

    change: Changed
    sum: int


class StateMessage(Standing):
    """What a seat sees now and what it is asked, put together."""

    view: View


class StepsChange(TypedDict):
    """What happened, as it travels."""

    n: int
    type: Literal["steps"]
    seat: int | None
    steps: list[StepChange]


class StepsMessage(TypedDict):
    """What happened, put together."""

    n: int
    type: Literal["steps"]
    seat: int | None
    steps: list[Step]


class AckMessage(TypedDict):
    """The request is committed to the store."""

    n: int
    type: Literal["ack"]
    request: str


class RefusedMessage(TypedDict):
    """The request changed nothing."""

    n: int
    type: Literal["refused"]
    request: str
    reason: Phrase
    rule: str


class Warned(TypedDict):
    """What an answer may cost, waste or end, and by which rule."""

    phrase: Phrase
    rule: str


class WeighedMessage(TypedDict):
    """What is certain of an answer, as far as its seat can know."""

    n: int
    type: Literal["weighed"]
    request: str
    final: bool  # it cannot be taken back
    events: list[Event]
    warnings: list[Warned]
    then: Literal["open", "chance", "hidden", "over"]  # who decides what follows


class ChatMessage(TypedDict):
    """Something was said."""

    n: int
    type: Literal["chat"]
    line: int
    room: Literal["players", "watchers"]
    kind: Literal["text", "phrase", "struck"]
    seat: int | None
    who: str
    mine: bool
    name: str
    text: str
    lang: str
    at: float
    reactions: list[ReactionSummary]
    reports: int


Reply = AckMessage | RefusedMessage | WeighedMessage
WireMessage = HelloMessage | TableMessage | StateChange | StepsChange | Reply | ChatMessage
ServerMessage = HelloMessage | TableMessage | StateMessage | StepsMessage | Reply | ChatMessage


class MyTablesMessage(TypedDict):
    """All tables of a guest; first of all."""

    n: int
    type: Literal["tables"]
    now: float
    tables: list[MyTable]


class MyTableMessage(TypedDict):
    """One of them has changed, or is new."""

    n: int
    type: Literal["row"]
    now: float
    row: MyTable


class GoneMessage(TypedDict):
    """A table that is not the guest's any more: the seat is not kept for him, or he has left before the start."""

    n: int
    type: Literal["gone"]
    now: float
    table: str


class LobbyMessage(TypedDict):
    """The open tables, whenever they change; those of friends and those that anybody may watch too."""

    n: int
    type: Literal["lobby"]
    tables: list[TableSummary]


LiveMessage = MyTablesMessage | MyTableMessage | GoneMessage | LobbyMessage


class PlayRequest(TypedDict):
    """An answer to a decision."""

    type: Literal["play"]
    request: Request
    seat: Seat
    decision: Annotated[str, Field(max_length=64)]
    words: Annotated[str, Field(max_length=400)]
    free: NotRequired[bool]  # only if it can be taken back, else `error-final`


class WeighRequest(TypedDict):
    """A seat asks what an answer to its decision would bring about; nothing happens."""

    type: Literal["weigh"]
    request: Request
    seat: Seat
    decision: Annotated[str, Field(max_length=64)]
    words: Annotated[str, Field(max_length=400)]


class UndoRequest(TypedDict):
    """A seat takes its last answer back."""

    type: Literal["undo"]
    request: Request
    seat: Seat


class ExtendRequest(TypedDict):
    """A seat asks for more time, for everybody to see: on the table's clock, or for an unsettled play."""

    type: Literal["extend"]
    request: Request
    seat: Seat
    play: NotRequired[int]


class OrderRequest(TypedDict):
    """A seat changes one of its standing orders."""

    type: Literal["order"]
    request: Request
    seat: Seat
    name: Annotated[str, Field(max_length=64)]
    value: str | int | bool


class ReadyRequest(TypedDict):
    """A seat that is stopped for lets the window go by."""

    type: Literal["ready"]
    request: Request
    seat: Seat


class PersonRequest(TypedDict):
    """A person leaves, resigns, lets a bot sit in, takes the seat back or asks to take an answer back."""

    type: Literal["leave", "resign", "hand", "back", "takeback"]
    request: Request
    seat: Seat


class VoteRequest(TypedDict):
    """Somebody who is here wants a bot to sit in for somebody who is not."""

    type: Literal["vote"]
    request: Request
    seat: Seat
    absent: Seat
    yes: bool


class NudgeRequest(TypedDict):
    """Somebody who is here reminds somebody who is waited for and away."""

    type: Literal["nudge"]
    request: Request
    seat: Seat
    absent: Seat


class MoreRequest(TypedDict):
    """Somebody who is here gives more time to somebody who is waited for and away."""

    type: Literal["more"]
    request: Request
    seat: Seat
    absent: Seat


class ConsentRequest(TypedDict):
    """Somebody agrees that another takes an answer back, or does not."""

    type: Literal["consent"]
    request: Request
    seat: Seat
    yes: bool


class VacationRequest(TypedDict):
    """Somebody's clock is to stand still, or to run again."""

    type: Literal["vacation"]
    request: Request
    seat: Seat
    on: bool


class HostRequest(TypedDict):
    """The host arranges the table before the start, or sends somebody away who looks on."""

    type: Literal["host"]
    request: Request
    act: Literal["unseat", "bot", "move", "terms", "start", "cancel", "send_away"]
    who: NotRequired[Annotated[str, Field(max_length=32)]]
    seat: NotRequired[Seat]
    terms: NotRequired[Annotated[dict[str, Any], "Partial<Terms>"]]
    to: NotRequired[Seat]
    level: NotRequired[Annotated[str, Field(max_length=32)]]


class HiddenRequest(TypedDict):
    """A page is hidden behind others, or shown again."""

    type: Literal["hidden"]
    hidden: bool


Language = Annotated[str, Field(max_length=8)]
Line = Annotated[int, Field(ge=1, le=2**31 - 1)]


class ChatRequest(TypedDict):
    """Somebody says something: a text, or the id of a phrase."""

    type: Literal["chat"]
    request: Request
    text: NotRequired[Said]
    phrase: NotRequired[Annotated[str, Field(max_length=32)]]
    lang: NotRequired[Language]


class ReactRequest(TypedDict):
    """Somebody reacts to what was said, or takes that back."""

    type: Literal["react"]
    request: Request
    line: Line
    reaction: Annotated[str, Field(max_length=32)]
    on: bool


class ReportRequest(TypedDict):
    """Somebody shows a line to the host."""

    type: Literal["report"]
    request: Request
    line: Line


class StrikeRequest(TypedDict):
    """The host, or whoever said it, takes the words of a line away."""

    type: Literal["strike"]
    request: Request
    line: Line


class ResyncRequest(TypedDict):
    """A socket has missed something."""

    type: Literal["resync"]


ClientMessage = (
    PlayRequest
    | WeighRequest
    | UndoRequest
    | ExtendRequest
    | OrderRequest
    | ReadyRequest
    | PersonRequest
    | VoteRequest
    | ConsentRequest
    | VacationRequest
    | NudgeRequest
    | MoreRequest
    | HostRequest
    | HiddenRequest
    | ChatRequest
    | ReactRequest
    | ReportRequest
    | StrikeRequest
    | ResyncRequest
)

CONSTANTS = {
    "PROTOCOL": PROTOCOL,
    "FACEDOWN": FACEDOWN,
    "GRACE": GRACE,
    "VOTE": VOTE,
    "PHRASES": list(PHRASES),
    "REACTIONS": list(REACTIONS),
}
