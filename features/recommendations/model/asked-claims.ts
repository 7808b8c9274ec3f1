import type { Kind } from '#features/nest/property-types.ts'
import { findMentions } from '../engine/mentions.ts'
import { sentencesOf, tokens } from './fold-words.ts'
import { namesKind } from './kind-words.ts'
import { findQuantities, type Quantity, quantityKey } from './quantities.ts'

/** What the visitor asked for, as far as it was understood. */
export interface VisitorFacts {
  amenities: readonly string[]
  places: readonly string[]
  kind: Kind | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
}

interface Told {
  asked: VisitorFacts
  kind: Kind
  /** Nothing that was asked is missing or still to be checked. */
  fits: boolean
}

const ASKING =
  /^(?:ask|want|wish|request|look|search|prefer|need|desire|hope|demand|souhait|cherch|recherch|voul|veu|desir|attend|attent|besoin|envie)/

/** 'The asking price' is nobody's wish. */
function isAsking(sentence: string): boolean {
  const all = tokens(sentence)
  return all.some(({ folded }, index) => ASKING.test(folded) && all[index + 1]?.folded !== 'price')
}

/** Rooms and square metres are those that were asked for, whatever the home has; other numbers are those of our own text. */
function isAskedNumber({ value, unit }: Quantity, asked: VisitorFacts, ours: ReadonlySet<string>): boolean {
  if (unit === 'bedroom' || unit === 'bathroom') return value === asked[`${unit}s`]
  return unit === 'area' ? value === asked.area : ours.has(quantityKey({ value, unit }))
}

/** True where a sentence about what the visitor asked for names anything that they did not ask for, or nothing at all. */
export function isFalseAboutVisitor(
  text: string,
  { asked, kind, fits }: Told,
  ours: readonly string[],
  ownAmenities: readonly string[],
): boolean {
  const ourNumbers = new Set(ours.flatMap(sentencesOf).filter(isAsking).flatMap(findQuantities).map(quantityKey))
  return sentencesOf(text)
    .filter(isAsking)
    .some((sentence) => {
      const mentions = findMentions(sentence, ownAmenities)
      const numbers = findQuantities(sentence)
      const isOther = mentions.some(
        (mention) =>
          ('amenity' in mention && !asked.amenities.includes(mention.amenity)) ||
          ('place' in mention && !asked.places.includes(mention.place)),
      )
      const isOtherNumber = numbers.some((number) => !isAskedNumber(number, asked, ourNumbers))
      const isOtherKind = asked.kind !== kind && namesKind(sentence)
      // 'This villa is as you asked' says that it is so in everything.
      const isOfEverything = mentions.length + numbers.length === 0
      return isOther || isOtherNumber || isOtherKind || (isOfEverything && !fits)
    })
}
