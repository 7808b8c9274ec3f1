import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectForWork, FEWEST_CONNECTIONS, type WorkConnections } from '#db/work.server.ts'
import { neededData } from '#features/experience/relocation/relocation.fixture.ts'
import type { PropertyDraft } from '#features/nest/property.schema.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { forgetCatalogue } from '#features/recommendations/kept-catalogue.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { contactDraft, makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities, leadContacts, leads } from '../leads/lead.table.server.ts'
import type { LeadStatus } from '../leads/lead-status.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import type { LeadMatch, PropertyMatch, StaffWishes, UnsuitableHome, UnsuitableLead } from './matching.public.ts'
import { NO_WISHES, type Wishes } from './wishes.schema.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'match-agent', 'agent')
})
afterAll(() => kais.close())

const WISHES: Wishes = { ...NO_WISHES, deal: 'rent', kinds: ['villa'], places: ['Popenguine'], maxPrice: '1000000.00' }

async function makeLead(status: LeadStatus = 'new'): Promise<number> {
  const [row] = await kais.db.insert(leads).values({ firstName: 'Awa', status }).returning({ id: leads.id })
  return row?.id ?? 0
}

/** A home of a place that no other test of this file speaks of. */
async function makeHome(changes: Partial<PropertyDraft> = {}): Promise<number> {
  const draft = { type: 'rent', kind: 'villa', location: 'Popenguine', price: '900000', ...changes } as const
  const id = await makeProperty(kais, draft)
  // The server hears of it a moment later.
  forgetCatalogue(kais.db)
  return id
}

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, headers: object = agent) =>
  kais.app.inject({ method, url: `/api/admin${url}`, headers: { ...headers }, ...(payload && { payload }) })

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await call('GET', url)
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

async function saveWishes(leadId: number, wishes: object): Promise<StaffWishes> {
  const answer = await call('PUT', `/leads/${leadId}/wishes`, wishes)
  expect(answer.statusCode).toBe(200)
  return answer.json<StaffWishes>()
}

const homesFor = (leadId: number) => read<PropertyMatch[]>(`/leads/${leadId}/matches`)
const leadsFor = (homeId: number) => read<LeadMatch[]>(`/properties/${homeId}/matches`)
const trailOf = (leadId: number) =>
  kais.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.label, `#${leadId}`))

/** The lead that a form of the site makes. */
async function leadWhoSends(url: string, payload: object): Promise<number> {
  const email = `${randomUUID()}@example.com`
  const answer = await kais.app.inject({ method: 'POST', url, payload: { ...payload, email, phone: null } })
  expect(answer.statusCode).toBe(201)
  const [row] = await kais.db.select().from(leadContacts).where(eq(leadContacts.value, email))
  return row?.leadId ?? 0
}

describe('The wishes of a lead', () => {
  test('that nobody knows are empty, and stay as staff save them', async () => {
    const id = await makeLead()
    expect(await read(`/leads/${id}/wishes`)).toEqual({
      ...NO_WISHES,
      source: 'none',
      restFrom: null,
      phrase: null,
      savedAt: null,
      isLeadOpen: true,
      locale: null,
    })
    const saved = await saveWishes(id, {
      deal: 'rent',
      kinds: ['villa', 'villa'],
      places: ['sacre-coeur'],
      maxPrice: 900_000,
    })
    expect(saved).toMatchObject({
      source: 'saved',
      savedAt: expect.any(String),
      deal: 'rent',
      kinds: ['villa'],
      places: ['Sacré-Cœur'],
      minPrice: null,
      maxPrice: '900000.00',
      phrase: { en: 'a villa to rent in Sacré-Cœur', fr: 'une villa à louer à Sacré-Cœur' },
    })
    expect(await read(`/leads/${id}/wishes`)).toEqual(saved)
    expect(await saveWishes(id, {})).toMatchObject({ ...NO_WISHES, source: 'saved' })
  })

  test('are suggested from the home somebody asked about, until staff save others', async () => {
    const propertyId = await makeHome({ price: '1000000', bedrooms: 3 })
    const id = await leadWhoSends('/api/inquiries', { propertyId, name: 'Awa Diop', message: 'Is it quiet?' })
    const suggested = {
      source: 'homes',
      savedAt: null,
      deal: 'rent',
      kinds: ['villa'],
      places: ['Popenguine'],
      minPrice: '800000',
      maxPrice: '1200000',
      minBedrooms: 3,
    }
    expect(await read(`/leads/${id}/wishes`)).toMatchObject(suggested)
    // A suggestion is compared as well, and the home itself is marked.
    expect(await homesFor(id)).toContainEqual(
      expect.objectContaining({ home: expect.objectContaining({ id: propertyId }), isAskedAbout: true, score: 100 }),
    )
    // But it finds nobody for a home: staff have not said that it is right.
    expect((await leadsFor(propertyId)).map(({ lead }) => lead.id)).not.toContain(id)
    await saveWishes(id, { deal: 'buy' })
    expect(await read(`/leads/${id}/wishes`)).toMatchObject({ source: 'saved', deal: 'buy', places: [] })
  })

  test('are suggested from the listing that a contact form names, and from a relocation form', async () => {
    const propertyId = await makeHome({ kind: 'duplex' })
    const listing = { serviceInterest: 'real-estate', listing: `property-${propertyId}` }
    const asked = await leadWhoSends('/api/contact', contactDraft({ formData: listing }))
    expect(await read(`/leads/${asked}/wishes`)).toMatchObject({ source: 'homes', kinds: ['duplex'], locale: 'en' })

    const wishes = { propertyType: 'villa', bedrooms: '4', budget: '1000000-2000000', preferredArea: 'ngor' }
    const formData = neededData(wishes)
    const moving = await leadWhoSends('/api/contact', contactDraft({ type: 'relocation', formData }))
    expect(await read(`/leads/${moving}/wishes`)).toMatchObject({
      source: 'relocation',
      deal: 'rent',
      kinds: ['villa'],
      places: ['Ngor'],
      minPrice: '1000000',
      maxPrice: '2000000',
      minBedrooms: 4,
    })
  })

  test('are suggested from what somebody wrote before the home they looked at, unless they wrote about a car', async () => {
    const propertyId = await makeHome({ price: '1000000', bedrooms: 3 })
    const message = 'We are looking for four bedrooms in Mermoz.'
    const id = await leadWhoSends('/api/inquiries', { propertyId, name: 'Awa Diop', message })
    expect(await read(`/leads/${id}/wishes`)).toMatchObject({
      ...{ source: 'words', restFrom: 'homes', deal: 'rent', places: ['Mermoz'], minBedrooms: 4, maxPrice: '1200000' },
    })
    const formData = { serviceInterest: 'mobility' }
    const car = await leadWhoSends(
      '/api/contact',
      contactDraft({ message: 'We need a car in Ngor to rent.', formData }),
    )
    expect(await read(`/leads/${car}/wishes`)).toMatchObject({ source: 'none' })
  })

  test('are suggested from a home that somebody books a viewing of; it is the one they asked about', async () => {
    const propertyId = await makeHome({ kind: 'duplex' })
    const id = await makeLead()
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const [viewing] = await kais.db
      .insert(viewings)
      .values({
        ...{ propertyId, subject: 'Duplex', name: 'Awa Diop', message: 'With two children.' },
        ...{ startsAt: at(24), endsAt: at(25), adviserBusyUntil: at(25) },
      })
      .returning({ id: viewings.id })
    await kais.db
      .insert(activities)
      .values({ leadId: id, type: 'submission', subject: 'viewing', viewingId: viewing?.id })
    expect(await read(`/leads/${id}/wishes`)).toMatchObject({ source: 'homes', kinds: ['duplex'] })
    expect(await homesFor(id)).toContainEqual(
      expect.objectContaining({ home: expect.objectContaining({ id: propertyId }), isAskedAbout: true }),
    )
  })

  test('of a home that was deleted are no longer suggested', async () => {
    const propertyId = await makeHome()
    const id = await leadWhoSends('/api/inquiries', { propertyId, name: 'Awa Diop', message: 'Is it quiet?' })
    await kais.db.delete(properties).where(eq(properties.id, propertyId))
    expect(await read(`/leads/${id}/wishes`)).toMatchObject({ source: 'none' })
  })

  test('that make no sense are refused field by field', async () => {
    const id = await makeLead()
    const refused = async (wishes: object) =>
      Object.keys((await call('PUT', `/leads/${id}/wishes`, wishes)).json<{ fields: object }>().fields ?? {})
    expect(await refused({ maxPrice: '1000000' })).toEqual(['deal'])
    expect(await refused({ deal: 'rent', minPrice: '10', maxPrice: '9' })).toEqual(['minPrice'])
    expect(await refused({ places: ['Atlantis'] })).toEqual(['places.0'])
    expect(await refused({ deal: 'steal', kinds: ['castle'], minBedrooms: -1, minArea: 0 })).toEqual([
      'deal',
      'kinds.0',
      'minBedrooms',
      'minArea',
    ])
    expect((await call('PUT', '/leads/999999/wishes', {})).statusCode).toBe(404)
    expect((await call('GET', '/leads/999999/wishes')).statusCode).toBe(404)
  })

  test('leave a trace that says when they changed and not what they are', async () => {
    const id = await makeLead()
    await saveWishes(id, WISHES)
    await saveWishes(id, WISHES)
    expect(await trailOf(id)).toMatchObject([
      { action: 'update', entity: 'lead', entityId: id, actorName: 'match-agent', after: { wishesChanged: true } },
    ])
    expect(JSON.stringify(await trailOf(id))).not.toContain('Popenguine')
  })
})

describe('The homes for a lead', () => {
  test('are those that fit, best first, each with its reasons', async () => {
    const id = await makeLead()
    await saveWishes(id, { ...WISHES, places: ['Joal-Fadiouth'] })
    const place = { location: 'Joal-Fadiouth' }
    const near = await makeHome({ ...place, price: '1050000' })
    const exact = await makeHome(place)
    await makeHome({ ...place, price: '1200000' })
    await makeHome({ ...place, type: 'buy' })
    await makeHome({ ...place, isAvailable: false })
    const found = await homesFor(id)
    expect(found.map(({ home, score }) => [home.id, score])).toEqual([
      [exact, 100],
      [near, 95],
    ])
    expect(found[1]?.reasons).toContainEqual({
      wish: 'price',
      verdict: 'near',
      offered: '1050000.00',
      percentOff: 5,
    })
    expect(found[0]).toMatchObject({
      isAskedAbout: false,
      home: { reference: expect.stringMatching(/^KN-/), picture: { width: 400 } },
    })
    expect(await read(`/leads/${id}/matches?limit=1`)).toHaveLength(1)
  })

  test('are none for a lead that asks for nothing, that nothing fits, or that is closed', async () => {
    await makeHome()
    const [blank, choosy, closed] = [await makeLead(), await makeLead(), await makeLead('won')]
    await saveWishes(choosy, { places: ['Podor'] })
    await saveWishes(closed, WISHES)
    expect(await homesFor(blank)).toEqual([])
    expect(await homesFor(choosy)).toEqual([])
    expect(await homesFor(closed)).toEqual([])
    expect((await call('GET', '/leads/999999/matches')).statusCode).toBe(404)
  })
})

describe('The leads for a home', () => {
  test('are open, looking for it as staff wrote down, and best first', async () => {
    const place = { location: 'Palmarin' as const }
    const homeId = await makeHome({ ...place, bedrooms: 3 })
    const wish = async (wishes: Partial<Wishes>, status?: LeadStatus) => {
      const id = await makeLead(status)
      await saveWishes(id, { ...WISHES, places: ['Palmarin'], ...wishes })
      return id
    }
    const near = await wish({ minBedrooms: 4 })
    const exact = await wish({ minBedrooms: 3 })
    await wish({ minBedrooms: 5 })
    await wish({ maxPrice: '800000.00' })
    await wish({ deal: 'buy', maxPrice: null })
    await wish({}, 'lost')
    await wish({}, 'won')
    const found = await leadsFor(homeId)
    const here = found.filter(({ reasons }) => reasons.some(({ wish: of }) => of === 'place'))
    expect(here.map(({ lead }) => lead.id)).toEqual([exact, near])
    expect(here[0]).toMatchObject({ score: 100, lead: { name: 'Awa', status: 'new' } })
    expect(await read(`/properties/${homeId}/matches?limit=1`)).toHaveLength(1)
    expect((await call('GET', '/properties/999999/matches')).statusCode).toBe(404)
  })

  test('are told for a home that is not on the site yet', async () => {
    const homeId = await makeHome({ location: 'Sokone', isAvailable: false })
    const id = await makeLead()
    await saveWishes(id, { places: ['Sokone'] })
    expect((await leadsFor(homeId)).map(({ lead }) => lead.id)).toEqual([id])
  })
})

describe('A home that is not suitable', () => {
  test('leaves both lists with its reason, and comes back when it is suitable after all', async () => {
    const homeId = await makeHome({ location: 'Oussouye' })
    const id = await makeLead()
    await saveWishes(id, { places: ['Oussouye'] })
    expect(await homesFor(id)).toHaveLength(1)

    const url = `/leads/${id}/unsuitable/${homeId}`
    expect((await call('PUT', url, { reason: ' Too many steps ' })).statusCode).toBe(204)
    expect(await homesFor(id)).toEqual([])
    expect(await leadsFor(homeId)).toEqual([])
    const told = { reason: 'Too many steps', by: { name: 'match-agent' } }
    expect(await read<UnsuitableHome[]>(`/leads/${id}/unsuitable`)).toMatchObject([{ home: { id: homeId }, ...told }])
    expect(await read<UnsuitableLead[]>(`/properties/${homeId}/unsuitable`)).toMatchObject([{ lead: { id }, ...told }])

    // Said again, the last reason stands; the trail has it once, without the reason.
    expect((await call('PUT', url, {})).statusCode).toBe(204)
    expect(await read<UnsuitableHome[]>(`/leads/${id}/unsuitable`)).toMatchObject([{ reason: null }])
    expect((await call('DELETE', url)).statusCode).toBe(204)
    expect((await call('DELETE', url)).statusCode).toBe(204)
    expect(await homesFor(id)).toHaveLength(1)
    expect(await leadsFor(homeId)).toHaveLength(1)
    const reference = `KN-${String(homeId).padStart(4, '0')}`
    expect((await trailOf(id)).filter(({ after }) => after && 'unsuitable' in after)).toMatchObject([
      { before: { unsuitable: null }, after: { unsuitable: reference } },
      { before: { unsuitable: reference }, after: { unsuitable: null } },
    ])
    expect(JSON.stringify(await trailOf(id))).not.toContain('steps')
  })

  test('must be there, and so must the lead', async () => {
    const [id, homeId] = [await makeLead(), await makeHome()]
    expect((await call('PUT', `/leads/${id}/unsuitable/999999`, {})).statusCode).toBe(404)
    expect((await call('PUT', `/leads/999999/unsuitable/${homeId}`, {})).statusCode).toBe(404)
    expect((await call('DELETE', `/leads/999999/unsuitable/${homeId}`)).statusCode).toBe(404)
  })
})

test('An editor sees neither wishes nor whom a home suits', async () => {
  const editor = await signInAs(kais, 'match-editor', 'editor')
  const [id, homeId] = [await makeLead(), await makeHome()]
  const doors = [
    call('GET', `/leads/${id}/wishes`, undefined, editor),
    call('PUT', `/leads/${id}/wishes`, {}, editor),
    call('GET', `/leads/${id}/matches`, undefined, editor),
    call('GET', `/leads/${id}/unsuitable`, undefined, editor),
    call('GET', `/properties/${homeId}/matches`, undefined, editor),
    call('GET', `/properties/${homeId}/unsuitable`, undefined, editor),
    call('PUT', `/leads/${id}/unsuitable/${homeId}`, {}, editor),
    call('DELETE', `/leads/${id}/unsuitable/${homeId}`, undefined, editor),
  ]
  expect((await Promise.all(doors)).map(({ statusCode }) => statusCode)).toEqual(doors.map(() => 403))
})

test('What staff read of a lead is as of now, and not what a replica knows of it: no connection of pages is asked', async () => {
  let work: WorkConnections | undefined
  const connect = async (config: pg.ClientConfig) => {
    work = connectForWork(config, { connections: FEWEST_CONNECTIONS })
    return work
  }
  const house = await startTestApp({ connect })
  onTestFinished(house.close)
  const headers = await signInAs(house, 'match-now', 'agent')
  const [lead] = await house.db.insert(leads).values({ firstName: 'Awa' }).returning({ id: leads.id })
  const pages = work?.databases.page.$client
  const taken = await Promise.all(Array.from({ length: pages?.options.max ?? 0 }, () => pages?.connect()))
  expect(taken.length).toBeGreaterThan(0)
  const answer = await house.app.inject({ url: `/api/admin/leads/${lead?.id}/matches`, headers })
  for (const connection of taken) connection?.release()
  expect([answer.statusCode, answer.json()]).toEqual([200, []])
})
