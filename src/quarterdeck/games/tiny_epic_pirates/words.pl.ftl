### Tiny Epic Pirates po polsku

game = Tiny Epic Pirates
    .line = Prowadź kapitana po sterze, zapełnij ładownię, wymykaj się Marynarce i jako pierwszy zakop trzy skarby.
    .about = Zakręć kołem, łup szlaki handlowe i zakop trzy skarby przed innymi.

feat-rivals = Wszystkie legendy na dnie
    .help = Pokonaj w pojedynkę każdego z legendarnych piratów.
feat-captains = Czworo kapitanów
    .help = Wygraj czterema różnymi kapitanami.

## Plansza

end-told = Wyścig po skarby
frame-placing = Przygotowuje wyprawę.
frame-turn = Wydaje rozkaz.
frame-sailing = Płynie.
frame-jostle = Wysyła pokładowego do Napraw.
frame-order = Wykonuje rozkaz.
frame-load = Układa ładunek.
frame-crew_up = Mustruje pirata.
frame-searching = Szuka.
frame-battle = Walczy.
frame-bonuses = Korzysta z premii.
frame-ship_line = Prowadzi statek neutralny.
frame-sail_neutral = Prowadzi statek neutralny.
frame-swap = Wymienia kostkę.
frame-join = Przydziela nowego pokładowego.
frame-assign = Rozstawia pokładowych.
frame-reset = Wybiera port.
frame-solo_bury = Wybiera za legendarnego pirata.
frame-solo_retreat = Wybiera za legendarnego pirata.
board-sea = Morze, cztery na cztery
board-tabs = Części stołu
board-tab-sea = Morze
board-tab-helm = Mostek
board-tab-crew = Załoga
board-tab-market = Rynek
board-phases = Fazy tury
board-round = Runda { $round }
board-phase-steer = Rozkaz
board-phase-sail = Żegluga
board-phase-order = Wykonanie
board-phase-bonus = Premie
board-phase-line = Linia statku
board-has-settlement = { $count ->
    [one] kolonia, { $count } kostka
    [few] kolonia, { $count } kostki
    [many] kolonia, { $count } kostek
   *[other] kolonia, { $count } kostki
}
board-market-of = rynek: { $good }
board-has-cove = zatoka
board-has-storm = sztorm
board-port = port
board-has-site = miejsce zakopania za { $cost } Złota
board-treasure-of = skarb: { $name }
board-has-token = żeton poszukiwań
board-reach = { $steps ->
    [one] { $steps } karta stąd
    [few] { $steps } karty stąd
    [many] { $steps } kart stąd
   *[other] { $steps } karty stąd
}{ $storms ->
    [0] { "" }
    [one] , { $storms } sztorm po drodze
    [few] , { $storms } sztormy po drodze
    [many] , { $storms } sztormów po drodze
   *[other] , { $storms } sztormu po drodze
}
board-ship = statek: { $name }
board-ship-hidden = ukryty statek: { $name }
board-course = to twój cel: potwierdzaj kartę po karcie albo wskaż inny.
board-sailed = { $count ->
    [one] { $count } przebyta karta
    [few] { $count } przebyte karty
    [many] { $count } przebytych kart
   *[other] { $count } przebytej karty
}
board-wheel = Ster; rozkaz kapitana: { $order }
board-ship-line = linia statku
board-captain-here = tu stoi kapitan
board-deckhand-here = tu stoi pokładowy
board-skips = { $count ->
    [0] bez pokładowych
    [one] { $count } pokładowy musi stanąć na przeskakiwanym polu
    [few] { $count } pokładowi muszą stanąć na przeskakiwanych polach
    [many] { $count } pokładowych musi stanąć na przeskakiwanych polach
   *[other] { $count } pokładowego musi stanąć na przeskakiwanych polach
}
board-crosses = przekracza linię statku
board-helm = Mostek: { $name }
board-whose = Czyj mostek
board-stations = Przydziały
board-station = { $station }: { $count ->
    [one] { $count } pokładowy
    [few] { $count } pokładowi
    [many] { $count } pokładowych
   *[other] { $count } pokładowego
}
board-station-rigging = +1 do żeglowania za każdego pokładowego
board-station-cannons = +1 uszkodzenie za każdego pokładowego
board-station-extort = +1 Złoto za każdego pokładowego na linii statku
board-station-repair = Pokładowi czekają tu, aż staną na polu steru, ukryją się lub zmienią przydział
board-hold-title = Ładownia
board-hold-of = Ładownia: { $goods }
board-gold-title = Złoto
board-of = z { $most }
board-infamy = Niesława
board-rank = { $level } · { $rank }
board-bloodied = po buncie
board-level = { $rank }: żeglowanie { $sail }, kości { $dice }
board-level-gain_gold = { $n } Złota przy awansie
board-level-gain_sure_fire = żeton celnej salwy przy awansie
board-level-gain_deckhand = czwarty pokładowy przy awansie
board-sure-fire = Celna salwa
board-sure-fire-count = Żetony celnej salwy: { $count }
board-sure-fire-help = Każdy ustawia jedną rzuconą kość na wybraną ściankę
board-pass-help = Przejście przez sztorm: do jednego sztormu bez przechyłu
board-buried = Zakopane skarby: { $count } z { $most }
board-in-hiding = w ukryciu
board-row = Rząd kart załogi
board-crew-of = Załoga: { $name }
board-deck = w talii: { $count }
board-deck-help = Karty odłożone pod talię wracają w kolejności odłożenia
board-trigger = Gdy rozkaz kapitana to { $order }:
board-auto = automatyczne trafienie
board-hits = Trafienia: { $faces }
board-bonus-bury = Zakopanie skarbu: zapłać cenę miejsca zakopania, na którym jesteś
board-bonus-plunder = Dodatkowe Plądrowanie
board-bonus-trade = Dodatkowy Handel
board-bonus-crew_up = Dodatkowe Mustrowanie
board-bonus-search = Dodatkowe Poszukiwania
board-bonus-attack = Dodatkowy Atak
board-bonus-special_trade = Sprzedaj razem { $goods } za { $n } Złota na rynku jednego z tych towarów
board-bonus-swap = Wymień jedną kostkę z workiem
board-bonus-sail_navy = Przesuń okręt Marynarki; liczba kart: { $n }
board-bonus-sail_merchant = Przesuń statek kupiecki; liczba kart: { $n }
board-bonus-gain_gold = Zyskaj Złoto: { $n }
board-bonus-reroll = W czasie ataku przerzuć kości, które wskazują { $faces }
board-bonus-reassign = Zmień przydziały pokładowych
board-bonus-sail = Żegluj jeszcze raz
board-market-title = Rynek
board-price = { $good }: cena { $price }
board-bag-help = Co zostało w worku
board-damage = zadaje uszkodzenia: { $n }
board-worth = Złoto za zatopienie: { $n }
board-earns-legend = daje Niesławę
board-fight = Walka
board-die = Kość { $die } wskazuje { $face }: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
board-face = Ścianka { $face }: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
board-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
board-ask-sources = { $count ->
    [one] Jeden pokładowy musi stanąć na przeskakiwanym polu: który?
    [few] { $count } pokładowi muszą stanąć na przeskakiwanych polach: którzy?
    [many] { $count } pokładowych musi stanąć na przeskakiwanych polach: którzy?
   *[other] { $count } pokładowego musi stanąć na przeskakiwanych polach: którzy?
}
board-ask-posts = { $count ->
    [one] Jeden pokładowy schodzi ze steru: gdzie ma pracować?
    [few] { $count } pokładowi schodzą ze steru: gdzie mają pracować?
    [many] { $count } pokładowych schodzi ze steru: gdzie mają pracować?
   *[other] { $count } pokładowego schodzi ze steru: gdzie mają pracować?
}
board-ask-places = Wskaż pokładowego, żeby go przenieść.
board-ask-where = Dokąd?
board-stay = Zostaw bez zmian
board-hand-from = Pokładowy: { $station }
board-hand-to = Przydział: { $station } (teraz { $count })
board-on-wheel = Na sterze
board-rival-bonus = Premia
board-ring = Akcje Niesławy po szóstce
board-doing-plunder = { $order }
board-doing-trade = { $order }
board-doing-crew_up = { $order }
board-doing-search = { $order }
board-doing-attack = { $order }
board-doing-sail_plus = żeglowanie +{ $n }
board-doing-auto_hit = automatyczne trafienia +{ $n }
board-doing-gain_gold = Złoto: { $n }
board-doing-draw_booty = dobiera kostki: { $n }
board-navy = Marynarka ściga każdego, kto przekroczy linię statku
board-navy-speed = { $speed ->
    [one] { $speed } karta w twoją stronę, gdy następnym razem przekroczysz linię.
    [few] { $speed } karty w twoją stronę, gdy następnym razem przekroczysz linię.
    [many] { $speed } kart w twoją stronę, gdy następnym razem przekroczysz linię.
   *[other] { $speed } karty w twoją stronę, gdy następnym razem przekroczysz linię.
}
board-navy-far = Stanęłaby tu: { $place }.
board-navy-hidden = Dopłynęłaby do ciebie, ale jesteś w ukryciu.
board-navy-caught = Dopadłaby cię: wszyscy pokładowi trafią do Napraw.
board-rival-kind = legendarny pirat
board-navy-brief-far = w twoją stronę
board-navy-brief-hidden = jesteś w ukryciu
board-navy-brief-caught = dopadłaby cię
board-treasures-title = Skarby
board-cubes = Kostki
board-end = Wygrywają trzy zakopane skarby; potem liczą się Niesława, Złoto i kostki.
board-end-solo = Kto pierwszy zakopie trzy skarby, wygrywa natychmiast.
board-end-by = { $name } przed { $other }: { $what }.
board-by-0 = więcej skarbów
board-by-1 = wyższa Niesława
board-by-2 = więcej Złota
board-by-3 = więcej kostek
board-end-burials = Skarby jeden po drugim
board-end-burial = zakopuje skarb { $number } z { $of }: { $place }

kind-order = rozkaz
kind-sources = kto przeskakuje
kind-posts = kto pracuje
kind-cell = karta
kind-rigging = Takielunek
kind-cannons = Działa
kind-extort = Wymuszenie
kind-lifted = ster
kind-die = kość
kind-face = ścianka
choose-order = Wybierz rozkaz
choose-sources = Wybierz, kto stanie na przeskakiwanych polach
choose-posts = Wybierz, gdzie pracują pokładowi
choose-die = Wybierz kość albo zostaw wynik
choose-face = Wybierz ściankę

## Rozkazy, przydziały, towary

order-plunder = Plądrowanie
order-trade = Handel
order-crew_up = Mustrowanie
order-search = Poszukiwania
order-attack = Atak
order-hide_out = Ukrycie

station-rigging = Takielunek
    .to = na Takielunek
    .from = z Takielunku
    .gen = Takielunku
station-cannons = Działa
    .to = do Dział
    .from = z Dział
    .gen = Dział
station-extort = Wymuszenie
    .to = na Wymuszenie
    .from = z Wymuszenia
    .gen = Wymuszenia
station-repair = Naprawy
    .to = do Napraw
    .from = z Napraw
    .gen = Napraw

good-sugar = trzcina cukrowa
    .short = T
    .acc = trzcinę cukrową
    .gen = trzciny cukrowej
good-rum = rum
    .short = R
    .acc = rum
    .gen = rumu
good-gunpowder = proch strzelniczy
    .short = P
    .acc = proch strzelniczy
    .gen = prochu strzelniczego
good-coffee = kawa
    .short = K
    .acc = kawę
    .gen = kawy

## Morze

map-map_01 = Trzcinowa Przystań
    .to = do Trzcinowej Przystani
    .at = w Trzcinowej Przystani
map-map_02 = Zatoka Gubernatora
    .to = do Zatoki Gubernatora
    .at = w Zatoce Gubernatora
map-map_03 = Gorzelnia Przemytników
    .to = do Gorzelni Przemytników
    .at = przy Gorzelni Przemytników
map-map_04 = Spoczynek Rybaków
    .to = do Spoczynku Rybaków
    .at = przy Spoczynku Rybaków
map-map_05 = Prochowa Rafa
    .to = na Prochową Rafę
    .at = na Prochowej Rafie
map-map_06 = Burzowe Miasto
    .to = do Burzowego Miasta
    .at = w Burzowym Mieście
map-map_07 = Zatoka Palaczy Kawy
    .to = do Zatoki Palaczy Kawy
    .at = w Zatoce Palaczy Kawy
map-map_08 = Dwie Palmy
    .to = do Dwóch Palm
    .at = przy Dwóch Palmach
map-map_09 = Plantacja w Szkwale
    .to = do Plantacji w Szkwale
    .at = przy Plantacji w Szkwale
map-map_10 = Port Beczek
    .to = do Portu Beczek
    .at = w Porcie Beczek
map-map_11 = Atol Czaszki
    .to = na Atol Czaszki
    .at = na Atolu Czaszki
map-map_12 = Fort przy Wirze
    .to = do Fortu przy Wirze
    .at = w Forcie przy Wirze
map-map_13 = Wyspy Gromu
    .to = na Wyspy Gromu
    .at = na Wyspach Gromu
map-map_14 = Przylądek Garnizonu
    .to = na Przylądek Garnizonu
    .at = na Przylądku Garnizonu
map-map_15 = Laguna Wisielca
    .to = na Lagunę Wisielca
    .at = na Lagunie Wisielca
map-map_16 = Brzeg Rozbitków
    .to = na Brzeg Rozbitków
    .at = na Brzegu Rozbitków

ship-orange = pomarańczowy kupiec
    .acc = pomarańczowego kupca
ship-green = zielony kupiec
    .acc = zielonego kupca
ship-navy = okręt Marynarki
    .acc = okręt Marynarki

token-sure_fire = żeton celnej salwy
    .acc = żeton celnej salwy
token-booty = dryfująca skrzynia
    .acc = dryfującą skrzynię
token-tailwind = pomyślny wiatr
    .acc = pomyślny wiatr
token-storm_pass = przejście przez sztorm
    .acc = przejście przez sztorm

rank-sea_dog = Wilk morski
rank-pirate = Pirat
rank-corsair = Korsarz
rank-swashbuckler = Zawadiaka
rank-buccaneer = Bukanier
rank-dread_pirate = Postrach Mórz
rank-legend = Legenda

die-die_1 = kość 1
die-die_2 = kość 2
die-die_3 = kość 3
face-face_1 = 1
face-face_2 = 2
face-face_3 = 3
face-face_4 = 4
face-face_5 = 5
face-face_6 = 6

bonus-bury = zakopanie skarbu
bonus-plunder = Plądrowanie
bonus-trade = Handel
bonus-crew_up = Mustrowanie
bonus-search = Poszukiwania
bonus-attack = Atak
bonus-special_trade = handel specjalnymi Łupami
bonus-swap = wymiana kostki
bonus-sail_navy = żeglowanie okrętem Marynarki
bonus-sail_merchant = żeglowanie statkiem kupieckim
bonus-gain_gold = zyskanie złota
bonus-reroll = przerzut
bonus-reassign = reorganizacja pokładowych
bonus-sail = dodatkowe żeglowanie

rival-solo_thorne = Żelaznoręki Thorne
    .acc = Żelaznorękiego Thorne’a
    .gen = Żelaznorękiego Thorne’a
rival-solo_crowe = Silas Crowe
    .acc = Silasa Crowe’a
    .gen = Silasa Crowe’a
rival-solo_isabeau = Czerwona Isabeau
    .acc = Czerwoną Isabeau
    .gen = Czerwonej Isabeau
rival-solo_kelp = Stary Barnaba Kelp
    .acc = Starego Barnabę Kelpa
    .gen = Starego Barnaby Kelpa

mood-solo_bloodthirsty = krwiożerczość
mood-solo_greedy = chciwość
mood-solo_cunning = przebiegłość
mood-solo_reckless = nieobliczalność

## Załoga i kapitanowie

crew-quartermaster_quigley = Kwatermistrz Quigley
crew-lisa_legacy = Lisa Legacy
crew-pale_pim = Blady Pim
crew-cutter_fang = Rzeźnik Fang
crew-taylor_truenorth = Taylor Truenorth
crew-sara_silver = Srebrna Sara
crew-sydney_sweetwater = Sydney Sweetwater
crew-eliza_lucky = Szczęściara Eliza
crew-jolly_rodge = Wesoły Rodge
crew-salty_pete = Słony Pete
crew-lieutenant_flint = Porucznik Flint
crew-buck_cannon = Buck Armata
crew-doc_blockley = Doktor Blockley
crew-black_eyed_brutus = Brutus z Podbitym Okiem
crew-willow_watch = Czujna Willow
crew-silent_seamus = Cichy Seamus
crew-ursula_bane = Ursula Zguba
crew-raina_rumor = Plotkara Raina
crew-alice_omalice = Alice O'Malice
crew-tina_trickshot = Tina Cudny Strzał
crew-sally_suresight = Sally Bystre Oko
crew-chopper_donovan = Topornik Donovan
crew-betty_blunderbuss = Betty Garłacz
crew-jack_fuse_rogers = Jack "Lont" Rogers

captain-captain_1_front = Kpt. Carmen Rouge
captain-captain_1_back = Kpt. Rowan Slate
captain-captain_2_front = Kpt. Morgan Whitecloud
captain-captain_2_back = Kpt. Wendy Byrd
captain-captain_3_front = Kpt. Francisco de Guerra
captain-captain_3_back = Kpt. Inés Corvo
captain-captain_4_front = Kpt. Magnus Bolt
captain-captain_4_back = Kpt. Hilde Stormborn

## Karty kupców

merchant_card-merchant_2a = Kuter
merchant_card-merchant_2b = Kabotażowiec
merchant_card-merchant_2c = Wyspiarski pocztowiec
merchant_card-merchant_4a = Slup handlowy
merchant_card-merchant_4b = Uzbrojony bryg
merchant_card-merchant_4c = Karaka korzenna
merchant_card-merchant_6a = Fluita kompanii
merchant_card-merchant_6b = Eskorta konwoju
merchant_card-merchant_6c = Srebrny galeon
merchant_card-merchant_8a = Królewski indiaman
merchant_card-merchant_8b = Flagowiec floty skarbów

## Co robią karty, żetony i pokładowi: złożone z ich wartości

effect-card = { $order } → { $bonus }; { $hits }
effect-hits = { $sure ->
    [0] trafienia { $faces }
    [one] trafienia { $faces } i jedno automatyczne
    [few] trafienia { $faces } i { $sure } automatyczne
    [many] trafienia { $faces } i { $sure } automatycznych
   *[other] trafienia { $faces } i { $sure } automatycznego
}
effect-faces = { $first } { $rest }
effect-face = { $face }
effect-amount = { $amount }
effect-plus = { $first } + { $rest }
effect-bury = Zakopanie skarbu
effect-special_trade = Handel specjalnymi Łupami ({ $goods } za { $amount })
effect-swap = Wymiana
effect-sail_navy = Żeglowanie okrętem Marynarki ({ $amount })
effect-sail_merchant = Żeglowanie statkiem kupieckim ({ $amount })
effect-gain_gold = Zyskanie Złota ({ $amount })
effect-reroll = Przerzut ({ $faces })
effect-reassign = Reorganizacja
effect-sail = Żeglowanie
effect-gold = { $amount ->
    [one] { $amount } dublon
    [few] { $amount } dublony
    [many] { $amount } dublonów
   *[other] { $amount } dublona
}
effect-tailwind = Wykorzystaj pomyślny wiatr (+{ $amount })
effect-tailwind_help = { $amount ->
    [one] Pomyślny wiatr: o { $amount } kartę dalej w jednym żeglowaniu
    [few] Pomyślny wiatr: o { $amount } karty dalej w jednym żeglowaniu
    [many] Pomyślny wiatr: o { $amount } kart dalej w jednym żeglowaniu
   *[other] Pomyślny wiatr: o { $amount } karty dalej w jednym żeglowaniu
}
effect-nobody = { "" }
effect-sources = { "" }, przeskok: pokładowi z { $deckhands }
effect-posts = { "" }, zebrani na: { $deckhands }
effect-lifted = { "" }, zdjęci z pól: { $orders }
effect-from = { $count ->
    [1] { $station_gen }
   *[other] { $station_gen } ×{ $count }
}
effect-to = { $count ->
    [1] { $station }
   *[other] { $station } ×{ $count }
}

## Kości

dice-dice_1 = kość 1
dice-dice_2 = kość 2
dice-dice_1_2 = kości 1 i 2
dice-dice_3 = kość 3
dice-dice_1_3 = kości 1 i 3
dice-dice_2_3 = kości 2 i 3
dice-dice_1_2_3 = kości 1, 2 i 3

## Opcje stołu

new-alone = Samemu przeciwko legendarnemu piratowi
    .help = Automat poluje na te same skarby; wybierz, kogo spotkasz i w jakim będzie nastroju.
option-first_player = Pierwszy gracz
    .help = Kto zaczyna każdą rundę. Losowany, chyba że wskażesz miejsce.
option-first_player-random = losowany
option-first_player-0 = pierwsze miejsce
option-first_player-1 = drugie miejsce
option-first_player-2 = trzecie miejsce
option-first_player-3 = czwarte miejsce
option-solo_captain = Legendarny pirat
    .help = Tylko solo: przeciw komu płyniesz. Arkusz mówi, na kogo poluje automat i kiedy dostaje premię.
option-solo_captain-random = losowany
option-solo_captain-solo_thorne = Żelaznoręki Thorne
option-solo_captain-solo_crowe = Silas Crowe
option-solo_captain-solo_isabeau = Czerwona Isabeau
option-solo_captain-solo_kelp = Stary Barnaba Kelp
option-solo_personality = Osobowość
    .help = Tylko solo: jak silny jest legendarny pirat, ile złota potrzebuje na skarb i co daje mu szóstka.
option-solo_personality-random = losowana
option-solo_personality-solo_bloodthirsty = krwiożerczy
option-solo_personality-solo_greedy = chciwy
option-solo_personality-solo_cunning = przebiegły
option-solo_personality-solo_reckless = nieobliczalny
option-round_limit = Bezpiecznik
    .help = Po tylu rundach bez trzeciego skarbu gra się kończy, a miejsca liczy się według stanu na stole. Ludziom wystarcza mniej niż 25 rund.
option-round_limit-1000 = po 1000 rundach
option-round_limit-500 = po 500 rundach
option-round_limit-250 = po 250 rundach
option-round_limit-100 = po 100 rundach
option-round_limit-50 = po 50 rundach

## Akcje

action-place_navy = Okręt Marynarki { $cell_at }
action-place_ship = Zacznij { $cell_at }
action-choose_side = { $captain } ({ $captain_text })
action-steer = { $order }{ $sources }{ $posts }
action-sail = Płyń { $cell_to }
action-slip = Przemknij przez sztorm { $cell_to } (przejście przez sztorm)
action-stop = Zostań tutaj
action-jostle = Pokładowy { $station_from }
action-jostle_wheel = Pokładowy z pola: { $order }
action-perform = { $order }
action-sell = Sprzedaj { $number }
action-attack = Zaatakuj: { $ship }
action-duel = Zaatakuj gracza { $seat }
action-duel_rival = Zaatakuj legendarnego pirata
action-decline = Zrezygnuj
action-keep = Zatrzymaj: { $a }, { $b }, { $c }
action-refresh = Zapłać 1 dublon za trzy nowe karty załogi
action-hire = Zamustruj: { $crew } ({ $crew_text })
action-hire_nobody = Nie mustruj nikogo
action-dismiss = Odpraw: { $crew } ({ $crew_text })
action-mutiny = Bunt: odwróć kartę kapitana
action-loyal = Bez buntu
action-sure_fire = Celna salwa: { $die } na { $face }
action-reroll = { $crew }: przerzuć { $dice }
action-done = Gotowe
action-pick = { $cell }
action-captain_bonus = Kapitan: { $bonus }
action-crew_bonus = { $crew }: { $bonus }
action-no_bonus = Koniec premii
action-step = Płynie { $cell_to }
action-join = { $station }
action-assign = Takielunek { $rigging }, Działa { $cannons }, Wymuszenie { $extort }{ $lifted }
action-swap = { $give } za { $take_acc }
action-choose_merchant = Płynie { $ship }
action-start = Zaczyna { $seat }
action-mat_captain = Legendarny pirat: { $rival }
action-mat_mood = Osobowość: { $mood }
action-draw = Z worka: { $good }
action-roll = Kość: { $face }
action-deal = Dobrana karta: { $crew }
action-turn_up = Odkryty kupiec: { $merchant_card }
action-reveal = Odkryty żeton: { $token }

## Pytania

prompt-place_navy = Gdzie czatuje okręt Marynarki?
prompt-place_ship = W której zatoce zaczynasz w ukryciu?
prompt-choose_side = Kto pierwszy obejmie dowództwo?
prompt-steer = Jaki rozkaz wydaje twój kapitan?
prompt-sail = Dokąd płyniesz? { $left ->
    [one] Została { $left } karta.
    [few] Zostały { $left } karty.
    [many] Zostało { $left } kart.
   *[other] Zostało { $left } karty.
}
prompt-jostle = Przechył! Który pokładowy idzie do Napraw?
prompt-order = Wykonujesz rozkaz: { $order }?
prompt-trade = Ile kostek sprzedajesz ({ $good }, cena { $price })?
prompt-attack = Kogo atakujesz?
prompt-keep = W ładowni mieszczą się trzy kostki: które zostają?
prompt-hire = Kogo mustrujesz?
prompt-dismiss = Załoga jest pełna: kto ustąpi miejsca? Przychodzi { $crew }.
prompt-mutiny = Bunt? Dowództwo raz na zawsze obejmie { $captain }.
prompt-dice = Twoje kości dają uszkodzenia: { $damage }. Zmieniasz coś?
prompt-defence_dice = Bronisz się z wynikiem { $damage } przeciw { $attack }. Zmieniasz kości?
prompt-port = Oba porty są równie daleko: gdzie pojawi się { $ship }?
prompt-bonus = Której premii używasz?
prompt-sail_neutral = Dokąd płynie { $ship }?
prompt-sail_bonus = Dokąd płynie { $ship }? { $left ->
    [one] Został { $left } krok.
    [few] Zostały { $left } kroki.
    [many] Zostało { $left } kroków.
   *[other] Zostało { $left } kroku.
}
prompt-which_merchant = Którym kupcem płyniesz?
prompt-join = Na pokład wchodzi czwarty pokładowy: gdzie będzie pracował?
prompt-assign = Jak rozstawiasz pokładowych?
prompt-swap = Która kostka wraca do worka, a którą z niego bierzesz?
prompt-solo_site = Gdzie { $rival } zakopie skarb?
prompt-solo_cove = W której zatoce schroni się { $rival }?

## Powody

reason-not_a_corner = Okręt Marynarki zaczyna w rogu bez portu.
reason-no_free_cove = Statek zaczyna w zatoce, której nie zajął inny statek.
reason-must_move = Kapitan musi ruszyć dalej i nie może wrócić na to samo pole.
reason-too_few_hands = Na przydziałach masz za mało pokładowych, by w ten sposób dojść tak daleko ({ $order }).
reason-out_of_range = W tej turze twój statek dalej nie popłynie.
reason-not_adjacent = { $cell }: ta karta nie sąsiaduje z twoim statkiem.
reason-storm_barred = Gdy wszyscy pokładowi są w Naprawach, nie wolno wpływać w sztorm ({ $cell }).
reason-no_pass_needed = Przejście przez sztorm zużywasz tylko wpływając w sztorm i tylko, jeśli je masz.
reason-no_tailwind = Nie masz pomyślnego wiatru.
reason-nobody_there = Nie pracuje tam żaden twój pokładowy.
reason-station_first = Pokładowego ze steru zdejmuje się dopiero wtedy, gdy nikt nie pracuje na przydziałach.
reason-no_such_cubes = Nie masz takich kostek.
reason-no_target = Na twojej karcie nie ma takiego celu; ukrytych statków i okrętu Marynarki nie da się zaatakować.
reason-no_refresh = Nowe karty kosztują 1 dublon i można je wyłożyć tylko raz w turze.
reason-not_in_row = { $crew }: tej karty nie ma w rzędzie.
reason-not_in_crew = { $crew }: tej karty nie ma w twojej załodze.
reason-no_sure_fire = Nie masz żetonu celnej salwy.
reason-no_reroll = Pomaga tylko nieużyta, pasująca karta przerzutu, w rozkazie Ataku i dla kości z jej ściankami.
reason-captain_first = Premie kapitana są pierwsze, od lewej do prawej.
reason-no_bonus = Ta premia jest zużyta, nie pasuje do rozkazu albo tu nie działa.
reason-not_nearer = Statek musi wpłynąć na sąsiednią kartę bliższą celu.
reason-not_a_neighbour = Statek płynie krok po kroku na sąsiednie karty.
reason-not_to_repair = Nowy pokładowy trafia na Takielunek, do Dział lub na Wymuszenie.
reason-not_your_hands = Tak nie da się rozstawić twoich pokładowych.
reason-no_such_swap = Oddaj kostkę z ładowni za inną, która jest w worku.

## Uwagi: co przyniesie odpowiedź

note-crosses = przekracza linię statku; { $extort ->
    [one] na Wymuszeniu jest { $extort } pokładowy
    [few] na Wymuszeniu są { $extort } pokładowi
    [many] na Wymuszeniu jest { $extort } pokładowych
   *[other] na Wymuszeniu jest { $extort } pokładowego
}
note-storm_ahead = sztorm: jeden pokładowy idzie do Napraw
note-brings_gold = { $gold ->
    [one] { $gold } dublon
    [few] { $gold } dublony
    [many] { $gold } dublonów
   *[other] { $gold } dublona
}
note-needs_more = uszkodzeń musi być więcej niż { $damage }
note-damage_then = uszkodzenia: { $damage }
note-odds = { $dice ->
        [one] jedna kość wygrywa
        [few] { $dice } kości wygrywają
       *[many] { $dice } kości wygrywa
    } w około { $percent } rzutach na 100, bez przerzutów i żetonów celnej salwy

## Wydarzenia: przygotowanie

event-dealt = Morze rozłożone, rynek otwarty, karty załogi i kapitanów rozdane.
event-starts = Zaczyna { $seat }.
event-stowed = { $seat } ma na początek w ładowni: { $good }.
event-navy_placed = { $seat } ustawia okręt Marynarki { $cell_at }.
event-ship_placed = { $seat } kryje się w zatoce { $cell_at }.
event-side_chosen = { $seat } oddaje dowództwo: { $captain }.
event-solo_pirate = Legendarny pirat: { $rival }; osobowość: { $mood }.
event-solo_stowed = { $rival } ma na początek w ładowni: { $good }.
event-solo_placed = { $rival } czai się w zatoce { $cell_at }.

## Wydarzenia: tura

event-turn = Tura gracza { $seat }.
event-steered = Kapitan gracza { $seat } wydaje rozkaz: { $order }.
    .log = { $seat } wydaje rozkaz: { $order }.
event-skipped = { $seat } wysyła na ster { $count ->
    [one] { $count } pokładowego
    [few] { $count } pokładowych
    [many] { $count } pokładowych
   *[other] { $count } pokładowego
} { $station_from }.
event-picked_up = { $seat } kieruje { $count ->
    [one] { $count } pokładowego
    [few] { $count } pokładowych
    [many] { $count } pokładowych
   *[other] { $count } pokładowego
} ze steru { $station_to }.
event-sailed = { $seat } płynie { $to_to } (poprzednio: { $from }).
    .log = { $seat } płynie { $to_to }.
event-unhidden = { $seat } wypływa z zatoki i nie jest już w ukryciu.
event-tailwind = { $seat } korzysta z pomyślnego wiatru.
event-slipped = { $seat } przemyka przez sztorm { $cell_at }.
event-storm = { $seat } wpływa w sztorm { $cell_at }.
event-jostled = Przechył u gracza { $seat }: pokładowy { $station_from } idzie do Napraw.
event-jostled_wheel = Przechył u gracza { $seat }: do Napraw idzie pokładowy ze steru ({ $order }).
event-immune = Wszyscy pokładowi gracza { $seat } są już w Naprawach.
event-no_order = { $seat } nie może tu wykonać rozkazu: { $order }.
event-declined = { $seat } rezygnuje z rozkazu: { $order }.
event-drew = { $seat } dobiera: { $good }.
event-dumped = { $seat } odrzuca do worka: { $count } × { $good }.
event-sold = { $seat } sprzedaje { $count } × { $good } po { $price }.
event-price = Cena spada na sam dół: { $good }.
event-gold = { $seat } zyskuje { $amount ->
    [one] { $amount } dublon
    [few] { $amount } dublony
    [many] { $amount } dublonów
   *[other] { $amount } dublona
}, razem ma { $total }.
event-gold_lost = { $amount ->
    [one] Przepada { $amount } dublon
    [few] Przepadają { $amount } dublony
    [many] Przepada { $amount } dublonów
   *[other] Przepada { $amount } dublona
}: więcej się nie zmieści ({ $seat }).
event-refreshed = { $seat } płaci 1 dublon za nowe karty załogi.
event-offered = Do wzięcia: { $crew } ({ $crew_text }).
event-hired = { $seat } mustruje: { $crew }.
event-hired_nobody = { $seat } nie mustruje nikogo.
event-dismissed = { $seat } odprawia: { $crew }.
event-mutinied = Bunt! Dowództwo na statku gracza { $seat } obejmuje { $captain }.
event-searched = { $seat } prowadzi poszukiwania { $cell_at } i znajduje { $token_acc }.
event-sure_fire = { $seat } bierze żeton celnej salwy, razem ma { $total }.
event-sure_fire_full = { $seat } ma już trzy żetony celnej salwy.
event-hid = { $seat } kryje się w zatoce { $cell_at }.
event-assigned = { $seat } rozstawia pokładowych: Takielunek { $rigging }, Działa { $cannons }, Wymuszenie { $extort }, Naprawy { $repair }.
event-captain_bonus = { $seat }: { $captain } daje premię: { $bonus }.
    .log = { $seat } ma premię od kapitana ({ $captain }): { $bonus }.
event-crew_bonus = { $seat }: { $crew } daje premię: { $bonus }.
    .log = { $seat } ma premię od załogi ({ $crew }): { $bonus }.
event-buried = { $seat } zakopuje skarb { $cell_at } za { $cost ->
    [one] { $cost } dublon
    [few] { $cost } dublony
    [many] { $cost } dublonów
   *[other] { $cost } dublona
}: to skarb numer { $total }.
event-sold_special = { $seat } oddaje w specjalnym handlu: { $count } × { $good }.
event-swapped = { $seat } wymienia { $give_acc } na { $take_acc }.
event-crossed = { $seat } przekracza linię statku.
event-last_round = { $seat } ma trzy zakopane skarby: to ostatnia runda.
event-won = Zwycięża { $seat }!
event-stopped = { $rounds ->
    [one] Po { $rounds } rundzie gra zostaje przerwana.
    [few] Po { $rounds } rundach gra zostaje przerwana.
    [many] Po { $rounds } rundach gra zostaje przerwana.
   *[other] Po { $rounds } rundy gra zostaje przerwana.
}

## Wydarzenia: walka

event-attacks = { $seat } atakuje. Cel: { $ship }.
event-duels = { $seat } atakuje gracza { $target }.
event-duels_rival = { $seat } atakuje { $rival_acc }.
event-rolled = { $seat } wyrzuca { $face }.
event-sure_fire_used = { $seat } zużywa żeton celnej salwy: { $from } zmienia się w { $to }.
event-reroll_used = { $seat } przerzuca ({ $crew }): { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}.
event-damage = { $seat } zadaje uszkodzenia: { $total }.
event-merchant_damage = Odpowiada { $ship }, uszkodzenia: { $total }.
event-tied = Atak gracza { $seat } kończy się remisem.
event-sank = { $seat } zatapia statek: { $merchant_card }.
event-beaten = { $seat } musi się cofnąć. Górą { $merchant_card }.
event-duel_won = { $seat } wygrywa pojedynek.
event-looted = { $seat } zabiera z wraku: { $good }.
event-new_merchant = Nowa karta, { $ship }: { $merchant_card }, uszkodzenia { $merchant_card_damage }, złoto { $merchant_card_gold }.
event-moored = W porcie { $cell_at } pojawia się { $ship }.
event-loaded = Nowy ładunek, { $ship }: { $good }.
event-promoted = { $seat } awansuje: { $rank }.
event-at_the_top = { $seat } jest już żywą legendą.
event-joined = Czwarty pokładowy gracza { $seat } idzie { $station_to }.

## Wydarzenia: statki neutralne

event-neutral_sailed = Rusza { $ship }: { $to_to } (poprzednio: { $from }).
    .log = Rusza { $ship }: { $to_to }.
event-merchant_stays = W miejscu zostaje { $ship }: drogę zajmuje drugi kupiec.
event-arrived = Do portu wpływa { $ship }, rozładowuje się i zawraca ({ $cell }).
event-navy_attack = Marynarka dopada gracza { $seat }: wszyscy pokładowi idą do Napraw.

## Wydarzenia: legendarny pirat

event-solo_turn = Tura przeciwnika: { $rival }.
event-solo_die = { $rival } rzuca o pole steru: { $face }.
event-solo_legend = { $rival } wyrzuca { $face }: akcja Niesławy, pole { $space } kręgu.
event-solo_skips = { $rival } przeskakuje pole { $order }, znaczy je pokładowy { $station_from }.
event-solo_picks_up = { $rival } zbiera pokładowego z pola { $order }.
event-solo_stuck = { $rival } nie ma już kim oznaczyć pola { $order } i tam staje.
event-solo_puts_back = { $rival } kieruje pokładowego { $station_to }.
event-solo_order = Rozkaz { $rival_gen }: { $order }.
    .log = { $rival } wydaje rozkaz: { $order }.
event-solo_hunts_you = { $rival } poluje na ciebie.
event-solo_hunts = { $rival } poluje. Cel: { $ship }.
event-solo_extras = W tej turze liczy się premia { $rival_gen }: żeglowanie +{ $sail }, trafienia +{ $hits }.
event-solo_sailed = { $rival } płynie { $to_to } (poprzednio: { $from }).
    .log = { $rival } płynie { $to_to }.
event-solo_storm = { $rival } przepływa przez sztorm { $cell_at }.
event-solo_jostled = Przechył: pokładowy { $rival_gen } idzie { $station_from } do Napraw.
event-solo_jostled_wheel = Przechył: pokładowy { $rival_gen } idzie z pola { $order } do Napraw.
event-solo_immune = Wszyscy pokładowi { $rival_gen } są już w Naprawach.
event-solo_performs = { $rival } wykonuje rozkaz: { $order }.
event-solo_idle = { $rival } nic tu nie wskóra rozkazem: { $order }.
event-solo_no_hide_out = { $rival } nigdy nie kryje się na rozkaz.
event-solo_drew = { $rival } dobiera: { $good }.
event-solo_sold = { $rival } sprzedaje { $count } × { $good } po { $price }.
event-solo_nothing_to_sell = { $rival } nie ma nic na sprzedaż.
event-solo_gold = { $rival } zyskuje { $amount ->
    [one] { $amount } dublon
    [few] { $amount } dublony
    [many] { $amount } dublonów
   *[other] { $amount } dublona
}, razem ma { $total }.
event-solo_searched = { $rival } prowadzi poszukiwania { $cell_at } i znajduje { $token_acc }.
event-solo_hired = { $rival } mustruje z wierzchu talii: { $crew }.
event-solo_refreshed = { $rival } ma pełną załogę i zmiata karty z rzędu.
event-solo_attacks = { $rival } atakuje. Cel: { $ship }.
event-solo_duels = { $rival } atakuje gracza { $seat }.
event-solo_rolled = { $rival } wyrzuca { $face }.
event-solo_damage = { $rival } zadaje uszkodzenia: { $total }.
event-solo_tied = Atak { $rival_gen } kończy się remisem.
event-solo_sank = { $rival } zatapia statek: { $merchant_card }.
event-solo_beaten = { $rival } musi się cofnąć. Górą { $merchant_card }.
event-solo_duel_won = { $rival } wygrywa pojedynek.
event-solo_looted = { $rival } zabiera z wraku: { $good }.
event-solo_fled = { $rival } ucieka do zatoki { $cell_at }.
event-solo_bonus = { $rival } korzysta z premii mostka. Rozkaz: { $order }.
event-solo_crossed = { $rival } przekracza linię statku.
event-solo_navy_attack = Marynarka dopada { $rival_acc }: wszyscy pokładowi idą do Napraw.
event-solo_buried = { $rival } zakopuje skarb { $cell_at }, już { $total }. Nadwyżka, która przepada: { $excess }.
event-solo_stronger = { $rival } rośnie w siłę: { $treasures ->
    [one] { $treasures } zakopany skarb
    [few] { $treasures } zakopane skarby
    [many] { $treasures } zakopanych skarbów
   *[other] { $treasures } zakopanego skarbu
}.
event-solo_won = Zwycięża { $rival }.

## Stół w terminalu

board-settlement = kolonia
board-market = rynek
board-cove = zatoka
board-storm = sztorm
board-site = skarb
board-token = żeton
board-prices = Rynek
board-offers = Załoga do wzięcia
board-bag = Worek
board-hold = ładownia
board-crew = załoga
board-empty = pusto
board-hidden = w ukryciu
board-treasures = skarby
board-gold = złoto
board-rival = legendarny pirat

## Części wydania, na stronę o nim; `of` rozpoczyna komunikaty elementów

part-components = Elementy w pudełku
part-orders = Rozkazy
    .of = order
part-stations = Stanowiska
    .of = station
part-goods = Towary
    .of = good
part-market = Rynek
part-map_summary = Co wiadomo o mapie
part-map_cards = Karty mapy
    .of = map
part-search_tokens = Żetony poszukiwań
    .of = token
part-legend_levels = Poziomy niesławy
    .of = rank
part-navy = Prędkość Marynarki
part-merchant_cards = Karty kupców
    .of = merchant_card
part-bonus_kinds = Premie
    .of = bonus
part-captain_cards = Kapitanowie
    .of = captain
part-crew_summary = Co wiadomo o załodze
part-crew_cards = Karty załogi
    .of = crew
part-solo_captains = Legendarni piraci
    .of = rival
part-solo_personalities = Ich charaktery
    .of = mood

## Zawartość pudełka

components-map_card = Karta mapy
components-search_token = Żeton poszukiwań
components-order_token = Żeton rozkazu
components-captain_card = Karta kapitana (dwustronna)
components-crew_card = Karta załogi
components-merchant_card = Karta kupca
components-legend_mat = Arkusz Niesławy (na odwrocie osobowość trybu solo)
components-helm_mat = Arkusz mostka (na odwrocie kapitan trybu solo)
components-market_mat = Arkusz rynku
components-port_token = Port
components-pirate_ship = Statek piracki
components-merchant_ship = Statek kupiecki
components-navy_ship = Okręt Marynarki
components-captain = Kapitan (figurka)
components-deckhand = Pokładowy
components-legend_token = Znacznik Niesławy
components-treasure = Skarb
components-booty_crate = Skrzynia Łupów (kostka)
components-booty_bag = Worek Łupów
components-doubloon = Złoty dublon
components-sure_fire_token = Żeton celnej salwy
components-die = Kość sześciościenna

## Terminal

board-legend = A statek, (A) ukryty, L legenda, ○● kupcy z dziobem i kostką, ⚓ marynarka, ✗ 12 koszt zakopania skarbu, ✗ A czyj skarb tam leży, ? żeton poszukiwań, ⚔ siła, ¤ złoto, ◎ żetony celnej salwy, • majtek na rozkazie.
