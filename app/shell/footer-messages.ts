const en = {
  blurb: 'Property, relocation, cars and media in Dakar.',
  services: 'Services',
  support: 'Support',
  reach: 'Contact us',
  newTab: '(opens a new tab)',
  welcomeAgain: 'See the welcome again',
  data: {
    less: 'Use less data',
    about: 'Smaller pictures, your device’s own fonts, and maps only when you ask for them.',
    isOn: 'On: pictures are smaller, fonts are your device’s own, and maps come when you ask for them.',
  },
}

const fr = {
  blurb: 'Immobilier, installation, voitures et médias à Dakar.',
  services: 'Services',
  support: 'Aide',
  reach: 'Nous joindre',
  newTab: '(nouvel onglet)',
  welcomeAgain: 'Revoir la présentation',
  data: {
    less: 'Économiser les données',
    about: 'Des images plus légères, les polices de votre appareil, et la carte à la demande.',
    isOn: 'Activé\u00a0: images plus légères, polices de votre appareil, carte à la demande.',
  },
} satisfies typeof en

export const footerMessages = { en, fr }
