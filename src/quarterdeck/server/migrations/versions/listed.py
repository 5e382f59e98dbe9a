"""What a list of tables says of each: since when whom, and what was heard last."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; older tables say since when as soon as they go on."""
    op.add_column("tables", sa.Column("since", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("last", sa.JSON))
    op.create_table(
        "looks",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("looks")
    op.drop_column("tables", "last")
    op.drop_column("tables", "since")
