import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#common/dates.ts'
import { formatMoney } from '#common/money.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffPrice } from '../../sale/read-prices.server.ts'
import { PROPERTIES_URL } from '../property-requests.ts'
import { saleStaffMessages } from './messages.ts'

/** What a home cost and where it stood, the newest first. */
export function PriceList({ propertyId }: { propertyId: number }) {
  const { prices: words, states } = useMessages(saleStaffMessages)
  const { locale } = useSite()
  const query = useQuery<StaffPrice[]>({ queryKey: [`${PROPERTIES_URL}/${propertyId}/prices`], gcTime: 0 })
  if (query.isPending) return <SkeletonRows rows={3} />
  if (query.isError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  if (query.data.length === 0) return <p className="soft">{words.none}</p>
  return (
    <ol className="prices">
      {query.data.map(({ id, price, state, priceReached, since, by }) => (
        <li key={id}>
          <p>
            <strong className="prices__amount">{formatMoney(price, 'XOF')}</strong> {states[state]}
          </p>
          {priceReached && <p>{words.reached(formatMoney(priceReached, 'XOF'))}</p>}
          <p className="small soft">
            {formatDateTime(since, locale)} {by && words.by(by)}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The same from the list. */
export function PricesDrawer({ home, onClose }: { home: { id: number; title: string }; onClose: () => void }) {
  const { prices: words } = useMessages(saleStaffMessages)
  const { close } = useMessages(kitMessages)
  return (
    <Drawer title={words.of(home.title)} closeLabel={close} onClose={onClose}>
      <PriceList propertyId={home.id} />
    </Drawer>
  )
}
