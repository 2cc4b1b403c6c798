letter-confirm = Dead Road: conferma il tuo indirizzo
letter-confirm-text =
    Qualcuno, probabilmente tu, ha indicato questo indirizzo per un account di Dead Road.
    Apri questo link per confermarlo:

    { $link }

    Se non sei stato tu, non fare nulla.
letter-reset = Dead Road: una nuova password
letter-reset-text =
    Apri questo link per scegliere una nuova password (vale due ore):

    { $link }

    Se non l’hai chiesto tu, non fare nulla: la tua password resta quella di prima.
letter-turn = Dead Road: tocca a te
letter-turn-text =
    Tocca a te in { $game }:

    { $link }
