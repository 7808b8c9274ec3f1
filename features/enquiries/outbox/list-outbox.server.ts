import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import type { MessageState } from '#platform/mail/delivery.ts'
import {
  countOutbox,
  countUnsent,
  isAtCeiling,
  listOutboxRows,
  type OutboxFilter,
  stateOf,
  type UnsentCounts,
} from '#platform/mail/outbox.repository.server.ts'
import { type DeskMessage, toDeskMessage } from '../letters/desk-message.server.ts'
import { findMessageLeads, type MessageLead } from './find-message-leads.server.ts'

type Shown = 'id' | 'kind' | 'recipient' | 'attempts' | 'lastError' | 'payload'

export interface StaffOutboxMessage extends Pick<DeskMessage, Shown> {
  /** 'dropped': we chose not to send it, and `lastError` says why. */
  state: MessageState
  /** Null: there is none, or the person was forgotten. */
  lead: MessageLead | null
  nextAttemptAt: string
  sentAt: string | null
  createdAt: string
}

function toStaffMessage(row: DeskMessage, lead: MessageLead | undefined): StaffOutboxMessage {
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
    read: async (window) => (await listOutboxRows(db, filter, window)).map(toDeskMessage),
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
