import { beforeAll, describe, expect, it } from 'vitest'
import {
  GOALS,
  LIFESTYLES,
  TIMEFRAMES,
  TRANSPORT_NEEDS,
  WANTED_KINDS,
  WORK_ARRANGEMENTS,
} from '#features/recommendations/preferences.ts'
import { HOMES, type HomeKey } from './catalogue.ts'
import { evaluateBaseline, evaluateEngine } from './evaluate.ts'
import type { Verdict } from './judge.ts'
import { type Measures, measure } from './measure.ts'
import { brokenRefusals, limitShortfalls } from './shortfalls.ts'
import { STORIES } from './stories.ts'
import { preferencesOf } from './story.ts'

const homeOf = (key: HomeKey) => {
  const home = HOMES.get(key)
  if (!home) throw new Error(`There is no home ${key}.`)
  return home
}

describe('The stories', () => {
  it('are more than sixty, about as many in French as in English', () => {
    const french = STORIES.filter(({ locale }) => locale === 'fr').length
    expect(STORIES.length).toBeGreaterThanOrEqual(66)
    expect(Math.abs(STORIES.length - 2 * french)).toBeLessThanOrEqual(2)
    expect(new Set(STORIES.map(({ who }) => who)).size).toBe(STORIES.length)
  })

  it.each([
    ['kind', WANTED_KINDS],
    ['goal', GOALS],
    ['timeframe', TIMEFRAMES],
    ['lifestyle', LIFESTYLES],
    ['work', WORK_ARRANGEMENTS],
    ['transport', TRANSPORT_NEEDS],
  ] as const)('choose every %s of the wizard', (question, choices) => {
    const chosen = new Set<string | null>(STORIES.map((story) => preferencesOf(story)[question]))
    expect(choices.filter((choice) => !chosen.has(choice))).toEqual([])
  })

  it('call no home good that passes a limit, and none fine that no words excuse', () => {
    const slips = STORIES.flatMap((story) => {
      const { who, good, fine = [], never = [] } = story
      const tooGood = good.filter((key) => limitShortfalls(story, homeOf(key)).length > 0)
      const tooFine = fine.filter((key) => limitShortfalls(story, homeOf(key)).some((limit) => limit.isBeyondWords))
      const refused = [...good, ...fine].filter((key) => brokenRefusals(story, homeOf(key)).length > 0)
      const twice = good.filter((key) => fine.includes(key))
      const both = [...good, ...fine].filter((key) => never.includes(key))
      return [...tooGood, ...tooFine, ...refused, ...twice, ...both].map((key) => `${who}: ${key}`)
    })
    expect(slips).toEqual([])
  })
})

describe('The engine, told these stories', () => {
  let verdicts: Verdict[]
  let engine: Measures
  let baseline: Measures

  beforeAll(() => {
    verdicts = evaluateEngine()
    engine = measure(verdicts)
    baseline = measure(evaluateBaseline())
  })

  it('says nothing that is not so, in either language and any currency', () => {
    expect(
      verdicts.flatMap(({ story, falseStatements }) => falseStatements.map((said) => `${story.who}: ${said}`)),
    ).toEqual([])
  })

  it('passes no limit without saying so', () => {
    expect(verdicts.flatMap(({ story, limitsBroken }) => limitsBroken.map((broken) => [story.who, broken]))).toEqual([])
  })

  it('shows nobody what they ruled out', () => {
    expect(
      verdicts.flatMap(({ story, refusalsBroken }) => refusalsBroken.map((broken) => [story.who, broken])),
    ).toEqual([])
  })

  it('leaves nobody empty-handed whom an adviser could help', () => {
    expect(verdicts.filter(({ isEmptyForNothing }) => isEmptyForNothing).map(({ story }) => story.who)).toEqual([])
  })

  it('shows what an adviser would, and does so more often than a plain filter', () => {
    expect(engine.precision).toBeGreaterThan(baseline.precision)
    expect(engine.recall).toBeGreaterThan(baseline.recall)
    expect(engine.precision).toBeGreaterThan(0.8)
    expect(engine.recall).toBeGreaterThan(0.93)
    expect(engine.diversity).toBeGreaterThan(0.8)
  })

  it('reads what the visitors wrote, and says what it cannot know', () => {
    expect(engine.unmet).toBeLessThanOrEqual(4)
  })
})
