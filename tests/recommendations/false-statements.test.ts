import { beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, toCatalogue } from '#features/recommendations/engine/catalogue.ts'
import { decide } from '#features/recommendations/engine/decide.ts'
import type { Decision } from '#features/recommendations/engine/decision.ts'
import type { Recommendation } from '#features/recommendations/recommendation.public.ts'
import { wordAnswer } from '#features/recommendations/wording/word-answer.ts'
import { HOMES, LISTED, TODAY } from './catalogue.ts'
import { falseCounts } from './false-counts.ts'
import { falseStatements, type WordedAnswer } from './false-statements.ts'
import { STORIES } from './stories.ts'
import { preferencesOf } from './story.ts'

/** The check of the checker: whatever is changed in a true answer must be found. */
describe('A lie in an answer is found', () => {
  let catalogue: Catalogue
  let decision: Decision
  let answer: WordedAnswer

  beforeAll(() => {
    const story = STORIES.find(({ who }) => who.startsWith('Grace'))
    if (!story) throw new Error('Grace has left the stories.')
    catalogue = toCatalogue([...LISTED.values()])
    decision = decide(preferencesOf(story), catalogue, TODAY)
    answer = wordAnswer(decision, LISTED, { locale: 'en', currency: 'XOF' })
  })

  const faults = (told: WordedAnswer) => falseStatements(told, { decision, catalogue, locale: 'en', currency: 'XOF' })
  /** The answer with another text about the flat above Ngor beach, which has three bedrooms and no pool. */
  const withHome = (change: Partial<Recommendation>): WordedAnswer => {
    const flat = HOMES.get('ngorBeach')?.id
    const recommendations = answer.recommendations.map((said) =>
      said.propertyId === flat ? { ...said, ...change } : said,
    )
    return { ...answer, recommendations }
  }

  it('while the answer as it is has none', () => {
    expect(faults(answer)).toEqual([])
  })

  it.each<[string, Partial<Recommendation>]>([
    ['a price', { personalizedDescription: 'It is for sale at 397\u202f000\u202f000\u00a0FCFA.' }],
    ['a number of bedrooms in digits', { reasons: ['4 bedrooms'] }],
    ['a number of bedrooms in words', { reasons: ['Five bedrooms'] }],
    ['an area', { reasons: ['A terrace of 169 m²'] }],
    ['a distance', { reasons: ['2.1 km from Ngor'] }],
    ['a yield for somebody who does not invest', { investmentInsights: 'A gross yield of 7.5% a year.' }],
    ['an amenity', { reasons: ['A swimming pool on the roof'] }],
    ['a wish that nobody had', { reasons: ['The terrace you asked for'] }],
    ['something missing that is there', { lacks: ['The listing does not mention: generator'] }],
    ['a place', { personalizedDescription: 'A flat in Almadies.' }],
    ['a kind of home', { personalizedDescription: 'A villa above the beach.' }],
    ['a score', { matchScore: 100 }],
    ['a quotation', { quotes: [{ about: 'Schools', text: 'Two schools are round the corner.' }] }],
  ])('when it is about %s', (_what, change) => {
    expect(faults(withHome(change))).not.toEqual([])
  })

  it.each<[string, (true_: WordedAnswer) => Partial<WordedAnswer>]>([
    ['the number of homes', () => ({ summary: 'Out of 67 homes on our list.' })],
    ['a median', () => ({ marketInsights: 'Median asking price 2\u202f336\u202f958\u202f000\u00a0FCFA per m².' })],
    ['a page that we do not have', ({ nextStepPaths }) => ({ nextStepPaths: nextStepPaths.map(() => '/praise') })],
  ])('when it is about %s', (_what, change) => {
    expect(faults({ ...answer, ...change(answer) })).not.toEqual([])
  })

  it('when it promises more of a relaxed answer than it brings', () => {
    expect(answer.relaxations.length).toBeGreaterThan(0)
    const promising = answer.relaxations.map((relaxed) => ({ ...relaxed, gains: relaxed.gains + 1 }))
    const before = falseCounts(answer, decision, catalogue)
    expect(falseCounts({ ...answer, relaxations: promising }, decision, catalogue)).toHaveLength(
      before.length + promising.length,
    )
  })
})
