export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** While a booking stands so, it keeps its car from others (the constraint of migration 0004 says the same). */
export const HOLDING_STATUSES = ['pending', 'confirmed'] as const satisfies BookingStatus[]

const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to)
}
