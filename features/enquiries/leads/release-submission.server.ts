import { contactKeys } from '#common/contact-keys.ts'
import { isComing } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import {
  carName,
  type HeldCar,
  holdVehicle,
  isTaken,
  lockBooking,
  lockPublicVehicle,
  releaseBooking,
} from '#features/mobility/hire/booking.repository.server.ts'
import { hireCategory } from '#features/mobility/hire/booking.schema.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { extrasOf } from '#features/mobility/hire/car-fit.ts'
import { lockFittingCar } from '#features/mobility/hire/check-availability.server.ts'
import { daysOfHire } from '#features/mobility/hire/hire-rules.ts'
import { HIRE_EXTRAS } from '#features/mobility/hire/reservation.form.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { releaseContactSubmission } from '../contact/contact-submission.repository.server.ts'
import { endOfNewHold, recordHold } from '../holds/guard-hold.server.ts'
import { readPersonMarks } from '../holds/hold-marks.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { releaseInquiry } from '../inquiry/inquiry.repository.server.ts'
import type { HeldBackKind } from '../reference.ts'
import { releaseStay } from '../stays/stay.repository.server.ts'
import { releaseHeldViewing } from '../viewings/release-held-viewing.server.ts'
import { lockContactKeys } from './lead.repository.server.ts'
import {
  type ReceivedSubmission,
  receivedBooking,
  receivedContact,
  receivedInquiry,
  receivedStay,
} from './received-submission.ts'
import { registerSubmission } from './register-submission.server.ts'
import { deleteSubmissions, findSubmissionState } from './submissions.repository.server.ts'

/** It counts for whoever sent it, like a hold of their own making. Where it came from was never kept. */
async function holdCounted(tx: Database, booking: BookingRow, car: Omit<HeldCar, 'holdUntil'>): Promise<void> {
  const until = await endOfNewHold(tx)
  await holdVehicle(tx, booking.id, { ...car, holdUntil: until })
  const days = daysOfHire(car.times.pickup, car.times.dropoff)
  await recordHold(tx, { bookingId: booking.id }, { days, marks: await readPersonMarks(tx, booking), until })
}

/** A released booking takes its car, unless somebody else has it by now: staff see that, and can offer another one. */
async function releaseHeldBooking(tx: Database, id: number): Promise<ReceivedSubmission | undefined> {
  const booking = await releaseBooking(tx, id)
  if (!booking) return undefined
  // In the order in which a new reservation takes its locks, so that the two never wait for each other.
  await lockContactKeys(tx, contactKeys(booking))
  await releaseExpiredHolds(tx)
  const { vehicleId, bookingDate: pickup, bookingData } = booking
  // Overtaken by a second try, or its day is gone: there is nothing to hold.
  if (booking.status !== 'pending' || !pickup || !isComing(pickup)) return receivedBooking(booking)
  const dropoff = new Date(String(bookingData.dropoffDateTime))
  if (vehicleId !== null && (await lockPublicVehicle(tx, vehicleId))) {
    const times = { pickup, dropoff }
    if (!(await isTaken(tx, vehicleId, times))) await holdCounted(tx, booking, { times })
  }
  return receivedBooking((await holdFittingCar(tx, booking)) ?? booking)
}

/** The choice was left to us: now one is chosen, if any is free. Without one it is a plain request. */
async function holdFittingCar(tx: Database, booking: BookingRow) {
  const { id, bookingDate: pickup, bookingData } = booking
  const category = hireCategory.safeParse(bookingData.vehicleCategory)
  if (bookingData.isOurChoice !== true || !pickup || !category.success) return undefined
  const times = { pickup, dropoff: new Date(String(bookingData.dropoffDateTime)) }
  const extras = HIRE_EXTRAS.filter((extra) => [bookingData.extras].flat().includes(extra))
  const found = await lockFittingCar(tx, category.data, {
    ...times,
    passengers: String(bookingData.passengers ?? ''),
    bags: String(bookingData.bags ?? ''),
    extras,
    isFromAirport: Boolean(bookingData.flightNumber),
  })
  if (!found) return undefined
  const { car, quote } = found
  await holdCounted(tx, booking, {
    times,
    vehicleId: car.id,
    vehicleName: carName(car),
    quote,
    bookingData: { ...bookingData, extras: extrasOf(car, extras) },
  })
  return lockBooking(tx, id)
}

const RELEASE: Record<HeldBackKind, (tx: Database, id: number) => Promise<ReceivedSubmission | undefined>> = {
  contact: async (tx, id) => {
    const row = await releaseContactSubmission(tx, id)
    return row && receivedContact(row)
  },
  inquiry: async (tx, id) => {
    const row = await releaseInquiry(tx, id)
    return row && receivedInquiry(row)
  },
  booking: releaseHeldBooking,
  // It keeps no nights: whoever lets it through sees at once whether they are free, and accepts it.
  stay: async (tx, id) => {
    const row = await releaseStay(tx, id)
    return row && receivedStay(row)
  },
  viewing: releaseHeldViewing,
}

/** As the audit trail calls it. */
const entityOf = (kind: HeldBackKind) =>
  kind === 'booking' || kind === 'stay' || kind === 'viewing' ? kind : 'enquiry'

/** Not spam after all: what was held back for it follows now. */
export async function releaseSubmission({ db, actor }: Context, kind: HeldBackKind, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  const store = async (tx: Database) => {
    const received = await RELEASE[kind](tx, id)
    if (!received) throw new AppError('not_found')
    await registerSubmission(tx, received)
    await recordChange(tx, actor, {
      action: 'update',
      entity: entityOf(kind),
      entityId: id,
      label: `#${id}`,
      before: { isHeldBack: true },
      after: { isHeldBack: false },
    })
  }
  // Merging leads, and what expires meanwhile, take the same rows in another order.
  await againAfterClash(() => db.transaction(store))
}

/** Spam goes for good. What stands on somebody's timeline goes with that person (`erasePerson`), and not from under it. */
export async function deleteSubmission({ db, actor }: Context, kind: HeldBackKind, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:erase')
  await db.transaction(async (tx) => {
    const found = await findSubmissionState(tx, kind, id)
    if (!found) throw new AppError('not_found')
    if (found.leadId !== null) throw new AppError('submission_of_lead')
    await deleteSubmissions(tx, { contact: [], inquiry: [], booking: [], stay: [], viewing: [], [kind]: [id] })
    await recordChange(tx, actor, {
      action: 'delete',
      entity: entityOf(kind),
      entityId: id,
      label: `#${id}`,
      before: { isHeldBack: found.isHeldBack },
    })
    await announceDeskChange(tx)
  })
}
