import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'

export interface ChangeTarget {
  id: number
  /** From If-Match; null: the caller overwrites whatever is there. */
  version: string | null
}

interface Kind<Row> {
  entity: 'stay' | 'viewing' | 'booking'
  /** With its lead, and whatever else comes before it. */
  lock: (tx: Database, id: number) => Promise<Row>
  /** What the audit trail may keep: it outlives a person's wish to be forgotten. */
  audited: (row: Row) => object
}

/** What every change by staff of a stay, a viewing or a hire has in common: permission, locks, version, audit, and word to the open screens. */
export const changerOf =
  <Row extends { id: number; updatedAt: Date }>({ entity, lock, audited }: Kind<Row>) =>
  async (
    { db, actor }: Context,
    { id, version }: ChangeTarget,
    change: (tx: Database, row: Row) => Promise<Row>,
  ): Promise<void> => {
    requirePermission(actor, 'enquiry:write')
    const store = async (tx: Database) => {
      const before = await lock(tx, id)
      requireVersion(before, version)
      const after = await change(tx, before)
      await recordChange(tx, actor, {
        action: 'update',
        entity,
        entityId: id,
        label: `#${id}`,
        before: audited(before),
        after: audited(after),
      })
      await announceDeskChange(tx)
    }
    // A visitor who asks for more has the home or the car first, and the lead after it.
    await againAfterClash(() => db.transaction(store))
  }

const HELD_BACK = {
  en: 'This was held back as possible spam. Let it through first.',
  fr: 'Cette demande est retenue comme spam possible. Débloquez-la d’abord.',
}

/** Nobody is written to about what may be spam: an offer would wait for an answer that cannot come. */
export function requireLetThrough({ suspicion }: { suspicion: string | null }): void {
  if (suspicion !== null) throw new AppError('forbidden_move', { sentence: HELD_BACK })
}
