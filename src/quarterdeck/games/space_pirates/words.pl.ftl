### Kosmiczni Piraci po polsku

game = Kosmiczni Piraci
    .line = Wyślij załogę na sześć planet, popychaj statki i bądź na miejscu, gdy przyjdzie dzielić łup.
    .about = Zakryj swoją załogę, odkryj cudzą i pilnuj, dokąd dryfują statki.

feat-treasures = Po jednym z każdego
    .help = Miej w wygranych partiach każdy rodzaj skarbu w ładowni.

end-told = Jak podzielono łup
board-chart = Mapa gwiezdna: sześć planet wokół planszy statków
board-planet = { $planet }. Skarby: { $treasures }. Załogi: { $crews }. Zakryte: { $down }. Statki: { $ships }.
board-merchant-ship = Statek handlowy, wart 10, płynie zgodnie z ruchem wskazówek zegara
board-pirate-ship = Statek piracki, płynie przeciwnie do ruchu wskazówek zegara
board-merchant-way = Kupiecki: w prawo
board-pirate-way = Piracki: w lewo
board-merchant-steps = Kupiecki { $steps } z 6
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
board-showing = siły
board-teleport-spent = teleport zużyty
board-lost = { $count ->
    [one] karta stracona przez teleport
    [few] { $count } karty stracone przez teleporty
    [many] { $count } kart straconych przez teleporty
   *[other] { $count } karty straconej przez teleporty
}
board-box = W pudełku
board-box-unused = nieużyte skarby
board-box-traps = { $count ->
    [one] teleport i stracona karta
    [few] teleporty i stracone karty
    [many] teleporty i stracone karty
   *[other] teleporty i stracone karty
}
board-strength = Siła
board-surplus = Nadmiar: dla najsilniejszej załogi
board-nothing = nic nie zostało
board-totals = Łupy
board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
board-kinds = { $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
    [many] { $count } rodzajów
   *[other] { $count } rodzaju
}

frame-placement = Wybiera kartę i planetę.
frame-claiming = Wybiera skarb.
choose-planet = Wybierz planetę
kind-planet = planeta

card-teleport = Teleport
    .short = T
    .acc = teleport
    .gen = teleportu
card-pirate_1 = Majtek
    .short = 1
    .acc = Majtka
    .gen = Majtka
card-pirate_2 = Robot Mechanik
    .short = 2
    .acc = Robota Mechanika
    .gen = Robota Mechanika
card-pirate_3 = Nawigatorka
    .short = 3
    .acc = Nawigatorkę
    .gen = Nawigatorki
card-pirate_4 = Kanonier
    .short = 4
    .acc = Kanoniera
    .gen = Kanoniera
card-pirate_5 = Odyniec
    .short = 5
    .acc = Odyńca
    .gen = Odyńca
card-pirate_6 = Korsarka
    .short = 6
    .acc = Korsarkę
    .gen = Korsarki
card-pirate_7 = Kapitan
    .short = 7
    .acc = Kapitana
    .gen = Kapitana
card-hidden = karta
    .short = ?
    .acc = kartę
    .gen = karty

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
ship-pirate_ship = statek piracki

switch-off = nie
switch-on = tak

## Opcje stołu

option-first_player = Pierwszy gracz
    .help = Kto wykłada pierwszą kartę. Losowany, chyba że wskażesz miejsce.
option-first_player-random = losowany
option-first_player-0 = pierwsze miejsce
option-first_player-1 = drugie miejsce
option-first_player-2 = trzecie miejsce
option-first_player-3 = czwarte miejsce
option-first_player-4 = piąte miejsce
option-auto_claim = Najcenniejszy skarb bierze się sam
    .help = Przy podziale każdy bierze najcenniejszy z pozostałych skarbów. To nigdy nie jest gorszy wybór; wyłącz, by wybierać samodzielnie.
option-auto_claim-true = tak
option-auto_claim-false = nie, każdy wybiera sam

## Akcje

action-place = Wyślij { $card_acc } ({ $card_short }) { $planet_to }
action-claim = Weź { $treasure_acc } ({ $treasure_value })
action-auto_claim = Najcenniejszy skarb bierze się sam: { $switch }
action-start = Zaczyna { $seat }

## Pytania

prompt-place = Którą kartę wysyłasz i na którą planetę?
prompt-claim = Który skarb zabierasz { $planet_from }?
prompt-preference = Jak mają być brane twoje skarby na końcu gry?

## Powody

reason-not_in_hand = { $card } ({ $card_short }): tej karty nie masz już na ręce.
reason-not_in_pool = { $treasure }: takiego skarbu już nie ma { $planet_at }.

## Uwagi: co przyniesie odpowiedź

note-quiet = spokojnie, nic się nie odwraca
note-turns = odwraca kartę gracza { $seat }
note-turns_own = odwraca twoją { $card_short }
note-turns_ship = odwraca kartę gracza { $seat }; pirat popchnie { $ship }
note-turns_own_ship = odwraca twoją { $card_short }, rusza { $ship }
note-turns_ships = odwraca kartę gracza { $seat }; pirat popchnie oba statki
note-own_trap = to twój teleport: razem z tą kartą ({ $card_short }) trafi do pudełka
note-may_trap = 1 szansa na { $unseen }, że to teleport: wtedy przepada też twoja karta { $card_short }
note-may_end = jeśli to pirat, { $ship } wraca do portu i nikt już nie kładzie kart

## Wydarzenia

chapter-loot = Podział łupu
event-dealt = Planety leżą w kręgu; domem statku pirackiego jest { $home }.
event-starts = Zaczyna { $seat }.
event-placed = { $seat } wysyła { $card_acc } { $planet_to }.
event-flipped = Odsłania się { $card } ({ $card_short }) gracza { $seat } { $planet_at }.
    .log = Odsłania się { $card_short } gracza { $seat }.
event-trapped = Teleport! To pułapka gracza { $owner }: znika { $planet_from }, a z nią { $card }, którą stracił gracz { $victim }.
event-sailed = Rusza { $ship }: { $from_from } { $to_to }.
    .log = Rusza { $ship }: { $to_to }.
event-home_again = Do domu wraca { $ship }: czas podzielić łup.
event-cards_out = Wszystkie karty leżą na stole: czas podzielić łup.
event-revealed = { $seat } pokazuje { $card_acc } ({ $card_short }) { $planet_at }.
event-teleport_boxed = Teleport gracza { $seat } { $planet_at } nic nie liczy i wraca do pudełka.
event-looted = Statek piracki zabiera wszystko { $planet_from }: { $points ->
    [one] przepada { $points } punkt
    [few] przepadają { $points } punkty
    [many] przepada { $points } punktów
   *[other] przepada { $points } punktu
}.
event-unclaimed = Nikt nie ma załogi { $planet_at }: { $points ->
    [one] do pudełka wraca { $points } punkt
    [few] do pudełka wracają { $points } punkty
    [many] do pudełka wraca { $points } punktów
   *[other] do pudełka wraca { $points } punktu
}.
event-ranked = { $planet }: { $seat } zajmuje miejsce { $place } z siłą { $strength }.
event-tie_broken = { $planet }: { $seat } wyprzedza gracza { $rival }; remis rozstrzyga { $neighbour }.
event-claimed = { $seat } zabiera { $treasure_acc } ({ $treasure_value }) { $planet_from }.
event-surplus = { $seat } ma najsilniejszą załogę { $planet_at } i bierze jeszcze { $treasure_acc } ({ $treasure_value }).
event-scored = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $kinds ->
    [one] { $kinds } rodzaj skarbów
    [few] { $kinds } różne rodzaje skarbów
    [many] { $kinds } różnych rodzajów skarbów
   *[other] { $kinds } różnego rodzaju skarbów
}.
event-switched = { $seat } bierze najcenniejsze skarby automatycznie: { $switch }.

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
part-scoring = Punktacja
part-end_triggers = Koniec gry

## Fakty o wydaniu

fact-planets = planety: { $value }
fact-treasures = skarby: { $value }
fact-pirate_cards = karty piratów: { $value }
fact-card_sets = zestawy kart: { $value }
fact-ship_boards = plansze statków: { $value }

## Terminal

board-legend = ⛵ statek handlowy, ☠ statek piracki, ◆ skarb i jego wartość, A7 karta gracza A, (A?) karta zakryta, T teleport, ▮ zakryta karta w ręce.
