
board-stage = Giro { $round }, fino a { $limit } punti
board-stage-last = Giro { $round }, l’ultimo
board-map = La carta stradale
board-yard = La mia ditta
board-rivals = Gli altri trasportatori
board-draft = Super-bonus che stai guardando
board-deck = Mazzo
board-pile = Super-bonus
board-on-road = Il tuo camion è in strada
board-no-contracts = Ancora nessun contratto: prendine alla borsa noli.
board-score = punti dei contratti completi
board-cargo = cubi nel camion
board-open = contratti aperti
board-filled = contratti completi
board-bonuses = super-bonus in mano
pile-deck = Il mazzo dei contratti
pile-deck-text = Si vede il colore sul dorso della prima carta; può essere una carenza (RDM-25).
pile-bonuses = La pila dei super-bonus
pile-bonuses-text = L’azione ne mostra sei; tienine fino a tre in segreto (RDM-30).
token-T1 = Gettone: contratti o retrocedere
token-T2 = Gettone: super-bonus o retrocedere
token-T3 = Gettone: avanzare o retrocedere
token-T4 = Gettone: avanzare o caricare
token-T5 = Gettone: avanzare o scaricare
token-T6 = Gettone: caricare o scaricare
token-T7 = Gettone: caricare o scaricare
board-round = Giro { $round }
board-limit = Fine a { $limit } punti
board-office = Borsa noli
board-hauliers = Trasportatori
secret-kept = Super-bonus tenuti
secret-looking = Super-bonus tra cui scegliere
mix-load = Carica il camion
mix-load-go = Carica { $count }
mix-unload = Scarica il camion
mix-unload-go = Scarica { $count }
plan-load-colour = { $place }: { $count }
plan-load-go = Carica questi
plan-unload-contract = { $place }: { $count }
plan-unload-colour = Lascia { $place }: { $count }
plan-unload-go = Scarica questi
board-to-exchange = Mostra la borsa e i miei contratti come carte
board-to-map = Torna alla mappa
board-truck-away = Il tuo camion non è ancora sul tabellone
board-deliver-here = Da consegnare qui: { $what }{ $points ->
    [0] {""}
    [one] , per 1 punto
   *[other] , per { $points } punti
}.
board-fetch-here = Da caricare qui per i tuoi contratti: { $what }.
board-haul = Da { $from } a { $to }: { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
} a strada libera, { $drives ->
    [one] 1 viaggio
   *[other] { $drives } viaggi
}.
board-laid = Sui tuoi contratti:
board-ready = completato dai cubi sui tuoi contratti
