/** What every public form says; what only one of them says stands in that form's own file. */
export const en = {
  person: {
    name: 'Your name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Your message',
  },
  optional: '(optional)',
  choose: 'Choose',
  undecided: 'Undecided',
  sending: 'Sending...',
  privacy: 'We use what you write to answer you, and for nothing else.',
  problems: 'Some fields need another look.',
  errorTitle: 'Error',
  toast: {
    notification: 'Notification',
    region: 'Notifications ({hotkey})',
    close: 'Close',
  },
}

export type FormMessages = typeof en
