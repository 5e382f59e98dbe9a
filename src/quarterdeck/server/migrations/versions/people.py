"""People: preferences of a guest, the devices that are signed in, the links and passkeys that let one in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; an older cookie is a device and a person of the same id, and needs no row."""
    op.add_column("guests", sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("came", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("came", sa.String(8), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("links_by_guest", "links", ["guest"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signed", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])


def downgrade() -> None:
    """Drop the tables: every device is a person of its own again."""
    for table in ("passkeys", "links", "devices"):
        op.drop_table(table)
    op.drop_column("guests", "preferences")
