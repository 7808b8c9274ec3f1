import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let origin: string

beforeAll(async () => {
  kais = await startTestApp()
  origin = await kais.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => kais.close())

/** Everything the stream says, until it has said this. */
async function hear(answer: Response, words: string): Promise<string> {
  let heard = ''
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  while (reader && !heard.includes(words)) {
    const { value, done } = await reader.read()
    if (done) break
    heard += value
  }
  return heard
}

test('An open screen hears at once that somebody wrote, and nothing about whom', async () => {
  const headers = await signInAs(kais, 'awa', 'agent')
  const answer = await fetch(`${origin}/api/admin/live`, { headers })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  // The first news is that somebody listens: what comes before that could be missed.
  const screen = hear(answer, 'received')
  await expect
    .poll(() =>
      kais.db.$client
        .query(`select 1 from pg_stat_activity where application_name = 'kais desk'`)
        .then(({ rowCount }) => rowCount),
    )
    .toBe(1)
  const draft = contactDraft()
  await kais.app.inject({ method: 'POST', url: '/api/contact', payload: draft })
  const heard = await screen
  expect(heard).toContain('event: desk\ndata: received\n\n')
  expect(heard).not.toContain(draft.email)
})

test('Open screens do not keep a server from stopping', async () => {
  const other = await startTestApp()
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}/api/admin/live`, { headers: await signInAs(other, 'awa', 'agent') })
  const ended = hear(answer, 'never said')
  await other.close()
  expect(await ended).toContain('retry:')
})
