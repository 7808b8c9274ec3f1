import { type Decision, isOfNewest, type ScoredHome } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import type { Asked } from '../wishes/wish.ts'
import { sayMarkets } from './market-text.ts'
import { nextSteps } from './next-steps.ts'
import { type AddressOf, sayRelaxations } from './relax-text.ts'
import { sayWish } from './say-wish.ts'
import { type Speech, speechOf, type Voice } from './speech.ts'
import { summarise } from './summary.ts'
import { chipOf } from './wish-chips.ts'
import { wordHome } from './word-home.ts'

export type { AddressOf } from './relax-text.ts'
export type { Voice } from './speech.ts'

const MOST_UNREAD = 3

/** What no listing answers. */
function sayToCheck({ asked: { questions, stay }, chosen }: Decision, { words: { answer }, day }: Speech): string[] {
  const open = stay ? questions.filter((question) => question !== 'dates') : questions
  const isKnown = ({ findings }: ScoredHome) =>
    findings.some(({ wish, verdict }) => wish.field === 'dates' && (verdict === 'met' || verdict === 'missed'))
  const isToAsk = chosen.length === 0 || !chosen.every((scored) => isKnown(scored))
  return [
    ...(stay && isToAsk ? [answer.stay(day(stay[0]), day(stay[1]))] : []),
    ...open.map((question) => answer.toCheck(answer.questions[question])),
  ]
}

/** What was not understood, as it was written; of an address, which keeps no text, only that there was something. */
function sayUnread({ asked: { unread } }: Decision, { words: { answer, home } }: Speech): string[] {
  const parts = unread.map((part) => part.replace(/\s+/g, ' ').trim())
  const written = parts.filter((part) => part !== '').map((part) => home.quoted(part))
  return [...written, ...(written.length < parts.length ? [answer.unreadGone] : [])].slice(0, MOST_UNREAD)
}

/** The home's page; of a stay it is asked what these nights cost so many guests. */
function pagePath({ id, type }: ListedHome, { wishes, stay }: Asked): string {
  const said = wishes.find(({ field }) => field === 'guests')?.value
  const guests = [said].flat().findLast((value) => typeof value === 'number')
  const params = new URLSearchParams(stay ? { arrival: stay[0], departure: stay[1] } : {})
  if (guests !== undefined) params.set('guests', String(guests))
  return type === 'short-stay' && params.size > 0 ? `/property/${id}?${params}` : `/property/${id}`
}

/** A decision in words. Homes that are not in `listed` have gone meanwhile: nothing is said about them. */
export function wordAnswer(
  decision: Decision,
  listed: ReadonlyMap<number, ListedHome>,
  voice: Voice,
  addressOf: AddressOf,
): Omit<RecommendationAnswer, 'homes' | 'hasModel'> {
  const speech = speechOf(voice, decision.today, isOfNewest(decision))
  const { wishes, questions } = decision.asked
  const there = decision.chosen.flatMap((scored) => {
    const home = listed.get(scored.home.id)
    return home ? [{ scored, home }] : []
  })
  const homes = there.map(({ home }) => home)
  const steps = nextSteps(decision, homes, speech, addressOf)
  return {
    recommendations: there.map(({ scored, home }, position) => ({
      ...wordHome(scored, { listed: home, position, questions }, speech),
      path: pagePath(home, decision.asked),
    })),
    summary: summarise({ ...decision, chosen: there.map(({ scored }) => scored) }, speech),
    marketInsights: sayMarkets(decision, speech),
    nextSteps: steps.map(({ text }) => text),
    nextStepPaths: steps.map(({ path }) => path),
    path: addressOf({}),
    wishes: wishes.map((wish) => chipOf(wish, speech, addressOf)),
    understood: wishes.map((wish) => sayWish(wish, speech)),
    unread: sayUnread(decision, speech),
    toCheck: sayToCheck(decision, speech),
    relaxations: sayRelaxations(decision, speech, addressOf),
    counts: { ...decision.counts, ...(isOfNewest(decision) && { isLeast: true }) },
  }
}
