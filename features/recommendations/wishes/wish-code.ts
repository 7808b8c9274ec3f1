import { isPresetAmenity } from '#features/nest/amenities.ts'
import { findArea } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { GOALS, LIFESTYLES, TRANSPORT_NEEDS, WORK_ARRANGEMENTS } from '../preferences.ts'
import { LANDMARKS, PLACE_GROUPS, placesOf, SEA } from './place-groups.ts'
import {
  type AskedFor,
  FLAG_FIELDS,
  type FlagField,
  NAME_FIELDS,
  type NameField,
  NUMBER_FIELDS,
  type NumberField,
  type Wish,
} from './wish.ts'

/** A wish as it stands in an address: 'bedrooms.atLeast.3', 'price.atMost.250000000.buy', 'amenity.oneOf.Terrace~'. */
export function codeOf(wish: Wish): string {
  const value = Array.isArray(wish.value) ? wish.value.join('|') : String(wish.value)
  const per = wish.field === 'price' ? `.${wish.per}` : ''
  return `${wish.field}.${wish.op}.${value}${per}${wish.isHard ? '' : '~'}`
}

const POOLS = ['private', 'shared', 'any']
const isIn = (list: readonly string[]) => (name: string) => list.includes(name)

/** The names that each field knows: an address can say nothing else. */
const IS_NAME: Record<NameField, (name: string) => boolean> = {
  deal: isIn(DEALS),
  kind: isIn(KINDS),
  place: (name) => placesOf(name).length > 0,
  near: (name) => name === SEA || Object.hasOwn(LANDMARKS, name) || placesOf(name).length > 0,
  amenity: isPresetAmenity,
  pool: isIn(POOLS),
  lifestyle: isIn(LIFESTYLES),
  work: isIn(WORK_ARRANGEMENTS),
  transport: isIn(TRANSPORT_NEEDS),
  goal: isIn(GOALS),
}

const MOST_NAMES = 12
const NUMBER_OPS = ['atLeast', 'atMost', 'exactly', 'near']
/** More than any home has, and the dearest price that a form takes. */
const HIGHEST: Readonly<Record<NumberField | 'people', number>> = {
  ...{ price: 9_999_999_999, bedrooms: 99, bathrooms: 99, area: 100_000, levels: 99, floor: 200, people: 99 },
  ...{ guests: 999, nights: 365, lease: 1_200 },
}

const has = <Name extends string>(list: readonly Name[], name: string): name is Name => list.includes(name as Name)
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

function readNumber(field: NumberField | 'people', op: string, text: string, per: string | undefined): AskedFor | null {
  const numbers = text.split('|').map(Number)
  const [low = Number.NaN, high] = numbers
  if (
    text === '' ||
    !numbers.every(
      (value) =>
        Number.isInteger(value) &&
        value >= (field === 'nights' || field === 'guests' ? 1 : 0) &&
        value <= HIGHEST[field],
    ) ||
    (field === 'price' && !has(DEALS, per ?? ''))
  )
    return null
  const price = field === 'price' ? { per } : {}
  if (op === 'between')
    return high !== undefined && low <= high ? ({ field, op, value: [low, high], ...price } as AskedFor) : null
  return NUMBER_OPS.includes(op) && numbers.length === 1 ? ({ field, op, value: low, ...price } as AskedFor) : null
}

/** 'sacre coeur' as we write it. */
const placeName = (name: string) => (name in PLACE_GROUPS ? name : (findArea(name)?.name ?? name))

function readNames(field: NameField, op: string, text: string, own: readonly string[]): AskedFor | null {
  const written = text.split('|')
  const names = [...new Set(field === 'place' || field === 'near' ? written.map(placeName) : written)]
  const isKnown = (name: string) => IS_NAME[field](name) || (field === 'amenity' && own.includes(name))
  if ((op !== 'oneOf' && op !== 'not') || names.length > MOST_NAMES || !names.every(isKnown)) return null
  return { field, op, value: names }
}

/** What a code asks for, or null: whoever writes an address can only put wishes into it that we know. */
export function readAsked(code: string, ownAmenities: readonly string[] = []): AskedFor | null {
  const [field = '', op = '', value = '', per] = code.split('.')
  if (has(NUMBER_FIELDS, field)) return readNumber(field, op, value, per)
  if (field === 'people') return op === 'between' ? null : readNumber(field, op, value, per)
  if (has(NAME_FIELDS, field)) return readNames(field, op, value, ownAmenities)
  if (has(FLAG_FIELDS, field) && op === 'exactly' && (value === 'true' || value === 'false')) {
    return { field: field satisfies FlagField, op, value: value === 'true' }
  }
  return field === 'readyBy' && op === 'atMost' && isDay(value) ? { field, op, value } : null
}

export function readWishCode(code: string, ownAmenities: readonly string[] = []): Wish | null {
  const isHard = !code.endsWith('~')
  const asked = readAsked(isHard ? code : code.slice(0, -1), ownAmenities)
  return asked && { ...asked, isHard, from: { words: '' } }
}
