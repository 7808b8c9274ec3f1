import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { PETITE_COTE, PLACES_BY_REGION, townName } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { LANDMARKS, PLACE_GROUPS, SEA } from '../wishes/place-groups.ts'
import { FLAG_FIELDS, NAME_FIELDS, NUMBER_FIELDS, type Wish, type WishField } from '../wishes/wish.ts'
import { readWishCode } from '../wishes/wish-code.ts'

/** Answers about the people are given in the form, never guessed from a text; days are read, never proposed. */
type NeverProposed = 'lifestyle' | 'work' | 'transport' | 'goal' | 'dates'

/** What a model must know of a field besides its name. A new field has to be described here. */
const MEANINGS: Record<Exclude<WishField, NeverProposed>, string> = {
  price: 'whole FCFA, then the deal: price.atMost.250000000.buy, .rent for a month, .short-stay for a night',
  bedrooms: '',
  bathrooms: '',
  area: 'square metres',
  levels: 'inside the home',
  floor: '0 is the ground floor',
  guests: 'of a short stay',
  nights: 'how long a short stay lasts',
  lease: 'months that a lease may bind',
  people: 'who will live there',
  deal: '',
  kind: '',
  place: 'districts, towns, regions and groups of them',
  near: 'a landmark, or a name of place',
  amenity: 'oneOf: any of these does; what must all be there is a wish each',
  pool: '',
  offPlan: 'still to be built',
  topFloor: '',
  lift: '',
  stepFree: 'for a wheelchair',
  noStairs: 'one level, on the ground floor or with a lift',
  quiet: '',
  pets: 'animals may live there',
  readyBy: 'a day, 2027-03-31: the latest to move in',
}
const FIELDS = Object.keys(MEANINGS) as (keyof typeof MEANINGS)[]

const PLACES = Object.values(PLACES_BY_REGION).flat().map(townName)
const NAMES: readonly string[] = [
  ...[...DEALS, ...KINDS, 'private', 'shared', 'any', SEA, ...Object.keys(LANDMARKS), ...Object.keys(PLACE_GROUPS)],
  ...[...Object.keys(PLACES_BY_REGION), PETITE_COTE, ...PLACES],
  // These two are fields of their own.
  ...PRESET_AMENITIES.filter((name) => name !== 'Swimming Pool' && name !== 'Elevator'),
]
const OPERATORS = ['atLeast', 'atMost', 'exactly', 'near', 'between']

const isOneOf = (list: readonly string[], field: string) => list.includes(field)
/** What an address takes, and nothing else, is offered. */
const namesOf = (field: string) => [...new Set(NAMES)].filter((name) => readWishCode(`${field}.oneOf.${name}`))
const operatorsOf = (field: string) =>
  OPERATORS.filter((op) => readWishCode(`${field}.${op}.${op === 'between' ? '1|2' : '1'}.buy`) && !isUnsaid(field, op))
/** Nobody counts a household from and to. */
const isUnsaid = (field: string, op: string) => field === 'people' && op === 'between'

const NAMES_OF = new Map<string, readonly string[]>(NAME_FIELDS.map((field) => [field, namesOf(field)]))

function describe(field: keyof typeof MEANINGS): string {
  const note = MEANINGS[field] && ` (${MEANINGS[field]})`
  const names = (NAMES_OF.get(field) ?? []).filter((name) => field !== 'near' || !NAMES_OF.get('place')?.includes(name))
  if (isOneOf(NAME_FIELDS, field)) return `${field}.oneOf or ${field}.not${note}: ${names.join('|')}`
  if (isOneOf(FLAG_FIELDS, field)) return `${field}.exactly.true or ${field}.exactly.false${note}`
  if (isOneOf(NUMBER_FIELDS, field) || field === 'people') {
    return `${operatorsOf(field)
      .map((op) => `${field}.${op}`)
      .join(', ')}${note}`
  }
  return `${field}.atMost${note}`
}

/** How a wish is written, for a model. Made of what `readWishCode` takes, so that the two cannot differ. */
export const WISH_GRAMMAR = `A code is field.operator.value, several values with | between them: bedrooms.atLeast.3, area.between.120|160,
place.oneOf.Ngor|Almadies, amenity.not.Gym, lift.exactly.true. "~" behind it: only weighed, no condition. The fields:
${FIELDS.map(describe).join('\n')}`

/** A code of this grammar, or null. Names must be ours to the letter. */
export function readProposedCode(code: string): Wish | null {
  const wish = readWishCode(code)
  if (!wish || !isOneOf(FIELDS, wish.field) || isUnsaid(wish.field, wish.op)) return null
  const isNamed = wish.op === 'oneOf' || wish.op === 'not'
  if (isNamed && !wish.value.every((name) => NAMES_OF.get(wish.field)?.includes(name))) return null
  return wish.field === 'people' ? { ...wish, isHard: false } : wish
}
