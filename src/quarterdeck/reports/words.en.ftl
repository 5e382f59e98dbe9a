### Reports of the laboratory, in English

report-laboratory = Laboratory
report-contents = In this report
report-files = The same numbers
report-all-figures = all figures
report-line-a-game = a line a game
report-findings = Findings
report-figure = Figure { $number }
report-numbers = Numbers of figure { $number }
report-made = Quarterdeck { $version }. This file needs no network; every figure has its numbers below it and in the files beside this page.
report-beside = { $span }, fair { $fair }
report-fair = fair { $share } %
report-fair-is = Fair is { $share } %.
report-games = games
report-deals = deals
report-rules = rules version
report-seed = seed

report-balance = Balance · { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
report-wins-title = What wins { $game }?
report-stands-out = What stands out most: { $first }, { $share } % where { $fair } would be fair.
report-nothing = Nothing stands out in { $games } games.
report-verdict-length = A game takes { $mean } decisions, from { $least } to { $most }.
report-few = These are few games: read the intervals, not the figures.
report-bots-only = What bots do not see they do not use: a low figure may speak of the bot rather than of the game.
report-intervals = Intervals are 95 %: Wilson’s for shares, normal ones for means. A shared victory counts as its part. Each deal is played from all seats; games of one deal are not quite independent, so read an interval that only just clears the line with care. What stands out at the top does so at 99.9 %, as so many things are compared.
report-causes = Winning with a component is not winning because of it: the strong take prizes as they go ahead. The small circle is for those who did without.

report-to-move = number { $place } to move wins
report-users = who uses { $name } wins
report-uses-title = { $what }: used how often, and does it win?
report-uses-how = Left, how many seats used it in a game; right, how often such a seat won: ▲ above the fair share, ▼ below, ○ not decided. The small circle is the same for seats that did not use it.
report-never = Never used: { $names }.
report-answers-title = Answers, by their verbs
report-answers-how = Left, how many seats gave such an answer at least once where they had a choice; right, how often they won. The numbers say how often it is given.
report-points-title = Winners have { $winners } points, a seat on average { $mean }
report-points-how = Share of seats by points: winners narrow in brass before all seats, with 95 % of their bars. The mean of winners lies between { $low } and { $high }.
report-points-unit = points
report-winners = winners
report-all-seats = all seats
report-length-title = A game takes { $mean } decisions
report-length-how = Share of games by answers that were a choice; the shortest had { $least }, the longest { $most }.
report-length-unit = decisions in a game
report-lead-title = The winner is { $mean } points ahead
report-lead-how = Share of games by how far the best is ahead of the second in points; at 0 a tie was broken by the rules, or shared.
report-lead-unit = points ahead of the second
report-turns-title = Does it matter when you move?
report-turns-how = Share of wins by turn order, and by chair. All bots sit in every chair equally often, so the chair is the control: it must be fair.
report-turn = { $place }. to move
report-chair = Chair { $letter }
report-who-title = Who wins?
report-who-how = Share of wins of each bot in all its seats.
report-cpu-title = What a decision costs
report-cpu-how = CPU time of a decision, the mean of each game: box from the lower to the upper quarter, mark at the median, whiskers at 5 and 95 %. The scale goes by tens.

report-head-who = Who
report-head-what = What
report-head-place = Place
report-head-share = Wins, %
report-head-interval = 95 %
report-head-verdict = Verdict
report-head-points = Points
report-head-decisions = Decisions
report-head-winners = Winners, %
report-head-all = All seats, %
report-head-used = Used by, %
report-head-times = Times a seat
report-head-without = Wins without, %
report-head-games = Games
report-head-rating = Rating
report-head-deals = Deals
report-head-decided = Decided

report-arena = Tournament · { $form ->
    [ladder] ladder
    [gauntlet] gauntlet
   *[other] round-robin
}
report-arena-title = { $game }, { $seats } seats: { $bots } bots
report-arena-leads = { $first } leads with { $points } ± { $spread }, before { $second } ({ $other } ± { $other_spread }).
report-arena-apart = { $apart ->
    [yes] Their intervals are apart.
   *[no] They are not yet told apart.
}
report-arena-turn = Whoever starts wins { $share } % ({ $span }).
report-arena-unplayed = Nothing played yet.
report-arena-under-way = { $count ->
    [one] One pairing is not decided yet: the same command goes on.
   *[other] { $count } pairings are not decided yet: the same command goes on.
}
report-matrix-title = Who beats whom
report-matrix-how = Each row sits alone against copies of the column, on the same deals from every seat. The large figure is the row’s share of wins, its 95 % interval below: ▲ above the fair share of { $fair } %, ▼ below, ○ not decided. The small figure counts games.
report-against = against { $count } of …
report-not-played = not played
report-ratings-title = Ratings on one scale
report-ratings-how = openskill (Plackett-Luce), random at 1000 where it plays. The whisker is ± 2 σ: two bots whose whiskers overlap are not told apart yet.
report-history-title = How the ratings settled
report-history-how = Mean and ± 2 σ after the games so far. Flat lines with narrow bands mean that more games would change little.
report-games-played = games played
report-frontier-title = Strength for the time spent
report-frontier-how = Rating against CPU time of a decision. Bots on the broken line are the strongest at their price; one below it costs more than it brings.
report-cpu-unit = ms of CPU a decision
report-mean-points-title = Points a game
report-mean-points-how = Mean points of a bot that sits alone, with their 95 % interval: a second opinion that needs fewer games than wins do.
report-sprt-title = When the sequential test may stop
report-sprt-how = Logarithm of how much likelier the row is better than equal (upwards), or worse than equal (downwards), after each deal. A pairing ends where its line meets a broken border (errors of 5 %).
