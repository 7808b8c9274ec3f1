export const en = {
  form: 'Your answers',
  steps: {
    name: 'Steps of the form',
    basics: 'Basic preferences',
    lifestyle: 'Lifestyle',
    goals: 'Goals',
    titles: { basics: 'What you are looking for', lifestyle: 'How you live', goals: 'What it is for' },
    done: 'done',
    position: (step: number, of: number) => `${step} of ${of}`,
    /** Before the title of a step, for those who hear the page. */
    heard: (step: number, of: number) => `Step ${step} of ${of}: `,
  },
  previous: 'Previous',
  next: 'Next',
  generate: 'Generate My Recommendations',
  analysing: 'Analysing…',
  analysingAnswers: 'Comparing your answers with the homes on our list…',
  newSearch: 'New Search',
  budget: {
    example: 'For example 250 000 000, 250M or 1.5 million',
    millions: (figure: string) => `${figure} million FCFA`,
    billions: (figure: string) => `${figure} billion FCFA`,
    read: (francs: string) => `Read as ${francs}`,
    readBeside: (francs: string, converted: string) => `Read as ${francs} (≈ ${converted})`,
    noLimit: 'Zero counts as no limit.',
    unreadable: 'We cannot read this amount: it counts as no limit.',
    otherCurrency: 'Amounts here are in FCFA: in another currency this counts as no limit.',
    minAboveMax: 'The minimum is above the maximum.',
    missing: 'Give a minimum, a maximum, or both.',
    readings: {
      open: (limit: string) => `Up to ${limit} we take a budget as a monthly rent, above that as a purchase price.`,
      rent: (limit: string) =>
        `We take this as a monthly rent, since it is not above ${limit}. More would be a purchase price.`,
      night: (limit: string) =>
        `For a holiday home, and not above ${limit}: we take this as the price of a night. More would be a purchase price.`,
      buy: (limit: string) =>
        `We take this as a purchase price, since it is above ${limit}. Less would be a monthly rent.`,
      goal: () => 'Your goal is a purchase, so we take this as a purchase price.',
    },
  },
  typeMissing: 'Choose the type of home you are looking for.',
  words: {
    hint: 'For instance: sea view, a garden, no pool, a generator, schools nearby, not in Plateau.',
    use: 'We look in it for places, rooms and amenities; an adviser checks the rest with you.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  },
  fits: {
    fitting: (count: number) =>
      count === 0 ? 'No home fits so far' : count === 1 ? '1 home fits so far' : `${count} homes fit so far`,
    near: (count: number) => (count === 1 ? '1 comes near' : `${count} come near`),
    beforeWords: 'before your own words',
  },
  missing: {
    title: 'Missing Information',
    text: 'Please provide your budget range and property type preference',
  },
  failed: {
    title: 'Error',
    text: 'Failed to generate recommendations',
    offline: 'The connection seems to be gone. Your answers are kept.',
  },
  generated: { title: 'Recommendations Generated', text: 'Your personalized suggestions are ready' },
}

export type WizardMessages = typeof en
