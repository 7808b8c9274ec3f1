import type { Kind } from '#features/nest/property-types.ts'
import { NOTHING_ASKED, type Preferences } from '#features/recommendations/preferences.ts'
import { readAmount } from '#platform/calculator/read-amount.ts'
import { foldText } from '#ui/options.ts'
import type { Wishes } from './wishes.ts'

/** Staff save amounts of ten digits at most; what is larger limits nothing that we offer. */
const MOST_FRANCS = 9_999_999_999

/** A search as it is read when homes are chosen for it. */
export function wishesOf(preferences: Preferences): Wishes {
  const { minBudget, maxBudget, kind } = preferences
  const reading = { deals: [] as ('buy' | 'rent' | 'short-stay')[], places: [] as string[], bedrooms: null, minArea: null }
  const [deal = null, ...others] = reading.deals
  const isCertain = others.length === 0
  // An amount says nothing until one knows whether it is a month, a night or the whole house.
  const amount = (francs: number | null) =>
    isCertain && francs !== null && francs <= MOST_FRANCS ? String(francs) : null
  return {
    deal: isCertain ? deal : null,
    kinds: kind ? [kind] : [],
    places: reading.places,
    minPrice: amount(minBudget),
    maxPrice: amount(maxBudget),
    minBedrooms: reading.bedrooms,
    minArea: reading.minArea,
  }
}

/** 'Office', 'shop' and 'land' are not here: people work in the first, live near the second and arrive. */
const KIND_WORDS: [RegExp, Kind[]][] = [
  [/(?:apartment|flat|appartement|appart)s?/, ['apartment']],
  [/villas?/, ['villa']],
  [/penthouses?/, ['penthouse']],
  [/duplex/, ['duplex']],
  [/town ?houses?|maisons? de ville/, ['townhouse']],
  [/houses?|maisons?(?! de ville)/, ['villa', 'townhouse']],
  [/studios?/, ['studio']],
  [/plots?|terrains?|parcelles?/, ['land']],
]
const REFUSED = '(?<!\\b(?:no|not an?|not the|pas de|pas d.|pas un|pas une|sans) )'

function readKinds(text: string): Kind[] {
  const folded = foldText(text)
  const named = KIND_WORDS.filter(([words]) => new RegExp(`${REFUSED}\\b(?:${words.source})\\b`).test(folded))
  return [...new Set(named.flatMap(([, kinds]) => kinds))]
}

const FIGURE = "\\d+(?:[\\s.,'’]\\d+)*"
const SCALE = '[Mm]illions?|[Mm]illiards?|M|[kK]'
const FRANCS = '[Ff]\\s?CFA|[Ff]cfa|CFA|cfa|XOF|xof|[Ff]rancs?'
/** One amount, or '1 to 2 million': with its scale or its currency, or it is a telephone number or a date. */
const AMOUNT = new RegExp(
  `(?:(${FIGURE})\\s?(?:-|–|to|and|à|et)\\s?)?(${FIGURE})\\s?(${SCALE})?(?:\\s?(?:de\\s)?(${FRANCS}))?(?![\\p{L}\\d²])`,
  'gu',
)
const AT_LEAST = /(?:from|at least|minimum|starting at|à partir de|au moins|dès)\s(?:de\s)?$/i

function readBudget(text: string): Pick<Preferences, 'minBudget' | 'maxBudget'> {
  for (const { 0: whole, 1: first, 2: last = '', 3: scale = '', 4: currency, index } of text.matchAll(AMOUNT)) {
    if (!currency && (scale === '' || /^k$/i.test(scale))) continue
    const [low, high] = [first, last].map((figure) => {
      const read = figure ? readAmount(`${figure} ${scale}`) : null
      return read && 'francs' in read ? Number(read.francs) : null
    })
    if (high == null || whole === '') continue
    if (low != null) return { minBudget: low, maxBudget: high }
    const isLeast = AT_LEAST.test(text.slice(0, index))
    return isLeast ? { minBudget: high, maxBudget: null } : { minBudget: null, maxBudget: high }
  }
  return { minBudget: null, maxBudget: null }
}

const WANTS =
  /\b(?:look(?:ing)? for|search|need|want|wish|would like|we’d like|i’d like|hope to|cherch|recherch|voul|voudr|souhait|besoin|aimer)/

/** A question about a home names its place as well: so much must be said before it is a wish of somebody's own. */
function enoughOf(text: string): number {
  if (WANTS.test(foldText(text))) return 1
  return text.includes('?') ? 3 : 2
}

/** Of a long letter, its beginning. */
const MOST_READ = 2_000

/** What somebody's own words ask for; null when they ask for nothing that a home could be compared with. */
export function readWish(written: string): Wishes | null {
  const text = written.slice(0, MOST_READ)
  const budget = readBudget(text)
  const wishes = wishesOf({ ...NOTHING_ASKED, ...budget, words: text })
  const { deal, places, minPrice, maxPrice, minBedrooms, minArea } = wishes
  const said = [deal, places[0], minPrice ?? maxPrice, minBedrooms, minArea].filter((one) => one != null)
  return said.length >= enoughOf(text) ? { ...wishes, kinds: readKinds(text) } : null
}
