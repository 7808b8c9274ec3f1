import type { Locale } from '#common/locale.ts'
import { isRecord } from '#common/own-entry.ts'
import { keptConfirmations } from './kept-words.ts'

interface Amount {
  label: string
  amount: string
}

/** What a visitor is shown once something arrived, in the language it was sent in. The server words it (POST answers with it). */
export interface Confirmation {
  locale: Locale
  title: string
  thanks: string
  /** By which visitor and staff speak of it: 'KR-4827-1935'. */
  reference: string
  /** Day and hour in Dakar. */
  sentAt: string
  /** What was sent, question by question. */
  facts: { label: string; text: string }[]
  price: { title: string; lines: Amount[]; total: Amount } | null
  /** Who answers, and when. */
  next: string[]
  /** The address of a calendar file, where there is a date. */
  calendar: string | null
  /** Path of a page of its own, where it can be followed. */
  page?: string | undefined
}

/** Nobody but our own server and our own pages writes one: it is whole, or it is none of ours. */
export function readConfirmation(value: unknown): Confirmation | null {
  return isRecord(value) && typeof value.reference === 'string' ? (value as unknown as Confirmation) : null
}

/** React Router's key for an entry of the history that it did not make. */
const FIRST_ENTRY = 'default'

/** Of one tab, so many are shown again after a reload or on the way back. */
const MOST_KEPT = 5

let isDocumentNew = true

/**
 * An address that is typed, or opened from elsewhere, has the same place each time: whoever comes that way, perhaps somebody
 * else at the same computer, finds the form.
 */
function forgetEarlierVisits(): void {
  if (!isDocumentNew) return
  isDocumentNew = false
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') return
  keptConfirmations.write((keptConfirmations.read() ?? []).filter(([name]) => !name.startsWith(`${FIRST_ENTRY} `)))
}

/** `place`: use-confirmation.ts. */
export function keptConfirmation(place: string): Confirmation | null {
  forgetEarlierVisits()
  const found = keptConfirmations.read()?.find(([name]) => name === place)
  return found ? readConfirmation(found[1]) : null
}

export function keepConfirmation(place: string, confirmation: Confirmation | null): void {
  const others = (keptConfirmations.read() ?? []).filter(([name]) => name !== place)
  keptConfirmations.write(confirmation ? [...others.slice(1 - MOST_KEPT), [place, confirmation]] : others)
}
