import { keptInBrowser, useKept } from '#ui/browser-storage.ts'
import { MOST_SAVED, tidyIds } from './shortlist-ids.ts'

type Ids = readonly number[]

const NONE: Ids = []

/** The homes a visitor saved, in the order of saving. There are no accounts: the browser keeps them. */
export class Shortlist {
  readonly kept = keptInBrowser<Ids>({
    key: 'kais-shortlist',
    read: (kept) => (Array.isArray(kept) ? tidyIds(kept) : null),
    isHeldInMemory: true,
  })
  /** False once a list could not be written: then it lives as long as the page does. */
  isKept = true

  ids(): Ids {
    return this.kept.read() ?? NONE
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

  #write(ids: Ids): void {
    this.isKept = this.kept.write(ids)
  }
}

export const shortlist = new Shortlist()

export function useShortlist(): Ids {
  return useKept(shortlist.kept, (ids) => ids ?? NONE)
}

export function useIsSaved(id: number): boolean {
  return useKept(shortlist.kept, (ids) => ids?.includes(id) ?? false)
}
