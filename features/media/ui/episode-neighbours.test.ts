import { afterAll, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { podcastDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import type { PodcastDraft } from '../podcast.schema.ts'
import { listPodcastNeighbours } from '../read-podcasts.server.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

async function publish(changes: Partial<PodcastDraft>): Promise<number> {
  const payload = podcastDraft(changes)
  const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/podcasts', headers: staff, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<PublicPodcast>().id
}

async function besides(id: number) {
  const { previous, next } = await listPodcastNeighbours({ db: kais.db, actor: VISITOR }, id)
  return [previous?.title ?? null, next?.title ?? null]
}

test('Beside an episode stand those that went out just before and after it, drafts and the future left out', async () => {
  const day = (date: string) => ({ publishedAt: `${date}T09:00:00.000Z` })
  const newest = await publish({ title: 'Newest', ...day('2026-03-03') })
  // Featured: that is where it stands on the page, not when it went out.
  const oldest = await publish({ title: 'Oldest', ...day('2026-03-01'), isFeatured: true })
  const middle = await publish({ title: 'Middle', ...day('2026-03-02') })
  const sameDay = await publish({ title: 'Same moment', ...day('2026-03-02') })
  await publish({ title: 'Draft', ...day('2026-03-02'), isPublished: false })
  await publish({ title: 'Future', publishedAt: new Date(Date.now() + 86_400_000).toISOString() })

  expect(await besides(oldest)).toEqual([null, 'Middle'])
  expect(await besides(middle)).toEqual(['Oldest', 'Same moment'])
  expect(await besides(sameDay)).toEqual(['Middle', 'Newest'])
  expect(await besides(newest)).toEqual(['Same moment', null])
  expect(await besides(999_999)).toEqual([null, null])
})
