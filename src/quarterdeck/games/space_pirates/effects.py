"""Effects of single cards. The one irregular card here is the teleport, and its rule (SP-5.5) is part of the flow."""
