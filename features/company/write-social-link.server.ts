import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { deleteSocialLinkRow, insertSocialLink, updateSocialLinkRow } from './social-link.repository.server.ts'
import type { SocialLinkInput } from './social-link.schema.ts'

export async function createSocialLink({ db, actor }: Context, input: SocialLinkInput): Promise<number> {
  requirePermission(actor, 'social-link:write')
  return db.transaction(async (tx) => {
    const id = await insertSocialLink(tx, input)
    await announceContentChange(tx)
    return id
  })
}

export async function updateSocialLink({ db, actor }: Context, id: number, input: SocialLinkInput): Promise<void> {
  requirePermission(actor, 'social-link:write')
  await db.transaction(async (tx) => {
    if (!(await updateSocialLinkRow(tx, id, input))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}

export async function deleteSocialLink({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'social-link:write')
  await db.transaction(async (tx) => {
    if (!(await deleteSocialLinkRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
