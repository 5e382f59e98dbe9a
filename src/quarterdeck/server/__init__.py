"""The server: tables for people and bots in the browser."""
