"""The dealer's counter at the newest entry, and how many entries each reader must not know of."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; older tables have dealt at least as far as their base."""
    op.add_column("tables", sa.Column("counter", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("hidden", sa.JSON, nullable=False, server_default="{}"))
    op.execute("UPDATE tables SET counter = base_counter")


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("tables", "hidden")
    op.drop_column("tables", "counter")
