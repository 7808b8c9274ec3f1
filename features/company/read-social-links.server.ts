import { AppError } from '#common/errors.ts'
import { MAX_PAGE_SIZE, type Page, type Paging } from '#common/pagination.ts'
import { can, requirePermission } from '#common/permissions.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { type PublicSocialLink, toPublicSocialLink } from './social-link.public.ts'
import { findSocialLinks } from './social-link.repository.server.ts'
import { socialMediaLinks } from './social-link.table.server.ts'

/** Where else to find the house; staff also see links that are switched off. */
export async function listSocialLinks({ db, actor }: Context, paging: Paging): Promise<Page<PublicSocialLink>> {
  const includeInactive = can(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findSocialLinks(db, { includeInactive, window })
  return toPage(window, rows.map(toPublicSocialLink), total)
}

/** The icons below every page, whoever looks at it. */
export function listPublicSocialLinks({ db }: Context): Promise<Pick<PublicSocialLink, 'platform' | 'url'>[]> {
  return readKnownLinks(db)
}

const readKnownLinks = lastKnown(async (db) => {
  const window = { limit: MAX_PAGE_SIZE, offset: 0 }
  const { rows } = await findSocialLinks(db, { includeInactive: false, window })
  return rows.map(({ platform, url }) => ({ platform, url }))
})

/** One link, as staff just wrote it; visitors read the list. */
export async function getSocialLink({ db, actor }: Context, id: number): Promise<PublicSocialLink> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findRow(db, socialMediaLinks, id)
  if (!row) throw new AppError('not_found')
  return toPublicSocialLink(row)
}
