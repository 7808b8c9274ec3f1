import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { SYSTEM } from '#common/permissions.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { forgetCatalogue, readCatalogue } from '#features/recommendations/kept-catalogue.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import type { StaffActivity } from '../leads/lead.public.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { findLeadsForHome } from './find-leads.server.ts'
import type { HomeForLead, LeadMatch, PropertyMatch, SentToMany } from './matching.public.ts'
import { sentHomes } from './sent-home.table.server.ts'

const room = mailRoom()
const signedIn = new Map<string, { cookie: string }>()

async function as(role: 'agent' | 'editor'): Promise<{ cookie: string }> {
  const known = signedIn.get(role) ?? (await signInAs(room.kais, `sender-${role}`, role))
  signedIn.set(role, known)
  return known
}

interface Options {
  key?: string
  role?: 'agent' | 'editor'
}
const call = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  { key, role = 'agent' }: Options = {},
) =>
  room.kais.app.inject({
    method,
    url: `/api/admin${url}`,
    headers: { ...(await as(role)), ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })

async function makeLead(values: Partial<typeof leads.$inferInsert> = {}): Promise<number> {
  const row = { firstName: 'Awa', email: someone(), locale: 'en' as const, waitingSince: new Date(), ...values }
  const [lead] = await room.kais.db.insert(leads).values(row).returning({ id: leads.id })
  return lead?.id ?? 0
}

async function makeHome(title: string, changes: Parameters<typeof makeProperty>[1] = {}): Promise<number> {
  const id = await makeProperty(room.kais, { title, titleFr: `${title} (fr)`, location: 'Yoff', ...changes })
  forgetCatalogue(room.kais.db)
  return id
}

const LETTER = { subject: 'Two homes', body: 'Dear Awa,\n\nHere they are.', locale: 'en' }
const leadRow = async (id: number) => (await room.kais.db.select().from(leads).where(eq(leads.id, id)))[0]
const entriesOf = (id: number) => room.kais.db.select().from(activities).where(eq(activities.leadId, id))

async function arrivals() {
  const server = await room.startServer()
  room.sendThrough(server)
  await room.allSent()
  return server.arrived
}

describe('Homes that staff tick for a lead', () => {
  test('go out in one letter with picture, price and link, in the order they were chosen; nobody waits any more', async () => {
    const [first, second] = [
      await makeHome('Villa Teranga'),
      await makeHome('Flat by the sea', { type: 'rent', price: '900000' }),
    ]
    const id = await makeLead()
    const sent = await call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: [second, first, second] })
    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json<StaffActivity>()).toMatchObject({
      type: 'email',
      subject: 'Two homes',
      homes: [
        { id: second, title: 'Flat by the sea', titleFr: 'Flat by the sea (fr)' },
        { id: first, title: 'Villa Teranga' },
      ],
    })
    expect(await leadRow(id)).toMatchObject({ status: 'contacted', waitingSince: null })
    const [{ mail } = { mail: null }] = await arrivals()
    const { text = '', html = '' } = { text: mail?.text, html: String(mail?.html) }
    expect(text.indexOf('Here they are.')).toBeLessThan(text.indexOf('Flat by the sea'))
    expect(text.indexOf('Flat by the sea')).toBeLessThan(text.indexOf('Villa Teranga'))
    expect(text).toMatch(/900.000.FCFA a month/)
    expect(text).toMatch(new RegExp(`http\\S+/property/${first}\\n`))
    expect([...html.matchAll(/<img src="([^"?]+)/g)].map(([, src]) => src?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      `/share/property-${second}.en.jpg`,
      `/share/property-${first}.en.jpg`,
    ])
    const trail = JSON.stringify(await room.kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)))
    for (const word of ['Awa', 'Here they are', 'Two homes']) expect(trail).not.toContain(word)
  })

  test('speak the language of the letter', async () => {
    const home = await makeHome('Villa Teranga')
    const id = await makeLead({ locale: 'fr' })
    await call('POST', `/leads/${id}/homes`, { ...LETTER, locale: 'fr', propertyIds: [home] })
    const [{ mail } = { mail: null }] = await arrivals()
    expect(mail?.text).toContain(`Villa Teranga (fr)`)
    expect(mail?.text).toContain(`/fr/property/${home}`)
  })

  test('go once for one key, however often the press is repeated', async () => {
    const [home, id, key] = [await makeHome('Once'), await makeLead(), crypto.randomUUID()]
    const press = () => call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: [home] }, { key })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await room.rows()).toHaveLength(1)
    expect((await entriesOf(id)).filter(({ type }) => type === 'email')).toHaveLength(1)
  })

  test('are refused whole and by name where one is hidden or under offer, and nothing is written down', async () => {
    const [open, hidden, offered] = [
      await makeHome('Open'),
      await makeHome('Hidden', { isAvailable: false }),
      await makeHome('Offered'),
    ]
    await room.kais.db.update(properties).set({ saleState: 'under-offer' }).where(eq(properties.id, offered))
    const id = await makeLead()
    const refused = await call('POST', `/leads/${id}/homes`, {
      ...LETTER,
      propertyIds: [open, hidden, offered, 999_999],
    })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'home_not_sendable',
      message: expect.stringContaining(`KN-${String(hidden).padStart(4, '0')}`),
      offers: { propertyIds: [hidden, offered, 999_999] },
    })
    expect(await entriesOf(id)).toEqual([])
    expect(await room.rows()).toHaveLength(0)
    expect((await leadRow(id))?.waitingSince).toBeInstanceOf(Date)
  })

  test('are refused without an address, without a home, with too many, with a place nobody filled in, and to an editor', async () => {
    const [home, id, silent] = [await makeHome('Refused'), await makeLead(), await makeLead({ email: null })]
    const send = (leadId: number, change: object, role?: 'editor') =>
      call('POST', `/leads/${leadId}/homes`, { ...LETTER, propertyIds: [home], ...change }, role ? { role } : {})
    expect((await send(silent, {})).json()).toMatchObject({ code: 'no_email_address' })
    expect((await send(id, { propertyIds: [] })).json()).toHaveProperty('fields.propertyIds')
    expect((await send(id, { propertyIds: Array.from({ length: 11 }, (_, n) => n + 1) })).statusCode).toBe(400)
    expect((await send(id, { body: 'Dear {{firstName}},' })).json()).toHaveProperty('fields.body')
    expect((await send(999_999, {})).statusCode).toBe(404)
    expect((await send(id, {}, 'editor')).statusCode).toBe(403)
    expect(await room.rows()).toHaveLength(0)
  })

  test('that were sold before the letter left are left out of it; without any the letter stays and they wait again', async () => {
    const [kept, sold] = [await makeHome('Kept'), await makeHome('Sold meanwhile')]
    const [both, one] = [await makeLead(), await makeLead()]
    await call('POST', `/leads/${both}/homes`, { ...LETTER, propertyIds: [kept, sold] })
    await call('POST', `/leads/${one}/homes`, { ...LETTER, propertyIds: [sold] })
    await room.kais.db.update(properties).set({ saleState: 'sold', isAvailable: false }).where(eq(properties.id, sold))
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(
      async () => expect((await room.rows()).filter(({ sentAt, failedAt }) => !sentAt && !failedAt)).toEqual([]),
      WITHIN,
    )
    expect(server.arrived).toHaveLength(1)
    expect(server.arrived[0]?.mail.text).toContain('Kept')
    expect(server.arrived[0]?.mail.text).not.toContain('Sold meanwhile')
    expect(await leadRow(both)).toMatchObject({ waitingSince: null, firstAnsweredAt: expect.any(Date) })
    expect(await leadRow(one)).toMatchObject({ waitingSince: expect.any(Date), firstAnsweredAt: null })
  })

  test('say when they were sent, and stand behind those that are news; what bounced was not sent', async () => {
    const places = { location: 'Saly', type: 'rent', kind: 'villa', price: '500000' } as const
    const [older, newer] = [await makeHome('Older', places), await makeHome('Newer', places)]
    const id = await makeLead()
    await call('PUT', `/leads/${id}/wishes`, { deal: 'rent', places: ['Saly'] })
    const matches = async () => (await call('GET', `/leads/${id}/matches`)).json<PropertyMatch[]>()
    expect((await matches()).map(({ home, sentAt }) => [home.id, sentAt])).toEqual([
      [newer, null],
      [older, null],
    ])
    await call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: [newer] })
    const at = expect.any(String)
    expect((await matches()).map(({ home, sentAt }) => [home.id, sentAt])).toEqual([
      [older, null],
      [newer, at],
    ])
    const leadsOf = async (home: number) => (await call('GET', `/properties/${home}/matches`)).json<LeadMatch[]>()
    expect(await leadsOf(newer)).toMatchObject([{ lead: { id }, sentAt: at }])
    expect(await leadsOf(older)).toMatchObject([{ lead: { id }, sentAt: null }])
    await room.kais.db.update(outbox).set({ failedAt: new Date(), lastError: '550 No such person' })
    expect((await matches()).map(({ sentAt }) => sentAt)).toEqual([null, null])
  })

  test('give their place to older homes of a large house, which only the database knows', async () => {
    const places = { location: 'Podor', type: 'rent', kind: 'villa', price: '500000' } as const
    const older = await makeHome('Outside the memory', places)
    const kept = [await makeHome('Kept', places), await makeHome('Kept too', places)]
    const id = await makeLead()
    await call('PUT', `/leads/${id}/wishes`, { deal: 'rent', places: ['Podor'] })
    const matches = async () => {
      forgetCatalogue(room.kais.db)
      await readCatalogue(room.kais.db, kept.length)
      const found = (await call('GET', `/leads/${id}/matches?limit=${kept.length}`)).json<PropertyMatch[]>()
      return found.map(({ home }) => home.id)
    }
    expect(await matches()).toEqual(kept.toReversed())
    await call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: kept })
    expect(await matches()).toEqual([older, kept[1]])
    forgetCatalogue(room.kais.db)
  })

  test('reach one round after the other everybody whom a home suits, however many there are', async () => {
    const home = await makeHome('For everybody', { location: 'Matam', type: 'rent', kind: 'villa', price: '500000' })
    const looking: number[] = []
    for (let n = 0; n < 5; n++) {
      looking.push(await makeLead())
      await call('PUT', `/leads/${looking[n]}/wishes`, { deal: 'rent', places: ['Matam'] })
    }
    // Saved last, and nothing is asked for.
    const blank = await makeLead()
    await call('PUT', `/leads/${blank}/wishes`, {})
    const round = async () => {
      const { matches, comparedLast } = await findLeadsForHome({ db: room.kais.db, actor: SYSTEM }, home, 3, 2)
      return { leads: matches.map(({ lead, sentAt }) => [lead.id, sentAt !== null]), comparedLast }
    }
    const [first, second, third, fourth, fifth] = looking
    expect(await round()).toMatchObject({
      leads: [
        [fifth, false],
        [fourth, false],
      ],
      comparedLast: 2,
    })
    for (const id of [fifth, fourth]) await call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: [home] })
    expect(await round()).toMatchObject({
      leads: [
        [third, false],
        [second, false],
        [fifth, true],
      ],
      comparedLast: 2,
    })
    for (const id of [third, second]) await call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: [home] })
    expect((await round()).leads[0]).toEqual([first, false])
  })

  test('can be any home, found by its number or its title, hidden ones marked', async () => {
    const [shown, hidden] = [await makeHome('Quxar shown'), await makeHome('Quxar hidden', { isAvailable: false })]
    const id = await makeLead()
    const search = async (words: string) =>
      (await call('GET', `/leads/${id}/homes?search=${encodeURIComponent(words)}`)).json<HomeForLead[]>()
    expect((await search('quxar')).map(({ home }) => [home.id, home.canBeSent])).toEqual([
      [hidden, false],
      [shown, true],
    ])
    expect(await search(`KN-${shown}`)).toMatchObject([
      { home: { id: shown, picture: expect.anything() }, sentAt: null },
    ])
    expect(await search('')).toEqual([])
  })

  test('by WhatsApp are noted with their text, and count as an answer', async () => {
    const [home, id] = [await makeHome('By WhatsApp'), await makeLead({ email: null, phone: '+221 77 111 22 33' })]
    const body = { propertyIds: [home], text: 'Look: https://kais.example/property/1' }
    const key = crypto.randomUUID()
    const noted = await call('POST', `/leads/${id}/homes/noted`, body, { key })
    expect(noted.statusCode).toBe(201)
    expect((await call('POST', `/leads/${id}/homes/noted`, body, { key })).json()).toEqual(noted.json())
    expect(noted.json()).toMatchObject({ type: 'whatsapp', description: body.text, homes: [{ id: home }] })
    expect(await leadRow(id)).toMatchObject({ status: 'contacted', waitingSince: null })
    expect(await room.rows()).toHaveLength(0)
  })

  test('leave with the entry they stand in, and with the home', async () => {
    const [home, other, id] = [await makeHome('Goes'), await makeHome('Stays'), await makeLead()]
    await call('POST', `/leads/${id}/homes`, { ...LETTER, propertyIds: [home, other] })
    await room.kais.db.delete(properties).where(eq(properties.id, home))
    const rows = () => room.kais.db.select().from(sentHomes).where(eq(sentHomes.propertyId, other))
    expect(await rows()).toHaveLength(1)
    await room.kais.db.delete(leads).where(eq(leads.id, id))
    expect(await rows()).toEqual([])
  })
})

describe('One home that goes to several leads', () => {
  const LETTERS = {
    en: { subject: 'A home, {{firstName}}', body: 'Dear {{fullName}},\n\nLook.' },
    fr: { subject: 'Un bien', body: 'Bonjour {{firstName}},\n\nRegardez.' },
  }

  test('goes in a letter to each, in their language and with their name; who cannot be written to is named', async () => {
    const home = await makeHome('For many')
    const english = await makeLead({ firstName: 'Jane', lastName: 'Smith' })
    const french = await makeLead({ firstName: 'Fatou', locale: 'fr' })
    const unknown = await makeLead({ firstName: 'Modou', locale: null })
    const silent = await makeLead({ firstName: 'Silent', email: null })
    const nameless = await makeLead({ firstName: null, lastName: null })
    const key = crypto.randomUUID()
    const body = { leadIds: [english, french, unknown, silent, nameless, 999_999], letters: LETTERS }
    const answer = await call('POST', `/properties/${home}/letters`, body, { key })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json<SentToMany>()).toMatchObject({
      sent: [{ leadId: english, name: 'Jane Smith' }, { leadId: french }, { leadId: unknown }],
      skipped: [
        { leadId: silent, reason: 'no-address' },
        { leadId: nameless, reason: 'unfilled' },
        { leadId: 999_999, reason: 'gone' },
      ],
    })
    expect((await call('POST', `/properties/${home}/letters`, body, { key })).json()).toEqual(answer.json())
    const arrived = await arrivals()
    expect(arrived).toHaveLength(3)
    const texts = arrived.map(({ mail }) => `${mail.subject}\n${mail.text}`).join('\n')
    expect(texts).toContain('A home, Jane\nDear Jane Smith,')
    expect(texts).toContain('Bonjour Fatou,')
    expect(texts).toContain('Bonjour Modou,')
    expect(texts).not.toContain('{{')
    expect((await leadRow(french))?.waitingSince).toBeNull()
    expect((await leadRow(silent))?.waitingSince).toBeInstanceOf(Date)
  })

  test('is refused when it is under offer, for more than twenty, with other places, without words, and to an editor', async () => {
    const [home, offered, id] = [await makeHome('Refused to many'), await makeHome('Offered to many'), await makeLead()]
    await room.kais.db.update(properties).set({ saleState: 'under-offer' }).where(eq(properties.id, offered))
    const send = (propertyId: number, change: object = {}, role?: 'editor') =>
      call(
        'POST',
        `/properties/${propertyId}/letters`,
        { leadIds: [id], letters: LETTERS, ...change },
        role ? { role } : {},
      )
    expect((await send(offered)).json()).toMatchObject({ code: 'home_not_sendable' })
    expect((await send(999_999)).statusCode).toBe(404)
    expect((await send(home, { leadIds: Array.from({ length: 21 }, (_, n) => n + 1) })).statusCode).toBe(400)
    expect((await send(home, { letters: { en: { subject: 'A', body: 'Dear {{agent}}' } } })).statusCode).toBe(400)
    expect((await send(home, { letters: {} })).statusCode).toBe(400)
    expect((await send(home, {}, 'editor')).statusCode).toBe(403)
    expect(await room.rows()).toHaveLength(0)
    expect((await send(home, { letters: { fr: LETTERS.fr } })).json()).toMatchObject({
      sent: [],
      skipped: [{ leadId: id, reason: 'no-language' }],
    })
  })
})
