import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleDraft, makePicture, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicArticle } from './article.public.ts'
import { getRelatedArticles } from './read-articles.server.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

const A_DAY = 24 * 60 * 60 * 1000

function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method, url, headers: { ...staff, ...headers }, ...(payload && { payload }) })
}

async function slugs(url = '/api/articles', headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await kais.app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<PublicArticle[]>().map(({ slug }) => slug)
}

test('An article goes from the form to its readers, is changed, and leaves', async () => {
  const featuredImage = await makePicture(kais, '#666666')
  const created = await write(
    'POST',
    '/api/admin/articles',
    articleDraft({ slug: 'round-trip', featuredImage, tags: ['Rain', 'rain'] }),
  )
  expect(created.statusCode).toBe(201)
  const article = created.json<PublicArticle>()
  expect(article).toMatchObject({ slug: 'round-trip', picture: { path: featuredImage }, isPublished: true })
  expect(article.tags).toHaveLength(1)
  expect(Date.parse(article.publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect(await slugs()).toContain('round-trip')
  expect((await kais.app.inject('/api/articles/round-trip')).json()).toEqual(article)

  const changed = await write(
    'PUT',
    `/api/admin/articles/${article.id}`,
    articleDraft({ slug: 'renamed', titleFr: 'Une maison' }),
  )
  expect(changed.json()).toMatchObject({ slug: 'renamed', titleFr: 'Une maison', publishedAt: article.publishedAt })
  expect((await kais.app.inject('/api/articles/round-trip')).json()).toMatchObject({ slug: 'renamed' })
  expect((await kais.app.inject('/api/articles/renamed')).statusCode).toBe(200)

  expect((await write('DELETE', `/api/admin/articles/${article.id}`)).statusCode).toBe(204)
  expect(await slugs()).not.toContain('renamed')
  expect((await kais.app.inject('/api/articles/round-trip')).statusCode).toBe(404)
  expect((await write('DELETE', `/api/admin/articles/${article.id}`)).statusCode).toBe(404)
  expect((await write('PUT', `/api/admin/articles/${article.id}`, articleDraft())).statusCode).toBe(404)
})

test('Readers see what is out: no draft, and nothing before its day. Staff see all of it', async () => {
  const tomorrow = new Date(Date.now() + A_DAY).toISOString()
  const yesterday = new Date(Date.now() - A_DAY).toISOString()
  await write('POST', '/api/admin/articles', articleDraft({ slug: 'draft', isPublished: false }))
  await write('POST', '/api/admin/articles', articleDraft({ slug: 'tomorrow', publishedAt: tomorrow }))
  await write('POST', '/api/admin/articles', articleDraft({ slug: 'yesterday', publishedAt: yesterday }))
  await write(
    'POST',
    '/api/admin/articles',
    articleDraft({ slug: 'old-but-featured', publishedAt: yesterday, isFeatured: true }),
  )
  expect(await slugs()).toEqual(['old-but-featured', 'yesterday'])
  expect(await slugs('/api/articles', staff)).toEqual(['old-but-featured', 'yesterday'])
  expect((await slugs('/api/admin/articles', staff)).sort()).toEqual([
    'draft',
    'old-but-featured',
    'tomorrow',
    'yesterday',
  ])
  for (const slug of ['draft', 'tomorrow'])
    expect((await kais.app.inject(`/api/articles/${slug}`)).statusCode).toBe(404)
})

test('A draft that is published goes out at that moment', async () => {
  const draft = await write('POST', '/api/admin/articles', articleDraft({ slug: 'goes-out', isPublished: false }))
  const { id, publishedAt } = draft.json<PublicArticle>()
  expect(publishedAt).toBeNull()
  await write('PUT', `/api/admin/articles/${id}`, articleDraft({ slug: 'goes-out' }))
  expect(await slugs()).toContain('goes-out')
})

test('Two articles cannot share an address, and the writer is told in his language', async () => {
  await write('POST', '/api/admin/articles', articleDraft({ slug: 'taken' }))
  const again = await write('POST', '/api/admin/articles', articleDraft({ slug: 'taken' }))
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'slug_taken',
    message: 'The address “taken” already belongs to another article. Give this article, or that one, another address.',
    fields: { slug: 'Another article already has this address. Please choose another one.' },
  })

  const other = (await write('POST', '/api/admin/articles', articleDraft({ slug: 'free' }))).json<PublicArticle>()
  const moved = await write('PUT', `/api/admin/articles/${other.id}`, articleDraft({ slug: 'taken' }), {
    'accept-language': 'fr',
  })
  expect(moved.statusCode).toBe(409)
  expect(moved.json()).toMatchObject({
    message: expect.stringMatching(/^L’adresse «\u00a0taken\u00a0» est déjà celle d’un autre article\./),
    fields: { slug: 'Un autre article utilise déjà cette adresse. Merci d’en choisir une autre.' },
  })
  expect((await kais.app.inject('/api/articles/free')).statusCode).toBe(200)
})

test('Of two writers who take an address at the same moment, one gets it', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => write('POST', '/api/admin/articles', articleDraft({ slug: 'raced' }))),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
})

test('An article is refused with a reason for each field', async () => {
  const answer = await write('POST', '/api/admin/articles', {
    title: 'x',
    slug: 'Not a Slug',
    content: 'short',
    category: 'gossip',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: object }>().fields).toEqual({
    slug: 'An address holds small letters, digits and hyphens.',
    content: 'Please write a little more.',
    author: 'Please fill this in.',
    category: 'Please choose one of the options.',
  })
})

test('The staff’s list is closed to visitors', async () => {
  expect((await kais.app.inject('/api/admin/articles')).statusCode).toBe(401)
})

describe('An address that an article had before', () => {
  const move = async (from: string, to: string) => {
    const { id } = (await write('POST', '/api/admin/articles', articleDraft({ slug: from }))).json<PublicArticle>()
    await write('PUT', `/api/admin/articles/${id}`, articleDraft({ slug: to }))
    return id
  }
  const found = async (slug: string) => (await kais.app.inject(`/api/articles/${slug}`)).json<PublicArticle>()

  test('leads to it however often it moved, and is its own again when it comes back', async () => {
    const id = await move('first-home', 'second-home')
    await write('PUT', `/api/admin/articles/${id}`, articleDraft({ slug: 'third-home' }))
    expect((await found('first-home')).slug).toBe('third-home')
    expect((await found('second-home')).slug).toBe('third-home')
    await write('PUT', `/api/admin/articles/${id}`, articleDraft({ slug: 'first-home' }))
    expect((await found('first-home')).slug).toBe('first-home')
    expect((await found('third-home')).slug).toBe('first-home')
  })

  test('belongs to a newer article that takes it', async () => {
    const older = await move('wanted', 'moved-on')
    const newer = (await write('POST', '/api/admin/articles', articleDraft({ slug: 'wanted' }))).json<PublicArticle>()
    expect(newer.id).not.toBe(older)
    expect((await found('wanted')).id).toBe(newer.id)
    expect((await found('moved-on')).id).toBe(older)
  })

  test('goes on leading to it while another one that wants the address is still a draft', async () => {
    await move('contested', 'settled')
    await write('POST', '/api/admin/articles', articleDraft({ slug: 'contested', isPublished: false }))
    expect((await found('contested')).slug).toBe('settled')
  })

  test('says nothing of an article that is a draft by now', async () => {
    const id = await move('was-public', 'now-hidden')
    await write('PUT', `/api/admin/articles/${id}`, articleDraft({ slug: 'now-hidden', isPublished: false }))
    expect((await kais.app.inject('/api/articles/was-public')).statusCode).toBe(404)
  })
})

test('The list is narrowed by category and by tag, whatever the letter case, and carries no texts', async () => {
  await write(
    'POST',
    '/api/admin/articles',
    articleDraft({ slug: 'narrow-a', category: 'investment', tags: ['VEFA', 'Narrow'], content: 'word '.repeat(900) }),
  )
  await write(
    'POST',
    '/api/admin/articles',
    articleDraft({ slug: 'narrow-b', category: 'lifestyle', tags: ['Narrow'] }),
  )
  expect((await slugs('/api/articles?tag=narrow')).sort()).toEqual(['narrow-a', 'narrow-b'])
  expect(await slugs('/api/articles?tag=NARROW&category=investment')).toEqual(['narrow-a'])
  expect(await slugs('/api/articles?tag=nobody')).toEqual([])
  expect((await kais.app.inject('/api/articles?category=gossip')).statusCode).toBe(400)

  const [summary] = (await kais.app.inject('/api/articles?tag=vefa')).json<object[]>()
  expect(summary).toMatchObject({ slug: 'narrow-a', minutes: 5, minutesFr: 5 })
  expect(summary).not.toHaveProperty('content')
})

test('Related articles share words first, then the category, and never a draft or the article itself', async () => {
  const make = async (slug: string, changes: Parameters<typeof articleDraft>[0]) =>
    (await write('POST', '/api/admin/articles', articleDraft({ slug, ...changes }))).json<PublicArticle>()
  const read = await make('related-read', { category: 'market-insights', tags: ['baobab', 'kora'] })
  await make('related-kind', { category: 'market-insights' })
  await make('related-one', { tags: ['baobab'] })
  await make('related-two', { tags: ['baobab', 'kora'] })
  await make('related-draft', { tags: ['baobab', 'kora'], isPublished: false })
  const related = await getRelatedArticles(kais.system, read, 3)
  expect(related.map(({ slug }) => slug)).toEqual(['related-two', 'related-one', 'related-kind'])
})

test('An article left bare is a draft at the front of its shelf, which no reader finds', async () => {
  const { isPublished: _, ...bare } = articleDraft({ slug: 'left-bare' })
  const answer = await write('POST', '/api/admin/articles', bare)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ isPublished: false, position: 0, publishedAt: null })
  expect(await slugs()).not.toContain('left-bare')
})

test('Everything that was written about an article is read back', async () => {
  const written = articleDraft({
    slug: 'written-out',
    excerpt: 'Look up before you sign.',
    tags: ['Rain'],
    featuredImage: await makePicture(kais, '#888888'),
    images: [await makePicture(kais, '#999999')],
    position: 3,
    metaTitle: 'Houses for the rains',
    metaDescription: 'Said to search engines.',
  })
  await write('POST', '/api/admin/articles', written)
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect((await kais.app.inject('/api/articles/written-out')).json()).toMatchObject({
    ...written,
    publishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
  })
})

test('The latest articles are asked for by date, whatever is featured; any other order is refused', async () => {
  const tag = 'by-date'
  for (const [slug, day, isFeatured] of [
    ['by-date-march', '2026-03-01', true],
    ['by-date-may', '2026-05-01', false],
    ['by-date-april', '2026-04-01', false],
  ] as const) {
    const draft = articleDraft({ slug, tags: [tag], publishedAt: `${day}T09:00:00Z`, isFeatured, position: 1 })
    await write('POST', '/api/admin/articles', draft)
  }
  expect(await slugs(`/api/articles?tag=${tag}&order=latest`)).toEqual([
    'by-date-may',
    'by-date-april',
    'by-date-march',
  ])
  expect((await slugs(`/api/articles?tag=${tag}`))[0]).toBe('by-date-march')
  expect((await kais.app.inject('/api/articles?order=oldest')).statusCode).toBe(400)
})
