import type { ShortlistMessages } from './messages.en.ts'

const homes = (n: number) => `${n} ${n < 2 ? 'bien' : 'biens'}`

export const fr = {
  title: 'Votre sélection',
  description: 'Les biens que vous avez gardés, côte à côte. Conservés dans votre navigateur, sans compte.',
  lead: 'Conservée dans ce navigateur, sans compte. Envoyez le lien, et d’autres verront les mêmes biens.',
  count: homes,

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
  added: (n: number) => `${homes(n)} ${n < 2 ? 'ajouté' : 'ajoutés'} à votre sélection.`,
  addedPartly: (n: number, most: number) =>
    `${homes(n)} ${n < 2 ? 'ajouté' : 'ajoutés'}. Votre sélection est maintenant complète\u00a0: elle contient ${most} biens.`,
  allThere: (n: number) => (n === 1 ? 'Il est dans votre sélection.' : 'Ils sont tous dans votre sélection.'),
  openOwn: 'Ouvrir ma propre sélection',

  gone: (n: number) =>
    n < 2
      ? `${homes(n)} de cette sélection n’est plus disponible.`
      : `${homes(n)} de cette sélection ne sont plus disponibles.`,
  ownGone: (n: number) =>
    n < 2
      ? `${homes(n)} que vous aviez gardé n’est plus disponible.`
      : `${homes(n)} que vous aviez gardés ne sont plus disponibles.`,
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
  removedMany: (n: number) => `${homes(n)} ${n < 2 ? 'retiré' : 'retirés'} de votre sélection.`,
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
    groups: { money: 'Prix et conditions', home: 'Le bien', amenities: 'Ce qui s’y trouve' },
    price: 'Prix',
    pricePerSqm: 'Prix au m²',
    lease: 'Durée minimale du bail',
    upfront: 'À verser à la signature',
    upfrontParts: (rent: number, deposit: number, fee: number) =>
      `Loyer ${rent}, caution ${deposit}, frais d’agence ${fee} (mois)`,
    place: 'Lieu',
    deal: 'Offre',
    kind: 'Type',
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
} satisfies ShortlistMessages
