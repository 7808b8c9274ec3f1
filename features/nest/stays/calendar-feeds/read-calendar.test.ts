import { expect, test } from 'vitest'
import { icsOf } from './ics.fixture.ts'
import { readCalendar } from './read-calendar.ts'

const TODAY = '2027-03-01'

/** What one event of these lines takes: '2027-03-05/2027-03-08'. */
function nights(...lines: string[]): string[] {
  return readCalendar(icsOf([lines]), TODAY).events.map(({ from, until }) => `${from}/${until}`)
}

function problemOf(text: string): unknown {
  try {
    return readCalendar(text, TODAY).problem
  } catch (error) {
    return (error as { problem?: unknown }).problem
  }
}

test.for([
  ['a last day that is not part of it', ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270308'], '05/08'],
  ['days whose kind is not said', ['DTSTART:20270305', 'DTEND:20270308'], '05/08'],
  ['no end: one night', ['DTSTART;VALUE=DATE:20270305'], '05/06'],
  ['the same day twice: one night', ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270305'], '05/06'],
  ['a length in days', ['DTSTART;VALUE=DATE:20270305', 'DURATION:P1W'], '05/12'],
  ['a time of Dakar', ['DTSTART:20270305T150000', 'DTEND:20270308T110000'], '05/08'],
  ['a time and a length', ['DTSTART:20270305T150000Z', 'DURATION:P2DT20H'], '05/08'],
  ['a time of UTC', ['DTSTART:20270305T150000Z', 'DTEND:20270308T110000Z'], '05/08'],
  [
    'an evening elsewhere that is the next day in Dakar',
    ['DTSTART;TZID=America/New_York:20270305T220000', 'DTEND;TZID=America/New_York:20270308T220000'],
    '06/09',
  ],
  [
    'midnight to midnight elsewhere: those days, whatever the hour in Dakar',
    ['DTSTART;TZID="Europe/Paris":20270305T000000', 'DTEND;TZID="Europe/Paris":20270308T000000'],
    '05/08',
  ],
  [
    'a zone with a maker before its name',
    ['DTSTART;TZID=/maker.org/2005/America/New_York:20270305T220000', 'DTEND:20270309T100000Z'],
    '06/09',
  ],
  [
    'a zone that nobody knows: Dakar’s clock',
    ['DTSTART;TZID=Dakar Standard Time:20270305T233000', 'DTEND;TZID=Dakar Standard Time:20270308T100000'],
    '05/08',
  ],
  ['the last minute of a day: its end', ['DTSTART:20270305T000000', 'DTEND:20270307T235900'], '05/08'],
  ['capitals or not', ['dtstart;value=date:20270305', 'dtend;value=date:20270308'], '05/08'],
] as const)('An event is read by its nights: %s', ([, lines, days]) => {
  const [from, until] = days.split('/')
  expect(nights(...lines)).toEqual([`2027-03-${from}/2027-03-${until}`])
})

test.for([
  ['over since yesterday', ['DTSTART;VALUE=DATE:20270225', 'DTEND;VALUE=DATE:20270301']],
  [
    'that was over when its repetitions ended, in a way that we do not read',
    ['DTSTART:20260105', 'RRULE:FREQ=MONTHLY;BYDAY=1MO;UNTIL=20260901'],
  ],
  ['over with all its dates', ['DTSTART:20260105', 'RDATE;VALUE=DATE:20260205,20260305']],
  ['over, whatever it excepts', ['DTSTART:20260105', 'EXRULE:FREQ=DAILY']],
  ['cancelled without a start', ['STATUS:CANCELLED']],
  ['cancelled', ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270308', 'STATUS:CANCELLED']],
  ['within one day', ['DTSTART:20270305T100000', 'DTEND:20270305T120000']],
  ['a moment without an end', ['DTSTART:20270305T100000Z']],
  ['in a year that nobody plans for', ['DTSTART;VALUE=DATE:99990101', 'DTEND;VALUE=DATE:99991231']],
  ['before our time', ['DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:00010102']],
] as const)('An event takes no night: %s', ([, lines]) =>
  expect(readCalendar(icsOf([lines]), TODAY)).toEqual({ events: [], problem: null }),
)

test('An event without end in sight is cut where our days end', () => {
  expect(nights('DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231')).toEqual(['2000-01-01/2099-12-31'])
})

test('Folded lines, escaped signs and an alarm inside do not mislead the reader', () => {
  const text = [
    '\ufeffBEGIN:VCALENDAR',
    'X-NOTE;X-SAYS="a;b:c,d":Calendar of a villa',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Paris',
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:a\\,b\\;c',
    ' \\\\d',
    'DTSTART;VALUE=DA',
    '\tTE:20270305',
    'BEGIN:VALARM',
    'TRIGGER:-P1D',
    'DURATION:P9D',
    'END:VALARM',
    'a line that is none',
    'DTEND;VALUE=DATE:20270308',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  const expected = [{ uid: 'a,b;c\\d', from: '2027-03-05', until: '2027-03-08', kind: 'booking' }]
  for (const ending of ['\r\n', '\n', '\r', '\r\n\r\n'])
    expect(readCalendar(text.join(ending), TODAY)).toEqual({ events: expected, problem: null })
})

test('Only Airbnb’s "Not available" is no booking: Booking.com says the same of its guests', () => {
  const kinds = (summary: string, uid: string) =>
    readCalendar(icsOf([['DTSTART:20270305', `SUMMARY:${summary}`]], { uid: () => uid }), TODAY).events[0]?.kind
  expect(kinds('Airbnb (Not available)', '1')).toBe('unavailable')
  expect(kinds('Not available', '1@airbnb.com')).toBe('unavailable')
  expect(kinds('Reserved', '1@airbnb.com')).toBe('booking')
  expect(kinds('CLOSED - Not available', '1@booking.com')).toBe('booking')
})

test('The same event twice is one; one name on two different days is two', () => {
  const text = (days: string[]) =>
    icsOf(
      days.map((day) => [`DTSTART;VALUE=DATE:${day}`]),
      { uid: () => 'same' },
    )
  expect(readCalendar(text(['20270305', '20270305']), TODAY).events).toHaveLength(1)
  expect(readCalendar(text(['20270305', '20270309']), TODAY).events).toHaveLength(2)
})

const NIGHT = ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270306']
const starts = (...lines: string[]) => nights(...NIGHT, ...lines).map((said) => said.slice(5, 10))

test.for([
  ['RRULE:FREQ=DAILY;COUNT=3', ['03-05', '03-06', '03-07']],
  ['RRULE:FREQ=DAILY;INTERVAL=10;UNTIL=20270325', ['03-05', '03-15', '03-25']],
  ['RRULE:FREQ=WEEKLY;UNTIL=20270320T000000Z', ['03-05', '03-12', '03-19']],
  ['RRULE:FREQ=WEEKLY;BYDAY=FR,SA;COUNT=4;WKST=SU', ['03-05', '03-06', '03-12', '03-13']],
  ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=3', ['03-05', '03-15', '03-19']],
  ['RRULE:FREQ=MONTHLY;COUNT=2', ['03-05', '04-05']],
  ['RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5', ['03-05', '03-05']],
] as const)('What repeats simply is written out: %s', ([rule, days]) => expect(starts(rule)).toEqual(days))

test('A repetition leaves out the days that are excepted, and one that was moved stands where it was moved to', () => {
  expect(starts('RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;VALUE=DATE:20270306,20270307')).toEqual(['03-05', '03-08'])
  const moved = ['DTSTART;VALUE=DATE:20270320', 'RECURRENCE-ID;VALUE=DATE:20270306']
  const text = icsOf([[...NIGHT, 'RRULE:FREQ=DAILY;COUNT=2'], moved], { uid: () => 'same' })
  expect(readCalendar(text, TODAY).events.map(({ from }) => from)).toEqual(['2027-03-05', '2027-03-20'])
})

test('Days that are named one by one are read; an exception that names none changes nothing', () => {
  expect(starts('RDATE;VALUE=DATE:20270401,20270501', 'EXDATE:')).toEqual(['03-05', '04-01', '05-01'])
})

test('A day of a repetition that was cancelled is free, the others are held', () => {
  const cancelled = ['STATUS:CANCELLED', 'RECURRENCE-ID;VALUE=DATE:20270306']
  const text = icsOf([[...NIGHT, 'RRULE:FREQ=DAILY;COUNT=3'], cancelled], { uid: () => 'same' })
  expect(readCalendar(text, TODAY).events.map(({ from }) => from)).toEqual(['2027-03-05', '2027-03-07'])
})

test('Where one event cannot be read the others are, and its trouble is named', () => {
  const [strange, broken] = [[...NIGHT, 'RRULE:FREQ=MONTHLY;BYDAY=1WE'], ['DTSTART:20270231']]
  const { events, problem } = readCalendar(icsOf([NIGHT, strange, ['DTSTART:20270401'], broken]), TODAY)
  expect(events.map(({ from }) => from)).toEqual(['2027-03-05', '2027-04-01'])
  expect(problem).toBe('unreadable-event')
})

test.for([
  ['a line that goes on for megabytes', `X-A:a\n ${'b'.repeat(4_900_000)}`],
  ['a line of endless parameters', `X;q=\n ${','.repeat(4_900_000)}`],
  ['a line that goes on and on', `X-A:a${'\n bbbbbbbb'.repeat(500_000)}`],
] as const)('%s keeps nobody waiting, and what stands beside it is read', ([, line]) => {
  const began = performance.now()
  expect(nights(...NIGHT, line)).toEqual(['2027-03-05/2027-03-06'])
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('A month without that day is left out, and what goes on for ever is followed for two years', () => {
  const lines = ['DTSTART;VALUE=DATE:20270131', 'RRULE:FREQ=MONTHLY;COUNT=3']
  expect(nights(...lines)).toEqual(['2027-03-31/2027-04-01', '2027-05-31/2027-06-01'])
  expect(nights(...NIGHT, 'RRULE:FREQ=DAILY').at(-1)).toBe('2029-03-01/2029-03-02')
})

test.for([
  'RRULE:FREQ=MONTHLY;BYDAY=1MO',
  'RRULE:FREQ=DAILY;BYHOUR=3',
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=DAILY;INTERVAL=0',
  'RRULE:FREQ=DAILY;COUNT=-1',
  'RRULE:FREQ=WEEKLY;BYDAY=XX',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
  'RRULE:nonsense',
  'RDATE;VALUE=PERIOD:20270401T150000Z/P1D',
  'EXRULE:FREQ=DAILY',
])('What repeats in a way that we do not read is refused by name: %s', (line) => {
  const problem = line.startsWith('RDATE') ? 'unreadable-event' : 'strange-repetition'
  expect(problemOf(icsOf([[...NIGHT, line]]))).toBe(problem)
})

const event = (...lines: string[]) => icsOf([lines])
test.for([
  ['nothing', '', 'not-a-calendar'],
  ['a page', '<!doctype html><html><body>BEGIN:VCALENDAR</body></html>', 'not-a-calendar'],
  ['bytes', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 37) % 256)).toString(), 'not-a-calendar'],
  ['half a calendar', icsOf([NIGHT, NIGHT]).slice(0, 120), 'not-a-calendar'],
  ['a calendar that closes what it did not open', 'BEGIN:VCALENDAR\nEND:VEVENT\nEND:VCALENDAR', 'not-a-calendar'],
  ['a calendar with more behind it', `${icsOf([NIGHT])}<script>`, 'not-a-calendar'],
  ['a nest', `${'BEGIN:VCALENDAR\n'.repeat(50_000)}`, 'not-a-calendar'],
  ['an event that ends before it begins', event('DTSTART:20270308', 'DTEND:20270305'), 'unreadable-event'],
  ['an event without a start', event('SUMMARY:Reserved'), 'unreadable-event'],
  ['a start whose line was broken in two', event('DTSTART;VALUE=DA', 'TE:20270305'), 'unreadable-event'],
  ['the 31st of February', event('DTSTART:20270231'), 'unreadable-event'],
  ['an hour that is none', event('DTSTART:20270301T250000Z'), 'unreadable-event'],
  ['a length that is none', event('DTSTART:20270301', 'DURATION:-P1D'), 'unreadable-event'],
  ['a hundred thousand events', icsOf(Array.from({ length: 100_000 }, () => NIGHT)), 'too-many-events'],
  [
    'a few events that repeat a great many times',
    icsOf(Array.from({ length: 100 }, () => ['DTSTART:20200101', 'RRULE:FREQ=DAILY'])),
    'too-many-events',
  ],
  [
    'a great many exceptions in other zones',
    event(...NIGHT, ...Array.from({ length: 500 }, () => `EXDATE;TZID=Asia/Tokyo:${'20270305T100000,'.repeat(500)}`)),
    'too-many-zones',
  ],
  [
    'a great many times in other zones',
    event(
      ...NIGHT,
      `EXDATE;TZID=Asia/Tokyo:${'20270305T100000,'.repeat(600)}20270305T100000`.concat(
        `\nEXDATE;TZID=Asia/Tokyo:${'20270305T100000,'.repeat(600)}20270305T100000`.repeat(30),
      ),
    ),
    'too-many-zones',
  ],
] as const)('%s is named as what it is', ([, text, problem]) => {
  expect(problemOf(text)).toBe(problem)
})

test('Thousands of events of one home are read', () => {
  const days = Array.from({ length: 4_000 }, (_, n) => [
    `DTSTART;VALUE=DATE:20270${(n % 6) + 3}${String((n % 28) + 1).padStart(2, '0')}`,
    `DESCRIPTION:${'long '.repeat(50)}`,
  ])
  expect(readCalendar(icsOf(days), TODAY).events).toHaveLength(4_000)
})
