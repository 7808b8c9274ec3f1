import type { DayState } from './days.ts'

interface CalendarMessages {
  states: Record<DayState, string>
  arrival: string
  departure: string
  first: string
  last: string
  between: string
  today: string
  /** Once an arrival is chosen. */
  nowDeparture: (arrival: string) => string
  legend: string
  legendOf: Record<Exclude<DayState, 'closed'>, string>
  howTo: string
}

const en: CalendarMessages = {
  states: {
    free: 'free',
    taken: 'taken',
    'arrival-only': 'free, arrival only',
    'departure-only': 'taken from this night on, departure only',
    closed: 'not offered',
  },
  arrival: 'your arrival',
  departure: 'your departure',
  first: 'first day chosen',
  last: 'last day chosen',
  between: 'chosen',
  today: 'today',
  nowDeparture: (arrival) => `Arrival ${arrival}. Now choose the day you leave.`,
  legend: 'What the days mean',
  legendOf: { free: 'Free', taken: 'Taken', 'arrival-only': 'Arrival only', 'departure-only': 'Departure only' },
  howTo: 'Arrow keys move by day and week, Page Up and Page Down by month. Shift + arrow key extends the choice.',
}

const fr = {
  states: {
    free: 'libre',
    taken: 'pris',
    'arrival-only': 'libre, arrivée seulement',
    'departure-only': 'pris dès cette nuit, départ seulement',
    closed: 'non proposé',
  },
  arrival: 'votre arrivée',
  departure: 'votre départ',
  first: 'premier jour choisi',
  last: 'dernier jour choisi',
  between: 'choisi',
  today: 'aujourd’hui',
  nowDeparture: (arrival) => `Arrivée le ${arrival}. Choisissez maintenant le jour du départ.`,
  legend: 'Ce que disent les jours',
  legendOf: { free: 'Libre', taken: 'Pris', 'arrival-only': 'Arrivée seulement', 'departure-only': 'Départ seulement' },
  howTo: 'Les flèches avancent par jour et par semaine, Page haut et Page bas par mois. Maj + flèche étend le choix.',
} satisfies CalendarMessages

export const stayCalendarMessages = { en, fr }
