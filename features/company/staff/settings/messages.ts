const en = {
  lead: 'What the public site says of the company. A change stands on every page as soon as it is saved.',
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
    holds: 'Reservations',
    holdsHint:
      'A car that a visitor reserves, nights that they request or a time that they book for a viewing are held for them until you confirm. Unconfirmed after this time, they are free for others again; the visitor is told, and the request stays on your list.',
    stays: 'Stays',
    staysHint: 'What is added to the price of homes that are let by the night.',
    retention: 'How long things are kept',
    retentionHint:
      'Once a day the site deletes what is older and notes in the audit trail how much. The privacy policy names the first four periods.',
    notifications: 'Notices to the team',
    notificationsHint:
      'Who is written to when somebody sends a form. Visitors who answer our confirmation reach the first address.',
  },

  fields: {
    name: 'Name shown',
    registrationNumber: 'Trade register number (RCCM)',
    legalEmail: 'E-mail for legal and privacy questions',
    holdHours: 'Hours a car, the nights of a stay or the time of a viewing are held without confirmation',
    touristTax: 'Tourist tax for each guest and night, in FCFA',
    notificationAddresses: 'Addresses',
  },

  hints: {
    name: 'Ends page titles and stands in the copyright line. The drawn wordmark and the running texts keep “Kais”.',
    foundedYear: 'The first year of the copyright line; this year follows by itself.',
    legalName: 'As in the trade register.',
    registrationNumber: 'In the terms, the privacy policy and the FAQ.',
    whatsappNumber: 'With the country’s code: +221 …',
    legalEmail: 'In the terms and the privacy policy. Empty: the e-mail under “How to reach us”.',
    schedulerUrl: 'A full address that starts with https://',
    street: 'Empty: no street is stated.',
    place: 'The map on the contact page shows Almadies, and only while the place names it.',
    french: 'Empty: the English one.',
    holdHours: 'From 1 to 168 (a week), closed days included. Counts for requests made from now on.',
    touristTax:
      'A line of every price for a stay, and a part of its total. 0: no such line. Stays that were asked for keep the price they were told.',
    notificationAddresses: 'One to a line. Empty: those the server was started with.',
    noMailbox: 'One to a line. The server was started without any (MAIL_STAFF).',
  },

  retention: {
    bounds: (least: string, most: string) => `Between ${least} and ${most} days.`,
    keptKeysDays: 'A message sent again later counts as a new one, and its confirmation page can no longer be opened.',
    keptMailDays: 'For e-mails that were sent or given up on. What was written to a lead stays on its timeline.',
    keptVisitsDays: 'Then one number per month is left for each page.',
    keptAuditDays: 'Who did what and when stays. Until then, a deleted record can be restored.',
    keptUploadsDays: 'Pictures and files that nothing uses, not even a deleted record that could be restored.',
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
    eurHint: 'The parity guaranteed by the monetary agreement.',
    eurMoved: 'This is not the guaranteed parity of 655.957. Every price in euros is converted with it.',
    eurDate: 'Euro rate of',
    change: 'Change the euro’s rate',
    askTitle: 'Has the parity itself changed?',
    askText:
      'The monetary agreement guarantees 655.957 francs for a euro. Any other figure makes every price in euros on the site wrong, unless the agreement has changed.',
    askAct: 'It has: change the rate',
    askLeave: 'Leave it',
  },
}

const fr = {
  lead: 'Ce que le site public dit de l’entreprise. Une modification figure sur toutes les pages dès qu’elle est enregistrée.',
  save: 'Enregistrer les réglages',
  saving: 'Enregistrement…',
  saved: 'Réglages enregistrés',
  savedText: 'Le site le dit déjà.',
  back: (value) => `Revenir à la valeur de départ\u00a0: ${value}`,

  parts: {
    reach: 'Nous joindre',
    reachHint:
      'Au pied des pages, sur la page de contact, derrière chaque bouton WhatsApp ou agenda, et au bas de nos e-mails.',
    hours: 'Heures d’ouverture',
    hoursHint:
      'Heure de Dakar. Affichées sur la page de contact et communiquées aux moteurs de recherche\u202f; sans jour coché, ni l’un ni l’autre.',
    place: 'Adresse',
    placeHint:
      'Le lieu figure au pied des pages. La page de contact et les textes juridiques y ajoutent la rue, s’il y en a une, et le Sénégal.',
    identity: 'L’entreprise',
    identityHint: 'Telle que la nomment les textes juridiques.',
    rates: 'Taux de change',
    ratesHint:
      'Les prix sont en FCFA\u202f; en euros et en dollars, ils sont convertis à ces taux. Partout où ils paraissent, le site indique le taux et sa date.',
    holds: 'Réservations',
    holdsHint:
      'La voiture, les nuits ou le créneau de visite demandés par un visiteur sont retenus jusqu’à votre confirmation. Sans confirmation dans ce délai, ils redeviennent libres pour d’autres\u202f; le visiteur en est informé, et la demande reste dans votre liste.',
    stays: 'Séjours',
    staysHint: 'Ce qui s’ajoute au prix des logements loués à la nuit.',
    retention: 'Durées de conservation',
    retentionHint:
      'Une fois par jour, le site efface ce qui est plus ancien et en note la quantité dans le journal. La politique de confidentialité indique les quatre premières durées.',
    notifications: 'Avis à l’équipe',
    notificationsHint:
      'À qui l’on écrit quand quelqu’un envoie un formulaire. Les visiteurs qui répondent à notre confirmation joignent la première adresse.',
  },

  fields: {
    name: 'Nom affiché',
    registrationNumber: 'Numéro au registre du commerce (RCCM)',
    legalEmail: 'E-mail pour les questions juridiques et de données',
    holdHours:
      'Durée de retenue d’une voiture, des nuits d’un séjour ou d’un créneau de visite sans confirmation (heures)',
    touristTax: 'Taxe de séjour par personne et par nuit, en FCFA',
    notificationAddresses: 'Adresses',
  },

  hints: {
    name: 'Termine les titres des pages et figure dans la ligne de copyright. Le logo dessiné et les textes gardent «\u00a0Kais\u00a0».',
    foundedYear: 'La première année de la mention de droits\u202f; l’année en cours suit d’elle-même.',
    legalName: 'Comme au registre du commerce.',
    registrationNumber: 'Dans les conditions, la politique de confidentialité et la FAQ.',
    whatsappNumber: 'Avec l’indicatif du pays\u00a0: +221 …',
    legalEmail:
      'Dans les conditions et la politique de confidentialité. Vide\u00a0: l’e-mail de «\u00a0Nous joindre\u00a0».',
    schedulerUrl: 'Une adresse complète, qui commence par https://',
    street: 'Vide\u00a0: aucune rue n’est indiquée.',
    place: 'La carte de la page de contact montre les Almadies, et seulement tant que le lieu les nomme.',
    french: 'Vide\u00a0: comme en anglais.',
    holdHours:
      'De 1 à 168 (une semaine), jours de fermeture compris. Vaut pour les demandes faites à partir de maintenant.',
    touristTax:
      'Une ligne de chaque prix de séjour, comprise dans le total. 0\u00a0: pas de ligne. Les séjours déjà demandés gardent le prix annoncé.',
    notificationAddresses: 'Une par ligne. Vide\u00a0: celles données au démarrage du serveur.',
    noMailbox: 'Une par ligne. Le serveur a été démarré sans aucune (MAIL_STAFF).',
  },

  retention: {
    bounds: (least, most) => `Entre ${least} et ${most} jours.`,
    keptKeysDays: 'Un message renvoyé plus tard compte comme nouveau, et sa page de confirmation ne s’ouvre plus.',
    keptMailDays: 'Pour les e-mails envoyés ou abandonnés. Ce qui a été écrit à un prospect reste dans son historique.',
    keptVisitsDays: 'Ensuite, il reste un nombre par mois pour chaque page.',
    keptAuditDays: 'Qui a fait quoi, et quand, reste noté. D’ici là, un élément supprimé peut être rétabli.',
    keptUploadsDays:
      'Images et fichiers qui ne servent plus, pas même à un élément supprimé que l’on pourrait rétablir.',
  },

  hours: {
    from: (day) => `${day}, de`,
    until: (day) => `${day}, à`,
    to: 'à',
  },

  rates: {
    usd: 'FCFA pour un dollar',
    usdHint: 'Entre 300 et 1\u202f500, trois décimales au plus.',
    usdDate: 'Cours du dollar du',
    dateHint: 'Le jour dont date le taux.',
    eur: 'FCFA pour un euro',
    eurHint: 'La parité garantie par l’accord monétaire.',
    eurMoved: 'Ce n’est pas la parité garantie de 655,957. Tous les prix en euros sont convertis à ce taux.',
    eurDate: 'Cours de l’euro du',
    change: 'Changer le taux de l’euro',
    askTitle: 'La parité elle-même a-t-elle changé\u202f?',
    askText:
      'L’accord monétaire garantit 655,957 francs pour un euro. Tout autre chiffre rend faux chaque prix en euros du site, sauf si l’accord a changé.',
    askAct: 'Oui, changer le taux',
    askLeave: 'Ne rien changer',
  },
} satisfies typeof en

export const settingsMessages = { en, fr }
