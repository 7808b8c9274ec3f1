import type { ErrorReason } from '../explain-error.ts'
import type { MessageState } from '../message-state.ts'
import type { MessageKind } from '../outbox-kinds.ts'

const kinds: Record<MessageKind, string> = {
  'contact-staff-notice': 'Notice of a contact',
  'contact-acknowledgement': 'Acknowledgement of a contact',
  'inquiry-staff-notice': 'Notice of an enquiry',
  'inquiry-acknowledgement': 'Acknowledgement of an enquiry',
  'booking-staff-notice': 'Notice of a booking',
  'booking-acknowledgement': 'Acknowledgement of a booking',
  'lead-reply': 'Answer to a lead',
  'follow-up-reminder': 'Reminder of a follow-up',
  'booking-moved': 'News of a booking',
}

const states: Record<MessageState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', dropped: 'Not sent' }

/** What went wrong, for people; the server's own sentence stands beside it. */
const reasons: Record<ErrorReason, string> = {
  deleted: 'What it was about has been deleted since.',
  late: 'It had waited for more than a week. By then “we have your message” would only have been puzzling.',
  hirePassed: 'The pick-up time had passed by then.',
  tooMany:
    'Several forms were filled in with this address within an hour. We send five acknowledgements at most, so that nobody can use our forms to fill a stranger’s mailbox.',
  movedOn: 'Things had moved on before it could be sent: it would no longer have been true.',
  noSuchAddress:
    'The other side takes no mail for this address. Most often it is misspelt or no longer in use: call, or correct the address.',
  boxFull: 'Their mailbox is full. Send it again in a day or two, or call.',
  unwanted:
    'The other side took it for unwanted mail. Call or write on WhatsApp; if it happens often, our mail server’s reputation needs looking after.',
  tooLarge: 'The message is too large for the other side.',
  putOff: 'The other side asks us to come back later. This happens by itself, for about three days.',
  signIn: 'Our own mail server does not accept our sign-in. Nothing can be sent until an administrator mends that.',
  away: 'Our own mail server cannot be reached. Everything waits, and goes out by itself when it is back.',
  unmade: 'A mistake on our side: the message could not be put together. It is tried again by itself.',
  partly: 'It reached your colleagues, but one of the addresses was refused.',
  other: 'The mail server gave a reason that we do not know.',
}

export const en = {
  empty: 'No messages yet',
  emptyHint:
    'Each visitor’s request calls for two: a notice to you, an acknowledgement to them. Your answers and reminders pass through here too.',
  lookAgain: 'Look again',
  search: 'Search by address',
  state: 'State',
  kinds,
  states,
  to: 'To',
  toStaff: 'The staff address',
  about: 'About',
  abouts: {
    contact: (id: number) => `Contact ${id}`,
    inquiry: (id: number) => `Enquiry ${id}`,
    booking: (id: number) => `Booking ${id}`,
  },
  lead: 'Lead',
  subject: 'Subject',
  written: 'Written',
  sent: 'Sent',
  attempts: 'Attempts so far',
  nextAttempt: 'Next attempt',
  /** Above the last reason, by the state of the message. */
  remarks: { waiting: 'What went wrong', sent: 'Remark', failed: 'What went wrong', dropped: 'Why' },
  reasons,
  serverSaid: 'In the server’s own words:',
  sendAgain: 'Send again',
  sendingAgain: 'Putting it back…',
  sentAgain: 'It is back in the queue, as if it had never been tried.',
  sentAgainToast: 'Back in the queue',
  sendAgainFailed: 'It could not be put back',
  noServer: 'No mail server is set up.',
  noServerHint: (waiting: number) =>
    `Messages wait here until SMTP_URL, MAIL_FROM and MAIL_STAFF are set (docs/OPERATIONS.md). Waiting now: ${waiting}. Nothing is lost, but nobody is written to.`,
  noServerHintForOthers: (waiting: number) =>
    `Messages wait here until an administrator sets one up. Waiting now: ${waiting}. Nothing is lost, but nobody is written to.`,
  ceiling: 'More acknowledgements than usual.',
  ceilingHint:
    'So many went out within the hour that further ones wait their turn; notices to you and your own answers go at once. If nobody expected such a day, somebody may be filling in the forms by machine.',
  failed: (n: number) =>
    n === 1
      ? '1 message of the last seven days could not be delivered.'
      : `${n} messages of the last seven days could not be delivered.`,
  failedHint: 'The other side refused for good. Each message says why, and can be sent again once that is mended.',
  showFailed: 'Show them',
}

export type OutboxMessages = typeof en
