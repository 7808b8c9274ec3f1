import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#ui/page/site.ts'
import { OVERDUE } from '#ui/use-lazy-component.ts'
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
function linkAway({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname !== location.pathname || link.search !== location.search ? link : null
}

/** Language, currency and the like are the server's to change: without it the form would only lose the page. */
const isPreference = ({ target }: Event) =>
  target instanceof HTMLFormElement && target.getAttribute('action') === '/preferences'

/** Whoever keeps pages (app/offline) answers for them. */
const hasKeeper = () => Boolean(navigator.serviceWorker?.controller)

/** Code that somebody waits for may be gone with the build it belongs to: a page that is loaded anew does without it, or has its own. */
function Overdue() {
  const { overdue, error } = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  return (
    <p>
      {overdue} <a href={pathname + search}>{error.reload}</a>
    </p>
  )
}

/**
 * While there is no network, a link leads to what was kept, or the page that is open stays open and says why. It also says
 * what has not come though there is one.
 */
export function NoNetwork() {
  const { offline, offlineKept } = useMessages(shellMessages)
  const [isOffline, setOffline] = useState(false)
  const [isOverdue, setOverdue] = useState(false)

  useEffect(() => subscribe(() => setOffline(!navigator.onLine)), [])
  useEffect(() => {
    const hear = (event: Event) => setOverdue((event as CustomEvent<boolean>).detail)
    window.addEventListener(OVERDUE, hear)
    return () => window.removeEventListener(OVERDUE, hear)
  }, [])
  useEffect(() => {
    if (!isOffline) return
    const stay = (event: Event) => {
      const link = event.type === 'click' ? linkAway(event) : null
      if (link || isPreference(event)) event.preventDefault()
      // As a whole page: that is what was kept.
      if (link && hasKeeper()) location.assign(link.href)
    }
    // Before React Router hears of the press: what it could not load it would leave the page for.
    for (const name of ['click', 'submit']) document.addEventListener(name, stay, { capture: true })
    return () => {
      for (const name of ['click', 'submit']) document.removeEventListener(name, stay, { capture: true })
    }
  }, [isOffline])

  return (
    <div role="status" className="offline">
      {isOffline ? <p>{hasKeeper() ? offlineKept : offline}</p> : isOverdue && <Overdue />}
    </div>
  )
}
