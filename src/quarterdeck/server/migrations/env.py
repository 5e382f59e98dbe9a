"""Alembic's environment: migrates over the connection that the store hands in."""

from alembic import context

from quarterdeck.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
