import type { PropertyMessages } from './property-messages.en.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`
const months = (n: number) => `${n} mois`

export const fr = {
  back: 'Retour à tous les biens',
  notFound: 'Bien introuvable',
  notFoundText: 'Ce bien a peut-être été vendu, loué ou retiré. Il y en a d’autres.',
  noImages: 'Aucune image disponible',
  facts: 'En bref',
  bedroomsWord: (n: number) => (n < 2 ? 'chambre' : 'chambres'),
  bathroomsWord: (n: number) => (n < 2 ? 'salle de bains' : 'salles de bains'),
  squareMetres: 'mètres carrés',
  pricePerSqm: (price: string) => `${price} par m²`,
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
  act: 'Le voir, ou en parler',
  bookViewing: 'Réserver une visite',
  callback: 'Être rappelé',
  whatsapp: 'Écrire sur WhatsApp',
  newTab: '(nouvel onglet)',
  whatsappText: (title: string, reference: string, link: string) =>
    `Bonjour Kais, j’aimerais en savoir plus sur ${title} (${reference})\u00a0: ${link}`,
  delivery: (date: string) => `Livraison prévue en ${date}`,
  similar: 'Proches par le prix ou le lieu',
  gallery: 'Photos',
  counter: (n: number, of: number) => `${n} sur ${of}`,
} satisfies PropertyMessages
