/** The heads of the columns of an export of leads. */
export const en = {
  id: 'Number',
  since: 'First wrote (Dakar time)',
  status: 'Status',
  priority: 'Priority',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  source: 'Came by',
  interests: 'Interested in',
  budget: 'Budget',
  owner: 'Owner',
  waiting: 'Waiting since (Dakar time)',
  lastContact: 'Last contact (Dakar time)',
  followUp: 'Next follow-up (Dakar time)',
  notes: 'Notes',
}
