
board-stage = Tour { $round }, jusqu’à { $limit } points
board-stage-last = Tour { $round }, le dernier
board-map = La carte routière
board-yard = Mon entreprise
board-rivals = Les autres transporteurs
board-draft = Super-bonus que vous regardez
board-deck = Pioche
board-pile = Super-bonus
board-on-road = Votre camion est sur la route
board-no-contracts = Pas encore de contrat : prenez-en à la bourse de fret.
board-score = points des contrats remplis
board-cargo = cubes dans le camion
board-open = contrats en cours
board-filled = contrats remplis
board-bonuses = super-bonus en main
pile-deck = La pioche des contrats
pile-deck-text = On voit la couleur au dos de la première carte ; ce peut être une pénurie (RDM-25).
pile-bonuses = La pile des super-bonus
pile-bonuses-text = L’action vous en montre six ; gardez-en jusqu’à trois en secret (RDM-30).
token-T1 = Jeton : contrats ou reculer
token-T2 = Jeton : super-bonus ou reculer
token-T3 = Jeton : avancer ou reculer
token-T4 = Jeton : avancer ou charger
token-T5 = Jeton : avancer ou décharger
token-T6 = Jeton : charger ou décharger
token-T7 = Jeton : charger ou décharger
board-round = Tour { $round }
board-limit = Fin à { $limit } points
board-office = Bourse de fret
board-hauliers = Transporteurs
secret-kept = Super-bonus gardés
secret-looking = Super-bonus au choix
mix-load = Charger le camion
mix-load-go = Charger { $count }
mix-unload = Décharger le camion
mix-unload-go = Décharger { $count }
plan-load-colour = { $place } : { $count }
plan-load-go = Charger ces cubes
plan-unload-contract = { $place } : { $count }
plan-unload-colour = Laisser { $place } : { $count }
plan-unload-go = Décharger ces cubes
board-to-exchange = Montrer la bourse et mes contrats en cartes
board-to-map = Revenir à la carte routière
board-truck-away = Votre camion n’est pas encore sur le plateau
board-deliver-here = À livrer ici : { $what }{ $points ->
    [0] {""}
    [one] , pour { $points } point
   *[other] , pour { $points } points
}.
board-fetch-here = À charger ici pour vos contrats : { $what }.
board-haul = De { $from } à { $to } : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur une route libre, soit { $drives ->
    [one] { $drives } trajet
   *[other] { $drives } trajets
}.
board-laid = Sur vos contrats :
board-ready = rempli par les cubes posés sur vos contrats
