import { useMutation, useQuery } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { WHO_BLOCKS } from '../../stays/block.schema.ts'
import type { StaffCalendarConflict } from '../../stays/calendar-feeds/calendar-feed.public.ts'
import { calendarMessages } from './calendar-messages.ts'
import { CONFLICTS_URL, useRangeText } from './calendar-requests.ts'

/** Who may do something about it asks. */
export function useMindsNights(): boolean {
  const actor = useActor()
  return WHO_BLOCKS.some((permission) => can(actor, permission))
}

/** Nights of all homes that a calendar elsewhere wants and somebody here has. */
export function useCalendarConflicts() {
  const isNeeded = useMindsNights()
  return useQuery<StaffCalendarConflict[]>({ queryKey: [CONFLICTS_URL], enabled: isNeeded })
}

function useAgainstText(): (against: StaffCalendarConflict['against']) => string {
  const { conflicts: words } = useMessages(calendarMessages)
  const rangeText = useRangeText()
  return (against) => {
    if (against.kind === 'block') return words.block
    if (against.kind === 'feed') return words.feed(against.name)
    return words.stay(against.name, rangeText({ from: against.arrival, until: against.departure }))
  }
}

function ConflictRow({ conflict, onSettled }: { conflict: StaffCalendarConflict; onSettled: () => void }) {
  const { conflicts: words } = useMessages(calendarMessages)
  const { error: errorTitle } = useMessages(kitMessages)
  const { locale } = useSite()
  const toast = useToast()
  const failureText = useFailureText()
  const rangeText = useRangeText()
  const againstText = useAgainstText()
  const mayOpen = can(useActor(), 'property:write')
  const reload = useReload(CONFLICTS_URL)
  const { id, home, feed, against, firstSeenAt, isEcho } = conflict
  const title = (locale === 'fr' && home.titleFr) || home.title
  const named = <span className="sr"> ({title})</span>
  const settle = useMutation({
    mutationFn: () => callApi(`${CONFLICTS_URL}/${id}/settle`, { method: 'POST' }),
    async onSuccess() {
      await reload()
      onSettled()
      toast({ title: words.settled, description: title })
    },
    onError(error) {
      toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
      void reload()
    },
  })
  return (
    <li className="source">
      <div className="source__head">
        <h4 dir="auto">{title}</h4>
      </div>
      <p>{rangeText(conflict)}</p>
      <p className="small source__problem">
        {words.wants(feed.name)}. {againstText(against)}.
      </p>
      {isEcho && <p className="small">{words.echo}</p>}
      <p className="small soft">{words.since(unbrokenDateTime(firstSeenAt, locale))}</p>
      <div className="source__acts">
        <Button
          className="text-link"
          isBusy={settle.isPending}
          busyLabel={words.settling}
          onClick={() => settle.mutate()}
        >
          {words.settle}
          {named}
        </Button>
        {mayOpen && (
          <StaffLink className="text-link" to={`/admin/edit-property/${home.id}`}>
            {words.open}
            {named}
          </StaffLink>
        )}
      </div>
    </li>
  )
}

/** What staff have to decide, of all homes, the nearest nights first. */
export function CalendarConflicts() {
  const { conflicts: words } = useMessages(calendarMessages)
  const { rest: heading, readOn } = useKeptFocus()
  const mayRead = useMindsNights()
  const found = useCalendarConflicts()
  if (!mayRead) return null
  if (found.isPending) return <SkeletonRows rows={2} />
  if (found.isLoadingError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  const conflicts = found.data ?? []
  return (
    <div className="sources">
      <section>
        <h3 ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        {conflicts.length === 0 ? (
          <EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />
        ) : (
          <>
            <p className="soft">{words.lead}</p>
            <ul>
              {conflicts.map((conflict) => (
                <ConflictRow key={conflict.id} conflict={conflict} onSettled={readOn} />
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}
