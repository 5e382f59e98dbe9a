"""Codes: a table with open seats is found by one that can be read out."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; older tables have none."""
    op.add_column("tables", sa.Column("code", sa.String(6)))
    op.create_index("tables_by_code", "tables", ["code"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("tables_by_code", "tables")
    op.drop_column("tables", "code")
