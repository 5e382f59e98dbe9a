"""`quarterdeck play`: a game in the terminal, against bots or together at one keyboard."""

import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from quarterdeck.bots import Bot, bot
from quarterdeck.cli.choosing import Item, fitting, question
from quarterdeck.cli.common import PEOPLE, STOPPED, Lang, Options, console, read_json, read_options, writing
from quarterdeck.cli.errors import in_words
from quarterdeck.cli.hints import hint_lines
from quarterdeck.cli.rules import rule_text
from quarterdeck.core.dealer import Seeded
from quarterdeck.core.errors import BadFile, BadRecord, BadSeats, BadWords, CannotUndo, IllegalAction, QuarterdeckError
from quarterdeck.core.match import Decision, Match, Option, dealer_of
from quarterdeck.core.registry import games
from quarterdeck.games import game as find_game
from quarterdeck.table.saved import ME, read_saved
from quarterdeck.words import LANGUAGES, Words, words

BESIDE = 2  # lines of a question beside its answers: what is asked, what is typed
FEWEST = 3  # rows of answers, however small the window is
ENDLESS = 10_000
COMMANDS = ("help", "more", "board", "hint", "undo", "save", "log", "rules", "back", "quit")
ALSO = {"": "help", "?": "help", "q": "quit", "exit": "quit"}


class Terminal:
    """A match in a terminal: who sits where, and what each person has been shown."""

    def __init__(self, match: Match, sitting: list[str], said: Words, seed: int, kept: dict[str, Any]) -> None:
        self.match = match
        self.kept = kept  # what the file says beside the game
        self.said = said
        self.sitting = sitting
        self.names = seat_names(sitting, said)
        self.bots: list[Bot | None] = [
            None if who == ME else bot(who, seed * 101 + seat) for seat, who in enumerate(sitting)
        ]
        self.people = [seat for seat, who in enumerate(sitting) if who == ME]
        self.shown = dict.fromkeys(self.people, 0)
        drawing: Any = import_module(f"{match.game.home}.render")
        self.render = drawing.render
        self.keys = getattr(drawing, "KEYS", {})
        self.commands = ALSO | {
            words(lang).text(f"cli-command-{name}"): name for lang in LANGUAGES for name in COMMANDS
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        last = None
        while not self.match.over:
            seat = self.match.waiting()[0]
            decider = self.bots[seat]
            decision = self.match.ask(seat)
            if decider is not None:
                self.match.play(seat, decider.choose(self.match.view(seat), decision))
                continue
            if len(self.people) > 1 and last != seat:
                console.clear()
                console.input(self.said.text("cli-curtain", name=self.names[seat]))
            last = seat
            if not self.ask(seat, decision):
                return
        self.tell(self.people[0] if self.people else None)
        self.draw(self.people[0] if self.people else None)
        show_result(self.match, self.names, self.said)

    def ask(self, seat: int, decision: Decision) -> bool:
        """Show the table and take one answer; False when the player leaves."""
        self.tell(seat)
        self.draw(seat)
        rows = self.rows(seat)
        lines, page = self.lines(decision.options, rows), 0
        while True:
            for line in question(decision, lines, self.said, self.names, rows, console.width, page):
                console.print(line, soft_wrap=True)
            typed = console.input(f"[bold]{self.said.text('cli-your-number')}[/] › ").strip()
            chosen = next((item for item in lines if item.key.lower() == typed.lower()), None)
            if chosen is not None and len(chosen.options) == 1:
                self.match.play(seat, chosen.options[0].words)
                return True
            if chosen is not None:
                lines, page = self.lines(chosen.options, rows), 0
                self.draw_again(seat)
            elif self.commands.get(typed.lower()) == "more":
                page += 1
                self.draw_again(seat)
            else:
                done = self.obey(seat, decision, typed, lines)
                if done is not None:
                    return done
                lines, page = self.lines(decision.options, rows), 0

    def rows(self, seat: int) -> int:
        """The rows that the window has left for answers below the board; what is no window has as many as it takes."""
        board = len(self.drawn(seat).split("\n"))
        return max(FEWEST, console.height - BESIDE - board) if console.is_terminal else ENDLESS

    def lines(self, options: Sequence[Option], rows: int) -> list[Item]:
        """What can be chosen, in so many rows if that can be."""
        return fitting(options, self.said, self.names, self.keys, rows, console.width)

    def obey(self, seat: int, decision: Decision, typed: str, lines: list[Item]) -> bool | None:
        """A word instead of a line: True when the question has changed, False to leave, None to ask again."""
        first, _, rest = typed.partition(" ")
        command = self.commands.get(first.lower())
        try:
            if command == "quit":
                console.print(self.said.text("cli-bye"))
                return False
            if command == "undo":
                self.take_back(seat)
                console.print(self.said.text("cli-undone"))
                return True
            if command == "save":
                self.save(Path(rest or f"{self.match.game.id}.json"))
            elif command == "log":
                self.tell(seat, since=0)
            elif command == "board":
                self.draw(seat)
            elif command == "hint":
                for line in hint_lines(self.match, seat, decision, self.said, self.names, rest):
                    console.print(f"  {escape(line)}", highlight=False)
            elif command == "rules":
                console.print(rule_text(self.said.lang, self.match.game.id, rest or decision.rule))
            elif command == "help":
                self.help()
            elif command is None:
                self.match.play(seat, typed)
                return True
        except BadWords as error:
            if first in {option.words.partition(" ")[0] for option in decision.options}:
                said = self.said.text("cli-unknown", found=in_words(error, self.said.lang))
            else:  # no answer at all: every verb of the game would help nobody
                said = self.said.text("cli-no-answer", typed=typed, keys=", ".join(item.key for item in lines))
            console.print(escape(said), highlight=False)
        except BadFile as error:
            console.print(escape(self.said.text("cli-not-saved", found=in_words(error, self.said.lang))))
        except (IllegalAction, CannotUndo) as error:
            reason = self.said.phrase(error.reason, self.names)
            console.print(escape(self.said.text("cli-refused", reason=reason)), getattr(error, "rule", ""))
        except QuarterdeckError as error:
            console.print(escape(in_words(error, self.said.lang)))
        return None

    def take_back(self, seat: int) -> None:
        """Undo the seat's last answer; whoever plays alone against bots may go back behind their answers too."""
        try:
            self.match.undo(seat)
        except CannotUndo:
            own = [i for i, entry in enumerate(self.match.log) if entry.seat == seat and not entry.auto]
            if len(self.people) > 1 or not own:
                raise
            record = self.match.record()
            again = record | {"log": record["log"][: own[-1]], "over": False}
            self.match = Match.from_record(again, None if dealer_of(again) is not None else Seeded(fresh_seed()))
        for person, length in self.shown.items():
            self.shown[person] = min(length, len(self.match.log))

    def save(self, path: Path) -> None:
        """Write the record with who sits where."""
        record = self.match.record() | {"sitting": self.sitting} | self.kept
        with writing(path):
            path.write_text(json.dumps(record, ensure_ascii=False), "utf-8")
        console.print(self.said.text("cli-saved", file=str(path)))

    def help(self) -> None:
        """What can be typed, and what the signs of the board mean."""
        console.print(self.said.text("cli-help"))
        for name in COMMANDS:
            what = self.said.text(f"cli-command-{name}")
            console.print(f"  {what:<8} {self.said.attribute(f'cli-command-{name}', 'help')}")
        if self.said.has("board-legend"):
            console.print(f"\n{self.said.text('board-legend')}")

    def draw(self, seat: int | None) -> None:
        """The board as the seat sees it."""
        console.print()
        console.print(self.drawn(seat), soft_wrap=True)

    def draw_again(self, seat: int) -> None:
        """The board above what is asked next, in a window where it would scroll away."""
        if console.is_terminal:
            self.draw(seat)

    def drawn(self, seat: int | None) -> str:
        """The board as text with style tags."""
        return str(self.render(self.match.view(seat), self.said.text, self.names))

    def tell(self, seat: int | None, since: int | None = None) -> None:
        """What happened since the seat was last shown the table."""
        first = self.shown.get(seat, 0) if since is None and seat is not None else since or 0
        heard = [told for entry in self.match.log[first:] for told in self.match.told(entry, seat)]
        lines = [f"  {escape(self.said.phrase(told.phrase, self.names))} [dim]{told.rule}[/]" for told in heard]
        if lines:
            console.print(f"\n[yellow]{self.said.text('cli-since' if since is None else 'cli-log')}[/]")
            for line in lines:
                console.print(line)
        if seat is not None:
            self.shown[seat] = len(self.match.log)


def typed_commands() -> dict[str, str]:
    """What can be typed instead of an answer, in every language."""
    return {words(lang).text(f"cli-command-{name}"): name for lang in LANGUAGES for name in COMMANDS}


def show_result(match: Match, names: list[str], said: Words) -> None:
    """Places and points, the winner first."""
    table = Table(title=said.text("cli-over"), title_style="bold")
    for column in ("cli-place", "cli-player", "cli-points"):
        table.add_column(said.text(column))
    ranks, scores = match.ranks, match.scores
    seats = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    called = [names[seat] if seat < len(names) else said.text("automaton") for seat in range(len(ranks))]
    for seat in seats:
        table.add_row(str(ranks[seat]), escape(called[seat]), str(scores[seat]))
    console.print(table)
    won = [called[seat] for seat in seats if ranks[seat] == 1]
    if won:
        console.print(said.text("cli-won", names=", ".join(won), count=len(won)))


def play(
    game: Annotated[str, typer.Argument(help=f"which game: {', '.join(games())}; --load needs none")] = "",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="how many seats; the fewest by default")] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help=f"who sits at the other seats: {PEOPLE}; 'me' is a person")
    ] = "bosun",
    me: Annotated[int, typer.Option(help="your seat, counted from 0")] = 0,
    seed: Annotated[int | None, typer.Option(help="the deal; drawn at random by default")] = None,
    options: Options = None,
    load: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    lang: Lang = "en",
) -> None:
    """Play a game in the terminal, against bots or together at one keyboard."""
    kept: dict[str, Any] = {}
    if not game and load is None:
        raise BadWords("expected the name of a game or --load with a saved one; found neither")
    words(lang, find_game(game).id if game else "")
    if load is not None:
        plain, deal = read_json(load), fresh_seed()
        saved = read_saved(plain, Match, Seeded(deal))
        match, sitting = saved.match, saved.sitting or seating(saved.match.seats, bots, me)
        if game and match.game.id != find_game(game).id:
            raise BadRecord(f"expected a game of {game}; found one of {match.game.id}")
        kept = {name: plain[name] for name in ("players", "seal") if name in plain}
    else:
        count = seats if seats is not None else max(2, find_game(game).seats.start)
        find_game(game).check_seats(count)
        sitting = seating(count, bots, me)
        deal = seed if seed is not None else fresh_seed()
        match = Match(game, count, read_options(game, options), seed=deal)
    said = words(lang, match.game.id)
    table = Terminal(match, sitting, said, deal, kept)
    console.print(
        said.text(
            "cli-you-are", name=table.names[table.people[0] if table.people else me], seats=", ".join(table.names)
        )
    )
    try:
        table.run()
    except EOFError:
        raise BadWords(said.text("cli-no-input")) from None
    except KeyboardInterrupt:
        console.print()
        table.save(unused(Path(f"{match.game.id}.json")))
        raise typer.Exit(STOPPED) from None


def unused(path: Path) -> Path:
    """The path, or one like it with a number that no file has."""
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found


def seating(seats: int, bots: str, me: int) -> list[str]:
    """Who sits where: you, then the named bots in order, the last one again where names run out."""
    if not 0 <= me < seats:
        raise BadSeats(f"expected your seat to be 0 to {seats - 1}; found {me}")
    named = [name.strip() for name in bots.split(",")]
    left = list(named)
    sitting = [ME if seat == me else left.pop(0) if left else named[-1] for seat in range(seats)]
    for name in sitting:
        if name != ME:
            bot(name)
    return sitting


def seat_names(sitting: list[str], said: Words) -> list[str]:
    """A name for each seat: the bot's level, a letter where a level sits twice."""
    names = []
    for seat, who in enumerate(sitting):
        name = said.text("skipper") if who == ME else said.text(f"level-{who.partition(':')[0]}")
        twice = sitting.count(who) > 1
        names.append(f"{name} {'ABCDEFGHIJ'[seat]}" if twice else name)
    return names


def fresh_seed() -> int:
    """A seed nobody chose."""
    import secrets

    return secrets.randbits(32)
