import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { signInAs } from '#tests/helpers/factories.ts'
import { breakOff, type Line, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { insertCalendarFeed } from '../../stays/calendar-feeds/calendar-feed.repository.server.ts'
import { holdNights } from '../../stays/held-nights.repository.server.ts'
import type { HeldNights } from '../../stays/read-held-nights.server.ts'
import { addDays } from '../../stays/stay-days.ts'
import { stayTermsSchema } from '../../stays/stay-terms.schema.ts'

let kais: TestApp
let headers: { cookie: string }

const pages = { 'edit-property/:id': EditPropertyPage, 'dashboard/properties': () => <h2>Properties</h2> }
/** So many nights from today. */
const night = (ahead: number) => addDays(todayInDakar(), ahead)

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'admin')
})
afterAll(() => kais.close())

async function openCalendar(id: number) {
  const screen = await openAtWork(kais, { headers, pages, at: `/admin/edit-property/${id}` })
  const cell = (ahead: number) =>
    screen.document.querySelector<HTMLElement>(`[data-day="${night(ahead)}"]`) as HTMLElement
  await screen.until(() => expect(cell(0)).toBeTruthy())
  const said = (ahead: number) => cell(ahead).getAttribute('aria-label') ?? ''
  /** By keys: the first night, then Shift and the arrows. */
  async function choose(from: number, to: number) {
    cell(from).focus()
    await screen.press(cell(from))
    for (let at = from; at < to; at++) {
      fireEvent.keyDown(screen.document.activeElement as Element, { key: 'ArrowRight', shiftKey: true })
      await screen.until(() => expect(screen.document.activeElement).toBe(cell(at + 1)))
    }
  }
  const panel = () => screen.document.querySelector<HTMLElement>('.night-act') as HTMLElement
  async function answer(said: Record<string, string>, act: string) {
    await screen.until(() => expect(panel()).toBeTruthy())
    for (const [label, value] of Object.entries(said)) {
      const found = [...panel().querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
      await screen.fill(screen.document.getElementById(found?.htmlFor ?? '') as HTMLElement, value)
    }
    await screen.press(act, panel)
  }
  return { ...screen, cell, told: said, choose, answer, panel }
}

/** What was asked for arrives and is done, and nobody hears of it. */
const losesAnswerTo =
  (lost: string): Line =>
  (url, { method, headers: own, body }) =>
    method === lost
      ? kais.app
          .inject({ method: 'POST', url, headers: { ...(own as object), ...headers }, payload: String(body) })
          .then(breakOff)
      : null

const heldOf = async (id: number) =>
  (
    await kais.app.inject({
      url: `/api/admin/held-nights?propertyId=${id}&from=${night(0)}&to=${night(400)}`,
      headers,
    })
  ).json<HeldNights[]>()

const saved = ({ until, notice }: Pick<StaffScreen, 'until' | 'notice'>) =>
  until(() => expect(notice()?.title).toBe('Property updated successfully!'))

test('Each night says what it costs and whose it is: a stay by its guest, a block by its reason, a season by its name', async () => {
  const season = { name: 'High', nameFr: null, from: night(20), to: night(24), price: '140000' }
  const id = await makeLetHome(kais, {
    stayTerms: stayTermsSchema.parse({ seasons: [season], weekendPrice: '100000' }),
  })
  await makeStay(kais, { propertyId: id, arrival: night(5), departure: night(7) })
  const { told, cell, until } = await openCalendar(id)
  await until(() => expect(told(5)).toMatch(/, taken, Taken by a stay: Awa Diop$/))
  expect(told(6)).toMatch(/, taken, /)
  expect(told(7)).toMatch(/, free, 100\u202f000\u00a0FCFA$/)
  expect(told(20)).toMatch(/, free, High, 140\u202f000\u00a0FCFA$/)
  expect([5, 7, 20].map((ahead) => cell(ahead).dataset.kind)).toEqual(['stay', undefined, 'season'])
})

test('Nights in which the home is made ready after another calendar’s guest say so, and are not for staff to open', async () => {
  const propertyId = await makeLetHome(kais)
  const feed = { propertyId, name: 'Airbnb', url: 'https://calendar.example/secret.ics' }
  const { id: feedId } = await insertCalendarFeed(kais.db, feed)
  await holdNights(kais.db, { propertyId, feedId, feedUid: 'theirs', from: night(5), until: night(7) })
  await holdNights(kais.db, { propertyId, feedId, from: night(7), until: night(9) })
  const { told, cell, until, choose, press, getByText } = await openCalendar(propertyId)
  await until(() => expect(told(6)).toMatch(/, taken, Other calendar$/))
  expect(told(7)).toMatch(/, taken, Made ready after a guest of another calendar$/)
  expect(cell(8).dataset.kind).toBe('preparation')
  await choose(7, 8)
  await press('Unblock, at the usual price')
  await until(() => getByText(/^Nights in which the home is made ready after a guest of another calendar make room/))
})

test('Nights chosen by keys get a price of their own: the season they lie in is split in the form, and saved with it', async () => {
  const season = { name: 'High', nameFr: 'Haute', from: night(10), to: night(20), price: '140000', minNights: 4 }
  const id = await makeLetHome(kais, { stayTerms: stayTermsSchema.parse({ seasons: [season] }) })
  const calendar = await openCalendar(id)
  const { choose, press, answer, until, told, panel, document, getByText } = calendar
  await choose(12, 14)
  await press('Price these nights…')
  await until(() => expect(panel().contains(document.activeElement)).toBe(true))
  await answer({ 'Name in English': '' }, 'Set for these nights')
  await until(() => expect(panel().querySelectorAll('[aria-invalid]')).toHaveLength(1))
  await answer({ 'Name in English': 'Magal', 'Name in French': '', 'Price a night': '200 000' }, 'Set for these nights')
  await until(() => getByText(/^Set: .*Prices take effect once the home is saved\.$/))
  expect(document.activeElement?.textContent).toBe('Price these nights…')
  expect(told(13)).toMatch(/, free, Magal, 200\u202f000\u00a0FCFA/)
  expect(told(15)).toMatch(/, free, High, 140\u202f000\u00a0FCFA/)
  await press('Update Property')
  await saved(calendar)
  const { stayTerms } = (await kais.app.inject(`/api/properties/${id}`)).json()
  const whole = { weekendPrice: null, minNights: 4 }
  expect(stayTerms.seasons).toEqual([
    { ...season, ...whole, to: night(11) },
    { ...whole, name: 'Magal', nameFr: null, from: night(12), to: night(14), price: '200000' },
    { ...season, ...whole, from: night(15) },
  ])
})

test('Nights are blocked at once, with a reason, and opened again in their middle; the home itself is not saved by it', async () => {
  const id = await makeLetHome(kais)
  const before = (await kais.app.inject(`/api/properties/${id}`)).json().updatedAt
  const { choose, press, answer, until, told, getByText, panel } = await openCalendar(id)
  await choose(3, 8)
  await press('Block these nights…')
  await answer({}, 'Block')
  await until(() => expect(panel().querySelectorAll('[aria-invalid]')).toHaveLength(1))
  await answer({ Reason: 'Painters' }, 'Block')
  await until(() => getByText(/^Blocked: /))
  await until(() => expect(told(8)).toMatch(/, taken, Blocked: Painters/))
  expect(await heldOf(id)).toMatchObject([{ from: night(3), to: night(8), kind: 'block', reason: 'Painters' }])
  await choose(5, 6)
  await press('Unblock, at the usual price')
  await until(() => expect(told(5)).toMatch(/, free, /))
  expect(await heldOf(id)).toMatchObject([
    { from: night(3), to: night(4), reason: 'Painters' },
    { from: night(7), to: night(8), reason: 'Painters' },
  ])
  expect((await kais.app.inject(`/api/properties/${id}`)).json().updatedAt).toBe(before)
})

test('Nights that are blocked again because the answer was lost are blocked once, and said to be', async () => {
  const id = await makeLetHome(kais)
  const { choose, press, answer, until, getByText, line, panel } = await openCalendar(id)
  await choose(3, 4)
  await press('Block these nights…')
  line.current = losesAnswerTo('POST')
  await answer({ Reason: 'Painters' }, 'Block')
  await until(() => expect(panel().querySelector('[role=alert]')).not.toBeNull())
  expect(await heldOf(id)).toHaveLength(1)
  line.current = () => null
  await press('Block', panel)
  await until(() => getByText(/^Blocked: /))
  expect(await heldOf(id)).toHaveLength(1)
})

test('Nights of a guest are neither blocked nor opened, and the refusal says why', async () => {
  const id = await makeLetHome(kais)
  await makeStay(kais, { propertyId: id, arrival: night(5), departure: night(7) })
  const { choose, press, answer, until, getByText } = await openCalendar(id)
  await choose(4, 6)
  await press('Block these nights…')
  await answer({ Reason: 'Painters' }, 'Block')
  await until(() => getByText(/^A guest has this home for the night/))
  await press('Cancel')
  await press('Unblock, at the usual price')
  await until(() => getByText('Nights held by a guest or by another calendar remain taken.'))
  expect(await heldOf(id)).toHaveLength(1)
})

test('Opened nights of a season cost again what the home says, once it is saved', async () => {
  const season = { name: 'High', from: night(10), to: night(20), price: '140000' }
  const id = await makeLetHome(kais, { stayTerms: stayTermsSchema.parse({ seasons: [season] }) })
  const calendar = await openCalendar(id)
  await calendar.choose(9, 12)
  await calendar.press('Unblock, at the usual price')
  await calendar.until(() => expect(calendar.told(12)).toMatch(/, free, 100\u202f000/))
  await calendar.press('Update Property')
  await saved(calendar)
  const { stayTerms } = (await kais.app.inject(`/api/properties/${id}`)).json()
  expect(stayTerms.seasons).toMatchObject([{ from: night(13), to: night(20) }])
})
