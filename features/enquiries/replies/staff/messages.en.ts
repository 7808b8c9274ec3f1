import type { ContactType } from '../../contact/contact-types.ts'
import type { ServiceInterest } from '../../contact/service-interests.ts'

/** What somebody asked about, as it stands in a sentence: 'You wrote to us about your move to Dakar.' */
const aboutContact: Record<Exclude<ContactType, 'general'>, string> = {
  'design-consultation': 'your interior',
  relocation: 'your move to Dakar',
  concierge: 'your request to our concierge',
  'media-partnership': 'a media partnership',
  recommendation: 'your search for a home',
}
const aboutInterest: Record<Exclude<ServiceInterest, 'general'>, string> = {
  'real-estate': 'a home in Dakar',
  concierge: 'our concierge',
  mobility: 'a car',
  investments: 'an investment',
  media: 'Kais Media',
  design: 'your interior',
}

export const en = {
  language: 'Language',
  languages: { en: 'English', fr: 'Français' },
  template: 'Begin from a template',
  noTemplate: 'None: my own words',
  loadingTemplates: 'Loading…',
  templatesFailed: 'The templates could not be loaded. Write in your own words, or try again.',
  tryAgain: 'Try again',
  notInFrench: 'This template has no French text: it stands here in English.',
  subject: 'Subject',
  subjectHint: 'Only an e-mail shows it.',
  body: 'Text',
  signed: (name: string, house: string) => `Signed automatically: ${name}, ${house}`,
  missing: 'Still to be filled in',
  missingHint: 'We do not know these. Write what belongs there, or take the place out.',
  subjectRequired: 'An e-mail needs a subject.',
  bodyRequired: 'There is nothing to send yet.',
  unfilled: 'There is still a place to be filled in.',
  send: 'Send by e-mail',
  sending: 'Sending…',
  sendTo: (address: string) => `Goes to ${address}`,
  noServer:
    'No mail server is set up, so nothing can be sent by e-mail from here: SMTP_URL is missing, see docs/OPERATIONS.md.',
  noServerForOthers:
    'No mail server is set up, so nothing can be sent by e-mail from here: please ask an administrator.',
  ownMail: 'Open in my mail program',
  ownMailHint: 'What you send from there is not seen here: put it on the timeline under “Write something down”.',
  whatsapp: 'Open in WhatsApp',
  whatsappNewTab: '(opens in a new tab)',
  noWay: 'There is neither an e-mail address nor a number that WhatsApp could reach. Add one to the details.',
  noEmail: 'No e-mail address is known.',
  noWhatsapp: 'No number that WhatsApp could reach is known: it needs the country code, such as +221.',
  sent: 'Your answer is on its way. The timeline says when it has left the house.',
  opened: 'WhatsApp is open in another tab, and the text is on the timeline.',
  sendFailed: 'Your answer was not sent',
  noAnswer: 'No answer from the server',
  neverTwice: 'It may have left all the same. Press again: the same text never goes out twice.',
  nothingLost: 'Nothing was lost: your text is still here.',
  notWrittenDown: 'WhatsApp was opened, but the text could not be put on the timeline',
  restored: (when: string) => `What you had typed here (${when}) is back. It has not been sent yet.`,
  discard: 'Discard it',
  replace: {
    title: 'Replace what you wrote?',
    text: 'The template takes the place of the subject and the text.',
    act: 'Replace it',
    leave: 'Keep my text',
  },
  about: { contact: aboutContact, interest: aboutInterest, car: 'a car' },
}

export type ReplyMessages = typeof en
