/** A calendar of somebody else's: the lines of each event, named one after the other unless told otherwise. */
export function icsOf(
  events: readonly (readonly string[])[],
  { uid = (n: number) => `event-${n}@example.com`, product = 'Elsewhere' } = {},
): string {
  const lines = events.flatMap((event, n) => ['BEGIN:VEVENT', `UID:${uid(n)}`, ...event, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${product}`, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
