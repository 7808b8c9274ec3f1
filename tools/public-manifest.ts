import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { publicManifestUrl, withoutStaffRoutes } from '../server/pages/public-routes.ts'

const PREFIX = 'window.__reactRouterManifest='

type Manifest = ServerBuild['assets']

/** As the build writes it; React Router's own type leaves the files out. */
interface ListedRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
  css?: string[]
  [fact: string]: unknown
}

/** What a route may have, in the order of the list's bits. */
const FACTS = ['hasLoader', 'hasAction', 'hasClientLoader', 'hasDefaultExport', 'hasErrorBoundary', 'index'] as const

/** Makes the list out of its short form; stands in front of that, as text. */
const LONG = `(e,v,u,r)=>{
let f=n=>'/assets/'+u[n],g=a=>a.map(f),o={};
for(let [i,p,h,b,m,c,s,x] of r)o[i]={...x,id:i,parentId:p||void 0,path:h,module:f(m),imports:g(c),css:g(s),
${FACTS.map((fact, bit) => `${fact}:!!(b&${1 << bit})`).join(',')}};
return{entry:{module:f(e[0]),imports:g(e[1]),css:[]},routes:o,version:v}}`.replaceAll('\n', '')

/**
 * Every page has the root's files by the time it looks at the list: naming them for each route again only makes it longer.
 * Feeds and other files show no page, so no press inside the site leads to them: their links are the browser's.
 */
function shortForm({ entry, routes, version }: Manifest): string {
  const files: string[] = []
  const place = (address: string) => {
    const name = address.slice('/assets/'.length)
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const listed = Object.values(routes as Record<string, ListedRoute | undefined>).filter((route) => route !== undefined)
  const known = new Set([...entry.imports, ...(listed.find(({ id }) => id === 'root')?.imports ?? [])])
  const said = listed
    .filter(({ hasDefaultExport }) => hasDefaultExport)
    .map((route) => {
      const facts = FACTS.reduce((bits, fact, bit) => (route[fact] ? bits | (1 << bit) : bits), 0)
      const { id, parentId = '', path = '', module, imports = [], css = [], ...others } = route
      const rare = Object.entries(others).filter(([fact, value]) => value && !FACTS.some((known) => known === fact))
      const needed = imports.filter((file) => !known.has(file))
      const short = [id, parentId, path, facts, place(module), needed.map(place), css.map(place)]
      return rare.length > 0 ? [...short, Object.fromEntries(rare)] : short
    })
  const start = [place(entry.module), entry.imports.map(place)]
  return `(${LONG})(${[start, version, files, said].map((part) => JSON.stringify(part)).join(',')})`
}

/** The build's own list. */
function readManifest(folder: string): { name: string; manifest: Manifest } {
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8')
    if (text.startsWith(PREFIX)) return { name, manifest: JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, '')) }
  }
  throw new Error('The build has written no list of routes.')
}

/** Writes the list of routes that visitors get, beside the build's own: the same without the staff area. */
export function writePublicManifest(folder: string): void {
  const { name, manifest } = readManifest(folder)
  const list = shortForm({ ...manifest, routes: withoutStaffRoutes(manifest.routes) })
  writeFileSync(join(folder, publicManifestUrl(name)), PREFIX + list)
}
