## Game
title = Hit Z Road
blurb = Misez pour le tronçon le plus sûr de la Route 66 et menez au moins un personnage jusqu’au Pacifique, à travers huit tours de zombies.
kind = Enchères et survie
length = 30 à 60 minutes

## Resources
resource-ammo = munitions
resource-fuel = essence
resource-adrenaline = adrénaline

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
token-longgun = arme longue portée
token-companion = compagnon
token-toxic = vapeurs toxiques
token-wound = blessure
token-molotov = cocktails Molotov
token-bus-text = Aucun effet par lui-même. Transformé en EXECUTOR, il permet à son propriétaire de combattre toute horde comme des zombies ordinaires.
token-map-text = Aucun effet par elle-même. La carte Barrage déserté donne 6 points d’expérience à chaque carte routière que vous possédez.
token-longgun-text = Défaussez-la au Viaduc bloqué pour sauver deux personnages.
token-companion-text = Ce n’est pas un personnage, il ne lance pas de dé. Lors de L’ultimatum, il s’en va si vous ne dépensez pas 3 munitions ; lors de son baroud, il emporte avec lui tous les zombies de la carte.
token-toxic-text = Une Quinte de toux ou une Puanteur dans le noir coûte un personnage par jeton possédé. Les jetons restent.
token-wound-text = Couvrir les blessés vous coûte un personnage et retire ce jeton.
token-molotov-text = Défaussez avant le début d’un combat : tous les zombies de la carte sont détruits, horde comprise, le texte en rouge ne s’applique pas et la carte est gagnée.

## Cards
card-I-01 = Armurerie du shérif
card-I-02 = Ferme paisible
card-I-03 = Pompe du coin
card-I-04 = Auto-stoppeur
card-I-04-text = Un personnage se joint à votre groupe.
card-I-05 = Grenier du chasseur
card-I-05-text = Prenez le jeton arme longue portée.
card-I-06 = Cave du vieil homme
card-I-06-text = Prenez un jeton carte routière.
card-I-07 = Bureau fermé à clé
card-I-07-text = Prenez un jeton carte routière.
card-I-08 = Drôle de compagnon
card-I-08-text = Prenez le jeton compagnon. Le compagnon n’est pas un personnage et ne lance pas de dé.
card-I-09 = Parking de l’école
card-I-09-text = Prenez le jeton bus scolaire (le volant).
card-I-10 = Usine qui fuit
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
card-I-18 = Retranchés chez le prêteur
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
card-II-11-text = Défaussez le jeton arme longue portée ou perdez deux personnages.
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
card-III-07 = Essai d’arbalète
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
card-III-26 = Porte du port
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
rank-5 = Sacré veinard ou cerveau

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
why-experience = Le bout de la route : le plus de points d’expérience l’emporte.
why-survivors = Égalité de points d’expérience : le plus de personnages l’emporte.
why-shared = Égalité de points d’expérience et de personnages : la victoire est partagée.
why-solo = La côte est atteinte : le score donne le rang.
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
    [0] Enchérissez pour choisir tôt votre route, ou passez.
   *[other] Vous êtes à { $own }. Surenchérissez, ou passez pour en rester là.
}
question-pay-bid = { $due ->
    [one] Payez 1 ressource pour votre mise.
   *[other] Payez { $due } ressources pour votre mise, une par une.
}
question-pay-toll = { $due ->
    [one] Payez 1 ressource pour prendre cette route.
   *[other] Payez { $due } ressources pour prendre cette route, une par une.
}
question-discard = { $due ->
    [one] Défaussez 1 ressource.
   *[other] Défaussez { $due } ressources, une par une.
}
question-gift = { $left ->
    [one] Prenez 1 ressource dans la réserve.
   *[other] Prenez { $left } ressources dans la réserve, une par une.
}
question-road = Quelle route prenez-vous ?
question-molotov = { $zombies ->
    [one] 1 zombie droit devant. Lancer les cocktails Molotov ?
   *[other] { $zombies } zombies droit devant. Lancer les cocktails Molotov ?
}
question-executor = { $zombies ->
    [one] Une horde de 1 zombie droit devant. Lancer l’EXECUTOR ?
   *[other] Une horde de { $zombies } zombies droit devant. Lancer l’EXECUTOR ?
}
question-shoot = { $zombies ->
    [one] 1 zombie droit devant. Combien de munitions tirez-vous ?
   *[other] { $zombies } zombies droit devant. Combien de munitions tirez-vous ?
}
question-stand = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} contre { $survivors ->
    [one] 1 personnage
   *[other] { $survivors } personnages
}. Corps à corps ou fuite ?
question-fight-on = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} contre { $survivors ->
    [one] 1 personnage
   *[other] { $survivors } personnages
}. Pas de fuite possible : lancez les dés.
question-melee = Réglez les dés : { $bites ->
    [0] {""}
    [one] 1 morsure,{" "}
   *[other] { $bites } morsures,{" "}
}{ $opportunities ->
    [0] {""}
    [one] 1 opportunité,{" "}
   *[other] { $opportunities } opportunités,{" "}
}{ $seconds ->
    [0] {""}
    [one] 1 second coup,{" "}
   *[other] { $seconds } seconds coups,{" "}
}{ $zombies ->
    [0] plus aucun zombie
    [one] reste 1 zombie
   *[other] restent { $zombies } zombies
}.
question-demand = { $due ->
    [one] Dépensez 1 jeton { $resource } ou perdez un personnage.
   *[other] Dépensez jusqu’à { $due } jetons { $resource } ; chaque jeton manquant coûte un personnage.
}
question-token-or-lives = Défausser le jeton { $token } ? Sinon, { $lives ->
    [one] un personnage meurt
   *[other] { $lives } personnages meurent
}.
question-upkeep = Dépenser { $price } munitions pour votre compagnon ? Sinon, il s’en va.

# Answers
option-hold = Non
option-use = Utiliser le jeton { $token }
option-shoot = { $amount ->
    [0] Ne pas tirer
    [one] Tirer 1 munition
   *[other] Tirer { $amount } munitions
}
option-fight = Combattre au corps à corps
option-flee = Fuir pour 2 jetons essence
option-bite = Morsure : perdre { $loss }
option-opportunity = Opportunité : { $kill }
option-second = Second coup : { $kill }
option-pay = Payer en { $resource }
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
event-contaminated = La route { $road } est contaminée : { $toll } ressources pour passer.
event-raised = { $seat } enchérit à { $amount }.
event-passed = { $seat } passe.
event-bid-due = { $seat } doit { $amount } pour sa mise.
event-order-set = Nouvel ordre : { $seats }.
event-road-taken = { $seat } prend la route { $road }.
event-toll-due = { $seat } doit un péage de { $toll }.
event-paid-toll = { $seat } paie 1 jeton { $resource } de péage.
event-price-due = { $seat } paie { $toll } pour prendre cette route.
event-paid-price = { $seat } paie 1 jeton { $resource } pour la route.
event-gift-taken = { $seat } prend 1 jeton { $resource }.
event-turned-up = { $seat } retourne : { $cards }.
event-encountered = { $seat } arrive ici : { $card }.
event-looted = { $seat } trouve{ $ammo ->
    [0] {""}
    [one] {" "}+1 munition
   *[other] {" "}+{ $ammo } munitions
}{ $fuel ->
    [0] {""}
   *[other] {" "}+{ $fuel } essence
}{ $adrenaline ->
    [0] {""}
   *[other] {" "}+{ $adrenaline } adrénaline
}.
event-paid = { $seat } paie 1 jeton { $resource }.
event-kept = { $seat } garde la carte { $card }.
event-boxed = Retour dans la boîte : { $card }.
event-left-behind = Plus personne pour garder la carte { $card }.
event-joined = Un personnage se joint au groupe : { $seat }.
event-died = { $amount ->
    [one] { $seat } perd un personnage.
   *[other] { $seat } perd { $amount } personnages.
}
event-token-taken = { $seat } prend le jeton { $token }.
event-token-gone = { $seat } défausse le jeton { $token }.
event-maps-worth = Pour { $seat }, chaque carte routière vaut désormais { $amount } points d’expérience.
event-executor-built = { $seat } transforme le bus scolaire en EXECUTOR.
event-executor-driven = { $seat } lance l’EXECUTOR contre la horde.
event-event-rolled = { $seat } lance : { $dice }.
event-discarded = { $seat } défausse 1 jeton { $resource }.
event-demand-paid = { $amount ->
    [0] { $seat } ne dépense rien.
    [one] { $seat } dépense 1 jeton { $resource }.
   *[other] { $seat } dépense { $amount } jetons { $resource }.
}
event-companion-fed = { $seat } paie et garde le compagnon.
event-fight-began = { $horde ->
    [0] { $seat } tombe sur { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }.
   *[other] { $seat } tombe sur une horde de niveau { $horde } : { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }.
}
event-burned = { $seat } lance les cocktails Molotov : tout brûle.
event-blasted = { $seat } voit son compagnon emporter tous les zombies avec lui.
event-shot = { $amount ->
    [one] { $seat } tire 1 munition : { $dice }.
   *[other] { $seat } tire { $amount } munitions : { $dice }.
}
event-shot-down = { $seat } en abat { $amount } ; { $left ->
    [0] plus aucun zombie
    [one] reste 1 zombie
   *[other] restent { $left } zombies
}.
event-more-came = { $amount ->
    [one] Le bruit attire 1 zombie de plus.
   *[other] Le bruit attire { $amount } zombies de plus.
}
event-fled = { $seat } prend la fuite.
event-rolled = { $seat } se bat : { $dice }.
event-horribly-died = { $amount ->
    [one] Une mort horrible : rien à faire.
   *[other] { $amount } morts horribles : rien à faire.
}
event-killed = { $seat } en tue { $amount } ; { $left ->
    [0] plus aucun zombie
    [one] reste 1 zombie
   *[other] restent { $left } zombies
}.
event-bite-dodged = { $seat } échappe à une morsure pour 1 adrénaline.
event-bitten = { $seat } subit la morsure.
event-seized = { $seat } saisit l’opportunité et tue pour 1 adrénaline ; { $left ->
    [0] plus aucun zombie
    [one] reste 1 zombie
   *[other] restent { $left } zombies
}.
event-struck-twice = { $seat } frappe une seconde fois pour 1 adrénaline ; { $left ->
    [0] plus aucun zombie
    [one] reste 1 zombie
   *[other] restent { $left } zombies
}.
event-won-fight = { $seat } remporte le combat.
event-eliminated = { $seat } a perdu son dernier personnage.
event-epilogue = Épilogue pour { $seat } : { $epilogue }.
event-rated = { $points ->
    [one] { $seat } arrive avec { $points } point : { $rank }.
   *[other] { $seat } arrive avec { $points } points : { $rank }.
}
event-ended = La route s’achève au tour { $round }.

# Why not
reason-not-above = Une surenchère doit dépasser votre mise actuelle de { $own }.
reason-occupied = { $seat } occupe cette case.
reason-beyond-means = { $total ->
    [0] Vous n’avez aucune ressource.
    [one] Vous n’avez que 1 ressource.
   *[other] Vous n’avez que { $total } ressources.
}
reason-road-taken = { $seat } a pris cette route.
reason-toll = Vous ne pouvez pas payer son péage de { $toll }.
reason-no-resource = Vous n’en avez pas assez ({ $resource }).
reason-no-ammo = { $ammo ->
    [0] Vous n’avez pas de munitions.
    [one] Vous n’avez que 1 munition.
   *[other] Vous n’avez que { $ammo } munitions.
}
reason-no-fuel = Fuir coûte 2 jetons essence et vous en avez { $fuel }.
reason-companion-asked = C’est de lui qu’il s’agit ici : dépensez { $price } munitions, ou laissez-le partir.
reason-no-flee = Cette carte interdit la fuite.
reason-shooting-first = D’abord le round de tir, même avec 0 munition.
reason-one-shooting = Il n’y a qu’un seul round de tir, au début du combat.
reason-no-such-die = Aucun dé de cette sorte n’attend d’être résolu.
reason-bus-idle = Le bus scolaire n’a aucun effet par lui-même.
reason-map-idle = Une carte routière ne se dépense pas ; elle peut valoir de l’expérience à la fin.
reason-token-waits = Ce jeton attend sa propre carte : { $token }.
reason-token-harms = Ce jeton ne peut que vous nuire : { $token }.
reason-molotov-waits = Les cocktails Molotov se lancent au début d’un combat, pas ici.
reason-executor-ready = L’EXECUTOR roule déjà : pour vous, toute horde n’est qu’une foule de zombies ordinaires.
reason-executor-driving = L’EXECUTOR combat déjà cette horde.
reason-no-shooting-here = On ne tire pas sur un bastion ni sur un entrepôt.

# Terms of the bots
term-alive = rester en vie
term-experience = expérience
term-survivors = personnages
term-resources = ressources
term-epilogues = épilogues en vue

# The terminal
screen-round = Tour { $round } sur 8 · { $left } cartes dans la pioche
screen-out = hors jeu
screen-group = { $survivors } pers. · { $ammo } mun. · { $fuel } ess. · { $adrenaline } adr. · { $experience } PX
screen-bid = mise { $amount }
screen-facing = { $zombies ->
    [one] face à 1 zombie
   *[other] face à { $zombies } zombies
}
screen-executor = bus EXECUTOR
screen-road = Route { $road }
screen-toll = péage { $toll }
screen-gift = prenez d’abord { $gift }
screen-face-down = face cachée
screen-zombies = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}
screen-horde = horde { $level } : { $zombies } zombies
screen-xp = { $xp } PX

# Cautions
caution-nothing-left = Cette mise prend tout ce que tu as : il ne te reste rien pour combattre { $zombies } zombies sur la route la plus facile.
caution-pass-wins = Tu passes et choisis ta route en premier, pour { $bid }.

# What was done in one gesture
story-paid = { $you ->
    [yes] Vous payez { $what } pour la mise.
   *[no] { $seat } paie { $what } pour la mise.
    }
story-paid-toll = { $you ->
    [yes] Vous payez un péage de { $what }.
   *[no] { $seat } paie un péage de { $what }.
    }
story-paid-price = { $you ->
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
