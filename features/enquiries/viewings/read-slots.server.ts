import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { byDay, type FreeAdviser } from './free-slots.ts'
import { findViewing } from './viewing.repository.server.ts'
import type { StaffSlotsQuery } from './viewing.schema.ts'
import { minutesOf } from './viewing-facts.ts'
import { USUAL_MINUTES } from './viewing-hours.ts'
import type { ViewingSlots } from './viewing-slots.ts'
import { VIEWING_KINDS, type ViewingKind } from './viewing-status.ts'
import { findFreeTimes, findShowable, findViewable } from './viewing-times.server.ts'

interface Asked {
  propertyId?: number | null | undefined
  investmentId?: number | null | undefined
  kind: ViewingKind
}

/** Whoever is free: the longest it may take. */
const longestOf = (advisers: readonly FreeAdviser[]) =>
  Math.max(0, ...advisers.map(({ minutes }) => minutes)) || USUAL_MINUTES

/** The free times of a home or a project. Of what is not to be had there are none. */
export async function readSlots(
  { db }: Context,
  { propertyId = null, investmentId = null, kind }: Asked,
): Promise<ViewingSlots> {
  const subject = await findViewable(db, { propertyId, investmentId })
  const { advisers, free } = subject ? await findFreeTimes(db, { subject, kind }) : { advisers: [], free: [] }
  return {
    minutes: longestOf(advisers),
    kinds: [...VIEWING_KINDS],
    days: byDay(free),
  }
}

/** For staff who choose a time: of one adviser, whoever usually shows the home, or of everybody who does. */
export async function readStaffSlots(
  { db, actor }: Context,
  { propertyId, investmentId, kind, adviser, moved: movedId, minutes }: StaffSlotsQuery,
): Promise<ViewingSlots> {
  requirePermission(actor, 'enquiry:read')
  const subject = await findShowable(db, { propertyId, investmentId })
  const moved = movedId === undefined ? undefined : await findViewing(db, movedId)
  const { advisers, free } = subject
    ? await findFreeTimes(db, { subject, kind, minutes, ...(moved && { moved }), ...(adviser && { only: adviser }) })
    : { advisers: [], free: [] }
  return {
    minutes: minutes ?? (moved ? minutesOf(moved) : longestOf(advisers)),
    kinds: [...VIEWING_KINDS],
    days: byDay(free),
  }
}
