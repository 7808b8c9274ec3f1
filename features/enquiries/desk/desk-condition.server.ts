import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Actor, actorId } from '#common/permissions.ts'
import { holdsIndexedWords } from '#db/holds-words.server.ts'
import { readReference, type SubmissionKind } from '../reference.ts'

interface Columns {
  id: AnyPgColumn
  searchText: AnyPgColumn
  status: AnyPgColumn
  type: AnyPgColumn
  assignedTo: AnyPgColumn
  suspicion: AnyPgColumn
}

interface Filter {
  search?: string | undefined
  status?: string | undefined
  type?: string | undefined
  assignedTo?: string | undefined
  held?: boolean | undefined
}

function ownedBy(column: AnyPgColumn, asked: string | undefined, actor: Actor): SQL | undefined {
  if (asked === undefined) return undefined
  if (asked === 'nobody') return isNull(column)
  const id = asked === 'me' ? actorId(actor) : Number(asked)
  return id === null ? undefined : eq(column, id)
}

/** A reference names one submission, and it may lie in another list. */
function searched(kind: SubmissionKind, { id, searchText }: Columns, search: string | undefined): SQL | undefined {
  const named = readReference(search ?? '')
  if (!named) return holdsIndexedWords(searchText, search)
  return named.kind === kind ? eq(id, named.id) : sql`false`
}

/** What the three lists can be narrowed by alike. Undefined: everything. */
export function deskCondition(kind: SubmissionKind, columns: Columns, filter: Filter, actor: Actor): SQL | undefined {
  const { search, status, type, assignedTo, held } = filter
  return and(
    searched(kind, columns, search),
    status === undefined ? undefined : eq(columns.status, status),
    type === undefined ? undefined : eq(columns.type, type),
    ownedBy(columns.assignedTo, assignedTo, actor),
    held === undefined ? undefined : held ? isNotNull(columns.suspicion) : isNull(columns.suspicion),
  )
}
