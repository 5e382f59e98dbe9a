### Piraci z Maracaibo po polsku

game = Piraci z Maracaibo
    .line = Trzy rejsy do Maracaibo: uzbrój okręt, rabuj, badaj dżunglę i zakopuj skarby.
    .about = Trzy rejsy przez Karaiby, statek do wyposażenia, dżungla do zbadania.

feat-difficulties = Czerwonobrody od 0 do 6
    .help = Pokonaj Czerwonobrodego w pojedynkę przy każdej liczbie kart B.

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
    .isleacc = wyspę złota
    .dieins = żółtą kością
    .slot = pole złota
    .one = złoto
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
    .gen = pereł
    .isle = wyspa pereł
    .isleloc = wyspie pereł
    .die = biała kość
    .dieacc = białą kość

symbol-crew = załoga
    .card = kartę załogi
    .gen = załogi
symbol-equipment = ekwipunek
    .card = kartę ekwipunku
    .gen = ekwipunku
symbol-ship = okręt
    .card = kartę okrętu
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
card-sugar = Cukier
card-gilded_cutlass = Pozłacany kordelas
card-emerald_dagger = Szmaragdowy sztylet
card-pearl_pistol = Pistolet z perłową rękojeścią
card-spyglass = Luneta
card-shovels = Komplet łopat
card-message_in_a_bottle = List w butelce
card-klabautermann = Klabaternik
card-purser = Płatnik
card-gunner = Kanonier
card-navigator = Nawigatorka
card-shantyman = Szantymen
card-fence = Paser
card-scout = Zwiadowczyni
card-old_pilot = Stary pilot
card-surveyor = Mierniczy
card-reinforced_hull = Wzmocniony kadłub
card-bow_chasers = Działa pościgowe
card-cargo_hold = Ładownia
card-captains_cabin = Kajuta kapitańska
card-topsails = Marsle
card-cocoa = Kakao
card-rum = Rum
card-account_books = Księgi rachunkowe
card-iron_chest = Okuta skrzynia
card-golden_idol = Złoty bożek
card-emerald_crown = Szmaragdowa korona
card-pearl_necklace = Naszyjnik z pereł
card-sextant = Sekstans
card-boarding_axes = Topory abordażowe
card-compass = Kompas
card-gunpowder = Proch strzelniczy
card-jolly_roger = Jolly Roger
card-treasure_map = Mapa skarbów
card-forged_papers = Fałszywe papiery
card-quartermaster = Kwatermistrzyni
card-storyteller = Gawędziarz
card-ship_surgeon = Cyrulik okrętowy
card-cook = Kuk
card-merchant = Kupcowa
card-adventure_huntress = Łowczyni przygód
card-fortune_teller = Wróżbitka
card-corsair_captain = Kapitan korsarzy
card-cartographer = Kartografka
card-bounty_master = Mistrz zleceń
card-architect = Architektka
card-sea_wolf = Wilk morski
card-carpenter = Cieśla
card-pearl_diver = Poławiaczka pereł
card-gem_cutter = Szlifierz klejnotów
card-carved_prow = Rzeźbiony dziób
card-crows_nest = Bocianie gniazdo
card-gun_deck = Pokład działowy
card-signal_cannon = Działo sygnałowe
card-great_cabin = Kajuta admiralska
card-secret_hold = Sekretna ładownia
card-copper_sheathing = Miedziane poszycie
card-stern_lanterns = Latarnie rufowe
card-trinidad = Trynidad
card-tobago = Tobago
card-bonaire = Bonaire
card-curacao = Curaçao
card-margarita = Margarita
card-grenada = Grenada
card-aruba = Aruba
card-barbados = Barbados
card-jamaica = Jamajka
card-hispaniola = Hispaniola
card-cuba = Kuba
card-puerto_rico = Portoryko
card-hacienda = Hacjenda
card-castle = Zamek
card-hidden_harbour = Ukryta przystań
card-stronghold = Twierdza
card-lighthouse = Latarnia morska
card-palace = Pałac
card-town_house = Kamienica
card-citadel = Cytadela
card-inn = Zajazd
card-estate = Posiadłość
card-pirate_cove = Zatoczka piratów
card-sea_fort = Fort morski
card-hidden_location = miejsce we mgle
    .text = zakryte
card-hidden_1 = karta we mgle
    .text = zakryta
card-hidden_2 = karta poziomu II we mgle
    .text = zakryta
card-reserve_card = zakryta karta rezerwy
card-open_water = otwarte morze
card-vacant = puste pole
    .text = nic
card-gulf = Zatoka
card-maracaibo = Maracaibo
card-land = ląd
    .text = nic
card-hidden = karta
    .text = zakryta

## Zadania

quest-hoard = Łup
quest-gold_fever = Gorączka złota
quest-green_fire = Zielony ogień
quest-moon_tears = Łzy księżyca
quest-buried_gold = Zakopane złoto
quest-buried_emeralds = Zakopane szmaragdy
quest-buried_pearls = Zakopane perły
quest-steady_income = Stały dochód
quest-growing_fame = Rosnąca sława
quest-fleet_and_land = Okręt i ląd
quest-river_crossings = Przeprawy
quest-gravediggers = Skarb umarłych
quest-all_hands = Wszyscy na pokład
quest-landowner = Posiadacz ziemski
quest-crew_muster = Zaciąg
quest-well_equipped = Pełny rynsztunek
quest-shipwright = Duma szkutnika
quest-legend_in_the_sand = Legenda w piasku
quest-man_of_action = Szybkie czyny
quest-dry_dock = Suchy dok
quest-landing_party = Oddział desantowy
quest-expedition_gear = Ekwipunek wyprawy
quest-men_and_gear = Ludzie i sprzęt
quest-harbour_lord = Pan przystani
quest-jungle_caches = Skrytki w dżungli
quest-hidden = zadanie
    .text = zakryte

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
redbeard-redbeard_115 = Branka
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
tile-bm_5a = Szyper
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
    .text = rezydencja za połowę ceny, potem powrót do obozu

raid_action-base_vp = Sława
raid_action-base_doubloons = Łup
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

effect-gain_vp = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}
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
effect-bury_kind = zakop { $treasure_one }
effect-bury = { $amount ->
    [one] zakop skarb
    [few] zakop najwyżej { $amount } skarby
   *[many] zakop najwyżej { $amount } skarbów
}
effect-bury_chosen_die = { $amount ->
    [one] zakop skarb rodzaju tego rabunku
    [few] zakop najwyżej { $amount } skarby rodzaju tego rabunku
   *[many] zakop najwyżej { $amount } skarbów rodzaju tego rabunku
}
effect-take_quest = { $amount ->
    [one] weź zadanie
    [few] weź { $amount } zadania
   *[many] weź { $amount } zadań
}
effect-upgrade = { $amount ->
    [one] wzmocnij okręt
    [few] wzmocnij okręt { $amount } razy
   *[many] wzmocnij okręt { $amount } razy
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
effect-place_black_market = połóż kafelek czarnego rynku ({ $amount ->
    [0] za darmo
   *[other] { $doubloons }
})
effect-activate_black_market = uruchom jeden ze swoich wyłożonych kafelków
effect-take_figurehead = weź galion ({ $doubloons })
effect-discard_quest = odrzuć zadanie za { $doubloons }
effect-build_residence = zbuduj dowolną rezydencję
effect-acquire = pozyskaj { $symbol_card }{ $amount ->
    [0] {""}
   *[other] {" "}(+{ $doubloons })
}
effect-repeat_explorer_space = użyj jeszcze raz pola swojego poszukiwacza
effect-gain_vp_equal_to_vp_income = dochód punktów od razu
effect-gain_doubloons_equal_to_doubloon_income = dochód dublonów od razu
effect-vp_per = { $points } za { $metric }{ $max ->
    [0] {""}
   *[other] , najwyżej { $max }
}
effect-raid_bonus = siła rabunku +{ $amount }
effect-die_bonus = { $treasure_die } +{ $amount }
effect-explore_bonus = eksploracja +{ $amount }
effect-discount = zniżka { $amount }
effect-raid_action = akcja rabunku za { $amount }: { $gain }
effect-explore_trade = { $amount ->
    [one] raz na eksplorację { $amount } pole mniej
    [few] raz na eksplorację { $amount } pola mniej
   *[many] raz na eksplorację { $amount } pól mniej
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
effect-quest_market_refresh = wymiana rynku zadań przed wyborem
effect-bury_slots = { $amount ->
    [one] { $amount } dodatkowe pole zakopywania
    [few] { $amount } dodatkowe pola zakopywania
   *[many] { $amount } dodatkowych pól zakopywania
} dla każdego rodzaju: { $gain }
effect-income_doubloons = dochód: { $doubloons }
effect-income_vp = dochód: { $points }
effect-income_doubloons_per_quest = dochód: { $doubloons } za każde posiadane zadanie
effect-end_vp_per = na koniec { $points } za { $metric }
effect-end_vp_per_set = na koniec { $points } za każde { $goal }
effect-worth = wartość { $points }
effect-improvement = { $symbol } · { $gain }
effect-residence = rezydencja: na koniec { $points } za { $metric }, najwyżej { $max }
effect-quest = { $goal }: { $points }
effect-spend = { $amount } → { $gain }
effect-slot = { $treasure_slot }, { $gain }
effect-no_bonus = bez premii
effect-ruby_space = pole { $count }: { $gain }
effect-gulf = wzmocnienie; rabunek +{ $raid }, eksploracja { $explore } albo rezydencja
effect-maracaibo = { $points } i wzmocnienie
effect-take_doubloons = Weź { $doubloons }
effect-exchange_ruby = Wymień rubin na { $points }
effect-redbeard_extra = dodatkowo: { $gain }
effect-redbeard_else = { $first } › { $rest }
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
metric-vp_income = każdy punkt dochodu
metric-quest = każde posiadane zadanie
metric-scored_quest = każde punktujące zadanie
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
goal-doubloon_income = dochód { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
}
goal-vp_income = dochód { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
goal-quest = { $count ->
    [one] { $count } posiadane zadanie
    [few] { $count } posiadane zadania
   *[many] { $count } posiadanych zadań
}
goal-scored_quest = { $count ->
    [one] { $count } punktujące zadanie
    [few] { $count } punktujące zadania
   *[many] { $count } punktujących zadań
}

## Pola

effect-place = { $name }
effect-unseen = zakryta karta albo otwarte morze
place-gulf = Zatoka
place-maracaibo = Maracaibo
place-harbour = strefa startowa
    .text = stąd ruszają wszystkie okręty
cell-gulf = przy lądzie
cell-maracaibo = cel rejsu
cell-harbour = start
layout-standard = Układ podstawowy
layout-narrows = Przesmyki
layout-twin_channels = Dwa kanały
layout-long_crossing = Długa przeprawa

## Opcje stołu

new-alone = Samemu przeciwko Czerwonobrodemu
    .help = Czerwonobrody żegluje według własnej talii; wybierz, jak trudne będą jego karty.
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
note-ends_round = po twoim ruchu runda kończy się dla wszystkich
note-ends_game = zaczyna ostatnie ruchy gry
note-wasted = efektu nie da się teraz użyć i przepadnie; ulepszenie i tak się liczy
note-strength_lost = niewykorzystana siła przepada

## Wydarzenia

chapter = Rejs { $number }
event-dealt = Karaiby rozłożone: { $layout }.
event-starts = Zaczyna { $seat }.
event-kept = { $seat } zachowuje zadanie: { $quest }.
event-round_begins = Zaczyna się rejs { $round }.
event-sailed = { $seat } płynie na pole { $card } ({ $place }).
    .log = { $seat } płynie na pole { $card }.
event-stepped = { $seat } wpływa na pole { $card } ({ $place }).
    .log = { $seat } wpływa na pole { $card }.
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
    .log = { $seat } wzmacnia okręt: { $upgrade }.
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
    .log = { $seat } wydaje siłę: { $raid_action }.
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
    .log = { $seat } dociera z poszukiwaczem do pola { $space }.
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
    .log = Odsłania się { $card }.
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
    .log = Czerwonobrody odkrywa kartę { $redbeard }.
event-rb_impossible = { $redbeard }: nic z tej karty nie jest możliwe.
event-rb_shuffled = Czerwonobrody tasuje swoje sześć kart.
event-rb_main = Akcja Czerwonobrodego: { $main }.
event-rb_extra = Czerwonobrody najpierw wykonuje dodatkową akcję z karty { $redbeard }.
event-rb_sailed = Czerwonobrody płynie na pole { $card } ({ $place }).
    .log = Czerwonobrody płynie na pole { $card }.
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
    .log = Czerwonobrody dociera z poszukiwaczem do pola { $space }.
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
    .of = option
part-ruby_market_space = Rynek rubinów
part-retirement_tile = Kafel emerytury

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

## Terminal

board-legend = ⛵A okręt kapitana A, 4d cena w dublonach, ◆ skarb danego koloru, ▪ kostki na wyspie i wartość skarbu, ? zlecenia, ☸ galiony, ▲ ulepszenia, ◆2+1 w ładowni + zakopane, ♦ rubiny, ≈ wyspa, ▮ zakryte zlecenie.
