import type { en } from './export-messages.en.ts'

export const fr = {
  id: 'Numéro',
  since: 'Premier message (heure de Dakar)',
  status: 'Statut',
  priority: 'Priorité',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  language: 'Langue',
  source: 'Provenance',
  interests: 'Centres d’intérêt',
  budget: 'Budget',
  owner: 'Responsable',
  waiting: 'En attente depuis (heure de Dakar)',
  lastContact: 'Dernier contact (heure de Dakar)',
  followUp: 'Prochaine relance (heure de Dakar)',
  notes: 'Notes',
} satisfies typeof en
