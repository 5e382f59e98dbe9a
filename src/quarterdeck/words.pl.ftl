### To, co mówi każda gra i każdy klient.

nobody = nikt
you = Ty

reason-not_now = Teraz nie można tego zrobić.
reason-not_asked = To nie twoja decyzja.
reason-over = Gra już się skończyła.

undo-nothing = Nie ma jeszcze czego cofnąć.
undo-chance = Od tego czasu zadziałał los.
undo-other = Od tego czasu ktoś inny wykonał ruch.
undo-revealed = Ujawniono coś, co było zakryte.

level-random = Losowy
    .help = zagrywa cokolwiek dozwolonego
level-greedy = Zachłanny
    .help = bierze to, co od razu wygląda najlepiej
level-deckhand = Majtek
    .help = szybki, myli się jak człowiek
level-bosun = Bosman
    .help = solidny: gra według dobrych nawyków
level-captain = Kapitan
    .help = myśli naprzód około sekundy
level-legend = Legenda
    .help = najsilniejszy przeciwnik, jakiego mamy

yes = tak
no = nie
