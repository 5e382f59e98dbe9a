### Raporty laboratorium, po polsku

report-laboratory = Laboratorium
report-contents = W tym raporcie
report-files = Te same liczby
report-all-figures = wszystkie dane
report-line-a-game = wiersz na grę
report-findings = Wnioski
report-figure = Rysunek { $number }
report-numbers = Liczby do rysunku { $number }
report-made = Quarterdeck { $version }. Plik nie potrzebuje sieci; liczby stoją pod każdym rysunkiem i w plikach obok.
report-beside = { $span }, równo { $fair }
report-fair = równo { $share } %
report-fair-is = Równy udział to { $share } %.
report-games = gier
report-deals = rozdań
report-rules = wersja zasad
report-seed = ziarno

report-balance = Balans · { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}
report-wins-title = Co wygrywa: { $game }
report-stands-out = Najbardziej wyróżnia się: { $first }, { $share } % zamiast równych { $fair }.
report-nothing = W { $games } grach nic się nie wyróżnia.
report-verdict-length = Gra trwa { $mean } decyzji, od { $least } do { $most }.
report-few = To mało gier: ważniejsze są przedziały niż liczby.
report-bots-only = Czego gracze komputerowi nie widzą, tego nie używają: mała liczba może mówić o nich, a nie o grze.
report-intervals = Przedziały są 95-procentowe: dla udziałów Wilsona, dla średnich normalne. Wspólne zwycięstwo liczy się w części. Każde rozdanie jest rozgrywane z każdego miejsca; gry z jednego rozdania nie są całkiem niezależne, więc przedział, który ledwie mija linię, trzeba czytać ostrożnie. To, co wyróżniono u góry, wyróżnia się na poziomie 99,9 %, bo porównań jest wiele.
report-causes = Wygrać z czymś to nie znaczy wygrać dzięki temu: silniejsi po prostu więcej zdobywają. Małe kółko pokazuje tych, którzy obyli się bez tego.

report-to-move = grający jako { $place }. wygrywa
report-users = wygrywa ten, kto ma w użyciu: { $name }
report-uses-title = { $what }: jak często i czy to wygrywa?
report-uses-how = Po lewej część miejsc, które tego w grze użyły; po prawej, jak często wygrywały: ▲ powyżej równego udziału, ▼ poniżej, ○ nie wiadomo. Małe kółko to samo dla tych, którzy nie użyli.
report-never = Nigdy nie użyto: { $names }.
report-answers-title = Odpowiedzi według czasowników
report-answers-how = Po lewej część miejsc, które choć raz tak odpowiedziały, mając wybór; po prawej, jak często wygrywały. Liczby mówią, jak często pada taka odpowiedź.
report-points-title = Zwycięzcy mają { $winners } pkt, średnio miejsce { $mean }
report-points-how = Część miejsc według punktów: zwycięzcy węższym mosiężnym słupkiem na tle wszystkich, z 95-procentowym przedziałem. Średnia zwycięzców leży między { $low } a { $high }.
report-points-unit = punkty
report-winners = zwycięzcy
report-all-seats = wszyscy
report-length-title = Gra trwa { $mean } decyzji
report-length-how = Część gier według liczby odpowiedzi, w których był wybór; najkrótsza miała ich { $least }, najdłuższa { $most }.
report-length-unit = decyzje w grze
report-lead-title = Zwycięzca wyprzedza o { $mean } pkt
report-lead-how = Część gier według przewagi pierwszego nad drugim w punktach; przy 0 remis rozstrzygnęły zasady albo zwycięstwo było wspólne.
report-lead-unit = punkty przewagi nad drugim
report-turns-title = Czy kolejność ma znaczenie?
report-turns-how = Udział zwycięstw według kolejności i według krzesła. Każdy siedzi na każdym krześle równie często, więc krzesło jest próbą kontrolną: powinno wyjść równo.
report-turn = { $place }. w kolejności
report-chair = Krzesło { $letter }
report-who-title = Kto wygrywa?
report-who-how = Udział zwycięstw każdego gracza komputerowego na wszystkich jego miejscach.
report-cpu-title = Ile kosztuje decyzja
report-cpu-how = Czas procesora na decyzję, średnia z każdej gry: pudełko od dolnej do górnej ćwiartki, znak w medianie, wąsy przy 5 i 95 %. Skala dziesiętna.

report-head-who = Kto
report-head-what = Co
report-head-place = Miejsce
report-head-share = Wygrane, %
report-head-interval = 95 %
report-head-verdict = Ocena
report-head-points = Punkty
report-head-decisions = Decyzje
report-head-winners = Zwycięzcy, %
report-head-all = Wszyscy, %
report-head-used = Używa, %
report-head-times = Razy na miejsce
report-head-without = Wygrane bez, %
report-head-games = Gry
report-head-rating = Ranking
report-head-deals = Rozdania
report-head-decided = Wynik

report-arena = Turniej · { $form ->
    [ladder] drabinka
    [gauntlet] jeden przeciw wszystkim
   *[other] każdy z każdym
}
report-arena-title = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}: graczy komputerowych { $bots }
report-arena-leads = Prowadzi { $first } z { $points } ± { $spread }, za nim { $second } ({ $other } ± { $other_spread }).
report-arena-apart = { $apart ->
    [yes] Ich przedziały są rozłączne.
   *[no] Jeszcze nie wiadomo, kto lepszy.
}
report-arena-turn = Kto zaczyna, wygrywa { $share } % ({ $span }).
report-arena-unplayed = Nic jeszcze nie rozegrano.
report-arena-under-way = { $count ->
    [one] Jedna para jest nierozstrzygnięta: to samo polecenie gra dalej.
    [few] { $count } pary są nierozstrzygnięte: to samo polecenie gra dalej.
   *[other] { $count } par jest nierozstrzygniętych: to samo polecenie gra dalej.
}
report-matrix-title = Kto kogo bije
report-matrix-how = Wiersz siedzi sam przeciw kopiom kolumny, w tych samych rozdaniach z każdego miejsca. Duża liczba to udział zwycięstw wiersza, pod nią przedział 95 %: ▲ powyżej równego udziału { $fair } %, ▼ poniżej, ○ nie wiadomo. Mała liczba to gry.
report-against = przeciw: { $count } × …
report-not-played = nie grano
report-ratings-title = Ranking na jednej skali
report-ratings-how = openskill (Plackett-Luce), random ma 1000, jeśli gra. Wąs to ± 2 σ: gdy wąsy dwóch graczy się nakładają, nie wiadomo jeszcze, kto lepszy.
report-history-title = Jak ustalał się ranking
report-history-how = Średnia i ± 2 σ po dotychczasowych grach. Płaskie linie z wąskim pasem znaczą, że więcej gier mało zmieni.
report-games-played = rozegrane gry
report-frontier-title = Siła za czas
report-frontier-how = Ranking i czas procesora na decyzję. Kto leży na przerywanej linii, jest za tę cenę najsilniejszy; kto pod nią, kosztuje więcej, niż daje.
report-cpu-unit = ms procesora na decyzję
report-mean-points-title = Punkty w grze
report-mean-points-how = Średnie punkty tego, kto siedzi sam, z przedziałem 95 %: druga miara, której wystarcza mniej gier.
report-sprt-title = Kiedy test sekwencyjny może skończyć
report-sprt-how = Logarytm tego, o ile prawdopodobniejsze jest po każdym rozdaniu, że wiersz jest lepszy niż równy (w górę) albo gorszy niż równy (w dół). Para kończy, gdy jej linia dotknie przerywanej granicy (błędy 5 %).
