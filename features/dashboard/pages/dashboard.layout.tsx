import { type MetaArgs, Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { NotAllowed } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { formerTab, homePath, mayOpen, TAB_CONTENT_ID, tabAt, tabGroups, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
import { TabLinks } from '../frame/tab-links.tsx'

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
  // Whoever named no tab begins where their work is; the dashboard's own address stays the overview for everybody.
  if (/^\/admin\/?$/.test(pathname) && homePath(actor) !== tabPath('overview'))
    return <Navigate to={homePath(actor)} replace />
  // The installed app opens there, also for who has no desk.
  if (current === 'today' && !mayOpen(actor, current)) return <Navigate to={tabPath('overview')} replace />
  return (
    <div className="dashboard">
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
