### Why the server refuses something.

error-bad_mail = This is no mail address.
error-bad_option = One of the chosen options does not exist in this game.
error-bad_passkey = This passkey does not fit here.
error-banned = You are not welcome on this server.
error-bad_request = The server cannot read this request ({ $field }).
error-bad_seats = This game is for { $least } to { $most } players.
error-bad_term = A table cannot have these terms ({ $field }).
error-bad_way = Notices cannot be sent there.
error-bad_words = These words are no action of the game.
error-begun = The game has begun; this was possible only before.
error-bot_sits = A bot plays in your seat. Take the seat back first.
error-cancelled = The host has cancelled this table.
error-failed = Something went wrong on the server. The game is safe.
error-file_big = This file is too big for a saved game: { $limit } KiB are the most. Nothing was changed.
error-file_damaged = This saved game is damaged: its moves do not fit the rules. Nothing was changed.
error-file_foreign = This file is no saved game. Nothing was changed.
error-file_house = This server plays this game against its clocks; the saved one has none. Nothing was changed.
error-file_newer = This game was saved by a newer version. Nothing was changed.
error-file_over = This game is over; look at it by its link or with “quarterdeck replay”.
error-file_people = This file does not say which seat is yours. Nothing was changed.
error-file_rated = A rated game is saved when it is over.
error-file_several = Several people play here; a file would show their hidden cards. It can be saved when the game is over.
error-file_start = This game went on from a position that this server has not written. Nothing was changed.
error-file_unreadable = This file cannot be read: it is no JSON, or it is broken off. Nothing was changed.
error-final = This answer cannot be taken back.
error-foreign_page = This was asked for by a page of another site.
error-fork_over = The game was already over there.
error-gave_time = You have given time for this question already.
error-last_way = This is the only way to you: add a passkey or another device first, or delete yourself.
error-link_expired = This link has expired: it worked for ten minutes.
error-link_loses = Nothing else leads to the guest on this device: bring the seats along, or add a passkey first.
error-link_own = You are already the same person on this device.
error-link_revoked = This link was revoked, or a newer one took its place.
error-link_unknown = No such link was made here.
error-link_used = This link has been used; each works once.
error-needs_code = To sit down here you need the code of the table; the link is for watching.
error-needs_server = This needs a server: in your pocket you play against bots and with people at this screen.
error-no_bot_sits = You play in your seat yourself.
error-no_code = No table answers to { $code }.
error-no_device = No such device is signed in.
error-no_extension = You cannot ask for more time now.
error-no_forks = At this table nobody plays on elsewhere before the game is over.
error-no_friend = You know nobody of that kind here.
error-no_choice = There was nothing to choose here.
error-no_hint = The captain has no advice right now.
error-no_hints = At this table there are no hints.
error-no_line = That line is not there any more.
error-no_mail_server = The host of this server has set no mail server.
error-no_open_seat = All seats at this table are taken.
error-no_order = There is no such order.
error-no_page = There is nothing at this address.
error-no_passkey = Nobody here has this passkey.
error-no_rematch = Nobody has asked to play again.
error-no_rules = The rules of this game are not written down yet.
error-no_seat = There is no such seat at this table.
error-no_speaker = There is nobody of that kind to be heard here.
error-no_step = This game has no step { $step }.
error-no_table = There is no such table.
error-no_takeback = At this table this cannot be taken back now.
error-no_takeback_asked = Nobody asks you to take something back.
error-no_vacation = You cannot change your vacation so.
error-no_vote = There is nothing for you to vote about there.
error-sent_away = The host of this table has asked you to leave. It can be seen again when the game is over.
error-not_invited = No seat is kept for you at this table.
error-no_watching = Nobody watches at this table.
error-no_way = There is no such way to you.
error-not_begun = The game begins when all seats are taken.
error-not_friend = This table is for people who have finished a game with its host.
error-not_host = Only the host of the table can do this.
error-not_kept = This could not be saved, so nothing was changed. Please try again.
error-not_over = This is shown when the game is over.
error-not_there = This cannot be done with that seat.
error-not_waited_for = Nobody waits for that seat, or its person is here.
error-not_your_line = Only the host, or whoever said it, can strike a line.
error-not_your_seat = This is not your seat.
error-nothing_ends = At this table no time runs out.
error-nudged = That was asked a moment ago. Wait ten minutes.
error-one_seat = You sit at this table already.
error-other_name = This is not your name; nothing was deleted.
error-passkey_late = That took too long. Please try again.
error-rematch_made = The new table is there already.
error-resigned = You have resigned; a bot plays in this seat to the end.
error-seat_kept = This seat is kept for somebody.
error-seat_taken = This seat is taken.
error-shelf_full = Your browser has no room left to keep this, so nothing has happened. Make room on this device, or export and delete old games.
error-server_full = There are too many games on this server at the moment.
error-sits_there = A seat is kept for that person here already.
error-stale = The table has changed in the meantime; this is no longer the question.
error-takeback_asked = Somebody is already asking to take something back.
error-too_big = This message is too long.
error-too_fast = Slow down a little, please.
error-too_many_codes = Too many codes. Wait a minute.
error-too_many_passkeys = You have { $limit ->
    [one] one passkey
   *[other] { $limit } passkeys
} already. Remove one first.
error-too_many_tables = You have { $limit ->
    [one] one unfinished table
   *[other] { $limit } unfinished tables
} already. Finish one first.
error-too_many_ways = You have { $limit ->
    [one] one way
   *[other] { $limit } ways
} already. Remove one first.
error-unknown_game = There is no game called { $game } here.
error-unknown_language = This language is not spoken here: { $language }.
error-unknown_level = There is no bot of the rank { $level }.
error-voted = You have said so already; it counts once.
error-no_tournament = There is no such tournament.
error-not_in_tournament = You do not take part in this tournament.
error-not_tournament_host = Only whoever made the tournament can do this.
error-too_many_tournaments = You have { $limit } tournaments already that are not over.
error-tournament_begun = This tournament has begun: nobody can join any more.
error-tournament_empty = A tournament needs at least { $least } people.
error-tournament_full = This tournament has all the { $most } people that it can have.
error-tournament_over = This tournament is over.
error-tournament_runs = This tournament has begun: it cannot be called off any more.

page-unbuilt = The server runs, but its client has not been built. Run “make play” in the project's folder.
