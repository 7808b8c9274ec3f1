import { expect, test } from 'vitest'
import { articleDraft, podcastDraft } from '#tests/helpers/factories.ts'
import { ARTICLE_CATEGORIES, articleInputSchema } from './article.schema.ts'
import { feedInputSchema } from './foreign-feeds/feed.schema.ts'
import { mediaMessages } from './messages.ts'
import { podcastInputSchema } from './podcast.schema.ts'

const feed = { title: 'Le Littoral', url: 'https://littoral.example/feed.xml' }

/** SPEC section 9; what one kind of piece has and another has not is refused there. */
const CATEGORIES = [
  {
    kind: 'An article',
    takes: (category: string) => articleInputSchema.safeParse({ ...articleDraft(), category }),
    own: ['real-estate', 'investment', 'lifestyle', 'market-insights'],
    foreign: ['business', 'interviews', 'news', 'market', ''],
  },
  {
    kind: 'An episode',
    takes: (category: string) => podcastInputSchema.safeParse({ ...podcastDraft(), category }),
    own: ['business', 'real-estate', 'investment', 'interviews'],
    foreign: ['lifestyle', 'market-insights', 'industry', ''],
  },
  {
    kind: 'A feed of others',
    takes: (category: string) => feedInputSchema.safeParse({ ...feed, category }),
    own: ['news', 'market', 'industry'],
    foreign: ['sport', 'business', 'real-estate', ''],
  },
]

test.for(CATEGORIES)('$kind has the categories of the specification, and no others', ({ takes, own, foreign }) => {
  expect(own.filter((category) => !takes(category).success)).toEqual([])
  expect(foreign.filter((category) => takes(category).success)).toEqual([])
  const refusal = takes('gossip').error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(refusal).toEqual([['category', 'chooseOne']])
})

test('The categories of articles are called what the specification calls them', () => {
  const named = (locale: 'en' | 'fr') =>
    ARTICLE_CATEGORIES.map((category) => mediaMessages[locale].categories[category])
  expect(named('en')).toEqual(['Real Estate', 'Investment', 'Lifestyle', 'Market Insights'])
  expect(named('fr')).toEqual(['Immobilier', 'Investissement', 'Art de vivre', 'Regards sur le marché'])
})
