const MINUTE = 60_000
const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

interface Words {
  now: string
  minutes: (n: number) => string
  hours: (hours: number, minutes: number) => string
  days: (days: number, hours: number) => string
}

/** '12 min', '3 h 20 min', '2 days 4 h': as much of it as somebody acts upon. */
export function timeElapsed(milliseconds: number, words: Words): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE))
  if (minutes === 0) return words.now
  if (minutes < MINUTES_PER_HOUR) return words.minutes(minutes)
  if (minutes < MINUTES_PER_DAY) return words.hours(Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR)
  return words.days(Math.floor(minutes / MINUTES_PER_DAY), Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR))
}
