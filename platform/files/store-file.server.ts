import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { withoutControls } from '#common/schema.ts'
import type { Context, Room } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { keepUpload } from '#platform/storage/keep-upload.server.ts'
import { insertFile } from './file.repository.server.ts'
import type { FileStore } from './file-store.server.ts'
import { fileTypeOf, type StoredFile, servedName } from './file-types.ts'

interface Upload {
  /** As it was called where it came from. */
  name: string
  bytes: Buffer | AsyncIterable<Buffer>
  /** As far as it is known before all of it has come. */
  size?: number
}

/** While a recording comes, others may fill the disk: asked again after so many bytes. */
const ROOM_FOR = 8 * 1024 * 1024

async function* whileThereIsRoom(pieces: Iterable<Buffer> | AsyncIterable<Buffer>, room: Room | undefined) {
  let unasked = 0
  for await (const piece of pieces) {
    unasked += piece.length
    if (unasked > ROOM_FOR) {
      await room?.forFile(ROOM_FOR)
      unasked = 0
    }
    yield piece
  }
}

const LONGEST_NAME = 200

/** Takes a document or a recording in, under its content's address. What it is, its bytes say; its name does not. */
export async function storeFile({ db, actor, room }: Context, store: FileStore, upload: Upload): Promise<StoredFile> {
  requirePermission(actor, 'file:upload')
  await room?.forFile(upload.size ?? 0)
  const pieces = Buffer.isBuffer(upload.bytes) ? [upload.bytes] : upload.bytes
  const incoming = await store.receive(whileThereIsRoom(pieces, room))
  try {
    const type = fileTypeOf(incoming.head)
    if (!type) throw new AppError('not_a_document')
    if (incoming.bytes > type.maxBytes) throw new AppError('file_too_large')
    const served = servedName(upload.name, type.extension)
    const file: StoredFile = {
      path: `/files/${incoming.hash}/${served}`,
      name: withoutControls(upload.name).slice(0, LONGEST_NAME) || served,
      contentType: type.contentType,
      bytes: incoming.bytes,
    }
    const bytes = {
      path: file.path,
      store: store.objects,
      isThere: async () => (await store.objects.stat(file.path.slice(1))) !== null,
      put: () => incoming.keep(served),
    }
    await keepUpload(db, bytes, async (tx) => {
      await insertFile(tx, file)
      await recordChange(tx, actor, { action: 'create', entity: 'file', entityId: null, label: file.name, after: file })
    })
    return file
  } finally {
    // Where it was not taken over.
    await incoming.drop()
  }
}
