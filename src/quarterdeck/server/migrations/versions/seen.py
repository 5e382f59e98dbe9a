"""What a guest has seen of a game, so that a return begins with what happened since."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; nobody has said yet what he has seen."""
    op.add_column("looks", sa.Column("step", sa.Integer, nullable=False, server_default="0"))
    op.add_column("looks", sa.Column("stepped", sa.Float))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("looks", "stepped")
    op.drop_column("looks", "step")
