import { eq } from 'drizzle-orm'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { action as contactAction } from '#app/routes/contact.page.tsx'
import { plainPostAction } from '#app/routes/plain-posts.server.ts'
import { reservationAction } from '#app/routes/reservation-action.server.ts'
import { AppError } from '#common/errors.ts'
import { VISITOR } from '#common/permissions.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import { makeProperty, SENDER, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { type PageContext, pageContext } from '#ui/page/page-context.server.ts'

let kais: TestApp
let propertyId: string

beforeAll(async () => {
  kais = await startTestApp()
  propertyId = String(await makeProperty(kais))
})
afterAll(() => kais.close())
// A time of our own: the tests' real one could step into the next minutes between two presses.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const FORMS = {
  contact: {
    action: contactAction,
    table: contactSubmissions,
    fields: () => ({ firstName: 'Awa', lastName: 'Diop', serviceInterest: 'real-estate' }),
  },
  consultation: {
    action: plainPostAction('consultation'),
    table: contactSubmissions,
    fields: () => ({
      firstName: 'Awa',
      lastName: 'Diop',
      projectType: 'renovation',
      timeline: 'short',
      budget: '50000+',
      style: '',
    }),
  },
  enquiry: {
    action: plainPostAction('inquiry'),
    table: userInquiries,
    fields: () => ({ propertyId, name: 'Awa Diop' }),
  },
}

describe.for(Object.entries(FORMS))('The %s form sent without scripts', ([, { action, table, fields }]) => {
  async function post(changes: Record<string, string>): Promise<number> {
    const url = new URL('https://kais.example/somewhere')
    const body = new URLSearchParams({ ...fields(), phone: '', message: 'Is the house free?', ...changes })
    const context = new RouterContextProvider()
    context.set(pageContext, {
      context: { db: kais.db, actor: VISITOR },
      locale: 'en',
      sender: SENDER,
    } as unknown as PageContext)
    const request = new Request(url, { method: 'POST', body })
    const answer = await action({ request, url, context, params: {} } as unknown as ActionFunctionArgs)
    return answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
  }
  const storedFrom = (email: string) => kais.db.$count(table, eq(table.email, email))

  test('is one record however often it is pressed, and each press is confirmed', async () => {
    const email = someone()
    expect(await Promise.all([post({ email }), post({ email })])).toEqual([303, 303])
    expect(await post({ email })).toBe(303)
    expect(await storedFrom(email)).toBe(1)
  })

  test('is another record when it says something else', async () => {
    const email = someone()
    await post({ email })
    await post({ email, message: 'And is there a well?' })
    expect(await storedFrom(email)).toBe(2)
  })

  test('is a new message when the same words come later in the day', async () => {
    const email = someone()
    await post({ email })
    for (const soon of ['10:04:59', '10:05:00', '10:09:59']) {
      vi.setSystemTime(new Date(`2027-01-15T${soon}Z`))
      await post({ email })
    }
    expect(await storedFrom(email)).toBe(1)
    vi.setSystemTime(new Date('2027-01-15T10:10:00Z'))
    await post({ email })
    expect(await storedFrom(email)).toBe(2)
  })

  test('is stored after a refused try', async () => {
    const email = someone()
    expect(await post({ email, message: '' })).toBe(400)
    expect(await post({ email })).toBe(303)
    expect(await storedFrom(email)).toBe(1)
  })
})

describe('A post that no form of ours sends', () => {
  const visitor = () => ({
    context: { db: kais.db, actor: VISITOR },
    locale: 'en',
    sender: SENDER,
    logError: () => {},
  })

  function call(action: (args: ActionFunctionArgs) => Promise<unknown>, request: Request, context: object = visitor()) {
    const provider = new RouterContextProvider()
    provider.set(pageContext, context as PageContext)
    const url = new URL(request.url)
    return action({ request, url, context: provider, params: {} } as unknown as ActionFunctionArgs)
  }

  test.for([
    ['contact', contactAction],
    ['reservation', reservationAction],
  ] as const)('of another content type is refused by name (%s)', async ([, action]) => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
      const headers = { 'content-type': type }
      const request = new Request('https://kais.example/contact', { method: 'POST', body: '{}', headers })
      expect(await call(action, request)).toMatchObject({ init: { status: 415 }, data: { problems: {} } })
    }
  })

  test('to an address of two slashes is led back to this host', async () => {
    const body = new URLSearchParams({ ...FORMS.contact.fields(), email: someone(), phone: '', message: 'Hello' })
    const request = new Request('https://kais.example//elsewhere.example', { method: 'POST', body })
    const answer = await call(contactAction, request)
    expect((answer as Response).headers.get('location')).toMatch(/^\/sent\/[\da-f]{64}$/)
  })

  test('while the database is away is asked to come back', async () => {
    const away = () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }
    const db = { $count: away, transaction: away }
    const body = new URLSearchParams({ ...FORMS.contact.fields(), email: someone(), phone: '', message: 'Hello' })
    const request = new Request('https://kais.example/contact', { method: 'POST', body })
    const answer = await call(contactAction, request, { ...visitor(), context: { db, actor: VISITOR } })
    expect(answer).toMatchObject({ init: { status: 503 }, data: { values: { message: 'Hello' } } })
  })
})

describe('What is wrong with the whole rather than with a field', () => {
  const values = { name: 'Awa Diop', email: 'awa@example.com', phone: '', message: 'Is the house free?' }

  async function ask(subject: string, refusal?: AppError) {
    const url = new URL('https://kais.example/fr/property/1')
    const context = new RouterContextProvider()
    const visitor = { context: { db: kais.db, actor: VISITOR }, locale: 'fr', sender: SENDER, refusal }
    context.set(pageContext, visitor as unknown as PageContext)
    const body = new URLSearchParams({ ...values, propertyId: subject })
    const request = new Request(url, { method: 'POST', body })
    const answer = await plainPostAction('inquiry')({
      request,
      url,
      context,
      params: {},
    } as unknown as ActionFunctionArgs)
    if (answer instanceof Response) throw new Error('It went through.')
    return { status: answer.init?.status, ...answer.data }
  }

  test('is said above the button, in the page’s language, and what was typed is still there', async () => {
    expect(await ask(propertyId, new AppError('too_many_requests'))).toMatchObject({
      status: 429,
      notice: expect.stringMatching(/^Trop de/),
      problems: {},
      values: { ...values, propertyId },
    })
  })

  test('includes what was only brought along: a home that has left the site', async () => {
    const { status, notice, problems } = await ask('2000000000')
    expect(status).toBe(400)
    expect(notice).toBe(problems.propertyId)
    expect(notice).toMatch(/^Cette annonce n’est plus en ligne/)
  })
})
