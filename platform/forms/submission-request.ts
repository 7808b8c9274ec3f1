import type { Locale } from '#common/locale.ts'
import type { FormSigns } from './suspicion.ts'

/** What a use case that takes something from visitors is given. */
export interface SubmissionRequest<Content> extends Pick<FormSigns, 'trap' | 'elapsedMs'> {
  submission: Content
  /** The language it was written in: the answer uses it. */
  locale: Locale
  idempotencyKey: string | undefined
  /** Keys of earlier tries that this one overtakes. */
  replaces?: readonly string[]
}
