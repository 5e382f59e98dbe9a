"""Notices: the ways to a person, what the person wishes, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; whoever has told no way is told nothing."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ways_by_guest", "ways", ["guest"])
    op.create_table(
        "wishes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("quiet", sa.JSON, nullable=False),
        sa.Column("silent", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("page", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.UniqueConstraint("guest", "table", name="notices_once"),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("letter", sa.JSON, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("deliveries_by_due", "deliveries", ["due"])


def downgrade() -> None:
    """Drop them."""
    for table in ("deliveries", "notices", "wishes", "ways"):
        op.drop_table(table)
