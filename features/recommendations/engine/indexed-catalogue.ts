import { DEALS, type Deal, KINDS, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import { bitsOf } from './amenity-set.ts'
import type { Catalogue } from './catalogue.ts'
import type { HomeFacts } from './home-facts.ts'

/** A home with what is asked of thousands of them beside each other in memory. */
export interface IndexedHome {
  price: number
  bedrooms: number
  kind: Kind
  isHouse: boolean
  /** Where its place stands in `places`. */
  place: number
  /** Its preset amenities, as bits. */
  presets: number
  facts: HomeFacts
}

/** The homes of a catalogue that people live in, the newest first: of two equal ones the first found comes first. */
export interface IndexedCatalogue {
  homes: readonly IndexedHome[]
  byDeal: Readonly<Record<Deal, readonly IndexedHome[]>>
  byPlace: ReadonlyMap<string, readonly HomeFacts[]>
  places: readonly string[]
}

const NOT_LIVED_IN: readonly Kind[] = ['land', 'commercial']
const HOUSES: readonly Kind[] = relatedKinds('villa')

function index({ homes }: Catalogue): IndexedCatalogue {
  const livedIn = homes
    .filter(({ kind }) => !NOT_LIVED_IN.includes(kind))
    .sort((one, other) => other.createdAt - one.createdAt || one.id - other.id)
  const byPlace = new Map<string, HomeFacts[]>()
  for (const home of livedIn) {
    const there = byPlace.get(home.location)
    if (there) there.push(home)
    else byPlace.set(home.location, [home])
  }
  const places = [...byPlace.keys()]
  const numbers = new Map(places.map((place, at) => [place, at]))
  const indexed = livedIn.map((facts) => ({
    price: facts.price,
    bedrooms: facts.bedrooms,
    // Our own copy of the word: one that a database sent is slower to look up by.
    kind: KINDS[KINDS.indexOf(facts.kind)] ?? facts.kind,
    isHouse: HOUSES.includes(facts.kind),
    place: numbers.get(facts.location) ?? 0,
    presets: bitsOf(facts.amenities),
    facts,
  }))
  const ofDeal = (deal: Deal) => [deal, indexed.filter(({ facts }) => facts.type === deal)]
  return { homes: indexed, byDeal: Object.fromEntries(DEALS.map(ofDeal)), byPlace, places }
}

/** A catalogue is indexed once, by whoever asks it first, and forgotten together with it. */
const kept = new WeakMap<Catalogue, IndexedCatalogue>()

export function indexCatalogue(catalogue: Catalogue): IndexedCatalogue {
  const known = kept.get(catalogue)
  if (known) return known
  const made = index(catalogue)
  kept.set(catalogue, made)
  return made
}

/** The homes of some deals, in the order of the index. */
export function homesOf({ homes, byDeal }: IndexedCatalogue, deals: readonly Deal[]): readonly IndexedHome[] {
  const [deal, ...others] = deals
  if (deal && others.length === 0) return byDeal[deal]
  return homes.filter(({ facts }) => deals.includes(facts.type))
}
