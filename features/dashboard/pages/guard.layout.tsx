import { useMemo } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useDeskCounts } from '#features/enquiries/desk/staff/use-desk-counts.ts'
import { ValueWordsContext } from '#platform/staff-kit/changes/change-list.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useSession } from '#platform/staff-kit/ui/session.ts'
import { TAB_CONTENT_ID, tabAt } from '#platform/staff-kit/ui/tabs.ts'
import { usePrefetchedPages } from '#platform/staff-kit/ui/use-prefetched-pages.ts'
import { useMessages } from '#ui/page/site.ts'
import { valueWords } from '../audit/value-words.ts'
import { LiveNote } from '../frame/live-note.tsx'
import { StaffTop } from '../frame/staff-top.tsx'
import { useCountInTitle } from '../frame/use-count-in-title.ts'

function Notice({ text }: { text: string }) {
  return (
    <main className="wrap staff-notice">
      <p className="lead" role="status">
        {text}
      </p>
    </main>
  )
}

/** Around every page of whoever is in: what calls for somebody shows wherever they are. */
function Calls() {
  useCountInTitle(useDeskCounts()?.waiting)
  return <LiveNote />
}

/** Shows a staff page only to those the server knows. Each door checks again by itself; this spares people a screen of refusals. */
export default function Guard() {
  const { guard, skipToContent } = useMessages(staffMessages)
  const session = useSession()
  const { pathname, search } = useLocation()
  usePrefetchedPages(session.data?.authenticated === true)

  const hasLeft = session.data?.hasLeft === true
  // One and the same object until something changes: another one would send the reader off again while they are on the way.
  const from = useMemo(() => (hasLeft ? null : { from: `${pathname}${search}` }), [hasLeft, pathname, search])

  if (session.isPending) return <Notice text={guard.verifying} />
  if (!session.data?.authenticated) {
    return (
      <>
        <Notice text={guard.redirecting} />
        <Navigate to="/admin/login" replace state={from} />
      </>
    )
  }
  return (
    <ValueWordsContext value={valueWords}>
      <a className="skip" href={tabAt(pathname) ? `#${TAB_CONTENT_ID}` : '#main'}>
        {skipToContent}
      </a>
      <StaffTop />
      <Calls />
      <main id="main" className="wrap staff-page" tabIndex={-1}>
        <Outlet />
      </main>
    </ValueWordsContext>
  )
}
