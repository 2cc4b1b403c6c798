chapter-play = Partie
LAN-1 = D’une à trois places ; chacune reçoit du cuivre et autant d’argent.
LAN-2 = Piochez deux cartes en secret, gardez-en une, glissez l’autre sous le paquet.
LAN-3 = Au crépuscule, chaque place peut jouer une carte paire, une fois par tour, pour autant de points.
LAN-4 = Prenez jusqu’à deux gemmes, tant que vous pouvez payer : le rubis vaut trois points, l’onyx un, les autres deux.
LAN-5 = Payez une pièce par gemme, de l’une ou l’autre sorte.
LAN-6 = Lancez deux dés ; chaque 1 ou 2 peut être rallumé : un point devient un cuivre.
LAN-7 = Après trois tours, le plus de points l’emporte ; les égalités partagent.
