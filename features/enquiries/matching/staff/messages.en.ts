import type { Deal } from '#features/nest/property-types.ts'
import type { Verdict } from '../score-match.ts'
import type { Suggestion } from '../suggest-wishes.ts'

const verdicts: Record<Verdict, string> = { met: 'Fits', near: 'Nearly', missed: 'Misses' }
const priceHints: Record<Deal | '', string> = {
  '': 'Choose the deal first: per month, per night or the whole price.',
  rent: 'Per month.',
  'short-stay': 'Per night.',
  buy: 'The whole price.',
}

const suggestedFrom: Record<Suggestion['from'], string> = {
  homes: 'Read from the homes they asked about.',
  relocation: 'Read from their relocation form.',
  recommendation: 'Read from the home search they sent.',
}

export const en = {
  error: 'Error',

  wishes: {
    title: 'What they are looking for',
    suggested: 'Suggested',
    suggestedFrom,
    untilSaved: 'Save it when it is right: only then is this lead shown beside homes that fit.',
    none: 'Nothing is written down yet.',
    any: 'Anything: no wish is written down.',
    savedAt: (date: string) => `Written down on ${date}`,
    write: 'Write it down',
    change: 'Change',
    accept: 'Save as it is',
    bedrooms: (words: string) => `${words} or more`,
    area: (words: string) => `${words} or more`,
    priceBetween: (low: string, high: string) => `${low} to ${high}`,
    priceFrom: (low: string) => `from ${low}`,
    priceUpTo: (high: string) => `up to ${high}`,
  },

  form: {
    deal: 'Deal',
    any: 'Any',
    minPrice: 'From, in FCFA',
    maxPrice: 'Up to, in FCFA',
    priceHints,
    minBedrooms: 'Bedrooms, at least',
    minArea: 'Area in m², at least',
    kinds: 'Kinds',
    kindsHint: 'None ticked: any kind.',
    places: 'Places',
    placesHint: 'None: anywhere. A neighbouring district counts as “Nearly”.',
    submit: 'Save the wishes',
    saving: 'Saving…',
    leave: 'Leave it',
    saved: 'The wishes are saved',
  },

  homes: {
    title: 'Homes that fit',
    count: (n: number, isAll: boolean) => (isAll ? `${n}` : `the best ${n}`),
    more: (n: number) => `Show ${n} more`,
    closed: 'This lead is closed, so no home is looked for.',
    noWishes: 'Write down what they are looking for, and the homes that fit appear here.',
    none: 'No home on the site fits at the moment.',
    asked: 'Asked about',
    unavailable: 'Unavailable',
    page: 'Public page',
    edit: 'Edit',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Open the public page and copy its address.',
  },

  leads: {
    title: 'Leads this home suits',
    looking: 'Looking for leads…',
    none: 'No open lead is written down as looking for a home like this one.',
    waiting: 'Waiting for an answer',
    open: 'Open the lead',
    owner: (name: string) => `With ${name}`,
    nobody: 'With nobody yet',
  },

  fit: {
    score: (met: number, of: number) => `${met} of ${of} ${of === 1 ? 'wish' : 'wishes'}`,
    verdicts,
    withinBudget: 'Within the budget',
    overBudget: (percent: number) => `${percent}% over the budget`,
    underBudget: (percent: number) => `${percent}% under the budget`,
    instead: (offered: string, asked: string) => `${offered} instead of ${asked}`,
    beside: (offered: string, asked: string) => `${offered}, beside ${asked}`,
    asked: (offered: string, asked: string) => `${offered}, ${asked} asked for`,
  },

  unsuitable: {
    act: 'Not suitable',
    question: (name: string) => `Not suitable: ${name}`,
    consequence: 'It is not suggested again until somebody says otherwise.',
    reason: 'Why not?',
    submit: 'Leave it out',
    saving: 'Saving…',
    stay: 'Keep it',
    close: 'Close',
    done: 'Left out',
    undo: 'Undo',
    undone: 'Back in the list',
    title: (n: number) => `Not suitable (${n})`,
    noReason: 'No reason given',
    by: (name: string, date: string) => `${name}, ${date}`,
    after: 'Suitable after all',
  },
}

export type MatchMessages = typeof en
