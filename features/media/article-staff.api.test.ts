import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleDraft, makePicture, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { ArticleSummary, PublicArticle } from './article.public.ts'
import type { ArticleDraft } from './article.schema.ts'

let kais: TestApp
let staff: { cookie: string }

const DAY = 24 * 60 * 60 * 1000

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  await make({ slug: 'coeur', titleFr: 'Au cœur de Fann', contentFr: 'Un texte en français.', publishedAt: day(-3) })
  await make({ slug: 'roof', category: 'investment', tags: ['VEFA', 'Étanchéité'], publishedAt: day(-2) })
  await make({ slug: 'later', author: 'Aïssatou Bâ', publishedAt: day(2) })
  await make({ slug: 'half_done', isPublished: false, excerpt: '100% drafts' })
})
afterAll(() => kais.close())

const ask = (url: string, headers: Record<string, string> = staff) => kais.app.inject({ url, headers })

async function make(changes: Partial<ArticleDraft> & { slug: string }): Promise<PublicArticle> {
  const payload = articleDraft({ ...changes, slug: changes.slug.replace('_', '-') })
  const made = await kais.app.inject({ method: 'POST', url: '/api/admin/articles', headers: staff, payload })
  expect(made.statusCode).toBe(201)
  return made.json()
}

async function found(query: string): Promise<string[]> {
  const answer = await ask(`/api/admin/articles?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<ArticleSummary[]>().map(({ slug }) => slug)
}

test('Staff narrow their list by state and by category', async () => {
  expect(await found('state=draft')).toEqual(['half-done'])
  expect(await found('state=scheduled')).toEqual(['later'])
  expect((await found('state=published')).sort()).toEqual(['coeur', 'roof'])
  expect(await found('state=published&category=investment')).toEqual(['roof'])
  expect(await found('category=investment&state=draft')).toEqual([])
  for (const query of ['state=lost', 'category=gossip', `search=${'x'.repeat(201)}`])
    expect((await ask(`/api/admin/articles?${query}`)).statusCode).toBe(400)
})

test('A search finds every word in either language, in tags and in names, whatever the accents and the letter case', async () => {
  expect(await found('search=COEUR%20fann')).toEqual(['coeur'])
  expect(await found('search=c%C5%93ur')).toEqual(['coeur'])
  expect(await found('search=etancheite%20vefa')).toEqual(['roof'])
  expect(await found('search=aissatou')).toEqual(['later'])
  expect(await found('search=coeur%20vefa')).toEqual([])
  // Signs that a database would read as 'anything' are signs like any other.
  expect(await found('search=100%25')).toEqual(['half-done'])
  expect(await found('search=%25')).toEqual(['half-done'])
  expect(await found('search=_')).toEqual([])
  expect(await found('search=%20&state=draft')).toEqual(['half-done'])
})

test('The list comes in pages that keep what it was narrowed to', async () => {
  const first = await ask('/api/admin/articles?limit=1&state=published')
  expect(first.headers['x-total-count']).toBe('2')
  const next = /<([^>]+)>;\s*rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  expect(next).toContain('state=published')
  const second = await ask(next)
  expect(
    [...first.json<ArticleSummary[]>(), ...second.json<ArticleSummary[]>()].map(({ slug }) => slug).sort(),
  ).toEqual(['coeur', 'roof'])
  expect(second.headers.link).toBeUndefined()
})

test('One article is read whole by staff, a draft too, and by nobody else', async () => {
  const featuredImage = await makePicture(kais, '#345678')
  const draft = await make({ slug: 'read-whole', isPublished: false, featuredImage })
  const read = await ask(`/api/admin/articles/${draft.id}`)
  expect(read.json()).toEqual(draft)
  expect(read.json()).toMatchObject({ content: articleDraft().content, picture: { path: featuredImage } })
  expect((await ask('/api/admin/articles/999999')).statusCode).toBe(404)
  expect((await ask('/api/admin/articles/nine')).statusCode).toBe(400)
  expect((await ask(`/api/admin/articles/${draft.id}`, {})).statusCode).toBe(401)
})

test('Whoever writes is offered the authors and tags that exist, the last used first', async () => {
  await make({ slug: 'last-words', author: 'Zeyna Sow', tags: ['Corniche'], isPublished: false })
  const { authors, tags } = (await ask('/api/admin/articles/words')).json<{ authors: string[]; tags: string[] }>()
  expect(authors[0]).toBe('Zeyna Sow')
  expect(authors).toContain('Aïssatou Bâ')
  expect(tags).toEqual(['Corniche', 'Étanchéité', 'VEFA'].sort((a, b) => tags.indexOf(a) - tags.indexOf(b)))
  expect(tags[0]).toBe('Corniche')
  expect((await ask('/api/admin/articles/words', {})).statusCode).toBe(401)
})
