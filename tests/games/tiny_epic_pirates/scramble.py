"""What nobody can see in Tiny Epic Pirates (TEP-12): orders that the table does not hold in the first place."""


def scramble(s, seat, rnd):
    """Face-down tokens, the unseen top of the crew deck, merchant classes and the bag are sets: nothing to redeal."""
    return s.clone()
