import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftName, readDraft, saveDraft } from './drafts.ts'
import { type QueuedMessage, queuedMessages, queueMessage, removeQueued } from './offline-queue.ts'
import { sendQueued } from './send-queued.ts'

const DRAFT = draftName('contact')
const MESSAGE: QueuedMessage = {
  id: 'one',
  since: Date.now(),
  url: '/api/contact',
  body: '{"message":"Hello"}',
  key: 'a-key-of-its-own',
  replaces: ['an-earlier-key'],
  locale: 'fr',
  draft: DRAFT,
  values: { message: 'Hello' },
  given: '{}',
  page: '/contact#form',
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The API as the browser reaches it, and what it was sent. */
function answering(respond: () => Response) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(new URL(url, 'https://kais.example'), init))
    return respond()
  })
  return requests
}

describe('What the storage says of a message is believed only so far:', () => {
  test.for([
    ['another host behind its link', { page: '//elsewhere.example/contact' }],
    ['another host, written otherwise', { page: '/\\elsewhere.example' }],
    ['a script behind its link', { page: 'javascript:alert(1)' }],
    ['a door that is none of ours', { url: '/api/admin/login' }],
    ['no date', { since: undefined }],
    ['no words', { values: 'all' }],
    ['another language', { locale: 'xx' }],
  ])('%s', ([, change]) => {
    localStorage.setItem('kais-waiting', JSON.stringify([MESSAGE, { ...MESSAGE, ...(change as object) }]))
    expect(queuedMessages()).toEqual([MESSAGE])
  })
})

test('A message is sent with its keys, and its draft is forgotten', async () => {
  const requests = answering(() => new Response('{"id":1}', { status: 201 }))
  saveDraft(DRAFT, { values: MESSAGE.values, given: '{}', tries: [] })
  queueMessage(MESSAGE)
  const news: string[] = []
  await sendQueued(({ became }) => news.push(became))
  expect(news).toEqual(['sent'])
  expect(requests.map(({ headers }) => [headers.get('idempotency-key'), headers.get('x-form-replaces')])).toEqual([
    ['a-key-of-its-own', 'an-earlier-key'],
  ])
  expect(queuedMessages()).toEqual([])
  expect(readDraft(DRAFT)).toBeNull()
})

test('What was written while it was under way stays a draft', async () => {
  answering(() => {
    removeQueued(MESSAGE.id)
    saveDraft(DRAFT, { values: { message: 'Hello again' }, given: '{}', tries: [] })
    return new Response('{"id":1}', { status: 201 })
  })
  queueMessage(MESSAGE)
  await sendQueued(() => {})
  expect(readDraft(DRAFT)?.values).toEqual({ message: 'Hello again' })
})

test('A refused message comes back to its form even where its draft is gone', async () => {
  answering(() =>
    Response.json({ code: 'invalid_input', message: 'Non.', fields: { email: 'Quoi ?' } }, { status: 400 }),
  )
  queueMessage(MESSAGE)
  await sendQueued(() => {})
  expect(readDraft(DRAFT)).toEqual({
    values: { message: 'Hello' },
    given: '{}',
    tries: [{ body: MESSAGE.body, key: MESSAGE.key }],
    refusal: { fields: { email: 'Quoi ?' }, notice: 'Non.' },
  })
})

test('After seven days it is not sent any more, and says so in its own language', async () => {
  const requests = answering(() => new Response(null, { status: 201 }))
  queueMessage({ ...MESSAGE, since: Date.now() - 7 * 24 * 3_600_000 - 1_000 })
  const news: string[] = []
  await sendQueued(({ became }) => news.push(became))
  expect(news).toEqual(['overdue'])
  expect(requests).toEqual([])
  expect(readDraft(DRAFT)).toMatchObject({
    values: { message: 'Hello' },
    refusal: { notice: expect.stringMatching(/^Ce message a attendu/) },
  })
})
