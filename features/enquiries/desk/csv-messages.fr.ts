import type { CsvMessages } from './csv-messages.en.ts'

export const fr = {
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
  pickup: 'Prise en charge (heure de Dakar)',
  dropoff: 'Retour (heure de Dakar)',
  quoted: 'Prix annoncé (FCFA)',
  message: 'Message',
  answers: 'Autres réponses',
  owner: 'Responsable',
  spam: 'Spam possible',
  lead: 'Prospect',
} satisfies CsvMessages
