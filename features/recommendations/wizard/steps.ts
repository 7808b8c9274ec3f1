import type { AnswerField } from '../answers.ts'

export const STEPS = ['basics', 'lifestyle', 'goals'] as const
export type Step = (typeof STEPS)[number]
/** Where one is in the wizard; each is a place in the browser's history, named by the hash. */
export type WizardPlace = Step | 'results'

const FIELDS: Record<Step, readonly AnswerField[]> = {
  basics: ['min', 'max', 'type', 'place', 'bedrooms', 'bathrooms'],
  lifestyle: ['lifestyle', 'family', 'work', 'transport'],
  goals: ['goal', 'time', 'words'],
}

export function placeOfHash(hash: string): WizardPlace {
  const name = hash.slice(1)
  return name === 'results' ? name : (STEPS.find((step) => step === name) ?? 'basics')
}

export function stepOf(field: AnswerField): Step {
  return STEPS.find((step) => FIELDS[step].includes(field)) ?? 'basics'
}

/** In the order they are asked in. */
export function firstAsked(fields: readonly AnswerField[]): AnswerField | undefined {
  return STEPS.flatMap((step) => FIELDS[step]).find((field) => fields.includes(field))
}
