import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay } from '#common/dates.ts'
import { formatCounted, MOST_COUNTED } from '#common/figures.ts'
import { useNow } from '#features/enquiries/leads/staff/board/use-now.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { type Tab, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { NoticesHint } from '../account/notices-hint.tsx'
import { todayMessages } from './messages.ts'
import { type Next, pickNext } from './pick-next.ts'
import { MOMENT_KINDS, type MomentKind, type Today } from './today.public.ts'
import { LeadEntry, MomentEntry, TaskEntry, ViewingEntry } from './today-entries.tsx'

export const meta = tabMeta('today')

interface PartProps<Item> {
  title: string
  items: readonly Item[]
  /** Of all, those that are not among the items are behind the link. */
  total?: number
  to: { tab: Tab; query?: string }
  draw: (item: Item) => ReactNode
}

/** One kind of thing of the day; without any it is not there, and the day is shorter. */
function Part<Item extends { id: number | string }>({ title, items, total = items.length, to, draw }: PartProps<Item>) {
  const words = useMessages(todayMessages)
  const titleId = useId()
  // What was done goes, and its button with the focus: reading goes on at the title.
  const { container, rest } = useKeptFocus()
  const { locale } = useSite()
  if (total === 0) return null
  const more = total - items.length
  return (
    <section className="today-part" aria-labelledby={titleId}>
      <div className="today-part__head">
        <h3 id={titleId} tabIndex={-1} ref={rest}>
          {title} <span>{formatCounted(total, locale)}</span>
        </h3>
        <StaffLink className="text-link" to={tabPath(to.tab) + (to.query ?? '')}>
          {more > 0 && total <= MOST_COUNTED ? words.rest(more) : words.all}
          <span className="sr"> {title}</span>
        </StaffLink>
      </div>
      <div ref={container}>
        <ul>
          {items.map((item) => (
            <li key={item.id} className="today-entry">
              {draw(item)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function NextThing({ next, now }: { next: Next; now: number }) {
  const words = useMessages(todayMessages)
  const titleId = useId()
  if (!next) return null
  return (
    <section className="today-next today-entry" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.next}</h3>
      {/* Another one is drawn anew: a question begun about the one before is not asked about it. */}
      {next.kind === 'viewing' && <ViewingEntry key={next.of.id} viewing={next.of} now={now} />}
      {next.kind === 'lead' && <LeadEntry key={next.of.id} lead={next.of} />}
      {next.kind === 'task' && <TaskEntry key={next.of.id} task={next.of} />}
    </section>
  )
}

/** What stands large above is not repeated below. */
function without<Item extends { id: number }>(items: readonly Item[], next: Next, kind: NonNullable<Next>['kind']) {
  return next?.kind === kind ? items.filter(({ id }) => id !== next.of.id) : items
}

const TAB_OF = {
  ...{ arrival: 'stays', departure: 'stays' },
  ...{ pickup: 'bookings', return: 'bookings' },
} as const satisfies Record<MomentKind, Tab>

function Day({ today, isMine }: { today: Today; isMine: boolean }) {
  const words = useMessages(todayMessages)
  const now = useNow()
  const { waiting, viewings, tasks, moments } = today
  const next = pickNext(today, now)
  if (waiting.total + viewings.length + tasks.total + moments.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={words.nothing}
        hint={isMine ? `${words.nothingHint} ${words.nothingMine}` : words.nothingHint}
      />
    )
  // One less than more than were counted is as many still.
  const left = (kind: NonNullable<Next>['kind'], total: number) =>
    next?.kind === kind && total <= MOST_COUNTED ? total - 1 : total
  return (
    <>
      <NextThing next={next} now={now} />
      <div className="today-parts">
        <Part
          title={words.waiting}
          items={without(waiting.items, next, 'lead')}
          total={left('lead', waiting.total)}
          to={{ tab: 'leads', query: '?view=list&status=open&sort=waiting' }}
          draw={(lead) => <LeadEntry lead={lead} />}
        />
        <Part
          title={words.viewings}
          items={without(viewings, next, 'viewing')}
          to={{ tab: 'viewings' }}
          draw={(viewing) => <ViewingEntry viewing={viewing} now={now} />}
        />
        <Part
          title={words.tasks}
          items={without(tasks.items, next, 'task')}
          total={left('task', tasks.total)}
          to={{ tab: 'tasks' }}
          draw={(task) => <TaskEntry task={task} />}
        />
        {MOMENT_KINDS.map((kind) => (
          <Part
            key={kind}
            title={words.moments[kind]}
            items={moments.filter((moment) => moment.kind === kind)}
            to={{ tab: TAB_OF[kind] }}
            draw={(moment) => <MomentEntry moment={moment} />}
          />
        ))}
      </div>
    </>
  )
}

/** An agent's first screen: who waits, where to be, what was promised, each with one tap to the person and the place. */
export default function TodayPage() {
  const words = useMessages(todayMessages)
  const { dashboard } = useMessages(staffMessages)
  const { locale } = useSite()
  const [params] = useSearchParams()
  const of = params.get('of') === 'all' ? 'all' : 'me'
  // Hours pass without anybody announcing it: whoever comes back sees what is due now.
  const { data, error, isPending, isLoadingError, refetch } = useQuery<Today>({
    queryKey: [`/api/admin/today?of=${of}`],
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  })
  return (
    <div className="staff-section today">
      <div className="today-head">
        <h2 tabIndex={-1}>{dashboard.tabs.today}</h2>
        {data && <p className="soft">{formatDay(new Date(`${data.day}T00:00Z`), locale, 'weekday')}</p>}
        <nav className="lead-switch" aria-label={words.whose.label}>
          {(['me', 'all'] as const).map((each) => (
            <StaffLink
              key={each}
              to={each === 'all' ? '?of=all' : '?'}
              replace
              aria-current={each === of ? 'true' : undefined}
            >
              {words.whose[each]}
            </StaffLink>
          ))}
        </nav>
      </div>
      <NoticesHint />
      {isPending && <SkeletonRows rows={5} />}
      {isLoadingError && <LoadFailed error={error} onRetry={() => refetch()} />}
      {data && <Day today={data} isMine={of === 'me'} />}
    </div>
  )
}
