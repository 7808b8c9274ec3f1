/** The clock of the device somebody sits at, where it is another than Dakar's. */
export interface OwnClock {
  /** 'Paris'. */
  town: string
  /** '11:00' of an hour in Dakar. */
  at(minute: number): string
}

/** Null where both read the same that day: a zone may be Dakar's in winter only. */
export function ownClockOn(day: string): OwnClock | null {
  const midnight = Date.parse(`${day}T00:00Z`)
  if (new Date(midnight + 43_200_000).getTimezoneOffset() === 0) return null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    town: zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
    at(minute) {
      const moment = new Date(midnight + minute * 60_000)
      return `${two(moment.getHours())}:${two(moment.getMinutes())}`
    },
  }
}
