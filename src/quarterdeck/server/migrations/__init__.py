"""Migrations of the store, run when a server starts."""
