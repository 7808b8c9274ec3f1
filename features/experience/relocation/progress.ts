import type { FormDefinition } from '#platform/forms/form.ts'
import type { FormValues } from '#platform/forms/form-values.ts'

export interface PartProgress {
  part: string
  /** How many questions of it must be answered. */
  needed: number
  answered: number
  /** Those that must be and are not, by name. */
  missing: string[]
}

function isAnswered(value: string | string[] | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value?.length)
}

/** How far each section is. Only what must be answered counts: nobody is behind for leaving out the rest. */
export function progressOf({ parts }: FormDefinition, values: FormValues): PartProgress[] {
  return Object.entries(parts).map(([part, fields]) => {
    const needed = Object.keys(fields).filter((name) => !fields[name]?.isOptional)
    const missing = needed.filter((name) => !isAnswered(values[name]))
    return { part, needed: needed.length, answered: needed.length - missing.length, missing }
  })
}
