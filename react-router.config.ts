import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './tools/build-service-worker.ts'
import { writeLanguages } from './tools/languages.ts'
import { publicScripts, writePublicManifest } from './tools/public-manifest.ts'

const assets = join(import.meta.dirname, 'build', 'client', 'assets')

export default {
  appDirectory: 'app',
  ssr: true,
  // The site map is small: sending it whole spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    writeLanguages(assets, publicScripts(assets))
    writePublicManifest(assets)
    await buildServiceWorker()
  },
} satisfies Config
