
title = Road Master
blurb = Carica, guida, fai punti: onora i contratti prima che i magazzini si svuotino e la strada si intasi.
kind = camion e contratti
length = 60 minuti

setting-shortages = Carenze
setting-shortages-help = Le sei carte carenza si mescolano ai contratti: quando esce, ognuna dimezza i cubi di un magazzino.
setting-explosives = Merci esplosive
setting-explosives-help = I cubi gialli sono esplosivi: valgono di più, ma finché sono nel camion si pescano carte boom.
setting-perishables = Merci deperibili
setting-perishables-help = I cubi blu sono deperibili: valgono di più, ma vanno consegnati nel turno in cui si caricano.
preset-delicate = Carichi delicati
preset-delicate-help = Con merci esplosive e merci deperibili.

## Words of the components

action-contracts = contratti
action-super_bonus = super-bonus
action-load = caricare
action-forward = avanzare
action-reverse = retrocedere
action-unload = scaricare

boom-ok = «OK»
boom-ok-text = Non succede nulla.
boom-half_boom = mezzo boom
boom-half_boom-text = Il primo del turno è un avvertimento; il secondo fa saltare tutto il carico del camion.

## Contracts, super-bonuses and spaces

contract-A01 = A01 (1 arancione a B)
contract-A01-text = Consegna 1 cubo arancione al magazzino B: 2 punti, oppure 1 perso se non consegnato.
contract-A02 = A02 (4 arancioni a B)
contract-A02-text = Consegna 4 cubi arancioni al magazzino B: 5 punti, oppure 1 perso se non consegnati.
contract-A03 = A03 (2 arancioni a C)
contract-A03-text = Consegna 2 cubi arancioni al magazzino C: 9 punti, oppure 3 persi se non consegnati.
contract-A04 = A04 (3 arancioni a C)
contract-A04-text = Consegna 3 cubi arancioni al magazzino C: 10 punti, oppure 3 persi se non consegnati.
contract-A05 = A05 (2 arancioni a D)
contract-A05-text = Consegna 2 cubi arancioni al magazzino D: 7 punti, oppure 2 persi se non consegnati.
contract-A06 = A06 (5 arancioni a D)
contract-A06-text = Consegna 5 cubi arancioni al magazzino D: 10 punti, oppure 3 persi se non consegnati.
contract-A07 = A07 (3 arancioni a E)
contract-A07-text = Consegna 3 cubi arancioni al magazzino E: 12 punti, oppure 4 persi se non consegnati.
contract-A08 = A08 (4 arancioni a E)
contract-A08-text = Consegna 4 cubi arancioni al magazzino E: 13 punti, oppure 4 persi se non consegnati.
contract-A09 = A09 (2 arancioni a F)
contract-A09-text = Consegna 2 cubi arancioni al magazzino F: 5 punti, oppure 1 perso se non consegnati.
contract-A10 = A10 (3 arancioni a F)
contract-A10-text = Consegna 3 cubi arancioni al magazzino F: 6 punti, oppure 2 persi se non consegnati.
contract-B01 = B01 (2 viola ad A)
contract-B01-text = Consegna 2 cubi viola al magazzino A: 9 punti, oppure 3 persi se non consegnati.
contract-B02 = B02 (3 viola ad A)
contract-B02-text = Consegna 3 cubi viola al magazzino A: 10 punti, oppure 3 persi se non consegnati.
contract-B03 = B03 (2 viola a C)
contract-B03-text = Consegna 2 cubi viola al magazzino C: 9 punti, oppure 3 persi se non consegnati.
contract-B04 = B04 (5 viola a C)
contract-B04-text = Consegna 5 cubi viola al magazzino C: 12 punti, oppure 4 persi se non consegnati.
contract-B05 = B05 (3 viola a D)
contract-B05-text = Consegna 3 cubi viola al magazzino D: 6 punti, oppure 2 persi se non consegnati.
contract-B06 = B06 (4 viola a D)
contract-B06-text = Consegna 4 cubi viola al magazzino D: 7 punti, oppure 2 persi se non consegnati.
contract-B07 = B07 (2 viola a E)
contract-B07-text = Consegna 2 cubi viola al magazzino E: 9 punti, oppure 3 persi se non consegnati.
contract-B08 = B08 (3 viola a E)
contract-B08-text = Consegna 3 cubi viola al magazzino E: 10 punti, oppure 3 persi se non consegnati.
contract-B09 = B09 (1 viola a F)
contract-B09-text = Consegna 1 cubo viola al magazzino F: 4 punti, oppure 1 perso se non consegnato.
contract-B10 = B10 (4 viola a F)
contract-B10-text = Consegna 4 cubi viola al magazzino F: 7 punti, oppure 2 persi se non consegnati.
contract-C01 = C01 (2 verdi ad A)
contract-C01-text = Consegna 2 cubi verdi al magazzino A: 9 punti, oppure 3 persi se non consegnati.
contract-C02 = C02 (5 verdi ad A)
contract-C02-text = Consegna 5 cubi verdi al magazzino A: 12 punti, oppure 4 persi se non consegnati.
contract-C03 = C03 (3 verdi a B)
contract-C03-text = Consegna 3 cubi verdi al magazzino B: 12 punti, oppure 4 persi se non consegnati.
contract-C04 = C04 (4 verdi a B)
contract-C04-text = Consegna 4 cubi verdi al magazzino B: 13 punti, oppure 4 persi se non consegnati.
contract-C05 = C05 (2 verdi a D)
contract-C05-text = Consegna 2 cubi verdi al magazzino D: 7 punti, oppure 2 persi se non consegnati.
contract-C06 = C06 (3 verdi a D)
contract-C06-text = Consegna 3 cubi verdi al magazzino D: 8 punti, oppure 2 persi se non consegnati.
contract-C07 = C07 (1 verde a E)
contract-C07-text = Consegna 1 cubo verde al magazzino E: 2 punti, oppure 1 perso se non consegnato.
contract-C08 = C08 (4 verdi a E)
contract-C08-text = Consegna 4 cubi verdi al magazzino E: 5 punti, oppure 1 perso se non consegnati.
contract-C09 = C09 (2 verdi a F)
contract-C09-text = Consegna 2 cubi verdi al magazzino F: 5 punti, oppure 1 perso se non consegnati.
contract-C10 = C10 (3 verdi a F)
contract-C10-text = Consegna 3 cubi verdi al magazzino F: 6 punti, oppure 2 persi se non consegnati.
contract-D01 = D01 (3 blu ad A)
contract-D01-text = Consegna 3 cubi blu al magazzino A: 6 punti, oppure 2 persi se non consegnati.
contract-D02 = D02 (4 blu ad A)
contract-D02-text = Consegna 4 cubi blu al magazzino A: 7 punti, oppure 2 persi se non consegnati.
contract-D03 = D03 (2 blu a B)
contract-D03-text = Consegna 2 cubi blu al magazzino B: 5 punti, oppure 1 perso se non consegnati.
contract-D04 = D04 (3 blu a B)
contract-D04-text = Consegna 3 cubi blu al magazzino B: 6 punti, oppure 2 persi se non consegnati.
contract-D05 = D05 (1 blu a C)
contract-D05-text = Consegna 1 cubo blu al magazzino C: 4 punti, oppure 1 perso se non consegnato.
contract-D06 = D06 (4 blu a C)
contract-D06-text = Consegna 4 cubi blu al magazzino C: 7 punti, oppure 2 persi se non consegnati.
contract-D07 = D07 (2 blu a E)
contract-D07-text = Consegna 2 cubi blu al magazzino E: 5 punti, oppure 1 perso se non consegnati.
contract-D08 = D08 (3 blu a E)
contract-D08-text = Consegna 3 cubi blu al magazzino E: 6 punti, oppure 2 persi se non consegnati.
contract-D09 = D09 (2 blu a F)
contract-D09-text = Consegna 2 cubi blu al magazzino F: 9 punti, oppure 3 persi se non consegnati.
contract-D10 = D10 (5 blu a F)
contract-D10-text = Consegna 5 cubi blu al magazzino F: 12 punti, oppure 4 persi se non consegnati.
contract-E01 = E01 (2 marroni ad A)
contract-E01-text = Consegna 2 cubi marroni al magazzino A: 9 punti, oppure 3 persi se non consegnati.
contract-E02 = E02 (3 marroni ad A)
contract-E02-text = Consegna 3 cubi marroni al magazzino A: 10 punti, oppure 3 persi se non consegnati.
contract-E03 = E03 (1 marrone a B)
contract-E03-text = Consegna 1 cubo marrone al magazzino B: 8 punti, oppure 2 persi se non consegnato.
contract-E04 = E04 (4 marroni a B)
contract-E04-text = Consegna 4 cubi marroni al magazzino B: 11 punti, oppure 3 persi se non consegnati.
contract-E05 = E05 (2 marroni a C)
contract-E05-text = Consegna 2 cubi marroni al magazzino C: 9 punti, oppure 3 persi se non consegnati.
contract-E06 = E06 (3 marroni a C)
contract-E06-text = Consegna 3 cubi marroni al magazzino C: 10 punti, oppure 3 persi se non consegnati.
contract-E07 = E07 (2 marroni a D)
contract-E07-text = Consegna 2 cubi marroni al magazzino D: 5 punti, oppure 1 perso se non consegnati.
contract-E08 = E08 (5 marroni a D)
contract-E08-text = Consegna 5 cubi marroni al magazzino D: 8 punti, oppure 2 persi se non consegnati.
contract-E09 = E09 (3 marroni a F)
contract-E09-text = Consegna 3 cubi marroni al magazzino F: 6 punti, oppure 2 persi se non consegnati.
contract-E10 = E10 (4 marroni a F)
contract-E10-text = Consegna 4 cubi marroni al magazzino F: 7 punti, oppure 2 persi se non consegnati.
contract-F01 = F01 (1 giallo ad A)
contract-F01-text = Consegna 1 cubo giallo al magazzino A: 4 punti, oppure 1 perso se non consegnato.
contract-F02 = F02 (4 gialli ad A)
contract-F02-text = Consegna 4 cubi gialli al magazzino A: 7 punti, oppure 2 persi se non consegnati.
contract-F03 = F03 (2 gialli a B)
contract-F03-text = Consegna 2 cubi gialli al magazzino B: 7 punti, oppure 2 persi se non consegnati.
contract-F04 = F04 (3 gialli a B)
contract-F04-text = Consegna 3 cubi gialli al magazzino B: 8 punti, oppure 2 persi se non consegnati.
contract-F05 = F05 (2 gialli a C)
contract-F05-text = Consegna 2 cubi gialli al magazzino C: 5 punti, oppure 1 perso se non consegnati.
contract-F06 = F06 (5 gialli a C)
contract-F06-text = Consegna 5 cubi gialli al magazzino C: 8 punti, oppure 2 persi se non consegnati.
contract-F07 = F07 (3 gialli a D)
contract-F07-text = Consegna 3 cubi gialli al magazzino D: 4 punti, oppure 1 perso se non consegnati.
contract-F08 = F08 (4 gialli a D)
contract-F08-text = Consegna 4 cubi gialli al magazzino D: 5 punti, oppure 1 perso se non consegnati.
contract-F09 = F09 (2 gialli a E)
contract-F09-text = Consegna 2 cubi gialli al magazzino E: 7 punti, oppure 2 persi se non consegnati.
contract-F10 = F10 (3 gialli a E)
contract-F10-text = Consegna 3 cubi gialli al magazzino E: 8 punti, oppure 2 persi se non consegnati.
contract-XF01 = XF01 (1 giallo ad A, esplosivo)
contract-XF01-text = Consegna 1 cubo giallo al magazzino A: 6 punti, oppure 1 perso se non consegnato. Maneggiare con cura: carte boom.
contract-XF02 = XF02 (4 gialli ad A, esplosivo)
contract-XF02-text = Consegna 4 cubi gialli al magazzino A: 9 punti, oppure 2 persi se non consegnati. Maneggiare con cura: carte boom.
contract-XF03 = XF03 (2 gialli a B, esplosivo)
contract-XF03-text = Consegna 2 cubi gialli al magazzino B: 9 punti, oppure 2 persi se non consegnati. Maneggiare con cura: carte boom.
contract-XF04 = XF04 (3 gialli a B, esplosivo)
contract-XF04-text = Consegna 3 cubi gialli al magazzino B: 10 punti, oppure 2 persi se non consegnati. Maneggiare con cura: carte boom.
contract-XF05 = XF05 (2 gialli a C, esplosivo)
contract-XF05-text = Consegna 2 cubi gialli al magazzino C: 7 punti, oppure 1 perso se non consegnati. Maneggiare con cura: carte boom.
contract-XF06 = XF06 (5 gialli a C, esplosivo)
contract-XF06-text = Consegna 5 cubi gialli al magazzino C: 10 punti, oppure 2 persi se non consegnati. Maneggiare con cura: carte boom.
contract-XF07 = XF07 (3 gialli a D, esplosivo)
contract-XF07-text = Consegna 3 cubi gialli al magazzino D: 6 punti, oppure 1 perso se non consegnati. Maneggiare con cura: carte boom.
contract-XF08 = XF08 (4 gialli a D, esplosivo)
contract-XF08-text = Consegna 4 cubi gialli al magazzino D: 7 punti, oppure 1 perso se non consegnati. Maneggiare con cura: carte boom.
contract-XF09 = XF09 (2 gialli a E, esplosivo)
contract-XF09-text = Consegna 2 cubi gialli al magazzino E: 9 punti, oppure 2 persi se non consegnati. Maneggiare con cura: carte boom.
contract-XF10 = XF10 (3 gialli a E, esplosivo)
contract-XF10-text = Consegna 3 cubi gialli al magazzino E: 10 punti, oppure 2 persi se non consegnati. Maneggiare con cura: carte boom.
contract-P01 = P01 (1 blu ad A, deperibile)
contract-P01-text = Consegna 1 cubo blu al magazzino A: 6 punti, oppure 1 perso se non consegnato. Da caricare e consegnare nello stesso turno.
contract-P02 = P02 (2 blu ad A, deperibile)
contract-P02-text = Consegna 2 cubi blu al magazzino A: 7 punti, oppure 1 perso se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P03 = P03 (4 blu ad A, deperibile)
contract-P03-text = Consegna 4 cubi blu al magazzino A: 9 punti, oppure 2 persi se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P04 = P04 (2 blu a C, deperibile)
contract-P04-text = Consegna 2 cubi blu al magazzino C: 7 punti, oppure 1 perso se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P05 = P05 (3 blu a C, deperibile)
contract-P05-text = Consegna 3 cubi blu al magazzino C: 8 punti, oppure 2 persi se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P06 = P06 (4 blu a C, deperibile)
contract-P06-text = Consegna 4 cubi blu al magazzino C: 9 punti, oppure 2 persi se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P07 = P07 (2 blu a B, deperibile)
contract-P07-text = Consegna 2 cubi blu al magazzino B: 7 punti, oppure 1 perso se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P08 = P08 (3 blu a B, deperibile)
contract-P08-text = Consegna 3 cubi blu al magazzino B: 8 punti, oppure 2 persi se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P09 = P09 (3 blu a E, deperibile)
contract-P09-text = Consegna 3 cubi blu al magazzino E: 8 punti, oppure 2 persi se non consegnati. Da caricare e consegnare nello stesso turno.
contract-P10 = P10 (5 blu a E, deperibile)
contract-P10-text = Consegna 5 cubi blu al magazzino E: 10 punti, oppure 2 persi se non consegnati. Da caricare e consegnare nello stesso turno.

bonus-U01 = U01 (3 arancioni + 3 viola)
bonus-U01-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi arancioni e 3 viola presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U02 = U02 (3 arancioni + 3 verdi)
bonus-U02-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi arancioni e 3 verdi presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U03 = U03 (3 arancioni + 3 blu)
bonus-U03-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi arancioni e 3 blu presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U04 = U04 (3 arancioni + 3 marroni)
bonus-U04-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi arancioni e 3 marroni presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U05 = U05 (3 arancioni + 3 gialli)
bonus-U05-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi arancioni e 3 gialli presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U06 = U06 (3 viola + 3 verdi)
bonus-U06-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi viola e 3 verdi presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U07 = U07 (3 viola + 3 blu)
bonus-U07-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi viola e 3 blu presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U08 = U08 (3 viola + 3 marroni)
bonus-U08-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi viola e 3 marroni presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U09 = U09 (3 viola + 3 gialli)
bonus-U09-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi viola e 3 gialli presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U10 = U10 (3 verdi + 3 blu)
bonus-U10-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi verdi e 3 blu presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U11 = U11 (3 verdi + 3 marroni)
bonus-U11-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi verdi e 3 marroni presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U12 = U12 (3 verdi + 3 gialli)
bonus-U12-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi verdi e 3 gialli presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U13 = U13 (3 blu + 3 marroni)
bonus-U13-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi blu e 3 marroni presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U14 = U14 (3 blu + 3 gialli)
bonus-U14-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi blu e 3 gialli presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U15 = U15 (3 marroni + 3 gialli)
bonus-U15-text = A fine partita, 6 punti se puoi mettere su questa carta 3 cubi marroni e 3 gialli presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U16 = U16 (2 arancioni + 2 verdi + 2 marroni)
bonus-U16-text = A fine partita, 6 punti se puoi mettere su questa carta 2 cubi arancioni, 2 verdi e 2 marroni presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U17 = U17 (2 viola + 2 blu + 2 gialli)
bonus-U17-text = A fine partita, 6 punti se puoi mettere su questa carta 2 cubi viola, 2 blu e 2 gialli presi dai tuoi contratti; altrimenti perdi 2 punti.
bonus-U18 = U18 (uno di ogni colore)
bonus-U18-text = A fine partita, 8 punti se puoi mettere su questa carta 1 cubo arancione, 1 viola, 1 verde, 1 blu, 1 marrone e 1 giallo presi dai tuoi contratti; altrimenti perdi 2 punti.

shortage-SA = Carenza in A
shortage-SA-text = Metà dei cubi del magazzino A, arrotondata per difetto, esce dal gioco.
shortage-SB = Carenza in B
shortage-SB-text = Metà dei cubi del magazzino B, arrotondata per difetto, esce dal gioco.
shortage-SC = Carenza in C
shortage-SC-text = Metà dei cubi del magazzino C, arrotondata per difetto, esce dal gioco.
shortage-SD = Carenza in D
shortage-SD-text = Metà dei cubi del magazzino D, arrotondata per difetto, esce dal gioco.
shortage-SE = Carenza in E
shortage-SE-text = Metà dei cubi del magazzino E, arrotondata per difetto, esce dal gioco.
shortage-SF = Carenza in F
shortage-SF-text = Metà dei cubi del magazzino F, arrotondata per difetto, esce dal gioco.

space-c1R = c1 destra
space-c1L = c1 sinistra
space-c2R = c2 destra
space-c2L = c2 sinistra
space-c3R = c3 destra
space-c3L = c3 sinistra
space-c4R = c4 destra
space-c4L = c4 sinistra
space-c5R = c5 destra
space-c5L = c5 sinistra
space-c6R = c6 destra
space-c6L = c6 sinistra
space-c7R = c7 destra
space-c7L = c7 sinistra
space-c8R = c8 destra
space-c8L = c8 sinistra
space-w1R = w1 destra
space-w1L = w1 sinistra
space-w2R = w2 destra
space-w2L = w2 sinistra
space-w3R = w3 destra
space-w3L = w3 sinistra
space-w4R = w4 destra
space-w4L = w4 sinistra
space-w5R = w5 destra
space-w5L = w5 sinistra
space-w6R = w6 destra
space-w6L = w6 sinistra
space-w7R = w7 destra
space-w7L = w7 sinistra
space-w8R = w8 destra
space-w8L = w8 sinistra
space-e1R = e1 destra
space-e1L = e1 sinistra
space-e2R = e2 destra
space-e2L = e2 sinistra
space-e3R = e3 destra
space-e3L = e3 sinistra
space-e4R = e4 destra
space-e4L = e4 sinistra
space-e5R = e5 destra
space-e5L = e5 sinistra
space-e6R = e6 destra
space-e6L = e6 sinistra
space-e7R = e7 destra
space-e7L = e7 sinistra
space-e8R = e8 destra
space-e8L = e8 sinistra
space-A1 = banchina A1
space-A2 = banchina A2
space-B1 = banchina B1
space-B2 = banchina B2
space-C1 = banchina C1
space-C2 = banchina C2
space-D1 = banchina D1
space-D2 = banchina D2
space-E1 = banchina E1
space-E2 = banchina E2
space-F1 = banchina F1
space-F2 = banchina F2

warehouse-A = magazzino A
warehouse-B = magazzino B
warehouse-C = magazzino C
warehouse-D = magazzino D
warehouse-E = magazzino E
warehouse-F = magazzino F

colour-orange = arancione
colour-violet = viola
colour-green = verde
colour-blue = blu
colour-brown = marrone
colour-yellow = giallo
colour-orange-count = { $count ->
    [one] 1 cubo arancione
   *[other] { $count } cubi arancioni
}
colour-violet-count = { $count ->
    [one] 1 cubo viola
   *[other] { $count } cubi viola
}
colour-green-count = { $count ->
    [one] 1 cubo verde
   *[other] { $count } cubi verdi
}
colour-blue-count = { $count ->
    [one] 1 cubo blu
   *[other] { $count } cubi blu
}
colour-brown-count = { $count ->
    [one] 1 cubo marrone
   *[other] { $count } cubi marroni
}
colour-yellow-count = { $count ->
    [one] 1 cubo giallo
   *[other] { $count } cubi gialli
}

livery-white = bianco
livery-silver = argento
livery-black = nero
livery-gold = oro
livery-red = rosso
livery-teal = petrolio

## Play

question-place = Metti il camion su una banchina, gratis; { $left ->
    [one] ancora 1 azione
   *[other] ancora { $left } azioni
}.
question-turn = Scegli un’azione: { $left ->
    [one] ne resta 1.
   *[other] ne restano { $left }.
}
question-fuse = Un mezzo boom! Scarichi lo stesso o chiudi qui il turno?
question-exchange = Prendi un contratto: { $left ->
    [one] al massimo ancora 1.
   *[other] al massimo { $left }.
}
question-draft = Tieni un super-bonus, in segreto: { $left ->
    [one] al massimo ancora 1.
   *[other] al massimo { $left }.
}
question-load = Carica cubi dal { $warehouse }: { $room ->
    [one] 1 posto libero
   *[other] { $room } posti liberi
}.
question-unload = Scarica nel { $warehouse }: sui tuoi contratti o sul tabellone.

option-place = Metti il camion sulla { $space }
option-contracts = Prendi contratti
option-bonuses = Guarda i super-bonus
option-load = Carica
option-unload = Scarica
option-end = Finisci il turno
option-done = Concludi
option-go-on = Scarica lo stesso
option-stop = Chiudi qui il turno
option-draw = Prendi alla cieca la carta in cima al mazzo
option-forward = Avanza: { $space }
option-reverse = Retrocedi: { $space }
option-take = Prendi { $contract }
option-keep = Tieni { $bonus }
option-lift = Carica { $amount ->
    [one] 1 cubo { $colour }
   *[other] { $amount } cubi { $colour ->
        [arancione] arancioni
        [verde] verdi
        [marrone] marroni
        [giallo] gialli
       *[other] { $colour }
    }
    }
option-leave = Lascia { $amount ->
    [one] 1 cubo { $colour }
   *[other] { $amount } cubi { $colour ->
        [arancione] arancioni
        [verde] verdi
        [marrone] marroni
        [giallo] gialli
       *[other] { $colour }
    }
    } sul tabellone
option-deliver = Metti { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
} su { $contract }

event-first-player = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $seat }
    }.
event-turn-began = Giro { $round }: tocca { $you ->
    [yes] a te
   *[no] { LINK("a", $seat) }
    }.
event-placed = { $you ->
    [yes] Metti
   *[no] { $seat } mette
    } il camion sulla { $space }.
event-turn-ended = { $you ->
    [yes] Finisci il turno
   *[no] { $seat } finisce il turno
    } dopo { $actions ->
    [one] 1 azione.
   *[other] { $actions } azioni.
}
event-end-triggered = { $you ->
    [yes] Hai
   *[no] { $seat } ha
    } { $score ->
    [one] 1 punto
   *[other] { $score } punti
}: è l’ultimo giro.
event-turned-up = Nuovo nella borsa: { $contract }.
event-took = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } { $contract }.
event-drew = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } la carta in cima al mazzo: { $contract }.
event-shortage-struck = { $shortage }: { $amount ->
    [one] 1 cubo esce
   *[other] { $amount } cubi escono
} dal gioco.
event-emptied = Niente più cubi di colore { $colour } nel { $warehouse }: i suoi contratti escono dalla borsa e dal mazzo.
event-looked = { $you ->
    [yes] Guardi
   *[no] { $seat } guarda
    } { $amount } super-bonus.
event-saw = Vedi { $bonuses }.
event-kept = { $you ->
    [yes] Tieni
   *[no] { $seat } tiene
    } { $amount } super-bonus.
event-kept-which = Tieni { $bonus }.
event-loaded = { $you ->
    [yes] Carichi
   *[no] { $seat } carica
    } { $amount ->
    [one] 1 cubo { $colour }
   *[other] { $amount } cubi { $colour ->
        [arancione] arancioni
        [verde] verdi
        [marrone] marroni
        [giallo] gialli
       *[other] { $colour }
    }
    } dal { $warehouse }.
event-drove = { $you ->
    [yes] Avanzi
   *[no] { $seat } avanza
    } di { $path-steps ->
    [one] 1 casella
   *[other] { $path-steps } caselle
    }: { $space }.
event-reversed = { $you ->
    [yes] Retrocedi
   *[no] { $seat } retrocede
    } di una casella: { $space }.
event-delivered = { $you ->
    [yes] Metti
   *[no] { $seat } mette
    } { $amount ->
    [one] 1 cubo { $colour }
   *[other] { $amount } cubi { $colour ->
        [arancione] arancioni
        [verde] verdi
        [marrone] marroni
        [giallo] gialli
       *[other] { $colour }
    }
    } su { $contract }.
event-filled = { $you ->
    [yes] Completi { $contract } e guadagni
   *[no] { $seat } completa { $contract } e guadagna
    } { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-left-there = { $you ->
    [yes] Lasci
   *[no] { $seat } lascia
    } { $amount ->
    [one] 1 cubo { $colour }
   *[other] { $amount } cubi { $colour ->
        [arancione] arancioni
        [verde] verdi
        [marrone] marroni
        [giallo] gialli
       *[other] { $colour }
    }
    } nel { $warehouse }.
event-boom = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } una carta boom: { $boom }.
event-exploded = { $you ->
    [yes] Il tuo camion
   *[no] Il camion di { $seat }
    } esplode: { $amount ->
    [one] 1 cubo esce
   *[other] { $amount } cubi escono
} dal gioco.
event-spoiled = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } { $amount ->
    [one] 1 cubo blu andato a male.
   *[other] { $amount } cubi blu andati a male.
}
event-stood-still = Nessun progresso da { $rounds ->
    [one] 1 giro
   *[other] { $rounds } giri
}: la partita finisce.
event-penalty-paid = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $contract }, non completo.
event-bonus-filled = { $you ->
    [yes] Completi { $bonus } e guadagni
   *[no] { $seat } completa { $bonus } e guadagna
    } { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-bonus-missed = { $you ->
    [yes] Non completi { $bonus } e perdi
   *[no] { $seat } non completa { $bonus } e perde
    } { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

reason-no-token = Nessuno dei tuoi gettoni può più mostrare «{ $action }» in questo turno.
reason-no-contracts = Non restano contratti da prendere.
reason-no-bonuses = La pila dei super-bonus è vuota.
reason-place-first = Prima metti il camion su una banchina.
reason-placed = Il tuo camion è già sul tabellone.
reason-space-taken = Lì c’è già un altro camion.
reason-no-dock = Il tuo camion non è a una banchina.
reason-truck-full = Il tuo camion è pieno.
reason-truck-empty = Il tuo camion è vuoto.
reason-nothing-here = Nel { $warehouse } non c’è alcun cubo.
reason-perishable = I cubi blu sono deperibili: si possono lasciare sul tabellone solo in D.
reason-keep-right = Tieni la destra: lì a sinistra non sorpasseresti nessuno e non entreresti in alcun magazzino.
reason-pull-in = Fra due camion sorpassati bisogna rientrare a destra.
reason-blocked = La strada lì è bloccata, o servono più di quattro caselle per girare intorno ai camion.
reason-too-far = Si avanza da una a quattro caselle: da qui è più lontano.
reason-not-behind = Si retrocede solo nella propria corsia o a una banchina.
reason-contract-full = Questo contratto è completo.
reason-elsewhere = Questo contratto si consegna al { $warehouse }.
reason-none-aboard = Nessun cubo di colore { $colour } nel tuo camion.
reason-unload-first = Scegli prima di scaricare.
reason-take-contracts-first = Scegli prima di prendere contratti.
reason-already-yours = Questo contratto è già tuo.
reason-already-kept = Hai già questo super-bonus; conta alla fine.
reason-deck-empty = Il mazzo è vuoto.
reason-take-one = Prendi almeno un contratto.
reason-move-one = Muovi almeno un cubo.
reason-not-there = { $amount ->
    [0] Nel { $warehouse } non c’è alcun cubo di colore { $colour }.
    [one] Nel { $warehouse } c’è solo 1 cubo di colore { $colour }.
   *[other] Nel { $warehouse } ci sono solo { $amount } cubi di colore { $colour }.
}
reason-no-room = C’è posto solo per { $amount }.
reason-owed = I tuoi contratti per questo magazzino possono riceverli: sul tabellone { $amount ->
    [0] non puoi lasciare cubi di colore { $colour }.
    [one] puoi lasciare solo 1 cubo di colore { $colour }.
   *[other] puoi lasciare solo { $amount } cubi di colore { $colour }.
}

score-contracts = contratti completi
score-penalties = contratti non completi
score-bonuses = carte super-bonus

why-score = Vince chi ha più punti.
why-filled = Parità di punti: vince chi ha completato più contratti.
why-best = Parità di punti e contratti: vince chi ha il contratto migliore.
why-shared = Parità in tutto: la vittoria è condivisa.
why-idle = Sei giri senza progressi: la partita finisce e i punti si contano come al solito.

screen-round = Giro { $round } · la fine scatta a { $limit ->
    [one] 1 punto
   *[other] { $limit } punti
}
screen-last = ultimo giro
screen-exchange = Borsa noli
screen-deck = Mazzo: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $colour } in cima · pila dei super-bonus: { $bonuses }
screen-deck-empty = Mazzo vuoto · pila dei super-bonus: { $bonuses }
screen-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
screen-truck-away = non ancora sul tabellone
screen-kept = Super-bonus che tieni:
screen-seen = Super-bonus che stai guardando:
screen-bonuses = { $bonuses } super-bonus
screen-tokens = Gettoni
screen-still = Ancora possibile
screen-boom = Carte boom rimaste: { $oks } OK, { $halves ->
    [one] { $halves } mezzo boom
   *[other] { $halves } mezzi boom
    }
screen-legend = c1–c8 vanno a nord; i due anelli tornano a c1. R: corsia di destra, L: corsia di sinistra; A1–F2: banchine.
screen-empty = vuoto
screen-cubes = { $amount } × { $colour }

term-score = contratti completi
term-plan = il percorso previsto
term-penalties = penalità ancora dovute
term-bonuses = super-bonus sperati

# What was done in one gesture
story-loaded = { $you ->
    [yes] Carichi { $what }.
   *[no] { $seat } carica { $what }.
    }
story-delivered = { $you ->
    [yes] Consegni
   *[no] { $seat } consegna
    } { $what }{ $points ->
    [0] .
    [one] { " " }per 1 punto.
   *[other] { " " }per { $points } punti.
}
story-took = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } { $contract }.

## The end told: what a lone player reached, and what everybody did

tally-filled = Contratti completati
tally-cubes = Cubi consegnati
tally-loaded = Cubi caricati
tally-driven = Caselle percorse
tally-lost = Cubi persi
tally-missed = Penalità
lead-score = { $lead ->
    [one] 1 punto
   *[other] { $lead } punti
    }

## Where resources come from and go, in studies

flow-bonus-filled = super-bonus
flow-bonus-missed = super-bonus mancati
flow-delivered = consegne
flow-exploded = esplosioni
flow-filled = contratti
flow-left-there = cubi lasciati
flow-loaded = carico
flow-penalty-paid = penalità
flow-spoiled = cubi andati a male

# Kinds of decisions, in the figures of studies.
decision-draft = super-bonus tenuti
decision-exchange = contratti presi
decision-loading = carico
decision-turn = azioni di un turno
decision-unloading = scarico
