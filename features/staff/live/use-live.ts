import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeskNews } from '#features/enquiries/desk-announcement.server.ts'

/** What can have changed when something came in or moved: queries whose address begins so. */
const DESK_ADDRESSES = [
  '/api/admin/leads',
  '/api/admin/lead-duplicates',
  '/api/contact-submissions',
  '/api/admin/inquiries',
  '/api/bookings',
  '/api/admin/outbox',
  '/api/admin/overview',
  '/api/admin/dashboard',
]

/** A busy hour must not become a request per message. */
const GATHER_MS = 400

/**
 * Keeps what is on the screen true while others work and visitors write: the server says that something changed, and what
 * shows it asks again. Without the stream (a proxy that holds it back) all is as fresh as the last look.
 */
export function useLive(isAllowed: boolean, onReceived: () => void): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isAllowed) return
    let gathering: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      gathering = undefined
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          typeof address === 'string' && DESK_ADDRESSES.some((beginning) => address.startsWith(beginning)),
      })
    }
    const stream = new EventSource('/api/admin/live')
    stream.addEventListener('desk', ({ data }: MessageEvent<DeskNews>) => {
      gathering ??= setTimeout(refresh, GATHER_MS)
      if (data === 'received') onReceived()
    })
    return () => {
      clearTimeout(gathering)
      stream.close()
    }
  }, [isAllowed, queryClient, onReceived])
}
