import type { Deal } from '#features/nest/property-types.ts'
import type { Check, ReadWords } from './decision.ts'
import { AMENITY_PHRASES } from './lexicon-amenities.ts'
import { CHECK_PHRASES } from './lexicon-checks.ts'
import { DEAL_PHRASES } from './lexicon-deals.ts'
import { GRAMMAR_PHRASES } from './lexicon-grammar.ts'
import { FRAME, findLeftovers, GRAMMAR, REFUSAL, UNCLEAR, UNDERSTOOD } from './lexicon-leftovers.ts'
import { findHits, type Hit, ownLexicon, toLexicon } from './lexicon-matcher.ts'
import { findMeasures, type Measure } from './lexicon-measures.ts'
import { PLACE_PHRASES } from './lexicon-places.ts'
import type { Said } from './lexicon-said.ts'
import { Scope } from './lexicon-scope.ts'
import { type Token, toTokens } from './lexicon-tokens.ts'
import { findViews } from './lexicon-views.ts'

const LEXICON = toLexicon(PLACE_PHRASES, AMENITY_PHRASES, CHECK_PHRASES, DEAL_PHRASES, GRAMMAR_PHRASES)
const NO_OWN: readonly string[] = []
/** Whoever names more places than these names the whole list: an adviser reads the rest. */
const MOST_PLACES = 8

/** Wishes and refusals by their names, in the order of their first mention; the last word about each counts. */
class LastWord {
  readonly #said = new Map<string, 'wanted' | 'refused' | 'open'>()

  say(name: string, polarity: 'wanted' | 'refused' | 'open'): void {
    this.#said.set(name, polarity)
  }

  names(polarity: 'wanted' | 'refused'): string[] {
    return [...this.#said].filter(([, last]) => last === polarity).map(([name]) => name)
  }

  has(name: string): boolean {
    return this.#said.has(name)
  }
}

/** What a visitor's own words ask for, in English or French. Data, never instruction. */
export function readWords(text: string, ownAmenities: readonly string[] = NO_OWN): ReadWords {
  const tokens = toTokens(text)
  const measures = findMeasures(text, tokens)
  const views = findViews(tokens)
  const taken = new Uint8Array(tokens.length)
  for (const { from, to } of [...measures, ...views]) taken.fill(1, from, to)
  const hits = findHits(tokens, [ownLexicon(ownAmenities), LEXICON], (at) => taken[at] === 1)
  const { said } = new Scope(text, tokens, [...hits, ...views], measures)
  leaveManyPlaces(said)
  return { ...collect(said), unknown: findLeftovers(text, tokens, fatesOf(tokens, hits, said)) }
}

function leaveManyPlaces(said: readonly Said[]): void {
  const wanted = new Set<string>()
  for (const one of said) {
    if (!('place' in one.subject) || one.polarity !== 'wanted') continue
    if (wanted.size < MOST_PLACES) wanted.add(one.subject.place)
    else if (!wanted.has(one.subject.place)) one.polarity = 'unclear'
  }
}

function collect(said: readonly Said[]): Omit<ReadWords, 'unknown'> {
  const amenities = new LastWord()
  const places = new LastWord()
  const checks = new LastWord()
  const deals = new Set<Deal>()
  const measures: Measure[] = []
  let needed: string[] = []
  for (const { subject, polarity } of said) {
    if (polarity === 'background' || polarity === 'unclear') continue
    if ('amenity' in subject) {
      const turned = polarity === 'wanted' ? 'refused' : polarity === 'refused' ? 'wanted' : 'open'
      amenities.say(subject.amenity, subject.isAlways ? 'wanted' : subject.isLack ? turned : polarity)
    } else if ('place' in subject) places.say(subject.place, polarity)
    else if ('check' in subject) {
      const isWanted = subject.isAlways || polarity === 'wanted'
      checks.say(subject.check, isWanted ? 'wanted' : polarity)
      if (isWanted && subject.wants) needed = [...needed, subject.wants]
    } else if (polarity !== 'wanted') continue
    else if ('deal' in subject) deals.add(subject.deal)
    else if ('measure' in subject) {
      measures.push(subject.measure)
      if ('nights' in subject.measure) deals.add('short-stay')
    }
  }
  for (const amenity of needed) if (!amenities.has(amenity)) amenities.say(amenity, 'wanted')
  return {
    wanted: amenities.names('wanted'),
    refused: amenities.names('refused'),
    places: places.names('wanted'),
    refusedPlaces: places.names('refused'),
    deal: onlyDeal(deals),
    ...sizes(measures),
    checks: checks.names('wanted') as Check[],
  }
}

/** 'To rent or to buy' leaves it open. A short stay is a kind of renting. */
function onlyDeal(deals: ReadonlySet<Deal>): Deal | null {
  if (deals.has('short-stay') && !deals.has('buy')) return 'short-stay'
  const [deal = null] = deals
  return deals.size === 1 ? deal : null
}

/** The most that is asked for; 'ideally four' only where no number was said plainly. */
function sizes(measures: readonly Measure[]): Pick<ReadWords, 'minBedrooms' | 'minArea'> {
  const rooms = measures.filter((measure) => 'bedrooms' in measure)
  const plain = rooms.filter(({ isIdeal }) => !isIdeal)
  const bedrooms = (plain.length > 0 ? plain : rooms).map((measure) => measure.bedrooms)
  const areas = measures.flatMap((measure) => ('area' in measure ? [measure.area] : []))
  const most = (values: readonly number[]) => values.reduce<number | null>((a, b) => Math.max(a ?? b, b), null)
  return { minBedrooms: most(bedrooms), minArea: most(areas) }
}

/** What became of each word, so that nothing is lost silently. */
function fatesOf(tokens: readonly Token[], hits: readonly Hit[], said: readonly Said[]): Uint8Array {
  const fates = new Uint8Array(tokens.length)
  for (const { from, to, meaning } of hits)
    if ('turn' in meaning) {
      const isRefusal = meaning.turn === 'refuse' || meaning.turn === 'without' || meaning.turn === 'refuse-around'
      fates.fill(isRefusal ? REFUSAL : GRAMMAR, from, to)
    }
  for (const { from, to, subject, polarity } of said) {
    const isThing = 'amenity' in subject || 'place' in subject
    const isAlways = 'isAlways' in subject && subject.isAlways === true
    // Nobody can filter by 'not near a school': an adviser reads it.
    const isUsed = polarity === 'wanted' || polarity === 'open' || (polarity === 'refused' && (isThing || isAlways))
    const isWhole = 'amenity' in subject || ('check' in subject && subject.check !== 'walking')
    if (polarity === 'unclear') fates.fill(UNCLEAR, from, to)
    else if (isUsed) fates.fill(isWhole ? UNDERSTOOD : FRAME, from, to)
  }
  return fates
}
