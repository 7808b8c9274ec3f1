import { fr as form } from '../forms/form-messages.fr.ts'
import type { InquiryMessages } from './inquiry-messages.en.ts'

export const fr = {
  title: 'Poser une question',
  text: (about: string) =>
    `À propos\u00a0: ${about}. Le titre de l’annonce et sa référence accompagnent votre question.`,
  projectText: (about: string) => `À propos\u00a0: ${about}. Le nom du projet accompagne votre question.`,
  projectSuggestion:
    'Quel est le titre\u202f? Qui est le notaire\u202f? Que se passe-t-il si le chantier prend du retard\u202f?',
  suggestion: 'Quand peut-on visiter\u202f? De quel côté vient le bruit\u202f? Quels meubles restent\u202f?',
  form: (about: string) => ({
    name: `Question sur ${about}`,
    fields: { ...form.person, propertyId: about, investmentId: about, vehicleId: about },
    choices: {},
    submit: 'Envoyer la question',
    submitting: form.sending,
    sentTitle: 'Message envoyé\u202f!',
    sentText: 'Merci. Il nous est parvenu, et nous vous répondrons à l’adresse indiquée.',
    sentNote: `Votre question sur ${about} nous est parvenue.`,
    errorText: 'L’envoi du message a échoué. Merci de réessayer.',
  }),
} satisfies InquiryMessages
