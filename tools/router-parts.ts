import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type Edit, edited, type Tree, walk } from './edit-code.ts'

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

/** Whoever says something to the engineer at the console, or ends in an error. */
const SAYS = new Set(['warnOnce', 'warning', 'warn', 'invariant', 'invariant$1', 'Error'])
const SENTENCES = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression'])

/**
 * Three kilobytes of English for engineers, on every page: in their place stands where they are to be read, 'router.js 419'
 * of this version of React Router. What it decides stays as it is.
 */
function withoutSentences(code: string, id: string, program: unknown): string {
  const edits: Edit[] = []
  walk(program, (node) => {
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
    const callee = isCall ? (node.callee as { name?: string; property?: { name?: string } }) : undefined
    if (!callee || !SAYS.has(callee.name ?? callee.property?.name ?? '')) return true
    const sentence = (node.arguments as Tree[]).findLast(({ type, value }) => {
      return SENTENCES.has(type) && (type !== 'Literal' || typeof value === 'string')
    })
    if (!sentence || sentence.end - sentence.start < SHORT) return true
    const line = code.slice(0, sentence.start).split('\n').length
    edits.push({ start: sentence.start, end: sentence.end, text: `"${basename(id)} ${line}"` })
    return false
  })
  return edited(code, edits)
}

/** Nothing is gained by shortening it. */
const SHORT = 30

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
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/.*\.js$/ },
      handler(code, id) {
        return { code: withoutSentences(code, id, this.parse(code)), map: null }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`React Router has no ${[...left].join(', ')} any more: look again.`)
    },
  }
}
