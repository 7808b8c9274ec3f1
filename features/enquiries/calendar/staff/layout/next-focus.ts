/** An entry on the screen, as far as keys lead to it. */
export interface Stop {
  day: string
  minute: number
}

/** Where an arrow leads from an entry: up and down within its day, left and right to the nearest hour of a day that has any. */
export function nextStop(stops: readonly Stop[], from: number, key: string): number {
  const here = stops[from]
  if (!here) return from
  const sameDay = stops.flatMap(({ day }, index) => (day === here.day ? [index] : []))
  const place = sameDay.indexOf(from)
  switch (key) {
    case 'ArrowUp':
      return sameDay[place - 1] ?? from
    case 'ArrowDown':
      return sameDay[place + 1] ?? from
    case 'Home':
      return sameDay[0] ?? from
    case 'End':
      return sameDay.at(-1) ?? from
    case 'ArrowLeft':
    case 'ArrowRight':
      return nearestBeside(stops, here, key === 'ArrowRight') ?? from
    default:
      return from
  }
}

function nearestBeside(stops: readonly Stop[], here: Stop, isLater: boolean): number | undefined {
  const beside = stops.map(({ day }) => day).filter((day) => (isLater ? day > here.day : day < here.day))
  const day = beside.toSorted().at(isLater ? 0 : -1)
  return stops
    .flatMap((stop, index) => (stop.day === day ? [{ index, away: Math.abs(stop.minute - here.minute) }] : []))
    .toSorted((one, other) => one.away - other.away)[0]?.index
}
