import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import type { MediaPartnerInput } from './media-partner.schema.ts'
import { mediaPartners } from './media-partner.table.server.ts'

export const mediaPartnerKind: ContentKind<typeof mediaPartners.$inferSelect, MediaPartnerInput> = {
  entity: 'media-partner',
  permission: 'partner:write',
  api: { path: '/api/admin/media-partners', tag: 'Media' },
  table: mediaPartners,
  label: ({ name }) => name,
  check: (db, { logo }) => requireStoredPictures(db, { logo }),
}

export const { create: createMediaPartner, update: updateMediaPartner } = writerOf(mediaPartnerKind)
