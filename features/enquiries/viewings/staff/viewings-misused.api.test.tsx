import { fireEvent, within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { makeViewing } from '#tests/helpers/viewings.ts'
import { viewings } from '../viewing.table.server.ts'
import ViewingsPage from './viewings.page.tsx'

let kais: TestApp
let agent: { cookie: string }

const AT = '/admin/dashboard/viewings'
const open = (at: string) => openAtWork(kais, { headers: agent, pages: { 'dashboard/viewings': ViewingsPage }, at })

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
})
afterAll(() => kais.close())

const field = (screen: StaffScreen, label: string | RegExp) =>
  screen.until(() => within(screen.dialog()).getAllByLabelText(label, { exact: false })[0] as HTMLElement)
const errors = (screen: StaffScreen) => [...screen.dialog().querySelectorAll('.err')].map(readText)
const stored = async (id: number) => (await kais.db.select().from(viewings).where(eq(viewings.id, id)))[0]

describe('The list of viewings', () => {
  test('takes what no filter can say for none, and waits for a whole day', async () => {
    await makeViewing(kais, { inHours: 24 * 400, name: 'Ndeye Fall' })
    const screen = await open(`${AT}?view=all&from=nonsense&to=31/12&adviser=zzz`)
    await screen.until(() => expect(readText(screen.document.body)).toContain('Ndeye Fall'))
    const from = screen.getByLabelText('From')
    await screen.fill(from, '1/1')
    expect(screen.place.current).toContain('from=nonsense')
    await screen.fill(from, '1/1/2020')
    await screen.until(() => expect(screen.place.current).toContain('from=2020-01-01'))
    await screen.until(() => expect(readText(screen.document.body)).toContain('Ndeye Fall'))
  })
})

test('A viewing that is moved to where it stands is not said to be moved: nothing changed, and nobody is told', async () => {
  const { id } = await makeViewing(kais, { inHours: 0, startsAt: new Date('2031-07-03T10:00:00Z') })
  const before = await stored(id)
  const screen = await open(`${AT}?edit=${id}`)
  await screen.until(() => screen.find('Move'))
  await screen.press('Move', screen.dialog)
  await field(screen, 'New time')
  await screen.press('Move the viewing', screen.dialog)
  await screen.until(() => expect(readText(screen.dialog())).toContain('Nothing was changed, and nobody is told.'))
  expect(readText(screen.dialog())).not.toContain('told by e-mail')
  expect(await stored(id)).toEqual(before)
})

test('What could not be confirmed is said over the drawer, not behind it', async () => {
  const { id } = await makeViewing(kais, { inHours: 72, status: 'asked', holdHours: 24 })
  const screen = await open(`${AT}?edit=${id}`)
  await screen.until(() => screen.find('Confirm'))
  await kais.db.update(viewings).set({ message: 'Changed meanwhile' }).where(eq(viewings.id, id))
  await screen.press('Confirm', screen.dialog)
  await screen.until(() => expect(screen.notice()?.title).toBe('Error'))
  expect(screen.dialog().querySelector('.toast')).not.toBeNull()
  expect((await stored(id))?.status).toBe('asked')
})

test('What somebody else changed while a form was open is not overwritten without a word; sent again, mine stands', async () => {
  const [video, link] = ['video', 'https://meet.example.com/'] as const
  const { id } = await makeViewing(kais, { inHours: 0, startsAt: new Date('2031-08-04T10:00:00Z'), kind: video })
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const screen = await open(`${AT}?edit=${id}`)
  const hear = () => listening.mock.calls.find(([name]) => name === 'desk')?.[1] as (news: object) => void
  await screen.until(() => screen.find('Place, length or adviser'))
  await screen.press('Place, length or adviser', screen.dialog)
  await screen.fill(await field(screen, 'Video link'), `${link}mine`)
  const theirs = { videoUrl: `${link}theirs`, name: 'Theirs' }
  await kais.db.update(viewings).set(theirs).where(eq(viewings.id, id))
  // The page hears of it, and reads the viewing anew under the form.
  hear()({ data: 'changed' })
  await screen.until(() => expect(readText(screen.dialog())).toContain('Viewing with Theirs'))
  await screen.press('Save', screen.dialog)
  await screen.until(() => expect(readText(screen.dialog())).toContain('Somebody else changed this'))
  expect((await stored(id))?.videoUrl).toBe(`${link}theirs`)
  await screen.press('Save', screen.dialog)
  await screen.until(() => expect(readText(screen.dialog())).toContain('Saved.'))
  expect((await stored(id))?.videoUrl).toBe(`${link}mine`)
})

describe('Adding a viewing', () => {
  test('says in words, beside each field, what an empty form lacks', async () => {
    const screen = await open(`${AT}?add`)
    await screen.press('Add the viewing', screen.dialog)
    await screen.until(() => expect(errors(screen).length).toBeGreaterThan(3))
    expect(errors(screen)).toEqual([
      'Please fill this in.',
      'Please give an e-mail address or a phone number.',
      'Please choose one of the options.',
      'Please fill this in.',
    ])
    await screen.until(() => expect(screen.document.activeElement?.getAttribute('name')).toBe('name'))
  })

  test('is not sent by Enter in the search for a home', async () => {
    const screen = await open(`${AT}?add`)
    const search = await field(screen, 'Name or reference')
    const went = fireEvent.keyDown(search, { key: 'Enter' })
    expect(went).toBe(false)
  })

  test('keeps what was typed where the time is taken, and says so beside it', async () => {
    const propertyId = await makeProperty(kais, { title: 'House of two' })
    const startsAt = new Date('2031-06-03T10:00:00Z')
    await makeViewing(kais, { inHours: 0, startsAt, propertyId })
    const screen = await open(`${AT}?add&startsAt=${startsAt.toISOString()}`)
    await screen.fill(await field(screen, 'Name'), `  ${'x'.repeat(50)} `)
    await screen.fill(await field(screen, 'Phone'), '+221 77 765 43 21')
    await screen.press(await field(screen, 'House of two'))
    await screen.press('Add the viewing', screen.dialog)
    await screen.until(() => expect(errors(screen)).toEqual([expect.stringMatching(/taken|free/)]))
    expect(((await field(screen, 'Phone')) as HTMLInputElement).value).toBe('+221 77 765 43 21')
    expect(screen.notice()).toBeNull()
    // Half a time is no time, and none of the free ones.
    await screen.until(() => expect(screen.dialog().querySelector('.slots__time')).not.toBeNull())
    await screen.fill(await field(screen, 'Day and time'), '2')
    expect(screen.dialog().querySelectorAll('.slots__time[aria-pressed=true]')).toHaveLength(0)
  })
})

describe('Changing a viewing', () => {
  test('a link that was half typed does not stand in the way once it is hidden', async () => {
    const { id } = await makeViewing(kais, { inHours: 72, name: 'Awa Diop' })
    const screen = await open(`${AT}?edit=${id}`)
    await screen.press(/^Place/)
    await screen.fill(await field(screen, 'How'), 'video')
    await screen.fill(await field(screen, 'Video link'), 'not a link')
    await screen.press('Save', screen.dialog)
    await screen.until(() => expect(errors(screen)).toHaveLength(1))
    await screen.fill(await field(screen, 'How'), 'in-person')
    await screen.fill(await field(screen, 'Where to meet'), 'At the gate')
    await screen.press('Save', screen.dialog)
    await screen.until(() => expect(readText(screen.dialog())).toContain('At the gate'))
    expect(await stored(id)).toMatchObject({ place: 'At the gate', videoUrl: null, kind: 'in-person' })
  })

  test('by keys alone the focus goes into the form, and back to what opened it', async () => {
    const { id } = await makeViewing(kais, { inHours: 80, name: 'Awa Diop' })
    const screen = await open(`${AT}?edit=${id}`)
    await screen.press('Cancel the viewing')
    await screen.until(() => expect(screen.document.activeElement?.tagName).toBe('TEXTAREA'))
    await screen.press('Leave it as it is', screen.dialog)
    await screen.until(() => expect(readText(screen.document.activeElement)).toBe('Cancel the viewing'))
  })
})

describe('Hours', () => {
  test('are refused at their fields, in words', async () => {
    const screen = await open(`${AT}?view=hours`)
    const minutes = await screen.until(() => screen.getByLabelText(/How long a viewing takes/))
    await screen.fill(minutes, '9')
    await screen.fill(screen.getByLabelText(/Travel time/), '999')
    await screen.press('Add days off')
    await screen.press('Save the hours')
    const shown = () => [...screen.document.querySelectorAll('.hours .err')].map(readText)
    await screen.until(() => expect(shown()).toHaveLength(4))
    expect(shown()).toEqual([
      'Please write a whole number of minutes from 10 to 480.',
      'Please write a whole number of minutes from 0 to 240.',
      'Please write a day such as 31/12/2026.',
      'Please write a day such as 31/12/2026.',
    ])
  })
})
