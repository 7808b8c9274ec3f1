import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { stayForm } from './stay.form.ts'

type Words = FormWords<typeof stayForm>

const en: Words = {
  name: 'Request for a stay',
  fields: {
    ...formMessages.en.person,
    propertyId: 'Home',
    arrival: 'Arrival',
    departure: 'Departure',
    guests: 'Guests',
    message: 'Anything we should know',
  },
  hints: { message: 'When you land, who comes along, what you need.' },
  choices: {},
  submit: 'Request these dates',
  submitting: formMessages.en.sending,
  sentTitle: 'Your request has arrived',
  sentText: 'We answer by e-mail. The e-mail we send you now says until when the nights are kept.',
  sentNote: 'We confirm the dates, or offer you others.',
  errorText: 'Your request did not arrive. Please try again.',
}

const fr: Words = {
  name: 'Demande de séjour',
  fields: {
    ...formMessages.fr.person,
    propertyId: 'Logement',
    arrival: 'Arrivée',
    departure: 'Départ',
    guests: 'Voyageurs',
    message: 'Précisions utiles',
  },
  hints: { message: 'Votre heure d’arrivée, qui vous accompagne, ce qu’il vous faut.' },
  choices: {},
  submit: 'Demander ces dates',
  submitting: formMessages.fr.sending,
  sentTitle: 'Votre demande est arrivée',
  sentText:
    'Nous vous répondons par e-mail. Celui que vous recevez maintenant indique jusqu’à quand les nuits sont gardées.',
  sentNote: 'Nous confirmons ces dates, ou vous en proposons d’autres.',
  errorText: 'Votre demande n’est pas arrivée. Merci de réessayer.',
}

export const stayFormMessages = { en, fr }
