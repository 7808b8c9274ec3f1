import type { PartnerStaffMessages } from './messages.en.ts'

export const fr = {
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

  logo: 'Logo',
  logoHint: 'Montré en entier sur fond clair. Sans logo, le nom est affiché. Moins de 10\u00a0Mo.',
  name: 'Nom',
  description: 'Description en anglais',
  descriptionFr: 'Description en français',
  website: 'Site web',
  websiteHint: 'L’adresse entière, précédée de https://.',
  contactEmail: 'E-mail de contact',
  contactEmailHint: 'Pour nous seuls\u00a0: les visiteurs ne le voient pas.',
  type: 'Type de partenariat',
  typeNone: 'Non précisé',
  typeOther: 'Autre',
  typeOwn: 'Quel type',
  isActive: 'Actif\u00a0: figure sur la page Media',
} satisfies PartnerStaffMessages
