import type { Config } from '@react-router/dev/config'
import { writePublicManifest } from './tools/public-manifest.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The site map is small: sending it whole spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => writePublicManifest(),
} satisfies Config
