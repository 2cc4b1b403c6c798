letter-confirm = Dead Road : confirmez votre adresse
letter-confirm-text =
    Quelqu’un, sans doute vous, a donné cette adresse pour un compte sur Dead Road.
    Ouvrez ce lien pour la confirmer :

    { $link }

    Si ce n’était pas vous, ne faites rien.
letter-reset = Dead Road : un nouveau mot de passe
letter-reset-text =
    Ouvrez ce lien pour choisir un nouveau mot de passe (il est valable deux heures) :

    { $link }

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
letter-turn = Dead Road : c’est à vous de jouer
letter-turn-text =
    C’est à vous de jouer à { $game } :

    { $link }
letter-codes = Dead Road : codes erronés pour votre compte
letter-codes-text =
    Quelqu’un a saisi plusieurs fois le bon mot de passe de votre compte, chaque fois avec un
    code erroné du second facteur. Les essais suivants depuis cet appareil sont refusés pendant un
    moment.

    Si ce n’était pas vous, changez votre mot de passe et vérifiez vos connexions :

    { $link }
