"""The command line: one module per command. Errors that a user can mend end with exit code 2."""

import os
import sys
from typing import Annotated

import typer
from typer._click.exceptions import UsageError  # typer has no name of its own for it

from quarterdeck._version import VERSION
from quarterdeck.cli import (
    admin,
    arena,
    backup,
    balance,
    bench,
    data,
    export,
    fairness,
    new_game,
    play,
    pocket,
    replay,
    rules,
    serve,
    sim,
    train,
    verify,
)
from quarterdeck.cli.common import STOPPED, Lang
from quarterdeck.cli.errors import LANG, in_words, language_of, said_as
from quarterdeck.cli.help import Spoken
from quarterdeck.core.errors import QuarterdeckError

app = typer.Typer(cls=Spoken, invoke_without_command=True, add_completion=False, pretty_exceptions_enable=False)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("pocket")(pocket.pocket)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(admin.app, name="admin")
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("balance")(balance.balance)
app.command("export")(export.export)
app.command("train")(train.train)
app.command("calibrate")(train.calibrate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.command("data")(data.data)
app.command("bench")(bench.bench)
app.command("fairness")(fairness.fairness)
app.command("new-game")(new_game.new_game)


def tell_version(wanted: bool) -> None:
    """Say the version and end, if that is wanted."""
    if wanted:
        print(VERSION)
        raise typer.Exit


@app.callback()
def quarterdeck(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback has told it
        bool, typer.Option("--version", help="Show the version and exit.", callback=tell_version, is_eager=True)
    ] = False,
    lang: Lang = "en",
) -> None:
    """Five pirate board games: play them, simulate them, study them.

    Without a command the table opens in the browser.
    """
    os.environ[LANG] = lang  # the command's own, unless it is told another
    if context.invoked_subcommand is None:
        serve.serve(browser=True, lang=lang)


def main() -> None:
    """Run the command; say in one line what was wrong with it."""
    lang = language_of(sys.argv)
    try:
        sys.exit(app(standalone_mode=False))
    except QuarterdeckError as error:
        print(f"quarterdeck: {in_words(error, lang)}", file=sys.stderr)
        sys.exit(2)
    except UsageError as error:
        print(f"quarterdeck: {said_as(error.format_message(), lang, 'help')}", file=sys.stderr)
        sys.exit(2)
    except typer.Abort:
        sys.exit(STOPPED)
    except KeyboardInterrupt:
        sys.exit(STOPPED)
