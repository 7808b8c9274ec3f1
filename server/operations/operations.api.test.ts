import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { contactDraft } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { untilListening } from '#tests/helpers/until-listening.ts'

const TOKEN = 'a-token-of-twenty-letters'
const OURS = /^[0-9a-f]{12}-\d+$/

async function open(options: Parameters<typeof startTestApp>[0] = {}) {
  const kais = await startTestApp(options)
  onTestFinished(() => kais.close())
  return kais
}

const page = Object.assign(
  async ({ request }: { request: Request }) =>
    new Response('<body><p>page</p></body>', {
      status: request.url.endsWith('/broken') ? 500 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  { patternOf: (path: string) => (path.startsWith('/property/') ? '/property/:id' : '/*') },
)

describe('The figures at /metrics', () => {
  const ask = { url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } }

  test('are nobody’s unless a token is set or this machine may ask; a proxy’s request never comes from this machine', async () => {
    const statusOf = async (env: Record<string, string>, request: object) => {
      const kais = await startTestApp({ env })
      const { statusCode } = await kais.app.inject({ url: '/metrics', ...request })
      await kais.close()
      return statusCode
    }
    expect(await statusOf({}, ask)).toBe(404)
    expect(await statusOf({ METRICS_TOKEN: TOKEN }, ask)).toBe(200)
    expect(await statusOf({ METRICS_TOKEN: TOKEN }, {})).toBe(404)
    expect(await statusOf({ METRICS_TOKEN: TOKEN }, { headers: { authorization: `Bearer ${TOKEN}x` } })).toBe(404)
    expect(await statusOf({ METRICS: 'local' }, {})).toBe(200)
    expect(await statusOf({ METRICS: 'local' }, { remoteAddress: '192.0.2.7' })).toBe(404)
    expect(
      await statusOf({ METRICS: 'local', TRUST_PROXY: 'on' }, { headers: { 'x-forwarded-for': '127.0.0.1' } }),
    ).toBe(404)
  })

  test('count requests by pattern, and never name what a stranger invented', async () => {
    const kais = await open({ env: { METRICS_TOKEN: TOKEN }, renderPage: page })
    await kais.app.inject('/api/properties/12')
    await kais.app.inject('/api/invented-by-a-stranger')
    await kais.app.inject('/invented-by-a-stranger')
    await kais.app.inject('/property/7?from=a-stranger')
    await kais.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft() })
    const { body, headers } = await kais.app.inject(ask)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    for (const line of [
      'kais_http_requests_total{method="GET",route="/api/properties/:id",status="404"} 1',
      'kais_http_requests_total{method="GET",route="/api/*",status="404"} 1',
      'kais_http_requests_total{method="GET",route="/*",status="200"} 1',
      'kais_http_requests_total{method="GET",route="/property/:id",status="200"} 1',
      'kais_http_requests_total{method="POST",route="/api/contact",status="201"} 1',
      'kais_http_request_duration_seconds_count{method="POST",route="/api/contact"} 1',
      'kais_leads_waiting 1',
      'kais_outbox_waiting 2',
      'kais_pool_limit{pool="all"} 5',
      'kais_page_cache_pages 2',
    ])
      expect(body).toContain(`\n${line}\n`)
    expect(body).toMatch(/kais_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+\n/)
    expect(body).toMatch(/kais_info\{version="\d+\.\d+\.\d+",node="\d/)
    expect(body).not.toContain('stranger')
  })

  test('count kept pages that were sent again', async () => {
    const kais = await open({ env: { METRICS_TOKEN: TOKEN }, renderPage: page })
    const address = await kais.app.listen({ port: 0 })
    await untilListening(kais)
    for (let n = 0; n < 4; n += 1) await (await fetch(`${address}/property/7`)).text()
    const line = /kais_http_requests_total\{method="GET",route="\/property\/:id",status="200"\} (\d)/
    await expect.poll(async () => line.exec((await kais.app.inject(ask)).body)?.[1], { timeout: 5_000 }).toBe('4')
    expect((await kais.app.inject(ask)).body).toContain('\nkais_pages_sent_again_total 3\n')
  })

  test('are given without what the database knows when it does not say it', async () => {
    const kais = await open({ env: { METRICS_TOKEN: TOKEN } })
    await kais.db.execute(sql`drop table outbox cascade`)
    const { statusCode, body } = await kais.app.inject(ask)
    expect(statusCode).toBe(200)
    expect(body).toContain('\nprocess_resident_memory_bytes ')
    expect(body).not.toMatch(/^kais_(outbox|leads)_\w+ \d/m)
  })
})

describe('Every answer names its request', () => {
  test('whatever is asked, kept pages and refusals too, and no two alike', async () => {
    const kais = await open({ renderPage: page })
    const address = await kais.app.listen({ port: 0 })
    await untilListening(kais)
    const idOf = async (path: string, init?: RequestInit) => {
      const answer = await fetch(address + path, init)
      await answer.text()
      return answer.headers.get('x-request-id')
    }
    const ids: (string | null)[] = []
    for (const path of [
      '/kept',
      '/kept',
      '/kept',
      '/api/properties',
      '/api/nothing',
      '/files/none.pdf',
      '/%zz',
      '/readyz',
    ])
      ids.push(await idOf(path))
    ids.push(await idOf('/api/contact', { method: 'POST', body: '{' }))
    ids.push(await idOf('/kept', { headers: { 'x-request-id': 'a-stranger-says-so' } }))
    for (const id of ids) expect(id).toMatch(OURS)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('and a page that failed shows it, in its language', async () => {
    const kais = await open({ renderPage: page })
    const english = await kais.app.inject('/broken')
    expect(english.body).toContain(`>Reference: ${english.headers['x-request-id']}</p></body>`)
    const french = await kais.app.inject('/fr/broken')
    expect(french.body).toContain(`>Référence\u00a0: ${french.headers['x-request-id']}</p></body>`)
    expect((await kais.app.inject('/whole')).body).not.toContain('Reference')
  })

  test('even one that comes while the house closes', async () => {
    const slow = Promise.withResolvers<Response>()
    const begun = Promise.withResolvers<void>()
    const kais = await startTestApp({
      renderPage: () => {
        begun.resolve()
        return slow.promise
      },
    })
    const { port } = new URL(await kais.app.listen({ port: 0 }))
    // Half a request on one line, then a page that takes its time on another: closing waits for both.
    const line = connect(Number(port), 'localhost')
    await once(line, 'connect')
    line.write('GET /api/properties HTTP/1.1\r\nHost: localhost\r\n')
    const page = fetch(`http://localhost:${port}/slow`)
    await begun.promise
    const closed = kais.close()
    line.write('\r\n')
    const [answer] = await once(line, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nx-request-id: [0-9a-f]{12}-\d+\r\n/)
    line.destroy()
    slow.resolve(new Response('late'))
    await (await page).text()
    await closed
  })

  test('with the trusted proxy’s name for it, where that is one, in the log too', async () => {
    const lines: string[] = []
    const kais = await open({
      env: { TRUST_PROXY: 'on', LOG_LEVEL: 'info' },
      logStream: { write: (line: string) => lines.push(line) },
    })
    const idFor = async (given: string) => {
      const answer = await kais.app.inject({ url: '/api/reviews', headers: { 'x-request-id': given } })
      return answer.headers['x-request-id']
    }
    expect(await idFor('proxy-0123456789')).toBe('proxy-0123456789')
    expect(await idFor('short')).toMatch(OURS)
    expect(await idFor('two words {"forged":1}')).toMatch(OURS)
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(answered[0]).toMatchObject({ reqId: 'proxy-0123456789' })
  })
})

test('A slow query is in the log with its name, its request and no value', async () => {
  const lines: string[] = []
  const kais = await open({
    slowQueryMs: 0,
    env: { LOG_LEVEL: 'warn' },
    logStream: { write: (line: string) => lines.push(line) },
  })
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: contactDraft({ message: 'my very private words' }),
  })
  const slow = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow query')
  expect(slow).toContainEqual(
    expect.objectContaining({
      level: 40,
      name: 'insert contact_submissions',
      route: '/api/contact',
      reqId: answer.headers['x-request-id'],
      ms: expect.any(Number),
    }),
  )
  expect(lines.join()).not.toContain('private words')
})

test('An error is posted where ERROR_WEBHOOK_URL says, with its reference and nothing of whoever asked', async () => {
  const posted: Record<string, unknown>[] = []
  const chat = createServer(async (request, response) => {
    posted.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void chat.close())
  await vi.waitFor(() => expect(chat.listening).toBe(true))
  const kais = await open({
    env: { ERROR_WEBHOOK_URL: `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`, LOG_LEVEL: 'error' },
    logStream: { write: () => {} },
  })
  await kais.db.execute(sql`drop table contact_submissions cascade`)
  const send = () =>
    kais.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactDraft({ name: 'Aminata Secret', email: 'aminata@example.com' }),
    })
  const first = await send()
  await send()
  expect(first.statusCode).toBe(500)
  await vi.waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({
    kind: 'error',
    text: expect.stringContaining('POST /api/contact'),
    route: 'POST /api/contact',
    requestId: first.headers['x-request-id'],
    message: 'database error',
    code: '42P01',
    count: 1,
    version: expect.any(String),
    host: expect.any(String),
  })
  expect(JSON.stringify(posted)).not.toMatch(/Aminata|aminata/)
})
