import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { fetchBackup } from './backup-folder.server.ts'
import { clearDrafts, makeDraftFolder } from './drafts.server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kais-drafts-'))
})
afterEach(() => rm(folder, { recursive: true }))

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

async function put(path: string, at?: Date): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  for (const one of [path, dirname(path)]) if (at && one !== folder) await utimes(one, at, at)
}

const BACKUP = 'kais-2026-01-01T030000Z.tar'
const OTHERS = [
  BACKUP,
  `${BACKUP}.sha256`,
  'notes.partial',
  'copy-photos',
  'fetched-1',
  '.kais-copy',
  'kais-shop.tar.part',
]

test('What killed commands and machines have left is cleared after a day, and nothing of others, however old', async () => {
  for (const name of OTHERS) await put(join(folder, name, 'kept.txt'), LONG_AGO)
  const fresh: string[] = []
  for (const use of ['fetched', 'coming', 'copy'] as const) {
    await put(join(await makeDraftFolder(folder, use), 'content.part'), LONG_AGO)
    // Begun long ago, and still being written.
    const slow = await makeDraftFolder(folder, use)
    await put(join(slow, 'content.part'))
    await utimes(slow, LONG_AGO, LONG_AGO)
    fresh.push(slow.slice(folder.length + 1))
  }
  const draft = `kais-2026-01-02T030000Z.tar.partial`
  for (const name of [`${BACKUP}.partial`, `${BACKUP}.${crypto.randomUUID()}.part`])
    await put(join(folder, name), LONG_AGO)
  await put(join(folder, draft))
  await clearDrafts(folder)
  expect((await readdir(folder)).sort()).toEqual([...OTHERS, ...fresh, draft].sort())
  await clearDrafts(folder, { holdsLock: true })
  expect((await readdir(folder)).sort()).toEqual([...OTHERS, ...fresh].sort())
})

test('Whoever fetches a backup clears what was left before', async () => {
  await put(join(folder, 'bucket', BACKUP))
  const draftFolder = join(folder, 'drafts')
  await put(join(draftFolder, `${BACKUP}.partial`), LONG_AGO)
  await put(join(await makeDraftFolder(draftFolder, 'fetched'), BACKUP), LONG_AGO)
  const store = { ...createFolderStore(join(folder, 'bucket')), isOnDisk: false }
  const fetched = await fetchBackup({ store, draftFolder }, BACKUP)
  expect(await readdir(draftFolder)).toHaveLength(1)
  await fetched?.drop()
  expect(await readdir(draftFolder)).toEqual([])
})
