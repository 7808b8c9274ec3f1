import { MOST_SHOWN } from '#features/recommendations/engine/decision.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import { type HomeKey, keyOf } from './catalogue.ts'
import { brokenRefusals, isTold, limitShortfalls, type Told, wishShortfalls } from './shortfalls.ts'
import type { Story } from './story.ts'

/** What somebody who recommends homes answered to a story. */
export interface Answered {
  shown: readonly { home: ListedHome; told: Told }[]
  /** Sentences that are not so, each with why. */
  falseStatements: readonly string[]
  /** What the adviser expected besides the homes and did not find. */
  unmet: readonly string[]
}

interface WrongHome {
  key: HomeKey
  why: string
}

export interface Verdict {
  story: Story
  shown: number
  wrong: WrongHome[]
  /** Of the homes an adviser would gladly show, how many could be among those shown, and how many were. */
  goodPossible: number
  goodFound: number
  missedGood: HomeKey[]
  limitsPassedAndTold: number
  limitsBroken: WrongHome[]
  refusalsBroken: WrongHome[]
  isEmptyForNothing: boolean
  distinct: number
  falseStatements: readonly string[]
  unmet: readonly string[]
}

/** Null: an adviser would have shown it, and said the same. */
function whatIsWrong(story: Story, home: ListedHome, told: Told): string | null {
  const key = keyOf(home.id)
  const shortfalls = [...limitShortfalls(story, home), ...wishShortfalls(story, home)]
  const untold = shortfalls.filter((shortfall) => !isTold(shortfall, told)).map(({ what }) => what)
  if (untold.length > 0) return `not told: ${untold.join(', ')}`
  if (story.good.includes(key) || story.fine?.includes(key)) return null
  return `no adviser would${shortfalls.length > 0 ? `: ${shortfalls.map(({ what }) => what).join(', ')}` : ''}`
}

export function judge(story: Story, { shown, falseStatements, unmet }: Answered): Verdict {
  const wrong: WrongHome[] = []
  const limitsBroken: WrongHome[] = []
  const refusalsBroken: WrongHome[] = []
  let limitsPassedAndTold = 0
  for (const { home, told } of shown) {
    const key = keyOf(home.id)
    const why = whatIsWrong(story, home, told)
    if (why !== null) wrong.push({ key, why })
    for (const limit of limitShortfalls(story, home)) {
      if (isTold(limit, told)) limitsPassedAndTold++
      else limitsBroken.push({ key, why: limit.what })
    }
    for (const refused of brokenRefusals(story, home)) refusalsBroken.push({ key, why: refused })
    if (story.never?.includes(key) && brokenRefusals(story, home).length === 0) {
      refusalsBroken.push({ key, why: 'ruled out' })
    }
  }
  const keys = shown.map(({ home }) => keyOf(home.id))
  const missedGood = story.good.filter((key) => !keys.includes(key))
  return {
    ...{ story, wrong, missedGood, limitsPassedAndTold, limitsBroken, refusalsBroken, falseStatements, unmet },
    shown: shown.length,
    goodPossible: Math.min(story.good.length, MOST_SHOWN),
    goodFound: story.good.length - missedGood.length,
    isEmptyForNothing: shown.length === 0 && story.good.length > 0,
    distinct: new Set(shown.map(({ home }) => `${home.location} ${home.kind}`)).size,
  }
}
