import { contactKeys } from '#common/contact-keys.ts'
import { isComing } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import {
  carName,
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
import { HIRE_EXTRAS } from '#features/mobility/hire/reservation.form.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { releaseContactSubmission } from '../contact/contact-submission.repository.server.ts'
import { endOfNewHold } from '../holds/guard-hold.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { releaseInquiry } from '../inquiry/inquiry.repository.server.ts'
import type { SubmissionKind } from '../reference.ts'
import { lockContactKeys } from './lead.repository.server.ts'
import { type ReceivedSubmission, receivedBooking, receivedContact, receivedInquiry } from './received-submission.ts'
import { registerSubmission } from './register-submission.server.ts'
import { deleteSubmissions, findSubmissionState } from './submissions.repository.server.ts'

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
    if (!(await isTaken(tx, vehicleId, times))) await holdVehicle(tx, id, { times, holdUntil: await endOfNewHold(tx) })
  }
  return receivedBooking((await holdFittingCar(tx, booking)) ?? booking)
}

/** The choice was left to us: now one is chosen, if any is free. Without one it is a plain request. */
async function holdFittingCar(tx: Database, { id, bookingDate: pickup, bookingData }: BookingRow) {
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
  await holdVehicle(tx, id, {
    times,
    holdUntil: await endOfNewHold(tx),
    vehicleId: car.id,
    vehicleName: carName(car),
    quote,
    bookingData: { ...bookingData, extras: extrasOf(car, extras) },
  })
  return lockBooking(tx, id)
}

const RELEASE: Record<SubmissionKind, (tx: Database, id: number) => Promise<ReceivedSubmission | undefined>> = {
  contact: async (tx, id) => {
    const row = await releaseContactSubmission(tx, id)
    return row && receivedContact(row)
  },
  inquiry: async (tx, id) => {
    const row = await releaseInquiry(tx, id)
    return row && receivedInquiry(row)
  },
  booking: releaseHeldBooking,
}

/** Not spam after all: what was held back for it follows now. */
export async function releaseSubmission({ db, actor }: Context, kind: SubmissionKind, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    const received = await RELEASE[kind](tx, id)
    if (!received) throw new AppError('not_found')
    await registerSubmission(tx, received)
    await recordChange(tx, actor, {
      action: 'update',
      entity: kind === 'booking' ? 'booking' : 'enquiry',
      entityId: id,
      label: `#${id}`,
      before: { isHeldBack: true },
      after: { isHeldBack: false },
    })
  })
}

/** Spam goes for good. What stands on somebody's timeline goes with that person (`erasePerson`), and not from under it. */
export async function deleteSubmission({ db, actor }: Context, kind: SubmissionKind, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:erase')
  await db.transaction(async (tx) => {
    const found = await findSubmissionState(tx, kind, id)
    if (!found) throw new AppError('not_found')
    if (found.leadId !== null) throw new AppError('submission_of_lead')
    await deleteSubmissions(tx, { contact: [], inquiry: [], booking: [], [kind]: [id] })
    await recordChange(tx, actor, {
      action: 'delete',
      entity: kind === 'booking' ? 'booking' : 'enquiry',
      entityId: id,
      label: `#${id}`,
      before: { isHeldBack: found.isHeldBack },
    })
    await announceDeskChange(tx)
  })
}
