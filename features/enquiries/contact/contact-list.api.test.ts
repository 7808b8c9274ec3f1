import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactDraft, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from './contact-submission.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

async function send(details: { email?: string } = {}) {
  const answer = await kais.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft(details) })
  expect(answer.statusCode).toBe(201)
}

describe('The list of enquiries', () => {
  const read = (headers: Record<string, string> = {}, url = '/api/contact-submissions') =>
    kais.app.inject({ url, headers })

  test('is closed to visitors', async () => {
    const answer = await read()
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in first.' })
  })

  test('is closed to staff who only write content', async () => {
    const answer = await read(await signInAs(kais, 'contact-editor', 'editor'))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ code: 'forbidden', message: 'Your account is not allowed to do this.' })
  })

  test.for(['agent', 'admin'] as const)('is open to an %s, newest first', async (role) => {
    const [first, second] = [someone(), someone()]
    await send({ email: first })
    await send({ email: second })
    const answer = await read(await signInAs(kais, `contact-${role}`, role))
    expect(answer.statusCode).toBe(200)
    expect(answer.json<unknown[]>().slice(0, 2)).toMatchObject([
      { email: second, name: 'Awa Diop', status: 'new', formData: { firstName: 'Awa' } },
      { email: first },
    ])
  })

  test('gives every enquiry once from page to page', async () => {
    const headers = await signInAs(kais, 'contact-pager', 'agent')
    for (let sent = 0; sent < 15; sent++) await send()
    const total = await kais.db.$count(contactSubmissions)
    const seen: number[] = []
    let next: string | undefined = '/api/contact-submissions?limit=7'
    while (next) {
      const answer: LightMyRequestResponse = await read(headers, next)
      expect(answer.headers['x-total-count']).toBe(String(total))
      seen.push(...answer.json<{ id: number }[]>().map(({ id }) => id))
      next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
      expect(seen.length).toBeLessThanOrEqual(total)
    }
    expect(new Set(seen).size).toBe(total)
  })
})
