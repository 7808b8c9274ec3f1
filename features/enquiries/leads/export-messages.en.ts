/** The heads of the columns of an export of leads. */
export const en = {
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
