import { z } from 'zod'
import { LOCALES, type Locale } from '#common/locale.ts'
import type { Sender } from '#common/sender.ts'
import { say } from '#common/validation.ts'
import type { FormSigns } from './suspicion.ts'

/** What a use case that takes something from visitors is given. */
export interface SubmissionRequest<Content> extends Pick<FormSigns, 'trap' | 'elapsedMs'> {
  submission: Content
  /** The language it was written in: the answer uses it. */
  locale: Locale
  idempotencyKey: string | undefined
  sender: Sender
  /** Keys of earlier tries that this one overtakes. */
  replaces?: readonly string[]
}

/** What our forms send beside their content. */
export const submissionHeaders = z.object({
  /** A caller without one asks for no protection against a repeated tap. */
  'idempotency-key': z.string().min(8, say('invalid')).max(100, say('tooLong')).optional(),
  /** The language of the page it was written on, which a cookie may contradict: somebody was sent a link to /fr. */
  'content-language': z.enum(LOCALES).optional().catch(undefined),
  /** What stood in the field that people cannot see (suspicion.ts). */
  'x-form-trap': z.string().optional(),
  /** Milliseconds from the first look at the form to the press. */
  'x-form-elapsed': z.coerce.number().nonnegative().optional().catch(undefined),
  /** Keys of earlier tries of the same draft whose answers were lost: what they stored is overtaken by this one. */
  'x-form-replaces': z.string().max(1_000).optional().catch(undefined),
})

/**
 * From one address, through each door that visitors write through: POST /api/contact, /api/inquiries and /api/bookings, and the forms
 * of all pages together when they are sent without scripts (server/pages/pages.ts).
 */
export const SUBMISSIONS_PER_MINUTE = 20
