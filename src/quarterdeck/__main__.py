"""`python -m quarterdeck` is the command `quarterdeck`."""

from quarterdeck.cli import main

main()
