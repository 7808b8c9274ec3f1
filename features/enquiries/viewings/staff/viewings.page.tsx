import { useSearchParams } from 'react-router'
import { dakarClock, momentInDakar } from '#common/dakar-time.ts'
import { can } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { SwitchLinks } from '#platform/staff-kit/ui/switch-links.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages } from '#ui/page/site.ts'
import { AddViewingDialog } from './add-viewing-dialog.tsx'
import { HoursView } from './hours-view.tsx'
import { viewingsMessages } from './messages.ts'
import { ViewingDrawer } from './viewing-drawer.tsx'
import { ViewingList } from './viewing-list.tsx'

export const meta = tabMeta('viewings')

const VIEWS = ['open', 'all', 'hours'] as const

/** What the calendar says of a new one. */
const NEWS = ['startsAt', 'for']

function presetOf(params: URLSearchParams) {
  const start = momentInDakar(params.get('startsAt') ?? '')
  const whose = params.get('for') ?? ''
  return { ...(start && { startsAt: dakarClock(start) }), ...(/^\d{1,9}$/.test(whose) && { adviserId: whose }) }
}

/** Who looks at which home, when and with whom; and when homes are shown at all. */
export default function ViewingsPage() {
  const { dashboard } = useMessages(staffMessages)
  const words = useMessages(viewingsMessages)
  const { open, add, close } = useDialogAddress(NEWS)
  const [params] = useSearchParams()
  const mayWrite = can(useActor(), 'enquiry:write')
  const [asked] = useListFilter('view')
  const view = VIEWS.find((one) => one === asked) ?? 'open'
  return (
    <section className="staff-section stays">
      <div className="headrow stays-head">
        <h2 tabIndex={-1}>{dashboard.tabs.viewings}</h2>
        <SwitchLinks
          views={VIEWS}
          words={words.views}
          current={view}
          to={(one) => tabPath('viewings') + (one === 'open' ? '' : `?view=${one}`)}
        />
        {mayWrite && (
          <div className="stays-head__acts">
            <button type="button" className="btn btn--tight" onClick={add}>
              {words.add}
            </button>
          </div>
        )}
      </div>
      {view === 'hours' ? <HoursView /> : <ViewingList view={view} />}
      {mayWrite && open === 'add' && <AddViewingDialog preset={presetOf(params)} onClose={close} />}
      {typeof open === 'number' && <ViewingDrawer id={open} onClose={close} />}
    </section>
  )
}
