# Mots communs à tous les jeux.
seat-name = Place { $number }
nobody = personne
yes = oui
no = non

reason-over = La partie est terminée.
reason-not-yours = Cette question s’adresse à une autre place.
reason-not-now = Ce n’est pas une réponse à cette question.
reason-no-undo = Vous n’avez rien à reprendre : quelqu’un a joué, des dés ont roulé ou quelque chose a été dévoilé depuis.

event-undone = { $seat } reprend sa dernière réponse.

clause-DR-1 = Seule la place interrogée peut répondre.
clause-DR-2 = Quand la partie est terminée, plus rien n’est demandé.
clause-DR-3 = Une réponse est un verbe suivi de ses arguments, comme l’indique la page de notation.
clause-DR-4 = Une réponse doit figurer parmi les options de la question posée.
clause-DR-5 = Une réponse peut être reprise tant qu’aucun jet, aucun dévoilement ni aucun acte d’une autre place ne l’a suivie.

kind-rule = livret de règles
kind-ruling = décision
kind-mixed = livret de règles, avec une décision
kind-fact = connu du jeu
kind-inferred = déduit
kind-ours = de nous

# Le terminal.
cli-you = Sam (vous)
cli-compiled = Le moteur est compilé.
cli-pure = Le moteur tourne en Python pur : aucun moteur compilé n’est installé, les robots sont donc plus lents.
cli-hint = Tapez ? pour l’aide.
cli-advice = La part de victoires que chacun semble donner, et les points qui le distinguent des autres :
cli-cover = { $seat }, prenez place et appuyez sur Entrée.
cli-saved = Enregistré. Pour reprendre : deadroad play --resume { $file }
cli-unreadable = « { $typed } » n’est pas une réponse ici. Tapez un numéro de 1 à { $last }, ou une notation comme « { $notation } » ; ? donne l’aide.
cli-nothing-refused = Il n’y a rien d’autre à tenter maintenant.
cli-no-clause = Ce jeu n’a pas de clause { $clause }.
cli-save-name = Dites où : save FICHIER
cli-save-exists = { $file } existe déjà : choisissez un autre nom.
cli-save-failed = Impossible d’écrire { $file } : { $why }
cli-unsaved = La partie n’est pas enregistrée. « save FICHIER » la garde, « quit » encore une fois la quitte.
cli-seats = { $most ->
    [1] 1 place
   *[other] { $fewest } à { $most } places
    }
cli-range = de { $least } à { $most }, d’ordinaire { $usual }
cli-usual = { $choice } (comme d’ordinaire)
cli-no-settings = Ce jeu n’a pas de réglages.
cli-ply = Coup { $at } sur { $last }
cli-steps = Entrée : suivant, b : retour, NOMBRE : aller à, e : fin, q : quitter
cli-not-on = « on » passe quand vous pouvez jouer une carte au tour d’un autre ; ici c’est à vous de répondre.
cli-no-stops = Dans ce jeu, personne ne joue de carte au tour des autres.
cli-no-way = Vos propres réponses ne mènent pas à « { $place } » maintenant.
cli-no-mix = « { $mix } » n’est pas possible ici.
cli-no-auction = Il n’y a pas d’enchère maintenant.
cli-no-wish = Il n’y a pas de souhait « { $wish } ». Il y a : windows can, always ou never ; zombies all, matter ou none ; lone on ou off ; act.
cli-help =
    un numéro ou une notation : répondre
    why : ce qui n’est pas possible maintenant, et par quelle clause
    table, log : revoir la table, les derniers événements
    rules CLAUSE : une clause des règles
    hint : les meilleures options, leurs chances et pourquoi
    on : passer jusqu’à votre tour, là où l’on peut jouer des cartes au tour des autres
    stops, stops MOMENT ..., stops all, stops none : quand on vous demande si vous jouez une carte
    go LIEU : y aller à pied ou en voiture, par exemple go 5.n ou go tile 5
    pay 3 fuel 2 ammo : plusieurs quantités d’un coup, pour tout ce qui se paie, se prend, se charge ou s’envoie
    max 6 : miser jusqu’à 6 ; max 0 : rester en dehors
    wish, wish windows can|always|never, wish zombies all|matter|none, wish lone on|off : ce à quoi on répond pour vous
    act : être interrogé au prochain moment où une carte peut être jouée
    undo : reprendre la dernière réponse
    save FICHIER : enregistrer la partie, à reprendre avec --resume FICHIER
    quit : partir
