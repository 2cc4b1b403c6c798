letter-confirm = Dead Road: confirm your address
letter-confirm-text =
    Somebody, probably you, gave this address for an account at Dead Road.
    Open this link to confirm it:

    { $link }

    If it was not you, do nothing.
letter-reset = Dead Road: a new password
letter-reset-text =
    Open this link to set a new password (it works for two hours):

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
letter-turn = Dead Road: it is your turn
letter-turn-text =
    It is your turn at { $game }:

    { $link }
letter-codes = Dead Road: wrong codes for your account
letter-codes-text =
    Somebody entered the right password of your account several times, each time with a wrong
    code of the second factor. Further attempts from that device are refused for a while.

    If it was not you, change your password and look at your logins:

    { $link }
