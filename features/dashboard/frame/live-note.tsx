import { useCallback, useEffect, useState } from 'react'
import { can } from '#common/permissions.ts'
import type { NewestSubmission } from '#features/enquiries/notices/newest-submission.api.server.ts'
import { useLive } from '#platform/staff-kit/live/use-live.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
import { liveMessages } from './live-messages.ts'

/** Time to read a name and reach the link. */
const SHOWN_MS = 12_000

/**
 * Says who wrote and about what, wherever in the staff area one is. The stream itself names nobody: the screen asks, with its
 * own rights. Not a toast: those carry 'Undo', and one replaces the other.
 */
export function LiveNote() {
  const words = useMessages(liveMessages)
  const mayRead = can(useActor(), 'enquiry:read')
  const [heard, setHeard] = useState<{ at: number; newest: NewestSubmission } | null>(null)
  const hide = () => setHeard(null)
  useLive(
    mayRead,
    useCallback(() => {
      const say = (newest: NewestSubmission) => setHeard({ at: Date.now(), newest })
      callApi<NewestSubmission>('/api/admin/newest-submission').then(say, () => say(null))
    }, []),
  )
  useEffect(() => {
    if (!heard) return
    const ending = setTimeout(() => setHeard(null), SHOWN_MS)
    return () => clearTimeout(ending)
  }, [heard])
  const newest = heard?.newest
  return (
    <div role="status" className="live-note" data-shown={heard !== null}>
      {heard && (
        <p key={heard.at}>
          <span dir="auto">{newest ? words.wrote(newest.name || words.somebody, newest.subject) : words.received}</span>{' '}
          <StaffLink
            className="text-link"
            to={newest ? `${tabPath('leads')}/${newest.leadId}` : tabPath('leads')}
            onClick={hide}
          >
            {words.look}
          </StaffLink>
        </p>
      )}
    </div>
  )
}
