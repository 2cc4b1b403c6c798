# Tower Defense : les mots. Ce que Hit Z Road dit déjà (cartes, jetons, faces, combat) est lu là-bas.

title = Tower Defense : la forteresse
blurb = Tenez une petite forteresse contre trois vagues de zombies, avec les cartes et le combat de Hit Z Road.
kind = défense en solitaire
length = 45 min

## Settings

setting-wave1 = Première vague
setting-wave1-help = Combien de cartes de niveau 1 attaquent.
setting-wave1-15 = 15 cartes
setting-wave1-18 = 18 cartes (plus dur)
setting-wave2 = Deuxième vague
setting-wave2-help = Combien de cartes de niveau 2 attaquent.
setting-wave2-18 = 18 cartes
setting-wave2-21 = 21 cartes (plus dur)
setting-wave3 = Troisième vague
setting-wave3-help = Combien de cartes de niveau 3 attaquent.
setting-wave3-18 = 18 cartes
setting-wave3-21 = 21 cartes (plus dur)
setting-wave3-24 = 24 cartes (le plus dur)
setting-molotov = Cocktails Molotov
setting-molotov-help = Si le jeton cocktails Molotov peut être trouvé.
setting-molotov-in = en jeu
setting-molotov-out = retirés (plus dur)
setting-map = Cartes routières
setting-map-help = Si les deux cartes routières peuvent être trouvées.
setting-map-in = en jeu
setting-map-out = retirées (plus dur)
setting-executor = L'EXECUTOR
setting-executor-help = Si le bus peut être trouvé et transformé en EXECUTOR.
setting-executor-in = en jeu
setting-executor-out = retiré (plus dur)

## Places and people

bastion-1 = le bastion 1
bastion-2 = le bastion 2
bastion-3 = le bastion 3
warehouse-ammo = l'entrepôt de munitions
warehouse-fuel = l'entrepôt d'essence
warehouse-adrenaline = l'entrepôt d'adrénaline
rank-leader = chef
rank-regular = régulier
wave-1 = première vague
wave-2 = deuxième vague
wave-3 = troisième vague
phase-garrison = garnison
phase-warehouses = entrepôts
phase-movement = mouvement de la vague
phase-check-1 = vérification 1
phase-interception = phase d'interception
phase-combat = phase de combat
phase-check-2 = vérification 2
phase-recovery = récupération
phase-return = retour dans les bastions

## The end

why-cleared = La troisième vague est épuisée et il ne reste aucun zombie : la forteresse tient bon.
why-breakthrough = Une unité avec des zombies a dépassé les entrepôts : la vallée est perdue.
why-bastions = Tous les bastions sont détruits.
why-garrison = Plus personne n'est en vie dans la garnison.
why-unmanned = Il ne reste aucun bastion tenu.
