### Zatoka Kości po polsku

game = Zatoka Kości
    .line = Wysyłaj załogi w tajemnicy i niech papuga zakrzyczy w dobrej chwili.
    .about = Pięć minut, cztery załogi i jedna papuga.

board-round = Runda { $round }
board-rival = Stary Kościotrup
board-parrot = ma papugę

frame-sending = Wysyła załogę.
frame-crying = Nasłuchuje papug.
choose-crew = Wybierz załogę
kind-crew = załoga

crew-crew_1 = załoga o sile 1
    .acc = załogę o sile 1
crew-crew_2 = załoga o sile 2
    .acc = załogę o sile 2
crew-crew_3 = załoga o sile 3
    .acc = załogę o sile 3
crew-crew_4 = załoga o sile 4
    .acc = załogę o sile 4
crew-hidden = załoga
    .acc = załogę

card-ring = pierścień
    .acc = pierścień
card-goblet = puchar
    .acc = puchar
card-crown = korona
    .acc = koronę
card-casket = szkatuła
    .acc = szkatułę
card-pearls = perły
    .acc = perły
card-bones = przeklęte kości
    .acc = przeklęte kości
card-hidden = karta
    .acc = kartę

## Opcje stołu

option-parrots = Papugi
    .help = Każdy ma papugę, która może zakrzyczeć raz w grze.
option-parrots-true = tak
option-parrots-false = nie

## Czynności

action-pass = Pas
action-send = Wyślij { $crew_acc }
action-cry = Niech papuga zakrzyczy
action-turn_up = Odkryj { $card_acc }
action-rival_sends = Stary Kościotrup wysyła { $crew_acc }

## Pytania

prompt-chance = Decyduje los.
prompt-send = Którą załogę wysyłasz po { $card_acc }?
prompt-cry = Czy twoja papuga ma zakrzyczeć, walcząc o { $card_acc }?

## Powody

reason-gone = { $crew } została już wysłana.

## Uwagi: co przyniesie odpowiedź

note-strength = twoja siła: { $strength }

## Zdarzenia

event-round_begins = Runda { $round }. W zatoce: { $card }.
event-sent = { $seat } wysyła { $crew_acc }.
event-rival_sent = Stary Kościotrup wysyła { $crew_acc }.
event-cried = Papuga gracza { $seat } krzyczy: siła { $strength }.
event-took = { $seat } zabiera { $card_acc }.
event-rival_took = Stary Kościotrup zabiera { $card_acc }.
event-tie = Najsilniejsi są równi: w zatoce tonie: { $card }.
event-lost = { $seat } traci przez klątwę { $card_acc }.
event-scored = { $seat } ma { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
