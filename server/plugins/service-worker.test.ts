import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { REMOVAL, serviceWorker } from './service-worker.ts'

test.for([
  ['/service-worker.js', '/'],
  ['/admin/service-worker.js', '/admin'],
] as const)(
  'Switched off, %s gives a script that takes it away, and browsers ask for it every time',
  async ([address, scope]) => {
    const app = Fastify()
    onTestFinished(() => app.close())
    await app.register(serviceWorker, { isOn: false })
    const answer = await app.inject(address)
    expect(answer.body).toBe(REMOVAL)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': scope,
      'content-type': 'text/javascript; charset=utf-8',
    })
    const again = await app.inject({
      url: address,
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  },
)
