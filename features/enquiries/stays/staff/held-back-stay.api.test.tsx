import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import StayPage from './stay.page.tsx'
import { STAYS_URL } from './stay-links.ts'
import StaysPage from './stays.page.tsx'

let kais: TestApp
let admin: { cookie: string }

const AT = '/admin/dashboard/stays'
const arrival = addDays(todayInDakar(), 20)

beforeAll(async () => {
  kais = await startTestApp()
  admin = await signInAs(kais, 'awa', 'admin')
})
afterAll(() => kais.close())

/** Held back, it keeps no nights. */
async function makeSpam(name: string): Promise<number> {
  const dates = { arrival, departure: addDays(arrival, 2) }
  const id = await makeStay(kais, { propertyId: await makeLetHome(kais), name, ...dates, status: 'expired' })
  await kais.db.execute(`update stays set status = 'pending', suspicion = 'trap' where id = ${id}`)
  return id
}
const open = (at: string) =>
  openAtWork(kais, { headers: admin, pages: { 'dashboard/stays': StaysPage, 'dashboard/stays/:id': StayPage }, at })
const rows = ({ document }: StaffScreen) => [...document.querySelectorAll('.stay-list li')].map(readText)
const statusOf = async (id: number) => (await kais.app.inject({ url: `${STAYS_URL}/${id}`, headers: admin })).json()

test('What was held back is let through where it stands, and can then be decided', async () => {
  const id = await makeSpam('Mame Diarra')
  const screen = await open(`${AT}/${id}`)
  const acts = () => [...screen.document.querySelectorAll('.stay-acts button')].map(readText)
  await screen.until(() => expect(acts()).toEqual(['Accept']))
  expect(readText(screen.document.body)).toContain('no nights are kept')
  await screen.press('Not spam')
  await screen.until(() => expect(acts()).toContain('Propose other dates'))
  await screen.until(() => expect(readText(screen.document.body)).toContain('Let through'))
  expect(readText(screen.document.body)).toContain('Its nights are not kept')
  expect(await statusOf(id)).toMatchObject({ suspicion: null, status: 'pending' })
})

test('In the list it is let through or deleted for good', async () => {
  const [released, deleted] = [await makeSpam('Not a robot'), await makeSpam('Cheap watches')]
  const screen = await open(`${AT}?view=list&held=true`)
  await screen.until(() => expect(rows(screen)).toHaveLength(2))
  const row = (id: number) => () => screen.document.querySelector(`[data-stay="${id}"]`) as HTMLElement
  await screen.press(/^Delete/, row(deleted))
  await screen.press('Delete for good', screen.dialog)
  await screen.until(() => expect(rows(screen)).toHaveLength(1))
  expect((await statusOf(deleted)).code).toBe('not_found')
  await screen.press('Not spam', row(released))
  await screen.until(() => expect(rows(screen)).toHaveLength(0))
  expect(await statusOf(released)).toMatchObject({ suspicion: null })
})
