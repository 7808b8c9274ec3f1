export const en = {
  title: {
    /** Only what fits is for somebody; what comes near is counted apart. */
    fits: (fitting: number, near: number) => {
      if (near === 0) return fitting === 1 ? 'One home for you' : `${fitting} homes for you`
      return `${fitting} ${fitting === 1 ? 'home' : 'homes'} for you, ${near} that ${near === 1 ? 'comes' : 'come'} near`
    },
    near: (near: number) => `No home fits all of this; ${near === 1 ? 'one comes' : `${near} come`} near`,
    none: 'No home on our list fits all of this',
  },
  near: {
    title: (near: number): string => (near === 1 ? 'This one comes near' : 'These come near'),
    text: (near: number): string =>
      near === 1
        ? 'It does not stay within all your limits, and says what it misses.'
        : 'None stays within all your limits. Each says what it misses.',
  },

  percent: (score: number) => `${score}%`,
  match: 'match',
  checks: (open: number) => `On what the listing states: ${open === 1 ? '1 thing' : `${open} things`} to check`,
  nearMiss: 'Near miss:',
  reasons: 'Why it is here',
  lacks: 'What it lacks',
  investment: 'As an investment',
  listingSays: 'The listing says',
  view: 'View Details',
  onPaper: (link: string) => `On the site: ${link}`,
  points: {
    summary: (score: number) => `Where the ${score} points come from`,
    caption: (title: string) => `Points of ${title}`,
    subject: 'Subject',
    points: 'Points',
    earned: (earned: number, of: number) => `${earned} of ${of}`,
    together: 'Total',
  },

  market: 'What our list says',
  steps: 'What to do next',
  relax: {
    title: 'What would open more doors',
    lead: 'Change one answer',
    person: 'Ask a person',
    text: 'Each line changes one answer and leaves the others alone.',
    none: 'Tell us what you are looking for: not everything we know of is on the list.',
    contact: 'Write to us',
    all: 'See all homes',
  },
  reading: {
    title: 'How we read it',
    asked: 'What was asked',
    budget: 'Budget',
    understood: 'How we read your words',
    understoodAnswers: 'How we read your answers',
    unread: (entry: string) => `“${entry}” is no amount in francs that we can read: it counts as no limit.`,
    toCheck: 'We will check this with you',
  },
  adviser: {
    title: 'Send this to an adviser',
    text: 'Your answers and these homes go along, so nobody asks you twice. Nothing is sent before you press the button.',
    textAlone: 'Your answers go along, so nobody asks you twice. Nothing is sent before you press the button.',
    open: 'Write to an adviser',
    close: 'Close the form',
    loading: 'The form is on its way.',
  },

  actions: {
    label: 'This result',
    save: 'Save',
    isSaved: 'Saved',
    saved: 'Saved in this browser. You will find it under the questions, on the recommendations page.',
    unsaved: 'No longer saved.',
    notSaved: 'This browser cannot save it. Send the link to yourself instead.',
    print: 'Print or PDF',
    share: 'Share',
    shareTitle: 'Share this result',
    shareText: (name: string) => `Homes at Kais: ${name}`,
    shareNote: 'The link carries the answers, your own words included: whoever has it can read them.',
  },

  kept: {
    title: 'Saved results',
    text: (most: number) => `In this browser only, ${most} at most. Each is worked out afresh when you open it.`,
    on: (day: string) => `Saved on ${day}`,
    bedrooms: (count: number, isMost: boolean) =>
      isMost ? `${count} or more bedrooms` : count === 1 ? '1 bedroom' : `${count} bedrooms`,
    remove: 'Remove',
    removed: (name: string) => `${name}: removed.`,
  },

  /** 'Villa, Almadies, up to 300 000 000 FCFA' */
  name: {
    between: (min: string, max: string) => `${min} to ${max}`,
    upTo: (max: string) => `up to ${max}`,
    from: (min: string) => `from ${min}`,
  },

  page: {
    metaTitle: (name: string) => `Homes for: ${name}`,
    description: 'Homes on our list compared with a few answers, with the reason for every point of the score.',
    newSearch: 'New Search',
    edit: 'Edit the answers',
    asOf: (day: string) => `As of ${day}`,
    missing: {
      title: 'A budget or a type is missing',
      orderTitle: 'The budget is the wrong way round',
      required: 'A result needs a budget and a kind of home. One of them is missing here, or cannot be read.',
      order: 'The minimum of the budget is above its maximum, so no home can fit.',
      open: 'Go to the questions',
      kept: 'The other answers come along.',
    },
  },
}

export type ResultMessages = typeof en
