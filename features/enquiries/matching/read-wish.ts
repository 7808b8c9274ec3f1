import { NOTHING_ASKED, type Preferences } from '#features/recommendations/preferences.ts'
import { turnOf } from '#features/recommendations/reading/meanings.ts'
import { toPieces } from '#features/recommendations/reading/pieces.ts'
import { readText } from '#features/recommendations/reading/read-text.ts'
import type { ReadingContext } from '#features/recommendations/reading/reading.ts'
import { combine } from '#features/recommendations/wishes/combine.ts'
import { formHints } from '#features/recommendations/wishes/form-wishes.ts'
import { readReading } from '#features/recommendations/wishes/search.ts'
import { fromWishList } from './wish-list.ts'
import type { Wishes } from './wishes.schema.ts'

/** The day, the rates, and the language where the words leave it open. */
export type Reader = Pick<ReadingContext, 'locale' | 'today' | 'rates'>

/** A search as it is read when homes are chosen for it. `result`: its address, which says what the words came to and was corrected. */
export function wishesOf(preferences: Preferences, reader: Reader, result = ''): Wishes {
  const context = { ...reader, ...formHints(preferences), ownAmenities: [] }
  const corrected = readReading(new URLSearchParams(result.split('?')[1]))
  const isRead = corrected.wishes.length + corrected.open.length > 0
  const reading = isRead ? corrected : readText(preferences.words, context)
  return fromWishList(combine(preferences, reading, reader.today).wishes)
}

/** A question about a home names its place as well: so much must be said before it is a wish of somebody's own. */
function enoughOf(text: string, { locale }: Reader): number {
  if (toPieces(text, locale).some((piece) => turnOf(piece) === 'want')) return 1
  return text.includes('?') ? 3 : 2
}

/** Of a long letter, its beginning. */
const MOST_READ = 4_000

/** What somebody's own words ask for; null when they ask for nothing that a home could be compared with. */
export function readWish(written: string, reader: Reader): Wishes | null {
  const text = written.slice(0, MOST_READ)
  const wishes = wishesOf({ ...NOTHING_ASKED, words: text }, reader)
  const { deal, places, minPrice, maxPrice, minBedrooms, minArea } = wishes
  const said = [deal, places[0], minPrice ?? maxPrice, minBedrooms, minArea].filter((one) => one != null)
  return said.length >= enoughOf(text, reader) ? wishes : null
}
