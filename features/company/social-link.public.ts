import type { socialMediaLinks } from './social-link.table.server.ts'

type SocialLinkRow = typeof socialMediaLinks.$inferSelect

/** What leaves the server about a social media link. A row never does. */
export interface PublicSocialLink extends Omit<SocialLinkRow, 'createdAt' | 'updatedAt'> {
  createdAt: string
  updatedAt: string
}

export function toPublicSocialLink(row: SocialLinkRow): PublicSocialLink {
  return {
    id: row.id,
    platform: row.platform,
    url: row.url,
    isActive: row.isActive,
    displayOrder: row.displayOrder,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
