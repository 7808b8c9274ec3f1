import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { contactDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'outbox-agent', 'agent')
})
afterAll(() => kais.close())

const read = (url: string, headers: Record<string, string> = {}) => kais.app.inject({ url, headers })

async function write(email = 'awa@example.com'): Promise<number> {
  const payload = contactDraft({ email })
  const answer = await kais.app.inject({ method: 'POST', url: '/api/contact', payload })
  return answer.json<{ id: number }>().id
}

describe('The outbox', () => {
  test.for(['/api/admin/outbox', '/api/admin/outbox/state'])('at %s is for staff who answer visitors', async (url) => {
    expect((await read(url)).statusCode).toBe(401)
    const editor = await signInAs(kais, `editor-${url.length}`, 'editor')
    expect((await read(url, editor)).statusCode).toBe(403)
    expect((await read(url, agent)).statusCode).toBe(200)
  })

  test('shows what waits, what was sent and what was given up, newest first', async () => {
    const submissionId = await write()
    const [acknowledgement, notice] = (await read('/api/admin/outbox?limit=2', agent)).json<{ id: number }[]>()
    expect(acknowledgement).toEqual({
      id: expect.any(Number),
      kind: 'contact-acknowledgement',
      recipient: 'awa@example.com',
      state: 'waiting',
      attempts: 0,
      lastError: null,
      payload: { submissionId },
      lead: { id: expect.any(Number), name: 'Awa Diop', subject: null },
      nextAttemptAt: expect.stringMatching(/Z$/),
      sentAt: null,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(notice).toMatchObject({ kind: 'contact-staff-notice', recipient: null })

    await kais.db
      .update(outbox)
      .set({ sentAt: new Date() })
      .where(eq(outbox.id, acknowledgement?.id ?? 0))
    const failed = { failedAt: new Date(), lastError: '550 No such person' }
    await kais.db
      .update(outbox)
      .set(failed)
      .where(eq(outbox.id, notice?.id ?? 0))
    expect((await read('/api/admin/outbox?limit=2', agent)).json()).toMatchObject([
      { state: 'sent', sentAt: expect.stringMatching(/Z$/) },
      { state: 'failed', lastError: '550 No such person' },
    ])
    await kais.db
      .update(outbox)
      .set({ lastError: 'Not sent: the pick-up has passed.' })
      .where(eq(outbox.id, notice?.id ?? 0))
    expect((await read('/api/admin/outbox?limit=2', agent)).json()).toMatchObject([{}, { state: 'dropped' }])
  })

  test('counts them, and says whether e-mail is set up', async () => {
    const before = (await read('/api/admin/outbox/state', agent)).json<{ waiting: number; failed: number }>()
    await write()
    expect((await read('/api/admin/outbox/state', agent)).json()).toEqual({
      isConfigured: false,
      waiting: before.waiting + 2,
      failed: before.failed,
      isAtCeiling: false,
    })
  })

  test('counts as failed what was refused within the week, not what we chose not to send', async () => {
    const failed = async () => (await read('/api/admin/outbox/state', agent)).json<{ failed: number }>().failed
    const before = await failed()
    const write550 = (failedAt: Date, lastError = '550 No such person') =>
      kais.db.insert(outbox).values({
        kind: 'contact-staff-notice',
        locale: 'en',
        payload: { submissionId: 1 },
        failedAt,
        lastError,
      })
    await write550(new Date())
    expect(await failed()).toBe(before + 1)
    await write550(new Date(), 'Not sent: the pick-up has passed.')
    await write550(new Date(Date.now() - 8 * 86_400_000))
    expect(await failed()).toBe(before + 1)
  })

  test('is narrowed by state, and searched by the address a message went to', async () => {
    const email = `Moussa.Sarr+${Date.now()}@Example.com`
    await write(email)
    const found = async (query: string) => {
      const answer = await read(`/api/admin/outbox?${new URLSearchParams(query)}`, agent)
      return answer.json<{ recipient: string | null; state: string }[]>()
    }
    expect(await found(`search=${email.toLowerCase().replace('+', '%2B')}`)).toMatchObject([
      { recipient: email, state: 'waiting' },
    ])
    expect(await found('search=nobody%25_at-all')).toEqual([])
    for (const state of ['waiting', 'sent', 'failed', 'dropped']) {
      const rows = await found(`state=${state}`)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.every((row) => row.state === state)).toBe(true)
    }
    expect((await read('/api/admin/outbox?state=lost', agent)).statusCode).toBe(400)
  })

  test('gives every message once from page to page', async () => {
    for (let sent = 0; sent < 4; sent++) await write()
    const total = await kais.db.$count(outbox)
    const seen: number[] = []
    let next: string | undefined = '/api/admin/outbox?limit=3'
    while (next) {
      const answer: LightMyRequestResponse = await read(next, agent)
      expect(answer.headers['x-total-count']).toBe(String(total))
      seen.push(...answer.json<{ id: number }[]>().map(({ id }) => id))
      next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
      expect(seen.length).toBeLessThanOrEqual(total)
    }
    expect(new Set(seen).size).toBe(total)
  })
})
