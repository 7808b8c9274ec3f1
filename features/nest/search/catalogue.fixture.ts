import type { Database } from '#db/client.server.ts'
import { PLACES_BY_REGION } from '../places.ts'
import { toSearchVector } from '../property.repository.server.ts'
import { properties } from '../property.table.server.ts'
import { DEALS, KINDS } from '../property-types.ts'
import { searchableWords } from './search-words.ts'
import { addToVocabulary } from './vocabulary.repository.server.ts'

const PLACES = Object.values(PLACES_BY_REGION).flat()
const TITLES = [
  ['House of the baobab', 'Maison du baobab'],
  ['Flat above the corniche', 'Appartement au-dessus de la corniche'],
  ['The blue gate', null],
  ['Ocean rooms', 'Chambres sur l’océan'],
] as const
const AMENITIES = ['Swimming Pool', 'Garden', 'Generator', 'Parking']

/** The same numbers each time, so that a failure can be looked at again. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const drawState = (isAvailable: boolean) => ({
  isAvailable,
  saleState: isAvailable ? ('available' as const) : ('draft' as const),
})

function drawHome(roll: () => number) {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(roll() * values.length)] as Value
  const [title, titleFr] = pick(TITLES)
  const type = pick(DEALS)
  const base = { rent: 200_000, buy: 20_000_000, 'short-stay': 20_000 }[type]
  return {
    title,
    titleFr,
    description: 'Rooms around a courtyard.',
    type,
    kind: pick(KINDS),
    // Prices, areas and days repeat, so that an order has to fall back on the id.
    price: String(base * (1 + Math.floor(roll() * 40))),
    area: 20 + Math.floor(roll() * 30) * 20,
    location: pick(PLACES.slice(0, 12)),
    ...(roll() < 0.8 && { latitude: 14.6 + roll() * 0.3, longitude: -17.5 + roll() * 0.4 }),
    bedrooms: Math.floor(roll() * 7),
    bathrooms: Math.floor(roll() * 6),
    amenities: AMENITIES.filter(() => roll() < 0.3),
    isVefa: roll() < 0.3,
    ...drawState(roll() < 0.9),
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(roll() * 90))),
  }
}

/** A catalogue drawn by dice, and what stands in it. */
export async function drawCatalogue(db: Database, homes: number) {
  const roll = dice(42)
  const drawn = Array.from({ length: homes }, () => drawHome(roll))
  await addToVocabulary(db, [...new Set(drawn.flatMap((home) => searchableWords(home)))])
  await db.insert(properties).values(
    drawn.map((home) => ({
      ...home,
      searchWords: toSearchVector(searchableWords(home)),
    })),
  )
  return db.select().from(properties)
}
