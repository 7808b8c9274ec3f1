import type { Wish } from '../wishes/wish.ts'
import { addDays, findDays } from './days.ts'
import { thingOf, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import { only, type Said, type Saying } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { isThere } from './where.ts'

/** What somebody who asks for something says with it. */
const ASKING = new Set(['want', 'hard', 'soft', 'also', 'so', 'final', 'not', 'open', 'openAfter', 'notAfter'])
const MANY_BESIDE = 3
const TELLING = /^(?:je|j|jsui|on|nou|il|elle|i|im|we|weve|he|she|they|my|mon|ma|our|notre|nos)$/

/** A sentence with words of its own, and none that asks: 'I am a clerk at the town hall of Rufisque'. */
export function isTelling({ pieces }: Sentence): boolean {
  if (pieces.some((piece) => ASKING.has(turnOf(piece) ?? ''))) return false
  const own = pieces.filter(({ meaning, number, word }) => meaning === null && number === null && word.length > 1)
  return own.length >= MANY_BESIDE && pieces.some(({ word }) => TELLING.test(word))
}

const LONGEST_STRESS = 10
const POINTS_BACK = /^(?:those|these|both|this|that|thats|all|they|ces|ce|c|ca|cela|les|tou|tout)$/

/** 'A pool and a generator. Those two are musts.' */
function insist(sentences: readonly Sentence[], said: readonly Saying[]): void {
  sentences.forEach(({ pieces, isBackground }, number) => {
    const isStress =
      pieces.length <= LONGEST_STRESS &&
      POINTS_BACK.test(pieces[0]?.word ?? '') &&
      pieces.some((piece, at) => turnOf(piece) === 'hard' && !isBackground(at)) &&
      !said.some((one) => one.sentence === number && ('wish' in one || 'open' in one))
    if (!isStress) return
    for (const one of only(said, 'wish'))
      if (one.sentence === number - 1 && one.isWeighed === false) one.wish = { ...one.wish, isHard: true }
  })
}

/** 'Last year we rented in Saly. Now we want to buy there.' */
function backThere(sentences: readonly Sentence[], said: readonly Saying[]): Saying[] {
  const places = only(said, 'wish').filter(({ wish }) => wish.field === 'place')
  return sentences.flatMap(({ pieces, isBackground }, number): Saying[] => {
    const there = pieces.find((_, at) => isThere(pieces, at) && !isBackground(at))
    const isNamed = places.some(({ sentence }) => sentence === number)
    const before = sentences[number - 1]
    const place = before?.pieces.findLast((piece) => thingOf(piece)?.thing.field === 'place')
    const asked = thingOf(place)?.thing
    const isRefused = places.some(({ wish, sentence }) => wish.op === 'not' && sentence === number - 1)
    if (!there || isNamed || isRefused || !before || !place || asked?.field !== 'place') return []
    const from = { words: before.text.slice(place.at, place.end) }
    return [{ at: there.at, sentence: number, isAlso: false, wish: { ...asked, isHard: true, from } as Wish }]
  })
}

/** 'Our lease ends in October 2027 and the owner comes back, so the keys before that date.' */
function byThatDay(sentences: readonly Sentence[], said: readonly Saying[], today: string): Saying[] {
  const isSaid = only(said, 'wish').some(({ wish }) => wish.field === 'readyBy')
  return sentences.flatMap(({ pieces, text, isBackground }, number): Saying[] => {
    const then = pieces.find((piece, at) => turnOf(piece) === 'byThen' && !isBackground(at))
    if (isSaid || !then) return []
    const [own, before] = [pieces, sentences[number - 1]?.pieces ?? []].map((some) => findDays(some, today).at(-1))
    const day = own ?? before
    if (!day) return []
    const words = text.slice(then.at, then.end)
    const value = /before|avant/i.test(words) && day.isDay ? addDays(day.first, -1) : day.last
    const wish = { field: 'readyBy', op: 'atMost', value, isHard: true, from: { words } } as const
    return [{ at: then.at, sentence: number, isAlso: false, wish }]
  })
}

/** Higher than that nobody means with 'else low down'. */
const LOW = 2

/** 'With a lift, any floor. Without one, the first at most': what is meant is no stairs to speak of. */
function liftOrLow(sentences: readonly Sentence[], said: Saying[]): void {
  // 'S'il n'y a pas d'ascenseur', not the s of 'it's'.
  const isIf = ({ word, meaning }: Piece, index: number, all: readonly Piece[]) =>
    /^(?:if|si|unless|without|sans)$/.test(word) ||
    (word === 's' && (meaning !== null || /^ils?$/.test(all[index + 1]?.word ?? '')))
  const ofLift = sentences.flatMap(({ pieces }, number) =>
    pieces.some(
      (piece, at) => thingOf(piece)?.thing.field === 'lift' && pieces.slice(Math.max(0, at - 6), at).some(isIf),
    )
      ? [number]
      : [],
  )
  const isBeside = ({ sentence = -9 }: Saying) => ofLift.some((number) => Math.abs(number - sentence) < 2)
  const highest = ({ wish: { value } }: Said<'wish'>) => Math.max(...[value].flat().map(Number))
  const floor = only(said, 'wish').find((one) => one.wish.field === 'floor' && isBeside(one) && highest(one) <= LOW)
  const isNoMatter = only(said, 'open').some(({ open }) => open === 'lift')
  if (!floor || isNoMatter || !['atMost', 'between'].includes(floor.wish.op)) return
  for (const one of only(said, 'wish')) {
    if (!isBeside(one) || (one.wish.field !== 'lift' && one !== floor)) continue
    one.wish = { field: 'noStairs', op: 'exactly', value: true, isHard: true, from: one.wish.from }
  }
}

/** What one sentence says of another. */
export function acrossSentences(sentences: readonly Sentence[], said: Saying[], today: string): void {
  said.push(...backThere(sentences, said), ...byThatDay(sentences, said, today))
  insist(sentences, said)
  liftOrLow(sentences, said)
}
