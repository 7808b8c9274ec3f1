import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { announceContentChange, CONTENT_CHANGED } from '#db/context.server.ts'
import { type Listener, listen } from '#db/listen.server.ts'
import { articleDraft, podcastDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicPodcast } from './podcast.public.ts'
import { findPublications, type Publisher, startPublisher } from './publish-when-due.server.ts'
import { listArticles } from './read-articles.server.ts'

const SOON = 1_000
const A_MONTH = 30 * 24 * 3_600_000
const WITHIN = { timeout: 20_000, interval: 10 }
const quiet = { error: () => {}, info: () => {} }

let kais: TestApp
let staff: { cookie: string }
let hearing: Listener
let publisher: Publisher | null = null
/** When each announcement was heard. */
const heard: number[] = []

/** A page that lists what is out, as the real ones do. */
async function renderPage(): Promise<Response> {
  const { items } = await listArticles({ db: kais.db, actor: VISITOR }, { limit: 100 })
  const body = `<!doctype html><script>1</script><p>${items.map(({ slug }) => slug).join(' ')}</p>`
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

beforeAll(async () => {
  kais = await startTestApp({ renderPage })
  staff = await signInAs(kais, 'editor', 'editor')
  hearing = listen(kais.db.$client.options, {
    channel: CONTENT_CHANGED,
    name: 'test listener',
    onNotice: () => {
      heard.push(Date.now())
      publisher?.rearm()
    },
  })
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), WITHIN)
})
afterEach(async () => {
  await publisher?.stop()
  publisher = null
})
afterAll(async () => {
  await hearing.stop()
  await kais.close()
})

const post = (url: string, payload: object) => kais.app.inject({ method: 'POST', url, headers: staff, payload })

test('An article and an episode are announced when their hour comes, and visitors see them by then', async () => {
  publisher = startPublisher({ db: kais.db, log: quiet })
  const hour = Date.now() + SOON
  const publishedAt = new Date(hour).toISOString()
  await post('/api/admin/articles', articleDraft({ slug: 'due-soon', publishedAt }))
  const episode = (await post('/api/admin/podcasts', podcastDraft({ publishedAt }))).json<PublicPodcast>()
  await vi.waitFor(() => expect(heard.at(-1)).toBeGreaterThan(hour), WITHIN)
  expect((await kais.app.inject('/api/articles/due-soon')).statusCode).toBe(200)
  expect((await kais.app.inject(`/api/podcasts/${episode.id}`)).statusCode).toBe(200)
})

test('The page that visitors were given before an hour is not the one they are given after it', async () => {
  const hour = Date.now() + SOON
  await post('/api/admin/articles', articleDraft({ slug: 'on-the-page', publishedAt: new Date(hour).toISOString() }))
  const page = async () => (await kais.app.inject('/kais-media')).body
  expect(await page()).not.toContain('on-the-page')
  await vi.waitFor(async () => expect(await page()).toContain('on-the-page'), WITHIN)
})

test('What was out already, a draft with a date and a far hour are no reason to announce anything', async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString()
  const nextMonth = new Date(Date.now() + A_MONTH).toISOString()
  await post('/api/admin/articles', articleDraft({ slug: 'long-out', publishedAt: yesterday }))
  await post('/api/admin/articles', articleDraft({ slug: 'dated-draft', publishedAt: yesterday, isPublished: false }))
  await post('/api/admin/articles', articleDraft({ slug: 'far-away', publishedAt: nextMonth }))
  await announceContentChange(kais.db)
  const { at, isDue, wait } = await findPublications(kais.db, new Date(Date.now() - 3_600_000))
  expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000)
  // An hour back lies the piece of the test above, and no further one.
  expect(isDue).toBe(true)
  expect(await findPublications(kais.db, at)).toMatchObject({ isDue: false })
  expect(wait).toBeGreaterThan(A_MONTH - 60_000)
  expect(wait).toBeLessThanOrEqual(A_MONTH)
})

test('While the database has trouble the publisher says so once and goes on trying; then it announces, to be safe', async () => {
  const log = { error: vi.fn(), info: vi.fn() }
  await kais.db.execute(sql`alter table podcasts rename to podcasts_away`)
  publisher = startPublisher({ db: kais.db, log, timing: { retry: 10 } })
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), WITHIN)
  const before = heard.length
  await kais.db.execute(sql`alter table podcasts_away rename to podcasts`)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), WITHIN)
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), WITHIN)
  expect(log.error).toHaveBeenCalledTimes(1)
})
