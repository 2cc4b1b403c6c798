
## Me
page-me = Il mio account
page-history = Le mie partite
page-login = Accedi
page-reset = Password dimenticata
page-confirm = Conferma di un indirizzo
name = Nome
save = Salva
saved = Salvato.
playing-as = Giochi come
you-are-account = Sei { $name }, con un account.
you-are-guest = Sei { $name }, ospite: ti conosce solo questo browser.
you-are-nobody = Non hai effettuato l’accesso.
name-of-account = Gli altri vedono questo nome a ogni tavolo, e con esso accedi.
name-of-guest = Gli altri vedono questo nome a ogni tavolo.
name-of-nobody = Scegli un nome e gioca subito; per l’account c’è tempo.
play-as-guest = Gioca come ospite
become-account = Crea un account
become-account-under = Con un nome e una password ritrovi le tue partite su ogni dispositivo. Tutto ciò che hai giocato resta tuo.
have-account = Ho già un account
no-account-yet = Non hai un account? Puoi giocare subito come ospite.
password = Password
password-help = Almeno 8 caratteri.
password-old = Password attuale
password-new = Nuova password
password-under = Con una nuova password tutti gli altri dispositivi vengono disconnessi.
change-password = Cambia la password
password-changed = La password è cambiata; tutti gli altri dispositivi sono disconnessi.
password-is-set = La nuova password è impostata. Usala per accedere.
email = E-mail
email-address = Indirizzo e-mail
email-optional = Indirizzo e-mail (facoltativo)
email-help = Per scegliere una nuova password se la dimentichi e per avvisarti del tuo turno nelle partite con più giorni per risposta. Nessun altro lo vede.
email-confirmed = { $email } è confermato.
email-waiting = { $email } non è ancora confermato: apri il link nell’e-mail.
email-sent = Un’e-mail è in arrivo: apri il link che contiene.
email-again = Invia di nuovo l’e-mail
email-forget = Dimentica l’indirizzo
email-is-confirmed = Il tuo indirizzo è confermato.
log-in = Accedi
log-in-guest = Giochi come ospite con il nome { $name }. Se accedi, questo browser dimentica l’ospite; per tenere le sue partite, trasformalo prima in un account.
log-out = Esci
forgot-password = Password dimenticata?
reset-under = Se un account ha confermato questo indirizzo, mandiamo un link per scegliere una nuova password.
reset-sent = Se un account ha questo indirizzo, un’e-mail è in arrivo.
hook = Webhook
hook-under = Nelle partite con più giorni per risposta, questo indirizzo viene chiamato quando tocca a te.
hook-address = Indirizzo da chiamare
hook-secret = Chiave della firma
hook-secret-help = Mostrata solo ora: ogni invio è firmato con essa (HMAC-SHA256).
hook-stop = Non chiamare più
blocked-people = Persone bloccate
blocked-under = Non vedi più i loro messaggi in nessuna chat.
blocked-none = Nessuno è bloccato.
somebody-gone = qualcuno che è andato via
own-data = I miei dati
own-data-under = Tutto ciò che è conservato su di te, in un file; oppure eliminato.
export-data = Scarica i miei dati
delete-account = Elimina il mio account
delete-guest = Elimina questo ospite
delete-account-sure = Eliminare l’account { $name }?
delete-guest-sure = Eliminare l’ospite { $name }?
delete-what = Nome, password, indirizzo, messaggi e partite importate vengono eliminati. Le partite finite restano senza il tuo nome; in quelle in corso un bot prende il tuo posto. Non si può tornare indietro.
delete-for-good = Elimina per sempre
keep-it = Annulla
statistics = Statistiche
game = Gioco
played = Giocate
games-won = Vinte
points-mean = Punti in media
points-best = Record
finished-games = Partite finite
history-empty = Non hai ancora finito una partita.
history-play = Scegli un gioco
fared =
    { $points ->
        [one] posizione { $place } su { $seats }, { $points } punto
       *[other] posizione { $place } su { $seats }, { $points } punti
    }
fared-alone =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Peace
about-person = Informazioni su { $name }
mute = Silenzia per me a questo tavolo
unmute = Torna a leggere a questo tavolo
block = Blocca a tutti i tavoli
unblock = Sblocca
silence = Zittisci per tutti a questo tavolo
unsilence = Ridai la parola
muted-by-me = chat muta
blocked-by-me = blocco
silenced = senza parola
hidden-people = Messaggi nascosti per te: { $names }
report-line = Segnala «{ $text }»
report-person = Segnala { $name }
report-words = Che cosa non va? (facoltativo)
report-help = Lo legge chi gestisce il server; { $name } non lo saprà.
reported = Segnalato. Grazie.
person-played =
    { $played ->
        [0] Nessuna partita finita
        [one] 1 partita finita, { $won } vinta
       *[other] { $played } partite finite, { $won ->
            [one] { $won } vinta
           *[other] { $won } vinte
        }
    }
logins = Dove hai effettuato l’accesso
logins-under = Esci dove non riconosci il dispositivo.
login-unknown = Dispositivo sconosciuto
login-seen = { $address }, ultimo accesso: { $when }
login-this = questo dispositivo
log-out-there = Esci da lì
factor = Secondo fattore
factor-under = Oltre alla password, chiedi un codice di un’app di autenticazione.
factor-on-under = L’accesso chiede un codice della tua app di autenticazione.
factor-turn-on = Attiva
factor-turn-off = Disattiva
factor-scan = Aggiungi questo segreto alla tua app di autenticazione, poi inserisci il codice mostrato.
factor-open = Apri in un’app di autenticazione
factor-secret = Segreto:
factor-code = Codice
factor-code-help = Dalla tua app di autenticazione, o uno dei codici di recupero.
factor-confirm = Conferma
factor-is-on = Il secondo fattore è attivo.
factor-is-off = Il secondo fattore è disattivato.
factor-recovery = Conserva questi codici di recupero: ognuno vale una volta se perdi l’app. Non saranno mostrati di nuovo.
log-in-passkey = Accedi con una passkey
passkeys = Passkey
passkeys-under = Accedi con l’impronta, il volto o il PIN del tuo dispositivo invece della password.
passkey-name = Nome della passkey
passkey-name-help = Per esempio «Il mio telefono».
passkey-proof-help = Necessaria per aggiungere o rimuovere una passkey.
passkey-add = Aggiungi una passkey
passkey-added = La passkey è aggiunta.
passkey-removed = La passkey è rimossa qui. Eliminala anche dal tuo dispositivo.
passkey-rename = Rinomina
passkey-rename-one = Rinomina { $name }
passkey-remove = Rimuovi
passkey-remove-one = Rimuovi { $name }
passkey-used = Ultimo uso: { $when }
passkey-created = Aggiunta: { $when }
passkey-instead = Usa una passkey
passkey-accepted = Confermato con una passkey.
passkey-impossible = Questo browser non può usare passkey in questa pagina.
password-to-delete = Necessaria per eliminare l’account.
remove-person = Rimuovi dal tavolo
removed = Fatto.
vote-person-out = Vota per un bot a questo posto
keep-person = Ritira il mio voto
voted = Il tuo voto vale finché il posto non cambia.
page-admin = Amministrazione
