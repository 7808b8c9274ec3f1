export const en = {
  title: {
    /** Homes that are shown, where at least one of them fits. */
    fits: (shown: number) => (shown === 1 ? 'One home for you' : `${shown} homes for you`),
    near: (shown: number) => `Nothing fits exactly. ${shown === 1 ? 'This one comes' : 'These come'} near.`,
    none: 'No home on our list fits all of this',
  },
  near: { title: 'These come near', text: 'Each misses one of your limits, and says which.' },

  percent: (score: number) => `${score}%`,
  match: 'match',
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
    together: 'Together',
    more: 'Also true of it',
  },

  market: 'What our list says',
  steps: 'What to do next',
  relax: {
    title: 'What would open more doors',
    lead: 'Change one answer',
    text: 'Each line changes one answer and leaves the others alone.',
    none: 'Write to us with what you look for: not everything we know of is on the list.',
    contact: 'Write to us',
    all: 'See all homes',
  },
  reading: {
    title: 'How we read it',
    asked: 'What was asked',
    budget: 'Budget',
    understood: 'How we read your words',
    toCheck: 'We will check this with you',
  },
  adviser: {
    title: 'Send this to an adviser',
    text: 'Your answers and these homes go along, so nobody asks you twice. Nothing is sent before you press the button.',
    open: 'Write to an adviser',
    loading: 'The form is on its way.',
  },

  actions: {
    label: 'This result',
    save: 'Save',
    unsave: 'Take off',
    saved: 'Saved in this browser. It waits under the questions, on the recommendations page.',
    unsaved: 'Taken off.',
    notSaved: 'This browser keeps nothing. Send the link to yourself instead.',
    print: 'Print or PDF',
    share: 'Share',
    shareTitle: 'Share this result',
    shareText: (name: string) => `Homes at Kais: ${name}`,
    shareNote: 'The link carries the answers, your own words included: whoever has it can read them.',
  },

  kept: {
    title: 'Results you kept',
    text: (most: number) => `In this browser only, ${most} at most. They are counted anew each time you open one.`,
    on: (day: string) => `Kept on ${day}`,
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
    description: 'Homes on our list weighed against a few answers, with the reason for every point of the score.',
    newSearch: 'New Search',
    edit: 'Edit the answers',
    missing: {
      title: 'This address lacks an answer',
      required: 'A result needs a budget and a kind of home. One of them is missing here, or cannot be read.',
      order: 'The minimum of the budget is above its maximum, so no home can fit.',
      open: 'Go to the questions',
      kept: 'The other answers come along.',
    },
  },
}

export type ResultMessages = typeof en
