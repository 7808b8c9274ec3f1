interface Written {
  reference: string
  title: string
  /** Paragraphs. */
  text: readonly string[]
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** When it last changed: a calendar that has it already takes the newer one. */
  stamp: Date
  /** How often it was moved. */
  sequence?: number
  place?: string
}

/** A time on Dakar's clock, or a whole day 'YYYY-MM-DD'. */
export type CalendarEntry = Written & ({ start: Date; end: Date } | { day: string })

const MOST_OCTETS = 75

/** RFC 5545, 3.1: a line of more than 75 octets goes on in the next, after a space; no character is cut in two. */
function fold(line: string): string {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MOST_OCTETS) {
      lines.push(current)
      ;[current, octets] = [' ', 1]
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** 3.3.11: what means something to a calendar is written out. */
const literally = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** '20261201T100000Z': a moment is a moment everywhere, and Dakar's clock is the one it was given on. */
const moment = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

const plainDay = (day: string) => day.replaceAll('-', '')

function timesOf(entry: CalendarEntry): string[] {
  return 'day' in entry
    ? [`DTSTART;VALUE=DATE:${plainDay(entry.day)}`, `DTEND;VALUE=DATE:${plainDay(dayAfter(entry.day))}`]
    : [`DTSTART:${moment(entry.start)}`, `DTEND:${moment(entry.end)}`]
}

function linesOf(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.reference.toLowerCase()}@kais`,
    `DTSTAMP:${moment(entry.stamp)}`,
    ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
    ...timesOf(entry),
    `SUMMARY:${literally(entry.title)}`,
    ...(entry.place ? [`LOCATION:${literally(entry.place)}`] : []),
    `DESCRIPTION:${literally(entry.text.join('\n'))}`,
    `STATUS:${entry.status}`,
    'END:VEVENT',
  ]
}

const OPENING = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kais//Kais//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH']

const toFile = (lines: readonly string[]) => `${[...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`

/** One entry as a calendar file (RFC 5545). Its reference is its identity: a second file of it changes the first. */
export function writeCalendar(entry: CalendarEntry): string {
  return toFile([...OPENING, ...linesOf(entry)])
}

/** Many entries, for a calendar that reads the same address again and again: every hour, where it listens (RFC 7986). */
export function writeEntries(entries: readonly CalendarEntry[], name: string): string {
  const about = [`NAME:${literally(name)}`, `X-WR-CALNAME:${literally(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
  return toFile([...OPENING, ...about, 'X-PUBLISHED-TTL:PT1H', ...entries.flatMap(linesOf)])
}
