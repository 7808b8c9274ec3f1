import { formatClock, formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { inZone } from '../viewings/in-zone.ts'
import type { CallbackStretch } from './callback-times.ts'

const SAY = {
  en: {
    now: 'today',
    from: (clock: string) => `from ${clock}`,
    span: (from: string, until: string) => `${from} to ${until}`,
    dakar: (day: string, span: string) => `${day}, ${span} in Dakar`,
    own: (span: string, town: string) => ` (${span} in ${town})`,
  },
  fr: {
    now: 'aujourd’hui',
    from: (clock: string) => `dès ${clock}`,
    span: (from: string, until: string) => `de ${from} à ${until}`,
    dakar: (day: string, span: string) => `${day}, ${span} à Dakar`,
    own: (span: string, town: string) => ` (${town}\u00a0: ${span})`,
  },
} satisfies Record<Locale, unknown>

/** 'Friday 4 December, 09:00 to 12:00 in Dakar (10:00 to 13:00 in Paris)'; 'today' where they wait by the telephone. */
export function sayStretchOfCallback(stretch: CallbackStretch, timeZone: string | null, locale: Locale): string {
  const { time, isNow, from, until } = stretch
  const say = SAY[locale]
  if (time === 'soon' && isNow) return say.now
  const span = (one: string, other: string) => (time === 'soon' ? say.from(one) : say.span(one, other))
  const here = say.dakar(
    formatDay(from, locale, 'weekday'),
    span(formatClock(from, locale), formatClock(until, locale)),
  )
  const begins = inZone(from.toISOString(), timeZone, locale)
  const ends = inZone(until.toISOString(), timeZone, locale).own
  if (!begins.own || !ends || begins.own.isSameClock) return here
  const isOtherDay = begins.own.day !== begins.dakar.day
  const day = isOtherDay ? `${formatDay(new Date(begins.own.day), locale, 'weekday')}, ` : ''
  return here + say.own(day + span(begins.own.clock, ends.clock), begins.own.town)
}
