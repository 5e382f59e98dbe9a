"""The terms of a table, what happens between its people, and when it is to be woken."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; older tables have the usual terms, and nobody is away."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("company", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("seats", sa.Column("company", sa.JSON, nullable=False, server_default="{}"))
    op.create_index("tables_by_due", "tables", ["due"])


def downgrade() -> None:
    """Drop the columns."""
    op.drop_index("tables_by_due", "tables")
    op.drop_column("seats", "company")
    for column in ("due", "company", "terms"):
        op.drop_column("tables", column)
