export const en = {
  lead: 'What the public site says of the house. A change stands on every page as soon as it is saved.',
  save: 'Save settings',
  saving: 'Saving…',
  saved: 'Settings saved',
  savedText: 'The site says so already.',
  back: (value: string) => `Back to the starting value: ${value}`,

  parts: {
    reach: 'How to reach us',
    reachHint: 'In the footer, on the contact page, behind every WhatsApp and calendar button, and under our e-mails.',
    hours: 'Opening hours',
    hoursHint: 'Dakar time. Shown on the contact page and told to search engines; with no day ticked, neither.',
    place: 'Address',
    placeHint:
      'The place is in the footer. The contact page and the legal texts add the street, if there is one, and Senegal.',
    identity: 'The company',
    identityHint: 'As the legal texts name it.',
    rates: 'Exchange rates',
    ratesHint:
      'Prices are in FCFA; in euros and dollars they are converted with these. Wherever they are, the site names the rate and its day.',
    notifications: 'Notices to the team',
    notificationsHint:
      'Who is written to when somebody sends a form. Visitors who answer our confirmation reach the first address.',
  },

  fields: {
    name: 'Name shown',
    legalName: 'Legal name',
    registrationNumber: 'Trade register number (RCCM)',
    phone: 'Phone',
    whatsappNumber: 'WhatsApp number',
    email: 'E-mail',
    legalEmail: 'E-mail for legal and privacy questions',
    schedulerUrl: 'Calendar for appointments',
    street: 'Street in English',
    streetFr: 'Street in French',
    place: 'Place in English',
    placeFr: 'Place in French',
    notificationAddresses: 'Addresses',
  },

  hints: {
    name: 'Ends page titles and stands in the copyright line. The drawn wordmark and the running texts keep “Kais”.',
    legalName: 'As in the trade register.',
    registrationNumber: 'In the terms, the privacy policy and the FAQ.',
    whatsappNumber: 'With the country’s code: +221 …',
    legalEmail: 'In the terms and the privacy policy. Empty: the e-mail under “How to reach us”.',
    schedulerUrl: 'A full address that starts with https://',
    street: 'Empty: no street is stated.',
    place: 'The map on the contact page shows Almadies, and only while the place names it.',
    french: 'Empty: the English one.',
    notificationAddresses: 'One to a line. Empty: those the server was started with.',
    noMailbox: 'One to a line. The server was started without any (MAIL_STAFF).',
  },

  hours: {
    from: (day: string) => `${day}, from`,
    until: (day: string) => `${day}, until`,
    to: 'to',
  },

  rates: {
    usd: 'FCFA for one dollar',
    usdHint: 'Between 300 and 1,500, three decimals at most.',
    usdDate: 'Dollar rate of',
    dateHint: 'The day the rate is from.',
    eur: 'FCFA for one euro',
    eurHint: 'The parity fixed by treaty.',
    eurMoved: 'This is not the parity of 655.957 fixed by treaty. Every price in euros is converted with it.',
    eurDate: 'Euro rate of',
    change: 'Change the euro’s rate',
    askTitle: 'Has the parity itself changed?',
    askText:
      'The franc is tied to the euro at 655.957 by treaty. Any other figure makes every price in euros on the site wrong, unless the treaty has changed.',
    askAct: 'It has: change the rate',
    askLeave: 'Leave it',
  },
}

export type SettingsMessages = typeof en
