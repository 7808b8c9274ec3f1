const en = {
  benefitsTitle: 'Why invest in Senegal',
  benefits: (euro: string) => [
    {
      title: 'A target you can check',
      text: 'Each project states its own target, often lower than the one above, and the rents or nights behind it.',
    },
    {
      title: 'A franc tied to the euro',
      text: `One euro is ${euro} FCFA, guaranteed by the monetary agreement. Amounts in dollars are a guide.`,
    },
    {
      title: 'A notary in between',
      text: 'Registered property can only be sold before a notary. Choose your own notary, and have the title read first.',
    },
    {
      title: 'Someone to let it',
      text: 'We can manage it for you: 8% of the rent on long lets, 15% of the income on short ones.',
    },
  ],
  questions: {
    title: 'Before any money moves',
    text: 'Nothing is bought on this site: a project begins with a conversation and ends before a notary. What to ask for first:',
    list: [
      { title: 'The title', text: 'Titre foncier, bail or délibération, and the date of the état des droits réels.' },
      { title: 'The notary', text: 'A name, and a file that your own notary can read.' },
      { title: 'The guarantee', text: 'Who finishes the building if the developer does not.' },
      { title: 'The date', text: 'When the keys are due, and what you are owed for each late day.' },
    ],
    note: 'General information, not advice; to be confirmed with a notary.',
  },
  costs: {
    title: 'What buying costs on top',
    text: 'Registration, the land registration fee, the notary and VAT on the fee come on top of every amount above. Each line, for a price of your choice:',
    link: 'Work out the buying costs',
  },
  closing: {
    title: 'None of these?',
    text: 'Say what you would invest, for how long, and how much risk still lets you sleep. We will tell you if we know of something, and also if we do not.',
    contact: 'Write to us',
  },
}

const fr = {
  benefitsTitle: 'Pourquoi investir au Sénégal',
  benefits: (euro) => [
    {
      title: 'Un objectif vérifiable',
      text: 'Chaque projet annonce son propre objectif, souvent plus bas que celui ci-dessus, et les loyers ou les nuits qui le fondent.',
    },
    {
      title: 'Un franc arrimé à l’euro',
      text: `Un euro vaut ${euro}\u00a0FCFA, parité garantie par l’accord monétaire. Les montants en dollars sont indicatifs.`,
    },
    {
      title: 'Un notaire entre les parties',
      text: 'Un bien immatriculé ne se vend que devant notaire. Choisissez votre notaire, et faites d’abord lire le titre.',
    },
    {
      title: 'Quelqu’un pour s’en occuper',
      text: 'Nous pouvons le gérer pour vous\u00a0: 8\u00a0% du loyer en longue durée, 15\u00a0% des revenus en courte durée.',
    },
  ],
  questions: {
    title: 'Avant tout versement',
    text: 'Rien ne s’achète sur ce site\u00a0: un projet commence par une conversation et s’achève devant notaire. Ce qu’il faut demander d’abord\u00a0:',
    list: [
      { title: 'Le titre', text: 'Titre foncier, bail ou délibération, et la date de l’état des droits réels.' },
      { title: 'Le notaire', text: 'Un nom, et un dossier que le vôtre puisse lire.' },
      { title: 'La garantie', text: 'Qui termine l’immeuble si le promoteur ne le fait pas.' },
      { title: 'La date', text: 'Quand les clés seront remises, et ce qui vous est dû pour chaque jour de retard.' },
    ],
    note: 'Informations générales, qui ne valent pas conseil\u202f; à confirmer auprès d’un notaire.',
  },
  costs: {
    title: 'Ce que l’achat coûte en plus',
    text: 'Enregistrement, publicité foncière, notaire et TVA sur ses émoluments s’ajoutent à chaque montant ci-dessus. Ligne par ligne, pour le prix de votre choix\u00a0:',
    link: 'Calculer les frais d’achat',
  },
  closing: {
    title: 'Aucun ne convient\u202f?',
    text: 'Dites ce que vous placeriez, pour combien de temps, et quel risque vous laisse dormir. Nous vous dirons si nous connaissons un projet qui convient, et aussi si ce n’est pas le cas.',
    contact: 'Nous écrire',
  },
} satisfies typeof en

/** What the page says around its projects. */
export const investTextMessages = { en, fr }
