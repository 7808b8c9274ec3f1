import type { ErrorBody } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Confirmation, readConfirmation } from './confirmation.ts'

/** The doors of the API that our forms are sent to; nothing that waited goes anywhere else. */
export const DOORS = [
  '/api/contact',
  '/api/inquiries',
  '/api/bookings',
  '/api/stays',
  '/api/viewings',
  '/api/callbacks',
] as const
export type Door = (typeof DOORS)[number]

/** A filled-in form, ready to be sent now or later. */
export interface Message {
  url: Door
  body: string
  /** Makes it one message however often it is sent. */
  key: string
  /** Keys of earlier words of the same draft whose answer was lost: what they may have stored, this takes the place of. */
  replaces?: string[] | undefined
  /** Of the page it was written on. */
  locale: Locale
  /** What stood in the field that people cannot see. */
  trap?: string | undefined
  /** From the first look at the form to the press; left out where that says nothing. */
  elapsedMs?: number | undefined
}

/** For a message's `key`: as good as a UUID, and there without https, which `randomUUID` is not. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type Outcome =
  /** The confirmation as the server words it; null where the answer could not be read. */
  | { kind: 'sent'; confirmation: Confirmation | null }
  /** The message will not do as it is. */
  | { kind: 'refused'; fields: Record<string, string>; notice: string | undefined }
  /** Later, the same message may be taken. */
  | { kind: 'postponed'; notice: string | undefined }
  | { kind: 'unreachable' }

/** A line may fall silent without breaking. Long enough for the slowest phone; the key makes a second try harmless. */
const PATIENCE_MS = 60_000

/** The house is full or away; the message itself is none the worse for it. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

export async function postMessage({ url, body, key, replaces, locale, trap, elapsedMs }: Message): Promise<Outcome> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': locale,
        'Idempotency-Key': key,
        ...(replaces?.length && { 'X-Form-Replaces': replaces.join(',') }),
        // A header takes no letters beyond Latin; that something stands there is all it has to say.
        ...(trap && { 'X-Form-Trap': encodeURIComponent(trap).slice(0, 200) }),
        ...(elapsedMs !== undefined && { 'X-Form-Elapsed': String(Math.round(elapsedMs)) }),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return { kind: 'unreachable' }
  }
  const answer = await response.json().catch(() => null)
  if (response.ok) return { kind: 'sent', confirmation: readConfirmation(answer?.confirmation) }
  const refusal: Partial<ErrorBody> | null = answer
  const notice = refusal?.message
  if (isPassing(response.status)) return { kind: 'postponed', notice }
  return { kind: 'refused', fields: refusal?.fields ?? {}, notice }
}
