import { useMessages, useSite } from '#app/site.ts'
import { ownEntry } from '#common/own-entry.ts'
import { momentInDakar } from '#features/enquiries/forms/dakar-time.ts'
import { answerWords, describeAnswers } from '#features/enquiries/forms/describe-answers.ts'
import type { StaffBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import { reservationForm } from '#features/enquiries/reservation/reservation.form.ts'
import { reservationMessages } from '#features/enquiries/reservation/reservation-messages.ts'
import { staffMessages } from '../messages.ts'
import { BookingBadge } from './booking-badge.tsx'
import { BookingMoves } from './booking-moves.tsx'
import { BookingQuote } from './booking-quote.tsx'
import { isLong } from './long-fact.ts'
import { ReachFacts, ReceivedFacts } from './person-facts.tsx'
import { SpamMark } from './spam-mark.tsx'
import { unbrokenDateTime } from './unbroken.ts'

/** The hire as it was asked for, in the words of its form. The car and the special requests stand elsewhere. */
function HireFacts({ booking }: { booking: StaffBooking }) {
  const { bookings: words } = useMessages(staffMessages)
  const { locale } = useSite()
  const { vehicleId: _car, specialRequests, ...hire } = booking.bookingData
  const others = specialRequests === booking.message ? hire : { ...hire, specialRequests }
  const read = ([key, value]: [string, unknown]) => {
    const moment = key.endsWith('DateTime') ? momentInDakar(String(value)) : null
    return [key, moment ? unbrokenDateTime(moment.toISOString(), locale) : value]
  }
  const answers = describeAnswers(
    reservationForm,
    answerWords(reservationMessages[locale]),
    Object.fromEntries(Object.entries(others).map(read)),
  )
  return (
    <dl className="enquiry__facts">
      <div>
        <dt>{words.car}</dt>
        <dd>
          {booking.vehicleName ?? words.anyCar}
          {booking.vehicleName && !booking.isCarHeld && ` (${words.notHeld})`}
        </dd>
      </div>
      {answers.map(({ key, label, text }) => (
        <div key={key} className={isLong(text) ? 'enquiry__long' : undefined}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function BookingEntry({ booking }: { booking: StaffBooking }) {
  const { bookings: words, contacts } = useMessages(staffMessages)
  return (
    <li className="enquiry" id={`booking-${booking.id}`}>
      <div className="enquiry__head">
        <h3 dir="auto">{booking.name}</h3>
        <BookingBadge status={booking.status} />
      </div>
      <SpamMark kind="booking" id={booking.id} suspicion={booking.suspicion} />
      <dl className="enquiry__facts">
        <ReachFacts {...booking} />
        <div>
          <dt>{contacts.type}</dt>
          <dd>{ownEntry(words.types, booking.type) ?? booking.type}</dd>
        </div>
        <ReceivedFacts {...booking} />
      </dl>
      <HireFacts booking={booking} />
      {booking.quote && <BookingQuote quote={booking.quote} />}
      {booking.message && (
        <div className="enquiry__message">
          <h4>{words.requests}</h4>
          <p lang={booking.locale} dir="auto">
            {booking.message}
          </p>
        </div>
      )}
      <BookingMoves booking={booking} />
    </li>
  )
}
