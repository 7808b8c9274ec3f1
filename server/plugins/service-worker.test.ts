import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { REMOVAL, serviceWorker } from './service-worker.ts'

test('Switched off, the worker’s address gives a script that takes it away, and browsers ask for it every time', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(serviceWorker, { isOn: false })
  const answer = await app.inject('/service-worker.js')
  expect(answer.body).toBe(REMOVAL)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const again = await app.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
