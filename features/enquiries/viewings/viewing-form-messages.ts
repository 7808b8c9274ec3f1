import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { viewingForm } from './viewing.form.ts'

type Words = FormWords<typeof viewingForm>

const en: Words = {
  name: 'Booking of a viewing',
  fields: {
    ...formMessages.en.person,
    kind: 'How',
    startsAt: 'Day and time',
    message: 'Anything we should know',
    propertyId: 'Home',
    investmentId: 'Project',
    timeZone: 'Your time zone',
  },
  hints: {
    phone: 'So that we can reach you on the day.',
    message: 'Who comes along, what you want to look at in particular.',
  },
  choices: { kind: { 'in-person': 'In person', video: 'By video' } },
  submit: 'Book this viewing',
  submitting: formMessages.en.sending,
  sentTitle: 'This time is kept for you',
  sentText: 'We confirm it by e-mail. The page of your viewing, linked in that e-mail, lets you move or cancel it.',
  sentNote: 'One of our advisers confirms the viewing by e-mail.',
  errorText: 'Your booking did not arrive. Please try again.',
}

const fr: Words = {
  name: 'Réservation d’une visite',
  fields: {
    ...formMessages.fr.person,
    kind: 'Comment',
    startsAt: 'Jour et heure',
    message: 'Précisions utiles',
    propertyId: 'Bien',
    investmentId: 'Projet',
    timeZone: 'Votre fuseau horaire',
  },
  hints: {
    phone: 'Pour vous joindre le jour de la visite.',
    message: 'Qui vous accompagne, ce que vous souhaitez voir en particulier.',
  },
  choices: { kind: { 'in-person': 'Sur place', video: 'En visio' } },
  submit: 'Réserver cette visite',
  submitting: formMessages.fr.sending,
  sentTitle: 'Ce créneau vous est gardé',
  sentText:
    'Nous le confirmons par e-mail. La page de votre visite, dont cet e-mail donne le lien, permet de la déplacer ou de l’annuler.',
  sentNote: 'L’un de nos conseillers confirme la visite par e-mail.',
  errorText: 'Votre réservation n’est pas arrivée. Merci de réessayer.',
}

export const viewingFormMessages = { en, fr }
