# Parole comuni a tutti i giochi.
seat-name = Posto { $number }
nobody = nessuno
yes = sì
no = no, grazie

reason-over = La partita è finita.
reason-not-yours = Questa domanda è rivolta a un altro posto.
reason-not-now = Non è una risposta a questa domanda.
reason-no-undo = Non hai nulla da ritirare: da allora qualcuno ha agito, si sono tirati dadi o qualcosa è stato mostrato.

event-undone = { $seat } ritira l’ultima risposta.

clause-DR-1 = Risponde solo il posto interrogato.
clause-DR-2 = A partita finita non si chiede più nulla.
clause-DR-3 = Una risposta è un verbo con i suoi argomenti, come mostra la pagina della notazione.
clause-DR-4 = Una risposta deve essere fra le opzioni della domanda aperta.
clause-DR-5 = Una risposta si può ritirare finché non la seguono un tiro, qualcosa di mostrato o l’azione di un altro posto.

kind-rule = regolamento
kind-ruling = decisione
kind-mixed = regolamento, con una decisione
kind-fact = noto del gioco
kind-inferred = dedotto
kind-ours = nostro
