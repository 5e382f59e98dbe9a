"""Tournaments: their people, and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tournaments_by_host", "tournaments", ["host", "over", "updated"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament", "guest", name="entrants_once"),
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("points", sa.JSON),
    )


def downgrade() -> None:
    """Forget them."""
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)
