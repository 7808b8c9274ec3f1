import type { InquiryMessages } from './inquiry-messages.en.ts'

export const fr = {
  name: (about: string) => `Question sur ${about}`,
  title: 'Poser une question',
  text: (about: string) => `À propos de ${about}. Le nom et la référence accompagnent votre question.`,
  suggestion: 'Quand peut-on visiter\u202f? De quel côté vient le bruit\u202f? Que laisse-t-on dans la maison\u202f?',
  send: 'Envoyer la question',
  sentTitle: 'Message envoyé\u202f!',
  sentText: 'Merci. Il nous est parvenu, et nous vous répondrons à l’adresse indiquée.',
  sentNote: (about: string) => `Votre question sur ${about} nous est parvenue.`,
  errorText: 'L’envoi du message a échoué. Merci de réessayer.',
} satisfies InquiryMessages
