import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'

interface Source<Row> {
  /** Newest first; ids grow with time, so they are the page mark too. */
  read: (request: { limit: number; beforeId: number | null }) => Promise<Row[]>
  count: () => Promise<number>
}

/** One page of what visitors sent. */
export async function newestPage<Row extends { id: number }>(
  { limit, cursor }: Paging,
  { read, count }: Source<Row>,
): Promise<Page<Row>> {
  const rows = await read({ limit: limit + 1, beforeId: cursor ? decodeCursor(cursor).id : null })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    total: await count(),
    nextCursor: rows.length > items.length && last ? encodeCursor({ value: '', id: last.id }) : null,
  }
}
