import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { can } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'
import { useNow } from '../../leads/staff/board/use-now.ts'
import type { StaffMember } from '../../leads/staff-member.repository.server.ts'
import type { BusySpan } from '../calendar-entry.ts'
import { daysOf } from './layout/days-of-view.ts'
import { calendarMessages } from './messages.ts'
import { othersBusy } from './move/in-the-way.ts'
import { MoveBar } from './move/move-bar.tsx'
import { MoveDialog } from './move/move-dialog.tsx'
import { momentOf } from './move/target.ts'
import { type Move, useMove } from './move/use-move.ts'
import { AddressDialog } from './parts/address-dialog.tsx'
import { CalendarFilters, DayTurner, LookKey, ViewLinks } from './parts/calendar-bar.tsx'
import { type Room, RoomContext, useRoom } from './room.ts'
import { addPath, useCalendarAddress } from './use-calendar-address.ts'
import { useBusy, useEntries } from './use-entries.ts'
import { AgendaList } from './views/agenda-list.tsx'
import { MonthGrid } from './views/month-grid.tsx'
import { TimeGrid } from './views/time-grid.tsx'

export const meta = tabMeta('calendar')

const TEN = 600

/** Of a viewing that is carried, what would be in its way; of one person's calendar, when the others are taken. */
function useOthersBusy(days: readonly string[], { lifted }: Move, person: string | null): readonly BusySpan[] {
  const carried = lifted?.entry.kind === 'viewing' ? lifted.entry : null
  const shownId = person === null || !/^\d+$/.test(person) ? null : Number(person)
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const { data: busy = [] } = useBusy(from, to, carried?.propertyId ?? null, carried !== null || shownId !== null)
  if (carried) return othersBusy(busy, carried)
  return shownId === null ? [] : busy.filter(({ personId }) => personId !== null && personId !== shownId)
}

/** Of the days that are shown, in hours or as a month. */
function Grid({ days }: { days: readonly string[] }) {
  const words = useMessages(calendarMessages)
  const { place, move, busy } = useRoom()
  const { data, error, refetch, isPlaceholderData, isPending } = useEntries(place, days, true)
  if (isPending) return <SkeletonRows rows={8} />
  if (!data) return <LoadFailed error={error ?? new Error()} onRetry={() => refetch()} />
  const entries = move.withMoves(isPlaceholderData ? [] : data)
  return (
    <div className="cal-stage" aria-busy={isPlaceholderData}>
      {place.view === 'month' ? (
        <MonthGrid days={days} day={place.day} entries={entries} />
      ) : (
        <TimeGrid key={place.view} days={days} entries={entries} />
      )}
      {busy.length > 0 && <p className="soft small">{words.busy.others}</p>}
      {entries.length === 0 && !isPlaceholderData && (
        <p className="soft">
          {words.empty} {place.isNarrowed && words.emptyHint}
        </p>
      )}
    </div>
  )
}

/** Who has what before them: viewings, tasks, stays, hires and days off, by the hour, the week or the month, or as a list. */
export default function CalendarPage() {
  const { dashboard } = useMessages(staffMessages)
  const words = useMessages(calendarMessages)
  const place = useCalendarAddress()
  const actor = useActor()
  const now = useNow()
  const move = useMove()
  const [isAddressOpen, setAddressOpen] = useState(false)
  const { data: people = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people])
  const { view, day } = place
  const days = daysOf(view, day)
  const mine = actor.kind === 'staff' ? String(actor.id) : null
  const person = place.person === 'me' ? mine : /^\d+$/.test(place.person) ? place.person : null
  const mayWrite = can(actor, 'enquiry:write')
  const busy = useOthersBusy(days, move, view === 'agenda' ? null : person)
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const room: Room = { place, move, mayWrite, now, nameOf, busy, person }
  return (
    <RoomContext value={room}>
      <section className="staff-section cal" data-view={view}>
        <div className="headrow cal-head">
          <h2 tabIndex={-1}>{dashboard.tabs.calendar}</h2>
          <ViewLinks />
          <div className="cal-head__acts">
            {mayWrite && (
              <>
                <StaffLink className="btn btn--tight" to={addPath('viewings', momentOf({ day, minute: TEN }), person)}>
                  <span className="cal-long">{words.add.viewing}</span>
                  <span className="cal-short" aria-hidden="true">
                    + {words.add.viewingShort}
                  </span>
                </StaffLink>
                <StaffLink className="btn btn--line btn--tight" to={addPath('tasks', day, person)}>
                  <span className="cal-long">{words.add.task}</span>
                  <span className="cal-short" aria-hidden="true">
                    + {words.add.taskShort}
                  </span>
                </StaffLink>
              </>
            )}
          </div>
        </div>
        <div className="cal-tools">
          <DayTurner />
          <CalendarFilters />
        </div>
        {view === 'agenda' ? <AgendaList /> : <Grid days={days} />}
        <div className="cal-foot">
          <LookKey />
          <button type="button" className="text-link" onClick={() => setAddressOpen(true)}>
            {words.address.open}
          </button>
        </div>
        <MoveBar />
        {move.asked && <MoveDialog key={move.asked.entry.id} {...move.asked} />}
        {isAddressOpen && <AddressDialog onClose={() => setAddressOpen(false)} />}
      </section>
    </RoomContext>
  )
}
