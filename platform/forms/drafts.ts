import { isRecord } from '#common/own-entry.ts'
import { type Kept, keptInBrowser, keptKeys } from '#ui/browser-storage.ts'
import type { FieldProblemTexts, FormValues } from './form-values.ts'
import { DRAFT_PREFIX, isTooOld } from './kept-words.ts'

/** Raised when drafts change their shape: what another version wrote is left alone by nobody, and dropped. */
const VERSION = 1
/** Of the words that were sent and not confirmed, so many keep the key they were sent with. */
const MOST_TRIES = 3

/** Words on their way and the key that makes them one message, however often they are sent. */
export interface Try {
  body: string
  key: string
}

/** Why a message that had waited for the network was not taken; the fields as the API names them. */
export interface Refusal {
  fields: FieldProblemTexts
  notice: string | undefined
}

/** What a visitor typed into a form, kept in their browser until it is sent. */
export interface Draft {
  values: FormValues
  /** What the page itself had filled in meanwhile (see `mark` in use-draft.ts). */
  given: string
  tries: Try[]
  refusal?: Refusal | undefined
}

/** One per form and per thing it is about: a question on home 12 is not one on home 13. */
export function draftName(form: string, about?: string): string {
  return DRAFT_PREFIX + (about ? `${form}:${about}` : form)
}

const isTextOrTexts = (value: unknown) =>
  typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))

function valuesIn(kept: Record<string, unknown>): FormValues {
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isTextOrTexts(value))) as FormValues
}

function isTry(entry: unknown): entry is Try {
  return isRecord(entry) && typeof entry.body === 'string' && typeof entry.key === 'string'
}

function textsIn(value: unknown): FieldProblemTexts {
  if (!isRecord(value)) return {}
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

function refusalIn(value: unknown): Refusal | undefined {
  if (!isRecord(value)) return undefined
  return { fields: textsIn(value.fields), notice: typeof value.notice === 'string' ? value.notice : undefined }
}

function draftIn(kept: unknown, now: number): Draft | null {
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.values)) return null
  if (typeof kept.savedAt !== 'number' || isTooOld(kept.savedAt, now)) return null
  return {
    values: valuesIn(kept.values),
    given: typeof kept.given === 'string' ? kept.given : '',
    tries: Array.isArray(kept.tries) ? kept.tries.filter(isTry).slice(-MOST_TRIES) : [],
    refusal: refusalIn(kept.refusal),
  }
}

const keptDraft = (name: string, now = Date.now()): Kept<Draft> =>
  keptInBrowser({ key: name, read: (kept) => draftIn(kept, now) })

export function readDraft(name: string, now?: number): Draft | null {
  return keptDraft(name, now).read()
}

export function saveDraft(name: string, draft: Draft, now = Date.now()): void {
  const dated = { version: VERSION, savedAt: now, ...draft, tries: draft.tries.slice(-MOST_TRIES) }
  keptDraft(name).write(dated)
}

export function forgetDraft(name: string): void {
  keptDraft(name).clear()
}

/** Drafts of pages that nobody opens again would otherwise stay for good. */
export function forgetOldDrafts(now?: number): void {
  for (const name of keptKeys(DRAFT_PREFIX)) if (!readDraft(name, now)) forgetDraft(name)
}
