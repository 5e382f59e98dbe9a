### The shell in English: all that is not part of one game

quarterdeck = Quarterdeck
navigation = Pages
back-to-start = Back to the start page
close = Close
loading = One moment …
hidden = hidden
games = Games
players = Players
minutes-short = min
rules = Rules
about = About this edition

## Languages, day and night, speed

language = Language
language-en = English
    .own = English
language-pl = Polish
    .own = Polski
ask = Ask me before it is done
ask-final = what is final
    .help = What can be taken back is done with one click; what cannot be, with a second click on the same thing, or by drawing the card to its place and holding it there until you have read what happens. What has one sensible answer is not asked; Undo asks it.
ask-always = always
    .help = Everything is asked and done with a second click, the button or Enter, a way step by step.
ask-never = never
    .help = Everything is done with one click.
final = Cannot be taken back.
final-chance = Cannot be taken back, because chance decides next.
final-hidden = Cannot be taken back, because it shows something hidden.
look-starts = Begins the round.
look-open = Open
look-unseen = Not seen yet
look-hand = In the hand
look-gone = Gone
look-discard = Discarded
look-played = Played
happens = What happens
then-chance = What follows is up to chance.
then-hidden = What follows depends on what you cannot see.
then-over = That ends the game.
click-again = Click again, or press Enter.
theme = Light
theme-turn = Day or night
theme-system = system
theme-light = day
theme-dark = night
speed = Speed of moves
speed-0 = calm
speed-1 = brisk
speed-2 = at once
motion = Motion
motion-help = Without motion every move is shown at once, where it ends.
motion-system = system
motion-calm = none
motion-full = full
size = Size of words
size-help = Panels grow with them.
size-normal = normal
size-larger = larger
settings = Settings
sound = Sound
sound-on = on
sound-off = off
sound-bell = Bell
sound-dice = Dice
sound-card = Cards
sound-coin = Coins
settings-page = Settings and help
settings-where = Yours on all your devices; the sound is set for this one alone.
settings-asking = Asking before I act
settings-pace = Pace and motion
settings-speed-help = A click on the board always goes to the end of what moves.
settings-sound = Sound
settings-sound-help = A bell when it is my turn; dice, cards and coins. One switch for all, M at the table.
settings-reading = Reading
settings-notices = Notices
settings-notices-help = What you are told while the page is closed, by the browser, by mail or elsewhere, and when it is to be quiet.
settings-notices-go = My notices
settings-keys = Keys
settings-keys-help = The key of a card or a place is printed on it, and stays its own while you think.
keyboard = Keyboard with the keys of every table
keyboard-act = does what is chosen
keyboard-known = the same at every table
keyboard-thing = printed on cards, places and answers
settings-help = Help
help-tap = A click or a tap chooses. What can be taken back is done at once; what cannot be waits for a second one on the same thing, for the button or for Enter.
help-press = Rest the pointer on a thing, press it long, or press I while it is in focus: a sheet tells what it is and does.
help-draw = A card can be drawn with the mouse onto the place where it goes.
help-since = The log keeps what happened since your last turn together. Click a line to see it on the board.
help-rule = Every § opens the rule that a sentence comes from.
help-undo = Undo takes back your last answer while nobody else has acted and nothing hidden was shown.

## The games

weight = Weight { $weight } of 5
rules-of = Rules: { $game }
rules-contents = Contents
rules-play = Play a game of it
rules-print = Print the rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule speaks of that
    [one] { $count } passage
   *[other] { $count } passages
}

## The start page

start-page = Quarterdeck: five pirate games
hero = Five pirate games, one quarterdeck
hero-lead = Sail against clever bots, friends by a link, or everybody round one screen. No account needed; a clock only if you want one.
play-now = Play now
play = Play
play-now-means = Play now: { $game } against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, { $minutes } minutes.
new-table = New table
new-table-of = New table: { $game }
my-tables = My tables
my-tables-all = all { $count }
my-tables-group-mine = Your move
my-tables-group-others = The others move
my-tables-group-gathering = Gathering
my-tables-group-over = Finished
my-tables-group-away = Put away
my-table-label = Name it, or put it away
my-table-name = What you call this table
my-table-name-save = Save
my-table-put-away = Put away
my-table-take-out = Take out again
my-tables-longest = longest wait first
my-tables-show = Which tables
my-tables-every = All
my-tables-games = Which game
my-tables-every-game = All games
my-tables-people = With whom
my-tables-anybody = With anybody
my-tables-with = With { $name }
my-tables-search = Table, game or captain
my-tables-nothing = No table of yours is like that. Leave one of the filters out.
my-table-act = Decide
my-table-replay = Replay
my-tables-none = You have no table yet. Open one, or play at once.
my-table-mine = Your move, since { $since }
my-table-theirs = { $who } to move, since { $since }
my-table-theirs-away = { $who } to move, since { $since }, away
my-table-open = { $count ->
    [one] Waits for one player
   *[other] Waits for { $count } players
}
my-table-you = you
my-table-unread = unread lines:
lamp-here = here
lamp-away = away
live = live
live-lost = not live, as of { $time }
title-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
bell-moves = My tables: { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
my-table-result = { $place ->
    [1] Won · { $points }
   *[other] Place { $place } · { $points }
}
my-table-over = Over
my-table-step = move { $step }
my-table-rematch = { $who } asks for a rematch
not-today = Not today
    .help = { $game }: not today
my-table-invited = { $who } keeps a seat for you
my-table-running = Others to move
your-move = Your move
you-may = You may act

## A new table

new-game = Game
new-preset = Against whom
preset-bots = Bots
    .help = start at once
preset-people = People
    .help = by link, with bots too
preset-screen = One screen
    .help = pass it round
new-seats = Seats
new-seats-count = players at the table
new-company = At a table
    .help = with people, bots, or both
new-group-plain = Options
new-group-rival = Your rival
new-group-module = Modules and variants
new-group-more = More, for the curious
new-as-usual = as usual
new-rated = Rated
    .help = The result changes the ratings of all, people and bots. No hints, no trying out beside the game.
new-open = Open the table
new-watch = Watch the bots
my-name = My name
my-name-help = What the others call you
sail-as = You sail as
nickname-0 = Albatross
nickname-1 = Barracuda
nickname-2 = Cyclone
nickname-3 = Dolphin
nickname-4 = Ember
nickname-5 = Flotsam
nickname-6 = Galleon
nickname-7 = Harpoon
nickname-8 = Ibis
nickname-9 = Jackdaw
seat-kind = Who sits in seat { $number }
seat-level = Strength of the bot in seat { $number }
seat-name = Name of the person in seat { $number }
seat-kind-me = Me
    .help = You, on this device. The name is what the others see.
seat-kind-bot = Bot
seat-kind-person = Person at this screen
    .help = Shares this device; a curtain hides the cards in between.
seat-kind-open = Open, by link
    .help = Send the link of the table to a friend.
seat-kind-friend = Friend
    .help = Gets an invitation; the seat is kept.
level-rated = { $level } · { $rating }
    .help = Strength: its rating in this game, on the scale on which people are rated, too.

## Seats at a table

seats = Seats
seat-open = Open seat
seat-is-bot = bot, { $level }
seat-is-me = you
seat-is-person = at this screen
seat-is-guest = guest
seat-is-away = guest, away
seat-is-open = waits for a guest
take-seat = Take this seat
gather = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
gather-invite = Send this link to your friends; the game begins when everybody is here.
gather-only-here = This link works on this computer only. To let others in, start the server with --host 0.0.0.0.
gather-join = There is a seat for you at this table.
thinks = { $name } { $count ->
    [one] is
   *[other] are
} thinking

## My decision

decision = My decision
options = Options
choose = Choose one of these
choose-card = Choose a card
choose-treasure = Choose a treasure
kind-card = card
kind-treasure = treasure
key-enter = Enter
waiting = Waiting
waiting-table = The table is being laid.
waiting-crew = Waiting for the crew
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
hold = Hold on!
hold-help = More time for everybody. All see that you pressed it; the number is how often you still can in this round.
held = More time, says { $names }.
ready = Go on
ahead-help = Asked next. Seal your answer now; a card played meanwhile breaks the seal.
orders = Standing orders
orders-help = Nobody else sees these. They change what you are asked, never how long others wait.
showing = The others move
sending = Your move
sending-text = On its way to the table …
line-broken = No connection
line-broken-text = The line to the table is broken. We are calling again.
line-retry = Call now
undo = Undo
hint = Hint
hint-help = What would a captain do?
hint-strength = How plainly
hint-1 = nudge
hint-2 = good answers
hint-3 = the best
hint-look = Look at: { $thing }.
hint-many = { $count ->
    [one] One answer looks better than all others.
   *[other] { $count } answers look good.
}
hint-same = I see no difference between your answers.
hint-best = { $answer } – a captain would do that.
hint-because = { $answer }, because { $why }.
hint-think = Think of this: { $why }.
hint-tries = Of { $all } voyages in thought, { $count } began like this.
hint-even = “{ $rival }” comes to much the same by the end of the turn.
hint-rival = The second best: { $answer }
hint-follows = What may follow:

## The table

table-turn = turn { $turn } of { $of }
table-tools = Table
menu = Table menu
replay = Replay
invite = Copy the link
invite-copied = Link copied
preferences = Preferences
fairness = Fair dealing
fairness-text = Every card and die follows from a secret fixed before the game. This is its fingerprint; after the end the record proves it.
save-game = Save as a file
save-game-help = To go on with it elsewhere: another server, or the terminal
record = Download the record
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, one unread line
   *[other] Chat, { $count } unread lines
}
chat-key = Chat (C)
told = What is told
chat-lines = What is said at the table
chat-empty = Nobody has said anything yet.
chat-to-players = To the players
chat-to-watchers = To those who watch
chat-to-all = To everybody
chat-send = Send
chat-answer = Answer
chat-now = now
chat-new = { $count } new
chat-phrases = Quick phrases, each reads them in the own language
chat-reactions = Reactions
chat-react = React to { $name }
chat-from = from { $language ->
    [pl] Polish
   *[en] English
}: “{ $text }”
chat-apart-players = Players and watchers hear each other after the end.
chat-struck = struck
chat-more = More about this line
chat-settings = Mute and more
chat-quiet = Mute everybody here
chat-mute = Mute { $name }
    .help = At this table, for you alone.
chat-block = Block { $name }
    .help = At every table, for you alone.
chat-hear = Hear { $name } again
chat-report = Report to the host
chat-reported = { $count ->
    [one] reported
   *[other] reported { $count } times
}
chat-strike = Strike this line
chat-told = Shown to the host
chat-muted = You do not hear
chat-nobody-muted = You hear everybody.
phrase-well_played = Well played!
phrase-ouch = Ouch!
phrase-thanks = Thank you
phrase-moment = One moment
phrase-your_turn = Your turn!
phrase-good_luck = Good luck
phrase-trade = Trade?
phrase-not_me = Not me!
phrase-remember = I’ll remember that
phrase-again = Again?
phrase-nice_try = Nice try
phrase-good_night = Good night
reaction-hurrah = Hurrah
reaction-cheers = Cheers
reaction-ouch = Ouch
reaction-dread = Dread
reaction-haul = Fine haul
reaction-seen = Eyes open
log = Log
log-since = Since your last turn
log-again = Show again
log-empty = Nothing has happened yet.
log-all = All
log-filter = Whose moves the log tells
log-only = Only { $name }
log-look = Look at it on the board
log-open = Open the log
chapter = Round { $number }
welcome = New to this game?
welcome-text = The rules begin with one minute that is enough to sail along. A hint shows what a captain would do.
welcome-rules = The rules in one minute
rule = Rule { $rule }
rules-missing = The rules of this game are not on board yet.
curtain = { $name }, your turn
curtain-text = The others look away, please. Nothing is shown until you say so.
curtain-here = I am { $name }

## The end of a game

result = Result
result-picture = Picture to share
won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
won-by-me = You win
moments = Where it turned
moments-show = To this moment in the replay
end-told = The reckoning
rematch = Play again
rematch-ask = Again, all of you?
rematch-until = seats kept till { $time }
rematch-mine = your answer?
rematch-you = You
rematch-yes = yes
rematch-no = no
rematch-bot = bot, always
rematch-waits = not yet
rematch-say-yes = Yes, the same again
rematch-say-more = with one more
rematch-say-no = No, thanks
rematch-now = Do not wait
rematch-wait = You said yes. At the last yes all of you are moved to the new table.
rematch-go = To the new table

## People at a table

clock-days = { $days } d { $hours } h
seat-clock = time left: { $time }
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
seat-is-away-since = away since { $time }
seat-is-resting = on vacation
seat-is-resigned = resigned, a bot plays on
seat-is-sailed = a bot at the helm
seat-is-sailed-me = you, a bot at the helm
hints-asked = { $count ->
    [one] hint asked once
   *[other] { $count } hints asked
}
forks-made = { $count ->
    [one] tried out elsewhere once
   *[other] tried out elsewhere { $count } times
}
somebody = Somebody
you = You
waiting-for = Waiting for { $name }
absent-since = { $name } is away since { $time }
absent-asked = Asked: { $time }.
absent-clock-bot = When the clock runs out, a bot ({ $level }) plays on in this seat until { $name } is back.
absent-clock-default = When the clock runs out, the decision’s usual answer is taken.
absent-ends = { $at }: a bot ({ $level }) sits in until { $name } is back.
absent-vote-only = A bot sits in when those who are here vote for it.
vote = Let a bot ({ $level }) sit in now?
vote-help = Those who are here decide: { $count } of { $needed }. Seat and points stay with { $name }; the log says who moved.
vote-none = not voted
vote-yes = Yes, sail on
vote-wait = Wait
vote-back = Take my vote back
nudge = Remind once more
nudged = Reminded: { $time }
more-time = Give { $time } more
more-given = You have given { $time } more
bot-sails = A bot sails for { $name }
bot-thinks = A bot ({ $level }) decides for { $name }
bot-gives-back = The seat goes back to its person at once on return.
bot-to-the-end = It plays to the end.
welcome-back = Welcome back, { $name }
resigned = You have resigned
bot-did = { $count ->
    [0] A bot ({ $level }) holds your seat
    [one] A bot ({ $level }) made one move for you
   *[other] A bot ({ $level }) made { $count } moves for you
}
bot-why-time = The table waited long enough ({ $time }). From here on every move is yours again.
bot-why-clock = Your clock ran out ({ $time }). From here on every move is yours again.
bot-why-vote = The others voted for it ({ $time }). From here on every move is yours again.
bot-why-asked = You asked for it ({ $time }).
bot-why-resigned = It plays to the end ({ $time }).
take-helm = Take the helm back
sail-on = Let it sail on
takeback-mine = You ask the others
takeback-asks = { $name } asks
takeback-what = To take back:
takeback-falls = This falls with it:
takeback-step = Nothing hidden was shown since. The table goes back to step { $step }; the record keeps both.
takeback-agreed = Yes: { $names }.
takeback-yes = Yes, take it back
takeback-silence = No answer within two minutes is a no.
undo-ask = Ask the others to take it back
undo-free = Go back before your last move; the record says so
hint-none = This table plays without hints
going = You and this table
vacation = Vacation
vacation-end = Back from vacation
vacation-help = { $days } of { $of } days left; your clock stands still
leave = Leave for now
leave-help = You keep your seat.
hand = Hand my seat to a bot ({ $level })
hand-help = Take it back whenever you like.
resign = Resign
resign-short = A bot plays to the end.
resign-help = A bot ({ $level }) plays your seat to the end. You are placed last, and the others’ results count. It cannot be taken back.
keep-playing = Keep playing
notes = Beside the game
note-bot_time = A bot sits in for { $name }: the table has waited long enough.
note-bot_clock = A bot sits in for { $name }: the clock ran out.
note-bot_vote = Voted: a bot sits in for { $name }.
note-bot_asked = { $name } hands the seat to a bot.
note-bot_resigned = { $name } resigns; a bot plays to the end.
note-back = { $name } is back at the helm.
note-takeback = { $name } takes back, with everybody’s consent: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
note-rewound = { $name } goes back: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
note-imported = This game was brought in from a file, { $steps ->
    [one] after one line of its record.
   *[other] after { $steps } lines of its record.
}
note-hint = { $name } asks for a hint.
note-fork = { $name } tries this position out elsewhere.
note-declined = Somebody who was invited does not come this time.
note-sent_away = The host has sent away somebody who looked on.
note-terms = The host has changed the terms.

## The terms of a table

terms = Terms
terms-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
terms-away = after { $time } away a bot ({ $level })
terms-vote = a bot only by vote
terms-vacation = { $count ->
    [one] { $count } day of vacation
   *[other] { $count } days of vacation
}
terms-takeback = take-back if all agree
terms-hints = hints, seen by all
terms-forks = trying out elsewhere, seen by all
pace-none = No clock
    .help = at leisure
pace-decision = Per decision
    .help = a time for each
    .within = Each decision within
pace-game = Per game
    .help = a time for all of it
    .within = The whole game within
pace-days = Days
    .help = turn by turn
    .within = A turn within
pace-is-decision = { $time } a decision
pace-is-game = { $time } a game + { $more }
pace-is-whole = { $time } a game
pace-is-days = { $time } a turn
pace-then = then
pace-then-bot = then a bot ({ $level })
pace-then-default = then the usual answer
new-pace = Pace and clock
new-pace-own = This game brings its own clocks.
new-pace-note = A bot sits in visibly and hands the seat back when its person returns. Nobody loses on time.
new-vacation-note = { $count ->
    [one] Each may take { $count } day of vacation.
   *[other] Each may take { $count } days of vacation.
}
new-away = Somebody is away:
new-away-after = a bot after { $time }
new-stand-in = That bot
new-increment = And for each decision
new-increment-more = + { $time }
new-increment-none = nothing
new-vacation = Vacation for each
new-vacation-none = none
new-rights = What is allowed
right-takeback = Take-back
    .help = if all agree
right-hints = Hints
    .help = all see who asks
right-forks = Trying out elsewhere
    .help = while the game runs; all see it

## Gathering

gather-invites = { $name } invites you to this table
gather-host = host
gather-up = { $name }: one seat up
gather-down = { $name }: one seat down
gather-unseat = Unseat
gather-unseat-sure = Really unseat?
gather-bot = Fill with a bot
gather-bot-instead = Bot instead
gather-start = Start now, bots in the empty seats
gather-itself = Or it starts by itself when all seats are taken.
gather-cancel = Cancel the table
gather-cancel-sure = Really cancel?
gather-cancelled = The host has cancelled this table.
gather-whose = { $name }’s table, gathering since { $time }
gather-since = Gathering since { $time }
gather-send-or-read = Send the link, or read the code out
gather-share = Share…
gather-drag = Drag to reorder, or use the arrows; only you can.
gather-open = whoever comes first with the link or the code
gather-invited = invited { $time }
gather-again = Ask again
gather-withdraw = Withdraw
gather-invite-friend = Invite…
gather-friend = Which friend?
gather-terms-change = Change
gather-terms-apply = Change the terms
gather-terms-keep = Leave them
gather-terms-changed = The host changed the terms: { $time }.
gather-invitation = Invitation
gather-your-seat = Your seat
gather-free = free
gather-yours = yours
gather-take = take it
gather-kept = kept
gather-is-bot = bot
gather-name-kept = the others see it; kept for next time
gather-elsewhere = I am on another device already
gather-guest = No account. You stay a guest; your seat is kept on this device, and you can take it along to another one by a link.
gather-guest-watch = No account. You stay a guest, and your seat goes along to other devices by a link. Without a seat you watch when the game begins.
take-seat-as = Sit down as { $name }
company = { $watchers ->
    [0] Company
   *[other] Company + { $watchers }
}
watching = Watching
watching-since = since { $time }
watching-nobody = Nobody.
watching-names = Watching: { $names }
watching-note = They see what lies open, never a hand. Only the host may send somebody away.
watching-send-who = Send { $name } away
watcher-nameless = somebody without a name
you-watch = You watch
stand-up = Stand up

## Replay

replay-of = Replay: { $game }
replay-step = Step { $step } of { $of }
replay-of-steps = of { $of }
replay-now = What is shown
replay-eyes = Whose eyes
replay-eyes-all = Everything open
replay-eyes-table = What the whole table saw
replay-ahead = { $name } is ahead
replay-moment = { $name } gains { $gain }
replay-moment-lead = { $name } gains { $gain } and takes the lead
replay-moment-before = To the moment before
replay-moment-next = To the next moment
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-first = To the beginning
replay-position = Position in the game
replay-link = Copy the link to this position
why-that = Why that?
why-told = What speaks for it, as a captain would tell { $name }:
why-even = { $answer } – nothing speaks for it at the end of the turn rather than for the others.
why-rather = A captain would rather: { $answer }
replay-fork = Continue from here against bots
replay-fork-seat = I sit in seat
replay-fork-level = Bots
replay-fork-go = Continue
replay-table = To the table
replay-empty = There is nothing to show yet.

## About this edition

about-lead = Every piece of this edition and where its values come from. What could not be found in the rulebook or in public sources was designed anew to fit all that is known, and is marked so.
about-data = All data, one file
about-missing = The list of components is not available.
about-pieces = Pieces
about-sum = { $count ->
    [one] component of { $game }
   *[other] components of { $game }
}
about-origin = Where the values come from
about-all = All
about-kinds = Kinds of components
about-all-kinds = All kinds
about-search = Name, number or effect
about-nothing = No component fits all of these. Leave one of them out.
about-correct = You hold the printed game?
about-correct-help = So it stands in our data file. Change what is printed otherwise and send the lines to whoever keeps this server.
about-copy = Copy the lines
copied = Copied

## Facts about components

fact-value = value { $value }
fact-copies = { $value ->
    [one] { $value } copy
   *[other] { $value } copies
}
fact-copies_per_set = { $value ->
    [one] { $value } in each set
   *[other] { $value } in each set
}
fact-designer = design: { $value }
fact-artist = pictures: { $value }
fact-publisher = publisher: { $value }
fact-year = { $value }
fact-minutes = { $value } minutes
fact-age_min = from { $value } years
fact-players_min = from { $value } players
fact-players_max = up to { $value } players
fact-original_title = first published as { $value }
fact-english_title = in English { $value }
fact-cards_per_player = cards for each player: { $value }
fact-ships = ships: { $value }

## Pages that are not there, and errors

lost-title = Off the chart
lost-text = There is no such place on this chart.
error-unreachable = The server cannot be reached.
offline = The rules are here all the same; your tables come back with the connection.
error-unknown = Something went wrong.

new-sum = { $game }: { $who }.
new-sum-me = you
new-sum-open = { $sit ->
    [code] { $count ->
        [one] whoever has the code
       *[other] { $count } who have the code
    }
    [friends] { $count ->
        [one] a friend
       *[other] { $count } friends
    }
    [anybody] { $count ->
        [one] anybody
       *[other] any { $count }
    }
   *[link] { $count ->
        [one] whoever has the link
       *[other] { $count } who have the link
    }
}
new-sum-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
new-sum-alone = { $game }: you alone. No clock; go back as you like, the record says so.
new-sum-listed = Listed on every start page.
new-sum-unlisted = Not in the lobby.
new-sum-tournament = { $game }, a tournament at tables of { $seats }, { $kind ->
    [robin] round robin
   *[swiss] { $rounds ->
        [one] one Swiss round
       *[other] { $rounds } Swiss rounds
    }
}. People join by its link.

## Tournaments

tournament = Tournament
    .help = rounds of tables
tournaments = My tournaments
tournament-kind = Kind of tournament
tournament-rounds = Rounds
tournament-swiss = Swiss
    .help = Each round you sit with those who stand as you do.
tournament-robin = Round robin
    .help = As many rounds as it takes to meet all others; each once, where two play.
tournament-make = Make the tournament
tournament-join = Take part
tournament-start = Begin the first round
    .help = Nobody can join after that. Bots take seats that are left over.
tournament-gathers = { $count ->
    [0] Nobody has come yet
    [one] One person so far; it has not begun
   *[other] { $count } people so far; it has not begun
}
tournament-round = Round { $round } of { $rounds }
tournament-over = It is over
tournament-cancel = Call the tournament off
tournament-cancel-sure = Really call it off?
tournament-cancelled = It was called off
tournament-my-table = To my table
tournament-my-place = Place { $place }
tournament-to-standing = To the tournament
tournament-standing = Standing
tournament-place = place
tournament-name = name
tournament-played = games
tournament-points = points
tournament-against = against
    .help = The points of those one has met; they part who is level.
tournament-me = you
tournament-out = has withdrawn
tournament-nobody = Nobody has come yet. Send the link.
tournament-how = A table gives a point for each player whom you beat there, and half a one for whom you are level with. When all tables of a round are over, the next round begins by itself; for who is away, a bot sits in by the terms.
tournament-table = Table { $number }
tournament-bots = { $count ->
    [one] and a bot
   *[other] and { $count } bots
}
tournament-table-over = over
tournament-table-runs = being played
tournament-withdraw = Withdraw
    .help = You keep your points and are not seated again. A game that you are in goes on by its terms.
tournament-stay = Stay

## Me: the person, devices, history

me = Me
me-guest = Guest on this browser only, since { $since }. The others see the name, nothing else.
me-linked = Guest on { $devices } devices, since { $since }. The others see the name, nothing else.
me-permanent = Guest since { $since }, permanent by a passkey. The others see the name, nothing else.
me-games = games
me-won = won
me-run = wins in a row
me-best-run = longest run of wins: { $count }
me-favourite = favourite captain
devices = Devices
device = { $browser } on { $system }
browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
browser-samsung = Samsung Internet
browser-other = A browser
system-android = Android
system-chromeos = ChromeOS
system-ipad = iPad
system-iphone = iPhone
system-linux = Linux
system-mac = macOS
system-windows = Windows
system-other = another system
device-continue = Continue on another device
device-continue-help = Scan it with the phone: same name, same seats, same history. Works once, for ten minutes.
device-make-link = Link and QR code
device-qr = QR code of the link
device-copy = Copy the link
device-new-link = New link
device-revoke = Revoke
device-link-over = The link has expired.
device-is-in = { $device } is in.
device-this = this browser, now
device-here = here
device-first = your first one · last here { $seen }
device-link = by link · last here { $seen }
device-passkey = by passkey · last here { $seen }
signed-in = Signed in
sign-out = Sign out
sign-out-others = Sign out all others
passkeys = Passkeys
passkey-add = Add a passkey
passkey-show = I have a passkey
passkey-help = Fingerprint, face or the device’s own lock. No password, no mail address.
passkey-line = added { $since } · last used { $used }
remove = Remove
my-data = My data
export = Export everything
export-help = One file: name, seats, games, chat lines, settings.
bring-in = Bring a game in
bring-in-help = A saved solo or hot-seat game, checked before it is opened.
delete-me = Delete me
delete-me-help = At finished tables nobody reads your name any more; at running ones a bosun plays on. It cannot be undone.
delete-me-name = Write your name, { $name }, to delete everything about you.
delete-me-nameless = You have no name yet: leave this empty to delete everything about you.
delete-me-now = Delete everything about me
keep-me = Keep me
former-guest = a former guest
friend = Friend
friend-not = Add
friend-add = Make { $name } a friend
friend-remove = { $name } is a friend; strike out
friend-help = Friends see your tables for friends and can be invited by name.
feats = Feats
feats-count = { $have } of { $all }, and what is done stays done.
feats-all-games = All games
feat-done = { $name }, done on { $day }
feat-open = { $name }, { $have } of { $goal }
feat-first = First win
    .help = Win this game once.
feat-tables = Every size of table
    .help = Win with every number of players that this game allows, from two on.
feat-games = All aboard
    .help = Finish every game once.
feat-everywhere = Every sea
    .help = Win every game once.
feat-ladder = Up the ladder
    .help = Win against bots of each level.
feat-people = Ten shipmates
    .help = Finish games with ten different people.
feat-unaided = Nobody but us
    .help = Win a game with other people and without bots.
feat-run = Five in a row
    .help = Win five counted games in a row, however long that takes.

history = History
history-ratings = Ratings by openskill, people and bots on one scale; only tables that agreed to be rated.
history-none = No game is over yet.
history-game = Game
history-played = played
history-won = won
history-rating = rating
history-lately = Lately
history-across = Across the table
unrated = unrated
rating-scale = Rating { $rating } plus or minus { $sigma }; { $bots }
result-alone = alone
result-with = with { $names }
result-with-more = with { $names }, { $more ->
    [one] one more
   *[other] { $more } more
}
result-rated = rated
result-not-counted = practice, not counted
opponent-line = { $played ->
    [one] one game
   *[other] { $played } games
} · you won { $won }, they { $lost }

## A link from another device

follow-title = Continue on this device
follow-as = Continue as { $name } on this device?
follow-nameless = the guest of the other device
follow-lead = Same name, same settings, same seats: { $tables ->
    [0] no table yet
    [one] one table, { $running ->
        [0] finished
       *[other] running
    }
   *[other] { $tables } tables, { $running } of them running
}.
follow-mine = On this device you are { $name } already, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}{ $running ->
    [0] {""}
   *[other] {" "}({ $running } running)
}. What shall become of it?
follow-merge = Bring everything along
follow-merge-help = Your seats, tables and history here become { $name }’s, on all your devices. Nothing is lost.
follow-both = { $count ->
    [one] At one table both of you sit: you will play both seats there.
   *[other] At { $count } tables both of you sit: you will play both seats there.
}
follow-switch = Only switch this device
follow-switch-help = What you have here stays with your other devices or your passkey.
follow-no-switch = To switch without bringing it along, add a passkey first: otherwise nothing would lead back to it.
follow-do = Continue as { $name }
follow-not = Not now
follow-refused = This link does not work
follow-refused-help = A link works once, for ten minutes, on the server that made it. On your other device, make a new one under “Me”.
## Notices

notice-move = Your move: { $game }
notice-invitation = You are invited: { $game }
notice-over = The game is over: { $game }
notice-seat = A bot sits in for you: { $game }
notice-time = Your time is running out: { $game }
notice-time-left = { $left } left, { $end ->
    [default] then the usual answer is given for you.
   *[bot] then a bot sits in for you.
}
notice-rematch = Once more? { $game }
notice-rematch-by = { $name } wants to play again with the same people.
notice-named = Somebody calls you: { $game }
notice-test = Ahoy! Notices reach you.
notice-gathered = { $count ->
    [one] One thing since { $time }
   *[other] { $count } things since { $time }
}
notice-open = To the table
notice-stop = Stop these
notice-confirm = Quarterdeck: is this your address?
notice-confirm-body = Somebody wants to be told of moves at this address. If it was you, follow the link within a day; if not, do nothing and you will hear nothing.
notice-confirm-link = Yes, this is mine
notices = Notices
notices-help = One of each kind for each table until you have looked, and only while you are not looking. Nobody waits at a table of bots: none for those.
notices-silent = Silence everything
notices-loud = Hear of things again
notices-way-push = Push
notices-way-mail = Mail
notices-way-hook = Hook
notices-move = My move
    .help = a table waits for me
notices-time = Time is running out
    .help = a tenth, of days at least an hour, is left
notices-invitation = Invitation, rematch
    .help = somebody asks for me
notices-over = The game is over
    .help = while I was away
notices-seat = A bot took my seat
    .help = and gives it back when I come
notices-named = Chat that names me
    .help = “Mira, …”, unless I muted who says it
notices-quiet = Quiet hours
notices-quiet-help = What comes in between waits till they end, in one notice.
notices-quiet-start = from
notices-quiet-end = to
notices-push-here = This browser
notices-push-on = Push to this browser
notices-push-off = No push to this browser
notices-push-denied = This browser forbids notices of this page; its settings can allow them.
notices-push-others = { $count ->
    [one] and one more browser
   *[other] and { $count } more browsers
}
notices-mail = Mail
notices-mail-confirmed = confirmed
notices-mail-waits = a link to confirm it is under way
notices-mail-none = The host of this server has set no mail server.
notices-hook = Webhook
notices-hook-help = Discord, Slack, ntfy or plain JSON
notices-save = Save
notices-remove = Remove
notices-test = Send a test
notices-test-sent = A test is under way by every way.
stop-title = Stopped
stop-text = Nothing more comes this way. You can turn it on again on your page.
stop-to = To my page
confirm-title = Confirmed
confirm-text = This address is yours: moves reach you there.

## The lobby

code = Code
code-asked = Somebody read you a code?
code-join = Join
code-help = To be read out and typed on the start page. It ends when the game starts.
emblem-anchor = anchor
emblem-skull = skull
emblem-wheel = wheel
emblem-compass = compass
emblem-hook = hook
emblem-parrot = parrot
emblem-lantern = lantern
emblem-kraken = kraken
emblem-star = star
emblem-cutlass = cutlass
open-tables = Open tables
open-filter = Which tables
open-filter-all = all
open-filter-free = with a free seat
open-filter-friends = friends’
open-none-such = None like that at the moment.
open-tables-help = Yours is private until you say otherwise.
open-none = Nobody waits. Open a table and let it be seen.
open-whose = { $name }’s table
open-first = You have no table yet. Sit down at one of these, or open one:
open-running = under way
open-sit = Sit down
open-watch = Watch
open-pace-none = no clock
new-come = Who may come
right-sit = Seats
right-sit-link = by link
    .help = Whoever has the link of the table.
right-sit-code = by code
    .help = Whoever has the code; the link is for watching.
right-sit-friends = friends
    .help = People who have finished a game with you; they see the table on their start page.
right-sit-anybody = anybody
    .help = The table stands on everybody's start page.
right-watch = Watch
right-watch-nobody = nobody
    .help = Only those who sit there see the game.
right-watch-link = by link
    .help = Whoever has the link of the table.
right-watch-anybody = anybody
    .help = The running game stands on everybody's start page.

## Keys and pace

keys = Keys
keys-always = At every table
keys-now = For this question
keys-act = does what is chosen
keys-back = goes one step back
keys-pass = passes, stops, lets it be
keys-hint = asks for a hint
keys-look = tells what the thing in focus is
keys-chat = opens the chat
keys-sound = turns sound on and off
keys-pause = stops while the others move, and goes on
keys-next = shows the next move
keys-skip = goes to my turn at once
keys-these = shows these keys
keys-clicks = One click chooses; a second one on the same thing does it. What can be taken back is done at once, unless you want to be asked: see the table menu.
key-escape = Esc
key-zero = 0
key-h = H
key-i = I
key-c = C
key-m = M
key-space = Space
key-right = →
key-end = End
key-question = ?
showing-own = This is what happens
pace = Pace
pace-pause = Pause
pace-pause-key = Space
pace-go-on = Go on
pace-next = Next
pace-next-key = Arrow to the right
pace-skip = To my turn
pace-skip-key = End
counting = The end is counted
counting-begins = What has everybody got?
counting-results = To the result
lanes = Where the points come from
lanes-board = See the board

## While I was away

help-asked = What is asked now:
help-marks = Marks on the board
mark-legal = may be chosen
mark-chosen = chosen, not sent yet
mark-changed = changed since your turn
mark-hot = what you point at
story-said = Said meanwhile
story = While you were away
story-since = { $ago }, { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
story-who = { $count ->
    [0] The game has gone on
    [one] { $names } has played
   *[other] { $names } have played
}
story-play = Play the story
story-pause = Pause the story
story-next = Next turn
story-turn = Turn
story-at = Turn { $at } of { $of }, { $name }
story-of = { $at } of { $of }
story-to-move = To my move
story-to-table = To the table

## Links to a moment

moment-step = step { $step } of { $of }
moment-over = the end
moment-gathers = seats are open
moment-open = open seat
moment-turn = to move

## Without a server

pocket-loading = The rules and the bots are being loaded: { $percent } %
pocket-failed = Python could not be loaded in this browser, so nothing can be played here.
pocket-elsewhere = Quarterdeck is open in another window, which has your games. Close it to go on here.
pocket-unkept = This browser keeps nothing for this page: your games are gone when you close it. Export them, or allow storage.
pocket-full = This browser has no room left to keep games: bots wait, too. Make room on this device, or export and delete old games.
pocket-again = Try again
pocket-seen = Play on
pocket-name = Your name at the table and in its results.
pocket-lead = Sail against clever bots, or with everybody round one screen: here, in this browser, without a connection too.
pocket-me = Everything is kept in this browser only, since { $since }.
pocket-settings = Kept on this device.
pocket-export-help = One file: name, games, settings. A single game goes elsewhere from its own menu.
pocket-delete-help = All games and settings of this browser are gone for good.
my-table-delete = Delete this game
my-table-delete-really = Delete { $game }, move { $step }, for good?
my-table-delete-yes = Delete
my-table-delete-no = Keep it
take-along = Take it along
take-along-help = A link with the whole game in it: whoever opens it goes on from here, on a server or without one. This table stays as it is.
take-along-where = Address where it goes on
take-along-copy = Copy the game in a link
take-along-copied = Copied: open it there
take-along-bad = This is no address of a page.
bring-title = A game on its way
bring-text = { $game }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} played. A new table goes on with it here; where it comes from, it stays as it is.
bring-go = Go on here
bring-broken = This link is not whole: there is no game in it. Copy it once more, or take the file.
install-offer = Quarterdeck can be installed: then it opens as an app, without a connection too.
install-yes = Install
install-no = Not now
newer-edition = There is a newer edition of Quarterdeck. Your games stay as they are.
newer-load = Load it
