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

/** 'Relocation, Home': each once, even where two keys read the same. */
export function sayInterests(keys: readonly string[], words: Record<Interest, string>): string {
  return [...new Set(keys.map((key) => ownEntry<string>(words, key) ?? key))].join(', ')
}
