import { formatTenths, formatWhole } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'

interface Words {
  seconds: (n: string) => string
  minutes: (n: string) => string
  hours: (n: string) => string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a job took, as exactly as anybody asks: 0.3 s, 12 s, 4 min, 1.5 h. */
export function sayDuration(ms: number, words: Words, locale: Locale): string {
  if (ms < 10_000) return words.seconds(formatTenths(ms / 1_000, locale))
  if (ms < MINUTE) return words.seconds(formatWhole(Math.round(ms / 1_000), locale))
  if (ms < HOUR) return words.minutes(formatWhole(Math.round(ms / MINUTE), locale))
  return words.hours(formatTenths(ms / HOUR, locale))
}
