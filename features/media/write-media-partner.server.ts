import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { insertMediaPartner } from './media-partner.repository.server.ts'
import type { MediaPartnerInput } from './media-partner.schema.ts'

export async function createMediaPartner({ db, actor }: Context, input: MediaPartnerInput): Promise<number> {
  requirePermission(actor, 'partner:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { logo: input.logo })
    const id = await insertMediaPartner(tx, input)
    await announceContentChange(tx)
    return id
  })
}
