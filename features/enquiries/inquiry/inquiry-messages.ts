import type { EnquiryKind } from '#features/nest/enquiry-kind.ts'
import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { inquiryForm } from './inquiry.form.ts'

const suggestions: Record<EnquiryKind, string> = {
  home: 'When can it be visited? Which side is noisy? What furniture stays?',
  stay: 'From which day to which? For how many? What is included in the price?',
  'off-plan': 'When are the keys due? How is the price paid? Who guarantees completion?',
  land: 'Which title is it? What may be built? Are water and power connected?',
  commercial: 'When can it be visited? From when is it free? What are the charges?',
}

const en = {
  title: 'Ask a question',
  text: (about: string) => `About ${about}. The name and the reference go with your question.`,
  projectText: (about: string) => `About ${about}. The project’s name goes with your question.`,
  projectSuggestion: 'Which title is it? Who is the notary? What happens if the works are late?',
  suggestions,
  form: (about: string): FormWords<typeof inquiryForm> => ({
    name: `Question about ${about}`,
    fields: { ...formMessages.en.person, propertyId: about, investmentId: about, vehicleId: about },
    choices: {},
    submit: 'Send the question',
    submitting: formMessages.en.sending,
    sentTitle: 'Message Sent!',
    sentText: 'Thank you. It is with us, and we will write back to the address you gave.',
    sentNote: `One of our advisers answers your question about ${about} by e-mail.`,
    errorText: 'Failed to send message. Please try again.',
  }),
}

const fr = {
  title: 'Poser une question',
  text: (about: string) =>
    `À propos\u00a0: ${about}. Le titre de l’annonce et sa référence accompagnent votre question.`,
  projectText: (about: string) => `À propos\u00a0: ${about}. Le nom du projet accompagne votre question.`,
  projectSuggestion:
    'Quel est le titre\u202f? Qui est le notaire\u202f? Que se passe-t-il si le chantier prend du retard\u202f?',
  suggestions: {
    home: 'Quand peut-on visiter\u202f? De quel côté vient le bruit\u202f? Quels meubles restent\u202f?',
    stay: 'De quel jour à quel jour\u202f? Pour combien de personnes\u202f? Que comprend le prix\u202f?',
    'off-plan':
      'Quand la livraison est-elle prévue\u202f? Quel est l’échéancier des paiements\u202f? Qui garantit l’achèvement\u202f?',
    land: 'Quel est le titre\u202f? Que peut-on y bâtir\u202f? L’eau et l’électricité sont-elles raccordées\u202f?',
    commercial: 'Quand peut-on visiter\u202f? À partir de quand est-ce libre\u202f? Quelles sont les charges\u202f?',
  },
  form: (about: string) => ({
    name: `Question sur ${about}`,
    fields: { ...formMessages.fr.person, propertyId: about, investmentId: about, vehicleId: about },
    choices: {},
    submit: 'Envoyer la question',
    submitting: formMessages.fr.sending,
    sentTitle: 'Message envoyé\u202f!',
    sentText: 'Merci. Il nous est parvenu, et nous vous répondrons à l’adresse indiquée.',
    sentNote: `L’un de nos conseillers répond par e-mail à votre question sur ${about}.`,
    errorText: 'L’envoi du message a échoué. Merci de réessayer.',
  }),
} satisfies typeof en

export const inquiryMessages = { en, fr }
