import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { staticAssets } from '../plugins/static-assets.ts'
import { keepBuild, keepBuildSoon } from './kept-builds.ts'

const home = await mkdtemp(join(tmpdir(), 'kais-builds-'))
afterAll(() => rm(home, { recursive: true, force: true }))

/** As a build leaves it: a script of its own, and letters that never change. */
async function build(name: string): Promise<string> {
  const folder = join(home, `build-${name}`)
  await mkdir(join(folder, 'fr'), { recursive: true })
  const script = `export const build = '${name}'`
  await writeFile(join(folder, 'fr', `page-${name}.js`), script)
  await writeFile(join(folder, 'fr', `page-${name}.js.br`), brotliCompressSync(script))
  await writeFile(join(folder, 'letters.woff2'), 'letters')
  return folder
}

async function serve(folder: string, store: ReturnType<typeof createFolderStore>) {
  const app = Fastify()
  await app.register(staticAssets, { folder, store })
  return (name: string, headers = {}) => app.inject({ url: `/assets/${name}`, headers })
}

test('Two machines with two builds each answer for the files of the other, packed or not, and for nothing else', async () => {
  const store = createFolderStore(join(home, 'two'))
  const [old, young] = [await build('1'), await build('2')]
  await keepBuild(store, old)
  const askOld = await serve(old, store)
  expect((await askOld('fr/page-2.js')).statusCode).toBe(404)
  await keepBuild(store, young)

  const plain = await askOld('fr/page-2.js')
  expect([plain.body, plain.headers['content-type']]).toEqual([
    "export const build = '2'",
    'text/javascript; charset=utf-8',
  ])
  expect(plain.headers['cache-control']).toContain('immutable')
  const packed = await askOld('fr/page-2.js', { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload).toEqual(brotliCompressSync("export const build = '2'"))
  const askYoung = await serve(young, store)
  expect((await askYoung('fr/page-1.js')).body).toBe("export const build = '1'")
  for (const name of ['fr/page-3.js', 'letters.woff2.br', 'constructor', 'fr/constructor.js']) {
    const missing = await askYoung(name)
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

test('The files of the last three builds are kept, and a build that is gone back to is the newest again', async () => {
  const store = createFolderStore(join(home, 'four'))
  const minutes = 60
  let at = 1_000 * minutes
  for (const name of ['4', '5', '6', '4', '7']) {
    await keepBuild(store, await build(name))
    at += minutes
    // Builds are days apart, not milliseconds.
    for await (const { name: stored, modifiedAt } of store.list('builds/'))
      if (modifiedAt.getTime() > at * 1_000) await utimes(join(home, 'four', stored), at, at)
  }
  const ask = await serve(await build('8'), store)
  const found = await Promise.all(
    ['4', '5', '6', '7'].map(async (name) => (await ask(`fr/page-${name}.js`)).statusCode),
  )
  expect(found).toEqual([200, 404, 200, 200])
})

test('An archive that was cut off by a crash is not believed: without its index nobody reads it', async () => {
  const store = createFolderStore(join(home, 'crash'))
  const folder = await build('9')
  await keepBuild(store, folder)
  const [index] = await Array.fromAsync(store.list('builds/'), ({ name }) => name).then((names) =>
    names.filter((name) => name.endsWith('.json')),
  )
  await store.remove(index ?? '')
  // Nor is what lies there of it.
  await store.write(`${index?.slice(0, -'.json'.length)}.bin`, Buffer.from('half'))
  const ask = await serve(await build('10'), store)
  expect((await ask('fr/page-9.js')).statusCode).toBe(404)
  await keepBuild(store, folder)
  expect((await ask('fr/page-9.js')).body).toBe("export const build = '9'")
})

test('A store that is away when a machine starts gets the files once it is back', async () => {
  const store = createFolderStore(join(home, 'away'))
  let isAway = true
  const shaky = {
    ...store,
    async *list(prefix: string) {
      if (isAway) throw new Error('nobody answers')
      yield* store.list(prefix)
    },
  }
  const folder = await build('11')
  const said: string[] = []
  const isKept = Promise.withResolvers<void>()
  const say = (line: string) => {
    said.push(line)
    isAway = false
    if (said.length === 2) isKept.resolve()
  }
  await keepBuildSoon(shaky, folder, say, 1)
  expect(said).toEqual(['Pages of this version may lack files on other machines for now: nobody answers'])
  await isKept.promise
  const ask = await serve(await build('12'), store)
  expect((await ask('fr/page-11.js')).statusCode).toBe(200)
})
