const en = {
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

  logoHint: 'Shown whole on a light ground. Without one, the name is shown. Less than 10 MB.',
  websiteHint: 'The whole address, with https:// in front.',
  contactEmailHint: 'For us only: visitors do not see it.',
  type: 'Kind of partnership',
  typeNone: 'Not stated',
  typeOther: 'Other',
  typeOwn: 'Which kind',
  isActive: 'Active: shown on the Media page',
}

const fr = {
  add: 'Ajouter un partenaire média',
  edit: 'Modifier le partenaire média',
  submit: 'Ajouter le partenaire',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  added: 'Partenaire média ajouté',
  saved: 'Partenaire média enregistré',
  empty: {
    title: 'Aucun partenaire média pour le moment',
    hint: 'Ceux avec qui nous publions apparaîtront ici, et sur la page Media.',
  },

  active: 'Actif',
  inactive: 'Inactif',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  nowOn: (name) => `${name} figure maintenant sur la page Media`,
  nowOff: (name) => `${name} ne figure plus sur la page Media`,
  newTab: '(nouvel onglet)',

  search: 'Rechercher un partenaire',
  state: 'État',

  logoHint: 'Montré en entier sur fond clair. Sans logo, le nom est affiché. Moins de 10\u00a0Mo.',
  websiteHint: 'L’adresse entière, précédée de https://.',
  contactEmailHint: 'Pour nous seuls\u00a0: les visiteurs ne le voient pas.',
  type: 'Type de partenariat',
  typeNone: 'Non précisé',
  typeOther: 'Autre',
  typeOwn: 'Quel type',
  isActive: 'Actif\u00a0: figure sur la page Media',
} satisfies typeof en

export const partnerStaffMessages = { en, fr }
