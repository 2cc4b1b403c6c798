letter-confirm = Dead Road: conferma il tuo indirizzo
letter-confirm-text =
    Qualcuno, probabilmente tu, ha indicato questo indirizzo per un account di Dead Road.
    Apri questo link per confermarlo:

    { $link }

    Se la richiesta non viene da te, non fare nulla.
letter-reset = Dead Road: una nuova password
letter-reset-text =
    Apri questo link per scegliere una nuova password (vale due ore):

    { $link }

    Se non l’hai chiesto tu, non fare nulla: la tua password resta quella di prima.
letter-turn = Dead Road: tocca a te
letter-turn-text =
    Tocca a te in { $game }:

    { $link }
letter-codes = Dead Road: codici errati per il tuo account
letter-codes-text =
    Qualcuno ha inserito più volte la password giusta del tuo account, ogni volta con un codice
    errato del secondo fattore. Per un po’ altri tentativi da quel dispositivo vengono rifiutati.

    Se non eri tu, cambia la password e controlla i tuoi accessi:

    { $link }
