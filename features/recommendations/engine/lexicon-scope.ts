import { ARTICLES, BEFORE_NOUNS, EMPTY_WORDS, FRENCH_NOT, MODIFIERS, PRAISE } from './lexicon-grammar.ts'
import { listsThatEndWithOr } from './lexicon-lists.ts'
import type { Hit, Turn } from './lexicon-matcher.ts'
import type { Measure } from './lexicon-measures.ts'
import { introductionOf, NOWHERE } from './lexicon-nouns.ts'
import { isSubject, kindOf, type Polarity, type Said, type Subject } from './lexicon-said.ts'
import { isBullet, type Token } from './lexicon-tokens.ts'

/** As far as an 'optional' looks ahead for what it is about. */
const LOOK_AHEAD = 12
/** Nobody lists more in one breath, and a hostile text costs no more than its length. */
const LONGEST_LIST = 20

/**
 * Reads a text from its beginning to its end and says of everything it names how it is meant. A refusal holds for its clause
 * and its list: it ends with the sentence, with 'but', with a new wish, with 'and a …' after 'no …', with a comma that no 'or' follows.
 */
export class Scope {
  readonly said: Said[] = []
  #polarity: Polarity = 'wanted'
  /** What the refusal has met so far: how many, of which kind, with which article; and an object that is none of ours. */
  #met = 0
  #kind = ''
  #article = ''
  #otherObjectAt = NOWHERE
  /** A list under a heading: 'Not wanted: pool, gym'. */
  #isHeading = false
  #part = 0
  #partFrom = 0
  /** The first part of the sentence. */
  #sentenceFrom = 0
  #turnedIn = 0
  #turnedAt = 0
  /** Whether the next thing named must be like the ones before to share their fate. */
  #mustBeAlike = false
  /** Whether an 'optional' alone in this part is about the part before. */
  #mayLookBack = false
  /** Where the 'this and that or that' began that the reader is in. */
  #chainFrom = 0
  #chainBefore = 0
  #hasFrenchNot = false
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #hits: ReadonlyMap<number, Hit>
  readonly #measures: ReadonlyMap<number, Measure>
  readonly #endsWithOr: Uint8Array

  constructor(text: string, tokens: readonly Token[], hits: readonly Hit[], measures: readonly Measure[]) {
    this.#text = text
    this.#tokens = tokens
    this.#hits = new Map(hits.map((hit) => [hit.from, hit]))
    this.#measures = new Map(measures.map((measure) => [measure.from, measure]))
    this.#endsWithOr = listsThatEndWithOr(tokens, this.#hits)
    let at = 0
    while (at < tokens.length) at = this.#readAt(at)
  }

  #turn(polarity: Polarity, at = 0): void {
    this.#polarity = polarity
    this.#met = 0
    this.#otherObjectAt = NOWHERE
    this.#mustBeAlike = false
    this.#isHeading = false
    this.#turnedIn = this.#part
    this.#turnedAt = at
  }

  #startPart(at: number, link: 'joined' | 'loose' | 'apart'): void {
    this.#part += 1
    if (link !== 'joined') {
      this.#chainBefore = Math.min(this.#chainFrom, this.#part - 1)
      this.#chainFrom = this.#part
    }
    this.#partFrom = at
    this.#mayLookBack = link === 'loose'
    this.#hasFrenchNot = false
    if (this.#polarity === 'background') this.#turn('wanted')
  }

  #cross(at: number, token: Token): void {
    const previous = this.#tokens[at - 1]
    if (token.before === 'none' || previous === undefined) return
    if (token.before === 'stop') {
      this.#startPart(at, token.sign === '' ? 'apart' : 'loose')
      if (token.sign === '') this.#sentenceFrom = this.#part
      if (token.sign === ':' && this.#polarity !== 'wanted' && this.#met === 0) this.#isHeading = true
      else if (!(this.#isHeading && isBullet(this.#text, token, previous))) this.#turn('wanted')
    } else if (token.before === 'comma') {
      this.#startPart(at, 'loose')
      if (this.#isHeading) return
      if (this.#endsWithOr[at] && this.#met > 0) this.#mustBeAlike = true
      else this.#turn('wanted')
    } else this.#join(at)
  }

  #join(at: number): void {
    this.#startPart(at, 'joined')
    if (this.#isHeading) return
    if (this.#met > 0) this.#mustBeAlike = true
    else this.#turn('wanted')
  }

  #readAt(at: number): number {
    const token = this.#tokens[at]
    if (token === undefined) return at + 1
    this.#cross(at, token)
    const measure = this.#measures.get(at)
    if (measure) {
      this.#name(at, measure.to, { measure })
      return measure.to
    }
    const hit = this.#hits.get(at)
    if (isSubject(hit)) this.#name(at, hit.to, hit.meaning)
    else if (hit && 'turn' in hit.meaning) this.#follow(hit.meaning.turn, hit)
    else {
      if (FRENCH_NOT.has(token.word)) this.#hasFrenchNot = true
      if (MODIFIERS.has(token.word)) this.#tellApart(at)
      if (token.word === 'plus' && this.#hasFrenchNot) this.#turn('refused', at + 1)
      else if (this.#isObject(at, token)) this.#otherObjectAt = at
    }
    return hit?.to ?? at + 1
  }

  /** A noun that the lexicon does not know, right after the refusal: 'not on the ground floor in Almadies' wants Almadies. */
  #isObject(at: number, token: Token): boolean {
    if (this.#polarity !== 'refused' || EMPTY_WORDS.has(token.word)) return false
    const before = this.#tokens[at - 1]?.word ?? ''
    if (at === this.#turnedAt) return BEFORE_NOUNS.has(before)
    const article = ARTICLES.get(before) ?? 'in'
    return (article !== 'in' && article !== 'near') || PRAISE.has(before)
  }

  #follow(turn: Turn, { from, to }: Hit): void {
    if (turn === 'and') this.#join(to)
    else if (turn === 'or') {
      this.#startPart(to, 'joined')
      this.#mustBeAlike = false
    } else if (turn === 'contrast') {
      this.#startPart(to, 'apart')
      this.#turn('wanted')
    } else if (turn === 'neutral') this.#turn('wanted')
    else if (turn === 'background') this.#turn('background')
    else if (turn === 'compared') this.#turn('unclear', to)
    else if (turn === 'demanded') this.#takeBack('wanted', this.#sentenceFrom)
    else if (turn === 'accepted') this.#accept(to)
    else if (turn === 'want') {
      const isNewClause = this.#met > 0 || this.#turnedIn !== this.#part
      if (this.#polarity === 'background' || (isNewClause && !this.#isHeading)) this.#turn('wanted')
      this.#chainFrom = this.#part + 1
    } else if (turn === 'needed') {
      const last = this.said.at(-1)
      if (last?.part === this.#part && last.polarity === 'refused') this.#lookBack('open')
    } else if (turn === 'with') {
      if (this.#met > 0 || this.#otherObjectAt !== NOWHERE || this.#partFrom === from) this.#turn('wanted')
    } else if (turn === 'refuse-around') this.#around('refused', to)
    else if (turn === 'open') this.#turn('open', to)
    else if (turn === 'open-around') this.#around('open', to)
    else this.#refuse(turn, to)
  }

  #refuse(turn: Turn, to: number): void {
    const isDouble = this.#polarity === 'refused' && this.#met === 0 && this.#turnedIn === this.#part
    if (turn === 'without' && isDouble) {
      this.#turn('wanted')
      return
    }
    // 'Pool: no', 'piscine non'.
    const next = this.#tokens[to]
    const last = this.#tokens[to - 1]?.word
    const isAnswer = last === 'no' || last === 'non' || last === 'nope'
    if (isAnswer && (next === undefined || next.before !== 'none') && this.#lookBack('refused')) return
    this.#turn('refused', to)
  }

  /** 'No lift is fine'; of 'no lift, no problem' only where nothing follows that it could be about. */
  #accept(to: number): void {
    const isHere = this.said.at(-1)?.part === this.#part
    const next = this.#tokens[to]
    const isLast = next === undefined || next.before !== 'none'
    if (isHere) this.#takeBack('open', Math.min(this.#chainFrom, this.#part))
    else if (this.#mayLookBack && isLast) this.#takeBack('open', this.#chainBefore)
    this.#turn('wanted')
  }

  /** The refusals just before were none. */
  #takeBack(polarity: Polarity, fromPart: number): void {
    const oldest = Math.max(0, this.said.length - LONGEST_LIST)
    for (let back = this.said.length - 1; back >= oldest; back--) {
      const said = this.said[back]
      if (!said || said.part < fromPart || said.polarity !== 'refused') return
      said.polarity = polarity
    }
  }

  /** 'No pool that is shared', 'the pool must not be shared': what is refused is not the pool. */
  #tellApart(at: number): void {
    const last = this.said.at(-1)
    if (!last || last.part !== this.#part || !('amenity' in last.subject) || this.#polarity !== 'refused') return
    const isNext = this.#met > 0 ? last.polarity === 'refused' : this.#turnedIn === this.#part
    const from = Math.max(last.to, this.#turnedAt)
    const isBeside = this.#tokens.slice(from, at).every(({ word }) => EMPTY_WORDS.has(word))
    if (isNext && isBeside) last.polarity = 'unclear'
  }

  /** About what was just named, here or in the list that ends here, and only about things of its kind. */
  #lookBack(polarity: Polarity): boolean {
    const last = this.said.at(-1)
    const isHere = last?.part === this.#part
    const from = isHere ? Math.min(this.#chainFrom, this.#part) : this.#chainBefore
    if (!last || last.part < from || !(isHere || this.#mayLookBack)) return false
    const oldest = Math.max(0, this.said.length - LONGEST_LIST)
    for (let back = this.said.length - 1; back >= oldest && (this.said[back]?.part ?? NOWHERE) >= from; back--) {
      const said = this.said[back]
      if (said && kindOf(said.subject) === kindOf(last.subject)) said.polarity = polarity
    }
    return true
  }

  #around(polarity: Polarity, to: number): void {
    const isHere = this.said.at(-1)?.part === this.#part
    if (!isHere && this.#hasSubjectAhead(to)) this.#turn(polarity, to)
    else if (!this.#lookBack(polarity)) this.#turn(polarity, to)
  }

  #hasSubjectAhead(from: number): boolean {
    for (let at = from; at < Math.min(from + LOOK_AHEAD, this.#tokens.length); at++) {
      const token = this.#tokens[at]
      if (token && token.before !== 'none' && token.sign !== ':') return false
      if (isSubject(this.#hits.get(at)) || this.#measures.has(at)) return true
    }
    return false
  }

  /** 'No pool in Ngor', 'not on the ground floor in Ngor': the place is where it is missing, not what is refused. */
  #isWhereItIsMissing(articleAt: number): boolean {
    const last = this.said.at(-1)
    if (this.#met === 0 || !last) return this.#otherObjectAt !== NOWHERE && articleAt > this.#otherObjectAt
    return this.#kind !== 'place' && (articleAt >= last.to || !('isAlways' in last.subject))
  }

  #name(from: number, to: number, subject: Subject): void {
    const kind = kindOf(subject)
    const first = Math.max(this.#partFrom, this.#turnedIn === this.#part ? this.#turnedAt : 0)
    const { article, articleAt, isPraised, isModified } = introductionOf(this.#tokens, first, from)
    const isUnlike = kind !== this.#kind || article !== this.#article || isPraised
    const isElsewhere = kind === 'place' && this.#isWhereItIsMissing(articleAt)
    if (this.#polarity !== 'wanted' && this.#polarity !== 'background' && !this.#isHeading) {
      if (this.#mustBeAlike ? isUnlike : isElsewhere) this.#turn('wanted')
    }
    this.#mustBeAlike = false
    if (this.#met === 0) {
      this.#kind = kind
      this.#article = article
    }
    this.#met += 1
    const isToldApart = kind === 'amenity' && this.#polarity === 'refused' && isModified
    this.said.push({ from, to, subject, polarity: isToldApart ? 'unclear' : this.#polarity, part: this.#part })
  }
}
