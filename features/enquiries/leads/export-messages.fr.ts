import type { en } from './export-messages.en.ts'

export const fr = {
  id: 'Numéro',
  since: 'Prospect depuis (heure de Dakar)',
  status: 'Statut',
  priority: 'Priorité',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  language: 'Langue',
  source: 'Origine',
  interests: 'S’intéresse à',
  budget: 'Budget',
  owner: 'Responsable',
  waiting: 'En attente depuis (heure de Dakar)',
  lastContact: 'Dernière réponse (heure de Dakar)',
  followUp: 'Prochaine relance (heure de Dakar)',
  notes: 'Notes',
} satisfies typeof en
