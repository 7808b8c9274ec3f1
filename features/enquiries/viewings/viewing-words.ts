import type { TimelineNews } from './viewing-news.ts'
import type { ViewingKind, ViewingState } from './viewing-status.ts'

const states: Record<ViewingState, string> = {
  asked: 'Waiting for our answer',
  confirmed: 'Confirmed',
  done: 'Done',
  missed: 'Missed',
  cancelled: 'Cancelled',
  lapsed: 'Not answered in time',
}

const kinds: Record<ViewingKind, string> = { 'in-person': 'In person', video: 'By video' }

/** On a timeline. */
const news: Record<TimelineNews, string> = {
  confirmed: 'confirmed',
  moved: 'moved by us',
  changed: 'changed',
  cancelled: 'cancelled by us',
  lapsed: 'not answered in time, the time is free again',
  'moved-as-asked': 'moved by the visitor',
  'cancelled-as-asked': 'cancelled by the visitor',
  'visitor-moved': 'moved by the visitor',
  'visitor-cancelled': 'cancelled by the visitor',
  done: 'done',
  missed: 'the visitor did not come',
  'not-confirmed': 'not confirmed by the link in our e-mail, the time is free again',
}

const en = {
  states,
  kinds,
  news,
  subject: 'What you are viewing',
  when: 'When',
  length: 'Length',
  minutes: (n: number) => `${n} minutes`,
  kind: 'How',
  place: 'Where',
  video: 'Video link',
  placeLater: 'We will tell you where to meet before the viewing.',
  videoLater: 'We will send you the link before the viewing.',
  adviser: 'With',
  heldUntil: 'Kept for you until',
  reason: 'Reason',
  calendarTitle: (subject: string) => `Viewing: ${subject}`,
}

const fr = {
  states: {
    asked: 'En attente de notre réponse',
    confirmed: 'Confirmée',
    done: 'Faite',
    missed: 'Manquée',
    cancelled: 'Annulée',
    lapsed: 'Sans réponse à temps',
  },
  kinds: { 'in-person': 'Sur place', video: 'En visio' },
  news: {
    confirmed: 'confirmée',
    moved: 'déplacée par nous',
    changed: 'modifiée',
    cancelled: 'annulée par nous',
    lapsed: 'sans réponse à temps, créneau de nouveau libre',
    'moved-as-asked': 'déplacée par le visiteur',
    'cancelled-as-asked': 'annulée par le visiteur',
    'visitor-moved': 'déplacée par le visiteur',
    'visitor-cancelled': 'annulée par le visiteur',
    done: 'faite',
    missed: 'le visiteur n’est pas venu',
    'not-confirmed': 'non confirmée par le lien de notre e-mail, créneau de nouveau libre',
  },
  subject: 'Ce que vous visitez',
  when: 'Quand',
  length: 'Durée',
  minutes: (n: number) => `${n}\u00a0minutes`,
  kind: 'Comment',
  place: 'Où',
  video: 'Lien visio',
  placeLater: 'Nous vous indiquerons le lieu du rendez-vous avant la visite.',
  videoLater: 'Nous vous enverrons le lien avant la visite.',
  adviser: 'Avec',
  heldUntil: 'Gardé pour vous jusqu’au',
  reason: 'Motif',
  calendarTitle: (subject: string) => `Visite\u00a0: ${subject}`,
} satisfies typeof en

export const viewingWords = { en, fr }
