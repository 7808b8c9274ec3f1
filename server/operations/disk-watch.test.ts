import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type DiskPlace, levelOf, limitsOf, startDiskWatch } from './disk-watch.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3
const place = (freeBytes: number, sizeBytes = 20 * GB): DiskPlace => ({
  name: 'data',
  freeBytes,
  sizeBytes,
  isWritable: true,
})

describe('How full a disk is', () => {
  test.for([
    ['of a small server: 15 % and 5 %', 20, 3.1 * GB, 'enough'],
    ['of a small server: 15 % and 5 %', 20, 2.9 * GB, 'low'],
    ['of a small server: 15 % and 5 %', 20, 1.1 * GB, 'low'],
    ['of a small server: 15 % and 5 %', 20, 0.9 * GB, 'full'],
    ['messages are taken until 200 MB are left', 20, 201 * MB, 'full'],
    ['messages are taken until 200 MB are left', 20, 200 * MB, 'last'],
    ['of a huge disk shares are bounded', 1_000, 25 * GB, 'enough'],
    ['of a huge disk shares are bounded', 1_000, 19 * GB, 'low'],
    ['of a huge disk shares are bounded', 1_000, 1.9 * GB, 'full'],
    ['of a tiny one uploads stop well before messages', 2, 390 * MB, 'full'],
  ] as const)('%s (%d GB)', ([, size, free, level]) => {
    expect(levelOf(place(free, size * GB))).toBe(level)
  })

  test('each limit lies above the next, whatever the size', () => {
    for (const gigabytes of [0.1, 0.5, 1, 3, 10, 40, 250, 4_000]) {
      const { low, full, last } = limitsOf(gigabytes * GB)
      expect(low).toBeGreaterThan(full)
      expect(full).toBeGreaterThan(last)
      expect(last).toBeLessThanOrEqual(200 * MB)
    }
  })
})

/** A disk whose free room a test decides. */
async function watch(free: { data: number; database: number | null; isWritable?: boolean }) {
  const disk = await startDiskWatch({
    dataDir: '/kais',
    read: async (folder) => {
      const freeBytes = folder.endsWith('postgres') ? free.database : free.data
      return freeBytes === null ? null : { freeBytes, sizeBytes: 20 * GB, isWritable: free.isWritable ?? true }
    },
  })
  onTestFinished(() => disk.stop())
  return disk
}

test('A file is refused below 5 %, or when it would bring the disk there, as the disk is at that moment', async () => {
  const free = { data: 1.2 * GB, database: 5 * GB }
  const disk = await watch(free)
  await disk.forFile(100 * MB)
  await expect(disk.forFile(300 * MB)).rejects.toMatchObject({ code: 'no_room_for_files', status: 507 })
  free.data = 0.9 * GB
  await expect(disk.forFile(1)).rejects.toMatchObject({ code: 'no_room_for_files' })
  expect(disk.hasRoom()).toBe(false)
  disk.forMessage()
})

test('Messages are refused for the database’s disk alone, and taken again when there is room', async () => {
  const free = { data: 1 * MB, database: 5 * GB }
  const disk = await watch(free)
  disk.forMessage()
  free.database = 150 * MB
  await disk.look()
  expect(() => disk.forMessage()).toThrow(expect.objectContaining({ code: 'not_storable', status: 503 }))
  Object.assign(free, { data: 9 * GB, database: 9 * GB })
  await disk.look()
  disk.forMessage()
})

test('A database elsewhere says by itself that it is full', async () => {
  const disk = await watch({ data: 1 * MB, database: null })
  disk.forMessage()
})

test('A folder that cannot be written has no room, however large its disk', async () => {
  const disk = await watch({ data: 15 * GB, database: null, isWritable: false })
  expect(disk.state().level).toBe('last')
  await expect(disk.forFile(1)).rejects.toMatchObject({ code: 'no_room_for_files' })
})

test('The system’s own figures are read, and a folder that is not there is no reason to refuse', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kais-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const disk = await startDiskWatch({ dataDir: folder })
  onTestFinished(() => disk.stop())
  const [data, ...others] = disk.state().places
  expect(others).toEqual([])
  expect(data).toMatchObject({ name: 'data', isWritable: true })
  expect(data?.sizeBytes).toBeGreaterThan(data?.freeBytes ?? Number.POSITIVE_INFINITY)

  const nowhere = await startDiskWatch({ dataDir: join(folder, 'none') })
  onTestFinished(() => nowhere.stop())
  expect(nowhere.state()).toEqual({ level: 'enough', places: [] })
})
