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
  sentText: 'The nights are kept for you until we have answered.',
  sentNote: 'We confirm by e-mail, or offer you other dates.',
  errorText: 'Your request did not arrive. Please try again.',
}

const fr: Words = {
  name: 'Demande de séjour',
  fields: {
    ...formMessages.fr.person,
    propertyId: 'Logement',
    arrival: 'Arrivée',
    departure: 'Départ',
    guests: 'Personnes',
    message: 'Ce que nous devons savoir',
  },
  hints: { message: 'Votre heure d’arrivée, qui vous accompagne, ce qu’il vous faut.' },
  choices: {},
  submit: 'Demander ces dates',
  submitting: formMessages.fr.sending,
  sentTitle: 'Votre demande est arrivée',
  sentText: 'Les nuits sont gardées pour vous jusqu’à notre réponse.',
  sentNote: 'Nous confirmons par e-mail, ou vous proposons d’autres dates.',
  errorText: 'Votre demande n’est pas arrivée. Merci de réessayer.',
}

export const stayFormMessages = { en, fr }
