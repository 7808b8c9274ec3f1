import { useEffect, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { shellMessages } from './messages.ts'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** A link to another page of ours, opened in this tab. */
function leavesPage({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return false
  return link.pathname !== location.pathname || link.search !== location.search
}

/** While there is no network, the page that is open stays open: a link says why it does not lead on. */
export function NoNetwork() {
  const { offline } = useMessages(shellMessages)
  const [isOffline, setOffline] = useState(false)

  useEffect(() => subscribe(() => setOffline(!navigator.onLine)), [])
  useEffect(() => {
    if (!isOffline) return
    const stay = (event: MouseEvent) => {
      if (leavesPage(event)) event.preventDefault()
    }
    // Before React Router hears of the press: what it could not load it would leave the page for.
    document.addEventListener('click', stay, { capture: true })
    return () => document.removeEventListener('click', stay, { capture: true })
  }, [isOffline])

  return (
    <div role="status" className="offline">
      {isOffline && <p>{offline}</p>}
    </div>
  )
}
