lesson-welcome = Guidi un camion fra sei magazzini. I contratti dicono quali cubi servono e dove; completati, danno punti. Un turno ha quattro azioni, ognuna pagata con uno dei tuoi sette gettoni.
lesson-place = Il camion entra gratis sul tabellone, su una banchina libera. Comincia da E: la borsa chiede cubi marroni, ed è lì che si trovano.
lesson-contracts = Ora le azioni. Prima prendi contratti: si gira il gettone che ha quella faccia; l’altra, retrocedere, per questo turno è persa.
lesson-take = La borsa mostra nove contratti. Un contratto indica i cubi richiesti, il magazzino a cui vanno, quanto rende e, in rosso, quanto costa se non è completato. Prendi quello che vuole 3 cubi marroni in A.
lesson-second = Il suo posto è stato subito riempito. Puoi prenderne fino a tre. Quello dei 4 cubi arancioni per E va bene: si trovano in A, dove porta il primo contratto. Prendi anche quello.
lesson-done = Quello che alla fine non è completato costa punti. Due bastano: concludi.
lesson-load = Seconda azione: caricare. Si carica solo a una banchina.
lesson-lift = Carica tre cubi marroni: il tuo contratto non ne vuole di più.
lesson-enough = C’è posto per altri due, ma nessun contratto li chiede. Concludi.
lesson-drive = Terza azione: avanzare da una a quattro caselle. Ciò che è illuminato è raggiungibile. Il cartello verde in A dice quanto rende una consegna. Tutte le strade sono a senso unico: passa da sud e risali il viale.
lesson-right = Tieni la destra. La corsia di sinistra serve solo a sorpassare e a entrare in un magazzino o a uscirne. Risali il viale: è la quarta azione.
lesson-arrive = L’altro camion si è fermato accanto a te, ma la strada è libera: a quattro caselle, per il ramo di sinistra, c’è la banchina A1.
lesson-unload = Scarica qui: ora si possono completare i contratti per A.
lesson-deliver = Posa tutti e tre i cubi sul contratto. È completo e dà subito i suoi punti. I cubi posati su un contratto ci restano per sempre.
lesson-bonuses = Terza azione: guardare i super-bonus. Ne vedi sei e ne tieni fino a tre, in segreto.
lesson-keep = Tieni quello che chiede 3 cubi arancioni e 3 marroni sui tuoi contratti alla fine. I marroni ci sono già, e il secondo contratto porterà gli arancioni.
lesson-few = Un super-bonus mancato costa punti. Uno basta: concludi.
lesson-reload = Ultima azione del turno: carica qui, per il secondo contratto.
lesson-next = Scegli l’arancione, quattro cubi: tutto ciò che vuole il tuo contratto.
lesson-end = Ecco il primo viaggio. La fine scatta quando qualcuno raggiunge il limite, 50 punti in due; si finisce il giro, poi i contratti incompleti costano e i super-bonus rendono. Buona strada!

# Tips of the first game, by kind of question
first-place = Metti il camion dove si trovano i cubi dei contratti migliori.
first-turn = Quattro azioni a turno, ognuna su una faccia di un gettone. Usare una faccia toglie l’altra fino al turno dopo.
first-exchange = Un contratto non completato costa punti alla fine. Prendi quelli sulla stessa strada.
first-load = Il camion ha cinque posti. Carica ciò che i tuoi contratti chiedono.
first-unload = I cubi posati su un contratto ci restano per sempre, e un contratto completo dà subito i suoi punti.
first-draft = Un super-bonus conta alla fine i cubi sui tuoi contratti. Se non lo completi, costa punti.
