import { DEALS, type Deal } from '#features/nest/property-types.ts'
import type { Asked, Wish } from '../wishes/wish.ts'
import type { Catalogue } from './catalogue.ts'
import { choose } from './choose.ts'
import type { Decision, ScoredHome } from './decision.ts'
import { isMissed } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { investmentIn } from './investment.ts'
import { circumstancesOf, compileWish, findingOf } from './judge-home.ts'
import { isLivedIn } from './judge-numbers.ts'
import { marketsFor } from './market.ts'
import { isCondition, makeScorer } from './points.ts'
import { relaxationsFor } from './relax.ts'
import { ENOUGH, type Weighed, weighHomes } from './weigh.ts'

/** What somebody buys or rents is no wish like others: a home for sale is not nearly one to let. */
function dealsAsked(wishes: readonly Wish[]): readonly Deal[] {
  const asked = wishes.filter((wish) => wish.field === 'deal' && wish.isHard)
  const isAsked = ({ op, value }: Wish, deal: Deal) =>
    Array.isArray(value) && value.some((name) => name === deal) === (op === 'oneOf')
  const deals = DEALS.filter((deal) => asked.every((wish) => isAsked(wish, deal)))
  return deals.length > 0 ? deals : DEALS
}

/** Offices and plots are only looked at where somebody asks for one: they have no bedrooms to be too few. */
function asksForGround(wishes: readonly Wish[]): boolean {
  return wishes.some(
    ({ field, op, value }) =>
      field === 'kind' &&
      op === 'oneOf' &&
      Array.isArray(value) &&
      (value.includes('land') || value.includes('commercial')),
  )
}

interface Considered {
  deals: readonly Deal[]
  homes: readonly HomeFacts[]
  offered: number
  available: number
}

/** The homes to look at. Where there is none of that deal, those of others are shown rather than nothing. */
function consider(wishes: readonly Wish[], catalogue: Catalogue): Considered {
  const deals = dealsAsked(wishes)
  const available = asksForGround(wishes) ? catalogue.homes : catalogue.homes.filter(isLivedIn)
  const offered = available.filter(({ type }) => deals.includes(type))
  const homes = [offered, available, catalogue.homes].find((some) => some.length > 0) ?? []
  return { deals, homes, offered: offered.length, available: available.length }
}

/** Those that fit; where they are too few, the nearest of the others; and where nothing is near, the nearest even so. */
function pick({ fitting, nearest }: Weighed) {
  const near = nearest.filter(({ isNear }) => isNear)
  const others = fitting.length === 0 && near.length < 2 ? nearest : near
  const fill = Math.max(0, ENOUGH - fitting.length)
  return [...choose(fitting), ...others.slice(0, fill)]
}

function* decideStepwise(asked: Asked, catalogue: Catalogue, today: string): Generator<undefined, Decision> {
  const { wishes } = asked
  const context = {
    ...circumstancesOf(wishes),
    today,
    investmentOf: (home: HomeFacts) => investmentIn(home, catalogue),
  }
  const judges = wishes.map((wish) => compileWish(wish, today, context))
  const scorer = makeScorer(asked)
  const { deals, homes, offered, available } = consider(wishes, catalogue)
  yield
  const weighed = yield* weighHomes(homes, wishes, judges, scorer)
  const tell = ({ home, score }: { home: HomeFacts; score: number }): ScoredHome => {
    const grades = Float64Array.from(judges, (judge) => judge(home))
    const points = scorer.explain(grades)
    const findings = wishes.map((wish, at) => ({
      ...findingOf(home, wish, context),
      ...(points[at] ?? { earned: 0, of: 0 }),
    }))
    const isFit = wishes.every((wish, at) => !isCondition(wish) || !isMissed(grades[at] ?? 0))
    return { home, score, findings: findings.sort((one, other) => other.of - one.of), isFit }
  }
  const { fitting, near } = weighed
  yield
  const chosen = pick(weighed).map(tell)
  yield
  const relaxations = fitting.length < ENOUGH ? yield* relaxationsFor(weighed.missingOnly, today) : []
  yield
  return {
    asked,
    today,
    deals,
    chosen,
    counts: { available, fitting: fitting.length, near },
    offered,
    relaxations,
    markets: marketsFor(wishes, deals, catalogue),
  }
}

/** Which homes fit whom, and why. `today` is 'YYYY-MM-DD'. */
export function decide(asked: Asked, catalogue: Catalogue, today: string): Decision {
  const steps = decideStepwise(asked, catalogue, today)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same for a server that has others to answer: between two portions of the homes they have their turn. */
export async function decideInSlices(asked: Asked, catalogue: Catalogue, today: string): Promise<Decision> {
  const steps = decideStepwise(asked, catalogue, today)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}
