# Mots communs à tous les jeux.
seat-name = Place { $number }
you = vous
row = { $first } et { $last }
nobody = personne
yes = oui
no = non

reason-over = La partie est terminée.
reason-not-yours = Cette question s’adresse à un autre joueur.
reason-not-now = Ce n’est pas une réponse à cette question.
reason-no-undo = Vous n’avez rien à reprendre : quelqu’un a joué, des dés ont roulé ou quelque chose a été dévoilé depuis.

event-undone = { $you ->
    [yes] Vous reprenez votre dernière réponse.
   *[no] { $seat } reprend sa dernière réponse.
    }

clause-DR-1 = Seul le joueur interrogé peut répondre.
clause-DR-2 = Une fois la partie terminée, plus aucune question n’est posée.
clause-DR-3 = Une réponse est un verbe suivi de ses arguments, comme l’indique la page de notation.
clause-DR-4 = Une réponse doit figurer parmi les options de la question posée.
clause-DR-5 = Une réponse peut être reprise tant qu’aucun jet, aucun dévoilement ni aucune action d’un autre joueur ne l’a suivie.

# Le terminal.
cli-you = Vous
cli-compiled = Le moteur est compilé.
cli-pure = Le moteur tourne en Python pur : aucun moteur compilé n’est installé, les bots sont donc plus lents.
cli-hint = Tapez ? pour l’aide.
cli-advice = La part de victoires à laquelle chaque option semble mener, et ce qui la distingue des autres, en points :
cli-cover = { $seat }, prenez place et appuyez sur Entrée.
cli-saved = Enregistré. Pour reprendre : deadroad play --resume { $file }
cli-unreadable = « { $typed } » n’est pas une réponse ici. Tapez un numéro de 1 à { $last }, ou une notation comme « { $notation } » ; ? donne l’aide.
cli-not-offered = « { $typed } » ne fait pas partie des réponses à cette question. Choisissez-en une dans la liste. « why » montre ce qui est refusé, et pourquoi.
cli-nothing-refused = Rien n’est refusé à cette question.
cli-no-clause = Ce jeu n’a ni clause, ni carte, ni jeton « { $clause } ».
cli-save-name = Indiquez où : save FICHIER
cli-save-exists = { $file } existe déjà : choisissez un autre nom.
cli-save-failed = Impossible d’écrire { $file } : { $why }
cli-unsaved = La partie n’est pas enregistrée. « save FICHIER » l’enregistre ; tapez « quit » une seconde fois pour quitter sans enregistrer.
cli-seats = { $most ->
    [1] 1 place
   *[other] { $fewest } à { $most } places
    }
cli-range = de { $least } à { $most }, { $usual } par défaut
cli-usual = { $choice } (par défaut)
cli-no-settings = Ce jeu n’a pas de réglages.
cli-ply = Coup { $at } sur { $last }
cli-steps = Entrée : suivant, b : retour, NOMBRE : aller à, e : fin, q : quitter
cli-not-on = « on » passe quand vous pouvez jouer une carte au tour d’un autre ; ici c’est à vous de répondre.
cli-no-stops = Dans ce jeu, personne ne joue de carte au tour des autres.
cli-no-way = Vos propres réponses ne mènent pas à « { $place } » maintenant.
cli-no-mix = « { $mix } » n’est pas possible ici. Possible : { $parts } ; { $total } en tout.
cli-span = { $least } à { $most }
cli-no-auction = Il n’y a pas d’enchère maintenant.
cli-no-wish = « wish { $wish } » ne marche pas dans ce jeu. Tapez wish suivi de : { $wishes }.
cli-help-answer = un numéro ou une notation : répondre
cli-help-why = why : ce qui n’est pas possible maintenant, et par quelle clause
cli-help-table = table, log : revoir la table, les derniers événements
cli-help-lookup = ? NOM : ce que fait une carte ou un autre élément du jeu
cli-help-rules = rules CLAUSE : une clause des règles
cli-help-hint = hint : les meilleures options, leurs chances et pourquoi
cli-help-on = on : passer jusqu’à votre tour, là où l’on peut jouer des cartes au tour des autres
cli-help-stops = stops, stops MOMENT…, stops all, stops none : quand on vous demande si vous jouez une carte
cli-help-go = go LIEU : y aller d’un coup, à pied ou en voiture
cli-help-amounts = { $example } : plusieurs quantités d’un coup, pour tout ce qui se paie, se prend, se charge ou s’envoie
cli-help-max = max 6 : enchérir jusqu’à 6 ; max 0 : rester en dehors ; max off : retirer l’ordre
cli-help-wish = wish : voir ce qui est répondu pour vous ; wish lone on|off : répondre pour vous s’il n’y a qu’une réponse
cli-help-wish-windows = wish windows can|always|never : quand on vous demande si vous jouez une carte
cli-help-wish-zombies = wish zombies all|matter|none : pour quels zombies on vous interroge
cli-help-act = act : être interrogé au prochain moment où une carte peut être jouée
cli-help-undo = undo : reprendre la dernière réponse
cli-help-save = save FICHIER : enregistrer la partie, à reprendre avec --resume FICHIER
cli-help-quit = quit : partir

# Les chiffres des études.
any-player = un joueur
figure-length = durée en réponses
figure-gestures = durée en gestes
figure-rounds = durée en tours de table
figure-turns = durée en tours
figure-minutes = durée estimée en minutes
figure-choices = vrais choix (part)
figure-options = options d’un vrai choix
figure-changes = changements de meneur
figure-decided = décidée après (part)
figure-runaway = décidée dans la première moitié (part)
figure-nobody = parties que personne ne gagne
figure-scored = parties comptées aux points (part)
figure-points = points d’une place
figure-first = victoires de la place interrogée en premier
figure-why = fin : { $what }
figure-points-of = points : { $what }
figure-out = élimination : { $what }
figure-won = victoires de la place { $what }
figure-player = victoires { LINK("de", $what) }
figure-taken = pris : { $what }
figure-lift = apport : { $what }
figure-kind = choix : { $what }
figure-branching = options : { $what }
figure-gain = { $what }, gain : { $event }
figure-spend = { $what }, perte : { $event }
stock-survivors = rescapés
stock-tokens = jetons
stock-cubes = cubes
stock-points = points
stock-zombies = zombies
stock-bullets = balles
stock-lives = vies
stock-cards = cartes
stock-health = santé
stock-experience = expérience
stock-members = membres
