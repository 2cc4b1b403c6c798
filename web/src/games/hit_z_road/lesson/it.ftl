lesson-welcome = Cinque sopravvissuti, il pieno di benzina e la Route 66. In otto turni ti serve più esperienza possibile: sono le stelle sulle carte. Vince il gruppo che ne ha di più, purché sia ancora vivo.
lesson-roads = Queste sono le strade del turno. Ognuna ha due carte, una dopo l’altra: prima prendi il bottino, poi affronti gli zombie. Sembrano tutte tranquille, tranne una. Indovina quale resta all’ultimo.
lesson-bid = Perciò si fanno offerte, in risorse, per scegliere prima degli altri. Loro sono a 1 e 2. Munizioni, benzina e adrenalina ti tengono in vita, quindi niente follie: sali a 3.
lesson-pass = Ti hanno superato: sono arrivati a 5. Potresti salire a 6, ma con munizioni che ti mancherebbero nel prossimo combattimento. Lascia perdere: passa. Quando tutti passano di seguito, l’asta è finita.
lesson-pay = Sei a 3 e paghi 3 risorse a scelta. La strada che ti resta è piena di zombie: tieni tutte le munizioni e 2 token benzina, il prezzo di una fuga. Dai 2 token benzina e 1 token adrenalina.
lesson-shoot = Il corso principale è tuo, con il suo bottino e 4 zombie. Prima puoi sparare, una volta sola: 2 dadi per munizione, i colpi a segno e i colpi critici uccidono, e da lontano nessuno morde. Spara 2 munizioni.
lesson-fight = Due di meno. Ora il corpo a corpo: un dado per ogni sopravvissuto. Un dado ha due colpi a segno (uccidi uno zombie), un colpo critico (ne uccidi uno, e un secondo con 1 token adrenalina), un’opportunità (ne uccidi uno con 1 token adrenalina), una faccia vuota e un morso. Combatti.
lesson-bites = I due zombie sono morti, ma contano tutti i dadi, e ci sono due morsi. Ognuno costa un sopravvissuto o 1 token adrenalina. Spendi l’adrenalina: i sopravvissuti sono i tuoi dadi.
lesson-jail = Combattimento vinto: la carta e la sua stella sono tue. La seconda carta, la prigione della contea, porta 3 munizioni e 3 zombie. Con 6 munizioni te lo puoi permettere: sparane ancora 2.
lesson-save = Nemmeno un morso, e 2 stelle: la strada peggiore ha reso bene. Nel turno 2 ci sono carte nuove, e nessuna strada è brutta. Chi non offre niente non paga niente: passa, e risparmia per i turni difficili.
lesson-worthless = Si è unito a te un autostoppista: ora siete in sei. Ma guarda questo container: 3 zombie e nessuna stella. Il bottino è già tuo, qui niente vale un proiettile. Non sparare.
lesson-flee = Prima di ogni round di corpo a corpo puoi fuggire con 2 token benzina. Perdi la carta e la sua esperienza, che qui è zero. Pigia sull’acceleratore!
lesson-end = Due turni e nessun morto. Dal turno 3 le carte si fanno più dure e arrivano le orde, con dadi che hanno una faccia mortale. Alla fine chi ha più sopravvissuti, più munizioni, più benzina o più adrenalina riceve 3 punti esperienza per ciascun primato. Ora tocca a te.

# Tips of the first game, by kind of question
first-bid = L’offerta si paga in risorse, e chi offre di più sceglie la strada prima degli altri. Restare a 0 non costa niente.
first-pay-bid = Va bene qualsiasi combinazione. Le munizioni servono a sparare, 2 token benzina permettono di fuggire, l’adrenalina salva vite.
first-road = Ogni strada ha due carte. Guarda zombie, stelle e testo prima del bottino.
first-shoot = Si spara una volta sola, prima del corpo a corpo: 2 dadi per munizione, e nessuno può morderti.
first-stand = Fuggire costa 2 token benzina e la carta con le sue stelle. Il bottino resta tuo.
first-melee = Contano tutti i dadi: un morso costa adrenalina o un sopravvissuto, anche se l’ultimo zombie è morto.
first-demand = La strada chiede qualcosa. Ciò che non spendi si paga in sopravvissuti.
