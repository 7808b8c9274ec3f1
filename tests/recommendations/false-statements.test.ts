import { beforeAll, describe, expect, it } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import type { Recommendation } from '#features/recommendations/recommendation.public.ts'
import { homeOf } from './catalogue.ts'
import { answer, hear } from './evaluate.ts'
import { falseCounts, misleadingChips } from './false-counts.ts'
import { falseStatements, type Spoken, type WordedAnswer } from './false-statements.ts'
import { readStories } from './stories.ts'

/** The check of the checker: whatever is changed in a true answer must be found. */
describe('A lie in an answer is found', () => {
  let spoken: Spoken
  let truth: WordedAnswer

  beforeAll(() => {
    const story = readStories('stories').find(({ id }) => id === 'offplan-en-05')
    if (!story) throw new Error('The story is gone.')
    spoken = { ...hear(story), locale: 'en', currency: 'XOF', rates: STARTING_RATES }
    truth = answer(spoken)
  })

  /** The answer with something else about the penthouse in the Mamelles: 665 million, three bedrooms, 245 m², no pool. */
  const withHome = (change: Partial<Recommendation>): WordedAnswer => ({
    ...truth,
    recommendations: truth.recommendations.map((said) =>
      said.propertyId === homeOf('lighthouse')?.id ? { ...said, ...change } : said,
    ),
  })

  it('while the answer as it is has none, in any currency', () => {
    expect(truth.recommendations.map(({ propertyId }) => propertyId)).toContain(homeOf('lighthouse')?.id)
    const inEuros: Spoken = { ...spoken, currency: 'EUR' }
    expect([...falseStatements(truth, spoken), ...falseCounts(truth, spoken)]).toEqual([])
    const euros = answer(inEuros)
    expect(falseStatements(euros, inEuros)).toEqual([])
    const dearer = euros.marketInsights.replace(/€(\d)/g, '€9$1')
    expect(falseStatements({ ...euros, marketInsights: dearer }, inEuros)).not.toEqual([])
  })

  it.each<[string, Partial<Recommendation>]>([
    ['a price', { personalizedDescription: 'It costs 664\u202f000\u202f000\u00a0FCFA.' }],
    ['a number of bedrooms in digits', { reasons: ['4 bedrooms, as you asked'] }],
    ['a number of bedrooms in words', { reasons: ['Five bedrooms'] }],
    ['an area', { reasons: ['246 m²'] }],
    ['a floor', { personalizedDescription: 'On one level, on floor 2, with a lift.' }],
    ['a distance', { reasons: ['In the Mamelles, 2.1\u00a0km from the airport'] }],
    ['a percentage', { nearMiss: '12% above your maximum' }],
    ['a share of the conditions', { personalizedDescription: 'It meets 9 of your 11 conditions.' }],
    ['a yield for somebody who does not invest', { investmentInsights: 'A gross yield of about 7.5% a year.' }],
    ['an amenity', { reasons: ['Swimming pool and terrace'] }],
    ['a wish that nobody had', { reasons: ['Guest toilet, as you asked'] }],
    ['something missing that is there', { lacks: ['The listing does not mention a generator'] }],
    ['a place', { personalizedDescription: 'A penthouse in Saly.' }],
    ['a kind of home', { personalizedDescription: 'A townhouse above the sea.' }],
    ['a score', { matchScore: 99 }],
    ['points that do not add up', { points: [{ label: 'Place', earned: 100, of: 99, reason: 'In the Mamelles' }] }],
    ['a quotation', { quotes: [{ about: 'Schools', text: 'Two schools are round the corner.' }] }],
    ['100 % though a wish is unmet', { unmet: [{ field: 'quiet', isHard: false, isStated: false, text: 'Quiet' }] }],
  ])('when it is about %s', (_what, change) => {
    expect(falseStatements(withHome(change), spoken)).not.toEqual([])
  })

  it('when it is a condition that a home breaks and its card does not tell', () => {
    const [wish] = spoken.decision.asked.wishes.filter(({ field }) => field === 'bedrooms' || field === 'price')
    if (!wish) throw new Error('No condition was understood.')
    const beyond = { ...wish, op: 'atLeast', value: 9_000_000_000 } as typeof wish
    const asMet = (scored: Spoken['decision']['chosen'][number]) => ({
      ...scored,
      findings: scored.findings.map((finding) => (finding.wish === wish ? { ...finding, wish: beyond } : finding)),
    })
    const decision = { ...spoken.decision, chosen: spoken.decision.chosen.map(asMet) }
    expect(falseStatements(truth, { ...spoken, decision }).join()).toContain('is broken, and is taken as met')
  })

  it('when a home is at 100 % while part of the text was not read', () => {
    expect(truth.recommendations.some(({ matchScore }) => matchScore === 100)).toBe(true)
    const asked = { ...spoken.decision.asked, unread: [spoken.search.preferences.words.slice(0, 10)] }
    const faults = falseStatements(truth, { ...spoken, decision: { ...spoken.decision, asked } })
    expect(faults.join()).toContain('not all was understood')
  })

  it.each<[string, (told: WordedAnswer) => Partial<WordedAnswer>]>([
    ['the number of homes', () => ({ summary: 'Of our 997 homes for sale, 2 meet all your conditions.' })],
    ['a median', () => ({ marketInsights: 'Median asking price of 2\u202f336\u202f958\u00a0FCFA per m².' })],
    ['words that nobody wrote', () => ({ unread: ['We did not understand: “a castle of 77 rooms”'] })],
    ['a page that we do not have', ({ nextStepPaths }) => ({ nextStepPaths: nextStepPaths.map(() => '/praise') })],
  ])('when it is about %s', (_what, change) => {
    expect(falseStatements({ ...truth, ...change(truth) }, spoken)).not.toEqual([])
  })

  it('when more homes are said to fit than do, or a change is said to bring more than it does', () => {
    const { counts, relaxations } = truth
    expect(falseCounts({ ...truth, counts: { ...counts, fitting: counts.fitting + 1 } }, spoken)).not.toEqual([])
    expect(falseCounts({ ...truth, counts: { ...counts, available: counts.available - 1 } }, spoken)).not.toEqual([])
    const promising = relaxations.map((relaxed) => ({ ...relaxed, gains: relaxed.gains + 1 }))
    expect(relaxations.length).toBeGreaterThan(0)
    expect(falseCounts({ ...truth, relaxations: promising }, spoken)).toHaveLength(relaxations.length)
    const summary = 'Changing a single answer would not be enough; an adviser can look further.'
    expect(falseCounts({ ...truth, summary }, spoken)).not.toEqual([])
  })

  it('when a chip says another thing than the address that it leads to', () => {
    const before = misleadingChips(truth, spoken).length
    const wishes = truth.wishes.map((chip) => ({ ...chip, removePath: truth.path }))
    expect(misleadingChips({ ...truth, wishes }, spoken).length).toBeGreaterThan(before)
    expect(misleadingChips({ ...truth, path: `${truth.path}&w=hello` }, spoken).length).toBeGreaterThan(before)
  })
})
