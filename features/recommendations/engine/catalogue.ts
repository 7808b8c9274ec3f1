import { isPresetAmenity, PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import type { HomeFacts } from './home-facts.ts'

/**
 * Every home that visitors may see, of all kinds, as the engine looks at it; of very many the newest. Never changed: a change
 * makes another.
 */
export interface Catalogue {
  /** The newest first: of two equal ones the first found comes first. */
  homes: readonly HomeFacts[]
  /** In no order. */
  byPlace: ReadonlyMap<string, readonly HomeFacts[]>
  /** Amenities that staff named themselves, so that free text can ask for them. */
  ownAmenities: readonly string[]
}

function newestFirst(one: HomeFacts, other: HomeFacts): number {
  return other.createdAt - one.createdAt || one.id - other.id
}

/** Homes that are put in their place between two pauses: a millisecond or two. */
const HOMES_AT_ONCE = 10_000

/** Two lists that are in order, as one. Pauses where it yields. */
function* merge(one: readonly HomeFacts[], other: readonly HomeFacts[]): Generator<undefined, readonly HomeFacts[]> {
  const [first, last, firstOther, lastOther] = [one[0], one.at(-1), other[0], other.at(-1)]
  if (!first || !last || !firstOther || !lastOther) return first ? one : other
  // Portions that were read in the order of their age.
  if (newestFirst(last, firstOther) < 0) return one.concat(other)
  if (newestFirst(lastOther, first) < 0) return other.concat(one)
  const merged: HomeFacts[] = []
  let [at, pause] = [0, HOMES_AT_ONCE]
  for (const home of one) {
    for (let next = other[at]; next && newestFirst(next, home) < 0; next = other[at]) {
      merged.push(next)
      at += 1
    }
    merged.push(home)
    if (merged.length < pause) continue
    yield
    pause = merged.length + HOMES_AT_ONCE
  }
  return merged.concat(other.slice(at))
}

/** What is known of a catalogue besides: how often staff used each name of their own, and the numbers of its homes. */
interface Ledger {
  names: ReadonlyMap<string, number>
  /** In the order of the homes. */
  ids: readonly number[]
}
const ledgers = new WeakMap<Catalogue, Ledger>()

function countNames(names: Map<string, number>, { amenities }: HomeFacts, by: 1 | -1): void {
  for (const name of amenities) {
    if (isPresetAmenity(name)) continue
    const count = (names.get(name) ?? 0) + by
    if (count > 0) names.set(name, count)
    else names.delete(name)
  }
}

function withLedger(catalogue: Omit<Catalogue, 'ownAmenities'>, ledger: Ledger): Catalogue {
  const made = { ...catalogue, ownAmenities: [...ledger.names.keys()] }
  ledgers.set(made, ledger)
  return made
}

export interface CatalogueBuilder {
  add: (portion: readonly HomeFacts[]) => void
  /** Puts all of them in order. Pauses where it yields. */
  finish: () => Generator<undefined, Catalogue>
}

/** For a hundred thousand homes: they come in portions, in any order, and nothing is done at once that takes long. */
export function catalogueBuilder(): CatalogueBuilder {
  /** Each in order. */
  let runs: (readonly HomeFacts[])[] = []
  const byPlace = new Map<string, HomeFacts[]>()
  const names = new Map<string, number>()
  // One copy of each word: thousands of equal ones that a database sent take room, and are slower to compare.
  const words = new Map<string, string>([...PRESET_AMENITIES, ...KINDS, ...DEALS].map((text) => [text, text]))
  const word = <Word extends string>(text: Word): Word => {
    if (!words.has(text)) words.set(text, text)
    return words.get(text) as Word
  }
  const keep = (home: HomeFacts): HomeFacts => ({
    ...home,
    type: word(home.type),
    kind: word(home.kind),
    location: word(home.location),
    amenities: home.amenities.map(word),
  })
  return {
    add: (portion) => {
      const homes = portion.map(keep).sort(newestFirst)
      for (const home of homes) {
        countNames(names, home, 1)
        const there = byPlace.get(home.location)
        if (there) there.push(home)
        else byPlace.set(home.location, [home])
      }
      runs.push(homes)
    },
    *finish() {
      // By twos, so that a home is moved only a few times.
      while (runs.length > 1) {
        const merged: (readonly HomeFacts[])[] = []
        for (let at = 0; at < runs.length; at += 2) {
          merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? []))
          yield
        }
        runs = merged
      }
      const homes = runs[0] ?? []
      return withLedger({ homes, byPlace }, { names, ids: homes.map(({ id }) => id) })
    },
  }
}

/** What pauses for others, where there are none. */
export function allAtOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export function toCatalogue(homes: readonly HomeFacts[]): Catalogue {
  const builder = catalogueBuilder()
  builder.add(homes)
  return allAtOnce(builder.finish())
}

/** Where a home belongs in a list that is in order. */
function placeFor(home: HomeFacts, homes: readonly HomeFacts[]): number {
  let [low, high] = [0, homes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const there = homes[middle]
    if (there && newestFirst(there, home) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The same catalogue after a change of a few homes: `changed` are new or as they are now, `goneIds` are no longer shown.
 * Only these are looked at, however many there are besides.
 */
export function withChanges(
  catalogue: Catalogue,
  changed: readonly HomeFacts[],
  goneIds: readonly number[] = [],
): Catalogue {
  const ledger = ledgers.get(catalogue)
  const names = new Map(ledger?.names)
  const [homes, ids, byPlace] = [
    [...catalogue.homes],
    [...(ledger?.ids ?? catalogue.homes.map(({ id }) => id))],
    new Map(catalogue.byPlace),
  ]
  const inPlace = (place: string) => byPlace.get(place) ?? []
  for (const id of new Set([...goneIds, ...changed.map((home) => home.id)])) {
    const at = ids.indexOf(id)
    const gone = homes[at]
    if (!gone) continue
    homes.splice(at, 1)
    ids.splice(at, 1)
    countNames(names, gone, -1)
    const there = inPlace(gone.location)
    const left = there.toSpliced(there.indexOf(gone), 1)
    if (left.length > 0) byPlace.set(gone.location, left)
    else byPlace.delete(gone.location)
  }
  for (const home of changed) {
    const at = placeFor(home, homes)
    homes.splice(at, 0, home)
    ids.splice(at, 0, home.id)
    countNames(names, home, 1)
    byPlace.set(home.location, inPlace(home.location).concat(home))
  }
  return withLedger({ homes, byPlace }, { names, ids })
}
