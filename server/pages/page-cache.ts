import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './rendered-page.ts'

const GLANCES_PER_TOUCH = 16
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** Longer addresses are nobody's second visit: such a page is shown, not kept. */
const LONGEST_KEY = 2_000

function sizeOf({ bodies }: RenderedPage, key: string): number {
  // Room for its gzip too, which may come later and is about as large.
  return 2 * bodies.br.length + 2 * key.length + 2_000
}

/**
 * Finished pages, whole and compressed. Simultaneous misses share one rendering; a change of content empties it, and a
 * page whose rendering began before that change is given to those who waited for it but not kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, RenderedPage>
  readonly #underWay = new Map<string, Promise<RenderedPage>>()
  #generation = 0
  #glances = 0
  #renderings = 0

  constructor(maxBytes = DEFAULT_MAX_BYTES) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, maxEntrySize: maxBytes / 4 })
  }

  get(key: string): RenderedPage | undefined {
    return this.#pages.get(key)
  }

  /** As get, for the hot path: only now and then does it tell the cache that the page is in use. */
  glance(key: string): RenderedPage | undefined {
    this.#glances += 1
    return this.#glances % GLANCES_PER_TOUCH === 0 ? this.#pages.get(key) : this.#pages.peek(key)
  }

  getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key)
    if (kept) return Promise.resolve(kept)
    const shared = this.#underWay.get(key)
    if (shared) return shared

    const generation = this.#generation
    this.#renderings += 1
    const rendering = render()
      .then((page) => {
        const isKept = page.isKeepable && generation === this.#generation && key.length <= LONGEST_KEY
        if (isKept) this.#pages.set(key, page)
        return page
      })
      .finally(() => {
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key)
      })
    this.#underWay.set(key, rendering)
    return rendering
  }

  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    // Whoever asks from now on must see the change, so they do not join a rendering that began before it.
    this.#underWay.clear()
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** How many were begun since the start. */
  get renderings(): number {
    return this.#renderings
  }
}
