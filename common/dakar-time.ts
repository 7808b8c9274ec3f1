/** Dakar keeps UTC all year, so its clock reading is the UTC one. Nothing else in our code may rely on that. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** Reads '2026-12-01T10:00' as Dakar's clock; a time that names its own zone is taken at its word. Null if it is no time. */
export function momentInDakar(text: string): Date | null {
  const [, day, clock, zone = 'Z'] = LOCAL.exec(text.trim()) ?? []
  if (!day || !clock) return null
  const onTheDial = new Date(`${day}T${clock}:00Z`)
  const moment = new Date(`${day}T${clock}:00${zone}`)
  if (Number.isNaN(onTheDial.getTime()) || Number.isNaN(moment.getTime())) return null
  // JavaScript turns 31 February into March, and 24:00 into the next day.
  return onTheDial.toISOString().startsWith(`${day}T${clock}`) ? moment : null
}

/** As the browser's field for a day and an hour writes it. */
export function dakarClock(moment: Date): string {
  return moment.toISOString().slice(0, 16)
}

export function todayInDakar(now = new Date()): string {
  return now.toISOString().slice(0, 10)
}

/** A minute of grace: the hour was right when it was typed. */
export function isComing(moment: Date, now = new Date()): boolean {
  return moment.getTime() >= now.getTime() - 60_000
}
