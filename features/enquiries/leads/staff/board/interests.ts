import { ownEntry } from '#common/own-entry.ts'

/** What somebody can be interested in, by the key that a form of the site stores. Staff may write words of their own. */
export const INTERESTS = [
  'property',
  'real-estate',
  'recommendation',
  'relocation',
  'concierge',
  'design-consultation',
  'design',
  'stay',
  'vehicle-rental',
  'vehicle',
  'mobility',
  'investment',
  'investments',
  'media-partnership',
  'media',
  'general',
] as const
export type Interest = (typeof INTERESTS)[number]

/** What a filter offers: keys of several forms that mean the same to whoever answers are one choice. Nothing stored changes. */
export const INTEREST_GROUPS = {
  property: ['property', 'real-estate', 'recommendation', 'stay'],
  relocation: ['relocation'],
  concierge: ['concierge'],
  design: ['design', 'design-consultation'],
  vehicle: ['vehicle', 'vehicle-rental', 'mobility'],
  investment: ['investment', 'investments'],
  media: ['media', 'media-partnership'],
  general: ['general'],
} as const satisfies Record<string, readonly Interest[]>
export type InterestGroup = keyof typeof INTEREST_GROUPS

/** The keys that are one choice with this one. */
export function sameInterests(key: string): readonly string[] {
  const groups: readonly (readonly string[])[] = Object.values(INTEREST_GROUPS)
  return groups.find((keys) => keys.includes(key)) ?? [key]
}

/** 'Relocation, Home': each once, even where two keys read the same. */
export function sayInterests(keys: readonly string[], words: Record<Interest, string>): string {
  return [...new Set(keys.map((key) => ownEntry<string>(words, key) ?? key))].join(', ')
}
