import type { WishField } from '../wishes/wish.ts'
import { isOne, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import { spokenOf, type TurnAt } from './spoken-of.ts'
import type { Thing } from './things.ts'

/** 'A pool, shared is fine': any. */
function openThing(thing: Thing): void {
  // 'I would prefer it furnished, but if not we will manage': still preferred.
  if (thing.isHard === false && thing.asked.field === 'amenity') return
  const isOneKind = thing.asked.field === 'pool' && thing.asked.op === 'oneOf' && !thing.asked.value.includes('any')
  if (!isOneKind) thing.polarity = 'open'
  else Object.assign(thing, { asked: { ...thing.asked, value: ['any'] }, isSoft: true })
}

/** 'Pool or no pool': said both ways. */
const isEither = (things: readonly Thing[], { asked, breath }: Thing) =>
  things.some((other) => other.asked.field === asked.field && other.breath === breath && other.polarity !== 'refused')

/** Which way a thing is said that can be said two ways, and of what. */
function wayOf({ asked, polarity }: Thing): { of: string; isFor: boolean } | null {
  const isRefused = polarity === 'refused'
  if (asked.op === 'oneOf' || asked.op === 'not')
    return { of: `${asked.field} ${asked.value.join()}`, isFor: (asked.op === 'oneOf') !== isRefused }
  return typeof asked.value === 'boolean' ? { of: asked.field, isFor: asked.value !== isRefused } : null
}

/** 'Off plan or finished', 'meublé ou non meublé', 'with or without a pool': it does not matter. */
export function openEitherWay(things: readonly Thing[], pieces: readonly Piece[]): void {
  things.forEach((thing, index) => {
    const before = things[index - 1]
    const [one, other] = [before && wayOf(before), wayOf(thing)]
    if (!before || !one || !other || one.of !== other.of || one.isFor === other.isFor) return
    const between = pieces.slice(before.at + 1, thing.at + 1)
    if (between.length > 5 || !between.some((piece) => turnOf(piece) === 'or')) return
    before.polarity = 'open'
    thing.polarity = 'open'
  })
}

const OPENED_BY_UNIT: Partial<Record<string, WishField>> = {
  ...{ bedrooms: 'bedrooms', bathrooms: 'bathrooms', area: 'area', floor: 'floor', levels: 'levels' },
  ...{ place: 'place', kind: 'kind', price: 'price', size: 'area' },
}

/** 'Needn't be', 'doesn't have to be', 'pas forcément', 'pas obligé que'. */
const NEEDNT = /^(?:neednt|need|doesnt|does|doe|dont|do|pas|pa|not|no)$/

/** 'I don't mind': what was named, or is named next; where nothing is, what is counted or asked about. */
export function openThings(turn: TurnAt): void {
  const { pieces, breaths, things, breath, at, opened } = turn
  const isBefore = turnOf(pieces[at]) === 'openAfter'
  // '2028 or 2029 is fine' speaks of the year.
  const isOfNumber = pieces.some(({ number }, index) => index < at && breaths[index] === breath && number !== null)
  const before = spokenOf(turn, 'before', { isForAll: true, reach: isBefore && isOfNumber ? 0 : 2 })
  const after = spokenOf(turn, 'after')
  // 'Villa or flat, I don't mind'; 'I don't mind something under construction'.
  const [likely, other] = isBefore ? [before, after.filter(({ polarity }) => polarity === 'wanted')] : [after, before]
  const spoken = likely.length > 0 ? likely : other
  const isOpened = (thing: Thing) =>
    thing.polarity === 'wanted' ||
    (isBefore ? thing.breath === breath || isEither(things, thing) : thing.asked.field === 'offPlan' && thing.at > at)
  // 'Anywhere but Yoff' still leaves Yoff out.
  for (const thing of spoken) {
    if (thing.isAlways || thing.polarity === 'dropped' || !isOpened(thing)) continue
    // 'It needn't be in Dakar itself': anywhere will do, not only there.
    if (thing.at > at && NEEDNT.test(pieces[at]?.word ?? '') && ['place', 'kind'].includes(thing.asked.field)) {
      thing.polarity = 'dropped'
      opened.push({ at: pieces[at]?.at ?? 0, open: thing.asked.field })
    } else openThing(thing)
  }
  if (spoken.length > 0) return
  const units = pieces.filter((_, index) => breaths[index] === breath || breaths[index] === breath - 1)
  for (const { meaning, word, at: where } of units) {
    const unit = meaning && 'unit' in meaning ? meaning.unit : isOne('prices', word) ? 'price' : ''
    const field = OPENED_BY_UNIT[unit]
    if (field) opened.push({ at: where, open: field })
  }
}

/** 'Anywhere', 'money is no object'. */
export function openField({ sentence, pieces, things, breath, at, opened }: TurnAt, field: WishField): void {
  const piece = pieces[at] as Piece
  // 'Anywhere out on that western tip' names a place.
  const isNamed = things.some(
    (thing) => thing.breath === breath && thing.at > at && thing.at - at < 6 && thing.asked.field === 'place',
  )
  if (field === 'place' && isNamed) return
  // 'À Dakar ou ailleurs'.
  for (const thing of things)
    if (thing.asked.field === field && thing.at < at && thing.polarity === 'wanted') {
      if (thing.breath === breath) thing.polarity = 'dropped'
      else thing.isSoft = true
    }
  // 'Anywhere in town' is in town.
  const isWithin = ['in', 'near'].includes(turnOf(pieces[at + 1]) ?? '') || sentence.isAsked
  opened.push({ at: piece.at, open: field, words: isWithin ? '' : sentence.text.slice(piece.at, piece.end) })
}
