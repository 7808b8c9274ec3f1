import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredFile } from '#platform/files/file-types.ts'
import { makePicture, podcastDraft, recording, signInAs, uploadFile } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicPodcast } from './podcast.public.ts'
import { countPodcasts } from './read-podcasts.server.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return kais.app.inject({ method, url, headers: staff, ...(payload && { payload }) })
}

async function titles(url = '/api/podcasts', headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await kais.app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<PublicPodcast[]>().map(({ title }) => title)
}

test('An episode goes from the form to its listeners, is changed, and leaves', async () => {
  const coverImage = await makePicture(kais, '#777777')
  const draft = podcastDraft({ coverImage, audioUrl: 'https://audio.example/1.mp3', guests: ['Ndèye'], duration: 42 })
  const created = await write('POST', '/api/admin/podcasts', draft)
  expect(created.statusCode).toBe(201)
  const podcast = created.json<PublicPodcast>()
  expect(podcast).toMatchObject({ ...draft, season: 1, category: 'interviews', picture: { path: coverImage } })
  expect(await titles()).toEqual(['Building with earth'])
  expect((await kais.app.inject(`/api/podcasts/${podcast.id}`)).json()).toEqual(podcast)

  const changed = await write('PUT', `/api/admin/podcasts/${podcast.id}`, podcastDraft({ title: 'Renamed', season: 2 }))
  expect(changed.json()).toMatchObject({
    id: podcast.id,
    title: 'Renamed',
    season: 2,
    publishedAt: podcast.publishedAt,
  })
  expect(await titles()).toEqual(['Renamed'])

  expect((await write('DELETE', `/api/admin/podcasts/${podcast.id}`)).statusCode).toBe(204)
  expect(await titles()).toEqual([])
  expect((await kais.app.inject(`/api/podcasts/${podcast.id}`)).statusCode).toBe(404)
  expect((await write('DELETE', `/api/admin/podcasts/${podcast.id}`)).statusCode).toBe(404)
  expect((await write('PUT', `/api/admin/podcasts/${podcast.id}`, podcastDraft())).statusCode).toBe(404)
})

test('Listeners hear what is out: no draft, and nothing before its day. Staff see all of it', async () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const draft = (
    await write('POST', '/api/admin/podcasts', podcastDraft({ title: 'Draft', isPublished: false }))
  ).json<PublicPodcast>()
  const future = (
    await write('POST', '/api/admin/podcasts', podcastDraft({ title: 'Tomorrow', publishedAt: tomorrow }))
  ).json<PublicPodcast>()
  await write('POST', '/api/admin/podcasts', podcastDraft({ title: 'Out' }))
  expect(await titles()).toEqual(['Out'])
  expect((await titles('/api/admin/podcasts', staff)).sort()).toEqual(['Draft', 'Out', 'Tomorrow'])
  for (const { id } of [draft, future]) expect((await kais.app.inject(`/api/podcasts/${id}`)).statusCode).toBe(404)
})

test('An episode is refused with a reason for each field', async () => {
  const broken = {
    ...podcastDraft(),
    description: 'short',
    episodeNumber: 0,
    season: 0,
    audioUrl: 'file:///etc/passwd',
    category: 'gossip',
  }
  const answer = await write('POST', '/api/admin/podcasts', broken)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: object }>().fields).toEqual({
    description: 'Please write a little more.',
    episodeNumber: 'Please write a whole number, 1 or above.',
    season: 'Please write a whole number, 1 or above.',
    audioUrl: 'Please upload the file here, or write a full address that starts with https://',
    category: 'Please choose one of the options.',
  })
})

test('The staff’s list is closed to visitors', async () => {
  expect((await kais.app.inject('/api/admin/podcasts')).statusCode).toBe(401)
})

test('An episode plays what was uploaded here or lies elsewhere on the web, and nothing else', async () => {
  const file = (await uploadFile(kais, { bytes: recording(), name: 'Talk.mp3' }, staff)).json<StoredFile>()
  const ours = await write('POST', '/api/admin/podcasts', podcastDraft({ audioUrl: file.path }))
  expect(ours.json()).toMatchObject({ audioUrl: file.path, audioFile: { ...file, name: 'Talk.mp3' } })
  const theirs = await write('POST', '/api/admin/podcasts', podcastDraft({ audioUrl: 'https://casts.example/1.mp3' }))
  expect(theirs.json()).toMatchObject({ audioUrl: 'https://casts.example/1.mp3', audioFile: null })
  const unknown = await write(
    'POST',
    '/api/admin/podcasts',
    podcastDraft({ audioUrl: `/files/${'0'.repeat(32)}/talk.mp3` }),
  )
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json()).toMatchObject({ fields: { audioUrl: expect.stringContaining('upload the file here') } })
})

test('The list is narrowed by category and by topic', async () => {
  await write('POST', '/api/admin/podcasts', podcastDraft({ title: 'Kora', category: 'business', topics: ['Strings'] }))
  await write(
    'POST',
    '/api/admin/podcasts',
    podcastDraft({ title: 'Balafon', category: 'interviews', topics: ['strings'] }),
  )
  expect((await titles('/api/podcasts?topic=STRINGS')).sort()).toEqual(['Balafon', 'Kora'])
  expect(await titles('/api/podcasts?topic=strings&category=business')).toEqual(['Kora'])
  expect((await kais.app.inject('/api/podcasts?category=gossip')).statusCode).toBe(400)
})

test('The latest episodes are asked for by date, and only what can be heard is counted', async () => {
  const topic = 'by-date'
  for (const [title, day, changes] of [
    ['March', '2026-03-01', { isFeatured: true, audioUrl: 'https://casts.example/march.mp3' }],
    ['May', '2026-05-01', {}],
    ['April', '2026-04-01', { audioUrl: 'http://casts.example/not-safe.mp3' }],
  ] as const)
    await write(
      'POST',
      '/api/admin/podcasts',
      podcastDraft({ title, topics: [topic], publishedAt: `${day}T09:00:00Z`, ...changes }),
    )
  expect(await titles(`/api/podcasts?topic=${topic}&order=latest`)).toEqual(['May', 'April', 'March'])
  expect((await titles(`/api/podcasts?topic=${topic}`))[0]).toBe('March')
  // A browser would refuse the one in April.
  expect(await countPodcasts(kais.system, { topic })).toEqual({ recorded: 1, coming: 2 })
  const file = (await uploadFile(kais, { bytes: recording(), name: 'June.mp3' }, staff)).json<StoredFile>()
  await write('POST', '/api/admin/podcasts', podcastDraft({ title: 'June', topics: [topic], audioUrl: file.path }))
  expect(await countPodcasts(kais.system, { topic })).toEqual({ recorded: 2, coming: 2 })
})
