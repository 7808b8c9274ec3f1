/** By which a visitor and staff speak of one submission: 'KR-4827-1935'. Digits only, so that it can be read out in any language. */

/** Their places are part of every reference ever given: only append. */
export const SUBMISSION_KINDS = ['contact', 'inquiry', 'booking'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** A stay has references of its own (stays/stay-reference.ts); what looks like spam is held back, let through and deleted like these. */
export const HELD_BACK_KINDS = [...SUBMISSION_KINDS, 'stay'] as const
export type HeldBackKind = (typeof HELD_BACK_KINDS)[number]

interface SubmissionId {
  kind: SubmissionKind
  id: number
}

const HALF = 10_000
/** Changing one of these changes every reference. */
const ROUND_KEYS = [2_654_435_761, 40_503, 1_640_531_527, 374_761_393, 668_265_263, 2_246_822_519]

/** A number below HALF that looks like no other: not a secret, for a reference opens nothing, but nothing to count by either. */
function scramble(half: number, key: number): number {
  let mixed = Math.imul(half + 1, key | 1) ^ key
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % HALF
}

const digits = (half: number) => String(half).padStart(4, '0')

/**
 * A permutation of eight digits (a Feistel network): two submissions never share one, no table has to remember it, and how
 * many people wrote before cannot be read from it.
 */
export function toPlace(mark: 'KR' | 'KS' | 'KV', place: number): string {
  let [left, right] = [Math.floor(place / HALF) % HALF, place % HALF]
  for (const key of ROUND_KEYS) [left, right] = [right, (left + scramble(right, key)) % HALF]
  return `${mark}-${digits(left)}-${digits(right)}`
}

/** However it is typed: 'kr 4827 1935'. Null for anything else. */
export function fromPlace(mark: 'KR' | 'KS' | 'KV', text: string): number | null {
  const [, first, second] =
    new RegExp(`^\\s*${mark}[\\s\\p{Pd}]*(\\d{4})[\\s\\p{Pd}]*(\\d{4})\\s*$`, 'iu').exec(text) ?? []
  if (!first || !second) return null
  let [left, right] = [Number(first), Number(second)]
  for (const key of ROUND_KEYS.toReversed()) [left, right] = [(right - scramble(left, key) + HALF) % HALF, left]
  return left * HALF + right
}

export function referenceOf({ kind, id }: SubmissionId): string {
  return toPlace('KR', id * SUBMISSION_KINDS.length + SUBMISSION_KINDS.indexOf(kind))
}

export function readReference(text: string): SubmissionId | null {
  const place = fromPlace('KR', text)
  if (place === null) return null
  const kind = SUBMISSION_KINDS[place % SUBMISSION_KINDS.length] ?? 'contact'
  return { kind, id: Math.floor(place / SUBMISSION_KINDS.length) }
}
