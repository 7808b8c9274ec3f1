import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { neededData } from '#features/experience/relocation/relocation.fixture.ts'
import { HELD_BACK, readCsv, sendContact, somebody } from '#tests/helpers/desk.ts'
import { bookingDraft, makeProperty, makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'desk-exporter', 'agent')
})
afterAll(() => kais.close())

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await kais.app.inject({ url, headers: { ...agent, ...headers } })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body.startsWith('\ufeff')).toBe(true)
  const [heads = [], ...lines] = readCsv(answer.body.slice(1))
  const records = lines.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])))
  return { answer, heads, records }
}

describe('An export', () => {
  test('of contacts holds every answer in words, in the reader’s language, and no formula', async () => {
    const name = somebody('=Awa')
    const formData = {
      ...neededData(),
      moveInDate: '2027-01-31',
      furnishing: 'no',
      pets: 'A cat, "Minou"',
      isFirm: true,
      surprise: 'x',
    }
    const id = await sendContact(kais, {
      type: 'relocation',
      name,
      phone: '+221 77 000 00 00',
      message: 'Two lines\nof words',
      formData,
    })
    const { answer, records } = await read(`/api/admin/contacts.csv?search=${encodeURIComponent(name)}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="contacts-\d{4}-\d{2}-\d{2}\.csv"$/),
      'cache-control': 'no-store',
    })
    expect(records).toMatchObject([
      {
        Number: String(id),
        Status: 'New',
        Type: 'Relocation',
        Name: `'${name}`,
        Phone: "'+221 77 000 00 00",
        Message: 'Two lines\nof words',
        'Written in': 'English',
        'Other answers': expect.stringContaining('along? A cat, "Minou"'),
        Lead: expect.stringMatching(/^\d+$/),
        'Possible spam': '',
      },
    ])
    expect(records[0]?.['Other answers']).toContain('31 January 2027')
    expect(records[0]?.['Other answers']).toContain('Is firm: Yes\nSurprise: x')

    const french = await read(`/api/admin/contacts.csv?search=${encodeURIComponent(name)}`, {
      'accept-language': 'fr',
    })
    expect(french.records).toMatchObject([
      { Statut: 'Nouveau', Type: 'Installation', 'Autres réponses': expect.stringContaining('31 janvier 2027') },
    ])
  })

  test('of enquiries and bookings says what they are about', async () => {
    const propertyId = await makeProperty(kais)
    const name = somebody('Fatou')
    const payload = { propertyId, name, email: 'fatou@example.com', message: 'Is it quiet?' }
    await kais.app.inject({ method: 'POST', url: '/api/inquiries', payload })
    const inquiries = await read(`/api/admin/inquiries.csv?search=${encodeURIComponent(name)}`)
    expect(inquiries.records).toMatchObject([
      { Name: name, About: expect.stringContaining('House of the baobab'), Type: 'Property', Status: 'Open' },
    ])

    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId, extras: ['chauffeur'], flightNumber: 'AF 718' }, { name }))
    const bookings = await read(`/api/admin/bookings.csv?search=${encodeURIComponent(name)}&status=pending`)
    expect(bookings.records).toMatchObject([
      {
        Name: name,
        Car: 'Evening car (Sédar Limousine)',
        'Pick-up (Dakar time)': expect.stringMatching(/^\d{4}-\d{2}-\d{2} 10:00$/),
        'Price told (FCFA)': '330000',
        'Other answers': expect.stringContaining('AF 718'),
      },
    ])
  })

  test('is narrowed like its list, and closed to those who may not read it', async () => {
    const name = somebody('Spam')
    await sendContact(kais, { name })
    await sendContact(kais, { name }, HELD_BACK)
    const { records } = await read(`/api/admin/contacts.csv?search=${encodeURIComponent(name)}&held=true`)
    expect(records).toMatchObject([{ Name: name, 'Possible spam': expect.stringContaining('cannot see'), Lead: '' }])
    const editor = await signInAs(kais, 'desk-csv-editor', 'editor')
    for (const kind of ['contacts', 'inquiries', 'bookings']) {
      expect((await kais.app.inject({ url: `/api/admin/${kind}.csv` })).statusCode).toBe(401)
      expect((await kais.app.inject({ url: `/api/admin/${kind}.csv`, headers: editor })).statusCode).toBe(403)
      const wrong = await kais.app.inject({ url: `/api/admin/${kind}.csv?status=lost`, headers: agent })
      expect(wrong.statusCode).toBe(400)
    }
  })

  test('goes past one batch without losing or repeating a line', async () => {
    await kais.db.execute(sql`insert into contact_submissions (type, email, name, message)
      select 'general', 'crowd@example.com', 'Crowd', 'zzmany ' || n from generate_series(1, 1234) n`)
    const { records } = await read('/api/admin/contacts.csv?search=zzmany')
    expect(new Set(records.map(({ Number: number }) => number)).size).toBe(1234)
    expect(records).toHaveLength(1234)
  })
})
