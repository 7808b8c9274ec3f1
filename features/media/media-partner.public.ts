import type { Picture } from '#ui/picture-address.ts'
import type { mediaPartners } from './media-partner.table.server.ts'

type MediaPartnerRow = typeof mediaPartners.$inferSelect

/** What visitors see of a partner: its address for letters is the house's own business. */
export interface PublicMediaPartner
  extends Pick<
    MediaPartnerRow,
    'id' | 'name' | 'description' | 'descriptionFr' | 'website' | 'partnershipType' | 'isDemo'
  > {
  /** The picture of `logo` with what a page needs to show it. */
  picture: Picture | null
}

export function toPublicMediaPartner(row: MediaPartnerRow, described: Map<string, Picture>): PublicMediaPartner {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    descriptionFr: row.descriptionFr,
    website: row.website,
    partnershipType: row.partnershipType,
    isDemo: row.isDemo,
    picture: row.logo === null ? null : (described.get(row.logo) ?? null),
  }
}

/** What leaves the server for staff. A row never does. */
export interface StaffMediaPartner extends PublicMediaPartner {
  logo: string | null
  contactEmail: string | null
  isActive: boolean
  createdAt: string
  updatedAt: string
}

export function toStaffMediaPartner(row: MediaPartnerRow, described: Map<string, Picture>): StaffMediaPartner {
  return {
    ...toPublicMediaPartner(row, described),
    logo: row.logo,
    contactEmail: row.contactEmail,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
