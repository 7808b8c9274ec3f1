import { useCallback, useEffect, useState } from 'react'
import { can } from '#common/permissions.ts'
import { useMessages } from '#ui/page/site.ts'
import { useActor } from '../ui/session.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { tabPath } from '../ui/tabs.ts'
import { liveMessages } from './messages.ts'
import { useLive } from './use-live.ts'

const SHOWN_MS = 8_000

/** Says that somebody wrote, wherever in the dashboard one is. Not a toast: those carry 'Undo', and one replaces the other. */
export function LiveNote() {
  const words = useMessages(liveMessages)
  const mayRead = can(useActor(), 'enquiry:read')
  const [receivedAt, setReceivedAt] = useState<number | null>(null)
  const hide = () => setReceivedAt(null)
  useLive(
    mayRead,
    useCallback(() => setReceivedAt(Date.now()), []),
  )
  useEffect(() => {
    if (receivedAt === null) return
    const ending = setTimeout(() => setReceivedAt(null), SHOWN_MS)
    return () => clearTimeout(ending)
  }, [receivedAt])
  return (
    <div role="status" className="live-note" data-shown={receivedAt !== null}>
      {receivedAt !== null && (
        <p key={receivedAt}>
          {words.received}{' '}
          <StaffLink className="text-link" to={tabPath('leads')} onClick={hide}>
            {words.look}
          </StaffLink>
        </p>
      )}
    </div>
  )
}
