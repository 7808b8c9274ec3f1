import type { AnswerField } from '../answers.ts'

export const STEPS = ['basics', 'lifestyle', 'goals'] as const
/** Each is a place in the browser's history, named by the hash. */
export type Step = (typeof STEPS)[number]

const FIELDS: Record<Step, readonly AnswerField[]> = {
  basics: ['min', 'max', 'type', 'place', 'bedrooms', 'bathrooms'],
  lifestyle: ['lifestyle', 'family', 'work', 'transport'],
  goals: ['goal', 'time', 'words'],
}

export function stepOfHash(hash: string): Step {
  return STEPS.find((step) => step === hash.slice(1)) ?? 'basics'
}

export function stepOf(field: AnswerField): Step {
  return STEPS.find((step) => FIELDS[step].includes(field)) ?? 'basics'
}

/** In the order they are asked in. */
export function firstAsked(fields: readonly AnswerField[]): AnswerField | undefined {
  return STEPS.flatMap((step) => FIELDS[step]).find((field) => fields.includes(field))
}
