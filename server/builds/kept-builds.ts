import type { ObjectStore } from '#common/object-store.ts'
import { type ArchiveIndex, packBuild } from './archive.ts'

/** Pages stay open for days, and phones keep them for longer: so many builds can still be asked for their files. */
const KEPT_BUILDS = 3
const PREFIX = 'builds/'

interface KeptFile {
  bytes: Buffer
  isBrotli: boolean
}

type Store = Pick<ObjectStore, 'list' | 'read' | 'remove' | 'stat' | 'write'>

async function readWhole(store: Store, name: string, place?: { start: number; bytes: number }): Promise<Buffer | null> {
  const found = await store.read(name, place && { start: place.start, end: place.start + place.bytes - 1 })
  if (!found) return null
  const parts: Buffer[] = []
  for await (const part of found.content) parts.push(part)
  return Buffer.concat(parts)
}

/** By their indexes, which are written last. Newest first. */
async function listBuilds(store: Store): Promise<string[]> {
  const found: { id: string; at: number }[] = []
  for await (const { name, modifiedAt } of store.list(PREFIX))
    if (name.endsWith('.json')) found.push({ id: name.slice(PREFIX.length, -'.json'.length), at: modifiedAt.getTime() })
  return found.sort((one, other) => other.at - one.at).map(({ id }) => id)
}

/**
 * Puts the files of this build where every machine finds them, before its first page is given out: a machine that still runs
 * the build before answers for them, and this one for those of the last builds. Resolves with how many are kept.
 */
export async function keepBuild(store: Store, folder: string): Promise<number> {
  const { id, index, content } = await packBuild(folder)
  const known = await listBuilds(store)
  if (known[0] !== id) {
    // Without its index, what lies there was never seen to be whole.
    if (!known.includes(id) || !(await store.stat(`${PREFIX}${id}.bin`)))
      await store.write(`${PREFIX}${id}.bin`, content)
    // Also of a build that was gone back to: it is the newest again.
    await store.write(`${PREFIX}${id}.json`, Buffer.from(JSON.stringify(index)))
  }
  const builds = await listBuilds(store)
  for (const old of builds.slice(KEPT_BUILDS)) {
    await store.remove(`${PREFIX}${old}.json`)
    await store.remove(`${PREFIX}${old}.bin`)
  }
  return Math.min(builds.length, KEPT_BUILDS)
}

const TRY_AGAIN_MS = 60_000

/** At the first try where the store is there; else the door opens all the same, and it is tried until it works. */
export async function keepBuildSoon(
  store: Store,
  folder: string,
  say: (line: string) => void,
  tryAgainMs = TRY_AGAIN_MS,
): Promise<void> {
  let hasFailed = false
  const tryIt = async () => {
    try {
      await keepBuild(store, folder)
      if (hasFailed) say('The files of this version are kept for other machines now.')
    } catch (error) {
      if (!hasFailed) say(`Pages of this version may lack files on other machines for now: ${(error as Error).message}`)
      hasFailed = true
      setTimeout(tryIt, tryAgainMs).unref()
    }
  }
  await tryIt()
}

/** Files of other builds than the one that is here, by their name below '/assets/'. */
export function createKeptBuilds(store: Store): { find(name: string): Promise<KeptFile | null> } {
  const indexes = new Map<string, Promise<ArchiveIndex>>()
  let listing: Promise<string[]> | null = null

  async function readIndex(id: string): Promise<ArchiveIndex> {
    const bytes = await readWhole(store, `${PREFIX}${id}.json`)
    return bytes ? (JSON.parse(bytes.toString()) as ArchiveIndex) : {}
  }

  return {
    async find(name) {
      // A build that another machine has begun to serve a moment ago is asked for too: the list is not kept.
      listing ??= listBuilds(store).finally(() => {
        listing = null
      })
      const builds = await listing
      for (const id of indexes.keys()) if (!builds.includes(id)) indexes.delete(id)
      for (const id of builds) {
        const reading = indexes.get(id) ?? readIndex(id)
        indexes.set(id, reading)
        reading.catch(() => indexes.delete(id))
        const index = await reading
        const place = Object.hasOwn(index, name) ? index[name] : undefined
        if (!place) continue
        const bytes = await readWhole(store, `${PREFIX}${id}.bin`, place)
        if (bytes) return { bytes, isBrotli: place.isBrotli }
      }
      return null
    },
  }
}
