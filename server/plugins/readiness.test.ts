import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, inject, test, vi } from 'vitest'
import { connectForWork } from '#db/work.server.ts'
import { openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { answersOf, health } from './openapi.ts'

test('While the database says nothing we are not ready, are told so soon, and one question waits however often we are asked', async () => {
  const line = await openFrozenLine(inject('postgres'))
  const { databases, end } = connectForWork(line.config, { limits: { job: { connectMs: 600, answerMs: 600 } } })
  const app = Fastify()
  app.decorateRequest('locale', 'en')
  let isListening = true
  const checks = { database: answersOf(databases.job), listener: () => isListening }
  await app.register(health, { checks, checkMs: 80 })
  const ask = async () => {
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json().missing]
  }
  try {
    await expect
      .poll(() =>
        databases.job.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(ask).toEqual([200, undefined])
    line.freeze()
    const begun = performance.now()
    for (const _ of [1, 2, 3]) expect(await ask()).toEqual([503, ['database']])
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(databases.job.$client.totalCount).toBeLessThan(2)
    isListening = false
    expect(await ask()).toEqual([503, ['database', 'listener']])
    isListening = true
    line.thaw()
    await vi.waitFor(async () => expect(await ask()).toEqual([200, undefined]), { timeout: 5_000 })
  } finally {
    await app.close()
    await end()
    await line.close()
  }
})
