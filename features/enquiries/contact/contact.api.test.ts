import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday, neededData } from '#features/experience/relocation/relocation.fixture.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { contactDraft, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from './contact-submission.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

function send(payload: object | string, headers: Record<string, string> = {}) {
  return kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

function storedFrom(email: string) {
  return kais.db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email))
}

async function storedInAll() {
  return { submissions: await kais.db.$count(contactSubmissions), messages: await kais.db.$count(outbox) }
}

describe('An enquiry', () => {
  test('is stored with everything the visitor filled in, as new', async () => {
    const email = someone()
    const formData = { ...neededData({ amenities: ['kitchen', 'patio'] }), familySize: 5, pets: null, isFirm: false }
    const draft = contactDraft({ type: 'relocation', email, formData })
    const answer = await send(draft)
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json<{ id: number }>()
    expect(await storedFrom(email)).toMatchObject([
      { ...draft, id, status: 'new', locale: 'en', suspicion: null, createdAt: expect.any(Date) },
    ])
  })

  test('of the concierge needs no phone, no message and no form data', async () => {
    const email = someone()
    expect((await send({ type: 'concierge', name: 'Awa', email, phone: '' })).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([{ phone: null, message: null, formData: {} }])
  })

  test.for([
    ['en', { 'accept-language': 'en-GB' }],
    ['fr', { 'accept-language': 'fr-SN' }],
    ['fr', { 'accept-language': 'en-GB', cookie: 'kais_language=fr' }],
    ['fr', { 'content-language': 'fr', cookie: 'kais_language=en' }],
    ['en', { 'content-language': 'wo', 'accept-language': 'en-GB' }],
  ] as const)(
    'in %s calls for a notice to staff and an acknowledgement in that language',
    async ([locale, headers]) => {
      const email = someone()
      const { id } = (await send(contactDraft({ email }), headers)).json<{ id: number }>()
      expect(await storedFrom(email)).toMatchObject([{ locale }])
      const messages = (await kais.db.select().from(outbox).orderBy(outbox.kind)).filter(
        ({ payload }) => 'submissionId' in payload && payload.submissionId === id,
      )
      expect(messages).toMatchObject([
        { kind: 'contact-acknowledgement', recipient: email, locale, sentAt: null, attempts: 0 },
        { kind: 'contact-staff-notice', recipient: null, replyTo: email, locale, sentAt: null, attempts: 0 },
      ])
    },
  )

  test('keeps emoji, right-to-left writing and line breaks as they were written', async () => {
    const email = someone()
    const name = 'عائشة ديوب 👩🏾‍💼'
    const message = 'Première ligne\n\tdeuxième ligne\r\nשלום 🌍 \u200fنص'
    const formData = { serviceInterest: 'design', note: 'مرحبا 🏡', 'clé «à accents»': 'œuf' }
    expect((await send({ ...contactDraft({ email, name, message }), formData })).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([{ name, message, formData }])
  })

  test('loses stray control characters, and nothing else', async () => {
    const email = someone()
    expect((await send(contactDraft({ email, name: 'A\u0000wa\u0007', message: 'One\u0000two' }))).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([{ name: 'Awa', message: 'Onetwo' }])
  })
})

describe('A request for a design consultation', () => {
  const answers = { projectType: 'new-construction', timeline: 'short', budget: '50000+', style: 'afro-luxury' }
  const consultation = (formData: Record<string, unknown>, email = someone()) => ({
    ...contactDraft({ type: 'design-consultation', email }),
    formData,
  })

  test('is stored with its four answers', async () => {
    const email = someone()
    expect((await send(consultation(answers, email))).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([{ type: 'design-consultation', formData: answers }])
  })

  test('needs no style', async () => {
    for (const style of [undefined, null, ''])
      expect((await send(consultation({ ...answers, style }))).statusCode).toBe(201)
  })

  test.for<[string, Record<string, unknown>, string]>([
    ['no project type', { projectType: undefined }, 'formData.projectType'],
    ['a project type of its own', { projectType: 'spaceship' }, 'formData.projectType'],
    ['no timeline', { timeline: '' }, 'formData.timeline'],
    ['no budget', { budget: null }, 'formData.budget'],
    ['a budget in figures', { budget: 5_000 }, 'formData.budget'],
    ['an unknown style', { style: 'baroque' }, 'formData.style'],
  ])('with %s is refused at that answer, in both languages', async ([, changes, field]) => {
    const before = await storedInAll()
    const inEnglish = await send(consultation({ ...answers, ...changes }))
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toMatchObject({ fields: { [field]: 'Please choose one of the options.' } })
    const inFrench = await send(consultation({ ...answers, ...changes }), { 'accept-language': 'fr' })
    expect(inFrench.json()).toMatchObject({ fields: { [field]: 'Merci de choisir l’une des options.' } })
    expect(await storedInAll()).toEqual(before)
  })
})

/** SPEC section 3 (formData) and section 7 (the rest), key by key; the values are options of section 9. */
const OF_THE_SPECIFICATION = {
  'design-consultation': {
    message: 'Two rooms and a patio',
    formData: { projectType: 'residential', timeline: 'immediate', budget: '5000-15000', style: 'afro-luxury' },
  },
  relocation: {
    message: 'We come by ship',
    formData: {
      moveInDate: dayFromToday(60),
      propertyType: 'villa',
      furnishing: 'complete',
      schools: 'international',
      specialRequests: 'A garden',
    },
  },
  concierge: {
    message: 'For eight',
    formData: { services: ['private-chef', 'travel-booking'], otherServices: 'For eight' },
  },
  'media-partnership': {
    message: 'Six letters from Dakar',
    formData: {
      companyName: 'Atelier Sahel',
      contactPerson: 'Awa Diop',
      partnershipInterest: 'custom-content',
      partnershipVision: 'Six letters from Dakar',
    },
  },
  general: {
    message: 'Is the villa still open?',
    formData: { firstName: 'Awa', lastName: 'Diop', serviceInterest: 'real-estate' },
  },
} as const
type OfTheSpecification = keyof typeof OF_THE_SPECIFICATION

describe('What the specification asks of each form', () => {
  const person = { name: 'Awa Diop', phone: '+221 77 000 00 00' }

  test.for(Object.entries(OF_THE_SPECIFICATION))(
    'is there in its own payload of type %s, which is taken',
    async ([type, sent]) => {
      const email = someone()
      expect((await send({ type, ...person, email, ...sent })).statusCode).toBe(201)
      expect(await storedFrom(email)).toMatchObject([{ type, ...person, ...sent }])
    },
  )

  const CHOOSE = ['Please choose one of the options.', 'Merci de choisir l’une des options.']
  const FILL = ['Please fill this in.', 'Merci de remplir ce champ.']
  const DATE = ['Please write a date as year-month-day.', 'Merci d’écrire une date sous la forme année-mois-jour.']

  test.for<[OfTheSpecification, Record<string, string[]>]>([
    ['general', { message: FILL, 'formData.serviceInterest': CHOOSE }],
    [
      'design-consultation',
      { message: FILL, 'formData.projectType': CHOOSE, 'formData.timeline': CHOOSE, 'formData.budget': CHOOSE },
    ],
    [
      'relocation',
      {
        'formData.currentLocation': FILL,
        'formData.familySize': CHOOSE,
        'formData.previousExperience': CHOOSE,
        'formData.propertyType': FILL,
        'formData.bedrooms': CHOOSE,
        'formData.budget': CHOOSE,
        'formData.furnishing': CHOOSE,
        'formData.schools': CHOOSE,
        'formData.moveInDate': DATE,
        'formData.urgency': CHOOSE,
        'formData.movingBudget': CHOOSE,
      },
    ],
    [
      'media-partnership',
      {
        'formData.companyName': FILL,
        'formData.partnershipInterest': CHOOSE,
        'formData.partnershipVision': FILL,
      },
    ],
  ])('is named where a %s lacks it, in both languages, and nothing is stored', async ([type, missing]) => {
    const before = await storedInAll()
    for (const [place, language] of ['en', 'fr'].entries()) {
      const answer = await send({ type, ...person, email: someone() }, { 'accept-language': language })
      expect(answer.statusCode).toBe(400)
      const named = Object.entries(missing).map(([field, texts]) => [field, texts[place]])
      expect(answer.json()).toMatchObject({ code: 'invalid_input' })
      expect(answer.json<{ fields: object }>().fields).toEqual(Object.fromEntries(named))
    }
    expect(await storedInAll()).toEqual(before)
  })

  test.for<[string, OfTheSpecification, object, string]>([
    ['an interest of its own', 'general', { serviceInterest: 'castles' }, 'formData.serviceInterest'],
    ['no day', 'relocation', { moveInDate: null }, 'formData.moveInDate'],
    ['no kind of home', 'relocation', { propertyType: ' ' }, 'formData.propertyType'],
    ['one answer more than the short payload', 'relocation', { familySize: 4 }, 'formData.urgency'],
    ['an unknown service', 'concierge', { services: ['alchemy'] }, 'formData.services.0'],
  ])('is not met by %s', async ([, type, changes, field]) => {
    const { message, formData } = OF_THE_SPECIFICATION[type]
    const before = await storedInAll()
    const answer = await send({ type, ...person, email: someone(), message, formData: { ...formData, ...changes } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field)
    expect(await storedInAll()).toEqual(before)
  })
})

describe('A repeated tap', () => {
  test('with the same key is one record and the same answer', async () => {
    const email = someone()
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [await send(contactDraft({ email }), key), await send(contactDraft({ email }), key)]
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('twenty times at the same moment is still one record', async () => {
    const email = someone()
    const before = await storedInAll()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(contactDraft({ email }), key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await storedFrom(email)).toHaveLength(1)
    expect(await storedInAll()).toEqual({ submissions: before.submissions + 1, messages: before.messages + 2 })
  })

  test('with the same key but other content is refused, in the visitor’s language', async () => {
    const email = someone()
    const key = { 'idempotency-key': randomUUID() }
    await send(contactDraft({ email }), key)
    const answer = await send(contactDraft({ email, message: 'Another question.' }), {
      ...key,
      'accept-language': 'fr',
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      code: 'idempotency_mismatch',
      message:
        'Cet envoi a déjà été fait avec un autre contenu\u202f; rien n’est parti cette fois. Rechargez la page et envoyez-le de nouveau.',
    })
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('without a key is a second enquiry', async () => {
    const email = someone()
    await send(contactDraft({ email }))
    await send(contactDraft({ email }))
    expect(await storedFrom(email)).toHaveLength(2)
  })

  test('after a refused try, the corrected one with the same key is stored', async () => {
    const email = someone()
    const key = { 'idempotency-key': randomUUID() }
    expect((await send({ ...contactDraft({ email }), type: 'nonsense' }, key)).statusCode).toBe(400)
    expect((await send(contactDraft({ email }), key)).statusCode).toBe(201)
  })
})

describe('What is not an enquiry stores nothing and says why, in both languages:', () => {
  const FILL = ['Please fill this in.', 'Merci de remplir ce champ.']
  const LONG = ['This text is too long.', 'Ce texte est trop long.']
  const EMAIL = [
    'This address does not look complete. Example: awa@example.com',
    'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
  ]
  const PHONE = [
    'Please write a phone number with digits, for example +221 77 000 00 00.',
    'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
  ]

  test.for<[string, Record<string, unknown>, string, string[]]>([
    ['no name', { name: undefined }, 'name', FILL],
    ['an empty name', { name: '   ' }, 'name', FILL],
    ['an endless name', { name: 'x'.repeat(201) }, 'name', LONG],
    ['no e-mail', { email: undefined }, 'email', FILL],
    ['half an e-mail', { email: 'awa@' }, 'email', EMAIL],
    ['two e-mails', { email: 'a@example.com, b@example.com' }, 'email', EMAIL],
    ['an e-mail with a line break', { email: 'a@example.com\nBcc: all@example.com' }, 'email', EMAIL],
    ['an endless e-mail', { email: `${'a'.repeat(250)}@example.com` }, 'email', LONG],
    [
      'an unknown type',
      { type: 'complaint' },
      'type',
      ['Please choose one of the options.', 'Merci de choisir l’une des options.'],
    ],
    ['a phone of letters', { phone: 'call me' }, 'phone', PHONE],
    ['an endless message', { message: 'x'.repeat(5_001) }, 'message', LONG],
    ['endless form data', { formData: { note: 'x'.repeat(60_000) } }, 'formData', LONG],
    [
      'form data that is a list',
      { formData: ['a'] },
      'formData',
      ['This value is not accepted here.', 'Cette valeur n’est pas acceptée ici.'],
    ],
  ])('%s', async ([, changes, field, [english, french]]) => {
    const before = await storedInAll()
    const inEnglish = await send({ ...contactDraft(), ...changes })
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: english } })
    const inFrench = await send({ ...contactDraft(), ...changes }, { 'accept-language': 'fr' })
    expect(inFrench.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: french } })
    expect(await storedInAll()).toEqual(before)
  })

  test.for<[string, string, number, string, Record<string, string>]>([
    ['broken JSON', '{"type": "general",', 400, 'invalid_json', {}],
    ['an empty body', '', 400, 'invalid_json', {}],
    ['a poisoned key', '{"type":"general","__proto__":{"isAdmin":true}}', 400, 'invalid_json', {}],
    ['a list', '[]', 400, 'invalid_input', {}],
    [
      'a form of another site',
      'name=Awa',
      415,
      'unsupported_media_type',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'a megabyte of text',
      JSON.stringify(contactDraft({ message: 'x'.repeat(1_000_000) })),
      413,
      'payload_too_large',
      {},
    ],
    [
      'a key that is too short to be random',
      JSON.stringify(contactDraft()),
      400,
      'invalid_input',
      { 'idempotency-key': '1' },
    ],
  ])('%s', async ([, payload, status, code, headers]) => {
    const before = await storedInAll()
    const inEnglish = await send(payload, headers)
    const inFrench = await send(payload, { ...headers, 'accept-language': 'fr' })
    expect([inEnglish.statusCode, inFrench.statusCode]).toEqual([status, status])
    expect([inEnglish.json(), inFrench.json()]).toMatchObject([{ code }, { code }])
    expect(inFrench.json<{ message: string }>().message).not.toBe(inEnglish.json<{ message: string }>().message)
    expect(await storedInAll()).toEqual(before)
  })

  test.for<[string, Record<string, string>]>([
    ['another website', { origin: 'https://elsewhere.example', host: 'kais.example' }],
    ['our name on another port', { origin: 'http://kais.example:8080', host: 'kais.example' }],
    ['a page without an origin', { origin: 'null', host: 'kais.example' }],
    ['another website, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ])('a form of %s', async ([, headers]) => {
    const before = await storedInAll()
    const answer = await send(contactDraft(), headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      code: 'foreign_origin',
      message: 'This request came from another website and was refused.',
    })
    expect(await storedInAll()).toEqual(before)
  })
})

test('Our own pages may send their forms', async () => {
  const headers = { origin: 'https://kais.example', host: 'kais.example', 'sec-fetch-site': 'same-origin' }
  expect((await send(contactDraft(), headers)).statusCode).toBe(201)
})
