import type { Phrases } from './phrase-table.ts'

/** What people write in French, in Dakar and abroad, in letters and in SMS. Data: a phrase only needs to stand here. */
export const fr: Phrases = {
  things: {
    offPlan: `sur plan, sur plans, vefa, en construction, en cours de construction, en chantier, chantier, pas encore construit, pas encore bati, non acheve, inacheve, futur programme, programme neuf, neuf sur plan, encore en construction,
      prix de lancement, avant travaux, maquette, dessin, dessin d architecte, projet neuf, au lancement, premiere pierre, neuf a terminer, belle 3d, image de synthese, projet immobilier, encore en travaux, a construire par le promoteur, en l etat futur, qui sort de terre, sortent de terre, qui n existe pas encore, pas fini, pas termine, encore a construire, le neuf, du neuf, neuf`,
    '-offPlan': `vrai logement, visiter le vrai, rien a attendre, sorti de terre, quelque chose de termine, du pret a habiter, deja construit, du deja construit, pret a habite, cle en main, cles en main, cle en mains, pret a habiter, prete a habiter, pret a emmenager, deja construit, deja construite, deja fini, deja finie, deja bati, deja debout, fini, finie, acheve, achevee, termine, terminee, existant, deja livre, habitable de suite,
      du fini, immediatement habitable, libre de suite, prete a vivre, pret a vivre, qui existe, qui existe deja, deja la, l ancien, de l ancien, dans l ancien, du concret, debout`,
    'deal=buy': `plus etre locataire, plus de loyer, marre de louer, assez de louer, vente, vente seulement, porter acquereur, acquereurs, j achete, acheter, achat, achetons, a vendre, en vente, acquerir, acquisition, acquereur, acheteur, devenir proprietaire, etre proprietaire, proprietaire au pays, investir, investissement, investisseur, placement, jend, a l achat, pret immobilier, credit immobilier, achter`,
    'deal=rent': `louer, a louer, location, loyer, bail, locataire, loue, je loue, on loue, loues, location longue duree, location a l annee, a l annee, loyer mensuel, en loc, loc`,
    'deal=short-stay': `une semaine de, pour le mariage, ou dormir, comme en vacances, court sejour, courte duree, location saisonniere, saisonnier, saisonniere, du saisonnier, location de vacances, nos vacances, en vacances, pour les vacances, notre sejour, un sejour, ce sejour, court sejour, sejour de, un week end, un weekend, week end en, wkd, lune de miel, a la nuit, locations a la nuit, nuitee, airbnb, escale, quelques nuits, quelques jours, une quinzaine, deux semaines a, une semaine a, pour la tabaski, pour le magal, voyage de noces, passer une semaine, passer quelques jours, passer noel, passer les fetes`,
    'kind=villa|townhouse':
      'maison, baraque, ker, pavillon, maisonnette, maison individuelle, petite maison, mitoyenne, maison mitoyenne, bicoque, cabanon',
    'kind=villa': 'villa',
    'kind=townhouse': 'maison de ville mitoyenne, maison de ville, hotel particulier, maison de rue',
    'kind=apartment': 'appartement, appart, appat, apart, appt, apt, apparte',
    'kind=penthouse': 'penthouse, dernier etage terrasse, attique',
    'kind=duplex': 'duplex, triplex',
    'kind=studio': 'studio, studette, chambre independante, piece unique, une seule piece',
    'kind=commercial': `des bureau, bureau a louer, bureau au, un immeuble r, immeuble a acheter, immeuble a vendre, immeuble en construction, bureaux, des bureaux, vrais bureaux, plateau de bureaux, plateau de bureau, plateaux de bureaux, local, local commercial, locaux, locaux professionnels, locaux commerciaux, local professionnel, une boutique a, un magasin a, entrepot, showroom, immeuble de bureaux, immeuble entier, petit immeuble, acheter un immeuble, immeuble de rapport, immeuble complet, batiment entier, fonds de commerce, commerce, cabinet medical, espace de coworking, cherche un bureau, un bureau pour notre, un bureau pour ma, un bureau pour mon, louer un bureau, cabinet a louer, siege social, usage professionnel, usage de bureau, usage de bureaux`,
    'kind=land':
      'terrain, parcelle, lopin, terrain nu, terrain a batir, terrain constructible, un lot, faire construire, pour construire, batir ma maison, construire ma maison, construire notre maison, construire nous meme',
    'bedrooms=1': 'chambre salon, une chambre salon',
    'levels=1':
      'plain pied, de plain pied, un seul niveau, sur un niveau, sur un seul niveau, sans etage, tout sur un niveau, meme niveau, tout au meme niveau, un seul etage, plein pied, de plein pied, r 0',
    'levels=2..9': 'sur deux niveaux, a etage, a etages, escalier interieur, sur deux etages, plusieurs niveaux',
    'floor=0': 'rez de chaussee, rdc, rez de jardin, au rez, r d c',
    topFloor:
      'dernier etage, derniere etage, au dernier etage, sous les toits, tout en haut, personne au dessus, pas de voisins au dessus, pas de voisin au dessus, en haut de l immeuble, le plus haut',
    lift: 'ascenseur, lassenseur, ascensseur, assenseur, asenseur, ascenceur, assensseur, lascenseur',
    'stepFree!': `accessible pmr, pas escalier du tout, ne marche plus, ne marche pas, fauteuil roulant, fauteuil, chaise roulante, pmr, handicap, handicape, handicapee, deambulateur, mobilite reduite, pas de marche, sans marche, pas une seule marche, aucune marche, pas une marche, acces handicape, accessible en fauteuil, accessible aux, rampe, rampe d acces, bequille, marche a l entree, seuil, paraplegique, en situation de handicap, a mobilite`,
    'noStairs!': `pas d escalier, sans escalier, aucun escalier, monter les escaliers, monter les etages, monter des etages, monter l escalier, genou, genoux, mes genoux, hanche, mal de dos, mal aux jambes, ne monte plus, monte plus, ne peut plus monter, ne peux plus monter, grimper, monter a pied, arthrose, prothese, monter les marches, jambes fatiguees, trop de marches, trop d escaliers`,
    '-noStairs': 'escalier, les marches, escaliers, cage d escalier',
    'pool=private': `pool prive, rien que pour nous, piscine privee, piscine prive, piscine privative, propre piscine, notre propre piscine, ma propre piscine, piscine a nous, piscine rien que pour nous, piscine pour nous seuls, piscine perso, piscine personnelle, piscine individuelle, piscine a moi, piscine pour nous, sa piscine, bassin prive`,
    'pool=shared': `piscine de la residance, piscine commune, piscine partagee, piscine collective, piscine de la residence, piscine de residence, piscine dans la residence, piscine en commun, partagee entre voisins, piscine de copropriete, piscine d une copropriete, partager une piscine, partager la piscine, piscine de l immeuble`,
    'pool=any':
      'piscine, picine, pissine, piscines, nager, se baigner dans, bassin de nage, couloir de nage, pisciiiine, pour se baigner, pour nager, qu on nage',
    quiet:
      'calme, tranquille, paisible, silencieux, silencieuse, silence, tranquillite, serenite, serein, au calme, quartier calme, rue calme, dormir la nuit, bien dormir, sommeil leger, reposant, du repos, repos',
    'quiet!':
      'bruit, bruyant, bruyante, nuisance sonore, nuisances sonores, vacarme, tapage, klaxon, route passante, grande route, boite de nuit, circulation, route de l aeroport sous, haut parleur, boucan, route sous les fenetres',
    pets: 'chien, chienne, chat, chatte, animal, animaux, chiot, chaton, berger allemand, labrador, nos betes, bete, toutou, minou, compagnon a quatre pattes, quatre pattes, perroquet, lapin',
    'place=coast': 'sur la cote, la cote',
    'near=sea?': 'la plage, plage, la mer, mer, l ocean, ocean',
    'near=sea': `pres de la mer, proche de la mer, a cote de la mer, bord de mer, en bord de mer, au bord de la mer, au bord de l eau, bord de l eau, front de mer, pres de la plage, proche de la plage, proche plage, pres de l ocean, bord de l ocean, pieds dans l eau, pied dans l eau, pieds dans le sable, pied dans le sable, sur la plage, a la plage a pied, plage a pied, pas loin de la mer, pa loin de la mer, non loin de la mer, pas loin de la plage, a deux pas de la plage, a deux pas de la mer, devant la mer, entendre les vagues, j entends les vagues, entends les vagues, bruit des vagues, le bruit des vagues, air marin, face a la plage, cote mer, littoral, la mer a cote, une maison a la mer, a la mer, maison de mer, maison de plage, aller a la plage a pied, proximite de la mer, proximite de la plage, proximite mer, surfer, bord de plage`,
    'amenity=Air Conditioning': 'clim, climatisation, climatise, climatisee, climatiseur, air conditionne',
    'amenity=Gym': 'salle de sport, salle de gym, salle de fitness, salle de muscu, musculation, gym, fitness',
    'amenity=Parking':
      'parking, place de parking, stationnement, place de stationnement, stationner, se garer, garer, me garer, nous garer, garer la voiture, garer ma voiture, place pour la voiture, place pour deux voitures, box auto',
    'amenity=Garage': 'garage',
    'amenity=Balcony|Terrace':
      'exterieur, espace exterieur, un exterieur, prendre l air, manger dehors, diner dehors, coin dehors',
    'amenity=Balcony': 'balcon, loggia',
    'amenity=Terrace': 'terrasse, toit terrasse, rooftop, patio, veranda',
    'amenity=Garden': 'jardin, jardinet, pelouse, espace vert, verdure, coin de verdure, gazon, potager',
    'amenity=Security':
      'gardien, gardiennage, gardien de nuit, securite, securise, securisee, residence securisee, vigile, videosurveillance, cameras, surveille, residence fermee, surveillance',
    'amenity=Concierge': 'concierge, conciergerie',
    'amenity=Laundry Room': 'buanderie, machine a laver, lave linge',
    'amenity=WiFi|Fiber Optic':
      'wifi, wi fi, internet, connexion internet, bonne connexion, visio, visioconference, reseau internet',
    'amenity=Fiber Optic': 'fibre, la fibre, fibre optique, haut debit, tres haut debit, bon debit, internet rapide',
    'amenity=Furnished':
      'meuble, meublee, tout equipe, bien equipe, entierement meuble, avec les meubles, entierement equipe',
    '-amenity=Furnished':
      'non meuble, non meublee, loue vide, location vide, appartement vide, vide de meubles, mes meubles, nos meubles, mes propres meubles, nos propres meubles, sans meuble',
    'amenity=Ocean View': `vue mer, vue sur la mer, vue sur mer, vue ocean, vue sur l ocean, vue sur l eau, vue atlantique, face a la mer, face mer, face a l ocean, face a l atlantique, regarde la mer, regarde l ocean, voir la mer, voir l ocean, voir l eau, donnant sur la mer, donne sur la mer, vue plage, vue degagee sur la mer, vue imprenable sur la mer, vue imprenable, mer depuis, coucher de soleil sur la mer, apercevoir la mer, vu mer, vue de mer, vue de la mer, vois la mer`,
    'amenity=City View': 'vue ville, vue sur la ville, vue sur dakar, vue urbaine',
    'amenity=Generator':
      'groupe electrogene, un groupe, ou groupe, avec groupe, le groupe, electrogene, generateur, groupe de secours, courant de secours, electricite de secours, groupe qui demarre',
    'amenity=Generator|Solar Power!':
      'coupure de courant, coupures de courant, coupure d electricite, coupures d electricite, coupure, coupures, delestage, delestages, panne de courant, pannes de courant, senelec coupe',
    'amenity=Solar Power': 'solaire, panneau solaire, panneaux solaires, photovoltaique, energie solaire',
    'amenity=Home Automation': 'domotique, maison connectee, maison intelligente',
    'amenity=Storage':
      'cave, cellier, debarras, rangement, rangements, espace de stockage, box de stockage, stockage, placard',
    'amenity=Guest Toilet':
      'toilettes invites, toilette invite, toilettes visiteurs, wc invites, wc separe, toilettes separees',
    'place=almadies-side':
      'cote almadies, cote des almadies, du cote des almadies, coin des almadies, vers les almadies, pointe ouest, vers almadies, secteur almadies, zone almadies',
    'place=Plateau': 'centre ville, hyper centre, plein centre, en ville centre, centre de dakar, coeur de la ville',
    'place=islands': 'une ile, les iles, sur une ile, sur l ile',
    'place=Dakar':
      'dakar meme, dakar intra muros, dakar ville, la capitale, en ville, region de dakar, grand dakar, presqu ile, dans la capitale, sur dakar, a dakar',
    'place=Petite Côte': 'petite cote, la petite cote, ptite cote, tite cote, cote sud',
    'near=airport?': 'aeroport, l aeroport, aibd, blaise diagne, diass, decolle',
    'near=university?': 'universite, l universite, ucad, la fac, fac, campus',
    'near=french-school?': 'lycee francais, ecole francaise, jean mermoz, lycee jean mermoz, lycee mermoz',
    'near=us-embassy?': 'ambassade des etats unis, ambassade americaine',
    'near=monument?': 'monument de la renaissance, le monument, au pied du monument',
    'near=station?': 'gare du ter, la gare, le ter, station ter',
    'near=port?': 'le port, port autonome',
    'people=2':
      'lune de miel, ma femme et moi, moi et ma copine, moi et ma go, moi + ma go, couple, en couple, en amoureux, a deux, nous deux, mon mari et moi, ma femme et moi, mon epouse et moi, ma copine et moi, mon copain et moi, tous les deux, toutes les deux, pour deux',
    'people=1':
      'je suis seul, je suis seule, je vis seul, celibataire, toute seule, tout seul, pour moi seul, rien que moi',
  },
  questions: {
    schools:
      'bonne ecole, lekkool, lekkol, ecole, ecoles, creche, maternelle, lycee, college, l ecole des enfants, ecole internationale, scolarite, garderie',
    health: 'hopital, clinique, medecin, docteur, pharmacie, centre de sante, dialyse, dentiste, soins',
    shops:
      'auchan, boutique, boutik, commerces, supermarche, marche, marche kermel, boulangerie, courses, restaurants, epicerie, superette',
    transport:
      'transports en commun, transport en commun, bus, brt, taxi, taxis, car rapide, chaloupe, horaires de la chaloupe, transports',
    walking: 'a pied, y aller a pied, a distance de marche, tout a pied, a quelques pas',
    water:
      'l eau, stocker l eau, l eau etait coupee, coupee, cuve, citerne, reservoir, reserve d eau, coupure d eau, coupures d eau, forage, pression d eau, surpresseur, l eau courante, bache a eau, eau potable',
    neighbours:
      'voisinage, les voisins, voisins, le quartier est, ambiance du quartier, comment est le quartier, ambiance',
    connection: 'debit internet, reseau mobile, couverture reseau, quel debit, ca capte',
    safety:
      'quartier sur, est ce sur, est ce que c est sur, delinquance, piscine securisee, barriere autour de la piscine, barriere de piscine, alarme piscine, securite des enfants, dangereux, cambriolage, securisee pour les enfants',
    dates:
      'encore libre, disponible a ces dates, libre a ces dates, est ce libre, toujours disponible, encore disponible, dispo, disponibilite, disponibilites',
    costs:
      'frais de notaire, charges, charge, impots, taxe, taxes, frais d agence, caution, combien coute, facture d electricite, charges comprises, frais compris, frais annexes, honoraires, combien de caution',
    papers:
      'titre foncier, papiers, papier en regle, papiers en regle, notaire, avocat, permis de sejour, visa, droits reels, bail emphyteotique, documents, etrangers, facture, dossier, virement, pret depuis, credit depuis',
    work: 'renover, renovation, travaux, a refaire, abattre une cloison, agrandir, rafraichir, gros oeuvre, refaire',
  },
  units: {
    bedrooms: 'chambre, chb, chbr, chbre, chambr, ch, cham, chmbr, chanbre, chambre a coucher, chbres',
    bathrooms:
      'salle de bain, salle de bains, salles de bain, salles de bains, sdb, salle d eau, salles d eau, salle de douche, douche, bain, toilettes, sde, salledebain',
    area: 'metre carre, metres carres, m carre, m carres, metre car, m car, metre carree',
    rooms: 'piece, pieces principales',
    people:
      'dormeur, choriste, benevole, chauffeur, pote, beau parent, petit enfant, jumeau, oncle, personne, pers, adulte, enfant, gosse, gamin, bebe, invite, voyageur, convive, ami, amie, collegue, petit, petits, ado, grand, fille, garcon, membre, bouche, occupant, gaillard, tete, participant, cousin',
    couples: 'couples',
    levels: 'niveau, niveaux',
    floor: 'etage, eme etage, e etage, er etage, ieme etage, nd etage, eme, ieme',
    nights: 'nuit, nuitee, nuites, dodo',
    day: 'jour',
    week: 'semaine, sem',
    place: 'quartier, lieu, endroit, secteur, zone, region, coin',
    kind: 'type de bien, type de logement, type, forme du batiment',
    price: 'prix, budget, argent, cout',
    size: 'surface, superficie, taille, metres carres exacts',
    month: 'mois',
    year: 'an, annee, ans',
    minute: 'minute, heure, mn',
    kilometre: 'kilometre, km, kms',
  },
  comparisons: {
    atLeast:
      'au moins, au minimum, minimum, mini, minimum de, un minimum de, pas moins de, pas moins d, superieur a, superieure a, a partir de, des, dans les au moins, minimum minimum, minimum requis',
    atMost: `au plus, au maximum, maximum, maxi, max, maximum de, un maximum de, jusqu a, jusque, pas plus de, pas plus d, pas plus que, pas plus haut que, inferieur a, inferieure a, ne pas depasser, sans depasser, depasser, ne depasse pas, pas depasser, depasse pas, plafond, plafond de, dans la limite de, limite a, limite de, grand maximum, max max, tout compris, je n ai que, on n a que, nous n avons que, j ai que, que j ai, pas un franc de plus, pas un sou de plus, pas un centime de plus, ne pas exceder, n excede pas, enveloppe de, a tout casser, fixe, on s est fixe, ca s arrete la`,
    moreThan: 'plus de, plus d, au dela de, au dessus de, au dessus du, plus haut que, plus grand que',
    lessThan: 'moins de, moins d, en dessous de, en dessous du, sous, sous les, plus bas que, plus petit que',
    exactly:
      'exactement, feront l affaire, c est assez, assez, me suffit, nous suffit, precisement, seulement, uniquement, juste, pas plus pas moins, pile, ni plus ni moins, suffit, suffisent, suffira, pas davantage, me suffisent',
    near: 'environ, autour de, aux alentours de, a peu pres, dans les, plus ou moins, approximativement, vers les, grosso modo, avoisinant, de l ordre de, aux environs de, une centaine, genre, soit a peu pres',
    between: 'entre, compris entre, quelque part entre',
    to: 'a, au',
    orMore:
      'ou plus, ou plus haut, ou au dessus, et plus, voire plus, minimum, au moins, ou davantage, et au dela, c est le minimum, au minimum, voire davantage, plus si possible, ou mieux',
    orLess:
      'ou moins, maximum, au plus, au maximum, max, maxi, grand maximum, pas plus, pa plus, pa +, pas +, et pas plus, tout au plus, pas un de plus, pas une de plus, c est tout',
  },
  turns: {
    not: `surtout plus, aucune envie de, ce que nous ne voulons pas, ce que je ne veux pas, en aucun cas, ne me montrez plus de, plus de villas, oubliez, n est pas question, ne me rabattrai pas sur, enlever de la liste, pas, pa, pas de, pa de, non, ni, aucun, aucune, jamais, sans, ss, rien, nul, sauf, excepte, hormis, hors, hors de, eviter, evitez, evitons, tout sauf, partout sauf, surtout pas, plus jamais, deteste, je deteste, refuse, refusons, exclu, exclure, pas question de, pas question d, ne veux pas, ne voulons pas, veux pas, veut pas, voulons pas, ne veut pas, n aime pas, marre de, marre des, ne supporte pas, ne supporte plus, inutile de m envoyer, inutile de, allergique a, peur de, peur des, pas interesse par, a l exception de, autre que, tres peu, ras le bol de, ras le bol des, evite, ne me proposez pas, ne me montrez pas, surtout ne, pas meme, ne veux plus, veux plus, plus de place pour`,
    notAfter: `exclu, exclue, a proscrire, a eviter, hors de question, non merci, tres peu pour moi, tres peu pour nous, pas pour moi, pas pour nous, inacceptable, redhibitoire, insupportable, ne m interesse pas, ne nous interesse pas, ne m interessent pas, j en veux pas, je n en veux pas, n en veux justement pas, n en veux pas, on n en veut pas, on en veut pas, j ai deja donne, on a donne, interdit, interdite, oubliez, a bannir, sans facon, c est non, ca m angoisse, me fait peur, nous fait peur, ah non`,
    open: `j accepte, nous acceptons, on accepte, n entre pas en ligne de compte, n importe quel quartier, n importe ou, peu importe le, peu importe la, pas contre, pas de limite de, pas de limite, amul probleme pour, je m en fiche du, m en fou du, fou du, je ne l exige pas, quant au, cadet de mes soucis, ouvert a toutes les, ouvert a tous les, toutes les regions, pas besoin de, pas besoin d, nul besoin de, peu importe, peu m importe, qu importe, avec ou sans, n importe quel, n importe quelle, n importe lequel, n importe laquelle, plutot que, plutot qu un, plutot qu une, au lieu de, au lieu d, pas forcement, pas necessairement, pas obligatoirement, indifferent, sans preference, aucune preference, quel que soit, quelle que soit, je me fiche de, on se fiche de, je suis ouvert, me fous de, on se fout de, tant pis pour, meme sans, je m en fiche du, ca m est egal`,
    openAfter: `n entre pas en ligne de compte, pas d importance, me vont tout aussi bien, me va tout aussi bien, aucune importance, n a aucune importance, n est pas un sujet, n est pas fixe, m est indifferent, m est completement egal, on verra bien, on verra, je m en remets a vous, ca ne compte pas, ne compte pas, ca ne changera rien, ne changera rien, cadet de mes soucis, ne me fait pas peur, ne nous fait pas peur, flexible, laisser tomber, m en fiche un peu, je prends aussi, ok si, pk pas, d accord, je ne paierai pas plus cher, qui m interesse, necessaire pas, pas necessaire, pas indispensable, pas obligatoire, pas important, pas importante, pas essentiel, pas une priorite, pas un critere, facultatif, facultative, optionnel, optionnelle, peu importe, m importe peu, importe peu, nous importe peu, sans importance, ca m est egal, m est egal, nous est egal, c est egal, egal, on s en fiche, je m en fiche, m en fiche, on s en fout, je m en fous, ca ne change rien, ne change rien, nous conviennent, nous convient, me convient, me conviennent, ca me va, ca nous va, nous va, pas de probleme, pas un probleme, pas grave, c est pareil, pareil, ou pas, ou non, indifferent, indifferemment, au choix, tant pis, comme vous voulez, se discute, se discutent, a voir, bof, possible aussi, on s adapte, je prends, j accepte, acceptable, ca peut aller, pourquoi pas, ne me derange pas, ne nous derange pas, derange pas, me gene pas, ne me gene pas, ne nous gene pas`,
    soft: `idealement, si possible, si vous avez, dans l ideal, l ideal, ideal serait, de preference, plutot, serait bien, serait super, serait top, serait parfait, serait genial, serait un plus, serait un vrai plus, un plus, un vrai plus, gros plus, en plus, bonus, ce serait, ca serait, souhaitee, prefere, preferons, preference, preference pour, apprecie, appreciee, appreciable, bienvenu, bienvenue, c est top, c est encore mieux, encore mieux, mieux, la cerise, eventuellement, peut etre, pourquoi pas, a la rigueur, si ca existe, un atout, atout, j adore, nous adorons, on adore, le reve, si c est possible, tant mieux, ca aiderait, faisable, un petit, sinon`,
    hard: `il faut, il me faut, il nous faut, faut, faut une, faudra, imperatif, imperativement, obligatoire, obligatoirement, obligatoires, indispensable, indispensables, essentiel, essentielle, important, importante, capital, exige, exigee, non negociable, non negociables, absolument, doit, doivent, doit etre, uniquement, exclusivement, requis, requise, primordial, necessaire, necessairement, j ai besoin, besoin de, besoin d, nous avons besoin, on a besoin, a condition, condition, surtout, avant tout, sans faute, je tiens a, nous tenons a, on tient a, rien d autre, ou rien, sinon rien, prioritaire, priorite, incontournable, coute que coute, du moment que, du moment, tant que, n est pas negociable, pas negociable, c est un must, ne peux pas me passer, critere numero un`,
    want: 'aimerais, aimerait, aimerions, j aimerais, nous aimerions, on aimerait, souhaite, souhaiterais, souhaiterions, reve de, revons, revons d, je reve de, cherche, cherchons, recherche, recherchons, cherchent, veux, veut, voulons, voudrais, voudrait, voudrions, jcherche, jcherch, cherch, je veux, on veut, on cherche, voudrai, dama begg, begg, trouvez moi, trouvez nous, montrez moi, proposez moi, envoyez moi, interesse par, interessee par',
    final:
      'finalement, en fin de compte, au final, tout compte fait, ah non, allez, en fait, pour ma part, moi je, mais nous, quant a moi',
    scrap: 'oubliez tout ca, oubliez ce que j ai dit, laissez tomber, on efface tout',
    so: 'donc, alors, du coup, c est pourquoi, cette fois',
    but: 'mais, cependant, toutefois, par contre, en revanche, sinon, sauf que, alors que, tandis que, pourtant, du moment que, tant que',
    and: 'et, ainsi que, avec en plus, plus',
    or: 'sauf si c est au, sauf si c est, sauf si, a moins que ce soit, a moins d etre, ou, ou bien, ou alors, soit, voire',
    pointless: 'pas la peine, n est pas la peine, inutile, c est inutile, eliminatoire, ne m appelez pas',
    background: `on vend, nous vendons, nous rendons, j ai mis, j ai coche, on a coche, j ai donc coche, j ai clique, on a mis, je vends, nous vendons, tout le monde m en parle, mon mari est nomme, mon patron, mes clients, actuellement, en ce moment, aujourd hui, j habite, nous habitons, on habite, je vis a, nous vivons, on vit a, j ai vecu, nous avons vecu, on a vecu, j ai grandi, je viens de, nous venons de, on vient de, venant de, j arrive de, nous arrivons de, nous quittons, je quitte, je rentre de, on a eu, nous avons eu, j ai eu, j avais, on avait, nous avions, mes parents habitent, coche, ai mis, clique, j ai passe, nous avons passe, nous sommes a l etroit, a montreuil, a creteil, a paris, en france, en italie, j ai vendu, nous avons vendu, case, la case, dans le formulaire, originaire de, nee a, ne a`,
    relative:
      'ma cousine, mon cousin, mon frere, ma soeur, mon oncle, ma tante, mon grand pere, ma grand mere, mon voisin, ma voisine, mon ami, une amie, un ami, ma collegue, mon collegue, mon fils, ma fille, mes parents, mon patron',
    past: 'a verse, a paye, a perdu, ont dit, au debut, au depart, nous pensions, je pensais, on pensait, j etais parti sur, nous voulions d abord, je voulais, j avais demande, hier soir, j ai failli, on nous a, avait, a ete vendue, a ete, a une villa, ma soeur a, mon frere a, adore sa, dit que, dit qu, pretend, se plaint, a achete, s est vendue, apres quinze ans, apres dix ans, apres vingt ans, toute ma famille est, l an dernier, l annee derniere, il y a deux ans, il y a dix ans, il y a longtemps, autrefois, a l epoque, l ete dernier, quand j etais, en 2019, en 2020, en 2021, en 2022, en 2023, en 2024, en 2025',
    also: 'aussi, egalement, a la rigueur, a defaut, sinon, eventuellement, ou meme, voire, ferait l affaire, fera l affaire, peut faire l affaire, conviendrait, me va aussi, nous va aussi, accepte aussi',
    near: 'pres de, pres du, pres des, proche de, proche du, proche des, proche, a cote de, a cote du, a cote des, pas loin de, pas loin du, pas loin des, pa loin de, pas trop loin de, pas trop loin du, pas trop loin de l, non loin de, non loin du, autour de, autour du, aux alentours de, a proximite de, a proximite du, a proximite des, minutes de, minutes du, mn de, min de, dans les environs de, du cote de, du cote du, du cote des, acces rapide a, a deux pas de, a deux pas du, dans le coin de, vers',
    far: 'loin de, loin du, loin des, eloigne de, eloigne du, eloigne des, a l ecart de, a l ecart du, a distance de',
    outside: 'en dehors de, hors de, a l exterieur de, ailleurs qu a, ailleurs que',
    by: 'avant, avant le, avant la fin, d ici, d ici a, d ici le, d ici la, au plus tard, au plus tard le, au plus tard en, pour le, pour la rentree, livre avant, livree avant, pret pour, prete pour, disponible pour, dispo pour, emmenager en, emmenager avant, emmenager le, emmenage le, emmenage en, a compter du, pour debut, pour fin, pour',
    from: 'a partir du, du, le, des le, arrivee le, arrivee, on arrive le, arrivons le, j arrive le, arrive le, a compter du, debut',
    until: 'au, jusqu au, depart le, depart, jusque, fin',
    in: 'dans, d ici, en',
    next: 'prochain, prochaine, qui vient',
    budget:
      'budget, prix, moyens, enveloppe, mon argent, argent, apport, financement, somme, montant, loyer de, tarif, cout, mettre, j ai, nous avons, on a, payer, depenser',
    command:
      'oublie tes instructions, oubliez vos instructions, ignore tes, ignore les instructions, affiche ton prompt, prompt systeme, tes regles, supprime tout, donne moi admin, fais comme si, recommence tout, montre uniquement la villa, liste de tes',
    count:
      'place pour, vient a, ils sont, sera que, on est, on e, lits pour, couchages, famille de, nous sommes, on est, on sera, nous serons, a nous, groupe de, sommes, serons, on serait, bande de, nous etions, foyer de, pour nous, equipe de, tablee de, on vient a, viendrons a, on est a, accueillir, dormir a, loger, couchages pour',
    works:
      'j enseigne, j etudie, je bosse, je travaille, nous travaillons, mon bureau est, mes bureaux sont, travaille a, travaille au, mon travail est, mon mari travaille, ma femme travaille, je bosse, mon agence est, reunions a, reunions au, mon boulot est, bosse a, bosse au, l ecole est',
    stretch:
      'je monte a, monter a, on monte a, monter jusqu a, pousser jusqu a, pousser a, aller jusqu a, je peux aller a, on peut aller a, en forcant, monte a, grimper a',
  },
  per: {
    buy: 'au total, en tout, prix de vente, a l achat',
    rent: 'par mois, le mois, mensuel, mensuelle, mensuels, mensuellement, au mois, chaque mois, p mois, loyer mensuel, du mois, tous les mois, mois',
    'short-stay':
      'par nuit, la nuit, la nuitee, nuitee, par jour, la journee, chaque nuit, par soir, par nuitee, le jour, par personne et par nuit',
    week: 'par semaine, la semaine, hebdomadaire, pour la semaine, pour une semaine, a la semaine',
    year: 'par an, l an, annuel, annuelle, annuels, a l annee, par annee',
  },
  months: [
    'janvier, janv',
    'fevrier, fev',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet, juil',
    'aout',
    'septembre, la rentree, rentree, rentree scolaire',
    'octobre',
    'novembre',
    'decembre, noel, fetes de fin d annee',
  ],
  days: {
    today:
      'tout de suite, immediatement, immediat, de suite, des maintenant, au plus vite, le plus vite possible, des que possible, urgent, urgemment, sans attendre',
    tomorrow: 'ce soir',
    weekend: 'ce week end, ce weekend',
    monthEnd: 'fin du mois, fin de ce mois, le mois prochain',
    yearEnd: 'fin de l annee, fin d annee, cette annee',
  },
  talk: `a la maison, acheter des meubles, salaam aleikum, a bruxelles, a londres, de montreal, maison de retraite, peur toute seule, bien etre, bonjour, bonsoir, salut, slt, coucou, merci, mrc, cordialement, bien a vous, bonne journee, s il vous plait, svp, stp, madame, monsieur, salam, salaam, salamalekum, nanga def, jerejef, inchallah, inshallah, que dieu vous benisse, point de vue, en vue de, en vue, salle a manger, cour de recreation, cours, en cours, chat gpt, location de voiture, louer une voiture, voiture de location, mettre en location, mise en location, le louer, la louer, les louer, louer ensuite, louer apres, pour louer, rendement locatif, revenus locatifs, investissement locatif, locatif, locataires, a des locataires, sur place, place de marche, plan de travail, plan b, bon plan, un plan, arriere plan, premier plan, plan d eau, chef de chantier, maison mere, fait maison, chambre de commerce, bien vu, quartier general, marche du travail, pas mal, pas encore, pas sur, pas trop, pas tres, pas si, pas cher, pas chere, n est ce pas, sans doute, non plus, pas du tout, pas vrai, au pas, a deux pas, faux pas, deux mots, en un mot, une fois, un jour, un peu, un coup, un tout petit peu, quand meme, la mer de, mer rouge, coucher, se coucher, couches a, groupe d amis, groupe de, en groupe, en groupe de, un groupe de, plus simple, plus vite, de plus, en plus de, plus tard, au plus tot, ne plus, non meuble ou meuble, mon bureau, notre bureau, le bureau, au bureau, du bureau, un bureau, coin bureau, bureau de poste, directeur, chambre d amis, chambre d ami, table de jardin, equipe de, mon equipe, notre equipe, en equipe, mes livres, ecole de, seul hic, seul souci, seule chose, seule exigence, seul critere, seule condition, seul imperatif, seule contrainte, la seule, le seul, une seule, un seul, seulement si, ensemble, invite a, case a cocher, prompt, robot, la semaine derniere, en semaine, semaine de travail, vue d ensemble, a vue, bien entendu, loin d ici, plus de place, de loin, vert, ile de france, etre libre, jours feries, quatre a, quatre murs, la nuit tombee, dormir, la paix, dans les deux cas, les deux cas, l un et l autre, carte grise, dix ans, vingt ans, trente ans, quarante ans, deux ans, trois ans`,
  sets: {
    fillers: 'de, d, a, un, une, vrai, petit, est, sont, l, le, la, les, en, notre, mon',
    payFillers: 'de, d, par, le, la, max, maximum, est, pour, c',
    possessives: 'mon, ma, notre, nos, mes, son, sa, leur',
    articles: 'un, une, le, la, les, des',
    wholes: 'personne, pers, voyageur, convive',
    parts: 'adulte, enfant, bebe, petit, ado, gosse, gamin, garcon, fille',
    young: 'enfant, bebe, petit, ado, gosse, gamin, garcon, fille, jumeau',
    among: 'dont, parmi, inclus',
    hours: 'h, heure',
    lease: 'bail, contrat, signer, engagement, location',
    ready:
      'cle, livre, livree, livraison, emmenager, emmenage, habiter, habitable, fini, installer, entrer, dedan, disponible, dispo',
    othersDo: 'a, avait, habite, loue, dit, vit, possede, paie, jure, pretend, adore',
    arrivals: '',
    demands: 'avec',
  },
  short:
    'abite habiter, avc avec, avt avant, bb bebe, boutik boutique, chanbre chambre, dassenseur ascenseur, derniere dernier, descalier escalier, ds dans, duplexe duplex, jcherch cherche, jcherche cherche, jmen en, jss suis, jveu veux, jveux veux, kartier quartier, lannee annee, louwer louer, loye loyer, mwin moins, naar deux, nett trois, nn non, o au, pa pas, plaj plage, plu plus, poin point, potes ami, pr pour, residance residence, residanse residence, terin terrain, toilet toilette, tt tout, ve veux, vien vient, vila villa, xale enfant, zon zone',
  onlyHere:
    'a, au, du, des, le, la, ou, or, et, un, une, on, en, an, ans, or, mais, pour, par, but, sans, sur, son, fin, location, local, plan, fini, vide, nu, cour, cave, chat, ami, petit, grand, tete, fille, bain, place, commerce, commune, charge, marche, court, mois, jour, piece, soit, mini, prix, fixe, mettre, plus, pas, ni, non, les, ce, ch, cham, neuf, seul, couple, groupe, genre, an, ca, case, equipe, reception, exterieur, egal, due, dodo, mai, vers, avant, dans, sous, debut, depart, important, capital, condition, absolument, surtout, possible, bonus, ideal, mieux, sinon, souhaite, atout, dossier, facture, virement, documents, restaurants, transports, taxi, bus, internet, studio, parking, garage, bruit, calme, rien, hors, max, maximum, minimum',
  common: `le, la, les, un, une, des, du, de, et, ou, mais, donc, or, ni, car, je, tu, il, elle, on, nous, vous, ils, elles, me, te, se, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, ce, cet, cette, ces, qui, que, quoi, dont, ou, quand, comment, pourquoi, combien, est, sont, etait, suis, sommes, etes, etre, avoir, ai, as, a, avons, avez, ont, avait, faire, fait, fais, font, dit, dire, aller, vais, va, allons, vont, venir, viens, vient, voir, vois, voit, savoir, sais, sait, pouvoir, peux, peut, pouvons, pouvez, peuvent, vouloir, devoir, prendre, mettre, donner, trouver, parler, aimer, aime, passer, demander, rester, reste, tenir, porter, laisser, penser, pense, avec, dans, sur, sous, pour, par, chez, entre, vers, depuis, pendant, apres, avant, contre, sans, selon, tout, tous, toute, toutes, meme, autre, autres, plus, moins, tres, trop, bien, mal, peu, beaucoup, assez, encore, toujours, jamais, souvent, deja, aussi, ainsi, alors, puis, ensuite, enfin, ici, grand, grande, petit, petite, beau, belle, bon, bonne, nouveau, vieux, jeune, premier, dernier, famille, enfant, enfants, femme, mari, homme, mere, pere, fils, fille, parents, ami, amis, maison, ville, quartier, rue, pays, monde, vie, travail, argent, temps, jour, jours, mois, annee, heure, matin, soir, nuit, chose, question, reponse, besoin, envie, idee, projet, merci, bonjour, oui, non, peut, etre, clair, claire, lumineux, lumineuse, moderne, propre, cuisine, salon, porte, fenetre, senegal, dakar, france, afrique, europe, paris, cherche, voudrais, souhaite, vraiment, franchement, simple, facile, possible, important, libre, plage, plages, vagues, sable, soleil, retraite, retour, rentre, terre, reves, livre, livres, pierre, porte, poste, table, chaise, chaises, charme, chaleur, champs, parle, partie, passe, payer, perdu, peine, place, plaire, pluie, quelque, rappel, regle, repas, reve, route, sante, suite, sujet, tante, terme, tombe, train, voile, voisin, voiture, voyage, vente, ventes, salle, salles, sale, banque, barre, calme, carte, cause, celle, cent, cinq, coin, compte, connu, corps, cours, court, cote, crois, doute, droit, ecole, effet, elever, entree, envoi, epoux, essai, etage, etude, forme, force, gauche, genre, gens, hiver, image, jardin, jouer, large, lieu, ligne, liste, loin, lundi, mardi, mieux, mille, monter, mort, mur, nombre, note, ordre, pages, patron, pause, finir, climatiser, surveiller, geree, gerer, completer, dessinee, garder, gardent, gardez, prise, refuse, retard, seront, suffixe, magazine, rechercher, chercher, souhaits, parler, porter, parcours, passer, passage, location, raison, saison, livraison, occasion, poisson, boisson, poissons, leçons, garcon, facon, balance, vacant, chance, enfance, france, avance, romans, marcher, marchand, mariage, voyager, nuage, orage, ouvrage, paysage, usage, villages, ville, villes, habitude, habits, mouton, bouton, bateau, bateaux, cadeau, cadeaux, chapeau, tableau, niveau, morceau, nouveau, bureau`,
}
