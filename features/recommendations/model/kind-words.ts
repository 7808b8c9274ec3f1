import type { Kind } from '#features/nest/property-types.ts'
import { stem, words } from './fold-words.ts'

const KIND_WORDS: Record<Kind, string> = {
  apartment: 'apartment flat appartement',
  villa: 'villa house maison',
  penthouse: 'penthouse apartment appartement',
  duplex: 'duplex apartment appartement',
  townhouse: 'townhouse house maison',
  studio: 'studio apartment appartement',
  commercial: 'commercial office shop bureau boutique',
  land: 'land plot terrain parcelle',
}
const kindStems = new Map(
  Object.entries(KIND_WORDS).map(([kind, names]) => [kind, new Set(names.split(' ').map((name) => stem(name)))]),
)
const everyKind = new Set([...kindStems.values()].flatMap((names) => [...names]))

/** The home as a whole, by the name of a kind or by the general word. */
export function isHomeWord(folded: string): boolean {
  return everyKind.has(stem(folded)) || /^(?:home|property|bien|logement|local|space)$/.test(folded)
}

export function namesKind(text: string): boolean {
  return words(text).some((word) => everyKind.has(stem(word)))
}

export function namesOtherKind(text: string, kind: Kind): boolean {
  const own = kindStems.get(kind)
  return words(text).some((word) => everyKind.has(stem(word)) && !own?.has(stem(word)))
}
