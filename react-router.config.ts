import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The site map is small: sending it whole spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
