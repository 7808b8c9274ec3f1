import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import OverviewPage from '#features/dashboard/pages/overview.page.tsx'
import { bookingDraft, contactDraft, dakarMorning, makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { breakOff, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { openStaffScreen, readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities } from '../../leads/lead.table.server.ts'
import BookingsPage from './bookings.page.tsx'
import ContactsPage from './contacts.page.tsx'
import OutboxPage from './outbox.page.tsx'

let kais: TestApp
let headers: { cookie: string }
let car: number

const AT = '/admin/dashboard/bookings'
const pages = { 'dashboard/bookings': BookingsPage, 'dashboard/contacts': ContactsPage }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'agent')
  car = await makeVehicle(kais, { name: 'Teranga', category: 'van' })
})
afterAll(() => kais.close())

/** A reservation of the one car, so many days from now. */
async function book(name: string, days: number, more: object = {}, person: object = {}) {
  const when = { pickupDateTime: dakarMorning(days), dropoffDateTime: dakarMorning(days).replace('10:00', '16:00') }
  const payload = bookingDraft({ vehicleCategory: 'van', vehicleId: car, ...when, ...more }, { name, ...person })
  const answer = await kais.app.inject({ method: 'POST', url: '/api/bookings', payload })
  expect(answer.statusCode, answer.body).toBe(201)
  const isFree = async () => {
    const { pickupDateTime: from, dropoffDateTime: to } = when
    const url = `/api/vehicles/${car}/availability?from=${from}&to=${to}`
    return (await kais.app.inject(url)).json().available
  }
  return { id: answer.json().id as number, isFree }
}

function entryOf({ document }: StaffScreen, text: string): HTMLElement {
  const entry = [...document.querySelectorAll<HTMLElement>('li.enquiry')].find((each) => readText(each).includes(text))
  if (!entry) throw new Error(`No entry says ${text}.`)
  return entry
}

const badgeOf = (screen: StaffScreen, name: string) => readText(entryOf(screen, name).querySelector('.badge'))
/** What can be done about it, as its buttons say. */
const actsOf = (screen: StaffScreen, name: string) =>
  [...entryOf(screen, name).querySelectorAll('button')].map(readText)

test('Staff read a reservation whole, and find both of its messages in the outbox', async () => {
  const person = { email: 'moussa@example.com', phone: '+221 77 123 45 67', message: 'At the arrivals door, please.' }
  const answers = { passengers: '3-4', extras: ['chauffeur', 'baby-seat'], flightNumber: 'AF 718' }
  const { id } = await book('Moussa Sarr', 300, answers, person)
  const overview = await openStaffScreen(kais, OverviewPage, { headers, path: '/admin/dashboard' })
  const told = [...overview.querySelectorAll('li')].map(readText)
  expect(told.filter((text) => /Moussa Sarr ?Pending/.test(text))).toHaveLength(1)

  const list = await openStaffScreen(kais, BookingsPage, { headers, route: AT, path: `${AT}#booking-${id}` })
  const booking = readText(list.querySelector(`#booking-${id}`))
  for (const text of ['Teranga', 'Executive Van', 'Professional Chauffeur, Baby Seat', 'AF 718', 'Car hire'])
    expect(booking).toContain(text)
  expect(booking).toMatch(/Pick-up, Dakar time.*10:00/)
  expect(booking).toMatch(/Baby seat ?to be agreed/)
  expect(booking).toMatch(/Total of what is known ?[\d ]+ FCFA/)
  expect(booking).toContain('At the arrivals door, please.')

  const outbox = await openStaffScreen(kais, OutboxPage, { headers, path: '/admin/dashboard/outbox' })
  const messages = [...outbox.querySelectorAll('main li, section li')].map(readText)
  expect(messages.filter((text) => /Acknowledgement of a booking.*moussa@example\.com/.test(text))).toHaveLength(1)
})

describe('A booking', () => {
  test('is confirmed, and cancelled after a question, which frees its car; whoever comes too late is told', async () => {
    const name = 'Ndeye Fall'
    const { isFree } = await book(name, 200)
    const { id } = await book('Ousmane Kane', 210)
    const screen = await openAtWork(kais, { headers, pages, at: AT })
    const { press, until, document, dialog } = screen
    const booking = () => entryOf(screen, name)
    for (const who of [name, 'Ousmane Kane']) {
      const entry = await until(() => entryOf(screen, who))
      await press(entry.querySelector('summary') as HTMLElement)
    }
    await press('Confirm', booking)
    await until(() => expect(document.activeElement?.textContent).toMatch(/^Confirmed\. A message/))
    expect(badgeOf(screen, name)).toBe('Confirmed')
    expect(actsOf(screen, name)).toEqual(['Reply', 'Mark as completed', 'Cancel the booking', 'Change…: Ndeye Fall'])

    await press('Cancel the booking', booking)
    expect(readText(dialog().querySelector('h2'))).toBe('Cancel the booking of Ndeye Fall?')
    await press('Keep it', dialog)
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(await isFree()).toBe(false)
    await press('Cancel the booking', booking)
    await press('Cancel the booking', dialog)
    await until(() => expect(document.activeElement?.textContent).toMatch(/^Cancelled\. A message/))
    expect(actsOf(screen, name)).toEqual(['Reply'])
    expect(await isFree()).toBe(true)

    // A colleague is faster, and nothing is heard of it here.
    const payload = { status: 'cancelled' }
    const theirs = await kais.app.inject({ method: 'PATCH', url: `/api/bookings/${id}`, payload, headers })
    expect(theirs.statusCode).toBe(200)
    expect(badgeOf(screen, 'Ousmane Kane')).toBe('Pending')
    await press('Confirm', () => entryOf(screen, 'Ousmane Kane'))
    await until(() =>
      expect(screen.notice()?.text).toBe('The status is “Cancelled” and cannot become “Confirmed”. It is final.'),
    )
    await until(() => expect(badgeOf(screen, 'Ousmane Kane')).toBe('Cancelled'))
    expect(actsOf(screen, 'Ousmane Kane')).toEqual(['Reply'])
  })
})

test('A booking is given other times after its new price is said, and cancelled with a reason that the visitor reads', async () => {
  const name = 'Khady Ba'
  const { id, isFree } = await book(name, 100)
  const screen = await openAtWork(kais, { headers, pages, at: AT })
  const { press, until, fill, document, dialog } = screen
  const booking = () => entryOf(screen, name)
  await press((await until(booking)).querySelector('summary') as HTMLElement)
  await press(/^Change…/, booking)
  const drawer = () => document.querySelector('dialog.drawer') as HTMLElement
  const field = (field: string) => drawer().querySelector(`[name=${field}]`) as HTMLInputElement
  await until(() => expect(field('vehicleId').value).toBe(String(car)))
  await press('Change it', drawer)
  await until(() => expect(readText(drawer())).toContain('Nothing has been changed in this booking'))
  await fill(field('dropoffDateTime'), dakarMorning(102))
  await until(() => expect(readText(drawer())).toContain('2 days: 240 000 FCFA'))
  await fill(field('reason'), 'As you asked on the phone.')
  await press('Change it', drawer)
  await until(() => expect(document.querySelector('dialog.drawer')).toBeNull())
  await until(() => expect(readText(booking())).toMatch(/Total ?240 000 FCFA/))

  await press('Cancel the booking', booking)
  expect(readText(dialog())).toContain('Their language: English.')
  await fill(dialog().querySelector('textarea') as HTMLElement, 'The car is being repaired.')
  await press('Cancel the booking', dialog)
  await until(() => expect(badgeOf(screen, name)).toBe('Cancelled'))
  expect(await isFree()).toBe(true)
  const said = await kais.db.select().from(activities).where(eq(activities.bookingId, id)).orderBy(activities.id)
  expect(said.map(({ subject, description }) => [subject, description]).slice(1)).toEqual([
    ['changed', 'As you asked on the phone.'],
    ['cancelled', 'The car is being repaired.'],
  ])
})

test('What looks like spam is let through by a button that says when it could not; the focus follows the press', async () => {
  for (const email of ['fatou@example.com', 'binta@example.com']) {
    const payload = contactDraft({ email, message: 'A real question' })
    const request = { method: 'POST', url: '/api/contact', headers: { 'x-form-trap': 'x' }, payload } as const
    expect((await kais.app.inject(request)).statusCode).toBe(201)
  }
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/contacts' })
  const { press, until, document } = screen
  const [first, other] = [() => entryOf(screen, 'fatou@'), () => entryOf(screen, 'binta@')]
  await until(first)
  screen.line.current = (url) => (url.startsWith('/api/admin/submissions/') ? breakOff() : null)
  await press('Not spam', first)
  await until(() => expect(screen.notice()?.text).toMatch(/^Network error:/))
  screen.line.current = () => null
  const focused = () => document.activeElement as HTMLElement
  for (const entry of [first, other]) {
    await press('Not spam', entry)
    await until(() => expect(focused().textContent).toMatch(/^Let through:/))
    await until(() => expect(entry().contains(focused())).toBe(true))
  }
})
