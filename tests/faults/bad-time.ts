import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type pg from 'pg'
import { type BuiltServer, FIRST_ADMIN, hasEnded, signIn, waitUntil } from '../helpers/built-server.ts'
import { compare } from './compare.ts'
import { report } from './report.ts'
import { startSenders } from './senders.ts'
import { watchHouse } from './watch-site.ts'

/** What a visitor may see in a bad time: the page, or a word that it is one. Nothing else, and no endless waiting. */
const GOOD_OR_TOLD = ['200', '503 told']
/** Staff lists are given ten seconds, and a busy machine a little more. */
const LONGEST_ANSWER_MS = 12_000
const RECOVERY_LIMIT_MS = 60_000
const LAST_WORDS = 3_000

interface Trouble {
  fault: string
  server: BuiltServer
  /** For a look into the database when it is over. */
  databaseConfig: () => pg.ClientConfig | Promise<pg.ClientConfig>
  /** Begins, lasts and ends; may answer with the server that serves from then on. */
  last: () => Promise<unknown>
}

/** Visitors read and write and staff look on while something is wrong; then all must be well again, and nothing lost. */
export async function goThrough(t: TestContext, { fault, server, databaseConfig, last }: Trouble): Promise<void> {
  const house = watchHouse(server.url, await signIn(server.url, FIRST_ADMIN))
  const senders = startSenders(server.url, 2)
  t.after(async () => {
    senders.abandon()
    await house.stop()
  })
  await waitUntil('messages are acknowledged', () => senders.ledger.acknowledged.size > 5)
  await last()
  const ended = performance.now()
  const enough = senders.ledger.acknowledged.size + 5
  const isWell = async () => {
    if (hasEnded(server.process))
      throw new Error(`The server has ended:\n${(await server.output()).slice(-LAST_WORDS)}`)
    const { ok } = await fetch(`${server.url}/readyz`).catch(() => ({ ok: false }))
    return ok && senders.ledger.acknowledged.size >= enough
  }
  await waitUntil('all is well again', isWell, RECOVERY_LIMIT_MS)
  const recovery = (performance.now() - ended) / 1_000
  await senders.stop()
  const { row, kept, fresh, staff } = await house.stop()
  const { lost, twice } = await compare(senders.ledger, await databaseConfig())
  const acknowledged = senders.ledger.acknowledged.size
  report({ fault, times: 1, ...row, recovery, acknowledged, lost: lost.length, doubled: twice.length })
  assert.deepEqual({ lost, twice }, { lost: [], twice: [] })
  assert.deepEqual(Object.keys(kept.answers), ['200'], 'a kept page is always there')
  for (const seen of [fresh, staff]) {
    assert.deepEqual(
      Object.keys(seen.answers).filter((answer) => !GOOD_OR_TOLD.includes(answer)),
      [],
    )
    assert.ok(seen.slowest <= LONGEST_ANSWER_MS, `somebody waited ${seen.slowest} ms`)
  }
}
