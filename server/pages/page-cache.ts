import { LRUCache } from 'lru-cache'
import { type RenderedPage, shrinkBody } from './rendered-page.ts'

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

/** Asked for so often, a page is worth the work of making it smaller. */
const ASKED_OFTEN = 3

interface KeptPage {
  page: RenderedPage
  /** How often it was given again. */
  given: number
  /** Until then it is given without a question; after that too, but rendered anew for whoever comes next. */
  freshUntil: number
  /** Others have it too, as far as we know. */
  isShared: boolean
}

/** A page as one process hands it to another: the headers of its answers are sealed by each. */
export interface SharedPage {
  key: string
  page: Omit<RenderedPage, 'sealedHeaders'>
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
  #shrinking: Promise<void> = Promise.resolve()
  #renderings = 0
  readonly #share: ((shared: SharedPage) => void) | undefined

  /** `share`: told once of each page that was asked for again, and so is worth having elsewhere. */
  constructor(maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = MAX_AGE_MS, share?: (shared: SharedPage) => void) {
    this.#maxAgeMs = maxAgeMs
    this.#share = share
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, maxEntrySize: maxBytes / 4 })
  }

  get(key: string): RenderedPage | undefined {
    return this.#pages.get(key)?.page
  }

  /** As get, for the hot path: only now and then does it tell the cache that the page is in use. Old pages take the long way. */
  glance(key: string): RenderedPage | undefined {
    this.#glances += 1
    const kept = this.#glances % GLANCES_PER_TOUCH === 0 ? this.#pages.get(key) : this.#pages.peek(key)
    if (!kept || kept.freshUntil <= Date.now()) return undefined
    if (!kept.isShared) this.#shareOnce(key, kept)
    this.#give(kept)
    return kept.page
  }

  /** One after the other, on another thread: nobody waits for it, and pages that are forgotten meanwhile are passed over. */
  #give(kept: KeptPage): void {
    kept.given += 1
    if (kept.given !== ASKED_OFTEN) return
    const generation = this.#generation
    this.#shrinking = this.#shrinking
      .then(() => (generation === this.#generation ? shrinkBody(kept.page) : undefined))
      .catch(() => {})
  }

  #shareOnce(key: string, kept: KeptPage): void {
    kept.isShared = true
    const { sealedHeaders: _, ...page } = kept.page
    this.#share?.({ key, page, freshUntil: kept.freshUntil })
  }

  /** Another process has rendered it since the last change. */
  adopt({ key, page, freshUntil }: SharedPage): void {
    const kept = this.#pages.peek(key)
    if (!kept || kept.freshUntil < freshUntil)
      this.#keep(key, { page: { ...page, sealedHeaders: {} }, freshUntil, isShared: true, given: 0 })
  }

  /** There is somebody who has none: what is asked for from now on is told of once more. */
  shareAgain(): void {
    for (const kept of this.#pages.values()) kept.isShared = false
  }

  getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key)
    if (!kept) return this.#render(key, render)
    if (kept.freshUntil <= Date.now()) {
      Object.assign(kept, { freshUntil: Date.now() + TRY_AGAIN_MS, isShared: true })
      // What went wrong was logged by who renders; here the old page goes on.
      this.#render(key, render).catch(() => {})
    } else if (!kept.isShared) this.#shareOnce(key, kept)
    this.#give(kept)
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
        if (generation === this.#generation && key.length <= LONGEST_KEY)
          this.#keep(key, { page, freshUntil, isShared: false, given: 0 })
        return page
      })
      .finally(() => {
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key)
      })
    this.#underWay.set(key, rendering)
    return rendering
  }

  #keep(key: string, next: KeptPage): void {
    const { page, freshUntil, isShared } = next
    const kept = this.#pages.peek(key)
    if (!page.isKeepable) {
      // Gone or moved since; whereas a failure of ours, or a page that was made in doubt, says nothing about the old one.
      if (kept && page.status >= 300 && page.status < 500) this.#pages.delete(key)
      return
    }
    // The same again: its headers and its other encodings are there already.
    if (kept?.page.etag === page.etag) Object.assign(kept, { freshUntil, isShared })
    else this.#pages.set(key, next)
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
