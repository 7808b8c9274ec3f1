import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { type PublicSocialLink, toPublicSocialLink } from './social-link.public.ts'
import { findSocialLink } from './social-link.repository.server.ts'

/** One link, as staff just wrote it; visitors read the list. */
export async function getSocialLink({ db, actor }: Context, id: number): Promise<PublicSocialLink> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findSocialLink(db, id)
  if (!row) throw new AppError('not_found')
  return toPublicSocialLink(row)
}
