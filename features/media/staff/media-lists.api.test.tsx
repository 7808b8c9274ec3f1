import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleDraft, podcastDraft, signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readRecord } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import ArticlesPage from './articles.page.tsx'
import PodcastsPage from './podcasts.page.tsx'

let kais: TestApp
let headers: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

/** The day it was written, as the list says it. */
async function write(url: string, payload: object): Promise<string> {
  const answer = await kais.app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode, answer.body).toBe(201)
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(answer.json().updatedAt).toLocaleDateString('en-GB', day)
}

const OUT = { isPublished: true, publishedAt: '2026-03-14T09:00:00.000Z' }

test('The list of articles tells drafts from what is out, and has excerpt, author, category and date of each', async () => {
  const url = '/api/admin/articles'
  const out = { title: 'Rain', slug: 'rain', excerpt: 'What water does to a house.', author: 'Awa Diop' }
  await write(url, articleDraft({ ...out, category: 'market-insights', ...OUT }))
  const draft = { title: 'Sun', slug: 'sun', author: 'Moussa Fall', category: 'lifestyle', isFeatured: true } as const
  const day = await write(url, articleDraft({ ...draft, isPublished: false }))
  const screen = await openStaffScreen(kais, ArticlesPage, { headers, path: '/admin/dashboard/articles' })
  expect(readRecord(screen, 'Rain')).toMatchObject({
    facts: 'Awa Diop · Market Insights · 14 March 2026',
    text: 'What water does to a house.',
    badges: ['Published', 'Missing in French'],
  })
  expect(readRecord(screen, 'Sun')).toMatchObject({
    facts: `Moussa Fall · Lifestyle · last changed ${day}`,
    text: 'No excerpt available',
    badges: ['Draft', 'Featured', 'Missing in French'],
  })
})

test('The list of episodes has number and title, state, description, minutes, category and date of each', async () => {
  const url = '/api/admin/podcasts'
  const out = { title: 'Walls', description: 'Why walls should breathe.', episodeNumber: 7, duration: 32 }
  await write(url, podcastDraft({ ...out, category: 'interviews', isFeatured: true, ...OUT }))
  const draft = { title: 'Roofs', description: 'Why roofs should not.', episodeNumber: 8, duration: 1 }
  const day = await write(url, podcastDraft({ ...draft, category: 'business', isPublished: false }))
  const screen = await openStaffScreen(kais, PodcastsPage, { headers, path: '/admin/dashboard/podcasts' })
  expect(readRecord(screen, 'Episode 7: Walls')).toMatchObject({
    facts: '32 minutes · Interviews · 14 March 2026',
    text: 'Why walls should breathe.',
    badges: expect.arrayContaining(['Published', 'Featured']),
  })
  const { badges, ...roofs } = readRecord(screen, 'Episode 8: Roofs')
  expect(roofs).toMatchObject({ facts: `1 minute · Business · last changed ${day}`, text: 'Why roofs should not.' })
  expect(badges).toContain('Draft')
  expect(badges).not.toContain('Featured')
})
