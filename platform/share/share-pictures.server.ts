import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { ObjectStore } from '#common/object-store.ts'
import { runPictureTask } from '#platform/picture-process/run-picture-task.server.ts'
import type { PictureStore } from '#platform/pictures/picture-store.server.ts'
import { type Cover, coverVersion } from '#ui/page/cover.ts'
import type { Focus } from './draw-cover.server.ts'

/** Some two hundred pictures. */
const MAX_BYTES = 24 * 1024 * 1024
const FOLDER = 'share/'
const DAY_MS = 86_400_000
/** Then it is drawn again, if anybody still asks: most show what a home was before it changed. */
const KEPT_DAYS = 30

export interface SharePictures {
  /** The picture as JPEG; drawn when it was not kept. */
  get(cover: Cover, focus: Focus): Promise<Buffer>
  /** Resolves when all that was drawn until now is kept, or could not be. */
  idle(): Promise<void>
}

interface Options {
  store: PictureStore
  /** Where drawn ones are kept, for whoever else serves this house. */
  objects: ObjectStore
  hasRoom: () => boolean
  onDrawn: (drawn: { name: string; locale: string; ms: number }) => void
  onError: (error: unknown) => void
}

/** Kept under what they show: after a change the next picture is another one, and the old one is cleared away unasked. */
export function createSharePictures({ store, objects, hasRoom, onDrawn, onError }: Options): SharePictures {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length })
  const underWay = new Map<string, Promise<Buffer>>()
  const writing = new Set<Promise<void>>()

  async function draw(cover: Cover, focus: Focus): Promise<Buffer> {
    const start = performance.now()
    const bytes = await runPictureTask('drawCover', async () => {
      const picture = cover.picture ? await store.read(cover.picture.slice('/pictures/'.length)) : null
      return { cover, picture: picture && { ...focus, bytes: picture } }
    })
    onDrawn({ name: cover.name, locale: cover.locale, ms: Math.round(performance.now() - start) })
    return bytes
  }

  /** Whoever shares a link waits for the picture, not for the store: one that is away is as one that has nothing. */
  async function fetchOrDraw(key: string, cover: Cover, focus: Focus): Promise<Buffer> {
    const name = `${FOLDER}${createHash('sha256').update(key).digest('hex').slice(0, 32)}.jpg`
    const found = await objects
      .read(name)
      .then((object) => object && buffer(object.content))
      .catch(onError)
    if (found) return found
    const bytes = await draw(cover, focus)
    if (hasRoom()) keep(name, bytes)
    return bytes
  }

  function keep(name: string, bytes: Buffer): void {
    const kept: Promise<void> = objects
      .write(name, bytes)
      .catch(onError)
      .finally(() => writing.delete(kept))
    writing.add(kept)
  }

  return {
    async get(cover, focus) {
      const key = [cover.name, cover.locale, coverVersion(cover), focus.focusX, focus.focusY].join(' ')
      const ready = kept.get(key) ?? underWay.get(key)
      if (ready) return ready
      const drawing = fetchOrDraw(key, cover, focus)
        .then((bytes) => {
          kept.set(key, bytes)
          return bytes
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
    async idle() {
      await Promise.all(writing)
    },
  }
}

/** Says how many were drawn so long ago that they are taken away. */
export async function removeOldSharePictures(objects: ObjectStore, now: Date): Promise<number> {
  const before = now.getTime() - KEPT_DAYS * DAY_MS
  let removed = 0
  for await (const { name, modifiedAt } of objects.list(FOLDER)) {
    if (modifiedAt.getTime() >= before) continue
    await objects.remove(name)
    removed += 1
  }
  return removed
}
