import type { InquiryMessages } from './inquiry-messages.en.ts'

export const fr = {
  name: (about: string) => `Question sur ${about}`,
  title: 'Poser une question',
  text: (about: string) =>
    `À propos\u00a0: ${about}. Le titre de l’annonce et sa référence accompagnent votre question.`,
  suggestion: 'Quand peut-on visiter\u202f? De quel côté vient le bruit\u202f? Quels meubles restent\u202f?',
  send: 'Envoyer la question',
  sentTitle: 'Message envoyé\u202f!',
  sentText: 'Merci. Il nous est parvenu, et nous vous répondrons à l’adresse indiquée.',
  sentNote: (about: string) => `Votre question sur ${about} nous est parvenue.`,
  errorText: 'L’envoi du message a échoué. Merci de réessayer.',
} satisfies InquiryMessages
