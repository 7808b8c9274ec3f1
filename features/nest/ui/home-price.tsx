import { useMessages } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import type { PropertyCardData } from '../property-card.ts'

/** What a home costs; found for days of a stay, what these cost in all, and below it the night. */
export function HomePrice({ home }: { home: Pick<PropertyCardData, 'price' | 'type' | 'stay'> }) {
  const messages = useMessages(nestMessages)
  const { price, stay } = home
  const usual = <Price amount={price} period={pricePeriod(messages, home)} />
  if (!stay) return usual
  return (
    <>
      <Price amount={stay.total} period={messages.forNights(stay.nights, stay.guests === null)} />
      <small className="price__night">{usual}</small>
    </>
  )
}
