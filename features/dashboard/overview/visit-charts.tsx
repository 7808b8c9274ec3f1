import { Link } from 'react-router'
import { inLocale, withLocalePrefix } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { Arrivals, PageVisits } from '#features/visits/visit.public.ts'
import { BarTable } from '#platform/staff-kit/charts/bar-table.tsx'
import { Chart } from '#platform/staff-kit/charts/chart.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { shareOf } from './enquiry-charts.tsx'
import { overviewMessages } from './messages.ts'

export function MostViewedListings({ listings }: { listings: PageVisits[] }) {
  const { listings: words } = useMessages(overviewMessages)
  const { locale } = useSite()
  const isAsked = listings.some(({ enquiries }) => enquiries !== null)
  return (
    <Chart title={words.title} note={words.note} empty={listings.length === 0 ? words.none : null}>
      <BarTable
        caption={words.title}
        columns={[words.listing, words.views, ...(isAsked ? [words.enquiries] : [])]}
        rows={listings.map(({ path, title, titleFr, visits, enquiries }) => ({
          key: path,
          label: <Link to={withLocalePrefix(path, locale)}>{inLocale(locale, title ?? path, titleFr)}</Link>,
          value: visits,
          cells: isAsked ? [visits, enquiries] : [visits],
        }))}
      />
    </Chart>
  )
}

export function SourcesTable({ caption, arrivals }: { caption: string; arrivals: Arrivals }) {
  const { sources: words, share } = useMessages(overviewMessages)
  const { locale } = useSite()
  const { total, sources, rest } = arrivals
  return (
    <BarTable
      caption={caption}
      columns={[words.source, words.visits, share]}
      rows={[...sources, ...(rest > 0 ? [{ source: '', visits: rest }] : [])].map(({ source, visits }) => ({
        key: source,
        label: source === '' ? words.rest : (ownEntry(words.names, source) ?? source),
        value: visits,
        cells: [visits, shareOf(visits, total, locale)],
      }))}
    />
  )
}

export function WhereVisitsComeFrom({ arrivals }: { arrivals: Arrivals }) {
  const { sources: words } = useMessages(overviewMessages)
  return (
    <Chart title={words.title} note={words.note} empty={arrivals.total === 0 ? words.none : null}>
      <SourcesTable caption={words.title} arrivals={arrivals} />
      <p className="soft small">{words.counting}</p>
    </Chart>
  )
}
