import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import {
  isUntouched,
  lockOpenSubmissions,
  OPEN_KINDS,
  type OpenKind,
  type OpenSubmission,
  updateSubmissions,
} from './open-submissions.repository.server.ts'

/*
 * What a person sent follows their lead; `lead-follows.server.ts` is the other direction. Neither calls the other, and each locks
 * the lead before its submissions.
 */

const ENTITY = { contact: 'enquiry', inquiry: 'enquiry', booking: 'booking', stay: 'stay' } as const

async function change(
  tx: Database,
  actor: Actor,
  kind: OpenKind,
  { rows, changes }: { rows: readonly OpenSubmission[]; changes: { status?: string; assignedTo?: number | null } },
): Promise<void> {
  await updateSubmissions(
    tx,
    kind,
    rows.map(({ id }) => id),
    changes,
  )
  for (const { id, status, assignedTo } of rows) {
    const before = { status, assignedTo }
    const after = { ...before, ...changes }
    await recordChange(tx, actor, {
      action: 'update',
      entity: ENTITY[kind],
      entityId: id,
      label: `#${id}`,
      before,
      after,
    })
  }
}

/** They heard from us: what nobody had looked at is in progress. What was dealt with or put away stays so. */
export async function takeUpSubmissions(tx: Database, actor: Actor, leadId: number): Promise<void> {
  for (const kind of ['contact', 'inquiry'] as const) {
    const open = await lockOpenSubmissions(tx, leadId, kind)
    const rows = open.filter((row) => isUntouched(kind, row))
    await change(tx, actor, kind, { rows, changes: { status: 'in-progress' } })
  }
}

/** The lead is closed: nothing more is to be done about what they sent. Opened again, it stays done; the lead itself says who waits. */
export async function finishSubmissions(tx: Database, actor: Actor, leadId: number): Promise<void> {
  for (const kind of ['contact', 'inquiry'] as const) {
    const rows = await lockOpenSubmissions(tx, leadId, kind)
    await change(tx, actor, kind, { rows, changes: { status: 'done' } })
  }
}

/**
 * A lead and what it sent have one owner: what was nobody's, or its former owner's, goes along. What was given to somebody else on
 * purpose stays theirs.
 */
export async function giveSubmissions(
  tx: Database,
  actor: Actor,
  leadId: number,
  { from, to }: Record<'from' | 'to', number | null>,
): Promise<void> {
  for (const kind of OPEN_KINDS) {
    const open = await lockOpenSubmissions(tx, leadId, kind)
    const rows = open.filter(({ assignedTo }) => assignedTo !== to && (assignedTo === null || assignedTo === from))
    await change(tx, actor, kind, { rows, changes: { assignedTo: to } })
  }
}
