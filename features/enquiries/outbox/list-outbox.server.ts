import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '../newest-page.ts'
import {
  countOutbox,
  countUnsent,
  isAtCeiling,
  isDropped,
  listOutboxRows,
  type UnsentCounts,
} from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'

type Shown = 'id' | 'kind' | 'recipient' | 'attempts' | 'lastError' | 'payload'

export interface StaffOutboxMessage extends Pick<OutboxRow, Shown> {
  /** 'dropped': we chose not to send it, and `lastError` says why. */
  state: 'waiting' | 'sent' | 'failed' | 'dropped'
  nextAttemptAt: string
  sentAt: string | null
  createdAt: string
}

function toStaffMessage(row: OutboxRow): StaffOutboxMessage {
  const { id, kind, recipient, attempts, lastError, payload, nextAttemptAt, sentAt, failedAt, createdAt } = row
  return {
    id,
    kind,
    recipient,
    state: sentAt ? 'sent' : isDropped(row) ? 'dropped' : failedAt ? 'failed' : 'waiting',
    attempts,
    lastError,
    payload,
    nextAttemptAt: nextAttemptAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export async function listOutbox({ db, actor }: Context, paging: Paging): Promise<Page<StaffOutboxMessage>> {
  requirePermission(actor, 'enquiry:read')
  const page = await newestPage(paging, {
    read: (request) => listOutboxRows(db, request),
    count: () => countOutbox(db),
  })
  return { ...page, items: page.items.map(toStaffMessage) }
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
