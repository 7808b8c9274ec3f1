import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { todayInDakar } from '#common/dakar-time.ts'
import { sayClock } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Cleaning } from '../../read-cleaning.server.ts'
import { staysMessages } from '../messages.ts'
import { sayDay, sayShortDay } from '../say-days.ts'
import { stayPath, useDay, viewPath } from '../stay-links.ts'

const DAYS = 7

function CleaningRow({ cleaning }: { cleaning: Cleaning }) {
  const words = useMessages(staysMessages)
  const { cleaning: own } = words
  const { locale } = useSite()
  const { departure, checkOut, homeTitle, homeTitleFr, next, preparationDays, reference, stayId } = cleaning
  const whose = ({ calendar, guests }: Pick<Cleaning, 'calendar' | 'guests'>, say: (calendar: string) => string) =>
    calendar === null ? words.guests(guests ?? 0) : say(calendar)
  const isTight = next !== null && next.arrival === departure
  return (
    <tr>
      <th scope="row">
        {sayShortDay(departure, locale)}, {sayClock(checkOut, locale)}
      </th>
      <td data-label={words.home} dir="auto">
        {inLocale(locale, homeTitle, homeTitleFr)}
      </td>
      <td data-label={own.leaving}>{whose(cleaning, own.nightsEnd)}</td>
      <td data-label={own.nextArrival}>
        {next ? own.ready(sayShortDay(next.arrival, locale), sayClock(next.checkIn, locale)) : own.nobody}
      </td>
      <td data-label={own.coming}>{next ? whose(next, own.nightsBegin) : '–'}</td>
      <td data-label={own.between} data-tight={isTight || undefined}>
        {next ? own.hours(next.hours) : '–'}
        {isTight && ` · ${own.sameDay}`}
      </td>
      <td data-label={own.preparation}>{own.preparationDays(preparationDays)}</td>
      <td data-label={own.reference}>
        {stayId === null ? '–' : <StaffLink to={stayPath(stayId)}>{reference}</StaffLink>}
      </td>
    </tr>
  )
}

/** A week of departures, for whoever cleans: on the screen, on paper, in a spreadsheet. */
export function CleaningList() {
  const words = useMessages(staysMessages)
  const { cleaning: own } = words
  const { locale } = useSite()
  const from = useDay('from')
  const to = addDays(from, DAYS - 1)
  const asked = `from=${from}&to=${to}`
  const query = useQuery<Cleaning[]>({
    queryKey: [`/api/admin/cleaning?${asked}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const title = own.title(sayDay(from, locale), sayDay(to, locale))
  const week = (by: number) => viewPath('cleaning', { from: addDays(from, by) })
  return (
    <div className="cleaning" aria-busy={query.isPlaceholderData}>
      <div className="cleaning__bar">
        <nav className="calbar__months" aria-label={words.views.cleaning}>
          <StaffLink className="icobtn" to={week(-DAYS)} aria-label={own.previous} preventScrollReset>
            <Icon name="back" />
          </StaffLink>
          <StaffLink className="icobtn" to={week(DAYS)} aria-label={own.next} preventScrollReset>
            <Icon name="arrow" />
          </StaffLink>
          {from !== todayInDakar() && (
            <StaffLink className="text-link" to={viewPath('cleaning')} preventScrollReset>
              {own.thisWeek}
            </StaffLink>
          )}
        </nav>
        <p className="cleaning__acts">
          <button type="button" className="btn btn--line btn--tight" onClick={() => window.print()}>
            {own.print}
          </button>
          <a className="btn btn--line btn--tight" href={`/api/admin/cleaning.csv?${asked}`} download>
            {own.csv}
          </a>
        </p>
      </div>
      <h3 aria-live="polite">{title}</h3>
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data?.length === 0 && <EmptyState heading="h3" title={own.empty} hint={own.emptyHint} />}
      {query.data && query.data.length > 0 && (
        <table className="cleaning__table">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {[
                own.free,
                words.home,
                own.leaving,
                own.nextArrival,
                own.coming,
                own.between,
                own.preparation,
                own.reference,
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {query.data.map((cleaning) => (
              <CleaningRow
                key={`${cleaning.propertyId} ${cleaning.departure} ${cleaning.stayId}`}
                cleaning={cleaning}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
