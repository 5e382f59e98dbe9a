"""Friends that somebody has chosen, and seats that are kept for one of them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen yet, and nobody is invited."""
    op.create_table(
        "friends",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("friend", sa.Boolean, nullable=False),
    )
    op.add_column("seats", sa.Column("invited", sa.String(32)))
    op.create_index("seats_by_invited", "seats", ["invited"])


def downgrade() -> None:
    """Forget both."""
    op.drop_index("seats_by_invited", "seats")
    op.drop_column("seats", "invited")
    op.drop_table("friends")
