import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSenders } from '../faults/senders.ts'
import { watchHouse } from '../faults/watch-site.ts'
import { waitUntil } from '../helpers/built-server.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { report } from './report.ts'

/** Any part of the house dies or falls silent while people write, read and work: nothing that was acknowledged is lost or doubled. */

const WELL_MS = 60_000

let cluster: Cluster
beforeAll(async () => {
  cluster = await openCluster()
}, 300_000)
afterAll(() => cluster?.close())

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Visitors write through nginx while `trouble` lasts; afterwards all is well, and the books agree. */
async function goThrough(what: string, trouble: () => Promise<void>) {
  const senders = startSenders(cluster.url, 3)
  const house = watchHouse(cluster.url, await cluster.staff())
  await waitUntil('messages are acknowledged', () => senders.ledger.acknowledged.size > 5, WELL_MS)
  await trouble()
  const ended = performance.now()
  const enough = senders.ledger.acknowledged.size + 5
  await waitUntil(
    'all is well again',
    async () =>
      senders.ledger.acknowledged.size >= enough &&
      (await Promise.all(cluster.instances.map(({ url }) => isReady(url)))).every(Boolean),
    WELL_MS,
  )
  const recovery = (performance.now() - ended) / 1_000
  await senders.stop()
  const seen = await house.stop()
  const messages = await cluster.ask<{ message: string; ids: number[] }>(
    'select message, array_agg(id) as ids from contact_submissions where message = any($1) group by message',
    [[...senders.ledger.sent]],
  )
  const { acknowledged, retries, surprises } = senders.ledger
  const stored = new Map(messages.map(({ message, ids }) => [message, ids]))
  const lost = [...acknowledged].filter(([marker, id]) => stored.get(marker)?.[0] !== id)
  const doubled = messages.filter(({ ids }) => ids.length > 1)
  report({
    what,
    result: [
      `${acknowledged.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled, tried again × ${retries}`,
      seen.row.visitors,
      `staff: ${seen.row.staff}`,
      `longest outage ${seen.row.outage.toFixed(1)} s, well again after ${recovery.toFixed(1)} s`,
    ].join('; '),
  })
  expect({ lost, doubled, surprises }).toEqual({ lost: [], doubled: [], surprises: [] })
  return seen
}

for (const place of [0, 1, 2])
  test(`kill -9 of machine ${place + 1} under load`, async () => {
    const instance = cluster.instances[place]
    if (!instance) throw new Error('There is no such machine.')
    const { kept, fresh } = await goThrough(`kill -9 of machine ${place + 1}`, async () => {
      await instance.server().kill9()
      await instance.start()
    })
    // The others serve on: whoever only reads sees nothing of it.
    expect(Object.keys(kept.answers)).toEqual(['200'])
    expect(Object.keys(fresh.answers)).toEqual(['200'])
  }, 180_000)

for (const part of ['pgbouncer', 'postgres', 's3', 'nginx'] as const)
  test(`kill -9 of ${part} under load`, async () => {
    await goThrough(`kill -9 of ${cluster[part].name}`, async () => {
      await cluster[part].kill9()
      await cluster[part].start()
    })
  }, 180_000)

test('A machine whose line to the database falls silent leaves the balancer, visitors see nothing of it, and it returns', async () => {
  const [frozen, ...others] = cluster.instances
  if (!frozen) throw new Error('There is no machine.')
  let left = Number.POSITIVE_INFINITY
  let back = Number.POSITIVE_INFINITY
  const { kept, fresh } = await goThrough('the database connection of one machine frozen', async () => {
    const from = performance.now()
    frozen.freezeDatabase()
    await waitUntil('it says that it is not ready', async () => !(await isReady(frozen.url)), 30_000)
    left = performance.now() - from
    for (const { url } of others) expect(await isReady(url)).toBe(true)
    // While nobody answers there, several times nginx tries it again.
    await waitUntil('it has been away for a while', () => performance.now() - from > 15_000)
    const thawed = performance.now()
    frozen.thawDatabase()
    await waitUntil('it is ready again', () => isReady(frozen.url), WELL_MS)
    back = performance.now() - thawed
  })
  report({
    what: 'the same, as /readyz tells it',
    result: `red after ${(left / 1_000).toFixed(1)} s, green ${(back / 1_000).toFixed(1)} s after the line was back`,
  })
  expect(Object.keys(kept.answers)).toEqual(['200'])
  expect(Object.keys(fresh.answers)).toEqual(['200'])
}, 180_000)

test('After all of it each message has its two notices, and none is there twice', async () => {
  const torn = await cluster.ask(
    `select s.id, count(o.id)::int as notices
     from contact_submissions s left join outbox o on (o.payload->>'submissionId')::int = s.id
     where s.type = 'concierge' group by s.id having count(o.id) <> 2`,
  )
  expect(torn).toEqual([])
})
