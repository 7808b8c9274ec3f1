import assert from 'node:assert/strict'
import pg from 'pg'
import type { Ledger } from './senders.ts'

/** The visitors' book against the database's. */
export async function compare(ledger: Ledger, config: pg.ClientConfig) {
  assert.deepEqual(ledger.surprises, [])
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows } = await client.query<{ message: string; ids: number[] }>(
      'select message, array_agg(id) as ids from contact_submissions group by message',
    )
    const stored = new Map(rows.map(({ message, ids }) => [message, ids]))
    const twice = rows.filter(({ ids }) => ids.length > 1)
    const lost = [...ledger.acknowledged].filter(([marker, id]) => stored.get(marker)?.[0] !== id)
    const unknown = rows.filter(({ message }) => !ledger.sent.has(message))
    assert.deepEqual(unknown, [])

    // A message comes with its two notices or not at all.
    const { rows: torn } = await client.query(
      `select s.id, count(o.id)::int as notices
       from contact_submissions s left join outbox o on (o.payload->>'submissionId')::int = s.id
       group by s.id having count(o.id) <> 2`,
    )
    assert.deepEqual(torn, [])
    return { lost, twice }
  } finally {
    await client.end()
  }
}
