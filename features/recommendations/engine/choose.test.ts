import { describe, expect, test } from 'vitest'
import { type Candidate, choose } from './choose.ts'
import { MOST_SHOWN } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home } from './homes.fixture.ts'

/** Candidates with a score each, in the order of the index: newest first. */
function candidates(...offered: [score: number, facts: Partial<HomeFacts>][]): Candidate[] {
  const facts = offered.map(([, each], at) => home({ createdAt: 1_000 - at, ...each }))
  const { indexed } = asking({}, facts)
  return indexed.map((each, at) => ({ home: each, score: offered[at]?.[0] ?? 0, misses: 0 }))
}

const scores = (chosen: Candidate[]) => chosen.map(({ score }) => score)
const places = (chosen: Candidate[]) => chosen.map(({ home: { facts } }) => facts.location)

describe('choosing what to show', () => {
  test('no more than six homes', () => {
    const many = candidates(...Array.from({ length: 20 }, (): [number, object] => [90, {}]))
    expect(choose(many, many)).toHaveLength(MOST_SHOWN)
  })

  test('another place comes before the seventh home of the same, where it is about as good', () => {
    const same = Array.from({ length: 8 }, (): [number, object] => [95, {}])
    const chosen = choose(candidates(...same, [90, { location: 'Ngor' }]), [])
    expect(places(chosen)).toContain('Ngor')
  })

  test('a home that is worse by more than twelve points never takes the place of a better one', () => {
    const same = Array.from({ length: 8 }, (): [number, object] => [95, {}])
    expect(scores(choose(candidates(...same, [82, { location: 'Ngor' }]), []))).toEqual([95, 95, 95, 95, 95, 95])
  })

  test('of homes of the same kind and place those of another price come first', () => {
    const same = Array.from({ length: 7 }, (): [number, object] => [95, { price: 200_000_000 }])
    const chosen = choose(candidates(...same, [93, { price: 300_000_000 }]), [])
    expect(chosen.some(({ home: { price } }) => price === 300_000_000)).toBe(true)
  })

  test('a near miss never stands before a home that fits', () => {
    const chosen = choose(candidates([45, {}], [50, {}]), candidates([99, {}], [98, {}]))
    expect(scores(chosen)).toEqual([50, 45, 99, 98])
  })

  test('near misses only fill what is left', () => {
    const fits = candidates(...Array.from({ length: 5 }, (): [number, object] => [60, {}]))
    expect(scores(choose(fits, candidates([90, {}], [91, {}])))).toEqual([60, 60, 60, 60, 60, 91])
  })

  test('of two equal homes the newer one is shown first, then the one with the lower number', () => {
    const { indexed } = asking({}, [
      home({ id: 12, createdAt: 5 }),
      home({ id: 11, createdAt: 5 }),
      home({ id: 13, createdAt: 9 }),
    ])
    const chosen = choose(
      indexed.map((each) => ({ home: each, score: 80, misses: 0 })),
      [],
    )
    expect(chosen.map(({ home: { facts } }) => facts.id)).toEqual([13, 11, 12])
  })
})
