export const en = {
  brand: 'Kais',
  tagline: 'Luxury Living, Timeless Value',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  nav: { home: 'Home', nest: 'Nest', contact: 'Contact' },
  currency: 'Currency',
  language: 'Language',
  apply: 'Apply',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark' },
  chatRegion: 'Chat',
  chat: 'Write to us on WhatsApp (opens a new tab)',
  footer: {
    blurb: 'Homes, arrivals, cars and stories, from a house in Dakar.',
    services: 'Services',
    support: 'Support',
    reach: 'Reach us',
    place: 'Almadies, Dakar',
    social: 'Elsewhere',
    copyright: '© 2024 Kais. All rights reserved.',
    newTab: '(opens a new tab)',
  },
  notFound: {
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    explain: 'This address leads nowhere, or no longer does.',
    home: 'Back to the home page',
    nest: 'See the homes',
  },
  error: {
    title: 'Something broke on our side',
    explain: 'Nothing you did caused it, and nothing was lost. Load the page again, or come back in a minute.',
    reload: 'Load the page again',
  },
  onboarding: {
    label: 'Welcome to Kais',
    welcome: 'Welcome to Kais',
    start: 'Get Started',
    skip: 'Skip',
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
  },
}

export type ShellMessages = typeof en
