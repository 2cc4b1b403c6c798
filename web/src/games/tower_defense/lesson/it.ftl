lesson-welcome = Tieni senza alcun aiuto una piccola fortezza contro tre ondate di morti. Uccidi fino all’ultimo zombie della terza ondata e hai vinto. Se perdi tutta la tua gente, o lasci passare un branco dietro i magazzini, è finita.
lesson-lines = Escono dal buio, su tre linee: l’Entrata, due caselle di avvicinamento, il bastione, poi il magazzino. A ogni turno entrano due carte, e un dado sceglie la linea che spingono avanti.
lesson-man = Cominci con una squadra: un caposquadra e tre regolari. Mettila nel bastione 2, al centro: le altre due linee sono a un passo.
lesson-supply = Le risorse non piovono dal cielo. Chi va in un magazzino ne porta 2 a fine turno, ma intanto non combatte. È la benzina che ti porta dal nemico: manda un regolare a prenderne, gli altri restano.
lesson-gather = Il dado ha spinto la prigione della contea proprio davanti a te: 3 zombie, con 3 munizioni e una stella di esperienza. Meglio andarli a trovare che aspettarli. Riunisci un gruppo nel tuo bastione.
lesson-squad = Scegli chi parte. Ogni membro è un dado: porta tutti e tre quelli liberi.
lesson-intercept = Un passo costa 1 token benzina, qualunque sia il numero di membri. La prigione è a due passi: 2 dei tuoi 4 token. Non si raggiunge una carta passando attraverso quella che le sta davanti.
lesson-shoot = In campo aperto puoi sparare una volta: 2 dadi per munizione, e niente morsi. Colpi a segno e colpi critici uccidono. Basta una munizione, poi vengono tre dadi di corpo a corpo. In un bastione non si spara.
lesson-fight = Uno di meno; ne restano due, e voi siete in tre. Ogni dado: due facce sono colpi a segno, una un colpo critico, una un’opportunità, una un morso, una è vuota. Puoi ancora abbandonare con 2 token benzina, ma i tre zombie si rialzerebbero. Combatti!
lesson-opportunity = Un colpo a segno, una faccia vuota e un’opportunità: con 1 token adrenalina uccide anche quella, ed è l’ultimo zombie. Coglila.
lesson-take = La prigione è tua. Ciò che sta su una carta si prende ora, a fine turno, e il ritorno al bastione è gratis. Puoi lasciare ciò che farebbe solo danno, come i fumi tossici; qui è tutto buono: prendi tutto.
lesson-second = Il tuo regolare è tornato con 2 token benzina. Turno 2: mandane ancora uno alla benzina e uno all’adrenalina. Due restano a casa, non si sa mai.
lesson-loot = Quattro zombie tengono il banco dei pegni davanti a te, ma per arrivare al bastione devono avanzare ancora due volte. La soffitta del cacciatore, sulla linea 3, non ha zombie: manda un solo regolare, tre passi per 3 token benzina.
lesson-find = Lì non c’è nessuno da combattere: la carta si prende e basta, con 3 munizioni e un’arma a lunga gittata. I token funzionano come in Hit Z Road: ognuno aiuta contro una carta speciale.
lesson-end = Con 2 punti esperienza arruoli un regolare, con 3 un caposquadra che apre un secondo bastione. Fallo presto: ogni bastione presidiato custodisce 10 unità di ogni risorsa e difende una linea. Resisti!

# Tips of the first game, by kind of question
first-man = Dal bastione centrale le altre due linee sono a un passo.
first-supply = Ogni membro mandato in un magazzino porta 2 unità a fine turno e intanto non combatte.
first-gather = Chi combatte in questo turno parte adesso: puoi formare più gruppi prima di concludere.
first-intercept = Un gruppo paga 1 token benzina a passo, per quanto grande sia. Non può attraversare le carte.
first-recruit = Un caposquadra apre un nuovo bastione per 3 punti esperienza, un regolare ne costa 2. Arruolare presto conviene.
first-recovery = Di’ prima che cosa lasci, per esempio i fumi tossici; poi prendi il resto.
first-stand = Se abbandoni il combattimento, tutti gli zombie della carta tornano.
