import { readDemoText } from './demo-text.server.ts'
import type { DemoArticle } from './demo-types.ts'

type Facts = Pick<DemoArticle, 'slug' | 'category' | 'tags' | 'picture' | 'publishedAt' | 'isFeatured'>

/** In the order in which the site shows them; their words lie in demo/articles. */
const ARTICLES: Facts[] = [
  {
    slug: 'buying-in-dakar-from-abroad',
    category: 'real-estate',
    tags: ['diaspora', 'titre foncier', 'bail', 'délibération', 'Dakar'],
    picture: 'house-keys-plans',
    publishedAt: '2026-02-05T09:00:00Z',
    isFeatured: true,
  },
  {
    slug: 'off-plan-in-senegal-what-to-ask',
    category: 'investment',
    tags: ['VEFA', 'COCC', 'diaspora', 'Dakar'],
    picture: 'maquette-residence-facade',
    publishedAt: '2026-04-16T09:00:00Z',
  },
  {
    slug: 'buyers-costs-on-200-million-fcfa',
    category: 'investment',
    tags: ['budget', 'FCFA', 'TVA', 'CFPB'],
    picture: 'study-desk-lamp',
    publishedAt: '2026-05-28T09:00:00Z',
  },
  {
    slug: 'five-districts-of-dakar-for-a-family',
    category: 'market-insights',
    tags: ['Almadies', 'Ngor', 'Mermoz', 'Point E', 'Plateau'],
    picture: 'attaya-tea-golden-hour',
    publishedAt: '2026-06-25T09:00:00Z',
    isFeatured: true,
  },
  {
    slug: 'moving-to-dakar-in-ten-weeks',
    category: 'lifestyle',
    tags: ['relocation', 'installation', 'Dakar', 'budget'],
    picture: 'magazines-ceramic-vase',
    publishedAt: '2026-08-13T09:00:00Z',
  },
  {
    slug: 'a-house-for-the-harmattan-and-the-rains',
    category: 'lifestyle',
    tags: ['architecture', 'design', 'ventilation', 'harmattan'],
    picture: 'claustra-glow-dusk',
    publishedAt: '2026-10-22T09:00:00Z',
  },
  {
    slug: 'furnishing-a-house-by-the-sea',
    category: 'lifestyle',
    tags: ['design', 'harmattan', 'Dakar'],
    picture: 'dining-arch-niche',
    publishedAt: '2026-11-02T09:00:00Z',
  },
  {
    slug: 'a-lease-in-dakar-before-you-sign',
    category: 'real-estate',
    tags: ['bail', 'budget', 'CFPB', 'Dakar'],
    picture: 'residence-entrance',
    publishedAt: '2026-11-09T09:00:00Z',
  },
]

export function readDemoArticles(): DemoArticle[] {
  return ARTICLES.map((facts, index) => {
    const { body, bodyFr, ...words } = readDemoText<'title' | 'excerpt' | 'metaTitle' | 'metaDescription'>(
      `articles/${facts.slug}`,
    )
    const common = { author: 'Kais Media', isPublished: true, isFeatured: false, position: index + 1 }
    return { ...common, ...facts, ...words, content: body, contentFr: bodyFr }
  })
}
