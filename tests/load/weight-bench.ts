import { sitemapPaths } from '../helpers/sitemap.ts'
import { brotliSizes, scriptsOfPage, staffCodeIn, weightOf } from './first-view.ts'
import { openHouse } from './open-house.ts'
import { mostOf, PUBLIC_PAGES } from './public-pages.ts'

/** Files with code of the staff area among the scripts of all public pages. */
async function strayStaffCode(url: string): Promise<{ pages: number; files: string[] }> {
  const pages = await sitemapPaths(async (path) => (await fetch(url + path)).text())
  const files = new Set<string>()
  for (const path of pages) {
    const scripts = scriptsOfPage(await (await fetch(url + path)).text())
    for (const address of (await brotliSizes(scripts)).keys()) files.add(address)
  }
  return { pages: pages.length, files: await staffCodeIn(files) }
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

/**
 * The scripts and styles of a first view of every public page; with `before`, the folder of an older build, beside those of
 * that one. False when a page weighs more than it may.
 */
export async function benchWeight(say: (line?: string) => void, before: string | undefined): Promise<boolean> {
  const now = await openHouse('now')
  const old = before ? await openHouse('before', before) : null
  try {
    let isReached = true
    say('First view, KB of brotli            scripts (files)      styles   may weigh')
    for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
      const weight = async (url: string, root?: string) => weightOf(await (await fetch(url + path)).text(), root)
      const words = ({ scripts, files, styles }: Awaited<ReturnType<typeof weight>>) =>
        `${inKilobytes(scripts)} (${String(files).padStart(2)})  ${inKilobytes(styles)}`
      const mine = await weight(now.server.url)
      const most = mostOf(name)
      if (mine.scripts > most.scripts || mine.styles > most.styles) isReached = false
      const other = old && before ? `   before ${words(await weight(old.server.url, before))}` : ''
      say(`${name.padEnd(34)}${words(mine)}   ${most.scripts / 1000} and ${most.styles / 1000}${other}`)
    }
    const stray = await strayStaffCode(now.server.url)
    say(`Staff code in the JavaScript of ${stray.pages} public pages: ${stray.files.join(', ') || 'none'}`)
    return isReached && stray.files.length === 0
  } finally {
    await now.close()
    await old?.close()
  }
}
