import type { Context } from '#db/context.server.ts'
import { readTimeZone } from '../in-zone.ts'
import { readSlots } from '../read-slots.server.ts'
import { VIEWING_KINDS } from '../viewing-status.ts'
import type { BookingSubject } from './booking-subject.ts'
import type { GivenSlots } from './use-slots.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an address such as ?kind=video&day=2026-12-01&zone=Europe/Paris asks for; what it does not say or says badly is left to us. */
export async function readAskedSlots(
  visitor: Context,
  { propertyId, investmentId }: Pick<BookingSubject, 'propertyId' | 'investmentId'>,
  params: URLSearchParams,
): Promise<GivenSlots> {
  const kind = VIEWING_KINDS.find((one) => one === params.get('kind')) ?? 'in-person'
  const day = params.get('day')
  return {
    kind,
    day: day && DAY.test(day) ? day : null,
    zone: readTimeZone(params.get('zone')),
    slots: await readSlots(visitor, { propertyId, investmentId, kind }),
  }
}
