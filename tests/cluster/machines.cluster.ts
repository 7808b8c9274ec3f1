import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_ADMIN, signIn, waitUntil } from '../helpers/built-server.ts'
import { bookingDraft, dakarMorning } from '../helpers/factories.ts'
import { type Cluster, type Instance, openCluster } from './cluster.ts'
import { report } from './report.ts'

/** Three machines on one database and one store: what one of them did, the others know. */

const CHANGES = 30
const RESERVATIONS = 200
const FRESH_MS = 1_000

let cluster: Cluster
beforeAll(async () => {
  cluster = await openCluster()
}, 300_000)
afterAll(() => cluster?.close())

const staffOf = ({ url }: Instance) => signIn(url, FIRST_ADMIN)

async function asked(url: string, init?: RequestInit) {
  const answer = await fetch(url, init)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('Three machines that start at once on an empty database make one house: one account, and the demo content once', async () => {
  const [found] = await cluster.ask<{ users: number; homes: number; titles: number }>(
    'select (select count(*)::int from users) as users, count(*)::int as homes, count(distinct title)::int as titles from properties',
  )
  expect(found?.users).toBe(1)
  expect(found?.homes).toBeGreaterThan(10)
  expect(found?.titles).toBe(found?.homes)
})

test('A picture and a recording that one machine took are seen on all, whole and in part, in every width', async () => {
  const [first] = cluster.instances
  if (!first) throw new Error('There is no machine.')
  const cookie = await staffOf(first)
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b5533c' } })
    .jpeg()
    .toBuffer()
  const send = async (door: string, bytes: Buffer, name: string, type: string) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    const answer = await fetch(first.url + door, { method: 'POST', headers: { cookie }, body: form })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return ((await answer.json()) as { path: string }).path
  }
  const picture = await send('/api/upload', photo, 'terrace.jpg', 'image/jpeg')
  const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(300_000, 7)])
  const recording = await send('/api/files', sound, 'episode.mp3', 'audio/mpeg')
  const width = picture.replace('.webp', '-800.avif')
  const seen = await Promise.all(
    cluster.instances.map(async ({ url }) => {
      const [master, small, whole, part] = await Promise.all([
        asked(url + picture),
        asked(url + width),
        asked(url + recording),
        asked(url + recording, { headers: { range: 'bytes=100-199' } }),
      ])
      expect([master.status, small.status, whole.status, part.status]).toEqual([200, 200, 200, 206])
      expect(small.headers.get('cache-control')).toContain('immutable')
      expect(whole.bytes.equals(sound)).toBe(true)
      expect(part.bytes.equals(sound.subarray(100, 200))).toBe(true)
      return [master.bytes.toString('base64'), small.bytes.toString('base64')].join(' ')
    }),
  )
  expect(new Set(seen).size).toBe(1)
})

test(`A change that is saved through one machine shows on all of them within ${FRESH_MS} ms`, async () => {
  const cookie = await cluster.staff()
  const link = (turn: number) => JSON.stringify({ platform: 'LinkedIn', url: `https://example.com/turn-${turn}` })
  const headers = { cookie, 'content-type': 'application/json' }
  const made = await fetch(`${cluster.url}/api/social-media`, { method: 'POST', headers, body: link(0) })
  const { id } = (await made.json()) as { id: number }
  const took: number[] = []
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    const writer = cluster.instances[turn % cluster.instances.length]
    // Kept by all, so that it has to be forgotten.
    for (const { url } of [...cluster.instances, ...cluster.instances]) await asked(`${url}/faq`)
    const saved = await fetch(`${writer?.url}/api/social-media/${id}`, { method: 'PUT', headers, body: link(turn) })
    expect(saved.status).toBe(200)
    const from = performance.now()
    await Promise.all(
      cluster.instances.map(({ name, url }) =>
        waitUntil(`${name} shows it`, async () => (await asked(`${url}/faq`)).bytes.includes(`turn-${turn}"`), 10_000),
      ),
    )
    took.push(performance.now() - from)
  }
  const slowest = Math.max(...took)
  report({ what: `content change seen by all, ${CHANGES} times`, result: `slowest ${Math.round(slowest)} ms` })
  expect(slowest).toBeLessThan(FRESH_MS)
})

test(`${RESERVATIONS} visitors who ask all machines for the same car at the same hours: one holds it, and each other one is told`, async () => {
  const [car] = await cluster.ask<{ id: number }>('select id from vehicles order by id limit 1')
  const draft = () =>
    bookingDraft({ vehicleId: car?.id ?? 0, pickupDateTime: dakarMorning(40), dropoffDateTime: dakarMorning(42) })
  const statuses = await Promise.all(
    Array.from({ length: RESERVATIONS }, async (_, n) => {
      const { url } = cluster.instances[n % cluster.instances.length] as Instance
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(draft())
      const answer = await fetch(`${url}/api/bookings`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const [held] = await cluster.ask<{ holds: number }>(
    'select count(*)::int as holds from bookings where vehicle_id = $1 and booking_date::date = $2::date',
    [car?.id, dakarMorning(40)],
  )
  const counts = Object.groupBy(statuses, String)
  report({
    what: `${RESERVATIONS} reservations of one car over three machines`,
    result: Object.entries(counts)
      .map(([status, found]) => `${status} × ${found?.length}`)
      .join(', '),
  })
  expect(held?.holds).toBe(1)
  expect(counts['201']).toHaveLength(1)
  // Whoever found the queue full was told to try again.
  expect(Object.keys(counts).filter((status) => !['201', '409', '503'].includes(status))).toEqual([])
})
