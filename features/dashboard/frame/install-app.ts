import { useSyncExternalStore } from 'react'

/** What browsers of Chromium's kind hand over when the staff area could be installed; others have a menu for it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const readers = new Set<() => void>()

function keep(next: InstallOffer | null): void {
  offer = next
  for (const read of readers) read()
}

/** From the frame on: the offer comes once, whatever page is open by then. */
export function listenForInstall(): () => void {
  const hear = (event: Event) => {
    // The browser's own bar would come at a moment of its choosing.
    event.preventDefault()
    keep(event as InstallOffer)
  }
  const forget = () => keep(null)
  addEventListener('beforeinstallprompt', hear)
  addEventListener('appinstalled', forget)
  return () => {
    removeEventListener('beforeinstallprompt', hear)
    removeEventListener('appinstalled', forget)
  }
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** Asks the browser to install the app; null where it cannot, or has already. An offer is good for one question. */
export function useInstall(): (() => void) | null {
  const found = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  if (!found) return null
  return () => {
    void found.prompt()
    keep(null)
  }
}
