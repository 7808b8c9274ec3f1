import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { investmentDraft, makeProperty, someone, vehicleDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { userInquiries } from './inquiry.table.server.ts'

let kais: TestApp
let home: number

beforeAll(async () => {
  kais = await startTestApp()
  home = await makeProperty(kais)
})
afterAll(() => kais.close())

const draft = (changes: Record<string, unknown> = {}) => ({
  propertyId: home,
  name: 'Awa Diop',
  email: 'awa@example.com',
  phone: '+221 77 000 00 00',
  message: 'Does the well still give water in May?',
  ...changes,
})

function send(payload: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method: 'POST', url: '/api/inquiries', headers, payload })
}

function storedFrom(email: string) {
  return kais.db.select().from(userInquiries).where(eq(userInquiries.email, email))
}

async function storedInAll() {
  return { inquiries: await kais.db.$count(userInquiries), messages: await kais.db.$count(outbox) }
}

describe('A question about a home', () => {
  test('that is being deleted at that moment is refused in words', async () => {
    const doomed = await makeProperty(kais)
    const asked = await kais.db.transaction(async (tx) => {
      await tx.delete(properties).where(eq(properties.id, doomed))
      const answer = send(draft({ propertyId: doomed }))
      // It has found the home and waits for us to say whether it stays.
      await vi.waitFor(async () => {
        const { rows } = await kais.db.execute(
          "select 1 from pg_stat_activity where query like 'insert into \"user_inquiries\"%' and wait_event_type = 'Lock' and datname = current_database()",
        )
        expect(rows).toHaveLength(1)
      })
      return { answer }
    })
    const answer = await asked.answer
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { propertyId: expect.any(String) } })
  })

  test('is stored with what was asked and what the home is called that day', async () => {
    const email = someone()
    const answer = await send(draft({ email }))
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json<{ id: number }>()
    expect(await storedFrom(email)).toMatchObject([
      {
        id,
        userId: null,
        propertyId: home,
        investmentId: null,
        vehicleId: null,
        inquiryType: 'property',
        subject: `House of the baobab (${propertyReference(home)})`,
        name: 'Awa Diop',
        email,
        phone: '+221 77 000 00 00',
        locale: 'en',
        message: 'Does the well still give water in May?',
        status: 'open',
        suspicion: null,
        createdAt: expect.any(Date),
      },
    ])
  })

  test('in French names the home in French, and calls for two messages in French', async () => {
    const email = someone()
    const { id } = (await send(draft({ email }), { 'accept-language': 'fr-SN' })).json<{ id: number }>()
    expect(await storedFrom(email)).toMatchObject([
      { locale: 'fr', subject: `Maison du baobab (${propertyReference(home)})` },
    ])
    const messages = (await kais.db.select().from(outbox).orderBy(outbox.kind)).filter(
      ({ payload }) => 'inquiryId' in payload && payload.inquiryId === id,
    )
    expect(messages).toMatchObject([
      { kind: 'inquiry-acknowledgement', recipient: email, locale: 'fr', sentAt: null },
      { kind: 'inquiry-staff-notice', recipient: null, replyTo: email, locale: 'fr', sentAt: null },
    ])
  })

  test('needs no phone, may say what kind of question it is, and takes a number written as text', async () => {
    const email = someone()
    const question = draft({ email, phone: '', propertyId: String(home), inquiryType: 'viewing' })
    expect((await send(question)).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([{ phone: null, propertyId: home, inquiryType: 'viewing' }])
  })

  test('stays readable when the home is deleted', async () => {
    const passing = await makeProperty(kais, { title: 'House of a season' })
    const email = someone()
    await send(draft({ email, propertyId: passing }))
    await kais.db.delete(properties).where(eq(properties.id, passing))
    expect(await storedFrom(email)).toMatchObject([
      { propertyId: null, subject: `House of a season (${propertyReference(passing)})` },
    ])
  })
})

test('A question may be about a project or about a car', async () => {
  const investmentId = await createInvestment(kais.system, investmentInputSchema.parse(investmentDraft()))
  const vehicleId = await createVehicle(kais.system, vehicleInputSchema.parse(vehicleDraft()))
  const [about, ride] = [someone(), someone()]
  expect((await send(draft({ propertyId: null, investmentId, email: about }))).statusCode).toBe(201)
  expect((await send(draft({ propertyId: undefined, vehicleId, email: ride }))).statusCode).toBe(201)
  expect(await storedFrom(about)).toMatchObject([
    { investmentId, inquiryType: 'investment', subject: 'Residence on the corniche' },
  ])
  expect(await storedFrom(ride)).toMatchObject([
    { vehicleId, inquiryType: 'vehicle', subject: 'Evening car (Sédar Limousine)' },
  ])
})

describe('A repeated tap', () => {
  test('with the same key is one question and the same answer', async () => {
    const email = someone()
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [await send(draft({ email }), key), await send(draft({ email }), key)]
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('twenty times at the same moment is still one question and two messages', async () => {
    const email = someone()
    const before = await storedInAll()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(draft({ email }), key)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await storedInAll()).toEqual({ inquiries: before.inquiries + 1, messages: before.messages + 2 })
  })

  test('with the same key but another question is refused', async () => {
    const key = { 'idempotency-key': randomUUID() }
    await send(draft(), key)
    const answer = await send(draft({ message: 'And the roof?' }), key)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'idempotency_mismatch' })
  })

  test('after the home was taken off the site still finds its first answer', async () => {
    const passing = await makeProperty(kais)
    const key = { 'idempotency-key': randomUUID() }
    const first = await send(draft({ propertyId: passing }), key)
    await kais.db
      .update(properties)
      .set({ isAvailable: false, saleState: 'withdrawn' })
      .where(eq(properties.id, passing))
    const second = await send(draft({ propertyId: passing }), key)
    expect([second.statusCode, second.json()]).toEqual([201, first.json()])
  })

  test('after a refused try, the corrected one with the same key is stored', async () => {
    const key = { 'idempotency-key': randomUUID() }
    expect((await send(draft({ propertyId: 2_000_000_000 }), key)).statusCode).toBe(400)
    expect((await send(draft(), key)).statusCode).toBe(201)
  })
})

describe('What cannot be asked stores nothing and says why, in both languages:', () => {
  const FILL = ['Please fill this in.', 'Merci de remplir ce champ.']
  const LONG = ['This text is too long.', 'Ce texte est trop long.']
  const EMAIL = [
    'This address does not look complete. Example: awa@example.com',
    'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
  ]
  const ID = ['An identifier is a whole number, such as 42.', 'Un identifiant est un nombre entier, par exemple 42.']
  const ONE = [
    'An enquiry is about one home, one project or one car.',
    'Une demande porte sur un seul bien, un seul projet ou une seule voiture.',
  ]
  const GONE = [
    'This is no longer on the site, so nothing was sent. The contact page still reaches us.',
    'Cette annonce n’est plus en ligne\u00a0: rien n’a été envoyé. Vous pouvez nous écrire depuis la page de contact.',
  ]

  async function expectRefused(changes: Record<string, unknown>, field: string, [english, french]: string[]) {
    const before = await storedInAll()
    const inEnglish = await send(draft(changes))
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: english } })
    const inFrench = await send(draft(changes), { 'accept-language': 'fr' })
    expect(inFrench.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: french } })
    expect(await storedInAll()).toEqual(before)
  }

  test.for<[string, Record<string, unknown>, string, string[]]>([
    ['no name', { name: ' ' }, 'name', FILL],
    ['an endless name', { name: 'x'.repeat(201) }, 'name', LONG],
    ['no e-mail', { email: undefined }, 'email', FILL],
    ['half an e-mail', { email: 'awa@' }, 'email', EMAIL],
    ['a phone of letters', { phone: 'call me' }, 'phone', [expect.any(String), expect.any(String)]],
    ['no message', { message: '' }, 'message', FILL],
    ['an endless message', { message: 'x'.repeat(5_001) }, 'message', LONG],
    ['nothing to ask about', { propertyId: undefined }, 'propertyId', ONE],
    ['two things at once', { vehicleId: 1 }, 'propertyId', ONE],
    ['a home that never was', { propertyId: 2_000_000_000 }, 'propertyId', GONE],
    ['a project that never was', { propertyId: null, investmentId: 2_000_000_000 }, 'investmentId', GONE],
    ['a car that never was', { propertyId: null, vehicleId: 2_000_000_000 }, 'vehicleId', GONE],
    ['a number no column holds', { propertyId: 3_000_000_000 }, 'propertyId', ID],
    ['half a home', { propertyId: 1.5 }, 'propertyId', ID],
    ['a word for a number', { propertyId: 'one' }, 'propertyId', ID],
    ['a truth for a number', { propertyId: true }, 'propertyId', ID],
    [
      'a kind of question with a script in it',
      { inquiryType: '<b>' },
      'inquiryType',
      [expect.any(String), expect.any(String)],
    ],
  ])('%s', ([, changes, field, sentences]) => expectRefused(changes, field, sentences))

  test('a home that is not available', async () => {
    const hidden = await makeProperty(kais, { isAvailable: false })
    await expectRefused({ propertyId: hidden }, 'propertyId', GONE)
  })

  test('a form of another website', async () => {
    const answer = await send(draft(), { origin: 'https://elsewhere.example', host: 'kais.example' })
    expect(answer.statusCode).toBe(403)
  })
})

test('More questions a minute than anybody has are refused', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  const ask = () => strict.app.inject({ method: 'POST', url: '/api/inquiries', payload: draft() })
  const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode]
  expect(statuses).toEqual([400, 400, 429])
  await strict.close()
})
