### Piraci 7 mórz po polsku

game = Piraci 7 mórz
    .line = Wybierz w tajemnicy postać, rzuć flotę na tłuste konwoje i sprzedaj łupy, zanim opuści cię szczęście.
    .about = Siedem ról, pudełko kości, które walczą tam, gdzie spadną, i skrzynie do pilnowania.

feat-flags = Pod każdą banderą
    .help = Wygraj jako korsarz każdego z państw.

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
board-port = Aktualny port
board-port-older = { $count ->
    [one] na { $count } starszym porcie
    [few] na { $count } starszych portach
   *[many] na { $count } starszych portach
}
board-nations = Złupione konwoje
board-raids = złupione konwoje: { $count } z { $of }
board-flag-free = żeton korsarza wolny
board-flag-taken = służy: { $name }
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
board-loot-deck = łupy
board-loot-discard = odrzucone
board-drawn = { $name } dobiera: { $list }
board-fleets = Wszystkie floty
board-fleet-told = Flota { $fleet } (puste { $empty }, załadowane { $loaded }), straż { $guards }{ $owed ->
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
board-serves = korsarz, państwo: { $nation }
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
board-curse_whirlpool = wir wciąga tyle statków, ile pokazuje czerwona kość; każdy kosztuje talizman
board-curse_idol = każdy traci jedną kartę nazwanego dobra
board-duel = Pojedynek { $duel } z { $of }
board-duels = Pojedynki, od najbliższej pary
board-duel-back = Poprzedni pojedynek
board-duel-next = Następny pojedynek
board-close = Zamknij
board-ruler = Linijka: zmierz odległość dwóch kości
board-ruler-first = Linijka: wskaż kość
board-ruler-second = Linijka: wskaż drugą kość
board-ruler-done = Od środka do środka. Wskaż następną kość.
board-characters = Moje postacie
board-adventures = Moje karty przygód
board-lies-open = użyta
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
look-convoys = Konwoje: przekreślonych już nie ma
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
board-end-yinyang = niewykorzystane yin-yang: { $count }, za trzy jeden punkt
board-end-skull = { $count ->
    [one] { $count } czaszka, minus dwa punkty
    [few] { $count } czaszki, minus dwa punkty za każdą
   *[many] { $count } czaszek, minus dwa punkty za każdą
}
frame-choice = Każdy wybiera w tajemnicy postać.
frame-shipwright = Kupuje statki.
frame-governor = Wybiera banderę.
frame-captain = Wybiera konwój.
frame-islander = Otwiera port.
frame-shaman = Wybiera klątwę.
frame-merchant = Sprzedaje dobra.
frame-cartographer = Dobiera karty przygód.
frame-raid = Wysyła statki na napad.
frame-loot = Ładuje łupy.
frame-idol = Wybiera dobro dla Idola.
frame-tavern = Rozdaje kości w Tawernie.
frame-giving_up = Oddaje dobro.
frame-final_sale = Pertraktacje w końcowej sprzedaży.
frame-waiving = Zastanawia się nad wspólnym zwycięstwem.
kind-face = kość

## Postacie

character-shipwright = Cieśla okrętowy
    .acc = Cieślę okrętowego
    .gen = Cieśli okrętowego
    .short = Ci
    .deed = kupuje statki
    .text = Tylko u ciebie: dodatkowo statki za darmo; pierwszy gracz dostaje dwa razy więcej.
character-governor = Gubernator
    .acc = Gubernatora
    .gen = Gubernatora
    .short = Gu
    .deed = rozdaje listy korsarskie
    .text = Tylko u ciebie: oddajesz czaszki; pierwszy gracz dwa razy więcej.
character-captain = Kapitan
    .acc = Kapitana
    .gen = Kapitana
    .short = Kp
    .deed = prowadzi napad
    .text = Tylko u ciebie: yin-yang; pierwszy gracz dostaje dwa razy więcej. Bierzesz na rękę wszystkie swoje postacie.
character-islander = Wyspiarka
    .acc = Wyspiarkę
    .gen = Wyspiarki
    .short = Wy
    .deed = otwiera port
    .text = Tylko u ciebie: karty łupów; pierwszy gracz dobiera dwa razy więcej. Bierzesz na rękę wszystkie swoje postacie.
character-shaman = Szaman
    .acc = Szamana
    .gen = Szamana
    .short = Sz
    .deed = rzuca klątwę
    .text = Tylko u ciebie: część twoich statków ocaleje; u pierwszego gracza dwa razy więcej. Bierzesz na rękę wszystkie swoje postacie.
character-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
    .short = Ku
    .deed = sprzedaje dobra
    .text = Tylko u ciebie: dodatkowe skrzynie; pierwszy gracz dostaje dwa razy więcej.
character-cartographer = Kartograf
    .acc = Kartografa
    .gen = Kartografa
    .short = Ka
    .deed = dobiera karty przygód
    .text = Tylko u ciebie: więcej kart; pierwszy gracz dobiera dwa razy więcej.
character-hidden = postać
    .acc = postać
    .gen = postaci
    .short = ?
    .deed = nie wiadomo

## Karty przygód

card-port_tortuga = port Tortuga
    .short = Tortuga
card-port_port_royal = Port Royal
    .short = Port Royal
card-port_havana = port Hawana
    .short = Hawana
card-port_cartagena = port Kartagena
    .short = Kartagena
card-port_nassau = port Nassau
    .short = Nassau
card-port_maracaibo = port Maracaibo
    .short = Maracaibo
card-curse_kraken = klątwa „Kraken”
    .short = Kraken
card-curse_iceberg = klątwa „Góra lodowa”
    .short = Góra lodowa
card-curse_sirens = klątwa „Syreny”
    .short = Syreny
card-curse_mutiny = klątwa „Bunt”
    .short = Bunt
card-curse_whirlpool = klątwa „Wir wodny”
    .short = Wir wodny
card-curse_idol = klątwa „Idol”
    .short = Idol
card-curse_payday = klątwa „Wypłata”
    .short = Wypłata
card-curse_tavern = klątwa „Tawerna”
    .short = Tawerna
card-last_round = karta ostatniej rundy
    .short = Ostatnia runda
card-hidden = karta przygody
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
effect-convoy_short = { $nation_mark }{ $ships }
effect-curse_kraken = każda { $face } kosztuje właściciela kartę owoców
effect-curse_iceberg = każda { $face } kosztuje właściciela kartę kawy
effect-curse_sirens = każda { $face } kosztuje właściciela kartę rumu
effect-curse_mutiny = każda { $face } kosztuje właściciela kartę najdroższego dobra
effect-curse_payday = każdy płaci { $chests ->
    [one] skrzynię
    [few] { $chests } skrzynie
   *[many] { $chests } skrzyń
} za każdy statek straży
effect-tavern = kość dla każdego: { $faces }
effect-face = { $face } – { $brings }
effect-take_skull = { $amount ->
    [one] czaszka
    [few] { $amount } czaszki
   *[many] { $amount } czaszek
}
effect-lose_goods_owner_choice = { $amount ->
    [one] strata jednego dobra
    [few] strata { $amount } dóbr
   *[many] strata { $amount } dóbr
}
effect-lose_chest = { $amount ->
    [one] strata skrzyni
    [few] strata { $amount } skrzyń
   *[many] strata { $amount } skrzyń
}
effect-gain_chest = { $amount ->
    [one] dodatkowa skrzynia
    [few] { $amount } dodatkowe skrzynie
   *[many] { $amount } dodatkowych skrzyń
}
effect-draw_loot = { $amount ->
    [one] karta łupu
    [few] { $amount } karty łupu
   *[many] { $amount } kart łupu
}
effect-gain_yin_yang = { $amount } yin-yang
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
    .help = Jedną za pozostanie w porcie i jedną za konwój państwa, któremu służy. W przeciwnym razie jeden konwój nigdy nie kosztuje więcej niż jedną czaszkę.
option-corsair_skull_stacks-true = tak, liczą się obie
option-corsair_skull_stacks-false = nie, najwyżej jedną
option-tavern_two_without_goods = Dwójka w Tawernie bez dóbr
    .help = Kto nie ma czego oddać, płaci skrzynię, jak przy innych klątwach, albo uchodzi mu to na sucho.
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
    .help = Pokazuje, ile konwojów każdego państwa już złupiono. Bez tej pomocy widać tylko wierzchnią kartę, a resztę trzeba pamiętać.
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
action-flag = Płyń pod flagą { $nation_gen }
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
action-name = Wskaż { $loot_acc }
action-serve = Daj { $face } graczowi { $seat }
action-give_up = Oddaj { $loot_acc }
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
action-draw = Dobierz kartę
action-stop = Nie bierz więcej kart
action-end_turn = Zakończ turę
action-negotiate = Pertraktacje: { $one } i { $other } (3 yin-yang)
action-done_selling = Bez dalszych pertraktacji
action-share = Podziel się zwycięstwem
action-waive = Zrzeknij się zwycięstwa
action-deal = Na wierzchu leży { $card }
action-loot = Na wierzchu leży { $loot }
action-start = Pierwszym graczem jest { $seat }

## Pytania

prompt-choose = Runda { $round }: kogo wybierasz?
prompt-shipwright = Ile statków kupujesz? W rezerwie: { $reserve }, skrzynie: { $chests }, statek kosztuje skrzynię.
prompt-governor = Któremu państwu służysz? Kosztuje to czaszkę, ale cała rezerwa wypływa za darmo.
prompt-captain = Na który konwój napadasz?
prompt-islander = Jaki port otwierasz? Teraz handlujecie { $port_at }.
prompt-shaman = Jaką klątwę rzucasz?
prompt-merchant = Co sprzedajesz { $port_at }?
prompt-merchant_kind = Ile kart { $loot_gen } sprzedajesz?
prompt-cartographer = Czy dobierasz kartę przygody?
prompt-after_action = Czy przed końcem tury odprawiasz rytuał?
prompt-more_cards = Czy bierzesz jeszcze kartę? Możesz dobrać ich jeszcze { $left }.
prompt-send = Ile statków wysyłasz? Cel: { $card }, najwyżej { $limit }.
prompt-keep = Co ładujesz? Wolnych miejsc: { $room }.
prompt-idol = Czego Idol żąda od wszystkich?
prompt-serve = Którą kostkę dostaje { $seat }?
prompt-give_up = Które dobro oddajesz?
prompt-final_sale = Końcowa sprzedaż: czy pertraktujesz?
prompt-waive = Dzielisz z kimś zwycięstwo. Zrzekasz się go?
prompt-chance = Kolej rozdającego.

## Powody

reason-face_up = { $character }: ta karta leży odkryta, w tej rundzie nie można jej wybrać.
reason-too_many_ships = { $limit ->
    [one] Masz na to najwyżej { $limit } statek.
    [few] Masz na to najwyżej { $limit } statki.
    [many] Masz na to najwyżej { $limit } statków.
   *[other] Masz na to najwyżej { $limit } statku.
}
reason-flag_taken = Flaga { $nation_gen } jest już zajęta.
reason-not_in_hand = Tej karty nie masz na ręce: { $card }.
reason-wrong_card = Ta postać nie zagrywa takich kart: { $card }.
reason-no_room = Nie ma tyle miejsca. Wolnych miejsc: { $room }.
reason-not_owned = Nie masz takich dóbr.
reason-no_yin_yang = Nie możesz teraz odprawić tego rytuału: brakuje yin-yang albo dóbr.
reason-same_kind = Do pertraktacji trzeba dwóch różnych dóbr.
reason-no_such_die = Żadna z pozostałych kostek nie pokazuje { $face }.
reason-acted = Akcja w tej turze już za tobą.

## Uwagi: co przyniesie odpowiedź

note-costs_skull = kosztuje czaszkę
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
note-brings_guard = { $chests ->
    [one] przynosi { $chests } skrzynię, ale kolejny statek staje na straży
    [few] przynosi { $chests } skrzynie, ale kolejny statek staje na straży
    [many] przynosi { $chests } skrzyń, ale kolejny statek staje na straży
   *[other] przynosi { $chests } skrzyni, ale kolejny statek staje na straży
}
note-frees_guard = statek straży wraca do floty
note-raid_odds = { $ships ->
        [one] { $ships } statek piratów zatapia
        [few] { $ships } statki piratów zatapiają
       *[many] { $ships } statków piratów zatapia
    } cały konwój w około { $percent } rzutach na 100

## Wydarzenia

count-chest = Skrzynie
count-talisman = Talizmany
count-yinyang = Niewykorzystane yin-yang
count-skull = Czaszki
card-many = { $count ->
    [few] { $count } karty przygody
   *[other] { $count } kart przygody
}
event-dealt = Każdy dostaje karty przygód: { $cards }.
event-starts = Pierwszym graczem jest { $seat }.
event-round_began = Zaczyna się runda { $round }; postacie wywołuje { $seat }.
    .log = { $seat } wywołuje postacie.
event-chose = { $seat } kładzie zakrytą kartę: { $character }.
event-called = „{ $character }!”
event-nobody = { $character }: nikt się nie zgłasza.
    .log = { $character }: nikt.
event-revealed = { $seat } odkrywa kartę: { $character }.
event-erred = { $seat } nic nie robi. Zmarnowana postać: { $character }.
event-declined_free = { $seat } rezygnuje z akcji ({ $character }), co przy tym stole nic nie kosztuje.
event-skull = { $count ->
    [one] { $seat } bierze czaszkę.
    [few] { $seat } bierze { $count } czaszki.
    [many] { $seat } bierze { $count } czaszek.
   *[other] { $seat } bierze { $count } czaszki.
}
event-skull_returned = { $count ->
    [one] { $seat } oddaje czaszkę.
    [few] { $seat } oddaje { $count } czaszki.
    [many] { $seat } oddaje { $count } czaszek.
   *[other] { $seat } oddaje { $count } czaszki.
}
event-bought = { $ships ->
    [one] { $seat } kupuje { $ships } statek.
    [few] { $seat } kupuje { $ships } statki.
    [many] { $seat } kupuje { $ships } statków.
   *[other] { $seat } kupuje { $ships } statku.
}
event-free_ships = { $ships ->
    [one] { $seat } dostaje { $ships } statek za darmo.
    [few] { $seat } dostaje { $ships } statki za darmo.
    [many] { $seat } dostaje { $ships } statków za darmo.
   *[other] { $seat } dostaje { $ships } statku za darmo.
}
event-flagged = { $seat } wstępuje na służbę. Flaga: { $nation }.
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
event-stayed = { $seat } zostaje w porcie.
event-corsair_skull = Złupiony ma być konwój kraju, któremu służy { $seat } ({ $nation }).
event-escaped = Nikt nie atakuje, odpływa spokojnie { $card }.
event-thrown = Kostki lecą na morze: { $purpose }.
event-duel = Pojedynek { $merchant } : { $pirate }, konwój przeciw graczowi { $seat }: { $sunk }.
event-saved = { $ships ->
    [one] { $seat } ratuje { $ships } niezatapialny statek.
    [few] { $seat } ratuje { $ships } niezatapialne statki.
    [many] { $seat } ratuje { $ships } niezatapialnych statków.
   *[other] { $seat } ratuje { $ships } niezatapialnego statku.
}
event-lost = { $ships ->
    [one] { $seat } traci { $ships } statek: wraca do rezerwy.
    [few] { $seat } traci { $ships } statki: wracają do rezerwy.
    [many] { $seat } traci { $ships } statków: wracają do rezerwy.
   *[other] { $seat } traci { $ships } statku: wraca do rezerwy.
}
event-sunk_all = Napad się udał: zatopiony { $card }.
event-raid_failed = Napad się nie udał: przebija się { $card }.
event-yin_yang = { $seat } dostaje yin-yang: { $count }.
event-drew_loot = { $seat } dobiera { $loot_acc }.
event-drew_talisman = { $seat } dobiera talizman, a z nim 1 yin-yang.
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
event-loot_shuffled = Odrzucone łupy wracają do talii: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
event-no_loot = Nie ma już łupów do dobrania.
event-guards_sent = { $ships ->
    [one] { $seat } stawia na straży { $ships } statek.
    [few] { $seat } stawia na straży { $ships } statki.
    [many] { $seat } stawia na straży { $ships } statków.
   *[other] { $seat } stawia na straży { $ships } statku.
}
event-guards_back = { $ships ->
    [one] { $seat } odwołuje ze straży { $ships } statek.
    [few] { $seat } odwołuje ze straży { $ships } statki.
    [many] { $seat } odwołuje ze straży { $ships } statków.
   *[other] { $seat } odwołuje ze straży { $ships } statku.
}
event-guards_owed = { $ships ->
    [one] { $seat } nie ma pustego statku i zalega z { $ships } statkiem straży.
    [few] { $seat } nie ma pustego statku i zalega z { $ships } statkami straży.
    [many] { $seat } nie ma pustego statku i zalega z { $ships } statkami straży.
   *[other] { $seat } nie ma pustego statku i zalega z { $ships } statku straży.
}
event-port = { $seat } otwiera nowy port: { $port }.
event-curse = { $seat } sprowadza na wszystkich nieszczęście: { $card }.
event-spared = { $ships ->
    [one] { $seat } oszczędza { $ships } własny statek.
    [few] { $seat } oszczędza { $ships } własne statki.
    [many] { $seat } oszczędza { $ships } własnych statków.
   *[other] { $seat } oszczędza { $ships } własnego statku.
}
event-no_throw = Nie ma w kogo uderzyć: { $card } nic nie zmienia.
event-hit = { $hits ->
    [one] Trafiony { $hits } statek gracza { $seat }.
    [few] Trafione { $hits } statki gracza { $seat }.
    [many] Trafionych { $hits } statków gracza { $seat }.
   *[other] Trafione { $hits } statku gracza { $seat }.
}
event-lost_goods = { $seat } traci: { $loot } ×{ $count }.
event-lost_talismans = { $count ->
    [one] { $seat } traci talizman.
    [few] { $seat } traci { $count } talizmany.
    [many] { $seat } traci { $count } talizmanów.
   *[other] { $seat } traci { $count } talizmanu.
}
event-lost_chests = { $count ->
    [one] { $seat } traci { $count } skrzynię.
    [few] { $seat } traci { $count } skrzynie.
    [many] { $seat } traci { $count } skrzyń.
   *[other] { $seat } traci { $count } skrzyni.
}
event-gained_chests = { $count ->
    [one] { $seat } zyskuje { $count } skrzynię.
    [few] { $seat } zyskuje { $count } skrzynie.
    [many] { $seat } zyskuje { $count } skrzyń.
   *[other] { $seat } zyskuje { $count } skrzyni.
}
event-unharmed = { $seat } wychodzi z tego cało.
event-dragged = { $ships ->
    [one] Wir wciąga { $ships } statek.
    [few] Wir wciąga { $ships } statki.
    [many] Wir wciąga { $ships } statków.
   *[other] Wir wciąga { $ships } statku.
}
event-named = { $seat } obiecuje Idolowi { $loot_acc } od wszystkich.
event-paid_guards = { $count ->
    [one] { $seat } wypłaca straży { $count } skrzynię.
    [few] { $seat } wypłaca straży { $count } skrzynie.
    [many] { $seat } wypłaca straży { $count } skrzyń.
   *[other] { $seat } wypłaca straży { $count } skrzyni.
}
event-served = { $seat } dostaje kostkę: { $face }.
event-gave_up = { $seat } oddaje { $loot_acc }.
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
event-negotiated = { $seat } pertraktuje: { $one } i { $other } za { $chests ->
    [one] { $chests } skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-double_hold = { $seat } urządza podwójną ładownię (×{ $count }).
event-unsinkable = { $seat } ma niezatapialny statek (×{ $count }).
event-drew_card = { $seat } dobiera: { $card }.
event-last_round = { $seat } odkrywa kartę ostatniej rundy. Po tej rundzie będą jeszcze { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}.
event-last_round_late = Pojawia się karta ostatniej rundy, ale ostatnie rundy już trwają.
event-last_round_forced = Mija runda { $round } bez karty ostatniej rundy. Przed wami jeszcze { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}.
event-cards_back = { $seat } bierze wszystkie postacie z powrotem na rękę.
event-rounds_left = { $rounds ->
    [0] To była ostatnia runda.
    [one] Została { $rounds } runda.
    [few] Zostały { $rounds } rundy.
    [many] Zostało { $rounds } rund.
   *[other] Zostało { $rounds } rundy.
}
event-last_market = Wszystkie dobra idą na sprzedaż { $port_at }.
event-surplus_cards = { $seat } ma na ręce za dużo o { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
event-scored = { $seat }: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored_chests = { $seat }: skrzynie { $chests }.
event-scored_talismans = { $seat }: talizmany { $points }.
event-scored_yin_yang = { $seat }: niewykorzystane yin-yang { $yin_yang }, punkty { $points }.
event-scored_skulls = { $seat }: czaszki { $skulls }, punkty { $points }.
event-tie_corsairs = Remis rozstrzyga mniejsza liczba flag: wygrywa { $seat }.
event-tie_skulls = Remis rozstrzyga mniejsza liczba czaszek: wygrywa { $seat }.
event-shared = Zwycięstwo jest wspólne.
event-kept_victory = { $seat } zachowuje udział w zwycięstwie.
event-waived = { $seat } zrzeka się zwycięstwa.
event-won = Wygrywa { $seat }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
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
board-flags = Wolne flagi:
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
part-nation = Nacje
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
part-dice_model = Jak padają rzucane kości
part-config_defaults = Ustawienia stołu
part-last_round_card = Karta ostatniej rundy
part-guards = Straż skrzyń
part-chest_token = Żetony skrzyń

## Terminal

board-legend = A5 statek gracza A i jego kość, M statek kupiecki, ★ pierwszy gracz, ⛵ puste statki, ▣ z ładunkiem, ⚓ straż (! winna jeszcze jeden), ⌂ w rezerwie, ▤ skrzynie, ☯ yin-yang, ✦ talizmany, ☠ czaszki, ⊞ podwójne ładownie, ⊚ niezatapialne statki, ⚑ korsarz danego kraju, ▮ zakryta karta.
