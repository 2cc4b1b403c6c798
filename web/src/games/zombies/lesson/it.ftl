lesson-welcome = Tutti partono dalla piazza, e l’elicottero non aspetta. Vinci con 25 zombie nella tua raccolta, o arrivando prima degli altri al centro dell’eliporto, l’ultima tessera della pila.
lesson-hand = Hai 3 vite, 3 proiettili e 3 carte evento. Gli eventi aiutano te o danno fastidio agli altri, uno a giro, anche nel turno altrui. Un oggetto, come la tua ascia, va prima messo in gioco nell’edificio che nomina.
lesson-window = Comincia un turno, e chiunque potrebbe giocare un evento. Nessuno dei tuoi serve adesso: passa. Momenti così tornano spesso; da qui in poi la lezione passa per te, e a un vero tavolo scegli tu quando farti interpellare.
lesson-lay = Prima si costruisce la città. Hai pescato il negozio di skate: giralo come vuoi, una strada deve sempre unirsi a una strada. Mettilo a ovest, con la porta sulla strada. Una semplice strada porterebbe uno zombie per ogni uscita.
lesson-token = Un edificio con un nome riceve ciò che vi è stampato, tutto all’interno: qui 3 zombie e un proiettile. Scegli tu dove. Metti il proiettile subito dietro la porta: chi libera quella casella lo raccoglie, e sarai tu.
lesson-walk = Il dado dà 6 passi. Quattro portano nel negozio, attraverso la porta. Sulla casella di uno zombie ci si ferma finché non è battuto: va’ dritto al proiettile.
lesson-roll = Ora il combattimento. Tira un dado: con 4, 5 o 6 lo zombie è battuto ed entra nella tua raccolta. Con 1, 2 o 3 paghi con una vita, oppure con proiettili, che valgono +1 ciascuno.
lesson-next = Un 4: il tuo primo zombie, e anche il proiettile. Ti restano 2 passi e uno zombie per lato. Prosegui a ovest.
lesson-again = Da un combattimento non si scappa: dura finché cade lo zombie, o cadi tu. Tira.
lesson-bullets = Solo un 2. Una vita comprerebbe un nuovo tiro; 2 proiettili ne fanno un 4 sicuro. Le vite sono preziose: chi le finisce torna in piazza e perde metà degli zombie. Spara.
lesson-stop = Due zombie. L’ultimo passo ti porterebbe solo fuori da quest’angolo: fermati qui. Nel negozio ne resta uno, e non scappa.
lesson-zombies = Dopo di te si muovono i morti: il dado dice quanti, tu dici quali, di una casella ciascuno. Di solito li mandi contro gli avversari. Questo può venire da te: ti risparmia la strada.
lesson-discard = Per finire puoi scartare una carta; la mano torna a tre nel tuo prossimo turno, prima del movimento. Il Vivaio per la motosega potrebbe non uscire mai: buttala.
lesson-end = Questo era un turno intero. Tieni due o tre vite per la corsa all’eliporto, l’evento più cattivo per chi sta per arrivarci, e raccogli, raccogli, raccogli.

# Tips of the first game, by kind of question
first-lay = Una strada deve unirsi a una strada. Se la tessera può girare, girala prima con il suo pulsante.
first-put-zombie = Scegli tu dove stanno gli zombie di una tessera nuova: vicino agli altri, lontano da te.
first-move = Scegli una casella illuminata. Uno zombie lungo la strada ti ferma finché non è battuto.
first-roll = Con 4, 5 o 6 vinci. Con meno paghi una vita, o i proiettili per colmare la differenza.
first-failed = I proiettili sistemano il tiro di sicuro; una vita compra solo un nuovo tiro.
first-zombies = Sei tu a muovere i morti: verso gli avversari, o lontano dalla tua strada.
first-window-start = Un momento per le carte evento, una a giro. Nel menu scegli quando farti interpellare.
first-discard = La mano torna a tre prima del prossimo movimento: butta ciò che non userai.
