/** The four stores of the worker in a visitor's browser, and what may go wrong with them. */

/** Which build this worker came with. */
declare const BUILD: string
export const OWN_BUILD = BUILD

export const PAGES = 'kais-pages'
/** Homes of the shortlist, each with its first picture, and the list's own answer. */
export const HOMES = 'kais-homes'
export const PICTURES = 'kais-pictures'
const FILES_OF = 'kais-files:'
/** A build's scripts, styles and letters, and its page for what was not kept. */
export const FILES = FILES_OF + OWN_BUILD

export const openStore = (name: string) => caches.open(name)

/** Undefined also where the browser's storage cannot be read: the network is asked instead. */
export function findKept(key: string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(key, cacheName === undefined ? {} : { cacheName }).catch(() => undefined)
}

/** Storage may be full, switched off or taken away at any time: nothing that is shown depends on keeping it. */
export async function keepIn(
  name: string,
  key: string,
  response: Response,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  try {
    const cache = await openStore(name)
    await cache.put(key, response)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)))
  } catch {
    await caches.delete(PICTURES).catch(() => {})
  }
}

/** The builds whose files stay: a page of the one before this may be open or kept, and needs them. Files of older ones go. */
export async function dropOldFiles(): Promise<Set<string>> {
  // Also in the order of builds, by which the one before this is known.
  await openStore(FILES)
  const others = (await caches.keys()).filter((name) => name.startsWith(FILES_OF) && name !== FILES)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  return new Set([OWN_BUILD, ...others.slice(-1).map((name) => name.slice(FILES_OF.length))])
}

/** '/kais-nest?type=buy' of what something is kept under. */
export function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
