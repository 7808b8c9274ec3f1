import type { MouseEvent } from 'react'

/** A press with a key held down, or with another button, opens a tab or a window or saves; that is the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
