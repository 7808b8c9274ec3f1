import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import { MOST_SHOWN } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { home } from './homes.fixture.ts'

type Offer = [score: number, facts?: Partial<HomeFacts>]
const EIGHT: Offer[] = Array.from({ length: 8 }, () => [95])

function choosing(...offers: Offer[]) {
  const byScore = Array.from({ length: 101 }, (): HomeFacts[] => [])
  for (const [score, facts] of offers) byScore[score]?.push(home(facts))
  return choose(byScore)
}

test('No more than six homes are chosen, the best first', () => {
  const chosen = choosing(...EIGHT, [97], [100])
  expect(chosen).toHaveLength(MOST_SHOWN)
  expect(chosen.slice(0, 3).map(({ score }) => score)).toEqual([100, 97, 95])
})

test('Another place comes before the sixth home of the same, where it is about as good', () => {
  const places = (score: number) =>
    choosing(...EIGHT, [score, { location: 'Ngor' }]).map(({ home: { location } }) => location)
  expect(places(89)).toContain('Ngor')
  expect(places(88)).not.toContain('Ngor')
})

test('Of homes of the same kind and place those of another price come first', () => {
  const chosen = choosing(...EIGHT, [93, { price: 300_000_000 }])
  expect(chosen.some(({ home: { price } }) => price === 300_000_000)).toBe(true)
})
