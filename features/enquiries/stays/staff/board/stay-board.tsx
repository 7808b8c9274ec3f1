import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { CalendarConflicts, useCalendarConflicts } from '#features/nest/staff/stays/calendar-conflicts.tsx'
import { CalendarTroubles } from '#features/nest/staff/stays/calendar-troubles.tsx'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { UnclearPayments } from '../../../payments/staff/unclear-payments.tsx'
import type { StayBoard as Board, BoardStay } from '../../read-stay-board.server.ts'
import { staysMessages } from '../messages.ts'
import { sayDay } from '../say-days.ts'
import { useDay, viewPath } from '../stay-links.ts'
import { BlockRow } from './block-row.tsx'
import { BoardEntry, type Moment } from './board-entry.tsx'

function DayBar({ day }: { day: string }) {
  const { board: words } = useMessages(staysMessages)
  const { locale } = useSite()
  const to = (by: number) => viewPath('board', { day: addDays(day, by) })
  return (
    <nav className="calbar__months stay-days" aria-label={words.day}>
      <StaffLink className="icobtn" to={to(-1)} aria-label={words.previous} preventScrollReset>
        <Icon name="back" />
      </StaffLink>
      <h3 aria-live="polite">{sayDay(day, locale)}</h3>
      <StaffLink className="icobtn" to={to(1)} aria-label={words.next} preventScrollReset>
        <Icon name="arrow" />
      </StaffLink>
      {day !== todayInDakar() && (
        <StaffLink className="text-link" to={viewPath('board')} preventScrollReset>
          {words.today}
        </StaffLink>
      )}
    </nav>
  )
}

interface PartProps {
  title: string
  hint?: string
  /** Said where there is nothing; null: the part is left out then. */
  empty: string | null
  count: number
  children: ReactNode
}

function Part({ title, hint, empty, count, children }: PartProps) {
  const id = useId()
  if (count === 0 && empty === null) return null
  return (
    <section className="stay-part" aria-labelledby={id}>
      <h3 id={id}>
        {title} {count > 0 && <span>{count}</span>}
      </h3>
      {hint && <p className="soft small">{hint}</p>}
      {count === 0 ? <p className="soft">{empty}</p> : children}
    </section>
  )
}

function Entries({ stays, moment }: { stays: BoardStay[]; moment: Moment }) {
  return (
    <ul>
      {stays.map((stay) => (
        <BoardEntry key={stay.id} stay={stay} moment={moment} />
      ))}
    </ul>
  )
}

/** The days after, each with who comes and who goes. */
function Week({ board: { day, arrivals, departures } }: { board: Board }) {
  const { board: words } = useMessages(staysMessages)
  const { locale } = useSite()
  const days = Array.from({ length: 7 }, (_, index) => addDays(day, index + 1))
    .map((date) => ({
      date,
      leaving: departures.filter(({ departure }) => departure === date),
      coming: arrivals.filter(({ arrival }) => arrival === date),
    }))
    .filter(({ leaving, coming }) => leaving.length + coming.length > 0)
  const count = days.reduce((sum, { leaving, coming }) => sum + leaving.length + coming.length, 0)
  return (
    <Part title={words.week} empty={words.quietWeek} count={count}>
      {days.map(({ date, leaving, coming }) => (
        <div key={date} className="stay-day">
          <h4>{sayDay(date, locale)}</h4>
          <ul>
            {leaving.map((stay) => (
              <BoardEntry key={`leaves-${stay.id}`} stay={stay} moment="departure" mark={words.leaves} />
            ))}
            {coming.map((stay) => (
              <BoardEntry key={`comes-${stay.id}`} stay={stay} moment="arrival" mark={words.arrives} />
            ))}
          </ul>
        </div>
      ))}
    </Part>
  )
}

function BoardParts({ board }: { board: Board }) {
  const { board: words } = useMessages(staysMessages)
  const { day, arrivals, departures, inHouse, requests, expired, blocks } = board
  const [coming, leaving] = [
    arrivals.filter(({ arrival }) => arrival === day),
    departures.filter(({ departure }) => departure === day),
  ]
  return (
    <>
      <div className="stay-today">
        <Part title={words.arrivals} empty={words.noArrivals} count={coming.length}>
          <Entries stays={coming} moment="arrival" />
        </Part>
        <Part title={words.departures} empty={words.noDepartures} count={leaving.length}>
          <Entries stays={leaving} moment="departure" />
        </Part>
      </div>
      <Part title={words.requests} empty={words.noRequests} count={requests.length}>
        <Entries stays={requests} moment="request" />
      </Part>
      <Part title={words.expired} hint={words.expiredHint} empty={null} count={expired.length}>
        <Entries stays={expired} moment="request" />
      </Part>
      <Part title={words.inHouse} empty={words.noInHouse} count={inHouse.length}>
        <Entries stays={inHouse} moment="staying" />
      </Part>
      <Week board={board} />
      <Part title={words.blocks} empty={words.noBlocks} count={blocks.length}>
        <ul>
          {blocks.map((block) => (
            <BlockRow key={block.id} block={block} />
          ))}
        </ul>
      </Part>
    </>
  )
}

/** Only where there are some: most days have none. */
function Conflicts() {
  return useCalendarConflicts().data?.length ? <CalendarConflicts /> : null
}

/** The day at the doors of the homes, what waits for an answer, and the week after. */
export function StayBoard() {
  const day = useDay('day')
  const query = useQuery<Board>({
    queryKey: [`/api/admin/stay-board?day=${day}`],
    staleTime: 0,
    // Another day has much of the same: it stays where it is until its own is there.
    placeholderData: keepPreviousData,
  })
  return (
    <div className="stay-board" aria-busy={query.isPlaceholderData}>
      <DayBar day={day} />
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <BoardParts board={query.data} />}
      <Conflicts />
      <CalendarTroubles />
      <UnclearPayments />
    </div>
  )
}
