import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { userInquiries } from './inquiry.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

async function ask(propertyId: number, message = 'Is it still free?') {
  const payload = { propertyId, name: 'Awa Diop', email: 'awa@example.com', message }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/inquiries', payload })
  expect(answer.statusCode).toBe(201)
}

describe('The list of questions about listings', () => {
  const read = (headers: Record<string, string> = {}, url = '/api/admin/inquiries') => kais.app.inject({ url, headers })

  test('is closed to visitors', async () => {
    expect((await read()).statusCode).toBe(401)
  })

  test('is closed to staff who only write content', async () => {
    const answer = await read(await signInAs(kais, 'inquiry-editor', 'editor'))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ code: 'forbidden', message: 'Your account is not allowed to do this.' })
  })

  test.for(['agent', 'admin'] as const)('is open to an %s, newest first', async (role) => {
    const home = await makeProperty(kais)
    await ask(home, 'The first')
    await ask(home, 'The second')
    const answer = await read(await signInAs(kais, `inquiry-${role}`, role))
    expect(answer.json<unknown[]>().slice(0, 2)).toMatchObject([
      { message: 'The second', propertyId: home, status: 'open', locale: 'en', isSubjectPublic: true },
      { message: 'The first' },
    ])
  })

  test('says which homes visitors can no longer open', async () => {
    const [hidden, deleted] = [await makeProperty(kais), await makeProperty(kais)]
    await ask(hidden)
    await ask(deleted)
    await kais.db
      .update(properties)
      .set({ isAvailable: false, saleState: 'withdrawn' })
      .where(eq(properties.id, hidden))
    await kais.db.delete(properties).where(eq(properties.id, deleted))
    const answer = await read(await signInAs(kais, 'inquiry-reader', 'agent'), '/api/admin/inquiries?limit=2')
    expect(answer.json()).toMatchObject([
      { propertyId: null, isSubjectPublic: false, subject: expect.stringContaining('House of the baobab') },
      { propertyId: hidden, isSubjectPublic: false },
    ])
  })

  test('gives every question once from page to page', async () => {
    const headers = await signInAs(kais, 'inquiry-pager', 'agent')
    const home = await makeProperty(kais)
    for (let sent = 0; sent < 8; sent++) await ask(home)
    const total = await kais.db.$count(userInquiries)
    const seen: number[] = []
    let next: string | undefined = '/api/admin/inquiries?limit=3'
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
