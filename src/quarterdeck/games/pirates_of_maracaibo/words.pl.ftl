### Piraci z Maracaibo po polsku

game = Piraci z Maracaibo
    .line = Trzy rejsy do Maracaibo: uzbrój okręt, rabuj, badaj dżunglę i zakopuj skarby.
    .about = Trzy rejsy przez Karaiby, statek do wyposażenia, dżungla do zbadania.

## Plansza

end-told = Punktacja końcowa
frame-turn = Wybiera kurs.
frame-steps = Płynie dalej, krok po kroku.
frame-rent = Decyduje, komu zapłacić.
frame-visit = Wybiera, co tu zrobić.
frame-improvement = Zdobywa kartę albo bierze dublony.
frame-residence = Zastanawia się nad rezydencją.
frame-raid = Rabuje.
frame-leftover = Wydaje resztę siły po rabunku.
frame-explore = Bada dżunglę.
frame-upgrade = Wzmacnia okręt.
frame-figurehead = Wybiera galion.
frame-place_tile = Wykłada kafel czarnego rynku.
frame-use_tile = Używa kafla czarnego rynku.
frame-acquire = Zdobywa kartę na odległość.
frame-build = Buduje rezydencję.
frame-retire = Osiada w rezydencji.
frame-quest_choice = Wybiera zadania.
frame-quest_pick = Bierze zadanie.
frame-quest_drop = Odrzuca zadanie.
frame-bundle = Wybiera kolejny efekt.
frame-island = Wybiera wyspę.
frame-treasure = Bierze skarby.
frame-bury = Zakopuje skarb.
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
board-voyage = Rejs
board-then-one = potem jedno z
board-or = lub
board-do-upgrade = wzmocnij
board-do-raid = rabuj
board-do-explore = badaj
board-do-residence = rezydencja
board-raid = Rabunek
board-skirmish = Potyczka
board-won = zwycięzca
board-no-winner = nikt nie wygrał
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
board-rent = dopłata: { $count ->
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
board-scored = punkty dotąd
board-estimate = koniec teraz:
board-estimate-help = Punkty, gdyby gra skończyła się teraz: z tego, co widzą wszyscy, i ze znanych ci zadań.
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
board-step-voyages = Podczas rejsów
board-step-rivers = Przebyte rzeki
board-step-doubloons = Pozostałe dublony
board-step-printed = Punkty na kartach
board-step-scrolls = Szare zwoje
board-step-residences = Rezydencje
board-step-treasures = Skarby
board-step-buried = Zakopane skarby
board-step-quests = Zadania
board-step-six = Sześć zadań
board-step-total = Razem

redbeard = Czerwonobrody

treasure-gold = złoto
    .one = złoto
    .gen = złota
    .isle = wyspa złota
    .isleloc = wyspie złota
    .die = żółta kość
    .dieacc = żółtą kość
treasure-emerald = szmaragdy
    .one = szmaragd
    .gen = szmaragdów
    .isle = wyspa szmaragdów
    .isleloc = wyspie szmaragdów
    .die = zielona kość
    .dieacc = zieloną kość
treasure-pearl = perły
    .one = perłę
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
main-quest = zadanie
main-draw = dobranie karty poziomu II
main-improvement = zabranie ulepszenia

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
    .text = ekwipunek · dochód: 5 dublonów; wartość 2 punkty
card-sugar = Cukier
    .text = ekwipunek · dochód: 3 dublony; wartość 2 punkty
card-gilded_cutlass = Pozłacany kordelas
    .text = ekwipunek · 2 punkty; żółta kość +2; wartość 2 punkty
card-emerald_dagger = Szmaragdowy sztylet
    .text = ekwipunek · 2 punkty; zielona kość +2; wartość 2 punkty
card-pearl_pistol = Pistolet z perłową rękojeścią
    .text = ekwipunek · 2 punkty; biała kość +2; wartość 2 punkty
card-spyglass = Luneta
    .text = ekwipunek · eksploracja 1; eksploracja +1; wartość 1 punkt
card-shovels = Komplet łopat
    .text = ekwipunek · zakop skarb; 4 dublony; wartość 1 punkt
card-message_in_a_bottle = List w butelce
    .text = ekwipunek · weź zadanie; wartość 2 punkty
card-klabautermann = Klabaternik
    .text = załoga · zniżka 3; wartość 1 punkt
card-purser = Płatnik
    .text = załoga · zniżka 1; dochód: 2 dublony; wartość 1 punkt
card-gunner = Kanonier
    .text = załoga · rabunek o sile 2 bez kości; siła rabunku +1; wartość 2 punkty
card-navigator = Nawigatorka
    .text = załoga · raz na eksplorację 1 pole mniej za 4 dublony; dochód: 1 dublon; wartość 2 punkty
card-shantyman = Szantymen
    .text = załoga · dochód: 2 punkty; wartość 2 punkty
card-fence = Paser
    .text = załoga · dochód: 4 dublony; wartość 2 punkty
card-scout = Zwiadowczyni
    .text = załoga · eksploracja 3; wartość 1 punkt
card-old_pilot = Stary pilot
    .text = załoga · rabunek o sile 5 bez kości; wartość 1 punkt
card-surveyor = Mierniczy
    .text = załoga · raz na eksplorację 1 pole mniej za 3 punkty; dochód: 1 punkt; wartość 1 punkt
card-reinforced_hull = Wzmocniony kadłub
    .text = okręt · wzmocnij okręt; wartość 2 punkty
card-bow_chasers = Działa pościgowe
    .text = okręt · siła rabunku +2; wartość 2 punkty
card-cargo_hold = Ładownia
    .text = okręt · dochód: 3 dublony; dochód: 1 punkt; wartość 2 punkty
card-captains_cabin = Kajuta kapitańska
    .text = okręt · dochód: 1 dublon; dochód: 2 punkty; wartość 2 punkty
card-topsails = Marsle
    .text = okręt · eksploracja 2; eksploracja +1; wartość 1 punkt
card-cocoa = Kakao
    .text = ekwipunek · dochód: 3 dublony; dochód: 1 punkt; wartość 3 punkty
card-rum = Rum
    .text = ekwipunek · dochód: 2 dublony; dochód: 2 punkty; wartość 3 punkty
card-account_books = Księgi rachunkowe
    .text = ekwipunek · dochód dublonów od razu; dochód: 2 dublony; wartość 2 punkty
card-iron_chest = Okuta skrzynia
    .text = ekwipunek · na koniec 2 punkty za każdy zakopany skarb; wartość 2 punkty
card-golden_idol = Złoty bożek
    .text = ekwipunek · na koniec 7 punktów za każde 3 złota; wartość 2 punkty
card-emerald_crown = Szmaragdowa korona
    .text = ekwipunek · na koniec 7 punktów za każde 3 szmaragdy; wartość 2 punkty
card-pearl_necklace = Naszyjnik z pereł
    .text = ekwipunek · na koniec 7 punktów za każde 3 perły; wartość 2 punkty
card-sextant = Sekstans
    .text = ekwipunek · eksploracja 2; eksploracja +1; wartość 2 punkty
card-boarding_axes = Topory abordażowe
    .text = ekwipunek · siła rabunku +2; wartość 3 punkty
card-compass = Kompas
    .text = ekwipunek · eksploracja 4; wartość 2 punkty
card-gunpowder = Proch strzelniczy
    .text = ekwipunek · rabunek żółtą kością, siła +2; wartość 3 punkty
card-jolly_roger = Jolly Roger
    .text = ekwipunek · dochód: 3 punkty; wartość 4 punkty
card-treasure_map = Mapa skarbów
    .text = ekwipunek · zakop najwyżej 2 skarby; wartość 3 punkty
card-forged_papers = Fałszywe papiery
    .text = ekwipunek · uruchom jeden ze swoich wyłożonych kafelków; wartość 3 punkty
card-quartermaster = Kwatermistrzyni
    .text = załoga · 2 dublony; zniżka 2; wartość 3 punkty
card-storyteller = Gawędziarz
    .text = załoga · akcja rabunku za 2: 3 punkty; wartość 3 punkty
card-ship_surgeon = Cyrulik okrętowy
    .text = załoga · dochód: 3 punkty; wartość 4 punkty
card-cook = Kuk
    .text = załoga · dochód: 1 dublon; dochód: 2 punkty; wartość 3 punkty
card-merchant = Kupcowa
    .text = załoga · dochód: 5 dublonów; wartość 4 punkty
card-adventure_huntress = Łowczyni przygód
    .text = załoga · na koniec 5 punktów za każde 3 punktujące zadania; wartość 1 punkt
card-fortune_teller = Wróżbitka
    .text = załoga · weź zadanie; 2 dublony; wartość 3 punkty
card-corsair_captain = Kapitan korsarzy
    .text = załoga · rabunek o sile 7 bez kości; wartość 4 punkty
card-cartographer = Kartografka
    .text = załoga · użyj jeszcze raz pola swojego poszukiwacza; wartość 3 punkty
card-bounty_master = Mistrz zleceń
    .text = załoga · weź zadanie; na koniec 6 punktów za każde 3 punktujące zadania; wartość 2 punkty
card-architect = Architektka
    .text = załoga · zbuduj dowolną rezydencję; wartość 3 punkty
card-sea_wolf = Wilk morski
    .text = załoga · 1 złoto; wartość 3 punkty
card-carpenter = Cieśla
    .text = załoga · wzmocnij okręt; wartość 2 punkty
card-pearl_diver = Poławiaczka pereł
    .text = załoga · 1 perła; wartość 3 punkty
card-gem_cutter = Szlifierz klejnotów
    .text = załoga · 1 szmaragd; wartość 3 punkty
card-carved_prow = Rzeźbiony dziób
    .text = okręt · weź galion (3 dublony); 2 punkty; wartość 4 punkty
card-crows_nest = Bocianie gniazdo
    .text = okręt · eksploracja 1; eksploracja +1; wartość 3 punkty
card-gun_deck = Pokład działowy
    .text = okręt · siła rabunku +1; dochód: 1 punkt; wartość 3 punkty
card-signal_cannon = Działo sygnałowe
    .text = okręt · akcja rabunku za 4: 3 punkty i 1 kostka na dowolną wyspę; wartość 3 punkty
card-great_cabin = Kajuta admiralska
    .text = okręt · dochód: 3 punkty; wartość 4 punkty
card-secret_hold = Sekretna ładownia
    .text = okręt · 2 kostki na jedną wyspę; zakop skarb; wartość 2 punkty
card-copper_sheathing = Miedziane poszycie
    .text = okręt · wzmocnij okręt; pozyskaj kartę okrętu; wartość 2 punkty
card-stern_lanterns = Latarnie rufowe
    .text = okręt · dochód punktów od razu; dochód: 2 punkty; wartość 2 punkty
card-trinidad = Trynidad
    .text = rabunek / 4 dublony
card-tobago = Tobago
    .text = rabunek / zakop najwyżej 2 skarby
card-bonaire = Bonaire
    .text = eksploracja 3
card-curacao = Curaçao
    .text = eksploracja 2 / 4 dublony
card-margarita = Margarita
    .text = pozyskaj kartę załogi (+3 dublony) / 4 dublony
card-grenada = Grenada
    .text = pozyskaj kartę ekwipunku (+3 dublony) / 4 dublony
card-aruba = Aruba
    .text = weź zadanie
card-barbados = Barbados
    .text = zakop skarb; 2 dublony
card-jamaica = Jamajka
    .text = zakop skarb; 1 punkt za każdy zakopany skarb
card-hispaniola = Hispaniola
    .text = eksploracja 2; 1 punkt za każdą kartę załogi
card-cuba = Kuba
    .text = rabunek; 1 punkt za każdą kartę ekwipunku
card-puerto_rico = Portoryko
    .text = odrzuć zadanie za 8 dublonów; 2 punkty za każdą przekroczoną rzekę
card-hacienda = Hacjenda
    .text = rezydencja: na koniec 2 punkty za każdy dublon dochodu, najwyżej 24
card-castle = Zamek
    .text = rezydencja: na koniec 3 punkty za każdy punkt dochodu, najwyżej 24
card-hidden_harbour = Ukryta przystań
    .text = rezydencja: na koniec 6 punktów za każdą przekroczoną rzekę, najwyżej 24
card-stronghold = Twierdza
    .text = rezydencja: na koniec 8 punktów za każdy zestaw trzech różnych skarbów, najwyżej 24
card-lighthouse = Latarnia morska
    .text = rezydencja: na koniec 4 punkty za każdą perłę, najwyżej 24
card-palace = Pałac
    .text = rezydencja: na koniec 4 punkty za każde złoto, najwyżej 24
card-town_house = Kamienica
    .text = rezydencja: na koniec 4 punkty za każdy szmaragd, najwyżej 24
card-citadel = Cytadela
    .text = rezydencja: na koniec 4 punkty za każdą kartę ekwipunku, najwyżej 24
card-inn = Zajazd
    .text = rezydencja: na koniec 4 punkty za każdą kartę załogi, najwyżej 24
card-estate = Posiadłość
    .text = rezydencja: na koniec 4 punkty za każde punktujące zadanie, najwyżej 24
card-pirate_cove = Zatoczka piratów
    .text = rezydencja: na koniec 3 punkty za każdy zakopany skarb, najwyżej 24
card-sea_fort = Fort morski
    .text = rezydencja: na koniec 5 punktów za każdą kartę okrętu, najwyżej 25
card-hidden_location = miejsce we mgle
    .text = zakryte
card-hidden_1 = karta we mgle
    .text = zakryta
card-hidden_2 = karta poziomu II we mgle
    .text = zakryta
card-reserve_card = zakryta karta rezerwy
    .text = 5 dublonów
card-open_water = otwarte morze
    .text = 5 dublonów
card-vacant = puste pole
    .text = nic
card-gulf = Zatoka
    .text = wzmocnienie; rabunek +2, eksploracja 4 albo rezydencja
card-maracaibo = Maracaibo
    .text = 6 punktów i wzmocnienie
card-land = ląd
    .text = nic
card-hidden = karta
    .text = zakryta

## Zadania

quest-hoard = Łup
    .text = 7 skarbów: 3 punkty; 10 skarbów: 7 punktów
quest-gold_fever = Gorączka złota
    .text = 3 złota: 3 punkty; 5 złota: 8 punktów
quest-green_fire = Zielony ogień
    .text = 3 szmaragdy: 3 punkty; 5 szmaragdów: 8 punktów
quest-moon_tears = Łzy księżyca
    .text = 3 perły: 3 punkty; 5 pereł: 8 punktów
quest-buried_gold = Zakopane złoto
    .text = 2 zakopane złota: 3 punkty; 3 zakopane złota: 7 punktów
quest-buried_emeralds = Zakopane szmaragdy
    .text = 2 zakopane szmaragdy: 3 punkty; 3 zakopane szmaragdy: 7 punktów
quest-buried_pearls = Zakopane perły
    .text = 2 zakopane perły: 3 punkty; 3 zakopane perły: 7 punktów
quest-steady_income = Stały dochód
    .text = dochód 6 dublonów: 3 punkty; dochód 10 dublonów: 7 punktów
quest-growing_fame = Rosnąca sława
    .text = dochód 4 punkty: 4 punkty; dochód 7 punktów: 10 punktów
quest-fleet_and_land = Okręt i ląd
    .text = 7 ulepszeń i rezydencji łącznie: 4 punkty; 10 ulepszeń i rezydencji łącznie: 9 punktów
quest-river_crossings = Przeprawy
    .text = 2 przekroczone rzeki: 3 punkty; 4 przekroczone rzeki: 8 punktów
quest-gravediggers = Skarb umarłych
    .text = 4 zakopane skarby: 3 punkty; 7 zakopanych skarbów: 7 punktów
quest-all_hands = Wszyscy na pokład
    .text = 1 karta załogi, 1 karta ekwipunku, 1 karta okrętu: 3 punkty; 2 karty załogi, 2 karty ekwipunku, 2 karty okrętu: 8 punktów
quest-landowner = Posiadacz ziemski
    .text = 1 rezydencja: 3 punkty; 2 rezydencje: 8 punktów
quest-crew_muster = Zaciąg
    .text = 3 karty załogi: 3 punkty; 5 kart załogi: 8 punktów
quest-well_equipped = Pełny rynsztunek
    .text = 3 karty ekwipunku: 3 punkty; 5 kart ekwipunku: 8 punktów
quest-shipwright = Duma szkutnika
    .text = 2 karty okrętu: 3 punkty; 3 karty okrętu: 7 punktów
quest-legend_in_the_sand = Legenda w piasku
    .text = 2 zakopane skarby, dochód 3 punkty: 4 punkty; 4 zakopane skarby, dochód 4 punkty: 9 punktów
quest-man_of_action = Szybkie czyny
    .text = 3 karty z błyskawicą: 3 punkty; 5 kart z błyskawicą: 8 punktów
quest-dry_dock = Suchy dok
    .text = 12 wzmocnień okrętu: 3 punkty; 16 wzmocnień okrętu: 7 punktów
quest-landing_party = Oddział desantowy
    .text = 2 karty załogi, 2 przekroczone rzeki: 3 punkty; 3 karty załogi, 3 przekroczone rzeki: 8 punktów
quest-expedition_gear = Ekwipunek wyprawy
    .text = 2 karty ekwipunku, 2 przekroczone rzeki: 3 punkty; 3 karty ekwipunku, 3 przekroczone rzeki: 8 punktów
quest-men_and_gear = Ludzie i sprzęt
    .text = 2 karty ekwipunku, 2 karty załogi: 3 punkty; 3 karty ekwipunku, 3 karty załogi: 8 punktów
quest-harbour_lord = Pan przystani
    .text = 1 karta okrętu, 1 rezydencja: 4 punkty; 2 karty okrętu, 2 rezydencje: 9 punktów
quest-jungle_caches = Skrytki w dżungli
    .text = 3 zakopane skarby, 2 przekroczone rzeki: 3 punkty; 5 zakopanych skarbów, 3 przekroczone rzeki: 7 punktów
quest-hidden = zadanie
    .text = zakryte

## Karty Czerwonobrodego

redbeard-redbeard_109 = Najemnicy
    .text = dobranie › ulepszenie (załoga, ekwipunek, okręt) › rabunek
    .letter = A
redbeard-redbeard_110 = Abordaż
    .text = rabunek › eksploracja › ulepszenie (ekwipunek, okręt, załoga)
    .letter = A
redbeard-redbeard_111 = W głąb dżungli
    .text = eksploracja › rabunek › ulepszenie (okręt, załoga, ekwipunek)
    .letter = A
redbeard-redbeard_112 = Stare długi
    .text = zadanie › rabunek › eksploracja › ulepszenie (załoga, okręt, ekwipunek)
    .letter = A
redbeard-redbeard_113 = Salwa burtowa
    .text = rabunek › dobranie › eksploracja › ulepszenie (ekwipunek, załoga, okręt)
    .letter = A
redbeard-redbeard_114 = Tropiciele
    .text = eksploracja › zadanie › rabunek › ulepszenie (okręt, ekwipunek, załoga)
    .letter = A
redbeard-redbeard_115 = Branka
    .text = dodatkowo: 2 punkty; dobranie › ulepszenie (ekwipunek, okręt, załoga) › rabunek
    .letter = B
redbeard-redbeard_116 = Przebudowa
    .text = dodatkowo: wzmocnij okręt; rabunek › eksploracja › ulepszenie (załoga, ekwipunek, okręt)
    .letter = B
redbeard-redbeard_117 = Ukryty schowek
    .text = dodatkowo: skarb według kości; eksploracja › rabunek › ulepszenie (załoga, okręt, ekwipunek)
    .letter = B
redbeard-redbeard_118 = Podwójna gra
    .text = dodatkowo: 2 punkty; zadanie › rabunek › eksploracja › ulepszenie (okręt, załoga, ekwipunek)
    .letter = B
redbeard-redbeard_119 = Siewca strachu
    .text = dodatkowo: kostka na jego najlepszą wyspę; rabunek › dobranie › eksploracja › ulepszenie (okręt, ekwipunek, załoga)
    .letter = B
redbeard-redbeard_120 = Forsowny marsz
    .text = dodatkowo: jego poszukiwacz idzie o 2 pola; eksploracja › zadanie › rabunek › ulepszenie (ekwipunek, załoga, okręt)
    .letter = B

## Kafelki i planszetki

tile-bm_1a = Szybka łopata
    .text = zakop skarb
tile-bm_1b = Hieny cmentarne
    .text = 1 punkt za każdy zakopany skarb, najwyżej 6
tile-bm_2a = Tablica ogłoszeń
    .text = 1 punkt za każde posiadane zadanie, najwyżej 6
tile-bm_2b = Przewodnicy
    .text = 2 punkty za każdą przekroczoną rzekę, najwyżej 6
tile-bm_3a = Plotkarz
    .text = 2 punkty i 1 kostka na dowolną wyspę
tile-bm_3b = Złotnik
    .text = 1 punkt za każde złoto, najwyżej 6
tile-bm_4a = Jubiler
    .text = 1 punkt za każdy szmaragd, najwyżej 6
tile-bm_4b = Skup pereł
    .text = 1 punkt za każdą perłę, najwyżej 6
tile-bm_5a = Szyper
    .text = 1 punkt za każdą kartę ekwipunku, najwyżej 6
tile-bm_5b = Werbownik
    .text = 1 punkt za każdą kartę załogi, najwyżej 6
figurehead-mermaid = Syrena
    .text = akcja rabunku za 2: 2 punkty i 2 dublony
    .letter = A
figurehead-dragon = Smok
    .text = eksploracja +2
    .letter = B
figurehead-harpy = Harpia
    .text = ruch do 4 pól; dochód: 4 dublony
    .letter = C
figurehead-whale = Wieloryb
    .text = wymiana rynku zadań przed wyborem; dochód: 1 dublon za każde posiadane zadanie
    .letter = D
figurehead-lion = Lew
    .text = siła rabunku +2; jeden przerzut więcej
    .letter = E
figurehead-sea_serpent = Wąż morski
    .text = dochód: 2 dublony; dochód: 2 punkty
    .letter = F
figurehead-poseidon = Posejdon
    .text = cztery dodatkowe pola zakopywania dla każdego rodzaju: 5 dublonów; 4 punkty; wzmocnij okręt; skarb do wyboru
    .letter = G
figurehead-kraken = Kraken
    .text = akcja rabunku za 3: 6 dublonów
    .letter = H
figurehead-hawk = Jastrząb
    .text = 3 skarby jednego rodzaju do wyboru
    .letter = I
figurehead-nautilus = Nautilus
    .text = raz na eksplorację 1 pole mniej za 1 złoto
    .letter = J
figurehead-skull = Czaszka
    .text = akcja rabunku za 2: zakop skarb rodzaju tego rabunku
    .letter = K
figurehead-unicorn = Jednorożec
    .text = zniżka 2
    .letter = L
upgrade-s1_raid = Falkonety
    .text = siła rabunku +1
upgrade-s1_explore = Szalupa
    .text = eksploracja +1
upgrade-s1_discount = Księga pokładowa
    .text = zniżka 1
upgrade-s1_figurehead = Galion
    .text = weź galion (3 dublony)
upgrade-s1_market = Kontakty na lądzie
    .text = połóż kafelek czarnego rynku (3 dublony)
upgrade-s1_coins = Kasetka
    .text = 4 dublony
upgrade-s2_plunder = Budząca grozę sława
    .text = akcja rabunku za 2: 3 punkty
upgrade-s2_explore_bonus = Muły juczne
    .text = eksploracja +1
upgrade-s2_bury = Kopacze
    .text = zakop skarb
upgrade-s2_quest = Zalakowane rozkazy
    .text = weź zadanie
upgrade-s2_explore = Straż przednia
    .text = eksploracja 2
upgrade-s2_market = Siatka przemytników
    .text = połóż kafelek czarnego rynku (2 dublony)
upgrade-s3_treasure = Sieci abordażowe
    .text = akcja rabunku za 3: skarb rodzaju tego rabunku
upgrade-s3_raid = Górna bateria
    .text = siła rabunku +1
upgrade-s3_discount = Listy kredytowe
    .text = zniżka 1
upgrade-s3_residence = Akt własności
    .text = zbuduj dowolną rezydencję
upgrade-s3_cubes = Pogłoski o bogactwie
    .text = 1 kostka na dowolną wyspę i 2 punkty
upgrade-s3_market = Znajomości w porcie
    .text = połóż kafelek czarnego rynku (za darmo)
upgrade-s4_signal = Działa sygnałowe
    .text = akcja rabunku za 4: 3 punkty i 1 kostka na dowolną wyspę
upgrade-s4_explore_bonus = Miejscowi przewodnicy
    .text = eksploracja +1
upgrade-s4_glory = Złocona rufa
    .text = 5 punktów
upgrade-s4_cache = Tajna skrytka
    .text = zakop skarb i 2 kostki na jedną wyspę
upgrade-s4_wages = Dzień wypłaty
    .text = dochód dublonów od razu i 2 punkty
upgrade-s4_shipyard = Przywileje stoczniowe
    .text = pozyskaj kartę okrętu
space-start = Obóz
    .text = bez efektu
space-t01 = Plaża
    .text = 2 dublony
space-t02 = Gaj palmowy
    .text = 1 punkt i 1 kostka na dowolną wyspę
space-t03 = Chaty rybaków
    .text = 2 punkty
space-t04 = Rozstaje
    .text = 4 dublony
space-a1 = Stare mogiły
    .text = zakop skarb
space-a2 = Tartak
    .text = wzmocnij okręt
space-a3 = Wodospad
    .text = 3 punkty
space-a4 = Chata pustelnika
    .text = weź zadanie
space-a5 = Perłowa laguna
    .text = 1 perła
space-b1 = Płuczkarze złota
    .text = 1 złoto
space-b2 = Most linowy
    .text = 3 punkty
space-b3 = Faktoria
    .text = 3 dublony
space-t05 = Misja
    .text = 3 punkty
space-t06 = Przystań przewoźników
    .text = wzmocnij okręt
space-t07 = Kopalnia szmaragdów
    .text = 1 szmaragd
space-t08 = Kurhan
    .text = zakop skarb i 2 punkty
space-t09 = Plantacja
    .text = 6 dublonów
space-t10 = Ruiny świątyni
    .text = weź zadanie
space-c1 = Wąwóz zasadzek
    .text = rabunek o sile 4 bez kości
space-c2 = Ścieżka na klifie
    .text = 5 punktów
space-c3 = Ukryta szkutnia
    .text = wzmocnij okręt i 1 punkt
space-c4 = Złota kapliczka
    .text = 1 złoto i 1 punkt
space-d1 = Rogatka
    .text = 5 dublonów
space-d2 = Skrytka przemytników
    .text = 2 kostki na jedną wyspę i 2 punkty
space-d3 = Namorzyny
    .text = 4 punkty
space-t11 = Nocny targ
    .text = uruchom jeden ze swoich wyłożonych kafelków i 2 punkty
space-t12 = Krawędź wulkanu
    .text = 6 punktów
space-t13 = Wioska osadników
    .text = zbuduj dowolną rezydencję i 2 punkty
space-t14 = Zatoka nurków
    .text = 1 perła i 2 punkty
space-t15 = Zaginione miasto
    .text = 7 punktów
space-t16 = Wyrocznia
    .text = weź zadanie i wzmocnij okręt
space-t17 = Miasto złota
    .text = 10 punktów
space-retirement = Spokojna przystań
    .text = rezydencja za połowę ceny, potem powrót do obozu

raid_action-base_vp = Sława
    .text = 1 → 1 punkt
raid_action-base_doubloons = Łup
    .text = 2 → 3 dublony
raid_action-base_treasure = Skarb
    .text = 5 → skarb rodzaju tego rabunku
raid_action-storyteller_vp3 = Gawędziarz
    .text = 2 → 3 punkty
raid_action-signal_vp3_cube = Działo sygnałowe
    .text = 4 → 3 punkty i 1 kostka na dowolną wyspę
raid_action-figurehead_a = Syrena
    .text = 2 → 2 punkty i 2 dublony
raid_action-figurehead_h = Kraken
    .text = 3 → 6 dublonów
raid_action-figurehead_k = Czaszka
    .text = 2 → zakop skarb rodzaju tego rabunku
raid_action-raid2_vp3 = Budząca grozę sława
    .text = 2 → 3 punkty
raid_action-raid3_treasure = Sieci abordażowe
    .text = 3 → skarb rodzaju tego rabunku
raid_action-raid4_vp3_cube = Działa sygnałowe
    .text = 4 → 3 punkty i 1 kostka na dowolną wyspę
trade-navigator = Nawigatorka
    .text = 4 dublony
trade-surveyor = Mierniczy
    .text = 3 punkty
trade-nautilus = Nautilus
    .text = 1 złoto

effect-gain_vp_1 = 1 punkt
effect-gain_doubloons_3 = 3 dublony
effect-gain_treasure_gold_1 = 1 złoto
effect-gain_treasure_emerald_1 = 1 szmaragd
effect-gain_treasure_pearl_1 = 1 perła
effect-gain_vp_2 = 2 punkty
effect-gain_doubloons_1 = 1 dublon
effect-place_cube_gold_1 = 1 kostka na wyspę złota
effect-gain_doubloons_4 = 4 dublony
effect-place_cube_emerald_1 = 1 kostka na wyspę szmaragdów
effect-upgrade_1 = wzmocnij okręt
effect-place_cube_pearl_1 = 1 kostka na wyspę pereł
effect-gain_vp_3 = 3 punkty
effect-explore_1 = eksploracja 1
effect-bury_1 = zakop skarb
effect-take_quest_1 = weź zadanie
effect-raid_fixed_2 = rabunek o sile 2 bez kości
effect-explore_3 = eksploracja 3
effect-raid_fixed_5 = rabunek o sile 5 bez kości
effect-explore_2 = eksploracja 2
effect-gain_doubloons_equal_to_doubloon_income = dochód dublonów od razu
effect-explore_4 = eksploracja 4
effect-raid_single_die_gold_2 = rabunek żółtą kością, siła +2
effect-bury_2 = zakop najwyżej 2 skarby
effect-activate_black_market = uruchom jeden ze swoich wyłożonych kafelków
effect-gain_doubloons_2 = 2 dublony
effect-raid_fixed_7 = rabunek o sile 7 bez kości
effect-repeat_explorer_space = użyj jeszcze raz pola swojego poszukiwacza
effect-build_residence_0 = zbuduj dowolną rezydencję
effect-take_figurehead_3 = weź galion (3 dublony)
effect-place_cube_any_1 = 1 kostka na dowolną wyspę
effect-place_cube_any_same_2 = 2 kostki na jedną wyspę
effect-acquire_ship_0 = pozyskaj kartę okrętu
effect-gain_vp_equal_to_vp_income = dochód punktów od razu
effect-raid_0 = rabunek
effect-acquire_crew_3 = pozyskaj kartę załogi (+3 dublony)
effect-acquire_equipment_3 = pozyskaj kartę ekwipunku (+3 dublony)
effect-vp_per_buried_1 = 1 punkt za każdy zakopany skarb
effect-vp_per_crew_1 = 1 punkt za każdą kartę załogi
effect-vp_per_equipment_1 = 1 punkt za każdą kartę ekwipunku
effect-discard_quest_8 = odrzuć zadanie za 8 dublonów
effect-vp_per_river_2 = 2 punkty za każdą przekroczoną rzekę
effect-raid_2 = rabunek z siłą +2
effect-gain_doubloons_5 = 5 dublonów
effect-gain_vp_4 = 4 punkty
effect-gain_treasure_any_1 = skarb do wyboru
effect-gain_doubloons_6 = 6 dublonów
effect-bury_gold_1 = zakop złoto
effect-bury_emerald_1 = zakop szmaragd
effect-bury_pearl_1 = zakop perłę
effect-gain_treasure_any_same_3 = 3 skarby jednego rodzaju do wyboru
effect-vp_per_buried_1_max_6 = 1 punkt za każdy zakopany skarb, najwyżej 6
effect-vp_per_quest_1_max_6 = 1 punkt za każde posiadane zadanie, najwyżej 6
effect-vp_per_river_2_max_6 = 2 punkty za każdą przekroczoną rzekę, najwyżej 6
effect-vp_per_gold_1_max_6 = 1 punkt za każde złoto, najwyżej 6
effect-vp_per_emerald_1_max_6 = 1 punkt za każdy szmaragd, najwyżej 6
effect-vp_per_pearl_1_max_6 = 1 punkt za każdą perłę, najwyżej 6
effect-vp_per_equipment_1_max_6 = 1 punkt za każdą kartę ekwipunku, najwyżej 6
effect-vp_per_crew_1_max_6 = 1 punkt za każdą kartę załogi, najwyżej 6
effect-place_black_market_3 = połóż kafelek czarnego rynku (3 dublony)
effect-place_black_market_2 = połóż kafelek czarnego rynku (2 dublony)
effect-place_black_market_0 = połóż kafelek czarnego rynku (za darmo)
effect-gain_vp_5 = 5 punktów
effect-raid_fixed_4 = rabunek o sile 4 bez kości
effect-gain_vp_6 = 6 punktów
effect-gain_vp_7 = 7 punktów
effect-gain_vp_10 = 10 punktów

slot-gold_1 = pole złota, 1 kostka na wyspę złota
slot-gold_2 = pole złota, 4 dublony
slot-gold_3 = pole złota, 2 punkty
slot-gold_4 = pole złota, bez premii
slot-emerald_1 = pole szmaragdów, 1 kostka na wyspę szmaragdów
slot-emerald_2 = pole szmaragdów, wzmocnij okręt
slot-emerald_3 = pole szmaragdów, 2 punkty
slot-emerald_4 = pole szmaragdów, bez premii
slot-pearl_1 = pole pereł, 1 kostka na wyspę pereł
slot-pearl_2 = pole pereł, 3 punkty
slot-pearl_3 = pole pereł, 3 dublony
slot-pearl_4 = pole pereł, bez premii
slot-poseidon_1 = pole Posejdona, 5 dublonów
slot-poseidon_2 = pole Posejdona, 4 punkty
slot-poseidon_3 = pole Posejdona, wzmocnij okręt
slot-poseidon_4 = pole Posejdona, skarb do wyboru
ruby_space-space_1 = pole 1: 6 dublonów
ruby_space-space_2 = pole 2: 5 punktów
ruby_space-space_3 = pole 3: wzmocnij okręt i 1 punkt
ruby_space-space_4 = pole 4: weź zadanie
ruby_space-space_5 = pole 5: eksploracja 3
ruby_space-space_6 = pole 6: zakop skarb i 2 punkty

place-a1 = A1
    .text = zakryta karta albo otwarte morze
place-a2 = A2
    .text = zakryta karta albo otwarte morze
place-a3 = A3
    .text = zakryta karta albo otwarte morze
place-a4 = A4
    .text = zakryta karta albo otwarte morze
place-b1 = B1
    .text = zakryta karta albo otwarte morze
place-b2 = B2
    .text = zakryta karta albo otwarte morze
place-b3 = B3
    .text = zakryta karta albo otwarte morze
place-b4 = B4
    .text = zakryta karta albo otwarte morze
place-c1 = C1
    .text = zakryta karta albo otwarte morze
place-c2 = C2
    .text = zakryta karta albo otwarte morze
place-c3 = C3
    .text = zakryta karta albo otwarte morze
place-c4 = C4
    .text = zakryta karta albo otwarte morze
place-d1 = D1
    .text = zakryta karta albo otwarte morze
place-d2 = D2
    .text = zakryta karta albo otwarte morze
place-d3 = D3
    .text = zakryta karta albo otwarte morze
place-d4 = D4
    .text = zakryta karta albo otwarte morze
place-e1 = E1
    .text = zakryta karta albo otwarte morze
place-e2 = E2
    .text = zakryta karta albo otwarte morze
place-e3 = E3
    .text = zakryta karta albo otwarte morze
place-e4 = E4
    .text = zakryta karta albo otwarte morze
place-f1 = F1
    .text = zakryta karta albo otwarte morze
place-f2 = F2
    .text = zakryta karta albo otwarte morze
place-f3 = F3
    .text = zakryta karta albo otwarte morze
place-f4 = F4
    .text = zakryta karta albo otwarte morze
place-g1 = G1
    .text = zakryta karta albo otwarte morze
place-g2 = G2
    .text = zakryta karta albo otwarte morze
place-g3 = G3
    .text = zakryta karta albo otwarte morze
place-g4 = G4
    .text = zakryta karta albo otwarte morze
place-h1 = H1
    .text = zakryta karta albo otwarte morze
place-h2 = H2
    .text = zakryta karta albo otwarte morze
place-h3 = H3
    .text = zakryta karta albo otwarte morze
place-h4 = H4
    .text = zakryta karta albo otwarte morze
place-i1 = I1
    .text = zakryta karta albo otwarte morze
place-i2 = I2
    .text = zakryta karta albo otwarte morze
place-i3 = I3
    .text = zakryta karta albo otwarte morze
place-i4 = I4
    .text = zakryta karta albo otwarte morze
place-j1 = J1
    .text = zakryta karta albo otwarte morze
place-j2 = J2
    .text = zakryta karta albo otwarte morze
place-j3 = J3
    .text = zakryta karta albo otwarte morze
place-j4 = J4
    .text = zakryta karta albo otwarte morze
place-gulf = Zatoka
    .text = wzmocnienie; rabunek +2, eksploracja 4 albo rezydencja
place-maracaibo = Maracaibo
    .text = 6 punktów i wzmocnienie
place-harbour = strefa startowa
    .text = stąd ruszają wszystkie okręty
cell-a1 = A1
cell-a2 = A2
cell-a3 = A3
cell-a4 = A4
cell-b1 = B1
cell-b2 = B2
cell-b3 = B3
cell-b4 = B4
cell-c1 = C1
cell-c2 = C2
cell-c3 = C3
cell-c4 = C4
cell-d1 = D1
cell-d2 = D2
cell-d3 = D3
cell-d4 = D4
cell-e1 = E1
cell-e2 = E2
cell-e3 = E3
cell-e4 = E4
cell-f1 = F1
cell-f2 = F2
cell-f3 = F3
cell-f4 = F4
cell-g1 = G1
cell-g2 = G2
cell-g3 = G3
cell-g4 = G4
cell-h1 = H1
cell-h2 = H2
cell-h3 = H3
cell-h4 = H4
cell-i1 = I1
cell-i2 = I2
cell-i3 = I3
cell-i4 = I4
cell-j1 = J1
cell-j2 = J2
cell-j3 = J3
cell-j4 = J4
cell-gulf = przy lądzie
cell-maracaibo = cel rejsu
cell-harbour = start
layout-standard = Układ podstawowy
layout-narrows = Przesmyki
layout-twin_channels = Dwa kanały
layout-long_crossing = Długa przeprawa


## Opcje stołu

option-layout = Wody
    .help = Jak leży 27 kart i trzy wyspy skarbów.
option-layout-standard = Układ podstawowy
option-layout-narrows = Przesmyki
option-layout-twin_channels = Dwa kanały
option-layout-long_crossing = Długa przeprawa
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
    .help = Więcej zadań; liczy się tylko trudniejszy cel, podwójnie, a niewykonane zadanie kosztuje 5 punktów.
option-adventurers-false = bez
option-adventurers-true = z modułem
option-rubies = Rubiny
    .help = Rubiny z Bonaire i Tobago sprzedaje się w Zatoce.
option-rubies-false = bez
option-rubies-true = z modułem
option-retirement = Emerytura
    .help = Za końcem toru czeka rezydencja za połowę ceny; potem poszukiwacz rusza od nowa.
option-retirement-false = bez
option-retirement-true = z modułem
option-difficulty = Karty B Czerwonobrodego
    .help = Dla jednego gracza: ile z sześciu kart Czerwonobrodego to trudniejsze karty B.
option-difficulty-0 = żadna (najłatwiej)
option-difficulty-1 = jedna
option-difficulty-2 = dwie
option-difficulty-3 = trzy
option-difficulty-4 = cztery
option-difficulty-5 = pięć
option-difficulty-6 = wszystkie sześć (najtrudniej)
option-raid_actions_per_raid = Akcje rabunku
    .help = Czy każdej akcji rabunku wolno użyć raz na turę, jak w instrukcji, czy raz w każdym rabunku.
option-raid_actions_per_raid-false = raz na turę
option-raid_actions_per_raid-true = raz na rabunek

## Akcje

action-decline = Zrezygnuj
action-finish = Zakończ
action-sail = Płyń: { $place } ({ $place_text })
action-step = Jeden krok: { $place } ({ $place_text })
action-stop = Zatrzymaj się tutaj
action-pay = Zapłać: { $seat }
action-take_doubloons = Weź 5 dublonów
action-acquire = Pozyskaj: { $card } ({ $card_text })
action-build = Zbuduj: { $card } ({ $card_text })
action-activate = Uruchom: { $tile } ({ $tile_text })
action-upgrade = { $upgrade }: { $upgrade_text }
action-use = Wykonaj: { $effect }
action-reroll = Przerzuć wszystkie kości
action-choose_die = Wybierz { $treasure_dieacc } z wynikiem { $face }
action-choose_kind = { $treasure }
action-spend = { $raid_action } ({ $raid_action_text })
action-spend_from = { $purse }: { $raid_action } ({ $raid_action_text })
action-store_bonus = Połóż na polu premii
action-store = Połóż w zwykłym magazynie
action-bury = Zakop { $treasure_one }: { $slot }
action-walk = Idź: { $space } ({ $space_text })
action-trade = Oddaj pole ({ $trade }) za: { $trade_text }
action-take_top = Dobierz wierzchnią kartę z talii zadań
action-take_quest = Weź: { $quest } ({ $quest_text })
action-refresh = Najpierw wymień rynek
action-island = { $treasure_isle }
action-place_tile = { $tile } ({ $tile_text }) na karcie { $card }
action-take_figurehead = { $figurehead } ({ $figurehead_text })
action-discard = Odrzuć: { $quest } ({ $quest_text })
action-return = Oddaj: { $quest } ({ $quest_text })
action-take_ruby = Weź rubin
action-sell_ruby = Sprzedaj rubin na { $ruby_space }
action-exchange_ruby = Wymień rubin na 2 punkty
action-start = Zaczyna { $seat }
action-draw = Zadanie: { $quest }
action-turn_up = Karta: { $card }
action-roll = { $treasure_die } pokazuje { $face }
action-throw = Kość pokazuje { $face }
action-fight = { $seat } rzuca { $face }
action-reveal = Karta Czerwonobrodego: { $redbeard }
action-value_tile = Kafelek wartości: { $treasure }

## Pytania

prompt-keep = Które zadanie oddajesz? Resztę zachowujesz w tajemnicy.
prompt-sail = Dokąd płyniesz?
prompt-step = Płyniesz dalej czy stajesz? { $left ->
    [one] Pozostał { $left } krok.
    [few] Pozostały { $left } kroki.
    [many] Pozostało { $left } kroków.
   *[other] Pozostało { $left } kroku.
}
prompt-rent = Nie starczy ci dla wszystkich. Komu płacisz?
prompt-improvement = { $card }: pozyskujesz za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
} czy bierzesz 5 dublonów?
prompt-hidden_card = Nie ma tu czego pozyskać: weź dublony.
prompt-residence = Budujesz rezydencję { $card } za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}?
prompt-tile_here = Leży tu twój kafelek { $tile }. Uruchamiasz go ({ $tile_text })?
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
prompt-spend = Rabunek, łup: { $treasure }. Do wydania { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} siły.
prompt-leftover = Została siła z rabunku. Wydajesz ją przed końcem tury?
prompt-store = Gdzie kładziesz { $treasure_one }?
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
prompt-acquire = Którą kartę pozyskujesz? Symbol: { $symbol }.
prompt-build = Którą rezydencję budujesz?
prompt-island = Na którą wyspę kładziesz { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}?
prompt-place_tile = Który kafelek kładziesz i gdzie? Koszt: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}.
prompt-use_tile = Który ze swoich wyłożonych kafelków uruchamiasz?
prompt-figurehead = Który galion bierzesz za { $price ->
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
prompt-retire = Którą rezydencję budujesz za połowę ceny?
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
reason-no_strength = Pozostała siła na to nie wystarcza albo nic by to nie dało.
reason-used_up = { $raid_action }: ta akcja rabunku została już użyta.
reason-own_marker = { $card }: leży tu już twój znacznik.

## Uwagi: co przyniesie odpowiedź

note-pays = koszt: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}
note-pays_rent = dopłata dla spotkanych: { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}
note-brings = teraz da { $points }
note-coins_there = leży tam { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}
note-strength = siła { $points }, łup: { $treasure }
note-costs = koszt: { $points }
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
note-raises = { $treasure_isle } dostanie kostkę

## Wydarzenia

event-dealt = Karaiby rozłożone: { $layout }.
event-starts = Zaczyna { $seat }.
event-kept = { $seat } zachowuje zadanie: { $quest }.
event-round_begins = Zaczyna się rejs { $round }.
event-sailed = { $seat } płynie na pole { $card } ({ $place }).
event-stepped = { $seat } wpływa na pole { $card } ({ $place }).
event-rent_paid = { $seat } płaci graczowi { $to } { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
} za postój.
event-rent_supply = { $seat } spotyka Czerwonobrodego i wpłaca do zasobów { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-rent_none = { $seat } powinien zapłacić za postój, ale nie ma ani dublona.
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
event-refilled = Na polu { $place } leży teraz: { $card }.
event-built = { $seat } buduje rezydencję { $card } za { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
    [many] { $price } dublonów
   *[other] { $price } dublona
}.
event-value_cube = { $card }: { $treasure_isle } dostaje kostkę, ma ich teraz { $cubes }.
event-activated = { $seat } uruchamia kafelek { $tile } ({ $tile_text }).
event-upgraded = { $seat } wzmacnia okręt: { $upgrade } ({ $upgrade_text }).
event-gained_vp = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-gained_doubloons = { $seat } zdobywa { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-rolled = { $seat }: { $treasure_die } pokazuje { $face }.
event-rerolled = { $seat } przerzuca wszystkie kości.
event-raids = { $seat } rabuje z siłą { $points }, łup: { $treasure }.
event-spent = { $seat } wydaje siłę: { $raid_action } ({ $raid_action_text }); zostaje { $left }.
event-raid_over = { $seat } kończy rabunek; zostaje { $left }.
event-treasure_taken = { $seat } bierze { $treasure_one }; na { $treasure_isleloc } zostaje { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}.
event-stored_bonus = { $seat } kładzie { $treasure_one } na polu premii.
event-buried = { $seat } zakopuje { $treasure_one } ({ $slot }).
event-explored = Poszukiwacz gracza { $seat } dochodzi do pola { $space } ({ $space_text }).
event-traded = { $seat } oddaje pole ({ $trade }) za: { $trade_text }.
event-river = { $seat } ma za sobą { $rivers ->
    [one] { $rivers } rzekę
    [few] { $rivers } rzeki
    [many] { $rivers } rzek
   *[other] { $rivers } rzeki
}.
event-quest_from_market = { $seat } bierze z rynku zadanie: { $quest }.
event-quest_from_deck = { $seat } dobiera z talii: { $quest }.
event-market_filled = Nowe zadanie na rynku: { $quest }.
event-market_replaced = { $seat } wymienia rynek zadań.
event-quests_shuffled = Odrzucone zadania tworzą nową talię.
event-quest_dropped = { $seat } wsuwa pod talię: { $quest }.
event-cubes_added = { $seat } dokłada na wyspę: { $treasure_isle } ma teraz { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}.
event-tile_placed = { $seat } kładzie kafelek { $tile } na karcie { $card }.
event-figurehead_taken = { $seat } bierze galion: { $figurehead } ({ $figurehead_text }).
event-skipped = { $seat }: nic z tego, { $effect }.
event-dropped_effect = { $seat } rezygnuje: { $effect }.
event-arrived = { $seat } dopływa do Maracaibo i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-income = Dochód gracza { $seat }: { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
} i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-round_over = { $seat } kończy rejs { $round }.
event-ships_return = Wszystkie okręty wracają do strefy startowej.
event-last_turns = { $seat } jest w Maracaibo: gra trwa do tury ostatniego gracza.
event-revealed = Na polu { $place } odsłania się { $card }.
event-coins_taken = { $seat } bierze z mgły { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-coins_added = Na każde miejsce we mgle trafia { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-value_tile_out = { $card } dostaje kafelek wartości: { $treasure }.
event-ruby_tile_out = Dostawy rubinów: { $card }.
event-top_shown = Na wierzchu talii poziomu II: { $card }.
event-fought = { $seat } walczy: { $face }, razem { $points }.
event-fight_won = { $seat } wygrywa potyczkę i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-fight_paid = { $seat } płaci graczowi { $to } { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-fight_tied = Potyczka bez zwycięzcy.
event-ruby_taken = { $seat } bierze rubin.
event-ruby_sold = { $seat } sprzedaje rubin na { $ruby_space }.
event-ruby_exchanged = { $seat } wymienia rubin na { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-retired = { $seat } osiada za połowę ceny: { $card }; poszukiwacz wraca do obozu.
event-scored_rivers = { $seat }, rzeki: { $points }.
event-scored_doubloons = { $seat }, pozostałe dublony: { $points }.
event-scored_printed = { $seat }, punkty na kartach: { $points }.
event-scored_scrolls = { $seat }, szare zwoje: { $points }.
event-scored_residences = { $seat }, rezydencje: { $points }.
event-scored_treasures = { $seat }, skarby: { $points }.
event-scored_buried = { $seat }, zakopane skarby: { $points }.
event-scored_quests = { $seat }, zadania: { $points } ({ $quests ->
    [one] punktuje { $quests }
    [few] punktują { $quests }
    [many] punktuje { $quests }
   *[other] punktuje { $quests }
}).
event-scored_six = { $seat }, sześć zadań: { $points }.
event-quest_hard = { $seat } odsłania zadanie { $quest }: trudniejszy cel, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-quest_easy = { $seat } odsłania zadanie { $quest }: łatwiejszy cel, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-quest_failed = { $seat } odsłania zadanie { $quest }: niewykonane ({ $points }).
event-residence_scored = { $seat }, { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-final = { $seat } kończy z wynikiem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Czerwonobrody

event-rb_quest_dealt = Czerwonobrody dobiera zadanie, którego nikt nie widzi.
event-rb_round_over = Czerwonobrody miał ostatnią turę rejsu { $round }.
event-rb_card = Czerwonobrody odsłania kartę { $redbeard } ({ $redbeard_letter }): { $redbeard_text }.
event-rb_impossible = { $redbeard }: nic z tej karty nie jest możliwe.
event-rb_shuffled = Czerwonobrody tasuje swoje sześć kart.
event-rb_main = Akcja Czerwonobrodego: { $main }.
event-rb_extra = Czerwonobrody najpierw wykonuje dodatkową akcję z karty { $redbeard }.
event-rb_sailed = Czerwonobrody płynie na pole { $card } ({ $place }).
event-rb_passed = Czerwonobrody mija pole { $card } ({ $place }).
event-rb_rent = Czerwonobrody staje obok: bierzesz z zasobów { $coins ->
    [one] { $coins } dublon
    [few] { $coins } dublony
    [many] { $coins } dublonów
   *[other] { $coins } dublona
}.
event-rb_vp = Czerwonobrody zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-rb_arrived = Czerwonobrody dopływa do Maracaibo i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-rb_die = Kość Czerwonobrodego pokazuje { $face }.
event-rb_treasure = Czerwonobrody bierze { $treasure_one }; na { $treasure_isleloc } zostaje { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}.
event-rb_more = Czerwonobrody ma już więcej { $treasure_gen } niż ty: { $treasure_isle } dostaje kostkę (teraz { $cubes }).
event-rb_cube = Czerwonobrody dokłada kostkę: { $treasure_isle } ma teraz { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
}.
event-rb_explored = Poszukiwacz Czerwonobrodego dochodzi do pola { $space }.
event-rb_stays = Poszukiwacz Czerwonobrodego zostaje na końcu toru.
event-rb_quest = Czerwonobrody bierze z rynku zadanie: { $quest }.
event-rb_no_quest = Na rynku nie ma zadania dla Czerwonobrodego.
event-rb_drew = Czerwonobrody dobiera kartę: { $card }.
event-rb_took = Czerwonobrody zabiera kartę: { $card }.
event-rb_advance = Tor rabunku i eksploracji Czerwonobrodego: pozycja { $position }.
event-rb_figurehead = Czerwonobrody zabiera galion: { $figurehead }.
event-rb_no_figurehead = Czerwonobrody nie bierze galionu.
event-rb_residence = Czerwonobrody kładzie znacznik: { $card }.
event-rb_first_marker = { $card }: Czerwonobrody jest pierwszy, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-rb_full = Na okręcie Czerwonobrodego nie ma już wolnego pola.
event-rb_deadlock = Żadna z sześciu kart Czerwonobrodego nie jest możliwa: tylko płynie dalej.
event-rb_nothing = Czerwonobrody nie robi nic więcej.
event-rb_fought = Czerwonobrody walczy: { $face }, razem { $points }.
event-rb_fight_won = Czerwonobrody wygrywa potyczkę i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-rb_fog = Czerwonobrody znajduje we mgle { $card } i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-rb_ruby = Czerwonobrody bierze rubin.
event-rb_ruby_sold = Czerwonobrody sprzedaje rubin i zajmuje { $ruby_space }.
event-rb_scored_rivers = Czerwonobrody, rzeki: { $points }.
event-rb_scored_rubies = Czerwonobrody, pozostałe rubiny: { $points }.
event-rb_scored_cards = Czerwonobrody, karty: { $points }.
event-rb_scored_residences = Czerwonobrody, rezydencje: { $points }.
event-rb_scored_treasures = Czerwonobrody, skarby: { $points }.
event-rb_scored_quests = Czerwonobrody, zadania: { $points }.
event-rb_scored_six = Czerwonobrody, sześć zadań: { $points }.
event-rb_final = Czerwonobrody kończy z wynikiem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

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
part-lock_line = Blokady okrętu
part-hideout_area = Kryjówka
part-redbeard = Czerwonobrody
part-redbeard_track = Tor Czerwonobrodego
part-redbeard_treasure_die = Kość skarbów Czerwonobrodego
part-redbeard_upgrade = Wzmocnienia Czerwonobrodego
part-redbeard_card = Karty Czerwonobrodego
    .of = redbeard
part-module = Moduły
part-ruby_market_space = Rynek rubinów
part-retirement_tile = Kafel emerytury
