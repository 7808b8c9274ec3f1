import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { databaseConfigOf } from '../helpers/built-server.ts'

/** One message with a mark of its own, to look for later. */
export function newMessage(): { marker: string; body: string } {
  const marker = randomUUID()
  return {
    marker,
    body: JSON.stringify({ type: 'concierge', name: 'Awa Ndiaye', email: 'awa@example.com', message: marker }),
  }
}

export async function sendMessage(url: string): Promise<string> {
  const { marker, body } = newMessage()
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`The message was answered with ${answer.status}: ${await answer.text()}`)
  return marker
}

export async function countStored(dataDir: string, marker: string): Promise<number> {
  const client = new pg.Client(await databaseConfigOf(dataDir))
  await client.connect()
  try {
    const { rows } = await client.query<{ stored: number }>(
      'select count(*)::int as stored from contact_submissions where message = $1',
      [marker],
    )
    return rows[0]?.stored ?? 0
  } finally {
    await client.end()
  }
}
