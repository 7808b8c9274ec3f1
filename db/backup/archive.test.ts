import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createArchive, DamagedArchive, openArchive } from './archive.server.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kais-archive-'))
  path = join(folder, 'one.tar')
})
afterEach(() => rm(folder, { recursive: true }))

async function writeArchive(entries: Record<string, string[]>): Promise<void> {
  const archive = await createArchive(path)
  for (const [name, pieces] of Object.entries(entries)) await archive.add(name, pieces.map(Buffer.from))
  await archive.finish()
  await archive.close()
}

test('What was put into an archive comes out of it, whatever its length and however long its name', async () => {
  const long = `files/${'a'.repeat(32)}/${'b'.repeat(80)}.pdf`
  const entries = { empty: [], 'tables/one.copy': ['é', 'x'.repeat(511), 'y'], [long]: ['z'.repeat(512)] }
  await writeArchive(entries)

  const archive = await openArchive(path)
  expect(archive.names).toEqual(Object.keys(entries))
  for (const [name, pieces] of Object.entries(entries))
    expect((await buffer(archive.read(name))).toString()).toBe(pieces.join(''))
  expect(() => archive.read('another')).toThrow(DamagedArchive)
})

test('A file that was cut off, or that is no archive, is refused in words', async () => {
  await writeArchive({ one: ['x'.repeat(2000)], two: ['y'] })
  const whole = await readFile(path)
  for (const length of [0, 100, 512, 1500, 3000, whole.length - 1024]) {
    await writeFile(path, whole.subarray(0, length))
    await expect(openArchive(path), `${length} bytes`).rejects.toThrow('The file ends too early.')
  }
  await writeFile(path, 'x'.repeat(5000))
  await expect(openArchive(path)).rejects.toThrow('it is no archive at all')
})

test('An archive is not written over a file that is there, and only its owner may read it', async () => {
  await writeArchive({ one: ['x'] })
  await expect(createArchive(path)).rejects.toThrow('EEXIST')
  const { mode } = await stat(path)
  expect(mode & 0o777).toBe(0o600)
})
