import { contactKeys } from '#common/contact-keys.ts'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { findLead, insertActivity, lockContactKeys } from '../leads/lead.repository.server.ts'
import { receivedViewing } from '../leads/received-submission.ts'
import { recordLead } from '../leads/record-lead.server.ts'
import { listAdvisers } from './adviser.repository.server.ts'
import { audited, tellOfHandOver, tellOfViewing } from './change-viewing.server.ts'
import { readStaffViewing } from './read-viewing.server.ts'
import { releaseExpiredViewings } from './release-expired-viewings.server.ts'
import { findFreeAdviser, spanOf } from './submit-viewing.server.ts'
import type { StaffViewing } from './viewing.public.ts'
import { insertViewing, lockTimes } from './viewing.repository.server.ts'
import type { StaffViewingInput } from './viewing.schema.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { USUAL_BUFFER, USUAL_MINUTES } from './viewing-hours.ts'
import { findShowable, requirePossibleStart, type ViewingSubject } from './viewing-times.server.ts'

type Person = Pick<ViewingRow, 'name' | 'email' | 'phone' | 'locale'>

/** Whom it is for: a lead by its card, or whoever staff name. */
async function personOf(tx: Database, { leadId, name, email, phone, locale }: StaffViewingInput): Promise<Person> {
  if (leadId === null) return { name: name ?? '', email, phone, locale }
  const lead = await findLead(tx, leadId)
  if (!lead) throw new AppError('invalid_input', { fields: { leadId: 'chooseOne' } })
  const called = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return {
    name: name ?? (called || (lead.email ?? lead.phone ?? `#${leadId}`)),
    email: email ?? lead.email,
    phone: phone ?? lead.phone,
    locale: lead.locale ?? locale,
  }
}

/** Who shows it: whoever was named; else whose turn it is; where nobody is free by the rules, whoever writes it down. */
async function adviserFor(tx: Database, { actor }: Context, subject: ViewingSubject, input: StaffViewingInput) {
  const all = await listAdvisers(tx, todayInDakar())
  const turn = input.adviserId === null ? await findFreeAdviser(tx, subject, input) : undefined
  if (turn) return turn
  const named = all.find(({ userId }) => userId === (input.adviserId ?? actorId(actor)))
  if (!named) throw new AppError('invalid_input', { fields: { adviserId: 'chooseOne' } })
  return named
}

async function store(tx: Database, context: Context, input: StaffViewingInput): Promise<number> {
  const { actor } = context
  const { propertyId, investmentId, leadId, kind, startsAt, minutes, place, videoUrl, message } = input
  const subject = await findShowable(tx, { propertyId, investmentId })
  if (!subject) {
    const field = propertyId === null ? 'investmentId' : 'propertyId'
    throw new AppError('invalid_input', { fields: { [field]: 'chooseOne' } })
  }
  requirePossibleStart(startsAt)
  if (leadId === null) await lockContactKeys(tx, contactKeys(input))
  await lockTimes(tx)
  await releaseExpiredViewings(tx)
  const person = await personOf(tx, input)
  const adviser = await adviserFor(tx, context, subject, input)
  const length = minutes ?? adviser.minutes ?? USUAL_MINUTES
  const viewing = await insertViewing(tx, {
    ...person,
    ...spanOf(startsAt, { minutes: length, bufferMinutes: adviser.bufferMinutes ?? USUAL_BUFFER }),
    propertyId,
    investmentId,
    subject: subject.subject,
    subjectFr: subject.subjectFr,
    adviserId: adviser.userId,
    kind,
    place,
    videoUrl,
    message,
    status: 'confirmed',
    holdUntil: null,
    createdBy: actorId(actor),
  })
  await standOnTimeline(tx, viewing, leadId)
  await recordChange(tx, actor, {
    action: 'create',
    entity: 'viewing',
    entityId: viewing.id,
    label: `#${viewing.id}`,
    after: audited(viewing),
  })
  await tellOfViewing(tx, actor, viewing, { news: 'confirmed' })
  await tellOfHandOver(tx, actor, { viewingId: viewing.id, given: adviser.userId })
  return viewing.id
}

/** On the card that it was written down from, whatever its addresses say; else on that of whoever it is. */
async function standOnTimeline(tx: Database, viewing: ViewingRow, leadId: number | null): Promise<void> {
  const received = receivedViewing(viewing)
  if (leadId === null) {
    await recordLead(tx, received)
    return
  }
  const { subject, message } = received
  await insertActivity(tx, {
    leadId,
    type: 'submission',
    subject,
    description: message,
    userId: viewing.createdBy,
    viewingId: viewing.id,
  })
}

/** Staff agreed on a viewing with somebody: it stands at once, and passes no limits of holds. Who has an address gets a letter. */
export async function addViewing(
  context: Context,
  input: StaffViewingInput,
  idempotencyKey: string | undefined,
): Promise<StaffViewing> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  const request = { scope: 'viewing', key: idempotencyKey, content: input }
  const id = await storeOnce(db, request, (tx) => store(tx, context, input))
  return readStaffViewing(context, id)
}
