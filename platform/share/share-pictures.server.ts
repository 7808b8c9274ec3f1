import { LRUCache } from 'lru-cache'
import { runPictureTask } from '#platform/picture-process/run-picture-task.server.ts'
import type { PictureStore } from '#platform/pictures/picture-store.server.ts'
import { type Cover, coverVersion } from '#ui/page/cover.ts'
import type { Focus } from './draw-cover.server.ts'

/** Some two hundred pictures. */
const MAX_BYTES = 24 * 1024 * 1024

export interface SharePictures {
  /** The picture as JPEG; drawn when it was not kept. */
  get(cover: Cover, focus: Focus): Promise<Buffer>
}

/** Kept under what they show: after a change the next picture is another one, and the old one ages out unasked. */
export function createSharePictures(
  store: PictureStore,
  onDrawn: (drawn: { name: string; locale: string; ms: number }) => void,
): SharePictures {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length })
  const underWay = new Map<string, Promise<Buffer>>()

  async function draw(cover: Cover, focus: Focus): Promise<Buffer> {
    const start = performance.now()
    const bytes = await runPictureTask('drawCover', async () => {
      const picture = cover.picture ? await store.read(cover.picture.slice('/pictures/'.length)) : null
      return { cover, picture: picture && { ...focus, bytes: picture } }
    })
    onDrawn({ name: cover.name, locale: cover.locale, ms: Math.round(performance.now() - start) })
    return bytes
  }

  return {
    async get(cover, focus) {
      const key = [cover.name, cover.locale, coverVersion(cover), focus.focusX, focus.focusY].join(' ')
      const ready = kept.get(key) ?? underWay.get(key)
      if (ready) return ready
      const drawing = draw(cover, focus)
        .then((bytes) => {
          kept.set(key, bytes)
          return bytes
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
  }
}
