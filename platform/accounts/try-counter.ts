export interface TryLimit {
  max: number
  windowMs: number
}

interface Window {
  tries: number
  endsAt: number
}

/** More than a house has, and few enough that nobody can fill our memory with made-up names. */
const MAX_KEYS = 20_000

/**
 * Wrong tries within a window of time. A try is counted before its outcome is known, so that a thousand at once are a
 * thousand, and given back when it was right.
 */
export class TryCounter {
  readonly #limit: TryLimit
  readonly #windows = new Map<string, Window>()

  constructor(limit: TryLimit) {
    this.#limit = limit
  }

  /** How many seconds to wait; null: the try is counted and may be made. */
  take(key: string, now = Date.now()): number | null {
    const found = this.#windows.get(key)
    if (!found || found.endsAt <= now) {
      this.#windows.delete(key)
      this.#windows.set(key, { tries: 1, endsAt: now + this.#limit.windowMs })
      this.#makeRoom()
      return null
    }
    if (found.tries >= this.#limit.max) return Math.ceil((found.endsAt - now) / 1000)
    found.tries += 1
    return null
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
