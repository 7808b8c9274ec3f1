/** What the shell must know on every page: that something waits. All else comes with the bar (waiting-bar.tsx). */
export const WAITING_STORAGE = 'kais-waiting'
/** On window, when this tab changes the list; other tabs hear 'storage'. */
export const WAITING_EVENT = 'kais-waiting'

export function isAnythingWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_STORAGE) !== null
  } catch {
    return false
  }
}
