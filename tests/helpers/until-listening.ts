import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

export async function countListeners({ db }: TestApp): Promise<number> {
  const { rowCount } = await db.$client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'kais listener'
     and state = 'idle' and query like 'listen%'`,
  )
  return rowCount ?? 0
}

/** The listener empties the page cache once when it starts to listen; what is kept is only worth asking about after that. */
export async function untilListening(test: TestApp): Promise<void> {
  await vi.waitFor(async () => expect(await countListeners(test)).toBe(1), { timeout: 10_000 })
  await test.db.$client.query('select 1')
}
