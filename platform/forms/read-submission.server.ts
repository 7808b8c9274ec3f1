import type { Locale } from '#common/locale.ts'
import type { Sender } from '#common/sender.ts'
import type { SubmissionRequest } from './submission-request.ts'

interface Sent<Content> {
  body: Content
  locale: Locale
  sender: Sender
  headers: {
    'idempotency-key'?: string | undefined
    'content-language'?: Locale | undefined
    'x-form-trap'?: string | undefined
    'x-form-elapsed'?: number | undefined
    'x-form-replaces'?: string | undefined
  }
}

/** A draft keeps fewer tries than that. */
const MOST_REPLACED = 5

/** What a door of the API hands to its use case; the headers are those of `submissionHeaders`. */
export function readSubmission<Content>({ body, locale, sender, headers }: Sent<Content>): SubmissionRequest<Content> {
  return {
    submission: body,
    locale: headers['content-language'] ?? locale,
    idempotencyKey: headers['idempotency-key'],
    sender,
    trap: headers['x-form-trap'],
    elapsedMs: headers['x-form-elapsed'],
    replaces: headers['x-form-replaces']?.split(',').slice(0, MOST_REPLACED) ?? [],
  }
}
