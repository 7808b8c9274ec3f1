import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import type { Received } from '../leads/received.ts'

export function receivedBooking({ id, type, name, email, phone, locale, vehicleName, message }: BookingRow): Received {
  return {
    ref: { bookingId: id },
    person: { name, email, phone, locale },
    interest: type,
    subject: vehicleName ?? type,
    message,
    budget: null,
  }
}
