/** The heads of the columns of an export. */
export const en = {
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
