import type { Plugin } from 'vite'

/**
 * Two files of React Router that do nothing here but are sent with every page: instruments nobody passes, and the discovery
 * of routes, which are all known (react-router.config.ts). What stands in their place says so; the names without a value are
 * the server's.
 */
const STAND_INS: Record<string, string> = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => {}
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export let instrumentHandler, instrumentationResultMetaContext`,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => {}
    export const useFogOFWarDiscovery = () => {}
    export let URL_LIMIT, getManifestPath, getPathsWithAncestors, handleClientVersionMismatch`,
}

export function leaveOutUnusedRouterParts(): Plugin {
  const left = new Set(Object.keys(STAND_INS))
  return {
    name: 'kais:router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\// },
      handler(id) {
        const file = Object.keys(STAND_INS).find((name) => id.endsWith(`/${name}`))
        if (!file) return null
        left.delete(file)
        return { code: STAND_INS[file] ?? '', moduleSideEffects: false }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`React Router has no ${[...left].join(', ')} any more: look again.`)
    },
  }
}
