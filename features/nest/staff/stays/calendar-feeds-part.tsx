import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { AddCalendar } from './calendar-dialogs.tsx'
import { CalendarFeedRow } from './calendar-feed-row.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { useCalendars } from './calendar-requests.ts'
import { OwnCalendar } from './own-calendar-address.tsx'

/**
 * The calendars of a home: those of others that we read, and ours that they read. It saves by itself whatever is pressed in it,
 * and may stand within the form of the home: it has no form of its own there.
 */
export function CalendarFeedsPart({ propertyId }: { propertyId: number }) {
  const words = useMessages(calendarMessages)
  const { feeds } = words
  const mayWrite = can(useActor(), 'property:write')
  const calendars = useCalendars(propertyId)
  const [isAdding, setAdding] = useState(false)
  if (!mayWrite) return null
  if (calendars.isPending) return <SkeletonRows rows={3} />
  if (calendars.isLoadingError) return <LoadFailed error={calendars.error} onRetry={() => void calendars.refetch()} />
  const { data } = calendars
  return (
    <div className="sources">
      <section>
        <div className="headrow">
          <h3>{words.title}</h3>
          <button type="button" className="btn btn--line btn--tight" onClick={() => setAdding(true)}>
            {feeds.add}
          </button>
        </div>
        <p className="soft">{words.lead}</p>
        {data && <OwnCalendar propertyId={propertyId} path={data.path} />}
        {data?.feeds.length === 0 && <EmptyState heading="h3" title={feeds.empty} hint={feeds.emptyHint} />}
        <ul aria-label={feeds.title}>
          {data?.feeds.map((feed) => (
            <CalendarFeedRow key={feed.id} propertyId={propertyId} feed={feed} />
          ))}
        </ul>
      </section>
      {isAdding && <AddCalendar propertyId={propertyId} onClose={() => setAdding(false)} />}
    </div>
  )
}
