import { dakarClock, momentInDakar } from '#common/dakar-time.ts'
import { type OpeningHours, WEEKDAYS } from '#ui/page/company-profile.ts'

/** When somebody would like to be called, by Dakar's clock. */
export const CALLBACK_TIMES = ['soon', 'morning', 'afternoon', 'evening'] as const
export type CallbackTime = (typeof CALLBACK_TIMES)[number]

/** The next stretch in which that is, while somebody of us is there. */
export interface CallbackStretch {
  time: CallbackTime
  /** We are there now: they wait by the telephone. */
  isNow: boolean
  from: Date
  until: Date
}

/** A house that states no hours calls at the usual ones, as it shows homes (viewings/viewing-hours.ts). */
const USUAL: OpeningHours = {
  monday: '09:00-18:00',
  tuesday: '09:00-18:00',
  wednesday: '09:00-18:00',
  thursday: '09:00-18:00',
  friday: '09:00-18:00',
  saturday: '09:00-18:00',
  sunday: null,
}

const SPANS: Record<CallbackTime, [from: string, until: string]> = {
  soon: ['00:00', '24:00'],
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
}

/** Less than that is no time to be called in. */
const LEAST_MS = 30 * 60_000
const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

function nextStretch(hours: OpeningHours, time: CallbackTime, now: Date): CallbackStretch | null {
  const [spanFrom, spanUntil] = SPANS[time]
  const nextQuarter = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS
  for (let ahead = 0; ahead <= WEEKDAYS.length; ahead += 1) {
    const moment = new Date(now.getTime() + ahead * DAY_MS)
    const day = dakarClock(moment).slice(0, 10)
    const [opens = '', closes = ''] = hours[WEEKDAYS[(moment.getUTCDay() + 6) % 7] ?? 'monday']?.split('-') ?? []
    const begins = opens > spanFrom ? opens : spanFrom
    const ends = closes < spanUntil ? closes : spanUntil
    const start = momentInDakar(`${day}T${begins}`)?.getTime()
    const until = momentInDakar(`${day}T${ends}`)?.getTime()
    // A closed day has no clock to read.
    if (start === undefined || until === undefined) continue
    const from = Math.max(start, nextQuarter)
    if (until - from < LEAST_MS) continue
    return { time, isNow: from > start, from: new Date(from), until: new Date(until) }
  }
  return null
}

/** What can be chosen now. A house that closes at five has no evening. */
export function callbackStretches(openingHours: OpeningHours | null, now = new Date()): CallbackStretch[] {
  return CALLBACK_TIMES.flatMap((time) => nextStretch(openingHours ?? USUAL, time, now) ?? [])
}
