import { formatDay } from '#common/dates.ts'
import type { Decision } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
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
function sayToCheck({ asked: { questions, stay } }: Decision, { words: { answer }, locale }: Speech): string[] {
  const open = stay ? questions.filter((question) => question !== 'dates') : questions
  const day = (isoDate: string) => formatDay(new Date(isoDate), locale)
  return [
    ...(stay ? [answer.stay(day(stay[0]), day(stay[1]))] : []),
    ...open.map((question) => answer.toCheck(answer.questions[question])),
  ]
}

/** What was not understood, as it was written; of an address, which keeps no text, only that there was something. */
function sayUnread({ asked: { unread } }: Decision, { words: { answer, home } }: Speech): string[] {
  const parts = unread.map((part) => part.replace(/\s+/g, ' ').trim())
  const written = parts.filter((part) => part !== '').map((part) => home.quoted(part))
  return [...written, ...(written.length < parts.length ? [answer.unreadGone] : [])].slice(0, MOST_UNREAD)
}

/** A decision in words. Homes that are not in `listed` have gone meanwhile: nothing is said about them. */
export function wordAnswer(
  decision: Decision,
  listed: ReadonlyMap<number, ListedHome>,
  voice: Voice,
  addressOf: AddressOf,
): Omit<RecommendationAnswer, 'homes' | 'hasModel'> {
  const speech = speechOf(voice, decision.today)
  const { wishes, questions } = decision.asked
  const there = decision.chosen.flatMap((scored) => {
    const home = listed.get(scored.home.id)
    return home ? [{ scored, home }] : []
  })
  const homes = there.map(({ home }) => home)
  const steps = nextSteps(decision, homes, speech, addressOf)
  return {
    recommendations: there.map(({ scored, home }, position) =>
      wordHome(scored, { listed: home, position, questions }, speech),
    ),
    summary: summarise({ ...decision, chosen: there.map(({ scored }) => scored) }, speech),
    marketInsights: sayMarkets(decision.markets, decision.deals, speech),
    nextSteps: steps.map(({ text }) => text),
    nextStepPaths: steps.map(({ path }) => path),
    path: addressOf({}),
    wishes: wishes.map((wish) => chipOf(wish, speech, addressOf)),
    understood: wishes.map((wish) => sayWish(wish, speech)),
    unread: sayUnread(decision, speech),
    toCheck: sayToCheck(decision, speech),
    relaxations: sayRelaxations(decision, speech, addressOf),
    counts: decision.counts,
  }
}
