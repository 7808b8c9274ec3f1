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
  leaveEmpty: 'Leave this empty',
  draft: {
    kept: 'We kept what you wrote here.',
    startAfresh: 'Start afresh',
  },
  offline: 'You are offline: what you write is kept here. Send it, and it will leave when the network is back.',
  waiting: {
    title: 'Waiting for the network',
    text: 'It will be sent automatically.',
    takeBack: 'Take it back and go on writing',
  },
  overdue: 'This waited for the network for more than a week and was not sent. If it still holds, send it again.',
  bar: {
    waiting: 'Your message is waiting for the network. It will be sent automatically.',
    sent: 'Your message was sent.',
    refused: 'Your message could not be accepted as it is. Nothing is lost: it is back in its form.',
    overdue: 'Your message waited for more than a week and was not sent. Nothing is lost: it is back in its form.',
    open: 'Open the form',
    close: 'Close',
  },
  toast: {
    notification: 'Notification',
    region: 'Notifications ({hotkey})',
    close: 'Close',
  },
}

export type FormMessages = typeof en
