import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { countTriesHere } from '#common/try-counter.ts'
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
