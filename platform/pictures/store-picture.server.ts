import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { runPictureTask } from '#platform/picture-process/run-picture-task.server.ts'
import { keepUpload } from '#platform/storage/keep-upload.server.ts'
import { upsertPicture } from './picture.repository.server.ts'
import { wishDerived } from './picture-lease.repository.server.ts'
import { contentAddress, type PictureStore } from './picture-store.server.ts'

/** Widths and formats of a picture take about as much again as its master, which is smaller than what came. */
const WITH_WIDTHS = 2

interface About {
  alt?: string | null
  altFr?: string | null
  focus?: { x: number; y: number } | undefined
  /** Somebody will look at it soon: its widths are made before they are asked for. */
  isAhead?: boolean
}

/** A master that we made, here or for the demo, under its content's address. Returns the path that content rows hold. */
export async function storeMaster(
  { db, actor }: Context,
  store: PictureStore,
  master: Buffer,
  { alt = null, altFr = null, focus, isAhead = false }: About = {},
): Promise<string> {
  requirePermission(actor, 'picture:upload')
  const { width, height, placeholder } = await runPictureTask('describeMaster', async () => master)
  const path = `/pictures/${contentAddress(master)}.webp`
  const picture = {
    path,
    width,
    height,
    bytes: master.length,
    placeholder,
    alt,
    altFr,
    ...(focus && { focusX: focus.x, focusY: focus.y }),
  }
  const name = path.slice('/pictures/'.length)
  const upload = { path, store, isThere: () => store.has(name), put: () => store.write(name, master) }
  await keepUpload(db, upload, async (tx) => {
    await upsertPicture(tx, picture)
    if (isAhead) await wishDerived(tx, path)
    const after = { path, width, height }
    await recordChange(tx, actor, { action: 'create', entity: 'picture', entityId: null, label: path, after })
  })
  return path
}

/** Takes in a file that somebody sent. */
export async function storePicture(
  context: Context,
  store: PictureStore,
  bytes: Buffer,
  about?: About,
): Promise<string> {
  requirePermission(context.actor, 'picture:upload')
  if (store.isOnDisk) await context.room?.forFile(WITH_WIDTHS * bytes.length)
  return storeMaster(context, store, await runPictureTask('encodeMaster', async () => bytes), about)
}
