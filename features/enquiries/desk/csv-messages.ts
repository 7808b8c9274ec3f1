/** The heads of the columns of an export. */
const en = {
  id: 'Number',
  received: 'Received (Dakar time)',
  status: 'Status',
  type: 'Type',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Written in',
  about: 'About',
  car: 'Car',
  heldUntil: 'Held until (Dakar time)',
  pickup: 'Pick-up (Dakar time)',
  dropoff: 'Return (Dakar time)',
  quoted: 'Price told (FCFA)',
  message: 'Message',
  answers: 'Other answers',
  owner: 'Owner',
  spam: 'Possible spam',
  lead: 'Lead',
}

export type CsvMessages = typeof en

const fr = {
  id: 'Numéro',
  received: 'Reçu (heure de Dakar)',
  status: 'Statut',
  type: 'Type',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  language: 'Écrit en',
  about: 'À propos',
  car: 'Voiture',
  heldUntil: 'Retenue jusqu’au (heure de Dakar)',
  pickup: 'Prise en charge (heure de Dakar)',
  dropoff: 'Retour (heure de Dakar)',
  quoted: 'Prix annoncé (FCFA)',
  message: 'Message',
  answers: 'Autres réponses',
  owner: 'Responsable',
  spam: 'Spam possible',
  lead: 'Prospect',
} satisfies CsvMessages

export const csvMessages = { en, fr }
