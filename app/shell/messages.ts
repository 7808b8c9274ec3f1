const en = {
  brand: 'Kais',
  tagline: 'Luxury Living, Timeless Value',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  nav: {
    home: 'Home',
    nest: 'Nest',
    recommendations: 'Recommendations',
    experience: 'Experience',
    mobility: 'Mobility',
    media: 'Media',
    invest: 'Invest',
    investments: 'Investments',
    contact: 'Contact',
    faq: 'FAQ',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
  },
  /** The names of the lines are proper names: said beside them wherever there is room. */
  explained: {
    nest: 'Buy & rent',
    experience: 'Relocation & concierge',
    mobility: 'Cars',
    media: 'Magazine',
  } as Partial<Record<string, string>>,
  currency: 'Currency',
  language: 'Language',
  apply: 'Apply',
  chatRegion: 'Chat',
  chat: 'Write to us on WhatsApp (opens a new tab)',
  offline: 'No network just now. This page stays readable; the links will work again when it is back.',
  offlineKept: 'No network just now. The pages you have read and the homes you saved can still be opened.',
  overdue: 'This part of the page has not come yet.',
  notFound: {
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    explain: 'No page has this address. It may have been moved or removed.',
    home: 'Back to the home page',
    nest: 'See the homes',
  },
  error: {
    title: 'Something went wrong on our side',
    explain: 'Nothing you did caused it, and nothing was lost. Load the page again, or come back in a minute.',
    reload: 'Load the page again',
    offlineTitle: 'No network just now',
    offline: 'The page could not be fetched. What you wrote elsewhere is not lost; try again when the network is back.',
  },
}

export type ShellMessages = typeof en

const fr = {
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
  explained: {
    nest: 'Acheter et louer',
    experience: 'Installation et conciergerie',
    mobility: 'Voitures',
    media: 'Magazine',
  },
  currency: 'Devise',
  language: 'Langue',
  apply: 'Appliquer',
  chatRegion: 'Discussion',
  chat: 'Nous écrire sur WhatsApp (nouvel onglet)',
  offline:
    'Pas de réseau pour l’instant. Cette page reste lisible\u202f; les liens fonctionneront de nouveau à son retour.',
  offlineKept:
    'Pas de réseau pour l’instant. Les pages que vous avez lues et les biens que vous avez gardés s’ouvrent toujours.',
  overdue: 'Cette partie de la page n’est pas encore arrivée.',
  notFound: {
    title: '404 Page introuvable',
    hint: 'Vérifiez l’adresse, ou repartez de l’accueil.',
    explain: 'Aucune page ne porte cette adresse. Elle a peut-être été déplacée ou retirée.',
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
} satisfies ShellMessages

export const shellMessages = { en, fr }
