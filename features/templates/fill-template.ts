import type { TemplateType } from './template-types.ts'

/** Everything a place in a template can stand for. */
export const TEMPLATE_VARIABLES = [
  'firstName',
  'lastName',
  'fullName',
  'subject',
  'agent',
  'company',
  'companyPhone',
  'companyEmail',
  'siteUrl',
  'date',
] as const
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]
export type TemplateValues = Partial<Record<TemplateVariable, string | null>>

const OF_THE_HOUSE = ['agent', 'company', 'companyPhone', 'companyEmail', 'siteUrl', 'date'] as const

/** Which of them a template may use: an article is written to nobody, so it has no first name. */
export const VARIABLES_OF: Record<TemplateType, readonly TemplateVariable[]> = {
  article: OF_THE_HOUSE,
  email: TEMPLATE_VARIABLES,
  social: OF_THE_HOUSE,
  newsletter: ['firstName', 'lastName', 'fullName', ...OF_THE_HOUSE],
}

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g

function isVariable(name: string): name is TemplateVariable {
  return TEMPLATE_VARIABLES.some((known) => known === name)
}

/** Puts the values in their places. A place without a value stays as it is, so that nobody overlooks it. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(PLACE, (place, name: string) => (isVariable(name) && values[name]?.trim()) || place)
}

/** The names in the places of a text, each once; also those we do not know. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))]
}

/** The names in the places of a text that a template of this type cannot fill. */
export function unknownPlaces(text: string, type: TemplateType): string[] {
  const known: readonly string[] = VARIABLES_OF[type]
  return placesIn(text).filter((name) => !known.includes(name))
}
