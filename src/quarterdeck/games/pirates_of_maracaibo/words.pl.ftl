### Piraci z Maracaibo po polsku

game = Piraci z Maracaibo
    .line = Trzy rundy, trzy razy do Maracaibo: wzmacniaj okręt, rabuj, eksploruj i zakopuj skarby.
    .about = Trzy rundy na Karaibach, okręt do wzmocnienia, dżungla do eksploracji.

feat-difficulties = Czerwonobrody od 0 do 6
    .help = Pokonaj Czerwonobrodego w pojedynkę przy każdej liczbie kart B.

## Plansza

end-told = Punktowanie
frame-turn = Wybiera kurs.
frame-steps = Płynie dalej, krok po kroku.
frame-rent = Decyduje, komu zapłacić.
frame-visit = Wybiera, co tu zrobić.
frame-improvement = Pozyskuje kartę ulepszenia albo bierze dublony.
frame-residence = Zastanawia się nad rezydencją.
frame-raid = Rabuje.
frame-leftover = Wydaje resztę siły po rabunku.
frame-explore = Eksploruje.
frame-upgrade = Wzmacnia okręt.
frame-figurehead = Wybiera galion.
frame-place_tile = Umieszcza kafelek czarnego rynku.
frame-use_tile = Aktywuje kafelek czarnego rynku.
frame-acquire = Pozyskuje kartę ulepszenia z Karaibów.
frame-build = Buduje rezydencję.
frame-retire = Buduje rezydencję za połowę kosztu.
frame-quest_choice = Wybiera zadania.
frame-quest_pick = Bierze zadanie.
frame-quest_drop = Odrzuca zadanie.
frame-bundle = Wybiera kolejny efekt.
frame-island = Wybiera wyspę.
frame-treasure = Bierze skarby.
frame-bury = Zakopuje skarb.
look-ends = Ostatni gracz: w trzeciej rundzie gra kończy się po turze tego kapitana.
look-rubies = { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
   *[many] { $count } rubinów
}
look-quests = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
board-sea = Karaiby
board-track = Tor eksploracji
board-ship = Okręt
board-cards = Karty
board-markets = Rynki
board-parts = Części planszy
board-page-sea = Morze
board-page-track = Tor
board-page-ship = Okręt
board-page-cards = Karty
board-page-markets = Rynki
board-whose = Czyje planszetki
board-mine = Ty
board-start = Start
board-mainland = Tierra Firme
board-voyage = Runda
board-then-one = potem jedno z
board-or = lub
board-do-upgrade = wzmocnij
board-do-raid = rabuj
board-do-explore = eksploruj
board-do-residence = rezydencja
board-do-bury = zakop
board-do-quest = zadanie
board-do-drop = odrzuć
board-last = ostatnia tura
    .help = Ten gracz ma ostatnią turę w grze.
board-last-now = ostatnie tury
board-rubies = Rubiny
board-treasures = Skarby
board-his-turn = Tura Czerwonobrodego
board-his-reach = w zasięgu { $count ->
    [one] { $count } pola
    [few] { $count } pól
   *[many] { $count } pól
}
board-his-no-raid = { board-his-reach } nie widać rabunku
board-his-no-explore = { board-his-reach } nie widać eksploracji
board-his-no-quest = { board-his-reach } nie widać zadania
board-his-no-draw = { board-his-reach } nie widać, gdzie dobrać kartę
board-his-no-improvement = { board-his-reach } nie widać ulepszenia
board-his-empty = nie ma już kart poziomu II
board-his-later = niepotrzebne
board-his-extra = najpierw
board-steps-rent = { $steps } { $steps ->
    [one] krok
    [few] kroki
    [many] kroków
   *[other] kroku
}
board-ringed = Karty w obwódkach na planszy: kliknij, by przeczytać, co z tego będzie.
board-raid = Rabunek
board-strength = Siła: zostało { $left } z { $whole }
board-bought = kupiona
board-used = użyta już w tej turze
board-short = { $count ->
    [one] brakuje { $count } punktu siły
    [few] brakuje { $count } punktów siły
   *[many] brakuje { $count } punktów siły
}
board-nothing = nie masz takiego skarbu do zakopania
board-falls = potem po { $count } PZ
board-skirmish = Potyczka
board-won = zwycięzca
board-no-winner = nikt nie wygrał
board-each = po
board-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
board-way = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
board-past = przez: { $names }
board-ships-here = tu: { $names }
board-rent = za wspólną kartę: { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
}
board-stored = przechowywane: { $count }
board-upgrades = { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}
board-next-lock = do następnej blokady: { $count }
board-lock = Linia blokady: { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}
board-hideout = Kryjówka
board-digging = linia kopania
board-income = dochód
board-doubloons = dublony
board-scored = PZ dotąd
board-estimate = wynik teraz:
board-estimate-help = PZ, gdyby gra skończyła się teraz: z tego, co widzą wszyscy, i ze znanych ci zadań.
board-secret-quests = Zadania
board-hidden-quests = { $count ->
    [one] { $count } tajne zadanie
    [few] { $count } tajne zadania
   *[many] { $count } tajnych zadań
}
board-residences = Rezydencje
board-figurehead = Galion
board-black-market = Czarny rynek
board-quest-market = Rynek zadań
board-deck = w talii: { $count }
board-figureheads = Galiony
board-price = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
}
board-none = nic nie zostało
board-ruby-market = Rubiny
board-level-2 = { $count ->
    [one] została { $count } karta poziomu II
    [few] zostały { $count } karty poziomu II
   *[many] zostało { $count } kart poziomu II
}
board-redbeard-track = Tor rabunku i eksploracji
board-redbeard-deck = Talia Czerwonobrodego
board-step = Krok
board-step-voyages = Podczas rozgrywki
board-step-rivers = Przekroczone rzeki
board-step-doubloons = Pozostałe dublony
board-step-printed = PZ na kartach
board-step-scrolls = Szare zwoje
board-step-residences = Rezydencje
board-step-treasures = Skarby
board-step-buried = Zakopane skarby
board-step-quests = Zadania
board-step-six = Sześć zadań
board-step-total = Razem

redbeard = Czerwonobrody

treasure-gold = złoto
    .isleacc = wyspę złota
    .dieins = żółtą kością
    .slot = pole złota
    .one = złoto
    .onegen = złota
    .gen = złota
    .isle = wyspa złota
    .isleloc = wyspie złota
    .die = żółta kość
    .dieacc = żółtą kość
treasure-emerald = szmaragdy
    .isleacc = wyspę szmaragdów
    .dieins = zieloną kością
    .slot = pole szmaragdów
    .one = szmaragd
    .onegen = szmaragdu
    .gen = szmaragdów
    .isle = wyspa szmaragdów
    .isleloc = wyspie szmaragdów
    .die = zielona kość
    .dieacc = zieloną kość
treasure-pearl = perły
    .isleacc = wyspę pereł
    .dieins = białą kością
    .slot = pole pereł
    .one = perłę
    .onegen = perły
    .gen = pereł
    .isle = wyspa pereł
    .isleloc = wyspie pereł
    .die = biała kość
    .dieacc = białą kość

symbol-crew = załoga
    .gen = załogi
symbol-equipment = ekwipunek
    .gen = ekwipunku
symbol-ship = okręt
    .gen = okrętu

main-raid = rabunek
main-explore = eksploracja
main-quest = otrzymanie zadania
main-draw = dobranie karty poziomu II
main-improvement = pozyskanie ulepszenia

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

purse-raid_1 = pierwszy rabunek
purse-raid_2 = drugi rabunek
purse-raid_3 = trzeci rabunek
purse-raid_4 = czwarty rabunek
purse-raid_5 = piąty rabunek
purse-raid_6 = szósty rabunek
purse-raid_7 = siódmy rabunek
purse-raid_8 = ósmy rabunek
purse-raid_9 = dziewiąty rabunek
purse-raid_10 = dziesiąty rabunek
purse-raid_11 = jedenasty rabunek
purse-raid_12 = dwunasty rabunek
purse-raid_13 = trzynasty rabunek
purse-raid_14 = czternasty rabunek
purse-raid_15 = piętnasty rabunek
purse-raid_16 = szesnasty rabunek

## Karty

card-tobacco = Tytoń
    .to = na kartę { card-tobacco }
    .at = na karcie { card-tobacco }
card-sugar = Cukier
    .to = na kartę { card-sugar }
    .at = na karcie { card-sugar }
card-gilded_cutlass = Pozłacany kordelas
    .to = na kartę { card-gilded_cutlass }
    .at = na karcie { card-gilded_cutlass }
card-emerald_dagger = Szmaragdowy sztylet
    .to = na kartę { card-emerald_dagger }
    .at = na karcie { card-emerald_dagger }
card-pearl_pistol = Perłowy pistolet
    .to = na kartę { card-pearl_pistol }
    .at = na karcie { card-pearl_pistol }
card-spyglass = Luneta
    .to = na kartę { card-spyglass }
    .at = na karcie { card-spyglass }
card-shovels = Komplet łopat
    .to = na kartę { card-shovels }
    .at = na karcie { card-shovels }
card-message_in_a_bottle = List w butelce
    .to = na kartę { card-message_in_a_bottle }
    .at = na karcie { card-message_in_a_bottle }
card-klabautermann = Klabaternik
    .to = na kartę { card-klabautermann }
    .at = na karcie { card-klabautermann }
card-purser = Płatnik
    .to = na kartę { card-purser }
    .at = na karcie { card-purser }
card-gunner = Kanonier
    .to = na kartę { card-gunner }
    .at = na karcie { card-gunner }
card-navigator = Nawigatorka
    .to = na kartę { card-navigator }
    .at = na karcie { card-navigator }
card-shantyman = Szantymen
    .to = na kartę { card-shantyman }
    .at = na karcie { card-shantyman }
card-fence = Paser
    .to = na kartę { card-fence }
    .at = na karcie { card-fence }
card-scout = Zwiadowczyni
    .to = na kartę { card-scout }
    .at = na karcie { card-scout }
card-old_pilot = Stary pilot
    .to = na kartę { card-old_pilot }
    .at = na karcie { card-old_pilot }
card-surveyor = Mierniczy
    .to = na kartę { card-surveyor }
    .at = na karcie { card-surveyor }
card-reinforced_hull = Wzmocniony kadłub
    .to = na kartę { card-reinforced_hull }
    .at = na karcie { card-reinforced_hull }
card-bow_chasers = Działa pościgowe
    .to = na kartę { card-bow_chasers }
    .at = na karcie { card-bow_chasers }
card-cargo_hold = Ładownia
    .to = na kartę { card-cargo_hold }
    .at = na karcie { card-cargo_hold }
card-captains_cabin = Kajuta kapitańska
    .to = na kartę { card-captains_cabin }
    .at = na karcie { card-captains_cabin }
card-topsails = Marsle
    .to = na kartę { card-topsails }
    .at = na karcie { card-topsails }
card-cocoa = Kakao
    .to = na kartę { card-cocoa }
    .at = na karcie { card-cocoa }
card-rum = Rum
    .to = na kartę { card-rum }
    .at = na karcie { card-rum }
card-account_books = Księgi rachunkowe
    .to = na kartę { card-account_books }
    .at = na karcie { card-account_books }
card-iron_chest = Okuta skrzynia
    .to = na kartę { card-iron_chest }
    .at = na karcie { card-iron_chest }
card-golden_idol = Złoty bożek
    .to = na kartę { card-golden_idol }
    .at = na karcie { card-golden_idol }
card-emerald_crown = Szmaragdowa korona
    .to = na kartę { card-emerald_crown }
    .at = na karcie { card-emerald_crown }
card-pearl_necklace = Naszyjnik z pereł
    .to = na kartę { card-pearl_necklace }
    .at = na karcie { card-pearl_necklace }
card-sextant = Sekstans
    .to = na kartę { card-sextant }
    .at = na karcie { card-sextant }
card-boarding_axes = Topory abordażowe
    .to = na kartę { card-boarding_axes }
    .at = na karcie { card-boarding_axes }
card-compass = Kompas
    .to = na kartę { card-compass }
    .at = na karcie { card-compass }
card-gunpowder = Proch strzelniczy
    .to = na kartę { card-gunpowder }
    .at = na karcie { card-gunpowder }
card-jolly_roger = Jolly Roger
    .to = na kartę { card-jolly_roger }
    .at = na karcie { card-jolly_roger }
card-treasure_map = Mapa skarbów
    .to = na kartę { card-treasure_map }
    .at = na karcie { card-treasure_map }
card-forged_papers = Fałszywe papiery
    .to = na kartę { card-forged_papers }
    .at = na karcie { card-forged_papers }
card-quartermaster = Kwatermistrzyni
    .to = na kartę { card-quartermaster }
    .at = na karcie { card-quartermaster }
card-storyteller = Gawędziarz
    .to = na kartę { card-storyteller }
    .at = na karcie { card-storyteller }
card-ship_surgeon = Cyrulik okrętowy
    .to = na kartę { card-ship_surgeon }
    .at = na karcie { card-ship_surgeon }
card-cook = Kuk
    .to = na kartę { card-cook }
    .at = na karcie { card-cook }
card-merchant = Kupcowa
    .to = na kartę { card-merchant }
    .at = na karcie { card-merchant }
card-adventure_huntress = Łowczyni przygód
    .to = na kartę { card-adventure_huntress }
    .at = na karcie { card-adventure_huntress }
card-fortune_teller = Wróżbitka
    .to = na kartę { card-fortune_teller }
    .at = na karcie { card-fortune_teller }
card-corsair_captain = Kapitan korsarzy
    .to = na kartę { card-corsair_captain }
    .at = na karcie { card-corsair_captain }
card-cartographer = Kartografka
    .to = na kartę { card-cartographer }
    .at = na karcie { card-cartographer }
card-bounty_master = Mistrz zleceń
    .to = na kartę { card-bounty_master }
    .at = na karcie { card-bounty_master }
card-architect = Architektka
    .to = na kartę { card-architect }
    .at = na karcie { card-architect }
card-sea_wolf = Wilk morski
    .to = na kartę { card-sea_wolf }
    .at = na karcie { card-sea_wolf }
card-carpenter = Cieśla
    .to = na kartę { card-carpenter }
    .at = na karcie { card-carpenter }
card-pearl_diver = Poławiaczka pereł
    .to = na kartę { card-pearl_diver }
    .at = na karcie { card-pearl_diver }
card-gem_cutter = Szlifierz klejnotów
    .to = na kartę { card-gem_cutter }
    .at = na karcie { card-gem_cutter }
card-carved_prow = Rzeźbiony dziób
    .to = na kartę { card-carved_prow }
    .at = na karcie { card-carved_prow }
card-crows_nest = Bocianie gniazdo
    .to = na kartę { card-crows_nest }
    .at = na karcie { card-crows_nest }
card-gun_deck = Pokład działowy
    .to = na kartę { card-gun_deck }
    .at = na karcie { card-gun_deck }
card-signal_cannon = Działo sygnałowe
    .to = na kartę { card-signal_cannon }
    .at = na karcie { card-signal_cannon }
card-great_cabin = Kajuta admiralska
    .to = na kartę { card-great_cabin }
    .at = na karcie { card-great_cabin }
card-secret_hold = Sekretna ładownia
    .to = na kartę { card-secret_hold }
    .at = na karcie { card-secret_hold }
card-copper_sheathing = Miedziane poszycie
    .to = na kartę { card-copper_sheathing }
    .at = na karcie { card-copper_sheathing }
card-stern_lanterns = Latarnie rufowe
    .to = na kartę { card-stern_lanterns }
    .at = na karcie { card-stern_lanterns }
card-trinidad = Trynidad
    .to = na Trynidad
    .at = na Trynidadzie
card-tobago = Tobago
    .to = na Tobago
    .at = na Tobago
card-bonaire = Bonaire
    .to = na Bonaire
    .at = na Bonaire
card-curacao = Curaçao
    .to = na Curaçao
    .at = na Curaçao
card-margarita = Margarita
    .to = na Margaritę
    .at = na Margaricie
card-grenada = Grenada
    .to = na Grenadę
    .at = na Grenadzie
card-aruba = Aruba
    .to = na Arubę
    .at = na Arubie
card-barbados = Barbados
    .to = na Barbados
    .at = na Barbadosie
card-jamaica = Jamajka
    .to = na Jamajkę
    .at = na Jamajce
card-hispaniola = Hispaniola
    .to = na Hispaniolę
    .at = na Hispanioli
card-cuba = Kuba
    .to = na Kubę
    .at = na Kubie
card-puerto_rico = Portoryko
    .to = do Portoryko
    .at = w Portoryko
card-hacienda = Hacjenda
    .to = na kartę { card-hacienda }
    .at = na karcie { card-hacienda }
card-castle = Zamek
    .to = na kartę { card-castle }
    .at = na karcie { card-castle }
card-hidden_harbour = Ukryta przystań
    .to = na kartę { card-hidden_harbour }
    .at = na karcie { card-hidden_harbour }
card-stronghold = Twierdza
    .to = na kartę { card-stronghold }
    .at = na karcie { card-stronghold }
card-lighthouse = Latarnia morska
    .to = na kartę { card-lighthouse }
    .at = na karcie { card-lighthouse }
card-palace = Pałac
    .to = na kartę { card-palace }
    .at = na karcie { card-palace }
card-town_house = Kamienica
    .to = na kartę { card-town_house }
    .at = na karcie { card-town_house }
card-citadel = Cytadela
    .to = na kartę { card-citadel }
    .at = na karcie { card-citadel }
card-inn = Zajazd
    .to = na kartę { card-inn }
    .at = na karcie { card-inn }
card-estate = Posiadłość
    .to = na kartę { card-estate }
    .at = na karcie { card-estate }
card-pirate_cove = Zatoczka piratów
    .to = na kartę { card-pirate_cove }
    .at = na karcie { card-pirate_cove }
card-sea_fort = Fort morski
    .to = na kartę { card-sea_fort }
    .at = na karcie { card-sea_fort }
card-hidden_location = zakryta karta miejsca
    .text = zakryta
    .to = na zakrytą kartę miejsca
    .at = na zakrytej karcie miejsca
card-hidden_1 = zakryta karta ulepszenia
    .text = zakryta
    .to = na zakrytą kartę ulepszenia
    .at = na zakrytej karcie ulepszenia
card-hidden_2 = zakryta karta poziomu II
    .text = zakryta
    .to = na zakrytą kartę poziomu II
    .at = na zakrytej karcie poziomu II
card-reserve_card = zakryta karta poziomu I
    .to = na zakrytą kartę poziomu I
    .at = na zakrytej karcie poziomu I
card-open_water = otwarte morze
    .to = na otwarte morze
    .at = na otwartym morzu
card-vacant = puste pole
    .text = nic
    .to = na puste pole
    .at = na pustym polu
card-gulf = Zatoka
    .to = do Zatoki
    .at = w Zatoce
card-maracaibo = Maracaibo
    .to = do Maracaibo
    .at = w Maracaibo
card-land = ląd
    .text = nic
    .to = na ląd
    .at = na lądzie
card-hidden = zakryta karta
    .text = zakryta
    .to = na zakrytą kartę
    .at = na zakrytej karcie

## Zadania

quest-hoard = Skarbiec
    .acc = zadanie „{ quest-hoard }”
quest-gold_fever = Gorączka złota
    .acc = zadanie „{ quest-gold_fever }”
quest-green_fire = Zielony ogień
    .acc = zadanie „{ quest-green_fire }”
quest-moon_tears = Łzy księżyca
    .acc = zadanie „{ quest-moon_tears }”
quest-buried_gold = Zakopane złoto
    .acc = zadanie „{ quest-buried_gold }”
quest-buried_emeralds = Zakopane szmaragdy
    .acc = zadanie „{ quest-buried_emeralds }”
quest-buried_pearls = Zakopane perły
    .acc = zadanie „{ quest-buried_pearls }”
quest-steady_income = Stały dochód
    .acc = zadanie „{ quest-steady_income }”
quest-growing_fame = Rosnąca sława
    .acc = zadanie „{ quest-growing_fame }”
quest-fleet_and_land = Okręt i ląd
    .acc = zadanie „{ quest-fleet_and_land }”
quest-river_crossings = Przeprawy
    .acc = zadanie „{ quest-river_crossings }”
quest-gravediggers = Skarb umarłych
    .acc = zadanie „{ quest-gravediggers }”
quest-all_hands = Wszyscy na pokład
    .acc = zadanie „{ quest-all_hands }”
quest-landowner = Dobra ziemskie
    .acc = zadanie „{ quest-landowner }”
quest-crew_muster = Zaciąg
    .acc = zadanie „{ quest-crew_muster }”
quest-well_equipped = Pełny rynsztunek
    .acc = zadanie „{ quest-well_equipped }”
quest-shipwright = Duma szkutnika
    .acc = zadanie „{ quest-shipwright }”
quest-legend_in_the_sand = Legenda w piasku
    .acc = zadanie „{ quest-legend_in_the_sand }”
quest-man_of_action = Szybkie czyny
    .acc = zadanie „{ quest-man_of_action }”
quest-dry_dock = Suchy dok
    .acc = zadanie „{ quest-dry_dock }”
quest-landing_party = Oddział desantowy
    .acc = zadanie „{ quest-landing_party }”
quest-expedition_gear = Ekwipunek wyprawy
    .acc = zadanie „{ quest-expedition_gear }”
quest-men_and_gear = Ludzie i sprzęt
    .acc = zadanie „{ quest-men_and_gear }”
quest-harbour_lord = Władza nad przystanią
    .acc = zadanie „{ quest-harbour_lord }”
quest-jungle_caches = Skrytki w dżungli
    .acc = zadanie „{ quest-jungle_caches }”
quest-hidden = tajne zadanie
    .text = zakryte
    .acc = tajne zadanie

## Karty Czerwonobrodego

redbeard-redbeard_109 = Najemnicy
    .letter = A
redbeard-redbeard_110 = Abordaż
    .letter = A
redbeard-redbeard_111 = W głąb dżungli
    .letter = A
redbeard-redbeard_112 = Stare długi
    .letter = A
redbeard-redbeard_113 = Salwa burtowa
    .letter = A
redbeard-redbeard_114 = Tropiciele
    .letter = A
redbeard-redbeard_115 = Przymusowy zaciąg
    .letter = B
redbeard-redbeard_116 = Przebudowa
    .letter = B
redbeard-redbeard_117 = Ukryty schowek
    .letter = B
redbeard-redbeard_118 = Podwójna gra
    .letter = B
redbeard-redbeard_119 = Siewca strachu
    .letter = B
redbeard-redbeard_120 = Forsowny marsz
    .letter = B

## Kafelki i planszetki

tile-bm_1a = Szybka łopata
tile-bm_1b = Hieny cmentarne
tile-bm_2a = Tablica ogłoszeń
tile-bm_2b = Przewodnicy
tile-bm_3a = Plotkarz
tile-bm_3b = Złotnik
tile-bm_4a = Jubiler
tile-bm_4b = Skup pereł
tile-bm_5a = Szypchandler
tile-bm_5b = Werbownik
figurehead-mermaid = Syrena
    .letter = A
figurehead-dragon = Smok
    .letter = B
figurehead-harpy = Harpia
    .letter = C
figurehead-whale = Wieloryb
    .letter = D
figurehead-lion = Lew
    .letter = E
figurehead-sea_serpent = Wąż morski
    .letter = F
figurehead-poseidon = Posejdon
    .slot = pole Posejdona
    .letter = G
figurehead-kraken = Kraken
    .letter = H
figurehead-hawk = Jastrząb
    .letter = I
figurehead-nautilus = Nautilus
    .letter = J
figurehead-skull = Czaszka
    .letter = K
figurehead-unicorn = Jednorożec
    .letter = L
upgrade-s1_raid = Falkonety
upgrade-s1_explore = Szalupa
upgrade-s1_discount = Księga pokładowa
upgrade-s1_figurehead = Galion
upgrade-s1_market = Kontakty na lądzie
upgrade-s1_coins = Kasetka
upgrade-s2_plunder = Budząca grozę sława
upgrade-s2_explore_bonus = Muły juczne
upgrade-s2_bury = Kopacze
upgrade-s2_quest = Zalakowane rozkazy
upgrade-s2_explore = Straż przednia
upgrade-s2_market = Siatka przemytników
upgrade-s3_treasure = Sieci abordażowe
upgrade-s3_raid = Górna bateria
upgrade-s3_discount = Listy kredytowe
upgrade-s3_residence = Akt własności
upgrade-s3_cubes = Pogłoski o bogactwie
upgrade-s3_market = Znajomości w porcie
upgrade-s4_signal = Działa sygnałowe
upgrade-s4_explore_bonus = Miejscowi przewodnicy
upgrade-s4_glory = Złocona rufa
upgrade-s4_cache = Tajna skrytka
upgrade-s4_wages = Dzień wypłaty
upgrade-s4_shipyard = Przywileje stoczniowe
space-start = Obóz
    .text = bez efektu
space-t01 = Plaża
space-t02 = Gaj palmowy
space-t03 = Chaty rybaków
space-t04 = Rozstaje
space-a1 = Stare mogiły
space-a2 = Tartak
space-a3 = Wodospad
space-a4 = Chata pustelnika
space-a5 = Perłowa laguna
space-b1 = Płuczkarze złota
space-b2 = Most linowy
space-b3 = Faktoria
space-t05 = Misja
space-t06 = Przystań przewoźników
space-t07 = Kopalnia szmaragdów
space-t08 = Kurhan
space-t09 = Plantacja
space-t10 = Ruiny świątyni
space-c1 = Wąwóz zasadzek
space-c2 = Ścieżka na klifie
space-c3 = Ukryta szkutnia
space-c4 = Złota kapliczka
space-d1 = Rogatka
space-d2 = Skrytka przemytników
space-d3 = Namorzyny
space-t11 = Nocny targ
space-t12 = Krawędź wulkanu
space-t13 = Wioska osadników
space-t14 = Zatoka nurków
space-t15 = Zaginione miasto
space-t16 = Wyrocznia
space-t17 = Miasto złota
space-retirement = Spokojna przystań
    .text = rezydencja za połowę kosztu, potem powrót na pole startowe

raid_action-base_vp = Sława
raid_action-base_doubloons = Grabież
raid_action-base_treasure = Skarb
raid_action-storyteller_vp3 = Gawędziarz
raid_action-signal_vp3_cube = Działo sygnałowe
raid_action-figurehead_a = Syrena
raid_action-figurehead_h = Kraken
raid_action-figurehead_k = Czaszka
raid_action-raid2_vp3 = Budząca grozę sława
raid_action-raid3_treasure = Sieci abordażowe
raid_action-raid4_vp3_cube = Działa sygnałowe
trade-navigator = Nawigatorka
trade-surveyor = Mierniczy
trade-nautilus = Nautilus

## Efekty: co robią elementy; `amount`, `points` i `doubloons` to ta sama wartość

effect-gain_vp = { $amount } PZ
effect-gain_doubloons = { $amount ->
    [one] { $amount } dublon
    [few] { $amount } dublony
   *[many] { $amount } dublonów
}
effect-gain_treasure_any = { $amount ->
    [one] skarb do wyboru
    [few] { $amount } skarby do wyboru
   *[many] { $amount } skarbów do wyboru
}
effect-gain_treasure_any_same = { $amount ->
    [one] skarb do wyboru
    [few] { $amount } skarby jednego rodzaju do wyboru
   *[many] { $amount } skarbów jednego rodzaju do wyboru
}
effect-gain_treasure_chosen_die = { $amount ->
    [one] skarb rodzaju tego rabunku
    [few] { $amount } skarby rodzaju tego rabunku
   *[many] { $amount } skarbów rodzaju tego rabunku
}
effect-bury_kind = zakopanie { $treasure_onegen }
effect-bury = { $amount ->
    [one] zakopanie skarbu
    [few] zakopanie najwyżej { $amount } skarbów
   *[many] zakopanie najwyżej { $amount } skarbów
}
effect-bury_chosen_die = { $amount ->
    [one] zakopanie skarbu rodzaju tego rabunku
    [few] zakopanie najwyżej { $amount } skarbów rodzaju tego rabunku
   *[many] zakopanie najwyżej { $amount } skarbów rodzaju tego rabunku
}
effect-take_quest = { $amount ->
    [one] otrzymanie zadania
    [few] otrzymanie { $amount } zadań
   *[many] otrzymanie { $amount } zadań
}
effect-upgrade = { $amount ->
    [one] wzmocnienie okrętu
    [few] { $amount } wzmocnienia okrętu
   *[many] { $amount } wzmocnień okrętu
}
effect-explore = eksploracja { $amount }
effect-raid = { $amount ->
    [0] rabunek
   *[other] rabunek z siłą +{ $amount }
}
effect-raid_fixed = rabunek o sile { $amount } bez kości
effect-raid_single_die = rabunek { $treasure_dieins }, siła +{ $amount }
effect-place_cube = { $amount ->
    [one] { $amount } kostka
    [few] { $amount } kostki
   *[many] { $amount } kostek
} na { $treasure_isleacc }
effect-place_cube_any = { $amount ->
    [one] { $amount } kostka
    [few] { $amount } kostki
   *[many] { $amount } kostek
} na dowolną wyspę
effect-place_cube_any_same = { $amount ->
    [one] { $amount } kostka
    [few] { $amount } kostki
   *[many] { $amount } kostek
} na jedną wyspę
effect-place_black_market = umieszczenie kafelka czarnego rynku ({ $amount ->
    [0] za darmo
   *[other] { $doubloons }
})
effect-activate_black_market = aktywowanie jednego z umieszczonych kafelków czarnego rynku
effect-take_figurehead = pozyskanie galionu ({ $doubloons })
effect-discard_quest = odrzucenie zadania za { $doubloons }
effect-build_residence = budowa dowolnej rezydencji
effect-acquire = pozyskanie karty { $symbol_gen }{ $amount ->
    [0] {""}
   *[other] {" "}(dodatkowo { $doubloons })
}
effect-repeat_explorer_space = efekt pola, na którym jest twój poszukiwacz
effect-gain_vp_equal_to_vp_income = PZ równe dochodowi w PZ
effect-gain_doubloons_equal_to_doubloon_income = dublony równe dochodowi w dublonach
effect-vp_per = { $points } za { $metric }{ $max ->
    [0] {""}
   *[other] , maks. { $max } PZ
}
effect-raid_bonus = siła rabunku +{ $amount }
effect-die_bonus = { $treasure_die } +{ $amount }
effect-explore_bonus = eksploracja +{ $amount }
effect-discount = zniżka { $amount }
effect-raid_action = akcja rabunku za { $amount }: { $gain }
effect-explore_trade = { $amount ->
    [one] raz na eksplorację o { $amount } pole mniej
    [few] raz na eksplorację o { $amount } pola mniej
   *[many] raz na eksplorację o { $amount } pól mniej
} za { $gain }
effect-move_max = { $amount ->
    [one] ruch do { $amount } pola
    [few] ruch do { $amount } pól
   *[many] ruch do { $amount } pól
}
effect-extra_reroll = { $amount ->
    [one] jeden przerzut więcej
    [few] { $amount } przerzuty więcej
   *[many] { $amount } przerzutów więcej
}
effect-quest_market_refresh = przed wyborem zadania możesz odświeżyć rynek
effect-bury_slots = { $amount ->
    [one] { $amount } pole na zakopany skarb
    [few] { $amount } pola na zakopane skarby
   *[many] { $amount } pól na zakopane skarby
} dowolnego rodzaju z premiami: { $gain }
effect-income_doubloons = dochód: { $doubloons }
effect-income_vp = dochód: { $points }
effect-income_doubloons_per_quest = dochód: { $doubloons } za każdą kartę zadania
effect-end_vp_per = na koniec gry { $points } za { $metric }
effect-end_vp_per_set = na koniec gry { $points } za każde { $goal }
effect-worth = { $points } na koniec gry
effect-improvement = { $symbol } · { $gain }
effect-residence = rezydencja: na koniec gry { $points } za { $metric }, maks. { $max } PZ
effect-quest = { $goal }: { $points }
effect-adventure = { $goal }: { $points }, w przeciwnym razie strata { $lost }
effect-adventure_name = { $quest }
effect-adventure_acc = { $quest_acc }
effect-spend = { $amount } → { $gain }
effect-slot = { $treasure_slot }, { $gain }
effect-no_bonus = bez premii
effect-ruby_space = pole { $count }: { $gain }
effect-gulf = wzmocnienie; rabunek +{ $raid }, eksploracja { $explore } albo rezydencja
effect-maracaibo = { $points } i wzmocnienie
effect-take_doubloons = Weź { $doubloons }
effect-exchange_ruby = Wymień rubin na { $points }
effect-redbeard_extra = akcja dodatkowa: { $gain }
effect-redbeard_else = { $first } › { $rest }
effect-redbeard_upgrade = wzmocnienie jego okrętu
effect-redbeard_raid = rabunek
effect-redbeard_explore = eksploracja
effect-redbeard_quest = zadanie
effect-redbeard_draw_level_2 = dobranie
effect-redbeard_improvement = ulepszenie ({ $first }, { $second }, { $third })
effect-redbeard_treasure_by_die = { $amount ->
    [one] skarb według kości
    [few] { $amount } skarby według kości
   *[many] { $amount } skarbów według kości
}
effect-redbeard_cube_on_best_island = { $amount ->
    [one] kostka na jego najlepszą wyspę
    [few] { $amount } kostki na jego najlepszą wyspę
   *[many] { $amount } kostek na jego najlepszą wyspę
}
effect-redbeard_advance_explorer = { $amount ->
    [one] jego poszukiwacz idzie o { $amount } pole
    [few] jego poszukiwacz idzie o { $amount } pola
   *[many] jego poszukiwacz idzie o { $amount } pól
}

# Co się liczy: { $metric } po „za”, oraz ile czego potrzeba.
metric-gold = każde złoto
metric-emerald = każdy szmaragd
metric-pearl = każdą perłę
metric-treasure = każdy skarb
metric-treasure_set = każdy zestaw trzech różnych skarbów
metric-buried = każdy zakopany skarb
metric-buried_gold = każde zakopane złoto
metric-buried_emerald = każdy zakopany szmaragd
metric-buried_pearl = każdą zakopaną perłę
metric-crew = każdą kartę załogi
metric-equipment = każdą kartę ekwipunku
metric-ship = każdą kartę okrętu
metric-instant_card = każdą kartę z błyskawicą
metric-improvement_or_residence = każde ulepszenie i każdą rezydencję
metric-residence = każdą rezydencję
metric-upgrade = każde wzmocnienie okrętu
metric-river = każdą przekroczoną rzekę
metric-doubloon_income = każdy dublon dochodu
metric-vp_income = każdy PZ dochodu
metric-quest = każde posiadane zadanie
metric-scored_quest = każde zadanie, za które punktujesz
goal-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
   *[many] { $count } złota
}
goal-emerald = { $count ->
    [one] { $count } szmaragd
    [few] { $count } szmaragdy
   *[many] { $count } szmaragdów
}
goal-pearl = { $count ->
    [one] { $count } perła
    [few] { $count } perły
   *[many] { $count } pereł
}
goal-treasure = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
   *[many] { $count } skarbów
}
goal-treasure_set = { $count ->
    [one] { $count } zestaw trzech różnych skarbów
    [few] { $count } zestawy trzech różnych skarbów
   *[many] { $count } zestawów trzech różnych skarbów
}
goal-buried = { $count ->
    [one] { $count } zakopany skarb
    [few] { $count } zakopane skarby
   *[many] { $count } zakopanych skarbów
}
goal-buried_gold = { $count ->
    [one] { $count } zakopane złoto
    [few] { $count } zakopane złota
   *[many] { $count } zakopanego złota
}
goal-buried_emerald = { $count ->
    [one] { $count } zakopany szmaragd
    [few] { $count } zakopane szmaragdy
   *[many] { $count } zakopanych szmaragdów
}
goal-buried_pearl = { $count ->
    [one] { $count } zakopana perła
    [few] { $count } zakopane perły
   *[many] { $count } zakopanych pereł
}
goal-crew = { $count ->
    [one] { $count } karta załogi
    [few] { $count } karty załogi
   *[many] { $count } kart załogi
}
goal-equipment = { $count ->
    [one] { $count } karta ekwipunku
    [few] { $count } karty ekwipunku
   *[many] { $count } kart ekwipunku
}
goal-ship = { $count ->
    [one] { $count } karta okrętu
    [few] { $count } karty okrętu
   *[many] { $count } kart okrętu
}
goal-instant_card = { $count ->
    [one] { $count } karta z błyskawicą
    [few] { $count } karty z błyskawicą
   *[many] { $count } kart z błyskawicą
}
goal-improvement_or_residence = { $count ->
    [one] { $count } ulepszenie albo rezydencja
    [few] { $count } ulepszenia i rezydencje łącznie
   *[many] { $count } ulepszeń i rezydencji łącznie
}
goal-residence = { $count ->
    [one] { $count } rezydencja
    [few] { $count } rezydencje
   *[many] { $count } rezydencji
}
goal-upgrade = { $count ->
    [one] { $count } wzmocnienie okrętu
    [few] { $count } wzmocnienia okrętu
   *[many] { $count } wzmocnień okrętu
}
goal-river = { $count ->
    [one] { $count } przekroczona rzeka
    [few] { $count } przekroczone rzeki
   *[many] { $count } przekroczonych rzek
}
goal-doubloon_income = dochód w dublonach { $count }
goal-vp_income = dochód w PZ { $count }
goal-quest = { $count ->
    [one] { $count } posiadane zadanie
    [few] { $count } posiadane zadania
   *[many] { $count } posiadanych zadań
}
goal-scored_quest = { $count ->
    [one] { $count } zadanie, za które punktujesz
    [few] { $count } zadania, za które punktujesz
   *[many] { $count } zadań, za które punktujesz
}

## Pola

effect-place = { $name }
effect-unseen = otwarte morze
effect-fog_location = zakryte miejsce { $name }
effect-fog_location_text = z leżącymi na nim dublonami
effect-fog_card = zakryte ulepszenie { $name }
effect-fog_card_text = odkrywane, gdy tam wpłyniesz
place-gulf = Zatoka
place-maracaibo = Maracaibo
place-harbour = strefa startowa
    .text = stąd ruszają wszystkie okręty
cell-gulf = Zatoka
cell-maracaibo = Maracaibo
cell-harbour = start
layout-standard_open = Układ podstawowy
layout-narrows_open = Przesmyki
layout-twin_channels = Dwa kanały
layout-long_crossing = Długa przeprawa
layout-standard = Dawny układ podstawowy
layout-narrows = Dawne Przesmyki

## Opcje stołu

new-alone = Samemu przeciwko Czerwonobrodemu
    .help = Czerwonobrody żegluje według własnej talii; wybierz, jak trudne będą jego karty.
option-layout = Układ kart
    .help = Jak leży 27 kart i trzy wyspy skarbów.
option-layout-standard_open = Układ podstawowy
option-layout-narrows_open = Przesmyki
option-layout-twin_channels = Dwa kanały
option-layout-long_crossing = Długa przeprawa
option-layout-standard = Dawny układ podstawowy
option-layout-narrows = Dawne Przesmyki
option-first_game = Pierwsza gra
    .help = Miejsca leżące w grupach po cztery i więcej zostają rozsunięte, żeby każdy trafił na różne karty.
option-first_game-false = nie
option-first_game-true = tak, rozsuń miejsca
option-fog_locations = Mgły wojny: miejsca
    .help = Miejsca leżą zakryte; odkrywa je okręt, który kończy na nich ruch.
option-fog_locations-false = bez
option-fog_locations-true = z modułem
option-fog_improvements = Mgły wojny: ulepszenia
    .help = Ulepszenia leżą zakryte; okręty odkrywają je krok po kroku.
option-fog_improvements-false = bez
option-fog_improvements-true = z modułem
option-skirmishes = Pirackie potyczki
    .help = Okręty, które spotkają się na karcie, walczą na kości.
option-skirmishes-false = bez
option-skirmishes-true = z modułem
option-adventurers = Łowcy przygód
    .help = Więcej zadań; liczy się tylko trudniejszy warunek, za to podwójnie, a niezrealizowane zadanie odbiera 5 PZ.
option-adventurers-false = bez
option-adventurers-true = z modułem
option-rubies = Rubiny
    .help = Rubiny z Bonaire i Tobago sprzedaje się w Zatoce.
option-rubies-false = bez
option-rubies-true = z modułem
option-retirement = Emerytura
    .help = Za końcem toru eksploracji czeka rezydencja za połowę kosztu; potem poszukiwacz wraca na pole startowe.
option-retirement-false = bez
option-retirement-true = z modułem
option-difficulty = Poziom trudności (karty B Czerwonobrodego)
    .help = Tryb solo: ile z sześciu kart Czerwonobrodego to trudniejsze karty B.
option-difficulty-0 = żadna (najłatwiej)
option-difficulty-1 = jedna
option-difficulty-2 = dwie
option-difficulty-3 = trzy
option-difficulty-4 = cztery
option-difficulty-5 = pięć
option-difficulty-6 = wszystkie sześć (najtrudniej)
option-redbeard_through_fog = Czerwonobrody we mgle
    .help = Co robi Czerwonobrody, gdy żadna z jego kart nie daje nic możliwego: tylko płynie dalej albo kieruje się na zakrytą kartę w zasięgu i korzysta z tego, co tam znajdzie. We mgle zdarza się to kilka razy w grze.
option-redbeard_through_fog-false = tylko płynie dalej
option-redbeard_through_fog-true = płynie we mgłę
option-raid_actions_per_raid = Akcje rabunku
    .help = Czy każdej akcji rabunku wolno użyć raz na turę, jak w instrukcji, czy raz w każdym rabunku.
option-raid_actions_per_raid-false = raz na turę
option-raid_actions_per_raid-true = raz na rabunek

## Akcje

action-decline = Zrezygnuj
action-finish = Zakończ
action-sail = Płyń: { $place } ({ $place_text })
    .act = Płyń: { $place }
action-step = Jeden krok: { $place } ({ $place_text })
    .act = Jeden krok: { $place }
action-stop = Zatrzymaj się tutaj
action-pay = Zapłać: { $seat }
action-acquire = Pozyskaj: { $card } ({ $card_text })
    .act = Pozyskaj: { $card }
action-build = Zbuduj: { $card } ({ $card_text })
    .act = Zbuduj: { $card }
action-activate = Aktywuj: { $tile } ({ $tile_text })
    .act = Aktywuj: { $tile }
action-upgrade = { $upgrade }: { $upgrade_text }
action-use = Wybierz: { $effect }
action-reroll = Przerzuć wszystkie kości
action-choose_die = Wybierz { $treasure_dieacc } z wynikiem { $face }
action-choose_kind = { $treasure }
action-spend = { $raid_action } ({ $raid_action_text })
action-spend_from = { $purse }: { $raid_action } ({ $raid_action_text })
action-store_bonus = Umieść na polu z premią
action-store = Umieść w obszarze przechowywania
action-bury = Zakop { $treasure_one }: { $slot }
action-walk = Idź: { $space } ({ $space_text })
action-trade = { $trade }: o 1 pole mniej za { $trade_text }
action-take_top = Dobierz wierzchnią kartę z talii zadań
action-take_quest = Weź: { $quest } ({ $quest_text })
    .act = Weź: { $quest }
action-refresh = Najpierw odśwież rynek zadań
action-island = { $treasure_isle }
action-place_tile = { $tile } ({ $tile_text }) { $card_at }
    .act = { $tile } { $card_at }
action-take_figurehead = { $figurehead } ({ $figurehead_text })
    .act = { $figurehead }
action-discard = Odrzuć: { $quest } ({ $quest_text })
    .act = Odrzuć: { $quest }
action-return = Odrzuć: { $quest } ({ $quest_text })
    .act = Odrzuć: { $quest }
action-take_ruby = Weź rubin
action-sell_ruby = Sprzedaj rubin ({ $ruby_space })
action-start = Zaczyna { $seat }
action-draw = Zadanie: { $quest }
action-turn_up = Karta: { $card }
action-roll = { $treasure_die } pokazuje { $face }
action-throw = Kość pokazuje { $face }
action-fight = { $seat } rzuca { $face }
action-reveal = Karta Czerwonobrodego: { $redbeard }
action-value_tile = Kafelek wartości skarbu: { $treasure }

## Pytania

prompt-keep = { $keep ->
    [one] Które zadanie odrzucasz? Drugie zachowujesz w tajemnicy.
    [few] Które zadanie odrzucasz? Pozostałe { $keep } zachowujesz w tajemnicy.
    [many] Które zadanie odrzucasz? Pozostałe { $keep } zachowujesz w tajemnicy.
   *[other] Które zadanie odrzucasz? Pozostałe zachowujesz w tajemnicy.
}
prompt-sail = Dokąd płyniesz?
prompt-step = Dokąd płyniesz? { $left ->
    [one] Pozostało { $left } pole.
    [few] Pozostały { $left } pola.
    [many] Pozostało { $left } pól.
   *[other] Pozostało { $left } pola.
}
prompt-rent = Nie starczy ci dla wszystkich. Komu płacisz?
prompt-improvement = { $card }: pozyskujesz za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
} czy bierzesz { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}?
prompt-hidden_card = Nie ma tu czego pozyskać: weź dublony.
prompt-residence = Budujesz rezydencję { $card } za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}?
prompt-tile_here = Aktywujesz swój kafelek czarnego rynku ({ $tile }: { $tile_text })?
prompt-upgrade = Które pole okrętu wzmacniasz?
prompt-menu = { $card }: co robisz?
prompt-dice = Wybierz kość albo przerzuć wszystkie ({ $rerolls ->
    [one] pozostał { $rerolls } przerzut
    [few] pozostały { $rerolls } przerzuty
    [many] pozostało { $rerolls } przerzutów
   *[other] pozostało { $rerolls } przerzutu
}).
prompt-die = Którą kość wybierasz?
prompt-kind = Jaki rodzaj skarbu?
prompt-spend = Rabunek { $treasure_gen }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} siły do wydania.
prompt-leftover = Została siła z rabunku. Wydajesz ją przed końcem tury?
prompt-store = Gdzie umieszczasz { $treasure_one }?
prompt-bury = Który skarb zakopujesz i gdzie? { $shovels ->
    [one] Masz { $shovels } łopatę.
    [few] Masz { $shovels } łopaty.
    [many] Masz { $shovels } łopat.
   *[other] Masz { $shovels } łopaty.
}
prompt-explore = Jak daleko idzie twój poszukiwacz? Najwyżej { $points ->
    [one] { $points } pole.
    [few] { $points } pola.
    [many] { $points } pól.
   *[other] { $points } pola.
}
prompt-bundle = Który efekt będzie następny?
prompt-quest = Które zadanie bierzesz?
prompt-acquire = Którą kartę { $symbol_gen } pozyskujesz?
prompt-build = Którą rezydencję budujesz?
prompt-island = Na której wyspie umieszczasz { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}?
prompt-place_tile = Który kafelek czarnego rynku umieszczasz i gdzie? { $price ->
    [0] Za darmo.
    [one] Koszt: { $price } dublon.
    [few] Koszt: { $price } dublony.
    [many] Koszt: { $price } dublonów.
   *[other] Koszt: { $price } dublona.
}
prompt-use_tile = Który umieszczony kafelek czarnego rynku aktywujesz?
prompt-figurehead = Który galion pozyskujesz za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}?
prompt-discard = Które zadanie odrzucasz za { $gain ->
    [one] { $gain } dublon
    [few] { $gain } dublony
    [many] { $gain } dublonów
   *[other] { $gain } dublona
}?
prompt-ruby = Bierzesz rubin na pokład?
prompt-ruby_gulf = Co robisz z rubinami?
prompt-retire = Którą rezydencję budujesz za połowę kosztu?
prompt-deal = Decyduje los.

## Powody

reason-too_dear = { $card } kosztuje { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}, a masz mniej.
reason-no_column = Ruch musi się skończyć w kolumnie bliższej Maracaibo.
reason-too_far = To za daleko.
reason-locked = { $upgrade }: to pole jest jeszcze za linią blokady.
reason-wrong_kind = To rabunek { $treasure_gen }, a takiego skarbu nie masz do zakopania.
reason-no_strength = Na tę akcję rabunku nie starcza siły albo nic by nie dała.
reason-used_up = { $raid_action }: ta akcja rabunku została już użyta.
reason-own_marker = { $card }: leży tu już twój znacznik.

## Uwagi: co przyniesie odpowiedź

note-pays = koszt: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}
note-pays_rent = za wspólną kartę: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}
note-pays_rent_coins = za wspólną kartę: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}; { $coins ->
    [one] leży tam { $coins } dublon
    [few] leżą tam { $coins } dublony
    [many] leży tam { $coins } dublonów
   *[other] leży tam { $coins } dublona
}
note-pays_rent_raises = za wspólną kartę: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}; kostka na { $treasure_isleacc }
note-brings = teraz { $points } PZ
note-coins_there = { $coins ->
    [one] leży tam { $coins } dublon
    [few] leżą tam { $coins } dublony
    [many] leży tam { $coins } dublonów
   *[other] leży tam { $coins } dublona
}
note-strength = siła rabunku { $points } ({ $treasure })
note-costs = koszt: { $points ->
    [one] { $points } punkt siły
    [few] { $points } punkty siły
    [many] { $points } punktów siły
   *[other] { $points } punktu siły
}
note-walked = { $points ->
    [one] { $points } pole
    [few] { $points } pola
    [many] { $points } pól
   *[other] { $points } pola
}
note-cubes_there = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
} na wyspie
note-raises = kostka na { $treasure_isleacc }
note-ends_round = po twojej turze runda kończy się dla wszystkich
note-ends_game = zaczyna ostatnie tury rozgrywki
note-wasted = efektu nie da się teraz użyć i przepadnie; wzmocnienie i tak się liczy
note-strength_lost = niewykorzystana siła przepada

## Wydarzenia

chapter = Runda { $number }
event-dealt = Karaiby rozłożone: { $layout }.
event-starts = Zaczyna { $seat }.
event-kept = { $seat } zachowuje { $quest_acc }.
event-round_begins = Zaczyna się runda { $round }.
event-sailed = { $seat } płynie { $card_to }.
event-stepped = { $seat } płynie dalej { $card_to }.
event-rent_paid = { $seat } płaci graczowi { $to } { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
} za wspólną kartę.
event-rent_supply = { $seat } kończy ruch na karcie Czerwonobrodego i płaci do zasobów ogólnych { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-rent_none = { $seat } nie ma dublonów, więc nie płaci za wspólną kartę.
event-took_doubloons = { $seat } zostawia kartę i bierze { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-acquired = { $seat } pozyskuje kartę { $card } za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}.
event-refilled = Nowa karta na Karaibach: { $card }.
event-built = { $seat } buduje rezydencję { $card } za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}.
event-value_cube = { $card }: kostka na { $treasure_isleacc } (teraz { $cubes }).
event-activated = { $seat } aktywuje kafelek czarnego rynku: { $tile } ({ $tile_text }).
event-upgraded = { $seat } wzmacnia okręt: { $upgrade } – { $upgrade_text }.
    .log = { $seat } wzmacnia okręt: { $upgrade }.
event-gained_vp = { $seat } otrzymuje { $points } PZ.
event-gained_doubloons = { $seat } otrzymuje { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-rolled = { $seat }: { $treasure_die } pokazuje { $face }.
event-rerolled = { $seat } przerzuca wszystkie kości.
event-raids = { $seat } rabuje { $treasure } z siłą { $points }.
event-spent = { $seat } wykonuje akcję rabunku: { $raid_action } ({ $raid_action_text }); zostaje { $left }.
    .log = { $seat } w rabunku wybiera: { $raid_action }.
event-raid_over = { $seat } kończy rabunek{ $left ->
    [0] .
    [one] , zostaje { $left } punkt siły.
    [few] , zostają { $left } punkty siły.
    [many] , zostaje { $left } punktów siły.
   *[other] , zostaje { $left } punktu siły.
}
event-treasure_taken = { $seat } bierze { $treasure_one }; na { $treasure_isleloc } { $cubes ->
    [one] zostaje { $cubes } kostka
    [few] zostają { $cubes } kostki
    [many] zostaje { $cubes } kostek
   *[other] zostaje { $cubes } kostki
}.
event-stored_bonus = { $seat } umieszcza { $treasure_one } na polu z premią.
event-buried = { $seat } zakopuje { $treasure_one } ({ $slot }).
event-explored = Poszukiwacz gracza { $seat } dochodzi do pola { $space } ({ $space_text }).
    .log = { $seat } dociera z poszukiwaczem do pola { $space }.
event-traded = { $seat } przesuwa poszukiwacza o 1 pole mniej ({ $trade }): { $trade_text }.
event-river = Rzeki przekroczone przez gracza { $seat }: { $rivers }.
    .log = { $seat } przekracza rzekę (razem { $rivers }).
event-quest_from_market = { $seat } bierze z rynku { $quest_acc }.
event-quest_from_deck = { $seat } dobiera z talii { $quest_acc }.
event-market_filled = Nowe zadanie na rynku: { $quest }.
event-market_replaced = { $seat } odświeża rynek zadań.
event-quests_shuffled = Odrzucone zadania tworzą nową talię.
event-quest_dropped = { $seat } odkłada na spód talii { $quest_acc }.
event-cubes_added = { $seat } zwiększa liczbę kostek na { $treasure_isleloc } (teraz { $cubes }).
event-tile_placed = { $seat } umieszcza kafelek czarnego rynku ({ $tile }) { $card_at }.
event-figurehead_taken = { $seat } pozyskuje galion: { $figurehead } ({ $figurehead_text }).
event-skipped = { $seat }: efekt bez skutku ({ $effect }).
event-dropped_effect = { $seat } rezygnuje z efektu ({ $effect }).
event-arrived = { $seat } dociera do Maracaibo i otrzymuje { $points } PZ.
event-income = Dochód gracza { $seat }: { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
} i { $points } PZ.
event-round_over = { $seat } kończy rundę { $round }.
event-ships_return = Wszystkie okręty wracają do strefy startowej.
event-last_turns = { $seat } dociera do Maracaibo w ostatniej rundzie: rozgrywka kończy się po turze ostatniego gracza.
event-revealed = Odkryta karta: { $card }.
event-coins_taken = { $seat } otrzymuje z zakrytej karty miejsca { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-coins_added = Na każdą zakrytą kartę miejsca: { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-value_tile_out = Kafelek wartości skarbu ({ $treasure }) { $card_at }.
event-ruby_tile_out = Kafelek dostawy rubinów { $card_at }.
event-top_shown = Na wierzchu talii poziomu II: { $card }.
event-fought = { $seat } wyrzuca { $face }, wynik całkowity: { $points }.
event-fight_won = { $seat } wygrywa potyczkę i otrzymuje { $points } PZ.
event-fight_paid = { $seat } płaci graczowi { $to } { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-fight_tied = Potyczka bez zwycięzcy.
event-ruby_taken = { $seat } bierze rubin.
event-ruby_sold = { $seat } sprzedaje rubin ({ $ruby_space }).
event-ruby_exchanged = { $seat } wymienia rubin na { $points } PZ.
event-retired = { $seat } buduje za połowę kosztu: { $card }. Poszukiwacz wraca na pole startowe.
event-scored_rivers = { $seat }, rzeki: { $points } PZ.
event-scored_doubloons = { $seat }, pozostałe dublony: { $points } PZ.
event-scored_printed = { $seat }, PZ na kartach: { $points }.
event-scored_scrolls = { $seat }, szare zwoje: { $points } PZ.
event-scored_residences = { $seat }, rezydencje: { $points } PZ.
event-scored_treasures = { $seat }, skarby: { $points } PZ.
event-scored_buried = { $seat }, zakopane skarby: { $points } PZ.
event-scored_quests = { $seat }, zadania: { $points } PZ ({ $quests ->
    [one] punktuje { $quests }
    [few] punktują { $quests }
    [many] punktuje { $quests }
   *[other] punktuje { $quests }
}).
event-scored_six = { $seat }, sześć zadań: { $points } PZ.
event-quest_hard = { $seat } ujawnia { $quest_acc }: trudniejszy warunek, { $points } PZ.
event-quest_easy = { $seat } ujawnia { $quest_acc }: łatwiejszy warunek, { $points } PZ.
event-quest_failed = { $seat } ujawnia { $quest_acc }: warunek niespełniony, { $points } PZ.
event-residence_scored = { $seat }, { $card }: { $points } PZ.
event-final = { $seat } kończy z wynikiem { $points } PZ.

## Czerwonobrody

event-rb_quest_dealt = Czerwonobrody dobiera zadanie, którego nikt nie widzi.
event-rb_round_over = Tura Czerwonobrodego kończy rundę { $round }.
event-rb_card = Karta Czerwonobrodego: { $redbeard } ({ $redbeard_letter }), { $redbeard_text }.
    .log = Czerwonobrody odkrywa kartę { $redbeard }.
event-rb_impossible = { $redbeard }: nic z tej karty nie jest możliwe.
event-rb_shuffled = Czerwonobrody tasuje swoje sześć kart.
event-rb_main = Akcja główna Czerwonobrodego: { $main }.
event-rb_extra = Najpierw akcja dodatkowa z karty Czerwonobrodego: { $redbeard }.
event-rb_sailed = Czerwonobrody płynie { $card_to }.
event-rb_passed = Czerwonobrody mija pole: { $card }.
event-rb_rent = Czerwonobrody kończy ruch na twojej karcie. Bierzesz z zasobów ogólnych { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-rb_vp = Czerwonobrody otrzymuje { $points } PZ.
event-rb_arrived = Czerwonobrody dociera do Maracaibo i otrzymuje { $points } PZ.
event-rb_die = Kość Czerwonobrodego pokazuje { $face }.
event-rb_treasure = Czerwonobrody bierze { $treasure_one }; na { $treasure_isleloc } { $cubes ->
    [one] zostaje { $cubes } kostka
    [few] zostają { $cubes } kostki
    [many] zostaje { $cubes } kostek
   *[other] zostaje { $cubes } kostki
}.
event-rb_more = Czerwonobrody ma więcej { $treasure_gen } niż ty: kostka na { $treasure_isleacc } (teraz { $cubes }).
event-rb_cube = Czerwonobrody umieszcza kostkę na { $treasure_isleloc } (teraz { $cubes }).
event-rb_explored = Poszukiwacz Czerwonobrodego dochodzi do pola { $space }.
    .log = Czerwonobrody dociera z poszukiwaczem do pola { $space }.
event-rb_stays = Poszukiwacz Czerwonobrodego zostaje na końcu toru.
event-rb_quest = Czerwonobrody bierze z rynku { $quest_acc }.
event-rb_no_quest = Na rynku nie ma zadania dla Czerwonobrodego.
event-rb_drew = Czerwonobrody dobiera kartę: { $card }.
event-rb_took = Czerwonobrody zabiera kartę: { $card }.
event-rb_advance = Kostka Czerwonobrodego na torze rabunku i eksploracji: pole { $position }.
event-rb_figurehead = Czerwonobrody bierze galion: { $figurehead }.
event-rb_no_figurehead = Czerwonobrody nie bierze galionu.
event-rb_residence = Czerwonobrody umieszcza znacznik na rezydencji: { $card }.
event-rb_first_marker = { $card }: pierwszy znacznik, Czerwonobrody otrzymuje { $points } PZ.
event-rb_full = Na okręcie Czerwonobrodego nie ma już wolnego pola.
event-rb_into_fog = Żadna karta Czerwonobrodego nie daje nic w zasięgu wzroku: płynie we mgłę.
event-rb_upgraded = Czerwonobrody zapełnia kolejne pole okrętu: { $his_space }.
his_space-figurehead = galion
his_space-quest = zadanie
his_space-residence = rezydencja
his_space-track = tor rabunku i eksploracji
event-rb_deadlock = Czerwonobrody nie może wykonać akcji głównej z żadnej karty: tylko płynie dalej.
event-rb_nothing = Czerwonobrody nie robi nic więcej.
event-rb_fought = Czerwonobrody wyrzuca { $face }, wynik całkowity: { $points }.
event-rb_fight_won = Czerwonobrody wygrywa potyczkę i otrzymuje { $points } PZ.
event-rb_fog = Czerwonobrody odkrywa kartę ({ $card }) i otrzymuje { $points } PZ.
event-rb_ruby = Czerwonobrody bierze rubin.
event-rb_ruby_sold = Czerwonobrody sprzedaje rubin i blokuje jedno z pól rynku ({ $ruby_space }).
event-rb_scored_rivers = Czerwonobrody, rzeki: { $points } PZ.
event-rb_scored_rubies = Czerwonobrody, pozostałe rubiny: { $points } PZ.
event-rb_scored_cards = Czerwonobrody, karty: { $points } PZ.
event-rb_scored_residences = Czerwonobrody, rezydencje: { $points } PZ.
event-rb_scored_treasures = Czerwonobrody, skarby: { $points } PZ.
event-rb_scored_quests = Czerwonobrody, zadania: { $points } PZ.
event-rb_scored_six = Czerwonobrody, sześć zadań: { $points } PZ.
event-rb_final = Czerwonobrody kończy z wynikiem { $points } PZ.

## Części wydania, na stronę o nim; `of` rozpoczyna komunikaty elementów

part-component = Elementy w pudełku
part-treasure = Skarby
    .of = treasure
part-treasure_value = Wartość skarbów
part-base_raid_action = Akcje rabunku
    .of = raid_action
part-layout = Układy Karaibów
    .of = layout
part-location = Miejsca
    .of = card
part-residence = Rezydencje
    .of = card
part-improvement = Ulepszenia
    .of = card
part-quest = Zadania
    .of = quest
part-figurehead = Galiony
    .of = figurehead
part-black_market = Czarny rynek
    .of = tile
part-track_space = Tor eksploracji
    .of = space
part-river = Rzeki
part-track_fork = Rozwidlenia toru
part-ship_upgrade = Wzmocnienia okrętu
    .of = upgrade
part-lock_line = Linie blokady
part-hideout_area = Kryjówka
part-redbeard = Czerwonobrody
part-redbeard_track = Tor Czerwonobrodego
part-redbeard_treasure_die = Kość skarbów Czerwonobrodego
part-redbeard_upgrade = Wzmocnienia Czerwonobrodego
part-redbeard_card = Karty Czerwonobrodego
    .of = redbeard
part-module = Moduły
    .of = option
part-ruby_market_space = Rynek rubinów
part-retirement_tile = Kafelek zniżki na rezydencję

component-level_1_cards = karty poziomu I
component-location_cards_level_1 = karty miejsc
component-residence_cards = karty rezydencji
component-improvement_cards_level_1 = karty ulepszeń
component-level_2_cards = karty poziomu II
component-quest_cards = karty zadań
component-redbeard_cards = karty Czerwonobrodego
component-figurehead_tiles = kafle galionów
component-doubloon_tokens_5 = żetony dublonów 5
component-doubloon_tokens_2 = żetony dublonów 2
component-doubloon_tokens_1 = żetony dublonów 1
component-raid_dice = kości rabunku
component-cubes = kostki
component-treasure_island_tiles = kafle wysp skarbów
component-treasure_value_tiles = kafelki wartości skarbów
component-exploration_boards = plansza eksploracji
component-ship_boards = planszetki okrętów
component-hideout_boards = planszetki kryjówek
component-ships = pionki okrętów
component-explorers = pionki poszukiwaczy
component-score_markers = znaczniki punktacji
component-player_markers = znaczniki graczy
component-black_market_tiles = kafelki czarnego rynku
component-ruby_delivery_tiles = kafelki dostawy rubinów
component-ruby_market_tiles = kafel rynku rubinów
component-residence_discount_tiles = kafelek zniżki na rezydencję

## Dlaczego kapitan by tak zrobił

why-points = daje ci PZ
why-doubloons = zostawia ci więcej dublonów
why-quests = przybliża cię do wykonania zadań
why-income = zwiększa twój dochód
why-raid = wzmacnia twoje rabunki
why-explore = prowadzi dalej twojego poszukiwacza
why-discount = obniża koszt późniejszych zakupów
why-move = pozwala ci żeglować dalej
why-ship = wzmacnia twój okręt
why-treasures = daje ci skarby
why-buried = zakopuje skarby
why-figurehead = daje ci galion

## Terminal

board-legend = ⛵A okręt gracza A, 4d koszt w dublonach, ◆ skarb danego koloru, ▪ kostki na wyspie i wartość skarbu, ? zadania, ☸ galiony, ▲ wzmocnienia, ◆2+1 przechowywane + zakopane, ♦ rubiny, ≈ wyspa, ▮ tajne zadanie.
