import { afterAll, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { articleDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { ArticleDraft } from './article.schema.ts'
import { articleCover } from './article-cover.ts'
import { readArticle } from './article-text.ts'
import { getArticle, getRelatedArticles, listArticles } from './read-articles.server.ts'
import { toArticleCard } from './ui/article-card.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

const FRENCH_HEAD = { titleFr: 'Une maison pour les pluies', excerpt: 'Before July.', excerptFr: 'Avant juillet.' }

/** What a French reader is told of an article before its page is open, and on it. */
async function readInFrench(changes: Partial<ArticleDraft> & { slug: string }) {
  const payload = articleDraft({ ...FRENCH_HEAD, ...changes })
  const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/articles', headers: staff, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  const visitor = { db: kais.db, actor: VISITOR }
  const article = await getArticle(visitor, changes.slug)
  const listed = (await listArticles(visitor, { limit: 20 })).items.find(({ id }) => id === article.id)
  const related = await getRelatedArticles(visitor, { ...article, id: 0 }, 20)
  const summaries = [listed, related.find(({ id }) => id === article.id)].filter((summary) => summary !== undefined)
  expect(summaries).toHaveLength(2)
  return {
    page: readArticle(article, 'fr'),
    cards: summaries.map((summary) => toArticleCard(summary, 'fr')),
    cover: articleCover(article, 'fr'),
  }
}

test('A French title without a French text is shown nowhere: not on the page, not on its card, not where it is shared', async () => {
  const { page, cards, cover } = await readInFrench({ slug: 'title-only' })
  expect(page.locale).toBe('en')
  const english = {
    title: { text: 'A house for the rains', lang: 'en' },
    excerpt: { text: 'Before July.', lang: 'en' },
  }
  for (const shown of [page, ...cards]) expect(shown).toMatchObject(english)
  expect(cover.title).toBe('A house for the rains')
})

test('An article with a French text is French on its page, on its card and where it is shared', async () => {
  const { page, cards, cover } = await readInFrench({ slug: 'translated', contentFr: 'Ce qu’il faut regarder.' })
  expect(page.locale).toBe('fr')
  const french = {
    title: { text: 'Une maison pour les pluies', lang: undefined },
    excerpt: { text: 'Avant juillet.', lang: undefined },
  }
  for (const shown of [page, ...cards]) expect(shown).toMatchObject(french)
  expect(cover.title).toBe('Une maison pour les pluies')
})
