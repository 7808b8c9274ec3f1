import { eq, getTableColumns } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { deleteRow, findRow, insertRow, updateRow } from '#db/content-rows.server.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { findLastDeletion, lockDeletions } from './audit.repository.server.ts'
import type { Snapshot } from './audit.table.server.ts'
import type { AnyContentKind, ContentKind, ContentRow } from './content-kind.server.ts'
import { recordChange } from './record-change.server.ts'

/** How a kind's records lie in the database: as rows of its table, unless it says otherwise. */
export function rowsOf<Row extends ContentRow>(kind: ContentKind<Row, never>) {
  const { table } = kind
  return {
    find: (db: Database, id: number): Promise<Row | undefined> =>
      kind.find?.(db, id) ?? (findRow(db, table, id) as Promise<Row | undefined>),
    insert: (db: Database, row: object) => kind.insert?.(db, row as never) ?? insertRow(db, table, row as never),
    update: (db: Database, id: number, row: object) =>
      kind.update?.(db, id, row as never) ?? updateRow(db, table, id, row as never),
    remove: (db: Database, id: number) => kind.remove?.(db, id) ?? deleteRow(db, table, id),
  }
}

/** Locked until the transaction ends: two saves of one record come one after the other, and the second one is told. */
export async function lockRow<Row extends ContentRow>(
  db: Database,
  kind: ContentKind<Row, never>,
  id: number,
): Promise<Row> {
  await db.select({ id: kind.table.id }).from(kind.table).where(eq(kind.table.id, id)).for('update')
  const row = await rowsOf(kind).find(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** The version of a record: when it was last saved. */
export function versionOf({ updatedAt }: ContentRow): string {
  return updatedAt.toISOString()
}

/** Null: the caller overwrites whatever is there. */
export function requireVersion(row: ContentRow, version: string | null): void {
  if (version !== null && version !== versionOf(row)) throw new AppError('stale_edit')
}

async function inTransaction<Result>(
  { db }: Context,
  kind: AnyContentKind,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      await announceContentChange(tx)
      return result
    })
  } catch (error) {
    throw kind.refusal?.(error) ?? error
  }
}

async function createContent<Row extends ContentRow, Input extends object>(
  context: Context,
  kind: ContentKind<Row, Input>,
  input: Input,
): Promise<number> {
  requirePermission(context.actor, kind.permission)
  return inTransaction(context, kind, async (tx) => {
    await kind.check?.(tx, input)
    const id = await rowsOf(kind as ContentKind<Row, never>).insert(tx, kind.toRow?.(input, null) ?? input)
    const after = await lockRow(tx, kind as ContentKind<Row, never>, id)
    await kind.afterWrite?.(tx, { before: null, after, actor: context.actor })
    await recordChange(tx, context.actor, {
      action: 'create',
      entity: kind.entity,
      entityId: id,
      label: kind.label(after),
      after,
    })
    return id
  })
}

/** With a version, refuses to overwrite what somebody saved since that one was read. */
async function updateContent<Row extends ContentRow, Input extends object>(
  context: Context,
  kind: ContentKind<Row, Input>,
  { id, input, version }: { id: number; input: Input; version: string | null },
): Promise<void> {
  requirePermission(context.actor, kind.permission)
  await inTransaction(context, kind, async (tx) => {
    const before = await lockRow(tx, kind as ContentKind<Row, never>, id)
    requireVersion(before, version)
    await kind.check?.(tx, input)
    await rowsOf(kind as ContentKind<Row, never>).update(tx, id, kind.toRow?.(input, before) ?? input)
    const after = await lockRow(tx, kind as ContentKind<Row, never>, id)
    await kind.afterWrite?.(tx, { before, after, actor: context.actor })
    await recordChange(tx, context.actor, {
      action: 'update',
      entity: kind.entity,
      entityId: id,
      label: kind.label(after),
      before,
      after,
    })
  })
}

/** For every kind alike, and only with all that hangs on it: what the lines above a record know of it is handed in. */
export async function deleteContent(context: Context, kind: AnyContentKind, id: number): Promise<void> {
  requirePermission(context.actor, kind.permission)
  await inTransaction(context, kind, async (tx) => {
    const before = await lockRow(tx, kind, id)
    const attached = await kind.attached?.(tx, id)
    await rowsOf(kind).remove(tx, id)
    await recordChange(tx, context.actor, {
      action: 'delete',
      entity: kind.entity,
      entityId: id,
      label: kind.label(before),
      before,
      attached,
    })
  })
}

export interface ManyWritten {
  changed: number[]
  /** Those that were not there. */
  missing: number[]
}

/** Many at once, all or none: only one that is not there is left out, and named. */
async function writeMany(
  context: Context,
  kind: AnyContentKind,
  ids: readonly number[],
  write: (context: Context, kind: AnyContentKind, id: number) => Promise<void>,
): Promise<ManyWritten> {
  requirePermission(context.actor, kind.permission)
  return context.db.transaction(async (tx) => {
    const many: ManyWritten = { changed: [], missing: [] }
    // In one order, so that two who do this at once never wait for each other.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      try {
        await write({ ...context, db: tx }, kind, id)
        many.changed.push(id)
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error
        many.missing.push(id)
      }
    }
    return many
  })
}

export const deleteMany = (context: Context, kind: AnyContentKind, ids: readonly number[]) =>
  writeMany(context, kind, ids, deleteContent)
export const restoreMany = (context: Context, kind: AnyContentKind, ids: readonly number[]) =>
  writeMany(context, kind, ids, restoreContent)

/** Two ways to write one kind of content, for its line to name; the third is the same for all, `deleteContent`. */
export function writerOf<Row extends ContentRow, Input extends object>(kind: ContentKind<Row, Input>) {
  return {
    create: (context: Context, input: Input) => createContent(context, kind, input),
    update: (context: Context, id: number, input: Input, version: string | null = null) =>
      updateContent(context, kind, { id, input, version }),
  }
}

/** JSON has no dates: the columns that hold them get them back. */
function toRow({ table }: AnyContentKind, snapshot: Snapshot): object {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => name in snapshot && !column.generated,
  )
  return Object.fromEntries(
    columns.map(([name, { dataType }]) => {
      const value = snapshot[name]
      return [name, dataType === 'date' && typeof value === 'string' ? new Date(value) : value]
    }),
  )
}

/** Takes a deletion back: the same record under its own number, with what hung on it. */
export async function restoreContent(context: Context, kind: AnyContentKind, id: number): Promise<void> {
  requirePermission(context.actor, kind.permission)
  await inTransaction(context, kind, async (tx) => {
    // There is no row to lock: of two who take it back at once, the second finds it there.
    await lockDeletions(tx, kind.entity, id)
    const deletion = await findLastDeletion(tx, kind.entity, id)
    if (!deletion?.before || (await rowsOf(kind).find(tx, id))) throw new AppError('not_found')
    await rowsOf(kind).insert(tx, { ...toRow(kind, deletion.before), id })
    if (deletion.attached) await kind.reattach?.(tx, id, deletion.attached)
    const after = await lockRow(tx, kind, id)
    await kind.afterWrite?.(tx, { before: null, after, actor: context.actor })
    await recordChange(tx, context.actor, {
      action: 'restore',
      entity: kind.entity,
      entityId: id,
      label: deletion.label,
      after,
    })
  })
}
