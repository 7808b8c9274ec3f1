import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { bookings } from '../../hire/booking.table.server.ts'
import { carBlocks } from '../../hire/car-block.table.server.ts'
import VehiclesPage from '../vehicles.page.tsx'

let kais: TestApp
let headers: { cookie: string }
let car: number

/** A month that is wholly to come. */
const NEXT = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 15))
const MONTH = NEXT.toISOString().slice(0, 7)
const AT = `/admin/dashboard/vehicles?view=calendar&month=${MONTH}`
const pages = { 'dashboard/vehicles': VehiclesPage }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'agent')
  car = await makeVehicle(kais, { name: 'Teranga' })
})
afterAll(() => kais.close())

test('Staff write down a hire of somebody who called: its price is said before, and it stands in the calendar', async () => {
  const screen = await openAtWork(kais, { headers, pages, at: AT })
  const { press, until, fill, document } = screen
  const email = someone()
  await until(() => expect(document.querySelector('.fleetcal')).not.toBeNull())
  await press('Add a hire')
  const drawer = () => document.querySelector('dialog.drawer') as HTMLElement
  await press('Add and confirm', drawer)
  await until(() => expect(readText(drawer())).toContain('Please choose one of the options.'))
  for (const [name, value] of [
    ['name', 'Ndeye Sarr'],
    ['email', email],
    ['vehicleId', String(car)],
    ['pickupDateTime', `${MONTH}-10T10:00`],
    ['dropoffDateTime', `${MONTH}-12T10:00`],
  ] as const)
    await fill(drawer().querySelector(`[name=${name}]`) as HTMLInputElement, value)
  await until(() => expect(readText(drawer())).toMatch(/The car is free\. 2 days: 240 000 FCFA/))
  await press('Add and confirm', drawer)
  await until(() => expect(document.querySelector('dialog.drawer')).toBeNull())
  await until(() => expect(readText(document.querySelector('.agenda'))).toMatch(/Ndeye Sarr.*confirmed/))
  const [row] = await kais.db.select().from(bookings).where(eq(bookings.email, email))
  expect(row).toMatchObject({ status: 'confirmed', vehicleId: car, locale: 'en' })
})

test('A car is blocked and put back on the road; where somebody has it, the field says so', async () => {
  const mine = await makeVehicle(kais, { name: 'Corniche' })
  const times = { pickupDateTime: `${MONTH}-10T10:00`, dropoffDateTime: `${MONTH}-12T10:00` }
  const payload = { name: 'Awa Diop', email: someone(), locale: 'fr', vehicleId: mine, ...times }
  await kais.app.inject({ method: 'POST', url: '/api/admin/bookings', payload, headers })
  const screen = await openAtWork(kais, { headers, pages, at: `${AT}&car=${mine}` })
  const { press, until, fill, document, dialog } = screen
  const drawer = () => document.querySelector('dialog.drawer') as HTMLElement
  const field = (name: string) => drawer().querySelector(`[name=${name}]`) as HTMLInputElement
  await until(() => expect(document.querySelector('.carcal')).not.toBeNull())
  await press('Block a car')
  // The one that is looked at.
  expect(field('vehicleId').value).toBe(String(mine))
  await fill(field('from'), `${MONTH}-12T08:00`)
  await fill(field('until'), `${MONTH}-14T08:00`)
  await fill(field('reason'), 'Brakes')
  await press('Block it', drawer)
  await until(() => expect(readText(drawer())).toContain('Somebody has this car at that time.'))
  await fill(field('from'), `${MONTH}-13T08:00`)
  await press('Block it', drawer)
  await until(() => expect(document.querySelector('dialog.drawer')).toBeNull())
  const agenda = () => readText(document.querySelector('.agenda'))
  await until(() => expect(agenda()).toMatch(/1 booking.*1 block.*Brakes.*Off the road/))
  expect(document.querySelector('.hire[data-status=blocked]')?.getAttribute('aria-label')).toMatch(
    /^Off the road: Brakes, from /,
  )
  await press(/^Remove the block/, () => document.querySelector('.agenda') as HTMLElement)
  await press('Remove the block', dialog)
  await until(() => expect(agenda()).not.toContain('Brakes'))
  expect(await kais.db.$count(carBlocks)).toBe(0)
})

test('Who answers nobody sees blocks with their reasons, and no way to change the calendar', async () => {
  const agent = headers
  const payload = { vehicleId: car, from: `${MONTH}-20T08:00`, until: `${MONTH}-21T08:00`, reason: 'Tyres' }
  await kais.app.inject({ method: 'POST', url: '/api/admin/car-blocks', payload, headers: agent })
  const editor = await signInAs(kais, 'words-only', 'editor')
  const { until, document } = await openAtWork(kais, { headers: editor, pages, at: AT })
  await until(() => expect(readText(document.querySelector('.agenda'))).toContain('Tyres'))
  const buttons = [...document.querySelectorAll('button')].map(readText)
  for (const act of ['Add a hire', 'Block a car']) expect(buttons).not.toContain(act)
  expect(buttons.some((text) => text.startsWith('Remove the block'))).toBe(false)
})
