import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { callbackForm } from './callback.form.ts'
import type { CallbackTime } from './callback-times.ts'

type Words = FormWords<typeof callbackForm>

/** 'In the morning', inside a sentence. */
const within = (time: string) => time.charAt(0).toLowerCase() + time.slice(1)

const times: Record<CallbackTime, string> = {
  soon: 'As soon as possible',
  morning: 'In the morning',
  afternoon: 'In the afternoon',
  evening: 'In the evening',
}

const formEn: Words = {
  name: 'Request for a callback',
  fields: {
    ...formMessages.en.person,
    phone: 'Your number',
    time: 'When shall we call?',
    propertyId: 'Home',
    investmentId: 'Project',
    timeZone: 'Your time zone',
  },
  hints: { phone: 'With its country code, if it is not from Senegal: +33 6 12 34 56 78.' },
  choices: { time: times },
  submit: 'Request the callback',
  submitting: formMessages.en.sending,
  sentTitle: 'We will call you',
  sentText: 'Thank you. Your request is with us.',
  sentNote: 'One of our advisers calls the number you gave.',
  errorText: 'Your request did not arrive. Please try again.',
}

const en = {
  form: formEn,
  title: 'Request a callback',
  lead: (about: string) => `Leave your number, and an adviser will call you about ${about}.`,
  leadAtAll: 'Leave your number, and an adviser will call you.',
  description: 'Leave your number and say when it suits you: an adviser of Kais will call you.',
  back: (about: string) => `Back to ${about}`,
  /** The contact page. */
  contact: 'the contact page',
  /** Of one that is about no listing. */
  subject: 'Callback',
  /** What they chose, as it is stored: 'Call me in the morning: Friday 4 December, …'. */
  wish: (time: string, stretch: string) => `Please call me ${within(time)}: ${stretch}.`,
  /** Once the wish is known to us. */
  scheduler: 'Or choose a time in our calendar',
  newTab: '(opens a new tab)',
}

const timesFr: Record<CallbackTime, string> = {
  soon: 'Dès que possible',
  morning: 'Le matin',
  afternoon: 'L’après-midi',
  evening: 'En fin de journée',
}

const fr = {
  form: {
    name: 'Demande de rappel',
    fields: {
      ...formMessages.fr.person,
      phone: 'Votre numéro',
      time: 'Quand vous rappeler\u202f?',
      propertyId: 'Bien',
      investmentId: 'Projet',
      timeZone: 'Votre fuseau horaire',
    },
    hints: { phone: 'Avec l’indicatif du pays, si le numéro n’est pas sénégalais\u00a0: +33 6 12 34 56 78.' },
    choices: { time: timesFr },
    submit: 'Demander le rappel',
    submitting: formMessages.fr.sending,
    sentTitle: 'Nous vous rappellerons',
    sentText: 'Merci. Votre demande nous est parvenue.',
    sentNote: 'L’un de nos conseillers vous rappellera au numéro indiqué.',
    errorText: 'Votre demande n’est pas arrivée. Merci de réessayer.',
  } satisfies Words,
  title: 'Demander un rappel',
  lead: (about: string) => `Laissez votre numéro\u00a0: un conseiller vous rappellera au sujet de ${about}.`,
  leadAtAll: 'Laissez votre numéro\u00a0: un conseiller vous rappellera.',
  description: 'Laissez votre numéro et le moment qui vous convient\u00a0: un conseiller de Kais vous rappellera.',
  back: (about: string) => `Retour\u00a0: ${about}`,
  contact: 'la page de contact',
  subject: 'Rappel',
  wish: (time: string, stretch: string) => `Merci de me rappeler ${within(time)}\u00a0: ${stretch}.`,
  scheduler: 'Ou choisir une heure dans notre agenda',
  newTab: '(nouvel onglet)',
} satisfies typeof en

export const callbackMessages = { en, fr }
