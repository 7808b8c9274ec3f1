import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './tools/build-service-worker.ts'
import { writePublicManifest } from './tools/public-manifest.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The site map is small: sending it whole spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    writePublicManifest()
    await buildServiceWorker()
  },
} satisfies Config
