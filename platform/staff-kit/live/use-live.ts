import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeskNews } from '#platform/forms/desk-announcement.server.ts'
import { isSessionOver, refreshSession } from '../ui/session.ts'

/** What can have changed when something came in or moved: queries whose address begins so. */
const DESK_ADDRESSES = [
  '/api/admin/leads',
  '/api/admin/desk',
  '/api/admin/today',
  // The list, and the times that are still free.
  '/api/admin/viewing',
  '/api/admin/advisers',
  '/api/admin/tasks',
  // Of the desk, and what calendars of other houses say.
  '/api/admin/calendar',
  '/api/admin/stays',
  '/api/admin/payments',
  '/api/admin/unclear-payments',
  '/api/contact-submissions',
  '/api/admin/inquiries',
  '/api/bookings',
  '/api/admin/fleet-calendar',
  '/api/admin/stay',
  '/api/admin/occupancy',
  '/api/admin/cleaning',
  '/api/admin/held-nights',
  '/api/admin/outbox',
  '/api/admin/overview',
  '/api/admin/dashboard',
]
/** Dear to find, and no less true a minute later. */
const NOT_AT_ONCE = /duplicates$/

export function isOfTheDesk(address: unknown): boolean {
  return (
    typeof address === 'string' &&
    !NOT_AT_ONCE.test(address) &&
    DESK_ADDRESSES.some((beginning) => address.startsWith(beginning))
  )
}

/** After a press of one's own: whatever of the desk is on the screen is read anew. */
export function refreshDesk(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [address] }) => isOfTheDesk(address) })
}

/** A press of one's own is answered at once; a busy hour must not become a request per message. */
const SOON_MS = 300
const PAUSE_MS = 4_000
/** A server that restarts is back within seconds; one that is away for longer is asked less often. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000]

/**
 * Keeps what is on the screen true while others work and visitors write: the server says that something changed, and what
 * shows it asks again. Only the tab that is looked at listens, since a browser opens six connections to one house in all;
 * whoever comes back to a tab sees it made true first.
 */
export function useLive(isAllowed: boolean, onReceived: () => void): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isAllowed) return
    let stream: EventSource | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let refreshedAt = 0
    let failures = 0
    let hasBeenOpen = false

    function refresh(): void {
      waiting = undefined
      refreshedAt = Date.now()
      void refreshDesk(queryClient)
    }
    function refreshSoon(): void {
      waiting ??= setTimeout(refresh, Math.max(SOON_MS, refreshedAt + PAUSE_MS - Date.now()))
    }
    function open(): void {
      stream?.close()
      stream = new EventSource('/api/admin/live')
      stream.addEventListener('open', () => {
        failures = 0
        // What happened while nobody listened was not heard.
        if (hasBeenOpen) refreshSoon()
        hasBeenOpen = true
      })
      stream.addEventListener('desk', ({ data }: MessageEvent<DeskNews>) => {
        refreshSoon()
        if (data === 'received') onReceived()
      })
      // Other tabs of the same person took its place: it waits for eyes instead of taking theirs in turn.
      stream.addEventListener('rest', close)
      // Signed out, here or from elsewhere: asking who is there leads to the sign-in. With another role it begins again.
      stream.addEventListener('over', () => {
        close()
        refreshSession(queryClient).then(
          () => {
            if (!isSessionOver(queryClient)) retry = setTimeout(open, RETRY_MS[0])
          },
          () => undefined,
        )
      })
      stream.addEventListener('error', () => {
        // A connection that broke is taken up again by the browser; an answer that was no stream is not.
        if (stream?.readyState !== EventSource.CLOSED) return
        retry = setTimeout(open, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
        failures += 1
      })
    }
    function close(): void {
      clearTimeout(retry)
      stream?.close()
      stream = null
    }
    function follow(): void {
      if (document.visibilityState === 'visible') open()
      else close()
    }
    function lookAgain(): void {
      if (!stream && document.visibilityState === 'visible') open()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('focus', lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('focus', lookAgain)
      clearTimeout(waiting)
      close()
    }
  }, [isAllowed, queryClient, onReceived])
}
