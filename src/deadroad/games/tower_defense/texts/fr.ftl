
# Tower Defense : les mots. Ce que Hit Z Road dit déjà (cartes, jetons, faces, combat) est lu là-bas.

title = Tower Defense : la forteresse
blurb = Tenez une petite forteresse contre trois vagues de zombies, avec les cartes et le combat de Hit Z Road.
kind = défense en solitaire
length = 45 minutes environ

## Settings

setting-wave1 = Première vague
setting-wave1-help = Nombre de cartes de niveau 1 qui attaquent.
setting-wave1-15 = 15 cartes
setting-wave1-18 = 18 cartes (plus long)
setting-wave2 = Deuxième vague
setting-wave2-help = Nombre de cartes de niveau 2 qui attaquent.
setting-wave2-18 = 18 cartes
setting-wave2-21 = 21 cartes (plus long)
setting-wave3 = Troisième vague
setting-wave3-help = Nombre de cartes de niveau 3 qui attaquent.
setting-wave3-18 = 18 cartes
setting-wave3-21 = 21 cartes (plus long et plus difficile)
setting-wave3-24 = 24 cartes (plus long et plus difficile)
setting-molotov = Cocktails Molotov
setting-molotov-help = Le jeton cocktails Molotov peut-il être trouvé ?
setting-molotov-in = en jeu
setting-molotov-out = retirés (plus dur)
setting-map = Cartes routières
setting-map-help = Les deux cartes routières peuvent-elles être trouvées ?
setting-map-in = en jeu
setting-map-out = retirées (plus dur)
setting-executor = L’EXECUTOR
setting-executor-help = Le bus peut-il être trouvé et transformé en EXECUTOR ?
setting-executor-in = en jeu
setting-executor-out = retiré (plus dur)
preset-bare = À mains nues
preset-bare-help = Sans cocktails Molotov, cartes routières ni EXECUTOR.

## Places and people

bastion-1 = bastion nº 1
bastion-2 = bastion nº 2
bastion-3 = bastion nº 3
warehouse-ammo = entrepôt de munitions
warehouse-fuel = entrepôt d’essence
warehouse-adrenaline = entrepôt d’adrénaline
object-ammo = les munitions
object-fuel = l’essence
object-adrenaline = l’adrénaline
object-xp = l’expérience
object-token = le jeton
rank-leader = chef
rank-regular = régulier
rank-leader-count = { $count ->
    [one] { $count } chef
   *[other] { $count } chefs
    }
rank-regular-count = { $count ->
    [one] { $count } régulier
   *[other] { $count } réguliers
    }
warehouse-ammo-count = { $count } pour les munitions
warehouse-fuel-count = { $count } pour l’essence
warehouse-adrenaline-count = { $count } pour l’adrénaline
bastion-1-count = { $count } au bastion nº 1
bastion-2-count = { $count } au bastion nº 2
bastion-3-count = { $count } au bastion nº 3
wave-1 = première vague
wave-2 = deuxième vague
wave-3 = troisième vague
phase-garrison = garnison
phase-warehouses = entrepôts
phase-movement = mouvement de la vague
phase-check-1 = vérification 1
phase-interception = phase d’interception
phase-combat = phase de combat
phase-check-2 = vérification 2
phase-recovery = récupération
phase-return = retour dans les bastions

## The end

why-cleared = La troisième vague est épuisée et il ne reste aucun zombie : la forteresse tient bon.
why-breakthrough = Une unité avec des zombies a dépassé les entrepôts : la vallée est perdue.
why-bastions = Tous les bastions sont détruits.
why-garrison = Plus personne n’est en vie dans la garnison.
why-unmanned = Il ne reste aucun bastion tenu.

## Words of the play

resource-fuel-text = 1 jeton essence fait avancer un groupe d’un pas ; 2 lui permettent de fuir avant un round de corps à corps.

who-leader = le chef
who-regular = un régulier
who-squad = tous ceux qui sont libres
cell-w1 = sur l’entrepôt de munitions
cell-b1 = sur le bastion nº 1
cell-n1 = sur la ligne 1, près des murs
cell-f1 = sur la ligne 1, au loin
cell-e1 = sur la ligne 1, à l’entrée
cell-w2 = sur l’entrepôt d’essence
cell-b2 = sur le bastion nº 2
cell-n2 = sur la ligne 2, près des murs
cell-f2 = sur la ligne 2, au loin
cell-e2 = sur la ligne 2, à l’entrée
cell-w3 = sur l’entrepôt d’adrénaline
cell-b3 = sur le bastion nº 3
cell-n3 = sur la ligne 3, près des murs
cell-f3 = sur la ligne 3, au loin
cell-e3 = sur la ligne 3, à l’entrée
victim-leader-1 = le chef du bastion nº 1
victim-leader-2 = le chef du bastion nº 2
victim-leader-3 = le chef du bastion nº 3
victim-regular-1 = un régulier dans le bastion nº 1
victim-regular-2 = un régulier dans le bastion nº 2
victim-regular-3 = un régulier dans le bastion nº 3
victim-regular-1-ammo = un régulier du bastion nº 1 dans l’entrepôt de munitions
victim-regular-1-fuel = un régulier du bastion nº 1 dans l’entrepôt d’essence
victim-regular-1-adrenaline = un régulier du bastion nº 1 dans l’entrepôt d’adrénaline
victim-regular-2-ammo = un régulier du bastion nº 2 dans l’entrepôt de munitions
victim-regular-2-fuel = un régulier du bastion nº 2 dans l’entrepôt d’essence
victim-regular-2-adrenaline = un régulier du bastion nº 2 dans l’entrepôt d’adrénaline
victim-regular-3-ammo = un régulier du bastion nº 3 dans l’entrepôt de munitions
victim-regular-3-fuel = un régulier du bastion nº 3 dans l’entrepôt d’essence
victim-regular-3-adrenaline = un régulier du bastion nº 3 dans l’entrepôt d’adrénaline
victim-regular = un régulier du groupe

## Play: questions

question-man = Dans quel bastion cantonnez-vous votre première escouade ?
question-recruit = Garnison : recrutez avec { $xp ->
    [one] votre { $xp } point
   *[other] vos { $xp } points
    } d’expérience, ou terminez.
question-supply = Qui va chercher des ressources ? Chacun en rapporte 2 en fin de tour.
question-gather = Interception : rassemblez un groupe, ou terminez. Essence : { $fuel }.
question-intercept = { $members ->
    [0] Qui rejoint le groupe au { $bastion } ?
    [one] { $members } membre au { $bastion } : qui le rejoint, ou quelle unité intercepter ?
   *[other] { $members } membres au { $bastion } : qui les rejoint, ou quelle unité intercepter ?
    } Essence : { $fuel }.
question-combat = Quel combat vient en premier ?
question-casualty = Un membre de la garnison meurt. Lequel ?
question-recovery = Récupération : prenez tout ce que portent les unités, ou indiquez d’abord ce que vous laissez.
question-welcome = Un nouveau venu vous rejoint : quel bastion l’accueille ?
question-quarter = { $pool ->
    [one] { $pool } régulier
   *[other] { $pool } réguliers
    } à placer : combien logent au { $bastion } ?
question-executor = { $zombies ->
    [one] Une horde de { $zombies } zombie : dépenser l’EXECUTOR pour le combattre comme un zombie ordinaire ?
   *[other] Une horde de { $zombies } zombies : dépenser l’EXECUTOR pour les combattre comme des zombies ordinaires ?
    }
question-stand = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    } contre { $survivors } des vôtres : continuer, ou abandonner le combat pour 2 jetons essence ?

## Play: options

option-done = Terminer
option-man = Cantonner l’escouade au { $bastion }
option-recruit = Recruter un { $rank } pour le { $bastion }
option-send = Envoyer { $rank ->
    [chef] le chef
   *[other] un { $rank }
    } du { $bastion } à l’{ $warehouse }
option-gather = Rassembler un groupe au { $bastion }
option-join = Du { $bastion } : { $who }
option-intercept = Intercepter l’unité { $cell }
option-combat = Combattre { $cell }
option-welcome = Accueillir au { $bastion }
option-quarter = { $regulars ->
    [0] Aucun régulier
    [one] { $regulars } régulier
   *[other] { $regulars } réguliers
    } au { $bastion }
option-name = Perdre { $victim }
option-take = Prendre tout le reste
option-leave = Laisser { $cell } : { $object }
option-flee = Abandonner le combat pour 2 jetons essence

## Play: events

event-manned = La première escouade s’installe au { $bastion }.
event-recruited = Un { $rank } rejoint le { $bastion } pour { $price ->
    [one] { $price } point
   *[other] { $price } points
    } d’expérience.
event-sent = { $rank ->
    [chef] Le chef
   *[other] Un { $rank }
    } du { $bastion } part pour l’{ $warehouse }.
event-member-died = La garnison perd { $victim }.
event-welcomed = Un nouveau venu devient régulier au { $bastion }.
event-turned-away = Un nouveau venu ne trouve pas de place et repart.
event-dissolved = L’escouade du { $bastion } n’a plus de chef : elle est dissoute.
event-maps-traded = { $maps ->
    [one] Une carte routière rapporte
   *[other] { $maps } cartes routières rapportent
    } { $xp ->
    [one] { $xp } point
   *[other] { $xp } points
    } d’expérience.
event-turn-began = Tour { $turn }.
event-wave-came = Voici la { $wave } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
    }.
event-revealed = De la réserve : « { $card } ».
event-removed = « { $card } » n’était qu’un événement : la carte est retirée.
event-line-rolled = Le dé donne { $die } : ligne { $line }.
event-entered = « { $card } » prend place { $cell }.
event-lined-up = « { $card } » se place { $cell }.
event-advance-rolled = Le dé donne { $die } : la ligne { $line } avance.
event-nothing-there = La ligne { $line } est vide : rien ne bouge.
event-lone-line = Il ne reste que la ligne { $line } : elle avance de deux colonnes.
event-advanced = « { $card } » avance et se trouve { $cell }.
event-goods-lost = « { $card } » atteint les bastions sans zombies : la carte est perdue avec tout ce qu’elle portait.
event-intercepted = { $members ->
    [one] { $members } membre intercepte
   *[other] { $members } membres interceptent
    } « { $card } » { $cell } ({ $fuel ->
    [one] { $fuel } jeton
   *[other] { $fuel } jetons
    } essence).
event-combat-began = Combat { $cell } : { $members ->
    [one] { $members } membre
   *[other] { $members } membres
    } contre « { $card } ».
event-abandoned = Le combat contre « { $card } » est abandonné ; tous ses zombies reviennent.
event-wiped-out = Le groupe envoyé contre « { $card } » est anéanti ; tous les zombies reviennent.
event-bastion-lost = Les zombies détruisent le { $bastion }.
event-warehouse-lost = Les zombies détruisent l’{ $warehouse }.
event-cut = Faute de place, la garnison perd{ $ammo ->
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
event-collected = Ramassé sur « { $card } » :{ $ammo ->
    [0] {""}
    [one] {" "}{ $ammo } munition
   *[other] {" "}{ $ammo } munitions
    }{ $fuel ->
    [0] {""}
    [one] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] { $xp ->
                [0] {" et "}
               *[other] {", "}
                }
           *[other] {", "}
            }
        }{ $fuel } jeton essence
   *[other] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] { $xp ->
                [0] {" et "}
               *[other] {", "}
                }
           *[other] {", "}
            }
        }{ $fuel } jetons essence
    }{ $adrenaline ->
    [0] {""}
    [one] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] { $xp ->
                [0] {" et "}
               *[other] {", "}
                }
            }
       *[other] { $xp ->
            [0] {" et "}
           *[other] {", "}
            }
        }{ $adrenaline } jeton adrénaline
   *[other] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] { $xp ->
                [0] {" et "}
               *[other] {", "}
                }
            }
       *[other] { $xp ->
            [0] {" et "}
           *[other] {", "}
            }
        }{ $adrenaline } jetons adrénaline
    }{ $xp ->
    [0] {""}
    [one] { $adrenaline ->
        [0] { $fuel ->
            [0] { $ammo ->
                [0] {" "}
               *[other] {" et "}
                }
           *[other] {" et "}
            }
       *[other] {" et "}
        }{ $xp } point d’expérience
   *[other] { $adrenaline ->
        [0] { $fuel ->
            [0] { $ammo ->
                [0] {" "}
               *[other] {" et "}
                }
           *[other] {" et "}
            }
       *[other] {" et "}
        }{ $xp } points d’expérience
    }{ $ammo ->
    [0] { $fuel ->
        [0] { $adrenaline ->
            [0] { $xp ->
                [0] {" aucune ressource"}
               *[other] {""}
                }
           *[other] {""}
            }
       *[other] {""}
        }
   *[other] {""}
    }.
event-left-lying = Laissé sur « { $card } » : { $object }.
event-not-in-play = Ce jeton n’est pas en jeu : { $token }.
event-brought = L’entrepôt livre { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
    } { $resource }.
event-quartered = { $regulars ->
    [one] { $regulars } régulier loge
   *[other] { $regulars } réguliers logent
    } au { $bastion }.
event-left-play = { $regulars ->
    [one] { $regulars } régulier ne trouve pas de place et quitte le jeu.
   *[other] { $regulars } réguliers ne trouvent pas de place et quittent le jeu.
    }
event-leader-left = Le chef du { $bastion } n’a plus de bastion et s’en va.
event-held = Il ne reste aucun zombie. La forteresse tient bon !
event-broke-through = « { $card } » dépasse les entrepôts : les zombies sont dans la vallée.
event-bastions-gone = Le dernier bastion est tombé.
event-garrison-dead = Il ne reste personne de la garnison.
event-unmanned = Plus aucun bastion n’est tenu : les survivants abandonnent la forteresse.

## Play: reasons

reason-bastion-destroyed = Le { $bastion } est détruit.
reason-has-leader = Le { $bastion } a déjà son chef.
reason-squad-full = L’escouade du { $bastion } a ses trois réguliers.
reason-needs-leader = Il faut d’abord un chef au { $bastion }.
reason-too-dear = Cela coûte { $price ->
    [one] { $price } point
   *[other] { $price } points
    } d’expérience ; vous en avez { $xp }.
reason-warehouse-destroyed = L’{ $warehouse } est détruit.
reason-nobody-free = Aucun { $rank } du { $bastion } n’est libre.
reason-nobody-gathers = Personne ne peut se rassembler au { $bastion } : il n’a personne, et il faudrait que deux autres bastions envoient du monde.
reason-no-fuel-to-walk = Avec { $fuel ->
    [one] { $fuel } jeton
   *[other] { $fuel } jetons
    } essence, on n’atteint aucune unité de là.
reason-nobody-free-there = Plus personne n’est libre au { $bastion }.
reason-unit-on-bastion = Une unité occupe le { $bastion } : personne ne peut s’y réunir.
reason-regulars-stay = Les réguliers du { $bastion } restent : seuls ceux d’une escouade dissoute se déplacent.
reason-no-path-to-join = Aucun chemin libre n’y mène depuis le { $bastion }.
reason-no-fuel-to-join = { $fuel ->
    [one] { $fuel } jeton
   *[other] { $fuel } jetons
    } essence, c’est trop peu pour se réunir puis atteindre une unité.
reason-leader-away = Le chef du { $bastion } n’est pas là pour se joindre au groupe.
reason-no-regular-there = Il n’y a pas de régulier libre au { $bastion }.
reason-only-one-there = Une seule personne est libre au { $bastion } : désignez-la.
reason-no-unit = Aucune unité ne se trouve { $cell }.
reason-blocked = Aucun chemin libre ne mène à l’unité { $cell } : d’autres barrent la route.
reason-empty-group = Personne n’a encore rejoint le groupe.
reason-too-far = L’unité { $cell } coûte { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
    } essence ; vous en avez { $fuel }.
reason-fought-already = L’unité { $cell } a déjà été combattue ce tour-ci.
reason-no-zombies = L’unité { $cell } n’a pas de zombies : on s’en empare simplement.
reason-no-group = Aucun de vos groupes ne se trouve { $cell }.
reason-nobody-there = La garnison n’a pas ce membre.
reason-not-carried = L’unité { $cell } ne porte rien de tel.
reason-left-already = Cela reste déjà { $cell }.
reason-not-in-this-fight = On ne peut désigner qu’un membre du groupe qui se bat.
reason-not-manned = Le { $bastion } n’est pas tenu.
reason-other-bastion-now = On place d’abord les réguliers du { $bastion }.
reason-no-place-elsewhere = Avec si peu de monde au { $bastion }, les autres n’auraient pas de place.
reason-not-so-many = Il n’y en a pas autant à placer : il en reste { $pool }, et certains ne bougent pas.
reason-executor-ready = L’EXECUTOR s’annonce avant un combat contre une horde, pas ici.
token-bus-text = Aucun effet par lui-même. Transformé en EXECUTOR, il permet de combattre une seule horde comme des zombies ordinaires, puis il est défaussé.
token-map-text = Aucun effet par elle-même. La carte Barrage déserté échange chaque carte routière que vous possédez contre 6 points d’expérience.
card-II-04-text = Chaque jeton carte routière que vous possédez donne aussitôt 6 points d’expérience et est défaussé.
card-II-05-text = Si vous possédez le jeton bus, transformez-le en EXECUTOR : une fois, combattez une horde comme des zombies ordinaires.
reason-map-idle = Une carte routière attend l’événement qui l’échange contre de l’expérience.

## Terminal

phase-set-up = mise en place
screen-siege = Tour { $turn }, { $phase } · { $wave }, { $reserve } en réserve
screen-stock = munitions { $ammo } · essence { $fuel } · adrénaline { $adrenaline } (sur { $capacity }) · expérience { $xp }
screen-lost = détruit
screen-line = Ligne { $line }
screen-near = approche
screen-far = au loin
screen-entry = entrée
screen-horde-level = horde niv. { $level }
screen-fuel-cost = essence : { $fuel }
screen-revealed = Révélée : { $card }
screen-left-out = Hors jeu : { $tokens }
screen-token-out = (hors jeu)
screen-garrison-key = C chef, r régulier
screen-unit-key = Z zombies, * jeton
screen-leader-letter = C

## Heuristics

term-garrison = membres de la garnison
term-end = la fin
term-bastions = bastions debout
term-stock = ressources en réserve
term-tokens = jetons spéciaux
term-experience = expérience, à dépenser et en vue
term-wave = cartes encore à venir
term-zombies = zombies en vue

# Cautions
caution-bastion-open = Personne n’affronte { $zombies ->
    [one] le zombie
   *[other] les { $zombies } zombies
    } sur le { $bastion }, votre dernier : il sera perdu ce tour-ci.
caution-bastion-unguarded = Personne ne reste libre : { $zombies ->
    [one] { $zombies } zombie est
   *[other] { $zombies } zombies sont
    } devant le { $bastion }, votre dernier.

# What was done in one gesture
story-advanced = { $count ->
    [one] { $count } carte avance
   *[other] { $count } cartes avancent
    }.
story-intercepted = { $count ->
    [one] { $count } groupe sort
   *[other] { $count } groupes sortent
    } intercepter des unités.
story-recruited = Recrues : { $what }.
story-sent = Envoyés aux entrepôts : { $what }.
story-quartered = Réguliers par bastion : { $what }.
story-brought = Les entrepôts livrent { $what }.

# A card of the wave
story-revealed = De la réserve : « { $card } »{ $placed ->
    [0] {""}
   *[other] {" "}{ $place }
}{ $moved ->
    [0] {""}
    [one] {" "}; { $moved } carte avance
   *[other] {" "}; { $moved } cartes avancent
}.{ $removed ->
    [0] {""}
   *[other] {" "}Ce n’était qu’un événement.
}{ $lost ->
    [0] {""}
    [one] {" "}Perte : { $lost } membre.
   *[other] {" "}Pertes : { $lost } membres.
}{ $welcomed ->
    [0] {""}
   *[other] {" "}Un nouveau venu arrive.
}{ $given ->
    [0] {""}
   *[other] {" "}Coût : { $what }.
}{ $goods ->
    [0] {""}
    [one] {" "}{ $goods } carte est perdue avec ses biens.
   *[other] {" "}{ $goods } cartes sont perdues avec leurs biens.
}
story-advance-rolled = La ligne { $line } avance{ $moved ->
    [0] {""}
    [one]  : { $moved } carte
   *[other]  : { $moved } cartes
}.{ $goods ->
    [0] {""}
    [one] {" "}{ $goods } carte est perdue avec ses biens.
   *[other] {" "}{ $goods } cartes sont perdues avec leurs biens.
}
story-lone-line = Il ne reste que la ligne { $line }, qui avance{ $moved ->
    [0] {""}
    [one]  : { $moved } carte
   *[other]  : { $moved } cartes
}.{ $goods ->
    [0] {""}
    [one] {" "}{ $goods } carte est perdue avec ses biens.
   *[other] {" "}{ $goods } cartes sont perdues avec leurs biens.
}

# A whole combat
story-combat-began = { $members ->
    [one] { $members } membre { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] affronte
               *[other] succombe face à
            }
           *[other] abandonne le combat contre
        }
       *[other] bat
    }
   *[other] { $members } membres { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] affrontent
               *[other] succombent face à
            }
           *[other] abandonnent le combat contre
        }
       *[other] battent
    }
} { $horde ->
    [0] {""}
   *[other] une horde de{" "}
}{ $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} de « { $card } »{ $burned ->
    [0] {""}
   *[other] {" "}aux cocktails Molotov
}{ $blasted ->
    [0] {""}
   *[other] {" "}grâce au sacrifice du compagnon
} : { $won ->
    [0] { $killed ->
        [0] aucun tué
        [one] { $killed } tué
       *[other] { $killed } tués
    },{" "}
   *[other] {""}
}{ $lost ->
    [0] aucune perte
    [one] { $lost } membre perdu
   *[other] { $lost } membres perdus
}{ $ammo ->
    [0] {""}
    [one] , { $ammo } munition dépensée
   *[other] , { $ammo } munitions dépensées
}{ $adrenaline ->
    [0] {""}
    [one] , { $adrenaline } jeton adrénaline dépensé
   *[other] , { $adrenaline } jetons adrénaline dépensés
}.

## The end told: what a lone player reached, and what everybody did

epitaph-held = Vous avez tenu la forteresse { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    } : la vallée est sauvée.
epitaph-held-out = Vous avez tenu { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    }.
epitaph-bastion-fell = À la fin, le { $bastion } est tombé devant « { $card } ».
epitaph-broke-through = À la fin, « { $card } » a percé jusqu’à la vallée.
epitaph-waves = { $left ->
    [0] Vous avez atteint la { $wave } ; toutes ses cartes étaient arrivées ({ $cards }).
   *[other] Vous avez atteint la { $wave }. Cartes arrivées : { $came } sur { $cards }.
    }
epitaph-all-waves = Vous avez repoussé les trois vagues, { $cards ->
    [one] { $cards } carte en tout.
   *[other] { $cards } cartes en tout.
}
tally-kills = Zombies tués
tally-fights = Combats gagnés
tally-met = Unités interceptées
tally-brought = Pris aux entrepôts
tally-losses = Membres perdus
tally-recruits = Recrues

## Where resources come from and go, in studies

flow-collected = objets ramassés
flow-cut = manque de place
flow-intercepted = interceptions
flow-maps-traded = cartes routières
flow-member-died = morts
flow-recruited = recrues
flow-shot = tirs
flow-welcomed = nouveaux venus

# Kinds of decisions, in the figures of studies.
decision-casualty = membres qui meurent
decision-combats = ordre des combats
decision-interception = groupes d’interception
decision-man = bastion de la première escouade
decision-quarter = places dans les bastions
decision-recovery = objets ramassés
decision-recruit = recrues
decision-supply = membres dans les entrepôts
decision-welcome = nouveaux venus
