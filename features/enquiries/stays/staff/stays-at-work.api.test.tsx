import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { insertCalendarFeed } from '#features/nest/stays/calendar-feeds/calendar-feed.repository.server.ts'
import { holdNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { breakOff, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { stayReference } from '../stay-reference.ts'
import StayPage from './stay.page.tsx'
import StaysPage from './stays.page.tsx'

let kais: TestApp
let agent: { cookie: string }

const AT = '/admin/dashboard/stays'
const pages = { 'dashboard/stays': StaysPage, 'dashboard/stays/:id': StayPage }
const open = (at: string, headers = agent) => openAtWork(kais, { headers, pages, at })

const inDays = (days: number) => addDays(todayInDakar(), days)
/** As a field takes a day. */
const typed = (day: string) => day.split('-').reverse().join('/')

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
})
afterAll(() => kais.close())

/** A part of the board or of a page, by its heading. */
function part({ document }: StaffScreen, title: string): string {
  const heading = [...document.querySelectorAll('h3')].find((each) => readText(each).startsWith(title))
  if (!heading) throw new Error(`No part is called ${title}.`)
  return readText(heading.closest('section'))
}

const statusOf = async (id: number) => {
  const answer = await kais.app.inject({ url: `/api/admin/stays/${id}`, headers: agent })
  return answer.json()
}

describe('The board', () => {
  test('tells who comes and goes today, with a number to tap, and which requests wait', async () => {
    const stay = async (from: number, to: number, name: string, more: object = {}) =>
      makeStay(kais, {
        ...{ propertyId: await makeLetHome(kais), homeTitle: 'Villa Teranga', name },
        ...{ arrival: inDays(from), departure: inDays(to), ...more },
      })
    await stay(0, 2, 'Ndeye Fall', { phone: '+221 77 123 45 67' })
    await stay(-2, 0, 'Moussa Sarr')
    await stay(-2, 3, 'Binta Sy')
    await stay(4, 6, 'Ousmane Kane')
    await stay(20, 23, 'Fatou Sow', { status: 'pending', holdHours: 5 })
    await stay(20, 23, 'Too Late', { status: 'expired' })
    const screen = await open(AT)
    await screen.until(() => expect(part(screen, 'Arrivals')).toContain('Ndeye Fall'))
    expect(part(screen, 'Arrivals')).toMatch(/from 15:00.*Villa Teranga.*2.guests.*2.nights/)
    expect(screen.find(/^Call Ndeye Fall: /).getAttribute('href')).toBe('tel:+221771234567')
    expect(part(screen, 'Departures')).toMatch(/by 11:00.*Moussa Sarr/)
    expect(part(screen, 'In the homes')).toContain('Binta Sy')
    expect(part(screen, 'The seven days after')).toMatch(
      /leaves by 11:00 ?Ndeye Fall.*arrives from 15:00 ?Ousmane Kane/,
    )
    expect(part(screen, 'Requests that wait')).toMatch(/Fatou Sow.*4.h 5\d.min left/)
    expect(part(screen, 'Requests that wait')).not.toContain('Too Late')
    expect(part(screen, 'Not answered in time')).toContain('Too Late')
    await screen.press('The day after')
    await screen.until(() => expect(part(screen, 'Arrivals')).toContain('Nobody arrives.'))
    expect(screen.place.current).toBe(`${AT}?day=${inDays(1)}`)
  })

  test('has nights blocked and freed, and says whose they are where they are taken', async () => {
    const propertyId = await makeLetHome(kais, { title: 'House of the wind' })
    await makeStay(kais, { propertyId, arrival: inDays(2), departure: inDays(4) })
    const screen = await open(AT)
    const { press, fill, dialog, until } = screen
    await press('Block nights')
    const field = (label: string) => within(dialog(), label)
    await until(() => expect(field('Home').textContent).toContain('House of the wind'))
    await press('Block the nights', dialog)
    await until(() => expect(readText(dialog())).toContain('Please choose one of the options.'))
    await fill(field('Home'), String(propertyId))
    await fill(field('First night'), typed(inDays(3)))
    await fill(field('Last night'), typed(inDays(5)))
    await fill(field('Reason'), 'Painters')
    await press('Block the nights', dialog)
    await until(() => expect(readText(dialog())).toContain('Some of these nights are already taken.'))
    await fill(field('First night'), typed(inDays(4)))
    await press('Block the nights', dialog)
    await until(() => expect(part(screen, 'Blocked nights')).toMatch(/House of the wind ?Painters/))
    await press(/^Free these nights/)
    await press('Free these nights', dialog)
    await until(() => expect(part(screen, 'Blocked nights')).toContain('No nights are blocked'))
  })
})

/** What a field is called leads to it. */
function within(place: HTMLElement, label: string): HTMLElement {
  const named = [...place.querySelectorAll('label')].find((each) => readText(each).startsWith(label))
  const field = named && place.querySelector<HTMLElement>(`[id="${named.htmlFor}"]`)
  if (!field) throw new Error(`No field is called ${label}.`)
  return field
}

test('Who called is written down, confirmed at once, and their page opens', async () => {
  const propertyId = await makeLetHome(kais, { title: 'House of the reef' })
  const screen = await open(AT)
  const { press, fill, dialog, until } = screen
  await press('Add a stay')
  const field = (label: string) => within(dialog(), label)
  await until(() => expect(field('Home').textContent).toContain('House of the reef'))
  await fill(field('Home'), String(propertyId))
  await fill(field('Arrival'), typed(inDays(40)))
  await fill(field('Departure'), typed(inDays(43)))
  await fill(field('Guests'), '3')
  await fill(field('Name'), 'Coumba Diallo')
  await press('Add the stay', dialog)
  await until(() => expect(readText(dialog())).toContain('Please give an e-mail address or a phone number.'))
  await fill(field('Phone'), '+221 76 555 00 11')
  await fill(field('Agreed total'), '250 000')
  // It arrives, and nobody hears of it: pressed again, it is the same stay.
  screen.line.current = (url, { method, headers, body }) =>
    method === 'POST'
      ? kais.app
          .inject({ method, url, headers: { ...(headers as object), ...agent }, payload: String(body) })
          .then(breakOff)
      : null
  await press('Add the stay', dialog)
  await until(() => expect(screen.notice()?.isFailure).toBe(true))
  screen.line.current = () => null
  await press('Add the stay', dialog)
  await until(() => expect(screen.place.current).toMatch(/stays\/\d+$/))
  await until(() => expect(part(screen, 'The stay')).toMatch(/Total ?250.000.FCFA/))
  expect(readText(screen.document.querySelector('.stay-head'))).toMatch(/Coumba Diallo ?Confirmed ?KS-\d{4}-\d{4}/)
})

describe('A stay', () => {
  const arrival = inDays(50)
  const request = async (name: string, more: object = {}) =>
    makeStay(kais, {
      ...{ propertyId: await makeLetHome(kais), name, arrival, departure: addDays(arrival, 3) },
      ...{ status: 'pending', holdHours: 20, ...more },
    })
  const acts = ({ document }: StaffScreen) => [...document.querySelectorAll('.stay-acts button')].map(readText)

  test('is accepted, changed with a reason, and cancelled with a reason; then nothing is left to decide', async () => {
    const id = await request('Khady Ndiaye')
    const screen = await open(`${AT}/${id}`)
    const { press, fill, dialog, until } = screen
    await until(() =>
      expect(acts(screen)).toEqual(['Accept', 'Propose other dates', 'Change dates, guests or price', 'Decline']),
    )
    expect(part(screen, 'The stay')).toMatch(/Its nights are kept until/)
    await press('Accept')
    await until(() => expect(acts(screen)).toEqual(['Change dates, guests or price', 'Cancel the stay']))
    expect((await statusOf(id)).status).toBe('confirmed')

    await press('Change dates, guests or price')
    await fill(within(dialog(), 'Agreed total'), '270000')
    await press('Save the change', dialog)
    // Without a reason the guest would not know why.
    await until(() => expect(dialog().querySelector('[aria-invalid]')).not.toBeNull())
    await fill(within(dialog(), 'Reason'), 'The pool is closed.')
    await press('Save the change', dialog)
    await until(() => expect(part(screen, 'The stay')).toMatch(/As agreed: The pool is closed\..*Total ?270.000.FCFA/))

    await press('Cancel the stay')
    await fill(within(dialog(), 'Reason'), 'A pipe burst.')
    await press('Cancel the stay', dialog)
    await until(() => expect(part(screen, 'Decision')).toContain('Nothing is left to decide.'))
    expect(await statusOf(id)).toMatchObject({ status: 'cancelled', reason: 'A pipe burst.', cancelledBy: 'staff' })
  })

  test('is declined with a reason, or offered other dates that the guest decides about', async () => {
    const id = await request('Aminata Ba')
    const screen = await open(`${AT}/${id}`)
    const { press, fill, dialog, until } = screen
    await press('Propose other dates')
    await fill(within(dialog(), 'Arrival'), typed(addDays(arrival, 7)))
    await fill(within(dialog(), 'Departure'), typed(addDays(arrival, 5)))
    await press('Offer these dates', dialog)
    await until(() => expect(readText(dialog())).toContain('The departure is before the arrival'))
    await fill(within(dialog(), 'Departure'), typed(addDays(arrival, 9)))
    await press('Offer these dates', dialog)
    await until(() => expect(readText(screen.document.querySelector('.stay-head'))).toContain('Waits for the guest'))
    expect(part(screen, 'The stay')).toMatch(/Offered instead:.*FCFA ?Home/)
    await press('Decline')
    await fill(within(dialog(), 'Reason'), 'The home is sold.')
    await press('Decline', dialog)
    await until(() => expect(readText(screen.document.querySelector('.stay-head'))).toContain('Declined'))
    expect((await statusOf(id)).reason).toBe('The home is sold.')
  })

  test('that a colleague decided meanwhile is not decided twice', async () => {
    const id = await request('Seynabou Gaye')
    const screen = await open(`${AT}/${id}`)
    await screen.until(() => expect(acts(screen)).toContain('Accept'))
    const payload = { act: 'decline', reason: 'Full.' }
    await kais.app.inject({ method: 'PATCH', url: `/api/admin/stays/${id}`, payload, headers: agent })
    await screen.press('Accept')
    await screen.until(() => expect(screen.notice()?.isFailure).toBe(true))
    await screen.until(() => expect(part(screen, 'Decision')).toContain('Nothing is left to decide.'))
    expect((await statusOf(id)).status).toBe('declined')
  })

  test('has the guest’s own page as a link to copy, in the guest’s language', async () => {
    const copied: string[] = []
    const id = await request('Awa Kane', { locale: 'fr' })
    const screen = await open(`${AT}/${id}`)
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    await screen.press('Copy the link')
    await screen.until(() => expect(copied).toHaveLength(1))
    expect(copied[0]).toMatch(/\/fr\/stay\/.+/)
  })

  test('that is not there is said so', async () => {
    const screen = await open(`${AT}/999999`)
    await screen.until(() => expect(readText(screen.document.body)).toContain('This stay is not here'))
  })
})

test('The list is searched by name and reference, and narrowed by home', async () => {
  const propertyId = await makeLetHome(kais)
  const dates = { arrival: inDays(60), departure: inDays(62) }
  const id = await makeStay(kais, { propertyId, name: 'Zeynab Touré', ...dates })
  const screen = await open(`${AT}?view=list&search=${stayReference(id)}`)
  const names = () => [...screen.document.querySelectorAll('.stay-list h3')].map(readText)
  await screen.until(() => expect(names()).toEqual(['Zeynab Touré']))
  await screen.go(`${AT}?view=list&propertyId=${propertyId}&status=pending`)
  await screen.until(() => expect(readText(screen.document.body)).toContain('Nothing matches'))
})

test('Occupancy is drawn and written month by month, and a home has its statement of each', async () => {
  const year = Number(todayInDakar().slice(0, 4)) + 2
  const propertyId = await makeLetHome(kais, { title: 'House of figures' })
  await makeStay(kais, { propertyId, arrival: `${year}-04-29`, departure: `${year}-05-03` })
  const screen = await open(`${AT}?view=occupancy&year=${year}&home=${propertyId}`)
  const rows = () => [...screen.document.querySelectorAll('.table tbody tr')].map(readText)
  await screen.until(() => expect(rows()).toHaveLength(13))
  expect(rows()[3]).toMatch(/^April \d{4} ?30 ?2 ?7% ?0 ?0 ?200.000 ?0 ?CSV$/)
  expect(rows()[12]).toMatch(/^Year ?36\d ?4 ?1% ?0 ?0 ?400.000 ?0/)
  const statement = screen.find(`Statement of April ${year} for House of figures, as CSV`)
  expect(statement.getAttribute('href')).toBe(`/api/admin/stay-statement?propertyId=${propertyId}&month=${year}-04`)
  const slider = screen.document.querySelector('input[type=range]')
  expect(slider?.getAttribute('aria-valuetext')).toMatch(/^December \d{4}: 0%, 0.FCFA$/)
  await screen.go(`${AT}?view=occupancy&year=${year}`)
  await screen.until(() => expect(readText(screen.document.body)).toMatch(/House of figures ?0% ?0% ?0% ?7% ?6%/))
})

test('A home that is deleted has its figures and its statements still, under its old name', async () => {
  const year = Number(todayInDakar().slice(0, 4)) + 3
  const homeTitle = 'House that was sold'
  const propertyId = await makeLetHome(kais, { title: homeTitle })
  await makeStay(kais, { propertyId, homeTitle, arrival: `${year}-04-10`, departure: `${year}-04-12` })
  await kais.db.delete(properties).where(eq(properties.id, propertyId))
  const screen = await open(`${AT}?view=occupancy&year=${year}`)
  await screen.press(homeTitle)
  const link = await screen.until(() => screen.find(`Statement of April ${year} for ${homeTitle}, as CSV`))
  const statement = await kais.app.inject({ url: link.getAttribute('href') ?? '', headers: agent })
  expect(statement.body).toContain(`${year}-04-10`)
})

test('The cleaning list says what is free when and for whom it has to be ready', async () => {
  const propertyId = await makeLetHome(kais)
  const home = { propertyId, homeTitle: 'House of brooms' }
  const from = inDays(100)
  await makeStay(kais, { ...home, arrival: inDays(98), departure: addDays(from, 1) })
  await makeStay(kais, { ...home, arrival: addDays(from, 1), departure: addDays(from, 30), guests: 5 })
  const screen = await open(`${AT}?view=cleaning&from=${from}`)
  const rows = () => [...screen.document.querySelectorAll('.cleaning__table tbody tr')].map(readText)
  await screen.until(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toMatch(/11:00 ?House of brooms ?2.guests.*ready by 15:00 ?5.guests ?4.h · same day/)
  const url = 'https://calendar.example/secret.ics'
  const { id: feedId } = await insertCalendarFeed(kais.db, { propertyId, name: 'Airbnb', url })
  const theirs = { from: inDays(90), until: addDays(from, -2) }
  await holdNights(kais.db, { ...theirs, propertyId, feedId, feedUid: 'theirs' })
  await screen.go(`${AT}?view=cleaning&from=${theirs.until}`)
  await screen.until(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toMatch(/11:00 ?House of the baobab ?Nights of the calendar Airbnb end.*ready by 15:00 ?2.guests/)
  await screen.go(`${AT}?view=cleaning&from=${from}`)
  expect(screen.find('As CSV').getAttribute('href')).toBe(`/api/admin/cleaning.csv?from=${from}&to=${addDays(from, 6)}`)
})

test('Who only writes content does not see the stays', async () => {
  const editor = await signInAs(kais, 'writer', 'editor')
  const screen = await open(AT, editor)
  await screen.until(() => expect(readText(screen.document.body)).not.toBe(''))
  expect([...screen.document.querySelectorAll('nav a')].map(readText)).not.toContain('Stays')
})
