const en = {
  title: 'Investing in Senegal, with the figures on the table',
  description:
    'Real-estate projects in Dakar and on the coast, off-plan (VEFA) or ready: minimum, targeted return, completion date and risks, in FCFA, euros or dollars.',
  lead: 'Flats, villas and offices, still on paper or already standing. Each project says what it asks, what it aims at, and what could spoil it.',
  start: 'Start Investing',
  newTab: '(opens a new tab)',
  target: {
    title: 'Targeted annual return',
    figure: '8% to 15%',
    current: (lowest: string, highest: string) =>
      lowest === highest ? `Current projects: ${lowest}%` : `Current projects: ${lowest}% to ${highest}%`,
    risk: 'A target, not a promise. Rents can fall and works can be late: you may earn less, earn nothing, or lose part of your money.',
  },
  /** The name of the asterisk at each figure of return. */
  riskMark: 'Not guaranteed: read the risk',
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
  projects: 'Current investment projects',
  found: (n: number): string => (n === 1 ? '1 open project' : `${n} open projects`),
  offPlan: (date: string | null) => (date ? `VEFA, ${date}` : 'VEFA'),
  ready: 'Ready',
  /** Beside 'Ready', while it is still being worked on. */
  worksDone: (percent: number) => `Existing building, works ${percent}% done`,
  worksUntil: (date: string) => `Existing building, works until ${date}`,
  taken: 'All lots are taken',
  takenGroup: {
    title: 'Sold-out projects',
    text: 'All their lots are taken. Their pages stay as a record of what was proposed.',
    hear: 'Tell me about the next project',
  },
  details: 'How it pays, documents, contact',
  minimum: 'Minimum investment',
  minimumThen: 'Minimum when it was open',
  minimumWord: 'minimum',
  roi: 'Expected ROI',
  paid: 'How it pays',
  completion: 'Completion',
  risk: 'Targeted, not guaranteed: you may earn less, earn nothing, or lose part of your money.',
  figures: 'Figures',
  deck: 'Download the deck',
  brochure: 'Ask for the brochure',
  meeting: 'Book a meeting',
  contact: 'Contact us',
  about: (title: string) => `about ${title}`,
  empty: 'No project is open today',
  emptyHint:
    'Tell us what you are looking for and how much you would invest; we will know whom to write to when a project opens.',
  fetching: 'Fetching the projects…',
  failed: 'Failed to fetch investments',
  failedHint: 'Nothing of yours was lost. Try again in a moment, or write to us.',
  retry: 'Try again',
  costs: {
    title: 'What buying costs on top',
    text: 'Registration, the land registration fee, the notary and VAT on the fee come on top of every amount above. Each line, for a price of your choice:',
    link: 'Work out the buying costs',
  },
  pages: 'Pages of projects',
  more: 'More projects',
  firstPage: 'Back to the first projects',
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
  closing: {
    title: 'None of these?',
    text: 'Say what you would invest, for how long, and how much risk still lets you sleep. We will tell you if we know of something, and also if we do not.',
    contact: 'Write to us',
  },
}

const fr = {
  title: 'Investir au Sénégal, chiffres sur la table',
  description:
    'Projets immobiliers à Dakar et sur la côte, sur plan (VEFA) ou déjà bâtis\u00a0: minimum, rendement visé, date d’achèvement et risques, en FCFA, euros ou dollars.',
  lead: 'Appartements, villas et bureaux, encore sur plan ou déjà debout. Chaque projet dit ce qu’il demande, ce qu’il vise, et ce qui pourrait le compromettre.',
  start: 'Commencer à investir',
  newTab: '(nouvel onglet)',
  target: {
    title: 'Rendement annuel visé',
    figure: '8\u00a0% à 15\u00a0%',
    current: (lowest, highest) =>
      lowest === highest
        ? `Projets en cours\u00a0: ${lowest}\u00a0%`
        : `Projets en cours\u00a0: ${lowest} à ${highest}\u00a0%`,
    risk: 'Un objectif, pas une promesse. Les loyers peuvent baisser, le chantier tarder\u00a0: vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre capital.',
  },
  riskMark: 'Non garanti\u00a0: lire le risque',
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
  projects: 'Projets d’investissement en cours',
  found: (n: number) => (n < 2 ? `${n} projet ouvert` : `${n} projets ouverts`),
  offPlan: (date: string | null) => (date ? `VEFA, ${date}` : 'VEFA'),
  ready: 'Déjà bâti',
  worksDone: (percent) => `Bâtiment existant, travaux réalisés à ${percent}\u00a0%`,
  worksUntil: (date) => `Bâtiment existant, travaux prévus jusqu’en ${date}`,
  taken: 'Tous les lots sont pris',
  takenGroup: {
    title: 'Projets complets',
    text: 'Tous leurs lots sont pris. Leurs pages gardent la trace de ce qui a été proposé.',
    hear: 'Être prévenu du prochain projet',
  },
  details: 'Revenus, documents, contact',
  minimum: 'Investissement minimum',
  minimumThen: 'Minimum à l’ouverture',
  minimumWord: 'minimum',
  roi: 'Objectif',
  paid: 'Revenus versés',
  completion: 'Achèvement',
  risk: 'Visé, non garanti\u00a0: vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre argent.',
  figures: 'Chiffres',
  deck: 'Télécharger le dossier',
  brochure: 'Demander la brochure',
  meeting: 'Prendre rendez-vous',
  contact: 'Nous écrire',
  about: (title: string) => `à propos de ${title}`,
  empty: 'Aucun projet n’est ouvert aujourd’hui',
  emptyHint:
    'Dites-nous ce que vous cherchez et combien vous placeriez\u202f; nous saurons à qui écrire quand un projet s’ouvrira.',
  fetching: 'Chargement des projets…',
  failed: 'Les projets n’ont pas pu être chargés',
  failedHint: 'Rien n’est perdu. Réessayez dans un instant, ou écrivez-nous.',
  retry: 'Réessayer',
  costs: {
    title: 'Ce que l’achat coûte en plus',
    text: 'Enregistrement, publicité foncière, notaire et TVA sur ses émoluments s’ajoutent à chaque montant ci-dessus. Ligne par ligne, pour le prix de votre choix\u00a0:',
    link: 'Calculer les frais d’achat',
  },
  pages: 'Pages des projets',
  more: 'D’autres projets',
  firstPage: 'Revenir aux premiers projets',
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
  closing: {
    title: 'Aucun ne convient\u202f?',
    text: 'Dites ce que vous placeriez, pour combien de temps, et quel risque vous laisse dormir. Nous vous dirons si nous connaissons un projet qui convient, et aussi si ce n’est pas le cas.',
    contact: 'Nous écrire',
  },
} satisfies typeof en

export const investMessages = { en, fr }
