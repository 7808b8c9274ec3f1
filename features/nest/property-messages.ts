import type { EnquiryKind } from './enquiry-kind.ts'
import type { Noise, Pool } from './listing-facts.ts'
import type { Kind } from './property-types.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const months = (n: number) => counted(n, 'month', 'months')

/** The box beside the listing: its title, what its first button does, and the same in short. */
type Acts = Record<EnquiryKind, { title: string; act: string; short: string }>

const viewing = { title: 'Visit or ask a question', act: 'Book a viewing', short: 'Book a viewing' }
const acts: Acts = {
  home: viewing,
  land: viewing,
  commercial: viewing,
  stay: { title: 'Availability and questions', act: 'Ask for availability', short: 'Ask for dates' },
  'off-plan': {
    title: 'See the plans or ask a question',
    act: 'See the plans with an adviser',
    short: 'Meet an adviser',
  },
}

type YesNo = Record<'yes' | 'no', string>

/** What a listing says with a word instead of a figure. */
interface Stated {
  oneLevel: string
  hasLift: YesNo
  isStepFree: YesNo
  pool: Record<Pool, string>
  petsWelcome: YesNo
  noise: Record<Noise, string>
}

const stated: Stated = {
  oneLevel: 'All on one level',
  hasLift: { yes: 'Lift', no: 'No lift' },
  isStepFree: { yes: 'Step-free access', no: 'Not step-free' },
  pool: { private: 'Private pool', shared: 'Shared pool', none: 'No pool' },
  petsWelcome: { yes: 'Pets welcome', no: 'No pets' },
  noise: { quiet: 'Quiet', lively: 'Lively' },
}

/** The words of a property's own page. */
const en = {
  back: 'Back to all homes',
  backToSearch: 'Back to your search',
  trail: 'You are here',
  home: 'Home',
  nest: 'Nest',
  notFound: 'Property Not Found',
  notFoundText: 'This home may have been sold, let or taken off the list.',
  goOn: 'You may also like',
  facts: 'At a glance',
  bedroomsWord: (n: number): string => (n === 1 ? 'bedroom' : 'bedrooms'),
  bathroomsWord: (n: number, kind: Kind): string => {
    if (kind === 'commercial') return n === 1 ? 'washroom' : 'washrooms'
    return n === 1 ? 'bathroom' : 'bathrooms'
  },
  squareMetres: 'square metres',
  /** A figure, and the word under it. */
  floor: (n: number, highest: number | null): [figure: string, word: string] => {
    if (n === 0) return ['G', 'ground floor']
    if (highest === null) return [String(n), 'floor']
    return [String(n), n === highest ? 'top floor' : `floor of ${highest}`]
  },
  buildingFloors: (n: number): string => (n === 1 ? 'floor above the ground' : 'floors above the ground'),
  levels: 'levels',
  maxGuests: (n: number) => `${counted(n, 'guest', 'guests')} at most`,
  minNights: (n: number) => `${counted(n, 'night', 'nights')} at least`,
  stated,
  pricePerSqm: (price: string) => `${price} per m²`,
  reference: (reference: string) => `Reference ${reference}`,
  about: 'About this home',
  amenities: 'Amenities',
  /** Of what is not built yet. */
  plannedAmenities: 'Planned amenities',
  terms: 'Rental terms',
  monthlyRent: 'Monthly rent',
  taxIncluded: 'tax included',
  taxExcluded: 'tax not included',
  minimumLease: 'Minimum lease',
  years: (n: number) => counted(n, 'year', 'years'),
  months,
  upfront: 'To pay at signing',
  upfrontParts: (rent: number, deposit: number, fee: number) =>
    `${months(rent + deposit + fee)}: rent ${rent}, deposit ${deposit}, agency fee ${fee}`,
  tour: 'Virtual tour',
  tourOpen: 'Open the virtual tour',
  tourHost: (host: string) => `The tour is hosted by ${host}.`,
  sign: 'What to ask before you sign',
  signNote: 'Indicative, and not legal advice. Have each answer in writing, and confirm it with a notary.',
  signTitle: {
    term: 'The title',
    text: 'Is it a titre foncier, a bail or a délibération? They do not give the same rights. By the sea, ask whether the plot lies in the public maritime domain (domaine public maritime): there, on the Petite Côte above all, often only a right to occupy can be had.',
  },
  signState: {
    term: 'The état des droits réels',
    text: 'Ask for this extract of the land register, and look at its date: it names the owner and the charges on the property.',
  },
  signNotary: {
    term: 'The notary',
    text: 'Which notary draws up the deed? Without one, the sale of registered property is void in Senegal (COCC, article 383).',
  },
  signGuarantee: {
    term: 'The completion guarantee',
    text: 'Who finishes the building if the developer cannot, and which document says so?',
  },
  signDelivery: {
    term: 'The delivery date',
    text: 'Which date does the contract state, and what is owed to you for each day after it?',
  },
  signHandover: {
    term: 'The handover',
    text: 'On which date is it yours to use, and is anybody living there or renting it until then?',
  },
  ask: 'Ask about this home',
  acts,
  seeDates: 'See dates',
  bar: 'Price and next step',
  callback: 'Request a callback',
  offer: 'Make an offer',
  whatsapp: 'Ask on WhatsApp',
  newTab: '(opens a new tab)',
  whatsappText: (title: string, reference: string, link: string) =>
    `Hello Kais, I would like to know more about ${title} (${reference}): ${link}`,
  delivery: (date: string) => `Delivery planned for ${date}`,
  similar: 'Similar homes',
  share: 'Share',
  shareTitle: 'Share this home',
  shareText: (title: string, reference: string) => `${title} (${reference}), at Kais`,
  close: 'Close',
  onPaper: (link: string) => `This home on the web: ${link}`,
}

const countedFr = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`
const monthsFr = (n: number) => `${n} mois`

const viewingFr = { title: 'Visiter ou poser une question', act: 'Réserver une visite', short: 'Visiter' }

const fr = {
  back: 'Retour à tous les biens',
  backToSearch: 'Retour à votre recherche',
  trail: 'Vous êtes ici',
  home: 'Accueil',
  nest: 'Nest',
  notFound: 'Bien introuvable',
  notFoundText: 'Ce bien a peut-être été vendu, loué ou retiré du catalogue.',
  goOn: 'Vous aimerez peut-être',
  facts: 'En bref',
  bedroomsWord: (n: number) => (n < 2 ? 'chambre' : 'chambres'),
  bathroomsWord: (n: number, kind: Kind) => {
    if (kind === 'commercial') return n < 2 ? 'sanitaire' : 'sanitaires'
    return n < 2 ? 'salle de bains' : 'salles de bains'
  },
  squareMetres: 'mètres carrés',
  floor: (n: number, highest: number | null): [figure: string, word: string] => {
    if (n === 0) return ['RDC', 'rez-de-chaussée']
    if (highest === null) return [String(n), 'étage']
    return [String(n), n === highest ? 'dernier étage' : `étage sur ${highest}`]
  },
  buildingFloors: (n: number) => (n < 2 ? 'étage dans l’immeuble' : 'étages dans l’immeuble'),
  levels: 'niveaux',
  maxGuests: (n: number) => `${countedFr(n, 'voyageur', 'voyageurs')} au plus`,
  minNights: (n: number) => `${countedFr(n, 'nuit', 'nuits')} au moins`,
  stated: {
    oneLevel: 'Tout sur un niveau',
    hasLift: { yes: 'Ascenseur', no: 'Pas d’ascenseur' },
    isStepFree: { yes: 'Accès sans marches', no: 'Accès avec marches' },
    pool: { private: 'Piscine privée', shared: 'Piscine partagée', none: 'Pas de piscine' },
    petsWelcome: { yes: 'Animaux bienvenus', no: 'Animaux non admis' },
    noise: { quiet: 'Au calme', lively: 'Animé' },
  } satisfies Stated,
  pricePerSqm: (price: string) => `${price} le m²`,
  reference: (reference: string) => `Référence ${reference}`,
  about: 'À propos de ce bien',
  amenities: 'Prestations',
  plannedAmenities: 'Prestations prévues',
  terms: 'Conditions de location',
  monthlyRent: 'Loyer mensuel',
  taxIncluded: 'taxes comprises',
  taxExcluded: 'hors taxes',
  minimumLease: 'Durée minimale du bail',
  years: (n: number) => countedFr(n, 'an', 'ans'),
  months: monthsFr,
  upfront: 'À verser à la signature',
  upfrontParts: (rent: number, deposit: number, fee: number) =>
    `${monthsFr(rent + deposit + fee)}\u00a0: loyer ${rent}, caution ${deposit}, frais d’agence ${fee}`,
  tour: 'Visite virtuelle',
  tourOpen: 'Ouvrir la visite virtuelle',
  tourHost: (host: string) => `La visite est hébergée par ${host}.`,
  sign: 'À demander avant de signer',
  signNote:
    'À titre indicatif, sans valeur de conseil juridique. Demandez chaque réponse par écrit et faites-la confirmer par un notaire.',
  signTitle: {
    term: 'Le titre',
    text: 'Est-ce un titre foncier, un bail ou une délibération\u202f? Ils ne donnent pas les mêmes droits. En bord de mer, demandez si le terrain relève du domaine public maritime\u00a0: on n’y obtient souvent, sur la Petite Côte surtout, qu’un droit d’occupation.',
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
  acts: {
    home: viewingFr,
    land: viewingFr,
    commercial: viewingFr,
    stay: { title: 'Disponibilités et questions', act: 'Demander les disponibilités', short: 'Demander vos dates' },
    'off-plan': {
      title: 'Voir les plans ou poser une question',
      act: 'Voir les plans avec un conseiller',
      short: 'Voir un conseiller',
    },
  } satisfies Acts,
  seeDates: 'Voir les dates',
  bar: 'Prix et étape suivante',
  callback: 'Demander un rappel',
  offer: 'Faire une offre',
  whatsapp: 'Écrire sur WhatsApp',
  newTab: '(nouvel onglet)',
  whatsappText: (title: string, reference: string, link: string) =>
    `Bonjour Kais, j’aimerais en savoir plus sur ${title} (${reference})\u00a0: ${link}`,
  delivery: (date: string) => `Livraison prévue en ${date}`,
  similar: 'Biens similaires',
  share: 'Partager',
  shareTitle: 'Partager ce bien',
  shareText: (title: string, reference: string) => `${title} (${reference}), chez Kais`,
  close: 'Fermer',
  onPaper: (link: string) => `Ce bien sur le web\u00a0: ${link}`,
} satisfies typeof en

export const propertyMessages = { en, fr }
