### Piraci 7 mórz po polsku

game = Piraci 7 mórz
    .line = Wybierz w tajemnicy postać, rzuć flotę na tłuste konwoje i sprzedaj łupy, zanim opuści cię szczęście.
    .about = Siedem postaci, pudełko kostek, które walczą tam, gdzie upadną, i skrzynie do pilnowania.

feat-flags = W służbie każdego kraju
    .help = Wygraj jako korsarz każdego z krajów.

end-told = Skąd te punkty
board-lid = Morze
board-cm = cm
board-mm = { NUMBER($mm, minimumFractionDigits: 1, maximumFractionDigits: 1) } mm
board-this-round = Runda { $round }
board-rounds-left = { $rounds ->
    [one] ostatnia runda
    [few] zostały { $rounds } rundy
   *[many] zostało { $rounds } rund
}
board-calls = Kolejność wywołań
board-laid = Wyłożone postacie
board-laid-down = { $name }: karta zakryta
board-laid-not = { $name } jeszcze wybiera
board-laid-open = { $name }: { $character }
board-first = Pierwszy gracz
board-played = { $cards ->
    [one] { $cards } zagrana
    [few] { $cards } zagrane
   *[many] { $cards } zagranych
}
board-may-share = Kto też może ją wybrać
board-alone-free_ships = przywilej: { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}
board-alone-return_skulls = przywilej: −{ $n ->
    [one] { $n } czaszka
    [few] { $n } czaszki
   *[many] { $n } czaszek
}
board-alone-gain_yin_yang = przywilej: { $n } yin-yang
board-alone-draw_loot = przywilej: { $n ->
    [one] { $n } łup
    [few] { $n } łupy
   *[many] { $n } łupów
}
board-alone-spare_ships = przywilej: { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
} bezpieczne
board-alone-gain_chests = przywilej: { $n ->
    [one] { $n } skrzynia
    [few] { $n } skrzynie
   *[many] { $n } skrzyń
}
board-alone-draw_adventure_more = przywilej: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-throw = Rzuć kostkami
board-throw-how = albo przeciągnij po morzu
board-countdown = { $count ->
    [0] następna: karta ostatniej rundy
    [one] { $count } karta do karty ostatniej rundy
    [few] { $count } karty do karty ostatniej rundy
   *[many] { $count } kart do karty ostatniej rundy
}
board-privilege-shared = wspólnie
board-privilege-alone = jedyna karta
board-privilege-first = jedyna: podwójnie
board-fleet-empty = flota { $fleet } · pustych { $empty }
board-fleet-guard = straż { $count }
board-fleet-reserve = rez. { $count }
board-port = Aktualny port
board-port-older = { $count ->
    [one] na { $count } starszym porcie
    [few] na { $count } starszych portach
   *[many] na { $count } starszych portach
}
board-nations = Zagrane karty
board-card-gone = już zagrana
board-card-mine = w twojej ręce
board-raids = złupione konwoje: { $count } z { $of }
board-flag-free = żeton korsarza wolny
board-flag-taken = korsarz: { $name }
board-adventure-stack = Przygody
board-stack-above = { $count ->
    [one] karta do karty ostatniej rundy
    [few] karty do karty ostatniej rundy
   *[many] kart do karty ostatniej rundy
}
board-stack-left = { $count ->
    [one] karta w stosie
    [few] karty w stosie
   *[many] kart w stosie
}
board-loot-deck = talia łupów
board-loot-discard = odrzucone
board-drawn = { $name } dobiera: { $list }
board-fleets = Wszystkie floty
board-fleet-told = Flota { $fleet } (puste { $empty }, załadowane { $loaded }), statki straży { $guards }{ $owed ->
    [0] {""}
   *[other] {" "}(brakuje { $owed })
}, rezerwa { $reserve }
board-chests = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}
board-yin-yang = { $count ->
    [one] { $count } znacznik yin-yang
    [few] { $count } znaczniki yin-yang
   *[many] { $count } znaczników yin-yang
}
board-talismans = { $count ->
    [one] { $count } talizman
    [few] { $count } talizmany
   *[many] { $count } talizmanów
}
board-skulls = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
   *[many] { $count } czaszek
}
board-cards = { $count ->
    [one] { $count } karta przygody na ręce
    [few] { $count } karty przygód na ręce
   *[many] { $count } kart przygód na ręce
}
board-double-holds = Podwójna ładownia ×{ $count }
board-unsinkables = Niezatapialny statek ×{ $count }
board-ritual-negotiation = Pertraktacje
board-ritual-double_hold = Podwójna ładownia
board-ritual-unsinkable = Niezatapialny statek
board-serves = korsarz w służbie kraju: { $nation }
board-used-told = Postacie leżące odkryte: { $list }
board-die-merchant = Statek kupiecki, siła ognia { $face }
board-die-ship = Statek, właściciel: { $name }, siła ognia { $face }
board-die-sunk = zatopiony
board-calm = Morze jest spokojne.
board-sent = { $count ->
    [one] wysłano { $count } statek
    [few] wysłano { $count } statki
   *[many] wysłano { $count } statków
}
board-raid-open = Rozstrzygną kostki.
board-raid-won = { $count ->
    [one] Konwój zatopiono w { $count } pojedynku.
    [few] Konwój zatopiono w { $count } pojedynkach.
   *[many] Konwój zatopiono w { $count } pojedynkach.
}
board-raid-lost = { $count ->
    [one] Konwój umknął po { $count } pojedynku.
    [few] Konwój umknął po { $count } pojedynkach.
   *[many] Konwój umknął po { $count } pojedynkach.
}
board-curse_whirlpool = Wir wciąga tyle najbliższych statków, ile pokazuje czerwona kostka; każdy kosztuje kartę talizmanu albo skrzynię
board-curse_idol = każdy odrzuca kartę wskazanego dobra albo traci skrzynię
board-duel = Pojedynek { $duel } z { $of }
board-duels = Pojedynki, od najbliższej pary
board-duel-back = Poprzedni pojedynek
board-duel-next = Następny pojedynek
board-close = Zamknij
board-ruler = Linijka: zmierz odległość dwóch kostek
board-ruler-first = Linijka: wskaż kostkę
board-ruler-second = Linijka: wskaż drugą kostkę
board-ruler-done = Od środka do środka. Wskaż następną kostkę.
board-characters = Moje postacie
board-adventures = Moje karty przygód
board-lies-open = leży odkryta
board-face-down = leży zakryta
board-kind-convoy = Konwój
board-kind-port = Port
board-kind-curse = Klątwa
board-ships = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
}
board-send = Statki do wysłania
board-buy = Statki do kupienia
board-sell = Dobra na sprzedaż
board-load = Dobra do załadowania
board-demand = popyt { $price }
board-more = Więcej: { $good }
board-less = Mniej: { $good }
board-sell-all = Wszystko
board-load-all = Ile się zmieści
look-convoys = Konwoje (przekreślone już zagrano), w sumie
look-prices = Ceny: { $list }
look-yard = Twoje skrzynie: { $chests }, statki w rezerwie: { $reserve }
look-fleet = Statki w twojej flocie: { $fleet }
board-load-none = Nic
board-no-ship-left = Nie zostaje żaden statek na napad, który prowadzi { $name }: będzie to kosztować czaszkę.
    .own = Nie zostaje żaden statek na własny napad: będzie to kosztować czaszkę.
board-end-chest = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}
board-end-talisman = { $count ->
    [one] { $count } talizman
    [few] { $count } talizmany
   *[many] { $count } talizmanów
}
board-end-yinyang = niewykorzystane znaczniki yin-yang: { $count }, za trzy jeden punkt
board-end-skull = { $count ->
    [one] { $count } czaszka, minus dwa punkty
    [few] { $count } czaszki, minus dwa punkty za każdą
   *[many] { $count } czaszek, minus dwa punkty za każdą
}
frame-choice = Każdy wybiera w tajemnicy postać.
frame-shipwright = Kupuje statki.
frame-governor = Wybiera żeton korsarza.
frame-captain = Wybiera konwój.
frame-islander = Wybiera nowy port.
frame-shaman = Wybiera klątwę.
frame-merchant = Sprzedaje dobra.
frame-cartographer = Dobiera karty przygód.
frame-raid = Wysyła statki na napad.
frame-loot = Ładuje łupy.
frame-idol = Wybiera dobro dla Idola.
frame-tavern = Przydziela kostki w Tawernie.
frame-giving_up = Odrzuca kartę dóbr.
frame-final_sale = Pertraktacje w końcowej sprzedaży.
frame-waiving = Zastanawia się nad wspólnym zwycięstwem.
kind-face = kostka

## Postacie

character-shipwright = Cieśla okrętowy
    .acc = Cieślę okrętowego
    .gen = Cieśli okrętowego
    .short = Ci
    .deed = kupuje statki
    .laid = zakrytą kartę postaci: Cieśla okrętowy
    .text = Jeśli nikt inny go nie wybrał: dodatkowo statki za darmo; pierwszy gracz otrzymuje dwa razy więcej.
character-governor = Gubernator
    .acc = Gubernatora
    .gen = Gubernatora
    .short = Gu
    .deed = zostaje korsarzem
    .laid = zakrytą kartę postaci: Gubernator
    .text = Żeton korsarza, żeton czaszki i za darmo wszystkie statki z rezerwy. Jeśli nikt inny go nie wybrał: odrzucasz żetony czaszek; pierwszy gracz dwa razy więcej.
character-captain = Kapitan
    .acc = Kapitana
    .gen = Kapitana
    .short = Kp
    .deed = napada na konwój
    .laid = zakrytą kartę postaci: Kapitan
    .text = Jeśli nikt inny go nie wybrał: znaczniki yin-yang; pierwszy gracz otrzymuje dwa razy więcej. Bierzesz na rękę wszystkie swoje postacie.
character-islander = Wyspiarka
    .acc = Wyspiarkę
    .gen = Wyspiarki
    .short = Wy
    .deed = odwiedza nowy port
    .laid = zakrytą kartę postaci: Wyspiarka
    .text = Jeśli nikt inny jej nie wybrał: karty łupów; pierwszy gracz dobiera dwa razy więcej. Bierzesz na rękę wszystkie swoje postacie.
character-shaman = Szaman
    .acc = Szamana
    .gen = Szamana
    .short = Sz
    .deed = rzuca klątwę
    .laid = zakrytą kartę postaci: Szaman
    .text = Jeśli nikt inny go nie wybrał: klątwa oszczędza część twoich statków; u pierwszego gracza dwa razy więcej. Bierzesz na rękę wszystkie swoje postacie.
character-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
    .short = Ku
    .deed = sprzedaje dobra
    .laid = zakrytą kartę postaci: Kupiec
    .text = Jeśli nikt inny go nie wybrał: dodatkowe skrzynie; pierwszy gracz otrzymuje dwa razy więcej.
character-cartographer = Kartograf
    .acc = Kartografa
    .gen = Kartografa
    .short = Ka
    .deed = dobiera karty przygód
    .laid = zakrytą kartę postaci: Kartograf
    .text = Jeśli nikt inny go nie wybrał: więcej kart; pierwszy gracz dobiera dwa razy więcej.
character-hidden = postać
    .acc = postać
    .gen = postaci
    .short = ?
    .deed = nie wiadomo
    .laid = zakrytą kartę postaci

## Karty przygód

card-port_tortuga = port Tortuga
    .acc = port Tortuga
    .short = Tortuga
card-port_port_royal = Port Royal
    .acc = Port Royal
    .short = Port Royal
card-port_havana = port Hawana
    .acc = port Hawana
    .short = Hawana
card-port_cartagena = port Kartagena
    .acc = port Kartagena
    .short = Kartagena
card-port_nassau = port Nassau
    .acc = port Nassau
    .short = Nassau
card-port_maracaibo = port Maracaibo
    .acc = port Maracaibo
    .short = Maracaibo
card-curse_kraken = klątwa „Kraken”
    .acc = klątwę „Kraken”
    .short = Kraken
card-curse_iceberg = klątwa „Góra lodowa”
    .acc = klątwę „Góra lodowa”
    .short = Góra lodowa
card-curse_sirens = klątwa „Syreny”
    .acc = klątwę „Syreny”
    .short = Syreny
card-curse_mutiny = klątwa „Bunt”
    .acc = klątwę „Bunt”
    .short = Bunt
card-curse_whirlpool = klątwa „Wir wodny”
    .acc = klątwę „Wir wodny”
    .short = Wir wodny
card-curse_idol = klątwa „Idol”
    .acc = klątwę „Idol”
    .short = Idol
card-curse_payday = klątwa „Wypłata”
    .acc = klątwę „Wypłata”
    .short = Wypłata
card-curse_tavern = klątwa „Tawerna”
    .acc = klątwę „Tawerna”
    .short = Tawerna
card-last_round = karta ostatniej rundy
    .acc = kartę ostatniej rundy
    .short = Ostatnia runda
card-hidden = karta przygody
    .acc = kartę przygody
    .short = ?

port-port_tortuga = Tortuga
    .at = w Tortudze
port-port_port_royal = Port Royal
    .at = w Port Royal
port-port_havana = Hawana
    .at = w Hawanie
port-port_cartagena = Kartagena
    .at = w Kartagenie
port-port_nassau = Nassau
    .at = w Nassau
port-port_maracaibo = Maracaibo
    .at = w Maracaibo
port-pirate_bay = Zatoka Piratów
    .at = w Zatoce Piratów

loot-rum = rum
    .acc = rum
    .gen = rumu
loot-coffee = kawa
    .acc = kawę
    .gen = kawy
loot-fruit = owoce
    .acc = owoce
    .gen = owoców
loot-talisman = talizman
    .acc = talizman
    .gen = talizmanu

nation-england = Anglia
    .convoy = konwój angielski
    .mark = An
    .gen = Anglii
    .dat = Anglii
nation-spain = Hiszpania
    .convoy = konwój hiszpański
    .mark = Hi
    .gen = Hiszpanii
    .dat = Hiszpanii
nation-france = Francja
    .convoy = konwój francuski
    .mark = Fr
    .gen = Francji
    .dat = Francji
nation-netherlands = Holandia
    .convoy = konwój holenderski
    .mark = Ho
    .gen = Holandii
    .dat = Holandii

effect-convoy = { $nation_convoy } ({ $ships ->
    [one] 1 statek
    [few] { $ships } statki
   *[many] { $ships } statków
})
effect-convoy_the = { $nation_convoy } ({ $ships ->
    [one] 1 statek
    [few] { $ships } statki
   *[many] { $ships } statków
})
effect-convoy_short = { $nation_mark }{ $ships }
effect-curse_kraken = za każdą „{ $face }” jej właściciel odrzuca kartę owoców albo traci skrzynię
effect-curse_iceberg = za każdą „{ $face }” jej właściciel odrzuca kartę kawy albo traci skrzynię
effect-curse_sirens = za każdą „{ $face }” jej właściciel odrzuca kartę rumu albo traci skrzynię
effect-curse_mutiny = za każdą „{ $face }” jej właściciel odrzuca kartę dobra o najwyższym popycie albo traci skrzynię
effect-curse_payday = każdy płaci { $chests ->
    [one] skrzynię
    [few] { $chests } skrzynie
   *[many] { $chests } skrzyń
} za każdy statek straży
effect-tavern = kostka dla każdego; { $faces }
effect-face = { $face }: { $brings }
effect-take_skull = { $amount ->
    [one] czaszka
    [few] { $amount } czaszki
   *[many] { $amount } czaszek
}
effect-lose_goods_owner_choice = { $amount ->
    [one] strata karty dóbr
    [few] strata { $amount } kart dóbr
   *[many] strata { $amount } kart dóbr
}
effect-lose_chest = { $amount ->
    [one] strata skrzyni
    [few] strata { $amount } skrzyń
   *[many] strata { $amount } skrzyń
}
effect-gain_chest = { $amount ->
    [one] skrzynia
    [few] { $amount } skrzynie
   *[many] { $amount } skrzyń
}
effect-draw_loot = { $amount ->
    [one] karta łupu
    [few] { $amount } karty łupów
   *[many] { $amount } kart łupów
}
effect-gain_yin_yang = { $amount ->
    [one] znacznik yin-yang
    [few] { $amount } znaczniki yin-yang
   *[many] { $amount } znaczników yin-yang
}
effect-prices = za sztukę, gdy są co najmniej { $size }; inaczej po { $price }
effect-double_hold = Podwójna ładownia ({ $cost } yin-yang)
effect-unsinkable = Niezatapialny statek ({ $cost } yin-yang)

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

purpose-battle = bitwa
purpose-curse_kraken = klątwa „Kraken”
purpose-curse_iceberg = klątwa „Góra lodowa”
purpose-curse_sirens = klątwa „Syreny”
purpose-curse_mutiny = klątwa „Bunt”
purpose-curse_whirlpool = klątwa „Wir wodny”
purpose-curse_idol = klątwa „Idol”
purpose-curse_payday = klątwa „Wypłata”
purpose-curse_tavern = klątwa „Tawerna”

sunk-merchant = tonie statek kupiecki
sunk-pirate = tonie statek piracki
sunk-both = toną oba

## Opcje stołu

option-whirlpool_per = Wir wodny zabiera
    .help = Talizman (albo skrzynię) za każdy wciągnięty statek albo tylko jeden od każdego, kto ma statek w wirze. Instrukcję da się czytać na oba sposoby; licząc od statku, wir boli mniej więcej tak jak inne klątwy.
option-whirlpool_per-ship = jeden za każdy statek
option-whirlpool_per-player = jeden od każdego trafionego gracza
option-corsair_skull_stacks = Korsarz, który nie wypłynął, bierze dwie czaszki
    .help = Jedną za pozostanie w porcie i jedną za konwój kraju, któremu służy. W przeciwnym razie jeden konwój nigdy nie kosztuje więcej niż jedną czaszkę.
option-corsair_skull_stacks-true = tak, liczą się obie
option-corsair_skull_stacks-false = nie, najwyżej jedną
option-tavern_two_without_goods = Dwójka w Tawernie bez dóbr
    .help = Kto nie ma czego odrzucić, płaci skrzynię, jak przy innych klątwach, albo uchodzi mu to na sucho.
option-tavern_two_without_goods-lose_chest = kosztuje skrzynię
option-tavern_two_without_goods-nothing = nic nie kosztuje
option-decline_gives_skull = Rezygnacja kosztuje czaszkę
    .help = Czy Cieśla, Gubernator i Kartograf, którzy mogliby działać, a nie chcą, biorą czaszkę tak jak pozostałe cztery postacie.
option-decline_gives_skull-true = zawsze
option-decline_gives_skull-false = nie przy tych trzech
option-cartographer_extra_optional = Kartograf może przestać dobierać
    .help = Dodatkowych kart z przywileju można nie brać. Nadmiar kart kosztuje na końcu czaszki.
option-cartographer_extra_optional-true = tak
option-cartographer_extra_optional-false = nie, bierze wszystkie
option-memory_aid = Zagrane karty pozostają na widoku
    .help = Zagrane konwoje, porty i klątwy można obejrzeć przy stosie przygód. Bez tej pomocy widać tylko wierzchnią kartę, a resztę trzeba pamiętać.
option-memory_aid-true = tak
option-memory_aid-false = nie, trzeba pamiętać
option-max_rounds = Najdłuższa gra
    .help = Jeśli do końca tej rundy nie pojawi się karta ostatniej rundy, uznaje się ją za dobraną.
option-max_rounds-30 = runda 30
option-max_rounds-60 = runda 60
option-max_rounds-90 = runda 90

## Akcje

action-choose = { $character }
action-buy = Kup { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
}
action-flag = Zostań korsarzem w służbie { $nation_gen }
action-play = Zagraj: { $card }
action-decline = Zrezygnuj
action-send = { $ships ->
    [0] Nie wysyłaj statków
    [one] Wyślij { $ships } statek
    [few] Wyślij { $ships } statki
    [many] Wyślij { $ships } statków
   *[other] Wyślij { $ships } statku
}
action-keep = { $rum ->
    [0] { $coffee ->
        [0] { $fruit ->
            [0] Odrzuć wszystko
           *[other] Załaduj:
        }
       *[other] Załaduj:
    }
   *[other] Załaduj:
}{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }kawa ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }owoce ×{ $fruit }
}
action-name = Wybierz { $loot_acc }
action-serve = Kostka { $face }: { $seat }
action-give_up = Odrzuć kartę { $loot_gen }
action-sell = Sprzedaj:{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }kawa ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }owoce ×{ $fruit }
}
action-sell_kind = Sprzedaj: { $loot } ×{ $count }
action-draw = Dobierz kartę przygody
action-stop = Nie dobieraj więcej kart
action-end_turn = Zakończ turę
action-negotiate = Pertraktacje: { $one } i { $other } (3 yin-yang)
action-done_selling = Bez dalszych pertraktacji
action-share = Podziel się zwycięstwem
action-waive = Zrzeknij się zwycięstwa
action-deal = Na wierzchu leży { $card }
action-loot = Na wierzchu: { $loot }
action-start = Pierwszym graczem jest { $seat }

## Pytania

prompt-choose = Runda { $round }: kogo wybierasz?
prompt-shipwright = Ile statków kupujesz, po skrzyni za statek?
prompt-governor = Czyim korsarzem zostajesz? Żeton czaszki i cała rezerwa za darmo.
prompt-captain = Na który konwój napadasz?
prompt-islander = Który port odwiedzacie? Aktualny port: { $port }.
prompt-shaman = Jaką klątwę rzucasz?
prompt-merchant = Co sprzedajesz { $port_at }?
prompt-merchant_kind = Ile kart { $loot_gen } sprzedajesz?
prompt-cartographer = Czy dobierasz kartę przygody?
prompt-after_action = Czy przed końcem tury odprawiasz rytuał?
prompt-more_cards = Czy dobierasz jeszcze kartę przygody? Możesz dobrać ich jeszcze { $left }.
prompt-send = Ile pustych statków wysyłasz na { $card_acc }? Najwyżej { $limit }.
prompt-keep = Co ładujesz? Wolnych miejsc: { $room }.
prompt-idol = Czego Idol żąda od wszystkich?
prompt-serve = Którą kostkę otrzymuje { $seat }?
prompt-give_up = Kartę jakiego dobra odrzucasz?
prompt-final_sale = Końcowa sprzedaż: czy pertraktujesz?
prompt-waive = Remis: zwycięstwo jest wspólne. Zrzekasz się go?
prompt-chance = Kolej rozdającego.

## Powody

reason-face_up = { $character }: ta karta leży odkryta, w tej rundzie nie można jej wybrać.
reason-too_many_ships = { $limit ->
    [one] Masz na to najwyżej { $limit } statek.
    [few] Masz na to najwyżej { $limit } statki.
    [many] Masz na to najwyżej { $limit } statków.
   *[other] Masz na to najwyżej { $limit } statku.
}
reason-flag_taken = Ten żeton korsarza jest już zajęty: { $nation }.
reason-not_in_hand = Tej karty nie masz na ręce: { $card }.
reason-wrong_card = Ta postać nie zagrywa takich kart: { $card }.
reason-no_room = Nie ma tyle miejsca. Wolnych miejsc: { $room }.
reason-not_owned = Nie masz takich dóbr.
reason-no_yin_yang = Nie możesz teraz odprawić tego rytuału: brakuje znaczników yin-yang albo dóbr.
reason-same_kind = Pertraktacje wymagają dwóch różnych dóbr.
reason-no_such_die = Żadna z pozostałych kostek nie pokazuje { $face }.
reason-acted = Akcja w tej turze już za tobą.

## Uwagi: co przyniesie odpowiedź

note-costs_skull = kosztuje czaszkę
note-widens_hold = jeszcze jeden statek mieści dwie karty, na stałe
note-saves_ship = z każdej bitwy wraca jeszcze jeden zatopiony statek, na stałe
note-costs_skulls = { $skulls ->
    [one] kosztuje czaszkę
    [few] kosztuje { $skulls } czaszki
    [many] kosztuje { $skulls } czaszek
   *[other] kosztuje { $skulls } czaszki
}
note-brings_chests = { $chests ->
    [one] przynosi { $chests } skrzynię
    [few] przynosi { $chests } skrzynie
    [many] przynosi { $chests } skrzyń
   *[other] przynosi { $chests } skrzyni
}
note-brings_points = { $chests ->
    [one] { $chests } skrzynia
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}; po sprzedaży wszystkiego { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
note-ends_with = wszystko idzie na sprzedaż: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
note-brings_guard = { $chests ->
    [one] przynosi { $chests } skrzynię
    [few] przynosi { $chests } skrzynie
    [many] przynosi { $chests } skrzyń
   *[other] przynosi { $chests } skrzyni
}, ale { $guards ->
    [one] kolejny statek płynie na wyspę
    [few] { $guards } statki płyną na wyspę
    [many] { $guards } statków płynie na wyspę
   *[other] { $guards } statku płynie na wyspę
}
note-frees_guard = statek straży wraca do floty
note-raid_odds = { $ships ->
        [one] { $ships } statek piracki zatapia
        [few] { $ships } statki pirackie zatapiają
       *[many] { $ships } statków pirackich zatapia
    } cały konwój w około { $percent ->
        [one] { $percent } rzucie
        [few] { $percent } rzutach
       *[many] { $percent } rzutach
    } na 100

## Wydarzenia

count-chest = Skrzynie
count-talisman = Talizmany
count-yinyang = Niewykorzystane znaczniki yin-yang
count-skull = Czaszki
card-many = { $count ->
    [few] { $count } karty przygód
   *[other] { $count } kart przygód
}
event-dealt = { $cards ->
    [one] Każdy otrzymuje { $cards } kartę przygody.
    [few] Każdy otrzymuje { $cards } karty przygód.
    [many] Każdy otrzymuje { $cards } kart przygód.
   *[other] Każdy otrzymuje { $cards } karty przygód.
}
event-starts = Pierwszym graczem jest { $seat }.
event-round_began = Zaczyna się runda { $round }; postacie wywołuje { $seat }.
    .log = { $seat } wywołuje postacie.
event-chose = { $seat } kładzie { $character_laid }.
event-called = „{ $character }!”
event-nobody = { $character }: nikt się nie zgłasza.
    .log = { $character }: nikt.
event-revealed = { $seat } ujawnia kartę: { $character }.
event-erred = Pomyłka: { $seat } nie wykonuje akcji ({ $character }).
event-declined_free = { $seat } rezygnuje z akcji ({ $character }), co przy tym stole nic nie kosztuje.
event-skull = { $count ->
    [one] { $seat } otrzymuje żeton czaszki.
    [few] { $seat } otrzymuje { $count } żetony czaszek.
    [many] { $seat } otrzymuje { $count } żetonów czaszek.
   *[other] { $seat } otrzymuje { $count } żetonu czaszek.
}
event-skull_returned = { $count ->
    [one] { $seat } odrzuca żeton czaszki.
    [few] { $seat } odrzuca { $count } żetony czaszek.
    [many] { $seat } odrzuca { $count } żetonów czaszek.
   *[other] { $seat } odrzuca { $count } żetonu czaszek.
}
event-bought = { $ships ->
    [one] { $seat } kupuje { $ships } statek.
    [few] { $seat } kupuje { $ships } statki.
    [many] { $seat } kupuje { $ships } statków.
   *[other] { $seat } kupuje { $ships } statku.
}
event-free_ships = { $ships ->
    [one] Przywilej: { $seat } otrzymuje z rezerwy { $ships } statek za darmo.
    [few] Przywilej: { $seat } otrzymuje z rezerwy { $ships } statki za darmo.
    [many] Przywilej: { $seat } otrzymuje z rezerwy { $ships } statków za darmo.
   *[other] Przywilej: { $seat } otrzymuje z rezerwy { $ships } statku za darmo.
}
event-flagged = { $seat } zostaje korsarzem w służbie { $nation_gen }.
event-reserve_joined = { $ships ->
    [one] { $seat } wyprowadza z rezerwy { $ships } statek.
    [few] { $seat } wyprowadza z rezerwy { $ships } statki.
    [many] { $seat } wyprowadza z rezerwy { $ships } statków.
   *[other] { $seat } wyprowadza z rezerwy { $ships } statku.
}
event-convoy = Żagle na horyzoncie! { $seat } wskazuje cel: { $card }.
event-sent = { $ships ->
    [one] { $seat } wysyła { $ships } statek.
    [few] { $seat } wysyła { $ships } statki.
    [many] { $seat } wysyła { $ships } statków.
   *[other] { $seat } wysyła { $ships } statku.
}
event-stayed = { $seat } nie wysyła statków.
event-corsair_skull = Konwój należy do kraju, któremu służy { $seat } ({ $nation }).
event-escaped = Nikt nie bierze udziału w napadzie: { $card } odpływa.
event-thrown = Kostki lecą na planszę: { $purpose }.
event-duel = Pojedynek { $merchant } : { $pirate }, konwój przeciw graczowi { $seat }: { $sunk }.
event-saved = Rytuał Niezatapialnego statku: { $ships ->
    [one] { $ships } zatopiony statek gracza { $seat } wraca do floty.
    [few] { $ships } zatopione statki gracza { $seat } wracają do floty.
    [many] { $ships } zatopionych statków gracza { $seat } wraca do floty.
   *[other] { $ships } zatopionego statku gracza { $seat } wraca do floty.
}
event-lost = { $ships ->
    [one] { $seat } traci { $ships } statek: wraca do rezerwy.
    [few] { $seat } traci { $ships } statki: wracają do rezerwy.
    [many] { $seat } traci { $ships } statków: wracają do rezerwy.
   *[other] { $seat } traci { $ships } statku: wraca do rezerwy.
}
event-sunk_all = Napad się udał: zatopiony { $card }.
event-raid_failed = Napad się nie udał: przebija się { $card }.
event-yin_yang = { $count ->
    [one] { $seat } otrzymuje znacznik yin-yang.
    [few] { $seat } otrzymuje { $count } znaczniki yin-yang.
    [many] { $seat } otrzymuje { $count } znaczników yin-yang.
   *[other] { $seat } otrzymuje { $count } znacznika yin-yang.
}
event-drew_loot = { $seat } dobiera kartę { $loot_gen }.
    .log = { $seat } dobiera { $loot_acc }.
event-drew_talisman = { $seat } dobiera kartę talizmanu i otrzymuje znacznik yin-yang.
event-kept = { $seat } ładuje:{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }kawa ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }owoce ×{ $fruit }
}.
event-refused = { $seat } odrzuca:{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }kawa ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }owoce ×{ $fruit }
}.
event-loot_shuffled = Odrzucone karty łupów wracają do talii: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
event-no_loot = Nie ma już kart łupów do dobrania.
event-guards_sent = { $ships ->
    [one] { $seat } wysyła na wyspę { $ships } statek straży.
    [few] { $seat } wysyła na wyspę { $ships } statki straży.
    [many] { $seat } wysyła na wyspę { $ships } statków straży.
   *[other] { $seat } wysyła na wyspę { $ships } statku straży.
}
event-guards_back = { $ships ->
    [one] { $ships } statek straży gracza { $seat } wraca do floty.
    [few] { $ships } statki straży gracza { $seat } wracają do floty.
    [many] { $ships } statków straży gracza { $seat } wraca do floty.
   *[other] { $ships } statku straży gracza { $seat } wraca do floty.
}
event-guards_owed = { $ships ->
    [one] { $seat } nie ma pustego statku i zalega z { $ships } statkiem straży.
    [few] { $seat } nie ma pustego statku i zalega z { $ships } statkami straży.
    [many] { $seat } nie ma pustego statku i zalega z { $ships } statkami straży.
   *[other] { $seat } nie ma pustego statku i zalega z { $ships } statkiem straży.
}
event-port = { $seat } zagrywa kartę portu. Aktualny port: { $port }.
event-curse = { $seat } rzuca { $card_acc }. Dotyka ona wszystkich graczy.
event-spared = { $ships ->
    [one] Przywilej: klątwa oszczędza { $ships } statek gracza { $seat }.
    [few] Przywilej: klątwa oszczędza { $ships } statki gracza { $seat }.
    [many] Przywilej: klątwa oszczędza { $ships } statków gracza { $seat }.
   *[other] Przywilej: klątwa oszczędza { $ships } statku gracza { $seat }.
}
event-no_throw = Nie ma w kogo uderzyć: { $card } nic nie zmienia.
event-hit = { $hits ->
    [one] Trafiony { $hits } statek gracza { $seat }.
    [few] Trafione { $hits } statki gracza { $seat }.
    [many] Trafionych { $hits } statków gracza { $seat }.
   *[other] Trafione { $hits } statku gracza { $seat }.
}
event-lost_goods = { $count ->
    [one] { $seat } odrzuca { $count } kartę { $loot_gen }.
    [few] { $seat } odrzuca { $count } karty { $loot_gen }.
    [many] { $seat } odrzuca { $count } kart { $loot_gen }.
   *[other] { $seat } odrzuca { $count } karty { $loot_gen }.
}
event-lost_talismans = { $count ->
    [one] { $seat } odrzuca kartę talizmanu.
    [few] { $seat } odrzuca { $count } karty talizmanów.
    [many] { $seat } odrzuca { $count } kart talizmanów.
   *[other] { $seat } odrzuca { $count } karty talizmanów.
}
event-lost_chests = { $count ->
    [one] { $seat } traci { $count } skrzynię.
    [few] { $seat } traci { $count } skrzynie.
    [many] { $seat } traci { $count } skrzyń.
   *[other] { $seat } traci { $count } skrzyni.
}
event-gained_chests = { $count ->
    [one] { $seat } otrzymuje { $count } skrzynię.
    [few] { $seat } otrzymuje { $count } skrzynie.
    [many] { $seat } otrzymuje { $count } skrzyń.
   *[other] { $seat } otrzymuje { $count } skrzyni.
}
event-unharmed = { $seat } wychodzi z tego cało.
    .log = Bez szwanku: { $seat }.
event-dragged = { $ships ->
    [one] Wir wciąga { $ships } statek.
    [few] Wir wciąga { $ships } statki.
    [many] Wir wciąga { $ships } statków.
   *[other] Wir wciąga { $ships } statku.
}
event-named = { $seat } wybiera dla Idola { $loot_acc }: każdy odrzuca 1 kartę { $loot_gen } albo traci skrzynię.
event-paid_guards = { $count ->
    [one] { $seat } wypłaca straży { $count } skrzynię.
    [few] { $seat } wypłaca straży { $count } skrzynie.
    [many] { $seat } wypłaca straży { $count } skrzyń.
   *[other] { $seat } wypłaca straży { $count } skrzyni.
}
event-served = { $seat } otrzymuje kostkę: { $face }.
event-gave_up = { $seat } odrzuca kartę { $loot_gen }.
event-sold = { $seat } sprzedaje:{ $rum ->
    [0] {""}
   *[other] {" "}rum ×{ $rum }
}{ $coffee ->
    [0] {""}
   *[other] { $rum ->
        [0] {" "}
       *[other] {", "}
    }kawa ×{ $coffee }
}{ $fruit ->
    [0] {""}
   *[other] { $rum ->
        [0] { $coffee ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }owoce ×{ $fruit }
} za { $chests ->
    [one] { $chests } skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-negotiated = Pertraktacje: { $seat } sprzedaje { $one_acc } i { $other_acc } za { $chests ->
    [one] { $chests } skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-double_hold = { $seat } odprawia rytuał Podwójnej ładowni. Żeton: ×{ $count }.
    .log = { $seat } odprawia rytuał Podwójnej ładowni.
event-unsinkable = { $seat } odprawia rytuał Niezatapialnego statku. Żeton: ×{ $count }.
    .log = { $seat } odprawia rytuał Niezatapialnego statku.
event-drew_card = { $seat } dobiera { $card_acc }.
event-last_round = { $seat } dobiera kartę ostatniej rundy. { $rounds ->
    [one] Po bieżącej zostaje jeszcze { $rounds } runda.
    [few] Po bieżącej zostają jeszcze { $rounds } rundy.
    [many] Po bieżącej zostaje jeszcze { $rounds } rund.
   *[other] Po bieżącej zostaje jeszcze { $rounds } rundy.
}
event-last_round_late = Pojawia się karta ostatniej rundy, ale ostatnie rundy już trwają.
event-last_round_forced = Mija runda { $round } bez karty ostatniej rundy. Przed wami jeszcze { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}.
event-cards_back = { $seat } bierze wszystkie postacie z powrotem na rękę.
    .log = Wszystkie postacie z powrotem na ręce: { $seat }.
event-rounds_left = { $rounds ->
    [0] To była ostatnia runda.
    [one] Została { $rounds } runda.
    [few] Zostały { $rounds } rundy.
    [many] Zostało { $rounds } rund.
   *[other] Zostało { $rounds } rundy.
}
event-last_market = Wszystkie dobra idą na sprzedaż { $port_at }.
event-surplus_cards = { $seat } ma na ręce o { $cards ->
    [one] { $cards } kartę przygody
    [few] { $cards } karty przygód
    [many] { $cards } kart przygód
   *[other] { $cards } karty przygód
} za dużo.
event-scored = { $seat }: razem { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}.
event-scored_chests = { $seat }: skrzynie { $chests }.
event-scored_talismans = { $seat }: talizmany { $points }.
event-scored_yin_yang = { $seat }: niewykorzystane znaczniki yin-yang { $yin_yang }, punkty { $points }.
event-scored_skulls = { $seat }: czaszki { $skulls }, punkty { $points }.
event-tie_corsairs = Remis rozstrzyga mniejsza liczba żetonów korsarzy: wygrywa { $seat }.
event-tie_skulls = Remis rozstrzyga mniejsza liczba żetonów czaszek: wygrywa { $seat }.
event-shared = Zwycięstwo jest wspólne.
event-kept_victory = { $seat } zachowuje udział w zwycięstwie.
event-waived = { $seat } zrzeka się zwycięstwa.
event-won = Wygrywa { $seat }, { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}!

## Stół w terminalu i uczciwość kostek

board-round = Runda { $round }
board-rounds_left = { $rounds ->
    [one] ostatnia runda
    [few] jeszcze { $rounds } rundy, licząc tę
    [many] jeszcze { $rounds } rund, licząc tę
   *[other] jeszcze { $rounds } rundy, licząc tę
}
board-stack = kart w stosie przygód: { $cards }
board-sea = Na morzu: { $purpose }
board-flags = Wolne żetony korsarzy:
board-raided = Złupione konwoje:
board-hand = ręka
board-used = odkryte
fairness-faces = Oczka wszystkich kostek
fairness-places = Miejsca na morzu
fairness-slots = Kostki i miejsca
fairness-seat_places = Miejsca według graczy
fairness-seat_faces = Oczka według graczy
fairness-first_duel = Kto walczy pierwszy
fairness-most_survivors = Komu zostaje najwięcej statków

## Części wydania, na stronę o nim; `of` rozpoczyna komunikaty elementów

part-character = Postacie
    .of = character
part-nation = Kraje
    .of = nation
part-convoy = Konwoje
    .of = card
part-start_port = Port początkowy
    .of = port
part-port = Porty
    .of = port
part-curse = Klątwy
    .of = card
part-tavern = Tawerna
part-loot = Łupy
    .of = loot
part-ritual = Rytuały
part-ritual_token = Żetony rytuałów
part-player_colour = Kolory
part-dice_model = Jak padają rzucane kostki
part-config_defaults = Ustawienia stołu
part-last_round_card = Karta ostatniej rundy
part-guards = Straż skrzyń
part-chest_token = Żetony skrzyń

## Dlaczego kapitan by tak zrobił

why-points = daje ci punkty
why-goods = zostawia ci cenniejsze dobra
why-skulls = kosztuje cię mniej czaszek
why-yin_yang = zostawia ci więcej yin-yang na rytuały
why-fleet = twoja flota będzie liczniejsza
why-cargo = w twoich ładowniach będzie więcej dóbr
why-hand = zostawia ci więcej kart do wyboru
why-unsinkable = daje ci niezatapialny statek
why-holds = daje ci podwójną ładownię

## Terminal

board-legend = A5 statek gracza A i jego kostka, M statek kupiecki, ★ pierwszy gracz, ⛵ puste statki, ▣ z ładunkiem, ⚓ statki straży (! brakuje jeszcze jednego), ⌂ w rezerwie, ▤ skrzynie, ☯ yin-yang, ✦ talizmany, ☠ czaszki, ⊞ podwójne ładownie, ⊚ niezatapialne statki, ⚑ korsarz danego kraju, ▮ zakryta karta.
