import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { startsOf } from '#tests/helpers/viewings.ts'

let kais: TestApp
let agent: { cookie: string }
let agentId = 0

beforeAll(async () => {
  kais = await startTestApp()
  await signInAs(kais, 'chief')
  agent = await signInAs(kais, 'agent', 'agent')
  const [row] = await kais.db.select().from(users).where(eq(users.username, 'agent'))
  agentId = row?.id ?? 0
})
afterAll(() => kais.close())

describe('Hours of an adviser', () => {
  const week = Array.from({ length: 7 }, (_, day) => (day === 1 ? [{ from: '10:00', to: '11:00' }] : []))
  const hours = { takesViewings: true, hours: week, minutes: 60, bufferMinutes: 0, daysOff: [] }
  const put = (userId: number, payload: object) =>
    kais.app.inject({ method: 'PUT', url: `/api/admin/advisers/${userId}`, payload, headers: agent })

  test('of one’s own decide what visitors are offered; those of others only administrators change', async () => {
    const home = await makeProperty(kais)
    expect((await put(agentId - 1, hours)).statusCode).toBe(403)
    const backwards = [...week.slice(0, 6), [{ from: '12:00', to: '11:00' }]]
    const refused = await put(agentId, { ...hours, hours: backwards })
    expect(Object.keys(refused.json().fields)).toEqual(['hours.6'])
    expect((await put(agentId, hours)).json()).toMatchObject({ isDefault: false, minutes: 60 })
    const starts = await startsOf(kais, home)
    expect(new Set(starts.map((start) => start.slice(11, 16)))).toEqual(new Set(['10:00']))
    const [first = ''] = starts
    const off = first.slice(0, 10)
    await put(agentId, { ...hours, daysOff: [{ firstDay: off, lastDay: off }] })
    expect(await startsOf(kais, home)).toEqual(starts.slice(1))
    await put(agentId, { ...hours, takesViewings: false })
    expect(await startsOf(kais, home)).toEqual([])
  })

  test('are not overwritten by who read older ones, be they the first to write any down', async () => {
    const own = await signInAs(kais, 'khady', 'agent')
    const [khady] = await kais.db.select().from(users).where(eq(users.username, 'khady'))
    const url = `/api/admin/advisers/${khady?.id}`
    const read = async () => (await kais.app.inject({ url, headers: own })).json()
    const write = (version: string) =>
      kais.app.inject({ method: 'PUT', url, payload: hours, headers: { ...own, 'if-match': `"${version}"` } })
    const usual = (await read()).updatedAt
    const both = await Promise.all([write(usual), write(usual)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    expect((await write((await read()).updatedAt)).statusCode).toBe(200)
  })
})
