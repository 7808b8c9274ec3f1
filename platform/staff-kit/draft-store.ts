import { isRecord } from '#common/own-entry.ts'
import { type Kept, keptInBrowser, keptKeys } from '#ui/browser-storage.ts'

/** A version of a record as a form shows it. */
export interface FormBase<Values> {
  values: Values
  /** The record's `updatedAt`; null while it is new. */
  version: string | null
}

/** What a form holds that is not saved yet, and what it was begun on. */
export interface Draft<Values> {
  values: Values
  base: FormBase<Values>
  typedAt: string
}

const PREFIX = 'kais-staff-draft:'

/** What the form made of its own values, it knows to read. */
function isDraft<Values>(kept: unknown): kept is Draft<Values> {
  return isRecord(kept) && isRecord(kept.values) && isRecord(kept.base) && typeof kept.typedAt === 'string'
}

export function keptDraft<Values>(name: string): Kept<Draft<Values>> {
  return keptInBrowser({ key: PREFIX + name, read: (kept) => (isDraft<Values>(kept) ? kept : null) })
}

export function draftNames(): string[] {
  return keptKeys(PREFIX).map((key) => key.slice(PREFIX.length))
}
