/** The heads of the columns of an export of leads. */
const en = {
  id: 'Number',
  since: 'Lead since (Dakar time)',
  status: 'Status',
  priority: 'Priority',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  source: 'How they came to us',
  interests: 'Interested in',
  budget: 'Budget',
  owner: 'Owner',
  waiting: 'Waiting since (Dakar time)',
  lastContact: 'Last answered (Dakar time)',
  followUp: 'Next follow-up (Dakar time)',
  notes: 'Notes',
}

const fr = {
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

export const exportMessages = { en, fr }
