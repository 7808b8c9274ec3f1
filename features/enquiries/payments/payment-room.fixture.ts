import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { PaymentProviders } from '#platform/payments/payment-providers.server.ts'
import { FakeStripe, SECRETS } from '#platform/payments/stripe/fake-stripe.fixture.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { StaffPayment, StayPayments } from './payment.public.ts'
import { paymentEvents, paymentRequests } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { reconcileLinks } from './reconcile-links.server.ts'

type Stay = typeof stays.$inferInsert
type Body = Record<string, unknown>

const PUBLIC_ADDRESS = 'https://kais.example'
export const today = todayInDakar()

export async function makeStay({ db }: Pick<TestApp, 'db'>, changes: Partial<Stay> = {}): Promise<number> {
  const [row] = await db
    .insert(stays)
    .values({
      homeTitle: 'Villa Teranga',
      homeTitleFr: 'La villa Teranga',
      name: 'Awa Diop',
      email: someone(),
      arrival: addDays(today, 30),
      departure: addDays(today, 37),
      guests: 2,
      quote: { nights: 7, lines: [], total: '700000.00', deposit: '150000.00' },
      terms: stayTermsSchema.parse({}),
      status: 'confirmed',
      ...changes,
    })
    .returning({ id: stays.id })
  if (!row) throw new Error('No stay was made')
  return row.id
}

/** A house whose links are made by a Stripe of ours, and staff who ask guests for money. */
export function paymentRoom() {
  let kais: TestApp
  let stripe: FakeStripe
  let headers: { cookie: string }

  beforeAll(async () => {
    stripe = await new FakeStripe().start()
    kais = await startTestApp({ env: { ...stripe.env, PUBLIC_URL: PUBLIC_ADDRESS } })
    headers = await signInAs(kais, 'awa', 'agent')
  })
  afterAll(async () => {
    await kais.close()
    await stripe.stop()
  })

  const list = async (stayId: number): Promise<StayPayments> => {
    const answer = await kais.app.inject({ url: `/api/admin/stays/${stayId}/payments`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const desk = (): PaymentDesk => {
    const { key: secretKey, webhook: webhookSecret } = SECRETS
    return {
      providers: new PaymentProviders({ stripe: { secretKey, webhookSecret, apiUrl: stripe.url } }),
      publicUrl: PUBLIC_ADDRESS,
      log: kais.app.log,
    }
  }

  return {
    list,
    get kais() {
      return kais
    },
    get desk() {
      return desk()
    },
    get stripe() {
      return stripe
    },
    get headers() {
      return headers
    },
    post(url: string, payload: Body = {}, more: Record<string, string> = {}) {
      return kais.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })
    },

    /** A deposit, by a link. Gives its number. */
    async ask(stayId: number, changes: Body = {}): Promise<number> {
      const ask = { amount: '150000', purpose: 'deposit', due: addDays(today, 10), provider: 'stripe', ...changes }
      const answer = await this.post(`/api/admin/stays/${stayId}/payments`, ask)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ id: number }>().id
    },

    async only(stayId: number): Promise<StaffPayment> {
      const { payments } = await list(stayId)
      expect(payments).toHaveLength(1)
      return payments[0] as StaffPayment
    },

    /** A stay with one request by a link that can be paid, and the session at Stripe. */
    async asked(changes: Body = {}) {
      const stayId = await makeStay(kais)
      const id = await this.ask(stayId, changes)
      return { stayId, id, session: stripe.newest }
    },

    /** Stripe tells us. */
    tell(event: object, lie: Parameters<FakeStripe['notice']>[1] = {}) {
      return kais.app.inject(stripe.notice(event, lie))
    },

    eventsOf: (id: number) =>
      kais.db.select().from(paymentEvents).where(eq(paymentEvents.requestId, id)).orderBy(paymentEvents.id),

    rowOf: async (id: number) => {
      const [row] = await kais.db.select().from(paymentRequests).where(eq(paymentRequests.id, id))
      if (!row) throw new Error(`There is no request ${id}`)
      return row
    },

    /** The clock looks at everything, however short ago it looked; or, where it waits as ever, at what wants to be looked at. */
    look: ({ waits = false } = {}) => (waits ? reconcileLinks(kais.db, desk()) : reconcileOnce(kais, desk())),
  }
}

async function reconcileOnce({ db }: TestApp, desk: PaymentDesk): Promise<void> {
  // Looked at an hour ago, all of them; from here on each once.
  await db.update(paymentRequests).set({ linkCheckedAt: new Date(Date.now() - 3_600_000) })
  await reconcileLinks(db, desk)
}
