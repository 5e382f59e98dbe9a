"""The engine: no I/O, no clock, no generator of its own."""
