"""The position in force and those that answers may go back to, instead of one from which the last are played again."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

RENAMED = [("seats", "standing", "live"), ("log", "secret", "private"), ("log", "action", "label")]


def upgrade() -> None:
    """Find the position in force of every table; what was answered before the change cannot be taken back."""
    op.add_column("tables", sa.Column("head", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("past", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("head"), sa.column("base"))
    log = sa.table("log", sa.column("table"), sa.column("number"), sa.column("back"))
    for table, base in connection.execute(sa.select(tables.c.id, tables.c.base)).all():
        rows = sa.select(log.c.number, log.c.back).where(log.c.table == table, log.c.number > base)
        head = last_in_force(base, connection.execute(rows.order_by(log.c.number)).all())
        connection.execute(sa.update(tables).where(tables.c.id == table).values(head=head))
    for column in ("base", "base_step", "base_counter"):
        op.drop_column("tables", column)
    for table, old, new in RENAMED:
        op.execute(f'ALTER TABLE {table} RENAME COLUMN "{old}" TO "{new}"')


def last_in_force(base: int, rows: Any) -> int:
    """The number of the last entry that was not taken back."""
    numbers = [base]
    for number, back in rows:
        if back:
            del numbers[-back:]
        else:
            numbers.append(number)
    return numbers[-1]


def downgrade() -> None:
    """Load every table from the position in force."""
    for table, old, new in RENAMED:
        op.execute(f'ALTER TABLE {table} RENAME COLUMN "{new}" TO "{old}"')
    for column in ("base", "base_step", "base_counter"):
        op.add_column("tables", sa.Column(column, sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET base = head, base_step = step, base_counter = counter")
    op.drop_column("tables", "past")
    op.drop_column("tables", "head")
