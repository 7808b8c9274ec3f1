import { DEALS, type Deal } from '#features/nest/property-types.ts'
import type { Asked, Wish } from '../wishes/wish.ts'
import { allAtOnce, type Catalogue } from './catalogue.ts'
import { choose } from './choose.ts'
import type { Decision, ScoredHome } from './decision.ts'
import { isMissed } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { investmentIn } from './investment.ts'
import { circumstancesOf, compileWish, findingOf } from './judge-home.ts'
import { isLivedIn } from './judge-numbers.ts'
import { asksForGround } from './judge-traits.ts'
import { marketsFor } from './market.ts'
import { isCondition, makeScorer } from './points.ts'
import { relaxationsFor } from './relax.ts'
import { ENOUGH, type Weighed, type Weighing, weighHomes } from './weigh.ts'

/** What somebody buys or rents is no wish like others: a home for sale is not nearly one to let. */
function dealsAsked(wishes: readonly Wish[]): readonly Deal[] {
  const asked = wishes.filter((wish) => wish.field === 'deal' && wish.isHard)
  const isAsked = ({ op, value }: Wish, deal: Deal) =>
    Array.isArray(value) && value.some((name) => name === deal) === (op === 'oneOf')
  const deals = DEALS.filter((deal) => asked.every((wish) => isAsked(wish, deal)))
  return deals.length > 0 ? deals : DEALS
}

/** Where there is none of what was asked for at all, homes of other deals are shown rather than nothing. */
function* weighOffered(
  homes: readonly HomeFacts[],
  weighing: Omit<Weighing, 'deals' | 'isAvailable'>,
): Generator<undefined, Weighed> {
  const { wishes } = weighing
  const deals = dealsAsked(wishes)
  // Offices and plots are only looked at where somebody asks for one: they have no bedrooms to be too few.
  const isAvailable = wishes.some(asksForGround) ? () => true : isLivedIn
  const asked = yield* weighHomes(homes, { ...weighing, deals, isAvailable })
  if (asked.offered > 0) return asked
  const { available, offered } = asked
  const others = yield* weighHomes(homes, {
    ...weighing,
    deals: DEALS,
    isAvailable: available > 0 ? isAvailable : () => true,
  })
  return { ...others, available, offered }
}

/** Those that fit; where they are too few, the nearest of the others; and where nothing is near, the nearest even so. */
function pick({ fitting, byScore, nearest }: Weighed) {
  const near = nearest.filter(({ isNear }) => isNear)
  const others = fitting === 0 && near.length < 2 ? nearest : near
  const fill = fitting === 0 ? ENOUGH : fitting === 1 ? 1 : 0
  return [...choose(byScore), ...others.slice(0, fill)]
}

function* decideStepwise(
  asked: Asked,
  catalogue: Catalogue,
  today: string,
  older: readonly HomeFacts[] = [],
): Generator<undefined, Decision> {
  const { wishes } = asked
  const homes = older.length > 0 ? catalogue.homes.concat(older) : catalogue.homes
  const context = {
    ...circumstancesOf(wishes),
    taken: asked.taken,
    today,
    investmentOf: (home: HomeFacts) => investmentIn(home, catalogue),
  }
  const judges = wishes.map((wish) => compileWish(wish, today, context))
  const scorer = makeScorer(asked)
  const weighed = yield* weighOffered(homes, { wishes, judges, scorer })
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
  const { available, offered, fitting, near } = weighed
  yield
  const chosen = pick(weighed).map(tell)
  yield
  const relaxations = fitting < ENOUGH ? yield* relaxationsFor(weighed.missingOnly, today) : []
  const deals = dealsAsked(wishes)
  // Of several deals, the market of the one that they are shown first.
  const [deal] = deals.length > 1 ? chosen.map(({ home }) => home.type) : deals
  const markets = deal ? yield* marketsFor(wishes, deal, catalogue) : []
  return {
    asked,
    today,
    deals,
    chosen,
    counts: { available, fitting, near },
    offered,
    relaxations,
    markets,
  }
}

/** Which homes fit whom, and why. `today` is 'YYYY-MM-DD'. */
export function decide(asked: Asked, catalogue: Catalogue, today: string): Decision {
  return allAtOnce(decideStepwise(asked, catalogue, today))
}

/**
 * The same for a server that has others to answer: between two portions of the homes they have their turn. `older`: homes
 * besides those of the catalogue, which alone says what homes cost.
 */
export async function decideInSlices(
  asked: Asked,
  catalogue: Catalogue,
  today: string,
  older?: readonly HomeFacts[],
): Promise<Decision> {
  const steps = decideStepwise(asked, catalogue, today, older)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}
