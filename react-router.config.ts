import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorkers } from './tools/build-service-worker.ts'
import { writePublicManifest } from './tools/public-manifest.ts'

const assets = join(import.meta.dirname, 'build', 'client', 'assets')

export default {
  appDirectory: 'app',
  ssr: true,
  // The site map is small: sending it whole spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    writePublicManifest(assets)
    await buildServiceWorkers()
  },
} satisfies Config
