import { keptInBrowser, keptKeys } from '#ui/browser-storage.ts'

/** What the browser keeps of forms, unread: pages must know that there is something, and no more. */

export const DRAFT_PREFIX = 'kais-draft:'
const LIFETIME_MS = 7 * 24 * 60 * 60_000

/** A clock that was set back must not make anything eternal. */
export function isTooOld(since: number, now = Date.now()): boolean {
  return Math.abs(now - since) > LIFETIME_MS
}

/** Messages that wait for the network. Their reader comes with the bar (offline-queue.ts). */
export const keptQueue = keptInBrowser<unknown>({ key: 'kais-waiting', read: (kept) => kept })

/** What was sent from this tab, and is shown in the place of its form. */
export const keptConfirmations = keptInBrowser<[string, unknown][]>({
  key: 'kais-confirmed',
  area: 'session',
  read: (kept) => (Array.isArray(kept) ? kept.filter(Array.isArray) : null) as [string, unknown][] | null,
})

/** A form that sleeps (ui/asleep.tsx) has something to show by itself. */
export function areWordsKept(): boolean {
  return keptKeys(DRAFT_PREFIX).length > 0 || keptQueue.read() !== null || (keptConfirmations.read() ?? []).length > 0
}
