### What every game and every client says.

nobody = nobody
skipper = Skipper

reason-not_now = That cannot be done now.
reason-not_asked = It is not your decision.
reason-over = The game is over.

undo-nothing = There is nothing to take back yet.
undo-far = Too much has happened since then.
undo-chance = The dealer has dealt since then.
undo-rated = The game is over, and its result is rated.
undo-other = Somebody else has acted since then.
undo-revealed = Something hidden was shown.

# Between the parts of a component’s text.
text-more = { $first }; { $rest }
text-and = { $first } and { $rest }
text-or = { $first } / { $rest }
text-list = { $first }, { $rest }

level-random = Random
    .help = Plays anything that is legal.
level-greedy = Greedy
    .help = Takes what looks best at once.
level-deckhand = Deckhand
    .help = Quick, and errs as people do.
level-bosun = Bosun
    .help = Steady: knows what a move is worth.
level-captain = Captain
    .help = Sharp: looks ahead, and still answers in a moment.
level-legend = Legend
    .help = The strongest we have: looks farther ahead, and takes up to five seconds a move.

yes = yes
no = no

## The terminal

cli-your-number = Your answer (or help)
cli-more = page { $page } of { $pages }; “more” shows the next
cli-help = Type what stands before a line to choose it, or the words of an action, or:
cli-command-help = help
    .help = this list
cli-command-more = more
    .help = the next page of a long list of answers
cli-command-board = board
    .help = draws the table again
cli-command-hint = hint
    .help = a nudge; “hint good” shows good answers, “hint best” the best one
cli-command-undo = undo
    .help = takes your last answer back
cli-command-save = save
    .help = writes the game to a file: save FILE
cli-command-log = log
    .help = tells the game from the beginning
cli-command-rules = rules
    .help = the rule of this question, or of an id: rules 5.1
cli-command-back = back
    .help = to the first list of this question
cli-command-quit = quit
    .help = leaves without saving; Ctrl-C saves and leaves
cli-hint-good = good
cli-hint-best = best
cli-hint-same = I see no difference between your answers.
cli-hint-look = Look at: { $thing }.
cli-hint-many = { $count ->
    [one] One answer looks better than all others.
   *[other] { $count } answers look good.
}
cli-hint-because = { $answer }, because { $why }.
cli-hint-and = { $first } and { $last }
cli-hint-tries = Of { $all } voyages in thought, { $count } began like this.
cli-hint-even = “{ $rival }” comes to much the same by the end of the turn.
cli-hint-rival = The second best: { $answer }
cli-hint-follows = What may follow:
cli-unknown = Not understood: { $found }. Type “help” to see what can be said.
cli-no-answer = “{ $typed }” is no answer here. Type what stands before a line: { $keys }; or “help”.
cli-since = Since your last move
cli-log = From the beginning
cli-undone = Taken back.
cli-saved = Saved to { $file }. Go on with: quarterdeck play --load { $file }
cli-not-saved = Not saved, the game goes on: { $found }
cli-over = The game is over.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-place = Place
cli-player = Player
cli-points = Points
cli-you-are = You are { $name }. Seats: { $seats }.
cli-thinking = { $name } is thinking …
cli-curtain = Hand the keyboard to { $name } and press Enter.
cli-new-game-here = { $game } is there and can be played: quarterdeck play { $game }, or at a table in the browser.
    Its rules, words and data: { $home }
    Its tests: { $tests }
    Next: docs/adding-a-game.md, and make quick GAME={ $game } whenever something has changed.
cli-new-game-apart = { $game } is a package of its own. In its folder, pip install -e . makes it known to Quarterdeck: quarterdeck play { $game }.
    Its rules, words and data: { $home }
    Its tests: { $tests }
cli-bye = Fair winds.
cli-refused = Not possible: { $reason }
cli-no-input = The input has ended in the middle of the game.
cli-wins = Wins
cli-share = Share of wins
cli-interval = 95 % interval
cli-fair-share = fair share { $share }
cli-mean = Mean points
cli-decisions = Decisions a game
cli-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-event = Event
cli-total = Told in all
cli-mean-a-game = Mean a game
cli-median-a-game = Median a game
cli-in-games = In so many games
cli-bot = Bot
cli-rating = Rating
cli-cpu = CPU a decision
cli-seat = By seat
cli-turn = By turn, from the first to move
cli-signs = ▲ above the fair share, ▼ below, ○ not decided, … under way (95 %)
cli-used = Used by
cli-answers = Answers
cli-sim-stopped = Stopped after { $played } of { $games } games. What was played is complete and counted.
cli-arena-pairings = pairings decided
cli-export-games = games
cli-export-written = { $count ->
    [one] { $count } game in { $file }
   *[other] { $count } games in { $file }
}
cli-train-files = files of games
cli-train-stage = of the game
cli-train-positions = tables
cli-train-uniform = knowing nothing
cli-train-worth = policy
cli-train-value = learned
cli-train-generation = generation
cli-train-winners = who won
cli-train-thoughts = what was thought
cli-train-match = against the one before
cli-train-playing = CPU of playing
cli-train-matching = of the match
cli-train-better = goes on
cli-train-yes = yes
cli-train-no = no
cli-train-kept = Better than before: the weights are in the package now.
cli-train-not-kept = Not better than before: the package keeps its weights.
cli-arena-stopped = Stopped. What was played is kept; the same command goes on.
cli-arena-goes-on = Going on in { $folder }: { $count ->
    [one] one game found
   *[other] { $count } games found
}.
cli-verified = Every answer of chance was dealt again and agrees ({ $count ->
    [one] { $count } answer
   *[other] { $count } answers
}).
cli-verified-scores = The scores agree.
cli-verified-running = The game is not over: there are no scores to compare yet.
cli-verified-rules = The record replays move by move, but it does not say who dealt: { $count ->
    [one] { $count } answer of chance was
   *[other] { $count } answers of chance were
} legal, yet cannot be dealt again.
cli-throws = { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}
cli-trial = What was counted
cli-chi-square = χ²
cli-degrees = Degrees of freedom
cli-p = p
cli-fair = Fair
cli-component = Component
cli-provenance = Provenance
cli-values = Values
cli-source = Source
provenance-rulebook = From the rulebook
    .short = Rulebook
    .help = Stated by the printed rulebook.
provenance-public = From public sources
    .short = Public
    .help = Found in reviews, pictures and descriptions of the game; the source stands beside it.
provenance-reconstructed = Reconstructed
    .short = Reconstructed
    .help = Designed by us to fit every known constraint; the printed game may differ.

## What a server says in the terminal.
serve-invitation = Others open { $address }
serve-only-here = Only this computer can open this address, and invitations to tables too. With --host 0.0.0.0 your home network can.
serve-unencrypted = This address is not encrypted: docs/hosting.md shows how to put HTTPS in front.
backup-made = The store is copied to { $file }.
backup-restored = The store is as in { $file }.
backup-before = The one before is kept as { $file }.
play-compiling = The bots' rules are being compiled beside, which takes some minutes the first time; until then they think slowly.
play-compiled = Compiled: the bots think ten times as fast now.
play-not-compiled = Not compiled, so the bots think on plain Python: see { $file }.
admin-closed = The table { $table } is closed and deleted.
admin-banned = { $who } is banned.
admin-lifted = { $who } may come again.
admin-id = Id
admin-game = Game
admin-seats = Seats
admin-step = Step
admin-used = Last used
admin-name = Name
admin-since = Since
admin-tables = Tables opened
admin-who = Who
admin-reason = Reason
