import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import type { Decision, Finding, Market } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { Wish } from '../wishes/wish.ts'
import {
  decision,
  flatForSale,
  flatOffPlan,
  found,
  listed,
  plain,
  scored,
  villaToRent,
  wish,
  word,
} from './decision.fixture.ts'

const budget = wish({ field: 'price', op: 'atMost', value: 1_500_000, per: 'rent' })
const pool = wish({ field: 'pool', op: 'oneOf', value: ['any'] }, { words: 'a pool' })
const quiet = wish({ field: 'quiet', op: 'exactly', value: true }, { words: 'quiet', isHard: false })
const rooms = wish({ field: 'bedrooms', op: 'atLeast', value: 3 })
const near = scored(villaToRent, [found(budget, 'missed'), found(quiet, 'unknown')])
const fit = scored({ ...villaToRent, id: 13 }, [found(rooms, 'met')])

const market: Market = {
  deal: 'rent',
  place: 'Almadies',
  kind: 'villa',
  homes: 4,
  medianPerSquareMetre: 5_200,
  lowestPrice: 1_200_000,
  highestPrice: 3_000_000,
}

test('The summary says which homes were looked at and why, how many fit, and what would help most', () => {
  const dearer = { ...budget, value: 1_900_000 } as Wish
  const decided = decision({
    asked: { wishes: [budget] },
    chosen: [fit, near],
    counts: { available: 60, fitting: 1, near: 3 },
    relaxations: [{ wish: budget, to: dearer, gains: 2 }],
  })
  expect(plain(word(decided).summary)).toBe(
    'We looked at homes to let, going by your budget. Of our 40 homes to let, 1 meets all your conditions and 3 come near. What would help most: raise your maximum to 1 900 000 FCFA a month; then 2 more homes fit.',
  )
  expect(plain(word(decided, { locale: 'fr' }).summary)).toBe(
    'Nous avons regardé les biens à louer, d’après votre budget. Sur nos 40 biens à louer, 1 remplit toutes vos conditions et 3 s’en approchent. Ce qui aiderait le plus : porter votre maximum à 1 900 000 FCFA par mois ; 2 biens de plus conviendraient alors.',
  )
})

test.each<[number, number, string, string]>([
  [40, 0, 'Of our newest 40 homes to let', 'Sur nos 40 biens à louer les plus récents'],
  [
    412,
    12,
    'Of our newest 400 homes to let and 12 older ones',
    'Sur nos 400 biens à louer les plus récents et 12 plus anciens',
  ],
  [2, 1, 'Of our 1 newest home to let and 1 older one', 'Sur 1 bien à louer mis en ligne récemment et 1 plus ancien'],
  [1, 0, 'Of our 1 newest home to let', 'Sur 1 bien à louer mis en ligne récemment'],
  [1, 1, 'Of 1 older home to let', 'Sur 1 bien plus ancien à louer'],
  [12, 12, 'Of 12 older homes to let', 'Sur 12 biens plus anciens à louer'],
])(
  'Of a large house the newest are told apart from the older ones: %i offered, %i of them older',
  (offered, older, en, fr) => {
    const decided = decision({ offered, older, asked: { wishes: [budget] }, chosen: [near] })
    expect(word(decided).summary).toContain(`${en}, none meets all your conditions.`)
    expect(word(decided, { locale: 'fr' }).summary).toContain(`${fr}, aucun ne remplit toutes vos conditions.`)
  },
)

test('Of a large house nothing is said of all homes that only the newest tell', () => {
  const decided = decision({ older: 0, asked: { wishes: [budget] }, chosen: [near], markets: [market] })
  const helped = { ...decided, relaxations: [{ wish: pool, to: null, gains: 3 }] }
  expect(word(decided).summary).not.toContain('Changing a single answer')
  expect(word(decided).counts.isLeast).toBe(true)
  expect(word(helped).summary).toContain('then at least 3 homes fit.')
  expect(word(helped).relaxations[0]?.text).toContain('at least 3 homes fit')
  expect(word(helped, { locale: 'fr' }).summary).toContain('au moins 3 biens conviendraient alors.')
  expect(word(decided).marketInsights).toMatch(/^Among our newest homes: 4 villas to let in Almadies/)
  expect(plain(word(decided, { locale: 'fr' }).marketInsights)).toMatch(/^Parmi nos biens les plus récents : 4 villas/)
  const none = { ...decided, markets: [] }
  expect(word(none).marketInsights).toBe('None of our newest homes is to let, so there are no prices to compare.')
  expect(word(none, { locale: 'fr' }).marketInsights).toContain(
    'Aucun des biens mis en ligne le plus récemment n’est à louer',
  )
  const invests = wish({ field: 'goal', op: 'oneOf', value: ['investment_rental'] })
  const lacking = { ...decided, asked: { ...decided.asked, wishes: [invests] } }
  expect(word(lacking).summary).toContain('Too few of our newest rentals are nearby')
})

test('A deal that was written and stands in an address is not said to come from the budget', () => {
  const deal: Wish = { field: 'deal', op: 'oneOf', value: ['rent'], isHard: true, from: { words: '' } }
  const decided = decision({ asked: { wishes: [deal, budget] }, chosen: [fit] })
  expect(word(decided).summary).toMatch(/^We looked at homes to let\./)
})

test('Where none fits, the nearest are shown as such, and a single change is only called too little where none helps', () => {
  const decided = decision({ asked: { wishes: [budget] }, chosen: [near] })
  const tooLittle = 'Changing a single answer would not be enough'
  const { summary, recommendations } = word(decided)
  expect(summary).toContain('none meets all your conditions. We show the one that comes nearest, with what it misses.')
  expect(summary).toContain(tooLittle)
  expect(recommendations).toHaveLength(1)
  const helped = { ...decided, relaxations: [{ wish: pool, to: null, gains: 3 }] }
  expect(word(helped).summary).not.toContain(tooLittle)
  expect(word(helped).summary).toContain('What would help most: give up “A pool, shared or private”; then 3 homes fit.')
  expect(word({ ...decided, counts: { available: 60, fitting: 2, near: 0 } }).summary).not.toContain(tooLittle)
})

test.each<[string, Wish[], Decision['deals'], string]>([
  [
    'words',
    [wish({ field: 'deal', op: 'oneOf', value: ['rent'] }, { words: 'to rent' }), budget],
    ['rent'],
    'We looked at homes to let, as you wrote.',
  ],
  [
    'words of both',
    [wish({ field: 'deal', op: 'oneOf', value: ['buy', 'rent'] }, { words: 'buy or rent' })],
    ['buy', 'rent'],
    'We looked at homes for sale or to let, as you wrote.',
  ],
  [
    'a goal',
    [wish({ field: 'goal', op: 'oneOf', value: ['flipping'] }, { isHard: false })],
    ['buy'],
    'We looked at homes for sale, for your goal.',
  ],
  ['nothing', [], ['buy', 'rent'], 'We looked at homes for sale or to let.'],
])('It is said by what the deal was taken: %s', (_from, wishes, deals, sentence) => {
  expect(word(decision({ asked: { wishes }, deals })).summary).toContain(sentence)
})

test('An empty catalogue is said to be one, and a deal without homes too', () => {
  const empty = decision({ counts: { available: 0, fitting: 0, near: 0 }, offered: 0 })
  expect(word(empty).summary).toBe(
    'There is no home on our list at present. Tell us what you are looking for, and an adviser will answer.',
  )
  expect(word(decision({ offered: 0 })).summary).toContain('We have no home to let at present.')
  expect(word(empty).nextStepPaths[0]).toBe('/ai-recommendations?type=villa')
})

test('A near miss names every condition it misses, then the wishes, then what its listing does not say', () => {
  const garden = wish({ field: 'amenity', op: 'oneOf', value: ['Terrace'] }, { isHard: false, words: 'terrace' })
  const five = wish({ field: 'bedrooms', op: 'atLeast', value: 6 })
  const chosen = [
    scored(villaToRent, [
      found(quiet, 'unknown'),
      found(garden, 'missed'),
      found(budget, 'missed'),
      found(five, 'missed'),
    ]),
  ]
  const [home] = word(decision({ chosen })).recommendations
  expect(plain(home?.nearMiss ?? '')).toBe(
    '7% above your maximum of 1 500 000 FCFA a month; 5 bedrooms instead of at least 6',
  )
  expect(home?.lacks).toEqual(['The listing does not mention a terrace', 'Quiet: the listing does not say'])
  expect(home?.unmet.map(({ field, isHard, isStated }) => [field, isHard, isStated])).toEqual([
    ['price', true, true],
    ['bedrooms', true, true],
    ['amenity', false, true],
    ['quiet', false, false],
  ])
  expect(word(decision({ chosen: [fit] })).recommendations[0]?.nearMiss).toBeNull()
})

const description =
  'A villa of 420 m² in Almadies. The living room opens on the pool, and the morning sun comes in. Tank and generator. It is not a quiet house after six, when the road fills. Book a viewing by the pool.'

test('Reasons begin with the listing’s own sentences about what was wished; one that speaks against a wish is quoted apart', () => {
  const chosen = [scored(villaToRent, [found(rooms, 'met'), found(pool, 'met'), found(quiet, 'unknown')])]
  const homes = [listed(villaToRent, { description })]
  const [home] = word(decision({ asked: { wishes: [rooms, pool, quiet] }, chosen }), { homes }).recommendations
  expect(home?.reasons).toEqual([
    '“The living room opens on the pool, and the morning sun comes in.”',
    'A private pool, as you asked',
    '5 bedrooms: you asked for at least 3',
  ])
  const against = 'It is not a quiet house after six, when the road fills.'
  expect(home?.quotes).toEqual([{ about: 'Quiet', text: against }])
  expect(home?.lacks).toEqual([])
  expect(home?.unmet.map(({ text }) => text)).toEqual([`Quiet: “${against}”`])
})

test('Where no wish leads to a sentence, the most telling one stands; a listing in the other language is not quoted', () => {
  const reasonsIn = (locale: Locale, findings: Finding[] = []) =>
    word(decision({ chosen: [scored(villaToRent, findings)] }), {
      locale,
      homes: [listed(villaToRent, { description })],
    }).recommendations[0]?.reasons
  expect(reasonsIn('en')).toEqual(['“The living room opens on the pool, and the morning sun comes in.”'])
  expect(reasonsIn('fr')).toEqual([])
  // What was ruled out is no reason, even where the listing praises it.
  const refused = wish({ field: 'pool', op: 'not', value: ['any'] }, { words: 'no pool' })
  expect(reasonsIn('en', [found(refused, 'missed')])).not.toContainEqual(expect.stringContaining('pool'))
})

test('Neighbouring homes begin differently, say what binds, and count what they meet', () => {
  const chosen = [fit, near, scored(flatOffPlan, [found(rooms, 'met'), found(quiet, 'met')])]
  const texts = (locale: Locale) =>
    word(decision({ chosen }), { locale }).recommendations.map((each) => plain(each.personalizedDescription))
  expect(texts('en')).toEqual([
    'This villa in Almadies has 5 bedrooms and 6 bathrooms in 420 m². It costs 1 600 000 FCFA a month; 2 levels; lease of at least 3 years. It meets your condition.',
    'In Almadies: a villa with 5 bedrooms and 6 bathrooms in 420 m². 2 levels; lease of at least 3 years.',
    '3 bedrooms and 2 bathrooms in 140 m²: an apartment in Ngor. It costs 185 000 000 FCFA; on one level, on floor 3, with a lift; off-plan, delivery planned for June 2028. It meets your condition and your wish.',
  ])
  expect(texts('fr')[2]).toBe(
    '3 chambres et 2 salles de bains sur 140 m² : un appartement à Ngor. Prix : 185 000 000 FCFA ; sur un seul niveau, au 3e étage, avec ascenseur ; sur plan, livraison prévue en juin 2028. Il remplit votre condition et votre souhait.',
  )
})

test('Every point of the score has its reason', () => {
  const chosen = [
    scored(villaToRent, [found(pool, 'met'), found(budget, 'missed', { earned: 3 }), found(rooms, 'open')]),
  ]
  const points = word(decision({ chosen })).recommendations[0]?.points
  expect(points?.map(({ label, earned, of, reason }) => [label, earned, of, plain(reason)])).toEqual([
    ['Pool', 10, 10, 'A private pool, as you asked'],
    ['Budget', 3, 10, '7% above your maximum of 1 500 000 FCFA a month'],
  ])
})

test('Questions that no listing answers are named, with the days of a stay; what was not understood is quoted, three parts at most', () => {
  const asked = {
    questions: ['schools', 'dates'] as const,
    stay: ['2026-12-20', '2027-01-05'] as const,
    unread: ['a  b', 'c', 'd', 'e'],
  }
  const { toCheck, unread } = word(decision({ asked }))
  expect(toCheck).toEqual([
    'Whether 20 December 2026 to 5 January 2027 is free: we will ask and tell you',
    'Schools nearby: our listings do not state this as a fact; we will ask and tell you',
  ])
  expect(unread).toEqual(['“a b”', '“c”', '“d”'])
  expect(word(decision({ asked: { unread: ['', ''] } })).unread).toEqual([
    'Part of what you wrote: what was understood stands above',
  ])
})

test('Next steps lead to where they are done, with what was asked as filters', () => {
  const kind = wish({ field: 'kind', op: 'oneOf', value: ['villa'] })
  const { nextSteps, nextStepPaths } = word(decision({ asked: { wishes: [kind, rooms, budget] }, chosen: [fit, near] }))
  expect(nextSteps).toHaveLength(nextStepPaths.length)
  expect(nextStepPaths).toContain('/kais-nest?type=rent&kind=villa&bedrooms=3&maxPrice=1500000')
})

test('Market insights count our own list, and say so', () => {
  const text = plain(word(decision({ markets: [market] })).marketInsights)
  expect(text).toBe(
    'On our list: 4 villas to let in Almadies, from 1 200 000 FCFA to 3 000 000 FCFA a month; median rent of 5 200 FCFA a month per m². These figures cover our own list, not the whole market.',
  )
  expect(word(decision({ deals: ['buy'] })).marketInsights).toContain('Our list has no home for sale at present')
})

test('A home that has gone meanwhile is not spoken of', () => {
  const answer = word(decision({ chosen: [fit, near] }), { homes: [listed(near.home)] })
  expect(answer.recommendations.map(({ propertyId }) => propertyId)).toEqual([near.home.id])
})

const figures = { grossYield: 760, monthlyRent: 780_000, comparedHomes: 3, comparedIn: ['Ngor'], percentBelowMedian: 4 }

function insights(goal: string, investment: typeof figures | undefined, home: HomeFacts = flatForSale) {
  const finding = found(wish({ field: 'goal', op: 'oneOf', value: [goal] }), 'met', investment && { investment })
  return word(decision({ chosen: [scored(home, [finding])] })).recommendations[0]
}

test('Somebody who buys to let is told what a home may yield; whoever will live there hears nothing of it', () => {
  expect(insights('investment_rental', figures)?.investmentInsights).toMatch(
    /7\.6%.*780\s000\sFCFA a month.*3 homes.*not guaranteed.*4% below our list’s median/,
  )
  expect(insights('portfolio', figures, flatOffPlan)?.investmentInsights).toContain('no rent comes before delivery')
  expect(insights('primary_residence', figures)).not.toHaveProperty('investmentInsights')
})

test('Without figures, or with another goal, nothing is said about returns', () => {
  expect(insights('investment_rental', undefined)).not.toHaveProperty('investmentInsights')
  expect(insights('vacation_home', figures)).not.toHaveProperty('investmentInsights')
})
