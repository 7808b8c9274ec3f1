import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DamagedObject, type ObjectStore, StoreAway } from '#common/object-store.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { createArchive } from './archive.server.ts'
import { openBackups } from './stored-file.server.ts'

let folder: string
let draftFolder: string
let objects: ObjectStore
let fetched: string[]
/** Lies elsewhere: what is read of it is brought here first. */
let store: ObjectStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kais-stored-'))
  draftFolder = join(folder, 'drafts')
  objects = createFolderStore(join(folder, 'house'))
  fetched = []
  const elsewhere = createFolderStore(join(folder, 'elsewhere'))
  store = {
    ...elsewhere,
    isOnDisk: false,
    read(name) {
      if (name.endsWith('.tar')) fetched.push(name)
      return elsewhere.read(name)
    },
  }
  await mkdir(join(folder, 'elsewhere'))
})
afterEach(() => rm(folder, { recursive: true }))

const nameOf = (day: number) => `kais-2026-01-0${day}T030000Z.tar`

async function backUp(day: number, ...names: string[]): Promise<void> {
  const archive = await createArchive(join(folder, 'elsewhere', nameOf(day)))
  for (const name of names) await archive.add(name, [Buffer.from(name)])
  await archive.finish()
  await archive.close()
  await writeFile(join(folder, 'elsewhere', `${nameOf(day)}.sha256`), '')
}

const target = (name: string) => ({
  ...{ objects, draftFolder, name },
  isRight: (sha256: string) => sha256 === createHash('sha256').update(name).digest('hex'),
})

test('Of backups that are fetched one at a time lies here, and one in which nothing is to be found is not fetched again', async () => {
  for (const day of [1, 2, 3]) await backUp(day, 'files/other')
  const backups = openBackups({ store, draftFolder })
  expect(await backups.take(target('files/lost'))).toBeNull()
  expect(fetched).toEqual([nameOf(3), nameOf(2), nameOf(1)])
  expect(await readdir(draftFolder)).toHaveLength(1)
  expect(await backups.take(target('files/also-lost'))).toBeNull()
  expect(fetched).toHaveLength(3)
  await backups.close()
  expect(await readdir(draftFolder)).toEqual([])
})

test('What two look for at once is found for both, each in the backup that holds it', async () => {
  await backUp(1, 'files/old')
  await backUp(2, 'files/new')
  const backups = openBackups({ store, draftFolder })
  const names = ['files/old', 'files/new', 'files/old', 'files/lost']
  const found = await Promise.all(names.map((name) => backups.take(target(name))))
  const [one, two] = [store.describe(nameOf(1)), store.describe(nameOf(2))]
  expect(found).toEqual([one, two, one, null])
  for (const name of ['files/old', 'files/new']) {
    const kept = await objects.read(name)
    expect(Buffer.concat(await Array.fromAsync(kept?.content ?? [])).toString()).toBe(name)
  }
  await backups.close()
  expect(await readdir(draftFolder)).toEqual([])
})

test('A backup that cannot be fetched helps nobody, and the one before it does; a store that is away ends it', async () => {
  for (const day of [1, 2]) await backUp(day, 'files/lost')
  const sound = store
  let trouble: Error
  store = {
    ...sound,
    async read(name) {
      const found = await sound.read(name)
      if (!found || name !== nameOf(2)) return found
      const content = async function* () {
        yield Buffer.alloc(512)
        throw trouble
      }
      return { ...found, content: content() }
    },
  }
  for (const one of [new DamagedObject('is not whole.'), Object.assign(new Error('no room'), { code: 'ENOSPC' })]) {
    trouble = one
    const backups = openBackups({ store, draftFolder })
    expect(await backups.take(target('files/lost'))).toBe(store.describe(nameOf(1)))
    await backups.close()
    await objects.remove('files/lost')
  }
  trouble = new StoreAway('does not answer.')
  await expect(openBackups({ store, draftFolder }).take(target('files/lost'))).rejects.toBe(trouble)
  expect(await readdir(draftFolder)).toEqual([])
})
