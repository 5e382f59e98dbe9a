### Tiny Epic Pirates po polsku

game = Tiny Epic Pirates
    .line = Prowadź kapitana po sterze, zapełniaj statek Łupami, wymykaj się Marynarce i przed innymi zakop trzy skarby.
    .about = Zakręć sterem, łup szlaki handlowe i zakop trzy skarby przed innymi.

feat-rivals = Wszystkie legendy na dnie
    .help = Pokonaj w pojedynkę każdego z legendarnych piratów.
feat-captains = Czworo kapitanów
    .help = Wygraj czterema różnymi kapitanami.

## Plansza

end-told = Wyścig
frame-placing = Przygotowuje wyprawę.
frame-turn = Wydaje rozkaz.
frame-sailing = Żegluje.
frame-jostle = Rozpatruje przechył.
frame-order = Wykonuje rozkaz.
frame-load = Układa ładunek.
frame-crew_up = Mustruje załogę.
frame-searching = Prowadzi poszukiwania.
frame-battle = Toczy bitwę.
frame-bonuses = Aktywuje akcje premiowe.
frame-ship_line = Żegluje kupcem lub okrętem Marynarki.
frame-sail_neutral = Żegluje kupcem lub okrętem Marynarki.
frame-swap = Wymienia kostkę.
frame-join = Przydziela nowego pokładowego.
frame-assign = Przydziela pokładowych.
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
board-phase-sail = Żeglowanie
board-phase-order = Wykonanie
board-phase-bonus = Akcje premiowe
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
    [one] { $count } pokładowy na pomijane pole
    [few] { $count } pokładowi na pomijane pola
    [many] { $count } pokładowych na pomijane pola
   *[other] { $count } pokładowego na pomijane pola
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
board-station-extort = 1 Złota za każdego pokładowego, gdy kapitan przekroczy linię statku
board-station-repair = Stąd wyprowadza pokładowych tylko pominięcie pola, Ukrycie albo Reorganizacja
board-effect-rigging = +1 żeglowanie
board-effect-cannons = +1 uszkodzenie
board-effect-extort = +1 Złota
board-effect-repair = czekają

look-treasures = Zakopane skarby: { $count } z { $all }
look-order-plunder = Na karcie z kolonią: dobierz z worka tyle kostek, ile ona wskazuje.
look-order-trade = Na karcie z rynkiem: sprzedaj od jednej do trzech kostek jego rodzaju Łupów po obecnej cenie. Potem spada ona na najniższą.
look-order-crew_up = Wszędzie: weź jedną z odkrytych kart załogi; przedtem możesz zapłacić za nowy rząd.
look-order-search = Na karcie z zakrytym żetonem: odkryj go i weź to, co wskazuje.
look-order-attack = Na karcie z kupcem albo nieukrytym statkiem pirata: rzuć kośćmi, by zadać więcej uszkodzeń niż cel.
look-order-hide_out = Na karcie z wolną zatoką: ukryj statek i rozmieść pokładowych na dowolnych przydziałach. Kapitan po drodze przekracza linię statku.
look-settlement = Kolonia: Plądrowanie daje tu { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}.
look-market = Rynek: { $good } – Handel po { $price } Złota za kostkę.
look-cove = Zatoka: Ukrycie chroni tu jeden statek przed piratami i Marynarką.
look-storm = Sztorm: kto wpływa, odsyła pokładowego na Naprawy.
look-port = Port: kupcy rozładowują się tu i zawracają.
look-site = Miejsce zakopania: kapitan, który może zakopać skarb, płaci tu { $cost } Złota.
look-token = Poszukiwania odkrywają żeton.
look-merchant = Zatopisz go, zadając więcej niż { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
    [many] { $damage } uszkodzeń
   *[other] { $damage } uszkodzenia
}; wtedy { $gold } Złota i kostka z ładowni są twoje.
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
board-bonus-bury = Zakop skarb: wydaj tyle Złota, ile wskazuje miejsce zakopania, na którym jesteś
board-bonus-plunder = Dodatkowe Plądrowanie
board-bonus-trade = Dodatkowy Handel
board-bonus-crew_up = Dodatkowe Mustrowanie
board-bonus-search = Dodatkowe Poszukiwania
board-bonus-attack = Dodatkowy Atak
board-bonus-special_trade = Sprzedaj razem { $goods } za { $n } Złota przy rynku jednego z tych Łupów
board-bonus-swap = Odrzuć jedną kostkę do worka i weź z niego inną
board-bonus-sail_navy = Żegluj okrętem Marynarki o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
board-bonus-sail_merchant = Żegluj statkiem kupieckim o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
board-bonus-gain_gold = Zyskaj { $n } Złota
board-bonus-reroll = W czasie ataku przerzuć kości, które wskazują { $faces }
board-bonus-reassign = Zmień przydziały pokładowych
board-bonus-sail = Żegluj jeszcze raz
board-market-title = Rynek
board-price = { $good }: cena { $price }
board-bag-help = Co zostało w worku
board-earns-legend = daje Niesławę
board-fight = Bitwa
board-die = Kość { $die } wskazuje { $face }: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
board-odds = Szanse w bitwie
board-odds-bar = wygrana { $won } %, remis { $tied } %, porażka { $lost } %
board-odds-sinks = statek tonie: { $gold } Złota i jego kostka
board-odds-sinks-legend = statek tonie: { $gold } Złota, jego kostka i poziom Niesławy
board-odds-wins = wygrywasz: poziom Niesławy dla ciebie, pokładowy rywala na Naprawy
board-odds-ties = remis: żeton celnej salwy
board-odds-beaten = twój pokładowy idzie na Naprawy; dostajesz żeton celnej salwy
board-odds-loses = twój pokładowy idzie na Naprawy, rywal zyskuje; dostajesz żeton celnej salwy
board-odds-sharp = wygranych z żetonami celnej salwy
board-hits-each = Trafienia ścianek od 1 do 6: { $faces }
board-turn-die = Celna salwa: którą kość ustawiasz?
board-turn-face = Kość wskazuje { $face }: na którą ściankę ją ustawiasz?
board-turned = { $face } daje uszkodzenia: { $total }
board-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
board-ask-sources = { $count ->
    [one] Jeden pokładowy na pomijane pole: który?
    [few] { $count } pokładowi na pomijane pola: którzy?
    [many] { $count } pokładowych na pomijane pola: którzy?
   *[other] { $count } pokładowego na pomijane pola: którzy?
}
board-ask-posts = { $count ->
    [one] Jeden pokładowy schodzi ze steru: na który przydział?
    [few] { $count } pokładowi schodzą ze steru: na które przydziały?
    [many] { $count } pokładowych schodzi ze steru: na które przydziały?
   *[other] { $count } pokładowego schodzi ze steru: na które przydziały?
}
board-ask-places = Wskaż pokładowego, żeby go przesunąć.
board-ask-where = Dokąd?
board-stay = Zostaw bez zmian
board-hand-from = Pokładowy: { $station }
board-hand-to = Przydział: { $station } (teraz { $count })
board-on-wheel = Na sterze
board-rival-bonus = Akcja premiowa
board-ring = Akcje Niesławy po szóstce
board-ring-brief = Niesława
board-doing-plunder = { $order }
board-doing-trade = { $order }
board-doing-crew_up = { $order }
board-doing-search = { $order }
board-doing-attack = { $order }
board-doing-sail_plus = żeglowanie +{ $n }
board-doing-auto_hit = automatyczne trafienia +{ $n }
board-doing-gain_gold = { $n } Złota
board-doing-draw_booty = dobiera { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostki
}
board-sail-there = Żegluj tam
board-near-plunder = { $count ->
    [0] brak kolonii w zasięgu
    [one] { $count } kolonia w zasięgu
    [few] { $count } kolonie w zasięgu
   *[many] { $count } kolonii w zasięgu
}
board-near-trade = { $count ->
    [0] brak rynku na twoje Łupy w zasięgu
    [one] { $count } rynek na twoje Łupy w zasięgu
    [few] { $count } rynki na twoje Łupy w zasięgu
   *[many] { $count } rynków na twoje Łupy w zasięgu
}
board-near-search = { $count ->
    [0] brak żetonów w zasięgu
    [one] { $count } żeton w zasięgu
    [few] { $count } żetony w zasięgu
   *[many] { $count } żetonów w zasięgu
}
board-near-attack = { $count ->
    [0] brak celów w zasięgu
    [one] cele na { $count } karcie w zasięgu
    [few] cele na { $count } kartach w zasięgu
   *[many] cele na { $count } kartach w zasięgu
}
board-near-hide_out = { $count ->
    [0] brak wolnej zatoki w zasięgu
    [one] { $count } zatoka w zasięgu
    [few] { $count } zatoki w zasięgu
   *[many] { $count } zatok w zasięgu
}
board-plan-bury = Zakopanie skarbu
board-plan-special_trade = Handel specjalnymi Łupami
board-plan-swap = Wymiana kostki
board-plan-sail_navy = Ruch okrętu Marynarki
board-plan-sail_merchant = Ruch statku kupieckiego
board-plan-gain_gold = Złoto
board-plan-reroll = Przerzut
board-plan-reassign = Reorganizacja
board-plan-sail = Ponowne Żeglowanie
board-plan-wins = { $percent } % zwykłymi kośćmi
board-plan-extort = { $gold ->
    [0] nikogo na Wymuszeniu
   *[other] Wymuszenie
}
board-plan-no-plunder = nie ma tu kolonii
board-plan-no-trade = nie ma tu rynku na twoje Łupy
board-plan-no-search = nie ma tu żetonu
board-plan-no-attack = nie ma tu celu
board-plan-no-hide_out = nie ma tu wolnej zatoki
board-plan-no-crew_up = nie tutaj
board-plan-no-special_trade = nie z tą ładownią i nie tutaj
board-plan-no-swap = nie ma czego wymienić
board-plan-no-reroll = tylko przy rozkazie Atak
board-plan-no-site = nie ma tu miejsca zakopania
board-plan-taken = skarb już tu leży
board-plan-navy-here = stoi tu okręt Marynarki
board-plan-dear = kosztuje { $cost }, masz { $gold }
board-brief-bury = Zakop skarb
board-brief-special_trade = Obie za { $n } Złota
board-brief-swap = Wymień kostkę
board-brief-sail_navy = Marynarka: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-brief-sail_merchant = Kupiec: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-brief-gain_gold = { $n } Złota
board-brief-reroll = Przerzuć { $faces }
board-brief-reassign = Zmień przydziały
board-brief-sail = Żegluj znowu
board-mat = Arkusz: { $name }
board-power = Siła
board-rival-rolls = po wyrzuceniu { $die } idzie tu i ściga cel: { $target }
board-target-you = ty
board-hits-by-face = Trafienia ścianek od 1 do 6: { $faces }; pewne: { $sure }; średnio { $mean }
board-navy = Okręt Marynarki ściga każdego, kto przekroczy linię statku
board-navy-speed = { $speed ->
    [one] { $speed } karta w twoją stronę, gdy następnym razem przekroczysz linię.
    [few] { $speed } karty w twoją stronę, gdy następnym razem przekroczysz linię.
    [many] { $speed } kart w twoją stronę, gdy następnym razem przekroczysz linię.
   *[other] { $speed } karty w twoją stronę, gdy następnym razem przekroczysz linię.
}
board-navy-far = Okręt Marynarki dopłynie do karty: { $place }.
board-navy-hidden = Okręt Marynarki dopłynie do ciebie, ale twój statek jest ukryty.
board-navy-caught = Okręt Marynarki cię zaatakuje: wszyscy pokładowi trafią na Naprawy.
board-navy-brief-far = Marynarka: { $speed ->
    [one] { $speed } karta
    [few] { $speed } karty
    [many] { $speed } kart
   *[other] { $speed } karty
} w twoją stronę
board-navy-brief-hidden = Marynarka: { $speed ->
    [one] { $speed } karta
    [few] { $speed } karty
    [many] { $speed } kart
   *[other] { $speed } karty
}, twój statek jest ukryty
board-navy-brief-caught = Marynarka: { $speed ->
    [one] { $speed } karta
    [few] { $speed } karty
    [many] { $speed } kart
   *[other] { $speed } karty
}, zaatakuje cię
board-treasures-title = Skarby
board-cubes = Kostki
board-end = Wygrywają trzy zakopane skarby; potem liczą się Niesława, Złoto i kostki.
board-end-solo = Kto pierwszy zakopie trzy skarby, wygrywa natychmiast.
board-end-by = { $name } przed graczem { $other }: { $what }.
board-by-0 = więcej skarbów
board-by-1 = wyższa Niesława
board-by-2 = więcej Złota
board-by-3 = więcej kostek
board-end-race = Wyścig, rund: { $rounds }
board-end-faster = Legenda była szybsza: { $name }
board-end-beaten = Legenda pokonana: { $name }
board-end-burials = Skarby jeden po drugim
board-end-burial = zakopuje skarb { $number } z { $of }: { $place }

kind-order = rozkaz
kind-sources = pomijane pola
kind-posts = przydziały
kind-cell = karta
kind-rigging = Takielunek
kind-cannons = Działa
kind-extort = Wymuszenie
kind-lifted = ster
kind-die = kość
kind-face = ścianka
choose-order = Wybierz rozkaz
choose-sources = Wybierz pokładowych na pomijane pola
choose-posts = Wybierz przydziały pokładowych ze steru

## Rozkazy, przydziały, Łupy

order-plunder = Plądrowanie
    .gen = Plądrowania
order-trade = Handel
    .gen = Handlu
order-crew_up = Mustrowanie
    .gen = Mustrowania
order-search = Poszukiwania
    .gen = Poszukiwań
order-attack = Atak
    .gen = Ataku
order-hide_out = Ukrycie
    .gen = Ukrycia

station-rigging = Takielunek
    .to = na Takielunek
    .from = z Takielunku
    .gen = Takielunku
    .at = na Takielunku
station-cannons = Działa
    .to = na Działa
    .from = z Dział
    .gen = Dział
    .at = na Działach
station-extort = Wymuszenie
    .to = na Wymuszenie
    .from = z Wymuszenia
    .gen = Wymuszenia
    .at = na Wymuszeniu
station-repair = Naprawy
    .to = na Naprawy
    .from = z Napraw
    .gen = Napraw
    .at = na Naprawach

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
    .from = z Trzcinowej Przystani
map-map_02 = Wyspa Gubernatora
    .to = na Wyspę Gubernatora
    .at = na Wyspie Gubernatora
    .from = z Wyspy Gubernatora
map-map_03 = Gorzelnia Przemytników
    .to = do Gorzelni Przemytników
    .at = przy Gorzelni Przemytników
    .from = spod Gorzelni Przemytników
map-map_04 = Spoczynek Rybaków
    .to = do Spoczynku Rybaków
    .at = przy Spoczynku Rybaków
    .from = ze Spoczynku Rybaków
map-map_05 = Prochowa Rafa
    .to = na Prochową Rafę
    .at = na Prochowej Rafie
    .from = z Prochowej Rafy
map-map_06 = Burzowe Miasto
    .to = do Burzowego Miasta
    .at = przy Burzowym Mieście
    .from = z Burzowego Miasta
map-map_07 = Palarnia Kawy
    .to = do Palarni Kawy
    .at = przy Palarni Kawy
    .from = spod Palarni Kawy
map-map_08 = Dwie Palmy
    .to = do Dwóch Palm
    .at = przy Dwóch Palmach
    .from = spod Dwóch Palm
map-map_09 = Plantacja w Szkwale
    .to = do Plantacji w Szkwale
    .at = przy Plantacji w Szkwale
    .from = z Plantacji w Szkwale
map-map_10 = Nabrzeże Beczek
    .to = do Nabrzeża Beczek
    .at = przy Nabrzeżu Beczek
    .from = od Nabrzeża Beczek
map-map_11 = Atol Czaszki
    .to = na Atol Czaszki
    .at = na Atolu Czaszki
    .from = z Atolu Czaszki
map-map_12 = Fort nad Wirem
    .to = do Fortu nad Wirem
    .at = przy Forcie nad Wirem
    .from = spod Fortu nad Wirem
map-map_13 = Wyspy Gromu
    .to = na Wyspy Gromu
    .at = na Wyspach Gromu
    .from = z Wysp Gromu
map-map_14 = Przylądek Garnizonu
    .to = na Przylądek Garnizonu
    .at = na Przylądku Garnizonu
    .from = z Przylądka Garnizonu
map-map_15 = Laguna Wisielca
    .to = na Lagunę Wisielca
    .at = na Lagunie Wisielca
    .from = z Laguny Wisielca
map-map_16 = Brzeg Rozbitków
    .to = na Brzeg Rozbitków
    .at = na Brzegu Rozbitków
    .from = z Brzegu Rozbitków

ship-orange = pomarańczowy kupiec
    .acc = pomarańczowego kupca
    .cap = Pomarańczowy kupiec
    .gen = pomarańczowego kupca
    .ins = pomarańczowym kupcem
ship-green = zielony kupiec
    .acc = zielonego kupca
    .cap = Zielony kupiec
    .gen = zielonego kupca
    .ins = zielonym kupcem
ship-navy = okręt Marynarki
    .acc = okręt Marynarki
    .cap = Okręt Marynarki
    .gen = okrętu Marynarki
    .ins = okrętem Marynarki

token-sure_fire = żeton celnej salwy
    .acc = żeton celnej salwy
token-booty = skrzynia Łupów
    .acc = skrzynię Łupów
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

bonus-bury = Zakopanie skarbu
bonus-plunder = Plądrowanie
bonus-trade = Handel
bonus-crew_up = Mustrowanie
bonus-search = Poszukiwania
bonus-attack = Atak
bonus-special_trade = Handel specjalnymi Łupami
bonus-swap = Wymiana
bonus-sail_navy = Żeglowanie okrętem Marynarki
bonus-sail_merchant = Żeglowanie statkiem kupieckim
bonus-gain_gold = Zyskanie Złota
bonus-reroll = Przerzut
bonus-reassign = Reorganizacja
bonus-sail = Żeglowanie

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
crew-alice_omalice = Alice O’Malice
crew-tina_trickshot = Tina Cudny Strzał
crew-sally_suresight = Sally Bystre Oko
crew-chopper_donovan = Topornik Donovan
crew-betty_blunderbuss = Betty Garłacz
crew-jack_fuse_rogers = Jack „Lont” Rogers

captain-captain_1_front = Kpt. Carmen Rouge
    .inner = kpt. Carmen Rouge
captain-captain_1_back = Kpt. Rowan Slate
    .inner = kpt. Rowan Slate
captain-captain_2_front = Kpt. Morgan Whitecloud
    .inner = kpt. Morgan Whitecloud
captain-captain_2_back = Kpt. Wendy Byrd
    .inner = kpt. Wendy Byrd
captain-captain_3_front = Kpt. Francisco de Guerra
    .inner = kpt. Francisco de Guerra
captain-captain_3_back = Kpt. Inés Corvo
    .inner = kpt. Inés Corvo
captain-captain_4_front = Kpt. Magnus Bolt
    .inner = kpt. Magnus Bolt
captain-captain_4_back = Kpt. Hilde Stormborn
    .inner = kpt. Hilde Stormborn

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
effect-space = { $order_gen }
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
effect-gold = { $amount } Złota
effect-tailwind = Wykorzystaj pomyślny wiatr (+{ $amount })
effect-tailwind_help = { $amount ->
    [one] Pomyślny wiatr: o { $amount } kartę dalej w jednym żeglowaniu
    [few] Pomyślny wiatr: o { $amount } karty dalej w jednym żeglowaniu
    [many] Pomyślny wiatr: o { $amount } kart dalej w jednym żeglowaniu
   *[other] Pomyślny wiatr: o { $amount } karty dalej w jednym żeglowaniu
}
effect-nobody = { "" }
effect-sources = { "" }; { $count ->
    [1] na pomijane pole: pokładowy
   *[other] na pomijane pola: pokładowi
} { $deckhands }
effect-posts = { "" }; ze steru { $deckhands }
effect-lifted = { "" }; ze steru: { $count ->
    [1] z pola
   *[other] z pól
} { $orders }
effect-from = { $count ->
    [1] { $station_from }
   *[other] { $station_from } ×{ $count }
}
effect-to = { $count ->
    [1] { $station_to }
   *[other] { $station_to } ×{ $count }
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
    .help = Automat szuka tych samych skarbów; wybierz, kogo spotkasz i jaką ma osobowość.
option-first_player = Pierwszy gracz
    .help = Kto zaczyna każdą rundę. Losowany, chyba że wskażesz miejsce.
option-first_player-random = losowany
option-first_player-0 = pierwsze miejsce
option-first_player-1 = drugie miejsce
option-first_player-2 = trzecie miejsce
option-first_player-3 = czwarte miejsce
option-solo_captain = Legendarny pirat
    .help = Tylko solo: przeciw komu żeglujesz. Arkusz mówi, jaki cel wybiera automat i kiedy dostaje akcję premiową.
option-solo_captain-random = losowany
option-solo_captain-solo_thorne = Żelaznoręki Thorne
option-solo_captain-solo_crowe = Silas Crowe
option-solo_captain-solo_isabeau = Czerwona Isabeau
option-solo_captain-solo_kelp = Stary Barnaba Kelp
option-solo_personality = Osobowość
    .help = Tylko solo: jaka jest potęga legendarnego pirata, ile Złota potrzebuje na skarb i co daje mu szóstka.
option-solo_personality-random = losowana
option-solo_personality-solo_bloodthirsty = krwiożerczość
option-solo_personality-solo_greedy = chciwość
option-solo_personality-solo_cunning = przebiegłość
option-solo_personality-solo_reckless = nieobliczalność
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
action-choose_side = { $captain }
action-steer = { $order }{ $sources }{ $posts }
action-sail = Żegluj { $cell_to }
action-slip = Przemknij { $cell_to } (przejście przez sztorm)
action-stop = Zostań tutaj
action-jostle = Pokładowy { $station_from }
action-jostle_wheel = Pokładowy z pola { $order_gen }
action-perform = { $order }
action-sell = Sprzedaj { $number }
action-attack = Zaatakuj { $ship_acc }
action-duel = Zaatakuj gracza { $seat }
action-duel_rival = Zaatakuj legendarnego pirata
action-decline = Zrezygnuj
action-keep = Zatrzymaj: { $a }, { $b }, { $c }
action-refresh = Wydaj 1 Złota na nowy rząd kart załogi
action-hire = Zamustruj: { $crew }
action-hire_nobody = Nie mustruj nikogo
action-dismiss = Odrzuć: { $crew }
action-mutiny = Bunt: odwróć kartę kapitana
action-sure_fire = Celna salwa: { $die } na { $face }
action-reroll = { $crew }: przerzuć { $dice }
action-done = Gotowe
action-pick = { $cell }
action-captain_bonus = Kapitan: { $bonus }
action-crew_bonus = { $crew }: { $bonus }
action-no_bonus = Koniec akcji premiowych
action-step = Żegluj { $cell_to }
action-join = { $station }
action-assign = Takielunek { $rigging }, Działa { $cannons }, Wymuszenie { $extort }{ $lifted }
action-swap = Odrzuć { $give_acc }, weź { $take_acc }
action-choose_merchant = Żegluj { $ship_ins }
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
prompt-sail = Dokąd żeglujesz? Zasięg: { $left ->
    [one] jeszcze { $left } karta.
    [few] jeszcze { $left } karty.
    [many] jeszcze { $left } kart.
   *[other] jeszcze { $left } karty.
}
prompt-jostle = Przechył! Którego pokładowego przesuwasz na Naprawy?
prompt-order = Wykonujesz rozkaz { $order_gen }?
prompt-trade = Ile kostek { $good_gen } sprzedajesz? Kostka przynosi { $price } Złota.
prompt-attack = Kogo atakujesz?
prompt-keep = W ładowni mieszczą się trzy kostki: które zostają?
prompt-hire = Kogo mustrujesz?
prompt-dismiss = Masz już pełną załogę. Którą kartę odrzucasz? Nowa karta: { $crew }.
prompt-dice = Zadajesz { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
    [many] { $damage } uszkodzeń
   *[other] { $damage } uszkodzenia
}. Zmieniasz wynik którejś kości?
prompt-defence_dice = Obrona: { $damage } przeciw { $attack }. Zmieniasz wynik którejś kości?
prompt-port = Oba porty są równie daleko: do którego trafia { $ship }?
prompt-bonus = Którą akcję premiową aktywujesz?
prompt-sail_neutral = Dokąd żegluje { $ship }?
prompt-sail_bonus = Dokąd żegluje { $ship }? Zasięg: { $left ->
    [one] jeszcze { $left } karta.
    [few] jeszcze { $left } karty.
    [many] jeszcze { $left } kart.
   *[other] jeszcze { $left } karty.
}
prompt-which_merchant = Którym kupcem żeglujesz?
prompt-join = Zyskujesz czwartego pokładowego. Na który przydział trafia?
prompt-assign = Jak przydzielasz pokładowych?
prompt-swap = Która kostka wraca do worka, a którą z niego bierzesz?
prompt-solo_site = Gdzie { $rival } zakopie skarb?
prompt-solo_cove = W której zatoce ukryje się { $rival }?

## Powody

reason-not_a_corner = Okręt Marynarki zaczyna w rogu bez portu.
reason-no_free_cove = Statek zaczyna w zatoce, której nie zajął inny statek.
reason-must_move = Kapitan musi ruszyć dalej i nie może wrócić na to samo pole.
reason-too_few_hands = Masz za mało pokładowych na pola, które trzeba pominąć, by dotrzeć na pole { $order_gen }.
reason-out_of_range = W tej turze twój statek dalej nie pożegluje.
reason-not_adjacent = { $cell }: ta karta nie sąsiaduje z twoim statkiem.
reason-storm_barred = Wszyscy twoi pokładowi są na Naprawach, więc statek nie może pożeglować w sztorm ({ $cell }).
reason-no_pass_needed = Przejście przez sztorm zużywasz tylko wtedy, gdy je masz i wpływasz w sztorm.
reason-no_tailwind = Nie masz pomyślnego wiatru.
reason-nobody_there = Nie ma tam żadnego twojego pokładowego.
reason-station_first = Najpierw trzeba przesunąć pokładowego z Takielunku, Dział lub Wymuszenia; ze steru dopiero wtedy, gdy nikogo tam nie ma.
reason-no_such_cubes = Nie masz takich kostek.
reason-no_target = Na twojej karcie nie ma takiego celu; ukrytych statków i okrętu Marynarki nie da się zaatakować.
reason-no_refresh = Nowy rząd kart załogi kosztuje 1 Złota i można go stworzyć tylko raz na turę.
reason-not_in_row = { $crew }: tej karty nie ma w rzędzie.
reason-not_in_crew = { $crew }: tej karty nie ma w twojej załodze.
reason-no_sure_fire = Nie masz żetonu celnej salwy.
reason-no_reroll = Przerzut daje tylko pasująca, jeszcze nieużyta karta, w rozkazie Ataku i dla kości, które wskazują jej ścianki.
reason-captain_first = Najpierw akcje premiowe kapitana, od lewej do prawej.
reason-no_bonus = Tę akcję premiową już wykonano, nie odpowiada ona rozkazowi albo nie da się jej tu wykonać.
reason-not_nearer = Statek musi wpłynąć na sąsiednią kartę bliższą celu.
reason-not_a_neighbour = Statek żegluje karta po karcie na sąsiednie karty.
reason-not_to_repair = Nowy pokładowy trafia na Takielunek, na Działa lub na Wymuszenie.
reason-not_your_hands = Tak nie da się przydzielić twoich pokładowych.
reason-mutinied_before = Bunt już był: tylko raz w grze.
reason-no_such_swap = Oddaj kostkę z ładowni za inną, która jest w worku.

## Uwagi: co przyniesie odpowiedź

note-crosses = przekracza linię statku; { $extort ->
    [one] na Wymuszeniu jest { $extort } pokładowy
    [few] na Wymuszeniu są { $extort } pokładowi
    [many] na Wymuszeniu jest { $extort } pokładowych
   *[other] na Wymuszeniu jest { $extort } pokładowego
}
note-new_captain = na stałe dowodzić będzie { $captain_inner }; potem możesz jeszcze mustrować
note-crew_does = { $crew_text }
note-captain_does = { $captain_text }
note-storm_ahead = sztorm: przechył, 1 pokładowy na Naprawy
note-brings_gold = { $gold } Złota
note-fills_track = { $gold } z { $of } Złota: tu kończy się twój tor
note-sinks = zatopisz, zadając więcej niż { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
    [many] { $damage } uszkodzeń
   *[other] { $damage } uszkodzenia
}: { $percent } %
note-wins = szansa na wygraną: { $percent } %
note-damage_then = { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
    [many] { $damage } uszkodzeń
   *[other] { $damage } uszkodzenia
}
note-odds = { $dice ->
        [one] jedna kość wygrywa
        [few] { $dice } kości wygrywają
       *[many] { $dice } kości wygrywa
    } w około { $percent } { $percent ->
        [one] rzucie
       *[other] rzutach
    } na 100, bez przerzutów i żetonów celnej salwy

## Wydarzenia: przygotowanie

event-dealt = Morze rozłożone, rynek otwarty, karty załogi i kapitanów rozdane.
event-starts = Zaczyna { $seat }.
event-stowed = { $seat } zaczyna z 1 kostką { $good_gen }.
event-navy_placed = { $seat } ustawia okręt Marynarki { $cell_at }.
event-ship_placed = { $seat } ukrywa się w zatoce ({ $cell }).
event-side_chosen = Na statku gracza { $seat } dowodzi { $captain_inner }.
event-solo_pirate = Legendarny pirat: { $rival }; osobowość: { $mood }.
event-solo_stowed = { $rival } zaczyna z 1 kostką { $good_gen }.
event-solo_placed = { $rival } ukrywa się w zatoce ({ $cell }).

## Wydarzenia: tura

event-turn = Tura gracza { $seat }.
event-steered = Kapitan gracza { $seat } wydaje rozkaz: { $order }.
    .log = { $seat } wydaje rozkaz: { $order }.
event-skipped = { $seat } umieszcza na pomijanych polach { $count ->
    [one] { $count } pokładowego
    [few] { $count } pokładowych
    [many] { $count } pokładowych
   *[other] { $count } pokładowego
} { $station_from }.
event-picked_up = { $seat } przesuwa { $count ->
    [one] { $count } pokładowego
    [few] { $count } pokładowych
    [many] { $count } pokładowych
   *[other] { $count } pokładowego
} ze steru { $station_to }.
event-sailed = { $seat } żegluje { $from_from } { $to_to }.
    .log = { $seat } żegluje { $to_to }.
event-unhidden = { $seat } wypływa z zatoki i nie jest już w ukryciu.
event-tailwind = { $seat } korzysta z pomyślnego wiatru.
event-slipped = { $seat } przemyka przez sztorm { $cell_at }.
    .log = { $seat } przemyka przez sztorm.
event-storm = { $seat } wpływa w sztorm { $cell_at }.
    .log = { $seat } wpada w sztorm.
event-jostled = Przechył statku gracza { $seat }: pokładowy { $station_from } trafia na Naprawy.
    .log = { $seat } odsyła pokładowego { $station_from } na Naprawy.
event-jostled_wheel = Przechył statku gracza { $seat }: pokładowy z pola { $order_gen } trafia na Naprawy.
    .log = { $seat } odsyła pokładowego z pola { $order_gen } na Naprawy.
event-immune = Wszyscy pokładowi gracza { $seat } są już na Naprawach: statek jest odporny na przechył.
event-no_order = { $seat } nie może tu wykonać rozkazu { $order_gen }.
event-declined = { $seat } nie wykonuje rozkazu { $order_gen }.
event-drew = { $seat } dobiera z worka 1 kostkę { $good_gen }.
    .log = { $seat } dobiera z worka { $good_acc }.
event-dumped = { $seat } odrzuca do worka { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} { $good_gen }.
event-sold = { $seat } sprzedaje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} { $good_gen } po { $price } Złota.
event-price = Wartość { $good_gen } spada na najniższe pole rynku.
event-gold = { $seat } zyskuje { $amount } Złota (razem { $total }).
event-gold_lost = Tor Złota gracza { $seat } jest pełny: { $amount } Złota przepada.
event-refreshed = { $seat } wydaje 1 Złota na nowy rząd kart załogi.
event-offered = Nowa karta w rzędzie: { $crew } ({ $crew_text }).
event-hired = { $seat } mustruje: { $crew }.
event-hired_nobody = { $seat } nie mustruje nikogo.
event-dismissed = { $seat } odrzuca na spód talii: { $crew }.
event-mutinied = Bunt! Na statku gracza { $seat } dowodzi teraz { $captain_inner }.
event-searched = { $seat } prowadzi poszukiwania { $cell_at } i znajduje { $token_acc }.
event-sure_fire = { $seat } zyskuje żeton celnej salwy (razem { $total }).
event-sure_fire_full = { $seat } ma już trzy żetony celnej salwy.
event-hid = { $seat } ukrywa się w zatoce ({ $cell }).
event-assigned = { $seat } przydziela pokładowych: Takielunek { $rigging }, Działa { $cannons }, Wymuszenie { $extort }, Naprawy { $repair }.
event-captain_bonus = { $seat }, akcja premiowa kapitana ({ $captain_inner }): { $bonus }.
    .log = { $seat } wykonuje akcję premiową kapitana ({ $captain_inner }): { $bonus }.
event-crew_bonus = { $seat }, akcja premiowa załogi ({ $crew }): { $bonus }.
    .log = { $seat } wykonuje akcję premiową załogi ({ $crew }): { $bonus }.
event-buried = { $seat } zakopuje skarb { $cell_at } za { $cost } Złota: to skarb numer { $total }.
event-sold_special = Handel specjalnymi Łupami: { $seat } oddaje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} { $good_gen }.
event-swapped = Wymiana: { $seat } odrzuca { $give_acc } i bierze { $take_acc }.
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

event-attacks = { $seat } atakuje { $ship_acc }.
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
event-damage = { $seat } zadaje { $total ->
    [one] { $total } uszkodzenie
    [few] { $total } uszkodzenia
    [many] { $total } uszkodzeń
   *[other] { $total } uszkodzenia
}.
event-merchant_damage = { $ship_cap } zadaje { $total ->
    [one] { $total } uszkodzenie
    [few] { $total } uszkodzenia
    [many] { $total } uszkodzeń
   *[other] { $total } uszkodzenia
}.
event-tied = Atak gracza { $seat } kończy się remisem.
event-sank = { $seat } zatapia statek kupiecki ({ $merchant_card }).
event-beaten = { $seat } przegrywa z kupcem ({ $merchant_card }).
event-duel_won = { $seat } wygrywa bitwę.
event-looted = { $seat } zabiera kupcowi kostkę { $good_gen }.
    .log = { $seat } zabiera kupcowi { $good_acc }.
event-new_merchant = Nowa karta kupca ({ $ship }): { $merchant_card }, uszkodzenia: { $merchant_card_damage }, nagroda: { $merchant_card_gold } Złota.
event-moored = { $ship_cap } trafia do portu ({ $cell }).
event-loaded = { $ship_cap } przewozi teraz kostkę { $good_gen }.
    .log = { $ship_cap } przewozi teraz { $good_acc }.
event-promoted = { $seat } zdobywa Niesławę, nowy poziom: { $rank }.
event-at_the_top = { $seat } ma już najwyższy poziom Niesławy.
event-joined = { $seat } zyskuje czwartego pokładowego i umieszcza go { $station_at }.

## Wydarzenia: statki neutralne

event-neutral_sailed = { $ship_cap } żegluje { $from_from } { $to_to }.
    .log = { $ship_cap } żegluje { $to_to }.
event-merchant_stays = { $ship_cap } nie żegluje: drogę do portu zajmuje drugi kupiec.
event-arrived = { $ship_cap } dopływa do portu ({ $cell }), dostarcza Łupy i zawraca.
event-navy_attack = Okręt Marynarki atakuje gracza { $seat }: wszyscy pokładowi trafiają na Naprawy.

## Wydarzenia: legendarny pirat

event-solo_turn = Tura przeciwnika: { $rival }.
event-solo_die = { $rival } wyrzuca { $face } (ster).
event-solo_legend = { $rival } wyrzuca { $face }: akcja Niesławy z pola { $space } na arkuszu Niesławy.
event-solo_skips = { $rival } pomija pole { $order_gen }: umieszcza na nim pokładowego { $station_from }.
event-solo_picks_up = { $rival } zdejmuje pokładowego z pola { $order_gen }.
event-solo_stuck = { $rival } nie ma pokładowego, by pominąć pole { $order_gen }, i tam zatrzymuje kapitana.
event-solo_puts_back = { $rival } umieszcza pokładowego { $station_at }.
event-solo_order = Rozkaz { $rival_gen }: { $order }.
    .log = { $rival } wydaje rozkaz: { $order }.
event-solo_hunts_you = Cel { $rival_gen }: twój statek.
event-solo_hunts = Cel { $rival_gen }: { $ship }.
event-solo_extras = { $rival } w tej turze: { $sail ->
    [0] automatyczne trafienia +{ $hits }
   *[other] żeglowanie +{ $sail }{ $hits ->
        [0] { "" }
       *[other] , automatyczne trafienia +{ $hits }
    }
}.
event-solo_sailed = { $rival } żegluje { $from_from } { $to_to }.
    .log = { $rival } żegluje { $to_to }.
event-solo_storm = { $rival } przepływa przez sztorm { $cell_at }.
event-solo_jostled = Przechył: pokładowy { $rival_gen } trafia { $station_from } na Naprawy.
    .log = { $rival } odsyła pokładowego { $station_from } na Naprawy.
event-solo_jostled_wheel = Przechył: pokładowy { $rival_gen } trafia z pola { $order_gen } na Naprawy.
    .log = { $rival } odsyła pokładowego z pola { $order_gen } na Naprawy.
event-solo_immune = Wszyscy pokładowi { $rival_gen } są już na Naprawach.
event-solo_performs = { $rival } wykonuje rozkaz { $order_gen }.
event-solo_idle = { $rival }: rozkaz { $order_gen } nie ma tu skutku.
event-solo_no_hide_out = { $rival } nigdy nie wykonuje rozkazu Ukrycia.
event-solo_drew = { $rival } dobiera z worka 1 kostkę { $good_gen }.
    .log = { $rival } dobiera z worka { $good_acc }.
event-solo_sold = { $rival } sprzedaje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} { $good_gen } po { $price } Złota.
event-solo_nothing_to_sell = { $rival } nie ma nic na sprzedaż.
event-solo_gold = { $rival } zyskuje { $amount } Złota (razem { $total }).
event-solo_searched = { $rival } prowadzi poszukiwania { $cell_at } i znajduje { $token_acc }.
event-solo_hired = { $rival } mustruje z wierzchu talii: { $crew }.
event-solo_refreshed = { $rival } ma pełną załogę: cały rząd kart trafia na spód talii.
event-solo_attacks = { $rival } atakuje { $ship_acc }.
event-solo_duels = { $rival } atakuje gracza { $seat }.
event-solo_rolled = { $rival } wyrzuca { $face }.
event-solo_damage = { $rival } zadaje { $total ->
    [one] { $total } uszkodzenie
    [few] { $total } uszkodzenia
    [many] { $total } uszkodzeń
   *[other] { $total } uszkodzenia
}.
event-solo_tied = Atak { $rival_gen } kończy się remisem.
event-solo_sank = { $rival } zatapia statek kupiecki ({ $merchant_card }).
event-solo_beaten = { $rival } przegrywa z kupcem ({ $merchant_card }).
event-solo_duel_won = { $rival } wygrywa bitwę.
event-solo_looted = { $rival } zabiera kupcowi kostkę { $good_gen }.
    .log = { $rival } zabiera kupcowi { $good_acc }.
event-solo_fled = Statek { $rival_gen } trafia do zatoki ({ $cell }).
event-solo_bonus = { $rival }: akcja premiowa z arkusza mostka ({ $order }).
event-solo_crossed = { $rival } przekracza linię statku.
event-solo_navy_attack = Okręt Marynarki atakuje { $rival_acc }: wszyscy pokładowi trafiają na Naprawy.
event-solo_buried = { $rival } zakopuje skarb { $cell_at }: to skarb numer { $total }.{ $excess ->
    [0] { "" }
   *[other] { " " }Nadwyżka przepada: { $excess } Złota.
}
event-solo_stronger = { $rival } zwiększa potęgę statku: { $treasures ->
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
board-offers = Rząd kart załogi
board-bag = Worek
board-hold = ładownia
board-crew = załoga
board-empty = pusto
board-hidden = w ukryciu
board-treasures = skarby
board-gold = Złoto
board-rival = legendarny pirat

## Części wydania, na stronę o nim; `of` rozpoczyna komunikaty elementów

part-components = Elementy w pudełku
part-orders = Rozkazy
    .of = order
part-stations = Przydziały pokładowe
    .of = station
part-goods = Łupy
    .of = good
part-market = Rynek
part-map_summary = Co wiadomo o mapie
part-map_cards = Karty mapy
    .of = map
part-search_tokens = Żetony poszukiwań
    .of = token
part-legend_levels = Poziomy Niesławy
    .of = rank
part-navy = Prędkość Marynarki
part-merchant_cards = Karty kupców
    .of = merchant_card
part-bonus_kinds = Akcje premiowe
    .of = bonus
part-captain_cards = Karty kapitanów
    .of = captain
part-crew_summary = Co wiadomo o załodze
part-crew_cards = Karty załogi
    .of = crew
part-solo_captains = Legendarni piraci
    .of = rival
part-solo_personalities = Osobowości
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

## Dlaczego kapitan by tak zrobił

why-buried = przybliża cię do zakopania skarbu
why-gold = daje ci Złoto
why-goods = zostawia ci Łupy więcej warte na rynku
why-crew = powiększa twoją załogę
why-legend = zwiększa twoją Niesławę
why-sure_fire = zostawia ci więcej żetonów celnej salwy
why-tailwind = oszczędza pomyślny wiatr na później
why-site = prowadzi tam, gdzie stać cię na zakopanie skarbu
why-navy = trzyma cię poza zasięgiem Marynarki

## Terminal

board-legend = A statek, (A) ukryty, L legendarny pirat, ○● kupcy z dziobem i kostką, ⚓ okręt Marynarki, ✗ 12 koszt zakopania skarbu, ✗ A czyj skarb tam leży, ? żeton poszukiwań, ⚔ siła, ¤ Złoto, ◎ żetony celnej salwy, • pokładowy na rozkazie.
