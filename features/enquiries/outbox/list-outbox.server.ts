import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { findMessageLeads, type MessageLead } from './find-message-leads.server.ts'
import {
  countOutbox,
  countUnsent,
  isAtCeiling,
  listOutboxRows,
  type OutboxFilter,
  stateOf,
  type UnsentCounts,
} from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'
import type { MessageState } from './outbox-kinds.ts'

type Shown = 'id' | 'kind' | 'recipient' | 'attempts' | 'lastError' | 'payload'

export interface StaffOutboxMessage extends Pick<OutboxRow, Shown> {
  /** 'dropped': we chose not to send it, and `lastError` says why. */
  state: MessageState
  /** Null: there is none, or the person was forgotten. */
  lead: MessageLead | null
  nextAttemptAt: string
  sentAt: string | null
  createdAt: string
}

function toStaffMessage(row: OutboxRow, lead: MessageLead | undefined): StaffOutboxMessage {
  const { id, kind, recipient, attempts, lastError, payload, nextAttemptAt, sentAt, createdAt } = row
  return {
    id,
    kind,
    recipient,
    state: stateOf(row),
    attempts,
    lastError,
    payload,
    lead: lead ?? null,
    nextAttemptAt: nextAttemptAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export async function listOutbox(
  { db, actor }: Context,
  filter: OutboxFilter,
  paging: Paging,
): Promise<Page<StaffOutboxMessage>> {
  requirePermission(actor, 'enquiry:read')
  const page = await newestPage(paging, {
    read: (window) => listOutboxRows(db, filter, window),
    count: () => countOutbox(db, filter),
  })
  const leads = await findMessageLeads(db, page.items)
  return { ...page, items: page.items.map((row) => toStaffMessage(row, leads.get(row.id))) }
}

export interface OutboxState extends UnsentCounts {
  /** So many acknowledgements went out within the hour that further ones wait. */
  isAtCeiling: boolean
}

/** What waits and what was given up, for a line on the dashboard. */
export async function readOutboxState({ db, actor }: Context): Promise<OutboxState> {
  requirePermission(actor, 'enquiry:read')
  return { ...(await countUnsent(db)), isAtCeiling: await isAtCeiling(db) }
}
