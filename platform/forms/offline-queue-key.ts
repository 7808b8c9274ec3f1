import { keptInBrowser } from '#ui/browser-storage.ts'

/**
 * Messages that wait for the network, unread: the shell must know on every page that something waits, and no more. Their
 * reader comes with the bar (offline-queue.ts).
 */
export const keptQueue = keptInBrowser<unknown>({ key: 'kais-waiting', read: (kept) => kept })
