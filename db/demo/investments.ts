import type { DemoInvestment } from './demo-types.ts'

/** Invented projects: targets, never promises, and each text says what may go wrong. No documents are invented. */
export const demoInvestments: DemoInvestment[] = [
  {
    title: 'Résidence Filao, Keur Gorgui',
    titleFr: 'Résidence Filao, Keur Gorgui',
    description:
      'Twenty-four flats on six floors, off-plan, between the VDN and the offices of Keur Gorgui. The investor buys one or more flats by a notarised contract and may leave the letting to us: the management fee is 8% of the monthly rent. The target assumes an unfurnished three-bedroom flat let eleven months in twelve at about 950,000\u00a0FCFA. It leaves out the annual property tax and the co-ownership charges, which the first budget will set. Risk: works can be late, rents can fall, and money paid before delivery is tied up; you may lose part of it. Have your notary read the completion guarantee before you sign.',
    descriptionFr:
      'Vingt-quatre appartements sur six étages, sur plan, entre la VDN et les bureaux de Keur Gorgui. L’investisseur achète un ou plusieurs lots par acte notarié et peut nous confier la location\u00a0: la gestion coûte 8\u00a0% du loyer mensuel. L’objectif suppose un trois-chambres non meublé, loué onze mois sur douze à 950\u202f000\u00a0FCFA environ. Il ne compte ni l’impôt foncier annuel ni les charges, que fixera le premier budget. Risque\u00a0: le chantier peut prendre du retard, les loyers baisser, et l’argent versé avant la livraison est immobilisé\u202f; vous pouvez en perdre une partie. Faites lire la garantie d’achèvement à votre notaire avant de signer.',
    location: 'Keur Gorgui',
    minInvestment: '168000000',
    expectedRoi: '6% to 7% a year, targeted',
    expectedRoiFr: '6\u00a0% à 7\u00a0% par an, objectif',
    expectedReturn: 'Rent paid monthly once the flat is let',
    expectedReturnFr: 'Loyer versé chaque mois une fois le logement loué',
    isVefa: true,
    projectStatus: 'available',
    completionDate: '2028-06-30',
    pictures: ['residence-white-dusk', 'maquette-residence-day', 'maquette-residence-facade', 'design-material-board'],
  },
  {
    title: 'Four villas to let by the week, Ngaparou',
    titleFr: 'Quatre villas à louer à la semaine, Ngaparou',
    description:
      'Four off-plan villas seven minutes on foot from the beach, intended for weekly letting from December to May and for families in August. Each buyer owns a villa and its plot; cleaning, linen and arrivals are shared, and our fee for short lets is 15% of the rental income. The target counts 140 nights a year at 130,000\u00a0FCFA and includes no rise in value. Ten nights a year are kept for the owner. Risk: the season depends on flights, weather and fashion; a poor year can bring in less than the running costs, and a villa on the coast may take long to sell.',
    descriptionFr:
      'Quatre villas sur plan à sept minutes à pied de la plage, destinées à la location à la semaine de décembre à mai et aux familles en août. Chaque acquéreur possède sa villa et son terrain\u202f; ménage, linge et accueil sont mis en commun, et notre gestion des courts séjours coûte 15\u00a0% des recettes. L’objectif compte 140 nuits par an à 130\u202f000\u00a0FCFA et aucune hausse de valeur. Dix nuits par an reviennent au propriétaire. Risque\u00a0: la saison dépend des vols, du temps et des modes\u202f; une mauvaise année peut rapporter moins qu’elle ne coûte, et une villa de la côte peut être longue à revendre.',
    location: 'Ngaparou',
    minInvestment: '168000000',
    expectedRoi: '7% to 9% a year, targeted',
    expectedRoiFr: '7\u00a0% à 9\u00a0% par an, objectif',
    expectedReturn: 'Net rental income paid after each season',
    expectedReturnFr: 'Recettes nettes versées après chaque saison',
    isVefa: true,
    projectStatus: 'available',
    completionDate: '2027-11-30',
    pictures: ['maquette-villas-day', 'maquette-villas-warm', 'bedroom-cane-headboard', 'house-keys-plans'],
  },
  {
    title: 'Office floors, Diamniadio',
    titleFr: 'Plateaux de bureaux, Diamniadio',
    description:
      'A standing office building of 1,240\u00a0m² on four levels, nine minutes on foot from the TER station. It is divided into four lots, one per level, each with its own meter. The plan is to let to companies that already work in Diamniadio and lack space, on leases of three years or more. Fitting out a floor takes about four months and is included in the entry amount. The works are to end in September 2027. Risk: the district is young and no tenant is signed; a floor may stay empty for a year or longer, and during that time it earns nothing and still costs its share of the charges.',
    descriptionFr:
      'Un immeuble de bureaux existant, 1\u202f240\u00a0m² sur quatre niveaux, à neuf minutes à pied de la gare du TER. Il est divisé en quatre lots, un par niveau, chacun avec son compteur. Le projet\u00a0: louer à des entreprises déjà présentes à Diamniadio et à l’étroit, sur des baux de trois ans ou plus. L’aménagement d’un plateau prend environ quatre mois\u202f; il est compris dans le montant d’entrée. Fin des travaux prévue en septembre 2027. Risque\u00a0: le quartier est jeune et aucun bail n’est signé\u202f; un plateau peut rester vide un an ou plus, sans rien rapporter, tout en supportant sa part de charges.',
    location: 'Diamniadio',
    minInvestment: '195000000',
    expectedRoi: '8% to 10% a year, targeted',
    expectedRoiFr: '8\u00a0% à 10\u00a0% par an, objectif',
    expectedReturn: 'Rent paid quarterly, from the first lease',
    expectedReturnFr: 'Loyer versé chaque trimestre, dès le premier bail',
    isVefa: false,
    projectStatus: 'available',
    completionDate: '2027-09-30',
    pictures: ['office-front-golden', 'office-reception-golden', 'concierge-bell'],
  },
  {
    title: 'Studios of Résidence Kermel, Plateau',
    titleFr: 'Studios de la Résidence Kermel, Plateau',
    description:
      'Eighteen off-plan studios of 40 to 48\u00a0m², between the market and the port, meant for people who work on the Plateau from Monday to Friday. The yield aimed at is lower than elsewhere in Dakar, because the square metre is dear there; what the address offers is a large number of possible tenants. Let furnished by the year; the furniture, about 4\u00a0million FCFA for each studio, comes on top of the price. Delivery is stated for December 2027. Risk: several small residences are planned in the same streets, so rents may be lower than today’s, and the price of furniture and works may rise.',
    descriptionFr:
      'Dix-huit studios sur plan de 40 à 48\u00a0m², entre le marché et le port, destinés à ceux qui travaillent au Plateau du lundi au vendredi. Le rendement visé est plus bas qu’ailleurs à Dakar, car le mètre carré y est cher\u202f; l’adresse offre en échange un grand nombre de locataires possibles. Location meublée à l’année\u202f; le mobilier, environ 4\u00a0millions de FCFA par studio, s’ajoute au prix. Livraison annoncée pour décembre 2027. Risque\u00a0: plusieurs petites résidences sont prévues dans les mêmes rues, les loyers peuvent donc être inférieurs à ceux d’aujourd’hui, et le coût du mobilier ou du chantier peut augmenter.',
    location: 'Plateau',
    minInvestment: '79000000',
    expectedRoi: '4% to 5% a year, targeted',
    expectedRoiFr: '4\u00a0% à 5\u00a0% par an, objectif',
    expectedReturn: 'Rent paid monthly once the studio is let',
    expectedReturnFr: 'Loyer versé chaque mois une fois le studio loué',
    isVefa: true,
    projectStatus: 'available',
    completionDate: '2027-12-31',
    pictures: ['residence-terracotta-golden', 'maquette-residence-balconies', 'house-plans', 'bedroom-cane-headboard'],
  },
  {
    title: 'Six beach houses to restore, Somone',
    titleFr: 'Six maisons de plage à restaurer, Somone',
    description:
      'Six thatched beach houses from the nineties, standing but tired, near the lagoon of Somone. The programme replaces the roofs, the wiring and the bathrooms, adds solar panels and keeps the walls. Investors buy a house and its share of the common land; the works are carried out in two groups of three and are to end in October 2027. Afterwards the houses are let by the night, with one team for the six. Risk: old buildings hide surprises and the budget keeps only a tenth in reserve; the shoreline moves, and insurance on the seafront is expensive or refused. Ask for the survey before anything else.',
    descriptionFr:
      'Six maisons de plage sous chaume des années quatre-vingt-dix, debout mais fatiguées, près de la lagune de la Somone. Le programme remplace toitures, électricité et salles de bains, ajoute le solaire et garde les murs. L’investisseur achète une maison et sa part du terrain commun\u202f; les travaux se font en deux groupes de trois et doivent finir en octobre 2027. Ensuite, location à la nuit, avec une équipe pour les six. Risque\u00a0: les vieux murs réservent des surprises et le budget ne garde qu’un dixième en réserve\u202f; le rivage bouge, et l’assurance en front de mer est chère ou refusée. Demandez l’expertise avant toute chose.',
    location: 'Somone',
    minInvestment: '110000000',
    expectedRoi: '8% to 12% a year, targeted',
    expectedRoiFr: '8\u00a0% à 12\u00a0% par an, objectif',
    expectedReturn: 'Net rental income paid twice a year',
    expectedReturnFr: 'Recettes nettes versées deux fois par an',
    isVefa: false,
    projectStatus: 'available',
    completionDate: '2027-10-31',
    pictures: ['bungalow-hammock-golden', 'bungalow-beach-golden', 'bungalow-veranda-dusk', 'woven-textile-detail'],
  },
  {
    title: 'Twelve flats to let, Yoff',
    titleFr: 'Douze appartements à louer, Yoff',
    description:
      'A residence of twelve two-bedroom flats, three streets from the beach, bought whole and let flat by flat. The twelve lots have found their owners: this page stays as a record of what was proposed, and new enquiries are kept for a similar building. The target was calculated on rents of 550,000 to 600,000\u00a0FCFA with one month vacant in the year. The generator and the tank are being replaced before the first leases, with the end of works planned for March 2027. Risk: the target has not been tested yet, tenants may leave early, and past or planned rents say nothing certain about future ones.',
    descriptionFr:
      'Une résidence de douze deux-chambres, à trois rues de la plage, achetée en bloc et louée logement par logement. Les douze lots ont trouvé leur propriétaire\u00a0: cette page reste comme trace de ce qui a été proposé, et les nouvelles demandes sont gardées pour un immeuble semblable. L’objectif a été calculé sur des loyers de 550\u202f000 à 600\u202f000\u00a0FCFA, avec un mois vacant par an. Le groupe et la cuve sont remplacés avant les premiers baux\u202f; fin des travaux prévue en mars 2027. Risque\u00a0: l’objectif n’est pas encore éprouvé, des locataires peuvent partir tôt, et les loyers prévus ne disent rien de sûr des loyers à venir.',
    location: 'Yoff',
    minInvestment: '90000000',
    expectedRoi: '6% to 8% a year, targeted',
    expectedRoiFr: '6\u00a0% à 8\u00a0% par an, objectif',
    expectedReturn: 'Rent paid monthly, flat by flat',
    expectedReturnFr: 'Loyer versé chaque mois, logement par logement',
    isVefa: false,
    projectStatus: 'funded',
    completionDate: '2027-03-31',
    pictures: ['residence-four-storeys-golden', 'bedroom-slatted-headboard', 'kitchen-green-cabinets'],
  },
]
