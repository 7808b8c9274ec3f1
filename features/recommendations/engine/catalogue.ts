import { isPresetAmenity } from '#features/nest/amenities.ts'
import type { HomeFacts } from './home-facts.ts'

/** Every home that visitors may see, of all kinds, as the engine looks at it. Never changed: a change makes another. */
export interface Catalogue {
  /** The newest first: of two equal ones the first found comes first. */
  homes: readonly HomeFacts[]
  byPlace: ReadonlyMap<string, readonly HomeFacts[]>
  /** Amenities that staff named themselves, so that free text can ask for them. */
  ownAmenities: readonly string[]
}

function newestFirst(one: HomeFacts, other: HomeFacts): number {
  return other.createdAt - one.createdAt || one.id - other.id
}

/** Two lists that are in order, as one. */
function merge(one: readonly HomeFacts[], other: readonly HomeFacts[]): HomeFacts[] {
  const merged: HomeFacts[] = []
  let at = 0
  for (const home of one) {
    for (let next = other[at]; next && newestFirst(next, home) < 0; next = other[at]) {
      merged.push(next)
      at += 1
    }
    merged.push(home)
  }
  for (const home of other.slice(at)) merged.push(home)
  return merged
}

/** How often staff used each name of their own. */
const keptNames = new WeakMap<Catalogue, ReadonlyMap<string, number>>()

function countNames(names: Map<string, number>, { amenities }: HomeFacts, by: 1 | -1): void {
  for (const name of amenities) {
    if (isPresetAmenity(name)) continue
    const count = (names.get(name) ?? 0) + by
    if (count > 0) names.set(name, count)
    else names.delete(name)
  }
}

function withNames(catalogue: Omit<Catalogue, 'ownAmenities'>, names: ReadonlyMap<string, number>): Catalogue {
  const made = { ...catalogue, ownAmenities: [...names.keys()] }
  keptNames.set(made, names)
  return made
}

export interface CatalogueBuilder {
  add: (portion: readonly HomeFacts[]) => void
  finish: () => Catalogue
}

/** For a hundred thousand homes: they come in portions, in any order, and nothing is done at the end that takes long. */
export function catalogueBuilder(): CatalogueBuilder {
  /** Each in order, each at least twice as long as the next: a home is moved only a few times. */
  const runs: HomeFacts[][] = []
  const names = new Map<string, number>()
  // One copy of each word: thousands of equal ones that a database sent take room, and are slower to compare.
  const words = new Map<string, string>()
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
  const mergeLast = () => {
    const [last = [], before = []] = [runs.pop(), runs.pop()]
    runs.push(merge(before, last))
  }
  return {
    add: (portion) => {
      for (const home of portion) countNames(names, home, 1)
      runs.push(portion.map(keep).sort(newestFirst))
      while (runs.length > 1 && (runs.at(-2)?.length ?? 0) < 2 * (runs.at(-1)?.length ?? 0)) mergeLast()
    },
    finish: () => {
      while (runs.length > 1) mergeLast()
      const homes = runs[0] ?? []
      const byPlace = new Map<string, HomeFacts[]>()
      for (const home of homes) {
        const there = byPlace.get(home.location)
        if (there) there.push(home)
        else byPlace.set(home.location, [home])
      }
      return withNames({ homes, byPlace }, names)
    },
  }
}

export function toCatalogue(homes: readonly HomeFacts[]): Catalogue {
  const builder = catalogueBuilder()
  builder.add(homes)
  return builder.finish()
}

/** The same catalogue after a change of a few homes: `changed` are new or as they are now, `goneIds` are no longer shown. */
export function withChanges(
  catalogue: Catalogue,
  changed: readonly HomeFacts[],
  goneIds: readonly number[] = [],
): Catalogue {
  const names = new Map(keptNames.get(catalogue))
  const added = toCatalogue(changed).homes
  const touched = new Set([...goneIds, ...changed.map(({ id }) => id)])
  const places = new Set(changed.map(({ location }) => location))
  const stayed = catalogue.homes.filter((home) => {
    if (!touched.has(home.id)) return true
    places.add(home.location)
    countNames(names, home, -1)
    return false
  })
  for (const home of added) countNames(names, home, 1)
  const byPlace = new Map(catalogue.byPlace)
  for (const place of places) {
    const there = (byPlace.get(place) ?? []).filter(({ id }) => !touched.has(id))
    const merged = merge(
      there,
      added.filter(({ location }) => location === place),
    )
    if (merged.length > 0) byPlace.set(place, merged)
    else byPlace.delete(place)
  }
  return withNames({ homes: merge(stayed, added), byPlace }, names)
}
