import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import type { Picture } from '#ui/picture-address.ts'
import {
  type PublicMediaPartner,
  type StaffMediaPartner,
  toPublicMediaPartner,
  toStaffMediaPartner,
} from './media-partner.public.ts'
import { findActiveMediaPartners, findMediaPartners } from './media-partner.repository.server.ts'
import type { MediaPartnerFilter } from './media-partner.schema.ts'
import { mediaPartners } from './media-partner.table.server.ts'

function describeLogos(db: Database, rows: readonly { logo: string | null }[]): Promise<Map<string, Picture>> {
  return describePictures(
    db,
    rows.flatMap(({ logo }) => logo ?? []),
  )
}

/** Those we publish with, for everybody. */
export async function listMediaPartners({ db }: Context): Promise<PublicMediaPartner[]> {
  const rows = await findActiveMediaPartners(db)
  const described = await describeLogos(db, rows)
  return rows.map((row) => toPublicMediaPartner(row, described))
}

/** All there are, those that are switched off too. */
export async function listMediaPartnersForStaff(
  { db, actor }: Context,
  paging: Paging,
  filter: Partial<MediaPartnerFilter> = {},
): Promise<Page<StaffMediaPartner>> {
  requirePermission(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findMediaPartners(db, filter, window)
  const described = await describeLogos(db, rows)
  const items = rows.map((row) => toStaffMediaPartner(row, described))
  return toPage(window, items, total)
}

/** One partner, as staff just wrote it; visitors read the row of them. */
export async function getMediaPartner({ db, actor }: Context, id: number): Promise<StaffMediaPartner> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findRow(db, mediaPartners, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.logo ? [row.logo] : [])
  return toStaffMediaPartner(row, described)
}
