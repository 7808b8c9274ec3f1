import { calendarTrouble } from './calendar-problems.ts'

/** One property of a calendar file (RFC 5545, 3.1): 'DTSTART;VALUE=DATE:20270301'. */
export interface Property {
  /** In capitals, as the standard writes them. */
  name: string
  params: ReadonlyMap<string, string>
  value: string
}

/** Longer ones are descriptions; what we read is short. */
const LONGEST_LINE = 10_000
/** Nobody nests deeper: a calendar, an event, an alarm. */
const DEEPEST = 10

/** No two parts of it can take the same character, so that it never looks at a line twice. */
const PROPERTY = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s
const PARAM = /;([\w-]+)=("[^"]*"|[^";:]*)/g

function propertyOf(line: string): Property | null {
  const [, name, params = '', value] = PROPERTY.exec(line) ?? []
  if (name === undefined || value === undefined) return null
  const named = [...params.matchAll(PARAM)].map(
    ([, key = '', word = '']) => [key.toUpperCase(), word.replaceAll('"', '')] as const,
  )
  return { name: name.toUpperCase(), params: new Map(named), value }
}

/** By hand: a pattern that takes a line of megabytes runs out of its stack now and then. */
function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    yield* text.slice(start, end).split('\r').filter(Boolean)
    start = end + 1
  }
}

/** A line that begins with a space goes on where the one before it broke off. */
function* unfolded(text: string): Generator<string> {
  let line = ''
  for (const part of linesOf(text)) {
    if (part.startsWith(' ') || part.startsWith('\t')) {
      line += part.slice(1, 1 + LONGEST_LINE - line.length)
    } else {
      if (line) yield line
      line = part.slice(0, LONGEST_LINE)
    }
  }
  if (line) yield line
}

/**
 * Goes through a calendar file, property by property, each with the components it stands in: 'VCALENDAR/VEVENT'. What is no
 * calendar, or broke off before its end, is refused; a line that is no property is passed over.
 */
export function* readProperties(text: string): Generator<{ within: string; property: Property }> {
  const open: string[] = []
  let isWhole = false
  for (const line of unfolded(text.replace(/^\ufeff/, ''))) {
    const property = propertyOf(line.trimEnd())
    const word = property?.value.trim().toUpperCase()
    if (open.length === 0) {
      if (line.trim() === '') continue
      if (property?.name !== 'BEGIN' || word !== 'VCALENDAR') throw calendarTrouble('not-a-calendar')
    }
    if (!property || word === undefined) continue
    if (property.name === 'BEGIN') {
      open.push(word)
      if (open.length > DEEPEST) throw calendarTrouble('not-a-calendar')
    }
    yield { within: open.join('/'), property }
    if (property.name === 'END') {
      if (open.pop() !== word) throw calendarTrouble('not-a-calendar')
      isWhole = open.length === 0
    }
  }
  if (!isWhole || open.length > 0) throw calendarTrouble('not-a-calendar')
}

/** 3.3.11: what means something to a calendar is written out. */
export function plainValue(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim()
}
