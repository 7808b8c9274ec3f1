import { dakarClock, momentInDakar } from '#common/dakar-time.ts'

/** '22:00' to '07:00' of Dakar's clock; null: none. */
export interface QuietHours {
  quietFrom: string | null
  quietTo: string | null
}

const DAY_MS = 24 * 3_600_000

/** When somebody may be told again; null: now. Two equal times are no quiet hours. */
export function quietUntil(now: Date, { quietFrom, quietTo }: QuietHours): Date | null {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return null
  const [day = '', clock = ''] = dakarClock(now).split('T')
  const isOverNight = quietFrom > quietTo
  const isQuiet = isOverNight ? clock >= quietFrom || clock < quietTo : clock >= quietFrom && clock < quietTo
  if (!isQuiet) return null
  const end = momentInDakar(`${day}T${quietTo}`)
  if (!end) return null
  return end > now ? end : new Date(end.getTime() + DAY_MS)
}
