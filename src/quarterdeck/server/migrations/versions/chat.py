"""Players and watchers apart, phrases, reactions and reports of chat; whom not to hear."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ADDED: list[tuple[str, Any, str]] = [
    ("room", sa.String(8), "players"),
    ("kind", sa.String(8), "text"),
    ("lang", sa.String(8), ""),
    ("reactions", sa.JSON, "{}"),
    ("reports", sa.JSON, "[]"),
]


def upgrade() -> None:
    """What guests without a seat have said is said by watchers."""
    for name, kind, value in ADDED:
        op.add_column("chat", sa.Column(name, kind, nullable=False, server_default=value))
    op.execute("UPDATE chat SET room = 'watchers' WHERE seat IS NULL")
    op.add_column("looks", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Let everybody hear everything again."""
    op.drop_table("mutes")
    op.drop_column("looks", "quiet")
    for name, _, _ in ADDED:
        op.drop_column("chat", name)
