import type { DuplicateReason } from '../lead.public.ts'
import type { LEAD_DUE, LeadSort } from '../lead.schema.ts'
import type { Interest } from './board/interests.ts'
import { en as page } from './page/messages.en.ts'

const reasons: Record<DuplicateReason, string> = {
  'same-name': 'Same name',
  'same-phone': 'Same phone number',
  'similar-email': 'Similar e-mail address',
}

const sorts: Record<LeadSort, string> = {
  newest: 'Newest first',
  waiting: 'Longest wait first',
  'follow-up': 'Next follow-up first',
}

const due: Record<(typeof LEAD_DUE)[number], string> = {
  overdue: 'Overdue',
  today: 'Today or overdue',
  week: 'Within 7 days',
}

export const en = {
  /** The same words as on the page of one lead. */
  statuses: page.head.statuses,
  priorities: page.head.priorities,
  sources: page.details.sources,
  interests: page.details.interestWords satisfies Record<Interest, string>,
  time: page.time,

  views: { label: 'View', board: 'Board', list: 'List' },
  owners: { label: 'Whose leads', all: 'All', mine: 'Mine' },
  add: 'Add lead',

  waiting: (time: string) => `waiting ${time}`,
  followUp: {
    overdue: (when: string) => `Follow-up overdue since ${when}`,
    today: (hour: string) => `Follow-up today, ${hour}`,
    later: (when: string) => `Follow-up ${when}`,
  },
  priority: { high: 'High priority', low: 'Low priority' },
  nobody: page.assign.nobody,

  board: {
    label: 'Leads by status',
    chips: 'Status shown',
    empty: 'Nobody here at the moment.',
    emptyNew: 'No new request is waiting.',
    emptyNarrowed: 'Nobody matches.',
    moveTo: 'Move to…',
    moveOf: (name: string) => `Move ${name} to…`,
    handle: (name: string) => `Drag ${name}`,
    role: 'lead that can be dragged',
    help: 'Press the space bar to pick the lead up, the left and right arrow keys to choose a status, the space bar again to put it down, and Escape to leave it where it was. The menu beside it moves it as well.',
    lifted: (name: string, status: string) => `${name} is picked up from ${status}.`,
    over: (status: string) => `Over ${status}.`,
    dropped: (name: string, status: string) => `${name} is put down in ${status}.`,
    cancelled: (name: string) => `${name} stays where they were.`,
  },

  move: {
    status: (name: string) => `Status of ${name}`,
    moved: (name: string, status: string) => `${name}: ${status}`,
    back: 'Move back',
    assigned: (name: string, owner: string) => `${name} is now looked after by ${owner}`,
    unassigned: (name: string) => `Nobody looks after ${name} now`,
    stale: 'Changed in the meantime',
    staleText: (name: string) =>
      `${name}: somebody else moved or changed this lead while you were looking. Your change was not made; the list is up to date again.`,
    gone: 'No longer there',
    goneText: (name: string) => `${name} was merged into another lead or deleted in the meantime.`,
    failed: 'Not changed',
  },

  list: {
    search: 'Name, e-mail, phone',
    filters: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
    clear: 'Clear the filters',
    status: page.head.status,
    open: 'All open leads',
    priority: page.head.priority,
    owner: page.assign.label,
    me: 'Me',
    nobody: 'Nobody',
    interest: 'Interest',
    due: 'Follow-up',
    dueIn: due,
    sort: 'Order',
    sorts,
    export: 'Export as CSV',
    empty: {
      title: 'No leads yet',
      hint: 'Whoever writes through the site becomes one. You can also add one yourself.',
    },
    since: (date: string) => `since ${date}`,
  },

  form: {
    title: 'Add lead',
    submit: 'Add lead',
    saving: page.saving,
    added: (name: string) => `${name} is among the leads`,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    reachHint: 'An e-mail address, a phone number, or both.',
    source: 'How they came to us',
    priority: page.head.priority,
    locale: 'Language to answer in',
    locales: { en: 'English', fr: 'French' },
    noLocale: 'Not known',
    interests: 'Interested in',
    interestsOwn: 'Also interested in',
    interestsOwnHint: 'In your own words, with commas between them.',
    budget: 'Budget',
    notes: 'Notes',
  },

  duplicates: {
    open: (n: number) => `Possible duplicates (${n})`,
    /** The server names at most this many. */
    openMany: (n: number) => `Possible duplicates (${n} or more)`,
    title: 'Possible duplicates',
    hint: 'Two leads that may be one person. Look at both before you merge: a family may share a number.',
    none: 'None at the moment',
    noneHint: 'No two leads look like the same person.',
    reasons,
    merge: 'Merge',
    mergeOf: (one: string, other: string) => `Merge ${one} and ${other}`,
    question: 'Which one stays?',
    consequence:
      'The other one’s timeline, addresses and numbers move over to it, and the other one goes. This cannot be undone.',
    act: 'Merge',
    leave: 'Keep both',
    merged: (name: string) => `Merged: all of it is with ${name} now`,
  },
}

export type LeadsMessages = typeof en
