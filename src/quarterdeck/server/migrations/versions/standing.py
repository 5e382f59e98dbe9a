"""What stands for a seat: its orders and its presses of hold."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has given an order yet."""
    op.add_column("seats", sa.Column("standing", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seats", "standing")
