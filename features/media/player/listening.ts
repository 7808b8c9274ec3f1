const STORAGE_KEY = 'kais-listening-1'
/** The last so many episodes; older ones start anew. */
const MOST_KEPT = 60
export const RATES = [0.8, 1, 1.2, 1.5, 1.75, 2] as const

interface Heard {
  id: number
  seconds: number
  isHeard: boolean
}

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
  return [{ id: Number(id), seconds, isHeard: isHeard === 1 }]
}

/** As it was written: `{ rate: 1.2, episodes: [[12, 345, 0]] }`. Rubbish counts as nothing, entry by entry. */
function parse(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? 'null') as { rate?: unknown; episodes?: unknown } | null
    const episodes = Array.isArray(kept?.episodes) ? kept.episodes.flatMap(readEpisode) : []
    return { rate: RATES.find((rate) => rate === kept?.rate) ?? 1, episodes: episodes.slice(-MOST_KEPT) }
  } catch {
    return NOTHING
  }
}

function write({ rate, episodes }: Kept): string {
  return JSON.stringify({
    rate,
    episodes: episodes.map(({ id, seconds, isHeard }) => [id, Math.floor(seconds), isHeard ? 1 : 0]),
  })
}

/**
 * How far a visitor got in each episode, which ones they heard, and how fast they listen. The browser keeps it; where it
 * keeps nothing (private mode, storage full or forbidden), memory does until the page is left.
 */
export class Listening {
  readonly #storage: () => Storage
  readonly #events: EventTarget
  readonly #listeners = new Set<() => void>()
  #kept: Kept = NOTHING
  #seen: string | null = null

  constructor(storage: () => Storage, events: EventTarget) {
    this.#storage = storage
    this.#events = events
  }

  get rate(): number {
    return this.#read().rate
  }

  /** Seconds from the start; 0 where nothing is known. */
  positionOf = (id: number): number => this.#find(id)?.seconds ?? 0

  isHeard = (id: number): boolean => this.#find(id)?.isHeard ?? false

  setRate(rate: number): void {
    this.#write({ ...this.#read(), rate })
  }

  /** Once heard, heard: going back to the middle takes nothing away. */
  keep(id: number, seconds: number, isHeard: boolean): void {
    const { rate, episodes } = this.#read()
    const entry = { id, seconds, isHeard: isHeard || this.isHeard(id) }
    const others = episodes.filter((other) => other.id !== id)
    this.#write({ rate, episodes: [...others, entry].slice(-MOST_KEPT) })
  }

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#events.addEventListener('storage', this.#tell)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#events.removeEventListener('storage', this.#tell)
    }
  }

  #find(id: number): Heard | undefined {
    return this.#read().episodes.find((episode) => episode.id === id)
  }

  /** Read anew each time, as another tab may have written. */
  #read(): Kept {
    try {
      const text = this.#storage().getItem(STORAGE_KEY)
      if (text !== this.#seen) {
        this.#seen = text
        this.#kept = parse(text)
      }
    } catch {
      // Memory is all there is.
    }
    return this.#kept
  }

  #write(kept: Kept): void {
    this.#kept = kept
    try {
      const text = write(kept)
      this.#storage().setItem(STORAGE_KEY, text)
      this.#seen = text
    } catch {
      // Full or forbidden: what lies there is older than what memory holds, and reads as seen.
      this.#seen = this.#stored()
    }
    this.#tell()
  }

  #stored(): string | null {
    try {
      return this.#storage().getItem(STORAGE_KEY)
    } catch {
      return null
    }
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener()
  }
}

/** On the server nobody listens: nothing reads it there. */
export const listening = new Listening(() => localStorage, typeof window === 'undefined' ? new EventTarget() : window)
