import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { deskLetters } from '#features/enquiries/letters/make-mail.server.ts'
import type { MailTiming } from '#platform/mail/mail-timing.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { type Mailer, startMailer } from '#platform/mail/start-mailer.server.ts'
import { contactDraft, someone } from './factories.ts'
import { MailServer, type Manners } from './mail-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Everything as in life, but a thousand times faster. */
const FAST: Partial<MailTiming> = {
  poll: 25,
  firstPause: 5,
  longestPause: 40,
  firstRetry: 5,
  longestRetry: 40,
  afterRefusal: [5, 10, 20],
}
export const STAFF = ['desk@kais.example', 'cars@kais.example']
export const WITHIN = { timeout: 20_000, interval: 10 }

/** A server of ours for the tests of a file, with an empty outbox for each, and mail servers and mailers that end with it. */
export function mailRoom() {
  let kais: TestApp
  const mailers: Mailer[] = []
  const servers: MailServer[] = []

  beforeAll(async () => {
    kais = await startTestApp()
  })
  afterAll(() => kais.close())
  beforeEach(async () => {
    await kais.db.delete(outbox)
  })
  afterEach(async () => {
    await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()))
    for (const server of servers.splice(0)) server.kill()
  })

  return {
    get kais() {
      return kais
    },

    /** Not listening yet. */
    newServer(manners?: Manners): MailServer {
      const server = new MailServer(manners)
      servers.push(server)
      return server
    },

    async startServer(manners?: Manners): Promise<MailServer> {
      const server = this.newServer(manners)
      await server.start()
      return server
    },

    sendThrough(server: MailServer, timing: Partial<MailTiming> = {}, term = 0): Mailer {
      const mailer = startMailer({
        db: kais.db,
        databaseConfig: kais.db.$client.options,
        settings: {
          smtpUrl: server.url,
          from: { name: 'Kais', address: 'hello@kais.example' },
          staff: STAFF,
          publicUrl: 'https://kais.example',
          company: {
            phone: '+221 33 800 00 00',
            email: 'hello@kais.example',
            registrationNumber: 'SN-DKR-DEMO',
            whatsappNumber: '+221 77 000 00 00',
            schedulerUrl: 'https://cal.example.com/kais',
          },
        },
        letters: deskLetters,
        log: kais.app.log,
        timing: { ...FAST, ...timing },
        term,
      })
      mailers.push(mailer)
      return mailer
    },

    async post(url: string, payload: object): Promise<number> {
      const answer = await kais.app.inject({ method: 'POST', url, payload })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ id: number }>().id
    },

    async write(email = someone()): Promise<string> {
      await this.post('/api/contact', contactDraft({ email }))
      return email
    },

    rows: () => kais.db.select().from(outbox).orderBy(outbox.id),

    async rowTo(email: string) {
      const [row] = await kais.db.select().from(outbox).where(eq(outbox.recipient, email))
      return row
    },

    async allSent(): Promise<void> {
      await vi.waitFor(async () => expect(await kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(0), WITHIN)
    },
  }
}
