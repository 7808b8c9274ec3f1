import type { Locale } from '#common/locale.ts'
import { findArea } from '#features/nest/places.ts'

/** The house's lines, as a rule asks for them. */
export const RULE_LINES = ['nest', 'experience', 'mobility', 'media', 'invest'] as const
export type RuleLine = (typeof RULE_LINES)[number]

/** By the keys that the forms of the site store; 'general' is of no line. */
const LINE_OF: Readonly<Record<string, RuleLine>> = {
  property: 'nest',
  'real-estate': 'nest',
  recommendation: 'nest',
  stay: 'nest',
  viewing: 'nest',
  'design-consultation': 'nest',
  design: 'nest',
  relocation: 'experience',
  concierge: 'experience',
  'vehicle-rental': 'mobility',
  vehicle: 'mobility',
  mobility: 'mobility',
  'media-partnership': 'media',
  media: 'media',
  investment: 'invest',
  investments: 'invest',
}

export const lineOf = (interest: string): RuleLine | null =>
  Object.hasOwn(LINE_OF, interest) ? (LINE_OF[interest] ?? null) : null

/** What a rule asks for; a null asks for nothing. */
export interface RuleCondition {
  line: string | null
  locale: Locale | null
  /** A place, or several under one name: 'Ngor', 'Petite Côte'. */
  place: string | null
}

/** What is known of a new lead. */
export interface NewLead {
  line: RuleLine | null
  locale: Locale
  /** Of the home they wrote about. */
  place: string | null
}

export function fits(rule: RuleCondition, lead: NewLead): boolean {
  if (rule.line !== null && rule.line !== lead.line) return false
  if (rule.locale !== null && rule.locale !== lead.locale) return false
  return rule.place === null || (lead.place !== null && (findArea(rule.place)?.places ?? []).includes(lead.place))
}

/** Whose turn it is among those who can take one: each after the other, from the first. */
export function whoseTurn(userIds: readonly number[], canTake: ReadonlySet<number>, given: number): number | undefined {
  const able = userIds.filter((id) => canTake.has(id))
  return able[given % able.length]
}
