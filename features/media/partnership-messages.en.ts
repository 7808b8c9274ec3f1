export const en = {
  title: 'Make something with us',
  text: 'You have a brand and something to say in Dakar. Tell us in a few lines; we answer with an idea, or say that we are not the right house for it.',
  whatsapp: 'Ask on WhatsApp',
  whatsappText: 'Hello Kais Media, I would like to propose a partnership.\nCompany: \nThe idea: ',
  newTab: '(opens a new tab)',
}

export type PartnershipMessages = typeof en
