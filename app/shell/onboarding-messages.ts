const en = {
  label: 'Welcome to Kais',
  welcome: 'Welcome to Kais',
  start: 'Get Started',
  skip: 'Skip',
  pause: 'Pause the steps',
  play: 'Play the steps',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  steps: [
    {
      title: 'Premium properties',
      text: 'Houses and apartments in Dakar and along the coast, to buy, to rent or for a short stay.',
    },
    {
      title: 'Concierge services',
      text: 'Someone to open the house, find the school, book the table and meet the plane.',
    },
    {
      title: 'Trusted partner',
      text: 'Plain answers before you sign: what a home costs, what it is, and what it is not.',
    },
  ],
}

const fr = {
  label: 'Bienvenue chez Kais',
  welcome: 'Bienvenue chez Kais',
  start: 'Commencer',
  skip: 'Passer',
  pause: 'Arrêter le défilement',
  play: 'Faire défiler les étapes',
  progress: (step: number, of: number) => `Étape ${step} sur ${of}`,
  steps: [
    {
      title: 'Des biens choisis',
      text: 'Maisons et appartements à Dakar et sur la côte, à l’achat, en location ou pour un court séjour.',
    },
    {
      title: 'Une conciergerie',
      text: 'Quelqu’un pour ouvrir la maison, trouver l’école, réserver la table et vous attendre à l’aéroport.',
    },
    {
      title: 'Un partenaire de confiance',
      text: 'Des réponses franches avant de signer\u00a0: ce qu’un bien coûte, ce qu’il est, et ce qu’il n’est pas.',
    },
  ],
} satisfies typeof en

export const onboardingMessages = { en, fr }
