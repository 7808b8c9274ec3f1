import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectForWork } from '#db/work.server.ts'
import {
  bookingDraft,
  contactDraft,
  makeProperty,
  makeVehicle,
  propertyDraft,
  signInAs,
  someone,
} from '../helpers/factories.ts'
import { reserve } from '../helpers/reservation.ts'
import { copyOf } from '../helpers/site.ts'
import { startTestApp, type TestApp } from '../helpers/test-app.ts'
import { untilListening } from '../helpers/until-listening.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'

const isInstalled = await startPgBouncer({ target: await copyOf('empty') }).then(async (trial) => {
  await trial?.stop()
  return trial !== undefined
})

describe.skipIf(!isInstalled)('The house on a database behind PgBouncer in transaction mode', () => {
  let kais: TestApp
  let bouncer: PgBouncer
  let staff: { cookie: string }

  beforeAll(async () => {
    kais = await startTestApp({
      connect: async (config) => {
        // Fewer than we have of our own: whoever kept something in a session would meet a stranger's at once.
        bouncer = (await startPgBouncer({ target: config, poolSize: 3 })) as PgBouncer
        return connectForWork({ connectionString: bouncer.url }, { isPooled: true })
      },
    })
    staff = await signInAs(kais, 'awa')
  })
  afterAll(async () => {
    await kais.close()
    await bouncer.stop()
  })

  const ready = async () => {
    const answer = await kais.app.inject('/readyz')
    return [answer.statusCode, answer.json<{ missing?: string[] }>().missing]
  }

  test('Staff write, visitors send and reserve, many at once, and all of it is there once', async () => {
    const car = await makeVehicle(kais)
    const homes = await Promise.all([1, 2, 3, 4, 5].map(() => makeProperty(kais)))
    const saved = await kais.app.inject({
      method: 'POST',
      url: '/api/admin/properties',
      headers: staff,
      payload: await propertyDraft(kais),
    })
    expect(saved.statusCode).toBe(201)
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        kais.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft({ email: someone() }) }),
      ),
    )
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    const wishes = await Promise.all(
      Array.from({ length: 10 }, () => reserve(kais, bookingDraft({ vehicleId: car }, { email: someone() }))),
    )
    expect(wishes.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    for (const id of homes) {
      const read = await Promise.all([1, 2, 3, 4].map(() => kais.app.inject(`/api/properties/${id}`)))
      expect(read.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    }
    const leads = await kais.app.inject({ url: '/api/admin/leads', headers: staff })
    expect(leads.statusCode).toBe(200)
  })

  test('While the pooler is frozen the balancer is told within seconds, and again when it is back', async () => {
    await untilListening(kais)
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, undefined])
    bouncer.freeze()
    const begun = performance.now()
    await expect.poll(ready, { timeout: 20_000 }).toEqual([503, ['database']])
    expect(performance.now() - begun).toBeLessThan(5_000)
    bouncer.thaw()
    await expect.poll(ready, { timeout: 20_000 }).toEqual([200, undefined])
  })
})
