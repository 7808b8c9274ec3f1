import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adviceAction } from '#app/routes/advice-action.server.ts'
import type { Locale } from '#common/locale.ts'
import { STARTING_RATES } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import { readConfirmationPage } from '#features/enquiries/confirmation/read-confirmation.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { leadContacts, leads } from '#features/enquiries/leads/lead.table.server.ts'
import { acknowledgement } from '#features/enquiries/letters/acknowledgement.ts'
import { staffNotice } from '#features/enquiries/letters/staff-notice.ts'
import { readCsv } from '#tests/helpers/desk.ts'
import { makeProperty, SENDER, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { type PageContext, pageContext } from '#ui/page/page-context.server.ts'
import { resultPath } from '../answers.ts'
import { forgetCatalogue } from '../kept-catalogue.server.ts'
import { ANSWERS, FOUND, PERSON } from './advice.fixture.ts'
import { toAdviceSubmission } from './advice.form.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'adviser', 'agent')
})
afterAll(() => kais.close())

const submission = (email: string, changes: Record<string, unknown> = {}) => {
  const { formData, ...rest } = toAdviceSubmission(
    { ...PERSON, email },
    { answers: ANSWERS, found: FOUND, locale: 'en' },
  )
  return { ...rest, formData: { ...formData, ...changes } }
}

const send = (payload: object, language = 'en') =>
  kais.app.inject({ method: 'POST', url: '/api/contact', headers: { 'accept-language': language }, payload })

const storedFrom = (email: string) =>
  kais.db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email)).orderBy(contactSubmissions.id)

async function leadOf(email: string) {
  const [row] = await kais.db
    .select({ lead: leads })
    .from(leadContacts)
    .innerJoin(leads, eq(leads.id, leadContacts.leadId))
    .where(eq(leadContacts.value, email))
  if (!row) throw new Error('Nobody is known by this address.')
  return row.lead
}

describe('A result that is sent to an adviser', () => {
  test('is stored whole and becomes a lead with what they can pay and what they look for', async () => {
    const email = someone()
    expect((await send(submission(email))).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([submission(email)])
    const lead = await leadOf(email)
    expect(lead).toMatchObject({
      interestedIn: 'recommendation',
      budget: '150\u202f000\u202f000\u00a0FCFA – 250\u202f000\u202f000\u00a0FCFA',
    })
    const wishes = await kais.app.inject({ url: `/api/admin/leads/${lead.id}/wishes`, headers: agent })
    expect(wishes.json()).toMatchObject({
      source: 'recommendation',
      deal: 'buy',
      kinds: ['villa'],
      places: ['Almadies'],
      minPrice: '150000000',
      maxPrice: '250000000',
      minBedrooms: 4,
    })
  })

  test.for([
    ['only a maximum', { budgetMin: undefined }, '≤ 250\u202f000\u202f000\u00a0FCFA'],
    ['only a minimum', { budgetMax: undefined }, '≥ 150\u202f000\u202f000\u00a0FCFA'],
    ['nothing', { budgetMin: undefined, budgetMax: undefined }, null],
  ] as const)('with %s said of the budget has as much on the lead’s card', async ([, changes, budget]) => {
    const email = someone()
    await send(submission(email, changes))
    expect((await leadOf(email)).budget).toBe(budget)
  })

  test('stands in the file of contacts in words, and no word of it is a formula or a tag', async () => {
    const email = someone()
    const name = `Awa ${randomUUID().slice(0, 8)}`
    const words = '<script>alert(1)</script>\n=HYPERLINK("http://evil.example")'
    await send({ ...submission(email, { additionalRequirements: words }), name })
    const fileIn = async (language: string) => {
      const url = `/api/admin/contacts.csv?search=${encodeURIComponent(name)}`
      const { body } = await kais.app.inject({ url, headers: { ...agent, 'accept-language': language } })
      const [heads = [], cells = []] = readCsv(body.slice(1))
      return Object.fromEntries(heads.map((head, at) => [head, cells[at]]))
    }
    const english = await fileIn('en')
    expect(english.Type).toBe('Home search')
    expect(english['Other answers']).toContain('Goal: Main home\nTimeline: Within 6 months\n')
    expect(english['Other answers']).toContain("<script>alert(1)</script>\n'=HYPERLINK")
    const french = await fileIn('fr')
    expect(french.Type).toBe('Recherche d’un bien')
    expect(french['Autres réponses']).toContain('Projet\u00a0: Résidence principale\n')
  })

  test.for([
    ['en', 'Home search: Awa Diop', 'Open the result', 'We have your home search', 'Main home', ''],
    [
      'fr',
      'Recherche d’un bien\u00a0: Awa Diop',
      'Ouvrir le résultat',
      'Nous avons votre recherche',
      'Résidence principale',
      '/fr',
    ],
  ] as const)(
    'is told to staff with a link to the result, and acknowledged without a typed word, in %s',
    async ([locale, subject, open, received, goal, prefix]) => {
      const email = someone()
      await send(submission(email), locale)
      const [row] = await storedFrom(email)
      if (!row) throw new Error('Nothing was stored.')
      const notice = staffNotice({ kind: 'contact', row }, { locale, leadId: null, publicUrl: 'https://kais.example' })
      expect(notice.subject).toBe(subject)
      const facts = notice.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
      expect(facts).toContainEqual(expect.objectContaining({ text: goal }))
      expect(facts).toContainEqual(expect.objectContaining({ text: 'Schools nearby\nWithout stairs' }))
      expect(facts).toContainEqual({
        label: expect.any(String),
        text: open,
        href: `https://kais.example${prefix}${FOUND.path}`,
      })
      const answer = acknowledgement({ kind: 'contact', row }, locale)
      expect(answer.subject).toBe(received)
      expect(JSON.stringify(answer)).toContain(goal)
      expect(JSON.stringify(answer)).not.toMatch(/pool|Teranga|Saturday|result\?/)
    },
  )
})

describe('Made-up context is refused at the answer:', () => {
  const CHOOSE = ['Please choose one of the options.', 'Merci de choisir l’une des options.']
  const COUNTED = [
    '4\u202f812 characters; at most 4\u202f000.',
    '4\u202f812\u00a0caractères\u202f; 4\u202f000 au plus.',
  ]
  const LONG = ['This text is too long.', 'Ce texte est trop long.']
  const INVALID = ['This value is not accepted here.', 'Cette valeur n’est pas acceptée ici.']

  test.for<[string, string, unknown, string[]]>([
    ['a castle', 'propertyType', 'castle', CHOOSE],
    ['no type', 'propertyType', null, CHOOSE],
    ['a place on the moon', 'location', 'Tycho', CHOOSE],
    ['a goal of its own', 'investmentGoals', '<b>rich</b>', CHOOSE],
    ['a timeline of its own', 'timeframe', 'yesterday', CHOOSE],
    ['endless words', 'additionalRequirements', 'x'.repeat(4_812), COUNTED],
    ['the address of another site', 'result', 'https://evil.example/ai-recommendations/result?', INVALID],
    ['a script for an address', 'result', 'javascript:alert(1)', INVALID],
    ['an endless address', 'result', `/ai-recommendations/result?${'x'.repeat(10_000)}`, LONG],
    ['homes that are no list', 'homes', 'KN-0012', INVALID],
  ])('%s', async ([, field, value, [english, french]]) => {
    const email = someone()
    const inEnglish = await send(submission(email, { [field]: value }))
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toMatchObject({ fields: { [`formData.${field}`]: english } })
    const inFrench = await send(submission(email, { [field]: value }), 'fr')
    expect(inFrench.json()).toMatchObject({ fields: { [`formData.${field}`]: french } })
    expect(await storedFrom(email)).toEqual([])
  })

  test('seven homes, a home of endless name, a minimum above the maximum', async () => {
    const fieldsOf = async (changes: object) =>
      Object.keys((await send(submission(someone(), { ...changes }))).json<{ fields: object }>().fields)
    expect(await fieldsOf({ homes: Array.from({ length: 7 }, () => 'KN-0012') })).toEqual(['formData.homes'])
    expect(await fieldsOf({ homes: ['x'.repeat(301)] })).toEqual(['formData.homes.0'])
    expect(await fieldsOf({ budgetMin: 300_000_000 })).toEqual(['formData.budgetMin', 'formData.budgetMax'])
  })
})

describe('Sent without scripts', () => {
  async function post(fields: Record<string, string>, address = resultPath(ANSWERS), voice: Partial<PageContext> = {}) {
    const url = new URL(address, 'https://kais.example')
    const context = new RouterContextProvider()
    const company = { rates: STARTING_RATES }
    const page = {
      context: { db: kais.db, actor: VISITOR },
      company,
      sender: SENDER,
      locale: 'fr',
      currency: 'XOF',
      ...voice,
    }
    context.set(pageContext, page as unknown as PageContext)
    const body = new URLSearchParams({ name: 'Awa Diop', phone: '', message: '', ...fields })
    const request = new Request(url, { method: 'POST', body })
    return adviceAction({ request, url, context, params: {} } as unknown as ActionFunctionArgs)
  }

  test('it takes along the answers of its address and the homes that fit them now, and is confirmed on a page that leads back to that result', async () => {
    const email = someone()
    const home = { type: 'buy', kind: 'villa', location: 'Almadies', price: '200000000', bedrooms: 4 } as const
    await makeProperty(kais, { ...home, title: 'Villa of the post', titleFr: 'Villa de la poste' })
    const answer = await post({ email })
    if (!(answer instanceof Response)) throw new Error('The post was not taken.')
    expect(answer.status).toBe(303)
    const key = /^\/sent\/([\da-f]{64})$/.exec(answer.headers.get('location') ?? '')?.[1]
    const { page } = await readConfirmationPage({ db: kais.db, actor: VISITOR }, key ?? '')
    expect(page).toBe(resultPath(ANSWERS))
    const [stored] = await storedFrom(email)
    const {
      homes: _homes,
      toCheck: _,
      understood: __,
      additionalRequirements: ___,
      ...asked
    } = submission(email).formData
    expect(stored).toMatchObject({
      type: 'recommendation',
      locale: 'fr',
      message: null,
      formData: { ...asked, result: resultPath(ANSWERS) },
    })
    expect(stored?.formData.understood).toContain('Au moins 4 chambres')
    expect(stored?.formData).not.toHaveProperty('additionalRequirements')
    expect(stored?.formData.homes).toContainEqual(expect.stringMatching(/^KN-\d+ Villa de la poste \(\d+\u00a0%\)$/))
  })

  test('two results of one person are two messages, one pressed twice is one', async () => {
    const email = someone()
    const other = resultPath({ ...ANSWERS, place: 'Ngor' })
    await post({ email })
    await post({ email })
    await post({ email }, other)
    expect(await storedFrom(email)).toHaveLength(2)
  })

  test('the same result with the homes named in another language, or with another home in it, is sent once more', async () => {
    const email = someone()
    const address = resultPath({ ...ANSWERS, place: 'Saly' })
    const home = { type: 'buy', kind: 'villa', location: 'Saly', price: '200000000', bedrooms: 4 } as const
    const sentHomes = async (locale: Locale) => {
      const answer = await post({ email }, address, { locale })
      expect(answer).toBeInstanceOf(Response)
      return (await storedFrom(email)).map(({ formData }) => formData.homes)
    }
    await makeProperty(kais, { ...home, title: 'Villa of the sea', titleFr: 'Villa de la mer' })
    forgetCatalogue(kais.db)
    const first = await sentHomes('fr')
    expect(first).toEqual([[expect.stringContaining('Villa de la mer'), expect.stringContaining('de la poste')]])
    expect(await sentHomes('en')).toEqual([
      ...first,
      expect.arrayContaining([expect.stringContaining('Villa of the sea')]),
    ])
    expect(await sentHomes('en')).toHaveLength(2)
    await makeProperty(kais, { ...home, title: 'Villa of the wind' })
    forgetCatalogue(kais.db)
    expect((await sentHomes('en'))[2]).toContainEqual(expect.stringContaining('Villa of the wind'))
  })

  test('without a name nothing is stored, and the page says what is missing', async () => {
    const email = someone()
    const answer = await post({ email, name: ' ' })
    expect(answer).toMatchObject({
      data: { form: 'advice', problems: { name: 'Merci de remplir ce champ.' }, values: { email } },
      init: { status: 400 },
    })
    expect(await storedFrom(email)).toEqual([])
  })
})
