/** What a device shows when somebody tries it out. */
const en = {
  testTitle: 'Notifications reach this device',
  testBody: 'This is how Kais will tell you of a request or a viewing.',
}

const fr = {
  testTitle: 'Les notifications arrivent sur cet appareil',
  testBody: 'C’est ainsi que Kais vous signalera une demande ou une visite.',
} satisfies typeof en

export const pushMessages = { en, fr }
