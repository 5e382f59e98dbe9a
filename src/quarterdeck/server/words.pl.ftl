### Powłoka po polsku: wszystko, co nie należy do jednej gry

quarterdeck = Quarterdeck
navigation = Strony
back-to-start = Wróć na stronę główną
close = Zamknij
loading = Chwileczkę …
hidden = zakryte
games = Gry
players = Gracze
minutes-short = min
rules = Zasady
about = O tym wydaniu

## Języki, dzień i noc, tempo

language = Język
language-en = angielski
    .own = English
language-pl = polski
    .own = Polski
ask = Pytaj, zanim to zrobię
ask-final = co ostateczne
    .help = Co można cofnąć, dzieje się po jednym kliknięciu; czego nie można, po drugim kliknięciu w to samo albo gdy przytrzymasz kartę nad miejscem, aż przeczytasz, co się stanie. O to, na co jest jedna rozsądna odpowiedź, nie ma pytania; cofnięcie je zadaje.
ask-always = zawsze
    .help = O wszystko jest pytanie i wszystko dzieje się po drugim kliknięciu, przyciskiem albo klawiszem Enter; droga krok po kroku.
ask-never = nigdy
    .help = Wszystko dzieje się po jednym kliknięciu.
final = Tego nie da się cofnąć.
final-chance = Tego nie da się cofnąć, bo dalej decyduje los.
final-hidden = Tego nie da się cofnąć, bo odsłania coś zakrytego.
look-starts = Zaczyna rundę.
look-open = Odkryte
look-unseen = Jeszcze niewidziane
look-hand = Na ręce
look-gone = Wypadły z gry
look-discard = Odrzucone
look-played = Zagrane
happens = Co się stanie
then-chance = O tym, co dalej, rozstrzygnie los.
then-hidden = Co dalej, zależy od tego, czego nie widzisz.
then-over = To kończy grę.
click-again = Kliknij jeszcze raz albo naciśnij Enter.
theme = Światło
theme-turn = Dzień albo noc
theme-system = systemu
theme-light = dzień
theme-dark = noc
speed = Tempo ruchów
speed-0 = spokojne
speed-1 = żwawe
speed-2 = od razu
motion = Animacje
motion-help = Bez animacji każdy ruch widać od razu tam, gdzie się kończy.
motion-system = systemu
motion-calm = żadne
motion-full = pełne
size = Wielkość liter
size-help = Panele rosną razem z nimi.
size-normal = zwykła
size-larger = większa
settings = Ustawienia
sound = Dźwięk
sound-on = włączony
sound-off = wyłączony
sound-bell = Dzwon
sound-dice = Kości
sound-card = Karty
sound-coin = Monety
settings-page = Ustawienia i pomoc
settings-where = Twoje na wszystkich twoich urządzeniach; dźwięk ustawiasz na każdym osobno.
settings-asking = Pytanie przed ruchem
settings-pace = Tempo i ruch
settings-speed-help = Kliknięcie planszy zawsze przechodzi do końca tego, co się porusza.
settings-sound = Dźwięk
settings-sound-help = Dzwon na twoją kolej, kości, karty i monety. Jeden przełącznik dla wszystkiego, przy stole klawisz M.
settings-reading = Czytanie
settings-notices = Powiadomienia
settings-notices-help = Co ci przekazać, gdy strona jest zamknięta: w przeglądarce, mailem lub inaczej, i kiedy ma być cicho.
settings-notices-go = Moje powiadomienia
settings-keys = Klawisze
settings-keys-help = Klawisz karty albo miejsca jest na nim wydrukowany i nie zmienia się, gdy się zastanawiasz.
keyboard = Klawiatura z klawiszami każdego stołu
keyboard-act = robi to, co wybrane
keyboard-known = tak samo przy każdym stole
keyboard-thing = nadrukowane na kartach, miejscach i odpowiedziach
settings-help = Pomoc
help-tap = Kliknięcie lub dotknięcie wybiera. Co da się cofnąć, dzieje się od razu; co nie, czeka na drugie kliknięcie tej samej rzeczy, przycisk albo Enter.
help-press = Zatrzymaj wskaźnik na rzeczy, przytrzymaj ją palcem albo naciśnij I, gdy jest zaznaczona: karteczka powie, co to jest i co robi.
help-draw = Kartę można przeciągnąć myszą na miejsce, na które idzie.
help-since = Dziennik trzyma razem to, co stało się od twojej ostatniej kolejki. Kliknij wiersz, aby zobaczyć go na planszy.
help-rule = Każdy znak § otwiera zasadę, z której wynika zdanie.
help-undo = Cofnij odwołuje twoją ostatnią odpowiedź, póki nikt inny nie zagrał i nie odkryto nic ukrytego.

## Gry

weight = Ciężar { $weight } z 5
rules-of = Zasady: { $game }
rules-contents = Spis treści
rules-play = Zagraj w tę grę
rules-print = Wydrukuj zasady
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Żadna zasada o tym nie mówi
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}

## Strona główna

start-page = Quarterdeck: pięć pirackich gier
hero = Pięć pirackich gier, jeden pokład
hero-lead = Zagraj z bystrymi botami, z przyjaciółmi przez link albo z całą kompanią przy jednym ekranie. Bez konta; zegar tylko, jeśli chcesz.
play-now = Graj teraz
play = Graj
play-now-means = Graj teraz: { $game } przeciw { $bots ->
    [one] jednemu botowi
    [few] { $bots } botom
    [many] { $bots } botom
   *[other] { $bots } bota
}, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
my-tables = Moje stoły
my-tables-all = { $count ->
    [one] wszystkie { $count }
    [few] wszystkie { $count }
    [many] wszystkie { $count }
   *[other] wszystkie { $count }
}
my-tables-group-mine = Twój ruch
my-tables-group-others = Ruch innych
my-tables-group-gathering = Zbiera się załoga
my-tables-group-over = Zakończone
my-tables-group-away = Odłożone
my-table-label = Nazwij albo odłóż
my-table-name = Twoja nazwa tego stołu
my-table-name-save = Zapisz
my-table-put-away = Odłóż
my-table-take-out = Przywróć
my-tables-longest = najpierw te, które czekają najdłużej
my-tables-show = Które stoły
my-tables-every = Wszystkie
my-tables-games = Która gra
my-tables-every-game = Wszystkie gry
my-tables-people = Z kim
my-tables-anybody = Z kimkolwiek
my-tables-with = Gra też { $name }
my-tables-search = Stół, gra lub kapitan
my-tables-nothing = Nie masz takiego stołu. Zrezygnuj z któregoś filtra.
my-table-act = Decyduj
my-table-replay = Powtórka
my-tables-none = Nie masz jeszcze żadnego stołu. Otwórz własny albo zagraj od razu.
my-table-mine = Twój ruch, od: { $since }
my-table-theirs = Ruch: { $who }, od: { $since }
my-table-theirs-away = Ruch: { $who }, od: { $since }, nieobecność
my-table-open = { $count ->
    [one] Czeka na jednego gracza
    [few] Czeka na { $count } graczy
    [many] Czeka na { $count } graczy
   *[other] Czeka na { $count } gracza
}
my-table-you = ty
my-table-unread = nieprzeczytane wiadomości:
lamp-here = jest
lamp-away = nieobecność
live = na żywo
live-lost = nie na żywo, stan z { $time }
title-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
bell-moves = Moje stoły: { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
my-table-result = { $place ->
    [1] Wygrana · { $points }
   *[other] Miejsce { $place } · { $points }
}
my-table-over = Koniec
my-table-step = ruch { $step }
my-table-rematch = Propozycja rewanżu: { $who }
not-today = Nie dziś
    .help = { $game }: nie dziś
my-table-invited = { $who } trzyma dla ciebie miejsce
my-table-running = Ruch innych
your-move = Twój ruch
you-may = Możesz działać

## Nowy stół

new-game = Gra
new-preset = Z kim
preset-bots = Boty
    .help = od razu do gry
preset-people = Ludzie
    .help = przez link, boty też mogą grać
preset-screen = Jeden ekran
    .help = podajecie go sobie
new-seats = Miejsca
new-seats-count = graczy przy stole
new-company = Przy stole
    .help = z ludźmi, botami albo z jednymi i drugimi
new-group-plain = Opcje
new-group-rival = Twój rywal
new-group-module = Moduły i warianty
new-group-more = Więcej, dla dociekliwych
new-as-usual = jak zwykle
new-rated = Do rankingu
    .help = Wynik zmienia ranking wszystkich, ludzi i botów. Bez podpowiedzi i bez prób obok gry.
new-open = Otwórz stół
new-watch = Obejrzyj boty
my-name = Moje imię
my-name-help = Tak nazywają cię inni
sail-as = Płyniesz jako
nickname-0 = Albatros
nickname-1 = Barakuda
nickname-2 = Cyklon
nickname-3 = Delfin
nickname-4 = Echo
nickname-5 = Fregata
nickname-6 = Galeon
nickname-7 = Harpun
nickname-8 = Ibis
nickname-9 = Jaskółka
seat-kind = Kto siedzi na miejscu { $number }
seat-level = Siła bota na miejscu { $number }
seat-name = Imię osoby na miejscu { $number }
seat-kind-me = Ja
    .help = Ty, na tym urządzeniu. To imię zobaczą inni.
seat-kind-bot = Bot
seat-kind-person = Osoba przy tym ekranie
    .help = Gra na tym urządzeniu; między ruchami kurtyna zasłania karty.
seat-kind-open = Wolne, przez link
    .help = Wyślij przyjacielowi link do stołu.
seat-kind-friend = Znajomy
    .help = Dostanie zaproszenie; miejsce czeka.
level-rated = { $level } · { $rating }
    .help = Siła: ranking w tej grze, na tej samej skali, na której są ludzie.

## Miejsca przy stole

seats = Miejsca
seat-open = Wolne miejsce
seat-is-bot = bot, { $level }
seat-is-me = ty
seat-is-person = przy tym ekranie
seat-is-guest = gość
seat-is-away = gość, nieobecny
seat-is-open = czeka na gościa
take-seat = Usiądź tutaj
gather = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
gather-invite = Wyślij ten link przyjaciołom; gra zacznie się, gdy wszyscy usiądą.
gather-only-here = Ten link działa tylko na tym komputerze. Aby wpuścić innych, uruchom serwer z --host 0.0.0.0.
gather-join = Przy tym stole jest dla ciebie miejsce.
thinks = Teraz { $count ->
    [one] myśli
    [few] myślą
    [many] myślą
   *[other] myślą
}: { $name }

## Moja decyzja

decision = Moja decyzja
options = Możliwości
choose = Wybierz jedną z możliwości
choose-card = Wybierz kartę
choose-treasure = Wybierz skarb
kind-card = karta
kind-treasure = skarb
key-enter = Enter
waiting = Oczekiwanie
waiting-table = Stół jest właśnie nakrywany.
waiting-crew = Czekamy na załogę
clock-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekundy
}
hold = Chwila!
hold-help = Więcej czasu dla wszystkich. Każdy widzi, kto o to prosi; liczba mówi, ile razy jeszcze możesz w tej rundzie.
held = O chwilę prosi: { $names }.
ready = Dalej
ahead-help = To następne pytanie. Odpowiedź możesz zapieczętować już teraz; zagrana tymczasem karta łamie pieczęć.
orders = Stałe rozkazy
orders-help = Nikt inny ich nie widzi. Zmieniają to, o co pytamy ciebie, a nie to, jak długo czekają inni.
showing = Ruchy innych
sending = Twój ruch
sending-text = W drodze do stołu …
line-broken = Brak połączenia
line-broken-text = Połączenie ze stołem zostało przerwane. Dzwonimy ponownie.
line-retry = Połącz teraz
undo = Cofnij
hint = Podpowiedź
hint-help = Co zrobiłby kapitan?
hint-strength = Jak wyraźnie
hint-1 = trop
hint-2 = dobre odpowiedzi
hint-3 = najlepsza
hint-look = Przyjrzyj się: { $thing }.
hint-many = { $count ->
    [one] Jedna odpowiedź wygląda lepiej od wszystkich.
    [few] { $count } odpowiedzi wyglądają dobrze.
   *[many] { $count } odpowiedzi wygląda dobrze.
}
hint-same = Nie widzę różnicy między twoimi odpowiedziami.
hint-best = { $answer } – tak zrobiłby kapitan.
hint-because = { $answer }, bo { $why }.
hint-think = Pomyśl o tym: { $why }.
hint-tries = { $all ->
    [one] Na jedną próbę w myślach
    [few] Na { $all } próby w myślach
   *[many] Na { $all } prób w myślach
} { $count ->
    [one] jedna zaczynała się właśnie tak.
    [few] { $count } zaczynały się właśnie tak.
   *[many] { $count } zaczynało się właśnie tak.
}
hint-even = „{ $rival }” daje pod koniec tury prawie to samo.
hint-rival = Druga w kolejności: { $answer }
hint-follows = Co może być dalej:

## Stół

table-turn = tura { $turn } z { $of }
table-tools = Stół
menu = Menu stołu
replay = Powtórka
invite = Skopiuj link
invite-copied = Link skopiowany
preferences = Upodobania
fairness = Uczciwe rozdanie
fairness-text = Każda karta i każda kość wynika z tajemnicy ustalonej przed grą. To jej odcisk; po zakończeniu dowodzi jej zapis partii.
save-game = Zapisz do pliku
save-game-help = Aby grać dalej gdzie indziej: na innym serwerze albo w terminalu
record = Pobierz zapis partii
chat = Czat
chat-unread = { $count ->
    [0] Czat
    [one] Czat, jedna nowa wypowiedź
    [few] Czat, { $count } nowe wypowiedzi
    [many] Czat, { $count } nowych wypowiedzi
   *[other] Czat, { $count } nowej wypowiedzi
}
chat-key = Czat (C)
told = Co słychać
chat-lines = Rozmowa przy stole
chat-empty = Nikt jeszcze nic nie powiedział.
chat-to-players = Do graczy
chat-to-watchers = Do widzów
chat-to-all = Do wszystkich
chat-send = Wyślij
chat-answer = Odpowiedz
chat-now = teraz
chat-new = nowe: { $count }
chat-phrases = Gotowe zwroty, każdy czyta je w swoim języku
chat-reactions = Reakcje
chat-react = Zareaguj: { $name }
chat-from = { $language ->
    [pl] po polsku
   *[en] po angielsku
}: „{ $text }”
chat-apart-players = Gracze i widzowie słyszą się nawzajem dopiero po grze.
chat-struck = skreślone
chat-more = Więcej o tej wypowiedzi
chat-settings = Wyciszanie i inne
chat-quiet = Wycisz tu wszystkich
chat-mute = Wycisz: { $name }
    .help = Przy tym stole, tylko dla ciebie.
chat-block = Zablokuj: { $name }
    .help = Przy każdym stole, tylko dla ciebie.
chat-hear = Słuchaj znowu: { $name }
chat-report = Zgłoś gospodarzowi
chat-reported = { $count ->
    [one] zgłoszone
    [few] zgłoszone { $count } razy
    [many] zgłoszone { $count } razy
   *[other] zgłoszone { $count } razy
}
chat-strike = Skreśl tę wypowiedź
chat-told = Zgłoszone gospodarzowi
chat-muted = Nie słyszysz
chat-nobody-muted = Słyszysz wszystkich.
phrase-well_played = Dobrze zagrane!
phrase-ouch = Auć!
phrase-thanks = Dziękuję
phrase-moment = Chwileczkę
phrase-your_turn = Twoja kolej!
phrase-good_luck = Powodzenia
phrase-trade = Wymiana?
phrase-not_me = To nie ja!
phrase-remember = Zapamiętam to sobie
phrase-again = Jeszcze raz?
phrase-nice_try = Niezła próba
phrase-good_night = Dobranoc
reaction-hurrah = Hurra
reaction-cheers = Na zdrowie
reaction-ouch = Auć
reaction-dread = Groza
reaction-haul = Piękny łup
reaction-seen = Oko czuwa
log = Dziennik
log-since = Od twojej ostatniej tury
log-again = Pokaż jeszcze raz
log-empty = Nic się jeszcze nie wydarzyło.
log-all = Wszyscy
log-filter = Czyje ruchy są w dzienniku
log-only = Tylko { $name }
log-look = Zobacz to na planszy
log-open = Otwórz dziennik
chapter = Runda { $number }
welcome = Pierwszy raz w tej grze?
welcome-text = Zasady zaczynają się od skrótu na minutę; tyle wystarczy na start. Podpowiedź pokaże, co zrobiłby kapitan.
welcome-rules = Zasady w minutę
rule = Zasada { $rule }
rules-missing = Zasad tej gry nie ma jeszcze na pokładzie.
curtain = { $name }, twoja kolej
curtain-text = Pozostali proszę odwrócić wzrok. Nic się nie pokaże, dopóki nie dasz znaku.
curtain-here = To ja, { $name }

## Koniec gry

result = Wynik
result-picture = Obrazek na pamiątkę
won-by = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
won-by-me = Wygrywasz
moments = Punkty zwrotne
moments-show = Do tej chwili w powtórce
end-told = Rozliczenie
rematch-ask = Jeszcze raz, wszyscy?
rematch-until = miejsca czekają do { $time }
rematch-mine = co ty na to?
rematch-you = Ty
rematch-yes = tak
rematch-no = nie
rematch-bot = bot, zawsze
rematch-waits = jeszcze nie
rematch-say-yes = Tak, w tym samym składzie
rematch-say-more = z jeszcze jedną osobą
rematch-say-no = Nie, dziękuję
rematch-now = Nie czekaj dłużej
rematch-wait = Wybrano „tak”. Przy ostatniej zgodzie wszyscy przejdą do nowego stołu.
rematch-go = Do nowego stołu
rematch = Zagraj ponownie

## Ludzie przy stole

clock-days = { $days } d { $hours } godz.
seat-clock = pozostały czas: { $time }
span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
seat-is-away-since = poza stołem, od: { $time }
seat-is-resting = na urlopie
seat-is-resigned = gra poddana, gra bot
seat-is-sailed = u steru bot
seat-is-sailed-me = ty, u steru bot
hints-asked = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
forks-made = { $count ->
    [one] { $count } próba na boku
    [few] { $count } próby na boku
    [many] { $count } prób na boku
   *[other] { $count } próby na boku
}
somebody = Ktoś
you = Ty
waiting-for = Czekamy: { $name }
absent-since = { $name } – poza stołem, od: { $time }
absent-asked = Pytanie czeka od: { $time }.
absent-clock-bot = Gdy skończy się czas, na tym miejscu zagra bot ({ $level }), dopóki { $name } nie wróci.
absent-clock-default = Gdy skończy się czas, padnie zwykła odpowiedź na to pytanie.
absent-ends = { $at }: siada tu bot ({ $level }), dopóki { $name } nie wróci.
absent-vote-only = Bot siada tu tylko po głosowaniu obecnych.
vote = Czy bot ({ $level }) ma zagrać już teraz?
vote-help = Decydują obecni: { $count } z { $needed }. Miejsce i punkty zachowuje { $name }; dziennik powie, kto grał.
vote-none = bez głosu
vote-yes = Tak, płyńmy dalej
vote-wait = Czekajmy
vote-back = Cofnij mój głos
nudge = Przypomnij jeszcze raz
nudged = Przypomnienie: { $time }
more-time = Dodaj czas: { $time }
more-given = Dodany czas: { $time }
bot-sails = Za gracza { $name } żegluje bot
bot-thinks = Za gracza { $name } decyduje bot ({ $level })
bot-gives-back = Kto wraca, od razu odzyskuje swoje miejsce.
bot-to-the-end = Gra tu do końca.
welcome-back = { $name }, witaj z powrotem
resigned = Gra poddana
bot-did = { $count ->
    [0] Twojego miejsca pilnuje bot ({ $level })
    [one] Bot ({ $level }) wykonał za ciebie jeden ruch
    [few] Bot ({ $level }) wykonał za ciebie { $count } ruchy
    [many] Bot ({ $level }) wykonał za ciebie { $count } ruchów
   *[other] Bot ({ $level }) wykonał za ciebie { $count } ruchu
}
bot-why-time = Stół czekał dostatecznie długo ({ $time }). Odtąd każdy ruch znów należy do ciebie.
bot-why-clock = Skończył się twój czas ({ $time }). Odtąd każdy ruch znów należy do ciebie.
bot-why-vote = Tak zagłosowali pozostali ({ $time }). Odtąd każdy ruch znów należy do ciebie.
bot-why-asked = Na twoją prośbę ({ $time }).
bot-why-resigned = Gra tu do końca ({ $time }).
take-helm = Przejmij ster
sail-on = Niech płynie dalej
takeback-mine = Pytasz pozostałych
takeback-asks = { $name } prosi
takeback-what = Do cofnięcia:
takeback-falls = Razem z tym przepada:
takeback-step = Od tego czasu nie ujawniono niczego zakrytego. Stół wraca do kroku { $step }; zapis zachowa jedno i drugie.
takeback-agreed = Zgoda: { $names }.
takeback-yes = Tak, cofnijmy
takeback-silence = Brak odpowiedzi w ciągu dwóch minut oznacza „nie”.
undo-ask = Zapytaj pozostałych o cofnięcie
undo-free = Wróć przed swój ostatni ruch; zapis o tym powie
hint-none = Przy tym stole gra się bez podpowiedzi
going = Ty i ten stół
vacation = Urlop
vacation-end = Koniec urlopu
vacation-help = Pozostałe dni: { $days } z { $of }; twój zegar stoi
leave = Odejdź na chwilę
leave-help = Zachowujesz miejsce.
hand = Oddaj miejsce botowi ({ $level })
hand-help = Odbierzesz je, kiedy zechcesz.
resign = Poddaj grę
resign-short = Do końca zagra bot.
resign-help = Bot ({ $level }) zagra na twoim miejscu do końca. Zajmujesz ostatnie miejsce, a wyniki pozostałych się liczą. Tego nie można cofnąć.
keep-playing = Gram dalej
notes = Poza grą
note-bot_time = { $name }: na miejsce siada bot, stół czekał dostatecznie długo.
note-bot_clock = { $name }: na miejsce siada bot, skończył się czas.
note-bot_vote = { $name }: po głosowaniu na miejsce siada bot.
note-bot_asked = { $name } oddaje miejsce botowi.
note-bot_resigned = { $name } poddaje grę; do końca gra bot.
note-back = { $name } wraca do steru.
note-takeback = { $name } cofa za zgodą wszystkich: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
note-rewound = { $name } wraca wstecz: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
note-imported = Ta gra została wczytana z pliku, { $steps ->
    [one] po jednym wpisie zapisu.
    [few] po { $steps } wpisach zapisu.
   *[many] po { $steps } wpisach zapisu.
}
note-hint = { $name } prosi o podpowiedź.
note-fork = { $name } sprawdza tę pozycję na boku.
note-declined = Zaproszona osoba tym razem nie przyjdzie.
note-sent_away = Gospodarz odesłał kogoś, kto się przyglądał.
note-terms = Gospodarz zmienił warunki.

## Warunki stołu

terms = Warunki
terms-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
terms-away = po nieobecności ({ $time }): bot ({ $level })
terms-vote = bot tylko po głosowaniu
terms-vacation = { $count ->
    [one] { $count } dzień urlopu
    [few] { $count } dni urlopu
    [many] { $count } dni urlopu
   *[other] { $count } dnia urlopu
}
terms-takeback = cofanie za zgodą wszystkich
terms-hints = podpowiedzi, widoczne dla wszystkich
terms-forks = próby na boku, widoczne dla wszystkich
pace-none = Bez zegara
    .help = bez pośpiechu
pace-decision = Na decyzję
    .help = czas na każdą z osobna
    .within = Na każdą decyzję
pace-game = Na grę
    .help = jeden czas na całość
    .within = Na całą grę
pace-days = Dni
    .help = tura po turze
    .within = Na każdą turę
pace-is-decision = na decyzję: { $time }
pace-is-game = na grę: { $time } + { $more }
pace-is-whole = na grę: { $time }
pace-is-days = na turę: { $time }
pace-then = potem
pace-then-bot = potem bot ({ $level })
pace-then-default = potem zwykła odpowiedź
new-pace = Tempo i zegar
new-pace-own = Ta gra ma własne zegary.
new-pace-note = Widać, że na miejscu siedzi bot; oddaje je, gdy gracz wróci. Nikt nie przegrywa na czas.
new-vacation-note = { $count ->
    [one] Każdy ma { $count } dzień urlopu.
    [few] Każdy ma { $count } dni urlopu.
    [many] Każdy ma { $count } dni urlopu.
   *[other] Każdy ma { $count } dnia urlopu.
}
new-away = Gdy kogoś nie ma:
new-away-after = bot; czekamy: { $time }
new-stand-in = Ten bot
new-increment = I za każdą decyzję
new-increment-more = + { $time }
new-increment-none = nic
new-vacation = Urlop dla każdego
new-vacation-none = bez urlopu
new-rights = Co wolno
right-takeback = Cofanie
    .help = za zgodą wszystkich
right-hints = Podpowiedzi
    .help = wszyscy widzą, kto prosi
right-forks = Próby na boku
    .help = w trakcie gry; wszyscy to widzą

## Zbiórka

gather-invites = { $name } zaprasza cię do tego stołu
gather-host = gospodarz
gather-up = { $name }: jedno miejsce wyżej
gather-down = { $name }: jedno miejsce niżej
gather-unseat = Wyproś
gather-unseat-sure = Na pewno wyprosić?
gather-bot = Posadź bota
gather-bot-instead = Zastąp botem
gather-start = Zacznij teraz, boty na wolne miejsca
gather-itself = Albo gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
gather-cancel = Odwołaj stół
gather-cancel-sure = Na pewno odwołać?
gather-cancelled = Gospodarz odwołał ten stół.
gather-whose = Stół gracza { $name }, zbiórka od: { $time }
gather-since = Zbiórka od: { $time }
gather-send-or-read = Wyślij link albo przeczytaj kod na głos
gather-share = Udostępnij…
gather-drag = Kolejność zmienisz, przeciągając, albo strzałkami; tylko ty.
gather-open = dla pierwszej osoby z linkiem lub kodem
gather-invited = zaproszenie: { $time }
gather-again = Ponów zaproszenie
gather-withdraw = Wycofaj
gather-invite-friend = Zaproś…
gather-friend = Kogo ze znajomych?
gather-terms-change = Zmień
gather-terms-apply = Zmień warunki
gather-terms-keep = Zostaw
gather-terms-changed = Gospodarz zmienił warunki: { $time }.
gather-invitation = Zaproszenie
gather-your-seat = Twoje miejsce
gather-free = wolne
gather-yours = twoje
gather-take = zajmij
gather-kept = czeka na kogoś
gather-is-bot = bot
gather-name-kept = widzą je inni; zostanie na następny raz
gather-elsewhere = Gram już na innym urządzeniu
gather-guest = Bez konta. Jesteś gościem; miejsce zostaje na tym urządzeniu, a na inne przeniesiesz je linkiem.
gather-guest-watch = Bez konta. Jesteś gościem, a miejsce przeniesiesz linkiem na inne urządzenie. Bez miejsca obejrzysz grę, gdy się zacznie.
take-seat-as = Usiądź jako { $name }
company = { $watchers ->
    [0] Towarzystwo
   *[other] Towarzystwo + { $watchers }
}
watching = Oglądają
watching-since = od: { $time }
watching-nobody = Nikt.
watching-names = Oglądają: { $names }
watching-note = Widzą to, co jawne, nigdy czyjąś rękę. Odesłać kogoś może tylko gospodarz.
watching-send-who = Odeślij: { $name }
watcher-nameless = ktoś bez imienia
you-watch = Oglądasz
stand-up = Wstań

## Powtórka

replay-of = Powtórka: { $game }
replay-step = Krok { $step } z { $of }
replay-of-steps = z { $of }
replay-now = Co widać
replay-eyes = Czyimi oczami
replay-eyes-all = Wszystko odkryte
replay-eyes-table = To, co widział cały stół
replay-ahead = Prowadzi { $name }
replay-moment = { $name }: +{ $gain }
replay-moment-lead = { $name }: +{ $gain } i prowadzenie
replay-moment-before = Do poprzedniej chwili
replay-moment-next = Do następnej chwili
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Krok wstecz
replay-next = Krok dalej
replay-first = Na początek
replay-position = Miejsce w grze
replay-link = Skopiuj link do tej pozycji
why-that = Dlaczego tak?
why-told = Co za tym przemawia, słowami kapitana ({ $name }):
why-even = { $answer } – pod koniec tury nic nie przemawia za tym bardziej niż za innymi.
why-rather = Kapitan wolałby: { $answer }
replay-fork = Graj dalej stąd przeciw botom
replay-fork-seat = Siedzę na miejscu
replay-fork-level = Boty
replay-fork-go = Graj dalej
replay-table = Do stołu
replay-empty = Nie ma jeszcze czego pokazać.

## O tym wydaniu

about-lead = Każdy element tego wydania i pochodzenie jego wartości. Czego nie było w instrukcji ani w źródłach publicznych, to zaprojektowaliśmy od nowa, w zgodzie ze wszystkim, co wiadomo, i tak oznaczyliśmy.
about-data = Wszystkie dane w jednym pliku
about-missing = Lista elementów jest niedostępna.
about-pieces = Elementy
about-sum = { $count ->
    [one] element gry { $game }
    [few] elementy gry { $game }
    [many] elementów gry { $game }
   *[other] elementu gry { $game }
}
about-origin = Skąd pochodzą wartości
about-all = Wszystkie
about-kinds = Rodzaje elementów
about-all-kinds = Wszystkie rodzaje
about-search = Nazwa, numer lub działanie
about-nothing = Żaden element nie spełnia wszystkich tych warunków. Zrezygnuj z któregoś.
about-correct = Masz drukowaną grę?
about-correct-help = Tak zapisaliśmy to w pliku danych. Zmień, co wydrukowano inaczej, i wyślij te wiersze osobie, która prowadzi ten serwer.
about-copy = Skopiuj wiersze
copied = Skopiowano

## Fakty o elementach

fact-value = wartość { $value }
fact-copies = { $value ->
    [one] { $value } sztuka
    [few] { $value } sztuki
    [many] { $value } sztuk
   *[other] { $value } sztuki
}
fact-copies_per_set = { $value ->
    [one] { $value } w każdym zestawie
    [few] { $value } w każdym zestawie
    [many] { $value } w każdym zestawie
   *[other] { $value } w każdym zestawie
}
fact-designer = autor: { $value }
fact-artist = ilustracje: { $value }
fact-publisher = wydawca: { $value }
fact-year = { $value }
fact-minutes = { $value } min
fact-age_min = wiek: od { $value } lat
fact-players_min = od { $value } graczy
fact-players_max = do { $value } graczy
fact-original_title = pierwowzór: { $value }
fact-english_title = po angielsku: { $value }
fact-cards_per_player = kart na gracza: { $value }
fact-ships = statki: { $value }

new-sum = { $game }: { $who }.
new-sum-me = ty
new-sum-open = { $sit ->
    [code] { $count ->
        [one] ktoś z kodem
        [few] { $count } osoby z kodem
       *[many] { $count } osób z kodem
    }
    [friends] { $count ->
        [one] ktoś ze znajomych
        [few] { $count } osoby ze znajomych
       *[many] { $count } osób ze znajomych
    }
    [anybody] { $count ->
        [one] ktokolwiek
        [few] { $count } dowolne osoby
       *[many] { $count } dowolnych osób
    }
   *[link] { $count ->
        [one] ktoś z linkiem
        [few] { $count } osoby z linkiem
       *[many] { $count } osób z linkiem
    }
}
new-sum-bots = { $count ->
    [one] bot ({ $level })
    [few] { $count } boty ({ $level })
   *[many] { $count } botów ({ $level })
}
new-sum-alone = { $game }: ty w pojedynkę. Bez zegara; cofaj, ile chcesz, zapis to pokaże.
new-sum-listed = Ogłoszony na każdej stronie startowej.
new-sum-unlisted = Bez ogłoszenia.
new-sum-tournament = { $game }, turniej przy stołach po { $seats }, { $kind ->
    [robin] każdy z każdym
   *[swiss] { $rounds ->
        [one] jedna runda systemem szwajcarskim
        [few] { $rounds } rundy systemem szwajcarskim
       *[many] { $rounds } rund systemem szwajcarskim
    }
}. Dołącza się przez link.

## Turnieje

tournament = Turniej
    .help = rundy przy stołach
tournaments = Moje turnieje
tournament-kind = Rodzaj turnieju
tournament-rounds = Rundy
tournament-swiss = System szwajcarski
    .help = W każdej rundzie siedzisz z tymi, którzy stoją podobnie jak ty.
tournament-robin = Każdy z każdym
    .help = Tyle rund, ile trzeba, by spotkać wszystkich; każdego raz, gdy gra się we dwoje.
tournament-make = Zorganizuj turniej
tournament-join = Weź udział
tournament-start = Zacznij pierwszą rundę
    .help = Potem nikt już nie dołączy. Miejsca, które zostaną, zajmą boty.
tournament-gathers = { $count ->
    [0] Jeszcze nikogo nie ma
    [one] Na razie jedna osoba; jeszcze się nie zaczął
    [few] Na razie { $count } osoby; jeszcze się nie zaczął
   *[many] Na razie { $count } osób; jeszcze się nie zaczął
}
tournament-round = Runda { $round } z { $rounds }
tournament-over = Turniej skończony
tournament-cancel = Odwołaj turniej
tournament-cancel-sure = Na pewno odwołać?
tournament-cancelled = Turniej odwołany
tournament-my-table = Do mojego stołu
tournament-my-place = Miejsce { $place }
tournament-to-standing = Do turnieju
tournament-standing = Tabela
tournament-place = miejsce
tournament-name = imię
tournament-played = partie
tournament-points = punkty
tournament-against = rywale
    .help = Punkty tych, z którymi się grało; rozstrzygają przy równej liczbie własnych.
tournament-me = ty
tournament-out = poza turniejem
tournament-nobody = Jeszcze nikogo nie ma. Wyślij link.
tournament-how = Stół daje punkt za każdego gracza, z którym tam wygrasz, i pół za tego, z którym zremisujesz. Gdy skończą się wszystkie stoły rundy, następna zaczyna się sama; za nieobecnych siada bot według warunków stołu.
tournament-table = Stół { $number }
tournament-bots = { $count ->
    [one] i bot
    [few] i { $count } boty
   *[many] i { $count } botów
}
tournament-table-over = skończony
tournament-table-runs = w grze
tournament-withdraw = Wycofaj się
    .help = Zachowasz punkty i nie dostaniesz już miejsca. Partia, w której grasz, toczy się dalej według warunków stołu.
tournament-stay = Zostaję

## Strony, których nie ma, i błędy

lost-title = Poza mapą
lost-text = Nie ma takiego miejsca na tej mapie.
error-unreachable = Nie można połączyć się z serwerem.
offline = Zasady są tu mimo to; stoły wrócą razem z połączeniem.
error-unknown = Coś poszło nie tak.

## Ja: osoba, urządzenia, historia

me = Ja
me-guest = Gość tylko w tej przeglądarce, od: { $since }. Inni widzą imię i nic więcej.
me-linked = Gość na { $devices } urządzeniach, od: { $since }. Inni widzą imię i nic więcej.
me-permanent = Gość od: { $since }, na stałe dzięki kluczowi dostępu. Inni widzą imię i nic więcej.
me-games = partie
me-won = wygrane
me-run = wygrane z rzędu
me-best-run = najdłuższa seria wygranych: { $count }
me-favourite = ulubiony kapitan
devices = Urządzenia
device = { $browser } ({ $system })
browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
browser-samsung = Samsung Internet
browser-other = Przeglądarka
system-android = Android
system-chromeos = ChromeOS
system-ipad = iPad
system-iphone = iPhone
system-linux = Linux
system-mac = macOS
system-windows = Windows
system-other = inny system
device-continue = Kontynuuj na innym urządzeniu
device-continue-help = Zeskanuj telefonem: to samo imię, te same miejsca, ta sama historia. Działa raz, przez dziesięć minut.
device-make-link = Odnośnik i kod QR
device-qr = kod QR odnośnika
device-copy = Kopiuj odnośnik
device-new-link = Nowy odnośnik
device-revoke = Unieważnij
device-link-over = Odnośnik wygasł.
device-is-in = { $device }: gotowe, urządzenie dołączyło.
device-this = ta przeglądarka, teraz
device-here = tutaj
device-first = pierwsze · ostatnio { $seen }
device-link = przez odnośnik · ostatnio { $seen }
device-passkey = kluczem dostępu · ostatnio { $seen }
signed-in = Zalogowane
sign-out = Wyloguj
sign-out-others = Wyloguj wszystkie inne
passkeys = Klucze dostępu
passkey-add = Dodaj klucz dostępu
passkey-show = Mam klucz dostępu
passkey-help = Odcisk palca, twarz albo blokada urządzenia. Bez hasła i bez adresu e-mail.
passkey-line = dodany { $since } · ostatnio użyty { $used }
remove = Usuń
my-data = Moje dane
export = Zapisz wszystko
export-help = Jeden plik: imię, miejsca, partie, wiadomości, ustawienia.
bring-in = Wczytaj grę
bring-in-help = Zapisana gra solo albo przy jednym ekranie; sprawdzamy ją, zanim się otworzy.
delete-me = Usuń mnie
delete-me-help = Przy skończonych stołach nikt już nie przeczyta twojego imienia; w trwających partiach gra dalej bosman. Tego nie da się cofnąć.
delete-me-name = Wpisz swoje imię, { $name }, aby usunąć wszystko o sobie.
delete-me-nameless = Nie masz jeszcze imienia: zostaw to pole puste, aby usunąć wszystko o sobie.
delete-me-now = Usuń wszystko o mnie
keep-me = Zostaję
former-guest = dawny gość
friend = Znajomy
friend-not = Dodaj
friend-add = { $name }: dodaj do znajomych
friend-remove = { $name }: usuń ze znajomych
friend-help = Znajomi widzą twoje stoły dla znajomych i można ich zaprosić po imieniu.
feats = Wyczyny
feats-count = { $have } z { $all }; co zrobione, zostaje zrobione.
feats-all-games = Wszystkie gry
feat-done = { $name }, zrobione { $day }
feat-open = { $name }, { $have } z { $goal }
feat-first = Pierwsza wygrana
    .help = Wygraj w tę grę jeden raz.
feat-tables = Stół każdej wielkości
    .help = Wygraj przy każdej liczbie graczy, na jaką ta gra pozwala, począwszy od dwojga.
feat-games = Cała flotylla
    .help = Dograj do końca po jednej partii każdej gry.
feat-everywhere = Wszystkie morza
    .help = Wygraj raz w każdą z gier.
feat-ladder = Szczebel po szczeblu
    .help = Wygraj z botami każdego poziomu.
feat-people = Dziesięcioro towarzyszy
    .help = Dograj partie do końca z dziesięciorgiem różnych ludzi.
feat-unaided = Tylko my
    .help = Wygraj partię z innymi ludźmi i bez botów.
feat-run = Pięć z rzędu
    .help = Wygraj pięć liczonych partii z rzędu, choćby trwało to długo.

history = Historia
history-ratings = Ranking według openskill, ludzie i boty na jednej skali; tylko stoły, które się na to zgodziły.
history-none = Żadna partia nie jest jeszcze skończona.
history-game = Gra
history-played = partie
history-won = wygrane
history-rating = ranking
history-lately = Ostatnio
history-across = Po drugiej stronie stołu
unrated = poza rankingiem
rating-scale = Ranking { $rating } plus minus { $sigma }; { $bots }
result-alone = samotnie
result-with = z: { $names }
result-with-more = z: { $names } i { $more ->
    [one] jeszcze jedną osobą
    [few] jeszcze { $more } osobami
   *[many] jeszcze { $more } osobami
}
result-rated = do rankingu
result-not-counted = na próbę, nie liczy się
opponent-line = { $played ->
    [one] jedna partia
    [few] { $played } partie
   *[many] { $played } partii
} · twoje wygrane: { $won }, drugiej strony: { $lost }

## Odnośnik z innego urządzenia

follow-title = Kontynuuj na tym urządzeniu
follow-as = Kontynuować na tym urządzeniu jako { $name }?
follow-nameless = gość z drugiego urządzenia
follow-lead = To samo imię, te same ustawienia, te same miejsca: { $tables ->
    [0] jeszcze żadnego stołu
    [one] jeden stół, { $running ->
        [0] skończony
       *[other] w trakcie gry
    }
    [few] { $tables } stoły, w trakcie gry: { $running }
   *[many] { $tables } stołów, w trakcie gry: { $running }
}.
follow-mine = Na tym urządzeniu nazywasz się już { $name } i masz { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}{ $running ->
    [0] {""}
   *[other] {" "}(w trakcie gry: { $running })
}. Co z tym zrobić?
follow-merge = Zabierz wszystko ze sobą
follow-merge-help = Twoje tutejsze miejsca, stoły i historię przejmie { $name }, na wszystkich twoich urządzeniach. Nic nie przepadnie.
follow-both = { $count ->
    [one] Przy jednym stole siedzicie oboje: będziesz tam grać na obu miejscach.
    [few] Przy { $count } stołach siedzicie oboje: będziesz tam grać na obu miejscach.
   *[many] Przy { $count } stołach siedzicie oboje: będziesz tam grać na obu miejscach.
}
follow-switch = Przełącz tylko to urządzenie
follow-switch-help = To, co masz tutaj, zostaje przy twoich innych urządzeniach albo kluczu dostępu.
follow-no-switch = Aby się przełączyć i nic nie zabierać, dodaj najpierw klucz dostępu: inaczej nic nie prowadziłoby tam z powrotem.
follow-do = Kontynuuj jako { $name }
follow-not = Nie teraz
follow-refused = Ten odnośnik nie działa
follow-refused-help = Odnośnik działa raz, przez dziesięć minut, na serwerze, który go wydał. Na drugim urządzeniu zrób nowy na stronie „Ja”.
## Powiadomienia

notice-move = Twój ruch: { $game }
notice-invitation = Zaproszenie: { $game }
notice-over = Koniec gry: { $game }
notice-seat = Bot gra za ciebie: { $game }
notice-time = Kończy się twój czas: { $game }
notice-time-left = Zostało: { $left }, { $end ->
    [default] potem gra udzieli za ciebie zwykłej odpowiedzi.
   *[bot] potem zagra za ciebie bot.
}
notice-rematch = Jeszcze raz? { $game }
notice-rematch-by = { $name } chce zagrać jeszcze raz w tym samym gronie.
notice-named = Ktoś cię woła: { $game }
notice-test = Ahoj! Powiadomienia docierają.
notice-gathered = { $count ->
    [one] Jedna sprawa od { $time }
    [few] { $count } sprawy od { $time }
    [many] { $count } spraw od { $time }
   *[other] { $count } sprawy od { $time }
}
notice-open = Do stołu
notice-stop = Nie przysyłaj więcej
notice-confirm = Quarterdeck: czy to twój adres?
notice-confirm-body = Ktoś chce dostawać pod ten adres wiadomości o ruchach. Jeśli to ty, otwórz link w ciągu doby; jeśli nie, nie rób nic, a nic nie przyjdzie.
notice-confirm-link = Tak, to mój adres
notices = Powiadomienia
notices-help = Jedno każdego rodzaju na stół, póki nie zajrzysz, i tylko gdy nie patrzysz. Przy stole samych botów nikt nie czeka, więc ich tu nie ma.
notices-silent = Wycisz wszystko
notices-loud = Znów powiadamiaj
notices-way-push = Push
notices-way-mail = Poczta
notices-way-hook = Webhook
notices-move = Mój ruch
    .help = stół na mnie czeka
notices-time = Kończy się czas
    .help = została jedna dziesiąta, z dni co najmniej godzina
notices-invitation = Zaproszenie, rewanż
    .help = ktoś mnie prosi
notices-over = Koniec gry
    .help = gdy mnie nie było
notices-seat = Bot na moim miejscu
    .help = odda je, gdy wrócę
notices-named = Ktoś mnie woła w rozmowie
    .help = „Mira, …”, o ile ten ktoś nie jest wyciszony
notices-quiet = Cisza nocna
notices-quiet-help = Co przyjdzie w tym czasie, czeka do końca, w jednym powiadomieniu.
notices-quiet-start = od
notices-quiet-end = do
notices-push-here = Ta przeglądarka
notices-push-on = Powiadamiaj tę przeglądarkę
notices-push-off = Nie powiadamiaj tej przeglądarki
notices-push-denied = Ta przeglądarka zabrania powiadomień tej strony; można je włączyć w jej ustawieniach.
notices-push-others = { $count ->
    [one] i jeszcze jedna przeglądarka
    [few] i jeszcze { $count } przeglądarki
    [many] i jeszcze { $count } przeglądarek
   *[other] i jeszcze { $count } przeglądarki
}
notices-mail = Poczta
notices-mail-confirmed = potwierdzona
notices-mail-waits = link z potwierdzeniem jest w drodze
notices-mail-none = Gospodarz tego serwera nie ustawił poczty.
notices-hook = Webhook
notices-hook-help = Discord, Slack, ntfy albo zwykły JSON
notices-save = Zapisz
notices-remove = Usuń
notices-test = Wyślij próbę
notices-test-sent = Próba jest w drodze każdą drogą.
stop-title = Wyłączone
stop-text = Tą drogą nic więcej nie przyjdzie. Na swojej stronie możesz to włączyć z powrotem.
stop-to = Na moją stronę
confirm-title = Potwierdzone
confirm-text = Ten adres jest twój: tu dotrą wiadomości o ruchach.

## Poczekalnia

code = Kod
code-asked = Ktoś podał ci kod?
code-join = Dołącz
code-help = Do odczytania na głos i wpisania na stronie startowej. Traci ważność, gdy gra się zaczyna.
emblem-anchor = kotwica
emblem-skull = czaszka
emblem-wheel = ster
emblem-compass = kompas
emblem-hook = hak
emblem-parrot = papuga
emblem-lantern = latarnia
emblem-kraken = kraken
emblem-star = gwiazda
emblem-cutlass = kordelas
open-tables = Otwarte stoły
open-filter = Które stoły
open-filter-all = wszystkie
open-filter-free = z wolnym miejscem
open-filter-friends = znajomych
open-none-such = Takich teraz nie ma.
open-tables-help = Twój jest prywatny, dopóki nie zdecydujesz inaczej.
open-none = Nikt nie czeka. Otwórz stół i pokaż go innym.
open-whose = stół gracza { $name }
open-first = Nie masz jeszcze stołu. Usiądź przy którymś z tych albo otwórz własny:
open-running = w toku
open-sit = Usiądź
open-watch = Oglądaj
open-pace-none = bez zegara
new-come = Kto może przyjść
right-sit = Miejsca
right-sit-link = z linkiem
    .help = Każdy, kto ma link do stołu.
right-sit-code = z kodem
    .help = Każdy, kto ma kod; link jest do oglądania.
right-sit-friends = znajomi
    .help = Ci, którzy skończyli z tobą jakąś grę; widzą stół na swojej stronie startowej.
right-sit-anybody = każdy
    .help = Stół stoi na stronie startowej wszystkich.
right-watch = Oglądanie
right-watch-nobody = nikt
    .help = Grę widzą tylko siedzący przy stole.
right-watch-link = z linkiem
    .help = Każdy, kto ma link do stołu.
right-watch-anybody = każdy
    .help = Trwająca gra stoi na stronie startowej wszystkich.

## Keys and pace

keys = Klawisze
keys-always = Przy każdym stole
keys-now = Do tego pytania
keys-act = robi to, co wybrane
keys-back = cofa o krok
keys-pass = pasuje, kończy, odpuszcza
keys-hint = prosi o podpowiedź
keys-look = mówi, czym jest to, na czym stoisz
keys-chat = otwiera czat
keys-sound = włącza i wyłącza dźwięk
keys-pause = zatrzymuje ruchy innych i puszcza dalej
keys-next = pokazuje następny ruch
keys-skip = od razu do mojej tury
keys-these = pokazuje te klawisze
keys-clicks = Jedno kliknięcie wybiera, drugie w to samo wykonuje. Co można cofnąć, dzieje się od razu, chyba że chcesz pytań: zobacz menu stołu.
key-escape = Esc
key-zero = 0
key-h = H
key-i = I
key-c = C
key-m = M
key-space = Spacja
key-right = →
key-end = End
key-question = ?
showing-own = Oto co się dzieje
pace = Tempo
pace-pause = Pauza
pace-pause-key = Spacja
pace-go-on = Dalej
pace-next = Następny
pace-next-key = Strzałka w prawo
pace-skip = Do mojej tury
pace-skip-key = End
counting = Liczymy na koniec
counting-begins = Co kto zebrał?
counting-results = Do wyniku
lanes = Skąd te punkty
lanes-board = Pokaż planszę

## Podczas nieobecności

help-asked = O co chodzi teraz:
help-marks = Znaki na planszy
mark-legal = można wybrać
mark-chosen = wybrane, jeszcze nie wysłane
mark-changed = zmienione od twojej tury
mark-hot = to, co wskazujesz
story-said = Powiedziane w tym czasie
story = Pod twoją nieobecność
story-since = { $ago }, { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
story-who = { $count ->
    [0] Gra toczyła się dalej
    [one] Ruch ma za sobą { $names }
    [few] Ruch mają za sobą { $names }
   *[many] Ruch mają za sobą { $names }
}
story-play = Odtwórz opowieść
story-pause = Zatrzymaj opowieść
story-next = Następna tura
story-turn = Tura
story-at = Tura { $at } z { $of }, { $name }
story-of = { $at } z { $of }
story-to-move = Do mojego ruchu
story-to-table = Do stołu

## Odnośniki do chwili

moment-step = krok { $step } z { $of }
moment-over = koniec
moment-gathers = są wolne miejsca
moment-open = wolne miejsce
moment-turn = ma ruch

## Bez serwera

pocket-loading = Wczytują się zasady i boty: { $percent } %
pocket-failed = W tej przeglądarce nie udało się uruchomić Pythona, więc nie da się tu grać.
pocket-elsewhere = Quarterdeck jest otwarty w innym oknie i tam są twoje partie. Zamknij je, żeby grać tutaj.
pocket-unkept = Ta przeglądarka niczego tu nie zapisuje: po zamknięciu strony partie znikną. Zapisz je do pliku albo pozwól na przechowywanie danych.
pocket-full = W tej przeglądarce nie ma już miejsca na partie: boty też czekają. Zwolnij miejsce na urządzeniu albo zapisz do pliku i usuń stare partie.
pocket-again = Spróbuj ponownie
pocket-seen = Gram dalej
pocket-name = Twoje imię przy stole i w wynikach.
pocket-lead = Graj z bystrymi botami albo wspólnie przy jednym ekranie: tutaj, w tej przeglądarce, także bez internetu.
pocket-me = Wszystko jest zapisane tylko w tej przeglądarce, od: { $since }.
pocket-settings = Zapamiętywane na tym urządzeniu.
pocket-export-help = Jeden plik: imię, partie, ustawienia. Pojedynczą partię zabierzesz z jej menu.
pocket-delete-help = Wszystkie partie i ustawienia z tej przeglądarki znikną na zawsze.
my-table-delete = Usuń tę partię
my-table-delete-really = Usunąć na zawsze partię { $game } (ruch { $step })?
my-table-delete-yes = Usuń
my-table-delete-no = Zostaw
take-along = Zabierz ze sobą
take-along-help = Link, w którym jest cała partia: kto go otworzy, gra dalej od tego miejsca, na serwerze albo bez niego. Ten stół zostaje bez zmian.
take-along-where = Adres, pod którym grasz dalej
take-along-copy = Skopiuj partię w linku
take-along-copied = Skopiowano: otwórz go tam
take-along-bad = To nie jest adres strony.
bring-title = Partia w drodze
bring-text = { $game }, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}. Przy nowym stole grasz ją tutaj dalej; tam, skąd pochodzi, zostaje bez zmian.
bring-go = Graj dalej tutaj
bring-broken = Ten link nie jest cały: nie ma w nim partii. Skopiuj go jeszcze raz albo weź plik.
install-offer = Quarterdeck można zainstalować: otworzy się wtedy jak aplikacja, także bez połączenia.
install-yes = Zainstaluj
install-no = Nie teraz
newer-edition = Jest nowsze wydanie Quarterdecka. Twoje partie zostają bez zmian.
newer-load = Wczytaj
