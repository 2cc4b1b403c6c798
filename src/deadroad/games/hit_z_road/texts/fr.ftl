
## Game
title = Hit Z Road
blurb = Misez pour le tronçon le plus sûr de la Route 66 et menez au moins un personnage jusqu’au Pacifique, à travers huit tours de zombies.
kind = enchères et survie
length = 30 à 60 minutes

## Resources
resource-ammo = munitions
resource-fuel = essence
resource-adrenaline = adrénaline
resource-ammo-text = Chaque munition dépensée au round de tir fait lancer 2 dés noirs ; chaque coup au but ou coup critique tue un zombie.
resource-fuel-text = 2 jetons essence permettent au groupe de fuir avant un round de corps à corps.
resource-adrenaline-text = 1 adrénaline sauve un personnage mordu, tue sur une opportunité ou donne à un coup critique son deuxième zombie.
resource-ammo-count = { $count ->
    [one] { $count } munition
   *[other] { $count } munitions
}
resource-fuel-count = { $count ->
    [one] { $count } jeton essence
   *[other] { $count } jetons essence
}
resource-adrenaline-count = { $count ->
    [one] { $count } jeton adrénaline
   *[other] { $count } jetons adrénaline
    }

## Dice
face-hit = coup au but
face-critical = coup critique
face-opportunity = opportunité
face-bite = morsure
face-nothing = rien
face-horror = mort horrible
face-hit-text = Un zombie est tué.
face-critical-text = Un zombie est tué, et un deuxième pour 1 adrénaline.
face-opportunity-text = Un zombie est tué pour 1 adrénaline.
face-bite-text = Perdez 1 adrénaline ou 1 personnage.
face-nothing-text = Il ne se passe rien.
face-horror-text = Un personnage est tué ; l’adrénaline n’y peut rien.

## Special tokens
token-bus = bus scolaire
token-map = carte routière
token-longgun = arme à longue portée
token-companion = compagnon
token-toxic = vapeurs toxiques
token-wound = blessure
token-molotov = cocktails Molotov
token-bus-text = Aucun effet par lui-même. Transformé en EXECUTOR, il permet à son propriétaire de combattre toute horde comme des zombies ordinaires.
token-map-text = Aucun effet par elle-même. Après la carte Barrage déserté, chaque carte routière que vous possédez vaut 6 points d’expérience.
token-longgun-text = Défaussez-la au Viaduc bloqué pour sauver deux personnages.
token-companion-text = Ce n’est pas un personnage, il ne lance pas de dé. Quand vient la carte L’ultimatum, il s’en va si vous ne dépensez pas 3 munitions ; lors de son baroud d’honneur, il emporte avec lui tous les zombies de la carte.
token-toxic-text = Les cartes Quinte de toux et Puanteur dans le noir coûtent chacune un personnage par jeton possédé. Les jetons restent.
token-wound-text = La carte Couvrir les blessés vous coûte un personnage et retire ce jeton.
token-molotov-text = À défausser avant le début d’un combat : tous les zombies de la carte sont détruits, horde comprise, le texte en rouge ne s’applique pas et la carte est gagnée.

## Cards
card-I-01 = Armurerie du shérif
card-I-02 = Ferme paisible
card-I-03 = Pompe du coin
card-I-04 = Auto-stoppeur
card-I-04-text = Un personnage se joint à votre groupe.
card-I-05 = Grenier du chasseur
card-I-05-text = Prenez le jeton arme à longue portée.
card-I-06 = Cave du vieil homme
card-I-06-text = Prenez un jeton carte routière.
card-I-07 = Bureau fermé à clé
card-I-07-text = Prenez un jeton carte routière.
card-I-08 = Drôle de compagnon
card-I-08-text = Prenez le jeton compagnon. Le compagnon n’est pas un personnage et ne lance pas de dé.
card-I-09 = Parking de l’école
card-I-09-text = Prenez le jeton bus scolaire (le volant).
card-I-10 = Fuite à l’usine
card-I-10-text = Prenez un jeton vapeurs toxiques.
card-I-11 = Citernes en feu
card-I-11-text = Prenez un jeton vapeurs toxiques.
card-I-12 = Chiens errants
card-I-12-text = Défaussez une ressource de votre choix.
card-I-13 = Grand-rue
card-I-14 = Prison du comté
card-I-15 = Conteneur en travers
card-I-16 = Mauvaise morsure
card-I-16-text = Prenez le jeton blessure.
card-I-17 = Grange à gnôle
card-I-17-text = Prenez le jeton cocktails Molotov.
card-I-18 = Retranchés chez le prêteur sur gages
card-I-19 = Camping-car abandonné
card-I-20 = Cabane des scouts
card-II-01 = Établi à cartouches
card-II-02 = Motel désert
card-II-03 = Camion-citerne plein
card-II-04 = Barrage déserté
card-II-04-text = Chaque jeton carte routière que vous possédez vaut désormais 6 points d’expérience.
card-II-05 = La casse
card-II-05-text = Si vous possédez le jeton bus, transformez-le en EXECUTOR : gardez cette carte face visible et combattez désormais toute horde comme des zombies ordinaires.
card-II-06 = Serpent sous l’épave
card-II-06-text = Perdez un personnage.
card-II-07 = Pont pourri
card-II-07-text = Dépensez 1 jeton essence ou perdez un personnage.
card-II-08 = Coffre forcé
card-II-08-text = Défaussez une ressource de votre choix.
card-II-09 = Pari mortel
card-II-09-text = Lancez un dé noir par personnage et perdez un personnage par morsure. L’adrénaline n’y peut rien.
card-II-10 = Une acrobate en renfort
card-II-10-text = Un personnage se joint à votre groupe.
card-II-11 = Viaduc bloqué
card-II-11-text = Défaussez le jeton arme à longue portée ou perdez deux personnages.
card-II-12 = Traversée du désert
card-II-12-text = Dépensez 2 jetons essence ; perdez un personnage par jeton non dépensé.
card-II-13 = Aile de l’hôpital
card-II-14 = Fusillade au volant
card-II-14-text = Au round de tir, chaque morsure obtenue ajoute un zombie.
card-II-15 = Couvrir les blessés
card-II-15-text = Si vous possédez le jeton blessure, défaussez-le et perdez un personnage.
card-II-16 = La chapelle
card-II-17 = Gué de la rivière
card-II-18 = Descente au commissariat
card-II-19 = Alarme du magasin
card-II-20 = Stade de base-ball
card-II-21 = Gâchette nerveuse
card-II-21-text = Au round de tir, chaque morsure obtenue ajoute un zombie.
card-II-22 = Avant-poste dans la tempête
card-II-23 = Dépôt de carburant
card-II-24 = Hôtes affamés
card-II-24-text = Défaussez une ressource de votre choix.
card-II-25 = Aire minée
card-II-25-text = Lancez un dé noir par personnage et perdez un personnage par morsure. L’adrénaline n’y peut rien.
card-II-26 = Ferme assiégée
card-II-26-text = Au round de tir, chaque morsure obtenue ajoute un zombie.
card-II-27 = Péage
card-II-27-text = Défaussez une ressource de votre choix.
card-II-28 = Arène de rodéo
card-III-01 = Refuge fortifié
card-III-02 = La plage
card-III-03 = Détour en famille
card-III-03-text = Dépensez 1 jeton essence ou perdez un personnage.
card-III-04 = Barricade d’épaves
card-III-04-text = Dépensez 2 jetons essence ; perdez un personnage par jeton non dépensé.
card-III-05 = Quinte de toux
card-III-05-text = Perdez un personnage par jeton vapeurs toxiques en votre possession ; les jetons restent.
card-III-06 = Puanteur dans le noir
card-III-06-text = Perdez un personnage par jeton vapeurs toxiques en votre possession ; les jetons restent.
card-III-07 = Entraînement à l’arbalète
card-III-07-text = Au round de tir, chaque morsure obtenue ajoute un zombie.
card-III-08 = Dernière fusée éclairante
card-III-08-text = Au round de tir, chaque morsure obtenue ajoute un zombie.
card-III-09 = L’ultimatum
card-III-09-text = Si vous possédez le jeton compagnon, dépensez 3 munitions ou défaussez-le.
card-III-10 = Supermarché
card-III-10-text = Vous ne pouvez pas utiliser d’adrénaline dans ce combat.
card-III-11 = Fête foraine
card-III-11-text = Vous ne pouvez pas utiliser d’adrénaline dans ce combat.
card-III-12 = Contrôle de routine
card-III-13 = Saisi par-derrière
card-III-13-text = Lancez un dé noir : sauf coup au but ou coup critique, perdez un personnage.
card-III-14 = Tour d’habitation
card-III-14-text = Lancez un dé noir : sauf coup au but ou coup critique, perdez un personnage.
card-III-15 = Encerclés dans la nuit
card-III-15-text = Lancez un dé noir : sauf coup au but ou coup critique, perdez un personnage.
card-III-16 = Pas de repos
card-III-17 = Baroud d’honneur du compagnon
card-III-17-text = Si vous possédez le jeton compagnon, défaussez-le : tous les zombies de cette carte sont détruits.
card-III-18 = Tout ce qu’on a
card-III-18-text = Au round de tir, chaque morsure obtenue ajoute un zombie.
card-III-19 = Alarme de la maison
card-III-19-text = Vous ne pouvez pas fuir ce combat.
card-III-20 = Cage d’escalier
card-III-20-text = Vous ne pouvez pas fuir ce combat.
card-III-21 = Aérodrome
card-III-22 = La percée
card-III-23 = Carambolage sur l’autoroute
card-III-24 = Studio de cinéma
card-III-25 = Fûts luminescents
card-III-25-text = Dépensez 1 jeton adrénaline ou perdez un personnage.
card-III-26 = Grille du port
card-III-26-text = Vous ne pouvez pas fuir ce combat.
card-III-27 = Marché de nuit
card-III-27-text = Vous ne pouvez pas utiliser d’adrénaline dans ce combat.
card-III-28 = Dernier kilomètre

## Solo ranks
rank-0 = Prêcheur du dimanche
rank-1 = Ça roule
rank-2 = Bon conducteur
rank-3 = Vétéran de la route
rank-4 = Légende à l’arbalète
rank-5 = Sacré veinard ou fin stratège

## Epilogues and scores
epilogue-adrenaline = le plus d’adrénaline
epilogue-fuel = le plus d’essence
epilogue-ammo = le plus de munitions
epilogue-survivors = le plus de personnages
score-cards = expérience des cartes
score-adrenaline = épilogue : le plus d’adrénaline
score-fuel = épilogue : le plus d’essence
score-ammo = épilogue : le plus de munitions
score-survivors = épilogue : le plus de personnages
score-maps = cartes routières
score-sets = séries complètes

## Why the game ended
why-last-group = Il ne reste qu’un seul groupe en vie : il gagne quels que soient ses points d’expérience.
why-nobody = Tous les groupes encore en jeu sont morts dans la même phase d’aventure : personne ne gagne.
why-experience = C’est le bout de la route : le groupe qui a le plus de points d’expérience l’emporte.
why-survivors = Égalité de points d’expérience : celui des ex æquo qui a le plus de personnages l’emporte.
why-shared = Égalité de points d’expérience et de personnages : la victoire est partagée.
why-solo = La côte est atteinte : le score donne votre rang.
why-died = Le dernier personnage est mort en route.

## What put somebody out of the game, for studies
cause-bitten = une morsure
cause-horribly-died = une mort horrible
cause-demand-paid = une exigence de carte non satisfaite
cause-encountered = l’effet d’une carte
cause-event-rolled = les dés lancés pour une carte

## Play

# Questions
question-bid = { $own ->
    [0] Enchérissez pour choisir votre route en premier, ou passez.
   *[other] Vous êtes à { $own }. Surenchérissez, ou passez pour en rester là.
}
question-pay-bid = { $due ->
    [one] Payez { $due } ressource pour votre mise.
   *[other] Payez { $due } ressources pour votre mise.
}
question-pay-toll = { $due ->
    [one] Payez { $due } ressource pour prendre cette route.
   *[other] Payez { $due } ressources pour prendre cette route.
}
question-discard = { $due ->
    [one] Défaussez { $due } ressource.
   *[other] Défaussez { $due } ressources.
}
question-gift = { $left ->
    [one] Prenez { $left } ressource dans la réserve.
   *[other] Prenez { $left } ressources dans la réserve.
}
question-road = Quelle route prenez-vous ?
question-molotov = { $zombies ->
    [one] { $zombies } zombie droit devant. Lancer les cocktails Molotov ?
   *[other] { $zombies } zombies droit devant. Lancer les cocktails Molotov ?
}
question-executor = { $zombies ->
    [one] Une horde de { $zombies } zombie droit devant. Lancer l’EXECUTOR ?
   *[other] Une horde de { $zombies } zombies droit devant. Lancer l’EXECUTOR ?
}
question-shoot = { $zombies ->
    [one] { $zombies } zombie droit devant. Combien de munitions dépensez-vous pour tirer ?
   *[other] { $zombies } zombies droit devant. Combien de munitions dépensez-vous pour tirer ?
}
question-stand = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
} contre { $survivors ->
    [one] { $survivors } personnage
   *[other] { $survivors } personnages
}. Corps à corps ou fuite ?
question-fight-on = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
} contre { $survivors ->
    [one] { $survivors } personnage
   *[other] { $survivors } personnages
}. Pas de fuite possible : lancez les dés.
question-melee = Résolvez les dés : { $bites ->
    [0] {""}
    [one] { $bites } morsure,{" "}
   *[other] { $bites } morsures,{" "}
}{ $opportunities ->
    [0] {""}
    [one] { $opportunities } opportunité,{" "}
   *[other] { $opportunities } opportunités,{" "}
}{ $seconds ->
    [0] {""}
    [one] { $seconds } second coup,{" "}
   *[other] { $seconds } seconds coups,{" "}
}{ $zombies ->
    [0] plus aucun zombie
    [one] il reste { $zombies } zombie
   *[other] il reste { $zombies } zombies
}.
question-demand = { $due ->
    [one] Dépensez { $due } jeton { $resource } ou perdez un personnage.
   *[other] Dépensez jusqu’à { $due } jetons { $resource } ; chaque jeton manquant coûte un personnage.
}
question-token-or-lives = Défausser le jeton { $token } ? Sinon, { $lives ->
    [one] un personnage meurt
   *[other] { $lives } personnages meurent
}.
question-upkeep = Dépenser { $price ->
    [one] { $price } munition
   *[other] { $price } munitions
} pour votre compagnon ? Sinon, il s’en va.

# Answers
option-hold = Non
option-use = Utiliser le jeton { $token }
option-shoot = { $amount ->
    [0] Ne pas tirer
    [one] Tirer avec { $amount } munition
   *[other] Tirer avec { $amount } munitions
}
option-fight = Combattre au corps à corps
option-flee = Fuir pour 2 jetons essence
option-bite = Morsure : perdre { $loss }
option-opportunity = Opportunité : { $kill }
option-second = Second coup : { $kill }
option-pay = Payer 1 jeton { $resource }
option-spend = { $amount ->
    [0] Ne rien dépenser
   *[other] En dépenser { $amount }
}
option-feed = Oui, dépenser les munitions
option-pass = Passer
option-bid = Enchérir à { $amount }
option-road = Prendre la route { $road }
option-take = Prendre 1 jeton { $resource }
loss-adrenaline = 1 adrénaline
loss-survivor = 1 personnage
kill-yes = tuer pour 1 adrénaline
kill-no = garder l’adrénaline

# Log
event-round-began = Tour { $round }.
event-roads-laid = Sur les routes : { $cards }.
event-roads-laid-hidden = Face visible sur les routes : { $cards }.
event-contaminated = La route { $road } est contaminée : { $toll ->
    [one] { $toll } ressource
   *[other] { $toll } ressources
} pour passer.
event-raised = { $you ->
    [yes] Vous enchérissez
   *[no] { $seat } enchérit
    } à { $amount }.
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
    }.
event-bid-due = { $you ->
    [yes] Vous devez
   *[no] { $seat } doit
    } { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
    } pour { $you ->
    [yes] votre mise
   *[no] sa mise
    }.
event-order-set = Nouvel ordre : { $seats }.
event-road-taken = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } la route { $road }.
event-toll-due = { $you ->
    [yes] Vous devez
   *[no] { $seat } doit
    } un péage de { $toll ->
    [one] { $toll } ressource
   *[other] { $toll } ressources
    }.
event-paid-toll = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
    } 1 jeton { $resource } de péage.
event-price-due = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
    } { $toll ->
    [one] { $toll } ressource
   *[other] { $toll } ressources
    } pour prendre cette route.
event-paid-price = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
    } 1 jeton { $resource } pour la route.
event-gift-taken = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } 1 jeton { $resource }.
event-turned-up = { $you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
    } : { $cards }.
event-encountered = { $you ->
    [yes] Vous abordez
   *[no] { $seat } aborde
    } la carte « { $card } ».
event-looted = { $you ->
    [yes] Vous trouvez
   *[no] { $seat } trouve
    }{ $ammo ->
    [0] {""}
    [one] {" "}{ $ammo } munition
   *[other] {" "}{ $ammo } munitions
    }{ $fuel ->
    [0] {""}
    [one] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] {" et "}
           *[other] {", "}
            }
        }{ $fuel } jeton essence
   *[other] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] {" et "}
           *[other] {", "}
            }
        }{ $fuel } jetons essence
    }{ $adrenaline ->
    [0] {""}
    [one] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] {" et "}
            }
       *[other] {" et "}
        }{ $adrenaline } jeton adrénaline
   *[other] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] {" et "}
            }
       *[other] {" et "}
        }{ $adrenaline } jetons adrénaline
    }.
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
    } 1 jeton { $resource }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
    } la carte « { $card } ».
event-boxed = Retour dans la boîte : { $card }.
event-left-behind = Il n’y a plus personne pour garder la carte « { $card } ».
event-joined = Un personnage { $you ->
    [yes] se joint à votre groupe
   *[no] se joint au groupe { LINK("de", $seat) }
    }.
event-died = { $amount ->
    [one] { $you ->
    [yes] Vous perdez un
   *[no] { $seat } perd un
    } personnage.
   *[other] { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } { $amount } personnages.
}
event-token-taken = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } un jeton { $token }.
event-token-gone = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
    } le jeton { $token }.
event-maps-worth = { $you ->
    [yes] Chacune de vos cartes routières
   *[no] Chaque carte routière { LINK("de", $seat) }
    } vaut désormais { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’expérience.
event-executor-built = { $you ->
    [yes] Vous transformez
   *[no] { $seat } transforme
    } le bus scolaire en EXECUTOR.
event-executor-driven = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
    } l’EXECUTOR contre la horde.
event-event-rolled = { $you ->
    [yes] Vous obtenez
   *[no] { $seat } obtient
    } : { $dice }.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
    } 1 jeton { $resource }.
event-demand-paid = { $amount ->
    [0] { $you ->
    [yes] Vous ne dépensez
   *[no] { $seat } ne dépense
    } rien.
    [one] { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
    } 1 jeton { $resource }.
   *[other] { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
    } { $amount } jetons { $resource }.
}
event-companion-fed = { $you ->
    [yes] Vous payez et gardez
   *[no] { $seat } paie et garde
    } le compagnon.
event-fight-began = { $horde ->
    [0] { $you ->
    [yes] Vous tombez
   *[no] { $seat } tombe
    } sur { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }.
   *[other] { $you ->
    [yes] Vous tombez
   *[no] { $seat } tombe
    } sur une horde de niveau { $horde } : { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }.
}
event-burned = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
    } les cocktails Molotov : tout brûle.
event-blasted = { $you ->
    [yes] Votre compagnon
   *[no] Le compagnon { LINK("de", $seat) }
    } emporte tous les zombies avec lui.
event-shot = { $you ->
    [yes] Vous tirez avec
   *[no] { $seat } tire avec
    } { $amount ->
    [one] { $amount } munition
   *[other] { $amount } munitions
} : { $dice }.
event-shot-down = { $you ->
    [yes] Vous en abattez
   *[no] { $seat } en abat
    } { $amount } ; { $left ->
    [0] plus aucun zombie
    [one] il reste { $left } zombie
   *[other] il reste { $left } zombies
}.
event-more-came = { $amount ->
    [one] Le bruit attire { $amount } zombie de plus.
   *[other] Le bruit attire { $amount } zombies de plus.
}
event-fled = { $you ->
    [yes] Vous prenez la fuite
   *[no] { $seat } prend la fuite
    }.
event-rolled = { $you ->
    [yes] Vous vous battez
   *[no] { $seat } se bat
    } : { $dice }.
event-horribly-died = { $you ->
    [yes] Vous subissez
   *[no] { $seat } subit
    } { $amount ->
    [one] une mort horrible
   *[other] { $amount } morts horribles
} : rien à faire.
event-killed = { $you ->
    [yes] Vous en tuez
   *[no] { $seat } en tue
    } { $amount } ; { $left ->
    [0] plus aucun zombie
    [one] il reste { $left } zombie
   *[other] il reste { $left } zombies
}.
event-bite-dodged = { $you ->
    [yes] Vous échappez
   *[no] { $seat } échappe
    } à une morsure pour 1 adrénaline.
event-bitten = { $you ->
    [yes] Vous subissez
   *[no] { $seat } subit
    } la morsure.
event-seized = { $you ->
    [yes] Vous saisissez l’opportunité et tuez un zombie
   *[no] { $seat } saisit l’opportunité et tue un zombie
} pour 1 adrénaline ; { $left ->
    [0] plus aucun zombie
    [one] il reste { $left } zombie
   *[other] il reste { $left } zombies
}.
event-struck-twice = { $you ->
    [yes] Vous frappez
   *[no] { $seat } frappe
    } une seconde fois pour 1 adrénaline ; { $left ->
    [0] plus aucun zombie
    [one] il reste { $left } zombie
   *[other] il reste { $left } zombies
}.
event-won-fight = { $you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
    } le combat.
event-eliminated = { $you ->
    [yes] Vous avez perdu votre
   *[no] { $seat } a perdu son
    } dernier personnage.
event-epilogue = Épilogue pour { $you ->
    [yes] vous
   *[no] { $seat }
    } : { $epilogue }.
event-rated = { $points ->
    [one] { $you ->
    [yes] Vous arrivez
   *[no] { $seat } arrive
    } avec { $points } point : { $rank }.
   *[other] { $you ->
    [yes] Vous arrivez
   *[no] { $seat } arrive
    } avec { $points } points : { $rank }.
}
event-ended = La route s’achève au tour { $round }.

# Why not
reason-not-above = Une surenchère doit dépasser votre mise actuelle de { $own }.
reason-occupied = { $you ->
    [yes] Vous occupez déjà
   *[no] { $seat } occupe déjà
    } cette case.
reason-beyond-means = { $total ->
    [0] Vous n’avez aucune ressource.
    [one] Vous n’avez que { $total } ressource.
   *[other] Vous n’avez que { $total } ressources.
}
reason-road-taken = { $you ->
    [yes] Vous avez déjà pris
   *[no] { $seat } a déjà pris
    } cette route.
reason-toll = Vous ne pouvez pas payer son péage de { $toll ->
    [one] { $toll } ressource
   *[other] { $toll } ressources
    }.
reason-no-resource = Vous n’avez pas assez { LINK("de", $resource) }.
reason-no-ammo = { $ammo ->
    [0] Vous n’avez pas de munitions.
    [one] Vous n’avez que { $ammo } munition.
   *[other] Vous n’avez que { $ammo } munitions.
}
reason-no-fuel = Fuir coûte 2 jetons essence et vous en avez { $fuel }.
reason-companion-asked = Cette question porte sur votre compagnon : dépensez { $price ->
    [one] { $price } munition
   *[other] { $price } munitions
}, ou laissez-le partir.
reason-no-flee = Cette carte interdit la fuite.
reason-shooting-first = D’abord le round de tir, même avec 0 munition.
reason-one-shooting = Il n’y a qu’un seul round de tir, au début du combat.
reason-no-such-die = Il ne reste aucun dé de cette sorte à résoudre.
reason-bus-idle = Le bus scolaire n’a aucun effet par lui-même.
reason-map-idle = Une carte routière ne se dépense pas ; elle peut valoir de l’expérience à la fin.
reason-token-waits = Le jeton { $token } ne sert que lorsque sa carte est résolue.
reason-token-harms = Le jeton { $token } ne peut que vous nuire.
reason-molotov-waits = Les cocktails Molotov se lancent au début d’un combat, pas ici.
reason-executor-ready = L’EXECUTOR roule déjà : pour vous, toute horde n’est qu’une foule de zombies ordinaires.
reason-executor-driving = L’EXECUTOR combat déjà cette horde.
reason-no-shooting-here = Pas de round de tir quand l’unité se trouve sur un bastion ou un entrepôt.

# Terms of the bots
term-alive = rester en vie
term-experience = expérience
term-survivors = personnages
term-resources = ressources
term-epilogues = épilogues en vue

# The terminal
screen-round = Tour { $round } sur 8 · { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} dans la pioche
screen-out = hors jeu
screen-group = { $survivors } pers. · { $ammo } mun. · { $fuel } ess. · { $adrenaline } adr. · { $experience } PX
screen-bid = mise { $amount }
screen-facing = { $zombies ->
    [one] face à { $zombies } zombie
   *[other] face à { $zombies } zombies
}
screen-executor = bus EXECUTOR
screen-road = Route { $road }
screen-toll = péage { $toll }
screen-gift = prenez d’abord { $gift ->
    [one] { $gift } ressource
   *[other] { $gift } ressources
}
screen-face-down = face cachée
screen-zombies = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}
screen-horde = horde { $level } ({ $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    })
screen-xp = { $xp } PX

# Cautions
caution-nothing-left = Cette mise ne vous laisse ni munitions ni adrénaline pour combattre { $zombies ->
    [one] le zombie
   *[other] les { $zombies } zombies
} de la route la plus facile.
caution-pass-wins = Si vous passez maintenant, vous choisissez votre route en premier et payez { $bid }.

# What was done in one gesture
story-bid-due = { $you ->
    [yes] Vous payez { $what } pour la mise.
   *[no] { $seat } paie { $what } pour la mise.
    }
story-toll-due = { $you ->
    [yes] Vous payez un péage : { $what }.
   *[no] { $seat } paie un péage : { $what }.
    }
story-price-due = { $you ->
    [yes] Vous payez { $what } pour la route.
   *[no] { $seat } paie { $what } pour la route.
    }
story-discarded = { $you ->
    [yes] Vous défaussez { $what }.
   *[no] { $seat } défausse { $what }.
    }
story-gift-taken = { $you ->
    [yes] Vous prenez { $what }.
   *[no] { $seat } prend { $what }.
    }

# A whole fight
fight-foes = { $horde ->
    [0] {""}
   *[other] une horde de{" "}
}{ $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}{ $burned ->
    [0] {""}
   *[other] {" "}aux cocktails Molotov
}{ $blasted ->
    [0] {""}
   *[other] {" "}grâce au sacrifice du compagnon
}
fight-toll = { $won ->
    [0] { $killed ->
        [0] aucun tué
        [one] { $killed } tué
       *[other] { $killed } tués
    },{" "}
   *[other] {""}
}{ $lost ->
    [0] aucune perte
    [one] { $lost } personnage perdu
   *[other] { $lost } personnages perdus
}{ $ammo ->
    [0] {""}
    [one] , { $ammo } munition dépensée
   *[other] , { $ammo } munitions dépensées
}{ $adrenaline ->
    [0] {""}
    [one] , { $adrenaline } jeton adrénaline dépensé
   *[other] , { $adrenaline } jetons adrénaline dépensés
}
story-fight-began = { $won ->
    [0] { $fled ->
        [0] { $wiped ->
            [0] { $you ->
                [yes] Vous êtes en train d’affronter
               *[no] { $seat } est en train d’affronter
            }
           *[other] { $you ->
                [yes] Vous succombez face à
               *[no] { $seat } succombe face à
            }
        }
       *[other] { $you ->
            [yes] Vous fuyez devant
           *[no] { $seat } fuit devant
        }
    }
   *[other] { $you ->
        [yes] Vous battez
       *[no] { $seat } bat
    }
} { fight-foes } : { fight-toll }.

# A whole card: what is found there, its fight, its token, what it costs
card-loot = { $ammo-found ->
    [0] {""}
    [one] { $ammo-found } munition
   *[other] { $ammo-found } munitions
    }{ $fuel-found ->
    [0] {""}
    [one] { $ammo-found ->
        [0] {""}
       *[other] { $adrenaline-found ->
            [0] {" et "}
           *[other] {", "}
            }
        }{ $fuel-found } jeton essence
   *[other] { $ammo-found ->
        [0] {""}
       *[other] { $adrenaline-found ->
            [0] {" et "}
           *[other] {", "}
            }
        }{ $fuel-found } jetons essence
    }{ $adrenaline-found ->
    [0] {""}
    [one] { $fuel-found ->
        [0] { $ammo-found ->
            [0] {""}
           *[other] {" et "}
            }
       *[other] {" et "}
        }{ $adrenaline-found } jeton adrénaline
   *[other] { $fuel-found ->
        [0] { $ammo-found ->
            [0] {""}
           *[other] {" et "}
            }
       *[other] {" et "}
        }{ $adrenaline-found } jetons adrénaline
    }
story-encountered = { $zombies ->
    [0] { $found ->
        [0] { $you ->
            [yes] Vous abordez la carte
           *[no] { $seat } aborde la carte
        }
       *[other] { $you ->
            [yes] Vous trouvez
           *[no] { $seat } trouve
        } { card-loot } sur la carte
    }
   *[other] { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] { $you ->
                    [yes] Vous êtes en train d’affronter
                   *[no] { $seat } est en train d’affronter
                }
               *[other] { $you ->
                    [yes] Vous succombez face à
                   *[no] { $seat } succombe face à
                }
            }
           *[other] { $you ->
                [yes] Vous fuyez devant
               *[no] { $seat } fuit devant
            }
        }
       *[other] { $you ->
            [yes] Vous battez
           *[no] { $seat } bat
        }
    } { fight-foes } sur la carte
} « { $card } »{ $zombies ->
    [0] .{ $lost ->
    [0] {""}
    [one] {" "}Perte : { $lost } personnage.
   *[other] {" "}Pertes : { $lost } personnages.
}
   *[other]  : { fight-toll }.{ $found ->
    [0] {""}
   *[other] {" "}Butin : { card-loot }.
}
}{ $tokens ->
    [0] {""}
   *[other] {" "}Jeton : { $place }.
}{ $given ->
    [0] {""}
   *[other] {" "}Coût : { $what }.
}{ $joined ->
    [0] {""}
    [one] {" "}Renfort : { $joined } personnage.
   *[other] {" "}Renfort : { $joined } personnages.
}

# A whole auction
story-raised = Mises : { $each }.
story-passed = { $seats ->
    [0] Personne n’enchérit.
   *[other] { story-raised }
}

## The end told: what a lone player reached, and what everybody did

epitaph-road-ended = Votre route s’est arrêtée au tour { $round }.
epitaph-died-at = Le dernier des vôtres est mort ici : { $card }.
epitaph-coast = Vous avez atteint la côte avec { $survivors ->
    [one] { $survivors } personnage
   *[other] { $survivors } personnages
    }.
epitaph-won = En chemin, vous avez gagné { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } et { $points ->
    [one] { $points } point
   *[other] { $points } points
    } d’expérience.
tally-kills = Zombies tués
tally-fights = Combats gagnés
tally-bites = Morsures
tally-dodged = Morsures évitées
tally-losses = Personnages perdus
tally-fled = Fuites
tally-spent = Ressources payées
lead-experience = { $lead ->
    [one] { $lead } point d’expérience d’avance
   *[other] { $lead } points d’expérience d’avance
    }

## Where resources come from and go, in studies

flow-bite-dodged = morsures évitées
flow-died = morts
flow-discarded = défausses
flow-gift-taken = cadeaux
flow-joined = nouveaux venus
flow-looted = butin
flow-paid = les enchères
flow-paid-price = le prix d’une route
flow-paid-toll = péages
flow-shot = tirs
flow-token-taken = cartes
stock-survivors = personnages

# Kinds of decisions, in the figures of studies.
decision-auction = mises aux enchères
decision-demand = exigences d’une carte
decision-fight = manière de combattre
decision-gift = ressources prises
decision-journey = choix de la route
decision-melee = résultats des dés
decision-payment = ressources payées
decision-token-or-lives = perte d’un jeton ou de personnages
decision-upkeep = munitions du compagnon
