"""Bots: whoever answers a decision from a view. A bot sees what a person sees."""

from quarterdeck.bots.base import Bot
from quarterdeck.bots.ladder import LEVELS, NAMES, bot

__all__ = ["LEVELS", "NAMES", "Bot", "bot"]
