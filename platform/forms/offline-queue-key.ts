/** What the shell must know on every page: that something waits. All else comes with the bar (waiting-bar.tsx). */
export const QUEUE_STORAGE = 'kais-waiting'
/** On window, when this tab changes the list; other tabs hear 'storage'. */
export const QUEUE_EVENT = 'kais-waiting'

export function isAnythingQueued(): boolean {
  try {
    return localStorage.getItem(QUEUE_STORAGE) !== null
  } catch {
    return false
  }
}
