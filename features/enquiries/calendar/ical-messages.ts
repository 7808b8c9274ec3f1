import type { EntryKind } from './calendar-entry.ts'

const en = {
  kinds: {
    viewing: 'Viewing',
    task: 'Task',
    arrival: 'Arrival',
    departure: 'Departure',
    pickup: 'Car pick-up',
    return: 'Car return',
    off: 'Day off',
  } as Record<EntryKind, string>,
  colon: ': ',
  open: 'Everything else is in Kais:',
}

const fr = {
  kinds: {
    viewing: 'Visite',
    task: 'Tâche',
    arrival: 'Arrivée',
    departure: 'Départ',
    pickup: 'Prise en charge de la voiture',
    return: 'Retour de la voiture',
    off: 'Absence',
  },
  colon: '\u00a0: ',
  open: 'Tout le reste se trouve dans Kais\u00a0:',
} satisfies typeof en

/** Of the file that a calendar elsewhere reads. */
export const icalMessages = { en, fr }
