import { useQuery } from '@tanstack/react-query'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { DASHBOARD_KEY } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Dashboard } from './read-dashboard.server.ts'

interface Card {
  name: string
  total: number | undefined
  detail: string | undefined
}

function useCards(data: Dashboard | undefined): Card[] {
  const { dashboard: words } = useMessages(staffMessages)
  return [
    {
      name: words.totalProperties,
      total: data?.properties.total,
      detail: data && words.available(data.properties.available),
    },
    {
      name: words.totalVehicles,
      total: data?.vehicles.total,
      detail: data && words.available(data.vehicles.available),
    },
    // Staff who do not read enquiries are not told how many there are.
    ...(data?.contacts === null
      ? []
      : [{ name: words.contacts, total: data?.contacts.total, detail: data && words.fresh(data.contacts.new) }]),
    { name: words.reviews, total: data?.reviews.total, detail: data && words.featured(data.reviews.featured) },
  ]
}

export function SummaryCards() {
  const { dashboard: words } = useMessages(staffMessages)
  const query = useQuery<Dashboard>({ queryKey: DASHBOARD_KEY })
  const cards = useCards(query.data)
  if (query.isLoadingError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    <section aria-label={words.summary} aria-busy={query.isPending}>
      <dl className="kpis">
        {cards.map(({ name, total, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {total === undefined ? (
                <span className="skel kpis__wait" />
              ) : (
                <>
                  {total} <small>{detail}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
