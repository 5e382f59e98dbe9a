"""The laboratory: mass simulation, tournaments, ratings."""
