"""What people have earned outlives the tables where they did: a row for each game, and ratings without their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing that was deleted before is known any more."""
    op.create_table(
        "deeds",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("levels", sa.JSON, nullable=False),
        sa.Column("marks", sa.JSON, nullable=False),
    )
    ratings_anew("kept_ratings", sa.Column("table", sa.String(32), primary_key=True))


def downgrade() -> None:
    """Forget them, and the ratings whose tables are gone."""
    op.execute('DELETE FROM ratings WHERE "table" NOT IN (SELECT id FROM tables)')
    ratings_anew("bound_ratings", sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True))
    op.drop_table("deeds")


def ratings_anew(meanwhile: str, table: sa.Column[str]) -> None:
    """Make the ratings once more with that column, for SQLite can change none; `meanwhile` they have another name."""
    op.create_table(
        meanwhile,
        table,
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    columns = '"table", seat, game, guest, mu, sigma, games, at'
    op.execute(f"INSERT INTO {meanwhile} ({columns}) SELECT {columns} FROM ratings")  # noqa: S608 - our own names
    op.drop_table("ratings")
    op.rename_table(meanwhile, "ratings")
    op.create_index("ratings_by_guest", "ratings", ["guest", "game", "games"])
