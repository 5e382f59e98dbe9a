### Jolly Roger po polsku

game = Jolly Roger
    .line = Jeden statek, jeden Kapitan i załoga, która chętnie widziałaby innego. Łup, rozdzielaj zdobycze, przekupuj i buntuj się.
    .about = Jeden statek, jeden Kapitan i załoga pełna złodziei. Rozdziel łupy sprawiedliwie albo licz się z buntem.

feat-posts = Kapitan i załoga
    .help = Wygraj raz jako Kapitan na końcu gry i raz jako ktoś z załogi.

## Plansza

board-name = Statek i jego załoga
board-table = Załoga wokół stołu
board-ship = Statek
table-turn = runda { $turn } z { $of }
board-round = Runda
board-phase-appointment = Mianowanie
board-phase-draw = Narada
board-phase-expedition = Wyprawa
board-phase-punishment = Kara
board-mutiny = Bunt
board-tie = przy remisie wygrywa Kapitan
board-office-captain = Kapitan
board-office-quartermaster = Kwatermistrz
board-office-mutineer = Pierwszy buntownik
board-office-none = bez funkcji
board-side-captain = po stronie Kapitana
    .short = z Kapitanem
board-side-mutineer = po stronie buntowników
    .short = w buncie
board-side-none = po niczyjej stronie
    .short = z boku
board-side-won = po stronie zwycięzców buntu
    .short = wygrana
board-side-lost = po stronie przegranych w buncie
    .short = przegrana
board-guards = pilnuje statku
board-place = { $name }, { $office }. Karty Załogi na ręce: { $hand }. Odkryte karty łupów: { $loot }, złoto: { $gold }. Zakopane: { $buried }. { $side }
board-pan = { $leader }: { $total } { $total ->
    [one] członek
    [few] członków
    [many] członków
   *[other] członka
} załogi
board-hand = Karty Załogi na ręce
board-hand-of = { $count } z { $limit }
board-no-loot = brak odkrytych łupów
board-open-gold = Złoto na odkrytych kartach łupów i liczba kart
board-buried = { $count ->
    [one] jedna zakopana karta łupów
    [few] { $count } zakopane karty łupów
    [many] { $count } zakopanych kart łupów
   *[other] { $count } zakopanej karty łupów
}
board-attack = Co ma już atak
board-need = { $have } z { $low } do { $high }
board-track-sure = wystarczy na pewno
board-track-maybe = wystarczy, chyba że trzeba { $need }
board-track-short = brakuje { $need }
board-track-then = z twoją kartą: { $then }
board-any-skill = do dowolnej umiejętności:
board-targets = Cele
board-left = { $count ->
    [one] została jedna karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
board-kind-fort = Fort
    .help = Zagrane karty muszą razem osiągnąć w każdej umiejętności to, czego wymaga cel; rewers podaje najmniej i najwięcej.
board-kind-merchant_ship = Statek kupiecki
    .help = Zagrane karty muszą razem osiągnąć w każdej umiejętności to, czego wymaga cel; rewers podaje najmniej i najwięcej.
board-kind-harbour = Przystań
    .help = Zagrane karty muszą razem osiągnąć w każdej umiejętności to, czego wymaga cel; rewers podaje najmniej i najwięcej.
board-kind-pirate_cove = Zatoka piratów
    .help = Każdy dobiera karty Załogi. Potem można wymienić kartę łupów na kartę Załogi, wziąć okup za zakładniczkę i sprzedać klejnoty.
board-kind-treasure_island = Wyspa skarbów
    .help = Kto ma Krwawego pirata, pokazuje mapę. Potem każdy, kto nie pilnuje statku, może zakopać odkryte łupy tak, że nikt ich nie zabierze.
board-cove = nowa załoga, okup
board-island = zakopywanie; z mapą
board-barred = poza zasięgiem
board-laid = Wyłożone łupy
board-offers = Łapówki: oferty na stole
board-offer-from = Oferta gracza { $from } dla gracza { $to }
board-for = za
board-whispered = obietnica szeptem
board-crew-cards = { $count ->
    [one] karta Załogi
    [few] { $count } karty Załogi
    [many] { $count } kart Załogi
   *[other] { $count } karty Załogi
}
board-my-hand = Moja ręka
board-special = specjalna
board-bribe = Łapówka
board-bribe-next = Teraz twoja oferta dla gracza { $name }: gdy tylko ktoś będzie miał podjąć decyzję.
board-bribe-leave = Jednak nie
board-favour = W zamian …
board-gift = nic: to prezent
board-say-with = Powiedz coś do tego, jeśli chcesz
board-face-fond = bardzo cię lubi
board-face-warm = lubi cię
board-face-even = nic do ciebie nie ma
board-face-cool = nie ufa ci
board-face-sour = ma ci za złe
board-side-title = Po czyjej stronie?
board-hold-captain = Kapitan zachowuje stanowisko
board-hold-mutineer = Pierwszy buntownik zostaje Kapitanem
board-stakes = Stawka
board-stakes-mine = Jeśli twoja strona przegra, twoje odkryte łupy zostaną rozdzielone:
board-stakes-call = Jeśli twój bunt się nie uda, twoje odkryte łupy zostaną rozdzielone:
board-stakes-win = Jeśli się uda, zostajesz Kapitanem, a odkryte łupy obalonego Kapitana zostaną rozdzielone:
    .none = Jeśli się uda, zostajesz Kapitanem.
board-stakes-nothing = Nie masz odkrytych łupów, które można stracić.
board-stakes-side = { $side ->
    [captain] Strona Kapitana ryzykuje
   *[mutineer] Buntownicy ryzykują
} { $cards ->
    [one] { $cards } kartę łupów
    [few] { $cards } karty łupów
   *[many] { $cards } kart łupów
} (złoto: { $gold }).
board-stakes-unseen = { $side ->
    [captain] Strona Kapitana ryzykuje
   *[mutineer] Buntownicy ryzykują
} { $cards ->
    [one] { $cards } kartę łupów
    [few] { $cards } karty łupów
   *[many] { $cards } kart łupów
}.
board-give-loot = Daj łupy
board-ask = Poproś o
board-a-crew-card = kartę Załogi
board-show-crew = pokaż karty Załogi
board-promise = Dodaj obietnicę
board-you-give = Dajesz
board-you-get = Dostajesz
board-promised = Obietnica
board-threat = Groźba
board-unseen = { $count ->
    [one] karta w ciemno
    [few] { $count } karty w ciemno
    [many] { $count } kart w ciemno
   *[other] { $count } karty w ciemno
}
board-offer-to = Twoja oferta dla gracza { $name }
board-draft-help = Wybierz z ręki karty, które dajesz.
board-sends = i wysyła ofertę
    .help = To, co ma strzałkę, od razu wysyła ofertę.
board-several = Więcej naraz
    .help = Nic nie zostanie wysłane, dopóki nie wyślesz tego przyciskiem.
board-show-loot = Pokaż łupy
board-unsettled = Karty, które może jeszcze odrzucić Zdrajca
board-betray = Zdrada!
board-withdraw = Wycofaj ofertę
board-shown = karty Załogi są pokazane
board-word = Obietnice: otwarte { $open }, dotrzymane { $kept }, złamane { $broken }.
board-word-kept = dotrzymane
board-word-broken = złamane
board-aloud = głośno
board-aside = szeptem
board-piles = Stosy
board-crew-deck = Załoga
board-loot-deck = Łupy
board-discarded = Odrzucone
board-sailed = Odkryte
board-play-now = zagraj teraz
board-give = daj
board-give-send = daj i wyślij
board-use = Co robi karta
board-crew-count = { $count ->
    [one] 1 członek załogi
    [few] { $count } członków załogi
    [many] { $count } członków załogi
   *[other] { $count } członka załogi
}
board-card-adds = { $skill } { $have } → { $then }
board-card-any = +{ $points } do dowolnej
board-card-call = zaczyna od { $count }
board-card-side = +{ $count } dla strony
board-succeeded = Zdobyte!
board-failed = Odparci
board-promises = Dane słowo
board-tabs = Co widać
board-tab-ship = Statek
board-tab-targets = Cele
board-tab-loot = Łupy
board-tab-log = Dziennik
board-hoard-seat = Pirat
board-hoard-open = Odkryte łupy
board-hoard-worth = złoto
board-hoard-buried = zakopane
board-hire = Pirat do wynajęcia
board-hire-terms = Jedna odkryta karta łupów za jedną kartę Załogi, raz. Kart Załogi do wzięcia: { $count }.
board-any-loot = dowolny łup
board-fence = Paser
board-fence-terms = { $count ->
    [one] jedna karta łupów
    [few] { $count } karty łupów
    [many] { $count } kart łupów
   *[other] { $count } karty łupów
}
board-cove-turn = Handluje { $name }
board-loot-left = Łupy, których nikt jeszcze nie widział
board-sand = W piasku
board-bury-all = Zakop wszystko
    .help = Zakopanych łupów nie zabierze żaden bunt; wykopać je może tylko Majtek.
board-held = Kapitan utrzymał statek
board-taken = Buntownicy przejęli statek
board-share-rest = Rozdziel za mnie
    .help = najlepsze dla ciebie, potem dla tych, którzy cię lubią
board-end-tales = O czym będzie opowiadać załoga
board-end-deal = Najlepszy interes
board-end-words = Dane słowo
board-end-mutiny = Ostatni bunt
board-beach = Złoto na plaży
board-rank = { $rank }.
board-end-open = odkryte
board-end-buried = zakopane
board-end-rum = karty z rumem: { $count } (rozstrzygają remis)
board-end-gold = { $count ->
    [one] 1 sztuka złota
    [few] { $count } sztuki złota
    [many] { $count } sztuk złota
   *[other] { $count } sztuki złota
}

card-nav_p3_m1 = Pilot
    .acc = Pilota
card-nav_p3_m2 = Piloci
    .acc = Pilotów
card-nav_p2_m1 = Znawca szlaków
    .acc = Znawcę szlaków
card-nav_p2_m2 = Znawcy szlaków
    .acc = Znawców szlaków
card-nav_p2_m3 = Znawcy szlaków
    .acc = Znawców szlaków
card-nav_p2_m4 = Znawcy szlaków
    .acc = Znawców szlaków
card-nav_p1_m2 = Masztowi
    .acc = Masztowych
card-nav_p1_m3 = Masztowi
    .acc = Masztowych
card-nav_p1_m4 = Masztowi
    .acc = Masztowych
card-nav_p1_m5 = Masztowi
    .acc = Masztowych
card-can_p3_m1 = Działonowy
    .acc = Działonowego
card-can_p3_m2 = Działonowi
    .acc = Działonowych
card-can_p2_m1 = Kanonier
    .acc = Kanoniera
card-can_p2_m2 = Kanonierzy
    .acc = Kanonierów
card-can_p2_m3 = Kanonierzy
    .acc = Kanonierów
card-can_p2_m4 = Kanonierzy
    .acc = Kanonierów
card-can_p1_m2 = Prochowi
    .acc = Prochowych
card-can_p1_m3 = Prochowi
    .acc = Prochowych
card-can_p1_m4 = Prochowi
    .acc = Prochowych
card-can_p1_m5 = Prochowi
    .acc = Prochowych
card-mel_p3_m1 = Szermierz
    .acc = Szermierza
card-mel_p3_m2 = Szermierze
    .acc = Szermierzy
card-mel_p2_m1 = Rzezimieszek
    .acc = Rzezimieszka
card-mel_p2_m2 = Rzezimieszki
    .acc = Rzezimieszków
card-mel_p2_m3 = Rzezimieszki
    .acc = Rzezimieszków
card-mel_p2_m4 = Rzezimieszki
    .acc = Rzezimieszków
card-mel_p1_m2 = Zabijacy
    .acc = Zabijaków
card-mel_p1_m3 = Zabijacy
    .acc = Zabijaków
card-mel_p1_m4 = Zabijacy
    .acc = Zabijaków
card-mel_p1_m5 = Zabijacy
    .acc = Zabijaków
card-multi_p2_m1 = Pirat wszechstronny
    .acc = Pirata wszechstronnego
card-lookout = Kamrat
    .acc = Kamrata
    .text = Po wybraniu celu ataku: odkryj kartę Celu, zanim ktokolwiek zagra kartę Załogi.
card-bloody_pirate = Krwawy pirat
    .acc = Krwawego pirata
    .text = Ma mapę. Ktoś musi go zagrać, by statek dopłynął do Wyspy skarbów.
card-cook = Kuk
    .acc = Kuka
    .text = Podczas rozdzielania łupów: wybierasz kartę przed Kapitanem.
card-bosun = Bosman
    .acc = Bosmana
    .text = Na Wyspie skarbów: wybierz gracza, który zostaje pilnować statku i nie zakopuje łupów. Może przekupić kogoś, by pilnował za niego.
card-cabin_boy = Majtek
    .acc = Majtka
    .text = Po zakopaniu łupów: zabierz innemu graczowi losową zakopaną kartę łupów; leży ona odkryta przed tobą.
card-first_mate = Pierwszy mat
    .acc = Pierwszego mata
    .text = Po odkryciu karty Celu: dodaj lub odejmij 1 punkt walki wręcz.
card-helmsman = Sternik
    .acc = Sternika
    .text = Po odkryciu karty Celu: dodaj lub odejmij 1 punkt nawigacji.
card-sharpshooter = Strzelec wyborowy
    .acc = Strzelca wyborowego
    .text = Po odkryciu karty Celu: dodaj lub odejmij 1 punkt ostrzału.
card-shipwright = Szkutnik
    .acc = Szkutnika
    .text = Po rozdzieleniu łupów: poproś o odkrytą kartę łupów; gdy wszyscy odmówią, musi ją oddać Kapitan albo Kwatermistrz.
card-assassin = Skrytobójca
    .acc = Skrytobójcę
    .text = Wszczyna bunt albo go przerywa: ginie Kapitan lub Pierwszy buntownik, bunt natychmiast się kończy.
card-ship_rats = Szczury okrętowe
    .acc = Szczury okrętowe
    .text = W buncie liczą się jako pięciu członków załogi po twojej stronie.
card-sea_wolf = Wilk morski
    .acc = Wilka morskiego
    .text = W buncie: zmuś neutralnego gracza, by natychmiast zagrał kartę Załogi po twojej stronie.
card-second_mate = Drugi mat
    .acc = Drugiego mata
    .text = W dowolnym momencie: ukradnij dwóm wybranym graczom po losowej karcie z ręki.
card-stowaways = Gapowicze
    .acc = Gapowiczów
    .text = W dowolnym momencie: w zamian za tę kartę dobierasz dwie inne.
card-medic = Medyk
    .acc = Medyka
    .text = W dowolnym momencie: zostań Kwatermistrzem do następnego mianowania.
card-traitor = Zdrajca
    .acc = Zdrajcę
    .text = Natychmiast po odkryciu innej karty Załogi: tamta karta zostaje odrzucona bez efektu.
card-hidden = karta
    .acc = kartę
    .stats = zakryta
look-loot = Karty łupów: od { $low } do { $high }
look-left = Jeszcze niewidziane: { $left } z { $all }
card-captain = Kapitan
    .acc = Kapitana
card-quartermaster = Kwatermistrz
    .acc = Kwatermistrza

officer-first_mate = Pierwszy mat
    .acc = Pierwszego mata
officer-helmsman = Sternik
    .acc = Sternika
officer-sharpshooter = Strzelec wyborowy
    .acc = Strzelca wyborowego

loot-rum = rum
    .acc = rum
loot-jewels = klejnoty
    .acc = klejnoty
loot-hostage = zakładniczka
    .acc = zakładniczkę
loot-hidden = karta łupów
    .acc = kartę łupów

kind-fort = Fort
    .acc = Fort
    .to = na Fort
    .at = w Forcie
kind-merchant_ship = Statek kupiecki
    .acc = Statek kupiecki
    .to = na Statek kupiecki
    .at = na Statku kupieckim
kind-harbour = Przystań
    .acc = Przystań
    .to = na Przystań
    .at = w Przystani
kind-pirate_cove = Zatoka piratów
    .acc = Zatokę piratów
    .to = do Zatoki piratów
    .at = w Zatoce piratów
kind-treasure_island = Wyspa skarbów
    .acc = Wyspę skarbów
    .to = na Wyspę skarbów
    .at = na Wyspie skarbów

effect-skill = { $skill } { $value }
effect-any_skill = dowolna umiejętność { $value }
effect-men = { $count ->
    [one] 1 członek załogi
    [few] { $count } członków załogi
    [many] { $count } członków załogi
   *[other] { $count } członka załogi
}
effect-gold = złoto o wartości { $value }
effect-prey = { $kind } ({ $needs }; kart łupów: { $loot })
effect-cove = { $kind } (kart Załogi dla każdego: { $count })
effect-island = { $kind } (jedna mapa)

skill-navigation = nawigacja
    .acc = nawigację
    .gen = nawigacji
skill-cannon = ostrzał
    .acc = ostrzał
    .gen = ostrzału
skill-melee = walka wręcz
    .acc = walkę wręcz
    .gen = walki wręcz

sign-minus = −1
sign-plus = +1

leader-captain = Kapitan
    .acc = Kapitana
    .gen = Kapitana
    .side = captain
leader-mutineer = Pierwszy buntownik
    .acc = Pierwszego buntownika
    .gen = Pierwszego buntownika
    .side = mutineer

tag-give_loot = „Dam ci kartę łupów”.
tag-give_crew = „Dam ci kartę Załogi”.
tag-support_me = „Stań przy mnie, a odwdzięczę się”.
tag-support_you = „Poprę cię w buncie”.
tag-appoint_you = „Mianuję cię Kwatermistrzem”.
tag-spare_you = „Kara cię ominie”.
tag-share_to_you = „Nie pominę cię przy rozdzielaniu łupów”.
tag-close_attack = „Odkryję kartę Celu w odpowiedniej chwili”.
tag-sail_island = „Popłyniemy na Wyspę skarbów”.
tag-lay_card = „Zagram kartę w tym ataku”.
tag-show_map = „Pokażę mapę”.
tag-rise = „Inaczej wszczynam bunt”.
favour-support_you = poprzyj mnie w buncie
favour-appoint_you = mianuj mnie Kwatermistrzem
favour-spare_you = niech kara mnie ominie
favour-share_to_you = nie pomijaj mnie przy łupach
favour-close_attack = odkryj kartę Celu w odpowiedniej chwili
favour-sail_island = zakopmy łupy: na Wyspę skarbów
favour-lay_card = zagraj kartę w tym ataku
favour-show_map = pokaż mapę
favour-guard = pilnuj statku za mnie

plea-support_you = „Gdy dojdzie do buntu, stań przy mnie”.
plea-appoint_you = „Daj mi klucz Kwatermistrza, a to jest twoje”.
plea-spare_you = „Karz, kogo chcesz, tylko nie mnie”.
plea-share_to_you = „Dla wszystkich nie wystarczy. Pamiętaj o mnie”.
plea-close_attack = „Nie zwlekaj za długo z atakiem”.
plea-sail_island = „Za dużo tego noszę. Zakopmy łupy”.
plea-lay_card = „Brakuje tak niewiele. Może wystarczy jedna twoja karta”.
plea-show_map = „Ktoś musi mieć mapę. Może ty?”
plea-guard = „Ktoś musi zostać na pokładzie. Może ty?”
plea-sells = „Przyda ci się jeszcze ktoś na pokładzie”.
plea-buys = „Masz załogi aż nadto. Płacę”.

voice-aloud = głośno
voice-aside = szeptem

window-any = dowolny moment
window-spy = zwiad przed pierwszą kartą
window-reveal = po odkryciu karty Celu
window-loot = przed rozdzieleniem łupów
window-hull = po rozdzieleniu łupów
window-map = potrzebna mapa
window-guard = lądowanie
window-dig = po zakopaniu
window-attack = atak
window-mutiny = bunt
window-call = czy ktoś wszczyna bunt?
window-traitor = czy ktoś zdradzi?

## Opcje stołu

option-hidden_loot = Ukryte łupy
    .help = Wszystkie łupy leżą zakryte. Znasz własne; u innych widzisz tylko, ile mają kart.
option-hidden_loot-true = tak
option-hidden_loot-false = nie, łupy leżą odkryte
option-captains_gold = Złoto Kapitana
    .help = Gdy Kapitan wymienia w Zatoce piratów kartę łupów na kartę Załogi, każdy dobiera kartę Załogi.
option-captains_gold-true = tak
option-captains_gold-false = nie
option-negotiation = Łapówki
    .help = Oferty kart Załogi i łupów, wymiany i obietnice. Nikt nie musi ich przyjmować ani dotrzymywać słowa.
option-negotiation-full = podarunki, wymiany i obietnice
option-negotiation-gifts_only = podarunki i obietnice
option-negotiation-off = żadnych
option-mutiny_call = Wszczynanie buntu
    .help = Tajnie: każdy odpowiada w sekrecie, a spośród kilku chętnych wybiera los. Wyścig: liczy się pierwszy okrzyk.
option-mutiny_call-sealed = tajne odpowiedzi
option-mutiny_call-arrival = wyścig
option-mutiny_share = Łupy po buncie
    .help = Czy Kapitan, gdy już wybierze pierwszą kartę, bierze jeszcze udział w rozdzielaniu tego, co oddali przegrani.
option-mutiny_share-others_only = Kapitan tylko wybiera
option-mutiny_share-all_players = Kapitan też ma udział
option-max_offers_per_round = Oferty w rundzie
    .help = Ile ofert może złożyć każdy gracz w jednej rundzie.
option-max_offers_per_round-10 = dziesięć
option-max_offers_per_round-2 = dwie
option-max_offers_per_round-3 = trzy
option-max_offers_per_round-5 = pięć
option-max_open_offers = Otwarte oferty
    .help = Ile ofert jednego gracza może naraz czekać na odpowiedź.
option-max_open_offers-3 = trzy
option-max_open_offers-1 = jedna
option-max_open_offers-2 = dwie
option-max_open_offers-5 = pięć
option-pace = Kiedy składa się oferty
    .help = Po kolei: każdy dostaje pytanie przed ważnymi decyzjami, bez zegara. Na żywo: każdy, w dowolnym momencie; każdy moment zagrywania kart trwa wtedy kilka sekund według zegara.
option-pace-turns = po kolei
option-pace-live = na żywo
option-clock = Momenty zagrywania kart trwają
    .help = Czy moment na zagranie karty trwa, choć nikt nie może jej zagrać, żeby nie zdradzać kart na ręce.
option-clock-false = dopóki ktoś może działać
option-clock-true = przez swój czas
option-bot_characters = Usposobienie botów
    .help = Jak boty traktują resztę załogi. Mieszane: każde miejsce ma własne usposobienie.
option-bot_characters-mixed = mieszane
option-bot_characters-loyal = lojalne
option-bot_characters-greedy = chciwe
option-bot_characters-mutinous = buntownicze
option-bot_characters-cautious = ostrożne

## Akcje

action-pass = Pas
action-appoint = Mianuj Kwatermistrza: { $seat }
action-draw = Dobierz darmową kartę
action-decline_draw = Nie dobieraj
action-target = Wybierz cel wyprawy: { $kind }
action-call = Wszcznij bunt kartą: { $card } ({ $card_stats })
    .act = Wszcznij bunt kartą: { $card }
action-call_assassin = { $leader_side ->
    [mutineer] Wszcznij bunt: Skrytobójca zabija Pierwszego buntownika, czyli ciebie
   *[captain] Wszcznij bunt: Skrytobójca zabija Kapitana
}
action-call_wolf = Wszcznij bunt: Wilk morski zmusza gracza { $seat }
action-contribute = Zagraj do ataku: { $card } ({ $card_stats })
    .act = Zagraj do ataku: { $card }
action-close = Wystarczy, do ataku!
action-assign = Użyj umiejętności: { $skill }
action-pick = Weź { $loot_acc }
action-share = Daj { $loot_acc } graczowi { $seat }
action-give = Daj { $gift_acc }
action-refuse = Nic nie dawaj
action-demand = Zażądaj karty od gracza { $seat }
action-waive = Niczego nie żądaj
action-surrender = Oddaj { $loot_acc }
action-exchange = Wymień { $loot_acc } na kartę Załogi
action-keep = Nic nie wymieniaj
action-ransom = Weź okup za zakładniczkę
action-sell = Sprzedaj klejnoty
action-done = Gotowe
choose-loot = Wybierz kartę łupów
choose-seat = Wybierz gracza
action-propose = Poproś o zastępstwo: { $seat }
action-stand = Pilnuj statku
action-accept = Zgódź się
action-decline = Odmów
action-bury = Zakop { $loot_acc }
action-punish = Zażądaj wymierzenia kary
action-spare = Zrezygnuj z kary
action-victim = Ukarz gracza { $seat }
action-support = Poprzyj { $leader_acc } kartą: { $card } ({ $card_stats })
    .act = Poprzyj { $leader_acc } kartą: { $card }
action-office = Poprzyj { $leader_acc } kartą funkcji
action-wolf = Poprzyj { $leader_acc } Wilkiem morskim i zmuś gracza { $seat }
action-assassin = Naślij Skrytobójcę na { $leader_acc }
action-forced = Zagraj { $card_acc } ({ $card_stats })
    .act = Zagraj { $card_acc }
action-deal_from = Pierwsza karta dla gracza { $seat }
action-discard = Odrzuć { $card_acc } ({ $card_stats })
    .act = Odrzuć { $card_acc }
action-traitor = Zdrada!
action-betray = Zdradź kartę { $play }!
action-second_mate = Drugi mat: ukradnij po karcie graczom { $first } i { $second }
action-second_mate_one = Drugi mat: ukradnij kartę graczowi { $seat }
action-stowaways = Gapowicze: dobierz dwie karty Załogi
action-medic = Medyk: przejmij funkcję Kwatermistrza
action-lookout = Kamrat: odkryj kartę Celu
action-map = Krwawy pirat: pokaż mapę
action-cook = Kuk: wybieraj przed Kapitanem
action-bosun = Bosman: statku pilnuje { $seat }
action-cabin_boy = Majtek: wykop kartę łupów gracza { $seat }
action-adjust = { $officer }: { $sign }
action-shipwright = Szkutnik: poproś o kartę łupów
action-stay_out = Nie biorę udziału w tym ataku lub buncie
action-bargain = Złóż ofertę graczowi { $seat }
action-talk = Zagadnij gracza { $seat }
action-give_crew = Zaproponuj { $card_acc } ({ $card_stats })
action-give_loot = Zaproponuj { $loot_acc }
action-ask_loot = Poproś o { $loot_acc }
action-ask_crew = Poproś o kartę Załogi
action-show_crew = Pokaż proponowane karty Załogi
action-promise = Obiecaj { $voice }: { $tag }
action-ask_favour = Poproś w zamian o obietnicę: { $tag }
action-show_loot = Pokaż { $loot_acc }
action-send = Wyślij
action-drop = Nieważne
action-accept_offer = Zgódź się na ofertę { $number }
action-decline_offer = Odrzuć ofertę { $number }
action-withdraw = Wycofaj ofertę { $number }
action-hand_over = Przekaż { $card_acc } ({ $card_stats })
    .act = Przekaż { $card_acc }
action-first_captain = Pierwszym Kapitanem jest { $seat }
action-reveal = Karta Celu: { $target }
action-loot_drawn = Dobrane łupy: { $loot }
action-crew_drawn = Dobrana karta Załogi: { $card } ({ $card_stats })
action-caller = Pierwszeństwo ma { $seat }
action-stolen = Wylosowana karta: { $card } ({ $card_stats })
action-dug = Wykopana karta: { $loot }
action-settle = Karta { $play } zostaje

## Pytania

prompt-window = Zagrywasz kartę? ({ $window })
prompt-appoint = Kogo mianujesz Kwatermistrzem?
prompt-free_draw = Masz pustą rękę. Dobierasz darmową kartę?
prompt-choose_target = Jaki cel wyprawy wybierasz?
prompt-call = Wszczynasz bunt?
prompt-first_card = Zagrywasz pierwszą kartę w ataku { $kind_to }. Którą?
prompt-attack = Atak { $kind_to }: zagrywasz kartę Załogi?
prompt-assign = Do której umiejętności liczy się Pirat wszechstronny? (do przydziału: { $left })
prompt-pick = { $cards ->
    [one] Weź wyłożoną kartę łupów.
    [few] Wybierz jedną z { $cards } wyłożonych kart łupów.
    [many] Wybierz jedną z { $cards } wyłożonych kart łupów.
   *[other] Wybierz jedną z { $cards } wyłożonych kart łupów.
}
prompt-share = Kto co dostanie? { $cards ->
    [one] Została { $cards } karta.
    [few] Zostały { $cards } karty.
    [many] Zostało { $cards } kart.
   *[other] Zostało { $cards } karty.
}
prompt-donate = Gracz { $seat } prosi o kartę łupów. Dajesz?
prompt-demand = Nikt nie oddał karty. Żądasz jej od Kapitana czy od Kwatermistrza?
prompt-surrender = Musisz oddać jedną kartę łupów. Dostanie ją { $seat }.
prompt-exchange = Wymieniasz jedną kartę łupów na kartę Załogi?
prompt-sell = Bierzesz okup albo sprzedajesz klejnoty?
prompt-guard = Masz pilnować statku. Może ktoś cię zastąpi?
prompt-stand_in = Gracz { $seat } prosi o zastępstwo w pilnowaniu statku. Zgadzasz się?
prompt-bury = Co zakopujesz?
prompt-punish = Żądasz wymierzenia kary?
prompt-victim = Kto zostanie ukarany?
prompt-mutiny = Bunt! Kapitan { $captain } : { $mutineer } Pierwszy buntownik. Bierzesz udział?
prompt-forced = Wilk morski zmusza cię do poparcia { $leader_gen }. Którą kartę zagrywasz?
prompt-deal_from = { $cards ->
    [one] Do rozdania jest { $cards } karta.
    [few] Do rozdania są { $cards } karty.
    [many] Do rozdania jest { $cards } kart.
   *[other] Do rozdania jest { $cards } karty.
} Kto dostanie pierwszą?
prompt-discard = Limit kart na ręce to { $limit }. Którą odrzucasz?
prompt-betray = { $seat } zagrywa { $card_acc }. Odpowiadasz Zdrajcą?
prompt-bargain_first = Zanim zdecydujesz: składasz komuś ofertę?
prompt-bargain = Zaraz zdecyduje { $seat }. Składasz komuś ofertę?
prompt-draft = Co proponujesz graczowi { $seat }?
prompt-reply = Gracz { $seat } składa ci ofertę. Zgadzasz się?
prompt-hand_over = Wybierz jeszcze { $left ->
    [one] { $left } kartę Załogi
    [few] { $left } karty Załogi
    [many] { $left } kart Załogi
   *[other] { $left } karty Załogi
} dla gracza { $seat }.

## Powody

reason-not_in_hand = { $card }: tej karty nie masz na ręce.
reason-no_special_in_attack = Bez punktów umiejętności nie można dołączyć do ataku: { $card }.
reason-deck_empty = { $kind }: takich kart już nie ma.
reason-island_barred = Nikt nie miał mapy: w tej rundzie statek nie dopłynie do Wyspy skarbów.
reason-has_more = { $seat } nie może dostać kolejnej karty, dopóki ktoś ma mniej.
reason-too_early = Kartę Celu odkryjesz, gdy wszyscy inni zagrają lub spasują.
reason-other_side = Stoisz już po przeciwnej stronie.
reason-no_such_loot = Nie ma tu takiej karty: { $loot }.
reason-not_the_captain = Tego gracza nie można wskazać.
reason-settling = Najpierw musi minąć czas na zdradę.

## Uwagi: co przyniesie odpowiedź

note-target_range = wymaga: nawigacja { $a }–{ $b }, ostrzał { $c }–{ $d }, walka wręcz { $e }–{ $f }
note-still_needed = zabraknie wtedy najwyżej: nawigacja { $navigation }, ostrzał { $cannon }, walka wręcz { $melee }
note-would_total = { $skill } { $have } → { $then } z { $need }
note-would_win = atak może się jeszcze udać
note-would_fail = atak się nie uda
note-would_stand = wtedy Kapitan { $captain } : { $mutineer } Pierwszy buntownik
note-offer_terms = od gracza { $seat }: { $crew ->
    [0] { $loot ->
        [0] żadnej karty
        [one] jedna karta łupów
        [few] { $loot } karty łupów
        [many] { $loot } kart łupów
       *[other] { $loot } karty łupów
    }
    [one] jedna karta Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
    [few] { $crew } karty Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
    [many] { $crew } kart Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
   *[other] { $crew } karty Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
}; w zamian: { $wanted_crew ->
    [0] { $wanted_loot ->
        [0] nic
        [one] jedna karta łupów
        [few] { $wanted_loot } karty łupów
        [many] { $wanted_loot } kart łupów
       *[other] { $wanted_loot } karty łupów
    }
    [one] jedna karta Załogi{ $wanted_loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $wanted_loot } karty łupów
        [many] { " " }i { $wanted_loot } kart łupów
       *[other] { " " }i { $wanted_loot } karty łupów
    }
    [few] { $wanted_crew } karty Załogi{ $wanted_loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $wanted_loot } karty łupów
        [many] { " " }i { $wanted_loot } kart łupów
       *[other] { " " }i { $wanted_loot } karty łupów
    }
    [many] { $wanted_crew } kart Załogi{ $wanted_loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $wanted_loot } karty łupów
        [many] { " " }i { $wanted_loot } kart łupów
       *[other] { " " }i { $wanted_loot } karty łupów
    }
   *[other] { $wanted_crew } karty Załogi{ $wanted_loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $wanted_loot } karty łupów
        [many] { " " }i { $wanted_loot } kart łupów
       *[other] { " " }i { $wanted_loot } karty łupów
    }
}
note-offer_word = w zamian za twoje słowo: { $tag }
note-hand_size = { $cards ->
    [0] bez kart Załogi
    [one] { $cards } karta Załogi
    [few] { $cards } karty Załogi
    [many] { $cards } kart Załogi
   *[other] { $cards } karty Załogi
}, { $loot ->
    [0] bez odkrytych łupów
    [one] { $loot } odkryta karta łupów
    [few] { $loot } odkryte karty łupów
    [many] { $loot } odkrytych kart łupów
   *[other] { $loot } odkrytej karty łupów
}
note-laid_by = { $card }, karta gracza { $seat }
note-will_wait = Poczeka, aż minie czas na zdradę
note-own_side_loses = twoja własna strona od razu przegrywa bunt
note-stakes_loot = { $loot ->
        [one] jeśli twoja strona przegra, twoja odkryta karta łupów zostanie rozdzielona
        [few] jeśli twoja strona przegra, twoje { $loot } odkryte karty łupów zostaną rozdzielone
       *[many] jeśli twoja strona przegra, twoich { $loot } odkrytych kart łupów zostanie rozdzielonych
    }

## Wydarzenia

card-many = { $count ->
    [few] { $count } karty
   *[other] { $count } kart
}
loot-many = { $count ->
    [few] { $count } karty łupów
   *[other] { $count } kart łupów
}
event-captain_drawn = Karta Kapitana przypada graczowi { $seat }.
event-dealt = { $cards ->
    [one] Każdy zaczyna z { $cards } kartą Załogi.
    [few] Każdy zaczyna z { $cards } kartami Załogi.
    [many] Każdy zaczyna z { $cards } kartami Załogi.
   *[other] Każdy zaczyna z { $cards } karty Załogi.
}
event-hand_dealt = Dostajesz { $card_acc } ({ $card_stats }).
    .log = Dostajesz { $card_acc }.
event-round_begins = Zaczyna się runda { $round }.
event-appointed = { $captain } mianuje Kwatermistrza: { $seat }.
event-free_card = { $seat } nie ma kart i dobiera jedną za darmo.
event-free_card_declined = { $seat } nie ma kart i nie dobiera.
event-drew = { $seat } dobiera { $card_acc }.
event-no_card_left = Dla gracza { $seat } zabrakło kart Załogi.
event-reshuffled = Odrzucone karty Załogi tworzą nowy stos (kart: { $cards }).
event-target_chosen = { $seat } wybiera cel wyprawy: { $kind }.
event-no_target_left = Nie ma już celu wyprawy do wybrania.
event-target_back = Wyprawa przerwana; karta wraca na swój stos ({ $kind }).
event-revealed = Odkryta karta Celu: { $target }.
event-spied = Kamrat odkrywa kartę Celu: { $target }.
event-first_card_lapses = { $seat } nie ma zwykłej karty Załogi i nie musi zagrywać pierwszej.
event-contributed = { $seat } zagrywa do ataku: { $card } ({ $card_stats }).
event-stays_out = Na razie nie bierzesz udziału.
event-closing = { $seat } zamyka atak, gdy tylko minie czas na zdradę.
event-not_closed = { $seat } znów decyduje, czy zamknąć atak.
event-closed = „Wystarczy, do ataku!” – woła { $seat }.
event-officer_changes = { $seat } zagrywa { $officer_acc }: { $skill } { $sign }.
event-assigned = { $seat } wybiera umiejętność Pirata wszechstronnego: { $skill }.
event-totals = Sumy: nawigacja { $navigation }, ostrzał { $cannon }, walka wręcz { $melee }.
event-needed = Potrzeba: nawigacja { $navigation }, ostrzał { $cannon }, walka wręcz { $melee }.
event-succeeded = Atak { $kind_to } udany!
event-failed = Atak { $kind_to } nieudany.
event-loot_laid = Wyłożone łupy: { $loot }.
event-no_loot_left = Nie ma łupów do rozdzielenia.
event-saw_loot = { $seat } widzi: { $loot } (kart: { $cards }).
    .log = { $seat } widzi { $cards } × { $loot_acc }.
event-picked = { $seat } wybiera { $loot_acc }.
event-shared = { $by } przydziela { $loot_acc } graczowi { $seat }.
    .self = { $by } bierze { $loot_acc }.
event-cook_first = { $seat } wybierze przed Kapitanem.
event-asks_for_loot = { $seat } prosi załogę o kartę łupów, by naprawić dziurę w kadłubie.
event-donated = { $seat } daje { $loot_acc } graczowi { $to }.
event-refused = { $seat } nic nie daje.
event-demanded = { $seat } żąda karty od gracza { $from }.
event-demand_waived = { $seat } niczego nie żąda.
event-surrendered = { $seat } musi oddać { $loot_acc } graczowi { $to }.
event-cove_found = W Zatoce piratów czeka załoga: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} dla każdego.
event-exchanged = { $seat } wymienia { $loot_acc } na kartę Załogi.
event-captains_gold = { $seat } stawia kolejkę: każdy dobiera kartę Załogi.
event-ransomed = { $seat } bierze okup za zakładniczkę.
event-sold = { $seat } sprzedaje klejnoty.
event-loot_gained = { $seat } dostaje { $loot_acc }.
event-map_shown = { $seat } ma mapę Wyspy skarbów.
event-landed = Statek dopływa do Wyspy skarbów.
event-island_missed = Nikt nie pokazuje mapy: statek nie dopływa do Wyspy skarbów.
event-guard_named = Bosman gracza { $seat }: statku pilnuje { $guard }.
event-guard_asks = { $seat } prosi gracza { $to } o zastępstwo w pilnowaniu statku; w zamian: { $crew ->
    [0] { $loot ->
        [0] nic
        [one] jedna karta łupów
        [few] { $loot } karty łupów
        [many] { $loot } kart łupów
       *[other] { $loot } karty łupów
    }
    [one] jedna karta Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
    [few] { $crew } karty Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
    [many] { $crew } kart Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
   *[other] { $crew } karty Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
}.
event-guard_promises = { $seat } dodaje obietnicę dla gracza { $to }: { $tag }
event-guard_stands = { $seat } pilnuje statku i nic nie zakopuje.
event-stands_in = { $seat } pilnuje statku za gracza { $for }.
event-will_not_guard = { $seat } nie chce pilnować statku.
event-buried = { $seat } zakopuje { $loot_acc }.
event-dug_up = { $seat } wykopuje { $loot_acc } gracza { $from }.
event-punishment_demanded = { $seat } żąda wymierzenia kary.
event-punishment_waived = { $seat } rezygnuje z wymierzenia kary.
event-punished = { $by } wymierza karę; { $seat } traci { $card_acc }.
event-punished_empty = { $by } wymierza karę; { $seat } nie ma nic do stracenia.
event-called = Bunt! Pierwszym buntownikiem jest { $seat }, karta: { $card } ({ $card_stats }).
    .log = Bunt! { $seat } zagrywa { $card_acc } ({ $card_stats }) jako Pierwszy buntownik.
event-mutiny_over_captain = Koniec buntu, { $captain } do { $mutineer }: wygrywa strona Kapitana.
event-mutiny_over_mutineer = Koniec buntu, { $captain } do { $mutineer }: wygrywają buntownicy.
event-supported = { $seat } popiera { $leader_acc }: { $card } ({ $card_stats }).
event-joined = { $seat } staje po stronie { $leader_gen }, karta: { $card } ({ $card_stats }).
event-office_laid = { $seat } popiera { $leader_acc } kartą Kwatermistrza.
event-wolf_forces = { $seat } zagrywa Wilka morskiego: { $victim } musi się przyłączyć.
event-forced_card = { $seat } musi poprzeć { $leader_acc } kartą: { $card } ({ $card_stats }).
event-knife_drawn = { $seat } nasyła Skrytobójcę na { $leader_acc }.
event-killed = Skrytobójca gracza { $seat } zabija { $leader_acc }. Bunt się kończy.
    .log = Skrytobójca gracza { $seat } zabija { $leader_acc }.
event-new_captain = Nowym Kapitanem jest { $seat }!
event-captain_stays = Kapitanem pozostaje { $seat }.
event-lost = Wśród przegranych: { $seat }.
event-collected = { $seat } oddaje { $loot_acc }.
event-mutiny_discard = Po buncie odrzucono kartę: { $card }.
event-redealt = { $cards ->
    [one] Rozdaje się na nowo { $cards } kartę z buntu.
    [few] Rozdaje się na nowo { $cards } karty z buntu.
    [many] Rozdaje się na nowo { $cards } kart z buntu.
   *[other] Rozdaje się na nowo { $cards } karty z buntu.
}
event-redealt_from = { $by } daje pierwszą kartę graczowi { $seat }.
    .self = { $by } bierze pierwszą kartę.
event-played = { $seat } zagrywa { $card_acc }.
event-betrayed = Zdrada! { $seat } zagrywa Zdrajcę przeciw karcie: { $card }.
event-cancelled = Przepada karta gracza { $seat }: { $card }.
event-saved = Drugi Zdrajca! Karta gracza { $seat } jednak zostaje: { $card }.
event-deferred = Twoja odpowiedź czeka, aż minie czas na zdradę.
event-decide_again = Twoja odpowiedź nie doszła do skutku: zdecyduj jeszcze raz.
event-stole = { $seat } kradnie { $card_acc } graczowi { $from }.
event-stowaways_in = { $seat } znajduje gapowiczów w ładowni.
event-new_quartermaster = Funkcję Kwatermistrza przejmuje { $seat }.
event-medic_captain = Funkcję Kapitana przejmuje { $seat }.
event-discarded = { $seat } odrzuca { $card_acc }.
event-offered = { $seat } składa ofertę graczowi { $to }: { $crew ->
    [0] { $loot ->
        [0] bez kart, samo słowo
        [one] jedna karta łupów
        [few] { $loot } karty łupów
        [many] { $loot } kart łupów
       *[other] { $loot } karty łupów
    }
    [one] jedna karta Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
    [few] { $crew } karty Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
    [many] { $crew } kart Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
   *[other] { $crew } karty Załogi{ $loot ->
        [0] { "" }
        [one] { " " }i jedna karta łupów
        [few] { " " }i { $loot } karty łupów
        [many] { " " }i { $loot } kart łupów
       *[other] { " " }i { $loot } karty łupów
    }
}.
event-offer_shows = Oferta gracza { $seat } dla gracza { $to } zawiera kartę: { $card } ({ $card_stats }).
    .log = { $seat } pokazuje { $card_acc } ({ $card_stats }).
event-offer_loot = { $seat } proponuje { $loot_acc } graczowi { $to }.
event-offer_wants = { $seat } chce od gracza { $to }: { $loot }.
event-offer_wants_crew = { $seat } chce od gracza { $to } { $cards ->
    [one] { $cards } kartę Załogi
    [few] { $cards } karty Załogi
    [many] { $cards } kart Załogi
   *[other] { $cards } karty Załogi
}.
event-offer_promises = { $seat } dodaje: { $tag }
event-offer_asks = W zamian { $seat } chce słowa gracza { $to }: { $tag }
    .log = { $seat } chce w zamian słowa gracza { $to }: { $tag }
event-offer_accepted = { $to } przyjmuje ofertę gracza { $seat }.
event-offer_declined = { $to } odrzuca ofertę gracza { $seat }.
event-offer_withdrawn = { $seat } wycofuje ofertę dla gracza { $to }.
event-offer_lapsed = Oferta gracza { $seat } dla gracza { $to } wygasa.
event-handed_crew = { $seat } przekazuje { $card_acc } graczowi { $to }.
event-handed_loot = { $seat } przekazuje { $loot_acc } graczowi { $to }.
event-promised = { $seat } obiecuje graczowi { $to }: { $tag }
event-kept = { $seat } dotrzymuje słowa danego graczowi { $to }: { $tag }
event-broken = { $seat } łamie słowo dane graczowi { $to }: { $tag }
event-threatened = { $seat } grozi graczowi { $to }: { $tag }
event-made_good = { $seat } spełnia groźbę wobec gracza { $to }: { $tag }
event-showed_loot = { $seat } pokazuje { $loot_acc } graczowi { $to }.
event-round_over = Koniec rundy { $round }.
event-game_ends = Koniec gry. Podliczcie złoto!
event-jewels_valued = Klejnoty gracza { $seat }: dobrana karta to { $loot }, wartość { $gold }.
event-jewels_alone = Stos kart łupów jest pusty: klejnoty gracza { $seat } mają wartość { $gold }.
event-scored = { $seat }: złoto { $gold }, karty z rumem { $rum }.

### Stałe rozkazy (JR-17.12.1)

order-traitor = Zdrajca
    .help = Przy których kartach gra pyta cię o Zdrajcę, gdy masz go na ręce. Nikt inny tego nie widzi.
order-traitor-every = pyta o każdą kartę
order-traitor-effects = tylko o efekty i karty buntu
order-traitor-asleep = śpi
order-stay_out = Nie biorę udziału
    .help = Pasujesz w tym ataku lub buncie, dopóki nie zmienisz zdania.
    .quick = Nie biorę udziału
order-stay_out-false = nie
order-stay_out-true = tak
order-again = Po moim pasie
    .help = Czy gra pyta cię ponownie po każdej karcie ataku lub buntu, czy jeszcze raz, gdy wszyscy inni spasują. Zagrać kartę możesz w każdym momencie.
order-again-card = pytaj po każdej karcie
order-again-last = pytaj, gdy inni spasują
order-no_mutiny = W tej rundzie bez buntu z mojej strony
    .help = Pasujesz za każdym razem, gdy w tej rundzie można wszcząć bunt.
    .quick = W tej rundzie bez buntu z mojej strony
order-no_mutiny-false = nie
order-no_mutiny-true = tak
order-offers = Oferty
    .help = Czy przed każdą decyzją jest pytanie o twoją ofertę, czy zgłaszasz ją przyciskiem.
    .quick = Bez pytań o oferty
order-offers-button = gdy nacisnę przycisk
order-offers-asked = pytaj przed każdą decyzją
order-any_time = Karty grane w dowolnym momencie
    .help = Czy gra pyta cię za każdym razem, gdy można zagrać kartę, choć masz tylko karty grane w dowolnym momencie, czy dopiero po naciśnięciu przycisku.
    .quick = Bez pytań o karty grane w dowolnym momencie
order-any_time-button = gdy nacisnę przycisk
order-any_time-asked = pytaj za każdym razem
order-stop = Zawsze na mnie czekaj
    .help = Gra pyta cię w każdym momencie zagrywania kart, także gdy nie masz czego zagrać.
order-stop-false = tylko gdy mam co zagrać
order-stop-true = zawsze

## Dlaczego kapitan by tak zrobił

why-loot = wychodzisz na tym lepiej w łupach
why-buried = zakopuje łupy, więc będą bezpieczne
why-rum = zostawia ci więcej rumu, a on rozstrzyga remisy
why-hostage = zostawia ci zakładniczkę na okup
why-hand = zostawia ci więcej kart Załogi
why-strength = zostawia ci silniejsze karty na kolejne ataki
why-members = zostawia ci więcej członków załogi na wypadek buntu
why-special = zostawia ci karty specjalne na lepszy moment
why-captain = pomaga ci zostać Kapitanem lub utrzymać tę funkcję
why-qm = pomaga ci zostać Kwatermistrzem lub utrzymać tę funkcję
why-stake = to ty rozdzielasz łupy
why-paid = kto zagrywa karty w ataku, dostaje więcej łupów
why-side = wzmacnia twoją stronę w buncie

## Terminal

board-legend = ⎈ nawigacja, ✹ ostrzał, ⚔ walka wręcz, ☠ liczba członków załogi na karcie, ♔ Kapitan, ♙ Kwatermistrz, ⛃ stos kart łupów, ▤ stos kart Załogi, ①②③ złoto, 🍾 rum, 💎 klejnoty, ☺ zakładniczka, ▮ zakryta karta, ▯ zakryta karta łupów, ( ) zakopane.

## Części wydania

part-crew_normal = Zwykłe karty Załogi
    .of = card
part-crew_special = Specjalne karty Załogi
    .of = card
part-target_kind = Rodzaje celów
    .of = kind
part-target = Karty Celu
    .of = kind
part-target_range = Co zapowiadają rewersy kart Celu
part-loot = Karty łupów
    .of = loot
part-skill = Umiejętności
    .of = skill
part-flag = Oznaczenia według liczby graczy
part-window = Momenty na karty specjalne
part-player_count = Przygotowanie według liczby graczy
part-jewel_value = Ile warte są klejnoty
