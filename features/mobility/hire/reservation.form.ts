import { choice, choices, email, line, moment, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'
import { VEHICLE_CATEGORIES } from '../vehicle-categories.ts'

/** Where the form stands on its page (SPEC section 2). */
export const BOOKING_ID = 'booking'

export const HIRE_EXTRAS = ['chauffeur', 'baby-seat', 'wifi', 'refreshments'] as const
export type HireExtra = (typeof HIRE_EXTRAS)[number]
export const PASSENGERS = ['1-2', '3-4', '5-6', '7+'] as const
export const BAGS = ['0', ...PASSENGERS] as const
/** The one tick of its question. */
export const AS_REQUEST = 'yes' as const

/** Reserves a car, or any car of a category (SPEC sections 3, 5 and 9). Times are Dakar's. */
export const reservationForm = defineForm({
  name: 'reservation',
  parts: {
    car: {
      vehicleCategory: choice(VEHICLE_CATEGORIES),
      /** A car's number; empty: whichever of the category is free. Drawn as a list of cars. */
      vehicleId: optional(line()),
      pickupDateTime: moment(),
      dropoffDateTime: moment(),
      passengers: choice(PASSENGERS),
      bags: optional(choice(BAGS)),
      extras: choices(HIRE_EXTRAS),
      flightNumber: optional(line({ maxLength: 20 })),
      specialRequests: optional(paragraph(3)),
      /** Offered where no car of the category is free: nothing is held, and staff say what can be done. */
      isRequest: choices([AS_REQUEST]),
    },
    you: {
      name: line({ autoComplete: 'name' }),
      email: email(),
      phone: phone(),
    },
  },
})
export type ReservationAnswers = AnswersOf<typeof reservationForm>

/** SPEC section 7: POST /api/bookings. */
export function toReservation({ name, email, phone, ...hire }: ReservationAnswers) {
  const { vehicleId, isRequest, ...bookingData } = hire
  return {
    type: 'vehicle-rental' as const,
    name,
    email,
    phone,
    message: hire.specialRequests,
    bookingData: {
      ...bookingData,
      ...(vehicleId && { vehicleId: Number(vehicleId) }),
      // Who chose a car after all wants that one.
      ...(isRequest.length > 0 && !vehicleId && { isRequest: true }),
    },
  }
}
