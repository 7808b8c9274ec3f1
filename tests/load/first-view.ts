import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fromProjectRoot } from '#db/project-root.server.ts'

/** Module scripts and preloads of a page, and what its inline module scripts import, at once or awaited. */
export function scriptsOfPage(html: string): string[] {
  const found: string[] = []
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const isModule = /\brel="modulepreload"|\btype="module"/.test(tag)
    const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1]
    if (isModule && address) found.push(address)
  }
  for (const [, code = ''] of html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)) {
    for (const [, address = ''] of code.matchAll(/\b(?:import|from)\s*\(?\s*["']([^"']+)["']/g)) found.push(address)
  }
  return found.filter((address) => address.startsWith('/assets/') && address.endsWith('.js'))
}

/** The style sheets that a page's HTML names: a browser shows nothing before it has them. */
export function stylesOfPage(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const sheets = links.filter((tag) => /\brel="stylesheet"/.test(tag))
  return sheets.flatMap((tag) => /\bhref="(\/assets\/[^"]+\.css)"/.exec(tag)?.[1] ?? [])
}

/** What a file cannot run without; its import() calls wait for their moment. */
function staticImports(code: string): string[] {
  const statements = code.matchAll(/\b(?:import|export)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g)
  return [...statements].map(([, address = '']) => address)
}

/** Every call of the staff area goes there, and nobody else's does. */
const STAFF_CODE = '/api/admin/'

/** Those of these files that hold code of the staff area: on a public page there should be none. */
export async function staffCodeIn(addresses: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    const code = await readFile(fromProjectRoot('build', 'client', address), 'utf8')
    if (code.includes(STAFF_CODE)) found.push(address)
  }
  return found
}

/** The files behind these addresses with everything they import, each once, by their size on the wire in bytes. */
export async function brotliSizes(
  addresses: readonly string[],
  root = fromProjectRoot(),
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const waiting = [...addresses]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (sizes.has(address)) continue
    const file = join(root, 'build', 'client', address)
    const compressed = await stat(`${file}.br`).catch(() => {
      throw new Error(`${file}.br is missing: run node tools/compress-assets.mjs after the build.`)
    })
    sizes.set(address, compressed.size)
    const folder = posix.dirname(address)
    waiting.push(...staticImports(await readFile(file, 'utf8')).map((target) => posix.join(folder, target)))
  }
  return sizes
}

const sumOf = (sizes: Map<string, number>) => sizes.values().reduce((sum, size) => sum + size, 0)

/** What a page of that build fetches at a first view, in bytes of brotli. */
export async function weightOf(
  html: string,
  root?: string,
): Promise<{ scripts: number; files: number; styles: number }> {
  const scripts = await brotliSizes(scriptsOfPage(html), root)
  const styles = await brotliSizes(stylesOfPage(html), root)
  return { scripts: sumOf(scripts), files: scripts.size, styles: sumOf(styles) }
}
