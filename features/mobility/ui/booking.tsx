import type { Ref } from 'react'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import type { HireCar } from '../hire/hire-types.ts'
import { BOOKING_ID } from '../hire/reservation.form.ts'
import type { ReservationHandle } from '../hire/reservation-form.tsx'
import { mobilityMessages } from '../messages.ts'

const ReservationForm = asleep(() => import('../hire/reservation-form.tsx').then((part) => part.ReservationForm), {
  isNeeded: areWordsKept,
})

interface Props {
  fleet: readonly HireCar[]
  reservation: Ref<ReservationHandle>
  /** A car of the list above was pressed: the form is to take it. */
  isWanted: boolean
}

/** Where a car is reserved; whoever would rather write can do that too. */
export function Booking({ fleet, reservation, isWanted }: Props) {
  const { booking } = useMessages(mobilityMessages)
  const { company } = useSite()
  return (
    <ToastProvider>
      <section id={BOOKING_ID} className="section wrap booking" aria-labelledby="booking-title">
        <div className="opening">
          <h2 id="booking-title">{booking.title}</h2>
          <p className="lead">{booking.lead}</p>
        </div>
        <ReservationForm fleet={fleet} ref={reservation} isAwake={isWanted} />
        <div className="booking__ways">
          <p className="small soft">{booking.otherWays}</p>
          <a className="text-link" href={whatsappLink(company, booking.whatsappText)} target="_blank" rel="noreferrer">
            {booking.whatsapp} <span className="sr">{booking.newTab}</span>
          </a>
          <SiteLink className="text-link" to="/contact?subject=mobility">
            {booking.contact}
          </SiteLink>
        </div>
      </section>
    </ToastProvider>
  )
}
