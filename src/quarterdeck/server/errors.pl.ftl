### Dlaczego serwer czegoś odmawia.

error-bad_mail = To nie jest adres poczty.
error-bad_option = Jedna z wybranych opcji nie istnieje w tej grze.
error-bad_passkey = Ten klucz dostępu tu nie pasuje.
error-banned = Ten serwer cię nie wpuszcza.
error-bad_request = Serwer nie rozumie tego żądania ({ $field }).
error-bad_seats = Ta gra jest dla { $least }–{ $most } graczy.
error-bad_term = Stół nie może mieć takich warunków ({ $field }).
error-bad_way = Tam nie można wysyłać powiadomień.
error-bad_words = Te słowa nie są żadną akcją tej gry.
error-begun = Gra już się zaczęła; to było możliwe tylko wcześniej.
error-bot_sits = Na twoim miejscu gra bot. Najpierw przejmij je z powrotem.
error-cancelled = Gospodarz odwołał ten stół.
error-failed = Na serwerze wystąpił błąd. Gra jest bezpieczna.
error-file_big = Ten plik jest za duży jak na zapis gry: może mieć najwyżej { $limit } KiB. Nic się nie zmieniło.
error-file_damaged = Ten zapis gry jest uszkodzony: jego ruchy nie zgadzają się z zasadami. Nic się nie zmieniło.
error-file_foreign = Ten plik nie jest zapisem gry. Nic się nie zmieniło.
error-file_house = Ten serwer gra w tę grę na czas, a zapisana jest bez zegarów. Nic się nie zmieniło.
error-file_newer = Tę grę zapisała nowsza wersja. Nic się nie zmieniło.
error-file_over = Ta gra jest skończona; obejrzysz ją przez jej odnośnik albo poleceniem „quarterdeck replay”.
error-file_people = Z tego pliku nie wynika, które miejsce jest twoje. Nic się nie zmieniło.
error-file_rated = Grę rankingową można zapisać dopiero po jej końcu.
error-file_several = Gra tu kilka osób; plik pokazałby ich zakryte karty. Można go zapisać po końcu gry.
error-file_start = Ta gra zaczyna się od pozycji, której nie zapisał ten serwer. Nic się nie zmieniło.
error-file_unreadable = Tego pliku nie da się odczytać: to nie JSON albo jest urwany. Nic się nie zmieniło.
error-final = Tej odpowiedzi nie da się cofnąć.
error-foreign_page = Prosi o to strona z innej witryny.
error-fork_over = W tym miejscu gra była już skończona.
error-gave_time = Czas na to pytanie jest już od ciebie dodany.
error-last_way = To jedyna droga do ciebie: najpierw dodaj klucz dostępu albo inne urządzenie, albo usuń siebie.
error-link_expired = Ten odnośnik wygasł: działał przez dziesięć minut.
error-link_loses = Nic innego nie prowadzi do gościa na tym urządzeniu: zabierz jego miejsca ze sobą albo najpierw dodaj klucz dostępu.
error-link_own = Na tym urządzeniu jesteś już tą samą osobą.
error-link_revoked = Ten odnośnik unieważniono albo zastąpił go nowszy.
error-link_unknown = Takiego odnośnika tu nie wydano.
error-link_used = Ten odnośnik już wykorzystano; każdy działa raz.
error-needs_code = Żeby tu usiąść, trzeba kodu stołu; link jest do oglądania.
error-needs_server = Do tego potrzeba serwera: w wersji kieszonkowej grasz z botami i z osobami przy tym ekranie.
error-no_bot_sits = Na swoim miejscu grasz już bez bota.
error-no_code = Żaden stół nie ma kodu { $code }.
error-no_device = Takie urządzenie nie jest zalogowane.
error-no_extension = Nie możesz teraz poprosić o więcej czasu.
error-no_forks = Przy tym stole nie rozgrywa się wariantów przed końcem gry.
error-no_friend = Nie znasz tu takiej osoby.
error-no_choice = Tu nie było z czego wybierać.
error-no_hint = Kapitan nie ma teraz żadnej rady.
error-no_hints = Przy tym stole nie ma podpowiedzi.
error-no_line = Tej wypowiedzi już nie ma.
error-no_mail_server = Gospodarz tego serwera nie ustawił poczty.
error-no_open_seat = Wszystkie miejsca przy tym stole są zajęte.
error-no_order = Nie ma takiego rozkazu.
error-no_page = Pod tym adresem nic nie ma.
error-no_passkey = Nikt tutaj nie ma takiego klucza dostępu.
error-no_rematch = Nikt nie zaproponował rewanżu.
error-no_rules = Zasady tej gry nie zostały jeszcze spisane.
error-no_seat = Przy tym stole nie ma takiego miejsca.
error-no_speaker = Nie ma tu takiej osoby.
error-no_step = Ta gra nie ma kroku { $step }.
error-no_table = Nie ma takiego stołu.
error-no_takeback = Przy tym stole nie można tego teraz cofnąć.
error-no_takeback_asked = Nikt nie prosi cię o zgodę na cofnięcie.
error-no_vacation = Nie możesz tak zmienić swojego urlopu.
error-no_vote = Nie masz tu nad czym głosować.
error-sent_away = Gospodarz tego stołu prosi, żeby od niego odejść. Zajrzeć będzie można znów po końcu gry.
error-not_invited = Przy tym stole nikt nie trzyma dla ciebie miejsca.
error-no_watching = Przy tym stole nikt nie ogląda.
error-no_way = Nie ma takiej drogi do ciebie.
error-not_begun = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
error-not_friend = Ten stół jest dla tych, którzy skończyli z gospodarzem jakąś grę.
error-not_host = Może to zrobić tylko gospodarz stołu.
error-not_kept = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
error-not_over = To będzie widoczne po zakończeniu gry.
error-not_there = Z tym miejscem nie można tego zrobić.
error-not_waited_for = Na to miejsce nikt nie czeka albo jego gracz jest obecny.
error-not_your_line = Wypowiedź może skreślić tylko gospodarz albo jej autor.
error-not_your_seat = To nie jest twoje miejsce.
error-nothing_ends = Przy tym stole czas się nie kończy.
error-nudged = Przypomnienie było przed chwilą. Zaczekaj dziesięć minut.
error-one_seat = Siedzisz już przy tym stole.
error-other_name = To nie jest twoje imię; niczego nie usunięto.
error-passkey_late = To trwało zbyt długo. Spróbuj jeszcze raz.
error-rematch_made = Nowy stół już czeka.
error-resigned = Gra została poddana; do końca gra tu bot.
error-seat_kept = To miejsce na kogoś czeka.
error-seat_taken = To miejsce jest zajęte.
error-shelf_full = W przeglądarce nie ma już miejsca, żeby to zapisać, więc nic się nie stało. Zwolnij miejsce na urządzeniu albo zapisz do pliku i usuń stare partie.
error-server_full = Na tym serwerze jest teraz zbyt wiele gier.
error-sits_there = Ta osoba ma już miejsce przy tym stole.
error-stale = Sytuacja na stole się zmieniła; to pytanie jest już nieaktualne.
error-takeback_asked = Ktoś już prosi o cofnięcie ruchu.
error-too_big = Ta wiadomość jest za długa.
error-too_fast = Proszę, trochę wolniej.
error-too_many_codes = Za dużo kodów. Zaczekaj minutę.
error-too_many_passkeys = Masz już { $limit ->
    [one] jeden klucz dostępu
    [few] { $limit } klucze dostępu
   *[many] { $limit } kluczy dostępu
}. Najpierw usuń któryś.
error-too_many_tables = Masz już { $limit ->
    [one] jeden niedokończony stół
    [few] { $limit } niedokończone stoły
    [many] { $limit } niedokończonych stołów
   *[other] { $limit } niedokończonego stołu
}. Najpierw dokończ którąś grę.
error-too_many_ways = Masz już { $limit ->
    [one] jedną drogę
    [few] { $limit } drogi
    [many] { $limit } dróg
   *[other] { $limit } drogi
}. Najpierw usuń którąś.
error-unknown_game = Nie ma tu gry o nazwie { $game }.
error-unknown_language = W tym języku tu nie mówimy: { $language }.
error-unknown_level = Nie ma bota o randze { $level }.
error-voted = Twój głos jest już policzony; liczy się raz.
error-no_tournament = Nie ma takiego turnieju.
error-not_in_tournament = Nie bierzesz udziału w tym turnieju.
error-not_tournament_host = Może to zrobić tylko organizator turnieju.
error-too_many_tournaments = Masz już { $limit } niezakończonych turniejów.
error-tournament_begun = Ten turniej już trwa: nikt nie może już dołączyć.
error-tournament_empty = Do turnieju potrzeba co najmniej { $least } osób.
error-tournament_full = Ten turniej ma już komplet uczestników: { $most }.
error-tournament_over = Ten turniej jest skończony.
error-tournament_runs = Ten turniej już trwa: nie można go odwołać.

page-unbuilt = Serwer działa, ale klient nie został zbudowany. Uruchom „make play” w katalogu projektu.
