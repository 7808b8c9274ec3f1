import { type MetaArgs, Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { LiveNote } from '../live/live-note.tsx'
import { staffMessages } from '../messages.ts'
import { NotAllowed } from '../ui/not-allowed.tsx'
import { useActor } from '../ui/session.ts'
import { staffMeta } from '../ui/staff-meta.ts'
import { TabLinks } from '../ui/tab-links.tsx'
import { formerTab, mayOpen, TAB_CONTENT_ID, tabAt, tabGroups, tabPath } from '../ui/tabs.ts'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].dashboard.title)
}

/** Title, tabs, and the open one beside them. Where there is no room for the rail, the line at the top has a menu. */
export default function DashboardLayout() {
  const { dashboard } = useMessages(staffMessages)
  const actor = useActor()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const current = tabAt(pathname)

  const former = formerTab(params)
  if (former) return <Navigate to={tabPath(former)} replace />
  return (
    <div className="dashboard">
      <LiveNote />
      <div className="rail">
        <h1>{dashboard.title}</h1>
        <nav className="rail__tabs" aria-label={dashboard.tabsLabel}>
          <TabLinks groups={tabGroups(actor)} current={current} />
        </nav>
      </div>
      <div id={TAB_CONTENT_ID} className="dashboard__in" tabIndex={-1}>
        {current && !mayOpen(actor, current) ? (
          <section className="staff-section">
            <h2>{dashboard.tabs[current]}</h2>
            <NotAllowed />
          </section>
        ) : (
          <Outlet />
        )}
      </div>
    </div>
  )
}
