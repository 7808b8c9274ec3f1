/** A property has a deal (SPEC: type) and a kind; off-plan (VEFA) is a flag beside them. */
export const DEALS = ['rent', 'buy', 'short-stay'] as const
export type Deal = (typeof DEALS)[number]

export const KINDS = ['apartment', 'villa', 'penthouse', 'duplex', 'townhouse', 'studio', 'commercial', 'land'] as const
export type Kind = (typeof KINDS)[number]

const FLATS: readonly Kind[] = ['apartment', 'penthouse', 'duplex', 'studio']
const HOUSES: readonly Kind[] = ['villa', 'townhouse']
const LIVED_IN: readonly Kind[] = [...FLATS, ...HOUSES]

/** Kinds that may do instead: a penthouse for an apartment, a townhouse for a villa. */
export function relatedKinds(kind: Kind): readonly Kind[] {
  return [FLATS, HOUSES].find((family) => family.includes(kind)) ?? [kind]
}

/** Kinds that can be talked about at all: whoever looks for a villa may look at a flat, but never at an office. */
export function comparableKinds(kind: Kind): readonly Kind[] {
  return LIVED_IN.includes(kind) ? LIVED_IN : [kind]
}

/** What the public `type` filter accepts: a deal, a kind, or vefa. */
export const TYPE_FILTERS = ['all', ...DEALS, ...KINDS, 'vefa'] as const
export type TypeFilter = (typeof TYPE_FILTERS)[number]

/** The reference people say on the phone: KN-0042. */
export function propertyReference(id: number): string {
  return `KN-${String(id).padStart(4, '0')}`
}

export const PROPERTY_SORTS = ['newest', 'price-asc', 'price-desc', 'sqm-asc', 'area-desc'] as const
export type PropertySort = (typeof PROPERTY_SORTS)[number]
