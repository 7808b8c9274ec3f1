import { afterAll, beforeAll, expect, test } from 'vitest'
import { podcastDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicPodcast } from './podcast.public.ts'
import type { PodcastDraft } from './podcast.schema.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

const ask = (url: string, headers: Record<string, string> = staff) => kais.app.inject({ url, headers })

async function make(changes: Partial<PodcastDraft>): Promise<PublicPodcast> {
  const payload = podcastDraft(changes)
  const made = await kais.app.inject({ method: 'POST', url: '/api/admin/podcasts', headers: staff, payload })
  expect(made.statusCode).toBe(201)
  return made.json()
}

test('The first episode is number one of season one; the next follows the last one of the season under way', async () => {
  const words = async () => (await ask('/api/admin/podcasts/words')).json()
  expect(await words()).toEqual({ guests: [], topics: [], season: 1, episodeNumber: 1 })
  await make({ season: 1, episodeNumber: 12, guests: ['Ndèye Seck'], topics: ['Terre'] })
  await make({ season: 2, episodeNumber: 3, isPublished: false, guests: ['Oumar Sy'], topics: ['Bail'] })
  await make({ season: 2, episodeNumber: null })
  expect(await words()).toEqual({
    guests: ['Oumar Sy', 'Ndèye Seck'],
    topics: ['Bail', 'Terre'],
    season: 2,
    episodeNumber: 4,
  })
  expect((await ask('/api/admin/podcasts/words', {})).statusCode).toBe(401)
})

test('Staff narrow their list by state, category and words, and read one episode whole', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const draft = await make({ title: 'Draft of clay', isPublished: false, category: 'business' })
  await make({ title: 'Clay tomorrow', publishedAt: tomorrow, guests: ['Aïda Cissé'] })
  await make({ title: 'Clay today' })
  const found = async (query: string) => {
    const answer = await ask(`/api/admin/podcasts?${query}`)
    return answer.json<PublicPodcast[]>().map(({ title }) => title)
  }
  expect(await found('search=clay&state=draft')).toEqual(['Draft of clay'])
  expect(await found('search=clay&state=scheduled')).toEqual(['Clay tomorrow'])
  expect(await found('search=CLAY&state=published')).toEqual(['Clay today'])
  expect(await found('search=clay&category=business')).toEqual(['Draft of clay'])
  expect(await found('search=aida')).toEqual(['Clay tomorrow'])
  expect((await ask('/api/admin/podcasts?state=lost')).statusCode).toBe(400)

  expect((await ask(`/api/admin/podcasts/${draft.id}`)).json()).toEqual(draft)
  expect((await ask('/api/admin/podcasts/999999')).statusCode).toBe(404)
  expect((await ask(`/api/admin/podcasts/${draft.id}`, {})).statusCode).toBe(401)
})
