import { useMessages, useSite } from '#app/site.ts'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { whatsappLink } from '#features/company/company.ts'
import { mobilityMessages } from '../messages.ts'

export const BOOKING_ID = 'booking'

/** How a car is reserved today: by writing. The prepared message asks for what an answer needs. */
export function Booking() {
  const { booking } = useMessages(mobilityMessages)
  const { company } = useSite()
  return (
    <section id={BOOKING_ID} className="section wrap two booking" aria-labelledby="booking-title">
      <div className="booking__say">
        <h2 id="booking-title">{booking.title}</h2>
        <p className="lead">{booking.lead}</p>
        <div className="acts">
          <a className="btn" href={whatsappLink(company, booking.whatsappText)} target="_blank" rel="noreferrer">
            {booking.whatsapp} <span className="sr">{booking.newTab}</span>
          </a>
          <SiteLink className="thread" to="/contact">
            {booking.contact}
          </SiteLink>
        </div>
        <p className="small soft">{booking.note}</p>
      </div>
      <RuledList entries={booking.steps} isOrdered />
    </section>
  )
}
