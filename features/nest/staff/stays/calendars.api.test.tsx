import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { problemText } from '#platform/foreign-fetch/problem-messages.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { CALENDAR_PROBLEMS } from '../../stays/calendar-feeds/calendar-problems.ts'
import { calendarOf, startCalendarsAtWork } from '../../stays/calendar-feeds/calendars-at-work.fixture.ts'
import { CalendarConflicts } from './calendar-conflicts.tsx'
import { CalendarFeedsPart } from './calendar-feeds-part.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { CalendarTroubles } from './calendar-troubles.tsx'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const AT = '/admin/dashboard/calendars'

/** Within the form of a home, as it will stand. */
async function open(
  home: number,
  username: string,
  { onSubmit = () => {}, onKeyDown = () => {}, role = 'editor' as 'editor' | 'agent' } = {},
) {
  const Part = () => (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <CalendarFeedsPart propertyId={home} />
    </form>
  )
  const headers = await signInAs(at.kais, username, role)
  const pages = {
    'dashboard/calendars': Part,
    'dashboard/conflicts': CalendarConflicts,
    'dashboard/troubles': CalendarTroubles,
  }
  return openAtWork(at.kais, { headers, pages, at: AT })
}

test('A calendar is added on the form of a home, read at once, doubted, believed and removed', async () => {
  const home = await makeProperty(at.kais)
  const [saveHome, takeKey] = [vi.fn(), vi.fn()]
  const screen = await open(home, 'awa', { onSubmit: saveHome, onKeyDown: takeKey })
  const { until, press, fill, getByText, document } = screen
  const row = () => {
    const found = document.querySelector('ul li.source')
    if (!found) throw new Error('No calendar is there.')
    return found as HTMLElement
  }
  await until(() => getByText('No calendar yet'))
  getByText(/This address is for calendars that we do not read/)
  await press('Add a calendar')
  const field = (name: string) => screen.dialog().querySelector(`[name=${name}]`) as HTMLElement
  expect(screen.dialog().closest('form')).toBeNull()
  await press('Add and read', screen.dialog)
  await until(() => expect(screen.dialog().querySelector('[aria-invalid=true]')).not.toBeNull())
  at.shelf.set('/screen.ics', calendarOf([{ from: 5, until: 8 }]))
  await fill(field('name'), 'Airbnb')
  fireEvent.keyDown(field('name'), { key: 'Enter', ctrlKey: true })
  await fill(field('url'), at.other.url('/screen.ics'))
  await press('Add and read', screen.dialog)
  await until(() => expect(readText(row())).toContain('holds 3 nights'))
  expect(readText(row())).toContain('In order')
  const address = row().querySelector('input')?.value ?? ''
  expect(address).toMatch(/\/calendars\/\d+-[\da-f]{32}\.ics\?for=\d+$/)
  expect(readText(row())).toContain('Give this address to Airbnb, and no other one')

  at.shelf.set('/screen.ics', calendarOf([]))
  await press(/^Read now/, row)
  await until(() => expect(readText(row())).toContain('Please check'))
  await press(/^They are really free/, row)
  await press('Free them', screen.dialog)
  await until(() => expect(readText(row())).toContain('holds no nights'))

  at.shelf.set('/screen.ics', '<html></html>')
  await press(/^Read now/, row)
  await until(() => expect(readText(row())).toContain('What is there is not a calendar'))
  await press(/^Rename/, row)
  await fill(field('name'), 'Airbnb Fann')
  await press('Save', screen.dialog)
  await until(() => expect(readText(row())).toContain('Airbnb Fann'))

  const before = (await at.list(home)).path
  await press('Make a new address')
  await press('Make a new address', screen.dialog)
  await until(() => expect(screen.notice()?.title).toBe('Our calendar has a new address'))
  expect((await at.list(home)).path).not.toBe(before)

  await press(/^Remove/, row)
  await press('Remove', screen.dialog)
  await until(() => getByText('No calendar yet'))
  expect(saveHome).not.toHaveBeenCalled()
  expect(takeKey).not.toHaveBeenCalled()
})

test('Who writes homes may not read enquiries: nights booked twice are told without the guest’s name', async () => {
  const home = await makeProperty(at.kais)
  await at.stay(home, 5, 8)
  const feed = await at.add(home, '/nameless.ics', calendarOf([{ from: 6, until: 9 }]), 'Vrbo')
  await at.look(feed)
  const screen = await open(home, 'fatou')
  await screen.go('/admin/dashboard/conflicts')
  await screen.until(() => screen.getByText(/Booked on Vrbo\. Taken here by a guest/))
  screen.getByText(/^Open the home/)
  await at.call('DELETE', `/api/admin/calendar-feeds/${feed.id}`)
})

test('Nights that are booked twice are told with who booked and who has them, until somebody has settled it', async () => {
  const home = await makeProperty(at.kais)
  await at.stay(home, 5, 8)
  await at.look(await at.add(home, '/twice.ics', calendarOf([{ from: 6, until: 9 }]), 'Booking.com'))
  const screen = await open(home, 'binta', { role: 'agent' })
  await screen.go('/admin/dashboard/conflicts')
  await screen.until(() => screen.getByText(/Booked on Booking.com\. Taken here by Awa Diop/))
  // Who answers guests may not change homes.
  expect(screen.queryByText(/^Open the home/)).toBeNull()
  await screen.press(/^Mark as settled/)
  await screen.until(() => screen.getByText('No double bookings'))
})

test('A calendar that is doubted stands on the board, for who answers guests too', async () => {
  const home = await makeProperty(at.kais, { title: 'House of the reef' })
  const feed = await at.add(home, '/board.ics', calendarOf([{ from: 5, until: 8 }]), 'Airbnb')
  await at.look(feed)
  at.shelf.set('/board.ics', calendarOf([]))
  await at.look(feed)
  const screen = await open(home, 'dior', { role: 'agent' })
  await screen.go('/admin/dashboard/troubles')
  await screen.until(() => screen.getByText(/House of the reef · Airbnb/))
  screen.getByText(/It suddenly says much less than before/)
})

test.for(['en', 'fr'] as const)('Every problem of a calendar is a sentence of its own, said in %s', (locale) => {
  const said = CALENDAR_PROBLEMS.map((problem) => problemText(calendarMessages[locale], problem))
  expect(new Set(said).size).toBe(said.length)
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
})
