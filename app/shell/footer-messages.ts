const en = {
  blurb: 'Property, relocation, cars and media in Dakar.',
  services: 'Services',
  support: 'Support',
  reach: 'Contact us',
  newTab: '(opens a new tab)',
  welcomeAgain: 'See the welcome again',
}

const fr = {
  blurb: 'Immobilier, installation, voitures et médias à Dakar.',
  services: 'Services',
  support: 'Aide',
  reach: 'Nous joindre',
  newTab: '(nouvel onglet)',
  welcomeAgain: 'Revoir la présentation',
} satisfies typeof en

export const footerMessages = { en, fr }
