import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Permission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Snapshot } from './audit.table.server.ts'
import type { ContentEntity } from './entities.ts'

/** The least that every row of content has. */
export interface ContentRow {
  id: number
  updatedAt: Date
}

export type ContentTable = PgTable & {
  id: AnyPgColumn<{ data: number; notNull: true }>
  updatedAt: AnyPgColumn<{ data: Date; notNull: true }>
}

export interface Written<Row> {
  before: Row | null
  after: Row
  actor: Actor
}

/** What one line says about its content, so that all of it is written, kept in the audit trail and restored alike. */
export interface ContentKind<Row extends ContentRow, Input> {
  entity: ContentEntity
  permission: Permission
  /** Where it is deleted under its number, and under which heading the API's description shows that. */
  api: { path: string; tag: string }
  table: ContentTable
  /** What people call it. */
  label: (row: Row) => string
  /** Refuses what points nowhere, such as a picture that was never uploaded. */
  check?: (db: Database, input: Input) => Promise<void>
  /** The row as it is stored, where that is not the input itself. */
  toRow?: (input: Input, before: Row | null) => object
  /** Where the table's own row is not the whole record. */
  find?: (db: Database, id: number) => Promise<Row | undefined>
  insert?: (db: Database, row: never) => Promise<number>
  update?: (db: Database, id: number, row: never) => Promise<boolean>
  remove?: (db: Database, id: number) => Promise<boolean>
  /** What hangs on the record and goes with it, for the day its deletion is taken back. */
  attached?: (db: Database, id: number) => Promise<Snapshot>
  reattach?: (db: Database, id: number, attached: Snapshot) => Promise<void>
  /** Once it is written, in the same transaction: an address that changed leads on. New or back again, it has no before. */
  afterWrite?: (db: Database, written: Written<Row>) => Promise<void>
  /** The database refused it: the sentence for the field that is to blame, where there is one. */
  refusal?: (error: unknown) => Error | null
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds, each with its own rows and input
export type AnyContentKind = ContentKind<any, any>
