/** Days and hours as people in Dakar type them, in either language of the house: the day first. */

const DAY = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/
const AS_STORED = /^(\d{4})-(\d{2})-(\d{2})$/
const HOUR = /^(\d{1,2})\s*(?:[:.]|h)\s*(\d{2})?$/i
/** Whatever stands between a day and its hour: '31/12/2026, 14:30', '31/12/2026 à 14 h 30', '2026-12-31T14:30'. */
const BETWEEN = /(?<=\d{4}|\d-\d{2})(?:\s*,\s*|\s+(?:at|à)\s+|\s+|T)(?=\d{1,2}\s*[:.h])/i

const pad = (figure: string) => figure.padStart(2, '0')

/** '31/12/2026' as '2026-12-31'; null if there is no such day. */
export function readDay(typed: string): string | null {
  const text = typed.trim()
  const [, storedYear, storedMonth, storedDay] = AS_STORED.exec(text) ?? []
  const [, day = storedDay, month = storedMonth, year = storedYear] = DAY.exec(text) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${pad(month)}-${pad(day)}`
  const moment = new Date(`${iso}T00:00Z`)
  // JavaScript turns 31 February into March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null
}

/** '31/12/2026 14:30' as '2026-12-31T14:30'; null if there is no such moment. */
export function readDayAndHour(typed: string): string | null {
  const [before = '', after = ''] = typed.trim().split(BETWEEN)
  const day = readDay(before)
  const [, hour, minute = '00'] = HOUR.exec(after.trim()) ?? []
  if (!day || !hour || Number(hour) > 23 || Number(minute) > 59) return null
  return `${day}T${pad(hour)}:${minute}`
}

/** As it is typed: '2026-12-31' as '31/12/2026', '2026-12-31T14:30' as '31/12/2026 14:30'; anything else as it is. */
export function typedDate(stored: string): string {
  const [, year, month, day, hour] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?$/.exec(stored) ?? []
  return year ? [`${day}/${month}/${year}`, hour].filter(Boolean).join(' ') : stored
}
