import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredFiles } from '#features/files/require-stored-files.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deletePodcastRow, findPodcast, insertPodcast, updatePodcastRow } from './podcast.repository.server.ts'
import type { PodcastInput } from './podcast.schema.ts'
import { publicationDate } from './publication.ts'

export async function createPodcast({ db, actor }: Context, input: PodcastInput): Promise<number> {
  requirePermission(actor, 'podcast:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { coverImage: input.coverImage })
    await requireStoredFiles(tx, { audioUrl: input.audioUrl })
    const id = await insertPodcast(tx, { ...input, publishedAt: publicationDate(input) })
    await announceContentChange(tx)
    return id
  })
}

export async function updatePodcast({ db, actor }: Context, id: number, input: PodcastInput): Promise<void> {
  requirePermission(actor, 'podcast:write')
  await db.transaction(async (tx) => {
    const before = await findPodcast(tx, id)
    if (!before) throw new AppError('not_found')
    await requireStoredPictures(tx, { coverImage: input.coverImage })
    await requireStoredFiles(tx, { audioUrl: input.audioUrl })
    await updatePodcastRow(tx, id, { ...input, publishedAt: publicationDate(input, before) })
    await announceContentChange(tx)
  })
}

export async function deletePodcast({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'podcast:write')
  await db.transaction(async (tx) => {
    if (!(await deletePodcastRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
