import { LOCALES, withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import type { PublicRecords } from '#db/public-records.server.ts'
import { publicInvestments } from '#features/invest/investment.repository.server.ts'
import { publicArticles } from '#features/media/article.repository.server.ts'
import { articlePath } from '#features/media/article-path.ts'
import { publicPodcasts } from '#features/media/podcast.repository.server.ts'
import { publicProperties } from '#features/nest/property.repository.server.ts'
import { WholePage } from '#ui/page/whole-page.server.ts'
import { FURTHER_PATHS, NAV } from '../shell/site-map.ts'

/** Each has an address in every language: 4,000 in a file, a megabyte, which is put together and compressed in a moment.
 * The statistics `properties_ranges` (migration 0026) know ranges of this size. */
const RECORDS_PER_FILE = 2_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Kind {
  records: PublicRecords
  pathOf: (key: string) => string
}

/** Each has files of its own, by ranges of ids: `homes-3` holds the ids 4,001 to 6,000, whatever comes or goes elsewhere. */
const KINDS: Record<string, Kind> = {
  homes: { records: publicProperties, pathOf: (id) => `/property/${id}` },
  projects: { records: publicInvestments, pathOf: (id) => `/invest/${id}` },
  articles: { records: publicArticles, pathOf: articlePath },
  episodes: { records: publicPodcasts, pathOf: (id) => `/kais-media/podcast/${id}` },
}

const lastmod = (changed: string | undefined) => (changed ? `<lastmod>${changed}</lastmod>` : '')

interface Entry {
  path: string
  changed?: string
}

function urlElements({ path, changed }: Entry, publicUrl: string): string[] {
  const addresses = LOCALES.map((locale) => publicUrl + withLocalePrefix(path, locale))
  const alternates = LOCALES.map(
    (locale, at) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${addresses[at]}"/>`,
  ).join('')
  return addresses.map((address) => `<url><loc>${address}</loc>${lastmod(changed)}${alternates}</url>`)
}

function urlset(elements: readonly string[]): string {
  return [XML, `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...elements, '</urlset>'].join('\n')
}

/** The files that there are, each with the last change in it. */
export async function writeSitemapIndex(db: Database, publicUrl: string): Promise<string> {
  const files = await Promise.all(
    Object.entries(KINDS).map(async ([kind, { records }]) => {
      const ranges = await records.listRanges(db, RECORDS_PER_FILE)
      return ranges.map(({ number, changed }) => ({ name: `${kind}-${number}`, changed }))
    }),
  )
  const elements = [{ name: 'pages', changed: undefined }, ...files.flat()].map(
    ({ name, changed }) => `<sitemap><loc>${publicUrl}/${name}.sitemap.xml</loc>${lastmod(changed)}</sitemap>`,
  )
  return [XML, `<sitemapindex ${NAMESPACE}>`, ...elements, '</sitemapindex>'].join('\n')
}

/** Null: there is no such file, or nothing in it. */
export async function writeSitemapFile(db: Database, name: string, publicUrl: string): Promise<string | null> {
  if (name === 'pages') {
    const paths = [...NAV.map(({ path }) => path), ...FURTHER_PATHS]
    return urlset(paths.flatMap((path) => urlElements({ path }, publicUrl)))
  }
  const [, kindName = '', number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined
  if (!kind) return null
  const portions: string[] = []
  for await (const records of kind.records.readRange(db, { number: Number(number), size: RECORDS_PER_FILE })) {
    const elements = records.flatMap(({ key, changed }) => urlElements({ path: kind.pathOf(key), changed }, publicUrl))
    // One text by portion: to put thousands together at the end would be a long moment.
    if (elements.length > 0) portions.push(elements.join('\n'))
  }
  return portions.length > 0 ? urlset(portions) : null
}

export function xmlResponse(xml: string): Response {
  return new WholePage(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
