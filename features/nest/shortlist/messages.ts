const homes = (n: number) => `${n} ${n === 1 ? 'home' : 'homes'}`
const months = (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`

/** The words of the shortlist’s page; those of the heart on every card stand in heart-messages. */
const en = {
  title: 'Your shortlist',
  description: 'The homes you saved, side by side. Kept in your browser, without an account.',
  lead: 'Kept in this browser, without an account. Send the link, and others see the same homes.',
  count: homes,

  sharedTitle: {
    list: (n: number): string => (n === 1 ? 'A home chosen for you to see' : `A list of ${n} homes`),
    compare: (n: number): string => (n === 1 ? 'A home chosen for you to see' : `${n} homes, side by side`),
  },
  sharedLead: 'Somebody put this list together and sent you the link. Prices are today’s asking prices.',
  sharedDescription: (said: string[], more: number) =>
    `${said.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Asking prices.`,
  unreadableTitle: 'A list without homes',
  unreadable: 'No home on this list can be shown',
  unreadableHint: 'The link may have been cut on its way, or its homes have been sold, let or taken off the list.',
  addAll: (n: number): string => (n === 1 ? 'Add it to my shortlist' : 'Add these to my shortlist'),
  added: (n: number) => `${homes(n)} added to your shortlist.`,
  addedPartly: (n: number, most: number) => `${homes(n)} added. Your shortlist is now full: it holds ${most} homes.`,
  allThere: (n: number): string => (n === 1 ? 'It is on your shortlist.' : 'All of these are on your shortlist.'),
  openOwn: 'Open my own list',

  gone: (n: number) => `${homes(n)} on this list ${n === 1 ? 'is' : 'are'} no longer available.`,
  ownGone: (n: number) => `${homes(n)} you saved ${n === 1 ? 'is' : 'are'} no longer available.`,
  takeOff: (n: number): string => (n === 1 ? 'Take it off' : 'Take them off'),
  beyond: (beyond: number, most: number) =>
    `The link names ${(beyond + most).toLocaleString('en-GB')} homes; a list holds ${most}, so only the first ${most} are looked at.`,

  view: 'View',
  views: { list: 'List', compare: 'Compare' },
  loading: 'Loading your homes',
  failed: 'The homes could not be loaded',
  failedHint: 'Your list is safe in this browser. Check the network, then try again.',
  retry: 'Try again',
  empty: 'Nothing saved yet',
  emptyHint: 'Press the heart on a home to save it here.',
  seeHomes: 'See the homes',
  noScript:
    'Your own list is kept by your browser, which needs JavaScript for that. A list somebody sent you opens without.',

  removedOne: (title: string) => `${title} is off your shortlist.`,
  removedMany: (n: number) => `${homes(n)} taken off your shortlist.`,
  undo: 'Undo',
  clear: 'Clear the list',
  clearTitle: 'Clear your shortlist?',
  clearText: (n: number) => (n === 1 ? 'The one home on it is taken off.' : `All ${n} homes are taken off.`),
  clearAct: 'Clear it',
  clearLeave: 'Keep it',

  share: 'Share this list',
  shareTitle: (n: number) => (n === 1 ? 'A home at Kais' : `${n} homes at Kais`),
  newTab: '(opens a new tab)',

  visit: (n: number): string => (n === 1 ? 'Visit this home' : 'Visit these homes'),
  visitText: 'Send us the references; we answer with days and times.',
  visitAct: (n: number): string => (n === 1 ? 'Ask to visit it on WhatsApp' : 'Ask to visit them on WhatsApp'),
  visitMessage: (references: string[], link: string) =>
    `Hello Kais, I would like to visit ${references.join(', ')}: ${link}`,

  compare: {
    caption: 'Homes side by side',
    onlyDifferences: 'Only what differs',
    sameLines: (same: number, of: number) => `${same} of ${of} lines ${same === 1 ? 'is' : 'are'} the same`,
    groups: { money: 'Money', home: 'The home', amenities: 'Amenities' },
    price: 'Price',
    pricePerSqm: 'Price per m²',
    lease: 'Minimum lease',
    upfront: 'To pay at signing',
    upfrontParts: (rent: number, deposit: number, fee: number) =>
      `Rent ${rent}, deposit ${deposit}, agency fee ${fee} (months)`,
    place: 'Place',
    deal: 'Buy or rent',
    state: 'Availability',
    available: 'Available',
    kind: 'Property type',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    area: 'Area',
    delivery: 'Delivery',
    years: (n: number) => `${n} ${n === 1 ? 'year' : 'years'}`,
    months,
    yes: 'Yes',
    no: 'No',
    none: 'None',
    notSaid: 'Does not apply',
  },
}

const homesFr = (n: number) => `${n} ${n < 2 ? 'bien' : 'biens'}`

const fr = {
  title: 'Votre sélection',
  description: 'Les biens que vous avez gardés, côte à côte. Conservés dans votre navigateur, sans compte.',
  lead: 'Conservée dans ce navigateur, sans compte. Envoyez le lien, et d’autres verront les mêmes biens.',
  count: homesFr,

  sharedTitle: {
    list: (n: number) => (n === 1 ? 'Un bien choisi pour vous' : `Une sélection de ${n} biens`),
    compare: (n: number) => (n === 1 ? 'Un bien choisi pour vous' : `${n} biens, côte à côte`),
  },
  sharedLead:
    'Quelqu’un a composé cette sélection et vous en a envoyé le lien. Les prix sont ceux demandés aujourd’hui.',
  sharedDescription: (said: string[], more: number) =>
    `${said.join('\u202f; ')}${more > 0 ? `\u202f; et ${more} de plus` : ''}. Prix demandés.`,
  unreadableTitle: 'Une sélection sans biens',
  unreadable: 'Aucun bien de cette sélection ne peut être montré',
  unreadableHint: 'Le lien a peut-être été coupé en chemin, ou ses biens ont été vendus, loués ou retirés.',
  addAll: (n: number) => (n === 1 ? 'L’ajouter à ma sélection' : 'Les ajouter à ma sélection'),
  added: (n: number) => `${homesFr(n)} ${n < 2 ? 'ajouté' : 'ajoutés'} à votre sélection.`,
  addedPartly: (n: number, most: number) =>
    `${homesFr(n)} ${n < 2 ? 'ajouté' : 'ajoutés'}. Votre sélection est maintenant complète\u00a0: elle contient ${most} biens.`,
  allThere: (n: number) => (n === 1 ? 'Il est dans votre sélection.' : 'Ils sont tous dans votre sélection.'),
  openOwn: 'Ouvrir ma propre sélection',

  gone: (n: number) =>
    n < 2
      ? `${homesFr(n)} de cette sélection n’est plus disponible.`
      : `${homesFr(n)} de cette sélection ne sont plus disponibles.`,
  ownGone: (n: number) =>
    n < 2
      ? `${homesFr(n)} que vous aviez gardé n’est plus disponible.`
      : `${homesFr(n)} que vous aviez gardés ne sont plus disponibles.`,
  takeOff: (n: number) => (n === 1 ? 'Le retirer' : 'Les retirer'),
  beyond: (beyond: number, most: number) =>
    `Le lien nomme ${(beyond + most).toLocaleString('fr-FR')} biens\u202f; une sélection en contient ${most}, et seuls les ${most} premiers sont pris en compte.`,

  view: 'Affichage',
  views: { list: 'Liste', compare: 'Comparer' },
  loading: 'Chargement de vos biens',
  failed: 'Les biens n’ont pas pu être chargés',
  failedHint: 'Votre sélection reste dans ce navigateur. Vérifiez le réseau, puis réessayez.',
  retry: 'Réessayer',
  empty: 'Rien de gardé pour l’instant',
  emptyHint: 'Touchez le cœur d’un bien, et il vous attendra ici.',
  seeHomes: 'Voir les biens',
  noScript:
    'Votre sélection est conservée par votre navigateur, qui a besoin de JavaScript pour cela. Une sélection qu’on vous envoie s’ouvre sans lui.',

  removedOne: (title: string) => `${title} n’est plus dans votre sélection.`,
  removedMany: (n: number) => `${homesFr(n)} ${n < 2 ? 'retiré' : 'retirés'} de votre sélection.`,
  undo: 'Annuler',
  clear: 'Vider la sélection',
  clearTitle: 'Vider votre sélection\u202f?',
  clearText: (n: number) =>
    n === 1 ? 'Le seul bien qui s’y trouve en sera retiré.' : `Les ${n} biens en seront retirés.`,
  clearAct: 'Vider',
  clearLeave: 'La garder',

  share: 'Partager la sélection',
  shareTitle: (n: number) => (n === 1 ? 'Un bien chez Kais' : `${n} biens chez Kais`),
  newTab: '(nouvel onglet)',

  visit: (n: number) => (n === 1 ? 'Le voir sur place' : 'Les voir sur place'),
  visitText: 'Envoyez-nous les références\u202f; nous vous proposerons des jours et des heures.',
  visitAct: (n: number) => (n === 1 ? 'Demander une visite sur WhatsApp' : 'Demander des visites sur WhatsApp'),
  visitMessage: (references: string[], link: string) =>
    `Bonjour Kais, je voudrais visiter ${references.join(', ')}\u00a0: ${link}`,

  compare: {
    caption: 'Biens côte à côte',
    onlyDifferences: 'Seulement ce qui diffère',
    sameLines: (same: number, of: number) =>
      `${same} ${same < 2 ? 'ligne' : 'lignes'} sur ${of} ${same < 2 ? 'est identique' : 'sont identiques'}`,
    groups: { money: 'Prix et conditions', home: 'Le bien', amenities: 'Prestations' },
    price: 'Prix',
    pricePerSqm: 'Prix au m²',
    lease: 'Durée minimale du bail',
    upfront: 'À verser à la signature',
    upfrontParts: (rent: number, deposit: number, fee: number) =>
      `Loyer ${rent}, caution ${deposit}, frais d’agence ${fee} (mois)`,
    place: 'Lieu',
    deal: 'Type d’offre',
    state: 'Disponibilité',
    available: 'Disponible',
    kind: 'Type de bien',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    area: 'Surface',
    delivery: 'Livraison',
    years: (n: number) => `${n} ${n < 2 ? 'an' : 'ans'}`,
    months: (n: number) => `${n} mois`,
    yes: 'Oui',
    no: 'Non',
    none: 'Aucune',
    notSaid: 'Sans objet',
  },
} satisfies typeof en

export const shortlistMessages = { en, fr }
