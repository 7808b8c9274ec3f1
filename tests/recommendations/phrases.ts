import { STARTING_RATES } from '#common/money.ts'
import { townName } from '#features/nest/places.ts'
import { readText } from '#features/recommendations/reading/read-text.ts'
import type { Reading } from '#features/recommendations/reading/reading.ts'
import { placesOf, SEA } from '#features/recommendations/wishes/place-groups.ts'
import type { Wish } from '#features/recommendations/wishes/wish.ts'
import { TODAY } from './catalogue.ts'
import type { Phrase } from './stories.ts'
import type { Condition } from './truth.ts'

type Meant = Condition[2]

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]).map(String)
const hasAll = (read: unknown, meant: unknown) => listOf(meant).every((name) => listOf(read).includes(name))
const isSame = (read: unknown, meant: unknown) => hasAll(read, meant) && hasAll(meant, read)
/** Converted amounts may differ by a franc. */
const isAsMuch = (read: unknown, meant: Meant) =>
  listOf(read).every((amount, at) => Math.abs(Number(amount) - Number(listOf(meant)[at])) < 2)
const isNot = (op: string) => op === 'not'

/** What else says the same as the field of a phrase, in our words. */
const OTHERWISE: Readonly<Record<string, (wish: Wish, meant: Meant, op: string) => boolean>> = {
  sea: ({ field, op, value }, _, meantOp) =>
    field === 'near' && isNot(op) === isNot(meantOp) && listOf(value).includes(SEA),
  point: ({ field, value }, meant) =>
    (field === 'near' || field === 'place') &&
    listOf(value).some((name) => name.toLowerCase() === String(meant).toLowerCase()),
  noise: ({ field, value }) => field === 'quiet' && value === true,
  guests: ({ field, value }, meant) => (field === 'guests' || field === 'people') && value === meant,
  levels: ({ field }, meant) => field === 'noStairs' && meant === 1,
  stepFree: ({ field }) => field === 'noStairs',
  offPlan: ({ field, value }, meant) => field === 'readyBy' && meant === false && String(value) <= TODAY,
  pool: ({ field, op }, meant) => field === 'pool' && isNot(op) && meant === 'none',
  floor: ({ field, op, value }, meant, meantOp) =>
    field === 'floor' && isNot(meantOp) && op === 'atLeast' && value === Number(meant) + 1,
}

const AT_LEAST = ['exactly', 'atLeast']
const ONE_OF = ['exactly', 'oneOf']
const AREAS: Readonly<Record<string, string>> = {
  'Almadies side': 'almadies-side',
  Dakar: 'Dakar',
  'Petite Côte': 'Petite Côte',
}
/** Of towns that are called like their region, the town is meant. */
const areaOf = (name: string) => AREAS[name] ?? townName(name)

/** 'On the Petite Côte, in Saly': in Saly. */
const narrow = (names: readonly string[]) =>
  names.filter((name) => !names.some((other) => other !== name && placesOf(name).includes(other)))

function isMeant(wish: Wish, [field, op, meant]: Condition): boolean {
  if (OTHERWISE[field]?.(wish, meant, op)) return true
  if (wish.field !== field) return false
  const { op: readOp, value } = wish
  if (field === 'price') return isAsMuch(value, meant) && (readOp === op || (op === 'around' && readOp === 'near'))
  if (field === 'place' && !isNot(op))
    return !isNot(readOp) && [value, narrow(listOf(value))].some((read) => isSame(read, listOf(meant).map(areaOf)))
  if (field === 'place' || (field === 'kind' && isNot(op))) return isNot(readOp) && hasAll(value, meant)
  if (field === 'amenity' && !isNot(op))
    return readOp === 'oneOf' && (isSame(value, meant) || (meant === 'WiFi' && hasAll(value, meant)))
  if (op === 'around') return readOp === 'near' && value === meant
  if (isNot(op)) return (isNot(readOp) && isSame(value, meant)) || (typeof value === 'boolean' && value === !meant)
  if (typeof value === 'number' && AT_LEAST.includes(op)) return AT_LEAST.includes(readOp) && value === meant
  return (readOp === op || (ONE_OF.includes(op) && ONE_OF.includes(readOp))) && isSame(value, meant)
}

/** Of these, nothing is said where they do not matter. */
const SILENT_WHERE_OPEN = ['stay', 'readyBy', 'noise', 'sea', 'lift']

function isLeftOpen(field: string, { wishes, open }: Reading): boolean {
  if (field === 'amenity' || open.some((name) => name === field)) return true
  const own = wishes.filter((wish) => wish.field === field)
  return SILENT_WHERE_OPEN.includes(field)
    ? own.length === 0
    : field === 'kind' && own.some(({ value }) => listOf(value).length > 2)
}

/** Who comes and for how long is told beside much else, and how it is paid follows from it. */
/** Where a home lies can be said in several ways: by a place, near it, by the sea, with a view of it. */
const WHERE = ['place', 'point', 'sea', 'amenity']
const TOLD_BESIDE = ['people', 'guests', 'nights', 'deal']

/** What was not understood of a phrase, or understood though nobody said it. */
export function misreadIn({ phrase, locale, means, may = [] }: Phrase): string[] {
  const context = { locale, today: TODAY, rates: STARTING_RATES, deal: null, ownAmenities: [] }
  const reading = readText(phrase, context)
  const isTaken = (meant: Condition) => {
    const [field, op, value] = meant
    if (op === 'open') return isLeftOpen(field, reading)
    if (field === 'question') return reading.questions.length > 0
    if (field === 'stay' && reading.stay && isSame(reading.stay, value)) return true
    return reading.wishes.some((wish) => isMeant(wish, meant))
  }
  // Where two careful people could differ, either will do.
  const isOtherwise = ([field]: Condition) =>
    may.some((other) => (other[0] === field || (WHERE.includes(field) && WHERE.includes(other[0]))) && isTaken(other))
  const extra = reading.wishes.filter(
    (wish) => !TOLD_BESIDE.includes(wish.field) && ![...means, ...may].some((meant) => isMeant(wish, meant)),
  )
  return [
    ...means.filter((meant) => !isTaken(meant) && !isOtherwise(meant)).map((meant) => `not read: ${meant.join(' ')}`),
    ...extra.map(({ field, op, value }) => `nobody said: ${field} ${op} ${value}`),
    ...(means.length + may.length === 0 && reading.wishes.length + reading.unread.length > 0
      ? ['small talk was taken for a wish']
      : []),
  ]
}
