"""A fleet: the servers that share the store, and in whose memory each table is."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the column; nobody is there yet."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("server", sa.Integer))
    if op.get_bind().dialect.name == "postgresql":  # where there may be several
        op.create_foreign_key("tables_server", "tables", "servers", ["server"], ["id"], ondelete="SET NULL")
    op.create_index("tables_by_server", "tables", ["server"])


def downgrade() -> None:
    """Drop both."""
    op.drop_index("tables_by_server", "tables")
    op.drop_column("tables", "server")
    op.drop_table("servers")
