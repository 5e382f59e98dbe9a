"""Notices: what reaches a person who is not looking, by push, mail or a hook of the person's own."""
