import type { StaffActivityType } from '../../activity-types.ts'
import type { Delivery, DuplicateReason } from '../../lead.public.ts'
import type { LeadPriority, LeadSource, LeadStatus } from '../../lead-status.ts'

const statuses: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  negotiation: 'Negotiation',
  won: 'Won',
  lost: 'Lost',
}

const priorities: Record<LeadPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' }

const sources: Record<LeadSource, string> = {
  website: 'The website',
  phone: 'By phone',
  whatsapp: 'By WhatsApp',
  referral: 'Recommended by somebody',
  'walk-in': 'Came to the office',
  event: 'Met at an event',
  other: 'Another way',
}

/** By the keys that the forms of the site store. */
const interests = {
  property: 'Home',
  'real-estate': 'Real estate',
  recommendation: 'Home search',
  investment: 'Investment project',
  investments: 'Investments',
  relocation: 'Relocation',
  'design-consultation': 'Design consultation',
  design: 'Design',
  concierge: 'Concierge',
  stay: 'Stay',
  'vehicle-rental': 'Car hire',
  vehicle: 'Car',
  mobility: 'Mobility',
  'media-partnership': 'Media partnership',
  media: 'Media',
  general: 'General',
}

const reasons: Record<DuplicateReason, string> = {
  'same-name': 'Same name',
  'same-phone': 'Same phone number',
  'similar-email': 'Similar e-mail address',
}

const deliveries: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not delivered',
  dropped: 'Not sent',
}

const kinds: Record<StaffActivityType, string> = {
  note: 'Note',
  call: 'Call',
  meeting: 'Meeting',
  visit: 'Visit',
  whatsapp: 'WhatsApp',
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  assign: {
    label: 'Owner',
    /** Heard where the same select stands beside many names. */
    of: (name: string) => `Owner: ${name}`,
    nobody: 'Nobody yet',
    me: (name: string) => `${name} (you)`,
  },

  back: 'All leads',
  error: 'Error',
  close: 'Close',
  save: 'Save',
  saving: 'Saving…',

  gone: {
    title: 'This lead is not here',
    hint: 'It was merged into another lead, or its data was deleted. The list shows who is there now.',
    back: 'Back to the leads',
  },

  stale: {
    title: 'Changed in the meantime',
    text: (name: string) =>
      `${name} changed this lead just before you. Your change was not saved; this is how it stands now.`,
    somebody: 'Somebody else',
  },

  head: {
    status: 'Status',
    statuses,
    moved: (status: string) => `Status: ${status}`,
    undo: 'Undo',
    priority: 'Priority',
    priorities,
    prioritySet: (priority: string) => `Priority: ${priority}`,
    given: (name: string) => `${name} looks after this lead now`,
    givenBack: 'Nobody looks after this lead now',
    answered: (time: string) => `First answered after ${time}`,
    notWaiting: 'Nobody is waiting for an answer',
    since: (date: string) => `Lead since ${date}`,
  },

  time: {
    now: 'less than a minute',
    minutes: (n: number) => `${n} min`,
    hours: (h: number, min: number) => (min > 0 ? `${h} h ${min} min` : `${h} h`),
    days: (d: number, h: number) => (h > 0 ? `${count(d, 'day', 'days')} ${h} h` : count(d, 'day', 'days')),
  },

  reach: {
    title: 'Reach them',
    call: 'Call',
    mail: 'E-mail',
    whatsapp: 'WhatsApp',
    newTab: '(opens a new tab)',
    known: 'Also known by',
    email: 'E-mail',
    phone: 'Phone',
    none: 'Neither an address nor a number is known.',
  },

  acts: {
    answer: 'Answer',
    write: 'Write something down',
  },

  write: {
    title: 'Write something down',
    kind: 'What it was',
    kinds,
    text: 'What happened, or what others should know',
    outcome: 'What came of it',
    hint: 'A call, a meeting, a visit or a WhatsApp message counts as an answer: the wait ends.',
    submit: 'Put it on the timeline',
    done: 'It is on the timeline',
    restored: (when: string) => `What you had typed here (${when}) is back. It is not on the timeline yet.`,
    discard: 'Discard it',
  },

  timeline: {
    title: 'Timeline',
    shown: (shown: number, total: number) => `${shown} of ${total}`,
    empty: 'Nothing on the timeline yet',
    emptyHint: 'What they send and what you write down appears here.',
    kinds,
    by: (name: string) => `by ${name}`,
    from: (sender: string) => `Sent by ${sender}`,
    contact: (form: string) => `Sent a form: ${form}`,
    inquiry: (subject: string) => `Asked about ${subject}`,
    callback: (subject: string | null) => (subject ? `Asked for a callback about ${subject}` : 'Asked for a callback'),
    booking: (car: string) => `Reserved a car: ${car}`,
    bookingWritten: (car: string) => `Asked us for a car, written down by us: ${car}`,
    carRequest: (category: string) => `Sent a request for a car, none held: ${category}`,
    stay: (home: string) => `Asked for a stay: ${home}`,
    sent: 'Sent us something',
    deleted: 'What was sent has been deleted since.',
    whole: 'Everything they sent',
    email: (subject: string) => `E-mail: ${subject}`,
    deliveries,
    outbox: 'See it in the outbox',
    wholeMail: 'The whole message',
    wholeText: 'The whole text',
    outcome: 'What came of it:',
    followUp: (date: string) => `Follow-up planned for ${date}`,
    followUpFor: 'What for:',
    followUpClosed: (date: string) => `Closed on ${date}.`,
    status: (status: string) => `Moved to ${status}`,
    assigned: (name: string) => `Given to ${name}`,
    assignedByRule: (name: string) => `Given to ${name} by a rule`,
    unassigned: 'Given back: nobody looks after this lead now',
    answered: 'Answered outside the site',
    enquiryStatus: (status: string) => `Their enquiry: ${status}`,
    bookingStatus: (status: string) => `Booking: ${status}`,
    requestStatus: (status: string) => `Car request: ${status}`,
    stayStatus: (status: string) => `Stay: ${status}`,
    viewing: (subject: string) => `Booked a viewing: ${subject}`,
    viewingWritten: (subject: string) => `Viewing written down: ${subject}`,
    viewingStatus: (status: string) => `Viewing: ${status}`,
    merged: (lead: string) => `Merged with lead ${lead}`,
    separated: (lead: string) => `A request was somebody else’s: it is lead ${lead} now`,
    created: (source: string) => `Added by hand. How they came to us: ${source}`,
  },

  separate: {
    act: 'This is somebody else',
    title: 'Somebody else’s request?',
    text: (sender: string) =>
      `It gets a lead of its own, for ${sender}, with everything else that came from that address. The rest stays here.`,
    leave: 'Keep it here',
    done: 'It has a lead of its own now',
    open: 'Open that lead',
  },

  details: {
    title: 'Details',
    edit: 'Edit the details',
    interests: 'Interested in',
    interestWords: interests,
    ownInterests: 'Also interested in',
    budget: 'Budget',
    budgetPerMonth: (range: string) => `${range} FCFA a month`,
    language: 'Language to answer in',
    languages: { en: 'English', fr: 'French' },
    noLanguage: 'Not known',
    source: 'How they came to us',
    sources,
    ownInterestsHint: 'In your own words, with commas between them.',
    notes: 'Lasting notes',
    notesHint: 'What should be known before anything else. What happened belongs on the timeline.',
    lastContact: 'Last answered',
    never: 'Never',
    unknown: 'Not given',
    saved: 'Details saved',
    staleForm:
      'Somebody else changed these details while you were writing. Your changes stand on top of theirs now: look through them, then save.',
    leaveText: 'What you changed will be lost: people’s details are not kept in this browser.',
    kept: 'Nothing was lost: what you filled in is still here.',
  },

  duplicates: {
    title: 'Perhaps the same person',
    none: 'No other lead looks like the same person.',
    reasons,
    open: 'Open',
    merge: 'Merge into this lead',
    mergeTitle: (name: string) => `Merge ${name} into this lead?`,
    moves: 'Both timelines, and the addresses and numbers of both, come together here.',
    stays: (name: string) =>
      `Name, address, status and owner stay those of ${name}; what is empty here is taken from the other, and the higher priority counts.`,
    goes: 'The other lead’s page goes away. This cannot be undone; a single request can be separated again.',
    here: 'This lead',
    other: 'Goes into it',
    act: 'Merge',
    leave: 'Keep them apart',
    done: 'They are one lead now',
  },

  erase: {
    title: 'Delete this person’s data',
    text: 'When somebody asks to be forgotten. Everything about them goes, everywhere, for good.',
    open: 'Delete this person’s data',
    question: (name: string) => `Delete everything about ${name}?`,
    goes: 'This goes with the lead:',
    counts: {
      contacts: (n: number) => count(n, 'contact form', 'contact forms'),
      inquiries: (n: number) => count(n, 'enquiry', 'enquiries'),
      bookings: (n: number) => count(n, 'booking', 'bookings'),
      stays: (n: number) => count(n, 'stay', 'stays'),
      viewings: (n: number) => count(n, 'viewing', 'viewings'),
      activities: (n: number) => count(n, 'timeline entry', 'timeline entries'),
      tasks: (n: number) => count(n, 'task', 'tasks'),
      messages: (n: number) => count(n, 'outbox message', 'outbox messages'),
    },
    nothing: 'Nothing but the lead itself.',
    forGood: 'It cannot be brought back, not even from the audit trail.',
    openHires: (n: number) =>
      `${n === 1 ? 'A car hire is' : `${n} car hires are`} not over yet. Complete or cancel ${n === 1 ? 'it' : 'them'} first: the house has to know who has ${n === 1 ? 'the car' : 'the cars'}.`,
    openStays: (n: number) =>
      `${n === 1 ? 'A stay is' : `${n} stays are`} not over yet. Cancel ${n === 1 ? 'it' : 'them'} first, or wait for the end: the house has to know who has the keys.`,
    bookings: 'See the bookings',
    stays: 'See the stays',
    openViewings: (n: number) =>
      `${n === 1 ? 'A viewing is' : `${n} viewings are`} still to come. Cancel ${n === 1 ? 'it' : 'them'} first: one of us would wait at the door.`,
    viewings: 'See the viewings',
    sure: 'Is it the right person?',
    confirm: (name: string) => `Yes, I mean ${name}`,
    confirmMissing: 'Tick this to show that it is the right person.',
    act: 'Delete for good',
    leave: 'Keep it',
    done: 'Deleted',
    doneText: 'Nothing about this person is left.',
  },
}

export type LeadPageMessages = typeof en
