import { isRecord } from '#common/own-entry.ts'
import { keptInBrowser } from '#ui/browser-storage.ts'

/** The last so many episodes; older ones start anew. */
const MOST_KEPT = 60
export const RATES = [0.8, 1, 1.2, 1.5, 1.75, 2] as const

type Heard = readonly [id: number, seconds: number, isHeard: 0 | 1]

interface Kept {
  rate: number
  /** The one listened to last stands last. */
  episodes: readonly Heard[]
}

const NOTHING: Kept = { rate: 1, episodes: [] }

function readEpisode(entry: unknown): Heard[] {
  if (!Array.isArray(entry)) return []
  const [id, seconds, isHeard] = entry as unknown[]
  if (!Number.isSafeInteger(id) || typeof seconds !== 'number' || !(seconds >= 0)) return []
  return [[Number(id), Math.floor(seconds), isHeard === 1 ? 1 : 0]]
}

/** Rubbish counts as nothing, entry by entry. */
function readListening(kept: unknown): Kept | null {
  if (!isRecord(kept)) return null
  const episodes = Array.isArray(kept.episodes) ? kept.episodes.flatMap(readEpisode) : []
  return { rate: RATES.find((rate) => rate === kept.rate) ?? 1, episodes: episodes.slice(-MOST_KEPT) }
}

const find = (kept: Kept | null, id: number) => kept?.episodes.find(([episode]) => episode === id)

/** How far a visitor got in each episode, which ones they heard, and how fast they listen. */
export class Listening {
  readonly kept = keptInBrowser({ key: 'kais-listening-1', read: readListening, isHeldInMemory: true })

  get rate(): number {
    return this.#read().rate
  }

  /** Whole seconds from the start; 0 where nothing is known. */
  positionOf = (id: number, kept = this.kept.read()): number => find(kept, id)?.[1] ?? 0

  isHeard = (id: number, kept = this.kept.read()): boolean => find(kept, id)?.[2] === 1

  setRate(rate: number): void {
    this.kept.write({ ...this.#read(), rate })
  }

  /** Once heard, heard: going back to the middle takes nothing away. */
  keep(id: number, seconds: number, isHeard: boolean): void {
    const { rate, episodes } = this.#read()
    const entry: Heard = [id, Math.floor(seconds), isHeard || this.isHeard(id) ? 1 : 0]
    const others = episodes.filter(([other]) => other !== id)
    this.kept.write({ rate, episodes: [...others, entry].slice(-MOST_KEPT) })
  }

  #read(): Kept {
    return this.kept.read() ?? NOTHING
  }
}

export const listening = new Listening()
