import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../leads/lead.public.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { AddViewingDialog } from './add-viewing-dialog.tsx'
import { viewingsMessages } from './messages.ts'
import { VIEWINGS_URL } from './viewing-requests.ts'
import { ViewingRow } from './viewing-row.tsx'

const SHOWN = 4

/** What somebody has looked at and will look at, on the page of their lead. */
export function LeadViewings({ lead }: { lead: Pick<StaffLeadDetail, 'id' | 'name' | 'email' | 'lastHome'> }) {
  const { part: words } = useMessages(viewingsMessages)
  const mayWrite = can(useActor(), 'enquiry:write')
  const [isAdding, setAdding] = useState(false)
  const list = useApiList<StaffViewing>(VIEWINGS_URL, { pageSize: SHOWN, query: { leadId: String(lead.id) } })
  const { query, items, total } = list
  return (
    <section className="lead-part" aria-labelledby="lead-viewings">
      <h3 id="lead-viewings">{words.title}</h3>
      {query.isLoadingError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && items.length === 0 && <p className="soft">{words.none}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((viewing) => (
            <ViewingRow key={viewing.id} viewing={viewing} isPlain />
          ))}
        </ul>
      )}
      {total > items.length && lead.email && (
        <p>
          <StaffLink
            className="text-link"
            to={`${tabPath('viewings')}?${new URLSearchParams({ view: 'all', search: lead.email })}`}
          >
            {words.all(total)}
          </StaffLink>
        </p>
      )}
      {mayWrite && (
        <p>
          <button type="button" className="btn btn--line btn--tight" onClick={() => setAdding(true)}>
            {words.book}
          </button>
        </p>
      )}
      {isAdding && <AddViewingDialog lead={lead} home={lead.lastHome} onClose={() => setAdding(false)} />}
    </section>
  )
}
