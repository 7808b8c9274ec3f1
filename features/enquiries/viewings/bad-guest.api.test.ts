import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import type { SaleState } from '#features/nest/sale/sale-states.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { askForViewing, bookViewing, startsOf, viewingDraft } from '#tests/helpers/viewings.ts'
import { viewings } from './viewing.table.server.ts'
import { letterPath } from './visitor-path.server.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example' },
  })
  agent = await signInAs(kais, 'agent', 'agent')
})
afterAll(() => kais.close())

let used = 0
async function booked(more: object = {}) {
  const home = await makeProperty(kais)
  used += 6
  const [start = '', , , later = ''] = (await startsOf(kais, home)).slice(used)
  return { home, start, later, ...(await bookViewing(kais, home, start, more)) }
}

const press = (key: string, act: string, payload: object = {}) =>
  kais.app.inject({ method: 'POST', url: `/api/viewings/${key}/${act}`, payload })
const patch = (id: number, payload: object) =>
  kais.app.inject({ method: 'PATCH', url: `/api/admin/viewings/${id}`, payload, headers: agent })
const rowOf = async (id: number) => (await kais.db.select().from(viewings).where(eq(viewings.id, id)))[0]
const lettersOf = async (id: number) =>
  (await kais.db.select().from(outbox).orderBy(outbox.id)).flatMap(({ kind, payload }) =>
    payload.viewingId === id ? [String(payload.viewingNews ?? kind)] : [],
  )
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort()

function setState(home: number, saleState: SaleState) {
  const isAvailable = saleState === 'available' || saleState === 'under-offer'
  return kais.db.update(properties).set({ saleState, isAvailable }).where(eq(properties.id, home))
}

describe('Pressed twice at once', () => {
  test('a booking is one', async () => {
    const home = await makeProperty(kais)
    used += 6
    const draft = viewingDraft(home, (await startsOf(kais, home))[used] ?? '')
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([askForViewing(kais, draft, headers), askForViewing(kais, draft, headers)])
    expect(statuses(answers)).toEqual([201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await kais.db.$count(viewings, eq(viewings.propertyId, home))).toBe(1)
  })

  test('a cancellation is one, and says so both times', async () => {
    const { id, key } = await booked()
    expect(statuses(await Promise.all([press(key, 'cancel'), press(key, 'cancel')]))).toEqual([200, 200])
    expect((await lettersOf(id)).filter((news) => news === 'visitor-cancelled')).toHaveLength(1)
  })

  test('the last move that there is, and the word that it is wanted, are one each', async () => {
    const email = someone()
    const { id, key, start, later } = await booked({ email })
    for (const startsAt of [later, start]) expect((await press(key, 'move', { startsAt })).statusCode).toBe(200)
    const last = () => press(key, 'move', { startsAt: later })
    expect(statuses(await Promise.all([last(), last()]))).toEqual([200, 200])
    expect((await rowOf(id))?.moves).toBe(3)
    const second = await booked({ email })
    expect(second.awaitsConfirmation).toBe(true)
    const fromLetter = (await letterPath(kais.db, second.id)).replace('/viewing/', '')
    const confirm = () => press(fromLetter, 'confirm')
    expect(statuses(await Promise.all([confirm(), confirm()]))).toEqual([200, 200])
    expect((await lettersOf(second.id)).filter((kind) => kind === 'viewing-staff-notice')).toHaveLength(1)
  })

  test('a free time to which two visitors move goes to one of them', async () => {
    const [one, two] = [await booked(), await booked()]
    const free = (await startsOf(kais, one.home)).at(-1) ?? ''
    const answers = await Promise.all([one, two].map(({ key }) => press(key, 'move', { startsAt: free })))
    expect(statuses(answers)).toEqual([200, 409])
  })
})

describe('A home that is not, or no longer, to be had', () => {
  test.for(['draft', 'withdrawn', 'sold', 'let'] as const)(
    'cannot be booked: %s; of one that was booked before nothing but its end can be asked',
    async (state) => {
      const { id, key, home, start, later } = await booked()
      await setState(home, state)
      const answer = await askForViewing(kais, viewingDraft(home, later))
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
      const moved = await press(key, 'move', { startsAt: later })
      expect(moved.statusCode).toBe(400)
      expect(await rowOf(id)).toMatchObject({ startsAt: new Date(start), moves: 0 })
      expect((await press(key, 'cancel')).statusCode).toBe(200)
    },
  )
})

describe('A link whose viewing we called off', () => {
  test('moves, cancels and confirms nothing, and tells nobody', async () => {
    const { id, key, later } = await booked()
    await patch(id, { status: 'cancelled', reason: 'The owner is away.' })
    const [before, letters] = [await rowOf(id), await lettersOf(id)]
    const answers = [
      await press(key, 'move', { startsAt: later }),
      await press(key, 'cancel'),
      await press(key, 'confirm'),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('forbidden_move'))
    expect([await rowOf(id), await lettersOf(id)]).toEqual([before, letters])
  })
})

describe('A time', () => {
  const TRAP = { 'x-form-trap': 'https://buy.example' }

  test.for([
    '9999-12-31T23:30:00Z',
    '9999-12-31T23:30:00-14:00',
    '+275760-09-12T10:00:00Z',
    '2200-01-01T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '2027-02-31T10:00:00Z',
    '2027-03-01T24:00:00Z',
  ])(
    'that is none, or no time of ours, is refused to visitors, staff and what looks like spam alike: %s',
    async (far) => {
      const { id, key, home, start } = await booked()
      const answers = [
        await askForViewing(kais, viewingDraft(home, far)),
        await askForViewing(kais, viewingDraft(home, far), TRAP),
        await press(key, 'move', { startsAt: far }),
        await patch(id, { startsAt: far }),
        await kais.app.inject({
          ...{ method: 'POST', url: '/api/admin/viewings', headers: agent },
          payload: { propertyId: home, startsAt: far, name: 'Moussa', phone: '+221 77 123 45 67' },
        }),
      ]
      for (const answer of answers) {
        expect([400, 409], answer.body).toContain(answer.statusCode)
        expect(Object.keys(answer.json().fields)).toEqual(['startsAt'])
      }
      expect(await rowOf(id)).toMatchObject({ startsAt: new Date(start) })
    },
  )

  test('is an instant: the same on whatever clock it is written, also in the night of a change of clocks', async () => {
    const home = await makeProperty(kais)
    used += 6
    const start = (await startsOf(kais, home))[used] ?? ''
    // Paris in summer, as a browser there would write it.
    const inParis = new Date(Date.parse(start) + 2 * 3_600_000).toISOString().replace('.000Z', '+02:00')
    const { id } = await bookViewing(kais, home, inParis)
    expect((await rowOf(id))?.startsAt).toEqual(new Date(start))
    // An hour that Paris has twice, and one that it has not: each of them is one hour in Dakar.
    const at = async (startsAt: string) => (await patch(id, { startsAt })).json().startsAt
    const next = (day: string) => {
      const [today, year] = [new Date().toISOString().slice(5, 10), new Date().getUTCFullYear()]
      return `${day > today ? year : year + 1}-${day}`
    }
    const [autumn, spring] = [next('10-31'), next('03-28')]
    expect(await at(`${autumn}T02:30:00+02:00`)).toBe(`${autumn}T00:30:00.000Z`)
    expect(await at(`${autumn}T02:30:00+01:00`)).toBe(`${autumn}T01:30:00.000Z`)
    expect(await at(`${spring}T02:30:00+01:00`)).toBe(`${spring}T01:30:00.000Z`)
  })
})

describe('What a visitor may not say', () => {
  test('is passed over: who shows it, that it stands, where, and that it is ours', async () => {
    const [adviserId, createdBy] = [999_999, 1]
    const { id } = await booked({
      status: 'confirmed',
      adviserId,
      createdBy,
      place: 'x',
      videoUrl: 'https://x.example',
    })
    expect(await rowOf(id)).toMatchObject({ status: 'asked', createdBy: null, place: null, videoUrl: null })
    expect((await rowOf(id))?.adviserId).not.toBe(adviserId)
  })

  test('of a booking that was never confirmed, that it is over is no news to us', async () => {
    const email = someone()
    await booked({ email })
    const { id, key, awaitsConfirmation } = await booked({ email })
    expect(awaitsConfirmation).toBe(true)
    expect((await press(key, 'cancel')).statusCode).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'visitor' })
    expect(await lettersOf(id)).toEqual(['viewing-acknowledgement'])
    const notices = (await kais.db.select().from(pushNotices)).filter(({ about }) => about.viewingId === id)
    expect(notices).toEqual([])
  })
})
