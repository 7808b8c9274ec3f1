const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** The paths of all that a search engine is told of: every public page, in both languages. */
export async function sitemapPaths(read: (path: string) => Promise<string>): Promise<string[]> {
  const paths: string[] = []
  for (const file of addressesIn(await read('/sitemap.xml')))
    for (const address of addressesIn(await read(new URL(file).pathname))) paths.push(new URL(address).pathname)
  if (paths.length === 0) throw new Error('The sitemap names no page.')
  return paths
}
