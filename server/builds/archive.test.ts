import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packBuild } from './archive.ts'

async function idOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kais-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return (await packBuild(folder)).id
}

test('Two archives of one name are the same to the last byte: an index of the one never points into the other', async () => {
  const first = { 'page-a1.js': 'of this page', 'page-a1.js.br': 'packed' }
  expect(await idOf(first)).toBe(await idOf({ ...first }))
  expect(await idOf({ ...first, 'page-a1.js.br': 'packed otherwise' })).not.toBe(await idOf(first))
  expect(await idOf({ a: 'bc', b: '' })).not.toBe(await idOf({ a: 'b', b: 'c' }))
})
