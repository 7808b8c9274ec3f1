import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { publicManifestUrl, withoutStaffRoutes } from '../server/pages/public-routes.ts'

const PREFIX = 'window.__reactRouterManifest='

type Manifest = ServerBuild['assets']

/** As the build writes it; React Router's own type leaves the files out. */
interface ListedRoute {
  imports?: string[]
  hasDefaultExport?: boolean
}

/**
 * Every page has the root's files by the time it looks at the list: naming them for each route again only makes it longer.
 * Feeds and other files show no page, so no press inside the site leads to them: their links are the browser's.
 */
function slim(entry: Manifest['entry'], routes: Record<string, ListedRoute | undefined>): object {
  const known = new Set([...entry.imports, ...(routes.root?.imports ?? [])])
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, listed]) => {
      if (!listed?.hasDefaultExport) return []
      const { imports = [], ...route } = listed
      const said = Object.entries(route).filter(([, value]) => value !== false)
      return [[id, { ...Object.fromEntries(said), imports: imports.filter((file) => !known.has(file)) }]]
    }),
  )
}

/** Writes the list of routes that visitors get, beside the build's own: the same without the staff area. */
export function writePublicManifest(): void {
  const folder = join(import.meta.dirname, '..', 'build', 'client', 'assets')
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8')
    if (!text.startsWith(PREFIX)) continue
    const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, '')) as Manifest
    const forVisitors = {
      ...manifest,
      routes: slim(manifest.entry, withoutStaffRoutes(manifest.routes)),
      url: publicManifestUrl(manifest.url),
    }
    writeFileSync(join(folder, publicManifestUrl(name)), `${PREFIX}${JSON.stringify(forVisitors)};`)
  }
}
