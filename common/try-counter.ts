export interface TryLimit {
  max: number
  windowMs: number
}

interface Window {
  tries: number
  endsAt: number
}

export interface CountedTry {
  /** False: the limit is reached, and this one was not counted. */
  isTaken: boolean
  tries: number
  /** Until the window ends. */
  leftMs: number
}

/** More than a house has, and few enough that nobody can fill our memory with made-up names. */
const MAX_KEYS = 20_000

/**
 * Tries within a window of time. A try is counted before its outcome is known, so that a thousand at once are a
 * thousand, and given back when it was right.
 */
export class TryCounter {
  readonly #windows = new Map<string, Window>()

  take(key: string, { max, windowMs }: TryLimit, now = Date.now()): CountedTry {
    const found = this.#windows.get(key)
    if (!found || found.endsAt <= now) {
      this.#windows.delete(key)
      this.#windows.set(key, { tries: 1, endsAt: now + windowMs })
      this.#makeRoom()
      return { isTaken: true, tries: 1, leftMs: windowMs }
    }
    const isTaken = found.tries < max
    if (isTaken) found.tries += 1
    return { isTaken, tries: found.tries, leftMs: found.endsAt - now }
  }

  giveBack(key: string): void {
    const found = this.#windows.get(key)
    if (found) found.tries = Math.max(0, found.tries - 1)
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  /** The oldest go first: they are the nearest to their end. */
  #makeRoom(): void {
    if (this.#windows.size <= MAX_KEYS) return
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key)
      return
    }
  }
}

/**
 * All counts of tries, each under its name: what one address may ask for, how often a password may be guessed. There are two:
 * of this machine, for what only protects its processes, and of the whole house (platform/limits), where the number matters.
 */
export interface TryCounts {
  take(name: string, key: string, limit: TryLimit): Promise<CountedTry>
  giveBack(name: string, key: string): Promise<void>
  forget(name: string, key: string): Promise<void>
}

export function countTriesHere(): TryCounts {
  const counters = new Map<string, TryCounter>()
  const counterOf = (name: string) => {
    const counter = counters.get(name) ?? new TryCounter()
    counters.set(name, counter)
    return counter
  }
  return {
    take: async (name, key, limit) => counterOf(name).take(key, limit),
    giveBack: async (name, key) => counterOf(name).giveBack(key),
    forget: async (name, key) => counterOf(name).forget(key),
  }
}
