## Me
page-me = My account
page-history = My games
page-login = Sign in
page-reset = Forgotten password
page-confirm = Confirm an address
name = Name
save = Save
saved = Saved.
playing-as = You play as
you-are-account = You are { $name }, with an account.
you-are-guest = You are { $name }, a guest: this browser alone knows you.
you-are-nobody = You are not signed in.
name-of-account = Others see this name at every table, and you sign in with it.
name-of-guest = Others see this name at every table.
name-of-nobody = Choose a name and play at once; an account can come later.
play-as-guest = Play as a guest
become-account = Make an account
become-account-under = With a name and a password you find your games again on any device. All you have played stays yours.
have-account = I have an account already
no-account-yet = No account? You can play as a guest at once.
password = Password
password-help = At least 8 characters.
password-old = Current password
password-new = New password
password-under = With a new password all other devices are signed out.
change-password = Change the password
password-changed = The password is changed; all other devices are signed out.
password-is-set = The new password is set. Sign in with it.
email = E-mail
email-address = E-mail address
email-optional = E-mail address (optional)
email-help = To set a new password if you forget it, and to tell you of your turn in games with several days for each answer. Nobody else sees it.
email-confirmed = { $email } is confirmed.
email-waiting = { $email } is not confirmed yet: open the link in the mail.
email-sent = A mail is on its way: open the link in it.
email-again = Send the mail again
email-forget = Forget the address
email-is-confirmed = Your address is confirmed.
log-in = Sign in
log-in-guest = You play as the guest { $name }. When you sign in, this browser forgets that guest; to keep its games, make it an account first.
log-out = Sign out
forgot-password = Forgotten password?
reset-under = If an account has this address and has confirmed it, we send a link to set a new password.
reset-sent = If an account has this address, a mail is on its way.
hook = Webhook
hook-under = In games with several days for each answer, this address is called when it is your turn.
hook-address = Address to post to
hook-secret = Key of the signature
hook-secret-help = Shown this once: each post is signed with it (HMAC-SHA256).
hook-stop = Stop posting
blocked-people = Blocked people
blocked-under = You see nothing they write in any chat.
blocked-none = Nobody is blocked.
somebody-gone = somebody who has left
own-data = My data
own-data-under = Everything that is kept about you, as a file; or deleted.
export-data = Download my data
delete-account = Delete my account
delete-guest = Delete this guest
delete-account-sure = Delete the account { $name }?
delete-guest-sure = Delete the guest { $name }?
delete-what = Name, password, address, chat and imported records are deleted. Finished games stay without your name; in running games a bot sits in. This can’t be taken back.
delete-for-good = Delete for good
keep-it = Keep it
statistics = Statistics
game = Game
played = Played
games-won = Won
points-mean = Points on average
points-best = Best
finished-games = Finished games
history-empty = You have not finished a game yet.
history-play = Choose a game
fared =
    { $points ->
        [one] place { $place } of { $seats }, 1 point
       *[other] place { $place } of { $seats }, { $points } points
    }
fared-alone =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Peace
about-person = About { $name }
mute = Mute for me at this table
unmute = Unmute at this table
block = Block at every table
unblock = Unblock
silence = Silence for all at this table
unsilence = Let speak again
muted-by-me = muted
blocked-by-me = blocked
silenced = silenced
hidden-people = Hidden from you: { $names }
report-line = Report “{ $text }”
report-person = Report { $name }
report-words = What is wrong? (optional)
report-help = Those who run this server read it; { $name } does not learn of it.
reported = Reported. Thank you.
person-played =
    { $played ->
        [0] No finished game yet
        [one] 1 finished game, { $won } won
       *[other] { $played } finished games, { $won } won
    }
logins = Where you are signed in
logins-under = Sign out where you do not recognise the device.
login-unknown = Unknown device
login-seen = { $address }, last seen { $when }
login-this = this device
log-out-there = Sign out there
factor = Second factor
factor-under = Besides the password, ask for a code of an authenticator app.
factor-on-under = Signing in asks for a code of your authenticator app.
factor-turn-on = Turn on
factor-turn-off = Turn off
factor-scan = Add this secret to your authenticator app, then enter the code it shows.
factor-open = Open in an authenticator app
factor-secret = Secret:
factor-code = Code
factor-code-help = From your authenticator app, or one of your recovery codes.
factor-confirm = Confirm
factor-is-on = The second factor is on.
factor-is-off = The second factor is off.
factor-recovery = Keep these recovery codes: each works once if you lose the app. They are not shown again.
log-in-passkey = Sign in with a passkey
passkeys = Passkeys
passkeys-under = Sign in with your fingerprint, your face or the PIN of your device instead of a password.
passkey-name = Name of the passkey
passkey-name-help = For example “My phone”.
passkey-proof-help = Needed to add or remove a passkey.
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-removed = The passkey is removed here. Delete it on your device too.
passkey-rename = Rename
passkey-rename-one = Rename { $name }
passkey-remove = Remove
passkey-remove-one = Remove { $name }
passkey-used = Last used { $when }
passkey-created = Added { $when }
passkey-instead = Use a passkey
passkey-accepted = Confirmed with a passkey.
passkey-impossible = This browser can’t use passkeys on this page.
password-to-delete = Needed to delete the account.
remove-person = Remove from the table
removed = Removed.
vote-person-out = Vote for a bot in this seat
keep-person = Take back my vote
voted = Your vote counts until the seat changes.
page-admin = Administration
