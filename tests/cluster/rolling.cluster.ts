import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCallers } from '../faults/callers.ts'
import { startSenders } from '../faults/senders.ts'
import { waitUntil } from '../helpers/built-server.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { makeNextBuild } from './next-build.ts'
import { report } from './report.ts'

/** From one version to the next and back, one machine after the other, while people read and write: nobody notices. */

const LOAD = 300

let cluster: Cluster
let next: string
beforeAll(async () => {
  next = makeNextBuild()
  cluster = await openCluster()
}, 600_000)
afterAll(() => cluster?.close())

const pageOf = async (url: string) => (await fetch(`${url}/kais-nest`)).text()
const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/(?:\w\w\/)?[\w.-]+\.(?:js|css|woff2)(?=["\s])/g))]

async function allAnswered(url: string, assets: readonly string[]): Promise<void> {
  const missing = await Promise.all(
    assets.map(async (asset) => {
      const answer = await fetch(url + asset)
      const text = await answer.text()
      return answer.ok && text.length > 0 ? [] : [`${asset}: ${answer.status}`]
    }),
  )
  expect(missing.flat()).toEqual([])
}

async function roll(what: string, root: string | undefined): Promise<void> {
  const callers = startCallers(cluster.url)
  const senders = startSenders(cluster.url, 2)
  await waitUntil('there is load', () => callers.tally.answered > LOAD, 60_000)
  const took: number[] = []
  for (const instance of cluster.instances) {
    const from = performance.now()
    expect(await instance.server().stop()).toBe(0)
    await instance.start(root)
    took.push(performance.now() - from)
    const { answered } = callers.tally
    await waitUntil('there is load again', () => callers.tally.answered > answered + LOAD, 60_000)
  }
  await senders.stop()
  await callers.stop()
  const { acknowledged, sent, retries, surprises } = senders.ledger
  const rows = await cluster.ask<{ message: string; times: number }>(
    'select message, count(*)::int as times from contact_submissions where message = any($1) group by message',
    [[...sent]],
  )
  const stored = new Map(rows.map(({ message, times }) => [message, times]))
  const lost = [...acknowledged.keys()].filter((marker) => !stored.has(marker))
  const doubled = rows.filter(({ times }) => times > 1)
  const { answered, refused, dropped } = callers.tally
  report({
    what,
    result:
      `${answered + acknowledged.size} requests answered, ${refused + dropped.length + retries} failed, ` +
      `${lost.length} lost, ${doubled.length} doubled; a machine took ${took.map((ms) => (ms / 1_000).toFixed(1)).join(', ')} s`,
  })
  expect({ refused, dropped, retries, lost, doubled, surprises }).toEqual({
    refused: 0,
    dropped: [],
    retries: 0,
    lost: [],
    doubled: [],
    surprises: [],
  })
}

test('While two versions serve, each answers for the files of the other’s pages', async () => {
  const [first, second] = cluster.instances
  if (!first || !second) throw new Error('There are no two machines.')
  const old = assetsOf(await pageOf(first.url))
  await first.server().stop()
  await first.start(next)
  const young = assetsOf(await pageOf(first.url))
  expect(young).not.toEqual(old)
  await allAnswered(first.url, old)
  await allAnswered(second.url, young)
  await first.server().stop()
  // The version before starts on the database that the next one has widened.
  await first.start()
  await allAnswered(first.url, young)
}, 240_000)

test('From one version to the next with a change of the tables: no request fails, nothing is lost or doubled', async () => {
  const [{ url } = { url: '' }] = cluster.instances
  const old = assetsOf(await pageOf(url))
  await roll('rolling restart to the next version, with a change of the tables', next)
  expect(await cluster.ask('select from next_version_notes')).toEqual([])
  for (const instance of cluster.instances) await allAnswered(instance.url, old)
}, 400_000)

test('And back again, as after a mistake', async () => {
  await roll('rolling restart back to the version before', undefined)
}, 400_000)
