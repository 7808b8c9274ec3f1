import { BUILD_HEADER } from '#app/shell/other-build.ts'
import { buildOf, filesOf, KEPT_BUILD, keyOf, leadPictureOf, readVariant, VARIANT, variantAt } from './kept-page.ts'
import { ageOf, findPage, keepFiles, keepPage, lastVariant, NOW } from './page-store.ts'
import { findKept, HOMES, keepIn, OWN_BUILD, openStore, pathOf } from './stores.ts'

/** The homes of the shortlist in the worker's store, for as long as they are on it. */

/** A home is asked for again after a day. */
const HOME_MS = 24 * 60 * 60_000

/** The answer to a shortlist that is opened inside a page. */
export const LIST = /\/shortlist\.data$/

/** Whichever of its routes a page asks for: the answer of all of them serves it too. */
function plainList({ origin, pathname, searchParams }: URL): URL {
  return new URL(`${pathname}?ids=${searchParams.get('ids')}`, origin)
}

/** The homes of the shortlist as one answer; of several lists the last. */
export async function keepList(address: URL, response: Response): Promise<void> {
  const variant = readVariant(response.headers.get(VARIANT))
  if (!response.ok || !variant) return
  const homes = await openStore(HOMES)
  const older = (await homes.keys()).filter((key) => LIST.test(new URL(key.url).pathname))
  await Promise.all(older.map((key) => homes.delete(key)))
  await keepIn(HOMES, keyOf(plainList(address), variant), response)
}

export const findList = (address: URL) => findPage(plainList(address))

async function fetchHome(address: URL): Promise<string | null> {
  return keepPage(address, await fetch(address), HOMES)
}

async function keepLeadPicture(picture: string): Promise<void> {
  if (await findKept(picture, HOMES)) return
  const response = (await findKept(picture)) ?? (await fetch(picture))
  if (response.ok) await keepIn(HOMES, picture, response)
}

/** Keeps what is new on the shortlist, and forgets what left it. */
export async function keepHomes(homes: readonly string[], list: string): Promise<void> {
  const cache = await openStore(HOMES)
  const last = await lastVariant()
  const wanted = homes.length > 0 ? [...homes, list] : []
  const pictures: string[] = []
  let build: string | undefined
  for (const path of wanted) {
    const address = new URL(path, location.origin)
    const key = last && keyOf(address, variantAt(address, last))
    const kept = key ? await cache.match(key) : undefined
    const isCurrent = kept?.headers.get(KEPT_BUILD) === OWN_BUILD && ageOf(kept) < HOME_MS
    const fresh = isCurrent ? null : await fetchHome(address).catch(() => null)
    // Without a network an old copy is all there is, and stays whole.
    const html = fresh ?? (await kept?.text())
    if (html === undefined) continue
    await keepFiles(filesOf(html)).catch(() => {})
    if (path === list) build = buildOf(html)
    const picture = path === list ? null : leadPictureOf(html)
    if (!picture) continue
    pictures.push(picture)
    await keepLeadPicture(picture).catch(() => {})
  }
  const ids = homes.map((path) => path.slice(path.lastIndexOf('/') + 1))
  const data = new URL(`${list}.data?ids=${ids.join(',')}`, location.origin)
  const keptData = (await findList(data))?.response
  // Of another build than the page it would be refused (other-build.ts), and without a network that leads nowhere.
  const fits = keptData && (!build || keptData.headers.get(BUILD_HEADER) === build)
  if (ids.length > 0 && !fits)
    await fetch(data)
      .then((response) => keepList(data, response))
      .catch(() => {})
  for (const key of await cache.keys()) {
    const path = pathOf(key)
    const isOf = (address: string) => path.endsWith(address)
    const isWanted = path === NOW || pictures.includes(path) || wanted.some(isOf) || isOf(data.pathname + data.search)
    if (!isWanted) await cache.delete(key)
  }
}
