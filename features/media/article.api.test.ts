import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleDraft, makePicture, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicArticle } from './article.public.ts'

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
  expect((await kais.app.inject('/api/articles/round-trip')).statusCode).toBe(404)
  expect((await kais.app.inject('/api/articles/renamed')).statusCode).toBe(200)

  expect((await write('DELETE', `/api/admin/articles/${article.id}`)).statusCode).toBe(204)
  expect(await slugs()).not.toContain('renamed')
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
  expect(again.json()).toMatchObject({ code: 'conflict', fields: { slug: 'Another article already has this slug.' } })

  const other = (await write('POST', '/api/admin/articles', articleDraft({ slug: 'free' }))).json<PublicArticle>()
  const moved = await write('PUT', `/api/admin/articles/${other.id}`, articleDraft({ slug: 'taken' }), {
    'accept-language': 'fr',
  })
  expect(moved.statusCode).toBe(409)
  expect(moved.json()).toMatchObject({ fields: { slug: 'Un autre article utilise déjà cet identifiant.' } })
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
    slug: 'A slug holds small letters, digits and hyphens.',
    content: 'Please write a little more.',
    author: 'Please fill this in.',
    category: 'Please choose one of the options.',
  })
})

test('The staff’s list is closed to visitors', async () => {
  expect((await kais.app.inject('/api/admin/articles')).statusCode).toBe(401)
})
