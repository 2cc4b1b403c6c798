chapter-play = Partita
LAN-1 = Da uno a tre posti; ognuno riceve rame e altrettanto argento.
LAN-2 = Pesca due carte in segreto, tienine una, metti l’altra sotto il mazzo.
LAN-3 = Al tramonto ogni posto può giocare una carta pari, una volta per giro, per altrettanti punti.
LAN-4 = Prendi fino a due gemme, finché puoi pagare: il rubino vale tre punti, l’onice uno, le altre due.
LAN-5 = Paga una moneta per gemma, dell’uno o dell’altro tipo.
LAN-6 = Tira due dadi; ogni 1 o 2 si può riaccendere: un punto diventa un rame.
LAN-7 = Dopo tre giri vince chi ha più punti; i pareggi si dividono.
