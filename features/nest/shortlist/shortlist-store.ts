import { useSyncExternalStore } from 'react'
import { MOST_SAVED, tidyIds } from './shortlist-ids.ts'

const STORAGE_KEY = 'kais-shortlist'
const NONE: readonly number[] = []

type Ids = readonly number[]

function parse(text: string | null): Ids {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? tidyIds(kept) : NONE
  } catch {
    return NONE
  }
}

/**
 * The homes a visitor saved, in the order of saving. There are no accounts: the browser keeps them. Where it keeps nothing
 * (private mode, storage full or forbidden) the list lives as long as the page does, and `isKept` says so.
 */
export class Shortlist {
  readonly #storage: () => Storage
  readonly #events: EventTarget
  readonly #listeners = new Set<() => void>()
  #ids: Ids = NONE
  #seen: string | null = null
  /** False once a list could not be written: from then on memory counts, until a write goes through again. */
  #isKept = true

  constructor(storage: () => Storage, events: EventTarget) {
    this.#storage = storage
    this.#events = events
  }

  get isKept(): boolean {
    return this.#isKept
  }

  /** Read anew each time, as another tab may have written; the same array as long as nothing changed. */
  ids = (): Ids => {
    if (!this.#isKept) return this.#ids
    let text: string | null
    try {
      text = this.#storage().getItem(STORAGE_KEY)
    } catch {
      return this.#ids
    }
    if (text !== this.#seen) {
      this.#seen = text
      this.#ids = parse(text)
    }
    return this.#ids
  }

  has(id: number): boolean {
    return this.ids().includes(id)
  }

  /** How many were added; fewer than asked where they stood there already or the list is full. */
  add(ids: Ids): number {
    const before = this.ids()
    this.#write(tidyIds([...before, ...ids]))
    return this.ids().length - before.length
  }

  remove(ids: Ids): void {
    this.#write(this.ids().filter((id) => !ids.includes(id)))
  }

  /** As it was; what was saved since, here or in another tab, stays at the end. */
  restore(before: Ids): void {
    this.#write(tidyIds([...before, ...this.ids()]))
  }

  toggle(id: number): 'saved' | 'removed' | 'full' {
    if (this.has(id)) {
      this.remove([id])
      return 'removed'
    }
    if (this.ids().length >= MOST_SAVED) return 'full'
    this.add([id])
    return 'saved'
  }

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#watch(true)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#watch(false)
    }
  }

  #write(ids: Ids): void {
    const text = JSON.stringify(ids)
    this.#ids = ids
    try {
      this.#storage().setItem(STORAGE_KEY, text)
      this.#seen = text
      this.#isKept = true
    } catch {
      this.#isKept = false
    }
    this.#tell()
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener()
  }

  /** Another tab wrote; or the page comes back as it was left, and the news passed it by meanwhile. */
  #watch(isOn: boolean): void {
    const change = isOn ? 'addEventListener' : 'removeEventListener'
    this.#events[change]('storage', this.#tell)
    this.#events[change]('pageshow', this.#tell)
  }
}

/** On the server there is nobody whose list it could be: nothing reads it there. */
export const shortlist = new Shortlist(() => localStorage, typeof window === 'undefined' ? new EventTarget() : window)

/** The saved homes; none on the server and in the first render of the browser. */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.ids, () => NONE)
}

export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    shortlist.subscribe,
    () => shortlist.has(id),
    () => false,
  )
}
