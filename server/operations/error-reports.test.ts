import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createErrorReports } from './error-reports.ts'

const MINUTE = 60_000

async function openReports(
  answer: (response: ServerResponse) => void = (response) => response.end(),
  patienceMs = 2_000,
) {
  const posted: { text: string; message: string; count: number; suppressed: number }[] = []
  const server = createServer(async (request, response) => {
    posted.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    answer(response)
  }).listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(server.listening).toBe(true))
  const warnings: object[] = []
  let at = Date.parse('2026-11-16T10:00:00Z')
  const reports = createErrorReports({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`,
    version: '1.2.3',
    log: { warn: (line, words) => warnings.push({ ...line, words }) },
    now: () => at,
    patienceMs,
  })
  onTestFinished(() => {
    reports.stop()
    server.closeAllConnections()
    server.close()
  })
  const report = (error: unknown) =>
    reports.report({ error, during: 'request failed', requestId: 'r-1', route: 'GET /' })
  return {
    posted,
    warnings,
    report,
    pass: (ms: number) => {
      at += ms
    },
    until: (times: number) => vi.waitFor(() => expect(posted).toHaveLength(times), { timeout: 5_000 }),
  }
}

test('One kind of error is told once in ten minutes, with how often it happened meanwhile', async () => {
  const { report, posted, pass, until } = await openReports()
  const fail = () => report(new TypeError('no such thing'))
  for (let n = 0; n < 5; n += 1) fail()
  report(new RangeError('another thing'))
  await until(2)
  pass(11 * MINUTE)
  fail()
  await until(3)
  expect(posted.map(({ count }) => count)).toEqual([1, 1, 5])
  expect(posted[2]?.text).toContain('TypeError: no such thing, in GET /, 5 times, reference r-1')
})

test('No more than twenty are told in an hour, and the next one says how many were not', async () => {
  const { report, posted, pass, until } = await openReports()
  const of = (n: number) => Object.assign(new Error('kind'), { code: `E${n}`, cause: undefined })
  for (let n = 0; n < 25; n += 1) report(of(n))
  await until(20)
  pass(61 * MINUTE)
  report(of(99))
  await until(21)
  expect(posted[20]).toMatchObject({ suppressed: 5 })
})

test('What somebody wrote does not leave the house inside an error’s message', async () => {
  const { report, posted, until } = await openReports()
  report(
    new SyntaxError('Unexpected token \'h\', "hello I am Awa" is not valid JSON; awa@example.com +221 77 123 45 67'),
  )
  report(new TypeError("Cannot read properties of undefined (reading 'title')"))
  await until(2)
  const [first, second] = posted.map(({ message }) => message).sort((a, b) => b.localeCompare(a))
  expect(first).toBe("Unexpected token 'h', … is not valid JSON; … …")
  expect(second).toBe("Cannot read properties of undefined (reading 'title')")
})

test.for([
  ['refuses', (response: ServerResponse) => void response.writeHead(500).end()],
  ['says nothing', () => {}],
] as const)('A service that %s is warned of once, without its address, and holds nothing up', async ([, answer]) => {
  const { report, warnings } = await openReports(answer, 100)
  report(new Error('one'))
  report(Object.assign(new Error('two'), { code: 'X' }))
  await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(0), { timeout: 5_000 })
  expect(warnings).toHaveLength(1)
  expect(JSON.stringify(warnings)).not.toContain('secret-path')
})
