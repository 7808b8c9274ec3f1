import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactDraft } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'

test('The log tells of each request and each failure, and never holds anything a visitor wrote', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => lines.push(line) }
  const kais = await startTestApp({ env: { LOG_LEVEL: 'trace' }, logStream })
  const secrets = [
    'aminata.secret@example.com',
    'Aminata Secret',
    'my very private words',
    'kais_session=forged',
    '0123456789abcdef',
  ]

  const send = () =>
    kais.app.inject({
      method: 'POST',
      url: '/api/contact?note=my+very+private+words',
      payload: contactDraft({
        name: 'Aminata Secret',
        email: 'aminata.secret@example.com',
        message: 'my very private words',
      }),
      headers: { cookie: 'kais_session=forged' },
    })
  const stored = await send()
  await kais.app.inject('/api/confirmations/0123456789abcdef0123456789abcdef/calendar.ics')
  await kais.app.inject('/calendars/12-0123456789abcdef0123456789abcdef.ics?for=1')
  await kais.app.inject('/api/stays/12-0123456789abcdef0123456789abcdef/calendar.ics')
  await kais.app.inject('/fr/stay/12-0123456789abcdef0123456789abcdef')
  await kais.app.inject('/viewing/12-0123456789abcdef0123456789abcdef')
  await kais.app.inject('/api/viewings/12-0123456789abcdef0123456789abcdef/slots')
  await kais.app.inject('/api/viewings/slots')
  await kais.db.execute(sql`drop table contact_submissions cascade`)
  const failed = await send()
  await kais.close()

  expect([stored.statusCode, failed.statusCode]).toEqual([201, 500])
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(answered).toMatchObject([
    { method: 'POST', path: '/api/contact', status: 201 },
    { method: 'GET', path: '/api/confirmations/:key/calendar.ics', status: 404 },
    { method: 'GET', path: '/calendars/:key.ics', status: 404 },
    { method: 'GET', path: '/api/stays/:key/calendar.ics', status: 404 },
    { method: 'GET', path: '/fr/stay/:key', status: 404 },
    { method: 'GET', path: '/viewing/:key', status: 404 },
    { method: 'GET', path: '/api/viewings/:key/slots', status: 404 },
    { method: 'GET', path: '/api/viewings/slots', status: 400 },
    { method: 'POST', path: '/api/contact', status: 500 },
  ])
  expect(answered.every(({ reqId }) => typeof reqId === 'string')).toBe(true)
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'request failed', err: expect.objectContaining({ code: '42P01' }) }),
  )
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret)
})
