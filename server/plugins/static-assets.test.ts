import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { countTriesHere } from '#common/try-counter.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { keepBuild } from '../builds/kept-builds.ts'
import { rateLimits } from './rate-limits.ts'
import { staticAssets } from './static-assets.ts'

test('A whole street behind one address gets its style sheets: assets are not counted, other requests are', async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'kais-assets-'))
  onTestFinished(() => rm(clientDir, { recursive: true, force: true }))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(join(clientDir, 'assets', 'site.css'), 'body {}')
  const app = Fastify()
  onTestFinished(() => app.close())
  // Six requests a minute.
  await app.register(rateLimits, { factor: 0.01, counts: countTriesHere(), sharedCounts: countTriesHere() })
  await app.register(staticAssets, { folder: join(clientDir, 'assets'), store: null })
  app.get('/api/anything', async () => 'here')

  const statuses = async (url: string) => {
    const seen = new Set<number>()
    for (let request = 0; request < 20; request += 1) seen.add((await app.inject(url)).statusCode)
    return [...seen]
  }
  expect(await statuses('/assets/site.css')).toEqual([200])
  expect(await statuses('/api/anything')).toEqual([200, 429])
})

test('Who asks for file after file that no build has is turned away before the store is asked; a street that needs another build is not', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kais-assets-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const [here, other] = [join(home, 'here'), join(home, 'other')]
  for (const folder of [here, other]) await mkdir(folder)
  await writeFile(join(other, 'page-a1.js'), 'of another build')
  const stored = createFolderStore(join(home, 'store'))
  await keepBuild(stored, other)
  let looks = 0
  const store = {
    ...stored,
    list(prefix: string) {
      looks += 1
      return stored.list(prefix)
    },
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(staticAssets, { folder: here, store })
  const ask = async (name: string) => (await app.inject(`/assets/${name}`)).statusCode

  for (let neighbour = 0; neighbour < 150; neighbour += 1) expect(await ask('page-a1.js')).toBe(200)
  const answers: number[] = []
  for (let guess = 0; guess < 150; guess += 1) answers.push(await ask(`page-${guess}.js`))
  expect([...new Set(answers)]).toEqual([404, 429])
  const before = looks
  expect([await ask('page-no.js'), looks]).toEqual([429, before])
})
