### To, co mówi każda gra i każdy klient.

nobody = nikt
skipper = Szyper

reason-not_now = Teraz nie można tego zrobić.
reason-not_asked = To nie twoja decyzja.
reason-over = Gra już się skończyła.

undo-nothing = Nie ma jeszcze czego cofnąć.
undo-far = Od tego czasu wydarzyło się zbyt wiele.
undo-chance = Od tego czasu zadziałał los.
undo-rated = Gra jest skończona, a jej wynik liczy się do rankingu.
undo-other = Od tego czasu ktoś inny wykonał ruch.
undo-revealed = Ujawniono coś, co było zakryte.

# Między częściami tekstu elementu.
text-more = { $first }; { $rest }
text-and = { $first } i { $rest }
text-or = { $first } / { $rest }
text-list = { $first }, { $rest }

level-random = Losowy
    .help = Zagrywa cokolwiek dozwolonego.
level-greedy = Zachłanny
    .help = Bierze to, co od razu wygląda najlepiej.
level-deckhand = Majtek
    .help = Szybki i myli się po ludzku.
level-bosun = Bosman
    .help = Solidny: wie, ile wart jest ruch.
level-captain = Kapitan
    .help = Bystry: patrzy naprzód, a i tak odpowiada w mig.
level-legend = Legenda
    .help = Najsilniejszy, jakiego mamy: patrzy jeszcze dalej i myśli do pięciu sekund na ruch.

yes = tak
no = nie

## Terminal

cli-your-number = Twoja odpowiedź (albo pomoc)
cli-more = strona { $page } z { $pages }; „dalej” pokazuje następną
cli-help = Wpisz to, co stoi przed linią, aby ją wybrać, albo słowa akcji, albo:
cli-command-help = pomoc
    .help = ta lista
cli-command-more = dalej
    .help = następna strona długiej listy odpowiedzi
cli-command-board = plansza
    .help = rysuje stół jeszcze raz
cli-command-hint = rada
    .help = mała podpowiedź; „rada dobre” pokazuje dobre odpowiedzi, „rada najlepsza” najlepszą
cli-command-undo = cofnij
    .help = cofa twoją ostatnią odpowiedź
cli-command-save = zapisz
    .help = zapisuje grę do pliku: zapisz PLIK
cli-command-log = przebieg
    .help = opowiada grę od początku
cli-command-rules = zasady
    .help = zasada tego pytania albo o podanym numerze: zasady 5.1
cli-command-back = wstecz
    .help = do pierwszej listy tego pytania
cli-command-quit = koniec
    .help = wychodzi bez zapisu; Ctrl-C zapisuje i wychodzi
cli-hint-good = dobre
cli-hint-best = najlepsza
cli-hint-same = Nie widzę różnicy między twoimi odpowiedziami.
cli-hint-look = Przyjrzyj się: { $thing }.
cli-hint-many = { $count ->
    [one] Jedna odpowiedź wygląda lepiej od wszystkich.
    [few] { $count } odpowiedzi wyglądają dobrze.
   *[many] { $count } odpowiedzi wygląda dobrze.
}
cli-hint-because = { $answer }, bo { $why }.
cli-hint-and = { $first } i { $last }
cli-hint-tries = { $all ->
    [one] Na jedną próbę w myślach
    [few] Na { $all } próby w myślach
   *[many] Na { $all } prób w myślach
} { $count ->
    [one] jedna zaczynała się właśnie tak.
    [few] { $count } zaczynały się właśnie tak.
   *[many] { $count } zaczynało się właśnie tak.
}
cli-hint-even = „{ $rival }” daje pod koniec tury prawie to samo.
cli-hint-rival = Druga w kolejności: { $answer }
cli-hint-follows = Co może być dalej:
cli-unknown = Nie rozumiem: { $found }. Wpisz „pomoc”, aby zobaczyć, co można powiedzieć.
cli-no-answer = „{ $typed }” to nie odpowiedź. Wpisz to, co stoi przed linią: { $keys }, albo „pomoc”.
cli-since = Od twojego ostatniego ruchu
cli-log = Od początku
cli-undone = Cofnięto.
cli-saved = Zapisano w { $file }. Dalej: quarterdeck play --load { $file }
cli-not-saved = Nie zapisano, gra trwa dalej: { $found }
cli-over = Koniec gry.
cli-won = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwyciężają wspólnie: { $names }.
    [many] Zwyciężają wspólnie: { $names }.
   *[other] Zwyciężają wspólnie: { $names }.
}
cli-place = Miejsce
cli-player = Gracz
cli-points = Punkty
cli-you-are = Grasz jako { $name }. Miejsca: { $seats }.
cli-thinking = { $name } myśli …
cli-curtain = Teraz { $name }: podejdź do klawiatury i naciśnij Enter.
cli-new-game-here = Gra { $game } jest gotowa do gry: quarterdeck play { $game } albo przy stole w przeglądarce.
    Jej zasady, słowa i dane: { $home }
    Jej testy: { $tests }
    Co dalej: docs/adding-a-game.md oraz make quick GAME={ $game } po każdej zmianie.
cli-new-game-apart = Gra { $game } jest osobnym pakietem. W jej folderze pip install -e . zgłasza ją w Quarterdeck: quarterdeck play { $game }.
    Jej zasady, słowa i dane: { $home }
    Jej testy: { $tests }
cli-bye = Pomyślnych wiatrów.
cli-refused = Nie można: { $reason }
cli-no-input = Wejście skończyło się w środku gry.
cli-wins = Wygrane
cli-share = Udział wygranych
cli-interval = przedział 95 %
cli-fair-share = równy udział { $share }
cli-mean = Średnia punktów
cli-decisions = Decyzji w grze
cli-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
cli-event = Zdarzenie
cli-total = Razem
cli-mean-a-game = Średnio na grę
cli-median-a-game = Mediana na grę
cli-in-games = W ilu grach
cli-bot = Bot
cli-rating = Ranking
cli-cpu = Czas procesora na decyzję
cli-seat = Według miejsc
cli-turn = Według kolejności ruchu
cli-signs = ▲ powyżej równego udziału, ▼ poniżej, ○ nierozstrzygnięte, … w toku (95 %)
cli-used = Używa
cli-answers = Odpowiedzi
cli-sim-stopped = Przerwano po { $played } z { $games } partii. Rozegrane partie są pełne i policzone.
cli-arena-pairings = rozstrzygnięte pary
cli-export-games = partie
cli-export-written = { $count ->
    [one] { $count } partia w { $file }
    [few] { $count } partie w { $file }
    [many] { $count } partii w { $file }
   *[other] { $count } partii w { $file }
}
cli-train-files = pliki z partiami
cli-train-stage = partii
cli-train-positions = stoły
cli-train-uniform = bez wiedzy
cli-train-worth = zasady bota
cli-train-value = wyuczone
cli-train-generation = pokolenie
cli-train-winners = kto wygrał
cli-train-thoughts = co myślano
cli-train-match = przeciw poprzedniemu
cli-train-playing = CPU gry
cli-train-matching = CPU meczu
cli-train-better = gra dalej
cli-train-yes = tak
cli-train-no = nie
cli-train-kept = Lepiej niż dotąd: nowe wagi są już w pakiecie.
cli-train-not-kept = Nie lepiej niż dotąd: w pakiecie zostają dawne wagi.
cli-arena-stopped = Przerwano. Rozegrane partie są zapisane; to samo polecenie gra dalej.
cli-arena-goes-on = Ciąg dalszy w { $folder }: { $count ->
    [one] znaleziono jedną partię
    [few] znaleziono { $count } partie
   *[many] znaleziono { $count } partii
}.
cli-verified = Wszystkie odpowiedzi losu wylosowano jeszcze raz i są zgodne ({ $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}).
cli-verified-scores = Wynik się zgadza.
cli-verified-running = Gra się nie skończyła: nie ma jeszcze wyniku do porównania.
cli-verified-rules = Zapis daje się odtworzyć ruch po ruchu, ale nie mówi, kto rozdawał: { $count ->
    [one] { $count } odpowiedź losu była dozwolona
    [few] { $count } odpowiedzi losu były dozwolone
    [many] { $count } odpowiedzi losu było dozwolonych
   *[other] { $count } odpowiedzi losu było dozwolonych
}, lecz nie da się jej wylosować ponownie.
cli-throws = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
cli-trial = Co policzono
cli-chi-square = χ²
cli-degrees = Stopnie swobody
cli-p = p
cli-fair = Uczciwie
cli-component = Element
cli-provenance = Pochodzenie
cli-values = Wartości
cli-source = Źródło
provenance-rulebook = Z instrukcji
    .short = Instrukcja
    .help = Podane w drukowanej instrukcji.
provenance-public = Ze źródeł publicznych
    .short = Publiczne
    .help = Znalezione w recenzjach, na zdjęciach i w opisach gry; źródło podano obok.
provenance-reconstructed = Odtworzone
    .short = Odtworzone
    .help = Zaprojektowane przez nas w zgodzie ze wszystkimi znanymi warunkami; gra drukowana może się różnić.

## Co serwer mówi w terminalu.
serve-invitation = Inni wchodzą przez { $address }
serve-only-here = Ten adres, a z nim zaproszenia do stołów, otworzy tylko ten komputer. Z --host 0.0.0.0 otworzy go też sieć domowa.
serve-unencrypted = Ten adres nie jest szyfrowany: docs/hosting.md pokazuje, jak postawić przed nim HTTPS.
backup-made = Kopia danych jest w { $file }.
backup-restored = Dane są takie jak w { $file }.
backup-before = Poprzednie zostały jako { $file }.
play-compiling = Obok kompilują się zasady dla botów; za pierwszym razem potrwa to kilka minut, a do tego czasu boty myślą wolno.
play-compiled = Skompilowane: boty myślą teraz dziesięć razy szybciej.
play-not-compiled = Nie skompilowano, więc boty myślą w zwykłym Pythonie: zob. { $file }.
admin-closed = Stół { $table } jest zamknięty i usunięty.
admin-banned = { $who } ma zakaz wstępu.
admin-lifted = { $who } może wrócić.
admin-id = Id
admin-game = Gra
admin-seats = Miejsca
admin-step = Krok
admin-used = Ostatnio
admin-name = Imię
admin-since = Od
admin-tables = Otwarte stoły
admin-who = Kto
admin-reason = Powód
