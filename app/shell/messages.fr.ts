import type { ShellMessages } from './messages.en.ts'

export const fr = {
  brand: 'Kais',
  tagline: 'Vie de Luxe, Valeur Intemporelle',
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  close: 'Fermer',
  nav: {
    home: 'Accueil',
    nest: 'Nest',
    recommendations: 'Recommandations',
    experience: 'Experience',
    mobility: 'Mobility',
    media: 'Media',
    invest: 'Invest',
    investments: 'Investissements',
    contact: 'Contact',
    faq: 'Questions fréquentes',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
  },
  currency: 'Devise',
  language: 'Langue',
  apply: 'Appliquer',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  darkTheme: 'Thème sombre',
  chatRegion: 'Discussion',
  chat: 'Nous écrire sur WhatsApp (nouvel onglet)',
  footer: {
    blurb: 'Des adresses, des arrivées, des voitures et des récits, depuis une maison de Dakar.',
    services: 'Services',
    support: 'Aide',
    reach: 'Nous joindre',
    newTab: '(nouvel onglet)',
    welcomeAgain: 'Revoir la présentation',
  },
  offline:
    'Pas de réseau pour l’instant. Cette page reste lisible\u202f; les liens fonctionneront de nouveau à son retour.',
  notFound: {
    title: '404 Page introuvable',
    hint: 'Avez-vous oublié d’ajouter la page au routeur\u202f?',
    explain: 'Cette adresse ne mène nulle part. Elle a peut-être mené quelque part autrefois.',
    home: 'Retour à l’accueil',
    nest: 'Voir les biens',
  },
  error: {
    title: 'Un problème est survenu de notre côté',
    explain: 'Vous n’y êtes pour rien, et rien n’est perdu. Rechargez la page, ou revenez dans une minute.',
    reload: 'Recharger la page',
    offlineTitle: 'Pas de réseau pour l’instant',
    offline:
      'La page n’a pas pu être chargée. Rien de ce que vous avez écrit ailleurs n’est perdu\u202f; réessayez quand le réseau reviendra.',
  },
  onboarding: {
    label: 'Bienvenue chez Kais',
    welcome: 'Bienvenue chez Kais',
    start: 'Commencer',
    skip: 'Passer',
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
  },
} satisfies ShellMessages
