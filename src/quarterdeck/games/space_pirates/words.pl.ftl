### Kosmiczni Piraci po polsku

game = Kosmiczni Piraci
    .line = Wysyłaj piratów na sześć planet, wpraw w ruch oba statki i bądź tam, gdzie leżą najcenniejsze skarby.
    .about = Wysyłaj piratów obrazkiem do dołu, odwracaj cudze karty i pilnuj, dokąd ruszają statki.

feat-treasures = Po jednym z każdego
    .help = Miej w wygranych partiach każdy rodzaj skarbu w ładowni.

end-told = Skarby
board-chart = Mapa gwiezdna: sześć planet wokół planszy statków
board-planet = { $planet }. Skarby: { $treasures }. Piraci: { $crews }. Obrazkiem do dołu: { $down }. Statki: { $ships }.
board-merchant-ship = Statek handlowy, wartość 10, porusza się zgodnie z ruchem wskazówek zegara
    .help = Rusza na następną planetę, gdy tam, gdzie stoi, zostanie odwrócona karta pirata. Po szóstym kroku jest znów na planecie startowej i zaczyna się zdobywanie skarbów.
board-pirate-ship = Statek piracki, porusza się przeciwnie do ruchu wskazówek zegara
    .help = Rusza na następną planetę, gdy tam, gdzie stoi, zostanie odwrócona karta pirata. Na koniec jego załoga zagarnia skarby ze swojej planety: nikt ich nie zdobywa.
board-merchant-way = Handlowy: zgodnie z zegarem
board-pirate-way = Piracki: przeciwnie do zegara
board-merchant-steps = Handlowy { $steps } z 6
board-pirate-steps = Piracki { $steps } z 6
board-sky-argo = Argo
board-sky-kraken = Kraken
board-sky-sextans = Sekstant
board-sky-hydra = Hydra
board-hand = Twoje karty
board-hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
board-face-down = { $count ->
    [one] zakryta
    [few] zakryte
    [many] zakrytych
   *[other] zakrytej
}
board-showing = siła { $count }
board-teleport-spent = teleport w pudełku
board-lost = { $count ->
    [one] karta stracona przez teleport
    [few] { $count } karty stracone przez teleporty
    [many] { $count } kart straconych przez teleporty
   *[other] { $count } karty straconej przez teleporty
}
board-box = W pudełku
board-box-unused = nieużywane skarby
board-box-lost = skarby, których nikt nie zdobył
board-box-traps = { $count ->
    [one] teleport i stracona karta
    [few] teleporty i stracone karty
    [many] teleporty i stracone karty
   *[other] teleporty i stracone karty
}
board-strength = Siła
board-surplus = Nadmiarowe skarby: dla gracza z największą siłą
board-auto-claim = Bierz za mnie najcenniejszy skarb
board-loot = Skarby: { $treasures }
board-nothing = nic nie zostało
board-no-treasures = bez skarbów
board-totals = Zdobyte skarby
board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
board-kinds = { $count ->
    [one] { $count } rodzaj skarbu
    [few] { $count } różne skarby
    [many] { $count } różnych skarbów
   *[other] { $count } różnego skarbu
}

frame-placement = Wybiera kartę i planetę.
frame-claiming = Wybiera skarb.
choose-planet = Wybierz planetę
then-planet = { $card }: na którą planetę?
kind-planet = planeta
look-pirate = Leży obrazkiem do dołu i dodaje { $value } do twojej siły na planecie. Gdy następna karta odwróci tę, każdy stojący tam statek rusza na sąsiadującą planetę.
look-teleport = Pułapka, leży obrazkiem do dołu: gdy odwróci ją następna karta, obie karty trafiają do pudełka, a statki stoją.
look-crew-with = Twoja siła razem z tą kartą, według odkrytych kart
look-treasures = Skarby: { $list }
look-hidden = Jedna karta gracza { $letter } leży obrazkiem do dołu.
look-crew = Siła { $sum }; karty gracza { $letter }:

card-teleport = Teleport
    .short = T
    .acc = teleport
    .gen = teleportu
    .sent = wysyła teleport
card-pirate_1 = Majtek
    .short = 1
    .acc = Majtka
    .gen = Majtka
    .sent = wysyła Majtka
card-pirate_2 = Mechanik
    .short = 2
    .acc = Mechanika
    .gen = Mechanika
    .sent = wysyła Mechanika
card-pirate_3 = Nawigatorka
    .short = 3
    .acc = Nawigatorkę
    .gen = Nawigatorki
    .sent = wysyła Nawigatorkę
card-pirate_4 = Kanonier
    .short = 4
    .acc = Kanoniera
    .gen = Kanoniera
    .sent = wysyła Kanoniera
card-pirate_5 = Odyniec
    .short = 5
    .acc = Odyńca
    .gen = Odyńca
    .sent = wysyła Odyńca
card-pirate_6 = Korsarka
    .short = 6
    .acc = Korsarkę
    .gen = Korsarki
    .sent = wysyła Korsarkę
card-pirate_7 = Kapitan
    .short = 7
    .acc = Kapitana
    .gen = Kapitana
    .sent = wysyła Kapitana
card-hidden = karta
    .short = ?
    .acc = kartę
    .gen = karty
    .sent = dokłada kartę

planet-harbour = Port Kupców
    .to = do Portu Kupców
    .at = w Porcie Kupców
    .from = z Portu Kupców
planet-skull = Księżyc Czaszki
    .to = na Księżyc Czaszki
    .at = na Księżycu Czaszki
    .from = z Księżyca Czaszki
planet-emerald = Szmaragd
    .to = na Szmaragd
    .at = na Szmaragdzie
    .from = ze Szmaragdu
planet-ember = Żar
    .to = na Żar
    .at = na Żarze
    .from = z Żaru
planet-glacier = Lodowiec
    .to = na Lodowiec
    .at = na Lodowcu
    .from = z Lodowca
planet-nebula = Mgławica
    .to = na Mgławicę
    .at = na Mgławicy
    .from = z Mgławicy

treasure-treasure_1 = Złom
    .value = 1
    .acc = Złom
treasure-treasure_2 = Przyprawy
    .value = 2
    .acc = Przyprawy
treasure-treasure_3 = Kryształy
    .value = 3
    .acc = Kryształy
treasure-treasure_4 = Relikt
    .value = 4
    .acc = Relikt
treasure-treasure_5 = Sztaby złota
    .value = 5
    .acc = Sztaby złota
treasure-treasure_6 = Gwiezdny klejnot
    .value = 6
    .acc = Gwiezdny klejnot
treasure-treasure_7 = Rdzeń ciemnej materii
    .value = 7
    .acc = Rdzeń ciemnej materii
treasure-merchant_ship = statek handlowy
    .value = 10
    .acc = statek handlowy

ship-merchant_ship = statek handlowy
    .gen = statku handlowego
    .short = handlowy
ship-pirate_ship = statek piracki
    .gen = statku pirackiego
    .short = piracki

switch-off = nie
    .act = Chcę wybierać skarby bez pomocy
    .told = wybiera odtąd skarby bez pomocy
switch-on = tak
    .act = Niech gra bierze za mnie najcenniejszy skarb
    .told = zostawia odtąd wybór skarbów grze

## Opcje stołu

option-first_player = Pierwszy gracz
    .help = Kto dołoży pierwszą kartę. Decyduje los, chyba że wskażesz miejsce; przy prawdziwym stole zaczyna najmłodszy gracz.
option-first_player-random = losowany
option-first_player-0 = pierwsze miejsce
option-first_player-1 = drugie miejsce
option-first_player-2 = trzecie miejsce
option-first_player-3 = czwarte miejsce
option-first_player-4 = piąte miejsce
option-auto_claim = Automatyczny wybór skarbów
    .help = Gra bierze za każdego najcenniejszy z pozostałych skarbów. To nigdy nie jest gorszy wybór; bez tej pomocy każdy wybiera na własną rękę.
option-auto_claim-true = tak
option-auto_claim-false = nie, skarby wybierają gracze

## Akcje

action-place = Wyślij { $card_acc } ({ $card_short }) { $planet_to }
action-claim = Weź { $treasure_acc } ({ $treasure_value })
action-auto_claim = { $switch_act }
action-start = Zaczyna { $seat }

## Pytania

prompt-place = Którą kartę wysyłasz i na którą planetę?
prompt-claim = Który skarb bierzesz { $planet_from }?
prompt-preference = Kto wybiera twoje skarby: ty czy gra?

## Powody

reason-not_in_hand = { $card } ({ $card_short }): tej karty nie masz już na ręce.
reason-not_in_pool = Nie ma już takiego skarbu { $planet_at }: { $treasure }.

## Uwagi: co przyniesie odpowiedź

note-quiet = niczego nie odwracasz
note-turns = odwracasz kartę gracza { $seat }
note-turns_own = { $card_short ->
    [T] twój teleport: tracisz obie karty
   *[other] odwracasz swoją { $card_short }
}
note-turns_ship = rusza { $ship }, jeśli to pirat (karta gracza { $seat })
note-turns_own_ship = rusza { $ship }; odwracasz swoją { $card_short }
note-turns_own_ships = ruszają oba statki; odwracasz swoją { $card_short }
note-turns_ships = ruszają oba statki, jeśli to pirat (karta gracza { $seat })
note-own_trap = to twój teleport: tracisz i jego, i { $card_acc } ({ $card_short })
note-may_trap = 1 szansa na { $unseen }, że to teleport: wtedy tracisz { $card_acc } ({ $card_short })
note-ends = { $ship } wraca na planetę startową: wysyłanie piratów od razu się kończy
note-may_end = jeśli to pirat, { $ship } wraca na planetę startową i wysyłanie piratów się kończy

## Wydarzenia

chapter-loot = Zdobywanie skarbów
event-dealt = Planety leżą dookoła planszy statków. Statek piracki startuje { $home_from }.
event-starts = Zaczyna { $seat }.
event-placed = { $seat } { $card_sent } { $planet_to }.
event-flipped = Odwrócona karta { $planet_at }: { $card } ({ $card_short }), gracz { $seat }.
    .log = Odwrócona karta gracza { $seat }: { $card_short }.
event-trapped = Teleport! Pułapka gracza { $owner } { $planet_at }: { $victim } traci { $card_acc }. Obie karty trafiają do pudełka.
event-sailed = Rusza { $ship }: { $from_from } { $to_to }.
    .log = Rusza { $ship }: { $to_to }.
event-home_again = Na planetę startową wraca { $ship }. Zaczyna się zdobywanie skarbów.
event-cards_out = Wszystkie karty są już wyłożone. Zaczyna się zdobywanie skarbów.
event-revealed = { $seat } odwraca { $card_acc } ({ $card_short }) { $planet_at }.
event-teleport_boxed = Teleport gracza { $seat } { $planet_at } ma wartość 0 i trafia do pudełka.
event-looted = Załoga statku pirackiego zagarnia skarby { $planet_from }. Ich łączna wartość: { $points }.
event-looted_ship = Załoga statku pirackiego zagarnia skarby { $planet_from }, a z nimi statek handlowy. Ich łączna wartość: { $points }.
event-unclaimed = Nikt nie ma piratów { $planet_at }: skarby o łącznej wartości { $points } trafiają do pudełka.
event-unclaimed_ship = Nikt nie ma piratów { $planet_at }: skarby i statek handlowy, o łącznej wartości { $points }, trafiają do pudełka.
event-ranked = { $planet }, kolejność wyboru { $place }: { $seat } (siła { $strength }).
event-tie_broken = Remis { $planet_at }: pierwszeństwo wyboru ma { $seat } przed graczem { $rival } dzięki większej sile { $neighbour_at }.
event-tie_by_order = Remis { $planet_at }: siły są wszędzie równe, więc pierwszeństwo ma { $seat } przed graczem { $rival } (kolejność graczy).
event-claimed = { $seat } bierze { $treasure_acc } ({ $treasure_value }) { $planet_from }.
event-surplus = { $seat } ma największą siłę { $planet_at } i z nadmiarowych skarbów zdobywa: { $treasure } ({ $treasure_value }).
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $kinds ->
    [one] { $kinds } rodzaj skarbu
    [few] { $kinds } różne skarby
    [many] { $kinds } różnych skarbów
   *[other] { $kinds } różnego skarbu
}.
event-switched = { $seat } { $switch_told }.

## Części wydania, na stronę o nim; `of` rozpoczyna komunikaty elementów

part-card = Karty
    .of = card
part-treasure_kind = Skarby
    .of = treasure
part-planet = Planety
    .of = planet
part-ship = Statki
    .of = ship
part-colour = Kolory
part-card_backs = Rewersy kart
part-ring = Kolejność planet
part-player_count = Przygotowanie dla każdej liczby graczy
part-scoring = Podliczenie punktów
part-end_triggers = Koniec gry

## Fakty o wydaniu

fact-planets = planety: { $value }
fact-treasures = skarby: { $value }
fact-pirate_cards = karty piratów: { $value }
fact-card_sets = zestawy kart: { $value }
fact-ship_boards = plansze statków: { $value }

## Dlaczego kapitan by tak zrobił

why-points = daje ci skarby przy obecnym ustawieniu statków
why-later = opłaci się, gdy statki ruszą o jedną planetę dalej
why-firsts = daje ci największą siłę na kolejnej planecie
why-hand = zostawia ci na ręce silniejsze karty
why-teleport = zostawia ci teleport na później
why-spread = twoi piraci będą na większej liczbie planet
why-down = twoja siła pozostaje tam na razie zakryta

## Terminal

board-legend = ⛵ statek handlowy, ☠ statek piracki, ◆ skarb i jego wartość, A7 karta gracza A, (A?) karta obrazkiem do dołu, T teleport, ▮ zakryta karta na ręce.
