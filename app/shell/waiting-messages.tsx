import { useSyncExternalStore } from 'react'
import { isAnythingWaiting, WAITING_EVENT } from '#platform/forms/waiting-sign.ts'
import { useLater } from '#ui/use-later.ts'

const loadBar = () => import('#platform/forms/waiting-bar.tsx').then(({ WaitingBar }) => WaitingBar)

const EVENTS = [WAITING_EVENT, 'storage', 'online', 'offline']

function subscribe(onChange: () => void) {
  for (const name of EVENTS) window.addEventListener(name, onChange)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange)
  }
}

/** Messages written without a network leave from whichever page is open when it is back; what does it is fetched then. */
export function WaitingMessages() {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isAnythingWaiting(),
    () => false,
  )
  const WaitingBar = useLater(loadBar, isWanted, () => {})
  return WaitingBar && <WaitingBar />
}
