import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { validationMessage } from '#common/validation.ts'
import type { PublicAuditEntry } from '#platform/content/audit.public.ts'
import { companyOf, readEnv } from '#server/env.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { readCompany, readNotificationAddresses, readTouristTax } from './read-settings.server.ts'
import type { StaffSettings } from './setting.public.ts'
import type { SettingsDraft } from './setting.schema.ts'
import { settings } from './setting.table.server.ts'

const ENV = { COMPANY_PHONE: '+221 33 811 11 11', MAIL_STAFF: 'desk@kais.example' }
const START = companyOf(readEnv(ENV))
const URL = '/api/admin/settings'

let kais: TestApp
let admin: { cookie: string }
let other: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp({
    env: ENV,
    // A page that says what pages are told of the company, kept and forgotten like any other.
    renderPage: async () =>
      Response.json(await readCompany(kais.db, START), { headers: { 'content-type': 'text/html' } }),
  })
  admin = await signInAs(kais, 'awa', 'admin')
  other = await signInAs(kais, 'moussa', 'admin')
})
afterAll(() => kais.close())
beforeEach(() => kais.db.delete(settings))

async function read(): Promise<StaffSettings> {
  return (await kais.app.inject({ url: URL, headers: admin })).json()
}

function put(payload: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method: 'PUT', url: URL, headers: { ...admin, ...headers }, payload })
}

async function save(changes: Partial<SettingsDraft>) {
  const { values, updatedAt } = await read()
  return put({ ...values, ...changes }, { 'if-match': `"${updatedAt}"` })
}

async function refused(changes: Partial<Record<keyof SettingsDraft, unknown>>, headers: Record<string, string> = {}) {
  const answer = await put({ ...(await read()).values, ...changes }, headers)
  expect(answer.statusCode).toBe(400)
  return answer.json<{ fields: Record<string, string> }>().fields
}

async function page(): Promise<Record<string, unknown>> {
  return JSON.parse((await kais.app.inject({ url: '/contact', headers: { accept: 'text/html' } })).payload)
}

test('Until somebody changes them, the settings are what the environment says', async () => {
  const { values, startingValues, updatedAt } = await read()
  expect(values).toEqual(startingValues)
  expect(values).toMatchObject({
    name: 'Kais',
    phone: ENV.COMPANY_PHONE,
    legalEmail: null,
    monday: null,
    eurRate: '655.957',
    usdRate: '625',
    usdRateDate: null,
    notificationAddresses: ['desk@kais.example'],
  })
  expect(updatedAt).toBe(new Date(0).toISOString())
  expect(await readCompany(kais.db, START)).toMatchObject({ openingHours: null, legalEmail: values.email })
})

test('What is saved stands on the very next page, and in the audit trail with what it was before', async () => {
  expect(await page()).toMatchObject({ phone: ENV.COMPANY_PHONE })
  const saved = await save({
    phone: '+221 33 822 22 22',
    legalEmail: 'legal@kais.example',
    street: '12 route de la Pointe',
    monday: '09:00-18:00',
    usdRate: '612,5',
    usdRateDate: '2025-11-03',
  })
  expect(saved.statusCode).toBe(200)
  expect(saved.json<StaffSettings>().values).toMatchObject({ phone: '+221 33 822 22 22', usdRate: '612.5' })
  expect(await page()).toMatchObject({
    phone: '+221 33 822 22 22',
    legalEmail: 'legal@kais.example',
    street: '12 route de la Pointe',
    openingHours: { monday: '09:00-18:00', tuesday: null },
    rates: { EUR: { milliXof: 655_957, date: null }, USD: { milliXof: 612_500, date: '2025-11-03' } },
  })
  const audit = await kais.app.inject({ url: '/api/admin/audit?entity=setting&entityId=1&limit=1', headers: admin })
  const [entry] = audit.json<PublicAuditEntry[]>()
  expect(entry).toMatchObject({ action: 'update', label: 'Kais', actor: { name: 'awa' } })
  expect(entry?.before).toEqual({
    phone: ENV.COMPANY_PHONE,
    legalEmail: null,
    street: null,
    monday: null,
    usdRate: '625',
    usdRateDate: null,
  })
  expect(entry?.after).toMatchObject({ phone: '+221 33 822 22 22', monday: '09:00-18:00', usdRate: '612.5' })
})

test('The founding year is a year that has come; the site is told of it', async () => {
  expect((await read()).values.foundedYear).toBe('2024')
  const nextYear = String(Number(todayInDakar().slice(0, 4)) + 1)
  for (const foundedYear of ['', '19', '1850', '20x4', nextYear])
    expect(await refused({ foundedYear })).toEqual({ foundedYear: validationMessage('foundingYear', 'en') })
  expect((await save({ foundedYear: ' 2019 ' })).statusCode).toBe(200)
  expect(await page()).toMatchObject({ foundedYear: '2019' })
})

test('The tourist tax is whole francs, and none can be said', async () => {
  expect((await read()).values.touristTax).toBe('1000')
  expect(await readTouristTax(kais.db)).toBe('1000')
  for (const touristTax of ['', '-1', '1.5', 'free', '1000000'])
    expect(await refused({ touristTax })).toEqual({ touristTax: validationMessage('count', 'en') })
  expect((await save({ touristTax: ' 1 500 ' })).statusCode).toBe(200)
  expect(await readTouristTax(kais.db)).toBe('1500')
  expect((await save({ touristTax: '0' })).statusCode).toBe(200)
  expect(await readTouristTax(kais.db)).toBe('0')
})

test('A value that goes back to its start leaves no row behind, and follows the environment again', async () => {
  await save({ phone: '+221 33 822 22 22', place: 'Plateau, Dakar' })
  await save({ phone: ENV.COMPANY_PHONE })
  const rows = await kais.db.select({ key: settings.key }).from(settings)
  expect(rows.map(({ key }) => key).sort()).toEqual(['company.place', 'settings.saved'])
  expect(await readCompany(kais.db, { ...START, phone: '+221 33 833 33 33' })).toMatchObject({
    phone: '+221 33 833 33 33',
    place: 'Plateau, Dakar',
  })
})

test('Of two who change the settings at once the second is told, even where the first only went back', async () => {
  await save({ phone: '+221 33 822 22 22', place: 'Plateau, Dakar' })
  const { values, updatedAt } = await read()
  const mine = { 'if-match': `"${updatedAt}"` }
  expect((await put({ ...values, place: 'Almadies, Dakar' }, { ...mine, ...other })).statusCode).toBe(200)
  const stale = await put({ ...values, name: 'Kais Dakar' }, mine)
  expect(stale.statusCode).toBe(412)
  expect(stale.json()).toMatchObject({ code: 'stale_edit' })
  expect((await read()).values).toMatchObject({ name: 'Kais', place: 'Almadies, Dakar', phone: '+221 33 822 22 22' })
})

test('A save that changes nothing is no version and no line in the trail', async () => {
  await save({ name: 'Kais Dakar' })
  const before = await read()
  expect((await save({})).statusCode).toBe(200)
  expect(await read()).toEqual(before)
})

describe('What cannot be right is refused with its sentence', () => {
  test.for([
    ['phone', 'call us', 'phone'],
    ['whatsappNumber', '77-00-00', 'phone'],
    ['email', 'hello@', 'email'],
    ['legalEmail', 'legal', 'email'],
    ['schedulerUrl', 'http://cal.example.com/kais', 'url'],
    ['schedulerUrl', 'javascript:alert(1)', 'url'],
    ['name', ' ', 'required'],
    ['place', '', 'required'],
    ['monday', '18:00-09:00', 'openingHours'],
    ['monday', '09:00-09:00', 'openingHours'],
    ['monday', '09:00-', 'openingHours'],
    ['monday', '09:00-25:00', 'openingHours'],
    ['usdRate', '0', 'rate'],
    ['usdRate', '-600', 'rate'],
    ['usdRate', '6250', 'rate'],
    ['usdRate', '62.5', 'rate'],
    ['usdRate', '600.1234', 'rate'],
    ['usdRate', '1e3', 'rate'],
    ['usdRateDate', '2099-01-01', 'futureDate'],
    ['usdRateDate', '3 November', 'date'],
    ['notificationAddresses', ['desk@kais.example', 'nobody'], 'email'],
  ] as const)('%s: %s', async ([field, value, key]) => {
    const changes = { usdRateDate: '2025-11-03', [field]: value }
    expect(await refused(changes)).toEqual({ [field]: validationMessage(key, 'en') })
    const french = await refused(changes, { 'accept-language': 'fr' })
    expect(french).toEqual({ [field]: validationMessage(key, 'fr') })
  })

  test('a rate that is not the one the site began with must name its day', async () => {
    const sentence = validationMessage('rateDate', 'en')
    expect(sentence).not.toBe(validationMessage('invalid', 'en'))
    expect(await refused({ usdRate: '600', eurRate: '700' })).toEqual({ usdRateDate: sentence, eurRateDate: sentence })
  })
})

test('Notices go to the addresses of the settings, else to those of the environment; the trail names none', async () => {
  const start = START.notificationAddresses
  expect(await readNotificationAddresses(kais.db, start)).toEqual(['desk@kais.example'])
  await save({ notificationAddresses: [' cars@kais.example ', 'homes@kais.example', 'cars@kais.example'] })
  expect(await readNotificationAddresses(kais.db, start)).toEqual(['cars@kais.example', 'homes@kais.example'])
  const audit = await kais.app.inject({ url: '/api/admin/audit?entity=setting&limit=1', headers: admin })
  expect(audit.json<PublicAuditEntry[]>()[0]?.after).toEqual({ notificationAddressesChanged: true })
  expect(audit.payload).not.toContain('cars@')
  expect(await page()).not.toHaveProperty('notificationAddresses')

  await save({ notificationAddresses: [] })
  expect(await readNotificationAddresses(kais.db, start)).toEqual(['desk@kais.example'])
})

test('A row that somebody broke by hand counts as missing', async () => {
  await save({ phone: '+221 33 822 22 22', usdRate: '600', usdRateDate: '2025-11-03' })
  await kais.db
    .update(settings)
    .set({ value: { no: 'phone' } })
    .where(eq(settings.key, 'company.phone'))
  await kais.db.update(settings).set({ value: 'free' }).where(eq(settings.key, 'rates.usdRate'))
  expect(await readCompany(kais.db, START)).toMatchObject({
    phone: ENV.COMPANY_PHONE,
    rates: { USD: { milliXof: 625_000 } },
  })
})

test('Only administrators read or write them', async () => {
  const { values } = await read()
  for (const role of ['editor', 'agent'] as const) {
    const headers = await signInAs(kais, role, role)
    expect((await kais.app.inject({ url: URL, headers })).statusCode).toBe(403)
    expect((await kais.app.inject({ method: 'PUT', url: URL, headers, payload: values })).statusCode).toBe(403)
  }
  expect((await kais.app.inject(URL)).statusCode).toBe(401)
})
