import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './rendered-page.ts'

const GLANCES_PER_TOUCH = 16
/** Some seven hundred pages. A server at rest holds 250 MB at most, with a full cache. */
const DEFAULT_MAX_BYTES = 24 * 1024 * 1024

/** Longer addresses are nobody's second visit: such a page is shown, not kept. */
const LONGEST_KEY = 2_000

function sizeOf({ page }: KeptPage, key: string): number {
  // Room for its gzip too, which may come later and is about as large.
  return 2 * page.bodies.br.length + 2 * key.length + 2_000
}

/** However quiet the house is: a change that nobody announced shows after this. */
const MAX_AGE_MS = 5 * 60_000
/** Until an old page is rendered again, after that was tried: its readers need not wait for a database that is away. */
const TRY_AGAIN_MS = 10_000

interface KeptPage {
  page: RenderedPage
  /** Until then it is given without a question; after that too, but rendered anew for whoever comes next. */
  freshUntil: number
}

/**
 * Finished pages, whole and compressed. Simultaneous misses share one rendering; a change of content empties it, and a
 * page whose rendering began before that change is given to those who waited for it but not kept. An old page, or one that
 * may have missed a change, is given at once and rendered anew beside it; when that fails, it stays.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>
  readonly #underWay = new Map<string, Promise<RenderedPage>>()
  readonly #maxAgeMs: number
  #generation = 0
  #doubts = 0
  #glances = 0
  #renderings = 0

  constructor(maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = MAX_AGE_MS) {
    this.#maxAgeMs = maxAgeMs
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, maxEntrySize: maxBytes / 4 })
  }

  get(key: string): RenderedPage | undefined {
    return this.#pages.get(key)?.page
  }

  /** As get, for the hot path: only now and then does it tell the cache that the page is in use. Old pages take the long way. */
  glance(key: string): RenderedPage | undefined {
    this.#glances += 1
    const kept = this.#glances % GLANCES_PER_TOUCH === 0 ? this.#pages.get(key) : this.#pages.peek(key)
    return kept && kept.freshUntil > Date.now() ? kept.page : undefined
  }

  getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key)
    if (!kept) return this.#render(key, render)
    if (kept.freshUntil <= Date.now()) {
      kept.freshUntil = Date.now() + TRY_AGAIN_MS
      // What went wrong was logged by who renders; here the old page goes on.
      this.#render(key, render).catch(() => {})
    }
    return Promise.resolve(kept.page)
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const shared = this.#underWay.get(key)
    if (shared) return shared

    const generation = this.#generation
    const doubts = this.#doubts
    this.#renderings += 1
    const rendering = render()
      .then((page) => {
        const freshUntil = doubts === this.#doubts ? Date.now() + this.#maxAgeMs : 0
        if (generation === this.#generation && key.length <= LONGEST_KEY) this.#keep(key, { page, freshUntil })
        return page
      })
      .finally(() => {
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key)
      })
    this.#underWay.set(key, rendering)
    return rendering
  }

  #keep(key: string, { page, freshUntil }: KeptPage): void {
    const kept = this.#pages.peek(key)
    if (!page.isKeepable) {
      // Gone or moved since; whereas a failure of ours, or a page that was made in doubt, says nothing about the old one.
      if (kept && page.status >= 300 && page.status < 500) this.#pages.delete(key)
      return
    }
    // The same again: its headers and its other encodings are there already.
    if (kept?.page.etag === page.etag) kept.freshUntil = freshUntil
    else this.#pages.set(key, { page, freshUntil })
  }

  /** Something may have changed unheard: every page is given once more, and rendered anew for whoever comes next. */
  doubt(): void {
    this.#doubts += 1
    for (const kept of this.#pages.values()) kept.freshUntil = 0
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
