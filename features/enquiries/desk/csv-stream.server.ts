import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { todayInDakar } from '#common/dakar-time.ts'
import type { Locale } from '#common/locale.ts'
import { CSV_BOM, csvLine } from './csv.ts'

/** Rows in memory at a time, however many there are in all. */
const BATCH = 500

type Cell = string | number | null

interface Source<Item> {
  locale: Locale
  heads: readonly string[]
  cells: (item: Item) => readonly Cell[]
  /** Newest first; ids grow with time, so they are the mark of where the next batch begins. */
  read: (request: { limit: number; beforeId: number | null }) => Promise<Item[]>
}

async function* write<Item extends { id: number }>({ locale, heads, cells, read }: Source<Item>) {
  yield CSV_BOM + csvLine(heads, locale)
  let beforeId: number | null = null
  do {
    const items = await read({ limit: BATCH, beforeId })
    // A whole batch at once: a line each would wake the network fifty thousand times.
    if (items.length > 0) yield items.map((item) => csvLine(cells(item), locale)).join('')
    beforeId = items.length < BATCH ? null : (items.at(-1)?.id ?? null)
  } while (beforeId !== null)
}

/** Read from the database only as fast as whoever asked takes it. */
export function streamCsv<Item extends { id: number }>(source: Source<Item>): Readable {
  return Readable.from(write(source), { objectMode: false, highWaterMark: 64 * 1024 })
}

/** 'contacts-2026-11-16.csv', to be kept rather than shown. */
export function sendCsv(reply: FastifyReply, name: string, lines: Readable): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${todayInDakar()}.csv"`)
    .header('cache-control', 'no-store')
    .send(lines)
}
