import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { FakeStripe } from '#platform/payments/stripe/fake-stripe.fixture.ts'
import { STAFF } from '#tests/helpers/prepared-house.ts'
import { openSite, textOf, Visitor } from '#tests/helpers/site.ts'
import { dayAhead, requestStay, stayDraft } from '#tests/helpers/stays.ts'

/** A guest without scripts who pays, at a Stripe of ours. */
const stripe = await new FakeStripe().start()
const app = await openSite('demo', stripe.env)
const visitor = new Visitor(app)
const signIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload: STAFF })
const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))

afterAll(() => stripe.stop())

/** A stay that staff ask money for; the path of its guest's page. */
let from = 240
async function asked(): Promise<string> {
  const homes = (await app.inject({ url: '/api/properties?type=short-stay' })).json<
    { id: number; stayTerms: object }[]
  >()
  from += 14
  const dates = { arrival: dayAhead(from), departure: dayAhead(from + 7) }
  const draft = stayDraft(homes.find(({ stayTerms }) => stayTerms)?.id ?? 0, dates)
  const made = await requestStay({ app }, draft)
  expect(made.statusCode, made.body).toBe(201)
  const { id, address } = made.json<{ id: number; address: string }>()
  const ask = { amount: '150000', purpose: 'deposit', due: addDays(dayAhead(0), 5), provider: 'stripe' }
  const url = `/api/admin/stays/${id}/payments`
  const answer = await app.inject({ method: 'POST', url, payload: ask, cookies })
  expect(answer.statusCode, answer.body).toBe(201)
  return address
}
const tell = async (event: object) => expect((await app.inject(stripe.notice(event))).statusCode).toBe(200)

describe('A guest without scripts', () => {
  test('whose link has had its day presses "Pay now" and is led to another, which also stands on the page', async () => {
    const path = await asked()
    const open = await visitor.open(path)
    expect(open.find('.gstay__payments a').getAttribute('href')).toBe(stripe.newest.url)
    await tell(stripe.expire(stripe.newest.id))
    const page = await visitor.open(path)
    const button = page.find<HTMLButtonElement>('.gstay__payments button')
    const after = await visitor.send(page, button.form as HTMLFormElement, { pay: button.value })
    // Not by a redirect: a form of ours leads to nobody else (form-action), as Chromium sees it also when it is redirected.
    expect([after.status, after.headers.refresh]).toEqual([200, `0;url=${stripe.newest.url}`])
    expect(after.headers['cache-control']).toBe('no-store')
    expect(after.find('.gstay__payments a').getAttribute('href')).toBe(stripe.newest.url)
  })

  test('reads that the provider does not answer, and that the link comes, on the same page', async () => {
    const path = `/fr${await asked()}`
    await tell(stripe.expire(stripe.newest.id))
    const page = await visitor.open(path)
    const button = page.find<HTMLButtonElement>('.gstay__payments button')
    stripe.mishaps.push('busy')
    const after = await visitor.send(page, button.form as HTMLFormElement, { pay: button.value })
    expect(after.status).toBe(503)
    expect(textOf(after.find('[role=alert]'))).toContain('ne répond pas pour le moment')
    expect(textOf(after.find('.gstay__payments'))).toContain('en préparation')
    expect(textOf(after.document.body)).not.toContain('Par virement')
  })

  test('whose money is on its way reads that there is nothing to do', async () => {
    const path = await asked()
    await tell(stripe.pay(stripe.newest.id, { isSlow: true }))
    const page = await visitor.open(path)
    expect(textOf(page.find('.gstay__payments'))).toContain('on its way')
    expect(textOf(page.document.body)).not.toContain('By transfer')
  })
})

test.for([
  ['/stay/paid', 'Thank you'],
  ['/fr/stay/paid', 'Merci'],
  ['/stay/not-paid', 'Not paid yet'],
  ['/fr/stay/not-paid', 'Pas encore payé'],
] as const)('%s is the same for everybody, and found by nobody', async ([path, title]) => {
  const page = await visitor.open(path)
  expect([page.status, textOf(page.find('h1'))]).toEqual([200, title])
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect(page.find('meta[name=robots]').getAttribute('content')).toBe('noindex')
})
