import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import type { SocialLinkInput } from './social-link.schema.ts'
import { socialMediaLinks } from './social-link.table.server.ts'

export const socialLinkKind: ContentKind<typeof socialMediaLinks.$inferSelect, SocialLinkInput> = {
  entity: 'social-link',
  permission: 'social-link:write',
  api: { path: '/api/social-media', tag: 'Company' },
  table: socialMediaLinks,
  label: ({ platform }) => platform,
}

export const { create: createSocialLink, update: updateSocialLink } = writerOf(socialLinkKind)
