import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { versionOf } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { lockContactSubmission, updateContactSubmission } from '../contact/contact-submission.repository.server.ts'
import type { ContactSubmissionRow } from '../contact/contact-submission.table.server.ts'
import { getListedContact, type ListedContact } from '../contact/list-contacts.server.ts'
import { lockInquiry, updateInquiry } from '../inquiry/inquiry.repository.server.ts'
import { getListedInquiry, type ListedInquiry } from '../inquiry/list-inquiries.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { type InquiryStatus, movesFrom } from './desk-status.ts'
import { submissionMessages } from './submission-messages.ts'

interface Changeable {
  id: number
  status: string
  assignedTo: number | null
  updatedAt: Date
}

interface Changes<Status extends string> {
  status?: Status | undefined
  assignedTo?: number | null | undefined
}

/** How one kind of submission is changed. */
interface Desk<Row extends Changeable> {
  entity: 'enquiry' | 'booking'
  /** Locked until the transaction ends: two of staff may press at once. */
  lock: (tx: Database, id: number) => Promise<Row | undefined>
  update: (tx: Database, id: number, changes: Partial<Pick<Row, 'status' | 'assignedTo'>>) => Promise<void>
  canBecome: (from: Row['status'], to: Row['status']) => boolean
  /** Whose words its statuses have. */
  kind: 'contacts' | 'inquiries' | 'bookings'
  /** What else a move calls for. */
  onMove?: (tx: Database, actor: Actor, before: Row, status: Row['status']) => Promise<void>
}

export interface ChangeRequest<Status extends string> {
  id: number
  change: Changes<Status>
  /** From If-Match; null: the caller overwrites whatever is there. */
  version: string | null
}

async function requireAssignee(tx: Database, id: number): Promise<void> {
  if (await findStaffMember(tx, id)) return
  throw new AppError('invalid_input', { fields: { assignedTo: 'chooseOne' } })
}

/** Which move that was, and which ones there are. */
function refusedMove<Row extends Changeable>(
  { kind, canBecome }: Desk<Row>,
  from: Row['status'],
  to: Row['status'],
): AppError {
  const word = (locale: Locale) => {
    const { [kind]: words, move } = submissionMessages[locale]
    const statuses: Record<string, string> = words.statuses
    const next = Object.keys(statuses).filter((status) => canBecome(from, status))
    return move.refused({
      from: statuses[from] ?? from,
      to: statuses[to] ?? to,
      next: next.map((status) => statuses[status] ?? status),
    })
  }
  return new AppError('forbidden_move', { sentence: { en: word('en'), fr: word('fr') } })
}

/** Staff say how far they are with it, or give it to somebody. */
export async function changeSubmission<Row extends Changeable>(
  { db, actor }: Context,
  desk: Desk<Row>,
  { id, change, version }: ChangeRequest<Row['status']>,
): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  const store = async (tx: Database) => {
    const before = await desk.lock(tx, id)
    if (!before) throw new AppError('not_found')
    const { status = before.status, assignedTo = before.assignedTo } = change
    if (change.status !== undefined && !desk.canBecome(before.status, status))
      throw refusedMove(desk, before.status, status)
    if (version !== null && version !== versionOf(before)) throw new AppError('stale_edit')
    if (assignedTo !== null && assignedTo !== before.assignedTo) await requireAssignee(tx, assignedTo)
    if (status === before.status && assignedTo === before.assignedTo) return

    await desk.update(tx, id, { status, assignedTo } as Partial<Pick<Row, 'status' | 'assignedTo'>>)
    await recordChange(tx, actor, {
      action: 'update',
      entity: desk.entity,
      entityId: id,
      // The number, not the name: the trail outlives a person's wish to be forgotten.
      label: `#${id}`,
      before: { status: before.status, assignedTo: before.assignedTo },
      after: { status, assignedTo },
    })
    if (status !== before.status) await desk.onMove?.(tx, actor, before, status)
    await announceDeskChange(tx)
  }
  // A decision on a hire answers its lead, whom somebody may have in hand who comes from there.
  await againAfterClash(() => db.transaction(store))
}

/** Staff take it up, close it, put it away, or give it to somebody. */
export async function changeContact(
  context: Context,
  request: ChangeRequest<ContactSubmissionRow['status']>,
): Promise<ListedContact> {
  await changeSubmission(
    context,
    {
      entity: 'enquiry',
      kind: 'contacts',
      lock: lockContactSubmission,
      update: updateContactSubmission,
      canBecome: (from, to) => movesFrom(from).some((move) => move === to),
    },
    request,
  )
  return getListedContact(context.db, request.id)
}

/** Staff take it up, close it, put it away, or give it to somebody. */
export async function changeInquiry(context: Context, request: ChangeRequest<InquiryStatus>): Promise<ListedInquiry> {
  await changeSubmission(
    context,
    {
      entity: 'enquiry',
      kind: 'inquiries',
      lock: lockInquiry,
      update: updateInquiry,
      canBecome: (from, to) => movesFrom(from).some((move) => move === to),
    },
    request,
  )
  return getListedInquiry(context.db, request.id)
}
