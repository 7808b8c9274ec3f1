import { describe, expect, test } from 'vitest'
import { bookingDraft, someone } from '#tests/helpers/factories.ts'
import { call, desk, idOf, LEADS, leadOf, newLead, openDesk, timeline, write } from '#tests/helpers/lead-desk.ts'
import { dayAhead, makeStayHome, requestStay, stayDraft } from '#tests/helpers/stays.ts'
import { ask, move, statusesOf } from './keep-in-step.fixture.ts'
import type { StaffLead } from './lead.public.ts'

openDesk()

describe('What counts as an answer', () => {
  const stayOf = async () => {
    const email = someone()
    const answer = await requestStay(desk.kais, stayDraft(await makeStayHome(desk.kais), { email }))
    expect(answer.statusCode, answer.body).toBe(201)
    await write({ email })
    return { email, url: `/api/admin/stays/${answer.json<{ id: number }>().id}` }
  }
  const hireOf = async () => {
    const email = someone()
    const payload = bookingDraft({ vehicleCategory: 'suv' }, { email })
    const answer = await desk.kais.app.inject({ method: 'POST', url: '/api/bookings', payload })
    expect(answer.statusCode, answer.body).toBe(201)
    await write({ email })
    return { email, url: `/api/bookings/${answer.json<{ id: number }>().id}` }
  }
  const money = { amount: '50000', purpose: 'deposit', due: dayAhead(5), provider: 'manual' }

  test.for([
    ['a hire that is confirmed', hireOf, (url: string) => move(url, { status: 'confirmed' })],
    ['a hire that is cancelled', hireOf, (url: string) => move(url, { status: 'cancelled' })],
    ['a stay that is accepted', stayOf, (url: string) => move(url, { act: 'accept' })],
    ['a stay that is declined', stayOf, (url: string) => move(url, { act: 'decline', reason: 'Full.' })],
    ['a stay that is changed', stayOf, (url: string) => move(url, { act: 'change', guests: 3, reason: 'As agreed.' })],
    ['a payment that is asked for', stayOf, (url: string) => call('POST', `${url}/payments`, money)],
  ] as const)('%s: nobody waits, and what they wrote besides is in progress', async ([, make, decide]) => {
    const { email, url } = await make()
    const { id, waitingSince } = await leadOf(email)
    expect(waitingSince).not.toBeNull()
    const decided = await decide(url)
    expect(decided.statusCode, decided.body).toBeLessThan(300)
    expect((await leadOf(email)).waitingSince).toBeNull()
    expect(await statusesOf(email)).toEqual(['in-progress'])
    // Also when it is closed and opened again.
    await call('PATCH', `${LEADS}/${id}`, { status: 'lost' })
    await call('PATCH', `${LEADS}/${id}`, { status: 'contacted' })
    expect((await leadOf(email)).waitingSince).toBeNull()
  })

  test('and who looks after it is not: a stay that is given to somebody gives them its lead', async () => {
    const { email, url } = await stayOf()
    const awa = await idOf('awa')
    const given = await move(url, { act: 'assign', assignedTo: awa })
    expect(given.statusCode, given.body).toBe(200)
    expect(await leadOf(email)).toMatchObject({ assignedTo: { id: awa }, waitingSince: expect.any(String) })
  })
})

describe('An answer of another way', () => {
  test('stands on the timeline once, however often the press is repeated, with its note', async () => {
    const lead = await newLead()
    const key = crypto.randomUUID()
    const press = () =>
      call('POST', `${LEADS}/${lead.id}/answered`, { note: 'By my own mail.' }, { 'idempotency-key': key })
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json<StaffLead>()).toMatchObject({ status: 'contacted', waitingSince: null })
    expect((await timeline(lead.id)).filter(({ type }) => type === 'answered')).toMatchObject([
      { description: 'By my own mail.', by: { name: 'awa' } },
    ])
  })

  test('of nobody, or too long, is refused', async () => {
    expect((await call('POST', `${LEADS}/999999/answered`, {})).statusCode).toBe(404)
    const lead = await newLead()
    const long = await call('POST', `${LEADS}/${lead.id}/answered`, { note: 'x'.repeat(20_000) })
    expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([400, ['note']])
    expect((await leadOf(lead.email ?? '')).waitingSince).not.toBeNull()
  })
})
describe('A card', () => {
  test('knows what they wrote last, and what it was about by its names in both languages', async () => {
    const email = someone()
    await write({ email, message: 'The first word.' })
    expect((await leadOf(email)).latest).toEqual({ about: null, aboutFr: null, words: 'The first word.' })
    await ask(email)
    expect((await leadOf(email)).latest).toEqual({
      about: expect.stringContaining('House of the baobab'),
      aboutFr: expect.stringMatching(/^Maison du baobab \(KN-\d+\)$/),
      words: 'Is it quiet?',
    })
    await write({ email, message: 'x'.repeat(5_000) })
    expect((await leadOf(email)).latest?.words).toHaveLength(200)
    const byHand = await call('POST', LEADS, { firstName: 'Ousmane', email: someone(), source: 'phone' })
    expect(byHand.json<StaffLead>().latest).toBeNull()
  })
})
