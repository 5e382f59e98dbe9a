"""What fields of all bodies and messages may hold."""

from typing import Annotated, Any, NotRequired

from pydantic import AfterValidator, Field
from typing_extensions import TypedDict

from quarterdeck.table.names import said, without_nul

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


Who = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]  # what a guest calls another person by
Language = Annotated[str, Field(max_length=8)]
Line = Annotated[int, Field(ge=1, le=2**31 - 1)]
