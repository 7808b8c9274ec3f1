import type { PropertyMessages } from './property-messages.en.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`
const months = (n: number) => `${n} mois`

export const fr = {
  back: 'Retour à tous les biens',
  backToSearch: 'Retour à votre recherche',
  trail: 'Vous êtes ici',
  home: 'Accueil',
  nest: 'Nest',
  notFound: 'Bien introuvable',
  notFoundText: 'Ce bien a peut-être été vendu, loué ou retiré. Il y en a d’autres.',
  goOn: 'D’autres biens, pour continuer',
  facts: 'En bref',
  bedroomsWord: (n: number) => (n < 2 ? 'chambre' : 'chambres'),
  bathroomsWord: (n: number) => (n < 2 ? 'salle de bains' : 'salles de bains'),
  squareMetres: 'mètres carrés',
  pricePerSqm: (price: string) => `${price} le m²`,
  reference: (reference: string) => `Référence ${reference}`,
  about: 'À propos de ce bien',
  amenities: 'Ce qui s’y trouve',
  terms: 'Conditions de location',
  monthlyRent: 'Loyer mensuel',
  taxIncluded: 'taxes comprises',
  taxExcluded: 'hors taxes',
  minimumLease: 'Durée minimale du bail',
  years: (n: number) => counted(n, 'an', 'ans'),
  months,
  upfront: 'À verser à la signature',
  upfrontParts: (rent: number, deposit: number, fee: number) =>
    `${months(rent + deposit + fee)}\u00a0: loyer ${rent}, caution ${deposit}, frais d’agence ${fee}`,
  tour: 'Visite virtuelle',
  tourOpen: 'Parcourir le bien à l’écran',
  tourHost: (host: string) => `La visite est hébergée par ${host}.`,
  sign: 'À demander avant de signer',
  signNote:
    'À titre indicatif, sans valeur de conseil juridique. Demandez chaque réponse par écrit et faites-la confirmer par un notaire.',
  signTitle: {
    term: 'Le titre',
    text: 'Est-ce un titre foncier, un bail ou une délibération\u202f? Ils ne donnent pas les mêmes droits.',
  },
  signState: {
    term: 'L’état des droits réels',
    text: 'Demandez cet extrait du livre foncier et vérifiez sa date\u00a0: il indique le propriétaire et les charges qui pèsent sur le bien.',
  },
  signNotary: {
    term: 'Le notaire',
    text: 'Quel notaire rédige l’acte\u202f? Sans notaire, la vente d’un immeuble immatriculé est nulle au Sénégal (COCC, article 383).',
  },
  signGuarantee: {
    term: 'La garantie d’achèvement',
    text: 'Qui termine l’immeuble si le promoteur ne le peut plus, et quel document le dit\u202f?',
  },
  signDelivery: {
    term: 'La date de livraison',
    text: 'Quelle date le contrat fixe-t-il, et que vous doit-on pour chaque jour de retard\u202f?',
  },
  signHandover: {
    term: 'La remise des clés',
    text: 'À quelle date pourrez-vous en disposer, et le bien est-il occupé ou loué d’ici là\u202f?',
  },
  ask: 'Une question sur ce bien',
  act: 'Le voir, ou en parler',
  bookViewing: 'Réserver une visite',
  bookViewingShort: 'Visiter',
  bar: 'Prix et étape suivante',
  callback: 'Demander un rappel',
  offer: 'Faire une offre',
  whatsapp: 'Écrire sur WhatsApp',
  newTab: '(nouvel onglet)',
  whatsappText: (title: string, reference: string, link: string) =>
    `Bonjour Kais, j’aimerais en savoir plus sur ${title} (${reference})\u00a0: ${link}`,
  delivery: (date: string) => `Livraison prévue en ${date}`,
  similar: 'Proches par le prix ou le lieu',
  share: 'Partager',
  shareTitle: 'Partager ce bien',
  shareText: (title: string, reference: string) => `${title} (${reference}), chez Kais`,
  close: 'Fermer',
  onPaper: (link: string) => `Ce bien sur le web\u00a0: ${link}`,
} satisfies PropertyMessages
