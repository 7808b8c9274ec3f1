export const en = {
  title: 'Investing in Senegal, with the figures on the table',
  description:
    'Real-estate projects in Dakar and along the coast, off-plan (VEFA) or ready: minimum, expected return, completion date and what may go wrong, in FCFA, euros or dollars.',
  lead: 'Flats, villas and offices, still on paper or already standing. Each project says what it asks, what it aims at, and what could spoil it.',
  start: 'Start Investing',
  newTab: '(opens a new tab)',
  target: {
    title: 'Targeted annual return',
    figure: '8% to 15%',
    risk: 'A target, not a promise. Rents can fall, works can be late, and you may lose part of what you put in.',
  },
  benefitsTitle: 'What speaks in its favour',
  benefits: (euro: string) => [
    {
      title: 'A target you can check',
      text: 'Each project states its own target, often lower than the one above, and the rents or nights it counts on. You can do the sum again.',
    },
    {
      title: 'A franc tied to the euro',
      text: `One euro is ${euro} FCFA, fixed by treaty. The dollar is not fixed: amounts in dollars are a guide.`,
    },
    {
      title: 'A notary in between',
      text: 'In Senegal, registered property is sold before a notary or not at all. Choose your own, and have the title read first.',
    },
    {
      title: 'Someone to let it',
      text: 'We can manage what you buy, for 8% of the monthly rent on long lets and 15% of the rental income on short ones.',
    },
  ],
  projects: 'Current investment projects',
  found: (n: number): string => (n === 1 ? '1 project' : `${n} projects`),
  offPlan: (date: string | null) => (date ? `VEFA, ${date}` : 'VEFA'),
  ready: 'Ready',
  taken: 'All lots are taken',
  minimum: 'Minimum investment',
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
  dollarGuide: 'Amounts in dollars are a guide.',
  costs: {
    title: 'What buying costs on top',
    text: 'Registration, land publicity, the notary and VAT on the fee come on top of every amount above. Each line, for a price of your choice:',
    link: 'Work out the buyer’s costs',
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

export type InvestMessages = typeof en
