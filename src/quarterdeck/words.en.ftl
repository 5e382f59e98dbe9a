### What every game and every client says.

nobody = nobody
you = You

reason-not_now = That cannot be done now.
reason-not_asked = It is not your decision.
reason-over = The game is over.

undo-nothing = There is nothing to take back yet.
undo-chance = The dealer has dealt since then.
undo-other = Somebody else has acted since then.
undo-revealed = Something hidden was shown.

level-random = Random
    .help = plays anything that is legal
level-greedy = Greedy
    .help = takes what looks best at once
level-deckhand = Deckhand
    .help = quick, and errs like a person
level-bosun = Bosun
    .help = steady: plays by the book of good habits
level-captain = Captain
    .help = thinks ahead for about a second
level-legend = Legend
    .help = the strongest opponent we have

yes = yes
no = no
