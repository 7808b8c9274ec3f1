import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StoreAway } from '#common/object-store.ts'
import { createPictureStore } from '#platform/pictures/picture-store.server.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import type { Cover } from '#ui/page/cover.ts'
import { createSharePictures } from './share-pictures.server.ts'

test('Whoever asks for a picture does not wait until it is kept, and one that cannot be kept is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kais-share-'))
  const objects = createFolderStore(folder)
  const slow = Promise.withResolvers<void>()
  const errors: unknown[] = []
  const pictures = createSharePictures({
    store: createPictureStore(objects),
    objects: {
      ...objects,
      async write(...given) {
        await slow.promise
        await objects.write(...given)
        throw new StoreAway('did not say whether it kept it.')
      },
    },
    hasRoom: () => true,
    onDrawn: () => {},
    onError: (error) => errors.push(error),
  })
  const cover: Cover = { name: 'nest', locale: 'en', title: 'Nest', facts: [], price: undefined, picture: undefined }
  const drawn = await pictures.get(cover, { focusX: 50, focusY: 50 })
  const kept = () => Array.fromAsync(objects.list('share/'), ({ bytes }) => bytes)
  expect([await kept(), errors]).toEqual([[], []])
  slow.resolve()
  await pictures.idle()
  expect([await kept(), errors]).toEqual([[drawn.length], [expect.any(StoreAway)]])
  await rm(folder, { recursive: true })
})
