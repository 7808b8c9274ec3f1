export const en = {
  add: 'Add Media Partner',
  edit: 'Edit Media Partner',
  submit: 'Add partner',
  save: 'Save changes',
  saving: 'Saving…',
  added: 'Media partner added successfully',
  saved: 'Media partner saved',
  empty: { title: 'No media partners yet', hint: 'Those we publish with will appear here and on the Media page.' },

  active: 'Active',
  inactive: 'Inactive',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  nowOn: (name: string) => `${name} is now on the Media page`,
  nowOff: (name: string) => `${name} is no longer on the Media page`,
  newTab: '(opens a new tab)',

  search: 'Search media partners',
  state: 'State',

  logo: 'Logo',
  logoHint: 'Shown whole on a light ground. Without one, the name is shown. Less than 10 MB.',
  name: 'Name',
  description: 'Description in English',
  descriptionFr: 'Description in French',
  website: 'Website',
  websiteHint: 'The whole address, with https:// in front.',
  contactEmail: 'Contact e-mail',
  contactEmailHint: 'For us only: visitors do not see it.',
  type: 'Kind of partnership',
  typeNone: 'Not stated',
  typeOther: 'Other',
  typeOwn: 'Which kind',
  isActive: 'Active: shown on the Media page',
}

export type PartnerStaffMessages = typeof en
