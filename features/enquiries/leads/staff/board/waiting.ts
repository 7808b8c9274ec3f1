/** How long somebody may wait for an answer: a quarter of an hour is what the house wants, after an hour it is owed. */
const LATE_AFTER_MIN = 15
const OWED_AFTER_MIN = 60

type Urgency = 'fresh' | 'late' | 'owed'

const MINUTE_MS = 60_000

/** By whole minutes, as they are said beside it. A clock that is behind the server's finds nobody late. */
export function urgencyOf(since: string, now: number): Urgency {
  const minutes = Math.floor((now - Date.parse(since)) / MINUTE_MS)
  if (minutes < LATE_AFTER_MIN) return 'fresh'
  return minutes < OWED_AFTER_MIN ? 'late' : 'owed'
}

type Due = 'overdue' | 'today' | 'later'

/** Dakar keeps UTC all year: its day is the one the ISO date begins with. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export function dueOf(followUp: string, now: number): Due {
  const moment = Date.parse(followUp)
  if (moment < now) return 'overdue'
  return dayOf(moment) === dayOf(now) ? 'today' : 'later'
}
