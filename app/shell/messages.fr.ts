import type { ShellMessages } from './messages.en.ts'

export const fr = {
  brand: 'Kais',
  tagline: 'Vie de Luxe, Valeur Intemporelle',
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  close: 'Fermer',
  nav: { home: 'Accueil', nest: 'Nest', contact: 'Contact' },
  currency: 'Devise',
  language: 'Langue',
  apply: 'Appliquer',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre' },
  chatRegion: 'Discussion',
  chat: 'Nous écrire sur WhatsApp (nouvel onglet)',
  footer: {
    blurb: 'Des biens, des arrivées, des voitures et des récits, depuis une maison de Dakar.',
    services: 'Services',
    support: 'Aide',
    reach: 'Nous joindre',
    place: 'Almadies, Dakar',
    social: 'Ailleurs',
    copyright: '© 2024 Kais. Tous droits réservés.',
    newTab: '(nouvel onglet)',
  },
  notFound: {
    title: '404 Page introuvable',
    hint: 'Avez-vous oublié d’ajouter la page au routeur\u202f?',
    explain: 'Cette adresse ne mène nulle part, ou n’y mène plus.',
    home: 'Retour à l’accueil',
    nest: 'Voir les biens',
  },
  error: {
    title: 'Un problème est survenu de notre côté',
    explain: 'Vous n’y êtes pour rien, et rien n’est perdu. Rechargez la page, ou revenez dans une minute.',
    reload: 'Recharger la page',
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
