"""Notices of several kinds for one table: that a bot sits in is told to somebody who was told that it is his move."""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let each kind have its row."""
    once("guest", "table", "kind")


def downgrade() -> None:
    """Let each table have one row; the first one stays."""
    op.execute('DELETE FROM notices WHERE id NOT IN (SELECT MIN(id) FROM notices GROUP BY guest, "table")')
    once("guest", "table")


def once(*columns: str) -> None:
    """Let a person have one row with the same of these."""
    with op.batch_alter_table("notices") as notices:
        notices.drop_constraint("notices_once", type_="unique")
        notices.create_unique_constraint("notices_once", list(columns))
