import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay, formatters } from '#common/dates.ts'
import { formatTenths } from '#common/figures.ts'
import { inLocale, withLocalePrefix } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { type PageVisits, REPORT_DAYS, type ReportDays, type VisitReport } from '#features/visits/visit.public.ts'
import type { PageKind } from '#features/visits/visited-page.ts'
import { BarTable } from '#platform/staff-kit/charts/bar-table.tsx'
import { StripsTable, TimeStrips } from '#platform/staff-kit/charts/time-strips.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { RadioChoices } from '#ui/choices.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { shareOf } from '../overview/enquiry-charts.tsx'
import { SourcesTable } from '../overview/visit-charts.tsx'
import { visitMessages } from './messages.ts'

const DEFAULT_DAYS: ReportDays = 30
const shortDays = formatters({ day: 'numeric', month: 'short' })
const dayOf = (day: string) => new Date(`${day}T00:00Z`)

type Group = Exclude<PageKind, 'project'>

function PerDay({ days }: { days: VisitReport['days'] }) {
  const words = useMessages(visitMessages)
  const { locale } = useSite()
  const columns = days.map(({ day }) => ({ key: day, label: formatDay(dayOf(day), locale, 'weekday') }))
  const strips = [{ key: 'opened', label: words.opened, values: days.map(({ visits }) => visits), isWhole: true }]
  const chart = { title: words.perDay, unit: words.day, columns, strips }
  const say = (index: number) => words.said(columns[index]?.label ?? '', days[index]?.visits ?? 0)
  const first = days[0]?.day
  return (
    <div className="chart">
      <TimeStrips {...chart} ends={[first ? shortDays[locale].format(dayOf(first)) : '', words.today]} say={say} />
      <StripsTable {...chart} />
    </div>
  )
}

function Pages({ title, none, pages }: { title: string; none: string; pages: PageVisits[] }) {
  const words = useMessages(visitMessages)
  const { locale } = useSite()
  const isAsked = pages.some(({ enquiries }) => enquiries !== null)
  function name({ kind, path, title: titled, titleFr }: PageVisits) {
    const text = kind === 'page' ? ownEntry(words.pages, path) : titled && inLocale(locale, titled, titleFr)
    return text ? <Link to={withLocalePrefix(path, locale)}>{text}</Link> : words.gone(path)
  }
  /** A site and its number stay together when the line breaks. */
  function note({ byLanguage, sources }: PageVisits): string {
    const sites = sources.map(({ source, visits }) => `${ownEntry(words.sourceNames, source) ?? source}\u00a0${visits}`)
    return [words.split(byLanguage.en, byLanguage.fr), sites.join(', ')].filter(Boolean).join(' · ')
  }
  return (
    <section className="chart">
      <h4>{title}</h4>
      {pages.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <BarTable
          caption={title}
          columns={[words.page, words.views, ...(isAsked ? [words.enquiries] : [])]}
          rows={pages.map((page) => ({
            key: page.path,
            label: name(page),
            note: note(page),
            value: page.visits,
            cells: [page.visits, ...(isAsked ? [page.enquiries] : [])],
          }))}
        />
      )}
    </section>
  )
}

function Report({ report, days }: { report: VisitReport; days: ReportDays }) {
  const words = useMessages(visitMessages)
  const { locale } = useSite()
  const { total, totalBefore, byLanguage } = report
  if (total === 0) return <p className="serif chart__empty">{words.none}</p>
  const pagesOf = (group: Group, ...more: PageKind[]) => (
    <Pages {...words.groups[group]} pages={report.pages.filter(({ kind }) => kind === group || more.includes(kind))} />
  )
  return (
    <>
      <div className="performance__sum">
        <p>
          <b>{formatTenths(total, locale)}</b> {words.total(total)}
        </p>
        <p className="soft">
          {totalBefore === null ? words.noBefore(days) : words.before(formatTenths(totalBefore, locale), days)}
        </p>
        <p className="soft">
          {words.languages(shareOf(byLanguage.en, total, locale), shareOf(byLanguage.fr, total, locale))}
        </p>
      </div>
      <PerDay days={report.days} />
      <div className="charts">
        <div className="charts__column">
          {pagesOf('article')}
          {pagesOf('property', 'project')}
        </div>
        <div className="charts__column">
          {report.arrivals.total > 0 && (
            <section className="chart">
              <h4>{words.sources}</h4>
              <p className="soft small">{words.sourcesNote}</p>
              <SourcesTable caption={words.sources} arrivals={report.arrivals} />
            </section>
          )}
          {pagesOf('episode')}
          {pagesOf('page')}
        </div>
      </div>
    </>
  )
}

/** What of the content was read: by page, language and the site people came from, with what was asked beside it. */
export function PerformancePart() {
  const words = useMessages(visitMessages)
  const [asked, setAsked] = useListFilter('days')
  const days = REPORT_DAYS.find((one) => String(one) === asked) ?? DEFAULT_DAYS
  const query = useQuery<VisitReport>({
    queryKey: [`/api/admin/visits?days=${days}`],
    // Counted all the time and announced by nobody: whoever comes back to the tab sees the numbers of now.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <section className="staff-section performance">
      <h3>{words.title}</h3>
      <p className="soft performance__lead">{words.lead}</p>
      <FieldGroup label={words.period}>
        <RadioChoices
          name="days"
          options={REPORT_DAYS.map((one) => ({ value: String(one), label: words.periods[one] }))}
          defaultValue={String(days)}
          onChange={(value) => setAsked(value === String(DEFAULT_DAYS) ? '' : value)}
        />
      </FieldGroup>
      {query.isPending && <SkeletonRows rows={4} />}
      {query.isLoadingError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <Report report={query.data} days={days} />}
    </section>
  )
}
