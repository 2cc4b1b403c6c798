
title = Road Master
blurb = Chargez, roulez, scorez : honorez vos contrats avant que les entrepôts se vident et que la route se bouche.
kind = camions et contrats
length = 60 minutes environ

setting-shortages = Pénuries
setting-shortages-help = Mélangez les six cartes-pénurie aux contrats : chacune réduit un entrepôt de moitié quand elle sort.
setting-explosives = Marchandise explosive
setting-explosives-help = Les cubes jaunes sont explosifs : ils valent plus, mais on tire des cartes-boom tant qu’ils sont dans le camion.
setting-perishables = Denrées périssables
setting-perishables-help = Les cubes bleus sont périssables : ils valent plus, mais doivent être livrés dans le tour où ils sont chargés.
preset-delicate = Fret délicat
preset-delicate-help = Avec la marchandise explosive et les denrées périssables.

## Words of the components

action-contracts = contrats
action-super_bonus = super-bonus
action-load = charger
action-forward = avancer
action-reverse = reculer
action-unload = décharger

boom-ok = « OK »
boom-ok-text = Rien ne se passe.
boom-half_boom = demi-boom
boom-half_boom-text = Le premier du tour est un avertissement ; le second fait sauter tout ce que porte le camion.

## Contracts, super-bonuses and spaces

contract-A01 = A01 (1 orange vers B)
contract-A01-text = Livrez 1 cube orange à l’entrepôt B : 2 points ; 1 point perdu si le contrat n’est pas rempli.
contract-A02 = A02 (4 orange vers B)
contract-A02-text = Livrez 4 cubes orange à l’entrepôt B : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-A03 = A03 (2 orange vers C)
contract-A03-text = Livrez 2 cubes orange à l’entrepôt C : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-A04 = A04 (3 orange vers C)
contract-A04-text = Livrez 3 cubes orange à l’entrepôt C : 10 points ; 3 points perdus si le contrat n’est pas rempli.
contract-A05 = A05 (2 orange vers D)
contract-A05-text = Livrez 2 cubes orange à l’entrepôt D : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-A06 = A06 (5 orange vers D)
contract-A06-text = Livrez 5 cubes orange à l’entrepôt D : 10 points ; 3 points perdus si le contrat n’est pas rempli.
contract-A07 = A07 (3 orange vers E)
contract-A07-text = Livrez 3 cubes orange à l’entrepôt E : 12 points ; 4 points perdus si le contrat n’est pas rempli.
contract-A08 = A08 (4 orange vers E)
contract-A08-text = Livrez 4 cubes orange à l’entrepôt E : 13 points ; 4 points perdus si le contrat n’est pas rempli.
contract-A09 = A09 (2 orange vers F)
contract-A09-text = Livrez 2 cubes orange à l’entrepôt F : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-A10 = A10 (3 orange vers F)
contract-A10-text = Livrez 3 cubes orange à l’entrepôt F : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-B01 = B01 (2 violets vers A)
contract-B01-text = Livrez 2 cubes violets à l’entrepôt A : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-B02 = B02 (3 violets vers A)
contract-B02-text = Livrez 3 cubes violets à l’entrepôt A : 10 points ; 3 points perdus si le contrat n’est pas rempli.
contract-B03 = B03 (2 violets vers C)
contract-B03-text = Livrez 2 cubes violets à l’entrepôt C : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-B04 = B04 (5 violets vers C)
contract-B04-text = Livrez 5 cubes violets à l’entrepôt C : 12 points ; 4 points perdus si le contrat n’est pas rempli.
contract-B05 = B05 (3 violets vers D)
contract-B05-text = Livrez 3 cubes violets à l’entrepôt D : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-B06 = B06 (4 violets vers D)
contract-B06-text = Livrez 4 cubes violets à l’entrepôt D : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-B07 = B07 (2 violets vers E)
contract-B07-text = Livrez 2 cubes violets à l’entrepôt E : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-B08 = B08 (3 violets vers E)
contract-B08-text = Livrez 3 cubes violets à l’entrepôt E : 10 points ; 3 points perdus si le contrat n’est pas rempli.
contract-B09 = B09 (1 violet vers F)
contract-B09-text = Livrez 1 cube violet à l’entrepôt F : 4 points ; 1 point perdu si le contrat n’est pas rempli.
contract-B10 = B10 (4 violets vers F)
contract-B10-text = Livrez 4 cubes violets à l’entrepôt F : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-C01 = C01 (2 verts vers A)
contract-C01-text = Livrez 2 cubes verts à l’entrepôt A : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-C02 = C02 (5 verts vers A)
contract-C02-text = Livrez 5 cubes verts à l’entrepôt A : 12 points ; 4 points perdus si le contrat n’est pas rempli.
contract-C03 = C03 (3 verts vers B)
contract-C03-text = Livrez 3 cubes verts à l’entrepôt B : 12 points ; 4 points perdus si le contrat n’est pas rempli.
contract-C04 = C04 (4 verts vers B)
contract-C04-text = Livrez 4 cubes verts à l’entrepôt B : 13 points ; 4 points perdus si le contrat n’est pas rempli.
contract-C05 = C05 (2 verts vers D)
contract-C05-text = Livrez 2 cubes verts à l’entrepôt D : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-C06 = C06 (3 verts vers D)
contract-C06-text = Livrez 3 cubes verts à l’entrepôt D : 8 points ; 2 points perdus si le contrat n’est pas rempli.
contract-C07 = C07 (1 vert vers E)
contract-C07-text = Livrez 1 cube vert à l’entrepôt E : 2 points ; 1 point perdu si le contrat n’est pas rempli.
contract-C08 = C08 (4 verts vers E)
contract-C08-text = Livrez 4 cubes verts à l’entrepôt E : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-C09 = C09 (2 verts vers F)
contract-C09-text = Livrez 2 cubes verts à l’entrepôt F : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-C10 = C10 (3 verts vers F)
contract-C10-text = Livrez 3 cubes verts à l’entrepôt F : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-D01 = D01 (3 bleus vers A)
contract-D01-text = Livrez 3 cubes bleus à l’entrepôt A : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-D02 = D02 (4 bleus vers A)
contract-D02-text = Livrez 4 cubes bleus à l’entrepôt A : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-D03 = D03 (2 bleus vers B)
contract-D03-text = Livrez 2 cubes bleus à l’entrepôt B : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-D04 = D04 (3 bleus vers B)
contract-D04-text = Livrez 3 cubes bleus à l’entrepôt B : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-D05 = D05 (1 bleu vers C)
contract-D05-text = Livrez 1 cube bleu à l’entrepôt C : 4 points ; 1 point perdu si le contrat n’est pas rempli.
contract-D06 = D06 (4 bleus vers C)
contract-D06-text = Livrez 4 cubes bleus à l’entrepôt C : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-D07 = D07 (2 bleus vers E)
contract-D07-text = Livrez 2 cubes bleus à l’entrepôt E : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-D08 = D08 (3 bleus vers E)
contract-D08-text = Livrez 3 cubes bleus à l’entrepôt E : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-D09 = D09 (2 bleus vers F)
contract-D09-text = Livrez 2 cubes bleus à l’entrepôt F : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-D10 = D10 (5 bleus vers F)
contract-D10-text = Livrez 5 cubes bleus à l’entrepôt F : 12 points ; 4 points perdus si le contrat n’est pas rempli.
contract-E01 = E01 (2 marron vers A)
contract-E01-text = Livrez 2 cubes marron à l’entrepôt A : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-E02 = E02 (3 marron vers A)
contract-E02-text = Livrez 3 cubes marron à l’entrepôt A : 10 points ; 3 points perdus si le contrat n’est pas rempli.
contract-E03 = E03 (1 marron vers B)
contract-E03-text = Livrez 1 cube marron à l’entrepôt B : 8 points ; 2 points perdus si le contrat n’est pas rempli.
contract-E04 = E04 (4 marron vers B)
contract-E04-text = Livrez 4 cubes marron à l’entrepôt B : 11 points ; 3 points perdus si le contrat n’est pas rempli.
contract-E05 = E05 (2 marron vers C)
contract-E05-text = Livrez 2 cubes marron à l’entrepôt C : 9 points ; 3 points perdus si le contrat n’est pas rempli.
contract-E06 = E06 (3 marron vers C)
contract-E06-text = Livrez 3 cubes marron à l’entrepôt C : 10 points ; 3 points perdus si le contrat n’est pas rempli.
contract-E07 = E07 (2 marron vers D)
contract-E07-text = Livrez 2 cubes marron à l’entrepôt D : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-E08 = E08 (5 marron vers D)
contract-E08-text = Livrez 5 cubes marron à l’entrepôt D : 8 points ; 2 points perdus si le contrat n’est pas rempli.
contract-E09 = E09 (3 marron vers F)
contract-E09-text = Livrez 3 cubes marron à l’entrepôt F : 6 points ; 2 points perdus si le contrat n’est pas rempli.
contract-E10 = E10 (4 marron vers F)
contract-E10-text = Livrez 4 cubes marron à l’entrepôt F : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-F01 = F01 (1 jaune vers A)
contract-F01-text = Livrez 1 cube jaune à l’entrepôt A : 4 points ; 1 point perdu si le contrat n’est pas rempli.
contract-F02 = F02 (4 jaunes vers A)
contract-F02-text = Livrez 4 cubes jaunes à l’entrepôt A : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-F03 = F03 (2 jaunes vers B)
contract-F03-text = Livrez 2 cubes jaunes à l’entrepôt B : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-F04 = F04 (3 jaunes vers B)
contract-F04-text = Livrez 3 cubes jaunes à l’entrepôt B : 8 points ; 2 points perdus si le contrat n’est pas rempli.
contract-F05 = F05 (2 jaunes vers C)
contract-F05-text = Livrez 2 cubes jaunes à l’entrepôt C : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-F06 = F06 (5 jaunes vers C)
contract-F06-text = Livrez 5 cubes jaunes à l’entrepôt C : 8 points ; 2 points perdus si le contrat n’est pas rempli.
contract-F07 = F07 (3 jaunes vers D)
contract-F07-text = Livrez 3 cubes jaunes à l’entrepôt D : 4 points ; 1 point perdu si le contrat n’est pas rempli.
contract-F08 = F08 (4 jaunes vers D)
contract-F08-text = Livrez 4 cubes jaunes à l’entrepôt D : 5 points ; 1 point perdu si le contrat n’est pas rempli.
contract-F09 = F09 (2 jaunes vers E)
contract-F09-text = Livrez 2 cubes jaunes à l’entrepôt E : 7 points ; 2 points perdus si le contrat n’est pas rempli.
contract-F10 = F10 (3 jaunes vers E)
contract-F10-text = Livrez 3 cubes jaunes à l’entrepôt E : 8 points ; 2 points perdus si le contrat n’est pas rempli.
contract-XF01 = XF01 (1 jaune vers A, explosif)
contract-XF01-text = Livrez 1 cube jaune à l’entrepôt A : 6 points ; 1 point perdu si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF02 = XF02 (4 jaunes vers A, explosif)
contract-XF02-text = Livrez 4 cubes jaunes à l’entrepôt A : 9 points ; 2 points perdus si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF03 = XF03 (2 jaunes vers B, explosif)
contract-XF03-text = Livrez 2 cubes jaunes à l’entrepôt B : 9 points ; 2 points perdus si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF04 = XF04 (3 jaunes vers B, explosif)
contract-XF04-text = Livrez 3 cubes jaunes à l’entrepôt B : 10 points ; 2 points perdus si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF05 = XF05 (2 jaunes vers C, explosif)
contract-XF05-text = Livrez 2 cubes jaunes à l’entrepôt C : 7 points ; 1 point perdu si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF06 = XF06 (5 jaunes vers C, explosif)
contract-XF06-text = Livrez 5 cubes jaunes à l’entrepôt C : 10 points ; 2 points perdus si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF07 = XF07 (3 jaunes vers D, explosif)
contract-XF07-text = Livrez 3 cubes jaunes à l’entrepôt D : 6 points ; 1 point perdu si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF08 = XF08 (4 jaunes vers D, explosif)
contract-XF08-text = Livrez 4 cubes jaunes à l’entrepôt D : 7 points ; 1 point perdu si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF09 = XF09 (2 jaunes vers E, explosif)
contract-XF09-text = Livrez 2 cubes jaunes à l’entrepôt E : 9 points ; 2 points perdus si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-XF10 = XF10 (3 jaunes vers E, explosif)
contract-XF10-text = Livrez 3 cubes jaunes à l’entrepôt E : 10 points ; 2 points perdus si le contrat n’est pas rempli. À manier avec prudence : cartes-boom.
contract-P01 = P01 (1 bleu vers A, périssable)
contract-P01-text = Livrez 1 cube bleu à l’entrepôt A : 6 points ; 1 point perdu si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P02 = P02 (2 bleus vers A, périssable)
contract-P02-text = Livrez 2 cubes bleus à l’entrepôt A : 7 points ; 1 point perdu si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P03 = P03 (4 bleus vers A, périssable)
contract-P03-text = Livrez 4 cubes bleus à l’entrepôt A : 9 points ; 2 points perdus si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P04 = P04 (2 bleus vers C, périssable)
contract-P04-text = Livrez 2 cubes bleus à l’entrepôt C : 7 points ; 1 point perdu si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P05 = P05 (3 bleus vers C, périssable)
contract-P05-text = Livrez 3 cubes bleus à l’entrepôt C : 8 points ; 2 points perdus si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P06 = P06 (4 bleus vers C, périssable)
contract-P06-text = Livrez 4 cubes bleus à l’entrepôt C : 9 points ; 2 points perdus si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P07 = P07 (2 bleus vers B, périssable)
contract-P07-text = Livrez 2 cubes bleus à l’entrepôt B : 7 points ; 1 point perdu si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P08 = P08 (3 bleus vers B, périssable)
contract-P08-text = Livrez 3 cubes bleus à l’entrepôt B : 8 points ; 2 points perdus si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P09 = P09 (3 bleus vers E, périssable)
contract-P09-text = Livrez 3 cubes bleus à l’entrepôt E : 8 points ; 2 points perdus si le contrat n’est pas rempli. À charger et à livrer dans le même tour.
contract-P10 = P10 (5 bleus vers E, périssable)
contract-P10-text = Livrez 5 cubes bleus à l’entrepôt E : 10 points ; 2 points perdus si le contrat n’est pas rempli. À charger et à livrer dans le même tour.

bonus-U01 = U01 (3 orange + 3 violets)
bonus-U01-text = En fin de partie, 6 points si 3 orange et 3 violets parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U02 = U02 (3 orange + 3 verts)
bonus-U02-text = En fin de partie, 6 points si 3 orange et 3 verts parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U03 = U03 (3 orange + 3 bleus)
bonus-U03-text = En fin de partie, 6 points si 3 orange et 3 bleus parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U04 = U04 (3 orange + 3 marron)
bonus-U04-text = En fin de partie, 6 points si 3 orange et 3 marron parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U05 = U05 (3 orange + 3 jaunes)
bonus-U05-text = En fin de partie, 6 points si 3 orange et 3 jaunes parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U06 = U06 (3 violets + 3 verts)
bonus-U06-text = En fin de partie, 6 points si 3 violets et 3 verts parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U07 = U07 (3 violets + 3 bleus)
bonus-U07-text = En fin de partie, 6 points si 3 violets et 3 bleus parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U08 = U08 (3 violets + 3 marron)
bonus-U08-text = En fin de partie, 6 points si 3 violets et 3 marron parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U09 = U09 (3 violets + 3 jaunes)
bonus-U09-text = En fin de partie, 6 points si 3 violets et 3 jaunes parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U10 = U10 (3 verts + 3 bleus)
bonus-U10-text = En fin de partie, 6 points si 3 verts et 3 bleus parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U11 = U11 (3 verts + 3 marron)
bonus-U11-text = En fin de partie, 6 points si 3 verts et 3 marron parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U12 = U12 (3 verts + 3 jaunes)
bonus-U12-text = En fin de partie, 6 points si 3 verts et 3 jaunes parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U13 = U13 (3 bleus + 3 marron)
bonus-U13-text = En fin de partie, 6 points si 3 bleus et 3 marron parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U14 = U14 (3 bleus + 3 jaunes)
bonus-U14-text = En fin de partie, 6 points si 3 bleus et 3 jaunes parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U15 = U15 (3 marron + 3 jaunes)
bonus-U15-text = En fin de partie, 6 points si 3 marron et 3 jaunes parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U16 = U16 (2 orange + 2 verts + 2 marron)
bonus-U16-text = En fin de partie, 6 points si 2 orange, 2 verts et 2 marron parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U17 = U17 (2 violets + 2 bleus + 2 jaunes)
bonus-U17-text = En fin de partie, 6 points si 2 violets, 2 bleus et 2 jaunes parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.
bonus-U18 = U18 (un de chaque couleur)
bonus-U18-text = En fin de partie, 8 points si 1 orange, 1 violet, 1 vert, 1 bleu, 1 marron et 1 jaune parmi les cubes de vos contrats peuvent garnir cette carte ; sinon 2 points perdus.

shortage-SA = Pénurie en A
shortage-SA-text = La moitié des cubes de l’entrepôt A, arrondie à l’inférieur, quitte le jeu.
shortage-SB = Pénurie en B
shortage-SB-text = La moitié des cubes de l’entrepôt B, arrondie à l’inférieur, quitte le jeu.
shortage-SC = Pénurie en C
shortage-SC-text = La moitié des cubes de l’entrepôt C, arrondie à l’inférieur, quitte le jeu.
shortage-SD = Pénurie en D
shortage-SD-text = La moitié des cubes de l’entrepôt D, arrondie à l’inférieur, quitte le jeu.
shortage-SE = Pénurie en E
shortage-SE-text = La moitié des cubes de l’entrepôt E, arrondie à l’inférieur, quitte le jeu.
shortage-SF = Pénurie en F
shortage-SF-text = La moitié des cubes de l’entrepôt F, arrondie à l’inférieur, quitte le jeu.

space-c1R = c1 droite
space-c1L = c1 gauche
space-c2R = c2 droite
space-c2L = c2 gauche
space-c3R = c3 droite
space-c3L = c3 gauche
space-c4R = c4 droite
space-c4L = c4 gauche
space-c5R = c5 droite
space-c5L = c5 gauche
space-c6R = c6 droite
space-c6L = c6 gauche
space-c7R = c7 droite
space-c7L = c7 gauche
space-c8R = c8 droite
space-c8L = c8 gauche
space-w1R = w1 droite
space-w1L = w1 gauche
space-w2R = w2 droite
space-w2L = w2 gauche
space-w3R = w3 droite
space-w3L = w3 gauche
space-w4R = w4 droite
space-w4L = w4 gauche
space-w5R = w5 droite
space-w5L = w5 gauche
space-w6R = w6 droite
space-w6L = w6 gauche
space-w7R = w7 droite
space-w7L = w7 gauche
space-w8R = w8 droite
space-w8L = w8 gauche
space-e1R = e1 droite
space-e1L = e1 gauche
space-e2R = e2 droite
space-e2L = e2 gauche
space-e3R = e3 droite
space-e3L = e3 gauche
space-e4R = e4 droite
space-e4L = e4 gauche
space-e5R = e5 droite
space-e5L = e5 gauche
space-e6R = e6 droite
space-e6L = e6 gauche
space-e7R = e7 droite
space-e7L = e7 gauche
space-e8R = e8 droite
space-e8L = e8 gauche
space-A1 = quai A1
space-A2 = quai A2
space-B1 = quai B1
space-B2 = quai B2
space-C1 = quai C1
space-C2 = quai C2
space-D1 = quai D1
space-D2 = quai D2
space-E1 = quai E1
space-E2 = quai E2
space-F1 = quai F1
space-F2 = quai F2

warehouse-A = entrepôt A
warehouse-B = entrepôt B
warehouse-C = entrepôt C
warehouse-D = entrepôt D
warehouse-E = entrepôt E
warehouse-F = entrepôt F

colour-orange = orange
colour-violet = violet
colour-green = vert
colour-blue = bleu
colour-brown = marron
colour-yellow = jaune
colour-orange-count = { $count ->
    [one] { $count } cube orange
   *[other] { $count } cubes orange
}
colour-violet-count = { $count ->
    [one] { $count } cube violet
   *[other] { $count } cubes violets
}
colour-green-count = { $count ->
    [one] { $count } cube vert
   *[other] { $count } cubes verts
}
colour-blue-count = { $count ->
    [one] { $count } cube bleu
   *[other] { $count } cubes bleus
}
colour-brown-count = { $count ->
    [one] { $count } cube marron
   *[other] { $count } cubes marron
}
colour-yellow-count = { $count ->
    [one] { $count } cube jaune
   *[other] { $count } cubes jaunes
}

livery-white = blanc
livery-silver = argent
livery-black = noir
livery-gold = or
livery-red = rouge
livery-teal = sarcelle

## Play

question-place = Posez votre camion sur un quai (gratuit) ; encore { $left ->
    [one] { $left } action
   *[other] { $left } actions
}.
question-turn = Choisissez une action : il vous en reste { $left }.
question-fuse = Un demi-boom ! Décharger quand même, ou arrêter votre tour ?
question-exchange = Prenez un contrat : encore { $left } au plus.
question-draft = Gardez un super-bonus : encore { $left } au plus, en secret.
question-load = Chargez des cubes à l’{ $warehouse } : { $room ->
    [one] { $room } place libre.
   *[other] { $room } places libres.
}
question-unload = Déchargez à l’{ $warehouse } : sur vos contrats ou sur le plateau.

option-place = Poser le camion : { $space }
option-contracts = Prendre des contrats
option-bonuses = Regarder des super-bonus
option-load = Charger
option-unload = Décharger
option-end = Finir le tour
option-done = Terminer
option-go-on = Décharger quand même
option-stop = Arrêter le tour
option-draw = Prendre sans la voir la carte du dessus de la pioche
option-forward = Avancer : { $space }
option-reverse = Reculer : { $space }
option-take = Prendre { $contract }
option-keep = Garder { $bonus }
option-lift = Charger { $amount ->
    [one] { $amount } cube { $colour }
   *[other] { $amount } cubes { $colour ->
        [orange] orange
        [marron] marron
       *[other] { $colour }s
    }
    }
option-leave = Laisser { $amount ->
    [one] { $amount } cube { $colour }
   *[other] { $amount } cubes { $colour ->
        [orange] orange
        [marron] marron
       *[other] { $colour }s
    }
    } sur le plateau
option-deliver = Poser { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur { $contract }

event-first-player = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
    }.
event-turn-began = Tour { $round } : à { $you ->
    [yes] vous
   *[no] { $seat }
    } de jouer.
event-placed = { $you ->
    [yes] Vous posez votre
   *[no] { $seat } pose son
    } camion : { $space }.
event-turn-ended = { $you ->
    [yes] Vous finissez votre
   *[no] { $seat } finit son
    } tour après { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
}
event-end-triggered = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
    } { $score ->
    [one] { $score } point
   *[other] { $score } points
} : c’est le dernier tour de table.
event-turned-up = Nouveau à la bourse : { $contract }.
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } { $contract }.
event-drew = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } la carte du dessus de la pioche : { $contract }.
event-shortage-struck = { $shortage } : { $amount ->
    [one] { $amount } cube quitte
   *[other] { $amount } cubes quittent
} le jeu.
event-emptied = Plus de cubes de couleur { $colour } à l’{ $warehouse } : ses contrats sont retirés de la bourse et de la pioche.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
    } { $amount } super-bonus.
event-saw = Vous voyez { $bonuses }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
    } { $amount } super-bonus.
event-kept-which = Vous gardez { $bonus }.
event-loaded = { $you ->
    [yes] Vous chargez
   *[no] { $seat } charge
    } { $amount ->
    [one] { $amount } cube { $colour }
   *[other] { $amount } cubes { $colour ->
        [orange] orange
        [marron] marron
       *[other] { $colour }s
    }
    } à l’{ $warehouse }.
event-drove = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
    } de { $path-steps ->
    [one] { $path-steps } case
   *[other] { $path-steps } cases
    } : { $space }.
event-reversed = { $you ->
    [yes] Vous reculez
   *[no] { $seat } recule
    } d’une case : { $space }.
event-delivered = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
    } { $amount ->
    [one] { $amount } cube { $colour }
   *[other] { $amount } cubes { $colour ->
        [orange] orange
        [marron] marron
       *[other] { $colour }s
    }
    } sur { $contract }.
event-filled = { $you ->
    [yes] Vous remplissez { $contract } et marquez
   *[no] { $seat } remplit { $contract } et marque
    } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-left-there = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
    } { $amount ->
    [one] { $amount } cube { $colour }
   *[other] { $amount } cubes { $colour ->
        [orange] orange
        [marron] marron
       *[other] { $colour }s
    }
    } à l’{ $warehouse }.
event-boom = { $you ->
    [yes] Vous tirez
   *[no] { $seat } tire
    } une carte-boom : { $boom }.
event-exploded = { $you ->
    [yes] Votre camion
   *[no] Le camion { LINK("de", $seat) }
    } explose : { $amount ->
    [one] { $amount } cube quitte
   *[other] { $amount } cubes quittent
} le jeu.
event-spoiled = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } { $amount ->
    [one] { $amount } cube bleu périmé.
   *[other] { $amount } cubes bleus périmés.
}
event-stood-still = Rien n’a bougé pendant { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de table : la partie s’arrête.
event-penalty-paid = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $contract }, non rempli.
event-bonus-filled = { $you ->
    [yes] Vous réalisez { $bonus } et marquez
   *[no] { $seat } réalise { $bonus } et marque
    } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-bonus-missed = { $you ->
    [yes] Vous manquez { $bonus } et perdez
   *[no] { $seat } manque { $bonus } et perd
    } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

reason-no-token = Aucun de vos jetons ne peut plus montrer « { $action } » ce tour-ci.
reason-no-contracts = Il ne reste aucun contrat à prendre.
reason-no-bonuses = La pile de super-bonus est vide.
reason-place-first = Posez d’abord votre camion sur un quai.
reason-placed = Votre camion est déjà sur le plateau.
reason-space-taken = Un autre camion s’y trouve.
reason-no-dock = Votre camion n’est pas à quai.
reason-truck-full = Votre camion est plein.
reason-truck-empty = Votre camion est vide.
reason-nothing-here = Aucun cube ne se trouve à l’{ $warehouse }.
reason-perishable = Les cubes bleus sont périssables : on ne peut les laisser sur le plateau qu’en D.
reason-keep-right = Tenez votre droite : sur la voie de gauche, vous ne dépasseriez personne et n’entreriez dans aucun entrepôt.
reason-pull-in = Il faut se rabattre à droite entre deux camions dépassés.
reason-blocked = La route y est bloquée, ou il faut plus de quatre cases pour contourner les camions.
reason-too-far = On avance d’une à quatre cases : d’ici, c’est plus loin.
reason-not-behind = On ne recule que dans sa voie ou à un quai.
reason-contract-full = Ce contrat est rempli.
reason-elsewhere = Ce contrat se livre à l’{ $warehouse }.
reason-none-aboard = Aucun cube de couleur { $colour } dans votre camion.
reason-unload-first = Choisissez d’abord de décharger.
reason-take-contracts-first = Choisissez d’abord de prendre des contrats.
reason-already-yours = Ce contrat est déjà à vous.
reason-already-kept = Vous possédez déjà ce super-bonus ; il compte à la fin.
reason-deck-empty = La pioche est vide.
reason-take-one = Prenez au moins un contrat.
reason-move-one = Déplacez au moins un cube.
reason-not-there = { $amount ->
    [0] Aucun cube de couleur { $colour } à l’{ $warehouse }.
    [1] Il n’y a qu’un cube { $colour } à l’{ $warehouse }.
   *[other] Il n’y a que { $amount } cubes { $colour ->
        [orange] orange
        [marron] marron
       *[other] { $colour }s
    } à l’{ $warehouse }.
}
reason-no-room = Il n’y a de place que pour { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
reason-owed = Vos contrats d’ici peuvent les recevoir : { $amount ->
    [0] aucun cube de couleur { $colour } ne peut rester sur le plateau
    [1] un seul cube de couleur { $colour } peut rester sur le plateau
   *[other] { $amount } cubes de couleur { $colour } au plus peuvent rester sur le plateau
}.

score-contracts = contrats remplis
score-penalties = contrats non remplis
score-bonuses = super-bonus

why-score = Le score le plus élevé l’emporte.
why-filled = Égalité de points : celui qui a rempli le plus de contrats l’emporte.
why-best = Égalité de points et de contrats : celui qui a le meilleur contrat l’emporte.
why-shared = Égalité parfaite : la victoire est partagée.
why-idle = Six tours de table sans progrès : la partie s’arrête et se décompte normalement.

screen-round = Tour { $round } · la fin se déclenche à { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
}
screen-last = dernier tour
screen-exchange = Bourse de fret
screen-deck = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dos { $colour } au-dessus · pile de super-bonus : { $bonuses }
screen-deck-empty = Pioche vide · pile de super-bonus : { $bonuses }
screen-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
screen-truck-away = pas encore sur le plateau
screen-kept = Super-bonus que vous gardez :
screen-seen = Super-bonus que vous regardez :
screen-bonuses = { $bonuses } super-bonus
screen-tokens = Jetons
screen-still = Encore possible
screen-boom = Cartes-boom à venir : { $oks } OK, { $halves ->
    [one] { $halves } demi-boom
   *[other] { $halves } demi-booms
    }
screen-legend = c1 à c8 montent vers le nord ; les deux boucles reviennent à c1. R : voie de droite, L : voie de gauche ; A1 à F2 : quais.
screen-empty = vide
screen-cubes = { $amount } × { $colour }

term-score = contrats remplis
term-plan = la route prévue
term-penalties = pénalités encore dues
term-bonuses = super-bonus espérés

# What was done in one gesture
story-loaded = { $you ->
    [yes] Vous chargez { $what }.
   *[no] { $seat } charge { $what }.
    }
story-delivered = { $you ->
    [yes] Vous livrez
   *[no] { $seat } livre
    } { $what }{ $points ->
    [0] .
    [one] { " " }pour 1 point.
   *[other] { " " }pour { $points } points.
}
story-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } { $contract }.

## The end told: what a lone player reached, and what everybody did

tally-filled = Contrats remplis
tally-cubes = Cubes livrés
tally-loaded = Cubes chargés
tally-driven = Cases parcourues
tally-lost = Cubes perdus
tally-missed = Pénalités
lead-score = { $lead ->
    [one] { $lead } point d’avance
   *[other] { $lead } points d’avance
    }

## Where resources come from and go, in studies

flow-bonus-filled = super-bonus
flow-bonus-missed = super-bonus manqués
flow-delivered = livraisons
flow-exploded = explosions
flow-filled = contrats
flow-left-there = cubes laissés
flow-loaded = chargement
flow-penalty-paid = pénalités
flow-spoiled = cubes périmés

# Kinds of decisions, in the figures of studies.
decision-draft = super-bonus gardés
decision-exchange = contrats pris
decision-loading = chargement
decision-turn = actions d’un tour
decision-unloading = déchargement
