import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { lockContactSubmission, updateContactSubmission } from '../contact/contact-submission.repository.server.ts'
import type { ContactSubmissionRow } from '../contact/contact-submission.table.server.ts'
import { getListedContact, type ListedContact } from '../contact/list-contacts.server.ts'
import { lockInquiry, updateInquiry } from '../inquiry/inquiry.repository.server.ts'
import { getListedInquiry, type ListedInquiry } from '../inquiry/list-inquiries.server.ts'
import type { LeadRow } from '../leads/change-lead.server.ts'
import { followOwner, followSubmission } from '../leads/lead-follows.server.ts'
import { lockLeadOf } from '../leads/lead-of.server.ts'
import { findStaffMember, type StaffMember } from '../leads/staff-member.repository.server.ts'
import type { SubmissionKind } from '../reference.ts'
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

interface Moved<Row extends Changeable> {
  before: Row
  status: Row['status']
  /** On whose timeline it stands, locked; undefined: it was held back. */
  lead: LeadRow | undefined
}

/** How one kind of submission is changed. */
interface Desk<Row extends Changeable> {
  entity: 'enquiry' | 'booking'
  /** Locked until the transaction ends: two of staff may press at once. */
  lock: (tx: Database, id: number) => Promise<Row | undefined>
  update: (tx: Database, id: number, changes: Partial<Pick<Row, 'status' | 'assignedTo'>>) => Promise<void>
  canBecome: (from: Row['status'], to: Row['status']) => boolean
  /** Whose words its statuses have. */
  kind: SubmissionKind
  /** What else a move calls for. */
  onMove: (tx: Database, actor: Actor, moved: Moved<Row>) => Promise<void>
}

export interface ChangeRequest<Status extends string> {
  id: number
  change: Changes<Status>
  /** From If-Match; null: the caller overwrites whatever is there. */
  version: string | null
}

const WORDS = { contact: 'contacts', inquiry: 'inquiries', booking: 'bookings' } as const

async function requireAssignee(tx: Database, id: number): Promise<StaffMember> {
  const member = await findStaffMember(tx, id)
  if (member) return member
  throw new AppError('invalid_input', { fields: { assignedTo: 'chooseOne' } })
}

/** Which move that was, and which ones there are. */
function refusedMove<Row extends Changeable>(
  { kind, canBecome }: Desk<Row>,
  from: Row['status'],
  to: Row['status'],
): AppError {
  const word = (locale: Locale) => {
    const { [WORDS[kind]]: words, move } = submissionMessages[locale]
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
    const lead = await lockLeadOf(tx, desk.kind, id)
    const before = await desk.lock(tx, id)
    if (!before) throw new AppError('not_found')
    const { status = before.status, assignedTo = before.assignedTo } = change
    if (change.status !== undefined && !desk.canBecome(before.status, status))
      throw refusedMove(desk, before.status, status)
    requireVersion(before, version)
    const isGiven = assignedTo !== null && assignedTo !== before.assignedTo
    const owner = isGiven ? await requireAssignee(tx, assignedTo) : null
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
    if (status !== before.status) await desk.onMove(tx, actor, { before, status, lead })
    if (owner) await followOwner(tx, actor, lead?.id, owner)
    await announceDeskChange(tx)
  }
  // A visitor who reserves has the car first and the lead after it.
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
      kind: 'contact',
      lock: lockContactSubmission,
      update: updateContactSubmission,
      canBecome: (from, to) => movesFrom(from).some((move) => move === to),
      onMove: async (tx, actor, { before, status, lead }) => {
        if (!lead || status === 'new') return
        await followSubmission(tx, actor, lead, {
          about: { contactSubmissionId: before.id },
          from: before.status,
          status,
        })
      },
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
      kind: 'inquiry',
      lock: lockInquiry,
      update: updateInquiry,
      canBecome: (from, to) => movesFrom(from).some((move) => move === to),
      onMove: async (tx, actor, { before, status, lead }) => {
        if (lead)
          await followSubmission(tx, actor, lead, { about: { inquiryId: before.id }, from: before.status, status })
      },
    },
    request,
  )
  return getListedInquiry(context.db, request.id)
}
