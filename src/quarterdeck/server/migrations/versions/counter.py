"""The dealer's counter at the newest entry, so that a table can go on from there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; older tables have dealt at least as far as their base."""
    op.add_column("tables", sa.Column("counter", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET counter = base_counter")


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "counter")
