# Tower Defense: le parole. Ciò che Hit Z Road dice già (carte, token, facce, combattimento) si legge là.

title = Tower Defense: la fortezza
blurb = Difendi una piccola fortezza da tre ondate di zombie, con le carte e il combattimento di Hit Z Road.
kind = difesa in solitario
length = 45 minuti

## Settings

setting-wave1 = Prima ondata
setting-wave1-help = Quante carte di livello 1 attaccano.
setting-wave1-15 = 15 carte
setting-wave1-18 = 18 carte (più difficile)
setting-wave2 = Seconda ondata
setting-wave2-help = Quante carte di livello 2 attaccano.
setting-wave2-18 = 18 carte
setting-wave2-21 = 21 carte (più difficile)
setting-wave3 = Terza ondata
setting-wave3-help = Quante carte di livello 3 attaccano.
setting-wave3-18 = 18 carte
setting-wave3-21 = 21 carte (più difficile)
setting-wave3-24 = 24 carte (il massimo)
setting-molotov = Bottiglia Molotov
setting-molotov-help = Se il token Molotov si può trovare.
setting-molotov-in = in gioco
setting-molotov-out = eliminata (più difficile)
setting-map = Mappe
setting-map-help = Se le due mappe stradali si possono trovare.
setting-map-in = in gioco
setting-map-out = eliminate (più difficile)
setting-executor = Esecutore
setting-executor-help = Se il bus si può trovare e trasformare nell'Esecutore.
setting-executor-in = in gioco
setting-executor-out = eliminato (più difficile)

## Places and people

bastion-1 = bastione 1
bastion-2 = bastione 2
bastion-3 = bastione 3
warehouse-ammo = magazzino munizioni
warehouse-fuel = magazzino benzina
warehouse-adrenaline = magazzino adrenalina
rank-leader = caposquadra
rank-regular = regolare
wave-1 = prima ondata
wave-2 = seconda ondata
wave-3 = terza ondata
phase-garrison = gestione guarnigione
phase-warehouses = allocazione ai magazzini
phase-movement = movimento dell'ondata
phase-check-1 = verifica 1
phase-interception = intercettazione
phase-combat = combattimento
phase-check-2 = verifica 2
phase-recovery = recupero oggetti
phase-return = rientro nei bastioni

## The end

why-cleared = La terza ondata è esaurita e non resta uno zombie: la fortezza resiste.
why-breakthrough = Un'unità con zombie ha superato i magazzini: la valle è perduta.
why-bastions = Tutti i bastioni sono distrutti.
why-garrison = Nessun membro del presidio è vivo.
why-unmanned = Non resta alcun bastione presidiato.
