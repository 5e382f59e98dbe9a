"""An index of hosts that an answer leaves alone: when a table was used last is no part of it any more."""

from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make it anew."""
    op.drop_index("tables_by_host", "tables")
    op.create_index("tables_by_host", "tables", ["host", "over"])


def downgrade() -> None:
    """Make it as it was."""
    op.drop_index("tables_by_host", "tables")
    op.create_index("tables_by_host", "tables", ["host", "over", "updated"])
